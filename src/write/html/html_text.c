/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/html/html_text.h"

#include <inttypes.h>
#include <stdint.h>

/* The escape of a character that is special in HTML; NULL: it is not. */
static const char *entity_of(uint32_t c)
{
	switch (c) {
	case '<':
		return "&lt;";
	case '>':
		return "&gt;";
	case '&':
		return "&amp;";
	case '"':
		return "&quot;";
	case '\'':
		return "&#39;";
	default:
		return NULL;
	}
}

void html_text(FILE *out, struct str s)
{
	char escape[STR_ESCAPE];

	while (s.length) {
		uint32_t c;
		struct str piece = str_eat_character(&s, &c);

		if (!piece.length)
			fputs("\xef\xbf\xbd", out);
		else if (entity_of(c))
			fputs(entity_of(c), out);
		else if (str_is_control(c) && c != '\t')
			fprintf(out, "\\x%02" PRIx32, c);
		else if (str_is_hidden(c) && str_escape(piece, escape))
			fputs(escape, out);
		else
			fwrite(piece.at, 1, piece.length, out);
	}
}
