/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef WRITE_H
#define WRITE_H

#include "read/departures.h"
#include "write/writing.h"

#include <stdbool.h>
#include <stdint.h>

/* What a format has, and what it lists unless told otherwise. */
enum has {
	HAS_CALLS = 1 << 0,        /* callers and callees of its rows */
	HAS_COMPLETE = 1 << 1,     /* all that settings.complete is for */
	HAS_FACTS = 1 << 2,        /* all facts, so all are kept */
	HAS_LINES = 1 << 3,        /* lines of sources as rows: --by=line */
	HAS_ASSEMBLY = 1 << 4,     /* instructions: --asm */
	HAS_JUMPS = 1 << 5,        /* arrows beside lines: --jumps */
	HAS_SLICES = 1 << 6,       /* columns of what --compare has */
	HAS_SOURCES = 1 << 7,      /* sources that the user names */
	HAS_OLD_LINES = 1 << 8,    /* lines of --old-sources */
	HAS_ONE = 1 << 9,          /* a single function: --fn */
	HAS_CALL_TREE = 1 << 15,   /* --call-tree */
	IS_GRAPH = 1 << 10,        /* of calls, and of what is worth a box */
	IS_PAGE = 1 << 11,         /* of the rows that are worth a look */
	LISTS_FUNCTIONS = 1 << 12, /* for --by, not rows */
	LISTS_ALL = 1 << 13,       /* for --threshold */
	LISTS_SHORT = 1 << 14,     /* names, for --names */
	HAS_TABS = 1 << 16,        /* between its fields, not commas */
};

/*
 * A format.  Each function writes one thing; it is NULL where the format has
 * nothing for that.  What cannot be read to its end or does not fit into 64
 * bits is false, with the reason in *error; whether all could be written is for
 * the caller to ask of out.
 */
struct writer {
	const char *name; /* as --format=NAME has it */
	unsigned has;     /* enum has */
	uint64_t top;     /* it lists so many rows, unless told; 0: all */
	bool (*report)(const struct writing *w, struct error *error);
	bool (*parts)(const struct writing *w, struct error *error);
	bool (*events)(const struct writing *w, struct error *error);
	const struct check_style *checks; /* of --check */
	/*
	 * With two directories, what stands in front of the reports of a suite,
	 * and the reports; and what writes one of them, if it is not report.
	 */
	void (*suite)(const struct writing *w, const struct suite *suite);
	bool (*suite_report)(const struct writing *w, struct error *error);
};

/* The names of all formats, separated by |. */
extern const char write_formats[];

/* The writer of this name, or NULL. */
const struct writer *write_find(const char *name);

#endif
