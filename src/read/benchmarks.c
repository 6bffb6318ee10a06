/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/benchmarks.h"

#include "base/number.h"
#include "base/str.h"
#include "base/util.h"
#include "read/newest_run.h"
#include "read/read_file.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* A file below a directory. */
struct found {
	char *path;                /* with the directory */
	char *key;                 /* of the path below it */
	struct file_header header; /* its command after --mod-file, without hashes */
	size_t side;
	bool profile; /* it is one */
};

struct search {
	struct found *list;
	size_t count, room;
	const char *top; /* the directory of the side */
	const struct renames *renames;
};

struct more {
	char text[48];
};

/* " and 3 more" behind the first of four, or "". */
static struct more more_of(size_t count)
{
	struct more more = {""};

	if (count > 1)
		snprintf(more.text, sizeof(more.text), " and %s more",
			 number_grouped((int64_t)count - 1).text);
	return more;
}

static struct str text_of(const char *text)
{
	return str_of(text ? text : "");
}

/* Adds a file of a side, whose path it owns.  False: it cannot be read. */
static bool add_file(struct search *s, char *path, size_t side, struct error *error)
{
	struct str below = renames_apply(s->renames, str_of(path + strlen(s->top) + 1));
	struct found *file = &UTIL_PUSH(s->list, s->count, s->room);
	struct stat status;
	enum read_result kind = READ_OTHER;

	*file = (struct found){.path = path, .key = run_key(below, true), .side = side};
	str_free(below);
	if (stat(path, &status) == 0 && S_ISREG(status.st_mode))
		kind = read_file_kind(path, &file->header, error);
	if (file->header.command) {
		struct str command = renames_apply(s->renames, str_of(file->header.command));

		free(file->header.command);
		file->header.command = run_key(command, false);
		str_free(command);
	}
	file->profile = kind == READ_DONE;
	return kind != READ_FAILED;
}

/* Finds the files below a directory; false: it or a file cannot be read. */
static bool scan(struct search *s, const char *path, size_t side, struct error *error)
{
	DIR *directory = opendir(path);
	struct dirent *entry;
	bool good = directory || error_set(error, "%s: %s", path, strerror(errno));

	while (good && (entry = readdir(directory)) != NULL) {
		char *at = util_format("%s/%s", path, entry->d_name);
		struct stat status;
		/* Links to directories can form loops. */
		bool known = entry->d_name[0] != '.' && lstat(at, &status) == 0;

		if (known && S_ISDIR(status.st_mode))
			good = scan(s, at, side, error);
		else if (known &&
			 !(S_ISREG(status.st_mode) && !status.st_size && run_has_threads(at)))
			good = add_file(s, str_copy(str_of(at)), side, error);
		free(at);
	}
	if (directory)
		closedir(directory);
	return good;
}

/* By key, what is no profile first; then by command, side, and run. */
static int compare_files(const void *a, const void *b)
{
	const struct found *x = a, *y = b;
	int order = strcmp(x->key, y->key);

	if (!order)
		order = x->profile - y->profile;
	if (!order)
		order = str_compare(text_of(x->header.command), text_of(y->header.command));
	if (!order)
		order = (x->side > y->side) - (x->side < y->side);
	if (!order)
		order = str_compare(text_of(x->header.pid), text_of(y->header.pid));
	if (!order)
		order = file_header_compare(&x->header, &y->header);
	return order ? order : strcmp(x->path, y->path);
}

static char *name_of(const struct found *file, bool by_command)
{
	struct str place = str_of(file->key), base = str_eat_last(&place, '/');
	const char *command = file->header.command;

	if (!by_command || !command)
		return str_copy(str_of(file->key));
	/* These names say nothing. */
	if (str_equal(base, STR("callgrind.out")) || str_equal(base, STR("cachegrind.out")))
		return util_format("%.*s%s", (int)place.length, place.at, command);
	return util_format("%s: %s", file->key, command);
}

static bool is_of_command(const struct found *a, const struct found *b)
{
	return str_equal(text_of(a->header.command), text_of(b->header.command));
}

/* Takes sorted files into a benchmark, and counts its runs: what is not only another thread. */
static void take_files(struct benchmark *benchmark, struct found *list, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		const struct file_header *before = i ? &list[i - 1].header : NULL;
		const struct file_header *header = &list[i].header;

		benchmark->runs[list[i].side] += !before || list[i - 1].side != list[i].side ||
						 !file_header_same_pid(before, header) ||
						 before->part != header->part ||
						 before->thread == header->thread;
		words_add(&benchmark->files[list[i].side], list[i].path);
		list[i].path = NULL;
	}
}

/* Adds the benchmarks of one key. */
static void add_benchmarks(struct benchmarks *all, struct found *list, size_t count)
{
	size_t profiles[2] = {0}, others[2] = {0}, first, end;
	bool by_command;

	for (size_t i = 0; i < count; i++)
		(list[i].profile ? profiles : others)[list[i].side]++;
	first = others[0] + others[1];
	by_command = (profiles[0] > 1 || profiles[1] > 1) &&
		     !is_of_command(&list[first], &list[count - 1]);
	for (size_t i = first; i < count; i = end) {
		struct benchmark *added = &UTIL_PUSH(all->list, all->count, all->room);
		const size_t *runs = added->runs;

		*added = (struct benchmark){.name = name_of(&list[i], by_command)};
		for (end = i; end < count && (!by_command || is_of_command(&list[i], &list[end]));)
			end++;
		take_files(added, &list[i], end - i);
		added->unlike = runs[0] && runs[1] ? runs[0] != runs[1] : others[runs[0] > 0];
	}
}

static int compare_names(const void *a, const void *b)
{
	const struct benchmark *x = a, *y = b;

	return strcmp(x->name, y->name);
}

static void pair_files(struct benchmarks *all, struct search *s)
{
	size_t end;

	if (s->count)
		qsort(s->list, s->count, sizeof(*s->list), compare_files);
	for (size_t i = 0; i < s->count; i = end) {
		for (end = i; end < s->count && strcmp(s->list[i].key, s->list[end].key) == 0;)
			end++;
		add_benchmarks(all, &s->list[i], end - i);
	}
	if (all->count)
		qsort(all->list, all->count, sizeof(*all->list), compare_names);
}

/*
 * Finds the files of a side, and warns of those that are left out.  For OLD, new_ok says that it
 * may have no profiles, as before the first run.
 */
static bool find_side(struct search *s, const char *top, bool is_old, bool new_ok,
		      struct diag *diag, struct error *error)
{
	struct stat status;
	bool missing = stat(top, &status) != 0 && errno == ENOENT;
	const char *why = missing ? strerror(ENOENT) : "there is no profile in this directory";
	const char *other = NULL;
	size_t first = s->count, others = 0;

	s->top = top;
	if (!missing && !scan(s, top, !is_old, error))
		return false;
	for (size_t i = first; i < s->count; i++) {
		const struct found *file = &s->list[i];

		others += !file->profile;
		if (!file->profile && (!other || strcmp(file->path, other) < 0))
			other = file->path;
	}
	if (others)
		diag_warn(diag, "%s%s: no profile, left out", other, more_of(others).text);
	if (s->count - first > others)
		return true;
	if (!is_old || !new_ok)
		return error_set(error, "%s: %s%s", top, why,
				 is_old ? "; for a first run, give --new-ok" : "");
	diag_warn(diag, "%s: %s; all benchmarks are new", top, why);
	return true;
}

bool benchmarks_find(struct benchmarks *benchmarks, const char *const path[2],
		     const struct renames *renames, bool new_ok, struct diag *diag,
		     struct error *error)
{
	struct search s = {.renames = renames};
	bool good = find_side(&s, path[0], true, new_ok, diag, error) &&
		    find_side(&s, path[1], false, new_ok, diag, error);

	*benchmarks = (struct benchmarks){0};
	if (good)
		pair_files(benchmarks, &s);
	while (s.count) {
		struct found *file = &s.list[--s.count];

		free(file->path);
		free(file->key);
		file_header_free(&file->header);
	}
	free(s.list);
	return good;
}

/* --- what is not compared ----------------------------------------------- */

/* Says which benchmarks one side lacks, OLD or NEW: the first one, and how many more. */
static size_t tell_missing(const struct benchmarks *all, unsigned side, const char *advice,
			   struct diag *diag)
{
	const struct benchmark *first = NULL;
	struct scratch scratch;
	size_t count = 0;

	for (size_t i = all->count; i-- > 0;)
		if (!all->list[i].runs[side] && !all->list[i].unlike) {
			first = &all->list[i];
			count++;
		}
	if (count)
		diag_warn(diag, "%s: %s does not have the benchmark %s%s%s", side ? "gone" : "new",
			  side ? "NEW" : "OLD", diag_quote(&scratch, str_of(first->name)),
			  more_of(count).text, advice);
	return count;
}

bool benchmarks_tell_unlike(const struct benchmarks *all, bool limited, struct diag *diag)
{
	const char *advice = limited ? "; --new-ok accepts that, --mod-file='s/OLD/NEW/' pairs it "
				       "with another path"
				     : "";
	bool unlike = tell_missing(all, 1, advice, diag) > 0 && limited;
	struct scratch scratch;

	tell_missing(all, 0, "", diag);
	for (size_t i = 0; i < all->count; i++) {
		const struct benchmark *benchmark = &all->list[i];

		if (!benchmark->unlike)
			continue;
		unlike = true;
		diag_warn(diag,
			  "the benchmark %s is not compared: OLD and NEW have %s and %s runs or "
			  "dumps",
			  diag_quote(&scratch, str_of(benchmark->name)),
			  number_grouped((int64_t)benchmark->runs[0]).text,
			  number_grouped((int64_t)benchmark->runs[1]).text);
	}
	return unlike;
}

void benchmarks_free(struct benchmarks *benchmarks)
{
	while (benchmarks->count) {
		struct benchmark *benchmark = &benchmarks->list[--benchmarks->count];

		words_free_all(&benchmark->files[0]);
		words_free_all(&benchmark->files[1]);
		free(benchmark->name);
	}
	free(benchmarks->list);
}
