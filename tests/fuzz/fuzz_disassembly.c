/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Anything as what objdump prints: a line of addresses, and behind it its text.
 * What is taken of it are instructions by address, near those asked for.
 */
#include "setup.h"

#include "base/number.h"
#include "source/disassembly.h"

enum { MOST = 16 };

/* Addresses of a line, in order, each once; how many. */
static size_t read_addresses(struct str line, uint64_t addresses[MOST])
{
	size_t count = 0;

	while (line.length && count < MOST) {
		struct str word = str_eat_word(&line);
		uint64_t address;

		if (number_eat(&word, &address) != NUMBER_OK)
			continue;
		if (!count || address > addresses[count - 1])
			addresses[count++] = address;
	}
	return count;
}

static bool stands_in(struct str text, struct str line)
{
	while (text.length) {
		struct str whole = str_eat_until(&text, '\n');
		size_t i;

		for (i = 0; i + line.length <= whole.length; i++)
			if (memcmp(whole.at + i, line.at, line.length) == 0)
				return true;
	}
	return line.length == 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct str text = {(const char *)data, size};
	struct disassembly code = {0};
	uint64_t addresses[MOST];
	struct error error = {0};
	size_t count, i;

	if (!size || size > LARGEST)
		return 0;
	count = read_addresses(str_eat_until(&text, '\n'), addresses);
	memory_clear();
	memory_programs(text, data[0] == '!');
	if (!disassembly_cover(&code, "a.out", addresses, count, false, &error))
		REQUIRE(error.text[0]);
	for (i = 0; i < code.count; i++) {
		const struct disassembled *line = &code.lines[i];

		REQUIRE(!i || line->address > line[-1].address);
		REQUIRE(line->address >= addresses[0]);
		REQUIRE(line->address - addresses[count - 1] < 16 ||
			line->address < addresses[count - 1]);
		REQUIRE(stands_in(text, line->text));
	}
	disassembly_free(&code);
	return 0;
}
