/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A key changes the view on top, or puts another one there; the page is made when it has done so,
 * and where there is no such page, all is as it was.
 */
#include "browse/walk.h"

enum {
	FARTHEST = 2000,  /* levels of a tree, and lines of context, at most */
	MOST_TYPED = 200, /* bytes */
};

/* Bits of the kinds of views. */
#define IN(kind) (1U << VIEW_##kind)
#define TREES (IN(DOWN) | IN(UP))
#define CODES (IN(SOURCE) | IN(CODE) | IN(FUNCTION))
#define REPORTS (IN(LIST) | TREES | CODES)
#define ALL (REPORTS | IN(KEYS))

static bool is_in(const struct view *view, unsigned kinds)
{
	return 1U << view->of.kind & kinds;
}

void walk_say(struct walk *w, const char *said)
{
	free(w->said);
	w->said = util_format("%s", said);
}

static void forget_top(struct walk *w)
{
	page_free(&walk_top(w)->page);
	free(walk_top(w)->toggled);
	w->count--;
}

void walk_end(struct walk *w)
{
	while (w->count)
		forget_top(w);
	free(w->views);
	free(w->pattern);
	free(w->typed);
	free(w->said);
	pages_end(&w->pages);
}

/* --- the cursor ---------------------------------------------------------- */

/* The index of the first target at or after a line; or the count. */
static size_t target_from(const struct view *view, size_t line)
{
	const struct targets *targets = &view->page.targets;
	size_t low = 0, high = targets->count;

	while (low < high) {
		size_t middle = low + (high - low) / 2;

		if (targets->list[middle].line < line)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/* The target of the line of the cursor, or NULL. */
static const struct target *target_here(const struct view *view)
{
	const struct targets *targets = &view->page.targets;
	size_t i = target_from(view, view->cursor);

	return i < targets->count && targets->list[i].line == view->cursor
		       ? &targets->list[i].target
		       : NULL;
}

size_t walk_titles(const struct view *view)
{
	const struct targets *targets = &view->page.targets;
	size_t found = NONE;

	for (size_t i = 0; i < targets->title_count && targets->titles[i] < view->top; i++)
		found = targets->titles[i];
	return found;
}

/* Puts the cursor on a line, and scrolls as little as shows it below the titles of columns. */
static void go_to(struct walk *w, size_t line)
{
	struct view *view = walk_top(w);
	size_t most = view->page.count > w->rows ? view->page.count - w->rows : 0;

	view->cursor = line;
	if (line <= view->top)
		view->top = line ? line - 1 : 0;
	if (line >= view->top + w->rows)
		view->top = line + 1 - w->rows;
	/* The head, above the first line that the cursor can be on. */
	if (target_from(view, line) == 0 && line < w->rows)
		view->top = 0;
	if (view->top > most)
		view->top = most;
}

/* Puts the cursor on the line with a target that is nearest to a line, ahead first. */
static void go_near(struct walk *w, size_t line)
{
	struct view *view = walk_top(w);
	const struct targets *targets = &view->page.targets;
	size_t i = target_from(view, line);

	go_to(w, targets->count ? targets->list[i < targets->count ? i : i - 1].line : line);
	if (!targets->count)
		view->cursor = view->top;
}

/* The dearest line, or the dearest one that is less dear than one, or as dear and behind it. */
static size_t dearest(const struct view *view, size_t line)
{
	const struct targets *targets = &view->page.targets;
	const struct target_of_line *list = targets->list, *found = NULL, *from = NULL;

	for (size_t i = 0; i < targets->count; i++)
		if (list[i].line == line)
			from = &list[i];
	for (size_t i = 0; i < targets->count; i++) {
		uint64_t cost = list[i].target.cost;
		bool dearer = from && (cost > from->target.cost ||
				       (cost == from->target.cost && &list[i] <= from));

		if (cost && !dearer && (!found || cost > found->target.cost))
			found = &list[i];
	}
	return found ? found->line : NONE;
}

/* The line where a view begins: of a function its dearest caller, of code the dearest place. */
static size_t beginning(const struct view *view)
{
	const enum view_kind kind = view->of.kind;
	const struct targets *targets = &view->page.targets;
	size_t line;

	for (size_t i = 0; i < targets->count; i++) {
		const struct target *target = &targets->list[i].target;

		if (kind == VIEW_FUNCTION
			    ? target->kind == TARGET_CALL
			    : kind == VIEW_SOURCE && view->line && target->at >= view->line)
			return targets->list[i].line;
	}
	line = is_in(view, IN(SOURCE) | IN(CODE)) ? dearest(view, NONE) : 0;
	return line == NONE ? 0 : line;
}

/* The line nearest to a line that is about a target; the line itself: there is none. */
static size_t nearest_about(const struct view *view, size_t line, const struct target *was)
{
	size_t best = SIZE_MAX, found = line;

	for (size_t i = 0; i < view->page.targets.count; i++) {
		const struct target_of_line *one = &view->page.targets.list[i];
		size_t far = one->line > line ? one->line - line : line - one->line;

		if (one->target.kind == was->kind && one->target.row == was->row &&
		    one->target.file == was->file && one->target.at == was->at && far < best) {
			best = far;
			found = one->line;
		}
	}
	return found;
}

bool walk_make(struct walk *w, struct error *error)
{
	struct view *view = walk_top(w);
	const struct target *here = target_here(view);
	const struct target was = here ? *here : (struct target){.file = NONE};
	size_t above = view->cursor - view->top;

	if (view->stale || view->page.width != w->columns) {
		if (!pages_make(&w->pages, view, w->columns, error))
			return false;
		if (view->page.said)
			walk_say(w, view->page.said);
	}
	if (!view->placed) {
		view->cursor = beginning(view);
		/* What is above it should be seen, too. */
		above = w->rows / 2;
	} else if (here) {
		view->cursor = nearest_about(view, view->cursor, &was);
	}
	view->top = view->cursor > above ? view->cursor - above : 0;
	view->placed = true;
	go_near(w, view->cursor);
	return true;
}

/* Moves the cursor by so many lines that it can be on; where there are none, the text. */
static void act_line(struct walk *w, int by)
{
	struct view *view = walk_top(w);
	size_t count = view->page.targets.count, n = (size_t)abs(by);
	size_t at = count ? target_from(view, view->cursor) : view->top;
	size_t last = count                        ? count - 1
		      : view->page.count > w->rows ? view->page.count - w->rows
						   : 0;

	at = by < 0 ? (at > n ? at - n : 0) : at < last && n < last - at ? at + n : last;
	if (count)
		go_to(w, view->page.targets.list[at].line);
	else
		view->cursor = view->top = at;
}

/* A page, less a line of it; or with 2 a half. */
static void act_page(struct walk *w, int parts)
{
	act_line(w, ((int)w->rows - 1) / parts);
}

/* --- other views --------------------------------------------------------- */

/* The page must be made, with other rows: the first ones are of interest. */
static void reorder(struct view *view)
{
	view->placed = view->moved = false;
	view->show.rows = PAGES_ROWS;
	view->stale = true;
}

/* What a view of another kind is of, with the choices of the one on top. */
static struct choice other(const struct walk *w, enum view_kind kind, row_id row)
{
	struct choice of = walk_top(w)->of;

	return (struct choice){.kind = kind,
			       .by = BY_FUNCTION,
			       .row = row,
			       .file = NONE,
			       .object = NONE,
			       .event = of.event,
			       .full = of.full};
}

/* Opens a view. */
static void enter(struct walk *w, struct choice of, uint64_t line)
{
	struct view next = {.of = of, .show = walk_top(w)->show, .line = line};

	reorder(&next);
	UTIL_PUSH(w->views, w->count, w->room) = next;
}

/* Goes back; 2: quits; 1: quits at the first view; 0: takes a filter away first; -1: only that. */
static void act_back(struct walk *w, int how)
{
	struct view *view = walk_top(w);

	if (how < 1 && view->of.filter) {
		view->of.filter = 0;
		reorder(view);
	} else if (how < 0 || (how < 1 && w->count == 1)) {
		walk_say(w, w->count > 1 ? "q goes back" : "this is the first view; q quits");
	} else if (w->count == 1 || how > 1) {
		w->quits = true;
	} else {
		forget_top(w);
	}
}

/*
 * The function that a key is about: that of the view, unless the user has moved the cursor to a
 * line that names another one; NONE: neither.
 */
static row_id function_here(const struct view *view)
{
	const struct target *target = target_here(view);
	bool named = target && target->row != NONE && view->of.by == BY_FUNCTION &&
		     (target->kind == TARGET_ROW || target->kind == TARGET_CALL);

	return named && (view->moved || !is_in(view, CODES)) ? target->row : view->of.row;
}

/* A tree of calls from the function, or its instructions; or a view that is of none. */
static void act_view(struct walk *w, int to)
{
	const struct view *view = walk_top(w);
	const enum view_kind kind = (enum view_kind)to;
	row_id row = kind != VIEW_KEYS ? function_here(view) : view->of.row;

	/* A tree again: of the whole program. */
	if (view->of.kind == kind && view->of.row == row && 1U << kind & TREES)
		row = NONE;
	if (row == NONE && kind == VIEW_CODE)
		walk_say(w, "instructions are of a function: this line names none");
	else if (view->of.kind == kind && view->of.row == row)
		walk_say(w, "this is that view");
	else
		enter(w, other(w, kind, row), 0);
}

/* Opens a source, at a line or, with 0, at the dearest line of a function. */
static void open_source(struct walk *w, name_id file, row_id row, uint64_t line)
{
	struct choice of = other(w, VIEW_SOURCE, row);

	of.file = file;
	if (file == NONE)
		walk_say(w, "no source is known for this line");
	else
		enter(w, of, line);
}

static void act_source(struct walk *w, int arg)
{
	const struct view *view = walk_top(w);
	const struct target *target = target_here(view);
	const enum by by = view->of.by;
	struct target at = target ? *target : target_of(TARGET_LINE, NONE, NONE, 0);

	(void)arg;
	/* The first line of a function names it, and its file. */
	if (is_in(view, IN(FUNCTION) | IN(CODE)) && !view->moved && view->page.targets.count)
		at = view->page.targets.list->target;
	if (by != BY_FUNCTION)
		at.row = NONE;
	else if (at.kind != TARGET_ROW)
		at.row = view->of.row;
	open_source(w, by == BY_OBJECT ? NONE : at.file, at.row, is_in(view, TREES) ? 0 : at.at);
}

/* More (1) or fewer lines: rows, lines of context, callers and callees, levels of a tree. */
static void act_more(struct walk *w, int more)
{
	struct view *view = walk_top(w);
	struct extent *show = &view->show;
	const struct targets *targets = &view->page.targets;
	bool left = targets->count && targets->list[targets->count - 1].target.kind == TARGET_MORE;

	view->stale = true;
	if (is_in(view, IN(LIST)) && more && left) {
		show->rows *= PAGES_MORE;
	} else if (is_in(view, TREES) && (more ? show->levels < FARTHEST : show->levels > 0)) {
		show->levels += more ? 1 : SIZE_MAX;
		view->toggled_count = 0;
	} else if (is_in(view, CODES) && (more ? show->context < FARTHEST : show->context > 0)) {
		show->context = more ? 2 * show->context + !show->context : show->context / 2;
	} else {
		view->stale = false;
		walk_say(w, more ? "all is there" : "there are no fewer");
	}
}

/* Opens what the line of the cursor names. */
static void act_open(struct walk *w, int arg)
{
	const struct view *view = walk_top(w);
	const struct target *target = target_here(view);
	const struct target at = target ? *target : target_of(TARGET_INSTRUCTION, NONE, NONE, 0);
	const enum by by = view->of.by;
	struct choice of = other(w, VIEW_FUNCTION, at.row);

	(void)arg;
	if (at.kind == TARGET_MORE) {
		act_more(w, 1);
	} else if (is_in(view, IN(LIST)) && by == BY_LINE) {
		open_source(w, at.file, NONE, at.at);
	} else if (is_in(view, IN(LIST)) && by != BY_FUNCTION && target) {
		/* Of a file or an object, its functions. */
		of.kind = VIEW_LIST;
		of.row = NONE;
		*(by == BY_FILE ? &of.file : &of.object) = at.file;
		enter(w, of, 0);
	} else if (at.kind == TARGET_LINE && !is_in(view, IN(SOURCE)) && at.file != NONE) {
		open_source(w, at.file, view->of.row, at.at);
	} else if (at.row != NONE && !(is_in(view, IN(FUNCTION)) && at.row == view->of.row)) {
		enter(w, of, 0);
	} else {
		walk_say(w, at.row != NONE ? "this is that function" : "nothing to open here");
	}
}

/* --- trees --------------------------------------------------------------- */

/* Opens or closes the branch with a path. */
static void toggle(struct view *view, uint64_t path)
{
	size_t n = 0;

	while (n < view->toggled_count && view->toggled[n] != path)
		n++;
	if (n < view->toggled_count)
		view->toggled[n] = view->toggled[--view->toggled_count];
	else
		UTIL_PUSH(view->toggled, view->toggled_count, view->toggled_room) = path;
	view->stale = true;
}

/* Opens (1) a branch, or closes it; what is closed already leads to the one above it. */
static void act_fold(struct walk *w, int opens)
{
	struct view *view = walk_top(w);
	const struct target_of_line *list = view->page.targets.list;
	const struct target *target = target_here(view);
	size_t i = target_from(view, view->cursor), depth = target ? target->depth : SIZE_MAX;

	if (target && target->fold == (opens ? FOLD_CLOSED : FOLD_OPEN)) {
		toggle(view, target->at);
		return;
	}
	while (!opens && i-- > 0)
		if (list[i].target.depth < depth) {
			go_to(w, list[i].line);
			return;
		}
	walk_say(w, opens ? "nothing more is below this branch" : "nothing is above this branch");
}

/* --- finding ------------------------------------------------------------- */

/* The next line after one, or the one before, that has what was asked for; or NONE. */
static size_t find(const struct walk *w, size_t line, bool back)
{
	const struct page *page = &walk_top(w)->page;

	for (size_t i = 0; i < page->count; i++) {
		line = back ? (line ? line : page->count) - 1 : (line + 1) % page->count;
		if (find_has(page->lines[line], str_of(w->pattern)))
			return line;
	}
	return NONE;
}

static void act_find(struct walk *w, int back)
{
	struct view *view = walk_top(w);
	size_t line;

	if (!w->pattern) {
		walk_say(w, "nothing to find yet: / asks for it");
		return;
	}
	line = find(w, view->cursor, back);
	if (line != NONE)
		go_to(w, line);
	else
		walk_say(w, is_in(walk_top(w), TREES) ? "not in what is open; m opens a level"
						      : "not found");
}

/* Asks for a text. */
static void act_ask(struct walk *w, int arg)
{
	(void)arg;
	w->typed = util_format("%s", "");
}

/* What was typed is complete. */
static void end_typing(struct walk *w)
{
	struct view *view = walk_top(w);
	char *typed = w->typed;

	w->typed = NULL;
	if (!*typed) {
		free(typed);
		return;
	}
	free(w->pattern);
	w->pattern = typed;
	if (!is_in(view, IN(LIST))) {
		act_find(w, false);
		return;
	}
	words_add(&w->pages.typed, util_format("%s", typed));
	view->of.filter = (uint32_t)w->pages.typed.count;
	reorder(view);
}

/* A key while a text is asked for. */
static void type(struct walk *w, keycode key)
{
	const char *last = w->pattern ? w->pattern : "";
	size_t length = strlen(w->typed);

	if (key == KEY_ENTER) {
		end_typing(w);
	} else if (key == KEY_ESCAPE) {
		free(w->typed);
		w->typed = NULL;
	} else if (key == KEY_UP) {
		free(w->typed);
		w->typed = util_format("%s", last);
	} else if (key == KEY_BACKSPACE) {
		while (length && ((unsigned char)w->typed[--length] & 0xc0) == 0x80)
			;
		w->typed[length] = '\0';
	} else if (key == KEY_CTRL('u')) {
		w->typed[0] = '\0';
	} else if (key < KEY_NONE && !str_is_control(key) && length < MOST_TYPED) {
		w->typed = util_realloc(w->typed, length + 8, 1);
		length += keys_put(key, w->typed + length);
		w->typed[length] = '\0';
	}
}

/* --- choices ------------------------------------------------------------- */

/* Another event, order or kind of rows, as the key says; or other text. */
static void act_choose(struct walk *w, int key)
{
	struct view *view = walk_top(w);
	struct choice *of = &view->of;
	const struct profile *profile = &w->pages.run->profile;

	view->stale = true;
	switch (key) {
	case 'F':
		of->full ^= 1;
		return;
	case 'e':
		/* That of --sort may be none of the profile's. */
		of->event = of->event + 1 < profile->event_count ? of->event + 1 : 0;
		break;
	case 'o':
		of->order = (of->order + 1) % (ORDER_CALLS + 1);
		break;
	case 'd':
		of->by = BY_OBJECT;
		break;
	case 'O':
		of->by = of->by == BY_LINE ? BY_FUNCTION : of->by + 1;
		break;
	default:
		return;
	}
	if (is_in(view, IN(LIST)))
		reorder(view);
}

/* To the dearest line or instruction; from there to the next one. */
static void act_dearest(struct walk *w, int arg)
{
	struct view *view = walk_top(w);
	size_t line = dearest(view, view->cursor == view->page.dear ? view->cursor : NONE);

	(void)arg;
	if (line == NONE)
		line = dearest(view, NONE);
	if (line == NONE)
		walk_say(w, "no line here has a cost of its own");
	else
		go_to(w, line);
	view->page.dear = line;
}

/* --- the keys ------------------------------------------------------------ */

/*
 * Each key: where it holds, what it does, its words for the last line of the screen, where the
 * first of the table stand, and for the list of keys, where two fit into 80 columns.
 */
static const struct key {
	keycode keys[3];
	unsigned views;
	void (*act)(struct walk *w, int arg);
	int arg;
	const char *hint, *names, *help;
} keys[] = {
	{{'?'}, ALL, act_view, VIEW_KEYS, "? keys", "?", "these keys"},
	{{KEY_RIGHT, '+'}, TREES, act_fold, 1, "+ open", "+ Right", "open a branch"},
	{{KEY_LEFT, '-'}, TREES, act_fold, 0, "- close", "- Left", "close it; to the one above"},
	{{KEY_ENTER, KEY_RIGHT}, ALL, act_open, 0, "Enter open", "Enter Right", "open this line"},
	{{KEY_BACKSPACE, KEY_LEFT, 'h'}, ALL, act_back, 0, NULL, "Bksp Left h", "back"},
	{{'q'}, ALL, act_back, 1, "q back", "q", "back; at the first: quit"},
	{{'/'}, ALL & ~IN(LIST), act_ask, 0, "/ find", NULL, NULL},
	{{'/'}, IN(LIST), act_ask, 0, "/ filter", "/", "filter a list; else find"},
	{{KEY_ESCAPE}, ALL, act_back, -1, NULL, "Esc", "all rows again"},
	{{'n'}, ALL, act_find, false, NULL, "n N", "find next, previous"},
	{{'N'}, ALL, act_find, true, NULL, NULL, NULL},
	{{'o'}, IN(LIST), act_choose, 'o', "o order", "o", "by self, inclusive, calls"},
	{{'O'}, IN(LIST), act_choose, 'O', "O files, lines", "O", "functions, files ... lines"},
	{{'d'}, IN(LIST), act_choose, 'd', NULL, "d", "objects"},
	{{'H'}, CODES, act_dearest, 0, "H hottest", "H", "hottest line, next"},
	{{'s'}, REPORTS & ~IN(SOURCE), act_source, 0, "s source", "s", "source"},
	{{'a'}, REPORTS, act_view, VIEW_CODE, "a code", "a", "instructions"},
	{{'t'}, REPORTS, act_view, VIEW_DOWN, "t tree", "t T", "tree of calls, of callers"},
	{{'T'}, REPORTS, act_view, VIEW_UP, NULL, NULL, NULL},
	{{'m'}, REPORTS, act_more, 1, "m more", "m M", "more, fewer lines"},
	{{'M'}, REPORTS, act_more, 0, NULL, NULL, NULL},
	{{'e'}, REPORTS, act_choose, 'e', "e event", "e", "next event"},
	{{'F'}, REPORTS, act_choose, 'F', NULL, "F", "full names"},
	{{'j', KEY_DOWN}, ALL, act_line, 1, NULL, "j k Up Down", "next, previous line"},
	{{'k', KEY_UP}, ALL, act_line, -1, NULL, NULL, NULL},
	{{' ', KEY_PAGE_DOWN, KEY_CTRL('f')}, ALL, act_page, 1, NULL, "Space b", "a page on, back"},
	{{'b', KEY_PAGE_UP, KEY_CTRL('b')}, ALL, act_page, -1, NULL, NULL, NULL},
	{{KEY_CTRL('d')}, ALL, act_page, 2, NULL, "Ctrl-D -U", "half a page"},
	{{KEY_CTRL('u')}, ALL, act_page, -2, NULL, NULL, NULL},
	{{'g', KEY_HOME}, ALL, act_line, -INT32_MAX, NULL, "g G", "first, last line"},
	{{'G', KEY_END}, ALL, act_line, INT32_MAX, NULL, NULL, NULL},
	{{KEY_CTRL('l')}, ALL, act_choose, 'L', NULL, NULL, NULL},
	{{'Q'}, ALL, act_back, 2, NULL, "Q Ctrl-C", "quit"},
};

void walk_put_hints(const struct view *view, size_t columns, FILE *out)
{
	size_t used = 0;

	for (size_t i = 0; i < LENGTH(keys); i++)
		if (keys[i].hint && is_in(view, keys[i].views) &&
		    used + strlen(keys[i].hint) + 2 <= columns)
			used += (size_t)fprintf(out, "%s%s", used ? "  " : "", keys[i].hint);
}

static void put_keys(FILE *out, size_t width)
{
	const size_t across = width < 80 ? 1 : width / 40;

	for (size_t i = 0, n = 0; i < LENGTH(keys); i++)
		if (keys[i].names)
			fprintf(out, "%-12s %-26s%s", keys[i].names, keys[i].help,
				++n % across ? " " : "\n");
}

/* Does what the table says of a key. */
static void act_on(struct walk *w, keycode key)
{
	const struct view *view = walk_top(w);

	for (size_t i = 0; i < LENGTH(keys); i++)
		for (size_t j = 0; j < LENGTH(keys[i].keys); j++)
			if (key && keys[i].keys[j] == key && is_in(view, keys[i].views)) {
				keys[i].act(w, keys[i].arg);
				return;
			}
	walk_say(w, "no such key here; ? shows the keys");
}

bool walk_key(struct walk *w, keycode key)
{
	struct view *view = walk_top(w);
	const struct choice of = view->of;
	const struct extent show = view->show;
	const size_t count = w->count, line = view->cursor;
	struct error error;

	free(w->said);
	w->said = NULL;
	if (w->typed)
		type(w, key);
	else if (key != KEY_OTHER)
		act_on(w, key);
	view = walk_top(w);
	if (w->count == count && !view->stale) {
		view->moved |= view->cursor != line;
		return !w->quits;
	}
	if (walk_make(w, &error))
		return !w->quits;
	walk_say(w, error.text);
	if (w->count > count) {
		forget_top(w);
	} else if (w->count == count) {
		view->of = of;
		view->show = show;
	}
	/* What there was is there, but for the cursor and, of a view that was left, its page. */
	walk_top(w)->stale = false;
	go_near(w, walk_top(w)->cursor);
	return true;
}

bool walk_begin(struct walk *w, struct run *run, struct error *error)
{
	struct view first;
	row_id row;

	if (!pages_begin(&w->pages, run, error) || !pages_first(&w->pages, &first, &row, error))
		return false;
	w->pages.put_keys = put_keys;
	UTIL_PUSH(w->views, w->count, w->room) = first;
	if (row != NONE)
		enter(w, other(w, VIEW_FUNCTION, row), 0);
	return walk_make(w, error);
}
