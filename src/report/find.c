/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/find.h"

#include "base/nearest.h"
#include "base/pattern.h"
#include "report/rows.h"

#include <stdlib.h>

/* How much a word may differ from a name, from step to step. */
enum step {
	STEP_NAME,
	STEP_LABEL,
	STEP_BARE,
	STEP_SHORT,
	STEP_CASE,
	STEP_PART,
	STEPS
};

/* What a function may be called. */
struct called {
	struct str name;  /* in full */
	struct str plain; /* without callers and levels of recursion */
	struct str bare;  /* without arguments, parameters and the like */
	struct str shown; /* the short name that a list prints */
	struct str file, object;
};

struct finder {
	const struct report *report;
	struct called *called; /* by row */
	struct short_names shorts;
	char *bytes; /* of the bare names */
};

static char lower(char c)
{
	if (c >= 'A' && c <= 'Z')
		return (char)(c - 'A' + 'a');
	return c;
}

static bool begins(struct str s, struct str prefix, bool any_case)
{
	size_t i;

	if (s.length < prefix.length)
		return false;
	if (!any_case)
		return str_begins(s, prefix);
	for (i = 0; i < prefix.length; i++)
		if (lower(s.at[i]) != lower(prefix.at[i]))
			return false;
	return true;
}

static bool same(struct str a, struct str b, bool any_case)
{
	return a.length == b.length && begins(a, b, any_case);
}

/* Whether piece is a part of s, whatever the case. */
static bool has_part(struct str s, struct str piece)
{
	for (; s.length >= piece.length && s.length; s.at++, s.length--)
		if (begins(s, piece, true))
			return true;
	return false;
}

static struct str before_quote(struct str name)
{
	struct str left = name, plain = str_eat_until(&left, '\'');

	/* It may begin with one, and those of C++ have some inside. */
	return plain.length && plain.at[plain.length - 1] != ':' ? plain : name;
}

static void finder_begin(struct finder *f, const struct report *report)
{
	size_t length = 0;
	uint32_t *place;
	row_id i;
	char *to;

	*f = (struct finder){.report = report};
	f->called = util_alloc(report->row_count, sizeof(*f->called));
	for (i = 0; i < report->row_count; i++) {
		const struct row *row = &report->rows[i];
		struct str name = report_name(report, row->name);

		f->called[i] = (struct called){
			.name = name,
			.plain = before_quote(name),
			.file = report_name(report, row->file),
			.object = report_name(report, row->object),
		};
		length += name.length;
	}
	to = f->bytes = util_alloc(length, 1);
	place = rows_short_names(report, &f->shorts);
	for (i = 0; i < report->row_count; i++) {
		struct called *called = &f->called[i];

		called->shown = called->name;
		if (report->rows[i].name != NONE)
			called->shown =
				f->shorts.list[place[report->rows[i].name]];
		called->bare = (struct str){
			to, short_name(called->plain, SHORT_NAME_LEAST, to)};
		to += called->bare.length;
	}
	free(place);
}

static void finder_end(struct finder *f)
{
	short_names_free(&f->shorts);
	free(f->bytes);
	free(f->called);
}

/* Whether word is name, or the name of which it is a level or a context. */
static bool is_name(struct str name, struct str word, bool any_case)
{
	return begins(name, word, any_case) &&
	       (name.length == word.length || name.at[word.length] == '\'');
}

/* "file:name", and perhaps " [object]" */
static bool is_label(const struct called *called, struct str name,
		     struct str word, bool any_case)
{
	struct str rest = word;

	if (!begins(rest, called->file, any_case))
		return false;
	rest.at += called->file.length;
	rest.length -= called->file.length;
	if (!str_eat(&rest, STR(":")) || !begins(rest, name, any_case))
		return false;
	rest.at += name.length;
	rest.length -= name.length;
	if (!rest.length)
		return true;
	return str_eat(&rest, STR(" [")) && str_eat(&rest, called->object) &&
	       str_equal(rest, STR("]"));
}

/* Whether word and a parenthesis are in name, at its beginning or a blank's. */
static bool is_bare(struct str name, struct str word)
{
	size_t i;

	for (i = 0; i + word.length < name.length; i++)
		if ((i == 0 || name.at[i - 1] == ' ') &&
		    name.at[i + word.length] == '(' &&
		    memcmp(name.at + i, word.at, word.length) == 0)
			return true;
	return false;
}

static bool is_meant(const struct called *called, struct str word,
		     struct str bare, enum step step)
{
	bool any_case = step == STEP_CASE;

	switch (step) {
	case STEP_NAME:
		return is_name(called->name, word, false);
	case STEP_LABEL:
		return is_label(called, called->name, word, false) ||
		       is_label(called, called->shown, word, false) ||
		       str_equal(called->shown, word);
	case STEP_BARE:
		return is_bare(called->plain, word);
	case STEP_SHORT:
		return str_equal(called->bare, bare);
	case STEP_CASE:
		return is_name(called->name, word, any_case) ||
		       is_label(called, called->name, word, any_case) ||
		       is_label(called, called->shown, word, any_case) ||
		       same(called->bare, bare, any_case);
	default:
		return has_part(called->name, word) ||
		       is_label(called, called->bare, word, true);
	}
}

/* The row of the i-th place: those listed come first. */
static row_id nth(const struct report *report, size_t i)
{
	return i < report->listed_count ? report->listed[i]
					: (row_id)(i - report->listed_count);
}

/* Adds ": A, B" to an error, of n names. */
static void add_names(struct error *error, const char *before,
		      const struct str *names, size_t n)
{
	struct scratch scratch;
	size_t i;

	for (i = 0; i < n; i++) {
		size_t used = strlen(error->text);

		snprintf(error->text + used, sizeof(error->text) - used, "%s%s",
			 i ? ", " : before, diag_quote(&scratch, names[i]));
	}
}

/* Says that a part of a name is not unique. */
static bool not_unique(const struct finder *f, const char *word,
		       struct error *error)
{
	enum { MOST = 3 };
	const struct report *report = f->report;
	struct str names[MOST];
	size_t n = 0, i, j;

	for (i = 0; i < report->listed_count + report->row_count && n < MOST;
	     i++) {
		const struct called *called = &f->called[nth(report, i)];

		if (!is_meant(called, str_of(word), STR(""), STEP_PART))
			continue;
		for (j = 0; j < n && !str_equal(names[j], called->bare); j++)
			;
		if (j == n)
			names[n++] = called->bare;
	}
	error_set(error, "--fn=%s: several functions have that in their names",
		  word);
	add_names(error, ": ", names, n);
	return false;
}

static void add_near(struct nearest *nearest, const struct called *called)
{
	struct str last = called->bare;
	size_t i;

	for (i = 0; i + 1 < last.length; i++)
		if (last.at[i] == ':' && last.at[i + 1] == ':') {
			last.at += i + 2;
			last.length -= i + 2;
			i = SIZE_MAX;
		}
	nearest_try(nearest, called->plain, called->bare);
	nearest_try(nearest, called->bare, called->bare);
	nearest_try(nearest, last, called->bare);
}

static bool not_there(const struct finder *f, const char *word,
		      struct error *error)
{
	struct str names[NEAREST_MOST];
	struct nearest nearest;
	size_t i;

	nearest_begin(&nearest, str_of(word));
	for (i = 0; i < f->report->row_count; i++)
		add_near(&nearest, &f->called[i]);
	for (i = 0; i < nearest.count; i++)
		names[i] = nearest.list[i].name;
	error_set(error, "--fn=%s: the profile has no such function", word);
	add_names(error, "; the nearest: ", names, nearest.count);
	return false;
}

/* Whether all functions that have a part in their names have the same one. */
static bool is_unique(const struct finder *f, const bool *found)
{
	const struct called *first = NULL;
	size_t i;

	for (i = 0; i < f->report->row_count; i++) {
		if (!found[i])
			continue;
		if (!first)
			first = &f->called[i];
		else if (!str_equal(first->plain, f->called[i].plain))
			return false;
	}
	return true;
}

/* Sets wanted[row]; where that is NULL, it only says what is not there. */
static bool find_word(const struct finder *f, const char *text, bool *wanted,
		      struct error *error)
{
	const struct report *report = f->report;
	struct str word = str_of(text);
	char *bytes = util_alloc(word.length, 1);
	struct str bare = {bytes, short_name(word, SHORT_NAME_LEAST, bytes)};
	bool *found = util_alloc(report->row_count, sizeof(*found));
	enum step step;
	bool any = false, unique = true;
	size_t i;

	for (step = STEP_NAME; step < STEPS && !any; step++) {
		/* An empty name may be one, but is a part of all. */
		if (step != STEP_NAME && !word.length)
			break;
		for (i = 0; i < report->row_count; i++) {
			found[i] = is_meant(&f->called[i], word, bare, step);
			any |= found[i];
		}
		unique = step != STEP_PART || is_unique(f, found);
	}
	for (i = 0; wanted && i < report->row_count; i++)
		wanted[i] |= found[i];
	free(found);
	free(bytes);
	if (any && !unique && wanted)
		return not_unique(f, text, error);
	return any || not_there(f, text, error);
}

static bool is_regex(const char *text)
{
	size_t length = strlen(text);

	return length > 2 && text[0] == '/' && text[length - 1] == '/';
}

/* As find_word. */
static bool find_regex(const struct report *report, const char *text,
		       bool *wanted, struct error *error)
{
	regex_t regex;
	struct error why;
	bool any = false;
	size_t i;

	if (!pattern_read(&regex, (struct str){text + 1, strlen(text) - 2},
			  REG_NOSUB, &why))
		return error_usage(error, "--fn=%s: %s", text, why.text);
	for (i = 0; i < report->row_count && (wanted || !any); i++)
		if (pattern_matches(
			    &regex,
			    report_name(report, report->rows[i].name))) {
			any = true;
			if (wanted)
				wanted[i] = true;
		}
	regfree(&regex);
	return any ||
	       error_set(error, "--fn=%s: the profile has no such function",
			 text);
}

/* Whether a row is called that, or, with part, has it in its name. */
static bool is_plain(const struct report *report, struct str word, bool part)
{
	row_id i;

	for (i = 0; i < report->row_count; i++) {
		struct str name = report_name(report, report->rows[i].name);

		if (part ? has_part(name, word) : is_name(name, word, false))
			return true;
	}
	return false;
}

bool find_any(const struct report *report, struct error *error)
{
	const struct words *words = &report->settings->fn;
	size_t i;

	for (i = 0; i < words->count; i++) {
		const char *text = words->at[i];
		struct finder f;
		bool good;

		if (is_regex(text)) {
			if (!find_regex(report, text, NULL, error))
				return false;
			continue;
		}
		if (is_plain(report, str_of(text), false))
			continue;
		/* It may not be unique: then the words behind are not blamed. */
		if (is_plain(report, str_of(text), true))
			return true;
		finder_begin(&f, report);
		good = find_word(&f, text, NULL, error);
		finder_end(&f);
		if (!good)
			return false;
	}
	return true;
}

/* Sets wanted[row] for the functions that --fn means. */
static bool find_wanted(const struct report *report, bool *wanted,
			struct error *error)
{
	const struct words *words = &report->settings->fn;
	struct finder f;
	bool good = true;
	size_t i;

	finder_begin(&f, report);
	for (i = 0; good && i < words->count; i++)
		good = is_regex(words->at[i])
			       ? find_regex(report, words->at[i], wanted, error)
			       : find_word(&f, words->at[i], wanted, error);
	finder_end(&f);
	return good;
}

bool find_list(struct report *report, struct error *error)
{
	bool *wanted = util_alloc(report->row_count, sizeof(*wanted));
	row_id *list = util_alloc(report->row_count, sizeof(*list));
	bool good = find_wanted(report, wanted, error);
	size_t n = 0, i;

	for (i = 0; i < report->listed_count + report->row_count; i++) {
		row_id row = i < report->listed_count
				     ? report->listed[i]
				     : (row_id)(i - report->listed_count);

		if (wanted[row])
			list[n++] = row;
		wanted[row] = false;
	}
	free(wanted);
	free(report->listed);
	report->listed = list;
	report->listed_count = n;
	report->chosen = true;
	return good;
}

void find_unmatched(const struct report *report, struct diag *diag)
{
	const struct words *words = &report->settings->match;
	struct str names[NEAREST_MOST];
	struct error text;
	struct finder f;
	size_t i, j;

	if (!words->count || report->matched)
		return;
	finder_begin(&f, report);
	for (i = 0; i < words->count; i++) {
		struct nearest nearest;

		nearest_begin(&nearest, str_of(words->at[i]));
		for (j = 0; j < report->row_count; j++) {
			add_near(&nearest, &f.called[j]);
			nearest_try(&nearest, f.called[j].file,
				    f.called[j].file);
		}
		for (j = 0; j < nearest.count; j++)
			names[j] = nearest.list[j].name;
		error_set(&text, "--match=%s: nothing matches", words->at[i]);
		add_names(&text, "; the nearest: ", names, nearest.count);
		diag_warn(diag, "%s", text.text);
	}
	finder_end(&f);
}
