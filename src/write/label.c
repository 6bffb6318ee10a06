/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/label.h"

void label_put(FILE *out, const struct report *report, row_id row, const char *after,
	       bool with_object)
{
	const struct row *r = &report->rows.list[row];
	struct report_marks marks =
		report_marks(report, row, settings_list_calls(report->settings));
	struct str file = report_name(report, r->file == NONE ? r->object : r->file);
	struct str name = report_function_name(report, r->name);
	bool lines = report_has_lines(report) && row >= report->rows.first;
	bool colon = r->name != NONE;

	/* A line number needs what it is of. */
	if (report->settings->names == NAMES_SHORT && name.length && !lines &&
	    (!file.length || str_equal(file, STR("???")))) {
		file = STR("");
		colon = false;
	}
	str_print(out, limits_name(report->limits, file));
	if (lines) {
		char line[REPORT_LINE];

		report_line_label(report, row, line);
		fprintf(out, ":%s", line);
	}
	fputs(colon ? ":" : "", out);
	str_print(out, limits_name(report->limits, name));
	fprintf(out, "%s%s%s", marks.cycle, marks.side, after);
	if (with_object && r->with_object) {
		fputs(" [", out);
		str_print(out, limits_name(report->limits, report_name(report, r->object)));
		fputc(']', out);
	}
}
