/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/report.h"
#include "source/source.h"

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
