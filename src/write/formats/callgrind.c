/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Functions, their portions, lines and calls are written in the order of
 * names and numbers, and not of ids, which hang on the order of reading.
 * Positions are absolute: readers do not agree on what a call does to relative
 * ones.
 */
#include "write/formats/callgrind.h"

#include "figures/head.h"
#include "write/version.h"

#include <inttypes.h>
#include <stdlib.h>

/* Functions that stand for others, behind those of the profile. */
enum { OTHER, OTHER_CALLERS, OTHERS };

/* Names that the profile may lack, behind those that it has. */
static const struct str own_names[] = {
	{"(other)", 7}, {"(other callers)", 15}, {"???", 3}, {"", 0}};

enum { NAME_OTHER, NAME_OTHER_CALLERS, NAME_UNKNOWN, NAME_EMPTY };

/* Compressed names of one kind, numbered as they are first written. */
struct numbering {
	uint32_t *id; /* by name; 0: not written yet */
	uint32_t last;
};

struct callgrind {
	FILE *out;
	const struct writing *w;
	const struct profile *profile;
	struct costs costs; /* on top of the profile's */
	bool diff;
	bool negative; /* a cost or a number of calls is below zero */
	name_id own[LENGTH(own_names)];
	const struct column **columns; /* those shown, each once */
	size_t column_count;

	bool *left_out;     /* by function */
	uint32_t *rank;     /* by function: its place in the order of names */
	function_id *order; /* functions in that order */

	struct groups lines, calls; /* by portion */
	struct groups portions;     /* by function */
	struct numbering objects, files, names;
	name_id object; /* the last written */
	name_id file;   /* of the lines */
};

/* --- numbers and names ------------------------------------------------- */

static void put_number(FILE *out, uint64_t number)
{
	char text[24];
	char *at = text + sizeof(text);

	do {
		*--at = (char)('0' + number % 10);
		number /= 10;
	} while (number);
	fwrite(at, 1, (size_t)(text + sizeof(text) - at), out);
}

static void put_count(struct callgrind *c, int64_t count)
{
	if (count < 0) {
		c->negative = true;
		putc('-', c->out);
	}
	put_number(c->out, count < 0 ? 0 - (uint64_t)count : (uint64_t)count);
}

/* The columns of a cost up to the last one given, with blanks before them. */
static void put_cost(struct callgrind *c, const struct costs *costs,
		     cost_id cost)
{
	const struct columns *columns = c->w->columns;
	size_t missing = 0, i;

	for (i = 0; i < c->column_count; i++) {
		int64_t value;

		if (!column_value(columns, c->columns[i], costs, cost,
				  &value)) {
			missing++;
			continue;
		}
		for (; missing; missing--)
			fputs(" .", c->out);
		putc(' ', c->out);
		put_count(c, value);
	}
}

/* A name that the profile has is not to be written as another one. */
static name_id own_name(const struct callgrind *c, unsigned which)
{
	name_id name = names_find(&c->profile->names, own_names[which]);

	return name != NONE ? name : (name_id)(c->profile->names.count + which);
}

static struct str name_text(const struct callgrind *c, name_id name)
{
	const struct names *names = &c->profile->names;

	return name < names->count ? names_str(names, name)
				   : own_names[name - names->count];
}

/* A name as text; a \r at its end would be taken for the line's. */
static void put_text(const struct callgrind *c, struct str text)
{
	fwrite(text.at, 1, text.length, c->out);
	if (text.length && text.at[text.length - 1] == '\r')
		putc('\r', c->out);
}

/* "KEY=(ID) NAME", and "KEY=(ID)" from the second time on. */
static void put_name(struct callgrind *c, const char *key,
		     struct numbering *numbering, name_id name)
{
	struct str text = name_text(c, name);
	uint32_t *id = &numbering->id[name];

	fputs(key, c->out);
	if (text.length) {
		putc('(', c->out);
		put_number(c->out, *id ? *id : numbering->last + 1);
		putc(')', c->out);
		if (!*id) {
			putc(' ', c->out);
			put_text(c, text);
			*id = ++numbering->last;
		}
	}
	putc('\n', c->out);
}

/* --- functions --------------------------------------------------------- */

static name_id object_of(const struct callgrind *c, function_id function)
{
	return function < c->profile->functions.count
		       ? profile_object(c->profile, function)
		       : c->own[NAME_EMPTY];
}

static name_id file_of(const struct callgrind *c, function_id function)
{
	return function < c->profile->functions.count
		       ? profile_file(c->profile, function)
		       : c->own[NAME_UNKNOWN];
}

static name_id name_of(const struct callgrind *c, function_id function)
{
	size_t count = c->profile->functions.count;

	return function < count ? profile_name(c->profile, function)
				: c->own[function - count];
}

/* Whether a function was one of others already when this was written. */
static bool stands_for_others(const struct callgrind *c, function_id function)
{
	name_id name = name_of(c, function);

	return object_of(c, function) == c->own[NAME_EMPTY] &&
	       file_of(c, function) == c->own[NAME_UNKNOWN] &&
	       (name == c->own[NAME_OTHER] ||
		name == c->own[NAME_OTHER_CALLERS]);
}

/* qsort has no argument for its context, so each item carries it. */
struct named {
	const struct callgrind *c;
	uint32_t id; /* a function, or a portion */
};

static int compare_names(const struct callgrind *c, name_id a, name_id b)
{
	return a == b ? 0 : str_compare(name_text(c, a), name_text(c, b));
}

static int compare_functions(const void *a, const void *b)
{
	const struct named *x = a, *y = b;
	int order = compare_names(x->c, object_of(x->c, x->id),
				  object_of(y->c, y->id));

	if (!order)
		order = compare_names(x->c, file_of(x->c, x->id),
				      file_of(y->c, y->id));
	if (!order)
		order = compare_names(x->c, name_of(x->c, x->id),
				      name_of(y->c, y->id));
	return order ? order : (x->id > y->id) - (x->id < y->id);
}

static void order_functions(struct callgrind *c)
{
	size_t n = c->profile->functions.count + OTHERS, i;
	struct named *items = util_alloc(n, sizeof(*items));

	c->rank = util_alloc(n, sizeof(*c->rank));
	c->order = util_alloc(n, sizeof(*c->order));
	for (i = 0; i < n; i++)
		items[i] = (struct named){c, (uint32_t)i};
	qsort(items, n, sizeof(*items), compare_functions);
	for (i = 0; i < n; i++) {
		c->order[i] = items[i].id;
		c->rank[items[i].id] = (uint32_t)i;
	}
	free(items);
}

/* Keeps the functions of rows listed, and those in a cycle with them. */
static void choose_functions(struct callgrind *c)
{
	const struct report *report = c->w->report;
	const struct profile *profile = c->profile;
	size_t functions = profile->functions.count, i;
	bool *listed = util_alloc(report->row_count, sizeof(*listed));
	bool *cycles = util_alloc(functions + 1, sizeof(*cycles));

	c->left_out = util_alloc(functions, sizeof(*c->left_out));
	for (i = 0; i < report->listed_count; i++)
		listed[report->listed[i]] = true;
	for (i = 0; i < functions; i++)
		c->left_out[i] =
			report->chosen && !listed[report->function_row[i]];
	for (i = 0; i < profile->portions.count; i++)
		if (listed[report->portion_row[i]])
			c->left_out[profile->portions.pairs[i].a] = false;
	for (i = 0; report->chosen && i < functions; i++)
		if (stands_for_others(c, (function_id)i))
			c->left_out[i] = true;
	for (i = 0; report->chosen && i < functions; i++)
		if (!c->left_out[i])
			cycles[report_function_cycle(report, (uint32_t)i)] =
				true;
	for (i = 0; report->chosen && i < functions; i++) {
		uint32_t cycle = report_function_cycle(report, (uint32_t)i);

		if (cycle && cycles[cycle])
			c->left_out[i] = false;
	}
	free(listed);
	free(cycles);
}

/* --- what lines and calls cost ----------------------------------------- */

/* What a line or call costs: on the one side, or the change between two. */
static cost_id change(struct callgrind *c, cost_id now, cost_id old)
{
	cost_id cost = 0;

	if (!c->diff)
		return now;
	cost_add(&c->costs, &cost, &c->profile->costs, now);
	cost_subtract(&c->costs, &cost, &c->profile->costs, old);
	return cost;
}

static cost_id old_line(const struct profile *profile, line_id line)
{
	const struct side *side = profile->sides[0];

	return line < side->line_count ? side->line_cost[line] : 0;
}

/* The change of a call; false where neither side has it. */
static bool find_call(struct callgrind *c, call_id id, struct call *call)
{
	const struct profile *profile = c->profile;
	const struct side *now = profile->now, *old = profile->sides[0];
	struct call before = {0};

	*call = id < now->call_count ? now->call[id] : (struct call){0};
	if (!c->diff)
		return call->seen;
	if (id < old->call_count)
		before = old->call[id];
	call->cost = change(c, call->cost, before.cost);
	c->negative |= before.count > call->count;
	call->count -= before.count;
	return call->seen || before.seen;
}

/* A line or a call of a portion, on its way out. */
struct out_line {
	uint64_t number;
	uint32_t callee; /* rank; a line of costs comes before calls */
	bool is_call;
	int64_t count;
	cost_id cost;
};

struct out_lines {
	struct out_line *list;
	size_t count, room;
};

static int compare_lines(const void *a, const void *b)
{
	const struct out_line *x = a, *y = b;

	if (x->number != y->number)
		return x->number < y->number ? -1 : 1;
	if (x->is_call != y->is_call)
		return x->is_call - y->is_call;
	return (x->callee > y->callee) - (x->callee < y->callee);
}

static void add_line(struct out_lines *lines, struct out_line line)
{
	lines->list = util_grow(lines->list, &lines->room, lines->count + 1,
				sizeof(*lines->list));
	lines->list[lines->count++] = line;
}

/* Adds up the calls of a line to functions that are written as one. */
static bool join_calls(struct callgrind *c, struct out_lines *lines)
{
	size_t n = 0, i;

	for (i = 0; i < lines->count; i++) {
		struct out_line *last = n ? &lines->list[n - 1] : NULL;
		struct out_line *line = &lines->list[i];

		if (!last || compare_lines(last, line) != 0) {
			lines->list[n++] = *line;
			continue;
		}
		if (!util_add(&last->count, line->count))
			return false;
		cost_add(&c->costs, &last->cost, &c->costs, line->cost);
	}
	lines->count = n;
	return true;
}

/* The calls of a portion that stays, or those of one that is left out. */
static void gather_calls(struct callgrind *c, portion_id portion,
			 bool of_left_out, struct out_lines *lines)
{
	const struct profile *profile = c->profile;
	size_t functions = profile->functions.count;
	uint32_t i;

	for (i = c->calls.first[portion]; i < c->calls.first[portion + 1];
	     i++) {
		call_id id = c->calls.id[i];
		struct pair pair = profile->calls.pairs[id];
		function_id callee = profile->edges.pairs[pair.a].b;
		bool left_out = c->left_out[callee];
		struct call call;

		if ((of_left_out && left_out) || !find_call(c, id, &call))
			continue;
		if (left_out)
			callee = (function_id)(functions + OTHER);
		add_line(lines,
			 (struct out_line){
				 .number = of_left_out ? 0
						       : profile_number(profile,
									pair.b),
				 .callee = c->rank[callee],
				 .is_call = true,
				 .count = call.count,
				 .cost = call.cost,
			 });
	}
}

static void gather_lines(struct callgrind *c, portion_id portion,
			 struct out_lines *lines)
{
	const struct profile *profile = c->profile;
	uint32_t i;

	for (i = c->lines.first[portion]; i < c->lines.first[portion + 1];
	     i++) {
		line_id id = c->lines.id[i];
		cost_id now = id < profile->now->line_count
				      ? profile->now->line_cost[id]
				      : 0;

		add_line(lines,
			 (struct out_line){
				 .number = profile_number(
					 profile, profile->lines.pairs[id].b),
				 .cost = change(c, now,
						c->diff ? old_line(profile, id)
							: 0),
			 });
	}
}

/* --- the body ---------------------------------------------------------- */

static void put_call(struct callgrind *c, function_id caller,
		     const struct out_line *line)
{
	function_id callee = c->order[line->callee];
	name_id object = object_of(c, callee), file = file_of(c, callee);

	if (compare_names(c, object, object_of(c, caller)) != 0)
		put_name(c, "cob=", &c->objects, object);
	/* Readers do not agree on what it is where the lines are inlined. */
	if (file != c->file || file != file_of(c, caller))
		put_name(c, "cfi=", &c->files, file);
	put_name(c, "cfn=", &c->names, name_of(c, callee));
	fputs("calls=", c->out);
	put_count(c, line->count);
	fputs(" 0\n", c->out);
}

static bool put_lines(struct callgrind *c, function_id function,
		      struct out_lines *lines)
{
	size_t i;

	if (lines->count)
		qsort(lines->list, lines->count, sizeof(*lines->list),
		      compare_lines);
	if (!join_calls(c, lines))
		return false;
	for (i = 0; i < lines->count; i++) {
		const struct out_line *line = &lines->list[i];

		if (line->is_call)
			put_call(c, function, line);
		put_number(c->out, line->number);
		put_cost(c, &c->costs, line->cost);
		putc('\n', c->out);
	}
	return true;
}

static void put_function(struct callgrind *c, function_id function)
{
	name_id object = object_of(c, function);

	if (c->object == NONE || compare_names(c, object, c->object) != 0)
		put_name(c, "ob=", &c->objects, object);
	c->object = object;
	c->file = file_of(c, function);
	put_name(c, "fl=", &c->files, c->file);
	put_name(c, "fn=", &c->names, name_of(c, function));
}

/* Whether a side has a portion. */
static bool is_seen(const struct callgrind *c, portion_id portion)
{
	const struct side *now = c->profile->now, *old = c->profile->sides[0];

	return profile_has_portion(now, portion) ||
	       profile_has_portion(old, portion);
}

static int compare_portions(const void *a, const void *b)
{
	const struct named *x = a, *y = b;
	const struct map *portions = &x->c->profile->portions;
	struct pair p = portions->pairs[x->id], q = portions->pairs[y->id];
	name_id own = file_of(x->c, p.a);

	/* The function's own file comes first. */
	if ((p.b == own) != (q.b == own))
		return p.b == own ? -1 : 1;
	return compare_names(x->c, p.b, q.b);
}

/* A function of the profile that has lines of its own. */
static bool put_own(struct callgrind *c, function_id function,
		    struct out_lines *lines)
{
	const uint32_t *first = c->portions.first + function;
	size_t n = first[1] - first[0], i;
	struct named *items = util_alloc(n, sizeof(*items));
	bool good = true, begun = false;

	for (i = 0; i < n; i++)
		items[i] = (struct named){c, c->portions.id[first[0] + i]};
	qsort(items, n, sizeof(*items), compare_portions);
	for (i = 0; good && i < n; i++) {
		name_id file = c->profile->portions.pairs[items[i].id].b;

		if (!is_seen(c, items[i].id))
			continue;
		if (!begun)
			put_function(c, function);
		begun = true;
		if (file != c->file)
			put_name(c, "fi=", &c->files, file);
		c->file = file;
		lines->count = 0;
		gather_lines(c, items[i].id, lines);
		gather_calls(c, items[i].id, false, lines);
		good = put_lines(c, function, lines);
	}
	free(items);
	return good;
}

/* What is left out: its costs, or its calls to what is not. */
static bool put_other(struct callgrind *c, unsigned which,
		      struct out_lines *lines)
{
	const struct profile *profile = c->profile;
	function_id function = (function_id)(profile->functions.count + which);
	cost_id sum = 0;
	uint32_t i;

	lines->count = 0;
	for (i = 0; i < profile->portions.count; i++) {
		uint32_t j;

		if (!c->left_out[profile->portions.pairs[i].a])
			continue;
		if (which == OTHER_CALLERS) {
			gather_calls(c, i, true, lines);
			continue;
		}
		for (j = c->lines.first[i]; j < c->lines.first[i + 1]; j++) {
			line_id line = c->lines.id[j];

			if (line < profile->now->line_count)
				cost_add(&c->costs, &sum, &profile->costs,
					 profile->now->line_cost[line]);
			if (c->diff)
				cost_subtract(&c->costs, &sum, &profile->costs,
					      old_line(profile, line));
		}
	}
	if (sum)
		add_line(lines, (struct out_line){.cost = sum});
	if (!lines->count)
		return true;
	put_function(c, function);
	return put_lines(c, function, lines);
}

static bool put_body(struct callgrind *c)
{
	size_t functions = c->profile->functions.count, i;
	struct out_lines lines = {0};
	bool good = true;

	for (i = 0; good && i < functions + OTHERS; i++) {
		function_id function = c->order[i];

		if (function >= functions)
			good = put_other(c, (unsigned)(function - functions),
					 &lines);
		else if (!c->left_out[function])
			good = put_own(c, function, &lines);
	}
	free(lines.list);
	return good;
}

/* --- the header -------------------------------------------------------- */

/* "KEY: NAME", where there is one. */
static void put_key(const struct callgrind *c, const char *key, name_id name)
{
	if (name == NONE)
		return;
	fprintf(c->out, "%s: ", key);
	put_text(c, name_text(c, name));
	putc('\n', c->out);
}

/* What all parts say of the program. */
static void put_program(const struct callgrind *c)
{
	struct head head;
	size_t i;

	head_of_all(&head, c->profile);
	put_key(c, "cmd", head.agreed_command);
	put_key(c, "pid", head.agreed_pid);
	for (i = 0; i < head.desc_count; i++)
		if (head.descs[i].common)
			put_key(c, "desc", head.descs[i].line);
	head_free(&head);
}

/* The "event:" lines, where all events are written that they may need. */
static void put_definitions(const struct callgrind *c)
{
	const struct profile *profile = c->profile;
	const struct settings *settings = c->w->report->settings;
	size_t i;

	if (settings->show && settings->show[0])
		return;
	for (i = 0; i < profile->event_line_count; i++) {
		const struct event_line *line = &profile->event_lines[i];

		fputs("event: ", c->out);
		put_text(c, name_text(c, line->name));
		if (line->formula != NONE) {
			fputs(" = ", c->out);
			put_text(c, name_text(c, line->formula));
		}
		if (line->long_name != NONE) {
			fputs(" : ", c->out);
			put_text(c, name_text(c, line->long_name));
		}
		putc('\n', c->out);
	}
	for (i = 0; i < settings->event.count; i++)
		fprintf(c->out, "event: %s\n", settings->event.at[i]);
}

static void put_header(struct callgrind *c)
{
	const struct report *report = c->w->report;
	size_t i;

	fputs("# callgrind format\nversion: 1\n"
	      "creator: cgannotate-" VERSION "\n",
	      c->out);
	put_program(c);
	fputs("positions: line\n", c->out);
	put_definitions(c);
	fputs("events:", c->out);
	for (i = 0; i < c->column_count; i++) {
		putc(' ', c->out);
		put_text(c, c->columns[i]->name);
	}
	fputs("\nsummary:", c->out);
	put_cost(c, &report->costs,
		 c->diff ? report->total_change : report->total);
	fputs("\n\n", c->out);
}

/* Whether the total of a column is less than its sum of self costs. */
static bool is_less(const struct callgrind *c, const struct costs *costs,
		    cost_id sum)
{
	const struct columns *columns = c->w->columns;
	const struct report *report = c->w->report;
	size_t i;

	for (i = 0; i < c->column_count; i++) {
		int64_t total, self;

		column_value(columns, c->columns[i], &report->costs,
			     report->total_change, &total);
		column_value(columns, c->columns[i], costs, sum, &self);
		if (total < self)
			return true;
	}
	return false;
}

static void put_footer(struct callgrind *c)
{
	const struct report *report = c->w->report;
	struct costs costs = {0};
	cost_id sum = 0;

	cost_add(&costs, &sum, &report->costs,
		 report_now(report)->aggregates.total);
	if (c->diff)
		cost_subtract(&costs, &sum, &report->costs,
			      report_old(report)->aggregates.total);
	/* What no function has shrank: readers would not believe the total. */
	c->negative |= c->diff && is_less(c, &costs, sum);
	fputs("\ntotals:", c->out);
	put_cost(c, &costs, sum);
	putc('\n', c->out);
	cost_free(&costs);
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
				"--format=callgrind: '%s' is no event that "
				"a profile can hold; leave it out of --show",
				diag_quote(&scratch, column->name));
	}
	return true;
}

static void group_facts(struct callgrind *c)
{
	const struct profile *profile = c->profile;
	size_t lines = profile->lines.count, calls = profile->calls.count;
	size_t portions = profile->portions.count;
	size_t most = lines > calls ? lines : calls, i;
	uint32_t *key =
		util_alloc(most > portions ? most : portions, sizeof(*key));

	for (i = 0; i < lines; i++)
		key[i] = profile->lines.pairs[i].a;
	groups_make(&c->lines, key, lines, portions);
	for (i = 0; i < calls; i++)
		key[i] = profile->edges.pairs[profile->calls.pairs[i].a].a;
	groups_make(&c->calls, key, calls, portions);
	for (i = 0; i < portions; i++)
		key[i] = profile->portions.pairs[i].a;
	groups_make(&c->portions, key, portions, profile->functions.count);
	free(key);
}

/* Readers leave out the second of two events of a name. */
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
	size_t names = w->profile->names.count + LENGTH(own_names);
	unsigned i;

	*c = (struct callgrind){
		.out = w->out,
		.w = w,
		.profile = w->profile,
		.costs = cost_on_top(&w->profile->costs),
		.diff = profile_compares(w->profile),
		.object = NONE,
		.objects.id = util_alloc(names, sizeof(uint32_t)),
		.files.id = util_alloc(names, sizeof(uint32_t)),
		.names.id = util_alloc(names, sizeof(uint32_t)),
	};
	for (i = 0; i < LENGTH(own_names); i++)
		c->own[i] = own_name(c, i);
	choose_columns(c);
	order_functions(c);
	choose_functions(c);
	group_facts(c);
}

static void callgrind_free(struct callgrind *c)
{
	groups_free(&c->lines);
	groups_free(&c->calls);
	groups_free(&c->portions);
	free(c->columns);
	free(c->left_out);
	free(c->rank);
	free(c->order);
	free(c->objects.id);
	free(c->files.id);
	free(c->names.id);
	cost_free(&c->costs);
}

bool callgrind_report(const struct writing *w, struct error *error)
{
	struct callgrind c;
	bool good;

	if (!are_events(w->columns, error))
		return false;
	callgrind_begin(&c, w);
	put_header(&c);
	good = put_body(&c) ||
	       error_set(error, "a number of calls does not fit into 64 bits");
	put_footer(&c);
	good = good && aggregates_fit(w->profile, &c.costs, error);
	if (good && c.diff && c.negative)
		good = error_set(error,
				 "--format=callgrind: the format has no "
				 "negative costs, and NEW - OLD has some; "
				 "write json or csv, or NEW and OLD apart");
	callgrind_free(&c);
	return good;
}
