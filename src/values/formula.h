/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/util.h"
#include "profile/profile.h"
#include "read/departures.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * The terms of a sum: events, inclusive costs of events, number of calls; and a
 * number, which is the only one then.
 */
enum {
	FORMULA_INCLUSIVE = COST_EVENTS,
	FORMULA_CALLS = 2 * COST_EVENTS,
	FORMULA_NUMBER,
	FORMULA_TERMS,
};

/* One sum divided by another, both by the factors of their terms. */
struct formula {
	int64_t sum[2][FORMULA_TERMS]; /* by FORMULA_OVER and FORMULA_UNDER */
	bool ratio;                    /* what it is divided by is no number */
	bool percent;                  /* a built-in rate, shown as a percentage */
};
enum { FORMULA_OVER, FORMULA_UNDER };

/*
 * All names that stand for a value: Calls, the events of the profile, and what formulas define: the
 * built-in ones, those of the profile's lines "event:", and --event's.  A formula may use what
 * stands before it, and Incl() of that.  An event of the profile is no other thing; of two
 * definitions of a name, the last one counts.
 */
struct formulas {
	const struct profile *profile;
	struct defined {
		struct definition definition;
		struct formula *formula; /* NULL: it has none, or a wrong one */
		bool is_found;           /* the name may stand for this */
		bool lacks;              /* built in, and the profile lacks an event of it */
		char *wrong;             /* what is wrong with the formula, or NULL */
	} * list;
	size_t count;
	size_t known; /* the first that is neither an event nor built in */
};

/* Reads all formulas; those of `defined` are "NAME = FORMULA".  Free with formulas_free(). */
void formulas_make(struct formulas *formulas, const struct profile *profile,
		   const struct words *defined);
void formulas_free(struct formulas *formulas);

/* Returns whether a name stands for this, and the profile has what it needs. */
bool formula_counts(const struct formulas *formulas, const struct defined *defined);

/* The result of looking up an event by its name. */
enum formula_found {
	FORMULA_FOUND,
	FORMULA_UNKNOWN, /* nothing has this name */
	FORMULA_WRONG,   /* its formula is wrong; *error says why */
};

/* Finds the formula of an event: one of the profile, a definition, Calls, or Incl() of these. */
enum formula_found formula_find(const struct formulas *formulas, struct str name,
				struct formula *formula, struct error *error);

/*
 * The length of the longest name of these that text begins with and that ends with the text, or
 * before one of some bytes; 0: there is none.
 */
size_t formula_name_length(const struct formulas *formulas, struct str text, const char *ends);

/* Describes an event: its formula, which the profile's own events do not have, and its long name. */
struct definition formula_described(const struct formulas *formulas, struct str name);

/* Returns whether a name is Incl(X), and not the name of an event; if so, sets *name to X. */
bool formula_is_inclusive(const struct formulas *formulas, struct str *name);

/* The option of Valgrind that records an event, "--cache-sim=yes"; NULL: not known. */
const char *formula_recorded_by(struct str name);

/* Reports the formulas of "event:" lines that cannot be used. */
void formula_check(const struct profile *profile, struct departures *departures);
