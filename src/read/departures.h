/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* Departures from the specification with which a profile can be read. */
enum departure {
	D_LINE,
	D_NUMBER,
	D_TOO_MANY,
	D_ID_UNDEFINED,
	D_ID_REDEFINED,
	D_ID_TOO_BIG,
	D_CALL_UNFINISHED,
	D_CALL_WRAPPED,
	D_CALL_FILE,
	D_CALL_FORM,
	D_JUMP_FORM,
	D_TARGET_MORE,
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
	D_TOTALS_FAR,
	D_SUMMARY,
	D_ABOVE,
	D_CUT,
	D_NO_NEWLINE,
	D_NO_NEWLINE_BY_HAND,
	D_DEPARTURES,
};

/* The departures of one kind and text in a file, as --check shows them. */
enum { CHECK_LINES = 3 };
struct check {
	enum departure kind;
	uint64_t count;              /* number of departures */
	uint64_t lines[CHECK_LINES]; /* lines of the first; 0: whole file */
	char *file, *text;           /* owned */
};

/* Returns the length of check->lines. */
static inline unsigned check_lines(const struct check *check)
{
	return check->count < CHECK_LINES ? (unsigned)check->count : CHECK_LINES;
}

/* Returns whether a departure is an error, and what the specification says of it. */
bool departure_is_error(enum departure kind);
const char *departure_rule(enum departure kind);

/* Prints a check in the style of compiler messages, without a newline. */
void departures_print(FILE *out, const struct check *check);

/* The departures of a kind that were warned of, over all files. */
struct departures_told {
	uint64_t singly;  /* those of a warning of their own */
	bool of_file;     /* those of a file were counted at its end */
	uint64_t further; /* the others, to be counted at the very end */
	uint64_t files;   /* the number of files that these are in */
};

/*
 * Reports departures from the specification.  In an ordinary run, the first few
 * of a kind are warnings; the others are counted, those of the first such file at
 * its end, those of other files at the very end; and kinds that change no number
 * are not reported.  With --check, all are kept: each text once for a file, with
 * its count and its first lines.  If a kind has many texts, the first few are kept,
 * and the others are counted together.
 */
struct departures {
	struct diag *diag;   /* for warnings */
	bool checking;       /* they are kept, not warned of */
	struct check *found; /* of all files */
	size_t found_count, found_room;
	size_t first;                /* index in found of the first of this file */
	const char *file;            /* the profile being read, as it is shown */
	uint64_t errors;             /* departures that are errors, in all files */
	uint64_t seen[D_DEPARTURES]; /* by kind, in this file */
	uint64_t left[D_DEPARTURES]; /* of those, not warned of singly, to be counted */
	bool said[D_DEPARTURES];     /* by kind: some were warned of singly, in this file */
	struct departures_told told[D_DEPARTURES];
};

/* Begins the next profile; file must stay valid until departures_end(). */
void departures_begin(struct departures *d, const char *file);

/* Ends the file: warns how many departures were not reported one by one. */
void departures_end(struct departures *d);

/* After the last file: warns how many departures of further files were not reported. */
void departures_finish(struct departures *d);

/* Reports a departure in this line of the file (0: in the file as a whole). */
void departures_add(struct departures *d, enum departure kind, uint64_t line, const char *format,
		    ...) __attribute__((format(printf, 4, 5)));

void departures_free(struct departures *d);
