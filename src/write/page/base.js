// SPDX-License-Identifier: GPL-3.0-or-later
//
// What all scripts use: exact arithmetic with counts (sums), numbers and names as text (show), and
// elements (html).
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

  // The largest less the smallest of some costs, where one that is not given is 0; null if none is.
  function spread(costs) {
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

  function share(part, whole) {
    const total = Math.abs(Number(whole ?? 0));
    return part === null || !total ? null : (Number(part) * 100) / total;
  }

  function sumOf(items, index, field = 'self') {
    return items.reduce((sum, item) => add(sum, item[field]?.[index] ?? null), null);
  }

  return { add, compare, dearest, groups, max, parse, share, size, spread, sub, sumOf };
})();

// Numbers and names as text.  Names and sources are not trusted: characters that could hide or
// reorder text are escaped.

const show = (() => {
  const CONTROLS =
    // eslint-disable-next-line no-control-regex
    /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202f\u205f-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|[\udb40-\udb43][\udc00-\udfff]/g;

  function escape(found) {
    const code = found.codePointAt(0);
    if (code < 0xa0) return '\\x' + code.toString(16).padStart(2, '0');
    const digits = code.toString(16).toUpperCase();
    return code > 0xffff ? '\\U' + digits.padStart(8, '0') : '\\u' + digits.padStart(4, '0');
  }

  // A source line keeps its tabs.
  function source(text) {
    return text.replace(CONTROLS, escape);
  }

  function name(text) {
    if (/^[ -~]*$/.test(text)) return text;
    return source(text).replace(/\t/g, '\\x09');
  }

  // A value of an event in a sentence: with its unit, or else with the event's name.
  function amount(event, value) {
    return event.scale ? cost(event, value) : `${cost(event, value)} ${name(event.name)}`;
  }

  // A name, cut in the middle if it is longer than |most| letters.
  function cut(text, most = 160) {
    const whole = name(text);
    if (whole.length <= most) return whole;
    return `${whole.slice(0, most / 2)}\u2026${whole.slice(-most / 2)}`;
  }

  // A source line beside a link to it.
  function line(text) {
    return source((text ?? '').trim().replace(/\t/g, ' '));
  }

  function sign(value, plus) {
    if (value < 0) return '\u2212';
    return plus && value > 0 ? '+' : '';
  }

  function thousands(digits) {
    return digits.replace(/\B(?=(\d{3})+$)/g, ',');
  }

  // A number with two decimals, after its point has moved by |places| digits.
  function decimal(value, places = 0) {
    // To move the point in the digits is exact; to multiply is not.
    const [digits, power = 0] = String(Math.abs(Number(value))).split('e');
    const moved = Math.round(Number(`${digits}e${Number(power) + 2 + places}`));
    const [whole, rest] = (moved / 100).toFixed(2).split('.');
    return `${places ? whole : thousands(whole)}.${rest}`;
  }

  // A count, or a share of it that is not whole.
  function count(value, plus = false) {
    if (value === null || value === undefined) return '.';
    const size = sums.size(value);
    const whole = typeof size === 'bigint' || Number.isInteger(size);
    return sign(value, plus) + (whole ? thousands(String(size)) : decimal(size));
  }

  const COUNTS = { scale: ['', '', ' M', ' G', ' T'], size: 1 };

  // A value in the largest unit of the event that fits, with three digits; below all units, and if
  // all of them fit, exactly.
  function scaled(event, value, plus) {
    const { scale, size } = event.scale ? event : COUNTS;
    const whole = Math.abs(Number(value)) * size;
    const fits = (step) => scale[step] && Number((whole / 1000 ** step).toPrecision(3)) >= 1;
    let step = scale.length - 1;
    while (step && !fits(step)) step--;
    const part = whole / 1000 ** step;
    if (!scale[step] || (part < 1 && !event.scale)) return count(value, plus);
    const digits =
      part >= 1000 || Number.isInteger(part) ? count(Math.round(part)) : part.toPrecision(3);
    return `${sign(value, plus)}${digits}${scale[step]}`;
  }

  // A value of an event in short, for where exact() is at hand: 3.09 G, 1.24 ms.
  function brief(event, value, plus = false) {
    if (event.unit || value === null || value === undefined) return cost(event, value, plus);
    return scaled(event, value, plus);
  }

  // A count in full, with the event that it counts.
  function exact(event, value, plus = false) {
    return event.unit ? null : `${count(value, plus)} ${name(event.name)}`;
  }

  // A value of an event, in its unit: as the text report shows it, but for times and bytes.
  function cost(event, value, plus = false) {
    if (value === null || value === undefined) return '.';
    if (!event.unit) return event.scale ? scaled(event, value, plus) : count(value, plus);
    const digits = event.unit === 'percent' ? `${decimal(value, 2)}%` : decimal(value);
    return sign(value, plus) + digits;
  }

  // Rounds halves of hundredths to even, as printf does; no other values.
  function hundredths(value) {
    const half = Math.abs(value * 8) % 2 === 1;
    const below = Math.floor(value * 100);
    return half ? (below + Math.abs(below % 2)) / 100 : value;
  }

  // A share in percent, or if it is more than ten times the whole, as a factor.
  function percent(part, plus = false) {
    if (part === null) return '';
    const size = Math.abs(part);
    if (size >= 1000) return sign(part, plus) + times(Math.round(size / 100));
    return `${sign(part, plus)}${hundredths(size).toFixed(2)} %`;
  }

  // The change of a cost in percent of the old cost.
  function relative(old, now) {
    if (!old || now === null || now === undefined) return '';
    return percent(sums.share(sums.sub(now, old), old), true);
  }

  function times(value, plus = false) {
    return `${count(value, plus)}\u00d7`;
  }

  // How often a call was made; how often inlined code ran is not known.
  function often({ calls, inlined }, plus = false) {
    if (plus && calls === 0) return '';
    if (!inlined) return times(calls, plus);
    return calls === null ? '(inlined)' : `${times(calls, plus)} (+ inlined)`;
  }

  function plural(n, one, many = one + 's') {
    return `${count(n)} ${n === 1 ? one : many}`;
  }

  // The last piece of a path.
  function base(path) {
    return name(path.replace(/^.*\/(?=.)/, ''));
  }

  return {
    amount,
    base,
    brief,
    cost,
    count,
    cut,
    exact,
    line,
    name,
    often,
    percent,
    plural,
    relative,
    source,
    times,
  };
})();

// Elements, of which names and sources are text nodes and attributes only.

const html = (() => {
  // The colour of a tint: of page.css, or with a digit from 1 to 5 a part of it.
  function colour(name) {
    const [, kind, part] = /^(heat|more|less|hue\d)(\d)$/.exec(name) ?? [];
    if (!kind) return `var(--${name})`;
    return `color-mix(in srgb, var(--${kind}) ${20 * part}%, var(--paper))`;
  }

  // Makes an element of a kind 'TAG' or 'TAG.CLASS...'.  The attributes may be left out; tint is
  // the name of a colour of page.css.  A child may be a list; what is falsy is no child.
  function make(space, kind, first = {}, ...rest) {
    const given = first?.constructor === Object;
    const [tag, ...classes] = kind.split('.');
    const element = document.createElementNS(space, tag);
    for (const [key, value] of Object.entries(given ? first : {})) {
      if (value === null || value === undefined || value === false) continue;
      if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
      else if (key === 'style')
        for (const [name, part] of Object.entries(value))
          if (name.startsWith('--')) element.style.setProperty(name, part);
          else element.style[name] = part;
      else if (key === 'class') classes.push(...[value].flat());
      else if (key === 'tint') element.style.setProperty('--tint', colour(value));
      else element.setAttribute(key, value);
    }
    const kinds = classes.filter(Boolean).join(' ');
    if (kinds) element.setAttribute('class', kinds);
    const children = (given ? rest : [first, ...rest]).flat(4);
    element.append(...children.filter(Boolean));
    return element;
  }

  function el(...args) {
    return make('http://www.w3.org/1999/xhtml', ...args);
  }

  function svg(...args) {
    return make('http://www.w3.org/2000/svg', ...args);
  }

  // A link to the current place with some changes.
  function link(changes, text, more = {}) {
    return el('a', { href: address.link(changes), ...more }, text);
  }

  // A field to search in.
  function search(label, more) {
    return el('input', {
      type: 'search',
      placeholder: 'words or /regex/ (key: /)',
      'aria-label': label,
      'aria-keyshortcuts': '/',
      autocomplete: 'off',
      spellcheck: 'false',
      oninput: ({ target }) => address.adjust({ q: target.value }),
      ...more,
    });
  }

  // A menu that sets a key of the address; options: [value, words].
  function menu(key, options, chosen) {
    const option = ([value, words]) => el('option', { value, selected: value === chosen }, words);
    const onchange = ({ target }) => address.go({ [key]: target.value });
    return el('select', { name: key, onchange }, options.map(option));
  }

  const OPERATOR = /operator(?: ?\(\)| ?\[\]| [\w:]+(?:\[\])?|[^\w\s()[\]]+)/y;

  // Cuts a name or a path into [scope, last component, what may be cut, end]: arguments, and of
  // --separate-callers the callers, may be cut; the end is what compilers add, such as '2 or .cold.
  function pieces(text) {
    let depth = 0; // of brackets
    let start = 0; // of the last component
    let stop = 0; // where its arguments begin, or 0
    let callers = text.length; // where they begin
    for (let i = 0; i < callers; i++) {
      const letter = text[i];
      OPERATOR.lastIndex = i;
      const found = OPERATOR.exec(text);
      if (found && !depth && !/[\w$]/.test(text[i - 1] ?? '')) {
        start = i;
        i += found[0].length - 1;
        stop = i + 1;
      } else if ('<([{'.includes(letter)) {
        if (!depth++ && i > start && !stop) stop = i;
      } else if ('>)]}'.includes(letter)) {
        depth = Math.max(0, depth - 1);
      } else if (!depth && i > start && letter === "'" && !/^'\d+$/.test(text.slice(i))) {
        callers = i;
        stop = stop || i;
      } else if (!depth && text.startsWith('::', i)) {
        start = ++i + 1;
        stop = 0;
      } else if (!depth && /[\s/\\]/.test(letter) && text[i + 1]) {
        if (text[i + 1] === '[' && i > start) stop = stop || i;
        else if (!stop) start = i + 1;
      }
    }
    stop = stop || text.length;
    const after = callers < text.length ? '' : text.slice(stop);
    const end = /(?<=[>)\]}])[^\s<>()[\]{}]+$/.exec(after)?.[0] ?? '';
    const last = text.length - end.length;
    return [text.slice(0, start), text.slice(start, stop), text.slice(stop, last), end];
  }

  // The pieces of a name or path for a box .squeeze, where a scope that has no room is left out,
  // and what else is too long is cut; more: what stands at its right side.
  function named(text, more = null) {
    const [scope, ...rest] = pieces(text).map(show.name);
    const kinds = ['span', 'span.arguments', 'span'];
    return [
      scope && el('span.spare', scope),
      el(
        'span.last',
        rest.map((piece, i) => piece && el(kinds[i], piece)),
        more
      ),
    ];
  }

  // A place beside the name of a function.
  function place(text, title) {
    return el('span.note.place.squeeze', { title }, ' ', named(text));
  }

  // The cell of a name, which heads its row.
  function nameCell(content, title, style) {
    return el('th.c-name', { scope: 'row', title, style }, content);
  }

  let wide = 0;

  // The width of a digit in tables, in pixels.
  function digit() {
    const probe = el('span.probe');
    document.body.append(probe);
    wide = wide || probe.getBoundingClientRect().width || 8;
    probe.remove();
    return wide;
  }

  // The tint of a share in percent of the hottest item, or null: warm, or with changes red and
  // blue.
  function tint(part, change = false) {
    const size = Math.abs(part ?? 0) / 100;
    if (!(size >= 0.01)) return null;
    const kind = change ? (part > 0 ? 'more' : 'less') : 'heat';
    return `${kind}${Math.max(1, Math.min(5, Math.ceil(5 * Math.sqrt(size))))}`;
  }

  return {
    digit,
    el,
    link,
    menu,
    nameCell,
    named,
    pieces,
    place,
    search,
    svg,
    tint,
  };
})();

const { el } = html;
