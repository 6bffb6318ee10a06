/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all formats for people say in words. */
#pragma once

#include "report/gate.h"
#include "values/sides.h"

/*
 * Prints the label of a row as callgrind_annotate has it: "file:function", after, and with_object
 * " [object]" if the row shows it.  Names are as long as limits_name() lets them be.
 */
void label_put(FILE *out, const struct report *report, row_id row, const char *after,
	       bool with_object);

/* How often a call was made, behind its label: " (12x)", " (12x and inlined)", " (inlined)", "". */
struct call_text {
	char text[FRACTION_TEXT + sizeof(" (x and inlined)")];
};
struct call_text call_text(const struct report *report, const struct row_calls *calls,
			   const struct row_call *call, bool change, bool human);

/* How the name of an event is written. */
typedef void (*totals_name)(FILE *out, struct str name);

/* Writes "+34 Ir (+2.83%: 1,200 to 1,234)", exact: how an item has changed. */
void totals_put_change(FILE *out, const struct report *report, const struct column *column,
		       struct item item, totals_name put);

/* Writes a total in a column: "1,234 Ir", or how it has changed. */
void totals_put(FILE *out, const struct report *report, const struct column *column,
		totals_name put);

/*
 * Writes the total of the first column; with `between`, of all that --show has.  With --compare,
 * writes those of the slices.
 */
void totals_put_all(FILE *out, const struct report *report, totals_name put, const char *between);

/* Prints "92.31% of Ir resolved by addr2line", of --inlines; of NEW. */
void totals_put_resolved(FILE *out, const struct report *report);

/*
 * Prints a line for each way in which compared runs differ, except in costs; in commands if they
 * are wanted.  label prints the kind of the difference and the side, put prints its text.
 */
void differences_put(FILE *out, const struct report *report, const struct heads *heads,
		     bool commands, void (*label)(FILE *out, const char *before, struct str side),
		     void (*put)(FILE *out, struct str text));

/* Prints why a cost has changed: "+2,024,642 because of graph.cpp:lookup". */
void exceeded_put_cause(FILE *out, const struct report *report, const struct column *column,
			const struct cause *cause);

/*
 * A line for each function (or the program) that exceeds a limit, 20 of a limit, and below it
 * the causes, behind two blanks; and one for each limit that was not checked, which says why.  Each
 * ends with a newline.  The caller frees the bytes.
 */
struct str exceeded_text(const struct report *report, const struct verdicts *verdicts);

/* Writes these lines as messages, with --quiet, too. */
void exceeded_warn(const struct diag *diag, const struct report *report,
		   const struct verdicts *verdicts);

/* --- text from strangers where characters have a meaning ------------------ */

/* A language in which some characters have a meaning. */
struct markup {
	const char *backslash; /* what stands for that of an escape */
	const char *of[128];   /* by character: what stands for it, or NULL */
	bool numbers;          /* "&#N;" stands for all but letters, digits */
};

/* HTML, also in a quoted attribute. */
extern const struct markup MARKUP_HTML;

/*
 * Prints text from strangers: no character of it is markup.  Each byte that is
 * not valid UTF-8 becomes U+FFFD.  Control characters, and characters that are
 * hidden or change the direction of the text around them, are shown as escapes.
 */
void markup_put(FILE *out, const struct markup *markup, struct str s);
