/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Writes the flow of the first sort event as stacks for flamegraph.pl and similar programs: lines
 * "a;b;c COUNT", with --diff "a;b;c OLD NEW".  A profile has calls but no stacks, so a function's
 * cost is divided among its callers by what each paid.
 *
 * Stacks begin where the flow begins, and end where less than a share of the total flows; this
 * limits the number of stacks of each length.  All values add up to the total exactly.  It fails
 * if the first sort event is a formula, or if a cost is negative.
 */
#include "base/fraction.h"
#include "base/stream.h"
#include "report/ranking.h"
#include "shapes/flow.h"
#include "write/formats/plain_value.h"
#include "write/writing.h"

#include <stdlib.h>

enum {
	SMALL = 10000,  /* stacks end below total / SMALL */
	DEEPEST = 1000, /* nodes from the first to the last one of a stack */
};

/* A node of the current stack. */
struct frame {
	uint32_t node;
	size_t next;   /* the next edge to follow */
	size_t length; /* of the text before the node */
	/* By side: what flows to the node along the stack. */
	struct fraction_shares shares[2];
	int64_t small[2]; /* by side: value of callees that are too small */
};

struct folded {
	FILE *out;
	struct flow flow;
	int64_t total[2];     /* by side */
	bool *shown;          /* by node; NULL: all nodes are shown */
	struct draft path;    /* the current stack as text */
	struct frame *frames; /* nodes of the stack, also those not shown */
	size_t depth;
};

/* --- stacks ------------------------------------------------------------ */

/* Appends a node, which may be a cycle, to the path, with : for ;, which would end a frame. */
static void append_node(struct folded *f, uint32_t node)
{
	row_id row = f->flow.nodes[node].row;
	size_t i = f->path.length + (f->path.length > 0);
	struct draft cycle = {0};
	struct str name;

	if (row == NONE) {
		draft_open(&cycle);
		flow_put_cycle(&f->flow, node, cycle.file);
		name = draft_close(&cycle);
	} else {
		name = report_row_name(f->flow.report, row);
	}
	fputs(f->path.length ? ";" : "", f->path.file);
	str_print(f->path.file, name.length ? name : STR("???"));
	fflush(f->path.file);
	for (; i < f->path.length; i++)
		if (f->path.text[i] == ';')
			f->path.text[i] = ':';
	free(cycle.text);
}

/* Writes the path and `after` with values by side, unless all are 0. */
static void put_stack(const struct folded *f, const char *after, const int64_t value[2])
{
	char text[PLAIN_TEXT];

	if (!(value[0] | value[1]))
		return;
	fwrite(f->path.text ? f->path.text : "", 1, f->path.length, f->out);
	if (*after)
		fprintf(f->out, "%s%s", f->path.length ? ";" : "", after);
	for (size_t side = 0; side < f->flow.sides; side++) {
		struct str digits = plain_count(text, value[side]);

		putc(' ', f->out);
		fwrite(digits.at, 1, digits.length, f->out);
	}
	putc('\n', f->out);
}

/* The share of a frame's value that goes with the next part of its node. */
static void take_share(const struct flow *flow, struct frame *frame, const int64_t *part,
		       int64_t share[2])
{
	for (size_t side = 0; side < flow->sides; side++)
		share[side] = (int64_t)fraction_share(&frame->shares[side], (uint64_t)part[side]);
}

/* Adds a node to the path, and writes the stack of its self cost. */
static void enter_node(struct folded *f, uint32_t node, const int64_t value[2])
{
	struct frame *frame = &f->frames[f->depth++];
	int64_t self[2] = {0};

	*frame = (struct frame){
		.node = node,
		.next = f->flow.nodes[node].first,
		.length = f->path.length,
	};
	for (size_t side = 0; side < f->flow.sides; side++) {
		frame->shares[side].value = (uint64_t)value[side];
		frame->shares[side].whole = (uint64_t)f->flow.nodes[node].all[side];
	}
	take_share(&f->flow, frame, f->flow.nodes[node].self, self);
	if (!f->shown || f->shown[node]) {
		append_node(f, node);
		put_stack(f, "", self);
	} else {
		/* The cost of its own is not that of the function that is shown. */
		put_stack(f, "(other)", self);
	}
}

/* Follows the next edge of the last node, unless it carries too little; after all, leaves it. */
static void follow_edge(struct folded *f)
{
	struct frame *frame = &f->frames[f->depth - 1];
	const struct flow_edge *edge = &f->flow.edges[frame->next];
	int64_t share[2] = {0};
	bool large = false;

	if (frame->next++ == f->flow.nodes[frame->node + 1].first) {
		put_stack(f, "(small)", frame->small);
		f->path.length = frame->length;
		f->depth--;
		return;
	}
	take_share(&f->flow, frame, edge->value, share);
	for (size_t side = 0; side < f->flow.sides; side++)
		large |= share[side] > 0 && share[side] >= f->total[side] / SMALL;
	if (large && f->depth < DEEPEST) {
		enter_node(f, edge->to, share);
		return;
	}
	frame->small[0] += share[0];
	frame->small[1] += share[1];
}

/* --- all of it --------------------------------------------------------- */

/* Marks the nodes of a row, and the cycles that they are in. */
static void show_row(const struct flow *flow, row_id row, bool *shown)
{
	struct ids nodes = groups_get(&flow->of_row, row);

	for (size_t i = 0; i < nodes.count; i++) {
		struct ids to = groups_get(&flow->to, nodes.id[i]);

		shown[nodes.id[i]] = true;
		for (size_t j = 0; j < to.count; j++)
			if (flow->nodes[flow->edges[to.id[j]].from].row == NONE)
				shown[flow->edges[to.id[j]].from] = true;
	}
}

/* Returns, by node, whether a row of it is listed; NULL: no option chooses rows. */
static bool *shown_nodes(const struct flow *flow)
{
	const struct report *report = flow->report;
	const struct report_order *order = &report->order;
	bool *shown;

	if (!report->order.chosen)
		return NULL;
	shown = util_alloc(flow->node_count, sizeof(*shown));
	for (size_t i = 0; i < order->count; i++)
		show_row(flow, order->listed[i], shown);
	return shown;
}

static bool write_report(const struct writing *w, struct error *error)
{
	const struct report *report = w->report;
	struct folded f = {.out = w->out};
	const struct flow *flow = &f.flow;
	unsigned event;
	bool good;

	if (!ranking_main_event(report, &event))
		return error_usage(error, "--format=folded: stacks are of one event "
					  "of the profile; name it with --sort");
	draft_open(&f.path);
	good = flow_make(&f.flow, report, event, error);
	if (good) {
		for (size_t side = 0; side < flow->sides; side++)
			cost_get(&report->costs, report->sums[side].side->total, event,
				 &f.total[side]);
		f.shown = shown_nodes(flow);
		f.frames = util_alloc(DEEPEST, sizeof(*f.frames));
	}
	for (uint32_t node = (uint32_t)flow->node_count; good && node-- && !ferror(f.out);) {
		const int64_t *begins = flow->nodes[node].begins;

		if (begins[0] | begins[1])
			enter_node(&f, node, begins);
		while (f.depth && !ferror(f.out))
			follow_edge(&f);
	}
	/* The part of the total that no function has (src/README N4). */
	for (size_t side = 0; good && side < flow->sides; side++)
		for (uint32_t node = 0; node < flow->node_count; node++)
			f.total[side] -= flow->nodes[node].self[side];
	if (good)
		put_stack(&f, "(not in any function)", f.total);
	flow_free(&f.flow);
	free(f.shown);
	free(f.frames);
	draft_end(&f.path, false, f.out);
	return good;
}

const struct writer FOLDED_WRITER = {
	.has = NEEDS_CALLS | HAS_COMPLETE | LISTS_ALL | LISTS_SHORT | IS_OF_ONE,
	.report = write_report,
};
