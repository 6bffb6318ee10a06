/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of a report as a table: what programs get of it, and what a comment has room for. */
#include "write/lists.h"

#include "base/stream.h"
#include "report/ranking.h"
#include "write/label.h"
#include "write/numbers.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* What a column of a list has. */
struct field {
	enum field_kind { OBJECT, FILE_NAME, FUNCTION, LINE, VALUE, SHARE, LABEL } kind;
	const struct column *column;
	bool inclusive, grows; /* grows: behind the value by how much of OLD it is */
	size_t side;           /* of a value; SIZE_MAX: all of them */
	struct str event;
};

struct list {
	const struct writing *w;
	struct field *fields;
	struct table_column *columns;
	size_t count, room, column_room;
	struct words titles;
	struct table_kind kind;
	const char *none; /* the only row; or NULL */
};

static void add_column(struct list *list, const char *title, struct str name, struct field field)
{
	size_t at = list->count;

	UTIL_PUSH(list->fields, list->count, list->room) = field;
	UTIL_PUSH(list->columns, at, list->column_room) = (struct table_column){
		.title = {title, title, title, title},
		.align = field.kind == VALUE || field.kind == SHARE ? '>' : '<',
		.name = name};
}

/* --- for programs -------------------------------------------------------- */

static void add_side(struct list *list, struct field field, const char *between, struct str name,
		     size_t side)
{
	struct str pieces[] = {field.inclusive ? STR("incl_") : STR(""), field.event,
			       str_of(between), name};
	struct str title = str_join(pieces, LENGTH(pieces));

	words_add(&list->titles, title.at);
	field.kind = VALUE;
	field.side = side;
	add_column(list, "", title, field);
}

/*
 * Adds a value unless the list has it: with --diff the change, OLD and NEW; with --compare each
 * slice, and the change or the sum.  The number of calls is not compared: an event may have its
 * name.
 */
static void add_value(struct list *list, struct field field)
{
	const struct columns *columns = list->w->columns;
	bool slices = columns->slice_count;

	for (size_t i = 0; i < list->count; i++)
		if (list->fields[i].kind == VALUE && list->fields[i].column != &columns->count &&
		    list->fields[i].inclusive == field.inclusive &&
		    str_equal(list->fields[i].event, field.event))
			return;
	for (size_t i = 0; i < columns->slice_count; i++)
		add_side(list, field, "_", columns->table[i].name,
			 profile_slice_side(list->w->profile, i));
	add_side(list, field, slices ? "_" : "",
		 slices ? columns->table[columns->slice_count].name : STR(""), SIZE_MAX);
	for (size_t i = 0; !slices && profile_compares(list->w->profile) && i < 2; i++)
		add_side(list, field, "_", i ? STR("new") : STR("old"), i);
}

/* Names, calls, and then self and inclusive cost of each event in --show. */
static void add_all(struct list *list)
{
	static const char *const names[] = {"object", "file", "function", "line"};
	const struct columns *columns = list->w->columns;
	size_t shown = columns->shown_count;

	for (size_t i = 0; i < LENGTH(names) - !report_has_lines(list->w->report); i++)
		add_column(list, names[i], STR(""), (struct field){.kind = OBJECT + (unsigned)i});
	add_value(list, (struct field){.column = &columns->count, .event = STR("calls")});
	for (size_t i = 0; i < 2 * shown; i++) {
		bool inclusive = i >= shown;
		const struct column *column = &columns->shown[inclusive ? i - shown : i];
		struct str event = column->self ? column->self->name : column->name;

		if (!column_is_calls(column) && (inclusive || !column->self))
			add_value(list, (struct field){.column = column,
						       .inclusive = inclusive,
						       .event = event});
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
		bool change = column->change;
		bool share = column_adds_up(column) && report->settings->show_percs &&
			     (!column->of_slices || column->change);
		struct field field = {.kind = VALUE,
				      .column = column,
				      .inclusive = report->settings->inclusive,
				      .side = diff ? 1 : SIZE_MAX};

		if (diff)
			add_column(list, "", column->name, field);
		field.side = SIZE_MAX;
		field.grows = change && share;
		add_column(list, diff ? "Change" : "", column->name, field);
		field.kind = SHARE;
		if (share)
			add_column(list, change ? "of total" : "%", STR(""), field);
	}
	words_add(&list->titles, title);
	add_column(list, title, STR(""), (struct field){.kind = LABEL});
	if (ranking_is_same(report))
		list->none = "no difference";
}

/* --- rows ---------------------------------------------------------------- */

/* Says of a change by how much of OLD, or of the first slice, it is. */
static void fill_growth(struct table *table, const struct field *field, struct item item,
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
static void fill_cell(struct table *table, row_id r, const struct field *field,
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
						     field->column->change,
						     profile_compares(report->profile))
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
			fill_cell(table, order->listed[row], &list->fields[i], &table->cells[i]);
	}
	if (list->none)
		table->cells[list->count - 1] =
			(struct table_cell){.kind = CELL_WORD, .text = str_of(list->none)};
}

static void end_list(struct table *table)
{
	struct list *list = table->list;

	free(list->fields);
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
