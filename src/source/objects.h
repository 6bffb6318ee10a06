/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef OBJECTS_H
#define OBJECTS_H

#include "report/report.h"
#include "source/source.h"

#include <stdbool.h>

/* Whether it is the name of code that no object has. */
bool objects_is_none(struct str object);

/* The file of an object. */
struct object_file {
	uint32_t id; /* the same for all names of a file */
	char *path;  /* the caller frees it */
	uint64_t size;
};

/*
 * Finds it.  False: there is none that may be shown, or it is newer than the
 * profile; *error says which.
 */
bool objects_find(const struct report *report, name_id object,
		  struct source_search *search, struct object_file *found,
		  struct error *error);

/*
 * With --diff by address: whether OLD and NEW ran the same objects, as far as
 * both have code of them.  It is so if both call an object by the same name and
 * its file is older than both, or if their two files are byte for byte the
 * same, as far as LIMIT_OBJECTS lets us compare them.  False: *error says of
 * which object it is not known.
 */
bool objects_are_same(const struct report *report, struct source_search *search,
		      struct error *error);

#endif
