/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Preloaded into a program, makes calls of the system fail as the environment
 * says.  FAULT is one of
 *
 *   malloc N     the allocation number N fails, and no other
 *   refuse       the file cannot be opened: EACCES
 *   emfile       the file cannot be opened: EMFILE
 *   signal       the first time, opening the file is interrupted: EINTR
 *   eio N        reading the file fails behind its first N bytes
 *   short N      a read gives N bytes at most
 *   eintr        every other read is interrupted, also where it is at a place
 *   shrink N     before its second read the file is cut to N bytes
 *   remove       before its second read the file is removed
 *   full N       nothing can be written behind the first N bytes: ENOSPC
 *   pipe N       the same: EPIPE
 *   partly N     a write takes N bytes at most, and every other one is
 *                interrupted
 *   beside N     no temporary file can be made: errno N
 *   rename N     no file can be renamed: errno N
 *   hurry N      time passes N times as fast for what waits for helpers
 *
 * where "the file" is any whose name ends in FAULT_FILE; what is written is
 * counted in all but standard error and, for full and pipe, in pipes to other
 * programs.  The file FAULT_MARK gets a byte when that has happened.  What the
 * program runs has no faults.  It is ended after 100 seconds.
 */
#define _GNU_SOURCE

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);

static const char *wanted, *file, *made;

__attribute__((constructor)) static void start(void)
{
	wanted = getenv("FAULT");
	file = getenv("FAULT_FILE");
	made = getenv("FAULT_MARK");
	if (wanted)
		alarm(100);
	unsetenv("LD_PRELOAD");
}

static void mark(void)
{
	int fd;

	if (!made)
		return;
	fd = (int)syscall(SYS_openat, AT_FDCWD, made, O_WRONLY | O_CREAT, 0666);
	syscall(SYS_write, fd, "!", 1);
	close(fd);
}

/* Whether that is the fault to make; *n is its number. */
static bool asked(const char *fault, long *n)
{
	size_t length = strlen(fault);

	if (!wanted || strncmp(wanted, fault, length) != 0)
		return false;
	*n = wanted[length] ? strtol(wanted + length + 1, NULL, 10) : 0;
	return true;
}

static bool is_the_file(const char *path)
{
	size_t length = strlen(path);

	return file && length >= strlen(file) &&
	       strcmp(path + length - strlen(file), file) == 0;
}

/* --- memory -------------------------------------------------------------- */

static bool fails_now(void)
{
	static long calls;
	long n;

	if (!asked("malloc", &n) || ++calls != n)
		return false;
	mark();
	errno = ENOMEM;
	return true;
}

void *malloc(size_t size)
{
	return fails_now() ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
	return fails_now() ? NULL : __libc_calloc(count, size);
}

void *realloc(void *block, size_t size)
{
	return fails_now() ? NULL : __libc_realloc(block, size);
}

/* --- files ---------------------------------------------------------------- */

static int open_at(int directory, const char *path, int flags, int mode)
{
	long n;

	if (is_the_file(path)) {
		static long opened;

		/* Where a rename fails, its file is opened to be written into. */
		errno = asked("rename", &n) && flags & O_WRONLY && !opened++ ? EINTR
			: asked("refuse", &n)		    ? EACCES
			: asked("emfile", &n)		    ? EMFILE
			: asked("signal", &n) && !opened++ ? EINTR
							    : 0;
		if (errno) {
			mark();
			return -1;
		}
	}
	return (int)syscall(SYS_openat, directory, path, flags, mode);
}

/* A function that is open(), whose last arguments are the flags and perhaps the mode. */
#define OPEN(name, directory, ...)                                            \
	int name(__VA_ARGS__ const char *path, int flags, ...)                \
	{                                                                     \
		int mode = 0;                                                 \
		va_list args;                                                 \
									      \
		va_start(args, flags);                                        \
		if (flags & O_CREAT)                                          \
			mode = va_arg(args, int);                             \
		va_end(args);                                                 \
		return open_at(directory, path, flags, mode);                 \
	}
#define COMMA ,
OPEN(open, AT_FDCWD, )
OPEN(open64, AT_FDCWD, )
OPEN(openat, directory, int directory COMMA)
OPEN(openat64, directory, int directory COMMA)

static bool is_open(int fd, char path[4096])
{
	char link[64];
	ssize_t length;

	snprintf(link, sizeof(link), "/proc/self/fd/%d", fd);
	length = readlink(link, path, 4095);
	path[length < 0 ? 0 : length] = '\0';
	return is_the_file(path);
}

ssize_t pread(int fd, void *buffer, size_t size, off_t offset)
{
	static long reads;
	char path[4096];
	long n;

	if (is_open(fd, path) && (asked("eio", &n) || (asked("eintr", &n) && reads++ % 2 == 0))) {
		mark();
		errno = asked("eio", &n) ? EIO : EINTR;
		return -1;
	}
	return syscall(SYS_pread64, fd, buffer, size, offset);
}

ssize_t pread64(int fd, void *buffer, size_t size, off_t offset)
{
	return pread(fd, buffer, size, offset);
}

ssize_t read(int fd, void *buffer, size_t size)
{
	static long given, reads;
	char path[4096];
	ssize_t length;
	long n;

	if (!is_open(fd, path))
		return syscall(SYS_read, fd, buffer, size);
	reads++;
	if (asked("eio", &n)) {
		if (given == n) {
			mark();
			errno = EIO;
			return -1;
		}
		if (size > (size_t)(n - given))
			size = (size_t)(n - given);
	} else if (asked("short", &n)) {
		mark();
		if (size > (size_t)n)
			size = (size_t)n;
	} else if (asked("eintr", &n) && reads % 2 == 1) {
		mark();
		errno = EINTR;
		return -1;
	} else if (asked("shrink", &n) && reads == 2) {
		mark();
		if (truncate(path, n) != 0)
			_exit(70);
	} else if (asked("remove", &n) && reads == 2) {
		mark();
		unlink(path);
	}
	length = syscall(SYS_read, fd, buffer, size);
	if (length > 0)
		given += length;
	return length;
}

static bool is_pipe(int fd)
{
	struct stat status;

	return fstat(fd, &status) == 0 && S_ISFIFO(status.st_mode);
}

ssize_t write(int fd, const void *buffer, size_t size)
{
	static long given, writes;
	ssize_t length;
	long n;

	if (fd != STDERR_FILENO && !is_pipe(fd) &&
	    (asked("full", &n) || asked("pipe", &n))) {
		if (given == n) {
			mark();
			errno = asked("full", &n) ? ENOSPC : EPIPE;
			return -1;
		}
		if (size > (size_t)(n - given))
			size = (size_t)(n - given);
	} else if (fd != STDERR_FILENO && asked("partly", &n)) {
		mark();
		if (writes++ % 2 == 0) {
			errno = EINTR;
			return -1;
		}
		if (size > (size_t)n)
			size = (size_t)n;
	}
	length = syscall(SYS_write, fd, buffer, size);
	if (length > 0 && !is_pipe(fd))
		given += length;
	return length;
}

static bool refuses(const char *fault)
{
	long n;

	if (!asked(fault, &n))
		return false;
	mark();
	errno = (int)n;
	return true;
}

int mkstemp(char *template)
{
	size_t i;

	if (refuses("beside"))
		return -1;
	for (i = strlen(template) - 6; template[i]; i++)
		template[i] = 'x';
	return open_at(AT_FDCWD, template, O_RDWR | O_CREAT | O_EXCL, 0600);
}

int mkstemp64(char *template)
{
	return mkstemp(template);
}

int rename(const char *from, const char *to)
{
	return refuses("rename") ? -1
				 : (int)syscall(SYS_renameat2, AT_FDCWD, from,
						AT_FDCWD, to, 0);
}

/* --- time ----------------------------------------------------------------- */

int poll(struct pollfd *fds, nfds_t count, int milliseconds)
{
	long n = 1;

	if (asked("hurry", &n) && milliseconds > 0) {
		mark();
		milliseconds = (int)(milliseconds / n) + 1;
	}
	return (int)syscall(SYS_ppoll, fds, count, milliseconds < 0 ? NULL :
		&(struct timespec){milliseconds / 1000, milliseconds % 1000 * 1000000L}, NULL, 0);
}

int clock_gettime(clockid_t clock, struct timespec *now)
{
	long n;
	int failed = (int)syscall(SYS_clock_gettime, clock, now);

	if (asked("hurry", &n)) {
		now->tv_sec = now->tv_sec * n + now->tv_nsec / 1000000 * n / 1000;
		now->tv_nsec = now->tv_nsec / 1000000 * n % 1000 * 1000000;
	}
	return failed;
}
