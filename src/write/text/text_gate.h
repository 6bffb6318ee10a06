/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef TEXT_GATE_H
#define TEXT_GATE_H

#include "report/gate.h"
#include "source/source.h"

#include <stdio.h>

/* How the lines about limits look; each has a newline behind it. */
struct text_gate_style {
	const char *limit;     /* before a limit as it was typed */
	const char *warning;   /* the same before one of --warn-if */
	const char *limit_end; /* behind it */
	const char *reason;    /* before what grew most */
	const char *reason_end;
	size_t most; /* functions of a limit that are told */
	void (*put)(FILE *out, struct str text); /* prints strangers' text */
	struct source_search *search; /* names files; NULL: as the profile */
};

/*
 * Prints a line for each function, or the program, that exceeds a limit, below
 * them what grew most, and a line for a limit of functions that are not there.
 */
void text_gate(FILE *out, const struct report *report,
	       const struct verdicts *verdicts,
	       const struct text_gate_style *style);

/* The same with the program's name in front, for standard error. */
void text_gate_plain(FILE *out, const struct report *report,
		     const struct verdicts *verdicts);

#endif
