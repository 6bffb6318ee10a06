/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The answers of the symbolizer become functions of the profile (src/README N9): first their files,
 * then what is known of each function, then its name, and at last the frames that costs move to.
 */
#include "source/inlined.h"

#include "base/name.h"
#include "profile/inlines.h"
#include "source/answers.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* The most frames: so many, and so many for each instruction. */
enum { SOME_PLACES = 1000, PLACES_OF_EACH = 4 };

/* What begins in a place of an object by one name: a function of the program. */
struct label {
	name_id object, file, name; /* in the profile's words */
	uint32_t line;              /* where it begins; 0: not known */
	uint32_t look;              /* those with the same object, file and name */
	uint32_t sides;             /* bits: those that have it; of more than 32, some share one */
	function_id recorded;       /* what was recorded of it; NONE: nothing, or two functions */
	bool two;                   /* it is two functions */
	function_id function;       /* NONE: not yet made */
};

/* Labels that look alike but for the lines where they begin. */
struct look {
	uint32_t line, sides;
	bool ambiguous; /* a side has several */
};

struct resolving {
	struct answers answers;
	struct profile *profile;
	const struct parse_rules *rules;
	const struct settings *settings;
	struct map file_names; /* (file of code, file as the program names it, in the profile) */
	name_id *file_name;    /* by file_names: as the profile has it, or NONE */
	size_t file_name_count, file_name_room;
	struct map names, places, by_place; /* (object, name), (file, line) and these two: labels */
	struct label *label;
	size_t label_count, label_room;
	struct map nodes; /* (object, node of chains) */
	uint32_t *node_label;
	size_t node_count, node_room;
	struct map look_files, looks; /* (object, file) and (this, name) */
	struct look *look;
	size_t look_count, look_room;
	uint32_t *home;    /* by recorded function: its label, or NONE */
	struct map frames; /* (recorded function, node of chains) */
	struct inlines inlines;
	bool full;     /* there were too many frames */
	bool *library; /* by name of chains: it is a file of a library */
};

/* --- files --------------------------------------------------------------- */

/*
 * Writes a path without "./" and "DIR/../", as compilers write them that are started in several
 * directories, into `to`, which has room for it; returns its length.
 */
static size_t plain_path(struct str path, char *to)
{
	size_t length = 0, start = str_begins(path, STR("/"));

	to[0] = '/';
	length = start;
	while (path.length) {
		struct str part = str_eat_until(&path, '/');
		size_t last = length;

		if (!part.length || str_equal(part, STR(".")))
			continue;
		while (last > start && to[last - 1] != '/')
			last--;
		if (str_equal(part, STR("..")) && length > start &&
		    !str_equal((struct str){to + last, length - last}, part)) {
			length = last > start ? last - 1 : start;
			continue;
		}
		if (length > start)
			to[length++] = '/';
		memcpy(to + length, part.at, part.length);
		length += part.length;
	}
	return length;
}

/* The id of a name as the reader would have taken it from a profile. */
static name_id taken_name(struct resolving *r, struct str text, const struct renames *renames,
			  bool is_file)
{
	struct str name = text;
	char *memory = NULL;
	name_id id;

	if (renames && renames_change(renames, text)) {
		name = renames_apply(renames, text);
		memory = (char *)name.at;
	}
	if (is_file)
		str_eat(&name, r->rules->directory);
	id = names_id(&r->profile->names, name);
	free(memory);
	return id;
}

/* The place of the profile's name for a file that an answer on a file of code names. */
static name_id *file_name_of(struct resolving *r, uint32_t code_file, name_id file)
{
	struct str text = names_str(&r->answers.chains.names, file);
	char *path = util_alloc(text.length + 1, 1);
	name_id plain = names_id(&r->profile->names, (struct str){path, plain_path(text, path)});
	uint32_t id = map_id(&r->file_names, code_file, plain);

	free(path);
	if (id == r->file_name_count)
		UTIL_PUSH(r->file_name, r->file_name_count, r->file_name_room) = NONE;
	return &r->file_name[id];
}

/* The profile's name for such a file; if it is not known, that is `otherwise`. */
static name_id file_of(struct resolving *r, uint32_t code_file, name_id file, name_id otherwise)
{
	name_id *found, written;
	char *path;

	if (!names_str(&r->answers.chains.names, file).length)
		return otherwise;
	found = file_name_of(r, code_file, file);
	if (*found != NONE)
		return *found;
	written = r->file_names.pairs[found - r->file_name].b;
	path = str_copy(names_str(&r->profile->names, written));
	*found = taken_name(r, str_of(path), r->rules->file_renames, true);
	free(path);
	for (size_t i = 0; written != *found && i < r->profile->side_count; i++)
		map_id(&r->profile->sides[i]->originals, *found, written);
	return *found;
}

/*
 * Learns from an instruction what the profile calls the file that the program names for it, if both
 * say the same line.
 */
static void learn_file(struct resolving *r, uint32_t side, instruction_id i, uint32_t code_file)
{
	struct chain_place at = chains_frame(&r->answers.chains, r->answers.node[side][i]).at;
	const struct code *code = r->profile->code;
	name_id file = r->profile->portions.pairs[code->instructions.pairs[i].a].b, *known;

	if (!at.line || at.line != code->instruction[i].line ||
	    !str_equal(str_base(names_str(&r->profile->names, file)),
		       str_base(names_str(&r->answers.chains.names, at.file))))
		return;
	known = file_name_of(r, code_file, at.file);
	if (*known == NONE)
		*known = file;
}

/* --- functions ----------------------------------------------------------- */

static function_id recorded_function(const struct profile *profile, instruction_id i)
{
	return profile->portions.pairs[profile->code->instructions.pairs[i].a].a;
}

/*
 * Finds the label of a frame in the code of a recorded function.  Of a function whose beginning is
 * not told, the file is that of its lines; of a lambda of gcc, the line is one of its lines, and
 * the function around it counts.
 */
static uint32_t find_label(struct resolving *r, function_id recorded,
			   const struct chain_frame *frame, uint32_t code_file)
{
	const struct chains *chains = &r->answers.chains;
	struct profile *profile = r->profile;
	struct str name = names_str(&chains->names, frame->name);
	bool begins = frame->begin.line && names_str(&chains->names, frame->begin.file).length;
	name_id object = profile_object(profile, recorded);
	name_id file = file_of(r, code_file, begins ? frame->begin.file : frame->at.file,
			       frame->outer == NONE ? profile_file(profile, recorded)
						    : names_id(&profile->names, STR("???")));
	bool is_lambda = !frame->begin.line && frame->outer != NONE &&
			 str_equal(name, STR("operator()"));
	uint32_t around = is_lambda ? chains_frame(chains, frame->outer).function : 0;
	uint32_t place = map_id(&r->places, file, is_lambda ? PROFILE_BIG | around
							    : frame->begin.line);
	uint32_t id;

	/* Instances of a function of Rust differ by their hashes. */
	char *memory = NULL;
	name_id shown = taken_name(r, name_of_rust(name, &memory), r->rules->function_renames,
				   false);

	free(memory);
	id = map_id(&r->by_place, map_id(&r->names, object, shown), place);
	if (id == r->label_count)
		UTIL_PUSH(r->label, r->label_count, r->label_room) = (struct label){
			.object = object,
			.file = file,
			.name = shown,
			.line = is_lambda ? frame->at.line : frame->begin.line,
			.recorded = NONE,
			.function = NONE,
		};
	if (is_lambda && frame->at.line && frame->at.line < r->label[id].line)
		r->label[id].line = frame->at.line;
	return id;
}

/* The label of a node in the code of a recorded function. */
static struct label *label_of(struct resolving *r, function_id recorded, uint32_t node,
			      uint32_t code_file)
{
	uint32_t id = map_id(&r->nodes, profile_object(r->profile, recorded), node);

	if (id == r->node_count) {
		struct chain_frame frame = chains_frame(&r->answers.chains, node);
		uint32_t label = find_label(r, recorded, &frame, code_file);

		UTIL_PUSH(r->node_label, r->node_count, r->node_room) = label;
	}
	return &r->label[r->node_label[id]];
}

static bool is_instance(const struct profile *profile, function_id function)
{
	struct str name = names_str(&profile->names, profile_name(profile, function));
	char *memory = NULL;
	bool instance = name_of_rust(name, &memory).length < name.length;

	free(memory);
	return instance;
}

/* Returns whether a recorded function is a piece or a clone of another one, or a level of it. */
static bool is_piece(const struct profile *profile, function_id function)
{
	struct str name = names_str(&profile->names, profile_name(profile, function));

	return name_level(name).length || str_equal(str_tail(name, 1), STR("]")) ||
	       (memchr(name.at, '.', name.length) && !memchr(name.at, ':', name.length) &&
		!memchr(name.at, '(', name.length));
}

/* Learns from an instruction which functions there are, and which was recorded. */
static void learn_functions(struct resolving *r, uint32_t side, instruction_id i,
			    uint32_t code_file)
{
	const struct profile *profile = r->profile;
	function_id recorded = recorded_function(profile, i);
	struct label *label = NULL;
	uint32_t node = r->answers.node[side][i];

	while (node != NONE) {
		struct chain_frame frame = chains_frame(&r->answers.chains, node);

		label = label_of(r, recorded, node, code_file);
		label->sides |= (uint32_t)1 << side % 32;
		node = frame.outer;
		if (node == NONE && !frame.known)
			return;
	}
	if (r->home[recorded] == NONE)
		r->home[recorded] = (uint32_t)(label - r->label);
	if (is_piece(profile, recorded) || is_instance(profile, recorded))
		return;
	/* NOLINTNEXTLINE: what is answered has a node */
	label->two |= label->recorded != NONE && label->recorded != recorded;
	label->recorded = recorded;
}

/* Finds the labels that look alike: of the same object, file and name. */
static void find_looks(struct resolving *r)
{
	for (size_t i = 0; i < r->label_count; i++) {
		struct label *label = &r->label[i];
		struct look *look;

		if (label->two)
			label->recorded = NONE;
		label->look = map_id(&r->looks, map_id(&r->look_files, label->object, label->file),
				     label->recorded == NONE
					     ? label->name
					     : profile_name(r->profile, label->recorded));
		if (label->look == r->look_count)
			UTIL_PUSH(r->look, r->look_count, r->look_room) =
				(struct look){.line = label->line};
		look = &r->look[label->look];
		look->ambiguous |= look->line != label->line && (look->sides & label->sides);
		look->sides |= label->sides;
	}
}

/* Returns the function of a label that no recorded one is of, which is made when first needed. */
static function_id function_of(struct resolving *r, struct label *label)
{
	name_id name = label->name;

	if (label->function != NONE)
		return label->function;
	if (label->recorded != NONE)
		return label->function = profile_label(r->profile, label->recorded);
	if (label->line && r->look[label->look].ambiguous) {
		struct str base = str_base(names_str(&r->profile->names, label->file));
		struct str begin = names_str(&r->profile->names, name);
		char *text = util_format("%.*s %.*s:%" PRIu32, (int)begin.length, begin.at,
					 (int)base.length, base.at, label->line);

		name = names_id(&r->profile->names, str_of(text));
		free(text);
	}
	label->function = profile_function(r->profile, label->object, label->file, name);
	return label->function = profile_label(r->profile, label->function);
}

/*
 * Gives the recorded functions their labels: those of Rust lose their hashes, and each is in the
 * file where it begins.
 */
static void name_recorded(struct resolving *r, size_t count)
{
	struct profile *profile = r->profile;
	function_id *to = util_alloc(count, sizeof(*to));

	for (function_id i = 0; i < count; i++) {
		struct label *label = r->home[i] == NONE ? NULL : &r->label[r->home[i]];

		to[i] = i;
		if (!label)
			continue;
		if (is_instance(profile, i)) {
			if (label->line)
				to[i] = function_of(r, label);
		} else if (!str_equal(str_base(names_str(&profile->names, label->file)),
				      str_base(names_str(&profile->names,
							 profile_file(profile, i))))) {
			to[i] = profile_function(profile, label->object, label->file,
						 profile_name(profile, i));
		}
	}
	/* Not to a function that has another label itself. */
	for (function_id i = 0; i < count; i++)
		if (to[i] != i && (to[i] >= count || to[to[i]] == to[i]))
			profile_set_label(profile, i, to[i]);
	free(to);
}

/* --- libraries ----------------------------------------------------------- */

static void find_libraries(struct resolving *r)
{
	const struct names *names = &r->answers.chains.names;

	r->library = util_alloc(names->count, sizeof(*r->library));
	for (name_id i = 0; i < names->count; i++)
		r->library[i] = settings_is_library(r->settings, names_str(names, i));
}

/*
 * The innermost node of a chain that begins in a file of no library.  In an object of a library,
 * that is the function that was recorded.
 */
static uint32_t own_node(const struct resolving *r, function_id recorded, uint32_t node)
{
	const struct chains *chains = &r->answers.chains;
	struct str object = names_str(&r->profile->names, profile_object(r->profile, recorded));
	bool outside = str_begins(object, STR("/lib")) || settings_is_library(r->settings, object);
	uint32_t at = node;

	for (; at != NONE; at = chains_frame(chains, at).outer) {
		struct chain_frame frame = chains_frame(chains, at);
		bool begins = names_str(&chains->names, frame.begin.file).length > 0;

		if (outside ? frame.outer == NONE
			    : !r->library[begins ? frame.begin.file : frame.at.file])
			return at;
	}
	return node;
}

/* --- frames -------------------------------------------------------------- */

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
 * Returns the frame of a node for instructions of a recorded function, which is the outermost
 * frame, whatever the program calls it.
 */
static uint32_t frame_of(struct resolving *r, function_id recorded, uint32_t node,
			 uint32_t code_file)
{
	struct inlines *inlines = &r->inlines;
	size_t most = SOME_PLACES + PLACES_OF_EACH * r->profile->code->instructions.count;
	uint32_t path[SYMBOLIZER_DEEPEST], frame = NONE;
	size_t depth = 0;

	for (; node != NONE && frame == NONE; node = chains_frame(&r->answers.chains, node).outer) {
		frame = map_find(&r->frames, recorded, node);
		if (frame == NONE)
			path[depth++] = node;
	}
	while (depth-- > 0) {
		struct chain_frame of = chains_frame(&r->answers.chains, path[depth]), outer;
		name_id file = file_of(r, code_file, of.at.file, profile_file(r->profile, recorded));
		struct code_frame made = {recorded, file, of.at.line, frame};

		if (made.outer != NONE && inlines->count >= most) {
			r->full = true;
			break;
		}
		if (made.outer != NONE) {
			outer = chains_frame(&r->answers.chains, of.outer);
			made.function = inlines->frames[frame].function;
			if (is_split(&of, &outer))
				made.outer = inlines->frames[frame].outer;
			else
				made.function = profile_inlined(
					r->profile, made.function,
					function_of(r, label_of(r, recorded, path[depth],
								code_file)));
		}
		frame = map_id(&r->frames, recorded, path[depth]);
		UTIL_PUSH(inlines->frames, inlines->count, inlines->room) = made;
	}
	return frame;
}

/* Finds the frame that an instruction belongs to. */
static void place_instruction(struct resolving *r, uint32_t side, instruction_id i,
			      uint32_t code_file)
{
	struct profile *profile = r->profile;
	uint32_t *node = &r->answers.node[side][i], outermost = *node;
	function_id recorded = recorded_function(profile, i);

	while (chains_frame(&r->answers.chains, outermost).outer != NONE)
		outermost = chains_frame(&r->answers.chains, outermost).outer;
	if (chains_frame(&r->answers.chains, outermost).known)
		cost_add(&profile->costs, &profile->sides[side]->resolved, &profile->costs,
			 code_cost_on(profile->code, side, i));
	if (r->settings->inlines == INLINES_OWN)
		*node = own_node(r, recorded, *node);
	*node = frame_of(r, recorded, *node, code_file);
}

/* Goes through the instructions that were answered, side by side. */
static void each(struct resolving *r, void (*take)(struct resolving *r, uint32_t side,
						   instruction_id i, uint32_t code_file))
{
	for (uint32_t side = 0; side < r->profile->side_count; side++)
		for (uint32_t i = 0; i < r->profile->code->instructions.count; i++)
			if (r->answers.node[side][i] != NONE)
				take(r, side, i, answers_object(&r->answers, i, side)->file);
}

bool inlined_resolve(struct profile *profile, struct source_search *search,
		     const struct parse_rules *rules, struct diag *diag, struct error *error)
{
	struct resolving r = {.answers = {.profile = profile, .diag = diag, .search = search},
			      .profile = profile,
			      .rules = rules,
			      .settings = search->settings};
	uint32_t count = util_id(profile->functions.count);
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
	answers_get(&r.answers, program, rules->limits);
	each(&r, learn_file);
	r.home = util_alloc(count, sizeof(*r.home));
	memset(r.home, 0xff, count * sizeof(*r.home));
	each(&r, learn_functions);
	find_looks(&r);
	name_recorded(&r, count);
	find_libraries(&r);
	each(&r, place_instruction);
	if (r.full)
		diag_warn(diag,
			  "--inlines: code was inlined in more than %zu places; more of it is part "
			  "of the code around it",
			  SOME_PLACES + PLACES_OF_EACH * profile->code->instructions.count);
	for (uint32_t side = 0; side < profile->side_count; side++) {
		r.inlines.innermost = r.answers.node[side];
		inlines_apply(&r.inlines, profile, side);
	}
	if (r.settings->assembly) {
		uint32_t **last = &r.answers.node[profile->side_count - 1];

		profile->code->frames = r.inlines.frames;
		profile->code->innermost = *last;
		r.inlines.frames = NULL;
		*last = NULL;
	}
	answers_free(&r.answers);
	map_free(&r.file_names);
	free(r.file_name);
	map_free(&r.names);
	map_free(&r.places);
	map_free(&r.by_place);
	free(r.label);
	map_free(&r.nodes);
	free(r.node_label);
	map_free(&r.look_files);
	map_free(&r.looks);
	free(r.look);
	free(r.home);
	map_free(&r.frames);
	free(r.inlines.frames);
	free(r.library);
	return !cost_overflow(&profile->costs, &event) ||
	       error_set(error, "a sum of inlined code does not fit into 64 bits");
}
