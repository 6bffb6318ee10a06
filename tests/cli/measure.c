/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * usage: measure SECONDS COMMAND...
 *
 * Runs a command, and prints to file descriptor 3 its exit status and the most
 * memory that it used at a time, in kilobytes, and its processor time in
 * milliseconds.  After so many seconds of
 * processor time it is stopped; then the status is 152.
 */
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int argc, char **argv)
{
	struct rlimit limit;
	struct rusage usage;
	int status;

	if (argc < 3)
		return 2;
	limit.rlim_cur = limit.rlim_max = (rlim_t)atoi(argv[1]);
	if (fork() == 0) {
		limit.rlim_max++;
		setrlimit(RLIMIT_CPU, &limit);
		close(3);
		execvp(argv[2], argv + 2);
		_exit(127);
	}
	if (wait(&status) < 0 || getrusage(RUSAGE_CHILDREN, &usage) != 0)
		return 1;
	dprintf(3, "%d %ld %ld\n", WIFEXITED(status) ? WEXITSTATUS(status) :
		128 + WTERMSIG(status), usage.ru_maxrss,
		(long)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000 +
		(long)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1000);
	return 0;
}
