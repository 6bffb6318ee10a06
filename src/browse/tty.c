/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Signal handlers only call write(), poll(), tcsetattr() and kill(), which POSIX allows them; what
 * they need is global, as a handler gets no argument of ours.  The signals that end the program
 * are those of system/ending.
 */
#define _DEFAULT_SOURCE /* For TIOCGWINSZ and SIGWINCH.  NOLINT: the C library requires this name */
#include "browse/tty.h"

#include "system/process.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <termios.h>
#include <unistd.h>

static struct termios before;             /* the terminal as it was */
static volatile sig_atomic_t begun;       /* the terminal is ours */
static volatile sig_atomic_t was_resized; /* since the last tty_wait() */
static sigset_t signals;                  /* that are blocked, but for those of tty_wait() */

/* Alternate screen, no cursor; and back: attributes, cursor, main screen. */
static const char enter[] = "\033[?1049h\033[?25l", leave[] = "\033[m\033[?25h\033[?1049l";

static bool put(const char *text, size_t length)
{
	struct pollfd room = {.fd = STDOUT_FILENO, .events = POLLOUT};

	while (length) {
		ssize_t written = write(STDOUT_FILENO, text, length);

		/* Another program may have left the terminal so that it does not wait. */
		if (written < 0 && errno == EAGAIN)
			poll(&room, 1, -1);
		else if (written < 0 && errno != EINTR)
			return false;
		if (written > 0) {
			text += written;
			length -= (size_t)written;
		}
	}
	return true;
}

static void make_raw(void)
{
	struct termios raw = before;

	raw.c_iflag &= ~(tcflag_t)(ICRNL | INLCR | IXON | ISTRIP);
	raw.c_lflag &= ~(tcflag_t)(ICANON | ECHO | IEXTEN);
	raw.c_cc[VMIN] = 1;
	raw.c_cc[VTIME] = 0;
	tcsetattr(STDIN_FILENO, TCSANOW, &raw);
	put(enter, sizeof(enter) - 1);
}

static void restore(void)
{
	put(leave, sizeof(leave) - 1);
	tcsetattr(STDIN_FILENO, TCSANOW, &before);
}

static void on_size(int number)
{
	(void)number;
	was_resized = 1;
}

/* SIGCONT, whoever stopped the program. */
static void on_continue(int number)
{
	const int error = errno;

	if (begun)
		make_raw();
	on_size(number);
	errno = error;
}

static void handle(int number, void (*handler)(int))
{
	struct sigaction action = {.sa_flags = SA_RESTART};

	action.sa_handler = handler;
	sigemptyset(&action.sa_mask);
	sigaction(number, &action, NULL);
}

/* SIGSTOP stops it where SIGTSTP would have. */
static void on_stop(int number)
{
	const int error = errno;

	if (begun)
		restore();
	kill(getpid(), SIGSTOP);
	on_continue(number);
	errno = error;
}

static void at_end(void)
{
	if (begun)
		restore();
	begun = 0;
}

static void handle_all(bool ours)
{
	handle(SIGTSTP, ours ? on_stop : SIG_DFL);
	handle(SIGCONT, ours ? on_continue : SIG_DFL);
	handle(SIGWINCH, ours ? on_size : SIG_DFL);
	ending_terminal(ours ? at_end : NULL);
}

bool tty_begin(struct error *error)
{
	static bool registered;
	sigset_t ours;

	if (!isatty(STDIN_FILENO) || tcgetattr(STDIN_FILENO, &before) != 0)
		return error_set(error, "--browse: standard input is no terminal");
	if (!registered)
		atexit(tty_end);
	registered = true;
	begun = 1;
	/* Only tty_wait() takes these. */
	sigemptyset(&ours);
	sigaddset(&ours, SIGCONT);
	sigaddset(&ours, SIGTSTP);
	sigaddset(&ours, SIGWINCH);
	sigprocmask(SIG_BLOCK, &ours, &signals);
	handle_all(true);
	make_raw();
	return true;
}

void tty_end(void)
{
	if (!begun)
		return;
	/* What was typed behind the key that quits is no command for a shell. */
	tcflush(STDIN_FILENO, TCIFLUSH);
	at_end();
	handle_all(false);
	sigprocmask(SIG_SETMASK, &signals, NULL);
}

void tty_size(size_t *rows, size_t *columns)
{
	struct winsize size = {0};

	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0)
		size.ws_row = size.ws_col = 0;
	*rows = size.ws_row ? size.ws_row : 24;
	*columns = size.ws_col ? size.ws_col : 80;
}

enum tty_event tty_wait(int milliseconds, struct str *bytes)
{
	static char buffer[256];
	const struct timespec most = {.tv_nsec = milliseconds * 1000000L};
	fd_set fds;
	ssize_t length;
	int ready;

	FD_ZERO(&fds);
	FD_SET(STDIN_FILENO, &fds);
	ready = was_resized ? 0
			    : pselect(STDIN_FILENO + 1, &fds, NULL, NULL,
				      milliseconds < 0 ? NULL : &most, &signals);
	if (was_resized) {
		was_resized = 0;
		return TTY_SIZE;
	}
	if (ready <= 0)
		return ready == 0 || errno == EINTR ? TTY_QUIET : TTY_LOST;
	length = read(STDIN_FILENO, buffer, sizeof(buffer));
	if (length < 0 && (errno == EINTR || errno == EAGAIN))
		return TTY_QUIET;
	if (length <= 0)
		return TTY_LOST;
	*bytes = (struct str){buffer, (size_t)length};
	return TTY_BYTES;
}

bool tty_write(struct str text)
{
	return put(text.at, text.length);
}

void tty_hang_up(void)
{
	raise(SIGHUP);
}
