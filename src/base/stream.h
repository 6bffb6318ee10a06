/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/str.h"

#include <stdbool.h>
#include <stdio.h>

/*
 * Opens a file of stdio that passes its bytes to put(to, ...).  If put returns
 * false, the write fails: ferror() is then true, and put may be called again.
 */
struct stream {
	bool (*put)(void *to, const char *bytes, size_t count);
	void *to;
};
FILE *stream_open(struct stream *stream);

/* Copies a temporary file from its beginning.  False: it was not all written, or read. */
bool stream_copy(FILE *from, FILE *to);

/*
 * Text that is written to a file of stdio and collected in memory.  Unlike the text of
 * open_memstream(), it is always complete: without memory, the program ends.
 */
struct draft {
	FILE *file;
	char *text;
	size_t length, room;
	struct stream stream;
};

/* The draft must keep its address until it is closed. */
void draft_open(struct draft *draft);

/* Closes the file and returns draft->text, which the caller frees. */
struct str draft_close(struct draft *draft);

/* Closes a draft, writes its text to out if it is wanted, and frees it. */
void draft_end(struct draft *draft, bool wanted, FILE *out);
