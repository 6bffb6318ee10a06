// SPDX-License-Identifier: GPL-3.0-or-later
//
// The neighbourhood of a function as a picture: two levels of callers at its left, two of callees at
// its right, and arrows as wide as the parts of its cost.  The figures are those of the trees of
// callers and callees.

const neighbours = (() => {
  const MOST = 14; // boxes
  const COLUMN = 5; // most boxes below each other
  const HIGH = 48; // pixels of a box; page.css says the same
  const STEP = 68; // pixels from a box to the one below it
  const FULL = 36; // pixels of an arrow of the largest cost
  const LEAST = 800; // pixels of the picture, which a narrower window scrolls
  const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

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
        .filter((item) => !item.level || trees.opens(page, field, item))
        .flatMap((item) => trees.below(page, field, item))
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
    const own = { row, column: 0, items: [trees.root(page, row)], tops: [] };
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

  // The arrows between boxes: {from, to, item, wide, start, end: where its middle is}.  Those at a
  // side of a box are beside each other.
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
    const stack = (side, other, end) => {
      for (const some of sums.groups(all, (arrow) => arrow[side]).values()) {
        let y = some[0][side].top + (HIGH - some.reduce((sum, { wide }) => sum + wide, 0)) / 2;
        for (const arrow of some.sort((a, b) => a[other].top - b[other].top)) {
          arrow[end] = y + arrow.wide / 2;
          y += arrow.wide;
        }
      }
    };
    stack('from', 'to', 'start');
    stack('to', 'from', 'end');
    return all;
  }

  function drawArrow({ diff }, { from, to, item, wide, start, end }) {
    const half = wide / 2;
    const tip = Math.max(5, half);
    const [x, stop] = [from.left + from.wide, to.left - tip];
    const middle = (x + stop) / 2;
    const [left, right] = [-half, half].map((by) => [start + by, end + by]);
    return html.svg('path', {
      tint: diff && !item.inner ? (item.cost < 0 ? 'less' : 'more') : 'edge',
      class: !item.exact && 'soft',
      d: `M${x} ${left[0]}C${middle} ${left[0]} ${middle} ${left[1]} ${stop} ${left[1]}V${end - tip}
        l${tip} ${tip}l-${tip} ${tip}V${right[1]}
        C${middle} ${right[1]} ${middle} ${right[0]} ${x} ${right[0]}z`,
    });
  }

  // A box with the part of the function's cost that its arrows have, or the change.
  function drawBox(page, box, whole) {
    const { items, left, row, top, wide } = box;
    const { diff } = page.report;
    const [first] = items;
    const cost = items.reduce((sum, item) => (item.inner ? sum : sums.add(sum, item.cost)), null);
    const isExact = items.every(({ exact }) => exact);
    const amount = show.cost(page.event, isExact ? cost : Math.round(cost), diff);
    const part = diff ? amount : show.percent(sums.share(cost, whole));
    const often =
      first.level && isExact && items.length < 2 && first.calls ? show.often(first, diff) : '';
    const words = [amount, !diff && `${part} of function`, often, !isExact && 'an estimate'];
    const told = `${show.cut(row.full)}: ${words.filter(Boolean).join(', ')}`;
    const { inclusive_old: before, inclusive_new: after } = row;
    const most =
      diff && sums.max(before[page.event.index] ?? null, after[page.event.index] ?? null);
    const colour = diff
      ? html.tint(sums.share(page.cost(row, 'inclusive'), most), true)
      : flame.hue(page, row, page.cost(row, 'self'), page.cost(row, 'inclusive'));
    const attributes = {
      ...{ href: page.href(row), tint: colour, title: told },
      ...{ 'aria-current': !first.level && 'true', tabindex: first.level ? -1 : 0 },
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
    const event = data.additive(whole.report, whole.event);
    if (!event) return el('p.note', 'No event here adds up.');
    const costOf = (item, field, side = '') => item[field + side]?.[event.index] ?? null;
    const page = { ...whole, event, cost: costOf };
    const boxes = choose(page, row);
    const room = place(boxes, whole.paper ? width : Math.max(width, LEAST));
    const [own] = boxes;
    const [up, down] = ['callers', 'callees'].map((field, i) => {
      const drawn = boxes.filter(({ column }) => column === 2 * i - 1).length;
      return row[field].filter(({ id }) => id !== row.id).length - drawn;
    });
    const missing = [up && show.plural(up, 'caller'), down && show.plural(down, 'callee')]
      .filter(Boolean)
      .join(', ');
    const cost = own.items[0].cost;
    const what = page.report.diff ? 'Changes of' : `Parts of ${show.cost(event, cost)}`;
    const stage = el(
      'div.frames',
      { style: { width: `${room.width}px`, height: `${room.height}px` } },
      html.svg(
        'svg',
        { ...room, 'aria-hidden': 'true' },
        arrows(boxes).map((arrow) => drawArrow(page.report, arrow))
      ),
      boxes.map((box) => drawBox(page, box, cost))
    );
    stage.addEventListener('keydown', (key) => {
      const at = boxes.find(({ element }) => element === key.target);
      if (!STEPS[key.key] || key.altKey) return;
      key.preventDefault();
      const [across, by] = STEPS[key.key];
      const off = ({ top }) => Math.abs(top - at.top);
      const [nearest] = boxes
        .filter(({ column }) => column === at.column + across)
        .filter(({ top }) => across || (top - at.top) * by > 0)
        .sort((a, b) => off(a) - off(b));
      if (nearest) flame.focus(stage, nearest.element);
    });
    tables.later(() => own.element.scrollIntoView({ block: 'nearest', inline: 'center' }));
    return el(
      'section.neighbours',
      { 'aria-label': 'Call graph. Arrows move, Enter opens.' },
      el('h2', { tabindex: '-1' }, show.cut(row.label), page.badges(row), page.unnarrowed),
      el('p.note', `${what} ${show.name(event.name)}. `, missing && `Not drawn: ${missing}.`),
      el('p.note.guessed', 'Soft figures are estimates, divided as callers paid.'),
      el('div.wide', stage)
    );
  }

  return { render };
})();
