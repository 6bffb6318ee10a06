/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "system/output.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

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
	int fd;

	output->temporary = util_format("%s.XXXXXX", output->path);
	fd = mkstemp(output->temporary);
	if (fd < 0) {
		int why = errno;

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
	int why = 0;
	bool good = true;

	errno = 0;
	if (ferror(output->file) || fflush(output->file) != 0)
		why = errno ? errno : EIO;
	if (fclose(output->file) != 0 && !why)
		why = errno ? errno : EIO;
	if (keep && !why && output->temporary &&
	    rename(output->temporary, output->path) != 0)
		why = errno;
	if (output->temporary && (!keep || why))
		unlink(output->temporary);
	if (keep && why)
		good = cannot_write(output->path, why, error);
	free(output->temporary);
	free(output->path);
	return good;
}
