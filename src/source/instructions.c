/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/instructions.h"

#include "report/ranking.h"

#include <stdlib.h>

bool instructions_index(struct report *report, struct error *error)
{
	const struct code *code = report->profile->code;
	const struct map *jumps;
	uint32_t *key;
	size_t n, i;

	if (!code || !code->any)
		return error_set(error, "--asm: the profile has no addresses; "
					"valgrind --tool=callgrind "
					"--dump-instr=yes records them");
	n = code->instructions.count;
	key = util_alloc(n, sizeof(*key));
	for (i = 0; i < n; i++)
		key[i] = report->portion_row[code->instructions.pairs[i].a];
	groups_make(&report->code_of, key, n, report->row_count);
	free(key);
	key = util_alloc(code->calls.count, sizeof(*key));
	for (i = 0; i < code->calls.count; i++)
		key[i] = code->calls.pairs[i].a;
	groups_make(&report->code_calls, key, code->calls.count, n);
	free(key);
	jumps = &code->jumps.pairs;
	key = util_alloc(jumps->count, sizeof(*key));
	for (i = 0; i < jumps->count; i++)
		key[i] = jumps->pairs[i].a;
	groups_make(&report->code_jumps, key, jumps->count, n);
	free(key);
	return true;
}

/* --- the facts --------------------------------------------------------- */

struct placed {
	uint64_t address;
	instruction_id id;
};

static int compare_placed(const void *a, const void *b)
{
	const struct placed *x = a, *y = b;

	if (x->address != y->address)
		return x->address < y->address ? -1 : 1;
	return (x->id > y->id) - (x->id < y->id);
}

/* The calls of a side from an instruction; returns how many. */
static size_t gather_calls(const struct report *report, instruction_id id,
			   size_t side, struct one_call *one)
{
	const struct code *code = report->profile->code;
	const uint32_t *first = report->code_calls.first + id;
	size_t count = 0;
	uint32_t i;

	for (i = first[0]; i < first[1]; i++) {
		uint32_t call = report->code_calls.id[i];
		const struct call *paid = &code->call[call].side[side];
		function_id callee = code->calls.pairs[call].b;

		if (!paid->seen)
			continue;
		one[count] = (struct one_call){
			.row = report->function_row[callee],
			.from = NONE,
			.limit = report->node_of_function[callee],
			.old = side + 1 < report->profile->side_count,
			.cost = paid->cost,
			.count = paid->count,
		};
		count++;
	}
	return count;
}

static bool add_calls(const struct report *report, instruction_id id,
		      struct instructions *list, struct error *error)
{
	const uint32_t *first = report->code_calls.first + id;
	size_t sides = report->profile->side_count, n = 0, side;
	struct one_call *one =
		util_alloc(sides * (first[1] - first[0]), sizeof(*one));
	bool fits = true;

	for (side = 0; side < sides; side++)
		n += gather_calls(report, id, side, one + n);
	qsort(one, n, sizeof(*one), row_calls_compare_one);
	if (n)
		fits = row_calls_add(report, one, n, &list->calls, error);
	free(one);
	return fits;
}

static void add_jumps(const struct report *report, instruction_id id,
		      size_t from, struct instructions *list)
{
	const struct code *code = report->profile->code;
	const uint32_t *first = report->code_jumps.first + id;
	uint32_t i;

	for (i = first[0]; i < first[1]; i++) {
		uint32_t jump = report->code_jumps.id[i];
		uint32_t target = code->jumps.pairs.pairs[jump].b;

		list->jumps[list->jump_count++] = (struct jump){
			.from = from,
			.target = code_address(code, target),
			.counts = code->jumps.list[jump],
		};
	}
}

/* What an instruction costs; with --diff, how that has changed. */
static cost_id cost_of(const struct report *report, instruction_id id,
		       struct costs *costs)
{
	const struct profile *profile = report->profile;
	const cost_id *sides = profile->code->instruction[id].cost;
	cost_id cost = 0, old = 0;

	cost_add(costs, &cost, &report->costs, sides[profile->side_count - 1]);
	if (!profile_compares(profile))
		return cost;
	cost_add(costs, &old, &report->costs, sides[0]);
	cost = cost_change(costs, old, cost);
	return columns_is_zero(report->columns, costs, cost) ? 0 : cost;
}

static bool add_fact(const struct report *report, const struct placed *placed,
		     struct instructions *list, struct error *error)
{
	const struct profile *profile = report->profile;
	const struct code *code = profile->code;
	portion_id portion = code->instructions.pairs[placed->id].a;
	struct instruction *x = &list->list[list->count];
	const char *least = report->settings->line_min;

	*x = (struct instruction){
		.address = placed->address,
		.file = profile->portions.pairs[portion].b,
		.line = code->instruction[placed->id].line,
		.cost = cost_of(report, placed->id, &list->costs),
		.text = STR(""),
		.first_call = list->calls.count,
		.first_jump = list->jump_count,
	};
	if (!add_calls(report, placed->id, list, error))
		return false;
	add_jumps(report, placed->id, list->count++, list);
	x->end_call = list->calls.count;
	x->end_jump = list->jump_count;
	x->costly = !profile_compares(profile) || x->cost ||
		    x->end_call > x->first_call;
	x->small = least && report->columns->sorted_count &&
		   !ranking_is_large(report, &list->costs, x->cost, least);
	list->any_large |= x->costly && !x->small;
	return true;
}

/* The instructions of a row that the profile has, in order; the caller frees. */
static struct placed *place_all(const struct report *report, row_id row,
				size_t *count)
{
	const struct code *code = report->profile->code;
	const uint32_t *first = report->code_of.first + row;
	size_t n = first[1] - first[0], i;
	struct placed *placed = util_alloc(n, sizeof(*placed));

	for (i = 0; i < n; i++) {
		instruction_id id = report->code_of.id[first[0] + i];
		struct pair pair = code->instructions.pairs[id];

		placed[i] = (struct placed){code_address(code, pair.b), id};
	}
	qsort(placed, n, sizeof(*placed), compare_placed);
	*count = n;
	return placed;
}

static bool add_facts(const struct report *report, row_id row,
		      struct instructions *list, struct error *error)
{
	size_t n, jumps = 0, i;
	struct placed *placed = place_all(report, row, &n);
	bool fits = true;

	list->list = util_alloc(n, sizeof(*list->list));
	for (i = 0; i < n; i++)
		jumps += report->code_jumps.first[placed[i].id + 1] -
			 report->code_jumps.first[placed[i].id];
	list->jumps = util_alloc(jumps, sizeof(*list->jumps));
	for (i = 0; fits && i < n; i++)
		fits = add_fact(report, &placed[i], list, error);
	free(placed);
	return fits;
}

/* --- the text ---------------------------------------------------------- */

void instructions_want(const struct report *report, row_id row,
		       struct disassembly *code)
{
	size_t n, i;
	struct placed *placed = place_all(report, row, &n);
	uint64_t *addresses = util_alloc(n, sizeof(*addresses));

	for (i = 0; i < n; i++)
		addresses[i] = placed[i].address;
	disassembly_want(code, report->rows[row].object, addresses, n);
	free(addresses);
	free(placed);
}

/* A list on its way to another one that has texts, and more instructions. */
struct joined {
	struct instruction *list;
	size_t count, room;
};

static struct instruction *add_joined(struct joined *to)
{
	to->list = util_grow(to->list, &to->room, to->count + 1,
			     sizeof(*to->list));
	return &to->list[to->count++];
}

/*
 * Puts what was disassembled between the instructions, with their texts; how
 * many have none.
 */
static size_t join_texts(struct instructions *list,
			 const struct disassembly *code, name_id object)
{
	const struct objdump_line *line = NULL, *end = NULL;
	size_t *place = util_alloc(list->count, sizeof(*place));
	struct joined joined = {0};
	uint64_t last = 0;
	size_t i, bare = 0;

	for (i = 0; i < list->count; i++) {
		struct instruction *x = &list->list[i];

		if (!i || x->address - last > DISASSEMBLY_FAR)
			line = disassembly_from(code, object, x->address, &end);
		for (; line < end && line->address < x->address; line++)
			if (line->address > last)
				*add_joined(&joined) = (struct instruction){
					.address = line->address,
					.file = NONE,
					.text = disassembly_text(code, line),
				};
		if (line < end && line->address == x->address)
			x->text = disassembly_text(code, line);
		else
			bare++;
		last = x->address;
		place[i] = joined.count;
		*add_joined(&joined) = *x;
	}
	for (i = 0; i < list->jump_count; i++)
		list->jumps[i].from = place[list->jumps[i].from];
	free(place);
	free(list->list);
	list->list = joined.list;
	list->count = joined.count;
	return bare;
}

/* --- the jumps --------------------------------------------------------- */

/* The first instruction at an address, as several functions may have one. */
struct target {
	const struct instructions *list;
	uint64_t address;
};

static int compare_target(const void *key, const void *item)
{
	const struct target *target = key;
	const struct instruction *x = item;

	if (target->address != x->address)
		return target->address < x->address ? -1 : 1;
	return x > target->list->list && x[-1].address == x->address ? -1 : 0;
}

static const struct instruction *find_target(const struct instructions *list,
					     uint64_t address)
{
	const struct target target = {list, address};

	if (!list->count)
		return NULL;
	return bsearch(&target, list->list, list->count, sizeof(*list->list),
		       compare_target);
}

/* Only jumps within the row are drawn. */
static void draw_jumps(struct instructions *list)
{
	struct arrows *arrows = &list->arrows;
	size_t i;

	for (i = 0; i < list->jump_count; i++) {
		struct jump *jump = &list->jumps[i];
		const struct instruction *to = find_target(list, jump->target);

		jump->inside = to != NULL;
		if (to)
			arrows_add(arrows, jump->from,
				   (size_t)(to - list->list),
				   jump->counts.followed);
	}
	arrows_draw(arrows);
	for (i = 0; i < arrows->count; i++)
		list->list[arrows->list[i].to].target = true;
}

/*
 * Marks an instruction to show, if it is one of interest or not further from
 * the last one than the context; *away is how far it is.
 */
static void mark_near(const struct report *report, struct instruction *x,
		      uint64_t *away)
{
	bool large = (x->costly && !x->small) ||
		     (x->target && !report->settings->line_min);

	if (large)
		*away = 0;
	else if (*away != UINT64_MAX)
		++*away;
	x->near |= *away != UINT64_MAX && *away <= report->settings->context;
}

static void find_near(const struct report *report, struct instructions *list)
{
	uint64_t away = UINT64_MAX;
	size_t i;

	for (i = 0; i < list->count; i++)
		mark_near(report, &list->list[i], &away);
	away = UINT64_MAX;
	for (i = list->count; i-- > 0;)
		mark_near(report, &list->list[i], &away);
}

bool instructions_of(const struct report *report, row_id row,
		     struct instructions *list, struct disassembly *code,
		     struct diag *diag, struct error *error)
{
	name_id object = report->rows[row].object;

	*list = (struct instructions){0};
	if (!add_facts(report, row, list, error))
		return false;
	disassembly_warn(code, object, join_texts(list, code, object), diag);
	draw_jumps(list);
	find_near(report, list);
	return aggregates_fit(report->profile, &list->costs, error);
}

void instructions_free(struct instructions *list)
{
	free(list->list);
	free(list->jumps);
	arrows_free(&list->arrows);
	row_calls_free(&list->calls);
	cost_free(&list->costs);
	*list = (struct instructions){0};
}
