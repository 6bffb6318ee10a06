/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Sources with any text, and objects with any instructions (struct several):
 * all lines with costs are shown once, as text that hurts no terminal.
 */
#include "json.h"

#include "source/source.h"

enum { LONGEST_LINE = 300, LONGEST = 256 * 1024 };

/* As it is read: without \r at its end, and with a newline. */
static void check_line(struct str *text, const struct source_item *item,
		       uint64_t *line)
{
	struct str wanted = STR("");

	while (*line < item->number) {
		wanted = str_eat_until(text, '\n');
		++*line;
	}
	if (wanted.length && wanted.at[wanted.length - 1] == '\r')
		wanted.length--;
	REQUIRE(str_equal(item->text, wanted));
}

/* All lines of a file are shown, or are past the end of its source, once. */
static void check_stream(const struct source_lines *costs,
			 struct source *source, struct str text,
			 const struct settings *settings)
{
	struct wide lines = {0}, shown = {0};
	uint64_t line = 0;
	size_t i, calls = 0;
	struct source_item item;

	for (i = 0; i < costs->count; i++)
		if (costs->lines[i].number)
			wide_add(&lines, &costs->costs, costs->lines[i].in->self);
	source_begin(source, costs, settings->context);
	do {
		source_next(source, &item);
		wide_add(&shown, &costs->costs, item.line.in->self);
		if (item.kind == SOURCE_LINE)
			check_line(&text, &item, &line);
		if (item.line.first == item.line.end)
			continue;
		REQUIRE(item.line.number == item.number);
		REQUIRE(item.line.first >= calls);
		REQUIRE(item.line.end <= costs->calls.count);
		calls = item.line.end;
	} while (item.kind != SOURCE_END);
	REQUIRE(wide_equal(&lines, &shown));
}

static void check_streams(struct report *report, struct str text)
{
	struct source_search search;
	size_t i;

	source_search_init(&search, report->settings, report->profile, NULL);
	for (i = 0; i < report->file_count && i < 10; i++) {
		struct source_lines costs;
		struct source source;
		struct error error;
		unsigned event;

		if (report->files[i].file == NONE)
			continue;
		source_lines_of(report, report->files[i].file, NONE, false, &costs);
		if (!cost_overflow(&costs.costs, &event) && source_find(&source, STR("any"), SOURCE_TEXT,
				       NULL, &search, &error) == SOURCE_FOUND) {
			check_stream(&costs, &source, text, report->settings);
			source_close(&source);
		}
		source_lines_free(&costs);
	}
	source_search_free(&search);
}

static void try_report(const struct reading *reading,
		       const struct arguments *arguments, struct str text,
		       bool written)
{
	struct reported r;

	reported_begin(&r, &reading->profile, &arguments->options,
		       &arguments->sources);
	if (r.good && written)
		check_text(&r, LONGEST);
	else if (r.good)
		check_streams(&r.report, text);
	reported_free(&r);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct tries tries = tries_of(data, size, 2);
	struct several s = several_of(data, size);
	struct arguments arguments;
	struct reading reading;

	if (size > LARGEST || s.line.length > LONGEST_LINE)
		return 0;
	arguments_begin(&arguments, s.line);
	several_offer(&s);
	if (arguments.good && are_tame(&arguments.options) &&
	    arguments.options.list == LIST_NONE &&
	    several_read(&s, &arguments.options.settings, &reading)) {
		for (; tries.next < tries.end; tries.next++)
			try_report(&reading, &arguments, s.source, tries.next);
		reading_free(&reading);
	}
	arguments_free(&arguments);
	return 0;
}
