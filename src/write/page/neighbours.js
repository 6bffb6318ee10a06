// SPDX-License-Identifier: GPL-3.0-or-later
//
// The call graph around a function, with its most expensive callers at the left
// and callees at the right, or in a narrow window above and below.  Boxes are
// links; the width of an arrow shows the cost of the calls.

const neighbours = (() => {
  const LETTER = 7.3; // pixels of a letter
  const MOST = 9; // most boxes in a column

  function cost(page, item, field = 'inclusive') {
    return item[field]?.[page.column] ?? null;
  }

  function size(page, item) {
    return Math.abs(Number(cost(page, item) ?? 0));
  }

  // The most expensive callers or callees (field) of the rows before.
  function column(page, before, field, placed) {
    const found = new Map();
    for (const row of before)
      for (const call of row[field]) {
        if (placed.has(call.id)) continue;
        found.set(call.id, (found.get(call.id) ?? 0) + size(page, call));
      }
    const sorted = [...found].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    const rows = sorted.slice(0, MOST).map(([id]) => page.report.functions[id]);
    return { rows, more: sorted.length - rows.length };
  }

  function arrange(page, row, depth) {
    const placed = new Map([[row.id, 0]]);
    const columns = new Map([[0, { rows: [row], more: 0 }]]);
    for (let level = 1; level <= depth; level++)
      for (const [way, field] of [
        [-1, 'callers'],
        [1, 'callees'],
      ]) {
        const before = columns.get(way * (level - 1));
        if (!before?.rows.length) continue;
        // Callers and callees of (other) may be unrelated to this function.
        const from = before.rows.filter((each) => !each.other);
        const next = column(page, from, field, placed);
        if (!next.rows.length) continue;
        columns.set(way * level, next);
        for (const each of next.rows) placed.set(each.id, way * level);
      }
    return { columns, placed };
  }

  function edges(page, spots, whole, sizes) {
    const lines = [];
    const labels = [];
    for (const from of spots.values())
      for (const call of from.row.callees) {
        const to = spots.get(call.id);
        if (!to) continue;
        const paid = cost(page, call);
        const part = data.share(paid, whole) ?? 0;
        const back = to.level <= from.level;
        const central = from.level === 0 || to.level === 0;
        if (!central && to.level - from.level !== 1) continue;
        const wide = 1 + (back ? 1 : 7) * Math.min(1, Math.abs(part) / 100);
        const way = part > 0 ? 'up' : 'down';
        const line = show.svg(
          'path.edge',
          {
            d: places.path(from, to, sizes),
            class: [page.report.diff && way, back && 'back'],
            'stroke-width': wide.toFixed(2),
            'marker-end': 'url(#head)',
          },
          show.svg(
            'title',
            `${show.name(from.row.label)} calls ${show.name(to.row.label)} ` +
              `${show.times(call.calls)}: ${show.amount(paid)}`
          )
        );
        lines.push({ line, part });
        if (sizes.upright || back || to.level - from.level !== 1) continue;
        if (!central && Math.abs(part) < 10) continue;
        // Arrows meet at the central box, so labels are at their other ends.
        const start = from.level < 0;
        const end = start ? from : to;
        labels.push(
          show.svg(
            'text.label',
            {
              x: start ? from.x + sizes.width + 6 : to.x - 14,
              y: end.y + sizes.height / 2 - 4 - wide / 2,
              class: !start && 'end',
            },
            show.times(call.calls)
          )
        );
      }
    lines.sort((a, b) => Math.abs(a.part) - Math.abs(b.part));
    return [...lines.map(({ line }) => line), ...labels];
  }

  function box(page, { row, x, y }, centre, { width }, shown) {
    const inclusive = cost(page, row);
    const part = data.share(inclusive, page.total);
    const selfPart = data.share(cost(page, row, 'self'), page.total);
    const change = page.report.diff;
    const text = change
      ? show.amount(inclusive, true)
      : `${show.percent(part)} (${show.percent(selfPart) || '0 %'} self)`;
    const label = show.name(row.label);
    const is = row === centre;
    const content = [
      el('span.c-name', shown.get(label) ?? label),
      el('span.note', text),
    ];
    return show.link({ fn: row.key }, content, {
      class: ['node', is && 'centre'],
      tint: show.tint(part, change),
      'aria-current': is && 'true',
      title: row.full,
      style: { left: `${x}px`, top: `${y}px`, width: `${width}px` },
    });
  }

  function arrowHead() {
    return show.svg(
      'defs',
      show.svg(
        'marker',
        {
          id: 'head',
          viewBox: '0 0 8 8',
          refX: 1,
          refY: 4,
          markerWidth: 8,
          markerHeight: 8,
          markerUnits: 'userSpaceOnUse',
          orient: 'auto',
        },
        show.svg('path.head', { d: 'M0 0L8 4L0 8z' })
      )
    );
  }

  function render(page, row, width) {
    const { columns } = arrange(page, row, places.hasRoom(width, 5) ? 2 : 1);
    const sizes = places.sizes(width, columns.size);
    const { spots, more, width: wide, height } = places.place(columns, sizes);
    // A box has two lines for its name.
    const shown = names.distinct(
      [...spots.values()].map((spot) => show.name(spot.row.label)),
      2 * Math.floor((sizes.width - 20) / LETTER) - 1
    );
    const whole = page.report.diff
      ? Math.max(...[...spots.values()].map((spot) => size(page, spot.row)))
      : cost(page, row);
    const drawing = show.svg(
      'svg',
      { width: wide, height, 'aria-hidden': 'true' },
      arrowHead(),
      edges(page, spots, whole, sizes)
    );
    const stage = el(
      'div.stage',
      { style: { width: `${wide}px`, height: `${height}px` } },
      drawing,
      [...spots.values()].map((spot) => box(page, spot, row, sizes, shown)),
      more.map(({ x, y, rest }) => {
        const style = { left: `${x}px`, top: `${y}px` };
        return el('span.note.more', { style }, `and ${rest} more`);
      })
    );
    const scroll = el('div.wide', stage);
    const centre = spots.get(row.id);
    requestAnimationFrame(() => {
      scroll.scrollLeft = centre.x + sizes.width / 2 - scroll.clientWidth / 2;
    });
    const ratio = page.event.ratio
      ? `${page.event.name} is a ratio: this shows ${page.additive.name}. `
      : '';
    return el(
      'section.neighbours',
      { 'aria-label': 'Call graph' },
      el('h2', { tabindex: '-1' }, show.name(row.full), page.badges(row)),
      scroll,
      el(
        'p.note',
        ratio,
        slices.note(page),
        sizes.upright
          ? 'Callers stand above, callees below, the costliest of '
          : 'Callers stand to the left, callees to the right, the costliest of ',
        'each. Arrows are as wide as what was paid through them, dashed ',
        'where they lead back. The table of the function has all of them.'
      )
    );
  }

  return { render };
})();
