/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shapes/extract.h"

#include "figures/cycles.h"

#include <stdlib.h>

/* Functions that stand for others, behind those of the profile. */
enum { OTHER, OTHER_CALLERS, OTHERS };

/* Names that the profile may lack, behind those that it has. */
static const struct str own_names[] = {
	{"(other)", 7}, {"(other callers)", 15}, {"???", 3}, {"", 0}};

enum { NAME_OTHER, NAME_OTHER_CALLERS, NAME_UNKNOWN, NAME_EMPTY };

/* --- names ------------------------------------------------------------- */

/* A name that the profile has is not to be another one. */
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

/* Whether a function is of the profile, and does not stand for others. */
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

struct str extract_function_text(const struct extract *x, function_id function)
{
	name_id name = extract_name(x, function);

	return x->report->short_of && is_of_profile(x, function)
		       ? report_function_name(x->report, name)
		       : extract_text(x, name);
}

/* --- functions --------------------------------------------------------- */

/* qsort has no argument for its context, so each item carries it. */
struct named {
	const struct extract *extract;
	uint32_t id; /* a function, or a portion */
};

static int compare_names(const struct extract *x, name_id a, name_id b)
{
	return a == b ? 0 : str_compare(extract_text(x, a), extract_text(x, b));
}

static int compare_functions(const void *a, const void *b)
{
	const struct named *p = a, *q = b;
	const struct extract *x = p->extract;
	int order = compare_names(x, extract_object(x, p->id),
				  extract_object(x, q->id));

	if (!order)
		order = compare_names(x, extract_file(x, p->id),
				      extract_file(x, q->id));
	if (!order)
		order = compare_names(x, extract_name(x, p->id),
				      extract_name(x, q->id));
	return order ? order : (p->id > q->id) - (p->id < q->id);
}

static void order_functions(struct extract *x)
{
	size_t n = x->function_count, i;
	struct named *items = util_alloc(n, sizeof(*items));

	x->rank = util_alloc(n, sizeof(*x->rank));
	x->order = util_alloc(n, sizeof(*x->order));
	for (i = 0; i < n; i++)
		items[i] = (struct named){x, (uint32_t)i};
	qsort(items, n, sizeof(*items), compare_functions);
	for (i = 0; i < n; i++) {
		x->order[i] = items[i].id;
		x->rank[items[i].id] = (uint32_t)i;
	}
	free(items);
}

/* Whether this is an "(other)" function of a profile we wrote ourselves. */
static bool stands_for_others(const struct extract *x, function_id function)
{
	name_id name = extract_name(x, function);

	return extract_object(x, function) == x->no_object &&
	       extract_file(x, function) == x->no_file &&
	       (name == x->others[OTHER] || name == x->others[OTHER_CALLERS]);
}

static bool is_called(const struct profile *profile, call_id call)
{
	size_t i;

	for (i = 0; i < profile->side_count; i++)
		if (call < profile->sides[i]->call_count &&
		    profile->sides[i]->call[call].seen)
			return true;
	return false;
}

/* By function: its part of the call graph in which all reach each other. */
static uint32_t *find_components(const struct profile *profile)
{
	size_t functions = profile->functions.count, count = 0, i;
	size_t calls = profile->calls.count;
	uint32_t *from = util_alloc(calls, sizeof(*from));
	uint32_t *to = util_alloc(calls, sizeof(*to));
	uint32_t *ordered = util_alloc(calls, sizeof(*ordered));
	uint32_t *component = util_alloc(functions, sizeof(*component));
	struct groups callees;

	for (i = 0; i < calls; i++) {
		struct pair edge =
			profile->edges.pairs[profile->calls.pairs[i].a];

		if (!is_called(profile, (call_id)i))
			continue;
		from[count] = profile->portions.pairs[edge.a].a;
		to[count++] = edge.b;
	}
	groups_make(&callees, from, count, functions);
	for (i = 0; i < count; i++)
		ordered[i] = to[callees.id[i]];
	cycles_find(&(struct graph){functions, callees.first, ordered},
		    component);
	groups_free(&callees);
	free(from);
	free(to);
	free(ordered);
	return component;
}

/*
 * Keeps what is in a cycle with what is kept.  The cycles of the report may be
 * of files or objects, or not be known.
 */
static void keep_cycles(struct extract *x)
{
	size_t functions = x->report->profile->functions.count, i;
	uint32_t *component = find_components(x->report->profile);
	bool *kept = util_alloc(functions, sizeof(*kept));

	for (i = 0; i < functions; i++)
		if (!x->left_out[i])
			kept[component[i]] = true;
	for (i = 0; i < functions; i++)
		if (kept[component[i]])
			x->left_out[i] = false;
	free(component);
	free(kept);
}

/* Keeps all functions; or, if some were chosen, those of rows listed. */
static void choose_functions(struct extract *x)
{
	const struct report *report = x->report;
	const struct profile *profile = report->profile;
	size_t functions = profile->functions.count, i;
	bool *listed;

	x->left_out = util_alloc(functions, sizeof(*x->left_out));
	if (!report->chosen)
		return;
	listed = report_listed(report);
	for (i = 0; i < functions; i++)
		x->left_out[i] = !listed[report->function_row[i]];
	for (i = 0; i < profile->portions.count; i++)
		if (listed[report->portion_row[i]])
			x->left_out[profile->portions.pairs[i].a] = false;
	for (i = 0; i < functions; i++)
		if (stands_for_others(x, (function_id)i))
			x->left_out[i] = true;
	keep_cycles(x);
	free(listed);
}

/* --- facts ------------------------------------------------------------- */

static void group_facts(struct extract *x)
{
	const struct profile *profile = x->report->profile;
	size_t lines = profile->lines.count, calls = profile->calls.count;
	size_t portions = profile->portions.count;
	size_t most = lines > calls ? lines : calls, instructions, i;
	uint32_t *key =
		util_alloc(most > portions ? most : portions, sizeof(*key));

	for (i = 0; i < lines; i++)
		key[i] = profile->lines.pairs[i].a;
	groups_make(&x->lines, key, lines, portions);
	for (i = 0; i < calls; i++)
		key[i] = profile->edges.pairs[profile->calls.pairs[i].a].a;
	groups_make(&x->calls, key, calls, portions);
	for (i = 0; i < portions; i++)
		key[i] = profile->portions.pairs[i].a;
	groups_make(&x->portions, key, portions, profile->functions.count);
	free(key);
	if (!x->report->settings->assembly)
		return;
	instructions = profile->code->instructions.count;
	key = util_alloc(instructions, sizeof(*key));
	for (i = 0; i < instructions; i++)
		key[i] = profile->code->instructions.pairs[i].a;
	groups_make(&x->instructions, key, instructions, portions);
	free(key);
}

static int compare_portions(const void *a, const void *b)
{
	const struct named *x = a, *y = b;
	const struct map *portions = &x->extract->report->profile->portions;
	struct pair p = portions->pairs[x->id], q = portions->pairs[y->id];
	name_id own = extract_file(x->extract, p.a);

	/* The function's own file comes first. */
	if ((p.b == own) != (q.b == own))
		return p.b == own ? -1 : 1;
	return compare_names(x->extract, p.b, q.b);
}

/* Puts the portions of each function in the order of their files. */
static void order_portions(struct extract *x)
{
	const struct profile *profile = x->report->profile;
	size_t portions = profile->portions.count, i;
	struct named *items = util_alloc(portions, sizeof(*items));
	uint32_t *first = x->portions.first;

	for (i = 0; i < portions; i++)
		items[i] = (struct named){x, x->portions.id[i]};
	for (i = 0; i < profile->functions.count; i++) {
		size_t n = first[i + 1] - first[i];

		if (n > 1)
			qsort(items + first[i], n, sizeof(*items),
			      compare_portions);
	}
	for (i = 0; i < portions; i++)
		x->portions.id[i] = items[i].id;
	free(items);
}

void extract_self(const struct extract *x, struct costs *costs, cost_id *sum)
{
	const struct report *report = x->report;

	cost_add(costs, sum, &report->costs,
		 report_new(report)->aggregates.total);
	if (profile_compares(report->profile))
		cost_subtract(costs, sum, &report->costs,
			      report_old(report)->aggregates.total);
}

/* Whether the total of a column is less than its sum of self costs. */
static bool total_is_less(const struct extract *x)
{
	const struct report *report = x->report;
	const struct columns *columns = report->columns;
	struct costs costs = {0};
	cost_id sum = 0;
	bool is_less = false;
	size_t i;

	extract_self(x, &costs, &sum);
	for (i = 0; i < columns->shown_count; i++) {
		const struct column *column = &columns->shown[i];
		int64_t total, self;

		column_value(columns, column, &report->costs, report->totals,
			     &total);
		column_value(columns, column, &costs, sum, &self);
		is_less |= total < self;
	}
	cost_free(&costs);
	return is_less;
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
	order_functions(x);
	choose_functions(x);
	group_facts(x);
	order_portions(x);
	/*
	 * The part of the total outside functions shrank; a reader would reject
	 * such a summary.
	 */
	x->negative = profile_compares(profile) && total_is_less(x);
}

void extract_free(struct extract *x)
{
	groups_free(&x->lines);
	groups_free(&x->calls);
	groups_free(&x->portions);
	groups_free(&x->instructions);
	free(x->left_out);
	free(x->rank);
	free(x->order);
	cost_free(&x->costs);
}

/* --- what lines and calls cost ----------------------------------------- */

/* What a line or call costs: on the one side, or the change between two. */
static cost_id change(struct extract *x, cost_id new, cost_id old)
{
	const struct profile *profile = x->report->profile;
	cost_id cost = 0;

	if (!profile_compares(profile))
		return new;
	cost_add(&x->costs, &cost, &profile->costs, new);
	cost_subtract(&x->costs, &cost, &profile->costs, old);
	return cost;
}

static cost_id line_on(const struct side *side, line_id line)
{
	return line < side->line_count ? side->line_cost[line] : 0;
}

/* The change of a call; false where neither side has it. */
static bool find_call(struct extract *x, call_id id, struct call *call)
{
	const struct profile *profile = x->report->profile;
	const struct side *new = profile->new, *old = profile->sides[0];
	struct call before = {0};

	*call = id < new->call_count ? new->call[id] : (struct call){0};
	if (!profile_compares(profile))
		return call->seen;
	if (id < old->call_count)
		before = old->call[id];
	call->cost = change(x, call->cost, before.cost);
	x->negative |= before.count > call->count;
	call->count -= before.count;
	return call->seen || before.seen;
}

static int compare_lines(const void *a, const void *b)
{
	const struct extract_line *x = a, *y = b;

	if (x->address != y->address)
		return x->address < y->address ? -1 : 1;
	if (x->number != y->number)
		return x->number < y->number ? -1 : 1;
	if (!x->jump != !y->jump)
		return x->jump ? 1 : -1;
	if (x->is_call != y->is_call)
		return x->is_call - y->is_call;
	/* As the report has them: in the order of reading. */
	if (x->jump != y->jump)
		return x->jump < y->jump ? -1 : 1;
	return (x->callee > y->callee) - (x->callee < y->callee);
}

static void add_line(struct extract_code *code, struct extract_line line)
{
	code->lines = util_grow(code->lines, &code->room, code->count + 1,
				sizeof(*code->lines));
	code->lines[code->count++] = line;
}

/* Orders lines, and adds up those of one number, or calls to one function. */
static bool join_lines(struct extract *x, struct extract_code *code)
{
	size_t n = 0, i;

	if (code->count)
		qsort(code->lines, code->count, sizeof(*code->lines),
		      compare_lines);
	for (i = 0; i < code->count; i++) {
		struct extract_line *last = n ? &code->lines[n - 1] : NULL;
		struct extract_line *line = &code->lines[i];

		if (!last || compare_lines(last, line) != 0) {
			code->lines[n++] = *line;
			continue;
		}
		if (!util_add(&last->count, line->count))
			return false;
		cost_add(&x->costs, &last->cost, &x->costs, line->cost);
	}
	code->count = n;
	return true;
}

/* The calls of a portion that stays, or those of one that is left out. */
static void gather_calls(struct extract *x, portion_id portion,
			 bool of_left_out, struct extract_code *code)
{
	const struct profile *profile = x->report->profile;
	size_t functions = profile->functions.count;
	uint32_t i;

	for (i = x->calls.first[portion]; i < x->calls.first[portion + 1];
	     i++) {
		call_id id = x->calls.id[i];
		struct pair pair = profile->calls.pairs[id];
		function_id callee = profile->edges.pairs[pair.a].b;
		bool left_out = x->left_out[callee];
		struct call call;

		if ((of_left_out && left_out) || !find_call(x, id, &call))
			continue;
		if (left_out)
			callee = (function_id)(functions + OTHER);
		add_line(code,
			 (struct extract_line){
				 .number = of_left_out ? 0
						       : profile_number(profile,
									pair.b),
				 .callee = x->rank[callee],
				 .is_call = true,
				 .count = call.count,
				 .cost = call.cost,
			 });
	}
}

static void gather_lines(struct extract *x, portion_id portion,
			 struct extract_code *code)
{
	const struct profile *profile = x->report->profile;
	uint32_t i;

	for (i = x->lines.first[portion]; i < x->lines.first[portion + 1];
	     i++) {
		line_id id = x->lines.id[i];

		add_line(code,
			 (struct extract_line){
				 .number = profile_number(
					 profile, profile->lines.pairs[id].b),
				 .cost = change(x, line_on(profile->new, id),
						line_on(profile->sides[0], id)),
			 });
	}
}

/* Adds what the lines of a portion cost to a sum. */
static void add_portion(struct extract *x, portion_id portion, cost_id *sum)
{
	const struct profile *profile = x->report->profile;
	uint32_t i;

	for (i = x->lines.first[portion]; i < x->lines.first[portion + 1];
	     i++) {
		line_id line = x->lines.id[i];

		cost_add(&x->costs, sum, &profile->costs,
			 line_on(profile->new, line));
		if (profile_compares(profile))
			cost_subtract(&x->costs, sum, &profile->costs,
				      line_on(profile->sides[0], line));
	}
}

/* What is left out: its costs, or its calls to what is not. */
static void gather_others(struct extract *x, bool callers,
			  struct extract_code *code)
{
	const struct profile *profile = x->report->profile;
	cost_id sum = 0;
	portion_id i;

	for (i = 0; i < profile->portions.count; i++) {
		if (!x->left_out[profile->portions.pairs[i].a])
			continue;
		if (callers)
			gather_calls(x, i, true, code);
		else
			add_portion(x, i, &sum);
	}
	if (sum)
		add_line(code, (struct extract_line){.cost = sum});
}

/* --- instructions ------------------------------------------------------ */

/* Whether some line is listed without costs (only calls). */
static bool has_bare_line(const struct extract_code *code, uint64_t number)
{
	const struct extract_line key = {.number = number};
	const struct extract_line *line = NULL;

	if (code->count)
		line = bsearch(&key, code->lines, code->count, sizeof(key),
			       compare_lines);
	return line && !line->cost;
}

static void gather_code_calls(struct extract *x, instruction_id id,
			      const struct extract_line *line,
			      struct extract_code *code)
{
	const struct report *report = x->report;
	const struct code *facts = report->profile->code;
	size_t last = report->profile->side_count - 1;
	uint32_t i;

	for (i = report->code_calls.first[id];
	     i < report->code_calls.first[id + 1]; i++) {
		uint32_t call = report->code_calls.id[i];
		const struct code_paid *new = &facts->call[call].side[last];
		const struct code_paid *old = &facts->call[call].side[0];
		function_id callee = facts->calls.pairs[call].b;
		struct extract_line out = *line;

		if (!new->seen && !old->seen)
			continue;
		if (x->left_out[callee])
			callee =
				(function_id)(report->profile->functions.count +
					      OTHER);
		out.is_call = true;
		out.callee = x->rank[callee];
		out.count = new->count - (last ? old->count : 0);
		out.cost = change(x, new->cost, old->cost);
		add_line(code, out);
	}
}

static void gather_jumps(struct extract *x, instruction_id id,
			 const struct extract_line *line,
			 struct extract_code *code)
{
	const struct report *report = x->report;
	const struct code *facts = report->profile->code;
	uint32_t i;

	for (i = report->code_jumps.first[id];
	     i < report->code_jumps.first[id + 1]; i++) {
		uint32_t jump = report->code_jumps.id[i];
		struct extract_line out = *line;

		out.cost = 0;
		out.jump = &facts->jumps.list[jump];
		out.target =
			code_address(facts, facts->jumps.pairs.pairs[jump].b);
		add_line(code, out);
	}
}

/* The instructions of a portion whose lines are those of by_line. */
static void gather_instructions(struct extract *x, portion_id portion,
				const struct extract_code *by_line,
				struct extract_code *code)
{
	const struct code *facts = x->report->profile->code;
	size_t last = x->report->profile->side_count - 1;
	uint32_t i;

	for (i = x->instructions.first[portion];
	     i < x->instructions.first[portion + 1]; i++) {
		instruction_id id = x->instructions.id[i];
		const struct code_instruction *fact = &facts->instruction[id];
		struct extract_line line = {
			.address = code_address(
				facts, facts->instructions.pairs[id].b),
			.number = fact->line,
			.cost = change(x, fact->cost[last], fact->cost[0]),
		};

		if (line.cost || has_bare_line(by_line, fact->line))
			add_line(code, line);
		gather_code_calls(x, id, &line, code);
		gather_jumps(x, id, &line, code);
	}
}

/* Whether the instructions of code cost what its lines do, line by line. */
static bool are_same(struct extract *x, const struct extract_code *by_line,
		     const struct extract_code *code)
{
	struct extract_code sums = {0};
	bool same;
	size_t i;

	for (i = 0; i < code->count; i++) {
		struct extract_line line = code->lines[i];

		line.address = 0;
		if (!line.jump)
			add_line(&sums, line);
	}
	same = join_lines(x, &sums) && sums.count == by_line->count;
	for (i = 0; same && i < sums.count; i++) {
		const struct extract_line *a = &sums.lines[i];
		const struct extract_line *b = &by_line->lines[i];

		same = compare_lines(a, b) == 0 && a->count == b->count &&
		       cost_equal(&x->costs, a->cost, b->cost);
	}
	extract_code_free(&sums);
	return same;
}

static int compare_target(const void *key, const void *item)
{
	const uint64_t *address = key;
	const struct extract_line *line = item;

	if (*address != line->address)
		return *address < line->address ? -1 : 1;
	return 0;
}

/*
 * Finds the lines that jumps of the code lead to.  All that it has at an
 * address is of one instruction, and so of one line.
 */
static void find_targets(struct extract_code *code)
{
	const struct extract_line *target;
	size_t i;

	for (i = 0; i < code->count; i++) {
		struct extract_line *line = &code->lines[i];

		if (!line->jump)
			continue;
		target = bsearch(&line->target, code->lines, code->count,
				 sizeof(*line), compare_target);
		if (target)
			line->target_line = target->number;
	}
}

/*
 * With --asm: puts the instructions of a portion in place of its lines.  Where
 * an instruction was of several lines, which is not known of it, the lines stay
 * for their costs.
 */
static void find_instructions(struct extract *x, struct extract_code *code,
			      portion_id portion)
{
	struct extract_code by_line = *code;

	if (!x->report->settings->assembly || portion == NONE)
		return;
	*code = (struct extract_code){.function = by_line.function,
				      .file = by_line.file};
	gather_instructions(x, portion, &by_line, code);
	if (join_lines(x, code) && are_same(x, &by_line, code)) {
		find_targets(code);
		extract_code_free(&by_line);
		return;
	}
	extract_code_free(code);
	*code = by_line;
}

/* --- one after the other ----------------------------------------------- */

/* Whether a side has a portion. */
static bool is_seen(const struct profile *profile, portion_id portion)
{
	return profile_has_portion(profile->new, portion) ||
	       profile_has_portion(profile->sides[0], portion);
}

/* The next portion of a function of the profile that some side has. */
static bool next_portion(struct extract *x, function_id function,
			 portion_id *portion)
{
	const uint32_t *first = x->portions.first + function;

	while (!x->left_out[function] && x->at_portion < first[1] - first[0]) {
		*portion = x->portions.id[first[0] + x->at_portion++];
		if (is_seen(x->report->profile, *portion))
			return true;
	}
	return false;
}

/*
 * The next code of a function, and its portion or NONE; false: all of it was
 * given.
 */
static bool gather(struct extract *x, function_id function,
		   struct extract_code *code, portion_id *portion)
{
	const struct profile *profile = x->report->profile;

	code->function = function;
	code->count = 0;
	*portion = NONE;
	if (is_of_profile(x, function)) {
		if (!next_portion(x, function, portion))
			return false;
		code->file = profile->portions.pairs[*portion].b;
		gather_lines(x, *portion, code);
		gather_calls(x, *portion, false, code);
		return true;
	}
	if (x->at_portion++)
		return false;
	code->file = x->no_file;
	gather_others(x, function == profile->functions.count + OTHER_CALLERS,
		      code);
	return code->count > 0;
}

bool extract_next(struct extract *x, struct extract_code *code, bool *fits)
{
	portion_id portion;

	*fits = true;
	while (x->at_function < x->function_count) {
		if (gather(x, x->order[x->at_function], code, &portion)) {
			*fits = join_lines(x, code);
			if (*fits)
				find_instructions(x, code, portion);
			return *fits;
		}
		x->at_function++;
		x->at_portion = 0;
	}
	return false;
}

void extract_code_free(struct extract_code *code)
{
	free(code->lines);
}
