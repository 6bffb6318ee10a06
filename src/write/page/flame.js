// SPDX-License-Identifier: GPL-3.0-or-later
//
// The flame graph, drawn as an icicle: the root is at the top, or in the middle if it is a
// function, with its callers above and what it calls below.  Frames too narrow to be seen are put
// together into one box, so that their cost shows.

const flame = (() => {
  const ROW = 22; // pixels; page.css says the same
  const NARROW = 3; // pixels: narrower frames are put together
  const WIDE = 80; // pixels: (other) is unfolded if at least as wide
  const ROOMY = 110; // pixels: wider frames have their share in digits
  const DEEP = 250; // most levels drawn; zoom in to see deeper ones
  const HIGH = 24; // most levels of callers above a function
  const BARE = /^(?:_start|0x[\da-f]+)$/; // names that say nothing of what runs before main
  const RUNTIME = /^(?:\(below main\)|_start|__libc_start\w*(?:@.*)?|0x[\da-f]+)$/;

  // The tags of a frame in addresses, those of its functions' keys.
  function tagsOf(frame) {
    return [...(frame.through ?? []), frame].map(({ node: { rows } }) => {
      rows[0].tag ??= state.tag(rows[0].key);
      return rows[0].tag;
    });
  }

  // Frames of what runs before main that have all the cost of the one before are one with it:
  // "through" has those that a frame is reached through.
  function withRuntime(below) {
    const whole = (frames, { value }) =>
      frames.reduce((n, each) => n + each.value, 0) >= 0.999 * value;
    const isRuntime = ({ node }) => RUNTIME.test(node.name);
    const last = (frame) => {
      const through = [];
      let at = frame;
      let next = isRuntime(at) ? below(at) : [];
      while (next.length === 1 && isRuntime(next[0]) && whole(next, at)) {
        through.push(at);
        [at] = next;
        next = below(at);
      }
      return through.length ? { ...at, through } : at;
    };
    return (frame) => {
      const frames = below(frame);
      const [only] = frames;
      if (frame.node || frames.length !== 1 || !isRuntime(only)) return frames.map(last);
      const next = below(only);
      if (!whole(frames, frame) || !whole(next, only)) return frames.map(last);
      return next.map(last).map((each) => {
        return { ...each, through: [only, ...(each.through ?? [])] };
      });
    };
  }

  // The frames on the path from the root to the frame that is zoomed to.
  function zoomed({ root, below }, at) {
    const way = [root];
    let left = at.split('.').filter(Boolean);
    while (left.length) {
      const tags = left;
      const next = below(way[way.length - 1]).find((frame) =>
        tagsOf(frame).every((tag, i) => tag === tags[i])
      );
      if (!next) break;
      way.push(next);
      left = left.slice(tagsOf(next).length);
    }
    return way;
  }

  // The context of a flame graph, or null if no event adds up; suffix: '', or with --diff '_old' or
  // '_new'.  The root is the program, or the function that is opened or focused on.  It has a half
  // for each direction: {up, sign: -1 if it is drawn upwards, next(frame) of a node's frame,
  // below(frame): the same of those that are drawn, way: the frames zoomed to}.
  function start(page) {
    const { place, report } = page;
    const row = page.row ?? page.focused;
    const side = page.chosen.name ? `@${place.slice}` : '';
    const suffix = report.diff ? (place.side === 'old' ? '_old' : '_new') : side;
    const calls = page.calls();
    const event = data.additive(report, page.event);
    if (!event) return null;
    const of = graph.costs(calls, event.index, suffix);
    const node = row ? calls.nodeOf[row.id] : null;
    const total = event['total' + suffix] ?? event.total;
    const root = graph.root(of, node, total);
    const down = (frame) => graph.below(calls, of, frame);
    const above = (frame) => (frame.node ? graph.above(calls, of, frame) : graph.leaves(calls, of));
    const half = (up, sign) => {
      const next = graph.without(calls, up ? above : down, up, ({ rows }) =>
        rows.every(page.isHidden)
      );
      const below = withRuntime(graph.joined(calls, next));
      const mine = !node || (place.dir === 'up') === up;
      const way = zoomed({ root, below }, mine ? place.at : '');
      return { up, sign, next, below, way };
    };
    const halves = node ? [half(false, 1), half(true, -1)] : [half(place.dir === 'up', 1)];
    return { event, root, total, halves, node, of, suffix };
  }

  // Lays out a half of the graph level by level, without recursion: graphs may be deep.
  function layout({ sign, up, below, way }, width, deepest) {
    const boxes = [];
    let path = [];
    way.forEach((frame, level) => {
      if (level) path = path.concat(tagsOf(frame));
      const dir = up ? 'up' : 'down';
      const box = { frame, level: sign * level, dir, x: 0, width };
      boxes.push({ ...box, path: path.join('.') });
    });
    let row = [boxes[boxes.length - 1]];
    const most = sign < 0 ? HIGH : deepest;
    let level = way.length;
    while (row.length && level < most) {
      const next = [];
      for (const box of row) {
        const { dir } = box;
        const { value } = box.frame;
        if (!(value > 0)) continue;
        if (box.frame.node?.other && box.width < WIDE) continue;
        const frames = below(box.frame);
        const sum = frames.reduce((n, child) => n + child.value, 0);
        const scale = box.width / Math.max(value, sum);
        const place = { level: sign * level, dir, above: box };
        const narrow = [];
        let { x } = box;
        for (const frame of frames) {
          const wide = frame.value * scale;
          if (wide < NARROW) {
            narrow.push(frame);
            continue;
          }
          const tags = tagsOf(frame).join('.');
          const to = box.path ? `${box.path}.${tags}` : tags;
          next.push({ ...place, frame, x, width: wide, path: to });
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
    if (frame.node) {
      const own = frame.node.name;
      const main = (frame.through ?? []).find(({ node }) => node.name === '(below main)');
      return BARE.test(own) && main ? '(below main)' : own;
    }
    if (page.chosen.name) return page.chosen.name;
    const wanted = context.suffix === '_old' ? 'old' : 'new';
    const mine = page.report.profiles.find((each) => each.side === wanted);
    return mine?.command || 'The whole program';
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
  function rateOf({ chosen, event, report }, { node }) {
    if (!event.ratio || !node || node.members || node.cycle) return null;
    return show.cost(event, chosen.of(node.rows[0]).inclusive[event.index] ?? null, report.diff);
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
    if (page.report.diff && node) {
      const change = changeOf(page, context, node);
      words.push(`${show.count(change.by, true)} in all from old to new`);
    }
    const rate = rateOf(page, frame);
    if (rate !== null) words.push(`${page.event.name} ${rate}`);
    if (frame.through) {
      const own = name(page, context, frame);
      const run = [...frame.through, frame].map((each) => each.node.name);
      words.push(`with ${run.filter((each) => each !== own).join(', ')}`);
    }
    if (frame.count === undefined) words.push('an estimate, divided as the callers paid');
    return words.filter(Boolean).join(', ');
  }

  // What all frames of a frame's function cost, if that is more.
  function more(context, { frame }) {
    const all = frame?.node && context.of.get(frame.node).cost;
    if (!(Number(all) > frame?.value * 1.0001)) return '';
    return `, in all its frames ${show.count(all)}, ${part(context, all)}`;
  }

  function changeOf(page, context, node) {
    const at = (suffix) => graph.costs(page.calls(), context.event.index, suffix).get(node).cost;
    const old = at('_old');
    const now = at('_new');
    const by = sums.sub(now, old);
    return {
      by,
      ofOwn: old ? show.relative(old, now) : 'new',
      part: sums.share(by, sums.max(old, now)) ?? 0,
    };
  }

  // The tint of a frame's rate, or its change: four times the program's is the hottest.
  function rateTint({ chosen, event, report }, { members, rows }) {
    const rate = members ? null : (chosen.of(rows[0]).inclusive[event.index] ?? null);
    const { after, cost } = chosen.sum(event);
    return html.tint(sums.share(rate, 4 * (after ?? cost)), report.diff) ?? 'plain';
  }

  // The tint of a function's object or file, darker the more of the cost is its own.
  function hue(page, row, self, cost) {
    const own = Math.ceil((3 * Number(self)) / Number(cost)) || 0;
    return `${page.colours().hue(row)}${2 + Math.max(0, Math.min(3, own))}`;
  }

  // The tint of a frame's change or rate, or else of its function.
  function tint(page, context, frame) {
    if (!frame.node || frame.node.other) return 'plain';
    if (page.event.whole) return rateTint(page, frame.node);
    if (page.report.diff) return html.tint(changeOf(page, context, frame.node).part, true);
    const { cost, self } = context.of.get(frame.node);
    return hue(page, frame.node.rows[0], self, cost);
  }

  // What a frame has beside its name: its share or rate, or with --diff how its function has changed.
  function digits(page, context, { node, value }) {
    const rate = rateOf(page, { node });
    if (rate !== null) return rate;
    if (!page.report.diff || !node) return part(context, value);
    const { by, ofOwn } = changeOf(page, context, node);
    return by ? ofOwn : '';
  }

  function makeFrame(page, context, box) {
    const { frame, narrow } = box;
    box.told = sentence(page, context, box);
    const text = narrow
      ? box.width > 40 && `(${narrow.length})`
      : box.width > 30 && html.named(name(page, context, frame));
    const roomy = !narrow && box.width > ROOMY;
    const width = Math.max(1, box.width - 1);
    const attributes = {
      tint: !narrow && tint(page, context, frame),
      class: [box.outer && 'above', !narrow && frame.count === undefined && 'estimate'],
      tabindex: '-1',
      role: narrow && 'note',
      'data-share': roomy && digits(page, context, frame),
      'aria-label': box.told,
      title: box.told,
      'aria-current': box.current && 'true',
      draggable: 'false',
      style: { left: `${box.x}px`, top: `${box.top}px`, width: `${width}px` },
    };
    box.element = el(narrow ? 'span.frame.narrow' : 'a.frame.squeeze', attributes, text);
    return box.element;
  }

  // The box that an arrow key leads to from a box, or undefined.
  function neighbour(boxes, box, key) {
    const level = (n) => boxes.filter((other) => other.level === n);
    const beside = level(box.level);
    const at = beside.indexOf(box);
    const middle = box.x + box.width / 2;
    const isAt = ({ x, width }) => x <= middle && middle < x + width;
    const near = (n) =>
      box.above?.level === n
        ? box.above
        : (level(n).find(({ above }) => above === box) ?? level(n).find(isAt));
    const steps = {
      ArrowLeft: () => beside[at - 1],
      ArrowRight: () => beside[at + 1],
      ArrowUp: () => near(box.level - 1),
      ArrowDown: () => near(box.level + 1),
    };
    return steps[key]?.();
  }

  // The boxes of a graph, those of both halves, from the top.
  function boxesOf(context, width, deepest = DEEP) {
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
    for (const box of boxes) box.top = (box.level - high) * ROW;
    const height = (levels.reduce((a, b) => Math.max(a, b)) - high + 1) * ROW;
    return { boxes, height, cut: drawn.some(({ cut }) => cut) };
  }

  // Draws a graph; told(text) shows the sentence on the current frame.
  function stageOf(page, context, width, told) {
    const drawn = boxesOf(context, width);
    const { boxes } = drawn;
    const elements = new Map(boxes.map((box) => [makeFrame(page, context, box), box]));
    const alike = sums.groups(boxes, ({ frame }) => frame?.node);
    const style = { height: `${drawn.height}px` };
    const stage = el('div.frames', { style }, [...elements.keys()]);
    const main = boxes.filter(({ current }) => current).pop();
    let lit = [];
    // Says what a frame is, and marks all frames of its function.
    const tell = (box) => {
      if (!box) return;
      told(box.told + more(context, box));
      for (const each of lit) each.element.classList.remove('alike');
      const node = box !== main && box.frame?.node;
      lit = node ? alike.get(node) : [];
      for (const each of lit) each.element.classList.add('alike');
    };
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
    html.rove(stage, element);
    element.focus();
  }

  // The context of the whole program, whatever the address says.
  function program(page) {
    const place = { ...page.place, at: '', dir: 'down' };
    return start({ ...page, place, row: null, focused: null });
  }

  // The frames of the first levels below the program, which lead to the graph.
  function strip(page, width, levels) {
    const context = program(page);
    const { boxes } = boxesOf(context, width, levels + 1);
    const frames = boxes.slice(1).map((box) => {
      const element = makeFrame(page, context, box);
      element.style.top = `${(box.level - 1) * ROW}px`;
      const to = { view: 'flame', fn: '', at: box.path, dir: 'down' };
      if (box.frame) element.href = state.link(to);
      return element;
    });
    if (frames[0]) frames[0].tabIndex = 0;
    return frames;
  }

  let search = () => {}; // updates the links and marks of the last graph
  let marked = []; // the elements that it has marked, in order

  // Focuses the next marked frame, or with -1 the one before.
  function step(by) {
    const element = html.turn(marked, by);
    if (element) focus(element.parentElement, element);
  }

  function render(page, width) {
    const context = start(page);
    if (!context) return el('p.note', 'No event here adds up.');
    const info = el('p.info');
    const drawn = stageOf(page, context, width, (text) => (info.textContent = text));
    const field = controls.field(step);
    const crumbs = el('nav.crumbs', { 'aria-label': 'Frames above' });
    const choices = el('span.field');
    const call = (frame) => shortName(page, context, frame);
    search = (now) => {
      for (const { dir, element, frame, path } of drawn.boxes)
        if (frame) element.href = state.link({ at: path, dir });
      const [found, lines] = controls.search(now, drawn);
      marked = found.map(({ element }) => element);
      field.update(now, lines, marked.length);
      crumbs.replaceChildren(...controls.crumbs(context, call, tagsOf));
      choices.replaceChildren(...controls.tools(now, context));
    };
    search(page);
    return el(
      'section.flame',
      { 'aria-label': 'Flame graph. Arrows move, Enter zooms, Escape goes back.' },
      el('div.tools', field.element, choices, controls.saver(drawn)),
      ...[field.status, crumbs, info],
      page.event.whole && el('p.note', controls.meaning(page.event)),
      drawn.stage,
      controls.notes(page, drawn),
      controls.legend(page, drawn)
    );
  }

  return {
    ROW,
    focus,
    hue,
    render,
    search: (page) => search(page),
    step,
    strip,
  };
})();
