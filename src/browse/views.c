/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "browse/views.h"

#include "values/settings.h"

#include <stdlib.h>
#include <string.h>

enum {
	STEP = 8,            /* how far "<" and ">" move lines */
	FARTHEST = 2000,     /* they do in all */
	MOST_CONTEXT = 1000, /* lines that "m" shows */
	MOST_VIEWS = 500,    /* that are kept; then the oldest but the first is dropped */
};

void views_begin(struct views *views, struct view_state first)
{
	*views = (struct views){0};
	UTIL_PUSH(views->stack, views->count, views->room) = first;
}

static void forget_top(struct views *views)
{
	free(views_top(views)->filter);
	free(views_top(views)->toggled);
	views->count--;
}

void views_back(struct views *views)
{
	forget_top(views);
}

void views_end(struct views *views)
{
	while (views->count)
		forget_top(views);
	free(views->stack);
	free(views->pattern);
	free(views->typed);
}

/* --- the cursor ---------------------------------------------------------- */

/* Returns the index of the first target at or after a line; or the count. */
static size_t target_from(const struct shown *shown, size_t line)
{
	size_t low = 0, high = shown->targets->count;

	while (low < high) {
		size_t middle = low + (high - low) / 2;

		if (shown->targets->list[middle].line < line)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

const struct target *views_target(const struct view_state *view, const struct shown *shown)
{
	size_t i = target_from(shown, view->cursor);

	if (i == shown->targets->count || shown->targets->list[i].line != view->cursor)
		return NULL;
	return &shown->targets->list[i].target;
}

/* Puts the cursor on the line with a target that is nearest to a line, ahead first. */
static void put_cursor(struct view_state *view, const struct shown *shown, size_t line)
{
	size_t i = target_from(shown, line);

	if (!shown->targets->count)
		view->cursor = line < shown->count ? line : shown->count ? shown->count - 1 : 0;
	else if (i < shown->targets->count)
		view->cursor = shown->targets->list[i].line;
	else
		view->cursor = shown->targets->list[i - 1].line;
}

/* Scrolls as little as shows the cursor, and the heading above the first line with a target. */
static void scroll(struct view_state *view, const struct shown *shown)
{
	size_t first = target_from(shown, 0);
	size_t most = shown->count > shown->rows ? shown->count - shown->rows : 0;

	if (view->cursor < view->top)
		view->top = view->cursor;
	if (view->cursor >= view->top + shown->rows)
		view->top = view->cursor + 1 - shown->rows;
	if (first < shown->targets->count && shown->targets->list[first].line == view->cursor &&
	    view->cursor < shown->rows)
		view->top = 0;
	if (view->top > most)
		view->top = most;
}

/* Returns whether a line is a place in the code that costs something by itself. */
static bool is_place(const struct target *target)
{
	return target->kind == TARGET_LINE || target->kind == TARGET_INSTRUCTION;
}

/*
 * The line of the dearest place that is less dear than the one at a line or, where the dearest was
 * not found yet, of the dearest; NONE: there is no such place.
 */
static size_t dearest(const struct shown *shown, size_t line)
{
	const struct target_of_line *list = shown->targets->list, *found = NULL, *from = NULL;

	for (size_t i = 0; i < shown->targets->count; i++)
		if (list[i].line == line && is_place(&list[i].target))
			from = &list[i];
	for (size_t i = 0; i < shown->targets->count; i++) {
		int64_t cost = list[i].target.cost;

		if (!is_place(&list[i].target) ||
		    (from &&
		     (cost > from->target.cost || (cost == from->target.cost && &list[i] <= from))))
			continue;
		if (!found || cost > found->target.cost)
			found = &list[i];
	}
	return found ? found->line : NONE;
}

/* The line where a view begins: of a function its dearest caller, of code the dearest place. */
static size_t beginning(const struct view_state *view, const struct shown *shown)
{
	const struct target_of_line *list = shown->targets->list;
	size_t i;

	for (i = 0; i < shown->targets->count; i++) {
		const struct target *target = &list[i].target;
		bool found = view->kind == VIEW_FUNCTION ? target->kind == TARGET_CALL
			     : view->kind == VIEW_SOURCE
				     ? view->line && is_place(target) && target->at >= view->line
			     : view->kind == VIEW_EVENTS ? target->at == view->event
							 : false;

		if (found)
			return list[i].line;
	}
	i = view->kind == VIEW_SOURCE || view->kind == VIEW_CODE ? dearest(shown, NONE) : 0;
	return i == NONE ? 0 : i;
}

/* The line nearest to a line that is about a target; the line itself: there is none. */
static size_t nearest_about(const struct shown *shown, size_t line, const struct target *was)
{
	size_t best = SIZE_MAX, found = line;

	for (size_t i = 0; i < shown->targets->count; i++) {
		const struct target_of_line *one = &shown->targets->list[i];
		size_t far = one->line > line ? one->line - line : line - one->line;

		if (one->target.kind == was->kind && one->target.row == was->row &&
		    one->target.file == was->file && one->target.at == was->at && far < best) {
			best = far;
			found = one->line;
		}
	}
	return found;
}

void views_settle(struct views *views, const struct shown *shown, const struct target *was)
{
	struct view_state *view = views_top(views);

	if (!view->placed) {
		view->cursor = beginning(view, shown);
		/* What is above it should be seen, too. */
		view->top = view->cursor > shown->rows / 2 ? view->cursor - shown->rows / 2 : 0;
	} else if (was) {
		size_t above = view->cursor - view->top;

		view->cursor = nearest_about(shown, view->cursor, was);
		view->top = view->cursor > above ? view->cursor - above : 0;
	}
	view->placed = true;
	put_cursor(view, shown, view->cursor);
	scroll(view, shown);
}

/* Moves the cursor by so many lines that it can be on; where there are none, the text. */
static void move(struct view_state *view, const struct shown *shown, bool down, size_t by)
{
	size_t i = target_from(shown, view->cursor), count = shown->targets->count;

	if (!count) {
		size_t most = shown->count > shown->rows ? shown->count - shown->rows : 0;

		view->top = down ? view->top + by : view->top > by ? view->top - by : 0;
		view->top = view->top < most ? view->top : most;
		view->cursor = view->top;
		return;
	}
	if (down)
		i = i + by < count ? i + by : count - 1;
	else
		i = i > by ? i - by : 0;
	view->cursor = shown->targets->list[i].line;
	scroll(view, shown);
}

/* A page: the cursor goes as far as the text does. */
static void move_page(struct view_state *view, const struct shown *shown, bool down)
{
	size_t by = shown->rows > 1 ? shown->rows - 1 : 1, line = view->cursor;

	if (!shown->targets->count) {
		move(view, shown, down, by);
		return;
	}
	put_cursor(view, shown, down ? line + by : line > by ? line - by : 0);
	/* Where lines with targets are far apart, at least one of them. */
	if (view->cursor == line)
		move(view, shown, down, 1);
	scroll(view, shown);
}

/* To the first line of the next or, with back, the previous block of lines with targets. */
static void next_block(struct view_state *view, const struct shown *shown, bool back)
{
	const struct target_of_line *list = shown->targets->list;
	size_t i = target_from(shown, view->cursor), count = shown->targets->count, to = 0;

	if (!count)
		return;
	/* A block begins where a line without a target is before it. */
	for (size_t j = back ? 0 : i + 1; back ? j < i : j < count; j++) {
		if (j && list[j].line == list[j - 1].line + 1)
			continue;
		to = j;
		if (!back)
			break;
	}
	view->cursor = list[to].line;
	scroll(view, shown);
}

/* The text of a view must be made again. */
static enum views_do changed(struct view_state *view)
{
	view->version++;
	return VIEWS_MAKE;
}

/* The same, with rows in another order: the first ones are of interest. */
static enum views_do reordered(struct view_state *view)
{
	view->cursor = view->top = 0;
	view->placed = false;
	view->first = 0;
	return changed(view);
}

/* --- finding ------------------------------------------------------------- */

/* Returns whether text has a word; capitals matter where the word has one. */
static bool contains(struct str text, const char *word)
{
	size_t length = strlen(word), j;
	bool exact = false;

	for (j = 0; j < length; j++)
		exact |= word[j] >= 'A' && word[j] <= 'Z';
	for (size_t i = 0; i + length <= text.length; i++) {
		for (j = 0; j < length; j++)
			if (word[j] != (exact ? text.at[i + j] : str_lower(text.at[i + j])))
				break;
		if (j == length)
			return true;
	}
	return false;
}

static void find_next(struct views *views, const struct shown *shown, bool back)
{
	struct view_state *view = views_top(views);
	size_t line = view->cursor;

	if (view->kind == VIEW_LIST) {
		views->said = "/ leaves in a list what has a word";
		return;
	}
	if (!views->pattern) {
		views->said = "nothing to find yet: / asks for it";
		return;
	}
	for (size_t i = 0; i < shown->count; i++) {
		line = back ? (line ? line : shown->count) - 1 : (line + 1) % shown->count;
		if (!contains(shown->lines[line], views->pattern))
			continue;
		view->cursor = line;
		scroll(view, shown);
		return;
	}
	views->said = "not found";
}

/* What was typed behind "/" is complete. */
static enum views_do end_typing(struct views *views, const struct shown *shown)
{
	struct view_state *view = views_top(views);
	char *typed = views->typed;

	views->typed = NULL;
	if (view->kind == VIEW_LIST) {
		free(view->filter);
		view->filter = *typed ? typed : NULL;
		if (!*typed)
			free(typed);
		return reordered(view);
	}
	if (!*typed) {
		free(typed);
		return VIEWS_NOTHING;
	}
	free(views->pattern);
	views->pattern = typed;
	find_next(views, shown, false);
	return VIEWS_NOTHING;
}

static enum views_do type(struct views *views, keycode key, const struct shown *shown)
{
	size_t length = strlen(views->typed);
	char bytes[8];
	size_t more;

	switch (key) {
	case KEY_ENTER:
		return end_typing(views, shown);
	case KEY_ESCAPE:
	case KEY_CTRL('c'):
		free(views->typed);
		views->typed = NULL;
		return VIEWS_NOTHING;
	case KEY_BACKSPACE:
		while (length && ((unsigned char)views->typed[--length] & 0xc0) == 0x80)
			;
		views->typed[length] = '\0';
		return VIEWS_NOTHING;
	case KEY_CTRL('u'):
		views->typed[0] = '\0';
		return VIEWS_NOTHING;
	default:
		break;
	}
	if (key >= KEY_NONE || str_is_control(key) || length > 200)
		return VIEWS_NOTHING;
	more = keys_put(key, bytes);
	views->typed = util_realloc(views->typed, length + sizeof(bytes), 1);
	memcpy(views->typed + length, bytes, more);
	views->typed[length + more] = '\0';
	return VIEWS_NOTHING;
}

/* --- walking ------------------------------------------------------------- */

/* Puts a view on top, with the choices of the one below. */
static struct view_state *enter(struct views *views, enum view_kind kind)
{
	struct view_state next = *views_top(views);

	next.kind = kind;
	next.by = BY_FUNCTION;
	next.order = ORDER_SELF;
	next.filter = NULL;
	next.toggled = NULL;
	next.toggled_count = next.toggled_room = 0;
	next.file = next.object = NONE;
	next.line = 0;
	next.first = 0;
	next.cursor = next.top = next.left = 0;
	next.placed = false;
	if (views->count == MOST_VIEWS) {
		free(views->stack[1].filter);
		free(views->stack[1].toggled);
		views->count--;
		memmove(&views->stack[1], &views->stack[2],
			(views->count - 1) * sizeof(*views->stack));
	}
	UTIL_PUSH(views->stack, views->count, views->room) = next;
	return views_top(views);
}

static enum views_do leave(struct views *views, bool may_quit)
{
	if (views->count == 1 && may_quit)
		return VIEWS_QUIT;
	if (views->count == 1) {
		views->said = "this is the first view; q quits";
		return VIEWS_NOTHING;
	}
	forget_top(views);
	return VIEWS_MAKE;
}

static enum views_do say(struct views *views, const char *said)
{
	views->said = said;
	return VIEWS_NOTHING;
}

/* The function that the line of the cursor names, or else that of the view; NONE: neither. */
static row_id function_here(const struct view_state *view, const struct target *target)
{
	bool named = target && target->row != NONE && view->by == BY_FUNCTION &&
		     (target->kind == TARGET_ROW || target->kind == TARGET_CALL);

	return named ? target->row : view->row;
}

/* Opens what the line of the cursor names. */
static enum views_do open(struct views *views, const struct shown *shown)
{
	const struct view_state *view = views_top(views);
	const struct target *target = views_target(view, shown);
	struct target at = target ? *target : (struct target){.kind = TARGET_INSTRUCTION};
	struct view_state *next;
	int by = view->by;

	switch (at.kind) {
	case TARGET_ROW:
		/* Of a file or an object, its functions. */
		if (by != BY_FUNCTION) {
			next = enter(views, VIEW_LIST);
			next->file = by == BY_FILE ? at.file : NONE;
			next->object = by == BY_OBJECT ? at.file : NONE;
			return VIEWS_MAKE;
		}
		if (view->kind == VIEW_FUNCTION && view->row == at.row)
			return say(views, "this is that function");
		/* fall through */
	case TARGET_CALL:
		if (at.row == NONE)
			break;
		enter(views, VIEW_FUNCTION)->row = at.row;
		return VIEWS_MAKE;
	case TARGET_LINE:
		if (view->kind != VIEW_SOURCE && at.file != NONE) {
			next = enter(views, VIEW_SOURCE);
			next->file = at.file;
			next->line = at.at;
			return VIEWS_MAKE;
		}
		break;
	case TARGET_EVENT:
		if (view->kind != VIEW_EVENTS) {
			enter(views, VIEW_EVENTS);
			return VIEWS_MAKE;
		}
		forget_top(views);
		views_top(views)->event = (size_t)at.at;
		return reordered(views_top(views));
	case TARGET_INSTRUCTION:
		break;
	}
	return say(views, "nothing to open on this line");
}

/* Opens a branch of a tree, or closes it; what is closed already leads to the one above it. */
static enum views_do fold(struct views *views, const struct shown *shown, bool close)
{
	struct view_state *view = views_top(views);
	const struct target *target = views_target(view, shown);
	size_t i = target_from(shown, view->cursor), n;

	if (!target || target->kind != TARGET_ROW)
		return say(views, "this line is no branch");
	if (target->fold != (close ? FOLD_OPEN : FOLD_CLOSED)) {
		while (close && i-- > 0)
			if (shown->targets->list[i].target.kind == TARGET_ROW &&
			    shown->targets->list[i].target.depth < target->depth) {
				view->cursor = shown->targets->list[i].line;
				scroll(view, shown);
				return VIEWS_NOTHING;
			}
		return say(views, close                       ? "nothing is above this branch"
				  : target->fold == FOLD_OPEN ? "this branch is open"
							      : "nothing is below this branch");
	}
	for (n = 0; n < view->toggled_count && view->toggled[n] != target->at; n++)
		;
	if (n < view->toggled_count)
		view->toggled[n] = view->toggled[--view->toggled_count];
	else
		UTIL_PUSH(view->toggled, view->toggled_count, view->toggled_room) = target->at;
	return changed(view);
}

/* A view of the function of the cursor: a tree from it, or its instructions. */
static enum views_do enter_of(struct views *views, const struct shown *shown, enum view_kind kind)
{
	const struct view_state *view = views_top(views);
	row_id row = function_here(view, views_target(view, shown));

	if (row == NONE && kind == VIEW_CODE)
		return say(views, "instructions are of a function: this line names none");
	/* Again: of the whole program. */
	if (view->kind == kind && view->row == row && kind != VIEW_CODE)
		row = NONE;
	if (view->kind == kind && view->row == row)
		return say(views, "this is that view");
	enter(views, kind)->row = row;
	return VIEWS_MAKE;
}

static enum views_do enter_source(struct views *views, const struct shown *shown)
{
	const struct view_state *view = views_top(views);
	const struct target *target = views_target(view, shown);
	struct target at = target ? *target : (struct target){.file = NONE};
	row_id row = view->by != BY_FUNCTION ? NONE : at.kind == TARGET_ROW ? at.row : view->row;
	struct view_state *next;

	if (view->kind == VIEW_SOURCE)
		return say(views, "this is that view");
	if (at.file == NONE || view->by == BY_OBJECT)
		return say(views, "no source is known for this line");
	next = enter(views, VIEW_SOURCE);
	next->file = at.file;
	next->row = row;
	next->line = at.kind == TARGET_ROW ? 0 : at.at;
	return VIEWS_MAKE;
}

static enum views_do next_event(struct views *views, const struct shown *shown, bool back)
{
	struct view_state *view = views_top(views);

	if (shown->events < 2)
		return say(views, "the profile has one event");
	if (view->kind == VIEW_EVENTS || view->kind == VIEW_KEYS)
		return say(views, "here all events are one text; Enter takes one");
	/* An event of a table may be none of the profile's. */
	if (view->event >= shown->events)
		view->event = back ? 0 : shown->events - 1;
	view->event = (view->event + (back ? shown->events - 1 : 1)) % shown->events;
	return view->kind == VIEW_LIST ? reordered(view) : changed(view);
}

/* Another order, or with `kind` other rows: functions, files, objects. */
static enum views_do next_list(struct views *views, keycode key)
{
	struct view_state *view = views_top(views);

	if (view->kind != VIEW_LIST)
		return say(views, "this is for lists: q goes back to one");
	if (key == 'O')
		view->by = view->by == BY_FUNCTION ? BY_FILE
			   : view->by == BY_FILE   ? BY_OBJECT
						   : BY_FUNCTION;
	else if (key == 'i')
		view->order = view->order == ORDER_INCLUSIVE ? ORDER_SELF : ORDER_INCLUSIVE;
	else if (key == 'o')
		view->order = (view->order + 1) % (ORDER_CALLS + 1);
	else
		view->own = !view->own;
	return reordered(view);
}

/* More or fewer lines: of context, of callers and callees, and of a tree. */
static enum views_do change_context(struct views *views, bool more)
{
	struct view_state *view = views_top(views);
	bool tree = view->kind == VIEW_DOWN || view->kind == VIEW_UP;

	if (tree && (more || view->levels)) {
		view->levels += more ? 1 : SIZE_MAX;
		view->levels = view->levels < MOST_CONTEXT ? view->levels : MOST_CONTEXT;
		view->toggled_count = 0;
		return changed(view);
	}
	if (tree || (view->kind != VIEW_SOURCE && view->kind != VIEW_FUNCTION) ||
	    (more && view->context >= MOST_CONTEXT))
		return say(views, tree ? "no branch is open" : "all lines are there");
	if (more)
		view->context = view->context ? 2 * view->context : 1;
	else
		view->context /= 2;
	if (view->context > MOST_CONTEXT)
		view->context = MOST_CONTEXT;
	return changed(view);
}

/* To the dearest line or instruction; from there to the next one. */
static enum views_do to_dearest(struct views *views, const struct shown *shown)
{
	struct view_state *view = views_top(views);
	size_t line = dearest(shown, view->dearest ? view->cursor : NONE);

	if (line == NONE)
		line = dearest(shown, NONE);
	if (line == NONE && view->kind != VIEW_LIST)
		return say(views, "no line here has a cost of its own");
	view->cursor = line == NONE ? 0 : line;
	put_cursor(view, shown, view->cursor);
	scroll(view, shown);
	view->dearest = true;
	return VIEWS_NOTHING;
}

static enum views_do edit(struct views *views, const struct shown *shown)
{
	const struct target *target = views_target(views_top(views), shown);

	if (target && target->file != NONE && views_top(views)->by != BY_OBJECT)
		return VIEWS_EDIT;
	return say(views, "no source is known for this line");
}

/* Moves the text, which must be made for more columns, as long lines are cut. */
static enum views_do shift(struct view_state *view, bool right)
{
	if (right && view->left < FARTHEST)
		view->left += STEP;
	else if (!right)
		view->left = view->left > STEP ? view->left - STEP : 0;
	return VIEWS_MAKE;
}

/* Keys that move the cursor or the text; false: this is none. */
static bool move_by_key(struct view_state *view, keycode key, const struct shown *shown)
{
	switch (key) {
	case 'j':
	case KEY_DOWN:
		move(view, shown, true, 1);
		return true;
	case 'k':
	case KEY_UP:
		move(view, shown, false, 1);
		return true;
	case KEY_PAGE_DOWN:
	case ' ':
	case KEY_CTRL('f'):
		move_page(view, shown, true);
		return true;
	case KEY_PAGE_UP:
	case 'b':
	case KEY_CTRL('b'):
		move_page(view, shown, false);
		return true;
	case 'g':
	case KEY_HOME:
		move(view, shown, false, shown->count);
		return true;
	case 'G':
	case KEY_END:
		move(view, shown, true, shown->count);
		return true;
	case KEY_TAB:
	case KEY_SHIFT_TAB:
		next_block(view, shown, key == KEY_SHIFT_TAB);
		return true;
	default:
		return false;
	}
}

/* The cursor has moved: has other rows of a long list made where those around it are not there. */
static enum views_do moved(struct view_state *view, keycode key, const struct shown *shown)
{
	size_t i = target_from(shown, view->cursor), count = shown->targets->count;
	size_t last = shown->above + shown->below;

	if ((key == 'g' || key == KEY_HOME) && shown->above)
		return reordered(view);
	if ((key == 'G' || key == KEY_END) && shown->below) {
		view->first = last;
		view->cursor = SIZE_MAX;
	} else if ((shown->above && i < shown->rows) ||
		   (shown->below && i + shown->rows >= count)) {
		i += shown->above;
		i = i > VIEWS_ROWS / 2 ? i - VIEWS_ROWS / 2 : 0;
		view->first = i < last ? i : last;
	}
	return view->kind != VIEW_LIST || view->first == shown->above ? VIEWS_NOTHING
								      : changed(view);
}

static enum views_do begin_typing(struct views *views)
{
	const char *filter = views_top(views)->filter;

	views->typed = util_format("%s", filter ? filter : "");
	return VIEWS_NOTHING;
}

/* Keys that lead to another view. */
static enum views_do walk(struct views *views, keycode key, const struct shown *shown)
{
	const struct view_state *view = views_top(views);
	bool tree = view->kind == VIEW_DOWN || view->kind == VIEW_UP;

	switch (key) {
	case KEY_RIGHT:
	case KEY_LEFT:
		if (tree)
			return fold(views, shown, key == KEY_LEFT);
		return key == KEY_LEFT ? leave(views, false) : open(views, shown);
	case KEY_ENTER:
		return open(views, shown);
	case KEY_BACKSPACE:
	case 'h':
		return leave(views, false);
	case 'q':
		return leave(views, true);
	case 't':
		return enter_of(views, shown, VIEW_DOWN);
	case 'T':
		return enter_of(views, shown, VIEW_UP);
	case 'a':
		return enter_of(views, shown, VIEW_CODE);
	case 's':
		return enter_source(views, shown);
	case 'S':
	case '?':
		if (view->kind == (key == 'S' ? VIEW_EVENTS : VIEW_KEYS))
			return say(views, "this is that view");
		enter(views, key == 'S' ? VIEW_EVENTS : VIEW_KEYS);
		return VIEWS_MAKE;
	default:
		return say(views, "no such key; ? shows all");
	}
}

enum views_do views_key(struct views *views, keycode key, const struct shown *shown)
{
	struct view_state *view = views_top(views);

	views->said = NULL;
	if (views->typed)
		return type(views, key, shown);
	if (key != 'H')
		view->dearest = false;
	if (move_by_key(view, key, shown))
		return moved(view, key, shown);
	switch (key) {
	case 'Q':
	case KEY_CTRL('c'):
		return VIEWS_QUIT;
	case KEY_CTRL('z'):
		return VIEWS_STOP;
	case KEY_CTRL('l'):
		return changed(view);
	case '<':
	case KEY_SHIFT_LEFT:
		return shift(view, false);
	case '>':
	case KEY_SHIFT_RIGHT:
		return shift(view, true);
	case '/':
		return begin_typing(views);
	case 'n':
	case 'N':
		find_next(views, shown, key == 'N');
		return VIEWS_NOTHING;
	case 'e':
	case 'E':
		return next_event(views, shown, key == 'E');
	case 'i':
	case 'l':
	case 'o':
	case 'O':
		return next_list(views, key);
	case 'm':
	case 'M':
		return change_context(views, key == 'm');
	case 'H':
		return to_dearest(views, shown);
	case 'v':
		return edit(views, shown);
	case 'c':
		views->said = "the command that prints this is printed in the end";
		return VIEWS_COMMAND;
	case KEY_OTHER:
	case KEY_ESCAPE:
		return VIEWS_NOTHING;
	default:
		return walk(views, key, shown);
	}
}
