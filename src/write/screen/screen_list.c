/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints the list of rows: functions, files, objects or lines. */
#include "write/screen/screen.h"

#include "report/rows.h"
#include "source/annotated.h"
#include "write/prose.h"
#include "write/screen/grid.h"

#include <stdlib.h>
#include <string.h>

enum {
	NAMES = 28, /* columns that names need at least */
	TEXTS = 20, /* and texts of lines */
	/* What places of lines have at most: each is kept, and a stranger may have named it. */
	PLACES = 256,
};

/* Returns whether people are told what they may ask next. */
static bool has_next(const struct screen *s)
{
	return s->w->human && s->w->diag->people && !s->targets && !s->w->in_suite;
}

/*
 * Prints what stands above the list.  The rows that this and what is below them leave no room for
 * on a page are not listed.
 */
static void put_head(const struct screen *s, struct grid *grid)
{
	size_t *count = &s->report->order.count;
	struct targets lines = {0};
	size_t rows;
	struct draft head;
	struct screen to = screen_draft(s, &head);

	to.targets = &lines;
	screen_head(&to, true);
	screen_causes(&to);
	draft_end(&head, false, NULL);
	grid_fit(grid);
	/* And titles, what is not shown, and the next prompt */
	lines.line += 2U + (grid->left.length > 0) + has_next(s);
	rows = s->w->page > lines.line ? s->w->page - lines.line : 1;
	if (s->w->page && *count > rows) {
		*count = rows;
		grid->row_count = rows + 1;
	}
	screen_head(s, true);
	screen_causes(s);
}

/* Reads the texts of the first `count` lines of --by=line. */
static struct str *read_texts(const struct screen *s, size_t count)
{
	const struct report *report = s->report;
	struct wanted_text *wanted = util_alloc(count, sizeof(*wanted));
	struct str *texts;

	for (size_t i = 0; i < count; i++) {
		row_id row = report->order.listed[i];

		wanted[i] = (struct wanted_text){report->rows.list[row].file,
						 report_line(report, row), i};
	}
	texts = line_texts_of(report, wanted, count, s->w->search);
	free(wanted);
	return texts;
}

void screen_list(const struct screen *s)
{
	const struct report *report = s->report;
	const struct report_order *order = &report->order;
	bool lines = report_has_lines(report);
	struct str *texts = NULL;
	struct grid grid;
	size_t end = order->count, place = 0, name = 0;

	if (s->w->rows && end > s->w->rows)
		end = s->w->rows;
	if (s->w->page && end > s->w->page)
		end = s->w->page;
	grid_begin(&grid, s, lines ? 0 : NAMES);
	grid_events(&grid, GRID_LIST);
	if (lines) {
		texts = read_texts(s, end);
		place = grid_column(&grid, GRID_PATH, STR("line"));
		name = grid_column(&grid, GRID_NAME, STR(""));
	}
	grid_words(&grid, GRID_TITLES, lines ? "" : BY_KINDS[report->settings->by].noun);
	for (size_t i = 0; i < end; i++) {
		struct label label = {.row = order->listed[i], .tail = STR("")};
		struct target target = target_of(TARGET_ROW, label.row, NONE, 0);
		struct grid_row *added = grid_row(&grid, GRID_ROW, &target);
		struct str pieces[2], whole;

		grid_item(&grid, report_row(report, label.row));
		if (!lines) {
			added->row = label.row;
			continue;
		}
		whole = screen_label_place(s, &label);
		pieces[0] = grid_take(&grid, fit_path(whole, PLACES));
		str_free(whole);
		pieces[1] = str_of(report_marks(report, label.row, false).side);
		grid_cell(&grid, place, grid_take(&grid, str_join(pieces, LENGTH(pieces))));
		grid_cell(&grid, name, screen_label_name(s, &label));
		added->is_source = true;
		added->text = texts[i];
		grid.names = texts[i].length ? TEXTS : grid.names;
	}
	if (s->w->rows && end < order->count) {
		const struct target more = target_of(TARGET_MORE, NONE, NONE, 0);
		char *text = util_format("(%zu more)", order->count - end);

		grid_row(&grid, GRID_ROW, &more)->text = grid_take(&grid, str_of(text));
	}
	put_head(s, &grid);
	grid_put(&grid);
	line_texts_free(texts, lines ? end : 0);
	if (ranking_is_same(report)) {
		fputs("no difference", s->out);
		screen_end_line(s);
	}
	if (has_next(s)) {
		screen_dim(s, true);
		fputs("next: --fn=NAME  --call-tree  --browse", s->out);
		screen_dim(s, false);
		screen_end_line(s);
	}
	/* --summary needs a blank line only before sources. */
	if (!report->settings->summary || report->file_count)
		screen_end_line(s);
}
