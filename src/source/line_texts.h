/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef LINE_TEXTS_H
#define LINE_TEXTS_H

#include "base/diag.h"
#include "report/report.h"
#include "source/source.h"

/* A line of a source. */
struct line_name {
	name_id file;
	uint64_t line;
};

/* The source text of a list of lines, or of the listed rows of --by=line. */
struct line_texts {
	struct str *text; /* by index in the list, trimmed */
	size_t count;
};

/* A text to look for: of a line in a file, or an instruction in an object. */
struct wanted_text {
	name_id in;  /* the file, or the object */
	uint64_t at; /* the line, or the address */
	size_t place;
};

/* Initializes texts; returns room for texts to look for, to be freed. */
struct wanted_text *line_texts_begin(struct line_texts *texts, size_t count);

/* Sorts texts by file or object, and in it by line or address. */
void line_texts_sort(struct wanted_text *wanted, size_t count);

/* The number of sorted texts, from the first on, in the same file or object. */
size_t line_texts_run(const struct wanted_text *wanted, size_t count);

/* Stores a copy of a text. */
void line_texts_set(struct line_texts *texts, const struct wanted_text *wanted,
		    struct str text);

/*
 * Reads each source that is found once; line_texts_read is for listed rows.
 * Warns of sources that are newer than the profile or cannot be opened, unless
 * the report's annotation does.  told, by name, or NULL, has the files that
 * need no warning, and is updated.
 */
void line_texts_read(struct line_texts *texts, const struct report *report,
		     struct source_search *search, struct diag *diag);
void line_texts_of(struct line_texts *texts, const struct report *report,
		   const struct line_name *lines, size_t count,
		   struct source_search *search, bool *told, struct diag *diag);
void line_texts_free(struct line_texts *texts);

#endif
