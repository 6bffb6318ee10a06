// SPDX-License-Identifier: GPL-3.0-or-later
//
// Numbers and names as text.  Names and sources are not trusted: characters that could hide or
// reorder text are escaped.

const show = (() => {
  /* eslint-disable no-control-regex -- these are what is looked for */
  const CONTROLS =
    /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202f\u205f-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|[\udb40-\udb43][\udc00-\udfff]/g;
  /* eslint-enable no-control-regex */

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

  // The units of a kind, each with its size.
  const STEPS = {
    time: { s: 1e9, ms: 1e6, '\u00b5s': 1e3, ns: 1 },
    bytes: { GB: 1e9, MB: 1e6, kB: 1e3, B: 1 },
    count: { T: 1e12, G: 1e9, M: 1e6 },
  };
  const TIMES = { s: 1e9, m: 1e6, u: 1e3, '\u00b5': 1e3, n: 1 };
  const OF_RUBY = /^(?:wall|process)_time$/; // ruby-prof counts microseconds

  // What an event counts, {kind, size: of 1}: time in nanoseconds, bytes or, if its names do not
  // say, just a count: 'Time_(10ns)', 'cpu(ms)', 'usec'.
  function unitOf({ name: is, long_name: long }) {
    const [, many = '1', time] = /(?:^|[(_])(\d+)? ?([nu\u00b5m]?s|[num]?sec)\)?$/.exec(is) ?? [];
    if (OF_RUBY.test(is)) return { kind: 'time', size: 1e3 };
    if (time && (time !== 's' || is.endsWith(')')))
      return { kind: 'time', size: Number(many) * TIMES[time[0]] };
    return /\bbytes\b/i.test(`${is.replace(/_/g, ' ')} ${long ?? ''}`)
      ? { kind: 'bytes', size: 1 }
      : { kind: 'count', size: 1 };
  }

  // A value in the largest unit that fits, with three digits; below all units, and if all of them
  // fit, exactly.
  function scaled({ kind, size }, value, plus) {
    const whole = Math.abs(Number(value)) * size;
    const steps = Object.entries(STEPS[kind]);
    const fits = ([, each]) => Number((whole / each).toPrecision(3)) >= 1;
    const [step, by] = steps.find(fits) ?? steps[steps.length - 1];
    const part = whole / by;
    if (part < 1 && kind === 'count') return count(value, plus);
    const digits =
      part >= 1000 || Number.isInteger(part) ? count(Math.round(part)) : part.toPrecision(3);
    return `${sign(value, plus)}${digits} ${step}`;
  }

  // A value of an event in short, for where exact() is at hand: 3.09 G, 1.24 ms.
  function brief(event, value, plus = false) {
    if (event.unit || value === null || value === undefined) return cost(event, value, plus);
    return scaled(unitOf(event), value, plus);
  }

  // A count in full, with the event that it counts.
  function exact(event, value, plus = false) {
    return event.unit ? null : `${count(value, plus)} ${name(event.name)}`;
  }

  // A value of an event, in its unit: as the text report shows it, but for times and bytes.
  function cost(event, value, plus = false) {
    if (value === null || value === undefined) return '.';
    if (!event.unit) {
      const unit = unitOf(event);
      return unit.kind === 'count' ? count(value, plus) : scaled(unit, value, plus);
    }
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
