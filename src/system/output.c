/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "system/output.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* --- signals ----------------------------------------------------------- */

/* What ends a program, as a rule; of those that it can do something about. */
static const int endings[] = {SIGHUP, SIGINT, SIGTERM, SIGXCPU, SIGXFSZ};

/* The file to remove.  A handler of signals is told of it in no other way. */
static const char *volatile unfinished;

/* What util_no_memory() ends the program by, too. */
static void remove_at_end(void)
{
	const char *path = unfinished;

	if (path)
		unlink(path);
}

static void remove_unfinished(int number)
{
	remove_at_end();
	/* It is as it was before, and comes again when this one is done. */
	raise(number);
}

static sigset_t hold_signals(void)
{
	sigset_t set, before;
	size_t i;

	sigemptyset(&set);
	for (i = 0; i < LENGTH(endings); i++)
		sigaddset(&set, endings[i]);
	sigprocmask(SIG_BLOCK, &set, &before);
	return before;
}

/* What is ignored stays ignored, as nohup(1) wants. */
static void remove_if_ended(const char *path)
{
	size_t i;

	unfinished = path;
	for (i = 0; i < LENGTH(endings); i++) {
		struct sigaction action;

		sigaction(endings[i], NULL, &action);
		if (action.sa_handler != (path ? SIG_DFL : remove_unfinished))
			continue;
		action = (struct sigaction){.sa_flags = (int)SA_RESETHAND};
		action.sa_handler = path ? remove_unfinished : SIG_DFL;
		sigemptyset(&action.sa_mask);
		sigaction(endings[i], &action, NULL);
	}
}

/* --- files ------------------------------------------------------------- */

static bool cannot_write(const char *path, int why, struct error *error)
{
	return error_set(error, "%s: cannot be written: %s", path,
			 strerror(why));
}

/* The access that a new file gets; umask() tells it only when set. */
static mode_t new_mode(void)
{
	mode_t mask = umask(0);

	umask(mask);
	return 0666 & ~mask;
}

static bool open_beside(struct output *output, mode_t mode, struct error *error)
{
	sigset_t signals;
	int fd, why;

	output->temporary = util_format("%s.XXXXXX", output->path);
	if (at_quick_exit(remove_at_end) != 0)
		util_no_memory();
	signals = hold_signals();
	fd = mkstemp(output->temporary);
	why = errno;
	if (fd >= 0)
		remove_if_ended(output->temporary);
	sigprocmask(SIG_SETMASK, &signals, NULL);
	if (fd < 0) {
		free(output->temporary);
		output->temporary = NULL;
		return cannot_write(output->path, why, error);
	}
	output->file = fdopen(fd, "w");
	if (!output->file)
		util_no_memory();
	fchmod(fd, mode);
	return true;
}

bool output_open(struct output *output, const char *path, struct error *error)
{
	struct stat status, link;
	char *real = realpath(path, NULL);
	bool good;

	*output =
		(struct output){.path = real ? real : util_format("%s", path)};
	if (stat(output->path, &status) != 0 &&
	    (lstat(output->path, &link) != 0 || !S_ISLNK(link.st_mode))) {
		good = open_beside(output, new_mode(), error);
	} else if (real && S_ISREG(status.st_mode)) {
		good = open_beside(output, status.st_mode & 0777, error);
	} else {
		output->file = fopen(output->path, "w");
		good = output->file || cannot_write(path, errno, error);
	}
	if (!good)
		free(output->path);
	return good;
}

bool output_close(struct output *output, bool keep, struct error *error)
{
	bool good = true;
	sigset_t signals;
	int why = 0;

	errno = 0;
	if (ferror(output->file) || fflush(output->file) != 0)
		why = errno ? errno : EIO;
	if (fclose(output->file) != 0 && !why)
		why = errno ? errno : EIO;
	signals = hold_signals();
	if (keep && !why && output->temporary &&
	    rename(output->temporary, output->path) != 0)
		why = errno;
	if (output->temporary && (!keep || why))
		unlink(output->temporary);
	remove_if_ended(NULL);
	sigprocmask(SIG_SETMASK, &signals, NULL);
	if (keep && why)
		good = cannot_write(output->path, why, error);
	free(output->temporary);
	free(output->path);
	return good;
}
