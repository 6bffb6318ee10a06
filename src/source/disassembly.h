/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"
#include "base/map.h"
#include "report/report.h"
#include "source/source.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * Runs objdump, or the program in the environment variable OBJDUMP, without a
 * shell.  Its output is not trusted.
 */
struct code_range {
	uint64_t first, end; /* addresses; end is exclusive */
};

/* A run of objdump: its input, then the instructions that it found. */
struct objdump {
	const char *path;               /* of the object; owned by the caller */
	const struct code_range *range; /* sorted, disjoint */
	size_t range_count;             /* not 0 */
	struct objdump_line {
		uint64_t address;
		name_id text;
	} * lines; /* by address; only instructions in the ranges */
	size_t count, room;
	char *why; /* message if the run failed, or NULL */
};

/*
 * Does the runs, two at a time, and adds the texts of their instructions to
 * names.  Ends all after `patience` milliseconds, unless that is 0.
 */
void objdump_run(struct objdump *runs, size_t count, bool intel, int64_t patience,
		 struct names *texts);
void objdump_free(struct objdump *run);

/*
 * The texts of the instructions that a report shows.  All instructions are
 * named first and then read at once, so each object takes few runs of
 * objdump, however many rows are in it.
 */
struct disassembly {
	const struct report *report;
	struct source_search *search;
	uint32_t *of_name; /* index into files, plus 1; 0: not wanted */
	bool *told;        /* by name of an object: a warning was printed */
	struct code_file {
		char *path; /* NULL: there is no file */
		uint64_t size;
		struct code_range *range; /* wanted addresses */
		size_t range_count, range_room;
		size_t first_run, run_count; /* in runs */
		char *why;                   /* why there is no file; or NULL */
		bool left_out;               /* a limit left some out */
	} * files;
	size_t file_count, file_room;
	struct objdump *runs; /* by file, and by address */
	size_t run_count, run_room;
	struct names texts; /* of instructions */
};

/* Bytes between instructions; code in longer gaps is not shown. */
enum { DISASSEMBLY_FAR = 4096 };

void disassembly_begin(struct disassembly *code, const struct report *report,
		       struct source_search *search);

/*
 * Asks for the instructions of an object at n sorted addresses, and in gaps of
 * up to DISASSEMBLY_FAR between them.
 */
void disassembly_want(struct disassembly *code, name_id object, const uint64_t *addresses,
		      size_t n);

/* Reads all that was asked for, within LIMIT_CODE and LIMIT_OBJECTS. */
void disassembly_read(struct disassembly *code);

/*
 * Returns the first instruction at or after an address of an object that was
 * read near it, and sets *end after the last one.  NULL: none was read there.
 */
const struct objdump_line *disassembly_from(const struct disassembly *code, name_id object,
					    uint64_t address, const struct objdump_line **end);

/*
 * Warns, once for each object, why some of its instructions have no text:
 * `missing` of the wanted ones.
 */
void disassembly_warn(struct disassembly *code, name_id object, size_t missing, struct diag *diag);
void disassembly_free(struct disassembly *code);
