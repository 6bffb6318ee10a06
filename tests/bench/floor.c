/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The yardstick: what it costs to look at a profile and do nothing with it.
 *
 *	floor FILE
 *
 * finds the end of each line, decodes each number of each cost line, adds
 * the numbers to one sum and prints it, so that the compiler can leave
 * nothing out.  Other lines are skipped.  It is a plain scalar loop on
 * purpose: the times of cgannotate are given as multiples of its time.
 *
 * The file is mapped.  Reading it into a buffer of 256 KB with read(2), an
 * unfinished line carried over, was measured too: 10 % slower on files of 40
 * and of 280 MB that are in the page cache.  The peak memory of this program
 * therefore says nothing: it is the size of the file.
 */

#include <fcntl.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static int hex_value(char c)
{
	if (is_digit(c))
		return c - '0';
	if (c >= 'a' && c <= 'f')
		return c - 'a' + 10;
	if (c >= 'A' && c <= 'F')
		return c - 'A' + 10;
	return -1;
}

/* Decodes the number at p; returns what follows it. */
static inline const char *number(const char *p, uint64_t *n)
{
	*n = 0;
	if (p[0] == '0' && p[1] == 'x') {
		for (p += 2; hex_value(*p) >= 0; p++)
			*n = *n * 16 + (uint64_t)hex_value(*p);
	} else {
		for (; is_digit(*p); p++)
			*n = *n * 10 + (uint64_t)(*p - '0');
	}
	return p;
}

/*
 * Adds the numbers of the cost line at p to *sum: -N is subtracted, * is
 * nothing.  Returns where it stopped: at the newline, or at the first byte
 * that no cost line has.
 */
static const char *cost_line(const char *p, uint64_t *sum)
{
	uint64_t s = *sum;
	uint64_t n;

	for (;;) {
		while (*p == ' ' || *p == '\t')
			p++;
		if (is_digit(*p)) {
			p = number(p, &n);
			s += n;
		} else if (*p == '+') {
			p = number(p + 1, &n);
			s += n;
		} else if (*p == '-') {
			p = number(p + 1, &n);
			s -= n;
		} else if (*p == '*') {
			p++;
		} else {
			*sum = s;
			return p;
		}
	}
}
/* Returns the sum of the lines in [p, end); the last byte is a newline. */
static uint64_t sum_lines(const char *p, const char *end)
{
	uint64_t sum = 0;

	while (p < end) {
		if (is_digit(*p) || *p == '+' || *p == '-' || *p == '*')
			p = cost_line(p, &sum);
		if (*p != '\n')
			p = memchr(p, '\n', (size_t)(end - p));
		p++;
	}
	return sum;
}

static void die(const char *what)
{
	perror(what);
	exit(1);
}

int main(int argc, char **argv)
{
	if (argc != 2) {
		fprintf(stderr, "usage: floor FILE\n");
		return 2;
	}
	int fd = open(argv[1], O_RDONLY);
	struct stat st;
	if (fd < 0 || fstat(fd, &st) < 0)
		die(argv[1]);

	uint64_t sum = 0;
	size_t size = (size_t)st.st_size;
	if (size > 0) {
		char *text = mmap(NULL, size, PROT_READ, MAP_PRIVATE, fd, 0);
		if (text == MAP_FAILED)
			die(argv[1]);
		posix_madvise(text, size, POSIX_MADV_SEQUENTIAL);

		/* A last line without newline is read from a copy with one. */
		size_t whole = size;
		while (whole > 0 && text[whole - 1] != '\n')
			whole--;
		size_t rest = size - whole;
		char *last = malloc(rest + 1);
		if (!last)
			die("malloc");
		memcpy(last, text + whole, rest);
		last[rest] = '\n';

		sum = sum_lines(text, text + whole);
		sum += sum_lines(last, last + rest + 1);
		free(last);
		munmap(text, size);
	}
	close(fd);
	printf("%" PRIu64 "\n", sum);
	return 0;
}
