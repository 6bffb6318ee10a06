/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "profile/profile.h"

#include "base/util.h"

#include <stdlib.h>

static void add_side(struct profile *profile)
{
	profile->sides =
		util_grow(profile->sides, &profile->side_room,
			  profile->side_count + 1, sizeof(struct side *));
	profile->now = util_alloc(1, sizeof(*profile->now));
	profile->sides[profile->side_count++] = profile->now;
}

void profile_init(struct profile *profile)
{
	*profile = (struct profile){.keep = {true, true, false, false}};
	add_side(profile);
	profile->places.dense = true;
	profile->functions.dense = true;
	profile->portions.dense = true;
	profile->lines.dense = profile->lines.near = true;
	profile->edges.dense = true;
	profile->calls.dense = profile->calls.near = true;
}

static void side_free(struct side *side)
{
	free(side->line_cost);
	free(side->call);
	free(side->portion_cost);
	map_free(&side->originals);
	free(side);
}

void profile_free(struct profile *profile)
{
	size_t i;

	names_free(&profile->names);
	map_free(&profile->places);
	map_free(&profile->functions);
	map_free(&profile->portions);
	map_free(&profile->lines);
	map_free(&profile->edges);
	map_free(&profile->calls);
	map_free(&profile->numbers);
	if (profile->code)
		code_free(profile->code);
	if (profile->jumps)
		jumps_free_lines(profile->jumps);
	free(profile->jumps);
	cost_free(&profile->costs);
	for (i = 0; i < profile->side_count; i++)
		side_free(profile->sides[i]);
	free(profile->sides);
	free(profile->own);
	free(profile->event_lines);
	free(profile->parts);
	free(profile->descs);
	*profile = (struct profile){0};
}

bool profile_selected(const struct profile *profile, const struct side *side)
{
	size_t i;

	for (i = side->first_part; i < side->end_part; i++)
		if (profile->parts[i].selected)
			return true;
	return false;
}

unsigned profile_event(const struct profile *profile, struct str name)
{
	unsigned i;

	for (i = 0; i < profile->event_count; i++)
		if (str_equal(names_str(&profile->names, profile->events[i]),
			      name))
			return i;
	return COST_EVENTS;
}

function_id profile_function(struct profile *profile, name_id object,
			     name_id file, name_id name)
{
	place_id place = map_id(&profile->places, file, object);
	function_id function = map_id(&profile->functions, name, place);

	if (profile->own_count < profile->functions.count) {
		profile->own = util_grow(profile->own, &profile->own_room,
					 profile->functions.count,
					 sizeof(*profile->own));
		profile->own[profile->own_count++] = NONE;
	}
	return function;
}

portion_id profile_portion_id(struct profile *profile, function_id function,
			      name_id file)
{
	bool is_own = profile_file(profile, function) == file;
	portion_id portion = is_own ? profile->own[function] : NONE;

	if (portion == NONE)
		portion = map_id(&profile->portions, function, file);
	if (is_own)
		profile->own[function] = portion;
	return portion;
}

portion_id profile_portion(struct profile *profile, function_id function,
			   name_id file)
{
	portion_id portion = profile_portion_id(profile, function, file);
	struct side *now = profile->now;

	now->portion_cost =
		util_grow(now->portion_cost, &profile->portion_room,
			  profile->portions.count, sizeof(*now->portion_cost));
	while (now->portion_count < profile->portions.count)
		now->portion_cost[now->portion_count++] = NONE;
	if (now->portion_cost[portion] == NONE)
		now->portion_cost[portion] = 0;
	return portion;
}

/* An array of elements of size bytes with count of them, the new ones zero. */
static void *extend(void *array, size_t *have, size_t count, size_t size)
{
	array = util_realloc(array, count, size);
	memset((char *)array + *have * size, 0, (count - *have) * size);
	*have = count;
	return array;
}

void profile_extend_side(const struct profile *profile, struct side *side)
{
	size_t i = side->portion_count;

	side->portion_cost =
		extend(side->portion_cost, &side->portion_count,
		       profile->portions.count, sizeof(*side->portion_cost));
	for (; i < side->portion_count; i++)
		side->portion_cost[i] = NONE;
	side->line_cost =
		extend(side->line_cost, &side->line_count, profile->lines.count,
		       sizeof(*side->line_cost));
	side->call = extend(side->call, &side->call_count, profile->calls.count,
			    sizeof(*side->call));
}

static uint32_t number_id(struct profile *profile, uint64_t number)
{
	if (number < PROFILE_BIG)
		return (uint32_t)number;
	return PROFILE_BIG | map_id(&profile->numbers, (uint32_t)(number >> 32),
				    (uint32_t)number);
}

uint64_t profile_number(const struct profile *profile, uint32_t b)
{
	struct pair pair;

	if (b < PROFILE_BIG)
		return b;
	pair = profile->numbers.pairs[b & ~PROFILE_BIG];
	return (uint64_t)pair.a << 32 | pair.b;
}

/* A new line has no costs yet; nor has a new call. */
static void add_line(struct profile *profile)
{
	struct side *now = profile->now;

	now->line_count = profile->lines.count;
	now->line_cost = util_grow(now->line_cost, &profile->line_room,
				   now->line_count, sizeof(*now->line_cost));
	now->line_cost[now->line_count - 1] = 0;
}

static void add_call(struct profile *profile)
{
	struct side *now = profile->now;

	now->call_count = profile->calls.count;
	now->call = util_grow(now->call, &profile->call_room, now->call_count,
			      sizeof(*now->call));
	now->call[now->call_count - 1] = (struct call){0};
}

static bool is_line(const struct profile *profile, uint32_t id,
		    struct pair line)
{
	struct pair pair;

	if (id >= profile->lines.count)
		return false;
	pair = profile->lines.pairs[id];
	return pair.a == line.a && pair.b == line.b;
}

line_id profile_line_more(struct profile *profile, portion_id portion,
			  uint64_t number, struct order *order)
{
	struct pair line = {portion, number_id(profile, number)};
	size_t before = profile->lines.count;

	if (is_line(profile, order->next + 1, line))
		order->last = order->next = order->next + 1;
	else
		order->last = map_id(&profile->lines, line.a, line.b);
	if (profile->lines.count > before)
		add_line(profile);
	return order->last;
}

static bool is_call(const struct profile *profile, uint32_t id,
		    struct pair edge, uint32_t b)
{
	struct pair pair;

	if (id >= profile->calls.count || profile->calls.pairs[id].b != b)
		return false;
	pair = profile->edges.pairs[profile->calls.pairs[id].a];
	return pair.a == edge.a && pair.b == edge.b;
}

call_id profile_call(struct profile *profile, portion_id portion,
		     function_id function, uint64_t number, struct order *order)
{
	struct pair edge = {portion, function};
	uint32_t b = profile->keep.lines ? number_id(profile, number) : 0;
	size_t before = profile->calls.count;

	if (is_call(profile, order->last + 1, edge, b))
		order->last = order->next = order->last + 1;
	else if (is_call(profile, order->next + 1, edge, b))
		order->last = order->next = order->next + 1;
	else
		order->last =
			map_id(&profile->calls,
			       map_id(&profile->edges, edge.a, edge.b), b);
	if (profile->calls.count > before)
		add_call(profile);
	return order->last;
}

void profile_turn(struct profile *profile)
{
	profile->now->end_part = profile->part_count;
	add_side(profile);
	*profile->now = (struct side){
		.line_cost = util_alloc(profile->lines.count, sizeof(cost_id)),
		.call = util_alloc(profile->calls.count, sizeof(struct call)),
		.line_count = profile->lines.count,
		.call_count = profile->calls.count,
		.first_part = profile->part_count,
		.end_part = profile->part_count,
	};
	profile->line_room = profile->lines.count;
	profile->call_room = profile->calls.count;
	profile->portion_room = 0;
	if (profile->code)
		jumps_free(&profile->code->jumps);
	if (profile->jumps)
		jumps_free_lines(profile->jumps);
}
