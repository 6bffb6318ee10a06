// SPDX-License-Identifier: GPL-3.0-or-later
//
// The hottest lines of a function in all files, or its hottest instructions.

const hotView = (() => {
  const MOST = 10;

  // The list of the hottest items; tell(item) returns {line: its name in the
  // address, place: the element that names it, text}.
  function list(page, title, items, tell) {
    const { change } = page.chosen;
    const costOf = (item) => page.cost(item, 'self');
    const hot = data.dearest(items, costOf, MOST);
    if (hot.length < 2) return null;
    const entry = (item) => {
      const { line, place, text } = tell(item);
      const cost = costOf(item);
      const words =
        page.event.ratio || change
          ? show.cost(page.event, cost, change)
          : show.percent(page.shareOfAll(cost));
      const code = el('code', show.name(text.trim()));
      return el(
        'li',
        show.link({ line }, [place, el('span.number', words), code])
      );
    };
    return el(
      'nav.hot',
      { 'aria-label': title },
      el('h3', title),
      el('ol', hot.map(entry))
    );
  }

  function ofLines(page, lines) {
    const several = new Set(lines.map(({ file }) => file)).size > 1;
    const known = lines
      .filter((line) => line.line !== null)
      .sort((a, b) => a.line - b.line);
    return list(page, 'Hot lines', known, ({ file, line }) => {
      const number = file.labels.get(line) ?? `${line || '?'}`;
      const name = several ? `${names.cut(show.name(file.name), 20)}:` : '';
      const kind = several ? 'span.place' : 'span.number';
      return {
        line: `${file.name}:${line}`,
        place: el(kind, { title: file.name }, name + number),
        text: file.text.get(line) ?? '',
      };
    });
  }

  function ofCode(page, code) {
    return list(page, 'Hot instructions', code, ({ address, text }) => ({
      line: `0x${address}`,
      place: el('span.address', address),
      text,
    }));
  }

  return { ofCode, ofLines };
})();
