/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PARSER_H
#define PARSER_H

#include "base/limits.h"
#include "base/number.h"
#include "base/ranges.h"
#include "base/str.h"
#include "base/util.h"
#include "profile/profile.h"
#include "read/compressed.h"
#include "read/departures.h"
#include "read/marks.h"
#include "read/renames.h"

#include <stdbool.h>
#include <stdint.h>

struct settings;

/* How to read: what to select and rename.  It belongs to the caller. */
struct parse_rules {
	/*
	 * The directory whose files are shown relative to it, with a slash at
	 * the end; empty: none is.
	 */
	struct str directory;
	const struct renames *file_renames, *function_renames; /* or NULL */
	const struct ranges *parts, *threads; /* to select, or NULL: all */
	/* What is a side of the profile; of files the caller begins each one */
	enum sides_by { SIDES_BY_FILE, SIDES_BY_PART, SIDES_BY_THREAD } sides;
	struct limits *limits; /* learn how large the input is, or NULL */
	bool callees;          /* mark them, where calls are not kept */
	/*
	 * Decides whether calls are kept, when the header of the first part
	 * has been read and nothing else; NULL: profile.keep says it.
	 */
	bool (*needs_calls)(const struct settings *settings,
			    const struct profile *profile);
	const struct settings *settings; /* for needs_calls */
};

/* The kinds of positions, in the order in which "positions:" lists them. */
enum { POSITION_ADDRESS, POSITION_BLOCK, POSITION_LINE, POSITION_KINDS };

/* The kinds of names, each with ids of its own (src/README R2). */
enum name_kind { NAME_OBJECT, NAME_FILE, NAME_FUNCTION, NAME_KINDS };

/* What the lines of numbers mean, by "events:" and "positions:". */
struct form {
	unsigned columns;           /* events in "events:" */
	uint8_t event[COST_EVENTS]; /* by column */
	bool plain;                 /* column i is event i, all of them */
	uint64_t taken;             /* columns but those named twice */
	unsigned positions;         /* how many subpositions lines begin with */
	unsigned line_at; /* which of them is the line; POSITION_KINDS: none */
	unsigned kind[POSITION_KINDS]; /* of each */
	bool odd; /* the fast path cannot be used: line is not the last position, or all positions are needed */
};

/* A "summary:" or "totals:" line. */
struct given_total {
	bool any;         /* there was one, of zeros or not */
	uint64_t line;    /* 0: there was none, or it was all zeros */
	uint64_t mask;    /* columns it gives, if below 2^63 */
	uint64_t nonzero; /* columns that are not 0 */
	unsigned count;
	int64_t cost[COST_EVENTS];
};

/* The header of a part, and which program wrote the profile. */
struct part_header {
	struct part part;
	struct part next;    /* what it says of the part after it */
	uint32_t next_descs; /* "desc:" lines of that part */
	bool placed;         /* the profile is on this part's side */
	bool has_facts;      /* it had an "fn=", a call or costs */
	bool has_events;     /* this part had its "events:" */
	bool any_events;     /* some part had */
	bool any_header;     /* the part had a header line */
	struct given_total summary, totals;
	bool callgrind, xdebug;
	/* "cmd:" comes before "events:", and not what Cachegrind never writes. */
	bool cachegrind, not_cachegrind;
};

/*
 * Costs that are being added up, by column.  A column is given if it is below
 * top, as nearly always, or in mask, which has those of lines with gaps.
 */
struct tally {
	int64_t cost[COST_EVENTS];
	unsigned top;
	uint64_t mask;
};

/* What the part adds up to. */
struct part_sums {
	int64_t self[COST_EVENTS];            /* of the self costs, by column */
	uint64_t mask;                        /* columns that they give */
	struct number_lost lost[COST_EVENTS]; /* by rounding, by event */
};

/* Where the next costs belong. */
struct here {
	name_id object;
	name_id fl;            /* the file of the last fl=, NONE before it */
	name_id file;          /* of the lines, NONE before any */
	name_id cost_file;     /* of the last cost line */
	function_id function;  /* NONE: not looked up yet */
	name_id function_name; /* NONE before any fn= */
	name_id function_object, function_file;
	portion_id portion; /* NONE: not looked up yet */
};

/* The call that "cob=", "cfi=", "cfn=" and "calls=" tell of. */
struct pending_call {
	name_id object, file; /* NONE: those of the caller */
	name_id name;
	bool has_cfn;              /* a cfn= that no call has followed yet */
	bool new_object, new_file; /* a cob=, cfi= after it */
	int64_t count;             /* of the "calls=" before this line */
	uint64_t line;             /* its line; 0: there is none */
	struct order order;
};

/* Self costs of (portion, number), or portion, not yet in the profile. */
struct pending {
	struct tally costs;
	bool any;
	uint64_t number;
	uint64_t line; /* of the file: the first of them */
	struct order order;

	/*
	 * Digits that are not in costs yet (parser_settle): of the first words
	 * behind a line number, which is the first of them, and of others by
	 * the column of their first.
	 */
	struct digit_sums first, others[COST_EVENTS];
	bool any_others, has_others[COST_EVENTS];
};

/* The jump whose source may follow; all but is_open is for --asm, --jumps. */
struct pending_jump {
	bool is_open;
	name_id function, file; /* of jfn= and jfi=, or NONE */
	uint64_t target[POSITION_KINDS];
	struct jump_counts facts;
};

/*
 * The state of the reading of one file.  parse and header share it, and nobody
 * else looks into it.
 */
struct parser {
	struct profile *profile;
	struct departures *departures;
	const struct parse_rules *rules;
	struct error *error;
	const char *file;
	uint64_t line;
	bool failed; /* *error says why */
	/*
	 * The next line of numbers may not be self costs (see other_cost_line).
	 */
	bool no_self_costs;

	struct compressed names[NAME_KINDS];
	name_id unknown;   /* the name ??? */
	struct code *code; /* what is kept by instruction; NULL: nothing */
	struct line_jumps *line_jumps; /* likewise, jumps by line */

	struct form form;
	struct part_header header;
	struct part_sums sums;
	struct here here;
	struct pending pending;
	struct pending_call call;
	struct pending_jump jump;

	/* Positions by kind: of the last cost line, and of this line. */
	uint64_t base[POSITION_KINDS], at[POSITION_KINDS];

	struct marks marks;    /* of some of the block that is read */
	struct shapes *shapes; /* or NULL */
	bool is_large;         /* a sum has grown so that it is to be watched */
};

/* Disables the fast path until the next block. */
static inline void parser_see_none(struct parser *p)
{
	p->marks.last = p->marks.begin;
}

/*
 * Ends the reading: *error says what is wrong with the line.  Always false.
 * parser_overflow: what (a count, the sum) of an event is too big.
 */
UTIL_COLD bool parser_fail(struct parser *p, uint64_t line, const char *what);
UTIL_COLD bool parser_overflow(struct parser *p, uint64_t line,
			       const char *what, unsigned event);

/* Reports a departure in this line: before, the word in quotes, and after. */
void parser_depart(struct parser *p, enum departure kind, const char *before,
		   struct str word, const char *after);

/* Whether the profile is one of Cachegrind's, by all that was read of it. */
static inline bool parser_is_cachegrind(const struct parser *p)
{
	return p->header.cachegrind && !p->header.not_cachegrind;
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
	if (p->here.function_name == NONE)
		parser_begin_function(p);
}

/* The numbers by which --part and --thread know the part. */
uint64_t parser_part(const struct parser *p);
uint64_t parser_thread(const struct parser *p);

/* Turns the profile to the side that the part is of, if it is selected. */
void parser_place(struct parser *p);

/* The function and the portion in force; they are made if they are new. */
function_id parser_function(struct parser *p);
portion_id parser_find_portion(struct parser *p);
static inline portion_id parser_portion(struct parser *p)
{
	return p->here.portion == NONE ? parser_find_portion(p)
				       : p->here.portion;
}

/* Adds costs by column to a cost; line is where they were read. */
bool parser_add_any(struct parser *p, uint64_t line, cost_id *cost,
		    uint64_t mask, const int64_t *column);
static inline bool parser_add(struct parser *p, uint64_t line, cost_id *cost,
			      uint64_t mask, const int64_t *column)
{
	return (p->form.plain &&
		cost_add_narrow(&p->profile->costs, *cost, mask, column)) ||
	       parser_add_any(p, line, cost, mask, column);
}

/* The columns that a tally gives. */
static inline uint64_t parser_mask(const struct parser *p,
				   const struct tally *tally)
{
	uint64_t below =
		tally->top ? ~(uint64_t)0 >> (COST_EVENTS - tally->top) : 0;

	return (below | tally->mask) & p->form.taken;
}

/* From here on sums are added to word by word, so that each is checked. */
#define PARSER_LARGE ((int64_t)1 << 62)

/* Adds the digits of what is pending to its costs. */
void parser_settle(struct parser *p);

/* Puts what is pending into the profile. */
bool parser_flush(struct parser *p);

#endif
