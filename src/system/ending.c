/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "system/ending.h"

#include "base/util.h"

#include <stddef.h>
#include <unistd.h>

/* A signal handler gets no argument of ours, so these are globals. */
static const char *volatile unfinished;
static volatile sig_atomic_t helpers[ENDING_HELPERS]; /* process ids, or 0 */

void ending_now(void)
{
	const char *path = unfinished;

	if (path)
		unlink(path);
	for (size_t i = 0; i < ENDING_HELPERS; i++)
		if (helpers[i])
			kill(-(pid_t)helpers[i], SIGKILL);
}

static void end(int number)
{
	ending_now();
	/*
	 * SA_RESETHAND has restored the default action; raise it again so that
	 * the exit status shows the signal.
	 */
	raise(number);
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

/* Handles the signals if there is anything to end, else leaves them to the system. */
static void handle_signals(void)
{
#ifdef SIGRTMAX
	const int last = SIGRTMAX;
#else
	const int last = 31;
#endif
	/* By default, these do not end a program. */
	static const int harmless[] = {
		SIGCHLD,  SIGCONT, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGURG,
#ifdef SIGWINCH
		SIGWINCH,
#endif
#ifdef SIGINFO
		SIGINFO,
#endif
	};
	bool any = unfinished != NULL;
	sigset_t spared;

	for (size_t i = 0; i < ENDING_HELPERS; i++)
		any |= helpers[i] != 0;
	sigemptyset(&spared);
	for (size_t i = 0; i < LENGTH(harmless); i++)
		sigaddset(&spared, harmless[i]);
	for (int number = 1; number <= last; number++) {
		struct sigaction action;

		if (sigismember(&spared, number) || sigaction(number, NULL, &action) != 0 ||
		    action.sa_handler != (any ? SIG_DFL : end))
			continue;
		action = (struct sigaction){.sa_flags = (int)SA_RESETHAND};
		action.sa_handler = any ? end : SIG_DFL;
		sigemptyset(&action.sa_mask);
		sigaction(number, &action, NULL);
	}
}

void ending_file(const char *path)
{
	unfinished = path;
	handle_signals();
}

/* Puts a process id in the place of another one; 0: none. */
static bool replace(pid_t from, pid_t to)
{
	for (size_t i = 0; i < ENDING_HELPERS; i++)
		if (helpers[i] == (sig_atomic_t)from) {
			helpers[i] = (sig_atomic_t)to;
			handle_signals();
			return true;
		}
	return false;
}

bool ending_add(pid_t helper)
{
	return replace(0, helper);
}

void ending_drop(pid_t helper)
{
	replace(helper, 0);
}
