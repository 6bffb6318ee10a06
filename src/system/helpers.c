/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For F_SETPIPE_SZ.  NOLINTNEXTLINE: the C library requires this name */
#define _GNU_SOURCE

#include "system/helpers.h"

#include "base/util.h"
#include "system/process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
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
