/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Wrappers of functions of the C library that the memory sanitizer of clang 14
 * does not know: they mark the memory that the functions write as initialised.
 * The program is linked with --wrap=NAME for each.
 */
/* For fopencookie */
#define _GNU_SOURCE

#include <regex.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#ifndef __has_feature
#define __has_feature(name) 0
#endif

#if __has_feature(memory_sanitizer)
#include <sanitizer/msan_interface.h>

#define WRAP_STAT(function, type, file)                               \
	int __real_##function(type file, void *status);               \
	int __wrap_##function(type file, void *status);               \
	int __wrap_##function(type file, void *status)                \
	{                                                             \
		int result = __real_##function(file, status);         \
                                                                      \
		if (result == 0)                                      \
			__msan_unpoison(status, sizeof(struct stat)); \
		return result;                                        \
	}

WRAP_STAT(stat, const char *, path)
WRAP_STAT(stat64, const char *, path)
WRAP_STAT(fstat, int, fd)
WRAP_STAT(fstat64, int, fd)

int __real_regcomp(regex_t *regex, const char *pattern, int flags);
int __wrap_regcomp(regex_t *regex, const char *pattern, int flags);
int __wrap_regcomp(regex_t *regex, const char *pattern, int flags)
{
	int result = __real_regcomp(regex, pattern, flags);

	__msan_unpoison(regex, sizeof(*regex));
	return result;
}

size_t __real_regerror(int code, const regex_t *regex, char *to, size_t size);
size_t __wrap_regerror(int code, const regex_t *regex, char *to, size_t size);
size_t __wrap_regerror(int code, const regex_t *regex, char *to, size_t size)
{
	size_t length = __real_regerror(code, regex, to, size);

	__msan_unpoison(to, length < size ? length : size);
	return length;
}

int __real_regexec(const regex_t *regex, const char *text, size_t count,
		   regmatch_t *match, int flags);
int __wrap_regexec(const regex_t *regex, const char *text, size_t count,
		   regmatch_t *match, int flags);
int __wrap_regexec(const regex_t *regex, const char *text, size_t count,
		   regmatch_t *match, int flags)
{
	int result = __real_regexec(regex, text, count, match, flags);

	if (result == 0 && count)
		__msan_unpoison(match, count * sizeof(*match));
	return result;
}

/* A stream of stdio copies bytes to its buffer, unseen by the sanitizer. */
struct cookie {
	void *to;
	cookie_io_functions_t functions;
};

static ssize_t pass(void *cookie, const char *bytes, size_t count)
{
	struct cookie *c = cookie;

	__msan_unpoison(bytes, count);
	return c->functions.write(c->to, bytes, count);
}

static int end(void *cookie)
{
	free(cookie);
	return 0;
}

FILE *__real_fopencookie(void *cookie, const char *mode,
			 cookie_io_functions_t functions);
FILE *__wrap_fopencookie(void *cookie, const char *mode,
			 cookie_io_functions_t functions);
FILE *__wrap_fopencookie(void *cookie, const char *mode,
			 cookie_io_functions_t functions)
{
	struct cookie *c = malloc(sizeof(*c));

	if (!c)
		return NULL;
	*c = (struct cookie){cookie, functions};
	return __real_fopencookie(
		c, mode, (cookie_io_functions_t){.write = pass, .close = end});
}
#endif
