/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/newest_run.h"

#include "base/number.h"
#include "base/str.h"
#include "base/util.h"
#include "read/read_file.h"
#include "system/input.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

/* The length of the number at a place of a text, see run_key(); or 0. */
static size_t number_at(struct str text, size_t i, bool digits)
{
	const char *at = text.at + i;
	const size_t most = text.length - i;
	size_t hex = 0, n = 0;

	while (hex < most && isxdigit((unsigned char)at[hex]))
		hex++;
	while (n < hex && number_is_digit(at[n]))
		n++;
	if (hex == 16 && !(hex < most && isalnum((unsigned char)at[hex])) &&
	    ((i > 0 && at[-1] == '-') || (i > 2 && memcmp(at - 3, "::h", 3) == 0)))
		return hex;
	if (!digits || (i > 0 && isalnum((unsigned char)at[-1])))
		return 0;
	return n < most && isalpha((unsigned char)at[n]) ? 0 : n;
}

char *run_key(struct str text, bool digits)
{
	char *key = util_alloc(text.length + 1, 1);
	size_t n = 0;

	for (size_t i = 0; i < text.length;) {
		size_t length = number_at(text, i, digits);

		key[n++] = (char)(length ? '#' : text.at[i]);
		i += length ? length : 1;
	}
	while (n > 2 && key[n - 1] == '#' && strchr(".-", key[n - 2]))
		n -= 2;
	key[n] = '\0';
	return key;
}

bool run_has_threads(const char *path)
{
	char *first = util_format("%s-01", path);
	bool has = access(first, F_OK) == 0;

	free(first);
	return has;
}

/* A file of the current directory with the name of a profile. */
struct candidate {
	char *name, *key;
	struct timespec changed;
	struct file_header header; /* if it was read */
	bool of_run;               /* it is of the newest run */
};

struct candidates {
	struct candidate *list;
	size_t count, room;
};

/* The newest first. */
static int compare_times(const struct candidate *a, const struct candidate *b)
{
	const struct timespec *s = &a->changed, *t = &b->changed;

	return s->tv_sec != t->tv_sec ? (s->tv_sec < t->tv_sec) - (s->tv_sec > t->tv_sec)
				      : (s->tv_nsec < t->tv_nsec) - (s->tv_nsec > t->tv_nsec);
}

static int compare_files(const void *a, const void *b)
{
	const struct candidate *x = a, *y = b;
	int order = compare_times(x, y);

	return order ? order : strcmp(x->name, y->name);
}

/* Those of the run first, by part and thread. */
static int compare_parts(const void *a, const void *b)
{
	const struct candidate *x = a, *y = b;
	int order = y->of_run - x->of_run;

	if (!order)
		order = file_header_compare(&x->header, &y->header);
	return order ? order : strcmp(x->name, y->name);
}

static bool is_called_so(struct str name)
{
	return str_begins(name, STR("callgrind.out")) || str_begins(name, STR("cachegrind.out")) ||
	       str_equal(str_tail(name, 10), STR(".callgrind"));
}

static bool find_files(struct candidates *c, struct error *error)
{
	DIR *directory = opendir(".");
	struct dirent *entry;

	if (!directory)
		return error_set(error, ".: %s", strerror(errno));
	while ((entry = readdir(directory)) != NULL) {
		struct str name = str_of(entry->d_name);
		struct stat status;

		/* A link to what this user cannot see may be the newest profile. */
		if (is_called_so(name) &&
		    (stat(name.at, &status) == 0 ? S_ISREG(status.st_mode)
						 : errno == EACCES && lstat(name.at, &status) == 0))
			UTIL_PUSH(c->list, c->count, c->room) = (struct candidate){
				.name = str_copy(name),
				.key = run_key(name, true),
				.changed = input_changed(&status),
			};
	}
	closedir(directory);
	if (c->count)
		qsort(c->list, c->count, sizeof(*c->list), compare_files);
	return true;
}

/*
 * Marks the files of the newest run, and returns their number.  0: there is none or, if *failed,
 * one that is newer cannot be read.
 */
static size_t find_run(struct candidates *c, bool *failed, struct diag *diag, struct error *error)
{
	const struct candidate *newest = NULL, *empty = NULL;
	size_t count = 0;

	for (size_t i = 0; i < c->count && !*failed; i++) {
		struct candidate *file = &c->list[i];
		enum read_result kind;

		if (newest && (!newest->header.pid || strcmp(file->key, newest->key) != 0))
			continue;
		kind = read_file_kind(file->name, &file->header, error);
		if (!newest && kind == READ_EMPTY && !empty && !run_has_threads(file->name))
			empty = file;
		if (kind == READ_FAILED && newest)
			diag_warn(diag, "%s; it is left out", error->text);
		*failed = kind == READ_FAILED && !newest;
		file->of_run = kind == READ_DONE &&
			       (!newest || file_header_same_pid(&file->header, &newest->header));
		count += file->of_run;
		if (file->of_run && !newest)
			newest = file;
	}
	if (newest && empty && compare_times(empty, newest))
		diag_warn(diag,
			  "%s is newer, but empty, as its run has not ended or was killed; the run "
			  "before it is reported",
			  empty->name);
	return count;
}

bool newest_run(struct words *found, struct diag *diag, struct error *error)
{
	struct candidates c = {0};
	bool failed = !find_files(&c, error);
	size_t count = find_run(&c, &failed, diag, error);

	if (count)
		qsort(c.list, c.count, sizeof(*c.list), compare_parts);
	for (size_t i = 0; i < c.count; i++) {
		if (i < count)
			words_add(found, c.list[i].name);
		else
			free(c.list[i].name);
		free(c.list[i].key);
		file_header_free(&c.list[i].header);
	}
	free(c.list);
	if (failed)
		return false;
	if (!count)
		return error_usage(error, "no profile is given, and none is here (callgrind.out*, "
					  "cachegrind.out*, *.callgrind); record one with valgrind "
					  "--tool=callgrind PROGRAM, or give '-' to read standard "
					  "input");
	if (diag->people && count == 1)
		diag_warn(diag, "reading %s", found->at[0]);
	else if (diag->people)
		diag_warn(diag, "reading %s files of one run: %s to %s",
			  number_grouped((int64_t)count).text, found->at[0], found->at[count - 1]);
	return true;
}
