/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/parser.h"

static bool is_word_end(char c)
{
	return c == ' ' || c == '\n' || c == '\t';
}

/* The word at *at, up to a blank or the end of the line; *at moves past it. */
static struct str word_at(const char **at)
{
	const char *begin = *at, *q = begin;

	while (!is_word_end(*q))
		q++;
	*at = q;
	if (*q == '\n' && q > begin && q[-1] == '\r')
		q--;
	return (struct str){begin, (size_t)(q - begin)};
}

static const char *skip_blanks(const char *at)
{
	while (str_is_blank(*at))
		at++;
	return at;
}

/* Reads a position of any form; *position stays if it is invalid. */
UTIL_COLD static void read_position(struct parser *p, struct str word, uint64_t *position)
{
	bool rest = false, below = false;
	enum number read = number_position(word, position, &rest, &below);

	if (read == NUMBER_BAD)
		PARSER_ODD_WORD(p, DAMAGE, "'%s' is not a position", word);
	else if (read == NUMBER_TOO_BIG)
		PARSER_ODD_WORD(p, DAMAGE, "the position '%s' does not fit into 64 bits", word);
	if (below)
		PARSER_ODD_WORD(p, DAMAGE,
				"the relative position '%s' is below zero; it is taken as zero",
				word);
}

uint64_t by_words_positions(struct parser *p, const char *at, const char **costs, bool move)
{
	/* Where lines are read by marks, addresses are not known. */
	const bool needs_all = p->form.by_words;
	bool missing = false;

	p->at[POSITION_LINE] = 0;
	for (unsigned i = 0; i < p->form.positions; i++) {
		const unsigned kind = p->form.kind[i];
		uint64_t position = p->base[kind], n;
		const char *digits = *at == '+' || *at == '-' ? at + 1 : at;
		const char *q = number_digits(digits, &n);
		struct str word;

		if (by_words_is_line_end(at)) {
			missing = true;
		} else if (number_is_safe(digits, q) && is_word_end(*q) &&
			   marks_move((unsigned char)*at, n, &position)) {
			at = skip_blanks(q);
		} else {
			word = word_at(&at);
			at = skip_blanks(at);
			if (kind == POSITION_LINE || (needs_all && kind != POSITION_OTHER))
				read_position(p, word, &position);
		}
		p->at[kind] = position;
		if (move)
			p->base[kind] = position;
	}
	if (missing)
		PARSER_ODD(p, ERROR, "a position is missing");
	*costs = at;
	return p->at[POSITION_LINE];
}

/*
 * Reads a word as a cost into *value. Returns false if it gives no count: if it
 * is ".", or not a number, or the cost of a call that wrapped.
 */
UTIL_COLD static bool read_cost(struct parser *p, struct str word, enum cost_kind kind,
				unsigned column, int64_t *value)
{
	enum number read;

	if (str_equal(word, STR(".")))
		return false;
	read = number_count(word, value);
	if (read == NUMBER_BAD) {
		PARSER_ODD_WORD(p, DAMAGE, "'%s' is not a count", word);
		return false;
	}
	if (read == NUMBER_TOO_BIG) {
		if (kind == SELF_COST || word.at[0] == '-')
			return parser_overflow(p, p->line, "a count", p->form.event[column]);
		PARSER_ODD(p, ODD, "the cost of a call wrapped around; it is not given");
		return false;
	}
	if (read == NUMBER_ROUNDED)
		PARSER_ODD(p, DAMAGE, "counts are rounded to integers");
	p->profile->below_zero |= *value < 0;
	return true;
}

const char *by_words_costs(struct parser *p, const char *at, enum cost_kind kind,
			   struct tally *tally, unsigned n)
{
	uint64_t without = 0;

	for (at = skip_blanks(at); n < p->form.columns && !by_words_is_line_end(at); n++) {
		int64_t *cost = &tally->cost[n], value = 0;
		uint64_t digits;
		const char *q = number_digits(at, &digits);

		if (is_word_end(*q) && number_is_safe(at, q)) {
			value = (int64_t)digits;
			at = q;
		} else if (!read_cost(p, word_at(&at), kind, n, &value)) {
			without |= (uint64_t)1 << n;
			value = 0;
		}
		if (kind == CALL_COST)
			*cost = value;
		else if (!util_add(cost, value))
			parser_overflow(p, p->line, "the sum", p->form.event[n]);
		if (kind == SELF_COST && *cost >= PARSER_LARGE) {
			p->is_large = true;
			parser_see_none(p);
		}
		at = skip_blanks(at);
	}
	if (without)
		tally->mask |= ~without & (~(uint64_t)0 >> (COST_EVENTS - n));
	else if (n > tally->top)
		tally->top = n;
	if (!by_words_is_line_end(at) && p->header.any_events)
		PARSER_ODD(p, DAMAGE,
			   "more costs than the %u that \"events:\" names; the rest is left out",
			   p->form.columns);
	while (*at != '\n')
		at++;
	return at;
}
