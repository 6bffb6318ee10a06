/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * swap LINK A B: makes LINK a link to A, then to B, and so on until it is
 * killed, as fast as it can.
 */
#include <stdio.h>
#include <unistd.h>

int main(int argc, char **argv)
{
	char path[4096];
	unsigned i;

	if (argc != 4)
		return 2;
	snprintf(path, sizeof(path), "%s.new", argv[1]);
	for (i = 0;; i++)
		if (symlink(argv[2 + i % 2], path) != 0 ||
		    rename(path, argv[1]) != 0)
			return 1;
}
