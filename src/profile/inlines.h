/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "profile/profile.h"

#include <stddef.h>
#include <stdint.h>

/*
 * Makes inlined code functions of their own.  A profile charges an instruction to the function that
 * was called, F.  If the instruction was inlined there by the calls F > f > g, its self cost is
 * moved to g in that place, at the line where it is, and so are its calls; F then calls f, and f
 * calls g.  The inclusive cost of these calls is the self cost and the calls of the instructions
 * below them, so that no sum changes.  How often inlined code ran is not known.
 */

struct inlines {
	struct code_frame *frames; /* each one after its outer frame */
	size_t count, room;
	uint32_t *innermost; /* by instruction of profile.code: its frame; NONE: it stays */
};

/*
 * Moves the facts of a side, but for those by instruction.  What does not fit into 64 bits,
 * cost_overflow() says.
 */
void inlines_apply(const struct inlines *inlines, struct profile *profile, size_t side);
