/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/files.h"

#include "system/regular.h"

#include <stdlib.h>

/* State while the files to annotate are chosen. */
struct choice {
	struct report *report;
	bool *chosen;    /* by name: already chosen */
	name_id unknown; /* the name ???, or NONE */
};

static void add_file(struct report *report, struct report_file file)
{
	UTIL_PUSH(report->files, report->file_count, report->file_room) = file;
}

/* Groups the spellings of names by name, for each side. */
static void index_originals(struct report *report)
{
	size_t side;

	for (side = 0; side < report->profile->side_count; side++) {
		struct view *view = &report->views[side];

		if (view->side->originals.count)
			groups_of_pairs(&view->originals, &view->side->originals,
					report->profile->names.count);
	}
}

/* --- wanted files ------------------------------------------------------ */

/*
 * How many path components the ends of two paths share, not counting "."; for the
 * same path, with slashes and without DIR/../, more than any.
 */
static size_t common_end(struct str a, struct str b)
{
	char *plain_a = str_plain_path(a), *plain_b = str_plain_path(b);
	bool same;
	size_t n;

	if (plain_a)
		a = str_of(plain_a);
	if (plain_b)
		b = str_of(plain_b);
	while (str_eat(&a, STR("./")) || str_eat(&b, STR("./")))
		;
	same = str_begins(a, STR("/")) == str_begins(b, STR("/"));
	for (n = 0;; n++) {
		struct str x, y;

		do
			x = str_eat_last(&a, '/');
		while (a.length && (!x.length || str_equal(x, STR("."))));
		do
			y = str_eat_last(&b, '/');
		while (b.length && (!y.length || str_equal(y, STR("."))));
		if (!x.length || !str_equal(x, y)) {
			same &= !x.length && !y.length;
			break;
		}
	}
	free(plain_a);
	free(plain_b);
	return same ? SIZE_MAX : n;
}

/* Whether name resolves to the path `real`, which regular_path() returned. */
static bool is_same_file(const char *real, struct str name)
{
	char *path, *other;
	bool same;

	if (!real || memchr(name.at, '\0', name.length))
		return false;
	path = str_copy(name);
	other = regular_path(path);
	same = other && strcmp(real, other) == 0;
	free(path);
	free(other);
	return same;
}

/*
 * How well a file of the profile fits the name that the user typed: the number
 * of path components that their ends share, or SIZE_MAX for the same name or file.
 */
static size_t fit(const struct report *report, name_id id, const char *wanted, const char *real)
{
	struct report_file file = {.file = id};
	struct str name = report_name(report, id);
	size_t best = common_end(name, str_of(wanted)), n;

	for (n = 0; report_source_name(report, &file, n, &name); n++) {
		size_t common = common_end(name, str_of(wanted));

		if (common && is_same_file(real, name))
			return SIZE_MAX;
		if (common > best)
			best = common;
	}
	return best;
}

/* Finds the file of the profile that the user wants (src/README O15). */
static struct report_file find_wanted(const struct report *report, const char *wanted)
{
	const struct names *names = &report->profile->names;
	struct report_file found = {.wanted = wanted, .file = NONE};
	struct str name = str_of(wanted);
	size_t best = 0;
	char *real;
	name_id id;

	str_eat(&name, report->directory);
	id = names_find(names, name);
	if (id != NONE && report->has_file[id]) {
		found.file = id;
		return found;
	}
	real = regular_path(wanted);
	for (id = 0; id < names->count && best < SIZE_MAX; id++) {
		size_t common = 0;

		if (report->has_file[id])
			common = fit(report, id, wanted, real);
		if (common > best) {
			found.file = id;
			found.alike = 0;
			best = common;
		} else if (common && common == best) {
			found.alike++;
		}
	}
	free(real);
	if (found.alike) {
		found.file = NONE;
		found.alike++;
	}
	return found;
}

static void choose_wanted(struct choice *choice)
{
	const struct words *words = choice->report->sources;
	size_t i;

	for (i = 0; i < words->count; i++) {
		struct report_file file = find_wanted(choice->report, words->at[i]);

		if (file.file != NONE && choice->chosen[file.file])
			continue;
		if (file.file != NONE)
			choice->chosen[file.file] = true;
		add_file(choice->report, file);
	}
}

/* --- files of listed rows ---------------------------------------------- */

static void choose_file(struct choice *choice, name_id file)
{
	if (file == choice->unknown)
		choice->report->unknown = file;
	else if (!choice->chosen[file])
		add_file(choice->report, (struct report_file){.file = file});
	choice->chosen[file] = true;
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
static void choose_listed(struct choice *choice, row_id row)
{
	const struct report *report = choice->report;
	struct ids portions = groups_get(&report->index.portions_of, row);
	const struct pair *pairs = report->profile->portions.pairs;
	name_id own = report->rows.list[row].file;
	struct named_file *list;
	size_t n = portions.count, i;
	bool sorted = (report->settings->has & HAS_COMPLETE) && n > 1;

	if (own != NONE && own != choice->unknown)
		choose_file(choice, own);
	for (i = 0; !sorted && i < n; i++)
		choose_file(choice, pairs[portions.id[i]].b);
	if (!sorted)
		return;
	list = util_alloc(n, sizeof(*list));
	for (i = 0; i < n; i++) {
		name_id file = pairs[portions.id[i]].b;

		list[i] = (struct named_file){report_name(report, file), file};
	}
	qsort(list, n, sizeof(*list), compare_named);
	for (i = 0; i < n; i++)
		choose_file(choice, list[i].file);
	free(list);
}

void files_choose(struct report *report)
{
	const struct names *names = &report->profile->names;
	struct choice choice = {
		.report = report,
		.chosen = util_alloc(names->count, sizeof(bool)),
		.unknown = names_find(names, STR("???")),
	};
	size_t i;

	report->unknown = NONE;
	report->has_file = util_alloc(names->count, sizeof(bool));
	report->new_has_file = util_alloc(names->count, sizeof(bool));
	for (i = 0; i < report->profile->portions.count; i++)
		report->has_file[report->profile->portions.pairs[i].b] = true;
	profile_mark_files(report->profile, report_new(report)->side, report->new_has_file);
	index_originals(report);
	choose_wanted(&choice);
	for (i = 0; report->settings->annotate && i < report->order.count; i++)
		choose_listed(&choice, report->order.listed[i]);
	free(choice.chosen);
}

size_t files_of_row(const struct report *report, row_id row, name_id **files)
{
	struct ids portions = groups_get(&report->index.portions_of, row);
	name_id *list = util_alloc(portions.count, sizeof(*list));
	size_t i;

	for (i = 0; i < portions.count; i++)
		list[i] = report->profile->portions.pairs[portions.id[i]].b;
	*files = list;
	return groups_unique(list, portions.count);
}
