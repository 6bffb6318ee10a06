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
