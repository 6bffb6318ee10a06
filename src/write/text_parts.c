/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/text_parts.h"

#include "write/text.h"

#include <inttypes.h>

/* A "desc: KEY: value" of a part, empty if it has none. */
static struct str desc_of(const struct profile *profile,
			  const struct part *part, struct str key)
{
	uint32_t i;

	for (i = 0; i < part->desc_count; i++) {
		struct str desc = names_str(&profile->names,
					    profile->descs[part->descs + i]);

		if (str_eat(&desc, key))
			return str_trim(desc);
	}
	return STR("");
}

/* The cells of a row of the table but the last. */
enum { FILE_NAME, PID, PART, THREAD, TOTAL, SHARE, CELLS };

/* Text cells of a part; those that are no names are put into scratch. */
static void cells_of(const struct profile *profile, const struct part *part,
		     double all, struct str cell[CELLS], char scratch[3][64])
{
	const uint32_t names[] = {part->file, part->pid, part->number,
				  part->thread};
	int64_t total = 0;
	size_t i;

	for (i = 0; i < LENGTH(names); i++)
		cell[i] = names[i] == NONE
				  ? STR("-")
				  : names_str(&profile->names, names[i]);
	if (profile->event_count)
		cost_get(&profile->costs, part->total, 0, &total);
	sprintf(scratch[0], "%s", text_count(total, false).text);
	sprintf(scratch[1], "%.2f%%", all != 0 ? (double)total * 100 / all : 0);
	if (part->number == NONE) {
		sprintf(scratch[2], "%" PRIu64, part->ordinal);
		cell[PART] = str_of(scratch[2]);
	}
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

/* The first event in all parts that are shown, of all sides. */
static double total_of_all(const struct profile *profile)
{
	double sum = 0;
	size_t i;

	for (i = 0; i < profile->side_count; i++) {
		int64_t total;

		cost_get(&profile->costs, profile->sides[i]->total, 0, &total);
		sum += (double)total;
	}
	return sum;
}

/* What happened in a part, as far as the profile says it. */
static void put_story(FILE *out, const struct profile *profile,
		      const struct part *part)
{
	struct str range = desc_of(profile, part, STR("Timerange:"));
	struct str trigger = desc_of(profile, part, STR("Trigger:"));

	str_print(out, range.length ? range : STR("-"));
	fputs("; ", out);
	str_print(out, trigger.length ? trigger : STR("-"));
	fputc('\n', out);
}

bool text_parts(const struct writing *w, struct error *error)
{
	const struct profile *profile = w->profile;
	FILE *out = w->out;
	struct str heading[CELLS] = {STR("File"),   STR("PID"),   STR("Part"),
				     STR("Thread"), STR("Total"), STR("Share")};
	struct str cell[CELLS];
	size_t width[CELLS], i, j;
	char scratch[3][64];
	double all = 0;

	(void)error;
	if (profile->event_count) {
		heading[TOTAL] = names_str(&profile->names, profile->events[0]);
		all = total_of_all(profile);
	}
	for (j = 0; j < CELLS; j++)
		width[j] = heading[j].length;
	for (i = 0; i < profile->part_count; i++) {
		cells_of(profile, &profile->parts[i], all, cell, scratch);
		for (j = 0; j < CELLS; j++)
			if (cell[j].length > width[j])
				width[j] = cell[j].length;
	}
	put_cells(out, heading, width);
	fputs("Time range; trigger\n", out);
	for (i = 0; i < profile->part_count; i++) {
		const struct part *part = &profile->parts[i];

		if (!part->selected)
			continue;
		cells_of(profile, part, all, cell, scratch);
		put_cells(out, cell, width);
		put_story(out, profile, part);
	}
	return true;
}
