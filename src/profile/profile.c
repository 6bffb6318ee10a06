/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "profile/profile.h"

#include "base/number.h"

bool profile_believes(int64_t total, int64_t sum)
{
	return sum >= 0 ? total >= sum : number_magnitude(total) >= number_magnitude(sum);
}

struct definition definition_split(struct str text)
{
	const struct str all = str_trim(text);
	struct str left = str_eat_until(&text, ':');
	struct definition definition = {.text = all, .long_name = str_trim(text)};

	definition.name = str_trim(str_eat_until(&left, '='));
	definition.formula = str_trim(left);
	return definition;
}

static void push_side(struct profile *profile, struct side *side)
{
	profile->current = side;
	profile->current_side = (uint32_t)profile->side_count;
	/* NOLINTNEXTLINE: the size of a pointer is intended */
	UTIL_PUSH(profile->sides, profile->side_count, profile->side_room) = side;
}

void profile_init(struct profile *profile)
{
	/* Neighbouring lines and addresses mostly follow each other. */
	*profile = (struct profile){
		.object_files.dense = true,
		.functions.dense = true,
		.portions.dense = true,
		.edges.dense = true,
		.lines = {.dense = true, .near = true},
		.calls = {.dense = true, .near = true},
		.numbers.near = true,
		.keep = {true, true, false},
		.symbolizer = NONE,
	};
	push_side(profile, util_alloc(1, sizeof(struct side)));
}

void profile_free_side(struct side *side)
{
	free(side->line_cost);
	free(side->call);
	free(side->portion_cost);
	free(side->called);
	map_free(&side->originals);
	free(side);
}

void profile_free(struct profile *profile)
{
	names_free(&profile->names);
	map_free(&profile->object_files);
	map_free(&profile->functions);
	map_free(&profile->portions);
	map_free(&profile->lines);
	map_free(&profile->edges);
	map_free(&profile->calls);
	map_free(&profile->numbers);
	map_free(&profile->inlined);
	free(profile->contexts);
	if (profile->code)
		code_free(profile->code);
	cost_free(&profile->costs);
	for (size_t i = 0; i < profile_all_sides(profile); i++)
		profile_free_side(profile->sides[i]);
	free(profile->sides);
	free(profile->event_lines);
	free(profile->parts);
	free(profile->descs);
	*profile = (struct profile){0};
}

struct selected_parts profile_selected(const struct profile *profile, const struct side *side)
{
	struct selected_parts selected = {0};

	for (size_t i = side->first_part; i < side->end_part; i++) {
		const struct part *part = &profile->parts[i];

		if (!part->selected)
			continue;
		selected.count++;
		selected.events |= part->events;
		selected.believed |= part->believed;
		selected.measured |= part->measured;
		selected.cut |= part->cut;
	}
	return selected;
}

struct str profile_desc(const struct profile *profile, const struct part *part, struct str key)
{
	for (uint32_t i = 0; i < part->desc_count; i++) {
		struct str desc = names_str(&profile->names, profile->descs[part->descs + i]);

		if (str_eat(&desc, key))
			return str_trim(desc);
	}
	return STR("");
}

struct str profile_part_name(const struct profile *profile, const struct part *part)
{
	struct str trigger = profile_desc(profile, part, STR("Trigger:"));

	return str_eat(&trigger, STR("Client Request:")) ? str_trim(trigger) : STR("");
}

unsigned profile_event(const struct profile *profile, struct str name)
{
	for (unsigned i = 0; i < profile->event_count; i++)
		if (str_equal(names_str(&profile->names, profile->events[i]), name))
			return i;
	return COST_EVENTS;
}

function_id profile_function(struct profile *profile, name_id object, name_id file, name_id name)
{
	struct pair within = {file, object};

	/* Nearly always, they are those of the function before. */
	if (!map_is(&profile->object_files, profile->object_file, within))
		profile->object_file = map_id(&profile->object_files, file, object);
	return map_id(&profile->functions, name, profile->object_file);
}

static void set_context(struct profile *profile, function_id function, struct context context)
{
	while (profile->context_count <= function) {
		function_id next = (function_id)profile->context_count;

		UTIL_PUSH(profile->contexts, profile->context_count, profile->context_room) =
			(struct context){next, NONE};
	}
	profile->contexts[function] = context;
}

function_id profile_inlined(struct profile *profile, function_id outer, function_id label)
{
	uint32_t place = PROFILE_BIG | map_id(&profile->inlined, outer, label);
	size_t before = profile->functions.count;
	/* No pair of a file and an object has such an id. */
	function_id id = map_id(&profile->functions, profile_name(profile, label), place);

	if (profile->functions.count > before)
		set_context(profile, id, (struct context){label, outer});
	return id;
}

bool profile_is_within(const struct profile *profile, edge_id edge)
{
	struct pair pair = profile->edges.pairs[edge];
	function_id caller = profile->portions.pairs[pair.a].a, at = caller, outer;

	if (profile_outer(profile, pair.b) == NONE)
		return false;
	for (; (outer = profile_outer(profile, at)) != NONE; at = outer)
		if (profile_label(profile, at) == profile_label(profile, pair.b) &&
		    profile_label(profile, outer) == profile_label(profile, caller))
			return true;
	return false;
}

void profile_set_label(struct profile *profile, function_id function, function_id label)
{
	set_context(profile, function, (struct context){label, NONE});
}

function_id profile_find_function(const struct profile *profile, name_id object, name_id file,
				  name_id name)
{
	object_file_id within = map_find(&profile->object_files, file, object);

	return within == NONE ? NONE : map_find(&profile->functions, name, within);
}

/* Grows an array from *have to count elements of size bytes; fills with 0. */
static void *extend(void *array, size_t *have, size_t *room, size_t count, size_t size)
{
	if (count <= *have)
		return array;
	array = util_grow(array, room, count, size);
	memset((char *)array + *have * size, 0, (count - *have) * size);
	*have = count;
	return array;
}

static void extend_portions(const struct profile *profile, struct side *side)
{
	size_t i = side->portion_count;

	side->portion_cost = extend(side->portion_cost, &side->portion_count, &side->portion_room,
				    profile->portions.count, sizeof(*side->portion_cost));
	for (; i < side->portion_count; i++)
		side->portion_cost[i] = NONE;
}

portion_id profile_portion(struct profile *profile, function_id function, name_id file)
{
	portion_id portion = map_id(&profile->portions, function, file);
	struct side *side = profile->current;

	extend_portions(profile, side);
	if (side->portion_cost[portion] == NONE)
		side->portion_cost[portion] = 0;
	return portion;
}

/* Makes room on a side for all lines and calls known so far. */
static void extend_facts(const struct profile *profile, struct side *side)
{
	size_t calls = profile->keep.lines ? profile->calls.count : profile->edges.count;

	side->line_cost = extend(side->line_cost, &side->line_count, &side->line_room,
				 profile->lines.count, sizeof(*side->line_cost));
	side->call =
		extend(side->call, &side->call_count, &side->call_room, calls, sizeof(*side->call));
}

void profile_extend_side(const struct profile *profile, struct side *side)
{
	extend_portions(profile, side);
	extend_facts(profile, side);
}

uint32_t profile_number_id(struct profile *profile, uint64_t number)
{
	if (number < PROFILE_BIG)
		return (uint32_t)number;
	return PROFILE_BIG | map_id(&profile->numbers, (uint32_t)(number >> 32), (uint32_t)number);
}

uint64_t profile_number(const struct profile *profile, uint32_t id)
{
	struct pair halves;

	if (id < PROFILE_BIG)
		return id;
	halves = profile->numbers.pairs[id & ~PROFILE_BIG];
	return (uint64_t)halves.a << 32 | halves.b;
}

line_id profile_line(struct profile *profile, portion_id portion, uint64_t number,
		     struct order *order)
{
	struct pair line = {portion, profile_number_id(profile, number)};
	size_t before = profile->lines.count;

	if (map_is(&profile->lines, order->next + 1, line))
		order->last = order->next = order->next + 1;
	else
		order->last = map_id(&profile->lines, line.a, line.b);
	if (profile->lines.count > before)
		extend_facts(profile, profile->current);
	return order->last;
}

UTIL_INLINE bool is_call(const struct profile *profile, call_id id, struct pair edge, uint32_t b)
{
	const struct map *calls = &profile->calls;

	if (!profile->keep.lines)
		return map_is(&profile->edges, id, edge);
	return id < calls->count && calls->pairs[id].b == b &&
	       map_is(&profile->edges, calls->pairs[id].a, edge);
}

call_id profile_call(struct profile *profile, portion_id portion, function_id function,
		     uint64_t number, struct order *order)
{
	bool lines = profile->keep.lines;
	const struct map *facts = lines ? &profile->calls : &profile->edges;
	size_t before = facts->count;
	struct pair edge = {portion, function};
	uint32_t b = lines ? profile_number_id(profile, number) : 0;

	if (is_call(profile, order->last + 1, edge, b)) {
		order->last = order->next = order->last + 1;
	} else if (is_call(profile, order->next + 1, edge, b)) {
		order->last = order->next = order->next + 1;
	} else {
		order->last = map_id(&profile->edges, portion, function);
		if (lines)
			order->last = map_id(&profile->calls, order->last, b);
	}
	if (facts->count > before)
		extend_facts(profile, profile->current);
	return order->last;
}

void profile_begin_side(struct profile *profile)
{
	profile->current->end_part = profile->part_count;
	push_side(profile, util_alloc(1, sizeof(struct side)));
	*profile->current = (struct side){
		.first_part = profile->part_count,
		.end_part = profile->part_count,
	};
	extend_facts(profile, profile->current);
	if (profile->code)
		code_free_jumps(&profile->code->jumps);
}

bool profile_side(struct profile *profile, uint64_t key)
{
	size_t i = 0;

	while (i < profile->side_count && profile->sides[i]->keyed && profile->sides[i]->key != key)
		i++;
	if (i == PROFILE_SIDES)
		return false;
	if (i == profile->side_count)
		profile_begin_side(profile);
	profile->current = profile->sides[i];
	profile->current->key = key;
	profile->current->keyed = true;
	profile->current_side = (uint32_t)i;
	extend_facts(profile, profile->current);
	return true;
}

static int compare_sides(const void *a, const void *b)
{
	const struct side *const *x = a, *const *y = b;

	return ((*x)->key > (*y)->key) - ((*x)->key < (*y)->key);
}

void profile_sort_sides(struct profile *profile)
{
	size_t count = profile->side_count, n = 0, side;
	struct part *parts = util_alloc(profile->part_count, sizeof(*parts));
	/* NOLINTBEGIN: the size of a pointer is intended */
	struct side **before = util_alloc(count, sizeof(*before));

	memcpy(before, profile->sides, count * sizeof(*before));
	qsort(profile->sides, count, sizeof(*profile->sides), compare_sides);
	/* NOLINTEND */
	for (side = 0; side < count; side++) {
		struct side *moved = profile->sides[side];

		moved->first_part = n;
		for (size_t i = 0; i < profile->part_count; i++) {
			if (before[profile->parts[i].side] != moved)
				continue;
			parts[n] = profile->parts[i];
			parts[n++].side = (uint32_t)side;
		}
		moved->end_part = n;
	}
	free(before);
	free(profile->parts);
	profile->parts = parts;
	profile->part_room = profile->part_count;
	profile->current = profile->sides[count - 1];
	profile->current_side = (uint32_t)count - 1;
}

void profile_mark_called(struct profile *profile, struct side *side, function_id function)
{
	side->called = extend(side->called, &side->called_count, &side->called_room,
			      profile->functions.count, sizeof(*side->called));
	side->called[function] = true;
}

void profile_mark_files(const struct profile *profile, const struct side *side, bool *files)
{
	for (portion_id i = 0; i < side->portion_count; i++)
		if (profile_has_portion(side, i))
			files[profile->portions.pairs[i].b] = true;
}

void profile_mark_functions(const struct profile *profile, const struct side *side, bool *functions)
{
	for (uint32_t i = 0; i < side->portion_count; i++)
		if (profile_has_portion(side, i))
			functions[profile->portions.pairs[i].a] = true;
	for (uint32_t i = 0; i < side->called_count; i++)
		functions[i] |= side->called[i];
	for (uint32_t i = 0; i < side->call_count; i++)
		if (side->call[i].seen) {
			edge_id edge = profile_call_pair(profile, i).a;

			functions[profile->edges.pairs[edge].b] = true;
		}
}

struct side *profile_renew_side(struct profile *profile, struct side **side)
{
	struct side *before = *side;

	profile->current = *side = util_alloc(1, sizeof(struct side));
	*profile->current = (struct side){
		.key = before->key,
		.keyed = before->keyed,
		.total = before->total,
		.resolved = before->resolved,
		.first_part = before->first_part,
		.end_part = before->end_part,
		.changed = before->changed,
		.originals = before->originals,
	};
	before->originals = (struct map){0};
	extend_facts(profile, profile->current);
	return before;
}

/* Returns the new line number of a line or call with this portion and b. */
static uint64_t moved_number(const struct profile *profile, const struct profile_moves *moves,
			     portion_id portion, uint32_t b)
{
	const struct pair *portions = profile->portions.pairs;
	const struct profile_lines *lines = moves->lines;
	uint64_t number = profile_number(profile, b);

	return lines ? lines->number(lines->context, portions[portion].b,
				     portions[moves->portion[portion]].b, number)
		     : number;
}

static void add_lines(struct profile *profile, const struct side *side,
		      const struct profile_moves *moves)
{
	struct order order = {NONE, NONE};

	for (line_id i = 0; i < side->line_count; i++) {
		struct pair line = profile->lines.pairs[i];
		line_id to = i;

		if (!side->line_cost[i])
			continue;
		if (moves && (moves->lines || moves->portion[line.a] != line.a))
			to = profile_line(profile, moves->portion[line.a],
					  moved_number(profile, moves, line.a, line.b), &order);
		cost_add(&profile->costs, &profile->current->line_cost[to], &profile->costs,
			 side->line_cost[i]);
	}
}

void profile_add_call(struct costs *costs, struct call *sum, const struct call *call)
{
	sum->seen |= call->seen;
	cost_add(costs, &sum->cost, costs, call->cost);
	if (!util_add(&sum->count, call->count))
		cost_mark_overflow(costs, COST_CALLS);
}

static void add_calls(struct profile *profile, const struct side *side,
		      const struct profile_moves *moves)
{
	struct order order = {NONE, NONE};

	for (call_id i = 0; i < side->call_count; i++) {
		struct pair pair = profile_call_pair(profile, i);
		struct pair edge = profile->edges.pairs[pair.a];
		const struct call *call = &side->call[i];
		call_id to = i;

		if (!call->seen)
			continue;
		if (moves && (moves->lines || moves->portion[edge.a] != edge.a ||
			      moves->function[edge.b] != edge.b))
			to = profile_call(profile, moves->portion[edge.a], moves->function[edge.b],
					  moved_number(profile, moves, edge.a, pair.b), &order);
		profile_add_call(&profile->costs, &profile->current->call[to], call);
	}
}

void profile_add_facts(struct profile *profile, const struct side *side,
		       const struct profile_moves *moves)
{
	for (uint32_t i = 0; i < side->portion_count; i++) {
		cost_id *sum;

		if (!profile_has_portion(side, i))
			continue;
		sum = &profile->current->portion_cost[moves ? moves->portion[i] : i];
		if (*sum == NONE)
			*sum = 0;
		cost_add(&profile->costs, sum, &profile->costs, side->portion_cost[i]);
	}
	add_lines(profile, side, moves);
	for (uint32_t i = 0; i < side->called_count; i++)
		if (side->called[i])
			profile_mark_called(profile, profile->current,
					    moves ? moves->function[i] : i);
	for (uint32_t i = 0; i < side->originals.count; i++)
		map_id(&profile->current->originals, side->originals.pairs[i].a,
		       side->originals.pairs[i].b);
	add_calls(profile, side, moves);
}

bool profile_slice(struct profile *profile, bool ends)
{
	size_t n = profile->side_count, i;
	struct side **sides;
	unsigned event;

	profile->slice_count = n;
	cost_freeze(&profile->costs);
	if (!ends) {
		struct side *sum = util_alloc(1, sizeof(*sum));

		push_side(profile, sum);
		profile_extend_side(profile, sum);
		sum->first_part = profile->sides[0]->first_part;
		sum->end_part = profile->sides[n - 1]->end_part;
		for (i = 0; i < n; i++) {
			const struct side *slice = profile->sides[i];

			profile_add_facts(profile, slice, NULL);
			cost_add(&profile->costs, &sum->total, &profile->costs, slice->total);
			cost_add(&profile->costs, &sum->resolved, &profile->costs, slice->resolved);
			if (slice->changed.tv_sec > sum->changed.tv_sec)
				sum->changed = slice->changed;
		}
	}
	/* The last one goes to its place: second, or first. */
	sides = profile->sides;
	for (i = profile->side_count - 1; i > (size_t)ends; i--)
		sides[i] = sides[i - 1];
	sides[i] = profile->current;
	profile->other_count = profile->side_count - 1 - ends;
	profile->side_count = 1 + ends;
	return !cost_overflow(&profile->costs, &event);
}
