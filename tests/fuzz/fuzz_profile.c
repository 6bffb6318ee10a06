/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Any bytes as a profile: they are read, a report is made and printed, and
 * what holds of every profile and report must hold of this one.  No source is
 * opened, for the bytes would name it.
 */
#include "setup.h"

enum { LONGEST_TEXT = 1024 * 1024 };

/* --- what was read ----------------------------------------------------- */

static uint64_t mix(uint64_t h, uint64_t value)
{
	return (h ^ value) * 0x9e3779b97f4a7c15U + (h >> 29);
}

static uint64_t mix_row(uint64_t h, const struct costs *costs, uint32_t row)
{
	uint64_t mask = cost_parts(costs, row).mask;

	h = mix(h, mask);
	for (; mask; mask &= mask - 1) {
		int64_t count;

		cost_get(costs, row, (unsigned)__builtin_ctzll(mask), &count);
		h = mix(h, (uint64_t)count);
	}
	return h;
}

static uint64_t mix_map(uint64_t h, const struct map *map)
{
	size_t i;

	for (i = 0; i < map->count; i++)
		h = mix(mix(h, map->pairs[i].a), map->pairs[i].b);
	return mix(h, map->count);
}

static uint64_t mix_part(uint64_t h, const struct profile *profile,
			 const struct part *part)
{
	h = mix(mix(h, part->origin.command), part->origin.pid);
	h = mix(mix(h, part->number), part->origin.thread);
	h = mix(mix(h, part->origin.creator), part->events);
	h = mix(mix(h, part->descs), part->desc_count);
	h = mix_row(h, &profile->costs, part->sum);
	h = mix_row(h, &profile->costs, part->total);
	return mix(mix(h, part->believed), part->selected);
}

/* A number for all that a profile says. */
static uint64_t digest(const struct profile *profile)
{
	uint64_t h = profile->names.count;
	size_t i, j;

	for (i = 0; i < profile->names.count; i++) {
		struct str name = names_str(&profile->names, (uint32_t)i);

		h = mix(h, name.length);
		for (j = 0; j < name.length; j++)
			h = mix(h, (unsigned char)name.at[j]);
	}
	h = mix_map(h, &profile->object_files);
	h = mix_map(h, &profile->functions);
	h = mix_map(h, &profile->portions);
	h = mix_map(h, &profile->lines);
	h = mix_map(h, &profile->edges);
	h = mix_map(h, &profile->calls);
	h = mix_map(h, &profile->numbers);
	for (i = 0; i < profile->lines.count; i++)
		h = mix_row(h, &profile->costs, line_cost(profile, i));
	for (i = 0; i < profile->calls.count; i++) {
		h = mix(h, (uint64_t)call_of(profile, i).count);
		h = mix_row(h, &profile->costs, call_of(profile, i).cost);
	}
	for (i = 0; i < profile->event_count; i++)
		h = mix(h, profile->events[i]);
	for (i = 0; i < profile->part_count; i++)
		h = mix_part(h, profile, &profile->parts[i]);
	for (i = 0; i < profile->desc_count; i++)
		h = mix(h, profile->descs[i]);
	return mix_row(h, &profile->costs, total_of(profile));
}

static void check_same(const struct reading *a, const struct reading *b)
{
	REQUIRE(a->good == b->good);
	REQUIRE(a->good || strcmp(a->error.text, b->error.text) == 0);
	REQUIRE(a->warnings.length == b->warnings.length);
	REQUIRE(memcmp(a->warnings.text, b->warnings.text,
		       a->warnings.length) == 0);
	REQUIRE(digest(&a->profile) == digest(&b->profile));
}

/* Ways in which the bytes may come. */
static const struct {
	size_t least; /* of each block; 0: from a pipe */
	const char *margin;
} ways[] = {
	{1, "9999999999999999"},
	{7, "0 0 0 0 0 0 0 0 "},
	{4096, "\n1 1 1\n1\n1 1 1\n1"},
	{0, NULL},
};

/* The profile is the same, however the bytes come. */
static void check_way(const struct reading *whole, struct str data, size_t way)
{
	struct reading other;

	if (ways[way].least)
		read_blocks(&other, data.at, data.length, ways[way].least,
			    ways[way].margin, false);
	else
		read_pipe(&other, data.at, data.length);
	check_same(whole, &other);
	reading_free(&other);
}

/* --check is the same reader, which says more. */
static void check_check(const struct reading *whole, struct str data)
{
	struct reading other;

	read_blocks(&other, data.at, data.length, data.length, PLAIN_MARGIN,
		    true);
	REQUIRE(whole->good == other.good);
	REQUIRE(whole->good ||
		strcmp(whole->error.text, other.error.text) == 0);
	REQUIRE(digest(&whole->profile) == digest(&other.profile));
	check_printable(other.warnings.text, other.warnings.length);
	reading_free(&other);
}

static void check_parts(const struct profile *profile)
{
	struct wide lines = {0}, sums = {0}, totals = {0}, total = {0};
	size_t i;
	unsigned event;

	sum_side(profile, profile->current, &lines);
	for (i = 0; i < profile->part_count; i++) {
		const struct part *part = &profile->parts[i];
		struct wide self = {0}, all = {0};

		wide_add(&sums, &profile->costs, part->sum);
		wide_add(&totals, &profile->costs, part->total);
		wide_add(&self, &profile->costs, part->sum);
		wide_add(&all, &profile->costs, part->total);
		REQUIRE((self.given & ~all.given) == 0);
		for (event = 0; event < COST_EVENTS; event++)
			REQUIRE(self.count[event] < 0
					? all.count[event] <=
							  self.count[event] ||
						  all.count[event] >=
							  -self.count[event]
					: all.count[event] >=
						  self.count[event]);
	}
	REQUIRE(wide_equal(&lines, &sums));
	wide_add(&total, &profile->costs, total_of(profile));
	REQUIRE(wide_equal(&total, &totals));
}

/* --- reports ----------------------------------------------------------- */

static void check_self(struct report *report)
{
	struct wide lines = {0}, rows = {0};
	size_t i;

	sum_side(report->profile, report->profile->current, &lines);
	for (i = 0; i < report->rows.count; i++)
		wide_add_item(&rows, report, report_row(report, (row_id)i), 1);
	REQUIRE(wide_equal(&lines, &rows));
}

/* src/README N5, where no cost is negative. */
static void check_inclusive(struct report *report)
{
	const struct profile *profile = report->profile;
	const struct inclusive *inclusive = inclusive_of(report);
	size_t functions = profile->functions.count, i;
	struct wide *self = util_alloc(functions, sizeof(*self));
	struct wide *most = util_alloc(report->rows.count, sizeof(*most));
	bool *has = util_alloc(functions, sizeof(*has));
	unsigned event;

	for (i = 0; i < profile->lines.count; i++) {
		uint32_t portion = profile->lines.pairs[i].a;

		wide_add(&self[profile->portions.pairs[portion].a],
			 &profile->costs, line_cost(profile, i));
	}
	for (i = 0; i < profile->portions.count; i++)
		wide_add(&most[report->rows.of_portion[i]], &report->costs,
			 inclusive_cost(report, profile->portions.pairs[i].a));
	profile_mark_functions(profile, profile->current, has);
	/* Calls that were found by name alone leave a function without anything. */
	for (i = 0; i < functions; i++) {
		struct wide own = {0}, cycle = {0}, row = {0};
		uint32_t function = (uint32_t)i;
		uint32_t number = cycle_of(report, function);

		if (!has[i])
			continue;
		wide_add(&own, &report->costs,
			 inclusive_cost(report, function));
		wide_add_item(&row, report,
			      report_row(report, report->rows.of_function[i]), 1);
		REQUIRE(wide_equal(&own, &row));
		REQUIRE(number <= inclusive->cycle_count);
		if (number)
			wide_add(&cycle, &report->costs,
				 inclusive->cycle_cost[number]);
		for (event = 0; event < COST_EVENTS; event++) {
			if (inclusive->negative >> event & 1)
				continue;
			REQUIRE(own.count[event] >= self[i].count[event]);
			REQUIRE(!number ||
				own.count[event] <= cycle.count[event]);
		}
	}
	for (i = 0; i < report->rows.count; i++) {
		struct wide row = {0};

		if (report_function(report, (uint32_t)i) != NONE)
			continue;
		wide_add_item(&row, report, report_row(report, (row_id)i), 1);
		for (event = 0; event < COST_EVENTS; event++)
			REQUIRE(inclusive->negative >> event & 1 ||
				row.count[event] <= most[i].count[event]);
	}
	free(has);
	free(most);
	free(self);
}

/* The counts in the lists of callers and callees add up to the calls. */
static void check_tree(struct report *report)
{
	const struct profile *profile = report->profile;
	int128 *to = util_alloc(report->rows.count, sizeof(*to));
	int128 *from = util_alloc(report->rows.count, sizeof(*from));
	size_t i, j;

	for (i = 0; i < profile->calls.count; i++) {
		struct pair edge =
			profile->edges.pairs[profile->calls.pairs[i].a];

		to[report->rows.of_function[edge.b]] += call_of(profile, i).count;
		from[report->rows.of_portion[edge.a]] += call_of(profile, i).count;
	}
	for (i = 0; i < report->rows.count; i++) {
		struct row_calls calls;
		unsigned event;

		row_calls_of(report, (uint32_t)i, true, &calls);
		if (!cost_overflow(&calls.costs, &event))
			for (j = 0; j < calls.count; j++)
				to[i] -= row_calls_count(report, &calls,
							 &calls.list[j]);
		else
			to[i] = 0;
		row_calls_free(&calls);
		row_calls_of(report, (uint32_t)i, false, &calls);
		if (!cost_overflow(&calls.costs, &event))
			for (j = 0; j < calls.count; j++)
				from[i] -= row_calls_count(report, &calls,
							   &calls.list[j]);
		else
			from[i] = 0;
		row_calls_free(&calls);
		REQUIRE(to[i] == 0 && from[i] == 0);
	}
	free(from);
	free(to);
}

static void check_source(const struct source_lines *source)
{
	size_t i;

	for (i = 0; i < source->count; i++) {
		const struct source_line *line = &source->lines[i];

		REQUIRE(line->costly || line->first < line->end);
		REQUIRE(line->first <= line->end);
		REQUIRE(line->end <= source->calls.count);
		REQUIRE(line->first == (i ? line[-1].end : 0));
		REQUIRE(i == 0 || line[-1].number < line->number);
	}
}

/* The lines of all files, and those without a file, are all lines. */
static void check_sources(struct report *report)
{
	const struct profile *profile = report->profile;
	uint32_t unknown = names_find(&profile->names, STR("???"));
	struct wide lines = {0}, sum = {0};
	bool all = true;
	size_t i, j;

	sum_side(profile, profile->current, &lines);
	for (i = 0; i < profile->lines.count; i++) {
		uint32_t portion = profile->lines.pairs[i].a;

		if (profile->portions.pairs[portion].b == unknown)
			wide_add(&sum, &profile->costs, line_cost(profile, i));
	}
	for (i = 0; i < report->file_count; i++) {
		struct source_lines source;
		unsigned event;

		source_lines_of(report, report->files[i].file, NONE, false, &source);
		if (!cost_overflow(&source.costs, &event)) {
			check_source(&source);
			for (j = 0; j < source.count; j++)
				wide_add_item(&sum, report,
					      source_lines_item(
						      report, &source,
						      &source.lines[j]),
					      1);
		} else {
			all = false;
		}
		source_lines_free(&source);
	}
	REQUIRE(!all || wide_equal(&lines, &sum));
}

static void check_report(const struct profile *profile, const char *options)
{
	const struct arguments *arguments = arguments_of(options);
	struct reported r;

	reported_begin(&r, profile, &arguments->options, &arguments->sources);
	if (r.good) {
		check_listed(&r.report);
		if (!r.options->settings.inclusive)
			check_self(&r.report);
		else
			check_inclusive(&r.report);
		if (r.options->settings.tree == TREE_BOTH)
			check_tree(&r.report);
		if (r.options->settings.annotate)
			check_sources(&r.report);
		else
			check_text(&r, LONGEST_TEXT);
	}
	reported_free(&r);
}

/* The text of a report; false: there is none, or it would be too long. */
static bool report_text(struct reported *r, struct written *text)
{
	struct error error;

	*text = (struct written){0};
	return r->good && !is_too_wide(&r->report, LONGEST_TEXT) &&
	       reported_text(r, text, &error);
}

static bool says_too_large(const struct error *error)
{
	return strstr(error->text, "does not fit into 64 bits");
}

/*
 * Where not all of b is in a, the sums of a may fit and those of b not; and what
 * does not fit in b may come before what does not fit in either.
 */
static void check_same_text(const struct profile *a, const struct profile *b,
			    const struct arguments *arguments)
{
	struct reported of_a, of_b;
	struct written text_a, text_b;
	bool any_a, any_b;

	reported_begin(&of_a, a, &arguments->options, &arguments->sources);
	reported_begin(&of_b, b, &arguments->options, &arguments->sources);
	REQUIRE(of_a.good || !of_b.good || b->below_zero);
	REQUIRE(of_a.good || of_b.good ||
		(says_too_large(&of_a.error) && says_too_large(&of_b.error)) ||
		strcmp(of_a.error.text, of_b.error.text) == 0);
	any_a = report_text(&of_a, &text_a);
	any_b = report_text(&of_b, &text_b);
	if (any_a && any_b) {
		REQUIRE(text_a.length == text_b.length);
		REQUIRE(memcmp(text_a.text, text_b.text, text_a.length) == 0);
	}
	free(text_a.text);
	free(text_b.text);
	reported_free(&of_a);
	reported_free(&of_b);
}

static bool has_report(const struct profile *profile,
		       const struct arguments *arguments)
{
	struct reported r;
	bool good;

	reported_begin(&r, profile, &arguments->options, &arguments->sources);
	good = r.good;
	reported_free(&r);
	return good;
}

struct choosing {
	struct reading *r;
	const struct settings *settings;
};

static void choose_needed(void *context)
{
	const struct choosing *choosing = context;
	struct profile *profile = &choosing->r->profile;

	profile->keep = build_keep(choosing->settings, profile, false, false);
	REQUIRE(!profile->keep.lines);
}

/* Reads what a report with these options needs, as main does. */
static void read_needed(struct reading *r, const struct arguments *arguments,
			struct str data)
{
	struct choosing choosing = {r, &arguments->options.settings};
	struct parse_rules rules = plain_rules();

	rules.choose = choose_needed;
	rules.context = &choosing;
	reading_begin(r, false);
	reading_add(r, &rules, data);
	reading_end(r);
}

/*
 * Facts that a report does not need can be left out: the report is the same,
 * and so are the warnings.  Sums that are left out need not fit into 64 bits;
 * where counts are below zero, sums that are formed in another order may not
 * fit either.
 */
static void check_kept(const struct reading *whole, struct str data,
		       const char *options)
{
	const struct arguments *arguments = arguments_of(options);
	struct reading less;

	read_needed(&less, arguments, data);
	REQUIRE(less.good || !whole->good || whole->profile.below_zero ||
		!has_report(&whole->profile, arguments));
	if (less.good && whole->good) {
		REQUIRE(less.warnings.length == whole->warnings.length);
		REQUIRE(memcmp(less.warnings.text, whole->warnings.text,
			       less.warnings.length) == 0);
		check_same_text(&less.profile, &whole->profile, arguments);
	}
	reading_free(&less);
}

static const char *const reports[] = {
	"--auto=no",
	"--auto=no --inclusive --tree=both --threshold=100 --show-percs=no",
	"--auto=yes --inclusive --threshold=100",
};

/* Options that do not need all facts of a profile. */
static const char *const partial[] = {
	"--auto=no --threshold=100",
	"--auto=no --threshold=100 --by=file",
	"--auto=no --threshold=100 --inclusive --tree=both",
	"--auto=no --threshold=100 --show=Calls,Incl(Ir)",
};

enum {
	PARTIAL = LENGTH(reports),
	WAYS = PARTIAL + LENGTH(partial),
	CHECK = WAYS + LENGTH(ways),
	PROPERTIES
};

static void try_one(const struct reading *whole, struct str data, size_t i)
{
	if (i == CHECK)
		check_check(whole, data);
	else if (i >= WAYS)
		check_way(whole, data, i - WAYS);
	else if (i >= PARTIAL)
		check_kept(whole, data, partial[i - PARTIAL]);
	else if (whole->good)
		check_report(&whole->profile, reports[i]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct str bytes = {(const char *)data, size};
	struct tries tries = tries_of(data, size, PROPERTIES);
	struct reading whole;

	if (size > LARGEST)
		return 0;
	read_blocks(&whole, bytes.at, size, size, PLAIN_MARGIN, false);
	check_printable(whole.warnings.text, whole.warnings.length);
	if (whole.good)
		check_parts(&whole.profile);
	for (; tries.next < tries.end; tries.next++)
		try_one(&whole, bytes, tries.next);
	reading_free(&whole);
	return 0;
}
