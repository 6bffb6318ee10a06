/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/text/text_parts.h"

#include "base/percent.h"
#include "figures/part_table.h"
#include "write/text/text.h"

/* The cells of a line of the table, except the last one. */
enum { FILE_NAME, PID, PART, THREAD, TOTAL, SHARE, CELLS };

enum { WIDEST = 40 }; /* bytes of a cell */

static struct str name_or_dash(const struct profile *profile, name_id name)
{
	return name == NONE ? STR("-") : names_str(&profile->names, name);
}

/* Fills in the cells of a part; text that is no name is put into scratch. */
static void fill_cells(const struct profile *profile,
		       const struct part_table *table,
		       const struct part_entry *entry, struct str cell[CELLS],
		       char scratch[2][64])
{
	const struct part *part = entry->part;
	size_t length, i;

	cell[FILE_NAME] = name_or_dash(profile, part->file);
	cell[PID] = name_or_dash(profile, part->origin.pid);
	cell[PART] = entry->number;
	cell[THREAD] = name_or_dash(profile, part->origin.thread);
	/* Parts inherit these texts, so a long one would be printed often. */
	for (i = PID; i <= THREAD; i++)
		cell[i] = str_head(cell[i], WIDEST);
	sprintf(scratch[0], "%s", text_count(entry->total, false).text);
	length = percent_print_long(entry->total, table->all, scratch[1]);
	memcpy(scratch[1] + length, "%", sizeof("%"));
	cell[TOTAL] = str_of(scratch[0]);
	cell[SHARE] = str_of(scratch[1]);
}

static void put_cells(FILE *out, const struct str cell[CELLS],
		      const size_t width[CELLS])
{
	size_t i;

	for (i = 0; i < CELLS; i++) {
		int pad = (int)(width[i] > cell[i].length
					? width[i] - cell[i].length
					: 0);

		if (i >= PID)
			fprintf(out, "%*s", pad, "");
		str_print(out, cell[i]);
		fprintf(out, "%*s  ", i >= PID ? 0 : pad, "");
	}
}

/* Prints the time range and the trigger of a part; "-" for an unknown one. */
static void put_story(FILE *out, const struct part_entry *entry)
{
	str_print(out, entry->range.length ? entry->range : STR("-"));
	fputs("; ", out);
	str_print(out, entry->trigger.length ? entry->trigger : STR("-"));
	fputc('\n', out);
}

void text_parts(const struct writing *w)
{
	const struct profile *profile = w->profile;
	struct str heading[CELLS] = {STR("File"), STR("PID"), STR("Part"),
				     STR("Thread"), [SHARE] = STR("Share")};
	struct part_table table;
	struct str cell[CELLS];
	size_t width[CELLS], i, j;
	char scratch[2][64];

	part_table_make(&table, profile);
	heading[TOTAL] = str_head(table.event, WIDEST);
	for (j = 0; j < CELLS; j++)
		width[j] = heading[j].length;
	for (i = 0; i < table.count; i++) {
		fill_cells(profile, &table, &table.entries[i], cell, scratch);
		for (j = 0; j < CELLS; j++)
			if (cell[j].length > width[j])
				width[j] = cell[j].length;
	}
	put_cells(w->out, heading, width);
	fputs("Time range; trigger\n", w->out);
	for (i = 0; i < table.count && !ferror(w->out); i++) {
		fill_cells(profile, &table, &table.entries[i], cell, scratch);
		put_cells(w->out, cell, width);
		put_story(w->out, &table.entries[i]);
	}
	part_table_free(&table);
}
