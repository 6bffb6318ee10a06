/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/pattern.h"
#include "base/util.h"
#include "profile/profile.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Changes a profile so that matching functions become part of the lines that
 * call them.  Patterns match "file:function [object]".  The self costs of a
 * folded function go to the calling lines, which also make its calls to
 * functions that are not folded.  The sum of all self costs does not change,
 * event by event.
 *
 * Costs that no caller has paid for are not folded: a function that is never
 * called, such as the first one of the program, stays, and a function that was
 * also entered in another way keeps the rest.
 *
 * Callees are folded first; functions that call each other are folded as one.
 * The result is as exact as the profile if all ways into a function come from
 * one line, or if it calls no function that stays.  Else its costs and calls
 * are divided in proportion to what each way has paid; but calls that only some
 * callers can have caused go to these.  Divided costs are estimates: see
 * COST_ESTIMATE.
 *
 * A function with so many ways and calls that the result would be far larger
 * than the profile becomes a relay: its self costs go to the ways, but they
 * still call it, and it makes its calls, from line 0.  These calls are not
 * divided, and no sum changes.
 */
struct fold_result {
	size_t functions; /* number of folded functions */
	size_t relays;    /* how many of them are relays */
	/* The folded functions whose costs are estimates. */
	struct fold_label {
		name_id object, file, name;
	} * estimates;
	size_t estimate_count;
};

/*
 * Folds all sides and slices.  A function folded on several sides counts once.
 * Names keep their ids; other ids change.  False: a number does not fit into 64
 * bits, or the profile has too many events to mark estimates.  The caller frees
 * *folded with fold_free() in either case.
 */
bool fold_profile(struct profile *profile, const struct patterns *patterns,
		  struct fold_result *folded, struct error *error);
void fold_free(struct fold_result *folded);
