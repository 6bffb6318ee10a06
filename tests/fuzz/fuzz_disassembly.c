/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Anything as what objdump prints: a line of addresses, and behind it its text.
 * The reader takes instructions by address, near the addresses that were asked.
 */
#include "setup.h"

#include "source/instructions.h"

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

/* Pairs of the addresses are ranges, and the last one without another is one. */
static size_t make_ranges(const uint64_t addresses[ADDRESSES], size_t count,
			  struct code_range ranges[ADDRESSES])
{
	size_t n = 0, i;

	for (i = 0; i + 1 < count; i += 2)
		ranges[n++] = (struct code_range){addresses[i],
						  addresses[i + 1]};
	if (i < count)
		ranges[n++] = (struct code_range){addresses[i], UINT64_MAX};
	return n;
}

static bool is_in(const struct objdump *run, uint64_t address)
{
	size_t i;

	for (i = 0; i < run->range_count; i++)
		if (address >= run->range[i].first &&
		    address < run->range[i].end)
			return true;
	return false;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct str text = {(const char *)data, size};
	struct code_range ranges[ADDRESSES];
	struct objdump run = {.path = "a.out", .range = ranges};
	struct names texts = {0};
	uint64_t addresses[ADDRESSES];
	size_t count, i;

	if (!size || size > LARGEST)
		return 0;
	count = read_addresses(str_eat_until(&text, '\n'), addresses);
	run.range_count = make_ranges(addresses, count, ranges);
	if (!run.range_count)
		return 0;
	memory_clear();
	memory_programs(text, data[0] == '!');
	objdump_run(&run, 1, false, 0, &texts);
	for (i = 0; i < run.count; i++) {
		const struct objdump_line *line = &run.lines[i];

		REQUIRE(!i || line->address > line[-1].address);
		REQUIRE(is_in(&run, line->address));
		REQUIRE(stands_in(text, names_str(&texts, line->text)));
	}
	objdump_free(&run);
	names_free(&texts);
	return 0;
}
