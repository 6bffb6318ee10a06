/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "read/parser.h"

/*
 * The fast path for lines of numbers, by bitmaps of where words end (marks.h): plain numbers of up
 * to eight digits, +n, -n and *, with one blank between two words, as profilers write them. For
 * other text, a function returns false or calls by_words. All is inline, as the loop over lines of
 * numbers spends its time here.
 */

/*
 * Values that are the same for all lines of a run of cost lines. Read from the
 * parser, they would be loaded again after each addition to a sum.
 */
struct by_marks_run {
	const struct shapes *shapes;
	unsigned columns;
	bool has_address; /* before the line number */
	bool keeps_calls;
};

UTIL_INLINE struct by_marks_run by_marks_run(const struct parser *p, bool has_address)
{
	return (struct by_marks_run){p->shapes, p->form.columns, has_address,
				     p->profile->keep.calls};
}

/* A line, and how far it has been read. */
struct by_marks_line {
	const char *at;   /* its first byte; places are offsets from here */
	uint64_t ends;    /* ends of words; all bits from the newline on set */
	unsigned newline; /* place of the newline */
	unsigned place;   /* end of the last word that was read */
	unsigned count;   /* number of costs read */
};

/* Adds a number to a self cost; stores it as the cost of a call. */
UTIL_INLINE void put_cost(int64_t *cost, uint32_t number, enum cost_kind kind)
{
	*cost = (kind == SELF_COST ? *cost : 0) + number;
}

/* Puts the numbers of a shape, except the first `skip`, from `column` on. */
UTIL_INLINE void by_marks_put(const uint32_t numbers[MARKS_FOUR], unsigned skip,
			      enum cost_kind kind, struct tally *tally, unsigned column)
{
	int64_t *cost = &tally->cost[column];

	if (!skip)
		put_cost(cost++, numbers[0], kind);
	put_cost(&cost[0], numbers[1], kind);
	put_cost(&cost[1], numbers[2], kind);
	put_cost(&cost[2], numbers[3], kind);
}

/* Reads the costs of the next shape; false: they are not all small numbers. */
UTIL_INLINE bool take_shape(const struct by_marks_run *run, enum cost_kind kind,
			    struct tally *tally, struct by_marks_line *line)
{
	const uint64_t ends = marks_behind(line->ends, line->place);
	const size_t i = ends & (MARKS_SHAPES - 1);
	const struct shape *shape = &run->shapes->shape[i];
	const struct shape_mask *mask = &run->shapes->mask[LEAD_DIGIT + i];
	const unsigned begin = line->place + 1, column = line->count;
	uint32_t numbers[MARKS_FOUR];

	if (!shape->words || column + shape->words > run->columns ||
	    !marks_numbers(shape, mask, line->at + begin, numbers))
		return false;
	if (kind == SELF_COST || run->keeps_calls)
		by_marks_put(numbers, 0, kind, tally, column);
	line->count += shape->words;
	line->place = begin + shape->last;
	return true;
}

/* Reads one cost of up to MARKS_DIGITS digits; false: read it word by word. */
UTIL_INLINE bool take_cost(const struct by_marks_run *run, enum cost_kind kind, struct tally *tally,
			   struct by_marks_line *line)
{
	const uint64_t ends = marks_behind(line->ends, line->place);
	const unsigned begin = line->place + 1;
	uint64_t bad = 0, n;
	unsigned length;

	if (line->count == run->columns)
		return false;
	length = bits_first(ends);
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

/* Reads the remaining costs of a line. Returns the newline. */
UTIL_INLINE const char *by_marks_costs(struct parser *p, const struct by_marks_run *run,
				       enum cost_kind kind, struct tally *tally,
				       struct by_marks_line *line)
{
	while (line->place != line->newline)
		if (!take_shape(run, kind, tally, line) && !take_cost(run, kind, tally, line))
			return by_words_costs(p, line->at + line->place, kind, tally, line->count);
	if (line->count > tally->top)
		tally->top = line->count;
	return line->at + line->place;
}

/*
 * Reads the line number from begin to the first of ends into *number, which is
 * the base of a relative one before. False: read it word by word.
 */
UTIL_INLINE bool take_number(struct by_marks_line *line, uint64_t ends, unsigned begin,
			     uint64_t *number)
{
	const unsigned char c = (unsigned char)line->at[begin];
	unsigned length;
	uint64_t n, bad = 0;

	length = bits_first(ends);
	line->place = begin + length;
	line->count = 0;
	if (marks_lead[c] != LEAD_DIGIT) {
		length--;
		if ((length == 0) != (c == '*'))
			return false;
	} else if (!number_is_digit((char)c)) {
		return false;
	}
	if (length > MARKS_DIGITS)
		return false;
	n = marks_number(line->at + line->place, length, &bad);
	return !bad && marks_move(c, n, number);
}

/*
 * Reads the line number of a line of numbers, and the costs in one shape with it: the numbers are
 * of both, or 0 without a shape. Skips an address before it. False: read it word by word.
 */
UTIL_INLINE bool by_marks_start(const struct parser *p, const struct by_marks_run *run,
				const char *at, uint64_t *number, struct by_marks_line *line,
				uint32_t numbers[MARKS_FOUR])
{
	const struct shape *shape;
	unsigned char c;
	unsigned begin = 0;
	uint64_t ends;
	size_t i;

	if (!marks_begin_position(at[0], at[1]) ||
	    !marks_line(&p->marks, at, &ends, &line->newline))
		return false;
	line->at = at;
	line->ends = ends;
	if (run->has_address) {
		begin = bits_first(ends);
		if (begin == line->newline)
			return false;
		ends = marks_behind(ends, begin++);
	}
	c = (unsigned char)at[begin];
	i = ends & (MARKS_SHAPES - 1);
	shape = &run->shapes->shape[i];
	line->count = shape->words - 1U;
	line->place = begin + shape->last;
	/* Without words, count is UINT_MAX, which fails this test. */
	if (line->count <= run->columns &&
	    marks_numbers(shape, &run->shapes->mask[marks_lead[c] + i], at + begin, numbers) &&
	    marks_move(c, numbers[0], number))
		return true;
	memset(numbers, 0, MARKS_FOUR * sizeof(*numbers));
	return take_number(line, ends, begin, number);
}
