/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef DIFFERENCES_H
#define DIFFERENCES_H

#include "profile/profile.h"
#include "read/diag.h"

#include <stdint.h>

/* The events that the parts read of a side name: a bit for each. */
uint64_t differences_events(const struct profile *profile,
			    const struct side *side);

/*
 * Warns where to compare the two sides makes no sense, because they share no
 * event, or are of different programs.
 */
void differences_warn(const struct profile *profile, struct diag *diag);

#endif
