/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints the instructions of functions, with arrows for their jumps. */
#include "write/screen/screen.h"

#include "base/name.h"
#include "source/instructions.h"
#include "source/line_texts.h"
#include "write/screen/screen_grid.h"
#include "write/screen/screen_label.h"

#include <inttypes.h>
#include <stdlib.h>

enum {
	NAMES = 36,   /* columns that instructions need at least */
	INLINED = 48, /* most columns of the name of an inlined function */
	TARGETS = 24, /* ... and of a function that is jumped to */
};

/* The listing of a row, while it is printed. */
struct listing {
	const struct screen *s;
	row_id row;
	const struct place *place; /* NULL: as it was recorded */
	struct grid grid;
	struct labels calls;
	struct instructions instructions;
	struct line_texts texts; /* by instruction */
	int address_width;
	/* Of the arrows: by column, the last one begun; and the next to begin. */
	const struct arrow *beside[ARROW_COLUMNS + 1];
	size_t next_arrow;
	int arrows_width; /* columns of the terminal that arrows take */
};

/* What the code of a row costs, wherever it is; and where. */
struct code_sums {
	struct costs costs;
	struct values all, here; /* here: in the place that is printed */
	size_t places;           /* where it was inlined */
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
	unsigned columns = arrows->columns, most = 0;
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
		drawn.text[c] = line[columns - c];
	return drawn;
}

/* The row that was inlined and has an instruction, or NONE: it is that of the listing. */
static row_id inlined_row(const struct listing *l, const struct instruction *x)
{
	const struct code *code = l->s->report->profile->code;
	uint32_t outer = l->place ? l->place->outer : NONE, around;

	if (x->frame == NONE)
		return NONE;
	around = code->frames[x->frame].outer;
	return around == outer || around == NONE ? NONE : places_row(l->s->report, x->frame);
}

/* Prints the source line of the instructions from the i-th on, and which function was inlined. */
static void put_source_line(struct listing *l, size_t i)
{
	const struct screen *s = l->s;
	const struct instruction *x = &l->instructions.list[i];
	size_t used = screen_grid_columns(&l->grid) +
		      (size_t)(l->arrows_width + l->address_width) + 1;
	row_id inlined = inlined_row(l, x);
	struct draft line;

	targets_add(s->targets, target_of(TARGET_LINE, NONE, x->file, x->line));
	fprintf(s->out, "%*s", (int)screen_grid_columns(&l->grid), "");
	if (i)
		fputs(draw_arrows(l, i - 1, true).text, s->out);
	else
		fprintf(s->out, "%*s", l->arrows_width, "");
	screen_dim(s, true);
	fprintf(s->out, "%*s ", l->address_width, "");
	draft_open(&line);
	if (inlined != NONE) {
		struct str name = name_fit(report_row_name(s->report, inlined), INLINED);

		str_print(line.file, name);
		fputs("  ", line.file);
		free((char *)name.at);
	}
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

/*
 * Prints the text of an instruction in so many columns: what gives way is the name of the symbol
 * that ends it, as in "call 10d0 <operator new(unsigned long)@plt>".  Returns the columns used.
 */
static size_t put_code_text(const struct screen *s, struct str text, size_t room)
{
	struct str name = text, begin = str_eat_until(&name, '<'), at = name, end, fit;
	size_t used;

	if (!s->width || fit_columns(text, room + 1) <= room || !name.length ||
	    name.at[name.length - 1] != '>')
		return screen_put_rest(s, text, s->width > room ? s->width - room : 0);
	end = str_eat_last(&at, '+');
	/* The name of an operator may have a plus, too. */
	if (at.length && str_begins(end, STR("0x")))
		name = str_head(at, at.length - 1);
	else
		name = str_head(name, name.length - 1);
	begin.length++;
	end = str_tail(text, text.length - begin.length - name.length);
	if (room < fit_columns(begin, room) + end.length + sizeof("..."))
		return screen_put_rest(s, text, s->width - room);
	used = screen_put_rest(s, begin, s->width - room);
	fit = name_fit(name, room - used - end.length);
	str_print_flat(s->out, fit);
	str_print_flat(s->out, end);
	used += fit_columns(fit, room) + end.length;
	free((char *)fit.at);
	return used;
}

/* Writes where the jumps of an instruction lead, if not brief, and how often they were followed. */
static void put_jumps(const struct listing *l, const struct instruction *x, bool brief, FILE *out)
{
	const struct screen *s = l->s;
	const struct instructions *list = &l->instructions;

	for (size_t k = x->first_jump; k < x->end_jump; k++) {
		const struct jump_counts *counts = &list->jumps[k].counts;

		fputs(brief ? " " : "  ->", out);
		if (!brief)
			fprintf(out, " %" PRIx64, list->jumps[k].target);
		if (!brief && counts->function != NONE) {
			struct str name = report_function_name(s->report, counts->function);
			struct str fit = name_fit(limits_name(s->report->limits, name),
						  s->width ? TARGETS : SIZE_MAX);

			fputc(' ', out);
			str_print(out, fit);
			free((char *)fit.at);
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

/*
 * Prints the text of an instruction, and its jumps.  Without room for both, the text says where the
 * only one leads, and that needs no name.
 */
static void put_code_and_jumps(const struct listing *l, const struct instruction *x, size_t used)
{
	const struct screen *s = l->s;
	struct str text = x->text, all;
	struct draft jumps;

	draft_open(&jumps);
	put_jumps(l, x, false, jumps.file);
	all = draft_close(&jumps);
	if (text.length) {
		size_t room = s->width > used + 2 ? s->width - used - 2 : 0;

		fputs("  ", s->out);
		used += 2;
		if (s->width && all.length && fit_columns(text, room) + all.length > room) {
			text = str_eat_until(&text, '<');
			while (text.length && text.at[text.length - 1] == ' ')
				text.length--;
			if (x->end_jump - x->first_jump == 1) {
				free(jumps.text);
				draft_open(&jumps);
				put_jumps(l, x, true, jumps.file);
				all = draft_close(&jumps);
			}
		}
		used += put_code_text(s, text, room);
	}
	screen_put_rest(s, all, used);
	free(jumps.text);
}

/* Prints the calls of an instruction below it. */
static void put_calls(struct listing *l, size_t i)
{
	const struct screen *s = l->s;
	const struct instructions *list = &l->instructions;
	const struct instruction *x = &list->list[i];
	struct grid grid = l->grid;

	/* What is called is no part of the function. */
	grid.part = 0;
	for (size_t k = x->first_call; k < x->end_call; k++) {
		struct arrows_text sign = draw_arrows(l, i, true);
		row_id row = list->calls.list[k].row;
		size_t used;

		targets_add(s->targets, target_of(TARGET_CALL, row, x->file, x->line));
		sprintf(sign.text + strlen(sign.text), "=> ");
		used = screen_grid_put(
			s, &grid, row_calls_item(s->report, &list->calls, &list->calls.list[k]));
		fputs(sign.text, s->out);
		screen_labels_put(s, &l->calls, k, used + strlen(sign.text));
	}
}

static void put_instruction(struct listing *l, size_t i)
{
	const struct screen *s = l->s;
	const struct instructions *list = &l->instructions;
	const struct instruction *x = &list->list[i];
	size_t used;

	targets_add(s->targets,
		    (struct target){.kind = TARGET_INSTRUCTION,
				    .row = l->row,
				    .file = x->file,
				    .at = x->line,
				    .cost = targets_cost(s->report,
							 instructions_item(s->report, list, x))});
	screen_dim(s, !x->costly);
	used = screen_grid_put(s, &l->grid, instructions_item(s->report, list, x)) +
	       (size_t)(l->arrows_width + l->address_width);
	fputs(draw_arrows(l, i, false).text, s->out);
	fprintf(s->out, "%*" PRIx64, l->address_width, x->address);
	put_code_and_jumps(l, x, used);
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
	size_t folded = 0;

	for (size_t i = 0; i < list->count && !ferror(s->out); i++) {
		const struct instruction *x = &list->list[i];

		if (!x->near) {
			folded++;
			continue;
		}
		put_folded(s, folded);
		folded = 0;
		if (x->costly && (!last || last->file != x->file || last->line != x->line ||
				  inlined_row(l, last) != inlined_row(l, x))) {
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

/* A value of the code of a row as an item. */
static struct item sum_item(const struct code_sums *sums, const struct values *sum)
{
	return (struct item){.costs = &sums->costs, .in = sum, .sides = 1};
}

/* Prints what the code of a row costs in a place, or in all. */
static void put_sum(const struct listing *l, const struct code_sums *sums, const struct values *sum,
		    const char *where)
{
	screen_grid_put(l->s, &l->grid, sum_item(sums, sum));
	fputs(where, l->s->out);
	screen_end_line(l->s);
}

/* Makes a label say where a place is: the line and, of nested inlined code, what was recorded. */
static void label_place(const struct screen *s, struct label *label, uint32_t frame)
{
	const struct code_frame *frames = s->report->profile->code->frames;
	struct str name;

	label->file = report_shown_name(s->report, frames[frame].file);
	sprintf(label->lines, ":%" PRIu64, frames[frame].line);
	label->detail = LABEL_BASE;
	if (frames[frame].outer == NONE)
		return;
	while (frames[frame].outer != NONE)
		frame = frames[frame].outer;
	name = name_fit(report_row_name(s->report, places_row(s->report, frame)),
			s->width && s->width / 3 < INLINED ? s->width / 3 : INLINED);
	/* A column may have several bytes. */
	sprintf(label->marks, " in %.*s", (int)str_head(name, sizeof(label->marks) - 5).length,
		name.at);
	free((char *)name.at);
}

/* Prints the function that a listing is of or, in a place, that it was inlined into; and sums. */
static void put_title(const struct listing *l, const struct code_sums *sums, bool first)
{
	const struct screen *s = l->s;
	row_id row = l->place ? places_row(s->report, l->place->outer) : l->row;
	struct label label = screen_label_of(s, row);
	size_t used;

	targets_add(s->targets, target_of(TARGET_ROW, row, NONE, 0));
	screen_dim(s, true);
	used = screen_grid_put_titles(s, &l->grid);
	if (l->place) {
		used += (size_t)fprintf(s->out, "inlined into ");
		label_place(s, &label, l->place->outer);
	}
	screen_dim(s, false);
	screen_label_put(s, &label, 0, used);
	if (!sums->places)
		return;
	/* All is more than the first one. */
	if (first && (sums->places > 1 || !l->place)) {
		char in_all[64];

		sprintf(in_all, "in %zu place%s%s", sums->places, sums->places > 1 ? "s" : "",
			l->place ? "" : ", and where it was called");
		put_sum(l, sums, &sums->all, in_all);
	}
	put_sum(l, sums, &sums->here, l->place ? "in this place" : "where it was called");
}

static void prepare_listing(struct listing *l, const struct code_sums *sums, bool *told)
{
	const struct screen *s = l->s;
	const struct instructions *list = &l->instructions;
	struct wanted_text *lines = util_alloc(list->count, sizeof(*lines));
	uint64_t last = 0;

	l->arrows_width = list->arrows.columns ? (int)list->arrows.columns + 1 : 0;
	l->grid = screen_grid_begin(s, true);
	screen_grid_add_part(s, &l->grid, sum_item(sums, &sums->all));
	if (sums->places)
		screen_grid_widen(s, &l->grid, sum_item(sums, &sums->all));
	for (size_t i = 0; i < list->count; i++) {
		screen_grid_widen(s, &l->grid, instructions_item(s->report, list, &list->list[i]));
		lines[i] = (struct wanted_text){list->list[i].file, list->list[i].line, i};
		if (list->list[i].near && list->list[i].line > last)
			last = list->list[i].line;
	}
	screen_grid_widen_calls(s, &l->grid, &list->calls);
	l->texts = line_texts_of(s->report, lines, list->count, s->w->search, told, s->w->diag);
	l->address_width = snprintf(NULL, 0, "%" PRIx64, list->list[list->count - 1].address);
	screen_grid_fit(s, &l->grid,
			(size_t)(l->arrows_width + l->address_width) + NAMES);
	l->calls = screen_labels_of_calls(
		s, &list->calls, screen_grid_columns(&l->grid) + (size_t)l->arrows_width + 3);
	l->calls.names = 0; /* they stand between other lines */
	free(lines);
}

/* Adds up what the code of a row costs. */
static void add_up(const struct report *report, row_id row, struct code_sums *sums)
{
	cost_id here = instructions_sum(report, row, NULL, &sums->costs);
	struct place place = {0};

	cost_add(&sums->costs, &sums->all.self, &sums->costs, here);
	while (places_next(report, row, &place)) {
		here = instructions_sum(report, row, &place, &sums->costs);
		cost_add(&sums->costs, &sums->all.self, &sums->costs, here);
		sums->places++;
	}
}

/* Prints the code of a row in a place, or as it was recorded, if there is any. */
static void put_code(const struct screen *s, struct disassembly *code, row_id row,
		     const struct place *place, struct code_sums *sums, bool *first)
{
	struct listing l = {.s = s, .row = row, .place = place};

	instructions_of(s->report, row, place, &l.instructions, code, s->w->diag);
	if (l.instructions.count) {
		sums->here.self = instructions_sum(s->report, row, place, &sums->costs);
		prepare_listing(&l, sums, code->told_source);
		put_title(&l, sums, *first);
		*first = false;
		put_list(&l);
		screen_put_newer(s, &l.texts.newer);
		screen_end_line(s);
		screen_labels_free(&l.calls);
		screen_grid_free(&l.grid);
		line_texts_free(&l.texts);
	}
	instructions_free(&l.instructions);
}

void screen_asm_of_row(const struct screen *s, struct disassembly *code, row_id row)
{
	struct code_sums sums = {.places = 0};
	struct place place = {0};
	bool first = true;

	add_up(s->report, row, &sums);
	put_code(s, code, row, NULL, &sums, &first);
	while (!ferror(s->out) && places_next(s->report, row, &place))
		put_code(s, code, row, &place, &sums, &first);
	cost_free(&sums.costs);
}

void screen_asm(const struct screen *s)
{
	const struct report *report = s->report;
	struct disassembly code =
		instructions_read(report, report->order.listed, report->order.count, s->w->search);

	for (size_t i = 0; i < report->order.count && !ferror(s->out); i++)
		screen_asm_of_row(s, &code, report->order.listed[i]);
	disassembly_free(&code);
}
