/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For O_PATH.  NOLINTNEXTLINE: the C library requires this name */
#define _GNU_SOURCE

#include "system/regular.h"

#include "base/str.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/vfs.h>
#endif

/* Flags to open a directory only to look up names in it, not to list it. */
#if defined O_PATH
#define SEARCH (O_PATH | O_DIRECTORY | O_CLOEXEC)
#elif defined O_SEARCH
#define SEARCH (O_SEARCH | O_DIRECTORY | O_CLOEXEC)
#else
#define SEARCH (O_RDONLY | O_DIRECTORY | O_CLOEXEC)
#endif

static const char *const kernel_places[] = {"/proc", "/sys", "/dev"};

/* Whether a file is on the device of such a place, not on that of "/". */
static bool is_on_kernels(const struct stat *file)
{
	struct stat other;
	size_t i;

	if (stat("/", &other) == 0 && other.st_dev == file->st_dev)
		return false;
	for (i = 0; i < LENGTH(kernel_places); i++)
		if (stat(kernel_places[i], &other) == 0 && other.st_dev == file->st_dev)
			return true;
	return false;
}

/* Whether an open file is on a proc or sysfs that is mounted elsewhere. */
static bool is_kernel_type(int fd)
{
#ifdef __linux__
	enum { PROC = 0x9fa0, SYSFS = 0x62656572 };
	struct statfs status;

	return fstatfs(fd, &status) != 0 || status.f_type == PROC || status.f_type == SYSFS;
#else
	(void)fd;
	return false;
#endif
}

/* Whether a directory of a path, as it is spelled, is on such a device. */
static bool leads_through_kernels(const char *path)
{
	char *copy = str_copy(str_of(path)), *slash = copy;
	struct stat status;
	bool through = false;

	while (!through && *slash && (slash = strchr(slash + 1, '/'))) {
		*slash = '\0';
		through = stat(copy, &status) == 0 && is_on_kernels(&status);
		*slash = '/';
	}
	free(copy);
	return through;
}

/* Opens an absolute path without following links; -1: errno says why. */
static int open_real(const char *real)
{
	char *path = str_copy(str_of(real)), *piece = path + 1;
	int fd = regular_open_any("/", SEARCH);

	while (fd >= 0 && piece) {
		char *slash = strchr(piece, '/');
		int directory = fd, why;

		if (slash)
			*slash++ = '\0';
		/* O_NONBLOCK: the file may have become a FIFO. */
		do
			fd = slash ? openat(directory, piece, SEARCH | O_NOFOLLOW)
				   : openat(directory, piece,
					    O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK |
						    O_NOFOLLOW);
		while (fd < 0 && errno == EINTR);
		why = errno;
		close(directory);
		errno = why;
		piece = slash;
	}
	free(path);
	return fd;
}

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
	struct stat status;
	size_t i;
	int fd;

	*real = NULL;
	if (stat(path, &status) != 0 || !(*real = regular_path(path))) {
		*missing = errno == ENOENT || errno == ENOTDIR || errno == ENAMETOOLONG;
		return fail_open(path, strerror(errno), error);
	}
	*missing = true;
	if (!S_ISREG(status.st_mode))
		return fail_open(path, "not a regular file", error);
	for (i = 0; i < LENGTH(kernel_places); i++) {
		struct str rest = str_of(*real);

		if (str_eat(&rest, str_of(kernel_places[i])) && str_begins(rest, STR("/")))
			return fail_open(path, "a file of the kernel's", error);
	}
	if (leads_through_kernels(path))
		return fail_open(path, "a file of the kernel's", error);
	*missing = false;
	fd = open_real(*real);
	if (fd < 0)
		return fail_open(path, strerror(errno), error);
	if (fstat(fd, &status) == 0 && S_ISREG(status.st_mode) && !is_on_kernels(&status) &&
	    !is_kernel_type(fd))
		return fd;
	close(fd);
	*missing = true;
	return fail_open(path, "not a regular file of a disk", error);
}
