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
static void make_ranges(const uint64_t addresses[ADDRESSES], size_t count,
			struct code_file *file)
{
	size_t i;

	for (i = 0; i < count; i += 2) {
		uint64_t end = i + 1 < count ? addresses[i + 1] : UINT64_MAX;

		UTIL_PUSH(file->range, file->range_count, file->range_room) =
			(struct code_range){addresses[i], end};
	}
}

static bool is_in(const struct code_file *file, uint64_t address)
{
	size_t i;

	for (i = 0; i < file->range_count; i++)
		if (address >= file->range[i].first &&
		    address < file->range[i].end)
			return true;
	return false;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct str text = {(const char *)data, size};
	struct source_search search = {.limits = NULL};
	struct disassembly code = {.search = &search, .file_count = 1};
	struct code_file *file;
	uint64_t addresses[ADDRESSES];
	size_t count, i;

	if (!size || size > LARGEST)
		return 0;
	count = read_addresses(str_eat_until(&text, '\n'), addresses);
	code.files = file = util_alloc(1, sizeof(*file));
	file->path = str_copy(STR("a.out"));
	make_ranges(addresses, count, file);
	memory_clear();
	memory_programs(text, data[0] == '!');
	disassembly_run(&code, false, 0);
	for (i = 0; i < file->line_count; i++) {
		const struct code_line *line = &file->lines[i];

		REQUIRE(!i || line->address > line[-1].address);
		REQUIRE(is_in(file, line->address));
		REQUIRE(stands_in(text, names_str(&code.texts, line->text)));
	}
	disassembly_free(&code);
	return 0;
}
