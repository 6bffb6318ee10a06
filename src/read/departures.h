/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"

/* How much a departure from the format matters. A report warns of ODD and DAMAGE alone. */
enum departure {
	DEPARTURE_NOTE = 0,
	DEPARTURE_ODD = 1,
	DEPARTURE_ERROR = 2,
	DEPARTURE_DAMAGE = 3,
};

/* What was said of all files, by the format of the message. */
enum { DEPARTURES_FORMATS = 32 };
struct departures_told {
	struct {
		const char *format;
		uint64_t file; /* the last file that has it */
		unsigned count;
	} list[DEPARTURES_FORMATS];
	uint64_t files; /* number of files begun */
	uint64_t more;  /* departures that were not said */
};

/*
 * Reports departures from the format: the first three of each message that matter, or with --check
 * the first 100 of all. The others are counted. A text without words of its own is said once for a
 * file.
 */
struct departures {
	struct diag *diag; /* for warnings */
	FILE *checks;      /* with --check: where they are written instead; or NULL */
	bool quiet;        /* nothing is said that changes no figure */
	const char *file;  /* the profile being read, as it is shown */
	uint64_t errors;   /* with --check: departures that are errors, in all files */
	struct departures_told told;
};

void departures_begin(struct departures *d, const char *file);

/* Reports a departure in this line of the file (0: in the file as a whole). */
void departures_add(struct departures *d, enum departure kind, uint64_t line, const char *format,
		    ...) __attribute__((format(printf, 4, 5)));

/* After the last file: says how many more there were. */
void departures_finish(struct departures *d);
