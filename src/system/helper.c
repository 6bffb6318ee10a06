/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "system/helper.h"

#include "system/process.h"

#include <errno.h>
#include <poll.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/*
 * Reads to the end of the output.  Keeps the bytes that fit, or none if reading
 * fails.  False: it takes longer than until end.
 */
static bool read_answer(int from, int64_t end, char *answer, size_t room,
			size_t *length)
{
	*length = 0;
	for (;;) {
		struct pollfd in = {.fd = from, .events = POLLIN};
		int64_t left = end - process_clock();
		char rest[256];
		ssize_t n;

		if (left <= 0)
			return false;
		if (poll(&in, 1, left > 1000 ? 1000 : (int)left) <= 0)
			continue;
		n = *length < room
			    ? read(from, answer + *length, room - *length)
			    : read(from, rest, sizeof(rest));
		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
			*length = 0;
		if (n <= 0)
			return true;
		if (*length < room)
			*length += (size_t)n;
	}
}

enum helper_result helper_ask(const char *const argv[], int from,
			      unsigned seconds, char *answer, size_t room,
			      size_t *length)
{
	int64_t end = process_clock() + (int64_t)seconds * 1000;
	int out, status, failed;
	pid_t process;
	bool in_time;

	failed = process_run(&process, argv, from, &out);
	if (failed) {
		errno = failed;
		return HELPER_MISSING;
	}
	in_time = read_answer(out, end, answer, room, length);
	close(out);
	status = process_wait(process, in_time ? end : 0);
	if (!in_time || (WIFSIGNALED(status) && process_clock() >= end))
		return HELPER_TOO_SLOW;
	return WIFEXITED(status) && WEXITSTATUS(status) == 0 && *length < room
		       ? HELPER_ANSWERED
		       : HELPER_FAILED;
}
