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

  // The columns, each {label, of(line), ofCall(call)}; of and ofCall return
  // text.
  function columns(page) {
    const { change } = page.chosen;
    return shown(page).flatMap((event) => {
      const cost = (side, plus) => (item, field) =>
        show.cost(event, item[field + side]?.[event.index] ?? null, plus);
      const column = (label, text) => ({
        label,
        of: (line) => text(line, 'self'),
        ofCall: (call) => text(call, 'inclusive'),
      });
      const name = show.name(event.name);
      const here = event === page.event;
      if (change && here)
        return [
          column(`${name}, old`, cost('_old')),
          column('new', cost('_new')),
          column('change', cost('', true)),
        ];
      const own = column(name, cost('', change));
      if (!here || event.ratio) return [own];
      const part = (item, field) =>
        show.percent(page.shareOfAll(page.cost(item, field)), change);
      return [own, column('%', part)];
    });
  }

  function hottest(page, items) {
    return items.reduce(
      (most, item) => data.max(most, data.size(page.cost(item, 'self') ?? 0)),
      0
    );
  }

  // Links that each show or hide the column of an event.
  function chips(page) {
    const { events } = page.report;
    const some = shown(page);
    if (events.length < 2) return null;
    const chip = (event) => {
      const is = some.includes(event);
      const next = events.filter(
        (each) => (each === event) !== some.includes(each)
      );
      const cols =
        next.length === events.length
          ? ''
          : next.map(({ name }) => name).join(',');
      return show.el(
        'a',
        {
          class: 'button',
          href: state.link({ cols }),
          'aria-current': is ? 'true' : null,
        },
        show.name(event.name)
      );
    };
    return show.el(
      'p',
      { class: 'chips', role: 'group', 'aria-label': 'Events beside lines' },
      events.map(chip)
    );
  }

  // A row for a call from a line or an instruction; gutter: the cell of arrows,
  // or null.
  function callLine(page, list, call, gutter = null) {
    const change = page.report.diff;
    const to = page.report.functions[call.to];
    return show.el(
      'tr',
      { class: 'call' },
      show.el('td'),
      list.map(({ ofCall }) => show.number(ofCall(call))),
      gutter,
      show.el(
        'td',
        { class: 'c-text' },
        show.el('span', { 'aria-hidden': 'true' }, '\u21b3 '),
        page.link(to),
        show.el('span', { class: 'note' }, ` ${show.times(call.calls, change)}`)
      )
    );
  }

  return { callLine, chips, columns, hottest };
})();
