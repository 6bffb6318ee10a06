/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The loop: a key changes the views, the page of the one on top is made if it must be, and what has
 * changed of the screen is drawn.  Pages below are kept, so that going back takes no time.
 */
#include "browse/browse.h"

#include "base/fit.h"
#include "base/stream.h"
#include "browse/draw.h"
#include "browse/page.h"
#include "browse/tty.h"
#include "system/process.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
	ROWS = 10, /* that a terminal must have, and its columns */
	COLUMNS = 40,
	KEPT = 20,  /* pages that are kept */
	ALONE = 50, /* ms after which Escape is a key, and no begun sequence */
	AROUND = 2, /* rows that are no text: title and foot */
};

struct browser {
	struct pages pages;
	struct views views;
	struct page *kept; /* by view */
	size_t kept_count, kept_room;
	struct draw draw;
	struct draft commands; /* to be printed in the end */
	char **argv;
	char *message; /* that views.said may be */
	size_t rows, columns;
};

/* --- drawing ------------------------------------------------------------- */

static const char *help_of(const struct view_state *view)
{
	switch (view->kind) {
	case VIEW_LIST:
		return "? keys  Enter open  / filter  o order  O files  t tree  e event  q quit";
	case VIEW_FUNCTION:
		return "? keys  Enter open  Backspace back  Tab next  t tree  s source  m more";
	case VIEW_SOURCE:
		return "? keys  Enter open  Backspace back  H most expensive  / find  m more  "
		       "v edit";
	case VIEW_CODE:
		return "? keys  Enter open  Backspace back  H most expensive  / find  s source";
	case VIEW_DOWN:
	case VIEW_UP:
		return "? keys  Enter function  Right Left open, close  Backspace back  m more";
	case VIEW_EVENTS:
		return "? keys  Enter sort by it  Backspace back  / find";
	default:
		return "Backspace back";
	}
}

/* The title: the program and its total, and at the right edge the views walked through. */
static void draw_title(struct browser *b, FILE *out)
{
	const struct page *page = &b->kept[b->views.count - 1];
	size_t first = b->views.count > KEPT ? b->views.count - KEPT : 0, used;
	size_t room = b->columns - b->columns / 2 - 2; /* of the right half */
	const char *before = "";
	struct draft program, path, line;
	struct str left, right;

	draft_open(&program);
	fputs(b->pages.program, program.file);
	if (*b->pages.program && page->total)
		fputs(b->pages.run->options.boxes ? " \xc2\xb7 " : ", ", program.file);
	fputs(page->total ? page->total : "", program.file);
	left = fit_head(draft_close(&program), b->columns / 2);
	draft_open(&path);
	for (size_t i = first; i < b->views.count; i++)
		fprintf(path.file, "%s%s", i ? " > " : "", b->kept[i].name ? b->kept[i].name : "");
	right = draft_close(&path);
	if (fit_columns(right, room + 1) > room) {
		right = fit_tail(right, room - sizeof("...") + 1);
		before = "...";
	}
	used = fit_columns(left, b->columns) + fit_columns(right, b->columns) + strlen(before);
	draft_open(&line);
	fprintf(line.file, "%.*s%*s%s%.*s", (int)left.length, left.at, (int)(b->columns - used), "",
		before, (int)right.length, right.at);
	draw_row(&b->draw, out, 0, draft_close(&line), 0, false);
	free(program.text);
	free(path.text);
	free(line.text);
}

/* The foot: what is typed, what is to be said, or what keys there are. */
static void draw_foot(struct browser *b, FILE *out)
{
	const struct views *views = &b->views;
	const struct view_state *view = views_top(views);
	struct draft line;

	draft_open(&line);
	if (views->typed)
		fprintf(line.file, "%s%s_", view->kind == VIEW_LIST ? "filter: " : "/",
			views->typed);
	else
		str_print_flat(line.file, str_of(views->said ? views->said : help_of(view)));
	draw_row(&b->draw, out, b->rows - 1, draft_close(&line), 0, false);
	free(line.text);
}

static struct shown shown_of(const struct browser *b)
{
	const struct page *page = &b->kept[b->views.count - 1];

	return (struct shown){page->lines,        page->count, &page->targets, b->rows - AROUND,
			      b->pages.recorded, page->above, page->below};
}

/* Draws one frame; false: the terminal is lost. */
static bool draw(struct browser *b)
{
	const struct view_state *view = views_top(&b->views);
	const struct shown shown = shown_of(b);
	struct draft frame;
	bool good;

	draft_open(&frame);
	fputs(draw_before, frame.file);
	if (b->rows < ROWS || b->columns < COLUMNS) {
		for (size_t row = 0; row < b->rows; row++)
			draw_row(&b->draw, frame.file, row,
				 str_of(row ? "" : "at least 40x10 are needed"), 0, false);
	} else {
		draw_title(b, frame.file);
		for (size_t row = 0; row < shown.rows; row++) {
			size_t line = view->top + row;

			draw_row(&b->draw, frame.file, row + 1,
				 line < shown.count ? shown.lines[line] : STR(""), view->left,
				 line == view->cursor && shown.targets->count > 0);
		}
		draw_foot(b, frame.file);
	}
	fputs(draw_after, frame.file);
	good = tty_write(draft_close(&frame));
	free(frame.text);
	return good;
}

/* --- pages --------------------------------------------------------------- */

/* Says something until the next key; takes the text. */
static void say(struct browser *b, char *text)
{
	free(b->message);
	b->message = text;
	b->views.said = text;
}

/* Frees the pages of views that are no more, or that many views are above. */
static void forget_pages(struct browser *b)
{
	for (size_t i = b->views.count; i < b->kept_count; i++)
		page_free(&b->kept[i]);
	b->kept_count = b->kept_count < b->views.count ? b->kept_count : b->views.count;
	while (b->kept_count < b->views.count)
		UTIL_PUSH(b->kept, b->kept_count, b->kept_room) = (struct page){0};
	if (b->views.count > KEPT)
		page_free(&b->kept[b->views.count - 1 - KEPT]);
}

/* Makes the page of the view on top, unless it is there. */
static bool make(struct browser *b, struct error *error)
{
	struct view_state *view = views_top(&b->views);
	struct page *page = &b->kept[b->views.count - 1];
	size_t width = b->columns + view->left;
	bool good;

	if (page->made && page->version == view->version && page->width == width)
		return true;
	tty_busy(true);
	good = pages_make(&b->pages, view, width, page, error);
	tty_busy(false);
	if (good && page->line && !view->line)
		view->line = page->line;
	if (good && page->said)
		say(b, util_format("%s", page->said));
	return good;
}

/* Makes the page that a key asks for; where there is none, all is as it was before. */
static void remake(struct browser *b, const struct view_state *before, size_t count)
{
	struct view_state *view = views_top(&b->views);
	struct target was;
	bool known = false;
	struct error error;

	/* The same view in another way: the cursor stays on what it was on. */
	if (b->views.count == count && view->placed && b->kept[count - 1].made) {
		const struct shown shown = shown_of(b);
		const struct target *target = views_target(view, &shown);

		known = target != NULL;
		was = known ? *target : (struct target){.file = NONE};
	}
	forget_pages(b);
	if (!make(b, &error)) {
		if (b->views.count > count) {
			views_back(&b->views);
			forget_pages(b);
		} else {
			view->event = before->event;
			view->order = before->order;
			view->by = before->by;
			view->own = before->own;
			view->first = before->first;
			view->version = before->version;
		}
		say(b, util_format("%s", error.text));
		/* What was there before can be made. */
		if (!make(b, &error))
			return;
	}
	{
		const struct shown shown = shown_of(b);

		views_settle(&b->views, &shown, known ? &was : NULL);
	}
}

/* Takes the size of the terminal, of which nothing is known then. */
static void resize(struct browser *b)
{
	struct view_state before = *views_top(&b->views);

	tty_size(&b->rows, &b->columns);
	b->rows = b->rows > AROUND ? b->rows : AROUND + 1;
	draw_begin(&b->draw, b->rows, b->columns);
	remake(b, &before, b->views.count);
}

/* --- keys ---------------------------------------------------------------- */

/* Runs the user's editor for a file, at a line unless that is 0; returns its status or -1. */
static int run_editor(const char *command, char *path, uint64_t number)
{
	char *line = util_format("+%llu", (unsigned long long)number);
	char *words = util_format("%s \"$@\"", command);
	const char *argv[] = {"sh", "-c", words, command, line, path, NULL};
	int status = -1;
	pid_t process;

	if (!number) {
		argv[4] = path;
		argv[5] = NULL;
	}
	tty_lend();
	if (process_run(&process, PROCESS_EDITOR, argv, -1, NULL) == 0)
		while (waitpid(process, &status, 0) < 0 && errno == EINTR)
			;
	tty_take_back();
	free(words);
	free(line);
	return status;
}

/* Opens the source of the line of the cursor in the user's editor. */
static void edit(struct browser *b)
{
	const struct shown shown = shown_of(b);
	const struct target *target = views_target(views_top(&b->views), &shown);
	const char *visual = getenv("VISUAL"), *editor = getenv("EDITOR");
	const char *command = visual && *visual ? visual : editor && *editor ? editor : "vi";
	char *path = pages_path(&b->pages, target->file);
	int status =
		path ? run_editor(command, path, target->kind == TARGET_ROW ? 0 : target->at) : 0;

	if (!path)
		say(b, util_format("the source is not found; -I DIR says where it is"));
	else if (!WIFEXITED(status) || WEXITSTATUS(status) >= 126)
		say(b,
		    util_format("%s cannot be run; VISUAL or EDITOR says which editor", command));
	free(path);
}

/* Does what a key says; false: the user quits. */
static bool act(struct browser *b, keycode key)
{
	const size_t count = b->views.count;
	struct view_state before;
	struct shown shown;

	/* What cannot be seen is not walked through. */
	if ((b->rows < ROWS || b->columns < COLUMNS) && key != 'q' && key != 'Q' &&
	    key != KEY_CTRL('c') && key != KEY_CTRL('z'))
		return true;
	before = *views_top(&b->views);
	shown = shown_of(b);
	switch (views_key(&b->views, key, &shown)) {
	case VIEWS_MAKE:
		remake(b, &before, count);
		break;
	case VIEWS_EDIT:
		edit(b);
		break;
	case VIEWS_COMMAND:
		if (!pages_put_command(&b->pages, views_top(&b->views), b->argv, b->commands.file))
			b->views.said = "no command prints this view of a comparison";
		break;
	case VIEWS_STOP:
		tty_stop();
		break;
	case VIEWS_QUIT:
		return false;
	case VIEWS_NOTHING:
		break;
	}
	return true;
}

/* Draws, waits, and acts, until the user quits or the terminal is lost. */
static void loop(struct browser *b)
{
	char typed[512];
	size_t length = 0;
	bool on = true, changed = true;

	while (on) {
		/* Nothing has changed where a key has only begun. */
		bool drawn = !changed || tty_changed() || draw(b);
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
			resize(b);
		if (bytes.length > sizeof(typed) - length)
			length = 0;
		memcpy(typed + length, bytes.at, bytes.length);
		left = (struct str){typed, length + bytes.length};
		while (on && (key = keys_take(&left, event == TTY_QUIET)) != KEY_NONE) {
			on = act(b, key);
			changed = true;
		}
		memmove(typed, left.at, left.length);
		length = left.length;
	}
}

bool browse(struct run *run, char **argv, FILE *out, struct error *error)
{
	struct browser b = {.argv = argv};
	bool good = pages_begin(&b.pages, run, error);

	run->paged = true;
	draft_open(&b.commands);
	if (good) {
		tty_size(&b.rows, &b.columns);
		views_begin(&b.views, pages_first(&b.pages));
		forget_pages(&b);
		good = make(&b, error) && tty_begin(error);
	}
	if (good) {
		resize(&b);
		loop(&b);
		tty_end();
	}
	draft_end(&b.commands, good, out);
	while (b.kept_count)
		page_free(&b.kept[--b.kept_count]);
	free(b.kept);
	if (b.views.stack)
		views_end(&b.views);
	draw_end(&b.draw);
	run->limits = b.pages.run->limits;
	pages_end(&b.pages);
	free(b.message);
	return good;
}
