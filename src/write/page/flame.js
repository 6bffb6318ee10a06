// SPDX-License-Identifier: GPL-3.0-or-later
//
// The flame graph, drawn as an icicle: the root is at the top, or in the middle if it is a
// function, with its callers above and what it calls below.  Frames too narrow to be seen are put
// together into one box, so that their cost shows.

const flame = (() => {
  const ROW = 22; // pixels, at least; page.css has the same
  const HIGHEST = 48; // pixels of a row where there is room
  const NARROW = 3; // pixels: narrower frames are put together
  const WIDE = 80; // pixels: (other) is unfolded if at least as wide
  const AROUND = 240; // pixels of a window above and below the graph
  const NAMED = 18; // pixels: frames as wide have their name, at least two letters of it
  const ROOMY = 110; // pixels: wider frames have their share in digits
  const DEEP = 250; // most levels drawn; zoom in to see deeper ones
  const HIGH = 24; // most levels of callers above a function
  const RUNTIME = /^(?:\(below main\)|_start|__libc_start\w*(?:@.*)?|0x[\da-f]+)$/;

  // The tags of a frame in addresses, those of its functions' keys.
  function tagsOf(frame) {
    return [...(frame.through ?? []), frame].map(({ node: { rows } }) => {
      rows[0].tag ??= address.tag(rows[0].key);
      return rows[0].tag;
    });
  }

  // Frames of what runs before main give way to those that they lead to: "through" has those that a
  // frame is reached through.
  function withRuntime(below) {
    const size = (frames) => frames.reduce((n, { value }) => n + value, 0);
    const instead = (frame) => {
      const frames = RUNTIME.test(frame.node.name) ? below(frame) : [];
      if (size(frames) < 0.9 * frame.value) return [frame];
      const through = [...(frame.through ?? []), frame];
      return frames.flatMap((each) => instead({ ...each, through }));
    };
    return (frame) => {
      const frames = below(frame);
      if (frame.node) return frames;
      return frames.flatMap(instead).sort((a, b) => b.value - a.value || a.node.key - b.node.key);
    };
  }

  // The frames on the path from the root to the frame that is zoomed to.
  function zoomed({ root, below }, at) {
    const way = [root];
    let left = at.split('.').filter(Boolean);
    while (left.length) {
      const next = below(way[way.length - 1]).find((frame) =>
        tagsOf(frame).every((tag, i) => tag === left[i])
      );
      if (!next) break;
      way.push(next);
      left = left.slice(tagsOf(next).length);
    }
    return way;
  }

  // The context of a flame graph.  The root is the program, or the function that is opened.  It has
  // a half for each direction: {up, sign: -1 if it is drawn upwards, next(frame) of a node's frame,
  // below(frame): the same of those that are drawn, way: the frames zoomed to}.  Of changes, widths
  // are NEW's.
  function start(page) {
    const { additive: event, change, place, row, side } = page;
    const suffix = change ? '_new' : side.suffix;
    const calls = page.graph();
    const of = graph.costs(calls, event.index, suffix);
    const node = row ? calls.nodeOf[row.id] : null;
    const total = event['total' + suffix] ?? event.total;
    const root = graph.root(of, node, total);
    const down = (frame) => graph.below(calls, of, frame);
    const above = (frame) => (frame.node ? graph.above(calls, of, frame) : graph.leaves(calls, of));
    const half = (up, sign) => {
      const next = up ? above : down;
      const joined = graph.joined(calls, next);
      const below = up ? joined : withRuntime(joined);
      const mine = !node || (place.dir === 'up') === up;
      const way = zoomed({ root, below }, mine ? place.at : '');
      return { up, sign, next, below, way };
    };
    const halves = node ? [half(false, 1), half(true, -1)] : [half(place.dir === 'up', 1)];
    return { event, root, total, halves, node, of };
  }

  // Lays out a half of the graph level by level, without recursion: graphs may be deep.
  function layout({ sign, up, below, way }, width, deepest) {
    const boxes = [];
    let tags = [];
    way.forEach((frame, n) => {
      if (n) tags = tags.concat(tagsOf(frame));
      const box = { frame, level: sign * n, dir: up ? 'up' : 'down', x: 0, width };
      boxes.push({ ...box, path: tags.join('.') });
    });
    let row = [boxes[boxes.length - 1]];
    const most = sign < 0 ? HIGH : deepest;
    let level = way.length;
    while (row.length && level < most) {
      const next = [];
      for (const box of row) {
        const { dir, frame: top } = box;
        if (!(top.value > 0) || (top.node?.other && box.width < WIDE)) continue;
        const frames = below(top);
        const sum = frames.reduce((n, child) => n + child.value, 0);
        const scale = box.width / Math.max(top.value, sum);
        const place = { level: sign * level, dir, above: box };
        const narrow = [];
        let { x } = box;
        for (const frame of frames) {
          const wide = frame.value * scale;
          if (wide < NARROW) {
            narrow.push(frame);
            continue;
          }
          const path = [box.path, ...tagsOf(frame)].filter(Boolean).join('.');
          next.push({ ...place, frame, x, width: wide, path });
          x += wide;
        }
        const rest = narrow.reduce((n, frame) => n + frame.value, 0) * scale;
        if (rest >= 1) boxes.push({ ...place, narrow, x, width: rest });
      }
      boxes.push(...next);
      row = next;
      level++;
    }
    return { boxes, cut: row.length > 0 };
  }

  function name(page, context, frame) {
    if (frame.node) return frame.node.name;
    if (page.side.suffix) return page.side.name;
    return page.report.profiles.at(-1)?.command || 'The whole program';
  }

  function shortName(page, context, frame) {
    return show.cut(name(page, context, frame));
  }

  function amount(frame) {
    if (frame.count !== undefined) return show.count(frame.count);
    return `about ${show.count(Math.round(frame.value))}`;
  }

  function part(context, value) {
    return show.percent(sums.share(value, Number(context.total)));
  }

  // The rate of a frame's function as text, or null.
  function rateOf(page, { node }) {
    if (!page.event.ratio || !node || node.members || node.cycle) return null;
    return show.cost(page.event, page.cost(node.rows[0], 'inclusive'), page.change);
  }

  // A sentence on a frame or on a box of narrow frames.
  function sentence(page, context, box) {
    const { event } = context;
    const { frame, narrow } = box;
    if (narrow) {
      const value = narrow.reduce((n, each) => n + each.value, 0);
      const exact = narrow.every(({ count }) => count !== undefined);
      const sum = amount({ value, count: exact ? Math.round(value) : undefined });
      const many = show.plural(narrow.length, 'frame');
      return `${many} too narrow to show: ${sum} ${event.name}, ${part(context, value)}`;
    }
    const { node } = frame;
    const words = [
      `${shortName(page, context, frame)}: ${amount(frame)} ${event.name}`,
      part(context, frame.value),
    ];
    if (context.node && node !== context.node) {
      const share = sums.share(frame.value, context.root.value);
      words.push(`${show.percent(share)} of ${shortName(page, context, context.root)}`);
    }
    if (page.change && node) {
      const change = changeOf(page, context, node);
      words.push(`${show.count(change.by, true)} in all from old to new`);
    }
    const rate = rateOf(page, frame);
    if (rate !== null) words.push(`${page.event.name} ${rate}`);
    if (frame.through)
      words.push(`through ${frame.through.map((each) => each.node.name).join(', ')}`);
    if (graph.isEstimate(frame)) words.push('an estimate, divided as the callers paid');
    return words.filter(Boolean).join(', ');
  }

  // What all frames of a frame's function cost, if that is more.
  function more(context, { frame }) {
    const all = frame?.node && context.of.get(frame.node).cost;
    if (!(Number(all) > frame?.value * 1.0001)) return '';
    return `, in all its frames ${show.count(all)}, ${part(context, all)}`;
  }

  function changeOf(page, context, node) {
    const at = (suffix) => graph.costs(page.graph(), context.event.index, suffix).get(node).cost;
    const old = at('_old');
    const now = at('_new');
    const by = sums.sub(now, old);
    return {
      by,
      ofOwn: old ? show.relative(old, now) : 'new',
      part: sums.share(by, sums.max(old, now)) ?? 0,
    };
  }

  // The tint of a function's object or file, darker the more of the cost is its own.
  function hue(page, row, self, cost) {
    const own = Math.ceil((3 * Number(self)) / Number(cost)) || 0;
    return `${page.colours().hue(row)}${2 + Math.max(0, Math.min(3, own))}`;
  }

  // The tint of a frame's change, or else of its function.
  function tint(page, context, frame) {
    if (!frame.node || frame.node.other) return 'plain';
    if (page.change) return html.tint(changeOf(page, context, frame.node).part, true);
    const { cost, self } = context.of.get(frame.node);
    return hue(page, frame.node.rows[0], self, cost);
  }

  // What a frame has beside its name: its share or rate, or how its function, or the program, has
  // changed.
  function digits(page, context, { node, value }) {
    const rate = rateOf(page, { node });
    if (rate !== null) return rate;
    if (!page.change) return part(context, value);
    if (!node) return show.relative(context.event.total_old, context.event.total_new);
    const { by, ofOwn } = changeOf(page, context, node);
    return by ? ofOwn : '';
  }

  function makeFrame(page, context, box) {
    const { frame, narrow } = box;
    box.told = sentence(page, context, box);
    const share = !narrow && box.width > ROOMY && digits(page, context, frame);
    const text = narrow
      ? box.width > 40 && `(${narrow.length})`
      : box.width >= NAMED &&
        html.named(name(page, context, frame), share && el('span.share', { 'data-share': share }));
    const width = Math.max(1, box.width - 1);
    const attributes = {
      tint: !narrow && tint(page, context, frame),
      class: [
        ...[box.outer && 'above', box.hottest && 'hottest'],
        !narrow && graph.isEstimate(frame) && 'estimate',
      ],
      tabindex: '-1',
      role: narrow && 'note',
      'aria-label': box.told,
      title: box.told,
      'aria-current': box.current && 'true',
      draggable: 'false',
      style: {
        ...{ left: `${box.x}px`, top: `${box.top}px`, width: `${width}px` },
        ...{ height: `${box.high}px`, lineHeight: `${box.high}px` },
      },
    };
    box.element = el(narrow ? 'span.frame.narrow' : 'a.frame.squeeze', attributes, text);
    return box.element;
  }

  // The box that an arrow key leads to from a box, or undefined.
  function neighbour(boxes, box, arrow) {
    const level = (n) => boxes.filter((other) => other.level === n);
    const beside = level(box.level);
    const at = beside.indexOf(box);
    const middle = box.x + box.width / 2;
    const isAt = ({ x, width }) => x <= middle && middle < x + width;
    const near = (n) => level(n).find(({ above }) => above === box) ?? level(n).find(isAt);
    const steps = {
      ArrowLeft: () => beside[at - 1],
      ArrowRight: () => beside[at + 1],
      ArrowUp: () => near(box.level - 1),
      ArrowDown: () => near(box.level + 1),
    };
    return steps[arrow]?.();
  }

  // Marks the hottest path: from the root on the widest frame, while it has a quarter of the last.
  function outline(boxes) {
    const [root, ...others] = boxes.filter(({ frame, level }) => frame && level >= 0);
    let at = root?.level ? null : root;
    for (const box of others) {
      if (!at || box.level !== at.level + 1 || 4 * box.frame.value < at.frame.value) continue;
      if (box.outer || box.current || box.above === at) at = Object.assign(box, { hottest: true });
    }
  }

  // The boxes of a graph, those of both halves, from the top.
  function boxesOf(context, width, deepest = DEEP, room = 0) {
    const drawn = context.halves.map((half) => {
      const found = layout(half, width, deepest);
      const current = half.way.length - 1;
      found.boxes.forEach((box, i) => {
        box.half = half;
        box.outer = i < current;
        box.current = i === current;
      });
      return found;
    });
    const [first, second] = drawn;
    const boxes = [...(second?.boxes.slice(1) ?? []), ...first.boxes];
    // The root is in both halves, and is drawn once.
    const [root] = first.boxes;
    if (second) {
      const [copy] = second.boxes;
      if (copy.outer) Object.assign(root, { outer: true, current: false });
      for (const box of boxes) if (box.above === copy) box.above = root;
    }
    const levels = boxes.map(({ level }) => level);
    const high = levels.reduce((a, b) => Math.min(a, b), 0);
    const many = levels.reduce((a, b) => Math.max(a, b)) - high + 1;
    const row = Math.max(ROW, Math.min(HIGHEST, Math.floor(room / many)));
    for (const box of boxes) Object.assign(box, { top: (box.level - high) * row, high: row - 1 });
    outline(boxes);
    const height = many * row;
    return { boxes, height, cut: drawn.some(({ cut }) => cut) };
  }

  // Draws a graph; told(text) shows the sentence on the current frame.
  function stageOf(page, context, width, told) {
    const drawn = boxesOf(context, width, DEEP, innerHeight - AROUND);
    const { boxes } = drawn;
    const elements = new Map(boxes.map((box) => [makeFrame(page, context, box), box]));
    const style = { height: `${drawn.height}px` };
    const stage = el('div.frames', { style }, [...elements.keys()]);
    const main = boxes.filter(({ current }) => current).pop();
    const tell = (box) => box && told(box.told + more(context, box));
    const boxOf = (event) => elements.get(event.target.closest('.frame'));
    tell(main);
    main.element.tabIndex = 0;
    // Browsers may send mousemove when frames move under a resting mouse.
    stage.addEventListener('mousemove', (event) => {
      if (event.movementX || event.movementY) tell(boxOf(event));
    });
    stage.addEventListener('mouseleave', () => tell(main));
    stage.addEventListener('focusin', (event) => tell(boxOf(event)));
    stage.addEventListener('keydown', (event) => {
      const box = boxOf(event);
      const next = box && neighbour(boxes, box, event.key);
      if (!event.key.startsWith('Arrow') || event.altKey) return;
      event.preventDefault();
      if (next) focus(stage, next.element);
    });
    return { ...drawn, stage, context };
  }

  function focus(stage, element) {
    for (const each of stage.querySelectorAll('[tabindex="0"]')) each.tabIndex = -1;
    element.tabIndex = 0;
    element.focus();
  }

  // The frames of the first levels below the program, which lead to the graph, and how high they
  // are.
  function strip(page, width, levels) {
    const place = { ...page.place, at: '', dir: 'down' };
    const context = start({ ...page, place, row: null });
    const { boxes, height } = boxesOf(context, width, levels + 1);
    const frames = boxes.slice(1).map((box) => {
      const element = makeFrame(page, context, box);
      element.style.top = `${(box.level - 1) * ROW}px`;
      const to = { view: 'flame', fn: '', at: box.path, dir: 'down' };
      if (box.frame) element.href = address.link(to);
      return element;
    });
    if (frames[0]) frames[0].tabIndex = 0;
    return { frames, height: height - ROW };
  }

  // The path of frames to the one that is zoomed to, and links from that.
  function crumbsOf({ halves, node, root }, words) {
    const half = halves.find(({ way }) => way.length > 1) ?? halves[0];
    const dir = half.up ? 'up' : 'down';
    let path = [];
    const steps = half.way.map((frame, i) => {
      if (i) path = path.concat(tagsOf(frame));
      return [frame, { at: path.join('.'), dir }];
    });
    const [last] = steps.pop();
    if (!last.node) return [];
    const target = !last.node.members && last.node.rows[0].key;
    return [
      node && html.link({ fn: '', at: '', dir: 'down' }, 'Whole program'),
      ...steps.map(([frame, to]) => html.link(to, words(frame))),
      el('strong', words(last)),
      target && last !== root && html.link({ fn: target, at: '', dir: 'down' }, 'All its callers'),
      target && html.link({ view: 'function', fn: target, at: '' }, 'Its source'),
    ].filter(Boolean);
  }

  // Finds the nodes of some rows in all of a half of the graph; see graph.matching().
  function find(page, { root }, { next, sign, up, way }, wanted) {
    const last = way[way.length - 1];
    const own = last.node && !(sign < 0 && last === root);
    const isWanted = ({ members, rows }) => !members && rows.some((row) => wanted.has(row));
    const parts = graph.partsIn(last);
    const first = own ? parts : parts.flatMap(next);
    return graph.matching(page.graph(), first, next, up, isWanted);
  }

  // Marks the boxes that the search finds; returns [marked boxes in the order of steps, lines of
  // text: of each half what it finds].
  function lookFor(page, { boxes, context, stage }) {
    const { q } = page.place;
    const { test, wrong } = model.filter(q);
    const wanted = new Set(q && !wrong ? page.report.functions.filter(test) : []);
    const lines = q && wrong ? [`No regular expression: ${wrong}`] : [];
    const marked = new Set();
    for (const half of q && !wrong ? context.halves : []) {
      const found = find(page, context, half, wanted);
      const has = ({ frame, narrow }) =>
        narrow
          ? narrow.flatMap(graph.partsIn).some(({ node }) => found.holds.has(node))
          : [frame, ...(frame.through ?? [])].some(({ node }) => found.hits.has(node));
      for (const box of boxes) if (box.half === half && has(box)) marked.add(box);
      const way = context.halves.length < 2 ? '' : half.up ? 'callers: ' : 'callees: ';
      lines.push(
        el(
          'div',
          ...[way, el('code', show.name(q)), ` in ${list.many(page, wanted.size)}: `],
          `${amount(found)} ${context.event.name}, ${part(context, found.value)}`
        )
      );
    }
    for (const box of boxes) box.element.classList.toggle('found', marked.has(box));
    stage.classList.toggle('searched', Boolean(q && !wrong));
    return [[...marked], lines];
  }

  function notes(page, { context, cut }) {
    const words = [];
    if (context.event !== page.event)
      words.push(
        `${page.event.name} is a ratio and does not add up: widths show ${context.event.name}.`
      );
    if (!(context.root.value > 0)) words.push('It has no costs here.');
    if (cut) words.push('It goes on below: zoom in to see more.');
    return words.length > 0 && el('p.note', words.join(' '));
  }

  function swatch(colour, words) {
    return el('span.key', { tint: colour }, words);
  }

  function legend(page, { boxes }) {
    const colours = page.colours();
    const rows = boxes
      .filter(({ frame }) => frame?.node && !frame.node.other)
      .map(({ frame }) => frame.node.rows[0]);
    // The colours in use, each with the names of its objects or files.
    const hues = [...sums.groups(rows, colours.hue)].map(([colour, alike]) => {
      const whose = new Set(alike.map(colours.hueName));
      const some = [...whose].filter(Boolean).slice(0, 2);
      const end = whose.size > some.length ? ', \u2026' : '';
      return swatch(colour, (some.map(show.base).join(', ') || '(unknown)') + end);
    });
    const changes = [swatch('more4', 'more'), swatch('less4', 'less')];
    const items = page.change ? changes : hues;
    const why =
      'A profile has no stacks: below a function with several callers, ' +
      'costs are divided as the callers paid.';
    return el('p.legend', items, el('span.key.estimate', 'estimate'), el('span.note', why));
  }

  let search = () => {}; // updates the links and marks of the last graph
  let marked = []; // the elements that it has marked, in order

  // Focuses the next marked frame, or with -1 the one before.
  function step(by) {
    const at = marked.indexOf(document.activeElement);
    const from = at < 0 && by < 0 ? 0 : at;
    const element = marked[(from + by + marked.length) % marked.length];
    if (element) focus(element.parentElement, element);
  }

  function render(page, width) {
    if (!page.additive) return el('p.note', 'No event here adds up.');
    const context = start(page);
    const info = el('p.info');
    const drawn = stageOf(page, context, width, (text) => (info.textContent = text));
    const input = html.search('Search the flame graph', {
      onkeydown: (event) => event.key === 'Enter' && step(event.shiftKey ? -1 : 1),
    });
    const status = el('output.note');
    const crumbs = el('nav.crumbs', { 'aria-label': 'Frames above' });
    const directions = [
      ['down', 'from the program down'],
      ['up', 'from each function up'],
    ];
    search = (now) => {
      for (const { dir, element, frame, path } of drawn.boxes)
        if (frame) element.href = address.link({ at: path, dir });
      const [found, lines] = lookFor(now, drawn);
      marked = found.map(({ element }) => element);
      if (document.activeElement !== input) input.value = now.place.q;
      status.replaceChildren(...lines);
      crumbs.replaceChildren(...crumbsOf(context, (frame) => shortName(page, context, frame)));
    };
    search(page);
    return el(
      'section.flame',
      { 'aria-label': 'Flame graph. Arrows move, Enter zooms, Escape goes back.' },
      el(
        'div.tools',
        input,
        !context.node && el('label', 'Draw ', html.menu('dir', directions, page.place.dir))
      ),
      ...[status, crumbs, info],
      page.rest && el('p.note', `Of ${page.rest}.`),
      drawn.stage,
      notes(page, drawn),
      legend(page, drawn)
    );
  }

  return { ROW, focus, hue, render, search: (page) => search(page), strip };
})();
