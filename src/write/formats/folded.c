/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/formats/folded.h"

#include "base/stream.h"
#include "report/ranking.h"
#include "shapes/stacks.h"

#include <inttypes.h>
#include <stdlib.h>

struct folded {
	FILE *out;
	const struct report *report;
	struct stacks stacks;
	char *path; /* the current stack as text */
	size_t length, room;
	size_t end[STACKS_DEEPEST]; /* by node: end of its name in path */
};

/* --- names ------------------------------------------------------------- */

static void write_bytes(struct folded *f, const char *text, size_t length)
{
	if (!length)
		return;
	f->path = util_grow(f->path, &f->room, f->length + length, 1);
	memcpy(f->path + f->length, text, length);
	f->length += length;
}

/* Appends a name to the path, with : for ;, which would end a frame. */
static void append_name(struct folded *f, struct str name)
{
	if (!name.length)
		name = STR("???");
	while (name.length) {
		size_t n = str_printable(name), i;
		char escape[STR_ESCAPE];

		write_bytes(f, name.at, n);
		for (i = f->length - n; i < f->length; i++)
			if (f->path[i] == ';')
				f->path[i] = ':';
		name = str_from(name, n);
		if (!name.length)
			break;
		n = str_escape(name, escape);
		write_bytes(f, escape, strlen(escape));
		name = str_from(name, n);
	}
}

/* Appends the name of a node, which may be a cycle, to the path. */
static void append_node(struct folded *f, uint32_t node)
{
	const struct flow *flow = &f->stacks.flow;
	struct draft draft;

	if (flow->item[node] != NONE) {
		append_name(f, flow_name(f->report, flow->item[node]));
		return;
	}
	draft_open(&draft);
	flow_put_cycle(flow, node, draft.file);
	append_name(f, draft_close(&draft));
	free(draft.text);
}

/* --- lines ------------------------------------------------------------- */

/* Makes path the text of a stack; keeps the part shared with the last stack. */
static void find_path(struct folded *f, const struct stack *stack)
{
	size_t i;

	f->length = stack->common ? f->end[stack->common - 1] : 0;
	for (i = stack->common; i < stack->count; i++) {
		write_bytes(f, ";", i ? 1 : 0);
		append_node(f, stack->nodes[i]);
		f->end[i] = f->length;
	}
}

static void put_stack(struct folded *f, const struct stack *stack)
{
	static const char *const last[] = {
		[STACK_SELF] = "",
		[STACK_SMALL] = "(small)",
		[STACK_REST] = "(not in any function)",
	};
	const char *after = last[stack->kind];

	find_path(f, stack);
	fwrite(f->path ? f->path : "", 1, f->length, f->out);
	if (!stack->count && !*after)
		after = "(other)"; /* no function of the stack is shown */
	fprintf(f->out, "%s%s %" PRId64, stack->count && *after ? ";" : "",
		after, stack->amount[0]);
	if (f->stacks.flow.sides > 1)
		fprintf(f->out, " %" PRId64, stack->amount[1]);
	putc('\n', f->out);
}

bool folded_report(const struct writing *w, struct error *error)
{
	struct folded f = {.out = w->out, .report = w->report};
	struct stack stack;
	unsigned event;
	bool good;

	if (!ranking_main_event(w->report, &event))
		return error_usage(error,
				   "--format=folded: stacks are of one event "
				   "of the profile; name it with --sort");
	good = stacks_begin(&f.stacks, w->report, event, error);
	while (good && !ferror(w->out) && stacks_next(&f.stacks, &stack))
		put_stack(&f, &stack);
	stacks_free(&f.stacks);
	free(f.path);
	return good;
}
