/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/answers.h"

#include "source/objects.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Looks for the file of an object under the names that a side has for it. */
static void find_object(struct answers *a, struct object *object, name_id name, uint32_t side)
{
	const struct names *names = &a->profile->names;
	const struct side *of = a->profile->sides[side];
	struct ids written = groups_get(&a->written, name);
	struct str text = names_str(names, name);
	enum objects_result found = OBJECTS_GONE;
	struct source file;
	struct error why;
	char begin[4];
	ssize_t n;

	/* The system's own code has names such as [vdso]. */
	if (objects_is_none(text) || str_begins(text, STR("[")))
		return;
	object->why = "no such file; say where it is with --source-map=FROM=TO or -I DIR";
	for (size_t i = 0; found >= OBJECTS_GONE && i < (written.count ? written.count : 1); i++) {
		found = objects_find(
			&file, of,
			written.count ? names_str(names, of->originals.pairs[written.id[i]].b)
				      : text,
			a->search, &why);
		if (found == OBJECTS_UNREADABLE && !object->unread)
			object->why = object->unread = str_copy(str_of(why.text));
	}
	if (found == OBJECTS_NEWER)
		object->why = "changed after the profile was taken; before you build again, keep a "
			      "copy (cp -p), and say where it is with --source-map=FROM=TO or "
			      "-I DIR";
	if (found != OBJECTS_OPEN)
		return;
	n = objects_read(&file, begin, sizeof(begin), 0);
	if (n == (ssize_t)sizeof(begin) && memcmp(begin, "\177ELF", sizeof(begin)) == 0) {
		object->why = NULL;
		object->file = map_id(&a->known, file.marks->id, 0);
		if (object->file == a->file_count)
			UTIL_PUSH(a->files, a->file_count, a->file_room) = (struct code_file){
				.path = str_copy(str_of(file.path)),
				.size = file.input.size,
			};
	} else if (n < 0) {
		free(object->unread);
		object->unread = util_format("%s: %s", file.path, strerror(errno));
		object->why = object->unread;
	} else {
		object->why = "not an ELF file";
	}
	source_close(&file);
}

struct object *answers_object(struct answers *a, instruction_id i, uint32_t side)
{
	portion_id portion = a->profile->code->instructions.pairs[i].a;
	name_id name = profile_object(a->profile, a->profile->portions.pairs[portion].a);
	uint32_t id = map_id(&a->objects, name, side);

	if (id == a->object_count) {
		UTIL_PUSH(a->object, a->object_count, a->object_room) = (struct object){
			.file = NONE,
			.base = names_id(&a->bases, str_base(names_str(&a->profile->names, name)))};
		find_object(a, &a->object[id], name, side);
	}
	return &a->object[id];
}

/* Returns which instructions a side has costs or calls of; the caller frees it. */
static bool *used_by(const struct code *code, uint32_t side)
{
	bool *used = util_alloc(code->instructions.count, sizeof(*used));

	for (uint32_t i = 0; i < code->instructions.count; i++)
		used[i] = code_cost_on(code, side, i) != 0;
	for (uint32_t i = 0; i < code->calls.count; i++)
		used[code->calls.pairs[i].a] |= code_call_on(code, side, i).seen != 0;
	return used;
}

/* Collects what is asked of each file. */
static void collect(struct answers *a)
{
	const struct profile *profile = a->profile;
	const struct code *code = profile->code;
	struct costs *costs = &a->profile->costs;

	cost_freeze(costs);
	for (uint32_t side = 0; side < profile->side_count; side++) {
		bool *used = used_by(code, side);

		groups_free(&a->written);
		groups_of_pairs(&a->written, &profile->sides[side]->originals,
				profile->names.count);
		for (uint32_t i = 0; i < code->instructions.count; i++) {
			struct pair pair = code->instructions.pairs[i];
			struct pair portion = profile->portions.pairs[pair.a];
			uint64_t address = profile_number(profile, pair.b);
			struct object *object = used[i] ? answers_object(a, i, side) : NULL;
			struct code_file *file;

			if (!object)
				continue;
			cost_add(costs, &object->cost, costs, code_cost_on(code, side, i));
			object->mixed |= portion.b != profile_file(profile, portion.a);
			if (object->file == NONE || !address)
				continue;
			file = &a->files[object->file];
			if (!file->count || file->address[file->count - 1] != address)
				UTIL_PUSH(file->address, file->count, file->room) = address;
		}
		free(used);
	}
	for (uint32_t i = 0; i < a->file_count; i++) {
		struct code_file *file = &a->files[i];
		size_t n = 0;

		if (file->count)
			qsort(file->address, file->count, sizeof(*file->address),
			      util_compare_first);
		for (size_t j = 0; j < file->count; j++)
			if (!n || file->address[n - 1] != file->address[j])
				file->address[n++] = file->address[j];
		file->count = n;
	}
}

/* Asks the program, within LIMIT_OBJECTS. */
static void ask(struct answers *a, const char *program, struct limits *limits)
{
	int64_t patience = INT64_C(1000) * LIMITS_HELPER; /* milliseconds */
	const char *why = NULL;
	size_t failed = 0;

	a->runs = util_alloc(a->file_count, sizeof(*a->runs));
	for (size_t i = 0; i < a->file_count; i++) {
		struct code_file *file = &a->files[i];

		if (!file->count || !limits_take(limits, LIMIT_OBJECTS, file->size))
			continue;
		file->run = &a->runs[a->run_count++];
		*file->run = (struct symbolizer){
			.path = file->path, .address = file->address, .count = file->count};
		patience += (int64_t)file->count;
	}
	if (!limits || limits->lifted)
		patience = 0;
	symbolizer_run(a->runs, a->run_count, program, patience, limits, &a->chains);
	for (size_t i = a->run_count; i-- > 0;) {
		failed += a->runs[i].why != NULL;
		why = a->runs[i].why ? a->runs[i].why : why;
	}
	if (failed > 1)
		diag_warn(a->diag, "%s; and so of %zu more objects", why, failed - 1);
	else if (failed)
		diag_warn(a->diag, "%s", why);
}

/*
 * Decides which objects are left as they were recorded: those without answers and, if sides are
 * compared, those of the same name as one that is left.
 */
static void choose_objects(struct answers *a)
{
	const char **why = util_alloc(a->bases.count, sizeof(*why));

	for (uint32_t i = 0; i < a->object_count; i++) {
		struct object *object = &a->object[i];
		const struct symbolizer *run =
			object->file == NONE ? NULL : a->files[object->file].run;

		if (object->file != NONE && (!run || !run->resolved))
			object->why = "no debug information; build with -g, or install the debug "
				      "information of the package";
		else if (run && object->mixed && !run->chained && !run->begins)
			object->why = "no debug information of inlined functions; if it is split "
				      "(-gsplit-dwarf), install llvm, and keep the .dwo files";
		if (object->why)
			why[object->base] = object->why;
	}
	for (uint32_t i = 0; i < a->object_count; i++) {
		struct object *object = &a->object[i];

		if (!object->why && a->profile->side_count > 1)
			object->why = why[object->base];
		if (object->why)
			object->file = NONE;
	}
	free(why);
}

/* Says which objects are left as they were recorded, those that cost most first. */
static void tell(const struct answers *a)
{
	enum { MOST = 3, LITTLE = 100 };
	struct cost_ranked *list = util_alloc(a->object_count, sizeof(*list));
	bool *told = util_alloc(a->bases.count, sizeof(*told));
	size_t shown = 0;
	int64_t all = 0;

	for (size_t i = 0; i < a->object_count; i++) {
		list[i] = (struct cost_ranked){.id = (uint32_t)i};
		cost_get(&a->profile->costs, a->object[i].cost, 0, &list[i].cost);
		util_add(&all, list[i].cost);
	}
	if (a->object_count)
		qsort(list, a->object_count, sizeof(*list), cost_compare_ranked);
	while (shown < a->object_count && list[shown].cost >= all / LITTLE)
		shown++;
	/* Those that are left for one reason are told at once. */
	for (size_t i = 0; i < shown; i++) {
		const char *why = a->object[list[i].id].why;
		struct error names = {.usage = false};
		size_t count = 0;

		/* Else a list of all objects would be gone through for each of them. */
		if (!why || told[a->object[list[i].id].base])
			continue;
		for (size_t j = i; j < shown; j++) {
			const struct object *object = &a->object[list[j].id];
			struct scratch scratch;

			if (object->why != why || told[object->base])
				continue;
			told[object->base] = true;
			if (count++ < MOST)
				error_add(&names, "%s%s", count > 1 ? ", " : "",
					  diag_quote(&scratch, names_str(&a->bases, object->base)));
		}
		if (count > MOST)
			error_add(&names, " and %zu more", count - MOST);
		if (count)
			diag_warn(a->diag, "--inlines: left as recorded: %s: %s", names.text, why);
	}
	free(list);
	free(told);
}

/* Finds the innermost node of each instruction on each side, if it is known. */
static void find_nodes(struct answers *a)
{
	const struct profile *profile = a->profile;
	const struct map *instructions = &profile->code->instructions;

	a->node = util_alloc(profile->side_count, sizeof(*a->node));
	for (uint32_t side = 0; side < profile->side_count; side++) {
		bool *used = used_by(profile->code, side);
		bool *bare = util_alloc(profile->portions.count, sizeof(*bare));

		/* Code of which a part has no addresses must stay. */
		for (uint32_t i = 0; i < instructions->count; i++)
			bare[instructions->pairs[i].a] |= used[i] && !instructions->pairs[i].b;
		a->node[side] = util_alloc(instructions->count, sizeof(**a->node));
		for (uint32_t i = 0; i < instructions->count; i++) {
			struct pair pair = instructions->pairs[i];
			uint64_t address = profile_number(profile, pair.b);
			const struct object *object = used[i] ? answers_object(a, i, side) : NULL;
			const struct code_file *file;
			size_t at;

			a->node[side][i] = NONE;
			if (!object || object->file == NONE || bare[pair.a])
				continue;
			file = &a->files[object->file];
			at = util_count_below(file->address, file->count, sizeof(uint64_t),
					      address);
			if (at < file->count && file->address[at] == address)
				a->node[side][i] = file->run->node[at];
		}
		free(used);
		free(bare);
	}
}

void answers_get(struct answers *a, const char *program, struct limits *limits)
{
	collect(a);
	ask(a, program, limits);
	choose_objects(a);
	tell(a);
	find_nodes(a);
}

void answers_free(struct answers *a)
{
	for (size_t i = 0; i < a->run_count; i++) {
		free(a->runs[i].node);
		free(a->runs[i].why);
	}
	free(a->runs);
	for (size_t i = 0; i < a->file_count; i++) {
		free(a->files[i].path);
		free(a->files[i].address);
	}
	free(a->files);
	for (size_t i = 0; i < a->object_count; i++)
		free(a->object[i].unread);
	free(a->object);
	names_free(&a->bases);
	for (size_t i = 0; i < a->profile->side_count; i++)
		free(a->node[i]);
	free(a->node);
	groups_free(&a->written);
	map_free(&a->objects);
	map_free(&a->known);
	chains_free(&a->chains);
}
