/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/str.h"

struct report;

enum tree { TREE_NONE, TREE_CALLER, TREE_CALLING, TREE_BOTH };

enum call_tree_way { CALL_TREE_NONE, CALL_TREE_DOWN, CALL_TREE_UP };

/* The sources that may be shown: all, or those in some directories (source.h). */
enum which_sources { SOURCES_ALL, SOURCES_INSIDE };

/* How text is laid out: as callgrind_annotate does it, or for people. */
enum layout { LAYOUT_CLASSIC, LAYOUT_SCREEN };

/* How names of functions are shown. */
enum which_names { NAMES_FULL, NAMES_SHORT };

/* The value of --asm: the syntax that objdump uses. */
enum assembly { ASSEMBLY_NONE, ASSEMBLY_ATT, ASSEMBLY_INTEL };

/* The kinds of rows; options.c has the words for --by in this order. */
enum by { BY_ROW, BY_FUNCTION, BY_FILE, BY_OBJECT, BY_LINE };

/* The words for a row, by enum by. */
extern const char *const BY_NOUNS[];

/* The value of --compare: what gets a column of its own. */
enum compare { COMPARE_NONE, COMPARE_FILE, COMPARE_PART, COMPARE_THREAD };

/* Values of --inlines; own: innermost frames in libraries are left to the code around them. */
enum inlines_kind { INLINES_NO, INLINES_ALL, INLINES_OWN };

/*
 * The choices of the user for the report, from the command line.  They outlive all reports, and
 * only --browse changes its own.
 */
struct settings {
	/*
	 * The program was called as callgrind_annotate.  What the script lacks
	 * is off: most messages, the pager, colors, "<cycle N>" and prefixes
	 * of option names; so programs can parse the output.
	 */
	bool drop_in;
	/* What the format has and is; see enum has of write/writing.h: */
	bool complete, all_calls, page, of_one;
	const char *show;      /* "A,B", or NULL */
	const char *sort;      /* "A:90,B", or NULL */
	const char *threshold; /* percent, as typed: 0 to 100 */
	bool show_percs, annotate, inclusive;
	bool only_named;         /* --no-auto: show only sources that the user named */
	int tree;                /* enum tree */
	int call_tree;           /* enum call_tree_way */
	uint64_t depth;          /* of the call tree: levels below a root */
	uint64_t context;        /* lines around those with costs */
	struct words include;    /* directories */
	struct words source_map; /* "FROM=TO" */
	int sources;             /* enum which_sources */
	struct words event;      /* "NAME = FORMULA : long name" */
	int by;                  /* enum by */
	int names;               /* enum which_names */
	int layout;              /* enum layout; of other formats than text LAYOUT_CLASSIC */
	bool summary, diff;
	bool classic;             /* the report is text as callgrind_annotate has it */
	bool walked;              /* a report is listed anew with other settings: build_again() */
	int compare;              /* enum compare */
	struct words old_sources; /* directories */
	struct words match, hide; /* regular expressions */
	uint64_t top;             /* rows; UINT64_MAX: all */
	const char *min;          /* percent, or NULL; also of a page and of a call tree */
	int assembly;             /* enum assembly */
	int inlines;              /* enum inlines_kind: inlined functions are functions */
	struct words library;     /* directories of --library; "" drops those before it */
	struct words fn;          /* names or "/REGEX/" */
	const uint32_t *fn_row;   /* with fn: this row is meant, whatever the words; or NULL */
	/* Says whether --browse lists a row; NULL: all rows may be listed. */
	bool (*lists)(const void *lists_of, const struct report *report, uint32_t row);
	const void *lists_of;
	struct words fail_if; /* "EVENT>+N%" */
};

/* Returns the percentage that --min cuts the list at; NULL: it does not. */
static inline const char *settings_row_min(const struct settings *settings)
{
	return settings->call_tree || settings->page ? NULL : settings->min;
}

/* Returns --min for branches of a call tree: a percentage of the largest change or of a total. */
static inline const char *settings_branch_min(const struct settings *settings)
{
	return settings->min ? settings->min : settings->diff ? "5" : "1";
}

/* Returns whether text is laid out for people. */
static inline bool settings_screen(const struct settings *settings)
{
	return settings->layout == LAYOUT_SCREEN;
}

/* Returns whether a list has inclusive costs and calls by default, as --summary and screens. */
static inline bool settings_list_calls(const struct settings *settings)
{
	return settings->summary || (settings_screen(settings) && !settings->compare);
}

/* Returns whether one event decides order, cut and shares: the first. */
static inline bool settings_is_of_one(const struct settings *settings)
{
	return settings->summary || settings->call_tree || settings->of_one;
}

/* Returns whether facts by instruction are read. */
static inline bool settings_need_code(const struct settings *settings)
{
	return settings->assembly != ASSEMBLY_NONE || settings->inlines;
}

/*
 * Returns whether a file lies in a directory of libraries: where compilers and packages are, and
 * those of --library, of which "" drops those before it; any "DIR/" in its name is one that is
 * not absolute.
 */
bool settings_is_library(const struct settings *settings, struct str file);
