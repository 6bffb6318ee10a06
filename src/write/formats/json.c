/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/formats/json.h"

#include "base/number.h"
#include "write/formats/plain_value.h"

#include <stdarg.h>
#include <string.h>

static void flush(struct json *to)
{
	fwrite(to->text, 1, to->length, to->out);
	to->length = 0;
}

/* Appends bytes: there are so many short ones that fwrite() took longer. */
static void append(struct json *to, const char *bytes, size_t n)
{
	if (n > sizeof(to->text) - to->length) {
		flush(to);
		if (n > sizeof(to->text)) {
			fwrite(bytes, 1, n, to->out);
			return;
		}
	}
	memcpy(to->text + to->length, bytes, n);
	to->length += n;
}

static void append_byte(struct json *to, char byte)
{
	if (to->length == sizeof(to->text))
		flush(to);
	to->text[to->length++] = byte;
}

static void append_text(struct json *to, const char *text)
{
	append(to, text, strlen(text));
}

/* Appends blanks that only help to read. */
static void append_blanks(struct json *to, int count)
{
	for (; !to->dense && count; count--)
		append_byte(to, ' ');
}

static void append_escaped(struct json *to, uint32_t c)
{
	static const char special[] = {'"', '\\', '\n', '\t'};
	const char *at = c < 0x80 ? memchr(special, (int)c, sizeof(special)) : NULL;
	char text[] = "\\u0000";

	if (at)
		sprintf(text, "\\%c", "\"\\nt"[at - special]);
	else
		sprintf(text, "\\u%04x", (unsigned)c & 0xffff);
	append_text(to, text);
}

static bool is_escaped(uint32_t c)
{
	return str_is_control(c) || c == '"' || c == '\\' || c == '<' || c == '>' || c == '&' ||
	       c == 0x2028 || c == 0x2029;
}

/* The number of bytes at the front of s that are printed unchanged. */
static size_t plain_length(struct str s)
{
	size_t n = 0;

	while (n < s.length && (unsigned char)s.at[n] < 0x7f && !is_escaped((unsigned char)s.at[n]))
		n++;
	return n;
}

static void append_string(struct json *to, struct str s)
{
	append_byte(to, '"');
	while (s.length) {
		size_t n = plain_length(s);
		struct str piece;
		uint32_t c;

		append(to, s.at, n);
		s = (struct str){s.at + n, s.length - n};
		if (!s.length)
			break;
		piece = str_eat_character(&s, &c);
		if (!piece.length)
			append_text(to, "\xef\xbf\xbd");
		else if (is_escaped(c))
			append_escaped(to, c);
		else
			append(to, piece.at, piece.length);
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
	if (key && !to->bare) {
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

void json_end(struct json *to, const char *text)
{
	append_text(to, text);
	flush(to);
}

void json_plain(struct json *to, const char *key, struct str text)
{
	append_key(to, key);
	append(to, text.at, text.length);
}

void json_print(struct json *to, const char *key, const char *format, ...)
{
	va_list args;
	int n;

	append_key(to, key);
	flush(to);
	va_start(args, format);
	n = vsnprintf(to->text, sizeof(to->text), format, args);
	va_end(args);
	to->length = (size_t)n;
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
