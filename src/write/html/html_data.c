/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/html/html_data.h"

#include "report/rows.h"
#include "source/instructions.h"
#include "source/source.h"
#include "values/events.h"
#include "write/formats/json_values.h"
#include "write/html/html_nodes.h"

#include <inttypes.h>
#include <stdlib.h>

/* The most costs, calls and jumps of instructions in a page: with 13 events, about 5 MB. */
enum { CODE_MOST = 20000 };

/* A file that rows have lines in: the page has the text around these lines. */
struct page_file {
	name_id file;
	struct source_lines lines; /* only their numbers are set, all are costly */
	size_t room;
};

struct data {
	struct json_values json;
	struct json *to;
	const struct cut *cut;
	/* With --asm: by id, whether the page has the function's instructions; and their texts. */
	bool *has_code;
	struct disassembly texts;
	struct page_file *files;
	size_t file_count, file_room;
	uint32_t *file_of; /* by name: index of files, or NONE */
	/* With slices that can have flame graphs: edges by the id of their callers. */
	struct groups edges;
	size_t *callee; /* by id: its place among the callees of the function being written */
	/* By name: whether OLD's lines may be of another text than NEW's. */
	enum { APART_UNKNOWN, APART_NO, APART_YES } * apart;
};

/* --- lines ------------------------------------------------------------- */

/* Returns whether OLD's lines of a file may be of another text; checked once a file. */
static bool is_apart(struct data *d, name_id file)
{
	if (d->json.diff && d->apart[file] == APART_UNKNOWN) {
		const struct report_file wanted = {.file = file};
		struct source source;
		struct error ignored;
		bool found = source_find_file(&source, d->json.report, &wanted, d->json.w->search,
					      &ignored) == SOURCE_FOUND;
		enum source_age age =
			found ? source_age(&source, d->json.report, file) : SOURCE_AGE_UNKNOWN;

		d->apart[file] = source_lines_kind(d->json.report, file, age) == SOURCE_LINES_APART
					 ? APART_YES
					 : APART_NO;
		if (found)
			source_close(&source);
	}
	return d->apart[file] == APART_YES;
}

/*
 * Writes the lines of a row, by file; in each file, the last one is the costs of OLD's lines that
 * have no place in NEW's text.
 */
static void put_lines(struct data *d, row_id row)
{
	const struct report *report = d->json.report;
	name_id *files;
	size_t n = files_of_row(report, row, &files);

	json_open_line(d->to, 3, "lines", '[');
	for (size_t i = 0; report->index.of.profile && i < n; i++) {
		uint32_t *at = &d->file_of[files[i]];
		struct source_line unplaced = {.number = 0};
		struct source_lines lines;
		size_t count;

		source_lines_of(d->json.report, files[i], row,
				is_apart(d, files[i]) ? SOURCE_LINES_APART : SOURCE_LINES_ALL,
				&lines);
		count = lines.count + source_lines_unplaced(&lines);
		/* Only costs in known lines, or of OLD's lines without a place. */
		if (count == lines.count && count && !lines.lines[count - 1].number)
			count = 0;
		if (count && *at == NONE) {
			*at = util_id(d->file_count);
			UTIL_PUSH(d->files, d->file_count, d->file_room) =
				(struct page_file){.file = files[i]};
		}
		memcpy(unplaced.in, lines.unplaced, sizeof(unplaced.in));
		for (size_t k = 0; k < count; k++) {
			bool placed = k < lines.count;
			const struct source_line *line = placed ? &lines.lines[k] : &unplaced;
			struct page_file *to = &d->files[*at];

			json_open_line(d->to, 4, NULL, '{');
			json_count(d->to, "file", *at);
			json_number(d->to, "line", placed, line->number);
			json_values_line(&d->json, &lines, line);
			if (line->number)
				UTIL_PUSH(to->lines.lines, to->lines.count, to->room) =
					(struct source_line){.number = line->number, .costly = true};
		}
		source_lines_free(&lines);
	}
	json_close(d->to, "]");
	free(files);
}

/* --- instructions ------------------------------------------------------ */

static void put_hex(struct json *to, const char *key, uint64_t address)
{
	json_print(to, key, "\"%" PRIx64 "\"", address);
}

/* Writes the values of an instruction, without the last ones if they are null. */
static void put_instruction(const struct json_values *j, const struct instructions *list,
			    const struct instruction *x, const uint32_t *file_of)
{
	bool known = x->file != NONE, jumps = x->first_jump < x->end_jump;
	int left = j->diff ? 3 : 1;

	json_line(j->to, 4);
	json_open(j->to, NULL, '[');
	put_hex(j->to, NULL, x->address);
	json_text(j->to, NULL, x->text);
	json_number(j->to, NULL, known && file_of[x->file] != NONE, known ? file_of[x->file] : 0);
	json_number(j->to, NULL, known, x->line);
	j->to->bare = true;
	if (known)
		json_values_change(j, "self", instructions_item(j->report, list, x));
	for (; !known && left; left--)
		json_null(j->to, NULL);
	if (x->first_call < x->end_call) {
		json_values_calls(j, &list->calls, x->first_call, x->end_call);
		json_close(j->to, "]");
	} else if (jumps) {
		json_null(j->to, NULL);
	}
	j->to->bare = false;
	if (jumps)
		json_open(j->to, NULL, '[');
	for (size_t i = x->first_jump; i < x->end_jump; i++) {
		const struct jump_counts *counts = &list->jumps[i].counts;

		json_open(j->to, NULL, '{');
		put_hex(j->to, "to", list->jumps[i].target);
		json_number(j->to, "followed", true, counts->followed);
		if (counts->conditional)
			json_number(j->to, "executed", true, counts->executed);
		if (counts->function != NONE)
			json_values_function(j, counts->function);
		json_close(j->to, "}");
	}
	json_close(j->to, jumps ? "]]" : "]");
}

static void put_instructions(const struct json_values *j, const struct instructions *list,
			     const uint32_t *file_of)
{
	const struct arrows *arrows = &list->arrows;
	size_t *place = util_alloc(list->count, sizeof(*place));
	size_t gap = 0, n = 0;

	json_open_line(j->to, 3, "code", '[');
	for (size_t i = 0; i < list->count; i++) {
		const struct instruction *x = &list->list[i];

		place[i] = n;
		if (!x->near && !x->costly && !x->target) {
			gap++;
			continue;
		}
		if (gap)
			json_number(j->to, NULL, true, gap);
		gap = 0;
		put_instruction(j, list, x, file_of);
		n++;
	}
	if (gap)
		json_number(j->to, NULL, true, gap);
	json_close(j->to, "]");
	json_open(j->to, "arrows", '[');
	for (size_t i = 0; i < arrows->count; i++)
		json_print(j->to, NULL, "[%zu,%zu,%u]", place[arrows->list[i].from],
			   place[arrows->list[i].to], arrows->list[i].column);
	json_close(j->to, "]");
	if (arrows->undrawn)
		json_number(j->to, "undrawn", true, arrows->undrawn);
	free(place);
}

/* --- functions --------------------------------------------------------- */

/* Writes the values of (other); in the slices of --compare it has self costs only. */
static void put_left(const struct data *d)
{
	const struct report *report = d->json.report;
	const struct cut *cut = d->cut;
	struct item other = report_item(report, &cut->costs, cut->in);
	size_t slices = d->json.profile->slice_count;

	json_number(d->to, "other", true, cut->left);
	json_values_change(&d->json, "self", other);
	json_values_change(&d->json, "inclusive", item_inclusive(other));
	json_values_count(&d->json, other, "null");
	if (slices)
		json_open_line(d->to, 3, "slices", '[');
	for (size_t i = 0; i < slices; i++) {
		struct costs costs = {0};
		struct values sum = {0};

		for (size_t r = 0; r < report->rows.count; r++)
			if (cut->id[r] == cut->kept_count)
				values_add(
					&costs, &sum, &report->costs,
					report_values(report, report_slice(report, i), (row_id)r),
					1);
		json_open(d->to, NULL, '{');
		json_values_costs(&d->json, "self",
				  (struct item){.costs = &costs, .in = &sum, .sides = 1});
		json_close(d->to, "}");
		cost_free(&costs);
	}
	json_close(d->to, slices ? "]" : "");
}

/* Returns whether slices have flame graphs: they have no nodes of --inlines, nor other rows. */
static bool has_paid(const struct data *d)
{
	const struct report *report = d->json.report;

	return d->json.profile->slice_count && !d->json.diff && report->by == BY_FUNCTION &&
	       !report_after(report)->inclusive.nodes.full;
}

/* Groups the edges by the functions of the page that call. */
static void index_edges(struct data *d)
{
	const struct report *report = d->json.report;
	const struct map *edges = &d->json.profile->edges;
	uint32_t *key = util_alloc(edges->count, sizeof(*key));
	size_t ids = d->cut->kept_count + 1;

	for (size_t i = 0; i < edges->count; i++)
		key[i] = d->cut->id[report->rows.node_of_portion[edges->pairs[i].a]];
	groups_make(&d->edges, key, edges->count, ids);
	d->callee = util_alloc(ids, sizeof(*d->callee));
	free(key);
}

/* Writes "paid": by callee, what the calls of it cost in each slice. */
static void put_paid(struct data *d, uint32_t id)
{
	const struct report *report = d->json.report;
	const struct row_calls *calls = &d->cut->calls[id];
	struct ids edges = groups_get(&d->edges, id);
	size_t slices = d->json.profile->slice_count;
	struct values *sum = util_alloc(calls->count * slices, sizeof(*sum));
	struct costs costs = {0};

	for (size_t i = 0; i < calls->count; i++)
		d->callee[calls->list[i].row] = i;
	for (size_t i = 0; i < edges.count; i++) {
		function_id function = d->json.profile->edges.pairs[edges.id[i]].b;
		uint32_t to = d->cut->id[report->rows.of_function[function]];
		size_t at = d->callee[to];

		if (at >= calls->count || calls->list[at].row != to)
			continue;
		for (size_t s = 0; s < slices; s++)
			cost_add(&costs, &sum[at * slices + s].self, &report->costs,
				 report_slice(report, s)->aggregates.edge[edges.id[i]].cost);
	}
	json_open_line(d->to, 3, "paid", '[');
	for (size_t i = 0; i < calls->count; i++) {
		json_open(d->to, NULL, '[');
		for (size_t s = 0; s < slices; s++)
			json_values_costs(&d->json, NULL,
					  ITEM_OF(&costs, sum[i * slices + s].self));
		json_close(d->to, "]");
	}
	json_close(d->to, "]");
	report_note_overflow(report, &costs);
	cost_free(&costs);
	free(sum);
}

/* Writes a function of the cut, or (other). */
static void put_function(struct data *d, uint32_t id)
{
	const struct cut *cut = d->cut;
	const struct row_calls *calls = &cut->calls[id];
	bool named = id < cut->kept_count;
	struct instructions list;
	struct cut_code inlined;

	json_count(d->to, "id", id);
	if (named) {
		json_values_row(&d->json, cut->kept[id]);
		json_values_slices(&d->json, cut->kept[id]);
	} else {
		put_left(d);
	}
	json_open_line(d->to, 3, "callees", '[');
	for (size_t i = 0; i < calls->count; i++) {
		json_open(d->to, NULL, '[');
		d->to->bare = true;
		json_count(d->to, "id", calls->list[i].row);
		json_values_call(&d->json, calls, &calls->list[i]);
		d->to->bare = false;
		json_close(d->to, "]");
	}
	json_close(d->to, "]");
	if (d->callee)
		put_paid(d, id);
	cut_code_of(cut, id, &inlined);
	if (inlined.count)
		json_open_line(d->to, 3, "inlined", '[');
	for (size_t i = 0; i < inlined.count; i++) {
		const struct one_code *code = &inlined.list[i];
		struct item item = report_item(d->json.report, &inlined.costs, code->in);

		json_open(d->to, NULL, '{');
		json_count(d->to, "id", code->id);
		json_values_change(&d->json, "self", item);
		json_values_change(&d->json, "inclusive", item_inclusive(item));
		json_close(d->to, "}");
	}
	json_close(d->to, inlined.count ? "]" : "");
	cut_code_free(&inlined);
	if (!named)
		return;
	put_lines(d, cut->kept[id]);
	if (!d->has_code)
		return;
	if (!d->has_code[id]) {
		json_null(d->to, "code");
		return;
	}
	instructions_of(d->json.report, cut->kept[id], &list, &d->texts, d->json.w->diag);
	put_instructions(&d->json, &list, d->file_of);
	instructions_free(&list);
}

/* --- files ------------------------------------------------------------- */

/* Writes the text around the lines of a file. */
static void put_file(const struct data *d, struct page_file *file)
{
	const struct report_file wanted = {.file = file->file};
	struct source_line *at = file->lines.lines;
	size_t count = file->lines.count;
	bool found, past_end = false;
	struct source_item item;
	struct source source;
	struct error why;

	/* The lines by number, each once. */
	if (count)
		qsort(at, count, sizeof(*at), util_compare_first);
	file->lines.count = 0;
	for (size_t i = 0; i < count; i++)
		if (i == 0 || at[i].number != at[i - 1].number)
			at[file->lines.count++] = at[i];
	json_open_line(d->to, 2, NULL, '{');
	found = json_values_source(&d->json, &wanted, report_shown_name(d->json.report, file->file),
				   &source);
	json_open(d->to, "source", '[');
	if (found)
		source_begin(&source, &file->lines, d->json.report->settings->context);
	item.kind = SOURCE_GAP;
	while (found && item.kind != SOURCE_END) {
		if (!source_next(&source, &item, &why)) {
			diag_warn(d->json.w->diag, "%s", why.text);
			break;
		}
		past_end |= item.kind == SOURCE_BOGUS;
		if (item.kind != SOURCE_LINE)
			continue;
		json_open_line(d->to, 4, NULL, '[');
		json_number(d->to, NULL, true, item.number);
		json_string(d->to, NULL, item.text);
		if (item.mark)
			json_print(d->to, NULL, "\"%.*s%" PRIu64 "\"", item.mark != ' ', &item.mark,
				   source_shown_line(&item));
		json_close(d->to, "]");
	}
	if (found)
		source_close(&source);
	json_close(d->to, "]");
	if (past_end)
		json_flag(d->to, "past_end", true);
	json_close(d->to, "}");
}

/* Writes what the functions of each object cost, those that are cut among them. */
static void put_objects(const struct data *d)
{
	const struct report *report = d->json.report;
	struct costs costs = {0};
	struct map objects = {0};
	size_t sides = report->profile->side_count;
	struct values *sum = util_alloc(report->rows.count * sides, sizeof(*sum));

	for (size_t i = report->rows.first; i < report->rows.count; i++) {
		uint32_t object = map_id(&objects, report->rows.list[i].object, 0);

		values_add(&costs, &sum[object * sides], &report->costs,
			   report_self(report, (row_id)i).in, sides);
	}
	json_open_line(d->to, 1, "objects", '[');
	for (size_t i = 0; i < objects.count; i++) {
		json_open_line(d->to, 2, NULL, '{');
		json_text(d->to, "name", report_shown_name(report, objects.pairs[i].a));
		json_values_change(&d->json, "self", report_item(report, &costs, &sum[i * sides]));
		json_close(d->to, "}");
	}
	json_close(d->to, "]");
	map_free(&objects);
	cost_free(&costs);
	free(sum);
}

/* --- events that follow from others ------------------------------------ */

/* The index of the shown column that is an event, or NONE. */
static uint32_t shown_event(const struct columns *columns, unsigned event)
{
	for (uint32_t i = 0; i < columns->shown_count; i++)
		if (column_event(&columns->shown[i]) == event)
			return i;
	return NONE;
}

/* Returns whether the page can work a column out, as all its terms are shown, and it is not. */
static bool is_derived(const struct columns *columns, const struct column *column)
{
	if (column_term(column) || !(column->is_ratio || column_is_count(column)) ||
	    !column->is_of_profile)
		return false;
	for (size_t i = 0; i < columns->shown_count; i++)
		if (str_equal(columns->shown[i].name, column->name))
			return false;
	for (size_t i = 0; i < column->term_count; i++)
		if (shown_event(columns, column->terms[i].event) == NONE)
			return false;
	return true;
}

/* Writes the sums and rates that follow from the shown events, unless shown. */
static void put_derived(const struct data *d)
{
	struct event_table table;

	events_make(&table, d->json.columns);
	json_open_line(d->to, 1, "derived", '[');
	for (size_t i = 0; i < table.count; i++) {
		const struct event_entry *entry = &table.entries[i];

		if (!entry->usable || !is_derived(d->json.columns, &entry->column))
			continue;
		json_open_line(d->to, 2, NULL, '{');
		json_values_event(d->to, &entry->definition, &entry->column);
		for (size_t k = 0; k < (entry->column.is_ratio ? 2 : 1); k++) {
			json_open(d->to, k ? "under" : "over", '[');
			for (size_t t = 0; t < entry->column.term_count; t++) {
				const struct term *term = &entry->column.terms[t];

				if (term->under == k)
					json_print(d->to, NULL, "[%" PRIu32 ",%" PRId64 "]",
						   shown_event(d->json.columns, term->event),
						   term->factor);
			}
			json_close(d->to, "]");
		}
		json_close(d->to, "}");
	}
	json_close(d->to, "]");
	events_free(&table);
}

/* With --asm, chooses the functions whose instructions the page has, and reads their texts. */
static void read_code(struct data *d)
{
	const struct cut *cut = d->cut;
	row_id *rows = util_alloc(cut->kept_count, sizeof(*rows));
	size_t left = CODE_MOST, count = 0;

	d->has_code = util_alloc(cut->kept_count, sizeof(*d->has_code));
	for (size_t i = 0; i < cut->kept_count; i++) {
		size_t facts = locations_with(&d->json.report->index.code, cut->kept[i]);

		d->has_code[i] = facts <= left;
		if (!d->has_code[i])
			continue;
		left -= facts;
		rows[count++] = cut->kept[i];
	}
	d->texts = instructions_read(d->json.report, rows, count, d->json.w->search);
	free(rows);
}

bool html_data(const struct writing *w, const struct cut *cut, struct error *error)
{
	const struct report *report = w->report;
	const struct values all[SIDES] = {{.self = report_before(report)->aggregates.total},
					  {.self = report_after(report)->aggregates.total}};
	size_t names = w->profile->names.count;
	struct json to;
	struct data d = {
		.json = json_values_begin(w, &to),
		.to = &to,
		.cut = cut,
		.file_of = util_alloc(names, sizeof(*d.file_of)),
		.apart = util_alloc(names, sizeof(*d.apart)),
	};
	bool good = true;
	uint32_t id;

	d.json.page = true;
	to.dense = true;
	d.json.id = cut->id;
	for (size_t i = 0; i < names; i++)
		d.file_of[i] = NONE;
	if (report->settings->assembly)
		read_code(&d);
	if (has_paid(&d))
		index_edges(&d);
	json_values_head(&d.json);
	/* The costs of all rows, which the page compares with its own sums. */
	json_open_line(&to, 1, "check", '{');
	json_number(&to, "rows", true, cut->kept_count + cut->left);
	json_values_change(&d.json, "self", report_item(report, &report->costs, all));
	json_close(&to, "}");
	put_objects(&d);
	put_derived(&d);
	json_open_line(&to, 1, "functions", '[');
	for (id = 0; id < cut->kept_count + (cut->left > 0) && !ferror(to.out); id++) {
		json_open_line(&to, 2, NULL, '{');
		put_function(&d, id);
		json_close(&to, "}");
	}
	json_close(&to, "]");
	good = good && html_nodes(&d.json, cut, error);
	if (good)
		json_open_line(&to, 1, "files", '[');
	for (size_t i = 0; good && i < d.file_count && !ferror(to.out); i++)
		put_file(&d, &d.files[i]);
	json_close(&to, good ? "]}\n" : "");
	for (size_t i = 0; i < d.file_count; i++)
		source_lines_free(&d.files[i].lines);
	free(d.files);
	free(d.file_of);
	groups_free(&d.edges);
	free(d.callee);
	free(d.apart);
	if (d.has_code)
		disassembly_free(&d.texts);
	free(d.has_code);
	return good;
}
