/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/words.h"

#include "base/util.h"

#include <stdlib.h>

void words_add(struct words *words, const char *word)
{
	UTIL_PUSH(words->at, words->count, words->room) = word;
}

void words_free(struct words *words)
{
	free(words->at);
	*words = (struct words){0};
}

void words_free_all(struct words *words)
{
	while (words->count)
		free((char *)words->at[--words->count]);
	words_free(words);
}
