/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/name.h"

/*
 * Characters that take 2 columns (East Asian ones, and signs such as faces), and those that take
 * none, as they combine with the one before: accents of Latin letters, and the like.
 */
static const struct {
	uint32_t first, last;
	size_t columns;
} odd[] = {
	/* clang-format off */
	{0x300, 0x36f, 0}, {0x1100, 0x115f, 2}, {0x1160, 0x11ff, 0}, {0x20d0, 0x20f0, 0},
	{0x231a, 0x231b, 2}, {0x26a1, 0x26a1, 2}, {0x2705, 0x2705, 2}, {0x2728, 0x2728, 2},
	{0x274c, 0x274c, 2}, {0x2b50, 0x2b50, 2}, {0x2e80, 0x4dbf, 2}, {0x4e00, 0xa4c6, 2},
	{0xa960, 0xa97c, 2}, {0xac00, 0xd7a3, 2}, {0xf900, 0xfad9, 2}, {0xfe00, 0xfe0f, 0},
	{0xfe30, 0xfe6b, 2}, {0xff01, 0xff60, 2}, {0xffe0, 0xffe6, 2}, {0x1f300, 0x1f64f, 2},
	{0x1f680, 0x1f6c5, 2}, {0x1f90c, 0x1f9ff, 2}, {0x20000, 0x3fffd, 2},
	/* clang-format on */
};

static size_t columns_of(uint32_t c)
{
	size_t i = 0;

	while (i < LENGTH(odd) && odd[i].last < c)
		i++;
	return i < LENGTH(odd) && c >= odd[i].first ? odd[i].columns : 1;
}

/* As character(), of what is no printable ASCII; *columns is 1 before. */
static size_t wide_character(struct str s, size_t *columns)
{
	uint32_t c = 0;
	size_t n = str_utf8(s, &c);

	if (str_printable((struct str){s.at, n ? n : 1}) == 0) {
		char escape[STR_ESCAPE];

		n = str_escape(s, escape);
		*columns = strlen(escape);
		return n;
	}
	if (n < 2)
		return 1;
	*columns = columns_of(c);
	return n;
}

/* The length in bytes of the first character of s; *columns: its width. */
UTIL_INLINE size_t character(struct str s, size_t *columns)
{
	*columns = 1;
	return s.at[0] >= ' ' && s.at[0] <= '~' ? 1 : wide_character(s, columns);
}

/* The number of bytes to look at for a number of columns. */
static size_t bytes_of(size_t columns)
{
	return columns < SIZE_MAX / FIT_BYTES ? columns * FIT_BYTES : SIZE_MAX;
}

size_t fit_columns(struct str s, size_t most)
{
	size_t columns = 0, one;

	if (s.length > bytes_of(most))
		return most;
	for (size_t i = 0; i < s.length && columns < most; columns += one)
		i += character(str_from(s, i), &one);
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
	size_t used, one;

	s = str_tail(s, bytes_of(columns));
	for (used = fit_columns(s, SIZE_MAX); used > columns; used -= one)
		s = str_from(s, character(s, &one));
	return s;
}

bool fit_is_within(struct str s, size_t columns)
{
	enum { WIDEST = 4 }; /* columns of a byte: \xNN */

	return s.length <= columns / WIDEST || fit_columns(s, columns + 1) <= columns;
}

struct str fit_mark(struct str head, struct str tail)
{
	return str_join((struct str[]){head, STR("..."), tail}, 3);
}

/* The columns beside "...". */
static size_t beside_mark(size_t columns)
{
	return columns > FIT_MARK ? columns - FIT_MARK : 0;
}

struct str fit_name(struct str s, size_t columns)
{
	if (fit_is_within(s, columns))
		return str_join(&s, 1);
	return fit_mark(fit_head(s, beside_mark(columns)), STR(""));
}

struct str fit_end(struct str s, size_t columns)
{
	if (fit_is_within(s, columns))
		return str_join(&s, 1);
	return fit_mark(STR(""), fit_tail(s, beside_mark(columns)));
}

struct str fit_path(struct str s, size_t columns)
{
	struct str whole = fit_tail(s, beside_mark(columns));

	while (whole.length && whole.at[0] != '/')
		whole = str_from(whole, 1);
	while (str_begins(whole, STR("/./")))
		whole = str_from(whole, 2);
	if (whole.length > 1 && !fit_is_within(s, columns))
		return fit_mark(STR(""), whole);
	return fit_end(s, columns);
}
