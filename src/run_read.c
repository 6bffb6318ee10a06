/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "run.h"

#include <unistd.h>

/* The files that the user named, or else those of the newest run here. */
static bool choose_files(struct run *run, struct words *files, struct error *error)
{
	*files = run->files;
	if (files->count)
		return true;
	if (!options_fit_profiles(&run->options, run->old_files, 0, run->of_suite, error))
		return false;
	run->diag.quiet = run->options.quiet;
	if (!newest_run(&run->found, &run->diag, error))
		return false;
	run->diag.quiet = false;
	*files = run->found;
	return true;
}

static bool read_ranges(struct ranges *ranges, const char *option, const char *text,
			struct error *error)
{
	return !text || ranges_read(ranges, str_of(text)) ||
	       error_usage(error, "--%s=%s: not a list of numbers and ranges like 1,3-5", option,
			   text);
}

/* Reads the value of --part: numbers, or "/REGEX/" of what parts were dumped for. */
static bool read_parts(struct run *run, struct error *error)
{
	const char *text = run->options.part;
	struct str regex = str_of(text ? text : "");
	struct error why;

	if (regex.length < 2 || regex.at[0] != '/' || regex.at[regex.length - 1] != '/')
		return read_ranges(&run->parts, "part", text, error);
	regex = str_head(str_from(regex, 1), regex.length - 2);
	run->has_triggers = pattern_read(&run->triggers, regex, REG_NOSUB, &why);
	return run->has_triggers || error_usage(error, "--part=%s: %s", text, why.text);
}

/* Takes a file as a source to annotate; an error if no sources are shown. */
static bool take_source(struct run *run, const char *path, struct error *error)
{
	words_add(&run->sources, path);
	return !options_hide_sources(&run->options) ||
	       error_set(error, "%s: this is not a profile, and these options show no source",
			 path);
}

/*
 * Leaves an empty file out with a warning.  It is an error if it is the only
 * file, or if each file is a side.
 */
static bool take_empty(struct run *run, const char *path, bool alone, struct error *error)
{
	const struct settings *settings = &run->options.settings;
	bool needed = alone || settings->diff || settings->compare == COMPARE_FILE;

	error_set(error, "%s: the file is empty%s", path, needed ? "" : "; it is left out");
	if (run_has_threads(path))
		error_add(error, "; its threads have files of their own: %s-01 and so on", path);
	if (!needed)
		diag_warn(&run->diag, "%s", error->text);
	return !needed;
}

/* Returns whether all columns, those of limits too, are events that the profile records. */
static bool are_recorded(const struct settings *settings, const struct profile *profile)
{
	struct columns columns;
	struct gate limits = {0};
	struct error ignored;
	bool recorded = columns_init(&columns, settings, profile, &ignored) &&
			gate_read(&limits, &columns, &ignored);

	for (size_t i = 0; i < columns.shown_count; i++)
		recorded &= profile_event(profile, columns.shown[i].name) < COST_EVENTS;
	for (size_t i = 0; i < columns.sorted_count; i++)
		recorded &= profile_event(profile, columns.sorted[i].name) < COST_EVENTS;
	for (size_t i = 0; i < limits.count; i++)
		recorded &= profile_event(profile, limits.list[i].column.name) < COST_EVENTS;
	gate_free(&limits);
	columns_free(&columns);
	return recorded;
}

struct keep build_keep(const struct settings *settings, const struct profile *profile, bool none,
		       bool all)
{
	const bool code = settings_need_code(settings), divided = settings->by == BY_LINE;
	const bool both = all || code || settings->annotate || settings->fn.count ||
			  settings->call_tree || settings->complete || settings->diff;

	if (none)
		return (struct keep){0};
	return (struct keep){
		.lines = both || divided,
		.calls = both || settings->inclusive || settings_list_calls(settings) ||
			 settings->tree != TREE_NONE ||
			 (settings->compare && (divided || settings->fail_if.count)) ||
			 /* Other columns may use calls; what is read later may define them. */
			 !are_recorded(settings, profile),
		.addresses = code,
	};
}

/* Chooses the facts to keep, unless there are some already. */
static void choose_facts(void *context)
{
	struct run *run = context;
	const struct options *options = &run->options;
	const struct settings *settings = &options->settings;
	/* A file behind those that must be profiles may be a source to annotate. */
	const bool sources =
		run->files.count > (settings->diff ? 2 : 1) && !options_hide_sources(options);
	struct keep *keep = &run->profile.keep;

	if (run->profile.portions.count)
		return;
	*keep = build_keep(settings, &run->profile, options->list != LIST_NONE,
			   options->check || options->writer->has & HAS_FACTS || sources ||
				   options->browse);
	/* Instructions are those of one profile. */
	if (options->browse && !settings->diff && !settings->compare)
		keep->addresses = true;
}

static bool read_rules(struct run *run, struct error *error)
{
	const struct options *options = &run->options;
	const int compare = options->settings.compare;

	if (!read_parts(run, error))
		return false;
	run->rules = (struct parse_rules){
		.directory = str_of(run->directory),
		.renames = {&run->file_renames, &run->file_renames, &run->function_renames},
		.parts = options->part && !run->has_triggers ? &run->parts : NULL,
		.triggers = run->has_triggers ? &run->triggers : NULL,
		.threads = options->thread ? &run->threads : NULL,
		.sides = compare == COMPARE_PART     ? SIDES_BY_PART
			 : compare == COMPARE_THREAD ? SIDES_BY_THREAD
						     : SIDES_BY_FILE,
		.limits = &run->limits,
		.choose = choose_facts,
		.context = run,
	};
	if (!renames_read(&run->file_renames, &options->mod_file, "mod-file", error) ||
	    !renames_read(&run->function_renames, &options->mod_fn, "mod-fn", error))
		return false;
	run->function_renames.no_levels = !options->separate_recs;
	return read_ranges(&run->threads, "thread", options->thread, error);
}

/*
 * Reads a file named on the command line.  It must be a profile if it is the
 * first one or, with --diff, one of OLD or the first of NEW, and always with
 * --check.  Any other file is a profile if it looks like one, else a source to
 * annotate.  A source is looked for elsewhere if there is no such file.
 */
static bool take_file(struct run *run, const char *path, bool alone, struct error *error)
{
	const struct options *options = &run->options;
	const struct settings *settings = &options->settings;
	bool doubtful = !options->check && run->profiles > (settings->diff ? run->old_files : 0);
	bool new_side = run->profiles > 0 && (settings->compare == COMPARE_FILE ||
					      (settings->diff && run->profiles == run->old_files));

	if (doubtful && !options_hide_sources(&run->options) && strcmp(path, "-") != 0 &&
	    access(path, F_OK) != 0)
		return take_source(run, path, error);
	switch (read_file(&run->profile, &run->departures, &run->rules, path, doubtful, new_side,
			  error)) {
	case READ_DONE:
		run->profiles++;
		return true;
	case READ_EMPTY:
		return take_empty(run, path, alone, error);
	case READ_OTHER:
		return take_source(run, path, error);
	case READ_FAILED:
		break;
	}
	return false;
}

/* Prepares the sides to be compared: checks and pairs them. */
static bool join_sides(struct run *run, struct error *error)
{
	const struct settings *settings = &run->options.settings;
	struct profile *profile = &run->profile;

	if (run->rules.sides != SIDES_BY_FILE)
		profile_sort_sides(profile);
	if (!sides_check(profile, settings->compare, error))
		return false;
	if (!profile_compares(profile) || run->rules.sides != SIDES_BY_FILE)
		return true;
	if (!old_sources_join(profile, settings, str_of(run->directory), &run->limits, &run->woven,
			      &run->matched, &run->diag, error))
		return false;
	if (!run->of_suite)
		sides_tell_matched(run->matched, settings, &run->diag);
	sides_warn(profile, settings, &run->diag);
	return true;
}

/* With --inlines, makes inlined functions functions of their own. */
static bool resolve_inlines(struct run *run, struct error *error)
{
	const struct options *options = &run->options;
	const struct settings *settings = &options->settings;
	struct profile *profile = &run->profile;

	if (!settings->inlines || !profile->code)
		return true;
	if (!inlined_resolve(profile, &run->search, &run->rules, &run->diag, error))
		return false;
	if (!settings->assembly && (!options->browse || profile_compares(profile))) {
		code_free(profile->code);
		profile->code = NULL;
	}
	return true;
}

/* Takes all files.  What is read again as the other side is not warned of again. */
static bool take_files(struct run *run, const struct words *files, struct error *error)
{
	size_t again = run->one_sided ? run->old_files : files->count, i;
	struct departures_told told;
	struct diag_held held;
	bool good = true;

	for (i = 0; good && i < files->count; i++) {
		if (i == again) {
			diag_hold(&run->diag, &held);
			told = run->departures.told;
		}
		good = take_file(run, files->at[i], files->count == 1, error);
	}
	if (i > again) {
		diag_release(&run->diag, &held, false);
		run->departures.told = told;
	}
	if (good && !run->of_suite)
		departures_finish(&run->departures);
	return good;
}

bool run_read_files(struct run *run, struct error *error)
{
	struct words files;

	if (!choose_files(run, &files, error) || !read_rules(run, error))
		return false;
	if (!take_files(run, &files, error))
		return false;
	/* Later warnings are not about damaged profiles: --quiet hides them. */
	run->diag.quiet = run->options.quiet;
	if (run->profiles == 0)
		return error_set(error, "%s: the file is empty, and so are the others",
				 files.at[0]);
	return options_fit_profiles(&run->options, run->old_files, run->profiles, run->of_suite,
				    error) &&
	       resolve_inlines(run, error) && join_sides(run, error);
}

/* Warns of each --mod-file or --mod-fn that no name matches. */
static void warn_of_renames(struct run *run, const char *option, const struct words *words,
			    const struct renames *renames)
{
	/* Another benchmark may have such a name. */
	for (size_t i = 0; !run->row && i < renames->count; i++)
		if (!renames->list[i].used)
			diag_warn(&run->diag, "--%s=%s: nothing matches", option, words->at[i]);
}

/*
 * Warns of sides without costs; a limit that is not checked is another message (gate_gap).  A part
 * or thread may have none, and what only one directory has was read for both sides.
 */
static void warn_of_no_costs(struct run *run)
{
	if (run->options.settings.fail_if.count || run->rules.sides != SIDES_BY_FILE ||
	    run->options.list == LIST_PARTS)
		return;
	sides_warn_unmeasured(&run->profile, run->row && !run->row->has[0], &run->diag);
}

bool run_read(struct run *run, struct error *error)
{
	const int compare = run->options.settings.compare;

	if (!run_read_files(run, error))
		return false;
	warn_of_renames(run, "mod-file", &run->options.mod_file, &run->file_renames);
	warn_of_renames(run, "mod-fn", &run->options.mod_fn, &run->function_renames);
	warn_of_no_costs(run);
	/* With --compare, the sides that were read are slices. */
	return !compare || run->options.list == LIST_PARTS ||
	       profile_slice(&run->profile, compare == COMPARE_FILE) ||
	       error_set(error, "a sum of all that is compared does not fit into 64 bits");
}
