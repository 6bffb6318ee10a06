// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where one is, which is all in the address: #view=flame&function=12&event=Ir.
// What has its usual value is not written, so that addresses stay short.

const state = (() => {
  const USUAL = {
    view: 'functions', // functions, function, flame or calls
    function: '', // id of a row
    event: '', // name of a column
    sort: '', // column of the list, with - in front: the other way
    q: '', // what the list is filtered by
    group: '', // file or object
    dir: 'down', // of the flame graph: down or up
    at: '', // frames from the flame graph's root to the one zoomed to: 3.7
    side: 'new', // whose widths the flame graph has, with --diff
    slice: '', // number of a profile, part or thread from 1, or change
    line: '', // of the source: FILE:LINE
  };

  function read(hash) {
    const given = new URLSearchParams(hash.replace(/^#/, ''));
    const place = { ...USUAL };
    for (const key of Object.keys(USUAL))
      if (given.has(key)) place[key] = given.get(key);
    return place;
  }

  function write(place) {
    const given = new URLSearchParams();
    for (const key of Object.keys(USUAL))
      if (place[key] !== USUAL[key]) given.set(key, place[key]);
    return '#' + given.toString();
  }

  let now = { ...USUAL };
  let changed = () => {};

  // The address of the present place with some things changed.
  function link(changes) {
    return write({ ...now, ...changes });
  }

  function arrive() {
    now = read(location.hash);
    changed(now);
  }

  // A step that "back" takes back.
  function go(changes) {
    const hash = link(changes);
    if (hash !== (location.hash || '#')) location.hash = hash;
  }

  // A small change, such as a letter typed, that is no step of its own.
  function adjust(changes) {
    now = { ...now, ...changes };
    history.replaceState(null, '', write(now));
    changed(now);
  }

  function start(listener) {
    changed = listener;
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
