/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/diag.h"
#include "base/limits.h"
#include "base/names.h"
#include "base/str.h"
#include "base/woven.h"
#include "profile/profile.h"
#include "source/source_lines.h"
#include "system/input.h"
#include "values/settings.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * A source file that was found, as a stream of what to print.  The file is read once, in blocks.
 * With woven, the source is NEW's and OLD's texts in one, and its lines are their places.
 */
struct source {
	struct input input;
	const struct woven *woven; /* or NULL */
	char *path;                /* of the file */
	char *heading;             /* how to name it: "NAME" or "DIR/ + NAME" */

	const struct source_lines *costs;
	uint64_t context;
	bool inside;                /* show no context before the first line or after the last */
	struct limits *limits;      /* for bytes read and printed; or NULL */
	struct source_marks *marks; /* shared by all opens of this file */
	struct str block;           /* lines that were read, not yet returned */
	uint64_t line;              /* the number of the last line returned */
	bool ended;                 /* no lines are left */
	size_t next;                /* index into costs->lines */
	size_t next_large;          /* likewise, of lines that are costly */
	uint64_t low, high;         /* the lines to show next; high 0: none */
	bool gap_due;               /* return "-- line" before the next line */
};

/*
 * Returns the path of a source relative to `directory`, which ends in a slash, as forges need it:
 * without "." and "..", even if it was found by an absolute path.  The caller frees it.
 */
char *source_place(const struct source *source, struct str directory);

/* Why a source is not shown. */
enum source_absence {
	SOURCE_FOUND,
	SOURCE_MISSING,    /* there is no regular file */
	SOURCE_OUTSIDE,    /* not in a directory that may be shown */
	SOURCE_BEYOND,     /* a limit is reached (limits.h) */
	SOURCE_NOT_TEXT,   /* *error has its path */
	SOURCE_UNREADABLE, /* *error says why it cannot be read */
};

/* The purpose of opening a file. */
enum source_use {
	SOURCE_TEXT,   /* to show its lines */
	SOURCE_WANTED, /* the same; named by the user: may lie anywhere */
	SOURCE_OBJECT, /* to read code: it need not be text */
	SOURCE_COPY,   /* the same; but not under its own name */
};

/*
 * Offsets of lines in a file, as far as it was read: after that it is only read near
 * the lines to show.
 */
struct source_marks {
	struct source_mark {
		uint64_t lines; /* number of lines before the offset */
		uint64_t offset;
	} * list; /* sorted */
	size_t count, room;
	uint64_t read; /* the most bytes read from the beginning so far */
	bool text;     /* the beginning was checked to be text */
	bool apart;    /* SOURCE_APART was remarked */
	/* What tells the file from itself before a change. */
	uint64_t size;
	struct timespec changed;
};

/* The messages at the end, one for all sources that it is about. */
enum source_remark {
	SOURCE_APART,    /* OLD's lines may be of another text: only NEW's are shown */
	SOURCE_NEWER,    /* changed after the profile was taken */
	SOURCE_PAST_END, /* the profile has lines past its end */
	SOURCE_BINARY,   /* not text, and not shown */
	SOURCE_REMARKS
};

/*
 * Where to look for sources, and the results so far.  Initialize with source_search_init; settings
 * and profile must outlive the search, and the search all sources that it found.
 */
struct source_search {
	const struct settings *settings;
	const struct profile *profile;
	struct limits *limits;     /* NULL: there are no limits */
	const struct side *before; /* count only its files; NULL: all files */
	struct source_place {
		const char *word; /* DIR, or FROM=TO */
		char *from;       /* FROM as a plain path */
	} * include, *map;
	size_t include_count, map_count;
	struct names ends;                /* last components of names of files and objects */
	unsigned *ends_count;             /* by ends: the number of files; or NULL */
	size_t ends_portions;             /* the number of portions that these are of */
	struct names paths;               /* of the files that were opened */
	struct source_marks **marks;      /* by paths */
	size_t marks_count, marks_room;
	struct source_remarks {
		char *path;   /* of the first source; or NULL */
		size_t count; /* the number of sources */
	} remarks[SOURCE_REMARKS];
	char **shown; /* by name: for source_search_name(); or NULL */
};

/*
 * Unless before is NULL, the search is for the sources of this side, OLD: it only looks under
 * the directories of --old-sources, as the name itself probably leads to NEW's file.  The last
 * component of a name is enough if only one file of OLD has it.
 */
void source_search_init(struct source_search *search, const struct settings *settings,
			const struct profile *profile, const struct side *before);
void source_search_free(struct source_search *search);

/* Notes something of the source at a path, for source_search_tell(). */
void source_search_remark(struct source_search *search, enum source_remark remark,
			  const char *path);

/* The same of SOURCE_APART, of a source that may be shown several times. */
void source_search_apart(struct source_search *search, const struct source *source);

/* Notes that a source is binary, or warns of why else it is unreadable, as *error says. */
void source_search_unreadable(struct source_search *search, enum source_absence absence,
			      const struct error *error, struct diag *diag);

/* Writes a message for each kind of remark. */
void source_search_tell(const struct source_search *search, struct diag *diag);

/* Warns of directories that do not exist. */
void source_search_warn(const struct source_search *search, struct diag *diag);

/*
 * Looks for a file: under its name, under each directory of --include, where --source-map puts it,
 * and then by ever shorter ends of its name under each --include, with one directory at least.
 * Only opens regular files (regular.h), and only text unless for SOURCE_OBJECT: no NUL in the first
 * INPUT_PEEK bytes.  With SOURCES_INSIDE, files that the user did not name must have their real
 * path under the current directory, an --include or the TO of a --source-map.  SOURCE_NOT_TEXT and
 * SOURCE_UNREADABLE: only files that cannot be shown were found.
 */
enum source_absence source_find(struct source *source, struct str name, enum source_use use,
				struct source_search *places, struct error *error);

/* As source_find(), for a file of a report; with --no-auto, only if named. */
enum source_absence source_find_file(struct source *source, const struct report *report,
				     const struct report_file *file, struct source_search *places,
				     struct error *error);

/*
 * Returns the path of a file of a report, as forges need it: where its source
 * was found, if below the current directory, else report_shown_name().
 */
struct str source_search_name(struct source_search *places, const struct report *report,
			      name_id file);

/* Begins the stream.  costs are those of the file; they must outlive it. */
void source_begin(struct source *source, const struct source_lines *costs, uint64_t context);

/* An item of the stream. */
struct source_item {
	enum source_kind {
		SOURCE_LINE,  /* a line, its text, costs and calls */
		SOURCE_GAP,   /* lines before or after number are omitted */
		SOURCE_BOGUS, /* costs of a line past the end */
		SOURCE_END,
	} kind;
	uint64_t number;              /* of the line; with woven, its place */
	struct woven_numbers numbers; /* of the line, in OLD and in NEW */
	char mark;                    /* with woven: woven_mark(); else 0 */
	struct str text;              /* without newline, until the next item */
	struct source_line line;      /* its costs and calls, all zeros if none */
};

/* The number of a line: NEW's, or OLD's if NEW does not have the line. */
static inline uint64_t source_shown_line(const struct source_item *item)
{
	return item->numbers.after ? item->numbers.after : item->numbers.before;
}

/*
 * Returns the next item; the stream ends early at a limit.  False: reading
 * failed, and *error says why; the next call goes on as at the end of the file.
 */
bool source_next(struct source *source, struct source_item *item, struct error *error);

/*
 * Reads the next line, without newline, valid until the next call; not for use
 * with source_next().  False: the file ended, or *failed and *error.
 */
bool source_read_line(struct source *source, struct str *text, bool *failed, struct error *error);

/*
 * Skips as many lines before `line` as possible without reading, if offsets of
 * later lines are known.
 */
void source_skip(struct source *source, uint64_t line);

/* Returns whether the source changed after a side's profile was taken. */
bool source_is_newer(const struct source *source, const struct side *side);

void source_close(struct source *source);
