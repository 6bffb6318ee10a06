/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef LINE_TEXTS_H
#define LINE_TEXTS_H

#include "read/diag.h"
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
