/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A report as a page that needs no other file: page.html with a small table for browsers without
 * scripts, and with the data that its script shows.
 */
#include "base/stream.h"
#include "shapes/flow.h"
#include "system/process.h"
#include "values/sides.h"
#include "write/markup.h"
#include "write/page/page.h"
#include "write/prose.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The most that exceeds a limit, and rows that are shown without scripts. */
enum { MOST_EXCEEDED = 50, HOTTEST = 20 };

static void html_text(FILE *out, struct str text)
{
	markup_put(out, &MARKUP_HTML, text);
}

static void put_escaped(FILE *out, const char *before, struct str text, const char *after)
{
	fputs(before, out);
	html_text(out, text);
	fputs(after, out);
}

/* Writes "COMMAND" or "OLD - NEW", or the names of files that have no command. */
static void put_commands(const struct writing *w)
{
	struct head head;

	for (size_t i = 0; i < w->profile->side_count; i++) {
		const struct map *commands = &head.texts[HEAD_COMMAND];
		name_id name;

		head_of(&head, w->profile, w->profile->sides[i]);
		name = commands->count   ? commands->pairs[0].a
		       : head.file_count ? head.files[0].first->file
					 : NONE;
		put_escaped(w->out, i ? " - " : "", report_shown_name(w->report, name), "");
		head_free(&head);
	}
}

/* Writes a cell of a column, or its title: names to the left, figures to the right. */
static void put_cell(FILE *out, const struct table_column *column, const char *tag,
		     const struct table_cell *cell)
{
	struct value_text value = table_value(cell, false);
	bool is_value = cell->kind == CELL_VALUE;

	fprintf(out, column->align == '<' ? "<%s class=\"c-name\">" : "<%s>", tag);
	html_text(out, is_value ? (struct str){value.text, value.length} : cell->text);
	if (cell->mark.length)
		put_escaped(out, " (", cell->mark, ")");
	fprintf(out, "</%s>", tag);
}

/* Writes the first rows of the report. */
static void put_list(const struct writing *w)
{
	struct table list = lists_make(w, false);
	const struct table_kind *kind = list.kind;

	fputs("<table class=\"plain\">\n<thead><tr>", w->out);
	for (size_t k = 0; k < kind->count; k++) {
		struct table_cell title = {.text = table_title(&list, k, TABLE_PEOPLE)};

		put_cell(w->out, &kind->columns[k], "th", &title);
	}
	fputs("</tr></thead>\n<tbody>\n", w->out);
	for (size_t i = 0; i < table_rows(&list) && i < HOTTEST; i++) {
		const struct table_cell *cells = table_row(&list, i);

		fputs("<tr>", w->out);
		for (size_t k = 0; k < kind->count; k++)
			put_cell(w->out, &kind->columns[k], "td", &cells[k]);
		fputs("</tr>\n", w->out);
	}
	fputs("</tbody>\n</table>\n", w->out);
	table_free(&list);
}

/*
 * Writes the limits exceeded or not checked, which the script shows, too, and the totals and the
 * hottest rows, which browsers without scripts show.
 */
static void put_plain(const struct writing *w)
{
	struct str limits = exceeded_text(w->report, w->verdicts, MOST_EXCEEDED), left = limits;
	size_t all = w->report->order.count;

	fputs("<h1>Profile</h1>\n<p><code>", w->out);
	put_commands(w);
	fputs("</code></p>\n", w->out);
	if (left.length) {
		fputs("<section class=\"limits\">\n<h2>Limits</h2>\n<ul>\n", w->out);
		while (left.length) {
			struct str line = str_eat_until(&left, '\n');

			put_escaped(w->out,
				    str_eat(&line, STR("  ")) ? "<li class=\"reason\">" : "<li>",
				    line, "</li>\n");
		}
		fputs("</ul>\n</section>\n", w->out);
	}
	str_free(limits);
	fputs("<p>", w->out);
	totals_put_all(w->out, w->report, html_text, ", ");
	fprintf(w->out,
		"</p>\n<p>Without scripts, this page shows only the hottest %zu of %zu "
		"%s%s%s.</p>\n",
		all < HOTTEST ? all : HOTTEST, all, BY_KINDS[w->report->by].noun,
		all == 1 ? "" : "s",
		w->report->settings->inclusive ? ", with all that they call" : "");
	put_list(w);
}

/* Writes what can be read from a descriptor in base64 (RFC 4648). */
static bool put_base64(FILE *out, int from)
{
	static const char letters[] =
		"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
	FILE *in = fdopen(from, "rb");
	unsigned char three[3];
	size_t n;
	bool good;

	if (!in) {
		close(from);
		return false;
	}
	while ((n = fread(three, 1, sizeof(three), in)) > 0) {
		unsigned long bits = 0;

		for (size_t i = 0; i < sizeof(three); i++)
			bits = bits << 8 | (i < n ? three[i] : 0);
		for (size_t i = 0; i < 4; i++)
			putc(i > n ? '=' : letters[bits >> (18 - 6 * i) & 63], out);
	}
	good = !ferror(in);
	fclose(in);
	return good;
}

/*
 * Writes the data, packed by gzip and in base64 if there are many of them and gzip is there; else
 * as they are.  The page can tell: JSON begins with a brace.
 */
static bool put_data(const struct writing *w, struct error *error)
{
	enum { MANY = 1 << 16 };
	static const char *const argv[] = {"gzip", "-9nc", NULL};
	struct writing plain = *w;
	pid_t gzip;
	int packed;
	bool good, packs;

	plain.out = tmpfile();
	if (!plain.out)
		return error_set(error, "a temporary file: %s", strerror(errno));
	html_data(&plain, cut_make(w->report, w->report->settings->min));
	good = fflush(plain.out) == 0 && !ferror(plain.out);
	packs = good && ftell(plain.out) >= MANY;
	rewind(plain.out);
	if (packs && process_run(&gzip, PROCESS_HELPER, argv, fileno(plain.out), &packed) == 0) {
		good = put_base64(w->out, packed);
		good = process_wait(gzip, PROCESS_ANY_TIME) == 0 && good;
	} else {
		good = good && stream_copy(plain.out, w->out);
	}
	fclose(plain.out);
	return good || error_set(error, "a temporary file, or gzip: %s", strerror(errno));
}

static bool write_report(const struct writing *w, struct error *error)
{
	bool good;

	page_put(w->out, PAGE_TITLE);
	put_commands(w);
	fputs(" - cgannotate", w->out);
	page_put(w->out, PAGE_STATIC);
	put_plain(w);
	page_put(w->out, PAGE_DATA);
	good = put_data(w, error);
	if (good)
		page_put(w->out, PAGE_END);
	return good;
}

const struct writer HTML_WRITER = {
	.has = HAS_COMPLETE | IS_PAGE | LISTS_FUNCTIONS | LISTS_ALL | LISTS_SHORT | IS_OF_ONE,
	.report = write_report,
};
