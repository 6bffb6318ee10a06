/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef DISASSEMBLY_H
#define DISASSEMBLY_H

#include "base/diag.h"
#include "report/report.h"
#include "source/objdump.h"
#include "source/source.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * The texts of the instructions that a report shows.  All that it shows is said
 * first, and then read at once: so each file takes few runs of objdump, however
 * many names the profile has for it, and however many rows lie in it.
 */
struct disassembly {
	const struct report *report;
	struct source_search *search;
	int64_t patience;      /* milliseconds for all runs; 0: for ever */
	uint32_t *of_name;     /* index into objects, plus 1; 0: not wanted */
	struct code_object {   /* what the profile calls so */
		uint32_t file; /* index into files, or NONE */
		char *why;     /* nothing is shown; or NULL */
		bool told;     /* what is missing was warned of */
	} * objects;
	size_t object_count, object_room;
	struct code_file { /* what the system has */
		uint32_t id;
		char *path;
		uint64_t size;
		struct code_range *range; /* what is to be shown of it */
		size_t range_count, range_room;
		struct objdump_line *lines; /* what there is */
		size_t count;
		char *why;     /* something is not; or NULL */
		bool left_out; /* something is, as a bound says */
	} * files;
	size_t file_count, file_room;
	struct names texts;
};

/* Bytes between instructions of a row; what lies in more is not shown. */
enum { DISASSEMBLY_FAR = 4096 };

void disassembly_begin(struct disassembly *code, const struct report *report,
		       struct source_search *search);

/*
 * Says that the instructions of an object at n addresses in order are wanted,
 * and those between them, where they are not further from each other than
 * DISASSEMBLY_FAR.
 */
void disassembly_want(struct disassembly *code, name_id object,
		      const uint64_t *addresses, size_t n);

/* Reads what is wanted, as far as LIMIT_CODE and LIMIT_OBJECTS let us. */
void disassembly_read(struct disassembly *code);

/*
 * The first instruction of an object that was read and is not before an
 * address, and *end behind the last one.
 */
const struct objdump_line *disassembly_from(const struct disassembly *code,
					    name_id object, uint64_t address,
					    const struct objdump_line **end);

/* Its text; good until the disassembly is freed. */
static inline struct str disassembly_text(const struct disassembly *code,
					  const struct objdump_line *line)
{
	return names_str(&code->texts, line->text);
}

/*
 * Warns, once for each object, of why some instructions of it have no text; so
 * many of those that are wanted are not in it.
 */
void disassembly_warn(struct disassembly *code, name_id object, size_t missing,
		      struct diag *diag);
void disassembly_free(struct disassembly *code);

#endif
