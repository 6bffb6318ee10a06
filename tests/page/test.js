// SPDX-License-Identifier: GPL-3.0-or-later
//
// usage: node test.js BUILD CHROMIUM [WORDS]
//
// Tests the page of --format=html in a browser; with WORDS, only what has them
// in its name.  The numbers expected here
// were worked out by hand, see reports.js.  PAGE_PICTURES=DIR in the
// environment has pictures of the views put there, to look at.
'use strict';

const assert = require('node:assert/strict');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { execFileSync } = require('node:child_process');
const { fileURLToPath, pathToFileURL } = require('node:url');
const { assemble, json, load, pieces } = require('./assemble');
const accessibility = require('./axe');
const { Browser, NoAnswer } = require('./browser');
const figures = require('./figures');
const reports = require('./reports');

const [build, chromium, only = ''] = process.argv.slice(2);
const scripts = load();
const tmp = fs.mkdtempSync(path.join(os.tmpdir(), 'cgannotate-page-'));
const tests = [];

function test(name, body, options) {
  if (name.includes(only)) tests.push({ name, body, options });
}

function url(report, hash = '') {
  const name = path.join(tmp, `${report}.html`);
  if (!fs.existsSync(name)) fs.writeFileSync(name, assemble(reports[report](20000)));
  return pathToFileURL(name).href + hash;
}

// What the page shows, as texts.
function texts(tab, selector) {
  return tab.get(
    `[...document.querySelectorAll(${JSON.stringify(selector)})]` +
      '.map((found) => found.textContent)'
  );
}

async function text(tab, selector) {
  const found = await texts(tab, selector);
  assert.equal(found.length, 1, `${found.length} are ${selector}`);
  return found[0];
}

// The functions of a page add up to the total, or to less where no function has the rest.
async function sumsMatch(tab) {
  const wrong = await tab.get(`(() => {
    const { events, functions } = data.read(window.given);
    return events
      .filter(({ ratio }) => !ratio)
      .map(({ index, name, total }) =>
        [name, sums.sumOf(functions, index) ?? 0, total])
      .filter(([, sum, told]) => Math.abs(Number(sum)) > Math.abs(Number(told)) + 1e-4)
      .map(String);
  })()`);
  assert.deepEqual(wrong, []);
}

// What stands for frames in addresses: the FNV-1a hashes of their keys.
function way(...functions) {
  const tag = (key) => {
    let hash = 0x811c9dc5n;
    for (const byte of Buffer.from(key)) hash = ((hash ^ BigInt(byte)) * 0x01000193n) & 0xffffffffn;
    return hash.toString(36);
  };
  return functions.map(tag).join('.');
}

// The keys of all functions, by their numbers.
function keys(tab) {
  return tab.get('data.read(window.given)' + '.functions.map(({ key }) => key)');
}

// A table's rows, each the texts of its cells.
function rows(tab, selector) {
  return tab.get(
    `[...document.querySelectorAll(${JSON.stringify(selector)})].map((row) =>` +
      ' [...row.cells].map((cell) => cell.textContent))'
  );
}

function list(tab) {
  return rows(tab, '.functions tbody tr:not(.space)');
}

async function names(tab) {
  return (await list(tab)).map((cells) => cells[5]);
}

// The callers or callees of a function, without those that they open into.
function firstLevel(tab, field) {
  return rows(tab, `.${field} tbody tr[data-level="1"]`);
}

// Chooses a value in a menu.
async function choose(tab, name, value) {
  await tab.get(`(() => {
    const menu = document.querySelector('select[name="${name}"]');
    menu.value = ${JSON.stringify(value)};
    menu.dispatchEvent(new Event('change'));
  })()`);
  await tab.settle();
}

// The frames of the flame graph: level, left and width in percent, what is
// said of it.
async function frames(tab) {
  const found = await tab.get(`(() => {
    const stage = document.querySelector('.frames').clientWidth;
    return [...document.querySelectorAll('.frame')].map((frame) => [
      Math.round(parseFloat(frame.style.top) / (parseFloat(frame.style.height) + 1)),
      Math.round(parseFloat(frame.style.left) * 100 / stage),
      Math.round((parseFloat(frame.style.width) + 1) * 100 / stage),
      frame.getAttribute('aria-label') +
        (frame.classList.contains('estimate') ? ' ~' : ''),
    ]);
  })()`);
  return found.map((each) => each.join(' | '));
}

test('the head has the command, the profile and the totals', async (tab) => {
  await tab.open(url('small'));
  assert.equal(await text(tab, '.command'), './prog with words');
  assert.equal(
    await text(tab, '.profile .note'),
    'callgrind.out.1 \u00b7 callgrind-3.19.0 \u00b7 pid 1 \u00b7 2 parts'
  );
  assert.deepEqual(await texts(tab, '.events option'), [
    ...['Ir: 120, Instruction Fetch', 'Dr: 3', 'Rate: 2.50%'],
  ]);
  assert.deepEqual(await texts(tab, '.events .total'), ['120']);
  await sumsMatch(tab);
  assert.equal(await tab.get('document.title'), 'All functions - ./prog with words');
});

test('the list has each function with its numbers', async (tab) => {
  await tab.open(url('small'));
  assert.deepEqual(await texts(tab, '.functions thead th'), [
    'Self',
    'Self % of total',
    'Inclusive',
    'Inclusive % of total',
    'Calls',
    'Function',
    'File',
    'Object',
  ]);
  assert.deepEqual(await list(tab), [
    ['30', '25.00 %', '60', '50.00 %', '3', 'c', 'c.c', 'prog'],
    ['30', '25.00 %', '30', '25.00 %', '3', 'd', 'c.c', 'prog'],
    ['16', '13.33 %', '60', '50.00 %', '3', 'a', 'a.c', 'prog'],
    ['10', '8.33 %', '30', '25.00 %', '1', 'b', 'a.c', 'prog'],
    ['10', '8.33 %', '120', '100.00 %', '.', 'main', 'a.c', 'prog'],
    ['10', '8.33 %', '15', '12.50 %', '2', 'y cycle 1', 'x.c', 'prog'],
    ['5', '4.17 %', '15', '12.50 %', '2', 'x cycle 1', 'x.c', 'prog'],
    ['4', '3.33 %', '4', '3.33 %', '.', 'a', 'a.h', 'prog'],
    // What it costs with all that it calls would be no sum.
    ['5', '4.17 %', '.', '', '.', '(other) 12 functions', '', ''],
  ]);
});

test('a click on a heading sorts, a second one turns round', async (tab) => {
  const sorted = (key) =>
    tab.get(`document.querySelector('thead .c-${key}').getAttribute('aria-sort')`);
  await tab.open(url('small'));
  assert.equal(await sorted('self'), 'descending');
  await tab.click('thead .c-inclusive button');
  assert.equal(await sorted('inclusive'), 'descending');
  assert.equal(await sorted('self'), null);
  assert.deepEqual((await names(tab)).slice(0, 3), ['main', 'c', 'a']);
  await tab.click('thead .c-inclusive button');
  assert.equal(await sorted('inclusive'), 'ascending');
  assert.equal((await names(tab))[0], 'a');
  await tab.click('thead .c-name button');
  assert.equal(await sorted('name'), 'ascending');
  // What was cut is last in any order.
  assert.deepEqual((await names(tab)).slice(0, 3), ['a', 'a', 'b']);
  assert.equal((await names(tab)).at(-1), '(other) 12 functions');
  assert.equal(await tab.get('location.hash'), '#sort=name');
  await tab.back();
  assert.equal(await sorted('inclusive'), 'ascending');
  await tab.go('#sort=calls');
  assert.deepEqual((await names(tab)).slice(-3, -1), ['main', 'a']);
});

test('the list is filtered by words and by expressions', async (tab) => {
  await tab.open(url('small'));
  await tab.key('/');
  await tab.type('src/A');
  assert.deepEqual(await names(tab), ['a', 'b', 'main', 'a']);
  assert.equal(await text(tab, '.status'), '4 of 20 functions: 40 Ir, 33.33 %');
  await tab.type(' .h');
  assert.deepEqual(await names(tab), ['a']);
  assert.equal(await tab.get('location.hash'), '#q=src/A+.h');
  await tab.key('Escape');
  assert.equal((await names(tab)).length, 9);
  await tab.go('#q=/^[cd]$/');
  assert.deepEqual(await names(tab), ['c', 'd']);
  await tab.go('#q=/^[CD]$/i');
  assert.deepEqual(await names(tab), ['c', 'd']);
  await tab.go('#q=/^[CD]$/');
  assert.deepEqual(await names(tab), []);
  await tab.go('#q=/(/');
  assert.match(await text(tab, '.status.wrong'), /^No regular expression: /);
});

test('all views follow the event', async (tab) => {
  await tab.open(url('small', '#view=functions&event=Dr'));
  assert.deepEqual((await list(tab))[0].slice(0, 6), ['3', '100.00 %', '3', '100.00 %', '3', 'c']);
  assert.deepEqual((await list(tab))[1].slice(0, 2), ['.', '']);
  await choose(tab, 'event', 'Rate');
  assert.equal(await tab.get('location.hash'), '#view=functions&event=Rate');
  assert.deepEqual(
    (await list(tab)).slice(0, 2).map((cells) => cells.slice(0, 4)),
    [
      ['10.00%', '5.00%', '3', 'c'],
      ['.', '.', '3', 'd'],
    ]
  );
  // Beside something else the list has no shares of a ratio, but its value.
  await tab.go('#event=Rate&view=function');
  assert.deepEqual((await list(tab))[0].slice(0, 4), ['10.00%', '5.00%', '3', 'c']);
  await tab.go('#event=Rate&view=flame');
  assert.match(
    await text(tab, '.flame > p.note'),
    /^Rate is a ratio and does not add up: widths show Ir\.$/
  );
});

test('a function has its figures, callers and callees', async (tab) => {
  await tab.size(1700, 900);
  await tab.open(url('small', '#fn=src/c.c:c'));
  assert.equal(await text(tab, 'h2'), 'c');
  assert.deepEqual(await texts(tab, '.where span'), ['c.c', 'prog']);
  assert.deepEqual(
    await tab.get("[...document.querySelectorAll('.where span')].map(({ title }) => title)"),
    ['src/c.c', '/bin/prog']
  );
  assert.deepEqual(await rows(tab, '.figures tbody tr'), [
    ['Ir', '30', '25.00 %', '60', '50.00 %'],
    ['Dr', '3', '100.00 %', '3', '100.00 %'],
    ['Rate', '10.00%', '', '5.00%', ''],
  ]);
  assert.deepEqual(await texts(tab, '.keys div'), [
    ...['Self30 25.00 % of total', 'Inclusive60 50.00 % of total', 'Calls3', 'per call20 10 self'],
  ]);
  // Shares of c's 60.
  assert.deepEqual(await firstLevel(tab, 'callers'), [
    ['66.67 %', '40', '2\u00d7', '20', 'a a.c'],
    ['33.33 %', '20', '1\u00d7', '20', 'b'],
  ]);
  assert.deepEqual(await firstLevel(tab, 'callees'), [
    ['50.00 %', '30', '', '', 'itself'],
    ['50.00 %', '30', '3\u00d7', '10', 'd'],
  ]);
  await tab.click('.callers [data-level="1"] ~ [data-level="1"] a');
  assert.equal(await text(tab, 'h2'), 'b');
  assert.equal(await tab.get('location.hash'), '#fn=src/a.c:b');
  await tab.click('.callers tbody a');
  assert.equal(await text(tab, 'h2'), 'main');
  await tab.back();
  assert.equal(await text(tab, 'h2'), 'b');
  await tab.back(1);
  assert.equal(await text(tab, 'h2'), 'main');
  assert.equal(await tab.get('document.title'), 'main - One function - ./prog with words');
});

// Of c's 60, a paid 40 and b 20: d's 30 are about 20 below a, and as many itself.  The dearest
// caller or callee is open by itself if it has half or more.
test('callers and callees open as trees', async (tab) => {
  await tab.size(1700, 900);
  await tab.open(url('small', '#fn=src/a.c:main'));
  const shown = async (box) =>
    (await rows(tab, `.${box} tbody tr`)).map(([part, cost, calls, , name]) =>
      [part, cost, calls, name].join(' ').trim()
    );
  const turn = async (box, name) => {
    await tab.click(`.${box} [aria-label="${box} of ${name}"]`);
    return shown(box);
  };
  const soft = () => texts(tab, '.guess .c-name');
  // a has half of main's 120, and c two thirds of a's 60.
  const all = [
    '50.00 % 60 3\u00d7 a a.c',
    '33.33 % 40 2\u00d7 c',
    '16.67 % 20  itself',
    '16.67 % 20  d',
    '13.33 % 16  itself',
    '3.33 % 4 (inlined) a a.h',
    '25.00 % 30 1\u00d7 b',
    '12.50 % 15 1\u00d7 x cycle 1',
    '8.33 % 10  itself',
    '4.17 % 5 1\u00d7 (other)',
  ];
  assert.deepEqual(await shown('callees'), all);
  assert.deepEqual(await soft(), ['itself', 'd']);
  const first = [...all.slice(0, 2), ...all.slice(4)];
  assert.deepEqual(await turn('callees', 'c'), first);
  assert.deepEqual(await soft(), []);
  assert.deepEqual(await turn('callees', 'c'), all);
  // What is above closes with all that is below it.
  assert.deepEqual(await turn('callees', 'a'), [all[0], ...all.slice(6)]);
  // All of d's 30 is c's; a paid 40 of 60, and main for all of a and b.
  await tab.go('#fn=src/c.c:d');
  const callers = [
    '100.00 % 30 3\u00d7 c',
    '66.67 % 20  a a.c',
    '66.67 % 20  main',
    '33.33 % 10  b',
  ];
  assert.deepEqual(await shown('callers'), callers);
  assert.deepEqual(await turn('callers', 'b'), [...callers, '33.33 % 10  main']);
  // The end: nobody calls main, and d calls nothing.
  assert.equal((await texts(tab, '.callers tbody button')).length, 3);
});

// y calls x once, and main does; d is given four calls by itself.
test('recursion is of one function, and not counted twice', async (tab) => {
  await tab.size(1700, 900);
  const report = reports.small();
  const d = report.functions[1];
  d.calls = 7;
  d.callees.push({ id: 1, calls: 4, inclusive: [30] });
  const file = path.join(tmp, 'recursion.html');
  fs.writeFileSync(file, assemble(report));
  await tab.open(`${pathToFileURL(file).href}#fn=src/c.c:d`);
  await sumsMatch(tab);
  assert.deepEqual((await texts(tab, '.keys div')).slice(2), [
    ...['Calls3 and 4 recursive', 'per call10 10 self'],
  ]);
  assert.deepEqual(await firstLevel(tab, 'callers'), [['100.00 %', '30', '3\u00d7', '10', 'c']]);
  assert.deepEqual(await firstLevel(tab, 'callees'), []);
  await tab.go('#fn=src/x.c:x');
  assert.deepEqual((await texts(tab, '.keys div')).slice(2), ['Calls1 and 1 recursive']);
  assert.deepEqual(await firstLevel(tab, 'callers'), [
    ['100.00 %', '15', '1\u00d7', '15', 'main'],
    ['', '7', '1\u00d7', '7', 'y cycle 1'],
  ]);
});

test('the five dearest callees are shown, and all at a click', async (tab) => {
  const report = reports.chain(12);
  report.functions[0].callees = report.functions
    .slice(1)
    .map(({ id }) => ({ id, calls: 1, inclusive: [12 - id] }));
  const file = path.join(tmp, 'eight.html');
  fs.writeFileSync(file, assemble(report));
  await tab.open(`${pathToFileURL(file).href}#fn=src/0.c:function_0`);
  const shown = async () => (await firstLevel(tab, 'callees')).map((row) => row.at(-1));
  const called = [1, 2, 3, 4, 5].map((n) => `function_${n}`);
  assert.deepEqual(await shown(), [...called, 'Show 7 more']);
  await tab.click('.callees .rest[data-level="1"] button');
  assert.equal((await shown()).length, 12); // with itself
});

// 13 events, and more callers and callees than are shown at first.
test('the first screen of a function has its source', async (tab) => {
  const events = 'Ir Dr Dw I1mr D1mr D1mw ILmr DLmr DLmw Bc Bcm Bi Bim'.split(' ');
  const costs = events.map((_, i) => 1000 + i).join(' ');
  const some = (kind) => Array.from({ length: 20 }, (_, i) => `${kind}_${i}`);
  const call = (name) => ['fl=a.c', `cfn=${name}`, 'calls=1 1', `3 ${costs}`];
  const file = path.join(tmp, 'screen.callgrind');
  fs.writeFileSync(
    file,
    [
      ...[`events: ${events.join(' ')}`, 'fl=a.c', 'fn=f', `1 ${costs}`],
      ...some('callee').flatMap(call),
      ...some('callee').flatMap((name) => [`fn=${name}`, `1 ${costs}`]),
      ...some('caller').flatMap((name) => [`fn=${name}`, ...call('f')]),
      '',
    ].join('\n')
  );
  const page = `${write([file])}#fn=a.c:f`;
  for (const width of [1400, 1000]) {
    await tab.size(width, 900);
    await tab.open(page);
    const [callers, callees, each, source] = await tab.get(
      "['.callers', '.callees', '.each', '.source'].map((box) =>" +
        ' document.querySelector(box).getBoundingClientRect().toJSON())'
    );
    assert.ok(callers.right < callees.left && callers.top === callees.top);
    // The events are one line, which opens.
    assert.ok(each.height < 30 && each.bottom <= callers.top, `${each.height}`);
    assert.ok(source.top < 380, `${source.top}`);
  }
});

test('a function has its cycle', async (tab) => {
  await tab.open(url('small', '#fn=src/x.c:x'));
  assert.equal(await text(tab, '.cycle h3'), 'Cycle 1 (2)');
  assert.deepEqual(await texts(tab, '.cycle td, .cycle tbody th'), [
    'y x.c cycle 1',
    'x x.c cycle 1',
  ]);
  await tab.go('#fn=(other)');
  assert.match((await texts(tab, '.facts > .note'))[0], /^12 functions that/);
});

test('the source has costs, calls and what is folded', async (tab) => {
  await tab.open(url('small', '#fn=src/c.c:c'));
  const line = (n) => [String(n), '', '', `text of line ${n}`];
  assert.deepEqual(await rows(tab, '.source tbody tr'), [
    ['?', '1', '0.83 %', '(unknown lines)'],
    ['15 lines without costs of this function: 1 to 15'],
    ...[16, 17, 18, 19].map(line),
    ['20', '19', '15.83 %', 'text of line 20'],
    ['', '30', '25.00 %', '\u21b3 d 3\u00d7'],
    ['21', '10', '8.33 %', 'text of line 21'],
    ...[22, 23, 24, 25].map(line),
    ['38 lines without costs of this function: 26 to 63'],
  ]);
  const heat = await tab.get(
    "[...document.querySelectorAll('.source [data-line] th')]" +
      ".map((cell) => cell.style.getPropertyValue('--tint'))"
  );
  // Of 19: 1 and 10 are 0.23 and 0.73 of it as square roots, in fifths.
  assert.deepEqual(
    heat.filter((name) => name),
    [40, 100, 80].map((part) => `color-mix(in srgb, var(--heat) ${part}%, var(--paper))`)
  );
  await tab.click('.source tr.gap:last-child button');
  assert.deepEqual((await rows(tab, '.source tbody tr')).slice(-17, -9), [
    ...[26, 27, 28, 29].map(line),
    ['22 lines not in this page: 30 to 51'],
    ...[52, 53, 54].map(line),
  ]);
  assert.equal(
    await text(tab, '.hot'),
    'Hottest lines (% of total): 20 15.83 %, 21 8.33 %, ? 0.83 %'
  );
  await tab.click('.hot a:nth-of-type(2)');
  assert.equal(await text(tab, '.source tr.here th'), '21');
  await tab.click('.source .call a');
  assert.equal(await text(tab, 'h2'), 'd');
  await tab.go('#fn=src/a.c:a');
  assert.match(await text(tab, '.file > .note'), /^The source was not found/);
  assert.deepEqual(await rows(tab, '.source tbody tr'), [['7', '16', '13.33 %', '']]);
});

test('the flame graph divides costs, and says so', async (tab) => {
  await tab.open(url('small', '#view=flame'));
  const guess = ', an estimate, divided as the callers paid ~';
  assert.deepEqual(await frames(tab), [
    '0 | 0 | 100 | ./prog with words: 120 Ir, 100.00 %',
    '1 | 0 | 100 | main: 120 Ir, 100.00 %',
    '2 | 0 | 50 | a: 60 Ir, 50.00 %',
    '2 | 50 | 25 | b: 30 Ir, 25.00 %',
    '2 | 75 | 13 | <cycle 1: y, x>: 15 Ir, 12.50 %',
    '2 | 88 | 4 | (other): 5 Ir, 4.17 %',
    '3 | 0 | 33 | c: 40 Ir, 33.33 %',
    '3 | 33 | 3 | a: 4 Ir, 3.33 %',
    '3 | 50 | 17 | c: 20 Ir, 16.67 %',
    '3 | 75 | 8 | y: 10 Ir, 8.33 %',
    '3 | 83 | 4 | x: 5 Ir, 4.17 %',
    `4 | 0 | 17 | d: about 20 Ir, 16.67 %${guess}`,
    `4 | 50 | 8 | d: about 10 Ir, 8.33 %${guess}`,
  ]);
  assert.match(await text(tab, '.legend'), /^a.cx.cc.ca.hestimateA profile has no stacks/);
});

test('the flame graph goes on below what was cut', async (tab) => {
  await tab.open(url('cut', '#view=flame'));
  const guess = ', an estimate, divided as the callers paid ~';
  assert.deepEqual(await frames(tab), [
    '0 | 0 | 100 | ./prog with words: 120 Ir, 100.00 %',
    '1 | 0 | 100 | (other): 120 Ir, 100.00 %',
    `2 | 0 | 54 | a: about 65 Ir, 54.17 %${guess}`,
    `2 | 54 | 25 | b: about 30 Ir, 25.00 %${guess}`,
    `3 | 0 | 33 | c: about 40 Ir, 33.33 %${guess}`,
    `3 | 33 | 4 | (other): about 5 Ir, 4.17 %${guess}`,
    `3 | 54 | 17 | c: about 20 Ir, 16.67 %${guess}`,
  ]);
  // What is on the way to (other) is not shown below it once more.
  const other = ['(other)', 'src/a.c:a', '(other)'];
  await tab.go(`#view=flame&at=${way(...other)}`);
  assert.equal((await frames(tab)).length, 4);
  // Of (other), a paid 5 of 120, and so about 5 of 120 of what it called.
  await tab.go(`#view=flame&fn=src/a.c:a&at=${way('(other)')}`);
  assert.deepEqual((await frames(tab)).slice(-3), [
    '2 | 0 | 100 | (other): 5 Ir, 4.17 %, 7.69 % of a',
    `3 | 0 | 25 | b: about 1 Ir, 1.04 %, 1.92 % of a${guess}`,
    `4 | 0 | 17 | c: about 1 Ir, 0.69 %, 1.28 % of a${guess}`,
  ]);
});

// Of d's 30, which c paid, c passes on 40 and 20 of 60 to its callers.
test('a function stands between its callers and callees', async (tab) => {
  await tab.open(url('small', '#view=flame&fn=src/c.c:d'));
  const guess = ', an estimate, divided as the callers paid ~';
  assert.deepEqual(await frames(tab), [
    '2 | 0 | 100 | c: 30 Ir, 25.00 %, 100.00 % of d',
    `1 | 0 | 67 | a: about 20 Ir, 16.67 %, 66.67 % of d${guess}`,
    `1 | 67 | 33 | b: about 10 Ir, 8.33 %, 33.33 % of d${guess}`,
    `0 | 0 | 67 | main: about 20 Ir, 16.67 %, 66.67 % of d${guess}`,
    `0 | 67 | 33 | main: about 10 Ir, 8.33 %, 33.33 % of d${guess}`,
    '3 | 0 | 100 | d: 30 Ir, 25.00 %',
  ]);
  await tab.go('#view=flame&fn=src/c.c:c');
  const short = async () => (await frames(tab)).map((each) => each.replace(/:.*/, ''));
  assert.deepEqual(await short(), [
    ...['1 | 0 | 67 | a', '1 | 67 | 33 | b'],
    ...['0 | 0 | 67 | main', '0 | 67 | 33 | main'],
    ...['2 | 0 | 100 | c', '3 | 0 | 50 | d'],
  ]);
  // A click on a caller zooms to it, and leaves what is below.
  await tab.click(`.frame[href$="at=${way('src/a.c:b')}"]`);
  assert.deepEqual(await short(), [
    ...['1 | 0 | 100 | b', '0 | 0 | 100 | main'],
    ...['2 | 0 | 100 | c', '3 | 0 | 50 | d'],
  ]);
  assert.deepEqual(await texts(tab, '.crumbs > *'), [
    ...['Whole program', 'c', 'b', 'All its callers', 'Its source'],
  ]);
  await tab.click('.crumbs a:nth-child(4)');
  assert.equal(await tab.get('location.hash'), '#view=flame&fn=src/a.c:b');
});

// The boxes of a picture from left to right: what each says, and its column from the function's own.
async function boxes(tab) {
  const found = await tab.get(`[...document.querySelectorAll('.neighbours .frame')].map((box) =>
    [box.title, parseFloat(box.style.left), box.ariaCurrent])`);
  const columns = [...new Set(found.map(([, left]) => left))].sort((a, b) => a - b);
  const [own] = found.filter(([, , current]) => current);
  const at = (left) => columns.indexOf(left) - columns.indexOf(own[1]);
  return found.map(([told, left]) => [at(left), told]).sort(([a], [b]) => a - b);
}

// Of c's 60, a paid 40 and b 20, all of it for main; d costs 30 of them.  Of d's 30, a has 20 and b
// 10, as they paid for c.
test('a function has its neighbours as a picture', async (tab) => {
  await tab.open(url('small', '#view=calls&fn=src/c.c:c'));
  assert.deepEqual(await boxes(tab), [
    [-2, 'main: 60, 100.00 % of function'],
    [-1, 'a: 40, 66.67 % of function, 2\u00d7'],
    [-1, 'b: 20, 33.33 % of function, 1\u00d7'],
    [0, 'c: 60, 100.00 % of function'],
    [1, 'd: 30, 50.00 % of function, 3\u00d7'],
  ]);
  // Arrows are as wide as their costs, 36 pixels for all of it: main to a 24 and to b 12.
  const widths = await tab.get(
    "[...document.querySelectorAll('.neighbours path')].map((path) =>" +
      " Math.round(path.getAttribute('stroke-width')))"
  );
  assert.deepEqual(widths.sort(), [12, 12, 18, 24, 24]);
  await tab.click('.neighbours .frame[href$="main"]');
  assert.equal(await tab.get('location.hash'), '#view=calls&fn=src/a.c:main');
  assert.deepEqual((await boxes(tab))[0], [0, 'main: 120, 100.00 % of function']);
  await tab.go('#view=calls&fn=src/c.c:d');
  assert.deepEqual((await boxes(tab)).slice(0, 2), [
    [-2, 'a: 20, 66.67 % of function, an estimate'],
    [-2, 'b: 10, 33.33 % of function, an estimate'],
  ]);
});

test('the flame graph zooms, tells and goes back', async (tab) => {
  const info = () => text(tab, '.info');
  await tab.open(url('small', '#view=flame'));
  assert.equal(await info(), './prog with words: 120 Ir, 100.00 %');
  const b = way('src/a.c:main', 'src/a.c:b');
  await tab.click(`.frame[href$="at=${b}"]`);
  assert.equal(await tab.get('location.hash'), `#view=flame&at=${b}`);
  assert.deepEqual(
    (await frames(tab)).map((each) => each.replace(/:.*/, '')),
    [
      '0 | 0 | 100 | ./prog with words',
      '1 | 0 | 100 | main',
      '2 | 0 | 100 | b',
      '3 | 0 | 67 | c',
      '4 | 0 | 33 | d',
    ]
  );
  assert.equal(await info(), 'b: 30 Ir, 25.00 %');
  await tab.key('ArrowDown');
  assert.equal(await info(), 'c: 20 Ir, 16.67 %, in all its frames 60, 50.00 %');
  await tab.key('Enter');
  assert.equal(await tab.get('location.hash'), `#view=flame&at=${b}.${way('src/c.c:c')}`);
  await tab.key('Escape');
  assert.equal(await tab.get('location.hash'), `#view=flame&at=${b}`);
  await tab.key('Escape');
  await tab.key('Escape');
  assert.equal(await tab.get('location.hash'), '#view=flame');
  const place = await tab.get(`(() => {
    const box = document.querySelector('.frame[href$="at=${way('src/a.c:main', 'src/a.c:a')}"]')
      .getBoundingClientRect();
    return { x: box.x + 50, y: box.y + 10 };
  })()`);
  await tab.mouse('mouseMoved', { x: 1, y: 1 });
  await tab.mouse('mouseMoved', place);
  await tab.settle();
  assert.equal(await info(), 'a: 60 Ir, 50.00 %');
  await tab.mouse('mouseMoved', { x: 1, y: 1 });
  await tab.settle();
  assert.equal(await info(), './prog with words: 120 Ir, 100.00 %');
  await tab.get("document.querySelector('.frame').focus()");
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await tab.key(key);
  assert.equal(await info(), 'b: 30 Ir, 25.00 %');
  await tab.key('ArrowUp');
  assert.equal(await info(), 'main: 120 Ir, 100.00 %');
});

test('a deep graph is drawn level by level', async (tab) => {
  await tab.open(url('chain', '#view=flame'));
  // The program and function_0 to function_248.
  assert.equal((await frames(tab)).length, 250);
  assert.match(await text(tab, '.flame > p.note'), /^It goes on below/);
});

test('keys search, move, open and lead back', async (tab) => {
  const focus = () => tab.get('document.activeElement.textContent');
  await tab.open(url('small', '#view=overview'));
  await tab.key('/');
  assert.equal(await tab.get('document.activeElement.id'), 'search');
  await tab.type('src');
  await tab.key('ArrowDown');
  assert.equal(await focus(), 'c');
  await tab.key('ArrowDown');
  await tab.key('ArrowDown');
  assert.equal(await focus(), 'a');
  await tab.key('ArrowUp');
  assert.equal(await focus(), 'd');
  await tab.key('End');
  assert.equal(await focus(), 'a');
  await tab.key('ArrowUp');
  assert.equal(await focus(), 'x');
  await tab.key('Enter');
  assert.equal(await text(tab, 'h2'), 'x');
  await tab.back();
  assert.equal(await tab.get('location.hash'), '#q=src');
  // The first Enter opens what the search found.
  await tab.key('/');
  await tab.key('Enter');
  assert.equal(await text(tab, 'h2'), 'c');
  await tab.key('Escape');
  assert.equal(await tab.get('location.hash'), '#view=overview&q=src');
});

// What has the focus, in the content or the list.
test('arrows move, and open and close', async (tab) => {
  const focus = () =>
    tab.get('(({ ariaLabel, textContent }) => ariaLabel ?? textContent)(document.activeElement)');
  await tab.open(url('small', '#view=flame'));
  await tab.get("document.querySelector('.frame').focus()");
  await tab.key('ArrowDown');
  assert.equal(await focus(), 'main: 120 Ir, 100.00 %');
  // A caller is in a table, in which arrows stay.
  await tab.go('#fn=src/c.c:c');
  await tab.get("document.querySelector('.callers th a').focus()");
  await tab.key('ArrowDown');
  assert.equal(await focus(), 'main');
  for (let i = 0; i < 3; i++) await tab.key('ArrowDown');
  assert.equal(await focus(), 'b');
  const shown = async () => (await rows(tab, '.callers tbody tr')).length;
  assert.equal(await shown(), 3);
  await tab.key('ArrowRight');
  assert.equal(await shown(), 4);
  await tab.key('ArrowLeft');
  assert.equal(await shown(), 3);
  // Enter in the search opens what was found, where the list is seen and where it is not.
  for (const [width, wanted] of [
    [1280, 'd'],
    [900, 'd'],
  ]) {
    await tab.size(width, 800);
    await tab.open(url('small', '#view=functions'));
    await tab.key('/');
    await tab.type('/^d$/');
    await tab.key('Enter');
    assert.equal(await text(tab, 'h2'), 'd');
    assert.equal(await focus(), wanted);
  }
});

// In the processor's time, as what else the machine does is not the page's.
test('20,000 functions open and answer at once', async (tab) => {
  await tab.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await tab.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const timed = async (act) => {
    const start = await busy();
    await act();
    return (await busy()) - start;
  };
  const opened = await timed(() => tab.open(url('chain')));
  const took = [];
  for (const hash of ['#sort=name', '#q=99', '#view=flame'])
    took.push(await timed(() => tab.go(hash)));
  // Ten times what is wanted.
  assert.ok(opened > 10 && opened < 10000, `it opened in ${opened} ms`);
  assert.ok(Math.max(...took) < 1000, `it took ${took} ms`);
});

test('changes show what is more, less, new and gone', async (tab) => {
  await tab.open(url('diff'));
  assert.deepEqual(await texts(tab, '.command'), ['./old', './new']);
  assert.deepEqual((await texts(tab, '.profile')).slice(2), [
    'differs in newdesc: I1 cache: <b>',
    'not in newDr',
  ]);
  assert.equal(await text(tab, '.events .event'), '30 \u2192 36+20.00 %');
  await tab.size(1900, 900);
  assert.deepEqual((await texts(tab, '.functions thead th')).slice(0, 5), [
    'Change',
    'Old',
    'New',
    'of its own',
    '% of total',
  ]);
  assert.deepEqual(
    (await list(tab)).map((cells) => cells.slice(0, 9)),
    [
      [...['+20', '.', '20', '', '+66.67 %', '+20', '+66.67 %', '+1', 'fresh new']],
      [
        ...['\u221210', '10', '.', '', '\u221233.33 %', '\u221210', '\u221233.33 %', '\u22121'],
        'gone gone',
      ],
      [
        ...[
          '\u22124',
          '20',
          '16',
          '\u221220.00 %',
          '\u221213.33 %',
          '\u22124',
          '\u221213.33 %',
          '0',
        ],
        'f',
      ],
      ['0', '.', '.', '', '', '+6', '+20.00 %', '0', 'main'],
    ]
  );
  await tab.go('#fn=src/a.c:main');
  assert.deepEqual(await rows(tab, '.callees tbody tr'), [
    ['+20', '+1\u00d7', 'fresh new'],
    ['\u221210', '\u22121\u00d7', 'gone gone'],
    ['\u22124', '', 'f'],
  ]);
  await tab.go('#view=flame');
  const all = 'in all from old to new';
  assert.deepEqual(await frames(tab), [
    '0 | 0 | 100 | ./new: 36 Ir, 100.00 %',
    `1 | 0 | 100 | main: 36 Ir, 100.00 %, +6 ${all}`,
    `2 | 0 | 56 | fresh: 20 Ir, 55.56 %, +20 ${all}`,
    `2 | 56 | 44 | f: 16 Ir, 44.44 %, \u22124 ${all}`,
  ]);
  const colours = () =>
    tab.get(
      "[...document.querySelectorAll('.frame')].map((frame) =>" +
        ' /more|less|plain/.exec(frame.style.cssText)[0])'
    );
  assert.deepEqual(await colours(), ['plain', 'more', 'more', 'less']);
  const root = () => tab.get("document.querySelector('.frame .share').dataset.share");
  assert.equal(await root(), '+20.00 %');
  // A side has its own figures everywhere.
  await choose(tab, 'side', '1');
  assert.equal(await tab.get('location.hash'), '#view=flame&side=1');
  await tab.go('#view=flame&side=1');
  assert.deepEqual(await frames(tab), [
    '0 | 0 | 100 | OLD: 30 Ir, 100.00 %',
    '1 | 0 | 100 | main: 30 Ir, 100.00 %',
    '2 | 0 | 67 | f: 20 Ir, 66.67 %',
    '2 | 67 | 33 | gone: 10 Ir, 33.33 %',
  ]);
  await tab.go('#view=functions&side=1');
  assert.deepEqual(
    (await list(tab)).map((cells) => cells.slice(0, 6)),
    [
      ['20', '66.67 %', '20', '66.67 %', '1', 'f'],
      ['10', '33.33 %', '10', '33.33 %', '1', 'gone'],
      ['.', '', '30', '100.00 %', '.', 'main'],
    ]
  );
  await tab.go('#fn=src/a.c:main&side=1');
  assert.deepEqual((await texts(tab, '.keys div')).slice(0, 2), [
    ...['Self.', 'Inclusive30 100.00 % of total'],
  ]);
  assert.deepEqual(
    (await rows(tab, '.callees tbody tr')).map((cells) => [cells[0], cells.at(-1)]),
    [
      ['66.67 %', 'f'],
      ['33.33 %', 'gone'],
    ]
  );
});

test('threads are chosen where the report has them apart', async (tab) => {
  await tab.open(url('threads'));
  assert.deepEqual(await texts(tab, '.sides option'), ['all threads', 'thread 1', 'thread 2']);
  const first = async (n) => (await list(tab))[n].slice(0, 6);
  // All together stand before each apart.
  await tab.size(1600, 900);
  assert.deepEqual((await texts(tab, '.functions thead th')).slice(0, 3), [
    'Self',
    'thread 1',
    'thread 2',
  ]);
  assert.deepEqual((await list(tab))[0].slice(0, 8), [
    ...['30', '25', '5', '25.00 %', '60', '50.00 %', '3', 'c'],
  ]);
  await choose(tab, 'side', '2');
  assert.equal(await tab.get('location.hash'), '#view=functions&side=2');
  assert.deepEqual(await texts(tab, '.events .total'), ['15']);
  assert.deepEqual(await first(0), [...['10', '66.67 %', '30', '200.00 %', '1', 'b']]);
  assert.deepEqual(await first(1), [...['5', '33.33 %', '10', '66.67 %', '1', 'c']]);
  assert.equal((await list(tab)).length, 2);
  await tab.go('#side=2&view=functions&q=c.c');
  assert.equal(await text(tab, '.status'), '1 of 20 functions: 5 Ir, 33.33 %');
});

// Calls and lines are not known by thread in this page: where they show, so does the whole.
test('a function has the costs of each thread', async (tab) => {
  await tab.open(url('threads', '#fn=src/c.c:c&side=2'));
  assert.deepEqual(await rows(tab, '.each:not(.apart) tbody tr'), [
    ['Ir', '5', '33.33 %', '10', '66.67 %'],
    ['Dr', '.', '', '.', ''],
    ['Rate', '.', '', '.', ''],
  ]);
  assert.deepEqual(await rows(tab, '.apart tbody tr'), [
    ['thread 1', '25', '23.81 %', '50', '47.62 %'],
    ['thread 2', '5', '33.33 %', '10', '66.67 %'],
  ]);
  assert.deepEqual(await texts(tab, '.apart .here a'), ['thread 2']);
  assert.deepEqual(await texts(tab, '.keys div'), [
    ...['Self5 33.33 % of total', 'Inclusive10 66.67 % of total', 'Calls1'],
  ]);
  assert.deepEqual(await texts(tab, '.two h3'), [
    ...['Callers (2), all threads', 'Callees (1), all threads'],
  ]);
  assert.match(await text(tab, 'h3.path'), /all threads$/);
  await tab.go('#view=flame&side=1');
  assert.equal(await text(tab, '.flame > p.note'), 'Of all threads.');
  assert.deepEqual(await texts(tab, '.events .total'), ['105']);
});

// What is below the flame graph, which is drawn a frame later, does not move.
test('the overview has room for its flame graph before that is drawn', async (tab) => {
  await tab.open(url('threads', '#side=1'));
  const top = "document.querySelector('.three').getBoundingClientRect().top";
  const before = await tab.get(top);
  const drawn = await tab.get(`new Promise((done) => {
    addEventListener('hashchange', () => done([document.querySelector('.frame'), ${top}]));
    location.hash = '#side=2';
  })`);
  assert.deepEqual(drawn, [null, before]);
  await tab.settle();
  assert.equal(await tab.get(top), before);
});

// Thread 1 has 105 of 120, that is 87.5 %.
test('the overview has the total of each thread, and chooses one', async (tab) => {
  await tab.open(url('threads', '#'));
  const threads = () => rows(tab, '.overview .sides tbody tr');
  assert.deepEqual(await threads(), [
    ['87.50 %', '105', 'thread 1'],
    ['12.50 %', '15', 'thread 2'],
  ]);
  await tab.click('.overview .sides tr:last-child a');
  assert.equal(await tab.get('location.hash'), '#side=2');
  // Of 15 in thread 2, b has 10; lines and calls are those of all threads, and of their total.
  assert.match(await text(tab, '.lede'), /^Of 15 Ir \(.*\) of thread 2, 67 % is of b\.$/);
  assert.equal(await text(tab, '.hottest h3'), 'Hottest functions of thread 2');
  assert.deepEqual((await rows(tab, '.hottest tbody tr'))[0], ['66.67 %', '200.00 %', 'b a.c']);
  assert.deepEqual(await texts(tab, '.events .total'), ['15']);
  assert.deepEqual(await threads(), [
    ['87.50 %', '105', 'thread 1'],
    ['12.50 %', '15', 'thread 2'],
  ]);
  assert.equal(await text(tab, '.lines h3'), 'Hottest lines, all threads');
  assert.equal((await rows(tab, '.lines tbody tr'))[0][0], '25.00 %');
  assert.equal(await text(tab, '.overview > .note'), 'Flame graph, all threads. ');
  await tab.click('.overview .sides .here a');
  assert.equal(await tab.get("location.hash.replace('#', '')"), '');
  assert.equal(await text(tab, '.hottest h3'), 'Hottest functions');
});

test('counts over 2^53 are exact', async (tab) => {
  await tab.open(url('big'));
  assert.equal(await text(tab, '.events .total'), '18,014 T');
  assert.equal(
    await tab.get("document.querySelector('.events .total').title"),
    '18,014,398,509,481,986 Ir'
  );
  assert.deepEqual(
    (await list(tab)).map((cells) => cells.slice(0, 4)),
    [
      ['9,007,199,254,740,993', '50.00 %', '18,014,398,509,481,986', '100.00 %'],
      ['9,007,199,254,740,993', '50.00 %', '9,007,199,254,740,993', '50.00 %'],
    ]
  );
  await tab.go('#view=flame');
  assert.deepEqual(
    (await frames(tab)).map((each) => each.replace(/.*\| /, '')),
    [
      './prog with words: 18,014,398,509,481,986 Ir, 100.00 %',
      'one: 18,014,398,509,481,986 Ir, 100.00 %',
      'two: 9,007,199,254,740,993 Ir, 50.00 %',
    ]
  );
  await sumsMatch(tab);
});

test('hostile names and sources only show', async (tab) => {
  await tab.open(url('hostile'));
  const views = ['functions', 'function', 'flame'];
  const named = (await keys(tab)).map(encodeURIComponent);
  for (const view of views)
    for (let i = 0; i < named.length; i += view[0] === 'f' ? 1 : 5)
      await tab.go(`#view=${view}&fn=${named[i]}`);
  assert.equal(await tab.get('window.hit === undefined'), true);
  assert.equal(await tab.get("document.querySelectorAll('img, #app script, b').length"), 0);
  await tab.go('#view=functions');
  const shown = (await list(tab)).map((cells) => cells[5]);
  assert.deepEqual(shown, [
    '</script><script>window.hit = 1</script>',
    '<img src=x onerror="window.hit = 1">',
    '<!--<script>',
    '&lt;b&gt;',
    'line\\u2028separator\\u2029',
    'left\\u202Eright\\u2066',
    'bell\\x07escape\\x1b[31m\\x9bnul\\x00',
    '__proto__',
    'constructor',
    '(no name)',
    '"\'`${1}',
    '\\uD800 alone',
    '\\x00123456789012345678',
    '1234567890123456789',
  ]);
  await tab.go(`#fn=${named[5]}`);
  assert.equal(await text(tab, 'h2'), 'left\\u202Eright\\u2066');
  assert.match(await text(tab, '.source tbody tr:first-child'), /left\\u202E/);
});

test('a link to a function that is not here opens no other', async (tab) => {
  for (const view of ['function', 'flame']) {
    await tab.open(url('small', `#view=${view}&fn=src/c.c:dd`));
    assert.deepEqual(await texts(tab, '.missing > *'), [
      ...['src/c.c:dd', 'This function is not in this page.', 'Search for dd'],
    ]);
  }
  await tab.click('.missing a');
  assert.equal(await tab.get('location.hash'), '#q=dd');
  // In a page that was made in another directory, paths begin elsewhere.
  for (const key of ['c.c:d', 'c/src/c.c:d', 'x/src/c.c:d']) {
    await tab.go(`#fn=${key}`);
    assert.equal(await text(tab, '.content h2'), 'd');
  }
  await tab.go('#view=functions&event=Nope');
  assert.equal(await text(tab, '.events .wrong'), 'There is no event Nope here: this is Ir.');
});

// c, d and a have 30, 30 and 16 for themselves, and 60, 30, 60 in all, but main 120; the dearest
// lines have 30, 19, 16 and 10.
test('bars are as long as the part of the largest value', async (tab) => {
  const widths = (selector) =>
    tab.get(
      `[...document.querySelectorAll('${selector} td.bar')]` +
        ".map((cell) => parseFloat(cell.style.getPropertyValue('--part')))"
    );
  const near = (found, wanted) =>
    wanted.forEach((share, i) =>
      assert.ok(Math.abs(found[i] - share) < 0.06, `${found} not ${wanted}`)
    );
  await tab.open(url('small'));
  near(await widths('.functions tr:nth-child(1)'), [100, 50]);
  near(await widths('.functions tr:nth-child(3)'), [53.3, 50]);
  near(await widths('.functions tr:nth-child(5)'), [33.3, 100]);
  await tab.go('#view=overview');
  near(await widths('.overview .lines'), [100, 63.3, 53.3, 33.3]);
  // Of c, of which a paid 40 and b 20.
  await tab.go('#fn=src/c.c:c');
  near(await widths('.callers [data-level="1"]'), [100, 50]);
  near(await widths('.callees [data-level="1"]'), [100, 100]);
  // In a thread that c alone called, b has 200 % of the total.
  await tab.open(url('threads', '#view=functions&side=2'));
  near(await widths('.functions tr:nth-child(2)'), [50, 33.3]);
  await tab.open(url('diff', '#fn=src/a.c:main'));
  near(await widths('.callees'), [100, 50, 20]);
});

test('an address that means nothing does no harm', async (tab) => {
  for (const hash of [
    '#view=none&fn=999&event=none&sort=none',
    '#view=toString',
    '#view=flame&fn=-1&at=1.2.3.x&dir=7&side=none',
    '#view=function&fn=__proto__&line=a:b&cols=none',
    '#view=calls&fn=length&side=9',
    '#q=%&=&&view',
  ]) {
    await tab.open(url('small', hash));
    assert.equal(await text(tab, '.command'), './prog with words');
    assert.equal(await tab.get("document.getElementById('app').hidden"), false);
  }
});

test(
  'without scripts the page is plain',
  async (tab) => {
    await tab.open(url('small'));
    const { root } = await tab.send('DOM.getDocument', { depth: -1 });
    const box = async (selector) => {
      const { nodeId } = await tab.send('DOM.querySelector', {
        nodeId: root.nodeId,
        selector,
      });
      return tab.send('DOM.getBoxModel', { nodeId }).catch(() => null);
    };
    assert.ok((await box('#static p')).model.height > 0);
    assert.equal(await box('#app'), null);
  },
  { scripts: false }
);

test('data that cannot be read leave the plain page', async (tab) => {
  const file = path.join(tmp, 'cut.html');
  const page = assemble(reports.small());
  fs.writeFileSync(file, page.replace('"version":1', '"version":'));
  await tab.open(pathToFileURL(file).href);
  assert.equal(await text(tab, '#static'), '\nTotals without scripts\n');
  assert.equal(await tab.get("getComputedStyle(document.getElementById('app')).display"), 'none');
  assert.equal(tab.messages.length, 1);
  tab.messages = [];
});

test('the policy lets nothing in but what is in the page', async (tab) => {
  await tab.open(url('small'));
  assert.equal(
    await tab.get(`new Promise((done) => {
      const blocked = [];
      document.addEventListener('securitypolicyviolation', (event) => {
        blocked.push(event.effectiveDirective);
        if (blocked.length === 4) done(blocked.sort().join(' '));
      });
      const add = (tag, more) => document.body.append(
        Object.assign(document.createElement(tag), more));
      add('script', { textContent: 'window.hit = 1' });
      add('style', { textContent: 'body { color: red }' });
      add('img', { src: 'data:image/png;base64,AA==' });
      fetch('file:///').catch(() => {});
    })`),
    'connect-src img-src script-src-elem style-src-elem'
  );
  assert.equal(await tab.get('window.hit === undefined'), true);
  tab.messages = [];
  tab.requests = [];
});

test('embed made the same page, with the same hashes', () => {
  const c = fs.readFileSync(path.join(build, 'page_data.c'), 'utf8');
  const made = [...c.matchAll(/piece_\d\[\] = \{([^}]*)\}/g)].map((piece) =>
    Buffer.from(piece[1].trim().replace(/,$/, '').split(',')).toString()
  );
  assert.deepEqual(made, pieces());
  assert.match(made[0], /script-src 'sha256-[\w+/]{43}='/);
});

test('what is written as data cannot end it', () => {
  const written = json(reports.hostile());
  assert.doesNotMatch(written, /[<>&\u2028\u2029]/);
});

// Tables whose headings say what they head, and links and buttons only.
test('what can be used can be used without a mouse', async (tab) => {
  for (const hash of ['#view=overview', '#view=functions', '#view=function', '#view=flame']) {
    await tab.open(url('small', hash));
    assert.deepEqual(
      await tab.get(`(() => {
        const all = (selector) => [...document.querySelectorAll(selector)];
        const named = (each) => each.textContent.trim() ||
          each.getAttribute('aria-label') || each.labels?.length;
        return [
          ...all('th:not([scope])'),
          ...all('a:not([href])'),
          ...all('tbody tr').filter((row) =>
            !row.querySelector('th') && !row.matches('.space, .gap, .call')),
          ...all('a, button, input, select').filter((each) =>
            !named(each) || (each.tabIndex < 0 && !each.closest('tbody') &&
              !each.matches('.frame'))),
        ].map((each) => each.outerHTML);
      })()`),
      []
    );
  }
  // One row of the list and one frame are where Tab leads; arrows do the rest.
  const number = (selector) => tab.get(`document.querySelectorAll('${selector}').length`);
  await tab.open(url('small', '#view=function'));
  assert.equal(await number('.functions tbody [tabindex="0"]'), 1);
  await tab.open(url('small', '#view=flame'));
  assert.equal(await number('.frame[tabindex="0"]'), 1);
});

// WCAG 2: relative luminance, and 4.5 for text.
function contrast(a, b) {
  const light = (colour) => {
    const [red, green, blue] = [1, 3, 5].map((at) => {
      const part = parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [low, high] = [light(a), light(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

for (const dark of [false, true])
  test(
    `text stands out in the ${dark ? 'dark' : 'light'}`,
    async (tab) => {
      await tab.open(url('small'));
      const colour = (name) =>
        tab.get(`(() => {
          document.body.style.color =
            html.el('p', { tint: '${name}' }).style.getPropertyValue('--tint');
          const { color } = getComputedStyle(document.body);
          const whole = color.startsWith('color') ? 255 : 1; // of a mixture, parts of 1
          return color.match(/[\\d.]+/g).reduce((text, part) =>
            text + Math.round(part * whole).toString(16).padStart(2, '0'), '#');
        })()`);
      const coloured = ['heat', 'more', 'less'].flatMap((kind) =>
        [1, 2, 3, 4, 5].map((i) => kind + i)
      );
      const hues = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) =>
        ['', 2, 3, 4, 5].map((part) => `hue${i}${part}`)
      );
      const pairs = [
        ...['paper', 'panel', 'here'].flatMap((back) =>
          ['ink', 'soft', 'mark'].map((front) => [front, back])
        ),
        ...[...coloured, ...hues, 'plain'].map((back) => ['ink', back]),
        ['on-mark', 'mark'],
        ['wrong', 'paper'],
      ];
      for (const [front, back] of pairs) {
        const found = contrast(await colour(front), await colour(back));
        assert.ok(found >= 4.5, `${front} on ${back}: ${found.toFixed(2)}`);
      }
      assert.notEqual(await colour('paper'), dark ? '#ffffff' : '#14171b');
    },
    { dark }
  );

for (const width of [400, 1000, 1400, 2500])
  test(`it fits into ${width} pixels`, async (tab) => {
    await tab.size(width, 900);
    for (const report of ['small', 'diff', 'big'])
      for (const view of ['functions', 'function', 'flame']) {
        const fn = { small: 'src/a.c:main', diff: 'src/a.c:gone', big: '' };
        const hash = `#view=${view}&fn=${fn[report]}`;
        await tab.open(url(report, hash));
        await tab.settle();
        const wide = await tab.get('document.documentElement.scrollWidth');
        assert.ok(wide <= width, `${report}, ${view}: ${wide} pixels`);
        if (process.env.PAGE_PICTURES) {
          const name = `${report}-${view}-${width}.png`;
          await tab.picture(path.join(process.env.PAGE_PICTURES, name));
        }
        if (view !== 'functions') continue;
        const column = await tab.get(
          "document.querySelector('tbody .c-name').getBoundingClientRect().width"
        );
        assert.ok(column >= 100, `${report}: names have ${column} pixels`);
      }
  });

// Its key was empty, as if it was always chosen: d, which costs 30, and c with 30 of 120.
test('a function without name, file and object hides nothing', async (tab) => {
  const report = reports.small();
  Object.assign(report.functions[1], { name: '', file: '', object: '' });
  const file = path.join(tmp, 'nameless.html');
  fs.writeFileSync(file, assemble(report));
  await tab.open(`${pathToFileURL(file).href}#view=functions`);
  assert.equal(await text(tab, '.status'), '20 functions');
  assert.deepEqual((await list(tab))[1].slice(0, 6), [
    ...['30', '25.00 %', '30', '25.00 %', '3', '(no name)'],
  ]);
  await tab.go('#view=flame');
  assert.match((await frames(tab))[0], /: 120 Ir, 100.00 %$/);
  await tab.click('.views a:nth-child(2)');
  await tab.click('.functions tbody tr:nth-child(2) a');
  assert.equal(await text(tab, 'h2'), '(no name)');
  assert.equal((await rows(tab, '.callers tbody tr')).length, 4);
});

test('a long command leaves the menu of events in the window', async (tab) => {
  const report = reports.small();
  report.profiles[0].command = `./prog ${'--option=value '.repeat(40)}`;
  const file = path.join(tmp, 'long-command.html');
  fs.writeFileSync(file, assemble(report));
  for (const width of [1400, 1000, 390]) {
    await tab.size(width, 900);
    await tab.open(pathToFileURL(file).href);
    const [left, right] = await tab.get(`(() => {
      const box = document.querySelector('.events select').getBoundingClientRect();
      return [box.left, box.right];
    })()`);
    assert.ok(left >= 0 && right <= width && right - left > 60, `${width}: ${left} to ${right}`);
  }
});

// Of a page, what is open; rows are not torn.
test('what is open is printed', async (tab) => {
  await tab.open(url('small', '#fn=src/c.c:c'));
  await tab.send('Emulation.setEmulatedMedia', { media: 'print' });
  const seen = await tab.get(
    "['.list', '.tools', '.views', '.callers', '.source'].map((each) =>" +
      ' document.querySelector(each).checkVisibility())'
  );
  assert.deepEqual(seen, [false, false, false, true, true]);
  assert.equal(
    await tab.get("getComputedStyle(document.querySelector('.source tr')).breakInside"),
    'avoid'
  );
});

// The longest line of the menu has a formula of six events.
test('a menu of events fits into a phone', async (tab) => {
  const events = 'Ir Dr Dw I1mr D1mr D1mw ILmr DLmr DLmw Bc Bcm Bi Bim';
  const file = path.join(tmp, 'menu.callgrind');
  const costs = '1 '.repeat(13);
  fs.writeFileSync(file, `events: ${events}\nfl=a.c\nfn=f\n1 ${costs}\n`);
  const page = write([file]);
  await tab.size(390, 844);
  for (const view of ['overview', 'functions', 'function']) {
    await tab.open(`${page}#view=${view}`);
    const end = await tab.get(
      "document.querySelector('.events select').getBoundingClientRect().right"
    );
    const wide = await tab.get('document.documentElement.scrollWidth');
    assert.ok(end <= 390 && wide <= 390, `${view}: ${wide} pixels, the menu ends at ${end}`);
  }
});

// Of main's 120, a has 60, b 30 and x 15, which is 12.5 %.
test('the first screen says where the cost is', async (tab) => {
  await tab.open(url('small', '#'));
  assert.equal(await tab.get('document.title'), 'Overview - ./prog with words');
  assert.equal(
    await text(tab, '.lede'),
    'Of 120 Ir (Instruction Fetch), 100 % is main, of that 50 % a, 25 % b, 13 % x.'
  );
  assert.deepEqual(await texts(tab, '.overview h3'), ['Hottest functions', 'Hottest lines']);
  const table = (kind) => rows(tab, `.overview .${kind} tbody tr`);
  assert.deepEqual((await table('hottest')).slice(0, 3), [
    ['25.00 %', '50.00 %', 'c c.c'],
    ['25.00 %', '25.00 %', 'd c.c'],
    ['13.33 %', '50.00 %', 'a a.c'],
  ]);
  // Line 60 is of d, 20 and 21 of c, 7 of a; unknown lines have no place.
  assert.deepEqual(await table('lines'), [
    ['25.00 %', '30', 'c.c:60 text of line 60'],
    ['15.83 %', '19', 'c.c:20 text of line 20'],
    ['13.33 %', '16', 'a.c:7 '],
    ['8.33 %', '10', 'c.c:21 text of line 21'],
  ]);
  await tab.click('.lede a:nth-child(2)');
  assert.equal(await tab.get('location.hash'), '#fn=src/a.c:a');
  await tab.back();
  await tab.click('.overview .frame[href$="at=' + way('src/a.c:main') + '"]');
  assert.equal(await tab.get('location.hash'), `#view=flame&at=${way('src/a.c:main')}`);
  await tab.back();
  await tab.click('.overview .lines tbody a');
  assert.equal(await text(tab, 'h2'), 'd');
  assert.equal(await text(tab, '.source tr.here th'), '60');
});

for (const width of [1400, 1000])
  test(`the first screen of ${width} pixels has all its tables`, async (tab) => {
    await tab.size(width, 900);
    await tab.open(`${write(['c-default/c_default.out'])}#`);
    const found = await tab.get(`(() => {
      const all = [...document.querySelectorAll('.overview tbody tr')];
      const box = (row) => row.getBoundingClientRect();
      return {
        end: Math.max(...[...document.querySelectorAll('.lines tr, .hottest tr')]
          .map((row) => box(row).bottom)),
        high: Math.max(...all.map((row) => box(row).height)),
        none: all.filter((row) => row.cells[0].textContent === '0.00 %').length,
        frames: document.querySelectorAll('.overview .frame').length,
      };
    })()`);
    assert.ok(found.end < 870, `${found.end}`);
    assert.ok(found.high < 27, `${found.high}`);
    assert.equal(found.none, 0);
    assert.ok(found.frames > 10);
  });

test('the first screen says what changed', async (tab) => {
  await tab.open(url('diff', '#'));
  assert.equal(await text(tab, '.lede'), 'Ir rose by 20.00 %, from 30 to 36.');
  assert.deepEqual(await rows(tab, '.changed tbody tr'), [
    ['+20', '.', '20', '', '+66.67 %', 'fresh a.c new'],
    ['\u221210', '10', '.', '', '\u221233.33 %', 'gone a.c gone'],
    ['\u22124', '20', '16', '\u221220.00 %', '\u221213.33 %', 'f a.c'],
  ]);
  // On a phone without what does not fit; names do.
  await tab.size(390, 900);
  assert.ok(
    await tab.get(`[...document.querySelectorAll('.changed .c-name')].every(
      (name) => name.getBoundingClientRect().right < 390)`)
  );
});

// Of b.c the lines of OLD have no place in NEW's text: it is not known which
// of NEW's have changed.
test('lines that have no counterpart in OLD are no changes', async (tab) => {
  const report = reports.diff();
  const line = (file, number, change, old, now) => ({
    file,
    line: number,
    ...{ self: [change], self_old: old, self_new: now },
    calls: [],
  });
  report.files = ['src/a.c', 'src/b.c'].map((name) => ({
    name,
    found: null,
    source: [],
  }));
  report.functions[2].lines = [
    line(0, 5, -4, [20], [16]),
    line(1, 7, 16, [], [16]),
    line(1, null, -20, [20], []),
  ];
  const file = path.join(tmp, 'apart.html');
  fs.writeFileSync(file, assemble(report));
  await tab.open(`${pathToFileURL(file).href}#`);
  const lines = '.overview .lines tbody tr';
  assert.deepEqual(await rows(tab, lines), [['\u22124', 'a.c:5 ']]);
});

test('the first screen has what objects cost, but not nothing', async (tab) => {
  const report = reports.small();
  report.functions[1].object = '/usr/lib/libc.so.6';
  Object.assign(report.functions[7], { object: '/usr/lib/libm.so.6', self: [0, null, null] });
  const file = path.join(tmp, 'objects.html');
  fs.writeFileSync(file, assemble(report));
  await tab.open(`${pathToFileURL(file).href}#`);
  assert.deepEqual(await rows(tab, '.objects tbody tr'), [
    ['67.50 %', '81', 'prog'],
    ['25.00 %', '30', 'libc.so.6'],
  ]);
  const hottest = (await rows(tab, '.hottest tbody tr')).map((row) => row.at(-1));
  assert.equal(hottest.length, 7);
  assert.ok(!hottest.includes('a src/a.h'));
});

test('links name functions, and lead to them in another page', async (tab) => {
  await tab.open(url('small', '#fn=src/a.c:main'));
  const links = await tab.get(
    `[...document.querySelectorAll('.list tbody a, .callees [data-level="1"] a')]` +
      ".map((each) => [each.getAttribute('href'), each.textContent])"
  );
  assert.equal(links.length, 9 + 4);
  // In the next build the functions stand in another order.
  const report = reports.small();
  const last = report.functions.length - 1;
  const turned = (id) => last - id;
  for (const row of report.functions) {
    row.id = turned(row.id);
    for (const call of row.callees) call.id = turned(call.id);
    for (const line of row.lines) for (const call of line.calls) call.to = turned(call.to);
  }
  report.functions.reverse();
  const file = path.join(tmp, 'turned.html');
  fs.writeFileSync(file, assemble(report));
  await tab.open(pathToFileURL(file).href);
  for (const [href, name] of links) {
    await tab.go(href);
    const found = await tab.get("document.querySelector('.content h2').firstChild.textContent");
    assert.equal(found, name);
    assert.deepEqual(
      (await texts(tab, '.content .two h3')).map((each) => each.slice(0, 7)),
      ['Callers', 'Callees']
    );
  }
});

test('back finds a place as it was left', async (tab) => {
  const top = (selector) => tab.get(`document.querySelector('${selector}').scrollTop`);
  await tab.open(url('chain', '#view=functions'));
  // A click shows 1,000 of the 19,900 that are left.
  assert.equal((await list(tab)).at(-1)[0], 'Show 1,000 of 19,900 more');
  await tab.get("document.querySelector('.rest button').click()");
  assert.equal((await list(tab)).length, 1101);
  await tab.get("document.querySelector('.scroll').scrollTop = 20000");
  await tab.get("document.querySelectorAll('.functions tbody a')[1000].click()");
  await tab.settle();
  assert.equal(await text(tab, 'h2'), 'function_1000');
  await tab.back();
  assert.ok((await list(tab)).length >= 100);
  await tab.open(url('small', '#fn=src/c.c:c'));
  await tab.size(1280, 540);
  const callee = "document.querySelector('.source .call a').click()";
  await tab.get("document.querySelector('.content').scrollTop = 50");
  await tab.get(callee);
  await tab.settle();
  assert.equal(await top('.content'), 0);
  await tab.back();
  assert.equal(await top('.content'), 50);
  // On a phone the whole page is scrolled.
  await tab.size(390, 700);
  await tab.open(url('small', '#fn=src/c.c:c'));
  await tab.get('scrollTo(0, 60)');
  await tab.get(callee);
  await tab.settle();
  assert.equal(await tab.get('scrollY'), 0);
  await tab.back();
  assert.equal(await tab.get('scrollY'), 60);
});

test('what is focused stays focused', async (tab) => {
  const focus = () => tab.get('document.activeElement.textContent');
  await tab.open(url('small', '#fn=src/c.c:c'));
  for (const [selector, words] of [
    ['.views a:nth-child(4)', 'Call graph'],
    ['.views a:nth-child(2)', 'All functions'],
    ['thead .c-inclusive button', 'Inclusive'],
  ]) {
    await tab.get(`document.querySelector('${selector}').focus()`);
    await tab.key('Enter');
    assert.equal(await focus(), words);
  }
});

test('rows are copied with tabs', async (tab) => {
  await tab.size(1700, 900);
  await tab.open(url('small', '#fn=src/c.c:c'));
  const copied = await tab.get(`(() => {
    const table = document.querySelector('.callers table');
    table.rows[2].cells[2].textContent = '\u221220';
    getSelection().selectAllChildren(table);
    const clipboardData = new DataTransfer();
    table.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData, bubbles: true })
    );
    return clipboardData.getData('text/plain');
  })()`);
  assert.equal(
    copied,
    '% of function\tCost\tCalls\tper call\tCaller\n66.67 %\t40\t2\u00d7\t20\ta a.c\n' +
      '66.67 %\t40\t-20\t13\tmain\n33.33 %\t20\t1\u00d7\t20\tb\n'
  );
  // Sources keep their indentation, and all that is selected has its lines.
  const all = await tab.get(`(() => {
    document.querySelector('.source tbody .c-text').textContent = '\\tindented';
    getSelection().selectAllChildren(document.body);
    const clipboardData = new DataTransfer();
    document.body.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true }));
    return clipboardData.getData('text/plain').split('\\n');
  })()`);
  assert.ok(all.includes('?\t1\t0.83 %\t\tindented'), all.join('\n'));
  assert.ok(
    all.includes(
      './prog with words callgrind.out.1 \u00b7 callgrind-3.19.0 \u00b7 pid 1 \u00b7 2 parts'
    )
  );
  assert.ok(all.includes('20\t19\t15.83 %\ttext of line 20'));
});

test('a profile without calls has no views of calls', async (tab) => {
  const report = reports.small();
  for (const row of report.functions) {
    Object.assign(row, { callees: [], calls: null, cycle: null });
    for (const line of row.lines) line.calls = [];
  }
  const file = path.join(tmp, 'flat.html');
  fs.writeFileSync(file, assemble(report));
  await tab.open(pathToFileURL(file).href);
  await sumsMatch(tab);
  assert.deepEqual(await texts(tab, '.views a'), ['Overview', 'All functions']);
  assert.deepEqual(await texts(tab, '.functions thead th'), [
    'Self',
    'Self % of total',
    'Function',
    'File',
    'Object',
  ]);
  await tab.go('#fn=src/c.c:c');
  assert.deepEqual(await texts(tab, '.two h3'), []);
  assert.deepEqual(await texts(tab, '.figures thead th'), ['Of', 'Self', '% of total']);
});

test('the flame graph goes up from each function', async (tab) => {
  const hasList = () =>
    tab.get("getComputedStyle(document.querySelector('.list')).display !== 'none'");
  await tab.open(url('small', '#view=flame'));
  assert.equal(await hasList(), false);
  await tab.go('#view=flame&dir=up');
  assert.equal(await hasList(), true);
  // One search for both.
  await tab.key('/');
  await tab.type('/^d$/');
  assert.deepEqual(await texts(tab, '.frame.found .last > span:first-child'), ['d']);
  await tab.open(url('small', '#view=flame&dir=up'));
  const guess = ', an estimate, divided as the callers paid ~';
  const found = await frames(tab);
  assert.deepEqual(found.slice(0, 3), [
    '0 | 0 | 100 | ./prog with words: 120 Ir, 100.00 %',
    '1 | 0 | 25 | c: 30 Ir, 25.00 %',
    '1 | 25 | 25 | d: 30 Ir, 25.00 %',
  ]);
  // Of the 60 that c costs with d, a paid 40 and b 20; of its own 30, half.
  assert.ok(found.includes(`2 | 0 | 17 | a: about 20 Ir, 16.67 %${guess}`));
  assert.ok(found.includes('2 | 25 | 25 | c: 30 Ir, 25.00 %'));
});

// Of src/c.c are c (60, with the d that it calls) and d.
test('a search marks frames, and says what they cost', async (tab) => {
  await tab.open(url('small', '#view=flame&q=src/c.c'));
  const found = () =>
    tab.get(`[...document.querySelectorAll('.frame.found')].map(
      (each) => each.getAttribute('aria-label').replace(/:.*/, ''))`);
  const said = () => texts(tab, '.flame output div');
  assert.deepEqual(await found(), ['c', 'c', 'd', 'd']);
  assert.deepEqual(await said(), ['src/c.c in 2 functions: 60 Ir, 50.00 %']);
  await tab.key('/');
  await tab.get("document.querySelector('.flame input').value = ''");
  await tab.type('a.h');
  assert.equal(await tab.get('location.hash'), '#view=flame&q=a.h');
  assert.deepEqual(await found(), ['a']);
  assert.deepEqual(await said(), ['a.h in 1 function: 4 Ir, 3.33 %']);
  await tab.go('#view=flame&q=/^d$/');
  assert.deepEqual(await said(), ['/^d$/ in 1 function: 30 Ir, 25.00 %']);
  const focus = () => tab.get("document.activeElement.getAttribute('aria-label').slice(0, 11)");
  await tab.get("document.querySelector('.flame input').focus()");
  await tab.key('Enter');
  assert.equal(await focus(), 'd: about 20');
});

// Of 10,000 thin costs 20: less than 1 pixel of 390, nearly 3 of 1,400, and wide
// enough for a frame of its own in 3,800.
test('a search finds what is too narrow to be drawn', async (tab) => {
  const file = path.join(tmp, 'narrow.callgrind');
  const call = (name, cost) => `cfn=${name}\ncalls=1 1\n1 ${cost}`;
  fs.writeFileSync(
    file,
    [
      ...['events: Ir', 'fl=a.c', 'fn=main', '1 10', call('wide', 9990)],
      ...['fn=wide', '1 9950', call('first', 40), 'fn=first', '1 20'],
      ...[call('thin', 20), 'fn=thin', '1 20', ''],
    ].join('\n')
  );
  const page = write(['--min=0', file]);
  for (const width of [390, 1400, 3800]) {
    await tab.size(width, 900);
    await tab.open(`${page}#view=flame&q=thin`);
    const narrow = width < 3800;
    assert.deepEqual(await texts(tab, '.flame output div'), ['thin in 1 function: 20 Ir, 0.20 %']);
    const marked = await tab.get(
      "[...document.querySelectorAll('.found')].map((each) => each.className)"
    );
    assert.deepEqual(marked, [narrow ? 'frame narrow found' : 'frame squeeze found']);
  }
});

// As glibc starts a program, with all of 100 in main.
test('frames that run before main give way to it', async (tab) => {
  const file = path.join(tmp, 'runtime.callgrind');
  const startup = ['0x1ab70', '__libc_start_main@@GLIBC_2.34', '(below main)', 'main'];
  fs.writeFileSync(
    file,
    [
      ...['events: Ir', 'fl=a.c'],
      ...startup.flatMap((name, i) =>
        name === 'main'
          ? ['fn=main', '1 100', '']
          : [`fn=${name}`, `cfn=${startup[i + 1]}`, 'calls=1 1', '1 100']
      ),
    ].join('\n')
  );
  await tab.open(`${write([file])}#view=flame`);
  const labels = () =>
    tab.get("[...document.querySelectorAll('.frame')].map((each) => each.ariaLabel)");
  assert.deepEqual(await labels(), [
    'The whole program: 100 Ir, 100.00 %',
    'main: 100 Ir, 100.00 %, through 0x1ab70, __libc_start_main, (below main)',
  ]);
});

test('a name of 100 KB is cut in the middle, and its source is seen', async (tab) => {
  const report = reports.small();
  const name = `first${'x'.repeat(100000)}last`;
  Object.assign(report.functions[0], { name });
  const file = path.join(tmp, 'long-name.html');
  fs.writeFileSync(file, assemble(report));
  for (const view of ['overview', 'functions', 'function', 'flame']) {
    await tab.open(`${pathToFileURL(file).href}#view=${view}`);
    assert.ok((await tab.get('document.title')).length < 400);
  }
  await tab.go('#view=function');
  const title = await text(tab, 'h2');
  assert.ok(/^firstx+\u2026x+last$/.test(title) && title.length === 501);
  const top = "document.querySelector('.sources').getBoundingClientRect().top";
  assert.ok((await tab.get(top)) < 500);
});

test('functions of one name are told apart where files have no column', async (tab) => {
  await tab.open(url('small', '#view=functions'));
  assert.deepEqual(await texts(tab, '.functions .place'), []);
  await tab.go('#view=function');
  assert.deepEqual(await texts(tab, '.functions .place'), [' a.c', ' a.h']);
});

// The scope of a function and its arguments have more letters than any of these places.
test('of names the scope is left out first, and the arguments are cut', async (tab) => {
  const long = 'a_long_name_of_a_namespace::'.repeat(3);
  const last = 'what_it_is_called';
  const report = reports.small();
  const row = report.functions[1];
  row.name = `${long}${last}<${'int, '.repeat(30)}int>'2`;
  row.full = `${row.name}(int)`;
  const file = path.join(tmp, 'scopes.html');
  fs.writeFileSync(file, assemble(report));
  // Of each piece: its text, and whether it is seen, and cut.
  const piecesOf = (box) =>
    tab.get(`[...document.querySelectorAll('${box} .squeeze')]
      .filter((each) => each.textContent.includes('${last}'))
      .map((each) => [...each.querySelectorAll('.spare, .last > span:not(.share)')].map((piece) => [
        piece.textContent.length > 35 || piece.textContent,
        piece.getBoundingClientRect().bottom > each.getBoundingClientRect().top + 3,
        piece.scrollWidth > piece.clientWidth + 1]))`);
  for (const [width, hash, box] of [
    [1400, '#view=functions', '.functions'],
    [390, '#view=functions&event=Rate', '.functions'],
    [1700, '#fn=src/c.c:c', '.functions'],
    [1700, '#fn=src/c.c:c', '.callees'],
    [1400, '#view=overview', '.hottest'],
    [2000, '#view=flame', '.flame'],
  ]) {
    await tab.size(width, 900);
    await tab.open(pathToFileURL(file).href + hash);
    const [[scope, name, some, end]] = await piecesOf(box);
    const where = `${width} ${hash} ${box}`;
    assert.deepEqual([scope[0], scope[1]], [true, false], where);
    assert.deepEqual(
      [name, end],
      [
        [last, true, false],
        ["'2", true, false],
      ],
      where
    );
    assert.deepEqual(some, [true, true, true], where);
  }
});

// All functions are gone or new, and have places that tell them apart.
test('names have room before paths and badges', async (tab) => {
  const report = reports.diff();
  const place = 'a/long/path/that/leads/to/the/file/of/the/function.c';
  const name = 'a_function_of_26_letters_x';
  for (const row of report.functions.slice(0, 2))
    Object.assign(row, { name, file: `${row.name}/${place}`, cycle: 1 });
  const file = path.join(tmp, 'room.html');
  fs.writeFileSync(file, assemble(report));
  for (const width of [2000, 1400]) {
    await tab.size(width, 900);
    await tab.open(`${pathToFileURL(file).href}#view=function`);
    const shown = await tab.get(`(() =>
      [...document.querySelectorAll('.functions tbody a')].map((link) =>
        [link.textContent,
          link.firstChild.scrollWidth - link.firstChild.clientWidth,
          link.nextSibling?.className]))()`);
    const found = shown.filter(([label]) => label === name);
    assert.equal(found.length, 2);
    for (const [, over, next] of found) {
      assert.ok(over <= 0, `${width}: ${over} pixels are cut`);
      assert.match(next, /place/);
    }
  }
});

test('a name that is copied is whole', async (tab) => {
  const report = reports.small();
  Object.assign(report.functions[1], {
    name: 'ns::d<...>',
    full: 'ns::d<T>()',
  });
  const file = path.join(tmp, 'copied.html');
  fs.writeFileSync(file, assemble(report));
  await tab.open(`${pathToFileURL(file).href}#view=functions`);
  const copied = (selector) =>
    tab.get(`(() => {
      const found = document.querySelector('${selector}');
      getSelection().selectAllChildren(found);
      const clipboardData = new DataTransfer();
      found.dispatchEvent(
        new ClipboardEvent('copy', { clipboardData, bubbles: true })
      );
      return clipboardData.getData('text/plain');
    })()`);
  assert.equal(await copied('tbody tr:nth-child(2) a'), 'ns::d<T>()');
  assert.equal(
    await copied('tbody tr:nth-child(2)'),
    '30\t25.00 %\t30\t25.00 %\t3\tns::d<T>()\tsrc/c.c\t/bin/prog\n'
  );
  // A part of a name is left to the browser.
  assert.equal(await copied('tbody tr:nth-child(2) a > span'), '');
});

test('times and bytes have units, large counts are short', async (tab) => {
  const report = reports.small();
  const time = [' ns', ' \u00b5s', ' ms', ' s'];
  for (const [name, total, words, scale, size] of [
    ['Time_(10ns)', 123456789, '1.23 s', time, 10],
    ['wall_time', 1234, '1.23 ms', time, 1000],
    ['Memory_(bytes)', 123456, '123 kB', [' B', ' kB'], 1],
    ['Ir', 3090123456, '3.09 G'],
  ]) {
    Object.assign(report.events[0], { name, total, scale, size, long_name: null });
    report.sort = [name];
    const file = path.join(tmp, 'units.html');
    fs.writeFileSync(file, assemble(report));
    await tab.open(pathToFileURL(file).href);
    assert.equal((await texts(tab, '.events .total'))[0], words);
    assert.equal(
      await tab.get("document.querySelector('.events .total').title"),
      `${count(total)} ${name}`
    );
    const first = await tab.get(
      '(({ textContent, title }) => [textContent, title])(' +
        "document.querySelector('tbody .c-self'))"
    );
    assert.equal(first[1], `30 ${name}`);
    const [unit] = / [a-z]?[sB]$/.exec(words) ?? [''];
    assert.equal(/ [a-z\u00b5]*[sB]$/.test(first[0]), unit !== '');
  }
});

// --- pages that cgannotate wrote ---

const golden = path.join(__dirname, '../golden');
const asm = path.join(golden, 'asm');
const program = path.resolve(build, 'cgannotate');

function cgannotate(args, cwd = golden) {
  const options = { cwd, maxBuffer: 1 << 30, stdio: 'pipe' };
  return execFileSync(program, args, options).toString();
}

let written = 0;

function write(args, cwd) {
  const file = path.join(tmp, `written-${written++}.html`);
  cgannotate(['--format=html', '-o', file, ...args], cwd);
  return pathToFileURL(file).href;
}

// The stacks of the frames that are drawn, each with what its last frame costs itself, as
// --format=folded has them.
async function stacksDrawn(tab) {
  const drawn = (await frames(tab)).map((frame) => {
    const [level, left, width, words] = frame.split(' | ');
    const [, name, cost] = /^(.*): ([\d,]+) Ir, /.exec(words);
    const box = { level: Number(level), left: Number(left), width: Number(width) };
    return { ...box, name, self: Number(cost.replace(/,/g, '')), cost };
  });
  const holds = (outer, { level, left }) =>
    outer.level === level - 1 && outer.left <= left && left < outer.left + outer.width;
  for (const frame of drawn) {
    const outer = drawn.find((each) => holds(each, frame));
    if (!outer) continue;
    outer.self -= Number(frame.cost.replace(/,/g, ''));
    frame.path = outer.path ? `${outer.path};${frame.name}` : frame.name;
  }
  return drawn
    .filter(({ path: stack, self }) => stack && self)
    .map(({ path: stack, self }) => `${stack} ${self}`)
    .sort();
}

// load() and store() inline each(), and the function that is given to it: load's calls reading() and
// store's calls writing().  Of each function itself: main 10, load 30, store 20, each 20 in either,
// load's 50, store's 60, reading 400; and writing `cost`.
const CALLS_BACK = {
  '0x10': ['main a.cpp:20 a.cpp:19'],
  '0x20': ['load a.cpp:4 a.cpp:3'],
  '0x24': ['each a.h:51 a.h:50', 'load a.cpp:5 a.cpp:3'],
  '0x28': ['operator() a.cpp:6 a.cpp:6', 'each a.h:52 a.h:50', 'load a.cpp:5 a.cpp:3'],
  '0x40': ['store a.cpp:9 a.cpp:8'],
  '0x44': ['each a.h:51 a.h:50', 'store a.cpp:10 a.cpp:8'],
  '0x48': ['operator() a.cpp:10 a.cpp:10', 'each a.h:52 a.h:50', 'store a.cpp:10 a.cpp:8'],
  '0x60': ['reading a.cpp:30 a.cpp:29'],
  '0x80': ['writing a.cpp:40 a.cpp:39'],
};

// Writes such profiles, and a program that answers as llvm-symbolizer; returns their directory.
function callsBack() {
  const dir = path.join(tmp, 'calls-back');
  if (fs.existsSync(dir)) return dir;
  fs.mkdirSync(dir);
  fs.writeFileSync(path.join(dir, 'prog'), '\x7fELF');
  for (const [address, chain] of Object.entries(CALLS_BACK)) {
    const answer = chain.flatMap((frame) => {
      const [name, place, begin] = frame.split(' ');
      const [file, line] = place.split(':');
      const [start, first] = begin.split(':');
      return [
        ...[name, `  Filename: ${file}`, `  Function start filename: ${start}`],
        ...[`  Function start line: ${first}`, `  Line: ${line}`, '  Column: 7'],
      ];
    });
    fs.writeFileSync(path.join(dir, address), [address, ...answer, ''].join('\n'));
  }
  const script = `#!/bin/sh\nwhile read -r address; do cat "${dir}/$address"; done\n`;
  fs.writeFileSync(path.join(dir, 'llvm-symbolizer'), script, { mode: 0o755 });
  const call = (name, at, cost) => [`cfn=${name}`, `calls=1 ${at} 1`, cost];
  for (const [file, cost] of Object.entries({ old: 100, new: 200 })) {
    const lines = [
      ...['positions: instr line', 'events: Ir', 'ob=prog', 'fl=a.cpp', 'fn=main', '0x10 20 10'],
      ...call('load', '0x20', '0x10 20 500'),
      ...call('store', '0x40', `0x10 21 ${100 + cost}`),
      ...['fn=load', '0x20 4 30', '0x24 5 20', '0x28 6 50'],
      ...call('reading', '0x60', '0x28 6 400'),
      ...['fn=store', '0x40 9 20', '0x44 5 20', '0x48 10 60'],
      ...call('writing', '0x80', `0x48 10 ${cost}`),
      ...['fn=reading', '0x60 30 400', 'fn=writing', `0x80 40 ${cost}`, ''],
    ];
    fs.writeFileSync(path.join(dir, file), lines.join('\n'));
  }
  return dir;
}

// By rows, store's each() would call reading().
test('a flame graph has inlined code where it was inlined', async (tab) => {
  const dir = callsBack();
  process.env.CGANNOTATE_ADDR2LINE = path.join(dir, 'llvm-symbolizer');
  const page = write(['--min=0', '--inlines', 'new'], dir);
  const folded = cgannotate(['--format=folded', '--inlines', 'new'], dir);
  const both = cgannotate(['--format=folded', '--inlines', '--diff', 'old', 'new'], dir);
  const pair = write(['--min=0', '--inlines', '--diff', 'old', 'new'], dir);
  delete process.env.CGANNOTATE_ADDR2LINE;
  const stacks = (output) => output.trim().split('\n').sort();
  await tab.open(`${page}#view=flame`);
  await sumsMatch(tab);
  assert.deepEqual(await stacksDrawn(tab), stacks(folded));
  assert.deepEqual(await stacksDrawn(tab), [
    'main 10',
    'main;load 30',
    'main;load;each 20',
    'main;load;each;operator() a.cpp:6 50',
    'main;load;each;operator() a.cpp:6;reading 400',
    'main;store 20',
    'main;store;each 20',
    'main;store;each;operator() a.cpp:10 60',
    'main;store;each;operator() a.cpp:10;writing 200',
  ]);
  // The two places of each() are one function: to a search, from below, and as the root.
  await tab.go('#view=flame&q=each');
  assert.match(await text(tab, '.flame output'), /: 750 Ir, 92\.59 %$/);
  assert.equal((await texts(tab, '.frame.found')).length, 2);
  assert.equal((await texts(tab, '.estimate.frame')).length, 0);
  await tab.go('#view=flame&dir=up');
  const leaves = await frames(tab);
  const named = (name) => leaves.filter((frame) => frame.includes(` ${name}: `));
  assert.match(named('each')[0], /^1 \| .* \| each: 40 Ir, /);
  assert.match(
    named('store').find((frame) => frame[0] === '4'),
    / store: 200 Ir, /
  );
  await tab.go('#view=flame&fn=a.h:each');
  const words = (await frames(tab)).map((frame) => frame.replace(/^(\d+) .* \| /, '$1 '));
  assert.deepEqual(words.sort(), [
    '0 main: 280 Ir, 34.57 %, 37.33 % of each',
    '0 main: 470 Ir, 58.02 %, 62.67 % of each',
    '1 load: 470 Ir, 58.02 %, 62.67 % of each',
    '1 store: 280 Ir, 34.57 %, 37.33 % of each',
    '2 each: 750 Ir, 92.59 %',
    '3 operator() a.cpp:10: 260 Ir, 32.10 %, 34.67 % of each',
    '3 operator() a.cpp:6: 450 Ir, 55.56 %, 60.00 % of each',
    '4 reading: 400 Ir, 49.38 %, 53.33 % of each',
    '4 writing: 200 Ir, 24.69 %, 26.67 % of each',
  ]);
  // The frame of an address is found by names.
  const at = way('a.cpp:main', 'a.cpp:store', 'a.h:each');
  await tab.go(`#view=flame&at=${at}`);
  assert.deepEqual(
    (await frames(tab)).slice(3).map((frame) => frame.replace(/ Ir.*/, '')),
    [
      '3 | 0 | 100 | each: 280',
      '4 | 0 | 93 | operator() a.cpp:10: 260',
      '5 | 0 | 71 | writing: 200',
    ]
  );
  // So do callers and callees that open: as --call-tree, which divides none of these.
  const tree = async (field) =>
    (await rows(tab, `.${field} tbody tr`)).map((cells) => `${cells[1]} ${cells.at(-1)}`);
  await tab.size(1700, 900);
  await tab.go('#fn=a.cpp:reading');
  const up = ['400 operator() a.cpp:6', '400 each', '400 load', '400 main'];
  assert.deepEqual(await tree('callers'), up);
  await tab.go('#fn=a.cpp:load');
  assert.deepEqual(await tree('callees'), [
    ...['470 each', '450 operator() a.cpp:6', '400 reading', '50 itself', '20 itself'],
    '30 itself',
  ]);
  assert.equal((await texts(tab, '.guess')).length, 0);
  for (const [side, i] of [
    ['1', 1],
    ['2', 2],
  ]) {
    await tab.open(`${pair}#view=flame&side=${side}`);
    await sumsMatch(tab);
    const told = stacks(both).map((line) => line.replace(/ (\d+) (\d+)$/, ` $${i}`));
    assert.deepEqual(await stacksDrawn(tab), told.sort());
  }
});

// main's thread 1 calls f and g, thread 2 calls f alone; f calls h, in thread 2 for all that h costs.
test('a flame graph is of the thread that is chosen', async (tab) => {
  const dir = path.join(tmp, 'threads');
  fs.mkdirSync(dir);
  const call = (name, cost) => [`cfn=${name}`, 'calls=1 1', `1 ${cost}`];
  const one = ['fn=main', '1 10 1', ...call('f', '60 2'), ...call('g', '30 3')];
  one.push('fn=f', '1 20 2', ...call('h', '40'), 'fn=g', '1 5 3', ...call('h', '25'));
  one.push('fn=h', '1 65');
  const two = ['fn=main', '1 100', ...call('f', '300 8'), 'fn=f', '1 100', ...call('h', '200 8')];
  two.push('fn=h', '1 200 8');
  [one, two].forEach((lines, i) =>
    fs.writeFileSync(
      path.join(dir, `callgrind.out.1-0${i + 1}`),
      ['pid: 1', `thread: ${i + 1}`, 'events: Ir Dr', 'fl=a.c', ...lines, ''].join('\n')
    )
  );
  const files = ['callgrind.out.1-01', 'callgrind.out.1-02'];
  const page = write(['--min=0', '--compare=thread', '--show=Ir,Dr', ...files], dir);
  for (const [i, file] of files.entries()) {
    await tab.open(`${page}#view=flame&side=${i + 1}`);
    await sumsMatch(tab);
    const folded = cgannotate(['--format=folded', file], dir).trim().split('\n');
    assert.deepEqual(await stacksDrawn(tab), folded.sort());
    assert.match((await frames(tab))[0], new RegExp(`thread ${i + 1}: `));
  }
  // Of h's 200, all is below f; all threads together divide 265 as f and g paid.
  assert.ok((await stacksDrawn(tab)).includes('main;f;h 200'));
  await tab.go('#view=flame&fn=a.c:h&side=1');
  const brief = (frame) => frame.replace(/^(\d+) .* \| ([^,]*),.*/, '$1 $2');
  const words = (await frames(tab)).map(brief);
  assert.deepEqual(words.sort(), [
    ...['0 main: 25 Ir', '0 main: 40 Ir', '1 f: 40 Ir', '1 g: 25 Ir', '2 h: 65 Ir'],
  ]);
  // So are the first levels in the overview, and callers and callees.
  await tab.go('#view=overview&side=1');
  assert.deepEqual(await texts(tab, '.overview > .note'), []);
  const [main] = await frames(tab);
  assert.match(main, /main: 100 Ir, 100\.00 %$/);
  await tab.go('#fn=a.c:h&side=1');
  const cells = async (field) =>
    (await rows(tab, `.${field} tbody tr[data-level="1"]`)).map(([part, ...more]) => [
      part,
      more.at(-1),
    ]);
  assert.deepEqual(await cells('callers'), [
    ['61.54 %', 'f'],
    ['38.46 %', 'g'],
  ]);
  await tab.go('#fn=a.c:h&side=2');
  assert.deepEqual(await cells('callers'), [['100.00 %', 'f']]);
});

// With thousands separators, as the page and the text report have them.
function count(value, plus = false) {
  if (value === null) return '.';
  const sign = value < 0 ? '\u2212' : plus && value > 0 ? '+' : '';
  return sign + Math.abs(value).toLocaleString('en-US');
}

// What the page and the JSON say of the same rows, as sorted lines.
async function compare(tab, args) {
  const report = JSON.parse(cgannotate(['--format=json', ...args]));
  // As wide as all columns.
  await tab.size(2500, 900);
  await tab.open(write(['--min=0', '--names=full', ...args]));
  await sumsMatch(tab);
  const { diff } = report;
  const shown = report.events.slice(0, 1);
  const exact = ({ name, total, total_old: old, total_new: now }) =>
    (diff ? [old, now] : [total]).map((value) => `${count(value)} ${name}`).join(' \u2192 ');
  assert.deepEqual(
    await tab.get("[...document.querySelectorAll('.events .total')].map(({ title }) => title)"),
    shown.map(exact)
  );
  if (diff)
    assert.deepEqual(
      await texts(tab, '.events .note'),
      shown.map((event) => `${changePart(event)} %`)
    );
  // All rows, which clicks show.
  const seen = await tab.get(`(() => {
    for (let more; (more = document.querySelector('.functions .rest button')); ) more.click();
    return [...document.querySelectorAll('.functions tbody tr')]
      .map((row) => {
        const cell = (key) => {
          const found = row.querySelector('.c-' + key);
          const path = found?.querySelector('[data-full]');
          if (path) return path.dataset.full;
          const { textContent = '', title = '' } = found ?? {};
          // Of a time, the count: what it stands for is not exact.
          return / [a-z\u00b5]*[sB]$/.test(textContent) ? title.split(' ')[0] : textContent;
        };
        return [
          row.querySelector('.c-name a').textContent, cell('file'),
          cell('object'), cell('self'), cell('inclusive'), cell('calls'),
        ].join(' | ');
      })
      .sort();
  })()`);
  // Where there are no calls, there are no columns for them.
  const calls = report.functions.some((row) => row.callees.length);
  const wanted = report.functions
    .filter((row) => !diff || row.listed)
    .map((row) =>
      [
        row.name,
        row.file,
        row.object ?? '',
        count(row.self[0], diff),
        calls ? count(row.inclusive[0], diff) : '',
        calls ? count(row.calls, diff) : '',
      ].join(' | ')
    );
  return { report, seen, wanted: wanted.sort() };
}

function changePart({ total, total_old: old }) {
  if (!old) return '';
  const part = (total * 100) / old;
  const sign = part < 0 ? '\u2212' : part > 0 ? '+' : '';
  return `${sign}${Math.abs(part).toFixed(2)}`;
}

for (const profile of [
  'c-default/c_default.out',
  'valgrind/thr_sep_combine.out',
  'valgrind/weird_symbols.out',
  'recursion/two-cycles.callgrind',
  'writers/pyprof2calltree_pstats.callgrind',
  'writers/xdebug.append.cachegrind.out',
  'writers/cg_diff.out',
  'events/cut.out',
  'sample/callgrind.out.sample',
])
  if (fs.existsSync(path.join(golden, profile)))
    test(`the page of ${profile} says what the JSON says`, async (tab) => {
      const { report, seen, wanted } = await compare(tab, [profile]);
      assert.deepEqual(seen, wanted);
      // Every event of every function, call and line.
      assert.deepEqual(await tab.get(figures.inPage), figures.ofJson(report));
      // Callers and callees of the ten with the largest inclusive costs.
      const byCost = [...report.functions]
        .filter((row) => row.listed)
        .sort((a, b) => b.inclusive[0] - a.inclusive[0])
        .slice(0, 10);
      const name = (row) => [row.name, row.file, row.object ?? ''].join(' | ');
      for (const row of byCost) {
        const key = await tab.get(
          `data.read(window.given).functions` +
            `.find((row) => [row.name, row.file, row.object ?? '']` +
            `.join(' | ') === ${JSON.stringify(name(row))}).key`
        );
        await tab.go(`#fn=${encodeURIComponent(key)}`);
        const event = await tab.get(
          `(({ name, unit, scale, size }) => ({ name, unit, scale, size }))` +
            `(data.read(window.given).events[0])`
        );
        for (const field of ['callers', 'callees']) {
          const rest = `.${field} .rest[data-level="1"] button`;
          await tab.get(`document.querySelector('${rest}')?.click()`);
          const shown = await rows(tab, `.${field} tbody tr[data-level="1"]:not(.own)`);
          // Calls of itself are recursion.
          assert.deepEqual(
            shown
              .map((cells) =>
                cells
                  .slice(event.ratio ? 0 : 1)
                  .slice(0, 2)
                  .join(' ')
              )
              .sort(),
            row[field]
              .filter(({ id }) => id !== row.id)
              .map(
                (each) =>
                  `${scripts.show.cost(event, each.inclusive[0])} ${count(each.calls)}\u00d7`
              )
              .sort(),
            `${field} of ${row.name}`
          );
        }
      }
    });

test('the source says what each file costs', async (tab) => {
  await tab.open(`${write(['a.callgrind'], asm)}#fn=a.c:f`);
  assert.deepEqual(await texts(tab, '.sources h3.path'), [
    ...['a.c 85.71 % of self', 'a.h 14.29 % of self'],
  ]);
  assert.equal((await texts(tab, '.sources .source')).length, 1);
  await tab.click('.sources .file:last-child summary');
  assert.equal((await texts(tab, '.sources .source')).length, 2);
  await tab.click('.hot a:last-of-type');
  assert.match(await tab.get('location.hash'), /line=a\.[ch]:/);
});

// OLD's lines of f cost 5, 10 and 4 of 39, and may be those of another text.
test('what lines of OLD cost that have no place is one sum', async (tab) => {
  const sides = ['moved-object-old.callgrind', 'moved-object.callgrind'];
  const args = ['--diff', '--mod-file=s/^(old|new)$/prog/', ...sides];
  const page = write(['--min=0', ...args], path.join(golden, 'diff'));
  await tab.open(`${page}#view=function`);
  const shown = await rows(tab, '.source tbody tr');
  assert.deepEqual(
    shown.filter((cells) => cells[1]),
    [
      ['5', '.', '5', '+5', 'int f(void)'],
      ['7', '.', '1', '+1', '\tg();'],
      ['', '.', '20', '+20', '\u21b3 g +1\u00d7'],
      ['8', '.', '4', '+4', '}'],
      ['OLD', '19', '.', '\u221219', '(lines of OLD)'],
    ]
  );
  assert.equal(shown.at(-1)[4], '(lines of OLD)');
  assert.doesNotMatch((await texts(tab, '.hot a')).join(), /19|48/);
});

// Costs of which shares, rates and ratios lie half way between hundredths.
test('the page rounds as the text report does', async (tab) => {
  const halves = Array.from({ length: 40 }, (_, i) => 10 * i + 5);
  const file = path.join(tmp, 'halves.callgrind');
  const most = 100000 - halves.reduce((a, b) => a + b);
  fs.writeFileSync(
    file,
    [
      'events: I1mr Ir',
      'fl=a.c',
      ...halves.flatMap((n) => [`fn=f${n}`, `1 ${n} 100000`]),
      'fn=most',
      `1 ${most} 7`,
      '',
    ].join('\n')
  );
  const args = ['--event=Ratio = 100 * I1mr / Ir', '--event=Third = I1mr / 3'];
  const events = ['I1mr', 'I1%', 'Ratio', 'Third'];
  args.push(`--show=${events}`, file);
  const shown = [];
  await tab.size(1280, 2000);
  for (const event of events) {
    const address = `#event=${encodeURIComponent(event)}&sort=name`;
    await tab.open(`${write(['--min=0', ...args])}${address}`);
    await sumsMatch(tab);
    shown.push(new Map((await list(tab)).map((row) => [row.at(-2), row])));
  }
  const said = cgannotate(['--no-auto', '--threshold=100', ...args])
    .split('\n')
    .map((line) =>
      /([\d,]+) \( *([\d.]+)%\) +([\d.]+%) +([\d.,]+) +([\d.,]+) .* a.c:(.*)/.exec(line)
    )
    .filter(Boolean);
  assert.equal(said.length, 41);
  for (const [, cost, part, rate, ratio, third, name] of said) {
    const [costs, rates, ratios, thirds] = shown.map((cells) => cells.get(name));
    assert.deepEqual(
      [costs[0], costs[1], rates[0], ratios[0], thirds[0]],
      [cost, `${part} %`, rate, ratio, third],
      name
    );
  }
});

test('the page of a comparison says what the JSON says', async (tab) => {
  const { report, seen, wanted } = await compare(tab, [
    '--diff',
    'merge/thr_sep.out-02',
    'merge/thr_sep.out-04',
  ]);
  // The page has what did not change, too.
  const shown = new Set(seen);
  assert.deepEqual(
    wanted.filter((line) => !shown.has(line)),
    []
  );
  // And every figure of what changed, with OLD's and NEW's; of lines the change,
  // as those of functions that did not change there are not in the page.
  const page = await tab.get(figures.inPage);
  const all = figures.ofJson(report);
  for (const each of [page, all]) each.lines = each.lines.map((line) => line.split(',')[0]);
  for (const [kind, lines] of Object.entries(all)) {
    const said = new Set(page[kind]);
    assert.ok(lines.length > 0);
    assert.deepEqual(
      lines.filter((line) => !said.has(line)),
      [],
      kind
    );
  }
});

// What the picture says of each call from or to a function; the rest is cut at five.
for (const args of [
  ['c-default/c_default.out'],
  ['--diff', 'merge/thr_sep.out-02', 'merge/thr_sep.out-04'],
])
  test(`pictures of neighbours say what the JSON says, ${args.length}`, async (tab) => {
    const isDiff = args.length > 1;
    const { functions } = JSON.parse(cgannotate(['--format=json', ...args]));
    await tab.open(write(['--min=0', ...args]));
    const all = await keys(tab);
    const ofPage = await tab.get(`data.read(window.given)
      .functions.map(({ id, name, file, object }) => [id, name, file, object])`);
    const keyOf = new Map(ofPage.map(([id, ...labels]) => [JSON.stringify(labels), all[id]]));
    const label = ({ name, file, object }) => keyOf.get(JSON.stringify([name, file, object]));
    const byId = new Map(functions.map((row) => [row.id, row]));
    let seen = 0;
    for (const row of functions.slice(0, 10)) {
      const edges = [
        ...row.callees.map((call) => [1, byId.get(call.id), call]),
        ...row.callers.map((call) => [-1, byId.get(call.id), call]),
      ];
      const wanted = new Set(
        edges.map(
          ([side, other, call]) => `${side} ${other.name}: ${count(call.inclusive[0], isDiff)}`
        )
      );
      await tab.go(`#view=calls&fn=${encodeURIComponent(label(row))}`);
      for (const [column, told] of await boxes(tab)) {
        if (Math.abs(column) !== 1) continue;
        const said = told.replace(/, [^,]* of function.*|, [^,]*\u00d7$/, '');
        assert.ok(wanted.has(`${column} ${said}`), `${row.name}: ${column} ${said}`);
        seen++;
      }
    }
    assert.ok(seen > 10, String(seen));
  });

test('names are short, and whole where there is room', async (tab) => {
  const whole = 'std::_Vector_base<int, std::allocator<int> >::~_Vector_base()';
  const file = path.join(tmp, 'names.callgrind');
  fs.writeFileSync(file, `events: Ir\nfl=a.cpp\nfn=${whole}\n1 5\n`);
  await tab.open(write([file]));
  assert.deepEqual(await texts(tab, '.functions tbody a'), [
    'std::_Vector_base<...>::~_Vector_base',
  ]);
  assert.equal(await tab.get("document.querySelector('tbody .c-name').title"), whole);
  await tab.click('.functions tbody a');
  assert.equal(await text(tab, 'h2'), whole);
  await tab.open(write(['--names=full', file]));
  assert.deepEqual(await texts(tab, '.functions tbody a'), [whole]);
});

test('script and plain page show the same characters as escapes', async (tab) => {
  let all = '';
  for (let code = 0x80; code < 0xe1000; code++) {
    const surrogate = code >= 0xd800 && code < 0xe000;
    const plain = code >= 0x3400 && code < 0xe0000 && code < 0xf000;
    if (code === 0x10000) code = 0xe0000;
    if (!surrogate && !plain) all += String.fromCodePoint(code);
  }
  const file = path.join(tmp, 'characters.callgrind');
  fs.writeFileSync(file, `events: Ir\ncmd: a${all}a\nfl=a.c\nfn=${all}\n1 5\n`);
  const page = write(['--names=full', file]);
  await tab.open(page);
  const [, name] = /<title>a(.*?)a - /s.exec(fs.readFileSync(fileURLToPath(page), 'utf8'));
  const shown = await tab.get('show.name(data.read(window.given)' + '.functions[0].full)');
  assert.ok(name.length > all.length);
  assert.equal(name.length, shown.length);
  // In short, as a message about all of them would be long.
  const at = [...name].findIndex((_, i) => name[i] !== shown[i]);
  assert.equal(name.slice(at, at + 9), shown.slice(at, at + 9));
});

test('a profile without functions, or of 0, says so', async (tab) => {
  const file = path.join(tmp, 'nothing.callgrind');
  for (const [functions, words, said] of [
    ['', 'Nothing was recorded: this profile has no functions.', 'This profile has no functions.'],
    ['fl=a.c\nfn=f\n1 0\n', 'Its total of Ir is 0: no functions cost any.', '1 function'],
  ]) {
    fs.writeFileSync(file, `events: Ir\n${functions}`);
    const page = write([file]);
    await tab.open(`${page}#view=overview`);
    assert.equal(await text(tab, '.content p'), words);
    await tab.open(`${page}#view=functions`);
    assert.equal(await text(tab, '.status'), said);
  }
});

// As a page of 1400x900 is at 200 %.
test('at twice its size the head has nothing that scrolls', async (tab) => {
  await tab.size(700, 450);
  for (const report of ['small', 'diff', 'threads']) {
    await tab.open(url(report));
    const scrolling = await tab.get(
      `[...document.querySelectorAll('header, header *')].filter((each) =>
        /auto|scroll/.test(getComputedStyle(each).overflowY)).length`
    );
    assert.equal(scrolling, 0);
  }
});

test('limits that were exceeded are said', async (tab) => {
  const profile = 'c-default/c_default.out';
  const file = path.join(tmp, 'limits.html');
  const args = ['--format=html', '-o', file, '--fail-if=Ir>9', profile];
  assert.throws(() => cgannotate(args), { status: 3 });
  await tab.open(pathToFileURL(file).href);
  assert.match(await text(tab, '#app .alert li'), /^Ir>9: the program: Ir is 255,356/);
});

// The text of the page that a printer gets, on A4, without blanks.
async function printed(tab) {
  const { data: pdf } = await tab.send('Page.printToPDF', {
    paperWidth: 8.27,
    paperHeight: 11.69,
    printBackground: true,
  });
  const file = path.join(tmp, 'printed.pdf');
  fs.writeFileSync(file, Buffer.from(pdf, 'base64'));
  return execFileSync('pdftotext', ['-raw', file, '-']).toString().replace(/\s+/g, '');
}

function hasPdftotext() {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    console.log('paper: left out, for want of pdftotext: see tests/setup all');
    return false;
  }
}

if (hasPdftotext())
  test(
    'on paper stand names, boxes and all that is chosen',
    async (tab) => {
      const page = write(['--names=full', 'c-default/c_default.out']);
      await tab.open(`${page}#view=functions`);
      const wanted = await tab.get(
        'data.read(window.given).functions' +
          '.map(({ full }) => full).filter((name) => name.length < 30)'
      );
      assert.ok(wanted.length > 100);
      // What is open is printed: the first hundred, and then all.
      assert.ok(!(await printed(tab)).includes(wanted.at(-1).replace(/\s+/g, '')));
      await tab.get("document.querySelector('.functions .rest button').click()");
      const functions = await printed(tab);
      for (const name of wanted) assert.ok(functions.includes(name.replace(/\s+/g, '')), name);
      await tab.go('#view=flame');
      const flames = await printed(tab);
      for (const name of ['main', 'qsort', '_dl_start']) assert.ok(flames.includes(name), name);
      await tab.go('#view=overview');
      const first = await printed(tab);
      for (const name of ['Hottestlines', 'fib', '_dl_relocate_object'])
        assert.ok(first.includes(name), name);
    },
    { dark: true }
  );

test('what is compared adds up, and is named', async (tab) => {
  const files = ['base', 'tuned', 'final'].map((name) => {
    return `compare/run.${name}.out`;
  });
  await tab.open(write(['--compare', ...files]));
  await sumsMatch(tab);
  assert.deepEqual(await texts(tab, '.sides option'), ['the change', 'base', 'tuned', 'final']);
  assert.deepEqual((await texts(tab, '.profile .badge')).slice(0, 3), ['base', 'tuned', 'final']);
  const lines = await texts(tab, '.profile');
  assert.ok(lines.includes('differs in baseI1 cache: 32768 B'));
  assert.ok(lines.includes('not in finalDr'));
  await tab.go('#view=functions&side=2');
  assert.deepEqual(
    (await list(tab)).slice(0, 3).map((cells) => [cells[0], cells[2], cells[4], cells[5]]),
    [
      ['40', '40', '1', 'f'],
      ['30', '30', '1', 'g'],
      ['10', '80', '0', 'main'],
    ]
  );
});

// fast costs 100, 100 and 110, slow 287, 448 and 287: as the text has them, slow
// is first, with a difference of 161.
test('what went up and down again has changed', async (tab) => {
  const files = [287, 448, 287].map((cost, i) => {
    const file = path.join(tmp, `updown${i}.callgrind`);
    const fast = i < 2 ? 100 : 110;
    const costs = `fn=fast\n1 ${fast}\nfn=slow\n2 ${cost}\nfn=same\n3 7\n`;
    fs.writeFileSync(file, `events: Ir\nfl=a.c\n${costs}`);
    return file;
  });
  const page = write(['--compare', ...files]);
  await tab.open(page);
  await sumsMatch(tab);
  assert.equal(await text(tab, '.events .event'), '394 \u2192 555 \u2192 404+2.54 %');
  await tab.size(1900, 900);
  assert.deepEqual((await texts(tab, '.functions thead th')).slice(0, 5), [
    'Difference',
    'Change',
    'updown0',
    'updown1',
    'updown2',
  ]);
  const costs = async (selector) =>
    (await rows(tab, selector)).map((cells) => cells.filter(Boolean));
  assert.deepEqual(
    (await costs('.functions tbody tr')).map((cells) => cells.slice(0, 5)),
    [
      ['161', '0', '287', '448', '287'],
      ['10', '+10', '100', '100', '110'],
    ]
  );
  assert.match(await text(tab, '.status'), /^2 of 3 functions: /);
  await tab.go('#view=overview');
  assert.deepEqual(
    (await costs('.changed tbody tr')).map((cells) => cells[0]),
    ['161', '10']
  );
});

// The costs of three threads that were compared: 39,402, 31,877 and 21,223.
test('the overview has the cost of each profile', async (tab) => {
  const three = ['02', '03', '04'].map((n) => `merge/thr_sep.out-${n}`);
  await tab.open(`${write(['--compare', ...three])}#`);
  assert.deepEqual(await rows(tab, '.overview .sides tbody tr'), [
    ['39,402', '0.00 %', '02'],
    ['31,877', '\u221219.10 %', '03'],
    ['21,223', '\u221246.14 %', '04'],
  ]);
  const widths = await tab.get(
    "[...document.querySelectorAll('.overview .sides td.bar')]" +
      ".map((cell) => cell.style.getPropertyValue('--part'))"
  );
  assert.deepEqual(widths, ['100.0%', '80.9%', '53.9%']);
});

for (const kind of ['thread', 'part'])
  test(`each ${kind} is a part of the whole`, async (tab) => {
    await tab.open(write([`--compare=${kind}`, 'compare/threads.out']));
    await sumsMatch(tab);
    assert.deepEqual(await texts(tab, '.sides option'), [`all ${kind}s`, `${kind} 1`, `${kind} 2`]);
  });

for (const [args, labels, whole] of [
  [
    ['--compare=thread', 'valgrind/thr_sep_combine.out'],
    ['thread 1', 'thread 2', 'thread 3', 'thread 4'],
    'all threads',
  ],
  [['--compare', 'merge/thr_sep.out-02', 'merge/thr_sep.out-04'], ['02', '04'], 'the change'],
])
  test(`the page of ${args[0]} has each apart, as the JSON has`, async (tab) => {
    const report = JSON.parse(cgannotate(['--format=json', ...args]));
    await tab.size(2500, 900);
    await tab.open(write(['--min=0', '--names=full', ...args]));
    await sumsMatch(tab);
    const options = await texts(tab, '.sides option');
    assert.deepEqual(options.slice(0, labels.length + 1), [whole, ...labels]);
    for (const [i, slice] of report.slices.entries()) {
      await tab.go(`#view=functions&side=${i + 1}&sort=self`);
      assert.equal((await texts(tab, '.events .total'))[0], count(slice.total[0]));
      const most = report.functions
        .map((row) => row.slices[i])
        .filter((each) => each && each.self[0])
        .sort((a, b) => b.self[0] - a.self[0])
        .slice(0, 10)
        .map(({ self }) => count(self[0]));
      const shown = (await list(tab)).map((cells) => cells[0]);
      assert.deepEqual(shown.slice(0, 10), most);
    }
  });

// f has another file in each profile, and is one function in all of them.
test('functions that moved leave no empty ones behind', async (tab) => {
  const files = ['x', 'y', 'z'].map((place) => {
    const file = path.join(tmp, `moved-${place}.callgrind`);
    fs.writeFileSync(
      file,
      `events: Ir\nfl=a.c\nfn=main\n1 10\ncfi=${place}/a.c\ncfn=f\n` +
        `calls=1 1\n1 20\nfl=${place}/a.c\nfn=f\n2 20\n`
    );
    return file;
  });
  for (const args of [
    ['--diff', ...files.slice(0, 2)],
    ['--compare', ...files],
  ]) {
    await tab.open(`${write(args)}#view=functions&q=a.c`);
    await sumsMatch(tab);
    const named = (await list(tab)).map((cells) => cells.join(' '));
    assert.equal(named.length, 2);
    await tab.go('#view=functions');
    assert.equal(await text(tab, '.status'), 'None of 2 functions.');
  }
});

for (const args of [
  ['--compare', 'valgrind/dlopen.out', 'valgrind/sigabrt.out'],
  ['--compare=thread', '--by=file', 'valgrind/thr_sep_combine.out'],
  ['--compare=part', '--top=5', 'valgrind/everybb_combine.out'],
])
  test(`the page of ${args.join(' ')} adds up`, async (tab) => {
    await tab.open(write(args));
    await sumsMatch(tab);
  });

test('a page of objects speaks of objects', async (tab) => {
  await tab.open(write(['--by=object', 'c-default/c_default.out']));
  await sumsMatch(tab);
  assert.deepEqual((await texts(tab, '.views a')).slice(0, 2), ['Overview', 'All objects']);
  await tab.go('#view=flame');
  // They call each other, which is no cycle of functions and has no number.
  const found = await frames(tab);
  assert.ok(found.some((each) => each.includes('<cycle: ')));
  assert.ok(found.some((each) => /^2 .*libc\.so\.6: /.test(each)));
});

// As in tests/golden/formats/formats.t, which has the figures.
test('a cycle opens into its members', async (tab) => {
  await tab.open(`${write(['formats/members.callgrind'])}#view=flame`);
  assert.deepEqual(await frames(tab), [
    '0 | 0 | 100 | The whole program: 113 Ir, 100.00 %',
    '1 | 0 | 100 | main: 113 Ir, 100.00 %',
    '2 | 0 | 88 | <cycle 1: s, p, r, and 1 more>: 99 Ir, 87.61 %',
    '2 | 88 | 8 | lib: 9 Ir, 7.96 %',
    '3 | 0 | 46 | s: 52 Ir, 46.02 %',
    '3 | 46 | 18 | p: 20 Ir, 17.70 %',
    '3 | 64 | 18 | r: 20 Ir, 17.70 %',
    '3 | 81 | 6 | q: 7 Ir, 6.19 %',
    '4 | 0 | 11 | lib: 12 Ir, 10.62 %',
    '4 | 81 | 5 | lib: 6 Ir, 5.31 %',
  ]);
  // Who calls lib: of the cycle, only those that do.
  const lib = (await keys(tab)).find((key) => /:lib$/.test(key));
  await tab.go(`#view=flame&fn=${encodeURIComponent(lib)}`);
  assert.deepEqual(
    (await frames(tab)).map((each) => each.replace(/, [^,]* of lib$/, '')),
    [
      '2 | 0 | 44 | s: 12 Ir, 10.62 %',
      '2 | 44 | 33 | main: 9 Ir, 7.96 %',
      '2 | 78 | 22 | q: 6 Ir, 5.31 %',
      '1 | 0 | 44 | <cycle 1: s, p, r, and 1 more>: 12 Ir, 10.62 %',
      '1 | 78 | 22 | <cycle 1: s, p, r, and 1 more>: 6 Ir, 5.31 %',
      '0 | 0 | 44 | main: 12 Ir, 10.62 %',
      '0 | 78 | 22 | main: 6 Ir, 5.31 %',
      '3 | 0 | 100 | lib: 27 Ir, 23.89 %',
    ]
  );
});

// Of 6,002 functions 5,000 by Ir, the first event: main, and the first of others.
test('a page keeps what matters to its first event', async (tab) => {
  const others = Array.from({ length: 6000 }, (_, i) => `f${i}`);
  const file = path.join(tmp, 'many.callgrind');
  fs.writeFileSync(
    file,
    [
      ...['events: Ir Dr', 'fl=a.c', 'fn=main', '1 100', 'fn=rare', '1 0 1'],
      ...others.flatMap((name) => [`fn=${name}`, '1 1']),
      '',
    ].join('\n')
  );
  await tab.open(write([file]));
  await sumsMatch(tab);
  const page = await tab.get(
    'data.read(window.given).functions' +
      '.map(({ name, self, other }) => [name, self[0], other ?? 1])'
  );
  assert.equal(page.length, 5001);
  assert.deepEqual(page.at(-1), ['(other)', 1001, 1002]);
  await tab.go('#q=nowhere');
  assert.equal(await text(tab, '.status'), 'None of 6,002 functions.');
  // main, rare and the 6,000 others, of which 5,000 have a row of their own.
  await tab.go('#view=functions');
  assert.equal(await text(tab, '.status'), '6,002 functions');
});

test('what is cut is one row, so that sums hold', async (tab) => {
  await tab.open(write(['--min=10', 'c-default/c_default.out']));
  await sumsMatch(tab);
  const cells = (await list(tab)).find((row) => row[5].startsWith('(other)'));
  const self = (await list(tab)).map((row) => Number(row[0].replace(/[,.]/g, '')));
  assert.ok(cells);
  assert.equal(
    self.reduce((a, b) => a + b, 0),
    255356
  );
});

for (const cut of ['--top=5', '--match=prog.c', '--min=10'])
  test(`the flame graph of ${cut} has all that is left`, async (tab) => {
    await tab.open(write([cut, 'c-default/c_default.out']));
    const listed = (await list(tab))
      .filter((cells) => parseFloat(cells[3]) >= 1)
      .map((cells) =>
        cells[5]
          .replace(/ cycle \d+$/, '')
          .replace(/^(\(other\)).*/, '$1')
          .replace(/^\u2026/, '')
      );
    assert.ok(listed.length > 2);
    await tab.go('#view=flame');
    const shown = (await frames(tab)).join('\n');
    for (const name of listed) assert.ok(shown.includes(name), name);
  });

test('a written page shows its sources', async (tab) => {
  const cwd = path.join(golden, 'c-default');
  await tab.open(write(['--include=src', '--mod-file=s,^.*/src/,,', 'c_default.out'], cwd));
  await tab.go('#q=main+prog.c');
  await tab.click('.functions tbody a');
  // As callgrind_annotate has them, in out.plain.
  const shown = await rows(tab, '.source tbody tr');
  const at = shown.findIndex((row) => row[0] === '67');
  assert.deepEqual(shown.slice(at, at + 4), [
    ['67', '6,900', '2.70 %', '        s += ops[i % 3](i, s);'],
    ['', '8,250', '3.23 %', '\u21b3 op_hdr 100\u00d7'],
    ['', '900', '0.35 %', '\u21b3 op_add 100\u00d7'],
    ['', '800', '0.31 %', '\u21b3 op_mul 100\u00d7'],
  ]);
});

// Of tests/golden/asm/a.callgrind, see asm.t there.
test('instructions have costs, jumps, calls and their lines', async (tab) => {
  await tab.open(`${write(['--asm', 'a.callgrind'], asm)}#fn=a.c:f`);
  assert.deepEqual(await texts(tab, '.code thead th'), [
    ...['Address', 'Ir', '% of total', 'Jumps', 'Instruction'],
  ]);
  const line = (words) => ['', '', '', '', words];
  const expected = [
    line('a.c:1  int f(int n)'),
    ['1000', '10', '1.00 %', '', ''],
    line('a.c:3  while (n--)'),
    ['1004', '100', '10.00 %', '', '\u2192 1010 10\u00d7'],
    ['1008', '100', '10.00 %', '', ''],
    ['', '500', '50.00 %', '', '\u21b3 g 90\u00d7'],
    line('a.c:4  g();'),
    ['1010', '90', '9.00 %', '', '\u2192 2000 g 3\u00d7'],
    line('a.h:9  '),
    ['1014', '50', '5.00 %', '', ''],
  ];
  expected[4][4] = '\u2192 1004 80 of 90\u00d7 (88.89 %)';
  assert.deepEqual(await rows(tab, '.code tbody tr'), expected);
  assert.deepEqual(
    await tab.get(`[...document.querySelectorAll('.jump a')].map((link) =>
      [link.getAttribute('aria-label'), link.hash])`),
    [
      ['jumps to 1010', '#fn=a.c:f&line=0x1010'],
      ['jumps to 1004', '#fn=a.c:f&line=0x1004'],
    ]
  );
  await tab.click('.jump a');
  assert.equal(await text(tab, '.code .here th'), '1010');
  await tab.click('.code .call:nth-child(3) a');
  assert.equal(await tab.get('location.hash'), '#fn=a.c:f&line=a.c:3');
  assert.equal(await text(tab, '.source:not(.code) .here .c-text'), '\twhile (n--)');
  assert.deepEqual(await texts(tab, '.code .here th'), ['1004', '1008']);
  await tab.get(`document.querySelector('.code [href*="0x1014"]').click()`);
  await tab.settle();
  assert.equal(await text(tab, '.source:not(.code) .here th'), '9');
  // The source is above the instructions, or beside them where there is room.
  const panes = () =>
    tab.get(
      "[...document.querySelectorAll('.pane')].map((each) =>" +
        ' each.getBoundingClientRect().toJSON())'
    );
  const [above, below] = await panes();
  assert.ok(above.bottom <= below.top && above.left === below.left);
  await tab.size(1800, 900);
  const [left, right] = await panes();
  assert.ok(left.right <= right.left && left.top === right.top);
});

// The arrow from 1004 down to 1010 is around that from 1008 up to 1004; what is
// above the first and below the last draws nothing.
test('jumps are arrows from row to row', async (tab) => {
  await tab.open(`${write(['--asm', 'a.callgrind'], asm)}#fn=a.c:f`);
  const drawn = await tab.get(`
    [...document.querySelectorAll('td.arrows')].map((cell) =>
      [...cell.querySelectorAll('line, path')].map((one) =>
        one.tagName === 'path' ? '>' : ['x1', 'y1', 'x2', 'y2'].map((key) =>
          one.getAttribute(key)).join(' ')))`);
  // Columns are 8 wide, and 14 are between them and the instructions.
  const [outer, inner] = [4, 12];
  const across = (x) => `${x} 50% 28 50%`;
  const down = (x, from, to) => `${x} ${from} ${x} ${to}`;
  const passing = down(outer, '0', '100%');
  assert.deepEqual(drawn, [
    ...[[], [], []],
    [
      ...[down(inner, '50%', '100%'), across(inner), '>'],
      ...[down(outer, '50%', '100%'), across(outer)],
    ],
    [down(inner, '0', '50%'), across(inner), passing],
    ...[[passing], [passing]],
    [down(outer, '0', '50%'), across(outer), '>'],
    ...[[], []],
  ]);
  // Each piece reaches the next row's.
  assert.ok(
    await tab.get(`(() => {
      const height = (one) => one.getBoundingClientRect().height;
      return [...document.querySelectorAll('td.arrows > svg')].every(
        (one) => height(one) >= height(one.closest('tr')));
    })()`)
  );
});

// f costs 5 and 3; the first part has no addresses.
test('what has no address is part of the sum', async (tab) => {
  const file = path.join(tmp, 'some.callgrind');
  const part = (positions, place) =>
    `version: 1\npositions: ${positions}\nevents: Ir\nfl=a.c\nfn=f\n${place}`;
  fs.writeFileSync(file, `${part('line', '1 5')}\n${part('instr line', '0x10 2 3')}\n`);
  await tab.open(`${write(['--asm', file])}#fn=a.c:f`);
  const costs = (await rows(tab, '.code tbody tr')).filter((row) => row[0]);
  assert.deepEqual(
    costs.map((row) => row.slice(0, 2)),
    [
      ['?', '5'],
      ['10', '3'],
    ]
  );
});

// A function of 20,001 instructions has none in the page, a small one has.
test('too many instructions are left out, and that is said', async (tab) => {
  const file = path.join(tmp, 'many.callgrind');
  const more = '+1 1 1\n'.repeat(20000);
  fs.writeFileSync(
    file,
    'positions: instr line\nevents: Ir\nfl=a.c\nfn=large\n' +
      `0x10 1 1\n${more}fn=small\n0x8000 2 400\n+4 3 7\n`
  );
  const page = write(['--asm', file]);
  await tab.open(`${page}#fn=a.c:large`);
  assert.match((await texts(tab, '.sources .note'))[0], /^Its instructions are not in this page/);
  await tab.go('#fn=a.c:small');
  assert.deepEqual(await texts(tab, '.code tbody th'), ['8000', '8004']);
});

// 201 instructions in a line are one more than are shown at first.
test('the first of many instructions are shown', async (tab) => {
  const file = path.join(tmp, 'long.callgrind');
  const more = '+1 1 1\n'.repeat(200);
  fs.writeFileSync(
    file,
    'positions: instr line\nevents: Ir\nfl=a.c\nfn=f\n' + `0x1000 1 1\n${more}`
  );
  const page = write(['--asm', file]);
  const shown = async () => (await texts(tab, '.code tbody th')).length;
  await tab.open(`${page}#fn=a.c:f`);
  assert.equal(await shown(), 200);
  await tab.click('.code .rest button');
  assert.equal(await shown(), 201);
  await tab.open(`${page}#fn=a.c:f&line=0x10c8`);
  assert.equal(await text(tab, '.code .here th'), '10c8');
});

// The lines 1 to 201 have costs, and 301, which comes behind a gap.
test('the first of many lines are shown', async (tab) => {
  const file = path.join(tmp, 'lines.callgrind');
  const more = '+1 1\n'.repeat(200);
  fs.writeFileSync(file, `events: Ir\nfl=a.c\nfn=f\n1 1\n${more}301 1\n`);
  const page = write([file]);
  const shown = async () => (await texts(tab, '.source [data-line] th')).length;
  await tab.open(`${page}#fn=a.c:f`);
  assert.equal(await shown(), 200);
  assert.equal(await text(tab, '.source .rest'), 'Show 2 more lines');
  await tab.click('.source .rest button');
  assert.equal(await shown(), 202);
  await tab.open(`${page}#fn=a.c:f&line=a.c:301`);
  assert.equal(await text(tab, '.source .here th'), '301');
});

for (const profile of [
  'asm/all.callgrind',
  'asm/nested.callgrind',
  'asm/twice.callgrind',
  'asm/bb.callgrind',
  'writers/gopprof_cpu.callgrind',
])
  test(`the page of ${profile} has its instructions`, async (tab) => {
    const report = JSON.parse(cgannotate(['--format=json', profile]));
    const output = cgannotate(['--asm', '--format=callgrind', profile]);
    await tab.open(write(['--asm', '--min=0', '--names=full', profile]));
    await sumsMatch(tab);
    const { wrong, code } = await tab.get(figures.codeInPage);
    assert.deepEqual(wrong, []);
    assert.deepEqual(code, figures.codeOfProfile(output, report));
    assert.ok(code.length > 0);
  });

test(
  'without scripts, totals and the hottest functions fit a phone',
  async (tab) => {
    await tab.open(write(['asm/all.callgrind']));
    assert.equal((await texts(tab, '#static p'))[1].split(', ').length, 13);
    assert.equal((await texts(tab, '#static tbody tr')).length, 20);
    assert.ok((await tab.get('document.documentElement.scrollWidth')) <= 360);
  },
  { scripts: false, width: 360 }
);

for (const [name, dark, hasScripts] of [
  ['light', false, true],
  ['plain', false, false],
])
  test(
    `a written page is as its policy says, ${name}`,
    async (tab) => {
      await tab.open(write(['c-default/c_default.out']));
      if (process.env.PAGE_PICTURES)
        await tab.picture(path.join(process.env.PAGE_PICTURES, `written-${name}.png`));
    },
    { dark, scripts: hasScripts }
  );

test('the same input gives the same bytes', () => {
  const once = cgannotate(['--format=html', 'c-default/c_default.out']);
  assert.equal(once, cgannotate(['--format=html', 'c-default/c_default.out']));
  // What stands before the text of the profile is what was put together.
  assert.ok(once.startsWith(pieces()[0]));
  assert.ok(once.endsWith(pieces()[3]));
});

// Each view of each kind of page, however it is looked at; unless CHECK_ALL is
// set, those of two kinds in two ways.
const axe = accessibility.find();
const looks = [
  ['in the light', {}],
  ['in the dark', { dark: true }],
  ['in forced colours', { forced: true }],
];
for (const [look, options] of looks)
  for (const width of [1400, 390])
    for (const kind of ['small', 'code', 'diff', 'threads']) {
      const light = !options.dark && !options.forced;
      const plain = ['small', 'code'].includes(kind);
      // In other colours they are in the same places
      if (!plain && !light && width === 390) continue;
      const usual = plain && (width === 1400 ? light : options.dark);
      if (!usual && !process.env.CHECK_ALL) continue;
      test(
        `axe-core finds nothing ${look} at ${width}, ${kind}`,
        async (tab) => {
          const page = kind === 'code' ? write(['--asm', 'a.callgrind'], asm) : url(kind);
          assert.deepEqual(await accessibility.check(tab, axe, page), []);
        },
        { ...options, width, leaveOut: axe ? '' : 'axe-core' }
      );
    }

// No text overlaps another, no cell covers a cell, and nothing is wider than the window: the
// first of these pages in all widths, the others in two, by turns; unless CHECK_ALL is set, only the
// first, in two.
const geometry = require('./geometry');
const shaped = [
  ['instructions', () => write(['--asm', 'all.callgrind'], asm)],
  ['names of C++', () => write(['names/wide.callgrind'])],
  ['compared threads', () => write(['--compare=thread', 'valgrind/thr_sep_combine.out'])],
  ['OLD and NEW', () => write(['--diff', 'merge/thr_sep.out-02', 'merge/thr_sep.out-04'])],
  ['hostile names', () => url('hostile')],
  ['a small report', () => url('small')],
  ['a small change', () => url('diff')],
  ['threads', () => url('threads')],
  ['what is cut', () => write(['--min=5', 'c-default/c_default.out'])],
  ['large counts', () => url('big')],
  ['20000 functions', () => url('chain')],
  ['a program of C', () => write(['c-default/c_default.out'])],
  ['symbols of assembler', () => write(['valgrind/weird_symbols.out'])],
  ['libraries that are loaded', () => write(['valgrind/dlopen.out'])],
  ['a profile of Perl', () => write(['writers/nytprof.callgrind'])],
  ['a profile of PHP', () => write(['writers/xdebug.append.cachegrind.out'])],
  ['a profile of Python', () => write(['writers/yappi_cpu.callgrind'])],
  ['a profile of Ruby', () => write(['writers/rubyprof_wall_t1.callgrind'])],
  ['recursion', () => write(['recursion/ackermann.callgrind'])],
  ['files', () => write(['--by=file', 'c-default/c_default.out'])],
  [
    'three profiles',
    () => write(['--compare', ...['02', '03', '04'].map((n) => `merge/thr_sep.out-${n}`)]),
  ],
];
for (const [i, [kind, make, views]] of shaped.entries())
  for (const [turn, width] of [390, 1000, 1400, 1920].entries()) {
    if (process.env.CHECK_ALL ? i > 5 && (i + turn) % 2 : i > 5 || turn % 2) continue;
    test(`nothing overlaps at ${width}, ${kind}`, async (tab) => {
      assert.deepEqual(await geometry.check(tab, make(), width, views), []);
    });
  }

async function attempt(browser, { body, options }) {
  const tab = await browser.tab(options);
  // The list, where a test names no place.
  const open = tab.open.bind(tab);
  tab.open = async (address) => {
    await open(address.includes('#') ? address : `${address}#view=functions`);
    const unpacked = "shell.unpacked(document.getElementById('data'))";
    if (tab.scripts)
      await tab.get(`${unpacked}.then((text) => void (window.given = text), () => {})`);
  };
  await body(tab);
  assert.deepEqual(tab.messages, [], 'messages in the console');
  const elsewhere = tab.requests.filter(
    (each) => !each.startsWith('file:') && each !== 'about:blank'
  );
  assert.deepEqual(elsewhere, [], 'requests');
  await tab.close();
}

async function run() {
  let browser = await Browser.start(chromium);
  let failed = 0;
  for (const each of tests) {
    const { name, options } = each;
    if (options?.leaveOut) {
      console.log(`# left out, for want of ${options.leaveOut}: ${name}; ` + 'see tests/setup all');
      continue;
    }
    try {
      try {
        await attempt(browser, each);
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        // A browser can stop on a busy machine; a page that hangs does again.
        console.log(`# again in a new browser: ${name}: ${error.message}`);
        await browser.stop();
        browser = await Browser.start(chromium);
        await attempt(browser, each);
      }
      console.log(`ok page: ${name}`);
    } catch (error) {
      failed++;
      console.log(`not ok page: ${name}: ${error.stack}`);
    }
  }
  await browser.stop();
  fs.rmSync(tmp, { recursive: true });
  process.exitCode = failed ? 1 : 0;
}

run().catch((error) => {
  console.log(`not ok page: ${error.stack}`);
  process.exit(1);
});
