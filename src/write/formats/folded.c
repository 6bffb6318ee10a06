/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The flow is unfolded from where it begins, down to paths that carry less than
 * a share of the total; these end in "(small)".  So there are no more paths of
 * a length than that share allows, and no path is longer than MOST_FRAMES.
 */
#include "write/formats/folded.h"

#include "base/number.h"
#include "report/ranking.h"
#include "shapes/flow.h"

#include <inttypes.h>
#include <stdlib.h>

enum { MOST_FRAMES = 1000, SMALL = 10000 /* a part of the total */ };

/* A node on the path that is being gone down. */
struct frame {
	uint32_t node;
	size_t next;       /* edge */
	size_t length;     /* of the path without it */
	int64_t amount[2]; /* that flows here, by side */
	int64_t upto[2];   /* of what the node has: divided so far */
	int64_t given[2];  /* of amount: given away so far */
	int64_t small[2];  /* in callees that are too small */
};

struct folded {
	FILE *out;
	const struct report *report;
	struct flow flow;
	int64_t least[2]; /* to go on, by side */
	bool *shown;      /* by node; NULL: all are */
	struct frame *frames;
	size_t depth;
	char *path;
	size_t length, room;
};

/* --- names ------------------------------------------------------------- */

static void append(struct folded *f, const char *text, size_t length)
{
	if (!length)
		return;
	f->path = util_grow(f->path, &f->room, f->length + length, 1);
	memcpy(f->path + f->length, text, length);
	f->length += length;
}

/* A name, in which ; would end a frame. */
static void append_name(struct folded *f, struct str name)
{
	if (!name.length)
		name = STR("???");
	while (name.length) {
		size_t n = str_printable(name), i;
		char escape[8];

		append(f, name.at, n);
		for (i = f->length - n; i < f->length; i++)
			if (f->path[i] == ';')
				f->path[i] = ':';
		name = (struct str){name.at + n, name.length - n};
		if (!name.length)
			break;
		append(f, escape,
		       (size_t)sprintf(escape, "\\x%02x",
				       (unsigned char)name.at[0]));
		name = (struct str){name.at + 1, name.length - 1};
	}
}

/* What a function, or with --by=file and the like a row, is called. */
static struct str member_name(const struct report *report, uint32_t member)
{
	const struct row *row;

	if (report->by < BY_FILE)
		return report_name(report,
				   profile_name(report->profile, member));
	row = &report->rows[member];
	return report_name(report,
			   report->by == BY_FILE ? row->file : row->object);
}

static uint32_t member_cycle(const struct report *report, uint32_t member)
{
	return report->by < BY_FILE
		       ? report_function_cycle(report, member)
		       : report_now(report)->inclusive.cycle[member];
}

/* A node's name: its function's, or that of a cycle with some of its members. */
static void append_node(struct folded *f, uint32_t node)
{
	enum { NAMED = 3 };
	const struct groups *members = &f->flow.members;
	uint32_t first = members->first[node], end = members->first[node + 1];
	uint32_t i, cycle;
	char text[32];

	if (end - first == 1) {
		append_name(f, member_name(f->report, members->id[first]));
		return;
	}
	cycle = member_cycle(f->report, members->id[first]);
	append(f, text,
	       (size_t)(cycle ? sprintf(text, "<cycle %" PRIu32 ": ", cycle)
			      : sprintf(text, "<cycle: ")));
	for (i = first; i < end && i < first + NAMED; i++) {
		append(f, ", ", i > first ? 2 : 0);
		append_name(f, member_name(f->report, members->id[i]));
	}
	if (i < end)
		append(f, ", ...", 5);
	append(f, ">", 1);
}

/* --- lines ------------------------------------------------------------- */

/* The path so far, and after as its last frame, with its amounts. */
static void put_line(const struct folded *f, const char *after,
		     const int64_t amount[2])
{
	bool empty = !f->length;

	if (!(amount[0] | amount[1]))
		return;
	if (!empty)
		fwrite(f->path, 1, f->length, f->out);
	if (*after || empty)
		fprintf(f->out, "%s%s", empty || !*after ? "" : ";",
			*after ? after : "(other)");
	fprintf(f->out, " %" PRId64, amount[0]);
	if (f->flow.sides > 1)
		fprintf(f->out, " %" PRId64, amount[1]);
	putc('\n', f->out);
}

/* What of the amount of a frame is for the next that much of its node. */
static void take_share(const struct folded *f, struct frame *frame,
		       const int64_t *part, int64_t share[2])
{
	size_t side;

	for (side = 0; side < f->flow.sides; side++) {
		int64_t all = f->flow.all[frame->node * f->flow.sides + side];
		int64_t next;

		frame->upto[side] += part[side];
		next = (int64_t)number_scale((uint64_t)frame->amount[side],
					     (uint64_t)frame->upto[side],
					     (uint64_t)all);
		share[side] = next - frame->given[side];
		frame->given[side] = next;
	}
}

static bool is_small(const struct folded *f, const int64_t share[2])
{
	size_t side;

	for (side = 0; side < f->flow.sides; side++)
		if (share[side] > 0 && share[side] >= f->least[side])
			return false;
	return true;
}

/* Goes down to a node, and says what it costs by itself. */
static void enter(struct folded *f, uint32_t node, const int64_t amount[2])
{
	struct frame *frame = &f->frames[f->depth++];
	int64_t self[2] = {0};

	*frame = (struct frame){
		.node = node,
		.next = f->flow.first[node],
		.length = f->length,
		.amount = {amount[0], amount[1]},
	};
	if (!f->shown || f->shown[node]) {
		append(f, ";", f->length ? 1 : 0);
		append_node(f, node);
	}
	take_share(f, frame, &f->flow.self[node * f->flow.sides], self);
	put_line(f, "", self);
}

static void leave(struct folded *f)
{
	const struct frame *frame = &f->frames[--f->depth];

	put_line(f, "(small)", frame->small);
	f->length = frame->length;
}

/* All paths from a node. */
static void unfold(struct folded *f, uint32_t node, const int64_t amount[2])
{
	enter(f, node, amount);
	while (f->depth && !ferror(f->out)) {
		struct frame *frame = &f->frames[f->depth - 1];
		const struct flow_edge *edge = &f->flow.edges[frame->next];
		int64_t share[2] = {0};
		size_t side;

		if (frame->next++ == f->flow.first[frame->node + 1]) {
			leave(f);
			continue;
		}
		take_share(f, frame, edge->amount, share);
		if (f->depth < MOST_FRAMES && !is_small(f, share)) {
			enter(f, edge->to, share);
			continue;
		}
		for (side = 0; side < f->flow.sides; side++)
			frame->small[side] += share[side];
	}
}

/* --- all of it --------------------------------------------------------- */

/* The nodes that have a row listed; NULL where nothing was chosen. */
static bool *find_shown(const struct folded *f)
{
	const struct report *report = f->report;
	const struct profile *profile = report->profile;
	bool *shown, *listed;
	size_t i;

	if (!report->chosen)
		return NULL;
	shown = util_alloc(f->flow.node_count, sizeof(*shown));
	listed = util_alloc(report->row_count, sizeof(*listed));
	for (i = 0; i < report->listed_count; i++)
		listed[report->listed[i]] = true;
	for (i = 0; i < profile->functions.count; i++)
		if (listed[report->function_row[i]])
			shown[f->flow.node[report->node_of_function[i]]] = true;
	for (i = 0; i < profile->portions.count; i++)
		if (listed[report->portion_row[i]])
			shown[f->flow.node[report->node_of_portion[i]]] = true;
	free(listed);
	return shown;
}

/* The totals of a side of the flow: 0 is OLD where there are two. */
static int64_t total_of(const struct folded *f, size_t side, unsigned event)
{
	const struct report *report = f->report;
	int64_t total;

	cost_get(&report->costs,
		 (f->flow.sides > 1 && side == 0 ? report_old
						 : report_now)(report)
			 ->total,
		 event, &total);
	return total;
}

/* What the totals have and no function has (src/README N4). */
static void put_rest(struct folded *f, const int64_t total[2])
{
	int64_t rest[2] = {0};
	size_t side, i;

	for (side = 0; side < f->flow.sides; side++) {
		rest[side] = total[side];
		for (i = 0; i < f->flow.node_count; i++)
			rest[side] -= f->flow.self[i * f->flow.sides + side];
	}
	f->length = 0;
	put_line(f, "(not in any function)", rest);
}

bool folded_report(const struct writing *w, struct error *error)
{
	struct folded f = {.out = w->out, .report = w->report};
	int64_t total[2] = {0};
	unsigned event;
	size_t i, side;
	bool good;

	if (!ranking_main_event(w->report, &event))
		return error_usage(error,
				   "--format=folded: stacks are of one event "
				   "of the profile; name it with --sort");
	good = flow_make(&f.flow, w->report, event, error);
	f.shown = good ? find_shown(&f) : NULL;
	f.frames = util_alloc(MOST_FRAMES, sizeof(*f.frames));
	for (side = 0; side < f.flow.sides; side++) {
		total[side] = total_of(&f, side, event);
		f.least[side] = total[side] / SMALL;
	}
	for (i = f.flow.node_count; good && !ferror(f.out) && i-- > 0;) {
		const int64_t *begins = f.flow.begins + i * f.flow.sides;
		int64_t amount[2] = {begins[0],
				     f.flow.sides > 1 ? begins[1] : 0};

		if (amount[0] | amount[1])
			unfold(&f, (uint32_t)i, amount);
	}
	if (good)
		put_rest(&f, total);
	flow_free(&f.flow);
	free(f.shown);
	free(f.frames);
	free(f.path);
	return good;
}
