// SPDX-License-Identifier: GPL-3.0-or-later
//
// The callers or the callees of a function as a tree, in which each row opens into those of its own
// function.
//
// A profile has no stacks: below the first level, a cost is an estimate where what a function costs
// is not all of its row's, and is divided as the callers paid.  Code that was inlined costs what it
// does where it was inlined: these rows are the frames of a flame graph.  With --diff, and of
// ratios, rows have the costs of all paths.  Calls between functions of a cycle have no share, as
// they count in its other calls.

const trees = (() => {
  const FIRST = 5; // rows of a level shown at first
  const BY_ITSELF = 4; // levels that open by themselves
  const DEEP = 100; // levels that an address opens
  const MAIN = /^(?:main|main\.main|MAIN__|\{main\}|<main>)(?=$|[(' ])/;

  // Whether calls from one to the other are recursion.
  function isWithin(a, b) {
    return a === b || ((a.cycle ?? null) !== null && a.cycle === b.cycle);
  }

  function size(page, { cost }) {
    return page.report.diff ? sums.size(cost) : cost;
  }

  // The frames above or below an item, by the id of their function (-1: of a cycle), and the frame
  // of the item's self cost; "parts": those of the item.
  function framesOf(page, field, { parts }) {
    const calls = page.calls();
    const of = graph.costs(calls, page.event.index, '');
    const step = field === 'callers' ? graph.above : graph.below;
    const next = graph.joined(calls, (frame) => step(calls, of, frame));
    const id = ({ members, key }) => (members ? -1 : key);
    const frames = next({ parts }).map((frame) => [id(frame.node), frame]);
    return new Map([...frames, ['self', graph.selfOf(of, parts)]]);
  }

  // The calls of the function of an item, and among callees its self cost, by cost.  An item is
  // {id, level, cost, exact, calls, inlined, own, inner, dearest, way, parts}: inner: within a
  // cycle; way: functions from the root to it; parts: of its frame, with --inlines.
  function below(page, field, above) {
    const { diff, functions } = page.report;
    const row = functions[above.id];
    const whole = page.cost(row, 'inclusive');
    const all = diff || page.event.ratio;
    const frames = above.parts && framesOf(page, field, above);
    const make = (id, calls, cost, own = false) => {
      const frame = frames?.get(own ? 'self' : id);
      // What is all of it is all of what its row has of it.
      const same = all || above.cost === whole || cost === whole;
      const part = () => (Number(cost) * Number(above.cost)) / Number(whole);
      const known = all || above.cost === whole || !cost;
      const item = {
        ...{ id, own, calls, above, level: above.level + 1, way: [...above.way, id] },
        exact: Boolean(all || (above.exact && same)),
        cost: known ? cost : cost === whole ? above.cost : part(),
        inner: !own && isWithin(row, functions[id]),
      };
      if (!frame || !above.level) return { ...item, parts: frame?.parts };
      const { count, parts, value } = frame;
      return { ...item, parts, exact: count !== undefined, cost: count ?? value };
    };
    // What is on no path through the item is left out, but for functions of cycles.
    const isThere = ({ id }) =>
      id !== row.id && (!frames || !above.level || frames.has(-1) || frames.has(id));
    const items = row[field]
      .filter(isThere)
      .map((call) => {
        const { calls, id, inlined } = call;
        return { ...make(id, calls, page.cost(call, 'inclusive')), inlined };
      });
    const self = page.cost(row, 'self');
    if (field === 'callees' && items.length && (diff ? self : self !== null))
      items.push(make(row.id, null, self, true));
    const byCost = (a, b) => sums.compare(size(page, b), size(page, a));
    items.sort((a, b) => a.inner - b.inner || byCost(a, b) || b.own - a.own || a.id - b.id);
    return items.map((item, i) => ({ ...item, dearest: !i }));
  }

  // What stands for an item in the address: the keys of the functions that lead to it.
  function tagOf(page, field, { way }) {
    return [field, ...way.map((id) => page.report.functions[id].key)].join();
  }

  // Whether a row opens: if it leads on, but not to where it came from.
  function opens(page, field, { id, inner, own, way }) {
    const row = page.report.functions[id];
    const again = way.indexOf(id) < way.length - 1;
    return !(own || inner || row.other || again) && row[field].some((call) => call.id !== id);
  }

  // Whether an item is open.  The dearest is so by itself if it has half or more of the one above
  // it, but nobody asks who calls main; the address has those for which it is the other way round.
  function isOpen(page, field, item) {
    if (item.level > DEEP || !opens(page, field, item)) return false;
    const half = item.dearest && 2 * size(page, item) >= size(page, item.above);
    const isMain = field === 'callers' && MAIN.test(page.report.functions[item.id].label);
    const large = half && !isMain && item.level <= BY_ITSELF;
    return state.has('tree', tagOf(page, field, item)) !== (large && !page.report.diff);
  }

  function toggle(page, field, item, button) {
    const line = button.closest('tr');
    const open = button.getAttribute('aria-expanded') === 'true';
    state.adjust(state.turned('tree', tagOf(page, field, item)));
    button.setAttribute('aria-expanded', String(!open));
    if (!open) {
      line.after(...linesOf(page, field, item));
      return;
    }
    while (line.nextSibling?.dataset.level > item.level) line.nextSibling.remove();
  }

  function nameCell(page, field, item) {
    const row = page.report.functions[item.id];
    const style = { paddingLeft: `${item.level - 1}ch` };
    if (item.own) return html.nameCell(el('i.leaf', 'itself'), null, style);
    const name = page.fitted(row, page.whereabouts(row));
    for (const piece of name.querySelectorAll('a > span:not(.spare)'))
      piece.replaceChildren(...html.breakable(piece.textContent));
    const attributes = {
      'aria-expanded': String(isOpen(page, field, item)),
      'aria-label': `${field} of ${show.name(row.label)}`,
      onclick: (event) => toggle(page, field, item, event.currentTarget),
    };
    const leads = opens(page, field, item);
    name.prepend(leads ? el('button', attributes, el('span.sign')) : el('span.leaf'));
    return html.nameCell(name, row.full, style);
  }

  // The columns; whole: the inclusive cost of the function at the root.
  function columnsOf(page, field, whole) {
    const { event } = page;
    const { diff } = page.report;
    const amount = ({ cost, exact }) =>
      show.cost(event, exact || cost === null ? cost : Math.round(cost), diff);
    const ofIt = ({ cost, inner }) => !inner && page.measure(sums.share(cost, whole), 100);
    const change = ({ cost }) => page.bar(page.share(cost));
    const each = ({ cost, calls, exact, inlined }) =>
      event.ratio || cost === null || !calls || !exact || inlined
        ? ''
        : show.cost(event, Math.round(Number(cost) / Number(calls)));
    return [
      !event.ratio && (diff ? ['Size', change, false, 'wider'] : ['% of function', ofIt]),
      [diff ? 'Change' : 'Cost', amount, ...(diff || event.ratio ? [] : [false, 'wider'])],
      ['Calls', (item) => (item.own || !item.exact ? '' : show.often(item, diff))],
      !diff && ['per call', each, false, 'wider'],
      [field === 'callers' ? 'Caller' : 'Callee', (item) => nameCell(page, field, item), true],
    ].filter(Boolean);
  }

  // The rows below an item: the first ones, and one that adds the others.
  function linesOf(page, field, above) {
    const columns = columnsOf(page, field, above.whole);
    const line = (item) => {
      const { own, inner, exact, level } = item;
      const kind = [own && 'own', inner && 'inner', !exact && 'guess'];
      const found = tables.row(columns, { ...item, whole: above.whole }, kind);
      found.dataset.level = level;
      const inside = { ...item, whole: above.whole };
      return isOpen(page, field, item) ? [found, ...linesOf(page, field, inside)] : [found];
    };
    const items = below(page, field, above);
    const rest = items.slice(FIRST);
    const lines = items.slice(0, FIRST).flatMap(line);
    if (!rest.length) return lines;
    const add = ({ currentTarget }) => {
      const added = rest.flatMap(line);
      currentTarget.closest('tr').replaceWith(...added);
      added[0].querySelector('a, button')?.focus();
    };
    const button = el('button', { onclick: add }, `Show ${show.count(rest.length)} more`);
    const cell = el('td', { colspan: columns.length }, button);
    return [...lines, el('tr.rest', { 'data-level': above.level + 1 }, cell)];
  }

  // The item of a function that callers or callees stand below.
  function root(page, row) {
    const whole = page.cost(row, 'inclusive');
    const way = [row.id];
    const isKnown = page.report.nodes && !page.report.diff && !page.event.ratio;
    const calls = isKnown && page.calls();
    const parts = calls && graph.costs(calls, page.event.index, '').get(calls.nodeOf[row.id]).parts;
    return { id: row.id, level: 0, cost: whole, exact: true, whole, way, parts };
  }

  // field: callers or callees.
  function render(page, row, field) {
    const whole = page.cost(row, 'inclusive');
    const lines = linesOf(page, field, root(page, row));
    const table = tables.plain('calls', columnsOf(page, field, whole), []);
    table.tBodies[0].append(...lines);
    const others = row[field].filter(({ id }) => id !== row.id);
    const One = field === 'callers' ? 'Callers' : 'Callees';
    return el(
      'section',
      { class: field },
      el('h3', `${One} (${show.count(others.length)})`),
      lines.length ? table : el('p.note', 'None were recorded.'),
      el('p.note.guessed', 'Soft figures are estimates, divided as callers paid.')
    );
  }

  return { MAIN, below, isWithin, opens, render, root };
})();
