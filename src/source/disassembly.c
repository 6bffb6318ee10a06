/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/disassembly.h"

#include "source/objects.h"

#include <stdlib.h>

/* No instruction is longer, in bytes. */
enum { LONGEST_INSTRUCTION = 16 };

void disassembly_begin(struct disassembly *code, const struct report *report,
		       struct source_search *search)
{
	const struct limits *limits = search->limits;

	*code = (struct disassembly){
		.report = report,
		.search = search,
		.patience =
			limits && !limits->lifted ? LIMITS_HELPER * 1000 : 0,
		.of_name = util_alloc(report->profile->names.count,
				      sizeof(*code->of_name)),
	};
}

/* --- wanted instructions ----------------------------------------------- */

static uint32_t file_of(struct disassembly *code, struct object_file *found)
{
	struct code_file *file;
	uint32_t i;

	for (i = 0; i < code->file_count; i++)
		if (code->files[i].id == found->id) {
			free(found->path);
			return i;
		}
	file = &UTIL_PUSH(code->files, code->file_count, code->file_room);
	*file = (struct code_file){
		.id = found->id, .path = found->path, .size = found->size};
	return i;
}

static struct code_object *object_of(struct disassembly *code, name_id name)
{
	struct object_file found;
	struct code_object *object;
	struct error why;

	if (code->of_name[name])
		return &code->objects[code->of_name[name] - 1];
	object = &UTIL_PUSH(code->objects, code->object_count,
			    code->object_room);
	code->of_name[name] = util_id(code->object_count);
	*object = (struct code_object){.file = NONE};
	if (objects_find(code->report, name, code->search, &found, &why))
		object->file = file_of(code, &found);
	else
		object->why = str_copy(str_of(why.text));
	return object;
}

void disassembly_want(struct disassembly *code, name_id object,
		      const uint64_t *addresses, size_t n)
{
	struct code_file *file;
	uint32_t at;
	size_t i, j;

	/* Code without an object cannot be disassembled. */
	if (!n || objects_is_none(report_name(code->report, object)))
		return;
	at = object_of(code, object)->file;
	if (at == NONE)
		return;
	file = &code->files[at];
	for (i = 0; i < n; i = j) {
		uint64_t last = addresses[i];

		for (j = i + 1; j < n && addresses[j] - last <= DISASSEMBLY_FAR;
		     j++)
			last = addresses[j];
		if (last > UINT64_MAX - LONGEST_INSTRUCTION)
			break;
		UTIL_PUSH(file->range, file->range_count, file->range_room) =
			(struct code_range){addresses[i],
					    last + LONGEST_INSTRUCTION};
	}
}

/* --- reading ----------------------------------------------------------- */

/* All runs of objdump, sorted by the files that they read. */
struct runs {
	struct objdump *list;
	size_t count, room;
};

static int compare_range(const void *a, const void *b)
{
	const struct code_range *x = a, *y = b;

	if (x->first != y->first)
		return x->first < y->first ? -1 : 1;
	return (x->end > y->end) - (x->end < y->end);
}

/*
 * Sorts the ranges of a file, merges ranges that overlap, and drops ranges that
 * exceed the limit.
 */
static void settle_ranges(struct code_file *file, struct limits *limits)
{
	size_t n = 0, kept = 0, i;

	qsort(file->range, file->range_count, sizeof(*file->range),
	      compare_range);
	for (i = 0; i < file->range_count; i++) {
		struct code_range next = file->range[i];

		if (!n || file->range[n - 1].end < next.first)
			file->range[n++] = next;
		else if (file->range[n - 1].end < next.end)
			file->range[n - 1].end = next.end;
	}
	for (i = 0; i < n; i++) {
		struct code_range range = file->range[i];

		if (limits_take(limits, LIMIT_CODE, range.end - range.first))
			file->range[kept++] = range;
	}
	file->left_out = kept < n;
	file->range_count = kept;
}

/*
 * The longest gap to disassemble within one run.  To start on a file takes
 * objdump as long for each MB of it as 2 KB of code.
 */
static uint64_t nearness(const struct code_file *file)
{
	return DISASSEMBLY_FAR + file->size / 512;
}

/* Adds the runs for a file, as far as limits allow. */
static void add_runs(struct runs *runs, struct disassembly *code, uint32_t at)
{
	/* The fixed cost of a run, in bytes of a file. */
	const uint64_t begin = 4 << 20;
	struct limits *limits = code->search->limits;
	struct code_file *file = &code->files[at];
	uint64_t near = nearness(file);
	size_t i, j;

	settle_ranges(file, limits);
	for (i = 0; i < file->range_count; i = j) {
		for (j = i + 1;
		     j < file->range_count &&
		     file->range[j].first - file->range[j - 1].end <= near;
		     j++)
			;
		if (!limits_take(limits, LIMIT_OBJECTS, file->size + begin)) {
			file->left_out = true;
			continue;
		}
		UTIL_PUSH(runs->list, runs->count, runs->room) =
			(struct objdump){.path = file->path,
					 .range = &file->range[i],
					 .range_count = j - i};
	}
}

/* Joins the results of a file's runs, which are adjacent and in order. */
static void join_runs(struct code_file *file, struct objdump *runs, size_t n)
{
	size_t count = 0, i;

	for (i = 0; i < n; i++)
		count += runs[i].count;
	file->lines = util_alloc(count, sizeof(*file->lines));
	for (i = 0; i < n; i++) {
		if (runs[i].count)
			memcpy(file->lines + file->count, runs[i].lines,
			       runs[i].count * sizeof(*file->lines));
		file->count += runs[i].count;
		if (!file->why) {
			file->why = runs[i].why;
			runs[i].why = NULL;
		}
		objdump_free(&runs[i]);
	}
}

void disassembly_read(struct disassembly *code)
{
	const struct settings *settings = code->report->settings;
	struct runs runs = {0};
	uint32_t at;
	size_t i, n;

	for (at = 0; at < code->file_count; at++)
		add_runs(&runs, code, at);
	objdump_run(runs.list, runs.count, settings->assembly == ASSEMBLY_INTEL,
		    code->patience, &code->texts);
	for (at = 0, i = 0; at < code->file_count; at++, i += n) {
		struct code_file *file = &code->files[at];

		for (n = 0;
		     i + n < runs.count && runs.list[i + n].path == file->path;
		     n++)
			;
		join_runs(file, runs.list + i, n);
	}
	free(runs.list);
}

/* --- results ----------------------------------------------------------- */

static const struct code_object *find_object(const struct disassembly *code,
					     name_id name)
{
	uint32_t i = code->of_name[name];

	return i ? &code->objects[i - 1] : NULL;
}

const struct objdump_line *disassembly_from(const struct disassembly *code,
					    name_id object, uint64_t address,
					    const struct objdump_line **end)
{
	const struct code_object *found = find_object(code, object);
	const struct code_file *file;
	size_t low = 0, high;

	*end = NULL;
	if (!found || found->file == NONE || !code->files[found->file].count)
		return NULL;
	file = &code->files[found->file];
	*end = file->lines + file->count;
	for (high = file->count; low < high;) {
		size_t middle = low + (high - low) / 2;

		if (file->lines[middle].address < address)
			low = middle + 1;
		else
			high = middle;
	}
	return file->lines + low;
}

void disassembly_warn(struct disassembly *code, name_id object, size_t missing,
		      struct diag *diag)
{
	uint32_t at = code->of_name[object];
	struct code_object *found = at ? &code->objects[at - 1] : NULL;
	const struct code_file *file;

	if (!missing || !found || found->told)
		return;
	found->told = true;
	if (found->file == NONE) {
		diag_warn(diag, "%s", found->why);
		return;
	}
	file = &code->files[found->file];
	if (file->why)
		diag_warn(diag, "%s", file->why);
	else if (!file->left_out)
		diag_warn(diag,
			  "%s: %zu addresses of the profile are not "
			  "instruction boundaries in this file",
			  file->path, missing);
}

void disassembly_free(struct disassembly *code)
{
	size_t i;

	for (i = 0; i < code->object_count; i++)
		free(code->objects[i].why);
	for (i = 0; i < code->file_count; i++) {
		free(code->files[i].path);
		free(code->files[i].range);
		free(code->files[i].lines);
		free(code->files[i].why);
	}
	free(code->of_name);
	free(code->objects);
	free(code->files);
	names_free(&code->texts);
	*code = (struct disassembly){0};
}
