/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "source/answers.h"

/*
 * What the functions and files of chains are in the profile: those that it has already are found by
 * what the symbolizer says of the same instructions (src/README N9).
 */
struct labels {
	struct answers *answers;
	/* A place is (file, line), or 0. */
	struct map file_names; /* (file of code, name of chains) */
	name_id *file_name;    /* by file_names: the profile's, or NONE */
	size_t file_name_count, file_name_room;
	struct map aliases; /* (recorded function, what the program calls it) */
	struct map places;  /* (file, line where a function begins; 0: of its lines) */
	struct names paths; /* of files, without DIR/../ in them */
	name_id *path_file; /* by paths: the profile's first name of the file */
	size_t path_count, path_room;
	struct map begins;   /* (alias, place) */
	bool *instance;      /* by recorded function: see is_instance() */
	struct map lines;    /* (recorded function, line where it begins); 0: some line is known */
	struct names keys;   /* names of functions without blanks */
	struct map by_key;   /* (object, key) */
	struct map by_place; /* (by_key, place) */
	struct likely *likely; /* by by_place */
	size_t likely_count, likely_room;
	struct map label_functions; /* (object, function of chains) */
	struct map label_ids;       /* (label_functions, file of a line or NONE) */
	struct label *list;         /* by label_ids */
	size_t count, room;
	struct map look_files; /* (object, file) */
	struct map looks;      /* (look_files, name): labels that look alike but for their lines */
	bool *ambiguous;       /* by looks: a side has several */
	size_t ambiguous_count, ambiguous_room;
};

/*
 * Learns all names from the instructions that were answered, and gives the recorded instances of
 * generic functions their labels.
 */
void labels_learn(struct labels *labels, struct answers *answers);

/*
 * Returns the profile's name for a file that the symbolizer names in an answer on a file of code.
 */
name_id labels_file(struct labels *labels, uint32_t code_file, name_id name);

/* Returns the function that a frame of chains in an object is; it is made when first needed. */
function_id labels_function(struct labels *labels, name_id object, const struct chain_frame *frame,
			    uint32_t code_file);

void labels_free(struct labels *labels);
