/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shapes/extract.h"

#include "figures/cycles.h"

#include <stdlib.h>

/*
 * Functions that stand for others: one has the self costs of functions left
 * out, one their calls to functions that stay.  Their ids follow the profile's.
 */
enum { OTHER, OTHER_CALLERS, OTHERS };

/* Names that the profile may lack; their ids come after the profile's. */
static const struct str own_names[] = {
	{"(other)", 7}, {"(other callers)", 15}, {"???", 3}, {"", 0}};

enum { NAME_OTHER, NAME_OTHER_CALLERS, NAME_UNKNOWN, NAME_EMPTY };

/* --- names ------------------------------------------------------------- */

/* The id of one of own_names: the profile's id if the profile has the name. */
static name_id own_name(const struct profile *profile, unsigned which)
{
	name_id name = names_find(&profile->names, own_names[which]);

	return name != NONE ? name : (name_id)(profile->names.count + which);
}

struct str extract_text(const struct extract *x, name_id name)
{
	const struct names *names = &x->report->profile->names;

	return name < names->count ? names_str(names, name)
				   : own_names[name - names->count];
}

/* Whether a function is one of the profile, and does not stand for others. */
static bool is_of_profile(const struct extract *x, function_id function)
{
	return function < x->report->profile->functions.count;
}

name_id extract_object(const struct extract *x, function_id function)
{
	return is_of_profile(x, function)
		       ? profile_object(x->report->profile, function)
		       : x->no_object;
}

name_id extract_file(const struct extract *x, function_id function)
{
	return is_of_profile(x, function)
		       ? profile_file(x->report->profile, function)
		       : x->no_file;
}

name_id extract_name(const struct extract *x, function_id function)
{
	const struct profile *profile = x->report->profile;

	return is_of_profile(x, function)
		       ? profile_name(profile, function)
		       : x->others[function - profile->functions.count];
}

/* --- the order of functions -------------------------------------------- */

/* A name, or a function with the ranks of its names, to be sorted. */
struct ordered {
	union {
		struct str text;
		uint32_t ranks[3];
	} by;
	uint32_t id;
};

static int compare_names(const void *a, const void *b)
{
	const struct ordered *x = a, *y = b;

	return str_compare(x->by.text, y->by.text);
}

static int compare_functions(const void *a, const void *b)
{
	const struct ordered *x = a, *y = b;
	int order = 0;
	size_t i;

	for (i = 0; !order && i < LENGTH(x->by.ranks); i++)
		order = (x->by.ranks[i] > y->by.ranks[i]) -
			(x->by.ranks[i] < y->by.ranks[i]);
	return order ? order : (x->id > y->id) - (x->id < y->id);
}

/* Returns, by name, its rank in the order of bytes. */
static uint32_t *rank_names(const struct extract *x)
{
	size_t n = x->name_count;
	struct ordered *items = util_alloc(n, sizeof(*items));
	uint32_t *rank = util_alloc(n, sizeof(*rank));
	uint32_t i;

	for (i = 0; i < n; i++)
		items[i] =
			(struct ordered){{.text = extract_text(x, i)}, .id = i};
	qsort(items, n, sizeof(*items), compare_names);
	for (i = 0; i < n; i++)
		rank[items[i].id] = i;
	free(items);
	return rank;
}

static void order_functions(struct extract *x)
{
	const uint32_t *rank = x->name_rank;
	size_t n = x->function_count;
	struct ordered *items = util_alloc(n, sizeof(*items));
	uint32_t i;

	x->rank = util_alloc(n, sizeof(*x->rank));
	x->order = util_alloc(n, sizeof(*x->order));
	for (i = 0; i < n; i++)
		items[i] =
			(struct ordered){{.ranks = {rank[extract_object(x, i)],
						    rank[extract_file(x, i)],
						    rank[extract_name(x, i)]}},
					 .id = i};
	qsort(items, n, sizeof(*items), compare_functions);
	for (i = 0; i < n; i++) {
		x->order[i] = items[i].id;
		x->rank[items[i].id] = i;
	}
	free(items);
}

/* --- which functions stay ---------------------------------------------- */

/* Whether this is an "(other)" function of a profile we wrote ourselves. */
static bool stands_for_others(const struct extract *x, function_id function)
{
	name_id name = extract_name(x, function);

	return extract_object(x, function) == x->no_object &&
	       extract_file(x, function) == x->no_file &&
	       (name == x->others[OTHER] || name == x->others[OTHER_CALLERS]);
}

/*
 * Keeps functions in a cycle with a kept one.  The report's cycles may be of
 * files or objects, or not known.  Edges that only OLD has count, too: they are
 * negative changes, with which no profile is written.
 */
static void keep_cycles(const struct profile *profile, bool *listed)
{
	size_t functions = profile->functions.count;
	size_t edges = profile->edges.count, i;
	uint32_t *from = util_alloc(edges, sizeof(*from));
	uint32_t *to = util_alloc(edges, sizeof(*to));
	uint32_t *component = util_alloc(functions, sizeof(*component));
	bool *kept = util_alloc(functions, sizeof(*kept));

	for (i = 0; i < edges; i++) {
		struct pair edge = profile->edges.pairs[i];

		from[i] = profile->portions.pairs[edge.a].a;
		to[i] = edge.b;
	}
	cycles_of_edges(from, to, edges, functions, component);
	for (i = 0; i < functions; i++)
		kept[component[i]] |= listed[i];
	for (i = 0; i < functions; i++)
		listed[i] = kept[component[i]];
	free(component);
	free(kept);
	free(from);
	free(to);
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
	size_t n = profile->functions.count;
	bool *listed = x->report->order.chosen ? find_listed(x) : NULL;
	uint32_t i;

	if (listed)
		keep_cycles(profile, listed);
	x->as = util_alloc(x->function_count, sizeof(*x->as));
	for (i = 0; i < x->function_count; i++)
		x->as[i] =
			i < n && listed && !listed[i] ? util_id(n) + OTHER : i;
	free(listed);
	x->has_code = util_alloc(x->function_count, sizeof(*x->has_code));
	for (i = 0; i < profile->portions.count; i++)
		x->has_code[profile->portions.pairs[i].a] |=
			profile_has_portion(profile->new, i) ||
			profile_has_portion(profile->sides[0], i);
}

/* --- all of it --------------------------------------------------------- */

static void group_facts(struct extract *x)
{
	const struct profile *profile = x->report->profile;
	uint32_t *key = util_alloc(profile->portions.count, sizeof(*key));
	uint32_t i;

	for (i = 0; i < profile->portions.count; i++)
		key[i] = x->as[profile->portions.pairs[i].a];
	x->lines = spots_by(profile, NULL, key, x->function_count);
	if (x->report->settings->assembly)
		x->code = spots_by(profile, profile->code, key,
				   x->function_count);
	free(key);
}

void extract_make(struct extract *x, const struct report *report)
{
	const struct profile *profile = report->profile;

	*x = (struct extract){
		.report = report,
		.costs = cost_on_top(&profile->costs),
		.no_object = own_name(profile, NAME_EMPTY),
		.no_file = own_name(profile, NAME_UNKNOWN),
		.others = {own_name(profile, NAME_OTHER),
			   own_name(profile, NAME_OTHER_CALLERS)},
		.name_count = profile->names.count + LENGTH(own_names),
		.function_count = profile->functions.count + OTHERS,
	};
	x->name_rank = rank_names(x);
	order_functions(x);
	choose_functions(x);
	group_facts(x);
}

void extract_free(struct extract *x)
{
	spots_free(&x->lines);
	spots_free(&x->code);
	free(x->name_rank);
	free(x->as);
	free(x->has_code);
	free(x->rank);
	free(x->order);
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
static void add_fact(struct extract *x, function_id function,
		     const struct spots *spots, const struct spot *spot,
		     struct extract_facts *facts)
{
	const struct profile *profile = x->report->profile;
	const struct code *code = spots->code;
	struct pair portion = profile->portions.pairs[spot->portion];
	struct extract_fact fact = {
		.kind = (enum extract_kind)spot->kind,
		.file = x->no_file,
	};

	if (!find_cost(x, spots, spot, &fact))
		return;
	if (is_of_profile(x, function)) {
		fact.file = portion.b;
		if (portion.b != profile_file(profile, portion.a))
			fact.file_at = 1 + x->name_rank[portion.b];
		fact.address = code ? spot->place : 0;
		fact.line = spot->line;
	} else if (spot->kind == SPOT_COST && !fact.cost) {
		return;
	}
	if (spot->kind == SPOT_CALL)
		fact.id = x->rank[x->as[spot->callee]];
	if (spot->kind == SPOT_JUMP)
		fact.id = spot->id;
	if (x->report->settings->assembly && spot->kind == SPOT_COST &&
	    !fact.cost)
		fact.kind = EXTRACT_NOTHING;
	UTIL_PUSH(facts->list, facts->count, facts->room) = fact;
}

/* Whether a fact in a function's group belongs to it. */
static bool is_of(const struct extract *x, function_id function,
		  const struct spots *spots, const struct spot *spot)
{
	const struct profile *profile = x->report->profile;
	size_t other = profile->functions.count + OTHER;

	if (function == other)
		return !spots->code && spot->kind == SPOT_COST;
	if (!is_of_profile(x, function))
		return !spots->code && spot->kind == SPOT_CALL &&
		       x->as[spot->callee] != other;
	/*
	 * With --asm, facts are by instruction.  But an instruction of several
	 * lines has no costs by instruction and line: its portion's facts are
	 * by line.
	 */
	return !x->report->settings->assembly ||
	       (map_find(&profile->code->torn, spot->portion, 0) == NONE) ==
		       (spots->code != NULL);
}

static void gather_of(struct extract *x, const struct spots *spots,
		      function_id function, struct extract_facts *facts)
{
	/* Functions that stand for others share a group. */
	size_t functions = x->report->profile->functions.count;
	size_t key = function < functions ? function : functions + OTHER;
	enum spot_kind kind;

	for (kind = SPOT_COST; kind < SPOT_KINDS; kind++) {
		const struct groups *of = &spots->of[kind];
		uint32_t i;

		for (i = of->first[key]; i < of->first[key + 1]; i++) {
			struct spot spot = spots_get(spots, kind, of->id[i]);

			if (is_of(x, function, spots, &spot))
				add_fact(x, function, spots, &spot, facts);
		}
	}
}

static int compare_spots(const struct extract_fact *x,
			 const struct extract_fact *y)
{
	if (x->file_at != y->file_at)
		return x->file_at < y->file_at ? -1 : 1;
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
	const struct extract_fact key = {.file_at = fact->file_at,
					 .address = address};
	const struct extract_fact *found = bsearch(
		&key, facts->list, facts->count, sizeof(key), find_spot);

	return found ? found->line : 0;
}

bool extract_facts(struct extract *x, function_id function,
		   struct extract_facts *facts)
{
	facts->count = 0;
	gather_of(x, &x->lines, function, facts);
	if (x->report->settings->assembly)
		gather_of(x, &x->code, function, facts);
	return join_facts(x, facts);
}
