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
	int64_t over[FORMULA_TERMS], under[FORMULA_TERMS];
	bool ratio;   /* under is no number */
	bool percent; /* a built-in rate, shown as a percentage */
};

/*
 * All definitions of events by formulas: the built-in ones, those of the profile's lines "event:",
 * and --event's.  A formula may use the events of the profile, Calls, Incl() of them, and what was
 * defined before it.  Of two definitions of a name, the last one counts.
 */
struct formulas {
	const struct profile *profile;
	struct defined {
		struct definition definition;
		struct formula *formula; /* NULL: it has none, or a wrong one */
		bool lacks;              /* built in, and the profile lacks an event of it */
		char *wrong;             /* what is wrong with the formula, or NULL */
	} *list;
	size_t count;
	size_t known; /* how many are built in; they are the first */
};

/* Reads all formulas; those of `defined` are "NAME = FORMULA".  Free with formulas_free(). */
void formulas_make(struct formulas *formulas, const struct profile *profile,
		   const struct words *defined);
void formulas_free(struct formulas *formulas);

/* Returns whether a definition is the one of its name that counts, by a formula to show. */
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

/*
 * Describes an event: its formula, which the profile's own events do not have, and the last long
 * name that is defined for the event and this formula.
 */
struct definition formula_described(const struct formulas *formulas, struct str name);

/* Returns whether a name is Incl(X), and not the name of an event; if so, sets *name to X. */
bool formula_is_inclusive(const struct formulas *formulas, struct str *name);

/* The option of Valgrind that records an event, "--cache-sim=yes"; NULL: not known. */
const char *formula_recorded_by(struct str name);

/* Reports the formulas of "event:" lines that cannot be used. */
void formula_check(const struct profile *profile, struct departures *departures);
