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
#include "write/writing.h"

enum {
	SMALL = 10000,  /* stacks end below total / SMALL */
	DEEPEST = 1000, /* nodes from the first to the last one of a stack */
};

struct folded {
	FILE *out;
	struct flow flow;
	int64_t total[2];  /* by side */
	struct draft path; /* the current stack as text */
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
	if (!(value[0] | value[1]))
		return;
	fwrite(f->path.text ? f->path.text : "", 1, f->path.length, f->out);
	if (*after)
		fprintf(f->out, "%s%s", f->path.length ? ";" : "", after);
	for (size_t side = 0; side < f->flow.sides; side++) {
		putc(' ', f->out);
		number_put(f->out, value[side] < 0, number_magnitude(value[side]));
	}
	putc('\n', f->out);
}

/* Takes from each side's value the share of the next part of a node. */
static void take_share(const struct flow *flow, struct fraction_shares shares[2],
		       const int64_t *part, int64_t share[2])
{
	for (size_t side = 0; side < flow->sides; side++)
		share[side] = (int64_t)fraction_share(&shares[side], (uint64_t)part[side]);
}

/*
 * Writes the stacks that go on from the path with a node, to which `value` flows: that of its self
 * cost, and those of its edges; what the edges carry that carry too little is one.
 */
static void put_node(struct folded *f, uint32_t node, const int64_t value[2], size_t depth)
{
	const struct flow *flow = &f->flow;
	const size_t length = f->path.length;
	struct fraction_shares shares[2];
	int64_t share[2] = {0}, small[2] = {0};

	for (size_t side = 0; side < flow->sides; side++)
		shares[side] = (struct fraction_shares){
			.value = (uint64_t)value[side],
			.whole = (uint64_t)flow->nodes[node].all[side],
		};
	take_share(flow, shares, flow->nodes[node].self, share);
	append_node(f, node);
	put_stack(f, "", share);
	for (size_t i = flow->nodes[node].first; i < flow->nodes[node + 1].first; i++) {
		bool large = false;

		take_share(flow, shares, flow->edges[i].value, share);
		for (size_t side = 0; side < flow->sides; side++)
			large |= share[side] > 0 && share[side] >= f->total[side] / SMALL;
		if (large && depth < DEEPEST && !ferror(f->out)) {
			put_node(f, flow->edges[i].to, share, depth + 1);
			continue;
		}
		small[0] += share[0];
		small[1] += share[1];
	}
	put_stack(f, "(small)", small);
	f->path.length = length;
}

/* --- all of it --------------------------------------------------------- */

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
	for (size_t side = 0; good && side < flow->sides; side++)
		cost_get(&report->costs, report->sums[side].side->total, event, &f.total[side]);
	for (uint32_t node = (uint32_t)flow->node_count; good && node--;)
		if (flow->nodes[node].begins[0] | flow->nodes[node].begins[1])
			put_node(&f, node, flow->nodes[node].begins, 1);
	/* The part of the total that no function has (src/README N4). */
	for (size_t side = 0; good && side < flow->sides; side++)
		for (uint32_t node = 0; node < flow->node_count; node++)
			f.total[side] -= flow->nodes[node].self[side];
	if (good)
		put_stack(&f, "(not in any function)", f.total);
	flow_free(&f.flow);
	str_free(draft_close(&f.path));
	return good;
}

const struct writer FOLDED_WRITER = {
	.has = NEEDS_CALLS | HAS_COMPLETE | LISTS_ALL | LISTS_SHORT | IS_OF_ONE,
	.report = write_report,
};
