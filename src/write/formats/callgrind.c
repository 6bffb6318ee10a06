/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Functions, their portions, lines and calls are written in the order of names
 * and numbers.  The order of ids would depend on the order of reading.
 * Positions are absolute: readers disagree about what a call does to relative
 * ones.
 */
#include "write/formats/callgrind.h"

#include "base/stream.h"
#include "figures/head.h"
#include "shapes/extract.h"
#include "write/version.h"

#include <inttypes.h>
#include <stdlib.h>

struct callgrind {
	FILE *out;
	const struct writing *w;
	const struct profile *profile;
	struct extract extract;
	bool diff;
	bool assembly;                 /* instructions are written: --asm */
	bool negative;                 /* a written number is negative */
	const struct column **columns; /* shown columns, each name once */
	size_t column_count;
	struct costs self; /* has the self cost of all functions */
	cost_id self_sum;
	/*
	 * The IDs of compressed names, in the order of writing.  The keys are
	 * (rank, 0) for objects and files, (function, 0) for functions, and
	 * (name, 1) for functions of jumps.
	 */
	struct map objects, files, functions;
	/* The last function, object and file written; the latter as ranks. */
	const struct extract_function *function;
	uint32_t object, file;
};

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
static void put_cost(struct callgrind *c, const struct costs *costs,
		     cost_id cost)
{
	const struct columns *columns = c->w->columns;
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
static void put_compressed(struct callgrind *c, const char *key,
			   struct map *numbering, struct pair what,
			   struct str text)
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

static void put_name(struct callgrind *c, const char *key,
		     struct map *numbering, uint32_t rank)
{
	put_compressed(c, key, numbering, (struct pair){rank, 0},
		       c->extract.names[rank].text);
}

/*
 * Gives each function its own ID: in KCachegrind, an ID stands for one
 * function, even if several have the same name.
 */
static void put_function_name(struct callgrind *c, const char *key,
			      const struct extract_function *function)
{
	put_compressed(c, key, &c->functions, (struct pair){function->id, 0},
		       extract_is_own(&c->extract, function)
			       ? report_function_name(
					 c->w->report,
					 profile_name(c->profile, function->id))
			       : c->extract.names[function->name].text);
}

/* --- the body ---------------------------------------------------------- */

static void put_call(struct callgrind *c, const struct extract_fact *call)
{
	const struct extract_function *callee = &c->extract.functions[call->id];

	if (callee->object != c->object)
		put_name(c, "cob=", &c->objects, callee->object);
	/* Readers disagree about the default of cfi= in inlined code. */
	if (callee->file != c->file || callee->file != c->function->file)
		put_name(c, "cfi=", &c->files, callee->file);
	put_function_name(c, "cfn=", callee);
	fputs("calls", c->out);
	put_count(c, '=', call->count);
	fputs(c->assembly ? " 0x0 0\n" : " 0\n", c->out);
}

/* Writes a jump, without the line of its source, which the caller writes. */
static void put_jump(struct callgrind *c, const struct extract_facts *facts,
		     const struct extract_fact *fact)
{
	const struct jumps *jumps = &c->profile->code->jumps;
	const struct jump_counts *jump = &jumps->list[fact->id];
	uint64_t target =
		profile_number(c->profile, jumps->pairs.pairs[fact->id].b);

	if (jump->function != NONE)
		put_compressed(c, "jfn=", &c->functions,
			       (struct pair){jump->function, 1},
			       names_str(&c->profile->names, jump->function));
	fputs(jump->conditional ? "jcnd" : "jump", c->out);
	put_number(c->out, '=', jump->followed);
	if (jump->conditional)
		put_number(c->out, '/', jump->executed);
	fprintf(c->out, " 0x%" PRIx64 " %" PRIu64 "\n", target,
		extract_line(facts, fact, target));
}

static void put_function(struct callgrind *c,
			 const struct extract_function *function)
{
	if (function->object != c->object)
		put_name(c, "ob=", &c->objects, function->object);
	c->function = function;
	c->object = function->object;
	c->file = function->file;
	put_name(c, "fl=", &c->files, c->file);
	put_function_name(c, "fn=", function);
}

static void put_fact(struct callgrind *c, const struct extract_facts *facts,
		     const struct extract_fact *fact)
{
	uint32_t file = fact->file ? fact->file - 1 : c->function->file;

	if (file != c->file)
		put_name(c, "fi=", &c->files, file);
	c->file = file;
	if (fact->kind == EXTRACT_CALL)
		put_call(c, fact);
	if (fact->kind == EXTRACT_JUMP)
		put_jump(c, facts, fact);
	if (c->assembly)
		fprintf(c->out, "0x%" PRIx64, fact->address);
	put_number(c->out, c->assembly ? ' ' : 0, fact->line);
	put_cost(c, &c->extract.costs, fact->cost);
	putc('\n', c->out);
}

static bool put_body(struct callgrind *c)
{
	struct extract *x = &c->extract;
	struct extract_facts facts = {0};
	bool fits = true;
	uint32_t i;
	size_t j;

	for (i = 0; fits && !ferror(c->out) && i < x->function_count; i++) {
		const struct extract_function *function = &x->functions[i];

		if (x->place[function->id] != i)
			continue;
		fits = extract_facts(x, i, &facts);
		/* A function without facts is named if a side has it. */
		if (fits && (facts.count || function->has_code))
			put_function(c, function);
		for (j = 0; fits && j < facts.count; j++)
			put_fact(c, &facts, &facts.list[j]);
	}
	free(facts.list);
	return fits;
}

/* --- the header -------------------------------------------------------- */

/* Writes `before`, `text` and `after`; writes nothing if text is empty. */
static void put_between(const struct callgrind *c, const char *before,
			struct str text, const char *after)
{
	if (!text.length)
		return;
	fputs(before, c->out);
	put_text(c, text, *after == '\n');
	fputs(after, c->out);
}

/* Writes a line of the header; writes nothing if value is NONE. */
static void put_fact_line(const struct callgrind *c, const char *key,
			  name_id value)
{
	if (value != NONE)
		put_between(c, key, names_str(&c->profile->names, value), "\n");
}

/* Writes the lines of the header that all parts agree on. */
static void put_program(const struct callgrind *c)
{
	struct head head;
	size_t i;

	head_of(&head, c->profile, NULL);
	put_fact_line(c, "cmd: ", head.agreed_command);
	put_fact_line(c, "pid: ", head.agreed_pid);
	for (i = 0; i < head.desc_count; i++)
		if (head.descs[i].common)
			put_fact_line(c, "desc: ", head.descs[i].line);
	head_free(&head);
}

/*
 * Writes the "event:" lines, but not with --show, which may leave out events
 * that they need.  Definitions of options come first: of two definitions of the
 * same name, the first one counts.
 */
static void put_definitions(const struct callgrind *c)
{
	const struct settings *settings = c->w->report->settings;
	struct definition d;
	size_t i;

	if (settings->show && settings->show[0])
		return;
	for (i = 0; formula_definition(c->profile, &settings->event, i, &d) &&
		    !d.known;
	     i++) {
		if (!d.formula.length && !d.long_name.length)
			continue;
		put_between(c, "event: ", d.name, "");
		put_between(c, " = ", d.formula,
			    d.long_name.length ? "" : "\n");
		put_between(c, " : ", d.long_name, "\n");
	}
}

/*
 * Writes the totals.  With negative costs, the sum of the parts' totals may be
 * one that readers do not believe; then the sum of costs is written.
 */
static void put_totals(struct callgrind *c)
{
	const struct report *report = c->w->report;
	size_t missing = 0, i;

	for (i = 0; i < c->column_count; i++) {
		const struct column *column = c->columns[i];
		struct scratch scratch;
		int64_t total, self;

		if (!column_value(report->columns, column, &report->costs,
				  c->diff ? report->totals : report->total,
				  &total)) {
			missing++;
			continue;
		}
		column_value(report->columns, column, &c->self, c->self_sum,
			     &self);
		/* Readers would not believe a total below the sum. */
		c->negative |= c->diff && total < self;
		if (!c->diff && !profile_believes(total, self)) {
			diag_warn(c->w->diag,
				  "--format=callgrind: the total of '%s' "
				  "cannot be %" PRId64 " for costs of %" PRId64
				  ", and is written as these",
				  diag_quote(&scratch, column->name), total,
				  self);
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
	fputs(c->assembly ? "positions: instr line\n" : "positions: line\n",
	      c->out);
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

static void put_footer(struct callgrind *c)
{
	fputs("\ntotals:", c->out);
	put_cost(c, &c->self, c->self_sum);
	putc('\n', c->out);
}

/* --- all of it --------------------------------------------------------- */

/* Whether the columns are events that a profile can have. */
static bool are_events(const struct columns *columns, struct error *error)
{
	size_t i;

	for (i = 0; i < columns->shown_count; i++) {
		const struct column *column = &columns->shown[i];
		struct scratch scratch;

		if (!column_is_count(column) || !column->is_of_profile)
			return error_usage(
				error,
				"--format=callgrind: '%s' cannot be written "
				"to a profile; leave it out of --show",
				diag_quote(&scratch, column->name));
	}
	return true;
}

/* Chooses the shown columns: readers ignore a second event of one name. */
static void choose_columns(struct callgrind *c)
{
	const struct columns *columns = c->w->columns;
	size_t i, j;

	c->columns = util_alloc(columns->shown_count, sizeof(struct column *));
	for (i = 0; i < columns->shown_count; i++) {
		for (j = 0; j < c->column_count; j++)
			if (str_equal(c->columns[j]->name,
				      columns->shown[i].name))
				break;
		if (j == c->column_count)
			c->columns[c->column_count++] = &columns->shown[i];
	}
}

static void callgrind_begin(struct callgrind *c, const struct writing *w)
{
	*c = (struct callgrind){
		.out = w->out,
		.w = w,
		.profile = w->profile,
		.diff = profile_compares(w->profile),
		.assembly = w->report->settings->assembly,
		.object = NONE,
		.objects.dense = true,
		.files.dense = true,
		.functions.dense = true,
	};
	choose_columns(c);
	extract_make(&c->extract, w->report);
	cost_add(&c->self, &c->self_sum, &w->report->costs,
		 report_new(w->report)->aggregates.total);
	if (c->diff)
		cost_subtract(&c->self, &c->self_sum, &w->report->costs,
			      report_old(w->report)->aggregates.total);
}

static void callgrind_free(struct callgrind *c)
{
	extract_free(&c->extract);
	cost_free(&c->self);
	free(c->columns);
	map_free(&c->objects);
	map_free(&c->files);
	map_free(&c->functions);
}

static bool put_all(struct callgrind *c, struct error *error)
{
	bool good;

	put_header(c);
	good = put_body(c) || aggregates_calls_overflow(error);
	put_footer(c);
	return good && aggregates_fit(c->profile, &c->extract.costs, error);
}

/* Writes a change, once it is known that no cost of it is negative. */
static bool put_all_changes(struct callgrind *c, struct error *error)
{
	FILE *out = c->out;
	struct draft piece;
	bool good;

	draft_open(&piece);
	c->out = piece.file;
	good = put_all(c, error);
	if (good && (c->negative || c->extract.negative))
		good = error_set(
			error, "--format=callgrind: the format has no "
			       "negative costs, and NEW - OLD has some; "
			       "write json or csv, or NEW and OLD separately");
	draft_end(&piece, good, out);
	return good;
}

bool callgrind_report(const struct writing *w, struct error *error)
{
	struct callgrind c;
	bool good;

	if (!are_events(w->columns, error))
		return false;
	callgrind_begin(&c, w);
	good = c.diff ? put_all_changes(&c, error) : put_all(&c, error);
	callgrind_free(&c);
	return good;
}
