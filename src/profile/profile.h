/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PROFILE_H
#define PROFILE_H

#include "base/map.h"
#include "base/names.h"
#include "profile/code.h"
#include "profile/cost.h"

#include <stdbool.h>
#include <stdint.h>
#include <time.h>

/*
 * Ids of facts: see struct profile.  A file or an object is known by the id of
 * its name.
 */
typedef uint32_t place_id;
typedef uint32_t function_id;
typedef uint32_t portion_id;
typedef uint32_t line_id;
typedef uint32_t edge_id;
typedef uint32_t call_id;

/*
 * One part of a file: its own header and body.  Texts are ids of names, NONE
 * where the file did not say.
 */
struct part {
	name_id file; /* as it is shown */
	name_id command, pid, number, thread, creator;
	uint32_t descs; /* the first of its own in profile.descs */
	uint32_t desc_count;
	name_id events;   /* the "events:" line */
	cost_id sum;      /* the self costs */
	cost_id total;    /* by src/README N4 */
	uint64_t ordinal; /* in its file, from 1 */
	uint32_t side;    /* whose part it is: its place among those read */
	bool believed;    /* a "summary:" or "totals:" line was used */
	bool selected;    /* false: left out by --part or --thread */
};

/* The definition of an event, as a user would read it. */
struct definition {
	struct str name, formula, long_name; /* empty: there is none */
};

/* That of "NAME = FORMULA : LONG NAME", whose bytes it has, without blanks. */
struct definition definition_split(struct str text);

/* "event: NAME = FORMULA : LONG NAME", as it stands; NONE where left out. */
struct event_line {
	name_id name, formula, long_name;
	name_id file;
	uint64_t line;
};

/*
 * What is kept of the facts that are read; names, functions (also those that
 * are only called), portions with their self costs, and parts always are.  A
 * sum of what is not kept need not fit into 64 bits.
 */
struct keep {
	bool lines; /* by line: self costs and calls; else by portion only */
	bool calls; /* calls, and what they cost */
	bool addresses; /* by instruction, besides all the rest */
	bool jumps;     /* from line to line, likewise */
};

/* What one of the profiles to compare has said of the facts of all. */
struct side {
	cost_id *line_cost; /* by line */
	struct call *call;  /* by call */
	/* By portion: those costs that no line has; NONE: it is not there. */
	cost_id *portion_cost;
	size_t line_count, call_count, portion_count;
	size_t line_room, call_room, portion_room;
	/* By function, where calls are not kept: something calls it. */
	bool *called;
	size_t called_count, called_room;
	uint64_t key;                /* see profile_side */
	bool keyed;                  /* it has one */
	cost_id total;               /* the sum of the parts' totals */
	size_t first_part, end_part; /* among profile.parts */
	struct timespec changed;     /* the last file, 0: not known */
	/*
	 * (name, as it is written) of files and objects, where that differs or
	 * could: see parse_rules.
	 */
	struct map originals;
};

/*
 * What was measured: the facts of the profiles that were read, added up, each
 * a pair of ids.  A file or an object is the id of its name.  Nothing here is
 * changed after the reading.
 *
 *   place     (file, object)
 *   function  (name, place)      the file is that of its "fn="
 *   portion   (function, file)   what of a function stands in one file
 *   line      (portion, number)  with its self costs
 *   edge      (portion, function called)
 *   call      (edge, number)     with its count and its inclusive costs;
 *                                without lines, an edge is one call
 *
 * A line number of 2^31 or more, which is not an id, is kept in numbers: see
 * profile_number.
 */
struct profile {
	struct names names;
	struct map places, functions, portions, lines, edges, calls;
	struct map numbers;

	struct code *code;        /* with keep.addresses, else NULL */
	struct line_jumps *jumps; /* with keep.jumps, else NULL */

	struct costs costs;
	bool below_zero;     /* a count that was read is */
	struct side **sides; /* in the order of reading: OLD is before NEW */
	size_t side_count, side_room;
	struct side *new;     /* which is being read; then the last of them */
	uint32_t new_side;    /* its place among them */
	struct side **slices; /* of --compare: see profile_slice */
	size_t slice_count;
	/*
	 * With several runs a side, which are slices, how many of them are OLD,
	 * and how often each side has the mean of its runs: see profile_average.
	 * Else 0 and 1.
	 */
	size_t old_runs;
	int64_t means;
	struct keep keep; /* lines and calls, unless the caller changes it */

	place_id place; /* of the function that was looked up last */

	/* By function: its portion in its own file, NONE if no "fn=" named it */
	portion_id *own;
	size_t own_room, own_count;

	name_id events[COST_EVENTS];
	unsigned event_count;
	struct event_line *event_lines;
	size_t event_line_count, event_line_room;

	struct part *parts;
	size_t part_count, part_room;
	name_id *descs;
	size_t desc_count, desc_room;
};

void profile_init(struct profile *profile);
void profile_free(struct profile *profile);

/*
 * Begins another side, to compare with those before it.  Ids keep their
 * meaning.
 */
void profile_begin_side(struct profile *profile);

/* Takes that side back, of which nothing was read. */
void profile_drop_side(struct profile *profile);

/*
 * More parts or threads than this are not compared: each has room for all facts,
 * and a stranger's file says how many there are.
 */
enum { PROFILE_SIDES = 32 };

/*
 * Goes on with the side that has this key, such as the number of a thread; it
 * is begun if there is none.  Sides may so take turns.  Behind the last part,
 * profile_sort_sides puts the sides in the order of their keys, and the parts in
 * that of the sides.  False: it would be one too many.
 */
bool profile_side(struct profile *profile, uint64_t key);
void profile_sort_sides(struct profile *profile);

/*
 * Forgets what the side that was read last counts of other events than those of
 * the mask.  All its costs are behind mark, which costs.used was before it.
 */
void profile_drop_events(struct profile *profile, size_t mark, uint64_t events);

/*
 * Makes the sides that were read slices, which the report shows one by one. The
 * report is then about one side, their sum; with ends, about two: the first and
 * the last. False: a number of calls does not fit into 64 bits; of costs,
 * cost_overflow() tells.
 */
bool profile_slice(struct profile *profile, bool ends);

/*
 * Makes the sides that were read, old of OLD and others of NEW, slices, and
 * puts two sides before them: so often the mean of OLD's runs and that of NEW's
 * that all sums are whole, profile.means.  False: as for profile_slice.
 */
bool profile_average(struct profile *profile, size_t old);

/* Says that a side calls a function, where calls are not kept. */
void profile_mark_called(struct profile *profile, struct side *side,
			 function_id function);

/* Whether there are two sides or more, so that changes are shown. */
static inline bool profile_compares(const struct profile *profile)
{
	return profile->side_count > 1;
}

/* How many slices are shown, one by one: none that are runs of a side. */
static inline size_t profile_shown_slices(const struct profile *profile)
{
	return profile->old_runs ? 0 : profile->slice_count;
}

/* Whether a side has a part that --part and --thread do not leave out. */
bool profile_selected(const struct profile *profile, const struct side *side);

/* The index of an event by its name, or COST_EVENTS if there is none. */
unsigned profile_event(const struct profile *profile, struct str name);

/*
 * Where the reading is in the order of the ids of lines, or of calls.  Parts
 * and repetitions of a program come in the same order again, so the next id is
 * the one after the last, or after the last one that came in order.
 */
struct order {
	uint32_t last, next; /* NONE at first */
};

/* Line numbers from here on are no ids. */
#define PROFILE_BIG ((uint32_t)1 << 31)

/* The ids of facts; new facts get new ids. */
function_id profile_function(struct profile *profile, name_id object,
			     name_id file, name_id name);
portion_id profile_portion(struct profile *profile, function_id function,
			   name_id file);
line_id profile_line(struct profile *profile, portion_id portion,
		     uint64_t number, struct order *order);
call_id profile_call(struct profile *profile, portion_id portion,
		     function_id function, uint64_t number,
		     struct order *order);

/* Makes room on a side for all facts that are known. */
void profile_extend_side(const struct profile *profile, struct side *side);

/*
 * Takes the ids of facts away from a profile, which gives new ones from then
 * on: its sides are to be renewed.  profile_free frees them.
 */
void profile_take_ids(struct profile *profile, struct profile *ids);

/*
 * Adds a call to the side that is being read.  False: the number of calls does
 * not fit into 64 bits.
 */
bool profile_add_call(struct profile *profile, call_id id,
		      const struct call *call);

/*
 * Returns a side or slice with its facts, for which an empty one has taken its
 * place in the profile and is being read: what the old one has can be added to it, with
 * other ids.  profile_free_side frees the old one.
 */
struct side *profile_renew_side(struct profile *profile, struct side **side);
void profile_free_side(struct side *side);

/* Whether a side has a portion. */
static inline bool profile_has_portion(const struct side *side,
				       portion_id portion)
{
	return portion < side->portion_count &&
	       side->portion_cost[portion] != NONE;
}

/* Marks the files, by name, that a side has code in. */
void profile_mark_files(const struct profile *profile, const struct side *side,
			bool *files);

/* Marks the functions that a side has code of, or calls. */
void profile_mark_functions(const struct profile *profile,
			    const struct side *side, bool *functions);

/* The function of these names, or NONE. */
function_id profile_find_function(const struct profile *profile, name_id object,
				  name_id file, name_id name);

/* "file:name [object]" of a function; the caller frees its bytes. */
struct str profile_label(const struct profile *profile, function_id function);

/*
 * A call as (edge, number).  Where lines are not kept, an edge is one call, by
 * the same id, and calls has none.
 */
static inline struct pair profile_call_pair(const struct profile *profile,
					    call_id call)
{
	return profile->keep.lines ? profile->calls.pairs[call]
				   : (struct pair){call, 0};
}

/* The line number that b of a line or call stands for. */
uint64_t profile_number(const struct profile *profile, uint32_t b);

/* What the ids are made of. */
static inline name_id profile_file(const struct profile *profile,
				   function_id function)
{
	place_id place = profile->functions.pairs[function].b;

	return profile->places.pairs[place].a;
}

static inline name_id profile_object(const struct profile *profile,
				     function_id function)
{
	place_id place = profile->functions.pairs[function].b;

	return profile->places.pairs[place].b;
}

static inline name_id profile_name(const struct profile *profile,
				   function_id function)
{
	return profile->functions.pairs[function].a;
}

#endif
