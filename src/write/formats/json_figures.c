/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/formats/json_figures.h"

#include "figures/differences.h"
#include "figures/formula.h"
#include "report/composition.h"
#include "write/formats/json_string.h"
#include "write/formats/plain_value.h"

#include <inttypes.h>

struct json_figures json_figures_of(const struct writing *w)
{
	return (struct json_figures){
		.out = w->out,
		.report = w->report,
		.profile = w->profile,
		.columns = w->columns,
		.diff = profile_compares(w->profile),
	};
}

static void put_text(const struct json_figures *j, name_id name,
		     struct str text)
{
	if (name == NONE)
		fputs("null", j->out);
	else
		json_string(j->out, text);
}

void json_figures_name(const struct json_figures *j, const char *key,
		       name_id name)
{
	fprintf(j->out, ", \"%s\": ", key);
	put_text(j, name, report_shown_name(j->report, name));
}

void json_figures_function(const struct json_figures *j, name_id name)
{
	fputs("\"name\": ", j->out);
	put_text(j, name, report_function_name(j->report, name));
}

/* --- figures ----------------------------------------------------------- */

static void put_value(const struct json_figures *j, const struct column *column,
		      const struct costs *costs, cost_id cost)
{
	plain_value(j->out, j->columns, column, costs, cost, "null");
}

/* An array of the columns of a cost. */
static void put_list(const struct json_figures *j, const struct costs *costs,
		     cost_id cost)
{
	size_t i;

	putc('[', j->out);
	for (i = 0; i < j->columns->shown_count; i++) {
		fputs(!i ? "" : j->dense ? "," : ", ", j->out);
		put_value(j, &j->columns->shown[i], costs, cost);
	}
	putc(']', j->out);
}

/* "KEY": an array of the columns of a cost. */
static void put_costs(const struct json_figures *j, const char *key,
		      const char *suffix, const struct costs *costs,
		      cost_id cost)
{
	fputs(", \"", j->out);
	fputs(key, j->out);
	fputs(suffix, j->out);
	fputs("\": ", j->out);
	put_list(j, costs, cost);
}

/* A cost, and with --diff what it is the change of. */
void json_figures_change(const struct json_figures *j, const char *key,
			 const struct costs *costs, cost_id change)
{
	put_costs(j, key, "", costs, change);
	if (!j->diff)
		return;
	put_costs(j, key, "_old", costs, cost_old(costs, change));
	put_costs(j, key, "_new", costs, cost_new(costs, change));
}

static void put_count(const struct json_figures *j, const char *key,
		      struct call_count calls)
{
	fputs(key, j->out);
	if (calls.given)
		plain_count(j->out, calls.count);
	else
		fputs("null", j->out);
}

void json_figures_count(const struct json_figures *j, struct call_count change,
			struct call_count old, struct call_count new)
{
	put_count(j, ", \"calls\": ", change);
	if (!j->diff)
		return;
	put_count(j, ", \"calls_old\": ", old);
	put_count(j, ", \"calls_new\": ", new);
}

void json_figures_estimate(const struct json_figures *j,
			   const struct costs *costs, cost_id cost)
{
	if (report_is_estimate(j->report, costs, cost))
		fputs(", \"estimate\": true", j->out);
}

void json_figures_call(const struct json_figures *j,
		       const struct row_calls *calls,
		       const struct row_call *call)
{
	json_figures_count(j, (struct call_count){call->count, true},
			   (struct call_count){call->old_count, true},
			   (struct call_count){call->new_count, true});
	json_figures_change(j, "inclusive", &calls->costs, call->cost);
	json_figures_estimate(j, &calls->costs, call->cost);
}

bool json_figures_parts(const struct json_figures *j, row_id row,
			struct error *error)
{
	struct composition parts = {0};
	bool good = j->report->by == BY_ROW ||
		    composition_of(j->report, row, false, &parts, error);
	size_t i;

	fputs(",\n   \"parts\": [", j->out);
	for (i = 0; good && i < parts.count; i++) {
		const struct component *part = &parts.list[i];

		fputs(i ? ", {" : "{", j->out);
		json_figures_function(j, part->name);
		json_figures_name(j, "file", part->file);
		json_figures_name(j, "object", part->object);
		json_figures_change(j, "self", &parts.costs, part->cost);
		json_figures_estimate(j, &parts.costs, part->cost);
		putc('}', j->out);
	}
	putc(']', j->out);
	composition_free(&parts);
	return good;
}

void json_figures_slices(const struct json_figures *j, row_id row)
{
	const struct costs *costs = &j->report->costs;
	size_t i;

	if (!j->profile->slice_count)
		return;
	fputs(",\n   \"slices\": [", j->out);
	for (i = 0; i < j->profile->slice_count; i++) {
		const struct view *view = report_slice(j->report, i);

		fputs(i ? ", " : "", j->out);
		if (!view->row_self[row] && !view->row_inclusive[row] &&
		    !view->row_calls[row].count) {
			fputs("null", j->out);
			continue;
		}
		fputs("{\"self\": ", j->out);
		put_list(j, costs, view->row_self[row]);
		put_costs(j, "inclusive", "", costs, view->row_inclusive[row]);
		put_count(j, ", \"calls\": ", view->row_calls[row]);
		putc('}', j->out);
	}
	putc(']', j->out);
}

void json_figures_self(const struct json_figures *j, size_t slice,
		       const struct costs *costs, cost_id cost)
{
	fputs(slice ? ", " : ",\n   \"slices\": [", j->out);
	fputs("{\"self\": ", j->out);
	put_list(j, costs, cost);
	fputs(", \"inclusive\": [], \"calls\": null}", j->out);
}

/* --- head -------------------------------------------------------------- */

static void put_pid(const struct json_figures *j, name_id pid)
{
	struct str text = report_shown_name(j->report, pid);

	fputs(", \"pid\": ", j->out);
	if (text.length)
		json_number(j->out, text);
	else
		fputs("null", j->out);
}

/* Which end of what is compared the i-th of so many is. */
static const char *end_name(size_t i, size_t count)
{
	return i + 1 == count ? "\"new\"" : i == 0 ? "\"old\"" : "null";
}

static void put_profiles(const struct json_figures *j,
			 const struct heads *heads)
{
	const char *before = "";
	size_t s, i;

	fputs("\n \"profiles\": [", j->out);
	for (s = 0; s < heads->count; s++) {
		for (i = 0; i < heads->list[s].file_count; i++) {
			const struct head_file *file = &heads->list[s].files[i];

			fprintf(j->out, "%s\n  {\"file\": ", before);
			before = ",";
			json_string(j->out,
				    report_shown_name(j->report, file->name));
			json_figures_name(j, "creator", file->creator);
			json_figures_name(j, "command", file->command);
			put_pid(j, file->pid);
			fprintf(j->out, ", \"parts\": %zu, \"side\": %s",
				file->parts, end_name(s, heads->count));
			if (heads->slices)
				fprintf(j->out, ", \"slice\": %zu", s);
			putc('}', j->out);
		}
	}
	fputs("],", j->out);
}

static void put_sort(const struct json_figures *j)
{
	static const char *const by[] = {"row", "function", "file", "object"};
	size_t i;

	fprintf(j->out, "\n \"by\": \"%s\", \"sort\": [",
		report_has_addresses(j->report) ? "instr"
		: report_has_lines(j->report)   ? "line"
						: by[j->report->by]);
	for (i = 0; i < j->columns->sorted_count; i++) {
		fputs(i ? ", " : "", j->out);
		json_string(j->out, j->columns->sorted[i].name);
	}
	fprintf(j->out, "], \"diff\": %s,", j->diff ? "true" : "false");
}

/* The texts of an event's definition; empty where there is none. */
static struct definition definition_of(const struct json_figures *j,
				       struct str name)
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

void json_figures_text(const struct json_figures *j, const char *key,
		       struct str text)
{
	fprintf(j->out, ", \"%s\": ", key);
	if (text.length)
		json_string(j->out, text);
	else
		fputs("null", j->out);
}

static void put_events(const struct json_figures *j)
{
	const struct costs *costs = &j->report->costs;
	size_t i;

	fputs("\n \"events\": [", j->out);
	for (i = 0; i < j->columns->shown_count; i++) {
		const struct column *column = &j->columns->shown[i];
		struct definition definition = definition_of(j, column->name);

		fputs(i ? ",\n  {\"name\": " : "\n  {\"name\": ", j->out);
		json_string(j->out, column->name);
		json_figures_text(j, "long_name", definition.long_name);
		json_figures_text(j, "formula", definition.formula);
		fprintf(j->out, ", \"ratio\": %s, \"total\": ",
			column_adds_up(column) ? "false" : "true");
		put_value(j, column, costs,
			  j->diff ? j->report->totals : j->report->total);
		if (j->diff) {
			fputs(", \"total_old\": ", j->out);
			put_value(j, column, costs,
				  report_old(j->report)->total);
			fputs(", \"total_new\": ", j->out);
			put_value(j, column, costs,
				  report_new(j->report)->total);
		}
		putc('}', j->out);
	}
	fputs("],", j->out);
}

/* What --compare has apart. */
static void put_slices(const struct json_figures *j)
{
	static const char *const by[] = {"", "file", "part", "thread"};
	size_t i;

	if (!j->profile->slice_count)
		return;
	fprintf(j->out, "\n \"compare\": \"%s\", \"slices\": [",
		by[j->report->settings->compare]);
	for (i = 0; i < j->profile->slice_count; i++) {
		fputs(i ? ",\n  {\"name\": " : "\n  {\"name\": ", j->out);
		json_string(j->out, j->columns->slices[i].name);
		put_costs(j, "total", "", &j->report->costs,
			  report_slice(j->report, i)->total);
		putc('}', j->out);
	}
	fputs("],", j->out);
}

/* What differs between the profiles that are compared, but costs. */
static void put_differences(const struct json_figures *j,
			    const struct heads *heads)
{
	static const char *const kinds[] = {"command", "header", "event"};
	size_t i;

	if (!j->diff)
		return;
	fputs("\n \"differences\": [", j->out);
	for (i = 0; i < heads->difference_count; i++) {
		const struct difference *one = &heads->differences[i];

		fputs(i ? ",\n  {" : "\n  {", j->out);
		if (heads->slices)
			fprintf(j->out, "\"slice\": %zu", one->side);
		else
			fprintf(j->out, "\"side\": %s", end_name(one->side, 2));
		fprintf(j->out, ", \"kind\": \"%s\"", kinds[one->kind]);
		json_figures_text(j, "text",
				  report_shown_name(j->report, one->text));
		putc('}', j->out);
	}
	fputs("],", j->out);
}

void json_figures_head(const struct json_figures *j)
{
	struct heads heads;

	heads_make(&heads, j->profile);
	put_profiles(j, &heads);
	put_differences(j, &heads);
	heads_free(&heads);
	put_sort(j);
	put_events(j);
	put_slices(j);
}
