/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/helper.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static int64_t now_ms(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* Out of the way of the standard streams, and of other programs. */
static bool make_pipe(int ends[2])
{
	int low[2], i;

	if (pipe(low) != 0)
		return false;
	for (i = 0; i < 2; i++) {
		ends[i] = fcntl(low[i], F_DUPFD_CLOEXEC, 3);
		close(low[i]);
	}
	if (ends[0] >= 0 && ends[1] >= 0)
		return true;
	close(ends[0]);
	close(ends[1]);
	return false;
}

static bool start(const char *const argv[], int to, pid_t *process)
{
	posix_spawn_file_actions_t actions;
	posix_spawnattr_t attributes;
	sigset_t pipe_signal;
	int failed;

	sigemptyset(&pipe_signal);
	sigaddset(&pipe_signal, SIGPIPE);
	posix_spawnattr_init(&attributes);
	posix_spawnattr_setsigdefault(&attributes, &pipe_signal);
	posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
	posix_spawn_file_actions_init(&actions);
	posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null",
					 O_RDONLY, 0);
	posix_spawn_file_actions_adddup2(&actions, to, STDOUT_FILENO);
	posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null",
					 O_WRONLY, 0);
	failed = posix_spawnp(process, argv[0], &actions, &attributes,
			      (char *const *)argv, environ);
	posix_spawn_file_actions_destroy(&actions);
	posix_spawnattr_destroy(&attributes);
	return failed == 0;
}

/* Reads to the end what fits; false if that takes longer than until end. */
static bool read_answer(int from, int64_t end, char *answer, size_t room,
			size_t *length)
{
	*length = 0;
	for (;;) {
		struct pollfd in = {.fd = from, .events = POLLIN};
		int64_t left = end - now_ms();
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
		if (n <= 0)
			return true;
		if (*length < room)
			*length += (size_t)n;
	}
}

/* Waits for the process; false if it has to be ended. */
static bool wait_for(pid_t process, int64_t end, int *status)
{
	const struct timespec pause = {0, 5000000};
	bool ended = true;

	for (;;) {
		pid_t got = waitpid(process, status, WNOHANG);

		if (got == process || (got < 0 && errno != EINTR))
			return ended;
		if (ended && now_ms() >= end) {
			ended = false;
			kill(process, SIGKILL);
		}
		nanosleep(&pause, NULL);
	}
}

enum helper_result helper_ask(const char *const argv[], unsigned seconds,
			      char *answer, size_t room)
{
	int64_t end = now_ms() + (int64_t)seconds * 1000;
	int ends[2], status = -1;
	char *newline;
	size_t length;
	pid_t process;
	bool in_time;

	if (!make_pipe(ends))
		return HELPER_MISSING;
	if (!start(argv, ends[1], &process)) {
		close(ends[0]);
		close(ends[1]);
		return HELPER_MISSING;
	}
	close(ends[1]);
	in_time = read_answer(ends[0], end, answer, room, &length);
	close(ends[0]);
	if (!wait_for(process, in_time ? end : now_ms(), &status) || !in_time)
		return HELPER_TOO_SLOW;
	newline = memchr(answer, '\n', length);
	if (newline)
		length = (size_t)(newline - answer);
	if (!WIFEXITED(status) || WEXITSTATUS(status) != 0 || length == 0 ||
	    length >= room || memchr(answer, '\0', length))
		return HELPER_FAILED;
	answer[length] = '\0';
	return HELPER_ANSWERED;
}
