/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef TERMINAL_H
#define TERMINAL_H

#include <stddef.h>

/* How many columns the terminal at a descriptor has; 0 if it is none. */
size_t terminal_columns(int fd);

/*
 * How many rows it has, or LINES of the environment says for it; 0 if it is
 * none.
 */
size_t terminal_rows(int fd);

#endif
