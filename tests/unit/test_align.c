/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "base/woven.h"

/* A generator of our own, so that every run has the same lists. */
static uint32_t draw(uint32_t *state, uint32_t below)
{
	*state = *state * 1664525 + 1013904223;
	return (uint32_t)((uint64_t)(*state >> 8) * below >> 24);
}

/* Checks that a match rises and is of the same ids. */
static void check_match(const uint32_t *before, size_t n, const uint32_t *after,
			  size_t m, const uint32_t *match)
{
	size_t next = 0, i;

	for (i = 0; i < n; i++) {
		if (match[i] == NONE)
			continue;
		ck_assert_uint_ge(match[i], next);
		ck_assert_uint_lt(match[i], m);
		ck_assert_uint_eq(before[i], after[match[i]]);
		next = (size_t)match[i] + 1;
	}
}

/* Letters as ids; the match as the places in new, "." for none. */
static void assert_match(const char *before, const char *after, const char *wanted)
{
	uint32_t a[64], b[64], match[64];
	size_t n = strlen(before), m = strlen(after), i;
	char text[65] = "";

	for (i = 0; i < n; i++)
		a[i] = (uint32_t)before[i];
	for (i = 0; i < m; i++)
		b[i] = (uint32_t)after[i];
	woven_align((struct ids){a, n}, (struct ids){b, m}, 256, match);
	for (i = 0; i < n; i++)
		text[i] = match[i] == NONE ? '.' : (char)('0' + match[i]);
	text[n] = '\0';
	ck_assert_str_eq(text, wanted);
}

START_TEST(what_stays_is_matched_in_order)
{
	assert_match("", "", "");
	assert_match("abc", "", "...");
	assert_match("", "abc", "");
	assert_match("abc", "abc", "012");
	assert_match("abc", "xabc", "123");
	assert_match("abc", "axbxc", "024");
	assert_match("abc", "ac", "0.1");
	assert_match("abc", "xyz", "...");
	/* A block is added behind what is the same, as diff does it. */
	assert_match("f{}g{}", "f{}h{}g{}", "012678");
	/* What is there twice, between lines that changed, is not. */
	assert_match("ax}yb}", "az}wb}", "0...45");
	/* At both ends it is, each in its place. */
	assert_match("xxax", "xxbx", "01.3");
	assert_match("xaxx", "xbxx", "0.23");
	/* Only one of two that changed places. */
	assert_match("ab", "ba", ".0");
}
END_TEST

START_TEST(any_match_rises)
{
	uint32_t state = 1, a[60], b[60], match[60];
	size_t rounds = trials(3000), round;

	for (round = 0; round < rounds; round++) {
		size_t n = draw(&state, 60), m = draw(&state, 60), i;
		uint32_t ids = 1 + draw(&state, 90);

		for (i = 0; i < n; i++)
			a[i] = draw(&state, ids);
		for (i = 0; i < m; i++)
			b[i] = draw(&state, ids);
		woven_align((struct ids){a, n}, (struct ids){b, m}, ids, match);
		check_match(a, n, b, m, match);
	}
}
END_TEST

/* A million lines each, made so that they are hard to align. */
START_TEST(hostile_lists_end)
{
	enum { N = 1000000 };
	uint32_t *a = calloc(N, sizeof(*a)), *b = calloc(N, sizeof(*b));
	uint32_t *match = calloc(N, sizeof(*match)), state = 3, i;
	int kind;

	for (kind = 0; kind < 5; kind++) {
		struct ids before = {a, N}, after = {b, N};

		for (i = 0; i < N; i++) {
			/* Random, backwards, two by two, cut off, a saw. */
			a[i] = kind == 0   ? draw(&state, 4)
			       : kind == 2 ? i / 2
			       : kind == 4 ? i % 1000
					   : i;
			b[i] = kind == 0   ? draw(&state, 4)
			       : kind == 1 ? N - 1 - i
			       : kind == 2 ? (N - 1 - i) / 2
			       : kind == 3 ? (i + N / 2) % N
					   : 999 - i % 1000;
		}
		woven_align(before, after, N, match);
		check_match(a, N, b, N, match);
	}
	free(a);
	free(b);
	free(match);
}
END_TEST

SUITE_OF(align, what_stays_is_matched_in_order,
	 any_match_rises,
	 hostile_lists_end)
