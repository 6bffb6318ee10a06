/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/row_calls.h"

/*
 * src/README N10.  The nodes are the components of the call graph: cycles, and single functions.
 * From callers to callees: what the calls of each would have cost in OLD.  Then from callees to
 * callers: what of a change was made below.
 */

/* All calls of one function by another. */
struct link {
	function_id from, to;
	int64_t calls[SIDES], cost[SIDES]; /* calls: 0 where their number is not given */
	int64_t expected;                  /* what as many calls as NEW's would have cost in OLD */
	int64_t below; /* of the change: what own functions called are the cause of */
};

struct node {
	bool own;             /* it has a function of the user's own */
	bool within;          /* it is own, or such a node calls it in turn */
	bool is_root;         /* most of it was called by nobody, as what starts a thread */
	bool is_new;          /* OLD has none of its functions */
	bool passes_on;       /* what happens below it is its callers' matter */
	int64_t calls[SIDES]; /* to it, by other nodes */
	int64_t paid[SIDES];  /* for them */
	int64_t spent[SIDES]; /* by its members, and for their calls of other nodes */
	int64_t all[SIDES];   /* its inclusive cost */
	int64_t expected;     /* that of OLD, for the calls of NEW */
	int64_t below;        /* sum of its links' below */
};

/* A function: as struct node, and what it is the cause of. */
struct member {
	bool own;
	int64_t self[SIDES], spent[SIDES], below, change;
};

struct work {
	const struct report *report;
	const struct profile *profile;
	const struct column *column;
	struct map pairs; /* of functions */
	struct link *links;
	size_t link_count;
	struct node *nodes;
	struct member *members; /* by function */
	uint32_t *node_of;      /* by function */
	size_t node_count;
	struct groups to; /* links, by the node called, if another one calls it */
	struct groups of; /* functions, by node */
	bool fits;        /* nothing is below 0, and each sum fits into 64 bits */
};

/* --- what was measured ------------------------------------------------- */

static void add(struct work *w, int64_t *sum, int64_t value)
{
	w->fits &= util_add(sum, value);
}

static int64_t value_of(struct work *w, cost_id cost)
{
	int64_t value = 0;

	column_value(w->report->columns, w->column, ITEM_OF(&w->report->costs, cost), &value);
	w->fits &= value >= 0;
	return value;
}

static void find_links(struct work *w)
{
	const struct profile *profile = w->profile;

	w->links = util_alloc(profile->edges.count, sizeof(*w->links));
	for (size_t i = 0; i < profile->edges.count; i++) {
		struct pair edge = profile->edges.pairs[i];
		function_id from = profile->portions.pairs[edge.a].a;
		struct link *link = &w->links[map_id(&w->pairs, from, edge.b)];

		link->from = from;
		link->to = edge.b;
		for (size_t side = 0; side < SIDES; side++) {
			const struct call *call = &w->report->sums[side].aggregates.edge[i];

			w->fits &= call->count >= 0;
			add(w, &link->calls[side], call->count);
			add(w, &link->cost[side], value_of(w, call->cost));
		}
	}
}

static void find_nodes(struct work *w)
{
	const struct profile *profile = w->profile;
	const size_t functions = profile->functions.count;
	uint32_t *key = util_alloc(w->pairs.count, sizeof(*key));
	bool some = false;

	w->node_of = util_alloc(functions, sizeof(*w->node_of));
	w->node_count = components_find(w->pairs.pairs, w->pairs.count, functions, w->node_of);
	w->nodes = util_alloc(w->node_count, sizeof(*w->nodes));
	groups_make(&w->of, w->node_of, functions, w->node_count);
	for (size_t i = 0; i < w->pairs.count; i++) {
		struct link link = w->links[i];

		if (w->node_of[link.from] == w->node_of[link.to])
			continue;
		key[w->link_count] = w->node_of[link.to];
		w->links[w->link_count++] = link;
	}
	groups_make(&w->to, key, w->link_count, w->node_count);
	free(key);
	w->members = util_alloc(functions, sizeof(*w->members));
	for (size_t i = 0; i < functions; i++)
		some |= w->members[i].own = own_row(w->report, w->report->rows.of_function[i]);
	for (size_t i = 0; i < w->node_count; i++)
		w->nodes[i].is_new = true;
	for (size_t i = 0; i < functions; i++) {
		struct node *node = &w->nodes[w->node_of[i]];

		w->members[i].own |= !some;
		node->own |= w->members[i].own;
		node->is_new &= !report_before(w->report)
					 ->aggregates.has[profile_label(profile, (function_id)i)];
	}
}

/* Adds up what each function, and each node, spent and was paid. */
static void add_costs(struct work *w)
{
	const struct profile *profile = w->profile;

	for (size_t side = 0; side < SIDES; side++) {
		for (size_t i = 0; i < profile->portions.count; i++)
			add(w, &w->members[profile->portions.pairs[i].a].self[side],
			    value_of(w, w->report->sums[side].aggregates.portion[i]));
		for (size_t i = 0; i < profile->functions.count; i++)
			w->members[i].spent[side] = w->members[i].self[side];
		for (size_t i = 0; i < w->link_count; i++) {
			const struct link *link = &w->links[i];
			struct node *node = &w->nodes[w->node_of[link->to]];

			add(w, &node->calls[side], link->calls[side]);
			add(w, &node->paid[side], link->cost[side]);
			add(w, &w->members[link->from].spent[side], link->cost[side]);
		}
		for (size_t i = 0; i < profile->functions.count; i++)
			add(w, &w->nodes[w->node_of[i]].spent[side], w->members[i].spent[side]);
		for (size_t i = 0; i < w->node_count; i++) {
			struct node *node = &w->nodes[i];

			node->all[side] = node->paid[side] > node->spent[side] ? node->paid[side]
									       : node->spent[side];
			node->is_root |= node->all[side] / 2 > node->paid[side];
		}
	}
}

/* --- from callers to callees -------------------------------------------- */

/* Returns value * times / of, rounded to the nearest; none is below 0, and `of` is not 0. */
static int64_t scale(struct work *w, int64_t value, int64_t times, int64_t of)
{
	uint64_t part = fraction_nearest((uint64_t)value, (uint64_t)(times % of), (uint64_t)of);
	int64_t sum = (int64_t)part, whole;

	w->fits &= !overflow_mul(value, times / of, &whole) && util_add(&sum, whole);
	return sum;
}

/*
 * The same of calls that are not counted: they grow as those of their caller and, as far as that
 * explains what they cost now, as what the caller costs itself: a loop goes round more often. What
 * is less than a hundredth of them tells of no loop.
 */
static int64_t expected_of_inlined(struct work *w, const struct link *link,
				   const struct node *caller)
{
	const int64_t *self = w->members[link->from].self, now = link->cost[1];
	int64_t least, most;

	if (!caller->all[0])
		return 0;
	least = most = scale(w, link->cost[0], caller->expected, caller->all[0]);
	if (self[0] > link->cost[0] / 100)
		most = scale(w, link->cost[0], self[1], self[0]);
	if (least < now)
		return most < least ? least : most < now ? most : now;
	return most > least ? least : most > now ? most : now;
}

/*
 * What the calls of a link cost in OLD, and as many more as NEW has, for what a call cost in OLD or
 * costs in NEW, whichever is less: so a call that became cheaper makes no more calls dear.
 */
static int64_t expected_of(struct work *w, const struct link *link, const struct node *callee)
{
	const struct node *caller = &w->nodes[w->node_of[link->from]];
	const bool before = link->calls[0] || link->cost[0],
		   after = link->calls[1] || link->cost[1];
	int64_t by_old, by_new = link->cost[0];

	/* Nobody's code decides how often. */
	if (!caller->within)
		return link->cost[0];
	if (!after)
		return 0;
	if (!before && (callee->calls[0] <= 0 || link->calls[1] <= 0))
		return link->cost[1];
	if (before && (link->calls[0] <= 0 || link->calls[1] <= 0))
		return expected_of_inlined(w, link, caller);
	by_old = before ? scale(w, link->cost[0], link->calls[1], link->calls[0])
			: scale(w, callee->paid[0], link->calls[1], callee->calls[0]);
	if (link->calls[1] <= link->calls[0])
		return by_old;
	add(w, &by_new, link->cost[1] - scale(w, link->cost[1], link->calls[0], link->calls[1]));
	return by_old < by_new ? by_old : by_new;
}

static void find_expected(struct work *w)
{
	for (size_t i = w->node_count; i-- > 0 && w->fits;) {
		struct node *node = &w->nodes[i];
		struct ids to = groups_get(&w->to, i);

		node->within = node->own;
		node->expected = node->all[0] - node->paid[0];
		for (size_t j = 0; j < to.count && w->fits; j++) {
			struct link *link = &w->links[to.id[j]];

			node->within |= !node->is_root && w->nodes[w->node_of[link->from]].within;
			link->expected = expected_of(w, link, node);
			add(w, &node->expected, link->expected);
		}
	}
}

/* --- from callees to callers -------------------------------------------- */

/*
 * Returns whether a node passes on what is below it: library code, and new code that own code
 * calls.
 */
static bool passes_on(const struct work *w, const struct node *node, struct ids to)
{
	for (size_t j = 0; j < to.count && node->own && node->is_new; j++)
		if (w->nodes[w->node_of[w->links[to.id[j]].from]].within)
			return true;
	return !node->own;
}

/* By how much the calls of a link changed, if that is in the direction of sign; else 0. */
static uint64_t change_towards(const struct link *link, int sign)
{
	int64_t change = link->cost[1] - link->expected;

	return change < 0 ? (sign < 0 ? (uint64_t)-change : 0) : sign > 0 ? (uint64_t)change : 0;
}

/*
 * Divides what is below a node among its callers, by how much their calls changed in the same
 * direction, or if none did by what they cost.  What is below a root was nobody's call.
 */
static void pass_on(struct work *w, const struct node *node, struct ids to)
{
	const int sign = node->below < 0 ? -1 : 1;
	struct fraction_shares shares = {.value = (uint64_t)(node->below * sign)};
	bool changed;

	for (size_t j = 0; j < to.count; j++)
		shares.whole += change_towards(&w->links[to.id[j]], sign);
	changed = shares.whole;
	if (!changed)
		shares.whole = (uint64_t)node->paid[1];
	for (size_t j = 0; j < to.count && shares.whole && !node->is_root; j++) {
		struct link *link = &w->links[to.id[j]];

		link->below =
			sign * (int64_t)fraction_share(&shares, changed ? change_towards(link, sign)
									: (uint64_t)link->cost[1]);
	}
}

static void find_below(struct work *w)
{
	for (size_t i = 0; i < w->node_count && w->fits; i++) {
		struct node *node = &w->nodes[i];
		struct ids to = groups_get(&w->to, i);

		node->passes_on = passes_on(w, node, to);
		if (node->passes_on)
			pass_on(w, node, to);
		for (size_t j = 0; j < to.count; j++) {
			struct link *link = &w->links[to.id[j]];

			if (!node->passes_on)
				link->below = link->cost[1] - link->expected;
			add(w, &w->members[link->from].below, link->below);
			add(w, &w->nodes[w->node_of[link->from]].below, link->below);
		}
	}
}

/* --- the list ----------------------------------------------------------- */

/* Finds what the members of a node that stands for itself are the cause of. */
static void find_changes(struct work *w, size_t id)
{
	const struct node *node = &w->nodes[id];
	struct ids of = groups_get(&w->of, id);
	struct fraction_shares after = {(uint64_t)node->all[1], (uint64_t)node->spent[1], 0, 0};
	struct fraction_shares before = {(uint64_t)node->expected, (uint64_t)node->spent[0], 0, 0};

	for (size_t i = 0; i < of.count; i++) {
		struct member *member = &w->members[of.id[i]];
		int64_t change = node->all[1] - node->expected;

		if (of.count > 1)
			change = (int64_t)fraction_share(&after, (uint64_t)member->spent[1]) -
				 (int64_t)fraction_share(&before, (uint64_t)member->spent[0]);
		add(w, &change, -member->below);
		if (member->own)
			member->change = change;
	}
}

static int compare_names(const struct profile *profile, function_id a, function_id b)
{
	const name_id names[][2] = {
		{profile_name(profile, a), profile_name(profile, b)},
		{profile_file(profile, a), profile_file(profile, b)},
		{profile_object(profile, a), profile_object(profile, b)},
	};
	int order = 0;

	for (size_t i = 0; !order && i < LENGTH(names); i++)
		order = str_compare(names_str(&profile->names, names[i][0]),
				    names_str(&profile->names, names[i][1]));
	return order;
}

/* Inserts a cause into the sorted list if it is among the first CAUSES. */
static size_t insert(const struct work *w, struct cause *list, size_t count, struct cause cause)
{
	const uint64_t change = number_magnitude(cause.change);
	size_t i = count;

	for (; i; i--) {
		uint64_t before = number_magnitude(list[i - 1].change);

		if (change < before ||
		    (change == before &&
		     compare_names(w->profile, cause.function, list[i - 1].function) >= 0))
			break;
		if (i < CAUSES)
			list[i] = list[i - 1];
	}
	if (i < CAUSES)
		list[i] = cause;
	return count < CAUSES ? count + 1 : count;
}

/* Lists the causes, of a function that was inlined all contexts as one: that which changed most. */
static size_t list_causes(struct work *w, bool growth, struct cause *list)
{
	const size_t functions = w->profile->functions.count;
	struct cause *causes = util_alloc(functions, sizeof(*causes));
	size_t count = 0;

	for (size_t i = 0; i < functions; i++)
		causes[i].function = NONE;
	for (function_id i = 0; i < functions; i++) {
		const int64_t change = w->members[i].change;
		struct cause *cause = &causes[profile_label(w->profile, i)];

		if (!change)
			continue;
		if (cause->function == NONE ||
		    number_magnitude(change) > number_magnitude(w->members[cause->function].change))
			cause->function = i;
		add(w, &cause->change, change);
	}
	for (size_t i = 0; i < functions; i++)
		if (growth ? causes[i].change > 0 : causes[i].change != 0)
			count = insert(w, list, count, causes[i]);
	free(causes);
	return count;
}

/* Adds what is known of a cause. */
static void complete(const struct work *w, struct cause *cause)
{
	const struct node *node = &w->nodes[w->node_of[cause->function]];
	const function_id label = profile_label(w->profile, cause->function);

	cause->is_new = !report_before(w->report)->aggregates.has[label];
	cause->is_gone = !report_after(w->report)->aggregates.has[label];
	memcpy(cause->calls, node->calls, sizeof(node->calls));
	memcpy(cause->cost, node->all, sizeof(node->all));
}

size_t causes_find(const struct report *report, const struct column *column, bool growth,
		   struct cause list[CAUSES])
{
	struct work w = {
		.report = report, .profile = report->profile, .column = column, .fits = true};
	size_t count = 0;

	find_links(&w);
	if (w.pairs.count && w.fits) {
		find_nodes(&w);
		add_costs(&w);
		find_expected(&w);
		find_below(&w);
		for (size_t i = 0; i < w.node_count && w.fits; i++)
			if (!w.nodes[i].passes_on)
				find_changes(&w, i);
		count = list_causes(&w, growth, list);
		while (count && number_magnitude(list[count - 1].change) <
					number_magnitude(list[0].change) / 10)
			count--;
		for (size_t i = 0; i < count; i++)
			complete(&w, &list[i]);
	}
	map_free(&w.pairs);
	groups_free(&w.to);
	groups_free(&w.of);
	free(w.links);
	free(w.nodes);
	free(w.members);
	free(w.node_of);
	return w.fits ? count : 0;
}
