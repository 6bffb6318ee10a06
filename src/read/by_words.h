/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/number.h"
#include "base/util.h"
#include "read/marks.h"
#include "read/parser.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * Reads lines of numbers word by word, in any form, and reports departures.
 * There must be a newline after `at`.
 */

/* Self costs or the costs of a call, which may have wrapped (N7). */
enum cost_kind { SELF_COST, CALL_COST };

/* Returns whether a number before c is a whole word. */
static inline bool by_words_is_end(char c)
{
	return c == ' ' || c == '\n';
}

/* Returns whether a line begins with a position. */
UTIL_INLINE bool by_words_is_cost_line(const char *at)
{
	if (*at == '+' || *at == '-')
		return number_is_digit(at[1]);
	return number_is_digit(*at) || *at == '*';
}

static inline bool by_words_is_line_end(const char *at)
{
	return *at == '\n' || (*at == '\r' && at[1] == '\n');
}

/* The lead of a position, by its first byte; LEAD_DIGIT for all other bytes. */
static const uint16_t by_words_lead[256] = {
	['+'] = LEAD_SIGN, ['-'] = LEAD_SIGN, ['*'] = LEAD_STAR};

/*
 * Sets *number to the position with the first byte c and the number n, counted from *number if it
 * is relative: of +n, -n and, with 0 for n, *.  False: one of them is below 0, or 2^63 or more.
 */
UTIL_INLINE bool by_words_move(unsigned char c, uint64_t n, uint64_t *number)
{
	const uint64_t from = by_words_lead[c] == LEAD_DIGIT ? 0 : *number;
	const uint64_t to = from + (c == '-' ? 0 - n : n);

	if ((from | to) >> 63)
		return false;
	*number = to;
	return true;
}

/*
 * Reads the positions of a cost line or of a call's line, and returns the line number. Sets *costs
 * to the text after the positions. With `move`, later relative positions refer to these positions.
 */
uint64_t by_words_positions(struct parser *p, const char *at, const char **costs, bool move);

/*
 * Reads the costs from `at` to the end of the line, from column n on. Self costs are added to the
 * tally. The costs of a call are stored there, as 0 if a word gives no count. Returns the newline.
 */
const char *by_words_costs(struct parser *p, const char *at, enum cost_kind kind,
			   struct tally *tally, unsigned n);
