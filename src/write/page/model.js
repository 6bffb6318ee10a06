// SPDX-License-Identifier: GPL-3.0-or-later
//
// The report that cgannotate wrote into the page (data), its call graph (graph), and the selection
// that all views show: an event and a side (model).
//
// A list of costs has an item for each event, but no nulls at its end.  A side is all, or with
// --diff what has changed; or a profile, a thread or a part.  What an item costs on a side is in
// the fields with the side's suffix: self, self_old, self_new, self@2, and inclusive and calls
// likewise.

const data = (() => {
  // 'new' or 'gone' if only one side has costs of the row, else ''.
  function status(row) {
    const has = (side) => ['self', 'inclusive'].some((field) => row[field + side]?.some(Boolean));
    const [old, now] = ['_old', '_new'].map(has);
    if (old === now) return '';
    return old ? 'gone' : 'new';
  }

  // With --by=file and --by=object, rows have no name.
  function readFunction(row) {
    if (row.other) Object.assign(row, { name: '(other)', file: null, object: null });
    const short = row.name;
    row.name = row.full ?? row.name;
    row.full = (row.name ?? row.file ?? row.object) || '(no name)';
    row.label = short || show.base(row.full);
    Object.assign(row, { callers: [], lines: [] });
    return row;
  }

  // Sets the key of each row, its name in addresses, which is never empty: FILE:NAME; if rows share
  // it, OBJECT:FILE:NAME; if they share this too, also the id.
  function addKeys(report) {
    const known = (...labels) => show.name(labels.filter(Boolean).join(':'));
    const short = (row) => (row.name && known(row.file, row.name)) || known(row.full);
    const long = (row) => known(row.object, row.file, row.name) || known(row.full);
    const shorts = sums.groups(report.functions, short);
    const keyOf = (row) => (shorts.get(short(row)).length > 1 ? long(row) : short(row));
    report.byKey = new Map();
    for (const [key, same] of sums.groups(report.functions, keyOf))
      for (const row of same) {
        row.key = same.length > 1 ? `${key} #${row.id}` : key;
        report.byKey.set(row.key, row);
      }
  }

  // The function of a key; or of one from a page that was made in another directory, if only one
  // has such a file and name.
  function find({ byKey }, key) {
    if (!key || byKey.has(key)) return byKey.get(key);
    const isLike = (own) => own.endsWith(`/${key}`) || key.endsWith(`/${own}`);
    const alike = [...byKey].filter(([own]) => isLike(own));
    return alike.length === 1 ? alike[0][1] : undefined;
  }

  // Gives functions what the page has in other lists: lines of files, instructions, where others
  // cost; with what each slice costs by suffix of its side.  A number in row.code says how many
  // instructions are left out there.
  function connect(report) {
    const { code = [], files, functions, nodes, paid = [], sides, slices } = report;
    for (const { from, to, inclusive } of paid) {
      const call = functions[from].callees.find(({ id }) => id === to);
      inclusive.forEach((cost, i) => (call[`inclusive@${i + 1}`] = cost));
    }
    for (const row of functions) {
      if (row.other) row.callees = row.callees.filter(({ id }) => id !== row.id);
      for (const call of row.callees) functions[call.id].callers.push({ ...call, id: row.id });
      slices.forEach((_, i) => {
        const { suffix } = sides[i + 1];
        for (const field of ['self', 'inclusive', 'calls'])
          row[field + suffix] ??= row.slices?.[i]?.[field] ?? (field === 'calls' ? null : []);
      });
      if (report.code) row.code = null;
    }
    const byName = new Map(files.map((file) => [file.name, file]));
    // Where all lines of a file are unknown, they tell nothing.
    for (const file of files)
      for (const [id, lines] of sums.groups(file.lines, (line) => line.function))
        if (lines.some(({ line }) => line !== 0))
          functions[id].lines.push(...lines.map((line) => Object.assign(line, { file })));
    for (const { function: id, code: list, arrows } of code) {
      for (const one of list.filter((each) => typeof each !== 'number')) {
        const { calls = [], file, jumps = [], text } = one;
        Object.assign(one, { calls, file: byName.get(file) ?? null, jumps, text: text ?? '' });
      }
      Object.assign(functions[id], { code: list, arrows });
    }
    for (const node of nodes ?? []) if (node) node.row = functions[node.id];
  }

  // The sides, the first of which is all: {name, suffix}.
  function sidesOf({ compare, diff, slices }) {
    const kind = compare === 'file' ? 'profile' : compare;
    const some = slices.length || !diff ? slices : [{ name: 'OLD' }, { name: 'NEW' }];
    const suffix = (i) => {
      if (!diff || (i && i < some.length - 1)) return `@${i + 1}`;
      return i ? '_new' : '_old';
    };
    return [
      { name: diff ? 'the change' : `all ${kind}s`, suffix: '', kind },
      ...some.map(({ name }, i) => ({ name: show.name(name), suffix: suffix(i), kind })),
    ];
  }

  // report.isGrouped: whether rows are groups of functions; hasPaid: whether calls are known by
  // side.
  function read(text) {
    const report = sums.parse(text);
    report.slices = report.slices ?? [];
    report.sides = sidesOf(report);
    report.isGrouped = report.by === 'file' || report.by === 'object';
    report.hasPaid = Boolean(report.paid);
    report.events.forEach((event, i) => {
      event.index = i;
      report.slices.forEach(({ total }, n) => {
        event[`total${report.sides[n + 1].suffix}`] ??= total[i] ?? null;
      });
    });
    report.functions.forEach(readFunction);
    connect(report);
    const { functions } = report;
    report.cycles = sums.groups(functions, ({ cycle }) => cycle ?? null);
    addKeys(report);
    for (const file of report.files) {
      file.text = new Map();
      // With --old-sources, which merges two texts: the labels of lines.
      file.labels = new Map();
      for (const [n, line, name] of file.source ?? []) {
        file.text.set(n, line);
        if (name) file.labels.set(n, name);
      }
    }
    return report;
  }

  // The number of functions that rows stand for; (other) stands for several.
  function number(rows) {
    return rows.reduce((n, row) => n + (row.other ?? 1), 0);
  }

  return { find, number, read, status };
})();

// The call graph, and the frames of flame graphs.
//
// A node is a function or a cycle: functions that call each other.  A cycle calls its members, so
// that the graph has no loops.  With --inlines, a function has a node where it was recorded, and
// one in each place where it was inlined.  Its node.of is then the function, which is the node of
// the frames that are drawn: their "parts" are frames of nodes.  Any other node is of itself.
//
// A profile has no stacks: below a node with several callers, each cost is divided in proportion to
// what they paid, and is an estimate.
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

  // Makes a node of each function.  Returns by id of a row its node.
  function nodesOfRows({ functions }) {
    const nodeOf = functions.map((row) => makeNode([row]));
    for (const row of functions)
      for (const call of row.callees)
        addCall(nodeOf[row.id], nodeOf[call.id], call);
    return nodeOf;
  }

  // Makes the nodes of functions in each place.  Returns by id of a row the function, whose "nodes"
  // they are.
  function nodesOfPlaces({ functions, nodes: places }) {
    const wholes = functions.map((row) => ({ rows: [row], nodes: [] }));
    const nodes = places.map((place) => {
      if (!place) return null;
      const of = wholes[place.row.id];
      const node = makeNode(of.rows, of, [place]);
      of.nodes.push(node);
      return node;
    });
    places.forEach((place, i) => {
      if (!place) return;
      const node = nodes[i];
      const { calls, outer } = place;
      if (outer !== undefined) {
        node.outer = nodes[outer];
        addEdge(node.outer, node);
      }
      for (const call of calls) addCall(node, nodes[call.to], call);
    });
    return wholes;
  }

  function build(report) {
    const nodeOf = report.nodes ? nodesOfPlaces(report) : nodesOfRows(report);
    const wholes = report.nodes ? [...nodeOf] : [];
    const nodes = report.nodes ? wholes.flatMap((whole) => whole.nodes) : [...nodeOf];
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
    const ownOf = (node) => (node.members ? 0 : sum(node.items, 'self'));
    const spent = (node) => sums.add(ownOf(node), total(node.callees));
    for (const { callees } of calls.reversed)
      for (const edge of callees)
        of.set(edge, edge.calls.length ? sum(edge.calls, 'inclusive') : spent(edge.to));
    const all = calls.report.events[column]['total' + side] ?? 0;
    for (const node of calls.nodes) {
      const elsewhere = sum(node.elsewhere ?? [], 'inclusive');
      const paid = sums.add(total(node.callers), elsewhere);
      const alone = node.of === node && !node.members && !node.cycle;
      const told = alone ? sum([node.rows[0]], 'inclusive') : 0;
      let cost = sums.max(told, sums.max(paid, spent(node)));
      // What (other) calls may call (other) again, and is counted once.
      if (node.other) {
        const called = calls.called.flatMap((each) => each.elsewhere);
        const more = sums.add(cost, sum(called, 'inclusive'));
        cost = more > all ? sums.max(cost, all) : more;
      }
      of.set(node, { cost, self: ownOf(node), elsewhere, entered: sums.sub(cost, paid) });
    }
    // What enters (other) is the total less what enters all other nodes.
    if (calls.other) {
      const figures = of.get(calls.other);
      let left = all;
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
    return { node, count, value: Number(count), off: 0 };
  }

  // Makes a frame of a count that is part of whole, the cost of frame's node.  If frame has less
  // than whole, it gets a share of the count, and if that is not all of it, is an estimate: {node,
  // value, off: how far it may be from the truth}, without a count.
  function part(frame, whole, count, node) {
    if (frame.count !== undefined && frame.count === whole) return exact(node, count);
    if (count === whole) return { node, count: frame.count, value: frame.value, off: frame.off };
    const [all, some] = [Number(whole), Number(count)];
    const value = (some * frame.value) / all;
    const least = Math.max(0, some - all + frame.value - frame.off);
    const most = Math.min(some, frame.value + frame.off);
    return { node, value, off: Math.max(value - least, most - value) };
  }

  // Whether a frame is to be marked as an estimate: it may be wrong by more than 0.1 %.
  function isEstimate({ count, off, value }) {
    return count === undefined && off > 0.001 * value;
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
      tidy([...sums.groups(partsIn(frame).flatMap(next), (each) => each.node.of)].map(join));
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
        const found = part(frame, cost, elsewhere, node);
        return known ? found : { node, value: found.value, off: found.value };
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
  function gain(to, { value, count, off }) {
    to.value += value;
    to.off += off;
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
      .reduce((n, [, frame]) => gain(n, frame), exact(null, 0));
    const holds = new Set(hits);
    const leads = ({ from, to }) => holds.has(up ? from : to);
    for (let pass = 0; pass < 2; pass++)
      for (const node of up ? calls.order : calls.reversed) {
        const inOther = !up && node.other && calls.called.some((each) => holds.has(each));
        if (inOther || (up ? node.callers : node.callees).some(leads)) holds.add(node);
      }
    return { ...cost, hits: new Set([...hits].map((node) => node.of)), holds };
  }

  return {
    ...{ above, below, build, costs, flow, isWithin, joined, leaves, matching, partsIn, root },
    ...{ isEstimate, selfOf },
  };
})();

const model = (() => {
  // Returns a function that returns work()'s result; it calls work() once.
  function once(work) {
    let done = null;
    return () => (done ??= work());
  }

  // Gives functions of an object the same colour; or if there is only one object, functions of a
  // file.
  function hues({ functions }) {
    const objects = new Set(functions.map((row) => row.object).filter(Boolean));
    const key = objects.size > 1 ? 'object' : 'file';
    const found = new Map();
    for (const row of functions)
      if (!found.has(row[key])) found.set(row[key], `hue${found.size % 8}`);
    return { hue: (row) => found.get(row[key]), hueName: (row) => row[key] ?? '' };
  }

  function placeOf({ file, object }) {
    return file && file !== '???' ? file : object;
  }

  // Returns whereabouts(row): for a function that shares its name with others, the last part of its
  // path, else ''.
  function tellApart(report) {
    const labels = once(() => sums.groups(report.functions, ({ label }) => label));
    return (row) => {
      const place = placeOf(row);
      if (!place || labels().get(row.label).length < 2) return '';
      return html.place(show.base(place), place);
    };
  }

  // The part of a page that does not depend on the address.
  function make(report) {
    const one = report.isGrouped ? report.by : 'function';
    const One = one[0].toUpperCase() + one.slice(1);
    return {
      report,
      nouns: { one, One, all: `${one}s`, All: `${One}s` }, // for the rows of the report
      colours: once(() => hues(report)),
      placeOf,
      whereabouts: tellApart(report),
      hasCalls: report.functions.some((row) => row.callees.length),
      calls: once(() => graph.build(report)),
    };
  }

  // An event that adds up, or null.
  function additive({ events, sort }, event) {
    if (!event.ratio) return event;
    const named = (name) => events.find((each) => each.name === name);
    return [...sort.map(named), ...events].find((each) => each && !each.ratio) ?? null;
  }

  // Returns {test, wrong}: test(row) is whether a row has all words of the text in its name, file
  // or object, or matches a text /REGEX/ or /REGEX/i; wrong is the error of REGEX.
  function filter(text) {
    const all = (row) => [row.label, row.full, row.file ?? '', row.object ?? ''].join('\n');
    const regex = /^\/(.+?)(?:\/(i?))?$/s.exec(text);
    if (regex) {
      try {
        const find = new RegExp(regex[1], `${regex[2] ?? ''}mu`);
        return { test: (row) => find.test(all(row)) };
      } catch (error) {
        return { test: () => true, wrong: error.message };
      }
    }
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const has = (hay) => words.every((word) => hay.includes(word));
    return { test: (row) => has((row.hay ??= all(row).toLowerCase())) };
  }

  // The event of a name, or the one that the report is sorted by.
  function eventOf({ events, sort }, name) {
    const named = (wanted) => events.find((each) => each.name === wanted);
    return named(name) ?? named(sort[0]) ?? events[0];
  }

  // Adds the selection in the address, which all figures of the result are of.
  function at(whole, place, event = eventOf(whole.report, place.event)) {
    const { report } = whole;
    const row = data.find(report, place.fn);
    const side = report.sides[place.side] ?? report.sides[0];
    const { suffix } = side;
    const change = report.diff && !suffix;
    const several = change && report.slices.length > 2;
    const total = (of = event) =>
      (change ? of.total_old || of.total_new : of[`total${suffix}`]) ?? null;
    const share = (value, of = event) => sums.share(value, total(of));
    const cost = (item, field, by = suffix) => item[field + by]?.[event.index] ?? null;
    const size = (item, field = 'self') => sums.size(item[field + suffix]?.[event.index] ?? null);
    // The link to a function in the current view; from lists, in view function.
    const href = ({ key }) => {
      const list = ['overview', 'functions'].includes(place.view);
      return address.link({ view: list ? 'function' : place.view, fn: key, line: '', at: '' });
    };
    const link = (of, more) =>
      el(
        'a.squeeze',
        { href: href(of), 'data-full': show.name(of.full), ...more },
        html.named(of.label)
      );
    const badges = (of) => {
      const badge = (text, tint = null) => [' ', el('span.badge', { tint }, text)];
      const status = change && data.status(of);
      return [
        of.cycle && badge(`cycle ${of.cycle}`),
        status && badge(status, { new: 'more2', gone: 'less2' }[status]),
      ];
    };
    const page = {
      ...whole,
      place: { ...place, side: side === report.sides[0] ? '' : place.side },
      event,
      row,
      side,
      change, // whether figures are changes
      several, // of more than two profiles
      additive: additive(report, event),
      total, // 100 % of shares
      share,
      // The cost of the event in an item: a function, call or line.
      cost,
      calls: (item) => item[`calls${suffix}`] ?? null,
      graph: whole.calls,
      // What rows, calls and lines are ranked by.
      size,
      // The same of functions, which of several profiles are ranked by how far they are apart.
      rank: (of) =>
        several
          ? sums.spread(report.sides.slice(1).map((each) => cost(of, 'self', each.suffix)))
          : size(of),
      // The same page of all sides where what is shown is not known by side, with "rest": whose
      // figures it has.
      known: (isKnown) =>
        isKnown || !suffix.startsWith('@')
          ? { ...page, rest: '' }
          : { ...at(whole, { ...place, side: '' }, event), rest: report.sides[0].name },
      href,
      link,
      badges,
      // A link in a sentence.
      plain: (of, words = show.cut(of.label)) => html.link({ view: 'function', fn: of.key }, words),
      // A link in a line in which it has room before a place and the badges.
      fitted: (of, where, more) => el('span.fit', link(of, more), where, badges(of)),
    };
    return page;
  }

  return { at, filter, make };
})();
