/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Matching functions that call each other, a strongly connected component of
 * the call graph, form a pool.  It has the sum of their self costs, and of
 * their calls to functions outside.  Each call into the pool is a way.  A way's
 * share of the pool goes to the caller: a line, or another pool, which is
 * divided later.
 *
 * Each way may get a part of each call, so there may be as many parts as ways
 * times calls.  If that is too many, the pool becomes a relay: the ways get its
 * self costs, but still call it, and its calls are not divided.
 */
#include "figures/fold.h"

#include "base/fraction.h"
#include "base/groups.h"
#include "base/number.h"
#include "figures/aggregates.h"
#include "figures/cycles.h"

#include <stdlib.h>

/* A function outside the pools that a pool calls. */
struct callback {
	function_id function;
	struct call sum;
	uint32_t next; /* next callback of the pool, or NONE */
};

/* How closely a callback is related to the callers of a pool. */
struct claim {
	enum nearness { FAR, SAME_OBJECT, SAME_FILE } nearness;
	function_id user; /* caller that calls the callback, NONE or SEVERAL */
};
#define SEVERAL (NONE - 1)

struct pool {
	function_id head; /* the first of its functions */
	bool entered;     /* a way leads into it; else it is not folded */
	bool estimated, relay;
	struct claim claim; /* of its ways, to the current callback */
	uint32_t exit;      /* the only line that gets it (in sites), or NONE */
	cost_id self;
	uint32_t callbacks; /* its first callback in the list, or NONE */
};

/* The state of folding one side of a profile. */
struct fold {
	const struct profile *from; /* ids of facts before folding */
	const struct side *side;    /* the side before folding */
	struct profile *to;
	const bool *matches; /* by function */
	uint32_t *pool_of;   /* by function */
	struct pool *pools;
	size_t pool_count;
	struct groups ways; /* calls, grouped by the pool that they lead into */
	struct map sites;   /* lines that ways come from: (portion, number) */
	struct map callback_ids; /* (pool, function): index into callbacks */
	struct callback *callbacks;
	size_t callback_room;
	struct order lines, calls;
	struct map kept_calls; /* (caller, callee), both not folded */
	uint64_t parts_left;   /* parts of calls that may still be made */
	uint64_t claims_left;  /* claims that may still be looked at */
};

/* A profile with N calls may get PARTS + PARTS_OF_CALL * N parts of calls. */
enum { PARTS = 32768, PARTS_OF_CALL = 4 };
/* How many claims may be looked at; then callbacks go to all ways. */
enum { CLAIMS = 1 << 23 };

/* --- what is folded ----------------------------------------------------- */

/* Returns, by function, whether it matches. */
static bool *find_matches(const struct profile *profile,
			  const struct patterns *patterns)
{
	bool *matches = util_alloc(profile->functions.count, sizeof(*matches));
	function_id i;

	for (i = 0; i < profile->functions.count; i++) {
		struct str label = profile_label(profile, i);

		matches[i] = patterns_match(patterns, label);
		free((char *)label.at);
	}
	return matches;
}

static function_id caller_of(const struct fold *f, call_id call)
{
	const struct profile *from = f->from;
	edge_id edge = from->calls.pairs[call].a;

	return from->portions.pairs[from->edges.pairs[edge].a].a;
}

static function_id callee_of(const struct fold *f, call_id call)
{
	return f->from->edges.pairs[f->from->calls.pairs[call].a].b;
}

/* Whether a call leads into a pool from outside it. */
static bool is_way(const struct fold *f, call_id call)
{
	function_id callee = callee_of(f, call);

	return f->side->call[call].seen && f->matches[callee] &&
	       f->pool_of[caller_of(f, call)] != f->pool_of[callee];
}

static bool is_folded(const struct fold *f, function_id function)
{
	return f->matches[function] && f->pools[f->pool_of[function]].entered;
}

/* Finds the pools: the components of the calls between matching functions. */
static void find_pools(struct fold *f)
{
	size_t functions = f->from->functions.count;
	size_t count = f->side->call_count, n = 0;
	struct pair *edges = util_alloc(count, sizeof(*edges));
	call_id i;

	for (i = 0; i < count; i++) {
		edges[n] = (struct pair){caller_of(f, i), callee_of(f, i)};
		n += f->side->call[i].seen && f->matches[edges[n].a] &&
		     f->matches[edges[n].b];
	}
	f->pool_of = util_alloc(functions, sizeof(*f->pool_of));
	f->pool_count = cycles_of_edges(edges, n, functions, f->pool_of);
	free(edges);
}

static void fill_pools(struct fold *f)
{
	size_t count = f->side->call_count, i;
	uint32_t *key = util_alloc(count, sizeof(*key));

	f->pools = util_alloc(f->pool_count, sizeof(*f->pools));
	for (i = f->from->functions.count; i-- > 0;) {
		struct pool *pool = &f->pools[f->pool_of[i]];

		pool->head = (function_id)i;
		pool->callbacks = NONE;
	}
	for (i = 0; i < count; i++) {
		key[i] = (uint32_t)f->pool_count;
		if (!is_way(f, (call_id)i))
			continue;
		key[i] = f->pool_of[callee_of(f, (call_id)i)];
		f->pools[key[i]].entered = true;
	}
	groups_make(&f->ways, key, count, f->pool_count + 1);
	free(key);
}

/* The only line that finally gets a way's share; NONE: several lines do. */
static uint32_t exit_of(struct fold *f, call_id way)
{
	struct pair pair = f->from->calls.pairs[way];
	function_id caller = caller_of(f, way);

	if (is_folded(f, caller))
		return f->pools[f->pool_of[caller]].exit;
	return map_id(&f->sites, f->from->edges.pairs[pair.a].a, pair.b);
}

/* Finds the exits of pools, those of callers first. */
static void find_exits(struct fold *f)
{
	size_t i, k;

	for (i = f->pool_count; i-- > 0;) {
		struct ids ways = groups_get(&f->ways, i);
		uint32_t exit = NONE;

		for (k = 0; k < ways.count; k++) {
			uint32_t one = exit_of(f, ways.id[k]);

			exit = !k || one == exit ? one : NONE;
			if (exit == NONE)
				break;
		}
		f->pools[i].exit = exit;
	}
}

/* --- what is kept ------------------------------------------------------- */

static function_id to_function(struct fold *f, function_id function)
{
	return profile_function(f->to, profile_object(f->from, function),
				profile_file(f->from, function),
				profile_name(f->from, function));
}

static portion_id to_portion(struct fold *f, portion_id portion)
{
	struct pair pair = f->from->portions.pairs[portion];

	return profile_portion(f->to, to_function(f, pair.a), pair.b);
}

/* The portion of a function in its own file. */
static portion_id own_portion(struct fold *f, function_id function)
{
	return profile_portion(f->to, to_function(f, function),
			       profile_file(f->from, function));
}

static cost_id *to_line(struct fold *f, portion_id portion, uint64_t number)
{
	line_id line = profile_line(f->to, portion, number, &f->lines);

	return &f->to->new->line_cost[line];
}

static struct call *to_call(struct fold *f, portion_id portion,
			    function_id function, uint64_t number)
{
	call_id call = profile_call(f->to, portion, to_function(f, function),
				    number, &f->calls);

	return &f->to->new->call[call];
}

static struct callback *callback_of(struct fold *f, uint32_t pool,
				    function_id function)
{
	size_t before = f->callback_ids.count;
	uint32_t id = map_id(&f->callback_ids, pool, function);

	if (f->callback_ids.count > before) {
		f->callbacks =
			util_grow(f->callbacks, &f->callback_room,
				  f->callback_ids.count, sizeof(*f->callbacks));
		f->callbacks[id] = (struct callback){
			.function = function,
			.next = f->pools[pool].callbacks,
		};
		f->pools[pool].callbacks = id;
	}
	return &f->callbacks[id];
}

/* Adds a cost of f->to to a sum of f->to. */
static void add_cost(struct fold *f, cost_id *sum, cost_id cost)
{
	cost_add(&f->to->costs, sum, &f->to->costs, cost);
}

static void add_calls(struct fold *f, struct call *sum, int64_t count,
		      cost_id cost)
{
	sum->seen = true;
	if (!util_add(&sum->count, count))
		cost_mark_overflow(&f->to->costs, COST_CALLS);
	add_cost(f, &sum->cost, cost);
}

static void copy_lines(struct fold *f)
{
	const struct profile *from = f->from;
	size_t i;

	for (i = 0; i < f->side->portion_count; i++)
		if (profile_has_portion(f->side, (portion_id)i) &&
		    !is_folded(f, from->portions.pairs[i].a))
			to_portion(f, (portion_id)i);
	for (i = 0; i < f->side->line_count; i++) {
		struct pair line = from->lines.pairs[i];
		function_id function = from->portions.pairs[line.a].a;
		cost_id cost = f->side->line_cost[i];

		if (is_folded(f, function))
			add_cost(f, &f->pools[f->pool_of[function]].self, cost);
		else if (cost)
			add_cost(f,
				 to_line(f, to_portion(f, line.a),
					 profile_number(from, line.b)),
				 cost);
	}
}

static void copy_calls(struct fold *f)
{
	const struct profile *from = f->from;
	size_t i;

	for (i = 0; i < f->side->call_count; i++) {
		struct pair pair = from->calls.pairs[i];
		const struct call *call = &f->side->call[i];
		function_id caller = caller_of(f, (call_id)i);
		function_id callee = callee_of(f, (call_id)i);
		struct call *sum;

		if (!call->seen || is_folded(f, callee))
			continue;
		if (is_folded(f, caller)) {
			sum = &callback_of(f, f->pool_of[caller], callee)->sum;
		} else {
			portion_id portion = from->edges.pairs[pair.a].a;

			sum = to_call(f, to_portion(f, portion), callee,
				      profile_number(from, pair.b));
			map_id(&f->kept_calls, caller, callee);
		}
		add_calls(f, sum, call->count, call->cost);
	}
}

/* --- what is divided ---------------------------------------------------- */

/*
 * How a pool is divided among its ways, event by event.  The weight of a way is
 * what it has paid.  After the last way comes the rest: what the pool has spent
 * and no way has paid.  All weights add up to whole.
 *
 * Several costs are divided: the self cost of the pool, and each callback's.
 * Rounding must be right in two directions: the shares of a cost add up to it,
 * and all shares of a way add up to the way's share of everything spent.  (If
 * they were off by one, a caller would seem to have spent what nobody paid
 * for.)  So shares are rounded down, and the remainder is given as change to
 * the ways in their order.
 */
struct division {
	const struct fold *fold;
	struct ids ways;
	unsigned events;
	uint64_t *weight; /* by way (the rest is last) and event */
	uint32_t *change; /* by way and event: remainder it may still get */
	uint64_t whole[COST_EVENTS];
	bool once;      /* one cost is divided: shares lower the weights */
	bool rest;      /* the pool has spent more than the ways paid */
	bool overpaid;  /* the ways have paid more than the pool spent */
	uint64_t mixed; /* events with counts below 0: no change */
};

/* Adds a cost of a pool, the self cost or a callback's, to the sum spent. */
static void add_spent(struct fold *f, struct division *d, cost_id cost,
		      int64_t *sum)
{
	int64_t counts[COST_EVENTS];
	unsigned event;

	cost_unpack(&f->to->costs, cost, counts);
	for (event = 0; event < d->events; event++) {
		if (counts[event] < 0)
			d->mixed |= (uint64_t)1 << event;
		if (!util_add(&sum[event], counts[event]))
			cost_mark_overflow(&f->to->costs, event);
	}
}

/* The weights of way i, event by event. */
static uint64_t *weight_of(const struct division *d, size_t i)
{
	return d->weight + i * d->events;
}

/* Subtracts a way's rounded-down share of counts from left, by event. */
static void take_counts(const struct division *d, size_t way,
			const int64_t *counts, uint64_t *left)
{
	const uint64_t *weight = weight_of(d, way);
	unsigned event;

	for (event = 0; event < d->events; event++)
		left[event] -= fraction_scale(number_magnitude(counts[event]),
					      weight[event], d->whole[event]);
}

static void take_cost_share(const struct division *d, size_t way, cost_id cost,
			    uint64_t *left)
{
	int64_t counts[COST_EVENTS];

	cost_unpack(&d->fold->to->costs, cost, counts);
	take_counts(d, way, counts, left);
}

/* Finds the weights: of a way what it has paid, of the rest what is unpaid. */
static void find_whole(struct fold *f, struct division *d, const int64_t *spent)
{
	uint64_t paid[COST_EVENTS] = {0};
	int64_t counts[COST_EVENTS];
	unsigned event;
	size_t i;

	for (i = 0; i < d->ways.count; i++) {
		uint64_t *weight = weight_of(d, i);

		cost_unpack(&f->to->costs, f->side->call[d->ways.id[i]].cost,
			    counts);
		for (event = 0; event < d->events; event++) {
			weight[event] = number_magnitude(counts[event]);
			if (overflow_add_unsigned(paid[event], weight[event],
						  &paid[event]))
				cost_mark_overflow(&f->to->costs, event);
		}
	}
	for (event = 0; event < d->events; event++) {
		uint64_t all = number_magnitude(spent[event]);

		d->whole[event] = all > paid[event] ? all : paid[event];
		weight_of(d, d->ways.count)[event] =
			d->whole[event] - paid[event];
		d->rest |= all > paid[event];
		d->overpaid |= all < paid[event];
	}
}

/*
 * Finds the change of each way: its share of everything spent, less its shares
 * of cost and of each callback.  It is at most the number of these costs.
 */
static void find_change(const struct fold *f, cost_id cost, uint32_t callbacks,
			struct division *d, const int64_t *spent)
{
	struct fraction_shares shares[COST_EVENTS] = {{0, 0}};
	uint64_t change[COST_EVENTS];
	unsigned event;
	uint32_t c;
	size_t i;

	d->change =
		util_alloc((d->ways.count + 1) * d->events, sizeof(*d->change));
	for (i = 0; i <= d->ways.count; i++) {
		const uint64_t *weight = weight_of(d, i);

		for (event = 0; event < d->events; event++)
			change[event] = fraction_share(
				&shares[event], number_magnitude(spent[event]),
				weight[event], d->whole[event]);
		take_cost_share(d, i, cost, change);
		for (c = callbacks; c != NONE; c = f->callbacks[c].next)
			take_cost_share(d, i, f->callbacks[c].sum.cost, change);
		for (event = 0; event < d->events; event++)
			d->change[i * d->events + event] =
				(uint32_t)change[event];
	}
}

static void find_division(struct fold *f, uint32_t id, struct division *d,
			  int64_t spent[COST_EVENTS])
{
	const struct pool *pool = &f->pools[id];
	uint32_t c;

	*d = (struct division){
		.fold = f,
		.ways = groups_get(&f->ways, id),
		.events = f->to->event_count,
	};
	d->weight =
		util_alloc((d->ways.count + 1) * d->events, sizeof(*d->weight));
	add_spent(f, d, pool->self, spent);
	for (c = pool->callbacks; c != NONE; c = f->callbacks[c].next)
		add_spent(f, d, f->callbacks[c].sum.cost, spent);
	find_whole(f, d, spent);
}

static void division_free(struct division *d)
{
	free(d->weight);
	free(d->change);
}

/* Finds the remainder of counts after all rounded-down shares, by event. */
static void find_lacking(const struct division *d, const int64_t *counts,
			 uint64_t *lacking)
{
	unsigned event;
	size_t i;

	for (event = 0; event < d->events; event++)
		lacking[event] = number_magnitude(counts[event]);
	for (i = 0; i <= d->ways.count; i++)
		take_counts(d, i, counts, lacking);
}

/*
 * Takes way i's part of the remainder, and returns it; call it in order of i.
 */
static uint64_t take_change(struct division *d, size_t i, unsigned event,
			    uint64_t *lacking)
{
	uint32_t *change = &d->change[i * d->events + event];
	uint64_t part = *lacking;

	/* Without change, the first way gets the whole remainder. */
	if (d->whole[event] && !(d->mixed >> event & 1)) {
		if (part > *change)
			part = *change;
		*change -= (uint32_t)part;
	}
	*lacking -= part;
	return part;
}

/* Finds the share of way i in counts; false if it is zero for all events. */
static bool find_share(struct division *d, size_t i, const int64_t *counts,
		       uint64_t *lacking, int64_t *part)
{
	const uint64_t *weight = weight_of(d, i);
	bool any = false;
	unsigned event;

	for (event = 0; event < d->events; event++) {
		uint64_t all = fraction_scale(number_magnitude(counts[event]),
					      weight[event], d->whole[event]);

		all += take_change(d, i, event, &lacking[event]);
		part[event] = counts[event] < 0 ? (int64_t)-all : (int64_t)all;
		any |= all != 0;
	}
	return any;
}

/* Divides a number of calls by the weights of the first event that has any. */
static int64_t share_calls(const struct division *d, size_t i, int64_t count,
			   struct fraction_shares *shares)
{
	unsigned event;
	uint64_t part;

	for (event = 0; event + 1 < d->events && !d->whole[event]; event++)
		;
	if (!d->whole[event])
		return i == 0 ? count : 0;
	part = fraction_share(shares, number_magnitude(count),
			      weight_of(d, i)[event], d->whole[event]);
	return count < 0 ? (int64_t)-part : (int64_t)part;
}

/* The receiver of a way's share: a pool or, if that is NONE, a line. */
struct taker {
	uint32_t pool;
	portion_id portion;
	uint64_t number;
};

/* The receiver of way i's share; of the rest, line 0 of the first function. */
static struct taker taker_of(struct fold *f, const struct division *d, size_t i,
			     function_id head)
{
	struct pair pair;
	function_id caller;

	if (i == d->ways.count)
		return (struct taker){NONE, own_portion(f, head), 0};
	caller = caller_of(f, d->ways.id[i]);
	if (is_folded(f, caller))
		return (struct taker){.pool = f->pool_of[caller]};
	pair = f->from->calls.pairs[d->ways.id[i]];
	return (struct taker){NONE,
			      to_portion(f, f->from->edges.pairs[pair.a].a),
			      profile_number(f->from, pair.b)};
}

static void give_self(struct fold *f, const struct division *d, size_t i,
		      function_id head, uint64_t mask, const int64_t *counts)
{
	struct taker to = taker_of(f, d, i, head);

	cost_add_counts(&f->to->costs,
			to.pool != NONE ? &f->pools[to.pool].self
					: to_line(f, to.portion, to.number),
			mask, counts);
}

static void give_call(struct fold *f, const struct division *d, size_t i,
		      function_id head, const struct callback *part,
		      uint64_t mask, const int64_t *counts)
{
	struct taker to = taker_of(f, d, i, head);
	function_id function = part->function;
	struct call *sum =
		to.pool != NONE ? &callback_of(f, to.pool, function)->sum
				: to_call(f, to.portion, function, to.number);

	add_calls(f, sum, part->sum.count, 0);
	cost_add_counts(&f->to->costs, &sum->cost, mask, counts);
}

/* Unpacks a cost of a pool; its mask marks it as an estimate if the pool is. */
static uint64_t unpack(const struct fold *f, const struct pool *pool,
		       cost_id cost, int64_t counts[COST_EVENTS])
{
	uint64_t mask = cost_unpack(&f->to->costs, cost, counts);

	return mask | (uint64_t)pool->estimated << COST_ESTIMATE;
}

static void divide_self(struct fold *f, const struct pool *pool,
			struct division *d)
{
	int64_t counts[COST_EVENTS], part[COST_EVENTS] = {0};
	uint64_t mask = unpack(f, pool, pool->self, counts);
	uint64_t lacking[COST_EVENTS];
	function_id head = pool->head;
	size_t i;

	find_lacking(d, counts, lacking);
	for (i = 0; mask && i <= d->ways.count; i++)
		if (find_share(d, i, counts, lacking, part) ||
		    i < d->ways.count)
			give_self(f, d, i, head, mask, part);
}

/* Subtracts the share that way i got from its weights. */
static void lower_weights(struct division *d, size_t i, const int64_t *counts)
{
	unsigned event;

	for (event = 0; event < d->events; event++)
		weight_of(d, i)[event] -= (uint64_t)counts[event];
}

static void divide_callback(struct fold *f, const struct pool *pool,
			    uint32_t id, struct division *d)
{
	struct callback part = f->callbacks[id];
	int64_t counts[COST_EVENTS], costs[COST_EVENTS] = {0};
	uint64_t mask = unpack(f, pool, part.sum.cost, counts);
	uint64_t lacking[COST_EVENTS];
	int64_t count = part.sum.count;
	struct fraction_shares shares = {0, 0};
	size_t i;

	find_lacking(d, counts, lacking);
	for (i = 0; i < d->ways.count + !pool->relay; i++) {
		bool any = find_share(d, i, counts, lacking, costs);

		part.sum.count = pool->relay
					 ? f->side->call[d->ways.id[i]].count
					 : share_calls(d, i, count, &shares);
		if (any || part.sum.count)
			give_call(f, d, i, pool->head, &part, mask, costs);
		if (d->once)
			lower_weights(d, i, costs);
	}
}

/* --- callbacks that only some callers claim ------------------------------ */

/*
 * The claim of a way to a callback.  A pool mostly calls a function that its
 * caller handed to it: one that the caller also calls directly, or one of the
 * caller's file or object.  If only some ways have such a claim, these get the
 * callback, as far as they have paid for it.
 */
static struct claim claim_of(const struct fold *f, call_id way,
			     function_id callback)
{
	const struct profile *from = f->from;
	function_id caller = caller_of(f, way);
	struct claim claim = {FAR, NONE};
	name_id file = profile_file(from, callback);

	if (is_folded(f, caller))
		return f->pools[f->pool_of[caller]].claim;
	if (profile_object(from, caller) != profile_object(from, callback))
		return claim;
	claim.nearness =
		profile_file(from, caller) == file &&
				!str_equal(names_str(&f->to->names, file),
					   STR("???"))
			? SAME_FILE
			: SAME_OBJECT;
	if (map_find(&f->kept_calls, caller, callback) != NONE)
		claim.user = caller;
	return claim;
}

static struct claim claims_join(struct claim a, struct claim b)
{
	if (b.nearness > a.nearness)
		a.nearness = b.nearness;
	if (a.user == NONE)
		a.user = b.user;
	else if (b.user != NONE && b.user != a.user)
		a.user = SEVERAL;
	return a;
}

/* The joint claim of all ways into a pool. */
static struct claim claim_of_pool(const struct fold *f, size_t id,
				  function_id callback)
{
	struct claim claim = {FAR, NONE};
	struct ids ways = groups_get(&f->ways, id);
	size_t k;

	for (k = 0; k < ways.count; k++)
		claim = claims_join(claim, claim_of(f, ways.id[k], callback));
	return claim;
}

/* Finds the claims of a pool and its callers to a callback; false: too many. */
static bool find_claims(struct fold *f, uint32_t id, function_id callback)
{
	uint64_t count = f->ways.first[f->pool_count] - f->ways.first[id];
	size_t i;

	if (count > f->claims_left)
		return false;
	f->claims_left -= count;
	/* Callers have higher ids, so their claims are found first. */
	for (i = f->pool_count; i-- > id;)
		f->pools[i].claim = claim_of_pool(f, i, callback);
	return true;
}

/*
 * Finds the indices of the ways with the best claim to a callback.  Returns
 * their number; 0: all ways have the same claim, or claims are too many.
 */
static size_t find_takers(struct fold *f, uint32_t id, function_id callback,
			  const struct division *d, size_t *takers)
{
	struct claim best;
	bool one;
	size_t n = 0, i;

	if (!find_claims(f, id, callback))
		return 0;
	best = f->pools[id].claim;
	one = best.user != NONE && best.user != SEVERAL;
	for (i = 0; i < d->ways.count; i++) {
		struct claim claim = claim_of(f, d->ways.id[i], callback);

		if (one ? claim.user == best.user
			: claim.nearness == best.nearness)
			takers[n++] = i;
	}
	return n < d->ways.count ? n : 0;
}

/*
 * Divides a callback among some ways of a division, and lowers their weights by
 * their shares.  False: these ways have not paid for it.
 */
static bool divide_among(struct fold *f, const struct pool *pool, uint32_t id,
			 struct division *d, const size_t *takers, size_t n,
			 int64_t *spent)
{
	size_t size = d->events * sizeof(*d->weight), i;
	cost_id cost = f->callbacks[id].sum.cost;
	call_id *way = util_alloc(n, sizeof(*way));
	struct division some = {
		.fold = f,
		.ways = {way, n},
		.events = d->events,
		.weight = util_alloc((n + 1) * d->events, sizeof(*d->weight)),
		.once = true,
	};
	int64_t counts[COST_EVENTS];
	bool paid = true;
	unsigned event;

	cost_unpack(&f->to->costs, cost, counts);
	for (i = 0; i < n; i++) {
		way[i] = d->ways.id[takers[i]];
		memcpy(weight_of(&some, i), weight_of(d, takers[i]), size);
		for (event = 0; event < d->events; event++)
			some.whole[event] += weight_of(&some, i)[event];
	}
	for (event = 0; event < d->events; event++)
		paid &= some.whole[event] >= (uint64_t)counts[event];
	if (paid) {
		find_change(f, cost, NONE, &some, counts);
		divide_callback(f, pool, id, &some);
		for (i = 0; i < n; i++)
			memcpy(weight_of(d, takers[i]), weight_of(&some, i),
			       size);
		for (event = 0; event < d->events; event++) {
			d->whole[event] -= (uint64_t)counts[event];
			spent[event] -= counts[event];
		}
	}
	division_free(&some);
	free(way);
	return paid;
}

/* Divides the callbacks that only some ways claim, and removes them. */
static void divide_claimed(struct fold *f, uint32_t id, struct division *d,
			   int64_t *spent)
{
	struct pool *pool = &f->pools[id];
	size_t *takers = util_alloc(d->ways.count, sizeof(*takers));
	uint32_t last = NONE, next, i;

	for (i = pool->callbacks; i != NONE; i = next) {
		size_t n =
			find_takers(f, id, f->callbacks[i].function, d, takers);

		next = f->callbacks[i].next;
		if (!n || !divide_among(f, pool, i, d, takers, n, spent))
			last = i;
		else if (last == NONE)
			pool->callbacks = next;
		else
			f->callbacks[last].next = next;
	}
	free(takers);
}

/* Whether a pool has too many ways and callbacks to be divided. */
static bool is_relay(struct fold *f, uint32_t id)
{
	uint64_t ways = groups_get(&f->ways, id).count;
	uint64_t callbacks = 0;
	uint32_t c;

	for (c = f->pools[id].callbacks; c != NONE; c = f->callbacks[c].next)
		callbacks++;
	/* With one callback, each way gets one part in place of its call. */
	if (callbacks < 2)
		return false;
	if (callbacks > f->parts_left / (ways + 1))
		return true;
	f->parts_left -= callbacks * (ways + 1);
	return false;
}

/* Gives a pool's calls to its first function, which is its callback now. */
static void make_relay(struct fold *f, uint32_t id)
{
	struct pool *pool = &f->pools[id];
	function_id head = pool->head;
	portion_id own = own_portion(f, head);
	cost_id cost = 0;
	uint32_t c;

	for (c = pool->callbacks; c != NONE; c = f->callbacks[c].next) {
		const struct callback *part = &f->callbacks[c];

		add_calls(f, to_call(f, own, part->function, 0),
			  part->sum.count, part->sum.cost);
		add_cost(f, &cost, part->sum.cost);
	}
	pool->relay = true;
	pool->callbacks = NONE;
	callback_of(f, id, head)->sum.cost = cost;
}

static void divide_pool(struct fold *f, uint32_t id)
{
	struct pool *pool = &f->pools[id];
	int64_t spent[COST_EVENTS] = {0};
	struct division d;
	uint32_t i;

	if (is_relay(f, id))
		make_relay(f, id);
	find_division(f, id, &d, spent);
	pool->estimated = (d.rest || pool->exit == NONE) &&
			  (d.overpaid || pool->callbacks != NONE);
	if (pool->estimated && !pool->relay && !f->to->below_zero)
		divide_claimed(f, id, &d, spent);
	find_change(f, pool->self, pool->callbacks, &d, spent);
	divide_self(f, pool, &d);
	for (i = pool->callbacks; i != NONE; i = f->callbacks[i].next)
		divide_callback(f, pool, i, &d);
	division_free(&d);
}

/* --- all of it ---------------------------------------------------------- */

/* The result for a function, on any side. */
struct fate {
	bool folded, estimated, relay;
};

static void fold_side(struct profile *to, const struct profile *from,
		      const struct side *side, const bool *matches,
		      struct fate *fates)
{
	struct fold f = {
		.from = from,
		.side = side,
		.to = to,
		.matches = matches,
		.lines = {NONE, NONE},
		.calls = {NONE, NONE},
		.parts_left =
			PARTS + PARTS_OF_CALL * (uint64_t)side->call_count,
		.claims_left = CLAIMS,
	};
	uint32_t i;

	find_pools(&f);
	fill_pools(&f);
	find_exits(&f);
	copy_lines(&f);
	copy_calls(&f);
	for (i = 0; i < f.pool_count; i++)
		if (f.pools[i].entered)
			divide_pool(&f, i);
	for (i = 0; i < from->functions.count; i++) {
		const struct pool *pool = &f.pools[f.pool_of[i]];

		if (!is_folded(&f, i))
			continue;
		fates[i].folded = true;
		fates[i].estimated |= pool->estimated;
		fates[i].relay |= pool->relay && pool->head == i;
	}
	free(f.pool_of);
	free(f.pools);
	groups_free(&f.ways);
	map_free(&f.sites);
	map_free(&f.kept_calls);
	map_free(&f.callback_ids);
	free(f.callbacks);
}

/* Counts folded functions and relays, and lists the estimates. */
static void find_result(struct fold_result *folded, const struct profile *from,
			const struct fate *fates)
{
	size_t room = 0;
	function_id i;

	for (i = 0; i < from->functions.count; i++) {
		folded->functions += fates[i].folded;
		folded->relays += fates[i].relay;
		if (!fates[i].estimated)
			continue;
		UTIL_PUSH(folded->estimates, folded->estimate_count, room) =
			(struct fold_label){profile_object(from, i),
					    profile_file(from, i),
					    profile_name(from, i)};
	}
}

/* The i-th of slices, then sides: the last one folded stays profile->new. */
static struct side **side_at(struct profile *profile, size_t i)
{
	return i < profile->slice_count
		       ? &profile->slices[i]
		       : &profile->sides[i - profile->slice_count];
}

bool fold_profile(struct profile *profile, const struct patterns *patterns,
		  struct fold_result *folded, struct error *error)
{
	bool *matches = find_matches(profile, patterns);
	struct fate *fates =
		util_alloc(profile->functions.count, sizeof(*fates));
	bool good = profile->event_count <= COST_ESTIMATE ||
		    error_set(error, "a profile of %u events cannot be folded",
			      profile->event_count);
	struct profile from;
	size_t i;

	*folded = (struct fold_result){0};
	cost_freeze(&profile->costs);
	profile_take_ids(profile, &from);
	for (i = 0; good && i < profile->slice_count + profile->side_count;
	     i++) {
		struct side *side =
			profile_renew_side(profile, side_at(profile, i));

		fold_side(profile, &from, side, matches, fates);
		profile_free_side(side);
	}
	find_result(folded, &from, fates);
	cost_freeze(&profile->costs);
	profile_free(&from);
	free(fates);
	free(matches);
	return good && aggregates_fit(profile, &profile->costs, error);
}

void fold_free(struct fold_result *folded)
{
	free(folded->estimates);
}
