/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/objdump.h"

#include "base/util.h"
#include "system/helpers.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

/* Bytes that are kept of an instruction's text. */
enum { LONGEST = 1000 };

/* A run, with the words of its command line. */
struct reading {
	struct objdump *run;
	size_t range; /* the first range that was not passed yet */
	struct names *texts;
	char first[64], end[64];
	const char *argv[10];
	char *path;
};

/* Adds a line such as " 401136: push %rbp"; ignores other lines. */
static void add_line(void *context, struct str line)
{
	static const char hex[] = "0123456789abcdef";
	struct reading *reading = context;
	struct objdump *run = reading->run;
	uint64_t address = 0;
	size_t digits = 0;
	const char *digit;

	line = str_trim(line);
	for (; line.length && line.at[0] && (digit = strchr(hex, line.at[0])); digits++) {
		address = address << 4 | (uint64_t)(digit - hex);
		line = str_from(line, 1);
	}
	if (!digits || digits > 16 || !str_eat(&line, STR(":\t")) ||
	    (run->count && run->lines[run->count - 1].address >= address))
		return;
	while (reading->range < run->range_count && run->range[reading->range].end <= address)
		reading->range++;
	if (reading->range == run->range_count || run->range[reading->range].first > address)
		return;
	UTIL_PUSH(run->lines, run->count, run->room) = (struct objdump_line){
		address, names_id(reading->texts, str_head(str_trim(line), LONGEST))};
}

void objdump_run(struct objdump *runs, size_t count, bool intel, int64_t patience,
		 struct names *texts)
{
	struct helper *helpers = util_alloc(count, sizeof(*helpers));
	struct reading *readings = util_alloc(count, sizeof(*readings));
	const char *program = getenv("OBJDUMP");

	if (!program || !*program)
		program = "objdump";
	for (size_t i = 0; i < count; i++) {
		struct objdump *run = &runs[i];
		struct reading *reading = &readings[i];
		const char *const argv[] = {
			program,
			"-d",
			"-C",
			"--no-show-raw-insn",
			reading->first,
			reading->end,
			intel ? "-Mintel" : "-d",
			"--",
			NULL,
			NULL,
		};

		reading->run = run;
		reading->texts = texts;
		sprintf(reading->first, "--start-address=0x%" PRIx64, run->range[0].first);
		sprintf(reading->end, "--stop-address=0x%" PRIx64,
			run->range[run->range_count - 1].end);
		memcpy(reading->argv, argv, sizeof(argv));
		reading->path = helper_path(run->path);
		reading->argv[LENGTH(argv) - 2] = reading->path;
		helpers[i] = (struct helper){
			.argv = reading->argv,
			.input = STR(""),
			.take = add_line,
			.context = reading,
		};
	}
	helpers_run(helpers, count, patience);
	for (size_t i = 0; i < count; i++) {
		free(readings[i].path);
		if (!helpers[i].error && runs[i].count)
			continue;
		runs[i].why = helper_failure(&helpers[i], runs[i].path);
		if (!runs[i].why)
			runs[i].why = util_format("%s: %s finds no instructions where the profile "
						  "has them; is it the one that ran?",
						  runs[i].path, program);
	}
	free(helpers);
	free(readings);
}

void objdump_free(struct objdump *run)
{
	free(run->lines);
	free(run->why);
	*run = (struct objdump){0};
}
