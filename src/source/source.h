/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/row_calls.h"

#include <time.h>

/* --- source_lines.c ------------------------------------------------------ */

/*
 * A line of a source that has costs or calls, added up over all portions in
 * that file.  Its calls are calls.list[first..end), the largest first.
 */
struct source_line {
	uint64_t number;         /* with woven texts, its place; 0: unknown */
	struct values in[SIDES]; /* in source_lines.costs */
	bool costly;             /* it has costs of its own */
	size_t first, end;
};

struct source_lines {
	/*
	 * With --diff, if OLD may be of another text: NEW's lines and calls only.  The costs of
	 * OLD's lines are in unplaced, so that all add up to the change.  Line 0 belongs to no
	 * text, so it has the change of both sides.
	 */
	bool apart;
	struct source_line *lines; /* sorted by number */
	size_t count;
	struct row_calls calls;
	struct costs costs;
	struct values unplaced[SIDES]; /* apart: of OLD's lines */
	const struct woven *woven;     /* or NULL; numbers are places in it */
};

/* Makes the report's index, if not done yet. */
void source_lines_index(struct report *report);

/*
 * Finds the lines of a file that have costs or calls, of all rows, or only of one row if that is
 * not NONE.  A sum that does not fit into 64 bits is noted in the report.
 */
void source_lines_of(struct report *report, name_id file, row_id only, bool apart,
		     struct source_lines *source);

/*
 * Returns whether OLD's line numbers may not fit NEW's source (src/README O16): it is newer than
 * OLD's run, or the two runs do not name it alike.
 */
bool source_lines_apart(struct report *report, name_id file, bool newer);

/* Returns whether OLD's lines have costs that are not shown beside NEW's lines. */
static inline bool source_lines_unplaced(const struct source_lines *source)
{
	return !cost_equal(&source->costs, source->unplaced->self, 0);
}

/* A line as an item. */
static inline struct item source_lines_item(const struct report *report,
					    const struct source_lines *source,
					    const struct source_line *line)
{
	return report_item(report, &source->costs, line->in);
}

void source_lines_free(struct source_lines *source);

/* --- source.c ------------------------------------------------------------ */

struct parse_rules;

enum source_absence {
	SOURCE_FOUND,
	SOURCE_MISSING, /* there is no regular file */
	SOURCE_REFUSED, /* there is one that cannot or may not be shown; *error says why */
};

/* The purpose of opening a file. */
enum source_use {
	SOURCE_TEXT,   /* to show its lines */
	SOURCE_WANTED, /* the same; named by the user: may lie anywhere */
	SOURCE_OBJECT, /* to read code: it need not be text */
};

/* The text of a file, which is read once, whole. */
struct source_text {
	char *bytes;
	size_t length, room;
	size_t *marks; /* offsets of the first line, and of what is behind each SOURCE_MARK lines */
	size_t mark_count, mark_room;
	char *why; /* why it is not shown; else NULL */
};
enum { SOURCE_MARK = 64 };

/*
 * A source file that was found, as a stream of what to print.  With woven, the source is NEW's and
 * OLD's texts in one, and its lines are their places.
 */
struct source {
	char *path;    /* of the file */
	char *heading; /* how to name it: "NAME" or "DIR/ + NAME" */
	uint64_t size; /* bytes */
	struct timespec changed;
	const struct source_text *text; /* or NULL: an object, or woven */
	const struct woven *woven;      /* or NULL */

	/* The search for it: */
	struct source_search *search;
	enum source_use use;
	const struct side *side; /* of an object; else NULL */
	enum source_absence absence;
	struct error *error; /* why, for SOURCE_REFUSED; until it is found */

	/* The stream: */
	const struct source_lines *costs;
	uint64_t context;
	bool inside;           /* show no context before the first line or after the last */
	struct limits *limits; /* for bytes read and printed; or NULL */
	struct str rest;       /* of the text, behind the line */
	uint64_t line;         /* the number of the last line returned, or that there is */
	size_t next;           /* index into costs->lines */
	size_t next_large;     /* likewise, of lines that are costly */
	uint64_t low, high;    /* the lines to show next; high 0: none */
	bool gap_due;          /* return "-- line" before the next line */
};

/* What is said at the end, once for all sources that it is true of. */
enum source_remark {
	SOURCE_APART,     /* OLD's lines may be of another text: only NEW's are shown */
	SOURCE_AMBIGUOUS, /* the user's name may be that of several files */
	SOURCE_NEWER,     /* changed after the profile was taken */
	SOURCE_PAST_END,  /* the profile has lines past its end */
	SOURCE_CUT,       /* it has lines that are too long */
	SOURCE_NOT_READ,  /* it cannot or may not be shown */
	SOURCE_REMARKS
};

/*
 * Where to look for sources, and the results so far.  Initialize with source_search_init; settings
 * and profile must outlive the search, and the search all sources that it found.
 */
struct source_search {
	const struct settings *settings;
	const struct profile *profile;
	struct limits *limits;       /* NULL: there are no limits */
	const struct side *before;   /* count only its files; NULL: all files */
	const struct words *include; /* or the directories of --old-sources */
	size_t place_count;          /* of include, and then of --source-map */
	struct names ends;           /* last components of names of files and objects */
	unsigned *ends_count;        /* by ends: the number of files; or NULL */
	size_t ends_portions;        /* the number of portions that these are of */
	struct names read;           /* real paths of the files that were read */
	struct source_text **texts;  /* by read */
	size_t text_count, text_room;
	struct source_remarks {
		char *first; /* path of the first source, or why it was not read; NULL: none */
		bool others; /* there are others */
	} remarks[SOURCE_REMARKS];
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

/* Writes a message for each kind of remark. */
void source_search_tell(const struct source_search *search, struct diag *diag);

/*
 * Looks for a file: under its name, under each directory of --include, where --source-map puts it,
 * and then by ever shorter ends of its name under each --include (src/README O14).  Only opens
 * regular files (regular.c), and only text, which has no NUL; or with a side any object that is not
 * newer than the side's profile.  With SOURCES_INSIDE, files that the user did not name must have
 * their real path under the current directory, an --include or the TO of a --source-map.  *error
 * says why a file is refused, and of an object also why none is there.
 */
enum source_absence source_find(struct source *source, struct str name, enum source_use use,
				const struct side *side, struct source_search *search,
				struct error *error);

/* Returns whether a name stands for code without an object. */
static inline bool source_is_no_object(struct str name)
{
	return !name.length || str_equal(name, STR("???"));
}

/*
 * As source_find(), for a file of a report, within the limits; with --no-auto, only if named.  Why
 * it is refused is the remark SOURCE_NOT_READ.
 */
enum source_absence source_find_file(struct source *source, const struct report *report,
				     const struct report_file *file, struct source_search *search);

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

/* Gets the next item.  The stream ends early at a limit. */
void source_next(struct source *source, struct source_item *item);

/* Gets the text of a line, without newline.  False: there is none. */
bool source_text(struct source *source, uint64_t line, struct str *text);

/* Returns whether the source changed after a side's profile was taken. */
bool source_is_newer(const struct source *source, const struct side *side);

void source_close(struct source *source);

/* --- old_sources.c ------------------------------------------------------ */

/*
 * As sides_join(), and where lines are shown gives the lines of OLD's files their numbers in NEW's,
 * by comparing both texts (woven.h).  Looks for OLD's texts under --old-sources or, without that,
 * where OLD has recorded files that NEW has not, as in another worktree.  Without both texts, line
 * numbers stay as they are.  Puts the texts into *files, which the caller frees; directory, which
 * ends in a slash, is cut from the front of their names.
 */
bool old_sources_join(struct profile *profile, const struct settings *settings,
		      struct str directory, struct limits *limits, struct woven_files *files,
		      size_t *matched, struct diag *diag, struct error *error);

/* --- inlined.c ---------------------------------------------------------- */

/*
 * For --inlines: asks for all instructions of a profile with addresses which functions were inlined
 * there, and moves their costs (inlines_apply).  An object that is gone, has no debug information,
 * is newer than the profile, or cannot be read to its end stays as it was recorded, on all sides,
 * and a warning says so.  rules are those by which the profile was read.  search->settings say
 * whether frames of libraries are left out.  False: *error says why.
 */
bool inlined_resolve(struct profile *profile, struct source_search *search,
		     const struct parse_rules *rules, struct diag *diag, struct error *error);

/* --- symbolizer.c -------------------------------------------------------- */

/*
 * Asks llvm-symbolizer or addr2line which functions were inlined at addresses.
 * What these programs print comes from files of strangers and is not trusted.
 */

/* The longest chain that is taken; compilers stop far below. */
enum { SYMBOLIZER_DEEPEST = 256 };

/* Chains of functions inlined into each other, in the words of the program. */
struct chains {
	struct names names; /* of functions and files; an empty one is not known */
	struct names nodes; /* struct chain_node, as bytes: those that are alike are one */
	name_id *demangled; /* by name: what c++filt makes of it, or the name itself */
	size_t demangled_count;
};

/* A function, the place in it, and the node that it was inlined into.  Line 0 is not known. */
struct chain_node {
	name_id name;
	name_id file; /* where in it the node inside it, or the instruction, is */
	uint32_t line;
	name_id begin_file; /* where it begins; addr2line tells none */
	uint32_t begin_line;
	uint32_t outer; /* NONE: the outermost one */
};
struct chain_node chains_node(const struct chains *chains, uint32_t node);
void chains_free(struct chains *chains);

/* The questions to one object, then the answers. */
struct symbolizer {
	char *path;
	uint64_t size;     /* of the file */
	uint64_t *address; /* sorted, each once */
	size_t count, room;
	uint32_t *node;  /* by address: the innermost node, or NONE */
	size_t resolved; /* number of addresses with a node */
	bool chained;    /* a chain has several nodes */
	bool begins;     /* of a function, it is known where it begins */
	char *why;       /* a message if the program was of no use, or NULL */
};

/*
 * Returns the program that CGANNOTATE_ADDR2LINE names, else the first of
 * llvm-symbolizer and addr2line that is installed.  NULL: *error says what to do.
 */
const char *symbolizer_program(struct error *error);

/* Does the runs that have addresses.  Ends all after `patience` milliseconds, unless that is 0. */
void symbolizer_run(struct symbolizer *runs, size_t count, const char *program, int64_t patience,
		    struct limits *limits, struct chains *chains);

/* The innermost node at an address that was asked for, if any was answered; or NONE. */
uint32_t symbolizer_node(const struct symbolizer *run, uint64_t address);
void symbolizer_free(struct symbolizer *run);

/* --- annotated.c --------------------------------------------------------- */

/*
 * Walks through the sources of a report, one after the other, line by line, and notes what there is
 * to say: of a text that may not be the one that ran, of costs past its end, and which sources were
 * not found.  Begin with report, row and search; the report must outlive it.
 */
struct annotated {
	struct report *report;
	row_id row; /* only the code of this row, or NONE */
	struct source_search *search;
	bool any;              /* some source was found that has costs */
	struct str *not_found; /* names of files, owned by the report; sorted at the end */
	size_t not_found_count, not_found_room;
	size_t missing_files; /* those that can be files: annotated_can_be_file() */
	/* What is open, and the costs of its lines: */
	name_id file; /* NONE: nothing was counted in it */
	struct source source;
	struct source_lines lines;
	bool newer; /* it changed after the profile was taken */
};

/*
 * Returns whether all sources that the user named can be shown; called before anything
 * of the report is written.
 */
bool annotated_wanted(const struct report *report, struct source_search *search,
		      struct error *error);

/*
 * Opens the source of a file, finds the costs of its lines, and begins to read them.  False: it was
 * not found; its name is kept.
 */
bool annotated_open(struct annotated *annotated, const struct report_file *file);

/* Gets the next line, or gap.  False: there is none, or `out` has failed. */
bool annotated_next(struct annotated *annotated, FILE *out, struct source_item *item);

void annotated_close(struct annotated *annotated);

/* Sorts the names of the files not found; the caller frees them. */
void annotated_end(struct annotated *annotated);

/*
 * Returns whether a name can be that of a file, unlike php:internal, ~, <string>, [native]
 * and an empty name, which interpreters write (src/README O8).
 */
bool annotated_can_be_file(struct str name);

/* --- single lines ------------------------------------------------------- */

/* A text to look for. */
struct wanted_text {
	name_id in;   /* the file, or NONE: not known */
	uint64_t at;  /* the line */
	size_t place; /* index in the list */
};

/*
 * Reads the trimmed texts of `count` lines, each source once, and sorts wanted.  Returns them by
 * their places in the list; empty: not known.  The caller frees with line_texts_free().
 */
struct str *line_texts_of(const struct report *report, struct wanted_text *wanted, size_t count,
			  struct source_search *search);
void line_texts_free(struct str *texts, size_t count);
