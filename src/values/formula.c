/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "values/formula.h"

#include "base/number.h"

#include <stdlib.h>

/* The built-in formulas: KCachegrind's sums, then Cachegrind's rates, which are percentages. */
static const struct definition known[] = {
#define S(text)                        \
	{                              \
		text, sizeof(text) - 1 \
	}
#define DEFINED(name, formula, long_name, ...)                                \
	{                                                                     \
		S(name), S(formula), S(long_name), .known = true, __VA_ARGS__ \
	}
#define KNOWN(name, formula, long_name) DEFINED(name, formula, long_name, .rate = false)
#define RATE(name, formula, long_name) DEFINED(name, formula, long_name, .rate = true)
	KNOWN("L1m", "I1mr + D1mr + D1mw", "L1 misses"),
	KNOWN("LLm", "ILmr + DLmr + DLmw", "last-level misses"),
	KNOWN("L2m", "I2mr + D2mr + D2mw", "L2 misses"),
	KNOWN("Bm", "Bim + Bcm", "mispredicted branches"),
	DEFINED("CEst", "Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm", "estimated cycles",
		.lenient = true),
	RATE("I1%", "I1mr / Ir", "L1 instruction miss rate"),
	RATE("D1%", "(D1mr + D1mw) / (Dr + Dw)", "L1 data miss rate"),
	RATE("LLi%", "ILmr / Ir", "last-level instruction miss rate"),
	RATE("LLd%", "(DLmr + DLmw) / (Dr + Dw)", "last-level data miss rate"),
	RATE("LL%", "(ILmr + DLmr + DLmw) / (Ir + Dr + Dw)", "last-level miss rate"),
	RATE("Bp%", "(Bcm + Bim) / (Bc + Bi)", "branch miss rate"),
	/* Long names, from KCachegrind, of events that Valgrind counts. */
	KNOWN("Ir", "", "Instruction Fetch"),
	KNOWN("Dr", "", "Data Read Access"),
	KNOWN("Dw", "", "Data Write Access"),
	KNOWN("I1mr", "", "L1 Instr. Fetch Miss"),
	KNOWN("D1mr", "", "L1 Data Read Miss"),
	KNOWN("D1mw", "", "L1 Data Write Miss"),
	KNOWN("ILmr", "", "LL Instr. Fetch Miss"),
	KNOWN("DLmr", "", "LL Data Read Miss"),
	KNOWN("DLmw", "", "LL Data Write Miss"),
	KNOWN("I2mr", "", "L2 Instr. Fetch Miss"),
	KNOWN("D2mr", "", "L2 Data Read Miss"),
	KNOWN("D2mw", "", "L2 Data Write Miss"),
	KNOWN("ILdmr", "", "LL Instr. Fetch Dirty Miss"),
	KNOWN("DLdmr", "", "LL Data Read Dirty Miss"),
	KNOWN("DLdmw", "", "LL Data Write Dirty Miss"),
	KNOWN("Bc", "", "Conditional Branch"),
	KNOWN("Bcm", "", "Mispredicted Cond. Branch"),
	KNOWN("Bi", "", "Indirect Branch"),
	KNOWN("Bim", "", "Mispredicted Ind. Branch"),
	KNOWN("Ge", "", "Global Bus Event"),
	KNOWN("sysCount", "", "System Call"),
	KNOWN("sysTime", "", "System Call Time"),
	KNOWN("sysCpuTime", "", "System Call CPU Time"),
	KNOWN("AcCost1", "", "L1 Access Cost"),
	KNOWN("SpLoss1", "", "L1 Spatial Loss"),
	KNOWN("AcCost2", "", "LL Access Cost"),
	KNOWN("SpLoss2", "", "LL Spatial Loss"),
#undef S
#undef DEFINED
#undef KNOWN
#undef RATE
};

const char *formula_recorded_by(struct str name)
{
	static const char *const options[][2] = {
		{"--cache-sim=yes",
		 "Dr Dw I1mr D1mr D1mw ILmr DLmr DLmw L1m LLm I1% D1% LLi% LLd% LL%"},
		{"--branch-sim=yes", "Bc Bcm Bi Bim Bm Bp%"},
		{"--cache-sim=yes --simulate-wb=yes", "ILdmr DLdmr DLdmw"},
		{"--cache-sim=yes --cacheuse=yes", "AcCost1 SpLoss1 AcCost2 SpLoss2"},
		{"--collect-bus=yes", "Ge"},
		{"--collect-systime=yes", "sysCount sysTime"},
		{"--collect-systime=nsec", "sysCpuTime"},
	};

	for (size_t i = 0; i < LENGTH(options); i++) {
		struct str left = str_of(options[i][1]);

		while (left.length)
			if (str_equal(str_eat_word(&left), name))
				return options[i][0];
	}
	return NULL;
}

/* Limits recursion: the depth of formulas that use each other. */
enum { DEEPEST = 32 };

/* Limits total expansion: each definition can double the size of the next. */
enum { MOST_TERMS = 1000 };

/* Limits recursion: parentheses, factors and Incl() open in nested formulas. */
enum { MOST_OPEN = 64 };

/* The state of a search through nested formulas. */
struct formula_search {
	const struct profile *profile;
	const struct words *defined;
	struct error *error;
	struct str left; /* what is still to be read of the formula */
	struct str names[DEEPEST];
	unsigned depth, terms, open;
	bool lenient; /* so is the definition that is read */
};

bool formula_split(struct str text, struct definition *definition)
{
	*definition = definition_split(text);
	return definition->name.length && definition->formula.length;
}

bool formula_definition(const struct profile *profile, const struct words *defined, size_t i,
			struct definition *definition)
{
	if (i < defined->count)
		return formula_split(str_of(defined->at[i]), definition);
	i -= defined->count;
	if (i < profile->event_line_count) {
		const struct event_line *line = &profile->event_lines[i];
		const struct names *names = &profile->names;

		*definition = (struct definition){
			.name = names_str(names, line->name),
			.formula =
				line->formula != NONE ? names_str(names, line->formula) : STR(""),
			.long_name = line->long_name != NONE ? names_str(names, line->long_name)
							     : STR(""),
		};
		return true;
	}
	i -= profile->event_line_count;
	if (i >= LENGTH(known))
		return false;
	*definition = known[i];
	return true;
}

/* Finds the first definition of name that has a formula. */
static bool find_definition(const struct profile *profile, const struct words *defined,
			    struct str name, struct definition *definition)
{
	for (size_t i = 0; formula_definition(profile, defined, i, definition); i++)
		if (definition->formula.length && str_equal(definition->name, name))
			return true;
	return false;
}

struct definition formula_described(const struct profile *profile, const struct words *defined,
				    struct str name)
{
	bool own = profile_event(profile, name) < COST_EVENTS;
	struct definition described = {.name = name, .formula = STR(""), .long_name = STR("")};
	struct definition d;
	size_t i;

	if (!own && find_definition(profile, defined, name, &d))
		described.formula = d.formula;
	/* A long name for another formula does not describe this one. */
	for (i = 0; formula_definition(profile, defined, i, &d) && !described.long_name.length; i++)
		if (str_equal(d.name, name) &&
		    (own || !d.formula.length || str_equal(d.formula, described.formula)))
			described.long_name = d.long_name;
	return described;
}

/* Sets the error: what is wrong, and where.  Returns false. */
static bool wrong(struct formula_search *s, const char *what, struct str word)
{
	struct scratch outer, inner;

	return error_usage(s->error, "the formula of the event '%s': %s %s%s%s",
			   diag_quote(&outer, s->names[0]), what, word.length ? "'" : "its end",
			   diag_quote(&inner, word), word.length ? "'" : "");
}

/* --- arithmetic -------------------------------------------------------- */

/*
 * While a formula is read, each part of it is a struct formula without factor
 * and ratio: over divided by under.  Each is a number, or a sum of events, each
 * times a factor; so two sums of events cannot be multiplied.
 */

static const char TOO_LARGE[] = "a factor does not fit into 64 bits:";

static bool has_events(const struct terms *sum)
{
	return sum->events || sum->inclusive || sum->calls;
}

static bool is_constant(const struct formula *value)
{
	return !has_events(&value->over) && !has_events(&value->under);
}

static bool is_ratio(const struct formula *value)
{
	return has_events(&value->under);
}

static bool times(struct terms *sum, int64_t factor)
{
	for (size_t i = 0; i < FORMULA_TERMS; i++)
		if (overflow_mul(sum->factor[i], factor, &sum->factor[i]))
			return false;
	return true;
}

/* *a *= *b; one of them must be a number. */
static bool times_sum(struct terms *a, const struct terms *b)
{
	int64_t number = b->factor[FORMULA_NUMBER];

	if (has_events(b)) {
		number = a->factor[FORMULA_NUMBER];
		*a = *b;
	}
	return times(a, number);
}

/* The greatest common divisor of all factors of a sum and common. */
static uint64_t common_to(const struct terms *sum, uint64_t common)
{
	for (size_t i = 0; i < FORMULA_TERMS; i++) {
		uint64_t left = number_magnitude(sum->factor[i]);

		while (left) {
			uint64_t rest = common % left;

			common = left;
			left = rest;
		}
	}
	return common;
}

/* Divides all factors of a sum, and returns by what: 1 if by does not fit. */
static int64_t divide_sum(struct terms *sum, uint64_t by)
{
	if (by <= 1 || by > INT64_MAX)
		return 1;
	for (size_t i = 0; i < FORMULA_TERMS; i++)
		sum->factor[i] /= (int64_t)by;
	return (int64_t)by;
}

/* Reduces over / under to keep factors small, and keeps under's number >= 0. */
static bool reduce(struct formula *value)
{
	uint64_t common = common_to(&value->over, common_to(&value->under, 0));

	divide_sum(&value->over, common);
	divide_sum(&value->under, common);
	return value->under.factor[FORMULA_NUMBER] >= 0 ||
	       (times(&value->over, -1) && times(&value->under, -1));
}

/* *a *= over / under.  Returns what is wrong, or NULL. */
static const char *times_both(struct formula *a, const struct terms *over,
			      const struct terms *under)
{
	return times_sum(&a->over, over) && times_sum(&a->under, under) && reduce(a) ? NULL
										     : TOO_LARGE;
}

/* Changes *a to *a and *b joined by an operator: what is wrong, or NULL. */
typedef const char *operation(struct formula *a, const struct formula *b);

static const char *add(struct formula *a, const struct formula *b)
{
	const struct terms *x = &a->under, *y = &b->under;
	bool alike = memcmp(x->factor, y->factor, sizeof(x->factor)) == 0 &&
		     x->events == y->events && x->inclusive == y->inclusive && x->calls == y->calls;
	struct terms other = b->over;

	if (is_ratio(a) && is_ratio(b) && !alike)
		return "ratios of different divisors cannot be added:";
	if (is_ratio(a) != is_ratio(b) && !is_constant(a) && !is_constant(b))
		return "a ratio cannot be added to events, write (A + B) / C:";
	if (!alike && !(times_sum(&other, &a->under) && times_sum(&a->over, &b->under) &&
			times_sum(&a->under, &b->under)))
		return TOO_LARGE;
	for (size_t i = 0; i < FORMULA_TERMS; i++)
		if (!util_add(&a->over.factor[i], other.factor[i]))
			return TOO_LARGE;
	a->over.events |= other.events;
	a->over.inclusive |= other.inclusive;
	a->over.calls |= other.calls;
	if (!reduce(a))
		return TOO_LARGE;
	return has_events(&a->over) && a->over.factor[FORMULA_NUMBER]
		       ? "a number cannot be added to events:"
		       : NULL;
}

static const char *subtract(struct formula *a, const struct formula *b)
{
	struct formula negative = *b;

	return times(&negative.over, -1) ? add(a, &negative) : TOO_LARGE;
}

static const char *multiply(struct formula *a, const struct formula *b)
{
	return is_constant(a) || is_constant(b) ? times_both(a, &b->over, &b->under)
						: "events can be multiplied by numbers only:";
}

static const char *divide(struct formula *a, const struct formula *b)
{
	if (is_constant(b) && !b->over.factor[FORMULA_NUMBER])
		return "a division by 0:";
	if (is_ratio(b))
		return "nothing can be divided by a ratio:";
	if (is_ratio(a) && !is_constant(b))
		return "a ratio can be divided by numbers only:";
	if (is_constant(a) && !is_constant(b))
		return "a number cannot be divided by events:";
	return times_both(a, &b->under, &b->over);
}

/* --- grammar ----------------------------------------------------------- */

/*
 *   sum     = product (("+" | "-") product)*
 *   product = operand (("*" | "/") operand)*
 *   operand = "-"* factor
 *   factor  = "(" sum ")" | name | "Incl(" name ")" | number [factor]
 *
 * Names may contain anything but blanks, so the longest known name at a place
 * is taken.  Recursion is bounded by MOST_OPEN and DEEPEST.
 */
static enum formula_found find_formula(struct formula_search *s, struct str name,
				       struct formula *formula);
static bool read_sum(struct formula_search *s, struct formula *value);

static bool is_operator(char c)
{
	return c == '+' || c == '-' || c == '*' || c == '/' || c == '(' || c == ')';
}

/* Sets *most to the length of name if text begins with it, and it is longer. */
static void try_name(struct str text, struct str name, size_t *most)
{
	if (name.length > *most && str_begins(text, name) &&
	    (name.length == text.length || is_operator(text.at[name.length])))
		*most = name.length;
}

/* The length of the longest known name that text begins with, or 0. */
static size_t name_length(const struct formula_search *s, struct str text)
{
	const struct profile *profile = s->profile;
	struct str word = str_eat_word(&text);
	struct definition definition;
	size_t most = 0;

	for (size_t i = 0; i < profile->event_count; i++)
		try_name(word, names_str(&profile->names, profile->events[i]), &most);
	for (size_t i = 0; formula_definition(profile, s->defined, i, &definition); i++)
		if (definition.formula.length)
			try_name(word, definition.name, &most);
	try_name(word, STR("Calls"), &most);
	return most;
}

/* The length of the number that text begins with, or 0. */
static size_t number_length(struct str text)
{
	struct str left = text;
	uint64_t value;
	size_t n;

	if (number_eat(&left, &value) == NUMBER_BAD)
		return 0;
	n = text.length - left.length;
	if (n < text.length && text.at[n] == '.' && text.at[1] != 'x')
		for (n++; n < text.length && number_is_digit(text.at[n]);)
			n++;
	return n;
}

/* Skips n bytes of the formula, and blanks after them. */
static void skip(struct formula_search *s, size_t n)
{
	s->left = str_trim_left(str_from(s->left, n));
}

/* Returns whether the formula goes on with one of these bytes. */
static bool is_next(const struct formula_search *s, const char *bytes)
{
	return s->left.length && s->left.at[0] && strchr(bytes, s->left.at[0]);
}

/* Returns whether text begins with an operand that a number before it multiplies. */
static bool is_multiplied(struct str text)
{
	return text.length && (text.at[0] == '(' || !is_operator(text.at[0]));
}

static struct formula number_value(int64_t number, int64_t divisor)
{
	return (struct formula){.over.factor[FORMULA_NUMBER] = number,
				.under.factor[FORMULA_NUMBER] = divisor,
				.factor = 1};
}

static bool read_number(struct formula_search *s, size_t length, struct formula *value)
{
	struct str word = {s->left.at, length}, left = word;
	struct decimal decimal = {0, 1};
	bool fits;

	fits = number_eat(&left, &decimal.over) == NUMBER_OK && !left.length
		       ? decimal.over <= INT64_MAX
		       : number_decimal(word, &decimal) == NUMBER_OK;
	if (!fits)
		return wrong(s, TOO_LARGE, word);
	*value = number_value((int64_t)decimal.over, (int64_t)decimal.under);
	skip(s, length);
	return true;
}

/* Reads a name of so many bytes, which may be unknown. */
static bool read_name(struct formula_search *s, size_t length, struct formula *value)
{
	struct str name = {s->left.at, length};
	enum formula_found found = find_formula(s, name, value);

	if (found == FORMULA_WRONG)
		return false;
	if (found == FORMULA_UNKNOWN && !s->lenient) {
		const char *option = s->defined->count ? formula_recorded_by(name) : NULL;

		wrong(s, "there is no event", name);
		if (option)
			error_add(s->error, "; record with %s", option);
		return false;
	}
	if (found == FORMULA_UNKNOWN)
		*value = number_value(0, 1);
	else if (!value->ratio && !times(&value->over, value->factor))
		return wrong(s, TOO_LARGE, name);
	skip(s, length);
	return true;
}

/* Reads a name that is not known, or Incl() up to the parenthesis that closes it. */
static bool read_unknown(struct formula_search *s, struct formula *value)
{
	const struct str left = s->left;
	size_t n = 0;

	if (str_begins(left, STR("Incl("))) {
		size_t open = 1;

		for (n = sizeof("Incl(") - 1; n < left.length && open; n++) {
			open += left.at[n] == '(';
			open -= left.at[n] == ')';
		}
	} else {
		while (n < left.length && !str_is_blank(left.at[n]) && !is_operator(left.at[n]))
			n++;
	}
	return n ? read_name(s, n, value) : wrong(s, "an event is missing before", left);
}

static bool read_factor(struct formula_search *s, struct formula *value)
{
	size_t name = name_length(s, s->left), number = number_length(s->left);
	struct str after = str_trim_left(str_from(s->left, number));
	bool inside = !number && is_next(s, "(");

	if (++s->terms > MOST_TERMS)
		return wrong(s, "it uses too many events at", s->left);
	/* An event may be named 5: a number if an operand or "*" follows. */
	if (name && (name != number || !(is_multiplied(after) || str_begins(after, STR("*")))))
		return read_name(s, name, value);
	if (!number && !inside)
		return read_unknown(s, value);
	if (number && !read_number(s, number, value))
		return false;
	if (number && !is_multiplied(after))
		return true;
	if (++s->open > MOST_OPEN)
		return wrong(s, "it nests too deep at", after);
	if (inside) {
		skip(s, 1);
		if (!read_sum(s, value))
			return false;
		if (!is_next(s, ")"))
			return wrong(s, "a ) is missing before", s->left);
		skip(s, 1);
	} else {
		struct formula factor = *value;
		const char *why;

		if (!read_factor(s, value))
			return false;
		why = multiply(value, &factor);
		if (why)
			return wrong(s, why, after);
	}
	s->open--;
	return true;
}

static bool read_operand(struct formula_search *s, struct formula *value)
{
	struct str at = s->left;
	bool minus = false;

	/* An event may be named "-a". */
	while (is_next(s, "-") && !name_length(s, s->left)) {
		if (++s->terms > MOST_TERMS)
			return wrong(s, "it uses too many signs at", s->left);
		minus = !minus;
		skip(s, 1);
	}
	return read_factor(s, value) &&
	       (!minus || times(&value->over, -1) || wrong(s, TOO_LARGE, at));
}

/* Reads what read() reads, several times with one of two operators between. */
static bool read_joined(struct formula_search *s, struct formula *value,
			bool (*read)(struct formula_search *s, struct formula *value),
			const char *operators, operation *first, operation *second)
{
	if (!read(s, value))
		return false;
	while (is_next(s, operators)) {
		operation *join = is_next(s, operators + 1) ? second : first;
		struct formula other;
		const char *why;
		struct str at;

		skip(s, 1);
		at = s->left;
		if (!read(s, &other))
			return false;
		why = join(value, &other);
		if (why)
			return wrong(s, why, at);
	}
	return true;
}

static bool read_product(struct formula_search *s, struct formula *value)
{
	return read_joined(s, value, read_operand, "*/", multiply, divide);
}

static bool read_sum(struct formula_search *s, struct formula *value)
{
	return read_joined(s, value, read_product, "+-", add, subtract);
}

static bool read_formula(struct formula_search *s, struct formula *formula)
{
	if (!read_sum(s, formula))
		return false;
	if (s->left.length)
		return wrong(s, "an operator is missing before", s->left);
	if (is_constant(formula))
		return wrong(s, "an event is missing before", s->left);
	formula->ratio = is_ratio(formula);
	formula->factor = 1;
	if (formula_divisor(formula) > 1)
		formula->factor = divide_sum(&formula->over, common_to(&formula->over, 0));
	return true;
}

/* Replaces "Incl(X)" by X; false if name is not of this form. */
static bool eat_inclusive(struct str *name)
{
	struct str inner = *name;

	if (!str_eat(&inner, STR("Incl(")) || !inner.length || inner.at[inner.length - 1] != ')')
		return false;
	inner.length--;
	*name = inner;
	return true;
}

/* Finds Incl() of an event: all its events by their inclusive costs. */
static enum formula_found find_inclusive(struct formula_search *s, struct str name,
					 struct formula *formula)
{
	struct terms *both[] = {&formula->over, &formula->under};
	enum formula_found found;

	if (++s->open > MOST_OPEN) {
		wrong(s, "it nests too deep at", name);
		return FORMULA_WRONG;
	}
	found = find_formula(s, name, formula);
	s->open--;
	for (size_t i = 0; found == FORMULA_FOUND && i < LENGTH(both); i++) {
		int64_t *factor = both[i]->factor;

		for (size_t event = 0; event < COST_EVENTS; event++) {
			if (!util_add(&factor[FORMULA_INCLUSIVE + event], factor[event])) {
				wrong(s, TOO_LARGE, name);
				return FORMULA_WRONG;
			}
			factor[event] = 0;
		}
		both[i]->inclusive |= both[i]->events;
		both[i]->events = 0;
	}
	return found;
}

/* Recursion here is bounded by DEEPEST and MOST_OPEN. */
static enum formula_found find_formula(struct formula_search *s, struct str name,
				       struct formula *formula)
{
	unsigned event = profile_event(s->profile, name), i;
	bool lenient = s->lenient, good;
	struct str left = s->left;
	struct definition definition;

	*formula = number_value(0, 1);
	if (event < COST_EVENTS) {
		formula->over.events = (uint64_t)1 << event;
		formula->over.factor[event] = 1;
		return FORMULA_FOUND;
	}
	if (!find_definition(s->profile, s->defined, name, &definition)) {
		if (eat_inclusive(&name))
			return find_inclusive(s, name, formula);
		if (!str_equal(name, STR("Calls")))
			return FORMULA_UNKNOWN;
		formula->over.calls = true;
		formula->over.factor[FORMULA_CALLS] = 1;
		return FORMULA_FOUND;
	}
	for (i = 0; i < s->depth && !str_equal(s->names[i], name); i++)
		;
	if (i < s->depth || s->depth == DEEPEST) {
		wrong(s, i < s->depth ? "it refers to itself through" : "it nests too deep at",
		      name);
		return FORMULA_WRONG;
	}
	s->names[s->depth++] = name;
	s->lenient = definition.lenient;
	s->left = str_trim_left(definition.formula);
	good = read_formula(s, formula);
	s->lenient = lenient;
	s->left = left;
	s->depth--;
	/* The built-in ratios are rates; what others divide may be anything. */
	formula->percent = good && formula->ratio && definition.rate;
	if (good)
		return FORMULA_FOUND;
	/* A built-in formula is unknown if the profile lacks its events. */
	return definition.known ? FORMULA_UNKNOWN : FORMULA_WRONG;
}

enum formula_found formula_find(struct formula *formula, const struct profile *profile,
				const struct words *defined, struct str name, struct error *error)
{
	struct formula_search s = {.profile = profile, .defined = defined, .error = error};

	/* For messages: names that are no definition have formulas, too. */
	s.names[0] = name;
	return find_formula(&s, name, formula);
}

bool formula_is_inclusive(const struct profile *profile, const struct words *defined,
			  struct str *name)
{
	struct definition definition;

	return profile_event(profile, *name) == COST_EVENTS &&
	       !find_definition(profile, defined, *name, &definition) && eat_inclusive(name);
}

void formula_check(const struct profile *profile, struct departures *departures)
{
	static const struct words none = {0};

	for (size_t i = 0; i < profile->event_line_count; i++) {
		const struct event_line *line = &profile->event_lines[i];
		struct formula formula;
		struct error error;
		char *file;

		if (line->formula == NONE ||
		    formula_find(&formula, profile, &none, names_str(&profile->names, line->name),
				 &error) != FORMULA_WRONG)
			continue;
		file = str_copy(names_str(&profile->names, line->file));
		departures_begin(departures, file);
		departures_add(departures, DEPARTURE_DAMAGE, line->line, "%s", error.text);
		free(file);
	}
}
