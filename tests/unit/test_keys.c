/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "browse/keys.h"

/* Takes all keys of the bytes, and checks them against the wanted ones, which KEY_NONE ends. */
static void check_keys(const char *bytes, bool ended, const keycode *wanted, size_t left)
{
	struct str s = str_of(bytes);
	keycode found;

	do {
		found = keys_take(&s, ended);
		ck_assert_uint_eq(found, *wanted);
	} while (*wanted++ != KEY_NONE);
	ck_assert_uint_eq(s.length, left);
}

#define CHECK_KEYS(bytes, ended, left, ...)                                                        \
	check_keys((bytes), (ended), (const keycode[]){__VA_ARGS__ KEY_NONE}, (left))

START_TEST(characters_are_keys)
{
	CHECK_KEYS("jK?\t", false, 0, 'j', 'K', '?', '\t', );
	CHECK_KEYS("\xc3\xa9\xe2\x82\xac", false, 0, 0xe9, 0x20ac, );
}
END_TEST

START_TEST(return_and_newline_are_enter)
{
	CHECK_KEYS("\r\n\033OM", false, 0, KEY_ENTER, KEY_ENTER, KEY_ENTER, );
}
END_TEST

START_TEST(backspace_is_sent_as_either_of_two_bytes)
{
	CHECK_KEYS("\b\177", false, 0, KEY_BACKSPACE, KEY_BACKSPACE, );
}
END_TEST

START_TEST(arrows_are_known_in_both_modes_of_a_keypad)
{
	CHECK_KEYS("\033[A\033[B\033[C\033[D", false, 0, KEY_UP, KEY_DOWN, KEY_RIGHT, KEY_LEFT, );
	CHECK_KEYS("\033OA\033OB\033OC\033OD", false, 0, KEY_UP, KEY_DOWN, KEY_RIGHT, KEY_LEFT, );
}
END_TEST

START_TEST(home_and_end_have_three_forms)
{
	CHECK_KEYS("\033[H\033[1~\033[7~\033[F\033[4~\033[8~", false, 0, KEY_HOME, KEY_HOME,
		   KEY_HOME, KEY_END, KEY_END, KEY_END, );
	CHECK_KEYS("\033[5~\033[6~", false, 0, KEY_PAGE_UP, KEY_PAGE_DOWN, );
}
END_TEST

START_TEST(keys_that_nothing_uses_are_taken_whole)
{
	/* F1 of xterm and of the console; F2 of both, F5, Ctrl-Right, Alt-x, a mouse wheel */
	CHECK_KEYS("\033OP\033[[A", false, 0, KEY_OTHER, KEY_OTHER, );
	CHECK_KEYS("\033OQ\033[[B\033[15~\033[1;5C\033xj\033[<64;10;20Mj", false, 0, KEY_OTHER,
		   KEY_OTHER, KEY_OTHER, KEY_OTHER, KEY_OTHER, 'j', KEY_OTHER, 'j', );
}
END_TEST

START_TEST(the_beginning_of_a_key_waits_for_its_end)
{
	CHECK_KEYS("j\033", false, 1, 'j', );
	CHECK_KEYS("\033[1;", false, 4, );
	CHECK_KEYS("\xe2\x82", false, 2, );
}
END_TEST

START_TEST(what_has_no_end_is_taken_when_nothing_follows)
{
	CHECK_KEYS("\033", true, 0, KEY_ESCAPE, );
	CHECK_KEYS("\033\033[A", true, 0, KEY_ESCAPE, KEY_UP, );
	CHECK_KEYS("\033[1;", true, 0, KEY_OTHER, );
}
END_TEST

START_TEST(bytes_that_are_no_text_are_other_keys)
{
	CHECK_KEYS("\xff\xc0j", false, 0, KEY_OTHER, KEY_OTHER, 'j', );
}
END_TEST

START_TEST(an_endless_sequence_is_taken_in_pieces)
{
	char bytes[200];
	struct str s;

	memset(bytes, '1', sizeof(bytes));
	memcpy(bytes, "\033[", 2);
	s = (struct str){bytes, sizeof(bytes)};
	ck_assert_uint_eq(keys_take(&s, false), KEY_OTHER);
	ck_assert_uint_lt(s.length, sizeof(bytes));
}
END_TEST

SUITE_OF(keys, characters_are_keys,
	 return_and_newline_are_enter,
	 backspace_is_sent_as_either_of_two_bytes,
	 arrows_are_known_in_both_modes_of_a_keypad,
	 home_and_end_have_three_forms,
	 keys_that_nothing_uses_are_taken_whole,
	 the_beginning_of_a_key_waits_for_its_end,
	 what_has_no_end_is_taken_when_nothing_follows,
	 bytes_that_are_no_text_are_other_keys,
	 an_endless_sequence_is_taken_in_pieces)
