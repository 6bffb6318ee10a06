// SPDX-License-Identifier: GPL-3.0-or-later
//
// The call graph, and how a flame graph unfolds from it.
//
// A node is a function with the code that it has inlined from other files, or a
// cycle, see cycles.js.  Nobody recorded stacks: what a node costs is known, and
// what each caller paid for it, but not what of the costs below it was paid by
// whom.  Below a node that several paid for, each cost is divided as they paid,
// and is an estimate.
//
// What was cut, (other), is a node that all calls into it end in.  What it
// calls itself, "elsewhere" to who is called, is no edge: it would make a cycle
// of nearly everything.

const graph = (() => {
  // Who stands for a row: the function that has inlined it, if it is one only
  // and all of it.
  function holder(report, row) {
    if (row.owners.length !== 1 || row.callers.length || row.other) return row;
    if (row.inlined.length || row.owners[0].id === row.id) return row;
    const owner = report.functions[row.owners[0].id];
    return owner.other ? row : owner;
  }

  function makeNodes(report) {
    const nodeOf = [];
    const holders = report.functions.map((row) => holder(report, row));
    for (const row of report.functions)
      if (holders[row.id] === row)
        nodeOf[row.id] = { rows: [row], out: new Map(), in: new Map() };
    for (const row of report.functions) {
      const top = holders[row.id];
      if (top === row) continue;
      nodeOf[row.id] = nodeOf[top.id];
      nodeOf[top.id].rows.push(row);
    }
    for (const row of report.functions) {
      const from = nodeOf[row.id];
      for (const call of [...row.callees, ...row.inlined]) {
        const to = nodeOf[call.id];
        if (!row.other) cycles.addEdge(from, to, call);
        else to.elsewhere = (to.elsewhere ?? []).concat(call);
      }
    }
    return nodeOf;
  }

  function build(report) {
    const nodeOf = makeNodes(report);
    const nodes = [...new Set(nodeOf)];
    for (const node of nodes) node.name = node.rows[0].label;
    nodes.push(...cycles.make(report, nodes, nodeOf));
    for (const node of nodes) {
      node.key = node.rows[0].id;
      node.other = Boolean(node.rows[0].other);
      node.callers = [...node.in.values()];
      node.callees = [...node.out.values()];
    }
    const other = nodes.find((node) => node.other);
    const called = nodes.filter((node) => node.elsewhere);
    return { report, nodes, nodeOf, other, called, costs: new Map() };
  }

  // What the nodes and edges cost in a column; side is '', '_old' or '_new'.
  // A Map: of an edge the cost, of a node {cost, self, entered, elsewhere}, of
  // which nobody paid for entered, and (other) for elsewhere.
  function costs(calls, column, side) {
    const key = column + side;
    if (calls.costs.has(key)) return calls.costs.get(key);
    const of = new Map();
    const sum = (list, field) => {
      let total = null;
      for (const item of list)
        total = data.add(total, item[field + side]?.[column] ?? null);
      return total ?? 0;
    };
    const total = (edges) =>
      edges.reduce((n, edge) => data.add(n, of.get(edge)), 0);
    for (const node of calls.nodes)
      for (const edge of node.callees)
        of.set(edge, sum(edge.calls, 'inclusive'));
    for (const node of calls.nodes)
      if (node.cycle)
        of.set(
          node.callers[0],
          data.add(sum(node.rows, 'self'), total(node.callees))
        );
    for (const node of calls.nodes) {
      const elsewhere = sum(node.elsewhere ?? [], 'inclusive');
      const paid = data.add(total(node.callers), elsewhere);
      const self = node.members ? 0 : sum(node.rows, 'self');
      const own = data.add(self, total(node.callees));
      const alone = !node.members && !node.cycle;
      const told = alone ? sum([node.rows[0]], 'inclusive') : 0;
      const cost = data.max(told, data.max(paid, own));
      of.set(node, { cost, self, elsewhere, entered: data.sub(cost, paid) });
    }
    const event = calls.report.events[column];
    if (calls.other) enterOther(calls, of, event['total' + side] ?? 0);
    calls.costs.set(key, of);
    return of;
  }

  // The program began in (other) where it did not begin in what is kept.
  function enterOther(calls, of, whole) {
    const figures = of.get(calls.other);
    let left = whole;
    for (const node of calls.nodes)
      if (node !== calls.other) left = data.sub(left, of.get(node).entered);
    const most = left > figures.cost ? figures.cost : left;
    figures.entered = data.max(figures.entered, most);
  }

  // A frame of a flame graph: {node, count} if what it cost is known, or
  // {node, estimate}.  A part of a count is an estimate, all of it is not.
  function part(frame, whole, count, node) {
    if (frame.count !== undefined && frame.count === whole)
      return { node, count, value: Number(count) };
    const value = (Number(count) * frame.value) / Number(whole);
    return { node, value };
  }

  function order(a, b) {
    return b.value - a.value || a.node.key - b.node.key;
  }

  function tidy(frames) {
    return frames.filter((frame) => frame.value > 0).sort(order);
  }

  // The whole of a node, or with null: of the program.
  function root(calls, of, node, total) {
    const count = node ? of.get(node).cost : (total ?? 0);
    return { node, count, value: Number(count) };
  }

  function entries(calls, of) {
    return tidy(
      calls.nodes.map((node) => {
        const count = of.get(node).entered;
        return { node, count, value: Number(count) };
      })
    );
  }

  // What each function costs itself, for who asks who called it.
  function leaves(calls, of) {
    return tidy(
      calls.nodes.map((node) => {
        const count = of.get(node).self;
        return { node, count, value: Number(count) };
      })
    );
  }

  // What (other) calls that is not on the way to it.  Which calls into (other)
  // led to which out of it nobody knows: all of them have a part in each.
  function belowOther(calls, of, frame) {
    const way = new Set();
    for (let at = frame.from; at?.node; at = at.from) way.add(at.node);
    if (way.has(frame.node)) return [];
    const { cost } = of.get(frame.node);
    const known = !frame.node.callers.length;
    return calls.called
      .filter((node) => !way.has(node))
      .map((node) => {
        const { elsewhere } = of.get(node);
        const { value, count } = part(frame, cost, elsewhere, node);
        return known ? { node, count, value } : { node, value };
      });
  }

  // The frames of what frame paid for.
  function below(calls, of, frame) {
    const { node } = frame;
    if (!node) return entries(calls, of);
    const whole = of.get(node).cost;
    const frames = node.other
      ? belowOther(calls, of, frame)
      : node.callees.map((edge) => part(frame, whole, of.get(edge), edge.to));
    for (const each of frames) each.from = frame;
    return tidy(frames);
  }

  // The frames of those who paid for frame; of what (other) paid no callers
  // are known.
  function above(calls, of, frame) {
    if (!frame.node || frame.end) return [];
    const { cost, elsewhere } = of.get(frame.node);
    const payers = frame.node.callers.filter((edge) => of.get(edge) > 0);
    if (payers.length === 1 && of.get(payers[0]) === cost) {
      const { count, value } = frame;
      return [{ node: payers[0].from, count, value }];
    }
    const frames = payers.map((edge) =>
      part(frame, cost, of.get(edge), edge.from)
    );
    if (calls.other && elsewhere > 0)
      frames.push({ ...part(frame, cost, elsewhere, calls.other), end: true });
    return tidy(frames);
  }

  return { above, below, build, costs, leaves, root };
})();
