/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Writes the profile as it was read, added up, selected and renamed, in the
 * Callgrind format and as one part.  Functions, their portions, lines and calls
 * are written in the order of names and numbers, so reading the output and
 * writing it again gives the same bytes; the order of ids would depend on the
 * order of reading.  Positions are absolute: readers disagree about what a call
 * does to relative ones.
 *
 * If rows are left out (by --match and the like), their functions are too,
 * except those in a cycle with a function that stays.  Their costs and the
 * calls to them become those of a function "(other)"; calls from them come from
 * "(other callers)", which has no costs: a single function for both would make
 * cycles that do not exist, and change the inclusive costs of the functions
 * that stay.
 *
 * It fails if a column is not an event of the profile, or if with --diff a cost
 * is negative, which the format does not allow.
 */
#include "base/stream.h"
#include "figures/cycles.h"
#include "figures/head.h"
#include "figures/spots.h"
#include "write/version.h"
#include "write/writing.h"

#include <inttypes.h>
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

struct function {
	uint32_t object, file, name; /* ranks of names */
	function_id id;
	bool has_code; /* a side has code of the function */
};

/* A self cost, a call or a jump of a line or, with --asm, an instruction. */
struct fact {
	uint32_t file;    /* 0: the function's file; else the rank plus 1 */
	uint64_t address; /* 0: not known */
	uint64_t line;
	enum spot_kind kind;
	uint32_t id;   /* id of a jump, or place of the called function */
	int64_t count; /* number of calls */
	cost_id cost;
};

struct callgrind {
	FILE *out;
	struct diag *diag;
	const struct report *report;
	const struct profile *profile;
	bool diff;                     /* costs are changes */
	bool assembly;                 /* instructions are written: --asm */
	bool negative;                 /* some number is negative */
	const struct column **columns; /* shown columns, each name once */
	size_t column_count;
	struct costs self; /* has the self cost of all functions */
	cost_id self_sum;
	struct costs costs; /* of facts: on top of the profile's */

	/* The names of the profile, and of the OTHERS. */
	struct ranked {
		struct str text;
		uint32_t id;
	} * names;           /* by rank, which is the order of bytes */
	uint32_t *name_rank; /* by name id */

	struct function *functions; /* in the order of their names */
	size_t function_count;
	/* By function: its place in functions, or its stand-in's place. */
	uint32_t *place;
	struct spots lines, code; /* of functions by place */

	/* The facts of a function, sorted by file, address, line and kind. */
	struct fact *facts;
	size_t fact_count, fact_room;

	/*
	 * The IDs of compressed names, in the order of writing.  The keys are
	 * (rank, 0) for objects and files, (function, 0) for functions, and
	 * (name, 1) for functions of jumps.
	 */
	struct map object_ids, file_ids, function_ids;
	/* The last function, object and file written; the latter as ranks. */
	const struct function *function;
	uint32_t object, file;
};

/* --- the order of functions -------------------------------------------- */

static int compare_names(const void *a, const void *b)
{
	const struct ranked *x = a, *y = b;

	return str_compare(x->text, y->text);
}

static int compare_labels(const struct function *x, const struct function *y)
{
	if (x->object != y->object)
		return x->object < y->object ? -1 : 1;
	if (x->file != y->file)
		return x->file < y->file ? -1 : 1;
	return (x->name > y->name) - (x->name < y->name);
}

static int compare_functions(const void *a, const void *b)
{
	const struct function *x = a, *y = b;
	int order = compare_labels(x, y);

	return order ? order : (x->id > y->id) - (x->id < y->id);
}

/* Ranks all names; equal names have the same rank. */
static void rank_names(struct callgrind *c)
{
	const struct names *names = &c->profile->names;
	size_t n = names->count + LENGTH(own_names);
	uint32_t i;

	c->names = util_alloc(n, sizeof(*c->names));
	c->name_rank = util_alloc(n, sizeof(*c->name_rank));
	for (i = 0; i < n; i++)
		c->names[i] = (struct ranked){
			i < names->count ? names_str(names, i) : own_names[i - names->count], i};
	qsort(c->names, n, sizeof(*c->names), compare_names);
	for (i = 0; i < n; i++)
		c->name_rank[c->names[i].id] = i && !compare_names(&c->names[i - 1], &c->names[i])
						       ? c->name_rank[c->names[i - 1].id]
						       : i;
}

/* Sorts all functions, with the OTHERS, by their names. */
static void order_functions(struct callgrind *c)
{
	const struct profile *profile = c->profile;
	const uint32_t *own = c->name_rank + profile->names.count;
	size_t n = profile->functions.count;
	uint32_t i;

	c->function_count = n + OTHERS;
	c->functions = util_alloc(c->function_count, sizeof(*c->functions));
	c->place = util_alloc(c->function_count, sizeof(*c->place));
	for (i = 0; i < n; i++)
		c->functions[i] =
			(struct function){c->name_rank[profile_object(profile, i)],
					  c->name_rank[profile_file(profile, i)],
					  c->name_rank[profile_name(profile, i)], i, false};
	for (; i < c->function_count; i++)
		c->functions[i] =
			(struct function){own[NO_OBJECT], own[NO_FILE], own[i - n], i, false};
	qsort(c->functions, c->function_count, sizeof(*c->functions), compare_functions);
	for (i = 0; i < c->function_count; i++)
		c->place[c->functions[i].id] = i;
	for (i = 0; i < profile->portions.count; i++)
		c->functions[c->place[profile->portions.pairs[i].a]].has_code |=
			profile_has_portion(profile->new, i) ||
			profile_has_portion(profile->sides[0], i);
}

/* --- which functions stay ---------------------------------------------- */

/* Whether a function is one of the profile, and not one of the OTHERS. */
static bool is_own(const struct callgrind *c, const struct function *function)
{
	return function->id < c->profile->functions.count;
}

/* The place in c->functions of one of the OTHERS. */
static uint32_t place_of(const struct callgrind *c, unsigned which)
{
	return c->place[c->profile->functions.count + which];
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

/* Keeps all functions or, if options choose rows, those of listed rows. */
static void choose_functions(struct callgrind *c)
{
	const struct report *report = c->report;
	const struct profile *profile = c->profile;
	size_t count = profile->functions.count, i;
	unsigned other;
	bool *rows, *listed;

	if (!report->order.chosen)
		return;
	rows = report_listed(report);
	listed = util_alloc(count, sizeof(*listed));
	for (i = 0; i < count; i++)
		listed[i] = rows[report->rows.of_function[i]];
	for (i = 0; i < profile->portions.count; i++)
		listed[profile->portions.pairs[i].a] |= rows[report->rows.of_portion[i]];
	/* An "(other)" of a profile that we wrote is just before our own. */
	for (other = OTHER; other < OTHERS; other++) {
		const struct function *own = &c->functions[place_of(c, other)];

		if (own > c->functions && !compare_labels(own - 1, own))
			listed[own[-1].id] = false;
	}
	keep_cycles(profile, listed);
	for (i = 0; i < count; i++)
		if (!listed[i])
			c->place[i] = place_of(c, OTHER);
	free(rows);
	free(listed);
}

static void group_facts(struct callgrind *c)
{
	const struct profile *profile = c->profile;
	uint32_t *key = util_alloc(profile->portions.count, sizeof(*key));
	uint32_t i;

	for (i = 0; i < profile->portions.count; i++)
		key[i] = c->place[profile->portions.pairs[i].a];
	c->lines = spots_by(profile, NULL, key, c->function_count);
	if (c->assembly)
		c->code = spots_by(profile, profile->code, key, c->function_count);
	free(key);
}

/* --- the facts of a function ------------------------------------------- */

/*
 * Sets the cost and count of a fact, or their changes between two sides.
 * False: it is a call that no side has.
 */
static bool find_cost(struct callgrind *c, const struct spots *spots, const struct spot *spot,
		      struct fact *fact)
{
	const struct profile *profile = c->profile;
	struct call new, old;
	bool has = spots_on(spots, spot->kind, spot->id, profile->new, &new);

	fact->count = new.count;
	fact->cost = new.cost;
	if (!c->diff)
		return has || spot->kind != SPOT_CALL;
	has |= spots_on(spots, spot->kind, spot->id, profile->sides[0], &old);
	c->negative |= old.count > new.count;
	fact->count -= old.count;
	fact->cost = 0;
	cost_add(&c->costs, &fact->cost, &profile->costs, new.cost);
	cost_subtract(&c->costs, &fact->cost, &profile->costs, old.cost);
	return has || spot->kind != SPOT_CALL;
}

/* Adds a fact of a function, unless there is nothing to write. */
static void add_fact(struct callgrind *c, const struct function *function,
		     const struct spots *spots, const struct spot *spot)
{
	name_id file = c->profile->portions.pairs[spot->portion].b;
	struct fact fact = {.kind = spot->kind};

	if (!find_cost(c, spots, spot, &fact))
		return;
	if (is_own(c, function)) {
		if (c->name_rank[file] != function->file)
			fact.file = 1 + c->name_rank[file];
		fact.address = spots->code ? spot->place : 0;
		fact.line = spot->line;
	} else if (spot->kind == SPOT_COST && !fact.cost) {
		return;
	}
	if (spot->kind == SPOT_CALL)
		fact.id = c->place[spot->callee];
	if (spot->kind == SPOT_JUMP)
		fact.id = spot->id;
	UTIL_PUSH(c->facts, c->fact_count, c->fact_room) = fact;
}

/* Whether a fact in a function's group belongs to it. */
static bool is_of(const struct callgrind *c, uint32_t place, const struct spots *spots,
		  const struct spot *spot)
{
	uint32_t other = place_of(c, OTHER);

	if (place == other)
		return !spots->code && spot->kind == SPOT_COST;
	if (place == place_of(c, OTHER_CALLERS))
		return !spots->code && spot->kind == SPOT_CALL && c->place[spot->callee] != other;
	/*
	 * With --asm, facts are by instruction.  But an instruction of several
	 * lines has no costs by instruction and line: its portion's facts are
	 * by line.
	 */
	return !c->assembly || (map_find(&c->profile->code->torn, spot->portion, 0) == NONE) ==
				       (spots->code != NULL);
}

static void gather_of(struct callgrind *c, const struct spots *spots, uint32_t place)
{
	/* The OTHERS share a group. */
	uint32_t key = place == place_of(c, OTHER_CALLERS) ? place_of(c, OTHER) : place;
	enum spot_kind kind;

	for (kind = SPOT_COST; kind < SPOT_KINDS; kind++) {
		struct ids of = groups_get(&spots->of[kind], key);
		size_t i;

		for (i = 0; i < of.count; i++) {
			struct spot spot = spots_get(spots, kind, of.id[i]);

			if (is_of(c, place, spots, &spot))
				add_fact(c, &c->functions[place], spots, &spot);
		}
	}
}

static int compare_spots(const void *a, const void *b)
{
	const struct fact *x = a, *y = b;

	if (x->file != y->file)
		return x->file < y->file ? -1 : 1;
	return (x->address > y->address) - (x->address < y->address);
}

static int compare_facts(const void *a, const void *b)
{
	const struct fact *x = a, *y = b;
	int order = compare_spots(x, y);

	if (order)
		return order;
	if (x->line != y->line)
		return x->line < y->line ? -1 : 1;
	if (x->kind != y->kind)
		return x->kind < y->kind ? -1 : 1;
	return (x->id > y->id) - (x->id < y->id);
}

/* Whether an instruction without self cost has another fact after this one. */
static bool is_needless(const struct callgrind *c, size_t i)
{
	const struct fact *fact = &c->facts[i];

	return c->assembly && fact->kind == SPOT_COST && !fact->cost && i + 1 < c->fact_count &&
	       !compare_spots(fact, fact + 1) && fact->line == fact[1].line;
}

/* Sorts facts, and adds up those of the same place, kind and id. */
static bool join_facts(struct callgrind *c)
{
	size_t n = 0, i;

	if (c->fact_count)
		qsort(c->facts, c->fact_count, sizeof(*c->facts), compare_facts);
	for (i = 0; i < c->fact_count; i++) {
		struct fact *last = n ? &c->facts[n - 1] : NULL;
		const struct fact *fact = &c->facts[i];

		if (is_needless(c, i))
			continue;
		if (!last || compare_facts(last, fact)) {
			c->facts[n++] = *fact;
			continue;
		}
		if (!util_add(&last->count, fact->count))
			return false;
		cost_add(&c->costs, &last->cost, &c->costs, fact->cost);
	}
	c->fact_count = n;
	return true;
}

/*
 * Finds the facts of the function at a place.  A function that another one
 * stands for has none.  False: a number of calls does not fit into 64 bits.
 */
static bool find_facts(struct callgrind *c, uint32_t place)
{
	c->fact_count = 0;
	gather_of(c, &c->lines, place);
	if (c->assembly)
		gather_of(c, &c->code, place);
	return join_facts(c);
}

/* The line of an address in the file of a fact; 0: not known. */
static uint64_t line_of(const struct callgrind *c, const struct fact *fact, uint64_t address)
{
	struct fact key = {.file = fact->file, .address = address};
	const struct fact *found =
		bsearch(&key, c->facts, c->fact_count, sizeof(key), compare_spots);

	return found ? found->line : 0;
}

/* --- numbers and names ------------------------------------------------- */

/* Writes a number, and before it a character unless that is 0. */
static void put_number(FILE *out, char before, uint64_t number)
{
	char text[24];
	char *at = text + sizeof(text);

	do {
		*--at = (char)('0' + number % 10);
		number /= 10;
	} while (number);
	if (before)
		*--at = before;
	fwrite(at, 1, (size_t)(text + sizeof(text) - at), out);
}

static void put_count(struct callgrind *c, char before, int64_t count)
{
	if (count >= 0) {
		put_number(c->out, before, (uint64_t)count);
		return;
	}
	c->negative = true;
	putc(before, c->out);
	put_number(c->out, '-', 0 - (uint64_t)count);
}

/* Writes " ." for each of *missing values, sets it to 0, and writes a value. */
static void put_value(struct callgrind *c, size_t *missing, int64_t value)
{
	for (; *missing; --*missing)
		fputs(" .", c->out);
	put_count(c, ' ', value);
}

/* Writes the values of a cost up to the last one given, each after a blank. */
static void put_cost(struct callgrind *c, const struct costs *costs, cost_id cost)
{
	const struct columns *columns = c->report->columns;
	size_t missing = 0, i;

	for (i = 0; i < c->column_count; i++) {
		int64_t value;

		if (column_value(columns, c->columns[i], costs, cost, &value))
			put_value(c, &missing, value);
		else
			missing++;
	}
}

/* Writes a name.  Readers drop one \r at the end of a line, so double it. */
static void put_text(const struct callgrind *c, struct str text, bool ends_line)
{
	fwrite(text.at, 1, text.length, c->out);
	if (ends_line && text.length && text.at[text.length - 1] == '\r')
		putc('\r', c->out);
}

/* Writes "KEY=(ID) NAME", and "KEY=(ID)" from the second time on. */
static void put_compressed(struct callgrind *c, const char *key, struct map *numbering,
			   struct pair what, struct str text)
{
	size_t before = numbering->count;

	fputs(key, c->out);
	if (text.length) {
		put_number(c->out, '(', map_id(numbering, what.a, what.b) + 1);
		putc(')', c->out);
		if (numbering->count > before) {
			putc(' ', c->out);
			put_text(c, text, true);
		}
	}
	putc('\n', c->out);
}

static void put_name(struct callgrind *c, const char *key, struct map *numbering, uint32_t rank)
{
	put_compressed(c, key, numbering, (struct pair){rank, 0}, c->names[rank].text);
}

/*
 * Gives each function its own ID: in KCachegrind, an ID stands for one
 * function, even if several have the same name.
 */
static void put_function_name(struct callgrind *c, const char *key, const struct function *function)
{
	put_compressed(
		c, key, &c->function_ids, (struct pair){function->id, 0},
		is_own(c, function)
			? report_function_name(c->report, profile_name(c->profile, function->id))
			: c->names[function->name].text);
}

/* --- the body ---------------------------------------------------------- */

static void put_call(struct callgrind *c, const struct fact *call)
{
	const struct function *callee = &c->functions[call->id];

	if (callee->object != c->object)
		put_name(c, "cob=", &c->object_ids, callee->object);
	/* Readers disagree about the default of cfi= in inlined code. */
	if (callee->file != c->file || callee->file != c->function->file)
		put_name(c, "cfi=", &c->file_ids, callee->file);
	put_function_name(c, "cfn=", callee);
	fputs("calls", c->out);
	put_count(c, '=', call->count);
	fputs(c->assembly ? " 0x0 0\n" : " 0\n", c->out);
}

/* Writes a jump, without the line of its source, which the caller writes. */
static void put_jump(struct callgrind *c, const struct fact *fact)
{
	const struct jumps *jumps = &c->profile->code->jumps;
	const struct jump_counts *jump = &jumps->list[fact->id];
	uint64_t target = profile_number(c->profile, jumps->pairs.pairs[fact->id].b);

	if (jump->function != NONE)
		put_compressed(c, "jfn=", &c->function_ids, (struct pair){jump->function, 1},
			       names_str(&c->profile->names, jump->function));
	fprintf(c->out, "%s=%" PRIu64, jump->conditional ? "jcnd" : "jump", jump->followed);
	if (jump->conditional)
		fprintf(c->out, "/%" PRIu64, jump->executed);
	fprintf(c->out, " 0x%" PRIx64 " %" PRIu64 "\n", target, line_of(c, fact, target));
}

static void put_function(struct callgrind *c, const struct function *function)
{
	if (function->object != c->object)
		put_name(c, "ob=", &c->object_ids, function->object);
	c->function = function;
	c->object = function->object;
	c->file = function->file;
	put_name(c, "fl=", &c->file_ids, c->file);
	put_function_name(c, "fn=", function);
}

static void put_fact(struct callgrind *c, const struct fact *fact)
{
	uint32_t file = fact->file ? fact->file - 1 : c->function->file;

	if (file != c->file)
		put_name(c, "fi=", &c->file_ids, file);
	c->file = file;
	if (fact->kind == SPOT_CALL)
		put_call(c, fact);
	if (fact->kind == SPOT_JUMP)
		put_jump(c, fact);
	if (c->assembly)
		fprintf(c->out, "0x%" PRIx64, fact->address);
	put_number(c->out, c->assembly ? ' ' : 0, fact->line);
	put_cost(c, &c->costs, fact->cost);
	putc('\n', c->out);
}

static bool put_body(struct callgrind *c)
{
	uint32_t i;
	size_t j;

	for (i = 0; !ferror(c->out) && i < c->function_count; i++) {
		const struct function *function = &c->functions[i];

		if (c->place[function->id] != i)
			continue;
		if (!find_facts(c, i))
			return false;
		/* A function without facts is named if a side has it. */
		if (c->fact_count || function->has_code)
			put_function(c, function);
		for (j = 0; j < c->fact_count; j++)
			put_fact(c, &c->facts[j]);
	}
	return true;
}

/* --- the header -------------------------------------------------------- */

/* Writes `before`, `text` and `after`; writes nothing if text is empty. */
static void put_between(const struct callgrind *c, const char *before, struct str text,
			const char *after)
{
	if (!text.length)
		return;
	fputs(before, c->out);
	put_text(c, text, *after == '\n');
	fputs(after, c->out);
}

static void put_header_line(const struct callgrind *c, const char *key, name_id value)
{
	put_between(c, key, report_name(c->report, value), "\n");
}

/* Writes the lines of the header that all parts agree on. */
static void put_program(const struct callgrind *c)
{
	struct head head;
	size_t i;

	head_of(&head, c->profile, NULL);
	put_header_line(c, "cmd: ", head.agreed_command);
	put_header_line(c, "pid: ", head.agreed_pid);
	for (i = 0; i < head.desc_count; i++)
		if (head.descs[i].common)
			put_header_line(c, "desc: ", head.descs[i].line);
	head_free(&head);
}

/*
 * Writes the "event:" lines, but not with --show, which may leave out events
 * that they need.  Definitions of options come first: of two definitions of the
 * same name, the first one counts.
 */
static void put_definitions(const struct callgrind *c)
{
	const struct settings *settings = c->report->settings;
	struct definition d;
	size_t i;

	if (settings->show && settings->show[0])
		return;
	for (i = 0; formula_definition(c->profile, &settings->event, i, &d) && !d.known; i++) {
		if (!d.formula.length && !d.long_name.length)
			continue;
		put_between(c, "event: ", d.name, "");
		put_between(c, " = ", d.formula, d.long_name.length ? "" : "\n");
		put_between(c, " : ", d.long_name, "\n");
	}
}

/*
 * Writes the totals.  With negative costs, the sum of the parts' totals may be
 * one that readers do not believe; then the sum of costs is written.
 */
static void put_totals(struct callgrind *c)
{
	const struct report *report = c->report;
	size_t missing = 0, i;

	for (i = 0; i < c->column_count; i++) {
		const struct column *column = c->columns[i];
		struct scratch scratch;
		int64_t total, self;

		if (!column_value(report->columns, column, &report->costs,
				  c->diff ? report->totals : report->total, &total)) {
			missing++;
			continue;
		}
		column_value(report->columns, column, &c->self, c->self_sum, &self);
		/* Readers would not believe a total below the sum. */
		c->negative |= c->diff && total < self;
		if (!c->diff && !profile_believes(total, self)) {
			diag_warn(c->diag,
				  "--format=callgrind: the total of '%s' "
				  "cannot be %" PRId64 " for costs of %" PRId64
				  ", and is written as these",
				  diag_quote(&scratch, column->name), total, self);
			total = self;
		}
		put_value(c, &missing, total);
	}
}

static void put_header(struct callgrind *c)
{
	size_t i;

	fputs("# callgrind format\nversion: 1\n"
	      "creator: cgannotate-" VERSION "\n",
	      c->out);
	put_program(c);
	fputs(c->assembly ? "positions: instr line\n" : "positions: line\n", c->out);
	put_definitions(c);
	fputs("events:", c->out);
	for (i = 0; i < c->column_count; i++) {
		putc(' ', c->out);
		put_text(c, c->columns[i]->name, i + 1 == c->column_count);
	}
	fputs("\nsummary:", c->out);
	put_totals(c);
	fputs("\n\n", c->out);
}

/* --- all of it --------------------------------------------------------- */

/*
 * Chooses the shown columns: readers ignore a second event of one name.  False:
 * a column is no event that a profile can have.
 */
static bool choose_columns(struct callgrind *c, struct error *error)
{
	const struct columns *columns = c->report->columns;
	size_t i, j;

	c->columns = util_alloc(columns->shown_count, sizeof(struct column *));
	for (i = 0; i < columns->shown_count; i++) {
		const struct column *column = &columns->shown[i];
		struct scratch scratch;

		if (!column_is_count(column) || !column->is_of_profile)
			return error_usage(error,
					   "--format=callgrind: '%s' cannot be written "
					   "to a profile; leave it out of --show",
					   diag_quote(&scratch, column->name));
		for (j = 0; j < c->column_count; j++)
			if (str_equal(c->columns[j]->name, column->name))
				break;
		if (j == c->column_count)
			c->columns[c->column_count++] = column;
	}
	return true;
}

static void callgrind_free(struct callgrind *c)
{
	spots_free(&c->lines);
	spots_free(&c->code);
	free(c->names);
	free(c->name_rank);
	free(c->functions);
	free(c->place);
	free(c->facts);
	cost_free(&c->costs);
	cost_free(&c->self);
	free(c->columns);
	map_free(&c->object_ids);
	map_free(&c->file_ids);
	map_free(&c->function_ids);
}

static bool put_all(struct callgrind *c, struct error *error)
{
	bool good;

	rank_names(c);
	order_functions(c);
	choose_functions(c);
	group_facts(c);
	cost_add(&c->self, &c->self_sum, &c->report->costs,
		 report_new(c->report)->aggregates.total);
	if (c->diff)
		cost_subtract(&c->self, &c->self_sum, &c->report->costs,
			      report_old(c->report)->aggregates.total);
	put_header(c);
	good = put_body(c) || aggregates_calls_overflow(error);
	fputs("\ntotals:", c->out);
	put_cost(c, &c->self, c->self_sum);
	putc('\n', c->out);
	return good && aggregates_fit(c->profile, &c->costs, error);
}

/* Writes a change, once it is known that no cost of it is negative. */
static bool put_change(struct callgrind *c, struct error *error)
{
	FILE *out = c->out;
	struct draft draft;
	bool good;

	draft_open(&draft);
	c->out = draft.file;
	good = put_all(c, error);
	if (good && c->negative)
		good = error_set(error, "--format=callgrind: the format has no "
					"negative costs, and NEW - OLD has some; "
					"write json or csv, or NEW and OLD separately");
	draft_end(&draft, good, out);
	return good;
}

static bool write_report(const struct writing *w, struct error *error)
{
	struct callgrind c = {
		.out = w->out,
		.diag = w->diag,
		.report = w->report,
		.profile = w->profile,
		.diff = profile_compares(w->profile),
		.assembly = w->report->settings->assembly,
		.costs = cost_on_top(&w->profile->costs),
		.object = NONE,
		.object_ids.dense = true,
		.file_ids.dense = true,
		.function_ids.dense = true,
	};
	bool good = choose_columns(&c, error) && (c.diff ? put_change : put_all)(&c, error);

	callgrind_free(&c);
	return good;
}

const struct writer CALLGRIND_WRITER = {
	.name = "callgrind",
	.has = HAS_FACTS | HAS_ASSEMBLY | HAS_ONE | LISTS_ALL,
	.report = write_report,
};
