/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef LINE_TEXTS_H
#define LINE_TEXTS_H

#include "base/diag.h"
#include "report/report.h"
#include "source/source.h"

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
 * Read the sources that are found, each once: for the listed rows, or for the
 * texts wanted since line_texts_begin().  Warn of sources that cannot be read
 * and, if the report annotates no sources, of sources newer than the profile.
 * Files with told[name] set are not warned of again.
 */
void line_texts_read(struct line_texts *texts, const struct report *report,
		     struct source_search *search, struct diag *diag);
void line_texts_of(struct line_texts *texts, const struct report *report,
		   struct wanted_text *wanted, struct source_search *search,
		   bool *told, struct diag *diag);
void line_texts_free(struct line_texts *texts);

#endif
