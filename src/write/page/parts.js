// SPDX-License-Identifier: GPL-3.0-or-later
//
// The files of a function's code: its own file, and the files of inlined code.

const parts = (() => {
  // The files as [{file, lines, self}], the most expensive first; self has the
  // costs of all events.
  function of(page, row) {
    const { event, report } = page;
    // The ratio of sums is not the sum of ratios.
    const sums = (lines) =>
      report.events.map(({ index, ratio }) =>
        ratio ? null : data.sumOf(lines, index)
      );
    const size = ({ self }) => data.size(self[event.index] ?? null);
    return [...data.groups(row.lines, ({ file }) => file)]
      .map(([file, lines]) => ({ file, lines, self: sums(lines) }))
      .sort((a, b) => data.compare(size(b), size(a)));
  }

  // A table of costs by file, with links to the most expensive line of each.
  function table(page, row) {
    const { event } = page;
    const change = page.report.diff;
    const all = of(page, row);
    if (all.length < 2) return null;
    const cost = (item) => page.cost(item, 'self');
    const size = (line) => data.size(cost(line));
    const name = ({ file, lines }) => {
      const { line } = lines.reduce((most, each) =>
        data.compare(size(each), size(most)) > 0 ? each : most
      );
      const place = { line: `${file.name}:${line}` };
      const names = show.named(file.name);
      const more = { class: 'squeeze', title: file.name };
      const link = show.link(place, names, more);
      return el('th.c-name', { scope: 'row' }, link);
    };
    const part = (item) =>
      page.measure(page.share(cost(item)), data.share(cost(item), cost(row)));
    const columns = [
      ...(change || event.ratio ? [] : [['%', part]]),
      [
        change ? 'Change' : 'Cost',
        (item) => show.cost(event, cost(item), change),
      ],
      ['File', name, true],
    ];
    return el(
      'section.parts',
      el('h3', `Files (${all.length})`),
      tables.long('calls', columns, all)
    );
  }

  return { of, table };
})();
