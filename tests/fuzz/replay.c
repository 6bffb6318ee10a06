/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A main for a fuzz target where there is no libFuzzer: feeds it each file of
 * a directory, having printed the name of the file, so that the last name is
 * that of the input it did not survive.
 */
#include <dirent.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void die(const char *path)
{
	perror(path);
	exit(EXIT_FAILURE);
}

static void feed(const char *path)
{
	FILE *file = fopen(path, "rb");
	uint8_t *data;
	long size;

	if (!file || fseek(file, 0, SEEK_END) != 0)
		die(path);
	size = ftell(file);
	rewind(file);
	/* Not a byte more, so that a read past the end is seen */
	data = size < 0 ? NULL : malloc((size_t)size);
	if (size < 0 || (size > 0 && !data))
		die(path);
	if (fread(data, 1, (size_t)size, file) != (size_t)size)
		die(path);
	fclose(file);
	LLVMFuzzerTestOneInput(data, (size_t)size);
	free(data);
}

int main(int argc, char **argv)
{
	struct dirent **entries;
	char path[4096];
	int count;
	int fed = 0;

	if (argc != 2) {
		fprintf(stderr, "usage: %s DIRECTORY\n", argv[0]);
		return 2;
	}
	count = scandir(argv[1], &entries, NULL, alphasort);
	if (count < 0)
		die(argv[1]);
	for (int i = 0; i < count; i++) {
		const char *name = entries[i]->d_name;

		snprintf(path, sizeof(path), "%s/%s", argv[1], name);
		if (name[0] != '.') {
			puts(name);
			fflush(stdout);
			feed(path);
			fed++;
		}
		free(entries[i]);
	}
	free(entries);
	if (fed == 0) {
		fprintf(stderr, "%s: no inputs\n", argv[1]);
		return EXIT_FAILURE;
	}
	return EXIT_SUCCESS;
}
