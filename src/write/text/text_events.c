/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/text/text_events.h"

#include "figures/event_table.h"
#include "write/text/text.h"

#include <stdlib.h>

/* The total of an event as text; "?" if its formula cannot be used. */
static struct figure_text total_text(const struct columns *columns,
				     const struct event_entry *entry)
{
	const struct profile *profile = columns->profile;

	if (!entry->usable)
		return (struct figure_text){"?", 1};
	return text_value(columns, &entry->column, &profile->costs,
			  profile->new->total, false);
}

static void put_padded(FILE *out, struct str s, size_t width)
{
	str_print(out, s);
	fprintf(out, "%*s", s.length < width ? (int)(width - s.length) : 0, "");
}

enum { WIDEST = 60 }; /* bytes; a longer cell does not widen its column */

static void widen_to(size_t *width, size_t length)
{
	if (length > WIDEST)
		length = WIDEST;
	if (length > *width)
		*width = length;
}

void text_events(const struct writing *w)
{
	FILE *out = w->out;
	struct event_table table;
	size_t name = 5, total = 5, long_name = 9, i;

	event_table_make(&table, w->columns);
	for (i = 0; i < table.count; i++) {
		const struct event_entry *entry = &table.entries[i];

		widen_to(&name, entry->definition.name.length);
		widen_to(&total, total_text(w->columns, entry).length);
		widen_to(&long_name, entry->definition.long_name.length);
	}
	put_padded(out, STR("Event"), name);
	fprintf(out, "  %*s  ", (int)total, "Total");
	put_padded(out, STR("Long name"), long_name);
	fputs("  Formula\n", out);
	for (i = 0; i < table.count; i++) {
		const struct event_entry *entry = &table.entries[i];

		put_padded(out, entry->definition.name, name);
		fprintf(out, "  %*s  ", (int)total,
			total_text(w->columns, entry).text);
		put_padded(out, entry->definition.long_name, long_name);
		fputs("  ", out);
		str_print(out, entry->definition.formula);
		fputc('\n', out);
	}
	event_table_free(&table);
}
