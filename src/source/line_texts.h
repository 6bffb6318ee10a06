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

/* The source text of some lines, or of the listed rows of --by=line. */
struct line_texts {
	struct str *text; /* by place in the list; without blanks around it */
	size_t count;
};

/* A text that is looked for: of a line in a file, or of an instruction. */
struct wanted_text {
	name_id in;  /* the file, or the object */
	uint64_t at; /* the line, or the address */
	size_t place;
};

/* No texts yet, and room for what is looked for, which the caller frees. */
struct wanted_text *line_texts_begin(struct line_texts *texts, size_t count);

/*
 * The order in which texts are looked for: file by file or object by object,
 * from the first to the last in it.
 */
void line_texts_sort(struct wanted_text *wanted, size_t count);

/* How many of those sorted, from the first on, are in the same as it. */
size_t line_texts_run(const struct wanted_text *wanted, size_t count);

/* Keeps a copy of the text. */
void line_texts_set(struct line_texts *texts, const struct wanted_text *wanted,
		    struct str text);

/*
 * Reads the sources that are found, each once.  What cannot be read, and, where
 * the report annotates no sources, those newer than the profile, are warned of;
 * with told, by name, only those files that it does not have yet.
 */
void line_texts_read(struct line_texts *texts, const struct report *report,
		     struct source_search *search, struct diag *diag);
void line_texts_of(struct line_texts *texts, const struct report *report,
		   const struct line_name *lines, size_t count,
		   struct source_search *search, bool *told, struct diag *diag);
void line_texts_free(struct line_texts *texts);

#endif
