/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "read/fast_counts.h"

/* What fast_counts_add() is to do where it does something, by plain reading. */
static const char *add_plain(const char *at, int64_t sums[FAST_COUNTS],
			     unsigned *count)
{
	uint64_t new[FAST_COUNTS], all = 0;
	unsigned n = 0, i;

	for (i = 0; i < FAST_COUNTS; i++)
		new[i] = (uint64_t)sums[i];
	for (;; at++) {
		const char *begin = at;
		unsigned value = 0, digit;

		while ((digit = (unsigned char)*at - (unsigned)'0') <= 9) {
			value = value * 10 + digit;
			at++;
			if (at == begin + FAST_COUNTS_DIGITS)
				break;
		}
		if (at == begin || (*at != ' ' && *at != '\n'))
			return NULL;
		new[n++] += value;
		if (n == FAST_COUNTS || *at == '\n')
			break;
	}
	for (i = 0; i < FAST_COUNTS; i++)
		all |= new[i];
	if (all > INT64_MAX)
		return NULL;
	for (i = 0; i < FAST_COUNTS; i++)
		sums[i] = (int64_t) new[i];
	*count += n;
	return at;
}

/* Where fast_counts_add() never sees a quad, nothing is to be said of what it sees. */
#ifdef __SSE2__
enum { SEES = 1 };
#else
enum { SEES = 0 };
#endif

enum { READERS = 1 + SEES };
static const char *(*const readers[])(const char *at, int64_t sums[FAST_COUNTS],
				      unsigned *count) = {add_plain,
							  fast_counts_add};

/* What stands around a quad and does not matter. */
static const char *const margins[] = {
	"0000000000000000",
	" 0 0 0 0 0 0 0 0",
	"\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n",
	"1 2 3 4 5 6 7 8 ",
	"\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff",
};

/* A copy of text between two margins; the caller frees it - FAST_COUNTS_MARGIN. */
static char *between(const char *margin, const char *text, size_t length)
{
	char *space = malloc(length + 2 * FAST_COUNTS_MARGIN);

	memcpy(space, margin, FAST_COUNTS_MARGIN);
	memcpy(space + FAST_COUNTS_MARGIN, text, length);
	memcpy(space + FAST_COUNTS_MARGIN + length, margin, FAST_COUNTS_MARGIN);
	return space + FAST_COUNTS_MARGIN;
}

/*
 * The counts are a to d, and what follows them is at text + end; no counts are
 * no quad.
 */
static void check_quad(const char *text, unsigned count, size_t end, int64_t a,
		       int64_t b, int64_t c, int64_t d)
{
	size_t i, j;

	for (i = 0; i < READERS; i++) {
		for (j = 0; j < LENGTH(margins); j++) {
			char *at = between(margins[j], text, strlen(text));
			int64_t sums[FAST_COUNTS + 1] = {1000, 2000, 3000, 4000,
							 77};
			unsigned n = 5;
			const char *behind = readers[i](at, sums, &n);

			ck_assert_msg(behind == (count ? at + end : NULL),
				      "end of '%s'", text);
			ck_assert_uint_eq(n, 5 + count);
			ck_assert_int_eq(sums[0], 1000 + a);
			ck_assert_int_eq(sums[1], 2000 + b);
			ck_assert_int_eq(sums[2], 3000 + c);
			ck_assert_int_eq(sums[3], 4000 + d);
			ck_assert_int_eq(sums[4], 77);
			free(at - FAST_COUNTS_MARGIN);
		}
	}
}

static void check_none(const char *text)
{
	check_quad(text, 0, 0, 0, 0, 0, 0);
}

START_TEST(counts_are_read)
{
	check_quad("7\n", 1, 1, 7, 0, 0, 0);
	check_quad("0\n", 1, 1, 0, 0, 0, 0);
	check_quad("9999\n", 1, 4, 9999, 0, 0, 0);
	check_quad("1 23\n", 2, 4, 1, 23, 0, 0);
	check_quad("1234 5 678\n", 3, 10, 1234, 5, 678, 0);
	check_quad("0001 0 010 9\n", 4, 12, 1, 0, 10, 9);
	check_quad("9 8 7 6\n", 4, 7, 9, 8, 7, 6);
	check_quad("999 999 999 999\n", 4, 15, 999, 999, 999, 999);
}
END_TEST

START_TEST(a_line_may_go_on_behind_four)
{
	check_quad("1 2 3 4 5 6 7 8\n", 4, 7, 1, 2, 3, 4);
	check_quad("10 200 3000 4 50000\n", 4, 13, 10, 200, 3000, 4);
	check_quad("1 2 3 4 x\n", 4, 7, 1, 2, 3, 4);
}
END_TEST

START_TEST(the_next_line_is_left_alone)
{
	check_quad("1\n2 3 4 5\n", 1, 1, 1, 0, 0, 0);
	check_quad("1 2\nfn=(1)\n", 2, 3, 1, 2, 0, 0);
	check_quad("1 2 3\n\n\n", 3, 5, 1, 2, 3, 0);
	check_quad("1 2 3 4\n4 4 4 4 4\n", 4, 7, 1, 2, 3, 4);
}
END_TEST

START_TEST(what_is_no_quad_is_left_alone)
{
	check_none("\n");
	check_none(" 1\n");
	check_none("1 \n");
	check_none("1 2 3 \n");
	check_none("1  2\n");
	check_none("12345\n");
	check_none("1 12345\n");
	check_none("1 2 3 12345\n");
	check_none("1\t2\n");
	check_none("1 2\r\n");
	check_none("-1 2\n");
	check_none("1 +2\n");
	check_none("1 2 .\n");
	check_none("1 * 2\n");
	check_none("1.5\n");
	check_none("0x1f\n");
	check_none("1 2: 4\n");
	check_none("1 2/ 4\n");
	check_none("1 \xb2 4\n");
}
END_TEST

START_TEST(sums_stay_within_64_bits_and_do_not_become_negative)
{
	size_t i;

	for (i = 0; i < READERS; i++) {
		char *at = between(margins[0], "9 8 7 6\n", 8);
		int64_t most[FAST_COUNTS] = {1, INT64_MAX - 8, -7,
					     INT64_MAX - 6};
		int64_t more[FAST_COUNTS] = {1, 2, 3, INT64_MAX - 5};
		int64_t less[FAST_COUNTS] = {1, 2, -8, INT64_MAX - 6};
		unsigned n = 0;

		ck_assert_ptr_eq(readers[i](at, most, &n), at + 7);
		ck_assert_uint_eq(n, 4);
		ck_assert_int_eq(most[0], 10);
		ck_assert_int_eq(most[1], INT64_MAX);
		ck_assert_int_eq(most[2], 0);
		ck_assert_int_eq(most[3], INT64_MAX);
		ck_assert_ptr_null(readers[i](at, more, &n));
		ck_assert_ptr_null(readers[i](at, less, &n));
		ck_assert_uint_eq(n, 4);
		ck_assert_int_eq(more[0], 1);
		ck_assert_int_eq(more[2], 3);
		ck_assert_int_eq(less[3], INT64_MAX - 6);
		free(at - FAST_COUNTS_MARGIN);
	}
}
END_TEST

/* Bytes of which many are quads, with some that are not. */
static size_t random_text(char *text, size_t room)
{
	static const char odd[] = "\t\r./:x-+* \n\xb1";
	size_t n = 0;
	unsigned counts = 1 + (unsigned)rand() % 6;

	while (counts--) {
		unsigned digits = 1 + (unsigned)rand() % 4;

		while (digits-- && n < room - 2)
			text[n++] = (char)('0' + rand() % 10);
		if (rand() % 16 == 0)
			text[n - 1] = odd[(size_t)rand() % (sizeof(odd) - 1)];
		text[n++] = counts ? ' ' : '\n';
	}
	return n;
}

/*
 * Whether fast_counts_add() must see a quad with this end: it looks at 16 bytes, and
 * may take no space among them that is followed by a space or a newline.
 */
static bool is_seen(const char *text, size_t end)
{
	size_t i;

	for (i = 0; i < 15; i++)
		if (text[i] == ' ' &&
		    (text[i + 1] == ' ' || text[i + 1] == '\n'))
			return false;
	return end < 16;
}

START_TEST(both_give_the_same_for_anything)
{
	unsigned seed = (unsigned)time(NULL), quads = 0, i;

	srand(seed);
	for (i = 0; i < 200000; i++) {
		char text[64];
		size_t length = random_text(text, 48);
		const char *margin = margins[(size_t)rand() % LENGTH(margins)];
		char *at = between(margin, text, length);
		int64_t plain[FAST_COUNTS] = {1, 2, 3, 4},
			fast[FAST_COUNTS] = {1, 2, 3, 4};
		unsigned p = 5, f = 5;
		const char *p_behind = add_plain(at, plain, &p);
		const char *f_behind = fast_counts_add(at, fast, &f);

		if (p_behind && !f_behind)
			ck_assert_msg(
				!SEES || !is_seen(at, (size_t)(p_behind - at)),
				"seed %u: '%.*s'", seed, (int)length, at);
		else
			ck_assert_msg(
				p_behind == f_behind && p == f &&
					memcmp(plain, fast, sizeof(plain)) == 0,
				"seed %u: '%.*s'", seed, (int)length, at);
		quads += f_behind != NULL;
		free(at - FAST_COUNTS_MARGIN);
	}
	ck_assert_uint_ge(quads, SEES * 50000);
}
END_TEST

SUITE_OF(fast_counts, counts_are_read, a_line_may_go_on_behind_four,
	 the_next_line_is_left_alone, what_is_no_quad_is_left_alone,
	 sums_stay_within_64_bits_and_do_not_become_negative,
	 both_give_the_same_for_anything)
