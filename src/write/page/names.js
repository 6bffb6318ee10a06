// SPDX-License-Identifier: GPL-3.0-or-later
//
// Names that have no room are cut in front, as their ends tell more: the last
// folder, the innermost scope.  Different names never look the same.

const names = (() => {
  const LEAST = 8; // letters of a name that is to be told from others

  function cut(text, width) {
    const most = Math.max(2, Math.floor(width));
    if (text.length <= most) return text;
    // Letters are one or two units, and those at the end are enough.
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

  // Of names with one end, what tells them apart stands before the end.
  function tell(list, width) {
    const most = Math.max(LEAST, Math.floor(width));
    const half = Math.floor(most / 2) - 1;
    const from = shared(list);
    const taken = new Set();
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

  // A Map: how each of some names that are too long is shown in so many letters.
  function distinct(list, width) {
    const found = new Map();
    const groups = new Map();
    const long = list.filter((text) => text.length > Math.max(LEAST, width));
    for (const text of new Set(long)) {
      const shown = cut(text, Math.max(LEAST, width));
      found.set(text, shown);
      if (!groups.has(shown)) groups.set(shown, []);
      groups.get(shown).push(text);
    }
    for (const alike of groups.values()) {
      if (alike.length < 2) continue;
      const shown = tell(alike, width);
      alike.forEach((text, i) => found.set(text, shown[i]));
    }
    return found;
  }

  return { cut, distinct };
})();
