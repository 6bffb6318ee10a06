// SPDX-License-Identifier: GPL-3.0-or-later
//
// The first view: a sentence that says where the cost is, the flame graph's first levels, the
// hottest functions and lines, sides and objects; or with --diff, the largest changes.

const overview = (() => {
  const MOST = 12; // most rows of a table
  const LEVELS = 10; // of the flame graph
  const NARROW = 390; // pixels of a table in page.css, at least
  const GAP = 20; // pixels between them
  let tall = 0; // pixels of the flame graph that was drawn last, for which there is room at once

  function section(kind, heading, ...content) {
    return el(`section.${kind}`, el('h3', heading), ...content);
  }

  // Of what is not known by side, while one is chosen, the title says so.
  function title({ rest }, words) {
    return rest ? `${words}, ${rest}` : words;
  }

  // The columns of a cost and its share of the total.
  function figures(page, costOf) {
    const { event } = page;
    const cost = {
      ...{ key: 'cost', label: 'Cost', rank: 1, get: costOf },
      show: (item) => show.cost(event, costOf(item)),
    };
    if (event.ratio) return [{ ...cost, rank: 0 }];
    const get = (item) => page.share(costOf(item));
    const words = (item) => show.percent(get(item));
    return [{ key: 'part', label: '% of total', rank: 0, bar: true, get, show: words }, cost];
  }

  function nameColumn(label, words, titleOf) {
    return { key: 'name', label, name: true, show: words, title: titleOf };
  }

  // Whether a cost has a share that is not 0.00 %.
  function counts(page, cost) {
    return page.event.ratio || show.percent(page.share(cost)) !== show.percent(0);
  }

  // The functions that cost most, or changed most, with reasons if calls tell them.
  function functions(page, room) {
    const { change, event, report } = page;
    const own = report.functions.filter((row) => !row.other);
    const largest = sums.dearest(own, page.rank, MOST);
    const some = largest.filter((row) => counts(page, page.rank(row)));
    const items = some.length ? some : largest;
    const { all, All } = page.nouns;
    if (!items.length) return change ? el('p.note', `None of the ${all} changed.`) : null;
    const left = ['file', 'object', 'calls', !change && !event.ratio && 'inclusive'];
    const shown = list.columns(page).filter(({ key }) => !left.includes(key));
    const name = shown.find((column) => column.name);
    const kept = change ? shown.filter(({ key }) => !key.startsWith('inclusive')) : shown;
    name.show = (row) => {
      const place = page.placeOf(row);
      return page.fitted(row, place !== row.full && html.place(show.base(place ?? ''), place));
    };
    const made = table.make('calls', { columns: kept, items, room });
    if (change)
      return section('changed', `${All} that ${page.several ? 'differ' : 'changed'} most`, made);
    const of = page.side.suffix ? ` of ${page.side.name}` : '';
    return section('hottest', `Hottest ${all}${of}`, made);
  }

  // The function of such a name with the largest inclusive cost, or undefined.
  function named(page, name) {
    const rows = page.report.functions.filter(({ label }) => name.test(label));
    return sums.dearest(rows, (row) => page.cost(row, 'inclusive'), 1)[0];
  }

  // What the sentence says of main, as texts and links.
  function saying(page, main) {
    const whole = page.cost(main, 'inclusive');
    const below = tree
      .below(page, 'callees', tree.root(page, main))
      .map(({ id, own, cost, inner }) => ({
        part: sums.share(inner ? 0 : cost, whole),
        name: own ? 'itself' : page.plain(page.report.functions[id]),
      }))
      .filter(({ part }) => part >= 5)
      .slice(0, 3)
      .flatMap(({ part, name }, i) => [`${i ? ', ' : ', of that '}${Math.round(part)} % `, name]);
    const part = page.share(whole);
    return part >= 1 ? [`${Math.round(part)} % is `, page.plain(main), below] : null;
  }

  // The sentence that says what has changed.
  function changed({ event }) {
    const { total: cost, total_old: before, total_new: after } = event;
    const name = show.name(event.name);
    if (!cost) return [`${name} did not change in all.`];
    const part = show.percent(sums.share(sums.size(cost), before));
    const amount = (value) => show.cost(event, value);
    const way = `${cost < 0 ? 'fell' : 'rose'} by ${part}, from ${amount(before)} to`;
    return [`${name} ${before ? way : 'is new:'} ${amount(after)}.`];
  }

  // The sentence that says where the cost is, as texts and links.
  function sentence(page) {
    const { event, side } = page;
    const own = page.report.functions.filter((row) => !row.other);
    if (page.change) return page.several ? [] : changed(page);
    const cost = page.total();
    const main = page.hasCalls && !side.suffix && named(page, tree.MAIN);
    const [first] = sums.dearest(own, page.rank, 1);
    if (!first || !Number(cost)) return [];
    const said = (main && saying(page, main)) || [
      `${Math.round(page.share(page.cost(first, 'self')))} % is of `,
      page.plain(first),
    ];
    const long = event.long_name ? ` (${show.name(event.long_name)})` : '';
    const of = side.suffix ? ` of ${side.name}` : '';
    return [`Of ${show.amount(event, cost)}${long}${of}, `, said, '.'];
  }

  // The sides but all, each with its total in an event.
  function totals({ event, report }) {
    return report.sides
      .slice(1)
      .map((side, i) => ({ ...side, id: i + 1, cost: event[`total${side.suffix}`] ?? null }));
  }

  // What each profile, thread or part costs; profiles do not add up, but differ from the first.
  function sideSection(page, room) {
    const { event, report } = page;
    if (!report.slices.length) return null;
    const items = totals(page);
    const get = ({ cost }) => cost;
    const words = (item) => show.cost(event, item.cost);
    const cost = { key: 'cost', label: 'Cost', rank: 0, bar: !event.ratio, get, show: words };
    const change = {
      ...{ key: 'change', label: 'Change', rank: 1 },
      show: (item) => show.relative(items[0].cost, item.cost),
    };
    const isHere = ({ id }) => `${id}` === address.get().side;
    const { kind } = items[0];
    const name = nameColumn(kind[0].toUpperCase() + kind.slice(1), (item) =>
      html.link({ side: isHere(item) ? '' : `${item.id}` }, item.name)
    );
    const beside = report.diff && !event.ratio ? [cost, change] : figures(page, get);
    const attributes = (item) => ({ class: isHere(item) && 'here' });
    const made = table.make('calls', { columns: [...beside, name], items, room, attributes });
    return section('sides', `${name.label}s`, made);
  }

  // What the functions of each object cost, but those that were cut.
  function objectSection(page, room) {
    const costOf = ({ rows }) => sums.sumOf(rows, page.event.index, 'self' + page.side.suffix);
    const functions = page.report.functions.filter((row) => !row.other);
    const groups = sums.groups(functions, ({ object }) => object);
    const isSum = !page.event.ratio && !page.change;
    const all = isSum ? [...groups].map(([name, rows]) => ({ name, rows })) : [];
    const items = sums.dearest(all, costOf, 6).filter((object) => counts(page, costOf(object)));
    if (items.length < 2) return null;
    const base = ({ name: path }) => show.base(path ?? '(unknown)');
    const name = nameColumn('Object', base, ({ name: path }) => path);
    const columns = [...figures(page, costOf), name];
    return section(
      'objects',
      title(page, 'Objects'),
      table.make('calls', { columns, items, room })
    );
  }

  // The lines of all functions, each once: {file, number, cost, size, most, row}; row is the
  // function with most of the cost.  Lines of OLD that have no place in NEW's text make changes
  // unknown.
  function linesOf(page) {
    const found = new Map();
    const { functions: rows } = page.report;
    const unplaced = ({ line, file }) => line === null && file;
    const apart = new Set(rows.flatMap((row) => row.lines.map(unplaced)));
    for (const row of rows) {
      // The lines of a function that costs what it did have not changed.
      if (page.change && !page.size(row)) continue;
      for (const line of row.lines) {
        const cost = page.cost(line, 'self');
        if (!line.line || cost === null || apart.has(line.file)) continue;
        const key = `${line.line}:${line.file.name}`;
        const sum = found.get(key) ?? {
          file: line.file,
          number: line.line,
          cost: null,
          size: null,
        };
        const size = page.size(line);
        found.set(key, sum);
        sum.cost = page.event.ratio ? cost : sums.add(sum.cost, cost);
        sum.size = page.change ? sums.size(sum.cost) : sums.add(sum.size, size);
        if (sum.row && sums.compare(size, sum.most) <= 0) continue;
        Object.assign(sum, { most: size, row });
      }
    }
    return [...found.values()];
  }

  function lineSection(page, room) {
    const { change, event, report, rest } = page;
    if (event.ratio) return null;
    const items = sums
      .dearest(linesOf(page), ({ size }) => size, MOST)
      .filter(({ cost }) => change || counts(page, cost));
    if (!items.length) return null;
    const words = ({ file, number, row }) => {
      const line = `${file.name}:${number}`;
      const told = `${show.base(file.name)}:${file.labels.get(number) ?? number}`;
      const link = html.link(
        { view: 'function', fn: row.key, line, side: rest ? '' : page.place.side },
        told
      );
      return el('span.fit', link, el('code.place', ' ', show.line(file.text.get(number))));
    };
    const name = nameColumn('Line', words, ({ file, number }) => `${file.name}:${number}`);
    const get = ({ cost }) => cost;
    const by = {
      ...{ key: 'change', label: `${show.name(event.name)}, change`, rank: 0, bar: 'change', get },
      ...{ size: true, show: ({ cost }) => show.cost(event, cost, true) },
    };
    const [, first] = report.sides;
    const ends = page.several ? `, from ${first.name} to ${report.sides.at(-1).name}` : '';
    const columns = [...(change ? [by] : figures(page, get)), name];
    return section(
      'lines',
      title(page, change ? `Lines that changed most${ends}` : 'Hottest lines'),
      table.make('calls', { columns, items, room })
    );
  }

  function render(page, width) {
    const { change, event } = page;
    const byLine = page.known(false);
    const byCall = page.known(page.report.hasPaid);
    const strip = el('nav.frames', { 'aria-label': title(byCall, 'Flame graph') });
    // Once all else is drawn, as to build the graph of a large program takes a while.
    if (page.hasCalls && page.additive) {
      strip.style.height = `${tall || LEVELS * flame.ROW}px`;
      const draw = () => {
        if (!strip.isConnected) return;
        const { frames, height } = flame.strip(byCall, width, LEVELS);
        strip.append(...frames);
        strip.style.height = `${(tall = height)}px`;
      };
      requestAnimationFrame(() => setTimeout(draw));
    }
    const many = Math.max(1, Math.min(3, Math.floor((width + GAP) / (NARROW + GAP))));
    const room = (width - GAP * (many - 1)) / many;
    const apart = [sideSection(byLine, room), objectSection(byLine, room)];
    return el(
      'section.overview',
      { 'aria-label': 'Overview' },
      el('h2.unseen', { tabindex: '-1' }, 'Overview'),
      !event.ratio && el('p.lede', sentence(page)),
      byCall.rest && el('p.note', `${title(byCall, 'Flame graph')}. `),
      strip,
      change && functions(page, width),
      el(
        'div.three',
        !change && functions(page, room),
        lineSection(byLine, room),
        apart.some(Boolean) && el('section', apart)
      )
    );
  }

  return { render };
})();
