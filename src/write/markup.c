/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/markup.h"

#include <ctype.h>

const struct markup MARKUP_HTML = {
	.backslash = "\\",
	.of = {['\t'] = "\t",
	       ['<'] = "&lt;",
	       ['>'] = "&gt;",
	       ['&'] = "&amp;",
	       ['"'] = "&quot;",
	       ['\''] = "&#39;"},
};

void markup_put(FILE *out, const struct markup *markup, struct str s)
{
	char escape[STR_ESCAPE];

	while (s.length) {
		uint32_t c;
		struct str piece = str_eat_character(&s, &c);

		if (!piece.length)
			fputs("\xef\xbf\xbd", out);
		else if (c < 0x80 && markup->of[c])
			fputs(markup->of[c], out);
		else if (str_is_control(c))
			fprintf(out, "%sx%02x", markup->backslash, (unsigned)c);
		else if (str_is_hidden(c) && str_escape(piece, escape))
			fprintf(out, "%s%s", markup->backslash, escape + 1);
		else if (markup->numbers && c < 0x80 && !isalnum((int)c))
			fprintf(out, "&#%u;", (unsigned)c);
		else
			fwrite(piece.at, 1, piece.length, out);
	}
}
