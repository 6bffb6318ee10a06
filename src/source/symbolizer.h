/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/limits.h"
#include "base/map.h"
#include "base/names.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Asks llvm-symbolizer or addr2line which functions were inlined at addresses.
 * What these programs print comes from files of strangers and is not trusted.
 */

/* The longest chain that is taken; compilers stop far below. */
enum { SYMBOLIZER_DEEPEST = 256 };

/*
 * Chains of functions inlined into each other, in the words of the program.  A
 * node is a function, the place in it, and the node that it was inlined into.
 * Functions of one name that begin at two places are two.
 */
struct chains {
	struct names names;
	struct map places;    /* (file, line); line 0: not known */
	struct map functions; /* (name, place where it begins) */
	struct map frames;    /* (function, place) */
	struct map nodes;     /* (the outer node plus 1, or 0; frame) */
	name_id *demangled;   /* by name: what c++filt makes of it, or the name itself */
	size_t demangled_count;
};

/* A place in the words of the program: an empty file is not known, nor is line 0. */
struct chain_place {
	name_id file; /* in chains.names */
	uint32_t line;
};

/* A frame in the words of the program; outer: NONE for the outermost one. */
struct chain_frame {
	uint32_t function;        /* in chains.functions */
	name_id name;             /* demangled, if a program can */
	bool known;               /* the program knows the name */
	struct chain_place begin; /* of the function; addr2line tells none */
	struct chain_place at;    /* where in it the frame inside it, or the instruction, is */
	uint32_t outer;
};
struct chain_frame chains_frame(const struct chains *chains, uint32_t node);
void chains_free(struct chains *chains);

/* The questions to one object, then the answers. */
struct symbolizer {
	const char *path;        /* owned by the caller, as are the addresses */
	const uint64_t *address; /* sorted, each once */
	size_t count;
	uint32_t *node;  /* by address: the innermost node, or NONE; owned */
	size_t resolved; /* number of addresses with a node */
	bool chained;    /* a chain has several frames */
	bool begins;     /* of a function, it is known where it begins */
	char *why;       /* a message if the program was of no use, or NULL; owned */
};

/*
 * Returns the program that CGANNOTATE_ADDR2LINE names, else the first of
 * llvm-symbolizer and addr2line that is installed.  NULL: *error says what to do.
 */
const char *symbolizer_program(struct error *error);

/*
 * Does the runs.  Ends all after `patience` milliseconds, unless that is 0.
 */
void symbolizer_run(struct symbolizer *runs, size_t count, const char *program, int64_t patience,
		    struct limits *limits, struct chains *chains);
