/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef REPORT_H
#define REPORT_H

#include "base/groups.h"
#include "base/limits.h"
#include "base/short_names.h"
#include "base/woven.h"
#include "figures/aggregates.h"
#include "figures/columns.h"
#include "figures/fold.h"
#include "figures/inclusive.h"
#include "figures/noise.h"
#include "figures/settings.h"
#include "figures/spots.h"
#include "profile/profile.h"

#include <stdbool.h>
#include <stdint.h>

struct debuginfod;

typedef uint32_t row_id;

/*
 * A row of the report: the portions of one label, object, file and name added
 * up; ids of names, NONE for what --by leaves out of the label.
 */
struct row {
	name_id object, file, name;
	/*
	 * Costs of all sides and slices, with how often it was called where
	 * that is shown; and where anything needs it, the inclusive cost.
	 */
	cost_id self, inclusive;
	cost_id cost; /* as listed: one of these */
	bool new : 1; /* which side has it */
	bool old : 1;
	bool changed : 1;     /* with --diff: a line, or a call that is shown */
	bool noise : 1;       /* its change is, and so it is not listed */
	bool recorded : 1;    /* it has self costs, or a "fn=" names it */
	bool with_object : 1; /* its label shows the object */
	bool ambiguous : 1;   /* without it, it would look like another row */
};

/* A file to annotate. */
struct report_file {
	const char *wanted; /* by the user, as typed; NULL: chosen by us */
	name_id file;       /* NONE: not in the profile */
	bool recorded;      /* the profile has a row of it */
	size_t alike;       /* number of files that match wanted equally well */
};

/*
 * What to show of a profile, and in which order: indices, no text.  It is made
 * from a profile that must outlive it.  Writers do not change it, but for the
 * lines and jumps of sources, which are found when they are first asked for.
 */
struct report {
	const struct profile *profile;
	const struct settings *settings;
	const struct columns *columns;
	const struct words *sources;     /* that the user wants, as typed */
	struct debuginfod *debuginfod;   /* NULL: nothing is asked for */
	struct limits *limits;           /* NULL: no bounds hold */
	const struct woven_files *woven; /* with --old-sources, else NULL */
	struct fold_result folded; /* what --fold has made of the profile */
	struct str directory;      /* is cut from names of files */

	/* What is known of one side or slice of the profile. */
	struct view {
		const struct side *side;
		struct aggregates aggregates;
		struct inclusive inclusive; /* if needed */
		/*
		 * By portion, with calls; BY_ROW: of inlined code only.  NULL:
		 * it is not needed.
		 */
		cost_id *portion_cost;
		cost_id total;
		/* By row; inclusive is of no use where it is not needed. */
		cost_id *row_self, *row_inclusive;
		struct groups originals; /* of the side, by name */
	} * views;         /* the sides, and behind them the slices */
	size_t view_count; /* of both */
	bool has_inclusive; /* inclusive costs were computed up front, not on demand (views.h) */
	int by; /* enum by; BY_ROW for BY_LINE and BY_INSTR */

	struct costs costs; /* on top of the profile's */
	cost_id total;      /* is 100 percent */
	cost_id totals;     /* of all views, as sides of one cost */
	uint32_t *node_of_portion, *node_of_function;
	/* With short names: which one stands for a name, or NONE. */
	struct short_names short_names;
	uint32_t *short_of; /* by name; NULL: all are full */

	/* The rows, which are not all listed. */
	struct report_rows {
		struct row *list;
		size_t count;
		/*
		 * First row that may be listed; with BY_LINE and BY_INSTR the
		 * function rows before it are hidden.
		 */
		row_id first;
		/* By row less first: its line; with BY_INSTR, its address. */
		uint64_t *line, *address;
		row_id *of_portion;  /* by portion */
		row_id *of_function; /* by function: its own row */
		bool *portion_changed; /* by portion, with --diff: see changes.h */
	} rows;

	/* Which rows are listed, in which order, and why those. */
	struct report_order {
		row_id *listed; /* the largest cost first */
		size_t count;
		bool matched; /* a row matches one of --match */
		struct words
			unhidden; /* values of --hide that no row matches */
		size_t listable; /* rows that --match and the like choose from */
		size_t noise;    /* rows that are left out as noise */
		bool chosen;     /* --match and the like choose rows */
	} order;

	struct report_file *files; /* to annotate */
	size_t file_count, file_room;
	bool *has_file;     /* by name: some side has code in it ... */
	bool *new_has_file; /* ... or the side that the report is about */
	name_id unknown;    /* ???, if a row listed has code there, or NONE */

	/* Facts grouped by what is looked for, made where anything needs them. */
	struct report_index {
		/* Edges by the row called and calling; and portions by row. */
		struct groups edges_to, edges_from, portions_of;
		struct groups calls_along; /* by edge, for row_calls_sites */
		struct spots code;         /* with --asm: by row */
		/*
		 * Lines and calls by file, and where one row is looked at by
		 * row.  To make them takes longer than all else, and few
		 * reports show lines: source_lines_index() makes them.
		 */
		struct spots in, of;
		struct groups jumps_in; /* with --jumps, by file */
	} index;
};

/* Whether rows are files or objects, which have functions. */
static inline bool report_is_grouped(const struct report *report)
{
	return !(BY_KINDS[report->by].label & LABEL_NAME);
}

/* The function whose own row this is, or NONE: rows.c begins with these. */
static inline function_id report_function(const struct report *report,
					  row_id row)
{
	return row < report->profile->functions.count &&
			       !report_is_grouped(report)
		       ? row
		       : NONE;
}

/* The side that the report is about: all that was read, or NEW of --diff. */
static inline struct view *report_new(const struct report *report)
{
	return &report->views[report->profile->side_count - 1];
}

/* OLD of --diff. */
static inline struct view *report_old(const struct report *report)
{
	return &report->views[0];
}

/* How many views tell a change from noise: the sides, and runs of them. */
static inline size_t report_judges(const struct report *report)
{
	return report->profile->old_runs ? report->view_count
					 : report->profile->side_count;
}

/* Whether a view is of OLD: the side, or one of its runs. */
static inline bool report_is_old(const struct report *report, size_t view)
{
	size_t sides = report->profile->side_count;

	return sides > 1 &&
	       (view == 0 ||
		(view >= sides && view - sides < report->profile->old_runs));
}

/* A slice of --compare, or one of several runs. */
static inline struct view *report_slice(const struct report *report,
					size_t slice)
{
	return &report->views[report->profile->side_count + slice];
}

/*
 * The total that values of a column are percentages of: of a slice its own, of
 * a change OLD's.
 */
int64_t report_whole(const struct report *report, const struct column *column);

/* A name by its id; empty for NONE. */
struct str report_name(const struct report *report, name_id name);

/*
 * The same for print, where limits_name() may shorten it.  What is compared or
 * looked for is report_name().
 */
struct str report_shown_name(const struct report *report, name_id name);

/* The name of a function as it is shown, which --names may have shortened. */
struct str report_function_name(const struct report *report, name_id name);

/* Whether a name is that of a file: not NONE, nor ???, code without one. */
bool report_is_file(const struct report *report, name_id name);

/* Whether each row is listed, by row.  The caller frees it. */
bool *report_listed(const struct report *report);

/* What a row is called in short: its function, or what --by has left of it. */
struct str report_row_name(const struct report *report, row_id row);

/* Whether rows are of lines of sources: --by=line, --by=instr. */
static inline bool report_has_lines(const struct report *report)
{
	return report->rows.line != NULL;
}

/* The line that a row is, where report_has_lines; 0: not known. */
static inline uint64_t report_line(const struct report *report, row_id row)
{
	return row < report->rows.first
		       ? 0
		       : report->rows.line[row - report->rows.first];
}

/*
 * The numbers that the line of a row has in OLD's and NEW's source, 0 where it
 * has none or where it is not known; and how the line is shown: as NEW's, or as
 * "-N" for one that only OLD's has.
 */
struct woven_numbers report_line_numbers(const struct report *report,
					 row_id row);
enum { REPORT_LINE = 22 }; /* bytes, with a NUL */
void report_line_label(const struct report *report, row_id row,
		       char label[REPORT_LINE]);

/* Whether rows are instructions: --by=instr. */
static inline bool report_has_addresses(const struct report *report)
{
	return report->rows.address != NULL;
}

/* The address of a row, where report_has_addresses. */
static inline uint64_t report_address(const struct report *report, row_id row)
{
	return row < report->rows.first
		       ? 0
		       : report->rows.address[row - report->rows.first];
}

/* How a file to annotate is called. */
struct str report_file_name(const struct report *report,
			    const struct report_file *file);

/* The n-th way in which a side has written the name of a file or an object. */
bool report_original(const struct report *report, const struct view *view,
		     name_id name, size_t n, struct str *original);

/* The number of the cycle of a function, or 0. */
uint32_t report_function_cycle(const struct report *report,
			       function_id function);

/*
 * The n-th name, from 0, under which a file to annotate may be found: as the
 * user typed it, as the profile has written it, where that is not as it is
 * shown.  With --diff OLD's counts only where NEW has no code in the file.
 * False: there is none.
 */
bool report_source_name(const struct report *report,
			const struct report_file *file, size_t n,
			struct str *name);

/* Whether --fold had to estimate a cost, or part of it. */
static inline bool report_is_estimate(const struct report *report,
				      const struct costs *costs, cost_id cost)
{
	return report->settings->fold.count &&
	       (cost_mask(costs, cost_own(costs, cost_old(costs, cost))) |
		cost_mask(costs, cost_own(costs, cost_new(costs, cost)))) >>
			       COST_ESTIMATE &
		       1;
}

/* The number of the cycle of the function whose own row this is, or 0. */
uint32_t report_cycle(const struct report *report, row_id row);

void report_free(struct report *report);

#endif
