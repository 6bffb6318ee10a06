/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write.h"

void write_str(FILE *out, struct str s)
{
	for (;;) {
		size_t n = str_printable(s);

		fwrite(s.at, 1, n, out);
		if (n == s.length)
			return;
		fprintf(out, "\\x%02x", (unsigned char)s.at[n]);
		s = (struct str){s.at + n + 1, s.length - n - 1};
	}
}
