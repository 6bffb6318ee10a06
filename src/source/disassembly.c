/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/disassembly.h"

#include "base/util.h"
#include "system/helpers.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

/* No instruction is longer, in bytes. */
enum { LONGEST_INSTRUCTION = 16 };

/* --- objdump ----------------------------------------------------------- */

/* Bytes that are kept of an instruction's text. */
enum { LONGEST_TEXT = 1000 };

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
		address, names_id(reading->texts, str_head(str_trim(line), LONGEST_TEXT))};
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

/* --- the texts of a report ----------------------------------------------- */

void disassembly_begin(struct disassembly *code, const struct report *report,
		       struct source_search *search)
{
	*code = (struct disassembly){
		.report = report,
		.search = search,
		.of_name = util_alloc(report->profile->names.count, sizeof(*code->of_name)),
		.told = util_alloc(report->profile->names.count, sizeof(*code->told)),
	};
}

/* --- wanted instructions ----------------------------------------------- */

/* Returns the file of an object. */
static struct code_file *file_of(struct disassembly *code, name_id object)
{
	const struct report *report = code->report;
	struct scratch scratch;
	struct source found;
	struct code_file *file;
	struct error why;

	if (code->of_name[object])
		return &code->files[code->of_name[object] - 1];
	file = &UTIL_PUSH(code->files, code->file_count, code->file_room);
	code->of_name[object] = (uint32_t)code->file_count;
	*file = (struct code_file){0};
	if (source_find(&found, report_name(report, object), SOURCE_OBJECT,
			report->profile->current, code->search, &why) == SOURCE_FOUND) {
		file->path = str_copy(str_of(found.path));
		file->size = found.size;
		source_close(&found);
	} else {
		file->why =
			util_format("%s: %s; its instructions are not shown",
				    diag_quote(&scratch, report_name(report, object)), why.text);
	}
	return file;
}

void disassembly_want(struct disassembly *code, name_id object, const uint64_t *addresses, size_t n)
{
	struct code_file *file;
	size_t j;

	/* Code without an object cannot be disassembled. */
	if (!n || source_is_no_object(report_name(code->report, object)))
		return;
	file = file_of(code, object);
	if (!file->path)
		return;
	for (size_t i = 0; i < n; i = j) {
		uint64_t last = addresses[i];

		for (j = i + 1; j < n && addresses[j] - last <= DISASSEMBLY_FAR; j++)
			last = addresses[j];
		if (last > UINT64_MAX - LONGEST_INSTRUCTION)
			break;
		UTIL_PUSH(file->range, file->range_count, file->range_room) =
			(struct code_range){addresses[i], last + LONGEST_INSTRUCTION};
	}
}

/* --- reading ----------------------------------------------------------- */

void disassembly_read(struct disassembly *code)
{
	/* The fixed cost of a run, in bytes of a file. */
	const uint64_t begin = 4 << 20;
	struct limits *limits = code->search->limits;
	bool hurry = limits && !limits->lifted;
	size_t j;

	for (size_t f = 0; f < code->file_count; f++) {
		struct code_file *file = &code->files[f];
		struct code_range *range = file->range;
		/*
		 * The longest gap to disassemble within one run.  To start on a file
		 * takes objdump as long for each MB of it as 2 KB of code.
		 */
		const uint64_t near = DISASSEMBLY_FAR + file->size / 512;
		size_t joined = 0, kept = 0;

		if (file->range_count)
			qsort(range, file->range_count, sizeof(*range), util_compare_first);
		for (size_t i = 0; i < file->range_count; i++)
			if (!joined || range[joined - 1].end < range[i].first)
				range[joined++] = range[i];
			else if (range[joined - 1].end < range[i].end)
				range[joined - 1].end = range[i].end;
		for (size_t i = 0; i < joined; i++)
			if (limits_take(limits, LIMIT_CODE, range[i].end - range[i].first))
				range[kept++] = range[i];
		file->left_out = kept < joined;
		file->range_count = kept;
		file->first_run = code->run_count;
		for (size_t i = 0; i < kept; i = j) {
			for (j = i + 1; j < kept && range[j].first - range[j - 1].end <= near;)
				j++;
			if (!limits_take(limits, LIMIT_OBJECTS, file->size + begin)) {
				file->left_out = true;
				continue;
			}
			UTIL_PUSH(code->runs, code->run_count, code->run_room) = (struct objdump){
				.path = file->path, .range = &range[i], .range_count = j - i};
		}
		file->run_count = code->run_count - file->first_run;
	}
	objdump_run(code->runs, code->run_count, code->report->settings->assembly == ASSEMBLY_INTEL,
		    hurry ? LIMITS_HELPER * 1000 : 0, &code->texts);
}

/* --- results ----------------------------------------------------------- */

/* Returns the file of an object that was asked for, else NULL. */
static const struct code_file *find_file(const struct disassembly *code, name_id object)
{
	uint32_t i = code->of_name[object];

	return i ? &code->files[i - 1] : NULL;
}

const struct objdump_line *disassembly_from(const struct disassembly *code, name_id object,
					    uint64_t address, const struct objdump_line **end)
{
	const struct code_file *file = find_file(code, object);

	*end = NULL;
	for (size_t i = 0; file && i < file->run_count; i++) {
		const struct objdump *run = &code->runs[file->first_run + i];

		if (!run->count || address < run->range[0].first ||
		    address >= run->range[run->range_count - 1].end)
			continue;
		*end = run->lines + run->count;
		return run->lines +
		       util_count_below(run->lines, run->count, sizeof(*run->lines), address);
	}
	return NULL;
}

void disassembly_warn(struct disassembly *code, name_id object, size_t missing, struct diag *diag)
{
	const struct code_file *file = find_file(code, object);
	const char *why;

	if (!missing || !file || code->told[object])
		return;
	code->told[object] = true;
	why = file->why;
	for (size_t i = 0; !why && i < file->run_count; i++)
		why = code->runs[file->first_run + i].why;
	if (why)
		diag_warn(diag, "%s", why);
	else if (!file->left_out)
		diag_warn(diag,
			  "%s: %s addresses of the profile are not instruction boundaries in this "
			  "file",
			  file->path, number_grouped((int64_t)missing).text);
}

void disassembly_free(struct disassembly *code)
{
	for (size_t i = 0; i < code->file_count; i++) {
		free(code->files[i].path);
		free(code->files[i].range);
		free(code->files[i].why);
	}
	for (size_t i = 0; i < code->run_count; i++)
		objdump_free(&code->runs[i]);
	free(code->runs);
	free(code->of_name);
	free(code->told);
	free(code->files);
	names_free(&code->texts);
	*code = (struct disassembly){0};
}
