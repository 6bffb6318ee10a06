/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The facts of a portion that has an instruction that moves are made anew from those by
 * instruction.
 */
#include "profile/profile.h"

struct moving {
	const struct inlines *inlines;
	struct profile *profile;
	struct call *below; /* by frame: a call of it, with the costs inside it */
	struct order line_order, call_order;
};

/* A place that costs and calls are of. */
struct location_place {
	portion_id portion;
	uint64_t line;
};

/* Where the call inside a frame comes from. */
static struct location_place frame_place(struct moving *m, uint32_t frame)
{
	const struct code_frame *of = &m->inlines->frames[frame];

	return (struct location_place){profile_portion(m->profile, of->function, of->file),
				       of->line};
}

/* Where the facts of an instruction belong: in its frame, and of unknown lines where it was. */
static struct location_place place_of(struct moving *m, instruction_id i)
{
	const struct code *code = m->profile->code;
	struct pair was = m->profile->portions.pairs[code->instructions.pairs[i].a];
	uint32_t frame = m->inlines->innermost[i];
	function_id function = frame == NONE ? was.a : m->inlines->frames[frame].function;

	if (frame != NONE && m->inlines->frames[frame].line)
		return frame_place(m, frame);
	return (struct location_place){profile_portion(m->profile, function, was.b), code->line[i]};
}

static void add_call(struct moving *m, struct location_place place, function_id callee,
		     const struct call *call)
{
	call_id id = profile_call(m->profile, place.portion, callee, place.line, &m->call_order);

	profile_add_call(&m->profile->costs, &m->profile->current->call[id], call);
}

/* Adds a cost to a frame, as one of the calls that led to it. */
static void add_below(struct moving *m, uint32_t frame, cost_id cost)
{
	const struct call call = {.cost = cost, .seen = CALL_INLINED};

	if (frame != NONE)
		profile_add_call(&m->profile->costs, &m->below[frame], &call);
}

/* Drops the facts by line of the portions that are made anew. */
static void drop_facts(const struct profile *profile, struct side *side, const bool *anew)
{
	for (uint32_t i = 0; i < side->portion_count; i++)
		if (anew[i])
			side->portion_cost[i] = NONE;
	for (uint32_t i = 0; i < side->line_count; i++)
		if (anew[profile->lines.pairs[i].a])
			side->line_cost[i] = 0;
	for (uint32_t i = 0; i < side->call_count; i++)
		if (anew[profile->edges.pairs[profile->calls.pairs[i].a].a])
			side->call[i] = (struct call){0};
}

/* Makes the facts by line of those portions from the facts by instruction. */
static void renew_facts(struct moving *m, size_t side, const bool *anew)
{
	struct profile *profile = m->profile;
	const struct code *code = profile->code;

	for (uint32_t i = 0; i < code->instructions.count; i++) {
		cost_id cost = code_cost_on(code, side, i);
		struct location_place place;
		line_id line;

		if (!cost || !anew[code->instructions.pairs[i].a])
			continue;
		place = place_of(m, i);
		line = profile_line(profile, place.portion, place.line, &m->line_order);
		cost_add(&profile->costs, &profile->current->line_cost[line], &profile->costs,
			 cost);
		add_below(m, m->inlines->innermost[i], cost);
	}
	for (uint32_t i = 0; i < code->calls.count; i++) {
		struct pair pair = code->calls.pairs[i];
		struct call call = code_call_on(code, side, i);

		if (!call.seen || !anew[code->instructions.pairs[pair.a].a])
			continue;
		add_call(m, place_of(m, pair.a), pair.b, &call);
		add_below(m, m->inlines->innermost[pair.a], call.cost);
	}
}

void inlines_apply(const struct inlines *inlines, struct profile *profile, size_t side)
{
	struct moving m = {
		.inlines = inlines,
		.profile = profile,
		.below = util_alloc(inlines->count, sizeof(*m.below)),
		.line_order = {NONE, NONE},
		.call_order = {NONE, NONE},
	};
	const struct code *code = profile->code;
	struct side *last = profile->current, *before;
	bool *anew = util_alloc(profile->portions.count, sizeof(*anew));

	for (uint32_t i = 0; i < code->instructions.count; i++)
		anew[code->instructions.pairs[i].a] |= inlines->innermost[i] != NONE;
	cost_freeze(&profile->costs);
	before = profile_renew_side(profile, &profile->sides[side]);
	profile_extend_side(profile, profile->current);
	drop_facts(profile, before, anew);
	profile_add_facts(profile, before, NULL);
	renew_facts(&m, side, anew);
	/* The calls of inlined code, each with the cost below it, from the innermost on. */
	for (uint32_t i = (uint32_t)inlines->count; i-- > 0;) {
		const struct code_frame *frame = &inlines->frames[i];

		if (frame->outer == NONE || !m.below[i].seen)
			continue;
		add_call(&m, frame_place(&m, frame->outer), frame->function, &m.below[i]);
		add_below(&m, frame->outer, m.below[i].cost);
	}
	if (last != before)
		profile->current = last;
	profile_free_side(before);
	free(anew);
	free(m.below);
}
