// SPDX-License-Identifier: GPL-3.0-or-later
//
// What axe-core, a checker of accessibility, finds in each view of a page.  It
// is an npm package, which tests/setup puts into build/npm; anywhere else that
// node looks will do, such as NODE_PATH.
'use strict';

const fs = require('node:fs');
const path = require('node:path');

const VIEWS = [
  '#view=overview',
  '#view=functions',
  '#q=nothing+has+this+name',
  '#view=function',
  '#view=calls',
  '#view=flame',
  '#view=flame&q=c&dir=up',
  '#view=flame&fn=src/c.c:c&q=a',
];

// All that it looks at, also what is good practice and no rule of WCAG.
const RUN = `axe.run().then(({ violations }) => violations.flatMap((found) =>
  found.nodes.map((node) =>
    found.id + ': ' + node.html.slice(0, 160) + ' ' + node.failureSummary)))`;

// The script, or null where it is not installed.
function find() {
  const root = path.join(__dirname, '../../build/npm');
  try {
    const paths = [root, ...module.paths];
    return fs.readFileSync(require.resolve('axe-core/axe.min.js', { paths }), 'utf8');
  } catch {
    return null;
  }
}

// What is wrong in the views of a page, as lines of text.
async function check(tab, axe, page, views = VIEWS) {
  const wrong = [];
  await tab.open(`${page}#`);
  await tab.get(`${axe}; void 0`);
  for (const view of views) {
    await tab.go(view);
    wrong.push(...(await tab.get(RUN)).map((found) => `${view}: ${found}`));
  }
  return wrong;
}

module.exports = { check, find };
