/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/limits.h"
#include "base/map.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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

/*
 * Does the runs that have addresses.  Ends all after `patience` milliseconds, unless that is 0.
 */
void symbolizer_run(struct symbolizer *runs, size_t count, const char *program, int64_t patience,
		    struct limits *limits, struct chains *chains);

/* The innermost node at an address, or NONE. */
uint32_t symbolizer_node(const struct symbolizer *run, uint64_t address);
void symbolizer_free(struct symbolizer *run);
