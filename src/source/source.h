/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef SOURCE_H
#define SOURCE_H

#include "base/diag.h"
#include "base/limits.h"
#include "base/names.h"
#include "base/str.h"
#include "base/woven.h"
#include "figures/settings.h"
#include "profile/profile.h"
#include "source/source_lines.h"
#include "system/input.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * A source file that was found, as a stream of what to print of it.  It is
 * read once, in blocks.  With woven it is no file, but NEW's and OLD's in one,
 * and its lines are their places.
 */
struct source {
	struct input input;
	const struct woven *woven; /* or NULL */
	char *path;                /* where it was found */
	char *heading;             /* how to name it: "NAME" or "DIR/ + NAME" */

	const struct source_lines *costs;
	uint64_t context;
	struct limits *limits;      /* on what is read and shown of it */
	struct source_marks *marks; /* the search's, of this file */
	struct str block;           /* lines that were read and not given */
	uint64_t line;              /* number of the last line read */
	bool ended;                 /* there are no more lines */
	size_t next;                /* index into costs->lines */
	size_t next_large;          /* likewise, of what is to be shown */
	uint64_t low, high;         /* lines to show now; high 0: none */
	bool gap_due;               /* "-- line" comes before the next line */
};

/*
 * Where a source was found, as a forge names it: below directory, which ends in
 * a slash, without "." and ".." on the way, even if it was looked for by an
 * absolute path.  The caller frees it.
 */
char *source_place(const struct source *source, struct str directory);

/* Why a source is not shown. */
enum source_absence {
	SOURCE_FOUND,
	SOURCE_MISSING,    /* there is no regular file */
	SOURCE_OUTSIDE,    /* it may not be shown */
	SOURCE_BEYOND,     /* a bound is reached (limits.h) */
	SOURCE_UNREADABLE, /* *error says why */
};

/* What a file is looked for as. */
enum source_use {
	SOURCE_TEXT, /* to show its lines */
	SOURCE_WANTED, /* the same; the user has named it, so it may lie anywhere */
	SOURCE_OBJECT, /* it need not be text */
};

/*
 * Where lines of a file begin, as far as it was read: what several names lead
 * to is read once, and from then on only near what is shown.
 */
struct source_marks {
	struct source_mark {
		uint64_t offset;
		uint64_t lines; /* that are before it */
	} * list;               /* in order */
	size_t count, room;
	uint32_t id;   /* of the file, in known */
	uint64_t read; /* so many bytes from the beginning, at some time */
	bool text;     /* what was read of it is text */
};

/*
 * Where sources are looked for, and what came of it.  It begins with
 * source_search_init; settings and profile outlive it, and it outlives the
 * sources that were found.
 */
struct source_search {
	const struct settings *settings;
	const struct profile *profile;
	struct limits *limits;  /* NULL: no bounds hold */
	const char *option;     /* that names the directories, as messages do */
	const struct side *old; /* only its files; NULL: those of all */
	struct source_place {
		const char *word; /* DIR, or FROM=TO */
		bool tried;       /* a source was looked for in DIR */
		bool used; /* one was found in DIR; one's name is in FROM */
	} * include, *map;
	size_t include_count, map_count;
	bool any;             /* a source was not where its name says */
	struct names ends;    /* last pieces of the names of files ... */
	unsigned *ends_count; /* ... and how many end so; or NULL */
	struct names known;   /* files that were opened: struct identity */
	struct source_marks **marks; /* of each of them */
	size_t marks_room;
	char **shown; /* for source_search_name(), by name; or NULL */
};

void source_search_init(struct source_search *search,
			const struct settings *settings,
			const struct profile *profile);

/*
 * The same for OLD's sources: under the directories of --old-sources alone, and
 * never outside of them, as the name itself is likely that of NEW's file.  The
 * last piece of a name counts too, if OLD has one such file only.
 */
void source_search_init_old(struct source_search *search,
			    const struct settings *settings,
			    const struct profile *profile);
void source_search_free(struct source_search *search);

/* Warns of directories that do not exist, or that did not help. */
void source_search_warn(const struct source_search *search, struct diag *diag);

/*
 * Looks for a file: as it is named, under each directory of --include, where
 * --source-map puts it, and then by ever shorter ends of its name under each
 * --include, with a directory of it at least.  Only regular files are opened
 * (regular.h), and only texts, which have no NUL in their first INPUT_PEEK
 * bytes.  With SOURCES_INSIDE, unless it may lie anywhere, the real path of the
 * file must lie under the current directory, an --include or the TO of a
 * --source-map.  What cannot be opened is the answer if nothing else is found.
 */
enum source_absence source_find(struct source *source, struct str name,
				enum source_use use,
				struct source_search *places,
				struct error *error);

/* The same for a file of a report; with --no-auto, the user's only. */
enum source_absence source_find_file(struct source *source,
				     const struct report *report,
				     const struct report_file *file,
				     struct source_search *places,
				     struct error *error);

/*
 * What a forge names a file of a report: the place where its source was found,
 * if that is below the current directory; any other as report_shown_name().
 */
struct str source_search_name(struct source_search *places,
			      const struct report *report, name_id file);

/* Begins the stream; costs are those of the file and outlive it. */
void source_begin(struct source *source, const struct source_lines *costs,
		  uint64_t context);

/* What the numbers of the lines to print are hardly above. */
uint64_t source_last_line(struct source *source,
			  const struct source_lines *costs, uint64_t context);

/* One thing to print. */
struct source_item {
	enum source_kind {
		SOURCE_LINE,  /* a line, its text, costs and calls */
		SOURCE_GAP,   /* lines before or after number are left out */
		SOURCE_BOGUS, /* costs of a line past the end */
		SOURCE_END,
	} kind;
	uint64_t number;              /* of the line; with woven, its place */
	struct woven_numbers numbers; /* with woven, those to show */
	char mark;               /* with woven, that of woven_mark(); else 0 */
	struct str text;         /* without newline, good until the next item */
	struct source_line line; /* its costs and calls; all zeros: none */
};

/* The number of a line, in NEW's text if it is there. */
static inline uint64_t source_shown_line(const struct source_item *item)
{
	if (!item->mark)
		return item->number;
	return item->numbers.new ? item->numbers.new : item->numbers.old;
}

/*
 * The next item.  Where a bound is reached, that is the end.  False: reading failed, and *error says how; the next call
 * goes on as at the end of the file.
 */
bool source_next(struct source *source, struct source_item *item,
		 struct error *error);

/*
 * The next line, instead of the stream, without newline and good until the next
 * one.  False: there is none, or *failed, and *error says how.
 */
bool source_read_line(struct source *source, struct str *text, bool *failed,
		      struct error *error);

/*
 * Skips lines, if it is known where they end, so that one up to line is the
 * next that is read.
 */
void source_skip(struct source *source, uint64_t line);

/* Whether the file is newer than a side's, so its lines may be others. */
bool source_is_newer(const struct source *source, const struct side *side);

/* Warns of such a source. */
void source_warn_newer(const struct source *source, struct diag *diag);

void source_close(struct source *source);

#endif
