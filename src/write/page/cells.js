// SPDX-License-Identifier: GPL-3.0-or-later
//
// The cells of the list, for a function, for (other) or for a group.

const cells = (() => {
  // Columns that groups leave empty: sums would count calls within them twice.
  const SINGLE = ['inclusive', 'inclusive-share', 'calls'];

  function groupName(view, row, classes) {
    const toggle = show.el(
      'button',
      {
        type: 'button',
        'aria-expanded': String(view.open.has(row.group)),
        tabindex: '-1',
        onclick: () => view.turn(row.group),
      },
      show.el('span', { class: 'sign', 'aria-hidden': 'true' }),
      show.name(row.group || '(none)')
    );
    const note = view.many(row.members.length);
    return show.el(
      'th',
      { scope: 'row', class: classes, title: row.group },
      show.el(
        'span',
        { class: 'fit' },
        toggle,
        show.el('span', { class: 'note' }, note)
      )
    );
  }

  function name({ page, many, nameOf, list }, row, classes) {
    const hasFile = list.some(({ key }) => key === 'file');
    return show.el(
      'th',
      { scope: 'row', class: classes, title: row.full },
      show.el(
        'span',
        { class: 'fit' },
        page.link(row, { tabindex: '-1' }, nameOf(row)),
        hasFile ? '' : page.whereabouts(row),
        row.other
          ? show.el('span', { class: 'note' }, many(row.other))
          : page.badges(row)
      )
    );
  }

  // view: {page, open, many(count), nameOf(row), turn(group), list}; open has
  // the open groups, list the columns.
  function make(view, column, row) {
    const classes = `c-${column.key}${column.text ? '' : ' number'}`;
    if (row.members && SINGLE.includes(column.key))
      return show.el('td', { class: classes });
    if (column.key === 'name')
      return (row.members ? groupName : name)(view, row, classes);
    return show.el(
      'td',
      { class: classes, title: column.text ? row[column.key] : null },
      column.show(row)
    );
  }

  return { make };
})();
