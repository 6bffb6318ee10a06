/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"
#include "base/str.h"

#include <stdbool.h>
#include <stdint.h>

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
