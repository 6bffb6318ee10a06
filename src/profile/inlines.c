/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The facts by line are made anew from those by instruction, wherever one of a
 * portion is moved.  In a portion with instructions of two lines (code.h), these do not say all
 * lines, so there the costs that move are subtracted instead.
 */
#include "profile/inlines.h"

#include "base/util.h"

#include <stdlib.h>

struct moving {
	const struct inlines *inlines;
	struct profile *profile;
	struct code *code;
	struct side *before;
	size_t at;              /* index of the side */
	unsigned char *portion; /* by portion of before: enum portion_way */
	portion_id *to;         /* by portion of before: the one that has its facts */
	struct call *below;     /* by frame: a call of it, with the costs inside it */
	uint32_t *node;         /* by frame */
	struct order line_order, call_order;
};

/* What becomes of the facts by line of a portion. */
enum portion_way { COPIED, LESSENED, MADE_ANEW };

/* A place that costs and calls are of. */
struct location_place {
	portion_id portion;
	uint64_t line;
};

/* The side has a portion that was made anew only if something is left in it. */
static void need_portion(struct moving *m, portion_id portion)
{
	cost_id *cost = &m->profile->current->portion_cost[portion];

	if (*cost == NONE)
		*cost = 0;
}

static void add_line(struct moving *m, struct location_place place, cost_id cost)
{
	struct profile *profile = m->profile;
	line_id line = profile_line(profile, place.portion, place.line, &m->line_order);

	need_portion(m, place.portion);
	cost_add(&profile->costs, &profile->current->line_cost[line], &profile->costs, cost);
}

static void add_to_call(struct moving *m, struct call *sum, const struct call *call)
{
	sum->seen |= call->seen;
	if (!util_add(&sum->count, call->count))
		cost_mark_overflow(&m->profile->costs, COST_CALLS);
	cost_add(&m->profile->costs, &sum->cost, &m->profile->costs, call->cost);
	cost_add(&m->profile->costs, &sum->inlined, &m->profile->costs, call->inlined);
}

/* The call of a function from a place. */
static call_id find_call(struct moving *m, struct location_place place, function_id callee)
{
	return profile_call(m->profile, place.portion, profile_stand_in(m->profile, callee),
			    place.line, &m->call_order);
}

static call_id add_call(struct moving *m, struct location_place place, function_id callee,
			const struct call *call)
{
	call_id id = find_call(m, place, callee);

	need_portion(m, place.portion);
	add_to_call(m, &m->profile->current->call[id], call);
	return id;
}

/* The node of the function that has an instruction. */
static uint32_t recorded_node(struct moving *m, portion_id portion)
{
	return profile_node(m->profile, NONE, m->profile->portions.pairs[portion].a);
}

static void add_arc(struct moving *m, uint32_t from, function_id callee, call_id id,
		    const struct call *call)
{
	profile_add_arc(m->profile, from, profile_node(m->profile, NONE, callee), id, call);
}

/* Where an instruction was recorded, and where its facts are if it stays. */
static struct location_place recorded_place(const struct moving *m, instruction_id i)
{
	return (struct location_place){m->code->instructions.pairs[i].a,
				       m->code->instruction[i].line};
}

static struct location_place staying_place(const struct moving *m, instruction_id i)
{
	struct location_place place = recorded_place(m, i);

	place.portion = m->to[place.portion];
	return place;
}

/* Where the call inside a frame comes from. */
static struct location_place frame_place(struct moving *m, const struct code_frame *frame)
{
	return (struct location_place){
		profile_portion(m->profile, profile_stand_in(m->profile, frame->function),
				frame->file),
		frame->line,
	};
}

/* Where an instruction belongs. */
static struct location_place inner_place(const struct moving *m, instruction_id i)
{
	const struct code_frame *frame = &m->inlines->frames[m->inlines->innermost[i]];
	struct location_place place = recorded_place(m, i);
	bool stays = place.line && !(m->inlines->at_frame[i] && frame->line);
	name_id file = stays ? m->profile->portions.pairs[place.portion].b : frame->file;

	place.portion =
		profile_portion(m->profile, profile_stand_in(m->profile, frame->function), file);
	if (!stays)
		place.line = frame->line;
	return place;
}

/* --- facts by line ------------------------------------------------------- */

/* Copies the facts by line of the portions that are not made anew. */
static void copy_lines(struct moving *m)
{
	struct profile *profile = m->profile;
	const struct side *before = m->before;
	uint32_t i;

	for (i = 0; i < before->portion_count; i++)
		if (profile_has_portion(before, i) && m->portion[i] != MADE_ANEW) {
			need_portion(m, m->to[i]);
			cost_add(&profile->costs, &profile->current->portion_cost[m->to[i]],
				 &profile->costs, before->portion_cost[i]);
			profile_add_node(profile, recorded_node(m, i), before->portion_cost[i]);
		}
	for (i = 0; i < before->line_count; i++) {
		portion_id portion = profile->lines.pairs[i].a;
		line_id line;

		if (!before->line_cost[i] || m->portion[portion] == MADE_ANEW)
			continue;
		line = m->to[portion] == portion
			       ? i
			       : profile_line(profile, m->to[portion],
					      profile_number(profile, profile->lines.pairs[i].b),
					      &m->line_order);
		cost_add(&profile->costs, &profile->current->line_cost[line], &profile->costs,
			 before->line_cost[i]);
		profile_add_node(profile, recorded_node(m, portion), before->line_cost[i]);
	}
	for (i = 0; i < before->call_count; i++) {
		struct pair edge = profile->edges.pairs[profile->calls.pairs[i].a];
		call_id id = i;

		if (!before->call[i].seen || m->portion[edge.a] == MADE_ANEW)
			continue;
		if (m->to[edge.a] == edge.a && profile_stand_in(profile, edge.b) == edge.b)
			add_to_call(m, &profile->current->call[i], &before->call[i]);
		else
			id = add_call(m,
				      (struct location_place){
					      m->to[edge.a],
					      profile_number(profile, profile->calls.pairs[i].b)},
				      edge.b, &before->call[i]);
		add_arc(m, recorded_node(m, edge.a), edge.b, id, &before->call[i]);
	}
}

static void add_below(struct moving *m, uint32_t frame, cost_id cost)
{
	const struct call call = {.cost = cost, .inlined = cost, .seen = CALL_INLINED};

	add_to_call(m, &m->below[frame], &call);
}

/* Moves or copies the self cost of an instruction. */
static void place_cost(struct moving *m, instruction_id i)
{
	struct profile *profile = m->profile;
	cost_id cost = code_cost_on(m->code, m->at, i);
	struct location_place was = recorded_place(m, i);
	uint32_t frame = m->inlines->innermost[i];

	if (!cost)
		return;
	if (frame == NONE) {
		if (m->portion[was.portion] == MADE_ANEW) {
			add_line(m, staying_place(m, i), cost);
			profile_add_node(profile, recorded_node(m, was.portion), cost);
		}
		return;
	}
	if (m->portion[was.portion] == LESSENED) {
		line_id line = profile_line(profile, m->to[was.portion], was.line, &m->line_order);
		cost_id *from = &profile->current->line_cost[line];

		cost_subtract(&profile->costs, from, &profile->costs, cost);
		if (cost_is_zero(&profile->costs, *from))
			*from = 0;
		cost_subtract(&profile->costs,
			      profile_node_cost(profile, recorded_node(m, was.portion)),
			      &profile->costs, cost);
	}
	add_line(m, inner_place(m, i), cost);
	profile_add_node(profile, m->node[frame], cost);
	add_below(m, frame, cost);
}

/* Takes calls off a sum of calls. */
static void take_call(struct moving *m, struct call *from, const struct call *call)
{
	from->count -= call->count;
	cost_subtract(&m->profile->costs, &from->cost, &m->profile->costs, call->cost);
	if (!from->count && cost_is_zero(&m->profile->costs, from->cost))
		*from = (struct call){0};
}

/* The same for the calls of one function that an instruction makes. */
static void place_call(struct moving *m, uint32_t id)
{
	struct profile *profile = m->profile;
	struct pair pair = m->code->calls.pairs[id];
	struct call call = code_call_on(m->code, m->at, id);
	struct location_place was = recorded_place(m, pair.a);
	uint32_t frame = m->inlines->innermost[pair.a];
	call_id moved;

	if (!call.seen)
		return;
	if (frame == NONE) {
		if (m->portion[was.portion] == MADE_ANEW) {
			moved = add_call(m, staying_place(m, pair.a), pair.b, &call);
			add_arc(m, recorded_node(m, was.portion), pair.b, moved, &call);
		}
		return;
	}
	if (m->portion[was.portion] == LESSENED) {
		uint32_t arc = map_find(&profile->arcs, recorded_node(m, was.portion),
					profile_node(profile, NONE, pair.b));
		call_id from = find_call(m, staying_place(m, pair.a), pair.b);

		take_call(m, &profile->current->call[from], &call);
		take_call(m, &profile->current->arc[arc], &call);
		take_call(m, &profile->current->site[map_find(&profile->sites, arc, from)], &call);
	}
	moved = add_call(m, inner_place(m, pair.a), pair.b, &call);
	add_arc(m, m->node[frame], pair.b, moved, &call);
	add_below(m, frame, call.cost);
}

/* --- facts by instruction ------------------------------------------------ */

/* Returns the instruction of an address in a place, among the new facts. */
static instruction_id new_instruction(struct code *made, struct location_place place,
				      uint32_t address)
{
	instruction_id id = code_instruction(made, place.portion, address, place.line);

	if (made->instruction[id].line != place.line) {
		made->instruction[id].two_lines = true;
		map_id(&made->two_lines, place.portion, 0);
	}
	return id;
}

static void add_code_call(struct moving *m, struct code *made, instruction_id from,
			  function_id callee, const struct call *call)
{
	callee = profile_stand_in(m->profile, callee);
	add_to_call(m, code_side_call(made, m->at, code_call(made, from, callee)), call);
}

/* Makes the facts by instruction anew. */
static void renew_code(struct moving *m)
{
	struct profile *profile = m->profile;
	const struct code_frame *frames = m->inlines->frames;
	const uint32_t *innermost = m->inlines->innermost;
	const struct code *before = m->code;
	struct code *made = util_alloc(1, sizeof(*made));
	instruction_id *ids = util_alloc(before->instructions.count, sizeof(*ids));
	struct call *below = util_alloc(before->instructions.count, sizeof(*below));

	made->instructions.near = true;
	for (uint32_t i = 0; i < before->two_lines.count; i++)
		map_id(&made->two_lines, m->to[before->two_lines.pairs[i].a], 0);
	for (uint32_t i = 0; i < before->instructions.count; i++) {
		bool moves = innermost[i] != NONE;
		struct location_place place = moves ? inner_place(m, i) : staying_place(m, i);
		cost_id cost = code_cost_on(before, m->at, i);
		struct call self = {.cost = cost, .inlined = cost, .seen = CALL_INLINED};

		ids[i] = new_instruction(made, place, before->instructions.pairs[i].b);
		cost_add(&profile->costs, code_side_cost(made, m->at, ids[i]), &profile->costs,
			 self.cost);
		if (moves && self.cost)
			add_to_call(m, &below[i], &self);
	}
	for (uint32_t i = 0; i < before->calls.count; i++) {
		struct pair pair = before->calls.pairs[i];
		struct call call = code_call_on(before, m->at, i);

		if (!call.seen)
			continue;
		add_code_call(m, made, ids[pair.a], pair.b, &call);
		call.seen = CALL_INLINED;
		call.inlined = call.cost;
		call.count = 0;
		if (innermost[pair.a] != NONE)
			add_to_call(m, &below[pair.a], &call);
	}
	/* The calls by which each instruction was inlined. */
	for (uint32_t i = 0; i < before->instructions.count; i++)
		for (uint32_t frame = innermost[i]; below[i].seen && frames[frame].outer != NONE;
		     frame = frames[frame].outer) {
			struct location_place place = frame_place(m, &frames[frames[frame].outer]);

			add_code_call(m, made,
				      new_instruction(made, place, before->instructions.pairs[i].b),
				      frames[frame].function, &below[i]);
		}
	for (uint32_t i = 0; i < before->jumps.count; i++) {
		struct pair pair = before->jumps.pairs.pairs[i];

		code_add_jump(&made->jumps, ids[pair.a], pair.b, &before->jumps.list[i]);
	}
	free(below);
	free(ids);
	code_free(profile->code);
	profile->code = made;
}

/*
 * Returns whether the call of a frame is within one of the same function by the same, which has its
 * cost.
 */
static bool is_repeated(const struct code_frame *frames, uint32_t i)
{
	function_id caller = frames[frames[i].outer].function;
	uint32_t outer;

	for (uint32_t at = frames[i].outer; (outer = frames[at].outer) != NONE; at = outer)
		if (frames[at].function == frames[i].function && frames[outer].function == caller)
			return true;
	return false;
}

void inlines_apply(const struct inlines *inlines, struct profile *profile, size_t side, bool code)
{
	const size_t portions = profile->portions.count;
	struct moving m = {
		.inlines = inlines,
		.profile = profile,
		.code = profile->code,
		.at = side,
		.portion = util_alloc(portions, 1),
		.to = util_alloc(portions, sizeof(*m.to)),
		.below = util_alloc(inlines->count, sizeof(*m.below)),
		.node = util_alloc(inlines->count, sizeof(*m.node)),
		.line_order = {NONE, NONE},
		.call_order = {NONE, NONE},
	};
	const struct code_frame *frames = inlines->frames;
	struct side *last = profile->current;

	cost_freeze(&profile->costs);
	m.before = profile_renew_side(profile, &profile->sides[side]);
	profile_extend_side(profile, profile->current);
	/* What becomes of the lines of each portion. */
	for (uint32_t i = 0; i < m.code->instructions.count; i++)
		if (inlines->innermost[i] != NONE)
			m.portion[m.code->instructions.pairs[i].a] = MADE_ANEW;
	for (uint32_t i = 0; i < m.code->two_lines.count; i++) {
		unsigned char *way = &m.portion[m.code->two_lines.pairs[i].a];

		if (*way == MADE_ANEW)
			*way = LESSENED;
	}
	for (uint32_t i = 0; i < inlines->count; i++) {
		bool within = frames[i].outer != NONE && !(inlines->merged && inlines->merged[i]);

		m.node[i] = profile_node(profile, within ? m.node[frames[i].outer] : NONE,
					 frames[i].function);
	}
	for (uint32_t i = 0; i < portions; i++) {
		struct pair pair = profile->portions.pairs[i];

		m.to[i] = i;
		if (profile_has_portion(m.before, i) && profile_stand_in(profile, pair.a) != pair.a)
			m.to[i] =
				profile_portion(profile, profile_stand_in(profile, pair.a), pair.b);
	}
	copy_lines(&m);
	for (uint32_t i = 0; i < m.code->instructions.count; i++)
		place_cost(&m, i);
	for (uint32_t i = 0; i < m.code->calls.count; i++)
		place_call(&m, i);
	/* The calls of inlined code, each with the cost below it, from the innermost on. */
	for (uint32_t i = (uint32_t)inlines->count; i-- > 0;) {
		uint32_t outer = frames[i].outer;
		struct location_place place;
		call_id id;

		if (outer == NONE || !m.below[i].seen)
			continue;
		place = frame_place(&m, &frames[outer]);
		id = is_repeated(frames, i) ? find_call(&m, place, frames[i].function)
					    : add_call(&m, place, frames[i].function, &m.below[i]);
		profile_add_arc(profile, m.node[outer], m.node[i], id, &m.below[i]);
		add_below(&m, outer, m.below[i].cost);
	}
	if (code)
		renew_code(&m);
	if (last != m.before)
		profile->current = last;
	profile_free_side(m.before);
	free(m.portion);
	free(m.to);
	free(m.below);
	free(m.node);
}
