// SPDX-License-Identifier: GPL-3.0-or-later
//
// The call graph around a function, with its most expensive callers at the left
// and callees at the right, or in a narrow window above and below.  Boxes are
// links; the width of an arrow shows the cost of the calls.

const neighbours = (() => {
  const LETTER = 7.3; // pixels of a letter
  const MOST = 9; // most boxes in a column
  const BOX = { least: 190, most: 340, height: 62, across: 96, down: 14 };
  const LOOP = 40; // room at both sides for arrows that lead back
  const BETWEEN = 30; // room between levels one below the other

  function across(count, width) {
    return count * (width + BOX.across) - BOX.across + 2 * LOOP;
  }

  function hasRoom(width, count) {
    return width >= across(count, BOX.least);
  }

  // {width, height, upright} of boxes for count levels in width pixels; upright
  // is for levels one below the other.
  function sizesOf(width, count) {
    const { height } = BOX;
    if (!hasRoom(width, Math.min(count, 3)))
      return { width: width - 2 * LOOP, height, upright: true };
    const room = width - across(count, 0);
    const each = Math.floor(room / count);
    return { width: Math.max(BOX.least, Math.min(BOX.most, each)), height };
  }

  // Places the boxes of levels, in order: one below the other, or side by side.
  // columns: a Map from levels (of callers below 0) to {rows, more: number of
  // rows left out}.
  function place(columns, box) {
    const levels = [...columns.keys()].sort((a, b) => a - b);
    const { upright, width } = box;
    const step = box.height + BOX.down;
    const tall = ({ rows }) => rows.length * step - BOX.down;
    const tallest = Math.max(...[...columns.values()].map(tall));
    const spots = new Map();
    const more = [];
    let x = LOOP;
    let y = 0;
    const height = tallest + BOX.down + 40;
    for (const level of levels) {
      const { rows, more: rest } = columns.get(level);
      if (!upright) y = (height - tall({ rows })) / 2;
      for (const row of rows) {
        spots.set(row.id, { row, level, x, y });
        y += step;
      }
      if (rest) more.push({ x, y: y - BOX.down + 2, rest });
      if (upright) y += BETWEEN;
      else x += width + BOX.across;
    }
    if (upright) return { spots, more, width: width + 2 * LOOP, height: y };
    return { spots, more, width: across(levels.length, width), height };
  }

  // Arrows down are at the left of boxes, arrows back up at the right.
  function pathBelow(a, b, box) {
    const middle = box.height / 2;
    const [y1, y2] = [a.y + middle, b.y + middle];
    const back = b.level <= a.level;
    const from = back ? a.x + box.width : a.x;
    const to = back ? b.x + box.width + 8 : b.x - 8;
    const out = back ? from + LOOP - 10 : from - LOOP + 10;
    return `M${from} ${y1}C${out} ${y1} ${out} ${y2} ${to} ${y2}`;
  }

  function path(a, b, box) {
    if (box.upright) return pathBelow(a, b, box);
    const middle = box.height / 2;
    const [x1, y1] = [a.x + box.width, a.y + middle];
    const [x2, y2] = [b.x - 8, b.y + middle];
    if (b.level > a.level) {
      const bend = Math.max(40, (x2 - x1) / 2);
      return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
    }
    // Back, or to the same box: out at the right, round, in at the left.
    const low = Math.max(a.y, b.y) + box.height + 12;
    return (
      `M${x1} ${y1}C${x1 + 50} ${y1} ${x1 + 30} ${low} ${x1 - 30} ${low}` +
      `L${x2 + 30} ${low}C${x2 - 30} ${low} ${x2 - 36} ${y2} ${x2} ${y2}`
    );
  }

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
        const line = show.svg(
          'path.edge',
          {
            d: path(from, to, sizes),
            class: back && 'back',
            tint: page.report.diff && (part > 0 ? 'more5' : 'less5'),
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

  function makeBox(page, { row, x, y }, centre, { width }, shown) {
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
    const { columns } = arrange(page, row, hasRoom(width, 5) ? 2 : 1);
    const sizes = sizesOf(width, columns.size);
    const { spots, more, width: wide, height } = place(columns, sizes);
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
      [...spots.values()].map((spot) => makeBox(page, spot, row, sizes, shown)),
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
