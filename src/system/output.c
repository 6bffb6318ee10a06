/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "system/output.h"

#include "base/number.h"
#include "system/ending.h"
#include "system/regular.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* --- bytes ------------------------------------------------------------- */

/* Writes all bytes, and waits as long as that takes; returns errno or 0. */
static int write_bytes_all(int fd, const char *bytes, size_t count)
{
	while (count) {
		struct pollfd out = {.fd = fd, .events = POLLOUT};
		ssize_t n = write(fd, bytes, count);

		if (n >= 0) {
			bytes += n;
			count -= (size_t)n;
		} else if (errno == EAGAIN) {
			poll(&out, 1, -1);
		} else if (errno != EINTR) {
			return errno;
		}
	}
	return 0;
}

/* For a stream: writes bytes, and keeps the errno of the first failure. */
static bool put(void *to, const char *bytes, size_t count)
{
	struct output *output = to;

	if (!output->why)
		output->why = write_bytes_all(output->fd, bytes, count);
	return !output->why;
}

/* --- files ------------------------------------------------------------- */

static bool cannot_write(const char *path, int why, struct error *error)
{
	return path ? error_set(error, "%s: cannot be written: %s", path, strerror(why))
		    : error_set(error, "cannot write the report: %s", strerror(why));
}

/* Creates a file with this name, in which X stands for any letter; false: errno says why not. */
static bool open_temporary(struct output *output, char *name, mode_t mode)
{
	sigset_t signals;
	int why;

	output->temporary = name;
	signals = ending_hold();
	output->fd = mkstemp(output->temporary);
	why = errno;
	if (output->fd >= 0)
		ending_file(output->temporary);
	ending_release(&signals);
	if (output->fd >= 0) {
		fcntl(output->fd, F_SETFD, FD_CLOEXEC);
		fchmod(output->fd, mode);
		return true;
	}
	free(output->temporary);
	output->temporary = NULL;
	errno = why;
	return false;
}

/*
 * Creates a file beside the path, with its name and more, or if that is too long with the
 * beginning of its name.  False: errno says why that failed.
 */
static bool open_beside(struct output *output, mode_t mode)
{
	const char *suffix = ".XXXXXX";
	struct str path = str_of(output->path), base = str_base(path);
	size_t directory = path.length - base.length, most = strlen(suffix);

	if (open_temporary(output, util_format("%s%s", output->path, suffix), mode))
		return true;
	if (errno != ENAMETOOLONG || base.length <= most)
		return false;
	base = str_head(base, base.length - most);
	return open_temporary(
		output, util_format("%.*s%s", (int)(directory + base.length), path.at, suffix),
		mode);
}

/*
 * If the path names a descriptor of ours, returns a duplicate of the
 * descriptor, else -1.  Opening the path would not be the same: the descriptor
 * may be open for appending, and other programs may write through it, too.
 */
static int own_descriptor(const char *path, int links)
{
	struct stat status, own;
	const char *slash = strrchr(path, '/');
	char *directory =
		slash ? util_format("%.*s", (int)(slash - path) + 1, path) : util_format("./");
	struct str digits = str_of(slash ? slash + 1 : path), place = {"", 0};
	char *real = regular_path(directory);
	char target[4096];
	uint64_t number;
	ssize_t length;
	int fd = -1;

	/* Its entries are the descriptors of a process, if it is /dev/fd or /proc/PID/fd. */
	if (real)
		place = str_of(real);
	if ((str_equal(place, STR("/dev/fd")) ||
	     (str_begins(place, STR("/proc/")) && str_equal(str_tail(place, 3), STR("/fd")))) &&
	    number_eat(&digits, &number) == NUMBER_OK && !digits.length && number < INT_MAX &&
	    fstat((int)number, &own) == 0 && stat(path, &status) == 0 &&
	    own.st_dev == status.st_dev && own.st_ino == status.st_ino) {
		fd = fcntl((int)number, F_DUPFD_CLOEXEC, 0);
	} else if (links && (length = readlink(path, target, sizeof(target) - 1)) > 0) {
		char *next;

		target[length] = '\0';
		next = util_format("%s%s", *target == '/' ? "" : directory, target);
		fd = own_descriptor(next, links - 1);
		free(next);
	}
	free(real);
	free(directory);
	return fd;
}

/* Opens the file or descriptor to write to; false: errno says why not. */
static bool open_descriptor(struct output *output, const char *path)
{
	enum { LINKS = 40 };
	struct stat status, link;
	char *real;

	output->fd = own_descriptor(path, LINKS);
	if (output->fd >= 0) {
		output->path = util_format("%s", path);
		return true;
	}
	real = regular_path(path);
	output->path = real ? real : util_format("%s", path);
	if (stat(output->path, &status) != 0 &&
	    (lstat(output->path, &link) != 0 || !S_ISLNK(link.st_mode))) {
		/* umask() can only be read by setting it. */
		mode_t mask = umask(0);

		umask(mask);
		/* Else only the end of the run would tell. */
		return errno != ENAMETOOLONG && open_beside(output, 0666 & ~mask);
	}
	if (!real || !S_ISREG(status.st_mode)) {
		output->fd =
			regular_open_any(output->path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC);
		return output->fd >= 0;
	}
	/* Not even root is to write to a file that is read-only for all. */
	if (!(status.st_mode & 0222)) {
		errno = EACCES;
		return false;
	}
	if (access(output->path, W_OK) != 0)
		return false;
	if (open_beside(output, status.st_mode & 0777))
		return true;
	if (errno != EACCES && errno != EPERM && errno != EROFS && errno != ENAMETOOLONG)
		return false;
	draft_open(&output->held);
	return true;
}

bool output_open(struct output *output, const char *path, int fd, struct error *error)
{
	output->path = output->temporary = NULL;
	output->held = (struct draft){0};
	output->fd = path ? -1 : fd;
	output->why = 0;
	if (path && !open_descriptor(output, path)) {
		cannot_write(path, errno, error);
		free(output->path);
		return false;
	}
	output->file = output->held.file;
	if (output->file)
		return true;
	output->stream = (struct stream){put, output};
	output->file = stream_open(&output->stream);
	setvbuf(output->file, output->buffer, _IOFBF, sizeof(output->buffer));
	return true;
}

/* Writes the complete text into the old file itself; returns errno or 0. */
static int write_in_place(struct output *output)
{
	int to = regular_open_any(output->path, O_WRONLY | O_TRUNC | O_CLOEXEC), from = -1, why = 0;
	ssize_t n;

	if (to < 0)
		return errno;
	if (!output->temporary)
		why = write_bytes_all(to, output->held.text, output->held.length);
	else if ((from = regular_open_any(output->temporary, O_RDONLY | O_CLOEXEC)) < 0)
		why = errno;
	while (from >= 0 && !why && (n = read(from, output->buffer, sizeof(output->buffer))) != 0) {
		if (n > 0)
			why = write_bytes_all(to, output->buffer, (size_t)n);
		else if (errno != EINTR)
			why = errno;
	}
	if (from >= 0)
		close(from);
	return close(to) != 0 && !why ? errno : why;
}

/* Moves the file to its place, or copies it there; returns errno or 0. */
static int move(struct output *output)
{
	if (!output->temporary)
		return output->held.file ? write_in_place(output) : 0;
	if (rename(output->temporary, output->path) == 0) {
		free(output->temporary);
		output->temporary = NULL;
		return 0;
	}
	if (errno != EBUSY && errno != EXDEV && errno != EACCES && errno != EPERM)
		return errno;
	return write_in_place(output);
}

bool output_close(struct output *output, bool keep, struct error *error)
{
	sigset_t signals;
	int why;

	if (fclose(output->file) != 0 && !output->why)
		output->why = EIO;
	why = output->why;
	if (!output->path && why == EPIPE)
		why = 0;
	if (output->path && output->fd >= 0 && close(output->fd) != 0 && !why)
		why = errno;
	/* A signal must not interrupt a write in place. */
	signals = ending_hold();
	if (keep && !why && output->path)
		why = move(output);
	if (output->temporary)
		unlink(output->temporary);
	ending_file(NULL);
	ending_release(&signals);
	if (keep && why)
		cannot_write(output->path, why, error);
	free(output->held.text);
	free(output->temporary);
	free(output->path);
	return !keep || !why;
}
