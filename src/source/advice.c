/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/advice.h"

#include "base/map.h"
#include "base/names.h"
#include "base/util.h"

#include <dirent.h>
#include <stdlib.h>
#include <sys/stat.h>

/* Names with the same last piece as more files than these are of no use. */
enum { MOST_ALIKE = 16 };

/* A name not found, with what it is called last. */
struct lost {
	struct str name;
	uint32_t next; /* with the same last piece, or NONE */
};

/* An option, and how many names it would find. */
struct option_votes {
	size_t votes;
	uint32_t last; /* the last name that has voted for it */
	size_t pieces; /* of the longest end that is the same */
};

struct advisor {
	struct lost *lost;
	struct names last_pieces;
	uint32_t *first; /* lost, by last piece */
	size_t first_room;
	uint32_t *alike; /* files seen, by last piece */
	size_t alike_room;

	char **directories; /* to look at; those before next are done */
	size_t count, room, next;
	size_t seen; /* directories and files */

	struct names options;
	struct option_votes *votes; /* by option */
	size_t votes_room;
};

/*
 * The last piece of a path, which goes with the slash before it; "." is none.
 * Empty: there is no piece.
 */
static struct str eat_last(struct str *path)
{
	struct str last = {path->at, 0};
	size_t i;

	while (path->length && (!last.length || str_equal(last, STR(".")))) {
		for (i = path->length; i > 0 && path->at[i - 1] != '/'; i--)
			;
		last = (struct str){path->at + i, path->length - i};
		path->length = i ? i - 1 : 0;
	}
	return str_equal(last, STR(".")) ? STR("") : last;
}

static void add_lost(struct advisor *a, uint32_t id, struct str name)
{
	struct str rest = name, last = eat_last(&rest);
	size_t before = a->last_pieces.count;
	uint32_t piece;

	a->lost[id] = (struct lost){name, NONE};
	if (!last.length)
		return;
	piece = names_id(&a->last_pieces, last);
	a->first = util_grow(a->first, &a->first_room, a->last_pieces.count,
			     sizeof(*a->first));
	a->alike = util_grow(a->alike, &a->alike_room, a->last_pieces.count,
			     sizeof(*a->alike));
	if (a->last_pieces.count > before) {
		a->first[piece] = NONE;
		a->alike[piece] = 0;
	}
	a->lost[id].next = a->first[piece];
	a->first[piece] = id;
}

/* Whether a path is empty but for slashes and dots. */
static bool is_nothing(struct str path)
{
	return !eat_last(&path).length;
}

static void vote(struct advisor *a, uint32_t id, const char *option,
		 size_t pieces)
{
	size_t before = a->options.count;
	uint32_t n = names_id(&a->options, str_of(option));

	a->votes = util_grow(a->votes, &a->votes_room, a->options.count,
			     sizeof(*a->votes));
	if (a->options.count > before)
		a->votes[n] = (struct option_votes){0, NONE, 0};
	if (a->votes[n].pieces < pieces)
		a->votes[n].pieces = pieces;
	if (a->votes[n].last == id)
		return;
	a->votes[n].last = id;
	a->votes[n].votes++;
}

static bool ends_with(struct str s, struct str end)
{
	return s.length >= end.length &&
	       memcmp(s.at + s.length - end.length, end.at, end.length) == 0;
}

/* What option would find a name as this file, by their longest common end. */
static void compare(struct advisor *a, uint32_t id, struct str file)
{
	struct str from = a->lost[id].name, to = file;
	size_t pieces = 0;
	char *option;

	for (;;) {
		struct str x = from, y = to;
		struct str p = eat_last(&x), q = eat_last(&y);

		if (!p.length || !str_equal(p, q) || str_equal(p, STR("..")))
			break;
		from = x;
		to = y;
		pieces++;
	}
	while (from.length > 1 &&
	       (from.at[from.length - 1] == '/' || ends_with(from, STR("/."))))
		from.length--;
	if (!to.length)
		to = STR(".");
	if (memchr(from.at, '=', from.length))
		return;
	option = is_nothing(from)
			 ? util_format("-I %.*s", (int)to.length, to.at)
			 : util_format("--source-map=%.*s=%.*s",
				       (int)from.length, from.at,
				       (int)to.length, to.at);
	vote(a, id, option, pieces);
	free(option);
}

static void look_at_file(struct advisor *a, const char *path, const char *name)
{
	uint32_t piece = names_find(&a->last_pieces, str_of(name)), id;

	if (piece == NONE || ++a->alike[piece] > MOST_ALIKE)
		return;
	for (id = a->first[piece]; id != NONE; id = a->lost[id].next)
		compare(a, id, str_of(path));
}

static int compare_entries(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

/* What is in a directory, sorted; NULL if it cannot be read. */
static char **read_directory(const char *path, size_t *count)
{
	DIR *directory = opendir(path);
	struct dirent *entry;
	char **list = NULL;
	size_t room = 0;

	*count = 0;
	if (!directory)
		return NULL;
	while (*count < ADVICE_MOST_FILES && (entry = readdir(directory))) {
		if (entry->d_name[0] == '.')
			continue;
		list = util_grow(list, &room, *count + 1, sizeof(*list));
		list[(*count)++] = str_copy(str_of(entry->d_name));
	}
	closedir(directory);
	if (list)
		qsort(list, *count, sizeof(*list), compare_entries);
	return list;
}

/* The first bytes of paths are not shown: the directory where all begins. */
static void look_into(struct advisor *a, const char *directory, size_t skipped)
{
	size_t count, i;
	char **list = read_directory(directory, &count);

	for (i = 0; i < count; i++) {
		char *path = util_format("%s/%s", directory, list[i]);
		const char *relative = path + skipped;
		struct stat status;

		if (a->seen < ADVICE_MOST_FILES && lstat(path, &status) == 0) {
			a->seen++;
			if (S_ISREG(status.st_mode))
				look_at_file(a, relative, list[i]);
			if (S_ISDIR(status.st_mode)) {
				a->directories = util_grow(
					a->directories, &a->room, a->count + 1,
					sizeof(*a->directories));
				a->directories[a->count++] =
					str_copy(str_of(path));
			}
		}
		free(path);
		free(list[i]);
	}
	free(list);
}

/* Whether x is the better advice: more names, longer ends, or by its bytes. */
static bool is_better(const struct advisor *a, uint32_t x, uint32_t y)
{
	const struct option_votes *p = &a->votes[x], *q = &a->votes[y];

	if (p->votes != q->votes)
		return p->votes > q->votes;
	if (p->pieces != q->pieces)
		return p->pieces > q->pieces;
	return str_compare(names_str(&a->options, x),
			   names_str(&a->options, y)) < 0;
}

static char *best_option(const struct advisor *a, size_t *found)
{
	uint32_t best = NONE, i;

	for (i = 0; i < a->options.count; i++)
		if ((a->votes[i].pieces > 1 || a->votes[i].votes > 1) &&
		    (best == NONE || is_better(a, i, best)))
			best = i;
	*found = best == NONE ? 0 : a->votes[best].votes;
	return best == NONE ? NULL : str_copy(names_str(&a->options, best));
}

char *advice_find(const struct str *names, size_t count, const char *directory,
		  size_t *found)
{
	struct advisor a = {0};
	size_t skipped = strlen(directory) + 1, i;
	char *option;

	a.lost = util_alloc(count, sizeof(*a.lost));
	for (i = 0; i < count; i++)
		add_lost(&a, (uint32_t)i, names[i]);
	a.directories = util_grow(NULL, &a.room, 1, sizeof(*a.directories));
	a.directories[a.count++] = str_copy(str_of(directory));
	while (a.next < a.count && a.seen < ADVICE_MOST_FILES) {
		look_into(&a, a.directories[a.next], skipped);
		a.next++;
	}
	option = best_option(&a, found);
	for (i = 0; i < a.count; i++)
		free(a.directories[i]);
	free(a.directories);
	free(a.lost);
	free(a.first);
	free(a.alike);
	free(a.votes);
	names_free(&a.last_pieces);
	names_free(&a.options);
	return option;
}
