// SPDX-License-Identifier: GPL-3.0-or-later
//
// The hottest lines of a function in all files, or its hottest instructions.

const hotView = (() => {
  const MOST = 10;

  function size(page, item) {
    return data.size(page.cost(item, 'self'));
  }

  // here: {of, link, kind, place, title, text}; here.of has the cost.
  function entry(page, here) {
    const { change } = page.chosen;
    const cost = page.cost(here.of, 'self');
    return show.el(
      'li',
      {},
      show.el(
        'a',
        { href: state.link({ line: here.link }) },
        show.el('span', { class: here.kind, title: here.title }, here.place),
        show.el(
          'span',
          { class: 'number' },
          page.event.ratio || change
            ? show.cost(page.event, cost, change)
            : show.percent(page.shareOfAll(cost))
        ),
        show.el('code', {}, show.name(here.text.trim()))
      )
    );
  }

  function list(page, title, items, tell) {
    const hot = items
      .filter((item) => page.cost(item, 'self'))
      .sort((a, b) => data.compare(size(page, b), size(page, a)))
      .slice(0, MOST);
    if (hot.length < 2) return null;
    return show.el(
      'nav',
      { class: 'hot', 'aria-label': title },
      show.el('h3', {}, title),
      show.el(
        'ol',
        {},
        hot.map((item) => entry(page, tell(item)))
      )
    );
  }

  function ofLines(page, lines) {
    const several = new Set(lines.map(({ file }) => file)).size > 1;
    const tell = (line) => {
      const { file } = line;
      const number = file.labels.get(line.line) ?? `${line.line || '?'}`;
      const place = several ? `${names.cut(show.name(file.name), 20)}:` : '';
      return {
        of: line,
        link: `${file.name}:${line.line}`,
        kind: several ? 'place' : 'number',
        place: place + number,
        title: file.name,
        text: file.text.get(line.line) ?? '',
      };
    };
    const known = lines
      .filter((line) => line.line !== null)
      .sort((a, b) => a.line - b.line);
    return list(page, 'Hot lines', known, tell);
  }

  function ofCode(page, code) {
    return list(page, 'Hot instructions', code, (one) => ({
      of: one,
      link: `0x${one.address}`,
      kind: 'address',
      place: one.address,
      text: one.text,
    }));
  }

  return { ofCode, ofLines };
})();
