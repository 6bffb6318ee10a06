/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The grammar of the format. Nearly every line is a cost line, and nearly always for the same
 * source line as the cost line before. So costs are first added up in `pending`, without a lookup.
 * parser_flush() adds them to the profile when a cost line belongs elsewhere.
 *
 * Lines in the form that profilers write are read by marks (by_marks.h). From the first word in
 * another form on, a line is read word by word (by_words.c).
 */

#include "read/by_marks.h"

#include <ctype.h>

/* --- calls and cost lines ---------------------------------------------- */

static instruction_id this_instruction(struct parser *p, portion_id portion, uint64_t number)
{
	uint32_t address = profile_number_id(p->profile, p->at[POSITION_ADDRESS]);

	return code_instruction(p->code, portion, address, number);
}

/*
 * As this_instruction(), for a line with costs. Marks the portion as one with instructions of two
 * lines if the instruction had another line number before.
 */
static instruction_id costly_instruction(struct parser *p, portion_id portion, uint64_t number)
{
	instruction_id id = this_instruction(p, portion, number);

	if (p->code->line[id] != number)
		map_id(&p->code->two_lines, portion, 0);
	return id;
}

/* Adds the pending call to one that is known. Returns false if its count does not fit. */
static bool add_to_call(struct parser *p, struct call *call, const struct tally *cost)
{
	call->seen |= p->header.inlined && !p->call.count ? CALL_INLINED : CALL_RECORDED;
	parser_add(p, p->line, &call->cost, parser_mask(p, cost), cost->cost);
	return util_add(&call->count, p->call.count);
}

/* Adds the pending call, from line `number`, with its cost. */
static void add_call(struct parser *p, portion_id portion, function_id callee, uint64_t number,
		     const struct tally *cost)
{
	struct profile *profile = p->profile;
	uint32_t id = profile_call(profile, portion, callee, number, &p->call.order);

	if (!add_to_call(p, &profile->current->call[id], cost))
		parser_fail(p, p->call.line, "the number of calls does not fit into 64 bits");
	if (!p->code)
		return;
	id = map_id(&p->code->calls, costly_instruction(p, portion, number), callee);
	add_to_call(p, code_side_call(p->code, profile->current_side, id), cost);
}

/*
 * Ends an fi= for one call or jump (src/README R5): returns to the file of the last cost line.
 * Callgrind writes such an fi= before calls and jumps from unloaded code.
 */
static void return_to_cost_file(struct parser *p)
{
	if (p->header.callgrind && p->here.file != p->here.cost_file) {
		parser_flush(p);
		p->here.file = p->here.cost_file;
		p->here.portion = NONE;
	}
}

static const struct callee NO_CALLEE = {NONE, NONE};

/* Ends the pending call: adds it from line `number`, with its cost. */
static void end_call(struct parser *p, uint64_t number, const struct tally *cost)
{
	if (p->header.part.selected) {
		portion_id portion = parser_portion(p);
		const struct pending_call *call = &p->call;
		const struct here *here = &p->here;
		name_id object = parser_either(call->next.object, call->of.object);
		name_id file = parser_either(call->next.file, call->of.file);
		function_id callee;

		if (file == NONE)
			file = p->header.callgrind ? here->cost_file : here->file;
		callee = profile_function(p->profile, parser_either(object, here->object),
					  parser_either(file, p->unknown), call->name);
		if (p->profile->keep.calls)
			add_call(p, portion, callee, number, cost);
		else
			profile_mark_called(p->profile, p->profile->current, callee);
	}
	p->header.has_names = true;
	p->call.line = 0;
	p->call.of = p->call.next = NO_CALLEE;
	return_to_cost_file(p);
}

/* Returns whether costs of line `number` cannot be added to the pending ones. */
UTIL_INLINE bool is_elsewhere(const struct parser *p, uint64_t number)
{
	return !p->pending.any || (number != p->pending.number && p->profile->keep.lines);
}

/* Flushes the pending costs and begins new ones, of line `number`. */
static void begin_costs(struct parser *p, uint64_t number)
{
	parser_flush(p);
	p->pending.number = number;
	p->pending.any = true;
	p->pending.line = p->line;
	p->here.cost_file = p->here.file;
	if (p->here.function_name == NONE)
		parser_need_function(p);
}

/* Adds the pending costs to their instruction, too, and flushes them. */
UTIL_COLD static void end_instruction(struct parser *p)
{
	if (p->header.part.selected) {
		portion_id portion = parser_portion(p);
		instruction_id id = costly_instruction(p, portion, p->pending.number);

		parser_add(p, p->line, code_side_cost(p->code, p->profile->current_side, id),
			   parser_mask(p, &p->pending.costs), p->pending.costs.cost);
	}
	parser_flush(p);
}

/* Adds the pending jump, whose source is in line `number`. */
UTIL_COLD static void end_jump(struct parser *p, uint64_t number)
{
	const struct pending_jump *jump = &p->jump;

	if (p->header.part.selected)
		code_add_jump(&p->code->jumps, this_instruction(p, parser_portion(p), number),
			      profile_number_id(p->profile, jump->target), &jump->facts);
	p->jump.function = NONE;
}

/* Returns whether all lines of numbers must be read word by word. */
UTIL_INLINE bool reads_by_words(const struct parser *p)
{
	return p->form.by_words || p->is_large || !p->shapes;
}

/*
 * Reads a line of numbers that take_lines() does not: a call's costs, a jump's source or self
 * costs; without positions if it begins with a blank. Returns the newline.
 */
static const char *line_of_numbers(struct parser *p, const char *at, bool positions)
{
	const struct by_marks_run run = by_marks_run(p, p->form.positions == 2);
	bool by_marks = positions && (p->call.line || p->jump.is_open) && !reads_by_words(p);
	uint64_t number = positions ? p->base[POSITION_LINE] : 0;
	uint32_t numbers[MARKS_FOUR];
	struct by_marks_line line = {0};
	const char *costs = at;

	/* A blank may follow the source of a jump. */
	by_marks = by_marks && by_marks_start(p, &run, at, &number, &line, numbers) &&
		   !(p->jump.is_open && (line.count || line.place + 1 < line.newline));
	if (!positions)
		memset(p->at, 0, sizeof(p->at));
	else if (!by_marks)
		number = by_words_positions(p, at, &costs, !p->call.line && !p->jump.is_open);
	if (p->jump.is_open) {
		p->jump.is_open = false;
		if (p->code)
			end_jump(p, number);
		/* A line with costs is no source. */
		if (!by_marks && !by_words_is_line_end(costs))
			return line_of_numbers(p, at, positions);
		return_to_cost_file(p);
		return by_marks ? at + line.newline : costs + (*costs == '\r');
	}
	if (p->call.line) {
		struct tally cost;

		cost.top = 0;
		cost.mask = 0;
		if (by_marks && run.keeps_calls)
			by_marks_put(numbers, 1, CALL_COST, &cost, 0);
		at = by_marks ? by_marks_costs(p, &run, CALL_COST, &cost, &line)
			      : by_words_costs(p, costs, CALL_COST, &cost, 0);
		end_call(p, number, &cost);
		return at;
	}
	if (is_elsewhere(p, number))
		begin_costs(p, number);
	at = by_words_costs(p, costs, SELF_COST, &p->pending.costs, 0);
	if (p->code)
		end_instruction(p);
	return at;
}

/* --- other lines of the body ------------------------------------------- */

static void set_file(struct parser *p, name_id file)
{
	if (p->here.file == file)
		return;
	parser_flush(p);
	p->here.file = file;
	p->here.portion = NONE;
}

static void take_fi(struct parser *p, name_id name)
{
	/* src/README R3 */
	if (!p->here.has_fl)
		p->here.fl = name;
	set_file(p, name);
}

static void take_ob(struct parser *p, name_id name)
{
	p->header.cachegrind = false;
	p->here.object = name;
}

static void take_fl(struct parser *p, name_id name)
{
	p->here.fl = name;
	p->here.has_fl = true;
	set_file(p, name);
	p->here.cost_file = name;
}

/* Begins a function in the file of the last fl=; it is made when it has costs or calls. */
static void take_fn(struct parser *p, name_id name)
{
	struct here *here = &p->here;

	parser_flush(p);
	p->header.has_names = true;
	here->file = here->cost_file = here->fl;
	p->call.of = p->call.next = NO_CALLEE;
	p->jump.is_open = false;
	here->function_name = name;
	here->function_object = here->object;
	here->function_file = parser_either(here->fl, p->unknown);
	here->function = here->portion = NONE;
}

static void take_cob(struct parser *p, name_id name)
{
	p->call.next.object = name;
}

static void take_cfi(struct parser *p, name_id name)
{
	p->call.next.file = name;
}

static void take_cfn(struct parser *p, name_id name)
{
	p->header.cachegrind = false;
	p->call.name = name;
	p->call.of = p->call.next;
	p->call.next = NO_CALLEE;
}

static void take_jfn(struct parser *p, name_id name)
{
	p->jump.function = name;
}

/* Reads the number of calls in any form; with --check also the target. */
UTIL_COLD static void read_odd_calls(struct parser *p, struct str text)
{
	struct str word = str_eat_word(&text);
	enum number read;
	const char *behind;

	if (p->call.line)
		parser_drop_call(p);
	p->call.count = 0;
	read = number_count(word, &p->call.count);
	if (read == NUMBER_TOO_BIG)
		parser_fail(p, p->line, "the number of calls does not fit into 64 bits");
	else if (read != NUMBER_OK)
		PARSER_ODD_WORD(p, DAMAGE, "'%s' is not a whole number of calls", word);
	if (p->departures->checks)
		by_words_positions(p, str_trim_left(text).at, &behind, false);
}

/* The cost of the call follows, even of 0 calls. */
static void read_calls(struct parser *p, struct str text)
{
	uint64_t count;
	const char *behind = number_digits(text.at, &count);

	p->jump.is_open = false;
	p->call.count = (int64_t)count;
	if (p->call.line || *behind != ' ' || !number_is_safe(text.at, behind) || p->form.by_words)
		read_odd_calls(p, text);
	p->call.line = p->line;
}

/*
 * Reads what is behind "jump=" or "jcnd=". Valgrind writes jcnd=followed/executed, the grammar has
 * jcnd=executed followed.
 */
UTIL_COLD static void read_jump_numbers(struct parser *p, struct str text)
{
	const bool conditional = text.at[-2] == 'd';
	struct pending_jump *jump = &p->jump;
	struct jump_counts *facts = &jump->facts;
	const char *behind;

	*facts = (struct jump_counts){.function = jump->function, .conditional = conditional};
	text = str_trim_left(text);
	number_eat(&text, &facts->executed);
	facts->followed = facts->executed;
	if (conditional) {
		uint64_t *second = str_eat(&text, STR("/")) ? &facts->executed : &facts->followed;

		text = str_trim_left(text);
		*second = 0;
		number_eat(&text, second);
	}
	by_words_positions(p, str_trim_left(text).at, &behind, false);
	jump->target = p->at[POSITION_ADDRESS];
}

/* The source of the jump follows. Only --asm and --check need the numbers. */
static void read_jump(struct parser *p, struct str text)
{
	p->jump.is_open = true;
	if (p->code || p->departures->checks)
		read_jump_numbers(p, text);
}

/* --- lines ------------------------------------------------------------- */

/* Of a keyword of the body, which is compared with the 8 bytes that a line begins with. */
#define BODY(word) /* NOLINTNEXTLINE: a string has no parentheses here */ \
	{word, sizeof(word) - 1}, .bytes = word, .mask = ~(uint64_t)0 >> (72 - 8 * sizeof(word))

/*
 * The beginning of a line, and what is done with the rest of it. In the body: read() takes text, or
 * take() a name; without both, it is a name that no report has, or none (NAME_KINDS). In a header,
 * whose words end in a colon: read() takes the value, or it is a text of struct part. Common ones
 * come first, and the body before the header.
 */
static const struct keyword {
	struct str text;
	char bytes[8];
	uint64_t mask; /* of the bytes of the text; 0: it is of a header */
	void (*take)(struct parser *p, name_id name);
	enum name_kind kind; /* of the name */
	void (*read)(struct parser *p, struct str text);
	size_t offset;    /* of the text in struct part */
	bool begins_part; /* if the part has its events: */
	bool is_text;     /* blanks at the end are part of it; Cachegrind begins with such a line */
} keywords[] = {
	{BODY("cfn="), .take = take_cfn, .kind = NAME_FUNCTION},
	{BODY("calls="), .read = read_calls},
	{BODY("jcnd="), .read = read_jump},
	{BODY("fn="), .take = take_fn, .kind = NAME_FUNCTION},
	{BODY("fl="), .take = take_fl, .kind = NAME_FILE},
	{BODY("cfi="), .take = take_cfi, .kind = NAME_FILE},
	{BODY("cfl="), .take = take_cfi, .kind = NAME_FILE},
	{BODY("cob="), .take = take_cob, .kind = NAME_OBJECT},
	{BODY("jump="), .read = read_jump},
	{BODY("fi="), .take = take_fi, .kind = NAME_FILE},
	{BODY("fe="), .take = take_fi, .kind = NAME_FILE},
	{BODY("ob="), .take = take_ob, .kind = NAME_OBJECT},
	/* No value of jumps needs the file. */
	{BODY("jfi="), .kind = NAME_FILE},
	{BODY("jfn="), .take = take_jfn, .kind = NAME_FUNCTION},
	{BODY("frfn="), .kind = NAME_FUNCTION},
	{BODY("rcalls="), .read = read_calls},
	{BODY("rec="), .kind = NAME_KINDS},
	{BODY("bb="), .kind = NAME_KINDS},
	{BODY("ln="), .kind = NAME_KINDS},
	{{"version:", 8}, .read = header_version, .begins_part = true},
	{{"creator:", 8}, .offset = offsetof(struct part, origin.creator)},
	{{"pid:", 4}, .offset = offsetof(struct part, origin.pid)},
	{{"cmd:", 4}, .offset = offsetof(struct part, origin.command), .is_text = true},
	{{"part:", 5}, .offset = offsetof(struct part, number), .begins_part = true},
	{{"thread:", 7}, .offset = offsetof(struct part, origin.thread)},
	{{"desc:", 5}, .read = header_desc, .is_text = true},
	{{"positions:", 10}, .read = header_positions},
	{{"event:", 6}, .read = header_event},
	{{"events:", 7}, .read = header_events, .begins_part = true},
	{{"summary:", 8}, .read = header_summary},
	{{"totals:", 7}, .read = header_totals},
};

static bool is_header(const struct keyword *keyword)
{
	return !keyword->mask;
}

static const struct keyword *find_keyword(struct str text)
{
	for (size_t i = 0; i < LENGTH(keywords); i++)
		if (str_begins(text, keywords[i].text))
			return &keywords[i];
	return NULL;
}

/*
 * Returns whether a line that no keyword begins is ignored: an empty one, a comment, "key: value",
 * or what Xdebug writes between the profiles in one file.
 */
static bool is_ignored(struct str line)
{
	size_t i = 0;

	while (i < line.length && (line.at[i] == '_' || isalpha((unsigned char)line.at[i])))
		i++;
	return !line.length || *line.at == '#' || (i && i < line.length && line.at[i] == ':') ||
	       str_begins(line, STR("==== NEW PROFILING FILE"));
}

static void read_header(struct parser *p, const struct keyword *keyword, struct str value)
{
	const bool has_facts = p->header.has_names || p->pending.any || p->self_mask;
	const bool describes = !keyword->read || keyword->is_text;

	if (parser_has_events(p) && (keyword->begins_part || (describes && has_facts)) &&
	    !header_next(p))
		return;
	/* It begins with desc: or cmd:, and has nothing else but events: and summary:. */
	if (p->line == 1)
		p->header.cachegrind = keyword->is_text;
	else if (keyword->read != header_events && keyword->read != header_summary)
		p->header.cachegrind &= keyword->is_text;
	value = keyword->is_text ? str_trim_left(value) : str_trim(value);
	if (keyword->read)
		keyword->read(p, value);
	else
		header_text(p, keyword->offset, value);
}

/* Returns the name of "(ID)", if that is all from `open` to the newline and it has one; or NONE. */
UTIL_INLINE name_id known_name(const struct compressed *names, const char *open,
			       const char *newline)
{
	const size_t digits = (size_t)(newline - open) - 2;
	uint64_t id, bad = 0;

	if (*open != '(' || digits - 1 >= COMPRESSED_DIGITS || newline[-1] != ')')
		return NONE;
	id = marks_number(newline - 1, (unsigned)digits, &bad);
	/* NONE is 0 - 1. */
	return bad || id >= names->room ? NONE : names->by_id[id] - 1;
}

/* Returns whether a comment begins a part, and says that the file is a profile. */
static bool is_format(struct str line)
{
	return str_begins(line, STR("# callgrind format"));
}

/*
 * Returns whether a line is one of numbers: it begins with a position, or without one with a blank
 * and then a cost.
 */
static bool is_numbers(struct str line)
{
	char first = *str_trim_left(line).at;

	if (!str_is_blank(*line.at))
		return marks_begin_position(line.at[0], line.at[line.length > 1]);
	return number_is_digit(first) || first == '.' || first == '+' || first == '-';
}

/* Reads a line of any form, which the keyword begins, if any does. Returns the newline. */
static const char *read_line(struct parser *p, const struct keyword *keyword, struct str line,
			     const char *newline)
{
	struct str rest = keyword ? str_from(line, keyword->text.length) : str_trim_left(line);

	if (keyword && is_header(keyword)) {
		read_header(p, keyword, rest);
	} else if (keyword && keyword->read) {
		keyword->read(p, rest);
	} else if (keyword) {
		name_id name =
			keyword->kind < NAME_KINDS ? compressed_name(p, keyword->kind, rest) : NONE;

		if (keyword->take)
			keyword->take(p, name);
	} else if (is_format(line) && parser_has_events(p)) {
		header_next(p);
	} else if (is_numbers(line)) {
		return line_of_numbers(p, rest.at, false);
	} else if (rest.length && !is_ignored(line)) {
		PARSER_ODD_WORD(p, DAMAGE, "'%s' is not a valid line of the format", line);
	}
	return newline;
}

/* Reads a line that cost_lines() has not read. Returns the newline. */
UTIL_INLINE const char *other_line(struct parser *p, const char *at, const char *end)
{
	const uint64_t bytes = marks_bytes(at);
	const struct keyword *keyword = keywords;
	struct str line = {at, 0};
	const char *newline;
	unsigned place;
	uint64_t ends;

	if (*at == '\n')
		return at;
	newline = marks_line(&p->marks, at, &ends, &place) ? at + place
							   : memchr(at, '\n', (size_t)(end - at));
	/* All lines are like the first one of the header, by its mask of 0. */
	while ((bytes ^ marks_bytes(keyword->bytes)) & keyword->mask)
		keyword++;
	/* The most common lines are read here. */
	if (keyword->take) {
		name_id name =
			known_name(&p->names[keyword->kind], at + keyword->text.length, newline);

		if (name != NONE) {
			keyword->take(p, name);
			return newline;
		}
	}
	line.length = (size_t)(newline - at) - (newline[-1] == '\r');
	if (is_header(keyword) || !keyword->read)
		return read_line(p, is_header(keyword) ? find_keyword(line) : keyword, line,
				 newline);
	keyword->read(p, str_from(line, keyword->text.length));
	return newline;
}

/*
 * Reads self costs by their marks, up to the first line that needs another
 * reader. Returns where that line begins.
 */
UTIL_INLINE const char *take_lines(struct parser *p, const char *at, bool has_address)
{
	const struct by_marks_run run = by_marks_run(p, has_address);
	uint64_t number = p->base[POSITION_LINE];
	uint32_t numbers[MARKS_FOUR];
	struct by_marks_line line;

	while (at < p->marks.last && by_marks_start(p, &run, at, &number, &line, numbers)) {
		if (is_elsewhere(p, number))
			begin_costs(p, number);
		by_marks_put(numbers, 1, SELF_COST, &p->pending.costs, 0);
		by_marks_costs(p, &run, SELF_COST, &p->pending.costs, &line);
		p->line++;
		at += line.newline + 1;
	}
	p->base[POSITION_LINE] = number;
	return at;
}

/* take_lines() is compiled twice: for lines without and with addresses. */
UTIL_HOT static const char *take_plain(struct parser *p, const char *at)
{
	return take_lines(p, at, false);
}

UTIL_HOT static const char *take_addressed(struct parser *p, const char *at)
{
	return take_lines(p, at, true);
}

/*
 * Reads a line of numbers; after a cost line, also the cost lines that follow. Returns the newline
 * of the last line read; NULL if this is no line of numbers.
 */
UTIL_INLINE const char *cost_lines(struct parser *p, const char *at)
{
	const char *behind = at;

	if (!p->call.line && !p->jump.is_open && !reads_by_words(p))
		behind = p->form.positions == 2 ? take_addressed(p, at) : take_plain(p, at);
	if (behind == at)
		return marks_begin_position(at[0], at[1]) ? line_of_numbers(p, at, true) : NULL;
	p->line--;
	return behind - 1;
}

/*
 * Below this block size, in bytes, building the tables costs more than it
 * saves. Builds for tests always use them, as the profiles of tests are small.
 */
#ifdef CHECK_SUMS
enum { SHAPES_WORTH = 0 };
#else
enum { SHAPES_WORTH = 16 * 1024 };
#endif

/* UTF-8's mark of the order of bytes, which programs of Windows write. */
#define BYTE_ORDER_MARK STR("\xef\xbb\xbf")

/* Prepares for the facts that are to be kept. */
static void begin_body(struct parser *p)
{
	struct profile *profile = p->profile;

	p->in_body = true;
	if (p->rules->choose)
		p->rules->choose(p->rules->context);
	if (!profile->keep.addresses)
		return;
	if (!profile->code) {
		profile->code = util_alloc(1, sizeof(*profile->code));
		/* Neighbouring addresses mostly come one after the other. */
		profile->code->instructions.near = true;
	}
	p->code = profile->code;
	/* All positions are needed. */
	p->form.by_words = true;
}

/* Reads the header of the first part.  Returns where the body begins, or end. */
UTIL_COLD static const char *header_lines(struct parser *p, const char *at, const char *end)
{
	struct str block = {at, (size_t)(end - at)};

	if (!p->line)
		str_eat(&block, BYTE_ORDER_MARK);
	while (block.length && !p->failed) {
		struct str line = str_eat_until(&block, '\n');
		const struct keyword *keyword = find_keyword(line);

		/* A line of the body is a name, a call, a jump or numbers. */
		if (keyword ? !is_header(keyword) : is_numbers(line)) {
			begin_body(p);
			return line.at;
		}
		p->line++;
		line.length -= str_equal(str_tail(line, 1), STR("\r"));
		read_line(p, keyword, line, NULL);
	}
	return end;
}

UTIL_HOT bool parse_block(struct parser *p, const char *at, const char *end, struct error *error)
{
	p->error = error;
	p->marks.last = at;
	if (!p->in_body)
		at = header_lines(p, at, end);
	if (!p->shapes && end - at >= SHAPES_WORTH)
		p->shapes = marks_shapes();
	while (at < end && !p->failed) {
		const char *newline = NULL;

		if (at >= p->marks.last)
			marks_make(&p->marks, at, end);
		p->line++;
		/* A quick test; for other lines, cost_lines() returns NULL. */
		if (*at >= '*' && *at <= '9')
			newline = cost_lines(p, at);
		if (!newline)
			newline = other_line(p, at, end);
		at = newline + 1;
	}
	return !p->failed;
}

bool parse_ends_whole(const struct parser *p, struct str block)
{
	struct str line = str_eat_last(&block, '\n');
	const struct keyword *keyword = find_keyword(line);
	unsigned words = 0;

	if (keyword)
		return !is_header(keyword) || keyword->read == header_totals ||
		       keyword->read == header_summary;
	if (!marks_begin_position(line.at[0], line.at[line.length > 1]))
		return true;
	while (str_eat_word(&line).length)
		words++;
	return words > p->form.positions;
}

struct parser *parse_begin(struct profile *profile, struct departures *departures,
			   const struct parse_rules *rules, const char *file)
{
	struct parser *p = util_alloc(1, sizeof(*p));
	struct names *names = &profile->names;

	p->profile = profile;
	p->departures = departures;
	p->rules = rules;
	p->file = file;
	p->unknown = names_id(names, STR("???"));
	p->header.part.file = names_id(names, str_of(file));
	p->header.part.origin = (struct origin){NONE, NONE, NONE, NONE};
	header_begin(p);
	p->form.positions = 1;
	p->form.kind[0] = POSITION_LINE;
	p->jump.function = NONE;
	p->form.by_words = departures->checks;
	p->here.object = names_id(names, STR(""));
	p->here.fl = p->here.file = p->here.cost_file = NONE;
	p->here.function = p->here.function_name = p->here.portion = NONE;
	p->call.of = p->call.next = NO_CALLEE;
	p->call.name = p->unknown;
	p->pending.order.last = p->pending.order.next = NONE;
	p->call.order.last = p->call.order.next = NONE;
	departures_begin(departures, file);
	diag_hold(departures->diag, &p->held);
	return p;
}

bool parse_end(struct parser *p, bool good, struct error *error)
{
	const bool any_events = p->header.any_events, whole = good;

	p->error = error;
	good = good && header_end(p);
	diag_release(p->departures->diag, &p->held, any_events || !whole);
	if (good && !any_events)
		good = error_set(error,
				 "%s: this is not a profile: no \"events:\" line names an event; "
				 "record one with valgrind --tool=callgrind",
				 p->file);
	for (unsigned kind = 0; kind < NAME_KINDS; kind++)
		compressed_free(&p->names[kind]);
	free(p->shapes);
	free(p);
	return good;
}

bool parse_looks_like(struct str beginning)
{
	/* A header that is longer than the beginning may have its events: behind it. */
	bool is_long = beginning.length >= PARSE_PEEK;
	bool any_header = false;

	str_eat(&beginning, BYTE_ORDER_MARK);
	if (is_format(beginning))
		return true;
	while (beginning.length) {
		struct str line = str_eat_until(&beginning, '\n');
		const struct keyword *keyword = find_keyword(line);

		if (keyword && keyword->read == header_events)
			return true;
		any_header |= keyword && is_header(keyword);
		line = str_trim(line);
		if (!keyword && !is_ignored(line) && *line.at != '\r' && !is_numbers(line) &&
		    beginning.length)
			return false;
	}
	return is_long && any_header;
}
