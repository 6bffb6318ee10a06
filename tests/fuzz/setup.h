/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Functions for all fuzz targets: they make a profile of bytes, a report of a
 * profile and text of a report, and add up costs to compare them.  No other
 * file sets up a parse.
 */
#pragma once

#include "base/number.h"
#include "run.h"
#include "values/column.h"
#include "memory.h"
#include "options.h"
#include "read/parser.h"
#include "read/parser.h"
#include "report/gate.h"
#include "report/row_calls.h"
#include "report/rows.h"
#include "source/source.h"
#include "system/input.h"
#include "write/writing.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Ends the run with what was found wrong. */
#define REQUIRE(condition)                                                 \
	do {                                                               \
		if (!(condition)) {                                        \
			fprintf(stderr, "%s:%d: not true: %s\n", __FILE__, \
				__LINE__, #condition);                     \
			abort();                                           \
		}                                                          \
	} while (0)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Larger inputs have nothing that smaller ones have not, and take longer. */
enum { LARGEST = 60 * 1024 };

/*
 * Which of so many properties of an input are tried, from the next up to the
 * end: the replay tries all, a fuzzer one each, so that it comes to more inputs.
 */
struct tries {
	size_t next, end;
};

static inline struct tries tries_of(const uint8_t *data, size_t size,
				    size_t count)
{
#ifdef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
	uint64_t h = size;

	while (size--)
		h = (h ^ *data++) * 0x9e3779b97f4a7c15U;
	h = (h >> 32) % count;
	return (struct tries){(size_t)h, (size_t)h + 1};
#else
	(void)data;
	(void)size;
	return (struct tries){0, count};
#endif
}

/* A text that grows while it is written to file. */
struct written {
	FILE *file;
	char *text;
	size_t length;
};

static inline void written_begin(struct written *w)
{
	*w = (struct written){0};
	w->file = open_memstream(&w->text, &w->length);
	REQUIRE(w->file);
}

static inline void written_end(struct written *w)
{
	REQUIRE(fclose(w->file) == 0);
	/* It is there, but the memory sanitizer has not seen it written. */
	w->text[w->length] = '\0';
}

/* --- profiles ------------------------------------------------------------ */

/* A profile read from memory. */
struct reading {
	struct profile profile;
	struct diag diag;
	struct departures departures;
	struct written warnings;
	struct error error;
	bool good;
};

/* How the profiles of a target are read where it has no rules of its own. */
static inline struct parse_rules plain_rules(void)
{
	return (struct parse_rules){.directory = STR("/home/")};
}

/* With check, what is said is that of --check. */
static inline void reading_begin(struct reading *r, bool check)
{
	*r = (struct reading){
		.good = true,
		.departures = {.diag = &r->diag}};
	profile_init(&r->profile);
	written_begin(&r->warnings);
	if (check)
		r->departures.checks = r->warnings.file;
	else
		r->diag.warnings = r->warnings.file;
}

/* The tables of shapes are the same for all inputs, and take long to make. */
static inline struct parser *reading_parser(struct reading *r,
					    const struct parse_rules *rules)
{
	static struct shapes *shapes;
	struct parser *parser =
		parse_begin(&r->profile, &r->departures, rules, "fuzz");

	if (!shapes)
		shapes = marks_shapes();
	parser->shapes = shapes;
	return parser;
}

/* Ends one file; there may be another one. */
static inline void reading_end_file(struct reading *r, struct parser *parser)
{
	parser->shapes = NULL;
	r->good = parse_end(parser, r->good, &r->error);
}

static inline void reading_end(struct reading *r)
{
	written_end(&r->warnings);
	REQUIRE(r->good || r->error.text[0]);
}

static inline void reading_free(struct reading *r)
{
	profile_free(&r->profile);
	free(r->warnings.text);
}

#define PLAIN_MARGIN "0000000000000000"

/* The length of the first lines of at least so many bytes, if there are. */
static inline size_t some_lines(const char *at, size_t length, size_t least)
{
	const char *newline;

	if (least >= length)
		return length;
	newline = memchr(at + least - 1, '\n', length - least + 1);
	return newline ? (size_t)(newline - at) + 1 : length;
}

/*
 * Reads data in blocks of whole lines, of at least so many bytes each.  Each
 * block is a piece of memory of its own, so that a read past the margin is
 * seen; and PARSE_MARGIN bytes fill that, which must not matter.
 */
static inline void parse_blocks(struct reading *r, struct parser *parser,
				struct str data, size_t least,
				const char *margin)
{
	while (r->good && data.length) {
		size_t n = some_lines(data.at, data.length, least);
		bool cut = data.at[n - 1] != '\n';
		char *space = malloc(n + cut + 2 * PARSE_MARGIN);
		char *block;

		REQUIRE(space);
		block = space + PARSE_MARGIN;
		memcpy(space, margin, PARSE_MARGIN);
		memcpy(block, data.at, n);
		if (cut)
			block[n] = '\n';
		memcpy(block + n + cut, margin, PARSE_MARGIN);
		r->good = parse_block(parser, block, block + n + cut,
				      &r->error);
		free(space);
		data = str_from(data, n);
	}
}

static inline void read_blocks(struct reading *r, const char *data, size_t size,
			       size_t least, const char *margin, bool check)
{
	struct parse_rules rules = plain_rules();
	struct str text = {data, size};
	struct parser *parser;

	reading_begin(r, check);
	parser = reading_parser(r, &rules);
	parse_blocks(r, parser, text, least, margin);
	reading_end_file(r, parser);
	reading_end(r);
}

/* Reads data as one more file, between reading_begin and reading_end. */
static inline void reading_add(struct reading *r,
			       const struct parse_rules *rules, struct str data)
{
	struct parser *parser;

	if (!r->good)
		return;
	parser = reading_parser(r, rules);
	parse_blocks(r, parser, data, data.length, PLAIN_MARGIN);
	reading_end_file(r, parser);
}

/* Reads data from a pipe, which must be able to hold it all. */
static inline void read_pipe(struct reading *r, const char *data, size_t size)
{
	struct parse_rules rules = plain_rules();
	struct parser *parser;
	struct input input;
	struct str block;
	int ends[2];

	reading_begin(r, false);
	parser = reading_parser(r, &rules);
	REQUIRE(pipe(ends) == 0);
	REQUIRE(write(ends[1], data, size) == (ssize_t)size);
	close(ends[1]);
	input_from(&input, "fuzz", ends[0]);
	do
		r->good = input_block(&input, &block, &r->error) &&
			  parse_block(parser, block.at, block.at + block.length,
				      &r->error);
	while (r->good && block.length);
	input_close(&input);
	reading_end_file(r, parser);
	reading_end(r);
}

/*
 * Cuts off *data what is before such a line, and that; nothing where there is
 * no such line.
 */
static inline struct str eat_before(struct str *data, const char *line)
{
	struct str left = *data;

	while (left.length) {
		struct str before = {data->at, data->length - left.length};

		if (str_equal(str_eat_until(&left, '\n'), str_of(line))) {
			*data = left;
			return before;
		}
	}
	return (struct str){data->at, 0};
}

/* The first of two profiles with a line between them. */
static inline struct str eat_old(struct str *data)
{
	return eat_before(data, "--- NEW ---");
}

/* --- where the core keeps what the targets look at ----------------------- */

static inline uint32_t line_cost(const struct profile *profile, size_t line)
{
	return profile->current->line_cost[line];
}

static inline struct call call_of(const struct profile *profile, size_t call)
{
	return profile->current->call[call];
}

static inline uint32_t total_of(const struct profile *profile)
{
	return profile->current->total;
}

/* How often a row was called. */
static inline struct call_count row_count(const struct report *report,
					  const struct row *row)
{
	row_id id = (row_id)(row - report->rows.list);
	struct call_count calls;

	calls.given = column_value(report->columns, &report->columns->count,
				   report_self(report, id), &calls.count);
	return calls;
}

static inline const struct costs *row_costs(const struct report *report)
{
	return &report->costs;
}

static inline const struct inclusive *inclusive_of(const struct report *report)
{
	return &report_after(report)->inclusive;
}

/* Of a function with all that it calls: a row of inclusive_of()->costs. */
static inline uint32_t inclusive_cost(const struct report *report,
				      uint32_t function)
{
	const struct inclusive *inclusive = inclusive_of(report);

	return inclusive->node[inclusive->nodes.of_function[function]];
}

/* The number of its cycle, 0 without. */
static inline uint32_t cycle_of(const struct report *report, uint32_t function)
{
	const struct inclusive *inclusive = inclusive_of(report);

	return inclusive->cycle[inclusive->nodes.of_function[function]];
}

/* --- reports ------------------------------------------------------------- */

/* A command line; it is cut at blanks. */
struct arguments {
	char text[1000];
	char *argv[100];
	struct options options;
	struct words sources; /* to annotate */
	struct error error;
	bool good;
};

static inline void arguments_begin(struct arguments *a, struct str text)
{
	char *left = a->text;
	int argc = 0;

	*a = (struct arguments){.good = false};
	REQUIRE(text.length < sizeof(a->text));
	memcpy(a->text, text.at, text.length);
	a->text[text.length] = '\0';
	a->argv[argc++] = a->text + text.length;
	while (*left && argc < (int)LENGTH(a->argv) - 1) {
		a->argv[argc++] = left;
		left += strcspn(left, " ");
		if (*left)
			*left++ = '\0';
	}
	a->argv[argc] = NULL;
	a->good = options_read(&a->options, argc, a->argv, &a->error);
}

static inline void arguments_free(struct arguments *a)
{
	options_free(&a->options);
	free(a->sources.at);
}

/* Whether one repeats what another one repeats, as in "a+*". */
static inline bool repeats_twice(const char *text)
{
	static const char signs[] = "+*?";

	for (; *text; text++)
		if (strchr(signs, text[0]) && text[1] && strchr(signs, text[1]))
			return true;
	return false;
}

/*
 * Whether the C library matches a regular expression in little time and memory;
 * the targets leave out all others.
 */
static inline bool is_tame(const char *text)
{
	return !text || (!strpbrk(text, "\\{") && !repeats_twice(text) &&
			 !(strchr(text, '(') && strpbrk(text, "+*")));
}

static inline bool all_tame(const struct words *words)
{
	size_t i;

	for (i = 0; i < words->count; i++)
		if (!is_tame(words->at[i]))
			return false;
	return true;
}

static inline bool are_tame(const struct options *options)
{
	return all_tame(&options->settings.match) &&
	       all_tame(&options->settings.hide) &&
	       all_tame(&options->mod_file) && all_tame(&options->mod_fn) &&
	       all_tame(&options->settings.fail_if) &&
	       all_tame(&options->settings.fn);
}

/* A command line of a target's own, which is read once. */
static inline const struct arguments *arguments_of(const char *text)
{
	static struct known {
		const char *text;
		struct arguments arguments;
	} known[32];
	struct known *at = known;

	while (at->text && at->text != text)
		at++;
	if (!at->text) {
		REQUIRE(at < known + LENGTH(known) - 1);
		at->text = text;
		arguments_begin(&at->arguments, str_of(text));
		REQUIRE(at->arguments.good);
	}
	return &at->arguments;
}

/* A report on what was read. */
struct reported {
	const struct options *options;
	const struct words *sources;
	const struct woven_files *woven;
	struct columns columns;
	struct gate limits;
	struct verdicts verdicts;
	struct report report;
	struct error error;
	bool good;
};

/*
 * Requires that two sums in costs are equal, event by event.  A sum that is
 * made in another order than the program's may overflow, and proves nothing.
 */
static inline void check_equal(struct costs *costs, cost_id a, cost_id b)
{
	uint64_t events = cost_parts(costs, a).mask ^ cost_parts(costs, b).mask;
	unsigned overflow;

	if (!cost_overflow(costs, &overflow) && (events || !cost_equal(costs, a, b)))
		REQUIRE(!"equal sums");
	cost_free(costs);
}

/* Checks the self costs of a side against the sums of its parts. */
static inline void check_side(const struct report *report, const struct side_sums *sums)
{
	const struct profile *profile = report->profile;
	struct costs costs = {0};
	cost_id parts = 0, all = 0;

	for (size_t i = sums->side->first_part; i < sums->side->end_part; i++)
		if (profile->parts[i].selected)
			cost_add(&costs, &parts, &profile->costs, profile->parts[i].sum);
	cost_add(&costs, &all, &report->costs, sums->aggregates.total);
	check_equal(&costs, parts, all);
}

/* Requires that rows, lines and parts have equal sums: in builds for tests. */
static inline void check_sums(const struct report *report)
{
	const struct profile *profile = report->profile;
	struct costs costs = {0};
	cost_id rows = 0, all = 0;

	for (size_t i = 0; i < report->all_sides; i++)
		check_side(report, &report->sums[i]);
	if (profile_compares(profile))
		return;
	for (size_t i = report->rows.first; i < report->rows.count; i++)
		cost_add(&costs, &rows, &report->costs, report_self(report, (row_id)i).in->self);
	cost_add(&costs, &all, &report->costs, report_after(report)->aggregates.total);
	check_equal(&costs, rows, all);
}

/* With the texts of both sides, woven. */
static inline void reported_begin_woven(struct reported *r,
					const struct profile *profile,
					const struct options *options,
					const struct words *sources,
					const struct woven_files *woven)
{

	*r = (struct reported){
		.options = options, .sources = sources, .woven = woven};
	r->good = columns_init(&r->columns, &options->settings, profile,
			       &r->error) &&
		  gate_read(&r->limits, &r->columns, &r->error) &&
		  build_report(&r->report, profile, &options->settings,
			       &r->columns, sources, woven, STR("/home/"),
			       &r->error);
	if (r->good) {
		check_sums(&r->report);
		gate_check(&r->limits, &r->report, true, &r->verdicts);
	}
	REQUIRE(r->good || r->error.text[0]);
}

static inline void reported_begin(struct reported *r,
				  const struct profile *profile,
				  const struct options *options,
				  const struct words *sources)
{
	static const struct woven_files none;

	reported_begin_woven(r, profile, options, sources, &none);
}

/* Its text; false if it could not be made. */
static inline bool reported_text(struct reported *r, struct written *out,
				 struct error *error)
{
	struct diag diag = {0};
	struct source_search search;
	struct writing writing = {
		.profile = r->report.profile,
		.report = &r->report,
		.columns = &r->columns,
		.diag = &diag,
		.search = &search,
		.verdicts = &r->verdicts,
		.color = r->options->color == COLOR_ALWAYS,
		.diff = profile_compares(r->report.profile),
		.tabs = r->options->writer->has & HAS_TABS,
	};
	bool good;

	written_begin(out);
	writing.out = out->file;
	source_search_init(&search, &r->options->settings, r->report.profile,
			   NULL);
	good = r->options->writer->report(&writing, error);
	source_search_free(&search);
	written_end(out);
	REQUIRE(good || error->text[0]);
	return good;
}

static inline void reported_free(struct reported *r)
{
	report_free(&r->report);
	verdicts_free(&r->verdicts);
	gate_free(&r->limits);
	columns_free(&r->columns);
}

/* Whether the names of events make columns too wide to print so many rows. */
static inline bool is_too_wide(const struct report *report, size_t longest)
{
	const struct profile *profile = report->profile;
	size_t lines = profile->edges.count * 2 + profile->calls.count +
		       profile->portions.count * 2 + report->rows.count * 3 +
		       report->file_count * 200;
	size_t width = 40, i;

	for (i = 0; i < report->columns->shown_count; i++)
		width += report->columns->shown[i].name.length + 40;
	return width * lines > longest;
}

/* No terminal does anything but show this text. */
static inline void check_printable(const char *text, size_t length)
{
	size_t i;

	for (i = 0; i < length; i++) {
		unsigned char c = (unsigned char)text[i];

		REQUIRE(c >= 0x20 || c == '\t' || c == '\n');
		REQUIRE(c != 0x7f);
		/* The second set of control characters, in UTF-8. */
		REQUIRE(c != 0xc2 || i + 1 == length ||
			(unsigned char)text[i + 1] < 0x80 ||
			(unsigned char)text[i + 1] > 0x9f);
	}
}

/*
 * The text is the same each time, and hurts no terminal, unless the format has
 * escape sequences, \r\n or the bytes of names themselves.
 */
static inline void check_text(struct reported *r, size_t longest)
{
	struct reported again;
	struct written a, b;
	struct error error;

	if (is_too_wide(&r->report, longest))
		return;
	reported_begin_woven(&again, r->report.profile, r->options, r->sources,
			     r->woven);
	REQUIRE(again.good);
	REQUIRE(reported_text(r, &a, &error) ==
		reported_text(&again, &b, &error));
	REQUIRE(a.length == b.length && memcmp(a.text, b.text, a.length) == 0);
	if (r->options->color != COLOR_ALWAYS &&
	    strcmp(r->options->format, "csv") != 0 &&
	    strcmp(r->options->format, "callgrind") != 0)
		check_printable(a.text, a.length);
	free(a.text);
	free(b.text);
	reported_free(&again);
}

/* The listed rows are different rows, in the order of --sort; --fn has another (find.c). */
static inline void check_listed(const struct report *report)
{
	bool *seen = util_alloc(report->rows.count, sizeof(*seen));
	size_t i;

	REQUIRE(report->order.count <= report->rows.count);
	for (i = 0; i < report->order.count; i++) {
		REQUIRE(report->order.listed[i] < report->rows.count);
		REQUIRE(!seen[report->order.listed[i]]);
		seen[report->order.listed[i]] = true;
		REQUIRE(i == 0 || report->settings->fn.count ||
			columns_compare(
				report->columns,
				report_row(report, report->order.listed[i - 1]),
				report_row(report, report->order.listed[i])) <= 0);
	}
	free(seen);
}

/* --- sums ---------------------------------------------------------------- */

/* Sums are wide: what is looked for is one that has wrapped. */
__extension__ typedef __int128 int128;

struct wide {
	int128 count[COST_EVENTS];
	uint64_t given;
};

/* Adds a cost so many times. */
static inline void wide_add_times(struct wide *wide, const struct costs *costs,
				  cost_id cost, int times)
{
	uint64_t mask = cost_parts(costs, cost).mask;

	wide->given |= mask;
	for (; mask; mask &= mask - 1) {
		unsigned event = (unsigned)__builtin_ctzll(mask);
		int64_t count;

		REQUIRE(cost_get(costs, cost, event, &count));
		wide->count[event] += times * (int128)count;
	}
}

static inline void wide_add(struct wide *wide, const struct costs *costs,
			    cost_id cost)
{
	wide_add_times(wide, costs, cost, 1);
}

/* Adds an item so many times; with --diff, its change. */
static inline void wide_add_item(struct wide *wide, const struct report *report,
				 struct item item, int times)
{
	bool change = item.sides > 1 && profile_compares(report->profile);

	if (change)
		wide_add_times(wide, item.costs, item_cost(item), -times);
	wide_add_times(wide, item.costs, item_cost(item_in(item, change)),
		       times);
}

/* Leaves of a sum what the profile has, without a report's own events. */
static inline void wide_keep_recorded(struct wide *wide,
				      const struct profile *profile)
{
	unsigned event;

	for (event = profile->event_count; event < COST_EVENTS; event++) {
		wide->count[event] = 0;
		wide->given &= ~((uint64_t)1 << event);
	}
}

/* Adds another sum so many times. */
static inline void wide_add_wide(struct wide *wide, const struct wide *other,
				 int times)
{
	size_t i;

	wide->given |= other->given;
	for (i = 0; i < COST_EVENTS; i++)
		wide->count[i] += times * other->count[i];
}

static inline bool wide_same_counts(const struct wide *a, const struct wide *b)
{
	return memcmp(a->count, b->count, sizeof(a->count)) == 0;
}

static inline bool wide_equal(const struct wide *a, const struct wide *b)
{
	return a->given == b->given && wide_same_counts(a, b);
}

/* Adds up the costs of the lines of one side. */
static inline void sum_side(const struct profile *profile,
			    const struct side *side, struct wide *sum)
{
	size_t i;

	for (i = 0; i < side->line_count; i++)
		wide_add(sum, &profile->costs, side->line_cost[i]);
}

/* The sums of a side: of its lines, and of its calls with their counts. */
struct counted {
	struct wide lines, calls;
	int128 call_count;
};

static inline void count_side(const struct profile *profile,
			      const struct side *side, struct counted *c)
{
	size_t i;

	*c = (struct counted){.call_count = 0};
	sum_side(profile, side, &c->lines);
	for (i = 0; i < side->portion_count; i++)
		if (profile_has_portion(side, (portion_id)i))
			wide_add(&c->lines, &profile->costs,
				 side->portion_cost[i]);
	for (i = 0; i < side->call_count; i++) {
		if (!side->call[i].seen)
			continue;
		wide_add(&c->calls, &profile->costs, side->call[i].cost);
		c->call_count += side->call[i].count;
	}
}

static inline void check_counted(const struct counted *a,
				 const struct counted *b)
{
	REQUIRE(wide_equal(&a->lines, &b->lines));
	REQUIRE(wide_equal(&a->calls, &b->calls));
	REQUIRE(a->call_count == b->call_count);
}

/* --- inputs of programs that are run ------------------------------------- */

enum { ADDRESSES = 16 };

/* Addresses of a line, in order, each once; how many. */
static inline size_t read_addresses(struct str line,
				    uint64_t addresses[ADDRESSES])
{
	size_t count = 0;

	while (line.length && count < ADDRESSES) {
		struct str word = str_eat_word(&line);
		uint64_t address;

		if (number_eat(&word, &address) != NUMBER_OK)
			continue;
		if (!count || address > addresses[count - 1])
			addresses[count++] = address;
	}
	return count;
}

/* --- inputs of several parts --------------------------------------------- */

/*
 * An input of several parts: a line with a command line, a profile, or two with
 * a line "--- NEW ---" between them, or several of each with "--- RUN ---", and
 * behind a line "--- SOURCE ---", if there is one, what each source and each
 * program says.
 */
struct several {
	struct str line, before, after, source;
};

static inline struct several several_of(const uint8_t *data, size_t size)
{
	struct str left = {(const char *)data, size};
	struct several s = {.line = str_eat_until(&left, '\n')};

	s.after = eat_before(&left, "--- SOURCE ---");
	s.source = left;
	if (!s.after.length) {
		s.after = left;
		s.source.length = 0;
	}
	s.before = eat_old(&s.after);
	return s;
}

/* Offers the source as any file, and as what any program prints. */
static inline void several_offer(const struct several *s)
{
	memory_clear();
	if (s->source.length) {
		memory_file(NULL, s->source);
		memory_programs(s->source, 0);
	}
}

/* The rules that settings want. */
static inline struct parse_rules rules_for(const struct settings *settings)
{
	struct parse_rules rules = plain_rules();

	rules.sides = settings->compare == COMPARE_PART     ? SIDES_BY_PART
		      : settings->compare == COMPARE_THREAD ? SIDES_BY_THREAD
							    : SIDES_BY_FILE;
	return rules;
}

/* Whether files are compared. */
static inline bool compares_files(const struct settings *settings)
{
	return settings->diff || settings->compare == COMPARE_FILE;
}

/* Reads the files of a text, which are sides if they are compared. */
static inline size_t add_files(struct reading *r,
			       const struct parse_rules *rules, struct str text,
			       const struct settings *settings, size_t before)
{
	bool several = settings->compare == COMPARE_FILE;
	size_t count = 0;
	struct str file;

	do {
		file = (struct str){text.at, 0};
		if (several && before + count < PROFILE_SIDES - 2)
			file = eat_before(&text, "--- RUN ---");
		if (before + count && r->good && compares_files(settings))
			profile_begin_side(&r->profile);
		reading_add(r, rules, file.length ? file : text);
		count++;
	} while (file.length);
	return count;
}

/* Reads all that is in an input. */
static inline void several_add(const struct several *s, struct reading *r,
			       const struct parse_rules *rules,
			       const struct settings *settings)
{
	size_t before = 0;

	if (s->before.length)
		before = add_files(r, rules, s->before, settings, 0);
	add_files(r, rules, s->after, settings, before);
}

/* Whether each side has something, and --compare two of them, in order. */
static inline bool reading_sides(struct reading *r,
				 const struct settings *settings)
{
	int compare = settings->compare;
	size_t i;

	if (compare == COMPARE_PART || compare == COMPARE_THREAD)
		profile_sort_sides(&r->profile);
	for (i = 0; i < r->profile.side_count; i++)
		if (!profile_selected(&r->profile, r->profile.sides[i]).count)
			return false;
	return !compare || profile_compares(&r->profile);
}

/* Whether sums of slices fit, of which the numbers of calls do or do not. */
static inline bool reading_fits(const struct reading *r, bool calls)
{
	unsigned event;

	return calls && !cost_overflow(&r->profile.costs, &event);
}

/* With --compare, what was read becomes slices of what is reported. */
static inline bool reading_slice(struct reading *r,
				 const struct settings *settings)
{
	int compare = settings->compare;

	return !compare ||
	       reading_fits(r, profile_slice(&r->profile,
					     compare == COMPARE_FILE));
}

/*
 * Does with what was read what settings want before a report is made of it.
 * False: the program ends with an error.
 */
static inline bool reading_prepare(struct reading *r,
				   const struct settings *settings)
{
	return reading_sides(r, settings) && reading_slice(r, settings);
}

/*
 * Reads the profiles for a report with these settings, to be compared if that
 * is what they want.  False: there is no report, and nothing to be freed.
 */
static inline bool several_read(const struct several *s,
				const struct settings *settings,
				struct reading *r)
{
	struct parse_rules rules = rules_for(settings);

	if (compares_files(settings) != (s->before.length > 0))
		return false;
	reading_begin(r, false);
	r->profile.keep.addresses = settings_need_code(settings);
	several_add(s, r, &rules, settings);
	reading_end(r);
	if (r->good && reading_prepare(r, settings))
		return true;
	reading_free(r);
	return false;
}
