// SPDX-License-Identifier: GPL-3.0-or-later
//
// The lines of a source to show, and their costs in all functions.

const lines = (() => {
  const AROUND = 4; // lines shown around lines with costs
  const FIELDS = ['self', 'self_old', 'self_new'];

  // The items to show: lines {number, line or null}, gaps {from, to} of folded
  // lines, and last, without a number, the costs of OLD's lines that have no
  // place in the source.
  function plan(file, some) {
    const byNumber = new Map(some.map((line) => [line.line, line]));
    const near = new Set();
    for (const { line } of some) {
      if (line === null) continue;
      near.add(line);
      if (line === 0) continue;
      for (let n = line - AROUND; n <= line + AROUND; n++)
        if (file.text.has(n)) near.add(n);
    }
    const out = [];
    let last = null;
    for (const n of [...near].sort((a, b) => a - b)) {
      const from = last === null || last === 0 ? 1 : last + 1;
      if (n > from && file.found !== null) out.push({ from, to: n - 1 });
      out.push({ number: n, line: byNumber.get(n) ?? null });
      last = n;
    }
    const end = [...file.text.keys()].reduce((a, b) => Math.max(a, b), 0);
    if (last !== null && end > last) out.push({ from: last + 1, to: end });
    if (byNumber.has(null))
      out.push({ number: null, line: byNumber.get(null) });
    return out;
  }

  function addCosts(events, sum, line) {
    for (const field of FIELDS)
      if (line[field])
        sum[field] = events.map((_, i) =>
          data.add(sum[field]?.[i] ?? null, line[field][i] ?? null)
        );
    sum.calls.push(...line.calls);
  }

  // Returns a Map from line numbers to the costs in all functions together.
  function ofFile(report, file) {
    if (file.lines) return file.lines;
    file.lines = new Map();
    for (const row of report.functions)
      for (const line of row.lines) {
        if (line.file !== file) continue;
        if (!file.lines.has(line.line))
          file.lines.set(line.line, { line: line.line, file, calls: [] });
        addCosts(report.events, file.lines.get(line.line), line);
      }
    // The ratio of sums is not the sum of ratios.
    for (const { index, ratio } of report.events)
      for (const line of ratio ? file.lines.values() : [])
        for (const field of FIELDS) if (line[field]) line[field][index] = null;
    // With --diff, functions have only changed lines; shared has the sums.
    for (const line of file.shared ?? [])
      Object.assign(file.lines.get(line.line), line);
    return file.lines;
  }

  return { ofFile, plan };
})();
