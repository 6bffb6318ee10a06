/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "values/inclusive.h"

#include "base/diag.h"

bool aggregates_fit(const struct profile *profile, const struct costs *costs, struct error *error)
{
	struct scratch scratch;
	unsigned event;

	if (!cost_overflow(costs, &event))
		return true;
	if (event == COST_CALLS)
		return error_set(error, "a number of calls does not fit into 64 bits");
	return error_set(error, "a sum of %s does not fit into 64 bits",
			 diag_quote(&scratch, names_str(&profile->names, profile->events[event])));
}

void aggregates_init(struct aggregates *sums, const struct profile *profile,
		     const struct side *side, struct costs *costs)
{
	*sums = (struct aggregates){.side = side};
	sums->has = util_alloc(profile->functions.count, sizeof(bool));
	profile_mark_functions(profile, side, sums->has);
	for (function_id i = 0; i < profile->context_count; i++)
		if (sums->has[i])
			sums->has[profile_label(profile, i)] = true;
	sums->portion = util_alloc(profile->portions.count, sizeof(cost_id));
	for (size_t i = 0; i < side->portion_count; i++)
		if (side->portion_cost[i] != NONE)
			sums->portion[i] = side->portion_cost[i];
	for (size_t i = 0; i < side->line_count; i++)
		cost_add(costs, &sums->portion[profile->lines.pairs[i].a], costs,
			 side->line_cost[i]);
	for (size_t i = 0; i < profile->portions.count; i++)
		cost_add(costs, &sums->total, costs, sums->portion[i]);
	cost_freeze(costs);
}

void aggregates_add_edges(struct aggregates *sums, const struct profile *profile,
			  struct costs *costs)
{
	const struct side *side = sums->side;

	sums->edge = util_alloc(profile->edges.count, sizeof(*sums->edge));
	for (size_t i = 0; i < side->call_count; i++) {
		const struct call *call = &side->call[i];

		profile_add_call(costs, &sums->edge[profile_call_pair(profile, (call_id)i).a],
				 call);
		sums->calls |= call->seen != 0;
	}
	cost_freeze(costs);
}

/* Adds to *sum all counts of a cost, of all events.  False: the sum does not fit into 64 bits. */
static bool add_counts(int64_t *sum, const struct costs *costs, cost_id cost)
{
	struct cost_parts parts;
	bool fits = true;
	unsigned n = 0;

	if (!cost)
		return true;
	parts = cost_parts(costs, cost);
	for (; parts.mask; parts.mask &= parts.mask - 1)
		fits &= util_add(sum, parts.counts[n++]);
	return fits;
}

bool aggregates_are_small(const struct aggregates *sums, const struct profile *profile,
			  const struct costs *costs)
{
	const struct side *side = sums->side;
	unsigned event;
	int64_t cost = 0, count = 0;
	bool fit = !profile->below_zero && !cost_overflow(costs, &event) &&
		   add_counts(&cost, costs, sums->total);

	for (size_t i = 0; fit && i < side->call_count; i++)
		fit = side->call[i].count >= 0 && util_add(&count, side->call[i].count) &&
		      add_counts(&cost, costs, side->call[i].cost);
	return fit && cost < (int64_t)1 << 60;
}

void aggregates_free(struct aggregates *sums)
{
	free(sums->portion);
	free(sums->edge);
	free(sums->has);
}
