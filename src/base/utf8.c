/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/utf8.h"

/* How long a character is that begins with this byte; 0: none does. */
static size_t length_of(unsigned char first)
{
	if (first < 0x80)
		return 1;
	if (first >= 0xc2 && first < 0xe0)
		return 2;
	if (first >= 0xe0 && first < 0xf0)
		return 3;
	return first >= 0xf0 && first < 0xf5 ? 4 : 0;
}

size_t utf8_decode(struct str s, uint32_t *character)
{
	static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
	unsigned char first = (unsigned char)s.at[0];
	size_t n = length_of(first), i;
	uint32_t c = n == 1 ? first : first & (0x7fU >> n);

	if (!n || s.length < n)
		return 0;
	for (i = 1; i < n; i++) {
		unsigned char next = (unsigned char)s.at[i];

		if ((next & 0xc0) != 0x80)
			return 0;
		c = c << 6 | (next & 0x3f);
	}
	if (c < least[n] || c > 0x10ffff || (c >= 0xd800 && c < 0xe000))
		return 0;
	*character = c;
	return n;
}
