/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/input.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Gives the buffer its size; what is in it stays. */
static void set_room(struct input *input, size_t room)
{
	input->room = room;
	input->space = util_realloc(input->space,
				    INPUT_MARGIN + room + INPUT_MARGIN, 1);
	input->buffer = input->space + INPUT_MARGIN;
	memset(input->space, 0, INPUT_MARGIN);
}

void input_from(struct input *input, const char *path, int fd)
{
	struct stat status;

	*input = (struct input){.path = path, .fd = fd};
	if (fstat(fd, &status) == 0 && S_ISREG(status.st_mode)) {
		input->regular = true;
		input->size = (uint64_t)status.st_size;
		input->changed = status.st_mtim;
	}
	set_room(input, INPUT_BLOCK);
}

bool input_open(struct input *input, const char *path, bool only_regular,
		struct error *error)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY |
				    (only_regular ? O_NONBLOCK : 0));

	if (fd < 0)
		return error_set(error, "%s: %s", path, strerror(errno));
	input_from(input, path, fd);
	if (only_regular && !input->regular) {
		input_close(input);
		return error_set(error, "%s: not a regular file", path);
	}
	return true;
}

/* Reads once into the free part of the buffer. */
static bool fill(struct input *input, struct error *error)
{
	ssize_t n;

	do
		n = read(input->fd, input->buffer + input->filled,
			 input->room - input->filled);
	while (n < 0 && errno == EINTR);
	if (n < 0)
		return error_set(error, "%s: %s", input->path, strerror(errno));
	input->filled += (size_t)n;
	input->offset += (uint64_t)n;
	input->ended = n == 0;
	return true;
}

/* The length of the whole lines among length bytes. */
static size_t whole_lines(const char *at, size_t length)
{
	while (length && at[length - 1] != '\n')
		length--;
	return length;
}

bool input_block(struct input *input, struct str *block, struct error *error)
{
	size_t seen = 0;

	input->filled -= input->given;
	memmove(input->buffer, input->buffer + input->given, input->filled);
	input->given = 0;
	for (;;) {
		if (input->filled > seen)
			input->given = seen + whole_lines(input->buffer + seen,
							  input->filled - seen);
		/* What was seen before has no newline. */
		if (input->given > seen)
			break;
		input->given = 0;
		seen = input->filled;
		if (input->ended) {
			if (seen)
				input->buffer[input->filled++] = '\n';
			input->given = input->filled;
			break;
		}
		if (input->filled == input->room)
			set_room(input, 2 * input->room);
		if (!fill(input, error))
			return false;
	}
	memset(input->buffer + input->filled, 0,
	       input->room + INPUT_MARGIN - input->filled < INPUT_MARGIN
		       ? input->room + INPUT_MARGIN - input->filled
		       : INPUT_MARGIN);
	*block = (struct str){input->buffer, input->given};
	return true;
}

bool input_peek(struct input *input, struct str *beginning, struct error *error)
{
	while (!input->ended && input->filled < 4096)
		if (!fill(input, error))
			return false;
	*beginning = (struct str){input->buffer, input->filled};
	return true;
}

void input_close(struct input *input)
{
	if (input->fd >= 0)
		close(input->fd);
	free(input->space);
	*input = (struct input){.fd = -1};
}
