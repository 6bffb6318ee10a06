/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/read_file.h"

#include "system/decompress.h"

#include <inttypes.h>
#include <time.h>

/* The line on a terminal that shows how far reading is. */
struct progress {
	FILE *out; /* NULL: nothing is shown */
	struct timespec begin;
	double shown; /* when it was last changed; seconds */
};

static double seconds_since(const struct timespec *begin)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (double)(now.tv_sec - begin->tv_sec) +
	       (double)(now.tv_nsec - begin->tv_nsec) / 1e9;
}

static void progress_show(struct progress *progress, const struct input *input)
{
	double seconds;

	if (!progress->out)
		return;
	seconds = seconds_since(&progress->begin);
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
		fprintf(progress->out, "%.0f MB, ",
			(double)input->offset / 1e6);
	fprintf(progress->out, "%.0f MB/s \x1b[K",
		(double)input->offset / 1e6 / seconds);
	fflush(progress->out);
}

static void progress_erase(const struct progress *progress)
{
	if (progress->shown > 0) {
		fputs("\r\x1b[K", progress->out);
		fflush(progress->out);
	}
}

_Static_assert((int)INPUT_MARGIN == (int)PARSE_MARGIN, "for read_all");

static bool read_all(struct input *input, struct parser *parser,
		     struct progress *progress, struct error *error)
{
	struct str block;

	do {
		if (!input_block(input, &block, error) ||
		    !parse_block(parser, block.at, block.at + block.length,
				 error))
			return false;
		progress_show(progress, input);
	} while (block.length);
	return true;
}

enum read_result read_file(struct profile *profile, struct diag *diag,
			   const struct parse_rules *rules, const char *path,
			   bool doubtful, FILE *progress_out,
			   struct error *error)
{
	struct progress progress = {.out = progress_out};
	struct decompress unpack;
	struct parser *parser;
	struct str beginning;
	bool good, cut;

	clock_gettime(CLOCK_MONOTONIC, &progress.begin);
	if (!decompress_open(&unpack, path, error))
		return doubtful && !unpack.program ? READ_OTHER : READ_FAILED;
	good = input_peek(&unpack.input, &beginning, error);
	if (!good || !beginning.length ||
	    (doubtful && !parse_looks_like(beginning))) {
		good = decompress_close(&unpack, good && !beginning.length,
					error) &&
		       good;
		return !good              ? READ_FAILED
		       : beginning.length ? READ_OTHER
					  : READ_EMPTY;
	}
	parser = parse_begin(profile, diag, rules, path);
	good = read_all(&unpack.input, parser, &progress, error);
	progress_erase(&progress);
	if (rules->limits)
		rules->limits->input += unpack.input.offset;
	if (unpack.input.cut)
		diag_warn(diag, "%s: lines of more than 1 MB are cut: %" PRIu64,
			  path, unpack.input.cut);
	profile->now->changed = unpack.input.changed;
	cut = unpack.input.no_newline;
	/* If the helper failed, its output says nothing about the file. */
	if (!decompress_close(&unpack, good, error) || !good) {
		parse_abandon(parser);
		return READ_FAILED;
	}
	if (unpack.warned)
		diag_warn(diag,
			  "%s: what follows the compressed data is "
			  "ignored",
			  path);
	if (cut)
		parse_no_newline(parser);
	return parse_end(parser, error) ? READ_DONE : READ_FAILED;
}

bool read_file_is_profile(const char *path)
{
	struct decompress unpack;
	struct str beginning;
	struct error ignored;
	bool is_profile;

	if (!decompress_open(&unpack, path, &ignored))
		return false;
	is_profile = input_peek(&unpack.input, &beginning, &ignored) &&
		     parse_looks_like(beginning);
	decompress_close(&unpack, false, &ignored);
	return is_profile;
}
