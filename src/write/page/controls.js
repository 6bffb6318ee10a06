// SPDX-License-Identifier: GPL-3.0-or-later
//
// The parts around a flame graph: links that choose what to draw, the result of
// the search, notes and the legend.

const controls = (() => {
  function tools(page, context, way) {
    const { report, place } = page;
    const last = way[way.length - 1];
    const target = last.node?.rows[0] ?? null;
    const { side } = place;
    const zoomed = way.length > 1;
    const directions = context.node
      ? ['What it calls', 'Who calls it']
      : ['From the program down', 'From each function up'];
    const button = (changes, text) =>
      show.link(changes, text, { class: 'button' });
    return [
      pages.choice('Direction', [
        [directions[0], { dir: 'down', at: '' }, !context.up],
        [directions[1], { dir: 'up', at: '' }, context.up],
      ]),
      report.diff &&
        pages.choice('Widths', [
          ['Widths: new', { side: 'new' }, !['old', 'both'].includes(side)],
          ['old', { side: 'old' }, side === 'old'],
          ['both', { side: 'both' }, side === 'both'],
        ]),
      zoomed && button({ at: '' }, 'Zoom out'),
      zoomed &&
        target &&
        !last.node.cycle &&
        button({ fn: target.key, at: '' }, 'Start from it'),
      context.node &&
        button({ view: 'flame', fn: '', at: '' }, 'Whole program'),
      target &&
        button(
          { view: 'function', fn: target.key, at: '' },
          'Its callers, callees, source'
        ),
    ].filter(Boolean);
  }

  // Returns a function: whether a box has a row that matches the list's filter.
  function search(page) {
    const { test, wrong } = listing.filter(page.place.q);
    const wanted = page.place.q && !wrong;
    return (box) => Boolean(wanted && box.frame?.node?.rows.some(test));
  }

  // A sentence on the frames found; frames inside others are not added again.
  function found(page, context, marked) {
    if (!page.place.q) return [];
    const within = (box) => {
      for (let at = box.above; at; at = at.above)
        if (marked.has(at)) return true;
      return false;
    };
    const outer = [...marked].filter((box) => !within(box));
    const sum = outer.reduce((n, box) => n + box.frame.value, 0);
    const part = show.percent(data.share(sum, Number(context.total)));
    return [
      `${show.plural(marked.size, 'frame')} with `,
      el('code', show.name(page.place.q)),
      marked.size
        ? `, together about ${show.about(sum)} ${context.event.name}, ${part}`
        : '',
    ];
  }

  function notes(page, context, drawn) {
    const words = [];
    if (context.event !== page.event)
      words.push(
        `${page.event.name} is a ratio and does not add up: ` +
          `widths show ${context.event.name}.`
      );
    words.push(slices.note(page).trim());
    if (context.root.value < 0)
      words.push('The sum is negative, and has no width to be shown.');
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

  return { found, legend, notes, search, tools };
})();
