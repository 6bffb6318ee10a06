/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Each file of an object is asked once for all addresses, under whatever names and on whatever
 * sides the profile has it.  The answers are chains in the words of the program that was asked
 * (symbolizer.h).  These become frames in the words of the profile: the names of files and
 * functions that it already has are found by what the program says of the same instructions.
 */
#include "source/inlined.h"

#include "base/groups.h"
#include "base/name.h"
#include "profile/inlines.h"
#include "source/objects.h"
#include "source/symbolizer.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* A file of code, and what is asked of it. */
struct code_file {
	char *path;
	uint64_t size;
	uint64_t *address; /* sorted, each once */
	size_t count, room;
	struct symbolizer *run; /* NULL: not asked */
};

/* An object of a side. */
struct object {
	enum object_state {
		OBJECT_NONE,     /* code without an object, or of the system */
		OBJECT_ASKED,    /* by its file */
		OBJECT_GONE,     /* there is no file */
		OBJECT_UNREAD,   /* the file cannot be read */
		OBJECT_FOREIGN,  /* the file is no ELF file */
		OBJECT_NEWER,    /* the file is newer than the profile */
		OBJECT_BARE,     /* no debug information */
		OBJECT_FLAT,     /* none of inlined code, of which it has some */
		OBJECT_ONE_SIDE, /* fine, but on another side it is not */
	} state;
	uint32_t file; /* index into files */
	name_id base;  /* in bases */
	cost_id cost;  /* self costs of its instructions */
	char *why;     /* a file that cannot be read: the reason; owned */
	bool system;   /* it lies where libraries are installed */
	bool mixed;    /* it has code in other files than its functions' */
};

/*
 * The objects whose names have the same last component: the same one, perhaps of two builds, or
 * on two sides.
 */
struct alike {
	uint32_t bare_side;  /* one side where such an object is left as recorded; NONE: none */
	bool any_bare_sides; /* there are several */
	bool any_one_side;   /* some are OBJECT_ONE_SIDE */
	bool told;           /* for the reason that is being told */
};

/* The recorded function that is most likely meant by a name in a file of an object. */
struct likely {
	function_id function; /* NONE: there are several */
	enum likeness {
		LIKE_NOTHING,
		LIKE_ALIAS, /* the program called it so */
		LIKE_SHORT, /* has this name, but for the parameters, which are not said */
		LIKE_WHOLE  /* has this name */
	} how;
};

/* What a function of chains is in the profile. */
struct label {
	function_id function; /* NONE: not yet made */
	uint32_t look;        /* if it is not a recorded one */
	name_id name;
	uint32_t line; /* where it begins; 0: not known */
};

struct resolving {
	struct profile *profile;
	const struct parse_rules *rules;
	struct diag *diag;
	struct code *code;
	struct source_search *search;
	struct groups written; /* what the side that is being collected has written, by name */
	struct map objects;    /* (name of the object, side) */
	struct names bases;    /* the last components of their names */
	struct alike *alike;   /* by bases */
	struct object *object;
	size_t object_count, object_room;
	struct map known; /* (id of the marks of a file, 0) */
	struct code_file *files;
	size_t file_count, file_room;
	struct symbolizer *runs;
	size_t run_count;
	struct chains chains;
	/* By side and instruction: the innermost node of chains, then the frame; or NONE. */
	uint32_t **node;
	bool **at_frame; /* likewise: as in inlines */

	/* Names: of chains, and what they are in the profile.  A place is (file, line), or 0. */
	struct map file_names; /* (file of code, name of chains) */
	name_id *file_name;    /* by file_names: the profile's, or NONE */
	size_t file_name_count, file_name_room;
	struct map aliases; /* (recorded function, what the program calls it) */
	struct map places;  /* (file, line where a function begins; 0: of its lines) */
	struct names paths; /* of files, without DIR/../ in them */
	name_id *path_file; /* by paths: the profile's first name of the file */
	size_t path_count, path_room;
	struct map begins;   /* (alias, place) */
	bool *instance;      /* by recorded function: see is_instance() */
	struct map lines;    /* (recorded function, line where it begins); 0: some line is known */
	struct names keys;   /* names of functions without blanks */
	struct map by_key;   /* (object, key) */
	struct map by_place; /* (by_key, place) */
	struct likely *likely; /* by by_place */
	size_t likely_count, likely_room;
	struct map label_functions; /* (object, function of chains) */
	struct map label_ids;       /* (label_functions, file of a line or NONE) */
	struct label *labels;       /* by label_ids */
	size_t label_count, label_room;
	struct map look_files; /* (object, file) */
	struct map looks;      /* (look_files, name): labels that look alike but for their lines */
	bool *ambiguous;       /* by looks: a side has several */
	size_t ambiguous_count, ambiguous_room;
	struct map frames; /* (recorded function, node of chains) */
	struct inlines inlines;
	bool *own_file; /* by name of chains: it is in no library */
	/* What chains with a frame of one's own cost; and what of it is in libraries. */
	cost_id own_cost, library_cost;
};

/* --- objects ----------------------------------------------------------- */

/* Says why the file of an object cannot be read; of several names, the first reason counts. */
static void set_unread(struct object *object, const char *why)
{
	object->state = OBJECT_UNREAD;
	if (!object->why)
		object->why = str_copy(str_of(why));
}

/* Looks for the file of an object under the names that a side has for it. */
static void find_object(struct resolving *r, struct object *object, name_id name, uint32_t side)
{
	const struct names *names = &r->profile->names;
	const struct side *of = r->profile->sides[side];
	struct ids written = groups_get(&r->written, name);
	struct str text = names_str(names, name);
	enum objects_result found = OBJECTS_GONE;
	struct source file;
	struct error why;
	char begin[4];
	ssize_t n;
	size_t i;

	/* The system's own code has names such as [vdso]. */
	if (objects_is_none(text) || str_begins(text, STR("[")))
		return;
	object->state = OBJECT_GONE;
	for (i = 0; found >= OBJECTS_GONE && i < (written.count ? written.count : 1); i++) {
		found = objects_find(
			&file, of,
			written.count ? names_str(names, of->originals.pairs[written.id[i]].b)
				      : text,
			r->search, &why);
		if (found == OBJECTS_UNREADABLE)
			set_unread(object, why.text);
	}
	if (found == OBJECTS_NEWER)
		object->state = OBJECT_NEWER;
	if (found != OBJECTS_OPEN)
		return;
	object->state = OBJECT_FOREIGN;
	n = objects_read(&file, begin, sizeof(begin), 0);
	if (n < 0) {
		error_set(&why, "%s: %s", file.path, strerror(errno));
		set_unread(object, why.text);
	}
	if (n == (ssize_t)sizeof(begin) && memcmp(begin, "\177ELF", sizeof(begin)) == 0) {
		object->state = OBJECT_ASKED;
		object->file = map_id(&r->known, file.marks->id, 0);
		if (object->file == r->file_count)
			UTIL_PUSH(r->files, r->file_count, r->file_room) = (struct code_file){
				.path = str_copy(str_of(file.path)),
				.size = file.input.size,
			};
	}
	source_close(&file);
}

/* Returns the object of an instruction on a side. */
static struct object *object_of(struct resolving *r, instruction_id i, uint32_t side)
{
	portion_id portion = r->code->instructions.pairs[i].a;
	name_id name = profile_object(r->profile, r->profile->portions.pairs[portion].a);
	uint32_t id = map_id(&r->objects, name, side);

	if (id == r->object_count) {
		UTIL_PUSH(r->object, r->object_count, r->object_room) = (struct object){
			.base = names_id(&r->bases, str_base(names_str(&r->profile->names, name)))};
		find_object(r, &r->object[id], name, side);
	}
	return &r->object[id];
}

/* Returns whether an instruction can be asked for: it has an address and one line. */
static bool can_move(const struct code *code, instruction_id i)
{
	return code->instructions.pairs[i].b && !code->instruction[i].two_lines;
}

/* Returns whether a portion is in another file than its function. */
static bool is_elsewhere(const struct profile *profile, portion_id portion)
{
	struct pair pair = profile->portions.pairs[portion];

	return pair.b != profile_file(profile, pair.a);
}

/* Collects what is asked of each file: the instructions that a side has costs or calls of. */
static void collect(struct resolving *r)
{
	const struct code *code = r->code;
	struct costs *costs = &r->profile->costs;
	bool *on = util_alloc(code->instructions.count, sizeof(*on));
	uint32_t side, i;
	size_t n, j;

	cost_freeze(costs);
	for (side = 0; side < r->profile->side_count; side++) {
		groups_free(&r->written);
		groups_of_pairs(&r->written, &r->profile->sides[side]->originals,
				r->profile->names.count);
		for (i = 0; i < code->instructions.count; i++)
			on[i] = code_cost_on(code, side, i) != 0;
		for (i = 0; i < code->calls.count; i++)
			on[code->calls.pairs[i].a] |= code_call_on(code, side, i).seen != 0;
		for (i = 0; i < code->instructions.count; i++) {
			uint64_t address =
				profile_number(r->profile, code->instructions.pairs[i].b);
			struct object *object = on[i] ? object_of(r, i, side) : NULL;
			struct code_file *file;

			if (!object)
				continue;
			cost_add(costs, &object->cost, costs, code_cost_on(code, side, i));
			object->mixed |= is_elsewhere(r->profile, code->instructions.pairs[i].a);
			if (object->state != OBJECT_ASKED || !can_move(code, i))
				continue;
			file = &r->files[object->file];
			if (!file->count || file->address[file->count - 1] != address)
				UTIL_PUSH(file->address, file->count, file->room) = address;
		}
	}
	free(on);
	for (i = 0; i < r->file_count; i++) {
		struct code_file *file = &r->files[i];

		if (file->count)
			qsort(file->address, file->count, sizeof(*file->address),
			      util_compare_first);
		for (j = n = 0; j < file->count; j++)
			if (!n || file->address[n - 1] != file->address[j])
				file->address[n++] = file->address[j];
		file->count = n;
	}
}

/* Asks the program, within LIMIT_OBJECTS. */
static void ask(struct resolving *r, const char *program, FILE *progress)
{
	struct limits *limits = r->rules->limits;
	int64_t patience = INT64_C(1000) * LIMITS_HELPER; /* milliseconds */
	size_t i;

	r->runs = util_alloc(r->file_count, sizeof(*r->runs));
	for (i = 0; i < r->file_count; i++) {
		struct code_file *file = &r->files[i];

		if (!file->count || !limits_take(limits, LIMIT_OBJECTS, file->size))
			continue;
		file->run = &r->runs[r->run_count++];
		*file->run = (struct symbolizer){.path = file->path,
						 .address = file->address,
						 .count = file->count,
						 .asks = r->search->settings->debuginfod};
		patience += (int64_t)file->count;
	}
	if (!limits || limits->lifted)
		patience = 0;
	symbolizer_run(r->runs, r->run_count, program, patience, limits, &r->chains, progress);
	for (i = 0; i < r->run_count; i++)
		if (r->runs[i].why)
			diag_warn(r->diag, "%s", r->runs[i].why);
}

/*
 * Decides which objects are left as they were recorded: those without answers,
 * and if sides are compared, those that are left so on another side.
 */
static void choose_objects(struct resolving *r)
{
	uint32_t i;

	r->alike = util_alloc(r->bases.count, sizeof(*r->alike));
	for (i = 0; i < r->bases.count; i++)
		r->alike[i].bare_side = NONE;
	for (i = 0; i < r->object_count; i++) {
		struct object *object = &r->object[i];
		struct alike *alike = &r->alike[object->base];
		uint32_t side = r->objects.pairs[i].b;

		if (object->state == OBJECT_ASKED) {
			const struct symbolizer *run = r->files[object->file].run;

			if (!run || !run->resolved)
				object->state = OBJECT_BARE;
			else if (object->mixed && !run->chained && !run->begins)
				object->state = OBJECT_FLAT;
		}
		if (object->state == OBJECT_ASKED)
			continue;
		alike->any_bare_sides |= alike->bare_side != NONE && alike->bare_side != side;
		alike->bare_side = side;
	}
	for (i = 0; i < r->object_count; i++) {
		struct object *object = &r->object[i];
		struct alike *alike = &r->alike[object->base];

		if (object->state == OBJECT_ASKED && alike->bare_side != NONE &&
		    (alike->any_bare_sides || alike->bare_side != r->objects.pairs[i].b)) {
			object->state = OBJECT_ONE_SIDE;
			alike->any_one_side = true;
		}
	}
}

/* Finds the innermost node of each instruction on each side, if it is known. */
static void find_nodes(struct resolving *r)
{
	const struct profile *profile = r->profile;
	const struct map *instructions = &r->code->instructions;
	uint32_t side, i;

	r->node = util_alloc(profile->side_count, sizeof(*r->node));
	for (side = 0; side < profile->side_count; side++) {
		r->node[side] = util_alloc(instructions->count, sizeof(**r->node));
		for (i = 0; i < instructions->count; i++) {
			function_id function = profile->portions.pairs[instructions->pairs[i].a].a;
			uint32_t id =
				map_find(&r->objects, profile_object(profile, function), side);
			uint64_t address = profile_number(profile, instructions->pairs[i].b);
			const struct code_file *file;
			size_t at;

			r->node[side][i] = NONE;
			if (id == NONE || r->object[id].state != OBJECT_ASKED ||
			    !can_move(r->code, i))
				continue;
			file = &r->files[r->object[id].file];
			at = util_count_below(file->address, file->count, sizeof(uint64_t),
					      address);
			if (at < file->count && file->address[at] == address)
				r->node[side][i] = file->run->node[at];
		}
	}
}

/* --- names of files ---------------------------------------------------- */

/* The place of the profile's name for a file that the program names. */
static name_id *file_name_of(struct resolving *r, uint32_t code_file, name_id name)
{
	uint32_t id = map_id(&r->file_names, code_file, name);

	if (id == r->file_name_count)
		UTIL_PUSH(r->file_name, r->file_name_count, r->file_name_room) = NONE;
	return &r->file_name[id];
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

/* Returns the profile's name for a file that the program names. */
static name_id profile_file_of(struct resolving *r, uint32_t code_file, name_id name)
{
	name_id *found = file_name_of(r, code_file, name);
	struct str text = names_str(&r->chains.names, name);
	name_id written;
	size_t i;

	if (*found != NONE)
		return *found;
	if (!text.length)
		return *found = names_id(&r->profile->names, STR("???"));
	*found = taken_name(r, text, r->rules->file_renames, true);
	written = names_id(&r->profile->names, text);
	for (i = 0; written != *found && i < r->profile->side_count; i++)
		map_id(&r->profile->sides[i]->originals, *found, written);
	return *found;
}

/*
 * Learns from an instruction what the profile calls the file that the program
 * names for it, if both say the same line.
 */
static void learn_file(struct resolving *r, instruction_id i, uint32_t code_file, uint32_t node)
{
	struct chain_frame frame = chains_frame(&r->chains, node);
	name_id file = r->profile->portions.pairs[r->code->instructions.pairs[i].a].b;
	name_id *known = file_name_of(r, code_file, frame.at.file);

	if (*known == NONE && frame.at.line && frame.at.line == r->code->instruction[i].line &&
	    str_equal(str_base(names_str(&r->profile->names, file)),
		      str_base(names_str(&r->chains.names, frame.at.file))))
		*known = file;
}

/* --- names of functions ------------------------------------------------ */

/*
 * Returns the name that stands for a file: the first one of those that are the same without "./" and
 * "DIR/../", as compilers write them that are started in several directories.
 */
static name_id one_file(struct resolving *r, name_id file)
{
	struct str left = names_str(&r->profile->names, file), path;
	char *text = util_alloc(left.length + 1, 1);
	size_t length = 0, start = str_begins(left, STR("/"));
	name_id id;

	text[0] = '/';
	length = start;
	while (left.length) {
		struct str part = str_eat_until(&left, '/');
		size_t last = length;

		if (!part.length || str_equal(part, STR(".")))
			continue;
		while (last > start && text[last - 1] != '/')
			last--;
		path = (struct str){text + last, length - last};
		if (str_equal(part, STR("..")) && path.length && !str_equal(path, part)) {
			length = last > start ? last - 1 : start;
			continue;
		}
		if (length > start)
			text[length++] = '/';
		memcpy(text + length, part.at, part.length);
		length += part.length;
	}
	id = names_id(&r->paths, (struct str){text, length});
	free(text);
	if (id == r->path_count)
		UTIL_PUSH(r->path_file, r->path_count, r->path_room) = file;
	return r->path_file[id];
}

static uint32_t file_place(struct resolving *r, name_id file, uint32_t line)
{
	return map_id(&r->places, one_file(r, file), line);
}

/*
 * The place by which a function of chains is known: where it begins or, if that is not told, the
 * file that a line of it is in.
 */
static uint32_t place_of(struct resolving *r, const struct chain_frame *frame, uint32_t code_file,
			 name_id otherwise)
{
	const struct chain_place *begin = &frame->begin;
	/* Some versions tell the line where a function begins, but not the file. */
	bool begins = begin->line && names_str(&r->chains.names, begin->file).length;
	name_id file = begins ? begin->file : frame->at.file;

	if (names_str(&r->chains.names, file).length)
		otherwise = profile_file_of(r, code_file, file);
	return file_place(r, otherwise, begin->line);
}

/* Learns what the program calls the function that was recorded, and its place. */
static void learn_function(struct resolving *r, instruction_id i, uint32_t code_file, uint32_t node)
{
	function_id function = r->profile->portions.pairs[r->code->instructions.pairs[i].a].a;
	struct chain_frame frame = chains_frame(&r->chains, node);
	uint32_t place;

	while (frame.outer != NONE)
		frame = chains_frame(&r->chains, frame.outer);
	place = place_of(r, &frame, code_file, profile_file(r->profile, function));
	map_id(&r->begins, map_id(&r->aliases, function, frame.name), place);
	if (r->places.pairs[place].b) {
		map_id(&r->lines, function, 0);
		map_id(&r->lines, function, r->places.pairs[place].b);
	}
}

static void learn(struct resolving *r, void (*how)(struct resolving *r, instruction_id i,
						   uint32_t code_file, uint32_t node))
{
	uint32_t side, i;

	for (side = 0; side < r->profile->side_count; side++)
		for (i = 0; i < r->code->instructions.count; i++) {
			uint32_t node = r->node[side][i];

			if (node != NONE)
				how(r, i, object_of(r, i, side)->file, node);
		}
}

/* The id in keys of a name at a level of detail, without blanks, as demanglers differ in them. */
static name_id key_of(struct resolving *r, struct str name, unsigned detail)
{
	char *text = util_alloc(name.length + 1, 1);
	size_t length = name_short(name, detail, text), n = 0, i;
	name_id id;

	for (i = 0; i < length; i++)
		if (!str_is_blank(text[i]))
			text[n++] = text[i];
	id = names_id(&r->keys, (struct str){text, n});
	free(text);
	return id;
}

/* The levels of detail of short names without parameters. */
enum { NO_SUFFIXES = NAME_LEAST, SUFFIXES = 1, ARGUMENTS = 3 };

/* Returns the name of a function in the profile's words. */
static name_id shown_name(struct resolving *r, name_id name)
{
	char *memory = NULL;
	struct str text = name_of_rust(names_str(&r->chains.names, name), &memory);
	name_id shown = taken_name(r, text, r->rules->function_renames, false);

	free(memory);
	return shown;
}

/* Makes a recorded function a likely one by a key at a place. */
static void index_key(struct resolving *r, function_id function, name_id key, enum likeness how,
		      uint32_t place)
{
	uint32_t id = map_id(&r->by_place,
			     map_id(&r->by_key, profile_object(r->profile, function), key), place);
	struct likely *likely;

	if (id == r->likely_count)
		UTIL_PUSH(r->likely, r->likely_count, r->likely_room) = (struct likely){0};
	likely = &r->likely[id];
	if (how > likely->how)
		*likely = (struct likely){function, how};
	else if (how == likely->how && function != likely->function)
		likely->function = NONE;
}

/*
 * Returns whether a function was recorded as an instance of a generic function of Rust, by its
 * hash, and it is known where that begins.
 */
static bool is_instance(const struct resolving *r, function_id function)
{
	struct str name = names_str(&r->profile->names, profile_name(r->profile, function));
	bool instance = map_find(&r->lines, function, 0) != NONE;
	char *memory = NULL;

	instance = instance && name_of_rust(name, &memory).length < name.length;
	free(memory);
	return instance;
}

/* Indexes a function by the names that it has; alias: what the program calls it, or NONE. */
static void index_function(struct resolving *r, function_id function, uint32_t place, name_id alias)
{
	struct str name = names_str(&r->profile->names, profile_name(r->profile, function));
	name_id whole = key_of(r, name, NAME_FULL), plain = key_of(r, name, ARGUMENTS);
	bool recursive = name_level(name).length > 0;

	/* A piece or a clone of a function, such as f.part.0, is not what it was made of. */
	if (alias != NONE && (key_of(r, name, NO_SUFFIXES) != key_of(r, name, SUFFIXES) ||
			      (name_is_plain(name) && memchr(name.at, '.', name.length))))
		alias = NONE;
	/* Without its beginning, a name that has lost its scope says too little. */
	if (!r->places.pairs[place].b && !name_is_plain(name))
		alias = NONE;
	/* This may add a name to the profile, which moves the others. */
	if (alias != NONE)
		alias = key_of(r, names_str(&r->profile->names, shown_name(r, alias)), NAME_FULL);
	if (recursive)
		return;
	index_key(r, function, whole, LIKE_WHOLE, place);
	index_key(r, function, plain, LIKE_SHORT, place);
	if (alias != NONE && names_str(&r->keys, alias).length)
		index_key(r, function, alias, LIKE_ALIAS, place);
}

/* Indexes the recorded functions. */
static void index_functions(struct resolving *r)
{
	uint32_t count = util_id(r->profile->functions.count), i;

	r->instance = util_alloc(count, sizeof(*r->instance));
	for (i = 0; i < count; i++)
		r->instance[i] = is_instance(r, i);
	for (i = 0; i < count; i++)
		if (!r->instance[i])
			index_function(r, i, file_place(r, profile_file(r->profile, i), 0), NONE);
	for (i = 0; i < r->begins.count; i++) {
		struct pair begin = r->begins.pairs[i], alias = r->aliases.pairs[begin.a];
		uint32_t own = file_place(r, profile_file(r->profile, alias.a), 0);

		if (r->instance[alias.a])
			continue;
		index_function(r, alias.a, begin.b, alias.b);
		index_function(r, alias.a, own, alias.b);
	}
}

/* Returns whether a recorded function begins at other lines only, as far as that is known. */
static bool begins_elsewhere(const struct resolving *r, function_id function, uint32_t line)
{
	return line && map_find(&r->lines, function, 0) != NONE &&
	       map_find(&r->lines, function, line) == NONE;
}

/*
 * Finds the function of an object that the program names: the recorded one that begins there or,
 * where no beginning is told, the only one that has the name in the file.
 */
static void find_label(struct resolving *r, struct label *label, name_id object, name_id name,
		       uint32_t place)
{
	struct pair begin = r->places.pairs[place];
	name_id shown = shown_name(r, name), key;
	function_id found = profile_find_function(r->profile, object, begin.a, shown);
	uint32_t likely;

	*label = (struct label){.function = found, .name = shown, .line = begin.b};
	if (found != NONE && !begins_elsewhere(r, found, begin.b))
		return;
	key = key_of(r, names_str(&r->profile->names, shown), NAME_FULL);
	likely = map_find(&r->by_key, object, key);
	if (likely != NONE)
		likely = map_find(&r->by_place, likely, place);
	label->function = likely != NONE ? r->likely[likely].function : NONE;
	if (label->function != NONE)
		return;
	label->look = map_id(&r->looks, map_id(&r->look_files, object, begin.a), shown);
	if (label->look == r->ambiguous_count)
		UTIL_PUSH(r->ambiguous, r->ambiguous_count, r->ambiguous_room) = false;
	r->ambiguous[label->look] |= found != NONE;
}

/* Returns the label of a frame in an object. */
static uint32_t label_of(struct resolving *r, name_id object, const struct chain_frame *frame,
			 uint32_t code_file)
{
	uint32_t place = place_of(r, frame, code_file, names_id(&r->profile->names, STR("???")));
	uint32_t function = map_id(&r->label_functions, object, frame->function);
	uint32_t id = map_id(&r->label_ids, function, place);

	if (id == r->label_count) {
		struct label label;

		find_label(r, &label, object, frame->name, place);
		UTIL_PUSH(r->labels, r->label_count, r->label_room) = label;
	}
	return id;
}

/* Finds which labels of a side would look alike without the lines where they begin. */
static void find_ambiguous(struct resolving *r, uint32_t side)
{
	struct map seen = {0};     /* (object, node) */
	uint32_t *first = NULL, i; /* by looks: a line of it */
	size_t count = 0, room = 0;

	for (i = 0; i < r->code->instructions.count; i++) {
		portion_id portion = r->code->instructions.pairs[i].a;
		function_id function = r->profile->portions.pairs[portion].a;
		name_id object = profile_object(r->profile, function);
		uint32_t node = r->node[side][i], file;

		if (node == NONE)
			continue;
		file = object_of(r, i, side)->file;
		while (node != NONE && map_find(&seen, object, node) == NONE) {
			struct chain_frame frame = chains_frame(&r->chains, node);
			const struct label *label;
			uint32_t id;

			map_id(&seen, object, node);
			node = frame.outer;
			if (node == NONE && !(frame.begin.line && r->instance[function]))
				break;
			/* label_of() may move the labels. */
			id = label_of(r, object, &frame, file);
			label = &r->labels[id];
			if (label->function != NONE || !label->line)
				continue;
			while (count <= label->look)
				UTIL_PUSH(first, count, room) = 0;
			if (!first[label->look])
				first[label->look] = label->line;
			r->ambiguous[label->look] |= first[label->look] != label->line;
		}
	}
	free(first);
	map_free(&seen);
}

/* Bytes of " ", ":", a line and the NUL. */
enum { LINE_TEXT = 1 + 1 + 10 + 1 };

/* Returns the function of a label, which is made when it is first needed. */
static function_id function_of(struct resolving *r, name_id object, uint32_t id)
{
	struct label *label = &r->labels[id];
	name_id file, name = label->name;

	if (label->function != NONE)
		return label->function;
	file = r->look_files.pairs[r->looks.pairs[label->look].a].b;
	if (r->ambiguous[label->look] && label->line) {
		struct str base = str_base(names_str(&r->profile->names, file));
		struct str begin = names_str(&r->profile->names, name);
		char *text = util_alloc(begin.length + base.length + LINE_TEXT, 1);

		sprintf(text, "%.*s %.*s:%" PRIu32, (int)begin.length, begin.at, (int)base.length,
			base.at, label->line);
		name = names_id(&r->profile->names, str_of(text));
		free(text);
	}
	return label->function = profile_function(r->profile, object, file, name);
}

/* Finds what stands for the recorded instances of generic functions: the label of their frames. */
static void find_stand_ins(struct resolving *r)
{
	size_t count = r->profile->functions.count;
	function_id *stand_in = util_alloc(count, sizeof(*stand_in));
	uint32_t side, i;

	for (i = 0; i < count; i++)
		stand_in[i] = i;
	for (side = 0; side < r->profile->side_count; side++)
		for (i = 0; i < r->code->instructions.count; i++) {
			portion_id portion = r->code->instructions.pairs[i].a;
			function_id function = r->profile->portions.pairs[portion].a;
			uint32_t node = r->node[side][i];
			struct chain_frame frame;

			if (node == NONE || stand_in[function] != function ||
			    !r->instance[function])
				continue;
			do {
				frame = chains_frame(&r->chains, node);
				node = frame.outer;
			} while (node != NONE);
			if (frame.known && frame.begin.line)
				stand_in[function] = function_of(
					r, profile_object(r->profile, function),
					label_of(r, profile_object(r->profile, function), &frame,
						 object_of(r, i, side)->file));
		}
	r->profile->stand_in = stand_in;
	r->profile->stand_in_count = count;
}

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
	name_id object = profile_object(r->profile, recorded);
	uint32_t path[SYMBOLIZER_DEEPEST], frame = NONE;
	size_t depth = 0;

	for (; node != NONE && frame == NONE; node = chains_frame(&r->chains, node).outer) {
		frame = map_find(&r->frames, recorded, node);
		if (frame == NONE)
			path[depth++] = node;
	}
	while (depth-- > 0) {
		struct chain_frame of = chains_frame(&r->chains, path[depth]), outer;
		name_id file = profile_file_of(r, code_file, of.at.file);
		struct code_frame new = {recorded, file, of.at.line, frame};

		if (new.outer == NONE) {
			if (!names_str(&r->chains.names, of.at.file).length)
				new.file = profile_file(r->profile, recorded);
		} else {
			outer = chains_frame(&r->chains, of.outer);
			if (is_split(&of, &outer)) {
				new.function = inlines->frames[frame].function;
				new.outer = inlines->frames[frame].outer;
			} else {
				new.function =
					function_of(r, object, label_of(r, object, &of, code_file));
			}
		}
		frame = map_id(&r->frames, recorded, path[depth]);
		UTIL_PUSH(inlines->frames, inlines->count, inlines->room) = new;
	}
	return frame;
}

/* --- libraries --------------------------------------------------------- */

/* Finds which files of chains, and which objects, are of no library. */
static void find_own_files(struct resolving *r)
{
	size_t i;

	r->own_file = util_alloc(r->chains.names.count, sizeof(*r->own_file));
	for (i = 0; i < r->chains.names.count; i++)
		r->own_file[i] = !settings_is_library(r->search->settings,
						      names_str(&r->chains.names, (name_id)i));
	for (i = 0; i < r->object_count; i++) {
		struct str name = names_str(&r->profile->names, r->objects.pairs[i].a);

		r->object[i].system = settings_is_library(r->search->settings, name) ||
				      str_begins(name, STR("/lib"));
	}
}

/* Returns whether a frame is of one's own code: it begins in a file of no library. */
static bool is_own(const struct resolving *r, const struct chain_frame *frame)
{
	bool begins = names_str(&r->chains.names, frame->begin.file).length > 0;

	return r->own_file[begins ? frame->begin.file : frame->at.file];
}

/* The innermost node of one's own code, or NONE if a chain has none. */
static uint32_t own_node(const struct resolving *r, uint32_t node)
{
	while (node != NONE) {
		struct chain_frame frame = chains_frame(&r->chains, node);

		if (is_own(r, &frame))
			break;
		node = frame.outer;
	}
	return node;
}

/* --- what is said ------------------------------------------------------ */

/* An object that is left as it was recorded. */
struct left {
	int64_t cost; /* of the first event */
	uint32_t at;  /* index of the object */
};

static int compare_left(const void *a, const void *b)
{
	const struct left *x = a, *y = b;

	if (x->cost != y->cost)
		return x->cost > y->cost ? -1 : 1;
	return (x->at > y->at) - (x->at < y->at);
}

/*
 * Tells which objects are left as they were recorded, and why: those that cost most
 * first, each name once; as a warning, if only then sides are comparable.
 */
static void tell(struct resolving *r)
{
	enum { MOST = 3 };
	static const struct {
		enum object_state state;
		const char *why;
	} reasons[] = {
		{OBJECT_NEWER,
		 "changed after the profile was taken; before you build again, keep a "
		 "copy (cp -p), and say where it is with --source-map=FROM=TO or -I DIR"},
		{OBJECT_GONE, "no such file; say where it is with --source-map=FROM=TO or -I DIR"},
		{OBJECT_FOREIGN, "not an ELF file"},
		{OBJECT_BARE,
		 "no debug information; build with -g, or install the debug information of the "
		 "package"},
		{OBJECT_FLAT, "no debug information of inlined functions; if it is split "
			      "(-gsplit-dwarf), install llvm, and keep the .dwo files"},
	};
	struct left *list = util_alloc(r->object_count, sizeof(*list));
	size_t count = 0, unread = 0, reason, i;

	for (i = 0; i < r->object_count; i++) {
		struct left left = {.at = (uint32_t)i};

		cost_get(&r->profile->costs, r->object[i].cost, 0, &left.cost);
		if (r->object[i].cost)
			list[count++] = left;
	}
	if (count)
		qsort(list, count, sizeof(*list), compare_left);
	for (i = 0; i < count; i++)
		if (r->object[list[i].at].state == OBJECT_UNREAD && unread++ < MOST)
			diag_warn(r->diag, "--inlines: left as recorded: %s",
				  r->object[list[i].at].why);
	if (unread > MOST)
		diag_warn(r->diag,
			  "--inlines: left as recorded: %zu more objects that cannot be "
			  "read",
			  unread - MOST);
	for (reason = 0; reason < LENGTH(reasons); reason++) {
		enum object_state state = reasons[reason].state;
		struct error names = {.usage = false};
		bool on_all_sides = false;
		size_t told = 0, more = 0;

		for (i = 0; i < r->bases.count; i++)
			r->alike[i].told = false;
		for (i = 0; i < count; i++) {
			uint32_t at = list[i].at;
			struct alike *alike = &r->alike[r->object[at].base];
			struct scratch scratch;

			if (r->object[at].state != state || alike->told)
				continue;
			alike->told = true;
			on_all_sides |= alike->any_one_side;
			if (told == MOST)
				more++;
			else
				error_add(&names, "%s%s", told++ ? ", " : "",
					  diag_quote(&scratch,
						     names_str(&r->bases, r->object[at].base)));
		}
		if (more)
			error_add(&names, " and %zu more", more);
		if (on_all_sides)
			diag_warn(r->diag, "--inlines: left as recorded, on all sides: %s: %s",
				  names.text, reasons[reason].why);
		else if (told)
			diag_advise(r->diag, "--inlines: left as recorded: %s: %s", names.text,
				    reasons[reason].why);
	}
	free(list);
}

/* Advises --inlines=own if more than half of what one's own code costs is in libraries. */
static void advise_own(struct resolving *r)
{
	const struct costs *costs = &r->profile->costs;
	int64_t all, library;

	cost_get(costs, r->own_cost, 0, &all);
	cost_get(costs, r->library_cost, 0, &library);
	if (r->search->settings->inlines == INLINES_ALL && library > all / 2)
		diag_advise(r->diag,
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
	struct chain_frame frame = chains_frame(&r->chains, node);

	while (frame.outer != NONE)
		frame = chains_frame(&r->chains, frame.outer);
	return frame.known;
}

/* Finds the frame that an instruction belongs to, and adds up what is known of it. */
static void place_instruction(struct resolving *r, uint32_t side, instruction_id i)
{
	struct profile *profile = r->profile;
	struct costs *costs = &profile->costs;
	cost_id cost = code_cost_on(r->code, side, i);
	uint32_t *innermost = &r->node[side][i], node = *innermost, own = own_node(r, node);

	*innermost = NONE;
	if (is_known(r, node))
		cost_add(costs, &profile->sides[side]->resolved, costs, cost);
	if (own != NONE && !object_of(r, i, side)->system)
		cost_add(costs, &r->own_cost, costs, cost);
	if (own != NONE && own != node && !object_of(r, i, side)->system)
		cost_add(costs, &r->library_cost, costs, cost);
	r->at_frame[side][i] =
		r->search->settings->inlines == INLINES_OWN && own != NONE && own != node;
	if (r->at_frame[side][i])
		node = own;
	else if (chains_frame(&r->chains, node).outer == NONE)
		return;
	node = frame_of(r, profile->portions.pairs[r->code->instructions.pairs[i].a].a, node,
			object_of(r, i, side)->file);
	if (r->inlines.frames[node].outer != NONE || r->at_frame[side][i])
		*innermost = node;
}

/* A frame, and what it costs, for sorting. */
struct place_cost {
	int64_t cost;
	uint32_t frame;
};

/* Those that cost most come first. */
static int compare_places(const void *a, const void *b)
{
	const struct place_cost *x = a, *y = b;

	if (x->cost != y->cost)
		return x->cost > y->cost ? -1 : 1;
	return (x->frame > y->frame) - (x->frame < y->frame);
}

/* Keeps the frames for --asm. */
static void keep_frames(struct resolving *r)
{
	uint32_t *last = r->node[r->profile->side_count - 1];

	r->code->frames = r->inlines.frames;
	r->inlines.frames = NULL;
	r->code->innermost = last;
	r->node[r->profile->side_count - 1] = NULL;
}

/* Adds what an instruction of a side costs, with its calls, to all of its frames. */
static void weigh(const struct resolving *r, uint32_t side, instruction_id i, cost_id cost,
		  struct place_cost *frames)
{
	uint32_t at = r->node[side][i];
	int64_t count;

	cost_get(&r->profile->costs, cost, 0, &count);
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
	const struct code *code = r->code;
	size_t count = r->inlines.count, most = SOME + OF_EACH * code->instructions.count, i;
	struct place_cost *frames;
	uint32_t side;

	if (count <= most)
		return;
	frames = util_alloc(count, sizeof(*frames));
	for (i = 0; i < count; i++)
		frames[i].frame = (uint32_t)i;
	for (side = 0; side < r->profile->side_count; side++) {
		for (i = 0; i < code->instructions.count; i++)
			weigh(r, side, (instruction_id)i,
			      code_cost_on(code, side, (instruction_id)i), frames);
		for (i = 0; i < code->calls.count; i++)
			weigh(r, side, code->calls.pairs[i].a,
			      code_call_on(code, side, (uint32_t)i).cost, frames);
	}
	qsort(frames, count, sizeof(*frames), compare_places);
	r->inlines.merged = util_alloc(count, sizeof(bool));
	for (i = most; i < count; i++)
		r->inlines.merged[frames[i].frame] = true;
	free(frames);
	/* The frames in it come later, also if their costs are below 0. */
	for (i = 0; i < count; i++)
		if (r->inlines.frames[i].outer != NONE)
			r->inlines.merged[i] |= r->inlines.merged[r->inlines.frames[i].outer];
	diag_warn(r->diag,
		  "--inlines: code was inlined in %zu places; the %zu that cost least are one for "
		  "each function, so what these cost is divided among callers",
		  count, count - most);
}

bool inlined_resolve(struct profile *profile, struct source_search *search,
		     const struct parse_rules *rules, bool code, struct diag *diag, FILE *progress,
		     struct error *error)
{
	struct resolving r = {.profile = profile,
			      .rules = rules,
			      .diag = diag,
			      .code = profile->code,
			      .search = search};
	const char *program;
	unsigned event;
	uint32_t side, i;

	if (!profile->addressed)
		return error_set(error, "--inlines: the profile has no addresses; record with "
					"--dump-instr=yes, as in valgrind --tool=callgrind "
					"--dump-instr=yes PROGRAM");
	program = symbolizer_program(error);
	if (!program)
		return false;
	profile->symbolizer = names_id(&profile->names, str_base(str_of(program)));
	collect(&r);
	ask(&r, program, progress);
	choose_objects(&r);
	find_nodes(&r);
	learn(&r, learn_file);
	learn(&r, learn_function);
	index_functions(&r);
	for (side = 0; side < profile->side_count; side++)
		find_ambiguous(&r, side);
	find_stand_ins(&r);
	find_own_files(&r);
	r.at_frame = util_alloc(profile->side_count, sizeof(*r.at_frame));
	for (side = 0; side < profile->side_count; side++) {
		r.at_frame[side] = util_alloc(r.code->instructions.count, sizeof(bool));
		for (i = 0; i < r.code->instructions.count; i++)
			if (r.node[side][i] != NONE)
				place_instruction(&r, side, i);
	}
	merge_smallest(&r);
	for (side = 0; side < profile->side_count; side++) {
		r.inlines.innermost = r.node[side];
		r.inlines.at_frame = r.at_frame[side];
		inlines_apply(&r.inlines, profile, side, code);
		free(r.at_frame[side]);
	}
	if (r.search->settings->assembly && profile->code == r.code)
		keep_frames(&r);
	advise_own(&r);
	tell(&r);
	for (i = 0; i < r.run_count; i++) {
		free(r.runs[i].node);
		free(r.runs[i].why);
	}
	free(r.runs);
	for (i = 0; i < r.file_count; i++) {
		free(r.files[i].path);
		free(r.files[i].address);
	}
	free(r.files);
	for (i = 0; i < r.object_count; i++)
		free(r.object[i].why);
	free(r.object);
	names_free(&r.bases);
	free(r.alike);
	for (i = 0; i < r.profile->side_count; i++)
		free(r.node[i]);
	groups_free(&r.written);
	free(r.node);
	map_free(&r.objects);
	map_free(&r.known);
	chains_free(&r.chains);
	map_free(&r.file_names);
	free(r.file_name);
	map_free(&r.aliases);
	map_free(&r.places);
	names_free(&r.paths);
	free(r.path_file);
	map_free(&r.begins);
	free(r.instance);
	map_free(&r.lines);
	names_free(&r.keys);
	map_free(&r.by_key);
	map_free(&r.by_place);
	free(r.likely);
	map_free(&r.label_functions);
	map_free(&r.label_ids);
	free(r.labels);
	map_free(&r.look_files);
	map_free(&r.looks);
	free(r.ambiguous);
	map_free(&r.frames);
	free(r.inlines.frames);
	free(r.inlines.merged);
	free(r.at_frame);
	free(r.own_file);
	return !cost_overflow(&profile->costs, &event) ||
	       error_set(error, "a sum of inlined code does not fit into 64 bits");
}
