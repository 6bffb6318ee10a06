/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For realpath.  NOLINTNEXTLINE: that is its name */
#define _XOPEN_SOURCE 700

#include "report/source.h"

#include <stdlib.h>
#include <unistd.h>

/* Ends of a name with more slashes than these are not looked for. */
enum { MOST_SLASHES = 64 };

/* --- finding ----------------------------------------------------------- */

/* What a name is looked for with, and what came of it so far. */
struct search {
	struct source *source;
	const struct settings *settings;
	enum source_absence absence;
	struct error *error; /* why, if it is SOURCE_UNREADABLE */
};

/* Whether a real path lies under a directory. */
static bool is_under(const char *path, const char *directory)
{
	char *real = realpath(directory, NULL);
	struct str rest = str_of(path);
	bool under;

	if (!real)
		return false;
	/* The root has a slash at its end. */
	under = str_eat(&rest, str_of(real)) &&
		(real[1] == '\0' || (rest.length && rest.at[0] == '/'));
	free(real);
	return under;
}

static bool is_inside(const char *path, const struct settings *settings)
{
	char *real = realpath(path, NULL);
	bool inside = real && is_under(real, ".");
	size_t i;

	for (i = 0; real && !inside && i < settings->include.count; i++)
		inside = is_under(real, settings->include.at[i]);
	for (i = 0; real && !inside && i < settings->source_map.count; i++)
		inside = is_under(real,
				  strchr(settings->source_map.at[i], '=') + 1);
	free(real);
	return inside;
}

/* Takes path and heading. */
static bool try_open(struct search *search, char *path, char *heading)
{
	struct source *source = search->source;
	struct error why;
	bool missing = true;

	if (search->settings->sources == SOURCES_INSIDE &&
	    !is_inside(path, search->settings)) {
		if (access(path, F_OK) == 0 &&
		    search->absence == SOURCE_MISSING)
			search->absence = SOURCE_OUTSIDE;
	} else if (input_open_regular(&source->input, path, &missing, &why)) {
		source->path = path;
		source->heading = heading;
		search->absence = SOURCE_FOUND;
		return true;
	} else if (!missing && search->absence != SOURCE_UNREADABLE) {
		search->absence = SOURCE_UNREADABLE;
		*search->error = why;
	}
	free(path);
	free(heading);
	return false;
}

/* compat: the name is put behind the directory, an absolute name too. */
static bool try_under(struct search *search, const char *directory,
		      const char *name)
{
	return try_open(search, util_format("%s/%s", directory, name),
			util_format("%s/ + %s", directory, name));
}

/* FROM=TO, where name is FROM or stands in it. */
static bool try_map(struct search *search, const char *map, const char *name)
{
	struct str to = str_of(map);
	struct str from = str_eat_until(&to, '=');
	struct str rest = str_of(name);

	while (from.length > 1 && from.at[from.length - 1] == '/')
		from.length--;
	while (to.length > 1 && to.at[to.length - 1] == '/')
		to.length--;
	if (!from.length || !str_eat(&rest, from) ||
	    (rest.length && rest.at[0] != '/' &&
	     from.at[from.length - 1] != '/'))
		return false;
	str_eat(&rest, STR("/"));
	return try_open(search,
			util_format("%.*s/%.*s", (int)to.length, to.at,
				    (int)rest.length, rest.at),
			util_format("%.*s/ + %.*s", (int)to.length, to.at,
				    (int)rest.length, rest.at));
}

/* The longest end of name, cut at slashes, that exists under directory. */
static bool try_ends(struct search *search, const char *directory,
		     const char *name)
{
	const char *end;

	const char *begin = name + strlen(name);
	unsigned slashes = 0;

	while (begin > name && slashes < MOST_SLASHES)
		slashes += *--begin == '/';
	name = begin;
	for (end = strchr(name, '/'); end; end = strchr(end, '/')) {
		while (*end == '/')
			end++;
		if (*end && try_under(search, directory, end))
			return true;
	}
	return false;
}

static bool look(struct search *search, const char *name)
{
	const struct settings *settings = search->settings;
	size_t i;

	if (!*name)
		return false;
	if (try_open(search, util_format("%s", name), util_format("%s", name)))
		return true;
	for (i = 0; i < settings->include.count; i++)
		if (try_under(search, settings->include.at[i], name))
			return true;
	for (i = 0; i < settings->source_map.count; i++)
		if (try_map(search, settings->source_map.at[i], name))
			return true;
	for (i = 0; i < settings->include.count; i++)
		if (try_ends(search, settings->include.at[i], name))
			return true;
	return false;
}

enum source_absence source_find(struct source *source, const char *name,
				const struct settings *settings,
				struct error *error)
{
	struct search search = {source, settings, SOURCE_MISSING, error};

	*source = (struct source){.input = {.fd = -1}};
	look(&search, name);
	return search.absence;
}

/* --- the stream -------------------------------------------------------- */

static uint64_t lower(uint64_t line, uint64_t context)
{
	return line > context ? line - context : 1;
}

static uint64_t upper(uint64_t line, uint64_t context)
{
	return line > UINT64_MAX - context ? UINT64_MAX : line + context;
}

/* The first line from i on whose costs are a reason to show it. */
static size_t next_large(const struct source_lines *costs, size_t i)
{
	while (i < costs->count &&
	       (costs->lines[i].number == 0 || costs->lines[i].small))
		i++;
	return i;
}

/*
 * The next lines to show: those around a costly line, and on while the lines
 * around the next one overlap (compat: not when they only touch).
 */
static bool next_window(struct source *source)
{
	const struct source_lines *costs = source->costs;
	uint64_t context = source->context;
	/* Without context, lines that touch are not apart. */
	uint64_t touch = context == 0;
	size_t i = next_large(costs, source->next_large);

	source->high = 0;
	if (i == costs->count)
		return false;
	source->low = lower(costs->lines[i].number, context);
	do {
		source->high = upper(costs->lines[i].number, context);
		i = next_large(costs, i + 1);
	} while (i < costs->count && lower(costs->lines[i].number, context) <=
					     upper(source->high, touch));
	source->next_large = i;
	source->gap_due = source->low > 1;
	return true;
}

enum source_absence source_find_file(struct source *source,
				     const struct report *report,
				     const struct report_file *file,
				     struct error *error)
{
	struct settings settings = *report->settings;
	struct str name = report_file_name(report, file);
	enum source_absence absence;
	char *path;

	/* No file has such a name, though one may have its beginning. */
	if (memchr(name.at, '\0', name.length))
		return SOURCE_MISSING;
	if (file->wanted)
		settings.sources = SOURCES_ALL;
	path = str_copy(name);
	absence = source_find(source, path, &settings, error);
	free(path);
	return absence;
}

void source_begin(struct source *source, const struct source_lines *costs,
		  uint64_t context)
{
	source->costs = costs;
	source->context = context;
	next_window(source);
}

bool source_read_line(struct source *source, struct str *text, bool *failed,
		      struct error *error)
{
	if (!source->block.length && !source->ended) {
		if (!input_block(&source->input, &source->block, error)) {
			*failed = source->ended = true;
			return false;
		}
		source->ended = source->block.length == 0;
	}
	if (source->ended)
		return false;
	*text = str_eat_until(&source->block, '\n');
	if (text->length && text->at[text->length - 1] == '\r')
		text->length--;
	source->line++;
	return true;
}

/* The costs and calls of a line. */
static void join(struct source *source, struct source_item *item)
{
	const struct source_lines *costs = source->costs;
	size_t *c = &source->next_calling;

	while (source->next < costs->count &&
	       costs->lines[source->next].number < item->number)
		source->next++;
	if (source->next < costs->count &&
	    costs->lines[source->next].number == item->number) {
		item->cost = costs->lines[source->next++].cost;
		item->costly = true;
	}
	while (*c < costs->calling_count &&
	       costs->calling[*c].number < item->number)
		++*c;
	if (*c < costs->calling_count &&
	    costs->calling[*c].number == item->number)
		item->calls = &costs->calling[(*c)++];
}

bool source_next(struct source *source, struct source_item *item,
		 struct error *error)
{
	const struct source_lines *costs = source->costs;
	bool failed = false;

	*item = (struct source_item){.kind = SOURCE_END, .text = STR("")};
	if (source->high && source->line >= source->high && !source->ended) {
		item->kind = SOURCE_GAP;
		item->number = source->line;
		/* Without context, one gap between lines is enough. */
		if (!next_window(source) || source->context)
			return true;
	}
	if (!source->high)
		return true;
	if (source->gap_due) {
		source->gap_due = false;
		item->kind = SOURCE_GAP;
		item->number = source->low;
		return true;
	}
	while (source_read_line(source, &item->text, &failed, error)) {
		if (source->line < source->low)
			continue;
		item->kind = SOURCE_LINE;
		item->number = source->line;
		join(source, item);
		return true;
	}
	if (failed)
		return false;
	while (source->next < costs->count &&
	       (costs->lines[source->next].number <= source->line ||
		costs->lines[source->next].small))
		source->next++;
	if (source->next < costs->count) {
		item->kind = SOURCE_BOGUS;
		item->number = costs->lines[source->next].number;
		item->cost = costs->lines[source->next++].cost;
		item->costly = true;
	}
	return true;
}

bool source_is_newer(const struct source *source, const struct profile *profile)
{
	/* The times of files unpacked together differ by less. */
	enum { NEARLY_SAME = 2 }; /* seconds */

	return profile->changed.tv_sec &&
	       source->input.changed.tv_sec >
		       profile->changed.tv_sec + NEARLY_SAME;
}

void source_close(struct source *source)
{
	input_close(&source->input);
	free(source->path);
	free(source->heading);
}
