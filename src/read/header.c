/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/parser.h"

#include "base/number.h"
#include "base/pattern.h"

/* Returns whether a summary: or totals: line can be right for a column (src/README N4). */
static bool is_believable(const struct parser *p, const struct given_total *line, unsigned column)
{
	return (line->mask >> column & 1) &&
	       profile_believes(line->cost[column], p->sums.self[column]);
}

/* Clears a line of zeros for the part's events: it counts as absent. */
static void ignore_zeros(const struct parser *p, struct given_total *line)
{
	unsigned columns = p->form.columns;

	if (!columns || !(line->nonzero << (COST_EVENTS - columns)))
		line->line = line->mask = 0;
}

/* The name of the event of a column, for a message. */
static const char *event_name(const struct parser *p, unsigned column, struct scratch *scratch)
{
	name_id name = p->profile->events[p->form.event[column]];

	return diag_quote(scratch, names_str(&p->profile->names, name));
}

static void check_totals(struct parser *p)
{
	enum { FAR = 100 }; /* times the costs: all shares are next to nothing */
	const struct given_total *totals = &p->header.totals;
	const struct given_total *summary = &p->header.summary;

	for (unsigned i = 0; i < p->form.columns; i++) {
		const struct grouped self = number_grouped(p->sums.self[i]);
		struct scratch scratch;
		const char *event = event_name(p, i, &scratch);

		if (totals->line && p->sums.self[i] >= 0 && totals->mask >> i & 1 &&
		    totals->cost[i] / FAR > p->sums.self[i])
			departures_add(
				p->departures, D_TOTALS_FAR, totals->line,
				"\"totals:\" gives %s of %s, the sum of the cost lines is %s",
				number_grouped(totals->cost[i]).text, event, self.text);
		else if (totals->line &&
			 (!(totals->mask >> i & 1) || totals->cost[i] != p->sums.self[i]))
			departures_add(
				p->departures, D_TOTALS, totals->line,
				"\"totals:\" does not give %s, the sum of the cost lines, for %s",
				self.text, event);
		if (summary->line && !is_believable(p, summary, i))
			departures_add(p->departures, D_SUMMARY, summary->line,
				       "\"summary:\" gives less than %s, the sum of the self "
				       "costs, for %s",
				       self.text, event);
	}
}

/*
 * Warns if a part seems truncated (src/README R13). Callgrind ends a part with "totals:",
 * Cachegrind and Xdebug with "summary:". The "summary:" of Xdebug is the time of the process. Of
 * other programs nobody knows what "summary:" means, so the numbers are told where it is above the
 * costs; in a part with "totals:", as Valgrind writes it, it may be a little more.  Xdebug leaves
 * out what a program that ended early did not come to, which is no damage.
 */
static void warn_if_cut(struct parser *p, struct part *part)
{
	const struct part_header *header = &p->header;
	const struct given_total *summary = &header->summary;
	const char *writer = header->callgrind                       ? "Callgrind"
			     : header->cachegrind && !header->xdebug ? "Cachegrind"
			     : header->xdebug                        ? "Xdebug"
								     : NULL;
	unsigned i;

	part->cut = (header->callgrind && !header->totals.any) ||
		    (header->cachegrind && !header->xdebug && !summary->any);
	if (header->callgrind && !header->totals.any)
		departures_add(p->departures, D_CUT, p->line,
			       "the part has no \"totals:\" at its end, as "
			       "Callgrind writes it: the file may be truncated");
	else if (writer && !header->callgrind && !summary->any)
		departures_add(p->departures, D_CUT, p->line,
			       "there is no \"summary:\" at the end, as %s writes it: "
			       "the file may be truncated",
			       writer);
	for (i = 0; !writer && !header->totals.any && summary->line && i < p->form.columns; i++)
		if (p->sums.self[i] >= 0 && summary->mask >> i & 1 &&
		    summary->cost[i] > p->sums.self[i]) {
			struct scratch scratch;

			departures_add(p->departures, D_ABOVE, summary->line,
				       "\"summary:\" gives %s of %s, the self costs are %s",
				       number_grouped(summary->cost[i]).text,
				       event_name(p, i, &scratch),
				       number_grouped(p->sums.self[i]).text);
		}
}

/* Returns whether the part was dumped for what the rules select. */
static bool is_selected_by_name(const struct parser *p)
{
	const struct parse_rules *rules = p->rules;
	struct part part = p->header.part;
	struct str name;

	if (!rules->triggers)
		return true;
	part.desc_count = (uint32_t)p->profile->desc_count - part.descs - p->header.next_descs;
	name = profile_part_name(p->profile, &part);
	return (name.length && pattern_matches(rules->triggers, name)) ||
	       pattern_matches(rules->triggers, profile_desc(p->profile, &part, STR("Trigger:")));
}

/* Flushes costs, then updates whether --part and --thread select the part. */
static void select_part(struct parser *p)
{
	parser_flush(p);
	p->header.part.selected =
		(!p->rules->parts ||
		 ranges_has(p->rules->parts, parser_number(p, SIDES_BY_PART))) &&
		(!p->rules->threads ||
		 ranges_has(p->rules->threads, parser_number(p, SIDES_BY_THREAD))) &&
		is_selected_by_name(p);
	p->header.placed = p->rules->sides == SIDES_BY_FILE;
	if (!p->header.placed)
		p->here.portion = NONE;
}

bool header_end(struct parser *p)
{
	struct given_total *summary = &p->header.summary;
	struct given_total *totals = &p->header.totals;
	struct profile *profile = p->profile;
	struct part *part = &p->header.part;
	int64_t total[COST_EVENTS];
	uint64_t mask;

	if (!parser_flush(p))
		return false;
	mask = p->sums.mask;
	if (p->header.has_events)
		parser_place(p);
	if (p->failed)
		return false;
	if (p->call.line) {
		departures_add(p->departures, D_CALL_UNFINISHED, p->call.line,
			       "\"calls=\" is not followed by a line of costs");
		p->call.line = 0;
	}
	if (!p->header.has_events)
		return true;
	ignore_zeros(p, summary);
	ignore_zeros(p, totals);
	warn_if_cut(p, part);
	check_totals(p);
	for (unsigned i = 0; i < p->form.columns; i++) {
		const struct given_total *line = is_believable(p, summary, i)  ? summary
						 : is_believable(p, totals, i) ? totals
									       : NULL;

		total[i] = line ? line->cost[i] : p->sums.self[i];
		part->measured |= total[i] || p->sums.self[i];
		if (line && p->form.taken >> i & 1) {
			mask |= (uint64_t)1 << i;
			part->believed = true;
		}
	}
	if (!parser_add(p, p->line, &part->sum, p->sums.mask, p->sums.self) ||
	    !parser_add(p, p->line, &part->total, mask, total) ||
	    (part->selected && !parser_add(p, p->line, &profile->current->total, mask, total)))
		return false;
	part->desc_count = (uint32_t)profile->desc_count - part->descs - p->header.next_descs;
	part->side = profile->current_side;
	UTIL_PUSH(profile->parts, profile->part_count, profile->part_room) = *part;
	profile->current->end_part = profile->part_count;
	return true;
}

/* Copies header.next to the part, unless the part has facts already. */
static void describe(struct parser *p)
{
	const struct origin *next = &p->header.next;

	if (p->header.has_facts)
		return;
	p->header.part.origin = *next;
	if (next->creator != NONE) {
		struct str creator = names_str(&p->profile->names, next->creator);

		p->header.xdebug = str_begins(creator, STR("xdebug"));
		p->header.callgrind = str_eat(&creator, STR("callgrind-")) && creator.length &&
				      number_is_digit(*creator.at);
	}
	select_part(p);
}

void header_begin(struct parser *p)
{
	struct part_header *header = &p->header;
	struct part *part = &header->part;

	*part = (struct part){
		.file = part->file,
		.number = NONE,
		.events = NONE,
		.ordinal = part->ordinal + 1,
		.descs = (uint32_t)p->profile->desc_count - header->next_descs,
	};
	header->next_descs = 0;
	header->has_events = header->any_header = header->has_facts = false;
	header->summary = header->totals = (struct given_total){0};
	memset(p->sums.self, 0, sizeof(p->sums.self));
	p->sums.mask = 0;
	p->here.has_fl = p->here.fi_last = false;
	describe(p);
}

bool header_next(struct parser *p)
{
	if (header_end(p))
		header_begin(p);
	return !p->failed;
}

static void read_version(struct parser *p, struct str value)
{
	uint64_t version = 0;
	enum number read;

	if (p->header.any_header)
		departures_add(p->departures, D_VERSION_PLACE, p->line,
			       "\"version:\" comes after other lines");
	/* Xdebug 2.0 names itself by its version only. */
	p->header.xdebug |= str_begins(value, STR("0.9"));
	read = number_eat(&value, &version);
	if (read == NUMBER_BAD)
		parser_depart(p, D_VERSION_FORM, "", value, " is not a version number");
	else if (read == NUMBER_TOO_BIG || version > 1)
		parser_fail(p, p->line,
			    "this is a later version of the format; cgannotate reads version 1");
}

static void read_positions(struct parser *p, struct str value)
{
	static const struct {
		struct str name;
		unsigned kind;
	} known[] = {
		{{"instr", 5}, POSITION_ADDRESS},
		{{"addr", 4}, POSITION_ADDRESS},
		{{"bb", 2}, POSITION_BLOCK},
		{{"line", 4}, POSITION_LINE},
	};
	unsigned named = 0, kind; /* a bit for each kind */
	bool good = true;
	struct str word;

	parser_flush(p);
	memset(p->at, 0, sizeof(p->at));
	p->form.positions = 0;
	p->form.line_at = POSITION_KINDS;
	while ((word = str_eat_word(&value)).length) {
		unsigned i = 0;

		while (i < LENGTH(known) && !str_equal(known[i].name, word))
			i++;
		/* A kind comes once, and before those after it. */
		good &= i < LENGTH(known) && !(named >> known[i].kind);
		if (i < LENGTH(known))
			named |= 1U << known[i].kind;
	}
	if (!named)
		named = 1U << POSITION_LINE;
	/* Lines have the order of the specification, whatever the header says. */
	for (kind = 0; kind < POSITION_KINDS; kind++) {
		if (!(named >> kind & 1))
			continue;
		if (kind == POSITION_LINE)
			p->form.line_at = p->form.positions;
		p->form.kind[p->form.positions++] = kind;
	}
	p->form.by_words = !good || p->form.line_at != p->form.positions - 1 ||
			   p->departures->checking || p->code;
	p->profile->addressed |= p->form.kind[0] == POSITION_ADDRESS;
	if (!good)
		departures_add(p->departures, D_POSITIONS, p->line,
			       "a position is unknown or out of order; columns are read in "
			       "the order instr, bb, line");
}

static bool is_alpha(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

struct str header_key(struct str line)
{
	size_t i = 0;

	while (i < line.length && (is_alpha(line.at[i]) || line.at[i] == '_'))
		i++;
	if (i == line.length || line.at[i] != ':')
		i = 0;
	return (struct str){line.at, i};
}

static bool is_event_name(struct str name)
{
	for (size_t i = 0; i < name.length; i++) {
		if (!is_alpha(name.at[i]) && (i == 0 || !number_is_digit(name.at[i])))
			return false;
	}
	return true;
}

static bool add_column(struct parser *p, struct str name)
{
	struct profile *profile = p->profile;
	unsigned event = profile_event(profile, name);

	if (p->form.columns == COST_EVENTS ||
	    (event == COST_EVENTS && profile->event_count == COST_EVENTS))
		return parser_fail(p, p->line,
				   "too many events; cgannotate reads up to 64 different ones");
	if (!is_event_name(name))
		parser_depart(p, D_EVENT_NAME, "the event name ", name,
			      " does not consist of letters and digits");
	if (event == COST_EVENTS) {
		event = profile->event_count++;
		profile->events[event] = names_id(&profile->names, name);
	}
	p->form.taken |= (uint64_t)1 << p->form.columns;
	for (unsigned i = 0; i < p->form.columns; i++)
		if (p->form.event[i] == event) {
			parser_depart(p, D_EVENT_TWICE, "the event ", name,
				      " is named twice; its second column is left out");
			p->form.taken &= ~((uint64_t)1 << p->form.columns);
			break;
		}
	p->form.plain &= event == p->form.columns;
	p->form.event[p->form.columns++] = (uint8_t)event;
	return true;
}

static void read_events(struct parser *p, struct str value)
{
	struct str word;

	parser_flush(p);
	p->header.cachegrind = p->header.part.origin.command != NONE && !p->header.not_cachegrind;
	p->form.columns = 0;
	p->form.taken = 0;
	p->form.plain = true;
	p->header.part.events = names_id(&p->profile->names, value);
	while ((word = str_eat_word(&value)).length)
		if (!add_column(p, word))
			return;
	if (p->form.columns == 0)
		departures_add(p->departures, D_EVENTS_MISSING, p->line,
			       "\"events:\" lists no event");
	else
		p->header.has_events = p->header.any_events = true;
}

/* Limits time, as each use of a name searches all lines, and formulas nest. */
enum { MOST_EVENT_LINES = 256 };

/*
 * Reads "event: NAME [= FORMULA] [: LONG NAME]", which xtree writes, too. The line is kept, unless
 * it is known: each part may repeat it.
 */
static void read_event(struct parser *p, struct str value)
{
	struct profile *profile = p->profile;
	struct names *names = &profile->names;
	struct event_line event = {NONE, NONE, NONE, p->header.part.file, p->line};
	struct definition definition = definition_split(value);
	size_t i;

	if (!definition.name.length ||
	    (!memchr(value.at, '=', value.length) && !memchr(value.at, ':', value.length))) {
		parser_depart(p, D_EVENT_FORM, "\"event:\" ", definition.name,
			      " has neither a formula nor a long name");
		return;
	}
	event.name = names_id(names, definition.name);
	/* "A =" has no formula, and "A :" no long name. */
	if (definition.formula.length)
		event.formula = names_id(names, definition.formula);
	if (definition.long_name.length)
		event.long_name = names_id(names, definition.long_name);
	for (i = 0; i < profile->event_line_count; i++) {
		const struct event_line *line = &profile->event_lines[i];

		if (line->name == event.name && line->formula == event.formula &&
		    line->long_name == event.long_name)
			return;
	}
	if (i == MOST_EVENT_LINES)
		parser_fail(p, p->line,
			    "too many \"event:\" lines; cgannotate reads up to 256 different ones");
	else
		UTIL_PUSH(profile->event_lines, profile->event_line_count,
			  profile->event_line_room) = event;
}

static void read_total(struct parser *p, struct given_total *total, struct str value)
{
	struct str word;

	*total = (struct given_total){.any = true};
	for (unsigned i = 0; i < COST_EVENTS && (word = str_eat_word(&value)).length; i++) {
		int64_t count = 0;
		enum number read;

		/* Not given, as in a cost line. */
		if (str_equal(word, STR(".")))
			continue;
		read = number_count(word, &count, NULL);
		if (read == NUMBER_BAD) {
			parser_depart(p, D_NUMBER, "", word, " is not a count");
			total->mask = 0;
			return;
		}
		/* 2^63 or more is a difference that wrapped: not given. */
		if (read != NUMBER_TOO_BIG)
			total->mask |= (uint64_t)1 << i;
		if (read == NUMBER_TOO_BIG || count != 0)
			total->nonzero |= (uint64_t)1 << i;
		total->cost[i] = count;
	}
	total->line = p->line;
}

static void read_summary(struct parser *p, struct str value)
{
	read_total(p, &p->header.summary, value);
}

static void read_totals(struct parser *p, struct str value)
{
	read_total(p, &p->header.totals, value);
}

static void read_desc(struct parser *p, struct str value)
{
	struct profile *profile = p->profile;

	UTIL_PUSH(profile->descs, profile->desc_count, profile->desc_room) =
		names_id(&profile->names, value);
	p->header.next_descs += p->header.has_facts;
	p->header.inlined |= str_begins(value, STR("Inlined:"));
	if (!p->header.has_facts && str_begins(value, STR("Trigger:")))
		select_part(p);
}

static void read_part(struct parser *p, struct str value)
{
	p->header.part.number = names_id(&p->profile->names, value);
	select_part(p);
}

/*
 * The header lines that are used; others are ignored. A line without a function
 * sets a name of the origin of the part, or of the next part.
 */
static const struct header_line {
	struct str key;
	void (*read)(struct parser *p, struct str value);
	size_t name;        /* offset in struct origin of the name to set */
	bool begins_part;   /* if the part has its events: */
	bool has_blanks;    /* blanks at the end are part of the value */
	bool of_cachegrind; /* Cachegrind writes this line */
} header_lines[] = {
	{{"version", 7}, .read = read_version, .begins_part = true},
	{{"creator", 7}, .name = offsetof(struct origin, creator)},
	{{"pid", 3}, .name = offsetof(struct origin, pid)},
	{{"cmd", 3},
	 .name = offsetof(struct origin, command),
	 .has_blanks = true,
	 .of_cachegrind = true},
	{{"part", 4}, .read = read_part, .begins_part = true},
	{{"thread", 6}, .name = offsetof(struct origin, thread)},
	{{"desc", 4}, .read = read_desc, .has_blanks = true, .of_cachegrind = true},
	{{"positions", 9}, .read = read_positions},
	{{"event", 5}, .read = read_event},
	{{"events", 6}, .read = read_events, .begins_part = true, .of_cachegrind = true},
	{{"summary", 7}, .read = read_summary, .of_cachegrind = true},
	{{"totals", 6}, .read = read_totals},
};

bool header_read(struct parser *p, struct str line)
{
	struct str key = header_key(line);
	bool of_cachegrind = false;

	if (!key.length)
		return false;
	str_eat_until(&line, ':');
	for (size_t i = 0; i < LENGTH(header_lines); i++) {
		const struct header_line *known = &header_lines[i];

		if (!str_equal(key, known->key))
			continue;
		if (known->begins_part && p->header.has_events && !header_next(p))
			return true;
		line = known->has_blanks ? str_trim_left(line) : str_trim(line);
		if (known->read) {
			known->read(p, line);
		} else {
			*(name_id *)((char *)&p->header.next + known->name) =
				names_id(&p->profile->names, line);
			describe(p);
		}
		of_cachegrind = known->of_cachegrind;
	}
	p->header.any_header = true;
	p->header.not_cachegrind |= !of_cachegrind;
	return true;
}
