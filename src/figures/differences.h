/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef DIFFERENCES_H
#define DIFFERENCES_H

#include "figures/settings.h"
#include "profile/profile.h"
#include "read/diag.h"

#include <stdint.h>

/* The events that the parts read of a side name: a bit for each. */
uint64_t differences_events(const struct profile *profile,
			    const struct side *side);

/* What a side has that the last one has not, or the other way round. */
struct difference {
	size_t side; /* whose it is: by side, or by slice where there are */
	enum difference_kind {
		DIFFERENCE_COMMAND, /* it ran this one */
		DIFFERENCE_LINE,    /* a line of its header */
		DIFFERENCE_EVENT,   /* it lacks this event, that others have */
	} kind;
	name_id text;
};

struct differences {
	struct difference *list; /* by side, then by kind */
	size_t count, room;
};

/* What differs between runs that are compared but costs.  The caller frees. */
void differences_find(struct differences *differences,
		      const struct profile *profile);
/* Whether the i-th one is an event of the side that the one before is of. */
bool differences_go_on(const struct differences *differences, size_t i);
void differences_free(struct differences *differences);

/*
 * Warns where to compare the two sides makes no sense, because they share no
 * event, or are of different programs.
 */
void differences_warn(const struct profile *profile,
		      const struct settings *settings, struct diag *diag);

#endif
