// SPDX-License-Identifier: GPL-3.0-or-later
//
// The flame graph, as an icicle: each frame stands on those below it.  Only
// frames that can be seen are unfolded from the graph; those too narrow to be
// seen stand together as one, so that no cost is lost from sight.

const flame = (() => {
  const ROW = 22; // pixels; page.css says the same
  const NARROW = 3; // pixels: frames below that are put together
  const WIDE = 80; // pixels: what was cut is unfolded if it has as many
  const LONG = 160; // letters of a name in a sentence
  const DEEP = 250; // rows drawn; zoom in to see what is deeper

  function side(page) {
    if (!page.report.diff) return '';
    return page.place.side === 'old' ? '_old' : '_new';
  }

  // The frames on the way from the root to the one that is zoomed to.
  function zoomed(page, context) {
    const way = [context.root];
    for (const key of page.place.at.split('.').filter(Boolean)) {
      const next = context
        .unfold(way[way.length - 1])
        .find((frame) => String(frame.node.key) === key);
      if (!next) break;
      way.push(next);
    }
    return way;
  }

  function start(page) {
    const { report } = page;
    const calls = page.calls();
    const event = data.additive(report, page.event);
    if (!event) return null;
    const suffix = side(page);
    const of = graph.costs(calls, event.index, suffix);
    const up = page.place.dir === 'up';
    const { row } = page;
    const node = row ? calls.nodeOf[row.id] : null;
    const total = event['total' + suffix] ?? event.total;
    const root = graph.root(calls, of, node, total);
    const step = up && node ? graph.above : graph.below;
    const unfold = (frame) => step(calls, of, frame);
    return { event, of, root, total, up, unfold, node, suffix };
  }

  // Level by level, so that no depth of the graph is too deep.
  function layout(context, way, width) {
    const frames = [];
    way.forEach((frame, level) =>
      frames.push({ frame, level, x: 0, width, path: pathOf(way, level) })
    );
    let row = [frames[frames.length - 1]];
    let level = way.length;
    while (row.length && level < DEEP) {
      const next = [];
      for (const box of row) {
        const { value } = box.frame;
        if (!(value > 0)) continue;
        if (box.frame.node?.other && box.width < WIDE) continue;
        const below = context.unfold(box.frame);
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
          const key = frame.node.key;
          const path = box.path ? `${box.path}.${key}` : String(key);
          const child = { frame, level, x, width: wide, path, above: box };
          next.push(child);
          frames.push(child);
          x += wide;
        }
        const rest = narrow.reduce((n, frame) => n + frame.value, 0) * scale;
        if (rest >= 1)
          frames.push({ narrow, level, x, width: rest, above: box });
      }
      row = next;
      level++;
    }
    return { frames, levels: level, cut: row.length > 0 };
  }

  function pathOf(way, level) {
    return way
      .slice(1, level + 1)
      .map((frame) => frame.node.key)
      .join('.');
  }

  function name(page, frame) {
    if (!frame.node) {
      const old = page.report.diff && page.place.side === 'old';
      const wanted = old ? 'old' : 'new';
      const mine = page.report.profiles.find((each) => each.side === wanted);
      return mine?.command || 'The whole program';
    }
    return frame.node.name;
  }

  // A name that leaves room for what is said of it.
  function shortName(page, frame) {
    const whole = show.name(name(page, frame));
    if (whole.length <= LONG) return whole;
    return `${whole.slice(0, LONG / 2)}\u2026${whole.slice(-LONG / 2)}`;
  }

  function amount(frame) {
    if (frame.count !== undefined) return show.count(frame.count);
    return `about ${show.about(frame.value)}`;
  }

  // One sentence about a frame.
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
      `${shortName(page, frame)}: ${amount(frame)} ${context.event.name}`,
      show.percent(data.share(frame.value, total)),
    ];
    if (page.report.diff && frame.node) {
      const change = changeOf(page, context, frame.node);
      words.push(`${show.count(change.by, true)} in all from old to new`);
    }
    const { node } = frame;
    if (page.event.ratio && node && !node.members && !node.cycle) {
      const value = node.rows[0].inclusive[page.event.index];
      words.push(`${page.event.name} ${show.cost(page.event, value)}`);
    }
    if (frame.count === undefined)
      words.push('an estimate, divided as the callers paid');
    return words.join(', ');
  }

  function changeOf(page, context, node) {
    const at = (suffix) =>
      graph.costs(page.calls(), context.event.index, suffix).get(node).cost;
    const old = at('_old');
    const now = at('_new');
    const by = data.sub(now, old);
    return { by, part: data.share(by, data.max(old, now)) ?? 0 };
  }

  // What page.hue() says; with changes the colour says more or less.
  function colour(page, context, frame) {
    if (!frame.node || frame.node.other) return 'plain';
    if (page.report.diff)
      return show.heatClass(changeOf(page, context, frame.node).part, true);
    return `hue${page.hue(frame.node.rows[0])}`;
  }

  function makeFrame(page, context, box, current) {
    const { frame, narrow } = box;
    const zoom = box.level < current;
    const classes = ['frame'];
    if (narrow) classes.push('narrow');
    else classes.push(colour(page, context, frame));
    if (zoom) classes.push('above');
    if (!narrow && frame.count === undefined) classes.push('estimate');
    const text = narrow
      ? box.width > 40
        ? `(${narrow.length})`
        : ''
      : box.width > 24
        ? show.name(name(page, frame))
        : '';
    const element = show.el(
      narrow ? 'span' : 'a',
      {
        class: classes.join(' '),
        href: narrow ? null : state.link({ at: box.path }),
        tabindex: '-1',
        role: narrow ? 'note' : null,
        'aria-label': sentence(page, context, box),
        'aria-current': box.level === current ? 'true' : null,
        draggable: 'false',
      },
      text
    );
    element.style.left = `${box.x}px`;
    element.style.top = `${box.level * ROW}px`;
    element.style.width = `${Math.max(1, box.width - 1)}px`;
    return element;
  }

  // Left, right: beside; up, down: above and below.
  function neighbour(boxes, box, key) {
    const level = (n) => boxes.filter((other) => other.level === n);
    const beside = level(box.level);
    const at = beside.indexOf(box);
    const middle = box.x + box.width / 2;
    switch (key) {
      case 'ArrowLeft':
        return beside[at - 1];
      case 'ArrowRight':
        return beside[at + 1];
      case 'ArrowUp':
        return box.above ?? level(box.level - 1)[0];
      case 'ArrowDown':
        return (
          boxes.find((other) => other.above === box) ??
          level(box.level + 1).find(
            (other) => other.x <= middle && middle < other.x + other.width
          )
        );
      default:
        return undefined;
    }
  }

  function legend(page) {
    const items = [];
    if (page.report.diff)
      items.push(
        show.el('span', { class: 'key more4' }, 'more'),
        show.el('span', { class: 'key less4' }, 'less')
      );
    items.push(
      show.el('span', { class: 'key estimate' }, 'estimate'),
      show.el(
        'span',
        { class: 'note' },
        'A profile has no stacks: below a function with several callers, ' +
          'costs are divided as the callers paid.'
      )
    );
    return show.el('p', { class: 'legend' }, items);
  }

  function choice(label, options) {
    return show.el(
      'span',
      { class: 'choice', role: 'group', 'aria-label': label },
      options.map(([text, change, is]) =>
        show.el(
          'a',
          { href: state.link(change), 'aria-current': is ? 'true' : null },
          text
        )
      )
    );
  }

  function tools(page, context, way) {
    const { place, report } = page;
    const up = place.dir === 'up';
    const last = way[way.length - 1];
    const target = last.node?.rows[0] ?? null;
    return show.el(
      'div',
      { class: 'tools' },
      context.node || way.length > 1 || report.diff
        ? ''
        : show.el('span', { class: 'note' }, 'A click on a frame zooms in.'),
      context.node
        ? choice('Direction', [
            ['What it calls', { dir: 'down', at: '' }, !up],
            ['Who calls it', { dir: 'up', at: '' }, up],
          ])
        : '',
      report.diff
        ? choice('Widths', [
            ['Widths: new', { side: 'new' }, place.side !== 'old'],
            ['old', { side: 'old' }, place.side === 'old'],
          ])
        : '',
      way.length > 1
        ? show.el(
            'a',
            { class: 'button', href: state.link({ at: '' }) },
            'Zoom out'
          )
        : '',
      target && way.length > 1 && !last.node.cycle
        ? show.el(
            'a',
            {
              class: 'button',
              href: state.link({ function: String(target.id), at: '' }),
            },
            'Start from it'
          )
        : '',
      context.node
        ? show.el(
            'a',
            { class: 'button', href: state.link({ function: '', at: '' }) },
            'Whole program'
          )
        : '',
      target
        ? show.el(
            'a',
            {
              class: 'button',
              href: state.link({
                view: 'function',
                function: String(target.id),
                at: '',
              }),
            },
            'Its callers, callees, source'
          )
        : ''
    );
  }

  function notes(page, context, drawn) {
    const words = [];
    if (context.event !== page.event)
      words.push(
        `${page.event.name} is a ratio and does not add up: ` +
          `widths show ${context.event.name}.`
      );
    if (page.chosen.apart)
      words.push(
        'Calls are not known apart: this shows ' +
          `${slices.together(page.report)}.`
      );
    if (!(context.root.value > 0)) words.push('It has no costs here.');
    const nodes = drawn.frames.map((box) => box.frame?.node).filter(Boolean);
    const { one, All } = show.nouns(page.report);
    if (nodes.some((node) => node.members))
      words.push(
        `${All} that call each other are one frame, a cycle; below it ` +
          'stands each of them, with what it calls outside the cycle.'
      );
    const other = nodes.find((node) => node.other);
    if (other)
      words.push(
        `${show.plural(other.rows[0].other, one)} that this page does not ` +
          'name are one frame, (other); what it calls is divided as its ' +
          'callers paid.'
      );
    if (drawn.cut) words.push('It goes on below: zoom in to see more.');
    return words.length ? show.el('p', { class: 'note' }, words.join(' ')) : '';
  }

  function render(page, width) {
    const context = start(page);
    if (!context)
      return show.el('p', { class: 'note' }, 'No event here adds up.');
    const way = zoomed(page, context);
    const drawn = layout(context, way, width);
    const boxes = drawn.frames;
    const current = way.length - 1;
    const info = show.el('p', { class: 'info' });
    const stage = show.el('div', { class: 'frames' });
    const elements = new Map();
    for (const box of boxes) {
      const element = makeFrame(page, context, box, current);
      elements.set(element, box);
      box.element = element;
    }
    stage.append(...elements.keys());
    stage.style.height = `${drawn.levels * ROW}px`;
    const tell = (box) => {
      info.textContent = sentence(page, context, box);
    };
    const boxOf = (event) => elements.get(event.target.closest('.frame'));
    const zoomedBox = boxes[current];
    tell(zoomedBox);
    zoomedBox.element.tabIndex = 0;
    // A mouse that rests while frames move under it points at nothing.
    stage.addEventListener('mousemove', (event) => {
      const moved = event.movementX || event.movementY;
      const box = moved && boxOf(event);
      if (box) tell(box);
    });
    stage.addEventListener('mouseleave', () => tell(zoomedBox));
    stage.addEventListener('focusin', (event) => {
      const box = boxOf(event);
      if (box) tell(box);
    });
    stage.addEventListener('keydown', (event) => {
      const box = boxOf(event);
      const next = box && neighbour(boxes, box, event.key);
      if (!event.key.startsWith('Arrow') || event.altKey) return;
      event.preventDefault();
      if (!next) return;
      box.element.tabIndex = -1;
      next.element.tabIndex = 0;
      next.element.focus();
    });
    return show.el(
      'section',
      {
        class: 'flame',
        'aria-label':
          'Flame graph. Arrows move, Enter zooms, Escape goes back.',
      },
      tools(page, context, way),
      info,
      stage,
      notes(page, context, drawn),
      legend(page)
    );
  }

  return { render };
})();
