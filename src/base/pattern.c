/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/pattern.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>

/* Returns whether what is at the front of s, outside of [ ], only Perl has: "\\z", "*?", "(?". */
static bool is_of_perl(struct str s)
{
	char c = s.at[0], next = (char)(s.length > 1 ? s.at[1] : '\0');

	if (c == '\\')
		return isalpha((unsigned char)next) && next != 'b' && next != 'B';
	return c == '(' ? next == '?' : strchr("*+?}", c) && (next == '?' || next == '+');
}

/*
 * The expression with Perl's classes as POSIX writes them, in memory that the caller frees.  What
 * would mean something else here, such as "*?", is in *wrong.
 */
static char *translate(struct str left, struct str *wrong)
{
	static const char letters[] = "dwsDWS", *const classes[] = {
		"[0-9]", "[[:alnum:]_]", "[[:space:]]", "[^0-9]", "[^[:alnum:]_]", "[^[:space:]]",
	};
	char *to = util_alloc(left.length + 1, sizeof("[^[:alnum:]_]"));
	size_t length = 0, n;
	bool inside = false; /* [ ] */

	for (; left.length; left = str_from(left, n)) {
		bool escape = left.at[0] == '\\' && left.length > 1;
		const char *letter = escape ? strchr(letters, left.at[1]) : NULL;
		struct str piece = left;

		n = escape && (letter || !inside) ? 2 : 1;
		if (letter && *letter && !(inside && *letter < 'a')) {
			piece = str_of(classes[letter - letters]);
			if (inside)
				piece = (struct str){piece.at + 1, piece.length - 2};
		} else {
			if (letter || (!inside && is_of_perl(left)))
				*wrong = str_head(left, 2);
			if (inside && left.at[0] == ']') {
				inside = false;
			} else if (inside && str_begins(left, STR("[:"))) {
				while (n < left.length && !str_begins(str_from(left, n), STR(":]")))
					n++;
				n += n < left.length;
			} else if (!inside && left.at[0] == '[') {
				inside = true;
				n += str_begins(str_from(left, n), STR("^"));
				n += str_begins(str_from(left, n), STR("]"));
			}
			piece.length = n;
		}
		memcpy(to + length, piece.at, piece.length);
		length += piece.length;
	}
	return to;
}

bool pattern_read(regex_t *regex, struct str text, int flags, struct error *error)
{
	struct str wrong = {text.at, 0};
	char *posix = translate(text, &wrong), why[200];
	int failed = wrong.length ? 0 : regcomp(regex, posix, REG_EXTENDED | flags);

	free(posix);
	if (wrong.length)
		return error_usage(error, "%.*s is Perl's; expected a POSIX extended expression",
				   (int)wrong.length, wrong.at);
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
