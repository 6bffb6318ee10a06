/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/formats/json.h"

/* putc() would lock the file for each byte. */
static void append(FILE *out, struct str bytes)
{
	for (size_t i = 0; i < bytes.length; i++)
		putc_unlocked(bytes.at[i], out);
}

static void append_text(FILE *out, const char *text)
{
	for (; *text; text++)
		putc_unlocked(*text, out);
}

static bool is_escaped(uint32_t c)
{
	return str_is_control(c) || c == '"' || c == '\\' || c == '<' || c == '>' || c == '&' ||
	       c == 0x2028 || c == 0x2029;
}

static void append_string(FILE *out, struct str s)
{
	static const char special[] = {'"', '\\', '\n', '\t'};

	putc_unlocked('"', out);
	while (s.length) {
		const char *at;
		struct str piece;
		uint32_t c = (unsigned char)s.at[0];

		if (c >= ' ' && c <= '~' && !is_escaped(c)) {
			putc_unlocked((int)c, out);
			s = str_from(s, 1);
			continue;
		}
		piece = str_eat_character(&s, &c);
		if (!piece.length)
			piece = STR("\xef\xbf\xbd");
		else if (is_escaped(c))
			piece.length = 0;
		append(out, piece);
		if (piece.length)
			continue;
		putc_unlocked('\\', out);
		at = c < 0x80 ? memchr(special, (int)c, sizeof(special)) : NULL;
		putc_unlocked(at ? "\"\\nt"[at - special] : 'u', out);
		for (int shift = 12; !at && shift >= 0; shift -= 4)
			putc_unlocked("0123456789abcdef"[c >> shift & 15], out);
	}
	putc_unlocked('"', out);
}

/* Appends the comma and the key; the caller appends the value. */
static void append_key(struct json *to, const char *key)
{
	if (to->more) {
		putc_unlocked(',', to->out);
		putc_unlocked(' ', to->out);
	}
	if (key) {
		putc_unlocked('"', to->out);
		append_text(to->out, key);
		append_text(to->out, "\": ");
	}
	to->more = true;
}

void json_line(struct json *to, int indent)
{
	append_text(to->out, to->more ? ",\n" : "\n");
	for (; indent; indent--)
		putc_unlocked(' ', to->out);
	to->more = false;
}

void json_open(struct json *to, const char *key, char bracket)
{
	append_key(to, key);
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
	append_text(to->out, brackets);
	to->more = true;
}

void json_plain(struct json *to, const char *key, struct str text)
{
	append_key(to, key);
	append(to->out, text);
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
	append_key(to, key);
	number_put(to->out, count < 0, number_magnitude(count));
}

void json_number(struct json *to, const char *key, bool known, uint64_t number)
{
	if (known) {
		append_key(to, key);
		number_put(to->out, false, number);
	} else {
		json_null(to, key);
	}
}

void json_fraction(struct json *to, const char *key, const struct column *column,
		   const struct fraction *value)
{
	if (value) {
		append_key(to, key);
		numbers_put_plain(to->out, column, value);
	} else {
		json_null(to, key);
	}
}

void json_string(struct json *to, const char *key, struct str s)
{
	append_key(to, key);
	append_string(to->out, s);
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
		json_text(to, key, s);
}
