/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/formats/json_figures.h"

#include "figures/formula.h"
#include "figures/head.h"
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

void json_figures_name(const struct json_figures *j, const char *key,
		       name_id name)
{
	fprintf(j->out, ", \"%s\": ", key);
	if (name == NONE)
		fputs("null", j->out);
	else
		json_string(j->out, report_name(j->report, name));
}

/* --- figures ----------------------------------------------------------- */

static void put_value(const struct json_figures *j, const struct column *column,
		      const struct costs *costs, cost_id cost)
{
	plain_value(j->out, j->columns, column, costs, cost, "null");
}

/* "KEY": an array of the columns of a cost. */
static void put_costs(const struct json_figures *j, const char *key,
		      const char *suffix, const struct costs *costs,
		      cost_id cost)
{
	size_t i;

	fputs(", \"", j->out);
	fputs(key, j->out);
	fputs(suffix, j->out);
	fputs("\": [", j->out);
	for (i = 0; i < j->columns->shown_count; i++) {
		fputs(!i ? "" : j->dense ? "," : ", ", j->out);
		put_value(j, &j->columns->shown[i], costs, cost);
	}
	putc(']', j->out);
}

/* A cost, and with --diff what it is the change of. */
void json_figures_change(const struct json_figures *j, const char *key,
			 const struct costs *costs, cost_id change, cost_id old,
			 cost_id new)
{
	put_costs(j, key, "", costs, change);
	if (!j->diff)
		return;
	put_costs(j, key, "_old", costs, old);
	put_costs(j, key, "_new", costs, new);
}

void json_figures_count(const struct json_figures *j, int64_t change,
			int64_t old, int64_t new)
{
	fputs(", \"calls\": ", j->out);
	plain_count(j->out, change);
	if (j->diff)
		fprintf(j->out,
			", \"calls_old\": %" PRId64 ", \"calls_new\": %" PRId64,
			old, new);
}

void json_figures_call(const struct json_figures *j,
		       const struct row_calls *calls,
		       const struct row_call *call)
{
	json_figures_count(j, call->count, call->old_count, call->new_count);
	json_figures_change(j, "inclusive", &calls->costs, call->cost,
			    call->old_cost, call->new_cost);
}

/* --- head -------------------------------------------------------------- */

static void put_pid(const struct json_figures *j, name_id pid)
{
	struct str text = report_name(j->report, pid);

	fputs(", \"pid\": ", j->out);
	if (text.length)
		json_number(j->out, text);
	else
		fputs("null", j->out);
}

static void put_profiles(const struct json_figures *j)
{
	const struct profile *profile = j->profile;
	bool any = false;
	struct head head;
	size_t s, i;

	fputs("\n \"profiles\": [", j->out);
	for (s = 0; s < profile->side_count; s++) {
		head_of(&head, profile, profile->sides[s]);
		for (i = 0; i < head.file_count; i++) {
			const struct head_file *file = &head.files[i];

			fputs(any ? ",\n  {\"file\": " : "\n  {\"file\": ",
			      j->out);
			any = true;
			json_string(j->out, report_name(j->report, file->name));
			json_figures_name(j, "creator", file->creator);
			json_figures_name(j, "command", file->command);
			put_pid(j, file->pid);
			fprintf(j->out, ", \"parts\": %zu, \"side\": \"%s\"}",
				file->parts,
				s + 1 < profile->side_count ? "old" : "new");
		}
		head_free(&head);
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

void json_figures_head(const struct json_figures *j)
{
	put_profiles(j);
	put_sort(j);
	put_events(j);
}
