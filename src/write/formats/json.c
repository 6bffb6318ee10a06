/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/formats/json.h"

#include "report/row_calls.h"
#include "shapes/mentioned.h"
#include "source/beside.h"
#include "write/formats/json_figures.h"
#include "write/formats/json_string.h"
#include "write/formats/plain_value.h"

#include <inttypes.h>
#include <stdlib.h>

struct json {
	struct json_figures figures;
	struct source_search *search;
	struct diag *diag;
	struct mentioned rows;
};

/* --- functions --------------------------------------------------------- */

/* The lines that calls come from; another file than the caller's is named. */
static bool put_sites(const struct json *j, row_id caller, row_id callee,
		      struct error *error)
{
	const struct report *report = j->figures.report;
	struct row_calls sites;
	bool good = row_calls_sites(report, caller, callee, &sites, error);
	size_t i;

	fputs(", \"sites\": [", j->figures.out);
	for (i = 0; i < sites.count; i++) {
		const struct row_call *site = &sites.list[i];

		fputs(i ? ", {\"line\": " : "{\"line\": ", j->figures.out);
		fprintf(j->figures.out, "%" PRIu64, site->line);
		json_figures_call(&j->figures, &sites, site);
		if (site->file != report->rows[caller].file) {
			fputs(", \"file\": ", j->figures.out);
			json_string(j->figures.out,
				    report_name(report, site->file));
		}
		putc('}', j->figures.out);
	}
	putc(']', j->figures.out);
	row_calls_free(&sites);
	return good;
}

/* "KEY": the callers or callees of a row. */
static bool put_calls(const struct json *j, const char *key, row_id row,
		      bool shown, bool callers, struct error *error)
{
	struct row_calls calls = {0};
	bool good = !shown || (callers ? row_calls_to : row_calls_from)(
				      j->figures.report, row, &calls, error);
	size_t i;

	fprintf(j->figures.out, ",\n   \"%s\": [", key);
	for (i = 0; i < calls.count; i++) {
		const struct row_call *call = &calls.list[i];

		fputs(i ? ", {\"id\": " : "{\"id\": ", j->figures.out);
		plain_count(j->figures.out, j->rows.id[call->row]);
		json_figures_call(&j->figures, &calls, call);
		good = good && put_sites(j, callers ? call->row : row,
					 callers ? row : call->row, error);
		putc('}', j->figures.out);
	}
	putc(']', j->figures.out);
	row_calls_free(&calls);
	return good;
}

/* Where a line is; with --old-sources in OLD's text too, null for nowhere. */
static void put_numbers(const struct json *j, struct woven_numbers numbers)
{
	bool known = numbers.new || numbers.old;

	fputs("\"line\": ", j->figures.out);
	if (known && !numbers.new)
		fputs("null", j->figures.out);
	else
		fprintf(j->figures.out, "%" PRIu64, numbers.new);
	if (!j->figures.report->settings->old_sources.count)
		return;
	fputs(", \"old_line\": ", j->figures.out);
	if (known && !numbers.old)
		fputs("null", j->figures.out);
	else
		fprintf(j->figures.out, "%" PRIu64, numbers.old);
}

static bool put_function(const struct json *j, uint32_t id, struct error *error)
{
	const struct report *report = j->figures.report;
	const struct view *old = report_old(report), *new = report_new(report);
	const row_id r = j->rows.row[id];
	const struct row *row = &report->rows[r];
	bool listed = id < report->listed_count;
	uint32_t cycle = report_cycle(report, r);

	fprintf(j->figures.out, "%s\n  {\"id\": %" PRIu32, id ? "," : "", id);
	fputs(", ", j->figures.out);
	json_figures_function(&j->figures, row->name);
	json_figures_name(&j->figures, "file", row->file);
	if (row->object != NONE && !report_name(report, row->object).length)
		json_figures_name(&j->figures, "object", NONE);
	else
		json_figures_name(&j->figures, "object", row->object);
	if (report_has_lines(report) && r >= report->first_row) {
		fputs(", ", j->figures.out);
		put_numbers(j, report_line_numbers(report, r));
	}
	if (report_has_addresses(report) && r >= report->first_row)
		fprintf(j->figures.out, ", \"address\": \"0x%" PRIx64 "\"",
			report_address(report, r));
	json_figures_change(&j->figures, "self", &report->costs, row->self);
	json_figures_change(&j->figures, "inclusive", &report->costs,
			    row->inclusive);
	json_figures_count(&j->figures, row->calls, old->row_calls[r],
			   new->row_calls[r]);
	fputs(", \"cycle\": ", j->figures.out);
	if (cycle)
		fprintf(j->figures.out, "%" PRIu32, cycle);
	else
		fputs("null", j->figures.out);
	fprintf(j->figures.out, ", \"listed\": %s", listed ? "true" : "false");
	json_figures_estimate(&j->figures, &report->costs, row->self);
	json_figures_slices(&j->figures, r);
	if (!json_figures_parts(&j->figures, r, error))
		return false;
	if (!put_calls(j, "callers", r, listed, true, error) ||
	    !put_calls(j, "callees", r, listed, false, error))
		return false;
	putc('}', j->figures.out);
	return true;
}

static bool put_functions(const struct json *j, struct error *error)
{
	uint32_t i;

	fputs("\n \"functions\": [", j->figures.out);
	for (i = 0; i < j->rows.count && !ferror(j->figures.out); i++)
		if (!put_function(j, i, error))
			return false;
	fputs("],", j->figures.out);
	return true;
}

/* --- files ------------------------------------------------------------- */

static void put_line_calls(const struct json *j,
			   const struct source_lines *lines,
			   const struct line_calls *calling)
{
	size_t i;

	for (i = calling->first; i < calling->end; i++) {
		const struct row_call *call = &lines->calls.list[i];

		fputs(i > calling->first ? ", {\"from\": " : "{\"from\": ",
		      j->figures.out);
		/* NOLINTNEXTLINE: a line with calls has a list of them */
		plain_count(j->figures.out, j->rows.id[call->from]);
		fputs(", \"to\": ", j->figures.out);
		plain_count(j->figures.out, j->rows.id[call->row]);
		json_figures_call(&j->figures, &lines->calls, call);
		putc('}', j->figures.out);
	}
}

/* What OLD's lines cost, where they have no place in NEW's text. */
static void put_unplaced(const struct json *j, const struct source_lines *lines,
			 bool any)
{
	if (!beside_unplaced(lines))
		return;
	fputs(any ? ",\n    {\"line\": null" : "\n    {\"line\": null",
	      j->figures.out);
	if (j->figures.report->settings->old_sources.count)
		fputs(", \"old_line\": null", j->figures.out);
	json_figures_change(&j->figures, "self", &lines->costs,
			    lines->unplaced);
	json_figures_estimate(&j->figures, &lines->costs, lines->unplaced);
	fputs(", \"calls\": []}", j->figures.out);
}

/* The lines with costs or calls, in order; with --line-min, large ones. */
static void put_lines(const struct json *j, const struct source_lines *lines)
{
	struct source_walk walk = {0};
	bool any = false;

	while (!ferror(j->figures.out) && source_lines_next(lines, &walk)) {
		const struct source_line *line = &walk.line;

		if (j->figures.report->settings->line_min &&
		    (!walk.costly || line->small))
			continue;
		fputs(any ? ",\n    {" : "\n    {", j->figures.out);
		put_numbers(j, source_lines_numbers(lines, walk.number));
		any = true;
		json_figures_change(&j->figures, "self", &lines->costs,
				    line->cost);
		json_figures_estimate(&j->figures, &lines->costs, line->cost);
		fputs(", \"calls\": [", j->figures.out);
		if (walk.calls)
			put_line_calls(j, lines, walk.calls);
		fputs("]}", j->figures.out);
	}
	put_unplaced(j, lines, any);
}

/* Puts a file with its lines; code without a file has no name, nor a source. */
static bool put_file(const struct json *j, const struct report_file *file,
		     bool first, struct error *error)
{
	const struct report *report = j->figures.report;
	struct source_lines lines = {0};
	struct source source;
	struct error why;
	enum source_absence absence = SOURCE_MISSING;
	bool named = file->wanted || file->file != report->unknown;
	bool found, good;
	char *place;

	fputs(first ? "\n  {\"name\": " : ",\n  {\"name\": ", j->figures.out);
	if (named)
		json_string(j->figures.out, report_file_name(report, file));
	else
		fputs("null", j->figures.out);
	if (named)
		absence = source_find_file(&source, report, file, j->search,
					   &why);
	found = absence == SOURCE_FOUND;
	if (absence == SOURCE_UNREADABLE)
		diag_warn(j->diag, "%s", why.text);
	place = found ? source_place(&source, report->directory) : NULL;
	json_figures_text(&j->figures, "found", str_of(place ? place : ""));
	free(place);
	fputs(", \"lines\": [", j->figures.out);
	good = file->file == NONE ||
	       beside_lines(report, file->file, NONE,
			    beside_is_apart(report, file->file,
					    found ? &source : NULL),
			    &lines, error);
	if (good)
		put_lines(j, &lines);
	fputs("]}", j->figures.out);
	source_lines_free(&lines);
	if (found)
		source_close(&source);
	return good;
}

static bool put_files(const struct json *j, struct error *error)
{
	const struct report *report = j->figures.report;
	const struct report_file unknown = {.file = report->unknown};
	size_t i;

	fputs("\n \"files\": [", j->figures.out);
	for (i = 0; i < report->file_count && !ferror(j->figures.out); i++)
		if (!put_file(j, &report->files[i], i == 0, error))
			return false;
	if (unknown.file != NONE && !put_file(j, &unknown, i == 0, error))
		return false;
	fputs("]}\n", j->figures.out);
	return true;
}

/* --- limits ------------------------------------------------------------ */

/* The names of a function; null for the program. */
static void put_function_names(const struct json *j, function_id function)
{
	const struct profile *profile = j->figures.profile;
	bool none = function == NONE;

	putc('{', j->figures.out);
	json_figures_function(&j->figures,
			      none ? NONE : profile_name(profile, function));
	json_figures_name(&j->figures, "file",
			  none ? NONE : profile_file(profile, function));
	json_figures_text(&j->figures, "object",
			  none ? STR("")
			       : names_str(&profile->names,
					   profile_object(profile, function)));
}

static void put_excess(const struct json *j, const struct column *column,
		       const struct excess *excess)
{
	put_function_names(j, excess->function);
	fputs(", \"old\": ", j->figures.out);
	if (j->figures.diff)
		plain_fraction(j->figures.out, column, &excess->old);
	else
		fputs("null", j->figures.out);
	fputs(", \"new\": ", j->figures.out);
	plain_fraction(j->figures.out, column, &excess->new);
	putc('}', j->figures.out);
}

static void put_reason(const struct json *j, const struct column *column,
		       const struct reason *reason)
{
	struct fraction growth =
		fraction_of(reason->growth, column_divisor(column));

	put_function_names(j, reason->function);
	fputs(", \"growth\": ", j->figures.out);
	plain_fraction(j->figures.out, column, &growth);
	fprintf(j->figures.out,
		", \"calls_old\": %" PRId64 ", \"calls_new\": %" PRId64
		", \"new_function\": %s, \"by_calls\": %s}",
		reason->old_calls, reason->now_calls,
		reason->is_new ? "true" : "false",
		reason->by_calls ? "true" : "false");
}

static void put_limits(const struct json *j, const struct verdicts *verdicts)
{
	FILE *out = j->figures.out;
	size_t i, k;

	fputs("\n \"limits\": [", out);
	for (i = 0; i < verdicts->count; i++) {
		const struct verdict *verdict = &verdicts->list[i];
		const struct column *column = &verdict->limit->column;

		fputs(i ? ",\n  {\"limit\": " : "\n  {\"limit\": ", out);
		json_string(out, str_of(verdict->limit->text));
		fputs(", \"event\": ", out);
		json_string(out, column->name);
		fputs(",\n   \"exceeded\": [", out);
		for (k = 0; k < verdict->count; k++) {
			fputs(k ? ", " : "", out);
			put_excess(j, column, &verdict->list[k]);
		}
		fputs("],\n   \"reasons\": [", out);
		for (k = 0; k < verdict->reason_count; k++) {
			fputs(k ? ", " : "", out);
			put_reason(j, column, &verdict->reasons[k]);
		}
		fputs("]}", out);
	}
	fputs("],", out);
}

bool json_report(const struct writing *w, struct error *error)
{
	struct json j = {
		.figures = json_figures_of(w),
		.search = w->search,
		.diag = w->diag,
	};
	bool good;

	mentioned_find(&j.rows, w->report);
	fputs("{\"format\": \"cgannotate\", \"version\": 1,", w->out);
	json_figures_head(&j.figures);
	put_limits(&j, w->verdicts);
	good = put_functions(&j, error) && put_files(&j, error);
	mentioned_free(&j.rows);
	return good;
}
