/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "browse/views.h"
#include "run.h"
#include "write/targets.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* The text of a view, as the report prints it for people, with what its lines are about. */
struct page {
	char *text;
	struct str *lines; /* of it, without newlines */
	size_t count;
	struct targets targets;
	char *name;    /* of the view, printable */
	char *total;   /* of the event of the view, printable; or NULL */
	char *said;    /* the first thing that was warned of, or NULL */
	uint64_t line; /* of a source: the dearest line of the view's function, or 0 */
	size_t above;  /* rows of a list that are not in the text, before and behind it */
	size_t below;
	size_t width;     /* of the terminal that it was made for */
	unsigned version; /* of the view that it was made for */
	bool made;
};
void page_free(struct page *page);

/* What makes pages of the profile that a run has read. */
struct pages {
	struct run *run;
	struct limits limits; /* of each page */
	char *program;        /* what ran, printable */
	struct words events;  /* names of all, those of the profile first; owned */
	size_t recorded;      /* how many are the profile's */
	size_t event;         /* that the user sorts by */

	/* The report that was made last, for these choices. */
	struct choice {
		int what;
		int by, order;
		size_t event;
		bool own;
		name_id file, object;
		row_id row;
	} choice;
	char *filter;
	struct settings settings;
	row_id row;
	struct words made, match; /* of the settings; owned */
	struct columns columns;
	struct report report;
	bool has_report;
};

/* Begins; false: *error says why there is nothing to show.  run must outlive pages. */
bool pages_begin(struct pages *pages, struct run *run, struct error *error);
void pages_end(struct pages *pages);

/* The view that comes first. */
struct view_state pages_first(const struct pages *pages);

/*
 * Makes the page of a view for so many columns; what *page had is freed.  False: *error says why
 * there is none.
 */
bool pages_make(struct pages *pages, const struct view_state *view, size_t width, struct page *page,
		struct error *error);

/* The path where the source of a file was found, or NULL.  The caller frees it. */
char *pages_path(struct pages *pages, name_id file);

/*
 * Prints the command line that prints a view; argv is that of the program.  False: there is none,
 * as of a function in the views of --compare.
 */
bool pages_put_command(struct pages *pages, const struct view_state *view, char **argv, FILE *out);
