/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What is asked first comes first: what a function costs, how often it is called and by whom.  Its
 * callers and callees are rows of one table, of one event, and each is one line, so that a function
 * fits on a screen.
 */

#include "source/instructions.h"
#include "write/prose.h"
#include "write/screen/grid.h"

#include <inttypes.h>

enum {
	DEAREST = 10, /* callers, and callees, unless --top or --min is given */
	NAMES = 24,   /* columns that names need at least */
};

/* The columns of the table. */
enum { COST, CALLS, EACH };

/* A function, and the event that its costs and calls are of; NULL: there is none. */
struct function {
	const struct writing *w;
	row_id row;
	struct detail detail;
	const struct column *column;
};

/* --- the function itself ------------------------------------------------- */

/* Writes "1,234 Ir (5.67%)", or how a cost has changed; all exact. */
static void put_cost(const struct function *f, struct item item, bool named, FILE *out)
{
	const struct writing *w = f->w;
	const struct report *report = w->report;
	int64_t value, whole = report_whole(report, f->column);
	bool given = column_value(report->columns, f->column, item, &value);

	if (w->diff && given) {
		totals_put_change(out, report, f->column, item, str_print);
		return;
	}
	fputs(numbers_of_item(report->columns, f->column, item, false, false).text, out);
	if (named) {
		fputc(' ', out);
		str_print(out, f->column->name);
	}
	if (whole && given && report->settings->show_percs)
		fprintf(out, " (%s)", numbers_share(value, whole, false, w->human).text);
}

/* Writes ", 300 calls, 181 each". */
static void put_calls(const struct function *f, struct item inclusive, FILE *out)
{
	const struct report *report = f->w->report;
	const struct row_calls *callers = &f->detail.callers;
	int64_t calls = 0, whole;
	bool inlined = false;

	for (size_t i = 0; i < callers->count; i++) {
		if (!util_add(&calls, row_calls_count(report, callers, &callers->list[i])))
			return;
		inlined |= (callers->list[i].seen & CALL_INLINED) != 0;
	}
	if (!calls)
		return;
	fprintf(out, ", %s call%s",
		numbers_value(&report->columns->count, calls, f->w->diff, false).text,
		calls == 1 ? "" : "s");
	/* What was inlined elsewhere is no cost of calls. */
	if (!f->w->diff && calls > 0 && !inlined &&
	    column_value(report->columns, f->column, inclusive, &whole))
		fprintf(out, ", %s each", numbers_average(f->column, whole, calls, false).text);
}

/* Prints self and inclusive cost and calls in words, and a table if there are other events. */
static void put_values(const struct function *f)
{
	static const char *const titles[] = {"self", "inclusive"};
	const struct writing *w = f->w;
	const struct item self = detail_item(w->report, &f->detail);
	const struct item items[] = {self, item_inclusive(self)};
	struct grid grid;

	if (f->column) {
		struct draft line;

		draft_open(&line);
		fputs("self ", line.file);
		put_cost(f, self, true, line.file);
		fputs(", inclusive ", line.file);
		put_cost(f, items[1], false, line.file);
		put_calls(f, items[1], line.file);
		screen_put_draft(w, &line);
	}
	grid_begin(&grid, w, sizeof("inclusive") - 1);
	grid_events(&grid, true);
	grid_words(&grid, GRID_TITLES, "");
	for (size_t i = 0; i < LENGTH(items); i++) {
		grid_words(&grid, GRID_ROW, titles[i]);
		grid_item(&grid, items[i]);
	}
	/* The words say all of one event, and of none there is nothing to say. */
	if (grid.count < (f->column ? 2 : 1))
		grid.row_count = 0;
	grid_put(&grid);
}

/* --- callers and callees ------------------------------------------------- */

/* Gets the cost of a call.  False, and 0: it is not given. */
static bool get_cost(const struct function *f, const struct row_calls *calls, size_t i,
		     int64_t *cost)
{
	*cost = 0;
	return f->column &&
	       column_value(f->w->report->columns, f->column,
			    row_calls_item(f->w->report, calls, &calls->list[i]), cost);
}

/* Returns whether a caller or callee is shown: of the dearest, or as --min says. */
static bool is_shown(const struct function *f, const struct row_calls *calls, size_t i)
{
	const struct settings *settings = f->w->report->settings;
	struct decimal least;
	int64_t cost;

	if (settings->top != UINT64_MAX ? i >= settings->top : !settings->min && i >= DEAREST)
		return false;
	if (!settings->min)
		return true;
	get_cost(f, calls, i, &cost);
	number_percent(str_of(settings->min), &least);
	return fraction_compare_products(number_magnitude(cost), 100 * least.under,
					 number_magnitude(f->detail.whole), least.over) >= 0;
}

static void add_figures(const struct function *f, struct grid *grid, const struct row_calls *calls,
			size_t i)
{
	const struct writing *w = f->w;
	const struct row_call *call = &calls->list[i];
	int64_t count = row_calls_count(w->report, calls, call), cost;
	bool given = get_cost(f, calls, i, &cost);
	bool share = f->detail.whole && w->report->settings->show_percs;

	if (given)
		grid_figure(grid, COST,
			    share ? numbers_share(cost, f->detail.whole, w->diff, w->human).text
				  : "",
			    numbers_value(f->column, cost, w->diff, w->human).text);
	else if (f->column)
		grid_cell(grid, COST, STR("."));
	grid_figure(
		grid, CALLS, "",
		!count && call->seen & CALL_INLINED
			? "inlined"
			: numbers_value(&w->report->columns->count, count, w->diff, w->human).text);
	/* What was inlined is no cost of calls. */
	if (given && !w->diff && count > 0 && call->seen == CALL_RECORDED &&
	    !(call->capped & column_events(f->column)))
		grid_figure(grid, EACH, "", numbers_average(f->column, cost, count, w->human).text);
}

/* Adds a caller or callee, with the line that most calls come from and how many others do. */
static void add_call(const struct function *f, struct grid *grid, const struct row_calls *calls,
		     size_t i, bool caller)
{
	const struct writing *w = f->w;
	const struct row_call *call = &calls->list[i];
	struct target target = target_of(TARGET_CALL, call->row, NONE, 0);
	char line[64];
	struct row_calls sites;
	struct grid_row *row;
	size_t length;

	row_calls_sites(w->report, caller ? call->row : f->row, caller ? f->row : call->row,
			call->edge, &sites);
	if (sites.count) {
		target.file = sites.list->file;
		target.at = sites.list->line;
	}
	length = (size_t)sprintf(line, ":%" PRIu64, target.at);
	if (sites.count > 1)
		length += (size_t)sprintf(line + length, " +%zu", sites.count - 1);
	row = grid_row(grid, GRID_ROW, &target);
	row->row = call->row;
	row->file = target.file;
	if (target.at)
		row->text = grid_keep(grid, (struct str){line, length});
	if (call->seen & CALL_INLINED && row_calls_count(w->report, calls, call))
		row->tail = STR(" (and inlined)");
	add_figures(f, grid, calls, i);
	row_calls_free(&sites);
}

/* Adds the callers or the callees, and how many of them are not shown. */
static void add_calls(const struct function *f, struct grid *grid, bool callers)
{
	const struct row_calls *calls = callers ? &f->detail.callers : &f->detail.callees;
	const struct target more = target_of(TARGET_MORE, NONE, NONE, 0);
	size_t shown = 0;

	if (calls->count)
		grid_words(grid, GRID_TITLES, callers ? "callers" : "callees");
	for (; shown < calls->count && is_shown(f, calls, shown); shown++)
		add_call(f, grid, calls, shown, callers);
	if (shown == calls->count)
		return;
	grid_row(grid, GRID_ROW, &more)->text =
		grid_take(grid, str_of(util_format("(%zu more)", calls->count - shown)));
}

/* Prints the full name of a function and its place, its values, callers and callees. */
static void put_function(const struct writing *w, row_id row)
{
	struct function f = {.w = w, .row = row};
	const struct label label = {.row = row, .tail = STR(""), .whole = true, .all = true};
	const struct column *main;
	struct grid grid;
	bool any;

	detail_of(w->report, row, &f.detail);
	main = f.detail.main;
	f.column = main && main->self ? main->self : main;
	targets_add(w->targets, target_of(TARGET_ROW, row, NONE, 0));
	screen_label_put(w, &label, w->width);
	screen_end_line(w);
	put_values(&f);
	grid_begin(&grid, w, NAMES);
	grid_column(&grid, GRID_FIGURE, w->diff ? STR("Change") : STR("Incl"));
	grid_column(&grid, GRID_FIGURE, STR("Calls"));
	grid_column(&grid, GRID_FIGURE, STR("Each"));
	add_calls(&f, &grid, true);
	add_calls(&f, &grid, false);
	any = grid.row_count;
	grid_put(&grid);
	if (any)
		screen_end_line(w);
	detail_free(&f.detail);
}

void screen_functions(const struct writing *w)
{
	const struct report *report = w->report;
	const struct report_order *order = &report->order;
	bool has_asm = report->settings->assembly;
	struct disassembly code;

	if (has_asm)
		code = instructions_read(report, order->listed, order->count, w->search);
	for (size_t i = 0; !ferror(w->out) && i < order->count; i++) {
		if (i)
			screen_end_line(w);
		put_function(w, order->listed[i]);
		if (has_asm)
			screen_asm_of_row(w, &code, order->listed[i]);
		else
			screen_sources_of_row(w, order->listed[i]);
	}
	if (has_asm)
		disassembly_free(&code);
}
