/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "profile/profile.h"
#include "read/departures.h"
#include "values/settings.h"

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

/* An event as one sum divided by another, both by their factors; one without terms is a number. */
struct formula {
	int64_t over[FORMULA_TERMS], under[FORMULA_TERMS];
	bool ratio;   /* under has terms */
	bool percent; /* a built-in rate, shown as a percentage */
};

/* The result of looking up an event by its name. */
enum formula_found {
	FORMULA_FOUND,
	FORMULA_UNKNOWN, /* nothing has this name */
	FORMULA_WRONG,   /* its formula is wrong; *error says why */
};

/*
 * Finds the formula of an event by its name: an event of the profile, a definition by --event or an
 * "event:" line of the profile, a built-in formula whose events the profile has (L1m, CEst, D1%,
 * ...), Calls, or Incl() of these.
 */
enum formula_found formula_find(struct formula *formula, const struct profile *profile,
				const struct words *defined, struct str name, struct error *error);

/*
 * The length of the longest name of these that text begins with and that ends with the text, or
 * before one of some bytes; 0: there is none.
 */
size_t formula_name_length(const struct profile *profile, const struct words *defined,
			   struct str text, const char *ends);

/* Sets *most to the length of name if text begins with it in this way, and it is longer. */
void formula_try_name(struct str text, struct str name, const char *ends, size_t *most);

/*
 * The i-th definition that formula_find() looks at, after the profile's own events; false if there
 * are no more.  Built-in definitions come last.  Some definitions cannot be used with the profile.
 */
bool formula_definition(const struct profile *profile, const struct words *defined, size_t i,
			struct definition *definition);

/*
 * Describes an event: its formula, which the profile's own events do not have,
 * and the first long name that is defined for the event and this formula.
 */
struct definition formula_described(const struct profile *profile, const struct words *defined,
				    struct str name);

/* Returns whether a name is Incl(X), and not the name of an event; if so, sets *name to X. */
bool formula_is_inclusive(const struct profile *profile, const struct words *defined,
			  struct str *name);

/* The option of Valgrind that records an event, "--cache-sim=yes"; NULL: not known. */
const char *formula_recorded_by(struct str name);

/* Reports the formulas of "event:" lines that cannot be used. */
void formula_check(const struct profile *profile, struct departures *departures);

/* Splits "NAME = FORMULA : long name"; false: no name, or no formula. */
bool formula_split(struct str text, struct definition *definition);
