/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/runs.h"

static bool is_binary(struct str beginning)
{
	return memchr(beginning.at, '\0', beginning.length);
}

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
	return is_binary(beginning) ? "binary data, not a profile" : NULL;
}

_Static_assert((int)INPUT_MARGIN == (int)PARSE_MARGIN, "blocks can be read beyond their ends");
_Static_assert((int)INPUT_PEEK == (int)PARSE_PEEK, "beginnings are long enough");

enum read_result read_file_begin(struct read_file *file, struct profile *profile,
				 struct departures *departures, const struct parse_rules *rules,
				 const char *path, bool doubtful, bool new_side,
				 struct error *error)
{
	struct input *input = &file->unpack.running.input;
	enum read_result result = READ_FAILED;
	struct str text;

	*file = (struct read_file){.parser = NULL};
	if (!decompress_open(&file->unpack, path, rules->limits, error))
		return READ_FAILED;
	if (input_peek(input, &text, error)) {
		if (!text.length) {
			result = READ_EMPTY;
		} else if (parse_looks_like(text)) {
			result = READ_DONE;
		} else {
			const char *kind = kind_of_file(text);

			if (kind && (!doubtful || is_binary(text)))
				error_set(error, "%s: this is %s", path, kind);
			else /* A doubtful text may be a source. */
				result = doubtful ? READ_OTHER : READ_DONE;
		}
	}
	if (result != READ_DONE)
		return decompress_close(&file->unpack, result == READ_EMPTY, error) ? result
										    : READ_FAILED;
	if (new_side)
		profile_begin_side(profile);
	file->parser = parse_begin(profile, departures, rules, path);
	do {
		file->good = input_block(input, &text, error);
		file->rest = text;
		file->good = file->good && parse_header(file->parser, &file->rest, error);
	} while (file->good && text.length && !file->rest.length);
	return READ_DONE;
}

bool read_file_end(struct read_file *file, struct error *error)
{
	struct parser *parser = file->parser;
	struct input *input = &file->unpack.running.input;
	struct departures *departures = parser->departures;
	struct diag *diag = departures->diag;
	struct str *rest = &file->rest;
	bool cut = false, closed;

	while (file->good && rest->length) {
		file->good = parse_block(parser, rest->at, rest->at + rest->length, error);
		cut = input->no_newline && !parse_ends_whole(parser, *rest);
		file->good = file->good && input_block(input, rest, error);
	}
	if (parser->rules->limits)
		parser->rules->limits->input += input->offset;
	if (input->cut)
		diag_warn(diag, "%s: lines of more than 1 MB are cut: %s", input->path,
			  number_grouped((int64_t)input->cut).text);
	parser->profile->current->changed = input->changed;
	/* If the helper failed, its output says nothing about the file. */
	closed = decompress_close(&file->unpack, file->good, error);
	if (closed && file->good && cut)
		departures_add(departures, DEPARTURE_DAMAGE, parser->line,
			       "the last line is not whole: the file may be truncated");
	return parse_end(parser, closed && file->good, error);
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
	enum read_result kind = READ_FAILED;
	struct decompress unpack;
	struct str beginning, part, thread;

	*header = (struct file_header){0};
	if (!decompress_open(&unpack, path, NULL, error))
		return READ_FAILED;
	if (input_peek(&unpack.running.input, &beginning, error))
		kind = !beginning.length             ? READ_EMPTY
		       : parse_looks_like(beginning) ? READ_DONE
						     : READ_OTHER;
	if (kind == READ_DONE) {
		header->command = str_copy(value_of(beginning, STR("cmd:")));
		header->pid = str_copy(value_of(beginning, STR("pid:")));
		part = value_of(beginning, STR("part:"));
		number_eat(&part, &header->part);
		thread = value_of(beginning, STR("thread:"));
		number_eat(&thread, &header->thread);
	}
	/* A helper that fails at once has written nothing. */
	if (!decompress_close(&unpack, kind == READ_EMPTY, error))
		kind = READ_FAILED;
	return kind;
}
