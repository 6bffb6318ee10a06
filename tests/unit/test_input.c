/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "system/input.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/* A file of its own with these bytes. */
struct file {
	char path[64];
};

static struct file file_of(const char *bytes, size_t length)
{
	struct file file = {"/tmp/cgannotate-test-XXXXXX"};
	int fd = mkstemp(file.path);

	ck_assert_int_ge(fd, 0);
	ck_assert_int_eq(write(fd, bytes, length), (ssize_t)length);
	close(fd);
	return file;
}

/* All bytes that an input gives; checks that blocks are whole lines. */
static char *read_all(struct input *input, size_t *length)
{
	char *all = malloc(1);
	struct error error;
	struct str block;

	*length = 0;
	for (;;) {
		ck_assert_msg(input_block(input, &block, &error), "%s",
			      error.text);
		if (!block.length)
			break;
		ck_assert_int_eq(block.at[block.length - 1], '\n');
		/* The margins can be read. */
		(void)*(const volatile char *)(block.at - INPUT_MARGIN);
		(void)*(const volatile char *)(block.at + block.length +
					       INPUT_MARGIN - 1);
		all = realloc(all, *length + block.length + 1);
		memcpy(all + *length, block.at, block.length);
		*length += block.length;
	}
	all[*length] = '\0';
	return all;
}

static void check_file(const char *bytes, size_t length, const char *expected)
{
	struct file file = file_of(bytes, length);
	struct input input;
	struct error error;
	bool missing;
	char *real;
	size_t got;
	char *all;

	ck_assert(
		input_open_regular(&input, file.path, &real, &missing, &error));
	free(real);
	ck_assert(input.changed.tv_sec > 0);
	ck_assert_uint_eq(input.size, length);
	all = read_all(&input, &got);
	ck_assert_uint_eq(got, strlen(expected));
	ck_assert(memcmp(all, expected, got) == 0);
	ck_assert_uint_eq(input.offset, length);
	free(all);
	input_close(&input);
	unlink(file.path);
}

START_TEST(a_file_is_given_as_it_is)
{
	check_file("a\nb\n\nc\n", 7, "a\nb\n\nc\n");
}
END_TEST

START_TEST(an_empty_file_gives_nothing)
{
	check_file("", 0, "");
}
END_TEST

START_TEST(a_last_line_without_newline_gets_one)
{
	check_file("a\nb", 3, "a\nb\n");
	check_file("b", 1, "b\n");
}
END_TEST

START_TEST(a_last_newline_is_not_doubled)
{
	check_file("\n", 1, "\n");
	check_file("a\n\n", 3, "a\n\n");
}
END_TEST

/* Lines of such a length that blocks end anywhere in them. */
static void check_long(size_t line, size_t total, bool newline)
{
	char *bytes = malloc(total + 2);
	size_t i;
	char *expected;

	for (i = 0; i < total; i++)
		bytes[i] = i % line == line - 1 ? '\n'
						: (char)('a' + i / line % 26);
	bytes[total - 1] = newline ? '\n' : 'z';
	bytes[total] = '\0';
	expected = util_format("%s%s", bytes, newline ? "" : "\n");
	check_file(bytes, total, expected);
	free(expected);
	free(bytes);
}

START_TEST(files_longer_than_a_block_lose_and_double_nothing)
{
	check_long(77, 3 * INPUT_BLOCK + 5, true);
	check_long(77, 3 * INPUT_BLOCK + 5, false);
	check_long(64, 2 * INPUT_BLOCK, true);
	check_long(64, 2 * INPUT_BLOCK, false);
	check_long(64, INPUT_BLOCK, true);
	check_long(64, INPUT_BLOCK, false);
	check_long(64, INPUT_BLOCK + 1, false);
	check_long(64, INPUT_BLOCK - 1, false);
}
END_TEST

START_TEST(a_line_longer_than_a_block_is_given_whole)
{
	check_long(SIZE_MAX, INPUT_BLOCK, false);
	check_long(SIZE_MAX, INPUT_BLOCK + 1, true);
	check_long(SIZE_MAX, 3 * INPUT_BLOCK + 3, false);
	check_long(INPUT_BLOCK * 2 + 7, INPUT_BLOCK * 5, true);
}
END_TEST

/* Writes text into a pipe in pieces of this size, from another process. */
static int pipe_of(const char *text, size_t piece, pid_t *writer)
{
	size_t left = strlen(text);
	int ends[2];

	ck_assert_int_eq(pipe(ends), 0);
	*writer = fork();
	ck_assert_int_ge(*writer, 0);
	if (*writer == 0) {
		while (left) {
			size_t n = left < piece ? left : piece;

			if (write(ends[1], text, n) != (ssize_t)n)
				_exit(1);
			text += n;
			left -= n;
		}
		_exit(0);
	}
	close(ends[1]);
	return ends[0];
}

START_TEST(a_pipe_with_tiny_writes_gives_whole_lines)
{
	static const char text[] = "events: Ir\nfl=a.c\n\nfn=main\n1 2\n3 4";
	size_t piece;

	for (piece = 1; piece < 12; piece++) {
		struct input input;
		size_t length;
		pid_t writer;
		char *all;

		input_from(&input, "pipe", pipe_of(text, piece, &writer));
		ck_assert(!input.changed.tv_sec);
		ck_assert_uint_eq(input.size, 0);
		all = read_all(&input, &length);
		ck_assert_str_eq(all, "events: Ir\nfl=a.c\n\nfn=main\n1 2\n"
				      "3 4\n");
		free(all);
		input_close(&input);
		waitpid(writer, NULL, 0);
	}
}
END_TEST

START_TEST(whole_lines_of_a_pipe_are_given_before_it_ends)
{
	struct input input;
	struct error error;
	struct str block;
	int ends[2];

	ck_assert_int_eq(pipe(ends), 0);
	input_from(&input, "pipe", ends[0]);
	ck_assert_int_eq(write(ends[1], "a\nb\nc", 5), 5);
	/* This would wait for ever if it waited for more. */
	ck_assert(input_block(&input, &block, &error));
	ck_assert(str_equal(block, STR("a\nb\n")));
	close(ends[1]);
	ck_assert(input_block(&input, &block, &error));
	ck_assert(str_equal(block, STR("c\n")));
	ck_assert(input_block(&input, &block, &error));
	ck_assert_uint_eq(block.length, 0);
	input_close(&input);
}
END_TEST

START_TEST(what_was_peeked_at_is_given_again)
{
	static const char *const texts[] = {"a\nb\nlast", "a", ""};
	static const char *const given[] = {"a\nb\nlast\n", "a\n", ""};
	size_t i;

	for (i = 0; i < LENGTH(texts); i++) {
		struct file file = file_of(texts[i], strlen(texts[i]));
		struct input input;
		struct error error;
		struct str beginning;
		size_t length;
		char *all;

		ck_assert(input_open(&input, file.path, &error));
		ck_assert(input_peek(&input, &beginning, &error));
		ck_assert(str_equal(beginning, str_of(texts[i])));
		ck_assert(input_peek(&input, &beginning, &error));
		ck_assert(str_equal(beginning, str_of(texts[i])));
		all = read_all(&input, &length);
		ck_assert_str_eq(all, given[i]);
		free(all);
		input_close(&input);
		unlink(file.path);
	}
}
END_TEST

/* However many there are, so that a pipe and a file are judged alike. */
START_TEST(so_many_bytes_are_peeked_at)
{
	static char bytes[INPUT_PEEK + 1];
	struct file file = file_of(bytes, sizeof(bytes));
	struct input input;
	struct error error;
	struct str beginning;

	ck_assert(input_open(&input, file.path, &error));
	ck_assert(input_peek(&input, &beginning, &error));
	ck_assert_uint_eq(beginning.length, INPUT_PEEK);
	input_close(&input);
	unlink(file.path);
}
END_TEST

START_TEST(a_file_that_is_missing_is_named)
{
	struct input input;
	struct error error;

	ck_assert(!input_open(&input, "/nowhere/x.out", &error));
	ck_assert_str_eq(error.text,
			 "/nowhere/x.out: No such file or directory");
	ck_assert(!error.usage);
}
END_TEST

START_TEST(a_directory_is_an_error_that_names_it)
{
	struct input input;
	struct error error;
	bool missing;
	char *real;
	struct str block;

	ck_assert(!input_open_regular(&input, "/tmp", &real, &missing, &error));
	free(real);
	ck_has(error.text, "/tmp: not a regular file");
	if (input_open(&input, "/tmp", &error)) {
		ck_assert(!input_block(&input, &block, &error));
		input_close(&input);
	}
	ck_has(error.text, "/tmp: ");
	ck_has(error.text, "irectory");
}
END_TEST

START_TEST(a_fifo_is_refused_at_once_where_only_files_are_wanted)
{
	struct file file = file_of("", 0);
	struct input input;
	struct error error;
	bool missing;
	char *real;

	unlink(file.path);
	ck_assert_int_eq(mkfifo(file.path, 0600), 0);
	/* Nobody writes: an ordinary open would wait. */
	ck_assert(!input_open_regular(&input, file.path, &real, &missing,
				      &error));
	free(real);
	ck_has(error.text, file.path);
	ck_assert(missing);
	unlink(file.path);
}
END_TEST

START_TEST(a_device_is_read_where_any_input_is_wanted)
{
	struct input input;
	struct error error;
	size_t length;
	char *all;

	ck_assert(input_open(&input, "/dev/null", &error));
	all = read_all(&input, &length);
	ck_assert_uint_eq(length, 0);
	free(all);
	input_close(&input);
}
END_TEST

START_TEST(nothing_of_the_kernel_is_a_file)
{
	static const char *const paths[] = {
		"/proc/self/environ",
		"/./proc/../proc//self/environ",
		"/proc/self/root/proc/self/environ",
		"/sys/kernel/mm/transparent_hugepage/enabled",
		"/dev/null",
	};
	struct input input;
	struct error error;
	bool missing;
	char *real;
	size_t i;

	for (i = 0; i < LENGTH(paths); i++) {
		ck_assert_msg(!input_open_regular(&input, paths[i], &real,
						  &missing, &error),
			      "%s", paths[i]);
		ck_assert_msg(missing, "%s", error.text);
		free(real);
	}
}
END_TEST

/* As a file that another program goes on writing to. */
START_TEST(no_more_is_read_than_the_size_at_the_beginning)
{
	struct file file = file_of("a\nb\n", 4);
	struct input input;
	struct error error;
	bool missing;
	char *real;
	size_t length;
	char *all;
	FILE *more;

	ck_assert(
		input_open_regular(&input, file.path, &real, &missing, &error));
	free(real);
	more = fopen(file.path, "a");
	fputs("c\n", more);
	fclose(more);
	all = read_all(&input, &length);
	ck_assert_str_eq(all, "a\nb\n");
	free(all);
	input_close(&input);
	unlink(file.path);
}
END_TEST

/*
 * A line of length bytes between two short ones is cut to INPUT_LINE bytes,
 * its newline included.
 */
static void check_long_line(size_t length, bool ends)
{
	char *bytes = malloc(length + 8), *all;
	size_t kept = length < INPUT_LINE ? length : INPUT_LINE - 1, got;
	struct input input;
	struct error error;
	struct file file;

	memcpy(bytes, "a\n", 2);
	memset(bytes + 2, 'x', length);
	memcpy(bytes + 2 + length, "\nb\n", 3);
	file = file_of(bytes, 2 + length + (ends ? 3 : 0));
	ck_assert(input_open(&input, file.path, &error));
	all = read_all(&input, &got);
	ck_assert_uint_eq(got, 2 + kept + (ends ? 3 : 1));
	ck_assert(memcmp(all, bytes, 2 + kept) == 0);
	ck_assert_str_eq(all + 2 + kept, ends ? "\nb\n" : "\n");
	ck_assert_uint_eq(input.cut, kept < length);
	ck_assert_uint_le(input.room, INPUT_LINE);
	free(all);
	free(bytes);
	input_close(&input);
	unlink(file.path);
}

START_TEST(a_line_of_more_than_1_MB_is_cut)
{
	size_t i;

	for (i = 0; i < 2; i++) {
		check_long_line(1000000, i == 0);
		check_long_line(INPUT_LINE - 2, i == 0);
		check_long_line(INPUT_LINE - 1, i == 0);
		check_long_line(INPUT_LINE, i == 0);
		check_long_line(INPUT_LINE + 1, i == 0);
		check_long_line(INPUT_LINE + INPUT_BLOCK, i == 0);
		check_long_line(3 * INPUT_LINE + 5, i == 0);
	}
}
END_TEST

START_TEST(bytes_of_any_value_are_given)
{
	struct file file = file_of("\0\xff\r\n\0", 5);
	struct input input;
	struct error error;
	size_t length;
	char *all;

	ck_assert(input_open(&input, file.path, &error));
	all = read_all(&input, &length);
	ck_assert_uint_eq(length, 6);
	ck_assert(memcmp(all, "\0\xff\r\n\0\n", 6) == 0);
	free(all);
	input_close(&input);
	unlink(file.path);
}
END_TEST

SUITE_OF(input, a_file_is_given_as_it_is, an_empty_file_gives_nothing,
	 a_last_line_without_newline_gets_one, a_last_newline_is_not_doubled,
	 files_longer_than_a_block_lose_and_double_nothing,
	 a_line_longer_than_a_block_is_given_whole,
	 a_pipe_with_tiny_writes_gives_whole_lines,
	 whole_lines_of_a_pipe_are_given_before_it_ends,
	 what_was_peeked_at_is_given_again, so_many_bytes_are_peeked_at,
	 a_file_that_is_missing_is_named,
	 a_directory_is_an_error_that_names_it,
	 a_fifo_is_refused_at_once_where_only_files_are_wanted,
	 a_device_is_read_where_any_input_is_wanted,
	 bytes_of_any_value_are_given, nothing_of_the_kernel_is_a_file,
	 no_more_is_read_than_the_size_at_the_beginning,
	 a_line_of_more_than_1_MB_is_cut)
