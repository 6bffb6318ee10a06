/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"
#include "base/groups.h"
#include "profile/profile.h"
#include "source/source.h"
#include "source/symbolizer.h"

#include <stdint.h>

/* A file of code, and what is asked of it. */
struct code_file {
	char *path;
	uint64_t size;
	uint64_t *address; /* sorted, each once */
	size_t count, room;
	struct symbolizer *run; /* NULL: not asked */
};

/* An object of a side. */
struct object {
	uint32_t file;   /* index into files; NONE: it is left as it was recorded */
	const char *why; /* it is left so; NULL: code without an object, or of the system */
	char *unread;    /* the same of a file that cannot be read; owned */
	name_id base;    /* in bases: the last component of its name */
	cost_id cost;    /* self costs of its instructions */
	bool mixed;      /* it has code in other files than its functions' */
};

/*
 * What the symbolizer says of the instructions of a profile, in its own words (symbolizer.h).  Each
 * file of an object is asked once for all addresses, under whatever names and on whatever sides the
 * profile has it.
 */
struct answers {
	struct profile *profile;
	struct diag *diag;
	struct source_search *search;
	struct groups written; /* what the side that is being collected has written, by name */
	struct map objects;    /* (name of the object, side) */
	struct names bases;
	struct object *object;
	size_t object_count, object_room;
	struct map known; /* (id of the marks of a file, 0) */
	struct code_file *files;
	size_t file_count, file_room;
	struct symbolizer *runs;
	size_t run_count;
	struct chains chains;
	uint32_t **node; /* by side and instruction: the innermost node of chains, or NONE */
};

/*
 * Asks `program` for all instructions with addresses, of the objects that have files as old as the
 * profile; profile, diag and search are set.  An object without answers, or if sides are compared
 * one that has none on another side, is left as it was recorded, and a warning says why, unless it
 * costs less than a hundredth of all.
 */
void answers_get(struct answers *answers, const char *program, struct limits *limits);

/* The object of an instruction on a side; valid until the next call. */
struct object *answers_object(struct answers *answers, instruction_id i, uint32_t side);

void answers_free(struct answers *answers);
