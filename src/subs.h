/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef SUBS_H
#define SUBS_H

#include "rows.h"

#include <stdbool.h>
#include <stdint.h>

/* A part of a row, with --by: the code of it in one file, or of one name. */
struct report_sub {
	uint32_t object, file, name; /* NONE for what is not its label */
	uint32_t cost;               /* row of the list's costs */
};

struct report_subs {
	struct report_sub *list; /* with --diff, those that changed */
	size_t count, room;
	size_t all; /* how many there are */
	struct costs costs;
};

/*
 * What a row consists of, the largest first; the
 * caller frees with subs_free, also after false (a sum does not fit).
 */
bool subs_of(const struct report *report, uint32_t row,
	     struct report_subs *subs, struct error *error);
void subs_free(struct report_subs *subs);

#endif
