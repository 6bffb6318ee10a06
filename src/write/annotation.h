/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"
#include "source/annotated.h"
#include "source/source.h"

/*
 * What is said of annotated sources on standard error.  annotation_warn() warns of what else a text
 * may be than the one that ran, annotation_warn_end() of costs past the ends of OLD's or NEW's text,
 * and of lines that were cut.
 */
void annotation_warn(const struct report *report, const struct report_file *file,
		     const struct source *source, struct diag *diag);
void annotation_warn_end(const struct source *source, bool old_past, bool new_past,
			 struct diag *diag);

/* Warns of sources that --sources=inside leaves out. */
void annotation_warn_outside(const struct annotated *sums, struct diag *diag);

/*
 * Tells people what is not annotated, and what they can do: first about the program itself, last
 * about the sources of libraries.
 */
void annotation_advise(const struct annotated *sums, struct diag *diag);
