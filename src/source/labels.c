/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/labels.h"

#include "base/name.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

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

/* --- names of files ---------------------------------------------------- */

/* The place of the profile's name for a file that the program names. */
static name_id *file_name_of(struct labels *l, uint32_t code_file, name_id name)
{
	uint32_t id = map_id(&l->file_names, code_file, name);

	if (id == l->file_name_count)
		UTIL_PUSH(l->file_name, l->file_name_count, l->file_name_room) = NONE;
	return &l->file_name[id];
}

/* The id of a name as the reader would have taken it from a profile. */
static name_id taken_name(struct labels *l, struct str text, const struct renames *renames,
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
		str_eat(&name, l->answers->rules->directory);
	id = names_id(&l->answers->profile->names, name);
	free(memory);
	return id;
}

name_id labels_file(struct labels *l, uint32_t code_file, name_id name)
{
	name_id *found = file_name_of(l, code_file, name);
	struct str text = names_str(&l->answers->chains.names, name);
	name_id written;

	if (*found != NONE)
		return *found;
	if (!text.length)
		return *found = names_id(&l->answers->profile->names, STR("???"));
	*found = taken_name(l, text, l->answers->rules->file_renames, true);
	written = names_id(&l->answers->profile->names, text);
	for (size_t i = 0; written != *found && i < l->answers->profile->side_count; i++)
		map_id(&l->answers->profile->sides[i]->originals, *found, written);
	return *found;
}

/*
 * Learns from an instruction what the profile calls the file that the program
 * names for it, if both say the same line.
 */
static void learn_file(struct labels *l, instruction_id i, uint32_t code_file, uint32_t node)
{
	struct chain_frame frame = chains_frame(&l->answers->chains, node);
	name_id file =
		l->answers->profile->portions.pairs[l->answers->code->instructions.pairs[i].a].b;
	name_id *known = file_name_of(l, code_file, frame.at.file);

	if (*known == NONE && frame.at.line &&
	    frame.at.line == l->answers->code->instruction[i].line &&
	    str_equal(str_base(names_str(&l->answers->profile->names, file)),
		      str_base(names_str(&l->answers->chains.names, frame.at.file))))
		*known = file;
}

/* --- names of functions ------------------------------------------------ */

/*
 * Returns the name that stands for a file: the first one of those that are the same without "./"
 * and "DIR/../", as compilers write them that are started in several directories.
 */
static name_id one_file(struct labels *l, name_id file)
{
	struct str left = names_str(&l->answers->profile->names, file), path;
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
	id = names_id(&l->paths, (struct str){text, length});
	free(text);
	if (id == l->path_count)
		UTIL_PUSH(l->path_file, l->path_count, l->path_room) = file;
	return l->path_file[id];
}

static uint32_t file_place(struct labels *l, name_id file, uint32_t line)
{
	return map_id(&l->places, one_file(l, file), line);
}

/*
 * The place by which a function of chains is known: where it begins or, if that is not told, the
 * file that a line of it is in.
 */
static uint32_t place_of(struct labels *l, const struct chain_frame *frame, uint32_t code_file,
			 name_id otherwise)
{
	const struct chain_place *begin = &frame->begin;
	/* Some versions tell the line where a function begins, but not the file. */
	bool begins = begin->line && names_str(&l->answers->chains.names, begin->file).length;
	name_id file = begins ? begin->file : frame->at.file;

	if (names_str(&l->answers->chains.names, file).length)
		otherwise = labels_file(l, code_file, file);
	return file_place(l, otherwise, begin->line);
}

/* Learns what the program calls the function that was recorded, and its place. */
static void learn_function(struct labels *l, instruction_id i, uint32_t code_file, uint32_t node)
{
	function_id function =
		l->answers->profile->portions.pairs[l->answers->code->instructions.pairs[i].a].a;
	struct chain_frame frame = chains_frame(&l->answers->chains, node);
	uint32_t place;

	while (frame.outer != NONE)
		frame = chains_frame(&l->answers->chains, frame.outer);
	place = place_of(l, &frame, code_file, profile_file(l->answers->profile, function));
	map_id(&l->begins, map_id(&l->aliases, function, frame.name), place);
	if (l->places.pairs[place].b) {
		map_id(&l->lines, function, 0);
		map_id(&l->lines, function, l->places.pairs[place].b);
	}
}

static void learn(struct labels *l, void (*how)(struct labels *l, instruction_id i,
						uint32_t code_file, uint32_t node))
{
	for (uint32_t side = 0; side < l->answers->profile->side_count; side++)
		for (uint32_t i = 0; i < l->answers->code->instructions.count; i++) {
			uint32_t node = l->answers->node[side][i];

			if (node != NONE)
				how(l, i, answers_object(l->answers, i, side)->file, node);
		}
}

/* The id in keys of a name at a level of detail, without blanks, as demanglers differ in them. */
static name_id key_of(struct labels *l, struct str name, unsigned detail)
{
	char *text = util_alloc(name.length + 1, 1);
	size_t length = name_short(name, detail, text), n = 0;
	name_id id;

	for (size_t i = 0; i < length; i++)
		if (!str_is_blank(text[i]))
			text[n++] = text[i];
	id = names_id(&l->keys, (struct str){text, n});
	free(text);
	return id;
}

/* The levels of detail of short names without parameters. */
enum { NO_SUFFIXES = NAME_LEAST, SUFFIXES = NAME_SUFFIX, ARGUMENTS = NAME_PLAIN };

/* Returns the name of a function in the profile's words. */
static name_id shown_name(struct labels *l, name_id name)
{
	char *memory = NULL;
	struct str text = name_of_rust(names_str(&l->answers->chains.names, name), &memory);
	name_id shown = taken_name(l, text, l->answers->rules->function_renames, false);

	free(memory);
	return shown;
}

/* Makes a recorded function a likely one by a key at a place. */
static void index_key(struct labels *l, function_id function, name_id key, enum likeness how,
		      uint32_t place)
{
	uint32_t id = map_id(&l->by_place,
			     map_id(&l->by_key, profile_object(l->answers->profile, function), key),
			     place);
	struct likely *likely;

	if (id == l->likely_count)
		UTIL_PUSH(l->likely, l->likely_count, l->likely_room) = (struct likely){0};
	likely = &l->likely[id];
	if (how > likely->how)
		*likely = (struct likely){function, how};
	else if (how == likely->how && function != likely->function)
		likely->function = NONE;
}

/*
 * Returns whether a function was recorded as an instance of a generic function of Rust, by its
 * hash, and it is known where that begins.
 */
static bool is_instance(const struct labels *l, function_id function)
{
	struct str name =
		names_str(&l->answers->profile->names, profile_name(l->answers->profile, function));
	bool instance = map_find(&l->lines, function, 0) != NONE;
	char *memory = NULL;

	instance = instance && name_of_rust(name, &memory).length < name.length;
	free(memory);
	return instance;
}

/* Indexes a function by the names that it has; alias: what the program calls it, or NONE. */
static void index_function(struct labels *l, function_id function, uint32_t place, name_id alias)
{
	struct str name =
		names_str(&l->answers->profile->names, profile_name(l->answers->profile, function));
	name_id whole = key_of(l, name, NAME_FULL), plain = key_of(l, name, ARGUMENTS);
	bool recursive = name_level(name).length > 0;

	/* A piece or a clone of a function, such as f.part.0, is not what it was made of. */
	if (alias != NONE && (key_of(l, name, NO_SUFFIXES) != key_of(l, name, SUFFIXES) ||
			      (name_is_plain(name) && memchr(name.at, '.', name.length))))
		alias = NONE;
	/* Without its beginning, a name that has lost its scope says too little. */
	if (!l->places.pairs[place].b && !name_is_plain(name))
		alias = NONE;
	/* This may add a name to the profile, which moves the others. */
	if (alias != NONE)
		alias = key_of(l, names_str(&l->answers->profile->names, shown_name(l, alias)),
			       NAME_FULL);
	if (recursive)
		return;
	index_key(l, function, whole, LIKE_WHOLE, place);
	index_key(l, function, plain, LIKE_SHORT, place);
	if (alias != NONE && names_str(&l->keys, alias).length)
		index_key(l, function, alias, LIKE_ALIAS, place);
}

/* Indexes the recorded functions. */
static void index_functions(struct labels *l)
{
	uint32_t count = util_id(l->answers->profile->functions.count);

	l->instance = util_alloc(count, sizeof(*l->instance));
	for (uint32_t i = 0; i < count; i++)
		l->instance[i] = is_instance(l, i);
	for (uint32_t i = 0; i < count; i++)
		if (!l->instance[i])
			index_function(l, i, file_place(l, profile_file(l->answers->profile, i), 0),
				       NONE);
	for (uint32_t i = 0; i < l->begins.count; i++) {
		struct pair begin = l->begins.pairs[i], alias = l->aliases.pairs[begin.a];
		uint32_t own = file_place(l, profile_file(l->answers->profile, alias.a), 0);

		if (l->instance[alias.a])
			continue;
		index_function(l, alias.a, begin.b, alias.b);
		index_function(l, alias.a, own, alias.b);
	}
}

/* Returns whether a recorded function begins at other lines only, as far as that is known. */
static bool begins_elsewhere(const struct labels *l, function_id function, uint32_t line)
{
	return line && map_find(&l->lines, function, 0) != NONE &&
	       map_find(&l->lines, function, line) == NONE;
}

/*
 * Finds the function of an object that the program names: the recorded one that begins there or,
 * where no beginning is told, the only one that has the name in the file.
 */
static void find_label(struct labels *l, struct label *label, name_id object, name_id name,
		       uint32_t place)
{
	struct pair begin = l->places.pairs[place];
	name_id shown = shown_name(l, name), key;
	function_id found = profile_find_function(l->answers->profile, object, begin.a, shown);
	uint32_t likely;

	*label = (struct label){.function = found, .name = shown, .line = begin.b};
	if (found != NONE && !begins_elsewhere(l, found, begin.b))
		return;
	key = key_of(l, names_str(&l->answers->profile->names, shown), NAME_FULL);
	likely = map_find(&l->by_key, object, key);
	if (likely != NONE)
		likely = map_find(&l->by_place, likely, place);
	label->function = likely != NONE ? l->likely[likely].function : NONE;
	if (label->function != NONE)
		return;
	label->look = map_id(&l->looks, map_id(&l->look_files, object, begin.a), shown);
	if (label->look == l->ambiguous_count)
		UTIL_PUSH(l->ambiguous, l->ambiguous_count, l->ambiguous_room) = false;
	l->ambiguous[label->look] |= found != NONE;
}

/* Returns the label of a frame in an object. */
static uint32_t label_of(struct labels *l, name_id object, const struct chain_frame *frame,
			 uint32_t code_file)
{
	uint32_t place =
		place_of(l, frame, code_file, names_id(&l->answers->profile->names, STR("???")));
	uint32_t function = map_id(&l->label_functions, object, frame->function);
	uint32_t id = map_id(&l->label_ids, function, place);

	if (id == l->count) {
		struct label label;

		find_label(l, &label, object, frame->name, place);
		UTIL_PUSH(l->list, l->count, l->room) = label;
	}
	return id;
}

/* Finds which labels of a side would look alike without the lines where they begin. */
static void find_ambiguous(struct labels *l, uint32_t side)
{
	struct map seen = {0};     /* (object, node) */
	uint32_t *first = NULL, i; /* by looks: a line of it */
	size_t count = 0, room = 0;

	for (i = 0; i < l->answers->code->instructions.count; i++) {
		portion_id portion = l->answers->code->instructions.pairs[i].a;
		function_id function = l->answers->profile->portions.pairs[portion].a;
		name_id object = profile_object(l->answers->profile, function);
		uint32_t node = l->answers->node[side][i], file;

		if (node == NONE)
			continue;
		file = answers_object(l->answers, i, side)->file;
		while (node != NONE && map_find(&seen, object, node) == NONE) {
			struct chain_frame frame = chains_frame(&l->answers->chains, node);
			const struct label *label;
			uint32_t id;

			map_id(&seen, object, node);
			node = frame.outer;
			if (node == NONE && !(frame.begin.line && l->instance[function]))
				break;
			/* label_of() may move the labels. */
			id = label_of(l, object, &frame, file);
			label = &l->list[id];
			if (label->function != NONE || !label->line)
				continue;
			while (count <= label->look)
				UTIL_PUSH(first, count, room) = 0;
			if (!first[label->look])
				first[label->look] = label->line;
			l->ambiguous[label->look] |= first[label->look] != label->line;
		}
	}
	free(first);
	map_free(&seen);
}

/* Bytes of " ", ":", a line and the NUL. */
enum { LINE_TEXT = 1 + 1 + 10 + 1 };

/* Returns the function of a label, which is made when it is first needed. */
static function_id function_of(struct labels *l, name_id object, uint32_t id)
{
	struct label *label = &l->list[id];
	name_id file, name = label->name;

	if (label->function != NONE)
		return label->function;
	file = l->look_files.pairs[l->looks.pairs[label->look].a].b;
	if (l->ambiguous[label->look] && label->line) {
		struct str base = str_base(names_str(&l->answers->profile->names, file));
		struct str begin = names_str(&l->answers->profile->names, name);
		char *text = util_alloc(begin.length + base.length + LINE_TEXT, 1);

		sprintf(text, "%.*s %.*s:%" PRIu32, (int)begin.length, begin.at, (int)base.length,
			base.at, label->line);
		name = names_id(&l->answers->profile->names, str_of(text));
		free(text);
	}
	return label->function = profile_function(l->answers->profile, object, file, name);
}

function_id labels_function(struct labels *l, name_id object, const struct chain_frame *frame,
			    uint32_t code_file)
{
	return function_of(l, object, label_of(l, object, frame, code_file));
}

/* Gives the recorded instances of generic functions the label of their frames. */
static void name_instances(struct labels *l)
{
	struct profile *profile = l->answers->profile;
	bool *named = util_alloc(profile->functions.count, sizeof(*named));

	for (uint32_t side = 0; side < profile->side_count; side++)
		for (uint32_t i = 0; i < l->answers->code->instructions.count; i++) {
			portion_id portion = l->answers->code->instructions.pairs[i].a;
			function_id function = profile->portions.pairs[portion].a;
			uint32_t node = l->answers->node[side][i];
			struct chain_frame frame;

			if (node == NONE || !l->instance[function] || named[function])
				continue;
			do {
				frame = chains_frame(&l->answers->chains, node);
				node = frame.outer;
			} while (node != NONE);
			if (!frame.known || !frame.begin.line)
				continue;
			named[function] = true;
			profile_set_label(
				profile, function,
				labels_function(l, profile_object(profile, function), &frame,
						answers_object(l->answers, i, side)->file));
		}
	free(named);
}

void labels_learn(struct labels *l, struct answers *answers)
{
	*l = (struct labels){.answers = answers};
	learn(l, learn_file);
	learn(l, learn_function);
	index_functions(l);
	for (uint32_t side = 0; side < answers->profile->side_count; side++)
		find_ambiguous(l, side);
	name_instances(l);
}

void labels_free(struct labels *l)
{
	map_free(&l->file_names);
	free(l->file_name);
	map_free(&l->aliases);
	map_free(&l->places);
	names_free(&l->paths);
	free(l->path_file);
	map_free(&l->begins);
	free(l->instance);
	map_free(&l->lines);
	names_free(&l->keys);
	map_free(&l->by_key);
	map_free(&l->by_place);
	free(l->likely);
	map_free(&l->label_functions);
	map_free(&l->label_ids);
	free(l->list);
	map_free(&l->look_files);
	map_free(&l->looks);
	free(l->ambiguous);
}
