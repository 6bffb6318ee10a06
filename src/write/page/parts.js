// SPDX-License-Identifier: GPL-3.0-or-later
//
// The files of a function's code: its own file, and the files of inlined code.

const parts = (() => {
  // The files as [{file, lines, self}], the most expensive first; self has the
  // costs of all events.
  function of(page, row) {
    const found = new Map();
    for (const line of row.lines) {
      const { file } = line;
      if (!found.has(file)) found.set(file, { file, lines: [], self: [] });
      const part = found.get(file);
      part.lines.push(line);
      // The ratio of sums is not the sum of ratios.
      part.self = page.report.events.map(({ index, ratio }) =>
        ratio
          ? null
          : data.add(part.self[index] ?? null, line.self[index] ?? null)
      );
    }
    const cost = ({ self }) => data.size(self[page.event.index] ?? null);
    return [...found.values()].sort((a, b) => data.compare(cost(b), cost(a)));
  }

  // A table of costs by file, with links to the most expensive line of each.
  function table(page, row) {
    const { event } = page;
    const change = page.report.diff;
    const all = of(page, row);
    if (all.length < 2) return null;
    const size = (line) => data.size(page.cost(line, 'self'));
    const item = ({ file, lines, self }) => {
      const cost = self[event.index];
      const share = data.share(cost, page.cost(row, 'self'));
      const { line } = lines.reduce((most, each) =>
        data.compare(size(each), size(most)) > 0 ? each : most
      );
      const href = state.link({ line: `${file.name}:${line}` });
      return show.el(
        'tr',
        {},
        change || event.ratio ? null : show.number(show.measure(share)),
        show.number(show.cost(event, cost, change)),
        show.el(
          'th',
          { scope: 'row', class: 'c-name' },
          show.el('a', { href }, show.name(file.name))
        )
      );
    };
    return show.el(
      'section',
      { class: 'parts' },
      show.el('h3', {}, `Files (${all.length})`),
      tables.long(
        'calls',
        [
          ...(change || event.ratio ? [] : [['%', true]]),
          [change ? 'Change' : 'Cost', true],
          ['File'],
        ],
        all,
        item
      )
    );
  }

  return { of, table };
})();
