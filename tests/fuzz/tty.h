/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The terminal of a fuzz target: tty.c stands in for browse/tty.c.  What is typed are
 * bytes of the input, and what is written must be what a terminal can take.
 */
#pragma once

#include "base/str.h"

/* A byte before the numbers of rows and columns that the terminal has from then on. */
enum { TTY_RESIZED = 0xfe };

/* From now on this is typed, and then the terminal is gone; it outlives all calls. */
void tty_script(struct str typed);
