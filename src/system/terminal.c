/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For TIOCGWINSZ.  NOLINTNEXTLINE: the C library requires this name */
#define _DEFAULT_SOURCE

#include "system/terminal.h"

#include <stdlib.h>
#include <strings.h>
#include <sys/ioctl.h>
#include <unistd.h>

static size_t size_of(int fd, bool rows)
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

size_t terminal_columns(int fd)
{
	return size_of(fd, false);
}

size_t terminal_rows(int fd)
{
	const char *lines = getenv("LINES");
	long n = isatty(fd) && lines ? strtol(lines, NULL, 10) : 0;

	return n > 0 ? (size_t)n : size_of(fd, true);
}

bool terminal_has_boxes(int fd)
{
	static const char *const names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
	const char *locale = NULL;
	size_t i;

	for (i = 0; i < 3 && !(locale && *locale); i++)
		locale = getenv(names[i]);
	if (!locale || !isatty(fd))
		return false;
	while (*locale && *locale != '.')
		locale++;
	return strncasecmp(locale, ".utf-8", 6) == 0 ||
	       strncasecmp(locale, ".utf8", 5) == 0;
}
