// SPDX-License-Identifier: GPL-3.0-or-later
//
// One function: its figures, its callers and its callees with what was paid for
// them.

const functionView = (() => {
  // The calls, and among callees the function's self cost as a row, sorted by
  // cost, or with --diff by the size of the change.
  function itemsOf(page, row, field) {
    const { diff } = page.report;
    const items = row[field].map((call) => {
      return { ...call, cost: page.cost(call, 'inclusive') };
    });
    const cost = page.cost(row, 'self');
    const known = diff ? cost : cost !== null;
    if (field === 'callees' && items.length && known)
      items.push({ own: true, id: row.id, calls: null, cost });
    const size = (call) => (diff ? data.size(call.cost) : call.cost);
    return items.sort(
      (a, b) =>
        data.compare(size(b), size(a)) ||
        Boolean(b.own) - Boolean(a.own) ||
        a.id - b.id
    );
  }

  // The rounded cost per call; empty if it is unknown or has no meaning.
  function costOfEach(page, { calls, cost }) {
    if (page.event.ratio || cost === null || !calls) return '';
    return show.about(Number(cost) / Number(calls));
  }

  function nameCell(page, call) {
    const other = page.report.functions[call.id];
    return el(
      'th.c-name',
      { scope: 'row', title: other.full },
      call.own ? 'itself' : page.fitted(other, page.whereabouts(other))
    );
  }

  // field: callers or callees.
  function callTable(page, row, field) {
    const { event, report } = page;
    const { diff } = report;
    const One = field === 'callers' ? 'Caller' : 'Callee';
    const items = itemsOf(page, row, field);
    const whole = page.cost(row, 'inclusive');
    const part = ({ cost }) => {
      const share = event.ratio ? null : page.share(cost);
      if (!diff) return page.measure(share, data.share(cost, whole));
      return share === null ? '' : page.bar(share);
    };
    const columns = [
      [diff ? 'Size' : '%', part],
      [diff ? 'Change' : 'Cost', ({ cost }) => show.cost(event, cost, diff)],
      ['Calls', ({ own, calls }) => (own ? '' : show.times(calls, diff))],
      ...(diff ? [] : [['Each', (call) => costOfEach(page, call)]]),
      [One, (call) => nameCell(page, call), true],
    ];
    return el(
      'section',
      { class: field },
      el('h3', `${One}s (${show.count(row[field].length)})`),
      items.length
        ? tables.long('calls', columns, items, (call) =>
            tables.row(columns, call, call.own && 'own')
          )
        : el('p.note', 'None were recorded.')
    );
  }

  // A table of the function's costs, with a row for each event.
  function figures(page, row) {
    const { report } = page;
    const { change } = page.chosen;
    const costs = page.chosen.of(row);
    const cost = (field, event) => costs[field]?.[event.index] ?? null;
    // A ratio has no share; instead, the value and name of its divisor.
    const weight = (field, { formula }) => {
      const [, name] = /\/\s*([^/()*+-]+?)\s*\)?$/.exec(formula ?? '') ?? [];
      const event = report.events.find((each) => each.name === name);
      if (!event) return '';
      return `of ${show.cost(event, cost(field, event))} ${show.name(name)}`;
    };
    const part = (field, event) => {
      const value = cost(field, event);
      if (!event.ratio) return show.percent(page.share(value, event), change);
      return change || value === null ? '' : weight(field, event);
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
      (event) => show.cost(event, cost(field, event), plus),
    ];
    const two = (label, field) => [
      column(change ? `${label}, change` : label, field, change),
      ['%', (event) => part(field, event)],
    ];
    const columns = [
      ['Event', name, true],
      ...(change
        ? [column('Old self', 'self_old'), column('New self', 'self_new')]
        : []),
      ...two('Self', 'self'),
      ...(page.hasCalls ? two('Inclusive', 'inclusive') : []),
    ];
    const kindOf = (event) => isHere(event) && 'here';
    return tables.plain('figures', columns, report.events, kindOf);
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
      return share === null
        ? ''
        : el('span.measure', show.bar(share), show.percent(share));
    };
    const two = (label, field) => [
      [label, (item) => show.cost(event, cost(field, item))],
      ['%', (item) => part(field, item)],
    ];
    const columns = [
      ['Of', name, true],
      ...two('Self', 'self'),
      ...two('Inclusive', 'inclusive'),
      ['Calls', (item) => show.amount(chosen(item).of(row).calls)],
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
      el(
        'li',
        page.link(other),
        el('span.note', ` ${show.name(other.file ?? '')}`)
      );
    return [
      [
        `Cycle ${row.cycle} (${members.length})`,
        'These functions call each other, so that none of them has an ' +
          'inclusive cost quite of its own: what one costs may be counted ' +
          'in the others too.',
        members.length > 1 ? members : [],
      ],
      [
        'Inlined',
        'Code of this function that comes from other files.',
        rows(row.inlined),
      ],
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

  // A sentence on the number of calls and the mean cost of a call.
  function called(page, row) {
    const { event, report } = page;
    const { calls } = row;
    const each = (field) => {
      const cost = page.cost(row, field);
      return cost === null ? '.' : show.about(Number(cost) / Number(calls));
    };
    if (report.diff || event.ratio || !calls) return null;
    return el(
      'p',
      `Called ${show.times(calls)}, for ${each('inclusive')} ` +
        `${show.name(event.name)} each time, of which ${each('self')} are its own.`
    );
  }

  function render(page, row) {
    const where = [row.file, row.object].filter(
      (text) => text && text !== row.full
    );
    const big = show.amount(page.cost(row, 'inclusive')).length > 17;
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
        called(page, row),
        el('div.wide', figures(page, row), apart(page, row)),
        page.hasCalls &&
          el(
            'div.pair',
            { class: big && 'big' },
            callTable(page, row, 'callers'),
            callTable(page, row, 'callees')
          ),
        parts.table(page, row),
        related(page, row)
      ),
      codeView.render(page, row)
    );
  }

  return { render };
})();
