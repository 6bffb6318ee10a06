/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/screen/screen_label.h"

#include "base/name.h"

#include <stdlib.h>
#include <string.h>

enum {
	GAP = 2,   /* between a name and its place */
	LEAST = 4, /* columns of a place that is cut: "...c" */
};

/* A path, or of one that is too long to be that of a file what limits_name() leaves. */
static struct str bounded(const struct screen *s, struct str path)
{
	return path.length <= STR_PATH ? path : limits_name(s->report->limits, path);
}

struct label screen_label_of(const struct screen *s, row_id row)
{
	const struct report *report = s->report;
	const struct row *r = &report->rows.list[row];
	bool named = r->name != NONE;
	struct report_marks marks =
		report_marks(report, row, settings_list_calls(report->settings));
	struct label label = {
		.name = named ? report_function_name(report, r->name)
			      : bounded(s,
					report_name(report, r->file == NONE ? r->object : r->file)),
		.full = report_name(report, r->name),
		.file = STR(""),
		.object = STR(""),
		.is_path = !named,
		.whole = report->settings->names == NAMES_FULL,
		.key = report->by == BY_ROW,
	};

	if (!label.name.length)
		label.name = label.full = named ? REPORT_NO_NAME : STR("(unknown)");
	if (named && report_is_file(report, r->file))
		label.file = report_name(report, r->file);
	if (named && (r->object != s->program || r->with_object))
		label.object = report_name(report, r->object);
	if (report_has_lines(report) && row >= report->rows.first) {
		char line[REPORT_LINE];

		report_line_label(report, row, line);
		if (label.file.length || strcmp(line, "0") != 0)
			sprintf(label.lines, ":%s", line);
		if (!label.file.length && *label.lines)
			label.file = STR("???");
	}
	stpcpy(stpcpy(label.marks, marks.cycle), marks.side);
	return label;
}

struct str screen_label_name(const struct label *label)
{
	return label->whole && !label->is_path ? label->full : label->name;
}

struct str screen_label_fit(const struct label *label, size_t columns)
{
	struct fit fit = {.piece = {screen_label_name(label)}, .count = 1};

	if (label->is_path)
		fit = fit_path(label->name, columns);
	else if (columns < SIZE_MAX)
		return (label->whole ? name_fit_whole : name_fit)(label->full, columns);
	return str_join(fit.piece, fit.count);
}

struct str screen_label_place(const struct screen *s, const struct label *label)
{
	bool base = s->width && !label->all;
	struct str file = base ? fit_base(label->file, s->width) : bounded(s, label->file);
	struct str object = base ? fit_base(label->object, s->width) : bounded(s, label->object);
	struct str pieces[] = {file, str_of(label->lines), STR(", "), object};

	/* Who knows the file needs no object. */
	if (file.length)
		return str_join(pieces, object.length && !base ? 4 : 2);
	return str_join(&pieces[3], 1);
}

/* --- printing ------------------------------------------------------------ */

/* Prints a label without a width. */
static void put_whole(const struct screen *s, const struct label *label, struct str place,
		      size_t names)
{
	struct str name = screen_label_name(label);
	/* A longer name is not looked at to its end. */
	size_t used = fit_columns(name, names) + strlen(label->marks);

	str_print(s->out, limits_name(s->report->limits, name));
	fputs(label->marks, s->out);
	if (!place.length)
		return;
	fprintf(s->out, "%*s", (int)(used < names ? names - used : 0) + GAP, "");
	str_print(s->out, place);
}

/* Prints a label in the rest of a line, and the place at its right edge, or below. */
static void put_fitted(const struct screen *s, const struct label *label, struct str place,
		       size_t used)
{
	size_t marks = strlen(label->marks), columns = fit_columns(place, s->width), left;
	size_t room = s->width > used + marks ? s->width - used - marks : 0;
	size_t least = fit_columns(screen_label_name(label), room + 1);
	struct fit fit;
	struct str name;
	bool beside;

	if (label->key && label->is_path)
		least = fit_columns(fit_base(label->name, room), room);
	else if (label->key && least + GAP + columns > room)
		least = name_least_columns(label->name, room);
	/* A place without a line is cut before it is left out. */
	if (label->key && !*label->lines && least + GAP + LEAST <= room &&
	    least + GAP + columns > room)
		columns = columns ? room - GAP - least : 0;
	beside = columns && least + GAP + columns <= room;
	name = screen_label_fit(label, beside ? room - GAP - columns : room);
	str_print_flat(s->out, name);
	fputs(label->marks, s->out);
	left = room - fit_columns(name, room);
	str_free(name);
	if (!columns || (!beside && !*label->lines))
		return;
	if (!beside) {
		screen_end_line(s);
		left = s->width;
	}
	fit = fit_path(place, beside ? left - GAP : left);
	for (size_t i = 0; i < fit.count; i++)
		left -= fit_columns(fit.piece[i], left);
	fprintf(s->out, "%*s", (int)left, "");
	for (size_t i = 0; i < fit.count; i++)
		str_print_flat(s->out, fit.piece[i]);
}

void screen_label_put(const struct screen *s, const struct label *label, size_t names, size_t used)
{
	struct str place = screen_label_place(s, label);

	if (s->width)
		put_fitted(s, label, place, used);
	else
		put_whole(s, label, place, names);
	screen_end_line(s);
	str_free(place);
}
