/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "read/departures.h"
#include "write/writing.h"

/*
 * Write the parts, the events and the findings of --check, each as one object
 * that begins like that of a report.
 */
void json_parts(const struct writing *w);
void json_events(const struct writing *w);
extern const struct check_style JSON_CHECKS;

/* Writes the benchmarks of a suite, and after them their reports. */
void json_suite(const struct writing *w, const struct suite *suite);
