/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/report.h"

#include <inttypes.h>

int64_t report_whole(const struct report *report, const struct column *column)
{
	const struct columns *columns = report->columns;
	int64_t total;

	if (column->of_slices && column->change)
		column = &columns->shown[0];
	column_value(columns, column,
		     column->of_slices ? report_totals(report)
				       : report_total(report, report_before(report)),
		     &total);
	return total;
}

struct str report_name(const struct report *report, name_id name)
{
	if (name == NONE)
		return STR("");
	return names_str(&report->profile->names, name);
}

struct str report_shown_name(const struct report *report, name_id name)
{
	return limits_name(report->limits, report_name(report, name));
}

bool report_is_file(const struct report *report, name_id name)
{
	return name != NONE && !str_equal(report_name(report, name), STR("???"));
}

struct str report_file_name(const struct report *report, const struct report_file *file)
{
	return file->wanted ? str_of(file->wanted) : report_shown_name(report, file->file);
}

struct str report_function_name(const struct report *report, name_id name)
{
	struct str full = report_name(report, name), *shown;

	if (!full.length || name >= report->shown_count)
		return full;
	shown = &report->shown[name];
	if (!shown->length)
		*shown = name_short(full);
	return *shown;
}

struct str report_row_name(const struct report *report, row_id r)
{
	const struct row *row = &report->rows.list[r];

	if (row->name != NONE)
		return report_function_name(report, row->name);
	return report_name(report, row->file != NONE ? row->file : row->object);
}

bool report_written(const struct report *report, const struct side_sums *sums, name_id name,
		    size_t n, struct str *written)
{
	struct ids ids = groups_get(&sums->originals, name);

	if (n < ids.count)
		name = sums->side->originals.pairs[ids.id[n]].b;
	*written = report_name(report, name);
	return n < ids.count || n == 0;
}

bool report_original(const struct report *report, const struct side_sums *sums, name_id name,
		     size_t n, struct str *original)
{
	if (!report_written(report, sums, name, n, original))
		return false;
	str_eat(original, report->directory);
	return true;
}

bool report_source_name(const struct report *report, const struct report_file *file, size_t n,
			struct str *name)
{
	if (file->wanted && n-- == 0) {
		*name = str_of(file->wanted);
		return true;
	}
	return file->file != NONE &&
	       report_original(report,
			       report->after_has_file[file->file] ? report_after(report)
								  : report_before(report),
			       file->file, n, name);
}

struct woven_numbers report_line_numbers(const struct report *report, row_id row)
{
	const struct woven *woven = woven_of(report->woven, report->rows.list[row].file);
	uint64_t line = report_line(report, row);

	return woven_numbers(woven, woven ? woven_old_place(woven, line) : line);
}

void report_line_label(const struct report *report, row_id row, char label[REPORT_LINE])
{
	uint64_t line = report_line(report, row);
	bool removed = report->woven && report->woven->count && (line & WOVEN_REMOVED);

	*label = '-';
	sprintf(label + removed, "%" PRIu64, removed ? line & ~WOVEN_REMOVED : line);
}

uint32_t report_cycle(const struct report *report, row_id row)
{
	/* With BY_FILE or BY_OBJECT, cycles are not of functions. */
	if (!report->has_inclusive || report_function(report, row) == NONE)
		return 0;
	return report_after(report)->inclusive.cycle[row];
}

struct report_marks report_marks(const struct report *report, row_id row, bool calls)
{
	const struct settings *settings = report->settings;
	const struct row *r = &report->rows.list[row];
	uint32_t cycle = settings->drop_in ? 0 : report_cycle(report, row);
	bool diff = profile_compares(report->profile) && !report->columns->slice_count;
	struct report_marks marks = {"", !diff || r->after == r->before ? ""
					 : r->after                     ? " (new)"
									: " (gone)"};

	if (cycle &&
	    (settings->inclusive || calls || settings->call_tree || settings->tree != TREE_NONE))
		sprintf(marks.cycle, " <cycle %" PRIu32 ">", cycle);
	return marks;
}

void report_note_overflow(const struct report *report, const struct costs *costs)
{
	if (!report->columns->overflow->text[0])
		aggregates_fit(report->profile, costs, report->columns->overflow);
}

static void sums_free(struct side_sums *sums)
{
	aggregates_free(&sums->aggregates);
	inclusive_free(&sums->inclusive);
	groups_free(&sums->originals);
}

void report_unlist(struct report *report)
{
	free(report->order.listed);
	free(report->order.left_out);
	free(report->files);
	report->order = (struct report_order){0};
	report->files = NULL;
	report->file_count = report->file_room = 0;
}

void report_free(struct report *report)
{
	for (size_t i = 0; i < report->all_sides; i++)
		sums_free(&report->sums[i]);
	free(report->sums);
	free(report->totals);
	cost_free(&report->costs);
	groups_free(&report->index.portions_of);
	free(report->rows.list);
	free(report->rows.in);
	free(report->rows.line);
	free(report->rows.of_portion);
	free(report->rows.of_function);
	free(report->rows.node_of_portion);
	report_unlist(report);
	for (size_t i = 0; i < report->shown_count; i++)
		if (report->shown[i].length)
			str_free(report->shown[i]);
	free(report->shown);
	locations_free(&report->index.code);
	free(report->has_file);
	free(report->after_has_file);
	groups_free(&report->index.edges_to);
	groups_free(&report->index.calls_along);
	groups_free(&report->index.edges_from);
	locations_free(&report->index.in);
	locations_free(&report->index.of);
}
