/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/util.h"
#include "report/gate.h"
#include "values/column.h"
#include "write/numbers.h"

#include <stdbool.h>
#include <stddef.h>

/* Whom a title is for, in the order of a column's titles. */
enum table_format { TABLE_PEOPLE, TABLE_CSV, TABLE_JSON, TABLE_FORMATS };

/* The properties that all tables of a kind have in common. */
struct table_kind {
	const char *rows, *row; /* the key of the rows in JSON; what a row is */
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
	size_t count;  /* of columns */
	bool in_paths; /* the first column is of paths */
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
	struct words made;      /* texts of cells; others must outlive the table */
	const struct suite *of; /* the suite whose reports follow; or NULL */
	/* Of a list: makes the cells of a row of so many, and frees what it needs; or NULL. */
	void (*fill)(struct table *table, size_t row);
	void (*end)(struct table *table);
	size_t list_rows;
	void *list;
};

/*
 * tables_parts: the selected parts, with their totals of the first event.  tables_events: what
 * --show takes.  tables_suite: the benchmarks of a suite.
 */
struct table tables_parts(const struct profile *profile);
struct table tables_events(const struct columns *columns);
struct table tables_suite(const struct suite *suite);
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

/* Takes over a text, which is freed with the table, or when another row of a list is made. */
struct str table_keep(struct table *table, struct str text);

/* Keeps a copy of a text in the same way. */
struct str table_copy(struct table *table, const char *text);
