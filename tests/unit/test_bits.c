/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "base/util.h"

START_TEST(bits_are_found_and_counted)
{
	unsigned i;

	for (i = 0; i < 64; i++) {
		uint64_t one = (uint64_t)1 << i;

		ck_assert_uint_eq(bits_first(one), i);
		ck_assert_uint_eq(bits_first(UINT64_MAX << i), i);
		ck_assert_uint_eq(bits_count(one), 1);
		ck_assert_uint_eq(bits_count(one - 1), i);
		ck_assert_int_eq(bits_length(one), (int)i + 1);
		ck_assert_int_eq(bits_length(one - 1), (int)i);
	}
	ck_assert_uint_eq(bits_count(UINT64_MAX), 64);
}
END_TEST

START_TEST(bytes_are_swapped)
{
	ck_assert_uint_eq(bits_swap64(0x123456789abcdef0), 0xf0debc9a78563412);
}
END_TEST

/* a OP b is r, modulo 2^64, and that fits or not. */
#define RESULT(op, a, b, r, over)                                     \
	do {                                                          \
		ck_assert_int_eq(overflow_##op(a, b, &result), over); \
		ck_assert(result == (r));                             \
	} while (0)

START_TEST(signed_results_fit_or_not)
{
	int64_t result;

	RESULT(add, 2, -3, -1, false);
	RESULT(add, INT64_MAX, 0, INT64_MAX, false);
	RESULT(add, INT64_MAX, 1, INT64_MIN, true);
	RESULT(add, INT64_MIN, INT64_MAX, -1, false);
	RESULT(add, INT64_MIN, -1, INT64_MAX, true);
	RESULT(add, INT64_MIN, INT64_MIN, 0, true);
	RESULT(sub, 2, 3, -1, false);
	RESULT(sub, 0, INT64_MAX, -INT64_MAX, false);
	RESULT(sub, -1, INT64_MIN, INT64_MAX, false);
	RESULT(sub, 0, INT64_MIN, INT64_MIN, true);
	RESULT(sub, INT64_MIN, 1, INT64_MAX, true);
	RESULT(sub, -2, INT64_MAX, INT64_MAX, true);
	RESULT(mul, -3, 4, -12, false);
	RESULT(mul, 0, INT64_MIN, 0, false);
	RESULT(mul, INT64_MIN, 1, INT64_MIN, false);
	RESULT(mul, -1, INT64_MIN, INT64_MIN, true);
	RESULT(mul, INT64_C(1) << 32, INT64_C(1) << 31, INT64_MIN, true);
	RESULT(mul, INT64_C(1) << 32, -(INT64_C(1) << 31), INT64_MIN, false);
	RESULT(mul, INT64_C(3037000500), INT64_C(3037000500),
	       INT64_C(-9223372036709301616), true);
}
END_TEST

START_TEST(unsigned_results_fit_or_not)
{
	uint64_t result;

	RESULT(add, 2, 3, 5, false);
	RESULT(add, UINT64_MAX, 0, UINT64_MAX, false);
	RESULT(add, UINT64_MAX, 2, 1, true);
	RESULT(mul, 0, UINT64_MAX, 0, false);
	RESULT(mul, UINT64_MAX / 3, 3, UINT64_MAX, false);
	RESULT(mul, UINT64_MAX / 3 + 1, 3, 2, true);
}
END_TEST

SUITE_OF(bits, bits_are_found_and_counted, bytes_are_swapped,
	 signed_results_fit_or_not, unsigned_results_fit_or_not)
