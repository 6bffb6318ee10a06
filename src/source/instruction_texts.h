/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef INSTRUCTION_TEXTS_H
#define INSTRUCTION_TEXTS_H

#include "source/line_texts.h"

/*
 * Reads the texts of the listed rows of --by=instr; free with line_texts_free.
 * Warns, once for each object, of instructions without text.
 */
void instruction_texts_read(struct line_texts *texts,
			    const struct report *report,
			    struct source_search *search, struct diag *diag);

#endif
