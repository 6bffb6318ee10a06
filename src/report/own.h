/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/report.h"

#include <stdbool.h>

/*
 * Which code is the user's own: that of no library.  Code is of a library if its file lies in a
 * directory of settings_is_library(), or its object does or is the system's (/lib).  Callgrind has a
 * function in the file of its first instruction, which may be inlined: so one in a library's file
 * is own, too, if most of what it costs itself is on lines of own files.  With --inlines, each is
 * in the file where it begins.
 */
bool own_object(const struct report *report, name_id object);
bool own_code(const struct report *report, name_id object, name_id file);
bool own_row(const struct report *report, row_id row);

/* How near a file of an own object, or of another one, is to the user: what to show first. */
enum own_rank { OWN_SOURCE, OWN_HEADER, OWN_LIBRARY, OWN_RANKS };
enum own_rank own_rank(const struct report *report, name_id file, bool own_object);
