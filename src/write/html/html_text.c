/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/html/html_text.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>

/* What marks have no glyph, and what gives text another direction. */
static bool is_hidden(uint32_t c)
{
	return (c >= 0x200b && c <= 0x200f) || (c >= 0x2028 && c <= 0x202e) ||
	       (c >= 0x2060 && c <= 0x206f) || c == 0x61c || c == 0xad ||
	       c == 0xfeff || (c >= 0xfff0 && c <= 0xfffb) ||
	       (c >= 0xe0000 && c <= 0xe0fff);
}

static void put_character(FILE *out, struct str bytes, uint32_t c)
{
	switch (c) {
	case '<':
		fputs("&lt;", out);
		return;
	case '>':
		fputs("&gt;", out);
		return;
	case '&':
		fputs("&amp;", out);
		return;
	case '"':
		fputs("&quot;", out);
		return;
	case '\'':
		fputs("&#39;", out);
		return;
	default:
		break;
	}
	if ((c < 0x20 && c != '\t') || (c >= 0x7f && c < 0xa0))
		fprintf(out, "\\x%02" PRIx32, c);
	else if (is_hidden(c))
		fprintf(out, "\\u{%" PRIx32 "}", c);
	else
		fwrite(bytes.at, 1, bytes.length, out);
}

void html_text(FILE *out, struct str s)
{
	while (s.length) {
		uint32_t c;
		size_t n = str_utf8(s, &c);

		if (n)
			put_character(out, (struct str){s.at, n}, c);
		else
			fputs("\xef\xbf\xbd", out);
		n += n == 0;
		s = (struct str){s.at + n, s.length - n};
	}
}
