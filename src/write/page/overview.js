// SPDX-License-Identifier: GPL-3.0-or-later
//
// The first view: a sentence that says where the cost is, the flame graph's first
// levels, the hottest functions and lines, the way down, and objects; or with
// --diff, the largest changes and their reasons.

const overview = (() => {
  const MOST = 12; // most rows of a table
  const LEVELS = 5; // of the flame graph
  const NONE = show.percent(0);

  function section(kind, title, ...content) {
    return el(`section.${kind}`, el('h3', title), ...content);
  }

  function dearest(page, rows) {
    return data.dearest(rows, (row) => listing.self(page, row), MOST);
  }

  // The columns of a cost and its share of the total.
  function figures(page, costOf, label = 'Cost', share = 'of total') {
    const { event } = page;
    const value = (item) => show.cost(event, costOf(item));
    const part = (item) => page.measure(page.share(costOf(item)));
    const own = [label, value, false, !event.ratio && 'wider'];
    return event.ratio ? [own] : [[share, part], own];
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
            el('span.note.place.squeeze', { title: place }, ' ', show.named(place))
        )
      );
    };
    return [show.nouns(page.report).One, cell, true];
  }

  // Whether a cost has a share that is not 0.00 %.
  function counts(page, cost) {
    return page.event.ratio || show.percent(page.share(cost)) !== NONE;
  }

  function hottest(page) {
    const own = page.report.functions.filter((row) => !row.other);
    const costOf = (row) => listing.self(page, row);
    const rows = dearest(page, own).filter((row) => counts(page, costOf(row)));
    const inclusive = (row) => page.cost(row, 'inclusive');
    const columns = [
      ...figures(page, costOf, 'Self', 'Self %'),
      page.hasCalls && [
        page.event.ratio ? 'Inclusive' : 'Inclusive %',
        (row) =>
          page.event.ratio
            ? show.cost(page.event, inclusive(row))
            : show.percent(page.share(inclusive(row))),
      ],
      nameColumn(page),
    ].filter(Boolean);
    return section(
      'hottest',
      `Hottest ${show.nouns(page.report).All.toLowerCase()}`,
      tables.plain('calls', columns, rows)
    );
  }

  const MAIN = /^(?:main|main\.main|MAIN__|\{main\}|<main>)(?=$|[(' ])/;
  // What else programs spend their time on, by the functions that do it.
  const ELSE = [
    [/^_dl_start$/, 'loading libraries before main'],
    [/^(?:start_thread|clone3?)$/, 'other threads'],
  ];

  // The function of such a name with the largest inclusive cost, or undefined.
  function named(page, name) {
    const rows = page.report.functions.filter(({ label }) => name.test(label));
    return data.dearest(rows, (row) => page.cost(row, 'inclusive'), 1)[0];
  }

  // What the sentence says of main, and of what else costs something: {part:
  // the share, words: texts and links}.
  function sayings(page, main) {
    const whole = page.cost(main, 'inclusive');
    const share = (row) => page.share(page.cost(row, 'inclusive'));
    const below = trees
      .below(page, 'callees', trees.root(page, main))
      .map(({ id, own, cost, inner }) => ({
        part: data.share(inner ? 0 : cost, whole),
        name: own ? 'itself' : page.plain(page.report.functions[id]),
      }))
      .filter(({ part }) => part >= 5)
      .slice(0, 3)
      .flatMap(({ part, name }, i) => [`${i ? ', ' : ', of that '}${Math.round(part)} % `, name]);
    const others = ELSE.map(([name, does]) => [named(page, name), does])
      .filter(([row]) => row)
      .map(([row, does]) => {
        const link = show.link({ view: 'function', fn: row.key }, does);
        return { part: share(row), words: [link] };
      });
    return [{ part: share(main), words: [page.plain(main), below] }, ...others]
      .filter(({ part }) => part >= 1)
      .sort((a, b) => b.part - a.part);
  }

  // Links to functions, with their costs where words(row) says them.
  function list(page, rows, words = () => '') {
    return rows.flatMap((row, i) => [i ? ', ' : '', page.plain(row), words(row)]);
  }

  // The sentence that says where the cost is, as texts and links.
  function sentence(page) {
    const { chosen, event } = page;
    const { cost, before, after } = chosen.sum(event);
    const amount = (value) => show.cost(event, value);
    const long = event.long_name ? ` (${show.name(event.long_name)})` : '';
    const name = `${show.name(event.name)}${long}`;
    const own = page.report.functions.filter((row) => !row.other);
    if (page.several)
      return [`${name} differs most in `, ...list(page, data.dearest(own, page.rank, 3)), '.'];
    if (chosen.change) {
      if (!cost) return [];
      const way = cost < 0 ? 'fell' : 'rose';
      const part = show.percent(data.share(data.size(cost), before));
      const ends = `from ${amount(before)} to ${amount(after)}`;
      // Those of the largest changes in the direction of the sum of all.
      const by = (row) => listing.self(page, row);
      const same = own.filter((row) => by(row) > 0 === cost > 0);
      const words = (row) => ` (${show.cost(event, by(row), true)})`;
      return [
        `${name} ${way} by ${part}, ${ends}, most of it in `,
        ...list(page, dearest(page, same).slice(0, 3), words),
        '.',
      ];
    }
    const main = page.hasCalls && named(page, MAIN);
    const [first] = dearest(page, own);
    if (!first || !Number(cost)) return [];
    const part = page.share(listing.self(page, first));
    const said = main ? sayings(page, main) : [];
    if (!said.length) said.push({ part, words: ['of ', page.plain(first)] });
    return [
      `Of ${amount(cost)} ${name}, `,
      ...said.flatMap((each, i) => [
        `${i ? '; ' : ''}${Math.round(each.part)} % is `,
        ...each.words,
      ]),
      '.',
    ].flat();
  }

  // The frames from the program down, each the dearest below the one above it;
  // of frames of the same cost the last.
  function wayDown(page) {
    const calls = page.calls();
    const of = graph.costs(calls, page.column, '');
    const way = [graph.root(of, null, page.total)];
    while (way.length < 50) {
      const [next] = graph.below(calls, of, way[way.length - 1]);
      if (!next || next.value < 0.01 * Number(page.total)) break;
      way.push(next);
    }
    return way
      .slice(1)
      .filter((each, i, all) => !(all[i + 1]?.value > 0.995 * each.value))
      .slice(0, MOST);
  }

  function pathSection(page) {
    const columns = [
      ['Inclusive %', ({ value }) => page.measure(data.share(value, page.total))],
      [
        show.nouns(page.report).One,
        ({ node }) => el('th.c-name', { scope: 'row' }, page.fitted(node.rows[0])),
        true,
      ],
    ];
    const table = tables.plain('calls.way', columns, wayDown(page));
    return [el('h3', 'Hottest path'), table];
  }

  // What each object costs.
  function objectSection(page) {
    const { event, report } = page;
    const costOf = ({ self }) => self[event.index] ?? null;
    const all = event.ratio ? [] : (report.objects ?? []);
    const some = data.dearest(all, costOf, 6).filter((object) => counts(page, costOf(object)));
    if (some.length < 2) return null;
    const name = ({ name: path }) =>
      el('th.c-name', { scope: 'row', title: path }, show.base(path ?? '(unknown)'));
    const columns = [...figures(page, costOf), ['Object', name, true]];
    return [el('h3', 'Objects'), tables.plain('calls.objects', columns, some)];
  }

  // The lines of all functions, each once: {file, number, cost, most, row}; row
  // is the function with most of the cost.
  function linesOf(page) {
    const found = new Map();
    const all = page.report.functions.flatMap((row) => row.lines);
    // If OLD's lines have no place in NEW's text, changes of lines are unknown.
    const apart = new Set(all.filter(({ line }) => line === null).map(({ file }) => file));
    for (const row of page.report.functions)
      for (const line of row.lines) {
        const cost = page.cost(line, 'self');
        if (!line.line || cost === null || apart.has(line.file)) continue;
        const key = `${line.line}:${line.file.name}`;
        const { file, line: number } = line;
        if (!found.has(key)) found.set(key, { file, number, cost: null, most: null, row });
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
    const lines = data
      .dearest(linesOf(page), costOf, MOST)
      .filter((line) => change || counts(page, costOf(line)));
    if (!lines.length) return null;
    const cell = ({ file, number, row }) => {
      const line = `${file.name}:${number}`;
      const place = { view: 'function', fn: row.key, line };
      const code = show.name((file.text.get(number) ?? '').trim());
      return el(
        'th.c-name',
        { scope: 'row', title: line },
        el(
          'span.fit',
          show.link(place, `${show.base(file.name)}:${number}`),
          el('code.place', ` ${code}`)
        )
      );
    };
    const by = (item) => show.cost(event, item.cost, true);
    const columns = change ? [[`${show.name(event.name)}, change`, by]] : figures(page, costOf);
    const { slices: all } = page.report;
    const ends = page.several
      ? `, from ${show.name(all[0].name)} to ${show.name(all[all.length - 1].name)}`
      : '';
    return section(
      'lines',
      change ? `Lines that changed most${ends}` : 'Hottest lines',
      tables.plain('calls', [...columns, ['Line', cell, true]], lines)
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
    const part = (row) => (event.ratio ? '' : show.percent(page.share(by(row)), true));
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
      ...(page.several ? [['Difference', (row) => show.cost(event, page.rank(row))]] : []),
      [`${show.name(event.name)}, change`, (row) => show.cost(event, by(row), true)],
      ['of total', part],
      ...each,
      ['of its own', (row) => show.relative(old(row), now(row))],
      nameColumn(page),
      ['Why', (row) => el('td', data.reasons(row, event).join(', ')), true],
    ];
    return section(
      'changed',
      page.several
        ? `${show.nouns(report).All} that differ most`
        : `${show.nouns(report).All} that changed most`,
      el('div.wide', tables.plain('calls.changes', columns, rows))
    );
  }

  // The first levels of the flame graph, and the way down: once all else is
  // drawn, as to build the graph of a large program takes a while.
  function later(page, width, strip, way) {
    if (!page.hasCalls || !page.additive) return;
    strip.style.height = `${LEVELS * flame.ROW}px`;
    tables.later(() => {
      if (!strip.isConnected) return;
      strip.append(...flame.strip(page, width, LEVELS));
      if (!page.chosen.change) way.prepend(...pathSection(page));
    });
  }

  function render(page, width) {
    const { report } = page;
    const listed = report.functions.filter((row) => row.listed !== false);
    const { change } = page.chosen;
    const strip = el('nav.frames', { 'aria-label': 'Flame graph' });
    const way = el('section', !change && objectSection(page));
    later(page, width, strip, way);
    return el(
      'section.overview',
      { 'aria-label': 'Overview' },
      el('h2.unseen', { tabindex: '-1' }, 'Overview'),
      !page.event.ratio && el('p.lede', sentence(page)),
      strip,
      change && changes(page),
      el('div.three', !change && hottest(page), lineSection(page), way),
      el(
        'p',
        show.link({ view: 'functions' }, `All ${listing.many(page, data.number(listed))}`, {
          class: 'button',
        })
      )
    );
  }

  return { render };
})();
