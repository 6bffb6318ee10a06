/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints sources, with costs and calls beside their lines. */
#include "write/screen/screen.h"

#include "base/stream.h"
#include "report/own.h"
#include "source/annotated.h"
#include "write/annotation.h"
#include "write/screen/screen_grid.h"
#include "write/screen/screen_label.h"

#include <inttypes.h>
#include <stdlib.h>

enum { NAMES = 40 /* columns that the text of a line needs at least */ };

/* The state of printing sources, and the sums so far. */
struct sources {
	const struct screen *s;
	struct annotated sums;
	/* The source that is printed, and the costs of its lines: */
	name_id file;
	struct source source;
	struct source_lines lines;
	struct grid grid;
	struct labels calls;          /* of the calls beside lines */
	int number_width;
	bool alone;                   /* the costs are NEW's, not changes */
	bool past_before, past_after; /* OLD's or NEW's text has costs past its end */
};

/* The costs of a line or a call: where the texts of both sides differ, NEW's. */
static struct item shown_item(const struct sources *f, struct item item)
{
	return f->alone ? item_in(item, item.sides - 1) : item;
}

static void put_calls(const struct sources *f, const struct source_line *line, uint64_t number)
{
	static const char sign[] = "=> ";
	const struct screen *s = f->s;
	const struct row_calls *calls = &f->lines.calls;
	size_t used = screen_grid_columns(&f->grid) + sizeof(sign) - 1;

	for (size_t i = line->first; i < line->end; i++) {
		targets_add(s->targets,
			    target_of(TARGET_CALL, calls->list[i].row, f->file, number));
		screen_grid_put(s, &f->grid,
				shown_item(f, row_calls_item(s->report, calls, &calls->list[i])));
		fputs(sign, s->out);
		screen_labels_put(s, &f->calls, i, used);
	}
}

/* Prints a line of a source with its costs and calls. */
static void put_line(struct sources *f, const struct source_item *item)
{
	const struct screen *s = f->s;
	const struct source_line *line = &item->line;
	struct item cost = source_lines_item(s->report, &f->lines, line);
	bool dim = !line->costly && line->first == line->end;
	/* Line 0 belongs to no text. */
	bool alone = f->lines.kind == SOURCE_LINES_APART && line->number;
	uint64_t number = source_shown_line(item);
	size_t used;

	f->alone = alone;
	targets_add(s->targets,
		    (struct target){.kind = TARGET_LINE,
				    .row = NONE,
				    .file = f->file,
				    .at = number,
				    .cost = targets_cost(s->report, shown_item(f, cost))});
	screen_dim(s, dim);
	used = screen_grid_put(s, &f->grid, shown_item(f, cost));
	if (f->number_width)
		used += (size_t)fprintf(s->out, "%*" PRIu64 "  ", f->number_width, number);
	if (item->mark)
		used += fputc(item->mark, s->out) != EOF;
	if (item->kind == SOURCE_BOGUS)
		fprintf(s->out, "<bogus line %" PRIu64 ">", number);
	else
		screen_put_source(s, item->text, used);
	screen_dim(s, false);
	screen_end_line(s);
	if (item->kind == SOURCE_BOGUS)
		return;
	put_calls(f, line, number);
	annotated_add(&f->sums, cost);
}

static void put_items(struct sources *f)
{
	const struct screen *s = f->s;
	/* The line printed last, 0 before the first; the line below a gap that is due, or 0 */
	uint64_t last = 0, gap = 0;
	bool failed = false, begun = false;
	struct source_item item;
	struct error why;

	source_begin(&f->source, &f->lines, s->report->settings->context);
	for (;;) {
		if (!source_next(&f->source, &item, &why)) {
			diag_warn(s->w->diag, "%s; the rest is not shown", why.text);
			failed = true;
			continue;
		}
		/* If writing has failed, the rest is of no use. */
		if (item.kind == SOURCE_END || ferror(s->out))
			return;
		if (item.kind == SOURCE_BOGUS && !failed)
			*(item.mark == '-' ? &f->past_before : &f->past_after) = true;
		if (item.kind == SOURCE_GAP) {
			gap = woven_next_after(f->lines.woven, item.number);
			/* Numbers say where a source begins and ends. */
			if (f->number_width)
				continue;
			/* Only lines that NEW lacks are left out here. */
			if (!s->report->settings->context && begun && gap == last + 1)
				continue;
			screen_put_gap(s, "line ", gap, "");
		} else {
			if (begun && gap && gap != last + 1)
				screen_put_gap(s, "line ", gap, "");
			/* Of a line that NEW lacks, the one before it in NEW */
			last = item.numbers.after
				       ? item.numbers.after
				       : woven_next_after(f->lines.woven, item.number) - 1;
			begun = true;
			put_line(f, &item);
		}
		gap = 0;
	}
}

/* Prints, after a source, the sum of costs that belong to no line of it. */
static void put_counts(const struct sources *f, struct item item, const char *what)
{
	const struct screen *s = f->s;
	size_t used = screen_grid_put(s, &f->grid, item);
	char text[64];

	sprintf(text, "<counts for %s>", what);
	screen_put_rest(s, str_of(text), used);
	screen_end_line(s);
}

static void put_lines(struct sources *f)
{
	const struct screen *s = f->s;
	const struct source_lines *lines = &f->lines;
	struct item unplaced = report_item(s->report, &lines->costs, lines->unplaced);

	for (size_t i = 0; i < lines->count; i++)
		screen_grid_widen(
			s, &f->grid,
			shown_item(f, source_lines_item(s->report, lines, &lines->lines[i])));
	screen_grid_widen(s, &f->grid, unplaced);
	screen_grid_widen_calls(s, &f->grid, &lines->calls);
	screen_grid_fit(s, &f->grid, NAMES);
	f->number_width =
		snprintf(NULL, 0, "%" PRIu64,
			 source_last_line(&f->source, lines, s->report->settings->context));
	f->calls = screen_labels_of_calls(s, &lines->calls,
					  screen_grid_columns(&f->grid) + sizeof("=> ") - 1);
	f->calls.names = 0; /* they stand between other lines */
	put_items(f);
	if (lines->count && lines->lines[0].costly && lines->lines[0].number == 0)
		put_counts(f, source_lines_item(s->report, lines, lines->lines),
			   "unidentified lines");
	if (source_lines_unplaced(lines)) {
		put_counts(f, unplaced, "lines of OLD");
		annotated_add(&f->sums, unplaced);
	}
	screen_labels_free(&f->calls);
	if (lines->kind == SOURCE_LINES_APART)
		source_search_apart(s->w->search, &f->source);
	annotation_warn_end(&f->source, f->past_before, f->past_after, s->w->search, s->w->diag);
}

/* Prints the costs of a file's lines; or that there are none. */
static void put_body(struct sources *f, const struct report_file *file)
{
	const struct screen *s = f->s;
	const struct profile *profile = s->report->profile;
	bool code = f->lines.count;

	/* A file that is only called into has nothing to show. */
	for (size_t i = 0; !code && i < profile->portions.count; i++)
		code = profile->portions.pairs[i].b == file->file;
	if (file->file != NONE && code) {
		annotation_warn(s->report, file, &f->source, s->w->search, s->w->diag);
		f->sums.any = true;
		put_lines(f);
	} else {
		if (file->alike)
			diag_warn(s->w->diag,
				  "%s is ambiguous: the names of %s files of the profile end in "
				  "it; give a longer path",
				  file->wanted, number_grouped((int64_t)file->alike).text);
		screen_put_rest(s, STR("  nothing was counted in this file"), 0);
		screen_end_line(s);
	}
	screen_end_line(s);
}

/*
 * Prints the heading of a source: one line.  Its text may not be the one that ran: who reads a
 * saved report has seen no warning.
 */
static void put_title(const struct sources *f)
{
	const struct screen *s = f->s;
	bool newer = source_is_newer(&f->source, s->report->profile->current);
	bool past = f->past_before || f->past_after;
	struct draft line;
	size_t used;

	screen_dim(s, true);
	used = screen_grid_put_titles(s, &f->grid);
	draft_open(&line);
	fputs(f->source.heading, line.file);
	if (newer || past)
		fprintf(line.file, " (%s%s%s)", newer ? "changed after the profile was taken" : "",
			newer && past ? "; " : "",
			past ? "the profile has lines past its end" : "");
	draft_close(&line);
	screen_put_rest(s, (struct str){line.text, line.length}, used);
	free(line.text);
	screen_dim(s, false);
	fputc('\n', s->out);
}

/* Prints the heading of a file, and then its lines, which tell what the heading says. */
static void put_text(struct sources *f, const struct report_file *file)
{
	const struct screen *s = f->s;
	struct screen body = *s;
	struct draft draft;
	/* A text may be long, and memory is for where no file can be made. */
	FILE *kept = tmpfile();

	if (!kept)
		draft_open(&draft);
	body.out = kept ? kept : draft.file;
	if (s->targets)
		s->targets->line++;
	f->s = &body;
	f->file = file->file;
	f->alone = f->lines.kind == SOURCE_LINES_APART;
	f->past_before = f->past_after = false;
	f->grid = screen_grid_begin(s, true);
	put_body(f, file);
	f->s = s;
	put_title(f);
	screen_grid_free(&f->grid);
	if (!kept)
		draft_end(&draft, true, s->out);
	else if (!stream_copy(kept, s->out))
		fputs("<the temporary file of this text could not be written>\n", s->out);
	if (kept)
		fclose(kept);
}

static void put_file(struct sources *f, const struct report_file *file)
{
	const struct screen *s = f->s;
	struct report *report = s->report;
	bool found;
	enum source_age age;

	annotated_find(&f->sums, file, s->w->search, s->w->diag, &f->source, &found);
	if (!found)
		return;
	age = source_age(&f->source, report, file->file);
	f->source.inside = f->sums.row != NONE;
	f->lines = (struct source_lines){0};
	if (file->file != NONE)
		source_lines_of(report, file->file, f->sums.row,
				source_lines_kind(report, file->file, age), &f->lines);
	/* As part of one function, the hot lines of the next would look cold. */
	if (f->source.inside && file->file != NONE && report->settings->context < UINT64_MAX)
		source_lines_find_others(report, file->file, f->sums.row, &f->lines);
	/* A source that the user named is shown in any case; one of a function, if it changed. */
	if (file->wanted || !f->source.inside || f->lines.count || source_lines_unplaced(&f->lines))
		put_text(f, file);
	source_lines_free(&f->lines);
	source_close(&f->source);
}

/* Prints the names of the files not found, without names that no file can have (O8). */
static void end_files(struct sources *f)
{
	const struct screen *s = f->s;
	const struct annotated *sums = &f->sums;
	size_t count = sums->missing_files, named = 0;
	struct draft line;

	annotated_end(&f->sums);
	annotation_warn_outside(sums, s->w->diag);
	if (!count)
		return;
	draft_open(&line);
	fprintf(line.file,
		"%s source%s not found (-I DIR says where): ", number_grouped((int64_t)count).text,
		count == 1 ? "" : "s");
	for (size_t i = 0; i < sums->not_found_count; i++) {
		struct str name = limits_name(s->report->limits, sums->not_found[i]);

		if (!annotated_can_be_file(sums->not_found[i]))
			continue;
		fputs(named++ ? ", " : "", line.file);
		str_print(line.file, name);
	}
	screen_put_draft(s, &line);
}

/* Prints the sums of what is annotated, exact, in a line. */
static void put_annotated(const struct sources *f)
{
	const struct screen *s = f->s;
	const struct columns *columns = s->report->columns;
	struct item shown = annotated_item(&f->sums, f->sums.shown);
	struct grid grid = screen_grid_begin(s, true);
	struct draft line;

	draft_open(&line);
	fputs("Annotated:", line.file);
	for (size_t i = 0; i < grid.count; i++) {
		const struct column *column = grid.cells[i].column;
		int64_t value;

		fprintf(line.file, "%s %s ", i ? "," : "",
			numbers_of_item(columns, column, shown, column_is_signed(column)).text);
		str_print(line.file, column->name);
		if (column_value(columns, column, shown, &value) && column_adds_up(column))
			fprintf(line.file, " (%s)",
				screen_share(s, value, report_whole(s->report, column), s->diff)
					.text);
	}
	screen_put_draft(s, &line);
	screen_grid_free(&grid);
}

void screen_sources(const struct screen *s)
{
	struct report *report = s->report;
	struct sources f = {.s = s};
	size_t i;

	annotated_begin(&f.sums, report, NONE);
	/* What people are told does not depend on when they leave the pager. */
	for (i = 0; i < report->file_count && (!ferror(s->out) || s->w->diag->people); i++)
		put_file(&f, &report->files[i]);
	end_files(&f);
	if (f.sums.any)
		put_annotated(&f);
	annotated_free(&f.sums);
}

void screen_sources_of_row(const struct screen *s, row_id row)
{
	struct report *report = s->report;
	struct sources f = {.s = s};
	name_id own = report->rows.list[row].file, *files;
	bool is_own = own_object(report, report->rows.list[row].object);
	size_t count;

	if (report->settings->only_named)
		return;
	count = files_of_row(report, row, &files);
	annotated_begin(&f.sums, report, row);
	/* Its own file, then those that it has inlined code from. */
	for (int pass = 0; pass <= OWN_RANKS; pass++)
		for (size_t i = 0; i < count; i++) {
			struct report_file file = {.file = files[i]};

			if (!report_is_file(report, file.file) || (file.file == own) != !pass ||
			    (pass && (int)own_rank(report, file.file, is_own) != pass - 1))
				continue;
			put_file(&f, &file);
		}
	end_files(&f);
	free(files);
	annotated_free(&f.sums);
}
