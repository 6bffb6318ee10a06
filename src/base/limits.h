/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef LIMITS_H
#define LIMITS_H

#include "base/str.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * Bounds on what a file from a stranger can make the program do.  Whoever is
 * about to print, read or start something that such a file decides takes it
 * from the budget of its kind, and leaves it out where that is used up.  At the
 * end the program says what was left out.  The manual's SECURITY section has
 * all the numbers.
 */
enum limit_kind {
	LIMIT_LONG_NAMES,   /* bytes of names longer than LIMITS_NAME, whole */
	LIMIT_NAMES,        /* bytes of all names longer than LIMITS_LEAST */
	LIMIT_SOURCE_TEXT,  /* bytes of lines of sources that are printed */
	LIMIT_SOURCE_BYTES, /* bytes of sources that are read */
	LIMIT_CODE,         /* bytes of code that are disassembled */
	LIMIT_OBJECTS,      /* bytes of objects, each time that they are read */
	LIMIT_KINDS
};

enum {
	LIMITS_NAME = 256,    /* bytes of a name that is not long */
	LIMITS_LEAST = 32,    /* bytes of a name that no bound shortens */
	LIMITS_SHORTENED = 8, /* names that limits_name() keeps at a time */
};

/* One run's budgets.  A NULL pointer to it stands for no bounds at all. */
struct limits {
	bool lifted;    /* --limits=no: no bound holds */
	uint64_t input; /* bytes of profiles read so far, as unpacked */
	uint64_t used[LIMIT_KINDS];
	uint64_t left_out[LIMIT_KINDS]; /* how often something was */
	char names[LIMITS_SHORTENED][LIMITS_NAME];
	unsigned next_name; /* the place in names for the next one */
};

/*
 * Takes an amount from a budget, which grows with the input.  False: it is used
 * up, which is counted and said at the end; the caller leaves the thing out.
 */
bool limits_take(struct limits *limits, enum limit_kind kind, uint64_t amount);

/* How much is left of a budget; of one that does not hold, UINT64_MAX. */
uint64_t limits_left(const struct limits *limits, enum limit_kind kind);

/*
 * How many bytes a compressed file of so many may unpack to.  It is no budget:
 * the costs behind would be missing, so the file is not read at all.
 */
enum { LIMITS_UNPACKED = 50 }; /* times its size, and 4 MB */
uint64_t limits_unpacked(const struct limits *limits, uint64_t packed);

/*
 * Seconds in which a program that unpacks has to give something, and in which
 * all runs of objdump have to end.
 */
enum { LIMITS_HELPER = 60 };

/*
 * A name as it is to be printed: whole, or with "..." for its middle, cut to
 * LIMITS_NAME beyond LIMIT_LONG_NAMES, and to LIMITS_LEAST beyond LIMIT_NAMES.
 * One that was shortened lasts until LIMITS_SHORTENED more were.
 */
struct str limits_name(struct limits *limits, struct str name);

/*
 * What was left out of a kind, and how to get it, as a line for standard error
 * without its newline.  False: nothing was left out.
 */
enum { LIMITS_TEXT = 256 }; /* bytes, with a NUL */
bool limits_message(const struct limits *limits, enum limit_kind kind,
		    char text[LIMITS_TEXT]);

#endif
