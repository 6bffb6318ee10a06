/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "values/item.h"

#include "base/util.h"

void values_add(struct costs *costs, struct values *sum, const struct costs *from,
		const struct values *in, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		cost_add(costs, &sum[i].self, from, in[i].self);
		cost_add(costs, &sum[i].inclusive, from, in[i].inclusive);
		sum[i].calls.given |= in[i].calls.given;
		if (!util_add(&sum[i].calls.count, in[i].calls.count))
			cost_mark_overflow(costs, COST_CALLS);
	}
}
