/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"

/*
 * The terminal while somebody walks: without lines and echo, on its alternate screen.  Ctrl-C and
 * Ctrl-Z end and stop the program, as they do elsewhere.  One at a time.  However the
 * program ends (by tty_end(), exit(), a signal, an assertion, without memory), and while it is
 * stopped by Ctrl-Z, the terminal is as it was before.  Nothing that was typed is lost.
 */

/* Why tty_wait() returns. */
enum tty_event {
	TTY_BYTES, /* *bytes was typed */
	TTY_QUIET, /* nothing was typed for the given time */
	TTY_SIZE,  /* the size has changed, or all must be drawn again after Ctrl-Z */
	TTY_LOST,  /* there is no terminal any more: tty_hang_up() */
};

/* Begins.  False: *error says why standard input or output is no such terminal. */
bool tty_begin(struct error *error);

/* Ends; does nothing before tty_begin(). */
void tty_end(void);

/* Sets the size, in rows and columns; 24 and 80 if the terminal does not say. */
void tty_size(size_t *rows, size_t *columns);

/* Writes text; false: the terminal is lost. */
bool tty_write(struct str text);

/*
 * Waits until something happens, at most so long in ms (-1: without end).  TTY_BYTES: *bytes are
 * in a buffer that the next call overwrites.
 */
enum tty_event tty_wait(int milliseconds, struct str *bytes);

/* Ends the program as the loss of a terminal does. */
void tty_hang_up(void);
