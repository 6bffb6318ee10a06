/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef WOVEN_H
#define WOVEN_H

#include "base/map.h"
#include "base/names.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

/*
 * Line numbers of OLD are translated to NEW's, 0 if they are from another text.
 * This bit marks a line that NEW no longer has; the rest is OLD's number.
 */
#define WOVEN_REMOVED ((uint64_t)1 << 63)

/* A text, line by line. */
struct text_lines {
	uint32_t *id; /* of the texts of lines */
	size_t count, room;
};

/*
 * OLD's and NEW's text, woven into one as a diff has them: what both have, what
 * was removed, what was added.  A place is a line of that, counted from 1.
 * After them, places stand for lines past the end of either text, or of both.
 */
struct woven {
	/*
	 * Of the files that the texts are from, filled in by the caller that
	 * reads the files.
	 */
	char *path, *heading, *old_path; /* or NULL */
	struct timespec changed;         /* NEW's */
	uint64_t cut;                    /* NEW's lines that were too long */

	struct names texts; /* of lines */
	struct text_lines old, new;
	struct woven_line {
		uint32_t text;
		uint32_t old, new; /* numbers; 0: the text does not have it */
		bool moved;        /* OLD has it in another file */
	} * lines;
	size_t count;
	uint32_t *old_place, *now_place; /* by number less 1 */
	/* (number, 0) of lines past the end that both sides have, if any. */
	struct map past_both;
};

/*
 * Weaves the two texts, of which old_match says which line of OLD is which of
 * NEW (align.h).
 */
void woven_make(struct woven *woven, const uint32_t *old_match);
void woven_free(struct woven *woven);

/* The place of a line of NEW, and of such a number of OLD. */
uint64_t woven_new_place(const struct woven *woven, uint64_t number);
uint64_t woven_old_place(const struct woven *woven, uint64_t number);

/* The numbers of a place in the two texts, 0 where one does not have it. */
struct woven_numbers {
	uint64_t old, new;
};
struct woven_numbers woven_numbers(const struct woven *woven, uint64_t place);

/* '-' for a line that was removed, '+' for one that was added, or ' '. */
char woven_mark(const struct woven *woven, uint64_t place);

/*
 * NEW's number of the line at a place, or of the next one; of the one past the
 * end if there is none.
 */
uint64_t woven_next_new(const struct woven *woven, uint64_t place);

/* The texts that were woven, by the name of their file. */
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
