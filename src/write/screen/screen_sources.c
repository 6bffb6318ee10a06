/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints sources, with costs and calls beside their lines. */
#include "write/screen/screen.h"

#include "report/own.h"
#include "source/annotated.h"
#include "write/annotation.h"
#include "write/screen/grid.h"

#include <inttypes.h>
#include <stdlib.h>

enum {
	NAMES = 40, /* columns that the text of a line needs at least */
	DASHES = 40,
};

/* The state of printing sources, and the sums so far. */
struct sources {
	const struct screen *s;
	struct annotated sums;
	/* The source that is printed, and the costs of its lines: */
	name_id file;
	struct source source;
	struct source_lines lines;
	struct grid grid;
	size_t number; /* the column of numbers of lines */
};

/* Where the texts of both sides differ, the costs are NEW's; but line 0 belongs to no text. */
static bool is_alone(const struct sources *f, uint64_t number)
{
	return f->lines.kind == SOURCE_LINES_APART && number;
}

static void add_calls(struct sources *f, const struct source_line *line, uint64_t number)
{
	const struct row_calls *calls = &f->lines.calls;
	bool alone = is_alone(f, line->number);

	for (size_t i = line->first; i < line->end; i++) {
		struct target target = target_of(TARGET_CALL, calls->list[i].row, f->file, number);
		struct item item = row_calls_item(f->s->report, calls, &calls->list[i]);

		grid_row(&f->grid, GRID_ROW, &target)->item =
			alone ? item_in(item, item.sides - 1) : item;
		fputs("=> ", grid_sign(&f->grid));
		grid_call(&f->grid, calls, i, f->s->diff && !alone);
	}
}

/* Adds a line of a source with its costs and calls. */
static void add_line(struct sources *f, const struct source_item *item)
{
	static const struct source_line none;
	size_t next = f->source.next;
	bool costs = next && f->lines.lines[next - 1].number == item->number;
	const struct source_line *line = costs ? &f->lines.lines[next - 1] : &none;
	struct item cost = source_lines_item(f->s->report, &f->lines, line);
	struct item shown = is_alone(f, line->number) ? item_in(cost, cost.sides - 1) : cost;
	uint64_t number = source_shown_line(item);
	struct target target = {.kind = TARGET_LINE,
				.row = NONE,
				.file = f->file,
				.at = number,
				.cost = targets_cost(f->s->report, shown)};
	struct grid_row *row = grid_row(&f->grid, GRID_ROW, &target);
	FILE *text;

	row->dim = !line->costly && line->first == line->end;
	row->is_source = item->kind != SOURCE_BOGUS;
	row->item = shown;
	fprintf(grid_cell(&f->grid, f->number), "%" PRIu64, number);
	if (item->mark)
		fputc(item->mark, grid_sign(&f->grid));
	text = grid_text(&f->grid);
	if (item->kind == SOURCE_BOGUS) {
		fprintf(text, "<bogus line %" PRIu64 ">", number);
		return;
	}
	fwrite(item->text.at, 1, item->text.length, text);
	add_calls(f, line, number);
	annotated_add(&f->sums, cost);
}

static void add_gap(struct sources *f, uint64_t line)
{
	char text[64];
	int n = sprintf(text, "-- line %" PRIu64 " ", line);
	size_t dashes = f->s->width ? f->s->width - (size_t)n : DASHES;

	grid_row(&f->grid, GRID_LINE, NULL)->dim = true;
	fprintf(grid_text(&f->grid), "%s%.*s", text, (int)dashes,
		"----------------------------------------");
}

/* Adds the lines; past: whether there are costs past the end. */
static void add_items(struct sources *f, bool *past)
{
	const struct report *report = f->s->report;
	/* The line added last, 0 before the first; the line below a gap that is due, or 0 */
	uint64_t last = 0, gap = 0;
	bool failed = false;
	struct source_item item;
	struct error why;

	source_begin(&f->source, &f->lines, report->settings->context);
	for (;;) {
		if (!source_next(&f->source, &item, &why)) {
			diag_warn(f->s->w->diag, "%s; the rest is not shown", why.text);
			failed = true;
			continue;
		}
		/* If writing has failed, the rest is of no use. */
		if (item.kind == SOURCE_END || ferror(f->s->out))
			return;
		if (item.kind == SOURCE_BOGUS && !failed)
			*past = true;
		if (item.kind == SOURCE_GAP) {
			gap = woven_next_after(f->lines.woven, item.number);
			continue;
		}
		/* Numbers say where a source begins and ends. */
		if (last && gap && gap != last + 1)
			add_gap(f, gap);
		gap = 0;
		/* Of a line that NEW lacks, the one before it in NEW */
		last = item.numbers.after ? item.numbers.after
					  : woven_next_after(f->lines.woven, item.number) - 1;
		add_line(f, &item);
	}
}

/* Adds, after a source, the sum of costs that belong to no line of it. */
static void add_counts(struct sources *f, struct item item, const char *what)
{
	grid_row(&f->grid, GRID_ROW, NULL)->item = item;
	fprintf(grid_text(&f->grid), "<counts for %s>", what);
}

static void add_lines(struct sources *f, bool *past)
{
	const struct screen *s = f->s;
	const struct source_lines *lines = &f->lines;
	struct item unplaced = report_item(s->report, &lines->costs, lines->unplaced);

	add_items(f, past);
	if (lines->count && lines->lines[0].costly && lines->lines[0].number == 0)
		add_counts(f, source_lines_item(s->report, lines, lines->lines),
			   "unidentified lines");
	if (source_lines_unplaced(lines)) {
		add_counts(f, unplaced, "lines of OLD");
		annotated_add(&f->sums, unplaced);
	}
	if (lines->kind == SOURCE_LINES_APART)
		source_search_apart(s->w->search, &f->source);
	annotation_warn_end(&f->source, *past, s->w->search, s->w->diag);
}

/* Adds the lines of a file; or that there are none. */
static void add_body(struct sources *f, const struct report_file *file, bool *past)
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
		add_lines(f, past);
		return;
	}
	if (file->alike)
		diag_warn(s->w->diag,
			  "%s is ambiguous: the names of %s files of the profile end in it; give a "
			  "longer path",
			  file->wanted, number_grouped((int64_t)file->alike).text);
	grid_words(&f->grid, GRID_LINE, "  nothing was counted in this file");
}

/*
 * Prints a file.  Its heading says that the text may not be the one that ran: who reads a saved
 * report has seen no warning.
 */
static void put_text(struct sources *f, const struct report_file *file)
{
	bool newer = source_is_newer(&f->source, f->s->report->profile->current);
	bool past = false;
	FILE *text;

	f->file = file->file;
	grid_begin(&f->grid, f->s, NAMES);
	f->grid.apart = true;
	grid_events(&f->grid, true);
	f->number = grid_column(&f->grid, GRID_FIGURE, STR(""));
	grid_row(&f->grid, GRID_TITLES, NULL);
	add_body(f, file, &past);
	text = grid_title(&f->grid);
	fputs(f->source.heading, text);
	if (newer || past)
		fprintf(text, " (%s%s%s)", newer ? "changed after the profile was taken" : "",
			newer && past ? "; " : "",
			past ? "the profile has lines past its end" : "");
	grid_put(&f->grid);
	screen_end_line(f->s);
}

/* For --browse: the lines of a file whose source was not found, with their costs. */
static void put_missing(struct sources *f, const struct report_file *file)
{
	const struct source_lines *lines = &f->lines;

	f->file = file->file;
	f->lines = (struct source_lines){0};
	source_lines_of(f->s->report, f->file, f->sums.row, SOURCE_LINES_ALL, &f->lines);
	grid_begin(&f->grid, f->s, NAMES);
	grid_events(&f->grid, true);
	f->number = grid_column(&f->grid, GRID_FIGURE, STR(""));
	grid_row(&f->grid, GRID_TITLES, NULL);
	str_print(grid_text(&f->grid), report_file_name(f->s->report, file));
	for (size_t i = 0; i < lines->count; i++) {
		const struct source_line *line = &lines->lines[i];
		struct source_item item = {.number = line->number,
					   .numbers = {.after = line->number}};

		f->source.next = i + 1;
		if (line->number)
			add_line(f, &item);
		else if (line->costly)
			add_counts(f, source_lines_item(f->s->report, lines, line),
				   "unidentified lines");
	}
	if (!lines->count)
		f->grid.row_count = 0;
	grid_put(&f->grid);
	source_lines_free(&f->lines);
}

static void put_file(struct sources *f, const struct report_file *file)
{
	const struct screen *s = f->s;
	struct report *report = s->report;
	bool found;
	enum source_age age;

	annotated_find(&f->sums, file, s->w->search, s->w->diag, &f->source, &found);
	if (!found && s->targets && file->file != NONE)
		put_missing(f, file);
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
	struct draft line;
	struct grid grid;

	draft_open(&line);
	fputs("Annotated:", line.file);
	grid_begin(&grid, s, 0);
	grid_events(&grid, true);
	for (size_t i = 0; i < grid.count; i++) {
		const struct column *column = grid.columns[i].column;
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
	grid_put(&grid);
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
