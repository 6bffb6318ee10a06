/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What the symbolizer says of the instructions becomes functions of the profile (src/README N9):
 * each file of an object is asked once for all addresses, under whatever names and on whatever
 * sides the profile has it; then what begins in one place by one name is a label; and at last costs
 * move to the frames that are of these labels.
 */
#include "source/source.h"

#include "read/parser.h"

#include <inttypes.h>

/* The most frames: so many, and so many for each instruction. */
enum { SOME_PLACES = 1000, PLACES_OF_EACH = 4 };

/* An object of a side. */
struct object {
	uint32_t run; /* of its file; NONE: it is left as it was recorded */
	char *why;    /* it is left so; NULL: code without an object, or of the system */
	name_id base; /* in bases: the last component of its name */
	int64_t cost; /* of the first event: self costs of its instructions */
	bool outside; /* it is of a library */
	bool mixed;   /* it has code in other files than its functions' */
};

/* What begins in a place of an object by one name: a function of the program. */
struct label {
	function_id like;     /* with its object, file and name */
	uint32_t line;        /* where it begins; 0: not known */
	uint32_t sides;       /* bits: those that have it; of more than 32, some share one */
	function_id recorded; /* what was recorded of it; NONE: nothing, or two functions */
	bool two;             /* it is two functions */
	bool library;         /* its file is of a library */
	function_id function; /* NONE: not yet made */
};

/* Labels of one object, file and name. */
struct look {
	uint32_t line, sides;
	bool ambiguous; /* a side has several lines */
};

struct resolving {
	struct profile *profile;
	struct source_search *search;
	const struct parse_rules *rules;
	struct diag *diag;

	struct map objects; /* (name of the object, side) */
	struct object *object;
	size_t object_count, object_room;
	struct names paths, bases;
	struct symbolizer *runs; /* by paths */
	size_t run_count, run_room;
	struct chains chains;
	uint32_t **node; /* by side and instruction: the object, then the node, or NONE */

	name_id *file;      /* by name of chains: the same file in known, or NONE */
	struct names known; /* files, as plain paths */
	name_id *written;   /* by known: as the profile has it, or NONE */
	size_t written_count, written_room;

	struct map begins; /* (function with the names, line where it begins) */
	struct label *label;
	size_t label_count, label_room;
	struct map nodes; /* (object, node of chains) */
	uint32_t *node_label;
	size_t node_count, node_room;
	struct look *look; /* by function with the names */
	uint32_t *home;    /* by recorded function: its label, or NONE */
	struct map frames; /* (recorded function, node of chains) */
	struct inlines inlines;
	bool full; /* there were too many frames */
};

static function_id recorded_function(const struct profile *profile, instruction_id i)
{
	return profile->portions.pairs[profile->code->instructions.pairs[i].a].a;
}

/* --- objects ------------------------------------------------------------- */

static void find_object(struct resolving *r, struct object *object, name_id name, uint32_t side)
{
	const struct names *names = &r->profile->names;
	const struct side *of = r->profile->sides[side];
	const struct map *originals = &of->originals;
	struct str text = names_str(names, name);
	enum source_absence absence = SOURCE_MISSING;
	bool renamed = false;
	struct source file;
	struct error why;

	/* The system's own code has names such as [vdso]. */
	if (source_is_no_object(text) || str_begins(text, STR("[")))
		return;
	for (size_t i = 0; i < originals->count && absence != SOURCE_FOUND; i++)
		if (originals->pairs[i].a == name) {
			absence = source_find(&file, names_str(names, originals->pairs[i].b),
					      SOURCE_OBJECT, of, r->search, &why);
			renamed = true;
		}
	if (!renamed)
		absence = source_find(&file, text, SOURCE_OBJECT, of, r->search, &why);
	if (absence != SOURCE_FOUND) {
		object->why = str_copy(str_of(why.text));
		return;
	}
	object->run = names_id(&r->paths, str_of(file.path));
	if (object->run == r->run_count)
		UTIL_PUSH(r->runs, r->run_count, r->run_room) =
			(struct symbolizer){.path = str_copy(str_of(file.path)), .size = file.size};
	source_close(&file);
}

static uint32_t object_of(struct resolving *r, instruction_id i, uint32_t side)
{
	name_id name = profile_object(r->profile, recorded_function(r->profile, i));
	uint32_t id = map_id(&r->objects, name, side);

	if (id == r->object_count) {
		struct str text = names_str(&r->profile->names, name);

		UTIL_PUSH(r->object, r->object_count, r->object_room) =
			(struct object){.run = NONE,
					.base = names_id(&r->bases, str_base(text)),
					.outside = str_begins(text, STR("/lib")) ||
						   settings_is_library(r->search->settings, text)};
		find_object(r, &r->object[id], name, side);
	}
	return id;
}

/* Finds the objects of the instructions of a side, and collects their addresses. */
static void collect(struct resolving *r, uint32_t side)
{
	const struct profile *profile = r->profile;
	const struct code *code = profile->code;
	const struct map *instructions = &code->instructions;
	bool *used = util_alloc(instructions->count, sizeof(*used));
	bool *bare = util_alloc(profile->portions.count, sizeof(*bare));

	for (uint32_t i = 0; i < instructions->count; i++)
		used[i] = code_cost_on(code, side, i) != 0;
	for (uint32_t i = 0; i < code->calls.count; i++)
		used[code->calls.pairs[i].a] |= code_call_on(code, side, i).seen != 0;
	/* Code of which a part has no addresses must stay. */
	for (uint32_t i = 0; i < instructions->count; i++)
		bare[instructions->pairs[i].a] |= used[i] && !instructions->pairs[i].b;
	r->node[side] = util_alloc(instructions->count, sizeof(**r->node));
	for (uint32_t i = 0; i < instructions->count; i++) {
		struct pair pair = instructions->pairs[i],
			    portion = profile->portions.pairs[pair.a];
		struct object *object;
		struct symbolizer *run;
		int64_t cost;

		r->node[side][i] = NONE;
		if (!used[i])
			continue;
		r->node[side][i] = object_of(r, i, side);
		object = &r->object[r->node[side][i]];
		if (cost_get(&profile->costs, code_cost_on(code, side, i), 0, &cost))
			util_add(&object->cost, cost);
		object->mixed |= portion.b != profile_file(profile, portion.a);
		if (object->run == NONE || bare[pair.a]) {
			r->node[side][i] = NONE;
			continue;
		}
		run = &r->runs[object->run];
		UTIL_PUSH(run->address, run->count, run->room) = profile_number(profile, pair.b);
	}
	free(used);
	free(bare);
}

/* Asks the program, within LIMIT_OBJECTS. */
static void ask(struct resolving *r, const char *program)
{
	struct limits *limits = r->rules->limits;
	int64_t patience = INT64_C(1000) * LIMITS_HELPER; /* milliseconds */

	for (size_t i = 0; i < r->run_count; i++) {
		struct symbolizer *run = &r->runs[i];
		size_t count = run->count;

		if (count)
			qsort(run->address, count, sizeof(*run->address), util_compare_first);
		run->count = 0;
		for (size_t j = 0; j < count; j++)
			if (!run->count || run->address[run->count - 1] != run->address[j])
				run->address[run->count++] = run->address[j];
		if (run->count && !limits_take(limits, LIMIT_OBJECTS, run->size))
			run->count = 0;
		patience += (int64_t)run->count;
	}
	symbolizer_run(r->runs, r->run_count, program, limits && !limits->lifted ? patience : 0,
		       limits, &r->chains);
}

/* Says which object that is left as it was recorded costs most, and how many more cost much. */
static void tell(const struct resolving *r, const char *const *why)
{
	enum { LITTLE = 100 };
	int64_t *cost = util_alloc(r->bases.count, sizeof(*cost)), all = 0;
	name_id most = NONE;
	size_t count = 0;

	for (size_t i = 0; i < r->object_count; i++) {
		util_add(&all, r->object[i].cost);
		util_add(&cost[r->object[i].base], r->object[i].cost);
	}
	for (name_id i = 0; i < r->bases.count; i++) {
		if (!why[i] || cost[i] < all / LITTLE)
			continue;
		count++;
		if (most == NONE || cost[i] > cost[most])
			most = i;
	}
	if (count) {
		struct scratch scratch;
		char *more =
			count > 1 ? util_format(" and %zu more", count - 1) : str_copy(STR(""));

		diag_warn(r->diag, "--inlines: left as recorded: %s%s: %s",
			  diag_quote(&scratch, names_str(&r->bases, most)), more, why[most]);
		free(more);
	}
	free(cost);
}

/*
 * Decides which objects are left as they were recorded: those without all answers and, if sides
 * are compared, those of the same name as one that is left.
 */
static void choose_objects(struct resolving *r)
{
	const char **why = util_alloc(r->bases.count, sizeof(*why));

	for (size_t i = 0; i < r->object_count; i++) {
		struct object *object = &r->object[i];
		const struct symbolizer *run = object->run == NONE ? NULL : &r->runs[object->run];

		if (object->why)
			why[object->base] = object->why;
		else if (run && run->why)
			why[object->base] = run->why;
		else if (run && !run->resolved)
			why[object->base] = "no debug information; build with -g, or install the "
					    "debug information of the package";
		else if (run && object->mixed && !run->chained && !run->begins)
			why[object->base] = "no debug information of inlined functions; if it is "
					    "split (-gsplit-dwarf), install llvm, and keep the "
					    ".dwo files";
	}
	for (size_t i = 0; i < r->object_count; i++)
		if (why[r->object[i].base])
			r->object[i].run = NONE;
	tell(r, why);
	free(why);
}

/* Finds the innermost node of each instruction on a side, if it is known. */
static void find_nodes(struct resolving *r, uint32_t side)
{
	const struct map *instructions = &r->profile->code->instructions;

	for (uint32_t i = 0; i < instructions->count; i++) {
		uint32_t *node = &r->node[side][i];
		uint32_t run = *node == NONE ? NONE : r->object[*node].run;

		*node = run == NONE ? NONE
				    : symbolizer_node(
					      &r->runs[run],
					      profile_number(r->profile, instructions->pairs[i].b));
	}
}

/* --- files --------------------------------------------------------------- */

/*
 * A file of chains in `known`.  Names that differ by "./" and "DIR/../", as of compilers that are
 * started in several directories, are one.
 */
static name_id known_file(struct resolving *r, name_id file)
{
	struct str path;
	char *plain;

	if (r->file[file] != NONE)
		return r->file[file];
	plain = str_plain_path(names_str(&r->chains.names, file));
	path = str_of(plain);
	while (str_eat(&path, STR("./")))
		;
	r->file[file] = names_id(&r->known, path);
	free(plain);
	if (r->file[file] == r->written_count)
		UTIL_PUSH(r->written, r->written_count, r->written_room) = NONE;
	return r->file[file];
}

/* The profile's name for a file of chains; if that is not known, `otherwise`. */
static name_id file_of(struct resolving *r, name_id file, name_id otherwise)
{
	struct profile *profile = r->profile;
	name_id known, *found, written;

	if (!names_str(&r->chains.names, file).length)
		return otherwise;
	known = known_file(r, file);
	found = &r->written[known];
	if (*found != NONE)
		return *found;
	*found = parser_name(r->rules, &profile->names, NAME_FILE, names_str(&r->known, known),
			     true);
	written = names_id(&profile->names, names_str(&r->known, known));
	for (size_t i = 0; written != *found && i < profile->side_count; i++)
		map_id(&profile->sides[i]->originals, *found, written);
	return *found;
}

/*
 * Learns from an instruction what the profile calls the file that the program names for it, if both
 * say the same line.
 */
static void learn_file(struct resolving *r, uint32_t side, instruction_id i)
{
	struct chain_node at = chains_node(&r->chains, r->node[side][i]);
	const struct code *code = r->profile->code;
	name_id file = r->profile->portions.pairs[code->instructions.pairs[i].a].b, known;

	if (!at.line || at.line != code->line[i] ||
	    !str_equal(str_base(names_str(&r->profile->names, file)),
		       str_base(names_str(&r->chains.names, at.file))))
		return;
	known = known_file(r, at.file);
	if (r->written[known] == NONE)
		r->written[known] = file;
}

/* --- labels -------------------------------------------------------------- */

/*
 * The label of a node in the code of a recorded function.  Of a function whose beginning is not
 * told, the file is that of its lines; of a lambda of gcc, the line is one of its lines, and the
 * function around it counts.
 */
static struct label *label_of(struct resolving *r, function_id recorded, uint32_t node)
{
	struct profile *profile = r->profile;
	name_id object = profile_object(profile, recorded), file, name;
	uint32_t id = map_find(&r->nodes, object, node), begin;
	struct chain_node of = chains_node(&r->chains, node);
	struct str text = names_str(&r->chains.names, of.name);
	bool lambda = !of.begin_line && of.outer != NONE && str_equal(text, STR("operator()"));
	function_id like;

	if (id != NONE)
		return &r->label[r->node_label[id]];
	file = file_of(r,
		       of.begin_line && names_str(&r->chains.names, of.begin_file).length
			       ? of.begin_file
			       : of.file,
		       of.outer == NONE ? profile_file(profile, recorded)
					: names_id(&profile->names, STR("???")));
	begin = of.begin_line;
	if (lambda)
		begin = PROFILE_BIG | (uint32_t)(label_of(r, recorded, of.outer) - r->label);
	/* Instances of a function of Rust differ by their hashes. */
	name = parser_name(r->rules, &profile->names, NAME_FUNCTION, name_without_hash(text), true);
	like = profile_function(profile, object, file, name);
	id = map_id(&r->begins, like, begin);
	if (id == r->label_count)
		UTIL_PUSH(r->label, r->label_count, r->label_room) = (struct label){
			.like = like,
			.line = lambda ? of.line : of.begin_line,
			.library = settings_is_library(r->search->settings,
						       names_str(&profile->names, file)),
			.recorded = NONE,
			.function = NONE,
		};
	if (lambda && of.line && of.line < r->label[id].line)
		r->label[id].line = of.line;
	map_id(&r->nodes, object, node);
	UTIL_PUSH(r->node_label, r->node_count, r->node_room) = id;
	return &r->label[id];
}

static bool is_instance(const struct profile *profile, function_id function)
{
	struct str name = names_str(&profile->names, profile_name(profile, function));

	return name_without_hash(name).length < name.length;
}

/* Returns whether a recorded function is a piece or a clone of another one, or a level of it. */
static bool is_piece(const struct profile *profile, function_id function)
{
	struct str name = names_str(&profile->names, profile_name(profile, function));

	return name_level(name).length || str_equal(str_tail(name, 1), STR("]")) ||
	       (memchr(name.at, '.', name.length) && !memchr(name.at, ':', name.length) &&
		!memchr(name.at, '(', name.length));
}

/* Returns whether the program knows the function of a node. */
static bool is_known(const struct resolving *r, uint32_t node)
{
	return names_str(&r->chains.names, chains_node(&r->chains, node).name).length > 0;
}

/* Learns from an instruction which functions there are, and which was recorded. */
static void learn_functions(struct resolving *r, uint32_t side, instruction_id i)
{
	function_id recorded = recorded_function(r->profile, i);
	uint32_t node = r->node[side][i], outer;
	struct label *label;

	for (;; node = outer) {
		outer = chains_node(&r->chains, node).outer;
		label = label_of(r, recorded, node);
		label->sides |= (uint32_t)1 << side % 32;
		if (outer == NONE)
			break;
	}
	if (!is_known(r, node))
		return;
	if (r->home[recorded] == NONE)
		r->home[recorded] = (uint32_t)(label - r->label);
	if (is_piece(r->profile, recorded) || is_instance(r->profile, recorded))
		return;
	label->two |= label->recorded != NONE && label->recorded != recorded;
	label->recorded = recorded;
}

/* Finds the labels that look alike, by the name that was recorded, and begin at other lines. */
static void find_looks(struct resolving *r)
{
	struct profile *profile = r->profile;

	for (size_t i = 0; i < r->label_count; i++) {
		struct label *label = &r->label[i];

		if (label->two)
			label->recorded = NONE;
		if (label->recorded != NONE)
			label->like =
				profile_function(profile, profile_object(profile, label->like),
						 profile_file(profile, label->like),
						 profile_name(profile, label->recorded));
	}
	r->look = util_alloc(profile->functions.count, sizeof(*r->look));
	for (size_t i = 0; i < r->label_count; i++) {
		const struct label *label = &r->label[i];
		struct look *look = &r->look[label->like];

		look->ambiguous |= look->line != label->line && (look->sides & label->sides);
		look->line = label->line;
		look->sides |= label->sides;
	}
}

/* Returns the function of a label, which is made when first needed, if none was recorded. */
static function_id function_of(struct resolving *r, struct label *label)
{
	struct profile *profile = r->profile;

	if (label->function != NONE)
		return profile_label(profile, label->function);
	label->function = label->recorded == NONE ? label->like : label->recorded;
	if (label->recorded == NONE && label->line && r->look[label->like].ambiguous) {
		name_id file = profile_file(profile, label->like);
		struct str base = str_base(names_str(&profile->names, file));
		struct str begin = names_str(&profile->names, profile_name(profile, label->like));
		char *text = util_format("%.*s %.*s:%" PRIu32, (int)begin.length, begin.at,
					 (int)base.length, base.at, label->line);

		label->function = profile_function(profile, profile_object(profile, label->like),
						   file, names_id(&profile->names, str_of(text)));
		free(text);
	}
	return profile_label(profile, label->function);
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
		name_id file = label ? profile_file(profile, label->like) : NONE;

		to[i] = i;
		if (label && is_instance(profile, i) && label->line)
			to[i] = function_of(r, label);
		else if (label && !is_instance(profile, i) &&
			 !str_equal(str_base(names_str(&profile->names, file)),
				    str_base(names_str(&profile->names, profile_file(profile, i)))))
			to[i] = profile_function(profile, profile_object(profile, i), file,
						 profile_name(profile, i));
	}
	/* Not to a function that has another label itself. */
	for (function_id i = 0; i < count; i++)
		if (to[i] != i && (to[i] >= count || to[to[i]] == to[i]))
			profile_set_label(profile, i, to[i]);
	free(to);
}

/* --- frames -------------------------------------------------------------- */

/*
 * The innermost node of a chain that begins in a file of no library.  In an object of a library,
 * that is the function that was recorded.
 */
static uint32_t own_node(struct resolving *r, function_id recorded, uint32_t node, bool outside)
{
	for (uint32_t at = node, outer; at != NONE; at = outer) {
		outer = chains_node(&r->chains, at).outer;
		if (outside ? outer == NONE : !label_of(r, recorded, at)->library)
			return at;
	}
	return node;
}

/*
 * Returns whether a call is none: compilers split a function, and inline a part of it back, as if
 * the function called itself from the line where it begins.
 */
static bool is_split(const struct chain_node *inner, const struct chain_node *outer)
{
	return inner->name == outer->name && inner->begin_file == outer->begin_file &&
	       inner->begin_line == outer->begin_line && outer->begin_line &&
	       outer->line == outer->begin_line;
}

/*
 * Returns the frame of a node for instructions of a recorded function, which is the outermost
 * frame, whatever the program calls it.
 */
static uint32_t frame_of(struct resolving *r, function_id recorded, uint32_t node)
{
	struct inlines *inlines = &r->inlines;
	size_t most = SOME_PLACES + PLACES_OF_EACH * r->profile->code->instructions.count;
	uint32_t path[SYMBOLIZER_DEEPEST], frame = NONE;
	size_t depth = 0;

	for (; node != NONE && frame == NONE; node = chains_node(&r->chains, node).outer) {
		frame = map_find(&r->frames, recorded, node);
		if (frame == NONE)
			path[depth++] = node;
	}
	while (depth-- > 0) {
		struct chain_node of = chains_node(&r->chains, path[depth]), outer;
		name_id file = file_of(r, of.file, profile_file(r->profile, recorded));
		struct code_frame made = {recorded, file, of.line, frame};

		if (made.outer != NONE && inlines->count >= most) {
			r->full = true;
			break;
		}
		if (made.outer != NONE) {
			outer = chains_node(&r->chains, of.outer);
			made.function = inlines->frames[frame].function;
			if (is_split(&of, &outer))
				made.outer = inlines->frames[frame].outer;
			else
				made.function = profile_inlined(
					r->profile, made.function,
					function_of(r, label_of(r, recorded, path[depth])));
		}
		frame = map_id(&r->frames, recorded, path[depth]);
		UTIL_PUSH(inlines->frames, inlines->count, inlines->room) = made;
	}
	return frame;
}

static void place_instruction(struct resolving *r, uint32_t side, instruction_id i)
{
	struct profile *profile = r->profile;
	uint32_t *node = &r->node[side][i], outermost = *node;
	function_id recorded = recorded_function(profile, i);

	while (chains_node(&r->chains, outermost).outer != NONE)
		outermost = chains_node(&r->chains, outermost).outer;
	if (is_known(r, outermost))
		cost_add(&profile->costs, &profile->sides[side]->resolved, &profile->costs,
			 code_cost_on(profile->code, side, i));
	if (r->search->settings->inlines == INLINES_OWN)
		*node = own_node(r, recorded, *node, r->object[object_of(r, i, side)].outside);
	*node = frame_of(r, recorded, *node);
}

/* Goes through the instructions that were answered, side by side. */
static void each(struct resolving *r,
		 void (*take)(struct resolving *r, uint32_t side, instruction_id i))
{
	for (uint32_t side = 0; side < r->profile->side_count; side++)
		for (uint32_t i = 0; i < r->profile->code->instructions.count; i++)
			if (r->node[side][i] != NONE)
				take(r, side, i);
}

static void resolve(struct resolving *r, const char *program)
{
	struct profile *profile = r->profile;
	uint32_t sides = (uint32_t)profile->side_count, count = util_id(profile->functions.count);

	r->node = util_alloc(sides, sizeof(*r->node));
	cost_freeze(&profile->costs);
	for (uint32_t side = 0; side < sides; side++)
		collect(r, side);
	ask(r, program);
	choose_objects(r);
	r->file = util_alloc(r->chains.names.count, sizeof(*r->file));
	memset(r->file, 0xff, r->chains.names.count * sizeof(*r->file));
	for (uint32_t side = 0; side < sides; side++)
		find_nodes(r, side);
	each(r, learn_file);
	r->home = util_alloc(count, sizeof(*r->home));
	memset(r->home, 0xff, count * sizeof(*r->home));
	each(r, learn_functions);
	find_looks(r);
	name_recorded(r, count);
	each(r, place_instruction);
	if (r->full)
		diag_warn(r->diag,
			  "--inlines: code was inlined in more than %zu places; more of it is part "
			  "of the code around it",
			  SOME_PLACES + PLACES_OF_EACH * profile->code->instructions.count);
	for (uint32_t side = 0; side < sides; side++) {
		r->inlines.innermost = r->node[side];
		inlines_apply(&r->inlines, profile, side);
	}
}

static void free_resolving(struct resolving *r)
{
	for (size_t i = 0; i < r->object_count; i++)
		free(r->object[i].why);
	for (size_t i = 0; i < r->run_count; i++)
		symbolizer_free(&r->runs[i]);
	for (size_t i = 0; i < r->profile->side_count; i++)
		free(r->node[i]);
	map_free(&r->objects);
	free(r->object);
	names_free(&r->paths);
	names_free(&r->bases);
	free(r->runs);
	chains_free(&r->chains);
	free(r->node);
	free(r->file);
	names_free(&r->known);
	free(r->written);
	map_free(&r->begins);
	free(r->label);
	map_free(&r->nodes);
	free(r->node_label);
	free(r->look);
	free(r->home);
	map_free(&r->frames);
	free(r->inlines.frames);
}

bool inlined_resolve(struct profile *profile, struct source_search *search,
		     const struct parse_rules *rules, struct diag *diag, struct error *error)
{
	struct resolving r = {.profile = profile, .search = search, .rules = rules, .diag = diag};
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
	resolve(&r, program);
	if (search->settings->assembly) {
		uint32_t **last = &r.node[profile->side_count - 1];

		profile->code->frames = r.inlines.frames;
		profile->code->innermost = *last;
		r.inlines.frames = NULL;
		*last = NULL;
	}
	free_resolving(&r);
	return !cost_overflow(&profile->costs, &event) ||
	       error_set(error, "a sum of inlined code does not fit into 64 bits");
}
