/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef HTML_CODE_H
#define HTML_CODE_H

#include "shapes/cut.h"
#include "write/formats/json_figures.h"
#include "write/text/text_asm.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * The instructions of the functions of a page, for --asm: those of the first
 * functions of the cut, as many as HTML_CODE_MOST allows.  All zeros: --asm is
 * not wanted.
 */
struct html_code {
	const struct cut *cut;
	struct text_asm all;
	bool *has;    /* by id: the page has its instructions */
	size_t count; /* how many it has those of */
	struct diag *diag;
};

/*
 * A page has so many costs, calls and jumps of instructions: of 13 events about
 * 5 MB.
 */
enum { HTML_CODE_MOST = 20000 };

/* Reads the texts of what the page has, if wanted.  html_code_end at last. */
struct html_code html_code_begin(const struct writing *w,
				 const struct cut *cut);

/*
 * Of a function "code": null if the page does not have it, else its
 * instructions, and between them the numbers of those that are left out, as
 * they cost nothing.  What an instruction has no value of is not there:
 *
 *   "address"        in hexadecimal
 *   "text"           of the disassembly
 *   "file", "line"   where it belongs to; file is an index, of file_of by name
 *   "self", "calls"  as lines have them
 *   "jumps"          {"to": address, "followed", "executed", "name"}: executed
 *                    of a conditional jump, the name of a function elsewhere
 *
 * And "arrows": the jumps that are drawn, each [from, to, column], by place
 * among the instructions; and "undrawn", how many jumps are not, if any.
 */
bool html_code_put(struct html_code *code, const struct json_figures *figures,
		   uint32_t id, const uint32_t *file_of, struct error *error);
void html_code_end(struct html_code *code);

#endif
