// SPDX-License-Identifier: GPL-3.0-or-later
//
// The table of the callers or callees of a function, with the cost of each,
// the number of calls and the cost per call.

const callsView = (() => {
  // The function's self cost as a row among its callees, or null.
  function ownRow(page, row) {
    const cost = page.cost(row, 'self');
    if (!row.callees.length || cost === null) return null;
    if (page.report.diff && !cost) return null;
    return { own: true, id: row.id, calls: null, self: row.self, cost };
  }

  function costOf(page, call) {
    return call.own ? call.cost : page.cost(call, 'inclusive');
  }

  // The value to sort by: the cost, or with --diff the size of the change.
  function sizeOf(page, call) {
    const cost = costOf(page, call);
    return page.report.diff ? data.size(cost) : cost;
  }

  // The rounded cost per call; empty if it is unknown or has no meaning.
  function each(page, call) {
    const cost = costOf(page, call);
    if (page.report.diff || page.event.ratio || call.own) return '';
    if (cost === null || !call.calls) return '';
    return show.about(Number(cost) / Number(call.calls));
  }

  function line(page, whole, call) {
    const { diff } = page.report;
    const cost = costOf(page, call);
    const part = page.event.ratio ? null : data.share(cost, whole);
    const other = page.report.functions[call.id];
    // With --diff, shares are of the largest change: only bars show them.
    const bar = diff && part !== null ? show.bar(part, true) : '';
    return show.el(
      'tr',
      { class: call.own ? 'own' : null },
      show.number(diff ? bar : show.measure(part)),
      show.number(show.cost(page.event, cost, diff)),
      show.number(call.own ? '' : show.times(call.calls, diff)),
      diff ? null : show.number(each(page, call)),
      show.el(
        'th',
        { scope: 'row', class: 'c-name', title: other.full },
        call.own
          ? 'itself'
          : [page.link(other), page.whereabouts(other), ...page.badges(other)]
      )
    );
  }

  function table(page, row, calls, what) {
    const { diff } = page.report;
    const own = what === 'Callees' ? ownRow(page, row) : null;
    const items = [...calls, ...(own ? [own] : [])];
    const widest = items.reduce(
      (most, call) => Math.max(most, Math.abs(Number(costOf(page, call) ?? 0))),
      0
    );
    const whole = diff ? widest : page.cost(row, 'inclusive');
    items.sort(
      (a, b) =>
        data.compare(sizeOf(page, b), sizeOf(page, a)) ||
        Boolean(b.own) - Boolean(a.own) ||
        a.id - b.id
    );
    return show.el(
      'section',
      { class: what.toLowerCase() },
      show.el('h3', {}, `${what} (${show.count(calls.length)})`),
      calls.length
        ? tables.long(
            'calls',
            [
              [diff ? 'Size' : '%', true],
              [diff ? 'Change' : 'Cost', true],
              ['Calls', true],
              ...(diff ? [] : [['Each', true]]),
              [what === 'Callers' ? 'Caller' : 'Callee'],
            ],
            items,
            (call) => line(page, whole, call)
          )
        : show.el('p', { class: 'note' }, 'None were recorded.')
    );
  }

  return { table };
})();
