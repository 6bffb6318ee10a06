// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where one is, which is all in the address: #view=flame&fn=a.c:main&event=Ir.
// What has its usual value is not written, so that addresses stay short, and
// functions have names there, so that a link leads to the same function in the
// page of the next build.

const state = (() => {
  const USUAL = {
    view: '', // overview, functions, function, flame or calls
    fn: '', // the key of a row, see data.js
    event: '', // name of a column
    sort: '', // column of the list, with - in front: the other way
    q: '', // what the list is filtered by
    group: '', // file or object
    dir: 'down', // of the flame graph: down or up
    at: '', // frames from the flame graph's root to the one zoomed to: 3f.a7
    side: 'new', // whose widths the flame graph has, with --diff: old, both
    slice: '', // number of a profile, part or thread from 1, or change
    line: '', // of the source: FILE:LINE; or of an instruction: 0xADDRESS
    code: '', // source: the source is shown, not the instructions
    whole: '', // name of a file that is shown with all its functions
    cols: '', // names of the events beside lines, with commas; all if empty
    list: '', // no: the list beside is folded away
  };

  // An address that names a function alone leads to it, and one that says how
  // the list is sorted to the list.
  function usualView({ fn, sort, q, group }) {
    if (fn) return 'function';
    return sort || q || group ? 'functions' : 'overview';
  }

  function read(hash) {
    const given = new URLSearchParams(hash.replace(/^#/, ''));
    const place = { ...USUAL };
    for (const key of Object.keys(USUAL))
      if (given.has(key)) place[key] = given.get(key);
    place.view = place.view || usualView(place);
    return place;
  }

  function write(place) {
    const given = new URLSearchParams();
    const usual = { ...USUAL, view: usualView(place) };
    for (const key of Object.keys(USUAL))
      if (place[key] !== usual[key]) given.set(key, place[key]);
    // Names are read in an address, too.
    const text = given.toString().replace(/%(?:2F|3A|2C)/g, decodeURIComponent);
    return '#' + text;
  }

  let now = { ...USUAL };
  let entry = 0; // the number of the place in the browser's history
  let entries = Date.now(); // so that those of an earlier visit are others
  const scrolled = new Map(); // by entry: how far each part was scrolled
  let changed = () => {};
  let scrolls = { read: () => [], write: () => {} };

  // The address of the present place with some things changed.
  function link(changes) {
    return write({ ...now, ...changes });
  }

  // A place that was left before is found as it was left.
  function arrive() {
    scrolled.set(entry, scrolls.read());
    entry = history.state?.entry ?? 0;
    if (!entry) {
      entry = ++entries;
      history.replaceState({ entry }, '');
    }
    now = read(location.hash);
    const left = scrolled.get(entry);
    changed(now, left !== undefined);
    if (left) scrolls.write(left);
  }

  // A step that "back" takes back.
  function go(changes) {
    const hash = link(changes);
    if (hash !== (location.hash || '#')) location.hash = hash;
  }

  // A small change, such as a letter typed, that is no step of its own.
  function adjust(changes) {
    now = { ...now, ...changes };
    history.replaceState({ entry }, '', write(now));
    changed(now);
  }

  // parts: what is scrolled by itself.
  function start(listener, parts) {
    changed = listener;
    scrolls = {
      read: () => parts.map(({ scrollTop }) => scrollTop),
      write: (tops) => parts.forEach((part, i) => (part.scrollTop = tops[i])),
    };
    history.replaceState(null, '');
    addEventListener('hashchange', arrive);
    arrive();
  }

  return {
    adjust,
    get: () => now,
    go,
    link,
    start,
    write,
  };
})();
