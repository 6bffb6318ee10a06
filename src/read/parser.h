/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/name.h"
#include "profile/profile.h"
#include "read/departures.h"
#include "read/marks.h"

#include <regex.h>

/*
 * Changes of names, in this order: the changes "s/REGEX/TEXT/gi" of the list; and, with no_levels,
 * f instead of f'2, which is how Callgrind names a level of recursion.
 */
struct renames {
	struct rename {
		regex_t regex;
		struct str text; /* with \1 to \9, & and \& */
		bool all;        /* flag g: all matches */
		bool used;       /* it has changed a name */
	} * list;
	size_t count;
	bool no_levels;
};

/* The kinds of names, each with ids of its own (src/README R2). */
enum name_kind { NAME_OBJECT, NAME_FILE, NAME_FUNCTION, NAME_KINDS };

/* How to read a file: what to select and to rename. The caller owns it. */
struct parse_rules {
	/*
	 * Files below this directory are shown relative to it. It ends with a
	 * slash; empty: there is none.
	 */
	struct str directory;
	const struct renames *renames[NAME_KINDS]; /* or NULL */
	const struct ranges *parts, *threads;      /* to select; NULL: all */
	const regex_t *triggers; /* selects parts by what they were dumped for; NULL: all */
	/* The kind of sides; with SIDES_BY_FILE, the caller begins each one. */
	enum sides_by { SIDES_BY_FILE, SIDES_BY_PART, SIDES_BY_THREAD } sides;
	struct limits *limits; /* counts bytes of input; or NULL */
	/* Called between the first header and the body: may set profile.keep; or NULL. */
	void (*choose)(void *context);
	void *context;
};

/* The kinds of positions, in the order in which lines have them. */
enum { POSITION_ADDRESS, POSITION_BLOCK, POSITION_LINE, POSITION_OTHER, POSITION_KINDS };

/* Names of a kind, compressed, "(ID) name", or not. Programs number names from 1, with gaps. */
struct compressed {
	name_id *by_id; /* name + 1; 0: none. Ids of over COMPRESSED_DIGITS are behind all others */
	size_t room;
	struct map long_ids;
	name_id *after; /* by name as it was written: the changed name + 1; 0: not known */
	size_t after_count, after_room;
};
enum { COMPRESSED_DIGITS = 6 };

/* The form of lines of numbers, by "events:" and "positions:". */
enum { POSITIONS_MOST = 8 };
struct form {
	unsigned columns;             /* number of events in "events:" */
	uint8_t event[COST_EVENTS];   /* event by column */
	bool plain;                   /* each column i is event i */
	uint64_t taken;               /* mask of columns, without repeated events */
	unsigned positions;           /* number of positions before the costs */
	uint8_t kind[POSITIONS_MOST]; /* kind of each position */
	bool by_words;                /* lines cannot be read by marks */
};

/* A "summary:" or "totals:" line. */
struct given_total {
	uint64_t line; /* 0: there is none */
	uint64_t mask; /* columns that it gives, below 2^63; 0 if it is all zeros */
	int64_t cost[COST_EVENTS];
};

/* The header of a part, and which program wrote the profile. */
struct part_header {
	struct part part;
	bool placed;      /* profile.current is the side of this part */
	bool has_names;   /* an "fn=" or a call was read */
	bool any_events;  /* some part had "events:" */
	bool has_trigger; /* it has a "desc: Trigger:", of which the first counts */
	bool triggered;   /* --part=/REGEX/ selects it by that, or is not given */
	struct given_total summary, totals;
	bool callgrind, cachegrind;
	bool known;   /* it is known what the program means by "summary:" */
	bool inlined; /* calls=0 is a call of inlined code, as written with --inlines */
};

/*
 * Costs being added up, by column. A column is given if it is below top, as
 * nearly always, or in mask, which lines with gaps set.
 */
struct tally {
	int64_t cost[COST_EVENTS + MARKS_FOUR]; /* with room for a shape */
	unsigned top;
	uint64_t mask;
};

/* Self costs or the costs of a call, which may have wrapped (src/README N7). */
enum cost_kind { SELF_COST, CALL_COST };

/* The place that the next costs belong to. */
struct here {
	name_id object;
	name_id fl;            /* the file of the next fn=, NONE before the first fl= */
	bool has_fl;           /* there was an fl= */
	name_id file;          /* of the next cost lines; NONE at first */
	name_id cost_file;     /* file of the last cost line */
	function_id function;  /* NONE: not looked up yet */
	name_id function_name; /* NONE before any fn= */
	name_id function_object, function_file;
	portion_id portion; /* NONE: not looked up yet */
};

/* The call that "cob=", "cfi=", "cfn=" and "calls=" describe. */
struct pending_call {
	name_id name;
	/*
	 * What came before the cfn=, and after it: of the call or, if another cfn= comes before one,
	 * of that. NONE: the caller's.
	 */
	struct callee {
		name_id object, file;
	} of, next;
	int64_t count; /* number of calls in "calls=" */
	uint64_t line; /* line of "calls="; 0: no pending call */
	struct order order;
};

/* Self costs of (portion, number), or of a portion, not yet in the profile. */
struct pending {
	struct tally costs;
	bool any;
	uint64_t number;
	uint64_t line; /* line of the file where they begin */
	struct order order;
};

/* The jump whose source may follow; only --asm uses all fields. */
struct pending_jump {
	bool is_open;
	name_id function; /* the name in jfn=, or NONE */
	uint64_t target;  /* address */
	struct jump_counts facts;
};

/* The state of the reading of one file, for the files from parser to parse. */
struct parser {
	struct profile *profile;
	struct departures *departures;
	const struct parse_rules *rules;
	struct error *error;
	const char *file;
	uint64_t line;
	bool failed;           /* *error says why */
	bool in_body;          /* a line of a body was read */
	struct diag_held held; /* warnings until parse_end() */

	struct compressed names[NAME_KINDS];
	name_id unknown;   /* the name ??? */
	struct code *code; /* of the profile: facts by instruction, or NULL */

	struct form form;
	struct part_header header;
	int64_t self[COST_EVENTS]; /* sums of the self costs of the part, by column */
	uint64_t self_mask;        /* columns that were given */
	struct here here;
	struct pending pending;
	struct pending_call call;
	struct pending_jump jump;

	/* Positions by kind: `base` of the last cost line, `at` of this line. */
	uint64_t base[POSITION_KINDS], at[POSITION_KINDS];

	struct marks marks;    /* marks of a part of the block */
	struct shapes *shapes; /* or NULL */
	bool is_large;         /* a sum has reached PARSER_LARGE */
};

/* Returns whether the part had its "events:", or has costs of those of the part before. */
static inline bool parser_has_events(const struct parser *p)
{
	return p->header.part.events || (p->header.any_events && (p->pending.any || p->self_mask));
}

/* Disables the fast path until the next block. */
static inline void parser_see_none(struct parser *p)
{
	p->marks.last = p->marks.begin;
}

/*
 * End the reading with an error for this line, and return false.
 * parser_overflow(): `what`, a count or the sum of an event, does not fit.
 */
UTIL_COLD bool parser_fail(struct parser *p, uint64_t line, const char *what);
UTIL_COLD bool parser_overflow(struct parser *p, uint64_t line, const char *what, unsigned event);

/* Reports a departure in this line; PARSER_ODD_WORD(): %s in the format is the word. */
#define PARSER_ODD(p, kind, ...) \
	departures_add((p)->departures, DEPARTURE_##kind, (p)->line, __VA_ARGS__)
#define PARSER_ODD_WORD(p, kind, format, word) \
	PARSER_ODD(p, kind, format, diag_quote(&(struct scratch){{0}}, (word)))

/* Reports a "calls=" that no cost line has followed, and drops it. */
UTIL_COLD void parser_drop_call(struct parser *p);

/* Returns the first name, or the second one instead of NONE. */
static inline name_id parser_either(name_id name, name_id other)
{
	return name == NONE ? other : name;
}

/* Returns the number of the part, or of its thread, for --part and --thread. */
uint64_t parser_number(const struct parser *p, enum sides_by by);

/* Switches the profile to the side of the part, if the part is selected. */
void parser_place(struct parser *p);

/* Begins a function ??? for costs before any fn=; see src/README R3. */
void parser_need_function(struct parser *p);

/* Returns the current portion, which is made if it is new, as its function is. */
portion_id parser_portion(struct parser *p);

/* Adds costs by column to *cost; `line` is for errors. False: overflow. */
bool parser_add(struct parser *p, uint64_t line, cost_id *cost, uint64_t mask,
		const int64_t *column);

/* Returns the mask of the columns that a tally gives. */
static inline uint64_t parser_mask(const struct parser *p, const struct tally *tally)
{
	uint64_t below = tally->top ? ~(uint64_t)0 >> (COST_EVENTS - tally->top) : 0;

	return (below | tally->mask) & p->form.taken;
}

/* If a sum reaches this, each addition is checked: costs are read by words. */
#define PARSER_LARGE ((int64_t)1 << 62)

/* Adds the pending costs to the profile. Returns false on overflow. */
bool parser_flush(struct parser *p);

/*
 * Returns the id of a name as reports have it: renamed, unless it is known that the renames do not
 * change it, and without the directory of the rules.
 */
name_id parser_name(const struct parse_rules *rules, struct names *names, enum name_kind kind,
		    struct str name, bool changes);

/* Returns the name in text: "name", "(ID) name" or "(ID)" (PositionName in the specification). */
name_id compressed_name(struct parser *p, enum name_kind kind, struct str text);

void compressed_free(struct compressed *ids);

/* --- renames.c ---------------------------------------------------------- */

/*
 * Reads the values of --option. Returns false if one is wrong; *error names it.
 * Call renames_free() in either case. The words must outlive the renames.
 */
bool renames_read(struct renames *renames, const struct words *words, const char *option,
		  struct error *error);

/* Returns whether renames_apply() could change the name; renames may be NULL. */
static inline bool renames_change(const struct renames *renames, struct str name)
{
	return renames && (renames->count || (renames->no_levels && name_level(name).length));
}

/*
 * Returns the name after all changes; the caller frees its bytes. Regular expressions see only the
 * bytes before the first NUL, and at most PATTERN_LONGEST.
 */
struct str renames_apply(const struct renames *renames, struct str name);

void renames_free(struct renames *renames);

/* --- header.c ----------------------------------------------------------- */

/* Begins a part, which inherits the values it lacks. */
void header_begin(struct parser *p);

/*
 * Ends the part, if there is one: finds its totals and adds it to the profile.
 * Returns false if the reading has failed; so does header_next().
 */
bool header_end(struct parser *p);

bool header_next(struct parser *p);

/* Sets a text of the part, the name at this offset in struct part. */
void header_text(struct parser *p, size_t offset, struct str value);

/* Read the values of header lines. */
void header_version(struct parser *p, struct str value);
void header_desc(struct parser *p, struct str value);
void header_positions(struct parser *p, struct str value);
void header_event(struct parser *p, struct str value);
void header_events(struct parser *p, struct str value);
void header_summary(struct parser *p, struct str value);
void header_totals(struct parser *p, struct str value);

/* --- by_words.c --------------------------------------------------------- */

/*
 * Reads lines of numbers word by word, in any form, and reports departures.
 * There must be a newline after `at`.
 */

static inline bool by_words_is_line_end(const char *at)
{
	return *at == '\n' || (*at == '\r' && at[1] == '\n');
}

/*
 * Reads positions into p->at, and returns the line number. Sets *costs to the text after them. With
 * `move`, later relative positions refer to these positions.
 */
uint64_t by_words_positions(struct parser *p, const char *at, const char **costs, bool move);

/*
 * Reads the costs from `at` to the end of the line, from column n on. Self costs are added to the
 * tally. The costs of a call are stored there, as 0 if a word gives no count. Returns the newline.
 */
const char *by_words_costs(struct parser *p, const char *at, enum cost_kind kind,
			   struct tally *tally, unsigned n);

/* --- parse.c ------------------------------------------------------------ */

/*
 * Reads one file in the Callgrind format into a profile, in one pass, by the specification (format
 * version 1) and src/README R1 to R13. The costs of parts and files are added up.
 */
/* Begins a file; messages and the profile show it as `file`. */
struct parser *parse_begin(struct profile *profile, struct departures *departures,
			   const struct parse_rules *rules, const char *file);

/*
 * Reads whole lines: the last byte of a block, end[-1], is a newline, and
 * PARSE_MARGIN bytes before and after it can be read (their content does not
 * matter). False: the file cannot be used; *error says why, with file and line.
 */
enum { PARSE_MARGIN = MARKS_MARGIN };
bool parse_block(struct parser *parser, const char *at, const char *end, struct error *error);

/*
 * Returns whether the last line of the last block, which has no newline in the file, is whole: no
 * header, and no cost line without a cost.
 */
bool parse_ends_whole(const struct parser *parser, struct str block);

/*
 * Ends the file and frees the parser; good: it was read to its end. Warnings are
 * held until now, and written only if the file is a profile or damaged. False:
 * *error says what is wrong.
 */
bool parse_end(struct parser *parser, bool good, struct error *error);

/*
 * Returns whether a file that begins with these bytes, at least PARSE_PEEK if it has so many, looks
 * like a profile: with a comment "# callgrind format", or header lines that include "events:" or do
 * not end.
 */
enum { PARSE_PEEK = 8 * 1024 };
bool parse_looks_like(struct str beginning);
