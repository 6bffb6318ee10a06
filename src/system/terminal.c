/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For TIOCGWINSZ.  NOLINTNEXTLINE: that is its name */
#define _DEFAULT_SOURCE

#include "system/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

size_t terminal_columns(int fd)
{
#ifdef TIOCGWINSZ
	struct winsize size;

	if (isatty(fd) && ioctl(fd, TIOCGWINSZ, &size) == 0)
		return size.ws_col;
#else
	(void)fd;
#endif
	return 0;
}
