// SPDX-License-Identifier: GPL-3.0-or-later
//
// The first view: a sentence that says where the cost is, the flame graph's first levels, the
// hottest functions and lines, objects and the hottest source; or with --diff, the largest changes
// and their reasons.

const overview = (() => {
  const MOST = 12; // most rows of a table
  const LEVELS = 7; // of the flame graph

  function section(kind, title, ...content) {
    return el(`section.${kind}`, el('h3', title), ...content);
  }

  // Of what is not known by slice, while one is chosen, the title says so.
  function title({ rest }, words) {
    return rest ? `${words}, ${rest}` : words;
  }

  // The rows with the largest self costs or changes, for a table or sentence.
  function dearest(page, rows, costOf = (row) => listing.self(page, row)) {
    return sums.dearest(rows, costOf, MOST);
  }

  // Some columns of the list; names have their places beside them.
  function columns(page, ...keys) {
    const name = (row) => {
      const place = page.placeOf(row);
      const where = place !== row.full && html.place(show.base(place ?? ''), place);
      return html.nameCell(page.fitted(row, where), row.full);
    };
    const all = listing.columns(page);
    const found = (key) => all.filter((column) => column.key.replace(/-\d+$/, '') === key);
    return keys.flatMap(found).map(({ key, label, show: get, text }) => {
      const wide = key === 'self' && !page.chosen.change && !page.event.ratio && 'wider';
      return [label, key === 'name' ? name : get, text, wide || (key === 'inclusive' && 'second')];
    });
  }

  // The columns of a cost and its share of the total.
  function figures(page, costOf) {
    return [
      ['of total', (item) => page.measure(page.share(costOf(item)))],
      ['Cost', (item) => show.cost(page.event, costOf(item)), false, 'wider'],
    ];
  }

  // Whether a cost has a share that is not 0.00 %.
  function counts(page, cost) {
    return page.event.ratio || show.percent(page.share(cost)) !== show.percent(0);
  }

  // The functions that cost most, or changed most, with reasons if calls tell them.
  function functions(page) {
    const { event, report } = page;
    const { change } = page.chosen;
    const own = report.functions.filter((row) => !row.other);
    const largest = dearest(page, own, page.rank);
    // A rate of few misses says little.
    const { misses } = event;
    const isSeen = (cost) => (misses ? page.share(cost, misses) >= 0.1 : counts(page, cost));
    const some = largest.filter((row) => isSeen(page.rank(row)));
    const rows = some.length ? some : largest;
    const { all, All } = page.nouns;
    if (!rows.length && !change) return null;
    if (!rows.length) return el('p.note', `None of the ${all} changed.`);
    if (!change) {
      const inclusive = event.ratio ? 'inclusive' : 'inclusive-share';
      const shown = columns(page, 'share', 'misses', 'self', inclusive, 'name');
      const where = page.chosen.name ? ` of ${page.chosen.name}` : '';
      const hottest = misses ? `${All} with most ${show.name(misses.name)}` : `Hottest ${all}`;
      return section('hottest', `${hottest}${where}`, tables.plain('calls', shown, rows));
    }
    const costs = ['difference', 'misses', 'self', 'share', 'old', 'new', 'slice', 'relative'];
    const table = tables.plain('calls.changes', columns(page, ...costs, 'name', 'why'), rows);
    const title = `${All} that ${page.several ? 'differ' : 'changed'} most`;
    return section('changed', title, el('div.wide', table));
  }

  // What else programs spend their time on, by the functions that do it.
  const ELSE = [
    [/^_dl_start$/, 'loading libraries before main'],
    [/^(?:start_thread|clone3?)$/, 'other threads'],
  ];

  // The function of such a name with the largest inclusive cost, or undefined.
  function named(page, name) {
    const rows = page.report.functions.filter(({ label }) => name.test(label));
    return sums.dearest(rows, (row) => page.cost(row, 'inclusive'), 1)[0];
  }

  // What the sentence says of main, and of what else costs something: {part: the share, words:
  // texts and links}.
  function sayings(page, main) {
    const whole = page.cost(main, 'inclusive');
    const share = (row) => page.share(page.cost(row, 'inclusive'));
    const below = trees
      .below(page, 'callees', trees.root(page, main))
      .map(({ id, own, cost, inner }) => ({
        part: sums.share(inner ? 0 : cost, whole),
        name: own ? 'itself' : page.plain(page.report.functions[id]),
      }))
      .filter(({ part }) => part >= 5)
      .slice(0, 3)
      .flatMap(({ part, name }, i) => [`${i ? ', ' : ', of that '}${Math.round(part)} % `, name]);
    const others = ELSE.map(([name, does]) => [named(page, name), does])
      .filter(([row]) => row)
      .map(([row, does]) => ({ part: share(row), words: [page.plain(row, does)] }));
    return [{ part: share(main), words: [page.plain(main), below] }, ...others]
      .filter(({ part }) => part >= 1)
      .sort((a, b) => b.part - a.part);
  }

  // Links to functions, with their costs where words(row) says them.
  function links(page, rows, words = () => '') {
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
      return [`${name} differs most in `, ...links(page, sums.dearest(own, page.rank, 3)), '.'];
    if (chosen.change) {
      if (!cost) return [`${name} did not change in all.`];
      const part = show.percent(sums.share(sums.size(cost), before));
      const way = `${cost < 0 ? 'fell' : 'rose'} by ${part}, from ${amount(before)} to`;
      // Those of the largest changes in the direction of the sum of all.
      const by = (row) => listing.self(page, row);
      const same = own.filter((row) => by(row) > 0 === cost > 0);
      const words = (row) => ` (${show.cost(event, by(row), true)})`;
      const most = links(page, dearest(page, same).slice(0, 3), words);
      const where = most.length ? [', most of it in ', ...most] : [', but in no function'];
      return [`${name} ${before ? way : 'is new:'} ${amount(after)}`, ...where, '.'];
    }
    const main = page.hasCalls && !chosen.name && named(page, trees.MAIN);
    const [first] = dearest(page, own);
    if (!first || !Number(cost)) return [];
    const part = page.share(listing.self(page, first));
    const said = main ? sayings(page, main) : [];
    if (!said.length) said.push({ part, words: ['of ', page.plain(first)] });
    return [
      `Of ${amount(cost)} ${name}${chosen.name ? ` of ${chosen.name}` : ''}, `,
      ...said.flatMap(({ words }, i) => [
        i ? '; ' : '',
        `${Math.round(said[i].part)} % is `,
        words,
      ]),
      '.',
    ].flat(2);
  }

  // The sentence that says how much more than the average the dearest slice costs.
  function balance({ event, report }) {
    const { length } = report.slices;
    const costOf = ({ total }) => total[event.index];
    const [first] = sums.dearest(report.slices, costOf, 1);
    const part = first && length > 1 && sums.share(costOf(first), event.total);
    if (!part || report.diff) return '';
    const times = (part * length) / 100;
    return (
      ` Of ${show.plural(length, slices.kindOf(report))}, ${show.name(first.name)} costs most: ` +
      `${Math.round(part)} %, ${times.toFixed(1)} times the average.`
    );
  }

  // What each slice costs, with links that choose it, or all again.
  function sliceSection(page) {
    const { event, report } = page;
    if (report.slices.length < 2) return null;
    const costOf = ({ total }) => total[event.index] ?? null;
    const [part, plain] = figures(page, costOf);
    const costs = report.slices.map(costOf);
    const change = ['Change', (item) => show.relative(costs[0], costOf(item))];
    // Of profiles that do not add up, a bar is as wide as the cost.
    const most = costs.reduce(sums.max, null);
    const bar = (item) => html.bar(sums.share(costOf(item), most));
    const cost = [
      'Cost',
      (item) => el('span.measure', bar(item), el('span', show.cost(event, costOf(item)))),
    ];
    const at = (item) => String(report.slices.indexOf(item) + 1);
    const isHere = (item) => at(item) === state.get().slice;
    const name = (item) => {
      const link = html.link({ slice: isHere(item) ? '' : at(item) }, show.name(item.name));
      return html.nameCell(link, item.name);
    };
    const kind = slices.kindOf(report);
    const One = kind[0].toUpperCase() + kind.slice(1);
    const adds = event.ratio ? [plain] : [part, plain];
    const beside = report.diff && !event.ratio ? [cost, change] : adds;
    const columns = [...beside.map((column) => column.slice(0, 2)), [One, name, true]];
    const make = (item) => tables.row(columns, item, isHere(item) && 'here');
    return section('slices', `${One}s`, ...tables.long('calls', columns, report.slices, make));
  }

  // What each object costs.
  function objectSection(page) {
    const { event, report } = page;
    const costOf = ({ self }) => self[event.index] ?? null;
    const all = event.ratio ? [] : report.objects;
    const some = sums.dearest(all, costOf, 6).filter((object) => counts(page, costOf(object)));
    if (some.length < 2) return null;
    const name = ({ name: path }) => html.nameCell(show.base(path ?? '(unknown)'), path);
    const shown = [...figures(page, costOf), ['Object', name, true]];
    return section('objects', title(page, 'Objects'), tables.plain('calls', shown, some));
  }

  // The lines of a function in a file that changed, {line, cost}, and whether line numbers moved in
  // a way that costs do not tell.  A source that was edited where it lies has other numbers in OLD:
  // what costs the same so many lines on, from the first line or up to the last, is the same line.
  function changesOf(lines, index) {
    const costs = (key) =>
      new Map(
        lines.map((line) => [line.line, line[key][index] ?? null]).filter(([, cost]) => cost)
      );
    const old = costs('self_old');
    const now = costs('self_new');
    const [before, after] = [[...old.keys()], [...now.keys()]];
    const isSame = (n, by) => old.has(n - by) && sums.compare(old.get(n - by), now.get(n)) === 0;
    const matches = (by) => after.filter((n) => isSame(n, by)).length;
    const [start, end] = [after[0] - before[0], after.at(-1) - before.at(-1)];
    const by = matches(end) >= matches(start) ? end : start;
    if (!by || matches(by) * 2 < Math.min(old.size, now.size)) {
      const gone = before.some((n) => !now.has(n));
      return { changes: null, moved: gone && after.some((n) => !old.has(n)) };
    }
    // A line of OLD that is no other line of NEW is the one with its number.
    const isFree = (n) => old.has(n) && !(now.has(n + by) && isSame(n + by, by));
    const changes = lines
      .filter(({ line }) => now.has(line) && !isSame(line, by))
      .map((line) => {
        const cost = now.get(line.line);
        return { line, cost: isFree(line.line) ? sums.sub(cost, old.get(line.line)) : cost };
      });
    return { changes, moved: false };
  }

  // The lines of all functions, each once: {file, number, cost, most, row}; row is the function
  // with most of the cost.  moved: lines of some file may be those of other numbers in OLD.
  function linesOf(page) {
    const found = new Map();
    const { diff, functions: rows } = page.report;
    const byNumber = (line) => ({ line, cost: page.cost(line, 'self') });
    let all = [];
    let moved = false;
    // If OLD's lines have no place in NEW's text, changes of lines are unknown.
    const unplaced = ({ line, file }) => line === null && file;
    const apart = new Set(rows.flatMap((row) => row.lines.map(unplaced)));
    for (const row of rows) {
      const own = page.cost(row, 'self');
      // The lines of a function that costs what it did have not changed, but may have moved.
      if (diff && page.chosen.change && own !== null && !own) continue;
      for (const [file, lines] of sums.groups(row.lines, (line) => line.file)) {
        if (apart.has(file)) continue;
        const known = diff && page.chosen.change && !file.labels.size;
        const told = known ? changesOf(lines, page.event.index) : { changes: null, moved: false };
        moved = moved || told.moved;
        all = all.concat((told.changes ?? lines.map(byNumber)).map((one) => ({ row, ...one })));
      }
    }
    for (const { row, line, cost } of all) {
      const { file, line: number } = line;
      if (!number || cost === null) continue;
      const key = `${number}:${file.name}`;
      const sum = found.get(key) ?? { file, number, cost: null, most: null };
      found.set(key, sum);
      sum.cost = sums.add(sum.cost, cost);
      if (sums.compare(sums.size(cost), sum.most) <= 0) continue;
      Object.assign(sum, { most: sums.size(cost), row });
    }
    return { lines: [...found.values()], moved };
  }

  function lineSection(page) {
    const { event } = page;
    const { change } = page.chosen;
    if (event.ratio) return null;
    const costOf = ({ cost }) => cost;
    const isSeen = ({ cost }) => change || counts(page, cost);
    const found = linesOf(page);
    const lines = dearest(page, found.lines, costOf).filter(isSeen);
    if (!lines.length) return null;
    const cell = ({ file, number, row }) => {
      const line = `${file.name}:${number}`;
      const place = { view: 'function', fn: row.key, line };
      const told = `${show.base(file.name)}:${file.labels.get(number) ?? number}`;
      const link = html.link(place, html.spot(told), { class: 'squeeze' });
      const code = el('code.place', ` ${show.line(file.text.get(number))}`);
      return html.nameCell(el('span.fit', link, code), line);
    };
    const by = (item) => show.cost(event, item.cost, true);
    const costs = change ? [[`${show.name(event.name)}, change`, by]] : figures(page, costOf);
    const { slices: all } = page.report;
    const ends = page.several
      ? `, from ${show.name(all[0].name)} to ${show.name(all[all.length - 1].name)}`
      : '';
    return section(
      'lines',
      title(page, change ? `Lines that changed most${ends}` : 'Hottest lines'),
      tables.plain('calls', [...costs, ['Line', cell, true]], lines),
      found.moved && el('p.note', 'Line numbers have moved since OLD: give --old-sources=DIR.')
    );
  }

  // The hottest lines of the hottest function whose source the page has; files below the directory
  // where cgannotate ran, whose names are relative, come first.
  function excerpt(page) {
    const rows = dearest(page, page.report.functions, page.rank).map((row) => {
      const [part] = sourceView.filesOf(page, row);
      return [row, part];
    });
    const found = rows.filter(([, part]) => part?.file.found);
    const isNear = ([, { file }]) => !file.name.startsWith('/');
    const [row, part] = found.find(isNear) ?? found[0] ?? [];
    return row && el('section.excerpt', sourceView.excerpt(page, row, part));
  }

  // The first levels of the flame graph, and a source below all tables: once all else is drawn, as
  // to build the graph of a large program takes a while.
  function later(page, width, strip, source) {
    const hasGraph = page.hasCalls && page.total !== null;
    if (hasGraph) strip.style.height = `${LEVELS * flame.ROW}px`;
    tables.later(() => {
      if (!strip.isConnected) return;
      if (hasGraph) strip.append(...flame.strip(page, width, LEVELS));
      if (!page.several && !page.rest) source.append(excerpt(page) ?? '');
    });
  }

  function render(page, width) {
    const { change } = page.chosen;
    // The slice that is chosen, if one is, is that of the functions and the sentence.
    const whole = { ...pages.at(page, { ...page.place, slice: '' }), rest: page.rest };
    const strip = el('nav.frames', { 'aria-label': title(page, 'Flame graph') });
    const objects = !whole.chosen.change && objectSection(whole);
    const source = el('section');
    const apart = sliceSection(whole);
    later(whole, width, strip, source);
    return el(
      'section.overview',
      { 'aria-label': 'Overview' },
      el('h2.unseen', { tabindex: '-1' }, 'Overview'),
      !page.event.ratio && el('p.lede', sentence(page), balance(whole), page.unnarrowed),
      (page.rest || page.event.whole) &&
        el(
          'p.note',
          `${title(page, 'Flame graph')}. `,
          page.event.whole && controls.meaning(page.event)
        ),
      strip,
      change && functions(page),
      el(
        'div.three',
        !change && functions(page),
        lineSection(whole),
        (apart || objects) && el('section', apart, objects),
        change && source
      ),
      !change && source
    );
  }

  return { changesOf, render };
})();
