/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* How much a departure from the format matters. A report warns of ODD and DAMAGE alone. */
enum departure {
	DEPARTURE_NOTE = 0,
	DEPARTURE_ODD = 1,
	DEPARTURE_ERROR = 2,
	DEPARTURE_DAMAGE = 3,
};

/* The departures of one text in a file, as --check shows them. */
enum { CHECK_LINES = 3 };
struct check {
	bool is_error;
	uint64_t count;              /* number of departures */
	uint64_t lines[CHECK_LINES]; /* lines of the first; 0: whole file */
	const char *format;
	char *file, *text; /* owned */
};

/* Returns the length of check->lines. */
static inline unsigned check_lines(const struct check *check)
{
	return check->count < CHECK_LINES ? (unsigned)check->count : CHECK_LINES;
}

/* Prints a check in the style of compiler messages, without a newline. */
void departures_print(FILE *out, const struct check *check);

/* What a report has warned of in all files, by the format of the message. */
enum { DEPARTURES_FORMATS = 32 };
struct departures_told {
	struct {
		const char *format;
		uint64_t file; /* the last file that was warned of */
		unsigned count;
	} list[DEPARTURES_FORMATS];
	uint64_t files; /* number of files begun */
	uint64_t more;  /* departures that were not said */
};

/*
 * Reports departures from the format. A report warns of the first three of each format; the others
 * are counted. A text without words of its own is said once for a file. With --check, all are kept:
 * each text once for a file, and of many texts of a format the first three.
 */
struct departures {
	struct diag *diag;   /* for warnings */
	bool checking;       /* they are kept, not warned of */
	bool quiet;          /* nothing is said that changes no figure */
	struct check *found; /* of all files */
	size_t found_count, found_room;
	size_t first;     /* index in found of the first of this file */
	const char *file; /* the profile being read, as it is shown */
	uint64_t errors;  /* departures that are errors, in all files */
	struct departures_told told;
};

/* Begins the next profile. */
void departures_begin(struct departures *d, const char *file);

/* Reports a departure in this line of the file (0: in the file as a whole). */
void departures_add(struct departures *d, enum departure kind, uint64_t line, const char *format,
		    ...) __attribute__((format(printf, 4, 5)));

/* After the last file: says how many more there were. */
void departures_finish(struct departures *d);

void departures_free(struct departures *d);
