/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "values/formula.h"

#include <ctype.h>
#include <strings.h>

static const char CACHES[] = "--cache-sim=yes", BRANCHES[] = "--branch-sim=yes",
		  DIRTY[] = "--cache-sim=yes --simulate-wb=yes",
		  USE[] = "--cache-sim=yes --cacheuse=yes";

/*
 * Names, formulas, long names, and the options of Valgrind that record them: KCachegrind's sums,
 * then Cachegrind's rates, which are shown as percentages, then events that Valgrind counts.
 */
static const char *const known[][4] = {
	{"L1m", "I1mr + D1mr + D1mw", "L1 misses", CACHES},
	{"LLm", "ILmr + DLmr + DLmw", "last-level misses", CACHES},
	{"L2m", "I2mr + D2mr + D2mw", "L2 misses", NULL},
	{"Bm", "Bim + Bcm", "mispredicted branches", BRANCHES},
	{"CEst", "Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm", "estimated cycles", NULL},
	{"I1%", "I1mr / Ir", "L1 instruction miss rate", CACHES},
	{"D1%", "(D1mr + D1mw) / (Dr + Dw)", "L1 data miss rate", CACHES},
	{"LLi%", "ILmr / Ir", "last-level instruction miss rate", CACHES},
	{"LLd%", "(DLmr + DLmw) / (Dr + Dw)", "last-level data miss rate", CACHES},
	{"LL%", "(ILmr + DLmr + DLmw) / (Ir + Dr + Dw)", "last-level miss rate", CACHES},
	{"Bp%", "(Bcm + Bim) / (Bc + Bi)", "branch miss rate", BRANCHES},
	{"Ir", "", "Instruction Fetch", NULL},
	{"Dr", "", "Data Read Access", CACHES},
	{"Dw", "", "Data Write Access", CACHES},
	{"I1mr", "", "L1 Instr. Fetch Miss", CACHES},
	{"D1mr", "", "L1 Data Read Miss", CACHES},
	{"D1mw", "", "L1 Data Write Miss", CACHES},
	{"ILmr", "", "LL Instr. Fetch Miss", CACHES},
	{"DLmr", "", "LL Data Read Miss", CACHES},
	{"DLmw", "", "LL Data Write Miss", CACHES},
	{"I2mr", "", "L2 Instr. Fetch Miss", NULL},
	{"D2mr", "", "L2 Data Read Miss", NULL},
	{"D2mw", "", "L2 Data Write Miss", NULL},
	{"ILdmr", "", "LL Instr. Fetch Dirty Miss", DIRTY},
	{"DLdmr", "", "LL Data Read Dirty Miss", DIRTY},
	{"DLdmw", "", "LL Data Write Dirty Miss", DIRTY},
	{"Bc", "", "Conditional Branch", BRANCHES},
	{"Bcm", "", "Mispredicted Cond. Branch", BRANCHES},
	{"Bi", "", "Indirect Branch", BRANCHES},
	{"Bim", "", "Mispredicted Ind. Branch", BRANCHES},
	{"Ge", "", "Global Bus Event", "--collect-bus=yes"},
	{"sysCount", "", "System Call", "--collect-systime=yes"},
	{"sysTime", "", "System Call Time", "--collect-systime=yes"},
	{"sysCpuTime", "", "System Call CPU Time", "--collect-systime=nsec"},
	{"AcCost1", "", "L1 Access Cost", USE},
	{"SpLoss1", "", "L1 Spatial Loss", USE},
	{"AcCost2", "", "LL Access Cost", USE},
	{"SpLoss2", "", "LL Spatial Loss", USE},
};

const char *formula_recorded_by(struct str name)
{
	for (size_t i = 0; i < LENGTH(known); i++)
		if (str_equal(name, str_of(known[i][0])))
			return known[i][3];
	return NULL;
}

/* --- units ------------------------------------------------------------- */

static const char *const TIME[] = {" ns", " \xc2\xb5s", " ms", " s", NULL};
static const char *const BYTES[] = {" B", " kB", " MB", " GB", " TB", " PB", NULL};

static bool is_letter(char c)
{
	return isalpha((unsigned char)c) || (unsigned char)c >= 0x80;
}

/* The unit of an event whose name ends in a unit of time, "10ns" or "(10ns)". */
static struct unit time_of(struct str name)
{
	static const struct {
		const char *name, *text;
		uint32_t size; /* nanoseconds */
	} clocks[] = {
		{"ns", "ns", 1},         {"nsec", "ns", 1},         {"us", "us", 1000},
		{"usec", "us", 1000},    {"\xc2\xb5s", "us", 1000}, {"ms", "ms", 1000000},
		{"msec", "ms", 1000000}, {"s", "s", 1000000000},    {"sec", "s", 1000000000},
	};
	const bool closed = name.length && name.at[name.length - 1] == ')';
	struct unit unit = {.scale = NULL};
	size_t i = 0, word, digits;
	uint64_t many = 1;
	struct str number;

	name.length -= closed;
	for (word = name.length; word && is_letter(name.at[word - 1]); word--)
		;
	while (i < LENGTH(clocks) && !str_equal(str_from(name, word), str_of(clocks[i].name)))
		i++;
	if (i == LENGTH(clocks) || (name.length - word == 1 && !closed))
		return unit;
	if (word && name.at[word - 1] == ' ')
		word--;
	for (digits = word; digits && number_is_digit(name.at[digits - 1]); digits--)
		;
	number = str_from(str_head(name, word), digits);
	if ((digits && !strchr("(_", name.at[digits - 1])) || number.length > 9 ||
	    (number.length && number_eat(&number, &many) != NUMBER_OK) || !many ||
	    many * clocks[i].size > UINT32_MAX)
		return unit;
	unit.scale = TIME;
	unit.size = (uint32_t)(many * clocks[i].size);
	snprintf(unit.text, sizeof(unit.text), "%.0u%s", many > 1 ? (unsigned)many : 0,
		 clocks[i].text);
	return unit;
}

/* Returns whether a text has the word "bytes", in any case; '_' is no part of a word. */
static bool has_bytes(struct str text)
{
	while (text.length) {
		size_t n = 0;

		while (n < text.length && isalnum((unsigned char)text.at[n]))
			n++;
		if (n == strlen("bytes") && strncasecmp(text.at, "bytes", n) == 0)
			return true;
		text = str_from(text, n + (n < text.length));
	}
	return false;
}

struct unit unit_of(struct str name, struct str long_name)
{
	struct unit unit = time_of(name);

	if (str_equal(name, STR("wall_time")) || str_equal(name, STR("process_time")))
		return (struct unit){TIME, 1000, "us"};
	if (!unit.scale && (has_bytes(name) || has_bytes(long_name)))
		return (struct unit){BYTES, 1, "bytes"};
	return unit;
}

/* --- formulas ---------------------------------------------------------- */

/*
 * The terms of a sum: events, inclusive costs of events, number of calls; and a
 * number, which is the only one then.
 */
enum {
	FORMULA_INCLUSIVE = COST_EVENTS,
	FORMULA_CALLS = 2 * COST_EVENTS,
	FORMULA_NUMBER,
	FORMULA_TERMS,
};

/* One sum divided by another, both by the factors of their terms. */
struct formula {
	int64_t sum[2][FORMULA_TERMS]; /* by FORMULA_OVER and FORMULA_UNDER */
};
enum { FORMULA_OVER, FORMULA_UNDER };

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
static const char NO_SUM[] =
	"it is no sum of events with factors, nor a ratio of two such sums, at";

static bool is_number(const int64_t *sum)
{
	for (size_t i = 0; i < FORMULA_NUMBER; i++)
		if (sum[i])
			return false;
	return true;
}

static struct formula number_value(int64_t number, int64_t divisor)
{
	return (struct formula){.sum[FORMULA_OVER][FORMULA_NUMBER] = number,
				.sum[FORMULA_UNDER][FORMULA_NUMBER] = divisor};
}

static bool times(int64_t *sum, int64_t factor)
{
	for (size_t i = 0; i < FORMULA_TERMS; i++)
		if (overflow_mul(sum[i], factor, &sum[i]))
			return false;
	return true;
}

/* *a *= *b.  Returns what is wrong, or NULL; one of them must be a number. */
static const char *times_sum(int64_t *a, const int64_t *b)
{
	int64_t number = b[FORMULA_NUMBER];

	if (!is_number(b)) {
		if (!is_number(a))
			return NO_SUM;
		number = a[FORMULA_NUMBER];
		memcpy(a, b, sizeof(int64_t[FORMULA_TERMS]));
	}
	return times(a, number) ? NULL : TOO_LARGE;
}

/* Divides all factors by what they have in common, and keeps a divisor above 0. */
static bool reduce(struct formula *value)
{
	int64_t *over = value->sum[FORMULA_OVER], *under = value->sum[FORMULA_UNDER];
	uint64_t common = 0, rest;

	for (unsigned i = 0; i < 2 * FORMULA_TERMS; i++)
		for (uint64_t left = number_magnitude(i % 2 ? over[i / 2] : under[i / 2]); left;
		     left = rest) {
			rest = common % left;
			common = left;
		}
	for (size_t i = 0; i < FORMULA_TERMS; i++) {
		over[i] /= (int64_t)common;
		under[i] /= (int64_t)common;
	}
	return under[FORMULA_NUMBER] >= 0 || (times(over, -1) && times(under, -1));
}

/* Changes *a to *a and b joined by an operator.  Returns what is wrong, or NULL. */
static const char *join(struct formula *a, char sign, struct formula b)
{
	int64_t *over = a->sum[FORMULA_OVER], *under = a->sum[FORMULA_UNDER];
	const bool inverse = sign == '/', adds = strchr("+-", sign);
	const char *why;

	if (sign == '-' && !times(b.sum[FORMULA_OVER], -1))
		return TOO_LARGE;
	why = adds ? times_sum(b.sum[FORMULA_OVER], under) : NULL;
	why = why ? why : times_sum(over, b.sum[adds ? FORMULA_UNDER : inverse]);
	why = why ? why : times_sum(under, b.sum[!inverse]);
	for (size_t i = 0; adds && !why && i < FORMULA_TERMS; i++)
		why = util_add(&over[i], b.sum[FORMULA_OVER][i]) ? NULL : TOO_LARGE;
	if (!why && ((over[FORMULA_NUMBER] && !is_number(over)) ||
		     (is_number(under) && !under[FORMULA_NUMBER])))
		why = NO_SUM;
	return why || reduce(a) ? why : TOO_LARGE;
}

/* --- names ------------------------------------------------------------- */

/* Returns whether a text begins with one of these bytes. */
static bool is_at(struct str text, const char *bytes)
{
	return text.length && text.at[0] && strchr(bytes, text.at[0]);
}

size_t formula_name_length(const struct formulas *formulas, struct str text, const char *ends)
{
	size_t most = 0;

	for (size_t i = 0; i < 2 * formulas->count; i++) {
		const struct defined *defined = &formulas->list[i / 2];
		const struct str name = (i % 2 ? &defined->inclusive : &defined->column)->name;

		if (defined->is_found && name.length > most && str_begins(text, name) &&
		    (name.length == text.length || is_at(str_from(text, name.length), ends)))
			most = name.length;
	}
	return most;
}

struct definition formula_described(const struct formulas *formulas, struct str name)
{
	struct definition described = {.name = name, .formula = STR(""), .long_name = STR("")};
	bool found = false;

	for (size_t i = formulas->count; i-- > 0;) {
		const struct defined *defined = &formulas->list[i];

		if (!str_equal(defined->definition.name, name))
			continue;
		if (defined->is_found && !found)
			described.formula = defined->definition.formula;
		found |= defined->is_found;
		if (!described.long_name.length)
			described.long_name = defined->definition.long_name;
	}
	return described;
}

const struct defined *formula_find(const struct formulas *formulas, struct str name,
				   struct column *column)
{
	/* Of several meanings the last one; what is called "Incl(X)" comes before Incl() of X. */
	for (size_t i = 2 * formulas->count; i-- > 0;) {
		const struct defined *found = &formulas->list[i % formulas->count];
		const struct column *is = i < formulas->count ? &found->inclusive : &found->column;
		const struct str event = found->definition.name;

		if (!found->is_found || !str_equal(is->name, name))
			continue;
		*column = *is;
		column->measures = unit_of(event, formula_described(formulas, event).long_name);
		return found;
	}
	return NULL;
}

/* --- a column and its formula ------------------------------------------ */

/* Makes Incl() of a column, by inclusive costs instead of self costs. */
static void set_inclusive(struct defined *defined, struct term *terms)
{
	const size_t n = defined->column.term_count;
	const struct str name = defined->inclusive.name;

	defined->inclusive = defined->column;
	defined->inclusive.name = name;
	defined->inclusive.self = &defined->column;
	defined->inclusive.is_of_profile = false;
	defined->inclusive.terms = terms + n;
	for (size_t i = 0; i < n; i++) {
		terms[n + i] = terms[i];
		if (terms[i].of == TERM_SELF)
			terms[n + i].of = TERM_INCLUSIVE;
	}
}

/* Adds a name, which stands for a formula unless that is NULL. */
static struct defined *add_name(struct formulas *formulas, struct definition definition,
				const struct formula *formula, bool is_known)
{
	struct defined *defined = &formulas->list[formulas->count++];
	struct column *column = &defined->column;
	struct term *terms;

	*defined = (struct defined){.definition = definition, .is_found = formula};
	column->name = definition.name;
	defined->inclusive.name =
		str_of(util_format("Incl(%.*s)", (int)definition.name.length, definition.name.at));
	if (!formula)
		return defined;
	column->threshold = (struct threshold){STR("0"), {0, 1}};
	column->divisor = formula->sum[FORMULA_UNDER][FORMULA_NUMBER];
	column->is_ratio = !column->divisor;
	/* A rate that is built in; what others divide may be anything. */
	column->unit = column->is_ratio && is_known ? COLUMN_PERCENT
		       : column->divisor != 1       ? COLUMN_NUMBER
						    : COLUMN_COUNT;
	column->is_of_profile = true;
	column->change = profile_compares(formulas->profile);
	column->terms = terms = util_alloc(FORMULA_NUMBER, 4 * sizeof(*terms));
	for (unsigned k = 0; k < 2; k++)
		for (unsigned i = 0; i < FORMULA_NUMBER; i++) {
			if (!formula->sum[k][i])
				continue;
			column->is_of_profile &= i < FORMULA_INCLUSIVE;
			terms[column->term_count++] = (struct term){
				.of = i / COST_EVENTS,
				.event = i % COST_EVENTS,
				.under = k == FORMULA_UNDER,
				.factor = formula->sum[k][i],
			};
		}
	set_inclusive(defined, terms);
	return defined;
}

/* Gets the formula of a column.  False: a factor does not fit. */
static bool formula_of(const struct column *column, struct formula *formula)
{
	bool fits = true;

	*formula = number_value(0, column->divisor);
	for (size_t i = 0; i < column->term_count; i++) {
		const struct term *term = &column->terms[i];

		fits &= util_add(&formula->sum[term->under][term->of * COST_EVENTS + term->event],
				 term->factor);
	}
	return fits;
}

/* --- grammar ----------------------------------------------------------- */

/*
 *   sum     = product (("+" | "-") product)*
 *   product = operand (["*" | "/"] operand)*
 *   operand = "-" operand | "(" sum ")" | name | number
 *
 * Names may contain anything but blanks, so the longest known name at a place is taken.  Only
 * behind a number the "*" may be missing.  Recursion is bounded by DEEPEST.
 */
static bool read_joined(struct reading *r, struct formula *value, bool product);

static const char OPERATORS[] = "+-*/() \t";

/* Skips n bytes of the formula, and blanks after them.  Returns true. */
static bool skip(struct reading *r, size_t n)
{
	r->left = str_trim_left(str_from(r->left, n));
	return true;
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
	struct decimal decimal;

	if (number_decimal(word, &decimal) != NUMBER_OK)
		return wrong(r, TOO_LARGE, word);
	*value = number_value((int64_t)decimal.over, (int64_t)decimal.under);
	return skip(r, length);
}

/* Reads a name of so many bytes, which may be unknown. */
static bool read_name(struct reading *r, size_t length, struct formula *value)
{
	struct str name = str_head(r->left, length);
	struct column column = {.divisor = 1};
	const struct defined *defined = formula_find(r->formulas, name, &column);
	const char *option = formula_recorded_by(name);

	skip(r, length);
	if (defined && defined->wrong)
		return error_usage(r->error, "%s", defined->wrong);
	if (!defined || defined->lacks) {
		r->lacks = true;
		if (!r->known && !wrong(r, "there is no event", name) && option)
			error_add(r->error, "; record with %s", option);
	}
	return (r->known || !r->lacks) && (formula_of(&column, value) || wrong(r, TOO_LARGE, name));
}

static bool read_operand(struct reading *r, struct formula *value)
{
	const struct str at = r->left;
	size_t name = formula_name_length(r->formulas, at, OPERATORS);
	size_t number = number_length(at);
	bool good;

	if (++r->open > DEEPEST)
		return wrong(r, "it nests too deep at", at);
	/* An unknown name ends before a blank or an operator. */
	if (!name && !number)
		while (name < at.length && !is_at(str_from(at, name), OPERATORS))
			name++;
	if (name > number)
		good = read_name(r, name, value);
	else if (number)
		good = read_number(r, number, value);
	else if (is_at(at, "-"))
		good = skip(r, 1) && read_operand(r, value) &&
		       (times(value->sum[FORMULA_OVER], -1) || wrong(r, TOO_LARGE, at));
	else if (is_at(at, "("))
		good = skip(r, 1) && read_joined(r, value, false) &&
		       (is_at(r->left, ")") || wrong(r, "a ) is missing before", r->left)) &&
		       skip(r, 1);
	else
		good = wrong(r, "an event is missing before", at);
	r->open--;
	return good;
}

/* Reads an operand, or products. */
static bool read_part(struct reading *r, struct formula *value, bool product)
{
	return product ? read_operand(r, value) : read_joined(r, value, true);
}

/* Reads operands joined by * and /, or such products joined by + and -. */
static bool read_joined(struct reading *r, struct formula *value, bool product)
{
	bool good = read_part(r, value, product);

	while (good) {
		const bool has_sign = is_at(r->left, product ? "*/" : "+-");
		const char sign = *(has_sign ? r->left.at : "*");
		struct formula other;
		const char *why;
		struct str at;

		if (!has_sign &&
		    (!product || !r->left.length || is_at(r->left, "+-)") ||
		     !is_number(value->sum[FORMULA_OVER]) || !is_number(value->sum[FORMULA_UNDER])))
			return true;
		skip(r, has_sign);
		at = r->left;
		good = read_part(r, &other, product);
		why = good ? join(value, sign, other) : NULL;
		good &= !why || wrong(r, why, at);
	}
	return false;
}

/* --- all definitions --------------------------------------------------- */

/* Adds a definition, and reads its formula: all that it may use are there. */
static void add(struct formulas *formulas, struct definition definition, bool is_known)
{
	const bool is_event = profile_event(formulas->profile, definition.name) < COST_EVENTS;
	struct defined *defined;
	struct formula formula;
	struct error error;
	struct reading r = {.formulas = formulas,
			    .name = definition.name,
			    .left = str_trim_left(definition.formula),
			    .known = is_known,
			    .error = &error};
	bool good = definition.formula.length && read_joined(&r, &formula, false) &&
		    (!r.left.length || wrong(&r, "an operator is missing before", r.left)) &&
		    (!is_number(formula.sum[FORMULA_OVER]) ||
		     wrong(&r, "an event is missing before", r.left));

	defined = add_name(formulas, definition, good && !is_event ? &formula : NULL, is_known);
	defined->lacks = is_known && r.lacks && !str_equal(r.name, STR("CEst"));
	if (definition.formula.length && !good && !is_known) {
		defined->wrong = util_format("%s", error.text);
		defined->is_found = !is_event;
	}
}

void formulas_make(struct formulas *formulas, const struct profile *profile,
		   const struct words *defined)
{
	const size_t events = profile->event_count, lines = profile->event_line_count;
	struct formula one = number_value(0, 1);

	*formulas = (struct formulas){.profile = profile, .known = events + 1 + LENGTH(known)};
	formulas->list =
		util_alloc(formulas->known + lines + defined->count, sizeof(*formulas->list));
	for (size_t i = 0; i <= events; i++) {
		const size_t at = i ? i - 1 : FORMULA_CALLS;

		one.sum[FORMULA_OVER][at] = 1;
		add_name(formulas,
			 (struct definition){i ? names_str(&profile->names, profile->events[at])
					       : STR("Calls"),
					     STR(""), STR(""), STR("")},
			 &one, false);
		one.sum[FORMULA_OVER][at] = 0;
	}
	for (size_t i = 0; i < LENGTH(known); i++)
		add(formulas,
		    (struct definition){str_of(known[i][0]), str_of(known[i][1]),
					str_of(known[i][2]), STR("")},
		    true);
	for (size_t i = 0; i < lines; i++)
		add(formulas,
		    definition_split(names_str(&profile->names, profile->event_lines[i].text)),
		    false);
	for (size_t i = 0; i < defined->count; i++)
		add(formulas, definition_split(str_of(defined->at[i])), false);
}

void formulas_free(struct formulas *formulas)
{
	for (size_t i = 0; i < formulas->count; i++) {
		free((struct term *)formulas->list[i].column.terms);
		str_free(formulas->list[i].inclusive.name);
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
