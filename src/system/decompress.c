/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "system/decompress.h"

#include "system/process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* Closes the helper's input: there is no more, or the helper reads no more. */
static void end_feeding(struct decompress *unpack)
{
	if (unpack->to >= 0)
		close(unpack->to);
	unpack->to = -1;
	unpack->file.given = unpack->file.filled = 0;
}

/*
 * Feeds the helper until it has written something.  A pipe may take any time,
 * but a helper that has bytes to read has only LIMITS_HELPER seconds.
 */
static bool feed(struct input *input, struct error *error)
{
	struct decompress *unpack = (struct decompress *)input;
	struct input *file = &unpack->file;
	int64_t begin = process_clock();

	for (;;) {
		bool holds = file->given < file->filled;
		bool reads = unpack->to >= 0 && !holds;
		struct pollfd ends[] = {
			{.fd = input->fd, .events = POLLIN},
			{.fd = holds ? unpack->to : -1, .events = POLLOUT},
			{.fd = reads ? file->fd : -1, .events = POLLIN},
		};
		int64_t left = begin + (int64_t)LIMITS_HELPER * 1000 - process_clock();
		int ready = poll(ends, LENGTH(ends),
				 reads && !file->size ? -1
				 : left > 0           ? (int)left
						      : 0);
		ssize_t n;

		if (ready == 0)
			return error_set(error, "%s: no more data came; giving up", input->path);
		if (ready < 0) {
			if (errno == EINTR)
				continue;
			return error_set(error, "%s: %s", input->path, strerror(errno));
		}
		if (ends[0].revents)
			break;
		if (ends[1].revents) {
			n = write(unpack->to, file->buffer + file->given,
				  file->filled - file->given);
			if (n > 0)
				file->given += (size_t)n;
			else if (n < 0 && errno != EINTR && errno != EAGAIN)
				end_feeding(unpack);
		}
		if (ends[2].revents) {
			n = read(file->fd, file->buffer, file->room);
			if (n > 0) {
				file->given = 0;
				file->filled = (size_t)n;
				file->offset += (uint64_t)n;
			} else if (n == 0 || errno != EINTR) {
				unpack->failed = n < 0;
				end_feeding(unpack);
			}
			begin = file->size ? begin : process_clock();
		}
	}
	input->most = limits_unpacked(unpack->limits,
				      file->size > file->offset ? file->size : file->offset);
	return true;
}

/* Starts the helper; from now on, input is what the helper writes. */
static bool start_helper(struct decompress *unpack, struct error *error)
{
	const char *path = unpack->input.path;
	const char *argv[] = {unpack->program, "-dc", NULL};
	int output, failed = process_run(&unpack->helper, PROCESS_HELPER, argv, -1, &unpack->to,
					 &output);

	if (failed) {
		unpack->helper = 0;
		unpack->to = -1;
		if (failed != ENOENT)
			return error_set(error, "%s: cannot run %s: %s", path, unpack->program,
					 strerror(failed));
		return error_set(error,
				 "%s: the program %s, which is needed to read it, is not installed",
				 path, unpack->program);
	}
	/* The helper may be waiting for us to read: do not wait for it. */
	fcntl(unpack->to, F_SETFL, O_NONBLOCK);
	unpack->file = unpack->input;
	input_from(&unpack->input, path, output);
	unpack->input.changed = unpack->file.changed;
	unpack->input.wait = feed;
	return true;
}

/* Returns the helper for what begins with these bytes, or NULL. */
static const char *find_helper(struct str bytes)
{
	static const struct {
		struct str magic;
		const char *program;
	} formats[] = {
		{{"\x1f\x8b", 2}, "gzip"},
		{{"\xfd\x37zXZ", 6}, "xz"},
		{{"BZh", 3}, "bzip2"},
		{{"\x28\xb5\x2f\xfd", 4}, "zstd"},
	};

	for (size_t i = 0; i < LENGTH(formats); i++)
		if (str_begins(bytes, formats[i].magic))
			return formats[i].program;
	return NULL;
}

bool decompress_open(struct decompress *unpack, const char *path, const struct limits *limits,
		     struct error *error)
{
	struct str bytes;

	*unpack = (struct decompress){.limits = limits, .file = {.fd = -1}, .to = -1};
	if (strcmp(path, "-") == 0) {
		int fd = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3);

		if (fd < 0)
			return error_set(error, "%s: %s", path, strerror(errno));
		input_from(&unpack->input, path, fd);
	} else if (!input_open(&unpack->input, path, error)) {
		return false;
	}
	if (input_peek(&unpack->input, &bytes, error)) {
		unpack->program = find_helper(bytes);
		if (!unpack->program || start_helper(unpack, error))
			return true;
	}
	decompress_close(unpack, false, NULL);
	return false;
}

bool decompress_close(struct decompress *unpack, bool finished, struct error *error)
{
	const char *path = unpack->input.path;
	/* Of a plain file, a piece may be wanted. */
	bool bounded = unpack->program && unpack->input.offset == unpack->input.most;
	bool wrote = unpack->input.offset > 0;
	int status;

	input_close(&unpack->input);
	end_feeding(unpack);
	input_close(&unpack->file);
	/* How it ends says something only if it has written all. */
	status = process_wait(unpack->helper,
			      finished && !bounded ? process_clock() + (int64_t)LIMITS_HELPER * 1000
						   : 0);
	/* gzip exits with 2 if all data was there, but garbage follows it. */
	unpack->warned = unpack->helper > 0 && wrote && strcmp(unpack->program, "gzip") == 0 &&
			 WIFEXITED(status) && WEXITSTATUS(status) == 2;
	if (finished && bounded)
		return error_set(error,
				 "%s unpacks to more than %d times its size; --limits=no reads it "
				 "anyway",
				 path, LIMITS_UNPACKED);
	if (!finished || ((status == 0 || unpack->warned) && !unpack->failed))
		return true;
	if (WIFEXITED(status) && WEXITSTATUS(status) == 127)
		return error_set(error, "%s: cannot run %s", path, unpack->program);
	return error_set(error,
			 "%s: %s -dc could not read it to its end: the "
			 "file is damaged or cut short",
			 path, unpack->program);
}
