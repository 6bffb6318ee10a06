/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/name.h"
#include "base/woven.h"
#include "values/column.h"
#include "values/inclusive.h"
#include "values/locations.h"

typedef uint32_t row_id;

/*
 * A row of the report: portions with the same object, file and name, added up.
 * A name_id is NONE if --by leaves that name out of the label.
 */
struct row {
	name_id object, file, name;
	bool after : 1; /* which sides have the row */
	bool before : 1;
	bool recorded : 1;    /* it has self costs, or a "fn=" names it */
	bool with_object : 1; /* the label shows the object */
	bool ambiguous : 1;   /* another row has the same file:name */
};

/* A file to annotate. */
struct report_file {
	const char *wanted; /* as the user typed it; NULL: we chose the file */
	name_id file;       /* NONE: not in the profile */
	bool own;           /* it is of the user's own code, where we chose it */
	size_t alike;       /* number of files that match wanted equally well */
};

/*
 * The rows to show of a profile, and their order: indices and values, no text.
 * The profile must outlive it.  Writers do not change it, except for the lines
 * and jumps of sources, which are indexed when they are first needed; a page makes small rows one.
 */
struct report {
	const struct profile *profile;
	const struct settings *settings;
	const struct columns *columns;
	const struct words *sources;     /* that the user wants, as typed */
	struct limits *limits;           /* NULL: there are no limits */
	const struct woven_files *woven; /* where OLD's sources were found; else empty */
	struct str directory;            /* cut from the front of file names */

	/* The sums of one side of the profile. */
	struct side_sums {
		const struct side *side;
		struct aggregates aggregates;
		struct inclusive inclusive; /* if needed */
		struct groups originals;    /* spellings of names, by name */
	} * sums;                           /* as profile->sides */
	size_t all_sides;                   /* as profile_all_sides() */
	bool has_inclusive;                 /* inclusive costs were found up front (side_sums.c) */
	bool is_small;                      /* no sum of costs or calls can overflow */
	int by;                             /* enum by; BY_ROW for BY_LINE */

	struct costs costs;    /* on top of the profile's */
	struct values *totals; /* by side */
	/* By name, of functions: how it is shown; on screens once asked for.  NULL: all are full. */
	struct str *shown;
	size_t shown_count;

	/* All rows, listed or not. */
	struct report_rows {
		struct row *list;
		size_t count;
		/*
		 * By row and side, with the inclusive costs and the numbers of
		 * calls if they are shown: report_self().
		 */
		struct values *in;
		/*
		 * First row that may be listed; with BY_LINE the function
		 * rows before it are hidden.
		 */
		row_id first;
		uint64_t *line;      /* by row less first */
		row_id *of_portion;  /* by portion: the row it is added to */
		row_id *of_function; /* by function: its own row */
		/*
		 * The nodes of the call graph are the rows of functions, or of
		 * groups.  By portion: its node; NULL if not needed.
		 */
		row_id *node_of_portion;
	} rows;

	/* The listed rows in their order, and how they were chosen. */
	struct report_order {
		row_id *listed; /* sorted, the largest cost first */
		size_t count;
		bool matched;    /* some row matches a pattern of --match */
		bool *left_out;  /* by row: --match or --hide leaves it out; NULL: there is none */
		size_t listable; /* rows that --match or --top choose from */
		bool chosen;     /* --match and the like choose rows */
	} order;

	struct report_file *files; /* to annotate */
	size_t file_count, file_room;
	bool *has_file;       /* by name: a side has code in the file */
	bool *after_has_file; /* by name: NEW, or the only side, has code in it */
	name_id unknown;      /* ???, if a listed row has code there, or NONE */

	/* Facts grouped by a key, for quick look-up; made when first needed. */
	struct report_index {
		/* Edges by called and by calling row; portions by row. */
		struct groups edges_to, edges_from, portions_of;
		struct groups calls_along; /* by edge, for row_calls_sites */
		struct locations code;     /* with --asm: by row */
		/*
		 * Lines and calls, `in` by file and `of` by row.  Grouping takes longer than all
		 * else, and few reports show lines, so source_lines_index() does it where needed.
		 */
		struct locations in, of;
	} index;
};

/* Returns whether rows are files or objects, not functions. */
static inline bool report_is_grouped(const struct report *report)
{
	return report->by == BY_FILE || report->by == BY_OBJECT;
}

/* The function whose own row this is, or NONE.  Functions' rows come first. */
static inline function_id report_function(const struct report *report, row_id row)
{
	return row < report->profile->functions.count && !report_is_grouped(report) ? row : NONE;
}

/* The sums that the report is about: of all that was read, or of NEW with --diff. */
static inline struct side_sums *report_after(const struct report *report)
{
	return &report->sums[report->profile->side_count - 1];
}

/* The sums of OLD with --diff; else the same as report_after(). */
static inline struct side_sums *report_before(const struct report *report)
{
	return &report->sums[0];
}

/* The sums of a slice of --compare. */
static inline struct side_sums *report_slice(const struct report *report, size_t slice)
{
	return &report->sums[profile_slice_side(report->profile, slice)];
}

/* The values of a row on a side. */
static inline struct values *report_values(const struct report *report,
					   const struct side_sums *sums, row_id row)
{
	return &report->rows.in[row * report->all_sides + (size_t)(sums - report->sums)];
}

/* A row by its self costs, by its inclusive costs, and as the report lists it. */
static inline struct item report_self(const struct report *report, row_id row)
{
	return (struct item){&report->costs, &report->rows.in[row * report->all_sides],
			     report->all_sides, report->profile->slice_count, false};
}

static inline struct item report_inclusive(const struct report *report, row_id row)
{
	return item_inclusive(report_self(report, row));
}

static inline struct item report_row(const struct report *report, row_id row)
{
	struct item item = report_self(report, row);

	item.inclusive = report->settings->inclusive;
	return item;
}

/* Something with values on the sides, other than a row. */
static inline struct item report_item(const struct report *report, const struct costs *costs,
				      const struct values *in)
{
	return (struct item){costs, in, report->profile->side_count, false, false};
}

/* The totals on all sides; and on one, such as that of OLD, which is 100 percent. */
static inline struct item report_totals(const struct report *report)
{
	return (struct item){&report->costs, report->totals, report->all_sides,
			     report->profile->slice_count, false};
}

static inline struct item report_total(const struct report *report, const struct side_sums *sums)
{
	return item_in(report_totals(report), (size_t)(sums - report->sums));
}

/*
 * Returns the total that values of a column are percentages of: the slice's own
 * total for a slice, OLD's for a change.
 */
int64_t report_whole(const struct report *report, const struct column *column);

/* Returns a name by its id, "" for NONE. */
struct str report_name(const struct report *report, name_id name);

/*
 * Returns a name for printing, which limits_name() may shorten.  Compare and
 * look up names by report_name().
 */
struct str report_shown_name(const struct report *report, name_id name);

/* Returns the name of a function as it is shown; --names may shorten it. */
struct str report_function_name(const struct report *report, name_id name);

/* Returns whether a name is that of a known file: not NONE and not ???. */
bool report_is_file(const struct report *report, name_id name);

/* Shown to people for an empty name; --fn finds it, too. */
#define REPORT_NO_NAME STR("(no name)")

/* Returns the short label of a row: its function, else its file or object. */
struct str report_row_name(const struct report *report, row_id row);

/* Returns whether rows are source lines: --by=line. */
static inline bool report_has_lines(const struct report *report)
{
	return report->rows.line != NULL;
}

/* The line number of a row, 0 if it is not known or the row is not a line. */
static inline uint64_t report_line(const struct report *report, row_id row)
{
	return row < report->rows.first ? 0 : report->rows.line[row - report->rows.first];
}

/*
 * report_line_numbers returns the line numbers of a row in OLD's and NEW's
 * source, 0 for a source that does not have the line.  report_line_label writes
 * the number as it is shown: NEW's, or "-N" for a line that only OLD has.
 */
struct woven_numbers report_line_numbers(const struct report *report, row_id row);
enum { REPORT_LINE = 22 }; /* bytes, including the NUL */
void report_line_label(const struct report *report, row_id row, char label[REPORT_LINE]);

/* Returns the name of a file to annotate, as it is shown. */
struct str report_file_name(const struct report *report, const struct report_file *file);

/*
 * Find the n-th spelling, from 0, of a file or object on a side, if any: as the profile has it, or
 * relative to the current directory if it is below that.
 */
bool report_written(const struct report *report, const struct side_sums *sums, name_id name,
		    size_t n, struct str *written);
bool report_original(const struct report *report, const struct side_sums *sums, name_id name,
		     size_t n, struct str *original);

/*
 * Sets *name to the n-th name, from 0, under which to look for a file to annotate: first as the
 * user typed it, then each spelling in the profile.  With --diff, OLD's spellings are used only if
 * NEW has no code in the file.  Returns false if there is none.
 */
bool report_source_name(const struct report *report, const struct report_file *file, size_t n,
			struct str *name);

/* Remembers that a sum in costs did not fit into 64 bits: columns_fit() tells it in the end. */
void report_note_overflow(const struct report *report, const struct costs *costs);

/* The number of the cycle of the function whose own row this is, or 0. */
uint32_t report_cycle(const struct report *report, row_id row);

/*
 * What stands behind the name of a row: " <cycle N>" if inclusive costs are shown, or `calls`, as
 * numbers of calls are; and with --diff, " (new)" or " (gone)" if one side alone has the row; else
 * empty.
 */
struct report_marks {
	char cycle[sizeof(" <cycle 4294967295>")];
	const char *side;
};
struct report_marks report_marks(const struct report *report, row_id row, bool calls);

/* Frees what is chosen and sorted; the values stay. */
void report_unlist(struct report *report);
void report_free(struct report *report);
