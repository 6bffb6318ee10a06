/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Tables for programs: csv and tsv differ in how a field is written, and in
 * nothing else.
 */
#include "write/csv.h"

#include "report/event_table.h"
#include "report/part_table.h"
#include "write/plain_value.h"

#include <inttypes.h>
#include <stdlib.h>

/* A table on its way out. */
struct table_out {
	FILE *out;
	bool tabs;  /* tsv */
	bool begun; /* the line has a field */
};

/* What a spreadsheet takes for a formula. */
static bool is_formula_like(struct str s)
{
	return s.length && strchr("=+-@\t\r", s.at[0]) && s.at[0];
}

static void put_csv(FILE *out, struct str s)
{
	bool quoted = is_formula_like(s);
	size_t i;

	for (i = 0; !quoted && i < s.length; i++)
		quoted = s.at[i] == ',' || s.at[i] == '"' || s.at[i] == '\r' ||
			 s.at[i] == '\n';
	if (quoted)
		putc('"', out);
	if (is_formula_like(s))
		putc('\'', out);
	for (i = 0; i < s.length; i++) {
		if (s.at[i] == '"')
			putc('"', out);
		putc(s.at[i], out);
	}
	if (quoted)
		putc('"', out);
}

static void put_tsv(FILE *out, struct str s)
{
	size_t i;

	for (i = 0; i < s.length; i++)
		switch (s.at[i]) {
		case '\t':
			fputs("\\t", out);
			break;
		case '\n':
			fputs("\\n", out);
			break;
		case '\\':
			fputs("\\\\", out);
			break;
		default:
			putc(s.at[i], out);
		}
}

static void begin_field(struct table_out *t)
{
	if (t->begun)
		putc(t->tabs ? '\t' : ',', t->out);
	t->begun = true;
}

/* A field of text. */
static void put_field(struct table_out *t, struct str s)
{
	begin_field(t);
	(t->tabs ? put_tsv : put_csv)(t->out, s);
}

/* A field of text made of two pieces. */
static void put_joined(struct table_out *t, const char *before, struct str s,
		       const char *after)
{
	char *text =
		util_format("%s%.*s%s", before, (int)s.length, s.at, after);

	put_field(t, str_of(text));
	free(text);
}

static void put_number(struct table_out *t, int64_t number)
{
	begin_field(t);
	fprintf(t->out, "%" PRId64, number);
}

static void put_value(struct table_out *t, const struct columns *columns,
		      const struct column *column, const struct costs *costs,
		      cost_id cost)
{
	begin_field(t);
	plain_value(t->out, columns, column, costs, cost, "");
}

static void end_line(struct table_out *t)
{
	fputs(t->tabs ? "\n" : "\r\n", t->out);
	t->begun = false;
}

/* --- the report -------------------------------------------------------- */

/* The names of a figure: with --diff there are three of it. */
static void put_heading(struct table_out *t, const char *before,
			struct str name, bool diff)
{
	put_joined(t, before, name, "");
	if (!diff)
		return;
	put_joined(t, before, name, "_old");
	put_joined(t, before, name, "_new");
}

static void put_headings(struct table_out *t, const struct writing *w)
{
	const struct columns *columns = w->columns;
	bool diff = profile_compares(w->profile);
	size_t i;

	put_field(t, STR("object"));
	put_field(t, STR("file"));
	put_field(t, STR("function"));
	if (report_has_lines(w->report))
		put_field(t, STR("line"));
	put_heading(t, "", STR("calls"), diff);
	for (i = 0; i < columns->shown_count; i++)
		put_heading(t, "", columns->shown[i].name, diff);
	for (i = 0; i < columns->shown_count; i++)
		put_heading(t, "incl_", columns->shown[i].name, diff);
	end_line(t);
}

/* The columns of a cost, and with --diff of what it is the change of. */
static void put_costs(struct table_out *t, const struct writing *w,
		      cost_id change, cost_id old, cost_id new)
{
	const struct columns *columns = w->columns;
	const struct costs *costs = &w->report->costs;
	size_t i;

	for (i = 0; i < columns->shown_count; i++) {
		const struct column *column = &columns->shown[i];

		put_value(t, columns, column, costs, change);
		if (!profile_compares(w->profile))
			continue;
		put_value(t, columns, column, costs, old);
		put_value(t, columns, column, costs, new);
	}
}

static void put_row(struct table_out *t, const struct writing *w, row_id r)
{
	const struct report *report = w->report;
	const struct view *old = report_old(report), *new = report_now(report);
	const struct row *row = &report->rows[r];

	put_field(t, report_name(report, row->object));
	put_field(t, report_name(report, row->file));
	put_field(t, report_name(report, row->name));
	if (report_has_lines(report)) {
		begin_field(t);
		fprintf(t->out, "%" PRIu64, report_line(report, r));
	}
	put_number(t, row->calls);
	if (profile_compares(w->profile)) {
		put_number(t, old->row_calls[r]);
		put_number(t, new->row_calls[r]);
	}
	put_costs(t, w, row->self, old->row_self[r], new->row_self[r]);
	put_costs(t, w, row->inclusive, old->row_inclusive[r],
		  new->row_inclusive[r]);
	end_line(t);
}

static bool put_report(const struct writing *w, bool tabs)
{
	struct table_out t = {.out = w->out, .tabs = tabs};
	size_t i;

	put_headings(&t, w);
	for (i = 0; i < w->report->listed_count; i++)
		put_row(&t, w, w->report->listed[i]);
	return true;
}

/* --- the tables of parts and events ------------------------------------ */

static void put_name(struct table_out *t, const struct profile *profile,
		     name_id name)
{
	put_field(t, name == NONE ? STR("") : names_str(&profile->names, name));
}

static bool put_parts(const struct writing *w, bool tabs)
{
	struct table_out t = {.out = w->out, .tabs = tabs};
	struct part_table table;
	size_t i;

	part_table_make(&table, w->profile);
	put_field(&t, STR("file"));
	put_field(&t, STR("pid"));
	put_field(&t, STR("part"));
	put_field(&t, STR("thread"));
	put_field(&t, table.event.length ? table.event : STR("total"));
	put_field(&t, STR("time_range"));
	put_field(&t, STR("trigger"));
	end_line(&t);
	for (i = 0; i < table.count; i++) {
		const struct part_entry *entry = &table.entries[i];
		const struct part *part = entry->part;

		put_name(&t, w->profile, part->file);
		put_name(&t, w->profile, part->pid);
		if (part->number == NONE)
			put_number(&t, (int64_t)part->ordinal);
		else
			put_name(&t, w->profile, part->number);
		put_name(&t, w->profile, part->thread);
		put_number(&t, entry->total);
		put_field(&t, entry->range);
		put_field(&t, entry->trigger);
		end_line(&t);
	}
	part_table_free(&table);
	return true;
}

static bool put_events(const struct writing *w, bool tabs)
{
	struct table_out t = {.out = w->out, .tabs = tabs};
	const struct profile *profile = w->profile;
	struct event_table table;
	size_t i;

	event_table_make(&table, w->columns);
	put_field(&t, STR("event"));
	put_field(&t, STR("total"));
	put_field(&t, STR("long_name"));
	put_field(&t, STR("formula"));
	end_line(&t);
	for (i = 0; i < table.count; i++) {
		const struct event_entry *entry = &table.entries[i];

		put_field(&t, entry->definition.name);
		if (entry->usable)
			put_value(&t, w->columns, &entry->column,
				  &profile->costs, profile->now->total);
		else
			put_field(&t, STR(""));
		put_field(&t, entry->definition.long_name);
		put_field(&t, entry->definition.formula);
		end_line(&t);
	}
	event_table_free(&table);
	return true;
}

bool csv_report(const struct writing *w, struct error *error)
{
	(void)error;
	return put_report(w, false);
}

bool csv_parts(const struct writing *w, struct error *error)
{
	(void)error;
	return put_parts(w, false);
}

bool csv_events(const struct writing *w, struct error *error)
{
	(void)error;
	return put_events(w, false);
}

bool tsv_report(const struct writing *w, struct error *error)
{
	(void)error;
	return put_report(w, true);
}

bool tsv_parts(const struct writing *w, struct error *error)
{
	(void)error;
	return put_parts(w, true);
}

bool tsv_events(const struct writing *w, struct error *error)
{
	(void)error;
	return put_events(w, true);
}
