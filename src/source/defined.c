/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/defined.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>

static size_t indent_of(struct str line)
{
	return line.length - str_trim_left(line).length;
}

/*
 * Whether a line looks like the beginning of a definition: "static int name(", or
 * "fn name<", but neither "x = name(" nor "name(x);".
 */
static bool defines(struct str line, struct str name)
{
	struct str left = str_trim(line);
	size_t i;

	if (!left.length || left.at[left.length - 1] == ';' || str_begins(left, STR("return ")))
		return false;
	for (i = 0; i + name.length < left.length; i++) {
		struct str rest = str_from(left, i);

		if (strchr("(=\"'#/", left.at[i]))
			return false;
		if (i && (isalnum((unsigned char)left.at[i - 1]) || strchr("_$", left.at[i - 1])))
			continue;
		if (!str_eat(&rest, name))
			continue;
		rest = str_trim_left(rest);
		return (i || !indent_of(line)) && rest.length && strchr("(<", rest.at[0]);
	}
	return false;
}

/* The line in which the source of a file defines name, if the definition has costs; else 0. */
static uint64_t defined_at(struct source *source, const struct profile *profile, name_id file,
			   struct str name)
{
	/* The lines of the file that have costs, in order. */
	uint64_t *costly = util_alloc(profile->lines.count + 1, sizeof(*costly));
	const uint64_t *next = costly;
	uint64_t begin = 0;
	size_t indent = 0, n = 0, i;
	struct error ignored;
	struct str line;
	bool failed, found = false;

	for (i = 0; i < profile->lines.count; i++)
		if (profile->portions.pairs[profile->lines.pairs[i].a].b == file)
			costly[n++] = profile_number(profile, profile->lines.pairs[i].b);
	costly[n] = UINT64_MAX;
	qsort(costly, n, sizeof(*costly), util_compare_first);
	while (!found && source_read_line(source, &line, &failed, &ignored)) {
		bool ends = begin && str_trim(line).length && indent_of(line) <= indent;

		while (*next < (begin ? begin : source->line))
			next++;
		found = begin && *next <= source->line;
		/* Braces, and labels, stand as far left as the definition does. */
		if (!found && ends && !strchr("{", line.at[indent]))
			begin = 0;
		if (!begin && defines(line, name)) {
			begin = source->line;
			indent = indent_of(line);
		}
	}
	found = begin && *next <= source->line;
	free(costly);
	return found ? begin : 0;
}

void defined_find(const struct report *report, struct source_search *search, struct str name,
		  struct error *error)
{
	const struct profile *profile = report->profile;
	bool *seen = util_alloc(profile->names.count, sizeof(*seen));
	uint64_t line = 0;
	portion_id i;

	for (i = 0; i < profile->portions.count && !line; i++) {
		struct report_file file = {.file = profile->portions.pairs[i].b};
		struct source source;
		struct error ignored;
		struct str shown;

		if (file.file == NONE || seen[file.file])
			continue;
		seen[file.file] = true;
		if (source_find_file(&source, report, &file, search, &ignored) != SOURCE_FOUND)
			continue;
		line = source.woven ? 0 : defined_at(&source, profile, file.file, name);
		shown = report_shown_name(report, file.file);
		if (line)
			error_set(error,
				  "--fn=%.*s: the profile has no such function, as its code is "
				  "inlined where it is called: %.*s:%" PRIu64
				  " defines it, and --by=line --match=%.*s shows the lines",
				  (int)name.length, name.at, (int)shown.length, shown.at, line,
				  (int)shown.length, shown.at);
		source_close(&source);
	}
	free(seen);
}
