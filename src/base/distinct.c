/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/distinct.h"

#include <ctype.h>
#include <stdbool.h>

static bool is_alphanumeric(char c)
{
	return isalnum((unsigned char)c) || (unsigned char)c >= 0x80;
}

/* The n-th byte of s, counted from 0, from the front or from the end. */
static char byte_of(struct str s, size_t n, bool from_end)
{
	return s.at[from_end ? s.length - 1 - n : n];
}

/* Whether a word begins behind the first n bytes of s, from either end. */
static bool is_at_word(struct str s, size_t n, bool from_end)
{
	return n < s.length && is_alphanumeric(byte_of(s, n, from_end)) &&
	       (n == 0 || !is_alphanumeric(byte_of(s, n - 1, from_end)));
}

/*
 * The most bytes that all names have in common at one end and that leave each
 * of them a whole word there; 0 if all names are the same.
 */
static size_t shared(const struct str *list, size_t count, bool from_end)
{
	size_t most = 0, n, i;

	for (n = 0;; n++) {
		size_t ends = 0, words = 0;

		for (i = 0; i < count; i++) {
			ends += n == list[i].length;
			words += is_at_word(list[i], n, from_end);
		}
		if (ends)
			return ends < count ? most : 0;
		if (words == count)
			most = n;
		for (i = 1; i < count; i++)
			if (byte_of(list[0], n, from_end) != byte_of(list[i], n, from_end))
				return most;
	}
}

void distinct_shorten(struct str *list, size_t count)
{
	size_t head, tail, i;

	if (count < 2)
		return;
	head = shared(list, count, false);
	for (i = 0; i < count; i++)
		list[i] = str_from(list[i], head);
	tail = shared(list, count, true);
	for (i = 0; i < count; i++)
		list[i].length -= tail;
}
