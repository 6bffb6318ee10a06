/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/parser.h"

#include "base/number.h"

#include <inttypes.h>

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

void parser_drop_call(struct parser *p)
{
	departures_add(p->departures, DEPARTURE_DAMAGE, p->call.line,
		       "\"%s\" is not followed by a line of costs", "calls=");
	p->call.line = 0;
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
	if (!profile_side(p->profile, parser_number(p, p->rules->sides)))
		parser_fail(p, p->line,
			    "more than 32 parts or threads cannot be compared; choose some with "
			    "--part or --thread");
}

void parser_need_function(struct parser *p)
{
	struct here *here = &p->here;

	PARSER_ODD(p, ERROR, "costs before any \"fn=\"");
	here->function_name = p->unknown;
	here->function_object = here->object;
	here->function_file = parser_or_unknown(p, here->fl);
}

portion_id parser_portion(struct parser *p)
{
	struct here *here = &p->here;
	name_id file = parser_or_unknown(p, here->file);

	if (here->portion != NONE)
		return here->portion;
	parser_place(p);
	if (here->function == NONE) {
		if (here->function_name == NONE)
			parser_need_function(p);
		here->function = profile_function(p->profile, here->function_object,
						  here->function_file, here->function_name);
		/* It has a row in its own file, though all of its code may be of others. */
		here->portion = profile_portion(p->profile, here->function, here->function_file);
	}
	if (here->portion == NONE || file != here->function_file)
		here->portion = profile_portion(p->profile, here->function, file);
	return here->portion;
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
		if (!util_add(&p->self[i], tally->cost[i]) && fits)
			fits = parser_overflow(p, p->pending.line, "the sum", p->form.event[i]);
		tally->cost[i] = 0;
	}
	p->self_mask |= mask;
	tally->mask = 0;
	tally->top = 0;
	return fits;
}
