// SPDX-License-Identifier: GPL-3.0-or-later
//
// The parts around a flame graph: links that choose what to draw, the result of the search, notes
// and the legend.

const controls = (() => {
  const MOST = 6; // most frames in the path to the one that is zoomed to
  const LETTER = 7.3; // pixels of a letter in a picture that is saved

  // Links that choose what to draw.
  function tools({ place, report }, { node }) {
    const [up, old] = [place.dir === 'up', place.side === 'old'];
    const directions = [
      ['From the program down', { dir: 'down', at: '' }, !up],
      ['From each function up', { dir: 'up', at: '' }, up],
    ];
    const sides = [
      ['Widths: new', { side: 'new' }, !old],
      ['old', { side: 'old' }, old],
    ];
    return [
      !node && pages.choice('Direction', directions),
      report.diff && pages.choice('Widths', sides),
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
      node && html.link({ fn: '', focus: '', at: '', dir: 'down' }, 'Whole program'),
      steps.length > MOST && '\u2026',
      ...steps.slice(-MOST).map(([frame, to]) => html.link(to, name(frame))),
      el('strong', name(last)),
      target && last !== root && html.link({ fn: target, at: '', dir: 'down' }, 'All its callers'),
      target && html.link({ view: 'function', fn: target, at: '' }, 'Its source'),
    ].filter(Boolean);
  }

  // The field to search for frames: {element, status, update(page, lines, many)}; step(by) goes on
  // to another frame that was found.
  function field(step) {
    const input = html.search('Search the flame graph', {
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

  // Finds the nodes of some rows in all of a half of the graph; see graph.matching().
  function look(page, { root }, { next, sign, up, way }, wanted) {
    const last = way[way.length - 1];
    const own = last.node && !(sign < 0 && last === root);
    const isWanted = ({ members, rows }) => !members && rows.some((row) => wanted.has(row));
    const parts = graph.partsIn(last);
    const first = own ? parts : parts.flatMap(next);
    return graph.matching(page.calls(), first, next, up, isWanted);
  }

  // Marks the boxes that the search finds by name, or else by file or object; returns [marked boxes
  // in the order of steps, lines of text].
  function search(page, { boxes, context, stage }) {
    const { q } = page.place;
    const { named, test, wrong } = listing.filter(q);
    const lines = q && wrong ? [`No regular expression: ${wrong}`] : [];
    const byName = new Set();
    const byPlace = new Set();
    const rows = q && !wrong ? page.report.functions : [];
    const [names, all] = [named, test].map((wanted) => new Set(rows.filter(wanted)));
    for (const half of rows.length ? context.halves : []) {
      const mine = boxes.filter((box) => box.half === half);
      const mark = (marked, found) => {
        const has = ({ frame, narrow }) =>
          narrow
            ? narrow.flatMap(graph.partsIn).some(({ node }) => found.holds.has(node))
            : [frame, ...(frame.through ?? [])].some(({ node }) => found.hits.has(node));
        for (const box of mine) if (!byName.has(box) && has(box)) marked.add(box);
        return {
          ...found,
          many: show.plural(marked === byName ? names.size : all.size, page.nouns.one),
        };
      };
      const own = look(page, context, half, names);
      const found = [mark(byName, own)];
      if (all.size > names.size) found.push(mark(byPlace, look(page, context, half, all)));
      lines.push(told(page, context, half, found, byName));
    }
    for (const box of boxes) {
      box.element.classList.toggle('found', byName.has(box) || byPlace.has(box));
      box.element.classList.toggle('by-place', byPlace.has(box));
    }
    stage.classList.toggle('searched', rows.length > 0);
    return [[...(byName.size ? byName : byPlace)], lines];
  }

  // A line on what the search finds in a half, by name and, if that is more, also by place; shown:
  // the boxes with such names.
  function told(page, context, half, [named, all], shown) {
    const { event, halves } = context;
    const cost = ({ value, count }) =>
      (count === undefined ? `about ${show.count(Math.round(value))}` : show.count(count)) +
      ` ${event.name}, ${show.percent(sums.share(value, Number(context.total)))}`;
    const isInner = (box) => {
      for (let at = box.above; at; at = at.above) if (shown.has(at)) return true;
      return false;
    };
    const drawn = [...shown]
      .filter((box) => box.half === half && box.frame && !box.outer && !isInner(box))
      .reduce((n, { frame }) => n + frame.value, 0);
    const hidden = sums.share(named.value - drawn, Number(context.total));
    return el(
      'div',
      halves.length > 1 && (half.up ? 'callers: ' : 'callees: '),
      el('code', show.name(page.place.q)),
      ` in the names of ${named.many}: ${cost(named)}`,
      hidden >= 0.005 && `, of that ${show.percent(hidden)} in frames too narrow to show`,
      all && `; in names, files or objects of ${all.many}: ${cost(all)}`
    );
  }

  // A mixture of colours as other programs know it.
  function mixed(colour) {
    const [, ...parts] = /^color\(srgb (\S+) (\S+) ([^\s)]+)/.exec(colour) ?? [];
    return parts.length ? `rgb(${parts.map((part) => Math.round(255 * part)).join(', ')})` : colour;
  }

  // A box in a picture that is saved; a name that is too long is cut in front.
  function picture({ element, told: words, top, width, x }) {
    const { backgroundColor, color } = getComputedStyle(element);
    const most = Math.floor((width - 8) / LETTER);
    const name = element.textContent;
    const text = name.length > most ? `\u2026${name.slice(1 - most)}` : name;
    return html.svg(
      'g',
      html.svg('title', words),
      html.svg('rect', {
        ...{ x, y: top, rx: 2, fill: mixed(backgroundColor) },
        ...{ width: Math.max(1, width - 1), height: 21 },
      }),
      most > 2 && html.svg('text', { x: x + 4, y: top + 15, fill: color }, text)
    );
  }

  // A button that saves the graph as a picture.
  function saver({ boxes, height, stage }) {
    const save = () => {
      const font = { 'font-family': 'monospace', 'font-size': 12 };
      const size = { width: stage.clientWidth, height };
      const svg = html.svg('svg', { ...size, ...font }, boxes.map(picture));
      const text = new XMLSerializer().serializeToString(svg);
      const href = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
      el('a', { href, download: 'flames.svg' }).click();
    };
    return el('button', { onclick: save }, 'Save as SVG');
  }

  // What the widths and colours of frames mean where a rate is chosen.
  function meaning({ name, whole }) {
    return `Widths are ${show.name(whole.name)}, colours ${show.name(name)}.`;
  }

  function notes(page, { context, cut }) {
    const words = [];
    if (context.event !== page.event && !page.event.whole)
      words.push(
        `${page.event.name} is a ratio and does not add up: widths show ${context.event.name}.`
      );
    if (context.root.value < 0) words.push('The sum is negative, and has no width to be shown.');
    else if (!context.root.value) words.push('It has no costs here.');
    if (cut) words.push('It goes on below: zoom in to see more.');
    if (page.report.merged)
      words.push(
        `The code of ${show.plural(page.report.merged, 'place')} where functions were inlined, ` +
          'of more than a page has room for, is part of the function around it.'
      );
    return words.length > 0 && el('p.note', words.join(' '));
  }

  function key(tint, words) {
    return el('span.key', { tint }, words);
  }

  function legend(page, { boxes }) {
    const { hue, hueName } = page.colours();
    const rows = boxes
      .filter(({ frame }) => frame?.node && !frame.node.other)
      .map(({ frame }) => frame.node.rows[0]);
    // The colours in use, each with the names of its objects or files.
    const hues = [...sums.groups(rows, hue)].map(([tint, alike]) => {
      const whose = new Set(alike.map(hueName));
      const some = [...whose].filter(Boolean).slice(0, 2);
      const more = whose.size > some.length ? ', \u2026' : '';
      return key(tint, (some.map(show.base).join(', ') || '(unknown)') + more);
    });
    const changes = [key('more4', 'more'), key('less4', 'less')];
    const { chosen, event, report } = page;
    const { after, cost } = chosen.sum(event);
    const rates = () => [
      key('heat3', `${show.name(event.name)} of the program: ${show.cost(event, after ?? cost)}`),
      key('heat5', 'four times that'),
    ];
    const items = report.diff ? changes : event.whole ? rates() : hues;
    const why =
      'A profile has no stacks: below a function with several callers, ' +
      'costs are divided as the callers paid.';
    return el('p.legend', items, el('span.key.estimate', 'estimate'), el('span.note', why));
  }

  return { crumbs, field, legend, meaning, notes, saver, search, tools };
})();
