/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"
#include "report/gate.h"
#include "report/report.h"
#include "report/suite.h"
#include "source/source.h"

#include <stdbool.h>
#include <stdio.h>

/* The arguments of a writer: the stream, the data and the style. */
struct writing {
	FILE *out;
	const struct profile *profile;
	struct report *report;           /* NULL for parts, events and suites */
	const struct columns *columns;   /* NULL for parts and suites */
	struct diag *diag;               /* for warnings */
	size_t width;                    /* of a row, in columns; 0: any */
	struct source_search *search;    /* for a report: finds its sources */
	const struct verdicts *verdicts; /* for a report: of its limits */
	bool color;        /* use the escape sequences of a terminal */
	bool tabs;         /* csv: tabs between fields, not commas */
	bool boxes;        /* use box-drawing characters, in UTF-8 */
	bool mark_figures; /* text: TEXT_FIGURES_END follows figures */
	bool in_suite;     /* the report is of one benchmark of a suite */
};
