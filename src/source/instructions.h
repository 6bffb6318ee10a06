/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "source/source.h"

/* --- arrows.c ----------------------------------------------------------- */

/* At most this number of columns is used for arrows that overlap. */
enum { ARROW_COLUMNS = 12 };

/* Longer arrows are not drawn: nobody follows them by eye. */
enum { ARROW_LONGEST = 4096 };

/* A jump that may be drawn. */
struct arrow {
	size_t from, to; /* places: indices of instructions */
	unsigned column; /* from 1, set when it is drawn */
};

/* All zeros: no arrows. */
struct arrows {
	struct arrow *list; /* after arrows_draw(), from the top down */
	size_t count, room;
	unsigned columns; /* the number of columns used */
};

static inline size_t arrow_top(const struct arrow *arrow)
{
	return arrow->from < arrow->to ? arrow->from : arrow->to;
}

static inline size_t arrow_bottom(const struct arrow *arrow)
{
	return arrow->from < arrow->to ? arrow->to : arrow->from;
}

void arrows_add(struct arrows *arrows, size_t from, size_t to);

/*
 * Gives each arrow the first column beside `count` places that is free along it, the shortest one
 * first.  Those that find none are taken out of the list.
 */
void arrows_draw(struct arrows *arrows, size_t count);
void arrows_free(struct arrows *arrows);

/* --- instructions.c ----------------------------------------------------- */

struct code_range {
	uint64_t first, end; /* addresses; end is exclusive */
};

/*
 * The texts of the instructions that a report shows.  All instructions are named first and then
 * read at once, so each object takes few runs of objdump, or of the program in the environment
 * variable OBJDUMP, however many rows are in it.  Its output is not trusted.
 */
struct disassembly {
	struct source_search *search;
	uint32_t *of_name; /* by name of an object: index into files, plus 1; 0: not wanted */
	struct code_file {
		char *path; /* NULL: there is no file */
		uint64_t size;
		struct code_range *range; /* wanted addresses; once read, sorted and disjoint */
		size_t range_count, range_room;
		struct code_line {
			uint64_t address;
			name_id text;
		} * lines; /* the instructions in these ranges, by address */
		size_t line_count, line_room;
		char *why;     /* why there is no file, or a run failed; or NULL */
		bool left_out; /* a limit left some out */
		bool told;     /* a warning was printed */
	} * files;
	size_t file_count, file_room;
	struct names texts; /* of instructions */
};

/*
 * Reads the texts of the wanted addresses of all files, within LIMIT_CODE and LIMIT_OBJECTS, two
 * runs at a time.  Ends all runs after `patience` milliseconds, unless that is 0.
 */
void disassembly_run(struct disassembly *code, bool intel, int64_t patience);
void disassembly_free(struct disassembly *code);

/* An instruction of a row. */
struct instruction {
	uint64_t address;
	bool costly;                 /* it has costs, calls or jumps */
	name_id file;                /* of its line; NONE: not known */
	uint64_t line;               /* 0: not known */
	uint32_t frame;              /* its innermost frame, in code.frames; NONE: not known */
	struct values in[SIDES];     /* in instructions.costs */
	struct str text;             /* owned by the disassembly; empty: not known */
	size_t first_call, end_call; /* in calls.list */
	size_t first_jump, end_jump; /* in jumps */
	bool target;                 /* a drawn jump ends here */
	bool near;                   /* to be shown */
};

struct jump {
	uint64_t target;           /* its address */
	struct jump_counts counts; /* without function if in the row */
};

/* The instructions of a row, sorted by address. */
struct instructions {
	struct instruction *list;
	size_t count;
	struct jump *jumps;
	size_t jump_count;
	struct arrows arrows; /* by index in list */
	struct row_calls calls;
	struct costs costs;
};

/* Makes the index for instructions_of.  False: the profile has no addresses. */
bool instructions_index(struct report *report, struct error *error);

/* Reads the texts of the instructions of rows.  The caller frees with disassembly_free(). */
struct disassembly instructions_read(const struct report *report, const row_id *rows, size_t count,
				     struct source_search *search);

/*
 * Finds the instructions of a row that have costs, calls or jumps, and the instructions between
 * them, as far as they were read.  The disassembly must outlive
 * the list.  Warns of missing texts, once for each object.
 * Call instructions_free in either case.
 */
void instructions_of(const struct report *report, row_id row, struct instructions *list,
		     struct disassembly *code, struct diag *diag);
void instructions_free(struct instructions *list);

/* An instruction as an item. */
static inline struct item instructions_item(const struct report *report,
					    const struct instructions *list,
					    const struct instruction *x)
{
	return report_item(report, &list->costs, x->in);
}
