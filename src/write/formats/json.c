/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/formats/json.h"

#include "base/number.h"
#include "write/formats/plain_value.h"

#include <stdarg.h>
#include <string.h>

/* putc() would lock the file for each byte. */
static void append_byte(struct json *to, char byte)
{
	putc_unlocked(byte, to->out);
}

static void append(struct json *to, struct str bytes)
{
	for (size_t i = 0; i < bytes.length; i++)
		append_byte(to, bytes.at[i]);
}

static void append_text(struct json *to, const char *text)
{
	while (*text)
		append_byte(to, *text++);
}

/* Appends blanks that only help to read. */
static void append_blanks(struct json *to, int count)
{
	for (; !to->dense && count; count--)
		append_byte(to, ' ');
}

static bool is_escaped(uint32_t c)
{
	return str_is_control(c) || c == '"' || c == '\\' || c == '<' || c == '>' || c == '&' ||
	       c == 0x2028 || c == 0x2029;
}

static void append_string(struct json *to, struct str s)
{
	static const char special[] = {'"', '\\', '\n', '\t'};

	append_byte(to, '"');
	for (;;) {
		struct str piece;
		const char *at;
		uint32_t c;
		int shift;

		while (s.length && s.at[0] >= ' ' && s.at[0] <= '~' &&
		       !is_escaped((unsigned char)s.at[0])) {
			append_byte(to, s.at[0]);
			s = str_from(s, 1);
		}
		if (!s.length)
			break;
		piece = str_eat_character(&s, &c);
		if (!piece.length) {
			append(to, STR("\xef\xbf\xbd"));
			continue;
		}
		if (!is_escaped(c)) {
			append(to, piece);
			continue;
		}
		append_byte(to, '\\');
		at = piece.length == 1 ? memchr(special, (int)c, sizeof(special)) : NULL;
		if (at)
			append_byte(to, "\"\\nt"[at - special]);
		else
			append_byte(to, 'u');
		for (shift = 12; !at && shift >= 0; shift -= 4)
			append_byte(to, "0123456789abcdef"[c >> shift & 15]);
	}
	append_byte(to, '"');
}

/* Appends the comma and the key; the caller appends the value. */
static void append_key(struct json *to, const char *key)
{
	if (to->more) {
		append_byte(to, ',');
		append_blanks(to, 1);
	}
	if (key) {
		append_byte(to, '"');
		append_text(to, key);
		append_byte(to, '"');
		append_byte(to, ':');
		append_blanks(to, 1);
	}
	to->more = true;
}

void json_line(struct json *to, int indent)
{
	if (to->more)
		append_byte(to, ',');
	append_byte(to, '\n');
	append_blanks(to, indent);
	to->more = false;
}

void json_open(struct json *to, const char *key, char bracket)
{
	append_key(to, key);
	append_byte(to, bracket);
	to->more = false;
}

struct json json_begin(FILE *out)
{
	struct json to = {.out = out};

	json_open(&to, NULL, '{');
	json_string(&to, "format", STR("cgannotate"));
	json_count(&to, "version", 1);
	return to;
}

void json_open_line(struct json *to, int indent, const char *key, char bracket)
{
	json_line(to, indent);
	json_open(to, key, bracket);
}

void json_close(struct json *to, const char *brackets)
{
	append_text(to, brackets);
	to->more = true;
}

void json_plain(struct json *to, const char *key, struct str text)
{
	append_key(to, key);
	append(to, text);
}

void json_print(struct json *to, const char *key, const char *format, ...)
{
	va_list args;

	append_key(to, key);
	va_start(args, format);
	vfprintf(to->out, format, args);
	va_end(args);
}

void json_null(struct json *to, const char *key)
{
	json_plain(to, key, STR("null"));
}

void json_flag(struct json *to, const char *key, bool flag)
{
	json_plain(to, key, flag ? STR("true") : STR("false"));
}

void json_count(struct json *to, const char *key, int64_t count)
{
	char text[PLAIN_TEXT];

	json_plain(to, key, plain_count(text, count));
}

void json_number(struct json *to, const char *key, bool known, uint64_t number)
{
	char text[NUMBER_TEXT];

	if (!known) {
		json_null(to, key);
		return;
	}
	json_plain(to, key, (struct str){text, number_print(number, text)});
}

void json_fraction(struct json *to, const char *key, const struct column *column,
		   const struct fraction *value)
{
	char text[PLAIN_TEXT];

	if (!value) {
		json_null(to, key);
		return;
	}
	json_plain(to, key, plain_fraction(text, column, value));
}

void json_string(struct json *to, const char *key, struct str s)
{
	append_key(to, key);
	append_string(to, s);
}

void json_text(struct json *to, const char *key, struct str s)
{
	if (s.length)
		json_string(to, key, s);
	else
		json_null(to, key);
}

void json_digits(struct json *to, const char *key, struct str s)
{
	enum { MOST = 15 }; /* digits that fit into a double */
	size_t digits = 0;

	while (digits < s.length && s.at[digits] >= '0' && s.at[digits] <= '9')
		digits++;
	if (digits && digits == s.length && digits <= MOST && (s.at[0] != '0' || digits == 1))
		json_plain(to, key, s);
	else
		json_string(to, key, s);
}
