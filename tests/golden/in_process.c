/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Runs the program many times in one process, which is what starting it would
 * cost otherwise.  The program keeps nothing from one run to the next: main()
 * of src/main.c returns, and is cgannotate_main() here.
 *
 * Each request on standard input is fields that end in NUL: a directory to run
 * in, variables of the environment, where standard output and standard error go,
 * with what they are compared (two files, or twice nothing), the number of
 * arguments, and these.  The answer is a line: the exit status, and whether the two
 * files are as expected ("same" or "other").  What they are sent to is then closed,
 * as it may be a pipe.  To leave memory or a descriptor behind is an error, as a
 * program that leaks ends in one; this process then ends in one, too.
 *
 * If the program crashes or takes more than SECONDS, the first argument, this
 * process ends, and its exit status says how.
 */
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int cgannotate_main(int argc, char **argv);

/* Of a sanitizer that finds leaks, if the program is built with one. */
int __attribute__((weak)) __lsan_do_recoverable_leak_check(void);
size_t __attribute__((weak)) __sanitizer_get_current_allocated_bytes(void);

/* A small quarantine holds what one run has freed; a large one costs time. */
const char *__asan_default_options(void);
const char *__asan_default_options(void)
{
	return "quarantine_size_mb=8";
}

enum { LEAKED = 99 }; /* the exit status of a run that left something behind */

/* Reads a field, which the caller frees; NULL: there are no more. */
static char *read_field(FILE *in)
{
	char *field = NULL;
	size_t room = 0;

	if (getdelim(&field, &room, '\0', in) < 0) {
		free(field);
		return NULL;
	}
	return field;
}

/*
 * Makes descriptor fd that of a new file, or of one that another process has open:
 * one file may then be both standard output and standard error.
 */
static void send_to(int fd, const char *path)
{
	int how = strncmp(path, "/proc/", 6) == 0 ? O_APPEND : O_CREAT | O_TRUNC;
	int file = open(path, O_WRONLY | how, 0666);

	if (file < 0 || dup2(file, fd) < 0)
		exit(2);
	close(file);
}

/* Whether two files are the same; one that is not there counts as empty. */
static bool is_same(const char *wanted, const char *got)
{
	FILE *files[2] = {fopen(wanted, "r"), fopen(got, "r")};
	char bytes[2][4096];
	size_t n[2] = {0, 0};
	bool same;
	int i;

	do {
		for (i = 0; i < 2; i++)
			n[i] = files[i] ? fread(bytes[i], 1, sizeof(bytes[i]), files[i]) : 0;
		same = n[0] == n[1] && memcmp(bytes[0], bytes[1], n[0]) == 0;
	} while (same && n[0]);
	for (i = 0; i < 2; i++)
		if (files[i])
			fclose(files[i]);
	return same;
}

/* The lowest descriptor that is not in use. */
static int next_descriptor(void)
{
	int fd = dup(0);

	close(fd);
	return fd;
}

static size_t allocated(void)
{
	return __sanitizer_get_current_allocated_bytes ? __sanitizer_get_current_allocated_bytes()
						       : 0;
}

/* Sets what lines say of the environment: NAME=VALUE, or NAME for one that is unset. */
static void set_environment(char *lines)
{
	char *line, *value;

	for (line = strtok(lines, "\n"); line; line = strtok(NULL, "\n")) {
		value = strchr(line, '=');
		if (value)
			*value++ = '\0';
		if (value ? setenv(line, value, true) : unsetenv(line))
			exit(2);
	}
}

/* The fields of a request, before its arguments */
enum { DIRECTORY, ENVIRONMENT, OUT, ERR, WANTED_OUT, WANTED_ERR, COUNT, FIELDS };

static int run(char **fields, int argc, char **argv, unsigned seconds)
{
	size_t bytes;
	int before, status;

	if (chdir(fields[DIRECTORY]) != 0)
		exit(2);
	set_environment(fields[ENVIRONMENT]);
	send_to(1, fields[OUT]);
	send_to(2, fields[ERR]);
	bytes = allocated();
	before = next_descriptor();
	alarm(seconds);
	status = cgannotate_main(argc, argv);
	alarm(0);
	if (next_descriptor() != before) {
		fputs("a descriptor was left open\n", stderr);
		status = LEAKED;
	}
	/* The search takes longer than most runs. */
	if (allocated() > bytes && __lsan_do_recoverable_leak_check &&
	    __lsan_do_recoverable_leak_check())
		status = LEAKED;
	if (dup2(0, 1) < 0 || dup2(0, 2) < 0)
		exit(2);
	return status;
}

int main(int argc, char **argv)
{
	unsigned seconds = argc > 1 ? (unsigned)atoi(argv[1]) : 60;
	FILE *in = fdopen(fcntl(0, F_DUPFD_CLOEXEC, 10), "r");
	FILE *out = fdopen(fcntl(1, F_DUPFD_CLOEXEC, 10), "w");
	int null = open("/dev/null", O_RDONLY);
	bool leaked = false;

	if (!in || !out || dup2(null, 0) < 0)
		return 2;
	close(null);
	for (;;) {
		char *fields[FIELDS], **arguments;
		int count, status, i;

		for (i = 0; i < FIELDS; i++)
			if (!(fields[i] = read_field(in)))
				return i ? 2 : leaked ? LEAKED : 0;
		count = atoi(fields[COUNT]);
		arguments = calloc((size_t)count + 2, sizeof(*arguments));
		if (!arguments)
			return 2;
		arguments[0] = strdup("cgannotate");
		for (i = 1; i <= count; i++)
			arguments[i] = read_field(in);
		status = run(fields, count + 1, arguments, seconds);
		leaked |= status == LEAKED;
		fprintf(out, "%d %s\n", status,
			*fields[WANTED_OUT] && is_same(fields[WANTED_OUT], fields[OUT]) &&
					is_same(fields[WANTED_ERR], fields[ERR])
				? "same"
				: "other");
		fflush(out);
		for (i = 0; i <= count; i++)
			free(arguments[i]);
		free(arguments);
		for (i = 0; i < FIELDS; i++)
			free(fields[i]);
	}
}
