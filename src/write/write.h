/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef WRITE_H
#define WRITE_H

#include "read/departures.h"
#include "write/writing.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * A format.  Each function writes one thing; it is NULL where the format has
 * nothing for that.  What cannot be read to its end or does not fit into 64
 * bits is false, with the reason in *error; whether all could be written is for
 * the caller to ask of out.
 */
struct writer {
	const char *name; /* as --format=NAME has it */
	bool complete;    /* it needs settings.complete */
	bool calls;       /* it shows callers and callees */
	bool short_names; /* it has them short, unless told otherwise */
	bool facts;       /* it writes all facts, so all are kept */
	bool functions;   /* its rows are functions, unless told otherwise */
	bool everything;  /* it lists all rows, unless told otherwise */
	bool page;        /* of those, it shows what is worth a look */
	bool lines;       /* it has lines of sources as rows: --by=line */
	bool assembly;    /* it has instructions: --asm */
	bool compares;    /* it has slices: --compare */
	bool sources;     /* it shows sources that the user names */
	bool graph;       /* it is of calls, and of what is worth a box */
	uint64_t top;     /* it lists so many rows, unless told; 0: all */
	bool (*report)(const struct writing *w, struct error *error);
	bool (*parts)(const struct writing *w, struct error *error);
	bool (*events)(const struct writing *w, struct error *error);
	const struct check_style *checks; /* of --check */
	bool text_checks;                 /* it has them as text */
};

/* The writer of this name, or NULL. */
const struct writer *write_find(const char *name);

#endif
