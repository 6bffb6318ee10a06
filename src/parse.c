/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The grammar of the format.  Nearly every line is a cost line, and its costs
 * nearly always belong where those of the line before did; so costs are first
 * added up in pending, without looking for a row, and go into the profile when
 * a line belongs elsewhere (flush).
 *
 * Everything about a line is written once: cost_line() and what it calls read
 * the tokens that writers write - plain digits, +n, -n, * - at once, and any
 * other token through number.h.
 */
#include "parse.h"

#include "number.h"

#include <inttypes.h>
#include <stdlib.h>

/*
 * Compressed names of one kind: "(ID) name".  Programs number from 1, with
 * gaps; such ids are looked up in pages, others in a map.
 */
enum { ID_PAGE = 256, ID_PAGES = 4096 };

struct ids {
	const char *what;
	uint32_t *pages[ID_PAGES];
	struct map far;
	uint32_t *far_name;
	size_t far_room;

	const struct renames *renames; /* or NULL */
	struct names raw;       /* as written, where renames has any */
	uint32_t *after;        /* by name of raw: the name after them */
	size_t after_count, after_room;
};

/* A "summary:" or "totals:" line. */
struct total_line {
	uint64_t line;          /* 0: there was none, or it was all zeros */
	uint64_t mask;          /* columns it gives, if below 2^63 */
	unsigned count;
	int64_t cost[COST_EVENTS];
};

/* Costs that are being added up, by column. */
struct pending {
	int64_t cost[COST_EVENTS];
	unsigned top;           /* the columns below it are given ... */
	uint64_t mask;          /* ... and these: of lines that leave some out */
};

/* The kind of position that is a line; 0 is an address, 1 a basic block. */
enum { LINE = 2 };

struct parser {
	struct profile *profile;
	struct diag *diag;
	const struct parse_rules *rules;
	struct error *error;
	const char *file;
	bool failed;            /* *error says why */
	uint64_t line;

	struct ids objects, files, functions;

	/* The header of the part. */
	struct part part;
	bool has_events;        /* this part had its "events:" */
	bool any_events;        /* some part had */
	bool any_header;        /* the part had a header line */
	bool callgrind;
	unsigned columns;       /* events in "events:" */
	uint8_t event[COST_EVENTS]; /* by column */
	bool plain;             /* column i is event i, all of them */
	uint64_t taken;         /* columns but those named twice */
	unsigned positions;     /* how many subpositions lines begin with */
	unsigned line_at;       /* which of them is the line; 3: none is */
	unsigned kind[3];       /* of each: 0 instr, 1 bb, LINE */
	bool odd_positions;     /* the line is not the last, or --check */
	struct total_line summary, totals;
	int64_t sum[COST_EVENTS]; /* of the self costs, by column */
	uint64_t sum_mask;

	/* Where the next costs belong, all ids of names but where said. */
	uint32_t object;
	uint32_t function_file; /* of the last fl=, NONE before it */
	uint32_t file_now;      /* of the lines, NONE before any */
	uint32_t cost_file;     /* of the last cost line */
	uint32_t function;      /* function; NONE: not looked up yet */
	uint32_t function_name; /* NONE before any fn= */
	uint32_t function_object, function_place;
	uint32_t portion;       /* portion; NONE: not looked up yet */
	uint32_t called_object, called_file, called_name;
	bool has_cfn;           /* a cfn= that no call has followed yet */
	bool new_object, new_file; /* a cob=, cfi= behind it */
	uint32_t unknown, empty; /* the names ??? and "" */
	int64_t calls;          /* count of the "calls=" before this line */
	uint64_t calls_line;    /* its line; 0: there is none */
	bool jump;              /* a jump's source may follow */
	uint64_t base[3];       /* by kind: positions of the last cost line */

	/* Self costs of (portion, number) not yet in the profile. */
	bool is_pending;
	uint64_t number;
	uint64_t pending_line;  /* of the file: the first of them */
	struct pending pending;
	uint32_t last_line, last_call;
};

static bool fail(struct parser *p, uint64_t line, const char *what)
{
	if (!p->failed)
		error_set(p->error, "%s:%" PRIu64 ": %s", p->file, line, what);
	p->failed = true;
	return false;
}

static bool fail_overflow(struct parser *p, uint64_t line, const char *what,
			  unsigned event)
{
	struct str name =
		names_str(&p->profile->names, p->profile->events[event]);
	struct scratch scratch;
	char text[400];

	snprintf(text, sizeof(text), "%s of %s does not fit into 64 bits",
		 what, diag_quote(&scratch, name));
	return fail(p, line, text);
}

static void depart_word(struct parser *p, enum departure kind,
			const char *before, struct str word, const char *after)
{
	struct scratch scratch;

	diag_depart(p->diag, kind, p->line, "%s'%s'%s", before,
		    diag_quote(&scratch, word), after);
}

/* --- tokens ------------------------------------------------------------ */

#define ALWAYS_INLINE static inline __attribute__((always_inline))

static inline bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* Reads digits; returns what follows them, at itself if there are none. */
ALWAYS_INLINE const char *eat_digits(const char *at, uint64_t *value)
{
	uint64_t n = 0;
	unsigned digit;

	while ((digit = (unsigned char)*at - (unsigned)'0') <= 9) {
		n = n * 10 + digit;
		at++;
	}
	*value = n;
	return at;
}

/* More digits than these may not fit into 64 bits. */
enum { SAFE_DIGITS = 18 };

/* --- names ------------------------------------------------------------- */

/* Where the name of an id is kept: the name + 1, or 0 if it has none. */
static uint32_t *id_slot(struct ids *ids, uint64_t id)
{
	size_t before = ids->far.count;
	uint32_t far;

	if (id < (uint64_t)ID_PAGE * ID_PAGES) {
		uint32_t **page = &ids->pages[id / ID_PAGE];

		if (!*page)
			*page = util_alloc(ID_PAGE, sizeof(**page));
		return &(*page)[id % ID_PAGE];
	}
	far = map_id(&ids->far, (uint32_t)(id >> 32), (uint32_t)id);
	if (ids->far.count > before) {
		ids->far_name = util_grow(ids->far_name, &ids->far_room,
					  ids->far.count,
					  sizeof(*ids->far_name));
		ids->far_name[far] = 0;
	}
	return &ids->far_name[far];
}

static void ids_free(struct ids *ids)
{
	size_t i;

	for (i = 0; i < ID_PAGES; i++)
		free(ids->pages[i]);
	map_free(&ids->far);
	free(ids->far_name);
	names_free(&ids->raw);
	free(ids->after);
}

/* The id of a name after the changes that the user wants. */
static uint32_t renamed(struct parser *p, struct ids *ids, struct str name)
{
	struct names *names = &p->profile->names;
	uint32_t raw = names_id(&ids->raw, name);
	char *text;

	ids->after = util_grow(ids->after, &ids->after_room, ids->raw.count,
			       sizeof(*ids->after));
	if (raw < ids->after_count)
		return ids->after[raw];
	ids->after_count = ids->raw.count;
	text = renames_apply(ids->renames, name);
	name = str_of(text);
	if (ids == &p->files)
		str_eat(&name, p->rules->directory);
	ids->after[raw] = names_id(names, name);
	free(text);
	return ids->after[raw];
}

/* The id of a name as the profile keeps it. */
static uint32_t keep_name(struct parser *p, struct ids *ids, struct str name)
{
	if (ids->renames && ids->renames->count)
		return renamed(p, ids, name);
	if (ids == &p->files)
		str_eat(&name, p->rules->directory);
	return names_id(&p->profile->names, name);
}

static uint32_t define(struct parser *p, struct ids *ids, uint64_t id,
		       struct str name)
{
	uint32_t *slot = id_slot(ids, id);
	uint32_t kept;

	if (*slot && ids != &p->files && !ids->renames &&
	    str_equal(names_str(&p->profile->names, *slot - 1), name))
		return *slot - 1;
	kept = keep_name(p, ids, name);
	if (*slot && *slot - 1 != kept)
		diag_depart(p->diag, D_ID_REDEFINED, p->line,
			    "id (%" PRIu64 ") of %s is given another name",
			    id, ids->what);
	*slot = kept + 1;
	return kept;
}

/* Reads "(ID)" from *text; false, and nothing eaten, if it is a name. */
static bool eat_id(struct str *text, uint64_t *id, enum number *read)
{
	const char *end = text->at + text->length;
	const char *digits = text->at + 1;
	const char *q;

	if (!text->length || text->at[0] != '(')
		return false;
	q = eat_digits(digits, id);
	if (q == digits || q == end || *q != ')' ||
	    (q + 1 < end && !str_is_blank(q[1])))
		return false;
	*read = NUMBER_OK;
	if (q - digits > SAFE_DIGITS) {
		struct str all = {digits, (size_t)(q - digits)};

		*read = number_eat(&all, id);
	}
	*text = (struct str){q + 1, (size_t)(end - q - 1)};
	return true;
}

/* PositionName: "name", "(ID) name" or "(ID)". */
static uint32_t name_of(struct parser *p, struct ids *ids, struct str text)
{
	struct str name = str_trim_left(text);
	struct str rest = name;
	uint64_t id = 0;
	enum number read;
	uint32_t *slot;

	if (!eat_id(&rest, &id, &read))
		return keep_name(p, ids, name);
	rest = str_trim_left(rest);
	if (read != NUMBER_OK) {
		depart_word(p, D_ID_TOO_BIG, "the id ", name,
			    " does not fit into 64 bits");
		return rest.length ? keep_name(p, ids, rest) : p->unknown;
	}
	if (rest.length)
		return define(p, ids, id, rest);
	slot = id_slot(ids, id);
	if (*slot)
		return *slot - 1;
	diag_depart(p->diag, D_ID_UNDEFINED, p->line,
		    "id (%" PRIu64 ") of %s is not defined, it is shown as "
		    "???", id, ids->what);
	*slot = p->unknown + 1;
	return p->unknown;
}

/* --- facts ------------------------------------------------------------- */

static uint32_t or_unknown(const struct parser *p, uint32_t name)
{
	return name == NONE ? p->unknown : name;
}

/* Costs before any fn= are those of a function named ???. */
static void need_function(struct parser *p)
{
	if (p->function_name != NONE)
		return;
	diag_depart(p->diag, D_FUNCTION_MISSING, p->line,
		    "costs before any \"fn=\"");
	p->function_name = p->unknown;
	p->function_object = p->object;
	p->function_place = or_unknown(p, p->function_file);
}

/* The function in force. */
static uint32_t function_now(struct parser *p)
{
	if (p->function != NONE)
		return p->function;
	need_function(p);
	p->function = profile_function(p->profile, p->function_object,
				       p->function_place, p->function_name);
	return p->function;
}

static uint32_t portion_now(struct parser *p)
{
	if (p->portion == NONE)
		p->portion = profile_portion(p->profile, function_now(p),
					     or_unknown(p, p->file_now));
	return p->portion;
}

/* From columns of the part's "events:" to events of the profile. */
static uint64_t to_events(const struct parser *p, uint64_t mask,
			  const int64_t *column, int64_t *event)
{
	uint64_t events = 0;
	unsigned i;

	for (i = 0; i < p->columns; i++) {
		if (!(mask >> i & 1))
			continue;
		/* NOLINTNEXTLINE: what is not in the mask is not read */
		event[p->event[i]] = column[i];
		events |= (uint64_t)1 << p->event[i];
	}
	return events;
}

/* Adds costs by column to a row; line is where they were read. */
static bool add(struct parser *p, uint64_t line, uint32_t *row, uint64_t mask,
		const int64_t *column)
{
	int64_t by_event[COST_EVENTS];
	unsigned event = 0;

	if (!p->plain) {
		mask = to_events(p, mask, column, by_event);
		column = by_event;
	}
	return cost_add(&p->profile->costs, row, mask, column, &event) ||
	       fail_overflow(p, line, "the sum", event);
}

/* The columns given. */
static uint64_t pending_mask(const struct parser *p,
			     const struct pending *pending)
{
	uint64_t below = pending->top ?
		~(uint64_t)0 >> (COST_EVENTS - pending->top) : 0;

	return (below | pending->mask) & p->taken;
}

/* Puts what is pending into the profile. */
static bool flush(struct parser *p)
{
	struct pending *pending = &p->pending;
	uint64_t mask;
	bool fits = true;
	unsigned i;

	if (!p->is_pending)
		return true;
	p->is_pending = false;
	mask = pending_mask(p, pending);
	if (p->part.selected) {
		p->last_line = profile_line(p->profile, portion_now(p),
					    p->number, p->last_line);
		fits = add(p, p->pending_line,
			   &p->profile->now.line_cost[p->last_line],
			   mask, pending->cost);
	}
	for (i = 0; i < p->columns; i++) {
		if (!util_add(&p->sum[i], pending->cost[i]) && fits)
			fits = fail_overflow(p, p->pending_line, "the sum",
					     p->event[i]);
		pending->cost[i] = 0;
	}
	p->sum_mask |= mask;
	pending->mask = 0;
	pending->top = 0;
	return fits;
}

/* --- cost lines -------------------------------------------------------- */

static inline bool is_end(char c)
{
	return c == ' ' || c == '\n';
}

static inline bool is_line_end(const char *at)
{
	return *at == '\n' || (*at == '\r' && at[1] == '\n');
}

/* The word at *at, up to a blank or the end of the line; *at goes behind. */
static struct str word_at(const char **at)
{
	const char *begin = *at;
	const char *q = begin;

	while (!is_end(*q) && *q != '\t')
		q++;
	*at = q;
	if (*q == '\n' && q > begin && q[-1] == '\r')
		q--;
	return (struct str){begin, (size_t)(q - begin)};
}

/* Any subposition; position is left as it is where it is none. */
static const char *odd_position(struct parser *p, const char *at,
				uint64_t *position)
{
	struct str word = word_at(&at);
	bool rest = false, below = false;
	enum number read = number_position(word, position, &rest, &below);

	if (read == NUMBER_BAD)
		depart_word(p, D_NUMBER, "", word, " is no position");
	else if (read == NUMBER_TOO_BIG)
		depart_word(p, D_NUMBER, "the position ", word,
			    " does not fit into 64 bits");
	else if (rest)
		depart_word(p, D_POSITION_FORM, "", word,
			    " is read as the number at its beginning");
	if (below)
		depart_word(p, D_BELOW_ZERO, "the relative position ", word,
			    " is below zero, and taken for zero");
	return at;
}

/* Over the blanks behind a word. */
ALWAYS_INLINE const char *skip_blanks(const char *at)
{
	if (*at == ' ')
		at++;
	if ((unsigned char)*at <= ' ')
		while (str_is_blank(*at))
			at++;
	return at;
}

/*
 * A subposition and the blanks behind it.  *position is what it is relative
 * to before, and its value after.
 */
ALWAYS_INLINE const char *eat_position(struct parser *p, const char *at,
				       uint64_t *position)
{
	const char *digits = at + (*at == '+' || *at == '-');
	uint64_t n;
	const char *q = eat_digits(digits, &n);

	if (q > digits && q - digits <= SAFE_DIGITS && is_end(*q) &&
	    *position < (uint64_t)1 << 63) {
		if (digits == at)
			*position = n;
		else if (*at == '+')
			*position += n;
		else if (n <= *position)
			*position -= n;
		else
			q = odd_position(p, at, position);
	} else if (*at == '*' && is_end(at[1])) {
		q = at + 1;
	} else {
		q = odd_position(p, at, position);
	}
	return skip_blanks(q);
}

/* Over a subposition that shows nowhere, such as an address. */
ALWAYS_INLINE const char *skip_position(const char *at)
{
	for (;;) {
		while ((unsigned char)*at > ' ')
			at++;
		if (*at == ' ' || *at == '\t' || is_line_end(at))
			break;
		at++;
	}
	return skip_blanks(at);
}

static void no_position(struct parser *p)
{
	diag_depart(p->diag, D_POSITION_MISSING, p->line,
		    "a position is missing");
}

/* The same as eat_positions, with all of them looked at. */
static uint64_t odd_positions(struct parser *p, const char *at,
			      const char **costs, bool move)
{
	uint64_t number = p->line_at < 3 ? p->base[LINE] : 0;
	unsigned i;

	for (i = 0; i < p->positions; i++) {
		uint64_t position = p->base[p->kind[i]];

		if (is_line_end(at)) {
			no_position(p);
			break;
		}
		at = eat_position(p, at, &position);
		if (i == p->line_at)
			number = position;
		if (move)
			p->base[p->kind[i]] = position;
	}
	*costs = at;
	return number;
}

/*
 * The line number of a cost line or call whose positions begin at at, and the
 * costs behind them at *costs.  With move, the positions become the base of
 * the relative ones to come.
 */
ALWAYS_INLINE uint64_t eat_positions(struct parser *p, const char *at,
				     const char **costs, bool move)
{
	uint64_t number = p->base[LINE];
	unsigned i;

	if (p->odd_positions)
		return odd_positions(p, at, costs, move);
	for (i = p->line_at; i; i--)
		at = skip_position(at);
	if ((unsigned char)*at <= ' ' && is_line_end(at)) {
		no_position(p);
	} else {
		at = eat_position(p, at, &number);
		if (move)
			p->base[LINE] = number;
	}
	*costs = at;
	return number;
}

/* How the costs of a line differ: those of a call may have wrapped. */
enum cost_kind { SELF_COST, CALL_COST };

/*
 * Any word where a cost is expected, and the count in *value.  False where
 * none is given: ".", what is no number, a call's cost that wrapped.
 */
static bool odd_cost(struct parser *p, struct str word, enum cost_kind kind,
		     unsigned column, int64_t *value)
{
	enum number read;

	if (str_equal(word, STR(".")) || !word.length)
		return false;
	read = number_count(word, value);
	if (read == NUMBER_BAD) {
		depart_word(p, D_NUMBER, "", word, " is no count");
		return false;
	}
	if (read == NUMBER_TOO_BIG) {
		if (kind == CALL_COST && word.at[0] != '-') {
			diag_depart(p->diag, D_CALL_WRAPPED, p->line,
				    "the cost of a call has wrapped: it is "
				    "not given");
			return false;
		}
		return fail_overflow(p, p->line, "a count",
				     p->event[column]);
	}
	if (read == NUMBER_ROUNDED)
		depart_word(p, D_DECIMAL, "the count ", word,
			    " is rounded to an integer");
	if (word.at[0] == '-' || word.at[0] == '+')
		depart_word(p, D_NEGATIVE, "the count ", word,
			    " has a sign");
	return true;
}

/*
 * Adds the costs that stand from at to the end of the line to what is pending.
 * Returns the newline.
 */
ALWAYS_INLINE const char *eat_costs(struct parser *p, const char *at,
				    enum cost_kind kind,
				    struct pending *pending)
{
	const unsigned columns = p->columns;
	int64_t *sum = pending->cost;
	uint64_t without = 0;
	unsigned n = 0;

	while (n < columns) {
		uint64_t digits;
		const char *q = eat_digits(at, &digits);
		int64_t value = (int64_t)digits;

		if (q == at || !is_end(*q) || q - at > SAFE_DIGITS) {
			struct str word;

			if (str_is_blank(*at)) {
				at++;
				continue;
			}
			q = at;
			word = word_at(&q);
			if (!word.length) /* the line has ended */
				break;
			at = q;
			if (!odd_cost(p, word, kind, n, &value)) {
				without |= (uint64_t)1 << n++;
				continue;
			}
		}
		if (!util_add(&sum[n++], value))
			fail_overflow(p, p->line, "the sum", p->event[n - 1]);
		at = q;
		if (*at == '\n')
			break;
		at++;
		/* Most costs of a cache simulation are zero. */
		while (value == 0 && n + 4 <= columns &&
		       memcmp(at, "0 0 0 0 ", 8) == 0) {
			at += 8;
			n += 4;
		}
	}
	if (without)
		pending->mask |= ~without &
				 (~(uint64_t)0 >> (COST_EVENTS - n));
	else if (n > pending->top)
		pending->top = n;
	if (*at == '\n')
		return at;
	while (str_is_blank(*at))
		at++;
	if (!is_line_end(at) && p->any_events)
		diag_depart(p->diag, D_TOO_MANY, p->line,
			    "more costs than the %u of \"events:\", they are "
			    "left out", columns);
	while (*at != '\n')
		at++;
	return at;
}

/*
 * The line behind a "calls=": what the call cost, from line number; its costs
 * begin at at.
 */
static const char *call_line(struct parser *p, const char *at, uint64_t number)
{
	struct pending cost;
	uint32_t file;
	const char *end;

	memset(cost.cost, 0, p->columns * sizeof(*cost.cost));
	cost.mask = 0;
	cost.top = 0;
	end = eat_costs(p, at, CALL_COST, &cost);
	file = p->callgrind ? p->cost_file : p->file_now;
	if (p->part.selected) {
		struct call *call;
		uint32_t callee = profile_function(
			p->profile,
			p->called_object != NONE ? p->called_object : p->object,
			p->called_file != NONE ? p->called_file :
						 or_unknown(p, file),
			p->called_name);

		p->last_call = profile_call(p->profile, portion_now(p),
					    callee, number, p->last_call);
		call = &p->profile->now.call[p->last_call];
		call->seen = true;
		if (!util_add(&call->count, p->calls))
			fail(p, p->calls_line, "the number of calls does not "
			     "fit into 64 bits");
		add(p, p->line, &call->cost, pending_mask(p, &cost),
		    cost.cost);
	}
	p->calls_line = 0;
	p->called_object = p->called_file = NONE;
	p->has_cfn = false;
	return end;
}

/*
 * fi= for one call (writers.md): Callgrind writes the file of the caller's
 * lines again in front of a call or jump from code that was unloaded.
 */
static void return_to_cost_file(struct parser *p)
{
	if (p->callgrind && p->file_now != p->cost_file) {
		flush(p);
		p->file_now = p->cost_file;
		p->portion = NONE;
	}
}

/* Costs of another line than the last ones: what is pending is complete. */
static void begin_costs(struct parser *p, uint64_t number)
{
	flush(p);
	p->number = number;
	p->is_pending = true;
	p->pending_line = p->line;
	p->cost_file = p->file_now;
	/* A part that begins without "events:" goes on with the last ones. */
	p->has_events = p->any_events;
	need_function(p);
}

/*
 * A line of numbers: a call's costs, a jump's source or self costs; one that
 * begins with a blank has no positions.
 */
static const char *odd_cost_line(struct parser *p, const char *at,
				 bool positions)
{
	bool move = !p->calls_line && !p->jump;
	const char *costs = at;
	uint64_t number = 0;

	if (positions)
		number = eat_positions(p, at, &costs, move);
	if (p->jump) {
		p->jump = false;
		if (!is_line_end(costs))
			return odd_cost_line(p, at, positions);
		return_to_cost_file(p);
		return costs + (*costs == '\r');
	}
	if (p->calls_line) {
		at = call_line(p, costs, number);
		return_to_cost_file(p);
		return at;
	}
	if (number != p->number || !p->is_pending)
		begin_costs(p, number);
	return eat_costs(p, costs, SELF_COST, &p->pending);
}

/*
 * A line of self costs.  This is the fast path: all but a few lines in a
 * hundred of a profile come here.
 */
ALWAYS_INLINE const char *cost_line(struct parser *p, const char *at)
{
	const char *costs;
	uint64_t number;

	if (p->jump || p->calls_line)
		return odd_cost_line(p, at, true);
	number = eat_positions(p, at, &costs, true);
	if (number != p->number || !p->is_pending)
		begin_costs(p, number);
	return eat_costs(p, costs, SELF_COST, &p->pending);
}

/* --- other lines of the body ------------------------------------------- */

static void set_file(struct parser *p, uint32_t file)
{
	if (p->file_now == file)
		return;
	flush(p);
	p->file_now = file;
	p->portion = NONE;
}

/* fn=: costs from here on are this function's, in the file of the last fl=. */
static void set_function(struct parser *p, uint32_t name)
{
	flush(p);
	p->file_now = p->cost_file = p->function_file;
	p->called_object = p->called_file = NONE;
	p->has_cfn = false;
	p->jump = false;
	p->function_name = name;
	p->function_object = p->object;
	p->function_place = or_unknown(p, p->function_file);
	p->function = p->portion = NONE;
	if (p->part.selected)
		p->portion = profile_portion(p->profile, function_now(p),
					     p->function_place);
}

/* In --check only: what follows a "jump=", "jcnd=" or "calls=" and a count. */
static void check_targets(struct parser *p, enum departure kind,
			  struct str text)
{
	unsigned i;

	for (i = 0; i < p->positions; i++) {
		struct str word = str_eat_word(&text);
		bool rest = false, below = false;
		uint64_t position = p->base[p->kind[i]];
		enum number read =
			number_position(word, &position, &rest, &below);

		if (read != NUMBER_OK || rest) {
			depart_word(p, kind, "", word,
				    word.length ? " is no target position" :
				    ": a target position is missing");
			return;
		}
		if (below)
			depart_word(p, D_BELOW_ZERO, "the target ", word,
				    " is below zero");
	}
	text = str_trim(text);
	if (text.length)
		depart_word(p, kind, "", text, " stands behind the target");
}

static void read_calls(struct parser *p, struct str text)
{
	struct str word = str_eat_word(&text);
	enum number read;

	if (p->calls_line)
		diag_depart(p->diag, D_CALL_UNFINISHED, p->calls_line,
			    "\"calls=\" is not followed by a line of costs");
	p->jump = false;
	p->calls = 0;
	p->calls_line = p->line;
	read = number_count(word, &p->calls);
	if (read == NUMBER_TOO_BIG)
		fail(p, p->line, "the number of calls does not fit into 64 "
		     "bits");
	else if (read != NUMBER_OK && read != NUMBER_ROUNDED)
		depart_word(p, D_NUMBER, "", word, " is no number of calls");
	else if (word.at[0] == '-' || word.at[0] == '+')
		depart_word(p, D_NEGATIVE, "the count ", word, " has a sign");
	if (p->diag->checks)
		check_targets(p, D_CALL_FORM, text);
}

/* Valgrind writes jcnd=taken/executed, the grammar has jcnd=executed taken. */
static void read_jump(struct parser *p, struct str text, bool conditional)
{
	unsigned counts = conditional ? 2 : 1;

	p->jump = true;
	if (!p->diag->checks)
		return;
	text = str_trim_left(text);
	while (counts--) {
		uint64_t n;

		if (number_eat(&text, &n) != NUMBER_OK) {
			depart_word(p, D_JUMP_FORM, "", text,
				    " is no count of a jump");
			return;
		}
		if (counts && !str_eat(&text, STR("/")))
			text = str_trim_left(text);
	}
	check_targets(p, D_JUMP_FORM, text);
}

enum spec {
	SPEC_NONE, SPEC_OB, SPEC_FL, SPEC_FI, SPEC_FN, SPEC_COB, SPEC_CFI,
	SPEC_CFN, SPEC_CALLS, SPEC_JUMP, SPEC_JCND, SPEC_JFI, SPEC_JFN,
	SPEC_IGNORED,
};

/* The "spec=" that line begins with, which is eaten; by frequency. */
static enum spec eat_spec(struct str *line)
{
	switch (line->at[0]) {
	case 'c':
		if (str_eat(line, STR("cfn=")))
			return SPEC_CFN;
		if (str_eat(line, STR("calls=")))
			return SPEC_CALLS;
		if (str_eat(line, STR("cfi=")) || str_eat(line, STR("cfl=")))
			return SPEC_CFI;
		return str_eat(line, STR("cob=")) ? SPEC_COB : SPEC_NONE;
	case 'f':
		if (str_eat(line, STR("fn=")))
			return SPEC_FN;
		if (str_eat(line, STR("fi=")) || str_eat(line, STR("fe=")))
			return SPEC_FI;
		if (str_eat(line, STR("fl=")))
			return SPEC_FL;
		return str_eat(line, STR("frfn=")) ? SPEC_JFN : SPEC_NONE;
	case 'j':
		if (str_eat(line, STR("jcnd=")))
			return SPEC_JCND;
		if (str_eat(line, STR("jump=")))
			return SPEC_JUMP;
		if (str_eat(line, STR("jfi=")))
			return SPEC_JFI;
		return str_eat(line, STR("jfn=")) ? SPEC_JFN : SPEC_NONE;
	case 'o':
		return str_eat(line, STR("ob=")) ? SPEC_OB : SPEC_NONE;
	case 'r':
		if (str_eat(line, STR("rcalls=")))
			return SPEC_CALLS;
		return str_eat(line, STR("rec=")) ? SPEC_IGNORED : SPEC_NONE;
	case 'b':
		return str_eat(line, STR("bb=")) ? SPEC_IGNORED : SPEC_NONE;
	case 'l':
		return str_eat(line, STR("ln=")) ? SPEC_IGNORED : SPEC_NONE;
	default:
		return SPEC_NONE;
	}
}

static bool read_spec(struct parser *p, struct str line)
{
	switch (eat_spec(&line)) {
	case SPEC_NONE:
		return false;
	case SPEC_OB:
		p->object = name_of(p, &p->objects, line);
		break;
	case SPEC_FL:
		p->function_file = name_of(p, &p->files, line);
		set_file(p, p->function_file);
		p->cost_file = p->function_file;
		break;
	case SPEC_FI:
		set_file(p, name_of(p, &p->files, line));
		break;
	case SPEC_FN:
		set_function(p, name_of(p, &p->functions, line));
		break;
	case SPEC_COB:
		p->called_object = name_of(p, &p->objects, line);
		p->new_object = true;
		break;
	case SPEC_CFI:
		p->called_file = name_of(p, &p->files, line);
		p->new_file = true;
		break;
	case SPEC_CFN:
		if (p->has_cfn && !p->new_object)
			p->called_object = NONE;
		if (p->has_cfn && !p->new_file)
			p->called_file = NONE;
		p->has_cfn = true;
		p->new_object = p->new_file = false;
		p->called_name = name_of(p, &p->functions, line);
		break;
	case SPEC_CALLS:
		read_calls(p, line);
		break;
	case SPEC_JUMP:
		read_jump(p, line, false);
		break;
	case SPEC_JCND:
		read_jump(p, line, true);
		break;
	case SPEC_JFI:
		name_of(p, &p->files, line);
		break;
	case SPEC_JFN:
		name_of(p, &p->functions, line);
		break;
	case SPEC_IGNORED:
		break;
	}
	return true;
}

/* --- the header -------------------------------------------------------- */

/* Whether a summary: or totals: line can be right for a column (rule 2.4). */
static bool is_believable(const struct parser *p, const struct total_line *line,
			  unsigned column)
{
	int64_t sum = p->sum[column];

	if (!(line->mask >> column & 1))
		return false;
	return sum >= 0 ? line->cost[column] >= sum : line->cost[column] <= sum;
}

static void check_totals(struct parser *p)
{
	unsigned i;

	for (i = 0; i < p->columns; i++) {
		struct scratch scratch;
		const char *event = diag_quote(&scratch,
			names_str(&p->profile->names,
				  p->profile->events[p->event[i]]));

		if (p->totals.line && (!(p->totals.mask >> i & 1) ||
				       p->totals.cost[i] != p->sum[i]))
			diag_depart(p->diag, D_TOTALS, p->totals.line,
				    "\"totals:\" does not give %" PRId64
				    ", the sum of the cost lines, for %s",
				    p->sum[i], event);
		if (p->summary.line && !is_believable(p, &p->summary, i))
			diag_depart(p->diag, D_SUMMARY, p->summary.line,
				    "\"summary:\" gives less than %" PRId64
				    ", the sum of the self costs, for %s",
				    p->sum[i], event);
	}
}

/* Whether the number in a name is among those selected. */
static bool is_among(const struct parser *p, const struct ranges *ranges,
		     uint32_t name, uint64_t otherwise)
{
	uint64_t number = otherwise;
	struct str text;

	if (!ranges)
		return true;
	if (name != NONE) {
		text = names_str(&p->profile->names, name);
		number_eat(&text, &number);
	}
	return ranges_has(ranges, number);
}

/* The number of the part and its thread are known, or changed. */
static void select_part(struct parser *p)
{
	flush(p);
	p->part.selected =
		is_among(p, p->rules->parts, p->part.number,
			 p->part.ordinal) &&
		is_among(p, p->rules->threads, p->part.thread, 1);
}

/* Adds up a part that has been read. */
static bool close_part(struct parser *p)
{
	struct profile *profile = p->profile;
	int64_t total[COST_EVENTS];
	uint64_t mask;
	unsigned i;

	if (!flush(p))
		return false;
	mask = p->sum_mask;
	if (p->calls_line) {
		diag_depart(p->diag, D_CALL_UNFINISHED, p->calls_line,
			    "\"calls=\" is not followed by a line of costs");
		p->calls_line = 0;
	}
	if (!p->has_events)
		return true;
	if (p->diag->checks)
		check_totals(p);
	for (i = 0; i < p->columns; i++) {
		const struct total_line *line =
			is_believable(p, &p->summary, i) ? &p->summary :
			is_believable(p, &p->totals, i) ? &p->totals : NULL;

		total[i] = line ? line->cost[i] : p->sum[i];
		if (line && p->taken >> i & 1) {
			mask |= (uint64_t)1 << i;
			p->part.believed = true;
		}
	}
	if (!add(p, p->line, &p->part.sum, p->sum_mask, p->sum) ||
	    !add(p, p->line, &p->part.total, mask, total) ||
	    (p->part.selected && !add(p, p->line, &profile->now.total, mask, total)))
		return false;
	profile->parts = util_grow(profile->parts, &profile->part_room,
				   profile->part_count + 1,
				   sizeof(*profile->parts));
	p->part.desc_count = (uint32_t)profile->desc_count - p->part.descs;
	profile->parts[profile->part_count++] = p->part;
	profile->now.end_part = profile->part_count;
	return true;
}

/* Begins the next part: what it does not say again holds on. */
static bool next_part(struct parser *p)
{
	if (!close_part(p))
		return false;
	p->has_events = p->any_header = false;
	p->part.descs = (uint32_t)p->profile->desc_count;
	p->part.number = NONE;
	p->part.ordinal++;
	select_part(p);
	p->part.events = NONE;
	p->part.sum = p->part.total = 0;
	p->part.believed = false;
	p->summary.line = p->totals.line = 0;
	p->summary.mask = p->totals.mask = 0;
	memset(p->sum, 0, sizeof(p->sum));
	p->sum_mask = 0;
	return true;
}

static bool read_version(struct parser *p, struct str value)
{
	uint64_t version = 0;
	enum number read;

	if (p->any_header)
		diag_depart(p->diag, D_VERSION_PLACE, p->line,
			    "\"version:\" comes after other lines");
	read = number_eat(&value, &version);
	if (read == NUMBER_BAD) {
		depart_word(p, D_VERSION_FORM, "", value, " is no version");
		return true;
	}
	if (read == NUMBER_TOO_BIG || version > 1)
		return fail(p, p->line, "a later version of the format than "
			    "1, which is what cgannotate reads");
	return true;
}

static void read_positions(struct parser *p, struct str value)
{
	static const struct str known[] = {
		{"instr", 5}, {"addr", 4}, {"bb", 2}, {"line", 4},
	};
	unsigned order = 0;
	bool good = true;

	flush(p);
	p->positions = 0;
	p->line_at = 3;
	for (;;) {
		struct str word = str_eat_word(&value);
		unsigned i = 0;

		if (!word.length)
			break;
		while (i < LENGTH(known) && !str_equal(known[i], word))
			i++;
		if (i == LENGTH(known) || p->positions == 3) {
			good = false;
			continue;
		}
		good &= i >= order;
		order = i + 1;
		if (i == 3)
			p->line_at = p->positions;
		p->kind[p->positions++] = i == 0 ? 0 : i - 1;
	}
	if (p->positions == 0) {
		p->positions = 1;
		p->line_at = 0;
		p->kind[0] = LINE;
	}
	p->odd_positions = p->line_at != p->positions - 1 || p->diag->checks;
	if (!good)
		diag_depart(p->diag, D_POSITIONS, p->line,
			    "the positions are not some of instr, bb and line "
			    "in this order");
}

static bool is_alpha(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* The key of a header line "key: value", empty if line is none. */
static struct str key_of(struct str line)
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
	size_t i;

	for (i = 0; i < name.length; i++) {
		if (!is_alpha(name.at[i]) && (i == 0 || !is_digit(name.at[i])))
			return false;
	}
	return true;
}

static bool add_column(struct parser *p, struct str name)
{
	struct profile *profile = p->profile;
	unsigned event = profile_event(profile, name);
	unsigned i;

	if (p->columns == COST_EVENTS ||
	    (event == COST_EVENTS && profile->event_count == COST_EVENTS))
		return fail(p, p->line, "too many events, cgannotate reads up "
			    "to 64 different ones");
	if (!is_event_name(name))
		depart_word(p, D_EVENT_NAME, "the event name ", name,
			    " is not of letters and digits");
	if (event == COST_EVENTS) {
		event = profile->event_count++;
		profile->events[event] = names_id(&profile->names, name);
	}
	p->taken |= (uint64_t)1 << p->columns;
	for (i = 0; i < p->columns; i++)
		if (p->event[i] == event) {
			depart_word(p, D_EVENT_TWICE, "the event ", name,
				    " is named twice, its second column is "
				    "left out");
			p->taken &= ~((uint64_t)1 << p->columns);
			break;
		}
	p->plain &= event == p->columns;
	p->event[p->columns++] = (uint8_t)event;
	return true;
}

static bool read_events(struct parser *p, struct str value)
{
	struct str line = value;

	if (p->has_events && !next_part(p))
		return false;
	flush(p);
	p->columns = 0;
	p->taken = 0;
	p->plain = true;
	p->part.events = names_id(&p->profile->names, line);
	for (;;) {
		struct str word = str_eat_word(&value);

		if (!word.length)
			break;
		if (!add_column(p, word))
			return false;
	}
	if (p->columns == 0)
		diag_depart(p->diag, D_EVENTS_MISSING, p->line,
			    "\"events:\" lists no event");
	else
		p->has_events = p->any_events = true;
	return true;
}

/* event: NAME [= FORMULA] [: LONG NAME]; xtree writes it like that too. */
static void read_event(struct parser *p, struct str value)
{
	struct profile *profile = p->profile;
	struct names *names = &profile->names;
	struct event_line event = {NONE, NONE, NONE, p->part.file, p->line};
	struct str definition = str_trim(str_eat_until(&value, ':'));
	bool has_long_name = value.at > definition.at + definition.length &&
			     value.at[-1] == ':';
	struct str name = str_eat_until(&definition, '=');
	bool has_formula = definition.at > name.at + name.length;

	name = str_trim(name);
	if (!name.length || (!has_long_name && !has_formula)) {
		depart_word(p, D_EVENT_FORM, "\"event:\" ", name,
			    " has neither a formula nor a long name");
		return;
	}
	event.name = names_id(names, name);
	if (has_formula)
		event.formula = names_id(names, str_trim(definition));
	if (has_long_name)
		event.long_name = names_id(names, str_trim(value));
	profile->event_lines = util_grow(profile->event_lines,
					 &profile->event_line_room,
					 profile->event_line_count + 1,
					 sizeof(*profile->event_lines));
	profile->event_lines[profile->event_line_count++] = event;
}

static void read_total(struct parser *p, struct total_line *total,
		       struct str value)
{
	bool all_zero = true;

	memset(total, 0, sizeof(*total));
	for (;;) {
		struct str word = str_eat_word(&value);
		int64_t count = 0;
		enum number read;

		if (!word.length || total->count == COST_EVENTS)
			break;
		read = number_count(word, &count);
		if (read == NUMBER_BAD) {
			depart_word(p, D_NUMBER, "", word, " is no count");
			total->mask = 0;
			return;
		}
		/* 2^63 and more: a difference that wrapped. */
		if (read != NUMBER_TOO_BIG)
			total->mask |= (uint64_t)1 << total->count;
		all_zero &= read != NUMBER_TOO_BIG && count == 0;
		total->cost[total->count++] = count;
	}
	if (all_zero)
		total->mask = 0;
	else
		total->line = p->line;
}

static void add_desc(struct parser *p, struct str value)
{
	struct profile *profile = p->profile;

	profile->descs = util_grow(profile->descs, &profile->desc_room,
				   profile->desc_count + 1,
				   sizeof(*profile->descs));
	profile->descs[profile->desc_count++] =
		names_id(&profile->names, value);
}

/* "key: value"; what is not known is nobody's business. */
static bool read_header(struct parser *p, struct str line)
{
	struct names *names = &p->profile->names;
	struct str key = key_of(line);
	struct str value = line;

	if (!key.length)
		return false;
	str_eat_until(&value, ':');
	if (str_equal(key, STR("cmd")))
		p->part.command = names_id(names, str_trim_left(value));
	else if (str_equal(key, STR("desc")))
		add_desc(p, str_trim_left(value));
	value = str_trim(value);
	if (str_equal(key, STR("version"))) {
		if (p->has_events && !next_part(p))
			return false;
		read_version(p, value);
	} else if (str_equal(key, STR("creator"))) {
		p->part.creator = names_id(names, value);
		p->callgrind = str_begins(value, STR("callgrind"));
	} else if (str_equal(key, STR("pid"))) {
		p->part.pid = names_id(names, value);
	} else if (str_equal(key, STR("thread"))) {
		p->part.thread = names_id(names, value);
		select_part(p);
	} else if (str_equal(key, STR("part"))) {
		if (p->has_events && !next_part(p))
			return false;
		p->part.number = names_id(names, value);
		select_part(p);
	} else if (str_equal(key, STR("positions"))) {
		read_positions(p, value);
	} else if (str_equal(key, STR("events"))) {
		read_events(p, value);
	} else if (str_equal(key, STR("event"))) {
		read_event(p, value);
	} else if (str_equal(key, STR("summary"))) {
		read_total(p, &p->summary, value);
	} else if (str_equal(key, STR("totals"))) {
		read_total(p, &p->totals, value);
	}
	p->any_header = true;
	return true;
}

/* --- lines ------------------------------------------------------------- */

static void odd_line(struct parser *p, struct str line)
{
	/* Xdebug, between the profiles of one file. */
	if (str_begins(line, STR("==== NEW PROFILING FILE")))
		return;
	depart_word(p, D_LINE, "", line, " fits no line of the format");
}

/*
 * A line that does not begin with a digit, +, - or *.  Returns its newline, or
 * where one is that cost_line() has read up to.
 */
static const char *other_line(struct parser *p, const char *at,
			      const char *end)
{
	const char *newline = memchr(at, '\n', (size_t)(end - at));
	struct str line = {at, (size_t)(newline - at)};

	if (line.length && newline[-1] == '\r')
		line.length--;
	if (!line.length)
		return newline;
	if (*at == '#') {
		if (str_begins(line, STR("# callgrind format")) &&
		    p->has_events)
			next_part(p);
		return newline;
	}
	if (read_spec(p, line))
		return newline;
	if (str_is_blank(*at)) {
		struct str rest = str_trim_left(line);

		if (!rest.length)
			return newline;
		if (is_digit(rest.at[0]) || rest.at[0] == '.' ||
		    rest.at[0] == '+' || rest.at[0] == '-')
			return odd_cost_line(p, rest.at, false);
	} else if (read_header(p, line) || p->failed) {
		return newline;
	}
	odd_line(p, line);
	return newline;
}

static bool is_cost_line(const char *at)
{
	if (is_digit(*at) || *at == '*')
		return true;
	return (*at == '+' || *at == '-') && is_digit(at[1]);
}

bool parse_block(struct parser *p, const char *at, const char *end,
		 struct error *error)
{
	p->error = error;
	while (at < end && !p->failed) {
		p->line++;
		if (is_cost_line(at))
			at = cost_line(p, at) + 1;
		else
			at = other_line(p, at, end) + 1;
	}
	return !p->failed;
}

struct parser *parse_begin(struct profile *profile, struct diag *diag,
			   const struct parse_rules *rules, const char *file)
{
	struct parser *p = util_alloc(1, sizeof(*p));
	struct names *names = &profile->names;

	p->profile = profile;
	p->diag = diag;
	p->rules = rules;
	p->file = file;
	p->objects.what = "an object";
	p->files.what = "a file";
	p->functions.what = "a function";
	p->files.renames = rules->file_renames;
	p->objects.renames = rules->file_renames;
	p->functions.renames = rules->function_renames;
	p->unknown = names_id(names, STR("???"));
	p->empty = names_id(names, STR(""));
	p->part = (struct part){
		.file = names_id(names, str_of(file)),
		.command = NONE, .pid = NONE, .number = NONE, .thread = NONE,
		.creator = NONE, .events = NONE, .selected = true,
		.ordinal = 1,
		.descs = (uint32_t)profile->desc_count,
	};
	select_part(p);
	p->positions = 1;
	p->kind[0] = LINE;
	p->odd_positions = diag->checks != NULL;
	p->object = p->empty;
	p->function_file = p->file_now = p->cost_file = NONE;
	p->function = p->function_name = p->portion = NONE;
	p->called_object = p->called_file = NONE;
	p->called_name = p->unknown;
	p->last_line = p->last_call = NONE;
	diag_file(diag, file);
	return p;
}

void parse_abandon(struct parser *p)
{
	ids_free(&p->objects);
	ids_free(&p->files);
	ids_free(&p->functions);
	free(p);
}

bool parse_end(struct parser *p, struct error *error)
{
	bool good;

	p->error = error;
	good = close_part(p);
	if (good && !p->any_events)
		diag_depart(p->diag, D_EVENTS_MISSING, 0,
			    "no \"events:\" line names an event");
	diag_file_end(p->diag);
	if (good && !p->any_events)
		good = error_set(error, "%s: no \"events:\" line that names an "
				 "event: this is no profile", p->file);
	parse_abandon(p);
	return good;
}

/* Whether a line may stand in a profile. */
static bool may_be_line(struct str line)
{
	static const struct str marker = {"====", 4};
	struct str rest = line;

	return !line.length || line.at[0] == '#' || line.at[0] == '\r' ||
	       str_begins(line, marker) || key_of(line).length ||
	       is_cost_line(line.at) || eat_spec(&rest) != SPEC_NONE;
}

bool parse_looks_like(struct str beginning)
{
	if (str_begins(beginning, STR("# callgrind format")))
		return true;
	while (beginning.length) {
		struct str line = str_eat_until(&beginning, '\n');

		if (str_begins(line, STR("events:")))
			return true;
		if (!may_be_line(str_trim(line)))
			return false;
	}
	return false;
}
