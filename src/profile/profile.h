/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/map.h"
#include "profile/cost.h"

#include <time.h>

/* --- code.c -------------------------------------------------------------- */

/* How often jumps from one place to another were executed and followed. */
struct jump_counts {
	uint64_t executed, followed; /* equal unless conditional */
	uint32_t function;           /* target function's name, or NONE */
	bool conditional;
};

/* Jumps by (source, target), a pair of ids. All zeros: no jumps. */
struct jumps {
	struct map pairs;
	struct jump_counts *list; /* by id of the pair */
	size_t count, room;
};

/* Adds counts to those of a jump; what does not fit becomes UINT64_MAX. */
void code_add_jump(struct jumps *jumps, uint32_t source, uint32_t target,
		   const struct jump_counts *counts);
void code_free_jumps(struct jumps *jumps);

/*
 * Facts by instruction, for --asm and --inlines. The ids of functions and
 * costs are those of the profile, too, and addresses are numbers.
 *
 *   instruction  (portion, address)         with its self costs
 *   call         (instruction, function called)
 *   jump         (instruction, address)
 *
 * Costs and calls are kept by side, in the order of profile.sides; jumps are
 * kept for the last side only.
 */
typedef uint32_t instruction_id;

/* Calls of one function: their number, and their inclusive cost. */
struct call {
	int64_t count; /* of recorded ones; how often inlined code ran is not known */
	cost_id cost;
	unsigned char seen; /* bits: which calls the side has; 0: none */
};

enum { CALL_RECORDED = 1, CALL_INLINED = 2 };

/* The costs of the facts on one side; facts beyond the counts have none. */
struct code_side {
	cost_id *cost;     /* by instruction: self costs */
	struct call *call; /* by call */
	size_t cost_count, cost_room, call_count, call_room;
};

/* With --inlines, a function in whose code an instruction lies. */
struct code_frame {
	uint32_t function;
	/* Where in this function the next inner frame, or the instruction, is. */
	uint32_t file;  /* the name of a file */
	uint64_t line;  /* 0: not known */
	uint32_t outer; /* index of the frame around it; NONE: it was recorded */
};

struct code {
	struct map instructions, calls;
	uint64_t *line; /* by instruction_id: the first one read; 0: not known */
	size_t instruction_count, instruction_room;
	struct code_side *side; /* by index of profile.sides */
	size_t side_count, side_room;
	struct jumps jumps;
	struct map two_lines; /* (portion, 0): has an instruction with two lines */
	/*
	 * With --inlines and --asm: all frames, and by instruction the innermost one of the last
	 * side.
	 */
	struct code_frame *frames;
	uint32_t *innermost; /* NONE: it is not known */
};

/* Returns the id of an instruction; a new one gets a new id, without costs. */
instruction_id code_instruction(struct code *code, uint32_t portion, uint32_t address,
				uint64_t line);

/* Return what a side has of a fact, 0 or no calls if it has none. */
static inline cost_id code_cost_on(const struct code *code, size_t side, instruction_id id)
{
	return side < code->side_count && id < code->side[side].cost_count
		       ? code->side[side].cost[id]
		       : 0;
}

static inline struct call code_call_on(const struct code *code, size_t side, uint32_t id)
{
	return side < code->side_count && id < code->side[side].call_count
		       ? code->side[side].call[id]
		       : (struct call){0};
}

/* Return the place of what a side has of a fact, until the next fact. */
cost_id *code_side_cost(struct code *code, size_t side, instruction_id id);
struct call *code_side_call(struct code *code, size_t side, uint32_t id);

void code_free(struct code *code);

/* --- profile.c ----------------------------------------------------------- */

/* Ids of facts: see struct profile. The id of a file or an object is that of its name. */
typedef uint32_t object_file_id;
typedef uint32_t function_id;
typedef uint32_t portion_id;
typedef uint32_t line_id;
typedef uint32_t edge_id;
typedef uint32_t call_id;

/* The origin of a part: names, or NONE if the file does not say it. */
struct origin {
	name_id creator, command, pid, thread;
};

/*
 * A part of a file, with its own header and body. Texts are ids of names, NONE
 * if the file did not give the text.
 */
struct part {
	name_id file; /* path, as it is shown */
	name_id number;
	struct origin origin;
	uint32_t descs; /* index of its first "desc:" in profile.descs */
	uint32_t desc_count;
	uint64_t events;  /* mask of those that its "events:" lists; 0: it has none */
	cost_id sum;      /* sum of the self costs */
	cost_id total;    /* by src/README N4 */
	uint64_t ordinal; /* number in its file, from 1 */
	uint32_t side;    /* index of its side in profile.sides, as read */
	bool believed;    /* a "summary:" or "totals:" line was used */
	bool measured;    /* a count of it is not 0 */
	bool cut;         /* what Callgrind or Cachegrind writes at its end is not there */
	bool selected;    /* false: left out by --part or --thread */
};

/* Returns whether a total that is given can be right for this sum (src/README N4). */
bool profile_believes(int64_t total, int64_t sum);

/* The definition of an event, as a user would read it. */
struct definition {
	struct str name, formula, long_name; /* empty: there is none */
	struct str text;                     /* from which definition_split() has them */
};

/* Splits "NAME = FORMULA : LONG NAME" into trimmed pieces of text. */
struct definition definition_split(struct str text);

/* A line "event: NAME = FORMULA : LONG NAME", and where it stands. */
struct event_line {
	name_id text; /* behind "event:" */
	name_id file;
	uint64_t line;
};

/*
 * Which facts the reader keeps. It always keeps names, functions (also those that are only called),
 * portions with their self costs, and parts. Sums of facts that are not kept may exceed 64 bits.
 */
struct keep {
	bool lines;     /* self costs and calls by line; else by portion */
	bool calls;     /* calls and their costs */
	bool addresses; /* facts by instruction, in addition */
};

/* The costs and calls of one side. All sides share the ids of facts. */
struct side {
	cost_id *line_cost; /* by line */
	struct call *call;  /* by call */
	/* By portion: self costs not kept by line; NONE: not on this side. */
	cost_id *portion_cost;
	size_t line_count, call_count, portion_count;
	size_t line_room, call_room, portion_room;
	/* By function, if calls are not kept: whether the side calls it. */
	bool *called;
	size_t called_count, called_room;
	uint64_t key;                /* see profile_side */
	bool keyed;                  /* key is set */
	cost_id total;               /* sum of selected parts' totals */
	cost_id resolved;            /* self cost of what --inlines has asked for and found */
	size_t first_part, end_part; /* range in profile.parts */
	struct timespec changed;     /* mtime of its last file; 0: not known */
	/*
	 * Pairs (name, name as written) of files and objects, where the two
	 * differ or --mod-file could change the name.
	 */
	struct map originals;
};

/*
 * With --inlines: the function that has the names of a function, and so its row of the report; and
 * the function that it was inlined into, or NONE.  Each place where code was inlined is a function.
 */
struct context {
	function_id label, outer;
};

/*
 * The facts of all profiles that were read, added up. A fact is a pair of ids. A file or an object
 * is the id of its name. Nothing here changes after run_read.c.
 *
 *   object_file  (file, object)  a file as one object has it
 *   function  (name, object_file)  the file is that of its "fn="
 *   portion   (function, file)   the code of a function in one file
 *   line      (portion, number)  with its self costs
 *   edge      (portion, function called)
 *   call      (edge, number)     with its count and its inclusive costs;
 *                                if lines are not kept, an edge is one call
 *
 * --inlines adds functions for code that was inlined into other functions, and gives functions the
 * names of others: see struct context.
 *
 * Line numbers and addresses of 2^31 or more are kept in numbers, and facts have the id of the
 * number instead: see profile_number().
 */
struct profile {
	struct names names;
	struct map object_files, functions, portions, lines, edges, calls;
	struct map numbers;
	struct map inlined;       /* (outer, label) of functions in other ones */
	struct context *contexts; /* by function; those behind them have their own names */
	size_t context_count, context_room;
	struct code *code;  /* with keep.addresses, else NULL */
	name_id symbolizer; /* the program that --inlines has asked, or NONE */

	struct costs costs;
	bool below_zero;     /* a negative count was read */
	bool addressed;      /* a part has addresses of instructions */
	struct side **sides; /* OLD is before NEW; then the other slices */
	size_t side_count, side_room;
	size_t other_count;    /* with --compare: sides behind these (profile_slice) */
	size_t slice_count;    /* sides that have columns of their own */
	struct side *current;  /* the side being read; then the last side */
	uint32_t current_side; /* its index in sides */
	struct keep keep;      /* by default lines and calls */

	object_file_id object_file; /* of the last function looked up */

	name_id events[COST_EVENTS];
	unsigned event_count;
	struct event_line *event_lines;
	size_t event_line_count, event_line_room;

	struct part *parts;
	size_t part_count, part_room;
	name_id *descs;
	size_t desc_count, desc_room;
};

void profile_init(struct profile *profile);
void profile_free(struct profile *profile);

/* Begins a new side, to be compared with those before it. Ids stay valid. */
void profile_begin_side(struct profile *profile);

/*
 * The most parts or threads that can be compared. Each side has room for all
 * facts, and a hostile file may have any number of parts.
 */
enum { PROFILE_SIDES = 32 };

/*
 * Switches to the side with this key, such as the number of a thread, or begins it. The parts of a
 * side need not be adjacent. Returns false if there would be too many sides. After the last part,
 * profile_sort_sides() sorts the sides by key, and the parts by side.
 */
bool profile_side(struct profile *profile, uint64_t key);
void profile_sort_sides(struct profile *profile);

/*
 * Turns the sides that were read into slices, which the report shows one by one. The only side is
 * then the sum of all slices, which are sides behind it. With `ends`, there are two sides instead,
 * the first and the last slice, and the others are behind them. Returns false if a sum does not fit
 * into 64 bits.
 */
bool profile_slice(struct profile *profile, bool ends);

/* The number of all sides: those that the report is about and, with --compare, the other slices. */
static inline size_t profile_all_sides(const struct profile *profile)
{
	return profile->side_count + profile->other_count;
}

/* The index in sides of the n-th slice. */
static inline size_t profile_slice_side(const struct profile *profile, size_t n)
{
	bool last = profile->side_count == 2 && n + 1 == profile->slice_count;

	return last ? 1 : n && profile->side_count == 2 ? n + 1 : n + (profile->side_count == 1);
}

/* Marks a function as called on a side, if calls are not kept. */
void profile_mark_called(struct profile *profile, struct side *side, function_id function);

/* Returns whether there are two or more sides, so that changes are shown. */
static inline bool profile_compares(const struct profile *profile)
{
	return profile->side_count > 1;
}

/* The parts of a side that --part and --thread select. */
struct selected_parts {
	size_t count;
	uint64_t events; /* mask: some part names them */
	bool believed;   /* a "summary:" or "totals:" line gave a total */
	bool measured;   /* one has a count above 0, or below */
	bool cut;        /* one was not written to its end */
};
struct selected_parts profile_selected(const struct profile *profile, const struct side *side);

/* The value of a line "desc: KEY value" of a part, such as of "Trigger:"; empty if it has none. */
struct str profile_desc(const struct profile *profile, const struct part *part, struct str key);

/*
 * The name of a part that the program asked Callgrind to dump, CALLGRIND_DUMP_STATS_AT(NAME):
 * "desc: Trigger: Client Request: NAME"; empty if it has none.
 */
struct str profile_part_name(const struct profile *profile, const struct part *part);

/* The index of an event by its name, or COST_EVENTS if there is none. */
unsigned profile_event(const struct profile *profile, struct str name);

/*
 * Where the reader is in the sequence of ids of lines, or of calls. Later parts
 * and loops of a program often repeat it. So the next id is guessed: the one
 * after the last id, or after the last id that was guessed right (next).
 */
struct order {
	uint32_t last, next; /* both NONE at first */
};

/* Line numbers and addresses from here on are kept in profile.numbers. */
#define PROFILE_BIG ((uint32_t)1 << 31)

/*
 * Return the id of a fact, a new one for a new fact. profile_portion() also
 * adds the portion to the side being read.
 */
function_id profile_function(struct profile *profile, name_id object, name_id file, name_id name);
portion_id profile_portion(struct profile *profile, function_id function, name_id file);
line_id profile_line(struct profile *profile, portion_id portion, uint64_t number,
		     struct order *order);
call_id profile_call(struct profile *profile, portion_id portion, function_id function,
		     uint64_t number, struct order *order);

static inline struct context profile_context(const struct profile *profile, function_id function)
{
	return function < profile->context_count ? profile->contexts[function]
						 : (struct context){function, NONE};
}

static inline function_id profile_label(const struct profile *profile, function_id function)
{
	return profile_context(profile, function).label;
}

static inline function_id profile_outer(const struct profile *profile, function_id function)
{
	return profile_context(profile, function).outer;
}

/* Returns a label as it was inlined into a function. */
function_id profile_inlined(struct profile *profile, function_id outer, function_id label);

/* Returns whether the calls of an edge are part of those around them, by the same of the same. */
bool profile_is_within(const struct profile *profile, edge_id edge);

/* Gives a function that was recorded the names of another one. */
void profile_set_label(struct profile *profile, function_id function, function_id label);

/* Makes room on a side for all facts known so far. */
void profile_extend_side(const struct profile *profile, struct side *side);

/*
 * Replaces a side or slice by an empty one, which becomes profile.current, and returns the old one.
 * The caller adds the old facts to the new side, with other ids (profile_add_facts), and frees the
 * old side with profile_free_side().
 */
struct side *profile_renew_side(struct profile *profile, struct side **side);
void profile_free_side(struct side *side);

/*
 * Translates line numbers: number() returns the new number of a line that moves
 * from the file `from` to the file `to`, which may be the same.
 */
struct profile_lines {
	uint64_t (*number)(void *context, name_id from, name_id to, uint64_t number);
	void *context;
};

/* Other ids for the facts of a side. */
struct profile_moves {
	function_id *function;             /* by function: the new one */
	portion_id *portion;               /* by portion: the new one */
	const struct profile_lines *lines; /* NULL: line numbers stay */
};

/*
 * Adds the portions, lines and calls of a side to profile.current, with other ids unless moves is
 * NULL.  What does not fit into 64 bits, cost_overflow() says.
 */
void profile_add_facts(struct profile *profile, const struct side *side,
		       const struct profile_moves *moves);

/* Adds calls to others, all with costs in `costs`; cost_overflow() says what does not fit. */
void profile_add_call(struct costs *costs, struct call *sum, const struct call *call);

/* Returns whether a side has a portion. */
static inline bool profile_has_portion(const struct side *side, portion_id portion)
{
	return portion < side->portion_count && side->portion_cost[portion] != NONE;
}

/* Sets files[name] for each file in which a side has code. */
void profile_mark_files(const struct profile *profile, const struct side *side, bool *files);

/* Sets functions[id] for each function that a side has code of, or calls. */
void profile_mark_functions(const struct profile *profile, const struct side *side,
			    bool *functions);

/* Returns the function with these names, or NONE. */
function_id profile_find_function(const struct profile *profile, name_id object, name_id file,
				  name_id name);

/*
 * Returns a call as (edge, number). If lines are not kept, each edge is one
 * call with the same id, and profile.calls is empty.
 */
static inline struct pair profile_call_pair(const struct profile *profile, call_id call)
{
	return profile->keep.lines ? profile->calls.pairs[call] : (struct pair){call, 0};
}

/* The id of a line number or address in facts, and the number of an id. */
uint32_t profile_number_id(struct profile *profile, uint64_t number);
uint64_t profile_number(const struct profile *profile, uint32_t id);

/* Return the names of a function. */
static inline name_id profile_name(const struct profile *profile, function_id function)
{
	return profile->functions.pairs[profile_label(profile, function)].a;
}

static inline struct pair profile_object_file(const struct profile *profile, function_id function)
{
	struct pair label = profile->functions.pairs[profile_label(profile, function)];

	return profile->object_files.pairs[label.b];
}

static inline name_id profile_file(const struct profile *profile, function_id function)
{
	return profile_object_file(profile, function).a;
}

static inline name_id profile_object(const struct profile *profile, function_id function)
{
	return profile_object_file(profile, function).b;
}

/* Returns the portion of a function in its own file, or NONE if it has none. */
static inline portion_id profile_own(const struct profile *profile, function_id function)
{
	return map_find(&profile->portions, function, profile_file(profile, function));
}

/* --- inlines.c ----------------------------------------------------------- */

/*
 * Makes inlined code functions of their own.  A profile charges an instruction to the function that
 * was called, F.  If the instruction was inlined there by the calls F > f > g, its self cost is
 * moved to g in that place, at the line where it is, and so are its calls; F then calls f, and f
 * calls g.  The inclusive cost of these calls is the self cost and the calls of the instructions
 * below them, so that no sum changes.  How often inlined code ran is not known.
 */

struct inlines {
	struct code_frame *frames; /* each one after its outer frame */
	size_t count, room;
	uint32_t *innermost; /* by instruction of profile.code: its frame; NONE: it stays */
};

/*
 * Moves the facts of a side, but for those by instruction.  What does not fit into 64 bits,
 * cost_overflow() says.
 */
void inlines_apply(const struct inlines *inlines, struct profile *profile, size_t side);

/* --- pairing.c ----------------------------------------------------------- */

/*
 * Pairs of functions of OLD and NEW that are one function with different labels: an executable or a
 * build directory has moved, a function moved to another file, or the compiler cloned it. A
 * function is in one pair at most. A function of OLD without a partner gets NEW's names of its file
 * and object, unless a function with that label exists already.
 */
struct pairing {
	size_t side;          /* index of OLD in sides; later sides are NEW */
	function_id *partner; /* by function of OLD: its partner, or NONE */
	size_t functions;     /* length of partner */
	size_t count;         /* number of pairs */
	/* By name of OLD: NEW's name of the file or object, or the same one. */
	name_id *file, *object;
	size_t names; /* number of names that have another one in NEW */
};

/*
 * The functions, files and objects of the last sides. They are kept from one
 * pairing to the next, because collecting them again for each pairing would
 * take quadratic time. All zeros at first; free with pairing_later_free().
 */
struct pairing_later {
	size_t sides; /* number of sides seen, from the last one back */
	bool *functions, *files, *objects;
	size_t functions_room;
};
void pairing_later_free(struct pairing_later *later);

/*
 * Pairs functions of OLD, the side `side`, that no later side has with functions that only later
 * sides have. OLD must not be the last side. If there are more than two sides, call this for later
 * sides first, with the same `later`.
 */
void pairing_make(struct pairing *pairing, const struct profile *profile, size_t side,
		  struct pairing_later *later);

/*
 * Moves all costs and calls of OLD's functions to their partners of NEW, and
 * changes OLD's line numbers by `lines`, unless lines is NULL. No cost is lost,
 * and no total changes. Returns false if a sum does not fit into 64 bits.
 */
bool pairing_apply(const struct pairing *pairing, struct profile *profile,
		   const struct profile_lines *lines);

void pairing_free(struct pairing *pairing);
