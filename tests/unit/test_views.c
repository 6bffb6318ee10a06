/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A script of keys gives a script of views. What is shown in these tests is one
 * text, whatever the view: two lines of a head, three callers (functions 7, 8
 * and 9, called from lines 71, 81 and 91 of file 3), a heading, two callees (10
 * and 11), a heading, and line 5 of file 4.
 */
#include "helpers.h"

#include "browse/views.h"
#include "values/settings.h"

#define TARGET(LINE, KIND, ROW, FILE, AT)                                \
	{                                                                \
		LINE,                                                    \
		{                                                        \
			.kind = KIND, .row = ROW, .file = FILE, .at = AT \
		}                                                        \
	}

static struct target_of_line targets_of_text[] = {
	TARGET(2, TARGET_CALL, 7, 3, 71),  TARGET(3, TARGET_CALL, 8, 3, 81),
	TARGET(4, TARGET_CALL, 9, 3, 91),  TARGET(6, TARGET_CALL, 10, 3, 12),
	TARGET(7, TARGET_CALL, 11, 3, 13), TARGET(9, TARGET_LINE, NONE, 4, 5),
};

struct walk {
	struct views views;
	struct str lines[10];
	struct targets targets;
	struct shown shown;
	enum views_do last; /* what the last key asks for */
};

static void begin(struct walk *walk)
{
	static const char *const lines[] = {"head",    "callers", "alpha",  "beta", "Gamma",
					    "callees", "delta",   "beta 2", "a.c",  "5 x"};
	size_t i;

	*walk = (struct walk){
		.targets = {.list = targets_of_text, .count = LENGTH(targets_of_text)}};
	for (i = 0; i < LENGTH(lines); i++)
		walk->lines[i] = str_of(lines[i]);
	walk->shown = (struct shown){walk->lines, LENGTH(lines), &walk->targets, 5, 3, 0, 0};
	views_begin(&walk->views, (struct view_state){.kind = VIEW_LIST,
						      .by = BY_FUNCTION,
						      .levels = 2,
						      .row = NONE,
						      .file = NONE,
						      .object = NONE});
	views_settle(&walk->views, &walk->shown, NULL);
}

static void type_keys(struct walk *walk, const char *keys)
{
	for (; *keys; keys++) {
		walk->last = views_key(&walk->views, (keycode)*keys, &walk->shown);
		if (walk->last == VIEWS_MAKE)
			views_settle(&walk->views, &walk->shown, NULL);
	}
}

static struct view_state *top(struct walk *walk)
{
	return views_top(&walk->views);
}

START_TEST(the_cursor_stands_on_lines_that_are_about_something)
{
	struct walk walk;

	begin(&walk);
	ck_assert_uint_eq(top(&walk)->cursor, 2);
	type_keys(&walk, "jj");
	ck_assert_uint_eq(top(&walk)->cursor, 4);
	type_keys(&walk, "j");
	ck_assert_uint_eq(top(&walk)->cursor, 6);
	type_keys(&walk, "kk");
	ck_assert_uint_eq(top(&walk)->cursor, 3);
	type_keys(&walk, "kkkk");
	ck_assert_uint_eq(top(&walk)->cursor, 2);
	views_end(&walk.views);
}
END_TEST

START_TEST(home_and_end_are_the_first_and_the_last_line)
{
	struct walk walk;

	begin(&walk);
	type_keys(&walk, "G");
	ck_assert_uint_eq(top(&walk)->cursor, 9);
	ck_assert_uint_eq(top(&walk)->top, 5);
	type_keys(&walk, "g");
	ck_assert_uint_eq(top(&walk)->cursor, 2);
	/* With the head above it. */
	ck_assert_uint_eq(top(&walk)->top, 0);
	views_end(&walk.views);
}
END_TEST

START_TEST(pages_end_on_lines_that_are_about_something)
{
	struct walk walk;

	begin(&walk);
	type_keys(&walk, " ");
	ck_assert_uint_eq(top(&walk)->cursor, 6);
	type_keys(&walk, "  ");
	ck_assert_uint_eq(top(&walk)->cursor, 9);
	type_keys(&walk, "b");
	ck_assert_uint_eq(top(&walk)->cursor, 6);
	views_end(&walk.views);
}
END_TEST

START_TEST(tab_goes_from_callers_to_callees_to_the_source_and_around)
{
	struct walk walk;

	begin(&walk);
	type_keys(&walk, "\t");
	ck_assert_uint_eq(top(&walk)->cursor, 6);
	type_keys(&walk, "\t");
	ck_assert_uint_eq(top(&walk)->cursor, 9);
	type_keys(&walk, "\t");
	ck_assert_uint_eq(top(&walk)->cursor, 2);
	views_end(&walk.views);
}
END_TEST

START_TEST(enter_opens_and_backspace_returns_to_where_the_cursor_was)
{
	struct walk walk;

	begin(&walk);
	type_keys(&walk, "jj\r");
	ck_assert_int_eq(walk.last, VIEWS_MAKE);
	ck_assert_int_eq(top(&walk)->kind, VIEW_FUNCTION);
	ck_assert_uint_eq(top(&walk)->row, 9);
	ck_assert_uint_eq(top(&walk)->cursor, 2);
	type_keys(&walk, "\tj\r");
	ck_assert_uint_eq(top(&walk)->row, 11);
	ck_assert_uint_eq(walk.views.count, 3);
	views_key(&walk.views, KEY_BACKSPACE, &walk.shown);
	ck_assert_uint_eq(top(&walk)->row, 9);
	ck_assert_uint_eq(top(&walk)->cursor, 7);
	type_keys(&walk, "h");
	ck_assert_int_eq(top(&walk)->kind, VIEW_LIST);
	ck_assert_uint_eq(top(&walk)->cursor, 4);
	type_keys(&walk, "h");
	ck_assert_int_eq(walk.last, VIEWS_NOTHING);
	ck_assert_ptr_nonnull(walk.views.said);
	views_end(&walk.views);
}
END_TEST

START_TEST(q_goes_back_and_quits_from_the_first_view)
{
	struct walk walk;

	begin(&walk);
	type_keys(&walk, "\rq");
	ck_assert_int_eq(walk.last, VIEWS_MAKE);
	type_keys(&walk, "q");
	ck_assert_int_eq(walk.last, VIEWS_QUIT);
	type_keys(&walk, "\r\rQ");
	ck_assert_int_eq(walk.last, VIEWS_QUIT);
	views_end(&walk.views);
}
END_TEST

START_TEST(a_line_of_a_function_opens_its_source_there)
{
	struct walk walk;

	begin(&walk);
	type_keys(&walk, "\r\t\t\r");
	ck_assert_int_eq(top(&walk)->kind, VIEW_SOURCE);
	ck_assert_uint_eq(top(&walk)->file, 4);
	ck_assert_uint_eq(top(&walk)->line, 5);
	/* In the source itself there is nothing behind a line. */
	type_keys(&walk, "G\r");
	ck_assert_int_eq(walk.last, VIEWS_NOTHING);
	ck_assert_uint_eq(walk.views.count, 3);
	views_end(&walk.views);
}
END_TEST

START_TEST(s_shows_the_line_that_a_call_comes_from)
{
	struct walk walk;

	begin(&walk);
	type_keys(&walk, "js");
	ck_assert_int_eq(top(&walk)->kind, VIEW_SOURCE);
	ck_assert_uint_eq(top(&walk)->file, 3);
	ck_assert_uint_eq(top(&walk)->line, 81);
	views_end(&walk.views);
}
END_TEST

START_TEST(trees_begin_at_the_function_of_the_cursor)
{
	struct walk walk;

	begin(&walk);
	type_keys(&walk, "jt");
	ck_assert_int_eq(top(&walk)->kind, VIEW_DOWN);
	ck_assert_uint_eq(top(&walk)->row, 8);
	type_keys(&walk, "T");
	ck_assert_int_eq(top(&walk)->kind, VIEW_UP);
	ck_assert_uint_eq(top(&walk)->row, 7);
	views_end(&walk.views);
}
END_TEST

START_TEST(a_slash_filters_a_list)
{
	struct walk walk;

	begin(&walk);
	type_keys(&walk, "/ab");
	ck_assert_str_eq(walk.views.typed, "ab");
	views_key(&walk.views, KEY_BACKSPACE, &walk.shown);
	views_key(&walk.views, 0xe9, &walk.shown);
	ck_assert_str_eq(walk.views.typed, "a\xc3\xa9");
	views_key(&walk.views, KEY_BACKSPACE, &walk.shown);
	ck_assert_str_eq(walk.views.typed, "a");
	type_keys(&walk, "\r");
	ck_assert_int_eq(walk.last, VIEWS_MAKE);
	ck_assert_str_eq(top(&walk)->filter, "a");
	/* It stands there to be changed; empty it is no filter. */
	type_keys(&walk, "/");
	ck_assert_str_eq(walk.views.typed, "a");
	views_key(&walk.views, KEY_BACKSPACE, &walk.shown);
	type_keys(&walk, "\r");
	ck_assert_ptr_null(top(&walk)->filter);
	views_end(&walk.views);
}
END_TEST

START_TEST(a_slash_finds_in_other_views)
{
	struct walk walk;

	begin(&walk);
	type_keys(&walk, "\r/beta\r");
	ck_assert_int_eq(walk.last, VIEWS_NOTHING);
	ck_assert_uint_eq(top(&walk)->cursor, 3);
	type_keys(&walk, "n");
	ck_assert_uint_eq(top(&walk)->cursor, 7);
	type_keys(&walk, "n");
	ck_assert_uint_eq(top(&walk)->cursor, 3);
	type_keys(&walk, "N");
	ck_assert_uint_eq(top(&walk)->cursor, 7);
	/* Capitals matter where there are any. */
	type_keys(&walk, "/gamma\r");
	ck_assert_uint_eq(top(&walk)->cursor, 4);
	type_keys(&walk, "/Beta\r");
	ck_assert_str_eq(walk.views.said, "not found");
	views_end(&walk.views);
}
END_TEST

START_TEST(escape_ends_the_question)
{
	struct walk walk;

	begin(&walk);
	type_keys(&walk, "/q");
	views_key(&walk.views, KEY_ESCAPE, &walk.shown);
	ck_assert_ptr_null(walk.views.typed);
	ck_assert_ptr_null(top(&walk)->filter);
	views_end(&walk.views);
}
END_TEST

START_TEST(e_takes_the_next_event_and_a_new_view_keeps_it)
{
	struct walk walk;

	begin(&walk);
	type_keys(&walk, "e\r");
	ck_assert_uint_eq(top(&walk)->event, 1);
	type_keys(&walk, "ee");
	ck_assert_uint_eq(top(&walk)->event, 0);
	type_keys(&walk, "E");
	ck_assert_uint_eq(top(&walk)->event, 2);
	/* The list is as it was. */
	type_keys(&walk, "h");
	ck_assert_uint_eq(top(&walk)->event, 1);
	views_end(&walk.views);
}
END_TEST

START_TEST(m_doubles_the_context_of_a_source)
{
	struct walk walk;

	begin(&walk);
	type_keys(&walk, "m");
	ck_assert_ptr_nonnull(walk.views.said);
	type_keys(&walk, "smmm");
	ck_assert_uint_eq(top(&walk)->context, 4);
	type_keys(&walk, "MMM");
	ck_assert_uint_eq(top(&walk)->context, 0);
	views_end(&walk.views);
}
END_TEST

START_TEST(a_key_without_a_meaning_says_so)
{
	struct walk walk;

	begin(&walk);
	type_keys(&walk, "x");
	ck_assert_str_eq(walk.views.said, "no such key; ? shows all");
	type_keys(&walk, "j");
	ck_assert_ptr_null(walk.views.said);
	views_end(&walk.views);
}
END_TEST

START_TEST(a_text_without_such_lines_scrolls)
{
	struct walk walk;

	begin(&walk);
	walk.targets.count = 0;
	type_keys(&walk, "jj");
	ck_assert_uint_eq(top(&walk)->top, 2);
	type_keys(&walk, "G");
	ck_assert_uint_eq(top(&walk)->top, 5);
	type_keys(&walk, "kg");
	ck_assert_uint_eq(top(&walk)->top, 0);
	views_end(&walk.views);
}
END_TEST

START_TEST(an_empty_text_is_no_trouble)
{
	struct walk walk;

	begin(&walk);
	walk.targets.count = walk.shown.count = 0;
	type_keys(&walk, "jkgG b\t\rns");
	ck_assert_uint_eq(top(&walk)->cursor, 0);
	views_end(&walk.views);
}
END_TEST

START_TEST(o_i_and_O_choose_order_and_rows_of_a_list)
{
	struct walk walk;

	begin(&walk);
	type_keys(&walk, "G");
	type_keys(&walk, "o");
	ck_assert_int_eq(walk.last, VIEWS_MAKE);
	ck_assert_int_eq(top(&walk)->order, ORDER_INCLUSIVE);
	/* Another order begins with its first row. */
	ck_assert_uint_eq(top(&walk)->cursor, 2);
	type_keys(&walk, "o");
	ck_assert_int_eq(top(&walk)->order, ORDER_CALLS);
	type_keys(&walk, "o");
	ck_assert_int_eq(top(&walk)->order, ORDER_SELF);
	type_keys(&walk, "iO");
	ck_assert_int_eq(top(&walk)->order, ORDER_INCLUSIVE);
	ck_assert_int_eq(top(&walk)->by, BY_FILE);
	type_keys(&walk, "O");
	ck_assert_int_eq(top(&walk)->by, BY_OBJECT);
	type_keys(&walk, "Ol");
	ck_assert_int_eq(top(&walk)->by, BY_FUNCTION);
	ck_assert(top(&walk)->own);
	/* A function has none of these. */
	type_keys(&walk, "\r");
	type_keys(&walk, "o");
	ck_assert_int_eq(walk.last, VIEWS_NOTHING);
	ck_assert_ptr_nonnull(walk.views.said);
	views_end(&walk.views);
}
END_TEST

START_TEST(a_row_of_files_opens_the_functions_of_the_file)
{
	struct walk walk;

	begin(&walk);
	targets_of_text[0].target.kind = TARGET_ROW;
	type_keys(&walk, "O\r");
	targets_of_text[0].target.kind = TARGET_CALL;
	ck_assert_int_eq(top(&walk)->kind, VIEW_LIST);
	ck_assert_int_eq(top(&walk)->by, BY_FUNCTION);
	ck_assert_uint_eq(top(&walk)->file, 3);
	ck_assert_uint_eq(top(&walk)->object, NONE);
	views_end(&walk.views);
}
END_TEST

START_TEST(right_and_left_open_and_close_a_branch)
{
	/* A root that is open, with two branches, of which one is closed. */
	struct target_of_line tree[] = {TARGET(2, TARGET_ROW, 1, 3, 100),
					TARGET(3, TARGET_ROW, 2, 3, 200),
					TARGET(4, TARGET_ROW, 3, 3, 300)};
	struct walk walk;

	begin(&walk);
	type_keys(&walk, "t");
	tree[0].target.fold = FOLD_OPEN;
	tree[1].target.fold = FOLD_CLOSED;
	tree[1].target.depth = tree[2].target.depth = 1;
	walk.targets = (struct targets){.list = tree, .count = 3};
	type_keys(&walk, "j");
	ck_assert_int_eq(views_key(&walk.views, KEY_RIGHT, &walk.shown), VIEWS_MAKE);
	ck_assert_uint_eq(top(&walk)->toggled_count, 1);
	ck_assert_uint_eq(top(&walk)->toggled[0], 200);
	tree[1].target.fold = FOLD_OPEN;
	ck_assert_int_eq(views_key(&walk.views, KEY_LEFT, &walk.shown), VIEWS_MAKE);
	ck_assert_uint_eq(top(&walk)->toggled_count, 0);
	/* What has nothing below it leads to the branch above, as a closed one does. */
	type_keys(&walk, "j");
	ck_assert_int_eq(views_key(&walk.views, KEY_RIGHT, &walk.shown), VIEWS_NOTHING);
	ck_assert_int_eq(views_key(&walk.views, KEY_LEFT, &walk.shown), VIEWS_NOTHING);
	ck_assert_uint_eq(top(&walk)->cursor, 2);
	/* More and fewer levels forget what was opened by hand. */
	views_key(&walk.views, KEY_LEFT, &walk.shown);
	ck_assert_uint_eq(top(&walk)->toggled_count, 1);
	type_keys(&walk, "m");
	ck_assert_uint_eq(top(&walk)->levels, 3);
	ck_assert_uint_eq(top(&walk)->toggled_count, 0);
	type_keys(&walk, "MMMM");
	ck_assert_uint_eq(top(&walk)->levels, 0);
	views_end(&walk.views);
}
END_TEST

START_TEST(H_goes_to_the_dearest_line_and_then_to_the_next)
{
	struct target_of_line source[] = {
		TARGET(2, TARGET_LINE, NONE, 3, 1), TARGET(3, TARGET_LINE, NONE, 3, 2),
		TARGET(4, TARGET_CALL, 7, 3, 2), TARGET(5, TARGET_LINE, NONE, 3, 3)};
	struct walk walk;

	begin(&walk);
	source[0].target.cost = 5;
	source[1].target.cost = 9;
	source[3].target.cost = 9;
	walk.targets = (struct targets){.list = source, .count = 4};
	type_keys(&walk, "H");
	ck_assert_uint_eq(top(&walk)->cursor, 3);
	type_keys(&walk, "H");
	ck_assert_uint_eq(top(&walk)->cursor, 5);
	type_keys(&walk, "H");
	ck_assert_uint_eq(top(&walk)->cursor, 2);
	type_keys(&walk, "H");
	ck_assert_uint_eq(top(&walk)->cursor, 3);
	type_keys(&walk, "jH");
	ck_assert_uint_eq(top(&walk)->cursor, 3);
	views_end(&walk.views);
}
END_TEST

/* Of a long list, rows around the cursor are made: here 6 of 3,000, and 5 fit on the screen. */
START_TEST(rows_of_a_long_list_are_made_as_the_cursor_comes_near)
{
	struct walk walk;

	begin(&walk);
	walk.shown.rows = 2;
	walk.shown.below = 2994;
	type_keys(&walk, "jjj");
	ck_assert_int_eq(walk.last, VIEWS_NOTHING);
	/* 800 rows are above those made: the cursor is on the 805th, 500 more are above it. */
	walk.shown.above = top(&walk)->first = 800;
	walk.shown.below = 2194;
	type_keys(&walk, "j");
	ck_assert_int_eq(walk.last, VIEWS_MAKE);
	ck_assert_uint_eq(top(&walk)->first, 304);
	type_keys(&walk, "G");
	ck_assert_uint_eq(top(&walk)->first, 2994);
	walk.shown.above = 2994;
	walk.shown.below = 0;
	type_keys(&walk, "k");
	ck_assert_int_eq(walk.last, VIEWS_NOTHING);
	type_keys(&walk, "g");
	ck_assert_int_eq(walk.last, VIEWS_MAKE);
	ck_assert_uint_eq(top(&walk)->first, 0);
	/* In another order, the first rows are of interest. */
	top(&walk)->first = 300;
	type_keys(&walk, "o");
	ck_assert_uint_eq(top(&walk)->first, 0);
	views_end(&walk.views);
}
END_TEST

START_TEST(the_cursor_stays_on_what_it_was_on)
{
	struct target_of_line moved[] = {TARGET(0, TARGET_CALL, 9, 3, 91),
					 TARGET(8, TARGET_CALL, 7, 3, 71)};
	struct target was;
	struct walk walk;

	begin(&walk);
	was = targets_of_text[0].target;
	walk.targets = (struct targets){.list = moved, .count = 2};
	views_settle(&walk.views, &walk.shown, &was);
	ck_assert_uint_eq(top(&walk)->cursor, 8);
	/* It was the third of 5 lines of the screen, but the text ends sooner. */
	ck_assert_uint_eq(top(&walk)->top, 5);
	views_end(&walk.views);
}
END_TEST

START_TEST(an_event_of_the_table_orders_the_view_below)
{
	struct target_of_line events[] = {TARGET(1, TARGET_EVENT, NONE, NONE, 0),
					  TARGET(2, TARGET_EVENT, NONE, NONE, 1)};
	struct walk walk;

	begin(&walk);
	type_keys(&walk, "S");
	ck_assert_int_eq(top(&walk)->kind, VIEW_EVENTS);
	walk.targets = (struct targets){.list = events, .count = 2};
	type_keys(&walk, "G\r");
	ck_assert_int_eq(walk.last, VIEWS_MAKE);
	ck_assert_uint_eq(walk.views.count, 1);
	ck_assert_uint_eq(top(&walk)->event, 1);
	views_end(&walk.views);
}
END_TEST

START_TEST(of_very_many_views_the_oldest_but_the_first_are_dropped)
{
	struct walk walk;
	int i;

	begin(&walk);
	type_keys(&walk, "jj");
	for (i = 0; i < 2000; i++)
		type_keys(&walk, "\rj");
	ck_assert_uint_eq(walk.views.count, 500);
	ck_assert_int_eq(walk.views.stack[0].kind, VIEW_LIST);
	ck_assert_uint_eq(walk.views.stack[0].cursor, 4);
	views_end(&walk.views);
}
END_TEST

SUITE_OF(views, the_cursor_stands_on_lines_that_are_about_something,
	 home_and_end_are_the_first_and_the_last_line, pages_end_on_lines_that_are_about_something,
	 tab_goes_from_callers_to_callees_to_the_source_and_around,
	 enter_opens_and_backspace_returns_to_where_the_cursor_was,
	 q_goes_back_and_quits_from_the_first_view, a_line_of_a_function_opens_its_source_there,
	 s_shows_the_line_that_a_call_comes_from, trees_begin_at_the_function_of_the_cursor,
	 a_slash_filters_a_list, a_slash_finds_in_other_views, escape_ends_the_question,
	 e_takes_the_next_event_and_a_new_view_keeps_it, m_doubles_the_context_of_a_source,
	 a_key_without_a_meaning_says_so, a_text_without_such_lines_scrolls,
	 an_empty_text_is_no_trouble, o_i_and_O_choose_order_and_rows_of_a_list,
	 a_row_of_files_opens_the_functions_of_the_file, right_and_left_open_and_close_a_branch,
	 H_goes_to_the_dearest_line_and_then_to_the_next, 
	 rows_of_a_long_list_are_made_as_the_cursor_comes_near,
	 the_cursor_stays_on_what_it_was_on, an_event_of_the_table_orders_the_view_below,
	 of_very_many_views_the_oldest_but_the_first_are_dropped)
