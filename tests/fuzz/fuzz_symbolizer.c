/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Anything as what a symbolizer prints: a line of addresses, and behind it its
 * text.  Each address has no chain, or one that ends, of names in the text.
 */
#include "setup.h"

#include "source/source.h"

#include <signal.h>

static bool stands_in(struct str text, struct str part)
{
	size_t i;

	for (i = 0; i + part.length <= text.length; i++)
		if (memcmp(text.at + i, part.at, part.length) == 0)
			return true;
	return false;
}

/* How many frames a chain has, whose names are in the text. */
static size_t length_of(const struct chains *chains, uint32_t node,
			struct str text)
{
	size_t length = 0;

	while (node != NONE) {
		struct chain_node frame = chains_node(chains, node);

		REQUIRE(frame.outer == NONE || frame.outer < node);
		REQUIRE(stands_in(text,
				  names_str(&chains->names, frame.name)));
		REQUIRE(stands_in(text,
				  names_str(&chains->names, frame.file)));
		REQUIRE(stands_in(text,
				  names_str(&chains->names, frame.begin_file)));
		REQUIRE(frame.line <= INT32_MAX);
		REQUIRE(frame.begin_line <= INT32_MAX);
		node = frame.outer;
		length++;
	}
	return length;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct str text = {(const char *)data, size};
	struct chains chains = {.names.count = 0};
	uint64_t addresses[ADDRESSES];
	struct symbolizer run = {.path = "a.out", .address = addresses};
	size_t resolved = 0, i;

	if (!size || size > LARGEST)
		return 0;
	/* The program of memory.c does not read what it is given. */
	signal(SIGPIPE, SIG_IGN);
	run.count = read_addresses(str_eat_until(&text, '\n'), addresses);
	if (!run.count)
		return 0;
	memory_clear();
	memory_programs(text, data[0] == '!');
	symbolizer_run(&run, 1, data[0] == ' ' ? "llvm-symbolizer" : "addr2line",
		       0, NULL, &chains);
	for (i = 0; i < run.count; i++) {
		if (run.node[i] == NONE)
			continue;
		resolved++;
		REQUIRE(run.node[i] < chains.nodes.count);
		REQUIRE(length_of(&chains, run.node[i], text) <=
			SYMBOLIZER_DEEPEST);
	}
	REQUIRE(resolved == run.resolved);
	free(run.node);
	free(run.why);
	chains_free(&chains);
	return 0;
}
