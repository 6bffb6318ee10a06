// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tables that show their first rows until one asks for all.

const tables = (() => {
  const FIRST = 30; // callers, callees or members shown before one asks

  const LINES = 200; // lines or instructions, likewise

  // Adds the first rows to a table's body; the answer is a button that adds the
  // others, or null.  Each of makers answers with one row or several.
  function grow(body, makers, first, words) {
    body.append(...makers.slice(0, first).flatMap((make) => make()));
    if (makers.length <= first) return null;
    const button = show.el(
      'button',
      {
        type: 'button',
        onclick: () => {
          const shown = body.rows.length;
          body.append(...makers.slice(first).flatMap((make) => make()));
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

  return { FIRST, LINES, grow, long };
})();
