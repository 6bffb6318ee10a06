/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef DEMANGLE_H
#define DEMANGLE_H

#include "profile/profile.h"
#include "read/renames.h"

/*
 * Has the names of functions in a profile demangled: by c++filt, or the program
 * that CXXFILT in the environment names, in one run, and only if there is one
 * to demangle.  The renames get the result.  False: *error says why not.
 */
bool demangle_names(struct renames *renames, const struct profile *profile,
		    struct error *error);

#endif
