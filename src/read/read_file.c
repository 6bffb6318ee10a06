/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/runs.h"

/*
 * Returns which kind of file, other than a profile, begins with these bytes,
 * and advice for the user; NULL: it may be any text.
 */
static const char *kind_of_file(struct str beginning)
{
	static const struct {
		struct str magic;
		const char *what;
	} kinds[] = {
		{{"\177ELF", 4},
		 "a program or a library; record its run with valgrind --tool=callgrind"},
		{{"PERFILE2", 8}, "a recording of perf; perf report shows it"},
		{{"\xff\xfe", 2}, "text in UTF-16; save it as UTF-8"},
		{{"\xfe\xff", 2}, "text in UTF-16; save it as UTF-8"},
	};

	for (size_t i = 0; i < LENGTH(kinds); i++)
		if (str_begins(beginning, kinds[i].magic))
			return kinds[i].what;
	return memchr(beginning.at, '\0', beginning.length) ? "binary data, not a profile" : NULL;
}

_Static_assert((int)INPUT_MARGIN == (int)PARSE_MARGIN, "blocks can be read beyond their ends");
_Static_assert((int)INPUT_PEEK == (int)PARSE_PEEK, "beginnings are long enough");

/* Returns what a file is by its beginning, which *text is set to. */
static enum read_result peek(struct input *input, struct str *text, struct error *error)
{
	if (!input_peek(input, text, error))
		return READ_FAILED;
	return !text->length ? READ_EMPTY : parse_looks_like(*text) ? READ_DONE : READ_OTHER;
}

/* Reads an open file, and closes it.  False: *error says why. */
static bool parse_file(struct parser *parser, struct decompress *unpack, struct error *error)
{
	struct input *input = &unpack->running.input;
	struct departures *departures = parser->departures;
	bool cut = false, good, closed;
	struct str block;

	while ((good = input_block(input, &block, error)) && block.length) {
		good = parse_block(parser, block.at, block.at + block.length, error);
		if (!good)
			break;
		cut = input->no_newline && !parse_ends_whole(parser, block);
	}
	if (parser->rules->limits)
		parser->rules->limits->input += input->offset;
	if (input->cut)
		diag_warn(departures->diag, "%s: lines of more than 1 MB are cut: %s", input->path,
			  number_grouped((int64_t)input->cut).text);
	parser->profile->current->changed = input->changed;
	/* If the helper failed, its output says nothing about the file. */
	closed = decompress_close(unpack, good, error);
	if (closed && good && cut)
		departures_add(departures, DEPARTURE_DAMAGE, parser->line,
			       "the last line is not whole: the file may be truncated");
	return parse_end(parser, closed && good, error);
}

enum read_result read_file(struct profile *profile, struct departures *departures,
			   const struct parse_rules *rules, const char *path, bool doubtful,
			   bool new_side, struct error *error)
{
	struct decompress unpack;
	enum read_result kind;
	const char *other;
	struct str text;

	if (!decompress_open(&unpack, path, rules->limits, error))
		return READ_FAILED;
	kind = peek(&unpack.running.input, &text, error);
	if (kind == READ_OTHER) {
		other = kind_of_file(text);
		if (other)
			error_set(error, "%s: this is %s", path, other);
		/* A doubtful text may be a source. */
		kind = other ? READ_FAILED : doubtful ? READ_OTHER : READ_DONE;
	}
	if (kind != READ_DONE)
		return decompress_close(&unpack, kind == READ_EMPTY, error) ? kind : READ_FAILED;
	if (new_side)
		profile_begin_side(profile);
	return parse_file(parse_begin(profile, departures, rules, path), &unpack, error)
		       ? READ_DONE
		       : READ_FAILED;
}

/* Returns the value of the first line with a key, in the beginning of a file; empty: none. */
static struct str value_of(struct str beginning, struct str key)
{
	while (beginning.length) {
		struct str line = str_eat_until(&beginning, '\n');

		/* The last line may be cut. */
		if (beginning.length && str_eat(&line, key))
			return str_trim(line);
	}
	return STR("");
}

void file_header_free(struct file_header *header)
{
	free(header->command);
	free(header->pid);
	*header = (struct file_header){0};
}

enum read_result read_file_kind(const char *path, struct file_header *header, struct error *error)
{
	struct str beginning, part, thread;
	struct decompress unpack;
	enum read_result kind;

	*header = (struct file_header){0};
	if (!decompress_open(&unpack, path, NULL, error))
		return READ_FAILED;
	kind = peek(&unpack.running.input, &beginning, error);
	if (kind == READ_DONE) {
		header->command = str_copy(value_of(beginning, STR("cmd:")));
		header->pid = str_copy(value_of(beginning, STR("pid:")));
		part = value_of(beginning, STR("part:"));
		number_eat(&part, &header->part);
		thread = value_of(beginning, STR("thread:"));
		number_eat(&thread, &header->thread);
	}
	/* A helper that fails at once has written nothing. */
	return decompress_close(&unpack, kind == READ_EMPTY, error) ? kind : READ_FAILED;
}
