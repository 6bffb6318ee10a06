/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "write/formats/json.h"

/* Writes a string of n bytes, then values of all kinds. */
static void check_length(size_t n)
{
	static const char rest[] =
		"\", \"\\\"\\\\\\n\\t\\u001b\\u2028\\u003c\xef\xbf\xbdz\","
		" -9223372036854775808, 18446744073709551615, 0x7f, null]}\n";
	char *text = NULL, *bytes = util_alloc(n + 1, 1);
	size_t length, begin;
	FILE *out = open_memstream(&text, &length);
	struct json to = json_begin(out);

	memset(bytes, 'a', n);
	json_open(&to, "list", '[');
	json_string(&to, NULL, (struct str){bytes, n});
	json_string(&to, NULL,
		    STR("\"\\\n\t\x1b\xe2\x80\xa8<\xff"
			"z"));
	json_count(&to, NULL, INT64_MIN);
	json_number(&to, NULL, true, UINT64_MAX);
	json_print(&to, NULL, "0x%x", 127U);
	json_null(&to, NULL);
	json_close(&to, "]}\n");
	fclose(out);
	begin = length - n - strlen(rest);
	ck_assert_str_eq(text + begin + n, rest);
	ck_assert_mem_eq(text + begin, bytes, n);
	text[begin] = '\0';
	ck_assert_str_eq(text, "{\"format\": \"cgannotate\", \"version\": 1,"
			       " \"list\": [\"");
	free(text);
	free(bytes);
}

START_TEST(a_document_of_any_length_is_whole)
{
	size_t n;

	for (n = 0; n < 20; n++)
		check_length(n);
	check_length(100000);
}
END_TEST

SUITE_OF(json_text, a_document_of_any_length_is_whole)
