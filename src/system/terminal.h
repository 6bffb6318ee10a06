/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>

/* Returns whether standard output is a terminal. */
bool terminal_is_output(void);

/* The number of columns of standard output; 0: it is no terminal. */
size_t terminal_columns(void);

/* The number of rows of standard output; 0: it is no terminal. */
size_t terminal_rows(void);

/* Returns whether it is a terminal and the locale uses UTF-8. */
bool terminal_has_boxes(void);
