/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For F_SETPIPE_SZ.  NOLINTNEXTLINE: the C library requires this name */
#define _GNU_SOURCE

#include "system/process.h"

#include "base/util.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

/* --- one program ------------------------------------------------------- */

/* Makes a pipe that other programs do not inherit; returns 0, or an errno and two times -1. */
static int open_pipe(int ends[2])
{
	int low[2], failed = 0, i;

	if (pipe(low) != 0)
		return errno;
	/* Not 0 to 2: these will be the program's standard streams. */
	for (i = 0; i < 2; i++) {
		ends[i] = fcntl(low[i], F_DUPFD_CLOEXEC, 3);
		if (ends[i] < 0)
			failed = errno;
		close(low[i]);
	}
	for (i = 0; failed && i < 2; i++) {
		close(ends[i]);
		ends[i] = -1;
	}
	return failed;
}

/* If a call failed, ends the program: else a helper would use our streams. */
static void need(int failed)
{
	if (failed)
		util_no_memory();
}

/* Starts a program that reads `from` and writes to `to`, both or one of them ours. */
static int spawn(pid_t *process, const char *const argv[], int from, int to)
{
	/* Unpackers must obey only their arguments, and no options of ours. */
	static const char *const options[] = {
		"BZIP", "BZIP2", "GZIP", "XZ_DEFAULTS", "XZ_OPT", "ZSTD_CLEVEL", "ZSTD_NBTHREADS",
	};
	posix_spawn_file_actions_t actions;
	posix_spawnattr_t attributes;
	sigset_t pipe_signal;
	int failed;
	size_t i;

	for (i = 0; i < LENGTH(options); i++)
		unsetenv(options[i]);
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
	need(posix_spawn_file_actions_adddup2(&actions, to, STDOUT_FILENO));
	/* We report errors ourselves, with the name of the file. */
	if (to != STDOUT_FILENO)
		need(posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null",
						      O_WRONLY, 0));
	failed =
		posix_spawnp(process, argv[0], &actions, &attributes, (char *const *)argv, environ);
	posix_spawn_file_actions_destroy(&actions);
	posix_spawnattr_destroy(&attributes);
	return failed;
}

int process_run(pid_t *process, const char *const argv[], int from, int *in, int *out)
{
	int input[2] = {-1, -1}, output[2] = {-1, -1};
	int failed = in ? open_pipe(input) : 0;

	if (!failed && out)
		failed = open_pipe(output);
	if (!failed)
		failed =
			spawn(process, argv, in ? input[0] : from, out ? output[1] : STDOUT_FILENO);
	if (in) {
		close(input[0]);
		*in = input[1];
	}
	if (out) {
		close(output[1]);
		*out = output[0];
	}
	if (failed) {
		close(input[1]);
		close(output[0]);
	}
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
	struct timespec pause = {0, 50000};
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
			if (pause.tv_nsec < 5000000)
				pause.tv_nsec *= 2;
		}
	}
	return status;
}

/* --- helpers ----------------------------------------------------------- */

/*
 * The number of runs at a time.  Two use two processors, and hide the start of
 * a run, when objdump sorts all symbols of the object.
 */
enum { AT_ONCE = 2 };

/* The longest line, in bytes. */
enum { LINE = 64 * 1024 };

/*
 * How long to wait for more after a read of few bytes, in nanoseconds.  Some
 * programs write each answer by itself; to wake up for each would cost as much as
 * to read it.  A large pipe keeps them busy meanwhile for longer.
 */
enum { PAUSE = 300 * 1000, LONG_PAUSE = 4000 * 1000, FEW = LINE / 4, PIPE = 1 << 20 };

/* A run in progress. */
struct worker {
	struct helper *helper; /* NULL: none */
	pid_t process;
	int to, from;    /* to: -1 when all input is written */
	struct str left; /* of the input */
	size_t filled;
	long pause;
	bool skipping; /* skip the rest of a line that was too long */
	char bytes[LINE];
};

/* Starts a run; if it cannot be, its result says why. */
static void start(struct worker *worker, struct helper *helper)
{
	int failed;

	worker->to = -1;
	failed = process_run(&worker->process, helper->argv, -1,
			     helper->input.length ? &worker->to : NULL, &worker->from);
	if (failed) {
		helper->result = failed == ENOENT ? HELPER_MISSING : HELPER_UNUSED;
		return;
	}
	/* A program that does not read must not keep this one from reading. */
	if (worker->to >= 0)
		fcntl(worker->to, F_SETFL, O_NONBLOCK);
	worker->pause = PAUSE;
#ifdef F_SETPIPE_SZ
	if (fcntl(worker->from, F_SETPIPE_SZ, PIPE) == PIPE)
		worker->pause = LONG_PAUSE;
#endif
	worker->left = helper->input;
	worker->helper = helper;
	worker->filled = 0;
	worker->skipping = false;
}

/* Ends a run: it has finished, or is killed at the time `end`. */
static void finish(struct worker *worker, bool finished, int64_t end)
{
	struct helper *helper = worker->helper;

	close(worker->from);
	if (worker->to >= 0)
		close(worker->to);
	worker->helper = NULL;
	helper->status = process_wait(worker->process, end);
	helper->result = finished && !(WIFSIGNALED(helper->status) && process_clock() >= end)
				 ? HELPER_ENDED
				 : HELPER_SLOW;
}

static void write_some(struct worker *worker)
{
	ssize_t n = write(worker->to, worker->left.at, worker->left.length);

	if (n > 0)
		worker->left = str_from(worker->left, (size_t)n);
	/* One that wants no more may still have something to say. */
	if (!worker->left.length || (n < 0 && errno != EAGAIN && errno != EINTR)) {
		close(worker->to);
		worker->to = -1;
	}
}

/* Reads bytes, and hands on the whole lines; at the end of the output, ends the run. */
static void read_some(struct worker *worker, int64_t end)
{
	const struct timespec pause = {.tv_nsec = worker->pause};
	const struct helper *helper = worker->helper;
	ssize_t n = read(worker->from, worker->bytes + worker->filled, LINE - worker->filled);
	struct str rest = {worker->bytes, worker->filled};
	const char *newline;

	if (n <= 0) {
		if (n == 0 || errno != EINTR)
			finish(worker, true, end);
		return;
	}
	rest.length += (size_t)n;
	while ((newline = memchr(rest.at, '\n', rest.length))) {
		struct str line = {rest.at, (size_t)(newline - rest.at)};

		rest = str_from(rest, line.length + 1);
		if (!worker->skipping)
			helper->take(helper->context, line);
		worker->skipping = false;
	}
	if (rest.length == LINE) {
		if (!worker->skipping)
			helper->take(helper->context, (struct str){NULL, 0});
		worker->skipping = true;
		rest.length = 0;
	}
	memmove(worker->bytes, rest.at, rest.length);
	worker->filled = rest.length;
	if (n < FEW)
		nanosleep(&pause, NULL);
}

void helpers_run(struct helper *helpers, size_t count, int64_t patience)
{
	struct worker *workers = util_alloc(AT_ONCE, sizeof(*workers)), *worker;
	const int64_t end = patience ? process_clock() + patience : PROCESS_ANY_TIME;
	size_t next = 0, i;
	bool busy = true;

	while (busy) {
		struct pollfd ready[2 * AT_ONCE];
		int64_t left = end - process_clock();

		busy = false;
		for (i = 0; i < AT_ONCE; i++) {
			worker = &workers[i];
			if (left <= 0 && worker->helper)
				finish(worker, false, 0);
			while (!worker->helper && next < count) {
				if (left <= 0)
					helpers[next++].result = HELPER_SLOW;
				else
					start(worker, &helpers[next++]);
			}
			busy |= worker->helper != NULL;
			ready[2 * i].fd = worker->helper ? worker->from : -1;
			ready[2 * i].events = POLLIN;
			ready[2 * i + 1].fd = worker->helper ? worker->to : -1;
			ready[2 * i + 1].events = POLLOUT;
		}
		if (!busy || poll(ready, LENGTH(ready), patience ? (int)left : -1) <= 0)
			continue;
		for (i = 0; i < AT_ONCE; i++) {
			if (ready[2 * i + 1].revents)
				write_some(&workers[i]);
			if (ready[2 * i].revents)
				read_some(&workers[i], end);
		}
	}
	free(workers);
}

const char *helper_failure(const struct helper *helper)
{
	switch (helper->result) {
	case HELPER_MISSING:
	case HELPER_UNUSED:
		return "%s: cannot run %s";
	case HELPER_SLOW:
		return "%s: %s took too long and was ended; --limits=no waits for it";
	case HELPER_ENDED:
		break;
	}
	return helper->status ? "%s: %s could not read it" : NULL;
}
