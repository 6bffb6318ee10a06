/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/instructions.h"

#include "helpers.h"

#include <stdlib.h>

enum { PLACES = 60, MOST = 120 };

/* By place: which columns are taken there, and how often. */
static unsigned taken[PLACES];

/* Whether what was drawn overlaps nowhere. */
static void check_drawn(const struct arrows *arrows)
{
	size_t i, k;

	memset(taken, 0, sizeof(taken));
	for (i = 0; i < arrows->count; i++) {
		const struct arrow *arrow = &arrows->list[i];

		ck_assert(arrow->column >= 1 &&
			  arrow->column <= ARROW_COLUMNS);
		for (k = arrow_top(arrow); k <= arrow_bottom(arrow); k++) {
			ck_assert(!(taken[k] >> arrow->column & 1));
			taken[k] |= 1U << arrow->column;
		}
		ck_assert(!i || arrow_top(arrow) >=
					arrow_top(&arrows->list[i - 1]));
	}
}

START_TEST(any_arrows)
{
	unsigned round, n, i;

	srand(17);
	for (round = 0; round < 500; round++) {
		struct arrows arrows = {0};

		n = (unsigned)rand() % MOST;
		for (i = 0; i < n; i++) {
			arrows_add(&arrows, (size_t)rand() % PLACES, (size_t)rand() % PLACES);
		}
		arrows_draw(&arrows, PLACES);
		check_drawn(&arrows);
		ck_assert_uint_le(arrows.count, n);
		arrows_free(&arrows);
	}
}
END_TEST

/* The arrow inside of another one is next to the lines. */
START_TEST(nested_arrows)
{
	struct arrows arrows = {0};

	arrows_add(&arrows, 1, 9);
	arrows_add(&arrows, 7, 3);
	arrows_draw(&arrows, 10);
	ck_assert_uint_eq(arrows.count, 2);
	ck_assert_uint_eq(arrows.columns, 2);
	ck_assert_uint_eq(arrows.list[0].from, 1);
	ck_assert_uint_eq(arrows.list[0].column, 2);
	ck_assert_uint_eq(arrows.list[1].column, 1);
	arrows_free(&arrows);
}
END_TEST

/* Two arrows between the same places come by where they begin, not as added. */
START_TEST(opposite_arrows)
{
	unsigned first;

	for (first = 0; first < 2; first++) {
		struct arrows arrows = {0};

		arrows_add(&arrows, first ? 5 : 2, first ? 2 : 5);
		arrows_add(&arrows, first ? 2 : 5, first ? 5 : 2);
		arrows_draw(&arrows, 6);
		ck_assert_uint_eq(arrows.count, 2);
		ck_assert_uint_eq(arrows.list[0].from, 2);
		ck_assert_uint_eq(arrows.list[1].from, 5);
		arrows_free(&arrows);
	}
}
END_TEST

/* The first and the last place, and a list without any arrow. */
START_TEST(extreme_arrows)
{
	struct arrows arrows = {0};

	arrows_draw(&arrows, 0);
	ck_assert_uint_eq(arrows.columns, 0);
	arrows_add(&arrows, 8, 0);
	arrows_add(&arrows, 7, 7);
	arrows_draw(&arrows, 9);
	ck_assert_uint_eq(arrows.count, 2);
	ck_assert_uint_eq(arrows.list[0].column, 2);
	ck_assert_uint_eq(arrows.list[1].column, 1);
	arrows_free(&arrows);
}
END_TEST

/*
 * However many there are: short ones each at a place of its own, then 12 at the
 * last place, and long ones that would have to pass it.
 */
START_TEST(very_many_arrows)
{
	enum { MANY = 200000 };
	struct arrows arrows = {0};
	uint64_t i;

	for (i = 0; i < MANY; i++)
		arrows_add(&arrows, 2 * i, 2 * i + 1);
	for (i = 0; i < ARROW_COLUMNS; i++)
		arrows_add(&arrows, 2 * MANY, 2 * MANY);
	for (i = 0; i < MANY; i++)
		arrows_add(&arrows, 2 * i, 2 * MANY);
	arrows_draw(&arrows, 2 * MANY + 1);
	ck_assert_uint_eq(arrows.count, MANY + ARROW_COLUMNS);
	ck_assert_uint_eq(arrows.columns, ARROW_COLUMNS);
	arrows_free(&arrows);
}
END_TEST

SUITE_OF(arrows, any_arrows, nested_arrows, opposite_arrows, extreme_arrows,
	 very_many_arrows)
