/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "read/marks.h"

/* Each is compared with what looking at one byte after the other finds. */

static bool is_end(char c)
{
	return c == ' ' || c == '\t' || c == '\n';
}

/* A copy of text with other bytes around it; free it - MARKS_MARGIN. */
static char *between(char margin, const char *text, size_t length)
{
	char *space = malloc(length + 2 * MARKS_MARGIN);

	memset(space, margin, length + 2 * MARKS_MARGIN);
	memcpy(space + MARKS_MARGIN, text, length);
	return space + MARKS_MARGIN;
}

static bool bit(const uint64_t *bits, size_t i)
{
	return marks_from(bits, i) & 1;
}

static void check_marks(const char *text, size_t length)
{
	char *at = between('\n', text, length);
	struct marks *marks = calloc(1, sizeof(*marks));
	size_t most = length < MARKS_ROOM ? length : MARKS_ROOM, i;

	marks_make(marks, at, at + length);
	ck_assert_ptr_eq(marks->begin, at);
	ck_assert_ptr_eq(marks->last, length <= MARKS_ROOM
					      ? at + length
					      : at + MARKS_ROOM - 64);
	for (i = 0; i < most; i++)
		if (bit(marks->words, i) != is_end(text[i]) ||
		    bit(marks->lines, i) != (text[i] == '\n'))
			ck_abort_msg("byte %zu of %zu", i, length);
	/* Behind the text there is nothing. */
	for (; i < most + 64 && i < MARKS_ROOM; i++)
		if (bit(marks->words, i) || bit(marks->lines, i))
			ck_abort_msg("byte %zu behind %zu", i, length);
	free(marks);
	free(at - MARKS_MARGIN);
}

START_TEST(ends_of_words_and_lines_are_marked)
{
	static char text[3 * MARKS_ROOM];
	size_t i, length;

	for (length = 1; length < 200; length++) {
		for (i = 0; i < length; i++)
			text[i] = (char)(7 * i + length);
		check_marks(text, length);
	}
	for (i = 0; i < sizeof(text); i++)
		text[i] = "12 3\n4\t\n\xc3\xa4 +\r0"[(i + i / 13) % 14];
	for (length = MARKS_ROOM - 70; length < MARKS_ROOM + 70; length++)
		check_marks(text, length);
	check_marks(text, sizeof(text));
}
END_TEST

/* The line that begins at place, or an empty one: it is not seen. */
static struct marked look(const struct marks *marks, const char *text,
			  size_t place)
{
	struct marked line = {0};

	if (!marks_line(marks, text + place, &line))
		line.at = NULL;
	return line;
}

START_TEST(lines_are_seen_up_to_some_length)
{
	char text[300];
	struct marks marks;
	unsigned place, length;

	for (place = 0; place < 70; place++) {
		for (length = 0; length < 60; length++) {
			struct marked line;

			memset(text, '7', sizeof(text));
			text[place + length] = '\n';
			text[sizeof(text) - 1] = '\n';
			marks_make(&marks, text, text + sizeof(text));
			line = look(&marks, text, place);
			if (!line.at) {
				ck_assert_uint_gt(length, MARKS_SIGHT);
				continue;
			}
			ck_assert_uint_eq(line.newline, length);
			ck_assert_uint_eq(line.ends >> length,
					  ~(uint64_t)0 >> length);
		}
	}
}
END_TEST

static void check_line(const char *text, unsigned first, unsigned second)
{
	struct marks marks;
	char *at = between(' ', text, strlen(text));
	struct marked line;

	marks_make(&marks, at, at + strlen(text));
	line = look(&marks, at, 0);
	ck_assert_ptr_eq(line.at, at);
	ck_assert_uint_eq(line.newline, strcspn(text, "\n"));
	ck_assert_uint_eq(marks_next(&line), first);
	ck_assert_uint_eq(marks_next(&line), second);
	free(at - MARKS_MARGIN);
}

START_TEST(words_end_at_blanks_and_tabs)
{
	check_line("12 3 4\n5  6 \n", 2, 4);
	check_line("12\t345\n", 2, 6);
	/* From the newline on, each place is one. */
	check_line("12\n5 6\n", 2, 3);
	check_line("\n\n", 0, 1);
	check_line("1  2\n", 1, 2);
	check_line("1 \t2\n", 1, 2);
	check_line("1 2 \n", 1, 3);
	check_line("1 2\t\n", 1, 3);
	check_line("1 \n", 1, 2);
}
END_TEST

START_TEST(numbers_are_read_whatever_stands_before_them)
{
	static const char *const before[] = {
		"99999999",
		"        ",
		"\xff\xff\xff\xff\xff\xff\xff\xff",
	};
	static const char digits[] = "90817263";
	uint64_t value = 0;
	unsigned length, i, place, c;

	for (length = 0; length <= MARKS_DIGITS; length++) {
		char text[2 * MARKS_DIGITS + 1];
		char *end = text + MARKS_DIGITS + length;

		for (i = 0; i < LENGTH(before); i++) {
			uint64_t bad = 0;

			memcpy(text, before[i], MARKS_DIGITS);
			memcpy(text + MARKS_DIGITS, digits, length);
			ck_assert_uint_eq(marks_number(end, length, &bad),
					  value);
			ck_assert_uint_eq(bad, 0);
		}
		/* Any other byte in any place is seen. */
		for (place = 0; place < length; place++) {
			for (c = 0; c < 256; c++) {
				uint64_t bad = 0;

				memcpy(text + MARKS_DIGITS, digits, length);
				text[MARKS_DIGITS + place] = (char)c;
				marks_number(end, length, &bad);
				ck_assert_int_eq(bad != 0, c < '0' || c > '9');
			}
		}
		if (length < MARKS_DIGITS)
			value = 10 * value + (uint64_t)(digits[length] - '0');
	}
}
END_TEST

/*
 * The same as a shape of the marks of text, and marks_add of it, word by word.
 * False: a word is no number.
 */
static bool add_plain(const char *text, unsigned *words, unsigned *last,
		      int64_t *sums)
{
	const char *at = text;

	*words = *last = 0;
	while (*words < MARKS_FOUR) {
		const char *begin = at;
		int64_t n = 0;

		while (!is_end(*at)) {
			if (*at < '0' || *at > '9')
				return false;
			n = 10 * n + (*at++ - '0');
		}
		if (at - begin > MARKS_SMALL || at == begin || at - text >= 12)
			break;
		sums[(*words)++] += n;
		*last = (unsigned)(at - text);
		if (*at++ == '\n')
			break;
	}
	return true;
}

static void check_shape(const struct shape *shapes, const char *text)
{
	struct marks marks;
	char *at = between('5', text, strlen(text));
	int64_t sums[MARKS_FOUR + 1] = {10, 20, 30, 40, 77};
	int64_t plain[MARKS_FOUR + 1] = {10, 20, 30, 40, 77};
	const struct shape *shape;
	struct marked line;
	struct four four;
	unsigned words, last;
	bool good = add_plain(text, &words, &last, plain);

	marks_make(&marks, at, at + strlen(text));
	line = look(&marks, at, 0);
	shape = &shapes[line.ends & (MARKS_SHAPES - 1)];
	if (good) {
		ck_assert_uint_eq(shape->words, words);
		ck_assert_uint_eq(shape->last, last);
		ck_assert(marks_four(shape, at, false, &four));
		ck_assert(marks_add(&four, sums));
		ck_assert_mem_eq(sums, plain, sizeof(sums));
	} else {
		ck_assert(!marks_four(shape, at, false, &four));
	}
	free(at - MARKS_MARGIN);
}

START_TEST(shapes_add_up_to_four_small_numbers)
{
	struct shape *shapes = marks_shapes();
	unsigned a, b, c, d;

	for (a = 1; a < 7; a++)
		for (b = 0; b < 7; b++)
			for (c = 0; c < 7; c++)
				for (d = 0; d < 7; d++) {
					char text[40];

					sprintf(text, "%.*s %.*s\t%.*s %.*s\n",
						(int)a, "987654", (int)b,
						"123456", (int)c, "902070",
						(int)d, "555555");
					check_shape(shapes, text);
				}
	check_shape(shapes, "1\n2 3 4\n");
	check_shape(shapes, "12 3\n4 5 6\n");
	check_shape(shapes, "1 2 3\n\n\n\n\n");
	check_shape(shapes, "9 9 9 9 9 9 9\n");
	free(shapes);
}
END_TEST

START_TEST(shapes_see_what_is_no_digit)
{
	struct shape *shapes = marks_shapes();
	unsigned place, c;

	for (place = 0; place < 10; place++) {
		for (c = 1; c < 256; c++) {
			char text[] = "12 345 6 7\n";

			if (is_end(text[place]) || is_end((char)c))
				continue;
			text[place] = (char)c;
			check_shape(shapes, text);
		}
	}
	free(shapes);
}
END_TEST

START_TEST(the_first_of_four_may_have_a_sign_and_is_taken_out)
{
	static const struct {
		const char *text;
		uint64_t marks; /* where words end, from the lowest bit on */
		unsigned first;
		int64_t sums[MARKS_FOUR];
	} cases[] = {
		{"+123 4 5 6\n", 0x550, 123, {4, 5, 6, 0}},
		{"-9 8765 4\n", 0x284, 9, {8765, 4, 0, 0}},
		{"* 10 20\n", 0x092, 0, {10, 20, 0, 0}},
		{"+12\n", 0x008, 12, {0, 0, 0, 0}},
	};
	struct shape *shapes = marks_shapes();
	size_t i;

	for (i = 0; i < LENGTH(cases); i++) {
		size_t length = strlen(cases[i].text);
		char *at = between('7', cases[i].text, length);
		/* Behind the newline, all are marked, as those of a line. */
		uint64_t marks = cases[i].marks | ~(uint64_t)0 << length;
		int64_t sums[MARKS_FOUR] = {0, 0, 0, 0};
		struct four four;

		ck_assert(!marks_four(&shapes[marks & (MARKS_SHAPES - 1)], at,
				      false, &four));
		ck_assert(marks_four(&shapes[marks & (MARKS_SHAPES - 1)], at,
				     true, &four));
		ck_assert_uint_eq(marks_first(&four), cases[i].first);
		ck_assert(marks_add(&four, sums));
		ck_assert_mem_eq(sums, cases[i].sums, sizeof(sums));
		free(at - MARKS_MARGIN);
	}
	free(shapes);
}
END_TEST

START_TEST(sums_stay_within_64_bits_and_do_not_become_negative)
{
	static const int64_t begin[][MARKS_FOUR] = {
		{INT64_MAX - 8, 2, 3, 4}, {1, INT64_MAX - 7, 3, 4},
		{1, 2, INT64_MAX - 6, 4}, {1, 2, 3, INT64_MAX - 5},
		{-10, 2, 3, 4},           {1, 2, 3, -7},
	};
	struct shape *shapes = marks_shapes();
	/* Words that end at 1, 3, 5 and 7. */
	const struct shape *shape = &shapes[0xaa];
	char *at = between('0', "9 8 7 6\n", 8);
	int64_t most[] = {INT64_MAX - 9, INT64_MAX - 8, -7, INT64_MAX - 6};
	struct four four;
	size_t i;

	ck_assert(marks_four(shape, at, false, &four));
	ck_assert(marks_add(&four, most));
	ck_assert_int_eq(most[0], INT64_MAX);
	ck_assert_int_eq(most[1], INT64_MAX);
	ck_assert_int_eq(most[2], 0);
	ck_assert_int_eq(most[3], INT64_MAX);
	for (i = 0; i < LENGTH(begin); i++) {
		int64_t sums[MARKS_FOUR];

		memcpy(sums, begin[i], sizeof(sums));
		ck_assert(!marks_add(&four, sums));
		ck_assert_mem_eq(sums, begin[i], sizeof(sums));
	}
	free(at - MARKS_MARGIN);
	free(shapes);
}
END_TEST

SUITE_OF(marks, ends_of_words_and_lines_are_marked,
	 lines_are_seen_up_to_some_length, words_end_at_blanks_and_tabs,
	 numbers_are_read_whatever_stands_before_them,
	 shapes_add_up_to_four_small_numbers, shapes_see_what_is_no_digit,
	 the_first_of_four_may_have_a_sign_and_is_taken_out,
	 sums_stay_within_64_bits_and_do_not_become_negative)
