/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/html/html_suite.h"

#include "write/html/html_text.h"

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

static void put_row(FILE *out, const struct suite *suite, size_t i)
{
	const struct suite_row *row = &suite->list[i];
	struct suite_words words;

	suite_words(row, &words);
	fprintf(out, "<tr class=\"%s\"><td>", suite_verdicts[row->verdict]);
	if (row->report)
		fprintf(out, "<a href=\"#benchmark-%zu\">", i + 1);
	html_text(out, str_of(row->name));
	fputs(row->report ? "</a>" : "", out);
	if (suite_differs(suite, row)) {
		fputs(" (", out);
		html_text(out, row->column.name);
		fputs(")", out);
	}
	fprintf(out,
		"</td><td>%s</td><td>%s</td><td>%s</td><td>%s</td><td>%s</td>"
		"</tr>\n",
		words.value[0], words.value[1], words.change, words.noise,
		suite_verdicts[row->verdict]);
}

static void put_title(FILE *out, const struct suite *suite)
{
	html_text(out, str_of(suite->path[0]));
	fputs(" - ", out);
	html_text(out, str_of(suite->path[1]));
}

void html_suite(const struct writing *w, const struct suite *suite)
{
	char mean[FRACTION_TEXT];
	size_t i;

	fputs(page_begin, w->out);
	put_title(w->out, suite);
	fputs(" - cgannotate</title>\n</head>\n<body>\n<h1>", w->out);
	html_text(w->out, suite->list[0].column.name);
	fprintf(w->out, " of %zu benchmark%s: ", suite->count,
		suite->count == 1 ? "" : "s");
	put_title(w->out, suite);
	fputs("</h1>\n<table>\n<thead><tr><th>Benchmark</th><th>Old</th>"
	      "<th>New</th><th>Change</th><th>Noise</th><th>Verdict</th></tr>"
	      "</thead>\n<tbody>\n",
	      w->out);
	for (i = 0; i < suite->count; i++)
		put_row(w->out, suite, i);
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
		html_text(w->out, str_of(row->name));
		fputs("</h2>\n", w->out);
		fwrite(row->report, 1, row->length, w->out);
		fputs("</section>\n", w->out);
	}
	fputs("</body>\n</html>\n", w->out);
}
