/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef REPORT_H
#define REPORT_H

#include "column.h"
#include "inclusive.h"
#include "options.h"
#include "profile.h"
#include "sums.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * A row of the report: the portions of one label, object, file and name added
 * up; ids of names, NONE for what --by leaves out of the label.
 */
struct row {
	uint32_t object, file, name;
	uint32_t function;      /* whose own row it is, else NONE */
	uint32_t self;          /* row of report_costs: self costs */
	uint32_t cost;          /* row of report_costs, as listed */
	bool now, old;          /* which side has it */
	bool recorded;          /* it has self costs, or a "fn=" names it */
	bool with_object;       /* its label shows the object */
};

/* Calls to or from a row, added up. */
struct report_call {
	uint32_t row;           /* the other one */
	int64_t count;
	uint32_t cost;          /* row of the list's costs */
};

struct report_calls {
	struct report_call *list;
	size_t count, room;
	struct costs costs;
};

/* A part of a row, with --by: the code of it in one file, or of one name. */
struct report_sub {
	uint32_t object, file, name; /* NONE for what is not its label */
	uint32_t cost;          /* row of the list's costs */
};

struct report_subs {
	struct report_sub *list; /* with --diff, those that changed */
	size_t count, room;
	size_t all;             /* how many there are */
	struct costs costs;
};

/* A line of a source, with the costs of all portions in that file. */
struct report_line {
	uint64_t number;
	uint32_t cost;          /* row of the source's costs */
};

/* The calls from a line: calls.list[first..end), the largest first. */
struct report_calling {
	uint64_t number;
	size_t first, end;
};

struct report_source {
	struct report_line *lines; /* in order; number 0: not known */
	size_t count;
	struct report_calling *calling; /* in order */
	size_t calling_count, calling_room;
	struct report_calls calls;
	struct costs costs;
};

/* A file to annotate. */
struct report_file {
	const char *wanted;     /* by the user, as typed; NULL: chosen by us */
	uint32_t file;          /* name; NONE: not in the profile */
	bool recorded;          /* the profile has a row of it */
};

/*
 * What to show of a profile, and in which order: indices, no text.  It is made
 * from a profile that must outlive it, and never changes.
 */
struct report {
	const struct profile *profile;
	const struct options *options;
	const struct columns *columns;
	const struct words *sources; /* that the user wants, as typed */

	struct view {
		const struct side *side;
		struct sums sums;
		struct inclusive inclusive; /* if needed */
		uint32_t *portion_cost; /* row, by portion: with calls */
		uint32_t total; /* row of totals */
	} now, old;             /* old with --diff only */
	bool has_inclusive;     /* it is shown, or caps a call */
	int by;                 /* enum by */

	struct costs totals;
	uint32_t total;         /* row of totals: is 100 percent */
	uint32_t total_change;  /* row of totals: with --diff */
	struct costs changes;   /* with --diff */
	uint32_t *node_of_portion, *node_of_function;
	struct row *rows;
	size_t row_count;
	uint32_t *portion_row;  /* by portion */
	uint32_t *function_row; /* by function: its own row */

	uint32_t *listed;       /* rows, in order of cost */
	size_t listed_count;
	bool chosen;            /* --match and the like choose rows */

	struct report_file *files;
	size_t file_count, file_room;

	/* Edges by the row called and calling; lines and calls by file; and
	   portions by row. */
	struct index {
		uint32_t *first; /* by key, one more than there are */
		uint32_t *id;
	} edges_to, edges_from, lines_in, calls_in, portions_of;
};

/*
 * sources are the files that the user wants annotated; directory is cut from
 * their names as from those of the profile (parse_rules).
 * False: a sum does not fit into 64 bits.  report_free in either case.
 */
bool report_init(struct report *report, const struct profile *profile,
		 const struct options *options, const struct columns *columns,
		 const struct words *sources, struct str directory,
		 struct error *error);
void report_free(struct report *report);

/*
 * The calls to a row and from it, the largest first.  The caller frees with
 * report_calls_free, also after false (a sum does not fit).
 */
bool report_callers(const struct report *report, uint32_t row,
		    struct report_calls *calls, struct error *error);
bool report_callees(const struct report *report, uint32_t row,
		    struct report_calls *calls, struct error *error);
void report_calls_free(struct report_calls *calls);

/* What a row consists of, the largest first; the same terms. */
bool report_subs(const struct report *report, uint32_t row,
		 struct report_subs *subs, struct error *error);
void report_subs_free(struct report_subs *subs);

/*
 * The event that the report is sorted by first, with Incl() the one in it;
 * false if that is none of the profile, but a formula.
 */
bool report_main_event(const struct report *report, unsigned *event);

/* The self cost of that event of a row; all rows' add up to the total's. */
int64_t report_self(const struct report *report, uint32_t row);

/*
 * The lines of a file that have costs or calls, of all rows or (not NONE) of
 * only one; the same terms.
 */
bool report_source(const struct report *report, uint32_t file, uint32_t only,
		   struct report_source *source, struct error *error);
void report_source_free(struct report_source *source);

/* What the rows' costs are rows of. */
static inline const struct costs *report_costs(const struct report *report)
{
	return report->profile->has_old ? &report->changes :
					  &report->now.sums.costs;
}

/* The number of the cycle of the function whose own row this is, or 0. */
uint32_t report_cycle(const struct report *report, uint32_t row);

#endif
