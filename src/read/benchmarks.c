/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Each file gets a key, and the files of one key are a run.  Keys are tried from
 * the strictest to the loosest; what one key has paired is left to it.
 */
#include "read/benchmarks.h"

#include "base/map.h"
#include "base/names.h"
#include "base/number.h"
#include "base/str.h"
#include "base/util.h"
#include "read/newest_run.h"
#include "read/read_file.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* A profile below a directory. */
struct found {
	char *path;    /* with the directory */
	char *name;    /* of its run: the path below the directory, see name_dumps() */
	char *pattern; /* the whole path without its numbers: pattern_of() */
	char *command; /* after the directories of the name, and after --mod-file; or NULL */
	char *program; /* this without the directory of the program; or NULL */
	char *pid;     /* or NULL */
	bool numbered; /* the name is one that Callgrind or Cachegrind gives */
	/* A run is files that are added up. */
	size_t run;  /* index of its first file */
	size_t next; /* ... of the file behind this one; NONE: this is the last */
	/* Of the first file of a run: */
	size_t last; /* index of the last file */
	bool paired; /* it is in a benchmark */
};

struct benchmark_search {
	const char *top; /* the directory */
	struct found *list;
	size_t count, room;
	size_t others;                 /* number of files that are not profiles ... */
	char *other;                   /* ... and the path of the first one, or NULL */
	const struct renames *renames; /* of --mod-file, for commands */
};

/* The length of a name that Callgrind or Cachegrind gives, "callgrind.out.4711"; or 0. */
static size_t numbered_length(struct str file)
{
	struct str left = file;

	if (!str_eat(&left, STR("callgrind.out.")) && !str_eat(&left, STR("cachegrind.out.")))
		return 0;
	while (left.length && number_is_digit(left.at[0]))
		left = str_from(left, 1);
	if (left.length && left.at[0] != '.' && left.at[0] != '-')
		return 0;
	return file.length - left.length;
}

/*
 * A path with a # for each number without a letter beside it: sort8.4711.out is sort8.#.out then.
 * The numbers that ".N" and "-N" at the end have are left out.
 */
static char *pattern_of(struct str path)
{
	char *pattern = util_alloc(path.length + 1, 1);
	size_t n = 0, end;

	for (size_t i = 0; i < path.length; i = end) {
		for (end = i; end < path.length && number_is_digit(path.at[end]); end++)
			;
		if (end > i && !(i && isalpha((unsigned char)path.at[i - 1])) &&
		    !(end < path.length && isalpha((unsigned char)path.at[end]))) {
			pattern[n++] = '#';
			continue;
		}
		end += end == i;
		memcpy(pattern + n, path.at + i, end - i);
		n += end - i;
	}
	while (n > 1 && pattern[n - 1] == '#' && (pattern[n - 2] == '.' || pattern[n - 2] == '-'))
		n -= 2;
	pattern[n] = '\0';
	return pattern;
}

/* Gives a profile that is found its command, of which it has the file in this directory. */
static void set_command(struct found *found, struct str place, const char *command,
			const struct renames *renames)
{
	const struct str renamed = renames_apply(renames, str_of(command));
	struct str left = renamed, program = str_eat_word(&left);
	size_t base = (size_t)(str_base(program).at - renamed.at);

	found->command = (char *)str_join((struct str[]){place, renamed}, 2).at;
	found->program = (char *)str_join((struct str[]){place, str_from(renamed, base)}, 2).at;
	free((char *)renamed.at);
}

/*
 * Returns whether a file is the empty one that Callgrind leaves beside those of threads:
 * callgrind.out.10 beside callgrind.out.10-01.
 */
static bool is_of_threads(const char *path, const struct stat *status)
{
	struct str file = str_base(str_of(path));
	char *first;
	bool found;

	if (status->st_size || !file.length || numbered_length(file) != file.length)
		return false;
	first = util_format("%s-01", path);
	found = access(first, F_OK) == 0;
	free(first);
	return found;
}

/*
 * Adds a file, or puts a directory to search into `left`. Owns path.  False: the
 * file cannot be read.
 */
static bool add_path(struct benchmark_search *s, char *path, struct words *left,
		     struct error *error)
{
	enum read_result kind = READ_OTHER;
	struct file_header header = {0};
	struct stat status;

	/* Do not follow links to directories, which can form loops. */
	if (lstat(path, &status) == 0 && S_ISDIR(status.st_mode)) {
		words_add(left, path);
		return true;
	}
	if (stat(path, &status) == 0 && S_ISREG(status.st_mode)) {
		if (is_of_threads(path, &status)) {
			free(path);
			return true;
		}
		kind = read_file_kind(path, &header, error);
	}
	if (kind == READ_DONE) {
		struct str whole = str_of(path + strlen(s->top) + 1), place = whole;
		struct str file = str_eat_last(&place, '/');
		size_t length = numbered_length(file);

		UTIL_PUSH(s->list, s->count, s->room) = (struct found){
			.path = path,
			.name = str_copy(
				str_head(whole, place.length + (length ? length : file.length))),
			.pattern = pattern_of(whole),
			.numbered = length,
			.pid = header.pid,
		};
		if (header.command)
			set_command(&s->list[s->count - 1], place, header.command, s->renames);
		free(header.command);
		return true;
	}
	free(header.command);
	free(header.pid);
	if (kind != READ_FAILED && (!s->others++ || strcmp(path, s->other) < 0)) {
		free(s->other);
		s->other = path;
		return true;
	}
	free(path);
	return kind != READ_FAILED;
}

/* Finds all profiles below s->top; false: a directory or a file cannot be read. */
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
				good = add_path(s, util_format("%s/%s", path, entry->d_name), &left,
						error);
		if (directory)
			closedir(directory);
		free(path);
	}
	words_free_all(&left);
	return good;
}

static int compare_names(const void *a, const void *b)
{
	const struct found *x = a, *y = b;
	int order = strcmp(x->name, y->name);

	return order ? order : strcmp(x->path, y->path);
}

/* The last piece of the name of a file's run, without the numbers of dump and thread. */
static struct str base_file(const struct found *found)
{
	struct str base = run_name_of(str_of(found->path)).base;

	return str_eat_last(&base, '/');
}

static int compare_bases(const void *a, const void *b)
{
	const struct found *x = a, *y = b;
	int order =
		str_compare(run_name_of(str_of(x->path)).base, run_name_of(str_of(y->path)).base);

	return order ? order : strcmp(x->pid ? x->pid : "", y->pid ? y->pid : "");
}

/*
 * Gives the dumps of a run whose name has no PID the name of the run: callgrind.out for
 * callgrind.out.1 and so on.  They have one "pid:".
 */
static void name_dumps(struct benchmark_search *s)
{
	size_t end;

	if (s->count)
		qsort(s->list, s->count, sizeof(*s->list), compare_bases);
	for (size_t i = 0; i < s->count; i = end) {
		bool dumps = false;

		for (end = i; end < s->count && !compare_bases(&s->list[i], &s->list[end]); end++) {
			const struct run_name name = run_name_of(str_of(s->list[end].path));

			dumps |= s->list[end].pid && run_name_has_no_pid(&name, s->list[end].pid);
		}
		/* Callgrind's own names have the PID. */
		if (!dumps || numbered_length(base_file(&s->list[i])))
			continue;
		for (size_t j = i; j < end; j++) {
			struct str base = run_name_of(str_of(s->list[j].path)).base;

			free(s->list[j].name);
			s->list[j].name = str_copy(str_from(base, strlen(s->top) + 1));
			s->list[j].numbered = false;
		}
	}
}

/* Makes the files of one name runs. */
static void make_runs(struct benchmark_search *s)
{
	if (s->count)
		qsort(s->list, s->count, sizeof(*s->list), compare_names);
	for (size_t i = 0; i < s->count; i++) {
		struct found *added = &s->list[i], *before = i ? added - 1 : NULL;
		bool goes_on = before && strcmp(added->name, before->name) == 0;

		added->run = goes_on ? before->run : i;
		added->next = NONE;
		if (goes_on)
			before->next = i;
		s->list[added->run].last = i;
	}
}

/* Returns whether this file is the first of a run that is not paired yet. */
static bool is_left(const struct benchmark_search *s, size_t i)
{
	return s->list[i].run == i && !s->list[i].paired;
}

/* What runs may be paired by, and joined within a side, from the strictest on. */
enum key { KEY_NAME, KEY_COMMAND, KEY_PROGRAM, KEY_PATTERN, KEYS };

/* The key of a run, by its first file, or NULL: it has none. */
static const char *key_of(const struct found *first, enum key key)
{
	switch (key) {
	case KEY_NAME:
		return first->numbered ? NULL : first->name;
	case KEY_COMMAND:
		return first->command;
	case KEY_PROGRAM:
		return first->program;
	default:
		return first->pattern;
	}
}

/* The runs that were not paired yet, by a key. */
struct keyed {
	struct names texts;
	size_t *run; /* by text: the run that has it alone, or NONE: there are several */
	size_t count, room;
};

static void keyed_make(struct keyed *keyed, const struct benchmark_search *s, enum key key)
{
	*keyed = (struct keyed){.run = NULL};
	for (size_t i = 0; i < s->count; i++) {
		const char *text = is_left(s, i) ? key_of(&s->list[i], key) : NULL;
		name_id id = text ? names_id(&keyed->texts, str_of(text)) : NONE;

		if (id == keyed->count && text)
			UTIL_PUSH(keyed->run, keyed->count, keyed->room) = i;
		else if (text)
			keyed->run[id] = NONE;
	}
}

static void keyed_free(struct keyed *keyed)
{
	names_free(&keyed->texts);
	free(keyed->run);
}

/* The run that alone has this text for a key; NONE: there is none. */
static size_t keyed_run(const struct keyed *keyed, const char *text)
{
	name_id id = names_find(&keyed->texts, str_of(text));

	return id == NONE ? NONE : keyed->run[id];
}

/* Makes one run of those that have one command and one pattern. */
static void join_runs(struct benchmark_search *s)
{
	struct names texts = {0};
	struct map keys = {.count = 0}; /* (command, pattern) */
	size_t *first = util_alloc(s->count, sizeof(*first));
	uint32_t count = 0;

	for (size_t i = 0; i < s->count; i++) {
		struct found *of = &s->list[i], *into;
		uint32_t id;

		if (!is_left(s, i) || !of->command)
			continue;
		id = map_id(&keys, names_id(&texts, str_of(of->command)),
			    names_id(&texts, str_of(of->pattern)));
		if (id == count) {
			first[count++] = i;
			continue;
		}
		into = &s->list[first[id]];
		s->list[into->last].next = i;
		into->last = of->last;
		for (size_t k = i; k != NONE; k = s->list[k].next)
			s->list[k].run = first[id];
	}
	free(first);
	map_free(&keys);
	names_free(&texts);
}

/* Returns whether two files, neighbours by name, are dumps or threads of one process. */
static bool is_of_process(const struct found *a, const struct found *b)
{
	return a->run == b->run && strcmp(a->name, b->name) == 0 &&
	       (a->numbered || (a->pid && b->pid && strcmp(a->pid, b->pid) == 0));
}

/* Adds the benchmark of a run of OLD, of NEW or of both; NONE: there is none. */
static void add_benchmark(struct benchmarks *benchmarks, struct benchmark_search sides[2],
			  const size_t runs[2], enum key key)
{
	struct benchmark *added = &UTIL_PUSH(benchmarks->list, benchmarks->count, benchmarks->room);
	const bool is_new = runs[1] != NONE;
	const struct found *first = &sides[is_new].list[runs[is_new]];
	const char *name = first->name;

	if (key == KEY_PATTERN)
		name = first->pattern;
	else if (key == KEY_PROGRAM)
		name = first->program;
	else if (key != KEY_NAME && first->command && (key != KEYS || first->numbered))
		name = first->command;
	*added = (struct benchmark){.name = str_copy(str_of(name))};
	for (size_t side = 0; side < 2; side++) {
		struct found *list = sides[side].list;

		if (runs[side] == NONE)
			continue;
		list[runs[side]].paired = true;
		for (size_t i = runs[side]; i != NONE; i = list[i].next) {
			added->processes[side] += !i || !is_of_process(&list[i - 1], &list[i]);
			words_add(&added->files[side], list[i].path);
			list[i].path = NULL;
		}
	}
}

/*
 * Returns whether two runs of one key may be of one benchmark: no command says otherwise.  A number
 * in a name that users gave is believed to be of the process, and the command to differ as its path
 * does.
 */
static bool may_pair(const struct found *a, const struct found *b, enum key key)
{
	return key != KEY_PATTERN || !a->numbered || !a->command || !b->command ||
	       strcmp(a->program, b->program) == 0;
}

static int compare_benchmarks(const void *a, const void *b)
{
	const struct benchmark *x = a, *y = b;

	return strcmp(x->name, y->name);
}

static void pair_runs(struct benchmarks *benchmarks, struct benchmark_search sides[2])
{
	struct benchmark_search *before = &sides[0], *added = &sides[1];
	size_t i;
	enum key key;

	for (key = KEY_NAME; key < KEYS; key++) {
		struct keyed keyed[2];

		for (size_t side = 0; side < 2; side++) {
			if (key == KEY_COMMAND)
				join_runs(&sides[side]);
			keyed_make(&keyed[side], &sides[side], key);
		}
		for (i = 0; i < before->count; i++) {
			const char *text =
				is_left(before, i) ? key_of(&before->list[i], key) : NULL;
			size_t runs[2] = {i, text ? keyed_run(&keyed[1], text) : NONE};

			if (runs[1] != NONE && keyed_run(&keyed[0], text) == i &&
			    may_pair(&before->list[i], &added->list[runs[1]], key))
				add_benchmark(benchmarks, sides, runs, key);
		}
		keyed_free(&keyed[0]);
		keyed_free(&keyed[1]);
	}
	for (size_t side = 0; side < 2; side++)
		for (i = 0; i < sides[side].count; i++)
			if (is_left(&sides[side], i))
				add_benchmark(benchmarks, sides,
					      (size_t[2]){side ? NONE : i, side ? i : NONE}, KEYS);
	if (benchmarks->count)
		qsort(benchmarks->list, benchmarks->count, sizeof(*benchmarks->list),
		      compare_benchmarks);
}

static void search_free(struct benchmark_search *s)
{
	while (s->count) {
		struct found *found = &s->list[--s->count];

		free(found->path);
		free(found->name);
		free(found->pattern);
		free(found->command);
		free(found->program);
		free(found->pid);
	}
	free(s->list);
	free(s->other);
}

/*
 * Finds the profiles of a side, and warns of the files that are left out. For OLD,
 * new_ok says that it may have no profiles, as before the first run.
 */
static bool find_profiles(struct benchmark_search *s, bool is_old, bool new_ok, struct diag *diag,
			  struct error *error)
{
	struct stat status;
	bool missing = stat(s->top, &status) != 0 && errno == ENOENT;
	const char *why = missing ? strerror(ENOENT) : "there is no profile in this directory";

	if (!missing && !scan(s, error))
		return false;
	if (s->others == 1)
		diag_warn(diag, "%s: not a profile; it is left out", s->other);
	else if (s->others)
		diag_warn(diag, "%s and %s other file%s of %s: not profiles; they are left out",
			  s->other, number_grouped((int64_t)s->others - 1).text,
			  s->others > 2 ? "s" : "", s->top);
	name_dumps(s);
	make_runs(s);
	if (s->count)
		return true;
	if (!is_old || !new_ok)
		return error_set(error, "%s: %s%s", s->top, why,
				 is_old ? "; for a first run, give --new-ok" : "");
	diag_warn(diag, "%s: %s; all benchmarks are new", s->top, why);
	return true;
}

bool benchmarks_find(struct benchmarks *benchmarks, const char *const path[2],
		     const struct renames *renames, bool new_ok, struct diag *diag,
		     struct error *error)
{
	struct benchmark_search sides[2] = {{.top = path[0], .renames = renames},
					    {.top = path[1], .renames = renames}};
	bool good = find_profiles(&sides[0], true, new_ok, diag, error) &&
		    find_profiles(&sides[1], false, new_ok, diag, error);

	*benchmarks = (struct benchmarks){0};
	if (good)
		pair_runs(benchmarks, sides);
	search_free(&sides[0]);
	search_free(&sides[1]);
	return good;
}

/* --- what is not paired ------------------------------------------------ */

bool benchmarks_are_paired(const struct benchmarks *all, const char *const path[2],
			   struct error *error)
{
	for (size_t i = 0; i < all->count; i++)
		if (all->list[i].files[0].count && all->list[i].files[1].count)
			return true;
	return error_set(error,
			 "no benchmark of %s is paired with one of %s, by name or by cmd: (after "
			 "--mod-file), so that nothing is compared; --new-ok takes them as new",
			 path[0], path[1]);
}

/* Says which benchmarks one side lacks, OLD or NEW: the first one, and how many more. */
static void tell_missing(const struct benchmarks *all, unsigned side, const char *accepts,
			 struct diag *diag)
{
	static const char *const said[] = {"new: OLD does not have", "gone: NEW does not have"};
	const struct benchmark *first = NULL;
	struct scratch scratch;
	size_t count = 0;

	for (size_t i = 0; i < all->count; i++) {
		if (all->list[i].files[side].count)
			continue;
		first = first ? first : &all->list[i];
		count++;
	}
	if (count == 1)
		diag_warn(diag, "the benchmark %s is %s it%s",
			  diag_quote(&scratch, str_of(first->name)), said[side], accepts);
	else if (count)
		diag_warn(diag, "the benchmark %s and %s more are %s them%s",
			  diag_quote(&scratch, str_of(first->name)),
			  number_grouped((int64_t)count - 1).text, said[side], accepts);
}

bool benchmarks_tell_unlike(const struct benchmarks *all, bool limited, bool new_ok,
			    struct diag *diag)
{
	struct scratch scratch;
	bool missing = false;

	tell_missing(all, 1, limited && !new_ok ? "; --new-ok accepts that" : "", diag);
	tell_missing(all, 0, "", diag);
	for (size_t i = 0; i < all->count; i++) {
		const struct words *files = all->list[i].files;
		const size_t *processes = all->list[i].processes;

		if (files[0].count && files[1].count && benchmark_is_uneven(&all->list[i]))
			diag_warn(diag, "OLD has %s profile%s of the benchmark %s, NEW has %s; %s",
				  number_grouped((int64_t)processes[0]).text,
				  processes[0] == 1 ? "" : "s",
				  diag_quote(&scratch, str_of(all->list[i].name)),
				  number_grouped((int64_t)processes[1]).text,
				  limited && !new_ok
					  ? "they are not compared; --new-ok accepts that"
					  : "those of a side are added up");
		missing |= !files[1].count || benchmark_is_uneven(&all->list[i]);
	}
	return missing && limited && !new_ok;
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
