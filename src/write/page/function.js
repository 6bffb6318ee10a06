// SPDX-License-Identifier: GPL-3.0-or-later
//
// One function: its figures, its callers and callees, its source, and what else
// has to do with it.

const functionView = (() => {
  // A table of the function's costs, with a row for each event.
  function figures(page, row) {
    const { report } = page;
    const { change } = page.chosen;
    const costs = page.chosen.of(row);
    const cost = (field, event) => costs[field]?.[event.index] ?? null;
    // Beside a ratio stand the value and name of its divisor.
    const weight = (field, { formula }) => {
      const [, name] = /\/\s*([^/()*+-]+?)\s*\)?$/.exec(formula ?? '') ?? [];
      const event = report.events.find((each) => each.name === name);
      if (!event) return '';
      return `of ${show.cost(event, cost(field, event))} ${show.name(name)}`;
    };
    // A share, or where there is none the ratio itself.
    const part = (field, event) => {
      const value = cost(field, event);
      return event.ratio
        ? show.cost(event, value, change)
        : show.percent(page.share(value, event), change);
    };
    const figure = (event, field, plus) => {
      const value = cost(field, event);
      if (!event.ratio || change) return show.cost(event, value, plus);
      return value === null ? '' : weight(field, event);
    };
    const isHere = (event) => event === page.event;
    const name = (event) => {
      const current = { 'aria-current': isHere(event) && 'true' };
      const link = { event: event.name };
      return el(
        'th',
        { scope: 'row', title: event.long_name },
        show.link(link, show.name(event.name), current)
      );
    };
    const column = (label, field, plus) => [
      label,
      (event) => figure(event, field, plus),
      ...[false, 'wider'],
    ];
    const two = (label, field) => [
      column(change ? `${label}, change` : label, field, change),
      [`${label} %`, (event) => part(field, event)],
    ];
    const columns = [
      ['Event', name, true],
      ...(change ? [column('Old self', 'self_old'), column('New self', 'self_new')] : []),
      ...two('Self', 'self'),
      ...(page.hasCalls ? two('Inclusive', 'inclusive') : []),
    ];
    const kindOf = (event) => isHere(event) && 'here';
    const table = tables.plain('figures', columns, report.events, kindOf);
    return el('div.scrolls', table);
  }

  // A table of its costs in each slice: a profile, part or thread.
  function apart(page, row) {
    const { event, report } = page;
    const items = slices.choices(report).slice(1);
    if (!items.length) return null;
    const chosen = ([value]) => slices.choose(report, value);
    const name = ([, words]) => el('th', { scope: 'row' }, words);
    const cost = (field, item) => page.cost(chosen(item).of(row), field);
    const part = (field, item) => {
      const whole = chosen(item).total(event);
      const share = event.ratio ? null : data.share(cost(field, item), whole);
      return share === null ? '' : el('span.measure', show.bar(share), show.percent(share));
    };
    const two = (label, field) => [
      [label, (item) => show.cost(event, cost(field, item)), false, 'wider'],
      [`${label} %`, (item) => part(field, item)],
    ];
    const columns = [
      ['Of', name, true],
      ...two('Self', 'self'),
      ...two('Inclusive', 'inclusive'),
      ['Calls', (item) => show.count(chosen(item).of(row).calls), ...[false, 'wider']],
    ];
    return el(
      'section.apart',
      el('h3', `${show.name(event.name)} of each`),
      tables.long('figures', columns, items)
    );
  }

  // Lists of functions that have to do with this one, those that are not empty.
  function related(page, row) {
    const rows = (list) => list.map(({ id }) => page.report.functions[id]);
    const members = page.report.cycles.get(row.cycle) ?? [];
    const item = (other) =>
      el('li', page.link(other), el('span.note', ` ${show.name(other.file ?? '')}`));
    return [
      [
        `Cycle ${row.cycle} (${members.length})`,
        'These functions call each other, so that none of them has an ' +
          'inclusive cost quite of its own: what one costs may be counted ' +
          'in the others too.',
        members.length > 1 ? members : [],
      ],
      ['Inlined', 'Code of this function that comes from other files.', rows(row.inlined)],
      [
        'Inlined into',
        'This is code of these functions that comes from another file.',
        rows(row.owners),
      ],
    ]
      .filter(([, , others]) => others.length)
      .map(([title, note, others]) => {
        const list = el('ul.names');
        const button = tables.grow(list, others, item);
        return el('section', el('h3', title), el('p.note', note), list, button);
      });
  }

  function about(page, row) {
    if (!row.other) return null;
    return el(
      'p.note',
      show.plural(row.other, show.nouns(page.report).one),
      ' that this page does not name, as one, so that the sums hold.'
    );
  }

  // The key figures, each [label, figure, note].  Calls of a function by itself
  // or by its cycle are no calls of it as a whole.
  function keyFigures(page, row) {
    const { event, report } = page;
    const { diff, functions } = report;
    const cost = (field, side) => page.cost(row, field, side);
    const words = (value, plus) => show.cost(event, value, plus);
    const figure = (label, field) => [
      label,
      diff
        ? `${words(cost(field, '_old'))} \u2192 ${words(cost(field, '_new'))}`
        : words(cost(field)),
      (diff ? [words(cost(field), true)] : [])
        .concat(event.ratio ? [] : show.percent(page.share(cost(field)), diff))
        .join(', '),
    ];
    const recursive = row.callers
      .filter(({ id }) => trees.isWithin(row, functions[id]))
      .reduce((n, { calls }) => data.add(n, calls), null);
    const calls = data.sub(row.calls ?? null, recursive);
    const again = recursive ? `and ${show.count(recursive)} recursive` : '';
    const each = (field) => words(Math.round(Number(cost(field)) / Number(calls)));
    const { calls_old: before, calls_new: after } = row;
    const change = `${show.count(before)} \u2192 ${show.count(after)}`;
    return [
      figure('Self', 'self'),
      page.hasCalls && figure('Inclusive', 'inclusive'),
      page.hasCalls && (diff ? ['Calls', change, ''] : ['Calls', show.count(calls), again]),
      !diff && !event.ratio && calls > 0 && ['per call', each('inclusive'), `${each('self')} self`],
    ].filter(Boolean);
  }

  function keyLine(page, row) {
    const entry = ([label, figure, note]) =>
      el('div', el('dt', label), el('dd', figure, note && el('span.note', ` ${note}`)));
    return el('dl.keys', keyFigures(page, row).map(entry));
  }

  function render(page, row) {
    const where = [row.file, row.object].filter((text) => text && text !== row.full);
    return el(
      'article.function',
      el(
        'div.facts',
        el('h2', { tabindex: '-1' }, show.name(row.full), page.badges(row)),
        el(
          'p.where',
          where.map((text) => el('span', show.name(text)))
        ),
        about(page, row),
        keyLine(page, row),
        el(
          'div.three',
          page.hasCalls && trees.render(page, row, 'callers'),
          page.hasCalls && trees.render(page, row, 'callees'),
          el('section.each', el('h3', 'Events'), figures(page, row), apart(page, row))
        )
      ),
      codeView.render(page, row),
      el('div.related', related(page, row))
    );
  }

  return { render };
})();
