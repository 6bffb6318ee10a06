/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For F_SETPIPE_SZ.  NOLINTNEXTLINE: the C library requires this name */
#define _GNU_SOURCE

#include "system/helpers.h"

#include "base/util.h"
#include "system/input.h"
#include "system/process.h"
#include "system/regular.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>

/*
 * Nanoseconds to wait before each read.  Some programs write each answer by itself; to wake up for
 * each would cost as much as to read it.  A large pipe keeps them busy meanwhile.
 */
enum { PAUSE = 300 * 1000, PIPE = 1 << 20 };

/* A run in progress. */
struct worker {
	struct input input; /* must be first: wait_for_output() casts its address */
	struct helper *helper;
	pid_t process;
	int64_t end; /* the time at which it is killed */
};

/* Starts a run; if it cannot be, its result says why. */
static void start(struct worker *worker, struct helper *helper, int64_t end)
{
	FILE *file = helper->input.length ? tmpfile() : NULL;
	int from;

	*worker = (struct worker){.helper = helper, .end = end};
	helper->result = HELPER_UNUSED;
	if (helper->input.length &&
	    (!file || fwrite(helper->input.at, 1, helper->input.length, file) == 0 ||
	     fflush(file) != 0 || fseek(file, 0, SEEK_SET) != 0)) {
		helper->error = errno;
	} else {
		helper->error = process_run(&worker->process, PROCESS_HELPER, helper->argv,
					    file ? fileno(file) : -1, &from);
		if (helper->error == ENOENT)
			helper->result = HELPER_MISSING;
		else if (!helper->error)
			helper->result = HELPER_ENDED;
	}
	if (file)
		fclose(file);
	if (helper->result != HELPER_ENDED)
		return;
#ifdef F_SETPIPE_SZ
	fcntl(from, F_SETPIPE_SZ, PIPE);
#endif
	input_from(&worker->input, helper->argv[0], from);
}

/* Waits until there is something to read, also the end of the output. */
static bool wait_for_output(struct input *input, struct error *error)
{
	enum { LONGEST = 1000 };
	const struct timespec pause = {.tv_nsec = PAUSE};
	struct worker *worker = (struct worker *)input;
	struct pollfd output = {.fd = input->fd, .events = POLLIN};
	int64_t left;

	while ((left = worker->end - process_clock()) > 0) {
		int ready = poll(&output, 1, left < LONGEST ? (int)left : LONGEST);

		/* It may have left behind another program that has its output open. */
		if (ready == 0 && process_has_ended(worker->process))
			input->most = input->offset;
		else if (ready == 0 || (ready < 0 && errno == EINTR))
			continue;
		else
			nanosleep(&pause, NULL);
		return true;
	}
	worker->helper->result = HELPER_SLOW;
	return error_set(error, "it took too long");
}

/* Reads a run to its end. */
static void finish(struct worker *worker)
{
	struct helper *helper = worker->helper;
	struct str block = {"", 0};
	struct error error;
	bool good;

	if (helper->result != HELPER_ENDED)
		return;
	worker->input.wait = wait_for_output;
	while ((good = input_block(&worker->input, &block, &error)) && block.length)
		while (block.length) {
			struct str line = str_eat_until(&block, '\n');

			if (block.length || !worker->input.no_newline)
				helper->take(helper->context, line);
		}
	input_close(&worker->input);
	helper->status = process_wait(worker->process, good ? worker->end : 0);
	if (WIFSIGNALED(helper->status) && process_clock() >= worker->end)
		helper->result = HELPER_SLOW;
}

void helpers_run(struct helper *helpers, size_t count, int64_t patience)
{
	const int64_t end = patience ? process_clock() + patience : PROCESS_ANY_TIME;
	struct worker workers[2];

	for (size_t i = 0; i <= count; i++) {
		if (i < count)
			start(&workers[i % 2], &helpers[i], end);
		if (i)
			finish(&workers[(i - 1) % 2]);
	}
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
