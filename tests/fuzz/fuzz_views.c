/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Any report (struct several), on profiles that are added up or compared: what
 * the options choose to show must add up, and be printable.
 */
#include "setup.h"
#include "write/prose.h"
#include "write/screen/screen.h"

#include "base/number.h"
#include "read/parser.h"
#include "shapes/call_tree.h"
#include "source/instructions.h"
#include "source/source.h"

enum { LONGEST_LINE = 500, LONGEST_TEXT = 1024 * 1024 };

/* A source of fifty lines is five of these. */
#define TEN "\n1\n\t2\n\n{\n\n}\n\n\n9\n"

struct trial {
	struct arguments arguments;
	struct renames file_renames, function_renames;
	struct ranges parts, threads;
	struct parse_rules rules;
	struct reading reading;
};

/* --- options ------------------------------------------------------------- */

/* Lets some sources be found, and asked for. */
static void add_sources(struct arguments *arguments, const struct several *s)
{
	static const struct str text = {TEN TEN TEN TEN TEN,
					5 * (sizeof(TEN) - 1)};
	static const char *const sources[] = {"src/sample.c", "src/tree.h"};
	const struct options *options = &arguments->options;
	size_t i, j;

	memory_clear();
	for (j = 0; j < LENGTH(sources); j++)
		memory_file(sources[j], text);
	if (s->source.length) {
		memory_file(NULL, s->source);
		memory_programs(s->source, 0);
	}
	for (i = 0; i < options->files.count; i++)
		for (j = 0; j < LENGTH(sources); j++)
			if (strcmp(options->files.at[i], sources[j]) == 0)
				words_add(&arguments->sources, sources[j]);
}

static bool read_ranges(struct ranges *ranges, const char *text)
{
	return !text || ranges_read(ranges, str_of(text));
}

static bool read_rules(struct trial *run)
{
	const struct options *options = &run->arguments.options;
	struct error *error = &run->arguments.error;

	run->rules = rules_for(&options->settings);
	run->rules.renames[NAME_OBJECT] = &run->file_renames;
	run->rules.renames[NAME_FILE] = &run->file_renames;
	run->rules.renames[NAME_FUNCTION] = &run->function_renames;
	run->rules.parts = options->part ? &run->parts : NULL;
	run->rules.threads = options->thread ? &run->threads : NULL;
	return renames_read(&run->file_renames, &options->mod_file, "mod-file",
			    error) &&
	       renames_read(&run->function_renames, &options->mod_fn, "mod-fn",
			    error) &&
	       read_ranges(&run->parts, options->part) &&
	       read_ranges(&run->threads, options->thread);
}

static void run_free(struct trial *run)
{
	arguments_free(&run->arguments);
	renames_free(&run->file_renames);
	renames_free(&run->function_renames);
	ranges_free(&run->parts);
	ranges_free(&run->threads);
}

/* --- what rows add up to ------------------------------------------------- */

/* An item, or its change, without the report's own events. */
static void add_own(const struct report *report, struct wide *wide,
		    struct item item)
{
	struct wide all = {0};

	wide_add_item(&all, report, item, 1);
	wide_keep_recorded(&all, report->profile);
	wide_add_wide(wide, &all, 1);
}

/* The sum of the costs of all lines; with --diff, of their changes. */
static void sum_changes(const struct profile *profile, struct wide *sum)
{
	struct wide before = {0};

	sum_side(profile, profile->current, sum);
	if (!profile_compares(profile))
		return;
	sum_side(profile, profile->sides[0], &before);
	wide_add_wide(sum, &before, -1);
}

/* The self costs of rows are those of the lines, in a slice of --compare. */
static void check_slice_of(const struct report *report, size_t slice,
			   size_t first, size_t end)
{
	const struct profile *profile = report->profile;
	struct wide lines = {0}, rows = {0};
	size_t i;

	sum_side(profile, report_slice(report, slice)->side, &lines);
	for (i = first; i < end; i++)
		add_own(report, &rows,
			item_in(report_self(report, (row_id)i),
				profile_slice_side(profile, slice)));
	REQUIRE(wide_same_counts(&lines, &rows));
}

/* The self costs of the rows from first up to end are those of the lines. */
static void check_rows_of(const struct report *report, size_t first, size_t end)
{
	struct wide lines = {0}, rows = {0};
	size_t i;

	sum_changes(report->profile, &lines);
	for (i = first; i < end; i++) {
		struct wide self = {0}, listed = {0};

		add_own(report, &self, report_self(report, (row_id)i));
		add_own(report, &listed, report_row(report, (row_id)i));
		REQUIRE(report->settings->inclusive ||
			wide_equal(&self, &listed));
		wide_add_wide(&rows, &self, 1);
	}
	REQUIRE(wide_equal(&lines, &rows));
	for (i = 0; i < report->profile->slice_count; i++)
		check_slice_of(report, i, first, end);
}

/* Whatever a row is; with --by=line, lines are rows behind those they are of. */
static void check_rows(const struct report *report)
{
	check_rows_of(report, report->rows.first, report->rows.count);
	if (report->rows.first)
		check_rows_of(report, 0, report->rows.first);
}

/* A sum of events is the same of the rows as of what they add up to. */
static void check_formula(const struct report *report,
			  const struct column *column)
{
	struct wide lines = {0};
	int128 expected = 0, sum = 0;
	int64_t value;
	size_t i;

	sum_changes(report->profile, &lines);
	for (i = 0; i < column->term_count; i++) {
		const struct term *term = &column->terms[i];

		/* The sum of products must fit, and be of lines. */
		if (term->factor >> 40 || term->of != TERM_SELF)
			return;
		expected += term->factor * lines.count[term->event];
	}
	for (i = 0; i < report->rows.count; i++) {
		column_value(report->columns, column,
			     report_row(report, (row_id)i), &value);
		sum += value;
	}
	REQUIRE(report->columns->overflow->text[0] || sum == expected);
}

static void check_formulas(const struct report *report)
{
	const struct columns *columns = report->columns;
	size_t i;

	for (i = 0; i < columns->shown_count; i++)
		if (!column_term(&columns->shown[i]) &&
		    !columns->shown[i].is_ratio)
			check_formula(report, &columns->shown[i]);
}

/* --- calls --------------------------------------------------------------- */

/* Calls, how often and at what cost. */
struct paid {
	int128 count;
	struct wide cost;
};

/* False: a sum of them does not fit, and not all are there. */
static bool add_calls(const struct report *report, uint32_t row,
		      struct paid *paid, bool callers)
{
	struct row_calls calls;
	unsigned event;
	bool whole;
	size_t i;

	row_calls_of(report, row, callers, &calls);
	whole = !cost_overflow(&calls.costs, &event);
	for (i = 0; i < calls.count; i++) {
		paid->count += row_calls_count(report, &calls, &calls.list[i]);
		add_own(report, &paid->cost,
			row_calls_item(report, &calls, &calls.list[i]));
	}
	row_calls_free(&calls);
	return whole;
}

static bool is_acyclic(const struct report *report)
{
	return !report_after(report)->inclusive.cycle_count &&
	       !report_before(report)->inclusive.cycle_count;
}

/* The sums of all calls are the same for callers and callees. */
static void check_calls(const struct report *report)
{
	struct paid to = {0}, from = {0};
	uint32_t i;

	for (i = 0; i < report->rows.count; i++)
		if (!add_calls(report, i, &to, true) ||
		    !add_calls(report, i, &from, false))
			return;
	REQUIRE(to.count == from.count);
	REQUIRE(!is_acyclic(report) || wide_same_counts(&to.cost, &from.cost));
}

/* --- instructions -------------------------------------------------------- */

/* Jumps end where there are instructions, and no two are in one place. */
static void check_arrows(const struct instructions *list)
{
	uint64_t end[ARROW_COLUMNS + 1] = {0};
	size_t i;

	for (i = 0; i < list->arrows.count; i++) {
		const struct arrow *arrow = &list->arrows.list[i];

		REQUIRE(arrow_bottom(arrow) < list->count);
		REQUIRE(arrow->column >= 1 && arrow->column <= ARROW_COLUMNS);
		REQUIRE(end[arrow->column] <= arrow_top(arrow));
		end[arrow->column] = arrow_bottom(arrow) + 1;
	}
}

/*
 * The instructions of a row cost what it does; with --diff, those that did not
 * change have no cost.
 */
static void check_instructions(const struct report *report, row_id row,
			       struct disassembly *code)
{
	struct instructions list;
	struct diag diag = {0};
	unsigned event;
	size_t i;

	instructions_of(report, row, &list, code, &diag);
	if (!cost_overflow(&list.costs, &event)) {
		struct wide self = {0}, sum = {0};

		add_own(report, &self, report_self(report, row));
		for (i = 0; i < list.count; i++) {
			REQUIRE(!i || list.list[i].address >=
					      list.list[i - 1].address);
			add_own(report, &sum,
				instructions_item(report, &list, &list.list[i]));
		}
		REQUIRE(profile_compares(report->profile)
				? wide_same_counts(&self, &sum)
				: wide_equal(&self, &sum));
		check_arrows(&list);
	}
	instructions_free(&list);
}

static void check_code(const struct report *report)
{
	size_t count =
		report->rows.first ? report->rows.first : report->rows.count;
	struct source_search search;
	struct disassembly code;
	row_id rows[1000];
	size_t i;

	if (!report->settings->assembly)
		return;
	if (count > LENGTH(rows))
		count = LENGTH(rows);
	for (i = 0; i < count; i++)
		rows[i] = (row_id)i;
	source_search_init(&search, report->settings, report->profile, NULL);
	code = instructions_read(report, rows, count, &search);
	for (i = 0; i < count; i++)
		check_instructions(report, (row_id)i, &code);
	disassembly_free(&code);
	source_search_free(&search);
}

/* --- the whole ----------------------------------------------------------- */

/* --match and the like choose among what is listed without them. */
static void check_choice(struct reported *r)
{
	struct options options = *r->options;
	struct reported all;
	size_t i, j = 0;

	REQUIRE(r->report.order.count <= options.settings.top);
	options.settings.match.count = options.settings.hide.count = 0;
	options.settings.top = UINT64_MAX;
	options.settings.min = NULL;
	options.settings.threshold = "100";
	reported_begin(&all, r->report.profile, &options, r->sources);
	REQUIRE(all.good);
	for (i = 0; all.columns.all && i < r->report.order.count; i++, j++) {
		while (j < all.report.order.count &&
		       all.report.order.listed[j] != r->report.order.listed[i])
			j++;
		REQUIRE(j < all.report.order.count);
	}
	reported_free(&all);
}

static void check_limits(struct reported *r)
{
	struct written out;
	struct diag diag = {0};

	written_begin(&out);
	diag.warnings = out.file;
	exceeded_warn(&diag, &r->report, &r->verdicts);
	written_end(&out);
	check_printable(out.text, out.length);
	free(out.text);
}

static void check_self(struct reported *r)
{
	const struct options *options = r->options;

	check_rows(&r->report);
	if (!options->settings.inclusive)
		check_formulas(&r->report);
}

static void check_paid(struct reported *r)
{
	const struct settings *settings = &r->options->settings;

	if (settings->tree != TREE_NONE || settings->fn.count)
		check_calls(&r->report);
}

/* A branch's own cost and its children add up to the branch, but for rounding. */
static void check_branch(const struct call_tree *tree, const struct branch *branch,
			 const int64_t below[2], int64_t count)
{
	if (!count || tree->diff)
		return;
	REQUIRE(llabs(branch->value[0] - branch->self[0] - below[0]) <=
		count + (int64_t)tree->flow.edge_count);
}

static void check_tree(struct reported *r)
{
	enum { MOST = CALL_TREE_DEEPEST + 3 };
	struct branch path[MOST], branch;
	int64_t below[MOST][2], count[MOST];
	struct call_tree tree;
	struct error error;
	size_t depth = 0, i;

	if (!r->options->settings.call_tree)
		return;
	if (call_tree_begin(&tree, &r->report, &error))
		while (call_tree_next(&tree, &branch)) {
			REQUIRE(branch.depth <= depth && branch.depth < MOST);
			for (i = 0; i < 2; i++)
				REQUIRE(branch.value[i] >= 0 && branch.self[i] >= 0);
			for (; depth > branch.depth; depth--)
				check_branch(&tree, &path[depth - 1], below[depth - 1],
					     count[depth - 1]);
			for (i = 0; depth && i < 2; i++)
				below[depth - 1][i] += branch.value[i];
			count[depth ? depth - 1 : 0] += depth > 0;
			path[depth] = branch;
			below[depth][0] = below[depth][1] = count[depth] = 0;
			depth++;
		}
	for (; depth; depth--)
		check_branch(&tree, &path[depth - 1], below[depth - 1], count[depth - 1]);
	call_tree_free(&tree);
}

static void check_assembly(struct reported *r)
{
	check_code(&r->report);
}

static void check_written(struct reported *r)
{
	check_text(r, LONGEST_TEXT);
}

static void (*const properties[])(struct reported *) = {
	check_self,   check_paid,   check_tree,    check_assembly,
	check_choice, check_limits, check_written,
};

static void check_views(struct reported *r, struct tries tries)
{
	check_listed(&r->report);
	for (; tries.next < tries.end; tries.next++)
		properties[tries.next](r);
}

static void check_tables(const struct profile *profile,
			 const struct columns *columns)
{
	struct writing writing = {.profile = profile, .columns = columns};
	struct table tables[] = {tables_parts(profile), tables_events(columns)};
	struct written out;
	size_t i;

	written_begin(&out);
	writing.out = out.file;
	for (i = 0; i < LENGTH(tables); i++) {
		screen_table(&writing, &tables[i]);
		table_free(&tables[i]);
	}
	written_end(&out);
	check_printable(out.text, out.length);
	free(out.text);
}

static void check_run(const struct trial *run, struct tries tries)
{
	const struct profile *profile = &run->reading.profile;
	const struct options *options = &run->arguments.options;
	struct reported r;

	reported_begin(&r, profile, options, &run->arguments.sources);
	if (r.good && (options->list != LIST_NONE))
		check_tables(profile, &r.columns);
	else if (r.good)
		check_views(&r, tries);
	reported_free(&r);
}

static void run_all(struct trial *run, const struct several *s,
		    struct tries tries)
{
	const struct options *options = &run->arguments.options;
	struct reading *reading = &run->reading;

	reading_begin(reading, options->check);
	reading->profile.keep.addresses =
		settings_need_code(&options->settings);
	several_add(s, reading, &run->rules, &options->settings);
	if (options->check && reading->good)
		formula_check(&reading->profile, &reading->departures);
	reading_end(reading);
	check_printable(reading->warnings.text, reading->warnings.length);
	if (reading->good && !options->check &&
	    reading_prepare(reading, &options->settings))
		check_run(run, tries);
	reading_free(reading);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct several s = several_of(data, size);
	struct trial run = {0};

	if (size > LARGEST || s.line.length > LONGEST_LINE)
		return 0;
	arguments_begin(&run.arguments, s.line);
	add_sources(&run.arguments, &s);
	if (run.arguments.good && are_tame(&run.arguments.options) &&
	    read_rules(&run))
		run_all(&run, &s, tries_of(data, size, LENGTH(properties)));
	run_free(&run);
	return 0;
}
