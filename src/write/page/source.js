// SPDX-License-Identifier: GPL-3.0-or-later
//
// The source of a function: its lines with their costs and calls, and before
// them the hottest ones.  Lines without costs are folded.

const sourceView = (() => {
  const AROUND = 4; // lines shown around lines with costs
  const HOT = 10; // lines in the list of the hottest

  // What to show of the source: lines {number, line or null}, and gaps
  // {from, to} of lines that are folded.  What lines of OLD cost that have no
  // place in the source is last, without a number.
  function plan(file, lines) {
    const byNumber = new Map(lines.map((line) => [line.line, line]));
    const near = new Set();
    for (const { line } of lines) {
      if (line === null) continue;
      near.add(line);
      if (line === 0) continue;
      for (let n = line - AROUND; n <= line + AROUND; n++)
        if (file.text.has(n)) near.add(n);
    }
    const out = [];
    let last = null;
    for (const n of [...near].sort((a, b) => a - b)) {
      const from = last === null || last === 0 ? 1 : last + 1;
      if (n > from && file.found !== null) out.push({ from, to: n - 1 });
      out.push({ number: n, line: byNumber.get(n) ?? null });
      last = n;
    }
    const end = Math.max(0, ...file.text.keys());
    if (last !== null && end > last) out.push({ from: last + 1, to: end });
    if (byNumber.has(null))
      out.push({ number: null, line: byNumber.get(null) });
    return out;
  }

  function callLine(page, call) {
    const change = page.report.diff;
    const to = page.report.functions[call.to];
    const cost = page.cost(call, 'inclusive');
    return show.el(
      'tr',
      { class: 'call' },
      show.el('td'),
      show.number(show.cost(page.event, cost, change)),
      show.number(
        page.event.ratio ? '' : show.percent(page.shareOfAll(cost), change)
      ),
      show.el(
        'td',
        { class: 'c-text' },
        show.el('span', { 'aria-hidden': 'true' }, '\u21b3 '),
        page.link(to),
        show.el('span', { class: 'note' }, ` ${show.times(call.calls, change)}`)
      )
    );
  }

  function sourceRows(page, file, item, hottest) {
    const change = page.report.diff;
    const { number: n, line } = item;
    const cost = line ? page.cost(line, 'self') : null;
    const heat = show.heatClass(data.share(cost, hottest), change);
    const here = page.place.line === `${file.name}:${n}`;
    const words = { 0: '(unknown lines)', null: '(lines of OLD)' }[n];
    const text = words ?? file.text.get(n) ?? '';
    return [
      show.el(
        'tr',
        { class: here ? 'here' : null, 'data-line': n },
        show.el(
          'th',
          { scope: 'row', class: `number ${heat}` },
          file.labels.get(n) ?? (n || (n === null ? '' : '?'))
        ),
        show.number(line ? show.cost(page.event, cost, change) : ''),
        show.number(
          line && !page.event.ratio
            ? show.percent(page.shareOfAll(cost), change)
            : ''
        ),
        show.el(
          'td',
          { class: n ? 'c-text' : 'c-text note' },
          show.source(text)
        )
      ),
      ...(line?.calls ?? []).map((call) => callLine(page, call)),
    ];
  }

  function folded(file, from, to, why) {
    const many = show.plural(to - from + 1, 'line');
    // Of two texts in one, it is not known what the lines are called.
    if (file.labels.size) return `${many} ${why}`;
    return `${many} ${why}: ${from === to ? from : `${from} to ${to}`}`;
  }

  // A row that says what is folded; a click shows what the page has of it.
  function gap(page, file, { from, to }) {
    const inside = [];
    for (let n = from; n <= to && inside.length < 5000; n++)
      if (file.text.has(n)) inside.push(n);
    const words = folded(file, from, to, 'without costs of this function');
    const row = show.el('tr', { class: 'gap' });
    const unfold = () => {
      const rows = [];
      let next = from;
      const missing = (end) => {
        if (end < next) return;
        const left = folded(file, next, end, 'not in this page');
        rows.push(
          show.el('tr', { class: 'gap' }, show.el('td', { colspan: 4 }, left))
        );
      };
      for (const n of inside) {
        missing(n - 1);
        rows.push(...sourceRows(page, file, { number: n, line: null }, null));
        next = n + 1;
      }
      missing(to);
      row.replaceWith(...rows);
    };
    row.append(
      show.el(
        'td',
        { colspan: 4 },
        inside.length
          ? show.el('button', { type: 'button', onclick: unfold }, words)
          : words
      )
    );
    return row;
  }

  function hotLines(page, file, lines) {
    const change = page.report.diff;
    const size = (line) => {
      const cost = page.cost(line, 'self');
      return cost !== null && cost < 0 ? -cost : cost;
    };
    const hot = lines
      .filter((line) => line.line !== null && page.cost(line, 'self'))
      .sort((a, b) => data.compare(size(b), size(a)) || a.line - b.line)
      .slice(0, HOT);
    if (hot.length < 2) return null;
    const item = (line) => {
      const cost = page.cost(line, 'self');
      const text = file.text.get(line.line) ?? '';
      return show.el(
        'li',
        {},
        show.el(
          'a',
          { href: state.link({ line: `${file.name}:${line.line}` }) },
          show.el(
            'span',
            { class: 'number' },
            file.labels.get(line.line) ?? `${line.line || '?'}`
          ),
          show.el(
            'span',
            { class: 'number' },
            page.event.ratio
              ? show.cost(page.event, cost, change)
              : show.percent(page.shareOfAll(cost), change)
          ),
          show.el('code', {}, show.name(text.trim()))
        )
      );
    };
    return show.el(
      'nav',
      { class: 'hot', 'aria-label': 'Hot lines' },
      show.el('h4', {}, 'Hot lines'),
      show.el('ol', {}, hot.map(item))
    );
  }

  // What lines cost together in one of several files of a function.
  function costOf(page, lines) {
    return lines.reduce(
      (sum, line) => data.add(sum, page.cost(line, 'self')),
      null
    );
  }

  function sourceOf(page, file, lines, isPart) {
    const sorted = [...lines].sort((a, b) => a.line - b.line);
    const hottest = sorted.reduce((most, line) => {
      const cost = page.cost(line, 'self') ?? 0;
      return data.max(most, cost < 0 ? -cost : cost);
    }, 0);
    const rows = plan(file, sorted).flatMap((item) =>
      item.from
        ? [gap(page, file, item)]
        : sourceRows(page, file, item, hottest)
    );
    const cost = page.report.diff ? 'Change' : 'Self';
    const why = file.found
      ? null
      : show.el(
          'p',
          { class: 'note' },
          'The source was not found when this page was written; these are ',
          'the costs of its lines.'
        );
    return [
      show.el('h3', { class: 'path' }, show.name(file.found ?? file.name)),
      isPart && !page.event.ratio
        ? show.el(
            'p',
            { class: 'note' },
            show.cost(page.event, costOf(page, lines), page.report.diff),
            ` ${page.event.name} of this function are in this file.`
          )
        : null,
      why,
      hotLines(page, file, sorted),
      show.el(
        'div',
        { class: 'wide' },
        show.el(
          'table',
          { class: 'source' },
          show.el(
            'thead',
            {},
            show.heads(['Line', true], [cost, true], ['%', true], ['Source'])
          ),
          show.el('tbody', {}, rows)
        )
      ),
    ];
  }

  function render(page, row) {
    const byFile = new Map();
    for (const line of row.lines) {
      if (!byFile.has(line.file)) byFile.set(line.file, []);
      byFile.get(line.file).push(line);
    }
    return show.el(
      'section',
      { class: 'sources', 'aria-label': 'Source' },
      byFile.size
        ? [...byFile].flatMap(([file, lines]) =>
            sourceOf(page, file, lines, byFile.size > 1)
          )
        : show.el('p', { class: 'note' }, 'This page has no lines of it.')
    );
  }

  // Brings the line that the address names into sight.
  function reveal(page, element) {
    if (!page.place.line) return;
    element.querySelector('tr.here[data-line]')?.scrollIntoView({
      block: 'center',
    });
  }

  return { render, reveal };
})();
