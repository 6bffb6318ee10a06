/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "base/map.h"

START_TEST(pairs_are_numbered_as_they_come)
{
	struct map map = {0};

	ck_assert_uint_eq(map_id(&map, 7, 8), 0);
	ck_assert_uint_eq(map_id(&map, 8, 7), 1);
	ck_assert_uint_eq(map_id(&map, 7, 8), 0);
	ck_assert_uint_eq(map_id(&map, 7, NONE), 2);
	ck_assert_uint_eq(map_id(&map, 0, 0), 3);
	ck_assert_uint_eq(map.count, 4);
	ck_assert_uint_eq(map.pairs[1].a, 8);
	ck_assert_uint_eq(map.pairs[1].b, 7);
	map_free(&map);
}
END_TEST

START_TEST(finding_adds_no_pair)
{
	struct map map = {0};

	ck_assert_uint_eq(map_find(&map, 1, 2), NONE);
	map_id(&map, 1, 2);
	ck_assert_uint_eq(map_find(&map, 1, 2), 0);
	ck_assert_uint_eq(map_find(&map, 2, 1), NONE);
	ck_assert_uint_eq(map.count, 1);
	map_free(&map);
}
END_TEST

static void check_many(struct map map)
{
	uint32_t i;

	for (i = 0; i < 200000; i++)
		ck_assert_uint_eq(map_id(&map, i / 100, i % 100), i);
	for (i = 0; i < 200000; i++) {
		ck_assert_uint_eq(map_find(&map, i / 100, i % 100), i);
		ck_assert_uint_eq(map_id(&map, i / 100, i % 100), i);
	}
	ck_assert_uint_eq(map_find(&map, 2000, 0), NONE);
	/* Runs of 8 stand in the way of each other; still 20 looks at most. */
	ck_assert(!map.table.used || probes(&map.table) < 4000000);
	map_free(&map);
}

START_TEST(many_pairs_keep_their_ids)
{
	check_many((struct map){0});
}
END_TEST

START_TEST(many_near_pairs_keep_their_ids)
{
	check_many((struct map){.near = true});
}
END_TEST

START_TEST(many_dense_pairs_keep_their_ids)
{
	check_many((struct map){.dense = true});
	check_many((struct map){.dense = true, .near = true});
}
END_TEST

START_TEST(the_first_pairs_of_a_dense_id_need_no_table)
{
	struct map map = {.dense = true};
	uint32_t i;

	ck_assert_uint_eq(map_find(&map, 3, 5), NONE);
	for (i = 0; i < MAP_RUN; i++)
		ck_assert_uint_eq(map_id(&map, 3, 5 + i), i);
	ck_assert_uint_eq(map_find(&map, 2, 5), NONE);
	ck_assert_uint_eq(map_find(&map, 3, 4), NONE);
	ck_assert_uint_eq(map.table.used, 0);
	/* A run that is full, and one that others have ended. */
	ck_assert_uint_eq(map_id(&map, 3, 99), MAP_RUN);
	ck_assert_uint_eq(map.table.used, 1);
	ck_assert_uint_eq(map_id(&map, 0, 9), MAP_RUN + 1);
	ck_assert_uint_eq(map_id(&map, 4, 9), MAP_RUN + 2);
	ck_assert_uint_eq(map.table.used, 1);
	ck_assert_uint_eq(map_id(&map, 0, 8), MAP_RUN + 3);
	ck_assert_uint_eq(map.table.used, 2);
	for (i = 0; i < map.count; i++) {
		struct pair pair = map.pairs[i];

		ck_assert_uint_eq(map_find(&map, pair.a, pair.b), i);
		ck_assert_uint_eq(map_id(&map, pair.a, pair.b), i);
	}
	ck_assert_uint_eq(map.count, MAP_RUN + 4);
	map_free(&map);
	ck_assert(map.dense);
}
END_TEST

START_TEST(near_pairs_lie_beside_each_other)
{
	struct map map = {.near = true};
	uint32_t hash, i;

	map_id(&map, 5, 16);
	hash = map_hash(&map, 5, 16);
	for (i = 0; i < 8; i++)
		ck_assert_uint_eq(map_hash(&map, 5, 16 + i), hash + i);
	ck_assert_uint_ne(map_hash(&map, 5, 24) & ~7U, hash & ~7U);
	ck_assert_uint_ne(map_hash(&map, 6, 16) & ~7U, hash & ~7U);
	map_free(&map);
}
END_TEST

SUITE_OF(map, pairs_are_numbered_as_they_come, finding_adds_no_pair,
	 many_pairs_keep_their_ids, many_near_pairs_keep_their_ids,
	 many_dense_pairs_keep_their_ids,
	 the_first_pairs_of_a_dense_id_need_no_table,
	 near_pairs_lie_beside_each_other)
