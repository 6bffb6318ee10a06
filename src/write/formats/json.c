/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/formats/json.h"

#include "base/number.h"
#include "write/formats/plain_value.h"

static void put_escaped(FILE *out, uint32_t c)
{
	switch (c) {
	case '"':
		fputs("\\\"", out);
		break;
	case '\\':
		fputs("\\\\", out);
		break;
	case '\n':
		fputs("\\n", out);
		break;
	case '\t':
		fputs("\\t", out);
		break;
	default:
		fprintf(out, "\\u%04x", (unsigned)c);
	}
}

static bool is_escaped(uint32_t c)
{
	return str_is_control(c) || c == '"' || c == '\\' || c == '<' ||
	       c == '>' || c == '&' || c == 0x2028 || c == 0x2029;
}

/* The number of bytes at the front of s that are printed unchanged. */
static size_t plain_length(struct str s)
{
	size_t n = 0;

	while (n < s.length && (unsigned char)s.at[n] < 0x7f &&
	       !is_escaped((unsigned char)s.at[n]))
		n++;
	return n;
}

static void put_string(FILE *out, struct str s)
{
	putc_unlocked('"', out);
	while (s.length) {
		size_t n = plain_length(s);
		struct str piece;
		uint32_t c;

		fwrite(s.at, 1, n, out);
		s = (struct str){s.at + n, s.length - n};
		if (!s.length)
			break;
		piece = str_eat_character(&s, &c);
		if (!piece.length)
			fputs("\xef\xbf\xbd", out);
		else if (is_escaped(c))
			put_escaped(out, c);
		else
			fwrite(piece.at, 1, piece.length, out);
	}
	putc_unlocked('"', out);
}

void json_key(struct json *to, const char *key)
{
	if (to->more) {
		putc_unlocked(',', to->out);
		if (!to->dense)
			putc_unlocked(' ', to->out);
	}
	/* As printf(), in a third of the time: there are many keys. */
	if (key) {
		putc_unlocked('"', to->out);
		fputs(key, to->out);
		fwrite("\": ", 1, to->dense ? 2 : 3, to->out);
	}
	to->more = true;
}

void json_line(struct json *to, int indent)
{
	if (to->more)
		putc_unlocked(',', to->out);
	putc_unlocked('\n', to->out);
	for (; !to->dense && indent; indent--)
		putc_unlocked(' ', to->out);
	to->more = false;
}

void json_open(struct json *to, const char *key, char bracket)
{
	json_key(to, key);
	putc_unlocked(bracket, to->out);
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
	fputs(brackets, to->out);
	to->more = true;
}

void json_null(struct json *to, const char *key)
{
	json_key(to, key);
	fputs("null", to->out);
}

void json_flag(struct json *to, const char *key, bool flag)
{
	json_key(to, key);
	fputs(flag ? "true" : "false", to->out);
}

void json_count(struct json *to, const char *key, int64_t count)
{
	json_key(to, key);
	plain_count(to->out, count);
}

void json_number(struct json *to, const char *key, bool known, uint64_t number)
{
	char text[NUMBER_TEXT];
	size_t length;

	if (!known) {
		json_null(to, key);
		return;
	}
	length = number_print(number, text);
	json_key(to, key);
	fwrite(text, 1, length, to->out);
}

void json_fraction(struct json *to, const char *key,
		   const struct column *column, const struct fraction *value)
{
	if (!value) {
		json_null(to, key);
		return;
	}
	json_key(to, key);
	plain_fraction(to->out, column, value);
}

void json_string(struct json *to, const char *key, struct str s)
{
	json_key(to, key);
	put_string(to->out, s);
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
	if (digits && digits == s.length && digits <= MOST &&
	    (s.at[0] != '0' || digits == 1)) {
		json_key(to, key);
		fwrite(s.at, 1, digits, to->out);
	} else {
		json_string(to, key, s);
	}
}
