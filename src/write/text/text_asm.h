/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef TEXT_ASM_H
#define TEXT_ASM_H

#include "write/text/text.h"

#include <stdbool.h>

/*
 * The instructions of all rows that are listed, or of one row; told has, by
 * name, the objects that were warned of.
 */
bool text_asm(const struct text *t, struct error *error);
bool text_row_asm(const struct text *t, row_id row, bool *told,
		  struct error *error);

#endif
