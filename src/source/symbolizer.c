/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The programs print, for each address, the address, and then the frames, the innermost first: of
 * each the name of a function and, on the next line, FILE:LINE.  llvm-symbolizer --verbose has
 * lines "  KEY: VALUE" instead, with the place where the function begins, too.
 */
#include "source/symbolizer.h"

#include "base/number.h"
#include "base/stream.h"
#include "base/util.h"
#include "system/helpers.h"
#include "system/process.h"

#include <inttypes.h>
#include <stdlib.h>

/* Bytes of an address in the input: "0x", digits and a newline. */
enum { ADDRESS_TEXT = 2 + 16 + 1 };

static struct chain_place place_of(const struct chains *chains, uint32_t place)
{
	struct pair pair = chains->places.pairs[place];

	return (struct chain_place){pair.a, pair.b};
}

static bool is_unknown(struct str name)
{
	return !name.length || str_begins(name, STR("??"));
}

struct chain_frame chains_frame(const struct chains *chains, uint32_t node)
{
	struct pair of_node = chains->nodes.pairs[node];
	struct pair frame = chains->frames.pairs[of_node.b];
	struct pair function = chains->functions.pairs[frame.a];

	return (struct chain_frame){
		.function = frame.a,
		.name = function.a < chains->demangled_count ? chains->demangled[function.a]
							     : function.a,
		.known = !is_unknown(names_str(&chains->names, function.a)),
		.begin = place_of(chains, function.b),
		.at = place_of(chains, frame.b),
		.outer = of_node.a - 1,
	};
}

void chains_free(struct chains *chains)
{
	names_free(&chains->names);
	map_free(&chains->places);
	map_free(&chains->functions);
	map_free(&chains->frames);
	map_free(&chains->nodes);
	free(chains->demangled);
}

const char *symbolizer_program(struct error *error)
{
	const char *named = getenv("CGANNOTATE_ADDR2LINE");
	static const char *const known[] = {"llvm-symbolizer", "addr2line"};

	if (named && *named) {
		if (process_exists(named))
			return named;
		error_set(error,
			  "--inlines: the program %s, which CGANNOTATE_ADDR2LINE names, is not "
			  "installed",
			  named);
		return NULL;
	}
	for (size_t i = 0; i < LENGTH(known); i++)
		if (process_exists(known[i]))
			return known[i];
	error_set(error, "--inlines needs llvm-symbolizer or addr2line, and neither is installed; "
			 "install LLVM or binutils, or name such a program in "
			 "CGANNOTATE_ADDR2LINE");
	return NULL;
}

/* --- reading ----------------------------------------------------------- */

/* A frame of an answer; a file that is NONE is not yet known. */
struct raw_frame {
	name_id function;
	struct chain_place at, begin;
};

/* A run, and the answer that is being read. */
struct answering {
	struct symbolizer *run;
	struct chains *chains;
	struct limits *limits;
	const char *argv[11];
	char *path, *input;
	size_t next;    /* the first address without an answer */
	bool open, bad; /* lines belong to address next - 1; they cannot be used */
	struct raw_frame frame[SYMBOLIZER_DEEPEST]; /* the innermost first */
	size_t depth;
};

/* The id of a name; NONE if there are too many bytes of names. */
static name_id take_name(struct answering *a, struct str name)
{
	name_id id = names_find(&a->chains->names, name);

	if (id == NONE && limits_take(a->limits, LIMIT_INLINES, name.length + 64))
		id = names_id(&a->chains->names, name);
	return id;
}

static name_id take_file(struct answering *a, struct str file)
{
	return take_name(a, is_unknown(file) ? STR("") : file);
}

static uint32_t take_number(struct str text)
{
	uint64_t line;

	return number_eat(&text, &line) == NUMBER_OK && line <= INT32_MAX ? (uint32_t)line : 0;
}

/* Begins a frame. */
static void take_function(struct answering *a, struct str name)
{
	name_id function = take_name(a, name);

	a->bad |= function == NONE || a->depth == SYMBOLIZER_DEEPEST;
	if (!a->bad)
		a->frame[a->depth++] = (struct raw_frame){
			.function = function, .at.file = NONE, .begin.file = take_file(a, STR(""))};
}

/* Takes FILE:LINE as the place of a frame; FILE is ??, or LINE ?, if not known. */
static void take_place(struct answering *a, struct str text, struct raw_frame *frame)
{
	struct str file = text, last = str_eat_last(&file, ':');

	file.length -= file.length && file.at[file.length - 1] == ':';
	/* "12 (discriminator 3)" */
	frame->at = (struct chain_place){take_file(a, file), take_number(str_eat_word(&last))};
	a->bad |= frame->at.file == NONE;
}

/* Takes a field of a frame. */
static void take_field(struct answering *a, struct str text, struct raw_frame *frame)
{
	if (str_eat(&text, STR("Filename: ")))
		frame->at.file = take_file(a, text);
	else if (str_eat(&text, STR("Line: ")))
		frame->at.line = take_number(text);
	else if (str_eat(&text, STR("Function start filename: ")))
		frame->begin.file = take_file(a, text);
	else if (str_eat(&text, STR("Function start line: ")))
		frame->begin.line = take_number(text);
}

/*
 * Ends the answer for an address: makes its chain of nodes, if all frames are known but the name of
 * the outermost one, and it is of more than a table of symbols.
 */
static void settle(struct answering *a)
{
	struct chains *chains = a->chains;
	const struct raw_frame *first = a->frame;
	bool known = a->open && !a->bad && a->depth;
	uint32_t node = NONE;

	for (size_t i = 0; known && i < a->depth; i++) {
		const struct raw_frame *frame = &a->frame[i];

		known = frame->at.file != NONE && frame->begin.file != NONE &&
			(i + 1 == a->depth ||
			 !is_unknown(names_str(&chains->names, frame->function)));
	}
	known = known && names_str(&chains->names, first->at.file).length &&
		(a->depth > 1 || first->at.line || first->begin.line);
	for (size_t i = a->depth; known && i-- > 0;) {
		const struct raw_frame *frame = &a->frame[i];
		uint32_t begin = map_id(&chains->places, frame->begin.file, frame->begin.line);
		uint32_t at = map_id(&chains->places, frame->at.file, frame->at.line);

		node = map_id(&chains->nodes, node + 1,
			      map_id(&chains->frames,
				     map_id(&chains->functions, frame->function, begin), at));
	}
	if (known) {
		a->run->node[a->next - 1] = node;
		a->run->resolved++;
		a->run->chained |= a->depth > 1;
		a->run->begins |= first->begin.line != 0;
	}
	a->open = a->bad = false;
	a->depth = 0;
}

static void take_line(void *context, struct str line)
{
	struct answering *a = context;
	const struct symbolizer *run = a->run;
	struct raw_frame *last = a->depth ? &a->frame[a->depth - 1] : NULL;
	struct str rest = line;
	uint64_t address;

	/* A whole line is an address, as in 0x0000000000401136. */
	if (str_begins(line, STR("0x")) && number_eat(&rest, &address) == NUMBER_OK &&
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
		return;
	}
	if (!a->open || a->bad)
		return;
	if (last && str_eat(&rest, STR("  ")))
		take_field(a, rest, last);
	else if (last && last->at.file == NONE)
		take_place(a, line, last);
	else if (line.length)
		take_function(a, line);
}

/* --- names that are left mangled ----------------------------------------- */

/* The names that a demangler is given, a line each, and its answers. */
struct demangling {
	struct chains *chains;
	struct limits *limits;
	name_id *names;
	size_t count, room, next;
	bool bad; /* an answer cannot be used: those that follow may be of other names */
};

static bool is_mangled(struct str name)
{
	return str_begins(name, STR("_Z")) || str_begins(name, STR("_R"));
}

static void take_demangled(void *context, struct str line)
{
	struct demangling *d = context;

	d->bad |= d->next == d->count;
	if (!d->bad && line.length && limits_take(d->limits, LIMIT_INLINES, line.length + 64))
		d->chains->demangled[d->names[d->next]] = names_id(&d->chains->names, line);
	d->next++;
}

/* Asks c++filt for the names that the symbolizer could not read. */
static void demangle(struct chains *chains, int64_t patience, struct limits *limits)
{
	static const char *const argv[] = {"c++filt", NULL};
	struct demangling d = {.chains = chains, .limits = limits};
	struct helper helper = {.argv = argv, .take = take_demangled, .context = &d};
	struct draft input = {0};

	chains->demangled_count = chains->names.count;
	chains->demangled = util_alloc(chains->demangled_count, sizeof(*chains->demangled));
	draft_open(&input);
	for (name_id i = 0; i < chains->demangled_count; i++) {
		struct str name = names_str(&chains->names, i);

		chains->demangled[i] = i;
		if (!is_mangled(name))
			continue;
		fprintf(input.file, "%.*s\n", (int)name.length, name.at);
		UTIL_PUSH(d.names, d.count, d.room) = i;
	}
	helper.input = draft_close(&input);
	if (d.count)
		helpers_run(&helper, 1, patience);
	free(input.text);
	free(d.names);
}

void symbolizer_run(struct symbolizer *runs, size_t count, const char *program, int64_t patience,
		    struct limits *limits, struct chains *chains)
{
	struct helper *helpers = util_alloc(count, sizeof(*helpers));
	struct answering *answers = util_alloc(count, sizeof(*answers));
	bool llvm = strstr(str_base(str_of(program)).at, "symbolizer") != NULL;
	size_t j, length;

	for (size_t i = 0; i < count; i++) {
		struct symbolizer *run = &runs[i];
		struct answering *a = &answers[i];
		const char *const argv[] = {
			program,
			"-a",
			"-f",
			"-i",
			"-C",
			"-e",
			NULL,
			llvm ? "--output-style=GNU" : NULL,
			llvm ? "--verbose" : NULL,
			NULL,
		};

		a->path = helper_path(run->path);
		memcpy(a->argv, argv, sizeof(argv));
		a->argv[6] = a->path;
		a->run = run;
		a->chains = chains;
		a->limits = limits;
		a->input = util_alloc(run->count, ADDRESS_TEXT + 1);
		for (j = length = 0; j < run->count; j++)
			length += (size_t)sprintf(a->input + length, "0x%" PRIx64 "\n",
						  run->address[j]);
		run->node = util_alloc(run->count, sizeof(*run->node));
		memset(run->node, 0xff, run->count * sizeof(*run->node));
		helpers[i] = (struct helper){
			.argv = a->argv,
			.input = str_of(a->input),
			.take = take_line,
			.context = a,
		};
	}
	helpers_run(helpers, count, patience);
	demangle(chains, patience, limits);
	for (size_t i = 0; i < count; i++) {
		struct answering *a = &answers[i];

		runs[i].why = helper_failure(&helpers[i], runs[i].path);
		/* The last answer may be cut. */
		a->bad |= runs[i].why != NULL;
		settle(a);
		if (!runs[i].why && a->next < runs[i].count)
			runs[i].why = util_format("%s: %s did not answer all questions",
						  runs[i].path, program);
		free(a->input);
		free(a->path);
	}
	free(helpers);
	free(answers);
}
