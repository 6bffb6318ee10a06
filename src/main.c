/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "browse/walk.h"
#include "system/process.h"
#include "system/terminal.h"
#include "write/version.h"

#include <signal.h>
#include <unistd.h>

enum { EXIT_DONE = 0, EXIT_FAILED = 1, EXIT_USAGE = 2, EXIT_EXCEEDED = 3 };

static bool write_any(struct run *run, FILE *out, struct error *error)
{
	const struct options *options = &run->options;

	if (options->help)
		options_help(out, (enum help)options->help);
	else if (options->version)
		fputs("cgannotate " VERSION "\n", out);
	else
		return options->check ? run_check(run, out, error) : run_write(run, out, error);
	return true;
}

/*
 * Refuses to write to a terminal what nobody can read there: a page, and a
 * profile, whose names are not escaped.
 */
static bool may_go_there(const struct options *options, struct error *error)
{
	return !(options->writer->has & (HAS_FACTS | IS_PAGE)) || options->output ||
	       !isatty(STDOUT_FILENO) ||
	       error_set(error, "--format=%s is not written to a terminal; use -o FILE, or a pipe",
			 options->format);
}

/* Writes to the file at path; if path is NULL, to the descriptor fd. */
static bool write_to(struct run *run, const char *path, int fd, struct error *error)
{
	struct output output;
	struct error ignored;
	bool good;

	if (!output_open(&output, path, fd, error))
		return false;
	good = write_any(run, output.file, error);
	return output_close(&output, good, good ? error : &ignored) && good;
}

/* Writes through a pager if one starts; warnings wait until it has ended. */
static bool write_paged(struct run *run, struct error *error)
{
	struct pager pager;
	struct diag_held held;
	struct error ignored;
	bool good;

	if (!pager_begin(&pager))
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
	if (options->browse && !options_may_browse(options, error))
		return false;
	if (options->browse && options_are_suite(options))
		return error_set(error, "--browse shows one profile or comparison, and no table of "
					"benchmarks");
	if (!may_go_there(options, error) ||
	    (!options->check &&
	     !(options_are_suite(options) ? run_suite(run, error) : run_read(run, error))))
		return false;
	if (options->browse)
		return browse(run, error);
	if (options->pager && options_is_on_terminal(options) &&
	    strcmp(options->format, "text") == 0)
		return write_paged(run, error);
	return write_to(run, options->output, STDOUT_FILENO, error);
}

static char *current_directory(void)
{
	char *directory = regular_path(".");
	char *with_slash;

	/* With "", no name is shown relative to a directory. */
	if (!directory || strcmp(directory, "/") == 0)
		with_slash = util_format("%s", "");
	else
		with_slash = util_format("%s/", directory);
	free(directory);
	return with_slash;
}

static void run_free(struct run *run)
{
	run_end(run);
	suite_free(&run->suite);
	benchmarks_free(&run->benchmarks);
	options_free(&run->options);
	free(run->directory);
	words_free_all(&run->found);
}

/*
 * Opens /dev/null for each standard stream that is closed.  Else another file
 * could get its descriptor, and a message could go into a report.
 */
static void keep_numbers_free(void)
{
	int fd;

	do
		/* Read-only, so that writing to the stream still fails. */
		fd = regular_open_any("/dev/null", O_RDONLY);
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
	/* If SIGCHLD is ignored, waitpid() does not tell how a helper ended. */
	signal(SIGCHLD, SIG_DFL);
	util_without_memory(ending_now);
	keep_numbers_free();
	run.directory = current_directory();
	good = options_read(&run.options, argc, argv, &error);
	run.diag.people = isatty(STDERR_FILENO) && !run.options.quiet;
	run_begin(&run);
	good = good && run_all(&run, &error);
	limits_warn(&run.limits, &run.diag);
	if (!good) {
		diag_say(&run.diag, "%s", error.text);
		status = error.usage ? EXIT_USAGE : EXIT_FAILED;
	} else if (run.exceeded && !run.unchecked) {
		status = EXIT_EXCEEDED;
	} else if (run.unchecked || run.suite.is_short ||
		   (run.options.check && run.departures.errors)) {
		status = EXIT_FAILED;
	}
	run_free(&run);
	return status;
}
