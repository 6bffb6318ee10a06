/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef FORMULA_H
#define FORMULA_H

#include "figures/settings.h"
#include "profile/profile.h"
#include "read/departures.h"

#include <stdbool.h>
#include <stdint.h>

/* What a sum may be of: events, inclusive costs of events, numbers of calls. */
enum {
	FORMULA_INCLUSIVE = COST_EVENTS,
	FORMULA_CALLS = 2 * COST_EVENTS,
	FORMULA_TERMS,
};

/*
 * An event as a sum of events of the profile, each times a factor, divided by a
 * number; or, as a ratio, one such sum by another.  What all factors of a sum
 * that is divided have in common is kept apart, so that the sum stays small:
 * Ir / 3 + Ir / 3 is Ir times 2, divided by 3.
 */
struct formula {
	struct terms {
		uint64_t events;    /* a mask */
		uint64_t inclusive; /* a mask of those of Incl() */
		bool calls;         /* Calls are there */
		int64_t factor[FORMULA_TERMS];
	} over, under;
	/* Of over, if it is no ratio, else 1; above 0. */
	int64_t factor, divisor;
	bool ratio;
};

/* Whether it needs what rows have, but no line: inclusive costs or calls. */
static inline bool formula_is_of_rows(const struct formula *formula)
{
	return formula->over.inclusive || formula->under.inclusive ||
	       formula->over.calls || formula->under.calls;
}

/* Where an event's name leads. */
enum formula_found {
	FORMULA_FOUND,
	FORMULA_UNKNOWN, /* nothing has this name */
	FORMULA_WRONG,   /* something has, and *error says what is wrong */
};

/*
 * Finds what an event is: one of the profile, one that an option --event or an
 * "event:" line of the profile defines, one that is known everywhere when the
 * profile has what it needs (L1m, CEst, D1%, ...), Calls, or Incl() of these.
 */
enum formula_found formula_find(struct formula *formula,
				const struct profile *profile,
				const struct words *defined, struct str name,
				struct error *error);

/*
 * The i-th definition of those that formula_find looks through, after the
 * profile's own events; false if there are no more.  Some of them cannot be
 * used with the profile.
 */
bool formula_definition(const struct profile *profile,
			const struct words *defined, size_t i,
			struct definition *definition);

/*
 * What is said of a name that can be shown: the formula that its figures come
 * from, which no event of the profile's own has, and the first long name that is
 * given to it, or to that formula.
 */
struct definition formula_described(const struct profile *profile,
				    const struct words *defined,
				    struct str name);

/*
 * Whether a name is Incl(X), and no event's own name; then *name is X after
 * this.
 */
bool formula_is_inclusive(const struct profile *profile,
			  const struct words *defined, struct str *name);

/* Tells diag of the formulas of "event:" lines that cannot be used. */
void formula_check(const struct profile *profile,
		   struct departures *departures);

/* Reads "NAME = FORMULA : long name"; false if it is not that. */
bool formula_split(struct str text, struct definition *definition);

#endif
