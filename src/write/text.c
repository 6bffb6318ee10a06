/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Text is one of two products: what callgrind_annotate prints, or a screen for people. */
#include "write/screen/grid.h"

enum { INHERITED = 40 /* bytes of a name that many rows may have */ };

/* What a cell says; `none` stands for no value. */
static struct str cell_text(struct grid *grid, const struct table_cell *cell, const char *none)
{
	struct value_text value = table_value(cell, grid->w->human);
	struct str text = cell->kind == CELL_VALUE    ? (struct str){value.text, value.length}
			  : cell->kind == CELL_NONE   ? str_of(none)
			  : cell->kind == CELL_DIGITS ? str_head(cell->text, INHERITED)
						      : cell->text;
	struct str pieces[] = {text, STR(" ("), cell->mark, STR(")")};

	return grid_take(grid, str_join(pieces, cell->mark.length ? 4 : 1));
}

static void put_rows(const struct writing *w, struct table *table)
{
	const struct table_kind *kind = table->kind;
	size_t rows = table_rows(table);
	struct grid grid;

	grid_begin(&grid, w, 0);
	for (size_t k = 0; k < kind->count; k++) {
		struct str title = table_title(table, k, TABLE_PEOPLE);

		if (title.at)
			grid_column(&grid,
				    kind->columns[k].align == '>' ? GRID_FIGURE
				    : k                           ? GRID_WORDS
								  : GRID_PATH,
				    str_head(title, INHERITED));
	}
	grid_words(&grid, GRID_TITLES, "");
	for (size_t i = 0; i < rows; i++) {
		const struct table_cell *cells = table_row(table, i);
		size_t column = 0;

		grid_row(&grid, GRID_ROW, NULL);
		for (size_t k = 0; k < kind->count; k++)
			if (kind->columns[k].title[TABLE_PEOPLE])
				grid_cell(&grid, column++,
					  cell_text(&grid, &cells[k], kind->columns[k].none));
	}
	grid_put(&grid);
}

void screen_table(const struct writing *w, struct table *table)
{
	const struct suite *suite = table->of;

	if (suite) {
		fprintf(w->out, "%zu benchmark%s by ", suite->count, suite->count == 1 ? "" : "s");
		str_print(w->out, suite->list[0].column.name);
		fputs(": ", w->out);
		str_print(w->out, str_of(suite->path[1]));
		fputs(" compared with ", w->out);
		str_print(w->out, str_of(suite->path[0]));
		fputc('\n', w->out);
	}
	put_rows(w, table);
	for (size_t i = 0; suite && i < suite->count; i++) {
		const struct suite_row *row = &suite->list[i];

		if (!row->report)
			continue;
		fputs("\nBenchmark: ", w->out);
		str_print(w->out, str_of(row->name));
		fputc('\n', w->out);
		fwrite(row->report, 1, row->length, w->out);
	}
}

static bool text_report(const struct writing *w, struct error *error)
{
	const struct settings *settings = w->report->settings;

	if (settings->layout == LAYOUT_CLASSIC) {
		classic_report(w);
		return true;
	}
	if (settings->call_tree) {
		screen_head(w, false);
		return screen_tree(w, error);
	}
	if (settings->fn.count) {
		screen_functions(w);
		return true;
	}
	screen_list(w);
	(settings->assembly ? screen_asm : screen_sources)(w);
	return true;
}

const struct writer TEXT_WRITER = {
	.has = HAS_SOURCES | HAS_LAYOUTS,
	.report = text_report,
	.table = screen_table,
};
