// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which columns of the list there is room for, and how wide each is.  Widths
// are in digits.

const fitting = (() => {
  // What names have at least, and before there is more beside them than shares:
  // in the list alone, and in one beside a function.
  const NARROW = 20;
  const NAME = { alone: 27, beside: 40 };
  const PLACE = 20; // what files and objects have
  // What is left out where there is no room, the first first.
  const SPARE = ['why', 'relative', 'new', 'old', 'calls', 'inclusive'];
  const LAST = ['bars', 'self'];

  // Of object and file the one that says less first.
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

  // {columns, widths, bars: whether shares have any, least: of the table,
  // name: what names have}
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
      // A ratio has no shares, and something is to be seen of it.
      if (key === 'self' && page.event.ratio) break;
      spared.add(key);
    }
    const columns = kept();
    const shares = columns.filter((column) => column.part).length;
    const texts = columns.filter((column) => column.text).length;
    const left = Math.max(0, room - sum());
    // Names have what is left, of which places get a part.
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
