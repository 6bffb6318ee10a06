// SPDX-License-Identifier: GPL-3.0-or-later
//
// The first view: the hottest functions of the program and of libraries, the
// hottest lines and the largest cycle; or with --diff, the largest changes and
// their reasons.

const overview = (() => {
  const MOST = 12; // most rows of a table

  function section(title, ...content) {
    return show.el('section', {}, show.el('h3', {}, title), ...content);
  }

  // The items with the largest costs; items without a cost are left out.
  function dearest(items, cost) {
    return items
      .filter((item) => cost(item))
      .sort((a, b) => data.compare(data.size(cost(b)), data.size(cost(a))))
      .slice(0, MOST);
  }

  // A cost and its share, with a bar that is full for the largest.
  function figures(page, cost, largest) {
    const value = show.number(show.cost(page.event, cost));
    if (page.event.ratio) return [value];
    const part = page.share(cost);
    const bar = show.bar(data.share(data.size(cost), data.size(largest)));
    const measure = show.el(
      'span',
      { class: 'measure' },
      bar,
      show.percent(part)
    );
    return [show.number(measure), value];
  }

  function figureHeads({ event }) {
    const name = [show.name(event.name), true];
    return event.ratio ? [name] : [['of total', true], name];
  }

  function nameCell(page, row) {
    const place = page.placeOf(row);
    return show.el(
      'th',
      { scope: 'row', class: 'c-name', title: row.full },
      page.link(row),
      page.badges(row),
      ' ',
      place && place !== row.full
        ? show.el(
            'span',
            { class: 'note', title: place },
            show.el('bdi', { dir: 'ltr' }, show.name(place))
          )
        : ''
    );
  }

  function functionTable(page, rows) {
    const largest = rows.length ? listing.self(page, rows[0]) : null;
    const line = (row) =>
      show.el(
        'tr',
        {},
        figures(page, listing.self(page, row), largest),
        nameCell(page, row)
      );
    const heads = [...figureHeads(page), [show.nouns(page.report).One]];
    return tables.plain('calls', heads, rows.map(line));
  }

  const NONE = show.percent(0);
  const LIBRARY = /\.(?:so|dylib|dll)(?:\.[\d.]+)?$|\/ld-[^/]*$/i;

  // The hottest functions, of the program and of libraries if both have costs.
  function hottest(page) {
    const { All } = show.nouns(page.report);
    const of = (row) => listing.self(page, row);
    const rows = page.report.functions.filter((row) => !row.other);
    const isLibrary = (row) => LIBRARY.test(row.object ?? '');
    const all = [
      [`${All} of the program`, rows.filter((row) => !isLibrary(row))],
      [`${All} of libraries`, rows.filter(isLibrary)],
    ];
    const groups = all
      .map(([name, members]) => {
        const sum = members.reduce((n, row) => data.add(n, of(row)), null);
        const part = page.event.ratio ? '' : show.percent(page.share(sum));
        return { name, members, part };
      })
      .filter(({ members, part }) => members.some(of) && part !== NONE);
    if (groups.length < 2)
      return section(
        `Hottest ${All.toLowerCase()}`,
        functionTable(page, dearest(rows, of))
      );
    return groups.map(({ name, members, part }) =>
      section(
        `${name}${part && `: ${part}`}`,
        functionTable(page, dearest(members, of))
      )
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
    const { change } = page.chosen;
    if (page.event.ratio || page.chosen.apart) return null;
    const lines = dearest(linesOf(page), ({ cost }) => cost);
    if (!lines.length) return null;
    const item = ({ file, number, cost, row }) => {
      const line = `${file.name}:${number}`;
      const href = state.link({ view: 'function', fn: row.key, line });
      const code = show.name((file.text.get(number) ?? '').trim());
      return show.el(
        'tr',
        {},
        change
          ? show.number(show.cost(page.event, cost, true))
          : figures(page, cost, lines[0].cost),
        show.el(
          'th',
          { scope: 'row', class: 'c-name', title: line },
          show.el('a', { href }, names.cut(show.name(line), 40)),
          show.el('code', { class: 'text' }, ` ${code}`)
        )
      );
    };
    const first = change
      ? [[`${show.name(page.event.name)}, change`, true]]
      : figureHeads(page);
    return section(
      change ? 'Lines that changed most' : 'Hottest lines',
      tables.plain('calls', [...first, ['Line']], lines.map(item))
    );
  }

  // The cycle whose members have the largest sum of self costs.
  function cycleSection(page) {
    if (page.event.ratio || page.chosen.change) return null;
    const cycles = [...page.report.cycles].map(([number, ids]) => {
      const rows = ids.map((id) => page.report.functions[id]);
      const of = (row) => listing.self(page, row);
      const cost = rows.reduce((n, row) => data.add(n, of(row)), null);
      return { number, rows, cost, first: dearest(rows, of) };
    });
    const several = cycles.filter(({ rows }) => rows.length > 1);
    const [cycle] = dearest(several, ({ cost }) => cost);
    if (!cycle) return null;
    const many = show.plural(cycle.rows.length, show.nouns(page.report).one);
    return section(
      `Largest cycle: ${many} that call each other, ` +
        `${show.percent(page.share(cycle.cost))} of the cost`,
      functionTable(page, cycle.first)
    );
  }

  // The functions with the largest changes, and the reasons if calls tell them.
  function changes(page) {
    const { event } = page;
    const i = event.index;
    const rows = dearest(
      page.report.functions.filter((row) => !row.other),
      (row) => listing.self(page, row)
    );
    if (!rows.length)
      return [show.el('p', { class: 'note' }, `${event.name} did not change.`)];
    const line = (row) => {
      const { self_old: old, self_new: after } = page.chosen.of(row);
      const cost = listing.self(page, row);
      return show.el(
        'tr',
        {},
        show.number(show.cost(event, cost, true)),
        show.number(event.ratio ? '' : show.percent(page.share(cost), true)),
        show.number(show.cost(event, old?.[i])),
        show.number(show.cost(event, after?.[i])),
        show.number(show.relative(old?.[i], after?.[i])),
        nameCell(page, row),
        show.el('td', {}, data.reasons(row, event).join(', '))
      );
    };
    return [
      section(
        `${show.nouns(page.report).All} that changed most`,
        show.el(
          'div',
          { class: 'wide' },
          tables.plain(
            'calls changes',
            [
              [`${show.name(event.name)}, change`, true],
              ['of total', true],
              ['Old', true],
              ['New', true],
              ['of its own', true],
              [show.nouns(page.report).One],
              ['Why'],
            ],
            rows.map(line)
          )
        )
      ),
    ];
  }

  function render(page) {
    const first = page.chosen.change ? changes(page) : hottest(page);
    return show.el(
      'section',
      { class: 'overview', 'aria-label': 'Overview' },
      show.el('h2', { tabindex: '-1', class: 'unseen' }, 'Overview'),
      show.el('div', { class: 'pair' }, first, cycleSection(page)),
      lineSection(page),
      show.el(
        'p',
        {},
        show.el(
          'a',
          { class: 'button', href: state.link({ view: 'functions' }) },
          `All ${show.count(page.report.functions.length)} ` +
            show.nouns(page.report).All.toLowerCase()
        )
      )
    );
  }

  return { render };
})();
