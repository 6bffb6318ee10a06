// SPDX-License-Identifier: GPL-3.0-or-later
//
// Builds the page, and draws it again whenever the address changes.

(() => {
  // The page of two directories has a section for each benchmark, which holds the data of its report
  // and is known by its address (html_data.h).  Another benchmark is another page.
  const section = () => document.getElementById(`benchmark=${state.read(location.hash).benchmark}`);
  const { benchmark } = state.read(location.hash);
  document.documentElement.className = benchmark ? 'script one' : 'script';

  const PAPER = 700; // the width of a printed page in pixels
  const parts = {};
  let whole = null; // the result of pages.make()
  let views = []; // [name in the address, label]

  function viewsOf({ hasCalls, nouns }) {
    return [
      ['overview', 'Overview'],
      ['functions', `All ${nouns.all}`],
      ['function', `One ${nouns.one}`], // where one is chosen
      ...(hasCalls
        ? [
            ['calls', 'Call graph'], // where one is chosen
            ['flame', 'Flame graph'],
          ]
        : []),
    ];
  }

  // Says that the page does not have the function in the address, whose place no other function may
  // take, and links to those with similar names.
  function missing(page) {
    const { fn } = page.place;
    const near = data.nearest(fn, [...page.report.byKey.keys()], 5);
    const link = (key) => el('li', html.link({ fn: key }, show.name(key)));
    const names = near.length > 0 && el('ul.names', near.map(link));
    return el(
      'section.missing',
      el('h2', { tabindex: '-1' }, show.name(fn)),
      el('p', `This ${page.nouns.one} is not in this page.`),
      ...[names && el('p.note', 'Names that are similar:'), names]
    );
  }

  // Says why there is nothing to show, or null.
  function nothing({ chosen, event, nouns, place, report }) {
    const { cost, before, after } = chosen.sum(event);
    const none = [cost, before, after].every((each) => !each);
    const words = !report.functions.length
      ? `Nothing was recorded: this profile has no ${nouns.all}.`
      : none && ['overview', 'flame'].includes(place.view)
        ? `Its total of ${show.name(event.name)} is 0: no ${nouns.all} cost any.`
        : '';
    return words && el('section', el('h2.unseen', { tabindex: '-1' }, 'Nothing'), el('p', words));
  }

  function content(page) {
    const { view } = page.place;
    const empty = nothing(page);
    if (empty) return empty;
    const room = page.paper ? PAPER : parts.content.clientWidth - 32;
    const width = Math.max(300, room);
    if (view === 'overview') return overview.render(page, width);
    if (page.place.fn && !page.row) return missing(page);
    if (view === 'flame') return flame.render(page, width);
    const row = page.row ?? page.report.functions[0];
    if (view === 'calls') return neighbours.render(page, row, width);
    return functionView.render(page, row);
  }

  // Returns a function to call after drawing, which focuses the element that has the focus now, or
  // its copy drawn again; it returns false if there is none.
  function keepFocus() {
    const it = document.activeElement;
    const box = it?.closest('.events, .views, .functions thead, .content');
    const same = (each) => each.tagName === it.tagName && each.textContent === it.textContent;
    const alike = () => [...box.querySelectorAll(it.tagName)].filter(same);
    const at = box ? alike().indexOf(it) : -1;
    return () => {
      if (it?.isConnected || at < 0) return true;
      const found = alike()[at];
      found?.focus({ preventScroll: true });
      return Boolean(found);
    };
  }

  let drawn = { key: '', view: '', fn: '' };

  // The elements that can scroll: in a narrow window, the whole document.
  function scrolling() {
    return [document.scrollingElement, parts.content];
  }

  // Draws the part beside the list, unless it shows the same as before.
  function drawContent(page, focus, again) {
    const { place } = page;
    const key = state.write({ ...place, q: '', sort: '', group: '', open: '', tree: '' });
    if (key === drawn.key) {
      if (place.view === 'flame') flame.search(page);
      return;
    }
    const stays = place.view === drawn.view && place.fn === drawn.fn;
    const inside = parts.content.contains(document.activeElement);
    const scrolled = stays && scrolling().some(({ scrollTop }) => scrollTop);
    const panes = () => [...parts.content.querySelectorAll('.pane')];
    const tops = stays ? panes().map(({ scrollTop }) => scrollTop) : [];
    const element = content(page);
    parts.content.replaceChildren(element);
    if (again || scrolled || tops.some(Boolean)) tables.complete();
    panes().forEach((pane, i) => (pane.scrollTop = tops[i] ?? 0));
    for (const each of scrolling()) if (!stays) each.scrollTop = 0;
    codeView.reveal(page, element);
    // What had the focus may be gone, or hidden with the list.
    const gone = drawn.view && !document.activeElement?.checkVisibility();
    if ((inside || gone) && !(stays && focus()))
      element.querySelector('h2, .frame[tabindex="0"]')?.focus({ preventScroll: true });
    drawn = { key, view: place.view, fn: place.fn };
  }

  function titleOf(page) {
    const { place, report, row } = page;
    const { command, file } = report.profiles[report.profiles.length - 1] ?? {};
    const single = ['overview', 'functions'].includes(place.view);
    const [, label] = views.find(([view]) => view === place.view);
    const words = [row && !single ? row.label : null, label, command ?? file];
    return words
      .filter(Boolean)
      .map((each) => show.cut(each))
      .join(' - ');
  }

  function listIsSeen() {
    return getComputedStyle(parts.list.element).display !== 'none';
  }

  // Draws a place; again: it was left before, and state.js will scroll it.
  function draw(place, again = false) {
    if (place.benchmark !== benchmark) {
      location.reload();
      return;
    }
    if (!views.some(([view]) => view === place.view))
      place.view = place.fn ? 'function' : 'overview';
    const page = { ...pages.at(whole, place), paper: parts.paper };
    const list = place.view === 'functions';
    const focus = keepFocus();
    parts.main.classList.toggle('only-list', list);
    // From each function up, the list is a table of what the frames at the top cost.
    const beside =
      place.view === 'function' || (place.view === 'flame' && place.dir === 'up' && !place.fn);
    parts.main.classList.toggle('only-content', !list && !beside);
    parts.head.update(page, views);
    if (listIsSeen()) parts.list.render(page);
    if (list) {
      parts.content.replaceChildren();
      drawn = { key: '', view: 'functions', fn: '' };
    } else drawContent(page, focus, again);
    focus();
    document.title = titleOf(page);
  }

  function escape(place, typing) {
    if (typing?.value) {
      typing.value = '';
      if (place.q) state.adjust({ q: '' });
    } else if (typing) typing.blur();
    else if (place.view === 'flame' && place.at)
      state.back({ at: place.at.split('.').slice(0, -1).join('.') });
    else if (place.view !== 'overview') state.back({ view: 'overview', fn: '', at: '', line: '' });
    else if (benchmark) location.hash = '';
  }

  // Focuses the next of the elements that a selector finds, or with -1 the one before.
  function step(selector, by) {
    html.turn([...parts.content.querySelectorAll(selector)], by)?.focus();
  }

  // Moves as the arrow keys do in the list and the flame graph, or to another row of a table: of the
  // one with the focus, or of the first.
  function move(by) {
    const at = document.activeElement;
    const key = by > 0 ? 'ArrowDown' : 'ArrowUp';
    const inside = at.closest('.content tbody');
    if (at.closest('[data-row], .frame'))
      at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    else if (inside) {
      const rows = [...inside.querySelectorAll('tr:has(th a)')];
      rows[rows.indexOf(at.closest('tr')) + by]?.querySelector('th a').focus();
    } else if (listIsSeen()) parts.list.focus();
    else step('.frame[tabindex="0"], tbody th a', by);
  }

  // Up and down move where the view is a list or a flame graph, or a row has the focus; else they
  // scroll the view.  Right and left open and close the callers or callees of a row.
  function arrow(event) {
    const at = document.activeElement;
    if (event.defaultPrevented || at.matches('[role=group], select')) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const sign = at.closest('tr')?.querySelector('th [aria-expanded]');
    if (by && (at.closest('tbody') || ['functions', 'calls', 'flame'].includes(state.get().view)))
      move(by);
    else if (by) for (const each of scrolling()) each.scrollBy(0, 40 * by);
    else if (sign?.ariaExpanded === String(event.key === 'ArrowLeft')) sign.click();
    else return;
    event.preventDefault();
  }

  // Goes on to another caller, or to another frame that the search has found.
  function turn(by) {
    if (state.get().view === 'flame') flame.step(by);
    else step('.callers [data-level="1"] a', by);
  }

  function find() {
    const flames = parts.content.querySelector('.flame input');
    if (!listIsSeen() && !flames) state.go({ view: 'functions' });
    const search = listIsSeen() ? parts.list.search : flames;
    search.focus();
    search.select();
  }

  const KEYS = {
    '/': find,
    '?': () => parts.head.help.showModal(),
    j: () => move(1),
    k: () => move(-1),
    n: () => turn(1),
    p: () => turn(-1),
  };

  function keys(event) {
    const typing = event.target.closest('input, select, textarea');
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (parts.head.help.open) return;
    if (event.key === 'Escape') escape(state.get(), typing);
    else if (!typing && Object.hasOwn(KEYS, event.key)) {
      event.preventDefault();
      KEYS[event.key]();
    } else if (!typing && event.key.startsWith('Arrow')) arrow(event);
  }

  // The text of an element, with names whole that are short on the page.
  function wholeText(element) {
    const copied = element.cloneNode(true);
    for (const each of copied.querySelectorAll('[data-full]')) each.textContent = each.dataset.full;
    // Programs read a hyphen as the sign of a number.
    return copied.textContent
      .replace(/\s+/g, ' ')
      .replace(/\u2212(?=\d)/g, '-')
      .trim();
  }

  // Copies the rows of a table as lines of cells separated by tabs, and a name in one piece.
  function copy(event) {
    const selection = getSelection();
    if (!selection.rangeCount) return;
    const range = selection.getRangeAt(0);
    const inside = range.commonAncestorContainer;
    const around = inside.closest ? inside : inside.parentElement;
    const name = around.closest('[data-full]');
    const part = range.toString();
    const own = part === name?.textContent ? name.dataset.full : part;
    const all = [...(around.closest('table')?.rows ?? [])];
    const rows = all.filter((row) => selection.containsNode(row, true));
    const several = rows.length > 1 || around.closest('tr') === around;
    const lines = several ? rows.map((row) => [...row.cells].map(wholeText).join('\t')) : [];
    const text = name ? own : lines.map((line) => line.trim() && `${line}\n`).join('');
    if (!text) return;
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
  }

  // Draws the page again if the window's width changes, and for printing.
  function redrawForWidth() {
    const redraw = () => {
      drawn.key = '';
      draw(state.get());
    };
    let width = innerWidth;
    addEventListener('resize', () => {
      if (innerWidth === width) return;
      width = innerWidth;
      redraw();
    });
    const print = (paper) => {
      parts.paper = paper;
      redraw();
      tables.complete();
      if (listIsSeen()) parts.list.print(paper);
    };
    addEventListener('beforeprint', () => print(true));
    addEventListener('afterprint', () => print(false));
  }

  // The data: JSON, or packed by gzip and in base64, which has no braces.
  async function unpacked(element) {
    const text = element.textContent;
    if (text.startsWith('{')) return text;
    const bytes = Uint8Array.from(atob(text), (each) => each.charCodeAt(0));
    const stream = new Blob([bytes]).stream();
    return new Response(stream.pipeThrough(new DecompressionStream('gzip'))).text();
  }

  function begin(text, benchmarkOf) {
    const report = data.read(text);
    whole = pages.make(report);
    views = viewsOf(whole);
    parts.list = table.make();
    parts.content = el('div.content', { id: 'content' });
    parts.main = el('main', parts.list.element, parts.content);
    parts.head = head.make(report, benchmarkOf);
    const app = document.getElementById('app');
    app.append(...parts.head.above, parts.main, ...parts.head.below);
    app.hidden = false;
    document.getElementById('static').remove();
    state.start(draw, [...scrolling(), parts.list.scroll]);
    addEventListener('keydown', keys);
    addEventListener('copy', copy);
    tables.later(() => parts.head.complain(data.check(report)));
    redrawForWidth();
  }

  // If the data cannot be read, the page without scripts stays.
  addEventListener('DOMContentLoaded', async () => {
    const own = section()?.querySelector('script');
    const all = document.querySelector('.suite');
    try {
      if (own || !all) begin(await unpacked(own ?? document.getElementById('data')), section());
      else
        addEventListener(
          'hashchange',
          () => section()?.querySelector('script') && location.reload()
        );
    } catch (error) {
      document.documentElement.className = '';
      console.error(error);
    }
  });
})();
