/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A terminal for tests: runs a program in it as a shell does, sends it keys, and prints what its
 * screen shows.
 *
 * usage: vt <SCRIPT
 *
 * It prints the script again, with what it has seen after each command: so a script with what is
 * expected is compared with what is printed. A line of the script is a command, or begins with "#",
 * or is what an earlier run has printed ("|", "*" or "="), which is left out:
 *
 *   run ROWS COLUMNS WORD...  runs the program of the environment's CGANNOTATE in a terminal of that
 *                        size, with those arguments, and waits for a frame
 *   start ROWS COLUMNS WORD...  the same, but waits for nothing
 *   env NAME VALUE       sets a variable of its environment
 *   memory KILOBYTES     limits the addresses of a program that starts from now on
 *   colors               prints whether any color was used
 *   keys WORD...         sends keys, one after the other; each is answered by one frame (the end of
 *                        a synchronized update, "ESC [ ? 2026 l"), which is waited for. A word is the
 *                        name of a key (see `names`), Ctrl-X, or characters that are typed
 *   type WORD...         sends keys, and waits for nothing
 *   flood N WORD         sends a key N times, a little apart, without reading what comes back
 *   settle               takes frames until there is no more while the program waits for a key
 *                        (it sleeps, as /proc says, at each look in 0.3 s, and has read all keys)
 *   stubborn             the terminal does not wait from now on (O_NONBLOCK)
 *   last WORD...         the same keys, but the last one ends or stops the program
 *   resize ROWS COLUMNS  changes the size, and waits for a frame
 *   signal NUMBER        sends a signal, and waits for nothing
 *   screen               prints the screen: "|" and each row, blanks at its end cut, from the first
 *                        to the last that is not empty; "*" instead of "|" where a cell is reversed;
 *                        of several empty rows, how many there are
 *   figures              the same, for programs: without "|"
 *   mark                 remembers the screen
 *   same                 prints "= same" if it is as it was at "mark", with all attributes
 *   stopped              waits until the program has stopped, and prints what is not as it was
 *                        before: terminal modes, main screen, cursor, attributes
 *   continue             lets it go on, and waits for a frame
 *   wait FILE            waits until there is a file
 *   touch FILE           changes when a file was changed last
 *   hangup               takes the terminal away
 *   end                  waits for the end, and prints the exit status or signal, the same, and what
 *                        was written to the main screen
 *
 * Nothing is waited for longer than 100 s: then the program is killed and the status is 1.
 */
#define _XOPEN_SOURCE 700
#define _DEFAULT_SOURCE /* TIOCSWINSZ */
#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

enum { MOST = 500, PATIENCE = 100000 };

struct cell {
	char text[32]; /* a character and what combines with it; empty: right half of a wide one */
	bool reverse;
};

static struct {
	int fd;
	pid_t program;
	int rows, columns;
	struct cell cells[MOST][MOST], marked[MOST][MOST];
	int slave, told; /* the terminal's other side; tells statuses of the program */
	int row, column; /* of the cursor; column may be one too far, where a line is full */
	bool reverse, alternate, hidden, attributes, colored;
	bool ending; /* a byte 0 is the last to be read: see wait_for_status() */
	unsigned long frames;
	char sequence[64]; /* an escape sequence, or the bytes of a character, so far */
	size_t length;
	struct termios before;
	char printed[65536]; /* to the main screen */
	size_t printed_length;
} vt;

static _Noreturn void fail(const char *what)
{
	printf("vt: %s\n", what);
	if (vt.program > 0)
		kill(vt.program, SIGKILL);
	exit(1);
}

static void clear(int row, int from, int to)
{
	for (; from < to; from++)
		vt.cells[row][from] = (struct cell){" ", false};
}

static void clear_all(void)
{
	int row;

	for (row = 0; row < vt.rows; row++)
		clear(row, 0, vt.columns);
}

static int limited(long n, int most)
{
	return n < 0 ? 0 : n > most ? most : (int)n;
}

/* A whole sequence "ESC [ ... FINAL". */
static void control(const char *s)
{
	char final = s[strlen(s) - 1];
	bool private = s[2] == '?';
	long n[16] = {0};
	int count = 0;
	const char *at = s + 2 + private;

	while (*at != final && count < 16) {
		n[count++] = strtol(at, (char **)&at, 10);
		if (*at == ';')
			at++;
		else if (*at != final)
			fail("a sequence that this terminal does not know");
	}
	if (private && n[0] == 2026) {
		vt.frames += final == 'l';
	} else if (private && n[0] == 1049) {
		vt.alternate = final == 'h';
		clear_all();
	} else if (private && n[0] == 25) {
		vt.hidden = final == 'l';
	} else if (final == 'H' && !private) {
		vt.row = limited((n[0] ? n[0] : 1) - 1, vt.rows - 1);
		vt.column = limited((n[1] ? n[1] : 1) - 1, vt.columns - 1);
	} else if (final == 'K' && !private && n[0] == 0) {
		if (vt.column < vt.columns)
			clear(vt.row, vt.column, vt.columns);
	} else if (final == 'J' && !private && n[0] == 2) {
		clear_all();
	} else if (final == 'm' && !private) {
		int i;

		if (!count)
			count = 1;
		for (i = 0; i < count; i++) {
			if (n[i] == 0)
				vt.reverse = vt.attributes = false;
			else
				vt.attributes = true;
			vt.colored |= (n[i] >= 30 && n[i] <= 37) || (n[i] >= 90 && n[i] <= 97);
			if (n[i] == 7)
				vt.reverse = true;
			else if (n[i] == 27)
				vt.reverse = false;
			else if (n[i] == 38 || n[i] == 48)
				fail("another colour than the 16");
		}
	} else {
		fail("a sequence that this terminal does not know");
	}
}

/* On the main screen, which is a protocol. */
static void print(const char *bytes)
{
	size_t length = strlen(bytes);

	if (vt.printed_length + length >= sizeof(vt.printed))
		fail("too much is printed");
	memcpy(vt.printed + vt.printed_length, bytes, length);
	vt.printed_length += length;
}

/* A character at the cursor. */
static void show(const char *bytes, wchar_t c)
{
	int width = wcwidth(c), i;
	struct cell *cell;

	if (width < 0)
		fail("a character that no terminal shows");
	if (!vt.alternate) {
		print(bytes);
		return;
	}
	if (width == 0) {
		cell = &vt.cells[vt.row][vt.column > 0 ? vt.column - 1 : 0];
		if (strlen(cell->text) + strlen(bytes) < sizeof(cell->text))
			strcat(cell->text, bytes);
		return;
	}
	/* Whoever draws rows must not rely on what happens then */
	if (vt.column + width > vt.columns)
		fail("a row is too wide");
	cell = &vt.cells[vt.row][vt.column];
	for (i = 0; i < width; i++)
		cell[i] = (struct cell){"", vt.reverse};
	strcpy(cell->text, bytes);
	vt.column += width;
}

static void take(char byte)
{
	unsigned char first;
	wchar_t c;
	mbstate_t state = {0};
	size_t n;

	if (vt.ending && !byte) {
		vt.ending = false;
		return;
	}
	if (vt.length + 1 >= sizeof(vt.sequence))
		fail("an endless sequence");
	vt.sequence[vt.length++] = byte;
	vt.sequence[vt.length] = '\0';
	first = (unsigned char)vt.sequence[0];
	if (first == 0x1b) {
		if (vt.length == 2 && byte != '[')
			fail("a sequence that this terminal does not know");
		if (vt.length > 2 && byte >= '@' && byte <= '~') {
			vt.length = 0;
			control(vt.sequence);
		}
		return;
	}
	if (first < 0x20 || first == 0x7f) {
		vt.length = 0;
		if (!vt.alternate && (byte == '\n' || byte == '\t'))
			print((char[]){byte, 0});
		else if (byte == '\r')
			vt.column = 0;
		else if (byte == '\n' && vt.row + 1 < vt.rows)
			vt.row++;
		else if (byte != '\n')
			fail("a control character");
		return;
	}
	n = mbrtowc(&c, vt.sequence, vt.length, &state);
	if (n == (size_t)-1)
		fail("bytes that are no UTF-8");
	if (n == (size_t)-2)
		return;
	vt.length = 0;
	show(vt.sequence, c);
}

static long long now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return t.tv_sec * 1000LL + t.tv_nsec / 1000000;
}

/* Takes what the program writes, for so long at most; false: it has ended, or the time has. */
static bool take_some(long long until)
{
	struct pollfd fd = {.fd = vt.fd, .events = POLLIN};
	char bytes[4096];
	long long left = until - now();
	ssize_t i, n;

	if (left <= 0 || poll(&fd, 1, (int)left) <= 0)
		return false;
	n = read(vt.fd, bytes, sizeof(bytes));
	for (i = 0; i < n; i++)
		take(bytes[i]);
	return n > 0;
}

static void wait_for_frame(unsigned long wanted)
{
	long long until = now() + PATIENCE;

	while (vt.frames < wanted)
		if (!take_some(until))
			fail("no frame");
}

/* Whether the program is asleep, with no keys unread, or at its end; where /proc does not say so,
 * it is taken to be. */
static bool is_idle(void)
{
	char path[64], line[512] = "", *state;
	int unread = 0;
	FILE *file;

	snprintf(path, sizeof(path), "/proc/%d/stat", (int)vt.program);
	file = fopen(path, "r");
	if (!file)
		return true;
	if (!fgets(line, sizeof(line), file))
		line[0] = '\0';
	fclose(file);
	state = strrchr(line, ')');
	if (!state || strlen(state) < 3 || state[2] == 'Z')
		return true;
	return state[2] == 'S' && (ioctl(vt.slave, FIONREAD, &unread) != 0 || unread == 0);
}

static void settle(void)
{
	long long until = now() + PATIENCE, end = now() + 300;

	while (now() < end) {
		if (take_some(now() + 10) || !is_idle())
			end = now() + 300;
		if (now() > until)
			fail("no end of frames");
	}
}

static const struct {
	const char *name, *bytes;
} names[] = {
	{"Up", "\033[A"},   {"Down", "\033[B"},          {"Right", "\033[C"},
	{"Left", "\033[D"}, {"PgUp", "\033[5~"},         {"PgDn", "\033[6~"},
	{"Home", "\033[H"}, {"End", "\033[F"},           {"Enter", "\r"},
	{"Tab", "\t"},      {"Backspace", "\177"},       {"Space", " "},
	{"Esc", "\033"},    {"ShiftTab", "\033[Z"},      {"ShiftLeft", "\033[1;2D"},
	{"Del", "\033[3~"}, {"ShiftRight", "\033[1;2C"},
};

static bool stubborn, hasty;
static rlim_t memory = RLIM_INFINITY; /* bytes */

static void pause_for(long milliseconds)
{
	const struct timespec pause = {0, milliseconds * 1000000L};

	nanosleep(&pause, NULL);
}

static void send(const char *bytes, size_t length, bool last)
{
	unsigned long wanted = vt.frames + 1;

	if (write(vt.fd, bytes, length) != (ssize_t)length)
		fail("nobody takes a key");
	if (!last && !hasty)
		wait_for_frame(wanted);
}

static void send_word(const char *word, bool last)
{
	size_t i, length;

	for (i = 0; i < sizeof(names) / sizeof(*names); i++)
		if (strcmp(word, names[i].name) == 0) {
			send(names[i].bytes, strlen(names[i].bytes), last);
			return;
		}
	if (strncmp(word, "Ctrl-", 5) == 0) {
		send((char[]){(char)(word[5] & 0x1f)}, 1, last);
		return;
	}
	for (; *word; word += length) {
		length = 1;
		while ((word[length] & 0xc0) == 0x80)
			length++;
		send(word, length, last && !word[length]);
	}
}

static void set_size(void)
{
	struct winsize size = {.ws_row = (unsigned short)vt.rows,
			       .ws_col = (unsigned short)vt.columns};

	ioctl(vt.fd, TIOCSWINSZ, &size);
}

static bool is_empty(int row)
{
	int i;

	for (i = 0; i < vt.columns; i++)
		if (strcmp(vt.cells[row][i].text, " ") != 0 || vt.cells[row][i].reverse)
			return false;
	return true;
}

static void print_screen(bool plain)
{
	enum { SEVERAL = 4 };
	int row, last = 0, i;

	for (row = 0; row < vt.rows; row++)
		if (!is_empty(row))
			last = row + 1;
	for (row = 0; row < last; row++) {
		int end = 0, empty = 0;
		bool reverse = false;

		while (!plain && row + empty < last && is_empty(row + empty))
			empty++;
		if (empty >= SEVERAL) {
			printf("= %d empty rows\n", empty);
			row += empty - 1;
			continue;
		}

		for (i = 0; i < vt.columns; i++) {
			reverse |= vt.cells[row][i].reverse;
			if (strcmp(vt.cells[row][i].text, " ") != 0)
				end = i + 1;
		}
		if (!plain)
			putchar(reverse ? '*' : '|');
		for (i = 0; i < end; i++)
			fputs(vt.cells[row][i].text, stdout);
		putchar('\n');
	}
}

static void print_same(void)
{
	int row, i;

	for (row = 0; row < vt.rows; row++)
		for (i = 0; i < vt.columns; i++)
			if (strcmp(vt.cells[row][i].text, vt.marked[row][i].text) != 0 ||
			    vt.cells[row][i].reverse != vt.marked[row][i].reverse) {
				printf("= row %d differs\n", row + 1);
				return;
			}
	puts("= same");
}

static void print_state(void)
{
	struct termios after;

	memset(&after, 0, sizeof(after)); /* padding, too */
	tcgetattr(vt.slave, &after);
	if (memcmp(&after, &vt.before, sizeof(after)) != 0)
		printf(", other modes of the terminal");
	printf("%s%s%s\n", vt.alternate ? ", the other screen" : "", vt.hidden ? ", no cursor" : "",
	       vt.attributes ? ", attributes" : "");
}

/* Waits until the program has ended or stopped; returns its status. */
static int wait_for_status(void)
{
	long long until = now() + PATIENCE;
	struct pollfd fd = {.fd = vt.told, .events = POLLIN};
	int status = 0;

	/* There is no end of file, as the other side of the terminal is open here, too */
	do {
		if (now() > until)
			fail("no end");
		while (vt.fd >= 0 && take_some(now() + 2))
			;
	} while (poll(&fd, 1, 2) <= 0);
	if (read(vt.told, &status, sizeof(status)) != (ssize_t)sizeof(status))
		fail("no status");
	/* What the program has written may come after that; what is written now comes last */
	vt.ending = vt.fd >= 0 && write(vt.slave, "", 1) == 1;
	while (vt.ending)
		if (!take_some(until))
			fail("not all that was written");
	return status;
}

static void wait_for_stop(void)
{
	if (!WIFSTOPPED(wait_for_status()))
		fail("the program has ended");
	printf("= stopped");
	print_state();
}

static void wait_for_end(void)
{
	int status = wait_for_status();
	size_t i;

	if (WIFSTOPPED(status))
		fail("the program has stopped");
	vt.program = 0;
	printf("= ");
	if (WIFSIGNALED(status))
		printf("signal %d", WTERMSIG(status));
	else
		printf("exit %d", WEXITSTATUS(status));
	if (vt.fd >= 0)
		print_state();
	else
		putchar('\n');
	for (i = 0; i < vt.printed_length; i++) {
		if (!i || vt.printed[i - 1] == '\n')
			fputs("= ", stdout);
		putchar(vt.printed[i]);
	}
	close(vt.slave);
	close(vt.told);
	if (vt.fd >= 0)
		close(vt.fd);
	while (waitpid(-1, NULL, 0) > 0)
		;
}

/* As a shell: the program is a job of its own, and what becomes of it is told. */
static _Noreturn void lead(const char *name, int tell, char **argv)
{
	pid_t program;
	int slave, status;

	setsid();
	slave = open(name, O_RDWR);
	ioctl(slave, TIOCSCTTY, 0);
	signal(SIGTTOU, SIG_IGN);
	signal(SIGHUP, SIG_IGN);
	program = fork();
	if (program == 0) {
		setpgid(0, 0);
		if (stubborn)
			fcntl(slave, F_SETFL, O_NONBLOCK);
		tcsetpgrp(slave, getpid());
		signal(SIGTTOU, SIG_DFL);
		signal(SIGHUP, SIG_DFL);
		dup2(slave, 0);
		dup2(slave, 1);
		close(slave);
		setrlimit(RLIMIT_AS, &(struct rlimit){memory, memory});
		execvp(*argv, argv);
		_exit(127);
	}
	setpgid(program, program);
	tcsetpgrp(slave, program);
	close(slave);
	if (write(tell, &program, sizeof(program)) < 0)
		_exit(1);
	do {
		if (waitpid(program, &status, WUNTRACED) < 0 ||
		    write(tell, &status, sizeof(status)) < 0)
			_exit(1);
	} while (WIFSTOPPED(status));
	_exit(0);
}

static void begin(char **argv)
{
	int ends[2];

	vt.fd = posix_openpt(O_RDWR | O_NOCTTY);
	if (vt.fd < 0 || grantpt(vt.fd) != 0 || unlockpt(vt.fd) != 0 || pipe(ends) != 0)
		fail("no terminal");
	fcntl(vt.fd, F_SETFD, FD_CLOEXEC);
	fcntl(ends[0], F_SETFD, FD_CLOEXEC);
	fcntl(ends[1], F_SETFD, FD_CLOEXEC);
	set_size();
	/* Kept open, so that the modes can be read in the end */
	vt.slave = open(ptsname(vt.fd), O_RDWR | O_NOCTTY);
	fcntl(vt.slave, F_SETFD, FD_CLOEXEC);
	memset(&vt.before, 0, sizeof(vt.before));
	tcgetattr(vt.slave, &vt.before);
	vt.printed_length = vt.length = 0;
	vt.alternate = vt.hidden = vt.attributes = vt.reverse = false;
	vt.row = vt.column = 0;
	fflush(stdout);
	if (fork() == 0) {
		char *name = ptsname(vt.fd);

		close(vt.fd);
		close(vt.slave);
		close(ends[0]);
		lead(name, ends[1], argv);
	}
	close(ends[1]);
	vt.told = ends[0];
	if (read(vt.told, &vt.program, sizeof(vt.program)) != (ssize_t)sizeof(vt.program))
		fail("no program");
}

/* A word of a script; in quotes it may have blanks. */
static char *next_word(char **left)
{
	char *s = *left + strspn(*left, " \n"), *end;

	if (!*s)
		return NULL;
	end = *s == '\'' ? strchr(s + 1, '\'') : s + strcspn(s, " \n");
	s += *s == '\'';
	*left = end && *end ? end + 1 : s + strlen(s);
	if (end)
		*end = '\0';
	return s;
}

static void resize(char **left)
{
	char *rows = next_word(left), *columns = next_word(left);

	vt.rows = limited(rows ? atoi(rows) : 24, MOST);
	vt.columns = limited(columns ? atoi(columns) : 80, MOST);
	clear_all();
}

static void start(char **left)
{
	char *argv[64] = {getenv("CGANNOTATE")};
	int argc = 1;

	resize(left);
	while (argc < 63 && (argv[argc] = next_word(left)))
		argc++;
	argv[argc] = NULL;
	if (!argv[0])
		fail("CGANNOTATE is not set");
	vt.frames = 0;
	vt.colored = false;
	begin(argv);
}

static void run(char *left)
{
	const char *command = next_word(&left);
	char *word, *next;

	if (!command || *command == '#')
		return;
	if (strcmp(command, "run") == 0 || strcmp(command, "start") == 0) {
		start(&left);
		if (*command == 'r')
			wait_for_frame(1);
	} else if (strcmp(command, "env") == 0 && (word = next_word(&left))) {
		next = next_word(&left);
		setenv(word, next ? next : "", 1);
	} else if (strcmp(command, "memory") == 0 && (word = next_word(&left))) {
		memory = (rlim_t)strtoul(word, NULL, 10) << 10;
	} else if (strcmp(command, "colors") == 0) {
		puts(vt.colored ? "= colors" : "= no colors");
	} else if (strcmp(command, "keys") == 0 || strcmp(command, "last") == 0) {
		for (word = next_word(&left); word; word = next) {
			next = next_word(&left);
			send_word(word, *command == 'l' && !next);
		}
	} else if (strcmp(command, "type") == 0) {
		hasty = true;
		while ((word = next_word(&left)))
			send_word(word, false);
		hasty = false;
	} else if (strcmp(command, "flood") == 0 && (word = next_word(&left)) &&
		   (next = next_word(&left))) {
		hasty = true;
		for (int i = atoi(word); i > 0; i--, pause_for(5))
			send_word(next, false);
		hasty = false;
	} else if (strcmp(command, "settle") == 0) {
		settle();
	} else if (strcmp(command, "stubborn") == 0) {
		stubborn = true;
	} else if (strcmp(command, "resize") == 0) {
		unsigned long wanted = vt.frames + 1;

		resize(&left);
		set_size();
		wait_for_frame(wanted);
	} else if (strcmp(command, "signal") == 0 && (word = next_word(&left))) {
		kill(vt.program, atoi(word));
	} else if (strcmp(command, "screen") == 0 || strcmp(command, "figures") == 0) {
		print_screen(*command == 'f');
	} else if (strcmp(command, "mark") == 0) {
		memcpy(vt.marked, vt.cells, sizeof(vt.cells));
	} else if (strcmp(command, "same") == 0) {
		print_same();
	} else if (strcmp(command, "stopped") == 0) {
		wait_for_stop();
	} else if (strcmp(command, "continue") == 0) {
		unsigned long wanted = vt.frames + 1;

		kill(-vt.program, SIGCONT);
		wait_for_frame(wanted);
	} else if (strcmp(command, "wait") == 0 && (word = next_word(&left))) {
		int i;

		for (i = 0; access(word, F_OK) != 0; i++) {
			if (i * 5 > PATIENCE)
				fail("a file does not come");
			pause_for(5);
		}
	} else if (strcmp(command, "touch") == 0 && (word = next_word(&left))) {
		utimensat(AT_FDCWD, word, NULL, 0);
	} else if (strcmp(command, "hangup") == 0) {
		close(vt.slave);
		close(vt.fd);
		vt.fd = vt.slave = -1;
	} else if (strcmp(command, "end") == 0) {
		wait_for_end();
	} else {
		fail("a command that this terminal does not know");
	}
}

int main(void)
{
	char line[4096], copy[4096];

	setlocale(LC_ALL, "C.UTF-8");
	setenv("LC_ALL", "C.UTF-8", 1);
	setenv("TERM", "xterm", 1);
	unsetenv("NO_COLOR");
	while (fgets(line, sizeof(line), stdin)) {
		if (strchr("|*=", *line))
			continue;
		fputs(line, stdout);
		strcpy(copy, line);
		run(copy);
	}
	if (vt.program > 0)
		fail("the script does not end the program");
	return 0;
}
