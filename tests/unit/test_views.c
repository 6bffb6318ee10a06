/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A script of keys gives a script of views. What is shown in these tests is one
 * text, whatever the view: two lines of a head, three callers (functions 7, 8
 * and 9, called from lines 71, 81 and 91 of file 3), a heading, two callees (10
 * and 11), a heading, and line 5 of file 4.
 */
#include "helpers.h"

#include "browse/views.h"
#include "figures/settings.h"

#define TARGET(LINE, KIND, ROW, FILE, AT)                                      \
  {                                                                            \
    LINE, { .kind = KIND, .row = ROW, .file = FILE, .at = AT }                 \
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

static void begin(struct walk *walk) {
  static const char *const lines[] = {"head",  "callers", "alpha", "beta",
                                      "Gamma", "callees", "delta", "beta 2",
                                      "a.c",   "5 x"};
  size_t i;

  *walk = (struct walk){
      .targets = {.list = targets_of_text, .count = LENGTH(targets_of_text)}};
  for (i = 0; i < LENGTH(lines); i++)
    walk->lines[i] = str_of(lines[i]);
  walk->shown =
      (struct shown){walk->lines, LENGTH(lines), &walk->targets, 5, 3, false};
  views_begin(&walk->views, (struct view_state){.kind = VIEW_LIST,
                                                .by = BY_FUNCTION,
                                                .levels = 2,
                                                .rows = 100,
                                                .row = NONE,
                                                .file = NONE,
                                                .object = NONE});
  views_settle(&walk->views, &walk->shown, NULL);
}

static void type_keys(struct walk *walk, const char *keys) {
  for (; *keys; keys++) {
    walk->last = views_key(&walk->views, (keycode)*keys, &walk->shown);
    if (walk->last == VIEWS_MAKE)
      views_settle(&walk->views, &walk->shown, NULL);
  }
}

static struct view_state *top(struct walk *walk) {
  return views_top(&walk->views);
}

START_TEST(the_cursor_stands_on_lines_that_are_about_something) {
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

START_TEST(home_and_end_are_the_first_and_the_last_line) {
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

START_TEST(pages_end_on_lines_that_are_about_something) {
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

START_TEST(tab_goes_from_callers_to_callees_to_the_source_and_around) {
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

START_TEST(enter_opens_and_backspace_returns_to_where_the_cursor_was) {
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

START_TEST(q_goes_back_and_quits_from_the_first_view) {
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

START_TEST(a_line_of_a_function_opens_its_source_there) {
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

START_TEST(s_shows_the_line_that_a_call_comes_from) {
  struct walk walk;

  begin(&walk);
  type_keys(&walk, "js");
  ck_assert_int_eq(top(&walk)->kind, VIEW_SOURCE);
  ck_assert_uint_eq(top(&walk)->file, 3);
  ck_assert_uint_eq(top(&walk)->line, 81);
  views_end(&walk.views);
}
END_TEST

START_TEST(trees_begin_at_the_function_of_the_cursor) {
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

START_TEST(a_slash_filters_a_list) {
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

START_TEST(a_slash_finds_in_other_views) {
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

START_TEST(escape_ends_the_question) {
  struct walk walk;

  begin(&walk);
  type_keys(&walk, "/q");
  views_key(&walk.views, KEY_ESCAPE, &walk.shown);
  ck_assert_ptr_null(walk.views.typed);
  ck_assert_ptr_null(top(&walk)->filter);
  views_end(&walk.views);
}
END_TEST

START_TEST(e_takes_the_next_event_and_a_new_view_keeps_it) {
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

START_TEST(m_doubles_the_context_of_a_source) {
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

START_TEST(a_key_without_a_meaning_says_so) {
  struct walk walk;

  begin(&walk);
  type_keys(&walk, "x");
  ck_assert_str_eq(walk.views.said, "no such key; ? shows all");
  type_keys(&walk, "j");
  ck_assert_ptr_null(walk.views.said);
  views_end(&walk.views);
}
END_TEST

START_TEST(a_text_without_such_lines_scrolls) {
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

START_TEST(an_empty_text_is_no_trouble) {
  struct walk walk;

  begin(&walk);
  walk.targets.count = walk.shown.count = 0;
  type_keys(&walk, "jkgG b\t\rns");
  ck_assert_uint_eq(top(&walk)->cursor, 0);
  views_end(&walk.views);
}
END_TEST

SUITE_OF(views, the_cursor_stands_on_lines_that_are_about_something,
         home_and_end_are_the_first_and_the_last_line,
         pages_end_on_lines_that_are_about_something,
         tab_goes_from_callers_to_callees_to_the_source_and_around,
         enter_opens_and_backspace_returns_to_where_the_cursor_was,
         q_goes_back_and_quits_from_the_first_view,
         a_line_of_a_function_opens_its_source_there,
         s_shows_the_line_that_a_call_comes_from,
         trees_begin_at_the_function_of_the_cursor, a_slash_filters_a_list,
         a_slash_finds_in_other_views, escape_ends_the_question,
         e_takes_the_next_event_and_a_new_view_keeps_it,
         m_doubles_the_context_of_a_source, a_key_without_a_meaning_says_so,
         a_text_without_such_lines_scrolls, an_empty_text_is_no_trouble)
