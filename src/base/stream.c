/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * For fopencookie() or funopen(), one of which all systems have, and no
 * standard.  NOLINTBEGIN: these are their names
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

#include "base/stream.h"

#include "base/util.h"

#include <string.h>
#include <sys/types.h>

#ifdef HAVE_COOKIES
static ssize_t pass(void *cookie, const char *bytes, size_t count)
{
	const struct stream *stream = cookie;

	return stream->put(stream->to, bytes, count) ? (ssize_t)count : 0;
}
#elif defined(__NetBSD__)
static ssize_t pass(void *cookie, const void *bytes, size_t count)
{
	const struct stream *stream = cookie;

	return stream->put(stream->to, bytes, count) ? (ssize_t)count : -1;
}
#else
static int pass(void *cookie, const char *bytes, int count)
{
	const struct stream *stream = cookie;

	return stream->put(stream->to, bytes, (size_t)count) ? count : -1;
}
#endif

FILE *stream_open(struct stream *stream)
{
#ifdef HAVE_COOKIES
	FILE *file = fopencookie(stream, "w",
				 (cookie_io_functions_t){.write = pass});
#else
	FILE *file = fwopen(stream, pass);
#endif

	if (!file)
		util_no_memory();
	return file;
}

static bool append(void *to, const char *bytes, size_t count)
{
	struct piece *piece = to;

	piece->text =
		util_grow(piece->text, &piece->room, piece->length + count, 1);
	memcpy(piece->text + piece->length, bytes, count);
	piece->length += count;
	return true;
}

void piece_open(struct piece *piece)
{
	*piece = (struct piece){.stream = {append, piece}};
	piece->text = util_grow(NULL, &piece->room, 1, 1);
	piece->file = stream_open(&piece->stream);
}

struct str piece_close(struct piece *piece)
{
	if (fclose(piece->file) != 0)
		util_no_memory();
	return (struct str){piece->text, piece->length};
}
