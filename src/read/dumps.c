/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/benchmarks.h"

#include "read/parse.h"

#include <stdlib.h>

/* The lines of a header, in a file that is looked through. */
struct scan {
	struct dumps *dumps;
	uint64_t offset, line; /* of the line that is looked at; line from 1 */
	bool callgrind;        /* Callgrind wrote the file */
	bool has_events;       /* the part had its "events:" */
	bool begun;            /* the part is the last one of the list */
};

static struct dump *last_dump(const struct scan *s)
{
	return &s->dumps->list[s->dumps->count - 1];
}

static void begin_part(struct scan *s)
{
	if (s->begun)
		last_dump(s)->piece.end = s->offset;
	UTIL_PUSH(s->dumps->list, s->dumps->count, s->dumps->room) = (struct dump){
		.piece = {.begin = s->offset, .end = UINT64_MAX, .line = s->line},
		.count = 1,
	};
	s->begun = true;
	s->has_events = false;
}

/* Returns whether a line "totals: 1 2" has a number that is not 0. */
static bool is_measured(struct str counts)
{
	for (size_t i = 0; i < counts.length; i++)
		if (counts.at[i] >= '1' && counts.at[i] <= '9')
			return true;
	return false;
}

static void look_at(struct scan *s, struct str line)
{
	const bool events = str_begins(line, STR("events:"));
	struct str value = line;

	/* Most lines are of costs and names. */
	if (s->begun && (!line.length || !strchr("#vpdctse", line.at[0])))
		return;
	if (!s->begun || (s->has_events && (events || str_begins(line, STR("part:")) ||
					    str_begins(line, STR("version:")) ||
					    str_begins(line, STR("# callgrind format")))))
		begin_part(s);
	s->has_events |= events;
	if (str_eat(&value, STR("desc: Trigger:")) && !last_dump(s)->trigger)
		last_dump(s)->trigger = str_copy(str_trim(value));
	else if (str_eat(&value, STR("creator:")))
		s->callgrind = str_begins(str_trim(value), STR("callgrind-"));
	else if (str_eat(&value, STR("thread:")))
		last_dump(s)->count = str_equal(str_trim(value), STR("1"));
	else if (str_eat(&value, STR("totals:")) || str_eat(&value, STR("summary:")))
		last_dump(s)->measured |= is_measured(value);
}

/* Makes the whole file the piece of each dump, and those of one name one dump. */
static void join_names(struct dumps *dumps)
{
	size_t n = 0, j;

	for (size_t i = 0; i < dumps->count; i++) {
		struct dump *dump = &dumps->list[i];

		dump->piece = (struct read_piece){.end = UINT64_MAX, .line = 1};
		for (j = 0; j < n && !str_equal(dumps->list[j].name, dump->name); j++)
			;
		if (j == n) {
			dumps->list[n++] = *dump;
			continue;
		}
		dumps->list[j].count += dump->count;
		dumps->list[j].measured |= dump->measured;
		free(dump->trigger);
	}
	dumps->count = n;
}

static void name_dumps(struct dumps *dumps)
{
	for (size_t i = 0; i < dumps->count; i++) {
		struct dump *dump = &dumps->list[i];

		if (!dump->trigger)
			dump->trigger = str_copy(STR(""));
		dump->name = str_of(dump->trigger);
		dump->name = str_eat(&dump->name, STR("Client Request:")) ? str_trim(dump->name)
									  : STR("");
		dumps->named |= dump->name.length > 0;
	}
}

/* Returns whether the first part of a file may have been dumped before the end of the run. */
static bool may_have_dumps(struct str beginning)
{
	while (beginning.length) {
		struct str line = str_eat_until(&beginning, '\n');

		if (str_eat(&line, STR("desc: Trigger:")))
			return !str_equal(str_trim(line), STR("Program termination"));
	}
	return false;
}

bool dumps_find(struct dumps *dumps, const char *path, bool quick, struct error *error)
{
	struct scan s = {.dumps = dumps};
	struct decompress unpack;
	struct str block;
	bool good, plain = true, any;

	*dumps = (struct dumps){0};
	if (!decompress_open(&unpack, path, NULL, error))
		return false;
	good = input_peek(&unpack.input, &block, error);
	if (!good || !parse_looks_like(block) || (quick && !may_have_dumps(block)))
		return decompress_close(&unpack, false, error) && good;
	do {
		/* Where a line was cut, pieces are not known. */
		plain &= input_place(&unpack.input, &s.offset) && !unpack.program;
		good = input_block(&unpack.input, &block, error);
		any = good && block.length;
		while (any && block.length) {
			const size_t length = block.length;

			s.line++;
			look_at(&s, str_eat_until(&block, '\n'));
			s.offset += length - block.length;
		}
	} while (any);
	plain &= unpack.input.size > 0;
	good = decompress_close(&unpack, good, error) && good;
	name_dumps(dumps);
	if (!plain || !s.callgrind)
		join_names(dumps);
	return good;
}

void dumps_free(struct dumps *dumps)
{
	while (dumps->count)
		free(dumps->list[--dumps->count].trigger);
	free(dumps->list);
}
