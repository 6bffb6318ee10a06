/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef DIAG_H
#define DIAG_H

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
	bool people;    /* they read the warnings, so advice is welcome */
	bool quiet;     /* only warnings with a line of a file are written */
	FILE *before;   /* flushed before a warning, or NULL: on a terminal no
			     line of it is torn */
};

/* A warning that is not about a line of a file. */
void diag_warn(struct diag *diag, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

/* The same for what is no warning, but of use to people. */
void diag_advise(struct diag *diag, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

/*
 * A warning about a line of a file; 0: the file as a whole; without a file, it
 * is one about nothing that has lines.
 */
void diag_warn_at(struct diag *diag, const char *file, uint64_t line,
		  const char *format, va_list args)
	__attribute__((format(printf, 4, 0)));

/*
 * Between diag_hold and diag_release, warnings wait until it is known whether
 * somebody wants them; such pairs may be nested.
 */
struct diag_held {
	FILE *before; /* where warnings went, and will go again */
	struct draft draft;
};
void diag_hold(struct diag *diag, struct diag_held *held);
void diag_release(struct diag *diag, struct diag_held *held, bool wanted);

/*
 * Text from a profile for a message: about 60 bytes of s at most, printable.
 * It lasts until scratch is used again.
 */
struct scratch {
	char text[280];
};
const char *diag_quote(struct scratch *scratch, struct str s);

/*
 * Adds to *error the names that were found: "; did you mean A, B?", each with
 * `mark` before it.
 */
void diag_propose(struct error *error, const struct nearest *nearest,
		  const char *mark);

#endif
