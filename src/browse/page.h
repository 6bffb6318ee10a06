/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "run.h"

/* The text of a view, as the report prints it for people, with what its lines are about. */
struct page {
	char *text;
	struct str *lines; /* of it, without newlines */
	size_t count;
	struct targets targets;
	char *name;   /* of the view, printable; NULL: the page was not made */
	char *said;   /* the first thing that was warned of, or NULL */
	size_t width; /* of the terminal that it was made for */
	size_t dear;  /* the line where the last search for a dear one has put the cursor; or 0 */
};
void page_free(struct page *page);

/* A view: what it is of, what its text was made to be, and where in it the user is. */
struct view {
	/* What reports differ by: whole words of 32 bits, compared as bytes. */
	struct choice {
		enum view_kind {
			VIEW_LIST,     /* rows, of the kind `by` */
			VIEW_FUNCTION, /* a function: callers, callees, source */
			VIEW_SOURCE,   /* a file, with the costs of all functions */
			VIEW_CODE,     /* the instructions of a function */
			VIEW_DOWN,     /* a call tree */
			VIEW_UP,       /* the same to callers */
			VIEW_KEYS,     /* what each key does */
			VIEW_KINDS,
		} kind;
		enum by by;     /* of VIEW_LIST */
		row_id row;     /* the function of the view, or NONE: the program */
		name_id file;   /* of VIEW_SOURCE; of VIEW_LIST: code in this file alone; or NONE */
		name_id object; /* of VIEW_LIST: code in this object alone, or NONE */
		enum view_order { ORDER_SELF, ORDER_INCLUSIVE, ORDER_CALLS } order; /* of a list */
		uint32_t event;  /* index of the event that orders and cuts */
		uint32_t full;   /* names are full */
		uint32_t filter; /* of VIEW_LIST: index of what was typed, from 1; 0: all rows */
	} of;
	/* How much of it is shown. */
	struct extent {
		uint64_t context; /* lines around those with costs; UINT64_MAX: all */
		size_t rows;      /* of a list, at most */
		size_t levels;    /* of a tree, that are open */
	} show;
	uint64_t line; /* of VIEW_SOURCE: where the cursor begins; 0: the dearest of the function */
	uint64_t *toggled; /* branches of a tree that are not as `levels` says; owned */
	size_t toggled_count, toggled_room;

	struct page page;
	size_t cursor, top; /* lines of the text, from 0: of the cursor, and the first one shown */
	bool placed;        /* the cursor was put where it begins */
	bool moved;         /* the user has moved it */
	bool stale;         /* the page must be made again */
};

/* How many rows of a list are shown, and how many times more each time that more are asked for. */
enum { PAGES_ROWS = 1000, PAGES_MORE = 10 };

/* What makes pages of the profile that a run has read. */
struct pages {
	struct run *run;
	struct limits limits; /* of each page */
	struct columns all;   /* all events, those of the profile first */
	struct words events;  /* their names */
	struct words typed;   /* filters; owned */

	/* The report that was made last, for these choices. */
	struct choice choice;
	struct settings settings;
	row_id row;        /* that settings.fn_row is */
	struct words made; /* of the settings; owned */
	struct columns columns;
	struct report report;
	bool has_report;
	void (*put_keys)(FILE *out, size_t width); /* the table of keys has them */
};

/* Begins; false: *error says why there is nothing to show.  run must outlive pages. */
bool pages_begin(struct pages *pages, struct run *run, struct error *error);
void pages_end(struct pages *pages);

/* Sets the list that comes first, and the function of --fn, or NONE.  False: *error says why not. */
bool pages_first(struct pages *pages, struct view *list, row_id *row, struct error *error);

/*
 * Makes the page of a view for so many columns; what it had is freed.  False: *error says why there
 * is none, and the page is what it was.
 */
bool pages_make(struct pages *pages, struct view *view, size_t width, struct error *error);
