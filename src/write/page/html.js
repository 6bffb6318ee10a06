// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes elements, of which names and sources are text nodes and attributes only; names in pieces,
// bars and colours.

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
      else if (key === 'style') Object.assign(element.style, value);
      else if (key === 'class') classes.push(...[value].flat());
      else if (key === 'tint') element.style.setProperty('--tint', colour(value));
      else element.setAttribute(key, value);
    }
    const kinds = classes.filter(Boolean).join(' ');
    if (kinds) element.setAttribute('class', kinds);
    const children = (given ? rest : [first, ...rest]).flat();
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
    return el('a', { href: state.link(changes), ...more }, text);
  }

  // A field to search in.
  function search(label, more) {
    return el('input', {
      type: 'search',
      placeholder: 'words or /regex/',
      'aria-label': label,
      'aria-keyshortcuts': '/',
      autocomplete: 'off',
      spellcheck: 'false',
      oninput: ({ target }) => state.adjust({ q: target.value }),
      ...more,
    });
  }

  // A menu that sets a key of the address; options: [value, words], or groups of them: [label,
  // options].
  function menu(key, options, chosen) {
    const option = ([value, words]) => {
      if (Array.isArray(words)) return el('optgroup', { label: value }, words.map(option));
      return el('option', { value, selected: value === chosen }, words);
    };
    const onchange = ({ target }) => state.go({ [key]: target.value });
    return el('select', { name: key, onchange }, options.map(option));
  }

  const OPERATOR = /operator(?: ?\(\)| ?\[\]| [\w:]+(?:\[\])?|[^\w\s()[\]]+)/y;

  // Cuts a name or a path into [scope, last component, arguments, end]; the end is what the
  // compiler adds, such as '2 or .cold.
  function pieces(text) {
    let depth = 0; // of brackets
    let start = 0; // of the last component
    let stop = 0; // where its arguments begin, or 0
    for (let i = 0; i < text.length; i++) {
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
      } else if (!depth && text.startsWith('::', i)) {
        start = ++i + 1;
        stop = 0;
      } else if (!depth && /[\s/\\]/.test(letter) && text[i + 1]) {
        if (text[i + 1] === '[' && i > start) stop = stop || i;
        else if (!stop) start = i + 1;
      }
    }
    stop = stop || text.length;
    const end = /(?<=[>)\]}])[^\s<>()[\]{}]+$/.exec(text.slice(stop))?.[0] ?? '';
    const last = text.length - end.length;
    return [text.slice(0, start), text.slice(start, stop), text.slice(stop, last), end];
  }

  // The pieces of a name or path, for a box .squeeze, which cuts those first that tell less.
  function named(text) {
    const kinds = ['span.spare', 'span', 'span.arguments', 'span'];
    return pieces(text).map((piece, i) => piece && el(kinds[i], show.name(piece)));
  }

  // A place FILE:LINE for a box .squeeze, which cuts the file.
  function spot(text) {
    const at = text.lastIndexOf(':');
    return at < 0 ? text : [el('span.spare', text.slice(0, at)), el('span', text.slice(at))];
  }

  // A text that breaks after :: and _ where it has to.
  function breakable(text) {
    return text.split(/(?<=::|_)/).flatMap((part) => [part, el('wbr')]);
  }

  // A place beside the name of a function.
  function place(text, title) {
    return el('span.note.place.squeeze', { title }, ' ', named(text));
  }

  // The cell of a name, which heads its row.
  function nameCell(content, title, style) {
    return el('th.c-name', { scope: 'row', title, style }, content);
  }

  // Makes one of the elements in a box the one that Tab leads to.
  function rove(box, target) {
    for (const each of box.querySelectorAll('[tabindex="0"]')) each.tabIndex = -1;
    target.tabIndex = 0;
  }

  // The element after the one that has the focus, or with by = -1 the one before it, in a circle.
  function turn(elements, by) {
    const at = elements.indexOf(document.activeElement);
    const from = at < 0 && by < 0 ? 0 : at;
    return elements[(from + by + elements.length) % elements.length];
  }

  // A bar for a part in percent of a full bar; for a change, it begins in the middle.  pages.js has
  // the scale.
  function bar(part, change = false) {
    const width = Math.abs(part ?? 0) / (change ? 2 : 1);
    const margin = part < 0 ? '0 50% 0 auto' : '0 50%';
    return el(
      'span.bar',
      { class: change && 'change', 'aria-hidden': 'true' },
      el('span', {
        tint: change ? (part < 0 ? 'less' : 'more') : 'bar',
        style: { width: `${width}%`, margin: change ? margin : 0 },
      })
    );
  }

  // The heat, 0 to 5, of a share in percent of the hottest item.
  function heat(part) {
    const size = Math.abs(part ?? 0) / 100;
    if (!(size >= 0.01)) return 0;
    return Math.max(1, Math.min(5, Math.ceil(5 * Math.sqrt(size))));
  }

  // The tint of a share, or null: warm, or with changes red and blue.
  function tint(part, change = false) {
    const kind = change ? (part > 0 ? 'more' : 'less') : 'heat';
    return heat(part) ? `${kind}${heat(part)}` : null;
  }

  return {
    bar,
    breakable,
    colour,
    el,
    link,
    menu,
    nameCell,
    named,
    pieces,
    place,
    rove,
    search,
    spot,
    svg,
    tint,
    turn,
  };
})();

const { el } = html;
