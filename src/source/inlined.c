/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The answers of the symbolizer become frames in the words of the profile, and costs move to them.
 */
#include "source/inlined.h"

#include "profile/inlines.h"
#include "source/labels.h"

#include <stdlib.h>

struct resolving {
	struct answers answers; /* its nodes become frames */
	struct labels labels;
	bool **at_frame;   /* by side and instruction: as in inlines */
	struct map frames; /* (recorded function, node of chains) */
	struct inlines inlines;
	bool *own_file; /* by name of chains: it is in no library */
	/* What chains with a frame of one's own cost; and what of it is in libraries. */
	cost_id own_cost, library_cost;
};

/* --- frames ------------------------------------------------------------ */

/*
 * Returns whether a call is none: compilers split a function, and inline a part of it back, as if
 * the function called itself from the line where it begins.
 */
static bool is_split(const struct chain_frame *inner, const struct chain_frame *outer)
{
	return inner->function == outer->function && outer->begin.line &&
	       outer->at.line == outer->begin.line;
}

/*
 * Returns the frame of a node for instructions of a recorded function, which is
 * the outermost frame, whatever the program calls it.
 */
static uint32_t frame_of(struct resolving *r, function_id recorded, uint32_t node,
			 uint32_t code_file)
{
	struct inlines *inlines = &r->inlines;
	name_id object = profile_object(r->answers.profile, recorded);
	uint32_t path[SYMBOLIZER_DEEPEST], frame = NONE;
	size_t depth = 0;

	for (; node != NONE && frame == NONE; node = chains_frame(&r->answers.chains, node).outer) {
		frame = map_find(&r->frames, recorded, node);
		if (frame == NONE)
			path[depth++] = node;
	}
	while (depth-- > 0) {
		struct chain_frame of = chains_frame(&r->answers.chains, path[depth]), outer;
		name_id file = labels_file(&r->labels, code_file, of.at.file);
		struct code_frame made = {recorded, file, of.at.line, frame};

		if (made.outer == NONE) {
			if (!names_str(&r->answers.chains.names, of.at.file).length)
				made.file = profile_file(r->answers.profile, recorded);
		} else {
			outer = chains_frame(&r->answers.chains, of.outer);
			if (is_split(&of, &outer)) {
				made.function = inlines->frames[frame].function;
				made.outer = inlines->frames[frame].outer;
			} else {
				made.function = labels_function(&r->labels, object, &of, code_file);
			}
		}
		frame = map_id(&r->frames, recorded, path[depth]);
		UTIL_PUSH(inlines->frames, inlines->count, inlines->room) = made;
	}
	return frame;
}

/* --- libraries --------------------------------------------------------- */

/* Finds which files of chains, and which objects, are of no library. */
static void find_own_files(struct resolving *r)
{
	r->own_file = util_alloc(r->answers.chains.names.count, sizeof(*r->own_file));
	for (size_t i = 0; i < r->answers.chains.names.count; i++)
		r->own_file[i] =
			!settings_is_library(r->answers.search->settings,
					     names_str(&r->answers.chains.names, (name_id)i));
	for (size_t i = 0; i < r->answers.object_count; i++) {
		struct str name =
			names_str(&r->answers.profile->names, r->answers.objects.pairs[i].a);

		r->answers.object[i].system =
			settings_is_library(r->answers.search->settings, name) ||
			str_begins(name, STR("/lib"));
	}
}

/* Returns whether a frame is of one's own code: it begins in a file of no library. */
static bool is_own(const struct resolving *r, const struct chain_frame *frame)
{
	bool begins = names_str(&r->answers.chains.names, frame->begin.file).length > 0;

	return r->own_file[begins ? frame->begin.file : frame->at.file];
}

/* The innermost node of one's own code, or NONE if a chain has none. */
static uint32_t own_node(const struct resolving *r, uint32_t node)
{
	while (node != NONE) {
		struct chain_frame frame = chains_frame(&r->answers.chains, node);

		if (is_own(r, &frame))
			break;
		node = frame.outer;
	}
	return node;
}

/* Advises --inlines=own if more than half of what one's own code costs is in libraries. */
static void advise_own(struct resolving *r)
{
	const struct costs *costs = &r->answers.profile->costs;
	int64_t all, library;

	cost_get(costs, r->own_cost, 0, &all);
	cost_get(costs, r->library_cost, 0, &library);
	if (r->answers.search->settings->inlines == INLINES_ALL && library > all / 2)
		diag_advise(r->answers.diag,
			    "more than half of the cost of your code is in inlined code of "
			    "libraries: try --inlines=own");
}

/* --- all of it --------------------------------------------------------- */

/*
 * Returns whether all functions of a chain are known: of the inner ones, the symbolizer has seen to
 * it.
 */
static bool is_known(const struct resolving *r, uint32_t node)
{
	struct chain_frame frame = chains_frame(&r->answers.chains, node);

	while (frame.outer != NONE)
		frame = chains_frame(&r->answers.chains, frame.outer);
	return frame.known;
}

/* Finds the frame that an instruction belongs to, and adds up what is known of it. */
static void place_instruction(struct resolving *r, uint32_t side, instruction_id i)
{
	struct profile *profile = r->answers.profile;
	struct costs *costs = &profile->costs;
	cost_id cost = code_cost_on(r->answers.code, side, i);
	uint32_t *innermost = &r->answers.node[side][i], node = *innermost, own = own_node(r, node);

	*innermost = NONE;
	if (is_known(r, node))
		cost_add(costs, &profile->sides[side]->resolved, costs, cost);
	if (own != NONE && !answers_object(&r->answers, i, side)->system)
		cost_add(costs, &r->own_cost, costs, cost);
	if (own != NONE && own != node && !answers_object(&r->answers, i, side)->system)
		cost_add(costs, &r->library_cost, costs, cost);
	r->at_frame[side][i] =
		r->answers.search->settings->inlines == INLINES_OWN && own != NONE && own != node;
	if (r->at_frame[side][i])
		node = own;
	else if (chains_frame(&r->answers.chains, node).outer == NONE)
		return;
	node = frame_of(r, profile->portions.pairs[r->answers.code->instructions.pairs[i].a].a,
			node, answers_object(&r->answers, i, side)->file);
	if (r->inlines.frames[node].outer != NONE || r->at_frame[side][i])
		*innermost = node;
}

/* Keeps the frames for --asm. */
static void keep_frames(struct resolving *r)
{
	uint32_t *last = r->answers.node[r->answers.profile->side_count - 1];

	r->answers.code->frames = r->inlines.frames;
	r->inlines.frames = NULL;
	r->answers.code->innermost = last;
	r->answers.node[r->answers.profile->side_count - 1] = NULL;
}

/* Adds what an instruction of a side costs, with its calls, to all of its frames. */
static void weigh(const struct resolving *r, uint32_t side, instruction_id i, cost_id cost,
		  struct cost_ranked *frames)
{
	uint32_t at = r->answers.node[side][i];
	int64_t count;

	cost_get(&r->answers.profile->costs, cost, 0, &count);
	for (; at != NONE && count; at = r->inlines.frames[at].outer)
		util_add(&frames[at].cost, count);
}

/*
 * Of too many places where code was inlined, makes those that cost least, of the first event, one
 * for each function.
 */
static void merge_smallest(struct resolving *r)
{
	enum { SOME = 1000, OF_EACH = 4 }; /* and so many for each instruction */
	const struct code *code = r->answers.code;
	size_t count = r->inlines.count, most = SOME + OF_EACH * code->instructions.count;
	struct cost_ranked *frames;

	if (count <= most)
		return;
	frames = util_alloc(count, sizeof(*frames));
	for (size_t i = 0; i < count; i++)
		frames[i].id = (uint32_t)i;
	for (uint32_t side = 0; side < r->answers.profile->side_count; side++) {
		for (size_t i = 0; i < code->instructions.count; i++)
			weigh(r, side, (instruction_id)i,
			      code_cost_on(code, side, (instruction_id)i), frames);
		for (size_t i = 0; i < code->calls.count; i++)
			weigh(r, side, code->calls.pairs[i].a,
			      code_call_on(code, side, (uint32_t)i).cost, frames);
	}
	qsort(frames, count, sizeof(*frames), cost_compare_ranked);
	r->inlines.merged = util_alloc(count, sizeof(bool));
	for (size_t i = most; i < count; i++)
		r->inlines.merged[frames[i].id] = true;
	free(frames);
	/* The frames in it come later, also if their costs are below 0. */
	for (size_t i = 0; i < count; i++)
		if (r->inlines.frames[i].outer != NONE)
			r->inlines.merged[i] |= r->inlines.merged[r->inlines.frames[i].outer];
	diag_warn(r->answers.diag,
		  "--inlines: code was inlined in %zu places; the %zu that cost least are one for "
		  "each function, so what these cost is divided among callers",
		  count, count - most);
}

bool inlined_resolve(struct profile *profile, struct source_search *search,
		     const struct parse_rules *rules, bool code, struct diag *diag, FILE *progress,
		     struct error *error)
{
	struct resolving r = {.answers = {.profile = profile,
					  .rules = rules,
					  .diag = diag,
					  .code = profile->code,
					  .search = search}};
	const char *program;
	unsigned event;

	if (!profile->addressed)
		return error_set(error, "--inlines: the profile has no addresses; record with "
					"--dump-instr=yes, as in valgrind --tool=callgrind "
					"--dump-instr=yes PROGRAM");
	program = symbolizer_program(error);
	if (!program)
		return false;
	profile->symbolizer = names_id(&profile->names, str_base(str_of(program)));
	answers_get(&r.answers, program, progress);
	labels_learn(&r.labels, &r.answers);
	find_own_files(&r);
	r.at_frame = util_alloc(profile->side_count, sizeof(*r.at_frame));
	for (uint32_t side = 0; side < profile->side_count; side++) {
		r.at_frame[side] = util_alloc(r.answers.code->instructions.count, sizeof(bool));
		for (uint32_t i = 0; i < r.answers.code->instructions.count; i++)
			if (r.answers.node[side][i] != NONE)
				place_instruction(&r, side, i);
	}
	merge_smallest(&r);
	for (uint32_t side = 0; side < profile->side_count; side++) {
		r.inlines.innermost = r.answers.node[side];
		r.inlines.at_frame = r.at_frame[side];
		inlines_apply(&r.inlines, profile, side, code);
		free(r.at_frame[side]);
	}
	if (r.answers.search->settings->assembly && profile->code == r.answers.code)
		keep_frames(&r);
	advise_own(&r);
	answers_tell(&r.answers);
	answers_free(&r.answers);
	labels_free(&r.labels);
	map_free(&r.frames);
	free(r.inlines.frames);
	free(r.inlines.merged);
	free(r.at_frame);
	free(r.own_file);
	return !cost_overflow(&profile->costs, &event) ||
	       error_set(error, "a sum of inlined code does not fit into 64 bits");
}
