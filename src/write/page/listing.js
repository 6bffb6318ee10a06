// SPDX-License-Identifier: GPL-3.0-or-later
//
// The content of the list of functions: columns, rows, order, groups.

const listing = (() => {
  // The figures of a function, or the sums of a group.
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

  function numbers(page, key, label, get, title, plus = false) {
    const words =
      key === 'calls'
        ? (row) => show.amount(get(page, row), plus)
        : (row) => show.cost(page.event, get(page, row), plus);
    return { key, label, get, title, show: words };
  }

  // A share of the total, with a bar that is full for the largest.
  function part(page, key, label, get, title) {
    const { change } = page.chosen;
    const measure = (row) => {
      const value = page.share(get(page, row));
      if (value === null || (change && !value)) return '';
      const bar = data.share(value, page.share(page.largest()));
      return show.measure(change ? bar : Math.min(bar, 100), change, value);
    };
    return { key, label, part: true, get, title, show: measure };
  }

  function texts(key, label, get) {
    const words = (row) => get(null, row);
    return { key, label, text: true, get, show: words };
  }

  // A column of paths; of a path that is too long, the end is shown.
  function place(key, label) {
    const get = (_, row) => row[key] ?? '';
    const end = (row) => show.tail(get(null, row));
    return { ...texts(key, label, get), show: end };
  }

  // The columns of slices, or of OLD and NEW; and of the change in percent.
  function sides(page) {
    const { report, chosen, event } = page;
    const shown = report.slices.length && !chosen.apart ? report.slices : [];
    const each = shown.map(({ name }, i) =>
      numbers(page, `slice-${i + 1}`, show.name(name), (_, row) =>
        row.members ? null : (row.slices[i]?.self[event.index] ?? null)
      )
    );
    if (!chosen.change) return each;
    const old = cost('self', '_old');
    const after = cost('self', '_new');
    const relative = {
      ...texts('relative', 'of its own', (_, row) =>
        show.relative(old(page, row), after(page, row))
      ),
      text: false,
      get: (_, row) => {
        const before = old(page, row);
        return before ? data.share(self(page, row), before) : null;
      },
    };
    const two = [
      numbers(page, 'old', 'Old', old),
      numbers(page, 'new', 'New', after),
    ];
    return [...(each.length ? each : two), ...(event.ratio ? [] : [relative])];
  }

  // All columns: {key, label, get, show}; get() has the value to sort by.
  function columns(page) {
    const { change } = page.chosen;
    const { ratio } = page.event;
    const list = [
      numbers(page, 'self', change ? 'Change' : 'Self', self, '', change),
      ...sides(page),
    ];
    const of = change ? 'Change, as a part of the old total' : 'Part of total';
    if (!ratio)
      list.push(part(page, 'share', change ? 'of total' : 'Self %', self, of));
    if (page.hasCalls) {
      const all = 'With all that the function called';
      const often = 'How often it was called';
      list.push(
        numbers(page, 'inclusive', 'Inclusive', inclusive, all, change)
      );
      if (!ratio)
        list.push(part(page, 'inclusive-share', 'Incl. %', inclusive, of));
      list.push(numbers(page, 'calls', 'Calls', calls, often, change));
    }
    const { One } = show.nouns(page.report);
    list.push({ ...place('label', One), key: 'name' });
    if (change && page.hasCalls)
      list.push(
        texts('why', 'Why', (_, row) =>
          row.members ? '' : data.reasons(row, page.event).join(', ')
        )
      );
    const { group } = page.place;
    const { functions } = page.report;
    if (functions.some((row) => row.file !== null && row.name !== null))
      list.push(place('file', 'File'));
    if (functions.some((row) => row.object && row.object !== row.full))
      list.push(place('object', 'Object'));
    // The group's row shows its file or object, not each row.
    return list.filter((column) => column.key !== group);
  }

  // Returns {test, wrong}: test(row) is whether a row has all words of the
  // text, or matches a text /REGEX/ or /REGEX/i; wrong is the error of REGEX.
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

  // The column to sort by, and whether in reverse order.
  function sorting(page, list) {
    const key = page.place.sort.replace(/^-/, '');
    const column = list.find((c) => c.key === key) ?? list[0];
    return { column, reverse: page.place.sort.startsWith('-') };
  }

  // Returns a function that compares rows: numbers from the largest (changes of
  // self cost by size), texts from A.
  function order(page, { column, reverse }) {
    const size = (value) => (page.chosen.change ? data.size(value) : value);
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
      const last = Boolean(a.other) - Boolean(b.other);
      return last || found * way || a.id - b.id;
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

  // Unchanged rows are listed only if the list is filtered.
  function isListed(page, row) {
    if (!page.chosen.change || page.place.q) return true;
    return Boolean(self(page, row) || inclusive(page, row) || calls(page, row));
  }

  function arrange(page, open) {
    const wanted = filter(page.place.q);
    const listed = page.report.functions.filter((row) => row.listed !== false);
    const some = listed.filter((row) => isListed(page, row));
    const rows = some.filter((row) => wanted.test(row));
    const by = sorting(page, columns(page));
    const compare = order(page, by);
    rows.sort(compare);
    const unchanged = listed.length - some.length;
    const all = sums(page, rows);
    const found = { rows, by, wrong: wanted.wrong, all, unchanged };
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

  function many(page, count) {
    return show.plural(count, show.nouns(page.report).one);
  }

  // A sentence on the rows found and their cost, or on why there are none.
  function summary(page, found) {
    if (found.wrong) return `No regular expression: ${found.wrong}`;
    const { functions } = page.report;
    const all = functions.filter((row) => row.listed !== false).length;
    const { length } = found.rows;
    const left = functions.find((row) => row.other)?.other;
    const missing =
      page.place.q && left
        ? ` ${many(page, left)} are not in this page: --min=0 puts them there.`
        : '';
    if (!length) return `None of ${many(page, all)}.${missing}`;
    if (length === all) return many(page, all);
    const same = found.unchanged
      ? `, ${show.count(found.unchanged)} did not change`
      : '';
    const of = `${show.count(length)} of ${many(page, all)}${same}`;
    if (page.event.ratio) return of;
    const sum = self(page, found.all);
    const { change } = page.chosen;
    const share = show.percent(page.share(sum), change);
    const { name } = page.event;
    return `${of}: ${show.amount(sum, change)} ${name}${share && `, ${share}`}`;
  }

  return { arrange, columns, filter, many, self, summary };
})();
