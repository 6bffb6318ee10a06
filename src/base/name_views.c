/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A view of a name is one pass over the pieces of it that are left. */
#include "base/fit.h"
#include "base/name.h"
#include "base/names.h"
#include "base/number.h"
#include "base/util.h"

#include <stdlib.h>

#define KEEP(part) (1U << (part))
enum { ANY_DEPTH = 255, CALLERS = 255 };
enum {
	ALL = KEEP(NAME_PARTS) - 1,
	NO_SUFFIX = ALL & ~KEEP(NAME_SUFFIX) & ~KEEP(NAME_HASH),
	BARE = NO_SUFFIX & ~KEEP(NAME_PARAMETERS) & ~KEEP(NAME_RESULT),
	LEAST = BARE & ~KEEP(NAME_TRAIT),
};

/* What a view shows. */
struct detail {
	unsigned parts;   /* KEEP() of each */
	unsigned depth;   /* levels of template arguments */
	bool first;       /* of the outermost, only the first argument */
	bool marked;      /* "<...>" and ", ..." stand for what is left out */
	bool base;        /* of a place, the last part of the path */
	unsigned callers; /* number of these; "'..." stands for the rest */
};

static const struct detail short_details[NAME_FULL] = {
	{BARE, 0, false, true, false, CALLERS},
	{BARE | KEEP(NAME_SUFFIX), 0, false, true, false, CALLERS},
	{BARE | KEEP(NAME_SUFFIX), 1, true, true, false, CALLERS},
	{BARE | KEEP(NAME_SUFFIX), 2, false, true, false, CALLERS},
	{ALL & ~KEEP(NAME_RESULT), 0, false, true, false, CALLERS},
	{ALL & ~KEEP(NAME_RESULT), 1, true, true, false, CALLERS},
	{ALL & ~KEEP(NAME_RESULT), 1, false, true, false, CALLERS},
	{ALL & ~KEEP(NAME_RESULT), 3, false, true, false, CALLERS},
};

/* The pieces of a view, one after the other. */
struct view {
	const struct name *name;
	struct detail detail;
	size_t at;
	unsigned callers; /* seen so far */
};

static unsigned depth_of(unsigned bits)
{
	return bits >> NAME_DEPTH;
}

/* Returns whether a byte is left out without a mark. */
static bool is_dropped(const struct view *v, unsigned bits)
{
	unsigned part = bits & NAME_PART;

	return !(v->detail.parts & KEEP(part)) ||
	       (bits & NAME_CALLER && !(v->detail.parts & KEEP(NAME_QUOTE))) ||
	       (v->detail.base && part == NAME_PLACE && bits & NAME_MORE) ||
	       (!v->detail.marked && depth_of(bits) > v->detail.depth);
}

/* Takes the bytes that are left out as `bits` are, unless the mark is as long. */
static struct str eat_marked(struct view *v, unsigned bits, const char *mark)
{
	struct str piece = {v->name->text.at + v->at, 0};
	bool more = depth_of(bits) <= v->detail.depth;

	for (; v->at < v->name->text.length; v->at++, piece.length++) {
		unsigned next = v->name->byte[v->at];

		if (more ? !(next & NAME_MORE) : depth_of(next) <= v->detail.depth)
			break;
	}
	return piece.length > strlen(mark) ? str_of(mark) : piece;
}

/* Sets *piece to the next one; false: there is none. */
static bool next_piece(struct view *v, struct str *piece)
{
	const uint16_t *byte = v->name->byte;
	size_t length = v->name->text.length, begin;
	unsigned bits;

	while (v->at < length && is_dropped(v, byte[v->at]))
		v->at++;
	if (v->at == length)
		return false;
	bits = byte[begin = v->at];
	if ((bits & NAME_PART) == NAME_QUOTE && v->callers++ == v->detail.callers) {
		v->at = length;
		*piece = STR("'...");
	} else if (depth_of(bits) > v->detail.depth) {
		*piece = eat_marked(v, bits, v->name->text.at[begin] == ' ' ? " <...>" : "<...>");
	} else if (v->detail.first && bits & NAME_MORE && depth_of(bits)) {
		*piece = eat_marked(v, bits, ", ...");
	} else {
		do
			v->at++;
		while (v->at < length && byte[v->at] == (bits & ~(unsigned)NAME_BEGIN));
		*piece = (struct str){v->name->text.at + begin, v->at - begin};
	}
	return true;
}

/* The bytes of a view, in `to`, which has room for those of the text. */
static size_t write_view(struct view v, char *to)
{
	struct str piece;
	size_t length = 0;

	while (next_piece(&v, &piece)) {
		memcpy(to + length, piece.at, piece.length);
		length += piece.length;
	}
	return length;
}

/* The columns of a view, at most `most`: the rest of a longer one is not looked at. */
static size_t view_columns(struct view v, size_t most)
{
	struct str piece;
	size_t columns = 0;

	while (columns < most && next_piece(&v, &piece))
		columns += fit_columns(piece, most - columns);
	return columns;
}

/* Returns whether a text is in so many columns. */
static bool is_within(struct str text, size_t columns)
{
	return text.length <= columns / STR_ESCAPE ||
	       fit_columns(text, columns < SIZE_MAX ? columns + 1 : columns) <= columns;
}

static bool view_is_within(struct view v, size_t columns)
{
	return view_columns(v, columns < SIZE_MAX ? columns + 1 : columns) <= columns;
}

size_t name_short(struct str text, unsigned detail, char *to)
{
	struct name name;
	size_t length = 0;

	if (detail < NAME_FULL && !name_is_plain(text)) {
		name_read(&name, text);
		length = write_view((struct view){&name, short_details[detail], 0, 0}, to);
		name_free(&name);
	}
	/* Whole, or nothing is left */
	if (!length) {
		memcpy(to, text.at, text.length);
		length = text.length;
	}
	return length;
}

/*
 * Moves a view to the first component from which on it fits; without one, to the last component,
 * and returns false.
 */
static bool drop_scopes(struct view *v, size_t columns)
{
	const struct name *name = v->name;
	struct str piece;
	size_t left = SIZE_MAX;

	for (;;) {
		while (v->at < name->text.length && is_dropped(v, name->byte[v->at]))
			v->at++;
		if (v->at == name->text.length)
			return false;
		/* Most are of one component: it is enough to know that it does not fit. */
		if (left == SIZE_MAX && (name->byte[v->at] & NAME_PART) == NAME_LAST)
			return name->byte[v->at] & NAME_BEGIN && view_is_within(*v, columns);
		if (left == SIZE_MAX)
			left = view_columns(*v, SIZE_MAX);
		if (name->byte[v->at] & NAME_BEGIN && left <= columns)
			return true;
		if ((name->byte[v->at] & NAME_PART) == NAME_LAST)
			return false;
		next_piece(v, &piece);
		left -= fit_columns(piece, SIZE_MAX);
	}
}

/*
 * Writes the last component and its level only, which a view is moved to; with "..." in its middle,
 * if they are too wide even so.  Returns the length.
 */
static size_t cut_last(struct view v, size_t columns, char *to)
{
	enum { MARK = sizeof("...") - 1 };
	struct view end = v;
	size_t length, room;
	struct str level, head, tail;

	v.detail.parts = KEEP(NAME_LAST);
	v.detail.callers = end.detail.callers = 0;
	end.detail.parts = KEEP(NAME_LEVEL);
	length = write_view(v, to);
	head = (struct str){to, length};
	level = (struct str){to + length, write_view(end, to + length)};
	if (is_within((struct str){to, length + level.length}, columns))
		return length + level.length;
	room = fit_columns(level, columns) + MARK;
	if (room > columns)
		room = MARK, level.length = 0;
	room = columns > room ? columns - room : 0;
	tail = fit_tail(head, room / 2);
	head = fit_head(head, room - fit_columns(tail, room));
	tail.length += level.length;
	memmove(to + head.length + MARK, tail.at, tail.length);
	memcpy(to + head.length, "...", MARK);
	return head.length + MARK + tail.length;
}

/* Lets a view show as many callers as fit, but the first one at least. */
static void drop_callers(struct view *v, size_t columns)
{
	struct view ahead = *v;
	struct str piece;
	size_t used = sizeof("...") - 1;

	v->detail.callers = 1;
	while (next_piece(&ahead, &piece) && (used += fit_columns(piece, columns + 1)) <= columns)
		if (ahead.callers > v->detail.callers && piece.at[0] == '\'')
			v->detail.callers = ahead.callers - 1;
}

/* Tries the views of a name, from all of it to the last scope, with these parts in any case. */
static bool find_view(struct view *v, size_t columns, unsigned keep)
{
	static const struct detail steps[] = {
		{ALL, ANY_DEPTH, false, true, false, CALLERS},
		{NO_SUFFIX, ANY_DEPTH, false, true, false, CALLERS},
		{BARE, ANY_DEPTH, false, true, false, CALLERS},
		{BARE, ANY_DEPTH, false, true, true, CALLERS},
		{BARE, 3, false, true, true, CALLERS},
		{BARE, 2, false, true, true, CALLERS},
		{BARE, 1, false, true, true, CALLERS},
		{BARE, 1, true, true, true, CALLERS},
		{LEAST, 1, true, true, true, CALLERS},
		{LEAST, 0, false, true, true, CALLERS},
		{LEAST, 0, false, false, true, CALLERS},
		{LEAST & ~KEEP(NAME_PLACE), 0, false, false, true, CALLERS},
	};

	v->at = 0;
	for (size_t i = 0; i < LENGTH(steps); i++) {
		v->detail = steps[i];
		v->detail.parts |= keep;
		if (view_is_within(*v, columns))
			return true;
	}
	drop_callers(v, columns);
	if (drop_scopes(v, columns))
		return true;
	v->at = 0;
	v->detail.callers = 0;
	return drop_scopes(v, columns);
}

/* Writes a name in so many columns into `to`, which has room for it and "...". */
static size_t write_fit(const struct name *name, size_t columns, bool with_suffix, char *to)
{
	struct view v = {.name = name};

	if ((with_suffix && find_view(&v, columns, KEEP(NAME_SUFFIX))) || find_view(&v, columns, 0))
		return write_view(v, to);
	return cut_last(v, columns, to);
}

static struct str fit_text(struct str text, size_t columns, bool with_suffix)
{
	char *to = util_alloc(text.length + sizeof("..."), 1);
	size_t length = text.length;
	struct name name;

	if (name_is_plain(text) && is_within(text, columns)) {
		memcpy(to, text.at, length);
	} else {
		name_read(&name, text);
		length = write_fit(&name, columns, with_suffix, to);
		name_free(&name);
	}
	for (size_t i = 0; i < length; i++)
		if (to[i] == '\t')
			to[i] = ' ';
	return (struct str){to, length};
}

struct str name_fit(struct str text, size_t columns)
{
	return fit_text(text, columns, false);
}

struct str name_fit_with_suffix(struct str text, size_t columns)
{
	return fit_text(text, columns, true);
}

size_t name_least_columns(struct str text, size_t most)
{
	struct view v = {.detail = {KEEP(NAME_LAST) | KEEP(NAME_LEVEL), 0, false, false, false, 0}};
	struct name name;
	size_t columns;

	if (name_is_plain(text))
		return fit_columns(text, most);
	name_read(&name, text);
	v.name = &name;
	columns = view_columns(v, most);
	name_free(&name);
	return columns < most ? columns : most;
}

/* --- keys ---------------------------------------------------------------- */

/*
 * The length of the name of a function that the C library chooses by the processor, up to what
 * names the processor; else all of it.
 */
static size_t before_processor(struct str name)
{
	static const char *const kinds[] = {
		"sse",     "ssse",     "avx",    "evex",   "fma",     "erms",
		"generic", "asimd",    "simd",   "nosimd", "sve",     "mte",
		"a64fx",   "thunderx", "falkor", "zva",    "kunpeng", "power",
	};
	struct str left = name;

	if (!str_eat(&left, STR("__")))
		return name.length;
	for (str_eat_until(&left, '_'); left.length;) {
		size_t before = name.length - left.length;
		struct str word = str_eat_until(&left, '_');

		while (word.length && number_is_digit(word.at[word.length - 1]))
			word.length--;
		for (size_t i = 0; i < LENGTH(kinds); i++)
			if (str_equal(word, str_of(kinds[i])))
				return before;
	}
	return name.length;
}

/* Returns whether the number of a lambda follows: "#2", "'lambda2", "$_2". */
static bool ends_before_number(struct str s)
{
	return str_equal(str_tail(s, 1), STR("#")) || str_equal(str_tail(s, 2), STR("$_")) ||
	       str_equal(str_tail(s, 7), STR("'lambda"));
}

size_t name_key(struct str text, enum name_key how, char *to)
{
	static const struct detail details[] = {
		[NAME_KEY_BUILD] = {ALL & ~KEEP(NAME_HASH), ANY_DEPTH, .callers = CALLERS},
		[NAME_KEY_CORE] = {BARE, .callers = CALLERS},
		[NAME_KEY_LEVEL] = {BARE & ~KEEP(NAME_LEVEL), .callers = CALLERS},
	};
	struct name name;
	struct view v = {&name, details[how], 0, 0};
	size_t n = 0;

	name_read(&name, text);
	for (size_t i = 0; i < name.text.length; i++) {
		bool numbered = how == NAME_KEY_BUILD ? (name.byte[i] & NAME_PART) == NAME_SUFFIX
						      : ends_before_number((struct str){to, n});

		if (!is_dropped(&v, name.byte[i]) &&
		    !(numbered && number_is_digit(name.text.at[i])))
			to[n++] = name.text.at[i];
	}
	name_free(&name);
	return how == NAME_KEY_BUILD ? before_processor((struct str){to, n}) : n;
}

struct str name_without_processor(struct str name)
{
	name.length = before_processor(name);
	while (str_eat(&name, STR("_")))
		;
	while (name.length && name.at[name.length - 1] == '_')
		name.length--;
	return name;
}

/* --- matching ------------------------------------------------------------ */

/*
 * The end of the bytes from `at` on that a word may lack together; `at` if it must have the byte.
 * Callers may be left out at the end only.
 */
static size_t optional_end(const struct name *name, size_t at)
{
	unsigned bits = at < name->text.length ? name->byte[at] : 0;
	unsigned same = NAME_PART | ((bits & NAME_PART) == NAME_PLACE ? NAME_MORE : 0);
	bool needed = (bits & NAME_PART) == NAME_SCOPE || (bits & NAME_PART) == NAME_LAST;
	size_t end = at;

	if ((bits & NAME_PART) == NAME_QUOTE || (needed && !depth_of(bits)))
		return at;
	while (end < name->text.length &&
	       (needed ? depth_of(name->byte[end]) > 0 : ((name->byte[end] ^ bits) & same) == 0))
		end++;
	return end;
}

static bool is_optional(const struct name *name, size_t at)
{
	while (at < name->text.length && (name->byte[at] & NAME_PART) != NAME_QUOTE) {
		size_t end = optional_end(name, at);

		if (end == at)
			return false;
		at = end;
	}
	return true;
}

static bool is_blank_before(struct str s, size_t at, char c)
{
	return at + 1 < s.length && s.at[at] == ' ' && s.at[at + 1] == c;
}

/* As name_match(), from a byte of the name on. */
static bool match_from(const struct name *name, size_t at, struct str word, bool any_case)
{
	enum { TRIES = 4096 }; /* of what "..." stands for */
	struct str text = name->text;
	size_t j = 0, group_end = at, group_j = 0, tries = 0;
	size_t any_at = SIZE_MAX, any_j = 0; /* of the last "..." */
	bool in_group = false;

	for (;;) {
		char c = (char)(at < text.length ? text.at[at] : '\0');
		char d = (char)(j < word.length ? word.at[j] : '\0');

		/* Not after a piece of a group */
		if (j == word.length && is_optional(name, at) &&
		    (!in_group || at >= group_end || j == group_j))
			return true;
		if (at >= group_end) {
			group_end = optional_end(name, at);
			group_j = j;
			in_group = group_end > at;
		}
		if (d == '.' && str_begins(str_from(word, j), STR("..."))) {
			for (; j < word.length && word.at[j] == '.'; j++)
				;
			any_at = at;
			any_j = j;
		} else if (at < text.length && j < word.length &&
			   (c == d || (any_case && str_lower(c) == str_lower(d)))) {
			at++;
			j++;
		} else if ((c == ':' && d == '<' && depth_of(name->byte[at])) ||
			   (!in_group && c == '(' && str_begins(str_from(text, at), STR("(*")))) {
			at += 2; /* f::<T> as f<T>, (*T).f of Go as T.f */
		} else if ((!in_group && c == ')' && d == '.') || is_blank_before(text, at, d)) {
			at++;
		} else if (is_blank_before(word, j, c)) {
			j++;
		} else if (in_group && at && (name->byte[at] & NAME_PART) == NAME_PARAMETERS &&
			   (name->byte[at - 1] & NAME_PART) != NAME_PARAMETERS) {
			/* of a function among template arguments */
			while (at < group_end && (name->byte[at] & NAME_PART) == NAME_PARAMETERS)
				at++;
		} else if (in_group) {
			at = group_end;
			j = group_j;
			in_group = false;
		} else if (any_at < text.length && tries++ < TRIES) {
			at = group_end = ++any_at;
			j = any_j;
			in_group = false;
		} else {
			return false;
		}
	}
}

enum name_match name_match(const struct name *name, struct str word, bool any_case)
{
	if (!word.length)
		return name->text.length ? NAME_OTHER : NAME_SAME;
	if (match_from(name, 0, word, any_case))
		return NAME_SAME;
	for (size_t i = 1; i < name->text.length && !(name->byte[i] & NAME_CALLER); i++) {
		unsigned part = name->byte[i] & NAME_PART;

		if (name->byte[i] & NAME_BEGIN && (part == NAME_SCOPE || part == NAME_LAST) &&
		    match_from(name, i, word, any_case))
			return NAME_END;
	}
	return NAME_OTHER;
}

/* --- lists --------------------------------------------------------------- */

void name_list_make(struct name_list *shorts, const struct str *names, size_t count)
{
	/* More rounds than levels: a new text may equal another name's. */
	enum { ROUNDS = 2 * NAME_FULL };
	struct str *list = util_alloc(count, sizeof(*list));
	unsigned char *detail;
	struct names texts = {0}; /* all texts that names have had ... */
	uint32_t *text;           /* ... and the id of each name's */
	uint32_t *holders = NULL; /* by text: the number of names that have it */
	bool all_plain = true, equal = true;
	size_t longest = 0;
	char *to;

	for (size_t i = 0; i < count; i++) {
		all_plain = all_plain && name_is_plain(names[i]);
		longest = names[i].length > longest ? names[i].length : longest;
	}
	*shorts = (struct name_list){.list = list};
	if (all_plain) {
		memcpy(list, names, count * sizeof(*list));
		return;
	}
	to = util_alloc(longest, 1);
	detail = util_alloc(count, sizeof(*detail));
	text = util_alloc(count, sizeof(*text));
	for (size_t round = 0; equal && round <= ROUNDS; round++) {
		for (size_t i = 0; i < count; i++) {
			if (round && holders[text[i]] < 2)
				continue;
			if (round && detail[i] < NAME_FULL)
				detail[i]++;
			text[i] = names_id(&texts,
					   (struct str){to, name_short(names[i], detail[i], to)});
		}
		free(holders);
		holders = util_alloc(texts.count, sizeof(*holders));
		equal = false;
		for (size_t i = 0; i < count; i++)
			equal |= ++holders[text[i]] > 1;
	}
	for (size_t i = 0; i < count; i++)
		list[i] = equal ? names[i] : names_str(&texts, text[i]);
	shorts->bytes = texts.bytes;
	texts.bytes = NULL;
	names_free(&texts);
	free(holders);
	free(detail);
	free(text);
	free(to);
}

void name_list_free(struct name_list *shorts)
{
	free(shorts->list);
	free(shorts->bytes);
	*shorts = (struct name_list){0};
}
