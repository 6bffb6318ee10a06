/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/screen/screen_label.h"

#include "base/groups.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum {
	GAP = 2,         /* between a name and its place */
	LEAST = 4,       /* columns of a place that is cut: "...c" */
	MOST_NAMES = 48, /* columns that names are padded to in a pipe */
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
	else if (s->width)
		label.name = limits_fitted(s->report->limits, label.name);
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
		.file = named && report_is_file(report, r->file) ? report_name(report, r->file)
								 : STR(""),
		.object = named ? report_name(report, r->object) : STR(""),
		.is_path = !named,
		.detail = report->by == BY_ROW ? LABEL_BASE : LABEL_FREE,
	};

	if (!label.name.length)
		label.name = named ? REPORT_NO_NAME : STR("(unknown)");
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

/* Adds " (3x)" to the marks of a label, or nothing. */
static void add_count(const struct screen *s, const struct row_calls *calls,
		      const struct row_call *call, struct label *label)
{
	int64_t n = row_calls_count(s->report, calls, call);
	bool counted = n || (!s->diff && call->seen & CALL_RECORDED);
	bool inlined = call->seen & CALL_INLINED;
	char *end = label->marks + strlen(label->marks);

	/* A change of 0 calls would read as "never called". */
	if (counted || inlined)
		snprintf(end, sizeof(label->marks) - strlen(label->marks), " (%s%s%s)",
			 counted ? screen_calls(s, n).text : "",
			 !counted  ? ""
			 : inlined ? "x and "
				   : "x",
			 inlined ? "inlined" : "");
}

struct str screen_label_fit(const struct label *label, size_t columns)
{
	struct fit fit;

	if (!label->is_path)
		return label->with_suffix ? name_fit_with_suffix(label->name, columns)
					  : name_fit(label->name, columns);
	fit = fit_path(label->name, columns);
	return str_join(fit.piece, fit.count);
}

static size_t least_of_name(const struct label *label, size_t most)
{
	return label->is_path ? fit_columns(fit_base(label->name, most), most)
			      : name_least_columns(label->name, most);
}

struct str screen_label_place(const struct screen *s, const struct label *label)
{
	bool base = s->width && label->detail < LABEL_PATH;
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

size_t screen_label_least(const struct label *label, size_t most)
{
	size_t place = *label->lines ? GAP + fit_columns(fit_base(label->file, most), most) +
					       strlen(label->lines)
				     : 0;

	return least_of_name(label, most) + strlen(label->marks) + place;
}

/* --- printing ------------------------------------------------------------ */

/* Prints a label without a width. */
static void put_whole(const struct screen *s, const struct label *label, struct str place,
		      size_t names)
{
	struct limits *limits = s->report->limits;
	/* A longer name is not looked at to its end. */
	size_t used = fit_columns(label->name, names) + strlen(label->marks);

	str_print(s->out, limits_name(limits, label->name));
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
	least = least_of_name(label, room);
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

/* --- labels of a table --------------------------------------------------- */

/* Groups labels by what is printed of them, and prints those that have changed. */
static void group(const struct screen *s, struct labels *labels, struct groups *groups)
{
	struct draft draft;
	struct screen to = screen_draft(s, &draft);

	for (size_t i = 0; i < labels->count; i++) {
		if (labels->text[i] != NONE)
			continue;
		draft.length = 0;
		screen_label_put(&to, &labels->list[i], 0, labels->used);
		fflush(draft.file);
		labels->text[i] = names_id(&labels->texts, (struct str){draft.text, draft.length});
	}
	draft_end(&draft, false, NULL);
	groups_make(groups, labels->text, labels->count, labels->texts.count);
}

/* Returns whether equal labels are of one row, as those of calls from several lines may be. */
static bool are_of_one_row(const struct labels *labels, struct ids equal)
{
	row_id row = labels->list[equal.id[0]].row;
	size_t i;

	for (i = 1; i < equal.count && labels->list[equal.id[i]].row == row; i++)
		;
	return i == equal.count && (row != NONE || equal.count == 1);
}

/* Returns whether the places of equal labels are the same, and cannot tell them apart. */
static bool are_of_one_place(const struct labels *labels, struct ids equal)
{
	const struct label *first = &labels->list[equal.id[0]];

	for (size_t i = 1; i < equal.count; i++) {
		const struct label *label = &labels->list[equal.id[i]];

		if (!str_equal(label->file, first->file) ||
		    !str_equal(label->object, first->object))
			return false;
	}
	return true;
}

/*
 * Shows more of equal labels or, where there is no more, numbers their rows; *next is the next
 * number.
 */
static void show_more(struct labels *labels, struct ids equal, unsigned *next)
{
	const row_id first = labels->list[equal.id[0]].row;
	row_id last = first;
	bool one_place = are_of_one_place(labels, equal);
	unsigned number = 0;

	for (size_t i = 0; i < equal.count; i++) {
		struct label *label = &labels->list[equal.id[i]];
		bool is_first = i == 0 || (first != NONE && label->row == first);

		labels->text[equal.id[i]] = NONE;
		if (one_place && !label->is_path && !label->with_suffix) {
			label->with_suffix = true;
			continue;
		}
		if (!one_place && label->detail < LABEL_ALL && !*label->lines) {
			label->detail++;
			continue;
		}
		if (is_first || strlen(label->marks) + 16 >= sizeof(label->marks))
			continue;
		if (!number || label->row == NONE || label->row != last)
			number = (*next)++;
		last = label->row;
		sprintf(label->marks + strlen(label->marks), " #%u", number);
	}
}

static void tell_apart(const struct screen *s, struct labels *labels)
{
	enum { ROUNDS = 8 };
	unsigned next = 2;
	bool more = labels->count > 1 && s->width;

	if (!more)
		return;
	labels->text = util_alloc(labels->count, sizeof(*labels->text));
	for (size_t i = 0; i < labels->count; i++)
		labels->text[i] = NONE;
	for (size_t round = 0; more && round < ROUNDS; round++) {
		struct groups groups;

		group(s, labels, &groups);
		more = false;
		for (size_t i = 0; i < labels->texts.count; i++) {
			struct ids equal = groups_get(&groups, i);

			if (!equal.count || are_of_one_row(labels, equal))
				continue;
			more = true;
			show_more(labels, equal, &next);
		}
		groups_free(&groups);
	}
}

void screen_labels_complete(const struct screen *s, struct labels *labels, size_t used)
{
	for (size_t i = 0; i < labels->count; i++) {
		const struct label *label = &labels->list[i];
		size_t columns = fit_columns(label->name, MOST_NAMES + 1) + strlen(label->marks);

		if (columns > labels->names && columns <= MOST_NAMES)
			labels->names = columns;
	}
	labels->used = used;
	tell_apart(s, labels);
}

static struct labels complete(const struct screen *s, struct label *list, size_t n, size_t used)
{
	struct labels labels = {.list = list, .count = n};

	screen_labels_complete(s, &labels, used);
	return labels;
}

struct labels screen_labels_of(const struct screen *s, const row_id *rows, size_t n, size_t used)
{
	struct label *list = util_alloc(n, sizeof(*list));

	for (size_t i = 0; i < n; i++)
		list[i] = screen_label_of(s, rows[i]);
	return complete(s, list, n, used);
}

struct labels screen_labels_of_calls(const struct screen *s, const struct row_calls *calls,
				     size_t used)
{
	struct label *list = util_alloc(calls->count, sizeof(*list));

	for (size_t i = 0; i < calls->count; i++) {
		list[i] = screen_label_of(s, calls->list[i].row);
		add_count(s, calls, &calls->list[i], &list[i]);
	}
	return complete(s, list, calls->count, used);
}

void screen_labels_put(const struct screen *s, const struct labels *labels, size_t i, size_t used)
{
	if (!labels->text || labels->text[i] == NONE || labels->used != used)
		screen_label_put(s, &labels->list[i], labels->names, used);
	else
		screen_put_lines(s, names_str(&labels->texts, labels->text[i]));
}

void screen_labels_free(struct labels *labels)
{
	free(labels->list);
	free(labels->text);
	names_free(&labels->texts);
}
