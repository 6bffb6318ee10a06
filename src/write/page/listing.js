// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the list of functions holds: its columns, which functions, in which
// order and groups.

const listing = (() => {
  // Of a function, or what those of a group come to.
  function figures(page, row) {
    return row.sums ?? page.chosen.of(row);
  }

  function cost(field, side = '') {
    return (page, row) =>
      figures(page, row)[field + side]?.[page.event.index] ?? null;
  }

  const self = cost('self');
  const inclusive = cost('inclusive');
  const calls = (page, row) => figures(page, row).calls ?? null;

  // The columns: key, label, what it sorts by, what it shows.
  function columns(page) {
    const { change } = page.chosen;
    const number = (key, label, get, title, plus = false) => ({
      key,
      label,
      get,
      title,
      show: (row) =>
        key === 'calls'
          ? show.count(get(page, row), plus)
          : show.cost(page.event, get(page, row), plus),
    });
    const part = (key, label, get, title) => ({
      key,
      label,
      part: true,
      get,
      title,
      show: (row) => {
        const value = page.share(get(page, row));
        if (!change) return show.measure(value);
        const widest = page.share(page.largest());
        return show.measure(data.share(value, widest), change, value);
      },
    });
    const text = (key, label) => ({
      key,
      label,
      text: true,
      get: (_, row) => row[key] ?? '',
      // Of a path that is too long its end is shown.
      show: (row) => show.el('bdi', { dir: 'ltr' }, show.name(row[key] ?? '')),
    });
    const list = [number('self', change ? 'Change' : 'Self', self, '', change)];
    if (change) {
      list.push(number('old', 'Old', cost('self', '_old')));
      list.push(number('new', 'New', cost('self', '_new')));
    }
    const of = change ? 'Change, as a part of the old total' : 'Part of total';
    if (!page.event.ratio) list.push(part('share', 'Self %', self, of));
    list.push(
      number(
        'inclusive',
        'Inclusive',
        inclusive,
        'With all that the function called',
        change
      )
    );
    if (!page.event.ratio)
      list.push(part('inclusive-share', 'Incl. %', inclusive, of));
    list.push(
      number('calls', 'Calls', calls, 'How often it was called', change)
    );
    list.push({ ...text('label', show.nouns(page.report).One), key: 'name' });
    const { group } = page.place;
    const { functions } = page.report;
    if (functions.some((row) => row.file !== null && row.name !== null))
      list.push(text('file', 'File'));
    if (functions.some((row) => row.object && row.object !== row.full))
      list.push(text('object', 'Object'));
    // What the list is grouped by is said once, by the group.
    return list.filter((column) => column.key !== group);
  }

  // Does a row have all the words, or what /.../ or /.../i looks for?
  function filter(text) {
    const hay = (row) =>
      [row.label, row.full, row.file ?? '', row.object ?? ''].join('\n');
    const regex = /^\/(.+?)(?:\/(i?))?$/s.exec(text);
    if (regex) {
      try {
        const find = new RegExp(regex[1], `${regex[2] ?? ''}mu`);
        return { test: (row) => find.test(hay(row)) };
      } catch (error) {
        return { test: () => true, wrong: error.message };
      }
    }
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    return {
      test: (row) => {
        row.hay = row.hay ?? hay(row).toLowerCase();
        return words.every((word) => row.hay.includes(word));
      },
    };
  }

  // The column that the list is sorted by, and whether upside down.
  function sorting(page, list) {
    const key = page.place.sort.replace(/^-/, '');
    const column = list.find((c) => c.key === key) ?? list[0];
    return { column, reverse: page.place.sort.startsWith('-') };
  }

  // Numbers begin with the largest (of changes: by size), texts with A.
  function order(page, { column, reverse }) {
    const size = (value) =>
      page.chosen.change && value !== null && value < 0 ? -value : value;
    const signed = !['self', 'share'].includes(column.key);
    const key = column.text || signed ? (value) => value : size;
    const way = (column.text ? 1 : -1) * (reverse ? -1 : 1);
    const keys = new Map();
    const keyOf = (row) => {
      if (!keys.has(row)) keys.set(row, key(column.get(page, row)));
      return keys.get(row);
    };
    return (a, b) => {
      const x = keyOf(a);
      const y = keyOf(b);
      const found = column.text ? (x > y) - (x < y) : data.compare(x, y);
      return found * way || a.id - b.id;
    };
  }

  function sums(page, rows) {
    const { index, ratio } = page.event;
    const total = { calls: null, self: [], inclusive: [] };
    const group = { id: rows[0]?.id ?? 0, sums: total };
    if (ratio) return group;
    for (const side of ['', '_old', '_new']) {
      const list = [];
      list[index] = rows.reduce(
        (n, row) => data.add(n, cost('self', side)(page, row)),
        null
      );
      total['self' + side] = list;
    }
    return group;
  }

  function arrange(page, open) {
    const wanted = filter(page.place.q);
    const rows = page.report.functions.filter(
      (row) => row.listed !== false && wanted.test(row)
    );
    const by = sorting(page, columns(page));
    const compare = order(page, by);
    rows.sort(compare);
    const found = { rows, by, wrong: wanted.wrong, all: sums(page, rows) };
    if (!['file', 'object'].includes(page.place.group))
      return { ...found, items: rows };
    const groups = new Map();
    for (const row of rows) {
      const name = row[page.place.group] ?? '';
      if (!groups.has(name)) groups.set(name, []);
      groups.get(name).push(row);
    }
    const heads = [...groups].map(([name, members]) => ({
      ...sums(page, members),
      group: name,
      label: name,
      [page.place.group]: name,
      members,
    }));
    heads.sort(compare);
    const items = heads.flatMap((head) =>
      open.has(head.group) ? [head, ...head.members] : [head]
    );
    return { ...found, items };
  }

  return { arrange, columns, self };
})();
