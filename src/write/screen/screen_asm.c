/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints the instructions of functions, with arrows for their jumps. */
#include "write/screen/screen_asm.h"

#include "source/instructions.h"
#include "source/line_texts.h"
#include "write/screen/screen_grid.h"
#include "write/screen/screen_label.h"

#include <inttypes.h>
#include <stdlib.h>

enum { NAMES = 24 /* columns that instructions need at least */ };

/* The listing of a row, while it is printed. */
struct listing {
	const struct screen *s;
	row_id row;
	struct grid grid;
	struct labels calls;
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
	const struct screen *s = l->s;
	const struct instruction *x = &l->instructions.list[i];
	size_t used = screen_grid_columns(&l->grid) +
		      (size_t)(l->arrows_width + l->number_width + l->address_width) + 1;
	struct draft line;

	targets_add(s->targets, target_of(TARGET_LINE, NONE, x->file, x->line));
	fprintf(s->out, "%*s", (int)screen_grid_columns(&l->grid), "");
	if (i)
		fputs(draw_arrows(l, i - 1, true).text, s->out);
	else
		fprintf(s->out, "%*s", l->arrows_width, "");
	screen_dim(s, true);
	fprintf(s->out, "%*s ", l->number_width + l->address_width, "");
	draft_open(&line);
	str_print(line.file, str_base(report_shown_name(s->report, x->file)));
	if (x->line)
		fprintf(line.file, ":%" PRIu64, x->line);
	draft_close(&line);
	used += screen_put_rest(s, (struct str){line.text, line.length}, used);
	free(line.text);
	screen_dim(s, false);
	if (l->texts.text[i].length && (!s->width || used + 2 < s->width)) {
		fputs("  ", s->out);
		screen_put_source(s, l->texts.text[i], used + 2);
	}
	screen_end_line(s);
}

/* Writes where the jumps of an instruction lead, and how often they were followed. */
static void put_jumps(const struct listing *l, const struct instruction *x, FILE *out)
{
	const struct instructions *list = &l->instructions;
	size_t k;

	for (k = x->first_jump; k < x->end_jump; k++) {
		const struct jump_counts *counts = &list->jumps[k].counts;

		fprintf(out, "  -> %" PRIx64, list->jumps[k].target);
		if (counts->function != NONE) {
			fputc(' ', out);
			str_print(out, limits_name(l->s->report->limits,
						   report_function_name(l->s->report,
									counts->function)));
		}
		fprintf(out, " %" PRIu64, counts->followed);
		if (counts->conditional)
			fprintf(out, "/%" PRIu64, counts->executed);
		if (counts->conditional && counts->executed && counts->executed <= INT64_MAX &&
		    counts->followed <= INT64_MAX)
			fprintf(out, " (%s)",
				numbers_share((int64_t)counts->followed, (int64_t)counts->executed,
					      false, false)
					.text);
	}
}

/* Prints the calls of an instruction below it. */
static void put_calls(struct listing *l, size_t i)
{
	const struct screen *s = l->s;
	const struct instructions *list = &l->instructions;
	const struct instruction *x = &list->list[i];
	size_t k;

	for (k = x->first_call; k < x->end_call; k++) {
		struct arrows_text sign = draw_arrows(l, i, true);
		row_id row = list->calls.list[k].row;
		size_t used;

		targets_add(s->targets, target_of(TARGET_CALL, row, x->file, x->line));
		sprintf(sign.text + strlen(sign.text), "=> ");
		used = screen_grid_put(
			s, &l->grid, row_calls_item(s->report, &list->calls, &list->calls.list[k]));
		fputs(sign.text, s->out);
		screen_label_put(s, &l->calls.list[k], 0, used + strlen(sign.text));
	}
}

static void put_instruction(struct listing *l, size_t i)
{
	const struct screen *s = l->s;
	const struct instructions *list = &l->instructions;
	const struct instruction *x = &list->list[i];

	targets_add(s->targets,
		    (struct target){.kind = TARGET_INSTRUCTION,
				    .row = l->row,
				    .file = x->file,
				    .at = x->line,
				    .cost = targets_cost(s->report,
							 instructions_item(s->report, list, x))});
	screen_dim(s, !x->costly);
	screen_grid_put(s, &l->grid, instructions_item(s->report, list, x));
	fputs(draw_arrows(l, i, false).text, s->out);
	if (l->number_width && x->line)
		fprintf(s->out, "%*" PRIu64 "  ", l->number_width - 2, x->line);
	else
		fprintf(s->out, "%*s", l->number_width, "");
	fprintf(s->out, "%*" PRIx64, l->address_width, x->address);
	if (x->text.length) {
		fputs("  ", s->out);
		str_print(s->out, x->text);
	}
	put_jumps(l, x, s->out);
	screen_dim(s, false);
	screen_end_line(s);
	put_calls(l, i);
}

static void put_folded(const struct screen *s, size_t folded)
{
	if (folded)
		screen_put_gap(s, "", folded,
			       folded == 1 ? " instruction not shown" : " instructions not shown");
}

static void put_list(struct listing *l)
{
	const struct screen *s = l->s;
	const struct instructions *list = &l->instructions;
	const struct instruction *last = NULL;
	size_t i, folded = 0;

	for (i = 0; i < list->count && !ferror(s->out); i++) {
		const struct instruction *x = &list->list[i];

		if (!x->near) {
			folded++;
			continue;
		}
		put_folded(s, folded);
		folded = 0;
		if (x->costly && (!last || last->file != x->file || last->line != x->line)) {
			put_source_line(l, i);
			last = x;
		}
		put_instruction(l, i);
	}
	put_folded(s, folded);
	if (list->arrows.undrawn) {
		char text[128];

		sprintf(text,
			"-- jumps not drawn, the least frequent of more than %d at a place: %zu",
			ARROW_COLUMNS, list->arrows.undrawn);
		screen_put_rest(s, str_of(text), 0);
		screen_end_line(s);
	}
}

static void put_title(const struct listing *l)
{
	const struct screen *s = l->s;
	struct label label = screen_label_of(s, l->row);
	size_t used;

	targets_add(s->targets, target_of(TARGET_ROW, l->row, NONE, 0));
	screen_dim(s, true);
	used = screen_grid_put_titles(s, &l->grid);
	screen_dim(s, false);
	screen_label_put(s, &label, 0, used);
}

static void prepare_listing(struct listing *l, bool *told)
{
	const struct screen *s = l->s;
	const struct instructions *list = &l->instructions;
	struct wanted_text *lines = util_alloc(list->count, sizeof(*lines));
	uint64_t last = 0;
	size_t i;

	l->arrows_width = list->arrows.columns ? (int)list->arrows.columns + 1 : 0;
	l->grid = screen_grid_begin(s, true);
	for (i = 0; i < list->count; i++) {
		screen_grid_widen(s, &l->grid, instructions_item(s->report, list, &list->list[i]));
		lines[i] = (struct wanted_text){list->list[i].file, list->list[i].line, i};
		if (list->list[i].near && list->list[i].line > last)
			last = list->list[i].line;
	}
	if (s->report->settings->line_numbers)
		l->number_width = snprintf(NULL, 0, "%" PRIu64 "   ", last);
	screen_grid_widen_calls(s, &l->grid, &list->calls);
	l->texts = line_texts_of(s->report, lines, list->count, s->w->search, told, s->w->diag);
	l->address_width = snprintf(NULL, 0, "%" PRIx64, list->list[list->count - 1].address);
	screen_grid_fit(s, &l->grid,
			(size_t)(l->arrows_width + l->number_width + l->address_width) + NAMES);
	l->calls = screen_labels_of_calls(
		s, &list->calls, screen_grid_columns(&l->grid) + (size_t)l->arrows_width + 3);
	free(lines);
}

bool screen_asm_of_row(const struct screen *s, struct disassembly *code, row_id row,
		       struct error *error)
{
	struct listing l = {.s = s, .row = row};
	bool good = instructions_of(s->report, row, &l.instructions, code, s->w->diag, error);
	const struct settings *settings = s->report->settings;

	/* With --line-min, only if an instruction is large. */
	if (good && l.instructions.count &&
	    (!settings->line_min || settings->fn.count || l.instructions.any_large)) {
		prepare_listing(&l, code->told_source);
		put_title(&l);
		put_list(&l);
		screen_put_newer(s, &l.texts.newer);
		screen_end_line(s);
		screen_labels_free(&l.calls);
		screen_grid_free(&l.grid);
		line_texts_free(&l.texts);
	}
	instructions_free(&l.instructions);
	return good;
}

bool screen_asm(const struct screen *s, struct error *error)
{
	const struct report *report = s->report;
	struct disassembly code =
		instructions_read(report, report->order.listed, report->order.count, s->w->search);
	bool good = true;
	size_t i;

	for (i = 0; good && i < report->order.count && !ferror(s->out); i++)
		good = screen_asm_of_row(s, &code, report->order.listed[i], error);
	disassembly_free(&code);
	return good;
}
