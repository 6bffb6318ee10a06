// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tables that show their first rows, and at a click all rows.  First rows that
// do not fit into a window are made after the others are drawn.

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

  // Adds the elements that make(item) returns for the first items.  Returns a
  // button that adds the others, or null.
  function grow(box, items, make, first, words) {
    const add = (from, to) =>
      box.append(...items.slice(from, to).flatMap((item) => make(item)));
    add(0, Math.min(first, WINDOW));
    if (Math.min(first, items.length) > WINDOW)
      later(() => box.isConnected && add(WINDOW, first));
    if (items.length <= first) return null;
    const onclick = ({ currentTarget: button }) => {
      complete();
      const shown = box.children.length;
      add(first);
      button.remove();
      box.children[shown].querySelector('a')?.focus();
    };
    return show.el('button', { type: 'button', onclick }, words);
  }

  // A table of all rows; heads are arguments of show.heads().
  function plain(className, heads, rows) {
    return show.el(
      'table',
      { class: className },
      show.el('thead', {}, show.heads(...heads)),
      show.el('tbody', {}, rows)
    );
  }

  // A table of the first rows, and the button that adds the others, or null.
  function long(className, heads, items, make, first = FIRST, words = '') {
    const table = plain(className, heads, []);
    const more = words || `Show ${show.count(items.length - first)} more`;
    return [table, grow(table.tBodies[0], items, make, first, more)];
  }

  return { FIRST, LINES, complete, grow, later, long, plain };
})();
