/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Columns of values never move, and take as little room as they can: with short numbers a value
 * takes six columns and a share as many, whatever the program costs.
 */
#include "write/screen/screen_grid.h"

#include <stdlib.h>
#include <string.h>

enum {
	WIDEST = 24, /* columns of a title */
	GAP = 2,     /* between columns */
};

/* --- which columns ------------------------------------------------------- */

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

static const struct weight *weight_of(const struct column *column)
{
	for (size_t i = 0; i < LENGTH(weights); i++)
		if (str_equal(column->name, str_of(weights[i].event)))
			return &weights[i];
	return NULL;
}

/* Returns whether a column is an event that nobody has asked for by its name. */
static bool is_extra(const struct screen *s, const struct grid *grid, size_t i)
{
	const struct settings *settings = s->report->settings;
	const struct column *column = grid->cells[i].column;

	return i && !(settings->show && *settings->show) && !s->report->columns->slice_count &&
	       column->is_of_profile;
}

/* Returns whether the program has none of an event, on any side. */
static bool is_zero(const struct screen *s, const struct column *column)
{
	struct item all = report_totals(s->report);
	struct fraction value;

	for (size_t i = 0; i < s->report->all_sides; i++)
		if (column_fraction(s->report->columns, column, item_in(all, i), &value) &&
		    !fraction_is_zero(&value))
			return false;
	return true;
}

/* How much an extra event tells: the partner of the first one most, else by its weight. */
static double tells(const struct screen *s, const struct grid *grid, const struct column *column)
{
	const struct weight *first = weight_of(grid->cells[0].column), *own = weight_of(column);
	int64_t total = report_whole(s->report, column);

	if (first && str_equal(column->name, str_of(first->partner)))
		return 1e30;
	return own ? (double)own->by * (double)total : 0;
}

static void leave_out(struct grid *grid, size_t i)
{
	memmove(&grid->cells[i], &grid->cells[i + 1], (--grid->count - i) * sizeof(*grid->cells));
}

/* The title of a column: short numbers have units, so the title has none. */
static struct str title_of(const struct screen *s, const struct column *column)
{
	struct str title = column->name;
	size_t i;

	if (!s->human || column->measures.kind == UNIT_NONE || column->self ||
	    !str_equal(str_tail(title, 1), STR(")")))
		return title;
	for (i = title.length; i > 0 && title.at[i - 1] != '('; i--)
		;
	while (i > 1 && strchr("(_ ", title.at[i - 1]))
		i--;
	return i > 1 ? str_head(title, i) : title;
}

struct grid screen_grid_begin(const struct screen *s, bool of_code)
{
	const struct report *report = s->report;
	const struct columns *columns = report->columns;
	const struct settings *settings = report->settings;
	bool asked = settings->show && *settings->show;
	size_t count = columns_in_table(columns);
	struct grid grid = {
		.cells = util_alloc(count, sizeof(*grid.cells)),
		/* of pointers  NOLINTNEXTLINE(bugprone-sizeof-expression) */
		.left = util_alloc(count, sizeof(*grid.left)),
		.after = 2,
	};

	for (size_t i = 0; i < count; i++) {
		const struct column *column = columns_of_table(columns, i);
		struct grid_cell *cell = &grid.cells[grid.count];

		if (of_code && !asked && !settings->compare && !column->is_of_profile)
			continue;
		*cell = (struct grid_cell){
			.column = column,
			.title = title_of(s, column),
			.whole = report_whole(report, column),
			.share_width = settings->show_percs && column_adds_up(column) &&
				       !column_is_calls(column),
		};
		grid.count++;
		if (is_extra(s, &grid, grid.count - 1)) {
			cell->share_width = 0;
			if (is_zero(s, column))
				grid.count--;
		}
	}
	return grid;
}

void screen_grid_free(struct grid *grid)
{
	free(grid->cells);
	free(grid->left);
}

void screen_grid_add_part(const struct screen *s, struct grid *grid, struct item part)
{
	const struct grid_cell *first = grid->cells;

	if (!grid->count || !first->share_width || s->diff || s->report->columns->slice_count)
		return;
	if (column_value(s->report->columns, first->column, part, &grid->part) && grid->part)
		grid->part_width = sizeof("99.99%") - 1;
}

/* --- widths -------------------------------------------------------------- */

/* The share of a value in the total; empty: there is none. */
static struct value_text share_of(const struct screen *s, const struct grid_cell *cell,
				  struct item item)
{
	const struct column *column = cell->column;
	int64_t value;

	/* What NEW alone is known to cost is no part of OLD. */
	if (!column_value(s->report->columns, column, item, &value) || !value ||
	    (s->diff && item.sides < 2))
		return (struct value_text){"", 0};
	return screen_share(s, value, cell->whole, item.sides > 1 && column_is_signed(column));
}

void screen_grid_widen(const struct screen *s, struct grid *grid, struct item item)
{
	for (size_t i = 0; i < grid->count; i++) {
		struct grid_cell *cell = &grid->cells[i];
		struct value_text value = screen_of_item(s, cell->column, item);
		size_t n = fit_columns(str_of(value.text), FRACTION_TEXT);

		if (n > cell->width)
			cell->width = n;
		if (!cell->share_width)
			continue;
		n = share_of(s, cell, item).length;
		if (n > cell->share_width)
			cell->share_width = n;
	}
}

void screen_grid_widen_calls(const struct screen *s, struct grid *grid,
			     const struct row_calls *calls)
{
	for (size_t i = 0; i < calls->count; i++)
		screen_grid_widen(s, grid, row_calls_item(s->report, calls, &calls->list[i]));
}

/* The columns of a share, a value, and the title above both. */
static size_t cell_columns(const struct grid_cell *cell)
{
	size_t columns = cell->width + (cell->share_width ? cell->share_width + 1 : 0);
	size_t title = fit_columns(cell->title, WIDEST);

	return title > columns ? title : columns;
}

size_t screen_grid_columns(const struct grid *grid)
{
	size_t columns = grid->after + (grid->part_width ? GAP + grid->part_width : 0);

	for (size_t i = 0; i < grid->count; i++)
		columns += (i ? GAP : 0) + cell_columns(&grid->cells[i]);
	return columns;
}

static bool is_too_wide(const struct screen *s, const struct grid *grid, size_t room)
{
	return s->width && screen_grid_columns(grid) + room > s->width;
}

/* Leaves out the extra event that tells least; false: there is none. */
static bool leave_extra_out(const struct screen *s, struct grid *grid, size_t keep)
{
	size_t least = 0, extras = 0;

	for (size_t i = 1; i < grid->count; i++) {
		if (!is_extra(s, grid, i))
			continue;
		extras++;
		if (!least || tells(s, grid, grid->cells[i].column) <=
				      tells(s, grid, grid->cells[least].column))
			least = i;
	}
	if (extras <= keep)
		return false;
	grid->left[grid->left_count++] = grid->cells[least].column;
	leave_out(grid, least);
	return true;
}

/* Extra events stand in the order of what they tell. */
static void sort_extras(const struct screen *s, struct grid *grid)
{
	for (size_t i = 1; i < grid->count; i++)
		for (size_t j = i; j > 1 && is_extra(s, grid, j) && is_extra(s, grid, j - 1) &&
			    tells(s, grid, grid->cells[j].column) >
				    tells(s, grid, grid->cells[j - 1].column);
		     j--) {
			struct grid_cell cell = grid->cells[j];

			grid->cells[j] = grid->cells[j - 1];
			grid->cells[j - 1] = cell;
		}
}

/* Names the only event of a list by what is shown of it. */
static void set_titles(const struct screen *s, struct grid *grid)
{
	if (grid->count < 2 || s->report->columns->slice_count || !grid->cells[1].column->self ||
	    !str_equal(grid->cells[1].column->self->name, grid->cells[0].column->name))
		return;
	for (size_t i = 2; i < grid->count; i++)
		if (!column_is_calls(grid->cells[i].column))
			return;
	grid->cells[0].title = STR("Self");
	grid->cells[1].title = STR("Incl");
}

void screen_grid_fit(const struct screen *s, struct grid *grid, size_t room)
{
	size_t names = room > GRID_NAMES ? room : GRID_NAMES, i;
	bool compared = s->report->columns->slice_count, shares_are_out;

	while (is_too_wide(s, grid, names) && leave_extra_out(s, grid, 1))
		;
	/* The partner of the first event tells more than a few columns of names. */
	while (is_too_wide(s, grid, names - (names - room) / 2) && leave_extra_out(s, grid, 0))
		;
	sort_extras(s, grid);
	if (is_too_wide(s, grid, room))
		grid->part_width = 0;
	/* All columns of --compare have shares, or none. */
	shares_are_out = compared && is_too_wide(s, grid, room);
	for (i = 0; shares_are_out && i < grid->count; i++)
		grid->cells[i].share_width = 0;
	for (i = grid->count; i-- > 1 && is_too_wide(s, grid, room);)
		grid->cells[i].share_width = 0;
	while (grid->count > 1 && is_too_wide(s, grid, room)) {
		/* The change between the first and the last one, or the sum, tells more. */
		i = compared && grid->count > 2 ? grid->count - 2 : grid->count - 1;
		grid->left[grid->left_count++] = grid->cells[i].column;
		leave_out(grid, i);
	}
	if (is_too_wide(s, grid, room))
		grid->cells[0].share_width = 0;
	set_titles(s, grid);
}

/* --- printing ------------------------------------------------------------ */

size_t screen_grid_put_titles(const struct screen *s, const struct grid *grid)
{
	for (size_t i = 0; i < grid->count; i++) {
		const struct grid_cell *cell = &grid->cells[i];
		size_t width = cell_columns(cell);
		struct fit fit = fit_name(cell->title, width);
		size_t columns = fit_columns(cell->title, width);

		fprintf(s->out, "%*s", (int)(width - columns) + (i ? GAP : 0), "");
		for (size_t k = 0; k < fit.count; k++)
			str_print(s->out, fit.piece[k]);
		if (!i && grid->part_width)
			fprintf(s->out, "%*s", GAP + (int)grid->part_width, "of fn");
	}
	fprintf(s->out, "%*s", (int)grid->after, "");
	return screen_grid_columns(grid);
}

/*
 * The escape sequence for the color of a cost, by its share of the total in three steps; NULL:
 * none.  Negative costs are green or cyan, others red or magenta.
 */
static const char *shade(int64_t cost, int64_t total)
{
	static const struct {
		uint64_t per_mille;
		const char *more, *less;
	} steps[] = {
		{100, "\x1b[1;31m", "\x1b[1;32m"},
		{20, "\x1b[31m", "\x1b[32m"},
		{5, "\x1b[35m", "\x1b[36m"},
	};

	for (size_t i = 0; i < LENGTH(steps); i++)
		if (fraction_compare_products(number_magnitude(cost), 1000, number_magnitude(total),
					      steps[i].per_mille) >= 0)
			return cost < 0 ? steps[i].less : steps[i].more;
	return NULL;
}

/* Prints the share of the part that the grid is of. */
static void put_part(const struct screen *s, const struct grid *grid, struct item item)
{
	const struct column *column = grid->cells->column;
	bool any;
	int64_t value;

	any = grid->part && column_value(s->report->columns, column, item, &value) && value;
	fprintf(s->out, "%*s", GAP, "");
	screen_put_value(s->out, any ? screen_share(s, value, grid->part, false).text : "",
			 grid->part_width);
}

size_t screen_grid_put(const struct screen *s, const struct grid *grid, struct item item)
{
	for (size_t i = 0; i < grid->count; i++) {
		const struct grid_cell *cell = &grid->cells[i];
		const char *color = NULL;
		int64_t value;

		if (s->w->color && cell->whole &&
		    column_value(s->report->columns, cell->column, item, &value) && value)
			color = shade(value, cell->whole);
		fprintf(s->out, "%*s",
			(int)(cell_columns(cell) - cell->width -
			      (cell->share_width ? cell->share_width + 1 : 0)) +
				(i ? GAP : 0),
			"");
		fputs(color ? color : "", s->out);
		if (cell->share_width) {
			screen_put_value(s->out, share_of(s, cell, item).text, cell->share_width);
			fputc(' ', s->out);
		}
		screen_put_value(s->out, screen_of_item(s, cell->column, item).text, cell->width);
		fputs(color ? "\x1b[0m" : "", s->out);
		if (!i && grid->part_width)
			put_part(s, grid, item);
	}
	fprintf(s->out, "%*s", (int)grid->after, "");
	return screen_grid_columns(grid);
}

void screen_grid_put_left(const struct screen *s, const struct grid *grid)
{
	enum { NAMED = 4 };
	struct draft line;

	if (!grid->left_count)
		return;
	draft_open(&line);
	fputs("not shown: ", line.file);
	/* What tells most was left out last. */
	for (size_t i = 0; i < grid->left_count && i < NAMED; i++) {
		fputs(i ? ", " : "", line.file);
		str_print(line.file, grid->left[grid->left_count - 1 - i]->name);
	}
	fputs(grid->left_count > NAMED ? ", ..." : "", line.file);
	if (!s->report->columns->slice_count)
		fputs(" (--show=all)", line.file);
	targets_add(s->targets, target_of(TARGET_EVENT, NONE, NONE, 0));
	screen_dim(s, true);
	screen_put_draft(s, &line);
	screen_dim(s, false);
}
