/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "base/map.h"

START_TEST(mixed_keys_are_spread)
{
	enum { KEYS = 20000 };
	static bool seen[1 << 16];
	unsigned same = 0;
	uint64_t i;

	/* Keys that differ in high bits only: as many fall together as by chance, 2,800 */
	for (i = 0; i < KEYS; i++) {
		uint16_t low = (uint16_t)hash_mix(i << 40, 0);

		same += seen[low];
		seen[low] = true;
	}
	ck_assert_uint_lt(same, 3100);
}
END_TEST

START_TEST(mixing_depends_on_the_seed)
{
	unsigned same = 0;
	uint64_t i;

	for (i = 0; i < 1000; i++)
		same += (uint32_t)hash_mix(i, 0) == (uint32_t)hash_mix(i, 1);
	ck_assert_uint_lt(same, 3);
}
END_TEST

/* Else a profile could have keys that are made to collide. */
START_TEST(each_table_has_a_seed_of_its_own)
{
	struct map maps[2] = {0};

	for (size_t i = 0; i < 2; i++)
		map_id(&maps[i], 1, 2);
	ck_assert_uint_ne(maps[0].table.seed, maps[1].table.seed);
	ck_assert_uint_ne(maps[0].table.seed, 0);
	for (size_t i = 0; i < 2; i++)
		map_free(&maps[i]);
}
END_TEST

SUITE_OF(hash, mixed_keys_are_spread, mixing_depends_on_the_seed, each_table_has_a_seed_of_its_own)
