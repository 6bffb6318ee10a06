/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Runs a command with its output thrown away and prints what it took:
 *
 *	timeit COMMAND [ARGUMENT...]
 *
 * prints one line "CPU WALL PEAK STATUS": user and system seconds together,
 * elapsed seconds, the largest resident set in KB, and the exit status (128
 * and the signal's number, if one ended it).  wait4() is not in POSIX but in
 * every system that Valgrind knows.
 */

#define _DEFAULT_SOURCE

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static void die(const char *what)
{
	perror(what);
	exit(1);
}

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static double seconds(struct timeval t)
{
	return (double)t.tv_sec + (double)t.tv_usec / 1e6;
}

static void run(char **argv)
{
	int null = open("/dev/null", O_RDWR);

	if (null < 0 || dup2(null, 0) < 0 || dup2(null, 1) < 0 ||
	    dup2(null, 2) < 0)
		_exit(126);
	execvp(argv[0], argv);
	_exit(127);
}

int main(int argc, char **argv)
{
	if (argc < 2) {
		fprintf(stderr, "usage: timeit COMMAND [ARGUMENT...]\n");
		return 2;
	}
	double start = now();
	pid_t child = fork();
	if (child < 0)
		die("fork");
	if (child == 0)
		run(argv + 1);

	int status;
	struct rusage used;
	if (wait4(child, &status, 0, &used) < 0)
		die("wait4");
	double wall = now() - start;
	int code = WIFSIGNALED(status) ? 128 + WTERMSIG(status)
	                               : WEXITSTATUS(status);
	long peak = used.ru_maxrss;
#ifdef __APPLE__
	peak /= 1024;
#endif
	printf("%.6f %.6f %ld %d\n",
	       seconds(used.ru_utime) + seconds(used.ru_stime), wall, peak,
	       code);
	return 0;
}
