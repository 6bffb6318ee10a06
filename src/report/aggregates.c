/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/aggregates.h"

#include "read/diag.h"

#include <stdlib.h>

bool aggregates_overflow(const struct profile *profile, unsigned event,
			 struct error *error)
{
	struct scratch scratch;
	struct str name;

	if (event >= profile->event_count)
		return error_set(error, "a column of the report does not fit "
					"into 64 bits");
	name = names_str(&profile->names, profile->events[event]);
	return error_set(error, "a sum of %s does not fit into 64 bits",
			 diag_quote(&scratch, name));
}

static bool add_edges(struct aggregates *sums, const struct profile *profile,
		      const struct side *side, struct error *error)
{
	unsigned event = 0;
	size_t i;

	sums->edge = util_alloc(profile->edges.count, sizeof(uint32_t));
	sums->edge_seen = util_alloc(profile->edges.count, sizeof(bool));
	sums->edge_calls = util_alloc(profile->edges.count, sizeof(int64_t));
	for (i = 0; i < side->call_count; i++) {
		uint32_t edge = profile->calls.pairs[i].a;

		if (!side->call[i].seen)
			continue;
		sums->edge_seen[edge] = true;
		if (!cost_add_row(profile->costs, &sums->edge[edge],
				  profile->costs, side->call[i].cost, false,
				  &event))
			return aggregates_overflow(profile, event, error);
		if (!util_add(&sums->edge_calls[edge], side->call[i].count))
			return error_set(error, "a number of calls does not "
						"fit into 64 bits");
	}
	return true;
}

bool aggregates_init(struct aggregates *sums, const struct profile *profile,
		     const struct side *side, bool edges, struct error *error)
{
	unsigned event = 0;
	size_t i;

	*sums = (struct aggregates){.side = side};
	cost_freeze(profile->costs);
	sums->portion = util_alloc(profile->portions.count, sizeof(uint32_t));
	for (i = 0; i < side->line_count; i++)
		if (!cost_add_row(profile->costs,
				  &sums->portion[profile->lines.pairs[i].a],
				  profile->costs, side->line_cost[i], false,
				  &event))
			return aggregates_overflow(profile, event, error);
	for (i = 0; i < profile->portions.count; i++)
		if (!cost_add_row(profile->costs, &sums->total, profile->costs,
				  sums->portion[i], false, &event))
			return aggregates_overflow(profile, event, error);
	if (edges && !add_edges(sums, profile, side, error))
		return false;
	cost_freeze(profile->costs);
	return true;
}

bool aggregates_agree(const struct aggregates *sums,
		      const struct profile *profile, const struct side *side)
{
	struct costs costs = {0};
	uint32_t parts = 0;
	unsigned event = 0;
	bool fits = true, agree = true;
	size_t i;

	for (i = side->first_part; fits && i < side->end_part; i++)
		if (profile->parts[i].selected)
			fits = cost_add_row(&costs, &parts, profile->costs,
					    profile->parts[i].sum, false,
					    &event);
	for (i = 0; fits && agree && i < profile->event_count; i++) {
		int64_t x, y;

		agree = cost_get(&costs, parts, (unsigned)i, &x) ==
				cost_get(profile->costs, sums->total,
					 (unsigned)i, &y) &&
			x == y;
	}
	cost_free(&costs);
	return agree;
}

void aggregates_free(struct aggregates *sums)
{
	free(sums->portion);
	free(sums->edge);
	free(sums->edge_calls);
	free(sums->edge_seen);
}
