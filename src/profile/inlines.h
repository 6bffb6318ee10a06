/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "profile/profile.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Makes inlined code functions of their own.  A profile charges an instruction to the function that
 * was called, F.  If the instruction was inlined there by the calls F > f > g, its self cost is
 * moved to g, and so are its calls; F then calls f, and f calls g.  The inclusive cost of these
 * calls is the self cost and the calls of the instructions below them, so that no sum changes.  How
 * often inlined code ran is not known.
 */

struct inlines {
	struct code_frame *frames; /* each one after its outer frame */
	size_t count, room;
	/*
	 * By instruction of profile.code: its innermost frame; NONE: it stays.
	 * An instruction of two lines must stay.
	 */
	uint32_t *innermost;
	/* By instruction: its line is that of its frame, which has code of others in it. */
	bool *at_frame;
	/*
	 * By frame: its node is the function's, as if it had been called; so are those of the
	 * frames in it.  NULL: none is.
	 */
	bool *merged;
};

/*
 * Moves the facts of a side, and with code those by instruction, too.  An instruction keeps the
 * line that the profile says, if it says one, unless its line is that of its frame.  What does not
 * fit into 64 bits, cost_overflow() says.
 */
void inlines_apply(const struct inlines *inlines, struct profile *profile, size_t side, bool code);
