/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"
#include "report/report.h"
#include "source/source.h"

/* The texts of a list of lines or instructions. */
struct line_texts {
	struct str *text; /* by index in the list; empty: not known */
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

/*
 * Reads the trimmed texts of the lines wanted since line_texts_begin(), and
 * sorts them.  Each source is read once.  Warns of sources that cannot be read
 * and, if the report annotates no sources, of sources newer than the profile.
 * Files with told[name] set are not warned of again; told may be NULL.
 */
void line_texts_of(struct line_texts *texts, const struct report *report,
		   struct wanted_text *wanted, struct source_search *search,
		   bool *told, struct diag *diag);

/*
 * Initializes texts, and reads those of the listed rows of --by=line or
 * --by=instr.  Warns as line_texts_of() does, and once for each object of
 * instructions without text.
 */
void line_texts_of_rows(struct line_texts *texts, const struct report *report,
			struct source_search *search, struct diag *diag);
void line_texts_free(struct line_texts *texts);
