/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef HEAD_H
#define HEAD_H

#include "profile/profile.h"

#include <stdbool.h>
#include <stddef.h>

/* A "desc:" line of the first part. */
struct head_desc {
	name_id line;
	bool agreed; /* no part has another line of this key; or it is alone */
	bool common; /* all parts have it */
};

/* Parts of one file that were read one after the other. */
struct head_file {
	name_id name, creator, command, pid; /* as the first part has them */
	size_t parts;                        /* that are selected */
	bool listed; /* some are, and of no run of the file before this one */
};

/*
 * What the headers of some parts say of the program, where only the parts that
 * are selected count.  An id is NONE where no part, or not the part meant, says
 * it.
 */
struct head {
	size_t parts, threads; /* how many there are, and of how many threads */
	name_id creator;       /* of the first part */
	name_id *commands;     /* each once, in the order of the parts */
	size_t command_count;
	/* Of the process, if there is one, and of the part, if it is alone. */
	name_id pid, number, thread;
	name_id agreed_command, agreed_pid; /* NONE: not all parts have it */
	struct head_desc *descs;
	size_t desc_count;
	struct head_file *files; /* also those without a part selected */
	size_t file_count, file_room;
	bool believed; /* a "summary:" or "totals:" line is behind the total */
};

/* Reads the headers of the parts of a side, or of all.  The caller frees. */
void head_of(struct head *head, const struct profile *profile,
	     const struct side *side);
void head_of_all(struct head *head, const struct profile *profile);
void head_free(struct head *head);

/*
 * The program that the first command of some parts names, without directories;
 * empty if it is not known.
 */
struct str head_program(const struct profile *profile, size_t first,
			size_t end);

#endif
