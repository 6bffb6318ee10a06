// SPDX-License-Identifier: GPL-3.0-or-later
//
// The call graph, and the frames of flame graphs.
//
// A node is a function with the code that it has inlined from other files, or a cycle: functions
// that call each other.  A cycle calls its members, so that the graph has no loops.  With
// --inlines, a function has a node where it was recorded, and one in each place where it was
// inlined.  Its node.of is then the function, which is the node of the frames that are drawn: their
// "parts" are frames of nodes.  Any other node is of itself.
//
// A profile has no stacks: it has the cost of a node and how much each caller paid for it, but not
// which caller paid which cost below the node.  So below a node with several callers, each cost is
// divided in proportion to their payments, and is an estimate.
//
// All functions that were cut are one node, (other).  Calls out of it are not edges, as they would
// put nearly all nodes into one cycle: each called node has them in its field "elsewhere".

const graph = (() => {
  // Adds calls to an edge; one without calls costs what its callee does.
  function addEdge(from, to, ...calls) {
    if (from === to) return;
    if (!from.out.has(to)) {
      const edge = { from, to, calls: [] };
      from.out.set(to, edge);
      to.in.set(from, edge);
    }
    from.out.get(to).calls.push(...calls);
  }

  function addCall(from, to, call) {
    if (!from.rows[0].other) addEdge(from, to, call);
    else (to.elsewhere ??= []).push(call);
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

  // items: what has the self costs of the node, those of each row.
  function makeNode(rows, of, items = rows) {
    const node = { rows, items, out: new Map(), in: new Map() };
    node.of = of ?? node;
    return node;
  }

  // Makes the node of a cycle: calls from outside lead to it, and it calls each member.  Members
  // keep their self costs and their calls out of the cycle.
  function makeCycle(members, nodeOf) {
    const inside = new Set(members);
    const cycle = makeNode([]);
    cycle.members = members;
    for (const node of members) {
      cycle.rows.push(...node.rows);
      if (node.elsewhere) cycle.elsewhere = (cycle.elsewhere ?? []).concat(node.elsewhere);
      delete node.elsewhere;
      for (const to of node.out.keys()) if (inside.has(to)) node.out.delete(to);
      for (const [from, edge] of node.in) {
        if (inside.has(from)) continue;
        from.out.delete(node);
        addEdge(from, cycle, ...edge.calls);
      }
      node.in.clear();
    }
    for (const node of members) {
      node.cycle = node.of.cycle = cycle;
      addEdge(cycle, node);
    }
    for (const row of cycle.rows) nodeOf[row.id] = cycle;
    const number = cycle.rows.find((row) => row.cycle)?.cycle;
    const all = [...new Set(members.map((node) => node.of))];
    const names = all.slice(0, 3).map(({ name }) => name);
    const more = all.length > 3 ? `, and ${all.length - 3} more` : '';
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

  // Makes a node of each function.  Returns by id of a row its node.
  function nodesOfRows({ functions }, holders) {
    const nodeOf = [];
    for (const row of functions) if (holders[row.id] === row) nodeOf[row.id] = makeNode([row]);
    for (const row of functions) {
      const top = holders[row.id];
      if (top === row) continue;
      nodeOf[row.id] = nodeOf[top.id];
      nodeOf[top.id].rows.push(row);
    }
    for (const row of functions)
      for (const call of [...row.callees, ...row.inlined])
        addCall(nodeOf[row.id], nodeOf[call.id], call);
    return nodeOf;
  }

  // Makes the nodes of functions in each place.  Returns by id of a row the function, whose "nodes"
  // they are.
  function nodesOfPlaces({ functions, nodes: places }) {
    const wholes = functions.map((row) => ({ rows: [row], nodes: [] }));
    const nodes = places.map((place) => {
      const of = wholes[place.row.id];
      const node = makeNode(of.rows, of, [place]);
      of.nodes.push(node);
      return node;
    });
    places.forEach(({ calls, outer }, i) => {
      const node = nodes[i];
      if (outer !== null) {
        node.outer = nodes[outer];
        addEdge(node.outer, node);
      }
      for (const call of calls) addCall(node, nodes[call.to], call);
    });
    return wholes;
  }

  function build(report) {
    const nodeOf = report.nodes
      ? nodesOfPlaces(report)
      : nodesOfRows(
          report,
          report.functions.map((row) => holder(report, row))
        );
    const wholes = report.nodes ? [...nodeOf] : [];
    const nodes = report.nodes ? wholes.flatMap((whole) => whole.nodes) : [...new Set(nodeOf)];
    for (const node of [...wholes, ...nodes]) node.name = node.rows[0].label;
    const byRank = (a, b) => a.rows[0].id - b.rows[0].id;
    const several = components(nodes).filter((members) => members.length > 1);
    nodes.push(...several.map((members) => makeCycle(members.sort(byRank), nodeOf)));
    for (const node of [...wholes, ...nodes]) {
      node.key = node.rows[0].id;
      node.other = Boolean(node.rows[0].other);
    }
    for (const node of nodes) {
      node.callers = [...node.in.values()];
      node.callees = [...node.out.values()];
    }
    const other = nodes.find((node) => node.other);
    const called = nodes.filter((node) => node.elsewhere);
    for (const node of nodes) delete node.index;
    // Callers stand before what they call.
    const order = components(nodes).flat().reverse();
    const reversed = [...order].reverse();
    return { report, nodes, nodeOf, wholes, order, reversed, other, called, costs: new Map() };
  }

  // Whether a node, or one that it was inlined into, is of a function.
  function isWithin(node, whole) {
    for (let at = node; at; at = at.outer) if (at.of === whole) return true;
    return false;
  }

  // The frames of a function that was inlined: its outermost nodes, without what code of the
  // function itself, inlined elsewhere, paid for them (src/README N9).
  function partsOf(of, whole, total) {
    const outermost = whole.nodes.filter(({ outer }) => !isWithin(outer, whole));
    return [...new Set(outermost.map((node) => node.cycle ?? node))].map((node) => {
      const inner = total(node.callers.filter(({ from }) => isWithin(from, whole)));
      return { ...exact(node, sums.sub(of.get(node).cost, inner)), whole };
    });
  }

  // Returns a Map of costs in a column: of an edge a count, of a node {cost, self, entered,
  // elsewhere}: entered is the part of cost that no caller paid, elsewhere the part that (other)
  // paid; of a function that was inlined {cost, self, parts}.  The side is '', '_old' or '_new'.
  function costs(calls, column, side) {
    const key = column + side;
    if (calls.costs.has(key)) return calls.costs.get(key);
    const of = new Map();
    const sum = (list, field) => sums.sumOf(list, column, field + side) ?? 0;
    const total = (edges) => edges.reduce((n, edge) => sums.add(n, of.get(edge)), 0);
    const selfOf = (node) => (node.members ? 0 : sum(node.items, 'self'));
    const spent = (node) => sums.add(selfOf(node), total(node.callees));
    for (const { callees } of calls.reversed)
      for (const edge of callees)
        of.set(edge, edge.calls.length ? sum(edge.calls, 'inclusive') : spent(edge.to));
    for (const node of calls.nodes) {
      const elsewhere = sum(node.elsewhere ?? [], 'inclusive');
      const paid = sums.add(total(node.callers), elsewhere);
      const alone = node.of === node && !node.members && !node.cycle;
      const told = alone ? sum([node.rows[0]], 'inclusive') : 0;
      const cost = sums.max(told, sums.max(paid, spent(node)));
      of.set(node, { cost, self: selfOf(node), elsewhere, entered: sums.sub(cost, paid) });
    }
    // What enters (other) is the total less what enters all other nodes.
    if (calls.other) {
      const figures = of.get(calls.other);
      let left = calls.report.columns[column]['total' + side] ?? 0;
      for (const node of calls.nodes)
        if (node !== calls.other) left = sums.sub(left, of.get(node).entered);
      const most = left > figures.cost ? figures.cost : left;
      figures.entered = sums.max(figures.entered, most);
    }
    for (const whole of calls.wholes) {
      const parts = partsOf(of, whole, total);
      const all = parts.reduce((n, { count }) => sums.add(n, count), 0);
      const told = sum(whole.rows, 'inclusive');
      of.set(whole, { cost: told < all ? told : all, self: sum(whole.rows, 'self'), parts });
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

  // The frame of the self costs of the nodes of frames.
  function selfOf(of, frames) {
    const selfIn = (frame) => {
      const { cost, self } = of.get(frame.node);
      return part(frame, cost, self, frame.node);
    };
    return frames.map(selfIn).reduce(gain, exact(null, 0));
  }

  function tidy(frames) {
    return frames
      .filter((frame) => frame.value > 0)
      .sort((a, b) => b.value - a.value || a.node.key - b.node.key);
  }

  // The frame of all costs of a node, or if it is null, of the program.
  function root(of, node, total) {
    if (!node) return exact(null, total ?? 0);
    const { cost, parts } = of.get(node);
    return { ...exact(node, cost), parts };
  }

  function partsIn(frame) {
    return frame.parts ?? [frame];
  }

  // The function next for frames of functions that were inlined: those of all their nodes, as one
  // for each function.
  function joined({ wholes }, next) {
    if (!wholes.length) return next;
    const join = ([node, parts]) => ({
      ...parts.slice(1).reduce(gain, { ...parts[0] }),
      ...{ node, parts },
    });
    return (frame) =>
      tidy([...sums.groups(partsIn(frame).flatMap(next), (part) => part.node.of)].map(join));
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
    const { node, whole } = frame;
    if (!node || frame.end) return [];
    const { cost: all, elsewhere } = of.get(node);
    const cost = whole ? frame.count : all;
    const frames = node.callers
      .filter(({ from }) => !whole || !isWithin(from, whole))
      .map((edge) => part(frame, cost, of.get(edge), edge.from));
    if (calls.other && elsewhere > 0)
      frames.push({ ...part(frame, cost, elsewhere, calls.other), end: true });
    return tidy(frames);
  }

  // Adds what a frame costs to another one, which it returns.
  function gain(to, { value, count }) {
    to.value += value;
    const known = to.count !== undefined && count !== undefined;
    to.count = known ? sums.add(to.count, count) : undefined;
    to.whole = null;
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
  // count if it is exact, hits: what the nodes that match are of, holds: those nodes, and the nodes
  // that lead to one}.
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
    return { ...cost, hits: new Set([...hits].map((node) => node.of)), holds };
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

  return {
    ...{ above, below, build, costs, flow, isWithin, joined, leaves, matching, partsIn, root },
    ...{ selfOf, without },
  };
})();
