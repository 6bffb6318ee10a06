/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small reader of JSON, which requires that it is well-formed. */
#pragma once

#include "setup.h"

static inline struct str text_of(const struct written *w)
{
	return (struct str){w->text, w->length};
}

/* Text of a name as a format is to have it. */
static inline void put_clean(FILE *out, struct str s)
{
	while (s.length) {
		uint32_t c;
		size_t n = str_utf8(s, &c);

		if (n)
			fwrite(s.at, 1, n, out);
		else
			fputs("\xef\xbf\xbd", out);
		n += n == 0;
		s = (struct str){s.at + n, s.length - n};
	}
}

static inline bool is_valid(struct str s)
{
	while (s.length) {
		uint32_t c;
		size_t n = str_utf8(s, &c);

		if (!n)
			return false;
		s = (struct str){s.at + n, s.length - n};
	}
	return true;
}

/* Goes past one character, with the blanks behind it. */
static inline const char *past(const char *at, char c)
{
	REQUIRE(*at == c);
	for (at++; *at == ' ' || *at == '\n';)
		at++;
	return at;
}

static inline const char *past_blanks(const char *at)
{
	while (*at == ' ' || *at == '\n')
		at++;
	return at;
}

/* Goes past a string; what it says goes to out, if that is not NULL. */
static inline const char *past_string(const char *at, FILE *out)
{
	REQUIRE(*at == '"');
	for (at++; *at != '"'; at++) {
		unsigned c = (unsigned char)*at;

		REQUIRE(c >= 0x20 && c != 0x7f);
		if (c == '\\') {
			static const char from[] = "\"\\nt", to[] = "\"\\\n\t";
			const char *escape;

			c = (unsigned char)*++at;
			if (c == 'u') {
				char digits[5] = {0}, *end;

				memcpy(digits, at + 1, 4);
				c = (unsigned)strtoul(digits, &end, 16);
				REQUIRE(end == digits + 4);
				at += 4;
				/* U+0080 to U+009F, and the two line ends. */
				if (out && c >= 0x800)
					fprintf(out, "\xe2\x80%c",
						(int)c - 0x1f80);
				else if (out && c >= 0x80)
					fprintf(out, "\xc2%c", (int)c);
				if (c >= 0x80)
					continue;
			} else {
				escape = memchr(from, (int)c, 4);
				REQUIRE(escape);
				c = (unsigned char)to[escape - from];
			}
		}
		if (out)
			putc((int)c, out);
	}
	return past_blanks(at + 1);
}

/* Goes past a value; only trees of calls are deep. */
static inline const char *past_value(const char *at, int deep)
{
	static const char *const words[] = {"null", "true", "false"};
	char end = *at == '{' ? '}' : ']';
	size_t i;

	REQUIRE(deep < 1000);
	if (*at == '"')
		return past_string(at, NULL);
	for (i = 0; i < LENGTH(words); i++)
		if (strncmp(at, words[i], strlen(words[i])) == 0)
			return past_blanks(at + strlen(words[i]));
	if (*at == '{' || *at == '[') {
		at = past(at, *at);
		while (*at != end) {
			if (end == '}')
				at = past(past_string(at, NULL), ':');
			at = past_value(at, deep + 1);
			if (*at != end)
				REQUIRE(*(at = past(at, ',')) != end);
		}
		return past(at, end);
	}
	at += *at == '-';
	REQUIRE(*at >= '0' && *at <= '9');
	REQUIRE(*at != '0' || at[1] < '0' || at[1] > '9');
	at += strspn(at, "0123456789");
	if (*at == '.') {
		REQUIRE(strspn(at + 1, "0123456789") > 0);
		at += 1 + strspn(at + 1, "0123456789");
	}
	return past_blanks(at);
}

/* The value of a key of an object. */
static inline const char *member(const char *at, const char *key)
{
	size_t length = strlen(key);

	at = past(at, '{');
	for (;;) {
		bool found = strncmp(at + 1, key, length) == 0 &&
			     at[1 + length] == '"';

		at = past(past_string(at, NULL), ':');
		if (found)
			return at;
		at = past(past_value(at, 0), ',');
	}
}

/* Goes to the first or the next item of an array; false: there is none. */
static inline bool next_item(const char **at, bool first)
{
	*at = first ? past(*at, '[') : past_value(*at, 0);
	if (**at == ']')
		return false;
	if (!first)
		*at = past(*at, ',');
	return true;
}
