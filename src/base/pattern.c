/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/pattern.h"

#include <ctype.h>
#include <errno.h>

/* The first of what only Perl has: "\\z", "*?", "(?"; in [ ] also "\\w"; empty: nothing. */
static struct str of_perl(struct str s)
{
	bool inside = false; /* [ ] */

	for (; s.length > 1; s = str_from(s, 1)) {
		char c = s.at[0], next = s.at[1];

		if (c == '[' || c == ']')
			inside = c == '[';
		if (c == '\\' ? isalpha((unsigned char)next) && (inside || !strchr("bBsSwW", next))
			      : c && !inside &&
					((c == '(' && next == '?') ||
					 (strchr("*+?}", c) && (next == '?' || next == '+'))))
			return str_head(s, 2);
		s = str_from(s, c == '\\' && !inside);
	}
	return STR("");
}

bool pattern_read(regex_t *regex, struct str text, int flags, struct error *error)
{
	struct str wrong = of_perl(text);
	char *copy = str_copy(text), why[200];
	int failed = wrong.length ? 0 : regcomp(regex, copy, REG_EXTENDED | flags);

	free(copy);
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
	for (size_t i = 0; i < patterns->count; i++)
		if (pattern_matches(&patterns->list[i], s))
			return true;
	return false;
}

void patterns_free(struct patterns *patterns)
{
	while (patterns->count)
		regfree(&patterns->list[--patterns->count]);
	free(patterns->list);
	*patterns = (struct patterns){0};
}
