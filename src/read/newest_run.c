/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/newest_run.h"

#include "system/input.h"

#include "base/number.h"
#include "base/str.h"
#include "base/util.h"
#include "read/read_file.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <sys/stat.h>

/* A file whose name begins with the prefix. */
struct run_file {
	char *name;
	struct timespec changed;
	bool numbered; /* the rest of the name is only these numbers: */
	uint64_t pid, dump, thread;
};

struct candidates {
	struct run_file *list;
	size_t count, room;
};

/*
 * Takes a mark and a number off *s, which a NUL ends; returns the number, else
 * `without`.
 */
static uint64_t eat_number(struct str *s, char mark, uint64_t without)
{
	uint64_t n;
	const char *end;

	if (!s->length || s->at[0] != mark)
		return without;
	end = number_digits(s->at + 1, &n);
	if (!number_is_safe(s->at + 1, end))
		return without;
	*s = str_from(*s, (size_t)(end - s->at));
	return n;
}

static void add_candidate(struct candidates *c, const char *name, struct str suffix,
			  const struct stat *status)
{
	struct run_file new = {.name = util_format("%s", name), .changed = input_changed(status)};

	new.pid = eat_number(&suffix, '.', UINT64_MAX);
	/* The last dump of a run, at its end, has no number. */
	new.dump = eat_number(&suffix, '.', UINT64_MAX);
	new.thread = eat_number(&suffix, '-', 0);
	new.numbered = new.pid != UINT64_MAX && !suffix.length;
	UTIL_PUSH(c->list, c->count, c->room) = new;
}

static int compare_times(const void *a, const void *b)
{
	const struct run_file *x = a, *y = b;
	const struct timespec *s = &x->changed, *t = &y->changed;

	if (s->tv_sec != t->tv_sec)
		return s->tv_sec < t->tv_sec ? 1 : -1;
	if (s->tv_nsec != t->tv_nsec)
		return s->tv_nsec < t->tv_nsec ? 1 : -1;
	return strcmp(x->name, y->name);
}

static int compare_dumps(const void *a, const void *b)
{
	const struct run_file *x = a, *y = b;

	if (x->dump != y->dump)
		return x->dump < y->dump ? -1 : 1;
	if (x->thread != y->thread)
		return x->thread < y->thread ? -1 : 1;
	return strcmp(x->name, y->name);
}

/* Finds nonempty files whose names begin with prefix, the newest first. */
static void find_files(struct candidates *c, const char *prefix)
{
	DIR *directory = opendir(".");
	struct dirent *entry;

	if (!directory && errno == ENOMEM)
		util_no_memory();
	while (directory && (entry = readdir(directory)) != NULL) {
		struct str suffix = str_of(entry->d_name);
		struct stat status;

		if (str_eat(&suffix, str_of(prefix)) && stat(entry->d_name, &status) == 0 &&
		    S_ISREG(status.st_mode) && status.st_size > 0)
			add_candidate(c, entry->d_name, suffix, &status);
	}
	if (directory)
		closedir(directory);
	if (c->count)
		qsort(c->list, c->count, sizeof(*c->list), compare_times);
}

void newest_run(const char *prefix, struct words *files)
{
	struct candidates c = {0};
	struct run_file newest = {0};
	size_t i, first = 0;

	find_files(&c, prefix);
	while (first < c.count && !read_file_is_profile(c.list[first].name, NULL))
		first++;
	if (first < c.count) {
		newest = c.list[first];
		qsort(c.list, c.count, sizeof(*c.list), compare_dumps);
	}
	for (i = 0; i < c.count; i++) {
		const struct run_file *file = &c.list[i];

		if (first < c.count &&
		    (file->name == newest.name ||
		     (newest.numbered && file->numbered && file->pid == newest.pid &&
		      read_file_is_profile(file->name, NULL))))
			words_add(files, file->name);
		else
			free(file->name);
	}
	free(c.list);
}
