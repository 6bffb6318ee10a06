// SPDX-License-Identifier: GPL-3.0-or-later
//
// usage: node time.js CHROMIUM PAGE...
//
// Measures pages that cgannotate wrote: how long until each is drawn after it
// was asked for, and how long a step in it takes until that is drawn; and what
// the processor had to do for it in the page's own thread, with what the page
// does once that is drawn.  The figures are the medians of some runs, in
// milliseconds; the load of the machine is said.
'use strict';

const os = require('node:os');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { Browser } = require('./browser');

const RUNS = 5;

const DRAWN = 'requestAnimationFrame(() => setTimeout(() => FOUND, 0))';

// Sets window.drawn when the page has been drawn for the first time.
const WATCH = `addEventListener('DOMContentLoaded', () =>
  ${DRAWN.replace('FOUND', 'window.drawn = performance.now()')})`;

// How long it takes until what an address names has been drawn.
function step(hash) {
  return `new Promise((done) => {
    const begin = performance.now();
    addEventListener('hashchange',
      () => ${DRAWN.replace('FOUND', 'done(performance.now() - begin)')},
      { once: true });
    location.hash = ${JSON.stringify(hash)};
  })`;
}

// The steps: the hottest functions, and those with most lines or instructions.
async function stepsOf(tab) {
  const keys = await tab.get(`(async () => {
    const { functions } = data.read(
      await shell.unpacked(document.getElementById('data')));
    const most = (size) => functions.reduce((a, b) =>
      size(b) > size(a) ? b : a, functions[0])?.key ?? '';
    return {
      first: functions[0]?.key ?? '',
      calls: most((row) => row.callers.length + row.callees.length),
      lines: most((row) => row.lines.length),
      code: most((row) => row.code?.length ?? 0),
    };
  })()`);
  const fn = (key) => `fn=${encodeURIComponent(key)}`;
  return [
    ['list', '#view=functions'],
    ['list by name', '#view=functions&sort=name'],
    ['list searched', '#view=functions&q=in'],
    ['hottest function', `#${fn(keys.first)}`],
    ['most calls', `#${fn(keys.calls)}`],
    ['most lines', `#${fn(keys.lines)}`],
    ['most instructions', `#${fn(keys.code)}`],
    ['call graph', `#view=calls&${fn(keys.first)}`],
    ['flame graph', '#view=flame'],
    ['flame graph searched', '#view=flame&q=in'],
    ['flame graph up', '#view=flame&dir=up'],
    ['overview', '#view=overview'],
  ];
}

// What the page's thread has taken of the processor, in milliseconds.
async function work(tab) {
  const { metrics } = await tab.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

function median(list) {
  const sorted = [...list].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)]);
}

// Runs them once; add(name, time, work) has the figures.
async function measure(browser, page, add) {
  const tab = await browser.tab();
  const timeDomain = 'threadTicks';
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: WATCH });
  await tab.send('Performance.enable', { timeDomain });
  await tab.open(page);
  await tab.settle();
  add('opened', await tab.get('window.drawn'), await work(tab));
  // What is prepared while nobody waits.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  for (const [name, hash] of await stepsOf(tab)) {
    const before = await work(tab);
    const time = await tab.get(step(hash));
    await tab.settle();
    add(name, time, (await work(tab)) - before);
  }
  await tab.close();
}

async function figures(browser, file) {
  const page = pathToFileURL(path.resolve(file)).href;
  const found = new Map();
  const add = (name, time, worked) => {
    if (!found.has(name)) found.set(name, { times: [], works: [] });
    found.get(name).times.push(time);
    found.get(name).works.push(worked);
  };
  for (let run = 0; run < RUNS; run++) await measure(browser, page, add);
  for (const [name, { times, works }] of found)
    console.log(`  ${name}: ${median(times)}, work ${median(works)}`);
}

async function main([chromium, ...files]) {
  const browser = await Browser.start(chromium);
  for (const file of files) {
    console.log(`load ${os.loadavg()[0].toFixed(1)} on ${os.cpus().length} cores`);
    await figures(browser, file);
  }
  await browser.stop();
}

main(process.argv.slice(2));
