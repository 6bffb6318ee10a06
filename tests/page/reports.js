// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reports small enough to work out by hand what a page must say of them.
'use strict';

// main calls a, b, x and what is cut; a and b call c, which calls d; x and y
// call each other.  a of a.h is inlined into a.  Of Ir, main has 120: itself
// 10, a 60, b 30, x 15, the rest 5.  c costs 60: itself 30 and d 30, of which
// a paid 40 and b 20, so that d below a is about 20 and below b about 10.
function row(id, name, file, self, inclusive, calls, more) {
  const object = name === null ? null : '/bin/prog';
  const none = { cycle: null, callees: [], lines: [] };
  const labels = { id, listed: true, name, file, object };
  return { ...labels, self, inclusive, calls, ...none, ...more };
}

function call(id, calls, inclusive) {
  return { id, calls, inclusive: [inclusive, null, null] };
}

const [C, D, A, B, MAIN, Y, X, A_H, OTHER] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

function costs(ir, dr = null) {
  return [ir, dr, dr === null ? null : dr / ir];
}

function small() {
  const functions = [
    row(C, 'c', 'src/c.c', costs(30, 3), costs(60, 3), 3, {
      callees: [call(D, 3, 30)],
    }),
    row(D, 'd', 'src/c.c', costs(30), costs(30), 3),
    row(A, 'a', 'src/a.c', costs(16), costs(60), 3, {
      callees: [call(C, 2, 40), { ...call(A_H, null, 4), inlined: true }],
    }),
    row(B, 'b', 'src/a.c', costs(10), costs(30), 1, {
      callees: [call(C, 1, 20)],
    }),
    row(MAIN, 'main', 'src/a.c', costs(10), costs(120, 3), null, {
      callees: [call(A, 3, 60), call(B, 1, 30), call(X, 1, 15), call(OTHER, 1, 5)],
    }),
    row(Y, 'y', 'src/x.c', costs(10), costs(15), 2, {
      cycle: 1,
      callees: [call(X, 1, 7)],
    }),
    row(X, 'x', 'src/x.c', costs(5), costs(15), 2, {
      cycle: 1,
      callees: [call(Y, 2, 12)],
    }),
    row(A_H, 'a', 'src/a.h', costs(4), costs(4), null),
    row(OTHER, null, null, costs(5), [], null, { other: 12 }),
  ];
  const text = (first, count) =>
    Array.from({ length: count }, (_, i) => [first + i, `text of line ${first + i}`]);
  const line = (file, number, ir, calls = []) => {
    return { file, line: number, self: costs(ir), calls };
  };
  functions[C].lines = [
    line(0, 0, 1),
    line(0, 20, 19, [{ to: D, calls: 3, inclusive: costs(30) }]),
    line(0, 21, 10),
  ];
  functions[D].lines = [line(0, 60, 30)];
  functions[A].lines = [line(1, 7, 16)];
  return {
    format: 'cgannotate',
    version: 1,
    profiles: [
      {
        file: 'callgrind.out.1',
        creator: 'callgrind-3.19.0',
        command: './prog with words',
        pid: 1,
        parts: 2,
        side: 'new',
      },
    ],
    by: 'row',
    sort: ['Ir'],
    diff: false,
    events: [
      {
        name: 'Ir',
        long_name: 'Instruction Fetch',
        formula: null,
        ratio: false,
        total: 120,
      },
      {
        name: 'Dr',
        long_name: null,
        formula: null,
        ratio: false,
        total: 3,
      },
      {
        name: 'Rate',
        long_name: null,
        formula: 'Dr / Ir',
        ratio: true,
        unit: 'percent',
        total: 0.025,
      },
    ],
    functions,
    files: [
      {
        name: 'src/c.c',
        found: 'src/c.c',
        source: [...text(12, 18), ...text(52, 12)],
      },
      { name: 'src/a.c', found: null, source: [] },
    ],
  };
}

// main (25 itself) calls a (20) and b (10), which call c for 40 and 20; a calls
// leaf for 5.  main and leaf are cut: (other) costs itself 30; a paid 5 of it.
function cut() {
  const one = (id, cost) => ({ id, calls: 1, inclusive: [cost] });
  const functions = [
    row(0, 'a', 'src/a.c', [20], [65], 1, { callees: [one(1, 40), one(3, 5)] }),
    row(1, 'c', 'src/a.c', [60], [60], 2),
    row(2, 'b', 'src/a.c', [10], [30], 1, { callees: [one(1, 20)] }),
    row(3, null, null, [30], [], null, {
      other: 2,
      callees: [one(0, 65), one(2, 30)],
    }),
  ];
  const events = small().events.slice(0, 1);
  return { ...small(), events, functions, files: [] };
}

// OLD 30: f 20, gone 10; NEW 36: f 16, fresh 20; main calls all of them.
function diff() {
  const change = (old, now) => (now ?? 0) - (old ?? 0);
  const three = (field, old, now) => ({
    [field]: [change(old, now)],
    [`${field}_old`]: [old],
    [`${field}_new`]: [now],
  });
  const calls = (old, now) => ({
    calls: change(old, now),
    calls_old: old,
    calls_new: now,
  });
  const edge = (id, old, now) => ({
    id,
    ...calls(old === null ? null : 1, now === null ? null : 1),
    ...three('inclusive', old, now),
  });
  const one = (id, name, self, inclusive, more) => ({
    ...row(id, name, 'src/a.c', null, null, null, more),
    ...three('self', ...self),
    ...three('inclusive', ...inclusive),
    ...calls(...inclusive.map((cost) => (cost === null ? null : 1))),
  });
  return {
    ...small(),
    diff: true,
    differences: [
      { side: 'new', kind: 'command', text: './old' },
      { side: 'new', kind: 'header', text: 'desc: I1 cache: <b>' },
      { side: 'new', kind: 'event', text: 'Dr' },
    ],
    profiles: [
      { file: 'old.out', command: './old', parts: 1, side: 'old' },
      { file: 'new.out', command: './new', parts: 1, side: 'new' },
    ],
    events: [
      {
        name: 'Ir',
        long_name: null,
        formula: null,
        ratio: false,
        total: 6,
        total_old: 30,
        total_new: 36,
      },
    ],
    functions: [
      one(0, 'fresh', [null, 20], [null, 20]),
      one(1, 'gone', [10, null], [10, null]),
      one(2, 'f', [20, 16], [20, 16]),
      {
        ...one(3, 'main', [null, null], [30, 36], {
          callees: [edge(0, null, 20), edge(1, 10, null), edge(2, 20, 16)],
        }),
        ...calls(null, null),
      },
    ],
    files: [],
  };
}

// Two functions, each 2^53 + 1, which no Number can hold.
function big() {
  const half = 9007199254740993n;
  return {
    ...small(),
    events: [
      {
        name: 'Ir',
        long_name: null,
        formula: null,
        ratio: false,
        total: 2n * half,
      },
    ],
    functions: [
      row(0, 'one', 'src/a.c', [half], [2n * half], null, {
        callees: [{ id: 1, calls: 1, inclusive: [half] }],
      }),
      row(1, 'two', 'src/a.c', [half], [half], 1),
    ],
    files: [],
  };
}

const HOSTILE = [
  '</script><script>window.hit = 1</script>',
  '<img src=x onerror="window.hit = 1">',
  '<!--<script>',
  '&lt;b&gt;',
  'line\u2028separator\u2029',
  'left\u202eright\u2066',
  'bell\u0007escape\u001b[31m\u009bnul\u0000',
  '__proto__',
  'constructor',
  '',
  '"\'`${1}',
  '\ud800 alone',
  '\u0000123456789012345678',
  '1234567890123456789',
];

function hostile() {
  const report = small();
  const event = {
    name: '<b>&=#</b>',
    long_name: '"><img src=x onerror=alert(1)>',
    formula: null,
    ratio: false,
    total: HOSTILE.length,
  };
  const file = (name) => ({
    name: `${name}.c`,
    found: `${name}.c`,
    source: [[1, name]],
  });
  const line = (id) => ({
    file: id,
    line: 1,
    self: [1],
    calls: [{ to: id, calls: 1, inclusive: [1] }],
  });
  return {
    ...report,
    profiles: [{ ...report.profiles[0], command: HOSTILE[0] }],
    events: [event],
    sort: [event.name],
    functions: HOSTILE.map((name, id) =>
      row(id, name, `${name}.c`, [1], [1], 1, {
        object: name,
        callees: [{ id, calls: 1, inclusive: [1] }],
        lines: [line(id)],
      })
    ),
    files: HOSTILE.map(file),
  };
}

// n functions in a chain, each of which costs 1 and calls the next.
function chain(n) {
  const functions = [];
  for (let i = 0; i < n; i++) {
    const edge = (id, cost) => [{ id, calls: 1, inclusive: [cost] }];
    functions.push(
      row(i, `function_${i}`, `src/${i % 50}.c`, [1], [n - i], i ? 1 : null, {
        callees: i < n - 1 ? edge(i + 1, n - i - 1) : [],
      })
    );
  }
  const event = { ...small().events[0], total: n };
  return { ...small(), events: [event], functions, files: [] };
}

// Two threads: the second ran c for 5 and b, and nothing else.
function threads() {
  const report = small();
  report.compare = 'thread';
  report.slices = [
    { name: 'thread 1', total: [105, 3, 3 / 105] },
    { name: 'thread 2', total: [15, null, null] },
  ];
  for (const each of report.functions)
    each.slices = [{ self: each.self, inclusive: each.inclusive, calls: each.calls }, null];
  report.functions[C].slices = [
    { self: costs(25, 3), inclusive: costs(50, 3), calls: 2 },
    { self: costs(5), inclusive: costs(10), calls: 1 },
  ];
  report.functions[B].slices.reverse();
  return report;
}

module.exports = { HOSTILE, big, chain, cut, diff, hostile, small, threads };
