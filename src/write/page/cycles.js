// SPDX-License-Identifier: GPL-3.0-or-later
//
// Cycles: functions that call each other.  A cycle becomes a node of the call
// graph that calls its members, so that the graph has no loops.

const cycles = (() => {
  function addEdge(from, to, call) {
    if (from === to) return;
    if (!from.out.has(to)) {
      const edge = { from, to, calls: [] };
      from.out.set(to, edge);
      to.in.set(from, edge);
    }
    from.out.get(to).calls.push(call);
  }

  // Finds strongly connected components: Tarjan's algorithm without recursion.
  function components(nodes) {
    const found = [];
    const stack = [];
    let count = 0;
    for (const first of nodes) {
      if (first.index !== undefined) continue;
      const work = [];
      const enter = (node) => {
        node.index = node.low = count++;
        node.onStack = true;
        stack.push(node);
        work.push({ node, next: node.out.keys() });
      };
      enter(first);
      while (work.length) {
        const { node, next } = work[work.length - 1];
        const step = next.next();
        if (!step.done) {
          const to = step.value;
          if (to.index === undefined) enter(to);
          else if (to.onStack) node.low = Math.min(node.low, to.index);
          continue;
        }
        work.pop();
        const caller = work[work.length - 1];
        if (caller) caller.node.low = Math.min(caller.node.low, node.low);
        if (node.low !== node.index) continue;
        const members = [];
        do {
          members.push(stack.pop());
          members[members.length - 1].onStack = false;
        } while (members[members.length - 1] !== node);
        found.push(members);
      }
    }
    return found;
  }

  // Returns a function that orders nodes by self cost in the first column of
  // --sort, as --format=folded does.
  function byCost(report) {
    const name = report.sort[0]?.replace(/^Incl\((.*)\)$/, '$1');
    const event = report.events.find((each) => each.name === name);
    const column = data.additive(report, event ?? report.events[0])?.index;
    const fields = report.diff ? ['self_new', 'self_old'] : ['self'];
    const cost = (node, field) =>
      node.rows.reduce(
        (sum, row) => data.add(sum, row[field][column] ?? null),
        null
      );
    return (a, b) => {
      for (const field of fields) {
        const order = data.compare(cost(b, field), cost(a, field));
        if (order) return order;
      }
      return a.rows[0].id - b.rows[0].id;
    };
  }

  // Makes the node of a cycle: calls from outside lead to it, and it calls each
  // member.  Members keep their self costs and their calls out of the cycle.
  function makeCycle(members, nodeOf) {
    const inside = new Set(members);
    const cycle = { rows: [], out: new Map(), in: new Map(), members };
    for (const node of members) {
      cycle.rows.push(...node.rows);
      if (node.elsewhere)
        cycle.elsewhere = (cycle.elsewhere ?? []).concat(node.elsewhere);
      delete node.elsewhere;
      for (const to of node.out.keys()) if (inside.has(to)) node.out.delete(to);
      for (const [from, edge] of node.in) {
        if (inside.has(from)) continue;
        from.out.delete(node);
        for (const call of edge.calls) addEdge(from, cycle, call);
      }
      node.in.clear();
    }
    for (const node of members) {
      node.cycle = cycle;
      const edge = { from: cycle, to: node, calls: [] };
      cycle.out.set(node, edge);
      node.in.set(cycle, edge);
    }
    for (const row of cycle.rows) nodeOf[row.id] = cycle;
    return cycle;
  }

  function cycleName(cycle) {
    const numbers = cycle.rows.map((row) => row.cycle).filter((n) => n);
    const names = cycle.members.map((node) => node.name);
    const some = names.slice(0, 3).join(', ');
    const more = names.length > 3 ? `, and ${names.length - 3} more` : '';
    const number = numbers.length ? ` ${numbers[0]}` : '';
    return `<cycle${number}: ${some}${more}>`;
  }

  // Finds the cycles among nodes; returns their new nodes.
  function make(report, nodes, nodeOf) {
    const order = byCost(report);
    const found = components(nodes)
      .filter((members) => members.length > 1)
      .map((members) => makeCycle(members.sort(order), nodeOf));
    for (const cycle of found) cycle.name = cycleName(cycle);
    return found;
  }

  return { addEdge, make };
})();
