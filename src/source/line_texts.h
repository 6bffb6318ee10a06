/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/report.h"
#include "source/source.h"

/* The texts of a list of lines or instructions. */
struct line_texts {
	struct str *text; /* by index in the list; empty: not known */
	size_t count;
};

/* A text to look for. */
struct wanted_text {
	name_id in;   /* the file, or NONE: not known */
	uint64_t at;  /* the line */
	size_t place; /* index in the list */
};

/*
 * Reads the trimmed texts of `count` lines, and sorts wanted.  Each source is
 * read once.  The caller frees with line_texts_free().
 */
struct line_texts line_texts_of(const struct report *report, struct wanted_text *wanted,
				size_t count, struct source_search *search);

/* Reads the texts of the listed rows of --by=line. */
struct line_texts line_texts_of_rows(const struct report *report, struct source_search *search);
void line_texts_free(struct line_texts *texts);
