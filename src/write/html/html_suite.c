/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/html/html_data.h"

#include "write/markup.h"
#include "write/page/page.h"

#include <stdlib.h>

/* A row of the table: a benchmark, and its change as a part of OLD where there is one. */
struct line {
	const struct suite_row *row;
	enum { GROWTH_NONE, GROWTH_KNOWN, GROWTH_FROM_ZERO } kind;
	struct fraction growth; /* known, and whose sign is taken away: its size */
	bool fell;
};

/* Puts the largest change first; benchmarks without a change are last, by name. */
static int by_growth(const void *a, const void *b)
{
	const struct line *x = a, *y = b;

	if (x->kind != y->kind)
		return x->kind > y->kind ? -1 : 1;
	if (x->kind == GROWTH_KNOWN && fraction_compare(&x->growth, &y->growth))
		return fraction_compare(&y->growth, &x->growth);
	return x->row < y->row ? -1 : x->row > y->row;
}

static struct line line_of(const struct suite_row *row)
{
	struct line line = {.row = row};
	struct fraction change;

	if (!suite_change(row, &change))
		return line;
	line.fell = change.negative && !fraction_is_zero(&change);
	line.kind = GROWTH_KNOWN;
	line.growth = change;
	if (!fraction_is_zero(&row->value[0]))
		line.growth = fraction_growth(&row->value[0], &row->value[1]);
	else if (!fraction_is_zero(&change))
		line.kind = GROWTH_FROM_ZERO;
	line.growth.negative = false;
	return line;
}

static void put_name(FILE *out, const char *before, struct str text, const char *after)
{
	fputs(before, out);
	markup_put(out, &MARKUP_HTML, text);
	fputs(after, out);
}

/* Writes a number with the minus sign that the rest of the page has. */
static void put_number(FILE *out, struct str text)
{
	bool minus = str_begins(text, STR("-"));

	fputs(minus ? "&minus;" : "", out);
	markup_put(out, &MARKUP_HTML, str_from(text, minus));
}

static void put_cost(FILE *out, const struct suite_row *row, bool given, struct fraction value,
		     bool plus)
{
	const struct table_cell cell = {.unit = row->column.unit,
					.measures = row->column.measures,
					.value = value,
					.given = given,
					.plus = plus};
	char text[FRACTION_TEXT];

	fputs("<td class=\"number\">", out);
	put_number(out, table_value(&cell, text));
	fputs("</td>", out);
}

/* Writes the change in percent, and a bar, which is half as wide as its box for the largest. */
static void put_growth(FILE *out, const struct line *line, const struct fraction *largest)
{
	fputs("<td class=\"number\">", out);
	if (line->kind == GROWTH_KNOWN && !fraction_is_zero(&line->growth)) {
		char text[FRACTION_TEXT], width[FRACTION_TEXT], left[FRACTION_TEXT];
		struct fraction part, half = fraction_of(1, 2);
		struct fraction inverse = {.over = largest->under, .under = largest->over};

		part = fraction_product(&line->growth, &inverse);
		part = fraction_product(&part, &half);
		fraction_print(&part, 100, 1, false, false, width);
		part = fraction_difference(&half, &part);
		fraction_print(&part, 100, 1, false, false, left);
		fraction_print(&line->growth, 100, 2, false, true, text);
		fprintf(out,
			"<span class=\"measure\"><svg class=\"bar\" aria-hidden=\"true\"><rect "
			"class=\"%s\" x=\"%s%%\" width=\"%s%%\" height=\"10\"/></svg>%s%s %%"
			"</span>",
			line->fell ? "less" : "more", line->fell ? left : "50", width,
			line->fell ? "&minus;" : "+", text);
	}
	fputs("</td>", out);
}

/* The word beside a name, or NULL: that nothing is wrong says something only if a limit was set. */
static const char *badge_of(const struct suite *suite, const struct suite_row *row)
{
	return row->verdict == SUITE_OK && !suite->limited ? NULL : suite_verdicts[row->verdict];
}

static void put_line(FILE *out, const struct suite *suite, const struct line *line,
		     const struct fraction *largest)
{
	const struct suite_row *row = line->row;
	const char *badge = badge_of(suite, row);
	struct fraction change = row->value[0];
	bool given = suite_change(row, &change);

	fputs("<tr>", out);
	put_cost(out, row, given, change, true);
	put_growth(out, line, largest);
	put_cost(out, row, row->given[0], row->value[0], false);
	put_cost(out, row, row->given[1], row->value[1], false);
	fputs("<th scope=\"row\" class=\"c-name\">", out);
	if (row->report)
		fprintf(out, "<a href=\"#benchmark=%td\">", row - suite->list + 1);
	put_name(out, "", str_of(row->name), row->report ? "</a>" : "");
	if (suite_differs(suite, row))
		put_name(out, " <span class=\"note\">", row->column.name, "</span>");
	if (badge)
		fprintf(out, " <span class=\"badge%s\">%s</span>",
			row->verdict == SUITE_EXCEEDS || row->verdict == SUITE_NEW ? " more"
			: row->verdict == SUITE_GONE                               ? " less"
										   : "",
			badge);
	fputs("</th></tr>\n", out);
}

/* Writes "1 rose, 3 fell", with a comma before each but the first count. */
static void put_count(FILE *out, size_t count, const char *words, const char **comma)
{
	if (!count)
		return;
	fprintf(out, "%s%zu %s", *comma, count, words);
	*comma = ", ";
}

/* Writes in a sentence what became of the benchmarks. */
static void put_sentence(FILE *out, const struct table *table, const struct line *lines)
{
	const struct suite *suite = table->of;
	size_t rose = 0, fell = 0, same = 0, of[SUITE_EXCEEDS + 1] = {0}, i;
	const char *comma = "";

	for (i = 0; i < suite->count; i++) {
		bool zero = lines[i].kind == GROWTH_KNOWN && fraction_is_zero(&lines[i].growth);

		of[lines[i].row->verdict]++;
		if (lines[i].kind == GROWTH_NONE)
			continue;
		(*(zero ? &same : lines[i].fell ? &fell : &rose))++;
	}
	put_name(out, "<p class=\"lede\">", suite->list[0].column.name, "");
	fprintf(out, " of %zu benchmark%s: ", suite->count, suite->count == 1 ? "" : "s");
	if (table->foot) {
		struct str mean = table->cells[table->count - 1].text;

		put_number(out, (struct str){mean.at, mean.length - 1});
		fputs(" % in the geometric mean; ", out);
	}
	put_count(out, rose, "rose", &comma);
	put_count(out, fell, "fell", &comma);
	put_count(out, same, "did not change", &comma);
	put_count(out, of[SUITE_NEW], "new", &comma);
	put_count(out, of[SUITE_GONE], "gone", &comma);
	put_count(out, of[SUITE_NOT], "not compared", &comma);
	put_count(out, of[SUITE_EXCEEDS],
		  of[SUITE_EXCEEDS] == 1 ? "exceeds a limit" : "exceed limits", &comma);
	fputs(".</p>\n", out);
}

static void put_table(FILE *out, const struct table *table)
{
	static const struct fraction none = {.under = {.low = 1}};
	const struct suite *suite = table->of;
	struct line *lines = util_alloc(suite->count, sizeof(*lines));
	const struct fraction *largest = &none;

	for (size_t i = 0; i < suite->count; i++)
		lines[i] = line_of(&suite->list[i]);
	qsort(lines, suite->count, sizeof(*lines), by_growth);
	for (size_t i = suite->count; i-- > 0;)
		if (lines[i].kind == GROWTH_KNOWN)
			largest = &lines[i].growth;
	put_sentence(out, table, lines);
	fputs("<table class=\"calls changes\">\n<thead><tr><th scope=\"col\" "
	      "class=\"number\">Change"
	      "</th><th scope=\"col\" class=\"number\">of Old</th><th scope=\"col\" "
	      "class=\"number\">Old</th><th scope=\"col\" class=\"number\">New</th><th "
	      "scope=\"col\">"
	      "Benchmark</th></tr></thead>\n<tbody>\n",
	      out);
	for (size_t i = 0; i < suite->count; i++)
		put_line(out, suite, &lines[i], largest);
	fputs("</tbody>\n</table>\n", out);
	free(lines);
}

void html_suite(const struct writing *w, const struct table *table)
{
	static const char *const sides[] = {"old", "new"};
	const struct suite *suite = table->of;
	FILE *out = w->out;

	page_put(out, PAGE_TITLE);
	put_name(out, "", str_of(suite->path[0]), " - ");
	put_name(out, "", str_of(suite->path[1]), " - cgannotate");
	page_put(out, PAGE_STATIC);
	fputs("<div class=\"suite\">\n<header>\n<h1 class=\"unseen\">Benchmarks</h1>\n", out);
	for (size_t i = 0; i < LENGTH(sides); i++) {
		fprintf(out, "<p class=\"profile\"><span class=\"badge\">%s</span>", sides[i]);
		put_name(out, "<code class=\"command\">", str_of(suite->path[i]), "</code></p>\n");
	}
	fputs("</header>\n<main>\n<div class=\"content\">\n", out);
	put_table(out, table);
	for (size_t i = 0; i < suite->count; i++) {
		const struct suite_row *row = &suite->list[i];

		if (!row->report)
			continue;
		fprintf(out, "<section id=\"benchmark=%zu\">\n", i + 1);
		put_name(out, "<h2>", str_of(row->name), "</h2>\n");
		fwrite(row->report, 1, row->length, out);
		fputs("</section>\n", out);
	}
	fputs("</div>\n</main>\n</div>\n", out);
	page_put(out, PAGE_DATA);
	page_put(out, PAGE_END);
}
