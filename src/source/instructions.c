/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/instructions.h"

#include <stdlib.h>

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

/* --- the facts --------------------------------------------------------- */

static int compare_facts(const void *a, const void *b)
{
	const struct location *x = a, *y = b;

	if (x->place != y->place)
		return x->place < y->place ? -1 : 1;
	if (x->portion != y->portion)
		return x->portion < y->portion ? -1 : 1;
	if (x->kind != y->kind)
		return x->kind < y->kind ? -1 : 1;
	return (x->id > y->id) - (x->id < y->id);
}

/* Returns the facts of a row's instructions, sorted; the caller frees them. */
static struct location *facts_of(const struct report *report, row_id row, size_t *n)
{
	struct location *facts = locations_of(&report->index.code, row, n);

	if (*n)
		qsort(facts, *n, sizeof(*facts), compare_facts);
	return facts;
}

/* Adds an instruction with n facts to the list. */
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
		.frame = code->innermost ? code->innermost[locations_instruction(
						   &report->index.code, facts->kind, facts->id)]
					 : NONE,
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

static void want(const struct report *report, row_id row, struct disassembly *code)
{
	size_t n;
	struct location *facts = facts_of(report, row, &n);
	uint64_t *addresses = util_alloc(n, sizeof(*addresses));
	size_t count = 0;

	for (size_t i = 0; i < n; i++)
		if (facts[i].kind == LOCATION_COST)
			addresses[count++] = facts[i].place;
	disassembly_want(code, report->rows.list[row].object, addresses, count);
	free(addresses);
	free(facts);
}

struct disassembly instructions_read(const struct report *report, const row_id *rows, size_t count,
				     struct source_search *search)
{
	struct disassembly code;

	disassembly_begin(&code, report, search);
	for (size_t i = 0; i < count; i++)
		want(report, rows[i], &code);
	disassembly_read(&code);
	return code;
}

/*
 * Adds texts, and the disassembled instructions between those of the list.
 * Returns the number of instructions without text.
 */
static size_t join_texts(struct instructions *list, const struct disassembly *code, name_id object)
{
	const struct objdump_line *line = NULL, *end = NULL;
	struct instruction *joined = NULL;
	size_t count = 0, room = 0, bare = 0;
	uint64_t last = 0;

	for (size_t i = 0; i < list->count; i++) {
		struct instruction *x = &list->list[i];

		if (!i || x->address - last > DISASSEMBLY_FAR)
			line = disassembly_from(code, object, x->address, &end);
		for (; line < end && line->address < x->address; line++)
			if (line->address > last)
				UTIL_PUSH(joined, count, room) = (struct instruction){
					.address = line->address,
					.file = NONE,
					.frame = NONE,
					.text = names_str(&code->texts, line->text),
				};
		if (line < end && line->address == x->address)
			x->text = names_str(&code->texts, line->text);
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
	name_id object = report->rows.list[row].object;
	struct arrows *arrows = &list->arrows;
	size_t n, j;
	struct location *facts = facts_of(report, row, &n);

	*list = (struct instructions){
		.list = util_alloc(n, sizeof(*list->list)),
		.jumps = util_alloc(n, sizeof(*list->jumps)),
	};
	for (size_t i = 0; i < n; i = j) {
		for (j = i; j < n && facts[j].place == facts[i].place &&
			    facts[j].portion == facts[i].portion;)
			j++;
		add_instruction(report, facts + i, j - i, list);
	}
	free(facts);
	disassembly_warn(code, object, join_texts(list, code, object), diag);
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
	*list = (struct instructions){0};
}
