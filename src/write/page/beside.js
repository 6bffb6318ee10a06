// SPDX-License-Identifier: GPL-3.0-or-later
//
// What sources and instructions share: the columns of costs, one for each chosen event; the rows of
// calls; links to the hottest lines or instructions.

const beside = (() => {
  const HOT = 5; // most of the hottest lines or instructions

  // The events to show: the chosen one, and those that the address names.
  function shown({ event, report, place }) {
    const names = place.cols.split(',');
    const others = report.events.filter((each) => each !== event && names.includes(each.name));
    return [event, ...others];
  }

  // The columns, each [label, text, is it hot]; text(item, field) is that of a line's or
  // instruction's self cost, or of a call's inclusive cost; the column that is hot shows the heat
  // of a line.
  function columns(page) {
    const { change } = page.chosen;
    return shown(page).flatMap((event) => {
      const column = (label, side, plus) => [
        label,
        (item, field) => show.cost(event, item[field + side]?.[event.index], plus),
      ];
      const name = show.name(event.name);
      const hot = event === page.event;
      if (change && hot)
        return [
          column(`${name}, old`, '_old'),
          column('new', '_new'),
          [...column('change', '', true), true],
        ];
      const own = [...column(name, '', change), hot];
      if (!hot || event.ratio) return [own];
      const part = (item, field) => show.percent(page.share(page.cost(item, field)), change);
      return [own, ['%', part]];
    });
  }

  // What the rows of a table share: heat(item) is the tint of an item's cost among those of all
  // items, cells(item, field) are its cells of costs.
  function view(page, items) {
    const size = (item) => sums.size(page.cost(item, 'self'));
    const hottest = items.reduce((most, item) => sums.max(most, size(item)), 0);
    const list = columns(page);
    return {
      page,
      columns: list.map(([label, text]) => [label, text]),
      several: shown(page).length > 1 && 'several',
      heat: (item) => {
        const part = sums.share(page.cost(item, 'self'), hottest);
        return html.tint(part, page.report.diff);
      },
      cells: (item, field, tint = null) =>
        list.map(([, text, hot]) =>
          el('td.number', { tint: hot && tint }, item && text(item, field))
        ),
    };
  }

  // A menu that shows or hides the columns of events that are not chosen.
  function menu(page) {
    const { events } = page.report;
    const some = shown(page).slice(1);
    if (events.length < 2) return null;
    const option = (event) => {
      const next = events.filter((each) => (each === event) !== some.includes(each));
      const sign = some.includes(event) ? '\u2212' : '+';
      return [next.map(({ name }) => name).join(','), `${sign} ${show.name(event.name)}`];
    };
    const now = shown(page).map(({ name }) => show.name(name));
    const options = events.filter((event) => event !== page.event).map(option);
    const list = html.menu(
      'cols',
      [[page.place.cols, now.join(', ')], ...options],
      page.place.cols
    );
    return el('label', 'Beside lines ', list);
  }

  // What the address names, in source and in instructions: {line, address}; of a line all
  // instructions, of an instruction its line.
  function here({ place }, row) {
    const { line } = place;
    if (!line.startsWith('0x')) return { line, address: '' };
    const one = row.code?.find(({ address }) => `0x${address}` === line);
    return { line: one?.file && `${one.file.name}:${one.line}`, address: line };
  }

  // A row for a call from a line or an instruction; gutter: the cell of arrows, or null.
  function callLine({ page, cells }, call, gutter = null) {
    const link = page.link(page.report.functions[call.to]);
    const often = el('span.note', ` ${show.often(call, page.report.diff)}`);
    const text = el('td.c-text', el('span', { 'aria-hidden': 'true' }, '\u21b3 '), link, often);
    return el('tr.call', el('td'), cells(call, 'inclusive'), gutter, text);
  }

  // The table of the hottest items; tell(item) returns {line: its name in the address, place, text}.
  function hotList(page, title, items, tell) {
    const { event } = page;
    const { change } = page.chosen;
    const costOf = (item) => page.cost(item, 'self');
    const hot = sums.dearest(items, costOf, HOT);
    if (hot.length < 2) return null;
    const figure = (item) =>
      event.ratio || change
        ? show.cost(event, costOf(item), change)
        : page.measure(page.share(costOf(item)));
    const cell = (item) => {
      const { line, place, text } = tell(item);
      const code = el('code.place', ` ${show.line(text)}`);
      return html.nameCell(
        el('span.fit', html.link({ line }, html.spot(place), { class: 'squeeze' }), code),
        `${place} ${text.trim()}`
      );
    };
    const both = [
      [change ? 'Change' : event.ratio ? 'Rate' : '% of total', figure],
      [title, cell, true],
    ];
    return el('nav.hot', { 'aria-label': title }, tables.plain('calls', both, hot));
  }

  function hotLines(page, lines) {
    const several = new Set(lines.map(({ file }) => file)).size > 1;
    const known = lines.filter((line) => line.line !== null).sort((a, b) => a.line - b.line);
    return hotList(page, 'Hottest lines', known, ({ file, line }) => {
      const number = file.labels.get(line) ?? `${line || '?'}`;
      const name = several ? `${show.base(file.name)}:` : '';
      const text = file.text.get(line) ?? '';
      return { line: `${file.name}:${line}`, place: name + number, text };
    });
  }

  function hotCode(page, code) {
    const tell = ({ address, text }) => ({ line: `0x${address}`, place: address, text });
    return hotList(page, 'Hottest instructions', code, tell);
  }

  return { callLine, here, hotCode, hotLines, menu, view };
})();
