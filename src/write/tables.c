/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What --list and suites write, and the lists of reports, as cells. */
#include "write/prose.h"
#include "write/writing.h"

#include <ctype.h>
#include <inttypes.h>

static const struct table_column part_columns[] = {
	{.title = {"File", "file", "file"}, .align = '<', .none = ""},
	{.title = {"PID", "pid", "pid"}, .align = '>', .none = ""},
	{.title = {"Part", "part", "part"}, .align = '>', .none = ""},
	{.title = {"Name", "name", "name"}, .align = '<', .none = ""},
	{.title = {"Thread", "thread", "thread"}, .align = '>', .none = ""},
	{.title = {"", "", "total"}, .align = '>', .none = ""},
	{.title = {"Share"}, .align = '>', .none = ""},
	{.title = {"Time range", "time_range", "time_range"}, .align = '<', .none = ""},
	{.title = {"Trigger", "trigger", "trigger"}, .align = '<', .none = ""},
};
static const struct table_kind part_kind = {"parts", part_columns, LENGTH(part_columns)};

static const struct table_column event_columns[] = {
	{.title = {"Event", "event", "name"}, .align = '<', .none = ""},
	{.title = {"Total", "total", NULL}, .align = '>', .none = "?"},
	{.title = {"Long name", "long_name", "long_name"}, .align = '<', .none = ""},
	{.title = {"Formula", "formula", "formula"}, .align = '<', .none = ""},
	{.title = {NULL, NULL, "ratio"}, .align = '<', .none = ""},
	{.title = {NULL, NULL, "unit"}, .align = '<', .none = NULL},
	{.title = {NULL, NULL, "total"}, .align = '<', .none = ""},
};
static const struct table_kind event_kind = {"events", event_columns, LENGTH(event_columns)};

static const struct table_column benchmark_columns[] = {
	{.title = {"Benchmark", "benchmark", "name"}, .align = '<', .none = ""},
	{.title = {NULL, "event", "event"}, .align = '<', .none = ""},
	{.title = {"Old", "old", "old"}, .align = '>', .none = ""},
	{.title = {"New", "new", "new"}, .align = '>', .none = ""},
	{.title = {"Change", "change", "change"}, .align = '>', .none = ""},
	{.title = {"Verdict", "verdict", "verdict"}, .align = '<', .none = ""},
};
static const struct table_kind benchmark_kind = {"benchmarks", benchmark_columns,
						 LENGTH(benchmark_columns)};

struct str table_title(const struct table *table, size_t column, enum table_format format)
{
	const struct table_column *c = &table->kind->columns[column];
	const char *title = c->title[format];

	if (!title || *title)
		return title ? str_of(title) : (struct str){.at = NULL};
	return c->name.length ? c->name : table->event;
}

/* Takes over a text, which is freed with the table, or when another row of a list is made. */
static struct str table_keep(struct table *table, struct str text)
{
	words_add(&table->made, text.at);
	return text;
}

static struct str table_copy(struct table *table, const char *text)
{
	return table_keep(table, str_of(str_copy(str_of(text))));
}

struct value_text table_value(const struct table_cell *cell, bool human)
{
	const struct column column = {.unit = cell->unit, .measures = cell->measures};

	if (!cell->given)
		return (struct value_text){".", 1};
	return numbers_in_unit(&column, &cell->value, cell->plus, human && cell->measures.scale);
}

static struct table_cell *add(struct table *table, enum cell_kind kind, struct str text)
{
	struct table_cell *cell = &UTIL_PUSH(table->cells, table->count, table->room);

	*cell = (struct table_cell){.kind = kind, .text = text};
	return cell;
}

/* Adds a text that is not empty, else a cell without a value. */
static void add_name(struct table *table, enum cell_kind kind, struct str name)
{
	add(table, name.length ? kind : CELL_NONE, name);
}

static void add_value(struct table *table, const struct column *column, bool given,
		      struct fraction value)
{
	struct table_cell *cell = add(table, CELL_VALUE, STR(""));

	cell->unit = column->unit;
	cell->measures = column->measures;
	cell->given = given;
	cell->value = value;
}

static void add_digits(struct table *table, const struct profile *profile, name_id name)
{
	add_name(table, CELL_DIGITS, name == NONE ? STR("") : names_str(&profile->names, name));
}

struct table tables_parts(const struct profile *profile)
{
	const struct str event = names_str(&profile->names, profile->events[0]);
	const struct column column = {.measures = unit_of(event, STR(""))};
	struct table table = {.kind = &part_kind, .event = event};
	int64_t all, total;

	cost_get(&profile->costs, profile->current->total, 0, &all);
	for (size_t i = 0; i < profile->part_count; i++) {
		const struct part *part = &profile->parts[i];
		bool given;

		if (!part->selected)
			continue;
		given = cost_get(&profile->costs, part->total, 0, &total);
		add(&table, CELL_NAME, names_str(&profile->names, part->file));
		add_digits(&table, profile, part->origin.pid);
		if (part->number == NONE)
			add(&table, CELL_DIGITS,
			    table_keep(&table, str_of(util_format("%" PRIu64, part->ordinal))));
		else
			add_digits(&table, profile, part->number);
		add_name(&table, CELL_NAME, profile_part_name(profile, part));
		add_digits(&table, profile, part->origin.thread);
		add_value(&table, &column, given, fraction_of(total, 1));
		add(&table, CELL_WORD,
		    table_copy(&table, numbers_share(total, all, false, false).text));
		add_name(&table, CELL_NAME, profile_desc(profile, part, STR("Timerange:")));
		add_name(&table, CELL_NAME, profile_desc(profile, part, STR("Trigger:")));
	}
	return table;
}

struct table tables_events(const struct columns *columns)
{
	static const struct str units[] = {[COLUMN_COUNT] = {"", 0},
					   [COLUMN_NUMBER] = {"number", 6},
					   [COLUMN_PERCENT] = {"percent", 7}};
	struct table table = {.kind = &event_kind};
	const struct formulas *formulas = &columns->formulas;
	const struct profile *profile = columns->profile;

	/* The first is Calls. */
	for (size_t i = 1; i < formulas->count; i++) {
		struct definition definition = formulas->list[i].definition;
		struct column column = {.unit = COLUMN_COUNT};
		const struct defined *found = formula_find(formulas, definition.name, &column);
		struct table_cell total;

		if (found != &formulas->list[i] || found->lacks)
			continue;
		definition = formula_described(formulas, definition.name);
		total = (struct table_cell){
			.kind = found->wrong ? CELL_NONE : CELL_VALUE,
			.unit = column.unit,
			.measures = column.measures,
			.text = STR(""),
		};
		/* Totals have no calls, so a formula with calls gives nothing. */
		total.given = column.is_of_profile &&
			      column_fraction(columns, &column,
					      ITEM_OF(&profile->costs, profile->current->total),
					      &total.value);
		add(&table, CELL_NAME, definition.name);
		*add(&table, CELL_VALUE, STR("")) = total;
		add_name(&table, CELL_NAME, definition.long_name);
		add_name(&table, CELL_NAME, definition.formula);
		add(&table, CELL_PLAIN, column.is_ratio ? STR("true") : STR("false"));
		add_name(&table, CELL_WORD,
			 column.unit == COLUMN_COUNT ? table_copy(&table, column.measures.text)
						     : units[column.unit]);
		*add(&table, CELL_VALUE, STR("")) = total;
	}
	return table;
}

/* Adds NEW - OLD, and for people by how much of OLD. */
static void add_change(struct table *table, const struct suite_row *row)
{
	const bool given = row->given[0] && row->given[1];
	struct fraction growth, change = fraction_difference(&row->value[1], &row->value[0]);
	char text[FRACTION_TEXT];

	add_value(table, &row->column, given, change);
	table->cells[table->count - 1].plus = true;
	if (!given || fraction_is_zero(&change) || fraction_is_zero(&row->value[0]))
		return;
	growth = fraction_growth(&row->value[0], &row->value[1]);
	fraction_print(&growth, true, 2, true, true, text);
	table->cells[table->count - 1].mark = table_keep(table, str_of(util_format("%s%%", text)));
}

struct table tables_suite(const struct suite *suite)
{
	struct table table = {.kind = &benchmark_kind, .of = suite};

	for (size_t i = 0; i < suite->count; i++) {
		const struct suite_row *row = &suite->list[i];
		struct table_cell *name = add(&table, CELL_NAME, str_of(row->name));

		if (!str_equal(row->column.name, suite->list[0].column.name))
			name->mark = row->column.name;
		add(&table, CELL_NAME, row->column.name);
		add_value(&table, &row->column, row->given[0], row->value[0]);
		add_value(&table, &row->column, row->given[1], row->value[1]);
		add_change(&table, row);
		add(&table, CELL_WORD, str_of(suite_verdicts[row->verdict]));
	}
	return table;
}

/* --- lists --------------------------------------------------------------- */

enum { OBJECT, FILE_NAME, FUNCTION, LINE, VALUE, SHARE, LABEL };

struct table_list {
	const struct writing *w;
	struct table_column *columns;
	size_t count, room;
	struct words titles;
	struct table_kind kind;
	const char *none; /* the only row; or NULL */
};

/* Adds a column with a title, or else the name that `column` has. */
static void add_column(struct table_list *list, unsigned kind, const char *title,
		       struct table_column column)
{
	column.kind = kind;
	column.align = kind == VALUE || kind == SHARE ? '>' : '<';
	for (size_t i = 0; i < TABLE_FORMATS; i++)
		column.title[i] = title;
	UTIL_PUSH(list->columns, list->count, list->room) = column;
}

/* --- lists for programs -------------------------------------------------- */

/*
 * Adds a value unless the list has it: with --diff the change, OLD and NEW; with --compare each
 * slice, and the change or the sum.  The number of calls is not compared: an event may have its
 * name.
 */
static void list_value(struct table_list *list, const struct column *column, bool inclusive)
{
	static const char *const sides[] = {"_old", "_new"};
	const struct columns *columns = list->w->columns;
	const size_t slices = columns->slice_count, before = list->count;
	const size_t count = slices ? slices + 1 : list->w->diff ? 3 : 1;
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
static void add_all(struct table_list *list)
{
	static const char *const names[] = {"object", "file", "function", "line"};
	const struct columns *columns = list->w->columns;
	size_t shown = columns->shown_count;

	for (size_t i = 0; i < LENGTH(names) - !report_has_lines(list->w->report); i++)
		add_column(list, OBJECT + (unsigned)i, names[i], (struct table_column){0});
	list_value(list, &columns->count, false);
	for (size_t i = 0; i < 2 * shown; i++) {
		/* NOLINTNEXTLINE: nothing is shown, or the list is not empty */
		const struct column *column = &columns->shown[i % shown];

		if (!column_is_calls(column) && (i >= shown || !column->self))
			list_value(list, column, i >= shown);
	}
}

/* --- lists for a comment ------------------------------------------------- */

/* The first event, or the slices of --compare, which have no shares, for lack of room. */
static void add_brief(struct table_list *list)
{
	const struct report *report = list->w->report;
	const struct columns *columns = list->w->columns;
	bool slices = columns->slice_count, diff = list->w->diff && !slices;
	const char *noun = BY_NOUNS[report->by];
	char *title = util_format("%c%s", toupper(*noun), noun + 1);

	for (size_t i = 0; i < (slices ? columns->table_count : 1); i++) {
		const struct column *column = slices ? &columns->table[i] : columns_first(columns);
		bool share = !column->is_ratio && report->settings->show_percs &&
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

/* --- rows of lists ------------------------------------------------------- */

/* Says of a change by how much of OLD, or of the first slice, it is. */
static void fill_growth(struct table *table, const struct table_column *field, struct item item,
			struct table_cell *cell)
{
	const struct columns *columns = table->list->w->columns;
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
	const struct table_list *list = table->list;
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

size_t table_rows(const struct table *table)
{
	const struct table_list *list = table->list;

	if (!list)
		return table->count / table->kind->count;
	return list->none ? 1 : list->w->report->order.count;
}

const struct table_cell *table_row(struct table *table, size_t row)
{
	const struct table_list *list = table->list;

	if (!list)
		return &table->cells[row * table->kind->count];
	words_free_all(&table->made);
	for (size_t i = 0; i < list->count; i++) {
		table->cells[i] = (struct table_cell){.text = STR("")};
		if (!list->none)
			fill_cell(table, list->w->report->order.listed[row], &list->columns[i],
				  &table->cells[i]);
	}
	if (list->none)
		table->cells[list->count - 1] =
			(struct table_cell){.kind = CELL_WORD, .text = str_of(list->none)};
	return table->cells;
}

void table_free(struct table *table)
{
	free(table->cells);
	words_free_all(&table->made);
	if (table->list) {
		free(table->list->columns);
		words_free_all(&table->list->titles);
	}
	free(table->list);
}

struct table tables_list(const struct writing *w, bool for_programs)
{
	struct table_list *list = util_alloc(1, sizeof(*list));
	struct table table = {.list = list, .kind = &list->kind};

	list->w = w;
	if (for_programs)
		add_all(list);
	else
		add_brief(list);
	list->kind = (struct table_kind){.columns = list->columns, .count = list->count};
	table.cells = util_alloc(list->count, sizeof(*table.cells));
	return table;
}
