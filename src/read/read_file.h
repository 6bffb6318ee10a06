/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "profile/profile.h"
#include "read/departures.h"
#include "read/parser.h"
#include "system/helpers.h"

#include <stdbool.h>

/* The results of read_file_begin(). */
enum read_result {
	READ_DONE,
	READ_EMPTY,  /* it has no bytes */
	READ_OTHER,  /* it is not a profile, and was not read */
	READ_FAILED, /* *error says why, or which kind of file it is */
};

/* A file that is being read. */
struct read_file {
	struct decompress unpack;
	struct parser *parser;
	struct str rest; /* of the last block: what comes behind the header */
	bool good;       /* nothing has failed so far */
};

/*
 * Begins to read a file (or "-", standard input), compressed or not, into a profile: the header of
 * its first part.  A doubtful file may be another text, and is read only if it begins like a profile.
 * With new_side, a profile begins a side.
 *
 * READ_DONE: the caller reads the rest with read_file_end(), and may choose profile.keep before if
 * this is the first file. *file keeps its address until then, and so do profile, departures and
 * rules.
 */
enum read_result read_file_begin(struct read_file *file, struct profile *profile,
				 struct departures *departures, const struct parse_rules *rules,
				 const char *path, bool doubtful, bool new_side,
				 struct error *error);

/* Reads the rest. False: *error, which is that of read_file_begin(), says why. */
bool read_file_end(struct read_file *file, struct error *error);

/* The values of the first header lines of a profile, "" or 0 where it has none; else NULL. */
struct file_header {
	char *command, *pid;
	uint64_t part, thread;
};

void file_header_free(struct file_header *header);

/*
 * Returns what a file is by its beginning: READ_DONE for a profile.  READ_FAILED: it cannot be
 * read, *error says why.  The file must not be a pipe, as it is opened again later.  Sets *header to
 * the first header of a profile; the caller frees it.
 */
enum read_result read_file_kind(const char *path, struct file_header *header, struct error *error);
