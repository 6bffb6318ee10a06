/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef OBJECTS_H
#define OBJECTS_H

#include "report/report.h"
#include "source/source.h"

#include <stdbool.h>

/* Whether it is the name of code that no object has. */
bool objects_is_none(struct str object);

/*
 * The path of the file of an object, which the caller frees.  NULL: there is
 * none that may be shown, or it is newer than the profile; *error says which.
 */
char *objects_find(const struct report *report, name_id object,
		   struct source_search *search, struct error *error);

/* Says that so many addresses are not in an object. */
void objects_bare(const char *path, size_t count, struct error *error);

/*
 * With --diff by address: whether OLD and NEW ran the same objects, as far as
 * both have code of them.  It is so if both call an object by the same name and
 * its file is older than both, or if their two files are byte for byte the
 * same.  False: *error says of which object it is not known.
 */
bool objects_are_same(const struct report *report, struct source_search *search,
		      struct error *error);

#endif
