/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/parser.h"

#include "base/str.h"

/* Returns whether a number before c is a whole word. */
static bool is_word_end(char c)
{
	return c == ' ' || c == '\n';
}

/* The word at *at, up to a blank or the end of the line; *at moves past it. */
static struct str word_at(const char **at)
{
	const char *begin = *at;
	const char *q = begin;

	while (!is_word_end(*q) && *q != '\t')
		q++;
	*at = q;
	if (*q == '\n' && q > begin && q[-1] == '\r')
		q--;
	return (struct str){begin, (size_t)(q - begin)};
}

/* Reads a subposition of any form; *position stays if it is invalid. */
UTIL_COLD static const char *position_word(struct parser *p, const char *at, uint64_t *position)
{
	struct str word = word_at(&at);
	bool rest = false, below = false;
	enum number read = number_position(word, position, &rest, &below);

	if (read == NUMBER_BAD)
		parser_depart(p, D_NUMBER, "", word, " is not a position");
	else if (read == NUMBER_TOO_BIG)
		parser_depart(p, D_NUMBER, "the position ", word, " does not fit into 64 bits");
	else if (rest)
		parser_depart(p, D_POSITION_FORM, "", word,
			      " is read as the number at its beginning");
	if (below)
		parser_depart(p, D_BELOW_ZERO, "the relative position ", word,
			      " is below zero; it is taken as zero");
	return at;
}

/* Skips the blanks after a word. */
UTIL_INLINE const char *skip_blanks(const char *at)
{
	if (*at == ' ')
		at++;
	if ((unsigned char)*at <= ' ')
		while (str_is_blank(*at))
			at++;
	return at;
}

/*
 * Reads a subposition and skips the blanks after it. *position is the base of a
 * relative position before the call, and the position after it.
 */
UTIL_INLINE const char *eat_position(struct parser *p, const char *at, uint64_t *position)
{
	/* A branch, not an addition: the code below need not wait for *at. */
	const char *digits = *at == '+' || *at == '-' ? at + 1 : at;
	uint64_t n;
	const char *q = number_digits(digits, &n);

	if (*at == '*' && is_word_end(at[1]))
		q = at + 1;
	else if (!number_is_safe(digits, q) || !is_word_end(*q) ||
		 !marks_move((unsigned char)*at, n, position))
		q = position_word(p, at, position);
	return skip_blanks(q);
}

/* Skips a subposition that is not needed, such as an address. */
UTIL_INLINE const char *skip_position(const char *at)
{
	for (;;) {
		while ((unsigned char)*at > ' ')
			at++;
		if (*at == ' ' || *at == '\t' || by_words_is_line_end(at))
			break;
		at++;
	}
	return skip_blanks(at);
}

uint64_t by_words_positions(struct parser *p, const char *at, const char **costs, bool move)
{
	uint64_t number = 0;
	bool ended = false;
	unsigned i;

	/* Usually, only the line number is needed, which is the last. */
	for (i = 0; i < p->form.line_at && !p->form.by_words; i++)
		at = skip_position(at);
	for (; i < p->form.positions; i++) {
		const unsigned kind = p->form.kind[i];
		uint64_t position = p->base[kind];

		if (by_words_is_line_end(at))
			ended = true;
		else
			at = eat_position(p, at, &position);
		if (i == p->form.line_at)
			number = position;
		p->at[kind] = position;
		if (move)
			p->base[kind] = position;
	}
	if (ended)
		departures_add(p->departures, D_POSITION_MISSING, p->line, "a position is missing");
	*costs = at;
	return number;
}

/*
 * Reads a word as a cost into *value. Returns false if it gives no count: if it
 * is ".", or not a number, or the cost of a call that wrapped.
 */
static bool cost_of_word(struct parser *p, struct str word, enum cost_kind kind, unsigned column,
			 int64_t *value)
{
	bool sums = kind == SELF_COST && p->header.part.selected && p->form.taken >> column & 1;
	enum number read;

	if (str_equal(word, STR(".")) || !word.length)
		return false;
	read = number_count(word, value, sums ? &p->sums.lost[p->form.event[column]] : NULL);
	if (read == NUMBER_BAD) {
		parser_depart(p, D_NUMBER, "", word, " is not a count");
		return false;
	}
	if (read == NUMBER_TOO_BIG) {
		if (kind == CALL_COST && word.at[0] != '-') {
			departures_add(p->departures, D_CALL_WRAPPED, p->line,
				       "the cost of a call wrapped around; it is not given");
			return false;
		}
		return parser_overflow(p, p->line, "a count", p->form.event[column]);
	}
	if (read == NUMBER_ROUNDED)
		parser_depart(p, D_DECIMAL, "the count ", word, " is rounded to an integer");
	if (word.at[0] == '-' || word.at[0] == '+')
		parser_depart(p, D_NEGATIVE, "the count ", word, " has a sign");
	return true;
}

/*
 * Reads a word of any form as a cost of column n, and skips it. Sets bit n of
 * *without if the word gives no count.
 */
UTIL_COLD static const char *eat_cost_word(struct parser *p, const char *at, enum cost_kind kind,
					   struct tally *tally, unsigned n, uint64_t *without)
{
	struct str word = word_at(&at);
	int64_t value;

	if (!cost_of_word(p, word, kind, n, &value)) {
		*without |= (uint64_t)1 << n;
		return at;
	}
	if (value < 0)
		p->profile->below_zero = true;
	if (!util_add(&tally->cost[n], value))
		parser_overflow(p, p->line, "the sum", p->form.event[n]);
	return at;
}

/* Skips the rest of a line after its last column; reports further costs. */
UTIL_COLD static const char *end_costs(struct parser *p, const char *at)
{
	while (str_is_blank(*at))
		at++;
	if (!by_words_is_line_end(at) && p->header.any_events)
		departures_add(p->departures, D_TOO_MANY, p->line,
			       "more costs than the %u that \"events:\" names; the "
			       "rest is left out",
			       p->form.columns);
	while (*at != '\n')
		at++;
	return at;
}

const char *by_words_costs(struct parser *p, const char *at, enum cost_kind kind,
			   struct tally *tally, unsigned n)
{
	const unsigned columns = p->form.columns;
	uint64_t without = 0;

	while (n < columns) {
		int64_t *cost = &tally->cost[n];
		uint64_t value;
		const char *q = number_digits(at, &value);

		if (kind == CALL_COST)
			*cost = 0;
		if (is_word_end(*q) && number_is_safe(at, q)) {
			if (!util_add(cost, (int64_t)value))
				parser_overflow(p, p->line, "the sum", p->form.event[n]);
			at = q;
		} else if (str_is_blank(*at)) {
			at++;
			continue;
		} else if (by_words_is_line_end(at)) {
			break;
		} else {
			at = eat_cost_word(p, at, kind, tally, n, &without);
		}
		if (kind == SELF_COST && *cost >= PARSER_LARGE) {
			p->is_large = true;
			parser_see_none(p);
		}
		n++;
		if (*at == '\n')
			break;
		at++;
	}
	if (without)
		tally->mask |= ~without & (~(uint64_t)0 >> (COST_EVENTS - n));
	else if (n > tally->top)
		tally->top = n;
	return *at == '\n' ? at : end_costs(p, at);
}
