/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What is asked first comes first: what a function costs, how often it is called
 * and by whom.  Its callers and callees are rows of one table, of one event, and
 * each is one line, so that a function fits on a screen.
 */
#include "write/screen/screen.h"

#include "report/detail.h"
#include "report/own.h"
#include "report/ranking.h"
#include "shapes/flow.h"
#include "write/screen/screen_grid.h"
#include "write/screen/screen_label.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum {
	DEAREST = 10, /* callers, and callees, unless --top or --min is given */
	INDENT = 2,
	GAP = 2,    /* between values and words */
	NAMES = 24, /* columns that names need at least */
	SITES = 4,  /* lines of calls that are named */
};

/* The columns of values. */
enum { SHARE, COST, CALLS, EACH, VALUES };

/* The callers and callees of a function. */
struct calls_table {
	const struct screen *s;
	const struct detail *detail;
	const struct column *column; /* of costs; NULL: there is none */
	struct line {
		row_id row;
		struct value_text value[VALUES];
		uint64_t at; /* the line of the call */
		name_id file;
		row_id own; /* of the user's, which all of a caller in a library is from; or NONE */
	} * list;
	struct labels labels; /* of the lines */
	size_t count, room, label_room;
	struct label *above; /* of the user's own code above callers, in their order */
	size_t above_count, above_room;
	size_t callers;                  /* of the lines, from the first on */
	size_t width[VALUES];            /* 0: the column is left out */
	char more[2][2 * FRACTION_TEXT]; /* by whether of callers: what is not shown; or empty */
};

/* --- the function itself ------------------------------------------------- */

/* Prints "1,234 Ir (5.67%)", or how a cost has changed; all exact. */
static void put_cost(const struct screen *s, const struct column *column, struct item item,
		     bool named)
{
	int64_t value, whole = report_whole(s->report, column);
	bool given = column_value(s->report->columns, column, item, &value);

	if (s->diff && given) {
		screen_put_change(s, column, item);
		return;
	}
	fputs(numbers_of_item(s->report->columns, column, item, false).text, s->out);
	if (named) {
		fputc(' ', s->out);
		str_print(s->out, column->name);
	}
	if (whole && given)
		fprintf(s->out, " (%s)", screen_share(s, value, whole, false).text);
}

/* Prints "300 calls, 181 each". */
static void put_calls(const struct screen *s, const struct detail *detail,
		      const struct column *column)
{
	const struct row_calls *callers = &detail->callers;
	int64_t calls = 0, paid = 0, whole;
	bool inlined = false, fits = true;

	for (size_t i = 0; i < callers->count; i++) {
		const struct row_call *call = &callers->list[i];

		if (!util_add(&calls, row_calls_count(s->report, callers, call)))
			return;
		inlined |= (call->seen & CALL_INLINED) != 0;
		fits &= util_add(&paid, row_calls_recorded(s->report, callers, call, column));
	}
	if (!calls)
		return;
	fprintf(s->out, ", %s call%s", numbers_count(calls, s->diff).text, calls == 1 ? "" : "s");
	if (s->diff || calls < 0)
		return;
	/* What was inlined elsewhere is no cost of calls. */
	if (!column_value(s->report->columns, column,
			  item_inclusive(detail_item(s->report, detail)), &whole) ||
	    (inlined && !fits))
		return;
	fprintf(s->out, ", %s each",
		numbers_average(column, inlined && paid < whole ? paid : whole, calls).text);
}

/* Prints the full name of the function, as much of it as there is room for, and its place. */
static void put_name(const struct screen *s, row_id row)
{
	struct label label = screen_label_of(s, row);
	struct str pieces[] = {label.file, STR(", "), label.object}, place;

	label.whole = true;
	if (!label.file.length || !label.object.length)
		pieces[1] = STR("");
	place = str_join(pieces, LENGTH(pieces));
	targets_add(s->targets, target_of(TARGET_ROW, row, NONE, 0));
	if (!s->width) {
		str_print(s->out, limits_name(s->report->limits, label.full));
		fprintf(s->out, "%s%s", label.marks, place.length ? "  " : "");
		str_print(s->out,
			  place.length <= STR_PATH ? place : limits_name(s->report->limits, place));
	} else {
		struct str name = screen_label_fit(&label, s->width - strlen(label.marks));
		size_t used = fit_columns(name, s->width) + strlen(label.marks) + 2;
		size_t left = s->width > used ? s->width - used : 0;
		bool whole = fit_columns(place, left + 1) <= left;
		struct fit fit = fit_path(whole ? place : fit_base(place, left), left);

		str_print_flat(s->out, name);
		fputs(label.marks, s->out);
		free((char *)name.at);
		if (left > NAMES / 4 && place.length)
			fputs("  ", s->out);
		for (size_t i = 0; left > NAMES / 4 && i < fit.count; i++)
			str_print_flat(s->out, fit.piece[i]);
	}
	free((char *)place.at);
	screen_end_line(s);
}

/* Prints self and inclusive cost and calls in words, and a table of other events that fit. */
static void put_values(const struct screen *s, const struct detail *detail)
{
	static const char *const titles[] = {"self", "inclusive"};
	const struct column *column = detail->main;
	const struct item self = detail_item(s->report, detail);
	const struct item items[] = {self, item_inclusive(self)};
	struct grid grid;

	if (column) {
		struct draft line;
		struct screen to = screen_draft(s, &line);

		fputs("self ", to.out);
		put_cost(&to, column, self, true);
		fputs(", inclusive ", to.out);
		put_cost(&to, column, items[1], false);
		put_calls(&to, detail, column);
		screen_put_draft(s, &line);
	}
	grid = screen_grid_begin(s, false);
	if (grid.count > 1 || !column) {
		for (size_t i = 0; i < LENGTH(items); i++)
			screen_grid_widen(s, &grid, items[i]);
		screen_grid_fit(s, &grid, sizeof("inclusive") - 1);
		/* Nothing stands after the titles. */
		grid.after = 0;
		screen_dim(s, true);
		screen_grid_put_titles(s, &grid);
		screen_dim(s, false);
		screen_end_line(s);
		grid.after = GAP;
		for (size_t i = 0; i < LENGTH(items); i++) {
			screen_grid_put(s, &grid, items[i]);
			fputs(titles[i], s->out);
			screen_end_line(s);
		}
		screen_grid_put_left(s, &grid);
	}
	screen_grid_free(&grid);
}

/* --- the table ----------------------------------------------------------- */

/* Gets the cost of a call.  False, and 0: it is not given. */
static bool get_cost(const struct calls_table *table, const struct row_calls *calls, size_t i,
		     int64_t *cost)
{
	*cost = 0;
	return table->column &&
	       column_value(table->s->report->columns, table->column,
			    row_calls_item(table->s->report, calls, &calls->list[i]), cost);
}

/* Returns whether a caller or callee is shown: of the dearest, or as --min says. */
static bool is_shown(const struct calls_table *table, const struct row_calls *calls, size_t i)
{
	const struct settings *settings = table->s->report->settings;
	struct decimal least;
	int64_t cost;

	if (settings->top != UINT64_MAX ? i >= settings->top : !settings->min && i >= DEAREST)
		return false;
	if (!settings->min || !table->detail->whole)
		return true;
	get_cost(table, calls, i, &cost);
	number_percent(str_of(settings->min), &least);
	return fraction_compare_products(number_magnitude(cost), 100 * least.under,
					 number_magnitude(table->detail->whole), least.over) >= 0;
}

static void set_values(const struct calls_table *table, const struct row_calls *calls, size_t i,
		       struct value_text value[VALUES])
{
	static const struct value_text unknown = {".", 1}, inlined = {"inlined", 7};
	const struct screen *s = table->s;
	const struct row_call *call = &calls->list[i];
	const struct column *column = table->column;
	int64_t count = row_calls_count(s->report, calls, call), cost, recorded;
	bool given = get_cost(table, calls, i, &cost), is_inlined = call->seen & CALL_INLINED;

	if (column) {
		value[COST] = given ? screen_value(s, column, cost, s->diff) : unknown;
		value[SHARE] = !given ? unknown
			       : table->detail->whole
				       ? screen_share(s, cost, table->detail->whole, false)
				       : (struct value_text){"", 0};
	}
	value[CALLS] = !count && is_inlined ? inlined : screen_calls(s, count);
	if (!column || s->diff || !given || count <= 0)
		return;
	recorded = row_calls_recorded(s->report, calls, call, column);
	/* In a cycle, calls pay for the same work again and again. */
	value[EACH] = numbers_marked(recorded > cost ? "<=" : "",
				     screen_average(s, column, recorded, count));
}

/* Returns whether a site is at a line of one before it. */
static bool is_repeated(const struct row_calls *sites, size_t at)
{
	for (size_t i = 0; i < at; i++)
		if (sites->list[i].file == sites->list[at].file &&
		    sites->list[i].line == sites->list[at].line)
			return true;
	return false;
}

/* Names the line that most calls come from, and others of its file, or how many there are. */
static void set_place(const struct screen *s, const struct row_calls *sites, struct label *label)
{
	const struct row_call *first = sites->list;
	size_t shown = 1, n;

	if (!sites->count || !first->line)
		return;
	label->file = report_is_file(s->report, first->file) ? report_name(s->report, first->file)
							     : STR("???");
	label->object = STR("");
	n = (size_t)sprintf(label->lines, ":%" PRIu64, first->line);
	while (!s->width && shown < sites->count && shown < SITES &&
	       sites->list[shown].file == first->file && n < sizeof(label->lines) - 44) {
		/* Calls and inlined code at one line are two sites. */
		if (!is_repeated(sites, shown))
			n += (size_t)sprintf(label->lines + n, ",%" PRIu64,
					     sites->list[shown].line);
		shown++;
	}
	if (shown < sites->count)
		sprintf(label->lines + n, " +%zu", sites->count - shown);
}

/* Says that a call's cost is more than that of the calls that were counted. */
static void mark_inlined(struct label *label)
{
	size_t used = strlen(label->marks);

	snprintf(label->marks + used, sizeof(label->marks) - used, " (and inlined)");
}

/* --- the user's own code above a library --------------------------------- */

/* The node that a node is called from, if that is one, and nothing begins there; else NONE. */
static uint32_t only_caller(const struct flow *flow, uint32_t node)
{
	struct ids to = groups_get(&flow->to, node);
	uint32_t from = NONE;

	if (flow->nodes[node].begins[0])
		return NONE;
	for (size_t i = 0; i < to.count; i++) {
		const struct flow_edge *edge = &flow->edges[to.id[i]];

		if (!edge->value[0])
			continue;
		if (from != NONE && from != edge->from)
			return NONE;
		from = edge->from;
	}
	return from;
}

/*
 * The nearest function of the user's own above one of a library, if it is the only one that all
 * calls come through; else NONE.  *below is what it calls: a function, or a cycle.
 */
static row_id own_above(const struct screen *s, const struct flow *flow, row_id row,
			uint32_t *below)
{
	enum { MOST = 64 };
	struct ids nodes = groups_get(&flow->of_row, row);
	uint32_t node = nodes.count == 1 ? nodes.id[0] : NONE;

	for (size_t i = 0; node != NONE && i < MOST; i++) {
		row = flow->nodes[node].row;
		if (i && row != NONE && own_row(s->report, row) &&
		    report_is_file(s->report, s->report->rows.list[row].file))
			return row;
		*below = node;
		node = only_caller(flow, node);
	}
	return NONE;
}

/* The lines that a function calls a node from: a cycle by any of its members. */
static void sites_of_node(const struct screen *s, const struct flow *flow, row_id caller,
			  uint32_t node, struct row_calls *sites)
{
	*sites = (struct row_calls){0};
	if (flow->nodes[node].row != NONE)
		row_calls_sites(s->report, caller, flow->nodes[node].row, NONE, sites);
	else
		for (uint32_t edge = flow->nodes[node].first;
		     edge < flow->nodes[node + 1].first && !sites->count; edge++) {
			row_id member = flow->nodes[flow->edges[edge].to].row;

			if (member == NONE)
				continue;
			row_calls_free(sites);
			row_calls_sites(s->report, caller, member, NONE, sites);
		}
}

/* Names the line of the user's own file that most of the calls come from, if there is one. */
static void set_own_place(const struct screen *s, struct row_calls *sites, struct label *label)
{
	size_t n = 0;

	for (size_t i = 0; i < sites->count; i++)
		if (own_rank(s->report, sites->list[i].file, true) != OWN_LIBRARY)
			sites->list[n++] = sites->list[i];
	sites->count = n;
	set_place(s, sites, label);
}

/*
 * Finds for the callers that are of libraries the user's own code that they are called from, as
 * labels behind those of the table.
 */
static void add_own(struct calls_table *table)
{
	const struct screen *s = table->s;
	struct flow flow = {0};
	struct error ignored;
	bool made = false;
	unsigned event;

	for (size_t i = 0; i < table->count; i++)
		table->list[i].own = NONE;
	if (s->diff || s->report->columns->slice_count || report_is_grouped(s->report) ||
	    !ranking_main_event(s->report, &event))
		return;
	for (size_t i = 0; i < table->callers; i++) {
		struct line *line = &table->list[i];
		struct label *label;
		struct row_calls sites;
		uint32_t below = NONE;

		if (own_row(s->report, line->row))
			continue;
		/* What cannot be divided among callers is not said here. */
		if (!made && !flow_make(&flow, s->report, event, &ignored))
			break;
		made = true;
		line->own = own_above(s, &flow, line->row, &below);
		if (line->own == NONE)
			continue;
		sites_of_node(s, &flow, line->own, below, &sites);
		label = &UTIL_PUSH(table->above, table->above_count, table->above_room);
		*label = screen_label_of(s, line->own);
		label->detail = LABEL_BASE;
		set_own_place(s, &sites, label);
		row_calls_free(&sites);
	}
	flow_free(&flow);
}

/* Adds the callers or the callees, and says how many of them are not shown. */
static void add_calls(struct calls_table *table, row_id row, const struct row_calls *calls,
		      bool callers)
{
	const struct screen *s = table->s;
	bool fits = true;
	int64_t sum = 0, cost;
	size_t shown, i;
	char share[FRACTION_TEXT + 2];

	for (i = 0; i < calls->count && is_shown(table, calls, i); i++) {
		const struct row_call *call = &calls->list[i];
		struct line *line = &UTIL_PUSH(table->list, table->count, table->room);
		struct label *label;
		struct row_calls sites;

		*line = (struct line){.row = call->row, .file = NONE};
		set_values(table, calls, i, line->value);
		row_calls_sites(s->report, callers ? call->row : row, callers ? row : call->row,
				call->edge, &sites);
		label = &UTIL_PUSH(table->labels.list, table->labels.count, table->label_room);
		*label = screen_label_of(s, call->row);
		if (call->seen & CALL_INLINED && row_calls_count(s->report, calls, call))
			mark_inlined(label);
		if (sites.count) {
			set_place(s, &sites, label);
			line->at = sites.list->line;
			line->file = sites.list->file;
		}
		row_calls_free(&sites);
	}
	for (shown = i; fits && i < calls->count; i++) {
		get_cost(table, calls, i, &cost);
		fits = util_add(&sum, cost);
	}
	if (shown == calls->count)
		return;
	share[0] = '\0';
	if (fits && table->detail->whole)
		snprintf(share, sizeof(share), ": %s",
			 screen_share(s, sum, table->detail->whole, false).text);
	snprintf(table->more[callers], sizeof(table->more[callers]), "(%zu more%s)",
		 calls->count - shown, share);
}

/* The columns before names. */
static size_t columns_of(const struct calls_table *table)
{
	size_t columns = INDENT;

	for (size_t j = 0; j < VALUES; j++)
		columns += table->width[j] ? table->width[j] + (j == EACH ? 3 : 1) : 0;
	return columns + 1;
}

/* Finds the widths of the values; where names have no room, columns are left out. */
static void find_widths(struct calls_table *table)
{
	static const int left_out[] = {EACH, SHARE, CALLS};
	size_t width = table->s->width;

	for (size_t i = 0; i < table->count; i++)
		for (size_t j = 0; j < VALUES; j++) {
			const char *text = table->list[i].value[j].text;
			size_t columns = fit_columns(str_of(text), FRACTION_TEXT);

			table->width[j] = columns > table->width[j] ? columns : table->width[j];
		}
	for (size_t i = 0; width && i < LENGTH(left_out) && columns_of(table) + NAMES > width; i++)
		table->width[left_out[i]] = 0;
}

static void put_line(const struct calls_table *table, size_t i)
{
	const struct screen *s = table->s;
	const struct line *line = &table->list[i];

	targets_add(s->targets, target_of(TARGET_CALL, line->row, line->file, line->at));
	fprintf(s->out, "%*s", INDENT, "");
	for (size_t j = 0; j < VALUES; j++) {
		if (!table->width[j])
			continue;
		fputs(j != EACH ? "" : line->value[EACH].length ? "x " : "  ", s->out);
		screen_put_value(s->out, line->value[j].text, table->width[j]);
		fputc(' ', s->out);
	}
	fputc(' ', s->out);
}

/* Prints the user's own code that a caller of a library is called from, below it. */
static void put_own(const struct calls_table *table, row_id own, const struct label *label)
{
	static const char words[] = "all of it from ";
	const struct screen *s = table->s;
	size_t used = columns_of(table), least = INDENT + sizeof(words) - 1;

	if (used < least)
		used = least;
	targets_add(s->targets, target_of(TARGET_CALL, own, NONE, 0));
	fprintf(s->out, "%*s", (int)used, words);
	screen_label_put(s, label, 0, used);
}

static void put_table(struct calls_table *table)
{
	const struct screen *s = table->s;
	size_t used = columns_of(table), above = 0;

	screen_labels_complete(s, &table->labels, used);
	for (size_t i = 0; i < table->count; i++) {
		bool callee = i >= table->callers;

		if (i == 0 || i == table->callers) {
			screen_dim(s, true);
			fputs(callee ? "callees" : "callers", s->out);
			screen_dim(s, false);
			screen_end_line(s);
		}
		put_line(table, i);
		screen_labels_put(s, &table->labels, i, used);
		if (table->list[i].own != NONE)
			put_own(table, table->list[i].own, &table->above[above++]);
		if ((i + 1 == table->callers || i + 1 == table->count) && *table->more[!callee]) {
			fprintf(s->out, "%*s%s", INDENT, "", table->more[!callee]);
			screen_end_line(s);
		}
	}
	screen_end_line(s);
}

void screen_calls_put(const struct screen *s, row_id row, const struct detail *detail)
{
	struct calls_table table = {.s = s, .detail = detail, .column = detail->main};

	put_name(s, row);
	put_values(s, detail);
	add_calls(&table, row, &detail->callers, true);
	table.callers = table.count;
	add_calls(&table, row, &detail->callees, false);
	add_own(&table);
	if (table.count) {
		find_widths(&table);
		put_table(&table);
	}
	free(table.list);
	screen_labels_free(&table.labels);
	free(table.above);
}
