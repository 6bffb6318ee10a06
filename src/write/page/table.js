// SPDX-License-Identifier: GPL-3.0-or-later
//
// The one table of functions, callers, callees, lines and objects: its columns, their order, the
// first rows and those that a click shows; and the list of functions.
//
// A column is {key, label, rank, get, show, ...}: get(item) is the value to sort by, show(item)
// what the cell has.  The columns of least rank get room first, those of rank 0 always.  bar: cells
// have bars, the longest for the largest value ('change': in two colours); name: cells head their
// rows, and have what room is left; text: values are no numbers; size: changes are sorted by size;
// exact(item): a title.

const table = (() => {
  const FIRST = 30; // rows that are shown at first
  const STEP = 1000; // rows that a click adds, at most
  const NAME = 24; // digits kept free for names
  const TEXT = 18; // digits of other texts

  // The lines of a heading: Self % / of total.
  function headWords(label) {
    return label.length > 13 ? label.split(/(?<= )(?=of )/) : [label];
  }

  // Returns the columns that fit into room, in pixels; the widths are those of the first items.
  function fit(columns, items, room) {
    const some = items.slice(0, FIRST);
    const width = ({ label, show: words, text }) => {
      if (text) return TEXT;
      // Headings have smaller letters.
      const head = headWords(label).map((line) => 0.8 * line.length);
      return 2 + Math.max(...head, ...some.map((item) => `${words(item)}`.length));
    };
    let left = room / html.digit() - NAME;
    const kept = columns
      .filter(({ name }) => !name)
      .sort((a, b) => a.rank - b.rank)
      .filter((column) => {
        left -= width(column);
        return left >= 0 || !column.rank;
      });
    return columns.filter((column) => column.name || kept.includes(column));
  }

  // Compares items: numbers from the largest, texts from A; (other) is last.
  function order({ get, size, text }, reverse) {
    const values = new Map();
    const keyOf = (item) => {
      if (!values.has(item)) values.set(item, size ? sums.size(get(item)) : get(item));
      return values.get(item);
    };
    const way = (text ? 1 : -1) * (reverse ? -1 : 1);
    return (a, b) => {
      const [x, y] = [keyOf(a), keyOf(b)];
      const found = text ? (x > y) - (x < y) : sums.compare(x, y);
      return Boolean(a.other) - Boolean(b.other) || found * way || a.id - b.id;
    };
  }

  // A bar is as long as a value's part of the largest one.
  function barOf({ bar }, value, most) {
    const part = sums.share(value, most);
    if (!part) return {};
    const tint = bar !== 'change' ? 'bar' : value < 0 ? 'less' : 'more';
    return { tint, style: { '--part': `${Math.min(100, Math.abs(part)).toFixed(1)}%` } };
  }

  // kept: the columns that there is room for.
  function cellOf(column, kept, item, most) {
    const { bar, exact, key, name, show: words, text, title } = column;
    const told = words(item, kept);
    if (name) return told?.cellIndex === undefined ? html.nameCell(told, title?.(item)) : told;
    const { style, tint } = bar ? barOf(column, column.get(item), most) : {};
    const kind = [`c-${key}`, !text && 'number', bar && 'bar'];
    return el('td', { class: kind, title: exact?.(item), style, tint }, told);
  }

  // Moves from row to row, and opens and closes them.
  function keys(event) {
    const row = event.target.closest('tbody tr');
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const rows = [...row.parentElement.rows].filter((each) => each.querySelector('a, button'));
    const at = rows.indexOf(row);
    const places = {
      ...{ ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 20, PageUp: at - 20 },
      ...{ Home: 0, End: rows.length - 1 },
    };
    const sign = row.querySelector('[aria-expanded]');
    if (event.key in places) {
      const to = rows[Math.max(0, Math.min(rows.length - 1, places[event.key]))];
      focus(to);
    } else if (sign?.ariaExpanded === String(event.key === 'ArrowLeft')) sign.click();
    else return;
    event.preventDefault();
  }

  function focus(row) {
    (row?.querySelector('th a') ?? row?.querySelector('a, button'))?.focus();
  }

  // Makes a table of a class, see page.css, of {columns, items} and perhaps:
  //   room       pixels that there are for it
  //   first      how many items it shows at first
  //   words      those of the button that shows more
  //   sort       the column that it is sorted by, or with - in front in reverse order
  //   resort     called with another one, where the address has it
  //   inner      returns what stands below an item that is open, or null
  //   attributes returns those of an item's row
  //   rows       returns all rows of an item, in place of one by its columns
  // Returns the element; its "items" has each row's.
  function make(kind, spec) {
    const { attributes = () => ({}), first = FIRST, inner = () => null, items } = spec;
    const columns = spec.room ? fit(spec.columns, items, spec.room) : spec.columns;
    const most = columns.map(({ bar, get }) =>
      bar ? items.reduce((n, item) => sums.max(n, sums.size(get(item))), 0) : null
    );
    const head = el('thead');
    const body = el('tbody');
    const element = el(`table.${kind}`, { onkeydown: keys }, head, body);
    element.items = new Map();
    let { sort = '' } = spec;

    function rowsOf(item, level) {
      if (spec.rows) return spec.rows(item);
      const cells = columns.map((column, i) => cellOf(column, columns, item, most[i]));
      const row = el('tr', { 'data-level': level, ...attributes(item) }, cells);
      element.items.set(row, item);
      const below = inner(item);
      return below ? [row, ...lines(sorted(below), 0, first, level + 1)] : [row];
    }

    // The rows of sorted items from one on, and the button that shows more.
    function lines(some, from, count, level) {
      const end = from + count;
      const found = some.slice(from, end).flatMap((item) => rowsOf(item, level));
      const left = some.length - end;
      if (left <= 0) return found;
      const onclick = ({ currentTarget: button }) => {
        const more = lines(some, end, STEP, level);
        button.closest('tr').replaceWith(...more);
        focus(more[0]);
      };
      const more = left > STEP ? `${show.count(STEP)} of ${show.count(left)}` : show.count(left);
      const button = el('button', { onclick }, `Show ${more} more ${spec.words ?? ''}`.trim());
      const cell = el('td', { colspan: columns.length }, button);
      return [...found, el('tr.rest', { 'data-level': level }, cell)];
    }

    function sorted(some) {
      const by = columns.find(({ key }) => key === sort.replace(/^-/, ''));
      return by?.get ? [...some].sort(order(by, sort.startsWith('-'))) : some;
    }

    function headCell({ get, key, label, name, text, title }) {
      const is = sort.replace(/^-/, '') === key;
      const falls = Boolean(text || name) === sort.startsWith('-');
      const kinds = { scope: 'col', class: [`c-${key}`, !text && !name && 'number'] };
      const words = headWords(label).flatMap((line, i) => [i > 0 && el('br'), line]);
      if (!get) return el('th', kinds, words);
      const again = is && !sort.startsWith('-') ? `-${key}` : key;
      const onclick = () => {
        if (spec.resort) spec.resort(again);
        else {
          sort = again;
          draw();
          head.querySelector(`.c-${key} button`).focus();
        }
      };
      const button = el('button', { onclick, title: name ? null : title }, words);
      return el(
        'th',
        { ...kinds, 'aria-sort': is && (falls ? 'descending' : 'ascending') },
        button
      );
    }

    function draw() {
      head.replaceChildren(el('tr', columns.map(headCell)));
      element.items.clear();
      body.replaceChildren(...lines(sorted(items), 0, first, 1));
    }

    element.draw = draw;
    draw();
    return element;
  }

  return { focus, make };
})();

const list = (() => {
  const FIRST = 100; // rows that are shown at first

  // The columns of functions.
  function columns(page) {
    const { change, event, hasCalls, nouns, report, several, side } = page;
    const number = (key, label, rank, get, more = {}) => {
      const { plus = change } = more;
      const words = (row) => show.cost(event, get(row), plus);
      const exact = (row) => show.exact(event, get(row), plus);
      return { key, label, rank, get, show: words, exact, ...more };
    };
    const ofEvent = (field, suffix) => (row) => page.cost(row, field, suffix);
    const part = (key, label, rank, field) => {
      const get = (row) => page.share(row[field + side.suffix]?.[event.index] ?? null);
      const words = (row) => (change && !get(row) ? '' : show.percent(get(row), change));
      const bar = change ? 'change' : true;
      return { key, label, rank, bar, get, size: field === 'self', show: words };
    };
    const text = (key, label, rank, get) => ({ key, label, rank, text: true, get, show: get });
    const path = (key, label, rank) => ({
      ...text(key, label, rank, (row) => row[key] ?? ''),
      show: (row) =>
        el('span', { 'data-full': show.name(row[key] ?? '') }, show.base(row[key] ?? '')),
      exact: (row) => row[key],
    });
    const [old, now] = [ofEvent('self', '_old'), ofEvent('self', '_new')];
    const each =
      side.suffix || (report.diff && !several)
        ? []
        : report.sides
            .slice(1)
            .map(({ name, suffix }, i) =>
              number(`side-${i + 1}`, name, 5, ofEvent('self', suffix), { plus: false })
            );
    const two = [
      number('old', 'Old', 7, old, { plus: false }),
      number('new', 'New', 7, now, { plus: false }),
    ];
    const name = {
      ...{ key: 'name', label: nouns.One, text: true, get: ({ label }) => label, name: true },
      title: ({ full }) => full,
      show: (row, kept) => page.fitted(row, where(page, row, kept)),
    };
    const known = report.functions.filter(({ file }) => file && file !== '???');
    const files = 2 * known.length >= report.functions.length;
    const all = [
      several && number('difference', 'Difference', 0, page.rank, { plus: false }),
      number('self', change ? 'Change' : 'Self', event.ratio || change ? 0 : 4, ofEvent('self'), {
        size: change,
      }),
      ...(each.length || !change ? each : two),
      change &&
        !event.ratio && {
          ...number('relative', 'of its own', 8, (row) =>
            old(row) ? sums.share(page.cost(row, 'self'), old(row)) : null
          ),
          ...{ show: (row) => show.relative(old(row), now(row)), exact: null },
        },
      !event.ratio && part('share', change ? '% of total' : 'Self % of total', 1, 'self'),
      hasCalls && number('inclusive', 'Inclusive', event.ratio ? 0 : 5, ofEvent('inclusive')),
      hasCalls && !event.ratio && part('inclusive-share', 'Inclusive % of total', 2, 'inclusive'),
      hasCalls && {
        ...number('calls', 'Calls', 6, page.calls),
        ...{ show: (row) => show.count(page.calls(row), change), exact: null },
      },
      name,
      report.functions.some((row) => row.file && row.name) && path('file', 'File', files ? 10 : 11),
      report.functions.some((row) => row.object && row.object !== row.full) &&
        path('object', 'Object', files ? 11 : 10),
    ];
    return all.filter(Boolean);
  }

  // What stands beside a name: where there is no column of files, what tells it from its like.
  function where(page, row, kept) {
    if (row.other) return el('span.note', ' ', many(page, row.other));
    return kept.some(({ key }) => key === 'file') ? '' : page.whereabouts(row);
  }

  // Unchanged rows are listed only if the list is filtered, those without costs on a side never.
  function isListed(page, row) {
    const fields = ['self', 'inclusive'];
    if (page.side.suffix) return fields.some((field) => page.cost(row, field) !== null);
    if (!page.change || page.place.q) return true;
    const each = (field) => page.report.sides.map((of) => page.cost(row, field, of.suffix));
    const cost = (field) =>
      page.several ? sums.spread(each(field).slice(1)) : page.cost(row, field);
    return Boolean(fields.some(cost) || row.calls);
  }

  function many(page, count) {
    return show.plural(count, page.nouns.one);
  }

  // A sentence on the rows found and their cost, or on why there are none.
  function summary(page, rows, wrong) {
    if (wrong) return `No regular expression: ${wrong}`;
    const { change, event, report } = page;
    const all = data.number(report.functions);
    const length = data.number(rows);
    if (!all) return `This profile has no ${page.nouns.all}.`;
    if (!length) return `None of ${many(page, all)}.`;
    if (length === all) return many(page, all);
    const of = `${show.count(length)} of ${many(page, all)}`;
    if (event.ratio) return of;
    const sum = rows.reduce((n, row) => sums.add(n, page.cost(row, 'self')), null);
    const share = show.percent(page.share(sum), change);
    return `${of}: ${show.count(sum, change)} ${event.name}${share && `, ${share}`}`;
  }

  // Returns {element, render, scroll, search}.
  function make() {
    const search = html.search('Filter the list', { id: 'search' });
    const status = el('output.status', { for: 'search' });
    const scroll = el('div.scroll');
    const tools = el('div.tools', search, status);
    const element = el('section.list', { 'aria-label': 'Functions' }, tools, scroll);
    let drawn = '';
    let whole = null;
    let fn = '';

    function draw(page) {
      const { functions } = page.report;
      const { test, wrong } = model.filter(page.place.q);
      const items = functions.filter((row) => isListed(page, row) && test(row));
      const all = columns(page);
      const { sort } = page.place;
      const given = all.some(({ key }) => key === sort.replace(/^-/, '')) ? sort : '';
      whole = table.make('functions', {
        ...{ columns: all, items, first: FIRST, room: scroll.clientWidth - 16 },
        sort: given || all[0].key,
        resort: (key) => address.go({ sort: key }),
        attributes: (row) => ({ class: row.other && 'other' }),
      });
      scroll.replaceChildren(whole);
      status.textContent = summary(page, items, wrong);
      status.classList.toggle('wrong', Boolean(wrong));
    }

    // Draws the list if another one is wanted, else only where its rows lead to.
    function render(page) {
      const { q, side, sort, view } = page.place;
      const key = JSON.stringify([
        ...[page.event.name, q, side, sort, view === 'functions', scroll.clientWidth],
      ]);
      if (document.activeElement !== search) search.value = q;
      if (key !== drawn) draw(page);
      drawn = key;
      for (const [row, item] of whole.items) {
        const link = row.querySelector('th a');
        link.href = page.href(item);
        link.tabIndex = -1;
        row.ariaCurrent = item === page.row ? 'true' : null;
      }
      const here = whole.querySelector('[aria-current]') ?? whole.tBodies[0].rows[0];
      const link = here?.querySelector('a');
      if (link) link.tabIndex = 0;
      if (fn !== page.place.fn) here?.scrollIntoView({ block: 'nearest' });
      ({ fn } = page.place);
    }

    const first = () => whole.tBodies[0].rows[0];
    search.addEventListener('keydown', (event) => {
      if (!['ArrowDown', 'Enter'].includes(event.key)) return;
      table.focus(first());
      if (event.key === 'Enter') first()?.querySelector('a')?.click();
      event.preventDefault();
    });
    return { element, render, scroll, search };
  }

  return { columns, make, many };
})();
