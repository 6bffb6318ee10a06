/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/map.h"

#include <time.h>

/*
 * A line number of OLD is translated to NEW's number, or to 0 if the line comes
 * from another text and is not in this one.  WOVEN_REMOVED marks a line that
 * NEW no longer has; the other bits are OLD's number.
 */
#define WOVEN_REMOVED ((uint64_t)1 << 63)

/* A text, line by line. */
struct text_lines {
	uint32_t *id; /* by line: the id of its text */
	size_t count, room;
};

/*
 * OLD's and NEW's text, woven into one as in a diff: common, removed and added
 * lines.  A place is the number of a line of the woven text, counted from 1.
 * Places after its end stand for line numbers past the end of either text, or of both if they are
 * the same.
 */
struct woven {
	/* About the files of the texts, filled in by the caller that reads the files. */
	char *path, *heading, *path_before; /* or NULL */
	struct timespec changed;            /* of NEW's file */

	struct names texts; /* of lines */
	struct text_lines before, after;
	struct woven_line {
		uint32_t text;
		uint32_t before, after; /* line numbers; 0: not in that text */
	} * lines;
	size_t count;
	uint32_t *place_before, *place_after; /* by line number - 1 */
};

/*
 * Weaves the two texts.  match has for each line of OLD the index of its
 * line in NEW, or NONE.
 */
void woven_make(struct woven *woven, const uint32_t *match);
void woven_free(struct woven *woven);

/* The place of a line number of NEW, and of a translated line number of OLD. */
uint64_t woven_new_place(const struct woven *woven, uint64_t number);
uint64_t woven_old_place(const struct woven *woven, uint64_t number);

/*
 * The line numbers of a place in the two texts; 0 if a text lacks the line.
 * woven NULL: both texts are the same, and places are their lines.
 */
struct woven_numbers {
	uint64_t before, after;
};
struct woven_numbers woven_numbers(const struct woven *woven, uint64_t place);

/* '-' for a removed line, '+' for an added line, else ' '. */
char woven_mark(const struct woven *woven, uint64_t place);

/*
 * The line number in NEW of a place, or of the next place that has one; if none
 * has, the number after NEW's last line.  woven may be NULL, too.
 */
uint64_t woven_next_after(const struct woven *woven, uint64_t place);

/* The woven texts, by the names of their files. */
struct woven_files {
	struct woven **of; /* by name_id; NULL for most */
	size_t count;
};

static inline const struct woven *woven_of(const struct woven_files *files, name_id file)
{
	return files && file < files->count ? files->of[file] : NULL;
}

void woven_files_free(struct woven_files *files);

/*
 * Finds the ids that two lists, such as the lines of two texts, have in common in the same order:
 * match[i] is the index in after of the i-th id of before, or NONE.  All are below `ids`.  Matched
 * are ids that both lists have once, and the same ids beside those and at both ends.
 */
void woven_align(struct ids before, struct ids after, size_t ids, uint32_t *match);
