/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef WOVEN_H
#define WOVEN_H

#include "base/names.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

/*
 * OLD's line of this number has no line in NEW's file: so it is in a profile
 * whose lines of OLD were placed (old_sources.h).  The others have the number
 * that they have in NEW's file, 0 if they are of another one.
 */
#define WOVEN_REMOVED ((uint64_t)1 << 63)

/* A text, line by line. */
struct text_lines {
	uint32_t *id; /* of the texts of lines */
	size_t count, room;
};

/*
 * OLD's and NEW's text of a file, woven into one as a diff has them: what both
 * have, what was removed, what was added.  A place is a line of that, counted
 * from 1.  Behind them, places stand for lines past the end of either text.
 */
struct woven {
	char *path, *heading;    /* as those of a source (source.h) */
	char *old_path;          /* likewise, of OLD's file, or NULL */
	struct timespec changed; /* NEW's file */
	uint64_t cut;            /* lines that were too long, of NEW's */
	struct names texts;      /* of lines */
	struct text_lines old, now;
	struct woven_line {
		uint32_t text;
		uint32_t old, now; /* numbers; 0: the text does not have it */
		bool moved;        /* OLD has it in another file */
	} * lines;
	size_t count;
	uint32_t *old_place, *now_place; /* by number less 1 */
};

/*
 * Weaves the two texts, of which old_match says which line of OLD is which of
 * NEW (align.h).
 */
void woven_make(struct woven *woven, const uint32_t *old_match);
void woven_free(struct woven *woven);

/* The place of a line of NEW, and of OLD's number in such a profile. */
uint64_t woven_now_place(const struct woven *woven, uint64_t number);
uint64_t woven_old_place(const struct woven *woven, uint64_t number);

/* The numbers of a place in the two texts, 0 where one does not have it. */
struct woven_numbers {
	uint64_t old, now;
};
struct woven_numbers woven_numbers(const struct woven *woven, uint64_t place);

/* '-' for a line that was removed, '+' for one that was added, or ' '. */
char woven_mark(const struct woven *woven, uint64_t place);

/*
 * NEW's number of the line at a place, or of the next one; of the one past the
 * end if there is none.
 */
uint64_t woven_next_now(const struct woven *woven, uint64_t place);

/* The texts that were woven, by the file of the profile. */
struct woven_files {
	struct woven **of; /* by name, NULL for most */
	size_t count;
};

static inline const struct woven *woven_of(const struct woven_files *files,
					   name_id file)
{
	return files && file < files->count ? files->of[file] : NULL;
}

void woven_files_free(struct woven_files *files);

#endif
