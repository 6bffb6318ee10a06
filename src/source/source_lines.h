/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef SOURCE_LINES_H
#define SOURCE_LINES_H

#include "base/woven.h"
#include "report/row_calls.h"
#include "report/rows.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * A line of a source that has costs or calls, with those of all portions in
 * that file.  The calls are calls.list[first..end), the largest first.
 */
struct source_line {
	uint64_t number; /* with woven texts, its place; 0: not known */
	cost_id cost;    /* of the source's costs; 0: none were given */
	bool costly;     /* it has costs of its own */
	bool small;      /* it has not, or they are less than --line-min */
	size_t first, end;
};

struct source_lines {
	struct source_line *lines; /* in order */
	size_t count;
	bool any_large; /* a line is not small */
	bool same;      /* with --diff: lines that did not change are there */
	struct row_calls calls;
	struct costs costs;
	bool apart; /* OLD's lines are no lines of the source ... */
	cost_id unplaced_old, unplaced; /* ... this is what they cost, less 0 */
	const struct woven *woven;      /* numbers are its places, or NULL */
};

/* The numbers that a line has in OLD's and NEW's text, 0 where it has none. */
struct woven_numbers source_lines_numbers(const struct source_lines *source,
					  uint64_t number);

/* Makes the report's index, unless it is there. */
void source_lines_index(struct report *report);

/*
 * The lines of a file that have costs or calls: of all rows, or of the row only
 * if that is not NONE.  False: a sum does not fit into 64 bits.  The caller
 * frees with source_lines_free in either case.
 */
bool source_lines_of(struct report *report, name_id file, row_id only,
		     struct source_lines *source, struct error *error);

/*
 * With --diff: the lines of a file that have costs, in all rows together, also
 * those that did not change; without the calls.
 */
bool source_lines_same(struct report *report, name_id file,
		       struct source_lines *source, struct error *error);

/* As source_lines_of(), without the calls. */
bool source_lines_costs(struct report *report, name_id file, row_id only,
			struct source_lines *source, struct error *error);

/*
 * With --diff: the same for NEW's lines and calls alone, where those of OLD may
 * be of another text.  What OLD's lines cost is in unplaced, so that the sum is
 * that of the change.  Line 0 is of no text: it has the change on both sides.
 */
bool source_lines_apart(struct report *report, name_id file, row_id only,
			struct source_lines *source, struct error *error);

/*
 * Whether NEW and OLD were made from the same file: it was written under the
 * same name, and an object with code in it likewise.
 */
bool source_lines_are_same(struct report *report, name_id file);
void source_lines_free(struct source_lines *source);

#endif
