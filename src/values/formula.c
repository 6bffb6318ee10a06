/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "values/formula.h"

#include "base/number.h"

#include <stdlib.h>

/*
 * Names, formulas and long names: KCachegrind's sums, then Cachegrind's rates, which are shown as
 * percentages, then events that Valgrind counts.
 */
static const char *const known[][3] = {
	{"L1m", "I1mr + D1mr + D1mw", "L1 misses"},
	{"LLm", "ILmr + DLmr + DLmw", "last-level misses"},
	{"L2m", "I2mr + D2mr + D2mw", "L2 misses"},
	{"Bm", "Bim + Bcm", "mispredicted branches"},
	{"CEst", "Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm", "estimated cycles"},
	{"I1%", "I1mr / Ir", "L1 instruction miss rate"},
	{"D1%", "(D1mr + D1mw) / (Dr + Dw)", "L1 data miss rate"},
	{"LLi%", "ILmr / Ir", "last-level instruction miss rate"},
	{"LLd%", "(DLmr + DLmw) / (Dr + Dw)", "last-level data miss rate"},
	{"LL%", "(ILmr + DLmr + DLmw) / (Ir + Dr + Dw)", "last-level miss rate"},
	{"Bp%", "(Bcm + Bim) / (Bc + Bi)", "branch miss rate"},
	{"Ir", "", "Instruction Fetch"},
	{"Dr", "", "Data Read Access"},
	{"Dw", "", "Data Write Access"},
	{"I1mr", "", "L1 Instr. Fetch Miss"},
	{"D1mr", "", "L1 Data Read Miss"},
	{"D1mw", "", "L1 Data Write Miss"},
	{"ILmr", "", "LL Instr. Fetch Miss"},
	{"DLmr", "", "LL Data Read Miss"},
	{"DLmw", "", "LL Data Write Miss"},
	{"I2mr", "", "L2 Instr. Fetch Miss"},
	{"D2mr", "", "L2 Data Read Miss"},
	{"D2mw", "", "L2 Data Write Miss"},
	{"ILdmr", "", "LL Instr. Fetch Dirty Miss"},
	{"DLdmr", "", "LL Data Read Dirty Miss"},
	{"DLdmw", "", "LL Data Write Dirty Miss"},
	{"Bc", "", "Conditional Branch"},
	{"Bcm", "", "Mispredicted Cond. Branch"},
	{"Bi", "", "Indirect Branch"},
	{"Bim", "", "Mispredicted Ind. Branch"},
	{"Ge", "", "Global Bus Event"},
	{"sysCount", "", "System Call"},
	{"sysTime", "", "System Call Time"},
	{"sysCpuTime", "", "System Call CPU Time"},
	{"AcCost1", "", "L1 Access Cost"},
	{"SpLoss1", "", "L1 Spatial Loss"},
	{"AcCost2", "", "LL Access Cost"},
	{"SpLoss2", "", "LL Spatial Loss"},
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

/* Limits recursion: definitions, parentheses and factors that are open. */
enum { DEEPEST = 64 };

/* Limits total expansion: each definition can double the size of the next. */
enum { MOST_TERMS = 1000 };

/* The state of a search through nested formulas. */
struct formula_search {
	const struct profile *profile;
	const struct words *defined;
	struct error *error;
	struct str name; /* what is looked for */
	struct str left; /* what is still to be read of the formula */
	unsigned open, terms;
	bool lenient; /* unknown names are 0 */
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
	*definition = (struct definition){
		.name = str_of(known[i][0]),
		.formula = str_of(known[i][1]),
		.long_name = str_of(known[i][2]),
		.known = true,
		.rate = strchr(known[i][1], '/'),
		.lenient = str_equal(str_of(known[i][0]), STR("CEst")),
	};
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
			   diag_quote(&outer, s->name), what, word.length ? "'" : "its end",
			   diag_quote(&inner, word), word.length ? "'" : "");
}

/* --- arithmetic -------------------------------------------------------- */

static const char TOO_LARGE[] = "a factor does not fit into 64 bits:";

static bool is_number(const int64_t *sum)
{
	for (size_t i = 0; i < FORMULA_NUMBER; i++)
		if (sum[i])
			return false;
	return true;
}

static bool times(int64_t *sum, int64_t factor)
{
	for (size_t i = 0; i < FORMULA_TERMS; i++)
		if (overflow_mul(sum[i], factor, &sum[i]))
			return false;
	return true;
}

/* *a *= *b; one of them must be a number. */
static bool times_sum(int64_t *a, const int64_t *b)
{
	int64_t number = b[FORMULA_NUMBER];

	if (!is_number(b)) {
		number = a[FORMULA_NUMBER];
		memcpy(a, b, sizeof(int64_t[FORMULA_TERMS]));
	}
	return times(a, number);
}

/* The greatest common divisor of all factors of a sum and common. */
static uint64_t common_to(const int64_t *sum, uint64_t common)
{
	for (size_t i = 0; i < FORMULA_TERMS; i++) {
		uint64_t left = number_magnitude(sum[i]);

		while (left) {
			uint64_t rest = common % left;

			common = left;
			left = rest;
		}
	}
	return common;
}

/* Reduces over / under to keep factors small, and keeps under's number >= 0. */
static bool reduce(struct formula *value)
{
	uint64_t common = common_to(value->over, common_to(value->under, 0));

	for (size_t i = 0; common > 1 && common <= INT64_MAX && i < FORMULA_TERMS; i++) {
		value->over[i] /= (int64_t)common;
		value->under[i] /= (int64_t)common;
	}
	return value->under[FORMULA_NUMBER] >= 0 ||
	       (times(value->over, -1) && times(value->under, -1));
}

/* Changes *a to *a and *b joined by an operator.  Returns what is wrong, or NULL. */
static const char *join(struct formula *a, char operator, const struct formula *b)
{
	bool a_number = is_number(a->over) && is_number(a->under), fits;
	bool b_number = is_number(b->over) && is_number(b->under);
	struct formula other = *b;

	if (operator == '*') {
		if (!a_number && !b_number)
			return "events can be multiplied by numbers only:";
		fits = times_sum(a->over, b->over) && times_sum(a->under, b->under);
	} else if (operator == '/') {
		if (b_number && !b->over[FORMULA_NUMBER])
			return "a division by 0:";
		if (!is_number(b->under) || (!b_number && !is_number(a->under)))
			return "a ratio can be divided by numbers only:";
		fits = times_sum(a->over, b->under) && times_sum(a->under, b->over);
	} else {
		if ((!is_number(a->under) && !b_number) || (!is_number(b->under) && !a_number))
			return "a ratio cannot be added to events, write (A + B) / C:";
		fits = times_sum(other.over, a->under) && times_sum(a->over, b->under) &&
		       times_sum(a->under, b->under) &&
		       times(other.over, operator == '-' ? -1 : 1);
		for (size_t i = 0; fits && i < FORMULA_TERMS; i++)
			fits = util_add(&a->over[i], other.over[i]);
		if (fits && a->over[FORMULA_NUMBER] && !is_number(a->over))
			return "a number cannot be added to events:";
	}
	return fits && reduce(a) ? NULL : TOO_LARGE;
}

/* --- names ------------------------------------------------------------- */

void formula_try_name(struct str text, struct str name, const char *ends, size_t *most)
{
	if (name.length > *most && str_begins(text, name) &&
	    (name.length == text.length ||
	     (text.at[name.length] && strchr(ends, text.at[name.length]))))
		*most = name.length;
}

/* As formula_name_length(), without Incl(). */
static size_t event_length(const struct profile *profile, const struct words *defined,
			   struct str text, const char *ends)
{
	struct definition definition;
	size_t most = 0;

	for (size_t i = 0; i < profile->event_count; i++)
		formula_try_name(text, names_str(&profile->names, profile->events[i]), ends, &most);
	for (size_t i = 0; formula_definition(profile, defined, i, &definition); i++)
		if (definition.formula.length)
			formula_try_name(text, definition.name, ends, &most);
	formula_try_name(text, STR("Calls"), ends, &most);
	return most;
}

size_t formula_name_length(const struct profile *profile, const struct words *defined,
			   struct str text, const char *ends)
{
	size_t most = event_length(profile, defined, text, ends), inner;
	struct str left = text;

	if (!str_eat(&left, STR("Incl(")))
		return most;
	inner = event_length(profile, defined, left, ")");
	left = str_from(left, inner);
	if (inner && str_eat(&left, STR(")")))
		formula_try_name(text, str_head(text, text.length - left.length), ends, &most);
	return most;
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

bool formula_is_inclusive(const struct profile *profile, const struct words *defined,
			  struct str *name)
{
	struct definition definition;

	return profile_event(profile, *name) == COST_EVENTS &&
	       !find_definition(profile, defined, *name, &definition) && eat_inclusive(name);
}

/* --- grammar ----------------------------------------------------------- */

/*
 *   sum     = product (("+" | "-") product)*
 *   product = operand (("*" | "/") operand)*
 *   operand = "-" operand | "(" sum ")" | name | number [operand]
 *
 * Names may contain anything but blanks, so the longest known name at a place
 * is taken.  Recursion is bounded by DEEPEST.
 */
static enum formula_found find_formula(struct formula_search *s, struct str name,
				       struct formula *formula);
static bool read_joined(struct formula_search *s, struct formula *value, bool product);
static bool read_operand(struct formula_search *s, struct formula *value);

static const char OPERATORS[] = "+-*/() \t";

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

static struct formula number_value(int64_t number, int64_t divisor)
{
	return (struct formula){.over[FORMULA_NUMBER] = number, .under[FORMULA_NUMBER] = divisor};
}

/* The length of the number that text begins with, or 0. */
static size_t number_length(struct str text)
{
	size_t n = 0;

	while (n < text.length && (number_is_digit(text.at[n]) || text.at[n] == '.'))
		n++;
	return n && text.at[0] != '.' ? n : 0;
}

static bool read_number(struct formula_search *s, size_t length, struct formula *value)
{
	struct str word = str_head(s->left, length);
	struct formula factor;
	struct decimal decimal;
	const char *why;

	if (number_decimal(word, &decimal) != NUMBER_OK)
		return wrong(s, TOO_LARGE, word);
	factor = *value = number_value((int64_t)decimal.over, (int64_t)decimal.under);
	skip(s, length);
	if (!s->left.length || is_next(s, "+-*/)"))
		return true;
	word = s->left;
	if (!read_operand(s, value))
		return false;
	why = join(value, '*', &factor);
	return !why || wrong(s, why, word);
}

/* Reads a name of so many bytes, which may be unknown. */
static bool read_name(struct formula_search *s, size_t length, struct formula *value)
{
	struct str name = str_head(s->left, length);
	enum formula_found found = find_formula(s, name, value);

	if (found == FORMULA_UNKNOWN && !s->lenient) {
		const char *option = s->defined->count ? formula_recorded_by(name) : NULL;

		wrong(s, "there is no event", name);
		if (option)
			error_add(s->error, "; record with %s", option);
		return false;
	}
	if (found == FORMULA_UNKNOWN)
		*value = number_value(0, 1);
	skip(s, length);
	return found != FORMULA_WRONG;
}

/* The length of what stands where an event should, up to a blank or an operator. */
static size_t unknown_length(struct str text)
{
	size_t n = 0;

	while (n < text.length && text.at[n] && !strchr(OPERATORS, text.at[n]))
		n++;
	return n;
}

static bool read_operand(struct formula_search *s, struct formula *value)
{
	const struct str at = s->left;
	size_t name = formula_name_length(s->profile, s->defined, at, OPERATORS);
	size_t number = number_length(at);
	bool good;

	if (++s->terms > MOST_TERMS)
		return wrong(s, "it uses too many events at", at);
	if (++s->open > DEEPEST)
		return wrong(s, "it nests too deep at", at);
	if (name > number) {
		good = read_name(s, name, value);
	} else if (number) {
		good = read_number(s, number, value);
	} else if (is_next(s, "-")) {
		skip(s, 1);
		good = read_operand(s, value) &&
		       (times(value->over, -1) || wrong(s, TOO_LARGE, at));
	} else if (is_next(s, "(")) {
		skip(s, 1);
		good = read_joined(s, value, false) &&
		       (is_next(s, ")") || wrong(s, "a ) is missing before", s->left));
		skip(s, 1);
	} else {
		name = unknown_length(at);
		good = name ? read_name(s, name, value)
			    : wrong(s, "an event is missing before", at);
	}
	s->open--;
	return good;
}

/* Reads operands joined by * and /, or such products joined by + and -. */
static bool read_joined(struct formula_search *s, struct formula *value, bool product)
{
	if (!(product ? read_operand(s, value) : read_joined(s, value, true)))
		return false;
	while (is_next(s, product ? "*/" : "+-")) {
		char operator = s->left.at[0];
		struct formula other;
		const char *why;
		struct str at;

		skip(s, 1);
		at = s->left;
		if (!(product ? read_operand(s, &other) : read_joined(s, &other, true)))
			return false;
		why = join(value, operator, &other);
		if (why)
			return wrong(s, why, at);
	}
	return true;
}

/* Finds Incl() of an event: all its events by their inclusive costs. */
static enum formula_found find_inclusive(struct formula_search *s, struct str name,
					 struct formula *formula)
{
	int64_t *both[] = {formula->over, formula->under};
	enum formula_found found;

	if (++s->open > DEEPEST) {
		wrong(s, "it nests too deep at", name);
		return FORMULA_WRONG;
	}
	found = find_formula(s, name, formula);
	s->open--;
	for (size_t i = 0; found == FORMULA_FOUND && i < LENGTH(both); i++)
		for (size_t event = 0; event < COST_EVENTS; event++) {
			if (!util_add(&both[i][FORMULA_INCLUSIVE + event], both[i][event])) {
				wrong(s, TOO_LARGE, name);
				return FORMULA_WRONG;
			}
			both[i][event] = 0;
		}
	return found;
}

/* Finds the formula of a definition.  Recursion is bounded by DEEPEST. */
static enum formula_found find_defined(struct formula_search *s,
				       const struct definition *definition,
				       struct formula *formula)
{
	const struct formula_search before = *s;
	bool good;

	s->lenient |= definition->lenient;
	s->left = str_trim_left(definition->formula);
	good = read_joined(s, formula, false) &&
	       (!s->left.length || wrong(s, "an operator is missing before", s->left)) &&
	       (!is_number(formula->over) || wrong(s, "an event is missing before", s->left));
	s->lenient = before.lenient;
	s->left = before.left;
	formula->ratio = good && !is_number(formula->under);
	/* The built-in ratios are rates; what others divide may be anything. */
	formula->percent = good && formula->ratio && definition->rate;
	/* A built-in formula is unknown if the profile lacks its events. */
	return good ? FORMULA_FOUND : definition->known ? FORMULA_UNKNOWN : FORMULA_WRONG;
}

static enum formula_found find_formula(struct formula_search *s, struct str name,
				       struct formula *formula)
{
	unsigned event = profile_event(s->profile, name);
	struct definition definition;

	*formula = number_value(0, 1);
	if (event == COST_EVENTS) {
		if (find_definition(s->profile, s->defined, name, &definition))
			return find_defined(s, &definition, formula);
		if (eat_inclusive(&name))
			return find_inclusive(s, name, formula);
		if (!str_equal(name, STR("Calls")))
			return FORMULA_UNKNOWN;
		event = FORMULA_CALLS;
	}
	formula->over[event] = 1;
	return FORMULA_FOUND;
}

enum formula_found formula_find(struct formula *formula, const struct profile *profile,
				const struct words *defined, struct str name, struct error *error)
{
	struct formula_search s = {
		.profile = profile, .defined = defined, .error = error, .name = name};

	return find_formula(&s, name, formula);
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
