/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "read/read_file.h"

#include <stdbool.h>
#include <stddef.h>

/* A part of a file, by its header. */
struct dump {
	char *trigger;   /* what it was dumped for, "desc: Trigger:"; or "" */
	struct str name; /* in trigger: that of CALLGRIND_DUMP_STATS_AT(NAME), or empty */
	struct read_piece piece;
	size_t count;  /* of such parts in the piece, those of one dump once */
	bool measured; /* its line of totals is not 0 */
};

struct dumps {
	struct dump *list;
	size_t count, room;
	bool named; /* some dump has a name */
};

/*
 * Finds the parts of a profile.  The piece of a part is what Callgrind wrote of it; of a file that
 * is compressed or of another program, whose parts may need each other's ids, it is the whole file,
 * and parts of one name are one dump.  With `quick`, finds nothing in a file whose first part says
 * that no program asked for it.  False: the file cannot be read.  Call dumps_free() in either case.
 */
bool dumps_find(struct dumps *dumps, const char *path, bool quick, struct error *error);
void dumps_free(struct dumps *dumps);
