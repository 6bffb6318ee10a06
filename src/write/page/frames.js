// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lays out the frames of a flame graph.  Frames too narrow to be seen are put
// together into one box, so that their cost is visible.

const frames = (() => {
  const NARROW = 3; // pixels: narrower frames are put together
  const WIDE = 80; // pixels: (other) is unfolded if at least as wide
  const DEEP = 250; // most levels drawn; zoom in to see deeper ones

  // The tag of a frame in addresses: a short hash of its function's key, the
  // same in the pages of other builds.
  function tagOf({ node }) {
    const [row] = node.rows;
    if (row.tag) return row.tag;
    let hash = 0x811c9dc5;
    for (const letter of row.key)
      hash = Math.imul(hash ^ letter.codePointAt(0), 0x01000193);
    row.tag = (hash >>> 0).toString(36);
    return row.tag;
  }

  // The frames on the path from the root to the frame that is zoomed to.
  function zoomed(page, context) {
    const way = [context.root];
    for (const key of page.place.at.split('.').filter(Boolean)) {
      const next = context
        .below(way[way.length - 1])
        .find((frame) => tagOf(frame) === key);
      if (!next) break;
      way.push(next);
    }
    return way;
  }

  // The context of a flame graph, or null if no event adds up; suffix: '', or
  // with --diff '_old' or '_new'.
  function start(page, suffix) {
    const { report, row } = page;
    const calls = page.calls();
    const event = data.additive(report, page.event);
    if (!event) return null;
    const of = graph.costs(calls, event.index, suffix);
    const up = page.place.dir === 'up';
    const node = row ? calls.nodeOf[row.id] : null;
    const total = event['total' + suffix] ?? event.total;
    const root = graph.root(of, node, total);
    const below = (frame) => {
      if (!up) return graph.below(calls, of, frame);
      return frame.node
        ? graph.above(calls, of, frame)
        : graph.leaves(calls, of);
    };
    return { event, of, root, total, up, below, node, suffix };
  }

  // Lays out boxes level by level, without recursion: graphs may be deep.
  function layout(context, way, width) {
    const boxes = [];
    way.forEach((frame, level) =>
      boxes.push({ frame, level, x: 0, width, path: pathOf(way, level) })
    );
    let row = [boxes[boxes.length - 1]];
    let level = way.length;
    while (row.length && level < DEEP) {
      const next = [];
      for (const box of row) {
        const { value } = box.frame;
        if (!(value > 0)) continue;
        if (box.frame.node?.other && box.width < WIDE) continue;
        const below = context.below(box.frame);
        const sum = below.reduce((n, child) => n + child.value, 0);
        const scale = box.width / Math.max(value, sum);
        const narrow = [];
        let { x } = box;
        for (const frame of below) {
          const wide = frame.value * scale;
          if (wide < NARROW) {
            narrow.push(frame);
            continue;
          }
          const key = tagOf(frame);
          const path = box.path ? `${box.path}.${key}` : key;
          const child = { frame, level, x, width: wide, path, above: box };
          next.push(child);
          boxes.push(child);
          x += wide;
        }
        const rest = narrow.reduce((n, frame) => n + frame.value, 0) * scale;
        if (rest >= 1)
          boxes.push({ narrow, level, x, width: rest, above: box });
      }
      row = next;
      level++;
    }
    return { boxes, levels: level, cut: row.length > 0 };
  }

  function pathOf(way, level) {
    const inner = way.slice(1, level + 1);
    return inner.map(tagOf).join('.');
  }

  return { layout, start, zoomed };
})();
