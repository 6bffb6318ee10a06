/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/tables.h"

#include "base/stream.h"
#include "values/column.h"

#include <inttypes.h>
#include <stdlib.h>

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
static const struct table_kind part_kind = {"parts", "part", part_columns, LENGTH(part_columns),
					    .in_paths = true};

static const struct table_column event_columns[] = {
	{.title = {"Event", "event", "name"}, .align = '<', .none = ""},
	{.title = {"Total", "total", NULL}, .align = '>', .none = "?"},
	{.title = {"Long name", "long_name", "long_name"}, .align = '<', .none = ""},
	{.title = {"Formula", "formula", "formula"}, .align = '<', .none = ""},
	{.title = {NULL, NULL, "ratio"}, .align = '<', .none = ""},
	{.title = {NULL, NULL, "unit"}, .align = '<', .none = NULL},
	{.title = {NULL, NULL, "total"}, .align = '<', .none = ""},
};
static const struct table_kind event_kind = {"events", "event", event_columns,
					     LENGTH(event_columns), .in_paths = false};

static const struct table_column benchmark_columns[] = {
	{.title = {"Benchmark", "benchmark", "name"}, .align = '<', .none = ""},
	{.title = {NULL, "event", "event"}, .align = '<', .none = ""},
	{.title = {"Old", "old", "old"}, .align = '>', .none = ""},
	{.title = {"New", "new", "new"}, .align = '>', .none = ""},
	{.title = {"Change", "change", "change"}, .align = '>', .none = ""},
	{.title = {"Verdict", "verdict", "verdict"}, .align = '<', .none = ""},
};
static const struct table_kind benchmark_kind = {"benchmarks", "benchmark", benchmark_columns,
						 LENGTH(benchmark_columns), .in_paths = false};

size_t table_rows(const struct table *table)
{
	return table->fill ? table->list_rows : table->count / table->kind->count;
}

const struct table_cell *table_row(struct table *table, size_t row)
{
	if (!table->fill)
		return &table->cells[row * table->kind->count];
	words_free_all(&table->made);
	table->made = (struct words){0};
	table->fill(table, row);
	return table->cells;
}

struct str table_title(const struct table *table, size_t column, enum table_format format)
{
	const struct table_column *c = &table->kind->columns[column];
	const char *title = c->title[format];

	if (!title || *title)
		return title ? str_of(title) : (struct str){NULL, 0};
	return c->name.length ? c->name : table->event;
}

struct str table_keep(struct table *table, struct str text)
{
	words_add(&table->made, text.at);
	return text;
}

struct str table_copy(struct table *table, const char *text)
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

void table_free(struct table *table)
{
	free(table->cells);
	words_free_all(&table->made);
	if (table->end)
		table->end(table);
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
	if (name == NONE)
		add(table, CELL_NONE, STR(""));
	else
		add(table, CELL_DIGITS, names_str(&profile->names, name));
}

struct table tables_parts(const struct profile *profile)
{
	const struct str event =
		profile->event_count ? names_str(&profile->names, profile->events[0]) : STR("");
	const struct column column = {.measures = unit_of(event, STR(""))};
	struct table table = {.kind = &part_kind, .event = event};
	int64_t all = 0, total;
	bool fits = true;

	for (size_t i = 0; i < profile->part_count; i++) {
		const struct part *part = &profile->parts[i];

		if (!part->selected)
			continue;
		cost_get(&profile->costs, part->total, 0, &total);
		fits = fits && util_add(&all, total);
	}
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
		add(&table, CELL_PLAIN, column_adds_up(&column) ? STR("false") : STR("true"));
		add_name(&table, CELL_WORD,
			 column_is_count(&column) ? table_copy(&table, column.measures.text)
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
	fraction_print(&growth, 100, 2, true, true, text);
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
