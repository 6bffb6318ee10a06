/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "source/disassembly.h"
#include "write/screen/screen.h"

#include <stdbool.h>

/*
 * Prints the instructions of all functions listed, or of one, whose texts are in *code.
 * False: *error says why.
 */
bool screen_asm(const struct screen *s, struct error *error);
bool screen_asm_of_row(const struct screen *s, struct disassembly *code, row_id row,
		       struct error *error);
