// SPDX-License-Identifier: GPL-3.0-or-later
//
// The parts above and below all views: the profiles, links to the events with their totals, links
// to the views, limits, and errors in the sums.

const head = (() => {
  // A badge with the name of a slice or side.
  function sideBadge(report, { slice, side }) {
    const name = report.slices[slice]?.name ?? side ?? '';
    return el('span.badge', show.name(name));
  }

  // The differences of the headers by side; not commands, which profileLine() shows.
  function differenceLines(report) {
    const all = (report.differences ?? []).filter(({ kind }) => kind !== 'command');
    const keyOf = ({ kind, slice, side }) => [kind === 'event', slice, side].join();
    return [...sums.groups(all, keyOf).values()].map((some) => {
      const words = some[0].kind === 'event' ? 'not in ' : 'differs in ';
      const texts = some.map(({ text }) => el('code', show.name(text ?? '')));
      return el('p.profile', words, sideBadge(report, some[0]), texts);
    });
  }

  // Of functions that are compared by address, those of objects that only one side has: each is
  // gone or new.
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
    const words =
      `Instructions are compared by address: functions of ${gone.join(', ')} are gone, ` +
      `those of ${fresh.join(', ')} new. A page without --asm compares them by name.`;
    return el('p.profile.note', words);
  }

  function profileLine(report, profile) {
    const facts = [
      profile.file,
      profile.creator,
      (profile.pid ?? null) !== null && `pid ${profile.pid}`,
      profile.parts > 1 && show.plural(profile.parts, 'part'),
    ];
    const command = show.name(profile.command ?? '');
    const note = el('span.note', facts.filter(Boolean).map(show.name).join(' \u00b7 '));
    const badge = report.diff && sideBadge(report, profile);
    return el('p.profile', badge, command && el('code.command', command), note);
  }

  // A line for each profile; one for all if there are more than two.
  function profileLines(report) {
    const { profiles } = report;
    if (profiles.length <= 2) return profiles.map((each) => profileLine(report, each));
    const commands = new Set(profiles.map(({ command }) => command).filter(Boolean));
    const files = profiles.map(({ file }) => show.name(file)).join(', ');
    return [
      el(
        'p.profile',
        commands.size > 0 && el('code.command', [...commands].map(show.name).join(', ')),
        el('span.note', { title: files }, `${profiles.length} profiles: ${files}`)
      ),
    ];
  }

  // The program's costs: one, or with --diff those in OLD and in NEW; of several profiles, in each.
  function costsOf({ chosen, report, several }, event) {
    const { cost, before, after } = chosen.sum(event);
    if (several) return report.slices.map(({ total }) => total[event.index] ?? null);
    return chosen.change && before !== null && after !== null ? [before, after] : [cost];
  }

  // Them as text, and the change.
  function totals(page, event) {
    const { change } = page.chosen;
    const { cost, before, after } = page.chosen.sum(event);
    const costs = costsOf(page, event);
    const words = (as) =>
      costs.map((each) => as(event, each, change && costs.length < 2)).join(' \u2192 ');
    const isNew = before === null && after !== null;
    const part = isNew ? 'new' : show.percent(sums.share(cost, before), true);
    return [
      el('span.total', { title: words(show.exact) || null }, words(show.brief)),
      change && !event.ratio && el('span.note', part),
    ];
  }

  function eventLink(page, event) {
    const content = [el('span.name', show.name(event.name)), ...totals(page, event)];
    return html.link({ event: event.name }, content, {
      'aria-current': event === page.event && 'true',
      title: [event.long_name, event.formula].filter(Boolean).join(': '),
    });
  }

  const FEW = 6; // most events that are links beside each other

  // A menu of the events, those that were recorded first, and the chosen one with its totals.
  function eventMenu(page) {
    const { event: chosen, report } = page;
    const words = (event) => {
      const totalsOf = costsOf(page, event)
        .map((each) => show.brief(event, each))
        .join(' \u2192 ');
      const what = event.isDerived ? event.formula : event.long_name;
      return `${show.name(event.name)}: ${totalsOf}${what ? `, ${show.name(what)}` : ''}`;
    };
    const group = (label, derived) => {
      const mine = report.events.filter(({ isDerived }) => Boolean(isDerived) === derived);
      return [label, mine.map((event) => [event.name, words(event)])];
    };
    const groups = [group('Recorded', false), group('Follow from these', true)];
    const some = groups.filter(([, list]) => list.length);
    const menu = html.menu('event', some, chosen.name);
    return [el('label', 'Event ', menu), el('span.event', totals(page, chosen))];
  }

  const BUTTON = { class: 'button' };

  // Links that focus on the function of a view or hide its object, and those that take this back.
  function narrowing({ canFocus, focused, hidden, place, report, row }) {
    const objects = new Set(report.functions.map(({ object }) => object));
    const hide = (object, words) =>
      html.link(state.turned('hide', object), `${words} ${show.base(object)}`, BUTTON);
    const clear = focused ? `Clear focus: ${show.name(focused.label)}` : 'Clear focus: not here';
    const chip = { ...BUTTON, 'aria-label': clear };
    return [
      place.focus ? html.link({ focus: '' }, `${clear} \u00d7`, chip) : '',
      row && canFocus && row !== focused
        ? html.link(
            { view: 'functions', focus: row.key },
            `Focus on ${show.name(row.label)}`,
            BUTTON
          )
        : '',
      ...[...hidden].map((object) => hide(object, 'Show again')),
      row?.object && !hidden.has(row.object) && objects.size > 1 ? hide(row.object, 'Hide') : '',
    ].filter(Boolean);
  }

  // Turns the name of the function in a sentence about a limit into a link.
  function linkFunction(report, item) {
    const sentence = item.textContent;
    const [, before, name, after] =
      /^(\S+ (?:in|because of) )(.+)( \(.*)$/s.exec(sentence) ??
      /^(.*?: )(.+?)(: .*)$/s.exec(sentence) ??
      [];
    // Of the user's own code, the last component of the file stands before a short name.
    const isNamed = ({ file, label }) =>
      [label, `${show.base(file ?? '')}:${label}`].includes(name);
    const row = report.byKey.get(name) ?? report.functions.find(isNamed);
    if (!row) return;
    const link = html.link({ view: 'function', fn: row.key }, name);
    item.replaceChildren(before, link, after);
  }

  // The element with cgannotate's sentences about the limits of --fail-if.
  function limits(report, section) {
    const element = (section ?? document).querySelector('.limits');
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

  // The link from a benchmark, of whose section this is, to all, and its name.
  function ofBenchmark(section) {
    const name = section?.querySelector('h2').textContent;
    return name ? [el('a', { href: '#' }, 'All benchmarks'), el('strong', name)] : [];
  }

  // Returns {above, below, complain(wrong), help, update(page, views)}: elements around the views
  // and a dialog; wrong are sentences, views [name, label].
  function make(report, section) {
    const some = ['Profile', 'Profile', 'Two profiles'];
    const title = some[report.profiles.length] ?? 'Several profiles';
    const events = el('nav.events', { 'aria-label': 'Event' });
    const close = ({ target }) => target.closest('dialog').close();
    const button = el('button', { onclick: close }, 'Close');
    const help = el('dialog', { 'aria-label': 'Keys' }, keyNote(true), button);
    const tabs = el('nav.views', { 'aria-label': 'View' });
    const differences = differenceLines(report);
    const profiles = profileLines(report);
    const tabindex = profiles.length + differences.length > 3 ? 0 : null;
    const attributes = { tabindex, role: 'group', 'aria-label': 'Profiles' };
    const lines = [profiles, differences, otherObjects(report)];
    const box = el('div.profiles', attributes, ...lines);
    const top = el('div.top', box, events);
    const element = el('header', el('h1.unseen', title), top, tabs);
    const update = (page, views) => {
      const { slice, view } = page.place;
      // What is of one function is where one is chosen.
      const ofOne = ['function', 'calls'];
      const isOffered = ([name]) => page.row || !ofOne.includes(name) || ofOne.includes(view);
      const hasSlices = report.slices.length > 0;
      const isOfAll = page.rest && !page.chosen.name;
      const menu = hasSlices && html.menu('slice', slices.choices(report), slice);
      events.replaceChildren(
        ...(report.events.length > FEW
          ? eventMenu(page)
          : report.events.map((event) => eventLink(page, event))),
        hasSlices ? el('label.slices', 'Costs of ', menu) : '',
        isOfAll ? el('span.badge.whole', page.rest) : ''
      );
      tabs.replaceChildren(
        ...ofBenchmark(section),
        ...views.filter(isOffered).map(([name, label]) =>
          html.link({ view: name, at: '', line: '' }, label, {
            'aria-current': name === view && 'page',
          })
        ),
        el('span.narrowing', narrowing(page))
      );
    };
    return {
      above: [element, limits(report, section)],
      below: [el('footer', keyNote(false)), help],
      help,
      complain: (wrong) => {
        if (!wrong.length) return;
        const items = wrong.slice(0, 5).map((line) => el('li', show.name(line)));
        const words =
          'The numbers on this page do not add up to those that cgannotate wrote into it: ' +
          'report this.';
        element.after(el('div.alert', { role: 'alert' }, el('p', words), el('ul', items)));
      },
      update,
    };
  }

  return { make };
})();
