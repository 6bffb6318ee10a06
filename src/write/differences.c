/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/differences.h"

void differences_put(FILE *out, const struct report *report, const struct heads *heads,
		     bool commands, void (*label)(FILE *out, const char *before, struct str side),
		     void (*put)(FILE *out, struct str text))
{
	static const char *const words[] = {[HEAD_COMMAND] = "Command of ",
					    [HEAD_EVENT] = "Not in ",
					    [HEAD_LINE] = "Differs in "};
	bool any = false;

	for (size_t i = 0; i < heads->difference_count; i++) {
		const struct difference *one = &heads->differences[i];

		if (one->kind == HEAD_COMMAND && !commands)
			continue;
		/* Events of the same side are in one line. */
		if (i && one->kind == HEAD_EVENT && one[-1].kind == HEAD_EVENT &&
		    one[-1].side == one->side) {
			fputc(' ', out);
		} else {
			fputs(any ? "\n" : "", out);
			label(out, words[one->kind], columns_side(report->columns, one->side));
		}
		put(out, report_shown_name(report, one->text));
		any = true;
	}
	fputs(any ? "\n" : "", out);
}

void differences_put_none(FILE *out, const struct report *report)
{
	const struct profile *profile = report->profile;
	const struct str first = columns_first(report->columns)->name;
	size_t count = 0;

	fputs("no difference", out);
	for (unsigned e = 0; e < profile->event_count; e++) {
		struct str name = names_str(&profile->names, profile->events[e]);
		int64_t before, after;

		cost_get(&report->costs, report->totals[0].self, e, &before);
		cost_get(&report->costs, report->totals[profile->side_count - 1].self, e, &after);
		if (before == after || str_equal(name, first))
			continue;
		fputs(count ? ", " : " in ", out);
		if (!count++) {
			str_print(out, first);
			fputs("; ", out);
		}
		str_print(out, name);
	}
	if (count)
		fputs(count == 1 ? " differs" : " differ", out);
}
