/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"
#include "base/limits.h"
#include "base/util.h"
#include "profile/profile.h"
#include "read/parser.h"
#include "source/source.h"

#include <stdbool.h>
#include <stdio.h>

/*
 * For --inlines: asks for all instructions of a profile with addresses which functions were inlined
 * there, and moves their costs (profile/inlines.h).  An object that is gone, has no debug
 * information, or is newer than the profile stays as it was recorded, on all sides, and a warning
 * says so.  rules are those by which the profile was read.  search->settings say whether frames of
 * libraries are left out.  False: *error says why.
 */
bool inlined_resolve(struct profile *profile, struct source_search *search,
		     const struct parse_rules *rules, struct diag *diag, struct error *error);
