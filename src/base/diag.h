/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/nearest.h"
#include "base/str.h"
#include "base/stream.h"
#include "base/util.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* Where warnings go.  The streams belong to the caller. */
struct diag {
	FILE *warnings; /* NULL: nothing is written */
	bool people;    /* people read the warnings: advice is written, too */
	bool quiet;     /* only warnings of diag_warn_at() are written */
	FILE *before;   /* flushed before a warning, or NULL: keeps lines of
			     the two streams whole on a terminal */
};

/* Writes a message, which begins with the name of the program, as one line. */
void diag_put(struct diag *diag, struct str message);

/* A warning that is not about a line of a file. */
void diag_warn(struct diag *diag, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Writes advice, which is not a warning, if people read it. */
void diag_advise(struct diag *diag, const char *format, ...) __attribute__((format(printf, 2, 3)));

/*
 * A warning about a line of a file, or with line 0 about the file.  file may be
 * NULL for a warning that is not about a file.
 */
void diag_warn_at(struct diag *diag, const char *file, uint64_t line, const char *format,
		  va_list args) __attribute__((format(printf, 4, 0)));

/*
 * Between diag_hold and diag_release, warnings are kept in memory.  diag_release writes them if
 * they are wanted.  Pairs of these calls may be nested.
 */
struct diag_held {
	FILE *before; /* the stream of warnings before diag_hold */
	struct draft draft;
};
void diag_hold(struct diag *diag, struct diag_held *held);
void diag_release(struct diag *diag, struct diag_held *held, bool wanted);

/*
 * Returns text from a profile in printable form for a message: about 60 bytes
 * of s at most.  It is valid until scratch is used again.
 */
struct scratch {
	char text[280];
};
const char *diag_quote(struct scratch *scratch, struct str s);

/* Adds to *error the names that were found, each after `mark`: "; did you mean A, B?". */
void diag_propose(struct error *error, const struct nearest *nearest, const char *mark);
