/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/places.h"

#include <stdlib.h>

/* The last instruction whose chain has a row, and its index among those that were found. */
struct place_mark {
	uint32_t seen; /* the instruction, plus 1 */
	size_t at;
};

row_id places_row(const struct report *report, uint32_t frame)
{
	return report->rows.of_function[report->profile->code->frames[frame].function];
}

/* Adds an instruction to the rows of its chain: to each at its outermost frame that was inlined. */
static void add_chain(struct report *report, const bool *listed, struct place_mark *marks,
		      instruction_id id)
{
	const struct code *code = report->profile->code;
	struct report_index *index = &report->index;
	row_id recorded = report->rows.of_portion[code->instructions.pairs[id].a];
	uint32_t frame = code->innermost[id];

	for (; frame != NONE && code->frames[frame].outer != NONE;
	     frame = code->frames[frame].outer) {
		row_id row = places_row(report, frame);
		struct inlined_code of = {(uint64_t)row << 32 | code->frames[frame].outer, id};

		/* What is inlined into the row as it was recorded is listed there. */
		if (!listed[row] || row == recorded)
			continue;
		if (marks[row].seen != id + 1) {
			marks[row] = (struct place_mark){id + 1, index->place_count};
			UTIL_PUSH(index->places, index->place_count, index->place_room) = of;
		}
		index->places[marks[row].at] = of;
	}
}

void places_index(struct report *report)
{
	const struct code *code = report->profile->code;
	struct report_index *index = &report->index;
	size_t count = code->instructions.count;
	struct place_mark *marks;
	bool *listed;

	if (!code->frames || !report->settings->fn.count)
		return;
	listed = util_alloc(report->rows.count, sizeof(*listed));
	marks = util_alloc(report->rows.count, sizeof(*marks));
	for (size_t i = 0; i < report->order.count; i++)
		listed[report->order.listed[i]] = true;
	for (size_t i = 0; i < count; i++)
		add_chain(report, listed, marks, (instruction_id)i);
	free(listed);
	free(marks);
	if (index->place_count)
		qsort(index->places, index->place_count, sizeof(*index->places),
		      util_compare_first);
	groups_of_pairs(&index->code_calls, &code->calls, count);
	groups_of_pairs(&index->code_jumps, &code->jumps.pairs, count);
}

bool places_next(const struct report *report, row_id row, struct place *place)
{
	const struct inlined_code *all = report->index.places, *end;
	const struct inlined_code *at = place->code ? place->code + place->count : NULL;

	if (!report->index.place_count)
		return false;
	end = all + report->index.place_count;
	if (!at)
		at = all + util_count_below(all, report->index.place_count, sizeof(*all),
					    (uint64_t)row << 32);
	if (at == end || at->place >> 32 != row)
		return false;
	*place = (struct place){.code = at, .outer = (uint32_t)at->place};
	while (at < end && at->place == place->code->place)
		at++;
	place->count = (size_t)(at - place->code);
	return true;
}

struct location *places_facts(const struct report *report, const struct place *place, size_t *n)
{
	const struct report_index *index = &report->index;
	const struct locations *locations = &index->code;
	struct location *facts = NULL;
	size_t room = 0;

	*n = 0;
	for (size_t i = 0; i < place->count; i++) {
		instruction_id id = place->code[i].instruction;
		struct ids calls = groups_get(&index->code_calls, id);
		struct ids jumps = groups_get(&index->code_jumps, id);

		UTIL_PUSH(facts, *n, room) = locations_get(locations, LOCATION_COST, id);
		for (size_t j = 0; j < calls.count; j++)
			UTIL_PUSH(facts, *n, room) =
				locations_get(locations, LOCATION_CALL, calls.id[j]);
		for (size_t j = 0; j < jumps.count; j++)
			UTIL_PUSH(facts, *n, room) =
				locations_get(locations, LOCATION_JUMP, jumps.id[j]);
	}
	return facts;
}
