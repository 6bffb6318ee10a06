// SPDX-License-Identifier: GPL-3.0-or-later
//
// The place that is shown, which is in the address: #view=flame&fn=a.c:main.  Usual values are left
// out, so that addresses are short.  Functions are given by name, so that a link leads to the same
// one in the page of another build.

const state = (() => {
  const USUAL = {
    benchmark: '', // number of a benchmark; empty: all, or the page has one report
    view: '', // overview, functions, function or flame
    fn: '', // the key of a row, see data.js
    event: '', // name of a column
    sort: '', // key of a column of the list; after a -, in reverse order
    q: '', // the filter of the list
    group: '', // of the list: file or object
    dir: 'down', // of the flame graph, or of its half that is zoomed: down, up
    at: '', // frames from the flame graph's root to the one zoomed to: 3f.a7
    side: 'new', // of the flame graph's widths with --diff: new, old
    slice: '', // number of a profile, part or thread from 1; all if empty
    line: '', // a source line, FILE:LINE, or an instruction, 0xADDRESS
    whole: '', // name of a file to show with the costs of all functions
    cols: '', // names of the events beside lines, with commas; all if empty
    focus: '', // the key of a function: figures are parts of what it costs
    hide: '', // the objects that are hidden, by their tags: 3f.a7
    tree: '', // the callers and callees that are open, or those that are not, by their tags
    open: '', // the groups of the list that are open, by their tags
    gaps: '', // the folded lines that are shown, by their tags
  };

  // The view if the address names none: that of the function that it names, or the list that it
  // sorts, filters or groups.
  function usualView({ fn, sort, q, group }) {
    if (fn) return 'function';
    return sort || q || group ? 'functions' : 'overview';
  }

  function read(hash) {
    const given = new URLSearchParams(hash.replace(/^#/, ''));
    const place = { ...USUAL, ...Object.fromEntries(given) };
    place.view = place.view || usualView(place);
    return place;
  }

  function write(place) {
    const given = new URLSearchParams();
    const usual = { ...USUAL, view: usualView(place) };
    for (const key of Object.keys(USUAL)) if (place[key] !== usual[key]) given.set(key, place[key]);
    // Keeps / : and , so that names are readable in addresses.
    const text = given.toString().replace(/%(?:2F|3A|2C)/g, decodeURIComponent);
    return '#' + text;
  }

  let now = { ...USUAL };
  let entry = 0; // number of the current entry in the browser's history
  let depth = -1; // number of the entries of this page before it
  let entries = Date.now(); // last number given; earlier visits had lower ones
  const scrolled = new Map(); // by entry: how far each part was scrolled
  let changed = () => {};
  let scrollers = []; // elements that scroll

  // The address of the current place with some changes.
  function link(changes) {
    return write({ ...now, ...changes });
  }

  // Shows the place in the address; if it was left before, scrolled as then.
  function arrive() {
    const tops = scrollers.map(({ scrollTop }) => scrollTop);
    scrolled.set(entry, tops);
    entry = history.state?.entry ?? 0;
    depth = entry ? history.state.depth : depth + 1;
    if (!entry) {
      entry = ++entries;
      history.replaceState({ entry, depth }, '');
    }
    now = read(location.hash);
    const left = scrolled.get(entry);
    changed(now, left !== undefined);
    left?.forEach((top, i) => (scrollers[i].scrollTop = top));
  }

  // Changes the place, as a new entry in the browser's history.
  function go(changes) {
    const hash = link(changes);
    if (hash === (location.hash || '#')) return;
    history.pushState(null, '', hash);
    arrive();
  }

  // Goes to the place before, or if this page has shown none, makes changes.
  function back(changes) {
    if (depth > 0) history.back();
    else go(changes);
  }

  // Changes the place without a new entry, such as for a letter typed.
  function adjust(changes) {
    now = { ...now, ...changes };
    history.replaceState({ entry, depth }, '', write(now));
    changed(now);
  }

  // A short hash of a text for addresses, the same in the pages of other builds.
  function tag(text) {
    let hash = 0x811c9dc5;
    for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0), 0x01000193);
    return (hash >>> 0).toString(36);
  }

  // Whether a list of tags in the address has that of a text.
  function has(key, text) {
    return now[key].split('.').includes(tag(text));
  }

  // The change that adds the tag of a text to such a list, or takes it away.
  function turned(key, text) {
    const tags = now[key].split('.').filter((each) => each && each !== tag(text));
    if (!has(key, text)) tags.push(tag(text));
    return { [key]: tags.join('.') };
  }

  // Calls listener(place, again) at each change; scrolling: see scrollers.
  function start(listener, scrolling) {
    changed = listener;
    scrollers = scrolling;
    history.replaceState(null, '');
    addEventListener('hashchange', arrive);
    arrive();
  }

  return { adjust, back, get: () => now, go, has, link, read, start, tag, turned, write };
})();
