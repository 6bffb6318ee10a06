/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef OLD_SOURCES_H
#define OLD_SOURCES_H

#include "base/diag.h"
#include "base/limits.h"
#include "base/woven.h"
#include "figures/settings.h"
#include "profile/profile.h"

#include <stdbool.h>

/*
 * As pairs_join(); and the lines of OLD's files get the numbers that they have
 * in NEW's, by the texts of both, as woven.h has it.  OLD's are looked for under
 * --old-sources only.  Where not both are found the lines stay as they are.  The
 * texts are put into *files, which the caller frees.
 */
bool old_sources_join(struct profile *profile, const struct settings *settings,
		      struct limits *limits, struct woven_files *files,
		      struct diag *diag, struct error *error);

#endif
