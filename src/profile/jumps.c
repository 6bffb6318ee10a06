/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "profile/jumps.h"

#include <stdlib.h>

static void add_count(uint64_t *sum, uint64_t n)
{
	*sum = *sum > UINT64_MAX - n ? UINT64_MAX : *sum + n;
}

void jumps_sum(struct jump_counts *sum, const struct jump_counts *counts)
{
	add_count(&sum->executed, counts->executed);
	add_count(&sum->followed, counts->followed);
	sum->conditional |= counts->conditional;
}

void jumps_add(struct jumps *jumps, uint32_t source, uint32_t target,
	       const struct jump_counts *counts)
{
	size_t before = jumps->pairs.count;
	uint32_t id = map_id(&jumps->pairs, source, target);

	if (jumps->pairs.count > before) {
		jumps->list =
			util_grow(jumps->list, &jumps->room, jumps->pairs.count,
				  sizeof(*jumps->list));
		jumps->list[id] = *counts;
		return;
	}
	jumps_sum(&jumps->list[id], counts);
}

void jumps_free(struct jumps *jumps)
{
	map_free(&jumps->pairs);
	free(jumps->list);
	*jumps = (struct jumps){0};
}

uint32_t jumps_number_id(struct map *numbers, uint64_t number)
{
	return map_id(numbers, (uint32_t)(number >> 32), (uint32_t)number);
}

uint64_t jumps_number(const struct map *numbers, uint32_t id)
{
	struct pair pair = numbers->pairs[id];

	return (uint64_t)pair.a << 32 | pair.b;
}

void jumps_add_line(struct line_jumps *lines, uint32_t portion, uint64_t from,
		    uint32_t file, uint64_t to,
		    const struct jump_counts *counts)
{
	uint32_t source = map_id(&lines->sources, portion,
				 jumps_number_id(&lines->numbers, from));
	uint32_t target = map_id(&lines->targets, file,
				 jumps_number_id(&lines->numbers, to));

	jumps_add(&lines->jumps, source, target, counts);
}

void jumps_free_lines(struct line_jumps *lines)
{
	map_free(&lines->numbers);
	map_free(&lines->sources);
	map_free(&lines->targets);
	jumps_free(&lines->jumps);
	*lines = (struct line_jumps){0};
}
