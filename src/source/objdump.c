/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/objdump.h"

#include "system/process.h"

#include <errno.h>
#include <inttypes.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/*
 * The number of runs at a time.  Two use two processors, and hide the start of
 * a run, when objdump sorts all symbols of the object.
 */
enum { AT_ONCE = 2 };

/* Bytes that are kept of an instruction's text; longest line that is read. */
enum { LONGEST = 1000, LINE = 64 * 1024 };

/* A run in progress. */
struct worker {
	struct objdump *run; /* NULL: none */
	pid_t process;
	int from;
	size_t range; /* the first range that was not passed yet */
	char bytes[LINE];
	size_t filled;
	bool skipping; /* skip the rest of a line that was too long */
};

/* All workers, and the data that they share. */
struct workers {
	struct worker worker[AT_ONCE];
	const char *program;
	bool intel;
	int64_t end; /* by process_clock(); 0: no time limit */
	struct names *texts;
};

/* Removes a hexadecimal number and a colon from the front of *line. */
static bool read_address(struct str *line, uint64_t *address)
{
	size_t digits = 0;

	*address = 0;
	for (; line->length; line->at++, line->length--, digits++) {
		char c = line->at[0];
		unsigned digit;

		if (c >= '0' && c <= '9')
			digit = (unsigned)(c - '0');
		else if (c >= 'a' && c <= 'f')
			digit = (unsigned)(c - 'a') + 10;
		else
			break;
		*address = *address << 4 | digit;
	}
	return digits && digits <= 16 && str_eat(line, STR(":"));
}

/* Adds a line such as " 401136: push %rbp"; ignores other lines. */
static void add_line(struct worker *worker, struct str line, struct names *texts)
{
	struct objdump *run = worker->run;
	uint64_t address;

	line = str_trim(line);
	if (!read_address(&line, &address) || !line.length || line.at[0] != '\t')
		return;
	if (run->count && run->lines[run->count - 1].address >= address)
		return;
	while (worker->range < run->range_count && run->range[worker->range].end <= address)
		worker->range++;
	if (worker->range == run->range_count || run->range[worker->range].first > address)
		return;
	UTIL_PUSH(run->lines, run->count, run->room) =
		(struct objdump_line){address, names_id(texts, str_head(str_trim(line), LONGEST))};
}

static void split_lines(struct worker *worker, struct names *texts)
{
	struct str rest = {worker->bytes, worker->filled};

	while (memchr(rest.at, '\n', rest.length)) {
		struct str line = str_eat_until(&rest, '\n');

		if (!worker->skipping)
			add_line(worker, line, texts);
		worker->skipping = false;
	}
	if (rest.length == LINE) {
		worker->skipping = true;
		rest.length = 0;
	}
	memmove(worker->bytes, rest.at, rest.length);
	worker->filled = rest.length;
}

static void fail_run(const struct workers *all, struct objdump *run, const char *why)
{
	free(run->why);
	run->why = util_format(why, run->path, all->program);
}

static void start_run(const struct workers *all, struct worker *worker, struct objdump *run)
{
	char first[64], end[64];
	const char *argv[] = {
		all->program,
		"-d",
		"-C",
		"--no-show-raw-insn",
		first,
		end,
		all->intel ? "-Mintel" : "-d",
		"--",
		run->path,
		NULL,
	};
	int failed;

	sprintf(first, "--start-address=0x%" PRIx64, run->range[0].first);
	sprintf(end, "--stop-address=0x%" PRIx64, run->range[run->range_count - 1].end);
	failed = process_run(&worker->process, argv, -1, &worker->from);
	if (failed) {
		fail_run(all, run,
			 failed == ENOENT ? "%s: the program %s, which is needed to show "
					    "its instructions, is not installed"
					  : "%s: cannot run %s");
		return;
	}
	worker->run = run;
	worker->range = worker->filled = 0;
	worker->skipping = false;
}

/* Ends the run of a worker: it has finished, or with at_once is killed. */
static void finish_run(const struct workers *all, struct worker *worker, bool at_once)
{
	struct objdump *run = worker->run;
	int status;

	close(worker->from);
	worker->run = NULL;
	status = process_wait(worker->process, at_once ? 0 : PROCESS_ANY_TIME);
	if (!at_once && !run->count)
		fail_run(all, run,
			 status ? "%s: %s could not read it"
				: "%s: %s finds no instructions where the "
				  "profile "
				  "has them; is it the one that ran?");
}

/* Waits for output of the workers and reads it; false: the time is up. */
static bool read_some(struct workers *all)
{
	struct pollfd ready[AT_ONCE];
	int64_t left = all->end ? all->end - process_clock() : -1;
	size_t i;

	for (i = 0; i < AT_ONCE; i++)
		ready[i] = (struct pollfd){.fd = all->worker[i].run ? all->worker[i].from : -1,
					   .events = POLLIN};
	if (all->end && left <= 0)
		return false;
	if (poll(ready, AT_ONCE, (int)left) <= 0)
		return true;
	for (i = 0; i < AT_ONCE; i++) {
		struct worker *worker = &all->worker[i];
		ssize_t n;

		if (!ready[i].revents)
			continue;
		n = read(worker->from, worker->bytes + worker->filled, LINE - worker->filled);
		if (n > 0) {
			worker->filled += (size_t)n;
			split_lines(worker, all->texts);
		} else if (n == 0 || errno != EINTR) {
			finish_run(all, worker, false);
		}
	}
	return true;
}

/* Starts runs for idle workers; false: no run is left. */
static bool keep_busy(struct workers *all, struct objdump *runs, size_t count, size_t *next)
{
	bool busy = false;
	size_t i;

	for (i = 0; i < AT_ONCE; i++) {
		struct worker *worker = &all->worker[i];

		while (!worker->run && *next < count)
			start_run(all, worker, &runs[(*next)++]);
		busy |= worker->run != NULL;
	}
	return busy;
}

/* Ends the runs in progress, and fails the runs not started. */
static void end_all(struct workers *all, struct objdump *runs, size_t count, size_t next)
{
	const char *why = "%s: %s took too long and was ended; --limits=no "
			  "waits for it";
	size_t i;

	for (i = 0; i < AT_ONCE; i++) {
		struct objdump *run = all->worker[i].run;

		if (!run)
			continue;
		finish_run(all, &all->worker[i], true);
		fail_run(all, run, why);
	}
	for (; next < count; next++)
		fail_run(all, &runs[next], why);
}

void objdump_run(struct objdump *runs, size_t count, bool intel, int64_t patience,
		 struct names *texts)
{
	struct workers *all = util_alloc(1, sizeof(*all));
	size_t next = 0;

	all->program = getenv("OBJDUMP");
	if (!all->program || !*all->program)
		all->program = "objdump";
	all->intel = intel;
	all->end = patience ? process_clock() + patience : 0;
	all->texts = texts;
	while (keep_busy(all, runs, count, &next))
		if (!read_some(all)) {
			end_all(all, runs, count, next);
			break;
		}
	free(all);
}

void objdump_free(struct objdump *run)
{
	free(run->lines);
	free(run->why);
	*run = (struct objdump){0};
}
