/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef INSTRUCTION_TEXTS_H
#define INSTRUCTION_TEXTS_H

#include "source/line_texts.h"

/*
 * The texts of the listed rows of --by=instr, freed by line_texts_free.  What
 * cannot be shown is warned of, once for each object.
 */
void instruction_texts_read(struct line_texts *texts,
			    const struct report *report,
			    struct source_search *search, struct diag *diag);

#endif
