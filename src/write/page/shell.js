// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is around all views: the profiles, the selection of an event and a side, links to the views,
// limits and keys; and what puts the page together, and draws it when the address changes.

const shell = (() => {
  // A badge with the name of a side.
  function sideBadge(report, { slice, side }) {
    return el('span.badge', show.name(report.slices[slice]?.name ?? side ?? ''));
  }

  // The differences of the headers by side; not commands, which profileLine() shows.
  function differenceLines(report) {
    const all = (report.differences ?? []).filter(({ kind }) => kind !== 'command');
    const keyOf = ({ kind, slice, side }) => [kind === 'event', slice, side].join();
    return [...sums.groups(all, keyOf).values()].map((some) => {
      const words = some[0].kind === 'event' ? 'not in ' : 'differs in ';
      const texts = some.map(({ text }) => el('code', show.name(text ?? '')));
      return el('p.profile', words, sideBadge(report, some[0]), texts);
    });
  }

  function profileLine(report, profile) {
    const facts = [
      profile.file,
      profile.creator,
      (profile.pid ?? null) !== null && `pid ${profile.pid}`,
      profile.parts > 1 && show.plural(profile.parts, 'part'),
    ];
    const command = show.name(profile.command ?? '');
    const note = el('span.note', facts.filter(Boolean).map(show.name).join(' \u00b7 '));
    const badge = report.diff && sideBadge(report, profile);
    return el('p.profile', badge, command && el('code.command', { title: command }, command), note);
  }

  // The program's costs: one, or of a change all that it is from and to.
  function costsOf({ change, report, side, several }, event) {
    if (several) return report.sides.slice(1).map(({ suffix }) => event[`total${suffix}`] ?? null);
    const { total_old: before, total_new: after } = event;
    if (change && before !== null && after !== null) return [before, after];
    return [event[`total${side.suffix}`] ?? null];
  }

  // Them as text, and the change.
  function totals(page, event) {
    const { change } = page;
    const { total, total_old: before, total_new: after } = event;
    const costs = costsOf(page, event);
    const words = (as) =>
      costs.map((each) => as(event, each, change && costs.length < 2)).join(' \u2192 ');
    const isNew = before === null && after !== null;
    const part = isNew ? 'new' : show.percent(sums.share(total, before), true);
    return [
      el('span.total', { title: words(show.exact) || null }, words(show.brief)),
      change && !event.ratio && el('span.note', part),
    ];
  }

  // The event that is chosen, in a menu where there are several, and its totals.
  function eventMenu(page) {
    const { event: chosen, report } = page;
    const words = (event) => {
      const costs = costsOf(page, event).map((each) => show.brief(event, each));
      const more = event.long_name ? `, ${show.name(event.long_name)}` : '';
      return `${show.name(event.name)}: ${costs.join(' \u2192 ')}${more}`;
    };
    const options = report.events.map((event) => [event.name, words(event)]);
    const name = el('span.name', { title: chosen.long_name }, show.name(chosen.name));
    return [
      options.length > 1 ? el('label', 'Event ', html.menu('event', options, chosen.name)) : name,
      el('span.event', totals(page, chosen)),
    ];
  }

  // The selection: an event, and a side where there are several.
  function selection(page) {
    const { event, place, report } = page;
    const sides = report.sides.map(({ name }, i) => [i ? `${i}` : '', name]);
    const wanted = place.event && place.event !== event.name;
    return [
      ...eventMenu(page),
      sides.length > 1 && el('label.sides', 'Costs of ', html.menu('side', sides, place.side)),
      wanted &&
        el('span.wrong', `There is no event ${show.cut(place.event)} here: this is ${event.name}.`),
    ].filter(Boolean);
  }

  const parts = {};
  let whole = null; // the result of model.make()
  let drawn = { key: '', view: '', fn: '' };

  // The views, [name in the address, label]; what is of one function is where one is chosen.
  function viewsOf({ hasCalls, nouns, place, row }) {
    const isOfOne = row || ['function', 'calls'].includes(place.view);
    return [
      ['overview', 'Overview'],
      ['functions', `All ${nouns.all}`],
      isOfOne && ['function', `One ${nouns.one}`],
      isOfOne && hasCalls && ['calls', 'Call graph'],
      hasCalls && ['flame', 'Flame graph'],
    ].filter(Boolean);
  }

  // The parts above the views.
  function makeHead(report) {
    const some = ['Profile', 'Profile', 'Two profiles'];
    const title = some[report.profiles.length] ?? 'Several profiles';
    const lines = [
      ...report.profiles.map((each) => profileLine(report, each)),
      ...differenceLines(report),
    ];
    const tabindex = lines.length > 4 ? 0 : null;
    const attributes = { tabindex, role: 'group', 'aria-label': 'Profiles' };
    parts.events = el('nav.events', { 'aria-label': 'Event' });
    parts.tabs = el('nav.views', { 'aria-label': 'View' });
    const top = el('div.top', el('div.profiles', attributes, lines), parts.events);
    return el('header', el('h1.unseen', title), top, parts.tabs);
  }

  function drawHead(page) {
    parts.events.replaceChildren(...selection(page));
    const tab = ([view, label]) =>
      html.link({ view, at: '', line: '' }, label, {
        'aria-current': view === page.place.view && 'page',
      });
    parts.tabs.replaceChildren(...viewsOf(page).map(tab));
  }

  // Says that the page does not have the function in the address, whose place no other function may
  // take.
  function missing(page) {
    const name = show.name(page.place.fn);
    const last = html.pieces(name.slice(name.lastIndexOf(':') + 1))[1];
    return el(
      'section.missing',
      el('h2', { tabindex: '-1' }, name),
      el('p', `This ${page.nouns.one} is not in this page.`),
      html.link({ view: 'functions', fn: '', q: last }, `Search for ${last}`)
    );
  }

  // Says why there is nothing to show, or null.
  function nothing(page) {
    const { event, nouns, place, report } = page;
    const none = costsOf(page, event).every((cost) => !cost) && !event.total;
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
    const width = Math.max(300, parts.content.clientWidth - 32);
    if (view === 'overview') return overview.render(page, width);
    if (page.place.fn && !page.row) return missing(page);
    const byCall = page.known(page.report.hasPaid);
    if (view === 'flame') return flame.render(byCall, width);
    const row = page.row ?? page.report.functions[0];
    if (view === 'calls') return neighbours.render(byCall, row, width);
    return functionView.render(page, row, width);
  }

  // Returns a function to call after drawing, which focuses the element that has the focus now, or
  // its copy drawn again; it returns false if there is none.
  function keepFocus() {
    const it = document.activeElement;
    const box = it?.closest('.events, .views, .list, .content');
    const same = (each) => each.tagName === it.tagName && each.textContent === it.textContent;
    const alike = () => [...document.querySelectorAll(it.tagName)].filter(same);
    const at = box ? alike().indexOf(it) : -1;
    return () => {
      if (it?.isConnected || at < 0) return true;
      const found = alike()[at];
      found?.focus({ preventScroll: true });
      return Boolean(found);
    };
  }

  // The elements that can scroll: in a narrow window, the whole document.
  function scrolling() {
    return [document.scrollingElement, parts.content];
  }

  // Draws the part beside the list, unless it shows the same as before.
  function drawContent(page, focus) {
    const { place } = page;
    const key = address.write({ ...place, q: '', sort: '' });
    if (key === drawn.key) {
      if (place.view === 'flame') flame.search(page);
      return;
    }
    const stays = place.view === drawn.view && place.fn === drawn.fn;
    const inside = parts.content.contains(document.activeElement);
    const element = content(page);
    parts.content.replaceChildren(element);
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
    const [, label] = viewsOf(page).find(([view]) => view === place.view);
    const one = row && ['function', 'calls', 'flame'].includes(place.view) && row.label;
    const words = [one, label, command ?? file].filter(Boolean);
    return words.map((each) => show.cut(each)).join(' - ');
  }

  function listIsSeen() {
    return getComputedStyle(parts.list.element).display !== 'none';
  }

  function draw(place) {
    const page = model.at(whole, place);
    if (!viewsOf(page).some(([view]) => view === place.view))
      page.place.view = place.view = place.fn ? 'function' : 'overview';
    const { view } = place;
    const isList = view === 'functions';
    const focus = keepFocus();
    parts.main.classList.toggle('only-list', isList);
    // From each function up, the list is a table of what the frames at the top cost.
    const isBeside = view === 'function' || (view === 'flame' && place.dir === 'up' && !place.fn);
    parts.main.classList.toggle('only-content', !isList && !isBeside);
    drawHead(page);
    if (listIsSeen()) parts.list.render(page);
    if (isList) {
      parts.content.replaceChildren();
      drawn = { key: '', view, fn: '' };
    } else drawContent(page, focus);
    focus();
    document.title = titleOf(page);
  }

  function escape(place, typing) {
    if (typing?.value) {
      typing.value = '';
      if (place.q) address.adjust({ q: '' });
    } else if (typing) typing.blur();
    else if (place.view === 'flame' && place.at)
      address.go({ at: place.at.split('.').slice(0, -1).join('.') });
    else address.go({ view: 'overview', fn: '', at: '', line: '' });
  }

  function find() {
    const flames = parts.content.querySelector('.flame input');
    if (!listIsSeen() && !flames) address.go({ view: 'functions' });
    const search = listIsSeen() ? parts.list.search : flames;
    search.focus();
    search.select();
  }

  function keys(event) {
    const typing = event.target.closest('input, select, textarea');
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') escape(address.get(), typing);
    else if (!typing && event.key === '/') {
      event.preventDefault();
      find();
    }
  }

  // The text of an element: names whole that are short on the page, sources with their indentation.
  function wholeText(element) {
    const copied = element.cloneNode(true);
    for (const each of copied.querySelectorAll('[data-full]')) each.textContent = each.dataset.full;
    const text = element.matches('.c-text')
      ? copied.textContent.trimEnd()
      : copied.textContent.replace(/\s+/g, ' ').trim();
    // Programs read a hyphen as the sign of a number.
    return text.replace(/\u2212(?=\d)/g, '-');
  }

  // Copies a row of a table as a line of cells separated by tabs, and a name in one piece.
  function copy(event) {
    const chosen = getSelection();
    if (!chosen.rangeCount || event.target.matches?.('input')) return;
    const range = chosen.getRangeAt(0);
    const inside = range.commonAncestorContainer;
    const around = inside.closest ? inside : inside.parentElement;
    const name = around.closest('[data-full]');
    const isWhole = name && range.toString() === name.textContent;
    const all = [...document.querySelectorAll('#app :is(tr, p, h2, h3, dl > div, .frame)')];
    const some = all.filter((each) => range.intersectsNode(each) && each.checkVisibility());
    const line = (each) =>
      each.cells
        ? [...each.cells].map(wholeText).join('\t')
        : each.innerText.replace(/\s+/g, ' ').trim();
    const isSeveral = some.length > 1 || around.matches('tr');
    const lines = () => some.map(line).map((each) => each.trim() && `${each}\n`);
    const text = isWhole ? name.dataset.full : isSeveral ? lines().join('') : '';
    if (!text) return;
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
  }

  // The data: JSON, or packed by gzip and in base64, which has no braces.
  async function unpacked(element) {
    const text = element.textContent;
    if (text.startsWith('{')) return text;
    const bytes = Uint8Array.from(atob(text), (each) => each.charCodeAt(0));
    const stream = new Blob([bytes]).stream();
    return new Response(stream.pipeThrough(new DecompressionStream('gzip'))).text();
  }

  function begin(text) {
    const report = data.read(text);
    whole = model.make(report);
    parts.list = list.make();
    parts.content = el('div.content', { tabindex: -1 });
    parts.main = el('main', parts.list.element, parts.content);
    const app = document.getElementById('app');
    // What cgannotate says of the limits of --fail-if.
    const limits = document.querySelector('.limits');
    const alert = limits && el('div.alert', { tabindex: 0 }, limits);
    app.append(...[makeHead(report), alert, parts.main].filter(Boolean));
    app.hidden = false;
    document.getElementById('static').remove();
    address.start(draw, [...scrolling(), parts.list.scroll]);
    addEventListener('keydown', keys);
    addEventListener('copy', copy);
    // So that keys scroll it.
    parts.content.focus({ preventScroll: true });
    let width = innerWidth;
    addEventListener('resize', () => {
      if (innerWidth === width) return;
      width = innerWidth;
      drawn.key = '';
      draw(address.get());
    });
  }

  return { begin, unpacked };
})();

document.documentElement.className = 'script';

// If the data cannot be read, the page without scripts stays.
addEventListener('DOMContentLoaded', async () => {
  try {
    shell.begin(await shell.unpacked(document.getElementById('data')));
  } catch (error) {
    document.documentElement.className = '';
    console.error(error);
  }
});
