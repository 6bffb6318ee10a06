/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "run.h"
#include "source/instructions.h"
#include "system/terminal.h"
#include "write/prose.h"

#include <unistd.h>

/* --- the report -------------------------------------------------------- */

/* Makes the rows and their values, in no order. */
static bool make_values(struct report *report, struct error *error)
{
	const struct profile *profile = report->profile;

	report->sums = util_alloc(report->all_sides, sizeof(struct side_sums));
	for (size_t i = 0; i < report->all_sides; i++)
		report->sums[i].side = profile->sides[i];
	rows_find(report);
	side_sums_make(report);
	rows_label(report);
	if (report->settings->by != BY_LINE)
		rows_add_costs(report);
	else
		line_rows_make(report);
	rows_find_costs(report);
	if (!aggregates_fit(profile, &report->costs, error))
		return false;
	groups_make(&report->index.portions_of, report->rows.of_portion, profile->portions.count,
		    report->rows.count);
	return true;
}

/* Numbers the cycles, lists rows in order, and indexes what the settings need. */
static bool list_rows(struct report *report, struct error *error)
{
	const struct settings *settings = report->settings;

	if (report->has_inclusive)
		rows_number_cycles(report);
	if (settings->tree != TREE_NONE || settings->all_calls || settings->fn.count)
		row_calls_index(report);
	if (!ranking_make(report, error))
		return false;
	if (settings->fn.count && !settings->fn_row && !find_list(report, error))
		return false;
	if (settings->assembly && !instructions_index(report, error))
		return false;
	files_choose(report);
	if (settings->fn.count ||
	    (settings->complete && (report->file_count || report->unknown != NONE)))
		source_lines_index(report);
	return true;
}

bool build_again(struct report *report, struct error *error)
{
	report_unlist(report);
	return list_rows(report, error);
}

bool build_report(struct report *report, const struct profile *profile,
		  const struct settings *settings, const struct columns *columns,
		  const struct words *sources, const struct woven_files *woven,
		  struct str directory, struct error *error)
{
	*report = (struct report){
		.profile = profile,
		.settings = settings,
		.columns = columns,
		.costs = cost_on_top(&profile->costs),
		.sources = sources,
		.woven = woven,
		.directory = directory,
		.by = settings->by == BY_LINE ? BY_ROW : settings->by,
		.all_sides = profile_all_sides(profile),
	};
	return make_values(report, error) && list_rows(report, error);
}

/* --- what is written --------------------------------------------------- */

/*
 * Calls a writer with its file locked: stdio then
 * needs no atomic operation for each of the many short texts.
 */
static bool write_locked(const struct writing *w, const struct writer *writer, struct error *error)
{
	bool good;

	flockfile(w->out);
	good = writer->report(w, error);
	funlockfile(w->out);
	return good;
}

/*
 * Writes a report.  If a value or a sum may not fit, the report is held back
 * until all of it is written.
 */
static bool write_format(const struct run *run, struct writing w, struct error *error)
{
	const struct writer *writer = run->options.writer;
	FILE *out = w.out;
	struct draft held;
	struct str text;
	bool good;

	if (!columns_fit(w.columns, error))
		return false;
	if (w.report->is_small && !w.columns->has_formula && !w.columns->slice_count)
		return write_locked(&w, writer, error);
	draft_open(&held);
	w.out = held.file;
	good = write_locked(&w, writer, error) && columns_fit(w.columns, error);
	text = draft_close(&held);
	if (good)
		fwrite(text.at, 1, text.length, out);
	str_free(text);
	return good;
}

/* Warns if calls are asked for and there are none, as in what Cachegrind writes. */
static void warn_of_no_calls(struct run *run)
{
	const struct options *options = &run->options;
	const struct settings *settings = &options->settings;
	const unsigned has = options->writer->has;
	bool asked = settings->call_tree || settings->fn.count || settings->inclusive ||
		     has & NEEDS_CALLS || (settings->tree && !(has & IS_PAGE));

	/* Where nothing was measured, a warning has said so. */
	if (asked && !run->profile.edges.count &&
	    profile_selected(&run->profile, run->profile.current).measured)
		diag_warn(&run->diag,
			  "%s no calls, so inclusive costs are self costs, and no function has "
			  "callers or callees; valgrind --tool=callgrind records calls",
			  options->part || options->thread ? "the parts that were read have"
							   : "the profile has");
}

static bool write_report(struct run *run, struct writing w, struct columns *columns,
			 struct error *error)
{
	struct report report = {0};
	struct gate limits = {0};
	struct verdicts verdicts = {0};
	bool shown = true;
	bool good = gate_read(&limits, columns, error) &&
		    build_report(&report, &run->profile, &run->options.settings, columns,
				 &run->sources, &run->woven, str_of(run->directory), error);

	if (good)
		gate_check(&limits, &report, !run->row, &verdicts);
	report.limits = &run->limits;
	w.report = &report;
	w.search = &run->search;
	w.verdicts = &verdicts;
	if (good && run->row) {
		suite_take(run->of_suite, run->row, &report, &verdicts);
		shown = run->row->verdict == SUITE_EXCEEDS;
	}
	if (good && shown) {
		find_unmatched(&report, &run->diag);
		warn_of_no_calls(run);
	}
	good = good && (!shown || (annotated_wanted(&report, &run->search, error) &&
				   write_format(run, w, error)));
	if (good) {
		source_search_tell(&run->search, &run->diag);
		exceeded_warn(&run->diag, &report, &verdicts);
		run->exceeded = verdicts_exceeded(&verdicts);
		run->unchecked = verdicts_unchecked(&verdicts);
	}
	verdicts_free(&verdicts);
	gate_free(&limits);
	report_free(&report);
	return good;
}

static void write_table(const struct writing *w, const struct writer *writer, struct table table)
{
	writer->table(w, &table);
	table_free(&table);
}

/* Writes the report or the table of events, which both have columns. */
static bool write_columns(struct run *run, struct writing w, struct error *error)
{
	const struct writer *writer = run->options.writer;
	struct columns columns = {0};
	struct scratch none, main;
	bool good = columns_init(&columns, &run->options.settings, &run->profile, error);

	w.columns = &columns;
	if (good && run->options.list == LIST_EVENTS)
		write_table(&w, writer, tables_events(&columns));
	else if (good)
		good = write_report(run, w, &columns, error);
	if (good && columns.skips && !run->row)
		diag_warn(&run->diag, "%s is 0 everywhere: the report is of %s (--sort=EVENT)",
			  diag_quote(&none, names_str(&run->profile.names, run->profile.events[0])),
			  diag_quote(&main, columns.sorted->name));
	good = good && columns_fit(&columns, error);
	columns_free(&columns);
	return good;
}

bool run_write(struct run *run, FILE *out, struct error *error)
{
	struct writing w = {
		.out = out,
		.profile = &run->profile,
		.diag = &run->diag,
		.color = options_is_colored(&run->options),
		.human = run->options.human,
		.diff = profile_compares(&run->profile),
		.width = options_row_width(&run->options),
		.page = run->options.page,
		.tabs = run->options.writer->has & HAS_TABS,
		.next = run->options.human && run->diag.people && !run->row,
	};
	bool good = true;

	run->diag.before = out;
	if (run->suite.count)
		write_table(&w, run->options.writer, tables_suite(&run->suite));
	else if (run->options.list == LIST_PARTS)
		write_table(&w, run->options.writer, tables_parts(&run->profile));
	else
		good = write_columns(run, w, error);
	run->diag.before = NULL;
	return good;
}

bool run_check(struct run *run, FILE *out, struct error *error)
{
	run->departures.checks = out;
	if (!run_read_files(run, error))
		return false;
	formula_check(&run->profile, &run->departures);
	return true;
}
