// SPDX-License-Identifier: GPL-3.0-or-later
//
// Puts the page together and draws it anew whenever the address changes.

(() => {
  document.documentElement.className = 'script';

  const VIEWS = {
    functions: 'Functions',
    function: 'Function',
    flame: 'Flame graph',
    calls: 'Call graph',
  };
  const report = { now: null, calls: null, wrong: [] };
  const parts = {};

  // Functions of one object have one colour; if there is one object only, then
  // those of one file.
  function makeHues() {
    const { functions } = report.now;
    const objects = new Set(functions.map((row) => row.object).filter(Boolean));
    const key = objects.size > 1 ? 'object' : 'file';
    const hues = new Map();
    for (const row of functions)
      if (!hues.has(row[key])) hues.set(row[key], hues.size % 8);
    return (row) => hues.get(row[key]) ?? 0;
  }

  // All that a view needs to know of the place that the address names.
  function pageAt(place) {
    const { now } = report;
    const event =
      now.events.find((each) => each.name === place.event) ??
      now.events.find((each) => each.name === now.sort[0]) ??
      now.events[0];
    const adds = data.additive(now, event);
    const whole = slices.choose(now, '');
    const chosen = slices.choose(now, place.slice);
    let most = null;
    const largest = () => {
      most =
        most ??
        now.functions.reduce((sofar, row) => {
          const cost = chosen.of(row).self[event.index] ?? 0;
          return data.max(sofar, cost < 0 ? -cost : cost);
        }, 0);
      return most;
    };
    return {
      place,
      report: now,
      calls: () => {
        report.calls = report.calls ?? graph.build(now);
        return report.calls;
      },
      event,
      chosen,
      largest,
      additive: adds,
      column: adds ? adds.index : event.index,
      total: adds ? whole.total(adds) : null,
      row: /^\d+$/.test(place.function)
        ? now.functions[place.function]
        : undefined,
      hue: report.hue,
      // Of the event, in what costs as a function, a call or a line does.
      cost: (item, field, side = '') =>
        item[field + side]?.[event.index] ?? null,
      // What part of the total of what is chosen, and of the whole report.
      share: (value, of = event) => data.share(value, chosen.total(of)),
      shareOfAll: (value) => data.share(value, whole.total(event)),
      link: (row, more) => {
        const view = place.view === 'functions' ? 'function' : place.view;
        const changes = { view, function: String(row.id), line: '', at: '' };
        const attributes = { href: state.link(changes), ...more };
        return show.el('a', attributes, show.name(row.label) || '(no name)');
      },
      badges: (row) => {
        const badge = (kind, text) =>
          show.el('span', { class: `badge ${kind}` }, text);
        const status = chosen.change ? data.status(chosen.of(row)) : '';
        return [
          row.cycle ? badge('', `cycle ${row.cycle}`) : '',
          status ? badge(status, status) : '',
        ];
      },
    };
  }

  // Of what is compared, as NAME or OLD: {slice} or {side}.
  function sideBadge({ slice, side }) {
    const name = report.now.slices[slice]?.name ?? side ?? '';
    return show.el('span', { class: 'badge' }, show.name(name));
  }

  // What differs besides costs; the commands are there.
  function differenceLine(difference) {
    const { kind, text } = difference;
    if (kind === 'command') return '';
    return show.el(
      'p',
      { class: 'profile' },
      kind === 'event' ? 'not in ' : 'differs in ',
      sideBadge(difference),
      show.el('code', {}, show.name(text ?? ''))
    );
  }

  function title() {
    const many = report.now.profiles.length;
    if (many > 2) return 'Several profiles';
    return many === 2 ? 'Two profiles' : 'Profile';
  }

  function profileLine(profile) {
    const facts = [
      profile.file,
      profile.creator,
      profile.pid === null || profile.pid === undefined
        ? null
        : `pid ${profile.pid}`,
      profile.parts > 1 ? show.plural(profile.parts, 'part') : null,
    ];
    const side = report.now.diff ? sideBadge(profile) : '';
    return show.el(
      'p',
      { class: 'profile' },
      side,
      show.el('code', { class: 'command' }, show.name(profile.command ?? '')),
      show.el(
        'span',
        { class: 'note' },
        facts.filter(Boolean).map(show.name).join(' \u00b7 ')
      )
    );
  }

  function eventLink(page, event) {
    const { cost, before } = page.chosen.sum(event);
    const { change } = page.chosen;
    const is = event === page.event;
    return show.el(
      'a',
      {
        href: state.link({ event: event.name }),
        'aria-current': is ? 'true' : null,
        title: [event.long_name, event.formula].filter(Boolean).join(': '),
      },
      show.el('span', { class: 'name' }, show.name(event.name)),
      show.el('span', { class: 'total' }, show.cost(event, cost, change)),
      change && !event.ratio
        ? show.el(
            'span',
            { class: 'note' },
            show.percent(data.share(cost, before), true)
          )
        : ''
    );
  }

  function sliceChooser(page) {
    if (!report.now.slices.length) return '';
    const chooser = show.el(
      'select',
      { onchange: () => state.go({ slice: chooser.value }) },
      slices
        .choices(report.now)
        .map(([value, words]) =>
          show.el(
            'option',
            { value, selected: page.place.slice === value },
            words
          )
        )
    );
    return show.el('label', { class: 'slices' }, 'Costs of ', chooser);
  }

  function labelOf(page, view, label) {
    const { One, All } = show.nouns(page.report);
    if (view === 'functions') return All;
    return view === 'function' ? One : label;
  }

  function head(page) {
    parts.events.replaceChildren(
      ...report.now.events.map((event) => eventLink(page, event)),
      sliceChooser(page)
    );
    parts.views.replaceChildren(
      ...Object.entries(VIEWS).map(([view, label]) =>
        show.el(
          'a',
          {
            href: state.link({ view, at: '', line: '' }),
            'aria-current': view === page.place.view ? 'page' : null,
          },
          labelOf(page, view, label)
        )
      )
    );
  }

  function content(page) {
    const { view } = page.place;
    const width = Math.max(300, parts.content.clientWidth - 32);
    if (view === 'flame') return flame.render(page, width);
    const row = page.row ?? report.now.functions[0];
    if (!row) return show.el('p', { class: 'note' }, 'It has no functions.');
    if (view === 'calls') return neighbours.render(page, row, width);
    return functionView.render(page, row);
  }

  let drawn = '';

  function draw(place) {
    if (!(place.view in VIEWS)) place.view = 'functions';
    const page = pageAt(place);
    const list = place.view === 'functions';
    const inside = parts.content.contains(document.activeElement);
    parts.main.classList.toggle('only-list', list);
    head(page);
    parts.list.render(page);
    // Typing in the list's filter need not draw the rest anew.
    const key = state.write({ ...place, q: '', sort: '', group: '' });
    if (list) parts.content.replaceChildren();
    else if (key !== drawn) {
      const element = content(page);
      parts.content.replaceChildren(element);
      parts.content.scrollTop = 0;
      sourceView.reveal(page, element);
      if (inside)
        element
          .querySelector('h2, .frame[tabindex="0"]')
          ?.focus({ preventScroll: true });
    }
    drawn = list ? '' : key;
    const { profiles } = page.report;
    const { command, file } = profiles[profiles.length - 1] ?? {};
    const name = page.row && !list ? page.row.label : null;
    const view = labelOf(page, place.view, VIEWS[place.view]);
    document.title = [name, view, command ?? file]
      .filter(Boolean)
      .map(show.name)
      .join(' - ');
  }

  function keys(event) {
    const typing = event.target.closest('input, select, textarea');
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === '/' && !typing) {
      event.preventDefault();
      if (getComputedStyle(parts.list.element).display === 'none')
        state.adjust({ view: 'functions' });
      parts.list.search.focus();
      parts.list.search.select();
    } else if (event.key === 'Escape') {
      const place = state.get();
      if (typing) {
        if (place.q) state.adjust({ q: '' });
        parts.list.search.value = '';
        typing.blur();
      } else if (place.view === 'flame' && place.at) {
        state.go({ at: place.at.split('.').slice(0, -1).join('.') });
      } else if (place.view !== 'functions') {
        state.go({ view: 'functions', at: '', line: '' });
      }
    }
  }

  function complaint() {
    if (!report.wrong.length) return '';
    const some = report.wrong.slice(0, 5).map(show.name);
    return show.el(
      'div',
      { class: 'alert', role: 'alert' },
      show.el(
        'p',
        {},
        'The numbers on this page do not add up to those that cgannotate ',
        'wrote into it. Please do not rely on it, and report this.'
      ),
      show.el(
        'ul',
        {},
        some.map((line) => show.el('li', {}, line))
      )
    );
  }

  // What cgannotate said of the limits of --fail-if, in its words.
  function limits() {
    const element = document.getElementById('limits');
    element?.classList.add('alert');
    return element ?? '';
  }

  function foot() {
    const sums = report.wrong.length
      ? 'Sums do not match.'
      : 'Sums checked: they match those of cgannotate.';
    return show.el(
      'footer',
      {},
      show.el('span', { id: 'sums' }, sums),
      show.el(
        'span',
        {},
        show.el('kbd', {}, '/'),
        ' search  ',
        show.el('kbd', {}, '\u2191 \u2193'),
        ' move  ',
        show.el('kbd', {}, 'Enter'),
        ' open  ',
        show.el('kbd', {}, 'Esc'),
        ' back'
      )
    );
  }

  function build(app) {
    parts.list = table.make();
    parts.content = show.el('div', { class: 'content', id: 'content' });
    parts.main = show.el('main', {}, parts.list.element, parts.content);
    parts.events = show.el('nav', { class: 'events', 'aria-label': 'Event' });
    parts.views = show.el('nav', { class: 'views', 'aria-label': 'View' });
    app.append(
      show.el(
        'header',
        {},
        show.el('h1', {}, title()),
        show.el(
          'div',
          {
            class: 'profiles',
            tabindex: report.now.profiles.length > 4 ? 0 : null,
            role: 'group',
            'aria-label': 'Profiles',
          },
          report.now.profiles.map(profileLine),
          (report.now.differences ?? []).map(differenceLine)
        ),
        parts.events,
        parts.views
      ),
      complaint(),
      limits(),
      parts.main,
      foot()
    );
  }

  function begin() {
    report.now = data.read(document.getElementById('data').textContent);
    report.wrong = data.check(report.now);
    report.hue = makeHues();
    const app = document.getElementById('app');
    build(app);
    app.hidden = false;
    document.getElementById('static').remove();
    state.start(draw);
    addEventListener('keydown', keys);
    // Once the page is there, so that the flame graph does not wait for it.
    setTimeout(() => {
      const { calls, column } = pageAt(state.get());
      graph.costs(calls(), column, report.now.diff ? '_new' : '');
    }, 200);
    let width = innerWidth;
    addEventListener('resize', () => {
      if (innerWidth === width) return;
      width = innerWidth;
      drawn = '';
      draw(state.get());
    });
  }

  // If the data cannot be read, what is readable without scripts stays.
  addEventListener('DOMContentLoaded', () => {
    try {
      begin();
    } catch (error) {
      document.documentElement.className = '';
      console.error(error);
    }
  });
})();
