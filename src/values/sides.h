/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"
#include "base/util.h"
#include "profile/pairing.h"
#include "profile/profile.h"
#include "values/settings.h"

#include <stdbool.h>

/*
 * Returns whether each side has a part that --part and --thread select, and --compare has
 * several sides.  False: *error says what there is instead.
 */
bool sides_check(const struct profile *profile, int compare, struct error *error);

/* How many profiles are warned of one by one; others are counted. */
enum { SIDES_TOLD = 3 };

/*
 * Warns of each side that should not be compared with the last one: it shares
 * no event with it, or seems to be of another program.
 */
void sides_warn(const struct profile *profile, const struct settings *settings, struct diag *diag);

/* Returns advice to follow a message that a profile has no costs, ": was ...?"; or "". */
const char *sides_advice(const struct profile *profile);

/*
 * Warns of each side without costs, from the first on; and of one that counted fewer instructions
 * than its program ran basic blocks, unless another side did so, too: then that is intended.
 */
void sides_warn_unmeasured(const struct profile *profile, size_t first, struct diag *diag);

/*
 * Returns whether the profile whose first part that is was added to profiles of another command
 * that share few of its functions, and warns of it unless diag is NULL; `functions` is how many
 * were known before it was read.
 */
bool sides_warn_added(const struct profile *profile, size_t part, uint32_t functions,
		      struct diag *diag);

/*
 * Unifies functions that OLD and NEW label differently, and reports how many; not with --exact.
 * Unless lines is NULL, renumbers OLD's lines, too.  False: a sum does not fit into 64 bits.
 */
bool sides_join(struct profile *profile, const struct settings *settings,
		const struct profile_lines *lines, struct diag *diag, struct error *error);
