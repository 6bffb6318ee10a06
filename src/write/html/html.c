/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A report as a page that needs no other file: page.html with a text for
 * browsers without scripts, and with the data that its script shows.  A suite is
 * a page with the table of its benchmarks, with links to the reports of those
 * that exceed limits: their texts without scripts.
 */
#include "base/number.h"
#include "base/stream.h"
#include "figures/head.h"
#include "write/html/html_data.h"
#include "write/markup.h"
#include "write/page/page.h"
#include "write/text/text_gate.h"
#include "write/text/text_report.h"
#include "write/writing.h"

#include <stdlib.h>

/* The most rows, and sources (or functions with --asm), that are shown. */
enum { FUNCTIONS = 50, SOURCES = 6 };

static void html_text(FILE *out, struct str text)
{
	markup_put(out, &MARKUP_HTML, text);
}

/* Writes the title of a page: "COMMAND" or "OLD - NEW", and "cgannotate". */
static void put_title(const struct writing *w)
{
	const struct profile *profile = w->profile;
	struct head head;
	size_t i;

	for (i = 0; i < profile->side_count; i++) {
		head_of(&head, profile, profile->sides[i]);
		fputs(i ? " - " : "", w->out);
		html_text(w->out,
			  report_shown_name(w->report, head.command_count ? head.commands[0]
									  : head.files[0].name));
		head_free(&head);
	}
	fputs(" - cgannotate", w->out);
}

/* Writes the limits exceeded.  The script shows this element, too. */
static void put_limits(const struct writing *w)
{
	static const struct text_gate_style style = {
		.limit = "<li>",
		.limit_end = "</li>",
		.reason = "<li class=\"reason\">",
		.reason_end = "</li>",
		.most = FUNCTIONS,
		.put = html_text,
	};

	if (!verdicts_exceeded(w->verdicts))
		return;
	/* In a suite there are several, and an id must be unique. */
	fputs(w->in_suite ? "<section>" : "<section id=\"limits\">", w->out);
	fputs("\n<h2>Limits exceeded</h2>\n<ul>\n", w->out);
	text_gate(w->out, w->report, w->verdicts, &style);
	fputs("</ul>\n</section>\n", w->out);
}

static void put_escaped(FILE *out, const char *before, struct str text, const char *after)
{
	fputs(before, out);
	html_text(out, text);
	fputs(after, out);
}

/*
 * Writes a line of text.  Its figures are an element of their own, so that a
 * narrow window can show them below the name, or hide them if none is given.
 */
static void put_report_line(FILE *out, struct str line)
{
	bool has_figures = memchr(line.at, TEXT_FIGURES_END, line.length);
	bool given = false;
	struct str figures;
	size_t i;

	if (!has_figures) {
		bool rule = str_begins(line, STR("----------"));

		put_escaped(out, rule ? "<span class=\"rule\">" : "", line,
			    rule ? "</span>\n" : "\n");
		return;
	}
	figures = str_eat_until(&line, TEXT_FIGURES_END);
	for (i = 0; i < figures.length; i++)
		given |= number_is_digit(figures.at[i]);
	fprintf(out, "<span class=\"line%s\">", given ? "" : " bare");
	put_escaped(out, "<span>", figures, "</span>");
	put_escaped(out, "<span>", line, "</span>\n</span>");
}

/* Writes the instructions of the first `count` functions that have some. */
static bool put_code(const struct writing *w, FILE *out, struct html_code *code, size_t count,
		     struct error *error)
{
	struct text text = text_begin(w);
	bool good = true;
	size_t i;

	text.out = out;
	for (i = 0; good && count; i++)
		if (code->has[i]) {
			good = text_asm_row(&text, &code->texts, code->cut->kept[i], error);
			count--;
		}
	return good;
}

/*
 * Writes the beginning of the text report.  It is made of the page's own
 * report, so that the page can use the lines of sources found here.
 */
static bool write_text(const struct writing *w, FILE *out, size_t sources, struct error *error)
{
	struct report *report = w->report;
	const struct settings *whole = report->settings;
	struct settings settings = *whole;
	struct writing text = *w;
	size_t count = report->order.count, file_count = report->file_count;
	bool good;

	settings.tree = TREE_NONE;
	settings.assembly = ASSEMBLY_NONE;
	report->settings = &settings;
	if (count > FUNCTIONS)
		report->order.count = FUNCTIONS;
	report->file_count = sources;
	text.mark_figures = true;
	text.out = out;
	good = text_report(&text, error);
	report->settings = whole;
	report->order.count = count;
	report->file_count = file_count;
	return good;
}

/*
 * Writes the text that a page shows if its script does not run: the text report
 * with the first functions, and the first sources or, with --asm, the
 * instructions of the first functions that have some.  For a report of a suite
 * it has no heading, and code is all zeros.
 */
static bool put_plain(const struct writing *w, struct html_code *code, struct error *error)
{
	bool has_asm = code->has;
	size_t rows = w->report->order.count;
	size_t all = has_asm ? code->count : w->report->file_count;
	size_t shown = all < SOURCES ? all : SOURCES;
	struct draft piece;
	struct str left;
	bool good;

	if (!w->in_suite)
		fputs("<h1>Profile</h1>\n<p>This part of the page can be read "
		      "without scripts. Where they are allowed, the page has "
		      "all functions, their callers, callees and sources, and "
		      "flame graphs.</p>\n",
		      w->out);
	draft_open(&piece);
	good = write_text(w, piece.file, has_asm ? 0 : shown, error) &&
	       (!has_asm || put_code(w, piece.file, code, shown, error));
	left = draft_close(&piece);
	put_limits(w);
	fputs("<pre>\n", w->out);
	while (left.length)
		put_report_line(w->out, str_eat_until(&left, '\n'));
	fputs("</pre>\n", w->out);
	free(piece.text);
	if (rows > FUNCTIONS || all > shown)
		fprintf(w->out,
			"<p>These are the first %zu of %zu rows and %zu of %zu "
			"%s.</p>\n",
			rows < FUNCTIONS ? rows : FUNCTIONS, rows, shown, all,
			has_asm ? "functions with instructions" : "sources");
	return good;
}

static void put_piece(FILE *out, enum page_piece piece)
{
	fwrite(page_pieces[piece].bytes, 1, page_pieces[piece].size, out);
}

static bool write_report(const struct writing *w, struct error *error)
{
	struct html_code code = {0};
	struct cut cut;
	bool good;

	if (w->in_suite)
		return put_plain(w, &code, error);
	good = cut_make(&cut, w->report, w->report->settings->worth, error);
	if (good) {
		code = html_data_code(w, &cut);
		put_piece(w->out, PAGE_TITLE);
		put_title(w);
		put_piece(w->out, PAGE_STATIC);
		good = put_plain(w, &code, error);
	}
	if (good) {
		put_piece(w->out, PAGE_DATA);
		good = html_data(w, &cut, &code, error);
	}
	if (good)
		put_piece(w->out, PAGE_END);
	html_data_free(&code);
	cut_free(&cut);
	return good;
}

/* --- suites ------------------------------------------------------------ */

static const char page_begin[] =
	"<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta "
	"charset=\"utf-8\">\n"
	"<meta http-equiv=\"Content-Security-Policy\" content=\"default-src "
	"'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action "
	"'none'\">\n"
	"<meta name=\"viewport\" content=\"width=device-width, "
	"initial-scale=1\">\n"
	"<meta name=\"color-scheme\" content=\"light dark\">\n"
	"<meta name=\"generator\" content=\"cgannotate\">\n<style>\n"
	"body { font: 1rem/1.4 system-ui, sans-serif; margin: 1rem }\n"
	"table { border-collapse: collapse }\n"
	"th, td { border-bottom: 1px solid #8888; padding: 0.2rem 0.6rem; "
	"text-align: right }\n"
	"th:first-child, td:first-child, th:last-child, td:last-child "
	"{ text-align: left }\n"
	".exceeds td:last-child, .warns td:last-child { font-weight: bold }\n"
	"pre { overflow-x: auto }\n</style>\n<title>";

static void put_benchmark(FILE *out, const struct suite *suite, size_t i)
{
	const struct suite_row *row = &suite->list[i];
	struct suite_words words;

	suite_words(row, &words);
	fprintf(out, "<tr class=\"%s\"><td>", suite_verdicts[row->verdict]);
	if (row->report)
		fprintf(out, "<a href=\"#benchmark-%zu\">", i + 1);
	put_escaped(out, "", str_of(row->name), row->report ? "</a>" : "");
	if (suite_differs(suite, row))
		put_escaped(out, " (", row->column.name, ")");
	fprintf(out,
		"</td><td>%s</td><td>%s</td><td>%s</td><td>%s</td>"
		"</tr>\n",
		words.value[0], words.value[1], words.change, suite_verdicts[row->verdict]);
}

static void put_suite_title(FILE *out, const struct suite *suite)
{
	put_escaped(out, "", str_of(suite->path[0]), " - ");
	html_text(out, str_of(suite->path[1]));
}

static void write_suite(const struct writing *w, const struct suite *suite)
{
	char mean[FRACTION_TEXT];
	size_t i;

	fputs(page_begin, w->out);
	put_suite_title(w->out, suite);
	fputs(" - cgannotate</title>\n</head>\n<body>\n<h1>", w->out);
	html_text(w->out, suite->list[0].column.name);
	fprintf(w->out, " of %zu benchmark%s: ", suite->count, suite->count == 1 ? "" : "s");
	put_suite_title(w->out, suite);
	fputs("</h1>\n<table>\n<thead><tr><th>Benchmark</th><th>Old</th>"
	      "<th>New</th><th>Change</th><th>Verdict</th></tr>"
	      "</thead>\n<tbody>\n",
	      w->out);
	for (i = 0; i < suite->count; i++)
		put_benchmark(w->out, suite, i);
	if (suite_mean_text(suite, mean))
		fprintf(w->out,
			"<tr><td>geometric mean</td><td></td><td></td><td>%s"
			"</td><td></td><td></td></tr>\n",
			mean);
	fputs("</tbody>\n</table>\n", w->out);
	for (i = 0; i < suite->count; i++) {
		const struct suite_row *row = &suite->list[i];

		if (!row->report)
			continue;
		fprintf(w->out, "<section id=\"benchmark-%zu\">\n<h2>", i + 1);
		put_escaped(w->out, "", str_of(row->name), "</h2>\n");
		fwrite(row->report, 1, row->length, w->out);
		fputs("</section>\n", w->out);
	}
	fputs("</body>\n</html>\n", w->out);
}

const struct writer HTML_WRITER = {
	.name = "html",
	.has = HAS_COMPLETE | HAS_ROWS | HAS_ASSEMBLY | HAS_SLICES | IS_PAGE | LISTS_FUNCTIONS |
	       LISTS_ALL | LISTS_SHORT | IS_OF_ONE,
	.report = write_report,
	.suite = write_suite,
};
