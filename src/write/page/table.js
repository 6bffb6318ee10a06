// SPDX-License-Identifier: GPL-3.0-or-later
//
// The list of functions.  Only visible rows are in the document; empty rows
// above and below them have the height of all others.  Rows are kept if only
// their links change.

const table = (() => {
  const ROW = 26; // pixels; page.css says the same
  const MARGIN = 12; // rows made above and below the visible rows
  const PAPER = 500; // most rows that are printed
  // Columns that groups leave empty: sums would count calls within them twice.
  const SINGLE = ['inclusive', 'inclusive-share', 'calls'];

  function make() {
    const open = new Set();
    const space = () => el('tr.space', { 'aria-hidden': 'true' }, el('td'));
    const bodyTop = space();
    const bodyEnd = space();
    const head = el('thead');
    const body = el('tbody');
    const cols = el('colgroup');
    const whole = el('table.functions', cols, head, body);
    const probe = el('span.probe', { 'aria-hidden': 'true' });
    const scroll = el('div.scroll', probe, whole);
    const status = el('output.status', { for: 'search' });
    const search = el('input', {
      id: 'search',
      type: 'search',
      placeholder: 'words or /regex/',
      'aria-label': 'Filter the list',
      'aria-keyshortcuts': '/',
      autocomplete: 'off',
      spellcheck: 'false',
      oninput: () => state.adjust({ q: search.value }),
    });
    const group = el(
      'select',
      { onchange: () => state.go({ group: group.value }) },
      el('option', { value: '' }, 'no groups'),
      el('option', { value: 'file' }, 'by file'),
      el('option', { value: 'object' }, 'by object')
    );
    const groups = el('label', 'Groups ', group);
    const element = el(
      'section.list',
      { 'aria-label': 'Functions' },
      el('div.tools', search, groups, status),
      scroll
    );

    let page = null;
    let arranged = {};
    let named = {};
    let list = [];
    let items = [];
    let look = ''; // the values that the look of rows depends on
    let seen = '';
    let active = 0; // index of the row that Tab leads to

    // Sorts and filters the rows, unless the last arrangement is the same.
    function arrangement() {
      const { place } = page;
      const asked = [place.q, place.sort, place.group, place.slice];
      const key = JSON.stringify([page.event.index, ...asked, ...open]);
      if (key !== arranged.key)
        arranged = { key, ...listing.arrange(page, open) };
      return arranged;
    }

    function turn(name) {
      if (open.has(name)) open.delete(name);
      else open.add(name);
      render(page, true);
    }

    function current(row) {
      return !row.members && row.key === page.place.fn ? 'true' : null;
    }

    function groupName(row) {
      const toggle = el(
        'button',
        {
          'aria-expanded': String(open.has(row.group)),
          tabindex: '-1',
          onclick: () => turn(row.group),
        },
        el('span.sign', { 'aria-hidden': 'true' }),
        show.name(row.group || '(none)')
      );
      return [toggle, el('span.note', listing.many(page, row.members.length))];
    }

    function functionName(row) {
      const hasFile = list.some(({ key }) => key === 'file');
      return [
        page.link(row, { tabindex: '-1' }, nameOf(row)),
        !hasFile && page.whereabouts(row),
        ...(row.other
          ? [el('span.note', listing.many(page, row.other))]
          : page.badges(row)),
      ];
    }

    function layCell(column, row) {
      const { key, text } = column;
      const title = row.members ? row.group : row.full;
      const content = row.members ? groupName : functionName;
      if (key === 'name')
        return el(
          'th.c-name',
          { scope: 'row', title },
          el('span.fit', content(row))
        );
      return el(
        text ? 'td' : 'td.number',
        { class: `c-${key}`, title: text && row[key] },
        row.members && SINGLE.includes(key) ? '' : column.show(row)
      );
    }

    function layRow(row, index) {
      return el(
        'tr',
        {
          class: row.members ? 'group' : row.other && 'other',
          'data-row': index,
          'aria-rowindex': index + 2,
          'aria-current': current(row),
        },
        list.map((column) => layCell(column, row))
      );
    }

    // Makes the visible rows, unless they are the same as before.
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
      const rows = items
        .slice(first, last)
        .map((row, i) => layRow(row, first + i));
      body.replaceChildren(bodyTop, ...rows, bodyEnd);
      mark(focused);
    }

    // Updates the parts of rows that depend on the place.
    function relink() {
      for (const line of body.querySelectorAll('[data-row]')) {
        const row = items[line.dataset.row];
        if (!row.members) line.querySelector('a').href = page.href(row);
        line.ariaCurrent = current(row);
      }
    }

    // Makes the active row the one that Tab leads to.
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
      const least = Math.max(scroll.scrollTop, top + ROW - height);
      scroll.scrollTop = Math.min(least, top);
      lay(false);
      mark(true);
    }

    // Scrolls to the row of the function that is shown.
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
      const places = {
        ArrowDown: at + 1,
        ArrowUp: at - 1,
        PageDown: at + 20,
        PageUp: at - 20,
        Home: 0,
        End: items.length - 1,
      };
      if (!(event.key in places)) return;
      move(places[event.key]);
      event.preventDefault();
    }

    function headCell(column, by) {
      const is = by.column.key === column.key;
      const falls = Boolean(column.text) === by.reverse;
      const again = is && !by.reverse ? `-${column.key}` : column.key;
      const sort = is ? (falls ? 'descending' : 'ascending') : null;
      const onclick = () => state.go({ sort: again });
      return el(
        column.text ? 'th' : 'th.number',
        {
          scope: 'col',
          class: `c-${column.key}`,
          'aria-sort': sort,
          title: column.title || null,
        },
        el('button', { onclick }, column.label)
      );
    }

    // Leaves out columns that do not fit; sets the widths of the others.
    function fit() {
      const digit = probe.getBoundingClientRect().width || 9;
      const fitted = fitting.fit(page, list, scroll.clientWidth / digit);
      list = fitted.columns;
      whole.classList.toggle('bare', !fitted.bars);
      whole.style.minWidth = `${fitted.least}ch`;
      cols.replaceChildren(
        ...list.map((column, i) => {
          const width = `${fitted.widths[i]}ch`;
          const style = column.key !== 'name' && { width };
          return el('col', { class: `c-${column.key}`, style });
        })
      );
      nameThem(fitted.name);
    }

    // Shortens the names of all rows together, to tell apart names cut alike.
    function nameThem(width) {
      if (width === named.width) return;
      const labels = page.report.functions.map(({ label }) => show.name(label));
      named = { width, shown: names.distinct(labels, width) };
    }

    function nameOf(row) {
      const label = show.name(row.label);
      return named.shown.get(label) ?? label;
    }

    function layHead(by) {
      list = listing.columns(page);
      fit();
      head.replaceChildren(
        el(
          'tr',
          { 'aria-rowindex': 1 },
          list.map((column) => headCell(column, by))
        )
      );
    }

    // Sorts the rows ahead, before the list is first shown.
    function prepare(next) {
      if (page) return;
      page = next;
      arrangement();
      page = null;
    }

    function render(next, stay = false) {
      const before = page;
      page = next;
      const found = arrangement();
      const other = before && before.place.q !== page.place.q;
      items = found.items;
      if (document.activeElement !== search) search.value = page.place.q;
      group.value = page.place.group;
      groups.hidden = data.isGrouped(page.report);
      status.textContent = listing.summary(page, found);
      status.classList.toggle('wrong', Boolean(found.wrong));
      whole.setAttribute('aria-rowcount', items.length + 1);
      whole.classList.toggle('grouped', Boolean(page.place.group));
      const alone = page.place.view === 'functions';
      const wanted = [found.key, scroll.clientWidth, alone].join();
      const fresh = wanted !== look;
      look = wanted;
      if (fresh) layHead(found.by);
      if (other && !stay) scroll.scrollTop = 0;
      active = Math.min(active, Math.max(0, items.length - 1));
      if (before?.place.fn !== page.place.fn) follow();
      lay(fresh);
      if (fresh) return;
      relink();
      mark(false);
    }

    // For printing, makes the first PAPER rows with their whole names.
    function print(paper) {
      look = '';
      if (!paper) return render(page, true);
      named = { width: 0, shown: new Map() };
      layRows(0, Math.min(items.length, PAPER), true);
      bodyEnd.style.height = 0;
      return undefined;
    }

    scroll.addEventListener('scroll', () => lay(false), { passive: true });
    addEventListener('resize', () => page && lay(false));
    element.addEventListener('keydown', keys);
    return { element, prepare, print, render, scroll, search };
  }

  return { make };
})();
