/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/instruction_texts.h"

#include "source/disassembly.h"

#include <stdlib.h>

/* Asks for the texts of n rows of one object. */
static void want(struct disassembly *code, const struct wanted_text *wanted,
		 size_t n)
{
	uint64_t *addresses = util_alloc(n, sizeof(*addresses));
	size_t i;

	for (i = 0; i < n; i++)
		addresses[i] = wanted[i].at;
	disassembly_want(code, wanted->in, addresses, n);
	free(addresses);
}

/* Gives the rows their texts; returns the number of rows without text. */
static size_t set_texts(struct line_texts *texts,
			const struct disassembly *code,
			const struct wanted_text *wanted, size_t n)
{
	size_t bare = 0, i;

	for (i = 0; i < n; i++) {
		const struct objdump_line *end,
			*line = disassembly_from(code, wanted[i].in,
						 wanted[i].at, &end);
		struct str text = STR("");

		if (line < end && line->address == wanted[i].at)
			text = disassembly_text(code, line);
		bare += !text.length;
		line_texts_set(texts, &wanted[i], text);
	}
	return bare;
}

void instruction_texts_read(struct line_texts *texts,
			    const struct report *report,
			    struct source_search *search, struct diag *diag)
{
	struct disassembly code;
	size_t n = report->order.count, i, run;
	struct wanted_text *wanted = line_texts_begin(texts, n);

	for (i = 0; i < n; i++) {
		row_id row = report->order.listed[i];

		wanted[i] =
			(struct wanted_text){report->rows.list[row].object,
					     report_address(report, row), i};
	}
	line_texts_sort(wanted, n);
	disassembly_begin(&code, report, search);
	for (i = 0; i < n; i += run) {
		run = line_texts_run(wanted + i, n - i);
		want(&code, wanted + i, run);
	}
	disassembly_read(&code);
	for (i = 0; i < n; i += run) {
		run = line_texts_run(wanted + i, n - i);
		disassembly_warn(&code, wanted[i].in,
				 set_texts(texts, &code, wanted + i, run),
				 diag);
	}
	disassembly_free(&code);
	free(wanted);
}
