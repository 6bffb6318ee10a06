/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/runs.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
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

/* --- files ---------------------------------------------------------------- */

/* A file that may be a profile. */
struct file {
	char *path, *key;
	struct file_header header;
	struct timespec changed;
	size_t side; /* 0: below OLD, 1: below NEW */
	bool odd;    /* it is no regular file */
	bool chosen; /* it is a profile, and of the newest run */
};

struct files {
	struct file *list;
	size_t count, room;
};

static void free_files(struct files *files)
{
	while (files->count) {
		struct file *file = &files->list[--files->count];

		free(file->path);
		free(file->key);
		file_header_free(&file->header);
	}
	free(files->list);
}

static bool is_called_so(struct str name)
{
	return str_begins(name, STR("callgrind.out")) || str_begins(name, STR("cachegrind.out")) ||
	       str_equal(str_tail(name, 10), STR(".callgrind"));
}

/*
 * Finds the files of a directory and below; in the current one (NULL) only those with the name of a
 * profile.  Leaves out the empty ones beside those of threads.  False: a directory cannot be read.
 */
static bool scan(struct files *files, const char *path, struct error *error)
{
	DIR *directory = opendir(path ? path : ".");
	struct dirent *entry;
	bool good = directory || error_set(error, "%s: %s", path ? path : ".", strerror(errno));

	while (directory && good && (entry = readdir(directory)) != NULL) {
		const char *name = entry->d_name;
		char *at = path ? util_format("%s/%s", path, name) : str_copy(str_of(name));
		struct stat status, link;
		bool known =
			(path ? *name != '.' : is_called_so(str_of(name))) && lstat(at, &link) == 0;
		bool there = known && stat(at, &status) == 0;
		bool regular = there && S_ISREG(status.st_mode);
		/* Such as a link to nothing: no benchmark, but not gone; or the newest file. */
		bool odd = known && !regular &&
			   (there ? path && !S_ISDIR(status.st_mode) : path || errno == EACCES);

		if (odd || (regular && (status.st_size || !run_has_threads(at)))) {
			UTIL_PUSH(files->list, files->count, files->room) =
				(struct file){.path = at,
					      .changed = input_changed(there ? &status : &link),
					      .odd = odd};
			continue;
		}
		/* Links to directories can form loops. */
		if (there && path && S_ISDIR(link.st_mode))
			good = scan(files, at, error);
		free(at);
	}
	if (directory)
		closedir(directory);
	return good;
}

/* The newest first. */
static int compare_times(const void *a, const void *b)
{
	const struct file *x = a, *y = b;
	const struct timespec *s = &x->changed, *t = &y->changed;
	const int by_second = (s->tv_sec < t->tv_sec) - (s->tv_sec > t->tv_sec);
	const int within = (s->tv_nsec < t->tv_nsec) - (s->tv_nsec > t->tv_nsec);

	return by_second ? by_second : within ? within : strcmp(x->path, y->path);
}

static struct str text_of(const char *text)
{
	return str_of(text ? text : "");
}

/* By key, what is not chosen first; then by command, side, and run. */
static int compare_files(const void *a, const void *b)
{
	const struct file *x = a, *y = b;
	const struct file_header *h = &x->header, *i = &y->header;
	const int orders[] = {
		strcmp(x->key, y->key),
		x->chosen - y->chosen,
		str_compare(text_of(h->command), text_of(i->command)),
		(x->side > y->side) - (x->side < y->side),
		str_compare(text_of(h->pid), text_of(i->pid)),
		(h->part > i->part) - (h->part < i->part),
		(h->thread > i->thread) - (h->thread < i->thread),
	};

	for (size_t n = 0; n < LENGTH(orders); n++)
		if (orders[n])
			return orders[n];
	return strcmp(x->path, y->path);
}

static bool is_same_pid(const struct file *a, const struct file *b)
{
	return *a->header.pid && strcmp(a->header.pid, b->header.pid) == 0;
}

/* --- the newest run ------------------------------------------------------- */

/* Chooses the files of the newest run.  False: the newest file cannot be read. */
static bool choose_run(struct files *files, struct diag *diag, struct error *error)
{
	const struct file *newest = NULL, *empty = NULL;

	for (size_t i = 0; i < files->count; i++) {
		struct file *file = &files->list[i];
		enum read_result kind;

		file->key = run_key(str_of(file->path), true);
		if (newest && (!*newest->header.pid || strcmp(file->key, newest->key) != 0))
			continue;
		kind = read_file_kind(file->path, &file->header, error);
		if (kind == READ_FAILED && !newest)
			return false;
		/* It may be of another run. */
		if (kind == READ_FAILED)
			diag_warn(diag, "%s; it is left out", error->text);
		if (!newest && kind == READ_EMPTY && !empty)
			empty = file;
		file->chosen = kind == READ_DONE && (!newest || is_same_pid(file, newest));
		if (file->chosen && !newest)
			newest = file;
	}
	if (newest && empty &&
	    (newest->changed.tv_sec != empty->changed.tv_sec ||
	     newest->changed.tv_nsec != empty->changed.tv_nsec))
		diag_warn(diag,
			  "%s is newer, but empty, as its run has not ended or was killed; the run "
			  "before it is reported",
			  empty->path);
	return true;
}

bool newest_run(struct words *found, struct diag *diag, struct error *error)
{
	struct files files = {0};
	bool good = scan(&files, NULL, error);

	if (files.count)
		qsort(files.list, files.count, sizeof(*files.list), compare_times);
	good = good && choose_run(&files, diag, error);
	if (good && files.count)
		qsort(files.list, files.count, sizeof(*files.list), compare_files);
	for (size_t i = 0; good && i < files.count; i++)
		if (files.list[i].chosen) {
			words_add(found, files.list[i].path);
			files.list[i].path = NULL;
		}
	free_files(&files);
	if (!good)
		return false;
	if (!found->count)
		return error_usage(error, "no profile is given, and none is here (callgrind.out*, "
					  "cachegrind.out*, *.callgrind); record one with valgrind "
					  "--tool=callgrind PROGRAM, or give '-' to read standard "
					  "input");
	if (diag->people && found->count == 1)
		diag_warn(diag, "reading %s", found->at[0]);
	else if (diag->people)
		diag_warn(diag, "reading %s files of one run: %s to %s",
			  number_grouped((int64_t)found->count).text, found->at[0],
			  found->at[found->count - 1]);
	return true;
}

/* --- benchmarks ----------------------------------------------------------- */

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

static char *name_of(const struct file *file, bool by_command)
{
	struct str place = str_of(file->key), base = str_eat_last(&place, '/');
	const char *command = file->header.command;

	if (!by_command || !*command)
		return str_copy(str_of(file->key));
	/* These names say nothing. */
	if (str_equal(base, STR("callgrind.out")) || str_equal(base, STR("cachegrind.out")))
		return util_format("%.*s%s", (int)place.length, place.at, command);
	return util_format("%s: %s", file->key, command);
}

static bool is_of_command(const struct file *a, const struct file *b)
{
	return strcmp(a->header.command, b->header.command) == 0;
}

/* Takes sorted files into a benchmark, and counts its runs: what is not only another thread. */
static void take_files(struct benchmark *benchmark, struct file *list, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		const struct file *before = i ? &list[i - 1] : NULL, *file = &list[i];

		benchmark->runs[file->side] += !before || before->side != file->side ||
					       !is_same_pid(before, file) ||
					       before->header.part != file->header.part ||
					       before->header.thread == file->header.thread;
		words_add(&benchmark->files[file->side], file->path);
		list[i].path = NULL;
	}
}

static void add_benchmarks(struct benchmarks *all, struct file *list, size_t count)
{
	size_t profiles[2] = {0}, others[2] = {0}, first, end;
	bool by_command;

	for (size_t i = 0; i < count; i++)
		(list[i].chosen ? profiles : others)[list[i].side]++;
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

/* Returns the key of a name after --mod-file, which the caller frees. */
static char *renamed_key(const struct renames *renames, const char *name, bool digits)
{
	struct str renamed = renames_apply(renames, str_of(name));
	char *key = run_key(renamed, digits);

	str_free(renamed);
	return key;
}

/*
 * Finds the files of a side, and warns of those that are left out.  For OLD, new_ok says that it
 * may have no profiles, as before the first run.
 */
static bool find_side(struct files *files, const char *top, const struct renames *renames,
		      bool is_old, bool new_ok, struct diag *diag, struct error *error)
{
	struct stat status;
	bool missing = stat(top, &status) != 0 && errno == ENOENT;
	const char *why = missing ? strerror(ENOENT) : "there is no profile in this directory";
	const char *other = NULL;
	size_t first = files->count, others = 0;

	if (!missing && !scan(files, top, error))
		return false;
	for (size_t i = first; i < files->count; i++) {
		struct file *file = &files->list[i];
		struct file_header *header = &file->header;
		enum read_result kind =
			file->odd ? READ_OTHER : read_file_kind(file->path, header, error);

		if (kind == READ_FAILED)
			return false;
		file->side = !is_old;
		file->key = renamed_key(renames, file->path + strlen(top) + 1, true);
		file->chosen = kind == READ_DONE;
		if (file->chosen) {
			char *written = header->command;

			header->command = renamed_key(renames, written, false);
			free(written);
		}
		others += !file->chosen;
		if (!file->chosen && (!other || strcmp(file->path, other) < 0))
			other = file->path;
	}
	if (others)
		diag_warn(diag, "%s%s: no profile, left out", other, more_of(others).text);
	if (files->count - first > others)
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
	struct files files = {0};
	bool good = find_side(&files, path[0], renames, true, new_ok, diag, error) &&
		    find_side(&files, path[1], renames, false, new_ok, diag, error);
	size_t end;

	*benchmarks = (struct benchmarks){0};
	if (good && files.count)
		qsort(files.list, files.count, sizeof(*files.list), compare_files);
	for (size_t i = 0; good && i < files.count; i = end) {
		const char *key = files.list[i].key;

		for (end = i; end < files.count && strcmp(key, files.list[end].key) == 0;)
			end++;
		add_benchmarks(benchmarks, &files.list[i], end - i);
	}
	if (benchmarks->count)
		qsort(benchmarks->list, benchmarks->count, sizeof(*benchmarks->list),
		      compare_names);
	free_files(&files);
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
