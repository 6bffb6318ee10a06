/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/gate.h"

#include <stdio.h>

/* Prints why a cost has changed: "+2,024,642 because of graph.cpp:lookup". */
void exceeded_put_cause(FILE *out, const struct report *report, const struct column *column,
			const struct cause *cause);

/*
 * A line for each function (or the program) that exceeds a limit, `most` of a limit, and below it
 * the causes, behind two blanks; and one for each limit that was not checked, which says why.  Each
 * ends with a newline.  The caller frees the bytes.
 */
struct str exceeded_text(const struct report *report, const struct verdicts *verdicts, size_t most);

/*
 * Writes these lines as messages, with --quiet, too; before them, what is left to write of the
 * report in `out`.
 */
void exceeded_warn(struct diag *diag, FILE *out, const struct report *report,
		   const struct verdicts *verdicts);
