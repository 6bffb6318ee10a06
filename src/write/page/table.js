// SPDX-License-Identifier: GPL-3.0-or-later
//
// The list of functions.  Only the rows that are seen are laid out, with two
// empty ones above and below that hold the place of the others.

const table = (() => {
  const ROW = 26; // pixels; page.css says the same
  const MARGIN = 12; // rows laid out above and below what is seen
  const PAPER = 500; // rows that are printed
  // So many digits' width names have at least, and before there is more beside
  // them than shares: in the list alone, and in one beside a function.
  const NARROW = 20;
  const NAME = { alone: 27, beside: 40 };
  const PLACE = 20; // what files and objects have
  // What is left out where there is no room, the first first.
  const SPARE = ['new', 'old', 'calls', 'inclusive', 'bars', 'self'];

  // Of object and file the one that says less first.
  function places(report) {
    const { functions } = report;
    const unknown = functions.filter(({ file }) => !file || file === '???');
    return 2 * unknown.length > functions.length
      ? ['file', 'object']
      : ['object', 'file'];
  }

  function make() {
    const open = new Set();
    const bodyTop = show.el('tr', { class: 'space', 'aria-hidden': 'true' });
    const bodyEnd = show.el('tr', { class: 'space', 'aria-hidden': 'true' });
    const head = show.el('thead');
    const body = show.el('tbody');
    const cols = show.el('colgroup');
    const whole = show.el('table', { class: 'functions' }, cols, head, body);
    const probe = show.el('span', { class: 'probe', 'aria-hidden': 'true' });
    const scroll = show.el('div', { class: 'scroll' }, probe, whole);
    const status = show.el('output', { class: 'status', for: 'search' });
    const search = show.el('input', {
      id: 'search',
      type: 'search',
      placeholder: 'words or /regex/',
      'aria-label': 'Filter the list',
      'aria-keyshortcuts': '/',
      autocomplete: 'off',
      spellcheck: 'false',
      oninput: () => state.adjust({ q: search.value }),
    });
    const group = show.el(
      'select',
      { onchange: () => state.go({ group: group.value }) },
      show.el('option', { value: '' }, 'no groups'),
      show.el('option', { value: 'file' }, 'by file'),
      show.el('option', { value: 'object' }, 'by object')
    );
    const groups = show.el('label', {}, 'Groups ', group);
    const element = show.el(
      'section',
      { class: 'list', 'aria-label': 'Functions' },
      show.el('div', { class: 'tools' }, search, groups, status),
      scroll
    );

    let page = null;
    let arranged = {};
    let list = [];
    let items = [];
    let seen = '';
    let active = 0; // the row that Tab leads to

    // Sorted and filtered anew only if something else is asked for.
    function arrangement() {
      const { place } = page;
      const asked = [place.q, place.sort, place.group, place.slice];
      const key = JSON.stringify([page.event.index, ...asked, ...open]);
      if (key !== arranged.key)
        arranged = { key, ...listing.arrange(page, open) };
      return arranged;
    }

    function cell(column, row) {
      const classes = `c-${column.key}${column.text ? '' : ' number'}`;
      // Inclusive costs of several functions would count calls twice.
      const only = ['inclusive', 'inclusive-share', 'calls'];
      if (row.members && only.includes(column.key))
        return show.el('td', { class: classes });
      if (column.key !== 'name')
        return show.el(
          'td',
          { class: classes, title: column.text ? row[column.key] : null },
          column.show(row)
        );
      if (row.members) {
        const isOpen = open.has(row.group);
        const toggle = show.el(
          'button',
          {
            type: 'button',
            'aria-expanded': String(isOpen),
            tabindex: '-1',
            onclick: () => {
              if (isOpen) open.delete(row.group);
              else open.add(row.group);
              render(page, true);
            },
          },
          show.el('span', { class: 'sign', 'aria-hidden': 'true' }),
          show.name(row.group || '(none)')
        );
        const many = show.plural(
          row.members.length,
          show.nouns(page.report).one
        );
        return show.el(
          'th',
          { scope: 'row', class: classes, title: row.group },
          show.el(
            'span',
            { class: 'fit' },
            toggle,
            show.el('span', { class: 'note' }, many)
          )
        );
      }
      return show.el(
        'th',
        { scope: 'row', class: classes, title: row.full },
        show.el(
          'span',
          { class: 'fit' },
          page.link(row, { tabindex: '-1' }),
          page.badges(row)
        )
      );
    }

    function layRow(index) {
      const row = items[index];
      const kind = row.members ? 'group' : row.other ? 'other' : '';
      const here = !row.members && String(row.id) === page.place.function;
      return show.el(
        'tr',
        {
          class: kind || null,
          'data-row': index,
          'aria-rowindex': index + 2,
          'aria-current': here ? 'true' : null,
        },
        list.map((column) => cell(column, row))
      );
    }

    // Lays out the rows around what is seen, if they are others than before.
    function lay(force) {
      const height = scroll.clientHeight || 600;
      const first = Math.max(0, Math.floor(scroll.scrollTop / ROW) - MARGIN);
      const count = Math.ceil(height / ROW) + 2 * MARGIN;
      layRows(first, Math.min(items.length, first + count), force);
    }

    function layRows(first, last, force) {
      if (!force && seen === `${first} ${last}`) return;
      seen = `${first} ${last}`;
      const focused = body.contains(document.activeElement);
      bodyTop.style.height = `${first * ROW}px`;
      bodyEnd.style.height = `${(items.length - last) * ROW}px`;
      const rows = [];
      for (let i = first; i < last; i++) rows.push(layRow(i));
      body.replaceChildren(bodyTop, ...rows, bodyEnd);
      mark(focused);
    }

    function mark(focus) {
      for (const target of body.querySelectorAll('[tabindex="0"]'))
        target.tabIndex = -1;
      const row = body.querySelector(`[data-row="${active}"]`);
      const target = (row ?? body).querySelector('a, button');
      if (!target) return;
      target.tabIndex = 0;
      if (focus) target.focus({ preventScroll: true });
    }

    function move(to) {
      active = Math.max(0, Math.min(items.length - 1, to));
      const top = active * ROW;
      const height = scroll.clientHeight - head.offsetHeight;
      if (top < scroll.scrollTop) scroll.scrollTop = top;
      if (top + ROW > scroll.scrollTop + height)
        scroll.scrollTop = top + ROW - height;
      lay(false);
      mark(true);
    }

    // Brings the row of the function that is shown into sight.
    function follow() {
      const at = items.indexOf(page.row);
      if (at < 0) return;
      active = at;
      const top = at * ROW;
      const height = scroll.clientHeight - head.offsetHeight - ROW;
      if (top < scroll.scrollTop || top > scroll.scrollTop + height)
        scroll.scrollTop = Math.max(0, top - height / 2);
    }

    function keys(event) {
      const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 20, PageUp: -20 };
      const from = event.target.closest('[data-row]');
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target === search) {
        if (event.key === 'ArrowDown' || event.key === 'Enter') {
          event.preventDefault();
          move(0);
        }
        return;
      }
      if (!from) return;
      const at = Number(from.dataset.row);
      if (event.key in steps) move(at + steps[event.key]);
      else if (event.key === 'Home') move(0);
      else if (event.key === 'End') move(items.length - 1);
      else return;
      event.preventDefault();
    }

    function headCell(column, by) {
      const is = by.column.key === column.key;
      const falls = Boolean(column.text) === by.reverse;
      const again = is && !by.reverse ? `-${column.key}` : column.key;
      const sort = is ? (falls ? 'descending' : 'ascending') : null;
      return show.el(
        'th',
        {
          scope: 'col',
          class: `c-${column.key}${column.text ? '' : ' number'}`,
          'aria-sort': sort,
          title: column.title || null,
        },
        show.el(
          'button',
          { type: 'button', onclick: () => state.go({ sort: again }) },
          column.label
        )
      );
    }

    // In digits.
    function width(column, spared) {
      if (column.key === 'name')
        return page.place.view === 'functions' ? NAME.alone : NAME.beside;
      if (column.text) return PLACE;
      if (column.part) return spared.has('bars') ? 10 : 16;
      if (column.key === 'calls') return 13;
      const { total, total_old: old, total_new: now } = page.event;
      const longest = Math.max(
        column.label.length + 2,
        ...[total, old, now].map(
          (value) => show.cost(page.event, value ?? 0).length + 1
        )
      );
      return longest + 2;
    }

    // Leaves out what there is no room for.
    function fit() {
      const spared = new Set();
      const digit = probe.getBoundingClientRect().width || 9;
      const room = scroll.clientWidth / digit;
      const kept = () => list.filter((column) => !spared.has(column.key));
      const sum = (some) =>
        some.reduce((n, column) => n + width(column, spared), 0);
      for (const key of [...places(page.report), ...SPARE]) {
        if (sum(kept()) <= room) break;
        // A ratio has no shares, and something is to be seen of it.
        if (key === 'self' && page.event.ratio) break;
        spared.add(key);
      }
      list = kept();
      whole.classList.toggle('bare', spared.has('bars'));
      const shares = list.filter((column) => column.part).length;
      whole.style.minWidth = `${10 * shares + NARROW}ch`;
      const texts = list.filter((column) => column.text).length;
      const left = Math.max(0, room - sum(list));
      cols.replaceChildren(
        ...list.map((column) => {
          const col = show.el('col', { class: `c-${column.key}` });
          // Names have what is left, of which places get a part.
          const more = column.text ? left / (texts + 1) : 0;
          if (column.key !== 'name')
            col.style.width = `${width(column, spared) + more}ch`;
          return col;
        })
      );
    }

    function report(found) {
      if (found.wrong) return `No regular expression: ${found.wrong}`;
      const noun = show.nouns(page.report).one;
      const all = page.report.functions.filter((row) => row.listed !== false);
      const count = show.count(found.rows.length);
      if (found.rows.length === all.length)
        return show.plural(all.length, noun);
      const of = `${count} of ${show.plural(all.length, noun)}`;
      if (page.event.ratio) return of;
      const sum = listing.self(page, found.all);
      const { change } = page.chosen;
      const part = show.percent(page.share(sum), change);
      return `${of}: ${show.count(sum, change)} ${page.event.name}${part && `, ${part}`}`;
    }

    function render(next, stay = false) {
      const before = page;
      page = next;
      list = listing.columns(page);
      const found = arrangement();
      const other = before && before.place.q !== page.place.q;
      items = found.items;
      if (document.activeElement !== search) search.value = page.place.q;
      group.value = page.place.group;
      groups.hidden = ['file', 'object'].includes(page.report.by);
      status.textContent = report(found);
      status.classList.toggle('wrong', Boolean(found.wrong));
      whole.setAttribute('aria-rowcount', items.length + 1);
      whole.classList.toggle('grouped', Boolean(page.place.group));
      fit();
      head.replaceChildren(
        show.el(
          'tr',
          { 'aria-rowindex': 1 },
          list.map((column) => headCell(column, found.by))
        )
      );
      for (const space of [bodyTop, bodyEnd])
        space.replaceChildren(show.el('td'));
      if (other && !stay) scroll.scrollTop = 0;
      active = Math.min(active, Math.max(0, items.length - 1));
      if (before?.place.function !== page.place.function) follow();
      lay(true);
    }

    scroll.addEventListener('scroll', () => lay(false), { passive: true });
    addEventListener('resize', () => page && lay(false));
    addEventListener('beforeprint', () => {
      layRows(0, Math.min(items.length, PAPER), true);
      bodyEnd.style.height = 0;
    });
    addEventListener('afterprint', () => lay(true));
    element.addEventListener('keydown', keys);
    return { element, render, search };
  }

  return { make };
})();
