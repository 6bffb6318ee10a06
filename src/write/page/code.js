// SPDX-License-Identifier: GPL-3.0-or-later
//
// The source of a function, file by file, and its instructions: lines with costs and calls.  Lines
// without costs are folded.

// What both share: the columns of costs, one for each chosen event; the rows of calls.
const beside = (() => {
  // The columns, each {label, words, isHot}; words(item, field) are of a line's or instruction's
  // self cost, or of a call's inclusive cost; the column that is hot shows the heat of a line.
  function columns(page) {
    const { change, event, side } = page;
    const column = (label, suffix, plus, isHot) => ({
      ...{ label, isHot },
      words: (item, field) => show.cost(event, item[field + suffix]?.[event.index], plus),
    });
    const name = show.name(event.name);
    if (change)
      return [
        column(`${name}, old`, '_old'),
        column('new', '_new'),
        column('change', '', true, true),
      ];
    const part = (item, field) => show.percent(page.share(page.cost(item, field)));
    const own = column(name, side.suffix, false, true);
    return event.ratio ? [own] : [own, { label: '% of total', words: part }];
  }

  // What the rows of a table share: heat(item) is the tint of an item's cost among those of all
  // items, cells(item, field) are its cells of costs.
  function view(page, items) {
    const most = items.reduce((n, item) => sums.max(n, page.size(item)), 0);
    const all = columns(page);
    return {
      page,
      columns: all.map(({ label }, i) => ({ key: `cost-${i}`, label })),
      heat: (item) => {
        const sign = page.change && page.cost(item, 'self') < 0 ? -1 : 1;
        const part = sums.share(page.size(item), most);
        return html.tint(part === null ? null : sign * part, page.change);
      },
      cells: (item, field, tint = null) =>
        all.map(({ words, isHot }) =>
          el('td.number', { tint: isHot && tint }, item && words(item, field))
        ),
    };
  }

  // What the address names, in source and in instructions: {line, address}; of a line all
  // instructions, of an instruction its line.
  function here({ place }, row) {
    const { line } = place;
    if (!line.startsWith('0x')) return { line, address: '' };
    const one = row.code?.find(({ address: is }) => `0x${is}` === line);
    return { line: one?.file && `${one.file.name}:${one.line}`, address: line };
  }

  // A row for a call from a line or an instruction; gutter: the cell of arrows, or null.
  function callLine({ page, cells }, call, gutter = null) {
    const link = page.link(page.report.functions[call.to]);
    const often = el('span.note', ` ${show.often(call, page.change)}`);
    const text = el('td.c-text', el('span', { 'aria-hidden': 'true' }, '\u21b3 '), link, often);
    return el('tr.call', el('td'), cells(call, 'inclusive'), gutter, text);
  }

  return { callLine, here, view };
})();

const sourceView = (() => {
  const FIRST = 200; // lines that are shown at first
  const AROUND = 4; // lines shown around lines with costs
  const HOT = 5; // most of the hottest lines

  // The items to show: lines {number, line or null}, gaps {from, to} of folded lines, and last,
  // without a number, the costs of OLD's lines that have no place in the source.
  function plan(file, some) {
    const byNumber = new Map(some.map((line) => [line.line, line]));
    const near = new Set();
    for (const { line } of some) {
      if (line === null) continue;
      near.add(line);
      if (line === 0) continue;
      for (let n = line - AROUND; n <= line + AROUND; n++) if (file.text.has(n)) near.add(n);
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

  // Whether the address names the line.
  function isHere(page, file, item) {
    return page.here.line === `${file.name}:${item.number}`;
  }

  function rowsOf(view, { number: n, line }) {
    const { page, file } = view;
    const heat = line && view.heat(line);
    const words = { 0: '(unknown lines)', null: '(lines of OLD)' }[n];
    const number = file.labels.get(n) ?? (n || (n === null ? 'OLD' : '?'));
    const link = n && page.both ? html.link({ line: `${file.name}:${n}` }, number) : number;
    const text = show.source(words ?? file.text.get(n) ?? '');
    return [
      el(
        'tr',
        { class: isHere(page, file, { number: n }) && 'here', 'data-line': n },
        el('th.number', { scope: 'row', tint: heat }, link),
        view.cells(line, 'self', heat),
        el(n ? 'td.c-text' : 'td.c-text.note', text)
      ),
      ...(line?.calls ?? []).map((call) => beside.callLine(view, call)),
    ];
  }

  // A row for folded lines; a click shows those that the page has.
  function gap(view, { from, to }) {
    const { file } = view;
    const folded = (first, last, why) => {
      const many = show.plural(last - first + 1, 'line');
      // In merged texts, the numbers of folded lines are not known.
      if (file.labels.size) return `${many} ${why}`;
      return `${many} ${why}: ${first === last ? first : `${first} to ${last}`}`;
    };
    const colspan = view.columns.length + 2;
    const row = (told) => el('tr.gap', el('td', { colspan }, told));
    const words = folded(from, to, view.why);
    const has = [...file.text.keys()].filter((n) => n >= from && n <= to).sort((a, b) => a - b);
    if (!has.length) return row(words);
    const onclick = ({ currentTarget: button }) => {
      const rows = [];
      let next = from;
      for (const n of [...has, to + 1]) {
        if (n > next) rows.push(row(folded(next, n - 1, 'not in this page')));
        if (n <= to) rows.push(...rowsOf(view, { number: n, line: null }));
        next = n + 1;
      }
      button.closest('tr').replaceWith(...rows);
    };
    return row(el('button', { onclick }, words));
  }

  function tableOf(page, file, some) {
    const lines = [...some].sort((a, b) => a.line - b.line);
    const why = `without ${page.report.diff ? 'changes' : 'costs'} of this function`;
    const view = { ...beside.view(page, lines), file, why };
    const items = plan(file, lines);
    const wanted = items.findIndex((item) => isHere(page, file, item));
    return table.make('source', {
      columns: [
        { key: 'line', label: 'Line' },
        ...view.columns,
        { key: 'text', label: 'Source', text: true },
      ],
      ...{ items, first: Math.max(FIRST, wanted + 50), words: 'lines' },
      rows: (item) => (item.from ? [gap(view, item)] : rowsOf(view, item)),
    });
  }

  // The files of a function's code as [{file, lines}], the most expensive first.
  function filesOf(page, row) {
    const size = ({ lines }) => lines.reduce((n, line) => sums.add(n, page.size(line)), null);
    return [...sums.groups(row.lines, ({ file }) => file)]
      .map(([file, lines]) => ({ file, lines }))
      .sort((a, b) => sums.compare(size(b), size(a)));
  }

  // The part of the function's self cost that is in a file, or its change, as text.
  function inFile(page, row, lines) {
    const { change, event } = page;
    if (event.ratio) return '';
    const sum = lines.reduce((n, line) => sums.add(n, page.cost(line, 'self')), null);
    if (sum === null) return '';
    if (change) return show.cost(event, sum, true);
    return `${show.percent(sums.share(sum, page.cost(row, 'self')))} of self`;
  }

  // The first file is open, and the one with the line in the address.
  function sourceOf(page, row, { file, lines }, first) {
    const odd = file.newer
      ? 'This source was changed after the profile was taken'
      : 'The profile has lines past the end of this source';
    const missing =
      'The source was not found when this page was written; these are the costs of its lines.';
    const path = file.found ?? file.name;
    const inside = () => [
      (file.newer || file.past_end) && el('p.note', `${odd}; its lines may not be those that ran.`),
      !file.found && el('p.note', missing),
      tableOf(page, file, lines),
    ];
    const head = el(
      'h3.path',
      el('span', { title: show.name(path) }, show.base(path)),
      el('span.note', ` ${inFile(page, row, lines)}`),
      page.rest && el('span.note', `, ${page.rest}`)
    );
    const isOpen = first || page.here.line?.startsWith(`${file.name}:`);
    const box = el('details.file', { open: isOpen ? '' : null }, el('summary', head));
    const fill = () => box.append(...inside().filter(Boolean));
    if (isOpen) fill();
    else box.addEventListener('toggle', fill, { once: true });
    return box;
  }

  // Links to the hottest lines.
  function hottest(page, { file: own, lines }) {
    const { change, event } = page;
    const known = lines.filter(({ line }) => line !== null);
    const hot = sums.dearest(known, page.size, HOT);
    if (hot.length < 2) return null;
    const links = hot.flatMap((item, i) => {
      const { file, line } = item;
      const cost = page.cost(item, 'self');
      const isShare = !event.ratio && !change;
      const told = isShare ? show.percent(page.share(cost)) : show.cost(event, cost, change);
      const number = file.labels.get(line) ?? `${line || '?'}`;
      const place = (file.name === own ? '' : `${show.base(file.name)}:`) + number;
      const more = { title: show.line(file.text.get(line)) };
      const link = html.link({ line: `${file.name}:${line}` }, place, more);
      return [i ? ', ' : '', link, el('span.note', ` ${told}`)];
    });
    const of = event.ratio || change ? '' : ' (% of total)';
    return el('nav.hot', { 'aria-label': 'Hottest lines' }, `Hottest lines${of}: `, links);
  }

  // The source of a function, as a list of elements.
  function content(page, row) {
    const files = filesOf(page, row);
    if (!files.length) return [el('p.note', 'This page has no lines of it.')];
    return [hottest(page, row), ...files.map((part, i) => sourceOf(page, row, part, !i))];
  }

  return { content };
})();

// The instructions of a function, with their costs, calls and jumps.  Source lines stand above
// their instructions.  Jumps are arrows beside them: each row draws its own pieces of the arrows
// that pass or end beside it, so that rows can have any height; a link after the instruction tells
// the jump in words.

const codeView = (() => {
  const FIRST = 200; // instructions that are shown at first
  const STEP = 8; // pixels from one column of arrows to the next
  const HEAD = 14; // pixels between the columns and the instructions

  function svgLine(tint, x1, y1, x2, y2) {
    return html.svg('line', { tint, x1, y1, x2, y2 });
  }

  // The pieces of an arrow beside the row of a place; if passing, beside a row between this place
  // and the next.
  function pieces(arrow, place, passing, width) {
    const [from, to, column] = arrow;
    const [top, bottom] = [Math.min(from, to), Math.max(from, to)];
    const tint = to <= from ? 'mark' : null; // of arrows that lead back
    const x = width - HEAD - column * STEP + STEP / 2;
    const ending = !passing && (place === top || place === bottom);
    if (passing && bottom === place) return [];
    if (!ending) return [svgLine(tint, x, '0', x, '100%')];
    // A nested svg element puts the head in the middle of the row.
    const shape = { tint, d: `M${width - 1} 0l-6 -3.5v7z` };
    const first = place === top ? '50%' : '0';
    const last = place === bottom ? '50%' : '100%';
    return [
      svgLine(tint, x, first, x, last),
      svgLine(tint, x, '50%', width - 2, '50%'),
      place === to && html.svg('svg', { y: '50%', overflow: 'visible' }, html.svg('path', shape)),
    ];
  }

  // Returns {cell, width: pixels}; cell(place, passing) is the cell of a row, or null if there are
  // no arrows.
  function drawArrows(all, count) {
    if (!all.length) return { cell: () => null, width: 0 };
    // For each place, the arrows [from, to, column] that end at it or pass it.
    const found = Array.from({ length: count }, () => []);
    for (const arrow of all) {
      const [from, to] = arrow;
      for (let n = Math.min(from, to); n <= Math.max(from, to); n++) found[n].push(arrow);
    }
    const columns = Math.max(...all.map(([, , column]) => column));
    const width = HEAD + columns * STEP;
    const cell = (place, passing) => {
      const drawn = (found[place] ?? []).flatMap((arrow) => pieces(arrow, place, passing, width));
      return el(
        'td.arrows',
        { style: { minWidth: `${Math.max(52, width)}px` } },
        drawn.length && html.svg('svg', { 'aria-hidden': 'true', width }, drawn)
      );
    };
    return { cell, width };
  }

  // Text that says how often a jump was followed.
  function times({ followed, executed }) {
    if (executed === undefined) return show.times(followed);
    const part = show.percent(sums.share(followed, executed));
    return `${show.count(followed)} of ${show.times(executed)} (${part})`;
  }

  function jumpText(view, jump) {
    const words = `\u2192 ${jump.to}`;
    const line = `0x${jump.to}`;
    return el(
      'span.jump',
      view.addresses.has(jump.to)
        ? html.link({ line }, words, { 'aria-label': `jumps to ${jump.to}` })
        : `${words}${jump.name ? ` ${show.name(jump.name)}` : ''}`,
      ` ${times(jump)}`
    );
  }

  // A row with the source line of the instructions from place on.
  function lineRow(view, { file, line }, place) {
    const name = show.base(file.name);
    const number = file.labels.get(line) ?? line;
    const words = line ? `${name}:${number}` : name;
    const link = html.link({ line: `${file.name}:${line}` }, words, { title: file.name });
    const cells = [el('td'), view.cells(null), view.drawing.cell(place - 1, true)];
    const text = `  ${show.source((file.text.get(line) ?? '').trim())}`;
    return el('tr.call.line', ...cells, el('td.c-text', { title: text }, link, text));
  }

  function textOf({ text }) {
    return text.replace(/\s+/g, ' ');
  }

  function codeRow(view, one, place) {
    const unknown = one.address === '0';
    const heat = view.heat(one);
    const { address: wanted, line } = view.page.here;
    const here = wanted
      ? wanted === `0x${one.address}` && view.addresses.get(one.address) === place
      : one.file && line === `${one.file.name}:${one.line}`;
    const link = unknown ? '?' : html.link({ line: `0x${one.address}` }, one.address);
    const text = unknown ? '(unknown address)' : show.name(textOf(one));
    return el(
      'tr',
      { class: here && 'here' },
      el('th.number.address', { scope: 'row', tint: heat }, link),
      view.cells(one.self && one, 'self', heat),
      view.drawing.cell(place, false),
      el('td.c-text', text, ...one.jumps.map((jump) => jumpText(view, jump)))
    );
  }

  // A row for count instructions without costs that the page does not have.
  function gapRow(view, count, place) {
    const words = `${show.plural(count, 'instruction')} without costs, not in this page`;
    const empty = el('td', { colspan: view.columns.length + 1 });
    return el('tr.gap', empty, view.drawing.cell(place - 1, true), el('td', words));
  }

  // For each instruction a list of functions that each make a row: rows above it, its own row, its
  // calls.
  function makersOf(view, code) {
    const out = [];
    let line = null; // the instruction whose source line was shown last
    let above = [];
    for (const one of code) {
      const place = out.length;
      if (typeof one === 'number') {
        above.push(() => gapRow(view, one, place));
        continue;
      }
      if (one.self && one.file) {
        if (line?.file !== one.file || line.line !== one.line)
          above.push(() => lineRow(view, one, place));
        line = one;
      }
      const gutter = () => view.drawing.cell(place, true);
      const calls = one.calls.map((call) => () => beside.callLine(view, call, gutter()));
      out.push([...above, () => codeRow(view, one, place), ...calls]);
      above = [];
    }
    out[out.length - 1].push(...above);
    return out;
  }

  function tableOf(page, row) {
    const known = row.code.filter((one) => typeof one !== 'number');
    const drawing = drawArrows(row.arrows, known.length);
    const addresses = new Map(known.map((one, i) => [one.address, i]).reverse());
    const spent = known.filter(({ self }) => self);
    const view = { ...beside.view(page, spent), drawing, addresses };
    const { address: is, line } = page.here;
    const wanted = is
      ? (addresses.get(is.slice(2)) ?? 0)
      : known.findIndex((one) => `${one.file?.name}:${one.line}` === line);
    return table.make('source.code', {
      columns: [
        { key: 'address', label: 'Address' },
        ...view.columns,
        ...(drawing.width ? [{ key: 'jumps', label: 'Jumps', text: true }] : []),
        { key: 'text', label: 'Instruction', text: true },
      ],
      items: makersOf(view, row.code),
      ...{ first: Math.max(FIRST, wanted + 50), words: 'instructions' },
      rows: (makers) => makers.map((maker) => maker()),
    });
  }

  // Renders the source and the instructions of a function, or only the source.
  function render(whole, row) {
    const code = row.code?.filter((one) => typeof one !== 'number');
    const both = code?.length > 0;
    const page = { ...whole, both, here: beside.here(whole, row) };
    const section = (...inside) => el('section.sources', { 'aria-label': 'Code' }, inside.flat());
    // With --diff, all of them may have stayed the same.
    const why = row.code
      ? 'No costs of its instructions were recorded.'
      : 'Its instructions are not in this page, which has those of the ' +
        'functions that cost most; a page of --match=NAME has those of NAME.';
    const note = row.code !== undefined && el('p.note', why);
    if (!both) return section(note, sourceView.content(page, row));
    const pane = (label, ...inside) =>
      el('div.pane', { role: 'group', 'aria-label': label, tabindex: 0 }, ...inside);
    const panes = [
      pane('Source', sourceView.content(page, row)),
      pane('Instructions', tableOf(page, row)),
    ];
    return section(el('div.panes', panes));
  }

  // Scrolls to the line and the instruction that the address names.
  function reveal(page, element) {
    if (!page.place.line) return;
    for (const each of element.querySelectorAll('.source'))
      each.querySelector('tr.here')?.scrollIntoView({ block: 'center' });
  }

  return { render, reveal };
})();
