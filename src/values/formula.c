/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "values/formula.h"

#include "base/diag.h"
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

/* Limits recursion: parentheses, signs and factors that are open. */
enum { DEEPEST = 64 };

/* The state of the reading of a formula. */
struct reading {
	const struct formulas *formulas;
	struct str name; /* of the event */
	struct str left; /* what is still to be read */
	unsigned open;
	bool known;          /* built in: events that the profile lacks are 0 */
	bool lacks;          /* there was one */
	struct error *error; /* what is wrong */
};

/* Sets the error: what is wrong, and where.  Returns false. */
static bool wrong(struct reading *r, const char *what, struct str word)
{
	struct scratch outer, inner;

	return error_usage(r->error, "the formula of the event '%s': %s %s%s%s",
			   diag_quote(&outer, r->name), what, word.length ? "'" : "its end",
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

static struct formula number_value(int64_t number, int64_t divisor)
{
	return (struct formula){.over[FORMULA_NUMBER] = number, .under[FORMULA_NUMBER] = divisor};
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

/* Sets *most to the length of name if text begins with it in this way, and it is longer. */
static void try_name(struct str text, struct str name, const char *ends, size_t *most)
{
	if (name.length > *most && str_begins(text, name) &&
	    (name.length == text.length ||
	     (text.at[name.length] && strchr(ends, text.at[name.length]))))
		*most = name.length;
}

/* As formula_name_length(), without Incl(). */
static size_t event_length(const struct formulas *formulas, struct str text, const char *ends)
{
	const struct profile *profile = formulas->profile;
	size_t most = 0;

	for (size_t i = 0; i < profile->event_count; i++)
		try_name(text, names_str(&profile->names, profile->events[i]), ends, &most);
	for (size_t i = 0; i < formulas->count; i++)
		if (formulas->list[i].definition.formula.length)
			try_name(text, formulas->list[i].definition.name, ends, &most);
	try_name(text, STR("Calls"), ends, &most);
	return most;
}

size_t formula_name_length(const struct formulas *formulas, struct str text, const char *ends)
{
	size_t most = event_length(formulas, text, ends), inner;
	struct str left = text;

	if (!str_eat(&left, STR("Incl(")))
		return most;
	inner = event_length(formulas, left, ")");
	left = str_from(left, inner);
	if (inner && str_eat(&left, STR(")")))
		try_name(text, str_head(text, text.length - left.length), ends, &most);
	return most;
}

/* The definition of a name by a formula that counts, or NULL. */
static const struct defined *find_defined(const struct formulas *formulas, struct str name)
{
	for (size_t i = formulas->count; i-- > 0;)
		if (formulas->list[i].definition.formula.length &&
		    str_equal(formulas->list[i].definition.name, name))
			return &formulas->list[i];
	return NULL;
}

bool formula_counts(const struct formulas *formulas, const struct defined *defined)
{
	const struct str name = defined->definition.name;

	return !defined->lacks && find_defined(formulas, name) == defined &&
	       profile_event(formulas->profile, name) == COST_EVENTS;
}

bool formula_is_inclusive(const struct formulas *formulas, struct str *name)
{
	struct str inner = *name;

	if (profile_event(formulas->profile, *name) < COST_EVENTS ||
	    find_defined(formulas, *name) || !str_eat(&inner, STR("Incl(")) || !inner.length ||
	    inner.at[inner.length - 1] != ')')
		return false;
	inner.length--;
	*name = inner;
	return true;
}

struct definition formula_described(const struct formulas *formulas, struct str name)
{
	bool own = profile_event(formulas->profile, name) < COST_EVENTS;
	struct definition described = {.name = name, .formula = STR(""), .long_name = STR("")};
	const struct defined *defined = own ? NULL : find_defined(formulas, name);

	if (defined)
		described.formula = defined->definition.formula;
	/* A long name for another formula does not describe this one. */
	for (size_t i = formulas->count; i-- > 0 && !described.long_name.length;) {
		const struct definition *d = &formulas->list[i].definition;

		if (str_equal(d->name, name) &&
		    (own || !d->formula.length || str_equal(d->formula, described.formula)))
			described.long_name = d->long_name;
	}
	return described;
}

/* Moves the events of a sum to their inclusive costs. */
static bool make_inclusive(int64_t *sum)
{
	for (size_t event = 0; event < COST_EVENTS; event++) {
		if (!util_add(&sum[FORMULA_INCLUSIVE + event], sum[event]))
			return false;
		sum[event] = 0;
	}
	return true;
}

/* Finds a formula; lenient: also one of which the profile lacks events, which are 0 there. */
static enum formula_found find(const struct formulas *formulas, struct str name, bool lenient,
			       struct formula *formula, struct error *error)
{
	struct str inner = name;
	bool inclusive = formula_is_inclusive(formulas, &inner);
	unsigned event = profile_event(formulas->profile, inner);
	const struct defined *defined = event < COST_EVENTS ? NULL : find_defined(formulas, inner);

	if (defined && defined->wrong) {
		error_usage(error, "%s", defined->wrong);
		return FORMULA_WRONG;
	}
	if (defined ? !defined->formula || (defined->lacks && !lenient)
		    : event == COST_EVENTS && !str_equal(inner, STR("Calls")))
		return FORMULA_UNKNOWN;
	*formula = number_value(0, 1);
	if (defined)
		*formula = *defined->formula;
	else
		formula->over[event < COST_EVENTS ? event : FORMULA_CALLS] = 1;
	if (!inclusive || (make_inclusive(formula->over) && make_inclusive(formula->under)))
		return FORMULA_FOUND;
	error_usage(error, "%.*s: a factor does not fit into 64 bits", (int)name.length, name.at);
	return FORMULA_WRONG;
}

enum formula_found formula_find(const struct formulas *formulas, struct str name,
				struct formula *formula, struct error *error)
{
	return find(formulas, name, false, formula, error);
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
static bool read_joined(struct reading *r, struct formula *value, bool product);
static bool read_operand(struct reading *r, struct formula *value);

static const char OPERATORS[] = "+-*/() \t";

/* Skips n bytes of the formula, and blanks after them. */
static void skip(struct reading *r, size_t n)
{
	r->left = str_trim_left(str_from(r->left, n));
}

/* Returns whether the formula goes on with one of these bytes. */
static bool is_next(const struct reading *r, const char *bytes)
{
	return r->left.length && r->left.at[0] && strchr(bytes, r->left.at[0]);
}

/* The length of the number that text begins with, or 0. */
static size_t number_length(struct str text)
{
	size_t n = 0;

	while (n < text.length && (number_is_digit(text.at[n]) || text.at[n] == '.'))
		n++;
	return n && text.at[0] != '.' ? n : 0;
}

static bool read_number(struct reading *r, size_t length, struct formula *value)
{
	struct str word = str_head(r->left, length);
	struct formula factor;
	struct decimal decimal;
	const char *why;

	if (number_decimal(word, &decimal) != NUMBER_OK)
		return wrong(r, TOO_LARGE, word);
	factor = *value = number_value((int64_t)decimal.over, (int64_t)decimal.under);
	skip(r, length);
	if (!r->left.length || is_next(r, "+-*/)"))
		return true;
	word = r->left;
	if (!read_operand(r, value))
		return false;
	why = join(value, '*', &factor);
	return !why || wrong(r, why, word);
}

/* Reads a name of so many bytes, which may be unknown. */
static bool read_name(struct reading *r, size_t length, struct formula *value)
{
	struct str name = str_head(r->left, length);
	enum formula_found found = find(r->formulas, name, r->known, value, r->error);
	const char *option = formula_recorded_by(name);

	skip(r, length);
	if (found != FORMULA_UNKNOWN)
		return found == FORMULA_FOUND;
	r->lacks = true;
	*value = number_value(0, 1);
	if (!r->known && !wrong(r, "there is no event", name) && option)
		error_add(r->error, "; record with %s", option);
	return r->known;
}

/* The length of what stands where an event should, up to a blank or an operator. */
static size_t unknown_length(struct str text)
{
	size_t n = 0;

	while (n < text.length && text.at[n] && !strchr(OPERATORS, text.at[n]))
		n++;
	return n;
}

static bool read_operand(struct reading *r, struct formula *value)
{
	const struct str at = r->left;
	size_t name = formula_name_length(r->formulas, at, OPERATORS);
	size_t number = number_length(at);
	bool good;

	if (++r->open > DEEPEST)
		return wrong(r, "it nests too deep at", at);
	if (!name && !number)
		name = unknown_length(at);
	if (name > number) {
		good = read_name(r, name, value);
	} else if (number) {
		good = read_number(r, number, value);
	} else if (is_next(r, "-")) {
		skip(r, 1);
		good = read_operand(r, value) &&
		       (times(value->over, -1) || wrong(r, TOO_LARGE, at));
	} else if (is_next(r, "(")) {
		skip(r, 1);
		good = read_joined(r, value, false) &&
		       (is_next(r, ")") || wrong(r, "a ) is missing before", r->left));
		skip(r, good);
	} else {
		good = wrong(r, "an event is missing before", at);
	}
	r->open--;
	return good;
}

/* Reads operands joined by * and /, or such products joined by + and -. */
static bool read_joined(struct reading *r, struct formula *value, bool product)
{
	if (!(product ? read_operand(r, value) : read_joined(r, value, true)))
		return false;
	while (is_next(r, product ? "*/" : "+-")) {
		char operator = r->left.at[0];
		struct formula other;
		const char *why;
		struct str at;

		skip(r, 1);
		at = r->left;
		if (!(product ? read_operand(r, &other) : read_joined(r, &other, true)))
			return false;
		why = join(value, operator, &other);
		if (why)
			return wrong(r, why, at);
	}
	return true;
}

/* --- all definitions --------------------------------------------------- */

static struct str text_of(const struct profile *profile, name_id name)
{
	return name == NONE ? STR("") : names_str(&profile->names, name);
}

/* Adds a definition, and reads its formula: all that it may use are there. */
static void add(struct formulas *formulas, struct definition definition, bool is_known)
{
	struct defined *defined = &formulas->list[formulas->count];
	struct formula formula;
	struct error error;
	struct reading r = {.formulas = formulas,
			    .name = definition.name,
			    .left = str_trim_left(definition.formula),
			    .known = is_known,
			    .error = &error};
	bool good = definition.formula.length && read_joined(&r, &formula, false) &&
		    (!r.left.length || wrong(&r, "an operator is missing before", r.left)) &&
		    (!is_number(formula.over) || wrong(&r, "an event is missing before", r.left));

	formulas->count++;
	*defined = (struct defined){.definition = definition};
	defined->lacks = is_known && (!good || (r.lacks && !str_equal(r.name, STR("CEst"))));
	if (!good) {
		if (definition.formula.length && !is_known)
			defined->wrong = util_format("%s", error.text);
		return;
	}
	formula.ratio = !is_number(formula.under);
	/* What others divide may be anything. */
	formula.percent = formula.ratio && is_known;
	defined->formula = util_alloc(1, sizeof(formula));
	*defined->formula = formula;
}

void formulas_make(struct formulas *formulas, const struct profile *profile,
		   const struct words *defined)
{
	const size_t lines = profile->event_line_count;

	*formulas = (struct formulas){.profile = profile, .known = LENGTH(known)};
	formulas->list = util_alloc(LENGTH(known) + lines + defined->count,
				    sizeof(*formulas->list));
	for (size_t i = 0; i < LENGTH(known); i++)
		add(formulas,
		    (struct definition){str_of(known[i][0]), str_of(known[i][1]),
					str_of(known[i][2])},
		    true);
	for (size_t i = 0; i < lines; i++) {
		const struct event_line *line = &profile->event_lines[i];

		add(formulas,
		    (struct definition){text_of(profile, line->name),
					text_of(profile, line->formula),
					text_of(profile, line->long_name)},
		    false);
	}
	for (size_t i = 0; i < defined->count; i++) {
		const struct definition definition = definition_split(str_of(defined->at[i]));
		const char *why = !definition.name.length || !definition.formula.length
					  ? "expected NAME = FORMULA"
				  : profile_event(profile, definition.name) < COST_EVENTS
					  ? "the profile already has an event of this name"
					  : NULL;

		add(formulas, definition, false);
		if (!why)
			continue;
		free(formulas->list[formulas->count - 1].wrong);
		formulas->list[formulas->count - 1].wrong =
			util_format("--event=%s: %s", defined->at[i], why);
	}
}

void formulas_free(struct formulas *formulas)
{
	for (size_t i = 0; i < formulas->count; i++) {
		free(formulas->list[i].formula);
		free(formulas->list[i].wrong);
	}
	free(formulas->list);
}

void formula_check(const struct profile *profile, struct departures *departures)
{
	const struct words none = {0};
	struct formulas formulas;

	formulas_make(&formulas, profile, &none);
	for (size_t i = 0; i < profile->event_line_count; i++) {
		const struct event_line *line = &profile->event_lines[i];
		const struct defined *defined = &formulas.list[formulas.known + i];

		if (defined->wrong) {
			char *file = str_copy(names_str(&profile->names, line->file));

			departures_begin(departures, file);
			departures_add(departures, DEPARTURE_DAMAGE, line->line, "%s",
				       defined->wrong);
			free(file);
		}
	}
	formulas_free(&formulas);
}
