/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The loop: a key changes the views, and what has changed of the screen is drawn: the title, the
 * text of the view on top, and the foot.
 */

#include "browse/tty.h"
#include "browse/walk.h"

enum {
	ROWS = 10, /* that a terminal must have, and its columns */
	COLUMNS = 40,
	ALONE = 50, /* ms after which Escape is a key, and no begun sequence */
	AROUND = 2, /* rows that are no text: title and foot */
};

/* --- drawing ------------------------------------------------------------- */

/* The title: the program, or its profile, and the views, the last of which are always seen. */
static void put_title(const struct walk *w, FILE *out)
{
	const struct profile *profile = &w->pages.run->profile;
	const struct part *part = &profile->parts[profile->part_count - 1];
	const name_id command = part->origin.command;
	struct draft title;
	struct str text;

	draft_open(&title);
	str_print_flat(
		title.file,
		str_head(names_str(&profile->names, command == NONE ? part->file : command), 256));
	for (size_t i = 0; i < w->count; i++)
		if (w->views[i].page.name)
			fprintf(title.file, "%s%s", i ? " > " : "  ", w->views[i].page.name);
	text = draft_close(&title);
	if (fit_columns(text, w->columns + 1) > w->columns) {
		text = fit_tail(text, w->columns - 3);
		fputs("...", out);
	}
	fwrite(text.at, 1, text.length, out);
	free(title.text);
}

/* The foot: what is typed, what is to be said, or what keys there are. */
static void put_foot(const struct walk *w, FILE *out)
{
	const struct view *view = walk_top(w);

	if (w->typed)
		fprintf(out, "%s: %s_", view->of.kind == VIEW_LIST ? "filter" : "find", w->typed);
	else if (w->said)
		str_print_flat(out, str_of(w->said));
	else
		walk_put_hints(view, w->columns, out);
}

static bool is_small(const struct walk *w)
{
	return w->rows + AROUND < ROWS || w->columns < COLUMNS;
}

/* Writes the text of a row, cut to the columns, or with the colours of all of it exchanged. */
static void put_row(FILE *out, struct str text, size_t columns, bool reverse)
{
	size_t used = 0;

	fputs(reverse ? "\033[7m" : "", out);
	while (text.length) {
		bool color = *text.at == '\033';
		uint32_t c;
		struct str piece = color ? str_eat_until(&text, 'm') : str_eat_character(&text, &c);
		size_t width;

		if (color && !reverse)
			fprintf(out, "%.*sm", (int)piece.length, piece.at);
		if (color)
			continue;
		/* Bytes that are no UTF-8 could be anything to a terminal. */
		piece = piece.length ? piece : STR("?");
		width = fit_columns(piece, 2);
		if (used + width <= columns)
			used += fwrite(piece.at, piece.length, 1, out) * width;
	}
	fprintf(out, "%*s\033[m", reverse ? (int)(columns - used) : 0, "");
}

static void put_line(const struct walk *w, size_t row, FILE *out)
{
	const struct view *view = walk_top(w);
	const struct page *page = &view->page;
	const size_t titles = walk_titles(view);
	const size_t line = row == 1 && titles != NONE ? titles : view->top + row - 1;
	struct draft draft;

	if (row > 0 && row <= w->rows && !is_small(w)) {
		put_row(out, line < page->count ? page->lines[line] : STR(""), w->columns,
			line == view->cursor && page->targets.count);
		return;
	}
	draft_open(&draft);
	if (is_small(w))
		fputs(row ? "" : "at least 40x10 are needed", draft.file);
	else if (row)
		put_foot(w, draft.file);
	else
		put_title(w, draft.file);
	put_row(out, draft_close(&draft), w->columns, false);
	free(draft.text);
}

/* Draws one frame, which terminals that know it show at once; false: the terminal is lost. */
static bool draw(const struct walk *w)
{
	struct draft frame;
	bool good;

	draft_open(&frame);
	fputs("\033[?2026h", frame.file);
	for (size_t row = 0; row < w->rows + AROUND; row++) {
		fprintf(frame.file, "\033[%zu;1H\033[K", row + 1);
		put_line(w, row, frame.file);
	}
	fputs("\033[?2026l", frame.file);
	good = tty_write(draft_close(&frame));
	free(frame.text);
	return good;
}

/* --- keys ---------------------------------------------------------------- */

static void take_size(struct walk *w)
{
	tty_size(&w->rows, &w->columns);
	w->rows = w->rows > AROUND ? w->rows - AROUND : 1;
}

/* The size has changed. */
static void resize(struct walk *w)
{
	struct error error;

	take_size(w);
	if (!walk_make(w, &error))
		walk_say(w, error.text);
}

/* Draws, waits, and acts, until the user quits or the terminal is lost. */
static void loop(struct walk *w)
{
	char typed[512];
	size_t length = 0;
	bool on = true, changed = true;

	while (on) {
		/* Nothing has changed where a key has only begun. */
		bool drawn = !changed || draw(w);
		struct str bytes = STR(""), left;
		enum tty_event event = TTY_LOST;
		keycode key = KEY_NONE;

		if (drawn)
			event = tty_wait(length ? ALONE : -1, &bytes);
		if (event == TTY_LOST) {
			tty_hang_up();
			return;
		}
		changed = event == TTY_SIZE;
		if (event == TTY_SIZE)
			resize(w);
		if (bytes.length > sizeof(typed) - length)
			length = 0;
		memcpy(typed + length, bytes.at, bytes.length);
		left = (struct str){typed, length + bytes.length};
		while (on && (key = keys_take(&left, event == TTY_QUIET)) != KEY_NONE) {
			/* What cannot be seen is not walked through. */
			on = (is_small(w) && key != 'q' && key != 'Q') || walk_key(w, key);
			changed = true;
		}
		memmove(typed, left.at, left.length);
		length = left.length;
	}
}

bool browse(struct run *run, struct error *error)
{
	struct walk w = {.count = 0};
	bool good;

	take_size(&w);
	good = walk_begin(&w, run, error) && tty_begin(error);
	if (good) {
		resize(&w);
		loop(&w);
		tty_end();
	}
	walk_end(&w);
	return good;
}
