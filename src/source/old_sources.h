/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"
#include "base/limits.h"
#include "base/woven.h"
#include "profile/profile.h"
#include "values/settings.h"
#include "values/sides.h"

#include <stdbool.h>

/*
 * As sides_join(), and where lines are shown gives the lines of OLD's files their numbers in NEW's,
 * by comparing both texts (woven.h).  Looks for OLD's texts under --old-sources or, without that,
 * where OLD has recorded files that NEW has not, as in another worktree.  Without both texts, line
 * numbers stay as they are.  Puts the texts into *files, which the caller frees; directory, which
 * ends in a slash, is cut from the front of their headings.
 */
bool old_sources_join(struct profile *profile, const struct settings *settings,
		      struct str directory, struct limits *limits, struct woven_files *files,
		      size_t *matched, struct diag *diag, struct error *error);
