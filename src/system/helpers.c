/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For F_SETPIPE_SZ.  NOLINTNEXTLINE: the C library requires this name */
#define _GNU_SOURCE

#include "system/helpers.h"

#include "system/process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* --- a program that is read ---------------------------------------------- */

/* Waits until there is something to read, also the end of the output. */
static bool wait_for_output(struct input *input, struct error *error)
{
	/*
	 * Some programs write each answer by itself; to wake up for each would cost as much as to
	 * read it.  A large pipe keeps them busy meanwhile.
	 */
	const struct timespec pause = {.tv_nsec = 300000};
	struct running *running = (struct running *)input;
	struct pollfd output = {.fd = input->fd, .events = POLLIN};
	int64_t left;

	if (running->patience)
		running->end = process_clock() + running->patience;
	while ((left = running->end - process_clock()) > 0) {
		const bool ended = process_has_ended(running->process);
		int ready = poll(&output, 1, ended ? 0 : left < 1000 ? (int)left : 1000);

		/* It may have left behind another program that has its output open. */
		running->left = ended && ready == 0;
		if (running->left)
			input->most = input->offset;
		else if (ready == 0 || (ready < 0 && errno == EINTR))
			continue;
		else if (!running->patience)
			nanosleep(&pause, NULL);
		return true;
	}
	return error_set(error, "%s: no more data came; giving up", input->path);
}

/* Starts a program that reads a descriptor, or nothing for -1; returns 0 or an errno. */
static int run(struct running *running, const char *const argv[], const char *path, int from)
{
	enum { PIPE = 1 << 20 };
	int output, failed = process_run(&running->process, PROCESS_HELPER, argv, from, &output);

	if (failed)
		return failed;
#ifdef F_SETPIPE_SZ
	fcntl(output, F_SETPIPE_SZ, PIPE);
#endif
	input_from(&running->input, path, output);
	running->input.wait = wait_for_output;
	return 0;
}

/* --- lines --------------------------------------------------------------- */

static void start(struct helper *helper, int64_t end)
{
	FILE *file = helper->input.length ? tmpfile() : NULL;

	helper->running = (struct running){.end = end};
	if (helper->input.length &&
	    (!file || fwrite(helper->input.at, 1, helper->input.length, file) == 0 ||
	     fflush(file) != 0 || fseek(file, 0, SEEK_SET) != 0))
		helper->error = errno;
	else
		helper->error = run(&helper->running, helper->argv, helper->argv[0],
				    file ? fileno(file) : -1);
	if (file)
		fclose(file);
}

static void finish(struct helper *helper)
{
	struct running *running = &helper->running;
	struct str block = {"", 0};
	struct error error;
	bool good;

	if (helper->error)
		return;
	while ((good = input_block(&running->input, &block, &error)) && block.length)
		while (block.length) {
			struct str line = str_eat_until(&block, '\n');

			if (block.length || !running->input.no_newline)
				helper->take(helper->context, line);
		}
	input_close(&running->input);
	helper->status = process_wait(running->process, good ? running->end : 0);
	if (process_clock() >= running->end && (!good || WIFSIGNALED(helper->status)))
		helper->error = ETIMEDOUT;
}

void helpers_run(struct helper *helpers, size_t count, int64_t patience)
{
	const int64_t end = patience ? process_clock() + patience : PROCESS_ANY_TIME;

	for (size_t i = 0; i <= count; i++) {
		if (i < count)
			start(&helpers[i], end);
		if (i)
			finish(&helpers[i - 1]);
	}
}

char *helper_failure(const struct helper *helper, const char *path)
{
	const char *program = helper->argv[0];

	if (helper->error == ENOENT)
		return util_format(
			"%s: the program %s, which is needed to read it, is not installed", path,
			program);
	if (helper->error == ETIMEDOUT)
		return util_format("%s: %s took too long and was ended; --limits=no waits for it",
				   path, program);
	if (helper->error)
		return util_format("%s: cannot run %s: %s", path, program, strerror(helper->error));
	return helper->status ? util_format("%s: %s could not read it", path, program) : NULL;
}

char *helper_path(const char *path)
{
	char *real = regular_path(path);

	return real ? real : util_format("./%s", path);
}

/* --- compressed files ---------------------------------------------------- */

/*
 * Puts what is left of a pipe into a temporary file, of which the input is then; false: errno says
 * why that failed.
 */
static bool store(struct input *input)
{
	FILE *file = tmpfile();
	ssize_t n = (ssize_t)input->filled;
	int fd = -1;

	while (file && n > 0) {
		fwrite(input->buffer, 1, (size_t)n, file);
		input->size += (uint64_t)n;
		do
			n = read(input->fd, input->buffer, input->room);
		while (n < 0 && errno == EINTR);
	}
	if (file && n == 0 && fflush(file) == 0 && !ferror(file))
		fd = fcntl(fileno(file), F_DUPFD_CLOEXEC, 3);
	if (file)
		fclose(file);
	if (fd < 0)
		return false;
	close(input->fd);
	input->fd = fd;
	input->filled = (size_t)input->size;
	return true;
}

/* Starts the helper; from now on, input is what the helper writes. */
static bool start_helper(struct decompress *unpack, const struct limits *limits,
			 struct error *error)
{
	struct helper helper = {.argv = (const char *[]){unpack->program, "-dc", NULL}};
	struct input *input = &unpack->running.input, packed = *input;

	if ((!packed.size && !store(&packed)) ||
	    lseek(packed.fd, -(off_t)packed.filled, SEEK_CUR) < 0) {
		error_set(error, "%s: %s", packed.path, strerror(errno));
		input->fd = packed.fd;
		return false;
	}
	input->fd = packed.fd;
	unpack->running.patience = (int64_t)LIMITS_HELPER * 1000;
	helper.error = run(&unpack->running, helper.argv, packed.path, packed.fd);
	if (helper.error) {
		char *why = helper_failure(&helper, packed.path);

		error_set(error, "%s", why);
		free(why);
		return false;
	}
	input->changed = packed.changed;
	input->most = limits_unpacked(limits, packed.size);
	input_close(&packed);
	return true;
}

/* Returns the helper for what begins with these bytes, or NULL. */
static const char *find_helper(struct str bytes)
{
	static const struct {
		struct str magic;
		const char *program;
	} formats[] = {
		{{"\x1f\x8b", 2}, "gzip"},
		{{"\xfd\x37zXZ", 6}, "xz"},
		{{"BZh", 3}, "bzip2"},
		{{"\x28\xb5\x2f\xfd", 4}, "zstd"},
	};

	for (size_t i = 0; i < LENGTH(formats); i++)
		if (str_begins(bytes, formats[i].magic))
			return formats[i].program;
	return NULL;
}

bool decompress_open(struct decompress *unpack, const char *path, const struct limits *limits,
		     struct error *error)
{
	struct input *input = &unpack->running.input;
	struct str bytes;

	*unpack = (struct decompress){.program = NULL};
	if (!input_open(input, path, error))
		return false;
	if (input_peek(input, &bytes, error)) {
		unpack->program = find_helper(bytes);
		if (!unpack->program || start_helper(unpack, limits, error))
			return true;
	}
	input_close(input);
	return false;
}

bool decompress_close(struct decompress *unpack, bool finished, struct error *error)
{
	struct input *input = &unpack->running.input;
	const char *path = input->path;
	/* Of a plain file, a piece may be wanted. */
	bool bounded = unpack->program && !unpack->running.left && input->offset == input->most;
	int status;

	input_close(input);
	/* How it ends says something only if it has written all. */
	status =
		process_wait(unpack->running.process,
			     finished && !bounded ? process_clock() + unpack->running.patience : 0);
	if (finished && bounded)
		return error_set(error,
				 "%s unpacks to more than %d times its size; --limits=no reads it "
				 "anyway",
				 path, LIMITS_UNPACKED);
	return !finished || status == 0 ||
	       error_set(error,
			 "%s: %s -dc could not read it to its end: the "
			 "file is damaged or cut short",
			 path, unpack->program);
}
