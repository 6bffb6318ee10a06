/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/parser.h"

#include "base/pattern.h"

/* Returns whether a summary: or totals: line can be right for a column (src/README N4). */
static bool is_believable(const struct parser *p, const struct given_total *line, unsigned column)
{
	return (line->mask >> column & 1) && profile_believes(line->cost[column], p->self[column]);
}

/* Compares a line of totals with the sum of the self costs. */
static void check_total(struct parser *p, const struct given_total *given, unsigned column,
			enum departure kind)
{
	name_id event = p->profile->events[p->form.event[column]];
	struct scratch scratch;

	departures_add(p->departures, kind, given->line,
		       "\"%s:\" gives %s of %s, the self costs are %s",
		       given == &p->header.totals ? "totals" : "summary",
		       number_grouped(given->cost[column]).text,
		       diag_quote(&scratch, names_str(&p->profile->names, event)),
		       number_grouped(p->self[column]).text);
}

/*
 * Warns if a part seems truncated or has odd totals (src/README R13): more than a hundredfold the
 * costs, so that all shares are next to nothing; or, of a program of which nobody knows what its
 * "summary:" means, more than 0.1 % above or below them.
 */
static void check_part(struct parser *p)
{
	struct part_header *header = &p->header;
	const struct given_total *summary = &header->summary, *totals = &header->totals;

	header->part.cut = header->callgrind ? !totals->line : header->cachegrind && !summary->line;
	if (header->part.cut)
		PARSER_ODD(p, DAMAGE,
			   "the part has no \"%s:\" at its end, as its program writes it: the "
			   "file may be truncated",
			   header->callgrind ? "totals" : "summary");
	for (unsigned i = 0; i < p->form.columns; i++) {
		const int64_t self = p->self[i], given = summary->cost[i];
		const uint64_t apart = given > self ? (uint64_t)given - (uint64_t)self
						    : (uint64_t)self - (uint64_t)given;

		if (totals->mask && totals->cost[i] != self)
			check_total(p, totals, i,
				    self >= 0 && totals->cost[i] / 100 > self ? DEPARTURE_DAMAGE
									      : DEPARTURE_ERROR);
		if (!(summary->mask >> i & 1))
			continue;
		if (!header->known && !header->cachegrind && !totals->line && self >= 0 &&
		    apart > number_magnitude(self) / 1000)
			check_total(p, summary, i,
				    p->departures->quiet ? DEPARTURE_NOTE : DEPARTURE_ODD);
		else if (!is_believable(p, summary, i))
			check_total(p, summary, i, DEPARTURE_NOTE);
	}
}

/* Returns whether --part=/REGEX/ selects the part, if it is given. */
static bool is_triggered(const struct parser *p)
{
	const regex_t *triggers = p->rules->triggers;
	const struct part *part = &p->header.part;
	struct str name = profile_part_name(p->profile, part);

	return !triggers || (name.length && pattern_matches(triggers, name)) ||
	       pattern_matches(triggers, profile_desc(p->profile, part, STR("Trigger:")));
}

/* Flushes costs, then updates whether --part and --thread select the part. */
static void select_part(struct parser *p)
{
	const struct parse_rules *rules = p->rules;

	parser_flush(p);
	p->header.part.selected =
		(!rules->parts || ranges_has(rules->parts, parser_number(p, SIDES_BY_PART))) &&
		(!rules->threads ||
		 ranges_has(rules->threads, parser_number(p, SIDES_BY_THREAD))) &&
		p->header.triggered;
	p->header.placed = rules->sides == SIDES_BY_FILE;
	if (!p->header.placed)
		p->here.portion = NONE;
}

bool header_end(struct parser *p)
{
	const struct given_total *summary = &p->header.summary, *totals = &p->header.totals;
	struct profile *profile = p->profile;
	struct part *part = &p->header.part;
	int64_t total[COST_EVENTS];
	uint64_t mask;

	if (!parser_flush(p))
		return false;
	if (p->call.line)
		parser_drop_call(p);
	if (!parser_has_events(p))
		return !p->failed;
	parser_place(p);
	if (p->failed)
		return false;
	mask = p->self_mask;
	check_part(p);
	for (unsigned i = 0; i < p->form.columns; i++) {
		/* Behind a body without its own "events:", a total may be of several bodies. */
		const struct given_total *line = !part->events                  ? NULL
						 : is_believable(p, summary, i) ? summary
						 : is_believable(p, totals, i)  ? totals
										: NULL;

		total[i] = line ? line->cost[i] : p->self[i];
		part->measured |= total[i] || p->self[i] || p->profile->below_zero;
		if (line && p->form.taken >> i & 1) {
			mask |= (uint64_t)1 << i;
			part->believed = true;
		}
	}
	if (!parser_add(p, p->line, &part->sum, p->self_mask, p->self) ||
	    !parser_add(p, p->line, &part->total, mask, total) ||
	    (part->selected && !parser_add(p, p->line, &profile->current->total, mask, total)))
		return false;
	part->side = profile->current_side;
	UTIL_PUSH(profile->parts, profile->part_count, profile->part_room) = *part;
	profile->current->end_part = profile->part_count;
	return true;
}

void header_text(struct parser *p, size_t offset, struct str value)
{
	*(name_id *)((char *)&p->header.part + offset) = names_id(&p->profile->names, value);
	if (offset == offsetof(struct part, origin.creator)) {
		p->header.known = str_begins(value, STR("xdebug"));
		p->header.callgrind = str_eat(&value, STR("callgrind-")) && value.length &&
				      number_is_digit(*value.at);
		p->header.known |= p->header.callgrind;
	}
	select_part(p);
}

void header_begin(struct parser *p)
{
	struct part_header *header = &p->header;
	struct part *part = &header->part;

	*part = (struct part){
		.file = part->file,
		.origin = part->origin,
		.number = NONE,
		.ordinal = part->ordinal + 1,
		.descs = (uint32_t)p->profile->desc_count,
	};
	header->has_names = header->has_trigger = false;
	header->triggered = is_triggered(p);
	header->summary = header->totals = (struct given_total){0};
	memset(p->self, 0, sizeof(p->self));
	p->self_mask = 0;
	select_part(p);
}

bool header_next(struct parser *p)
{
	if (header_end(p))
		header_begin(p);
	return !p->failed;
}

void header_version(struct parser *p, struct str value)
{
	uint64_t version = 0;
	enum number read = number_eat(&value, &version);

	if (read == NUMBER_BAD)
		PARSER_ODD_WORD(p, DAMAGE, "the version '%s' is not a number", value);
	else if (read == NUMBER_TOO_BIG || version > 1)
		parser_fail(p, p->line,
			    "this is a later version of the format; cgannotate reads version 1");
}

void header_desc(struct parser *p, struct str value)
{
	struct profile *profile = p->profile;
	struct part_header *header = &p->header;

	UTIL_PUSH(profile->descs, profile->desc_count, profile->desc_room) =
		names_id(&profile->names, value);
	header->part.desc_count++;
	header->inlined |= str_begins(value, STR("Inlined:"));
	if (header->has_trigger || !str_begins(value, STR("Trigger:")))
		return;
	header->has_trigger = true;
	header->triggered = is_triggered(p);
	select_part(p);
}

void header_positions(struct parser *p, struct str value)
{
	static const struct str names[] = {{"instr", 5}, {"bb", 2}, {"line", 4}, {"addr", 4}};
	static const uint8_t kinds[] = {POSITION_ADDRESS, POSITION_BLOCK, POSITION_LINE,
					POSITION_ADDRESS, POSITION_OTHER};
	struct form *form = &p->form;
	struct str word;
	bool odd = false;

	parser_flush(p);
	memset(p->at, 0, sizeof(p->at));
	form->positions = 0;
	while ((word = str_eat_word(&value)).length && form->positions < POSITIONS_MOST) {
		unsigned name = 0, i = form->positions++;

		while (name < LENGTH(names) && !str_equal(names[name], word))
			name++;
		/* Lines have the order of the specification, whatever the header says. */
		for (; i && kinds[name] < form->kind[i - 1] && form->kind[i - 1] != POSITION_OTHER;
		     i--) {
			form->kind[i] = form->kind[i - 1];
			odd = true;
		}
		form->kind[i] = kinds[name];
		if (name == LENGTH(names))
			PARSER_ODD_WORD(p, DAMAGE, "the position '%s' is unknown; it is skipped",
					word);
	}
	if (odd)
		PARSER_ODD(p, DAMAGE,
			   "positions are out of order; columns are read in the order "
			   "instr, bb, line");
	if (!form->positions)
		form->kind[form->positions++] = POSITION_LINE;
	/* Marks find one line number, at the end or behind an address or block. */
	form->by_words = form->positions > 2 || form->kind[form->positions - 1] != POSITION_LINE ||
			 p->departures->checks || p->code;
	p->profile->addressed |= form->kind[0] == POSITION_ADDRESS;
}

static bool add_column(struct parser *p, struct str name)
{
	struct profile *profile = p->profile;
	unsigned event = profile_event(profile, name);

	if (p->form.columns == COST_EVENTS ||
	    (event == COST_EVENTS && profile->event_count == COST_EVENTS))
		return parser_fail(p, p->line,
				   "too many events; cgannotate reads up to 64 different ones");
	if (event == COST_EVENTS) {
		event = profile->event_count++;
		profile->events[event] = names_id(&profile->names, name);
	}
	p->header.part.events |= (uint64_t)1 << event;
	p->form.taken |= (uint64_t)1 << p->form.columns;
	if (memchr(p->form.event, (int)event, p->form.columns)) {
		PARSER_ODD_WORD(p, DAMAGE,
				"the event '%s' is named twice; its second column is left out",
				name);
		p->form.taken &= ~((uint64_t)1 << p->form.columns);
	}
	p->form.plain &= event == p->form.columns;
	p->form.event[p->form.columns++] = (uint8_t)event;
	return true;
}

void header_events(struct parser *p, struct str value)
{
	struct str word;

	parser_flush(p);
	p->header.cachegrind &= p->header.part.origin.command != NONE;
	p->form.columns = 0;
	p->form.taken = 0;
	p->form.plain = true;
	while ((word = str_eat_word(&value)).length)
		if (!add_column(p, word))
			return;
	if (p->form.columns == 0)
		PARSER_ODD(p, ERROR, "\"events:\" lists no event");
	else
		p->header.any_events = true;
}

/* Limits time, as each use of a name searches all lines, and formulas nest. */
enum { MOST_EVENT_LINES = 256 };

/* The line is kept, unless it is known: each part may repeat it. */
void header_event(struct parser *p, struct str value)
{
	struct profile *profile = p->profile;
	const struct str name = definition_split(value).name;
	const name_id text = names_id(&profile->names, value);

	if (!name.length ||
	    (!memchr(value.at, '=', value.length) && !memchr(value.at, ':', value.length))) {
		PARSER_ODD_WORD(p, DAMAGE, "\"event:\" '%s' has neither a formula nor a long name",
				name);
		return;
	}
	for (size_t i = 0; i < profile->event_line_count; i++)
		if (profile->event_lines[i].text == text)
			return;
	if (profile->event_line_count == MOST_EVENT_LINES)
		parser_fail(p, p->line,
			    "too many \"event:\" lines; cgannotate reads up to 256 different ones");
	else
		UTIL_PUSH(profile->event_lines, profile->event_line_count,
			  profile->event_line_room) =
			(struct event_line){text, p->header.part.file, p->line};
}

static void read_total(struct parser *p, struct given_total *total, struct str value)
{
	bool any = false;
	struct str word;

	*total = (struct given_total){.line = p->line};
	for (unsigned i = 0; i < COST_EVENTS && (word = str_eat_word(&value)).length; i++) {
		enum number read = number_count(word, &total->cost[i]);

		/* Not given, as in a cost line. */
		if (str_equal(word, STR(".")))
			continue;
		if (read == NUMBER_BAD) {
			PARSER_ODD_WORD(p, DAMAGE, "'%s' is not a count", word);
			any = false;
			break;
		}
		/* 2^63 or more is a difference that wrapped: not given. */
		if (read != NUMBER_TOO_BIG)
			total->mask |= (uint64_t)1 << i;
		any |= read == NUMBER_TOO_BIG || total->cost[i];
	}
	if (!any)
		total->mask = 0;
}

void header_summary(struct parser *p, struct str value)
{
	read_total(p, &p->header.summary, value);
}

void header_totals(struct parser *p, struct str value)
{
	read_total(p, &p->header.totals, value);
}
