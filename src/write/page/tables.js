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

  // Adds the first rows to a table's body; the answer is a button that adds the
  // others, or null.  Each of makers answers with one row or several.
  function grow(body, makers, first, words) {
    const add = (from, to) =>
      body.append(...makers.slice(from, to).flatMap((make) => make()));
    add(0, Math.min(first, WINDOW));
    if (Math.min(first, makers.length) > WINDOW) {
      later(() => body.isConnected && add(WINDOW, first));
    }
    if (makers.length <= first) return null;
    const button = show.el(
      'button',
      {
        type: 'button',
        onclick: () => {
          complete();
          const shown = body.rows.length;
          add(first);
          button.remove();
          body.rows[shown].querySelector('a')?.focus();
        },
      },
      words
    );
    return button;
  }

  // A table whose rows past the first ones come when asked for.
  function long(className, head, items, row) {
    const body = show.el('tbody');
    const makers = items.map((item, i) => () => row(item, i));
    const more = `Show ${show.count(items.length - FIRST)} more`;
    const button = grow(body, makers, FIRST, more);
    const whole = show.el(
      'table',
      { class: className },
      show.el('thead', {}, head),
      body
    );
    return button ? show.el('div', {}, whole, button) : whole;
  }

  return { FIRST, LINES, complete, grow, later, long };
})();
