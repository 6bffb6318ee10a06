/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/str.h"

/* Where warnings go.  The streams belong to the caller. */
struct diag {
	FILE *warnings; /* NULL: nothing is written */
	bool people;    /* people read the warnings: advice belongs there, too */
	bool quiet;     /* only messages of diag_say() are written */
	FILE *before;   /* flushed before a warning, or NULL: keeps lines of
			     the two streams whole on a terminal */
};

/* Writes a message as one line, behind the name of the program. */
void diag_say(const struct diag *diag, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

/* The same of a warning that --quiet hides. */
void diag_warn(const struct diag *diag, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

/*
 * Between diag_hold and diag_release, warnings are kept in memory.  diag_release writes them if
 * they are wanted.  Pairs of these calls may be nested.
 */
struct diag_held {
	FILE *before; /* the stream of warnings before diag_hold */
	struct draft draft;
};
void diag_hold(struct diag *diag, struct diag_held *held);
void diag_release(struct diag *diag, struct diag_held *held, bool wanted);

/*
 * Returns text from a profile for a message, which is made printable as a whole: QUOTED bytes of s
 * at most.  It is valid until scratch is used again.
 */
enum { QUOTED = 60 };
struct scratch {
	char text[QUOTED + 1];
};
const char *diag_quote(struct scratch *scratch, struct str s);

/*
 * Finds the names that are most like a name that does not exist: those with the fewest changes, one
 * at most and one more for every four letters.  A change is a letter that is added, removed or
 * replaced.  Upper and lower case count as the same.
 */
enum { NEAREST_MOST = 3, NEAREST_LONGEST = 80 };

struct nearest {
	struct str wanted;
	size_t most; /* changes; 0: no name is proposed */
	struct near {
		struct str name;
		size_t changes;
	} list[NEAREST_MOST]; /* the nearest first, ties by their bytes */
	size_t count;
};

/* If wanted has under 2 or over NEAREST_LONGEST bytes, proposes no name. */
void nearest_begin(struct nearest *nearest, struct str wanted);

/*
 * Tries a name that exists: compares a spelling of it, and puts the name into the list, at most
 * once.  name and wanted must outlive nearest.
 */
void nearest_try(struct nearest *nearest, struct str spelling, struct str name);

/* Adds to *error the names that were found, each after `mark`: "; did you mean A, B?". */
void diag_propose(struct error *error, const struct nearest *nearest, const char *mark);

/* --- limits.c ----------------------------------------------------------- */

/*
 * Bounds on what a file from a stranger can make the program do.  Before the program prints, reads
 * or starts something because of such a file, it takes an amount from the budget of that kind, and
 * leaves the thing out if the budget has less left.  At the end it says what was left out.
 * LIMITS of cgannotate-formats(5) has all the numbers.
 */
enum limit_kind {
	LIMIT_NAMES,        /* bytes of names longer than LIMITS_NAME */
	LIMIT_SOURCE_TEXT,  /* bytes of lines of sources that are printed */
	LIMIT_SOURCE_BYTES, /* bytes of sources that are read */
	LIMIT_CODE,         /* bytes of code that are disassembled */
	LIMIT_OBJECTS,      /* bytes of objects, each time they are read */
	LIMIT_INLINES,      /* bytes of names of inlined functions and their files */
	LIMIT_KINDS
};

enum { LIMITS_NAME = 32 }; /* bytes that are left of a name */

/* The budgets of one run; a NULL pointer stands for no bounds at all. */
struct limits {
	bool lifted;    /* --limits=no: no bound holds */
	uint64_t input; /* bytes of profiles read so far, decompressed */
	uint64_t used[LIMIT_KINDS];
	uint64_t left_out[LIMIT_KINDS]; /* number of things left out */
};

/*
 * Takes an amount from a budget, which grows with the input.  False: the budget
 * has less left; the caller leaves the thing out, which is counted.
 */
bool limits_take(struct limits *limits, enum limit_kind kind, uint64_t amount);

/* The amount left of a budget; UINT64_MAX without bounds. */
uint64_t limits_left(const struct limits *limits, enum limit_kind kind);

/*
 * The number of bytes that a compressed file of `packed` bytes may unpack to.  This is not a
 * budget: a file that unpacks to more is not used at all, because its last costs would be missing.
 */
enum { LIMITS_UNPACKED = 50 }; /* times the packed size, plus 4 MB */
uint64_t limits_unpacked(const struct limits *limits, uint64_t packed);

/*
 * Seconds within which a program that unpacks must write something, and within
 * which all runs of objdump, or of a symbolizer, together must end.  The latter
 * have a millisecond more for each address.
 */
enum { LIMITS_HELPER = 60 };

/* Returns a name as it is printed: whole, or its beginning if LIMIT_NAMES has too little left. */
struct str limits_name(struct limits *limits, struct str name);

/* Warns how often things of each kind were left out, and how to get them. */
void limits_warn(const struct limits *limits, struct diag *diag);
