/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/words.h"

#include "base/util.h"

#include <stdlib.h>

void words_add(struct words *words, const char *word)
{
	words->at = util_grow(words->at, &words->room, words->count + 1,
			      sizeof(*words->at));
	words->at[words->count++] = word;
}

void words_free(struct words *words)
{
	free(words->at);
	*words = (struct words){0};
}
