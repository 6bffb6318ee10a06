/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "input.h"
#include "options.h"
#include "parse.h"
#include "report.h"
#include "write.h"

#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#define VERSION "1.0"

enum { OUTPUT_BUFFER = 64 * 1024 };

enum { EXIT_DONE = 0, EXIT_FAILED = 1, EXIT_USAGE = 2 };

/* One run of the program. */
struct run {
	struct options options;
	struct diag diag;
	struct profile profile;
	struct words sources;   /* files to annotate */
	char *directory;        /* the current one, with a slash, or "" */
	char *found;            /* the profile when none was named, or NULL */
};

static bool read_profile(struct run *run, const char *path,
			 struct error *error)
{
	struct parse_rules rules = {str_of(run->directory)};
	struct input input;
	struct parser *parser;
	struct str block;
	bool good;

	if (!input_open(&input, path, false, error))
		return false;
	parser = parse_begin(&run->profile, &run->diag, &rules, path);
	do
		good = input_block(&input, &block, error) &&
		       parse_block(parser, block.at, block.at + block.length,
				   error);
	while (good && block.length);
	if (good)
		good = parse_end(parser, error);
	else
		parse_abandon(parser);
	if (input.regular)
		run->profile.changed = input.changed;
	input_close(&input);
	return good;
}

/* The newest non-empty file here with this prefix, or NULL. */
static char *newest(const char *prefix)
{
	DIR *directory = opendir(".");
	struct timespec best = {0, 0};
	char *name = NULL;
	struct dirent *entry;

	while (directory && (entry = readdir(directory)) != NULL) {
		struct stat status;

		if (strncmp(entry->d_name, prefix, strlen(prefix)) != 0 ||
		    stat(entry->d_name, &status) != 0 ||
		    !S_ISREG(status.st_mode) || status.st_size == 0)
			continue;
		if (name &&
		    (status.st_mtim.tv_sec < best.tv_sec ||
		     (status.st_mtim.tv_sec == best.tv_sec &&
		      (status.st_mtim.tv_nsec < best.tv_nsec ||
		       (status.st_mtim.tv_nsec == best.tv_nsec &&
			strcmp(entry->d_name, name) > 0)))))
			continue;
		best = status.st_mtim;
		free(name);
		name = util_format("%s", entry->d_name);
	}
	if (directory)
		closedir(directory);
	return name;
}

static const char *choose_profile(struct run *run, struct error *error)
{
	if (run->options.files.count)
		return run->options.files.at[0];
	run->found = newest("callgrind.out");
	if (!run->found)
		run->found = newest("cachegrind.out");
	if (!run->found) {
		error_usage(error, "no profile named, and no callgrind.out* "
			    "or cachegrind.out* here");
		return NULL;
	}
	diag_warn(&run->diag, "reading %s", run->found);
	return run->found;
}

static bool make_report(struct run *run, struct error *error)
{
	struct columns columns = {0};
	struct report report = {0};
	bool good = columns_init(&columns, &run->options, &run->profile,
				 error) &&
		    report_init(&report, &run->profile, &run->options,
				&columns, &run->sources,
				str_of(run->directory), error) &&
		    write_text(stdout, &report, &run->diag, error);

	report_free(&report);
	columns_free(&columns);
	return good;
}

static bool run_all(struct run *run, struct error *error)
{
	const char *path = choose_profile(run, error);
	struct words files = run->options.files;

	if (!path)
		return false;
	if (files.count)
		run->sources = (struct words){files.at + 1, files.count - 1, 0};
	return read_profile(run, path, error) && make_report(run, error);
}

/* Whether all that was printed has arrived; a reader that went away is none. */
static bool flush_output(struct error *error)
{
	errno = 0;
	if (fflush(stdout) == 0 && !ferror(stdout))
		return true;
	if (errno == EPIPE)
		return true;
	return error_set(error, "cannot write the report: %s",
			 strerror(errno ? errno : EIO));
}

static char *current_directory(void)
{
	char *directory = getcwd(NULL, 0);
	char *with_slash;

	if (!directory || strcmp(directory, "/") == 0)
		with_slash = util_format("%s", "");
	else
		with_slash = util_format("%s/", directory);
	free(directory);
	return with_slash;
}

int main(int argc, char **argv)
{
	struct run run = {.diag.warnings = stderr};
	struct error error;
	bool good;

	signal(SIGPIPE, SIG_IGN);
	setvbuf(stdout, NULL, _IOFBF, OUTPUT_BUFFER);
	profile_init(&run.profile);
	run.directory = current_directory();
	good = options_read(&run.options, argc, argv, &error);
	if (good && run.options.help)
		options_help(stdout);
	else if (good && run.options.version)
		puts("cgannotate " VERSION);
	else if (good)
		good = run_all(&run, &error);
	if (good)
		good = flush_output(&error);
	else
		fflush(stdout);
	if (!good)
		fprintf(stderr, "cgannotate: %s\n", error.text);
	profile_free(&run.profile);
	options_free(&run.options);
	free(run.directory);
	free(run.found);
	if (good)
		return EXIT_DONE;
	return error.usage ? EXIT_USAGE : EXIT_FAILED;
}
