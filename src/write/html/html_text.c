/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/html/html_text.h"

#include <inttypes.h>
#include <stdint.h>

static void put_hidden(FILE *out, struct str bytes)
{
	char escape[STR_ESCAPE];

	str_escape(bytes, escape);
	fputs(escape, out);
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
	if (str_is_control(c) && c != '\t')
		fprintf(out, "\\x%02" PRIx32, c);
	else if (str_is_hidden(c))
		put_hidden(out, bytes);
	else
		fwrite(bytes.at, 1, bytes.length, out);
}

void html_text(FILE *out, struct str s)
{
	while (s.length) {
		uint32_t c;
		struct str piece = str_eat_character(&s, &c);

		if (piece.length)
			put_character(out, piece, c);
		else
			fputs("\xef\xbf\xbd", out);
	}
}
