// SPDX-License-Identifier: GPL-3.0-or-later
//
// One function: its figures, its callers and its callees.

const functionView = (() => {
  // A table of the function's costs, with a row for each event.
  function figures(page, row) {
    const { report } = page;
    const { change } = page.chosen;
    const costs = page.chosen.of(row);
    const part = (event, value, list) => {
      if (!event.ratio) return show.percent(page.share(value, event), change);
      return change || value === null ? '' : weight(page, list, event);
    };
    const line = (event) => {
      const i = event.index;
      const self = costs.self[i] ?? null;
      const inclusive = costs.inclusive[i] ?? null;
      const here = event === page.event;
      return show.el(
        'tr',
        { class: here ? 'here' : null },
        show.el(
          'th',
          { scope: 'row', title: event.long_name },
          show.el(
            'a',
            {
              href: state.link({ event: event.name }),
              'aria-current': here ? 'true' : null,
            },
            show.name(event.name)
          )
        ),
        change ? show.number(show.cost(event, costs.self_old?.[i])) : null,
        change ? show.number(show.cost(event, costs.self_new?.[i])) : null,
        show.number(show.cost(event, self, change)),
        show.number(part(event, self, costs.self)),
        page.hasCalls
          ? [
              show.number(show.cost(event, inclusive, change)),
              show.number(part(event, inclusive, costs.inclusive)),
            ]
          : null
      );
    };
    const heads = ['Event', ...(change ? ['Old self', 'New self'] : [])];
    for (const label of page.hasCalls ? ['Self', 'Inclusive'] : ['Self'])
      heads.push(change ? `${label}, change` : label, '%');
    return tables.plain(
      'figures',
      heads.map((label, i) => [label, i > 0]),
      report.events.map(line)
    );
  }

  // A table of its costs in each slice: a profile, part or thread.
  function apart(page, row) {
    const { event, report } = page;
    if (!report.slices.length) return null;
    const line = (slice) => {
      const name = String(report.slices.indexOf(slice) + 1);
      const chosen = slices.choose(report, name);
      const costs = chosen.of(row);
      const cells = ['self', 'inclusive'].flatMap((field) => {
        const cost = costs[field][event.index] ?? null;
        const part = event.ratio ? null : data.share(cost, chosen.total(event));
        return [
          show.number(show.cost(event, cost)),
          show.number(show.measure(part)),
        ];
      });
      const here = page.place.slice === name;
      const link = { href: state.link({ slice: name }) };
      if (here) link['aria-current'] = 'true';
      return show.el(
        'tr',
        { class: here ? 'here' : null },
        show.el(
          'th',
          { scope: 'row' },
          show.el('a', link, show.name(slice.name))
        ),
        cells,
        show.number(show.amount(costs.calls))
      );
    };
    return show.el(
      'section',
      { class: 'apart' },
      show.el('h3', {}, `${show.name(event.name)} of each`),
      tables.long(
        'figures',
        [
          ['Of'],
          ['Self', true],
          ['%', true],
          ['Inclusive', true],
          ['%', true],
          ['Calls', true],
        ],
        report.slices,
        line
      )
    );
  }

  function links(page, title, note, rows) {
    if (!rows.length) return null;
    const list = show.el('ul', { class: 'names' });
    const item = (row) =>
      show.el(
        'li',
        {},
        page.link(row),
        show.el('span', { class: 'note' }, ` ${show.name(row.file ?? '')}`)
      );
    const more = `Show ${show.count(rows.length - tables.FIRST)} more`;
    const button = tables.grow(list, rows, item, tables.FIRST, more);
    return show.el(
      'section',
      {},
      show.el('h3', {}, title),
      show.el('p', { class: 'note' }, note),
      list,
      button
    );
  }

  function related(page, row) {
    const rows = (parts) => parts.map((part) => page.report.functions[part.id]);
    const members = page.report.cycles.get(row.cycle) ?? [];
    return [
      links(
        page,
        `Cycle ${row.cycle} (${members.length})`,
        'These functions call each other, so that none of them has an ' +
          'inclusive cost quite of its own: what one costs may be counted ' +
          'in the others too.',
        members.length > 1 ? members.map((id) => page.report.functions[id]) : []
      ),
      links(
        page,
        'Inlined',
        'Code of this function that comes from other files.',
        rows(row.inlined)
      ),
      links(
        page,
        'Inlined into',
        'This is code of these functions that comes from another file.',
        rows(row.owners)
      ),
    ];
  }

  function about(page, row) {
    if (!row.other) return null;
    return show.el(
      'p',
      { class: 'note' },
      show.plural(row.other, show.nouns(page.report).one),
      ' that this page does not name, as one, so that the sums hold.'
    );
  }

  // A sentence on the number of calls and the mean cost of a call.
  function called(page, row) {
    const { event, report } = page;
    const { calls } = row;
    const each = (field) => {
      const cost = page.cost(row, field);
      return cost === null ? '.' : show.about(Number(cost) / Number(calls));
    };
    if (report.diff || page.chosen.apart || event.ratio || !calls) return null;
    return show.el(
      'p',
      {},
      `Called ${show.times(calls)}, for ${each('inclusive')} ` +
        `${show.name(event.name)} each time, of which ${each('self')} are its own.`
    );
  }

  // A ratio has no share; instead, the value and name of its divisor.
  function weight(page, costs, { formula }) {
    const [, name] = /\/\s*([^/()*+-]+?)\s*\)?$/.exec(formula ?? '') ?? [];
    const event = page.report.events.find((each) => each.name === name);
    if (!event) return '';
    return `of ${show.cost(event, costs[event.index] ?? null)} ${show.name(name)}`;
  }

  function render(page, row) {
    const where = [row.file, row.object].filter(
      (text) => text && text !== row.full
    );
    const big = show.amount(page.cost(row, 'inclusive')).length > 17;
    return show.el(
      'article',
      { class: 'function' },
      show.el(
        'div',
        { class: 'facts' },
        show.el(
          'h2',
          { tabindex: '-1' },
          show.name(row.full),
          page.badges(row)
        ),
        show.el(
          'p',
          { class: 'where' },
          where.map((text) => show.el('span', {}, show.name(text)))
        ),
        about(page, row),
        called(page, row),
        show.el('div', { class: 'wide' }, figures(page, row), apart(page, row)),
        page.chosen.apart
          ? show.el(
              'p',
              { class: 'note' },
              'Calls and lines are not known apart: what follows is of ',
              `${slices.together(page.report)}.`
            )
          : null,
        page.hasCalls
          ? show.el(
              'div',
              { class: big ? 'pair big' : 'pair' },
              callsView.table(page, row, row.callers, 'Callers'),
              callsView.table(page, row, row.callees, 'Callees')
            )
          : null,
        parts.table(page, row),
        related(page, row)
      ),
      codeView.render(page, row)
    );
  }

  return { render };
})();
