/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints the sources of a report, with costs and calls beside their lines. */
#include "write/classic/classic.h"

#include "source/annotated.h"

#include <inttypes.h>
#include <stdlib.h>

/* The sources, and the sum of the lines that are printed. */
struct sources {
	struct annotated annotated;
	struct costs costs;
	struct values shown[SIDES];
};

/* Prints a line of a source with its costs and calls. */
static void put_line(const struct classic *c, struct sources *s, struct classic_columns *columns,
		     const struct source_item *item)
{
	const struct annotated *a = &s->annotated;
	const struct source_line *line = &item->line;
	struct item cost = source_lines_item(c->report, &a->lines, line);

	classic_columns_put(c, columns, cost);
	fputc(' ', c->out);
	if (item->kind == SOURCE_BOGUS) {
		fprintf(c->out, "<bogus line %" PRIu64 ">\n", source_shown_line(item));
		return;
	}
	str_print_source(c->out, item->text);
	fputc('\n', c->out);
	for (size_t i = line->first; i < line->end; i++) {
		const struct row_call *call = &a->lines.calls.list[i];

		classic_columns_call(c, columns, &a->lines.calls, call, " => ",
				     c->report->rows.list[call->row].ambiguous);
	}
	values_add(&s->costs, s->shown, cost.costs, cost.in, cost.sides);
}

static void put_lines(const struct classic *c, struct sources *s, struct str name)
{
	struct annotated *a = &s->annotated;
	const struct source_lines *lines = &a->lines;
	struct classic_columns columns = classic_columns_begin(c);
	struct source_item item;

	/* compat: calls may be wider than the columns. */
	for (size_t i = 0; i < lines->count; i++)
		if (lines->lines[i].costly)
			classic_columns_widen(
				c, &columns, source_lines_item(c->report, lines, &lines->lines[i]));
	classic_columns_headings(c, &columns, "");
	fputc('\n', c->out);
	while (annotated_next(a, c->out, &item))
		if (item.kind == SOURCE_GAP)
			fprintf(c->out,
				"-- line %" PRIu64 " ----------------------------------------\n",
				item.number);
		else
			put_line(c, s, &columns, &item);
	if (lines->count && lines->lines[0].costly && lines->lines[0].number == 0) {
		fputc('\n', c->out);
		classic_columns_put(c, &columns, source_lines_item(c->report, lines, lines->lines));
		fputs(" <counts for unidentified lines in ", c->out);
		str_print(c->out, name);
		fputs(">\n", c->out);
	}
	fputc('\n', c->out);
	classic_columns_free(&columns);
}

static void put_file(const struct classic *c, struct sources *s, const struct report_file *file)
{
	struct annotated *a = &s->annotated;
	struct str name = report_file_name(c->report, file);

	if (!annotated_open(a, file))
		return;
	fprintf(c->out, "%s-- %s-annotated source: ", CLASSIC_RULE, file->wanted ? "User" : "Auto");
	str_print(c->out, str_of(a->source.heading));
	/* compat: the script has a banner here, which programs do not expect. */
	if (a->newer && !c->report->settings->drop_in)
		fputs(" (changed after the profile was taken)", c->out);
	fprintf(c->out, "\n%s", CLASSIC_RULE);
	if (a->file != NONE) {
		put_lines(c, s, name);
	} else {
		fputs("  No information has been collected for ", c->out);
		str_print(c->out, name);
		fputs("\n\n", c->out);
	}
	annotated_close(a);
}

static void put_not_found(const struct classic *c, const struct annotated *a)
{
	if (!a->not_found_count)
		return;
	fprintf(c->out, "%sThe following files chosen for auto-annotation could not be found:\n%s",
		CLASSIC_RULE, CLASSIC_RULE);
	for (size_t i = 0; i < a->not_found_count; i++) {
		fputs("  ", c->out);
		str_print(c->out, limits_name(c->report->limits, a->not_found[i]));
		fputc('\n', c->out);
	}
	fputc('\n', c->out);
}

void classic_sources(const struct classic *c)
{
	struct report *report = c->report;
	struct annotated from = {.report = report, .row = NONE, .search = c->w->search};
	struct sources s = {.annotated = from};
	struct annotated *a = &s.annotated;

	/* What people are told does not depend on when they leave the pager. */
	for (size_t i = 0; i < report->file_count && (!ferror(c->out) || c->w->diag->people); i++)
		put_file(c, &s, &report->files[i]);
	annotated_end(a);
	put_not_found(c, a);
	report_note_overflow(report, &s.costs);
	if (a->any)
		classic_columns_sum(c, report_item(report, &s.costs, s.shown), "events annotated");
	if (a->missing_files && c->w->diag->people)
		diag_warn(c->w->diag, "%s source file%s not found (say where with -I DIR)",
			  number_grouped((int64_t)a->missing_files).text,
			  a->missing_files == 1 ? "" : "s");
	cost_free(&s.costs);
	free(a->not_found);
}
