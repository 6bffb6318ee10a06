/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "system/helper.h"

#include "system/process.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

int helper_start(pid_t *process, const char *const argv[], int from, int *to)
{
	struct error ignored;
	int ends[2] = {-1, -1}, failed;

	if (!process_pipe(ends, argv[0], &ignored))
		return EMFILE;
	failed = process_run(process, argv, from, ends[1]);
	close(ends[1]);
	if (failed)
		close(ends[0]);
	*to = ends[0];
	return failed;
}

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

/* Waits for the process; false: it did not end in time and was killed. */
static bool wait_for(pid_t process, int64_t end, int *status)
{
	const struct timespec pause = {0, 5000000};
	bool ended = true;

	for (;;) {
		pid_t got = waitpid(process, status, WNOHANG);

		if (got == process || (got < 0 && errno != EINTR))
			return ended;
		if (ended && process_clock() >= end) {
			ended = false;
			kill(process, SIGKILL);
		}
		nanosleep(&pause, NULL);
	}
}

enum helper_result helper_ask(const char *const argv[], int from,
			      unsigned seconds, char *answer, size_t room,
			      size_t *length)
{
	int64_t end = process_clock() + (int64_t)seconds * 1000;
	int out, status = -1, failed;
	pid_t process;
	bool in_time;

	failed = helper_start(&process, argv, from, &out);
	if (failed) {
		errno = failed;
		return HELPER_MISSING;
	}
	in_time = read_answer(out, end, answer, room, length);
	close(out);
	if (!wait_for(process, in_time ? end : process_clock(), &status) ||
	    !in_time)
		return HELPER_TOO_SLOW;
	return WIFEXITED(status) && WEXITSTATUS(status) == 0 && *length < room
		       ? HELPER_ANSWERED
		       : HELPER_FAILED;
}
