/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/html/html.h"

#include "shapes/cut.h"
#include "write/html/html_data.h"
#include "write/html/html_plain.h"
#include "write/page/page.h"

static bool fill_slot(const struct writing *w, const struct cut *cut,
		      struct html_code *code, enum page_slot slot,
		      struct error *error)
{
	switch (slot) {
	case PAGE_TITLE:
		html_plain_title(w);
		return true;
	case PAGE_STATIC:
		return html_plain(w, code, error);
	case PAGE_DATA:
		return html_data(w, cut, code, error);
	case PAGE_END:
		break;
	}
	return true;
}

bool html_report(const struct writing *w, struct error *error)
{
	const struct page_piece *piece = page_pieces;
	struct html_code code = {0};
	struct cut cut;
	bool good;

	if (w->in_suite)
		return html_plain(w, &code, error);
	good = cut_make(&cut, w->report, w->report->settings->worth, error);
	if (good)
		code = html_code_begin(w, &cut);
	for (; good; piece++) {
		fwrite(piece->bytes, 1, piece->size, w->out);
		good = fill_slot(w, &cut, &code, piece->slot, error);
		if (piece->slot == PAGE_END)
			break;
	}
	html_code_end(&code);
	cut_free(&cut);
	return good;
}
