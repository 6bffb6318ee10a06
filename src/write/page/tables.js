// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tables that show their first rows until one asks for all.  Of those, what
// fits into a window is there at once, and the others as soon as that is drawn.

const tables = (() => {
  const FIRST = 30; // callers, callees or members shown before one asks

  const LINES = 200; // lines or instructions, likewise
  const WINDOW = 50; // rows that a window has room for

  let late = []; // what is done once the page has been drawn

  function later(act) {
    const idle = globalThis.requestIdleCallback ?? setTimeout;
    if (!late.length) requestAnimationFrame(() => idle(complete));
    late.push(act);
  }

  // Does it now, for who has to have all rows.
  function complete() {
    const some = late;
    late = [];
    for (const act of some) act();
  }

  // Adds what make(item) answers with, one element or several, for the first
  // items; the answer is a button that adds the others, or null.
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

  // A table of all rows; heads are as show.heads() takes them.
  function plain(className, heads, rows) {
    return show.el(
      'table',
      { class: className },
      show.el('thead', {}, show.heads(...heads)),
      show.el('tbody', {}, rows)
    );
  }

  // A table whose rows past the first ones come when asked for: [it, button].
  function long(className, heads, items, make, first = FIRST, words = '') {
    const table = plain(className, heads, []);
    const more = words || `Show ${show.count(items.length - first)} more`;
    return [table, grow(table.tBodies[0], items, make, first, more)];
  }

  return { FIRST, LINES, complete, grow, later, long, plain };
})();
