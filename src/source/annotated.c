/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/annotated.h"

#include "base/number.h"
#include "source/source_lines.h"
#include "values/head.h"

#include <stdlib.h>

void annotated_begin(struct annotated *a, struct report *report, row_id row)
{
	*a = (struct annotated){
		.report = report,
		.row = row,
	};
	/*
	 * In this case the cost of a file is the sum over its portions.  With
	 * --diff, lines that did not change are not counted; and sums that
	 * overflow, or are negative, must be found line by line.
	 */
	if (row == NONE && (report->file_count || report->unknown != NONE) &&
	    !profile_compares(report->profile) &&
	    aggregates_are_small(&report_after(report)->aggregates, report->profile,
				 &report->costs))
		a->missing_at = util_alloc(report->profile->names.count, sizeof(*a->missing_at));
}

void annotated_free(struct annotated *a)
{
	free(a->not_found);
	free(a->missing_at);
	cost_free(&a->costs);
}

void annotated_add(struct annotated *a, struct item line)
{
	values_add(&a->costs, a->shown, line.costs, line.in, line.sides);
}

/* Adds the costs of the lines of a file to *sum. */
static void add_file_costs(struct annotated *a, name_id file, struct values *sum)
{
	struct source_lines costs;

	source_lines_of(a->report, file, a->row, SOURCE_LINES_COSTS, &costs);
	for (size_t i = 0; i < costs.count; i++)
		values_add(&a->costs, sum, &costs.costs, costs.lines[i].in, SIDES);
	source_lines_free(&costs);
}

/*
 * Returns whether a name is in brackets, but for the place of an eval: "(eval):1", "(eval
 * 3)[a.pl:1]".
 */
static bool is_in_brackets(struct str name)
{
	static const char open[] = "<[({", close[] = ">])}";
	const char *bracket = memchr(open, name.at[0], sizeof(open) - 1);
	const char last = name.at[name.length - 1];

	if (!bracket)
		return false;
	if (last == close[bracket - open])
		return true;
	name = str_head(name, STR_PATH);
	str_eat_until(&name, close[bracket - open]);
	if (str_begins(name, STR("[")))
		return last == ']';
	if (!str_eat(&name, STR(":")) || !name.length)
		return false;
	while (name.length && number_is_digit(name.at[0]))
		name = str_from(name, 1);
	return !name.length;
}

bool annotated_can_be_file(struct str name)
{
	size_t letters = 0, unknown = 0;

	while (unknown < name.length && name.at[unknown] == '?')
		unknown++;
	if (unknown == name.length || str_equal(name, STR("~")) || str_equal(name, STR("-")) ||
	    str_equal(name, STR("-e")) || is_in_brackets(name))
		return false;
	/* PHP's code without a file: "/srv/x.php(3) : eval()'d code" */
	for (size_t i = 1; i + 4 < name.length && i < STR_PATH; i++)
		if (number_is_digit(name.at[i - 1]) && str_begins(str_from(name, i), STR(") : ")))
			return false;
	while (letters < name.length && letters < STR_PATH &&
	       ((name.at[letters] | 0x20) >= 'a' && (name.at[letters] | 0x20) <= 'z'))
		letters++;
	/* php:internal, node:fs, https://..., but neither C:\x.c nor file:///x.js */
	return letters < 2 || letters == name.length || name.at[letters] != ':' ||
	       str_begins(name, STR("file:"));
}

/* Adds the cost of a file not found; remembers the most expensive one. */
static void add_missing_cost(struct annotated *a, struct str name, const struct values *in)
{
	int64_t weight = columns_weight(a->report->columns, annotated_item(a, in));

	if (!annotated_can_be_file(name))
		return;
	a->missing_files++;
	values_add(&a->costs, a->missing, &a->costs, in, SIDES);
	if (weight < 0)
		weight = weight == INT64_MIN ? INT64_MAX : -weight;
	if (!a->dearest.at || weight > a->dearest_cost) {
		a->dearest = name;
		a->dearest_cost = weight;
	}
}

/*
 * Adds up the costs of the files not found and of code without a file, and
 * notes the program's own part.
 */
static void add_portions(struct annotated *a)
{
	const struct report *report = a->report;
	const struct profile *profile = report->profile;
	const struct map *portions = &profile->portions;
	const name_id program = head_program_object(profile);
	cost_id *cost = util_alloc(a->not_found_count, sizeof(*cost));
	cost_id own = 0, own_unknown = 0;

	for (size_t i = 0; i < portions->count; i++) {
		name_id file = portions->pairs[i].b;
		uint32_t at = a->missing_at[file];
		cost_id self = report_after(report)->aggregates.portion[i];

		if (at)
			cost_add(&a->costs, &cost[at - 1], &report->costs, self);
		else if (file == report->unknown)
			cost_add(&a->costs, &a->unknown->self, &report->costs, self);
		if (program == NONE || profile_object(profile, portions->pairs[i].a) != program)
			continue;
		cost_add(&a->costs, &own, &report->costs, self);
		if (file == report->unknown)
			cost_add(&a->costs, &own_unknown, &report->costs, self);
		a->program_missing |= at && annotated_can_be_file(a->not_found[at - 1]);
	}
	if (program != NONE)
		a->program = head_program(profile, NULL);
	a->program_unknown = columns_weight(report->columns, ITEM_OF(&a->costs, own_unknown)) >
			     columns_weight(report->columns, ITEM_OF(&a->costs, own)) / 2;
	for (size_t i = 0; i < a->not_found_count; i++)
		add_missing_cost(a, a->not_found[i],
				 (const struct values[SIDES]){{.self = cost[i]}});
	free(cost);
}

void annotated_find(struct annotated *a, const struct report_file *file,
		    struct source_search *search, struct diag *diag, struct source *source,
		    bool *found)
{
	struct error why;
	enum source_absence absence = source_find_file(source, a->report, file, search, &why);
	struct values in[SIDES] = {{0}};
	struct str name;

	*found = absence == SOURCE_FOUND;
	if (*found)
		return;
	source_search_unreadable(search, absence, &why, diag);
	a->unreadable += absence == SOURCE_UNREADABLE || absence == SOURCE_NOT_TEXT;
	a->outside += absence == SOURCE_OUTSIDE;
	name = report_file_name(a->report, file);
	report_source_name(a->report, file, 0, &name);
	UTIL_PUSH(a->not_found, a->not_found_count, a->not_found_room) = name;
	if (a->missing_at && file->file != NONE)
		a->missing_at[file->file] = (uint32_t)a->not_found_count;
	/* For a single row the coverage is not reported. */
	if (a->missing_at || file->file == NONE || a->row != NONE)
		return;
	add_file_costs(a, file->file, in);
	add_missing_cost(a, name, in);
}

bool annotated_wanted(const struct report *report, struct source_search *search,
		      struct error *error)
{
	struct source source;
	struct error why;

	for (size_t i = 0; i < report->file_count && report->files[i].wanted; i++) {
		const struct report_file *file = &report->files[i];
		enum source_absence absence = source_find_file(&source, report, file, search, &why);

		if (absence == SOURCE_UNREADABLE)
			return error_set(error, "%s", why.text);
		if (absence == SOURCE_NOT_TEXT)
			return error_set(error, "%s is a binary file, which is not shown",
					 why.text);
		if (absence != SOURCE_FOUND)
			return error_set(error,
					 "%s: no such profile, and no such source file here or "
					 "under a directory of --include",
					 file->wanted);
		source_close(&source);
	}
	return true;
}

static int compare_names(const void *a, const void *b)
{
	return str_compare(*(const struct str *)a, *(const struct str *)b);
}

void annotated_end(struct annotated *a)
{
	/* For a single row the coverage is not reported. */
	bool all = a->row == NONE;
	name_id unknown = a->report->unknown;

	if (all && a->missing_at && (a->not_found_count || unknown != NONE))
		add_portions(a);
	else if (all && unknown != NONE)
		add_file_costs(a, unknown, a->unknown);
	if (a->not_found_count)
		qsort(a->not_found, a->not_found_count, sizeof(*a->not_found), compare_names);
	if (all)
		report_note_overflow(a->report, &a->costs);
}

const struct column *annotated_share(const struct annotated *a, const struct values *sum,
				     int64_t *value, int64_t *total)
{
	const struct report *report = a->report;
	const struct columns *columns = report->columns;
	const struct column *column = &columns->sorted[0];

	if (!columns->sorted_count || !column_adds_up(column) ||
	    !column_value(columns, column, annotated_item(a, sum), value))
		return NULL;
	column_value(columns, column, report_total(report, report_before(report)), total);
	return column;
}

static struct str directory_of(struct str path)
{
	while (path.length && path.at[path.length - 1] != '/')
		path.length--;
	while (path.length && path.at[path.length - 1] == '/')
		path.length--;
	return path;
}

struct str annotated_from(const struct annotated *a)
{
	enum { LONGEST_ADVICE = 200 }; /* bytes of a FROM */
	struct str from = a->dearest;
	size_t n;

	for (size_t i = 0; i < a->not_found_count; i++) {
		struct str name = a->not_found[i];

		if (!annotated_can_be_file(name))
			continue;
		for (n = 0; n < from.length && n < name.length && name.at[n] == from.at[n]; n++)
			;
		from.length = n;
	}
	from = directory_of(from);
	if (!from.length || str_equal(from, STR(".")))
		from = directory_of(a->dearest);
	if (from.length > LONGEST_ADVICE || memchr(from.at, '=', from.length) ||
	    str_printable(from) != from.length)
		from.length = 0;
	return from;
}
