// SPDX-License-Identifier: GPL-3.0-or-later
//
// The first view: the hottest functions of the program and of libraries, the
// hottest lines and the largest cycle; or with --diff, the largest changes and
// their reasons.

const overview = (() => {
  const MOST = 12; // most rows of a table

  function section(title, ...content) {
    return el('section', el('h3', title), ...content);
  }

  function sumOf(page, rows) {
    return rows.reduce((n, row) => data.add(n, listing.self(page, row)), null);
  }

  function dearest(page, rows) {
    return data.dearest(rows, (row) => listing.self(page, row), MOST);
  }

  // The columns of a cost and its share of the total.
  function figures(page, costOf) {
    const { event } = page;
    const value = (item) => show.cost(event, costOf(item));
    const part = (item) => page.measure(page.share(costOf(item)));
    const own = [show.name(event.name), value];
    return event.ratio ? [own] : [['of total', part], own];
  }

  // The column of names.
  function nameColumn(page) {
    const cell = (row) => {
      const place = page.placeOf(row);
      return el(
        'th.c-name',
        { scope: 'row', title: row.full },
        page.fitted(
          row,
          place &&
            place !== row.full &&
            el(
              'span.note.place.squeeze',
              { title: place },
              ' ',
              show.named(place)
            )
        )
      );
    };
    return [show.nouns(page.report).One, cell, true];
  }

  function functionTable(page, rows) {
    const costOf = (row) => listing.self(page, row);
    const columns = [...figures(page, costOf), nameColumn(page)];
    return tables.plain('calls', columns, rows);
  }

  const NONE = show.percent(0);
  const LIBRARY = /\.(?:so|dylib|dll)(?:\.[\d.]+)?$|\/ld-[^/]*$/i;

  // The hottest functions, of the program and of libraries if both have costs.
  function hottest(page) {
    const { All } = show.nouns(page.report);
    const rows = page.report.functions.filter((row) => !row.other);
    const isLibrary = (object) => LIBRARY.test(object ?? '');
    const all = [
      [`${All} of the program`, false],
      [`${All} of libraries`, true],
    ];
    const groups = all
      .map(([name, library]) => {
        const members = rows.filter(
          ({ object }) => isLibrary(object) === library
        );
        // What this page does not name is of an object, too.
        const share = page.share(
          data.sumOf(
            page.report.objects.filter(
              (object) => isLibrary(object.name) === library
            ),
            page.event.index
          )
        );
        const part = page.event.ratio ? '' : show.percent(share);
        return { name, first: dearest(page, members), part };
      })
      .filter(({ first, part }) => first.length && part !== NONE);
    if (groups.length < 2)
      return section(
        `Hottest ${All.toLowerCase()}`,
        functionTable(page, dearest(page, rows))
      );
    return groups.map(({ name, first, part }) =>
      section(`${name}${part && `: ${part}`}`, functionTable(page, first))
    );
  }

  // The lines of all functions, each once: {file, number, cost, most, row}; row
  // is the function with most of the cost.
  function linesOf(page) {
    const found = new Map();
    const all = page.report.functions.flatMap((row) => row.lines);
    // If OLD's lines have no place in NEW's text, changes of lines are unknown.
    const apart = new Set(
      all.filter(({ line }) => line === null).map(({ file }) => file)
    );
    for (const row of page.report.functions)
      for (const line of row.lines) {
        const cost = page.cost(line, 'self');
        if (!line.line || cost === null || apart.has(line.file)) continue;
        const key = `${line.line}:${line.file.name}`;
        const { file, line: number } = line;
        if (!found.has(key))
          found.set(key, { file, number, cost: null, most: null, row });
        const sum = found.get(key);
        sum.cost = data.add(sum.cost, cost);
        if (data.compare(data.size(cost), sum.most) <= 0) continue;
        sum.most = data.size(cost);
        sum.row = row;
      }
    return [...found.values()];
  }

  function lineSection(page) {
    const { event } = page;
    const { change } = page.chosen;
    if (event.ratio) return null;
    const costOf = ({ cost }) => cost;
    const lines = data.dearest(linesOf(page), costOf, MOST);
    if (!lines.length) return null;
    const cell = ({ file, number, row }) => {
      const line = `${file.name}:${number}`;
      const place = { view: 'function', fn: row.key, line };
      const code = show.name((file.text.get(number) ?? '').trim());
      return el(
        'th.c-name',
        { scope: 'row', title: line },
        show.link(place, show.named(line), { class: 'squeeze' }),
        el('code.text', ` ${code}`)
      );
    };
    const by = (item) => show.cost(event, item.cost, true);
    const columns = change
      ? [[`${show.name(event.name)}, change`, by]]
      : figures(page, costOf);
    const { slices: all } = page.report;
    const ends = page.several
      ? `, from ${show.name(all[0].name)} to ${show.name(all[all.length - 1].name)}`
      : '';
    return section(
      change ? `Lines that changed most${ends}` : 'Hottest lines',
      tables.plain('calls', [...columns, ['Line', cell, true]], lines)
    );
  }

  // The cycle whose members have the largest sum of self costs.
  function cycleSection(page) {
    if (page.event.ratio || page.chosen.change) return null;
    const all = [...page.report.cycles.values()];
    const several = all.filter((members) => members.length > 1);
    const [rows] = data.dearest(several, (members) => sumOf(page, members), 1);
    if (!rows) return null;
    const many = show.plural(rows.length, show.nouns(page.report).one);
    return section(
      `Largest cycle: ${many} that call each other, ` +
        `${show.percent(page.share(sumOf(page, rows)))} of the cost`,
      functionTable(page, dearest(page, rows))
    );
  }

  // The functions with the largest changes, and the reasons if calls tell them.
  function changes(page) {
    const { event, report } = page;
    const own = report.functions.filter((row) => !row.other);
    const rows = data.dearest(own, page.rank, MOST);
    if (!rows.length) return el('p.note', `${event.name} did not change.`);
    const by = (row) => listing.self(page, row);
    const old = (row) => page.cost(page.chosen.of(row), 'self', '_old');
    const now = (row) => page.cost(page.chosen.of(row), 'self', '_new');
    const part = (row) =>
      event.ratio ? '' : show.percent(page.share(by(row)), true);
    const each = page.several
      ? report.slices.map(({ name }, i) => [
          show.name(name),
          (row) => show.cost(event, page.cost(row.slices[i] ?? {}, 'self')),
        ])
      : [
          ['Old', (row) => show.cost(event, old(row))],
          ['New', (row) => show.cost(event, now(row))],
        ];
    const columns = [
      ...(page.several
        ? [['Difference', (row) => show.cost(event, page.rank(row))]]
        : []),
      [
        `${show.name(event.name)}, change`,
        (row) => show.cost(event, by(row), true),
      ],
      ['of total', part],
      ...each,
      ['of its own', (row) => show.relative(old(row), now(row))],
      nameColumn(page),
      ['Why', (row) => el('td', data.reasons(row, event).join(', ')), true],
    ];
    return section(
      page.several
        ? `${show.nouns(report).All} that differ most`
        : `${show.nouns(report).All} that changed most`,
      el('div.wide', tables.plain('calls.changes', columns, rows))
    );
  }

  function render(page) {
    const { report } = page;
    const all = show.nouns(report).All.toLowerCase();
    const listed = report.functions.filter((row) => row.listed !== false);
    return el(
      'section.overview',
      { 'aria-label': 'Overview' },
      el('h2.unseen', { tabindex: '-1' }, 'Overview'),
      el(
        'div.pair',
        page.chosen.change ? changes(page) : hottest(page),
        cycleSection(page)
      ),
      lineSection(page),
      el(
        'p',
        show.link(
          { view: 'functions' },
          `All ${show.count(data.number(listed))} ${all}`,
          { class: 'button' }
        )
      )
    );
  }

  return { render };
})();
