// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every figure of a report as sorted lines of text, so that what a page holds
// can be compared with what --format=json says.
'use strict';

// Runs in the page as well, and so uses nothing from outside.
function linesOf(functions, linesOfSources) {
  const text = (cost) => (cost === null ? '.' : String(cost));
  const costs = (list) => list.map(text).join(' ');
  const nameOf = ({ name, file, object }) =>
    JSON.stringify([name, file, object || null]);
  const names = new Map(functions.map((row) => [row.id, nameOf(row)]));
  const paid = (from, to, { calls, inclusive }) =>
    `${names.get(from)} calls ${names.get(to)} ${text(calls)} ${costs(inclusive)}`;
  const rows = functions.map(
    (row) =>
      `${names.get(row.id)} ${costs(row.self)} ${costs(row.inclusive)} ` +
      text(row.calls)
  );
  const edges = functions.flatMap((row) =>
    row.callees.map((call) => paid(row.id, call.id, call))
  );
  const lines = linesOfSources.flatMap(({ file, line, self, calls }) => [
    `${file}:${line} ${costs(self)}`,
    ...calls.map((call) => `${file}:${line} ${paid(call.from, call.to, call)}`),
  ]);
  return { rows: rows.sort(), edges: edges.sort(), lines: lines.sort() };
}

// What the page has: lines stand in each function, and are added up.
function ofPage() {
  const report = data.read(document.getElementById('data').textContent);
  const all = new Map();
  for (const row of report.functions)
    for (const { file, line, self, calls } of row.lines) {
      const key = `${file.name}:${line}`;
      if (!all.has(key))
        all.set(key, {
          file: file.name,
          line,
          self: self.map(() => null),
          calls: [],
        });
      const sum = all.get(key);
      sum.self = sum.self.map((cost, i) => data.add(cost, self[i]));
      sum.calls.push(...calls.map((call) => ({ ...call, from: row.id })));
    }
  const known = [...all.values()].filter(({ line }) => line > 0);
  return linesOf(report.functions, known);
}

// The costs of unknown lines are left out: a page has them where others are.
function ofJson(report) {
  const lines = report.files.flatMap(({ name: file, lines: list }) =>
    list.filter(({ line }) => line > 0).map((line) => ({ file, ...line }))
  );
  return linesOf(report.functions, lines);
}

module.exports = {
  inPage: `(() => { ${linesOf} return (${ofPage})(); })()`,
  ofJson,
};
