/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/html/html_data.h"

#include "report/files.h"
#include "source/beside.h"
#include "write/formats/json_figures.h"
#include "write/formats/json_string.h"

#include <inttypes.h>
#include <stdlib.h>

/* A file that rows have lines in, and which: its text is shown around them. */
struct page_file {
	name_id file;
	uint64_t *numbers;
	size_t count, room;
};

struct data {
	struct json_figures figures;
	const struct cut *cut;
	struct diag *diag;
	struct source_search *search;
	struct page_file *files;
	size_t file_count, file_room;
	uint32_t *file_of; /* by name: index of files, or NONE */
	/* By name: whether OLD's lines of the file are apart. */
	enum { APART_UNKNOWN, APART_NO, APART_YES } * apart;
};

static FILE *out_of(const struct data *d)
{
	return d->figures.out;
}

/* --- lines ------------------------------------------------------------- */

static uint32_t file_index(struct data *d, name_id file)
{
	if (d->file_of[file] == NONE) {
		d->files = util_grow(d->files, &d->file_room, d->file_count + 1,
				     sizeof(*d->files));
		d->files[d->file_count] = (struct page_file){.file = file};
		d->file_of[file] = util_id(d->file_count++);
	}
	return d->file_of[file];
}

static void add_number(struct page_file *file, uint64_t number)
{
	file->numbers = util_grow(file->numbers, &file->room, file->count + 1,
				  sizeof(*file->numbers));
	file->numbers[file->count++] = number;
}

static void put_line_calls(const struct data *d,
			   const struct source_lines *lines,
			   const struct line_calls *calling)
{
	size_t i;

	for (i = calling->first; i < calling->end; i++) {
		const struct row_call *call = &lines->calls.list[i];

		fprintf(out_of(d), "%s{\"to\": %" PRIu32,
			i > calling->first ? ", " : "", d->cut->id[call->row]);
		json_figures_call(&d->figures, &lines->calls, call);
		putc('}', out_of(d));
	}
}

/* What OLD's lines of a row cost, where they have no place in NEW's text. */
static void put_unplaced(const struct data *d, uint32_t file,
			 const struct source_lines *lines, bool *any)
{
	if (!beside_unplaced(lines))
		return;
	fprintf(out_of(d), "%s{\"file\": %" PRIu32 ", \"line\": null",
		*any ? ",\n    " : "", file);
	*any = true;
	json_figures_change(&d->figures, "self", &lines->costs,
			    lines->unplaced);
	fputs(", \"calls\": []}", out_of(d));
}

/* The lines of a row in one file; *any: there were others before. */
static void put_lines(struct data *d, uint32_t file,
		      const struct source_lines *lines, bool *any)
{
	struct source_walk walk = {0};

	while (source_lines_next(lines, &walk)) {
		fprintf(out_of(d),
			"%s{\"file\": %" PRIu32 ", \"line\": %" PRIu64,
			*any ? ",\n    " : "", file, walk.number);
		*any = true;
		json_figures_change(&d->figures, "self", &lines->costs,
				    walk.line.cost);
		fputs(", \"calls\": [", out_of(d));
		if (walk.calls)
			put_line_calls(d, lines, walk.calls);
		fputs("]}", out_of(d));
		if (walk.number)
			add_number(&d->files[file], walk.number);
	}
	put_unplaced(d, file, lines, any);
}

/* Looks for the source of a file. */
static bool find_source(const struct data *d, name_id file,
			struct source *source)
{
	struct report_file wanted = {.file = file, .recorded = true};
	struct error why;

	return source_find_file(source, d->cut->report, &wanted, d->search,
				&why) == SOURCE_FOUND;
}

/* Whether OLD's lines of a file are apart; a file is looked at once. */
static bool is_apart(struct data *d, name_id file)
{
	if (d->figures.diff && d->apart[file] == APART_UNKNOWN) {
		struct source source;
		bool found = find_source(d, file, &source);

		d->apart[file] = beside_is_apart(d->cut->report, file,
						 found ? &source : NULL)
					 ? APART_YES
					 : APART_NO;
		if (found)
			source_close(&source);
	}
	return d->apart[file] == APART_YES;
}

/* Whether there is more than costs of lines that are not known. */
static bool has_lines(const struct source_lines *lines)
{
	return (lines->count && lines->lines[lines->count - 1].number) ||
	       (lines->calling_count &&
		lines->calling[lines->calling_count - 1].number) ||
	       beside_unplaced(lines);
}

static bool put_lines_in(struct data *d, row_id row, name_id file, bool *any,
			 struct error *error)
{
	struct source_lines lines;
	bool good = beside_lines(d->cut->report, file, row, is_apart(d, file),
				 &lines, error);

	if (good && has_lines(&lines))
		put_lines(d, file_index(d, file), &lines, any);
	source_lines_free(&lines);
	return good;
}

static bool put_lines_of(struct data *d, row_id row, struct error *error)
{
	const struct report *report = d->cut->report;
	name_id *files;
	size_t n = files_of_row(report, row, &files), i;
	bool any = false, good = true;

	fputs(",\n   \"lines\": [", out_of(d));
	for (i = 0; good && report->index->lines_of.first && i < n; i++)
		good = put_lines_in(d, row, files[i], &any, error);
	putc(']', out_of(d));
	free(files);
	return good;
}

/* --- functions --------------------------------------------------------- */

static bool put_callees(const struct data *d, uint32_t id, struct error *error)
{
	struct row_calls calls;
	bool good = cut_calls_from(d->cut, id, &calls, error);
	size_t i;

	fputs(",\n   \"callees\": [", out_of(d));
	for (i = 0; i < calls.count; i++) {
		const struct row_call *call = &calls.list[i];

		fprintf(out_of(d), "%s{\"id\": %" PRIu32, i ? ", " : "",
			call->row);
		json_figures_call(&d->figures, &calls, call);
		putc('}', out_of(d));
	}
	putc(']', out_of(d));
	row_calls_free(&calls);
	return good;
}

static bool put_inlined(const struct data *d, uint32_t id, struct error *error)
{
	struct cut_code code;
	bool good = cut_code_of(d->cut, id, &code, error);
	size_t i;

	fputs(",\n   \"inlined\": [", out_of(d));
	for (i = 0; i < code.count; i++) {
		fprintf(out_of(d), "%s{\"id\": %" PRIu32, i ? ", " : "",
			code.list[i].id);
		json_figures_change(&d->figures, "self", &code.costs,
				    code.list[i].self);
		json_figures_change(&d->figures, "inclusive", &code.costs,
				    code.list[i].inclusive);
		putc('}', out_of(d));
	}
	putc(']', out_of(d));
	cut_code_free(&code);
	return good;
}

/* Where names are short ones, and this one has one. */
static void put_short_name(const struct data *d, name_id name)
{
	const struct report *report = d->cut->report;
	struct str text = report_function_name(report, name);

	if (name != NONE && !str_equal(text, report_name(report, name)))
		json_figures_text(&d->figures, "short",
				  limits_name(report->limits, text));
}

static bool put_row(struct data *d, uint32_t id, struct error *error)
{
	const struct json_figures *j = &d->figures;
	const struct report *report = d->cut->report;
	const struct view *old = report_old(report), *new = report_new(report);
	row_id r = d->cut->kept[id];
	const struct row *row = &report->rows[r];
	uint32_t cycle = report_cycle(report, r);

	json_figures_name(j, "name", row->name);
	put_short_name(d, row->name);
	json_figures_name(j, "file", row->file);
	json_figures_name(j, "object", row->object);
	json_figures_change(j, "self", &report->costs, row->self);
	json_figures_change(j, "inclusive", &report->costs, row->inclusive);
	json_figures_count(j, row->calls, old->row_calls[r], new->row_calls[r]);
	if (cycle)
		fprintf(j->out, ", \"cycle\": %" PRIu32, cycle);
	else
		fputs(", \"cycle\": null", j->out);
	json_figures_slices(j, r);
	return put_callees(d, id, error) && put_inlined(d, id, error) &&
	       put_lines_of(d, r, error);
}

/* What the slices of --compare have of what was cut: self costs only. */
static void put_left_slices(const struct data *d)
{
	const struct report *report = d->cut->report;
	size_t count = d->figures.profile->slice_count, i, r;

	for (i = 0; i < count; i++) {
		const struct view *view = report_slice(report, i);
		struct costs costs = {0};
		cost_id sum = 0;

		for (r = 0; r < report->row_count; r++)
			if (d->cut->id[r] == d->cut->kept_count)
				cost_add(&costs, &sum, &report->costs,
					 view->row_self[r]);
		json_figures_self(&d->figures, i, &costs, sum);
		cost_free(&costs);
	}
	fputs(count ? "]" : "", out_of(d));
}

static bool put_left(struct data *d, uint32_t id, struct error *error)
{
	const struct json_figures *j = &d->figures;
	const struct cut *cut = d->cut;

	json_figures_text(j, "name", STR("(other)"));
	fputs(", \"file\": null, \"object\": null", j->out);
	json_figures_change(j, "self", &cut->costs, cut->self);
	json_figures_change(j, "inclusive", &cut->costs, cut->inclusive);
	json_figures_count(j, cut->calls, cut->old_calls, cut->new_calls);
	fprintf(j->out, ", \"cycle\": null, \"other\": %zu", cut->left);
	put_left_slices(d);
	if (!put_callees(d, id, error) || !put_inlined(d, id, error))
		return false;
	fputs(", \"lines\": []", j->out);
	return true;
}

static bool put_functions(struct data *d, struct error *error)
{
	uint32_t count = util_id(d->cut->kept_count + (d->cut->left > 0));
	uint32_t id;
	bool good = true;

	fputs("\n \"functions\": [", out_of(d));
	for (id = 0; good && id < count && !ferror(out_of(d)); id++) {
		fprintf(out_of(d), "%s\n  {\"id\": %" PRIu32, id ? "," : "",
			id);
		good = id < d->cut->kept_count ? put_row(d, id, error)
					       : put_left(d, id, error);
		putc('}', out_of(d));
	}
	fputs("],", out_of(d));
	return good;
}

/* --- files ------------------------------------------------------------- */

static int compare_numbers(const void *a, const void *b)
{
	const uint64_t *x = a, *y = b;

	return (*x > *y) - (*x < *y);
}

/* The lines to show the text around, for source_begin(). */
static struct source_lines lines_of_file(const struct page_file *file)
{
	struct source_lines lines = {
		.lines = util_alloc(file->count, sizeof(*lines.lines))};
	size_t i;

	if (file->count)
		qsort(file->numbers, file->count, sizeof(*file->numbers),
		      compare_numbers);
	for (i = 0; i < file->count; i++)
		if (i == 0 || file->numbers[i] != file->numbers[i - 1])
			lines.lines[lines.count++].number = file->numbers[i];
	return lines;
}

/* How the lines of a block are called that are not numbered by their places. */
struct block_labels {
	char *text;
	size_t length, room;
};

static void add_label(struct block_labels *labels,
		      const struct source_item *item)
{
	enum { MOST = 32 };
	const char mark[] = {item->mark, '\0'};

	if (!item->mark)
		return;
	labels->text = util_grow(labels->text, &labels->room,
				 labels->length + MOST, 1);
	labels->length += (size_t)sprintf(
		labels->text + labels->length, "%s\"%s%" PRIu64 "\"",
		labels->length ? ", " : "", item->mark == ' ' ? "" : mark,
		source_shown_line(item));
}

static void end_block(const struct data *d, struct block_labels *labels)
{
	fputc(']', out_of(d));
	if (labels->length)
		fprintf(out_of(d), ", \"labels\": [%s]", labels->text);
	labels->length = 0;
	fputc('}', out_of(d));
}

static void put_source(const struct data *d, const struct page_file *file,
		       struct source *source)
{
	struct source_lines lines = lines_of_file(file);
	struct block_labels labels = {0};
	struct source_item item;
	struct error why;
	uint64_t next = 0;

	source_begin(source, &lines, d->cut->report->settings->context);
	do {
		if (!source_next(source, &item, &why)) {
			diag_warn(d->diag, "%s", why.text);
			break;
		}
		if (item.kind != SOURCE_LINE)
			continue;
		if (item.text.length &&
		    item.text.at[item.text.length - 1] == '\r')
			item.text.length--;
		if (next && item.number != next)
			end_block(d, &labels);
		if (item.number == next)
			fputs(",\n    ", out_of(d));
		else
			fprintf(out_of(d),
				"%s\n   {\"line\": %" PRIu64 ", \"text\": [",
				next ? "," : "", item.number);
		json_string(out_of(d), item.text);
		add_label(&labels, &item);
		next = item.number + 1;
	} while (item.kind != SOURCE_END);
	if (next)
		end_block(d, &labels);
	free(labels.text);
	source_lines_free(&lines);
}

static void put_file(const struct data *d, const struct page_file *file)
{
	struct source source;
	char *place;

	json_string(out_of(d), report_shown_name(d->cut->report, file->file));
	if (!find_source(d, file->file, &source)) {
		fputs(", \"found\": null, \"source\": []}", out_of(d));
		return;
	}
	place = source_place(&source, d->cut->report->directory);
	json_figures_text(&d->figures, "found", str_of(place));
	free(place);
	fputs(", \"source\": [", out_of(d));
	put_source(d, file, &source);
	fputs("]}", out_of(d));
	source_close(&source);
}

static void put_files(const struct data *d)
{
	size_t i;

	fputs("\n \"files\": [", out_of(d));
	for (i = 0; i < d->file_count && !ferror(out_of(d)); i++) {
		fputs(i ? ",\n  {\"name\": " : "\n  {\"name\": ", out_of(d));
		put_file(d, &d->files[i]);
	}
	fputs("]}\n", out_of(d));
}

/* What all rows cost: what the page's own sums must come to. */
static void put_check(const struct data *d)
{
	const struct report *report = d->cut->report;
	struct costs costs = {0};
	cost_id sum = 0, old = 0;

	cost_add(&costs, &sum, &report->costs,
		 report_new(report)->aggregates.total);
	if (d->figures.diff) {
		cost_add(&costs, &old, &report->costs,
			 report_old(report)->aggregates.total);
		sum = cost_change(&costs, old, sum);
	}
	fputs("\n \"check\": {\"rows\": ", out_of(d));
	fprintf(out_of(d), "%zu", report->row_count);
	json_figures_change(&d->figures, "self", &costs, sum);
	fputs("},", out_of(d));
	cost_free(&costs);
}

bool html_data(const struct writing *w, const struct cut *cut,
	       struct error *error)
{
	size_t names = w->profile->names.count, i;
	struct data d = {
		.figures = json_figures_of(w),
		.cut = cut,
		.diag = w->diag,
		.search = w->search,
		.file_of = util_alloc(names, sizeof(*d.file_of)),
		.apart = util_alloc(names, sizeof(*d.apart)),
	};
	bool good;

	d.figures.dense = true;
	for (i = 0; i < names; i++)
		d.file_of[i] = NONE;
	fputs("{\"format\": \"cgannotate\", \"version\": 1,", w->out);
	json_figures_head(&d.figures);
	put_check(&d);
	good = put_functions(&d, error);
	if (good)
		put_files(&d);
	for (i = 0; i < d.file_count; i++)
		free(d.files[i].numbers);
	free(d.files);
	free(d.file_of);
	free(d.apart);
	return good;
}
