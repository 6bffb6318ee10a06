// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tables that show their first rows until one asks for all.

const tables = (() => {
  const FIRST = 30; // callers, callees or members shown before one asks

  // A table whose rows past the first ones come when asked for.
  function long(className, head, items, row) {
    const body = show.el('tbody', {}, items.slice(0, FIRST).map(row));
    const whole = show.el(
      'table',
      { class: className },
      show.el('thead', {}, head),
      body
    );
    if (items.length <= FIRST) return whole;
    const rest = items.length - FIRST;
    const button = show.el(
      'button',
      {
        type: 'button',
        onclick: () => {
          body.append(...items.slice(FIRST).map(row));
          button.remove();
          body.rows[FIRST].querySelector('a')?.focus();
        },
      },
      `Show ${show.count(rest)} more`
    );
    return show.el('div', {}, whole, button);
  }

  return { FIRST, long };
})();
