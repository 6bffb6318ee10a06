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
      total: (event) =>
        report.diff ? event.total_old || event.total_new : event.total,
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

  // By the name in the address: '', or the number of a slice from 1.
  function choose(report, name) {
    const at = /^[1-9]\d*$/.test(name) ? Number(name) - 1 : -1;
    return report.slices[at] ? one(report, at) : all(report);
  }

  // All choices, each [name in the address, words].
  function choices(report) {
    const list = report.slices.map(({ name }, i) => [
      String(i + 1),
      show.name(name),
    ]);
    return [['', report.diff ? 'the change' : 'all together'], ...list];
  }

  return { choices, choose };
})();
