/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/newest_run.h"

#include "system/input.h"

#include "base/number.h"
#include "base/str.h"
#include "base/util.h"
#include "read/read_file.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>

/* A file whose name begins with the prefix. */
struct run_file {
	char *name;
	struct timespec changed;
	bool empty;
	bool numbered; /* the rest of the name is only these numbers: */
	uint64_t pid, dump, thread;
};

struct candidates {
	struct run_file *list;
	size_t count, room;
};

/* Takes a mark and a number off the end of *s; returns the number, else `without`. */
static uint64_t eat_last_number(struct str *s, char mark, uint64_t without)
{
	size_t i = s->length;
	struct str digits;
	uint64_t n;

	while (i && number_is_digit(s->at[i - 1]))
		i--;
	digits = str_from(*s, i);
	if (i < 2 || s->at[i - 1] != mark || s->at[i - 2] == '/' ||
	    number_eat(&digits, &n) != NUMBER_OK || digits.length)
		return without;
	s->length = i - 1;
	return n;
}

struct run_name run_name_of(struct str name)
{
	struct run_name of = {.base = name};

	of.thread = eat_last_number(&of.base, '-', 0);
	of.dump = eat_last_number(&of.base, '.', UINT64_MAX);
	return of;
}

static bool is_number(const char *text, uint64_t number)
{
	struct str left = str_of(text);
	uint64_t n;

	return number_eat(&left, &n) == NUMBER_OK && !left.length && n == number;
}

bool run_name_has_no_pid(const struct run_name *name, const char *pid)
{
	/* callgrind.out.1 is also the name that Callgrind gives for PID 1. */
	const uint64_t first = is_number(pid, 1) ? 2 : 1;

	return name->dump == first || (name->dump == UINT64_MAX && name->thread);
}

/* Takes a mark and a number off *s, which a NUL ends; returns the number, else `without`. */
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

/* Adds a file.  suffix is its name after the prefix; pid: that begins with a PID. */
static void add_candidate(struct candidates *c, const char *name, struct str suffix, bool pid,
			  const struct stat *status)
{
	struct run_file file = {
		.name = util_format("%s", name),
		.changed = input_changed(status),
		.empty = S_ISREG(status->st_mode) && status->st_size == 0,
	};

	file.pid = pid ? eat_number(&suffix, '.', UINT64_MAX) : 0;
	/* The last dump of a run, at its end, has no number. */
	file.dump = eat_number(&suffix, '.', UINT64_MAX);
	file.thread = eat_number(&suffix, '-', 0);
	file.numbered = file.pid != UINT64_MAX && !suffix.length;
	UTIL_PUSH(c->list, c->count, c->room) = file;
}

static bool is_newer(const struct run_file *a, const struct run_file *b)
{
	const struct timespec *s = &a->changed, *t = &b->changed;

	return s->tv_sec > t->tv_sec || (s->tv_sec == t->tv_sec && s->tv_nsec > t->tv_nsec);
}

static int compare_times(const void *a, const void *b)
{
	const struct run_file *x = a, *y = b;

	if (is_newer(x, y))
		return -1;
	return is_newer(y, x) ? 1 : strcmp(x->name, y->name);
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

/* Finds the files of a directory whose names begin with prefix. */
static bool find_files(struct candidates *c, const char *path, struct str prefix, bool pid,
		       struct error *error)
{
	DIR *directory = opendir(path);
	struct dirent *entry;

	if (!directory && errno == ENOMEM)
		util_no_memory();
	if (!directory)
		return error_set(error, "%s: %s", path, strerror(errno));
	while ((entry = readdir(directory)) != NULL) {
		struct str suffix = str_of(entry->d_name);
		struct stat status;

		/* A link to what this user cannot see may be the newest profile. */
		if (str_eat(&suffix, prefix) &&
		    (fstatat(dirfd(directory), entry->d_name, &status, 0) == 0
			     ? S_ISREG(status.st_mode)
			     : errno == EACCES && fstatat(dirfd(directory), entry->d_name, &status,
							  AT_SYMLINK_NOFOLLOW) == 0))
			add_candidate(c, entry->d_name, suffix, pid, &status);
	}
	closedir(directory);
	return true;
}

static bool of_one_run(const struct run_file *a, const struct run_file *b)
{
	return a->name == b->name || (a->numbered && b->numbered && a->pid == b->pid);
}

/* The "pid:" of a profile, which the caller frees, or NULL. */
static char *pid_of(const char *name)
{
	struct file_header header;
	struct error ignored;

	read_file_kind(name, &header, &ignored);
	free(header.command);
	return header.pid;
}

/*
 * If the newest file is of a run whose name has no PID, numbers the files of that run as those of
 * one PID: the files of its base and its "pid:".
 */
static void number_run(struct candidates *c, struct run_file *newest)
{
	const struct str base = run_name_of(str_of(newest->name)).base;
	char *pid = pid_of(newest->name);
	bool *of_run, any = false;

	/* Its name has the PID. */
	if (pid && newest->numbered && is_number(pid, newest->pid)) {
		free(pid);
		return;
	}
	of_run = util_alloc(c->count, sizeof(*of_run));
	for (size_t i = 0; pid && i < c->count; i++) {
		const struct run_name name = run_name_of(str_of(c->list[i].name));
		char *other = str_equal(name.base, base) ? pid_of(c->list[i].name) : NULL;

		of_run[i] = other && strcmp(other, pid) == 0;
		any |= of_run[i] && run_name_has_no_pid(&name, pid);
		free(other);
	}
	for (size_t i = 0; any && i < c->count; i++) {
		const struct run_name name = run_name_of(str_of(c->list[i].name));

		/* No PID is that high. */
		if (of_run[i]) {
			c->list[i].numbered = true;
			c->list[i].pid = UINT64_MAX;
			c->list[i].dump = name.dump;
			c->list[i].thread = name.thread;
		}
		if (c->list[i].name == newest->name)
			*newest = c->list[i];
	}
	free(of_run);
	free(pid);
}

static void candidates_free(struct candidates *c)
{
	while (c->count)
		free(c->list[--c->count].name);
	free(c->list);
}

/* Adds the profiles of the newest run whose names begin with prefix; see newest_run(). */
static bool find_run(const char *prefix, struct words *files, struct diag *diag,
		     struct error *error)
{
	struct candidates c = {0};
	/* The newest profile, and the newest of the empty files that are newer. */
	struct run_file newest = {0}, empty = {0};
	enum read_result kind;
	bool good = find_files(&c, ".", str_of(prefix), true, error);

	if (c.count)
		qsort(c.list, c.count, sizeof(*c.list), compare_times);
	for (size_t i = 0; good && !newest.name && i < c.count; i++) {
		const struct run_file *file = &c.list[i];

		kind = file->empty ? READ_EMPTY : read_file_kind(file->name, NULL, error);
		if (kind == READ_EMPTY && !empty.name)
			empty = *file;
		if (kind == READ_DONE)
			newest = *file;
		/* It may be the newest profile. */
		good = kind != READ_FAILED;
	}
	if (good && newest.name)
		number_run(&c, &newest);
	if (good && newest.name && empty.name && is_newer(&empty, &newest) &&
	    !of_one_run(&empty, &newest))
		diag_warn(diag,
			  "%s is newer, but empty, as its run has not ended or was killed; the run "
			  "before it is reported",
			  empty.name);
	if (c.count)
		qsort(c.list, c.count, sizeof(*c.list), compare_dumps);
	for (size_t i = 0; good && newest.name && i < c.count; i++) {
		struct run_file *file = &c.list[i];

		if (file->empty || !of_one_run(file, &newest))
			continue;
		kind = read_file_kind(file->name, NULL, error);
		good = kind != READ_FAILED;
		if (kind == READ_DONE) {
			words_add(files, file->name);
			file->name = NULL;
		}
	}
	candidates_free(&c);
	return good;
}

bool newest_run(struct words *found, struct diag *diag, struct error *error)
{
	if (!find_run("callgrind.out", found, diag, error) ||
	    (!found->count && !find_run("cachegrind.out", found, diag, error)))
		return false;
	if (!found->count)
		return error_usage(error, "no profile is given, and none is here (callgrind.out*, "
					  "cachegrind.out*); record one with valgrind "
					  "--tool=callgrind PROGRAM, or give '-' to read standard "
					  "input");
	if (found->count == 1)
		diag_advise(diag, "reading %s", found->at[0]);
	else
		diag_advise(diag, "reading %s files of one run: %s to %s",
			    number_grouped((int64_t)found->count).text, found->at[0],
			    found->at[found->count - 1]);
	return true;
}

static bool has_word(const struct words *words, const char *word)
{
	for (size_t i = 0; i < words->count; i++)
		if (strcmp(words->at[i], word) == 0)
			return true;
	return false;
}

void newest_run_add_others(const char *path, const struct words *named, struct error *error)
{
	enum { LISTED = 8 };
	struct candidates c = {0};
	struct str directory = str_of(path), name = str_eat_last(&directory, '/');
	char *where = directory.length ? str_copy(directory) : util_format(".");
	struct error ignored;
	size_t n = 0;

	find_files(&c, where, name, false, &ignored);
	if (c.count)
		qsort(c.list, c.count, sizeof(*c.list), compare_dumps);
	for (size_t i = 0; i < c.count; i++) {
		char *other = util_format("%.*s%s", (int)directory.length, path, c.list[i].name);

		if (c.list[i].numbered && !c.list[i].empty && !has_word(named, other) &&
		    n++ < LISTED)
			error_add(error, "%s%s", n > 1 ? ", " : "; its run wrote ", other);
		free(other);
	}
	if (n > LISTED)
		error_add(error, " and %s more", number_grouped((int64_t)(n - LISTED)).text);
	if (n)
		error_add(error, ": name %s instead", n > 1 ? "them" : "that");
	free(where);
	candidates_free(&c);
}
