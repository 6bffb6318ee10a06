// SPDX-License-Identifier: GPL-3.0-or-later
//
// Cuts long names in front, as their ends say more: the last folder, the
// innermost scope.  distinct() tells apart names that would be cut alike.

const names = (() => {
  const LEAST = 8; // least number of letters of a shortened name

  function cut(text, width) {
    const most = Math.max(2, Math.floor(width));
    if (text.length <= most) return text;
    // Letters have one or two UTF-16 units, and only the last ones are needed.
    const letters = [...text.slice(-2 * most - 1)];
    if (letters.length <= most) return text;
    return '\u2026' + letters.slice(letters.length + 1 - most).join('');
  }

  function shared(list) {
    const first = list[0];
    let n = 0;
    while (list.every((text) => n < text.length && text[n] === first[n])) n++;
    return n;
  }

  // Shortens names with the same end to the text after their common beginning
  // and the end; adds the short forms to taken, where none is twice.
  function tell(list, width, taken) {
    const most = Math.max(LEAST, Math.floor(width));
    const half = Math.floor(most / 2) - 1;
    const from = shared(list);
    return list.map((text) => {
      const before = from ? '\u2026' : '';
      const middle = text.slice(from, from + half);
      const base = `${before}${middle}\u2026${text.slice(half + 2 - most)}`;
      let shown = base;
      for (let n = 2; taken.has(shown); n++) shown = `${base} (${n})`;
      taken.add(shown);
      return shown;
    });
  }

  // Returns a Map from names longer than width letters to short forms.
  function distinct(list, width) {
    const most = Math.max(LEAST, width);
    const all = [...new Set(list)];
    const long = all.filter((text) => text.length > most);
    const groups = [...data.groups(long, (text) => cut(text, most))];
    const several = groups.filter(([, alike]) => alike.length > 1);
    const found = new Map();
    const taken = new Set(all.filter((text) => text.length <= most));
    for (const [shown, [text, ...others]] of groups) {
      if (others.length) continue;
      taken.add(shown);
      found.set(text, shown);
    }
    for (const [, alike] of several) {
      const shown = tell(alike, width, taken);
      alike.forEach((text, i) => found.set(text, shown[i]));
    }
    return found;
  }

  return { cut, distinct };
})();
