/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"
#include "source/annotated.h"
#include "source/source.h"

/*
 * Messages about annotated sources.  annotation_warn() is about a text that may be another one than
 * the one that ran, annotation_warn_end() about costs past the end of it, and lines that
 * were cut.  What is said once for all sources is noted in the search.
 */
void annotation_warn(const struct report *report, const struct report_file *file,
		     const struct source *source, struct source_search *search, struct diag *diag);
void annotation_warn_end(const struct source *source, bool past,
			 struct source_search *search, struct diag *diag);

/* Warns of sources that --sources=inside leaves out. */
void annotation_warn_outside(const struct annotated *sums, struct diag *diag);

/* Tells people how many sources were not found, and what they can do. */
void annotation_advise(const struct annotated *sums, struct diag *diag);
