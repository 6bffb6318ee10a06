/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "run.h"

#include <stdbool.h>

/*
 * Lets the user walk through what a run has read, until they quit or the terminal is lost.  False:
 * *error says why there is nothing to walk through.
 */
bool browse(struct run *run, struct error *error);
