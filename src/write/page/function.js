// SPDX-License-Identifier: GPL-3.0-or-later
//
// One function: its figures, its callers and callees, its source, and what else has to do with it.

const functionView = (() => {
  // A table of the function's costs; items are {chosen, event, is: the cell that names them, here:
  // is it the chosen one}.
  function figures(page, row, label, items, ...more) {
    const { change } = items[0].chosen;
    const cost = ({ chosen: by, event }, field) => by.of(row)[field]?.[event.index] ?? null;
    const figure = (item, field, plus) =>
      (change || !item.event.ratio) && show.cost(item.event, cost(item, field), plus);
    // A share, or the ratio itself, which has none.
    const part = (item, field) =>
      item.event.ratio
        ? show.cost(item.event, cost(item, field), change)
        : page.measure(sums.share(cost(item, field), item.chosen.total(item.event)), 100);
    const wide = [false, 'wider'];
    const column = (words, field, plus) => [words, (item) => figure(item, field, plus), ...wide];
    const two = (words, field) => [
      column(change ? `${words}, change` : words, field, change),
      [`${words} %`, (item) => part(item, field)],
    ];
    const columns = [
      [label, ({ is }) => el('th', { scope: 'row' }, is), true],
      ...(change ? [column('Old self', 'self_old'), column('New self', 'self_new')] : []),
      ...two('Self', 'self'),
      ...(page.hasCalls ? two('Inclusive', 'inclusive') : []),
      ...more,
    ];
    const make = (item) => tables.row(columns, item, item.here && 'here');
    return tables.long('figures', columns, items, make);
  }

  const OTHERS = 4; // events that are named
  const LONG = 500; // most letters of the name above all

  // Says of which other events it has more of the self costs than of the chosen one.
  function deviations(page, row) {
    const { chosen, event: here, report } = page;
    const part = (event) =>
      sums.share(chosen.of(row).self[event.index] ?? null, chosen.total(event));
    const more = (event) => Math.max(0, Math.abs(part(event)) - Math.abs(part(here)));
    const known = report.events.filter((each) => each !== here && !each.ratio && !each.isDerived);
    const words = (event) => `${show.name(event.name)} ${show.percent(part(event), chosen.change)}`;
    const some = sums.dearest(known, more, OTHERS).map(words);
    return some.length ? `More of: ${some.join(', ')}` : 'All events';
  }

  // Its costs in each event, and in each slice: a profile, part or thread.
  function costs(page, row) {
    const { chosen, event: here, report } = page;
    const all = report.events.map((event) => {
      const more = { 'aria-current': event === here && 'true', title: event.long_name };
      const is = html.link({ event: event.name }, show.name(event.name), more);
      return { chosen, event, is, here: event === here };
    });
    const apart = slices
      .choices(report)
      .slice(1)
      .map(([name, words]) => {
        const is = html.link({ slice: name }, words);
        const chosen = slices.choose(report, name);
        return { chosen, event: here, is, here: name === page.place.slice };
      });
    const ofEach = `${show.name(here.name)} of each ${slices.kindOf(report)}`;
    const calls = ['Calls', (item) => show.count(item.chosen.of(row).calls), false, 'wider'];
    return [
      report.events.length > 1 &&
        el('details.each', el('summary', deviations(page, row)), figures(page, row, 'Event', all)),
      apart.length > 0 &&
        el(
          'details.each.apart',
          { open: page.place.slice ? '' : null },
          el('summary', ofEach),
          figures(page, row, 'Of', apart, calls)
        ),
    ];
  }

  // Lists of functions that have to do with this one, those that are not empty.
  function related(page, row) {
    const rows = (list) => list.map(({ id }) => page.report.functions[id]);
    const members = page.report.cycles.get(row.cycle) ?? [];
    const item = (other) =>
      el(
        'li',
        page.link(other),
        el('span.note', { title: other.file }, ` ${show.base(other.file ?? '')}`)
      );
    const cycle =
      'These functions call each other: what one costs may be counted in the others too.';
    const into = 'This is code of these functions that comes from another file.';
    return [
      [`Cycle ${row.cycle} (${members.length})`, cycle, members.length > 1 ? members : []],
      ['Inlined', 'Code of this function that comes from other files.', rows(row.inlined)],
      ['Inlined into', into, rows(row.owners)],
    ]
      .filter(([, , others]) => others.length)
      .map(([title, note, others]) => {
        const list = el('ul.names');
        const button = tables.grow(list, others, item);
        return el('section', el('h3', title), el('p.note', note), list, button);
      });
  }

  // The key figures, each [label, figure, note].  Calls of a function by itself or by its cycle are
  // no calls of it as a whole.
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
      .reduce((n, { calls }) => sums.add(n, calls), null);
    const calls = sums.sub(row.calls ?? null, recursive);
    const again = recursive ? `and ${show.count(recursive)} recursive` : '';
    const each = (field) => words(Math.round(Number(cost(field)) / Number(calls)));
    const { calls_old: before, calls_new: after } = row;
    const change = `${show.count(before)} \u2192 ${show.count(after)}`;
    const { focused } = page;
    const inside =
      focused && row !== focused && page.cost(page.inside(focused, event).of(row), 'inclusive');
    const ofIt = event.ratio
      ? ''
      : show.percent(sums.share(inside || null, cost('inclusive')), diff);
    return [
      figure('Self', 'self'),
      page.hasCalls && figure('Inclusive', 'inclusive'),
      page.hasCalls && (diff ? ['Calls', change, ''] : ['Calls', show.count(calls), again]),
      inside && ['in ' + show.name(page.focused.label), words(inside), ofIt],
      !diff && !event.ratio && calls > 0 && ['per call', each('inclusive'), `${each('self')} self`],
    ].filter(Boolean);
  }

  function render(page, row) {
    const where = [row.file, row.object].filter((text) => text && text !== row.full);
    const key = ([label, figure, note]) =>
      el('div', el('dt', label), el('dd', figure, note && el('span.note', ` ${note}`)));
    const many = row.other && listing.many(page, row.other);
    const about = `${many} that this page does not name, as one, so that the sums hold.`;
    const places = where.map((text) => el('span', { title: show.name(text) }, show.base(text)));
    const attributes = { tabindex: '-1', 'data-full': show.name(row.full) };
    const fields = page.hasCalls ? ['callers', 'callees'] : [];
    const two = fields.map((field) => trees.render(page, row, field));
    const [events, apart] = costs(page, row);
    return el(
      'article.function',
      el(
        'div.facts',
        el(
          'div.title',
          el(
            'h2',
            attributes,
            html.breakable(show.cut(row.full, LONG)),
            page.badges(row),
            page.unnarrowed
          ),
          el('p.where', places)
        ),
        row.other && el('p.note', about),
        el('dl.keys', keyFigures(page, row).map(key)),
        el('div.others', events, apart, beside.menu(page)),
        el('div.three', two, beside.hotLines(page, row.lines))
      ),
      codeView.render(page, row),
      el('div.related', related(page, row))
    );
  }

  return { render };
})();
