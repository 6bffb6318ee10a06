/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints the list of rows: functions, files, objects or lines. */
#include "write/screen/screen.h"

#include "report/ranking.h"
#include "source/line_texts.h"
#include "write/screen/screen_grid.h"
#include "write/screen/screen_label.h"

#include <stdlib.h>
#include <string.h>

enum {
	GAP = 2,         /* between places, names and texts of lines */
	NAMES = 24,      /* columns that names need at least */
	LINES = 40,      /* and places, names and texts of lines */
	LINE_NAMES = 16, /* ... and names alone, beside their places */
};

/* The state of printing the list. */
struct list {
	const struct screen *s;
	const row_id *rows; /* that are printed */
	size_t count;
	struct grid grid;
	struct labels labels;
	struct line_texts texts; /* of --by=line */
	size_t places, names;    /* with texts: the columns of places and names */
};

static void put_text(const struct screen *s, struct str text)
{
	if (s->width)
		str_print_flat(s->out, text);
	else
		str_print(s->out, text);
}

/* Prints the place of a line, of which the end is always there.  Returns its columns. */
static size_t put_place(const struct list *l, struct str place)
{
	const struct screen *s = l->s;
	struct fit fit = fit_path(place, s->width ? l->places - GAP : SIZE_MAX);
	size_t columns = 0;

	for (size_t i = 0; i < fit.count; i++) {
		put_text(s, fit.piece[i]);
		columns += fit_columns(fit.piece[i], l->places);
	}
	return columns;
}

/* Prints a row of --by=line: the place, the function, and the text of the line. */
static void put_line(const struct list *l, size_t i, size_t used)
{
	const struct screen *s = l->s;
	const struct label *label = &l->labels.list[i];
	struct str place = screen_label_place(s, label), name, text = l->texts.text[i];
	size_t room = s->width > used + l->places ? s->width - used - l->places : 0;
	size_t most = room < l->names ? room : l->names, marks = strlen(label->marks);
	size_t columns = put_place(l, place);

	fprintf(s->out, "%*s", (int)(columns + GAP < l->places ? l->places - columns : GAP), "");
	name = screen_label_fit(label, !s->width ? SIZE_MAX : most > marks ? most - marks : 0);
	put_text(s, name);
	fputs(label->marks, s->out);
	columns = fit_columns(name, l->names) + marks;
	if (text.length && (!s->width || room > l->names + 8)) {
		size_t pad = (columns < l->names ? l->names - columns : 0) + GAP;

		fprintf(s->out, "%*s", (int)pad, "");
		screen_put_source(s, text, used + l->places + columns + pad);
	}
	screen_end_line(s);
	free((char *)name.at);
	free((char *)place.at);
}

/*
 * Finds the columns for places and names of --by=line: places are whole, names have their last
 * components, and a third is for texts, if there is room for all that.
 */
static void find_line_columns(struct list *l, size_t used)
{
	enum { MOST = 64 };
	const struct screen *s = l->s;
	size_t room = s->width > used ? s->width - used : 0, least = 0;
	bool texts = false;

	for (size_t i = 0; i < l->labels.count; i++) {
		struct label *label = &l->labels.list[i];
		struct str place = screen_label_place(s, label);
		size_t columns = fit_columns(place, MOST);
		size_t marks = strlen(label->marks), name = fit_columns(label->name, MOST) + marks;
		size_t last = name_least_columns(label->name, MOST) + marks;

		l->places = columns > l->places ? columns : l->places;
		l->names = name > l->names ? name : l->names;
		least = last > least ? last : least;
		texts |= l->texts.text[i].length > 0;
		free((char *)place.at);
	}
	l->places += GAP;
	if (s->width && texts && l->places + l->names > room / 3 * 2)
		l->names = room / 3 * 2 > l->places + least ? room / 3 * 2 - l->places : least;
	/* Names need some room beside the longest place. */
	if (least > LINE_NAMES)
		least = LINE_NAMES;
	if (s->width && l->places + least > room)
		l->places = room > 2 * least ? room - least : room / 2 > GAP ? room / 2 : GAP;
}

static void put_row(const struct list *l, size_t i)
{
	const struct screen *s = l->s;
	const struct report *report = s->report;
	row_id row = l->rows[i];
	size_t used;

	targets_add(s->targets, target_of(TARGET_ROW, row, NONE, 0));
	used = screen_grid_put(s, &l->grid, report_row(report, row));
	if (l->texts.count)
		put_line(l, i, used);
	else
		screen_labels_put(s, &l->labels, i, used);
}

/* The columns that names and places need at least. */
static size_t least_room(const struct list *l)
{
	const struct screen *s = l->s;
	const struct report *report = s->report;
	size_t most = NAMES, limit = s->width > 30 ? s->width - 10 : 20;

	/* The texts of lines give way. */
	if (report_has_lines(report))
		most = LINES;
	for (size_t i = 0; i < l->count && s->width; i++) {
		struct label label = screen_label_of(s, l->rows[i]);
		size_t least;

		/* A name that is no wider needs no more. */
		if (!*label.lines &&
		    fit_columns(label.name, most + 1) + strlen(label.marks) <= most)
			continue;
		least = screen_label_least(&label, limit);
		if (report_has_lines(report)) {
			size_t name = name_least_columns(label.name, limit);

			least += GAP;
			least -= name > LINE_NAMES ? name - LINE_NAMES : 0;
		}
		most = least > most ? least : most;
	}
	return most < limit ? most : limit;
}

static size_t count_lines(struct str text)
{
	size_t lines = 0;

	for (; text.length; lines++)
		str_eat_until(&text, '\n');
	return lines;
}

/* Leaves out the rows for which a long head, with causes, leaves no room on the screen. */
static void fit_page(struct list *l, struct str causes)
{
	const struct screen *s = l->s;
	struct report *report = s->report;
	size_t lines;
	struct draft head;
	struct screen to;

	if (!s->w->page)
		return;
	to = screen_draft(s, &head);
	screen_head(&to, true);
	screen_grid_put_left(&to, &l->grid);
	/* And of titles, and for the next prompt */
	lines = count_lines(draft_close(&head)) + count_lines(causes) + 2;
	free(head.text);
	if (report->order.count + lines > s->w->page)
		l->count = report->order.count = s->w->page > lines ? s->w->page - lines : 1;
}

static void put_titles(const struct list *l)
{
	const struct screen *s = l->s;
	size_t used;

	screen_dim(s, true);
	used = screen_grid_put_titles(s, &l->grid);
	screen_put_rest(s, str_of(BY_KINDS[s->report->settings->by].noun), used);
	screen_dim(s, false);
	screen_end_line(s);
}

void screen_list(const struct screen *s)
{
	const struct report *report = s->report;
	struct list l = {.s = s,
			 .rows = report->order.listed + s->w->first,
			 .count = report->order.count - s->w->first,
			 .grid = screen_grid_begin(s, false)};
	struct draft causes;
	struct screen to = screen_draft(s, &causes);
	struct str above;
	size_t used;

	screen_causes(&to);
	above = draft_close(&causes);
	if (s->w->rows && l.count > s->w->rows)
		l.count = s->w->rows;
	for (size_t i = 0; i < l.count; i++)
		screen_grid_widen(s, &l.grid, report_row(report, l.rows[i]));
	screen_grid_fit(s, &l.grid, least_room(&l));
	fit_page(&l, above);
	used = screen_grid_columns(&l.grid);
	screen_head(s, true);
	screen_put_lines(s, above);
	free(causes.text);
	if (report_has_lines(report))
		l.texts = line_texts_of_rows(report, s->w->search, s->w->diag);
	l.labels = screen_labels_of(s, l.rows, l.count, used);
	if (l.texts.count)
		find_line_columns(&l, used);
	put_titles(&l);
	for (size_t i = 0; i < l.count && !ferror(s->out); i++)
		put_row(&l, i);
	screen_put_newer(s, &l.texts.newer);
	if (ranking_is_same(report)) {
		fputs("no difference", s->out);
		screen_end_line(s);
	}
	screen_grid_put_left(s, &l.grid);
	/* --summary needs a blank line only before sources. */
	if (!report->settings->summary || report->file_count)
		screen_end_line(s);
	line_texts_free(&l.texts);
	screen_labels_free(&l.labels);
	screen_grid_free(&l.grid);
}
