// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads the report that cgannotate wrote into the page; exact arithmetic.
//
// A count is a Number if it is a safe integer, else a BigInt.  A count that was
// not given is null.  Numbers and BigInts compare with < and >; add() and sub()
// are exact.  Ratios are Numbers, often with a fraction.  A list of costs has
// an item for each event, but no nulls at its end.
'use strict';

const data = (() => {
  function narrow(big) {
    const plain = Number(big);
    return Number.isSafeInteger(plain) ? plain : big;
  }

  // JSON.parse rounds numbers over 2^53, so long ones are rewritten as objects
  // {exact}, which the report does not use otherwise.
  function parse(text) {
    if (!/[[,:]\s*-?\d{16}/.test(text)) return JSON.parse(text);
    const long = /"(?:[^"\\]|\\.)*"|(?<![\d.])-?\d{16,}(?![\d.eE])/g;
    const told = text.replace(long, (found) => (found[0] === '"' ? found : `{"exact":"${found}"}`));
    return JSON.parse(told, (_, value) => (value?.exact ? narrow(BigInt(value.exact)) : value));
  }

  function isWhole(cost) {
    return typeof cost === 'bigint' || Number.isInteger(cost);
  }

  function add(a, b) {
    if (a === null || b === null) return a === null ? b : a;
    if (!isWhole(a) || !isWhole(b)) return Number(a) + Number(b);
    if (typeof a === 'number' && typeof b === 'number') {
      const sum = a + b;
      if (Number.isSafeInteger(sum)) return sum;
    }
    return narrow(BigInt(a) + BigInt(b));
  }

  function sub(a, b) {
    return add(a, b === null ? null : -b);
  }

  // The larger of two counts; null is below all others.
  function max(a, b) {
    if (a === null || b === null) return a === null ? b : a;
    return a < b ? b : a;
  }

  // The magnitude of a cost; null if it was not given.
  function size(cost) {
    return cost !== null && cost < 0 ? -cost : cost;
  }

  // The largest less the smallest self cost among the slices, where one that
  // is not given is 0; null if none is given.
  function spread({ slices: all }, index, field = 'self') {
    const costs = all.map((slice) => slice?.[field][index] ?? null);
    if (costs.every((cost) => cost === null)) return null;
    const sorted = costs.map((cost) => cost ?? 0).sort(compare);
    return sub(sorted[sorted.length - 1], sorted[0]);
  }

  function compare(a, b) {
    if (a === null || b === null) return (a !== null) - (b !== null);
    return (a > b) - (a < b);
  }

  // The items with the largest costs, at most |most|; none without a cost.
  function dearest(items, cost, most) {
    return items
      .filter((item) => cost(item))
      .sort((a, b) => compare(size(cost(b)), size(cost(a))))
      .slice(0, most);
  }

  // Returns a Map from keys to the lists of the items that have them.
  function groups(items, keyOf) {
    const found = new Map();
    for (const item of items) {
      const key = keyOf(item);
      if (!found.has(key)) found.set(key, []);
      found.get(key).push(item);
    }
    return found;
  }

  // The names most like a text, best first, at most |most|: those that have at
  // least half of their pairs of neighbouring letters in common with it.
  function nearest(text, all, most) {
    const pairs = (word) => {
      const letters = [...word];
      return new Set(letters.slice(1).map((next, i) => letters[i] + next));
    };
    const wanted = pairs(text);
    return all
      .map((name) => {
        const own = pairs(name);
        const common = [...own].filter((pair) => wanted.has(pair)).length;
        const both = own.size + wanted.size;
        return { name, like: both ? (2 * common) / both : 0 };
      })
      .filter(({ like }) => like >= 0.5)
      .sort((a, b) => b.like - a.like)
      .slice(0, most)
      .map(({ name }) => name);
  }

  // Part in percent of |whole|, calculated as in the text report; or null.
  function share(part, whole) {
    const total = Math.abs(Number(whole ?? 0));
    return part === null || !total ? null : (Number(part) * 100) / total;
  }

  // The label of a row: with --by=file and --by=object, rows have no name.
  function label(row) {
    return row.name ?? row.file ?? row.object ?? '???';
  }

  // 'new' or 'gone' if only one side has costs of the row, else ''.
  function status(row) {
    const some = (list) => list && list.some((cost) => cost);
    const old = some(row.self_old) || some(row.inclusive_old);
    const now = some(row.self_new) || some(row.inclusive_new);
    if (old === now) return '';
    return old ? 'gone' : 'new';
  }

  // Reasons for the change of a row's self cost, as far as calls explain it.
  function reasons(row, { index, ratio }) {
    const is = status(row);
    if (is) return [is];
    const { calls_old: before, calls_new: after } = row;
    const found = [];
    if (before && after && before !== after)
      found.push(after > before ? 'more calls' : 'fewer calls');
    if (ratio || !before || !after) return found;
    const each = (side, calls) => Number(row[`self_${side}`]?.[index] ?? 0) / Number(calls);
    const dearer = each('new', after) - each('old', before);
    if (dearer) found.push(dearer > 0 ? 'dearer calls' : 'cheaper calls');
    return found;
  }

  function readFunction(row) {
    if (row.other)
      Object.assign(row, {
        name: '(other)',
        file: null,
        object: null,
        cycle: null,
        lines: [],
      });
    row.full = label(row);
    row.label = row.short ?? row.full;
    row.callers = [];
    row.owners = [];
    row.inlined = row.inlined ?? [];
    row.slices = (row.slices ?? []).map(
      (slice) => slice && { inclusive: [], calls: null, ...slice }
    );
    return row;
  }

  // Sets the key of each row, its name in addresses: FILE:NAME; if rows share
  // it, OBJECT:FILE:NAME; if they share this too, also the id.
  function addKeys(report) {
    const known = (...labels) => show.name(labels.filter(Boolean).join(':'));
    const short = (row) => known(row.file, row.name) || known(label(row));
    const long = (row) => known(row.object, row.file, row.name);
    const shorts = groups(report.functions, short);
    const keyOf = (row) => (shorts.get(short(row)).length > 1 ? long(row) : short(row));
    report.byKey = new Map();
    for (const [key, same] of groups(report.functions, keyOf))
      for (const row of same) {
        row.key = same.length > 1 ? `${key} #${row.id}` : key;
        report.byKey.set(row.key, row);
      }
  }

  // Turns lists of values, as html_data.h has them, into objects: calls and
  // instructions.
  function unpack({ diff }, row) {
    const each = (field) => (diff ? [field, `${field}_old`, `${field}_new`] : [field]);
    const paid = [...each('calls'), ...each('inclusive'), 'inlined'];
    const one = ['address', 'text', 'file', 'line', ...each('self')];
    const toObject = (keys) => (list) =>
      Array.isArray(list) ? Object.fromEntries(list.map((value, i) => [keys[i], value])) : list;
    row.callees = row.callees.map(toObject(['id', ...paid]));
    row.code = row.code?.map(toObject([...one, 'calls', 'jumps'])) ?? row.code;
    for (const spot of [...row.lines, ...(row.code ?? [])])
      if (spot.calls) spot.calls = spot.calls.map(toObject(['to', ...paid]));
  }

  // Finds the files of lines and instructions.  A number in row.code says how
  // many instructions are left out there.
  function readPlaces(report, row) {
    for (const line of row.lines) line.file = report.files[line.file];
    for (const one of row.code ?? []) {
      if (typeof one === 'number') continue;
      one.text = one.text ?? '';
      one.file = report.files[one.file] ?? null;
      one.calls = one.calls ?? [];
      one.jumps = one.jumps ?? [];
    }
  }

  function readFile(file) {
    file.text = new Map();
    // With --old-sources, which merges two texts: the labels of lines.
    file.labels = new Map();
    for (const [n, words, name] of file.source) {
      file.text.set(n, words);
      if (name) file.labels.set(n, name);
    }
  }

  function times(count, factor) {
    const product = Number(count) * factor;
    return Number.isSafeInteger(product) ? product : narrow(BigInt(count) * BigInt(factor));
  }

  // The value of a derived event in a list of costs.
  function valueOf({ over, under, ratio }, costs) {
    const sum = (terms) =>
      terms.reduce((total, [index, factor]) => {
        const cost = costs[index] ?? null;
        return cost === null ? total : add(total, times(cost, factor));
      }, null);
    if (!ratio) return sum(over);
    const whole = sum(under);
    return whole ? Number(sum(over) ?? 0) / Number(whole) : null;
  }

  // Adds the derived events to the costs of an item: a function, call or line.
  // The change of a ratio is not the ratio of changes.
  function deriveItem({ derived }, item) {
    for (const field of ['self', 'inclusive'])
      for (const side of ['_old', '_new', ''])
        for (const event of item[field + side] ? derived : []) {
          const [old, now] = ['_old', '_new'].map((each) => item[field + each]);
          item[field + side][event.index] =
            event.ratio && !side && old
              ? sub(now[event.index], old[event.index])
              : valueOf(event, item[field + side]);
        }
  }

  // Adds them to all that the page has of a function.
  function derive(report, row) {
    if (row.derived || !report.derived.length) return;
    row.derived = true;
    const spots = [...row.lines, ...(row.code ?? [])];
    const calls = spots.flatMap((spot) => spot.calls ?? []);
    const more = [...row.callees, ...row.callers, ...row.inlined, ...row.slices];
    for (const item of [row, ...spots, ...calls, ...more]) if (item) deriveItem(report, item);
  }

  // Adds them to all functions, once an event that is derived is chosen.
  function deriveAll(report) {
    for (const row of report.functions) derive(report, row);
    if (report.allDerived) return;
    report.allDerived = true;
    for (const object of report.objects) deriveItem(report, object);
    for (const file of report.files) {
      file.lines = null;
      for (const line of file.shared ?? []) deriveItem(report, line);
    }
  }

  function addDerived(report) {
    const { events, slices: all } = report;
    report.derived = report.derived ?? [];
    for (const event of report.derived) {
      for (const side of ['', '_old', '_new'])
        if ('total' + side in events[0])
          event['total' + side] = valueOf(
            event,
            events.map((each) => each['total' + side])
          );
      if (event.ratio && report.diff) event.total = sub(event.total_new, event.total_old);
      event.index = events.length;
      event.isDerived = true;
      for (const { total } of all) total[event.index] = valueOf(event, total);
      events.push(event);
    }
  }

  function read(text) {
    const report = parse(text);
    const functions = [];
    report.events.forEach((event, i) => (event.index = i));
    for (const row of report.functions) functions[row.id] = readFunction(row);
    report.functions = functions;
    for (const row of functions) {
      unpack(report, row);
      readPlaces(report, row);
      for (const call of row.callees) functions[call.id].callers.push({ ...call, id: row.id });
      for (const part of row.inlined) functions[part.id].owners.push({ ...part, id: row.id });
    }
    const inCycles = functions.filter(({ cycle }) => (cycle ?? null) !== null);
    report.cycles = groups(inCycles, ({ cycle }) => cycle);
    addKeys(report);
    report.files.forEach(readFile);
    report.slices = report.slices ?? [];
    report.objects = report.objects ?? [];
    addDerived(report);
    return report;
  }

  // Returns event, or if it is a ratio, an event that adds up, or null.
  function additive(report, event) {
    if (!event.ratio) return event;
    const named = (name) => report.events.find((e) => e.name === name);
    return (
      report.sort.map(named).find((e) => e && !e.ratio) ??
      report.events.find((e) => !e.ratio) ??
      null
    );
  }

  function sumOf(items, index, field = 'self') {
    return items.reduce((sum, item) => add(sum, item[field]?.[index] ?? null), null);
  }

  // The number of functions that rows stand for; (other) stands for several.
  function number(rows) {
    return rows.reduce((n, row) => n + (row.other ?? 1), 0);
  }

  // Whether rows are groups of functions.
  function isGrouped({ by }) {
    return by === 'file' || by === 'object';
  }

  // Whether a sum is what it should be; numbers that are not whole have been
  // rounded to 8 decimals.
  function isSame(sum, told) {
    if (isWhole(sum) && isWhole(told)) return compare(sum, told) === 0;
    const off = Math.abs(Number(sum) - Number(told));
    return off <= 1e-4 + Math.abs(Number(told)) * 1e-9;
  }

  // Adds up the rows; returns sentences on sums that differ from cgannotate's.
  function check(report) {
    const wrong = [];
    const equal = (what, sum, told) => {
      if (!isSame(sum ?? 0, told ?? 0))
        wrong.push(`${what}: the rows make ${sum ?? 0}, not ${told ?? 0}`);
    };
    for (const { index, name, ratio } of report.events) {
      // Ratios do not add up, nor do inclusive costs.
      const told = report.check.self[index] ?? null;
      if (ratio || told === null) continue;
      equal(name, sumOf(report.functions, index), told);
      // Instructions stay with the function that was recorded.
      for (const row of report.functions)
        if (row.code?.length && !report.inlines)
          equal(`Instructions of ${row.full}`, sumOf(row.code, index), row.self[index]);
    }
    for (const { index, ratio } of report.events) {
      if (ratio || !report.slices.length) continue;
      for (const row of report.functions) {
        const costs = row.slices.map((slice) => slice?.self[index] ?? null);
        const apart = report.diff
          ? sub(costs[costs.length - 1], costs[0])
          : costs.reduce(add, null);
        equal(`Slices of ${row.full}`, apart, row.self[index]);
      }
    }
    for (const row of report.functions) {
      // Rows of files and objects do not list the calls inside them.
      if (isGrouped(report)) continue;
      const calls = row.callers.reduce((n, call) => add(n, call.calls), null);
      equal(`Calls of ${row.full}`, calls, row.calls);
    }
    equal('Rows', number(report.functions), report.check.rows);
    return wrong;
  }

  return {
    add,
    additive,
    check,
    compare,
    dearest,
    derive,
    deriveAll,
    groups,
    isGrouped,
    max,
    nearest,
    number,
    read,
    reasons,
    share,
    size,
    spread,
    status,
    sub,
    sumOf,
  };
})();
