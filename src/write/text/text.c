/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/text/text.h"

#include "base/fraction.h"
#include "base/number.h"
#include "base/percent.h"
#include "figures/head.h"

#include <inttypes.h>
#include <stdlib.h>

const char TEXT_RULE[] = "----------------------------------------"
			 "----------------------------------------\n";

struct text text_begin(const struct writing *w)
{
	bool compact = settings_compact(w->report->settings);

	return (struct text){
		.w = w,
		.out = w->out,
		.report = w->report,
		.width = w->width,
		.page = w->page,
		.compact = compact,
		.program = compact ? head_program_object(w->profile) : NONE,
	};
}

void text_put_name(const struct text *t, name_id name)
{
	str_print(t->out, report_shown_name(t->report, name));
}

void text_dim(const struct text *t, bool on)
{
	if (t->w->color)
		fputs(on ? "\x1b[2m" : "\x1b[0m", t->out);
}

struct figure_text text_share(const struct text *t, int64_t count, int64_t total)
{
	return numbers_share(count, total, text_changes(t), text_changes(t));
}

struct figure_text text_calls(const struct text *t, int64_t calls)
{
	const struct column *column = &t->report->columns->count;

	return column_is_count(column) ? numbers_count(calls, text_changes(t))
				       : numbers_amount(column, calls, text_changes(t));
}

void text_put_change(const struct text *t, const struct column *column, struct item item)
{
	const struct columns *columns = t->report->columns;
	int64_t change, old;
	bool given = column_value(columns, column, item, &change);

	column_value(columns, column, item_in(item, 0), &old);
	if (!given) {
		fputs(". ", t->out);
		str_print(t->out, column->name);
		return;
	}
	fprintf(t->out, "%s ", numbers_amount(column, change, true).text);
	str_print(t->out, column->name);
	fprintf(t->out, " (%s: %s to %s)", numbers_share(change, old, true, true).text,
		numbers_value(columns, column, item_in(item, 0), false).text,
		numbers_value(columns, column, item_in(item, 1), false).text);
}

/* --- columns ----------------------------------------------------------- */

enum {
	PERCENT_WIDTH = 9, /* " (12.34%)" */
	WIDEST = 40,       /* bytes of an event's name that are shown */
};

/* Whether the value of a column in an item has a sign. */
static bool has_sign(const struct column *column, struct item item)
{
	return item.views > 1 && column_is_signed(column);
}

/* The share of a value in the total of its column. */
static struct figure_text share_in(const struct text *t, const struct cell *cell, int64_t value,
				   bool plus)
{
	const struct column *column = cell->column;
	bool new = column_is_of_slices(column) ? column_is_change(column) : text_changes(t);

	return numbers_share(value, cell->whole, plus, new);
}

struct widths text_widths(const struct text *t)
{
	const struct columns *columns = t->report->columns;
	size_t count = columns_in_table(columns), i;
	struct widths widths = {
		.cells = util_alloc(count, sizeof(*widths.cells)),
	};

	for (i = 0; i < count; i++) {
		const struct column *column = columns_of_table(columns, i);
		struct cell *cell = &widths.cells[widths.count];

		if (t->left_out && t->left_out[i])
			continue;
		widths.count++;
		*cell = (struct cell){
			.column = column,
			.width = column->name.length,
			.fits = -1,
			.whole = report_whole(t->report, column),
			.shares = t->report->settings->show_percs && column_adds_up(column),
		};
		if (!cell->width)
			cell->width = 1;
		if (cell->width > WIDEST)
			cell->width = WIDEST;
		cell->plain = cell->width;
	}
	return widths;
}

struct widths text_widths_of_code(const struct text *t)
{
	struct widths widths = text_widths(t);
	const struct settings *settings = t->report->settings;
	size_t kept = 0, i;

	if (!t->compact || (settings->show && *settings->show) || settings->compare)
		return widths;
	for (i = 0; i < widths.count; i++)
		if (widths.cells[i].column->is_of_profile)
			widths.cells[kept++] = widths.cells[i];
	widths.count = kept ? kept : widths.count;
	return widths;
}

void text_widths_free(struct widths *widths)
{
	free(widths->cells);
}

size_t text_widths_sum(const struct widths *widths)
{
	size_t sum = 0, i;

	for (i = 0; i < widths->count; i++)
		sum += widths->cells[i].width + 1;
	return sum;
}

void text_leave_shares_out(struct cell *cell)
{
	if (!cell->shares)
		return;
	cell->shares = false;
	cell->width = cell->plain;
}

bool text_is_too_wide(const struct text *t, const struct widths *widths, size_t room)
{
	return t->width && text_widths_sum(widths) + room > t->width;
}

void text_widths_cut_calls(const struct text *t, struct widths *widths, size_t room)
{
	size_t i;

	for (i = 0; text_is_too_wide(t, widths, room) && i < widths->count; i++)
		if (column_is_calls(widths->cells[i].column))
			text_leave_shares_out(&widths->cells[i]);
}

void text_widths_cut(const struct text *t, struct widths *widths, size_t room)
{
	size_t i;

	text_widths_cut_calls(t, widths, room);
	if (!text_is_too_wide(t, widths, room))
		return;
	for (i = 0; i < widths->count; i++)
		text_leave_shares_out(&widths->cells[i]);
	while (widths->count > 1 && text_is_too_wide(t, widths, room)) {
		widths->count--;
		widths->left_out++;
	}
}

void text_widen(const struct text *t, struct widths *widths, struct item item)
{
	size_t i, n, wide;

	for (i = 0; i < widths->count; i++) {
		struct cell *cell = &widths->cells[i];
		const struct column *column = cell->column;
		bool count = column_is_count(column), plus = has_sign(column, item);
		int64_t value;
		bool given = column_value(t->report->columns, column, item, &value);

		/* A count that is not given widens no column. */
		if ((!given && column_adds_up(column)) ||
		    (count && value >= 0 && value <= cell->fits))
			continue;
		n = count ? numbers_count(value, plus).length
			  : numbers_value(t->report->columns, column, item, plus).length;
		/* Other rows of a table of changes have a sign, which takes one more column. */
		if (count && value > cell->fits &&
		    (plus || column_is_of_slices(column) || !text_changes(t)))
			cell->fits = value;
		if (n > cell->plain)
			cell->plain = n;
		/* compat: unsigned shares of 100 % or more are not aligned. */
		wide = cell->shares && plus && value ? share_in(t, cell, value, plus).length + 3
						     : 0;
		if (cell->shares)
			n += wide > PERCENT_WIDTH ? wide : PERCENT_WIDTH;
		if (n > cell->width)
			cell->width = n;
	}
}

void text_widen_calls(const struct text *t, struct widths *widths, const struct row_calls *calls)
{
	size_t i;

	for (i = 0; i < calls->count; i++)
		text_widen(t, widths, row_calls_item(t->report, calls, &calls->list[i]));
}

static void put_column_names(const struct text *t, const struct widths *widths)
{
	size_t i;

	for (i = 0; i < widths->count; i++) {
		struct str name = str_head(widths->cells[i].column->name, WIDEST);

		str_print(t->out, name);
		fprintf(t->out, "%*s",
			name.length < widths->cells[i].width
				? (int)(widths->cells[i].width - name.length) + 1
				: 1,
			"");
	}
}

void text_headings(const struct text *t, const struct widths *widths, const char *after)
{
	text_dim(t, true);
	put_column_names(t, widths);
	fputs(after, t->out);
	if (widths->left_out && !t->compact)
		fprintf(t->out, "\n(%zu column%s left out on the right)", widths->left_out,
			widths->left_out > 1 ? "s" : "");
	text_dim(t, false);
	fputc('\n', t->out);
}

size_t text_title(const struct text *t, const struct widths *widths)
{
	text_dim(t, true);
	put_column_names(t, widths);
	text_dim(t, false);
	fputs(" -- ", t->out);
	return text_widths_sum(widths) + sizeof(" -- ") - 1;
}

/*
 * Appends blanks, or text, to a line and returns its new end.  Both have room to spare: to copy a
 * fixed number of bytes compiles without a call.
 */
enum { SPARE = 32 };

static char *line_fill(char *to, size_t count)
{
	memset(to, ' ', SPARE);
	if (count > SPARE)
		memset(to + SPARE, ' ', count - SPARE);
	return to + count;
}

static char *line_copy(char *to, const char *text, size_t count)
{
	memcpy(to, text, SPARE);
	if (count > SPARE)
		memcpy(to + SPARE, text + SPARE, count - SPARE);
	return to + count;
}

/*
 * The escape sequence for the color of a cost, by its share of the total in three steps; NULL:
 * none.  Negative costs are green or cyan, others red or magenta.
 */
static const char *shade(int64_t cost, int64_t total)
{
	static const struct {
		uint64_t per_mille;
		const char *more, *less;
	} steps[] = {
		{100, "\x1b[1;31m", "\x1b[1;32m"},
		{20, "\x1b[31m", "\x1b[32m"},
		{5, "\x1b[35m", "\x1b[36m"},
	};
	size_t i;

	for (i = 0; i < LENGTH(steps); i++)
		if (fraction_compare_products(number_magnitude(cost), 1000, number_magnitude(total),
					      steps[i].per_mille) >= 0)
			return cost < 0 ? steps[i].less : steps[i].more;
	return NULL;
}

enum { WIDEST_CELL = WIDEST + 2 * FRACTION_TEXT };

/*
 * Puts the value of a column, right-aligned, its share, and a blank; returns the end.  Adds the
 * columns used.
 */
static char *put_cell(const struct text *t, const struct cell *cell, struct item item, char *to,
		      size_t *used)
{
	const struct column *column = cell->column;
	bool plus = has_sign(column, item);
	char text[FRACTION_TEXT + SPARE], *end = text + FRACTION_TEXT, *digits = end - 1;
	struct figure_text share;
	const char *color = NULL;
	size_t n, percent = share.length = 0;
	int64_t value;
	bool given = column_value(t->report->columns, column, item, &value);

	*digits = '.';
	if (!column_is_count(column)) {
		struct figure_text figure = numbers_value(t->report->columns, column, item, plus);

		digits = end - figure.length;
		memcpy(digits, figure.text, figure.length);
	} else if (given) {
		digits = numbers_put_count(end, value, plus);
	}
	n = (size_t)(end - digits);
	if (cell->shares) {
		if (value && !t->alone)
			share = share_in(t, cell, value, plus);
		percent = share.length > 6 ? share.length + 3 : PERCENT_WIDTH;
		/* compat: what has no percentage has room for one, even if no other has one. */
		if (t->compact && !share.length && n + percent > cell->width)
			percent = cell->width > n ? cell->width - n : 0;
	}
	if (t->w->color && value && cell->whole)
		color = shade(value, cell->whole);
	if (color)
		to = stpcpy(to, color);
	if (n + percent < cell->width)
		to = line_fill(to, cell->width - n - percent);
	*used += (n + percent < cell->width ? cell->width : n + percent) + 1;
	to = line_copy(to, digits, n);
	if (share.length) {
		to = line_fill(stpcpy(to, " ("), share.length < 6 ? 6 - share.length : 0);
		to = line_copy(to, share.text, share.length);
		*to++ = ')';
	} else {
		to = line_fill(to, percent);
	}
	*to++ = ' ';
	return color ? stpcpy(to, "\x1b[0m") : to;
}

size_t text_costs(const struct text *t, const struct widths *widths, struct item item)
{
	char line[8 * WIDEST_CELL];
	char *to = line;
	size_t used = 0, i;

	for (i = 0; i < widths->count; i++) {
		if (to > line + sizeof(line) - WIDEST_CELL) {
			fwrite(line, 1, (size_t)(to - line), t->out);
			to = line;
		}
		to = put_cell(t, &widths->cells[i], item, to, &used);
	}
	if (to > line)
		fwrite(line, 1, (size_t)(to - line), t->out);
	return used;
}

void text_put_sums(const struct text *t, const struct item *sums, const char *const *titles,
		   size_t n, size_t room)
{
	struct widths widths = text_widths(t);
	size_t i;

	for (i = 0; i < n; i++)
		text_widen(t, &widths, sums[i]);
	text_widths_cut(t, &widths, room);
	fputs(TEXT_RULE, t->out);
	text_headings(t, &widths, "");
	fputs(TEXT_RULE, t->out);
	for (i = 0; i < n; i++) {
		text_costs(t, &widths, sums[i]);
		fprintf(t->out, " %s\n", titles[i]);
	}
	fputc('\n', t->out);
	text_widths_free(&widths);
}

/* --- labels ------------------------------------------------------------ */

/* The parts of a label, and the columns of the terminal that they get. */
struct label {
	struct str file, function, object;
	size_t columns[3];              /* by enum apart_part */
	size_t most;                    /* upper bound of the width of a part */
	const struct text_apart *apart; /* of its row, or NULL */
	char line[32];                  /* ":LINE" after the file */
	bool colon;                     /* between file and function */
	char marks[64];                 /* after the function, such as " <cycle 2>" */
	bool with_object;
};

/*
 * The columns of the last part of a path, at most `most`, plus those of ".../"
 * if directories are before it.
 */
static size_t base_columns(struct str path, size_t most)
{
	size_t i = path.length;

	while (i > 0 && !str_is_separator(path, path.at[i - 1]) &&
	       (path.length - i) / FIT_BYTES <= most)
		i--;
	return fit_columns(str_from(path, i), most) + (i ? sizeof(".../") - 1 : 0);
}

size_t text_shrink(size_t *columns, size_t least, size_t over)
{
	size_t by = *columns > least ? *columns - least : 0;

	if (by > over)
		by = over;
	*columns -= by;
	return over - by;
}

/* Widens *columns by at most left, up to need; returns what is left then. */
static size_t give_back(size_t *columns, size_t need, size_t left)
{
	size_t by = need - *columns;

	if (by > left)
		by = left;
	*columns += by;
	return left - by;
}

/*
 * Leaves a part out, which frees its columns and `freed` more for separators.
 * Columns beyond `over` go to the other parts.  Returns what is still over.
 */
static size_t leave_out(struct label *label, size_t part, size_t freed, size_t over)
{
	freed += label->columns[part];
	label->columns[part] = 0;
	if (freed < over)
		return over - freed;
	freed = give_back(&label->columns[1], fit_columns(label->function, label->most),
			  freed - over);
	if (part == 2 && label->columns[0])
		give_back(&label->columns[0], fit_columns(label->file, label->most), freed);
	return 0;
}

/*
 * Fits a label into `room` columns.  The least important parts are cut first,
 * and the object and the file are left out before most of the name is cut.
 */
static void fit_label(struct label *label, size_t room)
{
	enum { GOOD = 40, FAIR = 24, END = 12, LEAST = 3 };
	size_t *file = &label->columns[0], *function = &label->columns[1],
	       *object = &label->columns[2];
	size_t last, need, over;
	bool with_file = label->apart && label->apart->to[APART_FILE];
	bool with_object = label->apart && label->apart->to[APART_OBJECT];

	/* An upper bound, even if colon and brackets are left out. */
	label->most = room + 16;
	last = name_least_columns(label->function, room);
	*file = fit_columns(label->file, label->most);
	*function = fit_columns(label->function, label->most);
	*object = fit_columns(label->object, label->most);
	need = *file + *function + *object;
	if (need <= room)
		return;
	over = text_shrink(object, base_columns(label->object, label->most), need - room);
	over = text_shrink(file, base_columns(label->file, label->most), over);
	if (over && label->colon && !*label->line && str_equal(label->file, STR("???"))) {
		label->colon = false;
		over = leave_out(label, 0, sizeof(":") - 1, over);
	}
	over = text_shrink(function, last > GOOD ? last : GOOD, over);
	if (over && label->with_object && label->function.length && !with_object) {
		label->with_object = false;
		over = leave_out(label, 2, sizeof(" []") - 1, over);
	}
	over = text_shrink(function, last > FAIR ? last : FAIR, over);
	over = text_shrink(file, END, over);
	if (over && label->colon && !*label->line && label->function.length && !with_file) {
		label->colon = false;
		over = leave_out(label, 0, sizeof(":") - 1, over);
	}
	over = text_shrink(function, FAIR, over);
	if (with_file || with_object)
		over = text_shrink(function, END, over);
	over = text_shrink(object, LEAST, over);
	over = text_shrink(file, LEAST, over);
	text_shrink(function, LEAST, over);
}

void text_put_fit(const struct text *t, struct fit fit, void (*print)(FILE *out, struct str s))
{
	size_t i;

	for (i = 0; i < fit.count; i++)
		(t->width && print == str_print ? str_print_flat : print)(t->out, fit.piece[i]);
}

void text_put_rest(const struct text *t, struct str text, size_t used,
		   void (*print)(FILE *out, struct str s))
{
	size_t left = t->width > used ? t->width - used : 0;

	text_put_fit(t, fit_name(text, t->width ? left : SIZE_MAX), print);
}

const char *text_separator(const struct text *t)
{
	return t->w->boxes ? " \xc2\xb7 " : ", ";
}

void text_put_wrapped(const struct text *t, struct str words)
{
	enum { INDENT = 2 };
	size_t used = 0;
	bool any = false;

	while (words.length) {
		struct str word = str_eat_until(&words, ' ');
		size_t columns = fit_columns(word, t->width);

		if (any && t->width && used + 1 + columns > t->width)
			used = (size_t)fprintf(t->out, "\n%*s", INDENT, "") - 1;
		else if (any)
			used += (size_t)fprintf(t->out, " ");
		text_put_rest(t, word, used, str_print);
		used += columns;
		any = true;
	}
	fputc('\n', t->out);
}

struct text text_draft(const struct text *t, struct draft *draft)
{
	struct text to = *t;

	draft_open(draft);
	to.out = draft->file;
	return to;
}

void text_put_draft(const struct text *t, struct draft *draft, bool wrapped)
{
	struct str text = draft_close(draft);

	if (wrapped) {
		text_put_wrapped(t, text);
	} else {
		text_put_rest(t, text, 0, str_print);
		fputc('\n', t->out);
	}
	free(draft->text);
}

void text_put_newer(const struct text *t, const struct words *newer)
{
	struct draft line;
	size_t i;

	if (!newer->count || t->report->settings->drop_in)
		return;
	draft_open(&line);
	fputs("Changed after the profile was taken: ", line.file);
	for (i = 0; i < newer->count; i++) {
		fputs(i ? ", " : "", line.file);
		str_print(line.file, str_of(newer->at[i]));
	}
	text_put_draft(t, &line, true);
}

/* The columns of an uncut label; a name counts as `most` at most. */
static size_t label_columns(const struct label *label, size_t most)
{
	return fit_columns(label->file, most) + strlen(label->line) + label->colon +
	       fit_columns(label->function, most) + strlen(label->marks) +
	       (label->with_object ? fit_columns(label->object, most) + sizeof(" []") - 1 : 0);
}

/* The byte of a part that tells it apart, as fit_path() has it. */
static size_t kept_byte(const struct label *label, enum apart_part part)
{
	return (label->apart ? label->apart->to[part] : 0) - (size_t)1;
}

/*
 * Prints a part of a label in so many columns at most, or without a width all of it unless
 * limits_name() shortens it.  Returns the columns used, but at most `columns`.
 */
static size_t put_label_part(const struct text *t, const struct label *label, enum apart_part part,
			     struct str name, size_t columns)
{
	size_t used;

	if (!t->width) {
		name = limits_name(t->report->limits, name);
		str_print(t->out, name);
		return fit_columns(name, columns);
	}
	if (part != APART_NAME) {
		text_put_fit(t, fit_path(name, columns, kept_byte(label, part)), str_print);
		return fit_columns(name, columns);
	}
	name = name_fit(name, columns);
	str_print(t->out, name);
	used = fit_columns(name, columns);
	free((char *)name.at);
	return used;
}

/* A path cut to columns: its last part alone if that fits, unless `keep` is given. */
static struct fit fit_place(struct str path, size_t columns, size_t keep)
{
	struct str base;

	if (fit_columns(path, columns + 1) <= columns || keep != SIZE_MAX)
		return fit_path(path, columns, keep);
	base = fit_base(path, columns);
	return fit_path(base.length ? base : path, columns, SIZE_MAX);
}

/* Where the name of a compact label stands. */
struct place {
	struct str file, base, object; /* base: the last part of the file */
	const char *line;              /* ":LINE" after the file */
	size_t keep_file, keep_object; /* as fit_path() has it */
	bool kept;                     /* it tells labels apart */
};

struct str text_limit_path(const struct text *t, struct str path)
{
	return t->width || path.length <= STR_PATH ? path : limits_name(t->report->limits, path);
}

/* Returns the place of a label that has `most` columns. */
static struct place place_of(const struct text *t, const struct label *label, size_t most)
{
	struct place place = {
		.file = label->function.length ? label->file : STR(""),
		.object = label->object,
		.line = label->function.length ? label->line : "",
		.keep_file = kept_byte(label, APART_FILE),
		.keep_object = kept_byte(label, APART_OBJECT),
	};

	place.file = text_limit_path(t, place.file);
	place.object = text_limit_path(t, place.object);
	/* An unknown line of an unknown file */
	if (!place.file.length && strcmp(place.line, ":0") == 0)
		place.line = "";
	if (*place.line && !place.file.length)
		place.file = STR("???");
	place.kept = *place.line || place.keep_file != SIZE_MAX || place.keep_object != SIZE_MAX;
	if (place.keep_object == SIZE_MAX)
		place.object = fit_base(place.object, most);
	place.base = fit_base(place.file, most);
	return place;
}

enum { PLACE_LEAST = 7, LINE_LEAST = 14 /* columns for a place that tells labels apart */ };

/* The columns of a place with all directories, or with none and no object, if it has a file. */
static size_t place_columns(const struct place *place, bool whole, size_t most)
{
	struct str file = whole ? place->file : place->base;
	size_t columns = strlen(place->line) + fit_columns(file, most);

	if (whole || !file.length)
		columns += fit_columns(place->object, most) + (file.length ? sizeof(", ") - 1 : 0);
	return columns;
}

/*
 * Prints "FILE:LINE, OBJECT" in at most `room` columns, or as much of it as fits.  Returns the
 * columns used.
 */
static size_t put_place(const struct text *t, const struct place *place, size_t room)
{
	size_t line = strlen(place->line), most = room + 1;
	size_t object = fit_columns(place->object, most);
	size_t comma = object && place->file.length ? sizeof(", ") - 1 : 0;
	size_t file = fit_columns(place->file, most) + line;
	size_t base = fit_columns(place->base, most) + line;
	bool kept = place->keep_object != SIZE_MAX;

	/* First the directories go, then what tells no labels apart. */
	if (comma && file + comma + object > room)
		file = base + comma + object <= room && place->keep_file == SIZE_MAX
			       ? room - comma - object
		       : kept && !line ? 0
				       : file;
	if (comma && (!file || file + comma + object > room)) {
		object = file ? 0 : object;
		comma = 0;
	}
	if (file > room)
		file = room;
	if (object > room)
		object = room;
	if (file > base && file < fit_columns(place->file, most) + line &&
	    place->keep_file == SIZE_MAX)
		file = base;
	/* "..." alone says nothing, and may be wider. */
	if (file > line && (file - line > strlen("...") ||
			    fit_columns(place->base, file - line + 1) <= file - line))
		text_put_fit(t, fit_place(place->file, file - line, place->keep_file), str_print);
	fputs(place->line, t->out);
	fputs(comma ? ", " : "", t->out);
	if (object)
		text_put_fit(t, fit_place(place->object, object, place->keep_object), str_print);
	return file + comma + object;
}

/* What a compact label begins with: the function, or the file or object of a group. */
static struct str main_part(const struct label *label)
{
	return label->function.length ? label->function : label->file;
}

/*
 * Prints a compact label.  The place has what the name leaves, and moves to the left if it then
 * fits; if not even its last part fits, it is left out, unless it tells labels apart.  Returns the
 * columns used.
 */
static size_t put_compact(const struct text *t, const struct label *label, size_t used,
			  const char *after)
{
	enum { ANY = 1 << 20, GAP = 2 };
	/* Without a function, the line follows the file, which is the name. */
	const char *line = label->function.length ? "" : label->line;
	size_t behind = strlen(line) + strlen(label->marks) + strlen(after);
	size_t most = t->width ? t->width : ANY;
	struct place place = place_of(t, label, most);
	size_t room = most > used + behind ? most - used - behind : 0;
	size_t whole = place_columns(&place, true, most);
	size_t base = place_columns(&place, false, most), pad;
	size_t number = strlen(place.line); /* is not cut */
	size_t name = room;

	if (place.kept) {
		size_t most_least = *place.line ? LINE_LEAST : PLACE_LEAST;
		size_t least = (base < most_least     ? base
				: number > most_least ? number
						      : most_least) +
			       GAP;
		size_t last = name_least_columns(main_part(label), TEXT_NAMES);

		/* The last component of a name goes before what tells labels apart. */
		name = room > least ? room - least : 0;
		name = name > last ? name : room > last ? last : room;
	}
	name = put_label_part(t, label, label->function.length ? APART_NAME : APART_FILE,
			      main_part(label), name);
	fputs(line, t->out);
	fputs(label->marks, t->out);
	fputs(after, t->out);
	room -= name;
	name += behind;
	if (!whole || room <= GAP ||
	    (room < base + GAP && (!place.kept || room < GAP + sizeof("..."))) ||
	    room < number + GAP)
		return name;
	room -= GAP;
	pad = t->names > name ? t->names - name : 0;
	if (pad + base > room)
		pad = room > base ? room - base : 0;
	fprintf(t->out, "%*s", (int)(pad + GAP), "");
	return name + GAP + pad + put_place(t, &place, room - pad);
}

static void put_label(const struct text *t, struct label *label, size_t used, const char *after)
{
	size_t other = used + strlen(label->marks) + strlen(after) + strlen(label->line) +
		       label->colon + (label->with_object ? sizeof(" []") - 1 : 0);

	if (t->width)
		label->function = limits_fitted(t->report->limits, label->function);
	if (t->compact) {
		put_compact(t, label, used, after);
		return;
	}
	if (t->width)
		fit_label(label, t->width > other ? t->width - other : 0);
	if (!t->width || label->columns[0])
		put_label_part(t, label, APART_FILE, label->file, label->columns[0]);
	if (*label->line)
		fputs(label->line, t->out);
	if (label->colon)
		fputc(':', t->out);
	put_label_part(t, label, APART_NAME, label->function, label->columns[1]);
	if (*label->marks)
		fputs(label->marks, t->out);
	fputs(after, t->out);
	if (label->with_object) {
		fputs(" [", t->out);
		put_label_part(t, label, APART_OBJECT, label->object, label->columns[2]);
		fputs("]", t->out);
	}
}

int text_apart_compare(const void *a, const void *b)
{
	row_id x = *(const row_id *)a, y = *(const row_id *)b;

	return (x > y) - (x < y);
}

static struct label label_of(const struct text *t, row_id row, bool with_object)
{
	const struct report *report = t->report;
	const struct row *r = &report->rows.list[row];
	const struct text_apart key = {.row = row};
	const struct text_apart *apart = t->apart_count ? bsearch(&key, t->apart, t->apart_count,
								  sizeof(key), text_apart_compare)
							: NULL;
	bool named = r->name != NONE, told_by_object = apart && apart->to[APART_OBJECT];
	struct report_marks marks =
		report_marks(report, row, settings_list_calls(report->settings));
	struct label label = {
		.file = report_name(t->report, r->file == NONE ? r->object : r->file),
		.function = report_function_name(report, r->name),
		.colon = named,
		.with_object = (with_object && r->with_object) || told_by_object,
		.object = STR(""),
	};
	char *marks_end;
	bool lines;

	if (t->compact && !named && !label.file.length)
		label.file = STR("(unknown)");
	if (t->compact && named && !label.function.length)
		label.function = REPORT_NO_NAME;
	lines = report_has_lines(report) && row >= report->rows.first;
	/* A line number needs what it is of. */
	if ((t->compact
		     ? named
		     : report->settings->names == NAMES_SHORT && label.function.length && !lines) &&
	    (!label.file.length || str_equal(label.file, STR("???")))) {
		label.file = STR("");
		label.colon = false;
	}
	if (t->compact && named) {
		label.with_object &= r->object != t->program || told_by_object;
		label.with_object |= !label.file.length;
		label.colon = false;
	}
	if (label.with_object)
		label.object = report_name(t->report, r->object);
	if (lines) {
		*label.line = ':';
		report_line_label(report, row, label.line + 1);
	}
	marks_end = stpcpy(stpcpy(label.marks, marks.cycle), marks.side);
	if (apart && apart->number)
		sprintf(marks_end, " #%" PRIu32, apart->number);
	label.apart = apart;
	return label;
}

void text_label(const struct text *t, row_id row, size_t used, const char *after, bool with_object)
{
	struct label label = label_of(t, row, with_object);

	put_label(t, &label, used, after);
	fputc('\n', t->out);
}

size_t text_name_columns(const struct text *t, row_id row, size_t most)
{
	struct label label = label_of(t, row, true);

	return fit_columns(main_part(&label), most) + strlen(label.marks);
}

size_t text_label_columns(const struct text *t, row_id row, size_t most)
{
	struct label label = label_of(t, row, true);
	struct place place = place_of(t, &label, most);
	size_t name;

	if (!t->compact)
		return label_columns(&label, most);
	name = fit_columns(main_part(&label), most) + strlen(label.marks);
	return (name < t->names ? t->names : name) + 2 + place_columns(&place, true, most);
}

void text_put_source(const struct text *t, size_t gap, struct str text, size_t used)
{
	if (!text.length)
		return;
	fprintf(t->out, "%*s", (int)gap, "");
	if (used)
		text_put_rest(t, text, used + gap, str_print_source);
	else
		str_print_source(t->out, text);
}

void text_put_gap(const struct text *t, const char *before, uint64_t n, const char *after)
{
	text_dim(t, true);
	fprintf(t->out, "-- %s%" PRIu64 "%s ----------------------------------------", before, n,
		after);
	text_dim(t, false);
	fputc('\n', t->out);
}

void text_put_ruled(const struct text *t, const char *title, row_id row)
{
	fprintf(t->out, "%s%s", TEXT_RULE, title);
	text_label(t, row, strlen(title), "", true);
	fputs(TEXT_RULE, t->out);
}

void text_line_label(const struct text *t, row_id row, size_t used, size_t columns, struct str text)
{
	struct label label = label_of(t, row, true);
	struct text narrow = *t;
	size_t room = t->width;
	size_t need = text.length ? label_columns(&label, room > columns ? room : columns + 1) : 0;

	/* On a narrow screen, a third of the rest at least is for the text. */
	if (room && text.length && used < room) {
		size_t most = (room - used) / 3 * 2;

		columns = columns < most ? columns : most;
		need = need < most ? need : most;
		narrow.width = used + most;
	}
	if (t->compact)
		need = put_compact(&narrow, &label, used, "");
	else
		put_label(&narrow, &label, used, "");
	/* A pager can scroll to the end of a text, but a page of --summary has none. */
	text_put_source(t, (need < columns ? columns - need : 0) + 2, text,
			t->page ? used + need : 0);
	fputc('\n', t->out);
}

void text_part(const struct text *t, const struct component *part, const struct text_apart *apart,
	       size_t used)
{
	struct label label = {
		.file = report_name(t->report, part->file),
		.function = report_function_name(t->report, part->name),
		.object = report_name(t->report, part->object),
		.colon = part->file != NONE && part->name != NONE,
		.apart = apart,
	};

	if (t->compact && part->name != NONE && !label.function.length)
		label.function = REPORT_NO_NAME;
	else if (t->compact && part->name == NONE && !label.file.length && !label.object.length)
		label.file = STR("(unknown)");
	if (apart && apart->number)
		sprintf(label.marks, " #%" PRIu32, apart->number);
	if (t->compact && part->name != NONE && part->object == t->program &&
	    !(apart && apart->to[APART_OBJECT]))
		label.object = STR("");
	label.with_object = label.object.length;
	put_label(t, &label, used, "");
	fputc('\n', t->out);
}

void text_site(const struct text *t, name_id file, uint64_t line, size_t used, const char *after)
{
	struct label label = {
		.file = report_name(t->report, file),
		.function = STR(""),
		.object = STR(""),
	};

	sprintf(label.line, ":%" PRIu64, line);
	put_label(t, &label, used, after);
	fputc('\n', t->out);
}

void text_after_call(const struct text *t, const struct row_calls *calls,
		     const struct row_call *call, char after[TEXT_AFTER_CALL])
{
	int64_t n = row_calls_count(t->report, calls, call);
	bool counted = n || (!text_changes(t) && call->seen & CALL_RECORDED);
	bool inlined = call->seen & CALL_INLINED;

	*after = '\0';
	/* A change of 0 calls would read as "never called". */
	if (!counted && !inlined)
		return;
	after = stpcpy(after, " (");
	if (counted)
		after = stpcpy(stpcpy(after, text_calls(t, n).text), inlined ? "x and " : "x");
	stpcpy(stpcpy(after, inlined ? "inlined" : ""), ")");
}

void text_call_label(const struct text *t, const struct widths *widths, struct item item,
		     const char *sign, row_id row, const char *after, bool with_object)
{
	size_t used = text_costs(t, widths, item) + strlen(sign);

	fputs(sign, t->out);
	text_label(t, row, used, after, with_object);
}

void text_call(const struct text *t, const struct widths *widths, const struct row_calls *calls,
	       const struct row_call *call, const char *sign, bool with_object)
{
	struct item item = row_calls_item(t->report, calls, call);
	char after[TEXT_AFTER_CALL];

	text_after_call(t, calls, call, after);
	text_call_label(t, widths, t->alone ? item_in(item, item.views - 1) : item, sign, call->row,
			after, with_object);
}
