/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "read/departures.h"
#include "write/writing.h"

#include <stdbool.h>
#include <stdint.h>

/* A format: its features, its defaults and its functions. */
enum has {
	HAS_CALLS = 1 << 0,        /* the callers and callees of rows */
	HAS_COMPLETE = 1 << 1,     /* all figures: see settings.complete */
	HAS_FACTS = 1 << 2,        /* all facts of the profile */
	HAS_LINES = 1 << 3,        /* rows that are lines: --by=line */
	HAS_ASSEMBLY = 1 << 4,     /* instructions: --asm */
	HAS_JUMPS = 1 << 5,        /* arrows beside lines: --jumps */
	HAS_SLICES = 1 << 6,       /* columns for slices: --compare */
	HAS_SOURCES = 1 << 7,      /* sources that the user names */
	HAS_OLD_LINES = 1 << 8,    /* lines of --old-sources */
	HAS_ONE = 1 << 9,          /* functions in full: --fn */
	HAS_CALL_TREE = 1 << 10,   /* --call-tree */
	IS_GRAPH = 1 << 11,        /* a call graph for Graphviz */
	IS_PAGE = 1 << 12,         /* a page: the rows that cut_make() keeps */
	LISTS_FUNCTIONS = 1 << 13, /* --by=function is the default */
	LISTS_ALL = 1 << 14,       /* --threshold=100 is the default */
	LISTS_SHORT = 1 << 15,     /* --names=short is the default */
	HAS_TABS = 1 << 16,        /* tabs between fields, not commas */
};

/*
 * A format.  Each function writes one thing; NULL: the format does not have it.
 * False: *error says why, such as a sum that does not fit into 64 bits.  Write
 * errors are not reported: the caller finds them in out.
 */
struct writer {
	const char *name; /* as --format=NAME has it */
	unsigned has;     /* bits of enum has */
	uint64_t top;     /* the default of --top; 0: all rows */
	bool (*report)(const struct writing *w, struct error *error);
	void (*parts)(const struct writing *w);
	void (*events)(const struct writing *w);
	const struct check_style *checks; /* the style of --check; or NULL */
	/*
	 * With two directories: suite writes the table and the reports of a
	 * suite; report writes each of these, with writing.in_suite.
	 */
	void (*suite)(const struct writing *w, const struct suite *suite);
};

/* The names of all formats, separated by |. */
extern const char write_formats[];

/* The writer of this name, or NULL. */
const struct writer *write_find(const char *name);
