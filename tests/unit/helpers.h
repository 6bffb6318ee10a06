/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Functions for all suites: they make profiles and reports from text in memory,
 * and text from profiles.  No other file sets up a parse.
 */
#pragma once

#include "run.h"
#include "values/column.h"
#include "options.h"
#include "read/parser.h"
#include "report/row_calls.h"
#include "report/rows.h"
#include "source/source.h"

#include <check.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/*
 * At each assertion Check writes down where it is, to say after which one a test
 * crashed.  This takes longer than most of what is asserted, and the sanitizers
 * say where a test crashed.
 */
#define _mark_point(file, line) ((void)0)

#define SUITE_OF(module, ...)                               \
	Suite *module##_suite(void);                        \
	Suite *module##_suite(void)                         \
	{                                                   \
		const TTest *const tests[] = {__VA_ARGS__}; \
		Suite *suite = suite_create(#module);       \
		TCase *tc = tcase_create(#module);          \
		size_t i;                                   \
                                                            \
		for (i = 0; i < LENGTH(tests); i++)         \
			tcase_add_test(tc, tests[i]);       \
		suite_add_tcase(suite, tc);                 \
		return suite;                               \
	}

/* The slots that stood in the way of the ids of a table, when each was put there. */
static inline size_t probes(const struct hash *table)
{
	size_t sum = 0;

	for (size_t i = 0; i <= table->mask; i++)
		if (table->slots[i].id)
			sum += (i - table->slots[i].hash) & table->mask;
	return sum;
}

/* The only side of a profile, and its sums; with --diff NEW's. */
#define SIDE_NOW(profile) (*(profile)->current)
#define SUMS_NOW(report) (*report_after(report))

/* How many of so many random trials: a quarter unless CHECK_ALL is set. */
static inline size_t trials(size_t all)
{
	const char *check_all = getenv("CHECK_ALL");

	return check_all && *check_all ? all : all / 4;
}

/* Writes a program that runs lines of sh; path, of mkstemp(), becomes its name. */
static inline void make_script(char *path, const char *lines)
{
	int fd = mkstemp(path);
	FILE *file = fdopen(fd, "w");

	ck_assert_ptr_nonnull(file);
	fprintf(file, "#!/bin/sh\n%s\n", lines);
	fchmod(fd, 0700);
	fclose(file);
}

static inline bool has(const char *text, const char *piece)
{
	return strstr(text, piece) != NULL;
}

static inline size_t occurrences(const char *text, const char *piece)
{
	size_t n = 0;

	for (; (text = strstr(text, piece)) != NULL; text += strlen(piece))
		n++;
	return n;
}

#define ck_has(text, piece) \
	ck_assert_msg(has(text, piece), "no '%s' in:\n%s", piece, text)
#define ck_has_not(text, piece) \
	ck_assert_msg(!has(text, piece), "'%s' in:\n%s", piece, text)

/* --- parsing ------------------------------------------------------------ */

/* A profile read from memory, and what was said about it. */
struct parsed {
	struct profile profile;
	struct diag diag;
	struct departures departures;
	struct error error;
	bool good;
	char *warnings; /* after parsed_end: all that was warned of */
	size_t warnings_length;
	const char *directory; /* "" by default */
	size_t block;          /* 0: all in one; 1: line by line; or bytes */
	enum sides_by sides;   /* what is a side of its own */
	bool by_marks;         /* lines are read as those of a large file */
};

static inline void parsed_begin(struct parsed *p)
{
	*p = (struct parsed){
		.good = true, .directory = "", .departures.diag = &p->diag};
	profile_init(&p->profile);
	p->diag.warnings = open_memstream(&p->warnings, &p->warnings_length);
}

/* The length of the next block of whole lines of text. */
static inline size_t next_block(const char *text, size_t least)
{
	size_t length = strlen(text);
	const char *newline;

	if (least == 0 || least >= length)
		return length;
	newline = strchr(text + least - 1, '\n');
	return newline ? (size_t)(newline - text) + 1 : length;
}

/*
 * Reads text as the file "p.out".  Each block is a piece of memory of its own,
 * with the bytes around it that the contract asks for and no more.
 */
static inline void parsed_file(struct parsed *p, const char *text)
{
	struct parse_rules rules = {.directory = str_of(p->directory),
				    .sides = p->sides};
	struct parser *parser =
		parse_begin(&p->profile, &p->departures, &rules, "p.out");

	if (p->by_marks)
		parser->shapes = marks_shapes();
	while (p->good && *text) {
		size_t n = next_block(text, p->block);
		char *space = malloc(n + 2 * PARSE_MARGIN);
		char *block = space + PARSE_MARGIN;

		memset(space, '0', n + 2 * PARSE_MARGIN);
		memcpy(block, text, n);
		p->good = parse_block(parser, block, block + n, &p->error);
		free(space);
		text += n;
	}
	p->good = parse_end(parser, p->good, &p->error);
}

static inline void parsed_end(struct parsed *p)
{
	fclose(p->diag.warnings);
	p->diag.warnings = NULL;
}

static inline void parsed_free(struct parsed *p)
{
	profile_free(&p->profile);
	free(p->warnings);
}

/* All three at once. */
static inline void parsed_text(struct parsed *p, const char *text)
{
	parsed_begin(p);
	parsed_file(p, text);
	parsed_end(p);
}

/* --- profiles as text ---------------------------------------------------- */

static inline void put_row(FILE *out, const struct costs *costs, uint32_t row,
			   unsigned events)
{
	unsigned i;

	for (i = 0; i < events; i++) {
		int64_t count;

		if (cost_get(costs, row, i, &count))
			fprintf(out, "%s%" PRId64, i ? " " : "", count);
		else
			fprintf(out, "%s.", i ? " " : "");
	}
}

/* A row of costs as "90 14 .", good until the next but seven. */
static inline const char *row_text(const struct costs *costs, uint32_t row,
				   unsigned events)
{
	static char text[8][2048];
	static unsigned next;
	char *here = text[next++ % 8];
	FILE *out = fmemopen(here, sizeof(text[0]), "w");

	put_row(out, costs, row, events);
	fclose(out);
	return here;
}

static inline void put_id(FILE *out, const struct profile *profile,
			  uint32_t name)
{
	struct str s = names_str(&profile->names, name);

	fwrite(s.at, 1, s.length, out);
}

/* "[object] file:name" */
static inline void put_function(FILE *out, const struct profile *profile,
				uint32_t function)
{
	uint32_t object = profile_object(profile, function);

	if (names_str(&profile->names, object).length) {
		fputc('[', out);
		put_id(out, profile, object);
		fputs("] ", out);
	}
	put_id(out, profile, profile_file(profile, function));
	fputc(':', out);
	put_id(out, profile, profile_name(profile, function));
}

/* "file:name 7", "file:name b.h:7" */
static inline void put_place(FILE *out, const struct profile *profile,
			     uint32_t portion, uint32_t number)
{
	struct pair pair = profile->portions.pairs[portion];

	put_function(out, profile, pair.a);
	fputc(' ', out);
	if (pair.b != profile_file(profile, pair.a)) {
		put_id(out, profile, pair.b);
		fputc(':', out);
	}
	fprintf(out, "%" PRIu64, profile_number(profile, number));
}

static inline int compare_lines(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

/* The lines of text in the order of bytes; the caller frees. */
static inline char *sorted_lines(const char *text)
{
	char *copy = strdup(text), *rest, *line;
	char **lines = malloc((strlen(text) + 1) * sizeof(*lines));
	char *result = NULL;
	size_t length, n = 0, i;
	FILE *out = open_memstream(&result, &length);

	for (line = strtok_r(copy, "\n", &rest); line;
	     line = strtok_r(NULL, "\n", &rest))
		lines[n++] = line;
	qsort(lines, n, sizeof(*lines), compare_lines);
	for (i = 0; i < n; i++)
		fprintf(out, "%s\n", lines[i]);
	fclose(out);
	free(lines);
	free(copy);
	return result;
}

/*
 * All facts of a profile, a line for each, sorted:
 *   a.c:main 16 = 20               self costs of line 16 of its file
 *   a.c:main b.h:3 = 5             of a line of another file
 *   a.c:main 16 -> b.c:f 3x = 400  a call from line 16
 *   a.c:g                          with bare, a function without other facts
 */
static inline char *facts_with(const struct profile *profile, bool bare)
{
	unsigned events = profile->event_count;
	bool *seen = calloc(profile->functions.count + 1, sizeof(*seen));
	char *text = NULL, *sorted;
	size_t length, i;
	FILE *out = open_memstream(&text, &length);

	for (i = 0; i < profile->lines.count; i++) {
		struct pair line = profile->lines.pairs[i];

		seen[profile->portions.pairs[line.a].a] = true;
		put_place(out, profile, line.a, line.b);
		fputs(" = ", out);
		put_row(out, &profile->costs, SIDE_NOW(profile).line_cost[i],
			events);
		fputc('\n', out);
	}
	for (i = 0; i < profile->calls.count; i++) {
		struct pair call = profile->calls.pairs[i];
		struct pair edge = profile->edges.pairs[call.a];

		seen[profile->portions.pairs[edge.a].a] = true;
		put_place(out, profile, edge.a, call.b);
		fputs(" -> ", out);
		put_function(out, profile, edge.b);
		fprintf(out,
			" %" PRId64 "x = ", SIDE_NOW(profile).call[i].count);
		put_row(out, &profile->costs, SIDE_NOW(profile).call[i].cost,
			events);
		fputc('\n', out);
	}
	for (i = 0; i < profile->functions.count; i++) {
		if (seen[i] || !bare ||
		    profile_own(profile, (uint32_t)i) == NONE)
			continue;
		put_function(out, profile, (uint32_t)i);
		fputc('\n', out);
	}
	fclose(out);
	sorted = sorted_lines(text);
	free(text);
	free(seen);
	return sorted;
}

static inline char *facts_of(const struct profile *profile)
{
	return facts_with(profile, true);
}

/* Compares all facts with the lines expected, in whatever order. */
static inline void check_facts(const struct parsed *p, const char *expected)
{
	char *facts, *sorted;

	ck_assert_msg(p->good, "it was refused: %s", p->error.text);
	facts = facts_of(&p->profile);
	sorted = sorted_lines(expected);
	ck_assert_str_eq(facts, sorted);
	free(facts);
	free(sorted);
}

static inline const char *total_of(const struct parsed *p)
{
	ck_assert_msg(p->good, "it was refused: %s", p->error.text);
	return row_text(&p->profile.costs, SIDE_NOW(&p->profile).total,
			p->profile.event_count);
}

/* Adds up what was read; costs are on top of the profile's. */
static inline bool aggregates_of(struct aggregates *sums,
				 const struct parsed *p, struct costs *costs,
				 struct error *error)
{
	*costs = cost_on_top(&p->profile.costs);
	aggregates_init(sums, &p->profile, &SIDE_NOW(&p->profile), costs);
	aggregates_add_edges(sums, &p->profile, costs);
	return aggregates_fit(&p->profile, costs, error);
}

/* cost_add_counts and the like, and then whether this sum fitted. */
static inline bool add_counts(struct costs *costs, cost_id *sum, uint64_t mask,
			      const int64_t *counts, unsigned *event)
{
	costs->overflow = false;
	cost_add_counts(costs, sum, mask, counts);
	return !cost_overflow(costs, event);
}

static inline bool add_cost(struct costs *costs, cost_id *sum,
			    const struct costs *from, cost_id other,
			    unsigned *event)
{
	costs->overflow = false;
	cost_add(costs, sum, from, other);
	return !cost_overflow(costs, event);
}

/* Reads text, as a small and as a large file, and compares its facts and warnings. */
static inline void check_parse(const char *text, const char *facts,
			       const char *warnings)
{
	for (int by_marks = 0; by_marks < 2; by_marks++) {
		struct parsed p;

		parsed_begin(&p);
		p.by_marks = by_marks;
		parsed_file(&p, text);
		parsed_end(&p);
		check_facts(&p, facts);
		ck_assert_str_eq(p.warnings, warnings);
		parsed_free(&p);
	}
}

/* Reads text likewise, also without lines and calls, and compares the program's total. */
static inline void check_total(const char *text, const char *total)
{
	for (int way = 0; way < 4; way++) {
		struct parsed p;

		parsed_begin(&p);
		p.by_marks = way & 1;
		p.profile.keep.lines = p.profile.keep.calls = way & 2;
		parsed_file(&p, text);
		parsed_end(&p);
		ck_assert_str_eq(total_of(&p), total);
		parsed_free(&p);
	}
}

/* The id of a name, which must be there. */
static inline name_id id_of_name(const struct parsed *p, const char *name)
{
	uint32_t id = names_find(&p->profile.names, str_of(name));

	ck_assert_msg(id != NONE, "no name '%s'", name);
	return id;
}

/* The function with this name, of any file, which must be there. */
static inline function_id id_of_function(const struct parsed *p,
					 const char *name)
{
	uint32_t id = id_of_name(p, name), i;

	for (i = 0; i < p->profile.functions.count; i++)
		if (profile_name(&p->profile, i) == id)
			return i;
	ck_abort_msg("no function '%s'", name);
	return NONE;
}

/* --- command lines ------------------------------------------------------ */

/* A command line, cut at blanks, and what was read from it. */
struct command {
	char *text;
	char *argv[32];
	int argc;
	struct options options;
	struct error error;
	bool good;
};

static inline void command_init(struct command *command, const char *text)
{
	char *rest, *word;

	command->text = strdup(text);
	command->argc = 0;
	command->argv[command->argc++] = (char *)"cgannotate";
	for (word = strtok_r(command->text, " ", &rest); word;
	     word = strtok_r(NULL, " ", &rest))
		command->argv[command->argc++] = word;
	command->argv[command->argc] = NULL;
	command->error = (struct error){"", false};
	command->good = options_read(&command->options, command->argc,
				     command->argv, &command->error);
}

static inline void command_free(struct command *command)
{
	options_free(&command->options);
	free(command->text);
}

/* --- reports ------------------------------------------------------------- */

/* A report on a profile from memory; files named in the options are sources. */
struct reported {
	struct parsed parsed;
	struct command command;
	struct columns columns;
	struct report report;
	struct error error;
	bool good;
};

/* Makes the report on what was parsed and of the command. */
static inline void report_make(struct reported *r)
{
	r->good = columns_init(&r->columns, &r->command.options.settings,
			       &r->parsed.profile, &r->error) &&
		  build_report(&r->report, &r->parsed.profile,
			       &r->command.options.settings, &r->columns,
			       &r->command.options.files, NULL, STR(""),
			       &r->error);
}

/* With old, NULL or OLD of --diff. */
static inline void report_on_two(struct reported *r, const char *before,
				 const char *profile, const char *options)
{
	*r = (struct reported){.good = false};
	parsed_begin(&r->parsed);
	if (before) {
		parsed_file(&r->parsed, before);
		profile_begin_side(&r->parsed.profile);
	}
	parsed_file(&r->parsed, profile);
	parsed_end(&r->parsed);
	if (before)
		profile_extend_side(&r->parsed.profile,
				    r->parsed.profile.sides[0]);
	ck_assert_msg(r->parsed.good, "%s", r->parsed.error.text);
	command_init(&r->command, options);
	ck_assert_msg(r->command.good, "%s", r->command.error.text);
	report_make(r);
}

static inline void report_on(struct reported *r, const char *profile,
			     const char *options)
{
	report_on_two(r, NULL, profile, options);
}

static inline void reported_free(struct reported *r)
{
	report_free(&r->report);
	columns_free(&r->columns);
	command_free(&r->command);
	parsed_free(&r->parsed);
}
