/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>

/*
 * A list of words, in the order in which they were added.  The words are not copied (most are in
 * argv) and must outlive the list.  A list of all zeros is empty.
 */
struct words {
	const char **at;
	size_t count, room;
};

void words_add(struct words *words, const char *word);

/* Frees the list, not its words, and empties it. */
void words_free(struct words *words);

/* As words_free(), where the list owns its words: frees these, too. */
void words_free_all(struct words *words);
