/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/html/html_code.h"

#include "source/instructions.h"

#include <inttypes.h>
#include <stdlib.h>

struct html_code html_code_begin(const struct writing *w, const struct cut *cut)
{
	const struct report *report = w->report;
	struct html_code code = {.cut = cut};
	const struct text text = text_begin(w);
	size_t left = HTML_CODE_MOST, i;
	row_id *rows;

	if (!report->settings->assembly)
		return code;
	code.has = util_alloc(cut->kept_count, sizeof(*code.has));
	rows = util_alloc(cut->kept_count, sizeof(*rows));
	for (i = 0; i < cut->kept_count; i++) {
		size_t facts = spots_with(&report->index.code, cut->kept[i]);

		code.has[i] = facts <= left;
		if (!code.has[i])
			continue;
		left -= facts;
		rows[code.count++] = cut->kept[i];
	}
	code.texts = text_asm_begin(&text, rows, code.count);
	free(rows);
	return code;
}

static void put_hex(struct json *to, const char *key, uint64_t address)
{
	json_print(to, key, "\"%" PRIx64 "\"", address);
}

static void put_jumps(const struct json_figures *j,
		      const struct instructions *list,
		      const struct instruction *x)
{
	size_t i;

	if (x->first_jump == x->end_jump)
		return;
	json_open(j->to, "jumps", '[');
	for (i = x->first_jump; i < x->end_jump; i++) {
		const struct jump *jump = &list->jumps[i];
		const struct jump_counts *counts = &jump->counts;

		json_open(j->to, NULL, '{');
		put_hex(j->to, "to", jump->target);
		json_number(j->to, "followed", true, counts->followed);
		if (counts->conditional)
			json_number(j->to, "executed", true, counts->executed);
		if (counts->function != NONE)
			json_figures_function(j, counts->function);
		json_close(j->to, "}");
	}
	json_close(j->to, "]");
}

static void put_instruction(const struct json_figures *j,
			    const struct instructions *list,
			    const struct instruction *x,
			    const uint32_t *file_of)
{
	json_line(j->to, 4);
	json_open(j->to, NULL, '{');
	put_hex(j->to, "address", x->address);
	if (x->text.length)
		json_string(j->to, "text", x->text);
	if (x->file != NONE) {
		if (file_of[x->file] != NONE)
			json_count(j->to, "file", file_of[x->file]);
		json_number(j->to, "line", true, x->line);
		json_figures_self(j, &list->costs, x->cost);
	}
	if (x->first_call < x->end_call) {
		json_figures_calls(j, &list->calls, x->first_call, x->end_call);
		json_close(j->to, "]");
	}
	put_jumps(j, list, x);
	json_close(j->to, "}");
}

static void put_list(const struct json_figures *j,
		     const struct instructions *list, const uint32_t *file_of)
{
	const struct arrows *arrows = &list->arrows;
	size_t *place = util_alloc(list->count, sizeof(*place));
	size_t gap = 0, n = 0, i;

	json_open_line(j->to, 3, "code", '[');
	for (i = 0; i < list->count; i++) {
		const struct instruction *x = &list->list[i];

		place[i] = n;
		if (!x->near && !x->costly && !x->target) {
			gap++;
			continue;
		}
		if (gap)
			json_number(j->to, NULL, true, gap);
		gap = 0;
		put_instruction(j, list, x, file_of);
		n++;
	}
	if (gap)
		json_number(j->to, NULL, true, gap);
	json_close(j->to, "]");
	json_open(j->to, "arrows", '[');
	for (i = 0; i < arrows->count; i++)
		json_print(j->to, NULL, "[%zu,%zu,%u]",
			   place[arrows->list[i].from],
			   place[arrows->list[i].to], arrows->list[i].column);
	json_close(j->to, "]");
	if (arrows->undrawn)
		json_number(j->to, "undrawn", true, arrows->undrawn);
	free(place);
}

bool html_code_put(struct html_code *code, const struct json_figures *figures,
		   uint32_t id, const uint32_t *file_of, struct error *error)
{
	struct instructions list;
	bool good;

	if (!code->has)
		return true;
	if (!code->has[id]) {
		json_null(figures->to, "code");
		return true;
	}
	good = instructions_of(figures->report, code->cut->kept[id], &list,
			       &code->texts, figures->w->diag, error);
	if (good)
		put_list(figures, &list, file_of);
	instructions_free(&list);
	return good;
}

void html_code_end(struct html_code *code)
{
	if (code->has)
		disassembly_free(&code->texts);
	free(code->has);
}
