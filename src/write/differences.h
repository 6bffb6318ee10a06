/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/report.h"
#include "values/sides.h"

#include <stdio.h>

/*
 * Prints a line for each way in which compared runs differ, except in costs; in commands if they
 * are wanted.  label prints the kind of the difference and the side, put prints its text.
 */
void differences_put(FILE *out, const struct report *report, const struct heads *heads,
		     bool commands, void (*label)(FILE *out, const char *before, struct str side),
		     void (*put)(FILE *out, struct str text));

/* Prints "no difference" and, of totals that differ all the same, "in Ir; D1mr, Bcm differ". */
void differences_put_none(FILE *out, const struct report *report);
