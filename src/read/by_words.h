/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef BY_WORDS_H
#define BY_WORDS_H

#include "base/number.h"
#include "base/util.h"
#include "read/parser.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * Reads lines of numbers word by word, whatever stands there.  What is odd is
 * warned of.  Text goes on behind at, up to a newline at least.
 */

/* Whose costs they are: those of a call may have wrapped. */
enum cost_kind { SELF_COST, CALL_COST };

/* Whether a number that ends here is a word. */
static inline bool by_words_is_end(char c)
{
	return c == ' ' || c == '\n';
}

/* Whether a line begins with a position. */
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

/*
 * The line number of a cost line or call whose positions begin at at.  *costs
 * becomes the place of the costs after them.  With move, relative positions
 * refer to these positions from here on.
 */
uint64_t by_words_positions(struct parser *p, const char *at,
			    const char **costs, bool move);

/*
 * Reads the costs that stand from at to the end of the line, from column n on.
 * Self costs are added to those of the tally; a call's are put there, and what
 * is not given is 0.  Returns the newline.
 */
const char *by_words_costs(struct parser *p, const char *at,
			   enum cost_kind kind, struct tally *tally,
			   unsigned n);

#endif
