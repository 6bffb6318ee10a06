/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef DEPARTURES_H
#define DEPARTURES_H

#include "base/diag.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* What can be wrong with a profile that can still be read. */
enum departure {
	D_LINE,
	D_NUMBER,
	D_TOO_MANY,
	D_ID_UNDEFINED,
	D_ID_REDEFINED,
	D_ID_TOO_BIG,
	D_CALL_UNFINISHED,
	D_CALL_WRAPPED,
	D_CALL_FORM,
	D_JUMP_FORM,
	D_BELOW_ZERO,
	D_POSITION_FORM,
	D_POSITION_MISSING,
	D_DECIMAL,
	D_NEGATIVE,
	D_EVENTS_MISSING,
	D_EVENT_TWICE,
	D_EVENT_NAME,
	D_EVENT_FORM,
	D_FORMULA,
	D_POSITIONS,
	D_VERSION_PLACE,
	D_VERSION_FORM,
	D_FUNCTION_MISSING,
	D_TOTALS,
	D_SUMMARY,
	D_CUT,
	D_NO_NEWLINE,
	D_DEPARTURES,
};

/* Departures with the same text, as --check shows them. */
enum { CHECK_LINES = 3 };
struct check {
	enum departure kind;
	uint64_t count;              /* how many there are in the file */
	uint64_t lines[CHECK_LINES]; /* of the first ones; 0: the whole file */
	char *text;
	const char *file, *rule;
	bool error;
	bool first; /* of all files */
};

/* How many of the lines are known. */
static inline unsigned check_lines(const struct check *check)
{
	return check->count < CHECK_LINES ? (unsigned)check->count
					  : CHECK_LINES;
}

/* How a format writes the findings of --check; all go to the same stream. */
struct check_style {
	/* begin and end: NULL for nothing */
	void (*begin)(FILE *out, const struct check_style *style);
	void (*put)(FILE *out, const struct check_style *style,
		    const struct check *check);
	void (*end)(FILE *out, uint64_t errors);
	bool tabs; /* csv: between fields, not commas */
};

/* In the style of a compiler. */
extern const struct check_style CHECKS_TEXT;

/*
 * Where the departures from the specification go.  In an ordinary run the
 * first few of a kind in a file are warnings, and the rest are counted at the
 * end of the file; kinds that change no number are not mentioned.  With checks
 * all are printed at the end of the file, with what the specification says:
 * each text once, with its count and its first lines,
 * and of a kind with many texts the first few, and the others as one.  The
 * stream belongs to the caller.
 */
struct departures {
	struct diag *diag;               /* for warnings */
	FILE *checks;                    /* not NULL: --check */
	const struct check_style *style; /* of the checks */
	bool checked;                    /* there was one */
	struct check *found;             /* in this file, with checks */
	size_t found_count, found_room;
	const char *file; /* the profile being read, as it is shown */
	uint64_t errors;  /* departures that are errors, in all files */
	uint64_t seen[D_DEPARTURES]; /* in this file */
};

/* Begins the next profile; file must last until it is read. */
void departures_begin(struct departures *d, const char *file);

/*
 * Says how many departures of the file were not reported one by one; with
 * checks, prints those that were not printed yet.
 */
void departures_end(struct departures *d);

/* A departure in this line of the file (0: in the file as a whole). */
void departures_add(struct departures *d, enum departure kind, uint64_t line,
		    const char *format, ...)
	__attribute__((format(printf, 4, 5)));

#endif
