/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PROFILE_H
#define PROFILE_H

#include "base/map.h"
#include "base/names.h"
#include "profile/cost.h"

#include <stdbool.h>
#include <stdint.h>
#include <time.h>

/*
 * One part of a file: its own header and body.  Texts are ids of names, NONE
 * where the file did not say.
 */
struct part {
	uint32_t file; /* as it is shown */
	uint32_t command, pid, number, thread, creator;
	uint32_t descs; /* the first of its own in profile.descs */
	uint32_t desc_count;
	uint32_t events;  /* the "events:" line */
	uint32_t sum;     /* row: the self costs */
	uint32_t total;   /* row: see src/README N4 */
	uint64_t ordinal; /* in its file, from 1 */
	bool believed;    /* a "summary:" or "totals:" line was used */
	bool selected;    /* false: left out by --part or --thread */
};

/* "event: NAME = FORMULA : LONG NAME", as it stands; NONE where left out. */
struct event_line {
	uint32_t name, formula, long_name;
	uint32_t file;
	uint64_t line;
};

/* A call: how often, and the row of what it cost with all that it called. */
struct call {
	int64_t count;
	uint32_t cost;
	bool seen;
};

/* What one of two profiles to compare has said of the facts of both. */
struct side {
	uint32_t *line_cost; /* row, by line */
	struct call *call;   /* by call */
	bool *seen;          /* by portion: the profile has it */
	size_t line_count, call_count, portion_count;
	uint32_t total;              /* row: the sum of the parts' totals */
	size_t first_part, end_part; /* among profile.parts */
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
 *   call      (edge, number)     with its count and its inclusive costs
 *
 * A line number that is no id (2^31 or more) is kept in numbers:
 * see profile_number.
 */
struct profile {
	struct names names;
	struct map places, functions, portions, lines, edges, calls;
	struct map numbers;

	struct costs *costs; /* a report puts its own behind these */
	bool below_zero;     /* a count that was read is */
	struct side now;     /* all that was read, or NEW of --diff ... */
	struct side old;     /* ... and its OLD */
	bool has_old;
	size_t line_room, call_room, seen_room;

	/* By function: its portion in its own file, NONE if no "fn=" named it */
	uint32_t *own;
	size_t own_room, own_count;

	uint32_t events[COST_EVENTS]; /* names */
	unsigned event_count;
	struct event_line *event_lines;
	size_t event_line_count, event_line_room;

	struct part *parts;
	size_t part_count, part_room;
	uint32_t *descs;
	size_t desc_count, desc_room;
	struct timespec changed; /* the last file, 0: not known */
};

void profile_init(struct profile *profile);
void profile_free(struct profile *profile);

/*
 * What was read so far becomes old; what is read from here on is now.  The ids
 * go on.
 */
void profile_turn(struct profile *profile);

/* Whether a side has a part that --part and --thread do not leave out. */
bool profile_selected(const struct profile *profile, const struct side *side);

/* The index of an event by its name, or COST_EVENTS if there is none. */
unsigned profile_event(const struct profile *profile, struct str name);

/*
 * Where the reading is in the order of the ids of lines, or of calls.  Parts
 * and repetitions of a program come in the same order again: what comes next
 * is the id behind the last one, or behind the last one that came in order.
 */
struct order {
	uint32_t last, next; /* NONE at first */
};

/* Line numbers from here on are no ids. */
#define PROFILE_BIG ((uint32_t)1 << 31)

/*
 * The ids of facts, made where they are new.  profile_line_more finds any line,
 * profile_line has the commonest case inline: the one behind the last.
 */
uint32_t profile_function(struct profile *profile, uint32_t object,
			  uint32_t file, uint32_t name);
uint32_t profile_portion(struct profile *profile, uint32_t function,
			 uint32_t file);
uint32_t profile_line_more(struct profile *profile, uint32_t portion,
			   uint64_t number, struct order *order);
static inline uint32_t profile_line(struct profile *profile, uint32_t portion,
				    uint64_t number, struct order *order)
{
	uint32_t next = order->last + 1;

	if (next < profile->lines.count && number < PROFILE_BIG &&
	    profile->lines.pairs[next].a == portion &&
	    profile->lines.pairs[next].b == number)
		return order->last = order->next = next;
	return profile_line_more(profile, portion, number, order);
}
uint32_t profile_call(struct profile *profile, uint32_t portion,
		      uint32_t function, uint64_t number, struct order *order);

/* The line number that b of a line or call stands for. */
uint64_t profile_number(const struct profile *profile, uint32_t b);

/* What the ids are made of. */
static inline uint32_t profile_file(const struct profile *profile,
				    uint32_t function)
{
	uint32_t place = profile->functions.pairs[function].b;

	return profile->places.pairs[place].a;
}

static inline uint32_t profile_object(const struct profile *profile,
				      uint32_t function)
{
	uint32_t place = profile->functions.pairs[function].b;

	return profile->places.pairs[place].b;
}

static inline uint32_t profile_name(const struct profile *profile,
				    uint32_t function)
{
	return profile->functions.pairs[function].a;
}

#endif
