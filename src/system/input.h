/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/str.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <time.h>

/*
 * Reads a file or pipe in blocks of whole lines, into a buffer of the length of the longest line,
 * but at least INPUT_BLOCK.  A line of more than INPUT_LINE bytes, including its newline, is cut.
 */
enum { INPUT_BLOCK = 256 * 1024, INPUT_LINE = 1 << 20, INPUT_MARGIN = 16 };

/* The number of bytes that is enough to recognise the type of a file. */
enum { INPUT_PEEK = 8 * 1024 };

struct input {
	const char *path; /* the name in messages; owned by the caller */
	int fd;
	char *space; /* the buffer, with INPUT_MARGIN bytes before and after */
	char *buffer;
	size_t room, filled; /* bytes */
	size_t given;        /* bytes of filled that the last block had */
	bool ended;          /* all bytes have been read */
	bool no_newline;     /* the last line had no newline */
	bool skipping;       /* the rest of a line that was cut comes next */
	uint64_t cut;        /* number of lines that were cut */
	uint64_t most;       /* offset in bytes at which reading ends */
	/* If set, waits for bytes before each read; false: *error is set. */
	bool (*wait)(struct input *input, struct error *error);
	/* Of a regular file, else 0: its bytes and the time of its change. */
	uint64_t size;
	struct timespec changed;
	uint64_t offset; /* offset in bytes of the next byte to read */
};

/* Opens a file, or standard input for "-".  False: *error says why, and nothing is to be closed. */
bool input_open(struct input *input, const char *path, struct error *error);

/*
 * As input_open(), for a file that a stranger may have named; sets *real and *missing as
 * regular_open() does.  Reads no more bytes than the size of the file at this time, so a file of
 * size 0 is empty.
 */
bool input_open_regular(struct input *input, const char *path, char **real, bool *missing,
			struct error *error);

/* Reads from a descriptor, which input_close closes. */
void input_from(struct input *input, const char *path, int fd);

/*
 * Puts the next whole lines into *block, which is empty at the end of the input.  The last byte of
 * the block is a newline (one is added if the last line has none).  INPUT_MARGIN bytes before and
 * after the block can be read.  The block is valid until the next call.
 */
bool input_block(struct input *input, struct str *block, struct error *error);

/* Sets *beginning to the first INPUT_PEEK bytes, or all; input_block will return them again. */
bool input_peek(struct input *input, struct str *beginning, struct error *error);

void input_close(struct input *input);

/* The time of the last change of a file; systems name its field differently. */
struct timespec input_changed(const struct stat *status);

/* --- regular.c ---------------------------------------------------------- */

/*
 * Opens a file that a stranger may have named, for reading.  Opens only regular files, as opening
 * other files can have effects, and none that lies below /proc, /sys or /dev, whatever link leads
 * there.  Returns a descriptor, or -1 and *error says why; *missing then says that there is no file
 * that may be opened, so that another name may be tried.
 *
 * *real is the absolute path of the opened file, without links, which the caller frees; NULL if
 * path leads nowhere.  It is the file that was there before it was opened.
 */
int regular_open(const char *path, char **real, bool *missing, struct error *error);

/*
 * Opens any file that the user named, as open() does; but a signal that the program outlives, as
 * when it is stopped and goes on, is no failure.
 */
static inline int regular_open_any(const char *path, int flags)
{
	int fd;

	do
		fd = open(path, flags, 0666);
	while (fd < 0 && errno == EINTR);
	return fd;
}

/* As realpath(path, NULL), but ends the program if there is no memory. */
char *regular_path(const char *path);
