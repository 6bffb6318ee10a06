/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "shapes/cut.h"
#include "write/formats/json_figures.h"
#include "write/text/text_asm.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * The instructions for a page, with --asm: of the first functions of the cut,
 * as many as HTML_CODE_MOST allows.  Without --asm, has is NULL.
 */
struct html_code {
	const struct cut *cut;
	struct disassembly texts;
	bool *has;    /* by id: the page has its instructions */
	size_t count; /* number of functions whose instructions it has */
};

/*
 * The most costs, calls and jumps of instructions in a page: with 13 events,
 * about 5 MB.
 */
enum { HTML_CODE_MOST = 20000 };

/* Reads the texts of the instructions, with --asm; html_code_end frees them. */
struct html_code html_code_begin(const struct writing *w,
				 const struct cut *cut);

/*
 * With --asm, writes "code" of a function: null if the page does not have it,
 * else its instructions, and between them the numbers of instructions left out
 * because they cost nothing.  Fields without a value are left out:
 *
 *   "address"        in hexadecimal
 *   "text"           of the disassembly
 *   "file", "line"   its source line; file is an index, by file_of[name]
 *   "self", "calls"  as in lines
 *   "jumps"          {"to": address, "followed", "executed", "name"}: executed
 *                    if conditional, name if it leaves the function's code
 *
 * And "arrows", the jumps that are drawn, each [from, to, column], by index of
 * the instructions written; and "undrawn", how many found no column, if any.
 */
bool html_code_put(struct html_code *code, const struct json_figures *figures,
		   uint32_t id, const uint32_t *file_of, struct error *error);
void html_code_end(struct html_code *code);
