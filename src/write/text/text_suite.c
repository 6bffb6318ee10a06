/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/text/text_suite.h"

#include "base/fit.h"
#include "write/text/text.h"

#include <stdlib.h>

enum { NAME, OLD, NEW, CHANGE, NOISE, VERDICT, CELLS };

/* The most columns that a cell widens the table to. */
enum { WIDEST = 60 };

static size_t columns_of(struct str s)
{
	return fit_columns(s, WIDEST);
}

/* Prints a row of the table: names are left-aligned, figures right-aligned. */
static void put_cells(FILE *out, const struct str cells[CELLS],
		      const size_t width[CELLS])
{
	size_t last = cells[VERDICT].length ? VERDICT : CHANGE, i;

	for (i = 0; i <= last; i++) {
		size_t columns = columns_of(cells[i]);
		int pad = width[i] > columns ? (int)(width[i] - columns) : 0;

		if (i != NAME && i != VERDICT)
			fprintf(out, "%*s", pad, "");
		str_print(out, cells[i]);
		if (i < last)
			fprintf(out, "%*s  ", i == NAME ? pad : 0, "");
	}
	fputc('\n', out);
}

static void fill_cells(const struct suite *suite, const struct suite_row *row,
		       struct suite_words *words, char **name,
		       struct str cells[CELLS])
{
	suite_words(row, words);
	*name = suite_differs(suite, row)
			? util_format("%s (%.*s)", row->name,
				      (int)row->column.name.length,
				      row->column.name.at)
			: str_copy(str_of(row->name));
	cells[NAME] = str_of(*name);
	cells[OLD] = str_of(words->value[0]);
	cells[NEW] = str_of(words->value[1]);
	cells[CHANGE] = str_of(words->change);
	cells[NOISE] = str_of(words->noise);
	cells[VERDICT] = str_of(suite_verdicts[row->verdict]);
}

static void put_table(FILE *out, const struct suite *suite)
{
	struct str cells[CELLS] = {STR("Benchmark"), STR("Old"),
				   STR("New"),       STR("Change"),
				   STR("Noise"),     STR("Verdict")};
	size_t width[CELLS], i, j;
	char mean[FRACTION_TEXT], *name;
	bool has_mean = suite_mean_text(suite, mean);
	struct suite_words words;

	for (j = 0; j < CELLS; j++)
		width[j] = cells[j].length;
	if (has_mean)
		width[NAME] = strlen("geometric mean");
	for (i = 0; i < suite->count; i++) {
		struct str row[CELLS];

		fill_cells(suite, &suite->list[i], &words, &name, row);
		for (j = 0; j < CELLS; j++)
			if (columns_of(row[j]) > width[j])
				width[j] = columns_of(row[j]);
		free(name);
	}
	put_cells(out, cells, width);
	for (i = 0; i < suite->count; i++) {
		fill_cells(suite, &suite->list[i], &words, &name, cells);
		put_cells(out, cells, width);
		free(name);
	}
	if (!has_mean)
		return;
	for (j = 0; j < CELLS; j++)
		cells[j] = STR("");
	cells[NAME] = STR("geometric mean");
	cells[CHANGE] = str_of(mean);
	put_cells(out, cells, width);
}

void text_suite(const struct writing *w, const struct suite *suite)
{
	size_t i;

	fprintf(w->out, "%zu benchmark%s by ", suite->count,
		suite->count == 1 ? "" : "s");
	str_print(w->out, suite->list[0].column.name);
	fputs(": ", w->out);
	str_print(w->out, str_of(suite->path[1]));
	fputs(" compared with ", w->out);
	str_print(w->out, str_of(suite->path[0]));
	fputc('\n', w->out);
	put_table(w->out, suite);
	for (i = 0; i < suite->count; i++) {
		const struct suite_row *row = &suite->list[i];

		if (!row->report)
			continue;
		fputs("\nBenchmark: ", w->out);
		str_print(w->out, str_of(row->name));
		fputc('\n', w->out);
		fwrite(row->report, 1, row->length, w->out);
	}
}
