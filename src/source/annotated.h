/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"
#include "report/report.h"
#include "source/source.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/*
 * Walks through the sources of a report, one after the other, line by line, and notes what there is
 * to say: of a text that may not be the one that ran, of costs past its end, and which sources were
 * not found.  Begin with report, row and search; the report must outlive it.
 */
struct annotated {
	struct report *report;
	row_id row; /* only the code of this row, or NONE */
	struct source_search *search;
	bool any;              /* some source was found that has costs */
	struct str *not_found; /* names of files, owned by the report; sorted at the end */
	size_t not_found_count, not_found_room;
	size_t missing_files; /* those that can be files: annotated_can_be_file() */
	/* What is open, and the costs of its lines: */
	name_id file; /* NONE: nothing was counted in it */
	struct source source;
	struct source_lines lines;
	bool newer; /* it changed after the profile was taken */
};

/*
 * Returns whether all sources that the user named can be shown; called before anything
 * of the report is written.
 */
bool annotated_wanted(const struct report *report, struct source_search *search,
		      struct error *error);

/*
 * Opens the source of a file, finds the costs of its lines, and begins to read them.  False: it was
 * not found; its name is kept.
 */
bool annotated_open(struct annotated *annotated, const struct report_file *file);

/* Gets the next line, or gap.  False: there is none, or `out` has failed. */
bool annotated_next(struct annotated *annotated, FILE *out, struct source_item *item);

void annotated_close(struct annotated *annotated);

/* Sorts the names of the files not found; the caller frees them. */
void annotated_end(struct annotated *annotated);

/*
 * Returns whether a name can be that of a file, unlike php:internal, ~, <string>, [native]
 * and an empty name, which interpreters write (src/README O8).
 */
bool annotated_can_be_file(struct str name);

/* --- single lines ------------------------------------------------------- */

/* A text to look for. */
struct wanted_text {
	name_id in;   /* the file, or NONE: not known */
	uint64_t at;  /* the line */
	size_t place; /* index in the list */
};

/*
 * Reads the trimmed texts of `count` lines, each source once, and sorts wanted.  Returns them by
 * their places in the list; empty: not known.  The caller frees with line_texts_free().
 */
struct str *line_texts_of(const struct report *report, struct wanted_text *wanted, size_t count,
			  struct source_search *search);
void line_texts_free(struct str *texts, size_t count);
