/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The list of rows: functions, files, objects or lines; and what stands above a report: what ran,
 * the total and how much of it is below, and a line for each thing that is out of the ordinary.
 */
#include "write/prose.h"
#include "write/screen/grid.h"

#include <ctype.h>
#include <inttypes.h>

enum {
	NAMES = 28, /* columns that names need at least */
	TEXTS = 20, /* and texts of lines */
	/* What places of lines have at most: each is kept, and a stranger may have named it. */
	PLACES = 256,
};

/* --- the head ------------------------------------------------------------ */

/* Writes a text that fit_name() or the like made, and frees it. */
static void put_fit(FILE *out, struct str fit)
{
	screen_write(out, fit);
	str_free(fit);
}

/* Writes a command; if it is too long, without the directories of the program, and its end. */
static void put_command(FILE *out, struct str command, size_t room)
{
	struct str words = command, program = str_base(str_eat_until(&words, ' '));
	size_t used = fit_columns(program, room) + 1;

	if (fit_is_within(command, room)) {
		screen_write(out, command);
		return;
	}
	screen_write(out, program);
	fputc(' ', out);
	put_fit(out, fit_end(words, room > used ? room - used : 0));
}

/* Writes the commands, and the first file of each profile, in so many columns each. */
static struct str program_of(const struct writing *w, const struct heads *heads, size_t room)
{
	const struct head *after = &heads->list[heads->count - 1];
	const struct map *commands = &after->texts[HEAD_COMMAND];
	size_t count = commands->count;
	struct draft line;

	draft_open(&line);
	for (size_t i = 0; i < count; i++) {
		put_command(line.file, report_shown_name(w->report, commands->pairs[i].a),
			    room / count);
		fputs(", ", line.file);
	}
	for (size_t i = 0; i < heads->count; i++) {
		/* Slices in order, but NEW before OLD */
		const struct head *head = &heads->list[heads->slices ? i : heads->count - 1 - i];
		name_id first = head->files[0].first->file;

		if (i)
			fputs(heads->slices ? ", " : " compared with ", line.file);
		put_fit(line.file, fit_path(report_shown_name(w->report, first), room));
		if (head->file_count > 1)
			fprintf(line.file, " and %zu more", head->file_count - 1);
	}
	return draft_close(&line);
}

static void put_program(const struct writing *w, const struct heads *heads)
{
	/* Of several profiles, the words between them take as much as one. */
	size_t shares = heads->count + (heads->count > 1) +
			(heads->list[heads->count - 1].texts[HEAD_COMMAND].count > 0);
	struct str line = program_of(w, heads, SIZE_MAX - 1);

	if (w->width && !fit_is_within(line, w->width)) {
		str_free(line);
		line = program_of(w, heads, w->width / shares);
	}
	screen_put_rest(w, line, 0);
	screen_end_line(w);
	str_free(line);
}

/* Writes, behind totals, how many rows are listed, and how much of the total they cover. */
static void put_listed(const struct writing *w, FILE *out)
{
	const struct report *report = w->report;
	int64_t sum, total;

	fprintf(out, "; showing %s", number_grouped((int64_t)report->order.count).text);
	fprintf(out, " of %s %s%s", number_grouped((int64_t)report->order.listable).text,
		BY_NOUNS[report->settings->by], report->order.listable == 1 ? "" : "s");
	if (ranking_listed(report, &sum, &total) && total) {
		fprintf(out, ", %s of ", numbers_share(sum, total, w->diff, w->human).text);
		screen_write(out, columns_additive(report->columns)->name);
	}
}

/* Writes what a tree shows: the share of the total that a branch must have. */
static void put_branches(const struct writing *w, FILE *out)
{
	const struct settings *settings = w->report->settings;
	const struct column *column = columns_additive(w->report->columns);

	if (column)
		totals_put(out, w->report, column, screen_write);
	fprintf(out, "; showing %s of %s %%%s or more", w->diff ? "changes" : "calls",
		settings_branch_min(settings),
		settings->diff && !settings->min ? " of the largest" : "");
	if (settings->depth < UINT64_MAX)
		fprintf(out, ", %" PRIu64 " level%s", settings->depth,
			settings->depth == 1 ? "" : "s");
}

static void put_side(FILE *out, const char *before, struct str name)
{
	fputs(before, out);
	str_print(out, name);
	fputs(": ", out);
}

/* Returns whether a listed row costs more than the program with all that it calls (N5). */
static bool is_over(const struct report *report)
{
	const struct column *column = columns_additive(report->columns);
	int64_t value, whole = column ? report_whole(report, column) : 0;

	for (size_t i = 0; whole > 0 && report->has_inclusive && i < report->order.count; i++) {
		struct item item = report_inclusive(report, report->order.listed[i]);

		if (item.sides == 1 && column_value(report->columns, column, item, &value) &&
		    value > whole)
			return true;
	}
	return false;
}

/* Prints a line for each thing that is out of the ordinary. */
static void put_remarks(const struct writing *w, const struct heads *heads)
{
	const struct report *report = w->report;
	const struct head *after = &heads->list[heads->count - 1];
	size_t all = heads->count == 1 ? report->profile->part_count : after->parts.count;
	struct draft lines;
	struct str left;

	draft_open(&lines);
	differences_put(lines.file, report, heads, true, put_side, str_print);
	if (after->parts.count > 1 || after->parts.count < all) {
		fprintf(lines.file, "%zu ", after->parts.count);
		if (after->parts.count < all)
			fprintf(lines.file, "of %zu ", all);
		fputs("parts", lines.file);
		if (after->texts[HEAD_THREAD].count > 1)
			fprintf(lines.file, " of %zu threads", after->texts[HEAD_THREAD].count);
		fputc('\n', lines.file);
	}
	if (report->profile->symbolizer != NONE) {
		fputs("Inlined: ", lines.file);
		totals_put_resolved(lines.file, report);
		fputc('\n', lines.file);
	}
	if (is_over(report))
		fputs("Calls cost more than the program: their costs include each other\n",
		      lines.file);
	left = draft_close(&lines);
	while (left.length)
		screen_put_wrapped(w, str_eat_until(&left, '\n'));
	free(lines.text);
}

/* Prints, below the head of a --diff --summary, what the change is because of. */
static void put_causes(const struct writing *w)
{
	const struct report *report = w->report;
	const struct settings *settings = report->settings;
	const struct column *column = columns_additive(report->columns);
	struct cause causes[CAUSES];
	size_t count;

	if (!settings->summary || !w->diff || !column || !column->is_of_profile ||
	    settings->match.count || settings->hide.count || report_is_grouped(report))
		return;
	count = causes_find(report, column, false, causes);
	for (size_t i = 0; i < count; i++) {
		struct draft line;

		draft_open(&line);
		exceeded_put_cause(line.file, report, column, &causes[i]);
		screen_put_draft(w, &line);
	}
}

void screen_head(const struct writing *w, bool of_list)
{
	const bool walked = w->report->settings->walked;
	struct heads heads;
	struct draft line;

	heads_make(&heads, w->profile);
	if (!walked)
		put_program(w, &heads);
	draft_open(&line);
	if (of_list) {
		totals_put_all(line.file, w->report, screen_write, NULL);
		put_listed(w, line.file);
	} else {
		put_branches(w, line.file);
	}
	screen_put_draft(w, &line);
	if (!walked)
		put_remarks(w, &heads);
	heads_free(&heads);
}

/* --- the list ------------------------------------------------------------ */

/* Returns whether a word needs no quotes in a shell. */
static bool is_plain(struct str word)
{
	for (size_t i = 0; i < word.length; i++)
		if (!isalnum((unsigned char)word.at[i]) && !strchr("%+,-./:@_", word.at[i]))
			return false;
	return word.length;
}

/* Says what they may ask next about the user's dearest function, if its name is short. */
static void put_next(const struct writing *w)
{
	const struct report *report = w->report;
	struct str name = STR("");

	for (size_t i = 0; !name.length && i < report->order.count; i++) {
		row_id row = report->order.listed[i];

		if (report_function(report, row) != NONE && own_row(report, row))
			name = report_function_name(report, report->rows.list[row].name);
		if (!is_plain(name) || name.length > NAMES)
			name = STR("");
	}
	screen_dim(w, true);
	fprintf(w->out, "next: %s%.*s%s--call-tree  --browse", name.length ? "--fn=" : "",
		(int)name.length, name.at, name.length ? "  " : "");
	screen_dim(w, false);
	screen_end_line(w);
}

/* Lists as many rows as a page has lines beside so many others. */
static void cut_rows(const struct writing *w, struct grid *grid, size_t others)
{
	size_t rows = w->page > others ? w->page - others : 1;

	if (w->report->order.count <= rows)
		return;
	w->report->order.count = rows;
	grid->row_count = rows + 1;
}

/*
 * Prints what stands above the list.  The rows that this and what is below them leave no room for
 * on a page are not listed, and columns need not fit them.
 */
static void put_head(const struct writing *w, struct grid *grid)
{
	struct targets lines = {0};
	struct draft head;
	struct writing to;

	if (w->page) {
		to = screen_draft(w, &head);
		to.targets = &lines;
		screen_head(&to, true);
		put_causes(&to);
		str_free(draft_close(&head));
		/* And titles, and the next prompt */
		lines.line += 2U + w->next;
		cut_rows(w, grid, lines.line);
		grid_fit(grid);
		cut_rows(w, grid, lines.line + (grid->left.length > 0));
	}
	screen_head(w, true);
	put_causes(w);
}

/* Reads the texts of the first `count` lines of --by=line. */
static struct str *read_texts(const struct writing *w, size_t count)
{
	const struct report *report = w->report;
	struct wanted_text *wanted = util_alloc(count, sizeof(*wanted));
	struct str *texts;

	for (size_t i = 0; i < count; i++) {
		row_id row = report->order.listed[i];

		wanted[i] = (struct wanted_text){report->rows.list[row].file,
						 report_line(report, row), i};
	}
	texts = line_texts_of(report, wanted, count, w->search);
	free(wanted);
	return texts;
}

void screen_list(const struct writing *w)
{
	const struct report *report = w->report;
	const struct report_order *order = &report->order;
	bool lines = report_has_lines(report);
	struct str *texts = NULL;
	struct grid grid;
	size_t end = order->count, place = 0, name = 0;

	if (w->rows && end > w->rows)
		end = w->rows;
	if (w->page && end > w->page)
		end = w->page;
	grid_begin(&grid, w, lines ? 0 : NAMES);
	grid_events(&grid, false);
	if (lines) {
		texts = read_texts(w, end);
		place = grid_column(&grid, GRID_PATH, STR("line"));
		name = grid_column(&grid, GRID_NAME, STR(""));
	}
	grid_words(&grid, GRID_TITLES, lines ? "" : BY_NOUNS[report->settings->by]);
	for (size_t i = 0; i < end; i++) {
		struct label label = {.row = order->listed[i], .tail = STR("")};
		struct target target = target_of(TARGET_ROW, label.row, NONE, 0);
		struct grid_row *added = grid_row(&grid, GRID_ROW, &target);
		struct str pieces[2], whole;

		grid_item(&grid, report_row(report, label.row));
		if (!lines) {
			added->row = label.row;
			continue;
		}
		whole = screen_label_place(w, &label);
		pieces[0] = grid_take(&grid, fit_path(whole, PLACES));
		str_free(whole);
		pieces[1] = str_of(report_marks(report, label.row, false).side);
		grid_cell(&grid, place, grid_take(&grid, str_join(pieces, LENGTH(pieces))));
		grid_cell(&grid, name, screen_label_name(w, &label));
		added->is_source = true;
		added->text = texts[i];
		grid.names = texts[i].length ? TEXTS : grid.names;
	}
	if (w->rows && end < order->count) {
		const struct target more = target_of(TARGET_MORE, NONE, NONE, 0);
		char *text = util_format("(%zu more)", order->count - end);

		grid_row(&grid, GRID_ROW, &more)->text = grid_take(&grid, str_of(text));
	}
	put_head(w, &grid);
	grid_put(&grid);
	line_texts_free(texts, lines ? end : 0);
	if (ranking_is_same(report)) {
		fputs("no difference", w->out);
		screen_end_line(w);
	}
	if (w->next)
		put_next(w);
	/* --summary needs a blank line only before sources. */
	if (!report->settings->summary || report->file_count)
		screen_end_line(w);
}
