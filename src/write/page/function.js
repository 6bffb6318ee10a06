// SPDX-License-Identifier: GPL-3.0-or-later
//
// A function: its figures, its callers and callees as trees, its source, and what else has to do
// with it; and its callers and callees as a picture.

// The callers or the callees of a function as a table, in which each row opens into its own.
//
// Below the first level, a cost is an estimate, divided as the callers paid, but of inlined code
// the frame of a flame graph.  With --diff, and of ratios, rows have the costs of all paths.  Calls
// within a cycle have no share, as they count in its other calls.
const tree = (() => {
  const FIRST = 5; // rows of a level shown at first
  const BY_ITSELF = 4; // levels that open by themselves
  const MAIN = /^(?:main|main\.main|MAIN__|\{main\}|<main>)(?=$|[(' ])/;

  // Whether calls from one to the other are recursion.
  function isWithin(a, b) {
    return a === b || ((a.cycle ?? null) !== null && a.cycle === b.cycle);
  }

  // The frames above or below an item, by the id of their function (-1: of a cycle), and the frame
  // of the item's self cost; "parts": those of the item.
  function framesOf(page, field, { parts }) {
    const calls = page.graph();
    const of = graph.costs(calls, page.event.index, page.side.suffix);
    const step = field === 'callers' ? graph.above : graph.below;
    const next = graph.joined(calls, (frame) => step(calls, of, frame));
    const id = ({ members, key }) => (members ? -1 : key);
    const frames = next({ parts }).map((frame) => [id(frame.node), frame]);
    return new Map([...frames, ['self', graph.selfOf(of, parts)]]);
  }

  // The calls of the function of an item, and among callees its self cost, by cost.  An item is
  // {id, level, cost, size, exact, calls, inlined, own, inner, dearest, way, parts}: size: what it
  // is ranked by; inner: within a cycle; way: functions from the root to it; parts: of its frame,
  // with --inlines.
  function below(page, field, above) {
    const { change, event, report } = page;
    const { functions } = report;
    const row = functions[above.id];
    const whole = page.cost(row, 'inclusive');
    const all = change || event.ratio;
    const frames = above.parts && framesOf(page, field, above);
    const make = (id, call, cost, own = false) => {
      const frame = frames?.get(own ? 'self' : id);
      // What is all of it is all of what its row has of it.
      const same = all || above.cost === whole || cost === whole;
      const part = () => (Number(cost) * Number(above.cost)) / Number(whole);
      const known = all || above.cost === whole || !cost;
      const item = {
        ...{ id, own, above, level: above.level + 1, way: [...above.way, id] },
        ...{ calls: own ? null : page.calls(call), inlined: call.inlined },
        exact: Boolean(all || (above.exact && same)),
        cost: known ? cost : cost === whole ? above.cost : part(),
        inner: !own && isWithin(row, functions[id]),
      };
      if (frame && above.level) item.cost = frame.count ?? frame.value;
      if (frame && above.level) item.exact = !graph.isEstimate(frame);
      item.size = event.ratio ? page.size(call, own ? 'self' : 'inclusive') : sums.size(item.cost);
      return { ...item, parts: frame?.parts };
    };
    // What is on no path through the item is left out, but for functions of cycles.
    const isThere = ({ id }) =>
      id !== row.id && (!frames || !above.level || frames.has(-1) || frames.has(id));
    // On a side, what has no costs there.
    const isKnown = (cost) => cost !== null || !page.side.suffix;
    const items = row[field]
      .filter(isThere)
      .map((call) => make(call.id, call, page.cost(call, 'inclusive')))
      .filter(({ cost }) => isKnown(cost));
    const self = page.cost(row, 'self');
    if (field === 'callees' && items.length && (change ? self : self !== null))
      items.push(make(row.id, row, self, true));
    const bySize = (a, b) => sums.compare(b.size, a.size);
    items.sort((a, b) => a.inner - b.inner || bySize(a, b) || b.own - a.own || a.id - b.id);
    if (items[0]) items[0].dearest = true;
    return items;
  }

  // Whether a row opens: if it leads on, but not to where it came from.
  function opens(page, field, { id, inner, own, way }) {
    const row = page.report.functions[id];
    const again = way.indexOf(id) < way.length - 1;
    return !(own || inner || row.other || again) && row[field].some((call) => call.id !== id);
  }

  const turned = new Set(); // the items that are open and would not be, or the other way round

  function keyOf(field, { way }) {
    return [field, ...way].join();
  }

  // Whether an item is open.  The dearest is so by itself if it has half or more of the one above
  // it, but nobody asks who calls main.
  function isOpen(page, field, item) {
    if (!opens(page, field, item)) return false;
    const half = Boolean(item.dearest) && 2 * Number(item.size) >= Number(item.above.size);
    const isMain = field === 'callers' && MAIN.test(page.report.functions[item.id].label);
    const large = half && !isMain && item.level <= BY_ITSELF && !page.change;
    return turned.has(keyOf(field, item)) !== large;
  }

  function nameCell(page, field, item, redraw) {
    const row = page.report.functions[item.id];
    const style = { paddingLeft: `${item.level - 1}ch` };
    if (item.own) return html.nameCell(el('i.leaf', 'itself'), null, style);
    const name = page.fitted(row, page.whereabouts(row));
    const key = keyOf(field, item);
    const onclick = () => {
      if (!turned.delete(key)) turned.add(key);
      redraw(key);
    };
    const attributes = {
      'aria-expanded': String(isOpen(page, field, item)),
      'aria-label': `${field} of ${show.name(row.label)}`,
      'data-way': key,
      onclick,
    };
    const leads = opens(page, field, item);
    name.prepend(leads ? el('button', attributes, el('span.sign')) : el('span.leaf'));
    return html.nameCell(name, row.full, style);
  }

  // The columns; whole: the inclusive cost of the function at the root.
  function columnsOf(page, field, whole, redraw) {
    const { change, event } = page;
    const amount = ({ cost, exact }) =>
      show.cost(event, exact || cost === null ? cost : Math.round(cost), change);
    const often = (item) =>
      item.own || !item.exact || (item.calls === null && !item.inlined)
        ? ''
        : show.often(item, change);
    const each = ({ cost, calls, exact, inlined }) =>
      event.ratio || cost === null || !calls || !exact || inlined
        ? ''
        : show.cost(event, Math.round(Number(cost) / Number(calls)));
    const ofIt = ({ cost, inner }) => (inner ? null : sums.share(cost, whole));
    const part = {
      ...{ key: 'part', label: '% of function', rank: 0, bar: true, get: ofIt },
      show: (item) => show.percent(ofIt(item)),
    };
    const cost = {
      ...{ key: 'cost', label: change ? 'Change' : 'Cost', rank: change || event.ratio ? 0 : 2 },
      ...{
        get: ({ cost: own }) => own,
        size: change,
        bar: change && !event.ratio && 'change',
        show: amount,
      },
    };
    return [
      !change && !event.ratio && part,
      cost,
      { key: 'calls', label: 'Calls', rank: 1, get: ({ calls }) => calls, show: often },
      !change && { key: 'each', label: 'per call', rank: 3, show: each },
      {
        ...{ key: 'name', label: field === 'callers' ? 'Caller' : 'Callee', name: true },
        show: (item) => nameCell(page, field, item, redraw),
      },
    ].filter(Boolean);
  }

  // The item of a function that callers or callees stand below.
  function root(page, row) {
    const whole = page.cost(row, 'inclusive');
    const isKnown = page.report.nodes && !page.report.diff && !page.event.ratio;
    const calls = isKnown && page.graph();
    const of = isKnown && graph.costs(calls, page.event.index, page.side.suffix);
    const parts = of && of.get(calls.nodeOf[row.id]).parts;
    return {
      id: row.id,
      level: 0,
      cost: whole,
      size: page.size(row, 'inclusive'),
      exact: true,
      way: [row.id],
      parts,
    };
  }

  // field: callers or callees; room: pixels.
  function render(page, row, field, room) {
    let made = null;
    const redraw = (key) => {
      made.draw();
      made.querySelector(`[data-way="${key}"]`)?.focus();
    };
    const items = below(page, field, root(page, row));
    made = table.make('calls', {
      columns: columnsOf(page, field, page.cost(row, 'inclusive'), redraw),
      ...{ items, room, first: FIRST },
      inner: (item) => (isOpen(page, field, item) ? below(page, field, item) : null),
      attributes: ({ own, inner, exact }) => ({
        class: [own && 'own', inner && 'inner', !exact && 'guess'],
      }),
    });
    const others = row[field].filter(({ id }) => id !== row.id);
    const One = field === 'callers' ? 'Callers' : 'Callees';
    const of = page.rest ? `, ${page.rest}` : '';
    return el(
      'section',
      { class: field },
      el('h3', `${One} (${show.count(others.length)})${of}`),
      items.length ? made : el('p.note', 'None were recorded.'),
      el('p.note.guessed', 'Soft figures are estimates, divided as callers paid.')
    );
  }

  return { MAIN, below, isWithin, opens, render, root };
})();

const functionView = (() => {
  const NARROW = 700; // pixels: callers and callees are above each other in less
  const GAP = 20; // pixels between them
  const LONG = 500; // most letters of the name above all

  // A table of the function's costs in events or on sides; items are {event, suffix, is: what names
  // them, here: is it the chosen one}.
  function figures(page, row, items) {
    const { change } = page;
    const cost = ({ event, suffix }, field) => row[field + suffix]?.[event.index] ?? null;
    const total = ({ event, suffix }) =>
      suffix === page.side.suffix ? page.total(event) : event[`total${suffix}`];
    const isChange = ({ suffix }) => change && !suffix;
    const part = (item, field) =>
      item.event.ratio ? null : sums.share(cost(item, field), total(item));
    const two = (key, label) => [
      { key, label, show: (item) => show.cost(item.event, cost(item, key), isChange(item)) },
      {
        ...{ key: `${key}-share`, label: '% of total' },
        show: (item) => show.percent(part(item, key), isChange(item)),
      },
    ];
    const columns = [
      { key: 'name', label: 'Of', name: true, show: ({ is }) => is },
      ...two('self', 'Self'),
      ...(page.hasCalls ? two('inclusive', 'Inclusive') : []),
    ];
    const attributes = ({ here }) => ({ class: here && 'here' });
    return table.make('figures', { columns, items, attributes });
  }

  // Its costs in each event, and on each side.
  function costs(page, row) {
    const { event: here, place, report, side } = page;
    const all = report.events.map((event) => ({
      ...{ event, suffix: side.suffix, here: event === here },
      is: html.link({ event: event.name }, show.name(event.name), { title: event.long_name }),
    }));
    const apart = report.sides.slice(1).map(({ name, suffix }, i) => ({
      ...{ event: here, suffix, here: place.side === `${i + 1}` },
      is: html.link({ side: `${i + 1}` }, name),
    }));
    const of = `${show.name(here.name)} of each ${side.kind}`;
    const details = (kind, words, items, open) =>
      el('details', { class: kind, open }, el('summary', words), figures(page, row, items));
    return [
      all.length > 1 && details('each', 'All events', all, null),
      report.slices.length > 0 && details(['each', 'apart'], of, apart, place.side ? '' : null),
    ];
  }

  // The members of its cycle.
  function cycleOf(page, row) {
    const items = page.report.cycles.get(row.cycle ?? null);
    if (!row.cycle || items.length < 2) return null;
    const note =
      'These functions call each other: what one costs may be counted in the others too.';
    const words = (other) =>
      page.fitted(other, html.place(show.base(other.file ?? ''), other.file));
    const name = { key: 'name', label: page.nouns.One, name: true, show: words };
    return el(
      'section.cycle',
      el('h3', `Cycle ${row.cycle} (${items.length})`),
      el('p.note', note),
      table.make('calls', { columns: [name], items })
    );
  }

  // The key figures, each [label, figure, note].  Calls of a function by itself or by its cycle are
  // no calls of it as a whole.
  function keyFigures(page, row) {
    const { change, event, report } = page;
    const words = (value, plus) => show.cost(event, value, plus);
    const share = (value) => (event.ratio ? '' : show.percent(page.share(value), change));
    const figure = (label, field) => {
      const cost = page.cost(row, field);
      const [old, now] = ['_old', '_new'].map((side) => words(page.cost(row, field, side)));
      const of = share(cost) && `${share(cost)} of ${change ? 'the old total' : 'total'}`;
      return change
        ? [label, `${old} \u2192 ${now}`, [words(cost, true), of].filter(Boolean).join(', ')]
        : [label, words(cost), of];
    };
    const recursive = row.callers
      .filter(({ id }) => tree.isWithin(row, report.functions[id]))
      .reduce((n, call) => sums.add(n, page.calls(call)), null);
    const calls = sums.sub(page.calls(row), recursive);
    const again = recursive ? `and ${show.count(recursive)} recursive` : '';
    const each = (field) => words(Math.round(Number(page.cost(row, field)) / Number(calls)));
    const often = `${show.count(row.calls_old)} \u2192 ${show.count(row.calls_new)}`;
    return [
      figure('Self', 'self'),
      page.hasCalls && figure('Inclusive', 'inclusive'),
      page.hasCalls && (change ? ['Calls', often, ''] : ['Calls', show.count(calls), again]),
      !change &&
        !event.ratio &&
        calls > 1 && ['per call', each('inclusive'), `${each('self')} self`],
    ].filter(Boolean);
  }

  function render(page, row, width) {
    const where = [row.file, row.object].filter((text) => text && text !== row.full);
    const key = ([label, figure, note]) =>
      el('div', el('dt', label), el('dd', figure, note && el('span.note', ` ${note}`)));
    const about =
      row.other &&
      `${list.many(page, row.other)} that this page does not name, as one, so that the sums hold.`;
    const places = where.map((text) => el('span', { title: show.name(text) }, show.base(text)));
    const name = show.cut(row.full, LONG);
    const attributes = { tabindex: '-1', 'data-full': show.name(row.full), title: name };
    const room = width < NARROW ? width : (width - GAP) / 2;
    const byCall = page.known(page.report.hasPaid);
    const fields = page.hasCalls ? ['callers', 'callees'] : [];
    return el(
      'article.function',
      el(
        'div.facts',
        el('div.title', el('h2', attributes, name), page.badges(row), el('p.where', places)),
        row.other && el('p.note', about),
        el('dl.keys', keyFigures(page, row).map(key)),
        costs(page, row),
        el(
          'div.two',
          fields.map((field) => tree.render(byCall, row, field, room))
        )
      ),
      codeView.render(page.known(false), row),
      cycleOf(page, row)
    );
  }

  return { render };
})();

// The neighbourhood of a function as a picture: two levels of callers at its left, two of callees
// at its right, and arrows as wide as the parts of its cost.  The figures are those of the trees of
// callers and callees.

const neighbours = (() => {
  const MOST = 14; // boxes
  const COLUMN = 5; // most boxes below each other
  const HIGH = 48; // pixels of a box; page.css says the same
  const STEP = 68; // pixels from a box to the one below it
  const FULL = 36; // pixels of an arrow of the largest cost
  const LEAST = 800; // pixels of the picture, which a narrower window scrolls

  function size({ cost, inner }) {
    return inner ? 0 : Math.abs(Number(cost));
  }

  function total(items) {
    return items.reduce((sum, item) => sum + size(item), 0);
  }

  // The callers or callees of some boxes, as boxes from the dearest on.  A box is {row, column,
  // items: what the trees have of it, tops: for each item the box that it calls or is called by}.
  function next(page, field, boxes) {
    const found = boxes.flatMap((top) =>
      top.items
        .filter((item) => !item.level || tree.opens(page, field, item))
        .flatMap((item) => tree.below(page, field, item))
        .filter(({ cost, inner, own }) => !own && (inner || Number(cost)))
        .map((item) => ({ item, top }))
    );
    const by = field === 'callers' ? -1 : 1;
    return [...sums.groups(found, ({ item }) => item.id)]
      .map(([id, some]) => ({
        row: page.report.functions[id],
        column: some[0].top.column + by,
        items: some.map(({ item }) => item),
        tops: some.map(({ top }) => top),
      }))
      .sort((a, b) => total(b.items) - total(a.items))
      .slice(0, COLUMN);
  }

  // The boxes to draw, the function's own first; those two calls away lead to one that is drawn.
  function choose(page, row) {
    const own = { row, column: 0, items: [tree.root(page, row)], tops: [] };
    const fields = ['callers', 'callees'];
    const near = fields.map((field) => next(page, field, [own]));
    const all = [...near, ...fields.map((field, i) => next(page, field, near[i]))].flat();
    all.sort((a, b) => total(b.items) - total(a.items));
    const some = [own, ...all.slice(0, MOST - 1)];
    return some.filter(({ tops }) => !tops.length || tops.some((top) => some.includes(top)));
  }

  // Gives each box its place; returns the size of the picture.
  function place(boxes, width) {
    const columns = [...sums.groups(boxes, ({ column }) => column)].sort(([a], [b]) => a - b);
    const gap = Math.min(110, width / (4 * columns.length));
    const wide = Math.min(260, (width - gap * (columns.length - 1)) / columns.length);
    const height = STEP * Math.max(...columns.map(([, some]) => some.length));
    // Beside each other are those that lead to the same one.
    const order = ({ tops }) => boxes.indexOf(tops.find((top) => boxes.includes(top)));
    for (const [n, [, some]] of columns.entries()) {
      some.sort((a, b) => order(a) - order(b));
      for (const [i, box] of some.entries()) {
        const top = (height - STEP * some.length) / 2 + i * STEP;
        Object.assign(box, { left: n * (wide + gap), top, wide });
      }
    }
    return { height, width: columns.length * (wide + gap) - gap };
  }

  // The arrows between boxes: {from, to, item, wide}.
  function arrows(boxes) {
    const all = boxes
      .flatMap((box) =>
        box.items.map((item, i) => {
          const two = [box, box.tops[i]];
          const [from, to] = box.column < 0 ? two : two.reverse();
          return { from, to, item };
        })
      )
      .filter(({ from, to }) => boxes.includes(from) && boxes.includes(to));
    const most = Math.max(...boxes.map(({ items }) => total(items))) || 1;
    for (const arrow of all) arrow.wide = Math.max(1, (FULL * size(arrow.item)) / most);
    return all;
  }

  function drawArrow(change, { from, to, item, wide }) {
    const [x, stop] = [from.left + from.wide, to.left];
    const [y, end] = [from.top + HIGH / 2, to.top + HIGH / 2];
    const middle = (x + stop) / 2;
    return html.svg('path', {
      tint: change && !item.inner ? (item.cost < 0 ? 'less' : 'more') : 'edge',
      class: !item.exact && 'soft',
      'stroke-width': wide,
      d: `M${x} ${y}C${middle} ${y} ${middle} ${end} ${stop} ${end}`,
    });
  }

  // A box with the part of the function's cost that its arrows have, or the change.
  function drawBox(page, box, whole) {
    const { items, left, row, top, wide } = box;
    const { change } = page;
    const [first] = items;
    const cost = items.reduce((sum, item) => (item.inner ? sum : sums.add(sum, item.cost)), null);
    const isExact = items.every(({ exact }) => exact);
    const amount = show.cost(page.event, isExact ? cost : Math.round(cost), change);
    const part = change ? amount : show.percent(sums.share(cost, whole));
    const often =
      first.level && isExact && items.length < 2 && first.calls ? show.often(first, change) : '';
    const words = [amount, !change && `${part} of function`, often, !isExact && 'an estimate'];
    const told = `${show.cut(row.full)}: ${words.filter(Boolean).join(', ')}`;
    const { inclusive_old: before, inclusive_new: after } = row;
    const most =
      change && sums.max(before[page.event.index] ?? null, after[page.event.index] ?? null);
    const colour = change
      ? html.tint(sums.share(page.cost(row, 'inclusive'), most), true)
      : flame.hue(page, row, page.cost(row, 'self'), page.cost(row, 'inclusive'));
    const attributes = {
      ...{ href: page.href(row), tint: colour, title: told },
      'aria-current': !first.level && 'true',
      style: { left: `${left}px`, top: `${top}px`, width: `${wide}px` },
    };
    box.element = el(
      'a.frame',
      attributes,
      el('span.squeeze', html.named(row.label)),
      el('span', { class: !isExact && 'guess' }, first.level ? `${part} ${often}` : amount)
    );
    return box.element;
  }

  function render(whole, row, width) {
    if (!whole.additive) return el('p.note', 'No event here adds up.');
    const page = { ...whole, ...model.at(whole, whole.place, whole.additive) };
    const { event } = page;
    const boxes = choose(page, row);
    const room = place(boxes, Math.max(width, LEAST));
    const [own] = boxes;
    const cost = own.items[0].cost;
    const what = page.change ? 'Changes of' : `Parts of ${show.cost(event, cost)}`;
    const stage = el(
      'div.frames',
      { style: { width: `${room.width}px`, height: `${room.height}px` } },
      html.svg(
        'svg',
        { ...room, 'aria-hidden': 'true' },
        arrows(boxes).map((arrow) => drawArrow(page.change, arrow))
      ),
      boxes.map((box) => drawBox(page, box, cost))
    );
    const center = () => own.element.scrollIntoView({ block: 'nearest', inline: 'center' });
    requestAnimationFrame(center);
    return el(
      'section.neighbours',
      { 'aria-label': 'Call graph' },
      el('h2', { tabindex: '-1' }, show.cut(row.label), page.badges(row)),
      el('p.note', `${what} ${show.name(event.name)}${page.rest ? `, ${page.rest}` : ''}.`),
      el('p.note.guessed', 'Soft figures are estimates, divided as callers paid.'),
      el('div.wide', stage)
    );
  }

  return { render };
})();
