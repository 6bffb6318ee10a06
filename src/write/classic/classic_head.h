/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/classic/classic_columns.h"

/* Prints what stands above the list: the profiles, the settings and the totals. */
void classic_head(const struct classic *c);
