/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shapes/cut.h"

#include "base/percent.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* --- sums -------------------------------------------------------------- */

/*
 * Makes a cost of a self and an inclusive cost, and the number of calls of
 * another cost; if these are given on one side, they are on both.
 */
static cost_id cap_cost(const struct report *report, struct costs *costs, cost_id own,
			cost_id inclusive, cost_id called)
{
	cost_id (*const on[])(const struct costs *, cost_id) = {cost_old, cost_new};
	cost_id sides[2];
	struct call_count calls[2] = {{0, false}, {0, false}};
	size_t i;

	for (i = 0; i < LENGTH(on); i++)
		calls[i] = cost_calls(costs, on[i](costs, called));
	calls[0].given |= calls[1].given;
	calls[1].given = calls[0].given;
	for (i = 0; i < LENGTH(on); i++)
		sides[i] = cost_called(costs, cost_own(costs, on[i](costs, own)),
				       cost_own(costs, on[i](costs, inclusive)), calls[i]);
	return report_change(report, costs, sides + !profile_compares(report->profile));
}

/* --- what is kept ------------------------------------------------------ */

/* Returns the totals of columns in each view, by column and view. */
static int64_t *find_totals(const struct report *report)
{
	const struct columns *columns = report->columns;
	size_t views = report->view_count;
	int64_t *totals = util_alloc(columns->shown_count * views, sizeof(*totals));
	size_t i, k;

	for (k = 0; k < columns->shown_count; k++)
		for (i = 0; column_adds_up(&columns->shown[k]) && i < views; i++)
			column_value(columns, &columns->shown[k], &report->costs,
				     report->views[i].total, &totals[k * views + i]);
	return totals;
}

/* The magnitude of a value in percent of total; 0 if it is not given. */
static double percent_of_total(const struct report *report, const struct column *column,
			       cost_id cost, int64_t total)
{
	int64_t count = 0;

	column_value(report->columns, column, &report->costs, cost, &count);
	return count ? fabs(percent_of(count, total)) : 0;
}

/*
 * The largest part, in percent, that a row's self or inclusive cost has of the
 * total of any column on any side.  HUGE_VAL if all columns are ratios.
 */
static double largest_part(const struct report *report, const int64_t *totals, row_id row)
{
	const struct columns *columns = report->columns;
	double most = HUGE_VAL;
	size_t i, j, k;

	for (k = 0; k < columns->shown_count; k++) {
		const struct column *column = &columns->shown[k];

		if (!column_adds_up(column))
			continue;
		if (most == HUGE_VAL)
			most = 0;
		for (i = 0; i < report->view_count; i++) {
			const struct view *view = &report->views[i];
			const cost_id costs[] = {view->row_inclusive[row], view->row_self[row]};
			int64_t total = totals[k * report->view_count + i];

			for (j = 0; j < LENGTH(costs); j++) {
				double part = percent_of_total(report, column, costs[j], total);

				most = part > most ? part : most;
			}
		}
	}
	return most;
}

static int compare_parts(const void *a, const void *b)
{
	const double *x = a, *y = b;

	return (*x < *y) - (*x > *y);
}

/* The number of rows that a browser shows at once. */
enum { MOST = 5000 };

/*
 * The smallest of the MOST largest parts, of more than MOST.  *ties: how many
 * of the MOST largest parts are equal to it.
 */
static double smallest_kept(const double *parts, size_t count, size_t *ties)
{
	double *sorted = util_alloc(count, sizeof(*sorted));
	double smallest = parts[0];
	size_t n = 0, i;

	/* Skip parts below all of the first MOST parts. */
	for (i = 0; i < MOST; i++)
		smallest = parts[i] < smallest ? parts[i] : smallest;
	for (i = 0; i < count; i++)
		if (parts[i] >= smallest)
			sorted[n++] = parts[i];
	qsort(sorted, n, sizeof(*sorted), compare_parts);
	smallest = sorted[MOST - 1];
	for (i = 0; sorted[i] > smallest;)
		i++;
	*ties = MOST - i;
	free(sorted);
	return smallest;
}

static bool is_left(const struct cut *cut, row_id row)
{
	return cut->id[row] == cut->kept_count;
}

/* Chooses the rows to keep; percent is that of cut_make(). */
static void select_rows(struct cut *cut, const char *percent)
{
	const struct report *report = cut->report;
	size_t count = report->order.count, ties = SIZE_MAX, i;
	double *part = util_alloc(report->rows.count, sizeof(*part));
	double *parts = util_alloc(count, sizeof(*parts));
	double least = percent ? strtod(percent, NULL) : 0;
	int64_t *totals = find_totals(report);

	cut->kept = util_alloc(count, sizeof(*cut->kept));
	cut->id = util_alloc(report->rows.count, sizeof(*cut->id));
	/* Visit rows in the order of memory, as there may be many. */
	for (i = 0; i < report->rows.count; i++)
		part[i] = largest_part(report, totals, (row_id)i);
	free(totals);
	for (i = 0; i < count; i++)
		parts[i] = part[report->order.listed[i]];
	free(part);
	if (!percent && count > MOST)
		least = smallest_kept(parts, count, &ties);
	for (i = 0; i < count; i++)
		if (parts[i] > least || (parts[i] == least && ties && ties--))
			cut->kept[cut->kept_count++] = report->order.listed[i];
	for (i = 0; i < report->rows.count; i++)
		cut->id[i] = util_id(cut->kept_count);
	for (i = 0; i < cut->kept_count; i++)
		cut->id[cut->kept[i]] = util_id(i);
	for (i = 0; i < report->rows.count; i++)
		cut->left += is_left(cut, util_id(i)) && !rows_is_empty(report, util_id(i));
	free(parts);
}

/* --- calls ------------------------------------------------------------- */

/* Adds the sum of the calls from or to (other) to a list of calls. */
static bool add_sum(const struct cut *cut, struct row_calls *calls, uint32_t id, cost_id sum,
		    struct error *error)
{
	cost_id cost = cap_cost(cut->report, &calls->costs, sum, sum, sum);

	UTIL_PUSH(calls->list, calls->count, calls->room) =
		(struct row_call){.row = id, .cost = cost};
	return aggregates_fit(cut->report->profile, &calls->costs, error);
}

/* Finds the calls from a kept row; calls to other rows are added up as one. */
static bool find_calls(const struct cut *cut, uint32_t id, struct error *error)
{
	struct row_calls *calls = &cut->calls[id];
	size_t count, i;
	cost_id sum = 0;

	if (!row_calls_of(cut->report, cut->kept[id], false, calls, error))
		return false;
	count = calls->count;
	calls->count = 0;
	for (i = 0; i < count; i++) {
		struct row_call call = calls->list[i];

		call.row = cut->id[call.row];
		if (call.row < cut->kept_count)
			calls->list[calls->count++] = call;
		else
			cost_add(&calls->costs, &sum, &calls->costs, call.cost);
	}
	return calls->count == count || add_sum(cut, calls, util_id(cut->kept_count), sum, error);
}

/* Adds the call from (other) to a kept row. */
static bool add_from_left(struct cut *cut, uint32_t id, struct error *error)
{
	const struct report *report = cut->report;
	struct ids to = groups_get(&report->index.edges_to, cut->kept[id]);
	struct row_calls *sums = &cut->calls[cut->kept_count], calls = {0};
	uint32_t *edges = util_alloc(to.count, sizeof(*edges));
	size_t n = 0, i;
	cost_id sum = 0;
	bool good;

	for (i = 0; i < to.count; i++) {
		portion_id from = report->profile->edges.pairs[to.id[i]].a;

		if (is_left(cut, report->rows.of_portion[from]))
			edges[n++] = to.id[i];
	}
	good = !n || row_calls_along(report, edges, n, true, &calls, error);
	for (i = 0; good && i < calls.count; i++)
		cost_add(&sums->costs, &sum, &calls.costs, calls.list[i].cost);
	good = good && (!calls.count || add_sum(cut, sums, id, sum, error));
	row_calls_free(&calls);
	free(edges);
	return good;
}

/* --- inlined code ------------------------------------------------------ */

/* A portion that lies in another row than its function, and that row's id. */
struct inlined_piece {
	uint32_t id;
	portion_id portion;
};

static int compare_inlined(const void *a, const void *b)
{
	const struct inlined_piece *x = a, *y = b;

	if (x->id != y->id)
		return x->id < y->id ? -1 : 1;
	return (x->portion > y->portion) - (x->portion < y->portion);
}

/*
 * Finds the portions in other rows of the functions of the row with an id; of
 * (other), those in kept rows.
 */
static struct inlined_piece *find_pieces(const struct cut *cut, uint32_t id, size_t *count)
{
	const struct report *report = cut->report;
	struct ids code = groups_get(&cut->code, id);
	struct inlined_piece *pieces = util_alloc(code.count, sizeof(*pieces));
	size_t i;

	*count = 0;
	for (i = 0; i < code.count; i++) {
		portion_id portion = code.id[i];
		row_id row = report->rows.of_portion[portion];

		if (row != report->rows.node_of_portion[portion] &&
		    (id < cut->kept_count || !is_left(cut, row)))
			pieces[(*count)++] = (struct inlined_piece){cut->id[row], portion};
	}
	qsort(pieces, *count, sizeof(*pieces), compare_inlined);
	return pieces;
}

static void add_piece(const struct report *report, const struct view *view, portion_id portion,
		      struct costs *costs, cost_id *self, cost_id *inclusive)
{
	cost_id own = view->aggregates.portion[portion];
	cost_id all = view->portion_cost ? view->portion_cost[portion] : 0;

	cost_add(costs, self, &report->costs, own);
	cost_add(costs, inclusive, &report->costs, all ? all : own);
}

bool cut_code_of(const struct cut *cut, uint32_t id, struct cut_code *code, struct error *error)
{
	const struct report *report = cut->report;
	struct costs *costs = &code->costs;
	struct inlined_piece *pieces;
	size_t n, i, j, s;

	*code = (struct cut_code){0};
	if (report_is_grouped(report))
		return true;
	pieces = find_pieces(cut, id, &n);
	code->list = util_alloc(n, sizeof(*code->list));
	for (i = 0; i < n; i = j) {
		struct one_code *one = &code->list[code->count++];
		cost_id self[2] = {0, 0}, inclusive[2] = {0, 0};

		for (j = i; j < n && pieces[j].id == pieces[i].id; j++)
			for (s = 0; s < report->profile->side_count; s++)
				add_piece(report, &report->views[s], pieces[j].portion, costs,
					  &self[s], &inclusive[s]);
		*one = (struct one_code){pieces[i].id, report_change(report, costs, self),
					 report_change(report, costs, inclusive)};
		one->self = cap_cost(report, costs, one->self, one->inclusive, 0);
		one->inclusive = cap_cost(report, costs, one->inclusive, one->inclusive, 0);
	}
	free(pieces);
	return aggregates_fit(report->profile, costs, error);
}

void cut_code_free(struct cut_code *code)
{
	free(code->list);
	cost_free(&code->costs);
	*code = (struct cut_code){0};
}

/* --- the row (other) --------------------------------------------------- */

/* For each event the larger count of a and b, but at most that of most. */
static cost_id larger_capped(struct costs *costs, cost_id a, cost_id b, const struct costs *from,
			     cost_id most)
{
	int64_t x[COST_EVENTS], y[COST_EVENTS], top[COST_EVENTS];
	uint64_t x_mask = cost_unpack(costs, a, x);
	uint64_t y_mask = cost_unpack(costs, b, y);
	uint64_t top_mask = cost_unpack(from, most, top);
	uint64_t mask = x_mask | y_mask;
	cost_id result = 0;
	unsigned e;

	for (e = 0; e < COST_EVENTS; e++) {
		uint64_t bit = (uint64_t)1 << e;

		if ((y_mask & bit) && (!(x_mask & bit) || y[e] > x[e]))
			x[e] = y[e];
		if ((mask & top_mask & bit) && top[e] >= 0 && x[e] > top[e])
			x[e] = top[e];
	}
	cost_add_counts(costs, &result, mask, x);
	return result;
}

/* Adds the inlined code of a row that lies on the other side of the cut. */
static bool add_code(struct cut *cut, uint32_t id, cost_id *sum, struct error *error)
{
	const uint32_t left = util_id(cut->kept_count);
	struct cut_code code;
	bool good = cut_code_of(cut, id, &code, error);
	size_t i;

	for (i = 0; good && i < code.count; i++)
		if ((id == left) != (code.list[i].id == left))
			cost_add(&cut->costs, sum, &code.costs, code.list[i].inclusive);
	cut_code_free(&code);
	return good;
}

/* Adds what a kept row paid to (other): for calls, and for inlined code. */
static bool add_paid(struct cut *cut, uint32_t id, cost_id *paid, struct error *error)
{
	const struct row_calls *calls = &cut->calls[id];
	const struct row_call *last = calls->count ? &calls->list[calls->count - 1] : NULL;

	if (last && last->row == cut->kept_count)
		cost_add(&cut->costs, paid, &calls->costs, last->cost);
	return add_code(cut, id, paid, error);
}

static void add_left_self(struct cut *cut)
{
	const struct report *report = cut->report;
	cost_id sides[2] = {0, 0};
	size_t i, s;

	for (i = 0; i < report->profile->portions.count; i++)
		for (s = 0;
		     is_left(cut, report->rows.of_portion[i]) && s < report->profile->side_count;
		     s++)
			cost_add(&cut->costs, &sides[s], &report->costs,
				 report->views[s].aggregates.portion[i]);
	cut->self = report_change(report, &cut->costs, sides);
}

/*
 * Sets the costs of (other).  The inclusive cost is the larger of what callers
 * paid and self + callees, capped by the total.
 */
static bool sum_left(struct cut *cut, struct error *error)
{
	const struct report *report = cut->report;
	const struct row_calls *calls = &cut->calls[cut->kept_count];
	cost_id paid = 0, own = 0, sides[2] = {0, 0};
	struct costs *costs = &cut->costs;
	bool diff = profile_compares(report->profile);
	size_t i;

	add_left_self(cut);
	cost_add(costs, &own, costs, cut->self);
	for (i = 0; i < cut->kept_count; i++)
		if (!add_paid(cut, util_id(i), &paid, error))
			return false;
	for (i = 0; i < calls->count; i++)
		cost_add(costs, &own, &calls->costs, calls->list[i].cost);
	if (!add_code(cut, util_id(cut->kept_count), &own, error))
		return false;
	for (i = 0; i < report->profile->side_count; i++) {
		cost_id (*on)(const struct costs *, cost_id) = diff && i == 0 ? cost_old : cost_new;

		sides[i] = larger_capped(costs, cost_own(costs, on(costs, paid)),
					 cost_own(costs, on(costs, own)), &report->costs,
					 report->views[i].side->total);
	}
	cut->inclusive = report_change(report, costs, sides);
	cut->self = cap_cost(report, costs, cut->self, cut->inclusive, paid);
	cut->inclusive = cap_cost(report, costs, cut->inclusive, cut->inclusive, paid);
	return aggregates_fit(report->profile, costs, error);
}

static void index_code(struct cut *cut)
{
	const struct report *report = cut->report;
	size_t count = report->profile->portions.count, i;
	uint32_t *key = util_alloc(count, sizeof(*key));

	for (i = 0; i < count; i++)
		key[i] = cut->id[report->rows.node_of_portion[i]];
	groups_make(&cut->code, key, count, cut->kept_count + 1);
	free(key);
}

bool cut_make(struct cut *cut, struct report *report, const char *percent, struct error *error)
{
	size_t i;

	*cut = (struct cut){.report = report};
	select_rows(cut, percent);
	index_code(cut);
	cut->calls = util_alloc(cut->kept_count + 1, sizeof(*cut->calls));
	for (i = 0; i < cut->kept_count; i++)
		if (!find_calls(cut, util_id(i), error) || !add_from_left(cut, util_id(i), error))
			return false;
	return sum_left(cut, error);
}

void cut_free(struct cut *cut)
{
	size_t i;

	for (i = 0; cut->calls && i <= cut->kept_count; i++)
		row_calls_free(&cut->calls[i]);
	free(cut->calls);
	free(cut->kept);
	free(cut->id);
	cost_free(&cut->costs);
	groups_free(&cut->code);
	*cut = (struct cut){0};
}
