/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "base/map.h"

START_TEST(ids_are_grouped_by_key)
{
	const uint32_t key[] = {2, 0, 2, 3, 2};
	struct groups groups;
	struct ids ids;

	groups_make(&groups, key, 5, 4);
	ids = groups_get(&groups, 2);
	ck_assert_uint_eq(ids.count, 3);
	ck_assert_uint_eq(ids.id[0], 0);
	ck_assert_uint_eq(ids.id[1], 2);
	ck_assert_uint_eq(ids.id[2], 4);
	ck_assert_uint_eq(groups_get(&groups, 1).count, 0);
	ids = groups_get(&groups, 3);
	ck_assert_uint_eq(ids.count, 1);
	ck_assert_uint_eq(ids.id[0], 3);
	groups_free(&groups);
}
END_TEST

START_TEST(ids_are_sorted_and_there_once)
{
	uint32_t ids[] = {7, 2, 9, 2, 0, 9, 9, UINT32_MAX, 1, 0};
	const uint32_t wanted[] = {0, 1, 2, 7, 9, UINT32_MAX};
	size_t i;

	ck_assert_uint_eq(groups_unique(ids, 10), 6);
	for (i = 0; i < 6; i++)
		ck_assert_uint_eq(ids[i], wanted[i]);
	ck_assert_uint_eq(groups_unique(ids, 0), 0);
}
END_TEST

SUITE_OF(groups, ids_are_grouped_by_key, ids_are_sorted_and_there_once)
