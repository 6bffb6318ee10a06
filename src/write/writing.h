/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/gate.h"
#include "shapes/call_tree.h"
#include "source/source.h"
#include "write/numbers.h"

/* --- what lines of a text are about ------------------------------------- */

/* The subject of a line of a text, which is more than its words. */
struct target {
	enum target_kind {
		TARGET_ROW,  /* a row of the report: a function, a file, an object */
		TARGET_CALL, /* the row that is called, or that calls; from file:at if known */
		TARGET_LINE, /* a line of a source: file:at */
		TARGET_INSTRUCTION, /* an instruction of the row, of the line file:at */
		TARGET_MORE,        /* what is left out */
	} kind;
	row_id row;    /* or NONE */
	name_id file;  /* or NONE */
	uint64_t at;   /* a line, 0: not known; of a branch of a call tree, its path */
	uint64_t cost; /* of a line or an instruction, by the order of the report */
	/* Of a branch of a call tree: whether something is below it, and shown; its level. */
	enum target_fold { FOLD_NONE, FOLD_CLOSED, FOLD_OPEN } fold;
	size_t depth;
};

static inline struct target target_of(enum target_kind kind, row_id row, name_id file, uint64_t at)
{
	return (struct target){.kind = kind, .row = row, .file = file, .at = at};
}

/* The targets of a text, for who walks through it.  Where nobody asks there is no list. */
struct targets {
	struct target_of_line {
		size_t line; /* of the output, from 0 */
		struct target target;
	} * list;
	size_t count, room;
	size_t line;    /* the number of lines that were ended */
	size_t *titles; /* lines with titles of columns, which hold for those below */
	size_t title_count, title_room;
};

/* Says what the line that is being written is about.  targets may be NULL. */
static inline void targets_add(struct targets *targets, struct target target)
{
	if (targets)
		UTIL_PUSH(targets->list, targets->count, targets->room) =
			(struct target_of_line){targets->line, target};
}

/* Returns the cost of an item in the event that orders the report; of a change, its magnitude. */
static inline uint64_t targets_cost(const struct report *report, struct item item)
{
	const struct column *column = columns_additive(report->columns);
	int64_t cost;

	return column && column_value(report->columns, column, item, &cost) ? number_magnitude(cost)
									    : 0;
}

/* --- tables.c: what --list and suites write, and lists for programs -------- */

/* Whom a title is for, in the order of a column's titles. */
enum table_format { TABLE_PEOPLE, TABLE_CSV, TABLE_JSON, TABLE_FORMATS };

/* The properties that all tables of a kind have in common. */
struct table_kind {
	const char *rows; /* the key of the rows in JSON */
	const struct table_column {
		/* NULL: the format has no such column; "": `name`, or that of the table. */
		const char *title[TABLE_FORMATS];
		char align; /* < or > */
		/* In text, what stands for no value; NULL: then JSON has no key. */
		const char *none;
		struct str name; /* of an event */
		/* Of lists: what it has; the value of a column, on a side or SIZE_MAX. */
		unsigned kind;
		const struct column *column;
		bool inclusive, grows; /* grows: behind the value by how much of OLD it is */
		size_t side;
	} * columns;
	size_t count; /* of columns */
};

struct table_cell {
	enum cell_kind {
		CELL_NONE,   /* no value */
		CELL_NAME,   /* text from strangers */
		CELL_DIGITS, /* such a text that usually is a number */
		CELL_WORD,   /* text of ours */
		CELL_PLAIN,  /* a number or a truth as JSON has it */
		CELL_VALUE,  /* a value, or that it is not given */
	} kind;
	struct str text; /* empty if there is none */
	/* For people, in parentheses behind it: a share, or of a name an event; or empty. */
	struct str mark;
	enum column_unit unit; /* of a value, and what its count is of */
	struct unit measures;
	struct fraction value;
	bool given, plus; /* plus: people see one before a value above 0 */
};

/* A table, which every format prints in one way. */
struct table {
	const struct table_kind *kind;
	struct str event;         /* that values are of; or at is NULL */
	struct table_cell *cells; /* row by row; of a list, those of one row: see table_row() */
	size_t count, room;
	struct words made;       /* texts of cells; others must outlive the table */
	const struct suite *of;  /* the suite whose reports follow; or NULL */
	struct table_list *list; /* what makes the rows of a list; or NULL */
};

/*
 * tables_parts: the selected parts, with their totals of the first event.  tables_events: what
 * --show takes.  tables_suite: the benchmarks of a suite.  tables_list: the listed rows, for
 * programs with all values, for people what a comment has room for; w must outlive it.
 */
struct table tables_parts(const struct profile *profile);
struct table tables_events(const struct columns *columns);
struct table tables_suite(const struct suite *suite);
struct writing;
struct table tables_list(const struct writing *w, bool for_programs);
void table_free(struct table *table);

/* The number of rows; and the cells of one, until the next one is asked for. */
size_t table_rows(const struct table *table);
const struct table_cell *table_row(struct table *table, size_t row);

/* The title of a column.  at is NULL: it has none. */
struct str table_title(const struct table *table, size_t column, enum table_format format);

/*
 * A value as people read it, short with its unit if it is a time or a size and they are at a
 * terminal; "." if it is not given.
 */
struct value_text table_value(const struct table_cell *cell, bool human);

/* --- formats -------------------------------------------------------------- */

/* Bits: what a format has and is, and its defaults. */
enum has {
	HAS_CALLS = 1 << 0,    /* the callers and callees of rows, even with TREE_NONE */
	HAS_COMPLETE = 1 << 1, /* all values of a row, for programs */
	HAS_FACTS = 1 << 2,    /* all facts of the profile */
	HAS_SOURCES = 1 << 3,  /* sources that the user names */
	HAS_LAYOUTS = 1 << 4,  /* --layout */
	HAS_TABS = 1 << 5,     /* tabs between fields, not commas */
	IS_PAGE = 1 << 8,      /* a page: cut_make() drops some rows and calls, ranking.c none */
	IS_TABLE = 1 << 9,     /* a table for programs, of any number of columns */
	IS_OF_ONE = 1 << 10,   /* one event decides order, cut and shares */
	NEEDS_CALLS = 1 << 11, /* it is about nothing else than calls */
	LISTS_FUNCTIONS = 1 << 12, /* --by=function is the default */
	LISTS_ALL = 1 << 13,       /* --threshold=100 is the default */
	LISTS_SHORT = 1 << 14,     /* --names=short is the default */
	/* What formats for programs have whose rows are a table. */
	HAS_TABLE = IS_TABLE | HAS_COMPLETE | LISTS_FUNCTIONS | LISTS_ALL,
};

/* The arguments of a writer: the stream, the data and the style. */
struct writing {
	FILE *out;
	const struct profile *profile;
	struct report *report;           /* NULL for a table */
	const struct columns *columns;   /* NULL for a table */
	struct diag *diag;               /* for warnings */
	size_t width;                    /* of a row, in columns; 0: any */
	size_t page;                     /* lines of the screen that --summary is to fit; 0: any */
	size_t rows;                     /* of a list on a screen, to print at most; 0: all */
	struct source_search *search;    /* for a report: finds its sources */
	const struct verdicts *verdicts; /* for a report: of its limits */
	bool color;                      /* use the escape sequences of a terminal */
	bool tabs;                       /* csv: tabs between fields, not commas */
	bool human;                      /* short numbers, for people at a terminal */
	bool diff;                       /* figures are changes: people see a sign */
	bool next;                       /* people are told what they may ask next */
	const struct call_tree_folds *folds; /* of a call tree on a screen; NULL: all is open */
	struct targets *targets; /* what the lines of a screen are about; NULL: not asked */
};

/*
 * A format.  Each function writes one thing; NULL: the format does not have it.
 * False: *error says why, such as a sum that does not fit into 64 bits.  Write
 * errors are not reported: the caller finds them in out.
 */
struct writer {
	unsigned has; /* bits of enum has */
	uint64_t top; /* the default of --top; 0: all rows */
	/* A report; that of a benchmark follows the table of a suite. */
	bool (*report)(const struct writing *w, struct error *error);
	void (*table)(const struct writing *w, struct table *table);
};

/* The formats, each in the file of its name or, of TSV and JSON, in csv.c and json_report.c. */
extern const struct writer CALLGRIND_WRITER, CSV_WRITER, FOLDED_WRITER, HTML_WRITER, JSON_WRITER,
	MARKDOWN_WRITER, TEXT_WRITER, TSV_WRITER;

/* Prints a report of one profile, or of the sum of several, as callgrind_annotate does. */
void classic_report(const struct writing *w);

/* The names of all formats, as --format=NAME has them, separated by |. */
extern const char writing_formats[];

/* The writer of this name, or NULL. */
const struct writer *writing_find(const char *name);
