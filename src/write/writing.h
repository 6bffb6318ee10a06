/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef WRITING_H
#define WRITING_H

#include "base/diag.h"
#include "report/gate.h"
#include "report/report.h"
#include "report/suite.h"
#include "source/source.h"

#include <stdbool.h>
#include <stdio.h>

/* What a writer is given: where it goes to, and what is written. */
struct writing {
	FILE *out;
	const struct profile *profile;
	struct report *report;           /* of a report, else NULL */
	const struct columns *columns;   /* of a report and of events */
	struct diag *diag;               /* for warnings */
	size_t width;                    /* columns that a row has; 0: any */
	struct source_search *search;    /* of a report: finds its sources */
	const struct verdicts *verdicts; /* of a report, on its limits */
	bool color;        /* with the escape sequences of a terminal */
	bool tabs;         /* csv: between fields, not commas */
	bool boxes;        /* with lines of boxes, in UTF-8 */
	bool mark_figures; /* text: TEXT_FIGURES_END follows figures */
	bool in_suite;     /* markdown: it is one report of several */
};

#endif
