/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/percent.h"

#include "base/fraction.h"

#include <float.h>
#include <stdio.h>
#include <string.h>

#if FLT_EVAL_METHOD != 0 && FLT_EVAL_METHOD != 1
#error "doubles are to be rounded to 64 bits: on x86, with -msse2 -mfpmath=sse"
#endif

static size_t print_double(char *text, int decimals, double value)
{
	return (size_t)snprintf(text, PERCENT_TEXT, "%.*f", decimals, value);
}

/* As percent_print(), exactly, for a share that a double would cut. */
static size_t print_exact(char text[PERCENT_TEXT], int64_t count, int64_t total, bool plus)
{
	struct fraction share = fraction_of(count, total);
	char exact[FRACTION_TEXT];
	size_t length;

	share.negative = count < 0;
	/* At most 100 * 2^63, of 22 digits */
	length = fraction_print(&share, 100, 1, plus, false, exact);
	memcpy(text, exact, length + 1);
	return length;
}

size_t percent_print(int64_t count, int64_t total, bool plus, char text[PERCENT_TEXT])
{
	static const double most = 9007199254740992; /* 2^53 */
	size_t sign = plus && count > 0, n = sign;
	double value = 0;
	unsigned quick;

	*text = '+';
	if (count >= 0 && percent_hundredths((uint64_t)count, (uint64_t)total, &quick) &&
	    (!sign || quick < 999)) {
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
	if (value >= most || value <= -most)
		return print_exact(text, count, total, plus);
	/* compat: other values leave room for only one decimal. */
	return sign + print_double(text + sign,
				   value > -9.995 && value < (sign ? 9.995 : 99.995) ? 2 : 1,
				   value);
}

size_t percent_print_long(int64_t count, int64_t total, char text[PERCENT_TEXT])
{
	return print_double(text, 2, count && total ? percent_of(count, total) : 0);
}

bool percent_hundredths(uint64_t count, uint64_t total, unsigned *result)
{
	/* Within this distance of a tie, a double may be rounded wrongly. */
	static const double margin = 1e-6;
	double value = (double)(int64_t)count * 10000 / (double)(int64_t)total;
	double rest;

	/* Excludes also a total of 0, and one above INT64_MAX. */
	if (!(value >= 0 && value < 9999))
		return false;
	*result = (unsigned)(value + 0.5);
	rest = value + 0.5 - *result;
	return rest > margin && rest < 1 - margin;
}

bool percent_reached(int64_t sum, int64_t total, const struct decimal *percent)
{
	return sum >= 0 && percent_of(sum, total > 0 ? total : 1) >=
				   (double)percent->over / (double)percent->under;
}
