// SPDX-License-Identifier: GPL-3.0-or-later
//
// The parts above and below all views: the profiles, links to the events with
// their totals, links to the views, limits, and errors in the sums.

const head = (() => {
  // A badge with the name of a slice or side.
  function sideBadge(report, { slice, side }) {
    const name = report.slices[slice]?.name ?? side ?? '';
    return el('span.badge', show.name(name));
  }

  // A difference of the headers; not commands, which profileLine() shows.
  function differenceLine(report, difference) {
    const { kind, text } = difference;
    if (kind === 'command') return null;
    return el(
      'p.profile',
      kind === 'event' ? 'not in ' : 'differs in ',
      sideBadge(report, difference),
      el('code.text', show.name(text ?? ''))
    );
  }

  // Of functions that are compared by address, those of objects that only one
  // side has: each is gone or new.
  function otherObjects({ diff, functions, objects }) {
    if (!diff || functions.every(({ code }) => code === undefined)) return null;
    const has = (object, side) => object[side].some((cost) => cost !== null);
    const only = (side, other) =>
      objects
        .filter((each) => has(each, side) && !has(each, other))
        .map(({ name }) => show.name(name ?? '???'));
    const gone = only('self_old', 'self_new');
    const fresh = only('self_new', 'self_old');
    if (!gone.length || !fresh.length) return null;
    return el(
      'p.profile.note',
      `Instructions are compared by address: functions of ${gone.join(', ')} ` +
        `are gone, those of ${fresh.join(', ')} new. A page without --asm ` +
        'compares them by name.'
    );
  }

  function title({ profiles }) {
    if (profiles.length > 2) return 'Several profiles';
    return profiles.length === 2 ? 'Two profiles' : 'Profile';
  }

  function profileLine(report, profile) {
    const facts = [
      profile.file,
      profile.creator,
      (profile.pid ?? null) !== null && `pid ${profile.pid}`,
      profile.parts > 1 && show.plural(profile.parts, 'part'),
    ];
    const command = show.name(profile.command ?? '');
    return el(
      'p.profile',
      report.diff && sideBadge(report, profile),
      command && el('code.command', command),
      el('span.note', facts.filter(Boolean).map(show.name).join(' \u00b7 '))
    );
  }

  // The program's cost, or with --diff its costs in OLD and in NEW; of several
  // profiles, in each.
  function totals({ chosen, report, several }, event) {
    const { cost, before, after } = chosen.sum(event);
    const total = (text, words) => el('span.total', { title: words }, text);
    if (!chosen.change || before === null || after === null)
      return [total(show.brief(event, cost, chosen.change), show.exact(event, cost))];
    const all = several
      ? report.slices.map(({ total: costs }) => costs[event.index] ?? null)
      : [before, after];
    const sides = all.map((each) => show.brief(event, each));
    const exact = all.map((each) => show.exact(event, each));
    const part = event.ratio ? '' : show.percent(data.share(cost, before), true);
    return [total(sides.join(' \u2192 '), exact.join(' \u2192 ')), el('span.note', part)];
  }

  function eventLink(page, event) {
    const content = [el('span.name', show.name(event.name)), ...totals(page, event)];
    return show.link({ event: event.name }, content, {
      'aria-current': event === page.event && 'true',
      title: [event.long_name, event.formula].filter(Boolean).join(': '),
    });
  }

  const FEW = 6; // most events that are links beside each other

  // A menu of the events, those that were recorded first, and the chosen one
  // with its totals.
  function eventMenu(page) {
    const { event: chosen, report } = page;
    const words = (event) => {
      const { cost, before, after } = page.chosen.sum(event);
      const sides = page.chosen.change ? [before, after] : [cost];
      const sums = sides.map((each) => show.brief(event, each));
      const what = event.isDerived ? event.formula : event.long_name;
      const name = show.name(event.name);
      return `${name}: ${sums.join(' \u2192 ')}${what ? `, ${show.name(what)}` : ''}`;
    };
    const option = (event) =>
      el('option', { value: event.name, selected: event === chosen }, words(event));
    const group = (label, derived) => {
      const some = report.events.filter(({ isDerived }) => Boolean(isDerived) === derived);
      return some.length && el('optgroup', { label }, some.map(option));
    };
    const menu = el(
      'select',
      { onchange: () => state.go({ event: menu.value }) },
      group('Recorded', false),
      group('Follow from these', true)
    );
    return [el('label', 'Event ', menu), el('span.event', totals(page, chosen))];
  }

  function sliceChooser({ report, place }) {
    if (!report.slices.length || place.view !== 'functions') return '';
    const chooser = el(
      'select',
      { onchange: () => state.go({ slice: chooser.value }) },
      slices
        .choices(report)
        .map(([value, words]) => el('option', { value, selected: place.slice === value }, words))
    );
    return el('label.slices', 'Costs of ', chooser);
  }

  function viewLink(page, view, label) {
    const current = view === page.place.view && 'page';
    const place = { view, at: '', line: '' };
    return show.link(place, label, { 'aria-current': current });
  }

  // A link that hides the list beside a view, or shows it again.
  function foldLink(place) {
    if (['overview', 'functions'].includes(place.view)) return '';
    const hidden = state.isAlone(place);
    const words = hidden ? 'Show the list' : 'Hide the list';
    const list = hidden ? 'yes' : 'no';
    return show.link({ list }, words, { class: 'fold' });
  }

  // Links that focus on the function of a view or hide its object, and those that
  // take this back.
  function narrowing({ focused, hasCalls, hidden, report, row }) {
    const objects = new Set(report.functions.map(({ object }) => object));
    const hide = (object, words) =>
      show.link(state.turned('hide', object), `${words} ${show.base(object)}`);
    return [
      row?.object && !hidden.has(row.object) && objects.size > 1 ? hide(row.object, 'Hide') : '',
      ...[...hidden].map((object) => hide(object, 'Show again')),
      focused ? show.link({ focus: '' }, `Not only in ${show.name(focused.label)}`) : '',
      row && hasCalls && !report.diff && row !== focused
        ? show.link({ view: 'functions', focus: row.key }, `Focus on ${show.name(row.label)}`)
        : '',
    ].filter(Boolean);
  }

  function complaint(wrong) {
    const some = wrong.slice(0, 5).map(show.name);
    return el(
      'div.alert',
      { role: 'alert' },
      el(
        'p',
        'The numbers on this page do not add up to those that cgannotate ',
        'wrote into it. Please do not rely on it, and report this.'
      ),
      el(
        'ul',
        some.map((line) => el('li', line))
      )
    );
  }

  // Turns the name of the function in a sentence about a limit into a link.
  function linkFunction(report, item) {
    const sentence = item.textContent;
    const [, before, name, after] =
      /^(\S+ in )(.+)( \(.*)$/s.exec(sentence) ?? /^(.*?: )(.+?)(: .*)$/s.exec(sentence) ?? [];
    const row = report.byKey.get(name);
    if (!row) return;
    const link = show.link({ view: 'function', fn: row.key }, name);
    item.replaceChildren(before, link, after);
  }

  // The element with cgannotate's sentences about the limits of --fail-if.
  function limits(report) {
    const element = document.getElementById('limits');
    if (!element) return '';
    element.classList.add('alert');
    element.setAttribute('tabindex', '0');
    for (const item of element.querySelectorAll('li')) linkFunction(report, item);
    return element;
  }

  const KEYS = [
    ['/', 'search', true],
    ['j k', 'move, as the arrows do', false],
    ['Enter', 'open', true],
    ['n p', 'next or previous caller, or frame that was found', false],
    ['Esc', 'back', true],
    ['?', 'all keys', true],
  ];

  // Lines, or a dialog, on what keys do.
  function keyNote(all) {
    return KEYS.filter(([, , usual]) => all || usual).map(([key, words]) =>
      el(all ? 'p' : 'span', el('kbd', key), ` ${words}`)
    );
  }

  function helpDialog() {
    const close = (event) => event.target.closest('dialog').close();
    const button = el('button', { onclick: close }, 'Close');
    return el('dialog', { 'aria-label': 'Keys' }, keyNote(true), button);
  }

  // Returns {above, below, complain(wrong), help, update(page, views)}: elements
  // around the views and a dialog; wrong are sentences, views [name, label].
  function make(report) {
    const events = el('nav.events', { 'aria-label': 'Event' });
    const help = helpDialog();
    const tabs = el('nav.views', { 'aria-label': 'View' });
    const profiles = el(
      'div.profiles',
      {
        tabindex: report.profiles.length > 4 ? 0 : null,
        role: 'group',
        'aria-label': 'Profiles',
      },
      report.profiles.map((each) => profileLine(report, each)),
      (report.differences ?? []).map((each) => differenceLine(report, each)),
      otherObjects(report)
    );
    const element = el('header', el('h1.unseen', title(report)), profiles, events, tabs);
    const update = (page, views) => {
      events.replaceChildren(
        ...(report.events.length > FEW
          ? eventMenu(page)
          : report.events.map((event) => eventLink(page, event))),
        sliceChooser(page)
      );
      tabs.replaceChildren(
        ...views.map(([view, label]) => viewLink(page, view, label)),
        el('span.narrowing', narrowing(page), foldLink(page.place))
      );
    };
    return {
      above: [element, limits(report)],
      below: [el('footer', keyNote(false)), help],
      help,
      complain: (wrong) => {
        if (wrong.length) element.after(complaint(wrong));
      },
      update,
    };
  }

  return { make };
})();
