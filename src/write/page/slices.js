// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whose figures are shown: all of the report's, those of one profile, part or
// thread where it has them apart, or the change from the first to the last.
//
// A choice is {change, apart, of, sum, total}: of(row) are the figures of a
// function, sum(event) is {cost, before} of the program, and total(event) what
// shares are parts of; change says that figures are changes, apart that they
// are not those of the whole report.

const slices = (() => {
  const NOTHING = { self: [], inclusive: [], calls: null };
  const CHANGE = 'change';

  function all(report) {
    return {
      change: report.diff,
      apart: false,
      of: (row) => row,
      sum: (event) => ({ cost: event.total, before: event.total_old ?? null }),
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
      sum: (event) => ({ cost: total(event), before: null }),
      total,
    };
  }

  // As the figures of a row of two profiles that are compared.
  function changeOf(report, old, now) {
    const minus = (field) =>
      report.events.map((_, i) =>
        data.sub(now[field][i] ?? null, old[field][i] ?? null)
      );
    return {
      self: minus('self'),
      self_old: old.self,
      self_new: now.self,
      inclusive: minus('inclusive'),
      inclusive_old: old.inclusive,
      inclusive_new: now.inclusive,
      calls: data.sub(now.calls, old.calls),
    };
  }

  function change(report) {
    const last = report.slices.length - 1;
    const known = new Map();
    const of = (row) => {
      if (!known.has(row)) {
        const old = row.slices[0] ?? NOTHING;
        const now = row.slices[last] ?? NOTHING;
        known.set(row, changeOf(report, old, now));
      }
      return known.get(row);
    };
    const totals = ({ index }) =>
      [0, last].map((at) => report.slices[at].total[index] ?? null);
    const total = (event) => totals(event)[0] || totals(event)[1];
    const sum = (event) => {
      const [before, after] = totals(event);
      return { cost: data.sub(after, before), before };
    };
    return { change: true, apart: true, of, sum, total };
  }

  // By the name in the address: '', 'change', or a number from 1.
  function choose(report, name) {
    if (name === CHANGE && report.slices.length > 1 && !report.diff)
      return change(report);
    const at = /^[1-9]\d*$/.test(name) ? Number(name) - 1 : -1;
    return report.slices[at] ? one(report, at) : all(report);
  }

  // What can be chosen: [name in the address, words].
  function choices(report) {
    const list = report.slices.map(({ name }, i) => [
      String(i + 1),
      show.name(name),
    ]);
    if (list.length > 1 && !report.diff)
      list.push([CHANGE, 'change, first to last']);
    return [['', together(report)], ...list];
  }

  // What is known of all only.  Two profiles are a change to begin with.
  function together(report) {
    return report.diff ? 'the change' : 'all together';
  }

  return { choices, choose, together };
})();
