/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/woven.h"
#include "report/row_calls.h"
#include "report/rows.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * A line of a source that has costs or calls, added up over all portions in
 * that file.  Its calls are calls.list[first..end), the largest first.
 */
struct source_line {
	uint64_t number;         /* with woven texts, its place; 0: unknown */
	struct values in[SIDES]; /* in source_lines.costs */
	bool costly;             /* it has costs of its own */
	size_t first, end;
};

struct source_lines {
	/*
	 * With --diff, if OLD may be of another text: NEW's lines and calls only.  The costs of
	 * OLD's lines are in unplaced, so that all add up to the change.  Line 0 belongs to no
	 * text, so it has the change of both sides.
	 */
	bool apart;
	struct source_line *lines; /* sorted by number */
	size_t count;
	struct row_calls calls;
	struct costs costs;
	struct values unplaced[SIDES]; /* apart: of OLD's lines */
	const struct woven *woven;     /* or NULL; numbers are places in it */
};

/* Makes the report's index, if not done yet. */
void source_lines_index(struct report *report);

/*
 * Finds the lines of a file that have costs or calls, of all rows, or only of one row if that is
 * not NONE.  A sum that does not fit into 64 bits is noted in the report.
 */
void source_lines_of(struct report *report, name_id file, row_id only, bool apart,
		     struct source_lines *source);

/*
 * Returns whether OLD's line numbers may not fit NEW's source (src/README O16): it is newer than
 * OLD's run, or the two runs do not name it alike.
 */
bool source_lines_apart(struct report *report, name_id file, bool newer);

/* Returns whether OLD's lines have costs that are not shown beside NEW's lines. */
static inline bool source_lines_unplaced(const struct source_lines *source)
{
	return !cost_is_zero(&source->costs, source->unplaced->self);
}

/* A line as an item. */
static inline struct item source_lines_item(const struct report *report,
					    const struct source_lines *source,
					    const struct source_line *line)
{
	return report_item(report, &source->costs, line->in);
}

void source_lines_free(struct source_lines *source);
