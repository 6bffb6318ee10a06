/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/source_lines.h"

#include "report/ranking.h"
#include "report/views.h"

#include <stdlib.h>

/* Groups lines and calls by the file or by the row of their portions. */
static void index_by(const struct report *report, bool rows, size_t keys,
		     struct groups *lines, struct groups *calls)
{
	const struct profile *profile = report->profile;
	size_t line_count = profile->lines.count;
	size_t call_count = profile->calls.count;
	uint32_t *of_portion = rows ? report->portion_row : NULL;
	uint32_t *key =
		util_alloc(line_count > call_count ? line_count : call_count,
			   sizeof(*key));
	size_t i;

	for (i = 0; i < line_count; i++) {
		portion_id portion = profile->lines.pairs[i].a;

		key[i] = rows ? of_portion[portion]
			      : profile->portions.pairs[portion].b;
	}
	groups_make(lines, key, line_count, keys);
	for (i = 0; i < call_count; i++) {
		edge_id edge = profile->calls.pairs[i].a;
		portion_id portion = profile->edges.pairs[edge].a;

		key[i] = rows ? of_portion[portion]
			      : profile->portions.pairs[portion].b;
	}
	groups_make(calls, key, call_count, keys);
	free(key);
}

void source_lines_index(const struct report *report)
{
	struct source_index *index = report->index;

	if (index->lines_in.first)
		return;
	views_limit(report);
	index_by(report, false, report->profile->names.count, &index->lines_in,
		 &index->calls_in);
	if (report->settings->fn.count || report->settings->complete)
		index_by(report, true, report->row_count, &index->lines_of,
			 &index->calls_of);
}

enum { ON_OLD = 1, ON_NEW = 2 };

struct numbered {
	uint64_t number; /* or place */
	uint32_t id;
	unsigned sides; /* whose costs are meant */
};

static int compare_numbered(const void *a, const void *b)
{
	const struct numbered *x = a, *y = b;

	if (x->number != y->number)
		return x->number < y->number ? -1 : 1;
	return (x->id > y->id) - (x->id < y->id);
}

/*
 * Where to look for what a file has of a row; of any, for NONE.  It is what the
 * file has or what the row has, whichever is less: a row may be in many files.
 */
static const uint32_t *candidates(const struct groups *in,
				  const struct groups *of, name_id file,
				  row_id only, size_t *n)
{
	const uint32_t *first = in->first + file;

	*n = first[1] - first[0];
	if (only == NONE || of->first[only + 1] - of->first[only] >= *n)
		return in->id + first[0];
	first = of->first + only;
	*n = first[1] - first[0];
	return of->id + first[0];
}

static bool is_in(const struct report *report, portion_id portion, name_id file,
		  row_id only)
{
	return report->profile->portions.pairs[portion].b == file &&
	       (only == NONE || report->portion_row[portion] == only);
}

/* What a line costs on a side, 0 if it has no costs. */
static cost_id line_cost(const struct side *side, line_id line)
{
	return line < side->line_count ? side->line_cost[line] : 0;
}

/* What n facts of one line cost on one of the sides. */
static cost_id sum_side(const struct report *report, unsigned which,
			const struct numbered *sorted, size_t n,
			struct costs *costs)
{
	const struct side *side = which == ON_NEW ? report->profile->new
						  : report->profile->sides[0];
	cost_id sum = 0;
	size_t i;

	for (i = 0; i < n; i++)
		if (sorted[i].sides & which)
			cost_add(costs, &sum, &report->costs,
				 line_cost(side, sorted[i].id));
	return sum;
}

/* Adds n facts of one line; with --diff, a line that did not change is none. */
static void add_line(const struct report *report, const struct numbered *sorted,
		     size_t n, struct source_lines *source)
{
	const struct profile *profile = report->profile;
	struct source_line line = {.number = sorted->number};
	struct costs *costs = &source->costs;

	line.cost = sum_side(report, ON_NEW, sorted, n, costs);
	if (source->apart && line.number) {
		cost_add(costs, &source->unplaced_old, costs,
			 sum_side(report, ON_OLD, sorted, n, costs));
		if (cost_is_zero(costs, line.cost))
			return;
		line.cost = cost_change(costs, 0, line.cost);
	} else if (profile_compares(profile)) {
		line.cost = cost_change(
			costs, sum_side(report, ON_OLD, sorted, n, costs),
			line.cost);
		if (columns_is_zero(report->columns, costs, line.cost))
			return;
	}
	line.small = report->settings->line_min &&
		     report->columns->sorted_count &&
		     !ranking_is_large(report, costs, line.cost,
				       report->settings->line_min);
	source->any_large |= !line.small;
	source->lines[source->count++] = line;
}

/* A line of the profile, which may be two lines of woven texts. */
static size_t put_numbered(const struct report *report,
			   const struct source_lines *source, line_id id,
			   struct numbered *to)
{
	const struct profile *profile = report->profile;
	uint64_t number = profile_number(profile, profile->lines.pairs[id].b);
	uint64_t old;

	to[0] = (struct numbered){number, id, ON_OLD | ON_NEW};
	if (!source->woven)
		return 1;
	to[0].number = woven_now_place(source->woven, number);
	old = woven_old_place(source->woven, number);
	if (old == to[0].number)
		return 1;
	to[0].sides = ON_NEW;
	to[1] = (struct numbered){old, id, ON_OLD};
	return 2;
}

static bool source_costs(const struct report *report, name_id file, row_id only,
			 struct source_lines *source, struct error *error)
{
	const struct profile *profile = report->profile;
	size_t count, n = 0, i, j;
	const uint32_t *id =
		candidates(&report->index->lines_in, &report->index->lines_of,
			   file, only, &count);
	struct numbered *sorted = util_alloc(2 * count, sizeof(*sorted));

	for (i = 0; i < count; i++)
		if (is_in(report, profile->lines.pairs[id[i]].a, file, only))
			n += put_numbered(report, source, id[i], sorted + n);
	qsort(sorted, n, sizeof(*sorted), compare_numbered);
	source->lines = util_alloc(n, sizeof(*source->lines));
	for (i = 0; i < n; i = j) {
		for (j = i; j < n && sorted[j].number == sorted[i].number; j++)
			;
		add_line(report, sorted + i, j - i, source);
	}
	free(sorted);
	if (source->apart)
		source->unplaced =
			cost_change(&source->costs, source->unplaced_old, 0);
	return aggregates_fit(profile, &source->costs, error);
}

/* The number of the line of a call on a side, or its place. */
static uint64_t call_line(const struct report *report, const struct view *view,
			  const struct source_lines *source, call_id call)
{
	const struct profile *profile = report->profile;
	uint64_t number = profile_number(profile, profile->calls.pairs[call].b);

	if (!source->woven)
		return number;
	return view == report_new(report)
		       ? woven_now_place(source->woven, number)
		       : woven_old_place(source->woven, number);
}

/* Puts calls of one side into one; returns how many. */
static size_t gather_calls(const struct report *report, const struct view *view,
			   const uint32_t *id, size_t n, name_id file,
			   row_id only, const struct source_lines *source,
			   struct one_call *one)
{
	const struct profile *profile = report->profile;
	size_t count = 0, i;

	for (i = 0; i < n; i++) {
		struct pair call = profile->calls.pairs[id[i]];
		uint64_t number = call_line(report, view, source, id[i]);
		portion_id caller = profile->edges.pairs[call.a].a;
		function_id callee = profile->edges.pairs[call.a].b;

		if (id[i] >= view->side->call_count ||
		    !view->side->call[id[i]].seen ||
		    !is_in(report, caller, file, only) ||
		    (source->apart && number && view != report_new(report)))
			continue;
		one[count] = (struct one_call){
			.number = number,
			.row = report->function_row[callee],
			.from = report->settings->complete
					? report->portion_row[caller]
					: NONE,
			.limit = inclusive_callee(&view->inclusive, profile,
						  call.a),
			.old = view != report_new(report),
			.cost = view->side->call[id[i]].cost,
			.count = view->side->call[id[i]].count,
		};
		count++;
	}
	return count;
}

static void add_calling(struct source_lines *source, uint64_t number,
			size_t first)
{
	if (source->calls.count == first)
		return;
	source->calling =
		util_grow(source->calling, &source->calling_room,
			  source->calling_count + 1, sizeof(*source->calling));
	source->calling[source->calling_count++] =
		(struct line_calls){number, first, source->calls.count};
}

static bool source_calls(const struct report *report, name_id file, row_id only,
			 struct source_lines *source, struct error *error)
{
	size_t n;
	const uint32_t *id =
		candidates(&report->index->calls_in, &report->index->calls_of,
			   file, only, &n);
	struct one_call *one = util_alloc(2 * n, sizeof(*one));
	bool fits = true;
	size_t i, j, count;

	count = gather_calls(report, report_new(report), id, n, file, only,
			     source, one);
	if (profile_compares(report->profile))
		count += gather_calls(report, report_old(report), id, n, file,
				      only, source, one + count);
	qsort(one, count, sizeof(*one), row_calls_compare_one);
	for (i = 0; fits && i < count; i = j) {
		size_t first = source->calls.count;

		for (j = i; j < count && one[j].number == one[i].number; j++)
			;
		fits = row_calls_add(report, one + i, j - i, &source->calls,
				     error);
		add_calling(source, one[i].number, first);
	}
	free(one);
	return fits;
}

bool source_lines_of(const struct report *report, name_id file, row_id only,
		     struct source_lines *source, struct error *error)
{
	*source = (struct source_lines){
		.woven = woven_of(report->woven, file),
	};
	source_lines_index(report);
	return source_costs(report, file, only, source, error) &&
	       source_calls(report, file, only, source, error);
}

bool source_lines_apart(const struct report *report, name_id file, row_id only,
			struct source_lines *source, struct error *error)
{
	*source = (struct source_lines){.apart = true};
	source_lines_index(report);
	return source_costs(report, file, only, source, error) &&
	       source_calls(report, file, only, source, error);
}

/* Whether both sides have written a name in the same way. */
static bool is_written_alike(const struct report *report, name_id name)
{
	struct str old, new;
	size_t i, j;

	for (i = 0; report_original(report, report_old(report), name, i, &old);
	     i++)
		for (j = 0;
		     report_original(report, report_new(report), name, j, &new);
		     j++)
			if (str_equal(old, new))
				return true;
	return false;
}

static unsigned sides_of(const struct report *report, portion_id portion)
{
	const struct side *old = report_old(report)->side;
	const struct side *new = report_new(report)->side;

	return (profile_has_portion(old, portion) ? ON_OLD : 0) |
	       (profile_has_portion(new, portion) ? ON_NEW : 0);
}

bool source_lines_are_same(const struct report *report, name_id file)
{
	const struct profile *profile = report->profile;
	const uint32_t *first;
	struct map objects = {0};
	unsigned *sides;
	unsigned any = 0;
	bool same = false;
	size_t i;

	source_lines_index(report);
	first = report->index->lines_in.first + file;
	sides = util_alloc(first[1] - first[0], sizeof(*sides));
	for (i = first[0]; i < first[1]; i++) {
		line_id line = report->index->lines_in.id[i];
		portion_id portion = profile->lines.pairs[line].a;
		function_id function = profile->portions.pairs[portion].a;
		uint32_t object =
			map_id(&objects, profile_object(profile, function), 0);

		sides[object] |= sides_of(report, portion);
		any |= sides[object];
	}
	for (i = 0; i < objects.count && !same; i++)
		same = sides[i] == (ON_OLD | ON_NEW) &&
		       is_written_alike(report, objects.pairs[i].a);
	map_free(&objects);
	free(sides);
	/* With nothing of OLD in it, there is nothing to confuse. */
	return any != (ON_OLD | ON_NEW) ||
	       (same && is_written_alike(report, file));
}

struct woven_numbers source_lines_numbers(const struct source_lines *source,
					  uint64_t number)
{
	if (source->woven)
		return woven_numbers(source->woven, number);
	return (struct woven_numbers){number, number};
}

bool source_lines_next(const struct source_lines *source,
		       struct source_walk *walk)
{
	size_t i = walk->next_line, k = walk->next_calling;

	if (i == source->count && k == source->calling_count)
		return false;
	*walk = (struct source_walk){.number = UINT64_MAX};
	if (i < source->count)
		walk->number = source->lines[i].number;
	if (k < source->calling_count &&
	    source->calling[k].number < walk->number)
		walk->number = source->calling[k].number;
	walk->costly =
		i < source->count && source->lines[i].number == walk->number;
	if (walk->costly)
		walk->line = source->lines[i++];
	if (k < source->calling_count &&
	    source->calling[k].number == walk->number)
		walk->calls = &source->calling[k++];
	walk->next_line = i;
	walk->next_calling = k;
	return true;
}

void source_lines_free(struct source_lines *source)
{
	free(source->lines);
	free(source->calling);
	row_calls_free(&source->calls);
	cost_free(&source->costs);
}
