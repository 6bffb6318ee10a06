// SPDX-License-Identifier: GPL-3.0-or-later
//
// The object `page` of all views: the report, and the selection in the address.

const pages = (() => {
  // Returns a function that returns work()'s result; it calls work() once.
  function once(work) {
    let done = null;
    return () => (done ??= work());
  }

  // Gives functions of an object the same colour; or if there is only one object, functions of a
  // file.
  function hues({ functions }) {
    const objects = new Set(functions.map((row) => row.object).filter(Boolean));
    const key = objects.size > 1 ? 'object' : 'file';
    const found = new Map();
    for (const row of functions)
      if (!found.has(row[key])) found.set(row[key], `hue${found.size % 8}`);
    return { hue: (row) => found.get(row[key]), hueName: (row) => row[key] ?? '' };
  }

  function placeOf({ file, object }) {
    return file && file !== '???' ? file : object;
  }

  // The Set of values that of() returns for more than one function.
  function shared({ functions }, of) {
    const seen = new Set();
    const found = new Set();
    for (const row of functions) (seen.has(of(row)) ? found : seen).add(of(row));
    return found;
  }

  // Returns whereabouts(row): for a function that shares its name with others, the last part of its
  // path, or more if they share that too; else ''.
  function tellApart(report) {
    const end = (row) => show.base(placeOf(row) ?? '');
    const both = (row) => `${end(row)} ${row.label}`;
    const labels = once(() => shared(report, ({ label }) => label));
    const ends = once(() => shared(report, both));
    return (row) => {
      const place = placeOf(row);
      if (!place || !labels().has(row.label)) return '';
      return html.place(ends().has(both(row)) ? place : end(row), place);
    };
  }

  // The part of a page that does not depend on the address.
  function make(report) {
    const calls = once(() => graph.build(report));
    const hasCalls = report.functions.some((row) => row.callees.length);
    const parts = new Map();
    const one = report.isGrouped ? report.by : 'function';
    const One = one[0].toUpperCase() + one.slice(1);
    // The figures of functions as far as they are part of what one costs.
    const inside = (row, event) => {
      const key = `${row.id} ${event.isDerived && event.index}`;
      if (!parts.has(key)) parts.set(key, slices.below(report, calls(), row, event));
      return parts.get(key);
    };
    return {
      report,
      nouns: { one, One, all: `${one}s`, All: `${One}s` }, // for the rows of the report
      colours: once(() => hues(report)),
      placeOf,
      whereabouts: tellApart(report),
      hasCalls,
      canFocus: hasCalls && !(report.diff && report.slices.length > 2),
      calls,
      inside,
    };
  }

  // Adds the part of a page that depends on place, the address.
  function at(whole, place) {
    const { report: now } = whole;
    const named = (name) => now.events.find((each) => each.name === name);
    const event = named(place.event) ?? named(now.sort[0]) ?? now.events[0];
    const opened = now.byKey.get(place.fn);
    if (event.isDerived) data.deriveAll(now);
    else if (opened) data.derive(now, opened);
    const adds = data.additive(now, event);
    const all = slices.choose(now, '');
    const focused = whole.canFocus && now.byKey.get(place.focus);
    const objects = place.hide ? now.functions.map(({ object }) => object) : [];
    const hidden = new Set(objects.filter((object) => object && state.has('hide', object)));
    const slice = slices.choose(now, place.slice);
    const ofList = () => (focused ? whole.inside(focused, event) : slice);
    const ofGraph = () => (now.functions[0]?.paid ? slice : all);
    const views = { functions: ofList, overview: () => slice, flame: ofGraph };
    const chosen = views[place.view]?.() ?? all;
    // Calls and lines are not known by slice: where they show while one is chosen, this is said.
    const rest = slice.name ? slices.choices(now)[0][1] : '';
    const scale = event.misses ?? event;
    const several = chosen.change && now.slices.length > 2;
    const share = (value, of = event) => sums.share(value, chosen.total(of));
    // The share, in percent, that a full bar stands for in all tables: the total, or what is
    // larger; or with --diff the largest change.
    const full = once(() => {
      const items = now.functions.flatMap((row) =>
        chosen.apart ? [chosen.of(row)] : [row, ...row.callees]
      );
      const costs = items.flatMap(({ self, inclusive }) => [self, inclusive]);
      const parts = costs.map((list) => Math.abs(share(list?.[scale.index] ?? null, scale)));
      return parts.reduce((a, b) => Math.max(a, b), chosen.change ? 0 : 100);
    });
    const bar = (part) => html.bar(sums.share(part, full()), chosen.change);
    // The link to a function in the current view; from lists, in view function.
    const href = ({ key }) => {
      const list = ['overview', 'functions'].includes(place.view);
      const view = list ? 'function' : place.view;
      return state.link({ view, fn: key, line: '', at: '', gaps: '' });
    };
    const link = (row, more) => {
      const attributes = { href: href(row), 'data-full': show.name(row.full), ...more };
      return el('a.squeeze', attributes, row.label ? html.named(row.label) : '(no name)');
    };
    const badges = (row) => {
      const badge = (text, tint = null) => el('span.badge', { tint }, text);
      const status = chosen.change && data.status(chosen.of(row));
      return [
        row.cycle && badge(`cycle ${row.cycle}`),
        status && badge(status, { new: 'more2', gone: 'less2' }[status]),
      ];
    };
    return {
      ...whole,
      place,
      focused,
      event,
      chosen,
      total: adds ? all.total(adds) : null,
      row: opened,
      hidden,
      isHidden: ({ object }) => hidden.has(object),
      // The cost of the event in an item: a function, call or line.
      cost: (item, field, side = '') => item[field + side]?.[event.index] ?? null,
      share,
      bar,
      // A bar of a share and, after it, the share in digits; most: what a full bar stands for.
      measure: (part, most = full()) =>
        part !== null &&
        el(
          'span.measure',
          html.bar(sums.share(part, most), chosen.change),
          el('span', show.percent(part, chosen.change))
        ),
      // The cost by which functions are ranked: of several profiles, how far they are apart; else
      // the self cost, or the size of its change.
      rank: (row) =>
        several
          ? sums.spread(row.sums ?? chosen.of(row), event.index)
          : sums.size(chosen.of(row).self[scale.index] ?? null),
      several,
      scale, // the event that adds up: of a rate its misses
      // Says at a heading that figures are not of the focus alone, or null.
      unnarrowed:
        focused && !['functions', 'flame'].includes(place.view)
          ? el(
              'span.badge.whole',
              { title: `Not of ${show.name(focused.label)} alone` },
              'whole program'
            )
          : null,
      rest,
      href,
      link,
      badges,
      // A link in a sentence.
      plain: (row, words = show.cut(row.label)) =>
        html.link({ view: 'function', fn: row.key }, words),
      // A link in a line in which it has room before a place and the badges.
      fitted: (row, where, more) => el('span.fit', link(row, more), where, badges(row)),
    };
  }

  // Links for a choice, each [text, change of the address, is it chosen].
  function choice(label, options) {
    const link = ([text, change, is]) => html.link(change, text, { 'aria-current': is && 'true' });
    return el('span.choice', { role: 'group', 'aria-label': label }, options.map(link));
  }

  return { at, choice, make };
})();
