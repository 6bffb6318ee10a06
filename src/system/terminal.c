/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For TIOCGWINSZ.  NOLINTNEXTLINE: the C library requires this name */
#define _DEFAULT_SOURCE

#include "system/terminal.h"

#include "system/process.h"

#include <errno.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

bool terminal_is_output(void)
{
	return isatty(STDOUT_FILENO);
}

static struct winsize window(void)
{
	struct winsize size;

	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0)
		size = (struct winsize){0};
	return size;
}

size_t terminal_columns(void)
{
	return window().ws_col;
}

size_t terminal_rows(void)
{
	return window().ws_row;
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
	if (process_run(&pager->process, PROCESS_PAGER, pager->variable ? argv : argv + 2, -1,
			&pager->fd))
		return false;
	ending_pager(pager->process, pager->fd);
	return true;
}

bool pager_end(struct pager *pager, struct error *error)
{
	int status = 0;

	ending_pager(pager->process, -1);
	close(pager->fd);
	while (waitpid(pager->process, &status, 0) < 0 && errno == EINTR)
		;
	ending_pager(0, -1);
	/* 126, 127: the shell cannot run the program, or does not find it. */
	return !WIFEXITED(status) || WEXITSTATUS(status) < 126 ||
	       error_set(error, "%s=%s: the pager cannot be run; see --no-pager",
			 pager->variable ? pager->variable : "PAGER", pager->command);
}
