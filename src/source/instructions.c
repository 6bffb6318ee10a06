/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/instructions.h"

#include "source/source.h"

#include <stdlib.h>

bool instructions_index(struct report *report, struct error *error)
{
	const struct code *code = report->profile->code;
	uint32_t *key;
	size_t n, i;

	if (!code || !code->any)
		return error_set(error, "--asm: the profile has no addresses; "
					"valgrind --tool=callgrind "
					"--dump-instr=yes records them");
	n = code->instructions.count;
	key = util_alloc(n, sizeof(*key));
	for (i = 0; i < n; i++)
		key[i] = report->portion_row[code->instructions.pairs[i].a];
	groups_make(&report->code_of, key, n, report->row_count);
	free(key);
	key = util_alloc(code->calls.count, sizeof(*key));
	for (i = 0; i < code->calls.count; i++)
		key[i] = code->calls.pairs[i].a;
	groups_make(&report->code_calls, key, code->calls.count, n);
	free(key);
	key = util_alloc(code->jumps.count, sizeof(*key));
	for (i = 0; i < code->jumps.count; i++)
		key[i] = code->jumps.pairs[i].a;
	groups_make(&report->code_jumps, key, code->jumps.count, n);
	free(key);
	return true;
}

/* --- the facts --------------------------------------------------------- */

struct placed {
	uint64_t address;
	instruction_id id;
};

static int compare_placed(const void *a, const void *b)
{
	const struct placed *x = a, *y = b;

	if (x->address != y->address)
		return x->address < y->address ? -1 : 1;
	return (x->id > y->id) - (x->id < y->id);
}

static bool add_calls(const struct report *report, instruction_id id,
		      struct instructions *list, struct error *error)
{
	const struct code *code = report->profile->code;
	const uint32_t *first = report->code_calls.first + id;
	size_t n = first[1] - first[0], i;
	struct one_call *one = util_alloc(n, sizeof(*one));
	bool fits = true;

	for (i = 0; i < n; i++) {
		uint32_t call = report->code_calls.id[first[0] + i];
		function_id callee = code->calls.pairs[call].b;

		one[i] = (struct one_call){
			.row = report->function_row[callee],
			.from = NONE,
			.limit = report->node_of_function[callee],
			.cost = code->call[call].cost,
			.count = code->call[call].count,
		};
	}
	qsort(one, n, sizeof(*one), row_calls_compare_one);
	if (n)
		fits = row_calls_add(report, one, n, &list->calls, error);
	free(one);
	return fits;
}

static void add_jumps(const struct report *report, instruction_id id,
		      size_t from, struct instructions *list)
{
	const struct code *code = report->profile->code;
	const uint32_t *first = report->code_jumps.first + id;
	uint32_t i;

	for (i = first[0]; i < first[1]; i++) {
		uint32_t jump = report->code_jumps.id[i];
		const struct code_jump *j = &code->jump[jump];

		list->jumps[list->jump_count++] = (struct jump){
			.from = from,
			.to = SIZE_MAX,
			.target = code_address(code, code->jumps.pairs[jump].b),
			.function = j->function,
			.executed = j->executed,
			.followed = j->followed,
			.conditional = j->conditional,
		};
	}
}

/* The instructions of a row that the profile has. */
static bool add_facts(const struct report *report, row_id row,
		      struct instructions *list, struct error *error)
{
	const struct profile *profile = report->profile;
	const struct code *code = profile->code;
	const uint32_t *first = report->code_of.first + row;
	size_t n = first[1] - first[0], jumps = 0, i;
	struct placed *placed = util_alloc(n, sizeof(*placed));
	bool fits = true;

	for (i = 0; i < n; i++) {
		instruction_id id = report->code_of.id[first[0] + i];
		struct pair pair = code->instructions.pairs[id];

		placed[i] = (struct placed){code_address(code, pair.b), id};
	}
	qsort(placed, n, sizeof(*placed), compare_placed);
	list->list = util_alloc(n, sizeof(*list->list));
	for (i = 0; i < n; i++)
		jumps += report->code_jumps.first[placed[i].id + 1] -
			 report->code_jumps.first[placed[i].id];
	list->jumps = util_alloc(jumps, sizeof(*list->jumps));
	for (i = 0; fits && i < n; i++) {
		instruction_id id = placed[i].id;
		portion_id portion = code->instructions.pairs[id].a;
		struct instruction *x = &list->list[list->count++];

		*x = (struct instruction){
			.address = placed[i].address,
			.costly = true,
			.file = profile->portions.pairs[portion].b,
			.line = code->instruction[id].line,
			.text = STR(""),
			.first_call = list->calls.count,
			.first_jump = list->jump_count,
		};
		cost_add(&list->costs, &x->cost, &report->costs,
			 code->instruction[id].cost);
		fits = add_calls(report, id, list, error);
		add_jumps(report, id, i, list);
		x->end_call = list->calls.count;
		x->end_jump = list->jump_count;
	}
	free(placed);
	return fits;
}

/* --- the text ---------------------------------------------------------- */

/* Gaps of more bytes are not disassembled; no instruction is longer. */
enum { FAR = 4096, LONGEST_INSTRUCTION = 16 };

/* Finds the object's file; NULL: it is not to be shown, as *error says. */
static char *find_object(const struct report *report, struct str object,
			 struct source_search *search, struct error *error)
{
	char *path = NULL;
	struct source file;
	struct scratch scratch;

	switch (source_find(&file, object, false, search, error)) {
	case SOURCE_FOUND:
		if (source_is_newer(&file, report->profile->now))
			error_set(error,
				  "%s: changed after the profile was taken; "
				  "its instructions are not shown",
				  file.path);
		else
			path = str_copy(str_of(file.path));
		source_close(&file);
		break;
	case SOURCE_UNREADABLE:
		break;
	default:
		error_set(error,
			  "%s: no such object, here or under a directory of "
			  "--include; its instructions are not shown",
			  diag_quote(&scratch, object));
	}
	return path;
}

/* Disassembles what lies between the instructions of the list. */
static bool disassemble(const struct report *report, const char *path,
			struct instructions *list, struct error *error)
{
	bool intel = report->settings->assembly == ASSEMBLY_INTEL;
	size_t i, j;

	for (i = 0; i < list->count; i = j) {
		uint64_t first = list->list[i].address, last = first;

		for (j = i + 1;
		     j < list->count && list->list[j].address - last <= FAR;
		     j++)
			last = list->list[j].address;
		if (last > UINT64_MAX - LONGEST_INSTRUCTION)
			break;
		if (!disassembly_add(&list->code, path, first,
				     last + LONGEST_INSTRUCTION, intel, error))
			return false;
	}
	return true;
}

/*
 * Puts what was disassembled between the instructions, with their texts; how
 * many have none.
 */
static size_t join_texts(struct instructions *list)
{
	const struct disassembly *code = &list->code;
	struct instruction *joined =
		util_alloc(list->count + code->count, sizeof(*joined));
	size_t *place = util_alloc(list->count, sizeof(*place));
	size_t n = 0, i, k = 0, bare = 0;

	for (i = 0; i < list->count; i++) {
		uint64_t address = list->list[i].address;

		while (k < code->count && code->lines[k].address < address) {
			if (n &&
			    joined[n - 1].address == code->lines[k].address) {
				k++;
				continue;
			}
			joined[n++] = (struct instruction){
				.address = code->lines[k].address,
				.file = NONE,
				.text = code->lines[k].text,
			};
			k++;
		}
		joined[n] = list->list[i];
		if (k < code->count && code->lines[k].address == address)
			joined[n].text = code->lines[k].text;
		else
			bare++;
		place[i] = n++;
	}
	for (i = 0; i < list->jump_count; i++)
		list->jumps[i].from = place[list->jumps[i].from];
	free(place);
	free(list->list);
	list->list = joined;
	list->count = n;
	return bare;
}

/* --- the jumps --------------------------------------------------------- */

static size_t find_address(const struct instructions *list, uint64_t address)
{
	size_t low = 0, high = list->count;

	while (low < high) {
		size_t middle = low + (high - low) / 2;

		if (list->list[middle].address < address)
			low = middle + 1;
		else
			high = middle;
	}
	return low < list->count && list->list[low].address == address
		       ? low
		       : SIZE_MAX;
}

static size_t top_of(const struct jump *jump)
{
	return jump->from < jump->to ? jump->from : jump->to;
}

static size_t bottom_of(const struct jump *jump)
{
	return jump->from < jump->to ? jump->to : jump->from;
}

static int compare_frequency(const void *a, const void *b)
{
	const struct jump *x = *(struct jump *const *)a;
	const struct jump *y = *(struct jump *const *)b;

	if (x->followed != y->followed)
		return x->followed > y->followed ? -1 : 1;
	return (x > y) - (x < y);
}

/* From the top down; of those that begin together, the shortest first. */
static int compare_top(const void *a, const void *b)
{
	const struct jump *x = *(struct jump *const *)a;
	const struct jump *y = *(struct jump *const *)b;

	if (top_of(x) != top_of(y))
		return top_of(x) < top_of(y) ? -1 : 1;
	if (bottom_of(x) != bottom_of(y))
		return bottom_of(x) < bottom_of(y) ? -1 : 1;
	return (x > y) - (x < y);
}

/* Whether there are fewer than JUMP_COLUMNS jumps all along this one. */
static bool has_room(const unsigned *depth, const struct jump *jump)
{
	size_t i;

	for (i = top_of(jump); i <= bottom_of(jump); i++)
		if (depth[i] == JUMP_COLUMNS)
			return false;
	return true;
}

/*
 * Gives jumps their columns.  The most frequent ones are chosen first; so many
 * that no more than JUMP_COLUMNS overlap anywhere, and then taking them from
 * the top down finds a free column for each.
 */
static void draw_jumps(struct instructions *list)
{
	struct jump **drawn =
		util_alloc(list->jump_count, sizeof(struct jump *));
	unsigned *depth = util_alloc(list->count, sizeof(*depth));
	size_t busy[JUMP_COLUMNS]; /* the last instruction that a jump takes */
	size_t n = 0, chosen = 0, i, k;
	unsigned column;

	for (i = 0; i < list->jump_count; i++) {
		struct jump *jump = &list->jumps[i];

		jump->to = find_address(list, jump->target);
		if (jump->to != SIZE_MAX && jump->followed)
			drawn[n++] = jump;
	}
	qsort(drawn, n, sizeof(struct jump *), compare_frequency);
	for (i = 0; i < n; i++) {
		if (!has_room(depth, drawn[i])) {
			list->undrawn++;
			continue;
		}
		for (k = top_of(drawn[i]); k <= bottom_of(drawn[i]); k++)
			depth[k]++;
		drawn[chosen++] = drawn[i];
	}
	qsort(drawn, chosen, sizeof(struct jump *), compare_top);
	memset(busy, 0xff, sizeof(busy));
	for (i = 0; i < chosen; i++) {
		for (column = 0; column + 1 < JUMP_COLUMNS; column++)
			if (busy[column] == SIZE_MAX ||
			    busy[column] < top_of(drawn[i]))
				break;
		busy[column] = bottom_of(drawn[i]);
		drawn[i]->column = column + 1;
		list->list[drawn[i]->to].target = true;
		if (list->columns < column + 1)
			list->columns = column + 1;
	}
	list->drawn = drawn;
	list->drawn_count = chosen;
	free(depth);
}

/* Marks the instructions to show: those with costs, targets, and around. */
static void find_near(const struct report *report, struct instructions *list)
{
	uint64_t context = report->settings->context, away = UINT64_MAX;
	size_t i;

	for (i = 0; i < list->count; i++) {
		struct instruction *x = &list->list[i];

		away = x->costly || x->target ? 0
		       : away == UINT64_MAX   ? away
					      : away + 1;
		x->near |= away <= context && away != UINT64_MAX;
	}
	away = UINT64_MAX;
	for (i = list->count; i-- > 0;) {
		struct instruction *x = &list->list[i];

		away = x->costly || x->target ? 0
		       : away == UINT64_MAX   ? away
					      : away + 1;
		x->near |= away <= context && away != UINT64_MAX;
	}
}

bool instructions_of(const struct report *report, row_id row,
		     struct instructions *list, bool *told,
		     struct source_search *search, struct diag *diag,
		     struct error *error)
{
	name_id name = report->rows[row].object;
	struct str object = report_name(report, name);
	struct error why;
	char *path;

	*list = (struct instructions){0};
	if (!add_facts(report, row, list, error))
		return false;
	/* Of code that no object has, nobody can show the text. */
	if (list->count && object.length && !str_equal(object, STR("???"))) {
		bool good;
		size_t bare;

		path = find_object(report, object, search, &why);
		good = path && disassemble(report, path, list, &why);
		bare = join_texts(list);
		if (good && bare)
			error_set(&why,
				  "%s: %zu addresses of the profile are no "
				  "instructions in it",
				  path, bare);
		if (bare && !told[name])
			diag_warn(diag, "%s", why.text);
		told[name] |= bare != 0;
		free(path);
	}
	draw_jumps(list);
	find_near(report, list);
	return aggregates_fit(report->profile, &list->costs, error);
}

void instructions_free(struct instructions *list)
{
	free(list->list);
	free(list->jumps);
	free(list->drawn);
	row_calls_free(&list->calls);
	cost_free(&list->costs);
	disassembly_free(&list->code);
	*list = (struct instructions){0};
}
