/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shapes/extract.h"

#include "figures/cycles.h"

#include <stdlib.h>

/*
 * Functions that stand for others: one has the self costs of functions left
 * out, one their calls to functions that stay.  Their ids follow the profile's.
 */
enum { OTHER, OTHER_CALLERS, OTHERS };

/* The names, object and file of the OTHERS; ids after the profile's names. */
static const struct str own_names[] = {
	{"(other)", 7}, {"(other callers)", 15}, {"", 0}, {"???", 3}};

enum { NO_OBJECT = OTHERS, NO_FILE };

/* --- the order of functions -------------------------------------------- */

static int compare_names(const void *a, const void *b)
{
	const struct extract_name *x = a, *y = b;

	return str_compare(x->text, y->text);
}

static int compare_functions(const void *a, const void *b)
{
	const struct extract_function *x = a, *y = b;

	if (x->object != y->object)
		return x->object < y->object ? -1 : 1;
	if (x->file != y->file)
		return x->file < y->file ? -1 : 1;
	if (x->name != y->name)
		return x->name < y->name ? -1 : 1;
	return (x->id > y->id) - (x->id < y->id);
}

/* Ranks all names; equal names have the same rank. */
static void rank_names(struct extract *x)
{
	const struct names *names = &x->report->profile->names;
	size_t n = names->count + LENGTH(own_names);
	uint32_t i;

	x->names = util_alloc(n, sizeof(*x->names));
	x->name_rank = util_alloc(n, sizeof(*x->name_rank));
	for (i = 0; i < n; i++)
		x->names[i] = (struct extract_name){
			i < names->count ? names_str(names, i)
					 : own_names[i - names->count],
			i};
	qsort(x->names, n, sizeof(*x->names), compare_names);
	for (i = 0; i < n; i++)
		x->name_rank[x->names[i].id] =
			i && !compare_names(&x->names[i - 1], &x->names[i])
				? x->name_rank[x->names[i - 1].id]
				: i;
}

/* Sorts all functions, with the OTHERS, by their names. */
static void order_functions(struct extract *x)
{
	const struct profile *profile = x->report->profile;
	const uint32_t *own = x->name_rank + profile->names.count;
	size_t n = profile->functions.count;
	uint32_t i;

	x->function_count = n + OTHERS;
	x->functions = util_alloc(x->function_count, sizeof(*x->functions));
	x->place = util_alloc(x->function_count, sizeof(*x->place));
	for (i = 0; i < n; i++)
		x->functions[i] = (struct extract_function){
			x->name_rank[profile_object(profile, i)],
			x->name_rank[profile_file(profile, i)],
			x->name_rank[profile_name(profile, i)], i, false};
	for (; i < x->function_count; i++)
		x->functions[i] = (struct extract_function){
			own[NO_OBJECT], own[NO_FILE], own[i - n], i, false};
	qsort(x->functions, x->function_count, sizeof(*x->functions),
	      compare_functions);
	for (i = 0; i < x->function_count; i++)
		x->place[x->functions[i].id] = i;
	for (i = 0; i < profile->portions.count; i++)
		x->functions[x->place[profile->portions.pairs[i].a]].has_code |=
			profile_has_portion(profile->new, i) ||
			profile_has_portion(profile->sides[0], i);
}

/* --- which functions stay ---------------------------------------------- */

/* The place in x->functions of one of the OTHERS. */
static uint32_t place_of(const struct extract *x, unsigned which)
{
	return x->place[x->report->profile->functions.count + which];
}

/* Whether this is an "(other)" function of a profile we wrote ourselves. */
static bool stands_for_others(const struct extract *x, function_id function)
{
	const struct extract_function *f = &x->functions[x->place[function]];
	unsigned i;

	for (i = 0; i < OTHERS; i++) {
		const struct extract_function *other =
			&x->functions[place_of(x, i)];

		if (f->object == other->object && f->file == other->file &&
		    f->name == other->name)
			return true;
	}
	return false;
}

/*
 * Keeps functions in a cycle with a kept one.  The report's cycles may be of
 * files or objects, or not known.  Edges that only OLD has count, too: they are
 * negative changes, with which no profile is written.
 */
static void keep_cycles(const struct profile *profile, bool *listed)
{
	size_t functions = profile->functions.count;
	size_t count = profile->edges.count, i;
	struct pair *edges = util_alloc(count, sizeof(*edges));
	uint32_t *component = util_alloc(functions, sizeof(*component));
	bool *kept = util_alloc(functions, sizeof(*kept));

	for (i = 0; i < count; i++) {
		edges[i] = profile->edges.pairs[i];
		edges[i].a = profile->portions.pairs[edges[i].a].a;
	}
	cycles_of_edges(edges, count, functions, component);
	for (i = 0; i < functions; i++)
		kept[component[i]] |= listed[i];
	for (i = 0; i < functions; i++)
		listed[i] = kept[component[i]];
	free(component);
	free(kept);
	free(edges);
}

/* Returns, by function, whether one of its rows is listed. */
static bool *find_listed(const struct extract *x)
{
	const struct report *report = x->report;
	const struct profile *profile = report->profile;
	bool *rows = report_listed(report);
	bool *listed = util_alloc(profile->functions.count, sizeof(*listed));
	uint32_t i;

	for (i = 0; i < profile->functions.count; i++)
		listed[i] = rows[report->rows.of_function[i]];
	for (i = 0; i < profile->portions.count; i++)
		listed[profile->portions.pairs[i].a] |=
			rows[report->rows.of_portion[i]];
	for (i = 0; i < profile->functions.count; i++)
		listed[i] &= !stands_for_others(x, i);
	free(rows);
	return listed;
}

/* Keeps all functions or, if options choose rows, those of listed rows. */
static void choose_functions(struct extract *x)
{
	const struct profile *profile = x->report->profile;
	bool *listed;
	size_t i;

	if (!x->report->order.chosen)
		return;
	listed = find_listed(x);
	keep_cycles(profile, listed);
	for (i = 0; i < profile->functions.count; i++)
		if (!listed[i])
			x->place[i] = place_of(x, OTHER);
	free(listed);
}

/* --- all of it --------------------------------------------------------- */

static void group_facts(struct extract *x)
{
	const struct profile *profile = x->report->profile;
	uint32_t *key = util_alloc(profile->portions.count, sizeof(*key));
	uint32_t i;

	for (i = 0; i < profile->portions.count; i++)
		key[i] = x->place[profile->portions.pairs[i].a];
	x->lines = spots_by(profile, NULL, key, x->function_count);
	if (x->report->settings->assembly)
		x->code = spots_by(profile, profile->code, key,
				   x->function_count);
	free(key);
}

void extract_make(struct extract *x, const struct report *report)
{
	*x = (struct extract){
		.report = report,
		.costs = cost_on_top(&report->profile->costs),
	};
	rank_names(x);
	order_functions(x);
	choose_functions(x);
	group_facts(x);
}

void extract_free(struct extract *x)
{
	spots_free(&x->lines);
	spots_free(&x->code);
	free(x->names);
	free(x->name_rank);
	free(x->functions);
	free(x->place);
	cost_free(&x->costs);
}

/* --- the facts of a function ------------------------------------------- */

/*
 * Sets the cost and count of a fact, or their changes between two sides.
 * False: it is a call that no side has.
 */
static bool find_cost(struct extract *x, const struct spots *spots,
		      const struct spot *spot, struct extract_fact *fact)
{
	const struct profile *profile = x->report->profile;
	struct call new, old;
	bool has = spots_on(spots, spot->kind, spot->id, profile->new, &new);

	fact->count = new.count;
	fact->cost = new.cost;
	if (!profile_compares(profile))
		return has || spot->kind != SPOT_CALL;
	has |= spots_on(spots, spot->kind, spot->id, profile->sides[0], &old);
	x->negative |= old.count > new.count;
	fact->count -= old.count;
	fact->cost = 0;
	cost_add(&x->costs, &fact->cost, &profile->costs, new.cost);
	cost_subtract(&x->costs, &fact->cost, &profile->costs, old.cost);
	return has || spot->kind != SPOT_CALL;
}

/* Adds a fact of a function, unless there is nothing to write. */
static void add_fact(struct extract *x, const struct extract_function *function,
		     const struct spots *spots, const struct spot *spot,
		     struct extract_facts *facts)
{
	name_id file = x->report->profile->portions.pairs[spot->portion].b;
	struct extract_fact fact = {.kind = (enum extract_kind)spot->kind};

	if (!find_cost(x, spots, spot, &fact))
		return;
	if (extract_is_own(x, function)) {
		if (x->name_rank[file] != function->file)
			fact.file = 1 + x->name_rank[file];
		fact.address = spots->code ? spot->place : 0;
		fact.line = spot->line;
	} else if (spot->kind == SPOT_COST && !fact.cost) {
		return;
	}
	if (spot->kind == SPOT_CALL)
		fact.id = x->place[spot->callee];
	if (spot->kind == SPOT_JUMP)
		fact.id = spot->id;
	if (x->report->settings->assembly && spot->kind == SPOT_COST &&
	    !fact.cost)
		fact.kind = EXTRACT_NOTHING;
	UTIL_PUSH(facts->list, facts->count, facts->room) = fact;
}

/* Whether a fact in a function's group belongs to it. */
static bool is_of(const struct extract *x, uint32_t place,
		  const struct spots *spots, const struct spot *spot)
{
	uint32_t other = place_of(x, OTHER);

	if (place == other)
		return !spots->code && spot->kind == SPOT_COST;
	if (place == place_of(x, OTHER_CALLERS))
		return !spots->code && spot->kind == SPOT_CALL &&
		       x->place[spot->callee] != other;
	/*
	 * With --asm, facts are by instruction.  But an instruction of several
	 * lines has no costs by instruction and line: its portion's facts are
	 * by line.
	 */
	return !x->report->settings->assembly ||
	       (map_find(&x->report->profile->code->torn, spot->portion, 0) ==
		NONE) == (spots->code != NULL);
}

static void gather_of(struct extract *x, const struct spots *spots,
		      uint32_t place, struct extract_facts *facts)
{
	/* Functions that stand for others share a group. */
	uint32_t key = place == place_of(x, OTHER_CALLERS) ? place_of(x, OTHER)
							   : place;
	enum spot_kind kind;

	for (kind = SPOT_COST; kind < SPOT_KINDS; kind++) {
		struct ids of = groups_get(&spots->of[kind], key);
		size_t i;

		for (i = 0; i < of.count; i++) {
			struct spot spot = spots_get(spots, kind, of.id[i]);

			if (is_of(x, place, spots, &spot))
				add_fact(x, &x->functions[place], spots, &spot,
					 facts);
		}
	}
}

static int compare_spots(const struct extract_fact *x,
			 const struct extract_fact *y)
{
	if (x->file != y->file)
		return x->file < y->file ? -1 : 1;
	return (x->address > y->address) - (x->address < y->address);
}

static int compare_facts(const void *a, const void *b)
{
	const struct extract_fact *x = a, *y = b;
	int order = compare_spots(x, y);

	if (order)
		return order;
	if (x->line != y->line)
		return x->line < y->line ? -1 : 1;
	if (x->kind != y->kind)
		return x->kind < y->kind ? -1 : 1;
	return (x->id > y->id) - (x->id < y->id);
}

/* Sorts facts, and adds up those of the same place, kind and id. */
static bool join_facts(struct extract *x, struct extract_facts *facts)
{
	size_t n = 0, i;

	if (facts->count)
		qsort(facts->list, facts->count, sizeof(*facts->list),
		      compare_facts);
	for (i = 0; i < facts->count; i++) {
		struct extract_fact *last = n ? &facts->list[n - 1] : NULL;
		const struct extract_fact *fact = &facts->list[i];

		/* Drop EXTRACT_NOTHING if the instruction has another fact. */
		if (last && fact->kind == EXTRACT_NOTHING &&
		    !compare_spots(last, fact) && last->line == fact->line)
			continue;
		if (!last || compare_facts(last, fact)) {
			facts->list[n++] = *fact;
			continue;
		}
		if (!util_add(&last->count, fact->count))
			return false;
		cost_add(&x->costs, &last->cost, &x->costs, fact->cost);
	}
	facts->count = n;
	return true;
}

static int find_spot(const void *key, const void *item)
{
	return compare_spots(key, item);
}

uint64_t extract_line(const struct extract_facts *facts,
		      const struct extract_fact *fact, uint64_t address)
{
	const struct extract_fact key = {.file = fact->file,
					 .address = address};
	const struct extract_fact *found = bsearch(
		&key, facts->list, facts->count, sizeof(key), find_spot);

	return found ? found->line : 0;
}

bool extract_facts(struct extract *x, uint32_t place,
		   struct extract_facts *facts)
{
	facts->count = 0;
	gather_of(x, &x->lines, place, facts);
	if (x->report->settings->assembly)
		gather_of(x, &x->code, place, facts);
	return join_facts(x, facts);
}
