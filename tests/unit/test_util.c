/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "base/str.h"

START_TEST(error_set_fills_in_and_is_false)
{
	struct error error = {"", true};

	ck_assert(!error_set(&error, "%s:%d: bad", "a", 7));
	ck_assert_str_eq(error.text, "a:7: bad");
	ck_assert(!error.usage);
}
END_TEST

START_TEST(error_usage_blames_the_command_line)
{
	struct error error = {"", false};

	ck_assert(!error_usage(&error, "--%s", "x"));
	ck_assert_str_eq(error.text, "--x");
	ck_assert(error.usage);
}
END_TEST

START_TEST(an_error_too_long_is_cut)
{
	struct error error;

	error_set(&error, "%5000d", 1);
	ck_assert_uint_eq(strlen(error.text), sizeof(error.text) - 1);
}
END_TEST

START_TEST(error_add_adds_what_there_is_room_for)
{
	struct error error;
	size_t room = sizeof(error.text) - 1;

	error_usage(&error, "%s: it is", "--sort");
	error_add(&error, " %s, %d", "no event", 7);
	ck_assert_str_eq(error.text, "--sort: it is no event, 7");
	ck_assert(error.usage);
	error_set(&error, "%0*d", (int)room - 2, 0);
	error_add(&error, "123");
	error_add(&error, "4");
	ck_assert_uint_eq(strlen(error.text), room);
	ck_assert_str_eq(error.text + room - 3, "012");
}
END_TEST

START_TEST(util_alloc_zeroes)
{
	unsigned char *memory = util_alloc(1000, 3);
	size_t i;

	for (i = 0; i < 3000; i++)
		ck_assert_uint_eq(memory[i], 0);
	free(memory);
}
END_TEST

START_TEST(no_elements_are_memory_all_the_same)
{
	void *memory = util_alloc(0, 8);

	ck_assert_ptr_nonnull(memory);
	memory = util_realloc(memory, 0, 8);
	ck_assert_ptr_nonnull(memory);
	free(memory);
}
END_TEST

START_TEST(util_grow_keeps_what_was_there)
{
	size_t room = 0, i;
	int *array = NULL;

	for (i = 0; i < 10000; i++) {
		array = util_grow(array, &room, i + 1, sizeof(*array));
		ck_assert_uint_gt(room, i);
		array[i] = (int)i * 3;
	}
	for (i = 0; i < 10000; i++)
		ck_assert_int_eq(array[i], (int)i * 3);
	free(array);
}
END_TEST

START_TEST(util_grow_moves_nothing_while_there_is_room)
{
	size_t room = 0;
	char *array = util_grow(NULL, &room, 1, 1);
	size_t first = room;

	ck_assert_ptr_eq(util_grow(array, &room, first, 1), array);
	ck_assert_uint_eq(room, first);
	free(array);
}
END_TEST

START_TEST(util_grow_jumps_to_what_is_needed)
{
	size_t room = 0;
	char *array = util_grow(NULL, &room, 1000000, 1);

	ck_assert_uint_ge(room, 1000000);
	array[999999] = 1;
	free(array);
}
END_TEST

START_TEST(util_format_is_printf_to_a_string)
{
	char *text = util_format("%s-%03d", "x", 7);
	char *longer = util_format("%3000s", "y");

	ck_assert_str_eq(text, "x-007");
	ck_assert_uint_eq(strlen(longer), 3000);
	free(text);
	free(longer);
}
END_TEST

/* It reads blocks of a power of two. */
START_TEST(stream_copy_copies_one_byte_more)
{
	enum { LENGTH_OF_FILE = (1 << 20) + 1 };
	FILE *from = tmpfile();
	struct draft to;

	for (int i = 0; i < LENGTH_OF_FILE; i++)
		fputc('a', from);
	draft_open(&to);
	ck_assert(stream_copy(from, to.file));
	ck_assert_uint_eq(draft_close(&to).length, LENGTH_OF_FILE);
	free(to.text);
	fclose(from);
}
END_TEST

START_TEST(util_add_stops_at_64_bits)
{
	int64_t sum = INT64_MAX - 1;

	ck_assert(util_add(&sum, 1));
	ck_assert_int_eq(sum, INT64_MAX);
	ck_assert(!util_add(&sum, 1));
	sum = INT64_MIN + 1;
	ck_assert(util_add(&sum, -1));
	ck_assert_int_eq(sum, INT64_MIN);
	ck_assert(!util_add(&sum, -1));
}
END_TEST

START_TEST(util_id_is_the_count)
{
	ck_assert_uint_eq(util_id(0), 0);
	ck_assert_uint_eq(util_id(4294967293U), 4294967293U);
}
END_TEST

START_TEST(too_many_ids_end_the_program)
{
	util_id(4294967294U);
}
END_TEST

START_TEST(more_memory_than_there_is_ends_the_program)
{
	free(util_realloc(NULL, SIZE_MAX / 4, 8));
}
END_TEST

Suite *util_suite(void);

Suite *util_suite(void)
{
	const TTest *const tests[] = {
		error_set_fills_in_and_is_false,
		error_usage_blames_the_command_line,
		an_error_too_long_is_cut,
		error_add_adds_what_there_is_room_for,
		util_alloc_zeroes,
		no_elements_are_memory_all_the_same,
		util_grow_keeps_what_was_there,
		util_grow_moves_nothing_while_there_is_room,
		util_grow_jumps_to_what_is_needed,
		util_format_is_printf_to_a_string,
		stream_copy_copies_one_byte_more,
		util_add_stops_at_64_bits,
		util_id_is_the_count,
	};
	Suite *suite = suite_create("util");
	TCase *tc = tcase_create("util");
	TCase *exits = tcase_create("exits");
	size_t i;

	for (i = 0; i < LENGTH(tests); i++)
		tcase_add_test(tc, tests[i]);
	tcase_set_tags(exits, "exits");
	tcase_add_exit_test(exits, too_many_ids_end_the_program, 1);
	tcase_add_exit_test(exits, more_memory_than_there_is_ends_the_program,
			    1);
	suite_add_tcase(suite, tc);
	suite_add_tcase(suite, exits);
	return suite;
}
