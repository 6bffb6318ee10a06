/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What the fuzz targets share: how bytes become a profile, a profile a report
 * and a report text.  How a parse is set up is written here only.
 */
#ifndef SETUP_H
#define SETUP_H

#include "column.h"
#include "input.h"
#include "options.h"
#include "parse.h"
#include "report.h"
#include "write.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Ends the run with what was found wrong. */
#define REQUIRE(condition)                                                    \
	do {                                                                  \
		if (!(condition)) {                                           \
			fprintf(stderr, "%s:%d: not true: %s\n", __FILE__,    \
				__LINE__, #condition);                        \
			abort();                                              \
		}                                                             \
	} while (0)

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
}

/* --- profiles ------------------------------------------------------------ */

/* A profile read from memory. */
struct reading {
	struct profile profile;
	struct diag diag;
	struct written warnings;
	struct error error;
	bool good;
};

/* With check, what is said is that of --check. */
static inline struct parser *reading_begin(struct reading *r,
					   struct parse_rules *rules,
					   bool check)
{
	*r = (struct reading){.good = true};
	*rules = (struct parse_rules){.directory = STR("/home/")};
	profile_init(&r->profile);
	written_begin(&r->warnings);
	if (check)
		r->diag.checks = r->warnings.file;
	else
		r->diag.warnings = r->warnings.file;
	return parse_begin(&r->profile, &r->diag, rules, "fuzz");
}

static inline void reading_end(struct reading *r, struct parser *parser)
{
	if (r->good)
		r->good = parse_end(parser, &r->error);
	else
		parse_abandon(parser);
	written_end(&r->warnings);
}

static inline void reading_free(struct reading *r)
{
	profile_free(&r->profile);
	free(r->warnings.text);
}

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
 * seen; and the 8 bytes of margin fill that, as they must not matter.
 */
static inline void read_blocks(struct reading *r, const char *data,
			       size_t size, size_t least, const char *margin,
			       bool check)
{
	struct parse_rules rules;
	struct parser *parser = reading_begin(r, &rules, check);

	while (r->good && size) {
		size_t n = some_lines(data, size, least);
		bool cut = data[n - 1] != '\n';
		char *block = malloc(n + cut + PARSE_MARGIN);

		REQUIRE(block);
		memcpy(block, data, n);
		if (cut)
			block[n] = '\n';
		memcpy(block + n + cut, margin, PARSE_MARGIN);
		r->good = parse_block(parser, block, block + n + cut,
				      &r->error);
		free(block);
		data += n;
		size -= n;
	}
	reading_end(r, parser);
}

/* Reads data from a pipe, which must be able to hold it all. */
static inline void read_pipe(struct reading *r, const char *data,
			     size_t size)
{
	struct parse_rules rules;
	struct parser *parser = reading_begin(r, &rules, false);
	struct input input;
	struct str block;
	int ends[2];

	REQUIRE(pipe(ends) == 0);
	REQUIRE(write(ends[1], data, size) == (ssize_t)size);
	close(ends[1]);
	input_from(&input, "fuzz", ends[0]);
	do
		r->good = input_block(&input, &block, &r->error) &&
			  parse_block(parser, block.at,
				      block.at + block.length, &r->error);
	while (r->good && block.length);
	input_close(&input);
	reading_end(r, parser);
}

/* --- where the core keeps what the targets look at ----------------------- */

static inline uint32_t line_cost(const struct profile *profile, size_t line)
{
	return profile->now.line_cost[line];
}

static inline struct call call_of(const struct profile *profile, size_t call)
{
	return profile->now.call[call];
}

static inline uint32_t total_of(const struct profile *profile)
{
	return profile->now.total;
}

/* What the cost of a row of a report is a row of. */
static inline const struct costs *row_costs(const struct report *report)
{
	return report->costs;
}

static inline const struct inclusive *
inclusive_of(const struct report *report)
{
	return &report->now.inclusive;
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

/* A report on what was read; the options are cut at blanks. */
struct reported {
	char words[200];
	char *argv[20];
	struct options options;
	struct columns columns;
	struct report report;
	struct words sources;
	struct error error;
	bool good;
};

static inline void reported_begin(struct reported *r,
				  const struct profile *profile,
				  const char *options)
{
	char *left = r->words;
	int argc = 0;

	*r = (struct reported){.good = false};
	REQUIRE(strlen(options) < sizeof(r->words));
	strcpy(r->words, options);
	r->argv[argc++] = r->words + strlen(options);
	while (*left) {
		REQUIRE(argc < 19);
		r->argv[argc++] = left;
		left += strcspn(left, " ");
		if (*left)
			*left++ = '\0';
	}
	REQUIRE(options_read(&r->options, argc, r->argv, &r->error));
	r->good = columns_init(&r->columns, &r->options, profile, &r->error) &&
		  report_init(&r->report, profile, &r->options, &r->columns,
			      &r->sources, STR("/home/"), &r->error);
	REQUIRE(r->good || r->error.text[0]);
}

/* Its text; false if it could not be made. */
static inline bool reported_text(const struct reported *r, struct written *out)
{
	struct diag diag = {0};
	struct text text = {.report = &r->report, .diag = &diag};
	struct error error;
	bool good;

	written_begin(out);
	text.out = out->file;
	good = write_text(&text, &error);
	written_end(out);
	return good;
}

static inline void reported_free(struct reported *r)
{
	report_free(&r->report);
	columns_free(&r->columns);
	options_free(&r->options);
}

#endif
