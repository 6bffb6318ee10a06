/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/fit.h"

#include "base/short_names.h"
#include "base/util.h"

#include <stdint.h>

enum { MARK = sizeof("...") - 1 };

/* Characters that take 2 columns, and combining ones, which take none. */
static const struct {
	uint32_t first, last;
	size_t columns;
} odd[] = {
	{0x300, 0x36f, 0},     {0x1100, 0x115e, 2},   {0x20d0, 0x20ff, 0},   {0x2e80, 0x303e, 2},
	{0x3041, 0xa4cf, 2},   {0xac00, 0xd7a3, 2},   {0xf900, 0xfaff, 2},   {0xfe00, 0xfe0f, 0},
	{0xfe20, 0xfe2f, 0},   {0xfe30, 0xfe6f, 2},   {0xff00, 0xff60, 2},   {0xffe0, 0xffe6, 2},
	{0x1f300, 0x1f64f, 2}, {0x1f680, 0x1f6ff, 2}, {0x1f900, 0x1f9ff, 2}, {0x20000, 0x3fffd, 2},
};

/* The length in bytes of the first character of s; *columns: its width. */
static size_t character(struct str s, size_t *columns)
{
	uint32_t c = 0;
	size_t n, i;

	*columns = 1;
	if (s.at[0] >= ' ' && s.at[0] <= '~')
		return 1;
	n = str_utf8(s, &c);
	if (str_printable((struct str){s.at, n ? n : 1}) == 0) {
		char escape[STR_ESCAPE];

		n = str_escape(s, escape);
		*columns = strlen(escape);
		return n;
	}
	if (n < 2)
		return 1;
	for (i = 0; i < LENGTH(odd); i++)
		if (c >= odd[i].first && c <= odd[i].last)
			*columns = odd[i].columns;
	return n;
}

/* The number of bytes to look at for a number of columns. */
static size_t bytes_of(size_t columns)
{
	return columns < SIZE_MAX / FIT_BYTES ? columns * FIT_BYTES : SIZE_MAX;
}

size_t fit_columns(struct str s, size_t most)
{
	size_t columns = 0, one, i;

	if (s.length > bytes_of(most))
		return most;
	for (i = 0; i < s.length && columns < most;) {
		i += character(str_from(s, i), &one);
		columns += one;
	}
	return columns < most ? columns : most;
}

struct str fit_head(struct str s, size_t columns)
{
	size_t used = 0, one, i = 0;

	s = str_head(s, bytes_of(columns));
	while (i < s.length) {
		size_t n = character(str_from(s, i), &one);

		if (used + one > columns)
			break;
		used += one;
		i += n;
	}
	return (struct str){s.at, i};
}

struct str fit_tail(struct str s, size_t columns)
{
	enum { LONGEST = 4 }; /* bytes of a character */
	size_t begin, used = 0, one;

	s = str_tail(s, bytes_of(columns));
	for (begin = s.length; begin; used += one) {
		size_t i = begin - 1;

		while (i && begin - i < LONGEST && ((unsigned char)s.at[i] & 0xc0) == 0x80)
			i--;
		/* A byte that belongs to no character, or to a control character, is one by itself. */
		if (character(str_from(s, i), &one) != begin - i) {
			i = begin - 1;
			character(str_from(s, i), &one);
		}
		if (used + one > columns)
			break;
		begin = i;
	}
	return str_from(s, begin);
}

static bool fits(struct str s, size_t columns)
{
	return s.length <= columns / 4 || fit_columns(s, columns + 1) <= columns;
}

static void add_piece(struct fit *fit, struct str piece)
{
	if (piece.length)
		fit->piece[fit->count++] = piece;
}

struct fit fit_name(struct str s, size_t columns)
{
	struct fit fit = {.count = 0};

	if (fits(s, columns)) {
		add_piece(&fit, s);
		return fit;
	}
	add_piece(&fit, fit_head(s, columns > MARK ? columns - MARK : 0));
	add_piece(&fit, STR("..."));
	return fit;
}

/* The length of "operator" and its sign or words at the front of s, else 0. */
static size_t operator_length(struct str s)
{
	size_t i = s.length && s.at[0] == 'o' ? short_name_operator(s) : 0;

	/* operator new, operator delete[], operator bool */
	if (i && s.at[i - 1] == ' ')
		while (i < s.length && !strchr("(<>,", s.at[i]))
			i++;
	return i;
}

/* Whether a byte is no bracket or colon, and begins no "operator": most bytes are such. */
static bool is_plain(char c)
{
	return c != 'o' && ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_');
}

/* The offset after the next "::" outside brackets, or 0 if there is none. */
static size_t next_scope(struct str s, size_t i)
{
	size_t depth = 0;

	for (; i + 2 < s.length; i++) {
		char c = s.at[i];
		size_t skip;

		if (is_plain(c))
			continue;
		skip = operator_length(str_from(s, i));
		if (skip)
			i += skip - 1;
		else if (strchr("<([{", c))
			depth++;
		else if (strchr(">)]}", c))
			depth -= depth > 0 && !(c == '>' && i && s.at[i - 1] == '-');
		else if (c == ':' && s.at[i + 1] == ':' && !depth)
			return i + 2;
	}
	return 0;
}

/* The last offset after a "::" that is below `end`. */
static size_t scope_before(struct str s, size_t end)
{
	size_t scope = 0, i = 0;

	while ((i = next_scope(s, i)) && i < end)
		scope = i;
	return scope;
}

/* The end of the group of brackets that begins at i; i + 1 if it does not end. */
static size_t group_end(struct str s, size_t i)
{
	size_t depth = 0, begin = i;

	for (; i < s.length; i++) {
		if (is_plain(s.at[i]))
			continue;
		if (strchr("<([{", s.at[i]))
			depth++;
		else if (strchr(">)]}", s.at[i]) && !(s.at[i] == '>' && s.at[i - 1] == '-') &&
			 --depth == 0)
			return i + 1;
	}
	return begin + 1;
}

/*
 * The parts of the name of a function, as offsets: after its scopes come its
 * last component, template arguments, the rest and a level of recursion.
 */
struct name_parts {
	size_t last, arguments, rest, level;
};

static struct name_parts parts_of(struct str s)
{
	struct name_parts parts = {.last = scope_before(s, SIZE_MAX)};
	size_t i;

	/* What has no name of its own is known by that of its scope. */
	for (;;) {
		struct str last = str_from(s, parts.last);

		if (!parts.last ||
		    !(str_begins(last, STR("{")) ||
		      short_name_hash(str_from(s, parts.last - 2)) == last.length + 2 ||
		      str_begins(last, STR("operator()")) ||
		      (last.length && last.at[0] == '<' && group_end(last, 0) == last.length)))
			break;
		parts.last = scope_before(s, parts.last);
	}
	/* A return type ends at the last blank. */
	for (i = parts.last; i < s.length && s.at[i] != '(' && s.at[i] != '{'; i++) {
		if (operator_length(str_from(s, i)))
			break;
		if (s.at[i] == '<')
			i = group_end(s, i) - 1;
		else if (s.at[i] == ' ' && i + 1 < s.length && !strchr("([&*", s.at[i + 1]))
			parts.last = i + 1;
	}
	for (i = s.length; i && s.at[i - 1] >= '0' && s.at[i - 1] <= '9'; i--)
		;
	parts.level = i > parts.last + 1 && i < s.length && s.at[i - 1] == '\'' ? i - 1 : s.length;
	for (i = parts.last; i < parts.level; i++) {
		size_t skip = operator_length(str_from(s, i));

		/* Among the callers of --separate-callers: f'(below main) */
		bool caller = s.at[i] == '(' && i > parts.last && s.at[i - 1] == '\'';

		if (skip) {
			i += skip - 1;
		} else if (caller || s.at[i] == '{' ||
			   (i == parts.last && (s.at[i] == '(' || s.at[i] == '<'))) {
			i = group_end(s, i) - 1;
		} else if (s.at[i] == ' ') {
			break;
		} else if (s.at[i] == '<' || s.at[i] == '(') {
			size_t end = group_end(s, i);
			bool scope = str_begins(str_from(s, end), STR("::"));

			/* Behind those of a scope, names follow. */
			if (end > i + 1 &&
			    (!scope || short_name_hash(str_from(s, end)) == s.length - end))
				break;
			i = end - 1;
		}
	}
	/* Arguments of Rust: f::<T> */
	if (i < parts.level && i > parts.last + 2 && s.at[i] == '<' && s.at[i - 1] == ':')
		i -= 2;
	parts.arguments = parts.rest = i < parts.level ? i : parts.level;
	if (parts.rest < parts.level && s.at[parts.rest] == '<')
		parts.rest = group_end(s, parts.rest);
	if (parts.rest > parts.level)
		parts.rest = parts.level;
	return parts;
}

/* The offset of the argument or scope that the byte at `at` of s belongs to. */
static size_t token_begin(struct str s, size_t at, size_t room)
{
	size_t i = at;

	while (i && !strchr("<(,:", s.at[i - 1]) && at - i < room / 2)
		i--;
	while (i < at && (s.at[i] == ' ' || ((unsigned char)s.at[i] & 0xc0) == 0x80))
		i++;
	while (i && ((unsigned char)s.at[i] & 0xc0) == 0x80)
		i--;
	return i;
}

enum { ELIDED = sizeof("<...>") - 1, WORTH = 8 /* a shorter piece says nothing */ };

/* How much is shown of template arguments, or of what is behind them. */
enum shown { NOTHING, DOTS, BRACKETS, WHOLE };

/* A group of brackets, or other text, at the end of a name. */
struct group {
	struct str text;
	size_t keep; /* the offset of a byte to be seen; text.length or more: none */
	enum shown shown;
	size_t room; /* columns */
};

/* The least number of columns, but at most `most`, in which a group is shown so. */
static size_t least_room(const struct group *group, size_t most)
{
	size_t all = fit_columns(group->text, most), least;

	if (group->shown == DOTS)
		return MARK;
	if (group->shown != BRACKETS || !group->text.length)
		return group->shown == WHOLE ? all : 0;
	least = group->keep < group->text.length ? ELIDED + MARK + 6 : ELIDED;
	return all < least ? all : least;
}

/* The argument that tells a name apart, as far as `room` columns show it. */
static struct str kept_argument(const struct group *group, size_t room)
{
	struct str rest = str_from(group->text, group->keep), piece;
	size_t begin = token_begin(group->text, group->keep, room), depth = 0;

	for (; rest.length; rest = str_from(rest, 1)) {
		if (strchr("<(", *rest.at))
			depth++;
		else if (strchr(">),", *rest.at) && depth-- == 0)
			break;
	}
	piece = str_from(group->text, begin ? begin : 1);
	piece.length -= rest.length < piece.length ? rest.length : piece.length;
	return fit_head(piece, room);
}

/* Adds what is shown of a group, in the columns of its room. */
static void add_group(struct fit *fit, const struct group *group)
{
	struct str s = group->text, piece;
	bool angle = s.length && s.at[0] == '<', round = s.length && s.at[0] == '(';

	if (group->shown == NOTHING || (!s.length && group->shown != DOTS))
		return;
	if (group->shown != DOTS && fits(s, group->room)) {
		add_piece(fit, s);
	} else if (group->shown == DOTS || (!angle && !round)) {
		add_piece(fit, STR("..."));
	} else if (group->keep >= s.length) {
		add_piece(fit, angle ? STR("<...>") : STR("(...)"));
	} else {
		piece = kept_argument(group, group->room - ELIDED - MARK);
		add_piece(fit, str_head(s, 1));
		if (piece.at != s.at + 1)
			add_piece(fit, STR("..."));
		add_piece(fit, piece);
		add_piece(fit, angle ? STR("...>") : STR("...)"));
	}
}

/*
 * Adds as many of the scopes in front of the last component as `room` columns
 * take, at least those from the byte at `keep` on.
 */
static void add_scopes(struct fit *fit, struct str s, struct name_parts parts, size_t room,
		       size_t keep)
{
	struct str scopes = str_head(s, parts.last);
	size_t i = 0, before;

	if (fits(scopes, room)) {
		add_piece(fit, scopes);
		return;
	}
	if (keep < parts.last && room >= (size_t)2 * MARK + WORTH) {
		struct str rest = str_from(scopes, token_begin(scopes, keep, room));

		add_piece(fit, STR("..."));
		if (!fits(rest, room - MARK)) {
			add_piece(fit, fit_head(rest, room - (size_t)2 * MARK));
			add_piece(fit, STR("..."));
		} else {
			add_piece(fit, rest);
		}
		return;
	}
	do {
		before = i;
		i = next_scope(s, i);
	} while (i && i < parts.last && fit_columns(str_from(scopes, i), room) + MARK > room);
	if (i == parts.last && before < i) {
		struct str type = {s.at + before, i - before - (sizeof("::") - 1)};
		bool impl = type.at[0] == '<';
		struct name_parts in;
		size_t type_length;

		/* "<a::B<C> as D>::f" is f of B. */
		if (impl) {
			size_t end = 0;

			type = str_from(type, 1);
			while (end < type.length && !str_begins(str_from(type, end), STR(" as ")))
				end++;
			type.length = end < type.length || !end ? end : end - 1;
		}
		type_length = type.length;
		in = parts_of(type);
		type = str_head(type, in.arguments);
		if (impl)
			type = str_from(type, in.last);
		if (type.length && (impl || in.arguments < type_length) &&
		    fit_columns(type, room) + sizeof("<......>::") - 1 <= room) {
			add_piece(fit, impl ? STR("<...") : before ? STR("...") : STR(""));
			add_piece(fit, type);
			add_piece(fit, impl ? STR("...>::") : STR("<...>::"));
			return;
		}
	}
	if (room >= MARK)
		add_piece(fit, STR("..."));
	if (i && i < parts.last)
		add_piece(fit, str_from(scopes, i));
}

/* Adds a piece that is too wide, so that the byte at `at` is seen. */
static void add_around(struct fit *fit, struct str s, size_t columns, size_t at)
{
	size_t room = columns > MARK ? columns - MARK : 0;
	struct str head = fit_head(s, room), tail = {s.at, 0};

	if (room >= WORTH && at != SIZE_MAX && head.length <= at) {
		tail = fit_tail(s, room - room / 3);
		if (at < s.length && tail.at > s.at + at) {
			while (at > 0 && ((unsigned char)s.at[at] & 0xc0) == 0x80)
				at--;
			tail = fit_head(str_from(s, at), room);
			head.length = 0;
		} else {
			head = fit_head(s, room - fit_columns(tail, room));
		}
	}
	add_piece(fit, head);
	add_piece(fit, STR("..."));
	add_piece(fit, tail);
}

struct fit fit_function(struct str s, size_t columns, size_t keep)
{
	enum { MOST = 4096 }; /* bytes that are looked at */
	/* What is tried, first what shows most; of names like others, more.  The last one fits. */
	static const struct way {
		bool lead, kept;
		enum shown arguments, rest;
	} ways[] = {
		{true, false, WHOLE, WHOLE},       {true, false, BRACKETS, WHOLE},
		{true, false, BRACKETS, BRACKETS}, {false, true, BRACKETS, BRACKETS},

		{true, false, NOTHING, DOTS},      {false, false, BRACKETS, BRACKETS},
		{false, false, NOTHING, DOTS},     {false, false, NOTHING, NOTHING},
	};
	const struct way *way = ways;
	struct fit fit = {.count = 0};
	struct name_parts parts;
	struct group arguments = {.room = 0}, rest = {.room = 0};
	struct str last, level;
	size_t used, left;
	bool kept;

	if (fits(s, columns))
		return fit_name(s, columns);
	if (s.length > MOST) {
		size_t skip = keep < s.length - MOST ? keep : s.length - MOST;

		s = str_head(str_from(s, skip), MOST);
		keep = keep == SIZE_MAX ? keep : keep - skip;
	}
	parts = parts_of(s);
	last = (struct str){s.at + parts.last, parts.arguments - parts.last};
	arguments.text = (struct str){s.at + parts.arguments, parts.rest - parts.arguments};
	rest.text = (struct str){s.at + parts.rest, parts.level - parts.rest};
	level = str_from(s, parts.level);
	used = fit_columns(last, columns + 1) + fit_columns(level, columns + 1);
	if (used > columns) {
		size_t end = fit_columns(level, columns + 1);

		if (end + MARK > columns)
			end = level.length = 0;
		keep -= keep == SIZE_MAX ? 0 : parts.last;
		add_around(&fit, last, columns - end, keep);
		add_piece(&fit, level);
		return fit;
	}
	arguments.keep = keep == SIZE_MAX ? keep : keep - parts.arguments;
	rest.keep = keep == SIZE_MAX ? keep : keep - parts.rest;
	kept = arguments.keep < arguments.text.length || rest.keep < rest.text.length;
	left = columns - used;
	for (;; way++) {
		size_t lead = parts.last && way->lead ? MARK : 0;

		if (way->kept && !kept)
			continue;
		arguments.shown = way->arguments;
		rest.shown = way->rest;
		if (rest.shown == DOTS && !arguments.text.length && !rest.text.length)
			rest.shown = NOTHING;
		arguments.room = least_room(&arguments, left + 1);
		rest.room = least_room(&rest, left + 1);
		if (lead + arguments.room + rest.room <= left)
			break;
	}
	left -= arguments.room + rest.room;
	/* What tells it apart gets the room that is left, but for "..." in front. */
	if (kept) {
		struct group *group = arguments.keep < arguments.text.length ? &arguments : &rest;
		size_t lead = parts.last && left >= MARK ? MARK : 0;

		if (group->shown == BRACKETS && group->room >= ELIDED + MARK) {
			size_t most = group->room + left - lead;
			struct str piece = kept_argument(group, most - ELIDED - MARK);
			size_t more = fit_columns(piece, most) + ELIDED + MARK;

			more = more > group->room ? more - group->room : 0;
			group->room += more;
			left -= more;
		}
	}
	add_scopes(&fit, s, parts, left, keep);
	add_piece(&fit, last);
	add_group(&fit, &arguments);
	add_group(&fit, &rest);
	add_piece(&fit, level);
	return fit;
}

size_t fit_last(struct str name, size_t most)
{
	struct str s = str_tail(name, bytes_of(most));
	struct name_parts parts = parts_of(s);
	struct str last = {s.at + parts.last, parts.arguments - parts.last};
	size_t columns = fit_columns(last, most) +
			 (parts.last || s.length < name.length ? MARK : 0) +
			 (parts.arguments < s.length ? MARK : 0);

	return columns < most ? columns : most;
}

struct str fit_base(struct str path, size_t columns)
{
	/* Two columns more: what is cut is looked at in one column more than it may have. */
	return str_base(str_tail(path, bytes_of(columns < SIZE_MAX - 2 ? columns + 2 : columns)));
}

struct fit fit_path(struct str s, size_t columns, size_t keep)
{
	struct fit fit = {.count = 0};
	struct str tail, whole;

	if (fits(s, columns))
		return fit_name(s, columns);
	tail = whole = fit_tail(s, columns > MARK ? columns - MARK : 0);
	while (whole.length && !str_is_separator(s, whole.at[0]))
		whole = str_from(whole, 1);
	while (whole.length > 2 && memcmp(whole.at, "/./", 3) == 0)
		whole = str_from(whole, 2);
	if (whole.length > 1)
		tail = whole;
	/* A directory that tells it apart, and the last part if that fits. */
	if (keep < s.length - tail.length) {
		struct str base = tail, directory;

		while (keep && s.at[keep - 1] != '/')
			keep--;
		directory = str_from(s, keep);
		directory = str_eat_until(&directory, '/');
		while (base.length > 1 && memchr(base.at + 1, '/', base.length - 1))
			base = str_from(base, 1);
		if (base.length && base.at[0] == '/' &&
		    fit_columns(directory, columns) + fit_columns(base, columns) +
				    (size_t)2 * MARK + 2 <=
			    columns) {
			add_piece(&fit, STR(".../"));
			add_piece(&fit, directory);
			add_piece(&fit, STR("/..."));
			add_piece(&fit, base);
			return fit;
		}
	}
	add_piece(&fit, STR("..."));
	add_piece(&fit, tail);
	return fit;
}
