/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/parser.h"

#include <inttypes.h>
#include <stdlib.h>

bool parser_fail(struct parser *p, uint64_t line, const char *what)
{
	if (!p->failed)
		error_set(p->error, "%s:%" PRIu64 ": %s", p->file, line, what);
	p->failed = true;
	p->no_self_costs = true;
	parser_see_none(p);
	return false;
}

bool parser_overflow(struct parser *p, uint64_t line, const char *what, unsigned event)
{
	struct str name = names_str(&p->profile->names, p->profile->events[event]);
	struct scratch scratch;
	char text[400];

	snprintf(text, sizeof(text), "%s of %s does not fit into 64 bits", what,
		 diag_quote(&scratch, name));
	return parser_fail(p, line, text);
}

void parser_depart(struct parser *p, enum departure kind, const char *before, struct str word,
		   const char *after)
{
	struct scratch scratch;

	departures_add(p->departures, kind, p->line, "%s'%s'%s", before, diag_quote(&scratch, word),
		       after);
}

void parser_need_function(struct parser *p)
{
	if (p->here.function_name != NONE)
		return;
	departures_add(p->departures, D_FUNCTION_MISSING, p->line,
		       parser_is_cachegrind(p) ? "costs after \"fl=\" and before any \"fn=\""
					       : "costs before any \"fn=\"");
	p->here.function_name = parser_is_cachegrind(p)
					? names_id(&p->profile->names, STR("<unspecified>"))
					: p->unknown;
	p->here.function_object = p->here.object;
	p->here.function_file = parser_or_unknown(p, p->here.fl);
}

uint64_t parser_number(const struct parser *p, enum sides_by by)
{
	const struct part *part = &p->header.part;
	name_id name = by == SIDES_BY_PART ? part->number : part->origin.thread;
	uint64_t number = by == SIDES_BY_PART ? part->ordinal : 1;
	struct str text;

	if (name != NONE) {
		text = names_str(&p->profile->names, name);
		number_eat(&text, &number);
	}
	return number;
}

void parser_place(struct parser *p)
{
	if (p->header.placed || !p->header.part.selected)
		return;
	p->header.placed = true;
	if (profile_side(p->profile, parser_number(p, p->rules->sides)))
		return;
	if (p->rules->any_parts)
		p->profile->crowded = true;
	else
		parser_fail(p, p->line,
			    p->rules->sides == SIDES_BY_PART
				    ? "more than 32 parts cannot be compared; "
				      "choose some with --part"
				    : "more than 32 threads cannot be compared; "
				      "choose some with --thread");
}

portion_id parser_portion(struct parser *p)
{
	struct profile *profile = p->profile;
	struct here *here = &p->here;

	if (here->portion != NONE)
		return here->portion;
	parser_place(p);
	if (!p->guesses.begun && profile->current->portion_count &&
	    p->rules->sides == SIDES_BY_FILE && parser_may_guess(p))
		p->guesses.before =
			profile_renew_side(profile, &profile->sides[profile->current_side]);
	p->guesses.begun = true;
	if (here->function == NONE) {
		parser_need_function(p);
		here->function = profile_function(profile, here->function_object,
						  here->function_file, here->function_name);
	}
	here->portion = profile_portion(profile, here->function, parser_or_unknown(p, here->file));
	return here->portion;
}

/*
 * Returns, for each name, the only function of a side that has it and has code;
 * NONE if there is none, the number of functions if there are several.
 */
static function_id *defined_by_name(const struct profile *profile, const struct side *side)
{
	function_id *defined = util_alloc(profile->names.count, sizeof(*defined)), i;

	memset(defined, 0xff, profile->names.count * sizeof(*defined));
	for (i = 0; i < profile->functions.count; i++) {
		function_id *of_name = &defined[profile_name(profile, i)];

		if (profile_has_portion(side, profile_own(profile, i)))
			*of_name = *of_name == NONE ? i : (function_id)profile->functions.count;
	}
	return defined;
}

/* Replaces the facts of a side, with other functions called, and adds what was set apart. */
static void replace_facts(struct parser *p, struct side **side, const struct profile_moves *moves)
{
	struct profile *profile = p->profile;
	struct side *replaced, *before = p->guesses.before;

	cost_freeze(&profile->costs);
	replaced = profile_renew_side(profile, side);
	profile_extend_side(profile, *side);
	profile_add_facts(profile, replaced, moves);
	profile_free_side(replaced);
	if (before) {
		profile_add_facts(profile, before, NULL);
		profile_free_side(before);
		p->guesses.before = NULL;
	}
}

/* Lets the calls of a side whose file was not said go to the functions meant. */
static void join_guesses(struct parser *p, struct side **side)
{
	struct profile *profile = p->profile;
	const size_t functions = profile->functions.count;
	function_id *defined = defined_by_name(profile, *side);
	struct profile_moves moves = {
		.function = util_alloc(functions, sizeof(*moves.function)),
		.portion = util_alloc(profile->portions.count, sizeof(*moves.portion)),
	};
	struct str name = STR("");
	struct scratch scratch;
	uint64_t joined = 0;

	for (uint32_t i = 0; i < functions; i++)
		moves.function[i] = i;
	for (uint32_t i = 0; i < profile->portions.count; i++)
		moves.portion[i] = i;
	for (uint32_t i = 0; i < p->guesses.calls.count; i++) {
		struct pair guess = p->guesses.calls.pairs[i];
		function_id to = defined[profile_name(profile, guess.a)];

		if (map_find(&p->guesses.named, guess.b, 0) != NONE || to >= functions ||
		    profile_has_portion(*side, profile_own(profile, guess.a)))
			continue;
		joined += moves.function[guess.a] != to;
		moves.function[guess.a] = to;
		name = names_str(&profile->names, profile_name(profile, to));
	}
	if (joined) {
		replace_facts(p, side, &moves);
		departures_add(p->departures, D_CALL_FILE, 0,
			       "no \"cfi=\" says in which file called functions are: %s were found "
			       "by name alone, such as '%s'",
			       number_grouped((int64_t)joined).text, diag_quote(&scratch, name));
	}
	free(moves.function);
	free(moves.portion);
	free(defined);
}

bool parser_end_guesses(struct parser *p, bool good)
{
	struct profile *profile = p->profile;
	size_t current = profile->current_side, i;
	unsigned event;

	i = p->rules->sides == SIDES_BY_FILE ? current : 0;
	for (; good && p->guesses.calls.count && !p->code && i < profile->side_count; i++)
		join_guesses(p, &profile->sides[i]);
	if (p->guesses.before)
		replace_facts(p, &profile->sides[current], NULL);
	profile->current = profile->sides[current];
	map_free(&p->guesses.calls);
	map_free(&p->guesses.named);
	if (!good || !cost_overflow(&profile->costs, &event))
		return true;
	if (event == COST_CALLS)
		return parser_fail(p, p->line, "the number of calls does not fit into 64 bits");
	return parser_overflow(p, p->line, "the sum", event);
}

bool parser_add(struct parser *p, uint64_t line, cost_id *cost, uint64_t mask,
		const int64_t *column)
{
	int64_t by_event[COST_EVENTS];
	unsigned event;

	/* Turn columns into events of the profile. */
	if (!p->form.plain) {
		uint64_t columns = mask;

		mask = 0;
		for (unsigned i = 0; i < p->form.columns; i++) {
			if (!(columns >> i & 1))
				continue;
			/* NOLINTNEXTLINE: only columns of the mask are read */
			by_event[p->form.event[i]] = column[i];
			mask |= (uint64_t)1 << p->form.event[i];
		}
		column = by_event;
	}
	cost_add_counts(&p->profile->costs, cost, mask, column);
	return !cost_overflow(&p->profile->costs, &event) ||
	       parser_overflow(p, line, "the sum", event);
}

bool parser_flush(struct parser *p)
{
	struct tally *tally = &p->pending.costs;
	uint64_t mask;
	bool fits = true;
	unsigned columns;

	if (!p->pending.any)
		return true;
	p->pending.any = false;
	mask = parser_mask(p, tally);
	if (p->header.part.selected) {
		portion_id portion = parser_portion(p);
		cost_id *row = &p->profile->current->portion_cost[portion];

		if (p->profile->keep.lines) {
			line_id line = profile_line(p->profile, portion, p->pending.number,
						    &p->pending.order);

			row = &p->profile->current->line_cost[line];
		}
		fits = parser_add(p, p->pending.line, row, mask, tally->cost);
	}
	/* A column that no line has given is 0. */
	columns = tally->mask ? p->form.columns : tally->top;
	for (unsigned i = 0; i < columns; i++) {
		if (!util_add(&p->sums.self[i], tally->cost[i]) && fits)
			fits = parser_overflow(p, p->pending.line, "the sum", p->form.event[i]);
		tally->cost[i] = 0;
	}
	p->sums.mask |= mask;
	tally->mask = 0;
	tally->top = 0;
	return fits;
}
