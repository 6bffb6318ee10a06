/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef AGGREGATES_H
#define AGGREGATES_H

#include "base/util.h"
#include "profile/profile.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * The facts of one side of a profile added up: what portions cost by
 * themselves, and what was paid along each edge.  Rows are of profile.costs.
 */
struct aggregates {
	const struct side *side;
	uint32_t *portion;   /* row, by portion */
	uint32_t *edge;      /* row, by edge */
	int64_t *edge_calls; /* by edge */
	bool *edge_seen;     /* by edge: there is a call along it */
	uint32_t total;      /* row: all self costs */
};

/*
 * With edges false, those are left out.  False: a sum does not fit into 64
 * bits.  aggregates_free in either case.
 */
bool aggregates_init(struct aggregates *sums, const struct profile *profile,
		     const struct side *side, bool edges, struct error *error);
void aggregates_free(struct aggregates *sums);

/*
 * Whether what the parts of the side gave in all is what its lines add up to,
 * event by event: anything else is a fault of this program.  Costs of both
 * signs may not fit on the way in the order of the parts: then they are not
 * compared.
 */
bool aggregates_agree(const struct aggregates *sums,
		      const struct profile *profile, const struct side *side);

/*
 * Says in *error which sum of which event does not fit; one behind those of
 * the profile is of the report's own.  Always false.
 */
bool aggregates_overflow(const struct profile *profile, unsigned event,
			 struct error *error);

#endif
