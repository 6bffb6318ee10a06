/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/screen/screen.h"

#include "report/detail.h"
#include "source/instructions.h"

static bool put_function(const struct screen *s, row_id row, struct disassembly *code,
			 struct error *error)
{
	struct detail detail;
	bool good = detail_of(s->report, row, &detail, error) &&
		    screen_calls_put(s, row, &detail, error);

	detail_free(&detail);
	return good && (code ? screen_asm_of_row(s, code, row, error)
			     : screen_sources_of_row(s, row, error));
}

bool screen_functions(const struct screen *s, struct error *error)
{
	const struct report *report = s->report;
	const struct report_order *order = &report->order;
	bool has_asm = report->settings->assembly, good = true;
	struct disassembly code;

	if (has_asm)
		code = instructions_read(report, order->listed, order->count, s->w->search);
	for (size_t i = 0; good && !ferror(s->out) && i < order->count; i++) {
		if (i)
			screen_end_line(s);
		good = put_function(s, order->listed[i], has_asm ? &code : NULL, error);
	}
	if (has_asm)
		disassembly_free(&code);
	return good;
}
