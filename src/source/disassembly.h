/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef DISASSEMBLY_H
#define DISASSEMBLY_H

#include "base/str.h"
#include "base/util.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * The instructions of an object file as objdump writes them, or the program
 * that OBJDUMP in the environment names.  It is run without a shell, and what
 * it writes is not trusted.
 */
struct disassembly {
	struct disassembled {
		uint64_t address;
		struct str text; /* without newline */
	} * lines;               /* by address */
	size_t count, room;
};

/*
 * Adds the instructions from address first to before end, which lie behind all
 * those that there are; one run of objdump.  False: *error says what is wrong.
 */
bool disassembly_add(struct disassembly *code, const char *path, uint64_t first,
		     uint64_t end, bool intel, struct error *error);

/*
 * The same for all that lies between n addresses in order, as far as they are
 * near each other: in a few runs, however many there are.
 */
bool disassembly_cover(struct disassembly *code, const char *path,
		       const uint64_t *addresses, size_t n, bool intel,
		       struct error *error);
void disassembly_free(struct disassembly *code);

#endif
