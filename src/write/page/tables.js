// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tables that show their first rows, and at a click all rows.  First rows that do not fit into a
// window are made after the others are drawn.

const tables = (() => {
  const FIRST = 30; // callers, callees or members shown at first
  const LINES = 200; // lines or instructions shown at first
  const WINDOW = 50; // rows that a window has room for

  let late = []; // functions to call once the page has been drawn

  function later(act) {
    if (!late.length) requestAnimationFrame(() => setTimeout(complete));
    late.push(act);
  }

  // Calls the late functions now, for callers that need all first rows.
  function complete() {
    const some = late;
    late = [];
    for (const act of some) act();
  }

  // Adds the elements that make(item) returns for the first items.  Returns a button that adds the
  // others, or null.
  function grow(box, items, make, first = FIRST, words = '') {
    const add = (from, to) => box.append(...items.slice(from, to).flatMap((item) => make(item)));
    add(0, Math.min(first, WINDOW));
    if (Math.min(first, items.length) > WINDOW) later(() => box.isConnected && add(WINDOW, first));
    if (items.length <= first) return null;
    const onclick = ({ currentTarget: button }) => {
      complete();
      const shown = box.children.length;
      add(first);
      button.remove();
      box.children[shown].querySelector('a')?.focus();
    };
    return el('button', { onclick }, words || `Show ${show.count(items.length - first)} more`);
  }

  // A row of a table, see plain().
  function row(columns, item, kind = '') {
    const cell = ([, get, text, more]) => {
      const told = get(item);
      const isCell = told?.cellIndex !== undefined;
      return isCell ? told : el('td', { class: [!text && 'number', more] }, told);
    };
    return el('tr', { class: kind }, columns.map(cell));
  }

  // A table with a row for each item.  A column is [label, get, is it text, class, width]; get(item)
  // is a cell, or what it shows.
  function plain(kind, columns, items, kindOf = () => '') {
    const head = ([label, , text, more, width]) =>
      el('th', { scope: 'col', class: [!text && 'number', more], style: { width } }, label);
    const rows = items.map((item) => row(columns, item, kindOf(item)));
    return el(`table.${kind}`, el('thead', el('tr', columns.map(head))), el('tbody', rows));
  }

  // A table of the first rows, and the button that adds the others, or null; make(item) returns the
  // row or rows of an item.
  function long(kind, columns, items, make = (item) => row(columns, item), first, words) {
    const table = plain(kind, columns, []);
    return [table, grow(table.tBodies[0], items, make, first, words)];
  }

  return { LINES, complete, grow, later, long, plain, row };
})();
