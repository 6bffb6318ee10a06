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
	ck_assert_uint_lt(map.table.probes, 4000000);
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

/* x with x * odd = 1 modulo 2^64, by Newton's method. */
static uint64_t inverse(uint64_t odd)
{
	uint64_t x = odd;
	int i;

	for (i = 0; i < 6; i++)
		x *= 2 - odd * x;
	return x;
}

static uint64_t fold(uint64_t key)
{
	return key ^ key >> 32;
}

/* The key that hash_mix makes this result of under seed 0. */
static uint64_t unmix(uint64_t result)
{
	uint64_t key = fold(result); /* key ^ key >> 32 undoes itself */

	key = fold(key * inverse(0xd6e8feb86659fd93U));
	return key * inverse(0x9e3779b97f4a7c15U);
}

START_TEST(keys_made_to_collide_cost_no_more_than_others)
{
	enum { KEYS = 50000 };
	struct map map = {0};
	uint32_t i;

	ck_assert_uint_eq(hash_mix(unmix(0x123456789abcdef0U), 0),
			  0x123456789abcdef0U);
	for (i = 0; i < KEYS; i++) {
		/* The same low 32 bits, which are the hash. */
		uint64_t key = unmix((uint64_t)i << 32 | 12345);

		ck_assert_uint_eq((uint32_t)hash_mix(key, 0), 12345);
		ck_assert_uint_eq(
			map_id(&map, (uint32_t)(key >> 32), (uint32_t)key), i);
	}
	for (i = 0; i < KEYS; i++) {
		uint64_t key = unmix((uint64_t)i << 32 | 12345);

		ck_assert_uint_eq(
			map_find(&map, (uint32_t)(key >> 32), (uint32_t)key),
			i);
	}
	/*
	 * A run of 1024 costs 1024 * 1025 / 2 = 524,800 looks before it is
	 * given up; without that, all of them cost 1,249,975,000.
	 */
	ck_assert_uint_lt(map.table.probes, 2000000);
	map_free(&map);
}
END_TEST

/* Of one a, whose first pairs are not in the table when it is hashed again. */
START_TEST(dense_keys_made_to_collide_cost_no_more_than_others)
{
	enum { KEYS = 3000 };
	struct map map = {.dense = true};
	uint32_t made = 0, i;

	for (i = 0; made < KEYS; i++) {
		uint32_t b = i * 977;

		if ((hash_mix((uint64_t)7 << 32 | b, 0) & 0xffff) >= 40)
			continue;
		ck_assert_uint_eq(map_id(&map, 7, b), made++);
	}
	for (i = 0; i < KEYS; i++)
		ck_assert_uint_eq(map_find(&map, 7, map.pairs[i].b), i);
	ck_assert_uint_eq(map.table.used, KEYS - MAP_RUN);
	ck_assert_uint_ne(map.table.seed, 0);
	ck_assert_uint_lt(map.table.probes, 2000000);
	map_free(&map);
}
END_TEST

START_TEST(near_keys_made_to_collide_cost_no_more_than_others)
{
	enum { KEYS = 20000 };
	struct map map = {.near = true};
	uint32_t made = 0, i;

	for (i = 0; made < KEYS; i++) {
		uint64_t key = unmix((uint64_t)i << 32 | 0x5a5a5a58);

		/* The key is that of 8 pairs: it has 61 bits. */
		if (key >> 61)
			continue;
		key <<= 3;
		ck_assert_uint_eq(
			map_id(&map, (uint32_t)(key >> 32), (uint32_t)key),
			made++);
	}
	ck_assert_uint_lt(map.table.probes, 2000000);
	map_free(&map);
}
END_TEST

SUITE_OF(map, pairs_are_numbered_as_they_come, finding_adds_no_pair,
	 many_pairs_keep_their_ids, many_near_pairs_keep_their_ids,
	 many_dense_pairs_keep_their_ids,
	 the_first_pairs_of_a_dense_id_need_no_table,
	 near_pairs_lie_beside_each_other,
	 keys_made_to_collide_cost_no_more_than_others,
	 dense_keys_made_to_collide_cost_no_more_than_others,
	 near_keys_made_to_collide_cost_no_more_than_others)
