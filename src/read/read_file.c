/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/read_file.h"

#include "system/decompress.h"
#include "system/process.h"

#include <inttypes.h>

/* The line on a terminal that shows how much has been read. */
struct progress {
	FILE *out;     /* NULL: nothing is shown */
	int64_t begin; /* of process_clock() */
	double shown;  /* time of the last update, in seconds after begin */
};

static void progress_show(struct progress *progress, const struct input *input)
{
	double seconds;

	if (!progress->out)
		return;
	seconds = (double)(process_clock() - progress->begin) / 1000;
	if (seconds < 0.5 || seconds < progress->shown + 0.1)
		return;
	progress->shown = seconds;
	fputs("\rreading ", progress->out);
	str_print(progress->out, str_of(input->path));
	fputs(": ", progress->out);
	if (input->size)
		fprintf(progress->out, "%.0f%%, ",
			(double)input->offset * 100 / (double)input->size);
	else
		fprintf(progress->out, "%.0f MB, ", (double)input->offset / 1e6);
	fprintf(progress->out, "%.0f MB/s \x1b[K", (double)input->offset / 1e6 / seconds);
	fflush(progress->out);
}

static void progress_erase(const struct progress *progress)
{
	if (progress->shown > 0) {
		fputs("\r\x1b[K", progress->out);
		fflush(progress->out);
	}
}

static bool is_binary(struct str beginning)
{
	return memchr(beginning.at, '\0', beginning.length);
}

/*
 * Returns which kind of file, other than a profile, begins with these bytes,
 * and advice for the user; NULL: it may be any text.
 */
static const char *other_kind(struct str beginning)
{
#define RECORD "not a profile; record its run with valgrind --tool=callgrind"
#define PPROF "pprof --callgrind converts it"
#define KIND(magic, what)                        \
	{                                        \
		{magic, sizeof(magic) - 1}, what \
	}
	static const struct {
		struct str magic;
		const char *what;
	} kinds[] = {
		KIND("\x7f"
		     "ELF",
		     "a program or a library, " RECORD),
		KIND("\xcf\xfa\xed\xfe", "a program or a library, " RECORD),
		KIND("#!", "a script, " RECORD),
		KIND("PERFILE2", "a recording of perf; perf report shows it"),
		KIND("desc: --", "a profile of Massif; ms_print shows it"),
		KIND("desc: (none)", "a profile of Massif; ms_print shows it"),
		KIND("{\"dhatFileVersion\"", "a profile of DHAT; dh_view.html shows it"),
		KIND("\0\0\0\0\0\0\0\0\3\0\0\0\0\0\0\0", "a CPU profile of gperftools; " PPROF),
		KIND("\0\0\0\0\3\0\0\0\0\0\0\0", "a CPU profile of gperftools; " PPROF),
		KIND("heap profile:", "a heap profile of gperftools; " PPROF),
		KIND("----------------------------------------",
		     "the report of a profile, not the profile itself"),
	};
#undef KIND
#undef RECORD
#undef PPROF
	size_t i;

	for (i = 0; i < LENGTH(kinds); i++)
		if (str_begins(beginning, kinds[i].magic))
			return kinds[i].what;
	return is_binary(beginning) ? "binary data, not a profile" : NULL;
}

_Static_assert((int)INPUT_MARGIN == (int)PARSE_MARGIN, "for read_all");

static bool read_all(struct input *input, struct parser *parser, struct progress *progress,
		     struct error *error)
{
	struct str block;

	do {
		if (!input_block(input, &block, error) ||
		    !parse_block(parser, block.at, block.at + block.length, error))
			return false;
		progress_show(progress, input);
	} while (block.length);
	return true;
}

/* Decides by the first bytes of a file whether to read it: READ_DONE if so. */
static enum read_result judge(const char *path, struct str beginning, bool doubtful,
			      struct error *error)
{
	const char *kind;

	if (!beginning.length)
		return READ_EMPTY;
	if (parse_looks_like(beginning))
		return READ_DONE;
	kind = other_kind(beginning);
	/* A doubtful text may be a source. */
	if (kind && (!doubtful || is_binary(beginning))) {
		error_set(error, "%s: this is %s", path, kind);
		return READ_FAILED;
	}
	return doubtful ? READ_OTHER : READ_DONE;
}

/* Closes the input, and warns of cut or ignored bytes. False: *error is set. */
static bool close_read(struct profile *profile, struct decompress *unpack, struct parser *parser,
		       struct diag *diag, bool good, struct error *error)
{
	const char *path = unpack->input.path;
	bool cut;

	if (unpack->input.cut)
		diag_warn(diag, "%s: lines of more than 1 MB are cut: %s", path,
			  number_grouped((int64_t)unpack->input.cut).text);
	profile->new->changed = unpack->input.changed;
	cut = unpack->input.no_newline;
	/* If the helper failed, its output says nothing about the file. */
	if (!decompress_close(unpack, good, error) || !good)
		return false;
	if (unpack->warned)
		diag_warn(diag,
			  "%s: what follows the compressed data is "
			  "ignored",
			  path);
	if (cut)
		parse_no_newline(parser);
	return true;
}

enum read_result read_file(struct profile *profile, struct departures *departures,
			   const struct parse_rules *rules, const char *path, bool doubtful,
			   FILE *progress_out, struct error *error)
{
	struct progress progress = {.out = progress_out, .begin = process_clock()};
	enum read_result result = READ_FAILED;
	struct decompress unpack;
	struct parser *parser;
	struct str beginning;
	bool good;

	if (!decompress_open(&unpack, path, rules->limits, error))
		return READ_FAILED;
	if (input_peek(&unpack.input, &beginning, error))
		result = judge(path, beginning, doubtful, error);
	if (result != READ_DONE)
		return decompress_close(&unpack, result == READ_EMPTY, error) ? result
									      : READ_FAILED;
	parser = parse_begin(profile, departures, rules, path);
	good = read_all(&unpack.input, parser, &progress, error);
	progress_erase(&progress);
	if (rules->limits)
		rules->limits->input += unpack.input.offset;
	good = close_read(profile, &unpack, parser, departures->diag, good, error);
	good = parse_end(parser, good, error);
	return good ? READ_DONE : READ_FAILED;
}

/* Returns the value of "cmd:" in the beginning of a profile, or empty. */
static struct str command_of(struct str beginning)
{
	while (beginning.length) {
		struct str line = str_eat_until(&beginning, '\n');

		if (str_eat(&line, STR("cmd:")) && beginning.length)
			return str_trim(line);
	}
	return STR("");
}

enum read_result read_file_kind(const char *path, char **command, struct error *error)
{
	enum read_result kind = READ_FAILED;
	struct decompress unpack;
	struct str beginning;

	if (!decompress_open(&unpack, path, NULL, error))
		return READ_FAILED;
	if (input_peek(&unpack.input, &beginning, error))
		kind = !beginning.length             ? READ_EMPTY
		       : parse_looks_like(beginning) ? READ_DONE
						     : READ_OTHER;
	if (kind == READ_DONE && command) {
		struct str text = command_of(beginning);

		*command = text.length ? str_copy(text) : NULL;
	}
	/* A helper that fails at once has written nothing. */
	if (!decompress_close(&unpack, kind == READ_EMPTY, error))
		kind = READ_FAILED;
	return kind;
}
