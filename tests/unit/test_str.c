/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "base/str.h"

/* Strings of exactly these bytes, so that reading past them is found. */
static struct str exact(const char *bytes, size_t length)
{
	char *copy = malloc(length ? length : 1);

	memcpy(copy, bytes, length);
	return (struct str){copy, length};
}

#define ck_str(s, text)                                                \
	ck_assert_msg(str_equal((s), STR(text)), "'%.*s' is not '%s'", \
		      (int)(s).length, (s).at, text)

/* How many bytes of a literal are printable. */
static size_t printable(const char *bytes, size_t length)
{
	struct str s = exact(bytes, length);
	size_t n = str_printable(s);

	str_free(s);
	return n;
}
#define PRINTABLE(literal) printable(literal, sizeof(literal) - 1)

START_TEST(a_text_without_bytes_joins_others)
{
	const struct str pieces[] = {STR("a"), {NULL, 0}, STR("b")};
	struct str all = str_join(pieces, LENGTH(pieces));

	ck_assert(str_equal(all, STR("ab")));
	str_free(all);
}
END_TEST

START_TEST(the_last_piece_of_a_path_is_cut_off)
{
	static const char *const cases[][3] = {
		{"a/b", "a/", "b"}, {"a//b//", "a//", "b"}, {"b", "", "b"},
		{"/b", "/", "b"},   {"///", "", ""},        {"", "", ""},
	};
	size_t i;

	for (i = 0; i < LENGTH(cases); i++) {
		struct str path = str_of(cases[i][0]);
		struct str last = str_eat_last(&path, '/');

		ck_assert_msg(str_equal(path, str_of(cases[i][1])) &&
				      str_equal(last, str_of(cases[i][2])),
			      "%s", cases[i][0]);
	}
}
END_TEST

START_TEST(equal_strings_have_the_same_bytes_and_length)
{
	ck_assert(str_equal(STR("ab"), str_of("ab")));
	ck_assert(str_equal(STR(""), STR("")));
	ck_assert(!str_equal(STR("ab"), STR("abc")));
	ck_assert(!str_equal(STR("ab"), STR("aB")));
	ck_assert(str_equal(STR("a\0b"), STR("a\0b")));
	ck_assert(!str_equal(STR("a\0b"), STR("a\0c")));
}
END_TEST

START_TEST(order_is_by_unsigned_bytes_and_then_length)
{
	ck_assert_int_lt(str_compare(STR("a"), STR("b")), 0);
	ck_assert_int_gt(str_compare(STR("b"), STR("a")), 0);
	ck_assert_int_lt(str_compare(STR("a"), STR("ab")), 0);
	ck_assert_int_gt(str_compare(STR("ab"), STR("a")), 0);
	ck_assert_int_eq(str_compare(STR("ab"), STR("ab")), 0);
	ck_assert_int_lt(str_compare(STR("a"), STR("\xc3\xa4")), 0);
	ck_assert_int_lt(str_compare(STR(""), STR("\0")), 0);
}
END_TEST

START_TEST(a_string_begins_with_its_front)
{
	ck_assert(str_begins(STR("abc"), STR("ab")));
	ck_assert(str_begins(STR("abc"), STR("abc")));
	ck_assert(str_begins(STR("abc"), STR("")));
	ck_assert(!str_begins(STR("ab"), STR("abc")));
	ck_assert(!str_begins(STR("abc"), STR("b")));
}
END_TEST

START_TEST(trimming_takes_spaces_and_tabs_only)
{
	ck_str(str_trim(STR(" \t a b \t")), "a b");
	ck_str(str_trim_left(STR(" \t a b \t")), "a b \t");
	ck_str(str_trim(STR("\ra\r")), "\ra\r");
	ck_str(str_trim(STR(" \t ")), "");
	ck_str(str_trim_left(STR(" ")), "");
	ck_str(str_trim(STR("")), "");
}
END_TEST

START_TEST(str_eat_takes_a_prefix_or_nothing)
{
	struct str s = STR("fn=f");

	ck_assert(!str_eat(&s, STR("fl=")));
	ck_str(s, "fn=f");
	ck_assert(str_eat(&s, STR("fn=")));
	ck_str(s, "f");
	ck_assert(str_eat(&s, STR("f")));
	ck_assert_uint_eq(s.length, 0);
	ck_assert(!str_eat(&s, STR("f")));
}
END_TEST

START_TEST(str_eat_word_goes_from_blank_to_blank)
{
	struct str s = STR("  ab\t\tcd e ");

	ck_str(str_eat_word(&s), "ab");
	ck_str(str_eat_word(&s), "cd");
	ck_str(str_eat_word(&s), "e");
	ck_assert_uint_eq(str_eat_word(&s).length, 0);
	ck_assert_uint_eq(str_eat_word(&s).length, 0);
	ck_assert_uint_eq(s.length, 0);
}
END_TEST

START_TEST(str_eat_until_takes_the_separator_too)
{
	struct str s = STR("a::b");

	ck_str(str_eat_until(&s, ':'), "a");
	ck_str(s, ":b");
	ck_str(str_eat_until(&s, ':'), "");
	ck_str(str_eat_until(&s, ':'), "b");
	ck_str(s, "");
	ck_str(str_eat_until(&s, ':'), "");
}
END_TEST

START_TEST(str_eat_character_takes_one_byte_of_what_is_none)
{
	struct str s = STR("\xc3\xa4\xff"
			   "b");
	uint32_t c = 0;

	ck_str(str_eat_character(&s, &c), "\xc3\xa4");
	ck_assert_uint_eq(c, 0xe4);
	ck_str(str_eat_character(&s, &c), "");
	ck_str(str_eat_character(&s, &c), "b");
	ck_assert_uint_eq(s.length, 0);
	/* The second byte of the letter is not part of the text. */
	s = (struct str){"\xc3\xa4", 1};
	ck_str(str_eat_character(&s, &c), "");
	ck_assert_uint_eq(s.length, 0);
}
END_TEST

START_TEST(control_characters_are_c0_delete_and_c1)
{
	ck_assert(str_is_control(0) && str_is_control(0x1f));
	ck_assert(!str_is_control(0x20) && !str_is_control(0x7e));
	ck_assert(str_is_control(0x7f) && str_is_control(0x9f));
	ck_assert(!str_is_control(0xa0));
}
END_TEST

START_TEST(only_a_to_z_have_a_lower_case)
{
	ck_assert_int_eq(str_lower('A'), 'a');
	ck_assert_int_eq(str_lower('Z'), 'z');
	ck_assert_int_eq(str_lower('@'), '@');
	ck_assert_int_eq(str_lower('['), '[');
	ck_assert_int_eq(str_lower('a'), 'a');
}
END_TEST

START_TEST(a_copy_ends_in_nul)
{
	struct str s = exact("abc", 3);
	char *copy = str_copy(s);

	ck_assert_str_eq(copy, "abc");
	free(copy);
	str_free(s);
	copy = str_copy(STR(""));
	ck_assert_str_eq(copy, "");
	free(copy);
}
END_TEST

START_TEST(ascii_but_control_characters_is_printable)
{
	char c;

	for (c = 1; c < 127; c++)
		ck_assert_uint_eq(printable(&c, 1), c >= 32 || c == '\t');
	ck_assert_uint_eq(PRINTABLE("\0"), 0);
	ck_assert_uint_eq(PRINTABLE("\x7f"), 0);
	ck_assert_uint_eq(PRINTABLE(" ~\ta"), 4);
}
END_TEST

START_TEST(printable_text_ends_before_the_first_control_character)
{
	ck_assert_uint_eq(PRINTABLE("ab\x1b[2J"), 2);
	ck_assert_uint_eq(PRINTABLE("ab\r"), 2);
	ck_assert_uint_eq(PRINTABLE(""), 0);
}
END_TEST

START_TEST(utf8_is_printable_whatever_bytes_are_inside)
{
	/* u umlaut; the euro sign, with byte 0x82; an emoji with 0x9f 0x98 */
	ck_assert_uint_eq(PRINTABLE("\xc3\xbc"), 2);
	ck_assert_uint_eq(PRINTABLE("\xe2\x82\xac!"), 4);
	ck_assert_uint_eq(PRINTABLE("\xf0\x9f\x98\x80"), 4);
	/* A with grave accent has 0x80 inside; the first after C1 is 0xa0 */
	ck_assert_uint_eq(PRINTABLE("\xc3\x80"), 2);
	ck_assert_uint_eq(PRINTABLE("\xc2\xa0"), 2);
}
END_TEST

START_TEST(c1_controls_are_not_printable_as_utf8)
{
	ck_assert_uint_eq(PRINTABLE("a\xc2\x9b"
				    "1m"),
			  1);
	ck_assert_uint_eq(PRINTABLE("\xc2\x80"), 0);
	ck_assert_uint_eq(PRINTABLE("\xc2\x9f"), 0);
}
END_TEST

/* By the ranges of Unicode: what has no glyph, or turns text around. */
START_TEST(hidden_characters_are_not_printable)
{
	ck_assert_uint_eq(PRINTABLE("a\xe2\x80\xae"), 1);     /* U+202E */
	ck_assert_uint_eq(PRINTABLE("a\xe2\x80\x8b"), 1);     /* U+200B */
	ck_assert_uint_eq(PRINTABLE("a\xe2\x80\xa8"), 1);     /* U+2028 */
	ck_assert_uint_eq(PRINTABLE("a\xe2\x81\xa6"), 1);     /* U+2066 */
	ck_assert_uint_eq(PRINTABLE("a\xef\xbb\xbf"), 1);     /* U+FEFF */
	ck_assert_uint_eq(PRINTABLE("a\xf3\xa0\x81\xbf"), 1); /* U+E007F */
	/* Beside them: a hair space, a hyphen, a per mille sign, U+FEFE. */
	ck_assert_uint_eq(PRINTABLE("\xe2\x80\x8a"), 3);
	ck_assert_uint_eq(PRINTABLE("\xe2\x80\x90"), 3);
	ck_assert_uint_eq(PRINTABLE("\xe2\x80\xb0"), 3);
	ck_assert_uint_eq(PRINTABLE("\xef\xbb\xbe"), 3);
}
END_TEST

/* Checks the output of str_print or str_print_source. */
static void check_print(void (*print)(FILE *out, struct str s), struct str s,
			const char *wanted)
{
	char text[200] = "";
	FILE *out = fmemopen(text, sizeof(text), "w");

	print(out, s);
	fclose(out);
	ck_assert_str_eq(text, wanted);
}

START_TEST(what_is_not_printable_is_escaped)
{
	struct str s = STR("12345678\x1b\xe2\x80\xae\t\xe2\x80\x8d\xc2\x9b"
			   "\xf3\xa0\x81\x81");

	check_print(str_print, s,
		    "12345678\\x1b\\u202E\t\\u200D\\xc2\\x9b\\U000E0041");
	check_print(str_print_flat, s,
		    "12345678\\x1b\\u202E \\u200D\\xc2\\x9b\\U000E0041");
	check_print(str_print_flat, STR("\t\ta\t"), "  a ");
	check_print(str_print_source, s,
		    "12345678\\x1b\\u202E\t\xe2\x80\x8d\\xc2\\x9b"
		    "\xf3\xa0\x81\x81");
}
END_TEST

START_TEST(what_directs_text_is_escaped)
{
	check_print(str_print_source,
		    STR("\xd8\x9c \xe2\x80\x8e \xe2\x80\x8f \xe2\x80\xaa "
			"\xe2\x81\xa6 \xe2\x81\xa9"),
		    "\\u061C \\u200E \\u200F \\u202A \\u2066 \\u2069");
	check_print(str_print, STR("\xc2\xad\xd8\x9c"), "\\u00AD\\u061C");
}
END_TEST

START_TEST(c1_controls_are_not_printable_as_bytes)
{
	unsigned c;

	for (c = 0x80; c < 0x100; c++) {
		char byte = (char)c;

		ck_assert_uint_eq(printable(&byte, 1), 0);
	}
	ck_assert_uint_eq(PRINTABLE("a\x9b"
				    "1m"),
			  1);
}
END_TEST

START_TEST(a_sequence_that_is_cut_off_protects_no_control)
{
	/* 0xe2 begins three bytes, but only 0x82 follows. */
	ck_assert_uint_eq(PRINTABLE("\xe2\x82"), 0);
	ck_assert_uint_eq(PRINTABLE("\xe2\x9b"
				    "1m"),
			  0);
	ck_assert_uint_eq(PRINTABLE("\xf0\x9f\x98"), 0);
	/* A letter with accent in latin-1 before CSI */
	ck_assert_uint_eq(PRINTABLE("\xe9\x9b"
				    "1m"),
			  0);
}
END_TEST

START_TEST(what_is_no_utf8_protects_no_control)
{
	/* Overlong forms, past U+10FFFF, surrogates: not UTF-8; U+10FFFF itself is. */
	ck_assert_uint_eq(PRINTABLE("\xc0\x9b"), 0);
	ck_assert_uint_eq(PRINTABLE("\xe0\x82\x9b"), 0);
	ck_assert_uint_eq(PRINTABLE("\xf0\x80\x82\x9b"), 0);
	ck_assert_uint_eq(PRINTABLE("\xf4\x8f\xbf\xbf"), 4);
	ck_assert_uint_eq(PRINTABLE("\xf4\x90\x80\x80"), 0);
	ck_assert_uint_eq(PRINTABLE("\xf5\x80\x80\x80"), 0);
	ck_assert_uint_eq(PRINTABLE("\xed\xa0\x80"), 0);
}
END_TEST

START_TEST(a_plain_path_has_no_way_back)
{
	static const struct {
		const char *path, *plain; /* NULL: the same */
	} cases[] = {
		{"C:\\p\\..\\a.c", NULL},     {"a\\b.c", NULL},	{"/x/a\\b.c", NULL},
		{"/x/y/../a.c", "/x/a.c"},     {"x/../a.c", "a.c"},	{"../a.c", NULL},
		{"../../a.c", NULL},	       {"/a/b/../../c", "/c"}, {"./../a.c", NULL},
		{"", NULL},		       {"/a/./b.c", "/a/b.c"},	{"./a/././b.c", "./a/b.c"},
	};
	size_t i;

	for (i = 0; i < LENGTH(cases); i++) {
		char *plain = str_plain_path(str_of(cases[i].path));

		ck_assert_str_eq(plain, cases[i].plain ? cases[i].plain : cases[i].path);
		free(plain);
	}
}
END_TEST

SUITE_OF(str, a_text_without_bytes_joins_others, a_plain_path_has_no_way_back, hidden_characters_are_not_printable,
	 what_is_not_printable_is_escaped, what_directs_text_is_escaped,
	 equal_strings_have_the_same_bytes_and_length,
	 order_is_by_unsigned_bytes_and_then_length,
	 a_string_begins_with_its_front, trimming_takes_spaces_and_tabs_only,
	 str_eat_takes_a_prefix_or_nothing,
	 str_eat_word_goes_from_blank_to_blank,
	 str_eat_until_takes_the_separator_too,
	 str_eat_character_takes_one_byte_of_what_is_none,
	 control_characters_are_c0_delete_and_c1,
	 the_last_piece_of_a_path_is_cut_off, only_a_to_z_have_a_lower_case,
	 a_copy_ends_in_nul, ascii_but_control_characters_is_printable,
	 printable_text_ends_before_the_first_control_character,
	 utf8_is_printable_whatever_bytes_are_inside,
	 c1_controls_are_not_printable_as_utf8,
	 c1_controls_are_not_printable_as_bytes,
	 a_sequence_that_is_cut_off_protects_no_control,
	 what_is_no_utf8_protects_no_control)
