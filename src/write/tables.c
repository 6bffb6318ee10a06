/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/tables.h"

#include "base/stream.h"
#include "values/events.h"
#include "write/numbers.h"

#include <inttypes.h>
#include <stdlib.h>

#define PARTS(NAME)                                                                      \
	{                                                                                \
		.rows = "parts", .row = "part",                                          \
		.columns = {{{"File", "File", "file", "file"}, '<', ""},                 \
			    {{"PID", "PID", "pid", "pid"}, '>', "-"},                    \
			    {{"Part", "Part", "part", "part"}, '>', ""},                 \
			    {{NAME, NAME, "name", "name"}, '<', "-"},                    \
			    {{"Thread", "Thread", "thread", "thread"}, '>', "-"},        \
			    {{"", "", "", "total"}, '>', ""},                            \
			    {{"Share", "%"}, '>', ""},                                   \
			    {{"Time range; trigger"}, '<', ""},                          \
			    {{NULL, "Time range", "time_range", "time_range"}, '<', ""}, \
			    {{NULL, "Trigger", "trigger", "trigger"}, '<', ""}},         \
		.count = 10, .in_paths = true,                                           \
	}
/* By whether a part has a name, for which people need a column then. */
static const struct table_kind part_kinds[] = {PARTS(NULL), PARTS("Name")};
#undef PARTS

static const struct table_kind event_kind = {
	.rows = "events",
	.row = "event",
	.columns = {{{"Event", "Event", "event", "name"}, '<', ""},
		    {{"Total", "Total", "total", NULL}, '>', "?"},
		    {{"Long name", "Long name", "long_name", "long_name"}, '<', ""},
		    {{"Formula", "Formula", "formula", "formula"}, '<', ""},
		    {{NULL, NULL, NULL, "ratio"}, '<', ""},
		    {{NULL, NULL, NULL, "unit"}, '<', NULL},
		    {{NULL, NULL, NULL, "total"}, '<', ""}},
	.count = 7,
};

static const struct table_kind benchmark_kind = {
	.rows = "benchmarks",
	.row = "benchmark",
	.columns = {{{"Benchmark", "Benchmark", "benchmark", "name"}, '<', ""},
		    {{NULL, NULL, "event", "event"}, '<', ""},
		    {{"Old", "Old", "old", "old"}, '>', ""},
		    {{"New", "New", "new", "new"}, '>', ""},
		    {{"Change", "Change", "change", "change"}, '>', ""},
		    {{"Verdict", "Verdict", "verdict", "verdict"}, '<', ""}},
	.count = 6,
};

size_t table_rows(const struct table *table)
{
	return (table->count - table->foot) / table->kind->count;
}

struct str table_value(const struct table_cell *cell, bool human, char text[FRACTION_TEXT])
{
	const struct column column = {.unit = cell->unit, .measures = cell->measures};

	if (!cell->given)
		return STR(".");
	if (human && column_is_count(&column) && cell->measures.kind != UNIT_NONE) {
		struct value_text value = numbers_short(&column, &cell->value, cell->plus);

		memcpy(text, value.text, value.length);
		return (struct str){text, value.length};
	}
	return (struct str){text, column_print(&column, &cell->value, cell->plus, true, text)};
}

void table_free(struct table *table)
{
	free(table->cells);
	words_free_all(&table->made);
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

/* Takes over a text, which is freed with the table. */
static struct str keep(struct table *table, struct str text)
{
	words_add(&table->made, text.at);
	return text;
}

static void add_digits(struct table *table, const struct profile *profile, name_id name)
{
	if (name == NONE)
		add(table, CELL_NONE, STR(""));
	else
		add(table, CELL_DIGITS, names_str(&profile->names, name));
}

struct table tables_parts(const struct profile *profile, const struct column *column)
{
	const struct column first = column_first(profile);
	const struct columns columns = {.profile = profile};
	struct table table = {0};
	bool named = false;
	int64_t all = 0, total;

	if (!column)
		column = &first;
	for (size_t i = 0; i < profile->part_count; i++) {
		const struct part *part = &profile->parts[i];

		if (!part->selected)
			continue;
		named |= profile_part_name(profile, part).length > 0;
		column_value(&columns, column, ITEM_OF(&profile->costs, part->total), &total);
		if (!util_add(&all, total))
			break; /* The sum of the parts was made when they were read. */
	}
	table.kind = &part_kinds[named];
	table.event = column->name;
	for (size_t i = 0; i < profile->part_count; i++) {
		const struct part *part = &profile->parts[i];
		struct item item = ITEM_OF(&profile->costs, part->total);
		struct str range = profile_desc(profile, part, STR("Timerange:"));
		struct str trigger = profile_desc(profile, part, STR("Trigger:"));
		struct str story[] = {range.length ? range : STR("-"), STR("; "),
				      trigger.length ? trigger : STR("-")};
		struct fraction value;
		struct fraction of_all = {.under = {0, 1}};
		char share[FRACTION_TEXT];
		bool given;

		if (!part->selected)
			continue;
		column_value(&columns, column, item, &total);
		given = column_fraction(&columns, column, item, &value);
		if (all)
			of_all = fraction_of(total, all);
		fraction_print(&of_all, 100, 2, false, false, share);
		add(&table, CELL_NAME, names_str(&profile->names, part->file));
		add_digits(&table, profile, part->origin.pid);
		if (part->number == NONE)
			add(&table, CELL_DIGITS,
			    keep(&table, str_of(util_format("%" PRIu64, part->ordinal))));
		else
			add_digits(&table, profile, part->number);
		add_name(&table, CELL_NAME, profile_part_name(profile, part));
		add_digits(&table, profile, part->origin.thread);
		add_value(&table, column, given, value);
		add(&table, CELL_WORD, keep(&table, str_of(util_format("%s%%", share))));
		add(&table, CELL_NAME, keep(&table, str_join(story, LENGTH(story))));
		add_name(&table, CELL_NAME, range);
		add_name(&table, CELL_NAME, trigger);
	}
	return table;
}

struct table tables_events(const struct columns *columns)
{
	static const struct str units[] = {[COLUMN_COUNT] = {"", 0},
					   [COLUMN_NUMBER] = {"number", 6},
					   [COLUMN_PERCENT] = {"percent", 7}};
	struct table table = {.kind = &event_kind};
	struct event_table list;

	events_make(&list, columns);
	for (size_t i = 0; i < list.count; i++) {
		const struct event_entry *entry = &list.entries[i];
		const struct column *column = &entry->column;
		struct table_cell total = {.kind = entry->usable ? CELL_VALUE : CELL_NONE,
					   .unit = column->unit,
					   .measures = column->measures,
					   .text = STR("")};

		total.given =
			entry->usable &&
			column_fraction(columns, column, events_total(&list, i), &total.value);
		add(&table, CELL_NAME, entry->definition.name);
		*add(&table, CELL_VALUE, STR("")) = total;
		add_name(&table, CELL_NAME, entry->definition.long_name);
		add_name(&table, CELL_NAME, entry->definition.formula);
		add(&table, CELL_PLAIN, column_adds_up(column) ? STR("false") : STR("true"));
		add_name(&table, CELL_WORD,
			 column_is_count(column)
				 ? keep(&table, str_of(str_copy(str_of(column->measures.text))))
				 : units[column->unit]);
		*add(&table, CELL_VALUE, STR("")) = total;
	}
	events_free(&list);
	return table;
}

/* Adds NEW - OLD, and for people by how much of OLD. */
static void add_change(struct table *table, const struct suite_row *row)
{
	struct fraction growth, change = row->value[0];
	bool given = suite_change(row, &change);
	char text[FRACTION_TEXT];

	add_value(table, &row->column, given, change);
	table->cells[table->count - 1].plus = true;
	if (!given || fraction_is_zero(&change) || fraction_is_zero(&row->value[0]))
		return;
	growth = fraction_growth(&row->value[0], &row->value[1]);
	fraction_print(&growth, 100, 2, true, true, text);
	table->cells[table->count - 1].mark = keep(table, str_of(util_format("%s%%", text)));
}

/* Adds the geometric mean, and for people as a change, "+0.50%", if that means something. */
static void add_mean(struct table *table, double mean)
{
	struct str text;

	if (mean <= 0)
		return;
	table->sum_cell.kind = CELL_PLAIN;
	/* No more digits than all C libraries agree on. */
	table->sum_cell.text = keep(table, str_of(util_format(mean < 1e6 ? "%.6f" : "%.6e", mean)));
	if (mean > 1e9)
		return;
	text = keep(table, str_of(util_format("%+.2f%%", (mean - 1) * 100)));
	add(table, CELL_WORD, STR("geometric mean"));
	for (table->foot = 2; table->foot < 5; table->foot++)
		add(table, CELL_NONE, STR(""));
	add(table, CELL_WORD, str_from(text, str_equal(str_from(text, 1), STR("0.00%"))));
}

struct table tables_suite(const struct suite *suite)
{
	struct table table = {.kind = &benchmark_kind, .sum = "geometric_mean", .of = suite};

	for (size_t i = 0; i < suite->count; i++) {
		const struct suite_row *row = &suite->list[i];
		struct table_cell *name = add(&table, CELL_NAME, str_of(row->name));

		if (suite_differs(suite, row))
			name->mark = row->column.name;
		add(&table, CELL_NAME, row->column.name);
		add_value(&table, &row->column, row->given[0], row->value[0]);
		add_value(&table, &row->column, row->given[1], row->value[1]);
		add_change(&table, row);
		add(&table, CELL_WORD, str_of(suite_verdicts[row->verdict]));
	}
	add_mean(&table, suite_mean(suite));
	return table;
}
