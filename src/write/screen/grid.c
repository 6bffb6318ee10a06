/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * All rows are there before the first is printed, so a column is as wide as these need and no
 * figure is made twice.  What does not fit goes in this order: events that nobody asked for,
 * shares from the right to the left, columns.  Names and words are cut to what is left.
 */
#include "write/screen/grid.h"

#include <stdlib.h>
#include <string.h>

enum {
	WIDEST = 24, /* columns of a title */
	WORDS = 48,  /* columns that words are padded to at most without a width */
	LEAST = 12,  /* columns that are left of words that are cut */
	GAP = 2,     /* between columns */
	NAMES = 46,  /* columns that events which nobody asked for leave names */
};

static const char *const shades[] = {
	"", "\x1b[1;31m", "\x1b[31m", "\x1b[35m", "\x1b[1;32m", "\x1b[32m", "\x1b[36m",
};

/* --- columns ------------------------------------------------------------- */

/*
 * How much an event weighs in the estimate of cycles that KCachegrind makes, and the event that it
 * is a part of: CEst = Ir + 10 Bm + 10 L1m + 100 LLm.
 */
static const struct weight {
	const char *event;
	unsigned by;
	const char *partner;
} weights[] = {
	{"Ir", 1, ""},       {"I1mr", 10, "Ir"},  {"D1mr", 10, "Dr"},
	{"D1mw", 10, "Dw"},  {"ILmr", 100, "Ir"}, {"DLmr", 100, "Dr"},
	{"DLmw", 100, "Dw"}, {"Bcm", 10, "Bc"},   {"Bim", 10, "Bi"},
};

static const struct weight *weight_of(struct str event)
{
	static const struct weight none = {"", 0, ""};

	for (size_t i = 0; i < LENGTH(weights); i++)
		if (str_equal(event, str_of(weights[i].event)))
			return &weights[i];
	return &none;
}

/* How much an event tells: what the first one is a part of most, else by its weight. */
static double tells(const struct grid *grid, const struct column *column)
{
	const struct column *first = grid->columns->column;

	if (column == first || (first->self && str_equal(column->name, first->self->name)) ||
	    str_equal(column->name, str_of(weight_of(first->name)->partner)))
		return 1e30;
	return (double)weight_of(column->name)->by * (double)report_whole(grid->s->report, column);
}

/* The title of a column: short numbers have units, so the title has none. */
static struct str title_of(struct grid *grid, const struct column *column, bool of_code)
{
	struct str title = column->name;
	size_t i = title.length;

	if (!of_code && grid->s->report->settings->inclusive && column->is_of_profile &&
	    !grid->s->report->columns->slice_count) {
		struct str pieces[] = {STR("Incl("), title, STR(")")};

		title = str_join(pieces, LENGTH(pieces));
		words_add(&grid->made, title.at);
		return title;
	}
	if (column->self && grid->count == 1 && !grid->s->report->settings->inclusive &&
	    str_equal(column->self->name, grid->columns->column->name)) {
		grid->columns->title = STR("Self");
		return STR("Incl");
	}
	if (!grid->s->human || column->measures.kind == UNIT_NONE || column->self ||
	    !str_equal(str_tail(title, 1), STR(")")))
		return title;
	while (i > 0 && title.at[i - 1] != '(')
		i--;
	while (i > 1 && strchr("(_ ", title.at[i - 1]))
		i--;
	return i > 1 ? str_head(title, i) : title;
}

size_t grid_column(struct grid *grid, enum grid_kind kind, struct str title)
{
	UTIL_PUSH(grid->columns, grid->count, grid->column_room) =
		(struct grid_column){.kind = kind, .title = title};
	return grid->count - 1;
}

static void add_event(struct grid *grid, const struct column *column, bool extra, bool of_code)
{
	const struct report *report = grid->s->report;
	size_t at = grid_column(grid, GRID_FIGURE, title_of(grid, column, of_code));
	struct grid_column *added = &grid->columns[at];

	added->column = column;
	added->whole = report_whole(report, column);
	added->extra = extra;
	added->has_share = !extra && report->settings->show_percs && column_adds_up(column) &&
			   !column_is_calls(column);
}

/* Puts the extra events in the order of what they tell. */
static void sort_extras(struct grid *grid)
{
	for (size_t i = 1; i < grid->count; i++)
		for (size_t j = i; grid->columns[j].extra && grid->columns[j - 1].extra &&
				   tells(grid, grid->columns[j].column) >
					   tells(grid, grid->columns[j - 1].column);
		     j--) {
			struct grid_column column = grid->columns[j];

			grid->columns[j] = grid->columns[j - 1];
			grid->columns[j - 1] = column;
		}
}

void grid_events(struct grid *grid, bool of_code)
{
	const struct report *report = grid->s->report;
	const struct columns *columns = report->columns;
	size_t count = columns_in_table(columns);
	bool asked = columns->slice_count || (report->settings->show && *report->settings->show);
	const struct column *first = !asked && columns->sorted_count ? columns->sorted : NULL;

	/* An event that orders the report is first; what else does is there, in its place. */
	if (of_code && first && first->self)
		first = first->self;
	for (size_t i = 0; first && !first->is_of_profile && i < count; i++)
		if (str_equal(columns_of_table(columns, i)->name, first->name))
			first = NULL;
	if (first)
		add_event(grid, first, false, of_code);
	for (size_t i = 0; i < count; i++) {
		const struct column *column = columns_of_table(columns, i);

		if (first && str_equal(column->name, first->name))
			continue;
		if (of_code && !asked &&
		    (!column->is_of_profile || (grid->count && tells(grid, column) < 1e30)))
			continue;
		add_event(grid, column, !asked && grid->count && column->is_of_profile, of_code);
	}
	sort_extras(grid);
}

/* --- rows ---------------------------------------------------------------- */

void grid_begin(struct grid *grid, const struct screen *s, size_t names)
{
	*grid = (struct grid){.s = s, .names = names};
	draft_open(&grid->texts);
}

/* Ends the piece that is written, and begins another one. */
static FILE *begin_piece(struct grid *grid, struct grid_piece *piece)
{
	fflush(grid->texts.file);
	if (grid->open)
		grid->open->length = (uint32_t)(grid->texts.length - grid->open->at);
	grid->open = piece;
	if (piece)
		piece->at = grid->texts.length;
	return grid->texts.file;
}

static struct grid_row *last_row(struct grid *grid)
{
	return &grid->rows[grid->row_count - 1];
}

struct grid_row *grid_row(struct grid *grid, enum grid_row_kind kind, const struct target *target)
{
	struct grid_row *row;

	begin_piece(grid, NULL);
	row = &UTIL_PUSH(grid->rows, grid->row_count, grid->row_room);
	*row = (struct grid_row){.kind = kind, .cells = SIZE_MAX, .dim = kind == GRID_TITLES};
	if (target && grid->s->targets) {
		row->has_target = true;
		row->target = *target;
	}
	if (kind != GRID_ROW)
		return row;
	row->cells = grid->cell_count;
	for (size_t i = 0; i < grid->count; i++)
		UTIL_PUSH(grid->cells, grid->cell_count, grid->cell_room) = (struct grid_cell){0};
	return row;
}

FILE *grid_cell(struct grid *grid, size_t column)
{
	return begin_piece(grid, &grid->cells[last_row(grid)->cells + column].text);
}

FILE *grid_sign(struct grid *grid)
{
	return begin_piece(grid, &last_row(grid)->sign);
}

FILE *grid_text(struct grid *grid)
{
	return begin_piece(grid, &last_row(grid)->text);
}

FILE *grid_tail(struct grid *grid)
{
	return begin_piece(grid, &last_row(grid)->tail);
}

FILE *grid_title(struct grid *grid)
{
	return begin_piece(grid, &grid->rows->text);
}

void grid_mark(struct grid *grid, size_t column, const char *mark)
{
	fputs(mark, grid->texts.file);
	grid->cells[last_row(grid)->cells + column].share = (uint16_t)strlen(mark);
}

void grid_words(struct grid *grid, enum grid_row_kind kind, const char *words)
{
	grid_row(grid, kind, NULL);
	fputs(words, grid_text(grid));
}

void grid_label(struct grid *grid, struct label label)
{
	last_row(grid)->of = GRID_LABEL;
	UTIL_PUSH(grid->labels.list, grid->labels.count, grid->label_room) = label;
}

void grid_call(struct grid *grid, const struct row_calls *calls, size_t i, bool change)
{
	const struct screen *s = grid->s;
	const struct row_call *call = &calls->list[i];
	struct label label = screen_label_of(s, call->row);
	int64_t n = row_calls_count(s->report, calls, call);
	bool counted = n || (!change && call->seen & CALL_RECORDED);
	bool inlined = call->seen & CALL_INLINED;
	size_t used = strlen(label.marks);

	/* A change of 0 calls would read as "never called". */
	if (counted || inlined)
		snprintf(label.marks + used, sizeof(label.marks) - used, " (%s%s%s)",
			 counted ? screen_value(s, &s->report->columns->count, n, change).text : "",
			 !counted  ? ""
			 : inlined ? "x and "
				   : "x",
			 inlined ? "inlined" : "");
	grid_label(grid, label);
}

/* The color of a cost, by its share of the total in three steps; 0: none. */
static uint16_t shade_of(int64_t cost, int64_t total)
{
	static const uint64_t per_mille[] = {100, 20, 5};

	for (size_t i = 0; total && cost && i < LENGTH(per_mille); i++)
		if (fraction_compare_products(number_magnitude(cost), 1000, number_magnitude(total),
					      per_mille[i]) >= 0)
			return (uint16_t)(i + (cost < 0 ? 4 : 1));
	return 0;
}

void grid_share(struct grid *grid, size_t column, int64_t value, int64_t whole)
{
	struct grid_cell *cell = &grid->cells[last_row(grid)->cells + column];
	struct value_text share = screen_share(grid->s, value, whole, grid->s->diff);

	cell->share = (uint16_t)share.length;
	fwrite(share.text, 1, share.length, grid_cell(grid, column));
	grid->columns[column].has_share = true;
}

void grid_item(struct grid *grid, struct item item)
{
	const struct screen *s = grid->s;

	for (size_t i = 0; i < grid->count; i++) {
		struct grid_column *column = &grid->columns[i];
		struct grid_cell *cell = &grid->cells[last_row(grid)->cells + i];
		struct value_text text;
		int64_t value;
		FILE *out;

		if (!column->column)
			continue;
		out = grid_cell(grid, i);
		text = screen_of_item(s, column->column, item);
		column->any |= strcmp(text.text, ".") != 0 && strcmp(text.text, "0") != 0;
		if (column_value(s->report->columns, column->column, item, &value) && value) {
			if (s->w->color)
				cell->shade = shade_of(value, column->whole);
			/* What NEW alone is known to cost is no part of OLD. */
			if (column->has_share && !(s->diff && item.sides < 2)) {
				struct value_text share = screen_share(
					s, value, column->whole,
					item.sides > 1 && column_is_signed(column->column));

				cell->share = (uint16_t)share.length;
				fwrite(share.text, 1, share.length, out);
			}
		}
		fwrite(text.text, 1, text.length, out);
	}
}

static struct str text_at(const struct grid *grid, struct grid_piece piece)
{
	return (struct str){grid->texts.text + piece.at, piece.length};
}

/* The share in front of a figure, and the figure; or the words of a cell. */
static struct str share_of(const struct grid *grid, size_t column, const struct grid_cell *cell)
{
	size_t share = grid->columns[column].kind == GRID_FIGURE ? cell->share : 0;

	return (struct str){grid->texts.text + cell->text.at, share};
}

static struct str figure_of(const struct grid *grid, size_t column, const struct grid_cell *cell)
{
	return str_from(text_at(grid, cell->text), share_of(grid, column, cell).length);
}

/* --- widths -------------------------------------------------------------- */

/* Sets a width to that of a text, if this is wider. */
static void widen(size_t *width, struct str text)
{
	size_t columns = fit_columns(text, FRACTION_TEXT);

	*width = columns > *width ? columns : *width;
}

static void find_widths(struct grid *grid)
{
	for (size_t i = 0; i < grid->row_count; i++)
		for (size_t k = 0; grid->rows[i].kind == GRID_ROW && k < grid->count; k++) {
			const struct grid_cell *cell = &grid->cells[grid->rows[i].cells + k];
			struct grid_column *column = &grid->columns[k];

			widen(&column->width, figure_of(grid, k, cell));
			widen(&column->share_width, share_of(grid, k, cell));
		}
	for (size_t k = 0; k < grid->count; k++) {
		struct grid_column *column = &grid->columns[k];

		column->has_share &= column->share_width > 0;
		column->out |= (column->extra && !column->any) ||
			       (!column->column && !column->width && !column->share_width);
		if (column->kind != GRID_FIGURE)
			widen(&column->width, column->title);
		if (column->kind != GRID_FIGURE && !grid->s->width && column->width > WORDS)
			column->width = WORDS;
	}
}

/* The columns of a share, a figure, and the title above both. */
static size_t cell_columns(const struct grid_column *column)
{
	size_t columns = column->width + (column->has_share ? column->share_width + 1 : 0);
	size_t title = column->kind == GRID_FIGURE ? fit_columns(column->title, WIDEST) : 0;

	return column->out ? 0 : title > columns ? title : columns;
}

static size_t all_columns(const struct grid *grid)
{
	size_t columns = 0;

	for (size_t i = 0; i < grid->count; i++)
		columns += cell_columns(&grid->columns[i]) + (grid->columns[i].out ? 0 : GAP);
	return columns;
}

/* The columns that are missing so that `names` are left behind the figures; 0: none. */
static size_t missing(const struct grid *grid, size_t names)
{
	size_t columns = all_columns(grid) + names;

	return grid->s->width && columns > grid->s->width ? columns - grid->s->width : 0;
}

/* Makes a column of words narrower where there is no room. */
static void shrink(struct grid_column *column, size_t by)
{
	if (column->width > LEAST)
		column->width = column->width > LEAST + by ? column->width - by : LEAST;
}

static void leave_out(struct grid *grid)
{
	size_t names = grid->names, extras = names < NAMES ? NAMES : names, words = 0;
	bool slices = grid->s->report && grid->s->report->columns->slice_count, slices_alone;

	for (size_t i = grid->count; i-- > 1;) {
		size_t room = grid->columns[i - 1].extra ? extras : (names + extras) / 2;

		/* What the first event is a part of tells more than a few columns of names. */
		if (grid->columns[i].extra && missing(grid, room))
			grid->columns[i].out = true;
	}
	while (words < grid->count && grid->columns[words].kind == GRID_FIGURE)
		words++;
	for (size_t i = grid->count; i-- > words + 1;)
		if (grid->columns[i].kind != GRID_FIGURE)
			shrink(&grid->columns[i], missing(grid, names));
	/* Where there are words, the text behind them gets what is left. */
	names = words < grid->count ? 0 : names;
	/* All columns of --compare have shares, or none. */
	slices_alone = slices && missing(grid, names);
	for (size_t i = 0; slices_alone && i < grid->count; i++)
		grid->columns[i].has_share = false;
	for (size_t i = grid->count; i-- > 1 && missing(grid, names);)
		grid->columns[i].has_share = false;
	for (size_t i = grid->count; i-- > 1 && missing(grid, names);)
		/* The change between the first and the last one, or the sum, tells more. */
		if (grid->columns[i].kind == GRID_FIGURE && grid->columns[i].title.length &&
		    (grid->columns[i].column || words == grid->count) &&
		    !(slices && i + 1 == grid->count))
			grid->columns[i].out = true;
	if (grid->count && missing(grid, names))
		grid->columns->has_share = false;
	/* The first words are of a path, whose end tells most. */
	if (words < grid->count)
		shrink(&grid->columns[words], missing(grid, names));
}

/* --- printing ------------------------------------------------------------ */

/* Prints the blanks that are due; there are none at the end of a line. */
static void put_blanks(struct grid *grid)
{
	fprintf(grid->s->out, "%*s", (int)grid->blanks, "");
	grid->blanks = 0;
}

/*
 * Prints a text that is cut to so many columns, but not in the bytes of a mark at its end, and
 * padded at the left or the right.
 */
static void put_cut(struct grid *grid, enum grid_kind kind, struct str text, size_t mark,
		    size_t width)
{
	FILE *out = grid->s->out;
	size_t columns = fit_columns(text, width + 1), blanks;
	struct str name = {NULL, 0}, words = str_head(text, text.length - mark);
	struct fit fit = {.count = 1, .piece = {words}};

	if (grid->s->width && kind == GRID_NAME)
		fit.piece[0] = name = name_fit(words, width > mark ? width - mark : 0);
	else if (columns > width && (grid->s->width || kind == GRID_FIGURE))
		fit = (kind == GRID_PATH ? fit_path : fit_name)(words, width);
	columns = mark;
	for (size_t i = 0; i < fit.count; i++)
		columns += fit_columns(fit.piece[i], width);
	blanks = columns < width ? width - columns : 0;
	grid->blanks += kind == GRID_FIGURE || !text.length ? blanks : 0;
	if (text.length)
		put_blanks(grid);
	for (size_t i = 0; i < fit.count; i++)
		(grid->s->width ? str_print_flat : str_print)(out, fit.piece[i]);
	fwrite(text.at + words.length, 1, mark, out);
	grid->blanks += kind != GRID_FIGURE && text.length ? blanks : 0;
	free((char *)name.at);
}

static void put_titles(struct grid *grid)
{
	const struct report *report = grid->s->report;
	const struct column *sorted = grid->s->w->color && report && report->columns->sorted_count
					      ? report->columns->sorted
					      : NULL;

	for (size_t i = 0; i < grid->count; i++) {
		const struct grid_column *column = &grid->columns[i];
		bool marked =
			sorted && column->column && str_equal(column->column->name, sorted->name);
		size_t width = cell_columns(column), title = fit_columns(column->title, width);

		if (column->out)
			continue;
		if (marked) {
			grid->blanks += width - title;
			put_blanks(grid);
			fputs("\x1b[4m", grid->s->out);
		}
		put_cut(grid, column->kind, column->title, 0, marked ? title : width);
		fputs(marked ? "\x1b[24m" : "", grid->s->out);
		grid->blanks += GAP;
	}
}

static void put_cells(struct grid *grid, const struct grid_row *row)
{
	for (size_t i = 0; i < grid->count; i++) {
		const struct grid_column *column = &grid->columns[i];
		const struct grid_cell *cell = &grid->cells[row->cells + i];
		bool figure = column->kind == GRID_FIGURE;
		size_t share = column->has_share ? column->share_width + 1 : 0;

		if (column->out)
			continue;
		grid->blanks += figure ? cell_columns(column) - column->width - share : 0;
		if (cell->shade) {
			put_blanks(grid);
			fputs(shades[cell->shade], grid->s->out);
		}
		if (column->has_share) {
			put_cut(grid, GRID_FIGURE, share_of(grid, i, cell), 0, share - 1);
			grid->blanks++;
		}
		put_cut(grid, column->kind, figure_of(grid, i, cell), figure ? 0 : cell->share,
			column->width);
		fputs(cell->shade ? "\x1b[0m" : "", grid->s->out);
		grid->blanks += GAP;
	}
}

/* Prints what a row is about behind `used` columns. */
static void put_text(const struct grid *grid, const struct grid_row *row, size_t used)
{
	const struct screen *s = grid->s;
	struct str text = text_at(grid, row->text), tail = text_at(grid, row->tail);
	size_t columns = s->width ? fit_columns(tail, s->width) : 0;

	if (row->of == GRID_SOURCE) {
		screen_put_source(s, text, used);
	} else {
		used += screen_put_rest(s, text, used + columns);
		screen_put_rest(s, tail, used);
	}
}

static void put_row(struct grid *grid, const struct grid_row *row, size_t *label)
{
	const struct screen *s = grid->s;
	struct str sign = text_at(grid, row->sign);
	size_t used = row->kind == GRID_LINE ? 0 : all_columns(grid);

	if (row->has_target)
		targets_add(s->targets, row->target);
	if (row->dim)
		screen_dim(s, true);
	if (row->kind == GRID_TITLES)
		put_titles(grid);
	else if (row->kind == GRID_ROW)
		put_cells(grid, row);
	if (sign.length || row->text.length || row->tail.length || row->of == GRID_LABEL)
		put_blanks(grid);
	grid->blanks = 0;
	fwrite(sign.at, 1, sign.length, s->out);
	used += fit_columns(sign, WORDS);
	if (row->of != GRID_LABEL)
		put_text(grid, row, used);
	if (row->dim)
		screen_dim(s, false);
	if (row->of == GRID_LABEL)
		screen_label_put(s, &grid->labels.list[(*label)++], grid->labels.names, used);
	else
		screen_end_line(s);
}

static bool is_left(const struct grid_column *column)
{
	return column->out && column->column && !(column->extra && !column->any);
}

/* Prints a line that says which events are not shown for lack of room, if any. */
static void put_left(const struct grid *grid)
{
	enum { NAMED = 4 };
	const struct screen *s = grid->s;
	struct draft line;
	size_t named = 0;

	draft_open(&line);
	for (size_t i = 0; i < grid->count; i++) {
		const struct grid_column *column = &grid->columns[i];

		if (!is_left(column))
			continue;
		if (named < NAMED) {
			fputs(named ? ", " : "not shown: ", line.file);
			str_print(line.file, column->column->name);
		}
		named++;
	}
	if (named) {
		bool asked = s->report->columns->slice_count || s->report->settings->show;

		fputs(named > NAMED ? ", ..." : "", line.file);
		fputs(asked ? "" : " (--show=all)", line.file);
		targets_add(s->targets, target_of(TARGET_EVENT, NONE, NONE, 0));
		screen_dim(s, true);
		screen_put_wrapped(s, (fflush(line.file), (struct str){line.text, line.length}));
		screen_dim(s, false);
	}
	draft_end(&line, false, NULL);
}

bool grid_fit(struct grid *grid)
{
	begin_piece(grid, NULL);
	find_widths(grid);
	leave_out(grid);
	grid->fitted = true;
	for (size_t i = 0; i < grid->count; i++)
		if (is_left(&grid->columns[i]))
			return true;
	return false;
}

void grid_put(struct grid *grid)
{
	const struct screen *s = grid->s;
	bool slices = s->report && s->report->columns->slice_count;
	size_t label = 0, sign = 0;

	if (!grid->fitted)
		grid_fit(grid);
	for (size_t i = 0; i < grid->row_count; i++)
		if (grid->rows[i].of == GRID_LABEL && grid->rows[i].kind == GRID_ROW)
			sign = fit_columns(text_at(grid, grid->rows[i].sign), WORDS);
	screen_labels_complete(s, &grid->labels, all_columns(grid) + sign);
	if (grid->apart)
		grid->labels.names = 0;
	/* Below a long comparison, nobody would see that a slice is missing. */
	if (slices)
		put_left(grid);
	for (size_t i = 0; i < grid->row_count && !ferror(s->out); i++)
		put_row(grid, &grid->rows[i], &label);
	if (!slices)
		put_left(grid);
	draft_end(&grid->texts, false, NULL);
	free(grid->labels.list);
	free(grid->columns);
	free(grid->rows);
	free(grid->cells);
	words_free_all(&grid->made);
}
