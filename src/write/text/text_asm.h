/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "source/disassembly.h"
#include "write/text/text.h"

#include <stdbool.h>

/* The data that text_asm_row() needs, for several rows. */
struct text_asm {
	struct disassembly code;
	bool *told; /* by name of a source: its warnings were issued */
};

/* Reads the texts of the instructions of rows; text_asm_end frees them. */
struct text_asm text_asm_begin(const struct text *t, const row_id *rows,
			       size_t count);
bool text_asm_row(const struct text *t, struct text_asm *all, row_id row,
		  struct error *error);
void text_asm_end(struct text_asm *all);

/* Prints the instructions of all listed rows. */
bool text_asm(const struct text *t, struct error *error);
