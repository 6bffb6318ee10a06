/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef DIFFERENCES_H
#define DIFFERENCES_H

#include "base/diag.h"
#include "figures/head.h"
#include "figures/settings.h"
#include "profile/profile.h"

#include <stdint.h>

/*
 * The heads of what is compared, the slices where these are files, else the
 * sides, and what differs between them but costs.
 */
struct heads {
	struct side *const *sides;
	struct head *list; /* by side */
	size_t count;
	bool slices; /* the sides are slices */
	/* What a side has that the last one has not, or the other way round. */
	struct difference {
		size_t side; /* whose it is */
		enum difference_kind {
			DIFFERENCE_COMMAND, /* it ran this one */
			DIFFERENCE_LINE,    /* a line of its header */
			DIFFERENCE_EVENT,   /* it lacks what others have */
		} kind;
		name_id text;
	} * differences; /* by side, then by kind */
	size_t difference_count, difference_room;
};

/* The caller frees. */
void heads_make(struct heads *heads, const struct profile *profile);
void heads_free(struct heads *heads);

/*
 * Warns where to compare the two sides makes no sense, because they share no
 * event, or are of different programs.
 */
void differences_warn(const struct profile *profile,
		      const struct settings *settings, struct diag *diag);

#endif
