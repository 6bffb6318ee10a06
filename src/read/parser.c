/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/parser.h"

#include <inttypes.h>

bool parser_fail(struct parser *p, uint64_t line, const char *what)
{
	if (!p->failed)
		error_set(p->error, "%s:%" PRIu64 ": %s", p->file, line, what);
	p->failed = true;
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
	here->function_file = parser_either(here->fl, p->unknown);
}

portion_id parser_portion(struct parser *p)
{
	struct here *here = &p->here;
	name_id file = parser_either(here->file, p->unknown);

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

/* --- compressed names ----------------------------------------------------- */

/* The first id that has more digits than COMPRESSED_DIGITS. */
enum { LONG_ID = 1000000 };

/* Returns the slot of an id, which holds its name + 1, or 0 for none. */
static name_id *id_slot(struct compressed *ids, uint64_t id)
{
	const size_t had = ids->room;

	if (id >= LONG_ID)
		id = LONG_ID + map_id(&ids->long_ids, (uint32_t)(id >> 32), (uint32_t)id);
	ids->by_id = util_grow(ids->by_id, &ids->room, (size_t)id + 1, sizeof(*ids->by_id));
	if (ids->room > had)
		memset(ids->by_id + had, 0, (ids->room - had) * sizeof(*ids->by_id));
	return &ids->by_id[id];
}

void compressed_free(struct compressed *ids)
{
	free(ids->by_id);
	map_free(&ids->long_ids);
	free(ids->after);
}

name_id parser_name(const struct parse_rules *rules, struct names *names, enum name_kind kind,
		    struct str name, bool changes)
{
	const struct renames *renames = changes ? rules->renames[kind] : NULL;
	struct str text = renames ? renames_apply(renames, name) : name, left = text;
	name_id id;

	if (kind == NAME_FILE)
		str_eat(&left, rules->directory);
	/* No name in a profile begins with a blank. */
	id = names_id(names, left.length && str_is_blank(left.at[0]) ? text : left);
	if (renames)
		str_free(text);
	return id;
}

/* Returns the id of a name as reports have it; keeps the written one of a file or object, too. */
static name_id keep_name(struct parser *p, enum name_kind kind, struct str name)
{
	struct compressed *ids = &p->names[kind];
	struct names *names = &p->profile->names;
	const bool changes = renames_change(p->rules->renames[kind], name);
	const name_id raw = changes ? names_id(names, name) : NONE;
	name_id id;

	if (changes && raw < ids->after_count && ids->after[raw])
		return ids->after[raw] - 1;
	id = parser_name(p->rules, names, kind, name, changes);
	if (kind != NAME_FUNCTION && (changes || names_str(names, id).length < name.length))
		map_id(&p->profile->current->originals, id, names_id(names, name));
	while (changes && ids->after_count <= raw)
		UTIL_PUSH(ids->after, ids->after_count, ids->after_room) = 0;
	if (changes)
		ids->after[raw] = id + 1;
	return id;
}

/* Takes "(ID)" from *text; NUMBER_BAD, and *text stays, if it is a plain name. */
static enum number eat_id(struct str *text, uint64_t *id)
{
	const char *begin = text->at + 1, *end = text->at + text->length, *q;
	struct str digits;

	if (!text->length || *text->at != '(')
		return NUMBER_BAD;
	q = number_digits(begin, id);
	if (q == begin || q >= end || *q != ')' || (q + 1 < end && !str_is_blank(q[1])))
		return NUMBER_BAD;
	digits = (struct str){begin, (size_t)(q - begin)};
	*text = str_trim_left((struct str){q + 1, (size_t)(end - q - 1)});
	return number_is_safe(begin, q) ? NUMBER_OK : number_eat(&digits, id);
}

name_id compressed_name(struct parser *p, enum name_kind kind, struct str text)
{
	static const char *const kinds[NAME_KINDS] = {"an object", "a file", "a function"};
	struct compressed *ids = &p->names[kind];
	struct str name = str_trim_left(text), rest = name;
	uint64_t id = 0;
	enum number read = eat_id(&rest, &id);
	name_id *slot;

	if (read == NUMBER_TOO_BIG)
		PARSER_ODD_WORD(p, DAMAGE, "the id '%s' does not fit into 64 bits", name);
	if (read == NUMBER_BAD || (read == NUMBER_TOO_BIG && rest.length))
		return keep_name(p, kind, rest);
	if (read == NUMBER_TOO_BIG)
		return p->unknown;
	slot = id_slot(ids, id);
	if (!rest.length && !*slot)
		PARSER_ODD(p, DAMAGE, "id (%" PRIu64 ") of %s is not defined; it is shown as ???",
			   id, kinds[kind]);
	if (rest.length)
		*slot = keep_name(p, kind, rest) + 1;
	else if (!*slot)
		*slot = p->unknown + 1;
	return *slot - 1;
}
