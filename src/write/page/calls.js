// SPDX-License-Identifier: GPL-3.0-or-later
//
// The table of the callers or callees of a function, with the cost of each,
// the number of calls and the cost per call.

const callsView = (() => {
  // The calls, and among callees the function's self cost as a row, sorted by
  // cost, or with --diff by the size of the change.
  function itemsOf(page, row, field) {
    const { diff } = page.report;
    const items = row[field].map((call) => {
      return { ...call, cost: page.cost(call, 'inclusive') };
    });
    const cost = page.cost(row, 'self');
    const known = diff ? cost : cost !== null;
    if (field === 'callees' && items.length && known)
      items.push({ own: true, id: row.id, calls: null, cost });
    const size = (call) => (diff ? data.size(call.cost) : call.cost);
    return items.sort(
      (a, b) =>
        data.compare(size(b), size(a)) ||
        Boolean(b.own) - Boolean(a.own) ||
        a.id - b.id
    );
  }

  // The rounded cost per call; empty if it is unknown or has no meaning.
  function each(page, { calls, cost }) {
    if (page.event.ratio || cost === null || !calls) return '';
    return show.about(Number(cost) / Number(calls));
  }

  function name(page, call) {
    const other = page.report.functions[call.id];
    return el(
      'th.c-name',
      { scope: 'row', title: other.full },
      call.own
        ? 'itself'
        : [page.link(other), page.whereabouts(other), ...page.badges(other)]
    );
  }

  // field: callers or callees.
  function table(page, row, field) {
    const { event, report } = page;
    const { diff } = report;
    const One = field === 'callers' ? 'Caller' : 'Callee';
    const items = itemsOf(page, row, field);
    // With --diff, shares are of the largest change: only bars show them.
    const widest = (most, { cost }) => data.max(most, data.size(cost));
    const whole = diff ? items.reduce(widest, 0) : page.cost(row, 'inclusive');
    const part = ({ cost }) => {
      const share = event.ratio ? null : data.share(cost, whole);
      if (!diff) return show.measure(share);
      return share === null ? '' : show.bar(share, true);
    };
    const columns = [
      [diff ? 'Size' : '%', part],
      [diff ? 'Change' : 'Cost', ({ cost }) => show.cost(event, cost, diff)],
      ['Calls', ({ own, calls }) => (own ? '' : show.times(calls, diff))],
      ...(diff ? [] : [['Each', (call) => each(page, call)]]),
      [One, (call) => name(page, call), true],
    ];
    return el(
      'section',
      { class: field },
      el('h3', `${One}s (${show.count(row[field].length)})`),
      items.length
        ? tables.long('calls', columns, items, (call) =>
            tables.row(columns, call, call.own && 'own')
          )
        : el('p.note', 'None were recorded.')
    );
  }

  return { table };
})();
