/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/number.h"
#include "profile/profile.h"
#include "read/departures.h"

/* The unit that an event counts in, if its names say it. */
struct unit {
	/* For people: " ns" and so on, each a thousand of the one before; NULL: just a count. */
	const char *const *scale; /* it ends with NULL, too */
	uint32_t size;            /* of 1, in the first of these */
	char text[16]; /* the same for programs: "10ns", "ms", "bytes"; empty: just a count */
};

/*
 * The unit of an event: time, where its name ends in one, as "Time_(10ns)", "cpu(ms)" and "usec" do
 * (a lone s must be in parentheses), or is one of ruby-prof, which counts microseconds; bytes,
 * where the name or the long name has this word.
 */
struct unit unit_of(struct str name, struct str long_name);

/* A count of an item, times a factor. */
struct term {
	enum term_of { TERM_SELF, TERM_INCLUSIVE, TERM_CALLS } of;
	unsigned event; /* of a cost */
	bool under;     /* of the sum that a ratio is divided by */
	int64_t factor;
};

/*
 * A column of the report: two sums of terms, or one sum and a number, and a unit; on one side, or
 * as it differs between sides.  It may be copied; struct formulas owns what it points to.
 *
 * The values of a column either add up, or are ratios, which are computed from the counts of each
 * row.  Code that adds, cuts or divides values checks which.
 */
struct column {
	struct str name; /* shown as the heading */
	const struct term *terms;
	size_t term_count;
	int64_t divisor; /* of the sum of a column that adds up; 0: none */
	bool is_ratio;
	enum column_unit {
		COLUMN_COUNT,   /* a whole number */
		COLUMN_NUMBER,  /* with decimals: a quotient */
		COLUMN_PERCENT, /* a built-in rate: a share of a sum */
	} unit;
	struct unit measures;      /* what a count is of, by the event's names */
	bool is_of_profile;        /* needs no inclusive costs and no Calls */
	const struct column *self; /* of Incl(X) the column X, else NULL */
	bool of_slices;            /* only rows and totals have values: they have all slices */
	bool change; /* NEW less OLD, or the last slice less the first: it has a sign */
	size_t side; /* if it is no change */
	struct threshold {
		struct str text; /* as typed */
		struct decimal percent;
	} threshold; /* if rows are sorted by it: by default 0 */
};

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
		/* This, and Incl() of it; without terms: it has no formula, or a wrong one. */
		struct column column, inclusive;
		bool is_found; /* the name may stand for this */
		bool lacks;    /* built in, and the profile lacks an event of it */
		char *wrong;   /* what is wrong with the formula, or NULL */
	} * list;
	size_t count;
	size_t known; /* the first that is neither an event nor built in */
};

/* Reads all formulas; those of `defined` are "NAME = FORMULA".  Free with formulas_free(). */
void formulas_make(struct formulas *formulas, const struct profile *profile,
		   const struct words *defined);
void formulas_free(struct formulas *formulas);

/*
 * Finds what a name stands for, which may also be Incl() of a name, and its column.  NULL: nothing
 * has this name.  Who asks heeds `lacks` and `wrong`.
 */
const struct defined *formula_find(const struct formulas *formulas, struct str name,
				   struct column *column);

/*
 * The length of the longest name of these that text begins with and that ends with the text, or
 * before one of some bytes; 0: there is none.
 */
size_t formula_name_length(const struct formulas *formulas, struct str text, const char *ends);

/* Describes an event: its formula, which the profile's own events do not have, and its long name. */
struct definition formula_described(const struct formulas *formulas, struct str name);

/* The option of Valgrind that records an event, "--cache-sim=yes"; NULL: not known. */
const char *formula_recorded_by(struct str name);

/* Reports the formulas of "event:" lines that cannot be used. */
void formula_check(const struct profile *profile, struct departures *departures);
