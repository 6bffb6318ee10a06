/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/html/html_text.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * What has no glyph, and what gives text another direction: the same as in
 * src/write/page/show.js.
 */
static const struct range {
	uint32_t first, last;
} hidden[] = {
	{0xad, 0xad},       {0x61c, 0x61c},   {0x115f, 0x1160},
	{0x17b4, 0x17b5},   {0x180e, 0x180e}, {0x200b, 0x200f},
	{0x2028, 0x202f},   {0x205f, 0x206f}, {0x3164, 0x3164},
	{0xfeff, 0xfeff},   {0xffa0, 0xffa0}, {0xfff0, 0xfffb},
	{0xe0000, 0xe0fff},
};

static bool is_hidden(uint32_t c)
{
	size_t i;

	for (i = 0; i < sizeof(hidden) / sizeof(*hidden); i++)
		if (c >= hidden[i].first && c <= hidden[i].last)
			return true;
	return false;
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
	else if (is_hidden(c))
		fprintf(out, "\\u{%" PRIx32 "}", c);
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
