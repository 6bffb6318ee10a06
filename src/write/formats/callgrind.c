/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Writes the profile as it was read, added up, selected and renamed, in the Callgrind format and as
 * one part.  Functions, their portions, lines and calls are written in the order of names and
 * numbers, so reading the output and writing it again gives the same bytes; the order of ids would
 * depend on the order of reading.  Positions are absolute: readers disagree about what a call does
 * to relative ones.
 *
 * It fails if a column is not an event of the profile.
 */
#include "values/head.h"
#include "values/locations.h"
#include "write/version.h"
#include "write/writing.h"

#include <inttypes.h>
#include <stdlib.h>

struct function {
	uint32_t object, file, name; /* ranks of names */
	function_id id;
	bool has_code; /* the profile has code of the function */
};

/* A self cost, a call or a jump of a line or, with --asm, an instruction. */
struct fact {
	uint32_t file;    /* 0: the function's file; else the rank plus 1 */
	uint64_t address; /* 0: not known */
	uint64_t line;
	enum location_kind kind;
	uint32_t id;   /* id of a jump, or place of the called function */
	int64_t count; /* number of calls */
	cost_id cost;
};

struct callgrind {
	FILE *out;
	struct diag *diag;
	const struct report *report;
	const struct profile *profile;
	bool assembly;                 /* instructions are written: --asm */
	const struct column **columns; /* shown columns, each name once */
	size_t column_count;
	struct costs costs; /* of facts: on top of the profile's */

	/* The names of the profile. */
	struct ranked {
		struct str text;
		uint32_t id;
	} * names;           /* by rank, which is the order of bytes */
	uint32_t *name_rank; /* by name id */

	struct function *functions; /* in the order of their names */
	size_t function_count;
	uint32_t *place;              /* by function: its place in functions */
	struct locations lines, code; /* of functions by place */

	/* The facts of a function, sorted by file, address, line and kind. */
	struct fact *facts;
	size_t fact_count, fact_room;

	/*
	 * The IDs of compressed names, in the order of writing.  The keys are (rank, 0) for objects
	 * and files, (function, 0) for functions, and (name, 1) for functions of jumps.
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

static int compare_functions(const void *a, const void *b)
{
	const struct function *x = a, *y = b;

	if (x->object != y->object)
		return x->object < y->object ? -1 : 1;
	if (x->file != y->file)
		return x->file < y->file ? -1 : 1;
	return (x->name > y->name) - (x->name < y->name);
}

/*
 * Ranks all names, sorts all functions by their names, and groups the lines of functions by place,
 * and with --asm their instructions.
 */
static void order_functions(struct callgrind *c)
{
	const struct profile *profile = c->profile;
	size_t names = profile->names.count, portions = profile->portions.count;
	uint32_t *key = util_alloc(portions, sizeof(*key));

	c->names = util_alloc(names, sizeof(*c->names));
	c->name_rank = util_alloc(names, sizeof(*c->name_rank));
	for (uint32_t i = 0; i < names; i++)
		c->names[i] = (struct ranked){names_str(&profile->names, i), i};
	qsort(c->names, names, sizeof(*c->names), compare_names);
	for (uint32_t i = 0; i < names; i++)
		c->name_rank[c->names[i].id] = i;
	c->function_count = profile->functions.count;
	c->functions = util_alloc(c->function_count, sizeof(*c->functions));
	c->place = util_alloc(c->function_count, sizeof(*c->place));
	for (uint32_t i = 0; i < c->function_count; i++)
		c->functions[i] =
			(struct function){c->name_rank[profile_object(profile, i)],
					  c->name_rank[profile_file(profile, i)],
					  c->name_rank[profile_name(profile, i)], i, false};
	if (c->function_count)
		qsort(c->functions, c->function_count, sizeof(*c->functions), compare_functions);
	for (uint32_t i = 0; i < c->function_count; i++)
		c->place[c->functions[i].id] = i;
	/* What was inlined into several functions is one. */
	for (uint32_t i = 0; i < c->function_count; i++)
		c->place[i] = c->place[profile_label(profile, i)];
	for (uint32_t i = 0; i < portions; i++) {
		key[i] = c->place[profile->portions.pairs[i].a];
		c->functions[key[i]].has_code |= profile_has_portion(profile->current, i);
	}
	c->lines = locations_by(profile, NULL, key, c->function_count);
	if (c->assembly)
		c->code = locations_by(profile, profile->code, key, c->function_count);
	free(key);
}

/* --- the facts of a function ------------------------------------------- */

/* Adds the facts of the function at a place that are written as locations have them. */
static void gather_facts(struct callgrind *c, const struct locations *locations, uint32_t place)
{
	enum location_kind kind;

	for (kind = LOCATION_COST; kind < LOCATION_KINDS; kind++) {
		struct ids of = groups_get(&locations->of[kind], place);

		for (size_t i = 0; i < of.count; i++) {
			struct location location = locations_get(locations, kind, of.id[i]);
			uint32_t file =
				c->name_rank[c->profile->portions.pairs[location.portion].b];
			struct call on;
			bool has;

			/*
			 * With --asm, facts are by instruction.  But an instruction of several
			 * lines has no costs by instruction and line: its portion's facts are
			 * by line.
			 */
			if (c->assembly && (map_find(&c->profile->code->two_lines, location.portion,
						     0) == NONE) != (locations->code != NULL))
				continue;
			has = locations_on(locations, kind, location.id, c->profile->current, &on);
			if (kind == LOCATION_CALL &&
			    (!has || locations_is_within(locations, location.id)))
				continue;
			UTIL_PUSH(c->facts, c->fact_count, c->fact_room) = (struct fact){
				.file = file == c->functions[place].file ? 0 : 1 + file,
				.address = locations->code ? location.place : 0,
				.line = location.line,
				.kind = kind,
				.id = kind == LOCATION_CALL   ? c->place[location.callee]
				      : kind == LOCATION_JUMP ? location.id
							      : 0,
				.count = on.count,
				.cost = on.cost,
			};
		}
	}
}

static int compare_locations(const void *a, const void *b)
{
	const struct fact *x = a, *y = b;

	if (x->file != y->file)
		return x->file < y->file ? -1 : 1;
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
 * Finds the facts of the function at a place, and adds up those of the same place, kind and id.
 * False: a number of calls does not fit into 64 bits.
 */
static bool find_facts(struct callgrind *c, uint32_t place)
{
	size_t n = 0;

	c->fact_count = 0;
	gather_facts(c, &c->lines, place);
	if (c->assembly)
		gather_facts(c, &c->code, place);
	if (c->fact_count)
		qsort(c->facts, c->fact_count, sizeof(*c->facts), compare_facts);
	for (size_t i = 0; i < c->fact_count; i++) {
		struct fact *last = n ? &c->facts[n - 1] : NULL;
		const struct fact *fact = &c->facts[i];

		/* An instruction without self cost that has another fact after this one. */
		if (c->assembly && fact->kind == LOCATION_COST && !fact->cost &&
		    i + 1 < c->fact_count && !compare_locations(fact, fact + 1) &&
		    fact->line == fact[1].line)
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

/* --- numbers and names ------------------------------------------------- */

/* Writes a number, and before it a character unless that is 0. */
static void put_number(FILE *out, char before, uint64_t number)
{
	char text[1 + NUMBER_TEXT], *at = text + sizeof(text);

	do {
		*--at = (char)('0' + number % 10);
		number /= 10;
	} while (number);
	if (before)
		*--at = before;
	fwrite(at, 1, (size_t)(text + sizeof(text) - at), out);
}

static void put_count(FILE *out, char before, int64_t count)
{
	if (count < 0) {
		putc(before, out);
		before = '-';
	}
	put_number(out, before, number_magnitude(count));
}

/*
 * Writes the values of an item up to the last one given, each after a blank.  With negative costs,
 * the sum of the parts' totals may be one that readers do not believe: `sum` is then written.
 */
static void put_costs(const struct callgrind *c, struct item item, const struct item *sum)
{
	const struct columns *columns = c->report->columns;
	size_t missing = 0;

	for (size_t i = 0; i < c->column_count; i++) {
		const struct column *column = c->columns[i];
		int64_t value, self = 0;

		if (!column_value(columns, column, item, &value)) {
			missing++;
			continue;
		}
		if (sum)
			column_value(columns, column, *sum, &self);
		if (sum && !profile_believes(value, self)) {
			struct scratch scratch;

			diag_warn(c->diag,
				  "--format=callgrind: the total of '%s' "
				  "cannot be %s for costs of %s, and is written as these",
				  diag_quote(&scratch, column->name), number_grouped(value).text,
				  number_grouped(self).text);
			value = self;
		}
		for (; missing; missing--)
			fputs(" .", c->out);
		put_count(c->out, ' ', value);
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
	put_compressed(c, key, &c->function_ids, (struct pair){function->id, 0},
		       report_function_name(c->report, profile_name(c->profile, function->id)));
}

/* --- the body ---------------------------------------------------------- */

/* Writes the first line of a call, of which the next one has the line and the cost. */
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
	put_count(c->out, '=', call->count);
	fputs(c->assembly ? " 0x0 0\n" : " 0\n", c->out);
}

/* The same of a jump; its target is in the same file. */
static void put_jump(struct callgrind *c, const struct fact *fact)
{
	const struct jumps *jumps = &c->profile->code->jumps;
	const struct jump_counts *jump = &jumps->list[fact->id];
	uint64_t target = profile_number(c->profile, jumps->pairs.pairs[fact->id].b);
	struct fact key = {.file = fact->file, .address = target};
	const struct fact *to =
		bsearch(&key, c->facts, c->fact_count, sizeof(key), compare_locations);

	if (jump->function != NONE)
		put_compressed(c, "jfn=", &c->function_ids, (struct pair){jump->function, 1},
			       names_str(&c->profile->names, jump->function));
	fprintf(c->out, "%s=%" PRIu64, jump->conditional ? "jcnd" : "jump", jump->followed);
	if (jump->conditional)
		fprintf(c->out, "/%" PRIu64, jump->executed);
	fprintf(c->out, " 0x%" PRIx64 " %" PRIu64 "\n", target, to ? to->line : 0);
}

/* Writes all functions.  False: a number of calls does not fit into 64 bits. */
static bool put_body(struct callgrind *c)
{
	for (uint32_t i = 0; !ferror(c->out) && i < c->function_count; i++) {
		const struct function *function = &c->functions[i];

		if (!find_facts(c, i))
			return false;
		/* A function without facts is named if its code is there. */
		if (!c->fact_count && !function->has_code)
			continue;
		if (function->object != c->object)
			put_name(c, "ob=", &c->object_ids, function->object);
		c->function = function;
		c->object = function->object;
		c->file = function->file;
		put_name(c, "fl=", &c->file_ids, c->file);
		put_function_name(c, "fn=", function);
		for (size_t j = 0; j < c->fact_count; j++) {
			const struct fact *fact = &c->facts[j];
			uint32_t file = fact->file ? fact->file - 1 : function->file;

			if (file != c->file)
				put_name(c, "fi=", &c->file_ids, file);
			c->file = file;
			if (fact->kind == LOCATION_CALL)
				put_call(c, fact);
			if (fact->kind == LOCATION_JUMP)
				put_jump(c, fact);
			if (c->assembly)
				fprintf(c->out, "0x%" PRIx64, fact->address);
			put_number(c->out, c->assembly ? ' ' : 0, fact->line);
			put_costs(c, ITEM_OF(&c->costs, fact->cost), NULL);
			putc('\n', c->out);
		}
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

static void put_header(struct callgrind *c)
{
	const struct settings *settings = c->report->settings;
	const struct formulas *formulas = &c->report->columns->formulas;
	const struct item sum =
		ITEM_OF(&c->report->costs, report_after(c->report)->aggregates.total);
	struct head head;

	fputs("# callgrind format\nversion: 1\n"
	      "creator: cgannotate-" VERSION "\n",
	      c->out);
	head_of(&head, c->profile, NULL);
	if (head.command_count == 1)
		put_between(c, "cmd: ", report_name(c->report, head.commands[0]), "\n");
	put_between(c, "pid: ", report_name(c->report, head.pid), "\n");
	put_between(c, "thread: ", report_name(c->report, head.thread), "\n");
	for (size_t i = 0; i < head.desc_count; i++)
		put_between(c, "desc: ", report_name(c->report, head.descs[i]), "\n");
	head_free(&head);
	put_between(c, "desc: Inlined: resolved by ",
		    report_name(c->report, c->profile->symbolizer), "\n");
	fputs(c->assembly ? "positions: instr line\n" : "positions: line\n", c->out);
	/* Not with --show, which may leave out events that definitions need. */
	for (size_t i = formulas->known;
	     !(settings->show && *settings->show) && i < formulas->count; i++) {
		const struct definition *d = &formulas->list[i].definition;

		if (!d->formula.length && !d->long_name.length)
			continue;
		put_between(c, "event: ", d->name, "");
		put_between(c, " = ", d->formula, d->long_name.length ? "" : "\n");
		put_between(c, " : ", d->long_name, "\n");
	}
	fputs("events:", c->out);
	for (size_t i = 0; i < c->column_count; i++) {
		putc(' ', c->out);
		put_text(c, c->columns[i]->name, i + 1 == c->column_count);
	}
	fputs("\nsummary:", c->out);
	put_costs(c, report_totals(c->report), &sum);
	fputs("\n\n", c->out);
}

/* --- all of it --------------------------------------------------------- */

static bool write_report(const struct writing *w, struct error *error)
{
	struct callgrind c = {
		.out = w->out,
		.diag = w->diag,
		.report = w->report,
		.profile = w->profile,
		/* With --inlines, instructions are of what was recorded. */
		.assembly = w->report->settings->assembly && w->profile->symbolizer == NONE,
		.costs = cost_on_top(&w->profile->costs),
		.object = NONE,
		.object_ids.dense = true,
		.file_ids.dense = true,
		.function_ids.dense = true,
	};
	const struct columns *columns = w->report->columns;
	bool good = true;
	size_t j;

	/* The shown columns, each name once: readers ignore a second event of one name. */
	c.columns = util_alloc(columns->shown_count, sizeof(struct column *));
	for (size_t i = 0; good && i < columns->shown_count; i++) {
		const struct column *column = &columns->shown[i];
		struct scratch scratch;

		for (j = 0; j < c.column_count; j++)
			if (str_equal(c.columns[j]->name, column->name))
				break;
		if (j == c.column_count)
			c.columns[c.column_count++] = column;
		if (!column_is_count(column) || !column->is_of_profile)
			good = error_usage(error,
					   "--format=callgrind: '%s' cannot be written "
					   "to a profile; leave it out of --show",
					   diag_quote(&scratch, column->name));
	}
	if (good) {
		order_functions(&c);
		put_header(&c);
		good = put_body(&c) || aggregates_calls_overflow(error);
		fputs("\ntotals:", w->out);
		put_costs(&c, ITEM_OF(&w->report->costs, report_after(w->report)->aggregates.total),
			  NULL);
		putc('\n', w->out);
		good = good && aggregates_fit(w->profile, &c.costs, error);
	}
	locations_free(&c.lines);
	locations_free(&c.code);
	free(c.names);
	free(c.name_rank);
	free(c.functions);
	free(c.place);
	free(c.facts);
	cost_free(&c.costs);
	free(c.columns);
	map_free(&c.object_ids);
	map_free(&c.file_ids);
	map_free(&c.function_ids);
	return good;
}

const struct writer CALLGRIND_WRITER = {
	.has = HAS_FACTS | LISTS_ALL,
	.report = write_report,
};
