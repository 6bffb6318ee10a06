// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chooses the columns of the list that fit, and their widths in digits.

const fitting = (() => {
  // NARROW is the least width of names, NAME the width kept for names when
  // columns are chosen: in the list alone, or beside another view.
  const NARROW = 20;
  const NAME = { alone: 27, beside: 40 };
  const PLACE = 20; // the width of files and of objects
  // The columns to leave out if there is no room, from the first on.
  const SPARE = ['why', 'relative', 'new', 'old', 'calls', 'inclusive'];
  const LAST = ['bars', 'self'];

  // Object and file, first the less useful column.
  function places(report) {
    const { functions } = report;
    const unknown = functions.filter(({ file }) => !file || file === '???');
    return 2 * unknown.length > functions.length
      ? ['file', 'object']
      : ['object', 'file'];
  }

  function width(page, column, spared) {
    if (column.key === 'name')
      return page.place.view === 'functions' ? NAME.alone : NAME.beside;
    if (column.key === 'relative') return 12;
    if (column.text) return PLACE;
    if (column.part) return spared.has('bars') ? 10 : 16;
    if (column.key === 'calls') return 13;
    const { total, total_old: old, total_new: now } = page.event;
    const longest = Math.max(
      Math.min(column.label.length, PLACE) + 2,
      ...[total, old, now].map(
        (value) => show.cost(page.event, value ?? 0).length + 1
      )
    );
    return longest + 2;
  }

  // Returns {columns, widths, bars: whether shares have bars, least: width of
  // the table, name: width of names}.
  function fit(page, list, room) {
    const spared = new Set();
    const kept = () => list.filter((column) => !spared.has(column.key));
    const sum = () =>
      kept().reduce((n, column) => n + width(page, column, spared), 0);
    const each = list
      .map(({ key }) => key)
      .filter((key) => key.startsWith('slice-'))
      .reverse();
    const order = [...places(page.report), ...SPARE, ...each, ...LAST];
    for (const key of order) {
      if (sum() <= room) break;
      // A ratio has no shares, so its column of values stays.
      if (key === 'self' && page.event.ratio) break;
      spared.add(key);
    }
    const columns = kept();
    const shares = columns.filter((column) => column.part).length;
    const texts = columns.filter((column) => column.text).length;
    const left = Math.max(0, room - sum());
    // Texts (names, files, objects, reasons) share the width that is left.
    const more = (column) => (column.text ? left / (texts + 1) : 0);
    const widths = columns.map(
      (column) => width(page, column, spared) + more(column)
    );
    const others = columns.reduce(
      (n, { key }, i) => (key === 'name' ? n : n + widths[i]),
      0
    );
    return {
      columns,
      widths,
      bars: !spared.has('bars'),
      least: 10 * shares + NARROW,
      name: Math.max(NARROW, room - others) - 3,
    };
  }

  return { fit };
})();
