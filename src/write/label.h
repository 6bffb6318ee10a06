/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/report.h"

#include <stdbool.h>
#include <stdio.h>

/*
 * Prints the label of a row as callgrind_annotate has it: "file:function", after, and with_object
 * " [object]" if the row shows it.  Names are as long as limits_name() lets them be.
 */
void label_put(FILE *out, const struct report *report, row_id row, const char *after,
	       bool with_object);
