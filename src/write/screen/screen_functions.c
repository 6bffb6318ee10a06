/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/screen/screen.h"

#include "report/detail.h"
#include "source/instructions.h"

static void put_function(const struct screen *s, row_id row, struct disassembly *code)
{
	struct detail detail;

	detail_of(s->report, row, &detail);
	screen_calls_put(s, row, &detail);
	detail_free(&detail);
	if (code)
		screen_asm_of_row(s, code, row);
	else
		screen_sources_of_row(s, row);
}

void screen_functions(const struct screen *s)
{
	const struct report *report = s->report;
	const struct report_order *order = &report->order;
	bool has_asm = report->settings->assembly;
	struct disassembly code;

	if (has_asm)
		code = instructions_read(report, order->listed, order->count, s->w->search);
	for (size_t i = 0; !ferror(s->out) && i < order->count; i++) {
		if (i)
			screen_end_line(s);
		put_function(s, order->listed[i], has_asm ? &code : NULL);
	}
	if (has_asm)
		disassembly_free(&code);
}
