/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/formats/json_string.h"

#include <stdint.h>

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

/* How many bytes from the front of s are printed as they are. */
static size_t plain_length(struct str s)
{
	size_t n = 0;

	while (n < s.length && (unsigned char)s.at[n] < 0x7f &&
	       !is_escaped((unsigned char)s.at[n]))
		n++;
	return n;
}

void json_string(FILE *out, struct str s)
{
	putc('"', out);
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
	putc('"', out);
}

void json_number(FILE *out, struct str s)
{
	enum { MOST = 15 }; /* digits that fit into a double */
	size_t digits = 0;

	while (digits < s.length && s.at[digits] >= '0' && s.at[digits] <= '9')
		digits++;
	if (digits && digits == s.length && digits <= MOST &&
	    (s.at[0] != '0' || digits == 1))
		fwrite(s.at, 1, digits, out);
	else
		json_string(out, s);
}
