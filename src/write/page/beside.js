// SPDX-License-Identifier: GPL-3.0-or-later
//
// The columns of costs beside lines and instructions, one for each chosen
// event; and the rows of calls below them.

const beside = (() => {
  // The events to show: those that the address names, or else all.
  function shown({ report, place }) {
    const chosen = report.events.filter(({ name }) =>
      place.cols.split(',').includes(name)
    );
    return chosen.length ? chosen : report.events;
  }

  // The columns, each [label, text]; text(item, field) is that of a line's or
  // instruction's self cost, or of a call's inclusive cost.
  function columns(page) {
    const { change } = page.chosen;
    return shown(page).flatMap((event) => {
      const column = (label, side, plus) => [
        label,
        (item, field) =>
          show.cost(event, item[field + side]?.[event.index], plus),
      ];
      const name = show.name(event.name);
      const here = event === page.event;
      if (change && here)
        return [
          column(`${name}, old`, '_old'),
          column('new', '_new'),
          column('change', '', true),
        ];
      const own = column(name, '', change);
      if (!here || event.ratio) return [own];
      const part = (item, field) =>
        show.percent(page.shareOfAll(page.cost(item, field)), change);
      return [own, ['%', part]];
    });
  }

  // What the rows of a table share: heat(item) is the tint of an item's cost
  // among those of all items, cells(item, field) are its cells of costs.
  function view(page, items) {
    const size = (item) => data.size(page.cost(item, 'self'));
    const hottest = items.reduce((most, item) => data.max(most, size(item)), 0);
    const list = columns(page);
    return {
      page,
      columns: list,
      heat: (item) => {
        const part = data.share(page.cost(item, 'self'), hottest);
        return show.tint(part, page.report.diff);
      },
      cells: (item, field) =>
        list.map(([, text]) => el('td.number', item ? text(item, field) : '')),
    };
  }

  // Links that each show or hide the column of an event.
  function chips(page) {
    const { events } = page.report;
    const some = shown(page);
    if (events.length < 2) return null;
    const chip = (event) => {
      const next = events.filter(
        (each) => (each === event) !== some.includes(each)
      );
      const all = next.length === events.length;
      const cols = all ? '' : next.map(({ name }) => name).join(',');
      const current = some.includes(event) && 'true';
      const more = { class: 'button', 'aria-current': current };
      return show.link({ cols }, show.name(event.name), more);
    };
    return el(
      'p.chips',
      { role: 'group', 'aria-label': 'Events beside lines' },
      events.map(chip)
    );
  }

  // A row for a call from a line or an instruction; gutter: the cell of arrows,
  // or null.
  function callLine({ page, cells }, call, gutter = null) {
    const often = show.times(call.calls, page.report.diff);
    return el(
      'tr.call',
      el('td'),
      cells(call, 'inclusive'),
      gutter,
      el(
        'td.c-text',
        el('span', { 'aria-hidden': 'true' }, '\u21b3 '),
        page.link(page.report.functions[call.to]),
        el('span.note', ` ${often}`)
      )
    );
  }

  return { callLine, chips, view };
})();
