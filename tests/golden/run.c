/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Runs the tests of reports: CASE/SUBJECT.t holds tests, beside the profiles and sources
 * that they need.  tests/README says what is in such a file.
 *
 * Each file of tests has a copy of its directory to run in, in which sources are older than
 * profiles.  What is printed is written down as in the file of tests and compared with it line by
 * line.  With -p the runs of a job are in one process, see in_process.c, but for command
 * lines with more for a shell in them than words, such as a redirection.
 */
#define _XOPEN_SOURCE 700
#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <glob.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#ifndef PATH_MAX
#define PATH_MAX 4096
#endif

static const char usage[] =
	"usage: tests/golden/run [-u|-r|-x DIR] [-sv] [-b BINARY] [-p PROGRAM] [TEST...]\n"
	"  TEST       CASE, CASE/SUBJECT.t, CASE/SUBJECT.t:LINE or the name of a test, in which\n"
	"             * stands for anything\n"
	"  -u         write what cgannotate prints to the files of tests\n"
	"  -r         compare the files with what callgrind_annotate prints instead\n"
	"  -x DIR     make the files that files of tests have in them, in DIR/CASE/SUBJECT\n"
	"  -s         stop soon after something has failed\n"
	"  -v         say what passes, too\n"
	"  -b BINARY  the cgannotate to test (build/cgannotate)\n"
	"  -p PROGRAM the same one, linked with in_process.c\n"
	"In the environment: GOLDEN_EVERY=N runs each N-th command line of a file, the first one\n"
	"included; GOLDEN_LIBC=other does not compare what a line of standard error says behind\n"
	"its last colon, which may be words of glibc; GOLDEN_SECONDS=N is how long a run may take\n"
	"(60); TEST_JOBS=N tries so many files at once (one for each processor).\n";

enum mode { CHECK, UPDATE, REFERENCE, EXTRACT };

/* Lines, each of its own memory and without the newline. */
struct lines {
	char **at;
	size_t count, room;
};

/* A test: the lines of its file from `first` to before `end` */
struct test {
	size_t first, end;
	size_t commands;          /* the first line of a command */
	size_t wanted, after;     /* what it prints: from one to before the other */
	bool selected, explained; /* explained: it says why the reference differs */
	bool smoke;               /* nobody has worked out its figures */
	struct lines result;      /* what it prints, with its head as it is printed */
};

/* What tests of a file have in common, from the first line on: "@head NAME" and the lines below */
struct head {
	size_t name, first, end;
	bool *proved; /* of each line: whether a test has it as it is */
};

struct file {
	char *path; /* CASE/SUBJECT.t */
	struct lines lines;
	struct test *tests;
	size_t count;
	struct head *heads;
	size_t head_count;
	char *wrong; /* what cannot be read of it; NULL: nothing */
};

struct counts {
	unsigned passed, failed, explained;
};

/* What a job tells of a file that it has tried. */
struct result {
	size_t file;
	struct counts counts;
};

/* What holds for all of this run; set once by main(). */
static struct {
	enum mode mode;
	bool stop, verbose, other_libc;
	const char *here, *tmp, *binary, *in_process, *seconds, *extracted;
	unsigned long every;
} set;

static _Noreturn void die(const char *what, const char *name)
{
	fprintf(stderr, "tests/golden/run: %s%s\n", what, name);
	exit(1);
}

static void *grow(void *block, size_t size)
{
	void *bigger = realloc(block, size ? size : 1);

	if (!bigger)
		die("no memory", "");
	return bigger;
}

static char *printed(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* As printf() prints it; the caller frees it. */
static char *printed(const char *format, ...)
{
	va_list args;
	char *text;
	int n;

	va_start(args, format);
	n = vsnprintf(NULL, 0, format, args);
	va_end(args);
	text = grow(NULL, (size_t)n + 1);
	va_start(args, format);
	vsnprintf(text, (size_t)n + 1, format, args);
	va_end(args);
	return text;
}

/* Adds a line, which is then its own. */
static void add_line(struct lines *lines, char *line)
{
	if (lines->count == lines->room) {
		lines->room = lines->room * 2 + 16;
		lines->at = grow(lines->at, lines->room * sizeof(*lines->at));
	}
	lines->at[lines->count++] = line;
}

static void free_lines(struct lines *lines)
{
	while (lines->count)
		free(lines->at[--lines->count]);
	free(lines->at);
	*lines = (struct lines){NULL, 0, 0};
}

/* Reads a file, which ends in NUL then; one that is not there is empty. */
static char *read_all(const char *path, size_t *n)
{
	FILE *in = fopen(path, "r");
	size_t room = 1 << 16;
	char *text = grow(NULL, room);

	*n = 0;
	while (in) {
		*n += fread(text + *n, 1, room - *n - 1, in);
		if (*n < room - 1)
			break;
		text = grow(text, room *= 2);
	}
	if (in)
		fclose(in);
	text[*n] = '\0';
	return text;
}

/* Files of tests. */

static bool starts(const char *line, const char *with)
{
	return strncmp(line, with, strlen(with)) == 0;
}

/* Whether this is a line of output, or of the exit status. */
static bool is_result(const char *line)
{
	return *line && strchr("|!?", *line) && (!line[1] || line[1] == ' ');
}

/* Whether this is a line of standard output, or of a file that tests read. */
static bool is_printed(const char *line)
{
	return *line == '|' && is_result(line);
}

static void wrong_at(struct file *file, size_t line, const char *what)
{
	if (!file->wrong)
		file->wrong = printed("tests/golden/%s:%zu: %s", file->path, line + 1, what);
}

/* The kinds of lines of a test in their order, and what is in none */
static int kind_of(const char *line)
{
	if (starts(line, "# ") || strcmp(line, "#") == 0)
		return 0;
	if (starts(line, "$ ") || strcmp(line, "$") == 0 || starts(line, "% "))
		return 1;
	if (is_result(line))
		return *line == '|' ? 2 : *line == '!' ? 3 : 4;
	return -1;
}

/* What a line of a head has before its value. */
static size_t key_length(const char *line)
{
	return strcspn(line, ":'");
}

static bool same_key(const char *one, const char *other)
{
	size_t n = key_length(one);

	return n == key_length(other) && strncmp(one, other, n) == 0;
}

/* Reads a head from its first line on.  Returns the line behind it. */
static size_t read_head(struct file *file, size_t name)
{
	struct head head = {.name = name, .first = name + 1, .end = name + 1};

	while (head.end < file->lines.count && *file->lines.at[head.end] == '|')
		head.end++;
	head.proved = grow(NULL, head.end - head.first);
	memset(head.proved, false, head.end - head.first);
	file->heads = grow(file->heads, (file->head_count + 1) * sizeof(head));
	file->heads[file->head_count++] = head;
	return head.end;
}

/* Finds the head that a line "| @head NAME" names; NULL: none. */
static struct head *find_head(struct file *file, const char *line)
{
	size_t i;

	for (i = 0; i < file->head_count; i++)
		if (strcmp(file->lines.at[file->heads[i].name], line + 2) == 0)
			return &file->heads[i];
	return NULL;
}

/*
 * Adds the head that the first line of what a test prints names, with those lines in place of its
 * own that stand below it.  Returns the line behind them.
 */
static size_t add_head(struct file *file, struct test *test)
{
	char **at = file->lines.at;
	struct head *head = find_head(file, at[test->wanted]);
	size_t line = test->wanted + 1, i;

	if (!head) {
		wrong_at(file, test->wanted, "there is no such head at the top of the file");
		return line;
	}
	for (i = head->first; i < head->end; i++) {
		bool own = line < test->after && same_key(at[line], at[i]) && at[line][1];

		add_line(&test->result, printed("%s", own ? at[line++] : at[i]));
		head->proved[i - head->first] |=
			!own || strcmp(at[i], test->result.at[test->result.count - 1]) == 0;
	}
	if (line == test->after || strcmp(at[line], "|") != 0)
		wrong_at(file, line, "the head has no such line");
	return line;
}

/* Sets what tests print, and sees to it that no line of a head is there for nothing. */
static void set_results(struct file *file)
{
	size_t i, line;

	for (i = 0; i < file->count; i++) {
		struct test *test = &file->tests[i];

		line = test->wanted;
		if (line < test->after && starts(file->lines.at[line], "| @"))
			line = add_head(file, test);
		for (; line < test->after; line++)
			add_line(&test->result, printed("%s", file->lines.at[line]));
	}
	for (i = 0; i < file->head_count; i++) {
		const struct head *head = &file->heads[i];

		for (line = head->first; line < head->end; line++)
			if (!head->proved[line - head->first])
				wrong_at(file, line, "no test has this line of the head");
	}
}

/*
 * Writes a head as it is printed in the short form, if the file has one with the same lines but
 * for their values.
 */
static void shorten_head(struct file *file, struct lines *lines)
{
	struct lines shorter = {NULL, 0, 0};
	const struct head *best = NULL;
	size_t i, j, own, least = 0;

	for (i = 0; i < file->head_count; i++) {
		const struct head *head = &file->heads[i];
		size_t n = head->end - head->first;

		if (lines->count <= n || strcmp(lines->at[n], "|") != 0)
			continue;
		for (j = own = 0; j < n; j++) {
			if (!same_key(lines->at[j], file->lines.at[head->first + j]))
				break;
			own += strcmp(lines->at[j], file->lines.at[head->first + j]) != 0;
		}
		if (j < n || (best && own >= least))
			continue;
		best = head;
		least = own;
	}
	if (!best)
		return;
	add_line(&shorter, printed("| %s", file->lines.at[best->name]));
	for (i = 0; i < lines->count; i++) {
		bool own = i >= best->end - best->first;

		/* Of lines that begin alike, those before one that differs are needed, too */
		for (j = i; !own && j < best->end - best->first; j++)
			own = same_key(lines->at[i], lines->at[j]) &&
			      strcmp(lines->at[j], file->lines.at[best->first + j]) != 0;
		if (own)
			add_line(&shorter, printed("%s", lines->at[i]));
	}
	free_lines(lines);
	*lines = shorter;
}

/* Reads a test from its first line on.  Returns the line behind it. */
static size_t read_test(struct file *file, size_t first)
{
	char **at = file->lines.at;
	struct test test = {.first = first, .selected = true};
	size_t i, n = file->lines.count;
	bool reason = false, output = false;
	int kind = 0, next;

	for (i = first + 1; i < n && *at[i] && !starts(at[i], "== "); i++) {
		next = kind_of(at[i]);
		if (next < 0)
			wrong_at(file, i, "no line of a test begins like this");
		else if (next < kind)
			wrong_at(file, i, "this line stands too far down in its test");
		if (next > 1 && !test.commands)
			wrong_at(file, i, "there is no command above");
		if (next == 1 && !test.commands)
			test.commands = i;
		if (next > 1 && !test.wanted)
			test.wanted = i;
		if (next >= 2 && next <= 4)
			test.after = i + 1;
		if (starts(at[i], "# compat: "))
			test.explained = true;
		else
			reason |= next == 0;
		output |= next == 2;
		test.smoke |= strcmp(at[i], "# smoke") == 0;
		kind = next;
	}
	test.end = i;
	if (!test.commands)
		wrong_at(file, first, "a test without a command");
	if (output && !reason)
		wrong_at(file, first, "say how the figures were worked out, or \"# smoke\"");
	if (!test.wanted)
		test.wanted = i;
	if (test.after < test.wanted)
		test.after = test.wanted;
	file->tests = grow(file->tests, (file->count + 1) * sizeof(test));
	for (n = 0; n < file->count; n++)
		if (strcmp(at[file->tests[n].first], at[first]) == 0)
			wrong_at(file, first, "another test above has this name");
	file->tests[file->count++] = test;
	return i;
}

/* Reads a file of tests. */
static void read_tests(struct file *file)
{
	char *path = printed("%s/%s", set.here, file->path);
	size_t n, i;
	char *text = read_all(path, &n), *line = text, *end;

	for (; (end = strchr(line, '\n')); line = end + 1) {
		*end = '\0';
		add_line(&file->lines, printed("%s", line));
	}
	if (line != text + n)
		wrong_at(file, file->lines.count, "the last line has no end, or a line a NUL");
	free(text);
	free(path);
	for (i = 0; i < file->lines.count;) {
		line = file->lines.at[i];
		if (starts(line, "== ")) {
			i = read_test(file, i);
			continue;
		}
		if (strcmp(line, "@head") == 0 || starts(line, "@head ")) {
			i = read_head(file, i);
			continue;
		}
		if (starts(line, "@file "))
			while (i + 1 < file->lines.count && is_printed(file->lines.at[i + 1]))
				i++;
		else if (*line && !starts(line, "@run ") && !starts(line, "## ") &&
			 strcmp(line, "##") != 0)
			wrong_at(file, i, "this is in no test");
		i++;
	}
	if (!file->count)
		wrong_at(file, 0, "no test");
	set_results(file);
}

static void free_file(struct file *file)
{
	size_t i;

	for (i = 0; i < file->count; i++)
		free_lines(&file->tests[i].result);
	for (i = 0; i < file->head_count; i++)
		free(file->heads[i].proved);
	free(file->heads);
	free(file->path);
	free_lines(&file->lines);
	free(file->tests);
	free(file->wrong);
}

/* What was printed, as lines of a file of tests. */

/* Whether a character is seen where it is printed, in all terminals and editors. */
static bool is_seen(unsigned long c)
{
	return c == '\t' ||
	       !(c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0xad || (c >= 0x200b && c <= 0x200f) ||
		 (c >= 0x2028 && c <= 0x202e) || (c >= 0x2060 && c <= 0x206f) || c == 0xfeff);
}

/* How many bytes the character has; 0: they are not UTF-8, or it is not seen. */
static size_t seen_bytes(const unsigned char *at, size_t n)
{
	static const unsigned long least[] = {0, 0, 0x80, 0x800, 0x10000};
	size_t size = *at < 0x80 ? 1 : *at < 0xc0 ? 0 : *at < 0xe0 ? 2 : *at < 0xf0 ? 3 : 4;
	unsigned long c = size == 1 ? *at : *at & (0x7fU >> size);
	size_t i;

	if (!size || size > n)
		return 0;
	for (i = 1; i < size; i++) {
		if ((at[i] & 0xc0) != 0x80)
			return 0;
		c = c << 6 | (at[i] & 0x3f);
	}
	if (c < least[size] || (c >= 0xd800 && c < 0xe000) || c > 0x10ffff)
		return 0;
	return is_seen(c) ? size : 0;
}

/*
 * A line behind its mark.  \\ is a backslash, \e an escape, \xHH a byte that would not be
 * seen, a blank at the end too, and an @ that would begin the name of a head.  A backslash at the
 * end stands for a newline that is missing.
 */
static char *shown_line(char mark, const char *line, size_t n, bool ended)
{
	char *text = grow(NULL, 4 * n + 4), *to = text;
	size_t i, size;

	*to++ = mark;
	if (n || !ended)
		*to++ = ' ';
	for (i = 0; i < n; i += size) {
		bool blank = i + 1 == n && (line[i] == ' ' || line[i] == '\t');

		size = seen_bytes((const unsigned char *)line + i, n - i);
		if (line[i] == '\\' || line[i] == '\x1b') {
			*to++ = '\\';
			*to++ = line[i] == '\\' ? '\\' : 'e';
			size = 1;
		} else if (!size || blank || (line[i] == '@' && i == 0)) {
			to += sprintf(to, "\\x%02x", (unsigned)(unsigned char)line[i]);
			size = 1;
		} else {
			memcpy(to, line + i, size);
			to += size;
		}
	}
	if (!ended)
		*to++ = '\\';
	*to = '\0';
	return text;
}

/* Adds what is in a file. */
static void add_output(struct lines *lines, char mark, const char *path)
{
	size_t n;
	char *text = read_all(path, &n), *line, *end;

	for (line = text; line < text + n; line = end + 1) {
		end = memchr(line, '\n', (size_t)(text + n - line));
		add_line(lines,
			 shown_line(mark, line, (size_t)((end ? end : text + n) - line), end));
		if (!end)
			break;
	}
	free(text);
}

/* Running. */

/* What a job has, and the run that it is at */
struct job {
	char *out, *err, *wanted, *got, *said; /* files of its own */
	char *work;                            /* the copy in which it runs */
	FILE *asked, *answers, *log;
	pid_t pid; /* of in_process; 0: it does not run */
	int status;
	bool crashed;
};

/* How a child ended, as a shell says it. */
static int status_of(pid_t child)
{
	int status;

	while (waitpid(child, &status, 0) < 0)
		if (errno != EINTR)
			die("cannot wait", "");
	return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

static void send_to(int fd, const char *path)
{
	int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0666);

	if (file < 0 || dup2(file, fd) < 0)
		_exit(125);
	close(file);
}

/* Runs a program with nothing on standard input.  Returns how it ended. */
static int run_program(const char *directory, const char *out, const char *err, char **words)
{
	pid_t child = fork();

	if (child < 0)
		die("cannot run ", *words);
	if (child == 0) {
		int null = open("/dev/null", O_RDONLY);

		if (chdir(directory) != 0 || null < 0 || dup2(null, 0) < 0)
			_exit(125);
		close(null);
		send_to(1, out);
		send_to(2, err);
		execvp(*words, words);
		_exit(127);
	}
	return status_of(child);
}

/* A path as one word for a shell. */
static char *quoted(const char *path)
{
	char *word = grow(NULL, 4 * strlen(path) + 3), *to = word;

	*to++ = '\'';
	for (; *path; path++) {
		if (*path == '\'') {
			memcpy(to, "'\\''", 4);
			to += 4;
		} else {
			*to++ = *path;
		}
	}
	memcpy(to, "'", 2);
	return word;
}

/* Runs a script of the shell. */
static int run_shell(struct job *job, const char *script, const char *seconds)
{
	char *words[] = {"timeout", (char *)seconds, "sh", "-c", (char *)script, NULL};

	return run_program(job->work, job->out, job->err, words);
}

/* Steps over a command in $(...), from behind its opening parenthesis on. */
static const char *skip_command(const char *at)
{
	int depth = 1;
	char quote = '\0';

	for (; *at && depth; at++) {
		if (quote)
			quote = *at == quote ? '\0' : quote;
		else if (*at == '\'' || *at == '"')
			quote = *at;
		else
			depth += (*at == '(') - (*at == ')');
	}
	return at;
}

/* What a command line needs: nothing but to be split at blanks, the words of a shell, a shell */
enum need { SPLIT, WORDS, SHELL };

static enum need need_of(const char *at)
{
	enum need need = SPLIT;
	char quote = '\0';

	for (; *at; at++) {
		if (quote) {
			if (*at == quote)
				quote = '\0';
			else if (quote == '"' && strchr("$`\\", *at))
				need = WORDS;
		} else if (*at == '\'' || *at == '"') {
			quote = *at;
		} else if (at[0] == '$' && at[1] == '(') {
			need = WORDS;
			at = skip_command(at + 2) - 1;
		} else if (*at == '\\' && at[1]) {
			need = WORDS;
			at++;
		} else if (strchr("<>|&;", *at)) {
			return SHELL;
		} else if (strchr("$`*?[~{}#!()\\", *at)) {
			need = WORDS;
		}
	}
	return need;
}

/* Adds the words of a line that only has to be split. */
static void split(struct lines *words, const char *at)
{
	for (;;) {
		char *word, *to, quote = '\0';

		at += strspn(at, " \t");
		if (!*at)
			return;
		word = to = grow(NULL, strlen(at) + 1);
		for (; *at && (quote || (*at != ' ' && *at != '\t')); at++) {
			if (quote ? *at == quote : *at == '\'' || *at == '"')
				quote = quote ? '\0' : *at;
			else
				*to++ = *at;
		}
		*to = '\0';
		add_line(words, word);
	}
}

/*
 * Sets the words of a command line.  False: a shell has to run it.  What a command among them
 * says would be lost, so that it has to as well.
 */
static bool words_of(struct job *job, const char *command, struct lines *words)
{
	char *script, *text, *at;
	struct stat err;
	size_t n;

	switch (need_of(command)) {
	case SHELL:
		return false;
	case SPLIT:
		split(words, command);
		return true;
	case WORDS:
		break;
	}
	script = printed("printf '%%s\\0' %s", command);
	n = (size_t)run_shell(job, script, set.seconds);
	free(script);
	if (n != 0 || stat(job->err, &err) != 0 || err.st_size != 0)
		return false;
	text = read_all(job->out, &n);
	for (at = text; at < text + n; at += strlen(at) + 1)
		add_line(words, printed("%s", at));
	free(text);
	return true;
}

static void begin_in_process(struct job *job)
{
	int to[2], from[2];

	if (pipe(to) != 0 || pipe(from) != 0)
		die("no pipe for ", set.in_process);
	fflush(NULL);
	job->pid = fork();
	if (job->pid == 0) {
		dup2(to[0], 0);
		dup2(from[1], 1);
		close(to[0]);
		close(to[1]);
		close(from[0]);
		close(from[1]);
		send_to(2, job->said);
		execl(set.in_process, set.in_process, set.seconds, (char *)NULL);
		_exit(127);
	}
	if (job->pid < 0)
		die("cannot run ", set.in_process);
	close(to[0]);
	close(from[1]);
	fcntl(to[1], F_SETFD, FD_CLOEXEC);
	fcntl(from[0], F_SETFD, FD_CLOEXEC);
	job->asked = fdopen(to[1], "w");
	job->answers = fdopen(from[0], "r");
}

/* Ends that process, if it runs.  Returns how it ended. */
static int end_in_process(struct job *job)
{
	pid_t pid = job->pid;

	if (!pid)
		return 0;
	job->pid = 0;
	fclose(job->asked);
	fclose(job->answers);
	return status_of(pid);
}

/* Adds what that process has said, beside what the program did, to standard error. */
static void add_said(struct job *job)
{
	size_t n;
	char *text = read_all(job->said, &n);
	FILE *err = fopen(job->err, "a");

	if (err) {
		fwrite(text, 1, n, err);
		fclose(err);
	}
	free(text);
}

enum { LEAKED = 99 }; /* the answer of in_process.c where a run left something behind */

static void run_in_process(struct job *job, const struct lines *words)
{
	char answer[64];
	size_t i;

	if (!job->pid)
		begin_in_process(job);
	fprintf(job->asked, "%s%c%c%s%c%s%c%c%c%zu%c", job->work, 0, 0, job->out, 0, job->err, 0, 0,
		0, words->count, 0);
	for (i = 0; i < words->count; i++)
		fprintf(job->asked, "%s%c", words->at[i], 0);
	fflush(job->asked);
	if (!fgets(answer, sizeof(answer), job->answers)) {
		/* It has ended before the run did */
		job->status = end_in_process(job);
		job->crashed = true;
		add_said(job);
		return;
	}
	job->status = atoi(answer);
	if (job->status == LEAKED) {
		/* The next run is not to be blamed for what this one left behind */
		end_in_process(job);
		job->crashed = true;
		add_said(job);
	}
}

/* Whether a sanitizer has ended the program. */
static bool is_sanitized(const char *err)
{
	size_t n;
	char *said = read_all(err, &n);
	bool is = strstr(said, "Sanitizer: ") || strstr(said, "runtime error: ");

	free(said);
	return is;
}

/* Runs the program with a command line, or a command of the shell. */
static void run_command(struct job *job, const char *line)
{
	struct lines words = {NULL, 0, 0};
	bool shell = *line == '%';
	char *script;

	job->crashed = false;
	line += line[1] ? 2 : 1;
	if (!shell && set.in_process && words_of(job, line, &words)) {
		run_in_process(job, &words);
	} else {
		script = printed("%s%s", shell ? "" : "cgannotate ", line);
		job->status = run_shell(job, script, set.seconds);
		job->crashed = set.mode != REFERENCE &&
			       (job->status > 123 || (job->status != 0 && is_sanitized(job->err)));
		free(script);
	}
	free_lines(&words);
}

/* Comparing. */

/* A line as it is compared; the caller frees it. */
static char *compared(const char *line)
{
	char *text = printed("%s", line), *colon = NULL, *at;

	if (set.other_libc && *line == '!')
		for (at = text; (at = strstr(at, ": ")); at++)
			colon = at;
	if (colon)
		*colon = '\0';
	return text;
}

/* Whether a line is among those that the reference is compared with. */
static bool is_compared(const char *line)
{
	return set.mode != REFERENCE || *line == '|';
}

/* Writes the lines that are compared to a file. */
static void write_compared(const char *path, const struct lines *lines)
{
	FILE *out = fopen(path, "w");
	size_t i;

	if (!out)
		die("cannot write ", path);
	for (i = 0; i < lines->count; i++) {
		char *line = compared(lines->at[i]);

		if (is_compared(line))
			fprintf(out, "%s\n", line);
		free(line);
	}
	fclose(out);
}

static bool is_same(const struct lines *wanted, const struct lines *got)
{
	size_t i = 0, j = 0;
	bool same = true;

	while (same) {
		char *one, *other;

		while (i < wanted->count && !is_compared(wanted->at[i]))
			i++;
		while (j < got->count && !is_compared(got->at[j]))
			j++;
		if (i == wanted->count || j == got->count)
			return i == wanted->count && j == got->count;
		one = compared(wanted->at[i++]);
		other = compared(got->at[j++]);
		same = strcmp(one, other) == 0;
		free(one);
		free(other);
	}
	return false;
}

/* Prints to the log how lines differ. */
static void print_differences(struct job *job, const struct lines *wanted, const struct lines *got)
{
	char *wanted_path = quoted(job->wanted), *got_path = quoted(job->got);
	char *script = printed("diff -U3 --label wanted --label got %s %s | tail -n +3",
			       wanted_path, got_path);
	size_t bytes;
	char *text;

	write_compared(job->wanted, wanted);
	write_compared(job->got, got);
	run_shell(job, script, "60");
	text = read_all(job->out, &bytes);
	fputs(text, job->log);
	free(text);
	free(script);
	free(wanted_path);
	free(got_path);
}

/* A test while its commands run. */
struct trial {
	struct file *file;
	struct test *test;
	struct lines *updated; /* what is to stand in the file instead of it; NULL: unknown */
	struct counts *counts;
	bool differs; /* from the reference */
};

static void say(struct job *job, struct trial *trial, size_t line, const char *what)
{
	char **at = trial->file->lines.at;

	fprintf(job->log, "%s tests/golden/%s:%zu: %s: %s\n", what, trial->file->path, line + 1,
		at[trial->test->first] + 3, at[line] + (at[line][1] ? 2 : 1));
}

/* Whether the reference has printed its usage, as it does if it knows no such option. */
static bool is_usage(const struct lines *got)
{
	size_t i;

	for (i = 0; i < got->count; i++)
		if (starts(got->at[i] + 1, " usage: "))
			return true;
	return false;
}

/* Judges what command number `line` of a test has printed. */
static void judge(struct job *job, struct trial *trial, size_t line, const struct lines *got)
{
	struct test *test = trial->test;
	const struct lines *wanted = trial->updated ? trial->updated : &test->result;

	if (!(job->crashed && set.mode == UPDATE) && is_same(wanted, got)) {
		trial->counts->passed++;
		if (set.verbose)
			say(job, trial, line, "ok");
	} else if (set.mode == REFERENCE && (test->explained || is_usage(got))) {
		trial->counts->explained++;
		trial->differs = true;
	} else {
		trial->counts->failed++;
		trial->differs = true;
		say(job, trial, line, job->crashed ? "not ok (it crashed)" : "not ok");
		print_differences(job, wanted, got);
	}
}

/* Tries one command of a test. */
static void try_command(struct job *job, struct trial *trial, size_t line)
{
	struct lines got = {NULL, 0, 0};

	run_command(job, trial->file->lines.at[line]);
	add_output(&got, '|', job->out);
	add_output(&got, '!', job->err);
	if (job->status != 0)
		add_line(&got, printed("? %d", job->status));
	/* Further lines are to do what the first one did */
	if (set.mode == UPDATE && line == trial->test->commands && !job->crashed) {
		trial->updated = grow(NULL, sizeof(got));
		*trial->updated = got;
		trial->counts->passed++;
		return;
	}
	judge(job, trial, line, &got);
	free_lines(&got);
}

/* Copies the directory of a file of tests to one of its own. */
static void make_work(struct job *job, const char *path, size_t number)
{
	char *own = printed("%s/work%zu", set.tmp, number);
	char *from = printed("%s/copy/%.*s", set.tmp, (int)strcspn(path, "/"), path);
	char *words[] = {"cp", "-RPp", from, own, NULL};

	free(job->work);
	job->work = printed("%s%s", own, strrchr(from, '/'));
	if (mkdir(own, 0777) != 0 || run_program(set.tmp, job->out, job->err, words) != 0)
		die("cannot copy ", from);
	free(own);
	free(from);
}

/* Adds lines of a file of tests. */
static void keep(struct lines *to, struct file *file, size_t first, size_t end)
{
	for (; first < end; first++)
		add_line(to, printed("%s", file->lines.at[first]));
}

/* Writes a file of tests, if it has changed. */
static void write_tests(struct file *file, const struct lines *lines)
{
	char *path = printed("%s/%s", set.here, file->path);
	bool same = lines->count == file->lines.count;
	FILE *out;
	size_t i;

	for (i = 0; same && i < lines->count; i++)
		same = strcmp(lines->at[i], file->lines.at[i]) == 0;
	if (!same) {
		out = fopen(path, "w");
		if (!out)
			die("cannot write ", path);
		for (i = 0; i < lines->count; i++)
			fprintf(out, "%s\n", lines->at[i]);
		if (fclose(out) != 0)
			die("cannot write ", path);
	}
	free(path);
}

/* Whether a job has said to stop; with `now` it says so. */
static bool is_stopped(bool now)
{
	char *path = printed("%s/stop", set.tmp);
	bool stopped;

	if (now)
		close(open(path, O_CREAT | O_WRONLY, 0666));
	stopped = access(path, F_OK) == 0;
	free(path);
	return stopped;
}

/* Tries a test; to `text` is added what is to stand in the file in its place. */
static void try_test(struct job *job, struct trial *trial, unsigned long *nth, struct lines *text)
{
	struct test *test = trial->test;
	struct file *file = trial->file;
	size_t i;
	bool all = true;

	for (i = test->commands; i < test->end && kind_of(file->lines.at[i]) == 1; i++) {
		if ((*nth)++ % set.every || (set.stop && is_stopped(false)))
			all = false;
		else
			try_command(job, trial, i);
		if (set.stop && trial->counts->failed)
			is_stopped(true);
	}
	/* It may be so by chance, as the script has an order that is none */
	if (set.mode == REFERENCE && test->explained && all && !trial->differs)
		say(job, trial, test->commands, "nothing to explain:");
	if (!trial->updated) {
		keep(text, file, test->first, test->end);
		return;
	}
	keep(text, file, test->first, test->wanted);
	if (test->wanted == test->after || starts(file->lines.at[test->wanted], "| @"))
		shorten_head(file, trial->updated);
	for (i = 0; i < trial->updated->count; i++)
		add_line(text, trial->updated->at[i]);
	free(trial->updated->at);
	free(trial->updated);
	keep(text, file, test->after, test->end);
}

/* Writes a line of a file of tests, from behind its mark, as it is printed. */
static void write_line(FILE *out, const char *line)
{
	unsigned byte;

	for (line += *line == ' '; *line; line++) {
		if (*line != '\\') {
			putc(*line, out);
		} else if (line[1] == 'x' && sscanf(line + 2, "%2x", &byte) == 1) {
			putc((int)byte, out);
			line += 3;
		} else if (line[1]) {
			putc(*++line == 'e' ? '\x1b' : *line, out);
		} else {
			return;
		}
	}
	putc('\n', out);
}

/* Makes a file that tests read, from line `at` on. */
static void make_file(struct job *job, char **at, size_t left)
{
	static const char *const profiles[] = {"callgrind.out*", "cachegrind.out*", "*.out",
					       "*.callgrind", "*.kcg"};
	char *path = printed("%s/%s", job->work, *at + strlen("@file "));
	struct timespec times[2] = {{.tv_sec = 1577836800}, {.tv_sec = 1577836800}};
	char *slash = path + strlen(job->work);
	FILE *out;
	size_t i;

	while ((slash = strchr(slash + 1, '/'))) {
		*slash = '\0';
		mkdir(path, 0777);
		*slash = '/';
	}
	out = fopen(path, "w");
	if (!out)
		die("cannot write ", path);
	for (i = 1; i < left && is_printed(at[i]); i++)
		write_line(out, at[i] + 1);
	for (i = 0; i < sizeof(profiles) / sizeof(*profiles); i++)
		if (fnmatch(profiles[i], strrchr(path, '/') + 1, 0) == 0)
			times[0].tv_sec = times[1].tv_sec = 1609459200;
	if (fclose(out) != 0 || utimensat(AT_FDCWD, path, times, 0) != 0)
		die("cannot write ", path);
	free(path);
}

/* Makes what tests read, as the lines between two tests say.  Returns how often it could not. */
static unsigned set_up(struct job *job, struct file *file, size_t from, size_t to)
{
	char **at = file->lines.at;
	unsigned failed = 0;

	for (; from < to; from++) {
		if (starts(at[from], "@file ")) {
			make_file(job, at + from, to - from);
		} else if (starts(at[from], "@run ") &&
			   run_shell(job, at[from] + strlen("@run "), set.seconds) != 0) {
			fprintf(job->log, "not ok tests/golden/%s:%zu: %s\n", file->path, from + 1,
				at[from]);
			failed++;
		}
	}
	return failed;
}

static struct counts try_file(struct job *job, struct file *file, size_t number)
{
	struct counts counts = {0, 0, 0};
	struct lines text = {NULL, 0, 0};
	unsigned long nth = 0;
	size_t i, behind = 0;

	make_work(job, file->path, number);
	for (i = 0; i < file->count; i++) {
		struct trial trial = {file, &file->tests[i], NULL, &counts, false};

		counts.failed +=
			set_up(job, file, i ? file->tests[i - 1].end : 0, trial.test->first);
		if (!trial.test->selected)
			continue;
		keep(&text, file, behind, trial.test->first);
		behind = trial.test->end;
		try_test(job, &trial, &nth, &text);
	}
	keep(&text, file, behind, file->lines.count);
	if (set.mode == UPDATE)
		write_tests(file, &text);
	free_lines(&text);
	return counts;
}

/* Jobs. */

/* Tries the files whose numbers it reads, and writes results. */
static _Noreturn void do_job(unsigned number, struct file *files, int todo, int done)
{
	struct job job = {.out = printed("%s/out%u", set.tmp, number),
			  .err = printed("%s/err%u", set.tmp, number),
			  .wanted = printed("%s/wanted%u", set.tmp, number),
			  .got = printed("%s/got%u", set.tmp, number),
			  .said = printed("%s/said%u", set.tmp, number)};
	struct result result;
	int ended;

	while (read(todo, &result.file, sizeof(result.file)) == sizeof(result.file)) {
		char *log = printed("%s/log%zu", set.tmp, result.file);

		job.log = fopen(log, "w");
		if (!job.log)
			die("cannot write ", log);
		result.counts = try_file(&job, &files[result.file], result.file);
		fclose(job.log);
		free(log);
		if (write(done, &result, sizeof(result)) != sizeof(result))
			die("a pipe is broken", "");
	}
	ended = end_in_process(&job);
	if (ended) {
		size_t n;
		char *said = read_all(job.said, &n);

		printf("not ok %s: it ended with %d\n%s", set.in_process, ended, said);
	}
	fflush(stdout);
	_exit(ended ? 1 : 0);
}

static void print_log(size_t number)
{
	char *path = printed("%s/log%zu", set.tmp, number);
	size_t n;
	char *text = read_all(path, &n);

	fwrite(text, 1, n, stdout);
	free(text);
	free(path);
}

/* Starts the jobs, which take the files from one pipe and put results into the other. */
static void begin_jobs(struct file *files, size_t count, int todo[2], int done[2])
{
	const char *given = getenv("TEST_JOBS");
	long jobs = given && atoi(given) > 0 ? atoi(given) : sysconf(_SC_NPROCESSORS_ONLN);
	size_t i;
	long job;

	if (pipe(todo) != 0 || pipe(done) != 0)
		die("no pipe", "");
	for (i = 0; i < 2; i++) {
		fcntl(todo[i], F_SETFD, FD_CLOEXEC);
		fcntl(done[i], F_SETFD, FD_CLOEXEC);
	}
	for (job = 0; job < jobs; job++) {
		pid_t pid;

		fflush(NULL);
		pid = fork();
		if (pid < 0)
			die("cannot start a job", "");
		if (pid)
			continue;
		close(todo[1]);
		close(done[0]);
		do_job((unsigned)job, files, todo[0], done[1]);
	}
	close(todo[0]);
	close(done[1]);
	for (i = 0; i < count; i++)
		if (!files[i].wrong && write(todo[1], &i, sizeof(i)) != sizeof(i))
			die("no job reads what is to do", "");
	close(todo[1]);
}

/* Says how many tests prove no more than that what was printed once is printed again. */
static void print_smoke(const struct file *files, size_t count)
{
	unsigned smoke = 0;
	size_t i, j;

	for (i = 0; i < count; i++)
		for (j = 0; j < files[i].count; j++)
			smoke += files[i].tests[j].selected && files[i].tests[j].smoke;
	printf("%u smoke tests, which no figure was worked out for\n", smoke);
}

/* Tries all files, prints what was said of them in their order, and adds up. */
static struct counts try_files(struct file *files, size_t count)
{
	struct counts *found = grow(NULL, count * sizeof(*found));
	bool *tried = grow(NULL, count * sizeof(*tried));
	struct counts all = {0, 0, 0};
	struct result result;
	int todo[2], done[2], status;
	size_t i;

	memset(tried, 0, count * sizeof(*tried));
	begin_jobs(files, count, todo, done);
	while (read(done[0], &result, sizeof(result)) == sizeof(result)) {
		found[result.file] = result.counts;
		tried[result.file] = true;
	}
	for (i = 0; i < count; i++) {
		if (files[i].wrong)
			printf("not ok %s\n", files[i].wrong);
		else
			print_log(i);
		if (!tried[i] && !files[i].wrong)
			printf("not ok tests/golden/%s: it did not come to its end\n",
			       files[i].path);
		if (!tried[i]) {
			all.failed++;
			continue;
		}
		all.passed += found[i].passed;
		all.failed += found[i].failed;
		all.explained += found[i].explained;
	}
	while (wait(&status) > 0)
		if (status)
			all.failed++;
	free(found);
	free(tried);
	return all;
}

/* Which tests. */

/* Makes the files that a file of tests has in it, in DIRECTORY/CASE/SUBJECT. */
static void extract(struct file *file)
{
	int n = (int)strlen(file->path) - 2;
	struct job job = {.work = printed("%s/%.*s", set.extracted, n, file->path)};
	char *parent = printed("%s/%.*s", set.extracted, (int)strcspn(file->path, "/"), file->path);
	size_t i;

	for (i = 0; i < file->lines.count; i++) {
		if (!starts(file->lines.at[i], "@file "))
			continue;
		mkdir(parent, 0777);
		mkdir(job.work, 0777);
		make_file(&job, file->lines.at + i, file->lines.count - i);
	}
	free(parent);
	free(job.work);
}

/* Selects tests of a file by one argument.  Returns how many. */
static size_t select_tests(struct file *file, const char *argument)
{
	size_t n = strlen(file->path), directory = strcspn(file->path, "/"), found = 0, i;
	const char *behind;
	char *end;
	unsigned long line = 0;
	bool all;

	/* Names may be those of files that a shell has completed */
	behind = strstr(argument, "tests/golden/");
	if (behind)
		argument = behind + strlen("tests/golden/");
	all = strncmp(argument, file->path, directory) == 0 &&
	      strspn(argument + directory, "/") == strlen(argument + directory);
	if (strncmp(argument, file->path, n) == 0) {
		all |= !argument[n];
		if (argument[n] == ':')
			line = strtoul(argument + n + 1, &end, 10);
	}
	for (i = 0; i < file->count; i++) {
		struct test *test = &file->tests[i];

		if (!all && !(line > test->first && line <= test->end) &&
		    fnmatch(argument, file->lines.at[test->first] + 3, 0) != 0)
			continue;
		test->selected = true;
		found++;
	}
	return found;
}

/* Leaves the files in which a test is selected by an argument.  Returns how many. */
static size_t select_files(struct file *files, size_t count, char **arguments)
{
	size_t i, j, found, left = 0;
	bool none = false;

	if (!*arguments)
		return count;
	for (i = 0; i < count; i++)
		for (j = 0; j < files[i].count; j++)
			files[i].tests[j].selected = false;
	for (; *arguments; arguments++) {
		found = 0;
		for (i = 0; i < count; i++)
			found += select_tests(&files[i], *arguments);
		if (!found) {
			fprintf(stderr, "tests/golden/run: %s: no such test\n", *arguments);
			none = true;
		}
	}
	if (none)
		exit(2);
	for (i = 0; i < count; i++) {
		bool any = false;

		for (j = 0; j < files[i].count; j++)
			any |= files[i].tests[j].selected;
		if (any)
			files[left++] = files[i];
		else
			free_file(&files[i]);
	}
	return left;
}

/* Reads all files of tests.  Sets how many; the caller frees them. */
static struct file *read_files(size_t *count)
{
	char *pattern = printed("%s/*/*.t", set.here);
	struct file *files;
	glob_t found;
	size_t i;

	if (glob(pattern, 0, NULL, &found) != 0)
		die("no tests: ", pattern);
	free(pattern);
	files = grow(NULL, found.gl_pathc * sizeof(*files));
	for (i = 0; i < found.gl_pathc; i++) {
		files[i] = (struct file){
			.path = printed("%s", found.gl_pathv[i] + strlen(set.here) + 1)};
		read_tests(&files[i]);
	}
	*count = found.gl_pathc;
	globfree(&found);
	return files;
}

/* The program, wherever it is, has the name cgannotate for the tests. */
static void make_cgannotate(void)
{
	char *bin = printed("%s/bin", set.tmp), *path;
	const char *others = getenv("PATH");

	if (set.mode == REFERENCE) {
		path = printed("ln -s \"$(command -v callgrind_annotate)\" '%s/cgannotate'", bin);
		if (mkdir(bin, 0777) != 0 || system(path) != 0)
			die("callgrind_annotate is not there", "");
	} else {
		path = printed("%s/cgannotate", bin);
		if (mkdir(bin, 0777) != 0 || symlink(set.binary, path) != 0)
			die("cannot make ", path);
		free(path);
		path = printed("'%s/cgannotate' --version >/dev/null", bin);
		if (system(path) != 0)
			die("cannot run ", set.binary);
	}
	free(path);
	path = printed("%s:%s", bin, others ? others : "/bin:/usr/bin");
	setenv("PATH", path, true);
	free(path);
	free(bin);
}

/* Copies all directories once, with sources older than profiles. */
static void make_copies(void)
{
	char *from = quoted(set.here), *to = quoted(set.tmp);
	char *script = printed(
		"cd %s && cp -RP %s copy && chmod -R u+w copy && rm -f copy/*/*.t && "
		"find copy -exec touch -h -d 2020-01-01T00:00:00 {} + && "
		"find copy -type f \\( -name 'callgrind.out*' -o -name 'cachegrind.out*' -o "
		"-name '*.out' -o -name '*.callgrind' -o -name '*.kcg' \\) "
		"-exec touch -d 2021-01-01T00:00:00 {} +",
		to, from);

	if (system(script) != 0)
		die("cannot copy ", set.here);
	free(script);
	free(from);
	free(to);
}

/* A name of a file from the root on; it is never freed. */
static const char *whole_path(const char *path)
{
	char *whole = realpath(path, NULL);

	if (!whole)
		die("cannot find ", path);
	return whole;
}

static void read_environment(void)
{
	const char *every = getenv("GOLDEN_EVERY"), *libc = getenv("GOLDEN_LIBC");
	const char *seconds = getenv("GOLDEN_SECONDS");

	set.every = every && atoi(every) > 0 ? (unsigned long)atoi(every) : 1;
	set.other_libc = libc && strcmp(libc, "other") == 0;
	set.seconds = seconds && *seconds ? seconds : "60";
	setenv("LC_ALL", "C", true);
	setenv("TZ", "UTC", true);
	unsetenv("CDPATH");
	signal(SIGPIPE, SIG_IGN);
}

static void read_options(int argc, char **argv)
{
	int option;

	while ((option = getopt(argc, argv, "urx:svb:p:")) != -1) {
		switch (option) {
		case 'u':
			set.mode = UPDATE;
			break;
		case 'r':
			set.mode = REFERENCE;
			break;
		case 'x':
			set.mode = EXTRACT;
			set.extracted = optarg;
			break;
		case 's':
			set.stop = true;
			break;
		case 'v':
			set.verbose = true;
			break;
		case 'b':
			set.binary = whole_path(optarg);
			break;
		case 'p':
			set.in_process = whole_path(optarg);
			break;
		default:
			fputs(usage, stderr);
			exit(2);
		}
	}
	if (set.mode == REFERENCE)
		set.in_process = NULL;
	else if (!set.binary && set.mode != EXTRACT)
		set.binary = whole_path(printed("%s/../../build/cgannotate", set.here));
}

/* Tries files.  Returns the exit status. */
static int try_all(struct file *files, size_t count)
{
	struct counts all;

	make_cgannotate();
	make_copies();
	all = try_files(files, count);
	print_smoke(files, count);
	if (set.mode == REFERENCE)
		printf("%u differences explained\n", all.explained);
	printf("%u passed, %u failed\n", all.passed, all.failed);
	return all.failed != 0;
}

/* The first two arguments are this directory and one for what is temporary. */
int main(int argc, char **argv)
{
	struct file *files;
	size_t count, i;
	int status = 0;

	if (argc < 3)
		die("run tests/golden/run", "");
	set.here = argv[1];
	set.tmp = argv[2];
	argv[2] = "tests/golden/run";
	read_options(argc - 2, argv + 2);
	read_environment();
	files = read_files(&count);
	count = select_files(files, count, argv + 2 + optind);
	if (set.mode == EXTRACT)
		for (i = 0; i < count; i++)
			extract(&files[i]);
	else
		status = try_all(files, count);
	for (i = 0; i < count; i++)
		free_file(&files[i]);
	free(files);
	return status;
}
