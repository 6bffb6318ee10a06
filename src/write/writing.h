/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"
#include "report/gate.h"
#include "report/report.h"
#include "shapes/call_tree.h"
#include "source/source.h"
#include "write/tables.h"
#include "write/targets.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* Bits: what a format has and is, and its defaults. */
enum has {
	HAS_CALLS = 1 << 0,    /* the callers and callees of rows, even with TREE_NONE */
	HAS_COMPLETE = 1 << 1, /* all values of a row, for programs */
	HAS_FACTS = 1 << 2,    /* all facts of the profile */
	HAS_SOURCES = 1 << 3,  /* sources that the user names */
	HAS_LAYOUTS = 1 << 4,  /* --layout */
	HAS_TABS = 1 << 5,     /* tabs between fields, not commas */
	HAS_SUITES = 1 << 6,   /* two directories */
	IS_PAGE = 1 << 8,      /* a page: cut_make() drops some rows and calls, ranking.c none */
	IS_TABLE = 1 << 9,     /* a table for programs, of any number of columns */
	IS_OF_ONE = 1 << 10,   /* one event decides order, cut and shares */
	NEEDS_CALLS = 1 << 11, /* it is about nothing else than calls */
	LISTS_FUNCTIONS = 1 << 12, /* --by=function is the default */
	LISTS_ALL = 1 << 13,       /* --threshold=100 is the default */
	LISTS_SHORT = 1 << 14,     /* --names=short is the default */
	/* What formats for programs have whose rows are a table. */
	HAS_TABLE = IS_TABLE | HAS_COMPLETE | HAS_SUITES | LISTS_FUNCTIONS | LISTS_ALL,
};

/* The arguments of a writer: the stream, the data and the style. */
struct writing {
	FILE *out;
	const struct profile *profile;
	struct report *report;           /* NULL for a table */
	const struct columns *columns;   /* NULL for a table */
	struct diag *diag;               /* for warnings */
	size_t width;                    /* of a row, in columns; 0: any */
	size_t page;                     /* lines of the screen that --summary is to fit; 0: any */
	size_t rows;                     /* of a list on a screen, to print at most; 0: all */
	struct source_search *search;    /* for a report: finds its sources */
	const struct verdicts *verdicts; /* for a report: of its limits */
	bool color;                      /* use the escape sequences of a terminal */
	bool tabs;                       /* csv: tabs between fields, not commas */
	bool human;                      /* short numbers, for people at a terminal */
	bool in_suite;                   /* the report is of one benchmark of a suite */
	const struct call_tree_folds *folds; /* of a call tree on a screen; NULL: all is open */
	struct targets *targets; /* what the lines of a screen are about; NULL: not asked */
};

/*
 * The listed rows as a table: for programs with all values, for people what a comment has room for.
 * w must outlive it.
 */
struct table lists_make(const struct writing *w, bool for_programs);

/*
 * A format.  Each function writes one thing; NULL: the format does not have it.
 * False: *error says why, such as a sum that does not fit into 64 bits.  Write
 * errors are not reported: the caller finds them in out.
 */
struct writer {
	unsigned has; /* bits of enum has */
	uint64_t top; /* the default of --top; 0: all rows */
	/* A report; with writing.in_suite, one that follows the table of a suite. */
	bool (*report)(const struct writing *w, struct error *error);
	void (*table)(const struct writing *w, struct table *table);
};

/* The formats, each in the file of its name or, of TSV and JSON, in csv.c and json_report.c. */
extern const struct writer CALLGRIND_WRITER, CSV_WRITER, FOLDED_WRITER, HTML_WRITER, JSON_WRITER,
	MARKDOWN_WRITER, TEXT_WRITER, TSV_WRITER;

/* Prints a report of one profile, or of the sum of several, as callgrind_annotate does. */
void classic_report(const struct writing *w);

/* The names of all formats, as --format=NAME has them, separated by |. */
extern const char writing_formats[];

/* The writer of this name, or NULL. */
const struct writer *writing_find(const char *name);
