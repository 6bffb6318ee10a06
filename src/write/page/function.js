// SPDX-License-Identifier: GPL-3.0-or-later
//
// One function: its figures, who called it, what it called, and its source.

const functionView = (() => {
  const FIRST = 30; // callers, callees or members shown before one asks
  const AROUND = 4; // lines shown around lines with costs
  const HOT = 10; // lines in the list of the hottest

  function get(page, item, field, side = '') {
    return item[field + side]?.[page.event.index] ?? null;
  }

  // A table whose rows past the first ones come when asked for.
  function longTable(className, head, items, row) {
    const body = show.el('tbody', {}, items.slice(0, FIRST).map(row));
    const whole = show.el(
      'table',
      { class: className },
      show.el('thead', {}, head),
      body
    );
    if (items.length <= FIRST) return whole;
    const rest = items.length - FIRST;
    const button = show.el(
      'button',
      {
        type: 'button',
        onclick: () => {
          body.append(...items.slice(FIRST).map(row));
          button.remove();
          body.rows[FIRST].querySelector('a')?.focus();
        },
      },
      `Show ${show.count(rest)} more`
    );
    return show.el('div', {}, whole, button);
  }

  function heads(...labels) {
    return show.el(
      'tr',
      {},
      labels.map(([label, right]) =>
        show.el('th', { scope: 'col', class: right ? 'number' : null }, label)
      )
    );
  }

  function number(text) {
    return show.el('td', { class: 'number' }, text);
  }

  // Every event of the function.
  function figures(page, row) {
    const { report } = page;
    const { change } = page.chosen;
    const costs = page.chosen.of(row);
    const part = (event, value) =>
      event.ratio ? '' : show.percent(page.share(value, event), change);
    const old = change
      ? [
          ['Old self', true],
          ['New self', true],
        ]
      : [];
    return show.el(
      'table',
      { class: 'figures' },
      show.el(
        'thead',
        {},
        heads(
          ['Event'],
          ...old,
          [change ? 'Self, change' : 'Self', true],
          ['%', true],
          [change ? 'Inclusive, change' : 'Inclusive', true],
          ['%', true]
        )
      ),
      show.el(
        'tbody',
        {},
        report.events.map((event) => {
          const i = event.index;
          const self = costs.self[i] ?? null;
          const inclusive = costs.inclusive[i] ?? null;
          const here = event === page.event;
          return show.el(
            'tr',
            { class: here ? 'here' : null },
            show.el(
              'th',
              { scope: 'row', title: event.long_name },
              show.el(
                'a',
                {
                  href: state.link({ event: event.name }),
                  'aria-current': here ? 'true' : null,
                },
                show.name(event.name)
              )
            ),
            change ? number(show.cost(event, costs.self_old?.[i])) : null,
            change ? number(show.cost(event, costs.self_new?.[i])) : null,
            number(show.cost(event, self, change)),
            number(part(event, self)),
            number(show.cost(event, inclusive, change)),
            number(part(event, inclusive))
          );
        })
      )
    );
  }

  // What it costs in each profile, part or thread.
  function apart(page, row) {
    const { event, report } = page;
    if (!report.slices.length) return null;
    const line = (slice, i) => {
      const name = String(i + 1);
      const chosen = slices.choose(report, name);
      const costs = chosen.of(row);
      const cells = ['self', 'inclusive'].flatMap((field) => {
        const cost = costs[field][event.index] ?? null;
        const part = event.ratio ? null : data.share(cost, chosen.total(event));
        return [number(show.cost(event, cost)), number(show.measure(part))];
      });
      const here = page.place.slice === name;
      const link = { href: state.link({ slice: name }) };
      if (here) link['aria-current'] = 'true';
      return show.el(
        'tr',
        { class: here ? 'here' : null },
        show.el(
          'th',
          { scope: 'row' },
          show.el('a', link, show.name(slice.name))
        ),
        cells,
        number(show.count(costs.calls))
      );
    };
    return show.el(
      'section',
      { class: 'apart' },
      show.el('h3', {}, `${show.name(event.name)} of each`),
      longTable(
        'figures',
        heads(
          ['Of'],
          ['Self', true],
          ['%', true],
          ['Inclusive', true],
          ['%', true],
          ['Calls', true]
        ),
        report.slices,
        line
      )
    );
  }

  // Of changes the largest is the whole, and parts of that say little.
  function changeBar(part) {
    return part === null ? '' : show.bar(part, true);
  }

  // Callers or callees: what each paid, as a part of this function's cost.
  function callsTable(page, row, calls, what) {
    const change = page.report.diff;
    const widest = calls.reduce((most, call) => {
      const size = Math.abs(Number(get(page, call, 'inclusive') ?? 0));
      return Math.max(most, size);
    }, 0);
    const whole = change ? widest : get(page, row, 'inclusive');
    const sorted = [...calls].sort((a, b) => {
      const size = (call) => {
        const cost = get(page, call, 'inclusive');
        return change && cost < 0 ? -cost : cost;
      };
      return data.compare(size(b), size(a)) || a.id - b.id;
    });
    const line = (call) => {
      const cost = get(page, call, 'inclusive');
      const part = page.event.ratio ? null : data.share(cost, whole);
      const other = page.report.functions[call.id];
      return show.el(
        'tr',
        {},
        number(change ? changeBar(part) : show.measure(part)),
        number(show.cost(page.event, cost, change)),
        number(show.times(call.calls, change)),
        show.el(
          'th',
          { scope: 'row', class: 'c-name', title: other.full },
          show.el(
            'span',
            { class: 'fit' },
            page.link(other),
            page.badges(other)
          )
        )
      );
    };
    const cost = change ? 'Change' : 'Cost';
    return show.el(
      'section',
      { class: what.toLowerCase() },
      show.el('h3', {}, `${what} (${show.count(calls.length)})`),
      calls.length
        ? longTable(
            'calls',
            heads(
              [change ? '' : '%', true],
              [cost, true],
              ['Calls', true],
              [what === 'Callers' ? 'Caller' : 'Callee']
            ),
            sorted,
            line
          )
        : show.el('p', { class: 'note' }, 'None were recorded.')
    );
  }

  function links(page, title, note, rows) {
    if (!rows.length) return null;
    const list = show.el('ul', { class: 'names' });
    const item = (row) =>
      show.el(
        'li',
        {},
        page.link(row),
        show.el('span', { class: 'note' }, ` ${show.name(row.file ?? '')}`)
      );
    list.append(...rows.slice(0, FIRST).map(item));
    const button =
      rows.length > FIRST
        ? show.el(
            'button',
            {
              type: 'button',
              onclick: () => {
                list.append(...rows.slice(FIRST).map(item));
                button.remove();
              },
            },
            `Show ${show.count(rows.length - FIRST)} more`
          )
        : null;
    return show.el(
      'section',
      {},
      show.el('h3', {}, title),
      show.el('p', { class: 'note' }, note),
      list,
      button
    );
  }

  function related(page, row) {
    const rows = (parts) => parts.map((part) => page.report.functions[part.id]);
    const members = page.report.cycles.get(row.cycle) ?? [];
    return [
      links(
        page,
        `Cycle ${row.cycle} (${members.length})`,
        'These functions call each other, so that none of them has an ' +
          'inclusive cost quite of its own: what one costs may be counted ' +
          'in the others too.',
        members.length > 1 ? members.map((id) => page.report.functions[id]) : []
      ),
      links(
        page,
        'Inlined',
        'Code of this function that comes from other files.',
        rows(row.inlined)
      ),
      links(
        page,
        'Inlined into',
        'This is code of these functions that comes from another file.',
        rows(row.owners)
      ),
    ];
  }

  // What to show of the source: lines {number, line or null}, and gaps
  // {from, to} of lines that are folded.
  function plan(file, lines) {
    const byNumber = new Map(lines.map((line) => [line.line, line]));
    const near = new Set();
    for (const { line } of lines) {
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
    return out;
  }

  function callLine(page, call) {
    const change = page.report.diff;
    const to = page.report.functions[call.to];
    const cost = get(page, call, 'inclusive');
    return show.el(
      'tr',
      { class: 'call' },
      show.el('td'),
      number(show.cost(page.event, cost, change)),
      number(
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
    const cost = line ? get(page, line, 'self') : null;
    const heat = show.heatClass(data.share(cost, hottest), change);
    const here = page.place.line === `${file.name}:${n}`;
    const text = n === 0 ? '(unknown lines)' : (file.text.get(n) ?? '');
    return [
      show.el(
        'tr',
        { class: here ? 'here' : null, 'data-line': n },
        show.el('th', { scope: 'row', class: `number ${heat}` }, n || '?'),
        number(line ? show.cost(page.event, cost, change) : ''),
        number(
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

  function folded(from, to, why) {
    const many = show.plural(to - from + 1, 'line');
    return `${many} ${why}: ${from === to ? from : `${from} to ${to}`}`;
  }

  // A row that says what is folded; a click shows what the page has of it.
  function gap(page, file, { from, to }) {
    const inside = [];
    for (let n = from; n <= to && inside.length < 5000; n++)
      if (file.text.has(n)) inside.push(n);
    const words = folded(from, to, 'without costs of this function');
    const row = show.el('tr', { class: 'gap' });
    const unfold = () => {
      const rows = [];
      let next = from;
      const missing = (end) => {
        if (end < next) return;
        const left = folded(next, end, 'not in this page');
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
      const cost = get(page, line, 'self');
      return cost !== null && cost < 0 ? -cost : cost;
    };
    const hot = lines
      .filter((line) => get(page, line, 'self'))
      .sort((a, b) => data.compare(size(b), size(a)) || a.line - b.line)
      .slice(0, HOT);
    if (hot.length < 2) return null;
    const item = (line) => {
      const cost = get(page, line, 'self');
      const text = file.text.get(line.line) ?? '';
      return show.el(
        'li',
        {},
        show.el(
          'a',
          { href: state.link({ line: `${file.name}:${line.line}` }) },
          show.el('span', { class: 'number' }, `${line.line || '?'}`),
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

  function sourceOf(page, file, lines) {
    const sorted = [...lines].sort((a, b) => a.line - b.line);
    const hottest = sorted.reduce((most, line) => {
      const cost = get(page, line, 'self') ?? 0;
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
            heads(['Line', true], [cost, true], ['%', true], ['Source'])
          ),
          show.el('tbody', {}, rows)
        )
      ),
    ];
  }

  function source(page, row) {
    const byFile = new Map();
    for (const line of row.lines) {
      if (!byFile.has(line.file)) byFile.set(line.file, []);
      byFile.get(line.file).push(line);
    }
    return show.el(
      'section',
      { class: 'sources', 'aria-label': 'Source' },
      byFile.size
        ? [...byFile].flatMap(([file, lines]) => sourceOf(page, file, lines))
        : show.el('p', { class: 'note' }, 'This page has no lines of it.')
    );
  }

  function about(page, row) {
    if (!row.other) return null;
    return show.el(
      'p',
      { class: 'note' },
      show.plural(row.other, table.nouns(page).one),
      ' that this page does not name, as one, so that the sums hold.'
    );
  }

  function render(page, row) {
    const where = [row.file, row.object].filter(
      (text) => text && text !== row.full
    );
    const big = show.count(get(page, row, 'inclusive')).length > 17;
    return show.el(
      'article',
      { class: 'function' },
      show.el(
        'div',
        { class: 'facts' },
        show.el(
          'h2',
          { tabindex: '-1' },
          show.name(row.full),
          page.badges(row)
        ),
        show.el(
          'p',
          { class: 'where' },
          where.map((text) => show.el('span', {}, show.name(text)))
        ),
        about(page, row),
        show.el('div', { class: 'wide' }, figures(page, row), apart(page, row)),
        page.chosen.apart
          ? show.el(
              'p',
              { class: 'note' },
              'Calls and lines are not known apart: what follows is of ',
              `${slices.together(page.report)}.`
            )
          : null,
        show.el(
          'div',
          { class: big ? 'pair big' : 'pair' },
          callsTable(page, row, row.callers, 'Callers'),
          callsTable(page, row, row.callees, 'Callees')
        ),
        related(page, row)
      ),
      source(page, row)
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
