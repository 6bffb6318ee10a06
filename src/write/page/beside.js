// SPDX-License-Identifier: GPL-3.0-or-later
//
// What sources and instructions share: the columns of costs, one for each
// chosen event; the rows of calls; links to the hottest lines or instructions.

const beside = (() => {
  const HOT = 10; // most of the hottest lines or instructions

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

  // The list of the hottest items; tell(item) returns {line: its name in the
  // address, place: the element that names it, text}.
  function hotList(page, title, items, tell) {
    const { change } = page.chosen;
    const costOf = (item) => page.cost(item, 'self');
    const hot = data.dearest(items, costOf, HOT);
    if (hot.length < 2) return null;
    const entry = (item) => {
      const { line, place, text } = tell(item);
      const cost = costOf(item);
      const words =
        page.event.ratio || change
          ? show.cost(page.event, cost, change)
          : show.percent(page.shareOfAll(cost));
      const code = el('code', show.name(text.trim()));
      return el(
        'li',
        show.link({ line }, [place, el('span.number', words), code])
      );
    };
    return el(
      'nav.hot',
      { 'aria-label': title },
      el('h3', title),
      el('ol', hot.map(entry))
    );
  }

  function hotLines(page, lines) {
    const several = new Set(lines.map(({ file }) => file)).size > 1;
    const known = lines
      .filter((line) => line.line !== null)
      .sort((a, b) => a.line - b.line);
    return hotList(page, 'Hot lines', known, ({ file, line }) => {
      const number = file.labels.get(line) ?? `${line || '?'}`;
      const name = several ? `${show.base(file.name)}:` : '';
      const kind = several ? 'span.place' : 'span.number';
      return {
        line: `${file.name}:${line}`,
        place: el(kind, { title: file.name }, name + number),
        text: file.text.get(line) ?? '',
      };
    });
  }

  function hotCode(page, code) {
    return hotList(page, 'Hot instructions', code, ({ address, text }) => ({
      line: `0x${address}`,
      place: el('span.address', address),
      text,
    }));
  }

  return { callLine, chips, hotCode, hotLines, view };
})();
