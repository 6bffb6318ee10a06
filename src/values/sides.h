/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"
#include "base/util.h"
#include "profile/profile.h"
#include "values/settings.h"

#include <stdbool.h>

/*
 * Returns whether each side has a part that --part and --thread select, and --compare has
 * several sides.  False: *error says what there is instead.
 */
bool sides_check(const struct profile *profile, int compare, struct error *error);

/*
 * Warns of the first side that shares no event with the last one, and of the first that is of
 * another program.
 */
void sides_warn(const struct profile *profile, const struct settings *settings, struct diag *diag);

/* Returns advice to follow a message that a profile has no costs, ": was ...?"; or "". */
const char *sides_advice(const struct profile *profile);

/* Warns of each side without costs, from the first on. */
void sides_warn_unmeasured(const struct profile *profile, size_t first, struct diag *diag);

/*
 * Unifies functions that OLD and NEW label differently, and adds to *matched how many.
 * Unless lines is NULL, renumbers OLD's lines, too.  False: a sum does not fit into 64 bits.
 */
bool sides_join(struct profile *profile, const struct profile_lines *lines, size_t *matched,
		struct error *error);

/* Says how many were unified, if any. */
void sides_tell_matched(size_t matched, const struct settings *settings, struct diag *diag);
