// SPDX-License-Identifier: GPL-3.0-or-later
//
// Exact arithmetic with counts.
//
// A count is a Number if it is a safe integer, else a BigInt.  A count that was not given is null.
// Numbers and BigInts compare with < and >; add() and sub() are exact.  Ratios are Numbers, often
// with a fraction.
'use strict';

const sums = (() => {
  function narrow(big) {
    const plain = Number(big);
    return Number.isSafeInteger(plain) ? plain : big;
  }

  // JSON.parse rounds numbers over 2^53, so long ones are rewritten as objects {exact}, which the
  // report does not use otherwise.
  function parse(text) {
    if (!/[[,:]\s*-?\d{16}/.test(text)) return JSON.parse(text);
    const long = /"(?:[^"\\]|\\.)*"|(?<![\d.])-?\d{16,}(?![\d.eE])/g;
    const told = text.replace(long, (found) => (found[0] === '"' ? found : `{"exact":"${found}"}`));
    return JSON.parse(told, (_, value) => (value?.exact ? narrow(BigInt(value.exact)) : value));
  }

  function isWhole(cost) {
    return typeof cost === 'bigint' || Number.isInteger(cost);
  }

  function add(a, b) {
    if (a === null || b === null) return a === null ? b : a;
    if (!isWhole(a) || !isWhole(b)) return Number(a) + Number(b);
    if (typeof a === 'number' && typeof b === 'number') {
      const sum = a + b;
      if (Number.isSafeInteger(sum)) return sum;
    }
    return narrow(BigInt(a) + BigInt(b));
  }

  function sub(a, b) {
    return add(a, b === null ? null : -b);
  }

  // The larger of two counts; null is below all others.
  function max(a, b) {
    if (a === null || b === null) return a === null ? b : a;
    return a < b ? b : a;
  }

  // The magnitude of a cost; null if it was not given.
  function size(cost) {
    return cost !== null && cost < 0 ? -cost : cost;
  }

  // The largest less the smallest self cost among the slices, where one that is not given is 0;
  // null if none is given.
  function spread({ slices: all }, index, field = 'self') {
    const costs = all.map((slice) => slice?.[field][index] ?? null);
    if (costs.every((cost) => cost === null)) return null;
    const sorted = costs.map((cost) => cost ?? 0).sort(compare);
    return sub(sorted[sorted.length - 1], sorted[0]);
  }

  function compare(a, b) {
    if (a === null || b === null) return (a !== null) - (b !== null);
    return (a > b) - (a < b);
  }

  // The items with the largest costs, at most |most|; none without a cost.
  function dearest(items, cost, most) {
    return items
      .filter((item) => cost(item))
      .sort((a, b) => compare(size(cost(b)), size(cost(a))))
      .slice(0, most);
  }

  // Returns a Map from keys to the lists of the items that have them.
  function groups(items, keyOf) {
    const found = new Map();
    for (const item of items) {
      const key = keyOf(item);
      if (!found.has(key)) found.set(key, []);
      found.get(key).push(item);
    }
    return found;
  }

  function mul(count, factor) {
    const product = Number(count) * factor;
    return Number.isSafeInteger(product) ? product : narrow(BigInt(count) * BigInt(factor));
  }

  // Part in percent of |whole|, calculated as in the text report; or null.
  function share(part, whole) {
    const total = Math.abs(Number(whole ?? 0));
    return part === null || !total ? null : (Number(part) * 100) / total;
  }

  // Whether a sum is what it should be; numbers that are not whole have been rounded to 8 decimals.
  function same(sum, told) {
    if (isWhole(sum) && isWhole(told)) return compare(sum, told) === 0;
    const off = Math.abs(Number(sum) - Number(told));
    return off <= 1e-4 + Math.abs(Number(told)) * 1e-9;
  }

  function sumOf(items, index, field = 'self') {
    return items.reduce((sum, item) => add(sum, item[field]?.[index] ?? null), null);
  }

  return { add, compare, dearest, groups, max, mul, parse, same, share, size, spread, sub, sumOf };
})();
