/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/text/text_arrows.h"

#include <inttypes.h>
#include <string.h>

int text_arrows_width(const struct text_arrows *pen)
{
	return pen->arrows->columns ? (int)pen->arrows->columns + 1 : 0;
}

struct text_arrows_line text_arrows(struct text_arrows *pen, uint64_t place, bool passing)
{
	const struct arrows *arrows = pen->arrows;
	unsigned columns = arrows->columns, most = 0, c;
	char line[ARROW_COLUMNS + 1];
	struct text_arrows_line drawn = {0};

	memset(line, ' ', sizeof(line));
	for (; pen->next < arrows->count; pen->next++) {
		const struct arrow *arrow = &arrows->list[pen->next];

		if (arrow_top(arrow) > place)
			break;
		pen->beside[arrow->column] = arrow;
	}
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
	for (c = 0; columns && c <= columns; c++)
		drawn.text[c] = line[columns - c];
	return drawn;
}

struct text_arrows_line text_arrows_sign(struct text_arrows *pen, uint64_t place)
{
	struct text_arrows_line line = text_arrows(pen, place, true);

	sprintf(line.text + strlen(line.text), "%s", pen->arrows->columns ? "=> " : " => ");
	return line;
}

void text_arrows_count(const struct text *t, const struct jump_counts *counts)
{
	if (counts->function != NONE) {
		fputc(' ', t->out);
		str_print(t->out, limits_name(t->report->limits,
					      report_function_name(t->report, counts->function)));
	}
	fprintf(t->out, " %" PRIu64, counts->followed);
	if (!counts->conditional)
		return;
	fprintf(t->out, "/%" PRIu64, counts->executed);
	if (counts->executed && counts->executed <= INT64_MAX && counts->followed <= INT64_MAX)
		fprintf(t->out, " (%s%%)",
			text_percent((int64_t)counts->followed, (int64_t)counts->executed, false)
				.text);
}

void text_arrows_end(const struct text *t, const struct arrows *arrows)
{
	if (arrows->undrawn)
		fprintf(t->out,
			"-- jumps not drawn, the least frequent of more than %d at a place: %zu\n",
			ARROW_COLUMNS, arrows->undrawn);
}
