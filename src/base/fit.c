/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/fit.h"

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

/* The longest beginning of s that fits. */
static struct str beginning(struct str s, size_t columns)
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

/* The longest end of s that fits. */
static struct str ending(struct str s, size_t columns)
{
	size_t all, one;

	s = str_tail(s, bytes_of(columns));
	all = fit_columns(s, SIZE_MAX);
	while (all > columns && s.length) {
		size_t n = character(s, &one);

		s = str_from(s, n);
		all -= one;
	}
	return s;
}

static bool fits(struct str s, size_t columns)
{
	return s.length <= columns / 4 || fit_columns(s, columns + 1) <= columns;
}

struct fit fit_name(struct str s, size_t columns)
{
	struct str nothing = {s.at + s.length, 0};

	if (fits(s, columns))
		return (struct fit){s, nothing, false};
	return (struct fit){
		beginning(s, columns > MARK ? columns - MARK : 0),
		nothing,
		true,
	};
}

/* The offset after the next "::" outside brackets, or 0 if there is none. */
static size_t next_scope(struct str s, size_t i)
{
	size_t depth = 0;

	for (; i + 2 < s.length; i++) {
		char c = s.at[i];

		if (c == '<' || c == '(' || c == '[' || c == '{')
			depth++;
		else if (c == '>' || c == ')' || c == ']' || c == '}')
			depth -= depth > 0;
		else if (c == ':' && s.at[i + 1] == ':' && !depth)
			return i + 2;
	}
	return 0;
}

struct fit fit_scoped(struct str s, size_t columns)
{
	enum { WORTH = 8 }; /* columns: a shorter beginning says nothing */
	struct str end = str_tail(s, bytes_of(columns)), rest = s, head;
	const char *before = end.at;
	size_t all, i = 0, left;

	if (fits(s, columns))
		return fit_name(s, columns);
	all = fit_columns(end, SIZE_MAX);
	while ((i = next_scope(end, i))) {
		rest = str_from(end, i);
		all -= fit_columns((struct str){before, (size_t)(rest.at - before)}, SIZE_MAX);
		before = rest.at;
		if (all + MARK > columns)
			continue;
		left = columns - MARK - all;
		head = (struct str){s.at, left < WORTH ? 0 : (size_t)(rest.at - s.at)};
		return (struct fit){beginning(head, left), rest, true};
	}
	return fit_name(rest, columns);
}

struct fit fit_around(struct str s, size_t columns, size_t at)
{
	enum { WORTH = 8 }; /* columns: a shorter piece says nothing */
	size_t room = columns > MARK ? columns - MARK : 0;
	struct str head = beginning(s, room), tail;

	if (room < WORTH)
		return fit_scoped(s, columns);
	if (fits(s, columns) || head.length > at)
		return fit_name(s, columns);
	tail = ending(s, room - room / 3);
	if (tail.at > s.at + at) {
		while (at > 0 && ((unsigned char)s.at[at] & 0xc0) == 0x80)
			at--;
		tail = beginning(str_from(s, at), room);
		head.length = 0;
	} else {
		head = beginning(s, room - fit_columns(tail, room));
	}
	return (struct fit){head, tail, true};
}

struct fit fit_path(struct str s, size_t columns)
{
	struct str tail, whole;

	if (fits(s, columns))
		return fit_name(s, columns);
	tail = whole = ending(s, columns > MARK ? columns - MARK : 0);
	while (whole.length && whole.at[0] != '/')
		whole = str_from(whole, 1);
	while (whole.length > 2 && memcmp(whole.at, "/./", 3) == 0)
		whole = str_from(whole, 2);
	return (struct fit){{s.at, 0}, whole.length > 1 ? whole : tail, true};
}
