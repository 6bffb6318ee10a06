// SPDX-License-Identifier: GPL-3.0-or-later
//
// The place that is shown, which is in the address: #view=flame&fn=a.c:main.  Usual values are left
// out, so that addresses are short.  Functions are given by name, so that a link leads to the same
// one in the page of another build.

const address = (() => {
  const USUAL = {
    view: '', // overview, functions, function, calls or flame
    fn: '', // the key of a row, see model.js
    event: '', // name of a column
    side: '', // number of a profile, part or thread from 1; all if empty
    sort: '', // key of a column of the list; after a -, in reverse order
    q: '', // what is searched
    dir: 'down', // of the flame graph, or of its half that is zoomed: down, up
    at: '', // frames from the flame graph's root to the one zoomed to: 3f.a7
    line: '', // a source line, FILE:LINE, or an instruction, 0xADDRESS
  };

  // The view if the address names none: that of the function that it names, or the list that it
  // sorts or filters.
  function usualView({ fn, sort, q }) {
    if (fn) return 'function';
    return sort || q ? 'functions' : 'overview';
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
    return '#' + given.toString().replace(/%(?:2F|3A|2C)/g, decodeURIComponent);
  }

  let now = { ...USUAL };
  const scrolled = new Map(); // by address: how far each part was scrolled
  let left = ''; // the address that was shown before
  let changed = () => {};
  let scrollers = []; // elements that scroll

  // The address of the current place with some changes.
  function link(changes) {
    return write({ ...now, ...changes });
  }

  // Shows the place in the address; if it was left before, scrolled as then.
  function arrive() {
    scrolled.set(
      left,
      scrollers.map(({ scrollTop }) => scrollTop)
    );
    left = location.hash;
    now = read(left);
    changed(now);
    scrolled.get(left)?.forEach((top, i) => (scrollers[i].scrollTop = top));
  }

  // Changes the place, as a new entry in the browser's history.
  function go(changes) {
    const hash = link(changes);
    if (hash === (location.hash || '#')) return;
    history.pushState(null, '', hash);
    arrive();
  }

  // Changes the place without a new entry, such as for a letter typed.
  function adjust(changes) {
    now = { ...now, ...changes };
    history.replaceState(null, '', write(now));
    left = location.hash;
    changed(now);
  }

  // A short hash of a text for addresses, the same in the pages of other builds.
  function tag(text) {
    let hash = 0x811c9dc5;
    for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0), 0x01000193);
    return (hash >>> 0).toString(36);
  }

  // Calls listener(place) at each change; scrolling: see scrollers.
  function start(listener, scrolling) {
    changed = listener;
    scrollers = scrolling;
    addEventListener('hashchange', arrive);
    arrive();
  }

  return { adjust, get: () => now, go, link, start, tag, write };
})();
