/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints the sources of a report, with costs and calls beside their lines. */
#include "write/text/text_sources.h"

#include "base/stream.h"
#include "report/composition.h"
#include "source/annotated.h"
#include "source/source.h"
#include "write/annotation.h"
#include "write/text/text_apart.h"

#include <inttypes.h>
#include <stdlib.h>

/* The state of printing sources, and the sums so far. */
struct sources {
	const struct text *t;
	struct annotated sums;
	/* The source that is printed, and the costs of its lines: */
	struct source source;
	struct source_lines lines;
	struct widths widths;
	struct text told;        /* t, to print calls with distinct labels */
	bool old_past, new_past; /* OLD's or NEW's text has costs past its end */
};

/* Prints a line of a source with its costs and calls; number_width is 0 without line numbers. */
static void put_line(struct sources *s, const struct source_item *item, int number_width)
{
	const struct source_lines *costs = &s->lines;
	const struct source_line *line = &item->line;
	struct text plain = *s->t;
	const struct text *t = &plain;
	struct item cost = source_lines_item(t->report, costs, line);
	bool dim = !line->costly && line->first == line->end;
	size_t i;

	/*
	 * What only NEW is known to cost here is no change of what OLD cost.  Exact text has changes
	 * all the same, which add up with the sum of OLD's lines.
	 */
	plain.alone = s->told.alone =
		plain.compact && costs->kind == SOURCE_LINES_APART && line->number;
	if (dim)
		text_dim(t, true);
	text_costs(t, &s->widths, plain.alone ? item_in(cost, cost.views - 1) : cost);
	fputc(' ', t->out);
	if (number_width)
		fprintf(t->out, "%*" PRIu64 "  ", number_width, source_shown_line(item));
	if (item->mark)
		fputc(item->mark, t->out);
	if (item->kind == SOURCE_BOGUS) {
		fprintf(t->out, "<bogus line %" PRIu64 ">\n", source_shown_line(item));
		return;
	}
	text_put_source(t, 0, item->text, 0);
	if (dim)
		text_dim(t, false);
	fputc('\n', t->out);
	for (i = line->first; i < line->end; i++) {
		const struct row_call *call = &costs->calls.list[i];

		text_call(&s->told, &s->widths, &costs->calls, call, " => ",
			  t->report->rows.list[call->row].ambiguous);
	}
	annotated_add(&s->sums, cost);
}

static void put_items(struct sources *s)
{
	const struct text *t = s->t;
	const struct settings *settings = t->report->settings;
	/* The line printed last, 0 before the first; the line below a gap that is due, or 0 */
	uint64_t last = 0, gap = 0;
	bool failed = false, begun = false;
	struct source_item item;
	struct error why;
	int number_width = 0;

	if (settings->line_numbers)
		number_width = snprintf(NULL, 0, "%" PRIu64,
					source_last_line(&s->source, &s->lines, settings->context));
	source_begin(&s->source, &s->lines, settings->context);
	for (;;) {
		if (!source_next(&s->source, &item, &why)) {
			diag_warn(t->w->diag, "%s; the rest is not shown", why.text);
			failed = true;
			continue;
		}
		/* If writing has failed, the rest is of no use. */
		if (item.kind == SOURCE_END || ferror(t->out))
			return;
		if (item.kind == SOURCE_BOGUS && !failed)
			*(item.mark == '-' ? &s->old_past : &s->new_past) = true;
		if (item.kind == SOURCE_GAP) {
			gap = woven_next_new(s->lines.woven, item.number);
			/* If compact, numbers say where a source begins and ends. */
			if (t->compact && number_width)
				continue;
			/* Only lines that NEW lacks are left out here. */
			if (!settings->context && begun && gap == last + 1)
				continue;
			text_put_gap(t, "line ", gap, "");
		} else {
			if (begun && gap && gap != last + 1)
				text_put_gap(t, "line ", gap, "");
			/* Of a line that NEW lacks, the one before it in NEW */
			last = item.numbers.new ? item.numbers.new
						: woven_next_new(s->lines.woven, item.number) - 1;
			begun = true;
			put_line(s, &item, number_width);
		}
		gap = 0;
	}
}

/* Prints, after a source, the sum of costs that belong to no line of it. */
static void put_counts(const struct sources *s, struct item item, const char *what, struct str name)
{
	fputc('\n', s->t->out);
	text_costs(s->t, &s->widths, item);
	fprintf(s->t->out, " <counts for %s in ", what);
	str_print(s->t->out, name);
	fputs(">\n", s->t->out);
}

static void put_lines(struct sources *s, struct str name)
{
	const struct text *t = s->t;
	const struct source *source = &s->source;
	const struct source_lines *costs = &s->lines;
	struct item unplaced = report_item(t->report, &costs->costs, costs->unplaced);
	size_t i;

	for (i = 0; i < costs->count; i++)
		if (costs->lines[i].costly)
			text_widen(t, &s->widths,
				   source_lines_item(t->report, costs, &costs->lines[i]));
	text_widen(t, &s->widths, unplaced);
	/* compat: calls may be wider than the columns. */
	if (t->compact)
		text_widen_calls(t, &s->widths, &costs->calls);
	text_widths_cut(t, &s->widths, TEXT_NAMES + TEXT_CALLS);
	if (!t->compact) {
		text_headings(t, &s->widths, "");
		fputc('\n', t->out);
	}
	s->told =
		text_apart_calls(t, &costs->calls, text_widths_sum(&s->widths) + sizeof(" => ") - 1,
				 TEXT_CALLS - (sizeof(" => ") - 1));
	put_items(s);
	text_apart_end(t, &s->told);
	if (costs->count && costs->lines[0].costly && costs->lines[0].number == 0)
		put_counts(s, source_lines_item(t->report, costs, costs->lines),
			   "unidentified lines", name);
	if (source_lines_unplaced(costs)) {
		put_counts(s, unplaced, "lines of OLD", name);
		annotated_add(&s->sums, unplaced);
	}
	fputc('\n', t->out);
	if (costs->kind == SOURCE_LINES_APART)
		source_search_apart(t->w->search, source);
	annotation_warn_end(source, s->old_past, s->new_past, t->w->diag);
}

/*
 * Prints the heading of a source, and that its text may not be the one that ran:
 * who reads a saved report has seen no warning.
 */
static void put_title(const struct sources *s, const char *kind)
{
	const struct text *t = s->t;
	bool newer = source_is_newer(&s->source, t->report->profile->new);
	bool past = s->old_past || s->new_past;

	if (t->compact) {
		text_title(t, &s->widths);
	} else {
		fputs(TEXT_RULE, t->out);
		text_dim(t, true);
		fprintf(t->out, "-- %s: ", kind);
	}
	str_print(t->out, str_of(s->source.heading));
	/* compat: the script has a banner here, which programs do not expect. */
	if (!t->report->settings->drop_in && (newer || past))
		fprintf(t->out, " (%s%s%s)", newer ? "changed after the profile was taken" : "",
			newer && past ? "; " : "",
			past ? "the profile has lines past its end" : "");
	if (!t->compact)
		text_dim(t, false);
	fputc('\n', t->out);
	if (!t->compact)
		fputs(TEXT_RULE, t->out);
}

static bool put_file(struct sources *s, const struct report_file *file, struct error *error)
{
	const struct text *t = s->t;
	struct report *report = t->report;
	enum source_age age;
	bool found;
	bool good =
		annotated_find(&s->sums, file, t->w->search, t->w->diag, &s->source, &found, error);

	if (!found)
		return good;
	age = source_age(&s->source, report, file->file);
	s->source.inside = t->compact && s->sums.row != NONE;
	s->lines = (struct source_lines){0};
	if (file->file != NONE)
		good = source_lines_of(report, file->file, s->sums.row,
				       source_lines_kind(report, file->file, age), &s->lines,
				       error);
	/* As part of one function, the hot lines of the next would look cold. */
	if (good && s->source.inside && file->file != NONE &&
	    report->settings->context < UINT64_MAX)
		source_lines_find_others(report, file->file, s->sums.row, &s->lines);
	/* A source that the user named is shown in any case. */
	if (good && (file->wanted || s->lines.any_large || !report->settings->line_min)) {
		struct text body = *t;
		struct draft draft;
		FILE *kept = tmpfile();
		bool code = s->lines.count;
		size_t i;

		/*
		 * What is past the end of the file is known when it was read.  A
		 * text may be long, and memory is for where no file can be made.
		 */
		if (!kept)
			draft_open(&draft);
		body.out = kept ? kept : draft.file;
		s->t = &body;
		s->widths = text_widths_of_code(t);
		s->old_past = s->new_past = false;
		/* compat: a file that is only called into is not shown. */
		for (i = 0; !code && i < report->profile->portions.count; i++)
			code = report->profile->portions.pairs[i].b == file->file;
		if (file->file != NONE && code) {
			annotation_warn(report, file, &s->source, t->w->diag);
			s->sums.any = true;
			put_lines(s, report_file_name(report, file));
		} else {
			if (file->alike)
				diag_warn(t->w->diag,
					  "%s is ambiguous: the names of %s files of the profile "
					  "end in it; give a longer path",
					  file->wanted, number_grouped((int64_t)file->alike).text);
			fputs("  No information has been collected for ", body.out);
			str_print(body.out, report_file_name(report, file));
			fputs("\n\n", body.out);
		}
		s->t = t;
		put_title(s, file->wanted ? "User-annotated source" : "Auto-annotated source");
		text_widths_free(&s->widths);
		if (!kept)
			draft_end(&draft, true, t->out);
		else if (!stream_copy(kept, t->out))
			fputs("<the temporary file of this text could not be written>\n", t->out);
		if (kept)
			fclose(kept);
	}
	source_lines_free(&s->lines);
	source_close(&s->source);
	return good;
}

/*
 * Completes the sums, and prints the names of the files not found; if compact, without names that
 * no file can have (O8).  False: a sum does not fit into 64 bits.
 */
static bool end_files(struct sources *s, struct error *error)
{
	const struct text *t = s->t;
	const struct annotated *sums = &s->sums;
	size_t count = 0, named = 0, i;
	struct draft line;

	if (!annotated_end(&s->sums, error))
		return false;
	annotation_warn_outside(sums, t->w->diag);
	for (i = 0; i < sums->not_found_count; i++)
		count += !t->compact || annotated_can_be_file(sums->not_found[i]);
	if (!count)
		return true;
	draft_open(&line);
	if (t->compact)
		fprintf(line.file, "%s source%s not found (-I DIR says where): ",
			number_grouped((int64_t)count).text, count == 1 ? "" : "s");
	else
		fprintf(t->out, "%s%s%s", TEXT_RULE,
			"The following files chosen for auto-annotation could not be found:\n",
			TEXT_RULE);
	for (i = 0; i < sums->not_found_count; i++) {
		struct str name = sums->not_found[i];

		if (t->compact && !annotated_can_be_file(name))
			continue;
		name = limits_name(t->report->limits, name);
		if (!t->compact) {
			fputs("  ", t->out);
			str_print(t->out, name);
			fputc('\n', t->out);
		} else {
			fputs(named++ ? ", " : "", line.file);
			str_print(line.file, name);
		}
	}
	/* In the classic layout, the line is empty. */
	text_put_draft(t, &line, true);
	return true;
}

/* Prints the sums of what is annotated; if compact, in a line. */
static void put_annotated(const struct sources *s)
{
	const struct text *t = s->t;
	struct item shown = annotated_item(&s->sums, s->sums.shown);
	static const char *const title[] = {"events annotated"};
	struct widths widths;
	struct draft line;
	size_t i;

	if (!t->compact) {
		text_put_sums(t, &shown, title, 1, sizeof(" events annotated") - 1);
		return;
	}
	widths = text_widths_of_code(t);
	draft_open(&line);
	fputs("Annotated:", line.file);
	for (i = 0; i < widths.count; i++) {
		const struct column *column = widths.cells[i].column;
		int64_t value;

		fprintf(line.file, "%s %s ", i ? "," : "",
			numbers_value(t->report->columns, column, shown, column_is_signed(column))
				.text);
		str_print(line.file, column->name);
		if (column_value(t->report->columns, column, shown, &value))
			fprintf(line.file, " (%s)",
				text_share(t, value, report_whole(t->report, column)).text);
	}
	text_put_draft(t, &line, true);
	text_widths_free(&widths);
}

bool text_sources(const struct text *t, struct error *error)
{
	struct report *report = t->report;
	struct sources s = {.t = t};
	bool good = true;
	size_t i;

	annotated_begin(&s.sums, report, NONE);
	/* What people are told does not depend on when they leave the pager. */
	for (i = 0; good && i < report->file_count && (!ferror(t->out) || t->w->diag->people); i++)
		good = put_file(&s, &report->files[i], error) &&
		       aggregates_fit(report->profile, &s.sums.costs, error);
	good = good && end_files(&s, error);
	if (good) {
		if (s.sums.any)
			put_annotated(&s);
		annotation_advise(&s.sums, t->w->diag);
	}
	annotated_free(&s.sums);
	return good;
}

bool text_row_sources(const struct text *t, row_id row, struct error *error)
{
	struct sources s = {.t = t};
	struct composition subs;
	name_id own;
	int others;
	bool good;
	size_t i;

	if (t->report->settings->only_named)
		return true;
	good = composition_of(t->report, row, t->report->settings->inclusive, &subs, error);
	annotated_begin(&s.sums, t->report, row);
	own = t->compact ? t->report->rows.list[row].file : NONE;
	/* If compact, the function's own file comes first. */
	for (others = 0; others < 2; others++) {
		for (i = 0; good && i < subs.count; i++) {
			struct report_file file = {.file = subs.list[i].file};

			if (others == (file.file != own) && !subs.list[i].same &&
			    report_is_file(t->report, file.file))
				good = put_file(&s, &file, error);
		}
	}
	good = good && end_files(&s, error);
	composition_free(&subs);
	annotated_free(&s.sums);
	return good;
}
