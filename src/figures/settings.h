/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/words.h"

#include <stdbool.h>
#include <stdint.h>

enum tree { TREE_NONE, TREE_CALLER, TREE_CALLING, TREE_BOTH };

enum call_tree_way { CALL_TREE_NONE, CALL_TREE_DOWN, CALL_TREE_UP };

/* Which sources may be shown: all, or those in some directories (source.h). */
enum which_sources { SOURCES_ALL, SOURCES_INSIDE };

/* How text is laid out: as callgrind_annotate does it, or for a screen. */
enum layout { LAYOUT_CLASSIC, LAYOUT_COMPACT };

/* How names of functions are shown; NAMES_AUTO: as suits the report. */
enum which_names { NAMES_AUTO, NAMES_FULL, NAMES_SHORT };

/* The value of --asm: the syntax that objdump uses. */
enum assembly { ASSEMBLY_NONE, ASSEMBLY_ATT, ASSEMBLY_INTEL };

/* The kinds of rows; options.c has the words for --by in this order. */
enum by { BY_ROW, BY_FUNCTION, BY_FILE, BY_OBJECT, BY_LINE };

/* Bits: the names in the label of a row or of a component of a row. */
enum label_names { LABEL_OBJECT = 1, LABEL_FILE = 2, LABEL_NAME = 4 };

struct by_kind {
	const char *name; /* the word for --by */
	const char *noun; /* the word for a row */
	unsigned label;   /* label of a row; no LABEL_NAME: rows are groups */
	unsigned parts;   /* label of a component of a row */
	bool divided;     /* the rows are lines or instructions of BY_ROW's rows */
};

/* Indexed by enum by. */
extern const struct by_kind BY_KINDS[];

/* The value of --compare: what gets a column of its own. */
enum compare { COMPARE_NONE, COMPARE_FILE, COMPARE_PART, COMPARE_THREAD };

/*
 * The choices of the user for the report, from the command line.  They do not
 * change after the command line was read, and outlive all reports.
 */
struct settings {
	/*
	 * The program was called as callgrind_annotate.  What the script lacks
	 * is off: most messages, the pager, colors, "<cycle N>" and prefixes
	 * of option names; so programs can parse the output.
	 */
	bool drop_in;
	const char *show;      /* "A,B", or NULL */
	const char *sort;      /* "A:90,B", or NULL */
	const char *threshold; /* percent, as typed: 0 to 100 */
	bool show_percs, annotate, inclusive;
	bool only_named;         /* --no-auto: show only sources that the user named */
	bool line_numbers;       /* show numbers beside source lines */
	bool complete;           /* find all figures of a row, for programs */
	bool calls;              /* find callers and callees, even with TREE_NONE */
	bool parts;              /* find the components of rows that have several */
	int tree;                /* enum tree */
	int call_tree;           /* enum call_tree_way */
	uint64_t depth;          /* of the call tree: levels below a root */
	const char *branch_min;  /* of the call tree: percent */
	bool least_change;       /* ... of the largest change; else of a total */
	uint64_t context;        /* lines around those with costs */
	struct words include;    /* directories */
	struct words source_map; /* "FROM=TO" */
	int sources;             /* enum which_sources */
	struct words event;      /* "NAME = FORMULA : long name" */
	int by;                  /* enum by */
	int names;               /* enum which_names */
	int layout;              /* enum layout; of other formats than text LAYOUT_CLASSIC */
	bool summary, diff;
	bool brief;               /* with diff: list only changes that matter */
	bool of_one;              /* one event decides order, cut and shares: the first */
	size_t old_files;         /* with --diff: how many of the files are OLD, first */
	bool gzip;                /* of a page: compress its data */
	int compare;              /* enum compare */
	struct words old_sources; /* directories */
	bool exact;               /* pair functions of OLD and NEW by full labels only */
	struct words match, hide; /* regular expressions */
	uint64_t top;             /* rows; UINT64_MAX: all */
	uint64_t page;            /* lines of the screen that a report is to fit; 0: any */
	const char *min;          /* percent, or NULL */
	int assembly;             /* enum assembly */
	bool inlines;             /* inlined functions are functions */
	const char *line_min;     /* percent, or NULL */
	bool uncut;               /* list all rows and calls: cut_make() drops some */
	const char *worth;        /* percent for cut_make(), or NULL */
	struct words fn;          /* names or "/REGEX/" */
	struct words fail_if;     /* "EVENT>+N%" */
};

/* Whether --fail-if sets limits. */
static inline bool settings_limited(const struct settings *settings)
{
	return settings->fail_if.count;
}

/* Whether text is laid out for a screen. */
static inline bool settings_compact(const struct settings *settings)
{
	return settings->layout == LAYOUT_COMPACT;
}

/* Whether a list has inclusive costs and calls by default, as --summary and compact ones. */
static inline bool settings_list_calls(const struct settings *settings)
{
	return settings->summary || (settings_compact(settings) && !settings->compare);
}

/* Whether facts by instruction are read. */
static inline bool settings_need_code(const struct settings *settings)
{
	return settings->assembly != ASSEMBLY_NONE || settings->inlines;
}
