/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"
#include "profile/profile.h"
#include "values/settings.h"

/* The kinds of texts in headers; "event" is one of a difference only. */
enum head_kind {
	HEAD_COMMAND,
	HEAD_LINE, /* "desc:" of the first part that no other part contradicts */
	HEAD_EVENT,
	HEAD_PID,
	HEAD_THREAD,
	HEAD_KINDS,
};

/*
 * What the headers of the selected parts say: texts by their kind, as pairs (text, 0), each once, in
 * the order of the parts.
 */
struct head {
	struct selected_parts parts;
	struct map texts[HEAD_KINDS];
	struct head_file {
		const struct part *first;
		size_t parts;
	} * files;
	size_t file_count, file_room;
};

/* Collects the headers of a side's parts.  The caller frees. */
void head_of(struct head *head, const struct profile *profile, const struct side *side);
void head_free(struct head *head);

/* The only text of a kind, or NONE. */
static inline name_id head_text(const struct head *head, enum head_kind kind)
{
	return head->texts[kind].count == 1 ? head->texts[kind].pairs[0].a : NONE;
}

/* The file that a side was read from; empty if the side has no parts. */
struct str head_file_of(const struct profile *profile, const struct side *side);

/*
 * The heads of the sides or, with --compare of files, of the slices; and the differences between
 * these other than costs.
 */
struct heads {
	struct head *list; /* one for each side */
	size_t count;
	bool slices; /* of the slices */
	/*
	 * A command or a line that a side has and the last side lacks; or an event that the side
	 * lacks and another side has.
	 */
	struct difference {
		size_t side; /* index into list */
		enum head_kind kind;
		name_id text;
	} * differences; /* sorted by side, then by kind */
	size_t difference_count, difference_room;
};

/* Finds the heads and differences; the caller frees with heads_free(). */
void heads_make(struct heads *heads, const struct profile *profile);
void heads_free(struct heads *heads);

/*
 * Returns whether each side has a part that --part and --thread select, and --compare has
 * several sides.  False: *error says what there is instead.
 */
bool sides_check(const struct profile *profile, int compare, struct error *error);

/* Warns of the first side that shares no event with the last one, or is of another program. */
void sides_warn(const struct profile *profile, const struct settings *settings, struct diag *diag);

/* Returns advice to follow a message that a profile has no costs, ": was ...?"; or "". */
const char *sides_advice(const struct profile *profile);

/* Warns of each side without costs, from the first on. */
void sides_warn_unmeasured(const struct profile *profile, size_t first, struct diag *diag);

/*
 * Unifies functions that OLD and NEW label differently, and adds to *matched how many.
 * Unless lines is NULL, renumbers OLD's lines, too.  False: a sum does not fit into 64 bits.
 */
bool sides_join(struct profile *profile, const struct profile_lines *lines, size_t *matched,
		struct error *error);

/* Says how many were unified, if any. */
void sides_tell_matched(size_t matched, const struct settings *settings, struct diag *diag);
