/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of a report as a table: what programs get of it, and what a comment has room for. */
#include "write/writing.h"

#include "base/stream.h"
#include "report/rows.h"
#include "write/numbers.h"
#include "write/prose.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { OBJECT, FILE_NAME, FUNCTION, LINE, VALUE, SHARE, LABEL };

struct list {
	const struct writing *w;
	struct table_column *columns;
	size_t count, room;
	struct words titles;
	struct table_kind kind;
	const char *none; /* the only row; or NULL */
};

/* Adds a column with a title, or else the name that `column` has. */
static void add_column(struct list *list, unsigned kind, const char *title,
		       struct table_column column)
{
	column.kind = kind;
	column.align = kind == VALUE || kind == SHARE ? '>' : '<';
	for (size_t i = 0; i < TABLE_FORMATS; i++)
		column.title[i] = title;
	UTIL_PUSH(list->columns, list->count, list->room) = column;
}

/* --- for programs -------------------------------------------------------- */

/*
 * Adds a value unless the list has it: with --diff the change, OLD and NEW; with --compare each
 * slice, and the change or the sum.  The number of calls is not compared: an event may have its
 * name.
 */
static void add_value(struct list *list, const struct column *column, bool inclusive)
{
	static const char *const sides[] = {"_old", "_new"};
	const struct columns *columns = list->w->columns;
	const size_t slices = columns->slice_count, before = list->count;
	const size_t count = slices ? slices + 1 : profile_compares(list->w->profile) ? 3 : 1;
	const struct column *event = column->self ? column->self : column;

	for (size_t i = 0; i < count; i++) {
		bool is_sum = i == (slices ? slices : 0);
		struct str pieces[] = {
			inclusive ? STR("incl_") : STR(""),
			column == &columns->count ? STR("calls") : event->name,
			slices ? STR("_") : str_of(is_sum ? "" : sides[i - 1]),
			slices ? columns->table[i].name : STR(""),
		};
		struct table_column added = {
			.name = str_join(pieces, LENGTH(pieces)),
			.column = column,
			.inclusive = inclusive,
			.side = is_sum   ? SIZE_MAX
				: slices ? profile_slice_side(list->w->profile, i)
					 : i - 1,
		};

		words_add(&list->titles, added.name.at);
		for (size_t k = 0; k < before; k++)
			if (list->columns[k].column && list->columns[k].column != &columns->count &&
			    str_equal(list->columns[k].name, added.name))
				return;
		add_column(list, VALUE, "", added);
	}
}

/* Names, calls, and then self and inclusive cost of each event in --show. */
static void add_all(struct list *list)
{
	static const char *const names[] = {"object", "file", "function", "line"};
	const struct columns *columns = list->w->columns;
	size_t shown = columns->shown_count;

	for (size_t i = 0; i < LENGTH(names) - !report_has_lines(list->w->report); i++)
		add_column(list, OBJECT + (unsigned)i, names[i], (struct table_column){0});
	add_value(list, &columns->count, false);
	for (size_t i = 0; i < 2 * shown; i++) {
		/* NOLINTNEXTLINE: nothing is shown, or the list is not empty */
		const struct column *column = &columns->shown[i % shown];

		if (!column_is_calls(column) && (i >= shown || !column->self))
			add_value(list, column, i >= shown);
	}
}

/* --- for a comment ------------------------------------------------------- */

/* The first event, or the slices of --compare, which have no shares, for lack of room. */
static void add_brief(struct list *list)
{
	const struct report *report = list->w->report;
	const struct columns *columns = list->w->columns;
	bool slices = columns->slice_count, diff = profile_compares(list->w->profile) && !slices;
	const char *noun = BY_KINDS[report->by].noun;
	char *title = util_format("%c%s", toupper(*noun), noun + 1);

	for (size_t i = 0; i < (slices ? columns->table_count : 1); i++) {
		const struct column *column = slices ? &columns->table[i] : columns_first(columns);
		bool share = column_adds_up(column) && report->settings->show_percs &&
			     (!column->of_slices || column->change);
		struct table_column added = {.column = column,
					     .name = column->name,
					     .inclusive = report->settings->inclusive,
					     .side = 1};

		if (diff)
			add_column(list, VALUE, "", added);
		added.side = SIZE_MAX;
		added.grows = column->change && share;
		add_column(list, VALUE, diff ? "Change" : "", added);
		if (share)
			add_column(list, SHARE, column->change ? "of total" : "%", added);
	}
	words_add(&list->titles, title);
	add_column(list, LABEL, title, (struct table_column){0});
	if (ranking_is_same(report))
		list->none = "no difference";
}

/* --- rows ---------------------------------------------------------------- */

/* Says of a change by how much of OLD, or of the first slice, it is. */
static void fill_growth(struct table *table, const struct table_column *field, struct item item,
			struct table_cell *cell)
{
	const struct columns *columns = ((const struct list *)table->list)->w->columns;
	bool slices = columns->slice_count;
	int64_t by, before;

	if (!column_value(columns, field->column, item, &by) || !by ||
	    !column_value(columns, slices ? &columns->table[0] : field->column,
			  slices ? item : item_in(item, 0), &before) ||
	    !before)
		return;
	cell->mark = table_copy(table, numbers_share(by, before, true, false).text);
}

/* Makes a cell of a row. */
static void fill_cell(struct table *table, row_id r, const struct table_column *field,
		      struct table_cell *cell)
{
	const struct list *list = table->list;
	const struct report *report = list->w->report;
	const struct row *row = &report->rows.list[r];
	struct item item = report_self(report, r);
	char line[REPORT_LINE];
	struct draft label;
	int64_t value;

	item.inclusive = field->inclusive;
	cell->kind = CELL_NAME;
	switch (field->kind) {
	case OBJECT:
		cell->text = report_shown_name(report, row->object);
		break;
	case FILE_NAME:
		cell->text = report_shown_name(report, row->file);
		break;
	case FUNCTION:
		cell->text = report_function_name(report, row->name);
		break;
	case LINE:
		report_line_label(report, r, line);
		cell->kind = CELL_PLAIN;
		cell->text = table_copy(table, line);
		break;
	case VALUE:
		cell->kind = CELL_VALUE;
		cell->unit = field->column->unit;
		cell->plus = field->side == SIZE_MAX && field->column->change;
		if (field->grows)
			fill_growth(table, field, item, cell);
		if (field->side != SIZE_MAX)
			item = item_in(item, field->side);
		cell->given = column_fraction(list->w->columns, field->column, item, &cell->value);
		break;
	case SHARE:
		cell->kind = CELL_WORD;
		column_value(list->w->columns, field->column, item, &value);
		if (value)
			cell->text = table_copy(
				table, numbers_share(value, report_whole(report, field->column),
						     field->column->change, false)
					       .text);
		break;
	case LABEL:
		draft_open(&label);
		label_put(label.file, report, r, "", true);
		cell->text = table_keep(table, draft_close(&label));
		break;
	}
}

static void fill(struct table *table, size_t row)
{
	const struct list *list = table->list;
	const struct report_order *order = &list->w->report->order;

	for (size_t i = 0; i < list->count; i++) {
		table->cells[i] = (struct table_cell){.text = STR("")};
		if (!list->none)
			fill_cell(table, order->listed[row], &list->columns[i], &table->cells[i]);
	}
	if (list->none)
		table->cells[list->count - 1] =
			(struct table_cell){.kind = CELL_WORD, .text = str_of(list->none)};
}

static void end_list(struct table *table)
{
	struct list *list = table->list;

	free(list->columns);
	words_free_all(&list->titles);
	free(list);
}

struct table lists_make(const struct writing *w, bool for_programs)
{
	const struct report_order *order = &w->report->order;
	struct list *list = util_alloc(1, sizeof(*list));
	struct table table = {.list = list, .fill = fill, .end = end_list, .kind = &list->kind};

	list->w = w;
	if (for_programs)
		add_all(list);
	else
		add_brief(list);
	list->kind = (struct table_kind){.row = BY_KINDS[w->report->by].noun,
					 .columns = list->columns,
					 .count = list->count};
	table.cells = util_alloc(list->count, sizeof(*table.cells));
	table.list_rows = list->none ? 1 : order->count;
	return table;
}
