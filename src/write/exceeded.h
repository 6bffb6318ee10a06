/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/gate.h"
#include "source/source.h"

#include <stdio.h>

/* How the lines about limits look; a newline follows each line. */
struct exceeded_style {
	const char *limit;     /* before a limit of --fail-if */
	const char *limit_end; /* after a limit */
	const char *reason;    /* before a function that grew */
	const char *reason_end;
	size_t most; /* the most functions that are printed for a limit */
	void (*put)(FILE *out, struct str text); /* prints text, escaped */
	struct source_search *search;            /* for the names of files; or NULL */
};

/* What to print above the lines of exceeded_put(); NULL if there are none. */
const char *exceeded_heading(const struct verdicts *verdicts);

/*
 * Prints why a cost has changed: "+2,024,642 because of graph.cpp:lookup (its calls cost 67,739
 * each instead of 251)".  put prints names, escaped.
 */
void exceeded_put_cause(FILE *out, const struct report *report, const struct column *column,
			const struct cause *cause, void (*put)(FILE *out, struct str text));

/*
 * Prints a line for each function (or the program) that exceeds a limit, and below it the causes,
 * then the functions that grew most and are none; and one for each limit that was not checked,
 * which says why.
 */
void exceeded_put(FILE *out, const struct report *report, const struct verdicts *verdicts,
		  const struct exceeded_style *style);

/*
 * Writes what exceeded_put() prints as messages, with --quiet, too; before them, what is left to
 * write of the report in `out`.
 */
void exceeded_warn(struct diag *diag, FILE *out, const struct report *report,
		   const struct verdicts *verdicts);
