/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/answers.h"

#include "base/name.h"
#include "source/objects.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* --- objects ----------------------------------------------------------- */

/* Says why the file of an object cannot be read; of several names, the first reason counts. */
static void set_unread(struct object *object, const char *why)
{
	object->state = OBJECT_UNREAD;
	if (!object->why)
		object->why = str_copy(str_of(why));
}

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
	object->state = OBJECT_GONE;
	for (size_t i = 0; found >= OBJECTS_GONE && i < (written.count ? written.count : 1); i++) {
		found = objects_find(
			&file, of,
			written.count ? names_str(names, of->originals.pairs[written.id[i]].b)
				      : text,
			a->search, &why);
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
		object->file = map_id(&a->known, file.marks->id, 0);
		if (object->file == a->file_count)
			UTIL_PUSH(a->files, a->file_count, a->file_room) = (struct code_file){
				.path = str_copy(str_of(file.path)),
				.size = file.input.size,
			};
	}
	source_close(&file);
}

struct object *answers_object(struct answers *a, instruction_id i, uint32_t side)
{
	portion_id portion = a->code->instructions.pairs[i].a;
	name_id name = profile_object(a->profile, a->profile->portions.pairs[portion].a);
	uint32_t id = map_id(&a->objects, name, side);

	if (id == a->object_count) {
		UTIL_PUSH(a->object, a->object_count, a->object_room) = (struct object){
			.base = names_id(&a->bases, str_base(names_str(&a->profile->names, name)))};
		find_object(a, &a->object[id], name, side);
	}
	return &a->object[id];
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
static void collect(struct answers *a)
{
	const struct code *code = a->code;
	struct costs *costs = &a->profile->costs;
	bool *on = util_alloc(code->instructions.count, sizeof(*on));
	size_t n, j;

	cost_freeze(costs);
	for (uint32_t side = 0; side < a->profile->side_count; side++) {
		groups_free(&a->written);
		groups_of_pairs(&a->written, &a->profile->sides[side]->originals,
				a->profile->names.count);
		for (uint32_t i = 0; i < code->instructions.count; i++)
			on[i] = code_cost_on(code, side, i) != 0;
		for (uint32_t i = 0; i < code->calls.count; i++)
			on[code->calls.pairs[i].a] |= code_call_on(code, side, i).seen != 0;
		for (uint32_t i = 0; i < code->instructions.count; i++) {
			uint64_t address =
				profile_number(a->profile, code->instructions.pairs[i].b);
			struct object *object = on[i] ? answers_object(a, i, side) : NULL;
			struct code_file *file;

			if (!object)
				continue;
			cost_add(costs, &object->cost, costs, code_cost_on(code, side, i));
			object->mixed |= is_elsewhere(a->profile, code->instructions.pairs[i].a);
			if (object->state != OBJECT_ASKED || !can_move(code, i))
				continue;
			file = &a->files[object->file];
			if (!file->count || file->address[file->count - 1] != address)
				UTIL_PUSH(file->address, file->count, file->room) = address;
		}
	}
	free(on);
	for (uint32_t i = 0; i < a->file_count; i++) {
		struct code_file *file = &a->files[i];

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
static void ask(struct answers *a, const char *program, FILE *progress)
{
	struct limits *limits = a->rules->limits;
	int64_t patience = INT64_C(1000) * LIMITS_HELPER; /* milliseconds */

	a->runs = util_alloc(a->file_count, sizeof(*a->runs));
	for (size_t i = 0; i < a->file_count; i++) {
		struct code_file *file = &a->files[i];

		if (!file->count || !limits_take(limits, LIMIT_OBJECTS, file->size))
			continue;
		file->run = &a->runs[a->run_count++];
		*file->run = (struct symbolizer){.path = file->path,
						 .address = file->address,
						 .count = file->count,
						 };
		patience += (int64_t)file->count;
	}
	if (!limits || limits->lifted)
		patience = 0;
	symbolizer_run(a->runs, a->run_count, program, patience, limits, &a->chains, progress);
	for (size_t i = 0; i < a->run_count; i++)
		if (a->runs[i].why)
			diag_warn(a->diag, "%s", a->runs[i].why);
}

/*
 * Decides which objects are left as they were recorded: those without answers,
 * and if sides are compared, those that are left so on another side.
 */
static void choose_objects(struct answers *a)
{
	a->alike = util_alloc(a->bases.count, sizeof(*a->alike));
	for (uint32_t i = 0; i < a->bases.count; i++)
		a->alike[i].bare_side = NONE;
	for (uint32_t i = 0; i < a->object_count; i++) {
		struct object *object = &a->object[i];
		struct alike *alike = &a->alike[object->base];
		uint32_t side = a->objects.pairs[i].b;

		if (object->state == OBJECT_ASKED) {
			const struct symbolizer *run = a->files[object->file].run;

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
	for (uint32_t i = 0; i < a->object_count; i++) {
		struct object *object = &a->object[i];
		struct alike *alike = &a->alike[object->base];

		if (object->state == OBJECT_ASKED && alike->bare_side != NONE &&
		    (alike->any_bare_sides || alike->bare_side != a->objects.pairs[i].b)) {
			object->state = OBJECT_ONE_SIDE;
			alike->any_one_side = true;
		}
	}
}

/* Finds the innermost node of each instruction on each side, if it is known. */
static void find_nodes(struct answers *a)
{
	const struct profile *profile = a->profile;
	const struct map *instructions = &a->code->instructions;

	a->node = util_alloc(profile->side_count, sizeof(*a->node));
	for (uint32_t side = 0; side < profile->side_count; side++) {
		a->node[side] = util_alloc(instructions->count, sizeof(**a->node));
		for (uint32_t i = 0; i < instructions->count; i++) {
			function_id function = profile->portions.pairs[instructions->pairs[i].a].a;
			uint32_t id =
				map_find(&a->objects, profile_object(profile, function), side);
			uint64_t address = profile_number(profile, instructions->pairs[i].b);
			const struct code_file *file;
			size_t at;

			a->node[side][i] = NONE;
			if (id == NONE || a->object[id].state != OBJECT_ASKED ||
			    !can_move(a->code, i))
				continue;
			file = &a->files[a->object[id].file];
			at = util_count_below(file->address, file->count, sizeof(uint64_t),
					      address);
			if (at < file->count && file->address[at] == address)
				a->node[side][i] = file->run->node[at];
		}
	}
}

void answers_get(struct answers *a, const char *program, FILE *progress)
{
	collect(a);
	ask(a, program, progress);
	choose_objects(a);
	find_nodes(a);
}

/* --- what is said ------------------------------------------------------ */

void answers_tell(struct answers *a)
{
	enum { MOST = 3, LITTLE = 1000 };
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
	struct cost_ranked *list = util_alloc(a->object_count, sizeof(*list));
	size_t count = 0, unread = 0;
	int64_t all = 0;

	for (size_t i = 0; i < a->object_count; i++) {
		struct cost_ranked left = {.id = (uint32_t)i};

		cost_get(&a->profile->costs, a->object[i].cost, 0, &left.cost);
		util_add(&all, left.cost);
		if (a->object[i].cost)
			list[count++] = left;
	}
	if (count)
		qsort(list, count, sizeof(*list), cost_compare_ranked);
	for (size_t i = 0; i < count; i++)
		if (a->object[list[i].id].state == OBJECT_UNREAD && unread++ < MOST)
			diag_warn(a->diag, "--inlines: left as recorded: %s",
				  a->object[list[i].id].why);
	if (unread > MOST)
		diag_warn(a->diag,
			  "--inlines: left as recorded: %zu more objects that cannot be "
			  "read",
			  unread - MOST);
	for (size_t reason = 0; reason < LENGTH(reasons); reason++) {
		enum object_state state = reasons[reason].state;
		struct error names = {.usage = false};
		bool on_all_sides = false;
		size_t told = 0, more = 0;

		for (size_t i = 0; i < a->bases.count; i++)
			a->alike[i].told = false;
		for (size_t i = 0; i < count; i++) {
			uint32_t at = list[i].id;
			struct alike *alike = &a->alike[a->object[at].base];
			struct scratch scratch;

			if (a->object[at].state != state || alike->told ||
			    (!alike->any_one_side && list[i].cost < all / LITTLE))
				continue;
			alike->told = true;
			on_all_sides |= alike->any_one_side;
			if (told == MOST)
				more++;
			else
				error_add(&names, "%s%s", told++ ? ", " : "",
					  diag_quote(&scratch,
						     names_str(&a->bases, a->object[at].base)));
		}
		if (more)
			error_add(&names, " and %zu more", more);
		if (on_all_sides)
			diag_warn(a->diag, "--inlines: left as recorded, on all sides: %s: %s",
				  names.text, reasons[reason].why);
		else if (told)
			diag_advise(a->diag, "--inlines: left as recorded: %s: %s", names.text,
				    reasons[reason].why);
	}
	free(list);
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
		free(a->object[i].why);
	free(a->object);
	names_free(&a->bases);
	free(a->alike);
	for (size_t i = 0; i < a->profile->side_count; i++)
		free(a->node[i]);
	groups_free(&a->written);
	free(a->node);
	map_free(&a->objects);
	map_free(&a->known);
	chains_free(&a->chains);
}
