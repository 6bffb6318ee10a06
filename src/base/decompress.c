/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/decompress.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

static const char *helper_for(struct str beginning)
{
	static const struct {
		struct str magic;
		const char *program;
	} formats[] = {
		{{"\x1f\x8b", 2}, "gzip"},
		{{"\xfd"
		  "7zXZ\0",
		  6},
		 "xz"},
		{{"BZh", 3}, "bzip2"},
		{{"\x28\xb5\x2f\xfd", 4}, "zstd"},
	};
	size_t i;

	for (i = 0; i < LENGTH(formats); i++)
		if (str_begins(beginning, formats[i].magic))
			return formats[i].program;
	return NULL;
}

/* Runs the helper from one descriptor to the other; 0 or an errno. */
static int run_helper(struct decompress *unpack, int from, int to)
{
	char *argv[] = {(char *)unpack->program, "-dc", NULL};
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
	posix_spawn_file_actions_adddup2(&actions, from, STDIN_FILENO);
	posix_spawn_file_actions_adddup2(&actions, to, STDOUT_FILENO);
	/* We report errors ourselves, with the name of the file. */
	posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null",
					 O_WRONLY, 0);
	failed = posix_spawnp(&unpack->helper, unpack->program, &actions,
			      &attributes, argv, environ);
	posix_spawn_file_actions_destroy(&actions);
	posix_spawnattr_destroy(&attributes);
	return failed;
}

static bool write_all(int fd, const char *at, size_t length)
{
	while (length) {
		ssize_t n = write(fd, at, length);

		if (n < 0 && errno != EINTR)
			return false;
		if (n > 0) {
			at += n;
			length -= (size_t)n;
		}
	}
	return true;
}

/* The feeding process: writes what was peeked at and the rest of the pipe. */
static _Noreturn void feed(const struct input *input, int to)
{
	char buffer[64 * 1024];
	bool good = write_all(to, input->buffer, input->filled);

	while (good) {
		ssize_t n = read(input->fd, buffer, sizeof(buffer));

		if (n < 0 && errno == EINTR)
			continue;
		if (n <= 0)
			_exit(n < 0);
		good = write_all(to, buffer, (size_t)n);
	}
	_exit(1);
}

static bool make_pipe(int ends[2], const char *path, struct error *error)
{
	int low[2] = {-1, -1};
	int i;

	if (pipe(low) != 0)
		return error_set(error, "%s: %s", path, strerror(errno));
	/* Not 0 to 2, which become the helper's standard streams. */
	for (i = 0; i < 2; i++) {
		ends[i] = fcntl(low[i], F_DUPFD_CLOEXEC, 3);
		close(low[i]);
	}
	if (ends[0] >= 0 && ends[1] >= 0)
		return true;
	close(ends[0]);
	close(ends[1]);
	return error_set(error, "%s: %s", path, strerror(errno));
}

/* A descriptor with all the bytes of the input, from the first on, or -1. */
static int from_beginning(struct decompress *unpack, struct error *error)
{
	struct input *input = &unpack->input;
	int ends[2] = {-1, -1};

	if (lseek(input->fd, 0, SEEK_SET) == 0)
		return dup(input->fd);
	if (!make_pipe(ends, input->path, error))
		return -1;
	unpack->feeder = fork();
	if (unpack->feeder == 0) {
		close(ends[0]);
		feed(input, ends[1]);
	}
	close(ends[1]);
	return ends[0];
}

static bool start(struct decompress *unpack, struct error *error)
{
	const char *path = unpack->input.path;
	struct timespec changed = unpack->input.changed;
	int ends[2] = {-1, -1};
	int from, failed;

	if (!make_pipe(ends, path, error))
		return false;
	from = from_beginning(unpack, error);
	failed = from < 0 ? errno : run_helper(unpack, from, ends[1]);
	if (from >= 0)
		close(from);
	close(ends[1]);
	input_close(&unpack->input);
	input_from(&unpack->input, path, ends[0]);
	unpack->input.changed = changed;
	if (failed == 0)
		return true;
	unpack->helper = 0;
	return error_set(
		error,
		failed == ENOENT
			? "%s: the program %s, which is needed to read it, is "
			  "not installed"
			: "%s: cannot run %s",
		path, unpack->program);
}

bool decompress_open(struct decompress *unpack, const char *path,
		     struct error *error)
{
	struct str beginning;

	*unpack = (struct decompress){.program = NULL};
	if (strcmp(path, "-") == 0)
		input_from(&unpack->input, path, dup(STDIN_FILENO));
	else if (!input_open(&unpack->input, path, error))
		return false;
	if (input_peek(&unpack->input, &beginning, error)) {
		unpack->program = helper_for(beginning);
		if (!unpack->program || start(unpack, error))
			return true;
	}
	decompress_close(unpack, false, NULL);
	return false;
}

static int wait_for(pid_t process)
{
	int status = 0;

	while (process > 0 && waitpid(process, &status, 0) < 0)
		if (errno != EINTR)
			return -1;
	return status;
}

bool decompress_close(struct decompress *unpack, bool finished,
		      struct error *error)
{
	const char *path = unpack->input.path;
	int status, fed;

	input_close(&unpack->input);
	status = wait_for(unpack->helper);
	fed = wait_for(unpack->feeder);
	if (!finished || (status == 0 && fed == 0))
		return true;
	if (WIFEXITED(status) && WEXITSTATUS(status) == 127)
		return error_set(error, "%s: cannot run %s", path,
				 unpack->program);
	return error_set(error,
			 "%s: %s -dc could not read it to its end: the "
			 "file is damaged or cut short",
			 path, unpack->program);
}
