/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For TIOCGWINSZ.  NOLINTNEXTLINE: the C library requires this name */
#define _DEFAULT_SOURCE

#include "system/terminal.h"

#include <stdlib.h>
#include <strings.h>
#include <sys/ioctl.h>
#include <unistd.h>

bool terminal_is_output(void)
{
	return isatty(STDOUT_FILENO);
}

static size_t window_size(int fd, bool rows)
{
#ifdef TIOCGWINSZ
	struct winsize size;

	if (isatty(fd) && ioctl(fd, TIOCGWINSZ, &size) == 0)
		return rows ? size.ws_row : size.ws_col;
#else
	(void)fd;
	(void)rows;
#endif
	return 0;
}

size_t terminal_columns(void)
{
	return window_size(STDOUT_FILENO, false);
}

size_t terminal_error_columns(void)
{
	return window_size(STDERR_FILENO, false);
}

size_t terminal_rows(void)
{
	const char *lines = getenv("LINES");
	long n = isatty(STDOUT_FILENO) && lines ? strtol(lines, NULL, 10) : 0;

	return n > 0 ? (size_t)n : window_size(STDOUT_FILENO, true);
}

bool terminal_has_boxes(void)
{
	static const char *const names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
	const char *locale = NULL;

	for (size_t i = 0; i < 3 && !(locale && *locale); i++)
		locale = getenv(names[i]);
	if (!locale || !isatty(STDOUT_FILENO))
		return false;
	while (*locale && *locale != '.')
		locale++;
	return strncasecmp(locale, ".utf-8", 6) == 0 || strncasecmp(locale, ".utf8", 5) == 0;
}
