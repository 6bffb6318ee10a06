/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/screen/screen.h"

enum {
	GAP = 2,    /* between a name and its place */
	NAMES = 24, /* columns that names are padded to where there is no width */
	PLACE = 12, /* columns that the place of a call has in any case, */
	PATH = 4,   /* and one that only tells rows apart */
};

struct str screen_label_name(const struct writing *w, const struct label *label)
{
	const struct report *report = w->report;
	name_id name = report->rows.list[label->row].name;
	struct str text = name != NONE && label->whole ? report_name(report, name)
						       : report_row_name(report, label->row);

	return text.length ? text : name != NONE ? REPORT_NO_NAME : STR("(unknown)");
}

/* What is behind the name.  The caller frees it. */
static struct str behind(const struct writing *w, const struct label *label)
{
	struct report_marks marks =
		report_marks(w->report, label->row, settings_list_calls(w->report->settings));

	return str_join((struct str[]){str_of(marks.cycle), str_of(marks.side), label->tail}, 3);
}

/* A path, or of one that is too long to be that of a file what limits_name() leaves. */
static struct str bounded(const struct writing *w, struct str path)
{
	return path.length <= STR_PATH ? path : limits_name(w->report->limits, path);
}

struct str screen_label_place(const struct writing *w, const struct label *label)
{
	const struct report *report = w->report;
	const struct row *r = &report->rows.list[label->row];
	const bool base = w->width && !label->all, named = r->name != NONE;
	name_id of = label->line.length ? label->file : named ? r->file : NONE;
	struct str file = report_is_file(report, of) ? report_name(report, of) : STR("");
	struct str line = label->line, object = STR("");
	/* cppcheck-suppress variableScope; line is in it */
	char number[REPORT_LINE + 1] = ":";

	if (named && !line.length)
		object = report_name(report, r->object);
	if (!line.length && report_has_lines(report) && label->row >= report->rows.first) {
		report_line_label(report, label->row, number + 1);
		line = str_of(file.length || strcmp(number, ":0") != 0 ? number : "");
	}
	if (!file.length && line.length)
		file = STR("???");
	/* Who knows the file needs no object. */
	if (file.length && base)
		object = STR("");
	file = base ? str_base(str_tail(file, STR_PATH)) : bounded(w, file);
	object = base ? str_base(str_tail(object, STR_PATH)) : bounded(w, object);
	return str_join((struct str[]){file, line,
				       file.length && object.length ? STR(", ") : STR(""), object},
			4);
}

/*
 * The columns that a place has of so many.  One without a line is left out where the name has no
 * room beside it; else the name leaves what its last component does not need.
 */
static size_t place_columns(const struct writing *w, const struct label *label, struct str place,
			    size_t room)
{
	const size_t least = label->line.length ? PLACE : PATH;
	size_t columns = fit_columns(place, room);
	size_t name = fit_columns(screen_label_name(w, label), room);

	if (!columns || name + GAP + columns <= room)
		return columns;
	if (!label->line.length && w->report->by != BY_ROW && (!label->all || label->whole))
		return 0;
	if (room < PLACE + GAP + PLACE)
		return 0;
	name = name_least_columns(screen_label_name(w, label), room);
	if (name + GAP + columns <= room || columns < least)
		return columns;
	return room > name + GAP + least ? room - name - GAP : least;
}

/* The name in so many columns.  The caller frees it. */
static struct str fit_label(const struct writing *w, const struct label *label, size_t columns)
{
	struct str name = screen_label_name(w, label);

	if (w->report->rows.list[label->row].name == NONE)
		return fit_path(name, columns);
	/* Rows that look alike are told apart by their ends. */
	if (label->whole && !label->all)
		return fit_end(name, columns);
	if ((label->whole || w->report->settings->names == NAMES_FULL) &&
	    fit_is_within(name, columns))
		return str_join(&name, 1);
	return name_fit(name, columns);
}

void screen_label_put(const struct writing *w, const struct label *label, size_t room)
{
	struct str marks = behind(w, label), place = screen_label_place(w, label), name, fit;
	size_t used = fit_columns(marks, w->width ? w->width : NAMES), blanks = GAP;

	if (w->width) {
		size_t columns;

		room = room > used ? room - used : 0;
		columns = place_columns(w, label, place, room);
		name = fit_label(w, label, columns ? room - GAP - columns : room);
		fit = columns ? fit_path(place, columns) : str_join(NULL, 0);
		blanks = room - fit_columns(name, room);
		blanks -= fit_columns(fit, blanks);
	} else {
		name = limits_name(w->report->limits, screen_label_name(w, label));
		name = str_join(&name, 1);
		fit = str_join(&place, 1);
		used += fit_columns(name, NAMES);
		blanks += used < NAMES ? NAMES - used : 0;
	}
	str_print_flat(w->out, name);
	screen_write(w->out, marks);
	if (fit.length)
		fprintf(w->out, "%*s", (int)blanks, "");
	str_print_flat(w->out, fit);
	str_free(fit);
	str_free(name);
	str_free(marks);
	str_free(place);
}
