// SPDX-License-Identifier: GPL-3.0-or-later
//
// The parts around a flame graph: links that choose what to draw, the result of
// the search, notes and the legend.

const controls = (() => {
  const MOST = 6; // most frames in the path to the one that is zoomed to
  const LETTER = 7.3; // pixels of a letter in a picture that is saved

  // Links that choose what to draw.
  function tools(page, { node }) {
    const { report, place } = page;
    const { dir, side } = place;
    return [
      !node &&
        pages.choice('Direction', [
          ['From the program down', { dir: 'down', at: '' }, dir !== 'up'],
          ['From each function up', { dir: 'up', at: '' }, dir === 'up'],
        ]),
      report.diff &&
        pages.choice('Widths', [
          ['Widths: new', { side: 'new' }, !['old', 'both'].includes(side)],
          ['old', { side: 'old' }, side === 'old'],
          ['both', { side: 'both' }, side === 'both'],
        ]),
    ].filter(Boolean);
  }

  // The path of frames to the one that is zoomed to, and links from that.
  function crumbs({ halves, node, root }, name, tagsOf) {
    const half = halves.find(({ way }) => way.length > 1) ?? halves[0];
    const dir = half.up ? 'up' : 'down';
    let path = [];
    const steps = half.way.map((frame, i) => {
      if (i) path = path.concat(tagsOf(frame));
      return [frame, { at: path.join('.'), dir }];
    });
    const [last] = steps.pop();
    if (!last.node) return [];
    const target = !last.node.members && last.node.rows[0].key;
    return [
      node && show.link({ fn: '', at: '', dir: 'down' }, 'Whole program'),
      steps.length > MOST && '\u2026',
      ...steps.slice(-MOST).map(([frame, to]) => show.link(to, name(frame))),
      el('strong', name(last)),
      target && last !== root && show.link({ fn: target, at: '', dir: 'down' }, 'All its callers'),
      target && show.link({ view: 'function', fn: target, at: '' }, 'Its source'),
    ].filter(Boolean);
  }

  // The field to search for frames: {element, status, update(page, lines,
  // many)}; step(by) goes on to another frame that was found.
  function field(step) {
    const input = el('input', {
      type: 'search',
      placeholder: 'Search: words or /regex/',
      'aria-label': 'Search the flame graph',
      'aria-keyshortcuts': '/',
      autocomplete: 'off',
      spellcheck: 'false',
      oninput: () => state.adjust({ q: input.value }),
      onkeydown: (event) => event.key === 'Enter' && step(event.shiftKey ? -1 : 1),
    });
    const button = (by, words) => el('button', { onclick: () => step(by), title: words }, words);
    const steps = [button(-1, 'Previous'), button(1, 'Next')];
    const status = el('output.note');
    const update = (page, lines, many) => {
      if (document.activeElement !== input) input.value = page.place.q;
      for (const each of steps) each.hidden = !many;
      status.replaceChildren(...lines);
    };
    return { element: el('span.field', input, steps), status, update };
  }

  // Finds what the search wants in all of each half of the graphs; see
  // graph.matching().
  function look(page, { context, half }) {
    const { named, test } = listing.filter(page.place.q);
    const calls = page.calls();
    const last = half.way[half.way.length - 1];
    const own = last.node && !(half.sign < 0 && last === context.root);
    const first = own ? [last] : half.next(last);
    const find = (wanted) =>
      graph.matching(
        calls,
        first,
        half.next,
        half.up,
        ({ members, rows }) => !members && rows.some(wanted)
      );
    return { named: find(named), all: find(test) };
  }

  // Marks the boxes that the search finds by name, or else by file or object;
  // returns [marked boxes in the order of steps, lines of text].
  function search(page, all) {
    const { q } = page.place;
    const { named, test, wrong } = listing.filter(q);
    const lines = [];
    const marked = [];
    for (const { boxes, context } of all)
      for (const half of context.halves) {
        const mine = boxes.filter((box) => box.half === half);
        const found = q && !wrong ? look(page, { context, half }) : null;
        const byName = new Set();
        for (const box of mine) {
          const has = (kind, wanted) =>
            found &&
            (box.narrow
              ? box.narrow.some(({ node }) => found[kind].holds.has(node))
              : [box.frame, ...(box.frame.through ?? [])].some(
                  ({ node }) => node && !node.members && node.rows.some(wanted)
                ));
          const name = has('named', named);
          const any = name || has('all', test);
          if (name) byName.add(box);
          if (any) marked.push(box);
          box.element.classList.toggle('found', Boolean(any));
          box.element.classList.toggle('by-place', Boolean(any && !name));
        }
        if (found) lines.push(told(page, context, half, found, byName));
      }
    const some = marked.filter(({ element }) => !element.classList.contains('by-place'));
    if (q && wrong) lines.push(`No regular expression: ${wrong}`);
    return [some.length ? some : marked, lines.filter(Boolean)];
  }

  // A line on what the search finds in a half; shown: the boxes with such names.
  function told(page, context, half, { named, all }, shown) {
    const { event, halves, suffix } = context;
    const filter = listing.filter(page.place.q);
    const { one } = show.nouns(page.report);
    const cost = ({ value, count }) =>
      (count === undefined ? `about ${show.about(value)}` : show.count(count)) +
      ` ${event.name}, ${show.percent(data.share(value, Number(context.total)))}`;
    const many = (test) => show.plural(page.report.functions.filter(test).length, one);
    const isInner = (box) => {
      for (let at = box.above; at; at = at.above) if (shown.has(at)) return true;
      return false;
    };
    const drawn = [...shown]
      .filter((box) => box.frame && !box.outer && !isInner(box))
      .reduce((n, { frame }) => n + frame.value, 0);
    const hidden = data.share(named.value - drawn, Number(context.total));
    const where = [
      suffix && page.report.diff && suffix.slice(1),
      halves.length > 1 && (half.up ? 'callers' : 'callees'),
    ].filter(Boolean);
    return el(
      'div',
      where.length > 0 && `${where.join(', ')}: `,
      el('code', show.name(page.place.q)),
      ` in the names of ${many(filter.named)}: ${cost(named)}`,
      hidden >= 0.005 && `, of that ${show.percent(hidden)} in frames too narrow to show`,
      many(filter.named) !== many(filter.test) &&
        `; in names, files or objects of ${many(filter.test)}: ${cost(all)}`
    );
  }

  // A box in a picture that is saved; a name that is too long is cut in front.
  function picture({ element, told: words, top, width, x }) {
    const { backgroundColor, color } = getComputedStyle(element);
    const most = Math.floor((width - 8) / LETTER);
    const name = element.textContent;
    const text = name.length > most ? `\u2026${name.slice(1 - most)}` : name;
    return show.svg(
      'g',
      show.svg('title', words),
      show.svg('rect', {
        ...{ x, y: top, rx: 2, fill: backgroundColor },
        ...{ width: Math.max(1, width - 1), height: 21 },
      }),
      most > 2 && show.svg('text', { x: x + 4, y: top + 15, fill: color }, text)
    );
  }

  // A button that saves the graphs as a picture.
  function saver(all) {
    const save = () => {
      let height = 0;
      const graphs = all.map(({ boxes, height: own }) => {
        const transform = `translate(0 ${height})`;
        height += own;
        return show.svg('g', { transform }, boxes.map(picture));
      });
      const width = Math.max(...all.map(({ stage }) => stage.clientWidth));
      const font = { 'font-family': 'monospace', 'font-size': 12 };
      const svg = show.svg('svg', { width, height, ...font }, graphs);
      const text = new XMLSerializer().serializeToString(svg);
      const blob = new Blob([text], { type: 'image/svg+xml' });
      const href = URL.createObjectURL(blob);
      el('a', { href, download: 'flames.svg' }).click();
    };
    return el('button', { onclick: save }, 'Save as SVG');
  }

  function notes(page, context, drawn) {
    const words = [];
    if (context.event !== page.event)
      words.push(
        `${page.event.name} is a ratio and does not add up: ` + `widths show ${context.event.name}.`
      );
    if (context.root.value < 0) words.push('The sum is negative, and has no width to be shown.');
    else if (!context.root.value) words.push('It has no costs here.');
    const nodes = drawn.boxes.map((box) => box.frame?.node).filter(Boolean);
    const { one, All } = show.nouns(page.report);
    if (nodes.some((node) => node.members))
      words.push(
        `${All} that call each other are one frame, a cycle; below it ` +
          'stands each of them, with what it calls outside the cycle.'
      );
    const other = nodes.find((node) => node.other);
    if (other)
      words.push(
        `${show.plural(other.rows[0].other, one)} that this page does not ` +
          'name are one frame, (other); what it calls is divided as its ' +
          'callers paid.'
      );
    if (drawn.cut) words.push('It goes on below: zoom in to see more.');
    const text = words.filter(Boolean).join(' ');
    return text && el('p.note', text);
  }

  function key(tint, words) {
    return el('span.key', { tint }, words);
  }

  // The colours in use, each with the names of its objects or files.
  function hues(page, boxes) {
    const { hue, hueName } = page.colours();
    const rows = boxes
      .filter(({ frame }) => frame?.node && !frame.node.other)
      .map(({ frame }) => frame.node.rows[0]);
    return [...data.groups(rows, hue)].map(([tint, alike]) => {
      const whose = new Set(alike.map(hueName));
      const some = [...whose].filter(Boolean).slice(0, 2);
      const more = whose.size > some.length ? ', \u2026' : '';
      return key(tint, (some.map(show.base).join(', ') || '(unknown)') + more);
    });
  }

  function legend(page, boxes) {
    const items = page.report.diff
      ? [key('more4', 'more'), key('less4', 'less')]
      : hues(page, boxes);
    return el(
      'p.legend',
      items,
      el('span.key.estimate', 'estimate'),
      el(
        'span.note',
        'A profile has no stacks: below a function with several callers, ' +
          'costs are divided as the callers paid.'
      )
    );
  }

  return { crumbs, field, legend, notes, saver, search, tools };
})();
