/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "run.h"

void run_begin(struct run *run)
{
	run->files = run->options.files;
	run->departures.diag = &run->diag;
	run->departures.quiet = run->options.quiet;
	run->old_files = 1;
	run->limits.lifted = !run->options.limits;
	profile_init(&run->profile);
	source_search_init(&run->search, &run->options.settings, &run->profile, NULL);
	run->search.limits = &run->limits;
}

void run_end(struct run *run)
{
	source_search_free(&run->search);
	profile_free(&run->profile);
	woven_files_free(&run->woven);
	renames_free(&run->file_renames);
	renames_free(&run->function_renames);
	ranges_free(&run->parts);
	ranges_free(&run->threads);
	if (run->has_triggers)
		regfree(&run->triggers);
	free(run->sources.at);
}
