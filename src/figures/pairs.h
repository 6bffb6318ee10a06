/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PAIRS_H
#define PAIRS_H

#include "base/diag.h"
#include "base/util.h"
#include "figures/settings.h"
#include "profile/pairing.h"
#include "profile/profile.h"

#include <stdbool.h>

/*
 * Unifies functions that OLD and NEW label differently, and reports how many;
 * not with --exact.  Unless lines is NULL, renumbers OLD's lines, too.  False:
 * a sum does not fit into 64 bits.
 */
bool pairs_join(struct profile *profile, const struct settings *settings,
		const struct pairing_lines *lines, struct diag *diag,
		struct error *error);

#endif
