// SPDX-License-Identifier: GPL-3.0-or-later
//
// Draws jumps as arrows beside instructions.  Each row draws its own pieces of
// the arrows that pass or end beside it, so that rows can have any height.  A
// link after the instruction describes the jump in words.

const arrows = (() => {
  const STEP = 8; // pixels from one column of arrows to the next
  const HEAD = 14; // pixels between the columns and the instructions

  // For each place, the arrows [from, to, column] that end at it or pass it.
  function byPlace(all, count) {
    const found = Array.from({ length: count }, () => []);
    for (const arrow of all) {
      const [top, bottom] = ends(arrow);
      for (let n = top; n <= bottom; n++) found[n].push(arrow);
    }
    return found;
  }

  function ends([from, to]) {
    return [Math.min(from, to), Math.max(from, to)];
  }

  function line(kind, x1, y1, x2, y2) {
    return show.svg('line', { class: kind, x1, y1, x2, y2 });
  }

  // The arrow's head; a nested svg element puts it in the middle of the row.
  function head(width, kind) {
    const shape = { class: kind, d: `M${width - 1} 0l-6 -3.5v7z` };
    return show.svg(
      'svg',
      { y: '50%', overflow: 'visible' },
      show.svg('path', shape)
    );
  }

  // The pieces of an arrow beside the row of a place; if passing, beside a row
  // between this place and the next.
  function pieces(arrow, place, passing, width) {
    const [from, to, column] = arrow;
    const [top, bottom] = ends(arrow);
    const kind = to <= from ? 'back' : null;
    const x = width - HEAD - column * STEP + STEP / 2;
    const ending = !passing && (place === top || place === bottom);
    if (passing && bottom === place) return [];
    if (!ending) return [line(kind, x, '0', x, '100%')];
    const loop = top === bottom;
    const first = place === top ? '50%' : '0';
    const last = place === bottom ? '50%' : '100%';
    return [
      loop
        ? show.svg('circle', { class: kind, cx: x, cy: '50%', r: 3 })
        : line(kind, x, first, x, last),
      line(kind, loop ? x + 3 : x, '50%', width - 2, '50%'),
      place === to && head(width, kind),
    ];
  }

  // Returns {cell, any}; cell(place, passing) is the cell of a row, or null if
  // there are no arrows.
  function make(all, count) {
    if (!all.length) return { cell: () => null, any: false };
    const found = byPlace(all, count);
    const columns = Math.max(...all.map(([, , column]) => column));
    const width = HEAD + columns * STEP;
    const cell = (place, passing) => {
      const drawn = (found[place] ?? []).flatMap((arrow) =>
        pieces(arrow, place, passing, width)
      );
      return el(
        'td.arrows',
        { style: { minWidth: `${width}px` } },
        drawn.length && show.svg('svg', { 'aria-hidden': 'true', width }, drawn)
      );
    };
    return { cell, any: true };
  }

  return { make };
})();
