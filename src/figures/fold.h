/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef FOLD_H
#define FOLD_H

#include "base/pattern.h"
#include "base/util.h"
#include "profile/profile.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Changes a profile so that functions that match, as "file:function
 * [object]", are part of the lines that called them: they cost there what they
 * cost by themselves, and what they call that does not match is called from
 * there.  The sum of all self costs stays what it was, event by event.
 *
 * What no caller has paid for stays: a function that is never called, as the
 * first one of the program, is not folded, and one that was also entered in
 * another way keeps the rest.
 *
 * Callees are folded first, those that call each other as one.  Where all ways
 * into a function come from one line, or it calls nothing that is left, the
 * result is exact, as far as the profile is.  Else what it cost, and what it
 * called, is divided by what each way has paid, but what only some callers can
 * have meant goes to these.  All of that is an estimate:
 * see COST_ESTIMATE.
 *
 * Where so many ways lead into a function that calls so much that the result
 * would be far larger than the profile, it becomes a relay: what it cost itself
 * goes to the ways, but these call it as before, and what it calls is called by
 * it, from line 0.  Its calls are not divided then, and no sum changes.
 */
struct fold_result {
	size_t functions; /* that are part of their callers now */
	size_t relays;    /* of those, how many still make their calls */
	/* Of those, the ones that had to be divided. */
	struct fold_label {
		name_id object, file, name;
	} * estimates;
	size_t estimate_count;
};

/*
 * False: a number does not fit into 64 bits, or the profile has so many events
 * that estimates cannot be told.  *folded is to be freed in either case, with
 * fold_free.  A function counts once that is folded on several sides.  Names
 * keep their ids; other ids are new ones.
 */
bool fold_profile(struct profile *profile, const struct patterns *patterns,
		  struct fold_result *folded, struct error *error);
void fold_free(struct fold_result *folded);

#endif
