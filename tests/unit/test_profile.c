/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "profile/profile.h"

static uint32_t name(struct profile *profile, const char *text)
{
	return names_id(&profile->names, str_of(text));
}

START_TEST(a_function_is_an_object_a_file_and_a_name)
{
	struct profile profile;
	uint32_t o, p, a, b, f, g, first;

	profile_init(&profile);
	o = name(&profile, "o");
	p = name(&profile, "p");
	a = name(&profile, "a.c");
	b = name(&profile, "b.c");
	f = name(&profile, "f");
	g = name(&profile, "g");
	first = profile_function(&profile, o, a, f);
	ck_assert_uint_eq(first, 0);
	ck_assert_uint_eq(profile_function(&profile, p, a, f), 1);
	ck_assert_uint_eq(profile_function(&profile, o, b, f), 2);
	ck_assert_uint_eq(profile_function(&profile, o, a, g), 3);
	ck_assert_uint_eq(profile_function(&profile, o, a, f), 0);
	ck_assert_uint_eq(profile_function(&profile, p, a, f), 1);
	ck_assert_uint_eq(profile_function(&profile, o, b, f), 2);
	ck_assert_uint_eq(profile.functions.count, 4);
	ck_assert_uint_eq(profile_object(&profile, 1), p);
	ck_assert_uint_eq(profile_file(&profile, 2), b);
	ck_assert_uint_eq(profile_name(&profile, 3), g);
	profile_free(&profile);
}
END_TEST

START_TEST(a_portion_is_a_function_and_a_file)
{
	struct profile profile;
	uint32_t o, a, b, f;

	profile_init(&profile);
	o = name(&profile, "o");
	a = name(&profile, "a.c");
	b = name(&profile, "b.h");
	f = profile_function(&profile, o, a, name(&profile, "f"));
	ck_assert_uint_eq(profile_own(&profile, f), NONE);
	ck_assert_uint_eq(profile_portion(&profile, f, b), 0);
	ck_assert_uint_eq(profile_own(&profile, f), NONE);
	ck_assert_uint_eq(profile_portion(&profile, f, a), 1);
	ck_assert_uint_eq(profile_own(&profile, f), 1);
	ck_assert_uint_eq(profile_portion(&profile, f, a), 1);
	ck_assert_uint_eq(profile_portion(&profile, f, b), 0);
	profile_free(&profile);
}
END_TEST

/* A profile with one function, in its own file. */
static void begin(struct profile *profile)
{
	uint32_t o, f;

	profile_init(profile);
	o = name(profile, "o");
	f = profile_function(profile, o, o, o);
	profile_portion(profile, f, o);
}

START_TEST(line_numbers_of_any_size_come_back)
{
	static const uint64_t numbers[] = {
		0,          1,          2147483647, 2147483648,     2147483649,
		4294967295, 4294967296, 4294967297, UINT64_MAX - 1, UINT64_MAX,
	};
	struct profile profile;
	struct order order = {NONE, NONE};
	uint32_t line;
	size_t i;

	begin(&profile);
	for (i = 0; i < LENGTH(numbers); i++) {
		line = profile_line(&profile, 0, numbers[i], &order);
		ck_assert_uint_eq(line, i);
		ck_assert_uint_eq(SIDE_NOW(&profile).line_cost[i], 0);
		ck_assert_uint_eq(
			profile_number(&profile, profile.lines.pairs[i].b),
			numbers[i]);
	}
	for (i = LENGTH(numbers); i-- > 0;)
		ck_assert_uint_eq(profile_line(&profile, 0, numbers[i], &order),
				  i);
	profile_free(&profile);
}
END_TEST

START_TEST(a_line_is_the_same_whatever_was_asked_for_before)
{
	struct order order = {NONE, NONE};
	struct profile profile;
	uint32_t i, last, next;

	begin(&profile);
	for (i = 0; i < 10; i++)
		profile_line(&profile, 0, i * 3, &order);
	for (last = 0; last < 11; last++)
		for (next = 0; next < 11; next++)
			for (i = 0; i < 10; i++) {
				order = (struct order){last - 1, next - 1};
				ck_assert_uint_eq(profile_line(&profile, 0,
							       i * 3, &order),
						  i);
				ck_assert_uint_eq(order.last, i);
			}
	ck_assert_uint_eq(profile.lines.count, 10);
	profile_free(&profile);
}
END_TEST

/* The lines of a part again, one of them said twice. */
START_TEST(what_comes_in_order_is_found_behind_the_last_in_order)
{
	static const uint64_t again[] = {10, 11, 10, 12, 11, 13};
	struct order order = {NONE, NONE};
	struct profile profile;
	uint32_t i;

	begin(&profile);
	for (i = 0; i < 4; i++)
		profile_line(&profile, 0, 10 + i, &order);
	for (i = 0; i < LENGTH(again); i++)
		ck_assert_uint_eq(profile_line(&profile, 0, again[i], &order),
				  again[i] - 10);
	ck_assert_uint_eq(order.next, 3);
	profile_free(&profile);
}
END_TEST

START_TEST(without_lines_an_edge_is_one_call)
{
	struct order order = {NONE, NONE};
	struct profile profile;
	uint32_t o, a, f, g;

	profile_init(&profile);
	profile.keep.lines = false;
	o = names_id(&profile.names, STR("o"));
	a = names_id(&profile.names, STR("a.c"));
	f = profile_function(&profile, o, a, names_id(&profile.names, STR("f")));
	g = profile_function(&profile, o, a, names_id(&profile.names, STR("g")));
	f = profile_portion(&profile, f, a);
	ck_assert_uint_eq(profile_call(&profile, f, g, 5, &order), 0);
	ck_assert_uint_eq(profile_call(&profile, f, g, 7, &order), 0);
	ck_assert_uint_eq(profile_call(&profile, f, f, 5, &order), 1);
	/* As a second part has them, in order and out of order. */
	ck_assert_uint_eq(profile_call(&profile, f, g, 9, &order), 0);
	ck_assert_uint_eq(profile_call(&profile, f, f, 9, &order), 1);
	ck_assert_uint_eq(profile.current->call_count, 2);
	ck_assert_uint_eq(profile.calls.count, 0);
	ck_assert_uint_eq(profile_call_pair(&profile, 1).a, 1);
	ck_assert_uint_eq(profile_call_pair(&profile, 1).b, 0);
	profile_begin_side(&profile);
	ck_assert_uint_eq(profile.current->call_count, 2);
	profile_free(&profile);
}
END_TEST

START_TEST(a_call_is_a_portion_a_function_and_a_line)
{
	struct order order = {NONE, NONE};
	struct profile profile;
	uint32_t o, a, f, g;

	profile_init(&profile);
	o = name(&profile, "o");
	a = name(&profile, "a");
	f = profile_function(&profile, o, o, o);
	g = profile_function(&profile, o, a, o);
	profile_portion(&profile, f, o);
	profile_portion(&profile, f, a);
	ck_assert_uint_eq(profile_call(&profile, 0, g, 7, &order), 0);
	ck_assert_uint_eq(profile_call(&profile, 0, g, 8, &order), 1);
	ck_assert_uint_eq(profile_call(&profile, 0, f, 7, &order), 2);
	ck_assert_uint_eq(profile_call(&profile, 1, g, 7, &order), 3);
	ck_assert_uint_eq(profile_call(&profile, 0, g, 7, &order), 0);
	ck_assert_uint_eq(profile_call(&profile, 0, g, 8, &order), 1);
	ck_assert_uint_eq(profile_call(&profile, 0, f, 7, &order), 2);
	ck_assert_uint_eq(profile_call(&profile, 0, g, 8, &order), 1);
	ck_assert_uint_eq(profile_call(&profile, 1, g, 7, &order), 3);
	ck_assert_uint_eq(profile.edges.count, 3);
	ck_assert_int_eq(SIDE_NOW(&profile).call[3].count, 0);
	ck_assert_uint_eq(SIDE_NOW(&profile).call[3].cost, 0);
	profile_free(&profile);
}
END_TEST

START_TEST(an_event_is_found_by_its_whole_name)
{
	struct profile profile;

	profile_init(&profile);
	profile.events[0] = name(&profile, "Ir");
	profile.events[1] = name(&profile, "I");
	profile.event_count = 2;
	ck_assert_uint_eq(profile_event(&profile, STR("Ir")), 0);
	ck_assert_uint_eq(profile_event(&profile, STR("I")), 1);
	ck_assert_uint_eq(profile_event(&profile, STR("Irr")), COST_EVENTS);
	ck_assert_uint_eq(profile_event(&profile, STR("")), COST_EVENTS);
	profile_free(&profile);
}
END_TEST

SUITE_OF(profile, a_function_is_an_object_a_file_and_a_name,
	 a_portion_is_a_function_and_a_file, line_numbers_of_any_size_come_back,
	 a_line_is_the_same_whatever_was_asked_for_before,
	 what_comes_in_order_is_found_behind_the_last_in_order,
	 without_lines_an_edge_is_one_call,
	 a_call_is_a_portion_a_function_and_a_line,
	 an_event_is_found_by_its_whole_name)
