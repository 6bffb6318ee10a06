/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef VERSION_H
#define VERSION_H

/* Of the program, as --version and what it writes say it. */
#define VERSION "1.0"

#endif
