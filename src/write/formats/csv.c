/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Tables for programs: csv and tsv differ in how a field is written, and in
 * nothing else.
 */
#include "write/formats/csv.h"

#include "figures/event_table.h"
#include "figures/part_table.h"
#include "write/formats/plain_value.h"

#include <inttypes.h>
#include <stdlib.h>

/* A table on its way out. */
struct table_out {
	FILE *out;
	bool tabs;  /* tsv */
	bool begun; /* the line has a field */
};

/* "5", "-5", "+0.5" */
static bool is_number(struct str s)
{
	size_t digits = 0, points = 0, i;

	for (i = s.length && (s.at[0] == '-' || s.at[0] == '+'); i < s.length;
	     i++) {
		digits += s.at[i] >= '0' && s.at[i] <= '9';
		points += s.at[i] == '.';
		if ((s.at[i] < '0' || s.at[i] > '9') && s.at[i] != '.')
			return false;
	}
	return digits && points <= 1;
}

/* What a spreadsheet takes for a formula. */
static bool is_formula_like(struct str s)
{
	return s.length && s.at[0] && strchr("=+-@\t\r", s.at[0]) &&
	       !is_number(s);
}

/* Text with control characters as \xNN, and put for each other byte. */
static void put_bytes(FILE *out, struct str s, void (*put)(FILE *out, char c))
{
	while (s.length) {
		size_t n = str_printable(s), i;

		for (i = 0; i < n; i++)
			put(out, s.at[i]);
		s = (struct str){s.at + n, s.length - n};
		if (!s.length)
			break;
		if (s.at[0] == '\n' || s.at[0] == '\r')
			put(out, s.at[0]);
		else
			fprintf(out, "\\x%02x", (unsigned char)s.at[0]);
		s = (struct str){s.at + 1, s.length - 1};
	}
}

static void put_csv_byte(FILE *out, char c)
{
	if (c == '"')
		putc('"', out);
	putc(c, out);
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
	put_bytes(out, s, put_csv_byte);
	if (quoted)
		putc('"', out);
}

static void put_tsv_byte(FILE *out, char c)
{
	switch (c) {
	case '\t':
		fputs("\\t", out);
		break;
	case '\n':
		fputs("\\n", out);
		break;
	case '\r':
		fputs("\\r", out);
		break;
	case '\\':
		fputs("\\\\", out);
		break;
	default:
		putc(c, out);
	}
}

static void put_tsv(FILE *out, struct str s)
{
	put_bytes(out, s, put_tsv_byte);
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

/* A field of text made of pieces. */
static void put_joined(struct table_out *t, const char *before, struct str s,
		       const char *after)
{
	struct str pieces[] = {str_of(before), s, str_of(after)};
	struct str text = str_join(pieces, LENGTH(pieces));

	put_field(t, text);
	free((char *)text.at);
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

/* --- limits ------------------------------------------------------------ */

/* The limits that rows exceed, or that they are reasons of. */
struct marks {
	struct groups by_row; /* of entries */
	const char **text;    /* by entry: the limit */
	size_t count, room;
	row_id *row; /* by entry */
	size_t row_room;
};

static void add_mark(struct marks *marks, const struct report *report,
		     const struct verdict *verdict, function_id function)
{
	size_t n = marks->count;

	if (function == NONE)
		return;
	marks->text = util_grow(marks->text, &marks->room, n + 1,
				sizeof(*marks->text));
	marks->row = util_grow(marks->row, &marks->row_room, n + 1,
			       sizeof(*marks->row));
	marks->text[n] = verdict->limit->text;
	marks->row[n] = report->function_row[function];
	marks->count++;
}

static void find_marks(struct marks *marks, const struct writing *w,
		       bool reasons)
{
	size_t i, j;

	*marks = (struct marks){0};
	for (i = 0; i < w->verdicts->count; i++) {
		const struct verdict *verdict = &w->verdicts->list[i];

		for (j = 0; !reasons && j < verdict->count; j++)
			add_mark(marks, w->report, verdict,
				 verdict->list[j].function);
		for (j = 0; reasons && j < verdict->reason_count; j++)
			add_mark(marks, w->report, verdict,
				 verdict->reasons[j].function);
	}
	groups_make(&marks->by_row, marks->row, marks->count,
		    w->report->row_count);
}

static void marks_free(struct marks *marks)
{
	groups_free(&marks->by_row);
	free(marks->text);
	free(marks->row);
}

/* The limits of a row, with a blank between them. */
static void put_marks(struct table_out *t, const struct marks *marks,
		      row_id row)
{
	uint32_t first = marks->by_row.first[row];
	uint32_t end = marks->by_row.first[row + 1], i;
	const char *last = NULL;
	char *text = NULL;

	for (i = first; i < end; i++) {
		const char *next = marks->text[marks->by_row.id[i]];
		char *before = text;

		/* Several functions may be in a row. */
		if (next == last)
			continue;
		text = util_format("%s%s%s", before ? before : "",
				   before ? " " : "", next);
		free(before);
		last = next;
	}
	put_field(t, text ? str_of(text) : STR(""));
	free(text);
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

/* The names of a figure with --compare: of each slice, and the change. */
static void put_slice_headings(struct table_out *t, const struct writing *w,
			       const char *before, struct str name)
{
	const struct columns *columns = w->columns;
	size_t i;

	for (i = 0; i <= columns->slice_count; i++) {
		struct str pieces[] = {str_of(before), name, STR("_"),
				       i < columns->slice_count
					       ? columns->slices[i].name
					       : STR("change")};
		struct str text = str_join(pieces, LENGTH(pieces));

		put_field(t, text);
		free((char *)text.at);
	}
}

static void put_compare_headings(struct table_out *t, const struct writing *w)
{
	static const char *const before[] = {"", "incl_"};
	const struct columns *columns = w->columns;
	size_t i, j;

	put_slice_headings(t, w, "", STR("calls"));
	for (j = 0; j < LENGTH(before); j++)
		for (i = 0; i < columns->shown_count; i++)
			put_slice_headings(t, w, before[j],
					   columns->shown[i].name);
}

static void put_figure_headings(struct table_out *t, const struct writing *w)
{
	const struct columns *columns = w->columns;
	bool diff = profile_compares(w->profile);
	size_t i;

	put_heading(t, "", STR("calls"), diff);
	for (i = 0; i < columns->shown_count; i++)
		put_heading(t, "", columns->shown[i].name, diff);
	for (i = 0; i < columns->shown_count; i++)
		put_heading(t, "incl_", columns->shown[i].name, diff);
}

static void put_headings(struct table_out *t, const struct writing *w)
{
	put_field(t, STR("object"));
	put_field(t, STR("file"));
	put_field(t, STR("function"));
	if (report_has_lines(w->report))
		put_field(t, STR("line"));
	if (report_has_addresses(w->report))
		put_field(t, STR("address"));
	if (w->columns->slice_count)
		put_compare_headings(t, w);
	else
		put_figure_headings(t, w);
	if (w->verdicts->count) {
		put_field(t, STR("exceeds"));
		put_field(t, STR("reason_of"));
	}
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

/* A figure of a row in each slice, and its change from the first to the last. */
static void put_slices(struct table_out *t, const struct writing *w,
		       const struct column *column, row_id r, bool inclusive)
{
	const struct report *report = w->report;
	const struct columns *columns = w->columns;
	struct fraction first = fraction_of(0, 1), value = first;
	size_t last = columns->slice_count - 1, i;
	bool was = false, is = false;

	for (i = 0; i <= last; i++) {
		const struct view *view = report_slice(report, i);
		cost_id cost =
			(inclusive ? view->row_inclusive : view->row_self)[r];

		put_value(t, columns, column, &report->costs, cost);
		is = column_fraction(columns, column, &report->costs, cost,
				     &value);
		if (i == 0) {
			first = value;
			was = is;
		}
	}
	begin_field(t);
	if (is || was) {
		value = fraction_difference(&value, &first);
		plain_fraction(t->out, column, &value);
	}
}

static bool put_compared(struct table_out *t, const struct writing *w, row_id r,
			 struct error *error)
{
	const struct columns *columns = w->columns;
	size_t last = columns->slice_count - 1, i;
	int64_t change, first = report_slice(w->report, 0)->row_calls[r];

	for (i = 0; i <= last; i++)
		put_number(t, report_slice(w->report, i)->row_calls[r]);
	if (__builtin_sub_overflow(report_slice(w->report, last)->row_calls[r],
				   first, &change))
		return error_set(error, "a change of calls does not fit into "
					"64 bits");
	put_number(t, change);
	for (i = 0; i < columns->shown_count; i++)
		put_slices(t, w, &columns->shown[i], r, false);
	for (i = 0; i < columns->shown_count; i++)
		put_slices(t, w, &columns->shown[i], r, true);
	return true;
}

static void put_figures(struct table_out *t, const struct writing *w, row_id r)
{
	const struct report *report = w->report;
	const struct view *old = report_old(report), *new = report_now(report);
	const struct row *row = &report->rows[r];

	put_number(t, row->calls);
	if (profile_compares(w->profile)) {
		put_number(t, old->row_calls[r]);
		put_number(t, new->row_calls[r]);
	}
	put_costs(t, w, row->self, old->row_self[r], new->row_self[r]);
	put_costs(t, w, row->inclusive, old->row_inclusive[r],
		  new->row_inclusive[r]);
}

static bool put_row(struct table_out *t, const struct writing *w,
		    const struct marks marks[2], row_id r, struct error *error)
{
	const struct report *report = w->report;
	const struct row *row = &report->rows[r];
	put_field(t, report_shown_name(report, row->object));
	put_field(t, report_shown_name(report, row->file));
	put_field(t, report_shown_name(report, row->name));
	if (report_has_lines(report)) {
		char line[REPORT_LINE];

		begin_field(t);
		report_line_label(report, r, line);
		fputs(line, t->out);
	}
	if (report_has_addresses(report)) {
		begin_field(t);
		fprintf(t->out, "0x%" PRIx64, report_address(report, r));
	}
	if (!w->columns->slice_count)
		put_figures(t, w, r);
	else if (!put_compared(t, w, r, error))
		return false;
	if (w->verdicts->count) {
		put_marks(t, &marks[0], r);
		put_marks(t, &marks[1], r);
	}
	end_line(t);
	return true;
}

static bool put_report(const struct writing *w, bool tabs, struct error *error)
{
	struct table_out t = {.out = w->out, .tabs = tabs};
	struct marks marks[2];
	bool good = true;
	size_t i;

	find_marks(&marks[0], w, false);
	find_marks(&marks[1], w, true);
	put_headings(&t, w);
	for (i = 0; good && i < w->report->listed_count && !ferror(w->out); i++)
		good = put_row(&t, w, marks, w->report->listed[i], error);
	marks_free(&marks[0]);
	marks_free(&marks[1]);
	return good;
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

/* --- --check ----------------------------------------------------------- */

static void begin_checks(FILE *out, bool tabs)
{
	struct table_out t = {.out = out, .tabs = tabs};

	put_field(&t, STR("file"));
	put_field(&t, STR("line"));
	put_field(&t, STR("severity"));
	put_field(&t, STR("message"));
	put_field(&t, STR("rule"));
	end_line(&t);
}

static void put_check(FILE *out, const struct diag_check *check, bool tabs)
{
	struct table_out t = {.out = out, .tabs = tabs};

	put_field(&t, str_of(check->file));
	if (check->line)
		put_number(&t, (int64_t)check->line);
	else
		put_field(&t, STR(""));
	put_field(&t, check->error ? STR("error") : STR("warning"));
	put_field(&t, str_of(check->text));
	put_field(&t, str_of(check->rule));
	end_line(&t);
}

static void end_checks(FILE *out, uint64_t errors)
{
	(void)out;
	(void)errors;
}

static void csv_begin_checks(FILE *out)
{
	begin_checks(out, false);
}

static void csv_put_check(FILE *out, const struct diag_check *check)
{
	put_check(out, check, false);
}

static void tsv_begin_checks(FILE *out)
{
	begin_checks(out, true);
}

static void tsv_put_check(FILE *out, const struct diag_check *check)
{
	put_check(out, check, true);
}

const struct diag_style CSV_CHECKS = {csv_begin_checks, csv_put_check,
				      end_checks};
const struct diag_style TSV_CHECKS = {tsv_begin_checks, tsv_put_check,
				      end_checks};

/* --- both formats ------------------------------------------------------ */

bool csv_report(const struct writing *w, struct error *error)
{
	return put_report(w, false, error);
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
	return put_report(w, true, error);
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
