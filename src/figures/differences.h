/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef DIFFERENCES_H
#define DIFFERENCES_H

#include "base/diag.h"
#include "figures/head.h"
#include "figures/settings.h"
#include "profile/profile.h"

#include <stdint.h>

/*
 * The heads of the sides or, with --compare of files, of the slices; and the
 * differences between these other than costs.
 */
struct heads {
	struct head *list; /* one for each side */
	size_t count;
	bool slices; /* sides are those of profile->slices */
	/*
	 * Something that a side has and the last side lacks; or an event that
	 * the side lacks and another side has.
	 */
	struct difference {
		size_t side; /* index into list */
		enum difference_kind {
			DIFFERENCE_COMMAND, /* a command of the side */
			DIFFERENCE_LINE,    /* a "desc:" line of the side */
			DIFFERENCE_EVENT,   /* an event that the side lacks */
		} kind;
		name_id text;
	} * differences; /* sorted by side, then by kind */
	size_t difference_count, difference_room;
};

/* Finds the heads and differences; the caller frees with heads_free(). */
void heads_make(struct heads *heads, const struct profile *profile);
void heads_free(struct heads *heads);

/*
 * Warns of each side that should not be compared with the last one: it shares
 * no event with it, or seems to be of another program.
 */
void differences_warn(const struct profile *profile,
		      const struct settings *settings, struct diag *diag);

#endif
