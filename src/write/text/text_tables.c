/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/text/text_tables.h"

#include "base/percent.h"
#include "figures/tables.h"
#include "write/text/text.h"

#include <stdlib.h>

/* A table, whose columns are as wide as their cells, and at most `widest`. */
struct table_text {
	/* By column, how its cells are aligned: <, > or, for the last one, - */
	const char *align;
	size_t widest;
	bool in_bytes; /* widths are bytes, not columns of the terminal */
	size_t width;  /* of a row: a path in the first column is cut, and the last one; 0: any */
	struct names texts;
	name_id *cells; /* row by row; the last row may be shorter */
	size_t count, room;
};

static void add_cell(struct table_text *table, struct str text)
{
	UTIL_PUSH(table->cells, table->count, table->room) = names_id(&table->texts, text);
}

static void add_text(struct table_text *table, const char *text)
{
	add_cell(table, str_of(text));
}

/* Adds the words of a heading, which are separated by |. */
static void add_heading(struct table_text *table, const char *words)
{
	struct str left = str_of(words);

	while (left.length)
		add_cell(table, str_eat_until(&left, '|'));
}

static size_t cell_width(const struct table_text *table, struct str cell)
{
	size_t width = table->in_bytes ? cell.length : fit_columns(cell, table->widest);

	return width < table->widest ? width : table->widest;
}

/* Lowers *width by at most `over`, but not below `least`; returns what is still over. */
static size_t narrow(size_t *width, size_t least, size_t over)
{
	size_t by = *width > least ? *width - least : 0;

	by = by < over ? by : over;
	*width -= by;
	return over - by;
}

/* Narrows the first column, of paths, and then the last one, so that rows fit. */
static void narrow_columns(const struct table_text *table, size_t columns, size_t *width)
{
	enum { LEAST = 12, GAP = 2 };
	size_t sum = GAP * (columns - 1), i;

	for (i = 0; i < columns; i++)
		sum += width[i];
	if (table->width && sum > table->width)
		narrow(&width[columns - 1], LEAST, narrow(&width[0], LEAST, sum - table->width));
}

static void put_cell(FILE *out, struct str cell, size_t width, bool path)
{
	struct fit fit = path ? fit_path(cell, width, SIZE_MAX) : fit_name(cell, width);
	size_t i;

	for (i = 0; i < fit.count; i++)
		str_print(out, fit.piece[i]);
}

/* Prints the table and frees it. */
static void put_table(FILE *out, struct table_text *table)
{
	size_t columns = strlen(table->align), i;
	size_t *width = util_alloc(columns, sizeof(*width));

	for (i = 0; i < table->count; i++) {
		size_t n = cell_width(table, names_str(&table->texts, table->cells[i]));

		if (n > width[i % columns])
			width[i % columns] = n;
	}
	narrow_columns(table, columns, width);
	for (i = 0; i < table->count && !ferror(out); i++) {
		struct str cell = names_str(&table->texts, table->cells[i]);
		char align = table->align[i % columns];
		size_t used = cell_width(table, cell), room = width[i % columns];
		int pad = used > room ? 0 : (int)(room - used);

		if (i)
			fputs(i % columns ? "  " : "\n", out);
		fprintf(out, "%*s", align == '>' ? pad : 0, "");
		if (used > room)
			put_cell(out, cell, room, i % columns == 0);
		else
			str_print(out, cell);
		fprintf(out, "%*s", align == '<' ? pad : 0, "");
	}
	fputc('\n', out);
	names_free(&table->texts);
	free(table->cells);
	free(width);
}

/* --- parts ------------------------------------------------------------- */

enum { WIDEST_PART = 40 }; /* bytes of a cell */

static struct str name_or_dash(const struct profile *profile, name_id name)
{
	return name == NONE ? STR("-") : names_str(&profile->names, name);
}

/* Adds a text that parts inherit, so that a long one would be printed often. */
static void add_inherited(struct table_text *table, struct str text)
{
	add_cell(table, str_head(text, WIDEST_PART));
}

/* Adds the time range and the trigger of a part; "-" for an unknown one. */
static void add_story(struct table_text *table, const struct part_entry *entry)
{
	struct str pieces[] = {entry->range.length ? entry->range : STR("-"), STR("; "),
			       entry->trigger.length ? entry->trigger : STR("-")};
	struct str story = str_join(pieces, LENGTH(pieces));

	add_cell(table, story);
	free((char *)story.at);
}

void text_parts(const struct writing *w)
{
	const struct profile *profile = w->profile;
	struct table_text table = {
		.align = "<>>>>>-", .widest = SIZE_MAX, .in_bytes = true, .width = w->width};
	int64_t all = tables_part_total(profile);
	size_t i;

	add_heading(&table, "File|PID|Part|Thread");
	add_inherited(&table, names_str(&profile->names, profile->events[0]));
	add_heading(&table, "Share|Time range; trigger");
	for (i = 0; i < profile->part_count; i++) {
		char share[PERCENT_TEXT + 1];
		struct part_entry entry;
		size_t length;

		if (!tables_part(profile, i, &entry))
			continue;
		length = percent_print_long(entry.total, all, share);
		memcpy(share + length, "%", sizeof("%"));
		add_cell(&table, name_or_dash(profile, entry.part->file));
		add_inherited(&table, name_or_dash(profile, entry.part->origin.pid));
		add_inherited(&table, entry.number);
		add_inherited(&table, name_or_dash(profile, entry.part->origin.thread));
		add_text(&table, text_count(entry.total, false).text);
		add_text(&table, share);
		add_story(&table, &entry);
	}
	put_table(w->out, &table);
}

/* --- events ------------------------------------------------------------ */

void text_events(const struct writing *w)
{
	struct table_text table = {.align = "<><-", .widest = 60, .in_bytes = true};
	struct event_table events;
	size_t i;

	tables_make_events(&events, w->columns);
	add_heading(&table, "Event|Total|Long name|Formula");
	for (i = 0; i < events.count; i++) {
		const struct event_entry *entry = &events.entries[i];

		add_cell(&table, entry->definition.name);
		/* A formula that cannot be used has no total. */
		add_text(&table, entry->usable ? text_value(w->columns, &entry->column,
							    &events.costs, entry->total, false)
							 .text
					       : "?");
		add_cell(&table, entry->definition.long_name);
		add_cell(&table, entry->definition.formula);
	}
	put_table(w->out, &table);
	tables_free_events(&events);
}

/* --- functions --------------------------------------------------------- */

void text_function_names(const struct writing *w)
{
	const struct report_order *order = &w->report->order;
	struct names seen = {0};
	size_t i;

	for (i = 0; i < order->count && !ferror(w->out); i++) {
		const struct row *row = &w->report->rows.list[order->listed[i]];
		struct str name = report_function_name(w->report, row->name);
		size_t before = seen.count;

		names_id(&seen, name);
		if (!name.length || seen.count == before)
			continue;
		str_print(w->out, limits_name(w->report->limits, name));
		fputc('\n', w->out);
	}
	names_free(&seen);
}

/* --- suites ------------------------------------------------------------ */

static void add_benchmark(struct table_text *table, const struct suite *suite,
			  const struct suite_row *row)
{
	char *name = suite_differs(suite, row)
			     ? util_format("%s (%.*s)", row->name, (int)row->column.name.length,
					   row->column.name.at)
			     : str_copy(str_of(row->name));
	struct suite_words words;

	suite_words(row, &words);
	add_text(table, name);
	add_text(table, words.value[0]);
	add_text(table, words.value[1]);
	add_text(table, words.change);
	add_text(table, suite_verdicts[row->verdict]);
	free(name);
}

static void put_benchmarks(FILE *out, const struct suite *suite)
{
	struct table_text table = {.align = "<>>>-", .widest = 60};
	char mean[FRACTION_TEXT];
	size_t i;

	add_heading(&table, "Benchmark|Old|New|Change|Verdict");
	for (i = 0; i < suite->count; i++)
		add_benchmark(&table, suite, &suite->list[i]);
	if (suite_mean_text(suite, mean)) {
		add_text(&table, "geometric mean");
		add_text(&table, "");
		add_text(&table, "");
		add_text(&table, mean);
	}
	put_table(out, &table);
}

void text_suite(const struct writing *w, const struct suite *suite)
{
	size_t i;

	fprintf(w->out, "%zu benchmark%s by ", suite->count, suite->count == 1 ? "" : "s");
	str_print(w->out, suite->list[0].column.name);
	fputs(": ", w->out);
	str_print(w->out, str_of(suite->path[1]));
	fputs(" compared with ", w->out);
	str_print(w->out, str_of(suite->path[0]));
	fputc('\n', w->out);
	put_benchmarks(w->out, suite);
	for (i = 0; i < suite->count; i++) {
		const struct suite_row *row = &suite->list[i];

		if (!row->report)
			continue;
		fputs("\nBenchmark: ", w->out);
		str_print(w->out, str_of(row->name));
		fputc('\n', w->out);
		fwrite(row->report, 1, row->length, w->out);
	}
}
