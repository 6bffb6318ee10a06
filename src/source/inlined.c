/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The answers of the symbolizer become frames in the words of the profile, and costs move to them.
 */
#include "source/inlined.h"

#include "profile/inlines.h"
#include "source/labels.h"

#include <stdlib.h>

/* The most frames: so many, and so many for each instruction. */
enum { SOME_PLACES = 1000, PLACES_OF_EACH = 4 };

struct resolving {
	struct answers answers; /* its nodes become frames */
	struct labels labels;
	struct map frames; /* (recorded function, node of chains) */
	struct inlines inlines;
	size_t most; /* frames, but for those of recorded functions */
	bool full;   /* there were more */
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
		if (inlines->count >= r->most && frame != NONE) {
			r->full = true;
			break;
		}
		struct chain_frame of = chains_frame(&r->answers.chains, path[depth]), outer;
		name_id file = labels_file(&r->labels, code_file, of.at.file);
		struct code_frame made = {recorded, file, of.at.line, frame};
		function_id label;

		if (made.outer == NONE) {
			if (!names_str(&r->answers.chains.names, of.at.file).length)
				made.file = profile_file(r->answers.profile, recorded);
		} else {
			outer = chains_frame(&r->answers.chains, of.outer);
			if (is_split(&of, &outer)) {
				made.function = inlines->frames[frame].function;
				made.outer = inlines->frames[frame].outer;
			} else {
				label = labels_function(&r->labels, object, &of, code_file);
				made.function = profile_inlined(
					r->answers.profile, inlines->frames[frame].function,
					profile_label(r->answers.profile, label));
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
	if (r->answers.search->settings->inlines == INLINES_OWN && own != NONE)
		node = own;
	*innermost = frame_of(r, profile->portions.pairs[r->answers.code->instructions.pairs[i].a].a,
			      node, answers_object(&r->answers, i, side)->file);
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

bool inlined_resolve(struct profile *profile, struct source_search *search,
		     const struct parse_rules *rules, struct diag *diag, FILE *progress,
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
	r.most = SOME_PLACES + PLACES_OF_EACH * profile->code->instructions.count;
	find_own_files(&r);
	for (uint32_t side = 0; side < profile->side_count; side++) {
		for (uint32_t i = 0; i < r.answers.code->instructions.count; i++)
			if (r.answers.node[side][i] != NONE)
				place_instruction(&r, side, i);
	}
	if (r.full)
		diag_warn(diag,
			  "--inlines: code was inlined in more than %zu places; more of it is part "
			  "of the code around it",
			  r.most);
	for (uint32_t side = 0; side < profile->side_count; side++) {
		r.inlines.innermost = r.answers.node[side];
		inlines_apply(&r.inlines, profile, side);
	}
	if (r.answers.search->settings->assembly && profile->code == r.answers.code)
		keep_frames(&r);
	advise_own(&r);
	answers_tell(&r.answers);
	answers_free(&r.answers);
	labels_free(&r.labels);
	map_free(&r.frames);
	free(r.inlines.frames);
	free(r.own_file);
	return !cost_overflow(&profile->costs, &event) ||
	       error_set(error, "a sum of inlined code does not fit into 64 bits");
}
