/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * All rows are there before the first is printed, so a column is as wide as these need.  What does
 * not fit goes in this order: shares from the right to the left, columns.  Names and words are cut
 * to what is left.
 */
#include "write/screen/grid.h"

#include <stdlib.h>
#include <string.h>

enum {
	WIDEST = 24, /* columns of a title */
	WORDS = 48,  /* columns that words and names are padded to at most without a width */
	LEAST = 12,  /* columns that are left of words that are cut */
	GAP = 2,     /* between columns */
	NAMES = 46,  /* columns that events which nobody asked for leave names */
};

static const char *const shades[] = {
	"", "\x1b[1;31m", "\x1b[31m", "\x1b[35m", "\x1b[1;32m", "\x1b[32m", "\x1b[36m",
};

/* --- columns ------------------------------------------------------------- */

/* What an event is a part of; of another one "". */
static struct str partner_of(struct str event)
{
	static const char *const parts[][2] = {
		{"I1mr", "Ir"}, {"D1mr", "Dr"}, {"D1mw", "Dw"}, {"ILmr", "Ir"},
		{"DLmr", "Dr"}, {"DLmw", "Dw"}, {"Bcm", "Bc"},  {"Bim", "Bi"},
	};

	for (size_t i = 0; i < LENGTH(parts); i++)
		if (str_equal(event, str_of(parts[i][0])))
			return str_of(parts[i][1]);
	return STR("");
}

/* Returns whether --show, or --compare, says which columns there are. */
static bool is_asked(const struct report *report)
{
	return report->columns->slice_count || (report->settings->show && *report->settings->show);
}

/* The title of a column: short numbers have units, so the title has none. */
static struct str title_of(struct grid *grid, const struct column *column, bool of_code)
{
	const struct report *report = grid->s->report;
	struct str title = column->name;
	size_t i = title.length;

	if (!of_code && report->settings->inclusive && column->is_of_profile &&
	    !report->columns->slice_count) {
		struct str pieces[] = {STR("Incl("), title, STR(")")};

		title = str_join(pieces, LENGTH(pieces));
		words_add(&grid->made, title.at);
		return title;
	}
	if (column->self && grid->count == 1 && !report->settings->inclusive &&
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

static void add_event(struct grid *grid, const struct column *column, unsigned turn, bool of_code)
{
	const struct report *report = grid->s->report;
	size_t at = grid_column(grid, GRID_FIGURE, title_of(grid, column, of_code));
	struct grid_column *added = &grid->columns[at];

	added->column = column;
	added->turn = turn;
	added->whole = report_whole(report, column);
	added->has_share = report->settings->show_percs && column_adds_up(column) &&
			   !column_is_calls(column) && !turn;
}

/* Returns whether there is a column of this event already. */
static bool has_event(const struct grid *grid, const struct column *column)
{
	for (size_t i = 0; i < grid->count; i++)
		if (str_equal(grid->columns[i].column->name, column->name))
			return true;
	return false;
}

/* When a column is added: what nobody asked for last, but before that what the first is part of. */
static unsigned turn_of(const struct grid *grid, const struct column *column)
{
	const struct column *first;

	if (is_asked(grid->s->report) || !grid->count || !column->is_of_profile)
		return 0;
	first = grid->columns->column;
	return (first->self && str_equal(column->name, first->self->name)) ||
			       str_equal(column->name, partner_of(first->name))
		       ? 1
		       : 2;
}

void grid_events(struct grid *grid, bool of_code)
{
	const struct report *report = grid->s->report;
	const struct columns *columns = report->columns;
	const struct column *first =
		is_asked(report) || !columns->sorted_count ? NULL : columns->sorted;
	size_t count = columns_in_table(columns);

	/* An event that orders the report is first; what else does is there, in its place. */
	if ((of_code || report->settings->inclusive) && first && first->self)
		first = first->self;
	for (size_t i = 0; first && !first->is_of_profile && i < count; i++)
		if (str_equal(columns_of_table(columns, i)->name, first->name))
			first = NULL;
	if (first)
		add_event(grid, first, 0, of_code);
	for (unsigned turn = 0; turn < (of_code ? 2 : 3); turn++)
		for (size_t i = 0; i < count; i++) {
			const struct column *column = columns_of_table(columns, i);

			if (turn_of(grid, column) != turn || has_event(grid, column) ||
			    (of_code && !is_asked(report) && !column->is_of_profile))
				continue;
			add_event(grid, column, turn, of_code);
		}
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
	*row = (struct grid_row){
		.kind = kind, .row = NONE, .file = NONE, .cells = NONE, .dim = kind == GRID_TITLES};
	if (target && grid->s->targets) {
		UTIL_PUSH(grid->targets, grid->target_count, grid->target_room) = *target;
		row->target = (uint32_t)grid->target_count;
	}
	return row;
}

/* A cell of the last row, in a column that has cells; the row gets them with the first. */
static struct grid_cell *cell_at(struct grid *grid, size_t column)
{
	struct grid_row *row = last_row(grid);

	if (row->cells == NONE) {
		begin_piece(grid, NULL);
		row->cells = util_id(grid->cell_count);
		for (size_t i = 0; i < grid->count; i++)
			UTIL_PUSH(grid->cells, grid->cell_count, grid->cell_room) =
				(struct grid_cell){0};
	}
	return &grid->cells[row->cells + column];
}

FILE *grid_cell(struct grid *grid, size_t column)
{
	return begin_piece(grid, &cell_at(grid, column)->text);
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

void grid_words(struct grid *grid, enum grid_row_kind kind, const char *words)
{
	grid_row(grid, kind, NULL);
	fputs(words, grid_text(grid));
}

void grid_call(struct grid *grid, const struct row_calls *calls, size_t i, bool change)
{
	const struct screen *s = grid->s;
	const struct row_call *call = &calls->list[i];
	int64_t n = row_calls_count(s->report, calls, call);
	bool counted = n || (!change && call->seen & CALL_RECORDED);
	bool inlined = call->seen & CALL_INLINED;

	last_row(grid)->row = call->row;
	/* A change of 0 calls would read as "never called". */
	if (counted || inlined)
		fprintf(grid_tail(grid), " (%s%s%s)",
			counted ? screen_value(s, &s->report->columns->count, n, change).text : "",
			!counted  ? ""
			: inlined ? "x and "
				  : "x",
			inlined ? "inlined" : "");
}

void grid_share(struct grid *grid, size_t column, int64_t value, int64_t whole)
{
	struct value_text share = screen_share(grid->s, value, whole, grid->s->diff);

	cell_at(grid, column)->share = (uint32_t)share.length;
	fwrite(share.text, 1, share.length, grid_cell(grid, column));
	grid->columns[column].has_share = true;
}

/* --- cells --------------------------------------------------------------- */

static struct str text_at(const struct grid *grid, struct grid_piece piece)
{
	return (struct str){grid->texts.text + piece.at, piece.length};
}

/* The label that a row is about. */
static struct label label_of(const struct grid *grid, const struct grid_row *row)
{
	const struct report *report = grid->s->report;
	struct label label = screen_label_of(grid->s, row->row);

	if (row->is_call) {
		label.object = STR("");
		label.file = report_is_file(report, row->file) ? report_name(report, row->file)
							       : STR("???");
		snprintf(label.lines, sizeof(label.lines), "%.*s", (int)row->text.length,
			 text_at(grid, row->text).at);
	}
	snprintf(label.marks + strlen(label.marks), sizeof(label.marks) - strlen(label.marks),
		 "%.*s", (int)row->tail.length, text_at(grid, row->tail).at);
	label.whole |= row->whole;
	label.all = row->all;
	label.key |= row->all || row->is_call;
	return label;
}

/* What a row has in a column. */
struct made {
	struct value_text value;
	struct str text, share; /* a figure or words, and what is in front of a figure */
	struct value_text share_text;
	char *memory;
	uint8_t shade; /* its color; 0: none */
};

/* The color of a cost, by its share of the total in three steps; 0: none. */
static uint8_t shade_of(int64_t cost, int64_t total)
{
	static const uint64_t per_mille[] = {100, 20, 5};

	for (size_t i = 0; total && cost && i < LENGTH(per_mille); i++)
		if (fraction_compare_products(number_magnitude(cost), 1000, number_magnitude(total),
					      per_mille[i]) >= 0)
			return (uint8_t)(i + (cost < 0 ? 4 : 1));
	return 0;
}

/* Makes the figure of an item. */
static void make_figure(const struct grid *grid, const struct grid_column *column, struct item item,
			struct made *made)
{
	const struct screen *s = grid->s;
	int64_t value;

	made->value = screen_of_item(s, column->column, item);
	made->text = (struct str){made->value.text, made->value.length};
	if (!column_value(s->report->columns, column->column, item, &value) || !value)
		return;
	if (s->w->color)
		made->shade = shade_of(value, column->whole);
	/* What NEW alone is known to cost is no part of OLD. */
	if (!column->has_share || (s->diff && item.sides < 2))
		return;
	made->share_text = screen_share(s, value, column->whole,
					item.sides > 1 && column_is_signed(column->column));
	made->share = (struct str){made->share_text.text, made->share_text.length};
}

/* Makes the text of a cell, words in so many columns; the caller frees made->memory. */
static void make_cell(const struct grid *grid, const struct grid_row *row, size_t column,
		      size_t width, struct made *made)
{
	const struct grid_column *c = &grid->columns[column];
	const struct grid_cell *cell =
		row->cells == NONE ? NULL : &grid->cells[row->cells + column];

	made->memory = NULL;
	made->shade = 0;
	made->text = made->share = STR("");
	if (c->column && row->item.in) {
		make_figure(grid, c, row->item, made);
	} else if ((c->kind == GRID_PLACE || c->kind == GRID_NAME) && row->row != NONE) {
		struct label label = label_of(grid, row);
		size_t marks = strlen(label.marks);

		if (c->kind == GRID_PLACE) {
			made->text = screen_label_place(grid->s, &label);
		} else {
			struct str name =
				screen_label_fit(&label, width > marks ? width - marks : 0);

			made->text = str_join((struct str[]){name, str_of(label.marks)}, 2);
			str_free(name);
		}
		made->memory = (char *)made->text.at;
	} else if (cell) {
		made->text = text_at(grid, cell->text);
		made->share = str_head(made->text, cell->share);
		made->text = str_from(made->text, cell->share);
	}
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
	for (size_t k = 0; k < grid->count; k++) {
		struct grid_column *column = &grid->columns[k];
		struct made made;

		for (size_t i = 0; i < grid->row_count; i++) {
			if (grid->rows[i].kind != GRID_ROW)
				continue;
			make_cell(grid, &grid->rows[i], k, SIZE_MAX, &made);
			widen(&column->width, made.text);
			widen(&column->share_width, made.share);
			column->any |= made.text.length + made.share.length &&
				       (!column->column || (!str_equal(made.text, STR("0")) &&
							    !str_equal(made.text, STR("."))));
			free(made.memory);
		}
		column->has_share &= column->share_width > 0;
		/* What nobody asked for, and is 0 everywhere, tells nothing. */
		column->any |= column->column && !column->turn;
		column->out = !column->any;
		if (column->kind == GRID_FIGURE)
			continue;
		widen(&column->width, column->title);
		if (!grid->s->width && column->width > WORDS)
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
	size_t names = grid->names, words = 0, many = names < NAMES ? NAMES : names;
	bool slices = grid->s->report && grid->s->report->columns->slice_count, slices_alone;

	/* The first of what nobody asked for tells more than a few columns of names. */
	for (size_t i = grid->count; i-- > 1;)
		if (grid->columns[i].turn &&
		    missing(grid, grid->columns[i - 1].turn ? many : (names + many) / 2))
			grid->columns[i].out = true;
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

/* --- labels -------------------------------------------------------------- */

/* The columns before the text of a row, or its label. */
static size_t used_by(const struct grid *grid, const struct grid_row *row)
{
	size_t sign = fit_columns(text_at(grid, row->sign), WORDS);

	return row->kind == GRID_LINE ? sign : sign + grid->used;
}

static bool has_label(const struct grid *grid, const struct grid_row *row)
{
	bool in_column = grid->count && grid->columns[grid->count - 1].kind == GRID_NAME;

	return row->row != NONE && !in_column;
}

/* Without a width, the places of a list are below each other. */
static void find_name_width(struct grid *grid, const struct label *label)
{
	size_t columns = fit_columns(screen_label_name(label), WORDS + 1) + strlen(label->marks);

	if (!grid->s->width && !grid->apart && columns > grid->name_width && columns <= WORDS)
		grid->name_width = columns;
}

/* Labels of different rows that look the same are whole: the names, or the places of one name. */
static void tell_apart(struct grid *grid)
{
	struct alike {
		const struct grid_row *first;
		bool several, named; /* of several rows; with different names */
	} *alike = util_alloc(grid->row_count, sizeof(*alike));
	struct draft draft;
	struct screen to = screen_draft(grid->s, &draft);

	for (size_t i = 0; i < grid->row_count; i++) {
		struct grid_row *row = &grid->rows[i];
		struct str text;
		uint64_t hash = 0;
		struct label label;
		struct alike *like;

		if (!has_label(grid, row))
			continue;
		label = label_of(grid, row);
		find_name_width(grid, &label);
		draft.length = 0;
		screen_label_put(&to, &label, 0, used_by(grid, row));
		fflush(draft.file);
		text = (struct str){draft.text, draft.length};
		/* Without a width, texts may be long. */
		for (size_t k = 0; !grid->s->width && k < draft.length; k++)
			hash = hash_mix((unsigned char)draft.text[k], hash);
		if (!grid->s->width)
			text = (struct str){(const char *)&hash, sizeof(hash)};
		row->look = names_id(&grid->looks, text);
		like = &alike[row->look];
		if (!like->first)
			like->first = row;
		like->several |= row->row != like->first->row;
		like->named |= grid->s->report->rows.list[row->row].name !=
			       grid->s->report->rows.list[like->first->row].name;
	}
	for (size_t i = 0; i < grid->row_count; i++) {
		struct grid_row *row = &grid->rows[i];

		if (!has_label(grid, row))
			continue;
		row->whole = alike[row->look].named;
		row->all = alike[row->look].several && !row->whole && !row->is_call;
	}
	draft_end(&draft, false, NULL);
	free(alike);
}

/* --- printing ------------------------------------------------------------ */

/* Prints the blanks that are due; there are none at the end of a line. */
static void put_blanks(struct grid *grid)
{
	fprintf(grid->s->out, "%*s", (int)grid->blanks, "");
	grid->blanks = 0;
}

/* Prints a text that is cut to so many columns, and padded at the left or the right. */
static void put_cut(struct grid *grid, enum grid_kind kind, struct str text, size_t width)
{
	FILE *out = grid->s->out;
	struct fit fit = {.count = 1, .piece = {text}};
	size_t columns = 0, blanks;

	if (fit_columns(text, width + 1) > width && (grid->s->width || kind == GRID_FIGURE))
		fit = (kind == GRID_PATH || kind == GRID_PLACE ? fit_path : fit_name)(text, width);
	for (size_t i = 0; i < fit.count; i++)
		columns += fit_columns(fit.piece[i], width);
	blanks = columns < width ? width - columns : 0;
	grid->blanks += kind == GRID_FIGURE || !text.length ? blanks : 0;
	if (text.length)
		put_blanks(grid);
	for (size_t i = 0; i < fit.count; i++)
		(grid->s->width ? str_print_flat : str_print)(out, fit.piece[i]);
	grid->blanks += kind != GRID_FIGURE && text.length ? blanks : 0;
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
		put_cut(grid, column->kind, column->title, marked ? title : width);
		fputs(marked ? "\x1b[24m" : "", grid->s->out);
		grid->blanks += GAP;
	}
}

static void put_cells(struct grid *grid, const struct grid_row *row)
{
	for (size_t i = 0; i < grid->count; i++) {
		const struct grid_column *column = &grid->columns[i];
		size_t share = column->has_share ? column->share_width + 1 : 0;
		struct made made;

		if (column->out)
			continue;
		make_cell(grid, row, i, grid->s->width ? column->width : SIZE_MAX, &made);
		if (column->kind == GRID_FIGURE)
			grid->blanks += cell_columns(column) - column->width - share;
		if (made.shade) {
			put_blanks(grid);
			fputs(shades[made.shade], grid->s->out);
		}
		if (column->has_share) {
			put_cut(grid, GRID_FIGURE, made.share, share - 1);
			grid->blanks++;
		}
		put_cut(grid, column->kind, made.text, column->width);
		fputs(made.shade ? "\x1b[0m" : "", grid->s->out);
		grid->blanks += GAP;
		free(made.memory);
	}
}

/* Prints the text of a row behind `used` columns, and ends the line. */
static void put_text(const struct grid *grid, const struct grid_row *row, size_t used)
{
	const struct screen *s = grid->s;
	struct str text = text_at(grid, row->text), tail = text_at(grid, row->tail);
	size_t columns = s->width ? fit_columns(tail, s->width) : 0;

	if (row->is_source) {
		screen_put_source(s, text, used);
	} else {
		used += screen_put_rest(s, text, used + columns);
		screen_put_rest(s, tail, used);
	}
}

static void put_row(struct grid *grid, const struct grid_row *row)
{
	const struct screen *s = grid->s;
	struct str sign = text_at(grid, row->sign);
	bool labelled = has_label(grid, row);

	if (row->target)
		targets_add(s->targets, grid->targets[row->target - 1]);
	if (s->targets && row->kind == GRID_TITLES)
		UTIL_PUSH(s->targets->titles, s->targets->title_count, s->targets->title_room) =
			s->targets->line;
	if (row->dim)
		screen_dim(s, true);
	if (row->kind == GRID_TITLES)
		put_titles(grid);
	else if (row->kind == GRID_ROW)
		put_cells(grid, row);
	if (sign.length || row->text.length || row->tail.length || labelled)
		put_blanks(grid);
	grid->blanks = 0;
	fwrite(sign.at, 1, sign.length, s->out);
	if (!labelled)
		put_text(grid, row, used_by(grid, row));
	if (row->dim)
		screen_dim(s, false);
	if (labelled && s->width && !row->whole && !row->all) {
		screen_put_lines(s, names_str(&grid->looks, row->look));
	} else if (labelled) {
		struct label label = label_of(grid, row);

		screen_label_put(s, &label, grid->name_width, used_by(grid, row));
	} else {
		screen_end_line(s);
	}
}

/* Returns whether there is no room for a column that would tell something. */
static bool is_left(const struct grid_column *column)
{
	return column->out && column->column && column->any;
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
		if (!is_left(&grid->columns[i]))
			continue;
		if (named < NAMED) {
			fputs(named ? ", " : "not shown: ", line.file);
			str_print(line.file, grid->columns[i].column->name);
		}
		named++;
	}
	fputs(named > NAMED ? ", ..." : "", line.file);
	fputs(is_asked(s->report) ? "" : " (--show=all)", line.file);
	targets_add(s->targets, target_of(TARGET_EVENT, NONE, NONE, 0));
	screen_dim(s, true);
	screen_put_draft(s, &line);
	screen_dim(s, false);
}

bool grid_fit(struct grid *grid)
{
	bool left = false;

	begin_piece(grid, NULL);
	if (!grid->fitted) {
		find_widths(grid);
		leave_out(grid);
		grid->used = all_columns(grid);
	}
	grid->fitted = true;
	for (size_t i = 0; i < grid->count; i++)
		left |= is_left(&grid->columns[i]);
	return left;
}

void grid_put(struct grid *grid)
{
	const struct screen *s = grid->s;
	bool left = grid_fit(grid), slices = s->report && s->report->columns->slice_count;

	tell_apart(grid);
	/* Below a long comparison, nobody would see that a slice is missing. */
	if (left && slices)
		put_left(grid);
	for (size_t i = 0; i < grid->row_count && !ferror(s->out); i++)
		put_row(grid, &grid->rows[i]);
	if (left && !slices)
		put_left(grid);
	draft_end(&grid->texts, false, NULL);
	free(grid->targets);
	free(grid->columns);
	free(grid->rows);
	free(grid->cells);
	names_free(&grid->looks);
	words_free_all(&grid->made);
}
