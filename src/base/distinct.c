/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/distinct.h"

#include <stdbool.h>

static bool is_alphanumeric(char c)
{
	return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') ||
	       (c >= 'a' && c <= 'z') || (unsigned char)c >= 0x80;
}

/* The length of the longest common beginning of a and b. */
static size_t same_head(struct str a, struct str b)
{
	size_t n = 0;

	while (n < a.length && n < b.length && a.at[n] == b.at[n])
		n++;
	return n;
}

static size_t same_tail(struct str a, struct str b)
{
	size_t n = 0;

	while (n < a.length && n < b.length &&
	       a.at[a.length - 1 - n] == b.at[b.length - 1 - n])
		n++;
	return n;
}

/* Whether a word begins at the n-th byte of s. */
static bool can_begin(struct str s, size_t n)
{
	return n < s.length && is_alphanumeric(s.at[n]) &&
	       (n == 0 || !is_alphanumeric(s.at[n - 1]));
}

/* Whether a word ends n bytes before the end of s. */
static bool can_end(struct str s, size_t n)
{
	return n < s.length && is_alphanumeric(s.at[s.length - 1 - n]) &&
	       (n == 0 || !is_alphanumeric(s.at[s.length - n]));
}

static bool all_can(const struct str *list, size_t count, size_t n,
		    bool (*can)(struct str s, size_t n))
{
	size_t i;

	for (i = 0; i < count; i++)
		if (!can(list[i], n))
			return false;
	return true;
}

/*
 * Whether all names are exactly their common prefix of n bytes, that is,
 * identical.
 */
static bool all_same(const struct str *list, size_t count, size_t n)
{
	size_t i;

	for (i = 0; i < count; i++)
		if (list[i].length != n)
			return false;
	return true;
}

void distinct_shorten(struct str *list, size_t count)
{
	size_t head, tail, i;

	if (count < 2)
		return;
	head = tail = list[0].length;
	for (i = 1; i < count; i++) {
		size_t n = same_head(list[0], list[i]);

		head = n < head ? n : head;
	}
	if (all_same(list, count, head))
		return;
	while (head && !all_can(list, count, head, can_begin))
		head--;
	for (i = 0; i < count; i++)
		list[i] = str_from(list[i], head);
	for (i = 1; i < count; i++) {
		size_t n = same_tail(list[0], list[i]);

		tail = n < tail ? n : tail;
	}
	while (tail && !all_can(list, count, tail, can_end))
		tail--;
	for (i = 0; i < count; i++)
		list[i].length -= tail;
}
