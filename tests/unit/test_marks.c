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
		if (bit(marks->ends, i) != is_end(text[i]) ||
		    bit(marks->newlines, i) != (text[i] == '\n'))
			ck_abort_msg("byte %zu of %zu", i, length);
	/* Behind the text there is nothing. */
	for (; i < most + 64 && i < MARKS_ROOM; i++)
		if (bit(marks->ends, i) || bit(marks->newlines, i))
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

START_TEST(lines_are_seen_up_to_some_length)
{
	char text[300];
	struct marks marks;
	unsigned place, length;

	for (place = 0; place < 70; place++) {
		for (length = 0; length < 60; length++) {
			unsigned newline;
			uint64_t ends;

			memset(text, '7', sizeof(text));
			text[place + length] = '\n';
			text[sizeof(text) - 1] = '\n';
			marks_make(&marks, text, text + sizeof(text));
			if (!marks_line(&marks, text + place, &ends,
					&newline)) {
				ck_assert_uint_ge(length, MARKS_SIGHT);
				continue;
			}
			ck_assert_uint_eq(newline, length);
			ck_assert_uint_eq(ends >> length,
					  ~(uint64_t)0 >> length);
			ck_assert_uint_eq(bits_first(ends), length);
		}
	}
}
END_TEST

/* The ends of words of a line between other bytes; free at - MARKS_MARGIN. */
static uint64_t ends_of(const char *text, char margin, char **at)
{
	struct marks marks;
	unsigned newline;
	uint64_t ends;

	*at = between(margin, text, strlen(text));
	marks_make(&marks, *at, *at + strlen(text));
	ck_assert(marks_line(&marks, *at, &ends, &newline));
	ck_assert_uint_eq(newline, strcspn(text, "\n"));
	return ends;
}

static void check_line(const char *text, unsigned first, unsigned second)
{
	char *at;
	uint64_t ends = ends_of(text, ' ', &at);

	ck_assert_uint_eq(bits_first(ends), first);
	ends = marks_behind(ends, first);
	ck_assert_uint_eq(first + 1 + bits_first(ends), second);
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
 * The numbers of a shape of the marks of text, word by word.  False: a word is
 * no number.
 */
static bool read_plain(const char *text, unsigned *words, unsigned *last,
		       uint32_t *numbers)
{
	const char *at = text;

	*words = *last = 0;
	while (*words < MARKS_FOUR) {
		const char *begin = at;
		uint32_t n = 0;

		while (!is_end(*at)) {
			if (*at < '0' || *at > '9')
				return false;
			n = 10 * n + (uint32_t)(*at++ - '0');
		}
		if (at - begin > MARKS_SMALL || at == begin || at - text >= 12)
			break;
		numbers[(*words)++] = n;
		*last = (unsigned)(at - text);
		if (*at++ == '\n')
			break;
	}
	return true;
}

static void check_shape(const struct shapes *shapes, const char *text)
{
	char *at;
	const size_t i = ends_of(text, '5', &at) & (MARKS_SHAPES - 1);
	const struct shape *shape = &shapes->shape[i];
	const struct shape_mask *mask = &shapes->mask[LEAD_DIGIT + i];
	uint32_t numbers[MARKS_FOUR], plain[MARKS_FOUR] = {0, 0, 0, 0};
	unsigned words, last;

	if (read_plain(text, &words, &last, plain)) {
		ck_assert_uint_eq(shape->words, words);
		ck_assert_uint_eq(shape->last, last);
		ck_assert(marks_numbers(shape, mask, at, numbers));
		ck_assert_mem_eq(numbers, plain, sizeof(numbers));
	} else {
		ck_assert(!marks_numbers(shape, mask, at, numbers));
	}
	free(at - MARKS_MARGIN);
}

START_TEST(shapes_are_up_to_four_small_numbers)
{
	struct shapes *shapes = marks_shapes();
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
	struct shapes *shapes = marks_shapes();
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

START_TEST(the_first_word_of_a_shape_may_have_a_sign_or_be_a_star)
{
	static const struct {
		const char *text;
		enum lead lead; /* with any other, it is no shape of digits */
		uint32_t numbers[MARKS_FOUR];
	} cases[] = {
		{"+123 4 5 6\n", LEAD_SIGN, {123, 4, 5, 6}},
		{"-9 8765 4\n", LEAD_SIGN, {9, 8765, 4, 0}},
		{"* 10 20\n", LEAD_STAR, {0, 10, 20, 0}},
		{"+12\n", LEAD_SIGN, {12, 0, 0, 0}},
		{"123 4\n", LEAD_DIGIT, {123, 4, 0, 0}},
		/* None: a sign alone, and a star that is not */
		{"+ 10 20\n", LEAD_STAR, {0, 10, 20, 0}},
		{"*1 20\n", LEAD_SIGN, {1, 20, 0, 0}},
	};
	static const enum lead leads[] = {LEAD_DIGIT, LEAD_SIGN, LEAD_STAR};
	struct shapes *shapes = marks_shapes();
	size_t i, k;

	for (i = 0; i < LENGTH(cases); i++) {
		char *at;
		const size_t n =
			ends_of(cases[i].text, '7', &at) & (MARKS_SHAPES - 1);

		for (k = 0; k < LENGTH(leads); k++) {
			const enum lead lead = leads[k];
			uint32_t numbers[MARKS_FOUR];

			if (!marks_numbers(&shapes->shape[n],
					   &shapes->mask[lead + n], at,
					   numbers)) {
				ck_assert_int_ne(lead, cases[i].lead);
				continue;
			}
			/* A digit in front would be left out by LEAD_SIGN. */
			if (cases[i].lead != LEAD_DIGIT || lead == LEAD_DIGIT) {
				ck_assert_int_eq(lead, cases[i].lead);
				ck_assert_mem_eq(numbers, cases[i].numbers,
						 sizeof(numbers));
			}
		}
		free(at - MARKS_MARGIN);
	}
	free(shapes);
}
END_TEST

SUITE_OF(marks, ends_of_words_and_lines_are_marked,
	 lines_are_seen_up_to_some_length, words_end_at_blanks_and_tabs,
	 numbers_are_read_whatever_stands_before_them,
	 shapes_are_up_to_four_small_numbers, shapes_see_what_is_no_digit,
	 the_first_word_of_a_shape_may_have_a_sign_or_be_a_star)
