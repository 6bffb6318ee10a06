/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/ranges.h"

#include "base/number.h"
#include "base/util.h"

#include <stdlib.h>

static bool read_range(struct range *range, struct str text)
{
	if (number_eat(&text, &range->low) != NUMBER_OK)
		return false;
	range->high = range->low;
	if (!text.length)
		return true;
	if (!str_eat(&text, STR("-")))
		return false;
	range->high = UINT64_MAX;
	if (!text.length)
		return true;
	return number_eat(&text, &range->high) == NUMBER_OK && !text.length &&
	       range->low <= range->high;
}

bool ranges_read(struct ranges *ranges, struct str text)
{
	size_t room = 0;
	bool more = true;

	*ranges = (struct ranges){0};
	while (more) {
		struct str word = str_eat_until(&text, ',');

		more = text.at > word.at + word.length;
		if (!read_range(&UTIL_PUSH(ranges->list, ranges->count, room), word))
			return false;
	}
	return true;
}

bool ranges_has(const struct ranges *ranges, uint64_t number)
{
	for (size_t i = 0; i < ranges->count; i++)
		if (number >= ranges->list[i].low && number <= ranges->list[i].high)
			return true;
	return false;
}

void ranges_free(struct ranges *ranges)
{
	free(ranges->list);
	*ranges = (struct ranges){0};
}
