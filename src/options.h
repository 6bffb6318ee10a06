/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef OPTIONS_H
#define OPTIONS_H

#include "str.h"
#include "util.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* Words of the command line, in their order; they point into argv. */
struct words {
	const char **at;
	size_t count, room;
};

void words_add(struct words *words, const char *word);

enum tree { TREE_NONE, TREE_CALLER, TREE_CALLING, TREE_BOTH };

enum by { BY_ROW, BY_FUNCTION, BY_FILE, BY_OBJECT };

enum color { COLOR_AUTO, COLOR_ALWAYS, COLOR_NEVER };

/* What the user asked for.  It never changes after options_read. */
struct options {
	bool help, version;
	const char *show;      /* "A,B", or NULL */
	const char *sort;      /* "A:90,B", or NULL */
	const char *threshold; /* as it was typed: 0 to 100 */
	bool show_percs, annotate, inclusive;
	int tree;                  /* enum tree */
	uint64_t context;          /* lines */
	struct words include;      /* directories */
	struct words source_map;   /* "FROM=TO" */
	const char *part, *thread; /* "1,3-5", or NULL */
	bool list_parts, diff, check;
	struct words mod_file, mod_fn; /* "s/REGEX/TEXT/" */
	struct words event;            /* "NAME = FORMULA : long name" */
	bool list_events;
	int by; /* enum by */
	bool summary;
	struct words match, hide; /* regular expressions */
	uint64_t top;             /* rows; UINT64_MAX: all */
	const char *min;          /* percent, or NULL */
	const char *fn;           /* a name or "/REGEX/", or NULL */
	int color;                /* enum color */
	struct words fail_if;     /* "EVENT>+N%" */
	struct words files;       /* profiles and sources */
};

/*
 * Reads the command line.  False: one line in *error names the culprit.  The
 * caller frees with options_free in either case.
 */
bool options_read(struct options *options, int argc, char **argv,
		  struct error *error);
void options_free(struct options *options);

/* A percentage, 0 to 100, in digits with or without a point. */
bool options_percent(struct str text, double *value);

/* Prints the help: every option of the table. */
void options_help(FILE *out);

#endif
