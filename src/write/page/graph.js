// SPDX-License-Identifier: GPL-3.0-or-later
//
// The call graph, and the frames of flame graphs.
//
// A node is a function with the code that it has inlined from other files, or a cycle: functions
// that call each other.  A cycle calls its members, so that the graph has no loops.
//
// A profile has no stacks: it has the cost of a node and how much each caller paid for it, but not
// which caller paid which cost below the node.  So below a node with several callers, each cost is
// divided in proportion to their payments, and is an estimate.
//
// All functions that were cut are one node, (other).  Calls out of it are not edges, as they would
// put nearly all nodes into one cycle: each called node has them in its field "elsewhere".

const graph = (() => {
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

  // Makes the node of a cycle: calls from outside lead to it, and it calls each member.  Members
  // keep their self costs and their calls out of the cycle.
  function makeCycle(members, nodeOf) {
    const inside = new Set(members);
    const cycle = { rows: [], out: new Map(), in: new Map(), members };
    for (const node of members) {
      cycle.rows.push(...node.rows);
      if (node.elsewhere) cycle.elsewhere = (cycle.elsewhere ?? []).concat(node.elsewhere);
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
    const number = cycle.rows.find((row) => row.cycle)?.cycle;
    const names = members.slice(0, 3).map(({ name }) => name);
    const more = members.length > 3 ? `, and ${members.length - 3} more` : '';
    cycle.name = `<cycle${number ? ` ${number}` : ''}: ${names.join(', ')}${more}>`;
    return cycle;
  }

  // The row whose node includes this row: the only function that has inlined it, if nothing calls
  // it; else the row itself.
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
      if (holders[row.id] === row) nodeOf[row.id] = { rows: [row], out: new Map(), in: new Map() };
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
        if (!row.other) addEdge(from, to, call);
        else to.elsewhere = (to.elsewhere ?? []).concat(call);
      }
    }
    return nodeOf;
  }

  function build(report) {
    const nodeOf = makeNodes(report);
    const nodes = [...new Set(nodeOf)];
    for (const node of nodes) node.name = node.rows[0].label;
    const byRank = (a, b) => a.rows[0].id - b.rows[0].id;
    const several = components(nodes).filter((members) => members.length > 1);
    nodes.push(...several.map((members) => makeCycle(members.sort(byRank), nodeOf)));
    for (const node of nodes) {
      node.key = node.rows[0].id;
      node.other = Boolean(node.rows[0].other);
      node.callers = [...node.in.values()];
      node.callees = [...node.out.values()];
    }
    const other = nodes.find((node) => node.other);
    const called = nodes.filter((node) => node.elsewhere);
    for (const node of nodes) delete node.index;
    // Callers stand before what they call.
    const order = components(nodes).flat().reverse();
    const reversed = [...order].reverse();
    return { report, nodes, nodeOf, order, reversed, other, called, costs: new Map() };
  }

  // Returns a Map of costs in a column: of an edge a count, of a node {cost, self, entered,
  // elsewhere}: entered is the part of cost that no caller paid, elsewhere the part that (other)
  // paid.  The side is '', '_old' or '_new'.
  function costs(calls, column, side) {
    const key = column + side;
    if (calls.costs.has(key)) return calls.costs.get(key);
    const of = new Map();
    const sum = (list, field) => {
      let total = null;
      for (const item of list) total = sums.add(total, item[field + side]?.[column] ?? null);
      return total ?? 0;
    };
    const total = (edges) => edges.reduce((n, edge) => sums.add(n, of.get(edge)), 0);
    for (const node of calls.nodes)
      for (const edge of node.callees) of.set(edge, sum(edge.calls, 'inclusive'));
    for (const node of calls.nodes)
      if (node.cycle)
        of.set(node.callers[0], sums.add(sum(node.rows, 'self'), total(node.callees)));
    for (const node of calls.nodes) {
      const elsewhere = sum(node.elsewhere ?? [], 'inclusive');
      const paid = sums.add(total(node.callers), elsewhere);
      const self = node.members ? 0 : sum(node.rows, 'self');
      const own = sums.add(self, total(node.callees));
      const alone = !node.members && !node.cycle;
      const told = alone ? sum([node.rows[0]], 'inclusive') : 0;
      const cost = sums.max(told, sums.max(paid, own));
      of.set(node, { cost, self, elsewhere, entered: sums.sub(cost, paid) });
    }
    // What enters (other) is the total less what enters all other nodes.
    if (calls.other) {
      const figures = of.get(calls.other);
      let left = calls.report.events[column]['total' + side] ?? 0;
      for (const node of calls.nodes)
        if (node !== calls.other) left = sums.sub(left, of.get(node).entered);
      const most = left > figures.cost ? figures.cost : left;
      figures.entered = sums.max(figures.entered, most);
    }
    calls.costs.set(key, of);
    return of;
  }

  // A frame of a count that is known.
  function exact(node, count) {
    return { node, count, value: Number(count) };
  }

  // Makes a frame of a count that is part of whole, the cost of frame's node.  If frame has less
  // than whole, it gets a share of the count: an estimate, {node, value}, if the count is not the
  // whole.
  function part(frame, whole, count, node) {
    if (frame.count !== undefined && frame.count === whole) return exact(node, count);
    if (count === whole) return { node, count: frame.count, value: frame.value };
    const value = (Number(count) * frame.value) / Number(whole);
    return { node, value };
  }

  function tidy(frames) {
    return frames
      .filter((frame) => frame.value > 0)
      .sort((a, b) => b.value - a.value || a.node.key - b.node.key);
  }

  // The frame of all costs of a node, or if it is null, of the program.
  function root(of, node, total) {
    return exact(node, node ? of.get(node).cost : (total ?? 0));
  }

  // The frames of self costs, the first level of a graph of callers.
  function leaves(calls, of) {
    return tidy(calls.nodes.map((node) => exact(node, of.get(node).self)));
  }

  // The frames below (other): nodes that it calls and that are not above it.  The profile does not
  // say which calls into (other) led to which calls out of it, so each frame gets a share of all.
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

  // The frames of the callees of frame's node, or of the program's entries.
  function below(calls, of, frame) {
    const { node } = frame;
    if (!node) return tidy(calls.nodes.map((each) => exact(each, of.get(each).entered)));
    const whole = of.get(node).cost;
    const frames = node.other
      ? belowOther(calls, of, frame)
      : node.callees.map((edge) => part(frame, whole, of.get(edge), edge.to));
    for (const each of frames) each.from = frame;
    return tidy(frames);
  }

  // The frames of the callers of frame's node.  The frame of (other) is an end: its callers are not
  // known.
  function above(calls, of, frame) {
    if (!frame.node || frame.end) return [];
    const { cost, elsewhere } = of.get(frame.node);
    const frames = frame.node.callers.map((edge) => part(frame, cost, of.get(edge), edge.from));
    if (calls.other && elsewhere > 0)
      frames.push({ ...part(frame, cost, elsewhere, calls.other), end: true });
    return tidy(frames);
  }

  // Adds what a frame costs to another one, which it returns.
  function gain(to, { value, count }) {
    to.value += value;
    const known = to.count !== undefined && count !== undefined;
    to.count = known ? sums.add(to.count, count) : undefined;
    return to;
  }

  // Adds a frame to a Map that has all frames of each node as one.
  function collect(found, frame) {
    if (found.has(frame.node)) gain(found.get(frame.node), frame);
    else found.set(frame.node, { ...frame });
  }

  // All frames of each node as one, in all of the graph from some frames on, however narrow they
  // are, as a Map; next(frame) are the frames below one, or with up above it.  What is beyond nodes
  // where ends(node) holds is left out.
  function flow(calls, first, next, up = false, ends = () => false) {
    const order = up ? calls.reversed : calls.order;
    const all = new Map();
    let frames = first;
    // What (other) calls may call (other): that is looked at once, at the end.
    for (let pass = 0; pass < 2; pass++) {
      const paid = new Map();
      const reach = (frame) => collect(frame.end ? all : paid, frame);
      let last = [];
      frames.forEach(reach);
      for (const node of order) {
        const frame = paid.get(node);
        if (!frame) continue;
        collect(all, frame);
        if (ends(node)) continue;
        if (node.other && !up) last = pass ? [] : next(frame);
        else next(frame).forEach(reach);
      }
      frames = last;
    }
    return all;
  }

  // The cost of the outermost frames of nodes that match; arguments as of flow().  Returns {value,
  // count if it is exact, hits: the nodes that match, holds: those, and the nodes that lead to
  // one}.
  function matching(calls, first, next, up, test) {
    const hits = new Set(calls.nodes.filter(test));
    const isHit = (node) => hits.has(node);
    const cost = [...flow(calls, first, next, up, isHit)]
      .filter(([node]) => isHit(node))
      .reduce((n, [, frame]) => gain(n, frame), { value: 0, count: 0 });
    const holds = new Set(hits);
    const leads = ({ from, to }) => holds.has(up ? from : to);
    for (let pass = 0; pass < 2; pass++)
      for (const node of up ? calls.order : calls.reversed) {
        const inOther = !up && node.other && calls.called.some((each) => holds.has(each));
        if (inOther || (up ? node.callers : node.callees).some(leads)) holds.add(node);
      }
    return { ...cost, hits, holds };
  }

  // The function next without the frames of hidden nodes: in their place is what they lead to.
  function without(calls, next, up, isHidden) {
    const order = up ? calls.reversed : calls.order;
    return (frame) => {
      const frames = next(frame);
      if (!frames.some(({ node }) => isHidden(node))) return frames;
      const found = new Map();
      const put = (each) => collect(found, each);
      frames.forEach(put);
      for (const node of order) {
        if (!found.has(node) || !isHidden(node)) continue;
        next(found.get(node)).forEach(put);
        found.delete(node);
      }
      return tidy([...found.values()]);
    };
  }

  return { above, below, build, costs, flow, leaves, matching, root, without };
})();
