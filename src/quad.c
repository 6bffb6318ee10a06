/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "quad.h"

const char *quad_add_plain(const char *at, int64_t sums[QUAD], unsigned *count)
{
	int64_t counts[QUAD] = {0};
	unsigned n = 0, i;

	for (;; at++) {
		const char *begin = at;
		unsigned digit;

		while ((digit = (unsigned char)*at - (unsigned)'0') <= 9 &&
		       at < begin + QUAD_DIGITS) {
			counts[n] = counts[n] * 10 + digit;
			at++;
		}
		if (at == begin || (*at != ' ' && *at != '\n'))
			return NULL;
		if (++n == QUAD || *at == '\n')
			break;
	}
	for (i = 0; i < QUAD; i++)
		if (sums[i] > INT64_MAX - counts[i] || sums[i] < -counts[i])
			return NULL;
	for (i = 0; i < QUAD; i++)
		sums[i] += counts[i];
	*count += n;
	return at;
}

#ifdef __SSE2__
const uint8_t quad_last[QUAD_NONE + QUAD_DIGITS + 1][QUAD_DIGITS] = {
	{0},
	{0},
	{0},
	{0},
	{0, 0, 0, 0xff},
	{0, 0, 0xff, 0xff},
	{0, 0xff, 0xff, 0xff},
	{0xff, 0xff, 0xff, 0xff},
};
#endif
