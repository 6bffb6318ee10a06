// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chooses whose figures are shown: the whole report's, or with --compare a slice's (a profile, part
// or thread).
//
// A choice is {change, apart, of, sum, total, name}: of(row) has a function's figures, sum(event) is
// {cost, before, after} of the program, total(event) is 100 % of shares; change: the figures are
// changes; apart: they are a part of the costs; name: of a slice.

const slices = (() => {
  const NOTHING = { self: [], inclusive: [], calls: null };

  function all(report) {
    return {
      change: report.diff,
      apart: false,
      of: (row) => row,
      sum: ({ total, total_old: old = null, total_new: now = null }) => {
        return { cost: total, before: old, after: now };
      },
      total: (event) => (report.diff ? event.total_old || event.total_new : event.total),
    };
  }

  // A choice of a part of the costs; totals: by side, those of all events.
  function part(change, totals, of) {
    const [cost, before, after] = ['', '_old', '_new'].map(
      (side) => (event) => totals[side]?.[event.index] ?? null
    );
    const total = change ? (event) => before(event) || after(event) : cost;
    const sum = (event) => ({ cost: cost(event), before: before(event), after: after(event) });
    return { change, apart: true, of, sum, total };
  }

  // The figures of all functions as far as they are part of what one costs: estimates, where a
  // function has other callers too.  Of derived events only the chosen one has figures.
  function below(report, calls, row, chosen) {
    const sides = report.diff ? ['_old', '_new'] : [''];
    const fields = ['', ...sides].flatMap((side) => [`self${side}`, `inclusive${side}`]);
    const make = () => Object.fromEntries(fields.map((field) => [field, []]));
    const found = new Map(report.functions.map((each) => [each, { ...make(), calls: null }]));
    const totals = { '': [], _old: [], _new: [] };
    const change = (of, field, index) => {
      const [old, now] = sides.map((side) => of[field + side][index] ?? null);
      if (report.diff) of[field][index] = sums.sub(now, old);
    };
    for (const event of report.events) {
      if (event.ratio || (event.isDerived && event !== chosen)) continue;
      const { index } = event;
      for (const side of sides) {
        const of = graph.costs(calls, index, side);
        const root = graph.root(of, calls.nodeOf[row.id]);
        const next = (frame) => graph.below(calls, of, frame);
        totals[side][index] = root.count;
        for (const [node, frame] of graph.flow(calls, graph.partsIn(root), next)) {
          const { cost } = of.get(node);
          const share = (count) =>
            frame.count !== undefined && frame.count === cost
              ? count
              : Math.round((Number(count) * frame.value) / Number(cost));
          if (node.members) continue;
          node.rows.forEach((each, i) => {
            const own = share(node.items[i][`self${side}`][index] ?? 0);
            const inner = graph.isWithin(node.outer, node.of);
            const all = i ? own : inner ? 0 : share(cost);
            const figures = found.get(each);
            for (const [field, count] of [['self', own], ['inclusive', all]]) {
              const sum = sums.add(figures[field + side][index] ?? null, count);
              figures[field + side][index] = sum > root.count ? root.count : sum;
            }
          });
        }
      }
      change(totals, '', index);
      for (const figures of found.values())
        for (const field of ['self', 'inclusive']) change(figures, field, index);
    }
    return part(report.diff, totals, (each) => found.get(each));
  }

  // By the name in the address: '', or the number of a slice from 1.
  function choose(report, name) {
    const at = /^[1-9]\d*$/.test(name) ? Number(name) - 1 : -1;
    const slice = report.slices[at];
    return slice
      ? {
          ...part(false, { '': slice.total }, (row) => row.slices[at] ?? NOTHING),
          name: show.name(slice.name),
        }
      : all(report);
  }

  // What slices are.
  function kindOf({ compare }) {
    return compare === 'file' ? 'profile' : compare;
  }

  // All choices, each [name in the address, words].
  function choices(report) {
    const list = report.slices.map(({ name }, i) => [String(i + 1), show.name(name)]);
    return [['', report.diff ? 'the change' : `all ${kindOf(report)}s`], ...list];
  }

  return { below, choices, choose, kindOf };
})();
