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

/*
 * What a pool has spent: its self costs, or its calls of a function outside the
 * pools, a callback.
 */
struct expense {
	function_id function; /* NONE: self costs */
	struct call sum;
	uint32_t next; /* next expense of the pool, or NONE */
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
	uint64_t exit;      /* the only line that gets it, or SEVERAL_LINES */
};
#define SEVERAL_LINES UINT64_MAX

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
	/* The self costs of each pool, then the callbacks by their ids. */
	struct expense *expenses;
	size_t expense_room;
	struct map callbacks; /* (pool, function) */
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
	f->expenses = util_grow(NULL, &f->expense_room, f->pool_count,
				sizeof(*f->expenses));
	for (i = 0; i < f->pool_count; i++)
		f->expenses[i] = (struct expense){NONE, .next = NONE};
	for (i = f->from->functions.count; i-- > 0;)
		f->pools[f->pool_of[i]].head = (function_id)i;
	for (i = 0; i < count; i++) {
		function_id callee = callee_of(f, (call_id)i);
		uint32_t from = f->pool_of[caller_of(f, (call_id)i)];

		/* A way leads into a pool from outside it. */
		key[i] = (uint32_t)f->pool_count;
		if (!f->side->call[i].seen || !f->matches[callee] ||
		    f->pool_of[callee] == from)
			continue;
		key[i] = f->pool_of[callee];
		f->pools[key[i]].entered = true;
	}
	groups_make(&f->ways, key, count, f->pool_count + 1);
	free(key);
}

/* The only line that finally gets a way's share, or SEVERAL_LINES. */
static uint64_t exit_of(const struct fold *f, call_id way)
{
	struct pair pair = f->from->calls.pairs[way];
	function_id caller = caller_of(f, way);

	if (is_folded(f, caller))
		return f->pools[f->pool_of[caller]].exit;
	return (uint64_t)f->from->edges.pairs[pair.a].a << 32 | pair.b;
}

/* Finds the exits of pools, those of callers first. */
static void find_exits(struct fold *f)
{
	size_t i, k;

	for (i = f->pool_count; i-- > 0;) {
		struct ids ways = groups_get(&f->ways, i);
		uint64_t exit = SEVERAL_LINES;

		for (k = 0; k < ways.count; k++) {
			uint64_t one = exit_of(f, ways.id[k]);

			exit = !k || one == exit ? one : SEVERAL_LINES;
			if (exit == SEVERAL_LINES)
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

/* A line of f->to, which costs something or makes a call. */
struct site {
	portion_id portion;
	uint64_t number;
};

/* The line that makes a call. */
static struct site site_of(struct fold *f, call_id call)
{
	struct pair pair = f->from->calls.pairs[call];

	return (struct site){
		to_portion(f, f->from->edges.pairs[pair.a].a),
		profile_number(f->to, pair.b),
	};
}

/* Line 0 of a function in its own file. */
static struct site own_site(struct fold *f, function_id function)
{
	return (struct site){profile_portion(f->to, to_function(f, function),
					     profile_file(f->from, function)),
			     0};
}

static cost_id *to_line(struct fold *f, struct site at)
{
	line_id line = profile_line(f->to, at.portion, at.number, &f->lines);

	return &f->to->new->line_cost[line];
}

static struct call *to_call(struct fold *f, struct site at,
			    function_id function)
{
	call_id call = profile_call(f->to, at.portion, to_function(f, function),
				    at.number, &f->calls);

	return &f->to->new->call[call];
}

/* The sum of what a pool spends on a function or, if that is NONE, on itself. */
static struct call *expense_of(struct fold *f, uint32_t pool,
			       function_id function)
{
	size_t known = f->callbacks.count;
	uint32_t id = pool;

	if (function != NONE)
		id = util_id(f->pool_count +
			     map_id(&f->callbacks, pool, function));
	if (f->callbacks.count > known) {
		f->expenses = util_grow(f->expenses, &f->expense_room,
					(size_t)id + 1, sizeof(*f->expenses));
		f->expenses[id] = (struct expense){
			function, .next = f->expenses[pool].next};
		f->expenses[pool].next = id;
	}
	return &f->expenses[id].sum;
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
			add_cost(f, &f->expenses[f->pool_of[function]].sum.cost,
				 cost);
		else if (cost)
			add_cost(f,
				 to_line(f,
					 (struct site){to_portion(f, line.a),
						       profile_number(f->to,
								      line.b)}),
				 cost);
	}
}

static void copy_calls(struct fold *f)
{
	size_t i;

	for (i = 0; i < f->side->call_count; i++) {
		const struct call *call = &f->side->call[i];
		function_id caller = caller_of(f, (call_id)i);
		function_id callee = callee_of(f, (call_id)i);
		struct call *sum;

		if (!call->seen || is_folded(f, callee))
			continue;
		if (is_folded(f, caller)) {
			sum = expense_of(f, f->pool_of[caller], callee);
		} else {
			sum = to_call(f, site_of(f, (call_id)i), callee);
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
 * All expenses of the pool are divided.  Rounding must be right in two
 * directions: the shares of an expense add up to it, and all shares of a way
 * add up to the way's share of everything spent.  (If they were off by one, a
 * caller would seem to have spent what nobody paid for.)  So shares are rounded
 * down, and the remainder is given as change to the ways in their order.
 */
struct division {
	const struct pool *pool;
	struct ids ways;
	unsigned events;
	uint64_t *weight; /* by way (the rest is last) and event */
	uint32_t *change; /* by way and event: remainder it may still get */
	uint64_t *share;  /* by way and event: of the expense being divided */
	int64_t spent[COST_EVENTS]; /* the sum of what is divided */
	uint64_t whole[COST_EVENTS];
	size_t first;   /* the first way that gets anything */
	bool rest;      /* the pool has spent more than the ways paid */
	bool overpaid;  /* the ways have paid more than the pool spent */
	uint64_t mixed; /* events with counts below 0: no change */
};

/* The weights of way i, event by event. */
static uint64_t *weight_of(const struct division *d, size_t i)
{
	return d->weight + i * d->events;
}

/* The share of weight i in a count of its event, rounded down. */
static uint64_t round_share(const struct division *d, size_t i, int64_t count)
{
	return fraction_scale(number_magnitude(count), d->weight[i],
			      d->whole[i % d->events]);
}

/* Adds up the expenses of a pool. */
static void find_spent(struct fold *f, uint32_t id, struct division *d)
{
	int64_t counts[COST_EVENTS];
	unsigned event;

	for (; id != NONE; id = f->expenses[id].next) {
		cost_unpack(&f->to->costs, f->expenses[id].sum.cost, counts);
		for (event = 0; event < d->events; event++) {
			if (counts[event] < 0)
				d->mixed |= (uint64_t)1 << event;
			if (!util_add(&d->spent[event], counts[event]))
				cost_mark_overflow(&f->to->costs, event);
		}
	}
}

/* Finds the weights: of a way what it has paid, of the rest what is unpaid. */
static void find_whole(struct fold *f, struct division *d)
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
		uint64_t all = number_magnitude(d->spent[event]);

		d->whole[event] = all > paid[event] ? all : paid[event];
		weight_of(d, d->ways.count)[event] =
			d->whole[event] - paid[event];
		d->rest |= all > paid[event];
		d->overpaid |= all < paid[event];
	}
}

/*
 * Finds the change of each way: its share of everything spent, less its shares
 * of the expenses from `id` up to `end`.  It is at most their number, so it is
 * right although intermediate results wrap.
 */
static void find_change(const struct fold *f, uint32_t id, uint32_t end,
			struct division *d)
{
	struct fraction_shares shares[COST_EVENTS];
	size_t n = (d->ways.count + 1) * d->events, i;
	int64_t counts[COST_EVENTS];

	d->change = util_alloc(n, sizeof(*d->change));
	d->share = util_alloc(n, sizeof(*d->share));
	for (i = 0; i < d->events; i++)
		shares[i] = (struct fraction_shares){
			number_magnitude(d->spent[i]), d->whole[i], 0, 0};
	for (i = 0; i < n; i++)
		d->change[i] = (uint32_t)fraction_share(&shares[i % d->events],
							d->weight[i]);
	for (; id != end; id = f->expenses[id].next) {
		cost_unpack(&f->to->costs, f->expenses[id].sum.cost, counts);
		for (i = 0; i < n; i++)
			d->change[i] -= (uint32_t)round_share(
				d, i, counts[i % d->events]);
	}
}

static void division_free(struct division *d)
{
	free(d->weight);
	free(d->change);
	free(d->share);
}

/*
 * Finds the shares of counts by way and event: rounded down, and then in the
 * order of the ways what they still get of the remainder.
 */
static void find_shares(struct division *d, const int64_t *counts)
{
	size_t n = (d->ways.count + 1) * d->events, event, i;
	uint64_t lacking[COST_EVENTS];

	for (event = 0; event < d->events; event++)
		lacking[event] = number_magnitude(counts[event]);
	for (i = 0; i < n; i++) {
		event = i % d->events;
		d->share[i] = round_share(d, i, counts[event]);
		lacking[event] -= d->share[i];
	}
	for (i = d->first * d->events; i < n; i++) {
		uint64_t part;

		event = i % d->events;
		part = lacking[event];
		/* Without change, the first way gets the whole remainder. */
		if (d->whole[event] && !(d->mixed >> event & 1)) {
			if (part > d->change[i])
				part = d->change[i];
			d->change[i] -= (uint32_t)part;
		}
		lacking[event] -= part;
		d->share[i] += part;
	}
}

/* Gets way i's share with the signs of counts; false if all of it is zero. */
static bool get_share(const struct division *d, size_t i, const int64_t *counts,
		      int64_t *part)
{
	const uint64_t *share = d->share + i * d->events;
	bool any = false;
	unsigned event;

	for (event = 0; event < d->events; event++) {
		part[event] = (int64_t)(counts[event] < 0 ? -share[event]
							  : share[event]);
		any |= share[event] != 0;
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
		return i == d->first ? count : 0;
	shares->amount = number_magnitude(count);
	shares->whole = d->whole[event];
	part = fraction_share(shares, weight_of(d, i)[event]);
	return count < 0 ? (int64_t)-part : (int64_t)part;
}

/*
 * Gives the receiver of way i's share, a pool or a line, its part of an expense.
 * The receiver of the rest is line 0 of the first function.
 */
static void give(struct fold *f, const struct division *d, size_t i,
		 const struct expense *part, uint64_t mask,
		 const int64_t *counts)
{
	bool rest = i == d->ways.count;
	function_id caller = rest ? NONE : caller_of(f, d->ways.id[i]);
	function_id function = part->function;
	struct call *call;

	if (!rest && is_folded(f, caller)) {
		call = expense_of(f, f->pool_of[caller], function);
	} else {
		struct site to = rest ? own_site(f, d->pool->head)
				      : site_of(f, d->ways.id[i]);

		if (function == NONE) {
			cost_add_counts(&f->to->costs, to_line(f, to), mask,
					counts);
			return;
		}
		call = to_call(f, to, function);
	}
	add_calls(f, call, part->sum.count, 0);
	cost_add_counts(&f->to->costs, &call->cost, mask, counts);
}

/*
 * Divides an expense among the ways.  The calls of a relay are not divided: its
 * only callback is itself, and each way calls it as often as before.
 */
static void divide(struct fold *f, uint32_t id, struct division *d)
{
	struct expense part = f->expenses[id];
	bool self = part.function == NONE, relayed = d->pool->relay && !self;
	int64_t counts[COST_EVENTS], costs[COST_EVENTS] = {0};
	uint64_t mask = cost_unpack(&f->to->costs, part.sum.cost, counts) |
			(uint64_t)d->pool->estimated << COST_ESTIMATE;
	int64_t count = part.sum.count;
	struct fraction_shares shares = {0};
	size_t i;

	find_shares(d, counts);
	for (i = d->first; i < d->ways.count + !relayed; i++) {
		bool any = get_share(d, i, counts, costs);

		part.sum.count = relayed ? f->side->call[d->ways.id[i]].count
					 : share_calls(d, i, count, &shares);
		if (any || part.sum.count ||
		    (self && mask && i < d->ways.count))
			give(f, d, i, &part, mask, costs);
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

/*
 * Finds the claims to a callback of a pool and its callers: of each, the joint
 * claim of all ways into it.  False: they are too many.
 */
static bool find_claims(struct fold *f, uint32_t id, function_id callback)
{
	uint64_t count = f->ways.first[f->pool_count] - f->ways.first[id];
	size_t i, k;

	if (count > f->claims_left)
		return false;
	f->claims_left -= count;
	/* Callers have higher ids, so their claims are found first. */
	for (i = f->pool_count; i-- > id;) {
		struct ids ways = groups_get(&f->ways, i);
		struct claim claim = {FAR, NONE};

		for (k = 0; k < ways.count; k++)
			claim = claims_join(claim,
					    claim_of(f, ways.id[k], callback));
		f->pools[i].claim = claim;
	}
	return true;
}

/*
 * Finds the weights of the ways with the best claim to a callback; others have
 * the weight 0.  False: all ways have the same claim, or claims are too many.
 */
static bool find_claimants(struct fold *f, uint32_t id, function_id callback,
			   const struct division *d, struct division *some)
{
	struct claim best;
	size_t n = 0, i;
	unsigned event;
	bool one;

	if (!find_claims(f, id, callback))
		return false;
	best = f->pools[id].claim;
	one = best.user != NONE && best.user != SEVERAL;
	for (i = d->ways.count; i-- > 0;) {
		struct claim claim = claim_of(f, d->ways.id[i], callback);

		if (one ? claim.user != best.user
			: claim.nearness != best.nearness)
			continue;
		n++;
		some->first = i;
		for (event = 0; event < d->events; event++) {
			weight_of(some, i)[event] = weight_of(d, i)[event];
			some->whole[event] += weight_of(d, i)[event];
		}
	}
	return n && n < d->ways.count;
}

/*
 * Divides a callback among the ways with the best claim, and lowers their
 * weights by their shares.  False: no ways have a better claim than others, or
 * these have not paid for it.
 */
static bool divide_claimed(struct fold *f, uint32_t id, uint32_t callback,
			   struct division *d)
{
	const struct expense *part = &f->expenses[callback];
	struct division some = {
		.pool = d->pool,
		.ways = d->ways,
		.events = d->events,
		.weight = util_alloc((d->ways.count + 1) * d->events,
				     sizeof(*d->weight)),
	};
	bool good = find_claimants(f, id, part->function, d, &some);
	unsigned event;

	cost_unpack(&f->to->costs, part->sum.cost, some.spent);
	for (event = 0; event < d->events; event++)
		good &= some.whole[event] >= (uint64_t)some.spent[event];
	if (good) {
		size_t i;

		find_change(f, callback, part->next, &some);
		divide(f, callback, &some);
		for (i = 0; i < (d->ways.count + 1) * d->events; i++)
			d->weight[i] -= some.share[i];
		for (event = 0; event < d->events; event++) {
			d->whole[event] -= (uint64_t)some.spent[event];
			d->spent[event] -= some.spent[event];
		}
	}
	division_free(&some);
	return good;
}

/* Divides the callbacks that only some ways claim, and removes them. */
static void divide_all_claimed(struct fold *f, uint32_t id, struct division *d)
{
	uint32_t last = id, i = f->expenses[id].next, next;

	for (; i != NONE; i = next) {
		next = f->expenses[i].next;
		if (divide_claimed(f, id, i, d))
			f->expenses[last].next = next;
		else
			last = i;
	}
}

/* Whether a pool has too many ways and callbacks to be divided. */
static bool is_relay(struct fold *f, uint32_t id)
{
	uint64_t ways = groups_get(&f->ways, id).count;
	uint64_t callbacks = 0;
	uint32_t c;

	for (c = f->expenses[id].next; c != NONE; c = f->expenses[c].next)
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
	struct site own = own_site(f, head);
	cost_id cost = 0;
	uint32_t c;

	for (c = f->expenses[id].next; c != NONE; c = f->expenses[c].next) {
		const struct expense *part = &f->expenses[c];

		add_calls(f, to_call(f, own, part->function), part->sum.count,
			  part->sum.cost);
		add_cost(f, &cost, part->sum.cost);
	}
	pool->relay = true;
	f->expenses[id].next = NONE;
	expense_of(f, id, head)->cost = cost;
}

static void divide_pool(struct fold *f, uint32_t id)
{
	struct pool *pool = &f->pools[id];
	struct division d = {
		.pool = pool,
		.ways = groups_get(&f->ways, id),
		.events = f->to->event_count,
	};
	uint32_t i;

	if (is_relay(f, id))
		make_relay(f, id);
	d.weight = util_alloc((d.ways.count + 1) * d.events, sizeof(*d.weight));
	find_spent(f, id, &d);
	find_whole(f, &d);
	pool->estimated = (d.rest || pool->exit == SEVERAL_LINES) &&
			  (d.overpaid || f->expenses[id].next != NONE);
	if (pool->estimated && !pool->relay && !f->to->below_zero)
		divide_all_claimed(f, id, &d);
	find_change(f, id, NONE, &d);
	for (i = id; i != NONE; i = f->expenses[i].next)
		divide(f, i, &d);
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
	map_free(&f.kept_calls);
	map_free(&f.callbacks);
	free(f.expenses);
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
