// SPDX-License-Identifier: GPL-3.0-or-later
//
// The source of a function, file by file: lines with costs and calls.  Lines
// without costs are folded.

const sourceView = (() => {
  // Whether the address names the line.
  function isHere({ place }, file, item) {
    return place.line === `${file.name}:${item.number}`;
  }

  function rowsOf(view, item) {
    const { page, file, hottest, list } = view;
    const change = page.report.diff;
    const { number: n, line } = item;
    const cost = line && !item.others ? page.cost(line, 'self') : null;
    const heat = show.heatClass(data.share(cost, hottest), change);
    const here = isHere(page, file, item);
    const words = { 0: '(unknown lines)', null: '(lines of OLD)' }[n];
    const text = words ?? file.text.get(n) ?? '';
    const kind = [here ? 'here' : '', item.others ? 'others' : ''];
    return [
      show.el(
        'tr',
        { class: kind.filter(Boolean).join(' ') || null, 'data-line': n },
        show.el(
          'th',
          { scope: 'row', class: `number ${heat}` },
          file.labels.get(n) ?? (n || (n === null ? '' : '?'))
        ),
        list.map(({ of }) => show.number(line ? of(line) : '')),
        show.el(
          'td',
          { class: `${n ? 'c-text' : 'c-text note'} ${heat}` },
          show.source(text)
        )
      ),
      ...(line?.calls ?? []).map((call) => beside.callLine(page, list, call)),
    ];
  }

  function folded(file, from, to, why) {
    const many = show.plural(to - from + 1, 'line');
    // In merged texts, the numbers of folded lines are not known.
    if (file.labels.size) return `${many} ${why}`;
    return `${many} ${why}: ${from === to ? from : `${from} to ${to}`}`;
  }

  // A row for folded lines; a click shows those that the page has, with their
  // costs in all functions.
  function gap(view, { from, to }) {
    const { page, file, list } = view;
    const inside = [];
    for (let n = from; n <= to && inside.length < 5000; n++)
      if (file.text.has(n)) inside.push(n);
    const words = folded(file, from, to, view.why);
    const row = show.el('tr', { class: 'gap' });
    const cell = (content) =>
      show.el('td', { colspan: list.length + 2 }, content);
    const unfold = () => {
      const costs = lines.ofFile(page.report, file);
      const rows = [];
      let next = from;
      const missing = (end) => {
        if (end < next) return;
        const left = folded(file, next, end, 'not in this page');
        rows.push(show.el('tr', { class: 'gap' }, cell(left)));
      };
      for (const n of inside) {
        missing(n - 1);
        const line = costs.get(n) ?? null;
        rows.push(...rowsOf(view, { number: n, line, others: true }));
        next = n + 1;
      }
      missing(to);
      row.replaceWith(...rows);
    };
    row.append(
      cell(
        inside.length
          ? show.el('button', { type: 'button', onclick: unfold }, words)
          : words
      )
    );
    return row;
  }

  function tableOf(page, file, some, why) {
    const sorted = [...some].sort((a, b) => a.line - b.line);
    const hottest = beside.hottest(page, sorted);
    const list = beside.columns(page);
    const view = { page, file, hottest, list, why };
    const items = lines.plan(file, sorted);
    const make = (item) => (item.from ? gap(view, item) : rowsOf(view, item));
    const wanted = items.findIndex((item) => isHere(page, file, item));
    const first = Math.max(tables.LINES, wanted + 50);
    const left = items.slice(first).filter((item) => !item.from).length;
    const words = `Show ${show.plural(left, 'more line', 'more lines')}`;
    const heads = [
      ['Line', true],
      ...list.map(({ label }) => [label, true]),
      ['Source'],
    ];
    return tables.long('source', heads, items, make, first, words);
  }

  function sourceOf(page, { file, lines: some }) {
    const all = page.place.whole === file.name;
    const of = all ? [...lines.ofFile(page.report, file).values()] : some;
    const what = page.report.diff ? 'changes' : 'costs';
    const why = `without ${what} of ${all ? 'any' : 'this'} function`;
    const missing = show.el(
      'p',
      { class: 'note' },
      'The source was not found when this page was written; these are the ',
      'costs of its lines.'
    );
    const link = show.el(
      'a',
      { href: state.link({ whole: all ? '' : file.name }) },
      all ? 'This function alone' : 'With all functions of the file'
    );
    return [
      show.el('h3', { class: 'path' }, show.name(file.found ?? file.name)),
      show.el('p', {}, link),
      file.found ? null : missing,
      ...tableOf(page, file, of, why),
    ];
  }

  function render(page, row) {
    const files = parts.of(page, row);
    if (!files.length)
      return show.el(
        'section',
        { class: 'sources', 'aria-label': 'Source' },
        show.el('p', { class: 'note' }, 'This page has no lines of it.')
      );
    return show.el(
      'section',
      { class: 'sources', 'aria-label': 'Source' },
      hotView.ofLines(page, row.lines),
      beside.chips(page),
      files.flatMap((part) => sourceOf(page, part))
    );
  }

  // Scrolls to the line that the address names.
  function reveal(page, element) {
    if (!page.place.line) return;
    tables.complete();
    element.querySelector('.source tr.here')?.scrollIntoView({
      block: 'center',
    });
  }

  return { render, reveal };
})();
