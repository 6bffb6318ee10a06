/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef INPUT_H
#define INPUT_H

#include "base/str.h"
#include "base/util.h"

#include <stdbool.h>
#include <stdint.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <time.h>

/*
 * Gives the bytes of a file or pipe in blocks of whole lines, in a buffer that
 * is as long as the longest line or INPUT_BLOCK.  A line of more than
 * INPUT_LINE bytes, its newline included, is cut.
 */
enum { INPUT_BLOCK = 256 * 1024, INPUT_LINE = 1 << 20, INPUT_MARGIN = 16 };

/* Bytes that are enough to tell what a file is. */
enum { INPUT_PEEK = 8 * 1024 };

struct input {
	const char *path; /* as messages name it; the caller's */
	int fd;
	char *space; /* the buffer, and INPUT_MARGIN bytes around it */
	char *buffer;
	size_t room, filled; /* bytes */
	size_t given;        /* of filled: what the last block has given */
	bool ended;          /* there are no more bytes */
	bool no_newline;     /* the last line had none */
	bool skipping;       /* the rest of a line that was cut comes next */
	uint64_t cut;        /* lines that were cut */
	bool regular;        /* a file with a size and a time of change */
	uint64_t size;       /* of a regular file, else 0 */
	int patience;        /* milliseconds without bytes; 0: for ever */
	bool stalled;        /* it was longer */
	uint64_t most;       /* the offset to read to at most */
	/* Called before bytes are read, to wait for them; false: none will come. */
	bool (*wait)(struct input *input, struct error *error);
	struct timespec changed;
	uint64_t offset; /* bytes read so far, or where they were read to */
};

/*
 * Opens a file.  False: *error says why, and there is nothing to close.
 */
bool input_open(struct input *input, const char *path, struct error *error);

/*
 * The same for a file that a stranger may have named, with *real and *missing
 * as regular_open() sets them.  No more is read than the size that it had, so
 * one without a size is empty.
 */
bool input_open_regular(struct input *input, const char *path, char **real,
			bool *missing, struct error *error);

/* The same for a descriptor, which input_close closes. */
void input_from(struct input *input, const char *path, int fd);

/*
 * Puts the next whole lines into *block, which is empty at the end.  Its last
 * byte is a newline (one is added if the last line has none), and INPUT_MARGIN
 * bytes before and after it can be read.  It lasts until the next call.
 */
bool input_block(struct input *input, struct str *block, struct error *error);

/*
 * The beginning, of INPUT_PEEK bytes at least if there are so many; input_block
 * will give them again.
 */
bool input_peek(struct input *input, struct str *beginning,
		struct error *error);

/*
 * Where the next block begins, in bytes.  False: nowhere that input_seek() can
 * go on from, as the rest of a line that was cut comes before it.
 */
bool input_place(const struct input *input, uint64_t *offset);

/* Goes on at such a place of a file, which is not behind the most. */
bool input_seek(struct input *input, uint64_t offset, struct error *error);

void input_close(struct input *input);

/* When a file was changed last, which systems call by different names. */
struct timespec input_changed(const struct stat *status);

#endif
