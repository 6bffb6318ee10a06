/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef TERMINAL_H
#define TERMINAL_H

#include <stdbool.h>
#include <stddef.h>

/* How many columns the terminal at a descriptor has; 0 if it is none. */
size_t terminal_columns(int fd);

/*
 * How many rows it has, or LINES of the environment says for it; 0 if it is
 * none.
 */
size_t terminal_rows(int fd);

/* Whether it is a terminal, and the locale one of UTF-8. */
bool terminal_has_boxes(int fd);

#endif
