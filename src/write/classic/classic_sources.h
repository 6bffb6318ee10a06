/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/classic/classic_columns.h"

/* Prints the annotated sources and what is not annotated.  False: *error says why. */
bool classic_sources(const struct classic *c, struct error *error);
