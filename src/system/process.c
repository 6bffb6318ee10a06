/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "system/process.h"

#include "base/str.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

bool process_pipe(int ends[2], const char *path, struct error *error)
{
	int low[2] = {-1, -1}, failed;
	int i;

	if (pipe(low) != 0)
		return error_set(error, "%s: %s", path, strerror(errno));
	/* Not 0 to 2: these will be the program's standard streams. */
	for (i = 0; i < 2; i++) {
		ends[i] = fcntl(low[i], F_DUPFD_CLOEXEC, 3);
		close(low[i]);
	}
	if (ends[0] >= 0 && ends[1] >= 0)
		return true;
	failed = errno;
	close(ends[0]);
	close(ends[1]);
	return error_set(error, "%s: %s", path, strerror(failed));
}

/* Unpackers must obey only their arguments, and no options of ours. */
static void withhold_options(void)
{
	static const char *const names[] = {
		"BZIP", "BZIP2", "GZIP", "XZ_DEFAULTS", "XZ_OPT", "ZSTD_CLEVEL", "ZSTD_NBTHREADS",
	};
	size_t i;

	for (i = 0; i < LENGTH(names); i++)
		unsetenv(names[i]);
}

/* If a call failed, ends the program: else a helper would use our streams. */
static void need(int failed)
{
	if (failed)
		util_no_memory();
}

int process_run(pid_t *process, const char *const argv[], int from, int *to)
{
	int ends[2] = {-1, STDOUT_FILENO}, failed;
	struct error ignored;
	posix_spawn_file_actions_t actions;
	posix_spawnattr_t attributes;
	sigset_t pipe_signal;

	if (to && !process_pipe(ends, argv[0], &ignored))
		return EMFILE;
	withhold_options();
	sigemptyset(&pipe_signal);
	sigaddset(&pipe_signal, SIGPIPE);
	need(posix_spawnattr_init(&attributes));
	posix_spawnattr_setsigdefault(&attributes, &pipe_signal);
	posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
	need(posix_spawn_file_actions_init(&actions));
	if (from >= 0)
		need(posix_spawn_file_actions_adddup2(&actions, from, STDIN_FILENO));
	else
		need(posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY,
						      0));
	need(posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO));
	/* We report errors ourselves, with the name of the file. */
	if (to)
		need(posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null",
						      O_WRONLY, 0));
	failed =
		posix_spawnp(process, argv[0], &actions, &attributes, (char *const *)argv, environ);
	posix_spawn_file_actions_destroy(&actions);
	posix_spawnattr_destroy(&attributes);
	if (!to)
		return failed;
	*to = ends[0];
	close(ends[1]);
	if (failed)
		close(ends[0]);
	return failed;
}

bool process_exists(const char *name)
{
	const char *directories = getenv("PATH");
	struct str path = str_of(directories ? directories : "/bin:/usr/bin");
	bool found = false;

	if (strchr(name, '/'))
		return access(name, X_OK) == 0;
	while (!found && path.length) {
		struct str directory = str_eat_until(&path, ':');
		char *program = util_format("%.*s/%s", (int)directory.length, directory.at, name);

		if (!directory.length)
			found = access(name, X_OK) == 0;
		else
			found = access(program, X_OK) == 0;
		free(program);
	}
	return found;
}

int64_t process_clock(void)
{
	struct timespec new;

	clock_gettime(CLOCK_MONOTONIC, &new);
	return (int64_t) new.tv_sec * 1000 + new.tv_nsec / 1000000;
}

int process_wait(pid_t process, int64_t end)
{
	const struct timespec pause = {0, 5000000};
	int status = 0;

	while (process > 0) {
		bool limited = end != PROCESS_ANY_TIME;
		pid_t got = waitpid(process, &status, limited ? WNOHANG : 0);

		if (got == process)
			break;
		if (got < 0 && errno != EINTR)
			return -1;
		if (limited && process_clock() >= end) {
			kill(process, SIGKILL);
			end = PROCESS_ANY_TIME;
		} else if (limited) {
			nanosleep(&pause, NULL);
		}
	}
	return status;
}

/*
 * Reads to the end of the output.  Keeps the bytes that fit, or none if reading
 * fails.  False: it takes longer than until end.
 */
static bool read_answer(int from, int64_t end, char *answer, size_t room, size_t *length)
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
		n = *length < room ? read(from, answer + *length, room - *length)
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

enum process_result process_ask(const char *const argv[], int from, unsigned seconds, char *answer,
				size_t room, size_t *length)
{
	int64_t end = process_clock() + (int64_t)seconds * 1000;
	int out, status, failed;
	pid_t process;
	bool in_time;

	failed = process_run(&process, argv, from, &out);
	if (failed) {
		errno = failed;
		return PROCESS_MISSING;
	}
	in_time = read_answer(out, end, answer, room, length);
	close(out);
	status = process_wait(process, in_time ? end : 0);
	if (!in_time || (WIFSIGNALED(status) && process_clock() >= end))
		return PROCESS_TOO_SLOW;
	return WIFEXITED(status) && WEXITSTATUS(status) == 0 && *length < room ? PROCESS_ANSWERED
									       : PROCESS_FAILED;
}
