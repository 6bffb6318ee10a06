/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "base/woven.h"

/* Lines of which the text is the number. */
static struct text_lines some_lines(size_t count, uint32_t first)
{
	struct text_lines lines = {calloc(count + 1, sizeof(uint32_t)), count,
				   count};
	size_t i;

	for (i = 0; i < count; i++)
		lines.id[i] = first + (uint32_t)i;
	return lines;
}

static void assert_place(const struct woven *woven, uint64_t place,
			 uint64_t before, uint64_t after, char mark)
{
	struct woven_numbers numbers = woven_numbers(woven, place);

	ck_assert_uint_eq(numbers.before, before);
	ck_assert_uint_eq(numbers.after, after);
	ck_assert_int_eq(woven_mark(woven, place), mark);
	if (after)
		ck_assert_uint_eq(woven_new_place(woven, after), place);
	if (before && !after)
		ck_assert_uint_eq(woven_old_place(woven, WOVEN_REMOVED | before),
				  place);
	if (before && after)
		ck_assert_uint_eq(woven_old_place(woven, after), place);
}

START_TEST(two_texts_become_one)
{
	/* OLD's 1 and 4 are NEW's 2 and 3. */
	static const uint32_t match[] = {1, NONE, NONE, 2};
	struct woven woven = {.before = some_lines(4, 10),
			      .after = some_lines(4, 20)};

	woven_make(&woven, match);
	ck_assert_uint_eq(woven.count, 6);
	assert_place(&woven, 1, 0, 1, '+');
	assert_place(&woven, 2, 1, 2, ' ');
	assert_place(&woven, 3, 2, 0, '-');
	assert_place(&woven, 4, 3, 0, '-');
	assert_place(&woven, 5, 4, 3, ' ');
	assert_place(&woven, 6, 0, 4, '+');
	/* Past the ends, each number has one place. */
	assert_place(&woven, 6 + 9, 5, 0, '-');
	assert_place(&woven, 6 + 10, 0, 5, '+');
	assert_place(&woven, 0, 0, 0, ' ');
	ck_assert_uint_eq(woven_new_place(&woven, 0), 0);
	ck_assert_uint_eq(woven_old_place(&woven, 0), 0);
	ck_assert_uint_eq(woven_next_after(&woven, 3), 3);
	ck_assert_uint_eq(woven_next_after(&woven, 7), 5);
	/* The largest numbers do not wrap. */
	ck_assert_uint_gt(woven_new_place(&woven, UINT64_MAX), 9);
	ck_assert_uint_gt(woven_old_place(&woven, UINT64_MAX), 9);
	ck_assert_uint_eq(woven.lines[0].text, 20);
	ck_assert_uint_eq(woven.lines[1].text, 21);
	ck_assert_uint_eq(woven.lines[2].text, 11);
	woven_free(&woven);
}
END_TEST

START_TEST(any_match_gives_each_line_one_place)
{
	enum { ROUNDS = 500, MOST = 20 };
	int round;

	srand(4);
	for (round = 0; round < ROUNDS; round++) {
		size_t n = (size_t)rand() % MOST, m = (size_t)rand() % MOST;
		size_t next = 0, same = 0, i;
		uint32_t match[MOST];
		uint64_t last = 0;
		struct woven woven = {.before = some_lines(n, 0),
				      .after = some_lines(m, MOST)};

		for (i = 0; i < n; i++) {
			next += (size_t)rand() % 3;
			match[i] = NONE;
			if (next < m && rand() % 2) {
				match[i] = (uint32_t)next++;
				same++;
			}
		}
		woven_make(&woven, match);
		ck_assert_uint_eq(woven.count, n + m - same);
		for (i = 1; i <= m; i++) {
			uint64_t place = woven_new_place(&woven, i);

			ck_assert_uint_gt(place, last);
			ck_assert_uint_eq(woven_numbers(&woven, place).after, i);
			last = place;
		}
		for (last = 0, i = 1; i <= n; i++) {
			uint64_t number = match[i - 1] == NONE
						  ? WOVEN_REMOVED | i
						  : match[i - 1] + 1;
			uint64_t place = woven_old_place(&woven, number);

			ck_assert_uint_gt(place, last);
			ck_assert_uint_eq(woven_numbers(&woven, place).before, i);
			last = place;
		}
		woven_free(&woven);
	}
}
END_TEST

SUITE_OF(woven, two_texts_become_one, any_match_gives_each_line_one_place)
