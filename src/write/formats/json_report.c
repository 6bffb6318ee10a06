/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All that is written as JSON, piece by piece; the manual describes it. */
#include "write/formats/json.h"

#include "values/sides.h"

#include <inttypes.h>

struct json_values json_values_begin(const struct writing *w, struct json *to)
{
	*to = json_begin(w->out);
	return (struct json_values){
		.to = to,
		.w = w,
		.page = w->report->settings->page,
	};
}

void json_values_name(const struct json_values *j, const char *key, name_id name)
{
	if (name == NONE)
		json_null(j->to, key);
	else
		json_string(j->to, key, report_shown_name(j->w->report, name));
}

void json_values_function(const struct json_values *j, name_id name)
{
	struct str text = report_function_name(j->w->report, name);

	if (name == NONE)
		json_null(j->to, "name");
	else
		json_string(j->to, "name", limits_name(j->w->report->limits, text));
}

/* --- values ----------------------------------------------------------- */

static void put_value(const struct json_values *j, const char *key, const struct column *column,
		      struct item item, struct str none)
{
	struct fraction value;
	int64_t count;

	if (column->unit != COLUMN_COUNT)
		json_fraction(j->to, key, column,
			      column_fraction(j->w->columns, column, item, &value) ? &value : NULL);
	else if (column_value(j->w->columns, column, item, &count))
		json_count(j->to, key, count);
	else
		json_plain(j->to, key, none);
}

void json_values_costs(const struct json_values *j, const char *key, struct item item)
{
	const struct column *shown = j->w->columns->shown;
	size_t count = j->w->columns->shown_count;
	struct fraction value;

	while (j->page && count && !column_fraction(j->w->columns, &shown[count - 1], item, &value))
		count--;
	json_open(j->to, key, '[');
	for (size_t i = 0; i < count; i++)
		put_value(j, NULL, &shown[i], item, STR("null"));
	json_close(j->to, "]");
}

/* The key of OLD's or NEW's value. */
static const char *side_key(char name[32], const char *key, size_t side)
{
	snprintf(name, 32, side ? "%s_new" : "%s_old", key);
	return name;
}

void json_values_change(const struct json_values *j, const char *key, struct item item)
{
	char name[32];

	json_values_costs(j, key, item);
	for (size_t side = 0; j->w->diff && side < SIDES; side++)
		json_values_costs(j, side_key(name, key, side), item_in(item, side));
}

/*
 * As json_values_change(), of a single column; the text `none` stands for a number that is not
 * given, on a side that has numbers of calls.
 */
static void put_change(const struct json_values *j, const char *key, const struct column *column,
		       struct item item, struct str none)
{
	char name[32];

	put_value(j, key, column, item, STR("null"));
	for (size_t side = 0; j->w->diff && side < SIDES; side++)
		put_value(j, side_key(name, key, side), column, item_in(item, side),
			  j->w->report->sums[side].aggregates.calls ? none : STR("null"));
}

/* --- head -------------------------------------------------------------- */

/* Writes the "side" of the i-th of count sides or slices. */
static void put_side(const struct json_values *j, size_t i, size_t count)
{
	json_text(j->to, "side", i + 1 == count ? STR("new") : i == 0 ? STR("old") : STR(""));
}

/* Writes the profiles, and how those that are compared differ, other than in costs. */
static void put_profiles(const struct json_values *j)
{
	static const char *const kinds[] = {"command", "header", "event"};
	struct heads heads;

	heads_make(&heads, j->w->profile);
	json_open_line(j->to, 1, "profiles", '[');
	for (size_t s = 0; s < heads.count; s++) {
		for (size_t i = 0; i < heads.list[s].file_count; i++) {
			const struct head_file *file = &heads.list[s].files[i];

			json_open_line(j->to, 2, NULL, '{');
			json_values_name(j, "file", file->first->file);
			json_values_name(j, "creator", file->first->origin.creator);
			json_values_name(j, "command", file->first->origin.command);
			json_digits(j->to, "pid",
				    report_shown_name(j->w->report, file->first->origin.pid));
			json_number(j->to, "parts", true, file->parts);
			put_side(j, s, heads.count);
			if (heads.slices)
				json_number(j->to, "slice", true, s);
			json_close(j->to, "}");
		}
	}
	json_close(j->to, "]");
	if (j->w->diff)
		json_open_line(j->to, 1, "differences", '[');
	for (size_t i = 0; j->w->diff && i < heads.difference_count; i++) {
		const struct difference *one = &heads.differences[i];

		json_open_line(j->to, 2, NULL, '{');
		if (heads.slices)
			json_number(j->to, "slice", true, one->side);
		else
			put_side(j, one->side, 2);
		json_string(j->to, "kind", str_of(kinds[one->kind]));
		json_text(j->to, "text", report_shown_name(j->w->report, one->text));
		json_close(j->to, "}");
	}
	json_close(j->to, j->w->diff ? "]" : "");
	heads_free(&heads);
}

void json_values_head(const struct json_values *j)
{
	static const char *const by[] = {"", "file", "part", "thread"};
	const struct report *report = j->w->report;
	const struct columns *columns = j->w->columns;
	struct item total = report_totals(report);

	put_profiles(j);
	json_line(j->to, 1);
	json_string(j->to, "by",
		    report->settings->by == BY_ROW ? STR("row")
						   : str_of(BY_NOUNS[report->settings->by]));
	json_open(j->to, "sort", '[');
	for (size_t i = 0; i < columns->sorted_count; i++)
		json_string(j->to, NULL, columns->sorted[i].name);
	json_close(j->to, "]");
	json_flag(j->to, "diff", j->w->diff);
	json_open_line(j->to, 1, "events", '[');
	for (size_t i = 0; i < columns->shown_count; i++) {
		const struct column *column = &columns->shown[i];
		const struct unit *measures = &column->measures;
		struct definition definition = formula_described(&columns->formulas, column->name);

		json_open_line(j->to, 2, NULL, '{');
		json_string(j->to, "name", definition.name);
		json_text(j->to, "long_name", definition.long_name);
		json_text(j->to, "formula", definition.formula);
		json_flag(j->to, "ratio", column->is_ratio);
		/* For the page, what has a unit is no count. */
		if (column->unit != COLUMN_COUNT)
			json_string(j->to, "unit",
				    column->unit == COLUMN_PERCENT ? STR("percent")
								   : STR("number"));
		else if (measures->scale && !j->page)
			json_string(j->to, "unit", str_of(measures->text));
		else if (measures->scale) {
			json_count(j->to, "size", measures->size);
			json_open(j->to, "scale", '[');
			for (size_t k = 0; measures->scale[k]; k++)
				json_string(j->to, NULL, str_of(measures->scale[k]));
			json_close(j->to, "]");
		}
		put_change(j, "total", column, total, STR("null"));
		json_close(j->to, "}");
	}
	json_close(j->to, "]");
	/* How much of the costs --inlines has asked for and found. */
	if (j->w->profile->symbolizer != NONE) {
		json_open_line(j->to, 1, "inlines", '{');
		json_values_name(j, "program", j->w->profile->symbolizer);
		json_values_costs(j, "resolved",
				  ITEM_OF(&report->costs, report_after(report)->side->resolved));
		if (j->w->diff)
			json_values_costs(
				j, "resolved_old",
				ITEM_OF(&report->costs, report_before(report)->side->resolved));
		json_close(j->to, "}");
	}
	if (!columns->slice_count)
		return;
	json_line(j->to, 1);
	json_string(j->to, "compare", str_of(by[report->settings->compare]));
	json_open(j->to, "slices", '[');
	for (size_t i = 0; i < columns->slice_count; i++) {
		json_open_line(j->to, 2, NULL, '{');
		json_string(j->to, "name", columns->table[i].name);
		json_values_costs(j, "total", report_total(report, report_slice(report, i)));
		json_close(j->to, "}");
	}
	json_close(j->to, "]");
}

/* --- the rows that are mentioned --------------------------------------- */

static void give_id(struct json_values *j, row_id row)
{
	if (j->id[row] != NONE)
		return;
	j->id[row] = util_id(j->row_count);
	j->rows[j->row_count++] = (struct json_row){row, j->w->report};
}

static int compare_rows(const void *a, const void *b)
{
	const struct json_row *x = a, *y = b;

	return rows_compare(x->report, x->row, y->row);
}

void json_rows_find(struct json_values *j)
{
	struct report *report = j->w->report;
	const struct map *edges = &j->w->profile->edges;
	size_t listed = report->order.count, all = report->rows.count;
	bool *written = util_alloc(j->w->profile->names.count, sizeof(*written));

	j->id = util_alloc(all, sizeof(*j->id));
	j->rows = util_alloc(all, sizeof(*j->rows));
	for (size_t i = 0; i < all; i++)
		j->id[i] = NONE;
	for (size_t i = 0; i < listed; i++)
		give_id(j, report->order.listed[i]);
	if (j->left)
		give_id(j, util_id(all - 1));
	/* Of calls from lines, the unknown file has those that no other one has. */
	for (size_t i = 0; i < report->file_count; i++)
		if (report->files[i].file != NONE)
			written[report->files[i].file] = true;
	if (report->unknown != NONE)
		written[report->unknown] = true;
	for (size_t i = 0; !j->page && i < edges->count; i++) {
		portion_id portion = edges->pairs[i].a;
		row_id from = report->rows.of_portion[portion];
		row_id to = report->rows.of_function[edges->pairs[i].b];

		if (j->id[from] < listed || j->id[to] < listed ||
		    written[j->w->profile->portions.pairs[portion].b]) {
			give_id(j, from);
			give_id(j, to);
		}
	}
	free(written);
	/* Not in the order of the calls that mentioned them first. */
	qsort(j->rows + listed, j->row_count - listed, sizeof(*j->rows), compare_rows);
	for (size_t i = listed; i < j->row_count; i++)
		j->id[j->rows[i].row] = (uint32_t)i;
}

void json_rows_free(struct json_values *j)
{
	free(j->id);
	free(j->rows);
}

/* --- functions --------------------------------------------------------- */

static void put_call(const struct json_values *j, const struct row_calls *calls,
		     const struct row_call *call)
{
	struct item item = row_calls_item(j->w->report, calls, call);

	put_change(j, "calls", &j->w->columns->count, item, STR("0"));
	json_values_change(j, "inclusive", item);
	if (call->seen & CALL_INLINED)
		json_flag(j->to, "inlined", true);
}

/* Writes the lines that a call comes from, or to one; with a "file" that is not the caller's. */
static void put_sites(const struct json_values *j, row_id from, row_id to, edge_id edge)
{
	struct row_calls sites;

	json_open(j->to, "sites", '[');
	row_calls_sites(j->w->report, from, to, edge, &sites);
	for (size_t k = 0; k < sites.count; k++) {
		const struct row_call *site = &sites.list[k];

		json_open(j->to, NULL, '{');
		json_number(j->to, "line", true, site->line);
		put_call(j, &sites, site);
		if (site->file != j->w->report->rows.list[from].file)
			json_string(j->to, "file", report_name(j->w->report, site->file));
		json_close(j->to, "}");
	}
	json_close(j->to, "]");
	row_calls_free(&sites);
}

/* Writes the callers or callees of a row; the list is empty unless shown. */
static void put_row_calls(const struct json_values *j, row_id row, bool shown, bool callers)
{
	struct row_calls calls = {0};

	if (shown)
		row_calls_of(j->w->report, row, callers, &calls);
	json_open_line(j->to, 3, callers ? "callers" : "callees", '[');
	for (size_t i = 0; i < calls.count; i++) {
		const struct row_call *call = &calls.list[i];

		json_open(j->to, NULL, '{');
		json_count(j->to, "id", j->id[call->row]);
		put_call(j, &calls, call);
		if (!j->page)
			put_sites(j, callers ? call->row : row, callers ? row : call->row,
				  call->edge);
		json_close(j->to, "}");
	}
	json_close(j->to, "]");
	row_calls_free(&calls);
}

/*
 * Writes a line's number as "line" and, with --old-sources, "old_line"; null: not in that text, or
 * not known.
 */
static void put_place(const struct json_values *j, struct woven_numbers numbers, bool known)
{
	bool before = known && (numbers.before || !numbers.after);

	json_number(j->to, "line", known && (numbers.after || !numbers.before), numbers.after);
	if (j->w->report->woven->count)
		json_number(j->to, "old_line", before, numbers.before);
}

/* Writes what a row costs in each slice of --compare; null for a slice that does not have it. */
static void put_slices(const struct json_values *j, row_id row)
{
	json_open_line(j->to, 3, "slices", '[');
	for (size_t i = 0; i < j->w->profile->slice_count; i++) {
		struct item item = item_in(report_self(j->w->report, row),
					   profile_slice_side(j->w->profile, i));

		if (!item.in->self && !item.in->inclusive && !item.in->calls.count) {
			json_null(j->to, NULL);
			continue;
		}
		json_open(j->to, NULL, '{');
		json_values_costs(j, "self", item);
		json_values_costs(j, "inclusive", item_inclusive(item));
		put_value(j, "calls", &j->w->columns->count, item, STR("null"));
		json_close(j->to, "}");
	}
	json_close(j->to, "]");
}

static void put_function(const struct json_values *j, row_id r)
{
	const struct report *report = j->w->report;
	const struct row *row = &report->rows.list[r];
	struct str full = report_name(report, row->name);
	uint32_t cycle = report_cycle(report, r);
	bool listed = j->id[r] < report->order.count;
	bool other = j->left && r + 1 == report->rows.count;

	json_values_function(j, row->name);
	if (!str_equal(report_function_name(report, row->name), full))
		json_values_name(j, "full", row->name);
	json_values_name(j, "file", row->file);
	json_text(j->to, "object", report_shown_name(report, row->object));
	if (report_has_lines(report) && r >= report->rows.first)
		put_place(j, report_line_numbers(report, r), true);
	json_values_change(j, "self", report_self(report, r));
	json_values_change(j, "inclusive", report_inclusive(report, r));
	put_change(j, "calls", &j->w->columns->count, report_self(report, r), STR("null"));
	json_number(j->to, "cycle", cycle, cycle);
	json_flag(j->to, "listed", listed);
	if (j->w->profile->slice_count)
		put_slices(j, r);
	if (other)
		json_number(j->to, "other", true, j->left);
	if (!j->page)
		put_row_calls(j, r, listed, true);
	put_row_calls(j, r, listed || other, false);
}

void json_functions(const struct json_values *j)
{
	json_open_line(j->to, 1, "functions", '[');
	for (size_t id = 0; id < j->row_count && !ferror(j->to->out); id++) {
		json_open_line(j->to, 2, NULL, '{');
		json_count(j->to, "id", (int64_t)id);
		put_function(j, j->rows[id].row);
		json_close(j->to, "}");
	}
	json_close(j->to, "]");
}

/* --- files ------------------------------------------------------------- */

void json_calls(const struct json_values *j, const struct row_calls *calls, size_t first,
		size_t end)
{
	json_open(j->to, "calls", '[');
	for (size_t i = first; i < end; i++) {
		const struct row_call *call = &calls->list[i];

		json_open(j->to, NULL, '{');
		if (call->from != NONE)
			json_count(j->to, "from", j->id[call->from]);
		json_count(j->to, "to", j->id[call->row]);
		put_call(j, calls, call);
		json_close(j->to, "}");
	}
	json_close(j->to, "]");
}

/* A file that is written, and its source if it was found. */
struct file {
	name_id name;
	bool apart;
	struct source source;
	struct source_lines lines; /* only the numbers of those that are written */
	size_t room;
};

/* Writes a line, in which a row has costs and calls, or if that is NONE, all of them. */
static void put_line(const struct json_values *j, const struct source_lines *lines,
		     const struct source_line *line, row_id only, bool placed)
{
	struct woven_numbers numbers = woven_numbers(lines->woven, line->number);

	json_open_line(j->to, 4, NULL, '{');
	if (only != NONE) {
		json_count(j->to, "function", j->id[only]);
		json_number(j->to, "line", placed, line->number);
	} else {
		numbers.before = lines->apart ? 0 : numbers.before;
		put_place(j, numbers, placed);
	}
	json_values_change(j, "self", source_lines_item(j->w->report, lines, line));
	json_calls(j, &lines->calls, line->first, line->end);
	json_close(j->to, "}");
}

/*
 * Writes the lines of a file that have costs or calls, of all rows or, for the page, of one.  If
 * OLD's lines may be of another text, the last one is all of them.
 */
static void put_lines(const struct json_values *j, struct file *file, row_id only)
{
	struct source_line unplaced = {.number = 0};
	struct source_lines lines;

	source_lines_of(j->w->report, file->name, only, file->apart, &lines);
	for (size_t i = 0; !ferror(j->to->out) && i < lines.count; i++) {
		const struct source_line *line = &lines.lines[i];

		put_line(j, &lines, line, only, true);
		if (line->number)
			UTIL_PUSH(file->lines.lines, file->lines.count, file->room) =
				(struct source_line){.number = line->number, .costly = true};
	}
	memcpy(unplaced.in, lines.unplaced, sizeof(unplaced.in));
	if (source_lines_unplaced(&lines))
		put_line(j, &lines, &unplaced, only, false);
	source_lines_free(&lines);
}

/*
 * Writes "source", the text around the lines: each is [number, text] or, of two texts in one,
 * [place, text, label]; and "past_end" if there are lines past its end.
 */
static void put_source(const struct json_values *j, struct file *file)
{
	struct source_line *at = file->lines.lines;
	struct source_item item = {.kind = SOURCE_GAP};
	size_t count = file->lines.count;
	bool past_end = false;

	/* The lines by number, each once. */
	if (count)
		qsort(at, count, sizeof(*at), util_compare_first);
	file->lines.count = 0;
	for (size_t i = 0; i < count; i++)
		if (i == 0 || at[i].number != at[i - 1].number)
			at[file->lines.count++] = at[i];
	source_begin(&file->source, &file->lines, j->w->report->settings->context);
	json_open(j->to, "source", '[');
	while (item.kind != SOURCE_END) {
		source_next(&file->source, &item);
		past_end |= item.kind == SOURCE_BOGUS;
		if (item.kind != SOURCE_LINE)
			continue;
		json_open_line(j->to, 4, NULL, '[');
		json_number(j->to, NULL, true, item.number);
		json_string(j->to, NULL, item.text);
		if (item.mark)
			json_print(j->to, NULL, "\"%.*s%" PRIu64 "\"", item.mark != ' ', &item.mark,
				   source_shown_line(&item));
		json_close(j->to, "]");
	}
	json_close(j->to, "]");
	if (past_end)
		json_flag(j->to, "past_end", true);
}

/* Writes "name" and "found" of a file.  False: its source was not found, of which it may warn. */
static bool find_source(const struct json_values *j, const struct report_file *wanted,
			struct file *file)
{
	bool found =
		source_find_file(&file->source, j->w->report, wanted, j->w->search) == SOURCE_FOUND;
	char *plain = str_plain_path(found ? str_of(file->source.path) : STR(""));
	struct str place = str_of(plain);

	str_eat(&place, j->w->report->directory);
	str_eat(&place, STR("./"));
	json_string(j->to, "name", report_file_name(j->w->report, wanted));
	json_text(j->to, "found", place);
	if (found && source_is_newer(&file->source, j->w->profile->current))
		json_flag(j->to, "newer", true);
	free(plain);
	return found;
}

/* Writes a file; code: for the page, ids of pairs of the file and a row that has code in it. */
static void put_file(const struct json_values *j, const struct report_file *wanted,
		     const struct map *pairs, struct ids code)
{
	struct file file = {.name = wanted->file};
	bool found = false;

	json_open_line(j->to, 2, NULL, '{');
	/* Code without a file has no name or source. */
	if (wanted->wanted || wanted->file != j->w->report->unknown) {
		found = find_source(j, wanted, &file);
	} else {
		json_null(j->to, "name");
		json_null(j->to, "found");
	}
	json_open(j->to, "lines", '[');
	if (file.name != NONE)
		file.apart = source_lines_apart(
			j->w->report, file.name,
			found && source_is_newer(&file.source, report_before(j->w->report)->side));
	if (file.name != NONE && !j->page)
		put_lines(j, &file, NONE);
	for (size_t i = 0; i < code.count; i++)
		put_lines(j, &file, pairs->pairs[code.id[i]].b);
	json_close(j->to, "]");
	if (found && j->page)
		put_source(j, &file);
	json_close(j->to, "}");
	source_lines_free(&file.lines);
	if (found)
		source_close(&file.source);
}

void json_files(const struct json_values *j)
{
	const struct report *report = j->w->report;
	struct report_file unknown = {.file = j->page ? NONE : report->unknown};
	size_t count = report->file_count;
	struct map pairs = {0};
	struct groups by_file;

	for (size_t i = 0; j->page && i < report->order.count; i++) {
		row_id row = report->order.listed[i];
		name_id *files;
		size_t n = files_of_row(report, row, &files);

		for (size_t k = 0; k < n; k++)
			map_id(&pairs, files[k], row);
		free(files);
	}
	groups_of_pairs(&by_file, &pairs, j->w->profile->names.count);
	json_open_line(j->to, 1, "files", '[');
	for (size_t i = 0; i < count + (unknown.file != NONE) && !ferror(j->to->out); i++) {
		const struct report_file *file = i < count ? &report->files[i] : &unknown;
		struct ids code = {0};

		if (file->file != NONE)
			code = groups_get(&by_file, file->file);
		put_file(j, file, &pairs, code);
	}
	json_close(j->to, "]");
	groups_free(&by_file);
	map_free(&pairs);
}

/* --- limits ------------------------------------------------------------ */

/* Begins an object with the names of a function, file or object; null for the program. */
static void open_names(const struct json_values *j, struct row names)
{
	json_open(j->to, NULL, '{');
	json_values_function(j, names.name);
	json_values_name(j, "file", names.file);
	json_text(j->to, "object", report_name(j->w->report, names.object));
}

static void put_cause(const struct json_values *j, const struct column *column,
		      const struct cause *cause)
{
	const struct side_sums *sides[] = {report_before(j->w->report), report_after(j->w->report)};
	struct fraction value = column_scale(column, cause->change, 1);

	open_names(j, (struct row){.name = profile_name(j->w->profile, cause->function),
				   .file = profile_file(j->w->profile, cause->function),
				   .object = profile_object(j->w->profile, cause->function)});
	json_fraction(j->to, "growth", column, &value);
	for (size_t i = 0; i < SIDES; i++) {
		value = column_scale(column, cause->cost[i], 1);
		json_fraction(j->to, i ? "inclusive_new" : "inclusive_old", column, &value);
	}
	for (size_t i = 0; i < SIDES; i++)
		if (sides[i]->aggregates.calls)
			json_count(j->to, i ? "calls_new" : "calls_old", cause->calls[i]);
		else
			json_null(j->to, i ? "calls_new" : "calls_old");
	json_flag(j->to, "new_function", cause->is_new);
	json_close(j->to, "}");
}

static void put_limits(const struct json_values *j)
{
	static const struct row none = {.object = NONE, .file = NONE, .name = NONE};
	const struct verdicts *verdicts = j->w->verdicts;

	json_open_line(j->to, 1, "limits", '[');
	for (size_t i = 0; i < verdicts->count; i++) {
		const struct verdict *verdict = &verdicts->list[i];
		const struct column *column = &verdict->limit->column;

		json_open_line(j->to, 2, NULL, '{');
		json_string(j->to, "limit", str_of(verdict->limit->text));
		json_string(j->to, "severity", STR("error"));
		json_string(j->to, "event", column->name);
		json_text(j->to, "unchecked", str_of(verdict->unchecked ? verdict->unchecked : ""));
		json_open_line(j->to, 3, "exceeded", '[');
		for (size_t k = 0; k < verdict->count; k++) {
			const struct excess *excess = &verdict->list[k];

			open_names(j, excess->row == NONE ? none
							  : j->w->report->rows.list[excess->row]);
			json_fraction(j->to, "old", column, j->w->diff ? &excess->before : NULL);
			json_fraction(j->to, "new", column, &excess->after);
			json_close(j->to, "}");
		}
		json_close(j->to, "]");
		json_open_line(j->to, 3, "causes", '[');
		for (size_t k = 0; k < verdict->cause_count; k++)
			put_cause(j, column, &verdict->causes[k]);
		json_close(j->to, "]}");
	}
	json_close(j->to, "]");
}

/* --- all of it --------------------------------------------------------- */

static bool write_report(const struct writing *w, struct error *error)
{
	struct json to;
	struct json_values j = json_values_begin(w, &to);

	(void)error;
	json_values_head(&j);
	put_limits(&j);
	json_rows_find(&j);
	json_functions(&j);
	json_files(&j);
	json_close(&to, "}\n");
	json_rows_free(&j);
	return true;
}

/* --- tables ------------------------------------------------------------ */

static void put_cell(struct json *to, const char *key, const struct table_cell *cell)
{
	const struct column column = {.unit = cell->unit};

	switch (cell->kind) {
	case CELL_NONE:
		json_null(to, key);
		break;
	case CELL_NAME:
	case CELL_WORD:
		json_string(to, key, cell->text);
		break;
	case CELL_DIGITS:
		json_digits(to, key, cell->text);
		break;
	case CELL_PLAIN:
		json_plain(to, key, cell->text);
		break;
	case CELL_VALUE:
		json_fraction(to, key, &column, cell->given ? &cell->value : NULL);
		break;
	}
}

static void write_table(const struct writing *w, struct table *table)
{
	const struct table_kind *kind = table->kind;
	const struct suite *suite = table->of;
	struct json to = json_begin(w->out);

	json_line(&to, 1);
	if (table->event.at) {
		json_text(&to, "event", table->event);
		json_line(&to, 1);
	}
	json_open(&to, kind->rows, '[');
	for (size_t i = 0; i < table_rows(table); i++) {
		json_open_line(&to, 2, NULL, '{');
		for (size_t k = 0; k < kind->count; k++) {
			const struct table_cell *cell = &table->cells[i * kind->count + k];
			const char *key = kind->columns[k].title[TABLE_JSON];

			if (key && (kind->columns[k].none || cell->kind != CELL_NONE))
				put_cell(&to, key, cell);
		}
		json_close(&to, "}");
	}
	json_close(&to, "]");
	if (suite)
		json_open_line(&to, 1, "reports", '[');
	for (size_t i = 0; suite && i < suite->count; i++) {
		const struct suite_row *row = &suite->list[i];

		if (!row->report)
			continue;
		json_open_line(&to, 2, NULL, '{');
		json_string(&to, "name", str_of(row->name));
		json_plain(&to, "report", STR("\n"));
		fwrite(row->report, 1, row->length, w->out);
		json_close(&to, "}");
	}
	json_close(&to, suite ? "]}\n" : "}\n");
}

const struct writer JSON_WRITER = {
	.has = HAS_CALLS | HAS_TABLE | HAS_SOURCES,
	.report = write_report,
	.table = write_table,
};
