/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/percent.h"

#include <float.h>
#include <stdio.h>

#if FLT_EVAL_METHOD != 0 && FLT_EVAL_METHOD != 1
#error "doubles are to be rounded to 64 bits: on x86, with -msse2 -mfpmath=sse"
#endif

/*
 * A share from 0 to below 99.99 % as hundredths of a percent, faster than printf().  False: another
 * case, or too near to the middle of two results.
 */
static bool find_hundredths(int64_t count, int64_t total, unsigned *result)
{
	/* Within this distance of a tie, a double may be rounded wrongly. */
	static const double margin = 1e-6;
	double value = (double)count * 10000 / (double)total, rest;

	/* Excludes also a total of 0. */
	if (count < 0 || total < 0 || !(value >= 0 && value < 9999))
		return false;
	*result = (unsigned)(value + 0.5);
	rest = value + 0.5 - *result;
	return rest > margin && rest < 1 - margin;
}

size_t percent_print(int64_t count, int64_t total, bool plus, char text[FRACTION_TEXT])
{
	static const double most = 9007199254740992; /* 2^53 */
	size_t sign = plus && count > 0, n = sign;
	double value = 0;
	unsigned quick;

	*text = '+';
	if (find_hundredths(count, total, &quick) && (!sign || quick < 999)) {
		if (quick >= 1000)
			text[n++] = (char)('0' + quick / 1000);
		text[n++] = (char)('0' + quick / 100 % 10);
		text[n++] = '.';
		text[n++] = (char)('0' + quick / 10 % 10);
		text[n++] = (char)('0' + quick % 10);
		text[n] = '\0';
		return n;
	}
	if (total)
		value = percent_of(count, total);
	if (total < 0)
		value = -value;
	if (value >= most || value <= -most) {
		struct fraction share = fraction_of(count, total);

		share.negative = count < 0;
		return fraction_print(&share, 100, 1, plus, false, text);
	}
	/* compat: other values leave room for only one decimal. */
	n += (size_t)snprintf(text + sign, FRACTION_TEXT - 1, "%.*f",
			      value > -9.995 && value < (sign ? 9.995 : 99.995) ? 2 : 1, value);
	return n;
}

bool percent_reached(int64_t sum, int64_t total, const struct decimal *percent)
{
	return sum >= 0 && percent_of(sum, total > 0 ? total : 1) >=
				   (double)percent->over / (double)percent->under;
}
