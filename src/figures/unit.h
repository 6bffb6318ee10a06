/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/str.h"

#include <stdint.h>

/* What an event counts, if its names say it. */
struct unit {
	enum unit_kind { UNIT_NONE, UNIT_TIME, UNIT_BYTES } kind;
	uint32_t size; /* of 1: in nanoseconds, or bytes */
	char text[16]; /* the same for programs: "10ns", "ms", "bytes"; empty: just a count */
};

/*
 * The unit of an event: time, where its name ends in one, as "Time_(10ns)", "cpu(ms)" and "usec" do
 * (a lone s must be in parentheses), or is one of ruby-prof, which counts microseconds; bytes, where
 * the name or the long name has this word.
 */
struct unit unit_of(struct str name, struct str long_name);
