/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "system/decompress.h"

#include "system/process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static const char *helper_for(struct str beginning)
{
	static const struct {
		struct str magic;
		const char *program;
	} formats[] = {
		{{"\x1f\x8b", 2}, "gzip"},
		{{"\xfd"
		  "7zXZ\0",
		  6},
		 "xz"},
		{{"BZh", 3}, "bzip2"},
		{{"\x28\xb5\x2f\xfd", 4}, "zstd"},
	};
	size_t i;

	for (i = 0; i < LENGTH(formats); i++)
		if (str_begins(beginning, formats[i].magic))
			return formats[i].program;
	return NULL;
}

/* Runs the helper from one descriptor to the other; 0 or an errno. */
static int run_helper(struct decompress *unpack, int from, int to)
{
	const char *argv[] = {unpack->program, "-dc", NULL};

	return process_run(&unpack->helper, argv, from, to);
}

static bool write_all(int fd, const char *at, size_t length)
{
	while (length) {
		ssize_t n = write(fd, at, length);

		if (n < 0 && errno != EINTR)
			return false;
		if (n > 0) {
			at += n;
			length -= (size_t)n;
		}
	}
	return true;
}

/* Waits until the pipe has more bytes, or its end; false: nobody needs them. */
static bool wait_for_bytes(int from, int lifeline)
{
	struct pollfd ends[] = {{.fd = from, .events = POLLIN},
				{.fd = lifeline}};

	while (poll(ends, LENGTH(ends), -1) < 0)
		if (errno != EINTR)
			return false;
	return !ends[1].revents;
}

/*
 * In a process of its own: what was peeked at, and the rest of the pipe.  It
 * ends when the helper does, or when the other end of the lifeline is closed,
 * as it also is when our parent is killed.  To fail is to fail to read.
 */
static _Noreturn void feed(const struct input *input, int to, int lifeline)
{
	char buffer[64 * 1024];
	bool good = write_all(to, input->buffer, input->filled);

	/* Whoever reads the report is not to wait for us. */
	close(STDOUT_FILENO);
	while (good && wait_for_bytes(input->fd, lifeline)) {
		ssize_t n = read(input->fd, buffer, sizeof(buffer));

		if (n < 0 && errno == EINTR)
			continue;
		if (n <= 0)
			_exit(n < 0);
		good = write_all(to, buffer, (size_t)n);
	}
	_exit(0);
}

static void close_both(const int ends[2])
{
	close(ends[0]);
	close(ends[1]);
}

/* Gives the helper a pipe's bytes, those already read included, or -1. */
static int start_feeder(struct decompress *unpack, struct error *error)
{
	const struct input *input = &unpack->input;
	int ends[2] = {-1, -1}, lifeline[2] = {-1, -1};

	if (!process_pipe(ends, input->path, error))
		return -1;
	if (!process_pipe(lifeline, input->path, error)) {
		close_both(ends);
		return -1;
	}
	unpack->feeder = fork();
	if (unpack->feeder == 0) {
		close(ends[0]);
		close(lifeline[1]);
		feed(input, ends[1], lifeline[0]);
	}
	close(lifeline[0]);
	close(ends[1]);
	unpack->lifeline = lifeline[1];
	if (unpack->feeder > 0)
		return ends[0];
	unpack->feeder = 0;
	error_set(error, "%s: %s", input->path, strerror(errno));
	close(ends[0]);
	return -1;
}

/* A descriptor with all the bytes of the input, from where it began, or -1. */
static int from_beginning(struct decompress *unpack, off_t beginning,
			  struct error *error)
{
	const struct input *input = &unpack->input;
	int fd;

	if (beginning < 0)
		return start_feeder(unpack, error);
	fd = lseek(input->fd, beginning, SEEK_SET) < 0
		     ? -1
		     : fcntl(input->fd, F_DUPFD_CLOEXEC, 3);
	if (fd < 0)
		error_set(error, "%s: %s", input->path, strerror(errno));
	return fd;
}

/*
 * Puts a helper between us and the input, which stood at beginning.  Its pipe
 * comes after the feeder, which would else hold both ends of it open.
 */
static bool start(struct decompress *unpack, off_t beginning,
		  const struct limits *limits, struct error *error)
{
	const char *path = unpack->input.path;
	uint64_t most = unpack->input.regular
				? limits_unpacked(limits, unpack->input.size)
				: UINT64_MAX;
	struct timespec changed = unpack->input.changed;
	int from = from_beginning(unpack, beginning, error);
	int ends[2] = {-1, -1}, failed;

	if (from < 0)
		return false;
	if (!process_pipe(ends, path, error)) {
		close(from);
		return false;
	}
	failed = run_helper(unpack, from, ends[1]);
	close(from);
	close(ends[1]);
	input_close(&unpack->input);
	input_from(&unpack->input, path, ends[0]);
	unpack->input.changed = changed;
	unpack->input.most = most;
	/* A pipe may be slow. */
	if (beginning >= 0)
		unpack->input.patience = LIMITS_HELPER * 1000;
	if (failed == 0)
		return true;
	unpack->helper = 0;
	return error_set(
		error,
		failed == ENOENT
			? "%s: the program %s, which is needed to read it, is "
			  "not installed"
			: "%s: cannot run %s",
		path, unpack->program);
}

bool decompress_open(struct decompress *unpack, const char *path,
		     const struct limits *limits, struct error *error)
{
	struct str bytes;
	off_t beginning;

	*unpack = (struct decompress){.lifeline = -1};
	if (strcmp(path, "-") == 0)
		input_from(&unpack->input, path,
			   fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3));
	else if (!input_open(&unpack->input, path, error))
		return false;
	/* Standard input may stand behind its beginning. */
	beginning = lseek(unpack->input.fd, 0, SEEK_CUR);
	if (input_peek(&unpack->input, &bytes, error)) {
		unpack->program = helper_for(bytes);
		if (!unpack->program || start(unpack, beginning, limits, error))
			return true;
	}
	decompress_close(unpack, false, NULL);
	return false;
}

/* gzip says with 2 that all is there, but garbage behind it. */
static bool is_warning(const struct decompress *unpack, int status)
{
	return unpack->helper > 0 && strcmp(unpack->program, "gzip") == 0 &&
	       WIFEXITED(status) && WEXITSTATUS(status) == 2;
}

bool decompress_close(struct decompress *unpack, bool finished,
		      struct error *error)
{
	const char *path = unpack->input.path;
	bool bounded = unpack->input.offset == unpack->input.most;
	bool stalled = unpack->input.stalled;
	int status, fed;

	/* In this order nobody waits for another. */
	input_close(&unpack->input);
	if (unpack->lifeline >= 0)
		close(unpack->lifeline);
	fed = process_wait(unpack->feeder, false);
	status = process_wait(unpack->helper, stalled);
	unpack->warned = is_warning(unpack, status);
	if (finished && bounded)
		return error_set(error,
				 "%s: it unpacks to more than %d times its "
				 "size; --limits=no reads it all the same",
				 path, LIMITS_UNPACKED);
	if (!finished || ((status == 0 || unpack->warned) && fed == 0))
		return true;
	if (WIFEXITED(status) && WEXITSTATUS(status) == 127)
		return error_set(error, "%s: cannot run %s", path,
				 unpack->program);
	return error_set(error,
			 "%s: %s -dc could not read it to its end: the "
			 "file is damaged or cut short",
			 path, unpack->program);
}
