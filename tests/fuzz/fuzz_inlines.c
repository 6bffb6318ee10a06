/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Anything as what a symbolizer says of the instructions of a profile (struct several): --inlines
 * moves costs to other functions and loses none, and no name that it was told hurts a terminal.
 * The text is the object, too, where it begins as an ELF file.  An input that begins with ! is
 * answered by addr2line, and one with a second ! by a program that fails.
 */
#include "json.h"

#include "source/source.h"

#include <signal.h>

enum { LONGEST_LINE = 300, LONGEST = 1024 * 1024 };

static const char *const outputs[] = {
	"--tree=both",
	"--call-tree",
	"--format=folded",
	"--format=json",
	"--format=html --min=0",
	"--asm",
	"--format=callgrind --asm",
};

/* Inlined code costs what it does itself, with the calls that it makes. */
static void check_contexts(const struct profile *profile, const struct side *side)
{
	const struct wide none = {.given = 0};
	struct wide *left = calloc(profile->functions.count + 1, sizeof(*left));
	size_t i;

	REQUIRE(left);
	for (i = 0; i < side->line_count; i++)
		wide_add(&left[profile->portions.pairs[profile->lines.pairs[i].a].a],
			 &profile->costs, side->line_cost[i]);
	for (i = 0; i < side->call_count; i++) {
		struct pair edge = profile->edges.pairs[profile->calls.pairs[i].a];
		function_id from = profile->portions.pairs[edge.a].a;

		wide_add(&left[from], &profile->costs, side->call[i].cost);
		if (profile_outer(profile, edge.b) == from)
			wide_add_times(&left[edge.b], &profile->costs, side->call[i].cost, -1);
	}
	for (i = 0; i < profile->functions.count; i++) {
		function_id outer = profile_outer(profile, (function_id)i);

		REQUIRE(outer == NONE || outer < i);
		REQUIRE(outer == NONE || wide_same_counts(&left[i], &none));
		REQUIRE(profile_label(profile, profile_label(profile, (function_id)i)) ==
			profile_label(profile, (function_id)i));
	}
	free(left);
}

/* No cost is lost, and no number of calls; those of inlined code are new. */
static void check_moved(const struct profile *profile, const struct side *side,
			const struct counted *before)
{
	struct counted after;
	bool mixed = false; /* recorded and inlined calls of one line */
	size_t i;

	count_side(profile, side, &after);
	for (i = 0; i < side->call_count; i++) {
		mixed |= side->call[i].seen == (CALL_RECORDED | CALL_INLINED);
		if (side->call[i].seen == CALL_INLINED)
			wide_add_times(&after.calls, &profile->costs,
				       side->call[i].cost, -1);
	}
	REQUIRE(wide_same_counts(&after.lines, &before->lines));
	REQUIRE(mixed || wide_same_counts(&after.calls, &before->calls));
	REQUIRE(after.call_count == before->call_count);
	check_contexts(profile, side);
}

/* Resolves what was read; false: the program ends with an error. */
static bool resolve(struct reading *reading, const struct options *options,
		    size_t size)
{
	struct profile *profile = &reading->profile;
	struct counted before[SIDES];
	struct limits limits = {.input = size};
	struct parse_rules rules = rules_for(&options->settings);
	struct source_search search;
	struct written said;
	struct diag diag = {0};
	struct error error;
	bool good;
	size_t i;

	for (i = 0; i < profile->side_count; i++)
		count_side(profile, profile->sides[i], &before[i]);
	written_begin(&said);
	diag.warnings = said.file;
	rules.limits = &limits;
	source_search_init(&search, &options->settings, profile, NULL);
	good = inlined_resolve(profile, &search, &rules, &diag, &error);
	source_search_free(&search);
	written_end(&said);
	check_printable(said.text, said.length);
	free(said.text);
	REQUIRE(good || error.text[0]);
	for (i = 0; good && i < profile->side_count; i++)
		check_moved(profile, profile->sides[i], &before[i]);
	if (!options->settings.assembly && profile->code) {
		code_free(profile->code);
		profile->code = NULL;
	}
	return good;
}

/* All stacks together cost what the program does. */
static void check_stacks(const struct report *report, struct str text)
{
	int128 sum = 0;
	unsigned event;
	int64_t total;

	while (text.length) {
		struct str line = str_eat_until(&text, '\n');
		struct str number = str_eat_last(&line, ' ');
		char *copy = str_copy(number);

		sum += strtoll(copy, NULL, 10);
		free(copy);
	}
	REQUIRE(ranking_main_event(report, &event));
	cost_get(&report->costs, report_after(report)->side->total, event, &total);
	REQUIRE(sum == total);
}

static void check_output(struct reported *r, struct str text)
{
	const char *format = r->options->format;

	if (strcmp(format, "folded") == 0 && !profile_compares(r->report.profile))
		check_stacks(&r->report, text);
	if (strcmp(format, "json") == 0)
		REQUIRE(past_value(text.at, 0) != NULL);
	/* How much was not found is never left unsaid. */
	if (strcmp(format, "text") == 0)
		REQUIRE(strstr(text.at, "resolved by"));
}

static void try_output(const struct several *s, const char *output, size_t size)
{
	char command[LONGEST_LINE + 60];
	struct arguments arguments;
	struct reading reading;
	struct reported r;
	struct written out;
	struct error error;

	sprintf(command, "--inlines %.*s%s%s", (int)s->line.length, s->line.at,
		s->line.length ? " " : "", output);
	arguments_begin(&arguments, str_of(command));
	if (!arguments.good || !are_tame(&arguments.options) ||
	    arguments.options.list == LIST_EVENTS ||
	    !several_read(s, &arguments.options.settings, &reading)) {
		arguments_free(&arguments);
		return;
	}
	if (reading.profile.code && reading.profile.side_count <= SIDES &&
	    resolve(&reading, &arguments.options, size)) {
		reported_begin(&r, &reading.profile, &arguments.options,
			       &arguments.sources);
		if (r.good && !is_too_wide(&r.report, LONGEST)) {
			check_text(&r, LONGEST);
			if (reported_text(&r, &out, &error))
				check_output(&r, text_of(&out));
			free(out.text);
		}
		reported_free(&r);
	}
	reading_free(&reading);
	arguments_free(&arguments);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct tries tries = tries_of(data, size, LENGTH(outputs));
	struct several s = several_of(data, size);
	bool other = str_eat(&s.line, STR("!"));
	int status = str_eat(&s.line, STR("!"));

	if (size > LARGEST || s.line.length > LONGEST_LINE || !s.source.length ||
	    memchr(s.line.at, '\0', s.line.length))
		return 0;
	/* The program of memory.c does not read what it is given. */
	signal(SIGPIPE, SIG_IGN);
	setenv("CGANNOTATE_ADDR2LINE", other ? "addr2line" : "llvm-symbolizer", 1);
	several_offer(&s);
	if (status) {
		memory_clear();
		memory_file(NULL, s.source);
		memory_programs(s.source, status);
	}
	for (; tries.next < tries.end; tries.next++)
		try_output(&s, outputs[tries.next], size);
	return 0;
}
