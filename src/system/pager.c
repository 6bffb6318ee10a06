/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "system/output.h"

#include "system/ending.h"
#include "system/process.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* A signal handler gets no argument of ours, so these are globals. */
static volatile sig_atomic_t running; /* the process id of the pager, or 0 */
static volatile sig_atomic_t input;   /* the pager's input; -1: closed */

static const int ending[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM};

/* Ends the helpers and the pager's input, and waits until the user leaves the pager. */
static void outlast_pager(void)
{
	ending_now();
	close((int)input);
	while (waitpid((pid_t)running, NULL, 0) < 0 && errno == EINTR)
		;
}

static void end_after_pager(int number)
{
	const int error = errno;

	/* Ctrl-C is a key of the pager: less stops a search and continues. */
	if (number == SIGINT && (input < 0 || waitpid((pid_t)running, NULL, WNOHANG) == 0)) {
		errno = error;
		return;
	}
	outlast_pager();
	signal(number, SIG_DFL);
	raise(number);
}

/* Sets or removes our handler; leaves ignored signals ignored (nohup). */
static void handle_signals(bool begin)
{
	struct sigaction action;

	for (size_t i = 0; i < LENGTH(ending); i++) {
		if (sigaction(ending[i], NULL, &action) != 0 ||
		    action.sa_handler != (begin ? SIG_DFL : end_after_pager))
			continue;
		action = (struct sigaction){.sa_flags = (int)SA_RESTART};
		action.sa_handler = begin ? end_after_pager : SIG_DFL;
		sigfillset(&action.sa_mask);
		sigaction(ending[i], &action, NULL);
	}
}

bool pager_begin(struct pager *pager)
{
	static const char *const variables[] = {"CGANNOTATE_PAGER", "PAGER"};
	const char *argv[] = {"sh", "-c", NULL, NULL};

	*pager = (struct pager){0};
	for (size_t i = 0; i < LENGTH(variables) && !pager->command; i++) {
		pager->command = getenv(variables[i]);
		pager->variable = pager->command ? variables[i] : NULL;
	}
	if (!pager->command)
		pager->command = "less";
	if (!*pager->command || strcmp(pager->command, "cat") == 0)
		return false;
	argv[2] = pager->command;
	setenv("LESS", "FRSX", 0);
	if (process_run(&pager->process, PROCESS_OF_USER, pager->variable ? argv : argv + 2, -1,
			&pager->fd, NULL))
		return false;
	input = pager->fd;
	running = (sig_atomic_t)pager->process;
	handle_signals(true);
	util_without_memory(outlast_pager);
	return true;
}

bool pager_end(struct pager *pager, struct error *error)
{
	int status = 0;

	input = -1;
	close(pager->fd);
	while (waitpid(pager->process, &status, 0) < 0 && errno == EINTR)
		;
	handle_signals(false);
	util_without_memory(ending_now);
	/* 126, 127: the shell cannot run the program, or does not find it. */
	return !WIFEXITED(status) || WEXITSTATUS(status) < 126 ||
	       error_set(error, "%s=%s: the pager cannot be run; see --no-pager",
			 pager->variable ? pager->variable : "PAGER", pager->command);
}
