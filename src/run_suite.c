/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "run.h"
#include "write/write.h"

#include <stdlib.h>
#include <sys/stat.h>

bool run_is_suite(const struct options *options)
{
	const struct words *files = &options->files;
	struct stat status;
	size_t i;

	if (!options->settings.diff || files->count != 2)
		return false;
	for (i = 0; i < 2; i++)
		if (stat(files->at[i], &status) == 0 && S_ISDIR(status.st_mode))
			return true;
	return options->new_ok;
}

/*
 * Makes the runs of a benchmark the files to read.  If OLD or NEW has no runs,
 * those of the other side are read for both.
 */
static void take_runs(struct options *options, const struct benchmark *benchmark)
{
	const struct words *runs = benchmark->files;
	size_t side, i;

	options->files = (struct words){0};
	for (side = 0; side < 2; side++) {
		const struct words *of = runs[side].count ? &runs[side] : &runs[!side];

		for (i = 0; i < of->count; i++)
			words_add(&options->files, of->at[i]);
		if (!side)
			options->settings.old_files = of->count;
	}
}

/*
 * Compares a benchmark and adds it to the suite.  Its name is printed before
 * its warnings and its error; not before an error of the first benchmark, as
 * the others probably have the same error.
 */
static bool compare_benchmark(struct run *suite, const struct benchmark *benchmark,
			      struct error *error)
{
	struct run run = {.options = suite->options,
			  .directory = suite->directory,
			  .diag = suite->diag,
			  .of_suite = &suite->suite};
	struct diag_held held;
	struct draft report;
	struct str text;
	bool good;

	run.row = &suite->suite.list[suite->suite.count++];
	*run.row = (struct suite_row){
		.name = benchmark->name,
		.has = {benchmark->files[0].count, benchmark->files[1].count},
	};
	take_runs(&run.options, benchmark);
	run_begin(&run);
	diag_hold(&run.diag, &held);
	draft_open(&report);
	good = run_read(&run, error) && run_write(&run, report.file, error);
	limits_warn(&run.limits, &run.diag);
	text = draft_close(&report);
	fflush(held.draft.file);
	if (held.draft.length || (!good && suite->suite.count > 1)) {
		fputs("cgannotate: ", held.before);
		str_print(held.before, str_of(benchmark->name));
		fputs(":\n", held.before);
	}
	diag_release(&run.diag, &held, true);
	if (good && suite_explains(run.row)) {
		run.row->report = report.text;
		run.row->length = text.length;
	} else {
		free(report.text);
	}
	suite->exceeded += run.row->verdict == SUITE_EXCEEDS;
	words_free(&run.options.files);
	run_end(&run);
	return good;
}

static bool any_pair(const struct benchmarks *all)
{
	size_t i;

	for (i = 0; i < all->count; i++)
		if (all->list[i].files[0].count && all->list[i].files[1].count)
			return true;
	return false;
}

/*
 * Says which benchmarks only one side has, or both in another number.  With limits,
 * one that is gone is a failure, as nothing can exceed a limit there, unless
 * --new-ok accepts it.
 */
static void tell_unlike(struct run *run, const struct benchmark *benchmark)
{
	bool limited = run->options.settings.fail_if.count && !run->options.new_ok;
	struct scratch scratch;

	if (!benchmark->files[1].count) {
		diag_warn(&run->diag, "%s is gone: OLD has this benchmark and NEW has not%s",
			  diag_quote(&scratch, str_of(benchmark->name)),
			  limited ? "; --new-ok accepts that" : "");
		run->suite.is_short |= limited;
	} else if (!benchmark->files[0].count) {
		diag_warn(&run->diag, "%s is new: OLD has no such benchmark",
			  diag_quote(&scratch, str_of(benchmark->name)));
	} else if (benchmark->processes[0] != benchmark->processes[1]) {
		diag_warn(&run->diag,
			  "%s: OLD has %s profiles of this benchmark, NEW has %s; those of a side "
			  "are added up",
			  diag_quote(&scratch, str_of(benchmark->name)),
			  number_grouped((int64_t)benchmark->processes[0]).text,
			  number_grouped((int64_t)benchmark->processes[1]).text);
	}
}

bool run_compare(struct run *run, struct error *error)
{
	const struct options *options = &run->options;
	const struct words *limits = &options->settings.fail_if;
	struct benchmarks *all = &run->benchmarks;
	bool good;
	size_t i;

	if (!(options->writer->has & HAS_SUITES))
		return error_usage(error,
				   "--format=%s cannot be used with "
				   "directories",
				   options->format);
	run->diag.quiet = options->quiet;
	good = benchmarks_find(all, options->files.at, options->new_ok, &run->diag, error);
	if (good && limits->count && !options->new_ok && !any_pair(all))
		good = error_set(
			error,
			"no benchmark of %s is paired with one of %s, by name or by cmd:, so "
			"that nothing is compared; --new-ok takes them as new",
			options->files.at[0], options->files.at[1]);
	run->suite.path = options->files.at;
	run->suite.list = util_alloc(all->count, sizeof(*run->suite.list));
	for (i = 0; good && i < all->count; i++)
		good = compare_benchmark(run, &all->list[i], error);
	for (i = 0; good && i < all->count; i++)
		tell_unlike(run, &all->list[i]);
	for (i = 0; good && i < limits->count; i++)
		good = suite_matched(&run->suite, limits->at[i]) ||
		       error_set(error, "--fail-if=%s: no function matches", limits->at[i]);
	return good;
}
