/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints the instructions of functions, with arrows for their jumps. */

#include "source/instructions.h"
#include "write/screen/grid.h"

#include <inttypes.h>

enum {
	NAMES = 36,   /* columns that instructions need at least */
	INLINED = 48, /* most columns of the name of an inlined function */
};

/* The listing of a row, while it is printed. */
struct listing {
	const struct writing *w;
	row_id row;
	struct grid grid;
	struct instructions instructions;
	struct str *texts; /* by instruction */
	int address_width;
	/* Of the arrows: by column, the last one begun; and the next to begin. */
	const struct arrow *beside[ARROW_COLUMNS + 1];
	size_t next_arrow;
};

/*
 * Draws the arrows beside the i-th instruction, from the top down, and `after`; if passing, those
 * that go on below it.  , and ` are the ends of an arrow, > is at its target, + is a crossing with
 * another arrow, and o is a jump to its own instruction.
 */
static struct str draw_arrows(struct listing *l, size_t place, bool passing, const char *after)
{
	const struct arrows *arrows = &l->instructions.arrows;
	unsigned columns = arrows->columns, most = 0;
	char line[ARROW_COLUMNS + 1], drawn[ARROW_COLUMNS + sizeof(" => ")] = "";

	memset(line, ' ', sizeof(line));
	for (; l->next_arrow < arrows->count; l->next_arrow++) {
		const struct arrow *arrow = &arrows->list[l->next_arrow];

		if (arrow_top(arrow) > place)
			break;
		l->beside[arrow->column] = arrow;
	}
	/* Column 0 has the heads of arrows; it is next to the text of lines. */
	for (unsigned c = 1; c <= columns; c++) {
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
	for (unsigned c = 1; c < most; c++)
		if (line[c] == ' ')
			line[c] = '-';
		else if (line[c] == '|')
			line[c] = '+';
	for (unsigned c = 0; columns && c <= columns; c++)
		drawn[c] = line[columns - c];
	stpcpy(drawn + strlen(drawn), after);
	return grid_keep(&l->grid, str_of(drawn));
}

/* The row that was inlined and has an instruction, or NONE: it is that of the listing. */
static row_id inlined_row(const struct listing *l, const struct instruction *x)
{
	const struct report *report = l->w->report;
	const struct code_frame *frames = report->profile->code->frames;

	return x->frame == NONE || frames[x->frame].outer == NONE
		       ? NONE
		       : report->rows.of_function[frames[x->frame].function];
}

/* Adds the source line of the instructions from the i-th on, and which function was inlined. */
static void add_source_line(struct listing *l, size_t i)
{
	const struct report *report = l->w->report;
	const struct instruction *x = &l->instructions.list[i];
	struct target target = target_of(TARGET_LINE, NONE, x->file, x->line);
	row_id inlined = inlined_row(l, x);
	struct str text = l->texts[i], name = STR("");
	struct grid_row *row = grid_row(&l->grid, GRID_ROW, &target);
	int columns = (int)l->instructions.arrows.columns;
	char indent[ARROW_COLUMNS + 32], line[32];

	if (inlined != NONE)
		name = grid_take(&l->grid, name_fit(report_row_name(report, inlined), INLINED));
	/* Above the first instruction there is no arrow. */
	sprintf(indent, "%*s", l->address_width + 1 + (i || !columns ? 0 : columns + 1), "");
	sprintf(line, ":%" PRIu64, x->line);
	row->dim = true;
	if (i)
		row->sign = draw_arrows(l, i - 1, true, "");
	row->text = grid_take(
		&l->grid,
		str_join((struct str[]){str_of(indent), name, name.length ? STR("  ") : STR(""),
					str_base(report_shown_name(report, x->file)),
					str_of(x->line ? line : ""),
					text.length ? STR("  ") : STR(""), text},
			 7));
}

/* Where the jumps of an instruction lead, and how often they were followed. */
static struct str jumps_of(struct listing *l, const struct instruction *x)
{
	const struct report *report = l->w->report;
	struct draft draft;
	FILE *out;

	draft_open(&draft);
	out = draft.file;
	for (size_t k = x->first_jump; k < x->end_jump; k++) {
		const struct jump_counts *counts = &l->instructions.jumps[k].counts;

		fprintf(out, "  -> %" PRIx64, l->instructions.jumps[k].target);
		if (counts->function != NONE) {
			fputc(' ', out);
			screen_write(out,
				     limits_name(report->limits,
						 report_function_name(report, counts->function)));
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
	return grid_take(&l->grid, draft_close(&draft));
}

/* Adds an instruction, and its calls below it. */
static void add_instruction(struct listing *l, size_t i)
{
	const struct report *report = l->w->report;
	const struct instructions *list = &l->instructions;
	const struct instruction *x = &list->list[i];
	struct item item = instructions_item(report, list, x);
	struct target target = {.kind = TARGET_INSTRUCTION,
				.row = l->row,
				.file = x->file,
				.at = x->line,
				.cost = targets_cost(report, item)};
	struct grid_row *row = grid_row(&l->grid, GRID_ROW, &target);
	char address[32];

	row->dim = !x->costly;
	grid_item(&l->grid, item);
	row->sign = draw_arrows(l, i, false, "");
	sprintf(address, "%*" PRIx64 "%s", l->address_width, x->address,
		x->text.length ? "  " : "");
	row->text = grid_take(&l->grid, str_join((struct str[]){str_of(address), x->text}, 2));
	if (x->end_jump > x->first_jump)
		row->tail = jumps_of(l, x);
	for (size_t k = x->first_call; k < x->end_call; k++) {
		target = target_of(TARGET_CALL, list->calls.list[k].row, x->file, x->line);
		row = grid_call(&l->grid, &target,
				row_calls_item(report, &list->calls, &list->calls.list[k]),
				&list->calls, k, false);
		row->sign = draw_arrows(l, i, true, "=> ");
	}
}

static void add_folded(struct listing *l, size_t folded)
{
	if (folded)
		grid_note(&l->grid, util_format("-- %zu instruction%s not shown --", folded,
						folded == 1 ? "" : "s"));
}

static void add_list(struct listing *l)
{
	const struct instructions *list = &l->instructions;
	const struct instruction *last = NULL;
	size_t folded = 0;

	for (size_t i = 0; i < list->count && !ferror(l->w->out); i++) {
		const struct instruction *x = &list->list[i];

		if (!x->near) {
			folded++;
			continue;
		}
		add_folded(l, folded);
		folded = 0;
		if (x->costly && (!last || last->file != x->file || last->line != x->line ||
				  inlined_row(l, last) != inlined_row(l, x))) {
			add_source_line(l, i);
			last = x;
		}
		add_instruction(l, i);
	}
	add_folded(l, folded);
}

static void put_listing(struct listing *l)
{
	const struct writing *w = l->w;
	const struct report *report = w->report;
	struct instructions *list = &l->instructions;
	struct wanted_text *lines = util_alloc(list->count, sizeof(*lines));
	struct target target = target_of(TARGET_ROW, l->row, NONE, 0);

	grid_begin(&l->grid, w, NAMES);
	grid_events(&l->grid, true);
	for (size_t i = 0; i < list->count; i++)
		lines[i] = (struct wanted_text){list->list[i].file, list->list[i].line, i};
	l->texts = line_texts_of(report, lines, list->count, w->search);
	free(lines);
	l->address_width = snprintf(NULL, 0, "%" PRIx64, list->list[list->count - 1].address);
	grid_row(&l->grid, GRID_TITLES, &target)->row = l->row;
	add_list(l);
	grid_put(&l->grid);
	screen_end_line(w);
	line_texts_free(l->texts, list->count);
}

void screen_asm_of_row(const struct writing *w, struct disassembly *code, row_id row)
{
	struct listing l = {.w = w, .row = row};

	instructions_of(w->report, row, &l.instructions, code, w->diag);
	if (l.instructions.count) {
		put_listing(&l);
	} else if (w->report->settings->fn.count && w->report->profile->inlined.count) {
		screen_put_rest(w, STR("inlined: see the instructions of its callers"), 0);
		screen_end_line(w);
	}
	instructions_free(&l.instructions);
}

void screen_asm(const struct writing *w)
{
	const struct report *report = w->report;
	struct disassembly code =
		instructions_read(report, report->order.listed, report->order.count, w->search);

	for (size_t i = 0; i < report->order.count && !ferror(w->out); i++)
		screen_asm_of_row(w, &code, report->order.listed[i]);
	disassembly_free(&code);
}
