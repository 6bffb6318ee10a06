/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "write/writing.h"

/* The names of all formats, separated by |. */
extern const char write_formats[];

/* The writer of this name, or NULL. */
const struct writer *write_find(const char *name);
