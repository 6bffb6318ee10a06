/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/pattern.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>

/* A regular expression of the user, and what it becomes for regcomp(). */
struct translation {
	struct str left;
	char *to;
	size_t length;
	struct error *error;
};

/* Moves so many bytes of the expression. */
static void keep(struct translation *t, size_t n)
{
	memcpy(t->to + t->length, t->left.at, n);
	t->length += n;
	t->left = str_from(t->left, n);
}

/* Returns whether the C library knows \\b, the edge of a word: most do. */
static bool knows_edges(void)
{
	regex_t regex;
	bool knows;

	if (regcomp(&regex, "\\bx\\b", REG_EXTENDED | REG_NOSUB) != 0)
		return false;
	knows = regexec(&regex, "a x", 0, NULL, 0) == 0 && regexec(&regex, "ax", 0, NULL, 0) != 0;
	regfree(&regex);
	return knows;
}

/* Translates a backslash and a letter; inside: between brackets. */
static bool translate_escape(struct translation *t, bool inside)
{
	static const char *const classes[][3] = {
		{"d", "[0-9]", "0-9"},
		{"D", "[^0-9]", NULL},
		{"w", "[[:alnum:]_]", "[:alnum:]_"},
		{"W", "[^[:alnum:]_]", NULL},
		{"s", "[[:space:]]", "[:space:]"},
		{"S", "[^[:space:]]", NULL},
	};
	char c = t->left.at[1];

	for (size_t i = 0; i < LENGTH(classes); i++) {
		const char *text = classes[i][inside ? 2 : 1];

		if (c != classes[i][0][0])
			continue;
		if (!text)
			return error_usage(t->error, "\\%c cannot stand in [ ]; write %s", c,
					   classes[i][1]);
		memcpy(t->to + t->length, text, strlen(text));
		t->length += strlen(text);
		t->left = str_from(t->left, 2);
		return true;
	}
	/* "[\\]" alone has a backslash; with another ] behind it, Perl's has a ]. */
	for (size_t i = 2; inside && c == ']' && i < t->left.length && t->left.at[i] != '['; i++)
		if (t->left.at[i] == ']')
			return error_usage(t->error,
					   "\\] ends the [ ]; ] is written first in it, as []a]");
	if (inside || !isalpha((unsigned char)c) || ((c == 'b' || c == 'B') && knows_edges())) {
		keep(t, inside ? 1 : 2);
		return true;
	}
	return error_usage(t->error,
			   "\\%c is not known; these are POSIX extended regular expressions, with "
			   "\\d \\w \\s%s",
			   c, knows_edges() ? " \\b" : "");
}

/* Translates "[...]". */
static bool translate_brackets(struct translation *t)
{
	keep(t, 1);
	if (str_begins(t->left, STR("^")))
		keep(t, 1);
	if (str_begins(t->left, STR("]")))
		keep(t, 1);
	while (t->left.length && t->left.at[0] != ']') {
		const char *at = t->left.at;
		size_t n = 1;

		if (at[0] == '\\' && t->left.length > 1) {
			if (!translate_escape(t, true))
				return false;
			continue;
		}
		/* "[:alpha:]", "[.-.]", "[=a=]" */
		if (at[0] == '[' && t->left.length > 1 && strchr(":.=", at[1])) {
			const char end[] = {at[1], ']', '\0'};

			for (n = 2;
			     n < t->left.length && !str_begins(str_from(t->left, n), str_of(end));)
				n++;
			n = n + 2 < t->left.length ? n + 2 : t->left.length;
		}
		keep(t, n);
	}
	if (t->left.length)
		keep(t, 1);
	return true;
}

/* The length of the repetition at the beginning, such as "*" or "{2,3}", or 0. */
static size_t repetition_length(struct str s)
{
	size_t n = 1;

	if (!s.length || !strchr("*+?{", s.at[0]))
		return 0;
	if (s.at[0] != '{')
		return 1;
	while (n < s.length && (isdigit((unsigned char)s.at[n]) || s.at[n] == ','))
		n++;
	return n > 1 && n < s.length && s.at[n] == '}' ? n + 1 : 0;
}

static bool translate(struct translation *t)
{
	while (t->left.length) {
		size_t n = repetition_length(t->left);
		struct str after = str_from(t->left, n);

		if (n && after.length && (after.at[0] == '?' || after.at[0] == '+'))
			return error_usage(t->error,
					   "%.*s%c is Perl's: there is no lazy repetition here; "
					   "write what may be repeated, as [^:]* for .*?",
					   (int)n, t->left.at, after.at[0]);
		if (str_begins(t->left, STR("(?")))
			return error_usage(t->error, "(? is Perl's; write ( ) for a group");
		if (t->left.at[0] == '[') {
			if (!translate_brackets(t))
				return false;
		} else if (t->left.at[0] == '\\' && t->left.length > 1) {
			if (!translate_escape(t, false))
				return false;
		} else {
			keep(t, n ? n : 1);
		}
	}
	return true;
}

bool pattern_read(regex_t *regex, struct str text, int flags, struct error *error)
{
	/* No escape gets more than seven times as long. */
	struct translation t = {text, util_alloc(7 * text.length + 1, 1), 0, error};
	bool good = translate(&t);
	int failed = good ? regcomp(regex, t.to, REG_EXTENDED | flags) : 0;
	char why[200];

	free(t.to);
	if (!good)
		return false;
	if (!failed)
		return true;
	if (failed == REG_ESPACE)
		util_no_memory();
	regerror(failed, regex, why, sizeof(why));
	return error_usage(error, "%s", why);
}

bool pattern_find(const regex_t *regex, const char *text, size_t count, regmatch_t *match,
		  int flags)
{
	int result;

	errno = 0;
	result = regexec(regex, text, count, match, flags);
	/* Without memory, glibc returns REG_NOMATCH, too, but sets errno. */
	if (result != 0 && (result != REG_NOMATCH || errno == ENOMEM))
		util_no_memory();
	return result == 0;
}

bool pattern_matches(const regex_t *regex, struct str s)
{
	char *copy, *nul;
	bool matches;

	if (s.length > PATTERN_LONGEST)
		s.length = PATTERN_LONGEST;
	copy = str_copy(s);
	while ((nul = memchr(copy, '\0', s.length)) != NULL)
		*nul = '\1';
	matches = pattern_find(regex, copy, 0, NULL, 0);
	free(copy);
	return matches;
}

bool patterns_read(struct patterns *patterns, const struct words *words, const char *option,
		   struct error *error)
{
	*patterns = (struct patterns){0};
	patterns->list = util_alloc(words->count, sizeof(*patterns->list));
	patterns->used = util_alloc(words->count, sizeof(*patterns->used));
	for (; patterns->count < words->count; patterns->count++) {
		const char *word = words->at[patterns->count];
		struct error why;

		if (!pattern_read(&patterns->list[patterns->count], str_of(word), REG_NOSUB, &why))
			return error_usage(error, "--%s=%s: %s", option, word, why.text);
	}
	return true;
}

bool patterns_match(const struct patterns *patterns, struct str s)
{
	bool any = false;

	for (size_t i = 0; i < patterns->count; i++) {
		bool *used = &patterns->used[i];

		if (any && *used)
			continue;
		if (pattern_matches(&patterns->list[i], s))
			any = *used = true;
	}
	return any;
}

void patterns_unused(const struct patterns *patterns, const struct words *words,
		     struct words *unused)
{
	for (size_t i = 0; i < patterns->count; i++)
		if (!patterns->used[i])
			words_add(unused, words->at[i]);
}

void patterns_free(struct patterns *patterns)
{
	while (patterns->count)
		regfree(&patterns->list[--patterns->count]);
	free(patterns->list);
	free(patterns->used);
	*patterns = (struct patterns){0};
}
