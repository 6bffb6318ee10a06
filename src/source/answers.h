/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"
#include "base/groups.h"
#include "profile/profile.h"
#include "read/parser.h"
#include "source/source.h"
#include "source/symbolizer.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

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
	enum object_state {
		OBJECT_NONE,     /* code without an object, or of the system */
		OBJECT_ASKED,    /* by its file */
		OBJECT_GONE,     /* there is no file */
		OBJECT_UNREAD,   /* the file cannot be read */
		OBJECT_FOREIGN,  /* the file is no ELF file */
		OBJECT_NEWER,    /* the file is newer than the profile */
		OBJECT_BARE,     /* no debug information */
		OBJECT_FLAT,     /* none of inlined code, of which it has some */
		OBJECT_ONE_SIDE, /* fine, but on another side it is not */
	} state;
	uint32_t file; /* index into files */
	name_id base;  /* in bases */
	cost_id cost;  /* self costs of its instructions */
	char *why;     /* a file that cannot be read: the reason; owned */
	bool system;   /* it lies where libraries are installed */
	bool mixed;    /* it has code in other files than its functions' */
};

/*
 * The objects whose names have the same last component: the same one, perhaps of two builds, or
 * on two sides.
 */
struct alike {
	uint32_t bare_side;  /* one side where such an object is left as recorded; NONE: none */
	bool any_bare_sides; /* there are several */
	bool any_one_side;   /* some are OBJECT_ONE_SIDE */
	bool told;           /* for the reason that is being told */
};

/*
 * What the symbolizer says of the instructions of a profile, in its own words (symbolizer.h).  Each
 * file of an object is asked once for all addresses, under whatever names and on whatever sides the
 * profile has it.
 */
struct answers {
	struct profile *profile;
	const struct parse_rules *rules;
	struct diag *diag;
	struct code *code;
	struct source_search *search;
	struct groups written; /* what the side that is being collected has written, by name */
	struct map objects;    /* (name of the object, side) */
	struct names bases;    /* the last components of their names */
	struct alike *alike;   /* by bases */
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
 * profile; the fields up to search are set.  An object without answers, or if sides are compared
 * one that has none on another side, is left as it was recorded: see answers_tell().
 */
void answers_get(struct answers *answers, const char *program, FILE *progress);

/* Returns the object of an instruction on a side; valid until the next call. */
struct object *answers_object(struct answers *answers, instruction_id i, uint32_t side);

/*
 * Tells which objects are left as they were recorded, and why: those that cost most first, each
 * name once; as a warning, if only then sides are comparable.  Not of those that cost less than a
 * thousandth of all: the head of a report has the share that is resolved.
 */
void answers_tell(struct answers *answers);

void answers_free(struct answers *answers);
