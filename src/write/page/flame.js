// SPDX-License-Identifier: GPL-3.0-or-later
//
// The flame graph, drawn as an icicle: the root is at the top.  Frames too
// narrow to be seen are put together into one box, so that their cost shows.

const flame = (() => {
  const ROW = 22; // pixels; page.css says the same
  const LONG = 160; // most letters of a name in a sentence
  const NARROW = 3; // pixels: narrower frames are put together
  const WIDE = 80; // pixels: (other) is unfolded if at least as wide
  const DEEP = 250; // most levels drawn; zoom in to see deeper ones

  // The tag of a frame in addresses: a short hash of its function's key, the
  // same in the pages of other builds.
  function tagOf({ node }) {
    const [row] = node.rows;
    if (row.tag) return row.tag;
    let hash = 0x811c9dc5;
    for (const letter of row.key)
      hash = Math.imul(hash ^ letter.codePointAt(0), 0x01000193);
    row.tag = (hash >>> 0).toString(36);
    return row.tag;
  }

  // The frames on the path from the root to the frame that is zoomed to.
  function zoomed(page, context) {
    const way = [context.root];
    for (const key of page.place.at.split('.').filter(Boolean)) {
      const next = context
        .below(way[way.length - 1])
        .find((frame) => tagOf(frame) === key);
      if (!next) break;
      way.push(next);
    }
    return way;
  }

  // The context of a flame graph, or null if no event adds up; suffix: '', or
  // with --diff '_old' or '_new'.
  function start(page, suffix) {
    const { report, row } = page;
    const calls = page.calls();
    const event = data.additive(report, page.event);
    if (!event) return null;
    const of = graph.costs(calls, event.index, suffix);
    const up = page.place.dir === 'up';
    const node = row ? calls.nodeOf[row.id] : null;
    const total = event['total' + suffix] ?? event.total;
    const root = graph.root(of, node, total);
    const below = (frame) => {
      if (!up) return graph.below(calls, of, frame);
      return frame.node
        ? graph.above(calls, of, frame)
        : graph.leaves(calls, of);
    };
    return { event, root, total, up, below, node, suffix };
  }

  // Lays out boxes level by level, without recursion: graphs may be deep.
  function layout(context, way, width) {
    const boxes = [];
    const tags = way.slice(1).map(tagOf);
    way.forEach((frame, level) =>
      boxes.push({
        frame,
        level,
        x: 0,
        width,
        path: tags.slice(0, level).join('.'),
      })
    );
    let row = [boxes[boxes.length - 1]];
    let level = way.length;
    while (row.length && level < DEEP) {
      const next = [];
      for (const box of row) {
        const { value } = box.frame;
        if (!(value > 0)) continue;
        if (box.frame.node?.other && box.width < WIDE) continue;
        const below = context.below(box.frame);
        const sum = below.reduce((n, child) => n + child.value, 0);
        const scale = box.width / Math.max(value, sum);
        const narrow = [];
        let { x } = box;
        for (const frame of below) {
          const wide = frame.value * scale;
          if (wide < NARROW) {
            narrow.push(frame);
            continue;
          }
          const key = tagOf(frame);
          const path = box.path ? `${box.path}.${key}` : key;
          const child = { frame, level, x, width: wide, path, above: box };
          next.push(child);
          boxes.push(child);
          x += wide;
        }
        const rest = narrow.reduce((n, frame) => n + frame.value, 0) * scale;
        if (rest >= 1)
          boxes.push({ narrow, level, x, width: rest, above: box });
      }
      row = next;
      level++;
    }
    return { boxes, levels: level, cut: row.length > 0 };
  }

  // Marks the frames found in the graph drawn last; updates all frames' links.
  let search = () => {};

  // The field suffixes of the sides to draw: '', '_old', '_new'.
  function suffixes(page) {
    if (!page.report.diff) return [''];
    const { side } = page.place;
    if (side === 'both') return ['_old', '_new'];
    return side === 'old' ? ['_old'] : ['_new'];
  }

  function name(page, context, frame) {
    if (!frame.node) {
      const wanted = context.suffix === '_old' ? 'old' : 'new';
      const mine = page.report.profiles.find((each) => each.side === wanted);
      return mine?.command || 'The whole program';
    }
    return frame.node.name;
  }

  // The name, cut in the middle if it is too long for a sentence.
  function shortName(page, context, frame) {
    const whole = show.name(name(page, context, frame));
    if (whole.length <= LONG) return whole;
    return `${whole.slice(0, LONG / 2)}\u2026${whole.slice(-LONG / 2)}`;
  }

  function amount(frame) {
    if (frame.count !== undefined) return show.amount(frame.count);
    return `about ${show.about(frame.value)}`;
  }

  // A sentence on a frame or on a box of narrow frames.
  function sentence(page, context, box) {
    const total = Number(context.total);
    const { frame, narrow } = box;
    if (narrow) {
      const sum = narrow.reduce((n, each) => n + each.value, 0);
      const exact = narrow.every((each) => each.count !== undefined);
      return (
        `${show.plural(narrow.length, 'frame')} too narrow to show: ` +
        `${exact ? '' : 'about '}${show.about(sum)} ${context.event.name}, ` +
        show.percent(data.share(sum, total))
      );
    }
    const words = [
      `${shortName(page, context, frame)}: ${amount(frame)} ${context.event.name}`,
      show.percent(data.share(frame.value, total)),
    ];
    if (page.report.diff && frame.node) {
      const change = changeOf(page, context, frame.node);
      words.push(`${show.amount(change.by, true)} in all from old to new`);
    }
    const { node } = frame;
    if (page.event.ratio && node && !node.members && !node.cycle) {
      const value = node.rows[0].inclusive[page.event.index];
      words.push(`${page.event.name} ${show.cost(page.event, value)}`);
    }
    if (frame.count === undefined)
      words.push('an estimate, divided as the callers paid');
    return words.filter(Boolean).join(', ');
  }

  function changeOf(page, context, node) {
    const at = (suffix) =>
      graph.costs(page.calls(), context.event.index, suffix).get(node).cost;
    const old = at('_old');
    const now = at('_new');
    const by = data.sub(now, old);
    return { by, part: data.share(by, data.max(old, now)) ?? 0 };
  }

  // The tint of a frame's object or file, or of its change.
  function tint(page, context, frame) {
    if (!frame.node || frame.node.other) return 'plain';
    if (page.report.diff)
      return show.tint(changeOf(page, context, frame.node).part, true);
    return page.colours().hue(frame.node.rows[0]);
  }

  function makeFrame(page, context, box, current) {
    const { frame, narrow } = box;
    const told = sentence(page, context, box);
    const text = narrow
      ? box.width > 40 && `(${narrow.length})`
      : box.width > 30 && show.named(name(page, context, frame));
    return el(
      narrow ? 'span.frame.narrow' : 'a.frame.squeeze',
      {
        tint: !narrow && tint(page, context, frame),
        class: [
          box.level < current && 'above',
          !narrow && frame.count === undefined && 'estimate',
        ],
        tabindex: '-1',
        role: narrow ? 'note' : null,
        'aria-label': told,
        title: told,
        'aria-current': box.level === current && 'true',
        draggable: 'false',
        style: {
          left: `${box.x}px`,
          top: `${box.level * ROW}px`,
          width: `${Math.max(1, box.width - 1)}px`,
        },
      },
      text
    );
  }

  // The box that an arrow key leads to from a box, or undefined.
  function neighbour(boxes, box, key) {
    const level = (n) => boxes.filter((other) => other.level === n);
    const beside = level(box.level);
    const at = beside.indexOf(box);
    const middle = box.x + box.width / 2;
    const isAt = ({ x, width }) => x <= middle && middle < x + width;
    const steps = {
      ArrowLeft: () => beside[at - 1],
      ArrowRight: () => beside[at + 1],
      ArrowUp: () => box.above ?? level(box.level - 1)[0],
      ArrowDown: () =>
        boxes.find((other) => other.above === box) ??
        level(box.level + 1).find(isAt),
    };
    return steps[key]?.();
  }

  // Draws a graph; told(text) shows the sentence on the current frame.
  function stageOf(page, context, width, told) {
    const way = zoomed(page, context);
    const drawn = layout(context, way, width);
    const current = way.length - 1;
    const elements = new Map();
    for (const box of drawn.boxes) {
      box.element = makeFrame(page, context, box, current);
      elements.set(box.element, box);
    }
    const style = { height: `${drawn.levels * ROW}px` };
    const stage = el('div.frames', { style }, [...elements.keys()]);
    const tell = (box) => box && told(box.element.title);
    const boxOf = (event) => elements.get(event.target.closest('.frame'));
    const zoomedBox = drawn.boxes[current];
    tell(zoomedBox);
    zoomedBox.element.tabIndex = 0;
    // Browsers may send mousemove when frames move under a resting mouse.
    stage.addEventListener('mousemove', (event) => {
      if (event.movementX || event.movementY) tell(boxOf(event));
    });
    stage.addEventListener('mouseleave', () => tell(zoomedBox));
    stage.addEventListener('focusin', (event) => tell(boxOf(event)));
    stage.addEventListener('keydown', (event) => {
      const box = boxOf(event);
      const next = box && neighbour(drawn.boxes, box, event.key);
      if (!event.key.startsWith('Arrow') || event.altKey) return;
      event.preventDefault();
      if (!next) return;
      box.element.tabIndex = -1;
      next.element.tabIndex = 0;
      next.element.focus();
    });
    return { stage, drawn, way, context };
  }

  // The graphs of the sides; the width of each is in proportion to its total.
  function stages(page, width, told) {
    const contexts = suffixes(page).map((suffix) => start(page, suffix));
    if (!contexts[0]) return [];
    const most = Math.max(...contexts.map(({ root }) => root.value));
    return contexts.map((context) => {
      const part = contexts.length > 1 && most ? context.root.value / most : 1;
      return stageOf(page, context, Math.max(1, width * part), told);
    });
  }

  function render(page, width) {
    const info = el('p.info');
    const told = (text) => (info.textContent = text);
    const all = stages(page, width, told);
    if (!all.length) return el('p.note', 'No event here adds up.');
    const [{ context, way }] = all;
    const drawn = {
      boxes: all.flatMap((each) => each.drawn.boxes),
      cut: all.some((each) => each.drawn.cut),
    };
    const found = el('p.note');
    const tools = el('div.tools');
    search = (now) => {
      const marked = new Set(drawn.boxes.filter(controls.search(now)));
      for (const box of drawn.boxes) {
        box.element.classList.toggle('found', marked.has(box));
        if (box.frame) box.element.href = state.link({ at: box.path });
      }
      found.replaceChildren(...controls.found(now, context, marked));
      if (found.firstChild) info.after(found);
      else found.remove();
      tools.replaceChildren(...controls.tools(now, context, way));
    };
    const section = el(
      'section.flame',
      {
        'aria-label':
          'Flame graph. Arrows move, Enter zooms, Escape goes back.',
      },
      tools,
      info,
      all.map(({ stage }) => stage),
      controls.notes(page, context, drawn),
      controls.legend(page, drawn.boxes)
    );
    search(page);
    return section;
  }

  return { render, search: (page) => search(page) };
})();
