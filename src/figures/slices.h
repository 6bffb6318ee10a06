/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef SLICES_H
#define SLICES_H

#include "figures/settings.h"
#include "profile/profile.h"

#include <stddef.h>

/*
 * Returns the names of the slices of --compare: of files, the shortest parts of
 * their names that differ; else "part N" or "thread N".  No two names are
 * equal.  The caller frees them with slices_free().
 */
char **slices_name(const struct profile *profile,
		   const struct settings *settings);
void slices_free(char **names, size_t count);

/* The file that a side was read from; empty if the side has no parts. */
struct str slices_file(const struct profile *profile, const struct side *side);

#endif
