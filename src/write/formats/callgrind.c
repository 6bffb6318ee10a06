/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Writes the profile as it was read, added up, selected and renamed, in the Callgrind format and as
 * one part.  Functions, their lines and calls are written in the order of names and numbers, so
 * reading the output and writing it again gives the same bytes.  Positions are absolute: readers
 * disagree about what a call does to relative ones.
 *
 * It fails if a column is not an event of the profile.
 */
#include "values/sides.h"
#include "write/version.h"
#include "write/writing.h"

#include <inttypes.h>

/* A self cost, a call or a jump of a line or, with --asm, an instruction. */
struct fact {
	const struct callgrind *c; /* for qsort() */
	name_id file;
	uint64_t address; /* 0: not known */
	uint64_t line;
	enum location_kind kind;
	uint32_t id;   /* id of a jump, or place of the called function */
	int64_t count; /* number of calls */
	cost_id cost;
};

struct function {
	const struct report *report; /* for qsort() */
	function_id id;              /* and of its row */
};

struct callgrind {
	FILE *out;
	const struct report *report;
	const struct profile *profile;
	bool assembly;      /* instructions are written: --asm */
	struct costs costs; /* of facts: on top of the profile's */
	struct item sum;    /* of all costs */

	struct function *functions;   /* in the order of their names */
	uint32_t *place;              /* by function: its place in functions */
	struct locations lines, code; /* of functions by place */

	/* The facts of a function, sorted by file, address, line and kind. */
	struct fact *facts;
	size_t fact_count, fact_room;

	/*
	 * The IDs of compressed names, in the order of writing.  The keys are (name, 0) for objects
	 * and files, (function, 0) for functions, and (name, 1) for functions of jumps.
	 */
	struct map object_ids, file_ids, function_ids;
	/* The function that is written, and the last object and file. */
	function_id function;
	name_id object, file;
};

/* --- the order of functions -------------------------------------------- */

static int compare_functions(const void *a, const void *b)
{
	const struct function *x = a, *y = b;

	return rows_compare(x->report, x->id, y->id);
}

/* Sorts the functions, and groups their lines by place and, with --asm, their instructions. */
static void order_functions(struct callgrind *c)
{
	const struct profile *profile = c->profile;
	size_t portions = profile->portions.count, count = profile->functions.count;
	uint32_t *key = util_alloc(portions, sizeof(*key));

	c->functions = util_alloc(count, sizeof(*c->functions));
	c->place = util_alloc(count, sizeof(*c->place));
	for (uint32_t i = 0; i < count; i++)
		c->functions[i] = (struct function){c->report, i};
	qsort(c->functions, count, sizeof(*c->functions), compare_functions);
	for (uint32_t i = 0; i < count; i++)
		c->place[c->functions[i].id] = i;
	/* What was inlined into several functions is one. */
	for (uint32_t i = 0; i < count; i++)
		c->place[i] = c->place[profile_label(profile, i)];
	for (uint32_t i = 0; i < portions; i++)
		key[i] = c->place[profile->portions.pairs[i].a];
	c->lines = locations_by(profile, NULL, key, count);
	if (c->assembly)
		c->code = locations_by(profile, profile->code, key, count);
	free(key);
}

/* --- the facts of a function ------------------------------------------- */

/*
 * Adds the facts of the function at a place as locations have them: by line or, with --asm, by
 * instruction.  But an instruction of several lines has no costs by instruction and line: the facts
 * of its portion are by line.
 */
static void gather_facts(struct callgrind *c, const struct locations *locations, uint32_t place)
{
	const struct profile *profile = c->profile;
	size_t count;
	struct location *list = locations_of(locations, place, &count);

	for (size_t i = 0; i < count; i++) {
		const struct location *at = &list[i];
		struct call on;
		bool has = locations_on(locations, at->kind, at->id, profile->current, &on);

		if (at->kind == LOCATION_CALL && !has)
			continue;
		if (c->assembly && (map_find(&profile->code->two_lines, at->portion, 0) != NONE) ==
					   (locations->code != NULL))
			continue;
		UTIL_PUSH(c->facts, c->fact_count, c->fact_room) = (struct fact){
			.c = c,
			.file = profile->portions.pairs[at->portion].b,
			.address = locations->code ? at->place : 0,
			.line = at->line,
			.kind = at->kind,
			.id = at->kind == LOCATION_CALL   ? c->place[at->callee]
			      : at->kind == LOCATION_JUMP ? at->id
							  : 0,
			.count = on.count,
			.cost = on.cost,
		};
	}
	free(list);
}

/* Compares the files and addresses of facts; the function's own file comes first. */
static int compare_locations(const void *a, const void *b)
{
	const struct fact *x = a, *y = b;
	name_id own = profile_file(x->c->profile, x->c->function);

	if (x->file != y->file && (x->file == own || y->file == own))
		return x->file == own ? -1 : 1;
	if (x->file != y->file)
		return str_compare(report_name(x->c->report, x->file),
				   report_name(x->c->report, y->file));
	return (x->address > y->address) - (x->address < y->address);
}

static int compare_facts(const void *a, const void *b)
{
	const struct fact *x = a, *y = b;
	int order = compare_locations(x, y);

	if (order)
		return order;
	if (x->line != y->line)
		return x->line < y->line ? -1 : 1;
	if (x->kind != y->kind)
		return x->kind < y->kind ? -1 : 1;
	return (x->id > y->id) - (x->id < y->id);
}

/*
 * Finds the facts of the function at a place, and adds up those of the same place, kind and id, of
 * calls where their number fits.
 */
static void find_facts(struct callgrind *c, uint32_t place)
{
	size_t n = 0;

	c->fact_count = 0;
	gather_facts(c, &c->lines, place);
	if (c->assembly)
		gather_facts(c, &c->code, place);
	if (c->fact_count)
		qsort(c->facts, c->fact_count, sizeof(*c->facts), compare_facts);
	for (size_t i = 0; i < c->fact_count; i++) {
		const struct fact *fact = &c->facts[i];

		/* An instruction without self cost that has another fact after this one. */
		if (c->assembly && fact->kind == LOCATION_COST && !fact->cost &&
		    i + 1 < c->fact_count && !compare_locations(fact, fact + 1) &&
		    fact->line == fact[1].line)
			continue;
		if (n && !compare_facts(&c->facts[n - 1], fact) &&
		    util_add(&c->facts[n - 1].count, fact->count))
			cost_add(&c->costs, &c->facts[n - 1].cost, &c->costs, fact->cost);
		else
			c->facts[n++] = *fact;
	}
	c->fact_count = n;
}

/* --- numbers and names ------------------------------------------------- */

/*
 * Writes the values of an item up to the last one given, each after a blank.  Unless sum is NULL,
 * they are totals; for one that no reader would believe (src/README N4) the sum is written.
 */
static void put_costs(const struct callgrind *c, struct item item, const struct item *sum)
{
	const struct columns *columns = c->report->columns;
	size_t missing = 0;

	for (size_t i = 0; i < columns->shown_count; i++) {
		int64_t value, self = 0;

		if (!column_value(columns, &columns->shown[i], item, &value)) {
			missing++;
			continue;
		}
		if (sum)
			column_value(columns, &columns->shown[i], *sum, &self);
		if (sum && !profile_believes(value, self))
			value = self;
		for (; missing; missing--)
			fputs(" .", c->out);
		putc(' ', c->out);
		number_put(c->out, value < 0, number_magnitude(value));
	}
	putc('\n', c->out);
}

/* Writes two texts; the second one may have any bytes. */
static void put_text(const struct callgrind *c, const char *before, struct str text)
{
	fputs(before, c->out);
	fwrite(text.at, 1, text.length, c->out);
}

/* Writes a line.  Readers drop one \r at its end, so double it. */
static void put_line(const struct callgrind *c, const char *before, struct str text)
{
	put_text(c, before, text);
	fputs(text.length && text.at[text.length - 1] == '\r' ? "\r\n" : "\n", c->out);
}

/* Writes "KEY=(ID) NAME", and "KEY=(ID)" from the second time on. */
static void put_compressed(const struct callgrind *c, const char *key, struct map *numbering,
			   struct pair what, struct str text)
{
	size_t before = numbering->count;

	fputs(key, c->out);
	if (!text.length) {
		putc('\n', c->out);
		return;
	}
	putc('(', c->out);
	number_put(c->out, false, map_id(numbering, what.a, what.b) + 1);
	if (numbering->count > before)
		put_line(c, ") ", text);
	else
		fputs(")\n", c->out);
}

static void put_name(const struct callgrind *c, const char *key, struct map *numbering,
		     name_id name)
{
	put_compressed(c, key, numbering, (struct pair){name, 0}, report_name(c->report, name));
}

/*
 * Gives each function its own ID: in KCachegrind, an ID stands for one
 * function, even if several have the same name.
 */
static void put_function_name(struct callgrind *c, const char *key, function_id function)
{
	put_compressed(c, key, &c->function_ids, (struct pair){function, 0},
		       report_function_name(c->report, profile_name(c->profile, function)));
}

/* --- the body ---------------------------------------------------------- */

/* Writes the first line of a call, of which the next one has the line and the cost. */
static void put_call(struct callgrind *c, const struct fact *call)
{
	function_id callee = c->functions[call->id].id;
	name_id object = profile_object(c->profile, callee);
	name_id file = profile_file(c->profile, callee);

	if (object != c->object)
		put_name(c, "cob=", &c->object_ids, object);
	/* Readers disagree about the default of cfi= in inlined code. */
	if (file != c->file || file != profile_file(c->profile, c->function))
		put_name(c, "cfi=", &c->file_ids, file);
	put_function_name(c, "cfn=", callee);
	fputs("calls=", c->out);
	number_put(c->out, call->count < 0, number_magnitude(call->count));
	fputs(c->assembly ? " 0x0 0\n" : " 0\n", c->out);
}

/* The same of a jump; its target is in the same file. */
static void put_jump(struct callgrind *c, const struct fact *fact)
{
	const struct jumps *jumps = &c->profile->code->jumps;
	const struct jump_counts *jump = &jumps->list[fact->id];
	uint64_t target = profile_number(c->profile, jumps->pairs.pairs[fact->id].b);
	struct fact key = {.c = c, .file = fact->file, .address = target};
	const struct fact *to =
		bsearch(&key, c->facts, c->fact_count, sizeof(key), compare_locations);

	if (jump->function != NONE)
		put_compressed(c, "jfn=", &c->function_ids, (struct pair){jump->function, 1},
			       report_name(c->report, jump->function));
	fprintf(c->out, "%s=%" PRIu64, jump->conditional ? "jcnd" : "jump", jump->followed);
	if (jump->conditional)
		fprintf(c->out, "/%" PRIu64, jump->executed);
	fprintf(c->out, " 0x%" PRIx64 " %" PRIu64 "\n", target, to ? to->line : 0);
}

static void put_function(struct callgrind *c)
{
	name_id object = profile_object(c->profile, c->function);

	if (object != c->object)
		put_name(c, "ob=", &c->object_ids, object);
	c->object = object;
	c->file = profile_file(c->profile, c->function);
	put_name(c, "fl=", &c->file_ids, c->file);
	put_function_name(c, "fn=", c->function);
	for (size_t j = 0; j < c->fact_count; j++) {
		const struct fact *fact = &c->facts[j];

		if (fact->file != c->file)
			put_name(c, "fi=", &c->file_ids, fact->file);
		c->file = fact->file;
		if (fact->kind == LOCATION_CALL)
			put_call(c, fact);
		if (fact->kind == LOCATION_JUMP)
			put_jump(c, fact);
		if (c->assembly)
			fprintf(c->out, "0x%" PRIx64 " ", fact->address);
		number_put(c->out, false, fact->line);
		put_costs(c, ITEM_OF(&c->costs, fact->cost), NULL);
	}
}

/* --- all of it --------------------------------------------------------- */

static void put_header_line(const struct callgrind *c, const char *before, name_id name)
{
	struct str text = report_name(c->report, name);

	if (text.length)
		put_line(c, before, text);
}

static void put_header(const struct callgrind *c)
{
	const struct columns *columns = c->report->columns;
	const struct settings *settings = c->report->settings;
	const struct formulas *formulas = &columns->formulas;
	struct head head;

	fputs("# callgrind format\nversion: 1\n"
	      "creator: cgannotate-" VERSION "\n",
	      c->out);
	head_of(&head, c->profile, c->profile->current);
	put_header_line(c, "cmd: ", head_text(&head, HEAD_COMMAND));
	put_header_line(c, "pid: ", head_text(&head, HEAD_PID));
	if (head.parts.count == 1)
		put_header_line(c, "thread: ", head_text(&head, HEAD_THREAD));
	for (size_t i = 0; i < head.texts[HEAD_LINE].count; i++)
		put_header_line(c, "desc: ", head.texts[HEAD_LINE].pairs[i].a);
	head_free(&head);
	put_header_line(c, "desc: Inlined: resolved by ", c->profile->symbolizer);
	fputs(c->assembly ? "positions: instr line\n" : "positions: line\n", c->out);
	/* Not with --show, which may leave out events that definitions need. */
	for (size_t i = formulas->known;
	     !(settings->show && *settings->show) && i < formulas->count; i++)
		put_line(c, "event: ", formulas->list[i].definition.text);
	fputs("events:", c->out);
	for (size_t i = 0; i + 1 < columns->shown_count; i++)
		put_text(c, " ", columns->shown[i].name);
	put_line(c, " ", columns->shown[columns->shown_count - 1].name);
	fputs("summary:", c->out);
	put_costs(c, report_totals(c->report), &c->sum);
	putc('\n', c->out);
}

/* Returns whether a shown column is an event, and the first of its name: readers take no other. */
static bool is_event(const struct columns *columns, size_t i)
{
	const struct column *column = &columns->shown[i];

	for (size_t j = 0; j < i; j++)
		if (str_equal(columns->shown[j].name, column->name))
			return false;
	return column->unit == COLUMN_COUNT && column->is_of_profile;
}

static bool write_report(const struct writing *w, struct error *error)
{
	bool good;
	struct callgrind c = {
		.out = w->out,
		.report = w->report,
		.profile = w->profile,
		/* With --inlines, instructions are of what was recorded. */
		.assembly = w->report->settings->assembly && w->profile->symbolizer == NONE,
		.costs = cost_on_top(&w->profile->costs),
		.sum = ITEM_OF(&w->report->costs, report_after(w->report)->aggregates.total),
		.object = NONE,
		.object_ids.dense = true,
		.file_ids.dense = true,
		.function_ids.dense = true,
	};

	for (size_t i = 0; i < w->columns->shown_count; i++) {
		struct scratch scratch;

		if (!is_event(w->columns, i))
			return error_usage(error,
					   "--format=callgrind: '%s' cannot be written "
					   "to a profile; leave it out of --show",
					   diag_quote(&scratch, w->columns->shown[i].name));
	}
	order_functions(&c);
	put_header(&c);
	for (uint32_t i = 0; !ferror(c.out) && i < c.profile->functions.count; i++) {
		c.function = c.functions[i].id;
		find_facts(&c, i);
		if (c.fact_count)
			put_function(&c);
	}
	fputs("\ntotals:", w->out);
	put_costs(&c, c.sum, NULL);
	good = aggregates_fit(w->profile, &c.costs, error);
	locations_free(&c.lines);
	locations_free(&c.code);
	free(c.functions);
	free(c.place);
	free(c.facts);
	cost_free(&c.costs);
	map_free(&c.object_ids);
	map_free(&c.file_ids);
	map_free(&c.function_ids);
	return good;
}

const struct writer CALLGRIND_WRITER = {
	.has = HAS_FACTS | LISTS_ALL,
	.report = write_report,
};
