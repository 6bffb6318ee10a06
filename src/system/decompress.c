/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "system/decompress.h"

#include "system/process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* A helper that has bytes to read has only LIMITS_HELPER seconds to write some. */
static bool wait_for_bytes(struct input *input, struct error *error)
{
	struct pollfd from = {.fd = input->fd, .events = POLLIN};
	int ready;

	do
		ready = poll(&from, 1, (int)LIMITS_HELPER * 1000);
	while (ready < 0 && errno == EINTR);
	return ready != 0 || error_set(error, "%s: no more data came; giving up", input->path);
}

/*
 * Puts what is left of a pipe into a temporary file, of which the input is then; false: errno says
 * why that failed.
 */
static bool store(struct input *input)
{
	FILE *file = tmpfile();
	ssize_t n = (ssize_t)input->filled;
	int fd = -1;

	while (file && n > 0) {
		fwrite(input->buffer, 1, (size_t)n, file);
		input->size += (uint64_t)n;
		do
			n = read(input->fd, input->buffer, input->room);
		while (n < 0 && errno == EINTR);
	}
	if (file && n == 0 && fflush(file) == 0 && !ferror(file))
		fd = fcntl(fileno(file), F_DUPFD_CLOEXEC, 3);
	if (file)
		fclose(file);
	if (fd < 0)
		return false;
	close(input->fd);
	input->fd = fd;
	input->filled = (size_t)input->size;
	return true;
}

/* Starts the helper; from now on, input is what the helper writes. */
static bool start_helper(struct decompress *unpack, const struct limits *limits,
			 struct error *error)
{
	const char *argv[] = {unpack->program, "-dc", NULL};
	struct input packed = unpack->input;
	int output, failed = 0;

	if ((!packed.size && !store(&packed)) ||
	    lseek(packed.fd, -(off_t)packed.filled, SEEK_CUR) < 0)
		failed = errno;
	unpack->input.fd = packed.fd;
	if (failed)
		return error_set(error, "%s: %s", packed.path, strerror(failed));
	failed = process_run(&unpack->helper, PROCESS_HELPER, argv, packed.fd, &output);
	if (failed == ENOENT)
		return error_set(error,
				 "%s: the program %s, which is needed to read it, is not installed",
				 packed.path, unpack->program);
	if (failed)
		return error_set(error, "%s: cannot run %s: %s", packed.path, unpack->program,
				 strerror(failed));
	input_close(&unpack->input);
	input_from(&unpack->input, packed.path, output);
	unpack->input.changed = packed.changed;
	unpack->input.most = limits_unpacked(limits, packed.size);
	unpack->input.wait = wait_for_bytes;
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

	*unpack = (struct decompress){.program = NULL};
	if (!input_open(&unpack->input, path, error))
		return false;
	if (input_peek(&unpack->input, &bytes, error)) {
		unpack->program = find_helper(bytes);
		if (!unpack->program || start_helper(unpack, limits, error))
			return true;
	}
	input_close(&unpack->input);
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
	if (!finished || status == 0 || unpack->warned)
		return true;
	if (WIFEXITED(status) && WEXITSTATUS(status) == 127)
		return error_set(error, "%s: cannot run %s", path, unpack->program);
	return error_set(error,
			 "%s: %s -dc could not read it to its end: the "
			 "file is damaged or cut short",
			 path, unpack->program);
}
