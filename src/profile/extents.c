/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "profile/extents.h"

#include "base/name.h"
#include "base/util.h"

#include <stdlib.h>

/* A function whose name is its address. */
struct addressed {
	uint32_t object;
	uint64_t address;
	function_id function;
};

static int compare_addressed(const void *a, const void *b)
{
	const struct addressed *x = a, *y = b;

	if (x->object != y->object)
		return x->object < y->object ? -1 : 1;
	return (x->address > y->address) - (x->address < y->address);
}

/* Whether a name is an address, such as 0x0000000000001149; *address is its number. */
static bool read_address(struct str name, uint64_t *address)
{
	size_t i;

	name = name_without_level(name);
	if (!str_begins(name, STR("0x")) || !name_is_unnamed(name))
		return false;
	*address = 0;
	for (i = 2; i < name.length; i++)
		*address = *address << 4 |
			   (uint64_t)(name.at[i] - (name.at[i] <= '9' ? '0' : 'a' - 10));
	return i > 2;
}

/* Adds what a portion, or a line of it, costs to its function, if that has an address. */
static void add_cost(const struct extents *extents, struct extents_side *to,
		     const struct profile *profile, portion_id portion, cost_id cost)
{
	function_id function = profile->portions.pairs[portion].a;
	int64_t count;

	/* A sum that does not fit is reported when it is shown. */
	if (cost && extents->object[function] && cost_get(&profile->costs, cost, 0, &count) &&
	    !util_add(&to->cost[function], count))
		to->cost[function] = 0;
}

/* Finds the extents on a side of the functions of a sorted list, of which some are present. */
static void find_side(const struct extents *extents, struct extents_side *to,
		      const struct profile *profile, const struct side *side, const bool *present,
		      const struct addressed *list, size_t count)
{
	enum { LARGEST = 1 << 16 }; /* between functions further apart, others lie */
	const struct addressed *one, *next = NULL;
	size_t functions = profile->functions.count, i;

	to->bytes = util_alloc(functions, sizeof(*to->bytes));
	to->cost = util_alloc(functions, sizeof(*to->cost));
	for (one = list + count; one-- > list;) {
		if (!present[one->function])
			continue;
		/* Levels of recursion have one address. */
		if (next && one->object == next->object && one->address == next->address)
			to->bytes[one->function] = to->bytes[next->function];
		else if (next && one->object == next->object &&
			 next->address - one->address <= LARGEST)
			to->bytes[one->function] = next->address - one->address;
		next = one;
	}
	for (i = 0; i < side->line_count; i++)
		add_cost(extents, to, profile, profile->lines.pairs[i].a, side->line_cost[i]);
	for (i = 0; i < side->portion_count; i++)
		if (profile_has_portion(side, (portion_id)i))
			add_cost(extents, to, profile, (portion_id)i, side->portion_cost[i]);
}

void extents_find(struct extents *extents, const struct profile *profile, const struct side *old,
		  const bool *on_old, const struct side *new, const bool *on_new)
{
	size_t functions = profile->functions.count, count = 0;
	struct addressed *list = util_alloc(functions, sizeof(*list));
	function_id i;

	*extents = (struct extents){.object = util_alloc(functions, sizeof(*extents->object))};
	for (i = 0; i < functions; i++) {
		struct str path = names_str(&profile->names, profile_object(profile, i));
		uint64_t address;

		if (!read_address(names_str(&profile->names, profile_name(profile, i)), &address))
			continue;
		extents->object[i] = 1 + names_id(&extents->objects, str_eat_last(&path, '/'));
		list[count++] = (struct addressed){extents->object[i], address, i};
	}
	qsort(list, count, sizeof(*list), compare_addressed);
	find_side(extents, &extents->old, profile, old, on_old, list, count);
	find_side(extents, &extents->new, profile, new, on_new, list, count);
	free(list);
}

void extents_free(struct extents *extents)
{
	names_free(&extents->objects);
	free(extents->object);
	free(extents->old.bytes);
	free(extents->old.cost);
	free(extents->new.bytes);
	free(extents->new.cost);
}
