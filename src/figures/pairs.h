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
 * Makes functions of two labels one where OLD and NEW mean the same by them,
 * and says so, unless the settings ask for full labels.  OLD's lines get other
 * numbers too, unless lines is NULL.
 * False: a sum does not fit into 64 bits.
 */
bool pairs_join(struct profile *profile, const struct settings *settings,
		const struct pairing_lines *lines, struct diag *diag,
		struct error *error);

#endif
