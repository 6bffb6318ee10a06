/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The grammar of the format. Nearly every line is a cost line, and nearly always for the same
 * source line as the cost line before. So costs are first added up in `pending`, without a lookup.
 * parser_flush() adds them to the profile when a cost line belongs elsewhere.
 *
 * Lines in the form that profilers write are read by marks (by_marks.h). From the first word in
 * another form on, a line is read word by word (parser.h).
 */
#include "read/parse.h"

#include "base/number.h"
#include "read/by_marks.h"
#include "read/compressed.h"
#include "read/marks.h"
#include "read/parser.h"

#include <stdlib.h>

/* --- calls and cost lines ---------------------------------------------- */

/* Returns the instruction of this line of numbers. */
static instruction_id this_instruction(struct parser *p, portion_id portion, uint64_t number)
{
	return code_instruction(p->code, portion, profile_number_id(p->profile, p->at[0]), number);
}

/*
 * As this_instruction(), for a line with costs. Marks the portion as one with instructions of two
 * lines (code.h) if the instruction had another line number before.
 */
static instruction_id costly_instruction(struct parser *p, portion_id portion, uint64_t number)
{
	instruction_id id = this_instruction(p, portion, number);

	if (p->code->instruction[id].line != number) {
		p->code->instruction[id].two_lines = true;
		map_id(&p->code->two_lines, portion, 0);
	}
	return id;
}

/* Adds the pending call, from line `number`, with its cost. */
static void add_call(struct parser *p, portion_id portion, function_id callee, uint64_t number,
		     const struct tally *cost)
{
	bool inlined = p->header.inlined && !p->call.count;
	unsigned char seen = inlined ? CALL_INLINED : CALL_RECORDED;
	uint64_t mask = parser_mask(p, cost);
	call_id id = profile_call(p->profile, portion, callee, number, &p->call.order);
	struct call *call = &p->profile->current->call[id];

	call->seen |= seen;
	if (!util_add(&call->count, p->call.count))
		parser_fail(p, p->call.line, "the number of calls does not fit into 64 bits");
	parser_add(p, p->line, &call->cost, mask, cost->cost);
	if (inlined)
		parser_add(p, p->line, &call->inlined, mask, cost->cost);
	if (!p->code)
		return;
	id = code_call(p->code, costly_instruction(p, portion, number), callee);
	call = code_side_call(p->code, p->profile->current_side, id);
	call->seen |= seen;
	/* An overflow has been reported. */
	util_add(&call->count, p->call.count);
	parser_add(p, p->line, &call->cost, mask, cost->cost);
	if (inlined)
		parser_add(p, p->line, &call->inlined, mask, cost->cost);
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

/* Ends the pending call: adds it from line `number`, with its cost. */
static void end_call(struct parser *p, uint64_t number, const struct tally *cost)
{
	if (p->header.part.selected) {
		portion_id portion = parser_portion(p);
		struct here *here = &p->here;
		name_id object = p->call.object != NONE ? p->call.object : here->object;
		name_id file = p->call.file;
		function_id callee;

		if (file == NONE)
			file = parser_or_unknown(p, p->header.callgrind ? here->cost_file
									: here->file);
		callee = profile_function(p->profile, object, file, p->call.name);
		if (p->call.file == NONE && file == here->function_file && parser_may_guess(p))
			map_id(&p->guesses.calls, callee, (uint32_t)p->header.part.ordinal);
		if (p->profile->keep.calls)
			add_call(p, portion, callee, number, cost);
		else
			profile_mark_called(p->profile, p->profile->current, callee);
	}
	p->header.has_facts = true;
	p->call.line = 0;
	p->call.object = p->call.file = NONE;
	p->call.has_cfn = false;
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
	p->here.fi_last = false;
	/* A part without "events:" has the events of the part before. */
	p->header.has_events = p->header.any_events;
	p->header.has_facts = true;
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
	struct pending_jump *jump = &p->jump;
	portion_id portion = p->header.part.selected ? parser_portion(p) : NONE;

	if (portion != NONE && p->code)
		code_add_jump(&p->code->jumps, this_instruction(p, portion, number),
			      profile_number_id(p->profile, jump->target[POSITION_ADDRESS]),
			      &jump->facts);
	jump->function = NONE;
}

/* What "jump=" and "jcnd=" mean: a line of numbers follows, the source. */
UTIL_INLINE void begin_jump(struct parser *p)
{
	p->jump.is_open = true;
	p->here.fi_last = false;
	p->no_self_costs = true;
}

/* What "calls=" means: the cost of the call follows, even of 0 calls. */
UTIL_INLINE void begin_call(struct parser *p, int64_t count)
{
	p->jump.is_open = p->here.fi_last = false;
	p->call.line = p->line;
	p->no_self_costs = true;
	p->call.count = count;
}

/* Returns whether all lines of numbers must be read word by word. */
UTIL_INLINE bool reads_by_words(const struct parser *p)
{
	return p->form.by_words || p->form.line_at > 1 || p->is_large || !p->shapes;
}

/*
 * Reads a line of numbers that take_lines() does not: a call's costs, a jump's source or self
 * costs; without positions if it begins with a blank. Returns the newline.
 */
static const char *line_of_numbers(struct parser *p, const char *at, bool positions)
{
	const struct by_marks_run run = by_marks_run(p, p->form.line_at != 0);
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
	p->no_self_costs = p->here.fi_last = false;
	if (p->jump.is_open) {
		p->jump.is_open = false;
		p->no_self_costs = p->call.line != 0;
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
	p->here.fi_last = true;
	/* Costs that follow are then seen to be behind this line, even of the file in force. */
	if (!p->here.has_fl)
		parser_flush(p);
	set_file(p, name);
}

static void take_ob(struct parser *p, name_id name)
{
	p->header.not_cachegrind = true;
	p->here.object = name;
}

static void take_fl(struct parser *p, name_id name)
{
	p->here.fl = name;
	p->here.has_fl = true;
	p->here.fi_last = false;
	set_file(p, name);
	p->here.cost_file = name;
	/* As in cg_annotate, fl= ends the function. */
	if (parser_is_cachegrind(p)) {
		parser_flush(p);
		p->here.function_name = p->here.function = p->here.portion = NONE;
	}
}

/* Begins a function in the file of the last fl=; it has the next costs. */
static void take_fn(struct parser *p, name_id name)
{
	parser_flush(p);
	p->header.has_facts = true;
	/* src/README R3: an "fi=" before the part's first "fl=", of no costs, calls or jumps. */
	if (p->here.fi_last && !p->here.has_fl)
		p->here.fl = p->here.file;
	p->here.fi_last = false;
	p->here.file = p->here.cost_file = p->here.fl;
	p->call.object = p->call.file = NONE;
	p->call.has_cfn = false;
	p->jump.is_open = false;
	p->here.function_name = name;
	p->here.function_object = p->here.object;
	p->here.function_file = parser_or_unknown(p, p->here.fl);
	p->here.function = p->here.portion = NONE;
	if (p->header.part.selected)
		parser_portion(p);
}

static void take_cob(struct parser *p, name_id name)
{
	p->here.fi_last = false;
	p->call.object = name;
	p->call.new_object = true;
}

static void take_cfi(struct parser *p, name_id name)
{
	if (!p->header.callgrind)
		map_id(&p->guesses.named, (uint32_t)p->header.part.ordinal, 0);
	p->here.fi_last = false;
	p->call.file = name;
	p->call.new_file = true;
}

static void take_cfn(struct parser *p, name_id name)
{
	p->header.not_cachegrind = true;
	p->here.fi_last = false;
	if (p->call.has_cfn && !p->call.new_object)
		p->call.object = NONE;
	if (p->call.has_cfn && !p->call.new_file)
		p->call.file = NONE;
	p->call.has_cfn = true;
	p->call.new_object = p->call.new_file = false;
	p->call.name = name;
}

static void take_jfn(struct parser *p, name_id name)
{
	p->jump.function = name;
}

/* Returns whether a text is positions alone, of whatever kind they may be. */
static bool are_positions(struct str text)
{
	bool good = true;

	while (good && text.length) {
		struct str word = str_eat_word(&text);
		bool rest = false, below = false;
		uint64_t position = 0;

		good = !word.length ||
		       (number_position(word, &position, &rest, &below) == NUMBER_OK && !rest);
	}
	return good;
}

/*
 * Reads the positions after the count of jumps or calls, where they lead to; with --check, checks
 * them.
 */
static void read_target(struct parser *p, enum departure kind, struct str text,
			uint64_t target[POSITION_KINDS])
{
	for (unsigned i = 0; i < p->form.positions; i++) {
		struct str word = str_eat_word(&text);
		bool rest = false, below = false;
		uint64_t *position = &target[p->form.kind[i]];
		enum number read;

		*position = p->base[p->form.kind[i]];
		read = number_position(word, position, &rest, &below);
		if (!p->departures->checking)
			continue;
		if (read != NUMBER_OK || rest) {
			if (word.length)
				parser_depart(p, kind, "", word, " is not a target position");
			else
				departures_add(p->departures, kind, p->line,
					       "a target position is missing");
			return;
		}
		if (below)
			parser_depart(p, D_BELOW_ZERO, "the target ", word, " is below zero");
	}
	text = str_trim(text);
	if (text.length && p->departures->checking)
		parser_depart(p, are_positions(text) ? D_TARGET_MORE : kind, "", text,
			      " follows the target");
}

static void read_calls(struct parser *p, struct str text)
{
	int64_t count = 0;
	struct str word = str_eat_word(&text);
	enum number read = number_count(word, &count, NULL);

	if (p->call.line)
		departures_add(p->departures, D_CALL_UNFINISHED, p->call.line,
			       "\"calls=\" is not followed by a line of costs");
	if (read == NUMBER_TOO_BIG)
		parser_fail(p, p->line, "the number of calls does not fit into 64 bits");
	else if (read == NUMBER_ROUNDED)
		parser_depart(p, D_DECIMAL, "the number of calls ", word,
			      " is rounded to an integer");
	else if (read != NUMBER_OK)
		parser_depart(p, D_NUMBER, "", word, " is not a number of calls");
	else if (word.at[0] == '-' || word.at[0] == '+')
		parser_depart(p, D_NEGATIVE, "the count ", word, " has a sign");
	begin_call(p, count);
	if (p->departures->checking) {
		uint64_t target[POSITION_KINDS];

		read_target(p, D_CALL_FORM, text, target);
	}
}

/*
 * Reads a "jump=" or "jcnd=" line; for --asm or --check, also its numbers. Valgrind writes
 * jcnd=taken/executed, the grammar has jcnd=executed taken.
 */
static void read_jumps(struct parser *p, struct str text, bool conditional)
{
	const bool checking = p->departures->checking;
	struct pending_jump *jump = &p->jump;
	uint64_t first = 0, second;
	bool slash = false, good;

	begin_jump(p);
	if (!p->code && !checking)
		return;
	text = str_trim_left(text);
	good = number_eat(&text, &first) == NUMBER_OK;
	second = first;
	if (conditional && (good || !checking)) {
		slash = str_eat(&text, STR("/"));
		if (!slash || !checking)
			text = str_trim_left(text);
		good = number_eat(&text, &second) == NUMBER_OK;
	}
	if (checking && !good) {
		parser_depart(p, D_JUMP_FORM, "", text, " is not a count of jumps");
		return;
	}
	jump->facts = conditional && !slash ? (struct jump_counts){first, second, 0, true}
					    : (struct jump_counts){second, first, 0, conditional};
	jump->facts.function = jump->function;
	memset(jump->target, 0, sizeof(jump->target));
	read_target(p, D_JUMP_FORM, text, jump->target);
}

static void read_jump(struct parser *p, struct str text)
{
	read_jumps(p, text, false);
}

static void read_jcnd(struct parser *p, struct str text)
{
	read_jumps(p, text, true);
}

/*
 * The beginning of a line of the body, and the function for the rest of the line: read() for text,
 * or take() for a name.  Without take() the name is that of an id, and no more.
 */
struct keyword {
	struct str text;
	void (*take)(struct parser *p, name_id name);
	enum name_kind kind; /* of the name */
	void (*read)(struct parser *p, struct str text);
	bool ignored;
};

/* The most common keywords, which take_keyword() finds by their first bytes. */
enum { FN, CFN, CALLS, FI, FE, CFI, CFL, FL, COB };

static const struct keyword keywords[] = {
	[FN] = {{"fn=", 3}, .take = take_fn, .kind = NAME_FUNCTION},
	[CFN] = {{"cfn=", 4}, .take = take_cfn, .kind = NAME_FUNCTION},
	[CALLS] = {{"calls=", 6}, .read = read_calls},
	[FI] = {{"fi=", 3}, .take = take_fi, .kind = NAME_FILE},
	[FE] = {{"fe=", 3}, .take = take_fi, .kind = NAME_FILE},
	[CFI] = {{"cfi=", 4}, .take = take_cfi, .kind = NAME_FILE},
	[CFL] = {{"cfl=", 4}, .take = take_cfi, .kind = NAME_FILE},
	[FL] = {{"fl=", 3}, .take = take_fl, .kind = NAME_FILE},
	[COB] = {{"cob=", 4}, .take = take_cob, .kind = NAME_OBJECT},
	{{"jcnd=", 5}, .read = read_jcnd},
	{{"jump=", 5}, .read = read_jump},
	{{"ob=", 3}, .take = take_ob, .kind = NAME_OBJECT},
	/* No value of jumps needs the file. */
	{{"jfi=", 4}, .kind = NAME_FILE},
	{{"jfn=", 4}, .take = take_jfn, .kind = NAME_FUNCTION},
	{{"frfn=", 5}, .take = take_jfn, .kind = NAME_FUNCTION},
	{{"rcalls=", 7}, .read = read_calls},
	{{"rec=", 4}, .ignored = true},
	{{"bb=", 3}, .ignored = true},
	{{"ln=", 3}, .ignored = true},
};

/* Returns the keyword that a line begins with, or NULL. */
static const struct keyword *find_keyword(struct str line)
{
	const struct keyword *keyword = keywords;

	for (; keyword < keywords + LENGTH(keywords); keyword++)
		if (*keyword->text.at == *line.at && str_begins(line, keyword->text))
			return keyword;
	return NULL;
}

#define KEY(a, b, c, d) \
	((uint32_t)(a) | (uint32_t)(b) << 8 | (uint32_t)(c) << 16 | (uint32_t)(d) << 24)

/*
 * Reads a line of a keyword and "(ID)", if the id has a name. Returns false,
 * and does nothing, for any other line.
 */
UTIL_INLINE bool take_id(struct parser *p, const struct keyword *keyword, const char *at,
			 const char *newline)
{
	const char *open = at + keyword->text.length;
	const size_t length = (size_t)(newline - open) - 2;
	uint64_t id, bad = 0;
	name_id name;

	if (*open != '(' || length - 1 >= MARKS_DIGITS || newline[-1] != ')')
		return false;
	id = marks_number(newline - 1, (unsigned)length, &bad);
	name = bad ? NONE : compressed_known(&p->names[keyword->kind], id);
	if (name == NONE)
		return false;
	keyword->take(p, name);
	return true;
}

/* Reads a plain "calls=" line; false, and does nothing, for any other line. */
UTIL_INLINE bool take_calls(struct parser *p, const char *at, uint64_t ends)
{
	enum { BEGIN = 6 };
	const unsigned end = marks_first_end(ends), length = end - BEGIN;
	uint64_t n, bad = 0;

	if (at[4] != 's' || at[5] != '=' || p->departures->checking || p->call.line ||
	    length - 1 >= MARKS_DIGITS)
		return false;
	n = marks_number(at + end, length, &bad);
	if (bad)
		return false;
	begin_call(p, (int64_t)n);
	return true;
}

/*
 * Reads the most common lines other than cost lines: a keyword and "(ID)" if
 * the id has a name, "calls=", jumps, and empty lines. Returns the newline;
 * NULL, and does nothing, for any other line.
 */
UTIL_INLINE const char *take_keyword(struct parser *p, const char *at)
{
	bool taken = false;
	unsigned place;
	const char *newline;
	uint64_t ends;

	if (*at == '\n')
		return at;
	if (!marks_line(&p->marks, at, &ends, &place))
		return NULL;
	newline = at + place;
	switch (marks_four_bytes(at)) {
	case KEY('f', 'n', '=', '('):
		taken = take_id(p, &keywords[FN], at, newline);
		break;
	case KEY('f', 'i', '=', '('):
	case KEY('f', 'e', '=', '('):
		taken = take_id(p, &keywords[FI], at, newline);
		break;
	case KEY('f', 'l', '=', '('):
		taken = take_id(p, &keywords[FL], at, newline);
		break;
	case KEY('c', 'f', 'n', '='):
		taken = take_id(p, &keywords[CFN], at, newline);
		break;
	case KEY('c', 'f', 'i', '='):
	case KEY('c', 'f', 'l', '='):
		taken = take_id(p, &keywords[CFI], at, newline);
		break;
	case KEY('c', 'o', 'b', '='):
		taken = take_id(p, &keywords[COB], at, newline);
		break;
	case KEY('c', 'a', 'l', 'l'):
		taken = take_calls(p, at, ends);
		break;
	case KEY('j', 'u', 'm', 'p'):
	case KEY('j', 'c', 'n', 'd'):
		/* Of a jump that is not kept, no number is needed. */
		taken = at[4] == '=' && !p->departures->checking && !p->code;
		if (taken)
			begin_jump(p);
		break;
	default:
		break;
	}
	return taken ? newline : NULL;
}

/* --- lines ------------------------------------------------------------- */

/* Returns whether a comment begins a part, and says that the file is a profile. */
static bool is_format(struct str line)
{
	return str_begins(line, STR("# callgrind format"));
}

/* Returns whether a line without positions, which begins with a blank, has costs. */
static bool begins_costs(char first)
{
	return number_is_digit(first) || first == '.' || first == '+' || first == '-';
}

/* Reads a line that neither cost_lines() nor take_keyword() has read. Returns the newline. */
UTIL_INLINE const char *whole_line(struct parser *p, const char *at, const char *end)
{
	const char *newline = memchr(at, '\n', (size_t)(end - at));
	struct str line = {at, (size_t)(newline - at)}, rest;
	const struct keyword *keyword;

	if (line.length && newline[-1] == '\r')
		line.length--;
	if (!line.length)
		return newline;
	if (*at == '#') {
		if (is_format(line) && p->header.has_events)
			header_next(p);
		return newline;
	}
	keyword = find_keyword(line);
	if (keyword) {
		name_id name;

		rest = str_from(line, keyword->text.length);
		if (keyword->read)
			keyword->read(p, rest);
		if (keyword->read || keyword->ignored)
			return newline;
		name = compressed_name(&p->names[keyword->kind], p->line, rest);
		if (keyword->take)
			keyword->take(p, name);
		return newline;
	}
	if (str_is_blank(*at)) {
		rest = str_trim_left(line);
		if (!rest.length)
			return newline;
		if (begins_costs(*rest.at))
			return line_of_numbers(p, rest.at, false);
	} else if (header_read(p, line) || p->failed) {
		return newline;
	}
	/* Xdebug writes this between the profiles in one file. */
	if (!str_begins(line, STR("==== NEW PROFILING FILE")))
		parser_depart(p, D_LINE, "", line, " is not a valid line of the format");
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

	if (!p->no_self_costs && !reads_by_words(p))
		behind = p->form.line_at ? take_addressed(p, at) : take_plain(p, at);
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

bool parse_header(struct parser *p, struct str *block, struct error *error)
{
	const char *end = block->at + block->length, *at = block->at;

	p->error = error;
	while (at < end && !p->failed) {
		struct str line = {at, (size_t)(end - at)};

		/* A line of the body is a name, a call, a jump or numbers. */
		if (find_keyword(line) || (str_is_blank(*at) ? begins_costs(*str_trim_left(line).at)
							     : marks_begin_position(at[0], at[1])))
			break;
		p->line++;
		at = whole_line(p, at, end) + 1;
	}
	*block = (struct str){at, (size_t)(end - at)};
	return !p->failed;
}

UTIL_HOT bool parse_block(struct parser *p, const char *at, const char *end, struct error *error)
{
	p->error = error;
	p->marks.last = at;
	if (p->profile->keep.addresses && !p->code) {
		struct profile *profile = p->profile;

		if (!profile->code) {
			profile->code = util_alloc(1, sizeof(*profile->code));
			/* Neighbouring addresses mostly come one after the other. */
			profile->code->instructions.near = true;
		}
		p->code = profile->code;
		/* All positions are needed. */
		p->form.by_words = true;
	}
	if (!p->shapes && end - at >= SHAPES_WORTH)
		p->shapes = marks_shapes();
	while (at < end && !p->failed) {
		const char *newline;

		if (at >= p->marks.last)
			marks_make(&p->marks, at, end);
		p->line++;
		/* A quick test; for other lines, cost_lines() returns NULL. */
		if (*at >= '*' && *at <= '9')
			newline = cost_lines(p, at);
		else
			newline = take_keyword(p, at);
		if (!newline)
			newline = whole_line(p, at, end);
		at = newline + 1;
	}
	return !p->failed;
}

struct parser *parse_begin(struct profile *profile, struct departures *departures,
			   const struct parse_rules *rules, const char *file)
{
	static const char *const kinds[NAME_KINDS] = {"an object", "a file", "a function"};
	struct parser *p = util_alloc(1, sizeof(*p));
	struct names *names = &profile->names;

	p->profile = profile;
	p->departures = departures;
	p->rules = rules;
	p->file = file;
	for (unsigned kind = 0; kind < NAME_KINDS; kind++)
		p->names[kind] = (struct compressed){
			.what = kinds[kind],
			.profile = profile,
			.departures = departures,
			.directory = kind == NAME_FILE ? rules->directory : STR(""),
			.has_originals = kind != NAME_FUNCTION,
			.renames = kind == NAME_FUNCTION ? rules->function_renames
							 : rules->file_renames,
			.last = NONE,
		};
	p->unknown = names_id(names, STR("???"));
	p->header.part.file = names_id(names, str_of(file));
	p->header.next = (struct origin){NONE, NONE, NONE, NONE};
	header_begin(p);
	p->form.positions = 1;
	p->form.kind[0] = POSITION_LINE;
	p->jump.function = NONE;
	p->form.by_words = departures->checking;
	p->here.object = names_id(names, STR(""));
	p->here.fl = p->here.file = p->here.cost_file = NONE;
	p->here.function = p->here.function_name = p->here.portion = NONE;
	p->call.object = p->call.file = NONE;
	p->call.name = p->unknown;
	p->pending.order.last = p->pending.order.next = NONE;
	p->call.order.last = p->call.order.next = NONE;
	departures_begin(departures, file);
	diag_hold(departures->diag, &p->held);
	return p;
}

/* Warns of how much of each event was lost by rounding its self costs. */
static void warn_of_lost(const struct parser *p)
{
	const struct profile *profile = p->profile;

	for (unsigned i = 0; p->departures->said[D_DECIMAL] && i < profile->event_count; i++) {
		const struct number_lost *lost = &p->sums.lost[i];
		char text[NUMBER_LOST_TEXT];
		struct scratch scratch;

		if (!lost->whole && !lost->parts)
			continue;
		number_lost_text(lost, text);
		diag_warn(p->departures->diag,
			  "%s: the counts of %s are rounded one by one, which %s %s%s in all",
			  p->file,
			  diag_quote(&scratch, names_str(&profile->names, profile->events[i])),
			  lost->whole < 0 || lost->parts < 0 ? "adds" : "loses",
			  lost->more ? "about " : "", text);
	}
}

bool parse_end(struct parser *p, bool good, struct error *error)
{
	const bool any_events = p->header.any_events;
	const bool whole = good;

	p->error = error;
	good = good && header_end(p);
	good = parser_end_guesses(p, good) && good;
	if (good && !any_events)
		departures_add(p->departures, D_EVENTS_MISSING, 0,
			       "no \"events:\" line names an event");
	if (whole || p->departures->checking)
		departures_end(p->departures);
	if (good)
		warn_of_lost(p);
	if (good && !any_events)
		good = error_set(error,
				 "%s: this is not a profile: no \"events:\" line names an event; "
				 "record one with valgrind --tool=callgrind",
				 p->file);
	diag_release(p->departures->diag, &p->held, any_events || !whole);
	for (unsigned kind = 0; kind < NAME_KINDS; kind++)
		compressed_free(&p->names[kind]);
	free(p->shapes);
	free(p);
	return good;
}

bool parse_looks_like(struct str beginning)
{
	if (is_format(beginning))
		return true;
	while (beginning.length) {
		struct str line = str_eat_until(&beginning, '\n');

		if (str_begins(line, STR("events:")))
			return true;
		line = str_trim(line);
		if (line.length && *line.at != '#' && *line.at != '\r' &&
		    !str_begins(line, STR("====")) && !header_key(line).length &&
		    !find_keyword(line) &&
		    !marks_begin_position(line.at[0], line.at[line.length > 1]))
			return false;
	}
	return false;
}
