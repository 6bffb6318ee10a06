/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "system/terminal.h"

#include "system/input.h"
#include "system/process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

/* For a stream: writes all bytes, as long as that takes, and keeps the errno of the first failure. */
static bool put(void *to, const char *bytes, size_t count)
{
	struct output *output = to;
	struct pollfd out = {.fd = output->fd, .events = POLLOUT};

	while (count && !output->why) {
		ssize_t n = write(output->fd, bytes, count);

		bytes += n < 0 ? 0 : n;
		count -= n < 0 ? 0 : (size_t)n;
		if (n < 0 && errno == EAGAIN)
			poll(&out, 1, -1);
		else if (n < 0 && errno != EINTR)
			output->why = errno;
	}
	return !output->why;
}

static bool cannot_write(const char *path, int why, struct error *error)
{
	return path ? error_set(error, "%s: cannot be written: %s", path, strerror(why))
		    : error_set(error, "cannot write the report: %s", strerror(why));
}

/* Creates a file beside the path, which replaces it in the end; false: errno says why not. */
static bool open_beside(struct output *output, mode_t mode)
{
	const struct str path = str_of(output->path);
	const size_t directory = path.length - str_base(path).length;
	sigset_t signals = ending_hold();

	/* As short as a name may be, so that no name of a file is too long. */
	output->temporary = util_format("%.*s.cgannotate.XXXXXX", (int)directory, path.at);
	output->fd = mkstemp(output->temporary);
	if (output->fd >= 0) {
		ending_file(output->temporary);
		fcntl(output->fd, F_SETFD, FD_CLOEXEC);
		fchmod(output->fd, mode);
	}
	ending_release(&signals);
	return output->fd >= 0;
}

/* Opens the file or descriptor to write to; false: errno says why not. */
static bool open_descriptor(struct output *output, const char *path)
{
	struct stat status, link, own;
	char *real = regular_path(path);

	output->path = real ? real : util_format("%s", path);
	if (stat(output->path, &status) != 0 &&
	    (lstat(output->path, &link) != 0 || !S_ISLNK(link.st_mode))) {
		/* umask() can only be read by setting it. */
		mode_t mask = umask(0);

		umask(mask);
		/* Else only the end of the run would tell. */
		return errno != ENAMETOOLONG && open_beside(output, 0666 & ~mask);
	}
	/* /dev/stdout: opened again, it would not be open for appending, and begin at its front. */
	for (int fd = STDOUT_FILENO; real && output->fd < 0 && fd <= STDERR_FILENO; fd++)
		if (fstat(fd, &own) == 0 && own.st_dev == status.st_dev &&
		    own.st_ino == status.st_ino)
			output->fd = fcntl(fd, F_DUPFD_CLOEXEC, 0);
	if (output->fd < 0 && (!real || !S_ISREG(status.st_mode)))
		output->fd =
			regular_open_any(output->path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC);
	if (output->fd >= 0 || !real || !S_ISREG(status.st_mode))
		return output->fd >= 0;
	/* Not even root is to write to a file that is read-only for all. */
	if (!(status.st_mode & 0222)) {
		errno = EACCES;
		return false;
	}
	return access(output->path, W_OK) == 0 && open_beside(output, status.st_mode & 0777);
}

bool output_open(struct output *output, const char *path, int fd, struct error *error)
{
	output->path = output->temporary = NULL;
	output->fd = path ? -1 : fd;
	output->why = 0;
	if (path && !open_descriptor(output, path)) {
		cannot_write(path, errno, error);
		free(output->temporary);
		free(output->path);
		return false;
	}
	output->stream = (struct stream){put, output};
	output->file = stream_open(&output->stream);
	setvbuf(output->file, output->buffer, _IOFBF, sizeof(output->buffer));
	return true;
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
	if (output->path && close(output->fd) != 0 && !why)
		why = errno;
	signals = ending_hold();
	if (output->temporary && keep && !why && rename(output->temporary, output->path) != 0)
		why = errno;
	if (output->temporary && (!keep || why))
		unlink(output->temporary);
	ending_file(NULL);
	ending_release(&signals);
	if (keep && why)
		cannot_write(output->path, why, error);
	free(output->temporary);
	free(output->path);
	return !keep || !why;
}
