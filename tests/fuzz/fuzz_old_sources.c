/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Two profiles and the source of each (struct several, with a line
 * "--- NEW ---" between the sources, too), compared with --old-sources:
 * wherever lines go, a side costs what it did.
 */
#include "setup.h"

#include "source/source.h"

enum { LONGEST_LINE = 300, LONGEST = 256 * 1024 };

static void offer(struct str before, struct str after)
{
	memory_clear();
	memory_file("old/a.c", before);
	memory_file("old/b.c", before);
	memory_file("a.c", after);
	memory_file("b.c", after);
}

static void try_report(const struct profile *profile,
		       const struct arguments *arguments,
		       const struct woven_files *woven)
{
	struct reported r;

	reported_begin_woven(&r, profile, &arguments->options,
			     &arguments->sources, woven);
	if (r.good)
		check_text(&r, LONGEST);
	reported_free(&r);
}

static void try_join(struct profile *profile, const struct arguments *arguments)
{
	struct diag diag = {0};
	struct woven_files woven = {0};
	size_t matched = 0;
	struct counted before[2], after[2];
	struct error error;
	int side;

	for (side = 0; side < 2; side++)
		count_side(profile, profile->sides[side], &before[side]);
	if (old_sources_join(profile, &arguments->options.settings, STR(""),
			     NULL, &woven, &matched, &diag, &error)) {
		for (side = 0; side < 2; side++) {
			count_side(profile, profile->sides[side], &after[side]);
			check_counted(&before[side], &after[side]);
		}
		try_report(profile, arguments, &woven);
	} else {
		REQUIRE(error.text[0]);
	}
	woven_files_free(&woven);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct several s = several_of(data, size);
	struct arguments arguments;
	struct reading reading;
	char command[LONGEST_LINE + 40];
	struct str before;

	if (size > LARGEST || s.line.length > LONGEST_LINE ||
	    memchr(s.line.at, '\0', s.line.length))
		return 0;
	sprintf(command, "--diff --old-sources=old%s%.*s",
		s.line.length ? " " : "", (int)s.line.length, s.line.at);
	arguments_begin(&arguments, str_of(command));
	before = eat_old(&s.source);
	offer(before, s.source);
	if (arguments.good && are_tame(&arguments.options) &&
	    arguments.options.settings.diff &&
	    arguments.options.list == LIST_NONE &&
	    several_read(&s, &arguments.options.settings, &reading)) {
		try_join(&reading.profile, &arguments);
		reading_free(&reading);
	}
	arguments_free(&arguments);
	return 0;
}
