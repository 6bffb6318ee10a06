/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/screen/screen_label.h"

#include "base/name.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum {
	GAP = 2,         /* between a name and its place */
	LEAST = 4,       /* columns of a place that is cut: "...c" */
};

/* --- the parts of a label ------------------------------------------------ */

/* A path, or of one that is too long to be that of a file what limits_name() leaves. */
static struct str bounded(const struct screen *s, struct str path)
{
	return path.length <= STR_PATH ? path : limits_name(s->report->limits, path);
}

/* Bounds what the name and the place of a label cost each time that they are looked at. */
static struct label bound(const struct screen *s, struct label label)
{
	if (label.is_path)
		label.name = bounded(s, label.name);
	label.file = bounded(s, label.file);
	label.object = bounded(s, label.object);
	return label;
}

struct label screen_label_of(const struct screen *s, row_id row)
{
	const struct report *report = s->report;
	const struct row *r = &report->rows.list[row];
	bool named = r->name != NONE;
	struct report_marks marks =
		report_marks(report, row, settings_list_calls(report->settings));
	struct label label = {
		.row = row,
		.name = named ? report_function_name(report, r->name)
			      : report_name(report, r->file == NONE ? r->object : r->file),
		.full = report_name(report, r->name),
		.file = named && report_is_file(report, r->file) ? report_name(report, r->file)
								 : STR(""),
		.object = named ? report_name(report, r->object) : STR(""),
		.is_path = !named,
		.whole = report->settings->names == NAMES_FULL,
		.detail = report->by == BY_ROW ? LABEL_BASE : LABEL_FREE,
	};

	if (!label.name.length)
		label.name = label.full = named ? REPORT_NO_NAME : STR("(unknown)");
	if (r->object == s->program && !r->with_object)
		label.object = STR("");
	if (report_has_lines(report) && row >= report->rows.first) {
		char line[REPORT_LINE];

		report_line_label(report, row, line);
		if (label.file.length || strcmp(line, "0") != 0)
			sprintf(label.lines, ":%s", line);
		if (!label.file.length && *label.lines)
			label.file = STR("???");
	}
	stpcpy(stpcpy(label.marks, marks.cycle), marks.side);
	return bound(s, label);
}

struct str screen_label_name(const struct label *label)
{
	return label->whole && !label->is_path ? label->full : label->name;
}

struct str screen_label_fit(const struct label *label, size_t columns)
{
	struct fit fit = {.piece = {label->whole ? label->full : label->name}, .count = 1};

	if (label->is_path)
		fit = fit_path(label->name, columns);
	else if (columns < SIZE_MAX)
		return label->whole ? name_fit_whole(label->full, columns)
				    : name_fit(label->full, columns);
	return str_join(fit.piece, fit.count);
}

struct str screen_label_place(const struct screen *s, const struct label *label)
{
	bool base = s->width && label->detail < LABEL_ALL;
	struct str file = base ? fit_base(label->file, s->width) : bounded(s, label->file);
	struct str object = base ? fit_base(label->object, s->width) : bounded(s, label->object);
	struct str pieces[4] = {file, str_of(label->lines), STR(", "), object};

	/* Who knows the file needs no object. */
	if (!object.length || (base && file.length)) {
		pieces[2] = pieces[3] = STR("");
	} else if (!file.length) {
		pieces[1] = pieces[2] = STR("");
	}
	return str_join(pieces, LENGTH(pieces));
}

/* --- printing ------------------------------------------------------------ */

/* Prints a label without a width. */
static void put_whole(const struct screen *s, const struct label *label, struct str place,
		      size_t names)
{
	struct limits *limits = s->report->limits;
	struct str name = screen_label_name(label);
	/* A longer name is not looked at to its end. */
	size_t used = fit_columns(name, names) + strlen(label->marks);

	str_print(s->out, limits_name(limits, name));
	fputs(label->marks, s->out);
	if (!place.length)
		return;
	fprintf(s->out, "%*s", (int)(used < names ? names - used : 0) + GAP, "");
	str_print(s->out, place.length <= STR_PATH ? place : limits_name(limits, place));
}

/*
 * The columns for the name of a label, of `room` for it and its place.  A key that has no room
 * beside the last component stands below it, if it is a line, or is cut.
 */
static size_t name_columns(const struct label *label, size_t place, size_t room, bool *below)
{
	bool key = label->detail > LABEL_FREE || *label->lines;
	size_t least;

	*below = false;
	if (!place)
		return room;
	if (fit_columns(label->name, room + 1) + GAP + place <= room)
		return room - GAP - place;
	if (!key)
		return room;
	least = label->is_path ? fit_columns(fit_base(label->name, room), room)
			       : name_least_columns(label->full, room);
	if (least + GAP + place <= room)
		return room - GAP - place;
	*below = *label->lines;
	return *below || least + GAP >= room ? room : least;
}

/* Prints a label in the rest of a line, and the place at its right edge. */
static void put_fitted(const struct screen *s, const struct label *label, struct str place,
		       size_t used)
{
	size_t marks = strlen(label->marks), columns = fit_columns(place, s->width);
	size_t room = s->width > used + marks ? s->width - used - marks : 0, left;
	bool below;
	struct str name = screen_label_fit(label, name_columns(label, columns, room, &below));

	str_print_flat(s->out, name);
	fputs(label->marks, s->out);
	left = room - fit_columns(name, room);
	if (below) {
		screen_end_line(s);
		left = s->width;
	}
	if (columns && left >= GAP + LEAST && (columns + GAP <= left || below || label->detail)) {
		size_t pad = left > columns + GAP ? left - columns : below ? 0 : GAP;
		struct fit fit = fit_path(place, left - pad);

		fprintf(s->out, "%*s", (int)pad, "");
		for (size_t i = 0; i < fit.count; i++)
			str_print_flat(s->out, fit.piece[i]);
	}
	free((char *)name.at);
}

void screen_label_put(const struct screen *s, const struct label *label, size_t names, size_t used)
{
	struct str place = screen_label_place(s, label);

	if (s->width)
		put_fitted(s, label, place, used);
	else
		put_whole(s, label, place, names);
	screen_end_line(s);
	free((char *)place.at);
}
