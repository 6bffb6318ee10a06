// SPDX-License-Identifier: GPL-3.0-or-later
//
// usage: node units.js
//
// Tests modules of the page without a browser: what they work out from a report.
'use strict';

const assert = require('node:assert/strict');
const { json, load } = require('./assemble');
const reports = require('./reports');

const { data, graph, html, show, sums } = load();

const read = (report) => data.read(json(report));
const named = (report, name) => report.functions.find((row) => row.name === name);
const tests = [];

function test(name, body) {
  tests.push({ name, body });
}

test('counts over 2^53 are exact, and null is not given', () => {
  const most = Number.MAX_SAFE_INTEGER;
  assert.equal(sums.add(most, 2), 9007199254740993n);
  assert.equal(sums.sub(9007199254740993n, 2), most);
  assert.equal(sums.add(-5, 5n), 0);
  assert.equal(sums.add(null, 3), 3);
  assert.equal(sums.add(null, null), null);
  assert.equal(sums.sub(3, null), 3);
  assert.equal(sums.max(null, -1), -1);
  assert.equal(sums.max(9007199254740993n, most), 9007199254740993n);
  assert.ok(sums.compare(null, -(10n ** 18n)) < 0);
  assert.equal(sums.size(-9007199254740993n), 9007199254740993n);
});

test('long numbers are read exactly, but not in names', () => {
  const report = reports.big();
  report.functions[0].name = '"[1234567890123456789,';
  const { events, functions } = read(report);
  assert.equal(events[0].total, 18014398509481986n);
  assert.equal(functions[1].self[0], 9007199254740993n);
  assert.equal(functions[0].name, '"[1234567890123456789,');
});

test('a report has callers and cycles', () => {
  const report = read(reports.small());
  const callers = (name) =>
    named(report, name).callers.map(({ id, inclusive }) => [
      report.functions[id].name,
      inclusive[0],
    ]);
  assert.deepEqual(callers('c'), [
    ['a', 40],
    ['b', 20],
  ]);
  assert.deepEqual(callers('main'), []);
  const members = report.cycles.get(1).map(({ name }) => name);
  assert.deepEqual(members, ['y', 'x']);
});

test('functions have their instructions', () => {
  const report = reports.small();
  const code = [
    {
      ...{ address: '1f', text: null, file: 'src/c.c', line: 20, self: [19] },
      jumps: [{ to: '2f', followed: 1 }],
    },
    4,
    { address: '2f', text: 'nop', calls: [{ to: 1, calls: 3, inclusive: [30], inlined: true }] },
  ];
  const [row, other] = read({ ...report, code: [{ function: 0, code, arrows: [] }] }).functions;
  const [one, gap, last] = row.code;
  assert.equal(gap, 4);
  assert.equal(one.line, 20);
  assert.equal(one.file.name, 'src/c.c');
  assert.equal(one.text, '');
  assert.deepEqual(one.calls, []);
  assert.equal(one.jumps[0].to, '2f');
  assert.equal(last.self, undefined);
  assert.deepEqual(last.calls, [{ to: 1, calls: 3, inclusive: [30], inlined: true }]);
  assert.equal(other.code, null);
});

test('functions that share a name have keys of their own', () => {
  const report = reports.small();
  report.functions[1].name = 'c';
  report.functions[3].name = 'a';
  report.functions[3].object = '/lib/other.so';
  assert.deepEqual(
    read(report)
      .functions.slice(0, 4)
      .map(({ key }) => key),
    [
      '/bin/prog:src/c.c:c #0',
      '/bin/prog:src/c.c:c #1',
      '/bin/prog:src/a.c:a',
      '/lib/other.so:src/a.c:a',
    ]
  );
});

// Of quick(), 287, 448, 287: the ends do not differ, the middle does.
test('what is spread is told from what has changed', () => {
  assert.equal(sums.spread([287, 448, 287]), 161);
  assert.equal(sums.spread([5, null, 3]), 5);
  assert.equal(sums.spread([null, null]), null);
  assert.equal(sums.spread([-2, 3]), 5);
});

test('shares and numbers are rounded as in the text report', () => {
  assert.equal(show.percent(sums.share(1, 800)), '0.12 %');
  assert.equal(show.percent(sums.share(3, 800)), '0.38 %');
  assert.equal(show.percent(-12.5, true), '\u221212.50 %');
  assert.equal(show.percent(0, true), '0.00 %');
  assert.equal(sums.share(1, 0), null);
  assert.equal(show.count(-1234567), '\u22121,234,567');
  assert.equal(show.count(null), '.');
  assert.equal(show.relative(40, 30), '\u221225.00 %');
  assert.equal(show.percent(1000, true), '+10\u00d7');
  assert.equal(show.percent(999.994), '999.99 %');
});

test('times, bytes and counts have three digits and a unit', () => {
  const words = (value, size, ...scale) =>
    show.brief({ name: 'X', ...(size && { size, scale }) }, value);
  const time = (value, size) => words(value, size, ' ns', ' \u00b5s', ' ms', ' s');
  const bytes = (value) => words(value, 1, ' B', ' kB', ' MB', ' GB');
  assert.equal(time(31, 10), '310 ns');
  assert.equal(time(123456, 10), '1.23 ms');
  assert.equal(time(999, 1), '999 ns');
  assert.equal(time(999600, 1), '1.00 ms');
  assert.equal(time(12345, 1e6), '12.3 s');
  assert.equal(time(12, 1e3), '12 \u00b5s');
  assert.equal(time(7654321, 1e3), '7.65 s');
  assert.equal(time(7200e6, 1e3), '7,200 s');
  assert.equal(time(0, 1), '0 ns');
  assert.equal(time(null, 1), '.');
  assert.equal(bytes(4096), '4.10 kB');
  assert.equal(bytes(5e9), '5 GB');
  assert.equal(words(3091234567), '3.09 G');
  assert.equal(words(999999), '999,999');
  assert.equal(words(-2500000), '\u22122.50 M');
  assert.equal(words(1234), '1,234');
});

test('names are escaped, sources keep their tabs', () => {
  assert.equal(show.name('a\tb\u202e\u0000\ud800'), 'a\\x09b\\u202E\\x00\\uD800');
  assert.equal(show.source('a\tb\u001b'), 'a\tb\\x1b');
  assert.equal(show.name('\ud83d\ude00'), '\ud83d\ude00');
});

// Calls of operators, casts, lambdas and what compilers add, and paths.
for (const [name, ...wanted] of [
  ['main', '', 'main', '', ''],
  ['(below main)', '', '(below main)', '', ''],
  ['std::vector<int>::at', 'std::vector<int>::', 'at', '', ''],
  ['void a::b<int>(a::c const&)', 'void a::', 'b', '<int>(a::c const&)', ''],
  ["quick<...>'2", '', 'quick', '<...>', "'2"],
  ['f(int) [clone .cold]', '', 'f', '(int) [clone .cold]', ''],
  ['std::operator<< <char>', 'std::', 'operator<<', ' <char>', ''],
  ['a::operator()(int) const', 'a::', 'operator()', '(int) const', ''],
  ['operator new[](unsigned long)', '', 'operator new[]', '(unsigned long)', ''],
  ['a::operator a::b*()', 'a::', 'operator a::b', '*()', ''],
  ['m()::{lambda(int)#1}::f', 'm()::{lambda(int)#1}::', 'f', '', ''],
  ['m()::{lambda(int)#1}', 'm()::', '{lambda(int)#1}', '', ''],
  ['<T as core::fmt::Debug>::fmt', '<T as core::fmt::Debug>::', 'fmt', '', ''],
  ['net/http.(*conn).serve', 'net/', 'http.', '(*conn)', '.serve'],
  ['/usr/lib/libc.so.6', '/usr/lib/', 'libc.so.6', '', ''],
  ['my_operator<int>', '', 'my_operator', '<int>', ''],
  ["a::f'b::main'g", 'a::', 'f', "'b::main'g", ''],
  ["a::f(int)'b::main", 'a::', 'f', "(int)'b::main", ''],
  ["f'2", '', "f'2", '', ''],
  ['a > b]) c::', 'a > b]) c::', '', '', ''],
])
  test(`the pieces of ${name}`, () => assert.deepEqual(html.pieces(name), wanted));

// The frames of a graph one by one, to any width: {node, value, inside}.
function* unfold(calls, of, up, frame, isHit, inside = false) {
  const next = up
    ? frame.node
      ? graph.above(calls, of, frame)
      : graph.leaves(calls, of)
    : graph.below(calls, of, frame);
  for (const child of next) {
    const hit = isHit(child.node);
    yield { ...child, inside, hit };
    yield* unfold(calls, of, up, child, isHit, inside || hit);
  }
}

// A report of n functions at random: i calls some of those behind it; costs are
// those of calls and 1 to 9 of its own.
function random(seed, n) {
  let state = seed;
  const dice = (sides) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * sides);
  };
  const report = reports.chain(n);
  for (const row of report.functions) {
    row.callees = [];
    for (let to = row.id + 1; to < n; to++)
      if (!dice(3)) row.callees.push({ id: to, calls: 1, inclusive: [1 + dice(50)] });
    row.self = [1 + dice(9)];
    row.inclusive = row.self;
  }
  return report;
}

// What graph.matching() says of a search in a graph from a node, or null, on.
function search(calls, of, top, up, isHit) {
  const root = graph.root(of, top, 1000);
  const next = (frame) => {
    if (!up) return graph.below(calls, of, frame);
    return frame.node ? graph.above(calls, of, frame) : graph.leaves(calls, of);
  };
  const first = top ? [root] : next(root);
  return { root, ...graph.matching(calls, first, next, up, isHit) };
}

test('what a search finds costs what all its frames cost', () => {
  for (let seed = 1; seed <= 60; seed++)
    for (const up of [false, true]) {
      const report = read(random(seed, 9));
      const calls = graph.build(report);
      const of = graph.costs(calls, 0, '');
      const wanted = new Set([seed % 8, (seed * 5) % 8]);
      const top = seed % 3 ? null : calls.nodeOf[seed % 7];
      const isHit = (node) => node?.rows.some(({ id }) => wanted.has(id)) ?? false;
      const { root, value, holds } = search(calls, of, top, up, isHit);
      const first = { node: top, value: root.value, hit: isHit(top) };
      const all = [{ ...first, inside: false }];
      all.push(...unfold(calls, of, up, root, isHit, first.hit));
      const outer = all.filter(({ inside, hit }) => hit && !inside);
      const brute = outer.reduce((n, frame) => n + frame.value, 0);
      assert.ok(Math.abs(value - brute) < 1e-6 * (1 + brute), `${seed}: ${value}, ${brute}`);
      for (const { node, hit } of all) if (node && hit) assert.ok(holds.has(node));
    }
});

// Of h's 1,000,000, f paid all but 54; so of what g costs below h, of 600,000, f paid at least 599,946
// and at most all: what is shown is off by at most 54, which is less than 0.1 %.
test('an estimate is marked if it may be off by more than 0.1 %', () => {
  const report = reports.chain(4);
  const call = (id, cost) => ({ id, calls: 1, inclusive: [cost] });
  const rows = [
    ['f', 1, 999947, [call(2, 999946)]],
    ['other', 1, 55, [call(2, 54)]],
    ['h', 400000, 1000000, [call(3, 600000)]],
    ['g', 600000, 600000, []],
  ];
  rows.forEach(([name, self, inclusive, callees], i) =>
    Object.assign(report.functions[i], { name, self: [self], inclusive: [inclusive], callees })
  );
  const calls = graph.build(read(report));
  const of = graph.costs(calls, 0, '');
  const down = (frame) => graph.below(calls, of, frame);
  const below = (name) => {
    const top = down(graph.root(of, null, 1000002)).find(({ node }) => node.name === name);
    return down(down(top)[0])[0];
  };
  const [most, least] = [below('f'), below('other')];
  assert.equal(Math.round(most.value), 599968);
  assert.ok(most.count === undefined && most.off <= 54 && !graph.isEstimate(most));
  assert.ok(graph.isEstimate(least));
});

test('a search in a cycle finds its members, not all of it', () => {
  const report = read(reports.small());
  const calls = graph.build(report);
  const of = graph.costs(calls, 0, '');
  const isHit = ({ members, rows }) => !members && rows.some(({ name }) => name === 'x');
  assert.equal(search(calls, of, null, false, isHit).count, 5);
});

// main costs 82: itself 10, what it inlined of f 5, which calls f for 40; and g 27, itself 7, which
// calls f for 20.  So f costs 65: 45 in main, and 20 for g.  The frame of f as it was recorded has 60
// in all.
function placed() {
  const report = reports.chain(3);
  const rows = { main: [[10], [82]], f: [[65], [65]], g: [[7], [27]] };
  Object.entries(rows).forEach(([name, [self, inclusive]], i) =>
    Object.assign(report.functions[i], { name, callees: [], self, inclusive })
  );
  report.nodes = [
    { id: 0, self: [10], calls: [{ to: 3, inclusive: [27] }] },
    { id: 1, outer: 0, self: [5], calls: [{ to: 2, inclusive: [40] }] },
    { id: 1, self: [60], calls: [] },
    { id: 2, self: [7], calls: [{ to: 2, inclusive: [20] }] },
  ];
  return read(report);
}

test('a function that was inlined is the frames of its places', () => {
  const calls = graph.build(placed());
  const of = graph.costs(calls, 0, '');
  const down = graph.joined(calls, (frame) => graph.below(calls, of, frame));
  const up = graph.joined(calls, (frame) => graph.above(calls, of, frame));
  const told = (frames) => frames.map(({ node, count }) => [node.name, count]);
  const [main] = down(graph.root(of, null, 82));
  assert.deepEqual(told([main]), [['main', 82]]);
  assert.deepEqual(told(down(main)), [
    ['f', 45],
    ['g', 27],
  ]);
  const [inlined, g] = down(main);
  assert.deepEqual(told(down(inlined)), [['f', 40]]);
  assert.deepEqual(told(down(g)), [['f', 20]]);
  const root = graph.root(of, calls.nodeOf[1]);
  assert.equal(root.count, 65);
  assert.deepEqual(told(up(root)), [
    ['main', 45],
    ['g', 20],
  ]);
  assert.deepEqual(told(up(up(root)[1])), [['main', 20]]);
  const found = search(calls, of, null, false, (node) => node.rows[0].name === 'f');
  assert.equal(found.count, 65);
  // 45 + 27, as g leads to f.
  assert.deepEqual([...found.holds].map(({ name }) => name).sort(), ['f', 'f', 'g', 'main']);
});

let failed = 0;
for (const { name, body } of tests)
  try {
    body();
    console.log(`ok page: ${name}`);
  } catch (error) {
    failed++;
    console.log(`not ok page: ${name}: ${error.stack}`);
  }
process.exitCode = failed ? 1 : 0;
