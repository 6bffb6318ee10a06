/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "base/name.h"

/* Frees `fit`. */
static void assert_fit(struct str fit, const char *wanted)
{
	ck_assert_msg(str_equal(fit, str_of(wanted)), "%.*s, not %s", (int)fit.length, fit.at, wanted);
	str_free(fit);
}

START_TEST(what_fits_is_not_cut)
{
	assert_fit(fit_name(STR("main"), 4), "main");
	assert_fit(fit_path(STR("a/b.c"), 5), "a/b.c");
	assert_fit(fit_name(STR(""), 0), "");
	assert_fit(fit_path(STR(""), 0), "");
}
END_TEST

START_TEST(a_name_is_cut_at_its_end)
{
	assert_fit(fit_name(STR("next_token"), 9), "next_t...");
	assert_fit(fit_name(STR("next_token"), 4), "n...");
	assert_fit(fit_name(STR("next_token"), 3), "...");
	assert_fit(fit_name(STR("next_token"), 0), "...");
}
END_TEST

START_TEST(a_path_is_cut_in_front)
{
	/* 26 columns; two thirds of 21 - 3 are 12: "/base/util.c" */
	assert_fit(fit_path(STR("source/of/all/base/util.c"), 18), ".../base/util.c");
	assert_fit(fit_path(STR("source/of/all/base/util.c"), 19), ".../all/base/util.c");
	assert_fit(fit_path(STR("source/of/all/base/util.c"), 21), ".../all/base/util.c");
	assert_fit(fit_path(STR("source/of/all/base/util.c"), 22), ".../of/all/base/util.c");
	assert_fit(fit_path(STR("source/of/all/base/util.c"), 24), ".../of/all/base/util.c");
	assert_fit(fit_path(STR("/usr/include/x86_64-linux-gnu/c++/12/bits/a.h"), 25),
		   ".../c++/12/bits/a.h");
	assert_fit(fit_path(STR("./malloc/./malloc/malloc.c"), 14), ".../malloc.c");
	assert_fit(fit_path(STR("./malloc/./malloc/malloc.c"), 21), ".../malloc/malloc.c");
	assert_fit(fit_path(STR("./malloc/./malloc/malloc.c"), 12), ".../malloc.c");
	/* as many directories as fit */
	assert_fit(fit_path(STR("a/long/path/one/of/many/files.c"), 16), ".../many/files.c");
	/* not even the last part fits */
	assert_fit(fit_path(STR("src/a_very_long_name.c"), 12), "...ng_name.c");
	assert_fit(fit_path(STR("/a_very_long_name.c"), 2), "...");
	assert_fit(fit_path(STR("no_directory_at_all.c"), 13), "...y_at_all.c");
	/* a directory, whose last part is "" */
	assert_fit(fit_path(STR("a_long_directory/"), 12), "...irectory/");
}
END_TEST

START_TEST(columns_are_those_of_a_terminal)
{
	ck_assert_uint_eq(fit_columns(STR(""), SIZE_MAX), 0);
	ck_assert_uint_eq(fit_columns(STR("abc"), SIZE_MAX), 3);
	ck_assert_uint_eq(fit_columns(STR("\xc3\xa4\xc3\xb6"), SIZE_MAX), 2);
	/* e and a combining acute */
	ck_assert_uint_eq(fit_columns(STR("e\xcc\x81"), SIZE_MAX), 1);
	/* two ideographs, and a face */
	ck_assert_uint_eq(fit_columns(STR("\xe6\xbc\xa2\xe5\xad\x97"), SIZE_MAX), 4);
	ck_assert_uint_eq(fit_columns(STR("\xf0\x9f\x98\x80"), SIZE_MAX), 2);
	/* U+2705, a check mark in a box, and U+2B50, a star */
	ck_assert_uint_eq(fit_columns(STR("\xe2\x9c\x85\xe2\xad\x90"), SIZE_MAX), 4);
	/* shown as \x1b, \xc2\x9b and \x80, as is a stray byte */
	ck_assert_uint_eq(fit_columns(STR("\x1b"), SIZE_MAX), 4);
	ck_assert_uint_eq(fit_columns(STR("\xc2\x9b"), SIZE_MAX), 8);
	ck_assert_uint_eq(fit_columns(STR("\x80"), SIZE_MAX), 4);
	ck_assert_uint_eq(fit_columns(STR("\xff"), SIZE_MAX), 4);
}
END_TEST

/* The columns of the character `c`, of three bytes of UTF-8 or of four. */
static size_t columns_of(uint32_t c)
{
	char text[] = {(char)(0xf0 | c >> 18), (char)(0x80 | (c >> 12 & 0x3f)),
		       (char)(0x80 | (c >> 6 & 0x3f)), (char)(0x80 | (c & 0x3f))};

	if (c > 0xffff)
		return fit_columns((struct str){text, 4}, SIZE_MAX);
	text[1] = (char)(0xe0 | c >> 12);
	return fit_columns((struct str){text + 1, 3}, SIZE_MAX);
}

/* The ends are those of Unicode's lists of wide and of combining characters, but for rare ones. */
START_TEST(whole_blocks_are_wide_or_take_no_column)
{
	static const struct {
		uint32_t first, last;
		size_t before, inside, after;
	} blocks[] = {
		/* Hangul's first letters; the next is a filler: \u115f */
		{0x1100, 0x115e, 1, 2, 6},
		/* marks around symbols */
		{0x20d0, 0x20f0, 1, 0, 1},
		/* behind the hexagrams, from ideographs to the radicals of Yi */
		{0x4e00, 0xa4c6, 1, 2, 1},
		{0xac00, 0xd7a3, 1, 2, 1},
		{0xf900, 0xfad9, 1, 2, 1},
		/* variants; vertical and small */
		{0xfe00, 0xfe0f, 1, 0, 1},
		{0xfe30, 0xfe6b, 1, 2, 1},
		{0xff01, 0xff60, 1, 2, 1},
		{0xffe0, 0xffe6, 1, 2, 1},
		/* vehicles; faces and hands */
		{0x1f680, 0x1f6c5, 1, 2, 1},
		{0x1f90c, 0x1f9ff, 1, 2, 1},
		/* the two planes of ideographs */
		{0x20000, 0x3fffd, 1, 2, 1},
	};
	size_t i;

	/* Two bytes: the first and the last combining accent */
	ck_assert_uint_eq(fit_columns(STR("\xcb\xbf"), SIZE_MAX), 1);
	ck_assert_uint_eq(fit_columns(STR("\xcc\x80"), SIZE_MAX), 0);
	ck_assert_uint_eq(fit_columns(STR("\xcd\xaf"), SIZE_MAX), 0);
	ck_assert_uint_eq(fit_columns(STR("\xcd\xb0"), SIZE_MAX), 1);
	for (i = 0; i < LENGTH(blocks); i++) {
		uint32_t first = blocks[i].first, last = blocks[i].last;

		ck_assert_msg(columns_of(first - 1) == blocks[i].before &&
				      columns_of(first) == blocks[i].inside &&
				      columns_of(last) == blocks[i].inside &&
				      columns_of(last + 1) == blocks[i].after,
			      "%x: %zu, %zu to %zu, %zu", (unsigned)first, columns_of(first - 1),
			      columns_of(first), columns_of(last), columns_of(last + 1));
	}
}
END_TEST

/* So that a name of a megabyte takes no longer than one of a kilobyte. */
START_TEST(no_more_is_looked_at_than_fits)
{
	enum { LONG = 4000 };
	static char text[LONG + 1], accents[2 * LONG + 1];
	struct str fit;
	size_t i;

	memset(text, 'a', LONG);
	text[1000] = '/';
	for (i = 0; i < LONG; i++)
		memcpy(accents + 2 * i, "\xcc\x81", 2);
	ck_assert_uint_eq(fit_columns(str_of(text), 7), 7);
	assert_fit(fit_path(str_of(text), 9), "...aaaaaa");
	/* 16 bytes a column, the last of them not counted as one of 8 */
	ck_assert_uint_eq(fit_columns(str_of(accents), 80), 80);
	ck_assert_uint_eq(fit_columns((struct str){accents, 1280}, 80), 0);
	fit = fit_path(str_of(accents), 10);
	ck_assert_uint_le(fit.length, 163);
	str_free(fit);
}
END_TEST

START_TEST(a_character_is_never_cut_apart)
{
	struct str name = STR("\xe6\xbc\xa2\xe5\xad\x97\xe6\xbc\xa2 b");

	assert_fit(fit_name(name, 7), "\xe6\xbc\xa2\xe5\xad\x97...");
	assert_fit(fit_name(name, 6), "\xe6\xbc\xa2...");
	assert_fit(fit_path(name, 6), "... b");
	assert_fit(fit_path(name, 7), "...\xe6\xbc\xa2 b");
	/* A control character, of which each byte takes four */
	assert_fit(fit_path(STR("a long name\xc2\x9b"), 8), "...\x9b");
}
END_TEST

/* Any bytes: what is left fits, and "..." stands where something is cut out. */
START_TEST(what_is_left_fits)
{
	static const char *const words[] = {
		"/",        "a",        "bcd",
		"\x1b",     "\xc3\xa4", "\xe6\xbc\xa2",
		"\xcc\x81", "::",       "<",
		">",        "(",        ")",
		"{",        "}",        ", ",
		" as ",     "operator", "'2",
		" const",   "->",       "h0123456789abcdef",
	};
	char text[200];
	uint64_t random = 1;
	size_t count = trials(200000), i, j, k;

	for (i = 0; i < count; i++) {
		struct str s = {text, 0};
		size_t columns = i % 40;
		struct str fits[3];
		bool whole;

		for (j = 0; j < i / 40 % 14; j++) {
			const char *word;

			random = random * 6364136223846793005U + 1;
			word = words[(random >> 33) % LENGTH(words)];
			memcpy(text + s.length, word, strlen(word));
			s.length += strlen(word);
		}
		whole = fit_columns(s, SIZE_MAX) <= columns;
		fits[0] = fit_name(s, columns);
		fits[1] = fit_path(s, columns);
		fits[2] = fit_end(s, columns);
		for (k = 0; k < LENGTH(fits); k++) {
			size_t used = fit_columns(fits[k], SIZE_MAX);

			ck_assert_msg(used <= (columns > 3 || whole ? columns : 3),
				      "%.*s as %.*s: %zu in %zu by %zu", (int)s.length, text,
				      (int)fits[k].length, fits[k].at, used, columns, k);
			ck_assert(!whole || str_equal(fits[k], s));
			str_free(fits[k]);
		}
	}
}
END_TEST

SUITE_OF(fit, no_more_is_looked_at_than_fits, what_fits_is_not_cut, a_name_is_cut_at_its_end,
	 a_path_is_cut_in_front, columns_are_those_of_a_terminal,
	 whole_blocks_are_wide_or_take_no_column, a_character_is_never_cut_apart, what_is_left_fits)
