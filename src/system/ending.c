/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "system/process.h"

#include <errno.h>
#include <sys/wait.h>
#include <unistd.h>

/* A signal handler gets no argument of ours, so these are globals. */
static const char *volatile unfinished;
static volatile sig_atomic_t helpers[ENDING_HELPERS]; /* process ids, or 0 */
static volatile sig_atomic_t pager, pager_input;
static void (*volatile terminal)(void);

void ending_now(void)
{
	const char *path = unfinished;

	if (terminal)
		terminal();
	if (path)
		unlink(path);
	for (size_t i = 0; i < ENDING_HELPERS; i++)
		if (helpers[i])
			kill(-(pid_t)helpers[i], SIGKILL);
	if (pager && pager_input >= 0)
		close((int)pager_input);
	while (pager && waitpid((pid_t)pager, NULL, 0) < 0 && errno == EINTR)
		;
}

static void end(int number)
{
	const int error = errno;

	/* Ctrl-C is a key of the pager: less stops a search and continues. */
	if (pager && number == SIGINT &&
	    (pager_input < 0 || waitpid((pid_t)pager, NULL, WNOHANG) == 0)) {
		errno = error;
		return;
	}
	ending_now();
	/* Raised again, so that the exit status shows the signal. */
	signal(number, SIG_DFL);
	raise(number);
}

/* Handles the signals from the first time on that there is anything to end. */
static void handle_signals(void)
{
	static const int numbers[] = {SIGHUP,  SIGINT,  SIGQUIT, SIGILL,    SIGTRAP, SIGABRT,
				      SIGBUS,  SIGFPE,  SIGUSR1, SIGSEGV,   SIGUSR2, SIGALRM,
				      SIGTERM, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF};
	struct sigaction action;

	for (size_t i = 0; i < LENGTH(numbers); i++) {
		if (sigaction(numbers[i], NULL, &action) != 0 || action.sa_handler != SIG_DFL)
			continue;
		action = (struct sigaction){.sa_flags = (int)SA_RESTART};
		action.sa_handler = end;
		sigfillset(&action.sa_mask);
		sigaction(numbers[i], &action, NULL);
	}
}

sigset_t ending_hold(void)
{
	sigset_t all, before;

	sigfillset(&all);
	sigprocmask(SIG_BLOCK, &all, &before);
	return before;
}

void ending_release(const sigset_t *before)
{
	sigprocmask(SIG_SETMASK, before, NULL);
}

void ending_file(const char *path)
{
	unfinished = path;
	handle_signals();
}

void ending_terminal(void (*restore)(void))
{
	terminal = restore;
	handle_signals();
}

void ending_pager(pid_t process, int input)
{
	pager_input = input;
	pager = (sig_atomic_t)process;
	handle_signals();
}

bool ending_helper(pid_t from, pid_t to)
{
	for (size_t i = 0; i < ENDING_HELPERS; i++)
		if (helpers[i] == (sig_atomic_t)from) {
			helpers[i] = (sig_atomic_t)to;
			handle_signals();
			return true;
		}
	return false;
}
