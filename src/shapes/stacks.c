/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shapes/stacks.h"

#include "base/fraction.h"

#include <stdlib.h>

enum { SMALL = 10000 /* stacks end below total / SMALL */ };

/* A node on the current path. */
struct frame {
	uint32_t node;
	size_t next;       /* the next edge to follow */
	size_t length;     /* of stacks.path before the node */
	int64_t amount[2]; /* by side: flows to the node along the path */
	struct fraction_shares shares[2];
	int64_t small[2]; /* by side: amount of callees that are too small */
};

/* --- the path ---------------------------------------------------------- */

/* The share of a frame's amount that goes with the next part of its node. */
static void take_share(const struct stacks *s, struct frame *frame,
		       const int64_t *part, int64_t share[2])
{
	size_t side;

	for (side = 0; side < s->flow.sides; side++)
		share[side] = (int64_t)fraction_share(
			&frame->shares[side], (uint64_t)frame->amount[side],
			(uint64_t)part[side],
			(uint64_t)s->flow.all[frame->node][side]);
}

static bool is_small_share(const struct stacks *s, const int64_t share[2])
{
	size_t side;

	for (side = 0; side < s->flow.sides; side++)
		if (share[side] > 0 && share[side] >= s->least[side])
			return false;
	return true;
}

/* Gives the current path as a stack; false if its amount is 0. */
static bool give_stack(struct stacks *s, struct stack *stack,
		       enum stack_kind kind, const int64_t amount[2])
{
	if (!(amount[0] | amount[1]))
		return false;
	*stack = (struct stack){
		.nodes = s->path,
		.count = s->length,
		.common = s->common,
		.kind = kind,
		.amount = {amount[0], amount[1]},
	};
	s->common = s->length;
	return true;
}

static void shorten_path(struct stacks *s, size_t length)
{
	s->length = length;
	if (s->common > length)
		s->common = length;
}

/* Adds a node to the path, and gives the stack of its self cost. */
static bool enter_frame(struct stacks *s, struct stack *stack, uint32_t node,
			const int64_t amount[2])
{
	struct frame *frame = &s->frames[s->depth++];
	int64_t self[2] = {0};

	*frame = (struct frame){
		.node = node,
		.next = s->flow.first[node],
		.length = s->length,
		.amount = {amount[0], amount[1]},
	};
	if (!s->shown || s->shown[node])
		s->path[s->length++] = node;
	take_share(s, frame, s->flow.self[node], self);
	return give_stack(s, stack, STACK_SELF, self);
}

static bool leave_frame(struct stacks *s, struct stack *stack)
{
	const struct frame *frame = &s->frames[--s->depth];
	bool given = give_stack(s, stack, STACK_SMALL, frame->small);

	shorten_path(s, frame->length);
	return given;
}

/* Follows the next edge of the last node; after all edges, leaves it. */
static bool follow(struct stacks *s, struct stack *stack)
{
	struct frame *frame = &s->frames[s->depth - 1];
	const struct flow_edge *edge = &s->flow.edges[frame->next];
	int64_t share[2] = {0};
	size_t side;

	if (frame->next++ == s->flow.first[frame->node + 1])
		return leave_frame(s, stack);
	take_share(s, frame, edge->amount, share);
	if (s->depth < STACKS_DEEPEST && !is_small_share(s, share))
		return enter_frame(s, stack, edge->to, share);
	for (side = 0; side < s->flow.sides; side++)
		frame->small[side] += share[side];
	return false;
}

/* Begins a path at the next node, if any flow begins there. */
static bool begin_node(struct stacks *s, struct stack *stack)
{
	uint32_t node = (uint32_t)--s->next;
	const int64_t *amount = s->flow.begins[node];

	return (amount[0] | amount[1]) && enter_frame(s, stack, node, amount);
}

/*
 * Gives the difference between the total and the sum over functions (src/README
 * N4).
 */
static bool give_rest(struct stacks *s, struct stack *stack)
{
	int64_t rest[2] = {0};
	size_t side, i;

	for (side = 0; side < s->flow.sides; side++) {
		rest[side] = s->total[side];
		for (i = 0; i < s->flow.node_count; i++)
			rest[side] -= s->flow.self[i][side];
	}
	return give_stack(s, stack, STACK_REST, rest);
}

bool stacks_next(struct stacks *s, struct stack *stack)
{
	while (s->depth || s->next)
		if (s->depth ? follow(s, stack) : begin_node(s, stack))
			return true;
	if (s->ended)
		return false;
	s->ended = true;
	return give_rest(s, stack);
}

/* --- the beginning ----------------------------------------------------- */

/* Marks as shown the node of an item that has a listed row, and its cycle. */
static void show(const struct flow *flow, bool *shown, uint32_t item)
{
	shown[flow->own[item]] = shown[flow->entry[item]] = true;
}

/* Returns, by node, whether it is shown; NULL: no option chooses rows. */
static bool *shown_nodes(const struct flow *flow)
{
	const struct report *report = flow->report;
	const struct profile *profile = report->profile;
	bool *shown, *listed;
	size_t i;

	if (!report->order.chosen)
		return NULL;
	shown = util_alloc(flow->node_count, sizeof(*shown));
	listed = report_listed(report);
	for (i = 0; i < profile->functions.count; i++)
		if (listed[report->rows.of_function[i]])
			show(flow, shown, report->node_of_function[i]);
	for (i = 0; i < profile->portions.count; i++)
		if (listed[report->rows.of_portion[i]])
			show(flow, shown, report->node_of_portion[i]);
	free(listed);
	return shown;
}

bool stacks_begin(struct stacks *s, const struct report *report, unsigned event,
		  struct error *error)
{
	size_t side;

	*s = (struct stacks){0};
	if (!flow_make(&s->flow, report, event, error))
		return false;
	s->shown = shown_nodes(&s->flow);
	s->frames = util_alloc(STACKS_DEEPEST, sizeof(*s->frames));
	s->path = util_alloc(STACKS_DEEPEST, sizeof(*s->path));
	s->next = s->flow.node_count;
	for (side = 0; side < s->flow.sides; side++) {
		cost_get(&report->costs, flow_view(&s->flow, side)->side->total,
			 event, &s->total[side]);
		s->least[side] = s->total[side] / SMALL;
	}
	return true;
}

void stacks_free(struct stacks *s)
{
	flow_free(&s->flow);
	free(s->shown);
	free(s->frames);
	free(s->path);
}
