/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "system/input.h"

#include <sys/stat.h>
#include <unistd.h>

static int fail_open(const char *path, const char *why, struct error *error)
{
	error_set(error, "%s: %s", path, why);
	return -1;
}

char *regular_path(const char *path)
{
	char *real = realpath(path, NULL);

	if (!real && errno == ENOMEM)
		util_no_memory();
	return real;
}

int regular_open(const char *path, char **real, bool *missing, struct error *error)
{
	static const char *const kernel_places[] = {"/proc/", "/sys/", "/dev/"};
	struct stat found, opened;
	int fd;

	*real = NULL;
	if (stat(path, &found) != 0 || !(*real = regular_path(path))) {
		*missing = errno == ENOENT || errno == ENOTDIR || errno == ENAMETOOLONG;
		return fail_open(path, strerror(errno), error);
	}
	*missing = true;
	if (!S_ISREG(found.st_mode))
		return fail_open(path, "not a regular file", error);
	for (size_t i = 0; i < LENGTH(kernel_places); i++)
		if (str_begins(str_of(*real), str_of(kernel_places[i])))
			return fail_open(path, "a file of the kernel's", error);
	*missing = false;
	/* O_NONBLOCK: the file may have become a FIFO. */
	fd = regular_open_any(*real, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
	if (fd < 0)
		return fail_open(path, strerror(errno), error);
	if (fstat(fd, &opened) == 0 && S_ISREG(opened.st_mode) && opened.st_dev == found.st_dev &&
	    opened.st_ino == found.st_ino)
		return fd;
	close(fd);
	*missing = true;
	return fail_open(path, "another file has come in its place", error);
}
