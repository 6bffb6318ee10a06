// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chooses whose figures are shown: the whole report's, or with --compare a
// slice's (a profile, part or thread).
//
// A choice is {change, apart, of, sum, total}: of(row) has a function's
// figures, sum(event) is {cost, before, after} of the program, total(event) is
// 100 % of shares; change: the figures are changes; apart: they are a slice's.

const slices = (() => {
  const NOTHING = { self: [], inclusive: [], calls: null };

  function all(report) {
    return {
      change: report.diff,
      apart: false,
      of: (row) => row,
      sum: (event) => ({
        cost: event.total,
        before: event.total_old ?? null,
        after: event.total_new ?? null,
      }),
      total: (event) => (report.diff ? event.total_old || event.total_new : event.total),
    };
  }

  function one(report, at) {
    const total = ({ index }) => report.slices[at].total[index] ?? null;
    return {
      change: false,
      apart: true,
      of: (row) => row.slices[at] ?? NOTHING,
      sum: (event) => ({ cost: total(event), before: null, after: null }),
      total,
    };
  }

  // The figures of all functions as far as they are part of what one costs:
  // estimates, where a function has other callers too.  Of derived events only the
  // chosen one has figures.
  function below(report, calls, row, chosen) {
    const found = new Map();
    const totals = [];
    for (const each of report.functions) found.set(each, { self: [], inclusive: [], calls: null });
    for (const event of report.events) {
      if (event.ratio || (event.isDerived && event !== chosen)) continue;
      const { index } = event;
      const of = graph.costs(calls, index, '');
      const root = graph.root(of, calls.nodeOf[row.id]);
      const next = (frame) => graph.below(calls, of, frame);
      totals[index] = root.count;
      for (const [node, frame] of graph.flow(calls, [root], next)) {
        const { cost } = of.get(node);
        const part = (count) =>
          frame.count !== undefined && frame.count === cost
            ? count
            : Math.round((Number(count) * frame.value) / Number(cost));
        for (const each of node.members ? [] : node.rows) {
          const figures = found.get(each);
          figures.self[index] = part(each.self[index] ?? 0);
          figures.inclusive[index] = each === node.rows[0] ? part(cost) : figures.self[index];
        }
      }
    }
    const total = ({ index }) => totals[index] ?? null;
    return {
      change: false,
      apart: true,
      of: (each) => found.get(each),
      sum: (event) => ({ cost: total(event), before: null, after: null }),
      total,
    };
  }

  // By the name in the address: '', or the number of a slice from 1.
  function choose(report, name) {
    const at = /^[1-9]\d*$/.test(name) ? Number(name) - 1 : -1;
    return report.slices[at] ? one(report, at) : all(report);
  }

  // All choices, each [name in the address, words].
  function choices(report) {
    const list = report.slices.map(({ name }, i) => [String(i + 1), show.name(name)]);
    return [['', report.diff ? 'the change' : 'all together'], ...list];
  }

  return { below, choices, choose };
})();
