/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/writing.h"

/* --help: not given, a screen, or all options. */
enum help { HELP_NONE, HELP_SHORT, HELP_ALL };

/* The most options that the table can have. */
enum { OPTIONS_MAX = 80 };

/* The words of --list. */
enum list { LIST_PARTS, LIST_EVENTS, LIST_NONE };

/* The words of --color, counted from 1. */
enum color { COLOR_ALWAYS = 1, COLOR_NEVER, COLOR_AUTO };

/* The options of the user.  They never change after options_read. */
struct options {
	int help; /* enum help */
	bool version, quiet;
	const char *part, *thread; /* "1,3-5", or NULL */
	int list;                  /* enum list */
	bool check;
	struct words mod_file, mod_fn; /* "s/REGEX/TEXT/" */
	bool separate_recs;            /* f and f'2 are two functions */
	int color;                     /* enum color */
	bool browse;                   /* walk through the report */
	bool pager;                    /* for text on a terminal */
	const struct writer *writer;   /* for --format */
	const char *format;            /* the name of the format */
	const char *output;            /* the file to write, or NULL */
	bool new_ok;                   /* OLD's directory may be empty or missing */
	bool limits;                   /* the bounds of base/limits.c hold */
	bool human;                    /* short numbers in text */
	uint64_t width;                /* UINT64_MAX: auto; 0: not given */
	size_t page;                   /* lines of the screen that --summary is to fit; 0: any */
	struct settings settings;      /* of the report */
	struct words files;            /* profiles and sources */
	struct words percents;         /* percentages without their signs; owned */
	bool given[OPTIONS_MAX];       /* by index of the table of options */
};

/*
 * Reads the command line.  False: one line in *error names the culprit.  The
 * caller frees with options_free in either case.
 */
bool options_read(struct options *options, int argc, char **argv, struct error *error);
void options_free(struct options *options);

/*
 * Returns whether --diff and --compare can be used with so many profiles, of which `before`
 * are OLD; in_suite: those of a benchmark of two directories.
 */
bool options_fit_profiles(const struct options *options, size_t before, size_t profiles,
			  bool in_suite, struct error *error);

/* Returns whether the options leave no place for sources that the user names. */
bool options_hide_sources(const struct options *options);

/*
 * Returns whether --diff compares directories: it has two files, and one of them is a
 * directory or --new-ok is given.
 */
bool options_are_suite(const struct options *options);

/* Returns whether the report goes to a terminal that is not "dumb" (TERM). */
bool options_is_on_terminal(const struct options *options);

/* Returns whether --browse can be used here; false: *error says why not. */
bool options_may_browse(const struct options *options, struct error *error);

/* Returns whether to color the report: --color, or a terminal without NO_COLOR. */
bool options_is_colored(const struct options *options);

/* The number of terminal columns that a row may have; 0: any number. */
size_t options_row_width(const struct options *options);

/* Prints the help: one screen, or every option of the table. */
void options_help(FILE *out, enum help kind);
