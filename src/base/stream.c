/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * For fopencookie() or funopen(): all systems have one of them, but they are in
 * no standard.  NOLINTBEGIN: the systems require these names
 */
#if defined(__linux__) || defined(__GLIBC__) || defined(__CYGWIN__)
#define HAVE_COOKIES
#define _GNU_SOURCE
#else
#undef _XOPEN_SOURCE
#undef _POSIX_C_SOURCE
#define _NETBSD_SOURCE
#define _BSD_SOURCE
#endif
/* NOLINTEND */

#include "base/str.h"

#include <sys/types.h>

#ifdef HAVE_COOKIES
enum { FAILED = 0 };
static ssize_t pass(void *cookie, const char *bytes, size_t count)
#elif defined(__NetBSD__)
enum { FAILED = -1 };
static ssize_t pass(void *cookie, const void *bytes, size_t count)
#else
enum { FAILED = -1 };
static int pass(void *cookie, const char *bytes, int count)
#endif
{
	const struct stream *stream = cookie;

	return stream->put(stream->to, bytes, (size_t)count) ? (ssize_t)count : FAILED;
}

FILE *stream_open(struct stream *stream)
{
#ifdef HAVE_COOKIES
	FILE *file = fopencookie(stream, "w", (cookie_io_functions_t){.write = pass});
#else
	FILE *file = fwopen(stream, pass);
#endif

	if (!file)
		util_no_memory();
	return file;
}

static bool append(void *to, const char *bytes, size_t count)
{
	struct draft *draft = to;

	draft->text = util_grow(draft->text, &draft->room, draft->length + count, 1);
	memcpy(draft->text + draft->length, bytes, count);
	draft->length += count;
	return true;
}

bool stream_copy(FILE *from, FILE *to)
{
	char block[1 << 14];
	bool good = fflush(from) == 0 && !ferror(from);
	size_t n;

	rewind(from);
	while ((n = fread(block, 1, sizeof(block), from)) > 0)
		fwrite(block, 1, n, to);
	return good && !ferror(from);
}

void draft_open(struct draft *draft)
{
	*draft = (struct draft){.stream = {append, draft}};
	draft->text = util_grow(NULL, &draft->room, 1, 1);
	draft->file = stream_open(&draft->stream);
}

struct str draft_close(struct draft *draft)
{
	if (fclose(draft->file) != 0)
		util_no_memory();
	return (struct str){draft->text, draft->length};
}
