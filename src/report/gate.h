/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef GATE_H
#define GATE_H

#include "base/fraction.h"
#include "base/pattern.h"
#include "report/reasons.h"
#include "report/report.h"

#include <stdbool.h>

/* A limit of --fail-if or --warn-if. */
struct limit {
	const char *text; /* as typed */
	bool warns;       /* --warn-if */
	struct column column;
	bool of_functions; /* not of the program */
	regex_t functions;
	bool change;  /* +: of the growth since OLD */
	bool percent; /* %: of OLD's */
	struct fraction most;
};

struct gate {
	struct limit *list;
	size_t count;
};

/* A function that exceeds a limit, or NONE for the program. */
struct excess {
	function_id function;
	struct fraction old, new; /* its values */
};

/* What became of a limit. */
struct verdict {
	const struct limit *limit;
	struct excess *list;
	size_t count, room;
	struct reason reasons[REASONS]; /* with --diff, if it is exceeded */
	size_t reason_count;
	bool unmatched; /* no function has such a name */
};

/* Those of all limits, of the program's before functions'. */
struct verdicts {
	struct verdict *list;
	size_t count;
};

/*
 * Reads the limits of the options that columns was made with.  False: *error
 * names the wrong one.  gate_free in either case.
 */
bool gate_read(struct gate *limits, struct columns *columns,
	       struct error *error);
void gate_free(struct gate *limits);

/*
 * Finds what exceeds the limits.  False: a sum does not fit into 64 bits, or a
 * limit of --fail-if is of functions that are not there and
 * settings.fail_if_missing.  verdicts_free in either case; what was found until then is in it.
 */
bool gate_check(const struct gate *limits, const struct report *report,
		struct verdicts *verdicts, struct error *error);
void verdicts_free(struct verdicts *verdicts);

/* How much exceeds a limit of --fail-if; with warnings, of --warn-if too. */
size_t verdicts_exceeded(const struct verdicts *verdicts, bool warnings);

#endif
