/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "read/parser.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * Reads lines of numbers word by word, in any form, and reports departures.
 * There must be a newline after `at`.
 */

static inline bool by_words_is_line_end(const char *at)
{
	return *at == '\n' || (*at == '\r' && at[1] == '\n');
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
