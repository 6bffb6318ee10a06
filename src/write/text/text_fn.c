/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What is asked first comes first: what a function costs, how often it is called
 * and by whom.  Its callers and callees are rows of one table, of one event, and
 * each is one line, so that a function fits on a screen.
 */
#include "write/text/text_fn.h"

#include "base/stream.h"
#include "write/text/text_apart.h"
#include "write/text/text_columns.h"
#include "write/text/text_head.h"

#include <inttypes.h>
#include <stdlib.h>

enum {
	DEAREST = 10, /* callers, and callees, unless --top or --min is given */
	INDENT = 2,
	GAP = 2,       /* between columns */
	WIDEST = 1024, /* columns for a name if the line has no end */
	PLACE = 16,    /* columns for the line of a call, at most if names need them */
	PLACE_LEAST = 10,
};

/* The columns of figures. */
enum { COST, SHARE, CALLS, EACH, FIGURES };

/* A row of the table. */
struct calls_line {
	row_id row;        /* NONE: words stand in its place */
	const char *words; /* such as "callers" */
	struct figure_text figure[FIGURES];
	struct row_calls sites; /* the lines of the calls; freed with the table */
};

/* The callers and callees of a function. */
struct calls_table {
	const struct text *t;
	const struct detail *detail;
	const struct column *column; /* of costs; NULL: there is none */
	struct calls_line *list;
	size_t count, room;
	size_t width[FIGURES]; /* 0: the column is left out */
	bool no_places;        /* the lines of calls are left out */
	size_t names;          /* columns for names */
	char more[2][48];      /* the words of what is not shown */
};

/* --- the function itself ------------------------------------------------- */

/* Prints "1,234 Ir (5.67%)", or how a cost has changed. */
static void put_cost(const struct text *t, const struct column *column, struct item item,
		     bool named)
{
	int64_t value, whole = report_whole(t->report, column);
	bool given = column_value(t->report->columns, column, item, &value);

	if (text_changes(t)) {
		text_put_change(t, column, item);
		return;
	}
	fputs(numbers_value(t->report->columns, column, item, false).text, t->out);
	if (named) {
		fputc(' ', t->out);
		str_print(t->out, column->name);
	}
	if (whole && given)
		fprintf(t->out, " (%s)", text_share(t, value, whole).text);
}

/* Prints "300 calls, 181 each". */
static void put_calls(const struct text *t, const struct detail *detail,
		      const struct column *column)
{
	const struct row_calls *callers = &detail->callers;
	int64_t calls = 0, paid = 0, whole;
	bool inlined = false, fits = true;
	size_t i;

	for (i = 0; i < callers->count; i++) {
		const struct row_call *call = &callers->list[i];

		if (!util_add(&calls, row_calls_count(t->report, callers, call)))
			return;
		inlined |= (call->seen & CALL_INLINED) != 0;
		fits &= util_add(&paid, row_calls_recorded(t->report, callers, call, column));
	}
	if (!calls)
		return;
	fprintf(t->out, "%s%s call%s", text_separator(t), text_calls(t, calls).text,
		calls == 1 ? "" : "s");
	if (text_changes(t) || calls < 0)
		return;
	if (!column_value(t->report->columns, column,
			  item_inclusive(detail_item(t->report, detail)), &whole))
		return;
	/* What was inlined elsewhere is no cost of calls. */
	if (inlined && !fits)
		return;
	fprintf(t->out, ", %s each",
		numbers_average(column, inlined && paid < whole ? paid : whole, calls).text);
}

/* Prints self and inclusive cost and calls in words; of other events as a table of as many as fit. */
static void put_figures(const struct text *t, row_id row, const struct detail *detail)
{
	const struct column *column = detail->main;
	static const char *const titles[] = {"self", "inclusive"};
	const struct item self = detail_item(t->report, detail);
	const struct item items[] = {self, item_inclusive(self)};
	struct text of_table = *t;
	struct widths widths;
	size_t i;

	if (column) {
		struct draft line;
		struct text to = text_draft(t, &line);

		fputs("self ", to.out);
		put_cost(&to, column, self, true);
		fprintf(to.out, "%sinclusive ", text_separator(t));
		put_cost(&to, column, item_inclusive(self), false);
		put_calls(&to, detail, column);
		text_put_draft(t, &line, true);
	}
	if (column && t->report->columns->shown_count <= 1)
		return;
	widths = text_widths(t);
	for (i = 0; i < LENGTH(items); i++)
		text_widen(t, &widths, items[i]);
	text_columns_choose(&of_table, &widths, &row, 1, sizeof(" inclusive"));
	text_head_left_out(t, &widths, false);
	text_headings(t, &widths, "");
	free(of_table.left_out);
	for (i = 0; i < LENGTH(items); i++) {
		text_costs(t, &widths, items[i]);
		fprintf(t->out, " %s\n", titles[i]);
	}
	text_widths_free(&widths);
}

/* --- the table ----------------------------------------------------------- */

static struct calls_line *add_line(struct calls_table *table, row_id row, const char *words)
{
	struct calls_line *line = &UTIL_PUSH(table->list, table->count, table->room);

	*line = (struct calls_line){.row = row, .words = words};
	return line;
}

/* Gets the cost of a call.  False, and 0: it is not given. */
static bool get_cost(const struct calls_table *table, const struct row_calls *calls,
		     const struct row_call *call, int64_t *cost)
{
	*cost = 0;
	return table->column && column_value(table->t->report->columns, table->column,
					     row_calls_item(table->t->report, calls, call), cost);
}

static int64_t cost_of(const struct calls_table *table, const struct row_calls *calls,
		       const struct row_call *call)
{
	int64_t cost;

	get_cost(table, calls, call, &cost);
	return cost;
}

/* The share of the function's inclusive cost. */
static struct figure_text share_of(const struct calls_table *table, int64_t cost)
{
	int64_t whole = table->detail->whole;

	return whole ? numbers_percent(cost, whole, false) : (struct figure_text){"", 0};
}

/* Whether a caller or callee is shown: of the dearest, or as --min says. */
static bool is_shown(const struct calls_table *table, const struct row_calls *calls, size_t i)
{
	const struct settings *settings = table->t->report->settings;
	int64_t cost = cost_of(table, calls, &calls->list[i]);
	struct decimal least;

	if (settings->top != UINT64_MAX ? i >= settings->top : !settings->min && i >= DEAREST)
		return false;
	if (!settings->min || !table->detail->whole)
		return true;
	number_percent(str_of(settings->min), &least);
	return fraction_compare_products(number_magnitude(cost), 100 * least.under,
					 number_magnitude(table->detail->whole), least.over) >= 0;
}

/* Adds the callers or the callees, and a line that says how many of them are not shown. */
static bool add_calls(struct calls_table *table, row_id row, const struct row_calls *calls,
		      bool callers, struct error *error)
{
	static const struct figure_text unknown = {".", 1}, inlined = {"inlined", 7};
	const struct text *t = table->t;
	const struct column *column = table->column;
	char *words = table->more[callers];
	bool good = true, fits = true;
	int64_t sum = 0;
	size_t shown, i;

	if (!calls->count)
		return true;
	add_line(table, NONE, callers ? "callers" : "callees");
	for (i = 0; good && i < calls->count && is_shown(table, calls, i); i++) {
		const struct row_call *call = &calls->list[i];
		struct calls_line *line = add_line(table, call->row, NULL);
		int64_t count = row_calls_count(t->report, calls, call);
		int64_t cost;
		bool given = get_cost(table, calls, call, &cost);
		bool is_inlined = call->seen & CALL_INLINED;

		if (column) {
			line->figure[COST] =
				given ? numbers_amount(column, cost, text_changes(t)) : unknown;
			line->figure[SHARE] = given ? share_of(table, cost) : unknown;
		}
		line->figure[CALLS] = !count && is_inlined ? inlined : text_calls(t, count);
		if (column && !text_changes(t)) {
			line->figure[EACH] = unknown;
			if (count > 0 && given) {
				int64_t recorded =
					row_calls_recorded(t->report, calls, call, column);

				/* In a cycle, calls pay for the same work again and again. */
				line->figure[EACH] =
					numbers_marked(recorded > cost ? "<=" : "",
						       numbers_average(column, recorded, count));
			}
		}
		good = row_calls_sites(t->report, callers ? call->row : row,
				       callers ? row : call->row, call->edge, &line->sites, error);
	}
	for (shown = i; good && fits && i < calls->count; i++)
		fits = util_add(&sum, cost_of(table, calls, &calls->list[i]));
	if (!good || shown == calls->count)
		return good;
	if (fits && table->detail->whole)
		sprintf(words, "(%zu more: %s%%)", calls->count - shown, share_of(table, sum).text);
	else
		sprintf(words, "(%zu more)", calls->count - shown);
	add_line(table, NONE, words);
	return true;
}

/* Whether a site is at a line of one before it: calls and inlined code are two sites. */
static bool is_repeated(const struct row_calls *sites, size_t at)
{
	size_t i;

	for (i = 0; i < at; i++)
		if (sites->list[i].file == sites->list[at].file &&
		    sites->list[i].line == sites->list[at].line)
			return true;
	return false;
}

/* Prints "FILE:LINE", and the other lines of the file that the calls come from. */
static void put_sites(const struct text *t, const struct row_calls *sites, size_t used)
{
	enum { MOST = 4, NUMBER = 22 };
	const struct row_call *first = sites->list;
	struct str file = report_is_file(t->report, first->file)
				  ? report_name(t->report, first->file)
				  : STR("");
	size_t room = t->width > used ? t->width - used : 0, shown = 1, columns;
	char lines[MOST * NUMBER + 32];
	int n = sprintf(lines, ":%" PRIu64, first->line);

	columns = fit_columns(fit_base(file, room), room + 1);
	while (shown < sites->count && shown < MOST && sites->list[shown].file == first->file) {
		char line[NUMBER];
		int length = is_repeated(sites, shown)
				     ? 0
				     : sprintf(line, ",%" PRIu64, sites->list[shown].line);

		/* The number of those that are left out has room, too. */
		if (t->width && columns + (size_t)(n + length) + sizeof(" +1") > room)
			break;
		n += sprintf(lines + n, "%.*s", length, line);
		shown++;
	}
	if (shown < sites->count)
		n += sprintf(lines + n, " +%zu", sites->count - shown);
	room = room > (size_t)n ? room - (size_t)n : 0;
	if (!t->width)
		str_print(t->out, text_limit_path(t, file));
	else if (room > sizeof("...") - 1)
		text_put_fit(
			t,
			fit_path(fit_columns(file, room + 1) > room ? fit_base(file, room) : file,
				 room, SIZE_MAX),
			str_print);
	fprintf(t->out, "%s\n", lines);
}

/* The columns of figures and lines of calls, if those take `places` columns. */
static size_t columns_of(const struct calls_table *table, size_t places)
{
	size_t columns = table->no_places ? 0 : GAP + places, j;

	for (j = 0; j < FIGURES; j++)
		columns += table->width[j] ? table->width[j] + GAP : 0;
	return columns;
}

/*
 * Finds the widths of the columns, and what is left of the line for names.  Where that is less than
 * a name needs, columns are left out, first those that others say.
 */
static void find_widths(struct calls_table *table)
{
	/* FIGURES: the lines of calls */
	static const int left_out[] = {EACH, FIGURES, CALLS, SHARE};
	const struct text *t = table->t;
	/* Wider than the line is wide enough; without a width, a name must not pad all rows. */
	const size_t widest = t->width ? t->width + TEXT_NAMES : WIDEST;
	size_t most = INDENT, places = 0, room, least, i, j;

	for (i = 0; i < table->count; i++) {
		const struct calls_line *line = &table->list[i];
		size_t columns = line->row == NONE
					 ? strlen(line->words) + INDENT
					 : text_name_columns(t, line->row, widest) + INDENT;

		most = columns > most ? columns : most;
		if (line->sites.count) {
			/* With the last part of the file alone */
			const struct row_call *site = line->sites.list;
			struct str file = fit_base(report_name(t->report, site->file), PLACE);
			size_t place = fit_columns(file, PLACE) +
				       (size_t)snprintf(NULL, 0, ":%" PRIu64, site->line);

			if (place > PLACE)
				place = PLACE;
			if (place > places)
				places = place;
		}
		for (j = 0; j < FIGURES; j++)
			if (line->figure[j].length > table->width[j])
				table->width[j] = line->figure[j].length;
	}
	if (table->width[COST] && table->width[COST] < table->column->name.length)
		table->width[COST] = fit_columns(table->column->name, 20);
	if (table->width[SHARE] && table->width[SHARE] < 5)
		table->width[SHARE] = 5;
	if (table->width[CALLS] < 5)
		table->width[CALLS] = 5;
	if (table->width[EACH] && table->width[EACH] < 4)
		table->width[EACH] = 4;
	table->no_places = !places;
	if (places && places < sizeof("from") - 1)
		places = sizeof("from") - 1;
	least = INDENT + TEXT_NAMES < most ? INDENT + TEXT_NAMES : most;
	for (i = 0; t->width && i < LENGTH(left_out); i++) {
		if (least + columns_of(table, PLACE_LEAST < places ? PLACE_LEAST : places) <=
		    t->width)
			break;
		if (left_out[i] == FIGURES)
			table->no_places = true;
		else
			table->width[left_out[i]] = 0;
	}
	room = columns_of(table, places);
	room = t->width > room ? t->width - room : 0;
	if (t->width && most > room)
		most = room > least ? room : least;
	room = columns_of(table, 0);
	if (t->width && most + room > t->width)
		most = t->width > room + INDENT + 3 ? t->width - room : INDENT + 3;
	table->names = most;
}

static void put_headings(const struct calls_table *table, const char *words)
{
	static const char *const titles[] = {"", "%", "calls", "each"};
	FILE *out = table->t->out;
	size_t i;

	text_dim(table->t, true);
	fprintf(out, "%-*s", (int)table->names, words);
	for (i = 0; i < FIGURES; i++) {
		struct str title =
			i == COST && table->column ? table->column->name : str_of(titles[i]);
		size_t columns = fit_columns(title, table->width[i]);

		if (!table->width[i])
			continue;
		fprintf(out, "%*s", (int)(GAP + table->width[i] - columns), "");
		str_print(out, title);
	}
	fputs(table->no_places ? "" : "  from", out);
	text_dim(table->t, false);
	fputc('\n', out);
}

/* Prints a caller or callee; `told` tells the names apart. */
static void put_line(const struct calls_table *table, const struct text *told,
		     const struct calls_line *line)
{
	FILE *out = table->t->out;
	size_t columns = INDENT + text_name_columns(told, line->row, table->names);
	size_t used = table->names, i;
	struct draft draft;
	struct text one = text_draft(told, &draft);
	struct str label;
	bool apart = false;

	for (i = 0; i < told->apart_count; i++)
		apart |= told->apart[i].row == line->row;
	/* Without room for it, the place of a name is left out. */
	one.width = apart || columns > table->names ? table->names : columns;
	text_label(&one, line->row, INDENT, "", true);
	label = draft_close(&draft);
	label.length--; /* the newline */
	columns = INDENT + fit_columns(label, table->names);
	fprintf(out, "%*s", INDENT, "");
	fwrite(label.at, 1, label.length, out);
	if (columns < table->names)
		fprintf(out, "%*s", (int)(table->names - columns), "");
	free(draft.text);
	for (i = 0; i < FIGURES; i++) {
		if (!table->width[i])
			continue;
		fprintf(out, "%*s", (int)(GAP + table->width[i]), line->figure[i].text);
		used += GAP + table->width[i];
	}
	if (!table->no_places && line->sites.count && line->sites.list->line) {
		fprintf(out, "%*s", GAP, "");
		put_sites(table->t, &line->sites, used + GAP);
	} else {
		fputc('\n', out);
	}
}

static void put_table(const struct calls_table *table)
{
	struct text told = *table->t;
	row_id *rows = util_alloc(table->count, sizeof(*rows));
	size_t count = 0, i;
	bool headed = false;

	for (i = 0; i < table->count; i++)
		if (table->list[i].row != NONE)
			rows[count++] = table->list[i].row;
	told.width = table->names;
	if (told.width && count)
		text_apart_find(&told, rows, groups_unique(rows, count), NULL, INDENT);
	for (i = 0; i < table->count; i++) {
		const struct calls_line *line = &table->list[i];

		if (line->row != NONE) {
			put_line(table, &told, line);
		} else if (!headed) {
			put_headings(table, line->words);
			headed = true;
		} else {
			fprintf(table->t->out, "%*s%s\n", *line->words == '(' ? INDENT : 0, "",
				line->words);
		}
	}
	if (told.apart != table->t->apart)
		free(told.apart);
	free(rows);
}

bool text_fn(const struct text *t, row_id row, const struct detail *detail, struct error *error)
{
	struct calls_table table = {.t = t, .detail = detail, .column = detail->main};
	bool good;
	size_t i;

	text_label(t, row, 0, "", true);
	put_figures(t, row, detail);
	good = add_calls(&table, row, &detail->callers, true, error) &&
	       add_calls(&table, row, &detail->callees, false, error);
	if (good && table.count) {
		find_widths(&table);
		put_table(&table);
		fputc('\n', t->out);
	}
	for (i = 0; i < table.count; i++)
		row_calls_free(&table.list[i].sites);
	free(table.list);
	return good;
}
