/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/instructions.h"

#include "system/helpers.h"

#include <inttypes.h>

enum {
	LONGEST_INSTRUCTION = 16, /* bytes: no instruction is longer */
	LONGEST_TEXT = 1000,      /* bytes that are kept of its text */
	FAR = 4096,               /* bytes between instructions: code in longer gaps is not shown */
};

/* --- the facts --------------------------------------------------------- */

bool instructions_index(struct report *report, struct error *error)
{
	const struct code *code = report->profile->code;

	if (!code || !report->profile->addressed)
		return error_set(error, "--asm: the profile has no addresses; "
					"valgrind --tool=callgrind "
					"--dump-instr=yes records them");
	if (report->index.code.profile)
		return true;
	report->index.code =
		locations_by(report->profile, code, report->rows.of_portion, report->rows.count);
	return true;
}

static void add_instruction(const struct report *report, const struct location *facts, size_t n,
			    struct instructions *list)
{
	const struct profile *profile = report->profile;
	const struct code *code = profile->code;
	struct instruction *x = &list->list[list->count++];

	*x = (struct instruction){
		.address = facts->place,
		.costly = true,
		.file = profile->portions.pairs[facts->portion].b,
		.line = facts->line,
		.text = STR(""),
		.frame = code->innermost ? code->innermost[facts->owner] : NONE,
		.first_call = list->calls.count,
		.first_jump = list->jump_count,
	};
	x->in->self = locations_sum(&report->index.code, facts, n, LOCATION_NEW,
				    report_after(report)->side, &list->costs);
	row_calls_at(report, &report->index.code, facts, n, &list->calls);
	for (size_t i = 0; i < n; i++)
		if (facts[i].kind == LOCATION_JUMP)
			list->jumps[list->jump_count++] = (struct jump){
				profile_number(profile, code->jumps.pairs.pairs[facts[i].id].b),
				code->jumps.list[facts[i].id]};
	x->end_call = list->calls.count;
	x->end_jump = list->jump_count;
}

/* --- the text ---------------------------------------------------------- */

static struct code_file *file_of(const struct report *report, struct disassembly *code,
				 name_id object)
{
	struct scratch scratch;
	struct source found;
	struct code_file *file;
	struct error why;

	if (code->of_name[object])
		return &code->files[code->of_name[object] - 1];
	file = &UTIL_PUSH(code->files, code->file_count, code->file_room);
	code->of_name[object] = (uint32_t)code->file_count;
	*file = (struct code_file){0};
	if (source_find(&found, report_name(report, object), SOURCE_OBJECT,
			report->profile->current, code->search, &why) == SOURCE_FOUND) {
		file->path = str_copy(str_of(found.path));
		file->size = found.size;
		source_close(&found);
	} else {
		file->why =
			util_format("%s: %s; its instructions are not shown",
				    diag_quote(&scratch, report_name(report, object)), why.text);
	}
	return file;
}

/*
 * Asks for the instructions of a row, and in gaps of up to FAR between them.  Code without an
 * object cannot be disassembled.
 */
static void want(const struct report *report, row_id row, struct disassembly *code)
{
	name_id object = report->rows.list[row].object;
	struct code_range *range = NULL;
	size_t n;
	struct location *facts = locations_of(&report->index.code, row, &n);
	struct code_file *file = n && !source_is_no_object(report_name(report, object))
					 ? file_of(report, code, object)
					 : NULL;

	locations_sort(facts, n);
	for (size_t i = 0; file && file->path && i < n; i++) {
		uint64_t address = facts[i].place;

		if (facts[i].kind != LOCATION_COST)
			continue;
		if (address > UINT64_MAX - LONGEST_INSTRUCTION)
			break;
		if (!range || address + LONGEST_INSTRUCTION - range->end > FAR) {
			range = &UTIL_PUSH(file->range, file->range_count, file->range_room);
			range->first = address;
		}
		range->end = address + LONGEST_INSTRUCTION;
	}
	free(facts);
}

/* A run of objdump, on ranges of a file that are near each other. */
struct objdump {
	struct code_file *file;
	struct names *texts;
	const struct code_range *range, *end; /* the ranges that were not passed */
	bool any;                             /* it has found an instruction */
	char first[64], stop[64], *path;
	const char *argv[10];
};

/* Adds a line such as " 401136: push %rbp"; ignores other lines. */
static void add_line(void *context, struct str line)
{
	static const char hex[] = "0123456789abcdef";
	struct objdump *run = context;
	struct code_file *file = run->file;
	uint64_t address = 0;
	size_t digits = 0;
	const char *digit;

	line = str_trim(line);
	for (; line.length && line.at[0] && (digit = strchr(hex, line.at[0])); digits++) {
		address = address << 4 | (uint64_t)(digit - hex);
		line = str_from(line, 1);
	}
	if (!digits || digits > 16 || !str_eat(&line, STR(":\t")) ||
	    (file->line_count && file->lines[file->line_count - 1].address >= address))
		return;
	while (run->range < run->end && run->range->end <= address)
		run->range++;
	if (run->range == run->end || run->range->first > address)
		return;
	run->any = true;
	UTIL_PUSH(file->lines, file->line_count, file->line_room) = (struct code_line){
		address, names_id(run->texts, str_head(str_trim(line), LONGEST_TEXT))};
}

static void run_all(struct objdump *runs, size_t count, bool intel, int64_t patience)
{
	struct helper *helpers = util_alloc(count, sizeof(*helpers));
	const char *program = getenv("OBJDUMP");

	if (!program || !*program)
		program = "objdump";
	for (size_t i = 0; i < count; i++) {
		struct objdump *run = &runs[i];

		run->path = helper_path(run->file->path);
		sprintf(run->first, "--start-address=0x%" PRIx64, run->range->first);
		sprintf(run->stop, "--stop-address=0x%" PRIx64, run->end[-1].end);
		memcpy(run->argv,
		       (const char *[]){program, "-d", "-C", "--no-show-raw-insn", run->first,
					run->stop, intel ? "-Mintel" : "-d", "--", run->path, NULL},
		       sizeof(run->argv));
		helpers[i] = (struct helper){.argv = run->argv, .take = add_line, .context = run};
	}
	helpers_run(helpers, count, patience);
	for (size_t i = 0; i < count; i++) {
		struct code_file *file = runs[i].file;

		free(runs[i].path);
		if (file->why || (!helpers[i].error && runs[i].any))
			continue;
		file->why = helper_failure(&helpers[i], file->path);
		if (!file->why)
			file->why = util_format("%s: %s finds no instructions where the profile "
						"has them; is it the one that ran?",
						file->path, program);
	}
	free(helpers);
}

/* Sorts and joins the ranges of a file, and drops those that a limit leaves out. */
static void join_ranges(struct code_file *file, struct limits *limits)
{
	struct code_range *range = file->range;
	size_t joined = 0, kept = 0;

	if (file->range_count)
		qsort(range, file->range_count, sizeof(*range), util_compare_first);
	for (size_t i = 0; i < file->range_count; i++)
		if (!joined || range[joined - 1].end < range[i].first)
			range[joined++] = range[i];
		else if (range[joined - 1].end < range[i].end)
			range[joined - 1].end = range[i].end;
	for (size_t i = 0; i < joined; i++)
		if (limits_take(limits, LIMIT_CODE, range[i].end - range[i].first))
			range[kept++] = range[i];
	file->left_out = kept < joined;
	file->range_count = kept;
}

void disassembly_run(struct disassembly *code, bool intel, int64_t patience)
{
	/* The fixed cost of a run, in bytes of a file. */
	const uint64_t begin = 4 << 20;
	struct limits *limits = code->search->limits;
	struct objdump *runs = NULL;
	size_t count = 0, room = 0, j;

	for (size_t f = 0; f < code->file_count; f++) {
		struct code_file *file = &code->files[f];
		const struct code_range *range = file->range;
		/*
		 * The longest gap to disassemble within one run.  To start on a file
		 * takes objdump as long for each MB of it as 2 KB of code.
		 */
		const uint64_t near = FAR + file->size / 512;

		join_ranges(file, limits);
		for (size_t i = 0; i < file->range_count; i = j) {
			for (j = i + 1;
			     j < file->range_count && range[j].first - range[j - 1].end <= near;)
				j++;
			if (limits_take(limits, LIMIT_OBJECTS, file->size + begin))
				UTIL_PUSH(runs, count, room) =
					(struct objdump){.file = file,
							 .texts = &code->texts,
							 .range = &range[i],
							 .end = &range[j]};
			else
				file->left_out = true;
		}
	}
	run_all(runs, count, intel, patience);
	free(runs);
}

struct disassembly instructions_read(const struct report *report, const row_id *rows, size_t count,
				     struct source_search *search)
{
	const struct limits *limits = search->limits;
	struct disassembly code = {
		.search = search,
		.of_name = util_alloc(report->profile->names.count, sizeof(*code.of_name)),
	};

	for (size_t i = 0; i < count; i++)
		want(report, rows[i], &code);
	disassembly_run(&code, report->settings->assembly == ASSEMBLY_INTEL,
			limits && !limits->lifted ? LIMITS_HELPER * 1000 : 0);
	return code;
}

/* Warns, once for each object, why `missing` of its instructions have no text. */
static void warn_of(struct code_file *file, size_t missing, struct diag *diag)
{
	if (!missing || file->told)
		return;
	file->told = true;
	if (file->why)
		diag_warn(diag, "%s", file->why);
	else if (!file->left_out)
		diag_warn(diag,
			  "%s: %s addresses of the profile are not instruction boundaries in this "
			  "file",
			  file->path, number_grouped((int64_t)missing).text);
}

void disassembly_free(struct disassembly *code)
{
	for (size_t i = 0; i < code->file_count; i++) {
		free(code->files[i].path);
		free(code->files[i].range);
		free(code->files[i].lines);
		free(code->files[i].why);
	}
	free(code->of_name);
	free(code->files);
	names_free(&code->texts);
}

/*
 * Adds texts, and the disassembled instructions between those of the list.
 * Returns the number of instructions without text.
 */
static size_t join_texts(struct instructions *list, const struct disassembly *code,
			 const struct code_file *file)
{
	const struct code_line *lines = file->lines;
	struct instruction *joined = NULL;
	size_t count = 0, room = 0, bare = 0, at = 0;
	uint64_t last = 0;

	for (size_t i = 0; i < list->count; i++) {
		struct instruction *x = &list->list[i];

		if (!i || x->address - last > FAR)
			at = util_count_below(lines, file->line_count, sizeof(*lines), x->address);
		for (; at < file->line_count && lines[at].address < x->address; at++)
			if (lines[at].address > last)
				UTIL_PUSH(joined, count, room) = (struct instruction){
					.address = lines[at].address,
					.file = NONE,
					.frame = NONE,
					.text = names_str(&code->texts, lines[at].text),
				};
		if (at < file->line_count && lines[at].address == x->address)
			x->text = names_str(&code->texts, lines[at].text);
		else
			bare++;
		last = x->address;
		UTIL_PUSH(joined, count, room) = *x;
	}
	free(list->list);
	list->list = joined;
	list->count = count;
	return bare;
}

/* Marks the instructions to show: large ones, and their context. */
static void find_near(const struct report *report, struct instructions *list)
{
	const struct settings *settings = report->settings;
	uint64_t context = settings->context;
	size_t done = 0, i; /* those before `done` are marked or not wanted */

	for (i = 0; i < list->count; i++) {
		const struct instruction *x = &list->list[i];

		if (!x->costly && !x->target)
			continue;
		if (i > context && done < i - context)
			done = i - (size_t)context;
		for (; done < list->count && (done < i || done - i <= context); done++)
			list->list[done].near = true;
	}
}

void instructions_of(const struct report *report, row_id row, struct instructions *list,
		     struct disassembly *code, struct diag *diag)
{
	uint32_t of = code->of_name[report->rows.list[row].object];
	struct code_file *file = of ? &code->files[of - 1] : NULL;
	struct arrows *arrows = &list->arrows;
	size_t n, j;
	struct location *facts = locations_of(&report->index.code, row, &n);

	*list = (struct instructions){
		.list = util_alloc(n, sizeof(*list->list)),
		.jumps = util_alloc(n, sizeof(*list->jumps)),
	};
	locations_sort(facts, n);
	for (size_t i = 0; i < n; i = j) {
		for (j = i; j < n && facts[j].place == facts[i].place &&
			    facts[j].portion == facts[i].portion;)
			j++;
		add_instruction(report, facts + i, j - i, list);
	}
	free(facts);
	if (file)
		warn_of(file, join_texts(list, code, file), diag);
	for (size_t i = 0; i < list->count; i++)
		for (j = list->list[i].first_jump; j < list->list[i].end_jump; j++) {
			struct jump *jump = &list->jumps[j];
			/* The first one there: functions may share code. */
			size_t to = util_count_below(list->list, list->count, sizeof(*list->list),
						     jump->target);

			if (to == list->count || list->list[to].address != jump->target)
				continue;
			jump->counts.function = NONE;
			if (jump->counts.followed)
				arrows_add(arrows, i, to);
		}
	arrows_draw(arrows, list->count);
	for (size_t i = 0; i < arrows->count; i++)
		list->list[arrows->list[i].to].target = true;
	find_near(report, list);
	report_note_overflow(report, &list->costs);
}

void instructions_free(struct instructions *list)
{
	free(list->list);
	free(list->jumps);
	arrows_free(&list->arrows);
	row_calls_free(&list->calls);
	cost_free(&list->costs);
}
