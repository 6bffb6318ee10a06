/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/formula.h"

#include "base/number.h"

#include <stdlib.h>

/* KCachegrind's users know these. */
static const struct known {
	struct definition definition;
	bool lenient; /* what the profile lacks counts as 0 */
} known[] = {
#define S(text)                        \
	{                              \
		text, sizeof(text) - 1 \
	}
	{{S("L1m"), S("I1mr + D1mr + D1mw"), S("L1 misses")}, false},
	{{S("LLm"), S("ILmr + DLmr + DLmw"), S("last-level misses")}, false},
	{{S("L2m"), S("I2mr + D2mr + D2mw"), S("L2 misses")}, false},
	{{S("Bm"), S("Bim + Bcm"), S("mispredicted branches")}, false},
	{{S("CEst"), S("Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm"),
	  S("estimated cycles")},
	 true},
#undef S
};

/* Formulas that use each other may not nest deeper: it would be a cycle. */
enum { DEEPEST = 32 };

/* Nor may they use so many events in all: each may double what it uses. */
enum { MOST_TERMS = 1000 };

/* One search, down through formulas. */
struct search {
	const struct profile *profile;
	const struct words *defined;
	struct error *error;
	struct str names[DEEPEST];
	unsigned depth, terms;
};

bool formula_split(struct str text, struct definition *definition)
{
	struct str left = str_eat_until(&text, ':');

	definition->long_name = str_trim(text);
	definition->name = str_trim(str_eat_until(&left, '='));
	definition->formula = str_trim(left);
	return definition->name.length && definition->formula.length;
}

/* A formula of an "event:" line of the profile. */
static struct definition from_line(const struct profile *profile,
				   const struct event_line *line)
{
	const struct names *names = &profile->names;
	struct definition definition = {names_str(names, line->name), STR(""),
					STR("")};

	if (line->formula != NONE)
		definition.formula = names_str(names, line->formula);
	if (line->long_name != NONE)
		definition.long_name = names_str(names, line->long_name);
	return definition;
}

bool formula_definition(const struct profile *profile,
			const struct words *defined, size_t i,
			struct definition *definition)
{
	if (i < defined->count)
		return formula_split(str_of(defined->at[i]), definition);
	i -= defined->count;
	if (i < profile->event_line_count) {
		*definition = from_line(profile, &profile->event_lines[i]);
		return true;
	}
	i -= profile->event_line_count;
	if (i >= LENGTH(known))
		return false;
	*definition = known[i].definition;
	return true;
}

static enum formula_found wrong(struct search *s, const char *what,
				struct str word)
{
	struct scratch outer, inner;

	error_usage(s->error, "the formula of the event '%s': %s '%s'",
		    diag_quote(&outer, s->names[0]), what,
		    diag_quote(&inner, word));
	return FORMULA_WRONG;
}

static bool add_terms(struct terms *to, const struct terms *from,
		      int64_t factor)
{
	unsigned i;

	for (i = 0; i < COST_EVENTS; i++) {
		int64_t product;

		if (!(from->events >> i & 1))
			continue;
		if (__builtin_mul_overflow(from->factor[i], factor, &product) ||
		    !util_add(&to->factor[i], product))
			return false;
	}
	to->events |= from->events;
	return true;
}

static enum formula_found find(struct search *s, struct str name,
			       struct formula *formula);

/* The next word of a sum: a name, a number, or one of + and *. */
static struct str eat_token(struct str *text)
{
	struct str token = str_trim_left(*text);
	size_t n = 0;

	if (token.length && (token.at[0] == '+' || token.at[0] == '*'))
		n = 1;
	else
		while (n < token.length && !str_is_blank(token.at[n]) &&
		       token.at[n] != '+' && token.at[n] != '*')
			n++;
	*text = (struct str){token.at + n, token.length - n};
	token.length = n;
	return token;
}

/* Number? "*"? Name, added to terms. */
static enum formula_found read_term(struct search *s, struct str *text,
				    bool lenient, struct terms *terms)
{
	struct str token = eat_token(text);
	struct str digits = token;
	struct formula part = {0};
	uint64_t factor = 1;
	enum formula_found found;

	if (number_eat(&digits, &factor) == NUMBER_OK && !digits.length &&
	    factor <= INT64_MAX) {
		token = eat_token(text);
		if (str_equal(token, STR("*")))
			token = eat_token(text);
	}
	if (!token.length || token.at[0] == '+' || token.at[0] == '*')
		return wrong(s, "an event is missing before", *text);
	if (++s->terms > MOST_TERMS)
		return wrong(s, "it uses too many events at", token);
	found = find(s, token, &part);
	if (found == FORMULA_UNKNOWN && lenient)
		return FORMULA_FOUND;
	if (found == FORMULA_UNKNOWN)
		return wrong(s, "there is no event", token);
	if (found != FORMULA_FOUND)
		return found;
	if (part.ratio)
		return wrong(s, "a ratio cannot be part of a sum:", token);
	if (!add_terms(terms, &part.over, (int64_t)factor))
		return wrong(s, "a factor does not fit into 64 bits:", token);
	return FORMULA_FOUND;
}

static enum formula_found read_sum(struct search *s, struct str text,
				   bool lenient, struct terms *terms)
{
	for (;;) {
		enum formula_found found = read_term(s, &text, lenient, terms);
		struct str token;

		if (found != FORMULA_FOUND)
			return found;
		token = eat_token(&text);
		if (!token.length)
			return FORMULA_FOUND;
		if (!str_equal(token, STR("+")))
			return wrong(s, "a + is missing before", token);
	}
}

/* Where a ratio is divided: a / that is in no name of an event. */
static size_t find_slash(const struct search *s, struct str text)
{
	struct str left = text;

	for (;;) {
		struct str token = eat_token(&left);
		const char *slash = memchr(token.at, '/', token.length);

		if (!token.length)
			return text.length;
		if (slash && profile_event(s->profile, token) == COST_EVENTS)
			return (size_t)(slash - text.at);
	}
}

static enum formula_found read_formula(struct search *s, struct str text,
				       bool lenient, struct formula *formula)
{
	size_t slash = find_slash(s, text);
	struct str over = {text.at, slash};
	enum formula_found found =
		read_sum(s, str_trim(over), lenient, &formula->over);

	if (found != FORMULA_FOUND || slash == text.length)
		return found;
	formula->ratio = true;
	text = (struct str){text.at + slash + 1, text.length - slash - 1};
	return read_sum(s, str_trim(text), lenient, &formula->under);
}

/* The definition of a name, if it has a formula. */
static bool find_definition(const struct search *s, struct str name,
			    struct definition *definition, bool *lenient,
			    bool *optional)
{
	size_t before = s->defined->count + s->profile->event_line_count;
	size_t i;

	for (i = 0; formula_definition(s->profile, s->defined, i, definition);
	     i++) {
		if (!str_equal(definition->name, name) ||
		    !definition->formula.length)
			continue;
		*optional = i >= before;
		*lenient = *optional && known[i - before].lenient;
		return true;
	}
	return false;
}

/* Recursion here is bounded by DEEPEST. */
static enum formula_found find(struct search *s, struct str name,
			       struct formula *formula)
{
	unsigned event = profile_event(s->profile, name);
	struct definition definition;
	bool lenient, optional;
	enum formula_found found;
	unsigned i;

	if (event < COST_EVENTS) {
		formula->over.events = (uint64_t)1 << event;
		formula->over.factor[event] = 1;
		return FORMULA_FOUND;
	}
	if (!find_definition(s, name, &definition, &lenient, &optional))
		return FORMULA_UNKNOWN;
	for (i = 0; i < s->depth; i++)
		if (str_equal(s->names[i], name))
			return wrong(s, "it refers to itself through", name);
	if (s->depth == DEEPEST)
		return wrong(s, "it nests too deep at", name);
	s->names[s->depth++] = name;
	found = read_formula(s, definition.formula, lenient, formula);
	s->depth--;
	/* What is known everywhere is not, where the profile lacks an event. */
	if (optional && (found == FORMULA_WRONG || !formula->over.events))
		return FORMULA_UNKNOWN;
	return found;
}

enum formula_found formula_find(struct formula *formula,
				const struct profile *profile,
				const struct words *defined, struct str name,
				struct error *error)
{
	struct search s = {
		.profile = profile, .defined = defined, .error = error};

	memset(formula, 0, sizeof(*formula));
	return find(&s, name, formula);
}

void formula_check(const struct profile *profile, struct diag *diag)
{
	static const struct words none = {0};
	size_t i;

	for (i = 0; i < profile->event_line_count; i++) {
		const struct event_line *line = &profile->event_lines[i];
		struct formula formula;
		struct error error;
		char *file;

		if (line->formula == NONE ||
		    formula_find(&formula, profile, &none,
				 names_str(&profile->names, line->name),
				 &error) != FORMULA_WRONG)
			continue;
		file = str_copy(names_str(&profile->names, line->file));
		diag_file(diag, file);
		diag_depart(diag, D_FORMULA, line->line, "%s", error.text);
		free(file);
	}
}
