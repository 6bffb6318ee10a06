/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "source/disassembly.h"
#include "write/text/text.h"

#include <stdbool.h>

/* Reads the texts of the instructions of rows; the caller frees them. */
struct disassembly text_asm_begin(const struct text *t, const row_id *rows, size_t count);
bool text_asm_row(const struct text *t, struct disassembly *code, row_id row, struct error *error);

/* Prints the instructions of all listed rows. */
bool text_asm(const struct text *t, struct error *error);
