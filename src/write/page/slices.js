// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whose figures are shown: all of the report's, or those of one profile, part or
// thread where it has them apart.
//
// A choice is {change, apart, of, sum, total}: of(row) are the figures of a
// function, sum(event) is {cost, before, after} of the program, and total(event) what
// shares are parts of; change says that figures are changes, apart that they
// are not those of the whole report.

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

  // By the name in the address: '', or a number from 1.
  function choose(report, name) {
    const at = /^[1-9]\d*$/.test(name) ? Number(name) - 1 : -1;
    return report.slices[at] ? one(report, at) : all(report);
  }

  // What can be chosen: [name in the address, words].
  function choices(report) {
    const list = report.slices.map(({ name }, i) => [
      String(i + 1),
      show.name(name),
    ]);
    return [['', together(report)], ...list];
  }

  // What is known of all only.  Two profiles are a change to begin with.
  function together(report) {
    return report.diff ? 'the change' : 'all together';
  }

  // What a view of calls says of figures that are apart.
  function note({ chosen, report }) {
    if (!chosen.apart) return '';
    return `Calls are not known apart: this shows ${together(report)}. `;
  }

  return { choices, choose, note, together };
})();
