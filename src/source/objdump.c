/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/objdump.h"

#include "base/util.h"
#include "system/process.h"

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
};

/* Removes a hexadecimal number and a colon from the front of *line. */
static bool read_address(struct str *line, uint64_t *address)
{
	size_t digits = 0;

	*address = 0;
	for (; line->length; line->at++, line->length--, digits++) {
		char c = line->at[0];
		unsigned digit;

		if (c >= '0' && c <= '9')
			digit = (unsigned)(c - '0');
		else if (c >= 'a' && c <= 'f')
			digit = (unsigned)(c - 'a') + 10;
		else
			break;
		*address = *address << 4 | digit;
	}
	return digits && digits <= 16 && str_eat(line, STR(":"));
}

/* Adds a line such as " 401136: push %rbp"; ignores other lines. */
static void add_line(void *context, struct str line)
{
	struct reading *reading = context;
	struct objdump *run = reading->run;
	uint64_t address;

	if (!line.at)
		return;
	line = str_trim(line);
	if (!read_address(&line, &address) || !line.length || line.at[0] != '\t')
		return;
	if (run->count && run->lines[run->count - 1].address >= address)
		return;
	while (reading->range < run->range_count && run->range[reading->range].end <= address)
		reading->range++;
	if (reading->range == run->range_count || run->range[reading->range].first > address)
		return;
	UTIL_PUSH(run->lines, run->count, run->room) = (struct objdump_line){
		address, names_id(reading->texts, str_head(str_trim(line), LONGEST))};
}

/* Sets the command line of a run. */
static void begin_run(struct reading *reading, struct objdump *run, const char *program, bool intel,
		      struct names *texts)
{
	const char *argv[] = {
		program,
		"-d",
		"-C",
		"--no-show-raw-insn",
		reading->first,
		reading->end,
		intel ? "-Mintel" : "-d",
		"--",
		run->path,
		NULL,
	};

	reading->run = run;
	reading->texts = texts;
	sprintf(reading->first, "--start-address=0x%" PRIx64, run->range[0].first);
	sprintf(reading->end, "--stop-address=0x%" PRIx64, run->range[run->range_count - 1].end);
	memcpy(reading->argv, argv, sizeof(argv));
}

/* Says why a run has failed; NULL: it has not. */
static const char *reason(const struct objdump *run, const struct helper *helper)
{
	const char *why = helper_failure(helper);

	if (helper->result == HELPER_MISSING)
		return "%s: the program %s, which is needed to show its instructions, is not "
		       "installed";
	if (helper->result == HELPER_ENDED && run->count)
		return NULL;
	return why ? why
		   : "%s: %s finds no instructions where the profile has them; is it the one that "
		     "ran?";
}

void objdump_run(struct objdump *runs, size_t count, bool intel, int64_t patience,
		 struct names *texts)
{
	struct helper *helpers = util_alloc(count, sizeof(*helpers));
	struct reading *readings = util_alloc(count, sizeof(*readings));
	const char *program = getenv("OBJDUMP");
	size_t i;

	if (!program || !*program)
		program = "objdump";
	for (i = 0; i < count; i++) {
		begin_run(&readings[i], &runs[i], program, intel, texts);
		helpers[i] = (struct helper){
			.argv = readings[i].argv,
			.input = STR(""),
			.take = add_line,
			.context = &readings[i],
		};
	}
	helpers_run(helpers, count, patience);
	for (i = 0; i < count; i++) {
		const char *why = reason(&runs[i], &helpers[i]);

		if (why)
			/* NOLINTNEXTLINE: the formats are in reason() */
			runs[i].why = util_format(why, runs[i].path, program);
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
