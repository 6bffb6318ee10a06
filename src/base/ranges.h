/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/str.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A list of numbers and ranges of numbers, such as "1,3-5,8-". */
struct ranges {
	struct range {
		uint64_t low, high;
	} * list;
	size_t count;
};

/* False if the text is not such a list.  Call ranges_free in either case. */
bool ranges_read(struct ranges *ranges, struct str text);
bool ranges_has(const struct ranges *ranges, uint64_t number);
void ranges_free(struct ranges *ranges);
