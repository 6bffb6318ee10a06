/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * All rows are there before the first is printed, so a column is as wide as these need.  Words are
 * cut first, to a few columns; then shares go, from the right to the left, and columns.
 */
#include "write/screen/grid.h"

#include "write/prose.h"

enum {
	WIDEST = 24,   /* columns of a title */
	WORDS = 48,    /* columns that words are padded to at most without a width */
	LEAST = 8,     /* columns that are left of words that are cut; */
	FUNCTION = 20, /* where the text behind gives way, these */
	MARK = 3,      /* what is left of a text that has no room */
	GAP = 2,       /* between columns */
	BLOCK = 65536, /* bytes that memory for texts is allocated in */
};

static const char *const shades[] = {
	"", "\x1b[1;31m", "\x1b[31m", "\x1b[35m", "\x1b[1;32m", "\x1b[32m", "\x1b[36m",
};

/* --- columns ------------------------------------------------------------- */

/* Returns whether a miss is one of an access, as D1mr and DLmr of Dr, and Bcm of Bc. */
static bool is_miss_of(struct str miss, struct str access)
{
	const size_t last = miss.length == 3 ? 1 : 3;

	return access.length == 2 && (miss.length == 3 || miss.length == 4) &&
	       miss.at[0] == access.at[0] && miss.at[2] == 'm' && miss.at[last] == access.at[1];
}

/* Returns whether --show, or --compare, says which columns there are. */
static bool is_asked(const struct report *report)
{
	return report->columns->slice_count || (report->settings->show && *report->settings->show);
}

/* The column whose values are shown: where rows have inclusive costs, Incl(Ir) is Ir. */
static const struct column *event_of(const struct grid *grid, const struct column *column)
{
	return column->self && (grid->code || grid->w->report->settings->inclusive) ? column->self
										    : column;
}

/* The title of a column: short numbers have units, so the title has none. */
static struct str title_of(struct grid *grid, const struct column *column)
{
	const struct report *report = grid->w->report;
	const bool inclusive = report->settings->inclusive;
	struct str title = column->name;
	size_t i = title.length;

	if (!grid->code && inclusive && column->is_of_profile && !report->columns->slice_count)
		return grid_take(grid, str_join((struct str[]){STR("Incl("), title, STR(")")}, 3));
	if (column->self && grid->count == 1 && !inclusive &&
	    str_equal(column->self->name, grid->columns->column->name)) {
		grid->columns->title = STR("Self");
		return STR("Incl");
	}
	if (!grid->w->human || !column->measures.scale || column->self ||
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

/* Adds a column unless it is there. */
static void add_event(struct grid *grid, const struct column *column)
{
	const struct report *report = grid->w->report;
	struct grid_column *added;
	size_t at;

	column = event_of(grid, column);
	for (size_t i = 0; i < grid->count; i++)
		if (str_equal(grid->columns[i].column->name, column->name))
			return;
	at = grid_column(grid, GRID_FIGURE, title_of(grid, column));
	added = &grid->columns[at];
	added->column = column;
	added->whole = report_whole(report, column);
	added->late = at && !is_asked(report) && column->is_of_profile;
	added->has_share = report->settings->show_percs && !column->is_ratio &&
			   !column_is_calls(column) && !added->late &&
			   (!column->of_slices || column->change);
}

/*
 * Returns whether a column is shown: but for code, which is not called, what was asked for; else of
 * events the one that orders the report, what it is a miss of, and in a list the first.
 */
static bool is_wanted(const struct grid *grid, const struct column *column)
{
	if (is_asked(grid->w->report) || !grid->count)
		return !grid->code || !column_is_calls(column);
	if (!grid->code && (!column->is_of_profile || column_event(column) == 0))
		return true;
	return is_miss_of(grid->columns->column->name, column->name);
}

void grid_events(struct grid *grid, bool code)
{
	const struct report *report = grid->w->report;
	const struct columns *columns = report->columns;
	const bool asked = is_asked(report);
	const struct column *first = columns->sorted_count ? columns->sorted : NULL;

	grid->code = code;
	if (first && !code)
		grid->sorted = event_of(grid, first)->name;
	/* Lines have no column Incl beside Self. */
	if (first && first->self && !asked && (code || !report_has_lines(report)))
		first = first->self;
	/* What orders a list is there: first, or in its place. */
	for (size_t i = 0; first && i < columns->table_count; i++)
		if ((asked || !first->is_of_profile) &&
		    str_equal(event_of(grid, &columns->table[i])->name,
			      event_of(grid, first)->name))
			first = NULL;
	if (first && (!asked || !code) && is_wanted(grid, first))
		add_event(grid, first);
	for (size_t i = 0; i < columns->table_count; i++)
		if (is_wanted(grid, &columns->table[i]))
			add_event(grid, &columns->table[i]);
}

/* --- rows ---------------------------------------------------------------- */

void grid_begin(struct grid *grid, const struct writing *w, size_t names)
{
	*grid = (struct grid){.w = w, .names = names};
}

struct str grid_take(struct grid *grid, struct str text)
{
	words_add(&grid->made, text.at);
	return text;
}

struct str grid_keep(struct grid *grid, struct str text)
{
	char *kept;

	if (!text.length)
		return STR("");
	if (text.length > grid->free_bytes) {
		grid->free_bytes = text.length > BLOCK ? text.length : BLOCK;
		grid->free = util_alloc(grid->free_bytes, 1);
		words_add(&grid->made, grid->free);
	}
	kept = memcpy(grid->free, text.at, text.length);
	grid->free += text.length;
	grid->free_bytes -= text.length;
	return (struct str){kept, text.length};
}

struct grid_row *grid_row(struct grid *grid, enum grid_row_kind kind, const struct target *target)
{
	struct grid_row *row = &UTIL_PUSH(grid->rows, grid->row_count, grid->row_room);

	*row = (struct grid_row){.kind = kind,
				 .row = NONE,
				 .file = NONE,
				 .dim = kind == GRID_TITLES,
				 .sign = STR(""),
				 .text = STR(""),
				 .tail = STR("")};
	for (size_t i = 0; i < grid->count; i++)
		UTIL_PUSH(grid->cells, grid->cell_count, grid->cell_room) =
			(struct grid_cell){.at = ""};
	if (target && grid->w->targets) {
		UTIL_PUSH(grid->targets, grid->target_count, grid->target_room) = *target;
		row->target = (uint32_t)grid->target_count;
	}
	return row;
}

struct grid_row *grid_words(struct grid *grid, enum grid_row_kind kind, const char *words)
{
	struct grid_row *row = grid_row(grid, kind, NULL);

	row->text = str_of(words);
	return row;
}

void grid_note(struct grid *grid, char *words)
{
	struct grid_row *row = grid_words(grid, GRID_LINE, words);

	row->dim = true;
	grid_take(grid, row->text);
}

/* The color of a cost, by its share of the total in three steps; 0: none. */
static uint8_t shade_of(int64_t cost, int64_t total)
{
	static const uint64_t per_mille[] = {100, 20, 5};

	for (size_t i = 0; total && i < LENGTH(per_mille); i++)
		if (fraction_compare_products(number_magnitude(cost), 1000, number_magnitude(total),
					      per_mille[i]) >= 0)
			return (uint8_t)(i + (cost < 0 ? 4 : 1));
	return 0;
}

/* The cells of the last row. */
static struct grid_cell *last_cells(const struct grid *grid)
{
	return &grid->cells[grid->cell_count - grid->count];
}

void grid_cell(struct grid *grid, size_t column, struct str words)
{
	last_cells(grid)[column].at = words.at;
	last_cells(grid)[column].length = (uint32_t)words.length;
}

void grid_figure(struct grid *grid, size_t column, const char *share, const char *figure)
{
	char both[2 * FRACTION_TEXT];
	size_t length = (size_t)(stpcpy(stpcpy(both, share), figure) - both);
	struct grid_cell *cell = &last_cells(grid)[column];

	grid_cell(grid, column, grid_keep(grid, (struct str){both, length}));
	cell->share = (uint8_t)strlen(share);
	grid->columns[column].has_share |= cell->share;
}

void grid_item(struct grid *grid, struct item item)
{
	const struct writing *w = grid->w;

	for (size_t i = 0; i < grid->count; i++) {
		const struct grid_column *c = &grid->columns[i];
		struct value_text share = {"", 0};
		int64_t value;
		bool known;

		if (!c->column)
			continue;
		known = column_value(w->report->columns, c->column, item, &value) && value;
		/* What NEW alone is known to cost is no part of OLD. */
		if (known && c->has_share && (!w->diff || item.sides > 1))
			share = numbers_share(value, c->whole, item.sides > 1 && c->column->change,
					      w->human);
		grid_figure(grid, i, share.text,
			    numbers_of_item(w->report->columns, c->column, item,
					    item.sides > 1 && c->column->change, w->human)
				    .text);
		if (known && w->color)
			last_cells(grid)[i].shade = shade_of(value, c->whole);
	}
}

struct grid_row *grid_call(struct grid *grid, const struct target *target, struct item item,
			   const struct row_calls *calls, size_t i, bool change)
{
	const struct writing *w = grid->w;
	const struct row_call *call = &calls->list[i];
	struct grid_row *row = grid_row(grid, GRID_ROW, target);

	row->row = call->row;
	grid_item(grid, item);
	row->tail =
		grid_keep(grid, str_of(call_text(w->report, calls, call, change, w->human).text));
	return row;
}

/* --- widths -------------------------------------------------------------- */

/* Sets a width to that of a text, if this is wider. */
static void widen(size_t *width, struct str text)
{
	size_t columns = fit_columns(text, FRACTION_TEXT);

	*width = columns > *width ? columns : *width;
}

/* What a cell has behind its share. */
static struct str figure_of(const struct grid_cell *cell)
{
	return (struct str){cell->at + cell->share, cell->length - cell->share};
}

static void find_widths(struct grid *grid)
{
	for (size_t k = 0; k < grid->count; k++) {
		struct grid_column *column = &grid->columns[k];
		bool any = column->column && !column->late;

		for (size_t i = 0; i < grid->row_count; i++) {
			const struct grid_cell *cell = &grid->cells[i * grid->count + k];
			struct str text = figure_of(cell);

			widen(&column->width, text);
			widen(&column->share_width, (struct str){cell->at, cell->share});
			any |= cell->length && (!column->late || (!str_equal(text, STR("0")) &&
								  !str_equal(text, STR("."))));
		}
		column->has_share &= column->share_width > 0;
		column->out = !any;
		if (column->kind != GRID_FIGURE)
			widen(&column->width, column->title);
		if (column->kind != GRID_FIGURE && !grid->w->width && column->width > WORDS)
			column->width = WORDS;
	}
}

/* Returns whether rows are in the order of a column. */
static bool is_sorted(const struct grid *grid, const struct grid_column *column)
{
	return column->column && str_equal(column->column->name, grid->sorted);
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

	return grid->w->width && columns > grid->w->width ? columns - grid->w->width : 0;
}

/* Makes columns of words narrower, down to `least`, so that `names` are left behind them. */
static void shrink(struct grid *grid, size_t least, size_t names)
{
	for (size_t i = grid->count; i-- > 0;) {
		size_t *width = &grid->columns[i].width, by = missing(grid, names);

		if (grid->columns[i].kind != GRID_FIGURE && *width > least)
			*width = *width > least + by ? *width - by : least;
	}
}

static void leave_out(struct grid *grid)
{
	struct grid_column *columns = grid->columns;
	size_t names = grid->names;
	bool words = false;

	for (size_t i = 0; i < grid->count; i++)
		words |= columns[i].kind != GRID_FIGURE;
	shrink(grid, FUNCTION, names);
	names = words && names > MARK ? MARK : names;
	for (size_t i = grid->count; i-- > 1;)
		columns[i].has_share &= !missing(grid, names);
	for (size_t i = grid->count; i-- > 1 && missing(grid, names);)
		columns[i].out |= columns[i].kind == GRID_FIGURE && columns[i].title.length &&
				  (columns[i].column || !words) && !is_sorted(grid, &columns[i]);
	if (grid->count && missing(grid, names))
		columns->has_share = false;
	shrink(grid, LEAST, names);
}

/* --- labels -------------------------------------------------------------- */

/* The columns before the text of a row. */
static size_t used_by(const struct grid *grid, const struct grid_row *row)
{
	size_t sign = fit_columns(row->sign, WORDS);

	return row->kind == GRID_LINE ? sign : sign + grid->used;
}

/*
 * Makes labels the texts of rows.  Those of different rows that look the same are whole: the names,
 * or the places of one name.
 */
static void make_labels(struct grid *grid)
{
	struct alike {
		const struct grid_row *first; /* by look */
		bool several, named;          /* of several rows; with different names */
		uint32_t look;                /* by row */
		struct str line;
	} *alike = util_alloc(grid->row_count, sizeof(*alike));
	struct names looks = {0};
	struct draft draft;
	struct writing to = screen_draft(grid->w, &draft);

	for (size_t n = 0; n < 2 * grid->row_count; n++) {
		bool again = n >= grid->row_count;
		size_t i = again ? n - grid->row_count : n;
		struct grid_row *row = &grid->rows[i];
		struct alike *like = &alike[alike[i].look];
		size_t used = used_by(grid, row);
		struct label label = {.row = row->row, .file = row->file, .tail = row->tail};

		if (row->row == NONE || (again && !like->several))
			continue;
		alike[i].line = again ? alike[i].line : row->text;
		label.line = alike[i].line;
		label.whole = again && like->named;
		label.all = again && !like->named && !label.line.length;
		draft.length = 0;
		screen_label_put(&to, &label, to.width > used ? to.width - used : 0);
		fflush(draft.file);
		row->text = grid_keep(grid, (struct str){draft.text, draft.length});
		if (again)
			continue;
		alike[i].look = names_id(&looks, row->text);
		like = &alike[alike[i].look];
		if (!like->first)
			like->first = row;
		like->several |= row->row != like->first->row;
		like->named |= to.report->rows.list[row->row].name !=
			       to.report->rows.list[like->first->row].name;
	}
	str_free(draft_close(&draft));
	names_free(&looks);
	free(alike);
}

/* --- printing ------------------------------------------------------------ */

/* Prints the blanks that are due; there are none at the end of a line. */
static void put_blanks(struct grid *grid)
{
	fprintf(grid->w->out, "%*s", (int)grid->blanks, "");
	grid->blanks = 0;
}

/*
 * Prints a text that is cut to so many columns, and padded at the left or the right; `before` is
 * what makes it a color.
 */
static void put_cut(struct grid *grid, enum grid_kind kind, struct str text, size_t width,
		    const char *before)
{
	FILE *out = grid->w->out;
	struct str (*fit)(struct str, size_t) = kind == GRID_PATH                     ? fit_path
						: kind == GRID_NAME && grid->w->width ? name_fit
										      : fit_name;
	struct str shown = fit(text, grid->w->width || kind == GRID_FIGURE ? width : SIZE_MAX);
	size_t blanks = width - fit_columns(shown, width);

	grid->blanks += kind == GRID_FIGURE || !text.length ? blanks : 0;
	if (text.length)
		put_blanks(grid);
	fputs(before, out);
	str_print_flat(out, shown);
	str_free(shown);
	grid->blanks += kind != GRID_FIGURE && text.length ? blanks : 0;
}

static void put_titles(struct grid *grid)
{
	for (size_t i = 0; i < grid->count; i++) {
		const struct grid_column *column = &grid->columns[i];

		if (column->out)
			continue;
		put_cut(grid, column->kind == GRID_NAME ? GRID_WORDS : column->kind, column->title,
			cell_columns(column), "");
		grid->blanks += GAP;
	}
}

static void put_cells(struct grid *grid, const struct grid_cell *cells)
{
	for (size_t i = 0; i < grid->count; i++) {
		const struct grid_column *column = &grid->columns[i];
		const struct grid_cell *cell = &cells[i];
		size_t share = column->has_share ? column->share_width + 1 : 0;
		const char *shade = shades[cell->shade];

		if (column->out)
			continue;
		if (column->kind == GRID_FIGURE)
			grid->blanks += cell_columns(column) - column->width - share;
		if (share) {
			put_cut(grid, GRID_FIGURE, (struct str){cell->at, cell->share}, share - 1,
				shade);
			grid->blanks++;
		}
		put_cut(grid, column->kind, figure_of(cell), column->width, share ? "" : shade);
		fputs(*shade ? "\x1b[0m" : "", grid->w->out);
		grid->blanks += GAP;
	}
}

static void put_row(struct grid *grid, const struct grid_row *row)
{
	const struct writing *w = grid->w;
	size_t used = used_by(grid, row), tail = fit_columns(row->tail, w->width);

	if (row->target)
		targets_add(w->targets, grid->targets[row->target - 1]);
	if (w->targets && row->kind == GRID_TITLES)
		UTIL_PUSH(w->targets->titles, w->targets->title_count, w->targets->title_room) =
			w->targets->line;
	if (row->dim)
		screen_dim(w, true);
	if (row->kind == GRID_TITLES)
		put_titles(grid);
	else if (row->kind == GRID_ROW)
		put_cells(grid, &grid->cells[(size_t)(row - grid->rows) * grid->count]);
	if (row->sign.length || row->text.length || row->tail.length)
		put_blanks(grid);
	grid->blanks = 0;
	screen_write(w->out, row->sign);
	if (row->is_source) {
		screen_put_source(w, row->text, used);
	} else if (row->row != NONE) {
		screen_write(w->out, row->text);
	} else {
		used += screen_put_rest(w, row->text, used + tail);
		screen_put_rest(w, row->tail, used);
	}
	if (row->dim)
		screen_dim(w, false);
	screen_end_line(w);
}

/* The text of a line that says which columns of the report are not shown; empty: there is none. */
static struct str left_of(struct grid *grid)
{
	const struct report *report = grid->w->report;
	const char *before = "not shown (--show=all): ";
	struct draft line;

	/* A table of something else than a report has no columns of it. */
	if (!grid->count || !grid->columns->column)
		return STR("");
	if (is_asked(report))
		before = "not shown: ";
	else if (grid->code)
		return STR("");
	draft_open(&line);
	for (size_t i = 0; i < report->columns->table_count; i++) {
		const struct column *column = event_of(grid, &report->columns->table[i]);
		bool shown = grid->code && column_is_calls(column);

		for (size_t k = 0; k < grid->count; k++)
			shown |= grid->columns[k].column && !grid->columns[k].out &&
				 str_equal(grid->columns[k].column->name, column->name);
		if (shown)
			continue;
		fputs(before, line.file);
		str_print(line.file, column->name);
		before = ", ";
	}
	return grid_take(grid, draft_close(&line));
}

static void put_left(const struct grid *grid)
{
	const struct writing *w = grid->w;

	if (!grid->left.length)
		return;
	screen_dim(w, true);
	screen_put_rest(w, grid->left, 0);
	screen_dim(w, false);
	screen_end_line(w);
}

void grid_fit(struct grid *grid)
{
	/* A sign marks what rows are in the order of; the first column needs none. */
	for (size_t i = 1; i < grid->count; i++)
		if (is_sorted(grid, &grid->columns[i]))
			grid->columns[i].title = grid_take(
				grid,
				str_join((struct str[]){grid->columns[i].title, STR(" v")}, 2));
	find_widths(grid);
	leave_out(grid);
	grid->used = all_columns(grid);
	grid->left = left_of(grid);
}

void grid_put(struct grid *grid)
{
	const struct writing *w = grid->w;
	/* Below a long comparison, nobody would see that a slice is missing. */
	const bool above = w->report && w->report->columns->slice_count;

	if (!grid->used)
		grid_fit(grid);
	make_labels(grid);
	if (above)
		put_left(grid);
	for (size_t i = 0; i < grid->row_count && !ferror(w->out); i++)
		put_row(grid, &grid->rows[i]);
	if (!above)
		put_left(grid);
	free(grid->targets);
	free(grid->columns);
	free(grid->rows);
	free(grid->cells);
	words_free_all(&grid->made);
}
