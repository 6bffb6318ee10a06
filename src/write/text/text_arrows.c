/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/text/text_arrows.h"

#include <inttypes.h>
#include <string.h>

int text_arrows_width(const struct text_arrows *pen)
{
	return pen->arrows->columns ? (int)pen->arrows->columns + 1 : 0;
}

/* Puts the arrows that begin at or above a place into their columns. */
static void begin_arrows(struct text_arrows *pen, uint64_t place)
{
	const struct arrows *arrows = pen->arrows;

	while (pen->next < arrows->count &&
	       arrow_top(&arrows->list[pen->next]) <= place) {
		const struct arrow *arrow = &arrows->list[pen->next++];

		pen->beside[arrow->column] = arrow;
	}
}

/* Puts a character for each column into line, and the heads into line[0]. */
static void draw_beside(struct text_arrows *pen, uint64_t place, bool passing,
			char line[ARROW_COLUMNS + 1])
{
	unsigned columns = pen->arrows->columns, most = 0, c;

	memset(line, ' ', ARROW_COLUMNS + 1);
	begin_arrows(pen, place);
	/* Column 0 has the heads of arrows; it is next to the text of lines. */
	for (c = 1; c <= columns; c++) {
		const struct arrow *arrow = pen->beside[c];
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
}

void text_arrows(const struct text *t, struct text_arrows *pen, uint64_t place,
		 bool passing)
{
	unsigned columns = pen->arrows->columns, c;
	char line[ARROW_COLUMNS + 1];

	draw_beside(pen, place, passing, line);
	for (c = columns; c > 0; c--)
		fputc(line[c], t->out);
	if (columns)
		fputc(line[0], t->out);
}

struct text_arrows_sign text_arrows_sign(struct text_arrows *pen,
					 uint64_t place)
{
	struct text_arrows_sign sign = {0};
	char line[ARROW_COLUMNS + 1], *at = sign.text;
	unsigned c;

	draw_beside(pen, place, true, line);
	for (c = pen->arrows->columns; c > 0; c--)
		*at++ = line[c];
	memcpy(at, " => ", sizeof(" => "));
	return sign;
}

void text_arrows_count(const struct text *t, const struct jump_counts *counts)
{
	if (counts->function != NONE) {
		fputc(' ', t->out);
		text_put_function(t, counts->function);
	}
	fprintf(t->out, " %" PRIu64, counts->followed);
	if (!counts->conditional)
		return;
	fprintf(t->out, "/%" PRIu64, counts->executed);
	if (counts->executed && counts->executed <= INT64_MAX &&
	    counts->followed <= INT64_MAX)
		fprintf(t->out, " (%s%%)",
			text_percent((int64_t)counts->followed,
				     (int64_t)counts->executed, false)
				.text);
}

void text_arrows_end(const struct text *t, const struct arrows *arrows)
{
	if (arrows->undrawn)
		fprintf(t->out,
			"-- jumps not drawn, the least frequent of more than "
			"%d at a place: %zu\n",
			ARROW_COLUMNS, arrows->undrawn);
}
