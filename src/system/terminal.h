/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef TERMINAL_H
#define TERMINAL_H

#include <stdbool.h>
#include <stddef.h>

/* The number of columns of the terminal at fd; 0: fd is no terminal. */
size_t terminal_columns(int fd);

/*
 * The number of rows of the terminal at fd, or LINES of the environment, if
 * set; 0: fd is no terminal.
 */
size_t terminal_rows(int fd);

/* Whether fd is a terminal and the locale uses UTF-8. */
bool terminal_has_boxes(int fd);

#endif
