/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The programs print, for each address, the address, and then two lines for each
 * frame, the innermost first: the name of a function, and FILE:LINE.
 */
#include "source/symbolizer.h"

#include "base/number.h"
#include "base/util.h"
#include "system/helpers.h"
#include "system/process.h"

#include <inttypes.h>
#include <stdlib.h>

/* Bytes of an address in the input: "0x", digits and a newline. */
enum { ADDRESS_TEXT = 2 + 16 + 1 };

struct chain_frame chains_frame(const struct chains *chains, uint32_t node)
{
	struct pair of_node = chains->nodes.pairs[node];
	struct pair frame = chains->frames.pairs[of_node.b];
	struct pair place = chains->places.pairs[frame.b];

	return (struct chain_frame){frame.a, place.a, place.b, of_node.a - 1};
}

void chains_free(struct chains *chains)
{
	names_free(&chains->names);
	map_free(&chains->places);
	map_free(&chains->frames);
	map_free(&chains->nodes);
}

const char *symbolizer_program(struct error *error)
{
	const char *named = getenv("CGANNOTATE_ADDR2LINE");
	static const char *const known[] = {"llvm-symbolizer", "addr2line"};
	size_t i;

	if (named && *named) {
		if (process_exists(named))
			return named;
		error_set(error,
			  "--inlines: the program %s, which CGANNOTATE_ADDR2LINE names, is not "
			  "installed",
			  named);
		return NULL;
	}
	for (i = 0; i < LENGTH(known); i++)
		if (process_exists(known[i]))
			return known[i];
	error_set(error, "--inlines needs llvm-symbolizer or addr2line, and neither is installed; "
			 "install LLVM or binutils, or name such a program in "
			 "CGANNOTATE_ADDR2LINE");
	return NULL;
}

/* --- reading ----------------------------------------------------------- */

struct asking;

/* A run, and the answer that is being read. */
struct answering {
	struct symbolizer *run;
	struct asking *all;
	const char *argv[10];
	char *path, *input;
	size_t next;    /* the first address without an answer */
	bool open, bad; /* lines belong to address next - 1; they cannot be used */
	bool named;     /* the name of a frame was read, its place not yet */
	name_id function;
	/* By depth: the names of the answer before, which mostly come again. */
	name_id last_function[SYMBOLIZER_DEEPEST + 1], last_file[SYMBOLIZER_DEEPEST + 1];
	uint32_t frame[SYMBOLIZER_DEEPEST]; /* in chains.frames; the innermost first */
	size_t depth;
};

/* All runs, and what they share. */
struct asking {
	struct chains *chains;
	struct limits *limits;
	FILE *progress;
	size_t asked, answered;
	int64_t told; /* when progress was written, or the runs began */
	bool any_told;
};

/* The id of a name, which *last is likely to be; NONE if there are too many bytes of names. */
static name_id take_name(struct asking *all, struct str name, name_id *last)
{
	struct names *names = &all->chains->names;

	if (*last != NONE && str_equal(names_str(names, *last), name))
		return *last;
	*last = names_find(names, name);
	if (*last == NONE && limits_take(all->limits, LIMIT_INLINES, name.length + 64))
		*last = names_id(names, name);
	return *last;
}

static bool is_unknown(struct str name)
{
	return !name.length || str_begins(name, STR("??"));
}

/* Takes FILE:LINE as the place of a frame; FILE is ??, or LINE ?, if not known. */
static void take_place(struct answering *a, struct str text)
{
	struct chains *chains = a->all->chains;
	struct str file = text, last;
	uint64_t line = 0;
	name_id name;

	last = str_eat_last(&file, ':');
	file.length -= file.length && file.at[file.length - 1] == ':';
	/* "12 (discriminator 3)" */
	last = str_eat_word(&last);
	if (number_eat(&last, &line) != NUMBER_OK || line > INT32_MAX)
		line = 0;
	if (is_unknown(file))
		file = STR("");
	name = take_name(a->all, file, &a->last_file[a->depth]);
	if (name == NONE || a->function == NONE || a->depth == SYMBOLIZER_DEEPEST) {
		a->bad = true;
		return;
	}
	a->frame[a->depth++] =
		map_id(&chains->frames, a->function, map_id(&chains->places, name, (uint32_t)line));
}

/*
 * Ends the answer for an address: makes its chain of nodes, if all frames are known but
 * the name of the outermost one.
 */
static void settle(struct answering *a)
{
	struct chains *chains = a->all->chains;
	const struct pair *frames = chains->frames.pairs;
	bool known =
		a->open && !a->bad && !a->named && a->depth &&
		names_str(&chains->names, chains->places.pairs[frames[a->frame[0]].b].a).length;
	size_t i;

	for (i = 0; known && i + 1 < a->depth; i++)
		known = !is_unknown(names_str(&chains->names, frames[a->frame[i]].a));
	if (known) {
		uint32_t node = NONE;

		for (i = a->depth; i-- > 0;)
			node = map_id(&chains->nodes, node + 1, a->frame[i]);
		a->run->node[a->next - 1] = node;
		a->run->resolved++;
	}
	a->open = a->bad = a->named = false;
	a->depth = 0;
}

static void tell_progress(struct asking *all)
{
	enum { SOON = 1000, OFTEN = 200 }; /* milliseconds */
	int64_t now;

	if (!all->progress || all->answered++ % 256)
		return;
	now = process_clock();
	if (now - all->told < (all->any_told ? OFTEN : SOON))
		return;
	all->any_told = true;
	all->told = now;
	fprintf(all->progress, "\rresolving inlined code: %zu%%",
		100 * (all->answered < all->asked ? all->answered : all->asked) / all->asked);
	fflush(all->progress);
}

static void take_line(void *context, struct str line)
{
	struct answering *a = context;
	const struct symbolizer *run = a->run;
	struct str rest = line;
	uint64_t address;

	/* A whole line is an address, as in 0x0000000000401136. */
	if (line.at && str_begins(line, STR("0x")) && number_eat(&rest, &address) == NUMBER_OK &&
	    !rest.length) {
		size_t i = a->next;

		settle(a);
		/* Nearly always, it is the next one. */
		if (i < run->count && run->address[i] != address)
			i += util_count_below(run->address + i, run->count - i, sizeof(uint64_t),
					      address);
		a->open = i < run->count && run->address[i] == address;
		if (a->open)
			a->next = i + 1;
		tell_progress(a->all);
		return;
	}
	if (!a->open || (!a->named && line.at && !line.length))
		return;
	a->bad |= !line.at;
	if (!a->named && !a->bad)
		a->function = take_name(a->all, line, &a->last_function[a->depth]);
	else if (!a->bad)
		take_place(a, line);
	a->named = !a->named;
}

void symbolizer_run(struct symbolizer *runs, size_t count, const char *program, int64_t patience,
		    struct limits *limits, struct chains *chains, FILE *progress)
{
	struct asking all = {
		.chains = chains,
		.limits = limits,
		.progress = progress,
		.told = process_clock(),
	};
	struct helper *helpers = util_alloc(count, sizeof(*helpers));
	struct answering *answers = util_alloc(count, sizeof(*answers));
	bool llvm = strstr(str_base(str_of(program)).at, "symbolizer") != NULL;
	size_t i, j, length;

	for (i = 0; i < count; i++) {
		struct symbolizer *run = &runs[i];
		struct answering *a = &answers[i];
		const char *const argv[] = {
			program, "-a", "-f", "-i",
			"-C",    "-e", NULL, llvm ? "--output-style=GNU" : NULL,
			NULL,
		};

		a->path = helper_path(run->path);
		memcpy(a->argv, argv, sizeof(argv));
		a->argv[6] = a->path;
		a->run = run;
		a->all = &all;
		memset(a->last_function, 0xff, sizeof(a->last_function));
		memset(a->last_file, 0xff, sizeof(a->last_file));
		a->input = util_alloc(run->count, ADDRESS_TEXT + 1);
		for (j = length = 0; j < run->count; j++)
			length += (size_t)sprintf(a->input + length, "0x%" PRIx64 "\n",
						  run->address[j]);
		run->node = util_alloc(run->count, sizeof(*run->node));
		memset(run->node, 0xff, run->count * sizeof(*run->node));
		all.asked += run->count;
		helpers[i] = (struct helper){
			.argv = a->argv,
			.asks = run->asks,
			.input = str_of(a->input),
			.take = take_line,
			.context = a,
		};
	}
	helpers_run(helpers, count, patience);
	for (i = 0; i < count; i++) {
		struct answering *a = &answers[i];

		runs[i].why = helper_failure(&helpers[i], runs[i].path);
		/* The last answer may be cut. */
		a->bad |= runs[i].why != NULL;
		settle(a);
		if (!runs[i].why && !a->next)
			runs[i].why = util_format("%s: %s gave no answer", runs[i].path, program);
		free(a->input);
		free(a->path);
	}
	if (all.any_told)
		fputs("\r\033[K", progress);
	free(helpers);
	free(answers);
}
