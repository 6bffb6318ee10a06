/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For F_SETPIPE_SZ.  NOLINTNEXTLINE: the C library requires this name */
#define _GNU_SOURCE

#include "system/helpers.h"

#include "base/util.h"
#include "system/process.h"
#include "system/regular.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

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
	bool deaf;     /* it closed its input before it had read all */
	char bytes[LINE];
};

/* Starts a run; if it cannot be, its result says why. */
static void start(struct worker *worker, struct helper *helper)
{
	int failed;

	worker->to = -1;
	failed = process_run(&worker->process, PROCESS_HELPER,
			     helper->argv, -1, helper->input.length ? &worker->to : NULL,
			     &worker->from);
	if (failed) {
		helper->result = failed == ENOENT ? HELPER_MISSING : HELPER_UNUSED;
		helper->error = failed;
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
	worker->skipping = worker->deaf = false;
}

/* Ends a run, which is killed at the time `end`; result: what it is if it ends before. */
static void finish(struct worker *worker, enum helper_result result, int64_t end)
{
	struct helper *helper = worker->helper;

	close(worker->from);
	if (worker->to >= 0)
		close(worker->to);
	worker->helper = NULL;
	helper->status = process_wait(worker->process, end);
	helper->result = result;
	if (result == HELPER_ENDED && WIFSIGNALED(helper->status) && process_clock() >= end)
		helper->result = HELPER_SLOW;
	else if (result == HELPER_ENDED && !helper->status && (worker->deaf || worker->left.length))
		helper->result = HELPER_DEAF;
}

static void write_some(struct worker *worker)
{
	ssize_t n = write(worker->to, worker->left.at, worker->left.length);

	if (n > 0)
		worker->left = str_from(worker->left, (size_t)n);
	/* One that wants no more may still have something to say. */
	worker->deaf = n < 0 && errno != EAGAIN && errno != EINTR;
	if (!worker->left.length || worker->deaf) {
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
		if (n == 0) {
			finish(worker, HELPER_ENDED, end);
		} else if (errno != EINTR) {
			worker->helper->error = errno;
			finish(worker, HELPER_UNREAD, 0);
		}
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

/*
 * Ends the runs of programs that have ended, after a time in which nothing came: a program may
 * leave behind another one that has its output open.
 */
static void end_silent(struct worker *workers, int64_t end)
{
	for (size_t i = 0; i < AT_ONCE; i++) {
		siginfo_t info = {.si_pid = 0};

		if (workers[i].helper &&
		    waitid(P_PID, (id_t)workers[i].process, &info, WEXITED | WNOHANG | WNOWAIT) ==
			    0 &&
		    info.si_pid)
			finish(&workers[i], HELPER_ENDED, end);
	}
}

/* Waits for at most so many milliseconds; whether anything can be read or written. */
static bool wait_for_any(struct pollfd *ready, size_t count, int64_t left)
{
	enum { LONGEST = 1000 };
	int n = poll(ready, (nfds_t)count, left < LONGEST ? (int)left : LONGEST);

	/* What cannot be waited for is tried, and says itself why it fails. */
	for (size_t i = 0; n < 0 && errno != EINTR && i < count; i++)
		ready[i].revents = ready[i].fd < 0 ? 0 : POLLIN;
	return n > 0 || (n < 0 && errno != EINTR);
}

void helpers_run(struct helper *helpers, size_t count, int64_t patience)
{
	struct worker *workers = util_alloc(AT_ONCE, sizeof(*workers)), *worker;
	const int64_t end = patience ? process_clock() + patience : PROCESS_ANY_TIME;
	size_t next = 0;
	bool busy = true;

	while (busy) {
		struct pollfd ready[2 * AT_ONCE];
		int64_t left = end - process_clock();

		busy = false;
		for (size_t i = 0; i < AT_ONCE; i++) {
			worker = &workers[i];
			if (left <= 0 && worker->helper)
				finish(worker, HELPER_SLOW, 0);
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
		if (!busy)
			continue;
		if (!wait_for_any(ready, LENGTH(ready), left)) {
			end_silent(workers, end);
			continue;
		}
		for (size_t i = 0; i < AT_ONCE; i++) {
			if (ready[2 * i + 1].revents)
				write_some(&workers[i]);
			if (ready[2 * i].revents)
				read_some(&workers[i], end);
		}
	}
	free(workers);
}

char *helper_failure(const struct helper *helper, const char *path)
{
	const char *program = helper->argv[0];

	switch (helper->result) {
	case HELPER_MISSING:
		return util_format("%s: the program %s is not installed", path, program);
	case HELPER_UNUSED:
		return util_format("%s: cannot run %s: %s", path, program, strerror(helper->error));
	case HELPER_SLOW:
		return util_format("%s: %s took too long and was ended; --limits=no waits for it",
				   path, program);
	case HELPER_DEAF:
		return util_format("%s: %s ended before it had read all questions", path, program);
	case HELPER_UNREAD:
		return util_format("%s: what %s says cannot be read: %s", path, program,
				   strerror(helper->error));
	case HELPER_ENDED:
		break;
	}
	return helper->status ? util_format("%s: %s could not read it", path, program) : NULL;
}

char *helper_path(const char *path)
{
	char *real = regular_path(path);

	return real ? real : util_format("./%s", path);
}
