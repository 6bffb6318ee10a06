// SPDX-License-Identifier: GPL-3.0-or-later
//
// The hottest lines of a function, of all its files together.

const hotView = (() => {
  const MOST = 10;

  function size(page, line) {
    return data.size(page.cost(line, 'self'));
  }

  function item(page, several, line) {
    const { change } = page.chosen;
    const { file } = line;
    const cost = page.cost(line, 'self');
    const text = file.text.get(line.line) ?? '';
    const number = file.labels.get(line.line) ?? `${line.line || '?'}`;
    const place = several ? names.cut(show.name(file.name), 20) : '';
    return show.el(
      'li',
      {},
      show.el(
        'a',
        { href: state.link({ line: `${file.name}:${line.line}` }) },
        show.el(
          'span',
          { class: several ? 'place' : 'number', title: file.name },
          place ? `${place}:${number}` : number
        ),
        show.el(
          'span',
          { class: 'number' },
          page.event.ratio || change
            ? show.cost(page.event, cost, change)
            : show.percent(page.shareOfAll(cost))
        ),
        show.el('code', {}, show.name(text.trim()))
      )
    );
  }

  function render(page, lines) {
    const hot = lines
      .filter((line) => line.line !== null && page.cost(line, 'self'))
      .sort(
        (a, b) => data.compare(size(page, b), size(page, a)) || a.line - b.line
      )
      .slice(0, MOST);
    if (hot.length < 2) return null;
    const several = new Set(lines.map(({ file }) => file)).size > 1;
    return show.el(
      'nav',
      { class: 'hot', 'aria-label': 'Hot lines' },
      show.el('h3', {}, 'Hot lines'),
      show.el(
        'ol',
        {},
        hot.map((line) => item(page, several, line))
      )
    );
  }

  return { render };
})();
