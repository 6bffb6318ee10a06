/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef SETTINGS_H
#define SETTINGS_H

#include "base/words.h"

#include <stdbool.h>
#include <stdint.h>

enum tree { TREE_NONE, TREE_CALLER, TREE_CALLING, TREE_BOTH };

enum call_tree_way { CALL_TREE_NONE, CALL_TREE_DOWN, CALL_TREE_UP };

/* Which sources may be shown: SOURCES_INSIDE, of source.h, or all. */
enum which_sources { SOURCES_ALL, SOURCES_INSIDE };

/* Names of functions: NAMES_AUTO is what suits the report. */
enum which_names { NAMES_AUTO, NAMES_FULL, NAMES_SHORT };

/* --asm, and how objdump is to write it. */
enum assembly { ASSEMBLY_NONE, ASSEMBLY_ATT, ASSEMBLY_INTEL };

/* What a row of the list is, in the order in which options.c has the words. */
enum by { BY_ROW, BY_FUNCTION, BY_FILE, BY_OBJECT, BY_LINE, BY_INSTR };

/* What names rows and their parts have. */
enum label_names { LABEL_OBJECT = 1, LABEL_FILE = 2, LABEL_NAME = 4 };

struct by_kind {
	const char *name; /* as the option has it */
	const char *noun; /* as a sentence has it */
	unsigned label;   /* of a row; without LABEL_NAME it has functions */
	unsigned parts;   /* labels of what it consists of */
	bool divided;     /* rows of BY_ROW, and behind them their lines */
};

/* By enum by. */
extern const struct by_kind BY_KINDS[];

/* What --compare has a column of its own for. */
enum compare { COMPARE_NONE, COMPARE_FILE, COMPARE_PART, COMPARE_THREAD };

/*
 * What the user wants to see, as the command line says it.  It never changes
 * once it was read, and outlives all reports.
 */
struct settings {
	/*
	 * Called as callgrind_annotate: what prints, says or takes more than
	 * the script does is off, so that programs find what they know.
	 */
	bool drop_in;
	const char *show;      /* "A,B", or NULL */
	const char *sort;      /* "A:90,B", or NULL */
	const char *threshold; /* as it was typed: 0 to 100 */
	bool show_percs, annotate, inclusive;
	bool only_named; /* --no-auto: no source that the user has not named */
	bool line_numbers; /* beside the lines of sources */
	bool cycles;       /* "<cycle N>" is shown */
	bool complete; /* work out all that is known of a row, for a program */
	bool calls;    /* callers and callees of rows, whatever tree says */
	bool parts; /* what rows consist of, where it is more than one thing */
	int tree;   /* enum tree */
	int call_tree;           /* enum call_tree_way */
	uint64_t depth;          /* of it: levels below a root */
	const char *branch_min;  /* of it: percent */
	uint64_t context;        /* lines */
	struct words include;    /* directories */
	struct words source_map; /* "FROM=TO" */
	int sources;             /* enum which_sources */
	struct words event;      /* "NAME = FORMULA : long name" */
	int by;                  /* enum by */
	int names;               /* enum which_names */
	bool summary, diff;
	size_t old_runs;   /* with --diff: how many of the files are OLD */
	bool several;      /* --new: there may be more than one, and of NEW */
	bool all;          /* what is noise is listed too */
	bool spread;       /* of what is compared: how far it lies apart ... */
	bool spread_alone; /* ... and not each of it */
	int compare;       /* enum compare */
	struct words old_sources; /* directories */
	bool exact;   /* --diff pairs functions by full labels only */
	bool verbose; /* each pair of another label is named */
	struct words match, hide; /* regular expressions */
	struct words fold;        /* likewise */
	uint64_t top;             /* rows; UINT64_MAX: all */
	const char *min;          /* percent, or NULL */
	int assembly;             /* enum assembly */
	bool jumps;               /* between lines of sources, too */
	const char *line_min;     /* percent, or NULL */
	bool uncut;               /* rows and calls are for cut_make() */
	const char *worth;        /* percent, for cut_make(), or NULL */
	struct words fn;          /* names or "/REGEX/" */
	bool fail_if_missing;     /* a function of fail_if must be there */
	struct words fail_if;     /* "EVENT>+N%" */
	struct words warn_if;     /* likewise */
};

/* Whether there are limits. */
static inline bool settings_limited(const struct settings *settings)
{
	return settings->fail_if.count || settings->warn_if.count;
}

/* Whether what is shown needs what was measured by instruction. */
static inline bool settings_need_code(const struct settings *settings)
{
	return settings->assembly != ASSEMBLY_NONE || settings->by == BY_INSTR;
}

#endif
