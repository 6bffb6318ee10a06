/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef BY_MARKS_H
#define BY_MARKS_H

#include "base/number.h"
#include "base/util.h"
#include "read/by_words.h"
#include "read/marks.h"
#include "read/parser.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * Reads lines of numbers by their marks: plain digits, up to eight of them, +n,
 * -n and *, with one blank between two words, as writers write them.  Where
 * anything else stands, it says so, or lets by_words go on.  All is inline, as
 * the loop over the lines of a profile spends its time here.
 */

/*
 * What is the same for all lines of a run.  It is not looked up in the parser
 * for each of them: any sum may have changed it, for all the compiler knows.
 */
struct by_marks_run {
	const struct shapes *shapes;
	unsigned columns;
	bool has_address; /* in front of the line number */
	bool keeps_calls;
};

UTIL_INLINE struct by_marks_run by_marks_run(const struct parser *p,
					     bool has_address)
{
	return (struct by_marks_run){p->shapes, p->form.columns, has_address,
				     p->profile->keep.calls};
}

/* A line, and what was read of it. */
struct by_marks_line {
	const char *at;   /* it begins here, and places are counted from here */
	uint64_t ends;    /* of words, and all places from the newline on */
	unsigned newline; /* its place */
	unsigned place;   /* where the word ends that was read last */
	unsigned count;   /* of costs */
};

/* Puts the numbers of a shape but the first skip into columns. */
UTIL_INLINE void by_marks_put(const struct digits *digits, unsigned skip,
			      struct tally *tally, unsigned column)
{
	uint32_t numbers[MARKS_FOUR];
	unsigned i;

	marks_numbers(digits, numbers);
	for (i = skip; i < MARKS_FOUR && column < COST_EVENTS; i++)
		tally->cost[column++] = numbers[i];
}

/* Takes the costs of the next shape; false: they are not all small digits. */
UTIL_INLINE bool take_shape(struct parser *p, const struct by_marks_run *run,
			    enum cost_kind kind, struct tally *tally,
			    struct by_marks_line *line)
{
	const uint64_t ends = marks_behind(line->ends, line->place);
	const size_t i = ends & (MARKS_SHAPES - 1);
	const struct shape *shape = &run->shapes->shape[i];
	const struct shape_mask *mask = &run->shapes->mask[LEAD_DIGIT + i];
	const unsigned begin = line->place + 1, column = line->count;
	struct digits digits;

	if (!shape->words || column + shape->words > run->columns ||
	    !marks_digits(shape, mask, line->at + begin, &digits))
		return false;
	if (kind == SELF_COST) {
		marks_add(&digits, &p->pending.others[column]);
		p->pending.any_others = p->pending.has_others[column] = true;
	} else if (run->keeps_calls) {
		by_marks_put(&digits, 0, tally, column);
	}
	line->count += shape->words;
	line->place = begin + shape->last;
	return true;
}

/* Takes one cost, which may be longer; false: read it word by word. */
UTIL_INLINE bool take_cost(const struct by_marks_run *run, enum cost_kind kind,
			   struct tally *tally, struct by_marks_line *line)
{
	const uint64_t ends = marks_behind(line->ends, line->place);
	const unsigned begin = line->place + 1;
	uint64_t bad = 0, n;
	unsigned length;

	if (line->count == run->columns)
		return false;
	length = marks_first_end(ends);
	if (length - 1 >= MARKS_DIGITS)
		return false;
	n = marks_number(line->at + begin + length, length, &bad);
	if (kind == SELF_COST)
		n += (uint64_t)tally->cost[line->count];
	if (bad || n >= PARSER_LARGE)
		return false;
	tally->cost[line->count++] = (int64_t)n;
	line->place = begin + length;
	return true;
}

/* Takes the costs that a line has besides.  Returns the newline. */
UTIL_INLINE const char *by_marks_costs(struct parser *p,
				       const struct by_marks_run *run,
				       enum cost_kind kind, struct tally *tally,
				       struct by_marks_line *line)
{
	while (line->place != line->newline)
		if (!take_shape(p, run, kind, tally, line) &&
		    !take_cost(run, kind, tally, line))
			return by_words_costs(p, line->at + line->place + 1,
					      kind, tally, line->count);
	if (line->count > tally->top)
		tally->top = line->count;
	return line->at + line->place;
}

/* By the first byte of a position; LEAD_DIGIT also if it is none at all. */
static const uint16_t lead_of[256] = {
	['+'] = LEAD_SIGN, ['-'] = LEAD_SIGN, ['*'] = LEAD_STAR};

/*
 * Moves to the position, relative or not, that begins with c and has this
 * number, which is not large.  False: it would be below 0.
 */
UTIL_INLINE bool move_to(unsigned char c, uint64_t n, uint64_t *number)
{
	const uint64_t from = lead_of[c] == LEAD_DIGIT ? 0 : *number;
	const uint64_t to = from + (c == '-' ? 0 - n : n);

	if ((from | to) >> 63)
		return false;
	*number = to;
	return true;
}

/*
 * Takes the line number that begins at begin and ends at the first of ends;
 * *number is what it may be relative to before.  False: read it word by word.
 */
UTIL_INLINE bool by_marks_number(struct by_marks_line *line, uint64_t ends,
				 unsigned begin, uint64_t *number)
{
	const unsigned char c = (unsigned char)line->at[begin];
	unsigned length;
	uint64_t n, bad = 0;

	length = marks_first_end(ends);
	line->place = begin + length;
	line->count = 0;
	if (lead_of[c] != LEAD_DIGIT) {
		length--;
		if ((length == 0) != (c == '*'))
			return false;
	} else if (!number_is_digit((char)c)) {
		return false;
	}
	if (length > MARKS_DIGITS)
		return false;
	n = marks_number(line->at + line->place, length, &bad);
	return !bad && move_to(c, n, number);
}

/*
 * Looks at a cost line or call, up to where its line number begins; *ends are
 * counted from there.  False: read it word by word.
 */
UTIL_INLINE bool by_marks_address(const struct parser *p,
				  const struct by_marks_run *run,
				  const char *at, struct by_marks_line *line,
				  unsigned *begin, uint64_t *ends)
{
	*begin = 0;
	if (!by_words_is_cost_line(at) ||
	    !marks_line(&p->marks, at, ends, &line->newline))
		return false;
	line->at = at;
	line->ends = *ends;
	if (run->has_address) {
		*begin = marks_first_end(*ends);
		if (*begin == line->newline)
			return false;
		*ends = marks_behind(*ends, *begin);
		++*begin;
	}
	return true;
}

/*
 * Takes the line number of a cost line or call, as above, and the costs behind
 * it that are of its shape: digits are of both.  False: read it word by word.
 */
UTIL_INLINE bool by_marks_start(const struct parser *p,
				const struct by_marks_run *run, const char *at,
				uint64_t *number, struct by_marks_line *line,
				struct digits *digits)
{
	const struct shape *shape;
	unsigned char c;
	unsigned begin;
	uint64_t ends;
	size_t i;

	if (!by_marks_address(p, run, at, line, &begin, &ends))
		return false;
	c = (unsigned char)at[begin];
	i = ends & (MARKS_SHAPES - 1);
	shape = &run->shapes->shape[i];
	line->count = shape->words - 1U;
	line->place = begin + shape->last;
	/* Of no words, count is more than that. */
	if (line->count <= run->columns &&
	    marks_digits(shape, &run->shapes->mask[lead_of[c] + i], at + begin,
			 digits) &&
	    move_to(c, marks_first(digits), number))
		return true;
	*digits = (struct digits){0};
	return by_marks_number(line, ends, begin, number);
}

#endif
