/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For F_SETPIPE_SZ.  NOLINTNEXTLINE: the C library requires this name */
#define _GNU_SOURCE

#include "system/helpers.h"

#include "base/util.h"
#include "system/process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdbool.h>
#include <stdlib.h>
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
	int from, to;    /* to: -1 when all input is written */
	struct str left; /* of the input */
	char bytes[LINE];
	size_t filled;
	long pause;
	bool skipping; /* skip the rest of a line that was too long */
};

static void split_lines(struct worker *worker)
{
	const struct helper *helper = worker->helper;
	struct str rest = {worker->bytes, worker->filled};

	const char *end;

	while ((end = memchr(rest.at, '\n', rest.length))) {
		struct str line = {rest.at, (size_t)(end - rest.at)};

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
}

/* Starts a run; false: it cannot be, and its result says why. */
static bool start(struct worker *worker, struct helper *helper)
{
	int ends[2] = {-1, -1}, failed = 0;
	struct error ignored;

	if (helper->input.length && !process_pipe(ends, helper->argv[0], &ignored))
		failed = EMFILE;
	if (!failed)
		failed = process_run(&worker->process, helper->argv, ends[0], &worker->from);
	if (ends[0] >= 0)
		close(ends[0]);
	if (failed) {
		if (ends[1] >= 0)
			close(ends[1]);
		helper->result = failed == ENOENT ? HELPER_MISSING : HELPER_UNUSED;
		return false;
	}
	/* A program that does not read must not keep this one from reading. */
	if (ends[1] >= 0)
		fcntl(ends[1], F_SETFL, O_NONBLOCK);
	worker->pause = PAUSE;
#ifdef F_SETPIPE_SZ
	if (fcntl(worker->from, F_SETPIPE_SZ, PIPE) == PIPE)
		worker->pause = LONG_PAUSE;
#endif
	worker->to = ends[1];
	worker->left = helper->input;
	worker->helper = helper;
	worker->filled = 0;
	worker->skipping = false;
	return true;
}

/* Ends a run: it has finished, or with at_once is killed. */
static void finish(struct worker *worker, bool at_once)
{
	struct helper *helper = worker->helper;

	close(worker->from);
	if (worker->to >= 0)
		close(worker->to);
	worker->helper = NULL;
	helper->status = process_wait(worker->process, at_once ? 0 : PROCESS_ANY_TIME);
	helper->result = at_once ? HELPER_SLOW : HELPER_ENDED;
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

static void read_some(struct worker *worker)
{
	const struct timespec pause = {.tv_nsec = worker->pause};
	ssize_t n = read(worker->from, worker->bytes + worker->filled, LINE - worker->filled);

	if (n > 0) {
		worker->filled += (size_t)n;
		split_lines(worker);
		if (n < FEW)
			nanosleep(&pause, NULL);
	} else if (n == 0 || errno != EINTR) {
		finish(worker, false);
	}
}

/* Waits until a run has something to say, or wants something; or until end. */
static void serve(struct worker *workers, int64_t left)
{
	struct pollfd ready[2 * AT_ONCE];
	size_t i;

	for (i = 0; i < AT_ONCE; i++) {
		const struct worker *worker = &workers[i];

		ready[2 * i] =
			(struct pollfd){.fd = worker->helper ? worker->from : -1, .events = POLLIN};
		ready[2 * i + 1] =
			(struct pollfd){.fd = worker->helper ? worker->to : -1, .events = POLLOUT};
	}
	if (poll(ready, LENGTH(ready), (int)left) <= 0)
		return;
	for (i = 0; i < AT_ONCE; i++) {
		if (ready[2 * i + 1].revents)
			write_some(&workers[i]);
		if (ready[2 * i].revents)
			read_some(&workers[i]);
	}
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

void helpers_run(struct helper *helpers, size_t count, int64_t patience)
{
	struct worker *workers = util_alloc(AT_ONCE, sizeof(*workers));
	int64_t end = patience ? process_clock() + patience : 0, left = -1;
	size_t next = 0, i;
	bool busy = true;

	while (busy) {
		busy = false;
		if (end)
			left = end - process_clock();
		for (i = 0; i < AT_ONCE; i++) {
			if (end && left <= 0 && workers[i].helper)
				finish(&workers[i], true);
			while (!workers[i].helper && next < count) {
				if (end && left <= 0)
					helpers[next++].result = HELPER_SLOW;
				else
					start(&workers[i], &helpers[next++]);
			}
			busy |= workers[i].helper != NULL;
		}
		if (busy)
			serve(workers, left);
	}
	free(workers);
}
