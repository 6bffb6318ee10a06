/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/writing.h"

/*
 * The listed rows as a table: for programs with all values, for people what a comment has room for.
 * w must outlive it.
 */
struct table lists_make(const struct writing *w, bool for_programs);
