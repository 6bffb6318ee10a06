// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads the report that cgannotate wrote into the page.  A list of costs has an item for each
// event, but no nulls at its end.

const data = (() => {
  // The names most like a text, best first, at most |most|: those that have at least half of their
  // pairs of neighbouring letters in common with it.
  function nearest(text, all, most) {
    const pairs = (word) => new Set([...word].slice(1).map((next, i) => word[i] + next));
    const wanted = pairs(text);
    const like = (own) =>
      (2 * [...own].filter((pair) => wanted.has(pair)).length) / (own.size + wanted.size);
    return all
      .map((name) => [like(pairs(name)), name])
      .filter(([part]) => part >= 0.5)
      .sort(([a], [b]) => b - a)
      .slice(0, most)
      .map(([, name]) => name);
  }

  // The label of a row: with --by=file and --by=object, rows have no name.
  function label(row) {
    return row.name ?? row.file ?? row.object ?? '???';
  }

  // 'new' or 'gone' if only one side has costs of the row, else ''.
  function status(row) {
    const has = (side) => ['self', 'inclusive'].some((field) => row[field + side]?.some(Boolean));
    const [old, now] = ['_old', '_new'].map(has);
    if (old === now) return '';
    return old ? 'gone' : 'new';
  }

  // Why a row's self cost has changed, as far as calls tell it.
  function reason(row, event) {
    const { calls_old: before, calls_new: after } = row;
    const is = status(row);
    if (is || !before || !after) return is;
    const each = (side, calls) => Number(row[`self_${side}`]?.[event.index] ?? 0) / Number(calls);
    const costs = [each('old', before), each('new', after)];
    const [old, now] = costs.map((cost) => show.cost(event, Math.round(cost)));
    const same = before === after;
    if (same && (event.ratio || costs[0] === costs[1])) return '';
    const words = show.plural(after, 'call');
    const often = same ? `${words} as before` : `${show.count(before)} \u2192 ${words}`;
    if (event.ratio) return often;
    return `${often}, ${old === now ? `about ${now}` : `${old} \u2192 ${now}`} each`;
  }

  function readFunction(row) {
    if (row.other)
      Object.assign(row, { name: '(other)', file: null, object: null, cycle: null, lines: [] });
    row.full = label(row);
    row.label = row.short ?? row.name ?? show.base(row.full);
    row.callers = [];
    row.owners = [];
    row.inlined = row.inlined ?? [];
    const none = { inclusive: [], calls: null };
    row.slices = (row.slices ?? []).map((slice) => slice && { ...none, ...slice });
    return row;
  }

  // Sets the key of each row, its name in addresses: FILE:NAME; if rows share it, OBJECT:FILE:NAME;
  // if they share this too, also the id.
  function addKeys(report) {
    const known = (...labels) => show.name(labels.filter(Boolean).join(':'));
    const short = (row) => known(row.file, row.name) || known(label(row));
    const long = (row) => known(row.object, row.file, row.name);
    const shorts = sums.groups(report.functions, short);
    const keyOf = (row) => (shorts.get(short(row)).length > 1 ? long(row) : short(row));
    report.byKey = new Map();
    for (const [key, same] of sums.groups(report.functions, keyOf))
      for (const row of same) {
        row.key = same.length > 1 ? `${key} #${row.id}` : key;
        report.byKey.set(row.key, row);
      }
  }

  function toObject(keys) {
    return (list) =>
      Array.isArray(list) ? Object.fromEntries(list.map((value, i) => [keys[i], value])) : list;
  }

  // The nodes of the call graph, see html_nodes.h, as objects; null if functions are its nodes.
  function unpackNodes({ diff, functions, nodes = null }) {
    const each = (field) => (diff ? [`${field}_old`, `${field}_new`] : [field]);
    const toNode = toObject(['id', 'outer', ...each('self'), 'calls']);
    const toCall = toObject(['to', ...each('inclusive')]);
    return nodes?.map((list) => {
      const { id, calls = [], ...node } = toNode(list);
      return { ...node, row: functions[id], calls: calls.map(toCall) };
    });
  }

  // Turns lists of values, as html_data.h has them, into objects, and finds the files of lines and
  // instructions.  A number in row.code says how many instructions are left out there.
  function unpack({ diff, files }, row) {
    const each = (field) => (diff ? [field, `${field}_old`, `${field}_new`] : [field]);
    const paid = [...each('calls'), ...each('inclusive'), 'inlined'];
    const one = ['address', 'text', 'file', 'line', ...each('self')];
    row.callees = row.callees.map(toObject(['id', ...paid]));
    // What slices cost are sides for the call graph: inclusive@1 and so on.
    row.slices.forEach((slice, i) => {
      row[`self@${i + 1}`] = slice?.self;
      row[`inclusive@${i + 1}`] = slice?.inclusive;
    });
    row.paid?.forEach((costs, at) =>
      costs.forEach((inclusive, i) => (row.callees[at][`inclusive@${i + 1}`] = inclusive))
    );
    row.code = row.code?.map(toObject([...one, 'calls', 'jumps'])) ?? row.code;
    for (const spot of [...row.lines, ...(row.code ?? [])]) {
      if (typeof spot === 'number') continue;
      spot.file = files[spot.file] ?? null;
      spot.text ??= '';
      spot.calls = (spot.calls ?? []).map(toObject(['to', ...paid]));
      spot.jumps ??= [];
    }
  }

  // The value of a derived event in a list of costs.
  function valueOf({ over, under, ratio }, costs) {
    const sum = (terms) =>
      terms.reduce((total, [index, factor]) => {
        const cost = costs[index] ?? null;
        return cost === null ? total : sums.add(total, sums.mul(cost, factor));
      }, null);
    if (!ratio) return sum(over);
    const whole = sum(under);
    return whole ? Number(sum(over) ?? 0) / Number(whole) : null;
  }

  // Adds the derived events to the costs of an item: a function, call or line.  The change of a
  // ratio is not the ratio of changes.
  function deriveItem({ derived }, item) {
    for (const field of ['self', 'inclusive'])
      for (const side of ['_old', '_new', ''])
        for (const event of item[field + side] ? derived : []) {
          const [old, now] = ['_old', '_new'].map((each) => item[field + each]);
          item[field + side][event.index] =
            event.ratio && !side && old
              ? sums.sub(now[event.index], old[event.index])
              : valueOf(event, item[field + side]);
        }
  }

  // Adds them to all that the page has of a function.
  function derive(report, row) {
    if (row.derived || !report.derived.length) return;
    row.derived = true;
    const spots = [...row.lines, ...(row.code ?? [])];
    const calls = spots.flatMap((spot) => spot.calls ?? []);
    const paid = (row.paid ?? []).flat().map((inclusive) => ({ inclusive }));
    const more = [...row.callees, ...row.callers, ...row.inlined, ...row.slices, ...paid];
    for (const item of [row, ...spots, ...calls, ...more]) if (item) deriveItem(report, item);
  }

  // Adds them to all functions, once an event that is derived is chosen.
  function deriveAll(report) {
    for (const row of report.functions) derive(report, row);
    if (report.allDerived) return;
    report.allDerived = true;
    for (const object of report.objects) deriveItem(report, object);
    for (const node of report.nodes ?? [])
      for (const item of [node, ...node.calls]) deriveItem(report, item);
    for (const file of report.files) {
      file.lines = null;
      for (const line of file.shared ?? []) deriveItem(report, line);
    }
  }

  // The event that is the sum of some terms, of all events or a new one.
  function sumEvent(events, terms) {
    const [[only, factor]] = terms;
    if (terms.length === 1 && factor === 1) return events[only];
    const is = JSON.stringify(terms);
    const names = terms.map(([i, n]) => (n === 1 ? '' : `${n} `) + events[i].name);
    const made = { name: names.join(' + '), over: terms, ratio: false };
    return events.find(({ over, ratio }) => !ratio && JSON.stringify(over) === is) ?? made;
  }

  // Adds the derived events to all events.  Of a rate, |misses| and |whole| are events that it
  // divides; those that nobody asked for have an index and totals, and are not among report.events,
  // but in report.columns, which has all by their index.
  function addDerived(report) {
    const { events, slices: each } = report;
    const asked = report.derived ?? [];
    const all = [...events];
    report.derived = [];
    const add = (event) => {
      if (all.includes(event)) return event;
      for (const key of ['total', 'total_old', 'total_new']) {
        const totals = events.map((one) => one[key]);
        if (key in events[0]) event[key] = valueOf(event, totals);
      }
      if (event.ratio && report.diff) event.total = sums.sub(event.total_new, event.total_old);
      event.index = all.length;
      event.isDerived = true;
      for (const { total } of each) total[event.index] = valueOf(event, total);
      all.push(event);
      report.derived.push(event);
      return event;
    };
    for (const event of asked) add(event);
    for (const event of asked.filter(({ ratio }) => ratio))
      [event.misses, event.whole] = [event.over, event.under].map((of) => add(sumEvent(all, of)));
    events.push(...asked);
    report.columns = all;
    each.forEach(({ total }, i) => {
      for (const event of all) event[`total@${i + 1}`] = total[event.index];
    });
  }

  // report.isGrouped: whether rows are groups of functions.
  function read(text) {
    const report = sums.parse(text);
    const functions = [];
    report.isGrouped = report.by === 'file' || report.by === 'object';
    report.events.forEach((event, i) => (event.index = i));
    for (const row of report.functions) functions[row.id] = readFunction(row);
    report.functions = functions;
    report.nodes = unpackNodes(report);
    for (const row of functions) {
      unpack(report, row);
      for (const call of row.callees) functions[call.id].callers.push({ ...call, id: row.id });
      for (const part of row.inlined) functions[part.id].owners.push({ ...part, id: row.id });
    }
    const inCycles = functions.filter(({ cycle }) => (cycle ?? null) !== null);
    report.cycles = sums.groups(inCycles, ({ cycle }) => cycle);
    addKeys(report);
    for (const file of report.files) {
      file.text = new Map();
      // With --old-sources, which merges two texts: the labels of lines.
      file.labels = new Map();
      for (const [n, words, name] of file.source) {
        file.text.set(n, words);
        if (name) file.labels.set(n, name);
      }
    }
    report.slices = report.slices ?? [];
    report.objects = report.objects ?? [];
    addDerived(report);
    return report;
  }

  // Returns event, or if it is a ratio, an event that adds up, or null: of a rate, what it divides by.
  function additive(report, event) {
    if (!event.ratio || event.whole) return event.whole ?? event;
    const named = (name) => report.events.find((e) => e.name === name);
    return [...report.sort.map(named), ...report.events].find((e) => e && !e.ratio) ?? null;
  }

  // The number of functions that rows stand for; (other) stands for several.
  function number(rows) {
    return rows.reduce((n, row) => n + (row.other ?? 1), 0);
  }

  // Adds up the rows; returns sentences on sums that differ from cgannotate's.
  function check(report) {
    const wrong = [];
    const places = sums.groups((!report.merged && report.nodes) || [], ({ row }) => row);
    const equal = (what, sum, told) => {
      if (!sums.same(sum ?? 0, told ?? 0))
        wrong.push(`${what}: the rows make ${sum ?? 0}, not ${told ?? 0}`);
    };
    for (const { index, name, ratio } of report.events) {
      // Ratios do not add up, nor do inclusive costs.
      const told = report.check.self[index] ?? null;
      if (ratio || told === null) continue;
      equal(name, sums.sumOf(report.functions, index), told);
      for (const row of report.functions) {
        // Instructions stay with the function that was recorded.
        if (row.code?.length && !report.inlines)
          equal(`Instructions of ${row.full}`, sums.sumOf(row.code, index), row.self[index]);
        if (!report.slices.length) continue;
        const costs = row.slices.map((slice) => slice?.self[index] ?? null);
        const apart = report.diff ? sums.sub(costs.at(-1), costs[0]) : costs.reduce(sums.add, null);
        equal(`Slices of ${row.full}`, apart, row.self[index]);
      }
      for (const [row, alike] of places)
        for (const side of report.diff ? ['self_old', 'self_new'] : ['self'])
          equal(`Places of ${row.full}`, sums.sumOf(alike, index, side), row[side][index]);
    }
    for (const row of report.functions) {
      // Rows of files and objects do not list the calls inside them.
      if (report.isGrouped) continue;
      const calls = row.callers.reduce((n, call) => sums.add(n, call.calls), null);
      equal(`Calls of ${row.full}`, calls, row.calls);
    }
    equal('Rows', number(report.functions), report.check.rows);
    return wrong;
  }

  return { additive, check, derive, deriveAll, nearest, number, read, reason, status };
})();
