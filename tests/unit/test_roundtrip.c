/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Random profiles, written in every way the format allows, are read back to
 * the number.
 *
 * The model is what a profile says: costs of lines and of calls, and a total.
 * The writer goes through random functions and lines, adds each cost to the
 * model and writes it down, in one of the ways that say the same: names
 * compressed or not, positions absolute or relative, the called object and
 * file said or left to default, and so on.  To know what may be left out it
 * keeps track of what is in force; it shares no code with the parser.
 *
 * Profile number n of a run is made from the seed plus n alone, so that
 * ROUNDTRIP_SEED=(what a failure says) ROUNDTRIP_COUNT=1 repeats it.
 */
#include "helpers.h"

#include <stdarg.h>

enum {
	SEED = 20130704,
	COUNT = 4000,
	NAMES = 10, /* of a kind */
	IDS = 40,
	EVENTS = 10,
	COLUMNS = EVENTS + 2,
};

/* More than all counts of an event together may come to. */
static const int64_t LARGEST = (int64_t)1 << 61;

enum kind { OBJECT, FILE_NAME, FUNCTION, KINDS };

static const char DIRECTORY[] = "/home/user/";

/* Costs by event. */
struct counts {
	uint64_t given;
	int64_t at[EVENTS];
};

/* The self costs of a line, or a call; names by their number in the model. */
struct fact {
	int name[KINDS];   /* the function */
	int file;          /* of the line */
	int callee[KINDS]; /* -1: self costs */
	uint64_t line;
	int64_t calls;
	struct counts costs;
};

struct facts {
	struct fact *list;
	size_t count, room;
};

struct model {
	char name[KINDS][NAMES][80];
	const char *event[EVENTS];
	int events;
	struct facts facts;
	struct counts total;
	size_t parts;
};

/* A part while it is written. */
struct part_writer {
	int columns;
	int event[COLUMNS]; /* by column; -1: named for a second time */
	struct counts sum;
	bool fresh; /* no cost line yet in these positions */
};

struct profile_writer {
	FILE *out;
	struct model *model;
	uint64_t random;

	/* How it writes. */
	bool callgrind, directory, negative, blanks;
	int compress; /* 0: never; 1: always; 2: as it comes */
	int relative; /* the same for positions */
	int hex;      /* and for numbers */

	/* The state that the last lines have set. */
	int object, function_file, file, cost_file;
	bool has_fl; /* there was an fl= */
	int function[KINDS];
	uint64_t base[3];
	int positions, line_at; /* line_at 3: lines are not written */
	struct {
		uint64_t id;
		int name;
	} ids[KINDS][IDS];
	int id_count[KINDS];
	bool jump_open; /* a line of positions would be its source */

	struct part_writer part;
	int64_t used[EVENTS]; /* magnitudes so far, against overflow */
};

/* --- chance ------------------------------------------------------------ */

/* splitmix64 */
static uint64_t draw(struct profile_writer *w)
{
	uint64_t z = w->random += 0x9e3779b97f4a7c15U;

	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9U;
	z = (z ^ z >> 27) * 0x94d049bb133111ebU;
	return z ^ z >> 31;
}

/* 0 to n - 1 */
static int below(struct profile_writer *w, int n)
{
	return (int)(draw(w) % (uint64_t)n);
}

static bool one_in(struct profile_writer *w, int n)
{
	return below(w, n) == 0;
}

/* By a style: 0 never, 1 always, 2 now and then. */
static bool styled(struct profile_writer *w, int style)
{
	return style == 1 || (style == 2 && one_in(w, 2));
}

/* Small numbers are likely, and all are possible. */
static uint64_t any_number(struct profile_writer *w)
{
	int bits = one_in(w, 20) ? below(w, 65) : below(w, 12);

	return bits == 0 ? 0 : draw(w) >> (64 - bits);
}

/* --- the model --------------------------------------------------------- */

static void add_fact(struct facts *facts, const struct fact *fact)
{
	facts->list = util_grow(facts->list, &facts->room, facts->count + 1,
				sizeof(*facts->list));
	facts->list[facts->count++] = *fact;
}

static void add_to_counts(struct counts *sum, const struct counts *more)
{
	int i;

	sum->given |= more->given;
	for (i = 0; i < EVENTS; i++)
		sum->at[i] += more->at[i];
}

static int compare_places(const struct fact *a, const struct fact *b)
{
	int order = memcmp(a->name, b->name, sizeof(a->name));

	if (!order)
		order = memcmp(&a->file, &b->file, sizeof(a->file));
	if (!order)
		order = memcmp(a->callee, b->callee, sizeof(a->callee));
	return order ? order : (a->line > b->line) - (a->line < b->line);
}

static int compare_facts(const void *a, const void *b)
{
	return compare_places(a, b);
}

/* Adds up what belongs to the same place; leaves out what says nothing. */
static void normalize(struct facts *facts)
{
	size_t n = 0, i;

	if (facts->count)
		qsort(facts->list, facts->count, sizeof(*facts->list),
		      compare_facts);
	for (i = 0; i < facts->count; i++) {
		const struct fact *fact = &facts->list[i];

		if (fact->callee[0] < 0 && !fact->costs.given)
			continue;
		if (n && compare_places(&facts->list[n - 1], fact) == 0) {
			facts->list[n - 1].calls += fact->calls;
			add_to_counts(&facts->list[n - 1].costs, &fact->costs);
		} else {
			facts->list[n++] = *fact;
		}
	}
	facts->count = n;
}

/*
 * The first object and file are those that hold where none is said.  Others
 * look like all that a name can be mistaken for.
 */
static void make_names(struct model *model, struct profile_writer *w)
{
	static const char *const shapes[] = {
		"f%d",
		"g%d",
		"std::map<int, %d>::at(char *)",
		"a b %d ",
		"(%d)x",
		"(x%d)",
		"%d",
		"fn=(%d)",
		"=%d",
		"#%d",
		"x'%d",
		"\xc3\xa4%d",
		"( %d) y",
		"(%d",
		"*%d",
		"+%d",
		"-%d",
		"calls=%d",
		"events: %d",
		"a:b:%d",
		"[%d]",
		"/%d//../x.c",
		"\t%d",
		"(%d)",
		"(%d) z",
		"a_long_name_that_does_not_fit_into_any_small_buffer_of_%d",
	};
	int kind, i;

	for (kind = 0; kind < KINDS; kind++)
		for (i = 0; i < NAMES; i++) {
			int shape = below(w, (int)LENGTH(shapes));

			snprintf(model->name[kind][i],
				 sizeof(model->name[kind][i]), shapes[shape],
				 kind * 100 + i);
			if (model->name[kind][i][0] == '\t')
				model->name[kind][i][0] = '.';
		}
	strcpy(model->name[OBJECT][0], "");
	strcpy(model->name[FILE_NAME][0], "???");
}

static void make_events(struct model *model, struct profile_writer *w)
{
	static const char *const names[EVENTS] = {
		"Ir", "Dr",      "Dw", "I1mr", "D1mr",
		"ge", "sysTime", "A",  "a:b",  "cpu(ns)",
	};

	memcpy(model->event, names, sizeof(names));
	model->events = 1 + below(w, EVENTS);
}

/* --- words ------------------------------------------------------------- */

static void put(struct profile_writer *w, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

static void put(struct profile_writer *w, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	vfprintf(w->out, format, args);
	va_end(args);
}

static void put_blank(struct profile_writer *w)
{
	static const char *const blanks[] = {" ", "  ", "\t", " \t "};

	put(w, "%s", blanks[w->blanks ? below(w, 4) : 0]);
}

static void put_number(struct profile_writer *w, uint64_t n)
{
	if (styled(w, w->hex))
		put(w, one_in(w, 2) ? "0x%" PRIx64 : "0x%" PRIX64, n);
	else
		put(w, "%s%" PRIu64, one_in(w, 50) ? "00" : "", n);
}

/* A line that says nothing. */
static void put_nothing(struct profile_writer *w)
{
	static const char *const lines[] = {
		"\n",   "# a comment\n", "#\n",     "unknown: 1 2 3\n",
		"  \n", "# 12 34\n",     "rec=1\n",
	};

	put(w, "%s", lines[below(w, (int)LENGTH(lines))]);
}

/* Whether a name by itself reads as a compressed one. */
static bool needs_id(const char *name)
{
	size_t digits;

	if (name[0] != '(')
		return false;
	digits = strspn(name + 1, "0123456789");
	return digits && name[1 + digits] == ')' &&
	       (name[2 + digits] == '\0' || name[2 + digits] == ' ');
}

static uint64_t new_id(struct profile_writer *w, enum kind kind)
{
	uint64_t id;
	int i;

	do {
		id = one_in(w, 4) ? any_number(w)
				  : (uint64_t)w->id_count[kind] + 1;
		for (i = 0; i < w->id_count[kind]; i++)
			if (w->ids[kind][i].id == id)
				break;
	} while (i < w->id_count[kind] && !one_in(w, 8));
	/* An id that is taken is given another name. */
	return id;
}

static void define(struct profile_writer *w, enum kind kind, uint64_t id, int name)
{
	int i = 0;

	while (i < w->id_count[kind] && w->ids[kind][i].id != id)
		i++;
	if (i == w->id_count[kind]) {
		if (i == IDS)
			i = 0; /* forgotten here, of no use any more */
		else
			w->id_count[kind]++;
	}
	w->ids[kind][i].id = id;
	w->ids[kind][i].name = name;
}

static void put_name(struct profile_writer *w, const char *spec, enum kind kind,
		     int name)
{
	const char *text = w->model->name[kind][name];
	const char *under =
		kind == FILE_NAME && w->directory && name && one_in(w, 2)
			? DIRECTORY
			: "";
	uint64_t id;
	int i;

	put(w, "%s=%s", spec, w->blanks && one_in(w, 4) ? " " : "");
	if (!*text || !(styled(w, w->compress) || needs_id(text))) {
		put(w, "%s%s\n", needs_id(text) ? "" : under, text);
		return;
	}
	for (i = 0; i < w->id_count[kind]; i++)
		if (w->ids[kind][i].name == name && !one_in(w, 8)) {
			put(w, "(%" PRIu64 ")", w->ids[kind][i].id);
			if (one_in(w, 4))
				put(w, " %s%s", under, text);
			put(w, "\n");
			return;
		}
	id = new_id(w, kind);
	define(w, kind, id, name);
	put(w, "(%" PRIu64 ")", id);
	put_blank(w);
	put(w, "%s%s\n", under, text);
}

/* --- positions --------------------------------------------------------- */

static void put_position(struct profile_writer *w, uint64_t base, uint64_t position)
{
	bool relative = !w->part.fresh && styled(w, w->relative);

	if (relative && position == base && !one_in(w, 4)) {
		put(w, "*");
	} else if (relative && position >= base) {
		put(w, "+");
		put_number(w, position - base);
	} else if (relative) {
		put(w, "-");
		put_number(w, base - position);
	} else {
		put_number(w, position);
		if (one_in(w, 40))
			put(w, one_in(w, 2) ? "-%d" : "+%d", below(w, 99));
	}
}

/* All positions of a line; with move they are what the next are relative to. */
static void put_positions(struct profile_writer *w, uint64_t line, bool move)
{
	int i;

	for (i = 0; i < w->positions; i++) {
		uint64_t position = i == w->line_at ? line
				    : one_in(w, 3)  ? w->base[i] + 3
						    : 0x400000 + any_number(w);

		if (i)
			put_blank(w);
		put_position(w, w->base[i], position);
		if (move)
			w->base[i] = position;
	}
	if (move)
		w->part.fresh = false;
}

static uint64_t any_line(struct profile_writer *w)
{
	if (w->line_at == 3)
		return 0;
	if (one_in(w, 30))
		return any_number(w);
	return (uint64_t)below(w, 40);
}

/* --- costs ------------------------------------------------------------- */

static void put_count(struct profile_writer *w, int64_t count)
{
	if (count < 0)
		put(w, "%" PRId64, count);
	else
		put_number(w, (uint64_t)count);
	if (one_in(w, 60) && !styled(w, w->hex))
		put(w, " ");
}

/* A count that still fits, whatever has been written of the event. */
static int64_t any_count(struct profile_writer *w, int event)
{
	int64_t count = (int64_t)(any_number(w) >> 3);

	if (one_in(w, 3))
		count = 0;
	if (event < 0)
		return count;
	if (count > LARGEST - w->used[event])
		count = 0;
	w->used[event] += count;
	return w->negative && one_in(w, 4) ? -count : count;
}

/*
 * The costs of a line of costs, all from the blank before them to the newline,
 * and what they say in *costs.
 */
static void put_costs(struct profile_writer *w, bool of_call, struct counts *costs)
{
	const struct part_writer *part = &w->part;
	int left_out = one_in(w, 3) ? below(w, part->columns + 1) : 0;
	int n = part->columns - left_out, i;

	*costs = (struct counts){0};
	if (n == 0 && w->jump_open)
		n = 1;
	for (i = 0; i < n; i++) {
		int event = part->event[i];
		int64_t count;

		put_blank(w);
		if (one_in(w, 12) && !(i == 0 && w->jump_open)) {
			put(w, ".");
			continue;
		}
		if (of_call && one_in(w, 60)) {
			/* A difference that wrapped is no cost. */
			put(w, "%" PRIu64, UINT64_MAX - any_number(w) / 2);
			continue;
		}
		count = any_count(w, event);
		put_count(w, count);
		if (event < 0)
			continue;
		costs->given |= (uint64_t)1 << event;
		costs->at[event] = count;
	}
	if (n == part->columns && one_in(w, 80))
		put(w, " 7 8");
	if (w->blanks && one_in(w, 4))
		put_blank(w);
	put(w, "\n");
	w->jump_open = false;
}

static struct fact fact_here(const struct profile_writer *w, uint64_t line)
{
	struct fact fact = {.file = w->file, .line = line};

	memcpy(fact.name, w->function, sizeof(fact.name));
	memset(fact.callee, -1, sizeof(fact.callee));
	return fact;
}

static void put_cost_line(struct profile_writer *w)
{
	bool without_position = one_in(w, 60);
	uint64_t line = without_position ? 0 : any_line(w);
	struct fact fact = fact_here(w, line);
	int repeat = one_in(w, 10) ? 2 : 1;

	w->cost_file = w->file;
	while (repeat--) {
		if (!without_position)
			put_positions(w, line, true);
		else if (w->part.columns == 0)
			return;
		else
			w->jump_open = true; /* a blank line is no cost line */
		put_costs(w, false, &fact.costs);
		add_fact(&w->model->facts, &fact);
		add_to_counts(&w->part.sum, &fact.costs);
	}
}

/* --- calls and jumps ---------------------------------------------------- */

/* Callgrind's fi= before a call or jump is for that one only. */
static void return_to_cost_file(struct profile_writer *w)
{
	if (w->callgrind)
		w->file = w->cost_file;
}

/* cob=, cfi= and cfn= in any order, those that may be left out or not. */
static void put_callee(struct profile_writer *w, const int *callee)
{
	int file = w->callgrind ? w->cost_file : w->file;
	int order = below(w, 3), i;

	if (one_in(w, 30))
		put_name(w, "cfn", FUNCTION, below(w, NAMES));
	for (i = 0; i < 3; i++)
		switch ((order + i) % 3) {
		case 0:
			if (callee[OBJECT] != w->object || one_in(w, 6))
				put_name(w, "cob", OBJECT, callee[OBJECT]);
			break;
		case 1:
			if (callee[FILE_NAME] != file || one_in(w, 6))
				put_name(w, one_in(w, 4) ? "cfl" : "cfi",
					 FILE_NAME, callee[FILE_NAME]);
			break;
		case 2:
			put_name(w, "cfn", FUNCTION, callee[FUNCTION]);
			break;
		}
}

static int any_object(struct profile_writer *w)
{
	return one_in(w, 2) ? w->object : below(w, 3);
}

static int any_file(struct profile_writer *w)
{
	return one_in(w, 2) ? w->file : below(w, NAMES);
}

static void put_call(struct profile_writer *w)
{
	uint64_t line = any_line(w);
	struct fact fact = fact_here(w, line);

	fact.callee[OBJECT] = any_object(w);
	fact.callee[FILE_NAME] = any_file(w);
	fact.callee[FUNCTION] = below(w, NAMES);
	fact.calls = one_in(w, 4) ? 0 : (int64_t)(any_number(w) >> 24);
	if (one_in(w, 3))
		fact.calls = 1;
	put_callee(w, fact.callee);
	put(w, "calls=%s%" PRId64, w->blanks && one_in(w, 4) ? " " : "",
	    fact.calls);
	if (!one_in(w, 20)) {
		put_blank(w);
		put_positions(w, any_line(w), false);
	}
	put(w, one_in(w, 4) ? " \n" : "\n");
	if (one_in(w, 30))
		put(w, one_in(w, 2) ? "\n" : "# between\n");
	/* The line after a "calls=" is not the source of a jump. */
	w->jump_open = false;
	put_positions(w, line, false);
	put_costs(w, true, &fact.costs);
	add_fact(&w->model->facts, &fact);
	return_to_cost_file(w);
}

static void put_jump(struct profile_writer *w)
{
	bool conditional = one_in(w, 2);

	if (one_in(w, 4))
		put_name(w, "jfi", FILE_NAME, below(w, NAMES));
	if (one_in(w, 4))
		put_name(w, "jfn", FUNCTION, below(w, NAMES));
	put(w, conditional ? "jcnd=" : "jump=");
	put(w, "%" PRIu64, any_number(w));
	if (conditional)
		put(w, one_in(w, 2) ? "/%d" : " %d", below(w, 1000));
	put_blank(w);
	put_positions(w, any_line(w), false);
	put(w, "\n");
	if (w->callgrind || one_in(w, 2)) {
		put_positions(w, any_line(w), false);
		put(w, one_in(w, 4) ? " \n" : "\n");
		w->jump_open = false;
		return_to_cost_file(w);
	} else {
		w->jump_open = true;
	}
}

/* --- the body ----------------------------------------------------------- */

/* ob=, fl= and fn=, those that may be left out or not. */
static void put_function_name(struct profile_writer *w)
{
	int object = any_object(w);
	int file = one_in(w, 3) ? w->function_file : below(w, NAMES);

	if (object != w->object || one_in(w, 6))
		put_name(w, "ob", OBJECT, object);
	w->object = object;
	if (file != w->function_file || one_in(w, 6)) {
		put_name(w, "fl", FILE_NAME, file);
		w->has_fl = true;
	}
	w->function_file = w->file = w->cost_file = file;
	w->function[OBJECT] = object;
	w->function[FILE_NAME] = file;
	w->function[FUNCTION] = below(w, NAMES);
	put_name(w, "fn", FUNCTION, w->function[FUNCTION]);
}

/* Another file for the lines: fl= is one for the functions to come, too. */
static void put_file(struct profile_writer *w)
{
	int file = below(w, NAMES);

	if (one_in(w, 8)) {
		put_name(w, "fl", FILE_NAME, file);
		w->function_file = w->cost_file = file;
		w->has_fl = true;
	} else {
		put_name(w, one_in(w, 2) ? "fi" : "fe", FILE_NAME, file);
		/* src/README R3 */
		if (!w->has_fl)
			w->function_file = file;
	}
	w->file = file;
}

static void put_body(struct profile_writer *w, int lines)
{
	put_function_name(w);
	while (lines-- > 0)
		switch (below(w, 20)) {
		case 0:
		case 1:
			put_function_name(w);
			break;
		case 2:
		case 3:
			put_file(w);
			break;
		case 4:
		case 5:
		case 6:
		case 7:
			put_call(w);
			break;
		case 8:
			put_jump(w);
			break;
		case 9:
			put_nothing(w);
			break;
		default:
			put_cost_line(w);
		}
}

/* --- the header ---------------------------------------------------------- */

static void choose_positions(struct profile_writer *w)
{
	static const struct {
		int count, line_at;
	} forms[] = {{1, 0}, {1, 0}, {2, 1}, {3, 2}, {2, 1}, {1, 3}};
	int form = below(w, (int)LENGTH(forms));

	w->positions = forms[form].count;
	w->line_at = forms[form].line_at;
	w->part.fresh = true;
}

static void put_positions_line(struct profile_writer *w)
{
	if (w->line_at == 3)
		put(w, "positions: instr\n");
	else if (w->positions == 1)
		put(w, "positions: line\n");
	else if (w->positions == 2)
		put(w, one_in(w, 2) ? "positions: instr line\n"
				    : "positions:  bb line \n");
	else
		put(w, "positions: instr bb line\n");
}

/* Some of the events, in any order; one may be there twice. */
static void choose_events(struct profile_writer *w)
{
	struct part_writer *part = &w->part;
	int events = w->model->events, first = below(w, events), i;

	part->columns = 0;
	for (i = 0; i < events; i++)
		if (i == 0 || !one_in(w, 5))
			part->event[part->columns++] = (first + i) % events;
}

static void put_events_line(struct profile_writer *w)
{
	struct part_writer *part = &w->part;
	int i;

	put(w, "events:");
	for (i = 0; i < part->columns; i++) {
		put_blank(w);
		put(w, "%s", w->model->event[part->event[i]]);
	}
	if (one_in(w, 20)) {
		put(w, " %s", w->model->event[part->event[0]]);
		part->event[part->columns++] = -1;
	}
	put(w, w->blanks && one_in(w, 4) ? " \n" : "\n");
}

/* A line "summary:" or "totals:" of a part; what it gives, by column. */
struct total_line {
	const char *key; /* NULL: it is left out */
	int count;
	bool zero;
	struct {
		bool wrapped;
		int64_t count;
	} at[COLUMNS];
};

static void choose_total(struct profile_writer *w, const char *key,
			 struct total_line *total)
{
	const struct part_writer *part = &w->part;
	int way = below(w, 5), i;

	*total = (struct total_line){.key = one_in(w, 3) ? NULL : key,
				     .zero = true};
	total->count =
		one_in(w, 6) ? below(w, part->columns + 1) : part->columns;
	for (i = 0; i < total->count; i++) {
		int event = part->event[i];
		int64_t count = event < 0 ? 5 : part->sum.at[event];
		int64_t more = (int64_t)(any_number(w) >> 24);

		if (way == 1)
			count += more;
		else if (way == 2)
			count -= more;
		else if (way == 3 && one_in(w, 2))
			total->at[i].wrapped = true;
		else if (way == 4)
			count = 0;
		total->at[i].count = count;
		total->zero &= count == 0 && !total->at[i].wrapped;
	}
}

static void put_total(struct profile_writer *w, const struct total_line *total)
{
	int i;

	if (!total->key)
		return;
	put(w, "%s:", total->key);
	for (i = 0; i < total->count; i++) {
		put_blank(w);
		if (total->at[i].wrapped)
			put(w, "%" PRIu64, UINT64_MAX - any_number(w) / 2);
		else
			put(w, "%" PRId64, total->at[i].count);
	}
	put(w, "\n");
}

/* src/README N4: what a line says of a column counts if it can be right. */
static bool counts(const struct total_line *total, int column, int64_t sum)
{
	int64_t count = total->at[column].count;

	if (!total->key || total->zero || column >= total->count ||
	    total->at[column].wrapped)
		return false;
	return sum < 0 ? count <= sum || count >= -sum : count >= sum;
}

static void add_total(struct profile_writer *w, const struct total_line *summary,
		      const struct total_line *totals)
{
	const struct part_writer *part = &w->part;
	struct counts total = part->sum;
	int i;

	for (i = 0; i < part->columns; i++) {
		int event = part->event[i];
		const struct total_line *line;

		if (event < 0)
			continue;
		line = counts(summary, i, part->sum.at[event])  ? summary
		       : counts(totals, i, part->sum.at[event]) ? totals
								: NULL;
		if (line) {
			total.at[event] = line->at[i].count;
			total.given |= (uint64_t)1 << event;
		}
	}
	add_to_counts(&w->model->total, &total);
}

/* A header line that has no say in any number. */
static void put_detail(struct profile_writer *w)
{
	static const char *const lines[] = {
		/* Not as in Cachegrind's profiles, where fl= is another thing. */
		"pid: 12345\ncmd: ./a.out -x: y\n",
		"pid: 12345\n",
		"thread: 1\n",
		"desc: I1 cache: 32768 B, 64 B, 8-way associative\n",
		"desc: Trigger: Program termination\n",
		"desc:\n",
		"event: Ir : Instruction Fetches\n",
		"event: Dr:Reads\n",
	};

	if (one_in(w, 4))
		put_nothing(w);
	else
		put(w, "%s", lines[below(w, (int)LENGTH(lines))]);
}

/* The line with which a part begins, for all but the first. */
static void put_begin(struct profile_writer *w, bool *events_done)
{
	switch (below(w, 4)) {
	case 0:
		put(w, "# callgrind format\n");
		break;
	case 1:
		put(w, "version: 1\n");
		break;
	case 2:
		put(w, "part: %zu\n", w->model->parts + 1);
		break;
	default:
		put_events_line(w);
		*events_done = true;
	}
}

/*
 * A part: the body is written first, for its sums to be known, and the header
 * put before it.
 */
static void put_part(struct profile_writer *w, int lines)
{
	bool first = w->model->parts == 0, events_done = false;
	bool positions_done = !first && one_in(w, 2);
	struct total_line summary, totals;
	char *body = NULL, *header = NULL;
	size_t length;
	FILE *out = w->out;

	w->part.sum = (struct counts){0};
	if (!positions_done)
		choose_positions(w);
	if (first && w->positions == 1 && w->line_at == 0 && one_in(w, 2))
		positions_done = true;
	choose_events(w);
	w->out = open_memstream(&header, &length);
	if (first)
		put(w, w->callgrind ? "creator: callgrind-3.19.0\n" : "creator: cgannotate-1\n");
	if (!first)
		put_begin(w, &events_done);
	while (!events_done || !positions_done)
		switch (below(w, 3)) {
		case 0:
			if (!events_done)
				put_events_line(w);
			events_done = true;
			break;
		case 1:
			if (!positions_done)
				put_positions_line(w);
			positions_done = true;
			break;
		default:
			put_detail(w);
		}
	fclose(w->out);

	w->out = open_memstream(&body, &length);
	put_body(w, lines);
	fclose(w->out);

	w->out = out;
	choose_total(w, "summary", &summary);
	choose_total(w, "totals", &totals);
	put(w, "%s", header);
	if (one_in(w, 2)) {
		put_total(w, &summary);
		put(w, "%s", body);
	} else {
		put(w, "%s", body);
		put_total(w, &summary);
	}
	put_total(w, &totals);
	add_total(w, &summary, &totals);
	w->model->parts++;
	free(header);
	free(body);
}

/* --- a profile ----------------------------------------------------------- */

/* The same text with "\r\n" at the ends of lines; the caller frees. */
static char *with_returns(const char *text)
{
	char *copy = malloc(2 * strlen(text) + 1), *to = copy;

	for (; *text; text++) {
		if (*text == '\n')
			*to++ = '\r';
		*to++ = *text;
	}
	*to = '\0';
	return copy;
}

/* Writes a random profile, which the caller frees, and its model. */
static char *write_profile(struct profile_writer *w, struct model *model)
{
	char *text = NULL, *copy;
	size_t length;
	int parts;

	*model = (struct model){.parts = 0};
	w->model = model;
	make_names(model, w);
	make_events(model, w);
	w->callgrind = one_in(w, 2);
	w->directory = one_in(w, 3);
	w->negative = one_in(w, 4);
	w->blanks = one_in(w, 3);
	w->compress = below(w, 3);
	w->relative = below(w, 3);
	w->hex = one_in(w, 3) ? below(w, 3) : 0;
	w->out = open_memstream(&text, &length);
	for (parts = one_in(w, 3) ? 1 + below(w, 4) : 1; parts; parts--)
		put_part(w, 1 + below(w, 30));
	fclose(w->out);
	if (one_in(w, 6)) {
		copy = with_returns(text);
		free(text);
		text = copy;
	}
	normalize(&model->facts);
	return text;
}

/* --- what was read ------------------------------------------------------- */

/* Where the profile keeps what is compared. */
static uint32_t line_cost(const struct profile *profile, size_t line)
{
	return SIDE_NOW(profile).line_cost[line];
}

static struct call call_of(const struct profile *profile, size_t call)
{
	return SIDE_NOW(profile).call[call];
}

static uint32_t program_total(const struct profile *profile)
{
	return SIDE_NOW(profile).total;
}

/* The numbers of names and events in the model, by their ids. */
struct dictionary {
	const struct profile *profile;
	const struct model *model;
	int *name[KINDS];
	int event[COST_EVENTS];
};

static int number_of(const struct model *model, int kind, struct str name)
{
	int i;

	for (i = 0; i < NAMES; i++)
		if (str_equal(str_of(model->name[kind][i]), name))
			return i;
	return -2;
}

static void dictionary_init(struct dictionary *dictionary,
			    const struct profile *profile,
			    const struct model *model)
{
	const struct names *names = &profile->names;
	unsigned event;
	size_t i;
	int kind;

	*dictionary = (struct dictionary){.profile = profile, .model = model};
	for (kind = 0; kind < KINDS; kind++) {
		dictionary->name[kind] = util_alloc(names->count, sizeof(int));
		for (i = 0; i < names->count; i++)
			dictionary->name[kind][i] = number_of(
				model, kind, names_str(names, (uint32_t)i));
	}
	for (event = 0; event < profile->event_count; event++) {
		struct str name = names_str(names, profile->events[event]);
		int j;

		dictionary->event[event] = -1;
		for (j = 0; j < model->events; j++)
			if (str_equal(str_of(model->event[j]), name))
				dictionary->event[event] = j;
	}
}

static void dictionary_free(struct dictionary *dictionary)
{
	int kind;

	for (kind = 0; kind < KINDS; kind++)
		free(dictionary->name[kind]);
}

static void read_function(const struct dictionary *dictionary,
			  uint32_t function, int *name)
{
	const struct profile *profile = dictionary->profile;

	name[OBJECT] =
		dictionary->name[OBJECT][profile_object(profile, function)];
	name[FILE_NAME] =
		dictionary->name[FILE_NAME][profile_file(profile, function)];
	name[FUNCTION] =
		dictionary->name[FUNCTION][profile_name(profile, function)];
}

static struct counts read_row(const struct dictionary *dictionary, uint32_t row)
{
	struct counts counts = {0};
	unsigned event;

	for (event = 0; event < dictionary->profile->event_count; event++) {
		int number = dictionary->event[event];
		int64_t count;

		if (number < 0 ||
		    !cost_get(&dictionary->profile->costs, row, event, &count))
			continue;
		counts.given |= (uint64_t)1 << number;
		counts.at[number] = count;
	}
	return counts;
}

static struct fact read_place(const struct dictionary *dictionary,
			      uint32_t portion, uint32_t number)
{
	const struct profile *profile = dictionary->profile;
	struct pair pair = profile->portions.pairs[portion];
	struct fact fact = {.line = profile_number(profile, number)};

	read_function(dictionary, pair.a, fact.name);
	fact.file = dictionary->name[FILE_NAME][pair.b];
	memset(fact.callee, -1, sizeof(fact.callee));
	return fact;
}

static void read_facts(const struct dictionary *dictionary, struct facts *facts)
{
	const struct profile *profile = dictionary->profile;
	size_t i;

	for (i = 0; i < profile->lines.count; i++) {
		struct pair line = profile->lines.pairs[i];
		struct fact fact = read_place(dictionary, line.a, line.b);

		fact.costs = read_row(dictionary, line_cost(profile, i));
		add_fact(facts, &fact);
	}
	for (i = 0; i < profile->calls.count; i++) {
		struct pair call = profile->calls.pairs[i];
		struct pair edge = profile->edges.pairs[call.a];
		struct fact fact = read_place(dictionary, edge.a, call.b);

		read_function(dictionary, edge.b, fact.callee);
		fact.calls = call_of(profile, i).count;
		fact.costs = read_row(dictionary, call_of(profile, i).cost);
		add_fact(facts, &fact);
	}
	normalize(facts);
}

static bool counts_equal(const struct counts *a, const struct counts *b)
{
	return a->given == b->given && memcmp(a->at, b->at, sizeof(a->at)) == 0;
}

/* --- what is wrong ------------------------------------------------------- */

static void put_counts(FILE *out, const struct model *model,
		       const struct counts *counts)
{
	int i;

	for (i = 0; i < model->events; i++)
		if (counts->given >> i & 1)
			fprintf(out, " %s %" PRId64, model->event[i],
				counts->at[i]);
}

static const char *text_of(const struct model *model, int kind, int name)
{
	return name < 0 ? "(no such name)" : model->name[kind][name];
}

static void put_fact(FILE *out, const struct model *model,
		     const struct fact *fact)
{
	fprintf(out, "[%s] %s:%s %s:%" PRIu64,
		text_of(model, OBJECT, fact->name[OBJECT]),
		text_of(model, FILE_NAME, fact->name[FILE_NAME]),
		text_of(model, FUNCTION, fact->name[FUNCTION]),
		text_of(model, FILE_NAME, fact->file), fact->line);
	if (fact->callee[0] != -1)
		fprintf(out, " calls [%s] %s:%s %" PRId64 "x",
			text_of(model, OBJECT, fact->callee[OBJECT]),
			text_of(model, FILE_NAME, fact->callee[FILE_NAME]),
			text_of(model, FUNCTION, fact->callee[FUNCTION]),
			fact->calls);
	put_counts(out, model, &fact->costs);
	fputc('\n', out);
}

/* The first difference between what was written and what was read. */
static bool same_facts(FILE *out, const struct model *model,
		       const struct facts *read)
{
	const struct facts *written = &model->facts;
	size_t i;

	for (i = 0; i < written->count || i < read->count; i++) {
		const struct fact *a = &written->list[i], *b = &read->list[i];

		if (i < written->count && i < read->count &&
		    compare_places(a, b) == 0 && a->calls == b->calls &&
		    counts_equal(&a->costs, &b->costs))
			continue;
		if (i < written->count) {
			fputs("written: ", out);
			put_fact(out, model, a);
		}
		if (i < read->count) {
			fputs("read:    ", out);
			put_fact(out, model, b);
		}
		return false;
	}
	return true;
}

static bool same_total(FILE *out, const struct dictionary *dictionary)
{
	const struct profile *profile = dictionary->profile;
	const struct model *model = dictionary->model;
	struct counts total = read_row(dictionary, program_total(profile));

	if (profile->part_count != model->parts) {
		fprintf(out, "written: %zu parts\nread:    %zu parts\n",
			model->parts, profile->part_count);
		return false;
	}
	if (counts_equal(&total, &model->total))
		return true;
	fputs("written: total", out);
	put_counts(out, model, &model->total);
	fputs("\nread:    total", out);
	put_counts(out, model, &total);
	fputc('\n', out);
	return false;
}

static bool same(FILE *out, const struct parsed *p, const struct model *model)
{
	struct dictionary dictionary;
	struct facts facts = {0};
	bool good;

	if (!p->good) {
		fprintf(out, "it was refused: %s\n", p->error.text);
		return false;
	}
	dictionary_init(&dictionary, &p->profile, model);
	read_facts(&dictionary, &facts);
	good = same_facts(out, model, &facts) && same_total(out, &dictionary);
	free(facts.list);
	dictionary_free(&dictionary);
	return good;
}

static void check_round_trip(uint64_t seed)
{
	static const size_t blocks[] = {0, 1, 7, 64, 4096};
	struct profile_writer w = {.random = seed, .file = 0};
	struct model model;
	struct parsed p;
	char *text = write_profile(&w, &model);
	char *difference = NULL;
	size_t length;
	FILE *out = open_memstream(&difference, &length);
	bool good;

	parsed_begin(&p);
	if (w.directory)
		p.directory = DIRECTORY;
	p.block = blocks[below(&w, (int)LENGTH(blocks))];
	parsed_file(&p, text);
	parsed_end(&p);
	good = same(out, &p, &model);
	fclose(out);
	if (!good && getenv("ROUNDTRIP_COUNT"))
		printf("%s%s\n", text, difference);
	ck_assert_msg(good,
		      "ROUNDTRIP_SEED=%" PRIu64 " ROUNDTRIP_COUNT=1 "
		      "repeats this:\n%.1000s%.2000s",
		      seed, difference, text);
	parsed_free(&p);
	free(model.facts.list);
	free(difference);
	free(text);
}

static uint64_t setting(const char *name, uint64_t otherwise)
{
	const char *text = getenv(name);

	return text ? strtoull(text, NULL, 10) : otherwise;
}

/* Valgrind is slow, and looks for what one profile in forty shows. */
static bool under_valgrind(void)
{
	const char *preloaded = getenv("LD_PRELOAD");

	return preloaded && strstr(preloaded, "vgpreload");
}

START_TEST(what_is_written_is_read)
{
	uint64_t seed = setting("ROUNDTRIP_SEED", SEED);
	uint64_t count = setting("ROUNDTRIP_COUNT",
				 under_valgrind() ? COUNT / 40 : trials(COUNT));
	uint64_t i;

	printf("roundtrip: %" PRIu64 " profiles from ROUNDTRIP_SEED=%" PRIu64
	       "\n",
	       count, seed);
	fflush(stdout);
	for (i = 0; i < count; i++)
		check_round_trip(seed + i);
}
END_TEST

SUITE_OF(roundtrip, what_is_written_is_read)
