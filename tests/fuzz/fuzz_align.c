/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Two texts with a newline between them, whose lines are single bytes: what
 * they have in common is in order.
 */
#include "setup.h"

#include "base/woven.h"

enum { MOST = 2000 };

static struct ids list_of(struct str text, uint32_t ids[MOST])
{
	size_t i;

	for (i = 0; i < text.length && i < MOST; i++)
		ids[i] = (unsigned char)text.at[i];
	return (struct ids){ids, i};
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct str after = {(const char *)data, size};
	struct str before = str_eat_until(&after, '\n');
	uint32_t before_ids[MOST], after_ids[MOST], match[MOST];
	struct ids a = list_of(before, before_ids), b = list_of(after, after_ids);
	size_t next = 0, i;

	woven_align(a, b, 256, match);

	for (i = 0; i < a.count; i++) {
		if (match[i] == NONE)
			continue;
		REQUIRE(match[i] >= next && match[i] < b.count);
		REQUIRE(a.id[i] == b.id[match[i]]);
		next = (size_t)match[i] + 1;
	}
	return 0;
}
