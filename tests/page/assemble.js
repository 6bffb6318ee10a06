// SPDX-License-Identifier: GPL-3.0-or-later
//
// Puts a page together from its parts and a report, as embed and the writer
// do, but by other means: the hashes are those of node.
'use strict';

const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const ROOT = path.join(__dirname, '../../src/write/page');

function part(name) {
  return fs.readFileSync(path.join(ROOT, name), 'utf8');
}

function hash(text) {
  return crypto.createHash('sha256').update(text).digest('base64');
}

// The scripts in the order of the Makefile, which is the only one to name it.
function scripts() {
  const makefile = part('../../../Makefile').replace(/\\\n/g, ' ');
  const names = /^PAGE_PARTS = (.*)$/m.exec(makefile)[1].split(/\s+/);
  return names.filter((name) => name.endsWith('.js')).map(part);
}

// Text without comments that have lines of their own or follow code, and without indentation.
function strip(text) {
  return text
    .replace(/^[ \t]*(\/\/.*|\/\*[^]*?\*\/)\n/gm, '')
    .replace(/(?<=[;,{(]) \/\/ .*$/gm, '')
    .replace(/^\s+/gm, '');
}

// The page before and between what is filled in when cgannotate runs: the
// title, what is shown without scripts, and the data.
function pieces() {
  const style = strip(part('page.css'));
  const script = strip(scripts().join(''));
  const now = {
    style,
    script,
    'style-hash': hash(style),
    'script-hash': hash(script),
  };
  const fill = (whole, key) => now[key] ?? whole;
  const page = part('page.html').replace(/\{\{([\w-]+)\}\}/g, fill);
  return page.split(/\{\{(?:title|static|data)\}\}/);
}

// A report as it is written: its lines stand in files, where those of tests stand in functions.
function written({ functions, ...report }) {
  const files = report.files.map((file) => ({ ...file, lines: [] }));
  const rows = functions.map(({ lines = [], ...row }) => {
    for (const { file, ...line } of lines) files[file].lines.push({ function: row.id, ...line });
    return row;
  });
  return { ...report, functions: rows, files };
}

// Counts over 2^53 are given as BigInts; they are written as digits.
function json(report) {
  const text = JSON.stringify(written(report), (_, value) =>
    typeof value === 'bigint' ? { exactly: String(value) } : value
  );
  return text
    .replace(/\{"exactly":"(-?\d+)"\}/g, '$1')
    .replace(/[<>&\u2028\u2029]/g, (c) => '\\u' + c.charCodeAt(0).toString(16).padStart(4, '0'));
}

function assemble(report) {
  const filled = ['test', '<p>Totals without scripts</p>', json(report), ''];
  return pieces()
    .map((piece, i) => piece + filled[i])
    .join('');
}

// What the first scripts of the page define: functions that need no page.
function load() {
  const text = ['base.js', 'address.js', 'model.js'].map(part).join('');
  // eslint-disable-next-line no-new-func -- the text is ours
  return new Function(`${text}; return { data, graph, html, model, show, sums }`)();
}

module.exports = { assemble, hash, json, load, pieces };
