// SPDX-License-Identifier: GPL-3.0-or-later
//
// The instructions of a function, with their costs, calls and jumps.  Source lines stand above
// their instructions.  Jumps are arrows beside them: each row draws its own pieces of the arrows
// that pass or end beside it, so that rows can have any height; a link after the instruction tells
// the jump in words.

const codeView = (() => {
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
    const loop = top === bottom;
    // A nested svg element puts the head in the middle of the row.
    const shape = { tint, d: `M${width - 1} 0l-6 -3.5v7z` };
    const first = place === top ? '50%' : '0';
    const last = place === bottom ? '50%' : '100%';
    return [
      loop
        ? html.svg('circle', { tint, cx: x, cy: '50%', r: 3 })
        : svgLine(tint, x, first, x, last),
      svgLine(tint, loop ? x + 3 : x, '50%', width - 2, '50%'),
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

  // The text of an instruction; a jump inside the function needs no name of it, another one only
  // the last part.
  function textOf(known, { text }) {
    const placeOf = (address) => parseInt(address, 16);
    const [first, last] = [known[0], known[known.length - 1]].map((one) => placeOf(one.address));
    const isInside = (to) => placeOf(to) >= first && placeOf(to) <= last;
    const short = (whole, to, name, off) =>
      isInside(to) ? to : `${to} <${html.pieces(name)[1]}${off ?? ''}>`;
    return text.replace(/\s+/g, ' ').replace(/\b([\da-f]+) <(.*?)([+-]0x[\da-f]+)?>$/, short);
  }

  function codeRow(view, one, place) {
    const unknown = one.address === '0';
    const heat = view.heat(one);
    const { address, line } = view.page.here;
    const here = address
      ? address === `0x${one.address}` && view.addresses.get(one.address) === place
      : one.file && line === `${one.file.name}:${one.line}`;
    const link = unknown ? '?' : html.link({ line: `0x${one.address}` }, one.address);
    const text = unknown ? '(unknown address)' : show.name(textOf(view.known, one));
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
    const view = { ...beside.view(page, known), drawing, addresses, known };
    const { address, line } = page.here;
    const wanted = address
      ? (addresses.get(address.slice(2)) ?? 0)
      : known.findIndex((one) => `${one.file?.name}:${one.line}` === line);
    const first = Math.max(tables.LINES, wanted + 50);
    const left = known.length - first;
    const more = show.plural(left, 'more instruction');
    const columns = [
      ['Address', null, false, '', '11ch'],
      ...view.columns.map(([label]) => [label, null, false, '', label === '%' ? '9ch' : '13ch']),
      ...(drawing.width ? [['Jumps', null, true, '', `${Math.max(52, drawing.width)}px`]] : []),
      ['Instruction', null, true],
    ];
    const make = (makers) => makers.map((maker) => maker());
    const all = [columns, makersOf(view, row.code), make, first];
    const many = `${show.plural(row.undrawn ?? 0, 'jump')} are not drawn`;
    return [
      row.undrawn && el('p.note', `${many}, the least frequent where there are many.`),
      ...tables.long(`source.code${view.several ? '.several' : ''}`, ...all, `Show ${more}`),
    ];
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
    const known = code.filter((one) => one.self);
    const hot = known.map((one) => ({ ...one, text: textOf(code, one) }));
    const panes = [
      pane('Source', sourceView.content(page, row)),
      pane('Instructions', beside.hotCode(page, hot), tableOf(page, row)),
    ];
    return section(el('div.panes', panes));
  }

  // Scrolls to the line and the instruction that the address names.
  function reveal(page, element) {
    if (!page.place.line) return;
    tables.complete();
    for (const table of element.querySelectorAll('.source'))
      table.querySelector('tr.here')?.scrollIntoView({ block: 'center' });
  }

  return { render, reveal };
})();
