/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/composition.h"

#include "base/fraction.h"
#include "base/number.h"

#include <stdlib.h>

/* A portion to be added to a component. */
struct portion_piece {
	name_id object, file, name;
	portion_id portion;
};

static int compare_labels(const void *a, const void *b)
{
	const struct portion_piece *x = a, *y = b;

	if (x->file != y->file)
		return x->file < y->file ? -1 : 1;
	if (x->name != y->name)
		return x->name < y->name ? -1 : 1;
	return (x->object > y->object) - (x->object < y->object);
}

/* Returns whether a side has a portion. */
static bool is_somewhere(const struct report *report, portion_id portion)
{
	size_t i = 0;

	while (i < report->all_sides && !profile_has_portion(report->sums[i].side, portion))
		i++;
	return i < report->all_sides;
}

struct sub_item {
	const struct report *report;
	const struct costs *costs;
	struct component sub;
};

static int compare_subs(const void *a, const void *b)
{
	const struct sub_item *x = a, *y = b;
	const name_id names[][2] = {{x->sub.file, y->sub.file},
				    {x->sub.name, y->sub.name},
				    {x->sub.object, y->sub.object}};
	int order = columns_compare(x->report->columns, report_item(x->report, x->costs, x->sub.in),
				    report_item(y->report, y->costs, y->sub.in));

	for (size_t i = 0; !order && i < LENGTH(names); i++)
		order = str_compare(report_name(x->report, names[i][0]),
				    report_name(x->report, names[i][1]));
	return order;
}

/* Adds up n pieces, capped by their row; with --diff, finds whether they changed. */
static struct component make_component(const struct report *report,
				       const struct portion_piece *pieces, size_t n, row_id row,
				       bool inclusive, struct costs *costs)
{
	struct component part = {
		.object = pieces->object, .file = pieces->file, .name = pieces->name};

	for (size_t side = 0; side < report->profile->side_count; side++) {
		const struct side_sums *sums = &report->sums[side];
		struct values *sum = &part.in[side];

		for (size_t i = 0; i < n; i++) {
			portion_id portion = pieces[i].portion;

			cost_add(costs, &sum->self, &report->costs,
				 sums->aggregates.portion[portion]);
			if (sums->portion_cost)
				cost_add(costs, &sum->inclusive, &report->costs,
					 sums->portion_cost[portion]);
		}
		if (sums->portion_cost)
			inclusive_cap(&sums->inclusive, &report->costs, sums->inclusive.node[row],
				      costs, &sum->inclusive);
		if (inclusive)
			sum->self = sum->inclusive;
	}
	report_check_change(report, costs, part.in);
	if (!profile_compares(report->profile))
		return part;
	part.changed = !columns_is_zero(report->columns, report_item(report, costs, part.in));
	part.same = !part.changed;
	for (size_t i = 0; i < n; i++)
		part.same &= !report->rows.portion_changed[pieces[i].portion];
	return part;
}

void composition_of(const struct report *report, row_id row, bool inclusive,
		    struct composition *subs)
{
	const struct profile *profile = report->profile;
	const unsigned parts = BY_KINDS[report->by].parts;
	struct ids portions = groups_get(&report->index.portions_of, row);
	struct portion_piece *pieces = util_alloc(portions.count, sizeof(*pieces));
	struct sub_item *items = util_alloc(portions.count, sizeof(*items));
	size_t n = 0, j;

	*subs = (struct composition){0};
	for (size_t i = 0; i < portions.count; i++) {
		portion_id portion = portions.id[i];
		struct pair pair = profile->portions.pairs[portion];

		/* All of a portion may be inlined code, and so another function's. */
		if (report->rows.list[row].recorded && !is_somewhere(report, portion))
			continue;
		pieces[n++] = (struct portion_piece){
			parts & LABEL_OBJECT ? profile_object(profile, pair.a) : NONE,
			parts & LABEL_FILE ? pair.b : NONE,
			parts & LABEL_NAME ? profile_name(profile, pair.a) : NONE, portion};
	}
	qsort(pieces, n, sizeof(*pieces), compare_labels);
	for (size_t i = 0; i < n; i = j) {
		for (j = i; j < n && compare_labels(&pieces[i], &pieces[j]) == 0; j++)
			;
		items[subs->count++] = (struct sub_item){
			report, &subs->costs,
			make_component(report, pieces + i, j - i, row, inclusive, &subs->costs)};
	}
	qsort(items, subs->count, sizeof(*items), compare_subs);
	subs->list = util_alloc(subs->count, sizeof(*subs->list));
	for (size_t i = 0; i < subs->count; i++)
		subs->list[i] = items[i].sub;
	free(pieces);
	free(items);
	report_note_overflow(report, &subs->costs);
}

void composition_large(const struct report *report, row_id row, struct composition *subs)
{
	const struct columns *columns = report->columns;
	const char *min = settings_row_min(report->settings);
	/* With --min a percentage of the total, else one percent of the row. */
	const int64_t whole = min ? report_whole(report, &columns->weight)
				  : columns_weight(columns, report_row(report, row));
	struct decimal least = {1, 1};
	size_t n = 0;

	if (min)
		number_percent(str_of(min), &least);
	composition_of(report, row, report->settings->inclusive, subs);
	if (subs->count <= 1)
		subs->count = 0;
	for (size_t i = 0; i < subs->count; i++) {
		const struct component *sub = &subs->list[i];
		int64_t part;

		if (profile_compares(report->profile) && !sub->changed)
			continue;
		part = columns_weight(columns, report_item(report, &subs->costs, sub->in));
		/* A component with little cost can still change a ratio a lot. */
		if (columns->has_ratio ||
		    fraction_compare_products(number_magnitude(part), 100 * least.under,
					      number_magnitude(whole), least.over) >= 0) {
			subs->list[n++] = *sub;
			continue;
		}
		subs->folded++;
		values_add(&subs->costs, subs->rest, &subs->costs, sub->in, SIDES);
	}
	subs->count = n;
	report_note_overflow(report, &subs->costs);
}

void composition_free(struct composition *subs)
{
	free(subs->list);
	cost_free(&subs->costs);
	*subs = (struct composition){0};
}
