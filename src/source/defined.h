/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/report.h"
#include "source/source.h"

#include <stdbool.h>

/*
 * Looks in the sources of the profile for a function that the profile has no name of, as its code
 * is inlined wherever it is called: for a definition of `name` whose lines have costs.  If there is
 * one, *error says where, and how to see its lines; else *error stays as it is.
 */
void defined_find(const struct report *report, struct source_search *search, struct str name,
		  struct error *error);
