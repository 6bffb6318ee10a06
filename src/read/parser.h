/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PARSER_H
#define PARSER_H

#include "base/number.h"
#include "base/ranges.h"
#include "base/str.h"
#include "base/util.h"
#include "profile/profile.h"
#include "read/diag.h"
#include "read/marks.h"
#include "read/renames.h"

#include <stdbool.h>
#include <stdint.h>

/* How to read: what to select and rename.  It belongs to the caller. */
struct parse_rules {
	/*
	 * The directory whose files are shown relative to it, with a slash at
	 * the end; empty: none is.
	 */
	struct str directory;
	const struct renames *file_renames, *function_renames; /* or NULL */
	const struct ranges *parts, *threads; /* to select, or NULL: all */
};

/*
 * Compressed names of one kind: "(ID) name".  Programs number from 1, with
 * gaps; such ids are looked up in pages, others in a map.
 */
enum { ID_PAGE = 256, ID_PAGES = 4096 };

struct compressed {
	const char *what;
	uint32_t **pages; /* NULL: no id of it has a name */
	size_t page_count, page_room;
	name_id last; /* that was written out; NONE at first */
	struct map far;
	name_id *far_name;
	size_t far_room;

	const struct renames *renames; /* or NULL */
	struct names raw;              /* as written, where renames has any */
	name_id *after;                /* by name of raw: the name after them */
	size_t after_count, after_room;
};

/* A "summary:" or "totals:" line. */
struct given_total {
	uint64_t line; /* 0: there was none, or it was all zeros */
	uint64_t mask; /* columns it gives, if below 2^63 */
	unsigned count;
	int64_t cost[COST_EVENTS];
};

/*
 * Costs that are being added up, by column.  A column is given if it is below
 * top, as nearly always, or in mask, which has those of lines with gaps.
 */
struct pending {
	/* What a shape has not is added all the same, as 0. */
	int64_t cost[COST_EVENTS + MARKS_FOUR];
	unsigned top;
	uint64_t mask;
};

/* The kinds of positions, in the order in which "positions:" lists them. */
enum { POSITION_ADDRESS, POSITION_BLOCK, POSITION_LINE, POSITION_KINDS };

/*
 * The state of the reading of one file.  parse, header and compressed share it,
 * and nobody else looks into it.
 */
struct parser {
	struct profile *profile;
	struct diag *diag;
	const struct parse_rules *rules;
	struct error *error;
	const char *file;
	bool failed; /* *error says why */
	uint64_t line;

	struct compressed objects, files, functions;

	/* The header of the part. */
	struct part part;
	bool has_events; /* this part had its "events:" */
	bool any_events; /* some part had */
	bool any_header; /* the part had a header line */
	bool callgrind;
	/* "cmd:" comes before "events:", and not what Cachegrind never writes. */
	bool cachegrind, not_cachegrind;
	bool xdebug;
	unsigned columns;           /* events in "events:" */
	uint8_t event[COST_EVENTS]; /* by column */
	bool plain;                 /* column i is event i, all of them */
	uint64_t taken;             /* columns but those named twice */
	unsigned positions;         /* how many subpositions lines begin with */
	unsigned line_at;           /* which of them is the line; 3: none is */
	unsigned kind[3];           /* of each: 0 instr, 1 bb, POSITION_LINE */
	/* The line is not the last, or all are needed. */
	bool odd_positions;
	struct given_total summary, totals;
	bool has_summary, has_totals;         /* of zeros, too */
	int64_t sum[COST_EVENTS];             /* of the self costs, by column */
	struct number_lost lost[COST_EVENTS]; /* likewise, by event */
	/* Of the calls' costs and counts, where not all is kept. */
	struct pending call_sum;
	int64_t call_count_sum;
	uint64_t sum_mask;

	/* Where the next costs belong. */
	name_id object;
	name_id function_file; /* of the last fl=, NONE before it */
	name_id file_now;      /* of the lines, NONE before any */
	name_id cost_file;     /* of the last cost line */
	function_id function;  /* NONE: not looked up yet */
	name_id function_name; /* NONE before any fn= */
	name_id function_object, function_place;
	portion_id portion; /* NONE: not looked up yet */
	name_id called_object, called_file, called_name;
	bool has_cfn;              /* a cfn= that no call has followed yet */
	bool new_object, new_file; /* a cob=, cfi= after it */
	name_id unknown;           /* the name ??? */
	int64_t calls;             /* count of the "calls=" before this line */
	uint64_t calls_line;       /* its line; 0: there is none */
	bool jump;                 /* a jump's source may follow */
	bool no_self_costs;        /* calls_line, jump or failed was set */
	uint64_t base[3]; /* by kind: positions of the last cost line */

	/* What is kept by instruction; NULL: nothing. */
	struct code *code;
	uint64_t at[3];            /* by kind: positions of this line */
	struct code_jump jump_now; /* before its source is read */
	uint64_t jump_target;
	name_id jump_function; /* of a jfn= */

	/* Self costs of (portion, number), or portion, not yet in the profile. */
	bool is_pending;
	uint64_t number;
	uint64_t pending_line; /* of the file: the first of them */
	struct pending pending;
	struct order line_order, call_order;

	struct marks marks;   /* of some of the block that is read */
	struct shape *shapes; /* or NULL */
};

/*
 * Ends the reading: *error says what is wrong with the line.  Always false.
 * parser_overflow: what (a count, the sum) of an event is too big.
 * parser_again: where not all is kept; see PROFILE_MOST.
 */
UTIL_COLD bool parser_fail(struct parser *p, uint64_t line, const char *what);
UTIL_COLD bool parser_again(struct parser *p);
UTIL_COLD bool parser_overflow(struct parser *p, uint64_t line,
			       const char *what, unsigned event);

/* Reports a departure in this line: before, the word in quotes, and after. */
void parser_depart(struct parser *p, enum departure kind, const char *before,
		   struct str word, const char *after);

/* Whether the profile is one of Cachegrind's, by all that was read of it. */
static inline bool parser_is_cachegrind(const struct parser *p)
{
	return p->cachegrind && !p->not_cachegrind;
}

/* The name, or ??? for NONE. */
static inline name_id parser_or_unknown(const struct parser *p, name_id name)
{
	return name == NONE ? p->unknown : name;
}

/* Costs before any fn= are those of a function named ???. */
void parser_begin_function(struct parser *p);
static inline void parser_need_function(struct parser *p)
{
	if (p->function_name == NONE)
		parser_begin_function(p);
}

/* The function and the portion in force; they are made if they are new. */
function_id parser_function(struct parser *p);
portion_id parser_find_portion(struct parser *p);
static inline portion_id parser_portion(struct parser *p)
{
	return p->portion == NONE ? parser_find_portion(p) : p->portion;
}

/* Adds costs by column to a cost; line is where they were read. */
bool parser_add_any(struct parser *p, uint64_t line, cost_id *cost,
		    uint64_t mask, const int64_t *column);
static inline bool parser_add(struct parser *p, uint64_t line, cost_id *cost,
			      uint64_t mask, const int64_t *column)
{
	return (p->plain &&
		cost_add_narrow(&p->profile->costs, *cost, mask, column)) ||
	       parser_add_any(p, line, cost, mask, column);
}

/* The columns that pending gives. */
static inline uint64_t parser_mask(const struct parser *p,
				   const struct pending *pending)
{
	uint64_t below =
		pending->top ? ~(uint64_t)0 >> (COST_EVENTS - pending->top) : 0;

	return (below | pending->mask) & p->taken;
}

/* Puts what is pending into the profile. */
bool parser_flush(struct parser *p);

#endif
