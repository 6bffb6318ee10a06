/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef STREAM_H
#define STREAM_H

#include "base/str.h"

#include <stdbool.h>
#include <stdio.h>

/*
 * Opens a file of stdio whose bytes go to put(to, ...).  When that returns
 * false, it has failed: ferror() says so, and put may be called again.
 */
struct stream {
	bool (*put)(void *to, const char *bytes, size_t count);
	void *to;
};
FILE *stream_open(struct stream *stream);

/*
 * Text that is put together in memory by what writes to files.  Unlike that of
 * open_memstream() it is whole, or the program has ended without memory.
 */
struct draft {
	FILE *file;
	char *text;
	size_t length, room;
	struct stream stream;
};

/* The draft must stay where it is until it is closed. */
void draft_open(struct draft *draft);

/* Closes the file.  The caller frees draft->text, which the result is. */
struct str draft_close(struct draft *draft);

/* Ends a draft: its text goes to out, or nowhere. */
void draft_end(struct draft *draft, bool wanted, FILE *out);

#endif
