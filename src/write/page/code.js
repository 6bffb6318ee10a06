// SPDX-License-Identifier: GPL-3.0-or-later
//
// The instructions of a function, with their costs, calls and jumps.  Source
// lines stand above their instructions.

const codeView = (() => {
  // Text that says how often a jump was followed.
  function times({ followed, executed }) {
    if (executed === undefined) return show.times(followed);
    const part = show.percent(data.share(followed, executed));
    return `${show.count(followed)} of ${show.times(executed)} (${part})`;
  }

  function jumpText(view, jump) {
    const inside = view.addresses.has(jump.to);
    const words = `\u2192 ${jump.to}`;
    return show.el(
      'span',
      { class: 'jump' },
      inside
        ? show.el(
            'a',
            {
              href: state.link({ line: `0x${jump.to}` }),
              'aria-label': `jumps to 0x${jump.to}`,
            },
            words
          )
        : `${words}${jump.name ? ` ${show.name(jump.name)}` : ''}`,
      ` ${times(jump)}`
    );
  }

  function empty(n) {
    return Array.from({ length: n }, () => show.el('td'));
  }

  // A row with the source line of the instructions from place on.
  function lineRow(view, { file, line }, place) {
    const name = names.cut(show.name(file.name), 30);
    const number = file.labels.get(line) ?? line;
    const link = show.el(
      'a',
      {
        href: state.link({ line: `${file.name}:${line}` }),
        title: file.name,
      },
      line ? `${name}:${number}` : name
    );
    return show.el(
      'tr',
      { class: 'call' },
      empty(view.list.length + 1),
      view.drawing.cell(place - 1, true),
      show.el(
        'td',
        { class: 'c-text' },
        link,
        `  ${show.source((file.text.get(line) ?? '').trim())}`
      )
    );
  }

  function codeRow(view, one, place) {
    const { page, list, hottest, drawing } = view;
    const { change } = page.chosen;
    const cost = page.cost(one, 'self');
    const unknown = one.address === '0';
    const heat = show.heatClass(data.share(cost, hottest), change);
    const here =
      page.place.line === `0x${one.address}` &&
      view.addresses.get(one.address) === place;
    return show.el(
      'tr',
      { class: here ? 'here' : null },
      show.el(
        'th',
        { scope: 'row', class: `number address ${heat}` },
        unknown ? '?' : one.address
      ),
      list.map(({ of }) => show.number(one.self ? of(one) : '')),
      drawing.cell(place, false),
      show.el(
        'td',
        { class: `c-text ${heat}` },
        unknown
          ? '(unknown address)'
          : show.name(one.text.replace(/\s+/g, ' ')),
        one.jumps.map((jump) => jumpText(view, jump))
      )
    );
  }

  // A row for count instructions without costs that the page does not have.
  function gapRow(view, count, place) {
    const words = `${show.plural(count, 'instruction')} without costs, not in this page`;
    return show.el(
      'tr',
      { class: 'gap' },
      show.el('td', { colspan: view.list.length + 1 }),
      view.drawing.cell(place - 1, true),
      show.el('td', {}, words)
    );
  }

  // Returns functions that each make the rows of an instruction: rows above it,
  // its own row, its calls.
  function rowsOf(view, code) {
    const out = [];
    let place = 0;
    let line = null; // the instruction whose source line was shown last
    let above = [];
    for (const one of code) {
      const at = place;
      if (typeof one === 'number') {
        above.push(() => gapRow(view, one, at));
        continue;
      }
      if (one.self && one.file) {
        if (line?.file !== one.file || line.line !== one.line)
          above.push(() => lineRow(view, one, at));
        line = one;
      }
      const before = above;
      out.push(() => [
        ...before.map((row) => row()),
        codeRow(view, one, at),
        ...one.calls.map((call) =>
          beside.callLine(
            view.page,
            view.list,
            call,
            view.drawing.cell(at, true)
          )
        ),
      ]);
      above = [];
      place++;
    }
    const last = out.pop();
    out.push(() => [...last(), ...above.map((row) => row())]);
    return out;
  }

  function tableOf(page, row) {
    const known = row.code.filter((one) => typeof one !== 'number');
    const drawing = arrows.make(row.arrows, known.length);
    const list = beside.columns(page);
    const addresses = new Map(
      known.map((one, i) => [one.address, i]).reverse()
    );
    const hottest = beside.hottest(page, known);
    const view = { page, list, drawing, addresses, hottest };
    const rows = rowsOf(view, row.code);
    const wanted = addresses.get(page.place.line.slice(2)) ?? 0;
    const first = Math.max(tables.LINES, wanted + 50);
    const left = known.length - first;
    const more = show.plural(left, 'more instruction', 'more instructions');
    const heads = [
      ['Address', true],
      ...list.map(({ label }) => [label, true]),
      ...(drawing.any ? [['Jumps']] : []),
      ['Instruction'],
    ];
    const make = (maker) => maker();
    const all = ['source code', heads, rows, make, first, `Show ${more}`];
    const undrawn = row.undrawn
      ? show.el(
          'p',
          { class: 'note' },
          show.plural(row.undrawn, 'jump'),
          ' are not drawn, the least frequent where there are many.'
        )
      : null;
    return [undrawn, ...tables.long(...all)];
  }

  // Renders the instructions; or the source, if the address asks for it or the
  // page has no instructions of the function.
  function render(page, row) {
    if (row.code === undefined) return sourceView.render(page, row);
    if (!row.code?.length) {
      const why = row.code
        ? 'No costs of its instructions were recorded.'
        : 'Its instructions are not in this page, which has those of the ' +
          'functions that cost most; a page of --match=NAME has those of NAME.';
      const source = sourceView.render(page, row);
      source.prepend(show.el('p', { class: 'note' }, why));
      return source;
    }
    const { code, line } = page.place;
    const source = code === 'source' || (line && !line.startsWith('0x'));
    const choice = show.el(
      'div',
      { class: 'tools' },
      pages.choice('Code', [
        ['Instructions', { code: '', line: '' }, !source],
        ['Source', { code: 'source', line: '' }, source],
      ])
    );
    if (source) {
      const section = sourceView.render(page, row);
      section.prepend(choice);
      return section;
    }
    const known = row.code.filter((one) => one.self);
    return show.el(
      'section',
      { class: 'sources', 'aria-label': 'Instructions' },
      choice,
      hotView.ofCode(page, known),
      beside.chips(page),
      tableOf(page, row)
    );
  }

  return { render };
})();
