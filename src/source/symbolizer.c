/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The programs print, for each address, the address, and then the frames, the innermost first: of
 * each the name of a function and, on the next line, FILE:LINE.  llvm-symbolizer --verbose has
 * lines "  KEY: VALUE" instead, with the place where the function begins, too.
 */
#include "source/source.h"

#include "system/helpers.h"
#include "system/process.h"

#include <inttypes.h>

struct chain_node chains_node(const struct chains *chains, uint32_t node)
{
	struct chain_node found;

	memcpy(&found, names_str(&chains->nodes, node).at, sizeof(found));
	if (found.name < chains->demangled_count)
		found.name = chains->demangled[found.name];
	return found;
}

void chains_free(struct chains *chains)
{
	names_free(&chains->names);
	names_free(&chains->nodes);
	free(chains->demangled);
}

const char *symbolizer_program(struct error *error)
{
	const char *named = getenv("CGANNOTATE_ADDR2LINE");

	if (named && *named) {
		if (process_exists(named))
			return named;
		error_set(error,
			  "--inlines: the program %s, which CGANNOTATE_ADDR2LINE names, is not "
			  "installed",
			  named);
		return NULL;
	}
	if (process_exists("llvm-symbolizer"))
		return "llvm-symbolizer";
	if (process_exists("addr2line"))
		return "addr2line";
	error_set(error, "--inlines needs llvm-symbolizer or addr2line, and neither is installed; "
			 "install LLVM or binutils, or name such a program in "
			 "CGANNOTATE_ADDR2LINE");
	return NULL;
}

/* --- reading ----------------------------------------------------------- */

/* A run, and the answer that is being read. */
struct answering {
	struct symbolizer *run;
	struct chains *chains;
	struct limits *limits;
	const char *argv[10];
	char *path, *input;
	size_t next;    /* the first address without an answer */
	bool open, bad; /* lines belong to address next - 1; they cannot be used */
	/* The innermost first; a file that is NONE was not yet read */
	struct chain_node frame[SYMBOLIZER_DEEPEST];
	size_t depth;
};

/* The id of a name; NONE if there are too many bytes of names. */
static name_id take_name(struct answering *a, struct str name)
{
	name_id id;

	if (str_begins(name, STR("??")))
		name = STR("");
	id = names_find(&a->chains->names, name);
	if (id == NONE && limits_take(a->limits, LIMIT_INLINES, name.length + 64))
		id = names_id(&a->chains->names, name);
	a->bad |= id == NONE;
	return id;
}

static uint32_t take_number(struct str text)
{
	uint64_t line;

	return number_eat(&text, &line) == NUMBER_OK && line <= INT32_MAX ? (uint32_t)line : 0;
}

/* Takes FILE:LINE as the place of a frame; FILE is ??, or LINE ?, if not known. */
static void take_place(struct answering *a, struct str file, struct chain_node *frame)
{
	struct str line = str_eat_last(&file, ':');

	file.length -= file.length && file.at[file.length - 1] == ':';
	frame->file = take_name(a, file);
	/* "12 (discriminator 3)" */
	frame->line = take_number(str_eat_word(&line));
}

static void take_field(struct answering *a, struct str text, struct chain_node *frame)
{
	if (str_eat(&text, STR("Filename: ")))
		frame->file = take_name(a, text);
	else if (str_eat(&text, STR("Line: ")))
		frame->line = take_number(text);
	else if (str_eat(&text, STR("Function start filename: ")))
		frame->begin_file = take_name(a, text);
	else if (str_eat(&text, STR("Function start line: ")))
		frame->begin_line = take_number(text);
}

/*
 * Ends the answer for an address: makes its chain of nodes, if all frames are known but the name of
 * the outermost one, and it is of more than a table of symbols.
 */
static void settle(struct answering *a)
{
	const struct chain_node *first = a->frame;
	bool known = a->open && !a->bad && a->depth &&
		     (a->depth > 1 || first->line || first->begin_line);
	uint32_t node = NONE;
	name_id none = take_name(a, STR(""));

	for (size_t i = 0; known && i < a->depth; i++)
		known = a->frame[i].file != NONE && (a->frame[i].name != none || i + 1 == a->depth);
	known = known && first->file != none;
	for (size_t i = a->depth; known && i-- > 0;) {
		a->frame[i].outer = node;
		node = names_id(&a->chains->nodes,
				(struct str){(char *)&a->frame[i], sizeof(*a->frame)});
	}
	if (known) {
		a->run->node[a->next - 1] = node;
		a->run->resolved++;
		a->run->chained |= a->depth > 1;
		a->run->begins |= first->begin_line != 0;
	}
	a->open = a->bad = false;
	a->depth = 0;
}

static void take_line(void *context, struct str line)
{
	struct answering *a = context;
	const struct symbolizer *run = a->run;
	struct chain_node *last = a->depth ? &a->frame[a->depth - 1] : NULL;
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
	else if (last && last->file == NONE)
		take_place(a, line, last);
	else if (a->depth == SYMBOLIZER_DEEPEST)
		a->bad = true;
	else if (line.length)
		a->frame[a->depth++] = (struct chain_node){.name = take_name(a, line),
							   .file = NONE,
							   .begin_file = take_name(a, STR(""))};
}

/* --- names that are left mangled ----------------------------------------- */

/* The names that c++filt is given, those that are mangled, and how far it has answered. */
struct demangling {
	struct chains *chains;
	struct limits *limits;
	name_id next;
};

static bool is_mangled(const struct chains *chains, name_id name)
{
	struct str text = names_str(&chains->names, name);

	return str_begins(text, STR("_Z")) || str_begins(text, STR("_R"));
}

static void take_demangled(void *context, struct str line)
{
	struct demangling *d = context;
	struct chains *chains = d->chains;

	while (d->next < chains->demangled_count && !is_mangled(chains, d->next))
		d->next++;
	if (!limits_take(d->limits, LIMIT_INLINES, line.length + 64))
		d->next = (name_id)chains->demangled_count;
	if (d->next < chains->demangled_count)
		chains->demangled[d->next++] = names_id(&chains->names, line);
}

/* Asks c++filt for the names that the symbolizer could not read. */
static void demangle(struct chains *chains, int64_t patience, struct limits *limits)
{
	static const char *const argv[] = {"c++filt", NULL};
	struct demangling d = {.chains = chains, .limits = limits};
	struct helper helper = {.argv = argv, .take = take_demangled, .context = &d};
	struct draft input = {0};

	chains->demangled_count = chains->names.count;
	chains->demangled = util_alloc(chains->names.count, sizeof(*chains->demangled));
	draft_open(&input);
	for (name_id i = 0; i < chains->demangled_count; i++) {
		struct str name = names_str(&chains->names, i);

		chains->demangled[i] = i;
		if (is_mangled(chains, i))
			fprintf(input.file, "%.*s\n", (int)name.length, name.at);
	}
	helper.input = draft_close(&input);
	if (helper.input.length)
		helpers_run(&helper, 1, patience);
	free(input.text);
}

/* --- runs ---------------------------------------------------------------- */

static void begin_run(struct answering *a, const char *program)
{
	struct symbolizer *run = a->run;
	bool llvm = strstr(str_base(str_of(program)).at, "symbolizer") != NULL;
	size_t length = 0;

	a->path = helper_path(run->path);
	memcpy(a->argv,
	       (const char *[]){program, "-a", "-f", "-i", "-C", "-e", a->path,
				llvm ? "--output-style=GNU" : NULL, "--verbose", NULL},
	       sizeof(a->argv));
	a->input = util_alloc(run->count, sizeof("0x0123456789abcdef\n"));
	for (size_t i = 0; i < run->count; i++)
		length += (size_t)sprintf(a->input + length, "0x%" PRIx64 "\n", run->address[i]);
	run->node = util_alloc(run->count, sizeof(*run->node));
	memset(run->node, 0xff, run->count * sizeof(*run->node));
}

void symbolizer_run(struct symbolizer *runs, size_t count, const char *program, int64_t patience,
		    struct limits *limits, struct chains *chains)
{
	struct helper *helpers = util_alloc(count, sizeof(*helpers));
	struct answering *answers = util_alloc(count, sizeof(*answers));
	size_t n = 0;

	for (size_t i = 0; i < count; i++) {
		struct answering *a = &answers[n];

		if (!runs[i].count)
			continue;
		*a = (struct answering){.run = &runs[i], .chains = chains, .limits = limits};
		begin_run(a, program);
		helpers[n++] = (struct helper){
			.argv = a->argv,
			.input = str_of(a->input),
			.take = take_line,
			.context = a,
		};
	}
	helpers_run(helpers, n, patience);
	demangle(chains, patience, limits);
	for (size_t i = 0; i < n; i++) {
		struct answering *a = &answers[i];

		a->run->why = helper_failure(&helpers[i], a->run->path);
		settle(a);
		if (!a->run->why && a->next < a->run->count)
			a->run->why = util_format("%s: %s did not answer all questions",
						  a->run->path, program);
		free(a->input);
		free(a->path);
	}
	free(helpers);
	free(answers);
}

uint32_t symbolizer_node(const struct symbolizer *run, uint64_t address)
{
	return run->node[util_count_below(run->address, run->count, sizeof(address), address)];
}

void symbolizer_free(struct symbolizer *run)
{
	free(run->path);
	free(run->address);
	free(run->node);
	free(run->why);
}
