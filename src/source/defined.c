/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/defined.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>

static bool is_of_name(char c)
{
	return isalnum((unsigned char)c) || c == '_' || c == '$';
}

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
		if ((i && is_of_name(left.at[i - 1])) || !str_eat(&rest, name))
			continue;
		rest = str_trim_left(rest);
		return (i || !indent_of(line)) && rest.length && strchr("(<", rest.at[0]);
	}
	return false;
}

/* The lines of a file that have costs, in order, and UINT64_MAX; the caller frees them. */
static uint64_t *lines_of(const struct profile *profile, name_id file)
{
	uint64_t *lines = util_alloc(profile->lines.count + 1, sizeof(*lines));
	size_t n = 0, i;

	for (i = 0; i < profile->lines.count; i++)
		if (profile->portions.pairs[profile->lines.pairs[i].a].b == file)
			lines[n++] = profile_number(profile, profile->lines.pairs[i].b);
	lines[n] = UINT64_MAX;
	qsort(lines, n, sizeof(*lines), util_compare_first);
	return lines;
}

/* The line in which a source defines name, if the definition has costs; else 0. */
static uint64_t defined_at(struct source *source, const uint64_t *lines, struct str name)
{
	uint64_t begin = 0;
	size_t indent = 0;
	struct error ignored;
	struct str line;
	bool failed;

	while (source_read_line(source, &line, &failed, &ignored)) {
		bool ends = begin && str_trim(line).length && indent_of(line) <= indent;

		while (*lines < (begin ? begin : source->line))
			lines++;
		if (begin && *lines <= source->line)
			return begin;
		/* Braces, and labels, stand as far left as the definition does. */
		if (ends && !strchr("{", line.at[indent]))
			begin = 0;
		if (!begin && defines(line, name)) {
			begin = source->line;
			indent = indent_of(line);
		}
	}
	return begin && *lines <= source->line ? begin : 0;
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
		uint64_t *lines;
		struct str shown;

		if (file.file == NONE || seen[file.file])
			continue;
		seen[file.file] = true;
		if (source_find_file(&source, report, &file, search, &ignored) != SOURCE_FOUND)
			continue;
		lines = lines_of(profile, file.file);
		line = source.woven ? 0 : defined_at(&source, lines, name);
		shown = report_shown_name(report, file.file);
		if (line)
			error_set(error,
				  "--fn=%.*s: the profile has no such function, as its code is "
				  "inlined where it is called: %.*s:%" PRIu64
				  " defines it, and --by=line --match=%.*s shows the lines",
				  (int)name.length, name.at, (int)shown.length, shown.at, line,
				  (int)shown.length, shown.at);
		free(lines);
		source_close(&source);
	}
	free(seen);
}
