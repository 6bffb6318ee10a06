/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PAIRING_H
#define PAIRING_H

#include "profile/name_pairs.h"
#include "profile/profile.h"

#include <stdbool.h>

/* By what two functions were found to be the same, the surest first. */
enum pairing_by {
	PAIRING_LABEL, /* object, file and name: they are one function anyway */
	PAIRING_OBJECT, /* all but the directories of the object */
	PAIRING_FILE,   /* the name, and the end of the file's name */
	PAIRING_NAME,   /* the name, which each side has once */
	PAIRING_BUILD,  /* the name but for hashes and numbers of a build */
	PAIRING_CORE,   /* the name without what a compiler adds to it */
	PAIRING_LEVEL,  /* nor its level of recursion */
	PAIRINGS,
};

/*
 * Which functions of OLD are, under another label, functions of NEW: an
 * executable or a build directory has moved, a function went to another file,
 * the compiler made a clone of it.  One function of OLD is at most one of NEW.
 * What is in no pair gets the file and the object that NEW has instead of its
 * own, if no function would get the label of another one by that.
 */
struct pairing {
	size_t side;            /* which one is OLD; later ones are NEW */
	function_id *partner;   /* by function of OLD: that of NEW, or NONE */
	enum pairing_by *by;    /* by function of OLD */
	size_t functions;       /* how many there are */
	size_t count[PAIRINGS]; /* how many pairs */
	struct name_pairs files, objects;
};

/*
 * What becomes of the number of a line of OLD that goes from a file to a file,
 * which may be the same.
 */
struct pairing_lines {
	uint64_t (*number)(void *context, name_id from, name_id to,
			   uint64_t number);
	void *context;
};

/* No pairs, for pairing_apply. */
void pairing_none(struct pairing *pairing, const struct profile *profile,
		  size_t side);

/*
 * What the last sides have, from one on, which is kept from one pairing to the
 * next: to look at all of them for each would take the square of their number.
 * All zeros, none was looked at; pairing_later_free() frees it.
 */
struct pairing_later {
	size_t sides; /* how many */
	bool *functions, *files, *objects;
	size_t functions_room, files_room, objects_room;
};
void pairing_later_free(struct pairing_later *later);

/*
 * Looks for pairs among what only OLD has, a side that is not the last, and
 * what only those behind it have.  Where there are more than two sides, these
 * are paired with each other before, with the same later.
 */
void pairing_make(struct pairing *pairing, const struct profile *profile,
		  size_t side, struct pairing_later *later);

/* How many pairs of functions there are in all. */
size_t pairing_count(const struct pairing *pairing);

/* Whether pairing_apply has nothing to do but with lines. */
bool pairing_is_empty(const struct pairing *pairing);

/*
 * Makes each pair one function: what OLD has of its function becomes OLD's of
 * NEW's function, and its lines get other numbers, unless lines is NULL.  No
 * cost is lost, and sums stay what they are.
 * False: a sum does not fit into 64 bits.
 */
bool pairing_apply(const struct pairing *pairing, struct profile *profile,
		   const struct pairing_lines *lines);

void pairing_free(struct pairing *pairing);

#endif
