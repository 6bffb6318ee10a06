/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "profile/profile.h"
#include "read/renames.h"

/*
 * Demangles the names of functions for `renames`. Runs c++filt, or the program
 * that the environment variable CXXFILT names, once, and only if a name is
 * mangled. Returns false and sets *error on failure.
 */
bool demangle_names(struct renames *renames, const struct profile *profile, struct error *error);
