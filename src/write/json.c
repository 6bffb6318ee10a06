/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * One object, written in one go.  Rows have ids: those listed count from 0 in
 * the order of the list, and behind them come the others that a call names.
 */
#include "write/json.h"

#include "report/row_calls.h"
#include "report/source.h"
#include "report/source_lines.h"
#include "write/json_string.h"
#include "write/plain_value.h"

#include <inttypes.h>
#include <stdlib.h>

struct json {
	FILE *out;
	const struct report *report;
	const struct profile *profile;
	const struct columns *columns;
	bool diff;
	uint32_t *id; /* by row; NONE: it has none */
	row_id *row;  /* by id */
	size_t ids;   /* how many there are */
};

static void put_name(const struct json *j, const char *key, name_id name)
{
	fprintf(j->out, ", \"%s\": ", key);
	if (name == NONE)
		fputs("null", j->out);
	else
		json_string(j->out, report_name(j->report, name));
}

/* --- figures ----------------------------------------------------------- */

static void put_value(const struct json *j, const struct column *column,
		      const struct costs *costs, cost_id cost)
{
	plain_value(j->out, j->columns, column, costs, cost, "null");
}

/* "KEY": an array of the columns of a cost. */
static void put_costs(const struct json *j, const char *key, const char *suffix,
		      const struct costs *costs, cost_id cost)
{
	size_t i;

	fprintf(j->out, ", \"%s%s\": [", key, suffix);
	for (i = 0; i < j->columns->shown_count; i++) {
		fputs(i ? ", " : "", j->out);
		put_value(j, &j->columns->shown[i], costs, cost);
	}
	putc(']', j->out);
}

/* A cost, and with --diff what it is the change of. */
static void put_change(const struct json *j, const char *key,
		       const struct costs *costs, cost_id change, cost_id old,
		       cost_id new)
{
	put_costs(j, key, "", costs, change);
	if (!j->diff)
		return;
	put_costs(j, key, "_old", costs, old);
	put_costs(j, key, "_new", costs, new);
}

static void put_count(const struct json *j, int64_t change, int64_t old,
		      int64_t new)
{
	fprintf(j->out, ", \"calls\": %" PRId64, change);
	if (j->diff)
		fprintf(j->out,
			", \"calls_old\": %" PRId64 ", \"calls_new\": %" PRId64,
			old, new);
}

/* --- head -------------------------------------------------------------- */

/* A process id is a number, whatever the profile has made of it. */
static void put_pid(const struct json *j, name_id pid)
{
	struct str text = STR("");
	size_t digits = 0;

	if (pid != NONE)
		text = report_name(j->report, pid);
	while (digits < text.length && text.at[digits] >= '0' &&
	       text.at[digits] <= '9')
		digits++;
	if (!text.length)
		fputs(", \"pid\": null", j->out);
	else if (digits == text.length && digits < 16 && text.at[0] != '0')
		fprintf(j->out, ", \"pid\": %.*s", (int)digits, text.at);
	else
		put_name(j, "pid", pid);
}

/* How many of the parts from first on, up to end, are of its file. */
static size_t parts_of_file(const struct profile *profile, size_t first,
			    size_t end, size_t *selected)
{
	size_t i;

	*selected = 0;
	for (i = first;
	     i < end && profile->parts[i].file == profile->parts[first].file;
	     i++)
		*selected += profile->parts[i].selected;
	return i - first;
}

static void put_profiles(const struct json *j)
{
	const struct profile *profile = j->profile;
	bool any = false;
	size_t s, i, n, parts;

	fputs("\n \"profiles\": [", j->out);
	for (s = 0; s < profile->side_count; s++)
		for (i = profile->sides[s]->first_part;
		     i < profile->sides[s]->end_part; i += n) {
			const struct part *part = &profile->parts[i];

			n = parts_of_file(profile, i,
					  profile->sides[s]->end_part, &parts);
			fputs(any ? ",\n  {\"file\": " : "\n  {\"file\": ",
			      j->out);
			any = true;
			json_string(j->out, report_name(j->report, part->file));
			put_name(j, "creator", part->creator);
			put_name(j, "command", part->command);
			put_pid(j, part->pid);
			fprintf(j->out, ", \"parts\": %zu, \"side\": \"%s\"}",
				parts,
				s + 1 < profile->side_count ? "old" : "new");
		}
	fputs("],", j->out);
}

static void put_sort(const struct json *j)
{
	static const char *const by[] = {"row", "function", "file", "object"};
	size_t i;

	fprintf(j->out, "\n \"by\": \"%s\", \"sort\": [", by[j->report->by]);
	for (i = 0; i < j->columns->sorted_count; i++) {
		fputs(i ? ", " : "", j->out);
		json_string(j->out, j->columns->sorted[i].name);
	}
	fprintf(j->out, "], \"diff\": %s,", j->diff ? "true" : "false");
}

/* The texts of an event's definition; empty where there is none. */
static struct definition definition_of(const struct json *j, struct str name)
{
	const struct words *defined = &j->columns->settings->event;
	struct definition definition;
	size_t i;

	for (i = 0; formula_definition(j->profile, defined, i, &definition);
	     i++)
		if (str_equal(definition.name, name))
			return definition;
	return (struct definition){name, STR(""), STR("")};
}

static void put_text(const struct json *j, const char *key, struct str text)
{
	fprintf(j->out, ", \"%s\": ", key);
	if (text.length)
		json_string(j->out, text);
	else
		fputs("null", j->out);
}

static void put_events(const struct json *j)
{
	const struct costs *costs = &j->report->costs;
	size_t i;

	fputs("\n \"events\": [", j->out);
	for (i = 0; i < j->columns->shown_count; i++) {
		const struct column *column = &j->columns->shown[i];
		struct definition definition = definition_of(j, column->name);

		fputs(i ? ",\n  {\"name\": " : "\n  {\"name\": ", j->out);
		json_string(j->out, column->name);
		put_text(j, "long_name", definition.long_name);
		put_text(j, "formula", definition.formula);
		fprintf(j->out, ", \"ratio\": %s, \"total\": ",
			column_is_ratio(column) ? "true" : "false");
		put_value(j, column, costs,
			  j->diff ? j->report->total_change : j->report->total);
		if (j->diff) {
			fputs(", \"total_old\": ", j->out);
			put_value(j, column, costs,
				  report_old(j->report)->total);
			fputs(", \"total_new\": ", j->out);
			put_value(j, column, costs,
				  report_now(j->report)->total);
		}
		putc('}', j->out);
	}
	fputs("],", j->out);
}

/* --- functions --------------------------------------------------------- */

static void give_id(struct json *j, row_id row)
{
	if (j->id[row] != NONE)
		return;
	j->id[row] = (uint32_t)j->ids;
	j->row[j->ids++] = row;
}

/* Ids for the rows that calls from the lines of a file name. */
static void give_ids_of_file(struct json *j, name_id file)
{
	const struct report *report = j->report;
	const struct profile *profile = j->profile;
	uint32_t i;

	for (i = report->calls_in.first[file];
	     i < report->calls_in.first[file + 1]; i++) {
		call_id call = report->calls_in.id[i];
		struct pair edge =
			profile->edges.pairs[profile->calls.pairs[call].a];

		give_id(j, report->portion_row[edge.a]);
		give_id(j, report->function_row[edge.b]);
	}
}

static void give_ids(struct json *j)
{
	const struct report *report = j->report;
	const struct profile *profile = j->profile;
	size_t listed = report->listed_count, i;

	j->id = util_alloc(report->row_count, sizeof(*j->id));
	j->row = util_alloc(report->row_count, sizeof(*j->row));
	for (i = 0; i < report->row_count; i++)
		j->id[i] = NONE;
	for (i = 0; i < listed; i++)
		give_id(j, report->listed[i]);
	for (i = 0;
	     report->settings->tree != TREE_NONE && i < profile->edges.count;
	     i++) {
		row_id from = report->portion_row[profile->edges.pairs[i].a];
		row_id to = report->function_row[profile->edges.pairs[i].b];

		if (j->id[from] < listed || j->id[to] < listed) {
			give_id(j, from);
			give_id(j, to);
		}
	}
	for (i = 0; i < report->file_count; i++)
		if (report->files[i].file != NONE)
			give_ids_of_file(j, report->files[i].file);
}

/* "KEY": the callers or callees of a row. */
static bool put_calls(const struct json *j, const char *key, row_id row,
		      bool shown, bool callers, struct error *error)
{
	struct row_calls calls = {0};
	bool good = !shown || (callers ? row_calls_to : row_calls_from)(
				      j->report, row, &calls, error);
	size_t i;

	fprintf(j->out, ",\n   \"%s\": [", key);
	for (i = 0; i < calls.count; i++) {
		const struct row_call *call = &calls.list[i];

		fprintf(j->out, "%s{\"id\": %" PRIu32, i ? ", " : "",
			j->id[call->row]);
		put_count(j, call->count, call->old_count, call->new_count);
		put_change(j, "inclusive", &calls.costs, call->cost,
			   call->old_cost, call->new_cost);
		putc('}', j->out);
	}
	putc(']', j->out);
	row_calls_free(&calls);
	return good;
}

static bool put_function(const struct json *j, uint32_t id, struct error *error)
{
	const struct report *report = j->report;
	const struct view *old = report_old(report), *new = report_now(report);
	const row_id r = j->row[id];
	const struct row *row = &report->rows[r];
	bool listed = id < report->listed_count;
	int tree = listed ? report->settings->tree : TREE_NONE;
	uint32_t cycle = report_cycle(report, r);

	fprintf(j->out, "%s\n  {\"id\": %" PRIu32, id ? "," : "", id);
	put_name(j, "name", row->name);
	put_name(j, "file", row->file);
	put_name(j, "object", row->object);
	put_change(j, "self", &report->costs, row->self, old->row_self[r],
		   new->row_self[r]);
	put_change(j, "inclusive", &report->costs, row->inclusive,
		   old->row_inclusive[r], new->row_inclusive[r]);
	put_count(j, row->calls, old->row_calls[r], new->row_calls[r]);
	fputs(", \"cycle\": ", j->out);
	if (cycle)
		fprintf(j->out, "%" PRIu32, cycle);
	else
		fputs("null", j->out);
	fprintf(j->out, ", \"listed\": %s", listed ? "true" : "false");
	if (!put_calls(j, "callers", r,
		       tree == TREE_CALLER || tree == TREE_BOTH, true, error) ||
	    !put_calls(j, "callees", r,
		       tree == TREE_CALLING || tree == TREE_BOTH, false, error))
		return false;
	putc('}', j->out);
	return true;
}

static bool put_functions(const struct json *j, struct error *error)
{
	uint32_t i;

	fputs("\n \"functions\": [", j->out);
	for (i = 0; i < j->ids; i++)
		if (!put_function(j, i, error))
			return false;
	fputs("],", j->out);
	return true;
}

/* --- files ------------------------------------------------------------- */

static void put_line_calls(const struct json *j,
			   const struct source_lines *lines,
			   const struct line_calls *calling)
{
	size_t i;

	for (i = calling ? calling->first : 1; calling && i < calling->end;
	     i++) {
		const struct row_call *call = &lines->calls.list[i];

		fprintf(j->out, "%s{\"from\": %" PRIu32 ", \"to\": %" PRIu32,
			i > calling->first ? ", " : "", j->id[call->from],
			j->id[call->row]);
		put_count(j, call->count, call->old_count, call->new_count);
		put_change(j, "inclusive", &lines->calls.costs, call->cost,
			   call->old_cost, call->new_cost);
		putc('}', j->out);
	}
}

/* The lines with costs or calls, in order. */
static void put_lines(const struct json *j, const struct source_lines *lines)
{
	const struct source_line none = {0};
	size_t i = 0, k = 0;
	bool any = false;

	while (i < lines->count || k < lines->calling_count) {
		const struct source_line *line =
			i < lines->count ? &lines->lines[i] : NULL;
		const struct line_calls *calling =
			k < lines->calling_count ? &lines->calling[k] : NULL;
		uint64_t number;

		if (line && calling && calling->number > line->number)
			calling = NULL;
		else if (line && calling && calling->number < line->number)
			line = NULL;
		number = line ? line->number : calling->number;
		i += line != NULL;
		k += calling != NULL;
		line = line ? line : &none;
		fprintf(j->out, "%s\n    {\"line\": %" PRIu64, any ? "," : "",
			number);
		any = true;
		put_change(j, "self", &lines->costs, line->cost, line->old_cost,
			   line->new_cost);
		fputs(", \"calls\": [", j->out);
		put_line_calls(j, lines, calling);
		fputs("]}", j->out);
	}
}

static bool put_file(const struct json *j, const struct report_file *file,
		     bool first, struct error *error)
{
	struct source_lines lines = {0};
	struct source source;
	struct error why;
	bool good;

	fputs(first ? "\n  {\"name\": " : ",\n  {\"name\": ", j->out);
	json_string(j->out, report_file_name(j->report, file));
	if (source_find_file(&source, j->report, file, &why) == SOURCE_FOUND) {
		put_text(j, "found", str_of(source.path));
		source_close(&source);
	} else {
		put_text(j, "found", STR(""));
	}
	fputs(", \"lines\": [", j->out);
	good = file->file == NONE ||
	       source_lines_of(j->report, file->file, NONE, &lines, error);
	if (good)
		put_lines(j, &lines);
	fputs("]}", j->out);
	source_lines_free(&lines);
	return good;
}

static bool put_files(const struct json *j, struct error *error)
{
	const struct report *report = j->report;
	bool first = true;
	size_t i;

	fputs("\n \"files\": [", j->out);
	for (i = 0; i < report->file_count; i++) {
		if (!put_file(j, &report->files[i], first, error))
			return false;
		first = false;
	}
	fputs("]}\n", j->out);
	return true;
}

bool json_report(const struct writing *w, struct error *error)
{
	struct json j = {
		.out = w->out,
		.report = w->report,
		.profile = w->profile,
		.columns = w->columns,
		.diff = profile_compares(w->profile),
	};
	bool good;

	give_ids(&j);
	fputs("{\"format\": \"cgannotate\", \"version\": 1,", j.out);
	put_profiles(&j);
	put_sort(&j);
	put_events(&j);
	good = put_functions(&j, error) && put_files(&j, error);
	free(j.id);
	free(j.row);
	return good;
}
