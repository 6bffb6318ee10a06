/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/rows.h"

/* How many components the ends of two paths share; for the same path more than any. */
static size_t common_end(struct str a, struct str b)
{
	char *plain_a = str_plain_path(a), *plain_b = str_plain_path(b);
	struct str x = str_of(plain_a), y = str_of(plain_b);
	size_t n = 0;

	str_eat(&x, STR("./"));
	str_eat(&y, STR("./"));
	while (x.length && y.length && x.at[x.length - 1] == y.at[y.length - 1]) {
		n += x.at[--x.length] == '/';
		y.length--;
	}
	if (!x.length && !y.length)
		n = SIZE_MAX;
	else if (str_equal(str_tail(x.length ? x : y, 1), STR("/")) && (!x.length || !y.length))
		n++;
	free(plain_a);
	free(plain_b);
	return n;
}

/* Finds the file of the profile that the user wants (src/README O15). */
static struct report_file find_wanted(const struct report *report, const char *wanted)
{
	const struct names *names = &report->profile->names;
	struct report_file found = {.wanted = wanted, .file = NONE};
	struct str name = str_of(wanted);
	size_t best = 0;

	str_eat(&name, report->directory);
	for (name_id id = 0; id < names->count && best < SIZE_MAX; id++) {
		size_t common =
			report->has_file[id] ? common_end(report_name(report, id), name) : 0;

		if (common > best) {
			found.file = id;
			found.alike = 0;
			best = common;
		} else if (common && common == best) {
			found.alike++;
		}
	}
	if (found.alike) {
		found.file = NONE;
		found.alike++;
	}
	return found;
}

/* Adds a file unless it was chosen, or lost all code by --inlines; or notes ???. */
static void choose_file(struct report *report, bool *chosen, name_id object, name_id file)
{
	if (!report_is_file(report, file))
		report->unknown = file;
	else if (!chosen[file] && (report->has_file[file] || report->profile->symbolizer == NONE))
		UTIL_PUSH(report->files, report->file_count, report->file_room) =
			(struct report_file){.file = file, .own = own_code(report, object, file)};
	chosen[file] = true;
}

struct named_file {
	struct str name;
	name_id file;
};

static int compare_named(const void *a, const void *b)
{
	const struct named_file *x = a, *y = b;

	return str_compare(x->name, y->name);
}

/*
 * Chooses the row's own file, then the others of its code in the profile's
 * order.  Reports for programs have them sorted by name, because a profile that
 * is written again has another order and must give the same report.
 */
static void choose_listed(struct report *report, bool *chosen, row_id row)
{
	struct ids portions = groups_get(&report->index.portions_of, row);
	struct named_file *list = util_alloc(portions.count, sizeof(*list));
	const struct row *of = &report->rows.list[row];

	if (report_is_file(report, of->file))
		choose_file(report, chosen, of->object, of->file);
	for (size_t i = 0; i < portions.count; i++) {
		name_id file = report->profile->portions.pairs[portions.id[i]].b;

		list[i] = (struct named_file){report_name(report, file), file};
	}
	if (report->settings->complete)
		qsort(list, portions.count, sizeof(*list), compare_named);
	for (size_t i = 0; i < portions.count; i++)
		choose_file(report, chosen, of->object, list[i].file);
	free(list);
}

/* Puts the user's own files first, of those from the i-th on; else their order stays. */
static void put_own_first(struct report *report, size_t first)
{
	size_t count = report->file_count, n = first;
	struct report_file *files = util_alloc(count, sizeof(*files));

	memcpy(files, report->files, count * sizeof(*files));
	for (int others = 0; others < 2; others++)
		for (size_t i = first; i < count; i++)
			if (files[i].own != others)
				report->files[n++] = files[i];
	free(files);
}

/* Finds which files there are, and how their names are spelled, on each side. */
static void find_files(struct report *report)
{
	const struct profile *profile = report->profile;

	report->has_file = util_alloc(profile->names.count, sizeof(bool));
	report->after_has_file = util_alloc(profile->names.count, sizeof(bool));
	for (size_t i = 0; i < report->all_sides; i++)
		profile_mark_files(profile, report->sums[i].side, report->has_file);
	profile_mark_files(profile, report_after(report)->side, report->after_has_file);
	for (size_t i = 0; i < profile->side_count; i++)
		groups_of_pairs(&report->sums[i].originals, &report->sums[i].side->originals,
				profile->names.count);
}

void files_choose(struct report *report)
{
	const struct words *wanted = report->sources;
	bool *chosen = util_alloc(report->profile->names.count, sizeof(*chosen));
	size_t named;

	report->unknown = NONE;
	if (!report->has_file)
		find_files(report);
	for (size_t i = 0; i < wanted->count; i++) {
		struct report_file file = find_wanted(report, wanted->at[i]);

		if (file.file == NONE || !chosen[file.file])
			UTIL_PUSH(report->files, report->file_count, report->file_room) = file;
		if (file.file != NONE)
			chosen[file.file] = true;
	}
	named = report->file_count;
	for (size_t i = 0; report->settings->annotate && i < report->order.count; i++)
		choose_listed(report, chosen, report->order.listed[i]);
	if (settings_screen(report->settings) && report->file_count > named)
		put_own_first(report, named);
	free(chosen);
}

size_t files_of_row(const struct report *report, row_id row, name_id **files)
{
	struct ids portions = groups_get(&report->index.portions_of, row);
	name_id *list = util_alloc(portions.count, sizeof(*list));

	for (size_t i = 0; i < portions.count; i++)
		list[i] = report->profile->portions.pairs[portions.id[i]].b;
	*files = list;
	return groups_unique(list, portions.count);
}
