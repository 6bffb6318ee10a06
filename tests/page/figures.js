// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every figure of a report as sorted lines of text, so that what a page holds
// can be compared with what --format=json says.
'use strict';

// Runs in the page as well, and so uses nothing from outside.
function linesOf(functions, linesOfSources) {
  const text = (cost) => (cost === null ? '.' : String(cost));
  // With those of OLD and NEW, where it is a change.
  const costs = (item, field) =>
    ['', '_old', '_new']
      .map((side) => item[field + side])
      .filter((value) => value !== undefined)
      .map((value) => [value].flat().map(text).join(' '))
      .join(', ');
  const nameOf = ({ name, file, object }) => JSON.stringify([name, file, object || null]);
  const names = new Map(functions.map((row) => [row.id, nameOf(row)]));
  const paid = (from, to, call) =>
    `${names.get(from)} calls ${names.get(to)} ${costs(call, 'calls')} ` + costs(call, 'inclusive');
  const rows = functions.map(
    (row) =>
      `${names.get(row.id)} ${costs(row, 'self')} ` +
      `${costs(row, 'inclusive')} ${costs(row, 'calls')}`
  );
  const edges = functions.flatMap((row) => row.callees.map((call) => paid(row.id, call.id, call)));
  const lines = linesOfSources.flatMap((item) => {
    const place = `${item.file}:${item.line}`;
    return [
      `${place} ${costs(item, 'self')}`,
      ...item.calls.map((call) => `${place} ${paid(call.from, call.to, call)}`),
    ];
  });
  return { rows: rows.sort(), edges: edges.sort(), lines: lines.sort() };
}

// The page leaves out what was not given at the end of a list.
function fillUp(item, events) {
  for (const field of ['self', 'inclusive'])
    for (const side of ['', '_old', '_new']) {
      const list = item[field + side];
      if (list) item[field + side] = events.map((_, i) => list[i] ?? null);
    }
}

// What the page has: lines stand in each function, and are added up.
function ofPage() {
  const report = data.read(window.given);
  const recorded = report.events;
  for (const row of report.functions) {
    const called = row.lines.flatMap(({ calls }) => calls);
    for (const item of [row, ...row.callees, ...row.lines, ...called]) fillUp(item, recorded);
  }
  const all = new Map();
  for (const row of report.functions)
    for (const { file, line, calls, ...costs } of row.lines) {
      const key = `${file.name}:${line}`;
      if (!all.has(key)) all.set(key, { file: file.name, line, calls: [] });
      const sum = all.get(key);
      for (const side of ['self', 'self_old', 'self_new'])
        sum[side] = costs[side]?.map((cost, i) => sums.add(sum[side]?.[i] ?? null, cost));
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

// What each instruction costs in functions of one name.
function linesOfCode(instructions) {
  const sums = new Map();
  for (const { object, name, address, self } of instructions) {
    const key = [object, name, address].join(' ');
    const before = sums.get(key) ?? self.map(() => null);
    const add = (a, b) => (b === null ? a : (a ?? 0) + b);
    sums.set(
      key,
      self.map((cost, i) => add(before[i], cost))
    );
  }
  return [...sums].map(([key, self]) => `${key} ${self.join(' ')}`).sort();
}

// Adds "wrong": functions that do not cost what their instructions cost.
function codeOfPage() {
  const report = data.read(window.given);
  const recorded = report.events;
  const wrong = [];
  const all = report.functions.flatMap((row) => {
    const code = row.code.filter((one) => one.self?.some((cost) => cost !== null));
    for (const one of [row, ...code]) fillUp(one, recorded);
    row.self.forEach((cost, i) => {
      const sum = code.reduce((n, { self }) => sums.add(n, self[i]), null);
      if ((sum ?? 0) !== (cost ?? 0)) wrong.push(`${row.name}: ${sum}, ${cost}`);
    });
    const { object, name } = row;
    return code.map((one) => ({
      ...{ object, name, self: one.self },
      address: `0x${one.address}`,
    }));
  });
  return { wrong, code: linesOfCode(all) };
}

// The self costs of instructions in a profile that --format=callgrind --asm wrote,
// which has addresses in full or relative to the one before.
function codeOfProfile(text, report) {
  const names = new Map();
  const list = [];
  let object = null;
  let name = null;
  let address = 0n;
  let skip = 0;
  const called = (kind, word) => {
    const [, id, rest] = /^(\(\d+\))? ?(.*)$/s.exec(word);
    if (id && rest) names.set(kind + id, rest);
    return (id ? names.get(kind + id) : rest) || null;
  };
  const at = (word) => {
    if (word === '*') return address;
    if (/^[+-]/.test(word)) return address + BigInt(word);
    return BigInt(word);
  };
  for (const line of text.split('\n')) {
    const [key, value] = line.split(/=(.*)/s);
    if (key === 'ob') object = called('ob', value);
    else if (key === 'cob') called('ob', value);
    else if (key === 'fn' || key === 'cfn') {
      const given = called('fn', value);
      if (key === 'fn') name = given;
    } else if (key === 'calls' || key === 'jump' || key === 'jcnd') skip = 1;
    else if (/^[0-9+*-]/.test(line)) {
      const [place, , ...costs] = line.split(' ');
      const here = at(place);
      if (!skip) address = here;
      if (!skip && costs.length)
        list.push({
          ...{ object, name, address: `0x${here.toString(16)}` },
          self: report.events.map((_, i) => (costs[i] === undefined ? null : Number(costs[i]))),
        });
      skip = 0;
    }
  }
  return linesOfCode(list);
}

module.exports = {
  codeInPage: `(() => { ${fillUp} ${linesOfCode} return (${codeOfPage})(); })()`,
  codeOfProfile,
  inPage: `(() => { ${fillUp} ${linesOf} return (${ofPage})(); })()`,
  ofJson,
};
