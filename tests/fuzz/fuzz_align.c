/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Two texts with a newline between them, whose lines are single bytes: what
 * they have in common is in order, and of short ones as much as can be.
 */
#include "setup.h"

#include "base/woven.h"

enum { MOST = 2000, SHORT = 100 };

static struct ids list_of(struct str text, uint32_t ids[MOST])
{
	size_t i;

	for (i = 0; i < text.length && i < MOST; i++)
		ids[i] = (unsigned char)text.at[i];
	return (struct ids){ids, i};
}

/* The length of the longest common subsequence, worked out in full. */
static size_t most_common(struct ids a, struct ids b)
{
	size_t row[SHORT + 1] = {0};
	size_t i, j;

	for (i = 0; i < a.count; i++) {
		size_t diagonal = 0;

		for (j = 0; j < b.count; j++) {
			size_t above = row[j + 1];

			if (a.id[i] == b.id[j])
				row[j + 1] = diagonal + 1;
			else if (row[j] > above)
				row[j + 1] = row[j];
			diagonal = above;
		}
	}
	return row[b.count];
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct str after = {(const char *)data, size};
	struct str before = str_eat_until(&after, '\n');
	uint32_t before_ids[MOST], after_ids[MOST], match[MOST];
	struct ids a = list_of(before, before_ids), b = list_of(after, after_ids);
	size_t common = 0, next = 0, i;
	bool all = woven_align(a, b, 256, match);

	for (i = 0; i < a.count; i++) {
		if (match[i] == NONE)
			continue;
		REQUIRE(match[i] >= next && match[i] < b.count);
		REQUIRE(a.id[i] == b.id[match[i]]);
		next = (size_t)match[i] + 1;
		common++;
	}
	if (a.count <= SHORT && b.count <= SHORT)
		REQUIRE(all && common == most_common(a, b));
	return 0;
}
