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

static struct winsize window(void)
{
	struct winsize size = {0};

	if (!terminal_is_output() || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0)
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

bool terminal_has_boxes(void)
{
	static const char *const names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
	const char *locale = NULL;

	for (size_t i = 0; i < 3 && !(locale && *locale); i++)
		locale = getenv(names[i]);
	if (!locale || !terminal_is_output())
		return false;
	while (*locale && *locale != '.')
		locale++;
	return strncasecmp(locale, ".utf-8", 6) == 0 || strncasecmp(locale, ".utf8", 5) == 0;
}
