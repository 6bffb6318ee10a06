/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "source/disassembly.h"
#include "write/text/text.h"

#include <stdbool.h>

/* Prints the instructions of a row; code has their texts. */
bool text_asm_row(const struct text *t, struct disassembly *code, row_id row, struct error *error);

/* Prints the instructions of all listed rows. */
bool text_asm(const struct text *t, struct error *error);
