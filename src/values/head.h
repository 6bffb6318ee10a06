/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "profile/profile.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * The facts about the program in the headers of the selected parts.  Texts are pairs (text, 0),
 * each once, in the order of the parts.  An id is NONE if no header has it.
 */
struct head {
	size_t parts, threads;       /* selected parts; their different threads */
	name_id creator;             /* of the first part */
	name_id pid, number, thread; /* pid: of one process; the others: of one part */
	struct map commands;
	struct map descs; /* the "desc:" lines of the first part that no other one contradicts */
	struct head_file {
		name_id name;
		struct origin origin; /* of its first part */
		size_t parts;
	} * files;
	size_t file_count, file_room;
	bool believed; /* a "summary:" or "totals:" line gave a total */
};

/* Collects the headers of a side's parts; NULL: of all.  The caller frees. */
void head_of(struct head *head, const struct profile *profile, const struct side *side);
void head_free(struct head *head);

/* The file that a side was read from; empty if the side has no parts. */
struct str head_file_of(const struct profile *profile, const struct side *side);

/*
 * The program in the first command of a side's selected parts, or of all if the
 * side is NULL, without directories; empty if there is no command.
 */
struct str head_program(const struct profile *profile, const struct side *side);

/*
 * The object of that program, of all parts, or NONE.  Cachegrind names no
 * objects, so all code is the program's.
 */
name_id head_program_object(const struct profile *profile);

/* The mask of the events that the selected parts of a side name. */
uint64_t head_events(const struct profile *profile, const struct side *side);

/*
 * The heads of the sides or, with --compare of files, of the slices; and the
 * differences between these other than costs.
 */
struct heads {
	struct head *list; /* one for each side */
	size_t count;
	bool slices; /* of the slices */
	/*
	 * Something that a side has and the last side lacks; or an event that
	 * the side lacks and another side has.
	 */
	struct difference {
		size_t side; /* index into list */
		enum difference_kind {
			DIFFERENCE_COMMAND, /* a command of the side */
			DIFFERENCE_LINE,    /* a "desc:" line of the side */
			DIFFERENCE_EVENT,   /* an event that the side lacks */
		} kind;
		name_id text;
	} * differences; /* sorted by side, then by kind */
	size_t difference_count, difference_room;
};

/* Finds the heads and differences; the caller frees with heads_free(). */
void heads_make(struct heads *heads, const struct profile *profile);
void heads_free(struct heads *heads);
