/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "base/map.h"

/* Whether an id can be found by its hash. */
static bool is_there(const struct hash *table, uint32_t hash, uint32_t id)
{
	size_t i;

	for (i = hash & table->mask; table->slots[i].id;
	     i = (i + 1) & table->mask)
		if (table->slots[i].id == id + 1 &&
		    table->slots[i].hash == hash)
			return true;
	return false;
}

START_TEST(what_was_put_is_found_while_the_table_grows)
{
	struct hash table = {0};
	uint32_t i;

	for (i = 0; i < 50000; i++) {
		hash_reserve(&table);
		hash_put(&table, (uint32_t)hash_mix(i, 0), i);
	}
	ck_assert_uint_eq(table.used, 50000);
	ck_assert_uint_gt(table.mask, 50000);
	ck_assert_uint_eq(table.mask & (table.mask + 1), 0);
	for (i = 0; i < 50000; i++)
		ck_assert(is_there(&table, (uint32_t)hash_mix(i, 0), i));
	ck_assert(!is_there(&table, (uint32_t)hash_mix(50000, 0), 50000));
	free(table.slots);
}
END_TEST

START_TEST(mixed_keys_are_spread)
{
	struct hash table = {0};
	uint32_t i;

	/* Keys that differ in high bits only. */
	for (i = 0; i < 20000; i++) {
		hash_reserve(&table);
		hash_put(&table, (uint32_t)hash_mix((uint64_t)i << 40, 0), i);
	}
	ck_assert_uint_lt(probes(&table), 60000);
	free(table.slots);
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
	struct hash tables[2] = {0};

	for (size_t i = 0; i < 2; i++)
		hash_reserve(&tables[i]);
	ck_assert_uint_ne(tables[0].seed, tables[1].seed);
	ck_assert_uint_ne(tables[0].seed, 0);
	for (size_t i = 0; i < 2; i++)
		free(tables[i].slots);
}
END_TEST

SUITE_OF(hash, what_was_put_is_found_while_the_table_grows,
	 mixed_keys_are_spread, mixing_depends_on_the_seed, each_table_has_a_seed_of_its_own)
