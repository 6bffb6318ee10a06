/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shapes/cut.h"

#include "base/percent.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* --- what is kept ------------------------------------------------------ */

/*
 * The largest part, in percent, that a row's self or inclusive cost has of the
 * total of any column on any side.  HUGE_VAL if all columns are ratios.
 */
static double largest_part(const struct report *report, const int64_t *totals, row_id row)
{
	const struct columns *columns = report->columns;
	double most = HUGE_VAL;

	for (size_t k = 0; k < columns->shown_count; k++) {
		const struct column *column = &columns->shown[k];

		if (!column_adds_up(column))
			continue;
		if (most == HUGE_VAL)
			most = 0;
		for (size_t i = 0; i < report->all_sides; i++) {
			const struct item items[] = {item_in(report_inclusive(report, row), i),
						     item_in(report_self(report, row), i)};

			for (size_t j = 0; j < LENGTH(items); j++) {
				int64_t count = 0;
				double part;

				column_value(columns, column, items[j], &count);
				part = count ? fabs(percent_of(count,
							       totals[k * report->all_sides + i]))
					     : 0;
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

static bool is_left(const struct cut *cut, row_id row)
{
	return cut->id[row] == cut->kept_count;
}

/* Chooses the rows to keep; percent is that of cut_make(). */
static void select_rows(struct cut *cut, const char *percent)
{
	enum { MOST = 5000 }; /* rows that a browser shows at once */
	const struct report *report = cut->report;
	const struct columns *columns = report->columns;
	const row_id *listed = report->order.listed;
	size_t count = report->order.count, sides = report->all_sides, ties = SIZE_MAX;
	double *parts = util_alloc(count, sizeof(*parts));
	double least = percent ? strtod(percent, NULL) : 0;
	/* By column and side. */
	int64_t *totals = util_alloc(columns->shown_count * sides, sizeof(*totals));

	for (size_t k = 0; k < columns->shown_count; k++)
		for (size_t i = 0; column_adds_up(&columns->shown[k]) && i < sides; i++)
			column_value(columns, &columns->shown[k],
				     report_total(report, &report->sums[i]),
				     &totals[k * sides + i]);
	for (size_t i = 0; i < count; i++)
		parts[i] = largest_part(report, totals, listed[i]);
	free(totals);
	if (!percent && count > MOST) {
		double *sorted = util_alloc(count, sizeof(*sorted));
		size_t n = 0;

		/* Skip parts below all of the first MOST parts. */
		least = parts[0];
		for (size_t i = 0; i < MOST; i++)
			least = parts[i] < least ? parts[i] : least;
		for (size_t i = 0; i < count; i++)
			if (parts[i] >= least)
				sorted[n++] = parts[i];
		qsort(sorted, n, sizeof(*sorted), compare_parts);
		least = sorted[MOST - 1];
		for (ties = MOST; sorted[MOST - ties] > least;)
			ties--;
		free(sorted);
	}
	cut->kept = util_alloc(count, sizeof(*cut->kept));
	cut->id = util_alloc(report->rows.count, sizeof(*cut->id));
	for (size_t i = 0; i < count; i++)
		if (parts[i] > least || (parts[i] == least && ties && ties--))
			cut->kept[cut->kept_count++] = listed[i];
	free(parts);
	for (size_t i = 0; i < report->rows.count; i++)
		cut->id[i] = util_id(cut->kept_count);
	for (size_t i = 0; i < cut->kept_count; i++)
		cut->id[cut->kept[i]] = util_id(i);
	for (size_t i = 0; i < report->rows.count; i++)
		cut->left += is_left(cut, util_id(i)) && !rows_is_empty(report, util_id(i));
}

/* --- calls ------------------------------------------------------------- */

/*
 * Completes sums: their number of calls, if it is given on one side, is on both; and checks them.
 */
static void complete(const struct report *report, struct costs *costs, struct values *in)
{
	in[0].calls.given |= in[1].calls.given;
	in[1].calls.given = in[0].calls.given;
	report_check_change(report, costs, in);
}

/* Adds the sum of the calls from or to (other) to a list of calls. */
static void add_sum(const struct cut *cut, struct row_calls *calls, uint32_t id,
		    const struct row_call *sum)
{
	struct row_call call = {.row = id};

	memcpy(call.in, sum->in, sizeof(call.in));
	complete(cut->report, &calls->costs, call.in);
	UTIL_PUSH(calls->list, calls->count, calls->room) = call;
	report_note_overflow(cut->report, &calls->costs);
}

/* Finds the calls from a kept row; calls to other rows are added up as one. */
static void find_calls(const struct cut *cut, uint32_t id)
{
	struct row_calls *calls = &cut->calls[id];
	struct row_call sum = {.row = NONE};
	size_t count;

	row_calls_of(cut->report, cut->kept[id], false, calls);
	count = calls->count;
	calls->count = 0;
	for (size_t i = 0; i < count; i++) {
		struct row_call call = calls->list[i];

		call.row = cut->id[call.row];
		if (call.row < cut->kept_count)
			calls->list[calls->count++] = call;
		else
			values_add(&calls->costs, sum.in, &calls->costs, call.in, SIDES);
	}
	if (calls->count < count)
		add_sum(cut, calls, util_id(cut->kept_count), &sum);
}

/* Adds the call from (other) to a kept row. */
static void add_from_left(struct cut *cut, uint32_t id)
{
	const struct report *report = cut->report;
	struct ids to = groups_get(&report->index.edges_to, cut->kept[id]);
	struct row_calls *sums = &cut->calls[cut->kept_count], calls = {0};
	uint32_t *edges = util_alloc(to.count, sizeof(*edges));
	struct row_call sum = {.row = NONE};
	size_t n = 0;

	for (size_t i = 0; i < to.count; i++) {
		portion_id from = report->profile->edges.pairs[to.id[i]].a;

		if (is_left(cut, report->rows.of_portion[from]))
			edges[n++] = to.id[i];
	}
	if (n)
		row_calls_along(report, edges, n, true, &calls);
	for (size_t i = 0; i < calls.count; i++)
		values_add(&sums->costs, sum.in, &calls.costs, calls.list[i].in, SIDES);
	if (calls.count)
		add_sum(cut, sums, id, &sum);
	row_calls_free(&calls);
	free(edges);
}

/* --- inlined code ------------------------------------------------------ */

void cut_code_of(const struct cut *cut, uint32_t id, struct cut_code *code)
{
	const struct report *report = cut->report;
	struct costs *costs = &code->costs;
	struct ids portions = groups_get(&cut->code, id);
	/*
	 * The id of the row that a portion lies in, which is not its function's, and the portion.
	 */
	uint64_t *pieces = util_alloc(portions.count, sizeof(*pieces));
	size_t n = 0;

	*code = (struct cut_code){0};
	for (size_t i = 0; !report_is_grouped(report) && i < portions.count; i++) {
		portion_id portion = portions.id[i];
		row_id row = report->rows.of_portion[portion];

		if (row != report->rows.node_of_portion[portion] &&
		    (id < cut->kept_count || !is_left(cut, row)))
			pieces[n++] = (uint64_t)cut->id[row] << 32 | portion;
	}
	qsort(pieces, n, sizeof(*pieces), util_compare_first);
	code->list = util_alloc(n, sizeof(*code->list));
	for (size_t i = 0; i < n; i++) {
		portion_id portion = (portion_id)pieces[i];
		struct one_code *one;

		if (!i || pieces[i] >> 32 != pieces[i - 1] >> 32)
			code->list[code->count++].id = (uint32_t)(pieces[i] >> 32);
		one = &code->list[code->count - 1];
		for (size_t s = 0; s < report->profile->side_count; s++) {
			const struct side_sums *sums = &report->sums[s];
			cost_id own = sums->aggregates.portion[portion];
			cost_id all = sums->portion_cost ? sums->portion_cost[portion] : 0;

			cost_add(costs, &one->in[s].self, &report->costs, own);
			cost_add(costs, &one->in[s].inclusive, &report->costs, all ? all : own);
		}
	}
	for (size_t i = 0; i < code->count; i++)
		report_check_change(report, costs, code->list[i].in);
	free(pieces);
	report_note_overflow(report, costs);
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

	for (unsigned e = 0; e < COST_EVENTS; e++) {
		uint64_t bit = (uint64_t)1 << e;

		if ((y_mask & bit) && (!(x_mask & bit) || y[e] > x[e]))
			x[e] = y[e];
		if ((mask & top_mask & bit) && top[e] >= 0 && x[e] > top[e])
			x[e] = top[e];
	}
	cost_add_counts(costs, &result, mask, x);
	return result;
}

/* Adds the inlined code of a row that lies on the other side of the cut, by side. */
static void add_code(struct cut *cut, uint32_t id, cost_id *sum)
{
	const uint32_t left = util_id(cut->kept_count);
	struct cut_code code;

	cut_code_of(cut, id, &code);
	for (size_t i = 0; i < code.count; i++)
		for (size_t s = 0; s < SIDES && (id == left) != (code.list[i].id == left); s++)
			cost_add(&cut->costs, &sum[s], &code.costs, code.list[i].in[s].inclusive);
	cut_code_free(&code);
}

/*
 * Sets the costs of (other).  The inclusive cost is the larger of what callers
 * paid and self + callees, capped by the total.
 */
static void sum_left(struct cut *cut)
{
	const struct report *report = cut->report;
	const struct row_calls *calls = &cut->calls[cut->kept_count];
	cost_id paid[SIDES] = {0, 0}, own[SIDES] = {0, 0};
	struct costs *costs = &cut->costs;
	size_t sides = report->profile->side_count;

	for (size_t i = 0; i < report->profile->portions.count; i++)
		for (size_t s = 0; is_left(cut, report->rows.of_portion[i]) && s < sides; s++)
			cost_add(costs, &cut->in[s].self, &report->costs,
				 report->sums[s].aggregates.portion[i]);
	/*
	 * What kept rows paid: for calls, of which that to (other) is the last, and for inlined
	 * code.
	 */
	for (size_t i = 0; i < cut->kept_count; i++) {
		const struct row_calls *from = &cut->calls[i];
		const struct row_call *last = from->count ? &from->list[from->count - 1] : NULL;

		for (size_t s = 0; last && last->row == cut->kept_count && s < SIDES; s++) {
			struct call_count *count = &cut->in[s].calls;

			cost_add(costs, &paid[s], &from->costs, last->in[s].self);
			count->given |= last->in[s].calls.given;
			if (!util_add(&count->count, last->in[s].calls.count))
				cost_mark_overflow(costs, COST_CALLS);
		}
		add_code(cut, util_id(i), paid);
	}
	for (size_t s = 0; s < sides; s++) {
		cost_add(costs, &own[s], costs, cut->in[s].self);
		for (size_t i = 0; i < calls->count; i++)
			cost_add(costs, &own[s], &calls->costs, calls->list[i].in[s].self);
	}
	add_code(cut, util_id(cut->kept_count), own);
	for (size_t s = 0; s < sides; s++)
		cut->in[s].inclusive = larger_capped(costs, paid[s], own[s], &report->costs,
						     report->sums[s].side->total);
	complete(report, costs, cut->in);
	report_note_overflow(report, costs);
}

void cut_make(struct cut *cut, struct report *report, const char *percent)
{
	size_t count = report->profile->portions.count;
	uint32_t *key = util_alloc(count, sizeof(*key));

	*cut = (struct cut){.report = report};
	select_rows(cut, percent);
	for (size_t i = 0; i < count; i++)
		key[i] = cut->id[report->rows.node_of_portion[i]];
	groups_make(&cut->code, key, count, cut->kept_count + 1);
	free(key);
	cut->calls = util_alloc(cut->kept_count + 1, sizeof(*cut->calls));
	for (size_t i = 0; i < cut->kept_count; i++) {
		find_calls(cut, util_id(i));
		add_from_left(cut, util_id(i));
	}
	sum_left(cut);
}

void cut_free(struct cut *cut)
{
	for (size_t i = 0; cut->calls && i <= cut->kept_count; i++)
		row_calls_free(&cut->calls[i]);
	free(cut->calls);
	free(cut->kept);
	free(cut->id);
	cost_free(&cut->costs);
	groups_free(&cut->code);
	*cut = (struct cut){0};
}
