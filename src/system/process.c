/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "system/process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

/* Makes a pipe that other programs do not inherit; returns 0 or an errno. */
static int open_pipe(int ends[2])
{
	int low[2], failed = 0;

	if (pipe(low) != 0)
		return errno;
	/* Not 0 to 2: these will be the program's standard streams. */
	for (int i = 0; i < 2; i++) {
		ends[i] = fcntl(low[i], F_DUPFD_CLOEXEC, 3);
		failed = ends[i] < 0 ? errno : failed;
		close(low[i]);
	}
	return failed;
}

/* If a call failed, ends the program: else a helper would use our streams. */
static void need(int failed)
{
	if (failed)
		util_no_memory();
}

int64_t process_clock(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

bool process_has_ended(pid_t process)
{
	siginfo_t ended = {.si_pid = 0};
	int failed = waitid(P_PID, (id_t)process, &ended, WEXITED | WNOWAIT | WNOHANG);

	return failed ? errno != EINTR : ended.si_pid == process;
}

int process_wait(pid_t process, int64_t end)
{
	struct timespec pause = {0, 50000};
	int status = 0;

	if (process <= 0)
		return 0;
	while (!process_has_ended(process)) {
		if (process_clock() >= end) {
			kill(-process, SIGKILL);
			end = PROCESS_ANY_TIME;
		}
		nanosleep(&pause, NULL);
		if (pause.tv_nsec < 5000000)
			pause.tv_nsec *= 2;
	}
	/* What it left behind.  Nothing else has its number as long as it is waited for. */
	kill(-process, SIGKILL);
	ending_helper(process, 0);
	while (waitpid(process, &status, 0) < 0)
		if (errno != EINTR)
			return -1;
	return status;
}

/* The environment of a helper, with no option for it, and no server that it could ask. */
static struct words environment(void)
{
	static const char *const names[] = {"PATH", "LD_LIBRARY_PATH", "HOME", "TMPDIR"};
	struct words variables = {0};

	for (size_t i = 0; i < LENGTH(names); i++)
		if (getenv(names[i]))
			words_add(&variables, util_format("%s=%s", names[i], getenv(names[i])));
	words_add(&variables, NULL);
	return variables;
}

/* Starts a program that reads and writes these descriptors. */
static int spawn(pid_t *process, bool is_helper, const char *const argv[], int from, int to)
{
	struct words variables = environment();
	posix_spawn_file_actions_t actions;
	posix_spawnattr_t attributes;
	sigset_t pipe_signal, before;
	int failed;

	sigemptyset(&pipe_signal);
	sigaddset(&pipe_signal, SIGPIPE);
	need(posix_spawnattr_init(&attributes));
	posix_spawnattr_setsigdefault(&attributes, &pipe_signal);
	posix_spawnattr_setpgroup(&attributes, 0);
	need(posix_spawn_file_actions_init(&actions));
	if (from >= 0)
		need(posix_spawn_file_actions_adddup2(&actions, from, STDIN_FILENO));
	else
		need(posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY,
						      0));
	need(posix_spawn_file_actions_adddup2(&actions, to, STDOUT_FILENO));
	/* We report errors ourselves, with the name of the file. */
	if (is_helper)
		need(posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null",
						      O_WRONLY, 0));
	before = ending_hold();
	posix_spawnattr_setsigmask(&attributes, &before);
	posix_spawnattr_setflags(&attributes,
				 (short)(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK |
					 (is_helper ? POSIX_SPAWN_SETPGROUP : 0)));
	failed = posix_spawnp(process, argv[0], &actions, &attributes, (char *const *)argv,
			      is_helper ? (char **)variables.at : environ);
	if (!failed && is_helper && !ending_helper(0, *process)) {
		process_wait(*process, 0);
		failed = EAGAIN;
	}
	ending_release(&before);
	posix_spawn_file_actions_destroy(&actions);
	posix_spawnattr_destroy(&attributes);
	words_free_all(&variables);
	return failed;
}

int process_run(pid_t *process, enum process_kind kind, const char *const argv[], int from,
		int *end)
{
	int ends[2] = {-1, -1}, failed;

	failed = open_pipe(ends);
	if (!failed && kind == PROCESS_HELPER)
		failed = spawn(process, true, argv, from, ends[1]);
	else if (!failed)
		failed = spawn(process, false, argv, ends[0], STDOUT_FILENO);
	*end = ends[kind == PROCESS_PAGER];
	close(ends[kind != PROCESS_PAGER]);
	if (failed)
		close(*end);
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

		found = access(directory.length ? program : name, X_OK) == 0;
		free(program);
	}
	return found;
}
