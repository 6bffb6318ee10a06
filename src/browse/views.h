/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "browse/keys.h"
#include "write/targets.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * The views that somebody has walked through, and what a key does to them.  Nothing here reads a
 * profile, prints, or knows a terminal: a key and the lines that are shown go in, the state after
 * it and what is to be done come out.
 */

/* How many rows of a list are made at a time: those around the cursor. */
enum { VIEWS_ROWS = 1000 };
/* All lines of a source. */
#define VIEWS_ALL UINT32_MAX

/* One view: which report, with which choices, and where in it the user is. */
struct view_state {
	enum view_kind {
		VIEW_LIST,     /* functions; files or objects with `by` */
		VIEW_FUNCTION, /* a function: callers, callees, source */
		VIEW_SOURCE,   /* a file, with the costs of all functions */
		VIEW_CODE,     /* the instructions of a function */
		VIEW_DOWN,     /* a call tree */
		VIEW_UP,       /* the same to callers */
		VIEW_EVENTS,   /* all events */
		VIEW_KEYS,     /* what each key does */
	} kind;
	row_id row;     /* the function of the view, or NONE: the program */
	name_id file;   /* of VIEW_SOURCE; of VIEW_LIST: code in this file alone; or NONE */
	name_id object; /* of VIEW_LIST: code in this object alone, or NONE */
	uint64_t line;  /* of VIEW_SOURCE: where the cursor begins; 0: at the dearest line */
	int by;         /* enum by, of VIEW_LIST */
	enum view_order { ORDER_SELF, ORDER_INCLUSIVE, ORDER_CALLS } order; /* of VIEW_LIST */
	size_t event;      /* index of the event that orders and cuts */
	bool own;          /* without library code */
	size_t context;    /* lines around those with costs */
	size_t levels;     /* of a tree, that are open */
	size_t first;      /* of VIEW_LIST: how many rows are above those that are made */
	uint64_t *toggled; /* branches of a tree that are not as `levels` says; owned */
	size_t toggled_count, toggled_room;
	char *filter;     /* only rows whose label has it; or NULL; owned */
	unsigned version; /* changes when the text must be made again */
	bool dearest;     /* the cursor is where "H" has put it */
	bool placed;      /* the cursor was put where it begins */
	size_t cursor;    /* a line of the text, from 0 */
	size_t top, left; /* the first line and column that are shown */
};

/* What is on the screen: of a view, the text and what its lines are about. */
struct shown {
	struct str *lines; /* without the newline */
	size_t count;
	const struct targets *targets;
	size_t rows;   /* lines that the terminal has for the text */
	size_t events; /* how many events a view can be ordered by */
	size_t above;  /* rows of a list before those that were made, and behind them */
	size_t below;
};

struct views {
	struct view_state *stack;
	size_t count, room;
	char *pattern;    /* of the last "/", or NULL */
	char *typed;      /* what is typed behind "/"; NULL: nothing is asked */
	const char *said; /* one line for the user, until the next key; or NULL */
};

enum views_do {
	VIEWS_NOTHING, /* draw: the cursor or the message may have changed */
	VIEWS_MAKE,    /* make the text of the view on top again */
	VIEWS_EDIT,    /* show the line of the cursor in an editor */
	VIEWS_COMMAND, /* in the end, print the command that prints this view */
	VIEWS_STOP,    /* stop the program, as Ctrl-Z does */
	VIEWS_QUIT,
};

/* Begins with one view, which is copied. */
void views_begin(struct views *views, struct view_state first);
void views_end(struct views *views);

static inline struct view_state *views_top(const struct views *views)
{
	return &views->stack[views->count - 1];
}

/* What a key does.  The text that is shown is that of the view on top. */
enum views_do views_key(struct views *views, keycode key, const struct shown *shown);

/* Goes back to the view below, which exists. */
void views_back(struct views *views);

/*
 * The text of the view on top was made, or the size has changed: puts the cursor on a line that it
 * can be on, and into the part that is shown.  That is the line where a new view begins; or else
 * the one that is about `was`, if it is not NULL and there is one; or else the nearest.
 */
void views_settle(struct views *views, const struct shown *shown, const struct target *was);

/* The target of the line of the cursor, or NULL. */
const struct target *views_target(const struct view_state *view, const struct shown *shown);
