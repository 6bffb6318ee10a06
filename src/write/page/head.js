// SPDX-License-Identifier: GPL-3.0-or-later
//
// The parts above and below all views: the profiles, links to the events with
// their totals, links to the views, limits, and errors in the sums.

const head = (() => {
  // A badge with the name of a slice or side.
  function sideBadge(report, { slice, side }) {
    const name = report.slices[slice]?.name ?? side ?? '';
    return show.el('span', { class: 'badge' }, show.name(name));
  }

  // A difference of the headers; not commands, which profileLine() shows.
  function differenceLine(report, difference) {
    const { kind, text } = difference;
    if (kind === 'command') return '';
    return show.el(
      'p',
      { class: 'profile' },
      kind === 'event' ? 'not in ' : 'differs in ',
      sideBadge(report, difference),
      show.el('code', { class: 'text' }, show.name(text ?? ''))
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
      profile.pid === null || profile.pid === undefined
        ? null
        : `pid ${profile.pid}`,
      profile.parts > 1 ? show.plural(profile.parts, 'part') : null,
    ];
    const command = show.name(profile.command ?? '');
    return show.el(
      'p',
      { class: 'profile' },
      report.diff ? sideBadge(report, profile) : '',
      command ? show.el('code', { class: 'command' }, command) : '',
      show.el(
        'span',
        { class: 'note' },
        facts.filter(Boolean).map(show.name).join(' \u00b7 ')
      )
    );
  }

  // With several runs on a side, the result of the test for noise.
  function test({ p }) {
    return p ? `Mann-Whitney test: p = ${p[0].toFixed(3)}` : null;
  }

  function runsLine({ runs, left_as_noise: left, by }) {
    if (!runs) return '';
    const { one } = show.nouns({ by });
    const words = `Means of ${runs[0]} runs of old and ${runs[1]} of new`;
    const noise = `${show.plural(left, one)} changed by no more than noise`;
    return show.el(
      'p',
      { class: 'profile' },
      show.el('span', { class: 'note' }, left ? `${words}; ${noise}` : words)
    );
  }

  // The program's cost, or with --diff its costs in OLD and in NEW.
  function totals({ chosen }, event) {
    const { cost, before, after } = chosen.sum(event);
    if (!chosen.change || before === null || after === null)
      return [
        show.el(
          'span',
          { class: 'total' },
          show.cost(event, cost, chosen.change)
        ),
      ];
    const sides = [before, after].map((each) => show.cost(event, each));
    const part = event.ratio
      ? ''
      : show.percent(data.share(cost, before), true);
    const note = [part, event.noise && 'noise'].filter(Boolean).join(', ');
    return [
      show.el('span', { class: 'total' }, sides.join(' \u2192 ')),
      show.el('span', { class: 'note', title: test(event) }, note),
    ];
  }

  function eventLink(page, event) {
    return show.el(
      'a',
      {
        href: state.link({ event: event.name }),
        'aria-current': event === page.event ? 'true' : null,
        title: [event.long_name, event.formula].filter(Boolean).join(': '),
      },
      show.el('span', { class: 'name' }, show.name(event.name)),
      totals(page, event)
    );
  }

  function sliceChooser({ report, place }) {
    if (!report.slices.length) return '';
    const chooser = show.el(
      'select',
      { onchange: () => state.go({ slice: chooser.value }) },
      slices
        .choices(report)
        .map(([value, words]) =>
          show.el('option', { value, selected: place.slice === value }, words)
        )
    );
    return show.el('label', { class: 'slices' }, 'Costs of ', chooser);
  }

  function viewLink(page, view, label) {
    return show.el(
      'a',
      {
        href: state.link({ view, at: '', line: '' }),
        'aria-current': view === page.place.view ? 'page' : null,
      },
      label
    );
  }

  // A link that hides the list beside a view, or shows it again.
  function foldLink({ view, list }) {
    if (['overview', 'functions'].includes(view)) return '';
    const [next, words] =
      list === 'no' ? ['', 'Show the list'] : ['no', 'Hide the list'];
    return show.el(
      'a',
      { class: 'fold', href: state.link({ list: next }) },
      words
    );
  }

  function complaint(wrong) {
    const some = wrong.slice(0, 5).map(show.name);
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

  // Turns the name of the function in a sentence about a limit into a link.
  function linkFunction(report, item) {
    const sentence = item.textContent;
    const [, before, name, after] =
      /^(\S+ in )(.+)( \(.*)$/s.exec(sentence) ??
      /^(.*?: )(.+?)(: .*)$/s.exec(sentence) ??
      [];
    const row = report.byKey.get(name);
    if (!row) return;
    const href = state.link({ view: 'function', fn: row.key });
    item.replaceChildren(before, show.el('a', { href }, name), after);
  }

  // The element with cgannotate's sentences about the limits of --fail-if.
  function limits(report) {
    const element = document.getElementById('limits');
    if (!element) return '';
    element.classList.add('alert');
    element.setAttribute('tabindex', '0');
    for (const item of element.querySelectorAll('li'))
      linkFunction(report, item);
    return element;
  }

  function keyNote() {
    const key = (text) => show.el('kbd', {}, text);
    return show.el(
      'footer',
      {},
      show.el(
        'span',
        {},
        ...[key('/'), ' search  ', key('\u2191 \u2193'), ' move  '],
        ...[key('Enter'), ' open  ', key('Esc'), ' back']
      )
    );
  }

  // Returns {above, below, complain(wrong), update(page, views)}: elements
  // around the views; wrong are sentences, views are [name, label].
  function make(report) {
    const events = show.el('nav', { class: 'events', 'aria-label': 'Event' });
    const tabs = show.el('nav', { class: 'views', 'aria-label': 'View' });
    const profiles = show.el(
      'div',
      {
        class: 'profiles',
        tabindex: report.profiles.length > 4 ? 0 : null,
        role: 'group',
        'aria-label': 'Profiles',
      },
      report.profiles.map((each) => profileLine(report, each)),
      (report.differences ?? []).map((each) => differenceLine(report, each)),
      runsLine(report)
    );
    const element = show.el(
      'header',
      {},
      show.el('h1', { class: 'unseen' }, title(report)),
      profiles,
      events,
      tabs
    );
    const update = (page, views) => {
      events.replaceChildren(
        ...report.events.map((event) => eventLink(page, event)),
        sliceChooser(page)
      );
      tabs.replaceChildren(
        ...views.map(([view, label]) => viewLink(page, view, label)),
        foldLink(page.place)
      );
    };
    return {
      above: [element, limits(report)],
      below: keyNote(),
      complain: (wrong) => {
        if (wrong.length) element.after(complaint(wrong));
      },
      update,
    };
  }

  return { make };
})();
