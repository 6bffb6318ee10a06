/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/report.h"
#include "source/source.h"

#include <stdbool.h>

/* Whether a name stands for code without an object. */
bool objects_is_none(struct str object);

/*
 * Opens the file of an object by a side's name for it.  False: there is none
 * that may be shown, or it is newer than the profile; *error says which.
 */
bool objects_open(struct source *file, const struct side *side, struct str name,
		  struct source_search *search, struct error *error);

/*
 * With --diff by address: whether OLD and NEW ran the same objects; only checks
 * objects that both have code of.  Both names of an object must lead to files
 * that are not newer than the profiles, and are one file or equal byte for
 * byte, as far as LIMIT_OBJECTS allows comparing.  False: *error names an
 * object for which this is not known.  Warns if each side has an object that the
 * other one lacks.
 */
bool objects_are_same(const struct report *report, struct source_search *search, struct diag *diag,
		      struct error *error);
