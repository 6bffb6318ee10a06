// SPDX-License-Identifier: GPL-3.0-or-later
//
// What overlaps, covers or is cut in a view of a page, found by the places of its texts and cells.
'use strict';

/* global getComputedStyle, innerHeight, innerWidth, NodeFilter */

// The functions that the page evaluates: report() returns what is wrong in the window, as lines.
function report() {
  const SLACK = 2; // pixels
  const wrong = [];
  const box = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const told = (text) => JSON.stringify(text.trim().slice(0, 40));
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };

  // The part of a rectangle that the boxes around an element let through, and the box that cuts it
  // at its right side, if one does.
  const clipped = (element, whole) => {
    const seen = box(whole);
    let cutter = null;
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const { display, overflowX, overflowY, position } = styleOf(at);
      if (display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible')) {
        const by = at.getBoundingClientRect();
        if (seen.right > by.right + SLACK) cutter = at;
        seen.left = Math.max(seen.left, by.left);
        seen.right = Math.min(seen.right, by.right);
        seen.top = Math.max(seen.top, by.top);
        seen.bottom = Math.min(seen.bottom, by.bottom);
      }
      if (position === 'fixed') break;
    }
    return { seen, cutter };
  };
  const isSeen = ({ left, top, right, bottom }) =>
    right - left > 1 && bottom - top > 1 && right > 0 && bottom > 0 && top < innerHeight;

  // The block around an inline text, which is what an ellipsis is of.
  const blockOf = (element) => {
    let at = element;
    while (styleOf(at).display === 'inline') at = at.parentElement;
    return at;
  };

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest('script, style, select, .unseen, .probe, dialog'))
      continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const whole of range.getClientRects()) {
      const { seen, cutter } = clipped(element, whole);
      if (!isSeen(seen)) continue;
      texts.push({ element, text: node.data, ...seen });
      if (!cutter) continue;
      const { overflowX, textOverflow } = styleOf(cutter);
      const scrolls = ['auto', 'scroll'].includes(overflowX);
      if (!scrolls && !(textOverflow === 'ellipsis' && blockOf(element) === cutter))
        wrong.push(`cut by ${cutter.className || cutter.tagName}: ${told(node.data)}`);
    }
  }

  // Pairs of rectangles that share more than |slack| of the height of the lower one.
  const pairs = (items, part, act) => {
    items.sort((a, b) => a.top - b.top);
    items.forEach((a, i) => {
      for (let k = i + 1; k < items.length && items[k].top < a.bottom; k++) {
        const b = items[k];
        const high = Math.min(a.bottom, b.bottom) - b.top;
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const least = Math.min(a.bottom - a.top, b.bottom - b.top);
        if (wide > SLACK && high > part * least) act(a, b);
      }
    });
  };
  pairs(texts, 0.4, (a, b) => {
    if (a.element !== b.element) wrong.push(`${told(a.text)} overlaps ${told(b.text)}`);
  });

  for (const table of document.querySelectorAll('table')) {
    const cells = [...table.querySelectorAll('td, th')]
      .filter((cell) => cell.checkVisibility({ visibilityProperty: true }))
      .map((cell) => ({ cell, ...clipped(cell, cell.getBoundingClientRect()).seen }))
      .filter(isSeen);
    // Cells that stay in place while their table is scrolled may cover others then.
    pairs(cells, 0.2, (a, b) => {
      wrong.push(`cell ${told(a.cell.textContent)} covers ${told(b.cell.textContent)}`);
    });
  }

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) wrong.push(`the page is ${scrollWidth} wide, not ${innerWidth}`);
  return [...new Set(wrong)];
}

const VIEWS = ['#view=overview', '#view=functions', '#view=function', '#view=calls', '#view=flame'];

// What is wrong in the views of the page that a tab shows, as lines of text.
async function check(tab, page, width, views = VIEWS) {
  const wrong = [];
  // High, so that more of each view is looked at.
  await tab.size(width, 2000);
  await tab.open(`${page}${views[0]}`);
  for (const view of views) {
    await tab.go(view);
    wrong.push(...(await tab.get(`(${report})()`)).map((found) => `${view}: ${found}`));
  }
  return wrong;
}

module.exports = { VIEWS, check };
