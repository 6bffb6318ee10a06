/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints sources, with costs and calls beside their lines. */

#include "write/screen/grid.h"

#include <inttypes.h>

enum {
	NAMES = 40, /* columns that the text of a line needs at least */
};

/* The state of printing a source. */
struct sources {
	const struct writing *w;
	struct annotated *a;
	struct grid grid;
	size_t number; /* the column of numbers of lines */
};

/* Where the texts of both sides differ, the costs are NEW's; but line 0 belongs to no text. */
static struct item shown_of(const struct sources *f, struct item item, uint64_t number)
{
	bool alone = f->a->lines.apart && number;

	return alone ? item_in(item, item.sides - 1) : item;
}

/* Adds a line of a source with its costs and calls. */
static void add_line(struct sources *f, const struct source_item *item)
{
	static const struct source_line none;
	const struct report *report = f->w->report;
	const struct row_calls *calls = &f->a->lines.calls;
	size_t next = f->a->source.next;
	bool costs = next && f->a->lines.lines[next - 1].number == item->number;
	const struct source_line *line = costs ? &f->a->lines.lines[next - 1] : &none;
	struct item cost = source_lines_item(report, &f->a->lines, line), shown;
	uint64_t number = source_shown_line(item);
	struct target target = target_of(TARGET_LINE, NONE, f->a->file, number);
	struct grid_row *row;
	char text[24];

	shown = shown_of(f, cost, line->number);
	target.cost = targets_cost(report, shown);
	row = grid_row(&f->grid, GRID_ROW, &target);
	row->dim = !line->costly && line->first == line->end;
	row->is_source = item->kind != SOURCE_BOGUS;
	row->sign = grid_keep(&f->grid, (struct str){&item->mark, item->mark != '\0'});
	grid_item(&f->grid, shown);
	sprintf(text, "%" PRIu64, number);
	grid_figure(&f->grid, f->number, "", text);
	if (item->kind == SOURCE_BOGUS) {
		row->text = grid_take(&f->grid, str_of(util_format("<bogus line %s>", text)));
		return;
	}
	row->text = grid_keep(&f->grid, item->text);
	for (size_t i = line->first; i < line->end; i++) {
		target = target_of(TARGET_CALL, calls->list[i].row, f->a->file, number);
		shown = shown_of(f, row_calls_item(report, calls, &calls->list[i]), line->number);
		grid_call(&f->grid, &target, shown, calls, i, f->w->diff && shown.sides > 1)->sign =
			STR("=> ");
	}
}

/* Adds, after a source, the sum of costs that belong to no line of it. */
static void add_counts(struct sources *f, struct item item, const char *what)
{
	grid_words(&f->grid, GRID_ROW, what);
	grid_item(&f->grid, item);
}

static void add_lines(struct sources *f)
{
	const struct report *report = f->w->report;
	const struct source_lines *lines = &f->a->lines;
	struct item unplaced = report_item(report, &lines->costs, lines->unplaced);
	/* The line added last, 0 before the first; the line below a gap that is due, or 0 */
	uint64_t last = 0, gap = 0;
	struct source_item item;

	while (annotated_next(f->a, f->w->out, &item)) {
		if (item.kind == SOURCE_GAP) {
			gap = woven_next_after(lines->woven, item.number);
			continue;
		}
		/* Numbers say where a source begins and ends. */
		if (last && gap && gap != last + 1)
			grid_note(&f->grid, util_format("-- line %" PRIu64
							" ----------------------------------------",
							gap));
		gap = 0;
		/* Of a line that NEW lacks, the one before it in NEW */
		last = item.numbers.after ? item.numbers.after
					  : woven_next_after(lines->woven, item.number) - 1;
		add_line(f, &item);
	}
	if (lines->count && lines->lines[0].costly && lines->lines[0].number == 0)
		add_counts(f, source_lines_item(report, lines, lines->lines),
			   "<counts for unidentified lines>");
	if (source_lines_unplaced(lines))
		add_counts(f, unplaced, "<counts for lines of OLD>");
	if (lines->apart)
		source_search_remark(f->w->search, SOURCE_APART, f->a->source.path);
}

/* Prints a file: a heading, which a saved report has of a text that may be another one; lines. */
static void put_file(const struct writing *w, struct annotated *a, const struct report_file *file)
{
	struct sources f = {.w = w, .a = a};

	if (!annotated_open(a, file))
		return;
	/* A source that the user named is shown in any case; one of a function, if it changed. */
	if (file->wanted || a->row == NONE || a->lines.count || source_lines_unplaced(&a->lines)) {
		struct str title[] = {
			str_of(a->source.heading),
			str_of(a->newer ? " (changed after the profile was taken)" : ""),
		};

		grid_begin(&f.grid, w, NAMES);
		grid_events(&f.grid, true);
		f.number = grid_column(&f.grid, GRID_FIGURE, STR(""));
		grid_row(&f.grid, GRID_TITLES, NULL);
		if (a->file != NONE)
			add_lines(&f);
		else
			grid_words(&f.grid, GRID_LINE, "  nothing was counted in this file");
		f.grid.rows->text = grid_take(&f.grid, str_join(title, LENGTH(title)));
		grid_put(&f.grid);
		screen_end_line(w);
	}
	annotated_close(a);
}

/* Prints the names of the files not found, without names that no file can have (O8). */
static void end_files(const struct writing *w, struct annotated *a)
{
	size_t named = 0;
	struct draft line;

	annotated_end(a);
	draft_open(&line);
	fprintf(line.file, "%s source%s not found (-I DIR says where): ",
		number_grouped((int64_t)a->missing_files).text, a->missing_files == 1 ? "" : "s");
	for (size_t i = 0; i < a->not_found_count; i++) {
		if (!annotated_can_be_file(a->not_found[i]))
			continue;
		fputs(named++ ? ", " : "", line.file);
		str_print(line.file, limits_name(w->report->limits, a->not_found[i]));
	}
	if (a->missing_files)
		screen_put_draft(w, &line);
	else
		str_free(draft_close(&line));
	free(a->not_found);
}

void screen_sources(const struct writing *w)
{
	struct report *report = w->report;
	struct annotated a = {.report = report, .row = NONE, .search = w->search};

	/* What people are told does not depend on when they leave the pager. */
	for (size_t i = 0; i < report->file_count && (!ferror(w->out) || w->diag->people); i++)
		put_file(w, &a, &report->files[i]);
	end_files(w, &a);
}

void screen_sources_of_row(const struct writing *w, row_id row)
{
	struct report *report = w->report;
	const struct row *of = &report->rows.list[row];
	struct annotated a = {.report = report, .row = row, .search = w->search};
	name_id *files;
	size_t count;

	if (report->settings->only_named)
		return;
	count = files_of_row(report, row, &files);
	/* Its own file, then those that it has inlined code from, the user's before others. */
	for (int pass = 0; pass < 3; pass++)
		for (size_t i = 0; i < count; i++) {
			struct report_file file = {.file = files[i]};
			int own = own_code(report, of->object, file.file) ? 1 : 2;

			if (report_is_file(report, file.file) &&
			    (file.file == of->file ? 0 : own) == pass)
				put_file(w, &a, &file);
		}
	end_files(w, &a);
	free(files);
}
