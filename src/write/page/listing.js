// SPDX-License-Identifier: GPL-3.0-or-later
//
// The content of the list of functions: columns, rows, order, groups.

const listing = (() => {
  // The figures of a function, or the sums of a group.
  function figures(page, row) {
    return row.sums ?? page.chosen.of(row);
  }

  function self(page, row, side = '') {
    return page.cost(figures(page, row), 'self', side);
  }

  // All columns: {key, label, get, show}: get(row) is the value to sort by, show(row) what the cell
  // has.
  function columns(page) {
    const { chosen, event, hasCalls, report } = page;
    const { change } = chosen;
    const { functions } = report;
    const own = (row) => self(page, row);
    const old = (row) => self(page, row, '_old');
    const after = (row) => self(page, row, '_new');
    const inclusive = (row) => page.cost(figures(page, row), 'inclusive');
    const calls = (row) => figures(page, row).calls ?? null;
    const number = (key, label, get, plus = false, title = null, of = event) => {
      const words = (row) => show.cost(of, get(row), plus);
      const exact = (row) => show.exact(of, get(row), plus);
      return { key, label, get, title, of, show: words, exact };
    };
    // A share of the total, with a bar.
    const part = (key, label, get) => {
      const measure = (row) => {
        const value = page.share(get(row), page.scale);
        return change && !value ? '' : page.measure(value);
      };
      const title = change ? 'Change, as a part of the old total' : 'Part of total';
      return { key, label, part: true, get, title, show: measure };
    };
    const text = (key, label, get, words = get) => ({ key, label, text: true, get, show: words });
    // A column of paths by their last components.
    const path = (key, label) => {
      const get = (row) => row[key] ?? '';
      const base = (row) => el('span', { 'data-full': show.name(get(row)) }, show.base(get(row)));
      return text(key, label, get, base);
    };
    const each = (chosen.apart ? [] : report.slices).map(({ name }, i) => {
      const get = (row) => page.cost((row.sums ?? row).slices[i] ?? {}, 'self');
      return number(`slice-${i + 1}`, show.name(name), get);
    });
    const two = [number('old', 'Old', old), number('new', 'New', after)];
    const ofOwn = (row) => (old(row) ? sums.share(own(row), old(row)) : null);
    const relative = {
      ...number('relative', 'of its own', ofOwn),
      show: (row) => show.relative(old(row), after(row)),
    };
    const why = (row) => (row.members ? '' : data.reason(row, event));
    const all = 'With all that the function called';
    const often = 'How often it was called';
    const shares = !event.ratio;
    const count = { show: (row) => show.count(calls(row), change), exact: null };
    const apart = 'The largest cost less the smallest';
    // Of a rate, its misses stand for it where costs are added up.
    const { misses } = event;
    const adds = (row) => figures(page, row).self[page.scale.index] ?? null;
    const list = [
      page.several && number('difference', 'Difference', page.rank, false, apart),
      misses && number('misses', show.name(misses.name), adds, change, null, misses),
      number('self', change ? 'Change' : 'Self', own, change),
      ...(each.length || !change ? each : two),
      change && shares && relative,
      !page.scale.ratio && part('share', change || misses ? 'of total' : 'Self %', adds),
      hasCalls && number('inclusive', 'Inclusive', inclusive, change, all),
      hasCalls && shares && part('inclusive-share', 'Inclusive %', inclusive),
      hasCalls && { ...number('calls', 'Calls', calls, change, often), ...count },
      text('name', page.nouns.One, ({ label }) => label),
      change && hasCalls && !chosen.apart && text('why', 'Why', why),
      functions.some((row) => row.file !== null && row.name !== null) && path('file', 'File'),
      functions.some((row) => row.object && row.object !== row.full) && path('object', 'Object'),
    ];
    // The group's row shows its file or object, not each row.
    return list.filter((column) => column && column.key !== page.place.group);
  }

  // Returns {named, test, wrong}: test(row) is whether a row has all words of the text, or matches
  // a text /REGEX/ or /REGEX/i, named(row) whether its name does so by itself; wrong is the error
  // of REGEX.
  function filter(text) {
    const name = (row) => `${row.label}\n${row.full}`;
    const all = (row) => [name(row), row.file ?? '', row.object ?? ''].join('\n');
    const regex = /^\/(.+?)(?:\/(i?))?$/s.exec(text);
    if (regex) {
      try {
        const find = new RegExp(regex[1], `${regex[2] ?? ''}mu`);
        return { named: (row) => find.test(name(row)), test: (row) => find.test(all(row)) };
      } catch (error) {
        return { named: () => true, test: () => true, wrong: error.message };
      }
    }
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const has = (hay) => words.every((word) => hay.includes(word));
    return {
      named: (row) => has((row.names ??= name(row).toLowerCase())),
      test: (row) => has((row.hay ??= all(row).toLowerCase())),
    };
  }

  // Returns a function that compares rows: numbers from the largest (changes of self cost by size),
  // texts from A.
  function order(page, { column, reverse }) {
    const signed =
      column.text || !page.chosen.change || !['self', 'share', 'misses'].includes(column.key);
    const way = (column.text ? 1 : -1) * (reverse ? -1 : 1);
    const keys = new Map();
    const keyOf = (row) => {
      if (!keys.has(row)) keys.set(row, signed ? column.get(row) : sums.size(column.get(row)));
      return keys.get(row);
    };
    return (a, b) => {
      const [x, y] = [keyOf(a), keyOf(b)];
      const found = column.text ? (x > y) - (x < y) : sums.compare(x, y);
      const last = Boolean(a.other) - Boolean(b.other);
      return last || found * way || a.id - b.id;
    };
  }

  function sumUp(page, rows) {
    const { index, ratio } = page.scale;
    const total = { calls: null, self: [], inclusive: [], slices: [] };
    const group = { id: rows[0]?.id ?? 0, sums: total };
    if (ratio) return group;
    for (const side of ['', '_old', '_new']) {
      const list = [];
      const cost = (row) => figures(page, row)['self' + side]?.[index] ?? null;
      list[index] = rows.reduce((n, row) => sums.add(n, cost(row)), null);
      total['self' + side] = list;
    }
    total.slices = page.report.slices.map((_, i) => {
      const list = [];
      list[index] = rows.reduce(
        (n, { slices: all }) => sums.add(n, all[i]?.self[index] ?? null),
        null
      );
      return { self: list };
    });
    return group;
  }

  // Unchanged rows are listed only if the list is filtered; hidden ones, and those that have no
  // part in what is focused, are not.
  function isListed(page, row) {
    if (page.isHidden(row)) return false;
    const costs = page.chosen.of(row);
    if (page.focused && page.cost(costs, 'inclusive') === null) return false;
    if (!page.chosen.change || page.place.q) return true;
    const cost = (field) =>
      page.several ? sums.spread(costs, page.event.index, field) : page.cost(costs, field);
    return Boolean(cost('self') || cost('inclusive') || costs.calls);
  }

  function arrange(page) {
    const wanted = filter(page.place.q);
    const { functions } = page.report;
    const some = functions.filter((row) => isListed(page, row));
    const rows = some.filter((row) => wanted.test(row));
    // The column to sort by, and whether in reverse order.
    const list = columns(page);
    const reverse = page.place.sort.startsWith('-');
    const key = page.place.sort.slice(reverse ? 1 : 0);
    const by = { column: list.find((column) => column.key === key) ?? list[0], reverse };
    const compare = order(page, by);
    rows.sort(compare);
    const unchanged = data.number(functions) - data.number(some);
    const all = sumUp(page, rows);
    const found = { rows, by, wrong: wanted.wrong, all, unchanged };
    if (!['file', 'object'].includes(page.place.group)) return { ...found, items: rows };
    const groups = sums.groups(rows, (row) => row[page.place.group] ?? '');
    const alike = sums.groups(groups.keys(), show.base);
    const heads = [...groups].map(([name, members]) => ({
      ...sumUp(page, members),
      group: name,
      label: alike.get(show.base(name)).length > 1 ? show.name(name) : show.base(name),
      [page.place.group]: name,
      members,
    }));
    heads.sort(compare);
    const items = heads.flatMap((head) =>
      state.has('open', head.group) ? [head, ...head.members] : [head]
    );
    return { ...found, items };
  }

  function many(page, count) {
    return show.plural(count, page.nouns.one);
  }

  // A sentence on the rows found and their cost, or on why there are none.
  function summary(page, found) {
    if (found.wrong) return `No regular expression: ${found.wrong}`;
    const { functions } = page.report;
    const all = data.number(functions);
    const length = data.number(found.rows);
    if (!all) return `This profile has no ${page.nouns.all}.`;
    const left = page.place.q && functions.find((row) => row.other)?.other;
    const more = left ? ` ${many(page, left)} that cost less are not in this page.` : '';
    if (!length) return `None of ${many(page, all)}.${more}`;
    if (length === all) return many(page, all);
    const { change } = page.chosen;
    const inside = page.focused && page.chosen.apart;
    const why = change ? 'did not change' : 'left out';
    const rest = found.unchanged ? `, ${show.count(found.unchanged)} ${why}` : '';
    const [part, about] = inside ? [', divided as callers paid', 'about '] : ['', ''];
    const of = `${show.count(length)} of ${many(page, all)}${rest}${part}`;
    if (page.event.ratio) return of;
    const sum = self(page, found.all);
    const share = show.percent(page.share(sum), change);
    const amount = `${about}${show.count(sum, change)} ${page.event.name}`;
    return `${of}: ${amount}${share && `, ${share}`}`;
  }

  return { arrange, columns, filter, many, self, summary };
})();
