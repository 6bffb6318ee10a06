/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/pattern.h"

#include <stdlib.h>

bool pattern_read(regex_t *regex, struct str text, int flags,
		  struct error *error)
{
	char *copy = str_copy(text);
	int failed = regcomp(regex, copy, REG_EXTENDED | flags);
	char why[200];

	free(copy);
	if (!failed)
		return true;
	regerror(failed, regex, why, sizeof(why));
	return error_usage(error, "%s", why);
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
	matches = regexec(regex, copy, 0, NULL, 0) == 0;
	free(copy);
	return matches;
}
