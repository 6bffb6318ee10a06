/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/report.h"

#include <stdio.h>

/* Prints "92.31% of Ir resolved by addr2line", of --inlines; of NEW. */
void resolved_put(FILE *out, const struct report *report);
