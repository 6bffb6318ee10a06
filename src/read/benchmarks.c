/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/benchmarks.h"

#include "base/number.h"
#include "base/str.h"
#include "read/read_file.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* A profile below a directory. */
struct found {
	char *path;      /* path, including the directory */
	char *name;      /* name of the benchmark, if this is a run */
	char *whole;     /* path below the directory: the name, if not */
	uint64_t number; /* number of the run, from 1; 0: none */
	bool by_command; /* the name is made from the command */
};

struct benchmark_search {
	const char *top; /* the directory */
	struct found *list;
	size_t count, room;
	size_t others; /* number of files that are not profiles ... */
	char *other;   /* ... and the path of the first one, or NULL */
};

/* Cuts ".N" off a name and returns N; 0 if the name has no number. */
static uint64_t eat_run(struct str *name)
{
	struct str left = *name, last = str_eat_last(&left, '.'), digits = last;
	uint64_t number = 0;

	if (left.length < 2 || left.length + last.length < name->length || !last.length ||
	    *last.at == '0' || number_eat(&digits, &number) != NUMBER_OK || digits.length)
		return 0;
	name->length -= last.length + 1;
	return number;
}

/* Whether a suffix is of a dump or thread, a part of a run: "10.2", "10-01". */
static bool is_piece(struct str suffix)
{
	size_t i = 0;

	while (i < suffix.length && number_is_digit(suffix.at[i]))
		i++;
	return i && i < suffix.length && (suffix.at[i] == '.' || suffix.at[i] == '-');
}

/* Adds a profile, named by its path below the directory, or by its command. */
static void add_profile(struct benchmark_search *s, const char *path, char *command)
{
	struct str whole = str_of(path + strlen(s->top) + 1), name = whole;
	struct str place = whole, last = str_eat_last(&place, '/');
	struct found *found;

	found = &UTIL_PUSH(s->list, s->count, s->room);
	*found = (struct found){.path = str_copy(str_of(path)), .whole = str_copy(whole)};
	if (!str_eat(&last, STR("callgrind.out.")))
		found->number = eat_run(&name);
	else
		found->by_command = command && !is_piece(last);
	found->name = found->by_command
			      ? util_format("%.*s%s", (int)place.length, place.at, command)
			      : str_copy(name);
}

/* Adds a file, or puts a directory to search into `left`. Owns path. */
static void add_path(struct benchmark_search *s, char *path, struct words *left)
{
	struct stat status;
	char *command = NULL;

	/* Do not follow links to directories, which can form loops. */
	if (lstat(path, &status) == 0 && S_ISDIR(status.st_mode)) {
		words_add(left, path);
		return;
	}
	if (stat(path, &status) == 0 && S_ISREG(status.st_mode) &&
	    read_file_is_profile(path, &command)) {
		add_profile(s, path, command);
		free(command);
	} else if (!s->others++ || strcmp(path, s->other) < 0) {
		free(s->other);
		s->other = path;
		return;
	}
	free(path);
}

/* Finds all profiles below s->top; false: a directory cannot be read. */
static bool scan(struct benchmark_search *s, struct error *error)
{
	struct words left = {0};
	bool good = true;

	words_add(&left, str_copy(str_of(s->top)));
	while (good && left.count) {
		char *path = (char *)left.at[--left.count];
		DIR *directory = opendir(path);
		struct dirent *entry;

		good = directory != NULL;
		if (!good)
			error_set(error, "%s: %s", path, strerror(errno));
		while (good && (entry = readdir(directory)) != NULL)
			if (entry->d_name[0] != '.')
				add_path(s, util_format("%s/%s", path, entry->d_name), &left);
		if (directory)
			closedir(directory);
		free(path);
	}
	words_free_all(&left);
	return good;
}

static int compare_found(const void *a, const void *b)
{
	const struct found *x = a, *y = b;
	int order = strcmp(x->name, y->name);

	if (!order)
		order = (x->number > y->number) - (x->number < y->number);
	return order ? order : strcmp(x->path, y->path);
}

/* Returns whether `count` profiles of one name are the runs of a benchmark. */
static bool are_runs(const struct found *list, size_t count)
{
	size_t i;

	for (i = 0; i < count; i++)
		if (!list[i].by_command && list[i].number != i + 1 && (count > 1 || list[i].number))
			return false;
	return true;
}

/* Names profiles that are no runs by their files; false: none changed. */
static bool name_files(struct benchmark_search *s)
{
	size_t first, i, end;
	bool any = false;

	if (!s->list)
		return false;
	qsort(s->list, s->count, sizeof(*s->list), compare_found);
	for (first = 0; first < s->count; first = end) {
		struct found *list = &s->list[first];

		for (end = first + 1; end < s->count && !strcmp(s->list[end].name, list->name);
		     end++)
			;
		if (are_runs(list, end - first))
			continue;
		for (i = 0; i < end - first; i++) {
			any |= list[i].by_command || list[i].number;
			list[i].by_command = false;
			list[i].number = 0;
		}
		for (i = 0; i < end - first; i++) {
			free(list[i].name);
			list[i].name = str_copy(str_of(list[i].whole));
		}
	}
	return any;
}

/* Merges the profiles of both sides, which are in the order of their names. */
static void merge(struct benchmarks *benchmarks, struct benchmark_search sides[2])
{
	size_t at[2] = {0}, side;

	while (at[0] < sides[0].count || at[1] < sides[1].count) {
		const char *name = NULL;
		struct benchmark *new;

		for (side = 0; side < 2; side++)
			if (at[side] < sides[side].count &&
			    (!name || strcmp(sides[side].list[at[side]].name, name) < 0))
				name = sides[side].list[at[side]].name;
		new = &UTIL_PUSH(benchmarks->list, benchmarks->count, benchmarks->room);
		*new = (struct benchmark){.name = str_copy(str_of(name))};
		for (side = 0; side < 2; side++)
			while (at[side] < sides[side].count &&
			       strcmp(sides[side].list[at[side]].name, new->name) == 0) {
				struct found *found = &sides[side].list[at[side]++];

				words_add(&new->runs[side], found->path);
				found->path = NULL;
			}
	}
}

static void search_free(struct benchmark_search *s)
{
	while (s->count) {
		struct found *found = &s->list[--s->count];

		free(found->path);
		free(found->name);
		free(found->whole);
	}
	free(s->list);
	free(s->other);
}

/* Warns of the files that are left out. */
static void say_others(const struct benchmark_search *s, struct diag *diag)
{
	if (s->others == 1)
		diag_warn(diag, "%s: not a profile; it is left out", s->other);
	else if (s->others)
		diag_warn(diag,
			  "%s and %zu other file%s of %s: not profiles; they "
			  "are left out",
			  s->other, s->others - 1, s->others > 2 ? "s" : "", s->top);
}

/*
 * Finds the profiles of a side. new_ok is NULL for NEW. For OLD, *new_ok says
 * that OLD may have no profiles, as before the first run.
 */
static bool find_profiles(struct benchmark_search *s, const bool *new_ok, struct diag *diag,
			  struct error *error)
{
	const char *hint = new_ok ? "; for a first run, give --new-ok" : "";
	struct stat status;
	bool missing = stat(s->top, &status) != 0 && errno == ENOENT;
	const char *why = missing ? strerror(ENOENT) : "there is no profile in this directory";

	if (!missing && !scan(s, error))
		return false;
	say_others(s, diag);
	/* A file that gets its own name may have the name of other runs. */
	while (name_files(s))
		;
	if (s->count)
		return true;
	if (!new_ok || !*new_ok)
		return error_set(error, "%s: %s%s", s->top, why, hint);
	diag_warn(diag, "%s: %s; all benchmarks are new", s->top, why);
	return true;
}

bool benchmarks_find(struct benchmarks *benchmarks, const char *const path[2], bool new_ok,
		     struct diag *diag, struct error *error)
{
	struct benchmark_search sides[2] = {{.top = path[0]}, {.top = path[1]}};
	bool good = find_profiles(&sides[0], &new_ok, diag, error) &&
		    find_profiles(&sides[1], NULL, diag, error);

	*benchmarks = (struct benchmarks){0};
	if (good)
		merge(benchmarks, sides);
	search_free(&sides[0]);
	search_free(&sides[1]);
	return good;
}

void benchmarks_free(struct benchmarks *benchmarks)
{
	while (benchmarks->count) {
		struct benchmark *last = &benchmarks->list[--benchmarks->count];

		words_free_all(&last->runs[0]);
		words_free_all(&last->runs[1]);
		free(last->name);
	}
	free(benchmarks->list);
}
