// SPDX-License-Identifier: GPL-3.0-or-later
//
// The list of functions.  Of a long one only visible rows are in the document; empty rows above and
// below them have the height of all others.  Rows are kept if only their links change.

const table = (() => {
  const ROW = 26; // pixels; page.css says the same
  const ALL = 1000; // fewer rows are all in the document, to be searched there
  const SOME = 50; // as many of them are made at a time
  const MARGIN = 12; // rows made above and below the visible rows
  const PAPER = 500; // most rows that are printed
  // Columns that groups leave empty: sums would count calls within them twice.
  const SINGLE = ['inclusive', 'inclusive-share', 'calls'];
  // Columns in the order in which they get room; file and object follow.
  const COLUMNS =
    'name share inclusive-share misses self slice inclusive calls old new relative why';
  const ORDER = COLUMNS.split(' ');
  const FEWEST = 3; // of these columns, or with a ratio 5, are always shown, or with a rate:
  const RATE = ['name', 'misses', 'self'];
  const NAME = 40; // digits kept free for names

  function make() {
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
    const search = html.search('Filter the list', { id: 'search' });
    const ways = ['file', 'object'].map((by) => [by, `by ${by}`]);
    const group = html.menu('group', [['', 'no groups'], ...ways]);
    const groups = el('label', 'Groups ', group);
    const tools = el('div.tools', search, groups, status);
    const element = el('section.list', { 'aria-label': 'Functions' }, tools, scroll);

    let page = null;
    let arranged = {};
    let list = [];
    let items = [];
    let look = ''; // the values that the look of rows depends on
    let made = [0, 0]; // the first row in the document, and the one behind them
    let rest = 0; // the timer for the rows that are not seen
    let active = 0; // index of the row that Tab leads to

    // Sorts and filters the rows, unless the last arrangement is the same.
    function arrangement() {
      const { focus, group: by, hide, open, q, slice, sort } = page.place;
      const key = JSON.stringify([page.event.index, focus, by, hide, open, q, slice, sort]);
      if (key !== arranged.key) arranged = { key, ...listing.arrange(page) };
      return arranged;
    }

    function current(row) {
      return !row.members && row.key === page.place.fn ? 'true' : null;
    }

    function groupName(row) {
      const attributes = {
        'aria-expanded': String(state.has('open', row.group)),
        tabindex: '-1',
        onclick: () => state.adjust(state.turned('open', row.group)),
      };
      const sign = el('span.sign', { 'aria-hidden': 'true' });
      const toggle = el('button', attributes, sign, row.label || '(none)');
      return el('span.fit', toggle, el('span.note', listing.many(page, row.members.length)));
    }

    function functionName(row) {
      const hasFile = list.some(({ key }) => key === 'file');
      const where = row.other
        ? el('span.note', listing.many(page, row.other))
        : !hasFile && page.whereabouts(row);
      return page.fitted(row, where, { tabindex: '-1' });
    }

    function layCell(column, row) {
      const { key, text } = column;
      const title = row.members ? row.group : row.full;
      const content = row.members ? groupName : functionName;
      if (key === 'name') return html.nameCell(content(row), title);
      const told = row.members && SINGLE.includes(key) ? '' : column.show(row);
      const attributes = { class: `c-${key}`, title: text ? row[key] : column.exact?.(row) };
      return el(text ? 'td' : 'td.number', attributes, told);
    }

    function layRow(row, index) {
      const attributes = { 'data-row': index, 'aria-rowindex': index + 2 };
      attributes.class = row.members ? 'group' : row.other && 'other';
      attributes['aria-current'] = current(row);
      const cells = list.map((column) => layCell(column, row));
      return el('tr', attributes, cells);
    }

    // Makes the visible rows, unless they are there; of a short list the others follow.
    function lay(force) {
      const height = scroll.clientHeight || 600;
      const few = items.length < ALL;
      const first = Math.max(0, Math.floor(scroll.scrollTop / ROW) - MARGIN);
      const count = Math.ceil(height / ROW) + 2 * MARGIN;
      const last = Math.min(items.length, first + count);
      const [from, to] = made;
      const same = few ? from <= first && last <= to : from === first;
      if (force || !same || (!few && last !== to)) layRows(first, last);
      clearTimeout(rest);
      if (few && made[1] - made[0] < items.length) rest = setTimeout(fill, 200);
    }

    function makeRows(first, last) {
      return items.slice(first, last).map((row, i) => layRow(row, first + i));
    }

    // Says which rows are there; empty rows take the room of the others.
    function spread(first, last) {
      made = [first, last];
      bodyTop.style.height = `${first * ROW}px`;
      bodyEnd.style.height = `${(items.length - last) * ROW}px`;
    }

    function layRows(first, last) {
      const focused = body.contains(document.activeElement);
      spread(first, last);
      body.replaceChildren(bodyTop, ...makeRows(first, last), bodyEnd);
      mark(focused);
    }

    // Adds some rows below those that are there, and above, until all are.
    function fill() {
      const [from, to] = made;
      const [first, last] = [Math.max(0, from - SOME), Math.min(items.length, to + SOME)];
      bodyTop.after(...makeRows(first, from));
      bodyEnd.before(...makeRows(to, last));
      spread(first, last);
      if (last - first < items.length) rest = setTimeout(fill, 20);
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
      const row = body.querySelector(`[data-row="${active}"]`);
      const target = (row ?? body).querySelector('a, button');
      if (target) html.rove(body, target);
      if (focus) target?.focus({ preventScroll: true });
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
        if (event.key === 'ArrowDown') move(0);
        else if (event.key === 'Enter') {
          active = 0;
          const found = body.querySelector('a, button');
          found?.focus();
          found?.click();
        } else return;
        event.preventDefault();
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
      const attributes = { scope: 'col', class: `c-${column.key}`, 'aria-sort': sort };
      const button = el('button', { onclick, title: column.title }, column.label);
      return el(column.text ? 'th' : 'th.number', attributes, button);
    }

    // The width of a column in digits.
    function widthOf({ key, label, of = page.event, part, text }, bars) {
      if (text) return key === 'name' ? 0 : 20;
      if (part) return bars ? 17 : 11;
      const { total, total_old: old, total_new: now } = of;
      const figures = [total, old, now].map((value) => show.cost(of, value ?? 0));
      return 3 + Math.max(...[label.slice(0, 20), ...figures].map((words) => words.length));
    }

    // Leaves out columns that have no room, the least useful first; sets the widths of the others,
    // but for names, which get what is left.
    function fit() {
      const digit = probe.getBoundingClientRect().width || 9;
      const room = scroll.clientWidth / digit;
      const bars = room > 65;
      const known = ({ file }) => file && file !== '???';
      const { functions } = page.report;
      const { misses } = page.event;
      const files = 2 * functions.filter(known).length >= functions.length;
      const order = [...ORDER, ...(files ? ['file', 'object'] : ['object', 'file'])];
      const rank = ({ key }) => order.indexOf(key.replace(/-\d+$/, ''));
      let left = room - NAME;
      const kept = [...list]
        .sort((a, b) => rank(a) - rank(b))
        .filter((column) => {
          left -= widthOf(column, bars);
          const fewest = FEWEST + 2 * page.event.ratio - page.several;
          const first = misses ? RATE.includes(column.key) : rank(column) < fewest;
          return first || left >= 0;
        });
      list = list.filter((column) => kept.includes(column));
      whole.classList.toggle('bare', !bars);
      const col = (column) => {
        const width = column.text ? '15%' : `${widthOf(column, bars)}ch`;
        const style = column.key !== 'name' && { width };
        return el('col', { class: `c-${column.key}`, style });
      };
      cols.replaceChildren(...list.map(col));
    }

    function layHead(by) {
      list = listing.columns(page);
      fit();
      const cells = list.map((column) => headCell(column, by));
      head.replaceChildren(el('tr', { 'aria-rowindex': 1 }, cells));
    }

    function render(next, stay = false) {
      const before = page;
      page = next;
      const found = arrangement();
      const other = before && before.place.q !== page.place.q;
      items = found.items;
      if (document.activeElement !== search) search.value = page.place.q;
      group.value = page.place.group;
      groups.hidden = page.report.isGrouped;
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

    // For printing, makes the first PAPER rows.
    function print(paper) {
      look = '';
      if (!paper) return render(page, true);
      clearTimeout(rest);
      layRows(0, Math.min(items.length, PAPER));
      bodyEnd.style.height = 0;
      return undefined;
    }

    scroll.addEventListener('scroll', () => lay(false), { passive: true });
    addEventListener('resize', () => page && lay(false));
    element.addEventListener('keydown', keys);
    const focus = () => move(active);
    return { element, focus, print, render, scroll, search };
  }

  return { make };
})();
