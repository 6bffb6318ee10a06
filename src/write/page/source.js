// SPDX-License-Identifier: GPL-3.0-or-later
//
// The source of a function, file by file: lines with costs and calls.  Lines without costs are
// folded.

const sourceView = (() => {
  const AROUND = 4; // lines shown around lines with costs
  const PRINTED = { hot: 10, around: 8 }; // as many lines are, and around each
  const EXCERPT = { hot: 5, around: 3 };

  // The items to show: lines {number, line or null}, gaps {from, to} of folded lines, and last,
  // without a number, the costs of OLD's lines that have no place in the source.
  function plan(page, file, some) {
    const byNumber = new Map(some.map((line) => [line.line, line]));
    const near = new Set();
    const few = page.few ?? (page.paper && PRINTED);
    const around = few ? few.around : AROUND;
    const cost = (line) => page.cost(line, 'self');
    for (const { line } of few ? sums.dearest(some, cost, few.hot) : some) {
      if (line === null) continue;
      near.add(line);
      if (line === 0) continue;
      for (let n = line - around; n <= line + around; n++) if (file.text.has(n)) near.add(n);
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
    if (byNumber.has(null)) out.push({ number: null, line: byNumber.get(null) });
    return out;
  }

  // The costs of lines in each event; the ratio of sums is not the sum of ratios.
  function sumUp({ events }, lines, field) {
    return events.map(({ index, ratio }) => (ratio ? null : sums.sumOf(lines, index, field)));
  }

  // Returns a Map from line numbers to the costs in all functions together.
  function ofFile(report, file) {
    if (file.lines) return file.lines;
    file.lines = new Map();
    const all = report.functions.flatMap((row) => row.lines.filter((line) => line.file === file));
    for (const [line, some] of sums.groups(all, (each) => each.line)) {
      const sum = { line, file, calls: some.flatMap(({ calls }) => calls) };
      for (const field of ['self', 'self_old', 'self_new'])
        if (some.some((each) => each[field])) sum[field] = sumUp(report, some, field);
      file.lines.set(line, sum);
    }
    // With --diff, functions have only changed lines; shared has the sums.
    for (const line of file.shared ?? []) Object.assign(file.lines.get(line.line), line);
    return file.lines;
  }

  // Whether the address names the line.
  function isHere(page, file, item) {
    return page.here.line === `${file.name}:${item.number}`;
  }

  function rowsOf(view, item) {
    const { page, file } = view;
    const { number: n, line, others } = item;
    const heat = line && !others && view.heat(line);
    const words = { 0: '(unknown lines)', null: '(lines of OLD)' }[n];
    const here = isHere(page, file, item);
    const number = file.labels.get(n) ?? (n || (n === null ? 'OLD' : '?'));
    const link = n && page.both ? html.link({ line: `${file.name}:${n}` }, number) : number;
    const text = show.source(words ?? file.text.get(n) ?? '');
    return [
      el(
        'tr',
        { class: [here && 'here', others && 'others'], 'data-line': n },
        el('th.number', { scope: 'row', tint: heat }, link),
        view.cells(line, 'self', heat),
        el(n ? 'td.c-text' : 'td.c-text.note', text)
      ),
      ...(line?.calls ?? []).map((call) => beside.callLine(view, call)),
    ];
  }

  function folded(file, from, to, why) {
    const many = show.plural(to - from + 1, 'line');
    // In merged texts, the numbers of folded lines are not known.
    if (file.labels.size) return `${many} ${why}`;
    return `${many} ${why}: ${from === to ? from : `${from} to ${to}`}`;
  }

  // A row for folded lines; a click shows those that the page has, with their costs in all
  // functions.
  function gap(view, { from, to }) {
    const { page, file } = view;
    const inside = [];
    for (let n = from; n <= to && inside.length < 5000; n++) if (file.text.has(n)) inside.push(n);
    const colspan = view.columns.length + 2;
    const row = (told) => el('tr.gap', el('td', { colspan }, told));
    const words = folded(file, from, to, view.why);
    if (!inside.length) return row(words);
    const tag = `${file.name}:${from}`;
    const onclick = () => state.adjust(state.turned('gaps', tag));
    if (!state.has('gaps', tag)) return row(el('button', { onclick }, words));
    const costs = ofFile(page.report, file);
    const rows = [];
    let next = from;
    for (const n of [...inside, to + 1]) {
      if (n > next) rows.push(row(folded(file, next, n - 1, 'not in this page')));
      const line = costs.get(n) ?? null;
      if (n <= to) rows.push(...rowsOf(view, { number: n, line, others: true }));
      next = n + 1;
    }
    return rows;
  }

  function tableOf(page, file, some, why) {
    const sorted = [...some].sort((a, b) => a.line - b.line);
    const view = { ...beside.view(page, sorted), file, why };
    view.kind = view.several ? 'source.several' : 'source';
    const items = plan(page, file, sorted);
    const make = (item) => (item.from ? gap(view, item) : rowsOf(view, item));
    const wanted = items.findIndex((item) => isHere(page, file, item));
    const first = Math.max(tables.LINES, wanted + 50);
    const left = items.slice(first).filter((item) => !item.from).length;
    const words = `Show ${show.plural(left, 'more line')}`;
    const columns = [['Line'], ...view.columns, ['Source', null, true]];
    return tables.long(view.kind, columns, items, make, first, words);
  }

  // The files of a function's code as [{file, lines, self}]: its own, then those of inlined code,
  // the most expensive first; self has the costs of all events.
  function filesOf({ event, report }, row) {
    const size = ({ self }) => sums.size(self[event.index] ?? null);
    const isOwn = ({ file }) => file.name === row.file;
    return [...sums.groups(row.lines, ({ file }) => file)]
      .map(([file, lines]) => ({ file, lines, self: sumUp(report, lines) }))
      .sort((a, b) => isOwn(b) - isOwn(a) || sums.compare(size(b), size(a)));
  }

  // The first file is open, and the one with the line in the address; others where a click says so.
  function sourceOf(page, row, part, first) {
    const { file, lines: some, self } = part;
    const all = page.place.whole === file.name;
    const of = all ? [...ofFile(page.report, file).values()] : some;
    const what = page.report.diff ? 'changes' : 'costs';
    const without = `without ${what} of ${all ? 'any' : 'this'} function`;
    const why = page.few ? 'not shown' : page.paper ? 'not printed' : without;
    // The part of the function's self cost that is in this file, or its change.
    const { event, report } = page;
    const inFile = self[event.index] ?? null;
    const share = () => show.percent(sums.share(inFile, row.self[event.index] ?? null));
    const words = report.diff ? show.cost(event, inFile, true) : share();
    const link = html.link(
      { whole: all ? '' : file.name },
      all ? 'This function alone' : 'With all functions of the file',
      { class: 'button' }
    );
    const cost = el('span.note', ` ${event.ratio || inFile === null ? '' : words} `);
    const odd = file.newer
      ? 'This source was changed after the profile was taken'
      : 'The profile has lines past the end of this source';
    const missing =
      'The source was not found when this page was written; these are the costs of its lines.';
    const path = file.found ?? file.name;
    const tag = `${file.name} of ${row.key}`;
    const open = first || page.paper || page.here.line?.startsWith(`${file.name}:`);
    const onclick = () => state.adjust(state.turned('gaps', tag));
    const is = open || state.has('gaps', tag);
    const sign = { 'aria-expanded': String(is), title: show.name(path), onclick };
    const name = show.base(path);
    const head = open
      ? el('span', { title: show.name(path) }, name)
      : el('button', sign, el('span.sign'), name);
    return [
      el(
        'h3.path',
        page.few && [page.plain(row), ' in '],
        head,
        cost,
        is && !page.few && !page.paper && link
      ),
      ...(is
        ? [
            (file.newer || file.past_end) &&
              el('p.note', `${odd}; its lines may not be those that ran.`),
            !file.found && el('p.note', missing),
            ...tableOf(page, file, of, why),
          ]
        : []),
    ];
  }

  // The source of a function, as a list of elements.
  function content(page, row) {
    const files = filesOf(page, row);
    if (!files.length) return [el('p.note', 'This page has no lines of it.')];
    return files.flatMap((part, i) => sourceOf(page, row, part, !i));
  }

  // The hottest lines of a part of a function.
  function excerpt(page, row, part) {
    return sourceOf({ ...page, few: EXCERPT, here: {} }, row, part, true);
  }

  return { content, excerpt, filesOf };
})();
