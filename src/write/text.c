/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Text is one of two products: what callgrind_annotate prints, or a screen for people. */
#include "write/screen/screen.h"
#include "write/writing.h"

static bool text_report(const struct writing *w, struct error *error)
{
	const struct settings *settings = w->report->settings;
	struct screen s;

	if (settings->layout == LAYOUT_CLASSIC) {
		classic_report(w);
		return true;
	}
	s = screen_begin(w);
	if (settings->call_tree) {
		screen_head(&s, false);
		return screen_tree(&s, error);
	}
	if (settings->fn.count) {
		screen_functions(&s);
		return true;
	}
	screen_list(&s);
	(settings->assembly ? screen_asm : screen_sources)(&s);
	return true;
}

const struct writer TEXT_WRITER = {
	.has = HAS_SOURCES | HAS_LAYOUTS | HAS_SUITES,
	.report = text_report,
	.table = screen_table,
};
