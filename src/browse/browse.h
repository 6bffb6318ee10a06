/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "run.h"

#include <stdbool.h>
#include <stdio.h>

/*
 * Lets the user walk through what a run has read, until they quit or the terminal is lost; argv is
 * that of the program.  In the end, prints the command lines that the user asked for.  False:
 * *error says why there is nothing to walk through.
 */
bool browse(struct run *run, char **argv, FILE *out, struct error *error);
