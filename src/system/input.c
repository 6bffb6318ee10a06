/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "system/input.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

_Static_assert(INPUT_LINE % INPUT_BLOCK == 0 &&
		       (INPUT_LINE / INPUT_BLOCK & (INPUT_LINE / INPUT_BLOCK - 1)) == 0,
	       "a buffer that doubles comes to the longest line");

/* Resizes the buffer; its content stays. */
static void set_room(struct input *input, size_t room)
{
	input->room = room;
	input->space = util_realloc(input->space, INPUT_MARGIN + room + 1 + INPUT_MARGIN, 1);
	input->buffer = input->space + INPUT_MARGIN;
	memset(input->space, 0, INPUT_MARGIN);
}

struct timespec input_changed(const struct stat *status)
{
#ifdef __APPLE__
	return status->st_mtimespec;
#else
	return status->st_mtim;
#endif
}

void input_from(struct input *input, const char *path, int fd)
{
	struct stat status;

	*input = (struct input){.path = path, .fd = fd, .most = UINT64_MAX};
	if (fd >= 0 && fstat(fd, &status) == 0 && S_ISREG(status.st_mode)) {
		input->size = (uint64_t)status.st_size;
		input->changed = input_changed(&status);
	}
	set_room(input, INPUT_BLOCK);
}

bool input_open(struct input *input, const char *path, struct error *error)
{
	int fd = strcmp(path, "-") == 0 ? fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
					: regular_open_any(path, O_RDONLY | O_CLOEXEC | O_NOCTTY);

	if (fd < 0)
		return error_set(error, "%s: %s", path, strerror(errno));
	input_from(input, path, fd);
	return true;
}

bool input_open_regular(struct input *input, const char *path, char **real, bool *missing,
			struct error *error)
{
	int fd = regular_open(path, real, missing, error);

	if (fd < 0)
		return false;
	input_from(input, path, fd);
	input->most = input->size;
	input->ended = !input->most;
	return true;
}

/* Reads once into the free part of the buffer. */
static bool fill_buffer(struct input *input, struct error *error)
{
	size_t free_bytes = input->room - input->filled;
	ssize_t n;

	if (input->wait && !input->wait(input, error))
		return false;
	if (free_bytes > input->most - input->offset)
		free_bytes = (size_t)(input->most - input->offset);
	do
		n = read(input->fd, input->buffer + input->filled, free_bytes);
	while (n < 0 && errno == EINTR);
	if (n < 0)
		return error_set(error, "%s: %s", input->path, strerror(errno));
	input->filled += (size_t)n;
	input->offset += (uint64_t)n;
	input->ended = n == 0 || input->offset == input->most;
	return true;
}

bool input_block(struct input *input, struct str *block, struct error *error)
{
	size_t seen = 0, end;

	input->filled -= input->given;
	memmove(input->buffer, input->buffer + input->given, input->filled);
	input->given = 0;
	for (;;) {
		/* Drops the rest of a line that was cut, as far as it has been read. */
		if (input->skipping) {
			const char *newline = memchr(input->buffer, '\n', input->filled);

			end = newline ? (size_t)(newline - input->buffer) + 1 : input->filled;
			input->filled -= end;
			memmove(input->buffer, input->buffer + end, input->filled);
			input->skipping = !newline;
		}
		/* The first `seen` bytes have no newline. */
		end = input->filled;
		while (end > seen && input->buffer[end - 1] != '\n')
			end--;
		if (end > seen) {
			seen = end;
			break;
		}
		seen = input->filled;
		if (input->ended) {
			input->skipping = false;
			if (seen) {
				input->no_newline = true;
				input->buffer[input->filled++] = '\n';
			}
			seen = input->filled;
			break;
		}
		if (input->filled == INPUT_LINE) {
			input->buffer[INPUT_LINE - 1] = '\n';
			input->skipping = true;
			input->cut++;
			break;
		}
		if (input->filled == input->room)
			set_room(input, 2 * input->room);
		if (!fill_buffer(input, error))
			return false;
	}
	input->given = seen;
	memset(input->buffer + input->filled, 0, INPUT_MARGIN);
	*block = (struct str){input->buffer, input->given};
	return true;
}

bool input_peek(struct input *input, struct str *beginning, struct error *error)
{
	while (!input->ended && input->filled < INPUT_PEEK)
		if (!fill_buffer(input, error))
			return false;
	*beginning = (struct str){input->buffer,
				  input->filled < INPUT_PEEK ? input->filled : INPUT_PEEK};
	return true;
}

void input_close(struct input *input)
{
	if (input->fd >= 0)
		close(input->fd);
	free(input->space);
	*input = (struct input){.fd = -1};
}
