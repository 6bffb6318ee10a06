/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints the instructions of functions, with arrows for their jumps. */
#include "write/text/text_asm.h"

#include "source/instructions.h"
#include "source/line_texts.h"
#include "write/text/text_apart.h"

#include <inttypes.h>
#include <stdlib.h>

/* The listing of a row, while it is printed. */
struct listing {
	const struct text *t;
	struct text told; /* t, to print calls with distinct labels */
	struct widths widths;
	struct instructions instructions;
	struct line_texts texts; /* by instruction */
	int address_width;
	int number_width; /* of line numbers with their blanks; 0: none */
	/* Of the arrows: by column, the last one begun; and the next to begin. */
	const struct arrow *beside[ARROW_COLUMNS + 1];
	size_t next_arrow;
	int arrows_width; /* columns of the terminal that arrows take */
};

/* The arrows beside an instruction. */
struct arrows_text {
	char text[ARROW_COLUMNS + sizeof(" => ")];
};

/*
 * Draws the arrows beside the i-th instruction, from the top down; if passing, those that go on
 * below it.  , and ` are the ends of an arrow, > is at its target, + is a crossing with another
 * arrow, and o is a jump to its own instruction.
 */
static struct arrows_text draw_arrows(struct listing *l, size_t place, bool passing)
{
	const struct arrows *arrows = &l->instructions.arrows;
	unsigned columns = arrows->columns, most = 0, c;
	char line[ARROW_COLUMNS + 1];
	struct arrows_text drawn = {0};

	memset(line, ' ', sizeof(line));
	for (; l->next_arrow < arrows->count; l->next_arrow++) {
		const struct arrow *arrow = &arrows->list[l->next_arrow];

		if (arrow_top(arrow) > place)
			break;
		l->beside[arrow->column] = arrow;
	}
	/* Column 0 has the heads of arrows; it is next to the text of lines. */
	for (c = 1; c <= columns; c++) {
		const struct arrow *arrow = l->beside[c];
		uint64_t top = arrow ? arrow_top(arrow) : 0;
		uint64_t bottom = arrow ? arrow_bottom(arrow) : 0;

		if (!arrow || bottom < place || (passing && bottom == place))
			continue;
		line[c] = '|';
		if (passing || (top != place && bottom != place))
			continue;
		if (top == bottom)
			line[c] = 'o';
		else
			line[c] = top == place ? ',' : '`';
		most = c;
		if (arrow->to == place)
			line[0] = '>';
		else if (line[0] == ' ')
			line[0] = '-';
	}
	for (c = 1; c < most; c++)
		if (line[c] == ' ')
			line[c] = '-';
		else if (line[c] == '|')
			line[c] = '+';
	for (c = 0; columns && c <= columns; c++)
		drawn.text[c] = line[columns - c];
	return drawn;
}

/* Prints the source line of the instructions from the i-th on. */
static void put_source_line(struct listing *l, size_t i)
{
	const struct text *t = l->t;
	const struct instruction *x = &l->instructions.list[i];
	size_t k;

	for (k = 0; k < l->widths.count; k++)
		fprintf(t->out, "%*s", (int)l->widths.cells[k].width + 1, "");
	if (i)
		fputs(draw_arrows(l, i - 1, true).text, t->out);
	else
		fprintf(t->out, "%*s", l->arrows_width, "");
	text_dim(t, true);
	fprintf(t->out, "%*s ", l->number_width + l->address_width, "");
	if (t->compact)
		str_print(t->out, str_base(report_shown_name(t->report, x->file)));
	else
		text_put_name(t, x->file);
	if (x->line)
		fprintf(t->out, ":%" PRIu64, x->line);
	text_dim(t, false);
	text_put_source(t, 2, l->texts.text[i], 0);
	fputc('\n', t->out);
}

static void put_instruction(struct listing *l, size_t i)
{
	const struct text *t = l->t;
	const struct instructions *list = &l->instructions;
	const struct instruction *x = &list->list[i];
	size_t k;

	if (!x->costly)
		text_dim(t, true);
	text_costs(t, &l->widths, instructions_item(t->report, list, x));
	fputs(draw_arrows(l, i, false).text, t->out);
	if (l->number_width && x->line)
		fprintf(t->out, "%*" PRIu64 "  ", l->number_width - 2, x->line);
	else
		fprintf(t->out, "%*s", l->number_width, "");
	fprintf(t->out, "%*" PRIx64, l->address_width, x->address);
	if (x->text.length) {
		fputs("  ", t->out);
		str_print(t->out, x->text);
	}
	for (k = x->first_jump; k < x->end_jump; k++) {
		const struct jump_counts *counts = &list->jumps[k].counts;

		fprintf(t->out, "  -> %" PRIx64, list->jumps[k].target);
		if (counts->function != NONE) {
			fputc(' ', t->out);
			str_print(t->out,
				  limits_name(t->report->limits,
					      report_function_name(t->report, counts->function)));
		}
		fprintf(t->out, " %" PRIu64, counts->followed);
		if (counts->conditional)
			fprintf(t->out, "/%" PRIu64, counts->executed);
		if (counts->conditional && counts->executed && counts->executed <= INT64_MAX &&
		    counts->followed <= INT64_MAX)
			fprintf(t->out, " (%s)",
				numbers_share((int64_t)counts->followed, (int64_t)counts->executed,
					      false, false)
					.text);
	}
	if (!x->costly)
		text_dim(t, false);
	fputc('\n', t->out);
	for (k = x->first_call; k < x->end_call; k++) {
		struct arrows_text sign = draw_arrows(l, i, true);

		sprintf(sign.text + strlen(sign.text), "%s", l->arrows_width ? "=> " : " => ");
		text_call(&l->told, &l->widths, &list->calls, &list->calls.list[k], sign.text,
			  false);
	}
}

static void put_list(struct listing *l)
{
	const struct instructions *list = &l->instructions;
	const struct instruction *last = NULL;
	size_t i, folded = 0;

	for (i = 0; i < list->count && !ferror(l->t->out); i++) {
		const struct instruction *x = &list->list[i];

		if (!x->near) {
			folded++;
			continue;
		}
		if (folded)
			text_put_gap(l->t, "", folded,
				     folded == 1 ? " instruction" : " instructions");
		folded = 0;
		if (x->costly && (!last || last->file != x->file || last->line != x->line)) {
			put_source_line(l, i);
			last = x;
		}
		put_instruction(l, i);
	}
	if (folded)
		text_put_gap(l->t, "", folded, folded == 1 ? " instruction" : " instructions");
	if (list->arrows.undrawn)
		fprintf(l->t->out,
			"-- jumps not drawn, the least frequent of more than %d at a place: %zu\n",
			ARROW_COLUMNS, list->arrows.undrawn);
	fputc('\n', l->t->out);
}

static void prepare_listing(struct listing *l, row_id row, bool *told)
{
	const struct text *t = l->t;
	const struct instructions *list = &l->instructions;
	struct wanted_text *lines = util_alloc(list->count, sizeof(*lines));
	uint64_t last = 0;
	size_t i;

	l->arrows_width = list->arrows.columns ? (int)list->arrows.columns + 1 : 0;
	l->widths = text_widths_of_code(t);
	for (i = 0; i < list->count; i++) {
		text_widen(t, &l->widths, instructions_item(t->report, list, &list->list[i]));
		lines[i] = (struct wanted_text){list->list[i].file, list->list[i].line, i};
		if (list->list[i].near && list->list[i].line > last)
			last = list->list[i].line;
	}
	if (t->report->settings->line_numbers)
		l->number_width = snprintf(NULL, 0, "%" PRIu64 "   ", last);
	text_widen_calls(t, &l->widths, &list->calls);
	l->texts = line_texts_of(t->report, lines, list->count, t->w->search, told, t->w->diag);
	l->address_width = snprintf(NULL, 0, "%" PRIx64, list->list[list->count - 1].address);
	text_widths_cut(t, &l->widths,
			(size_t)(l->arrows_width + l->number_width + l->address_width) +
				TEXT_NAMES);
	if (t->compact) {
		text_label(t, row, text_title(t, &l->widths), "", true);
	} else {
		text_put_ruled(t, "-- Instructions: ", row);
		text_headings(t, &l->widths, "");
		fputc('\n', t->out);
	}
	free(lines);
}

bool text_asm_row(const struct text *t, struct disassembly *code, row_id row, struct error *error)
{
	struct listing l = {.t = t};
	bool good = instructions_of(t->report, row, &l.instructions, code, t->w->diag, error);
	const struct settings *settings = t->report->settings;

	/* With --line-min, only if an instruction is large. */
	if (good && l.instructions.count &&
	    (!settings->line_min || settings->fn.count || l.instructions.any_large)) {
		size_t sign; /* columns of "=> " and the arrows before it */

		prepare_listing(&l, row, code->told_source);
		sign = l.arrows_width ? (size_t)l.arrows_width + 3 : 4;
		l.told = text_apart_calls(t, &l.instructions.calls,
					  text_widths_sum(&l.widths) + sign, TEXT_CALLS - sign);
		put_list(&l);
		text_put_newer(t, &l.texts.newer);
		text_apart_end(t, &l.told);
		text_widths_free(&l.widths);
		line_texts_free(&l.texts);
	}
	instructions_free(&l.instructions);
	return good;
}

bool text_asm(const struct text *t, struct error *error)
{
	const struct report *report = t->report;
	struct disassembly code =
		instructions_read(report, report->order.listed, report->order.count, t->w->search);
	bool good = true;
	size_t i;

	for (i = 0; good && i < report->order.count && !ferror(t->out); i++)
		good = text_asm_row(t, &code, report->order.listed[i], error);
	disassembly_free(&code);
	return good;
}
