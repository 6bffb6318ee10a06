/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "run.h"

#include <sys/stat.h>

/*
 * Makes the runs of a benchmark the files to read.  If OLD or NEW has no runs,
 * those of the other side are read for both.
 */
static void take_runs(struct run *run, const struct benchmark *benchmark)
{
	struct words *files = &run->files;
	const struct words *runs = benchmark->files;
	size_t side;

	*files = (struct words){0};
	run->one_sided = !runs[0].count || !runs[1].count;
	for (side = 0; side < 2; side++) {
		const struct words *of = runs[side].count ? &runs[side] : &runs[!side];

		for (size_t i = 0; i < of->count; i++)
			words_add(files, of->at[i]);
		if (!side)
			run->old_files = of->count;
	}
}

/*
 * Compares a benchmark and adds it to the suite.  Its name is printed before its warnings and its
 * error; not before an error of the first benchmark, as the others probably have the same error.
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
		.unlike = benchmark->unlike,
	};
	run_begin(&run);
	take_runs(&run, benchmark);
	run.departures.told = suite->departures.told;
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
	suite->departures.told = run.departures.told;
	if (good && text.length) {
		run.row->report = report.text;
		run.row->length = text.length;
	} else {
		free(report.text);
	}
	suite->exceeded += run.row->verdict == SUITE_EXCEEDS;
	suite->matched += run.matched;
	words_free(&run.files);
	run_end(&run);
	return good;
}

bool run_suite(struct run *run, struct error *error)
{
	const struct options *options = &run->options;
	const struct words *limits = &options->settings.fail_if;
	struct benchmarks *all = &run->benchmarks;
	bool good;

	if (!options->writer->table)
		return error_usage(error,
				   "--format=%s has no table of benchmarks; compare one: --diff "
				   "--format=%s %s/NAME %s/NAME",
				   options->format, options->format, options->files.at[0],
				   options->files.at[1]);
	run->diag.quiet = options->quiet;
	good = renames_read(&run->file_renames, &options->mod_file, "mod-file", error) &&
	       benchmarks_find(all, options->files.at, &run->file_renames, options->new_ok,
			       &run->diag, error);
	run->suite.path = options->files.at;
	run->suite.limited = limits->count;
	run->suite.list = util_alloc(all->count, sizeof(*run->suite.list));
	for (size_t i = 0; good && i < all->count; i++)
		good = compare_benchmark(run, &all->list[i], error);
	sides_tell_matched(run->matched, &options->settings, &run->diag);
	/* --quiet hides no damage. */
	run->diag.quiet = false;
	departures_finish(&run->departures);
	run->diag.quiet = options->quiet;
	if (good)
		run->suite.is_short |=
			benchmarks_tell_unlike(all, limits->count && !options->new_ok, &run->diag);
	for (size_t i = 0; good && i < limits->count; i++)
		good = suite_matched(&run->suite, limits->at[i]) ||
		       error_set(error, "--fail-if=%s: no function of NEW matches", limits->at[i]);
	return good;
}
