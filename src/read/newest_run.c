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

/* A file of the current directory. */
struct candidate {
	char *name;
	struct timespec changed;
	struct file_header header; /* if it was read */
};

struct candidates {
	struct candidate *list;
	size_t count, room;
};

static bool is_newer(const struct candidate *a, const struct candidate *b)
{
	const struct timespec *s = &a->changed, *t = &b->changed;

	return s->tv_sec > t->tv_sec || (s->tv_sec == t->tv_sec && s->tv_nsec > t->tv_nsec);
}

/* The newest first; equal ones by name. */
static int compare_times(const void *a, const void *b)
{
	const struct candidate *x = a, *y = b;

	return is_newer(x, y) ? -1 : is_newer(y, x) ? 1 : strcmp(x->name, y->name);
}

static int compare_parts(const void *a, const void *b)
{
	const struct candidate *x = a, *y = b;
	int order = file_header_compare(&x->header, &y->header);

	return order ? order : strcmp(x->name, y->name);
}

static bool find_files(struct candidates *c, struct error *error)
{
	DIR *directory = opendir(".");
	struct dirent *entry;

	if (!directory)
		return error_set(error, ".: %s", strerror(errno));
	while ((entry = readdir(directory)) != NULL) {
		const char *name = entry->d_name;
		struct stat status;

		/* A link to what this user cannot see may be the newest profile. */
		if (stat(name, &status) == 0 ? S_ISREG(status.st_mode)
					     : errno == EACCES && lstat(name, &status) == 0)
			UTIL_PUSH(c->list, c->count, c->room) = (struct candidate){
				.name = str_copy(str_of(name)), .changed = input_changed(&status)};
	}
	closedir(directory);
	if (c->count)
		qsort(c->list, c->count, sizeof(*c->list), compare_times);
	return true;
}

static bool is_called_so(struct str name)
{
	return str_begins(name, STR("callgrind.out")) || str_begins(name, STR("cachegrind.out")) ||
	       str_equal(str_tail(name, 10), STR(".callgrind"));
}

/* Returns whether a file is of the run of a profile, which has this key. */
static bool is_of_run(struct candidate *file, const struct candidate *profile, const char *key,
		      struct diag *diag)
{
	char *own = run_key(str_of(file->name), true);
	bool alike = profile->header.pid && strcmp(own, key) == 0;
	enum read_result kind = READ_OTHER;
	struct error error;

	free(own);
	if (alike)
		kind = read_file_kind(file->name, &file->header, &error);
	if (kind == READ_FAILED)
		diag_warn(diag, "%s; it is left out", error.text);
	return kind == READ_DONE && file->header.pid &&
	       strcmp(file->header.pid, profile->header.pid) == 0;
}

/*
 * Puts the files of the newest run first, and sets *count to their number.  False: one that is
 * newer, or the newest, cannot be read.
 */
static bool find_run(struct candidates *c, size_t *count, struct diag *diag, struct error *error)
{
	enum read_result kind = READ_OTHER;
	const struct candidate *empty = NULL;
	size_t newest;
	char *key;

	for (newest = 0; newest < c->count; newest++) {
		struct candidate *file = &c->list[newest];

		if (!is_called_so(str_of(file->name)))
			continue;
		kind = read_file_kind(file->name, &file->header, error);
		if (kind == READ_DONE || kind == READ_FAILED)
			break;
		if (kind == READ_EMPTY && !empty && !run_has_threads(file->name))
			empty = file;
	}
	if (newest == c->count || kind == READ_FAILED)
		return newest == c->count;
	if (empty && is_newer(empty, &c->list[newest]))
		diag_warn(diag,
			  "%s is newer, but empty, as its run has not ended or was killed; the run "
			  "before it is reported",
			  empty->name);
	key = run_key(str_of(c->list[newest].name), true);
	for (size_t i = newest; i < c->count; i++) {
		struct candidate *file = &c->list[i];

		if (!*count || is_of_run(file, c->list, key, diag)) {
			const struct candidate taken = *file;

			*file = c->list[*count];
			c->list[(*count)++] = taken;
		}
	}
	free(key);
	qsort(c->list, *count, sizeof(*c->list), compare_parts);
	return true;
}

bool newest_run(struct words *found, struct diag *diag, struct error *error)
{
	struct candidates c = {0};
	size_t count = 0;
	bool good = find_files(&c, error) && find_run(&c, &count, diag, error);

	for (size_t i = 0; i < c.count; i++) {
		if (i < count)
			words_add(found, c.list[i].name);
		else
			free(c.list[i].name);
		file_header_free(&c.list[i].header);
	}
	free(c.list);
	if (good && !count)
		return error_usage(error, "no profile is given, and none is here (callgrind.out*, "
					  "cachegrind.out*, *.callgrind); record one with valgrind "
					  "--tool=callgrind PROGRAM, or give '-' to read standard "
					  "input");
	if (count == 1)
		diag_advise(diag, "reading %s", found->at[0]);
	else if (count)
		diag_advise(diag, "reading %s files of one run: %s to %s",
			    number_grouped((int64_t)count).text, found->at[0],
			    found->at[count - 1]);
	return good;
}
