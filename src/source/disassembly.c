/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/disassembly.h"

#include "base/limits.h"
#include "system/input.h"
#include "system/process.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* Bytes of the text of one instruction that are kept. */
enum { LONGEST = 1000 };

/* A hexadecimal number and a colon at the beginning of *line. */
static bool eat_address(struct str *line, uint64_t *address)
{
	size_t digits = 0;

	*address = 0;
	for (; line->length; line->at++, line->length--, digits++) {
		char c = line->at[0];
		unsigned digit;

		if (c >= '0' && c <= '9')
			digit = (unsigned)(c - '0');
		else if (c >= 'a' && c <= 'f')
			digit = (unsigned)(c - 'a') + 10;
		else
			break;
		*address = *address << 4 | digit;
	}
	return digits && digits <= 16 && str_eat(line, STR(":"));
}

/* "  401136:	push   %rbp"; other lines are headings. */
static void add_line(struct disassembly *code, struct str line, uint64_t first,
		     uint64_t end)
{
	uint64_t address;

	line = str_trim(line);
	if (!eat_address(&line, &address) || !line.length ||
	    line.at[0] != '\t' || address < first || address >= end)
		return;
	if (code->count && code->lines[code->count - 1].address >= address)
		return;
	line = str_head(str_trim(line), LONGEST);
	code->lines = util_grow(code->lines, &code->room, code->count + 1,
				sizeof(*code->lines));
	code->lines[code->count++] =
		(struct disassembled){address, {str_copy(line), line.length}};
}

static bool read_lines(struct disassembly *code, int fd, uint64_t first,
		       uint64_t end, bool *stalled, struct error *error)
{
	struct input input;
	struct str block;
	bool good;

	input_from(&input, "objdump", fd);
	input.patience = LIMITS_HELPER * 1000;
	while ((good = input_block(&input, &block, error)) && block.length)
		while (block.length)
			add_line(code, str_eat_until(&block, '\n'), first, end);
	*stalled = input.stalled;
	input_close(&input);
	return good;
}

bool disassembly_add(struct disassembly *code, const char *path, uint64_t first,
		     uint64_t end, bool intel, struct error *error)
{
	const char *program = getenv("OBJDUMP");
	char start[64], stop[64];
	const char *argv[] = {
		program && *program ? program : "objdump",
		"-d",
		"-C",
		"--no-show-raw-insn",
		start,
		stop,
		intel ? "-Mintel" : "-d",
		"--",
		path,
		NULL,
	};
	size_t before = code->count;
	int ends[2], failed, status;
	pid_t process;
	bool good, stalled;

	sprintf(start, "--start-address=0x%" PRIx64, first);
	sprintf(stop, "--stop-address=0x%" PRIx64, end);
	if (!process_pipe(ends, path, error))
		return false;
	failed = process_run(&process, argv, -1, ends[1]);
	close(ends[1]);
	if (failed) {
		close(ends[0]);
		return error_set(error,
				 failed == ENOENT ? "%s: the program %s, which "
						    "is needed to show its "
						    "instructions, is not "
						    "installed"
						  : "%s: cannot run %s",
				 path, argv[0]);
	}
	good = read_lines(code, ends[0], first, end, &stalled, error);
	status = process_wait(process, stalled);
	if (!good || code->count > before)
		return good;
	return error_set(error,
			 status ? "%s: %s could not read it"
				: "%s: %s finds no instructions where the "
				  "profile has them; is it the one that ran?",
			 path, argv[0]);
}

/* Gaps of more bytes are not disassembled; no instruction is longer. */
enum { FAR = 4096, LONGEST_INSTRUCTION = 16, MOST_RUNS = 32 };

static size_t runs(const uint64_t *addresses, size_t n, uint64_t far)
{
	size_t count = 1, i;

	for (i = 1; i < n; i++)
		count += addresses[i] - addresses[i - 1] > far;
	return count;
}

bool disassembly_cover(struct disassembly *code, const char *path,
		       const uint64_t *addresses, size_t n, bool intel,
		       struct error *error)
{
	uint64_t far = FAR;
	bool good = true;
	size_t i, j;

	while (runs(addresses, n, far) > MOST_RUNS)
		far *= 2;
	for (i = 0; i < n; i = j) {
		uint64_t last = addresses[i];

		for (j = i + 1; j < n && addresses[j] - last <= far; j++)
			last = addresses[j];
		if (last > UINT64_MAX - LONGEST_INSTRUCTION)
			break;
		good &= disassembly_add(code, path, addresses[i],
					last + LONGEST_INSTRUCTION, intel,
					error);
	}
	return good;
}

void disassembly_free(struct disassembly *code)
{
	while (code->count)
		free((char *)code->lines[--code->count].text.at);
	free(code->lines);
	*code = (struct disassembly){0};
}
