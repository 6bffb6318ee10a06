/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/limits.h"
#include "base/number.h"
#include "base/pattern.h"
#include "build.h"
#include "figures/differences.h"
#include "figures/noise.h"
#include "figures/pairs.h"
#include "options.h"
#include "read/benchmarks.h"
#include "read/demangle.h"
#include "read/newest_run.h"
#include "read/read_file.h"
#include "report/find.h"
#include "source/annotated.h"
#include "source/debuginfod.h"
#include "source/objects.h"
#include "source/old_sources.h"
#include "source/source_jumps.h"
#include "system/output.h"
#include "system/pager.h"
#include "system/regular.h"
#include "system/terminal.h"
#include "write/text/text_gate.h"
#include "write/version.h"
#include "write/write.h"

#include <fcntl.h>
#include <inttypes.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

enum { EXIT_DONE = 0, EXIT_FAILED = 1, EXIT_USAGE = 2, EXIT_EXCEEDED = 3 };

/* One run of the program. */
struct run {
	struct options options;
	struct diag diag;
	struct departures departures; /* of the profiles; --check */
	struct limits limits;
	struct profile profile;
	struct woven_files woven; /* the sources of both sides, as asked for */
	size_t profiles;          /* how many files were read into it */
	struct words sources;     /* files to annotate */
	char *directory;          /* the current one, with a slash, or "" */
	struct words found;       /* the profiles when none was named; owned */
	struct renames file_renames, function_renames;
	struct ranges parts, threads;
	struct parse_rules rules;
	struct fold_result folded;    /* by --fold */
	size_t exceeded;              /* limits of --fail-if */
	struct benchmarks benchmarks; /* with two directories ... */
	struct suite suite;           /* ... and what came of them */
	/* In the run of a benchmark, the suite and its place there. */
	struct suite *of_suite;
	struct suite_row *row;
	bool paged; /* a pager has the terminal */
};

/* --- what is read ------------------------------------------------------ */

/* The newest run here, where no file is named. */
static bool find_run(struct run *run, struct error *error)
{
	struct words *found = &run->found;

	newest_run("callgrind.out", found);
	if (!found->count)
		newest_run("cachegrind.out", found);
	if (!found->count)
		return error_usage(error,
				   "no profile named, and no callgrind.out* or "
				   "cachegrind.out* here is one; record one "
				   "with valgrind --tool=callgrind PROGRAM, or "
				   "give '-' to read standard input");
	if (found->count == 1)
		diag_advise(&run->diag, "reading %s", found->at[0]);
	else
		diag_advise(&run->diag,
			    "reading %zu files of one run: %s to %s",
			    found->count, found->at[0],
			    found->at[found->count - 1]);
	return true;
}

static bool no_side(struct error *error)
{
	return error_usage(error, "--diff needs two profiles, OLD and NEW, or "
				  "several: OLD... --new NEW...");
}

static bool none_to_compare(const struct settings *settings,
			    struct error *error)
{
	return error_usage(error, "--%s needs two profiles or more",
			   settings->spread_alone ? "spread" : "compare");
}

/* The files that the user named, or else those of the newest run here. */
static bool choose_files(struct run *run, struct words *files,
			 struct error *error)
{
	*files = run->options.files;
	if (files->count)
		return true;
	if (run->options.settings.diff)
		return no_side(error);
	if (run->options.settings.compare == COMPARE_FILE)
		return none_to_compare(&run->options.settings, error);
	if (!find_run(run, error))
		return false;
	*files = run->found;
	return true;
}

static bool read_ranges(struct ranges *ranges, const char *option,
			const char *text, struct error *error)
{
	return !text || ranges_read(ranges, str_of(text)) ||
	       error_usage(error,
			   "--%s=%s: not a list of numbers and ranges "
			   "like 1,3-5",
			   option, text);
}

static bool read_rules(struct run *run, struct error *error)
{
	const struct options *options = &run->options;
	const int compare = options->settings.compare;

	run->rules = (struct parse_rules){
		.directory = str_of(run->directory),
		.file_renames = &run->file_renames,
		.function_renames = &run->function_renames,
		.parts = options->part ? &run->parts : NULL,
		.threads = options->thread ? &run->threads : NULL,
		.sides = compare == COMPARE_PART     ? SIDES_BY_PART
			 : compare == COMPARE_THREAD ? SIDES_BY_THREAD
						     : SIDES_BY_FILE,
		.callees = compare,
		.limits = &run->limits,
	};
	if (!renames_read(&run->file_renames, &options->mod_file, "mod-file",
			  error) ||
	    !renames_read(&run->function_renames, &options->mod_fn, "mod-fn",
			  error))
		return false;
	run->function_renames.no_levels = !options->separate_recs;
	return read_ranges(&run->parts, "part", options->part, error) &&
	       read_ranges(&run->threads, "thread", options->thread, error);
}

/* Of many profiles, only what their columns show is kept. */
static void narrow(struct run *run, size_t mark)
{
	struct profile *profile = &run->profile;
	uint64_t events = columns_needed(&run->options.settings, profile);

	if (events)
		profile_drop_events(profile, mark, events);
}

/* What the user asks for that shows no sources; NULL: they are shown. */
static const char *hides_sources(const struct options *options)
{
	const struct settings *settings = &options->settings;

	return options->check                           ? "--check"
	       : options->list_parts                    ? "--list-parts"
	       : options->list_events                   ? "--list-events"
	       : settings->compare                      ? "--compare"
	       : !(options->writer->has & HAS_SOURCES)  ? "this --format"
	       : settings->assembly                     ? "--asm"
	       : settings->fn.count && !settings->calls ? "--fn"
							: NULL;
}

/* A file that is not read as a profile is a source to annotate, or an error. */
static bool take_source(struct run *run, const char *path, struct error *error)
{
	const char *why = hides_sources(&run->options);

	if (why)
		return error_set(error,
				 "%s: this is not a profile, and a source "
				 "cannot be shown with %s",
				 path, why);
	words_add(&run->sources, path);
	return true;
}

/* Where people see how far something has come; a pager would not see it. */
static FILE *progress_of(const struct run *run)
{
	return run->diag.people && !run->paged ? stderr : NULL;
}

/* An empty file is left out, unless its figures would be missed. */
static bool take_empty(struct run *run, const char *path, bool alone,
		       struct error *error)
{
	if (alone || run->options.settings.diff ||
	    run->options.settings.compare == COMPARE_FILE)
		return error_set(error, "%s: the file is empty", path);
	diag_warn(&run->diag, "%s: the file is empty; it is left out", path);
	return true;
}

/* Whether there are no more runs of a side than can be compared. */
static bool are_few(const struct run *run, struct error *error)
{
	size_t old = run->options.settings.old_runs, count = run->profiles;

	if (!run->options.settings.several || count <= old)
		return true;
	return (old <= NOISE_RUNS && count - old <= NOISE_RUNS) ||
	       error_usage(error, "--diff: more than %d runs of %s", NOISE_RUNS,
			   old > NOISE_RUNS ? "OLD" : "NEW");
}

/* Whether a profile is something by itself, which is compared with others. */
static bool stands_alone(const struct run *run)
{
	const struct settings *settings = &run->options.settings;

	return settings->compare == COMPARE_FILE ||
	       (settings->diff && (settings->several || run->profiles < 2));
}

/*
 * Reads a file named on the command line.  The first one, or with --diff those
 * of OLD and one more, and all with --check are profiles; any other is a profile
 * if it looks like one, and otherwise a source to annotate, which may lie
 * elsewhere.
 */
static bool take_file(struct run *run, const char *path, bool alone,
		      struct error *error)
{
	const struct settings *settings = &run->options.settings;
	bool doubtful =
		!run->options.check &&
		run->profiles > (settings->diff ? settings->old_runs : 0);
	bool begun = run->profiles > 0 && stands_alone(run);
	size_t mark = run->profile.costs.used;

	if (doubtful && !hides_sources(&run->options) &&
	    strcmp(path, "-") != 0 && access(path, F_OK) != 0)
		return take_source(run, path, error);
	if (begun)
		profile_begin_side(&run->profile);
	switch (read_file(&run->profile, &run->departures, &run->rules, path,
			  doubtful, progress_of(run), error)) {
	case READ_DONE:
		run->profiles++;
		if (settings->compare == COMPARE_FILE)
			narrow(run, mark);
		return are_few(run, error);
	case READ_EMPTY:
		return take_empty(run, path, alone, error);
	case READ_OTHER:
		if (begun)
			profile_drop_side(&run->profile);
		return take_source(run, path, error);
	case READ_FAILED:
		break;
	}
	return false;
}

/* Says which parts and threads there are. */
static bool none_selected(const struct run *run, struct error *error)
{
	const struct profile *profile = &run->profile;
	size_t i;

	error_usage(error, "--part and --thread select nothing; the "
			   "profile has");
	for (i = 0; i < profile->part_count; i++) {
		const struct part *part = &profile->parts[i];
		struct scratch number, thread;

		sprintf(number.text, "%" PRIu64, part->ordinal);
		if (part->number != NONE)
			diag_quote(&number,
				   names_str(&profile->names, part->number));
		sprintf(thread.text, "1");
		if (part->thread != NONE)
			diag_quote(&thread,
				   names_str(&profile->names, part->thread));
		error_add(error, "%s part %s of thread %s", i ? "," : "",
			  number.text, thread.text);
	}
	return false;
}

/* Whether any file is so large that what is kept of it needs some memory. */
static bool any_large(const struct words *files)
{
	enum { SMALL = 8 << 20 }; /* bytes */
	struct stat status;
	size_t i;

	for (i = 0; i < files->count; i++)
		if (stat(files->at[i], &status) == 0 && status.st_size > SMALL)
			return true;
	return false;
}

/* Whether a file after the first may be a source, whose lines are shown. */
static bool any_may_be_source(const struct words *files)
{
	struct stat status;
	size_t i;

	for (i = 1; i < files->count; i++)
		if (stat(files->at[i], &status) != 0 ||
		    !S_ISREG(status.st_mode) ||
		    !read_file_is_profile(files->at[i], NULL))
			return true;
	return false;
}

/* Decides which facts are kept; of calls it may be later. */
static void choose_facts(struct run *run, const struct words *files)
{
	const struct options *options = &run->options;
	const struct settings *settings = &options->settings;
	struct keep *keep = &run->profile.keep;
	bool lists = options->list_parts || options->list_events;

	*keep = build_needs(settings);
	if (options->check || options->writer->has & HAS_FACTS ||
	    (!lists && !keep->lines && !hides_sources(options) &&
	     any_may_be_source(files))) {
		keep->lines = keep->calls = true;
	} else if (lists) {
		*keep = (struct keep){false, false, false, false};
	} else if (!keep->calls) {
		keep->calls = true;
		run->rules.settings = settings;
		run->rules.needs_calls = build_needs_calls;
	}
}

static bool take_files(struct run *run, const struct words *files,
		       struct error *error)
{
	size_t i;

	for (i = 0; i < files->count; i++)
		if (!take_file(run, files->at[i], files->count == 1, error))
			return false;
	return true;
}

/* Unifies functions that the profiles to be compared label differently. */
static bool join_pairs(struct run *run, struct error *error)
{
	const struct settings *settings = &run->options.settings;

	return settings->old_sources.count
		       ? old_sources_join(&run->profile, settings, &run->limits,
					  &run->woven, &run->diag, error)
		       : pairs_join(&run->profile, settings, NULL, &run->diag,
				    error);
}

/* Whether there are as many profiles as --diff and --compare need. */
static bool are_enough(struct run *run, struct error *error)
{
	const struct settings *settings = &run->options.settings;

	if (settings->several
		    ? !settings->old_runs || run->profiles <= settings->old_runs
		    : settings->diff && run->profiles < 2)
		return no_side(error);
	if (settings->diff && !settings->several && run->profiles > 2)
		return error_usage(error,
				   "--diff compares two profiles, OLD and NEW, "
				   "not %zu; put --new before the first of NEW "
				   "where these are several runs",
				   run->profiles);
	if (settings->compare == COMPARE_FILE && run->profiles < 2)
		return settings->spread_alone
			       ? none_to_compare(settings, error)
			       : error_usage(error,
					     "--compare needs two profiles or "
					     "more; --compare=part and "
					     "--compare=thread take one");
	return true;
}

/* Whether there are two of what --compare has columns for. */
static bool are_several(const struct run *run, struct error *error)
{
	bool parts = run->options.settings.compare == COMPARE_PART;

	if (run->options.settings.compare == COMPARE_NONE ||
	    profile_compares(&run->profile))
		return true;
	return error_usage(error,
			   "--compare=%s: there is one %s only; "
			   "--list-parts shows parts and threads",
			   parts ? "part" : "thread",
			   parts ? "part" : "thread");
}

/* Whether sums of slices fit, of which the numbers of calls do or do not. */
static bool sums_fit(const struct run *run, bool calls, struct error *error)
{
	unsigned event;

	return (calls && !cost_overflow(&run->profile.costs, &event)) ||
	       error_set(error, "a sum of all that is compared does not fit "
				"into 64 bits");
}

/* Makes the sides ready to be compared. */
static bool join_sides(struct run *run, struct error *error)
{
	const struct settings *settings = &run->options.settings;
	struct profile *profile = &run->profile;
	size_t i;

	if (run->rules.sides != SIDES_BY_FILE)
		profile_sort_sides(profile);
	for (i = 0; i < profile->side_count; i++)
		if (!profile_selected(profile, profile->sides[i]))
			return none_selected(run, error);
	if (!are_several(run, error))
		return false;
	if (!profile_compares(profile) || run->rules.sides != SIDES_BY_FILE)
		return true;
	if (profile->side_count > 2 && settings->several &&
	    !sums_fit(run, profile_average(profile, settings->old_runs), error))
		return false;
	/* Where addresses are compared, the objects are the same. */
	if (!profile->code && !join_pairs(run, error))
		return false;
	if (!settings->exact)
		differences_warn(profile, settings, &run->diag);
	return true;
}

/*
 * Reads the files for the names of their functions alone, so that all are
 * demangled in one run.  What is wrong with them is told when they are read.
 */
static bool demangle(struct run *run, const struct words *files,
		     struct error *error)
{
	const struct parse_rules rules = {.directory = STR("")};
	struct diag silent = {0};
	struct departures departures = {.diag = &silent};
	struct profile profile;
	struct error ignored;
	struct stat status;
	bool good = true;
	size_t i;

	profile_init(&profile);
	profile.keep = (struct keep){.calls = true};
	for (i = 0; good && i < files->count; i++) {
		const char *path = files->at[i];

		if (strcmp(path, "-") == 0 ||
		    (stat(path, &status) == 0 && !S_ISREG(status.st_mode)))
			good = error_set(
				error,
				"%s: --demangle reads a profile twice, "
				"so it must be a file",
				path);
		else
			read_file(&profile, &departures, &rules, path, i > 0,
				  NULL, &ignored);
	}
	good = good && demangle_names(&run->function_renames, &profile, error);
	profile_free(&profile);
	return good;
}

static bool read_files(struct run *run, struct error *error)
{
	struct words files;

	if (!choose_files(run, &files, error) || !read_rules(run, error) ||
	    (run->options.demangle && !demangle(run, &files, error)))
		return false;
	if (any_large(&files))
		util_prepare_large_heap();
	choose_facts(run, &files);
	if (!take_files(run, &files, error))
		return false;
	/* What is warned of from here on is no damage. */
	run->diag.quiet = run->options.quiet;
	if (run->profiles == 0)
		return error_set(error,
				 "%s: the file is empty, and so are "
				 "the others",
				 files.at[0]);
	return are_enough(run, error) && join_sides(run, error);
}

/* --- what is printed --------------------------------------------------- */

/* Whether the report goes to a terminal that can do more than print it. */
static bool is_on_terminal(const struct options *options)
{
	const char *term = getenv("TERM");

	return !options->output && isatty(STDOUT_FILENO) && term && *term &&
	       strcmp(term, "dumb") != 0;
}

/* Whether to shade the report: on a terminal, or on demand. */
static bool is_colored(const struct options *options)
{
	const char *no_color = getenv("NO_COLOR");

	if (options->color != COLOR_AUTO)
		return options->color == COLOR_ALWAYS;
	return is_on_terminal(options) && !(no_color && *no_color);
}

/* Warns if names are longer than what regular expressions look at. */
static void warn_of_long_names(struct run *run)
{
	const struct options *options = &run->options;
	const struct settings *settings = &options->settings;
	const struct profile *profile = &run->profile;
	size_t i, most = 0;

	if (!options->mod_file.count && !options->mod_fn.count &&
	    !settings->match.count && !settings->hide.count &&
	    !settings_limited(settings) && !settings->fn.count)
		return;
	for (i = 0; i < profile->functions.count && most <= PATTERN_LONGEST;
	     i++) {
		function_id f = (function_id)i;

		/* As --match has them. */
		most = names_str(&profile->names, profile_file(profile, f))
			       .length +
		       names_str(&profile->names, profile_name(profile, f))
			       .length +
		       names_str(&profile->names, profile_object(profile, f))
			       .length;
	}
	if (most > PATTERN_LONGEST)
		diag_warn(&run->diag,
			  "some names are longer than 16 KB: regular "
			  "expressions look at their beginning only");
}

/* How many columns a row has, 0 for any number. */
static size_t width_of(const struct options *options)
{
	struct str text = str_of(options->width ? options->width : "0");
	uint64_t n = 0;

	if (str_equal(text, STR("auto")))
		return options->output ? 0 : terminal_columns(STDOUT_FILENO);
	number_eat(&text, &n);
	return n < UINT32_MAX ? (size_t)n : UINT32_MAX;
}

/*
 * Warns of each value of an option that had no effect.  What has none on one
 * benchmark of a suite may be for another one.
 */
static void warn_unused(struct run *run, const char *option,
			const struct words *values, const char *why)
{
	size_t i;

	for (i = 0; !run->row && i < values->count; i++)
		diag_warn(&run->diag, "--%s=%s: %s", option, values->at[i],
			  why);
}

/* False: a value of a column did not fit into 64 bits. */
static bool columns_fit(const struct columns *columns, struct error *error)
{
	struct str name = *columns->overflow;

	return !name.length ||
	       error_set(error,
			 "a figure that %.*s needs does not fit into 64 bits",
			 (int)name.length, name.at);
}

/*
 * Writes a report.  Where a value of a column may not fit, nothing of the
 * report is printed before all of it is known.
 */
static bool write_format(const struct run *run, struct writing w,
			 struct error *error)
{
	const struct writer *writer = run->options.writer;
	bool (*write)(const struct writing *, struct error *) =
		run->row && writer->suite_report ? writer->suite_report
						 : writer->report;
	FILE *out = w.out;
	struct draft held;
	struct str text;
	bool good;

	if (!columns_fit(w.columns, error))
		return false;
	if (!columns_may_overflow(w.columns))
		return write(&w, error);
	draft_open(&held);
	w.out = held.file;
	good = write(&w, error) && columns_fit(w.columns, error);
	text = draft_close(&held);
	if (good)
		fwrite(text.at, 1, text.length, out);
	free(held.text);
	return good;
}

static bool write_report(struct run *run, struct writing w,
			 struct columns *columns, struct error *error)
{
	struct report report = {0};
	struct gate limits = {0};
	struct source_search search;
	struct verdicts verdicts = {0};
	struct debuginfod debuginfod = {0};
	struct error why;
	bool shown = true;
	bool good = gate_read(&limits, columns, error) &&
		    build_report(&report, &run->profile, &run->options.settings,
				 columns, &run->sources, &run->woven,
				 str_of(run->directory), error);
	bool checked = good && gate_check(&limits, &report, &verdicts, &why);

	report.folded = run->folded;
	report.limits = &run->limits;
	source_search_init(&search, &run->options.settings, &run->profile);
	search.limits = &run->limits;
	if (run->options.debuginfod) {
		debuginfod_init(&debuginfod, &run->diag, progress_of(run));
		report.debuginfod = &debuginfod;
	}
	w.report = &report;
	w.search = &search;
	w.verdicts = &verdicts;
	if (good && run->row) {
		suite_take(run->of_suite, run->row, &report, &verdicts);
		shown = suite_explains(run->row);
	}
	if (good && shown) {
		find_unmatched(&report, &run->diag);
		warn_unused(run, "hide", &report.order.unhidden,
			    "nothing matches");
		source_jumps_warn(&report, &run->diag);
	}
	good = good && (!shown || (objects_are_same(&report, &search, error) &&
				   annotated_wanted(&report, &search, error) &&
				   write_format(run, w, error)));
	/* Of a report that cannot be written, nobody misses the sources. */
	if (good && fflush(w.out) == 0 &&
	    (report.file_count || run->options.settings.fn.count))
		source_search_warn(&search, &run->diag);
	debuginfod_end(&debuginfod);
	source_search_free(&search);
	if (good) {
		if (shown)
			text_gate_plain(run->diag.warnings, &report, &verdicts);
		run->exceeded = verdicts_exceeded(&verdicts, false);
		good = checked || error_set(error, "%s", why.text);
	}
	verdicts_free(&verdicts);
	gate_free(&limits);
	debuginfod_free(&debuginfod);
	report_free(&report);
	return good;
}

/* Writes what is asked for, the table of parts aside. */
static bool write_columns(struct run *run, struct writing w,
			  struct error *error)
{
	const struct writer *writer = run->options.writer;
	struct columns columns = {0};
	struct words unused = {0};
	bool good = columns_init(&columns, &run->options.settings,
				 &run->profile, error);

	w.columns = &columns;
	if (good && run->options.list_events)
		good = writer->events(&w, error);
	else if (good)
		good = write_report(run, w, &columns, error);
	if (good && !run->options.list_events) {
		columns_unused(&columns, &unused);
		warn_unused(run, "event", &unused,
			    "nothing shows this event; name it in --show or "
			    "--sort");
		words_free(&unused);
	}
	good = good && columns_fit(&columns, error);
	columns_free(&columns);
	return good;
}

/* Says which --mod-file and --mod-fn have changed nothing. */
static void warn_of_renames(struct run *run, const char *option,
			    const struct words *words,
			    const struct renames *renames)
{
	struct words unused = {0};
	size_t i;

	for (i = 0; i < renames->count; i++)
		if (!renames->list[i].used)
			words_add(&unused, words->at[i]);
	warn_unused(run, option, &unused, "nothing matches");
	words_free(&unused);
}

/* Folds functions, where --fold wants that. */
static bool fold(struct run *run, struct error *error)
{
	struct patterns patterns;
	struct words unused = {0};
	bool good = patterns_read(&patterns, &run->options.settings.fold,
				  "fold", error);

	if (good && patterns.count) {
		good = fold_profile(&run->profile, &patterns, &run->folded,
				    error);
		patterns_unused(&patterns, &run->options.settings.fold,
				&unused);
		warn_unused(run, "fold", &unused, "nothing matches");
		words_free(&unused);
	}
	patterns_free(&patterns);
	return good;
}

static bool write_all(struct run *run, FILE *out, struct error *error)
{
	struct writing w = {
		.out = out,
		.profile = &run->profile,
		.diag = &run->diag,
		.color = is_colored(&run->options),
		.boxes = run->options.boxes,
		.width = width_of(&run->options),
		.tabs = run->options.writer->has & HAS_TABS,
		.in_suite = run->row,
	};
	bool good = true;

	run->diag.before = out;
	if (run->suite.count)
		run->options.writer->suite(&w, &run->suite);
	else
		good = run->options.list_parts
			       ? run->options.writer->parts(&w, error)
			       : write_columns(run, w, error);
	run->diag.before = NULL;
	return good;
}

/* Whether the format has what is asked for. */
static bool suits(const struct options *options, struct error *error)
{
	const struct writer *writer = options->writer;
	const struct {
		bool wanted, has;
		const char *option;
	} needs[] = {
		{options->list_parts, writer->parts, "list-parts"},
		{options->list_events, writer->events, "list-events"},
		{options->settings.fn.count, writer->has & HAS_ONE, "fn"},
		{options->check, writer->checks, "check"},
	};
	size_t i;

	for (i = 0; i < LENGTH(needs); i++)
		if (needs[i].wanted && !needs[i].has)
			return error_usage(error,
					   "--format=%s cannot be used with "
					   "--%s",
					   options->format, needs[i].option);
	return true;
}

/* Reads the profiles, and writes what is odd in them while it does. */
static bool write_checks(struct run *run, FILE *out, struct error *error)
{
	struct departures *departures = &run->departures;
	const struct check_style *style = run->options.writer->checks;

	departures->checks = out;
	departures->style = style;
	if (style->begin)
		style->begin(out, style);
	if (!read_files(run, error))
		return false;
	formula_check(&run->profile, departures);
	if (style->end)
		style->end(out, departures->errors);
	return true;
}

/* With --compare, what was read becomes slices of what is reported. */
static bool slice(struct run *run, struct error *error)
{
	int compare = run->options.settings.compare;

	return !compare ||
	       sums_fit(run,
			profile_slice(&run->profile, compare == COMPARE_FILE),
			error);
}

static bool read_profile(struct run *run, struct error *error)
{
	if (!read_files(run, error))
		return false;
	warn_of_long_names(run);
	warn_of_renames(run, "mod-file", &run->options.mod_file,
			&run->file_renames);
	warn_of_renames(run, "mod-fn", &run->options.mod_fn,
			&run->function_renames);
	return run->options.list_parts ||
	       (fold(run, error) && slice(run, error));
}

/* Says on standard error which bounds left something out. */
static void warn_of_limits(struct run *run)
{
	char text[LIMITS_TEXT];
	int i;

	for (i = 0; i < LIMIT_KINDS; i++)
		if (limits_message(&run->limits, (enum limit_kind)i, text))
			diag_warn(&run->diag, "%s", text);
}

/* --- suites ------------------------------------------------------------ */

static void run_begin(struct run *run)
{
	run->departures.diag = &run->diag;
	run->limits.lifted = !run->options.limits;
	profile_init(&run->profile);
}

/* Frees what was read, and not the options. */
static void run_end(struct run *run)
{
	profile_free(&run->profile);
	fold_free(&run->folded);
	woven_files_free(&run->woven);
	renames_free(&run->file_renames);
	renames_free(&run->function_renames);
	ranges_free(&run->parts);
	ranges_free(&run->threads);
	free(run->sources.at);
}

/* Whether --diff is given a directory, or --new-ok, which is for two. */
static bool is_suite(const struct options *options)
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

/* Takes as files the runs of a benchmark; one side stands for a missing one. */
static void take_runs(struct options *options,
		      const struct benchmark *benchmark)
{
	const struct words *runs = benchmark->runs;
	size_t side, i;

	options->files = (struct words){0};
	for (side = 0; side < 2; side++) {
		const struct words *of =
			runs[side].count ? &runs[side] : &runs[!side];

		for (i = 0; i < of->count; i++)
			words_add(&options->files, of->at[i]);
		if (!side)
			options->settings.old_runs = of->count;
	}
	options->settings.several = options->files.count > 2;
}

/* Adds a benchmark to the suite; what is said of it has its name before. */
static bool compare_benchmark(struct run *suite,
			      const struct benchmark *benchmark,
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
		.has = {benchmark->runs[0].count, benchmark->runs[1].count},
	};
	take_runs(&run.options, benchmark);
	run.options.settings.fail_if_missing = false;
	run_begin(&run);
	diag_hold(&run.diag, &held);
	draft_open(&report);
	good = read_profile(&run, error) && write_all(&run, report.file, error);
	warn_of_limits(&run);
	text = draft_close(&report);
	fflush(held.draft.file);
	if (held.draft.length) {
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

/* Whether what the options want can be had of these benchmarks. */
static bool suits_suite(const struct options *options,
			const struct benchmarks *all, struct error *error)
{
	const struct settings *settings = &options->settings;
	size_t i;

	for (i = 0; i < all->count; i++)
		if ((all->list[i].runs[0].count > 1 ||
		     all->list[i].runs[1].count > 1) &&
		    (settings_need_code(settings) || settings->jumps))
			return error_usage(error,
					   "--%s cannot be used with several "
					   "runs of OLD or NEW",
					   settings->jumps      ? "jumps"
					   : settings->assembly ? "asm"
								: "by=instr");
	return true;
}

/* Compares the benchmarks of two directories, one at a time. */
static bool compare_suite(struct run *run, struct error *error)
{
	const struct options *options = &run->options;
	const struct words *limits = &options->settings.fail_if;
	struct benchmarks *all = &run->benchmarks;
	bool good;
	size_t i;

	if (!options->writer->suite)
		return error_usage(error,
				   "--format=%s cannot be used with "
				   "directories",
				   options->format);
	run->diag.quiet = options->quiet;
	good = benchmarks_find(all, options->files.at, options->new_ok,
			       &run->diag, error) &&
	       suits_suite(options, all, error);
	run->suite.path = options->files.at;
	run->suite.list = util_alloc(all->count, sizeof(*run->suite.list));
	for (i = 0; good && i < all->count; i++)
		good = compare_benchmark(run, &all->list[i], error);
	for (i = 0;
	     good && options->settings.fail_if_missing && i < limits->count;
	     i++)
		good = suite_matched(&run->suite, limits->at[i]) ||
		       error_set(error, "--fail-if=%s: no function matches",
				 limits->at[i]);
	return good;
}

static bool write_any(struct run *run, FILE *out, struct error *error)
{
	const struct options *options = &run->options;

	if (options->help)
		options_help(out, (enum help)options->help);
	else if (options->version)
		fputs("cgannotate " VERSION "\n", out);
	else
		return options->check ? write_checks(run, out, error)
				      : write_all(run, out, error);
	return true;
}

/* Names in a profile go out as they are: not to a terminal. */
static bool may_go_there(const struct options *options, struct error *error)
{
	return !(options->writer->has & HAS_FACTS) || options->output ||
	       !isatty(STDOUT_FILENO) ||
	       error_set(error,
			 "--format=%s is not written to a terminal; use -o "
			 "FILE, or a pipe",
			 options->format);
}

/* Writes to that path, or with NULL to a descriptor. */
static bool write_to(struct run *run, const char *path, int fd,
		     struct error *error)
{
	struct output output;
	struct error ignored;
	bool good;

	if (!output_open(&output, path, fd, error))
		return false;
	good = write_any(run, output.file, error);
	return output_close(&output, good, good ? error : &ignored) && good;
}

/* Writes to a pager, if there is one; messages wait until it has ended. */
static bool write_paged(struct run *run, struct error *error)
{
	struct pager pager;
	struct diag_held held;
	struct error ignored;
	bool good;

	run->paged = pager_begin(&pager);
	if (!run->paged)
		return write_to(run, NULL, STDOUT_FILENO, error);
	diag_hold(&run->diag, &held);
	good = write_to(run, NULL, pager.fd, error);
	good = pager_end(&pager, good ? error : &ignored) && good;
	diag_release(&run->diag, &held, true);
	return good;
}

static bool run_all(struct run *run, struct error *error)
{
	const struct options *options = &run->options;

	if (options->help || options->version)
		return write_to(run, NULL, STDOUT_FILENO, error);
	if (!suits(options, error) || !may_go_there(options, error) ||
	    (!options->check &&
	     !(is_suite(options) ? compare_suite(run, error)
				 : read_profile(run, error))))
		return false;
	if (options->pager && is_on_terminal(options) &&
	    strcmp(options->format, "text") == 0)
		return write_paged(run, error);
	return write_to(run, options->output, STDOUT_FILENO, error);
}

static char *current_directory(void)
{
	char *directory = regular_path(".");
	char *with_slash;

	/* Without a current directory no name is under it. */
	if (!directory || strcmp(directory, "/") == 0)
		with_slash = util_format("%s", "");
	else
		with_slash = util_format("%s/", directory);
	free(directory);
	return with_slash;
}

static void run_free(struct run *run)
{
	size_t i;

	run_end(run);
	suite_free(&run->suite);
	benchmarks_free(&run->benchmarks);
	options_free(&run->options);
	free(run->directory);
	for (i = 0; i < run->found.count; i++)
		free((char *)run->found.at[i]);
	words_free(&run->found);
}

/*
 * Opens those of the standard streams that are closed, so that no other file
 * gets their numbers: a message could go into a report.
 */
static void keep_numbers_free(void)
{
	int fd;

	do
		/* To be read only, so that writing to it still fails. */
		fd = open("/dev/null", O_RDONLY);
	while (fd >= 0 && fd <= STDERR_FILENO);
	if (fd >= 0)
		close(fd);
}

int main(int argc, char **argv)
{
	struct run run = {.diag.warnings = stderr};
	struct error error;
	int status = EXIT_DONE;
	bool good;

	signal(SIGPIPE, SIG_IGN);
	/* If it is ignored, nobody learns how a helper ended. */
	signal(SIGCHLD, SIG_DFL);
	keep_numbers_free();
	run.directory = current_directory();
	good = options_read(&run.options, argc, argv, &error);
	run.diag.people = isatty(STDERR_FILENO) && !run.options.quiet;
	run_begin(&run);
	good = good && run_all(&run, &error);
	warn_of_limits(&run);
	if (!good) {
		fputs("cgannotate: ", stderr);
		str_print(stderr, str_of(error.text));
		fputc('\n', stderr);
		status = error.usage ? EXIT_USAGE : EXIT_FAILED;
	} else if (run.exceeded) {
		status = EXIT_EXCEEDED;
	} else if (run.options.check && run.departures.errors) {
		status = EXIT_FAILED;
	}
	run_free(&run);
	return status;
}
