// SPDX-License-Identifier: GPL-3.0-or-later
//
// The places of boxes and arrows in the call graph: levels side by side, or in
// a narrow window one below the other.

const places = (() => {
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
  function sizes(width, count) {
    const { height } = BOX;
    if (!hasRoom(width, Math.min(count, 3)))
      return { width: width - 2 * LOOP, height, upright: true };
    const room = width - across(count, 0);
    const each = Math.floor(room / count);
    return { width: Math.max(BOX.least, Math.min(BOX.most, each)), height };
  }

  function placeBelow(levels, columns, box) {
    const spots = new Map();
    const more = [];
    let y = 0;
    for (const level of levels) {
      const { rows, more: rest } = columns.get(level);
      for (const row of rows) {
        spots.set(row.id, { row, level, x: LOOP, y });
        y += box.height + BOX.down;
      }
      if (rest) more.push({ x: LOOP, y: y - BOX.down + 2, rest });
      y += BETWEEN;
    }
    return { spots, more, width: box.width + 2 * LOOP, height: y };
  }

  function placeBeside(levels, columns, box) {
    const tall = Math.max(
      ...levels.map((level) => columns.get(level).rows.length)
    );
    const height = tall * (box.height + BOX.down) + 40;
    const spots = new Map();
    const more = [];
    levels.forEach((level, i) => {
      const { rows, more: rest } = columns.get(level);
      const used = rows.length * (box.height + BOX.down) - BOX.down;
      const top = (height - used) / 2;
      const x = i * (box.width + BOX.across) + LOOP;
      rows.forEach((row, j) =>
        spots.set(row.id, {
          row,
          level,
          x,
          y: top + j * (box.height + BOX.down),
        })
      );
      if (rest) more.push({ x, y: top + used + 2, rest });
    });
    return { spots, more, width: across(levels.length, box.width), height };
  }

  // columns: a Map from levels (of callers below 0) to {rows, more: number of
  // rows left out}.
  function place(columns, box) {
    const levels = [...columns.keys()].sort((a, b) => a - b);
    return (box.upright ? placeBelow : placeBeside)(levels, columns, box);
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

  return { hasRoom, path, place, sizes };
})();
