// SPDX-License-Identifier: GPL-3.0-or-later
//
// The files that the code of a function stands in: its own, and those that it
// has inlined code from.

const parts = (() => {
  // [{file, lines, self}], of which self has all events, the dearest first.
  function of(page, row) {
    const found = new Map();
    for (const line of row.lines) {
      const { file } = line;
      if (!found.has(file)) found.set(file, { file, lines: [], self: [] });
      const part = found.get(file);
      part.lines.push(line);
      // A ratio of sums is no sum of ratios.
      part.self = page.report.events.map(({ index, ratio }) =>
        ratio
          ? null
          : data.add(part.self[index] ?? null, line.self[index] ?? null)
      );
    }
    const cost = ({ self }) => data.size(self[page.event.index] ?? null);
    return [...found.values()].sort((a, b) => data.compare(cost(b), cost(a)));
  }

  // What the function costs in each, with a link to its dearest line there.
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
