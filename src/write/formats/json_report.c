/* SPDX-License-Identifier: GPL-3.0-or-later */
/* JSON, piece by piece; the manual describes it. */
#include "write/formats/json_values.h"

#include "report/ranking.h"
#include "report/rows.h"
#include "shapes/call_tree.h"
#include "source/source.h"

#include <stdlib.h>

/*
 * The rows that a report mentions, with ids: first the listed rows, from 0, in
 * the order of the list; then, by name, other rows that call listed rows or are
 * called by them, and rows in calls from the lines of files to annotate.
 */
struct mentioned {
	uint32_t *id; /* by row: its id; NONE: it is not mentioned */
	struct mentioned_row {
		row_id row;
		const struct report *report; /* for qsort() */
	} * list;                            /* by id */
	size_t count;
};

/* --- the rows that are mentioned --------------------------------------- */

static void give_id(struct mentioned *m, const struct report *report, row_id row)
{
	if (m->id[row] != NONE)
		return;
	m->id[row] = (uint32_t)m->count;
	m->list[m->count++] = (struct mentioned_row){row, report};
}

static int compare_rows(const void *a, const void *b)
{
	const struct mentioned_row *x = a, *y = b;

	return rows_compare(x->report, x->row, y->row);
}

static struct mentioned find_rows(const struct report *report)
{
	const struct map *edges = &report->profile->edges;
	size_t listed = report->order.count, all = report->rows.count;
	struct mentioned m = {.id = util_alloc(all, sizeof(*m.id)),
			      .list = util_alloc(all, sizeof(*m.list))};

	for (size_t i = 0; i < all; i++)
		m.id[i] = NONE;
	for (size_t i = 0; i < listed; i++)
		give_id(&m, report, report->order.listed[i]);
	for (size_t i = 0; i < edges->count; i++) {
		row_id from = report->rows.of_portion[edges->pairs[i].a];
		row_id to = report->rows.of_function[edges->pairs[i].b];

		/* Calls may have become another function's (src/README R4). */
		if (report->all_sides == 1 && !report_after(report)->aggregates.edge[i].seen)
			continue;
		if (m.id[from] < listed || m.id[to] < listed) {
			give_id(&m, report, from);
			give_id(&m, report, to);
		}
	}
	/* Callers and callees of the calls from the lines of files, the unknown one last. */
	for (size_t i = 0; i <= report->file_count; i++) {
		name_id file = i < report->file_count ? report->files[i].file : report->unknown;
		struct ids calls = {0};

		if (file != NONE)
			calls = groups_get(&report->index.in.of[LOCATION_CALL], file);
		for (size_t k = 0; k < calls.count; k++) {
			struct location call =
				locations_get(&report->index.in, LOCATION_CALL, calls.id[k]);
			struct call on;

			if (report->all_sides == 1 &&
			    !locations_on(&report->index.in, LOCATION_CALL, call.id,
					  report_after(report)->side, &on))
				continue;
			give_id(&m, report, report->rows.of_portion[call.portion]);
			give_id(&m, report, report->rows.of_function[call.callee]);
		}
	}
	/* Not in the order of the calls that mentioned them first. */
	qsort(m.list + listed, m.count - listed, sizeof(*m.list), compare_rows);
	for (size_t i = listed; i < m.count; i++)
		m.id[m.list[i].row] = (uint32_t)i;
	return m;
}

/* --- functions --------------------------------------------------------- */

/* Writes a line that calls come from; its "file" if not the caller's. */
static void put_site(const struct json_values *j, row_id caller, const struct row_calls *calls,
		     const struct row_call *site)
{
	json_open(j->to, NULL, '{');
	json_number(j->to, "line", true, site->line);
	json_values_call(j, calls, site);
	if (site->file != j->report->rows.list[caller].file)
		json_string(j->to, "file", report_name(j->report, site->file));
	json_close(j->to, "}");
}

/* Writes the callers or callees of a row; the list is empty unless shown. */
static void put_row_calls(const struct json_values *j, row_id row, bool shown, bool callers)
{
	struct row_calls calls = {0};

	if (shown)
		row_calls_of(j->report, row, callers, &calls);
	json_open_line(j->to, 3, callers ? "callers" : "callees", '[');
	for (size_t i = 0; i < calls.count; i++) {
		const struct row_call *call = &calls.list[i];
		row_id from = callers ? call->row : row, to = callers ? row : call->row;
		struct row_call only = *call;
		struct row_calls sites = {0};

		json_open(j->to, NULL, '{');
		json_count(j->to, "id", j->id[call->row]);
		json_values_call(j, &calls, call);
		json_open(j->to, "sites", '[');
		if (row_calls_place(j->report, &only))
			put_site(j, from, &calls, &only);
		else
			row_calls_sites(j->report, from, to, call->edge, &sites);
		for (size_t k = 0; k < sites.count; k++)
			put_site(j, from, &sites, &sites.list[k]);
		json_close(j->to, "]}");
		row_calls_free(&sites);
	}
	json_close(j->to, "]");
	row_calls_free(&calls);
}

static void put_functions(const struct json_values *j, const struct mentioned *rows)
{
	json_open_line(j->to, 1, "functions", '[');
	for (uint32_t id = 0; id < rows->count && !ferror(j->to->out); id++) {
		row_id r = rows->list[id].row;
		bool listed = id < j->report->order.count;

		json_open_line(j->to, 2, NULL, '{');
		json_count(j->to, "id", id);
		json_values_row(j, r);
		json_flag(j->to, "listed", listed);
		json_values_slices(j, r);
		put_row_calls(j, r, listed, true);
		put_row_calls(j, r, listed, false);
		json_close(j->to, "}");
	}
	json_close(j->to, "]");
}

/* --- files ------------------------------------------------------------- */

/*
 * Returns whether costs have lines past the end of the source, which is read; not where a limit cut
 * it.
 */
static bool is_past_end(struct source *source, const struct source_lines *lines)
{
	uint64_t most = lines->count ? lines->lines[lines->count - 1].number : 0;
	bool failed = false;
	struct error error;
	struct str text;

	/* Of two texts in one, numbers are places. */
	if (lines->woven)
		return most > lines->woven->count;
	source_skip(source, most);
	while (source->line < most && source_read_line(source, &text, &failed, &error))
		;
	return source->line < most && !failed && source->input.most >= source->input.size;
}

/*
 * Writes a file with its lines that have costs or calls; with --line-min, only large ones.  Code
 * without a file has no name or source.
 */
static void put_file(const struct json_values *j, const struct report_file *file)
{
	struct report *report = j->report;
	struct source_lines lines = {0};
	struct source_line unplaced = {.number = 0};
	/* Of lines of other texts, no change is known; line 0 is of no text. */
	struct json_values apart = *j;
	struct source source;
	enum source_age age = SOURCE_AGE_UNKNOWN;
	bool found = false;

	json_open_line(j->to, 2, NULL, '{');
	if (file->wanted || file->file != report->unknown) {
		found = json_values_source(j, file, report_file_name(report, file), &source);
	} else {
		json_null(j->to, "name");
		json_null(j->to, "found");
	}
	json_open(j->to, "lines", '[');
	if (found)
		age = source_age(&source, report, file->file);
	if (file->file != NONE)
		source_lines_of(report, file->file, NONE,
				source_lines_kind(report, file->file, age), &lines);
	apart.unknown = lines.kind == SOURCE_LINES_APART;
	for (size_t i = 0; !ferror(j->to->out) && i < lines.count; i++) {
		const struct source_line *line = &lines.lines[i];
		struct woven_numbers numbers;

		json_open_line(j->to, 4, NULL, '{');
		numbers = woven_numbers(lines.woven, line->number);
		if (apart.unknown)
			numbers.before = 0;
		json_values_place(j, numbers);
		json_values_line(line->number ? &apart : j, &lines, line);
	}
	/* The costs of OLD's lines that have no place in NEW's text. */
	if (source_lines_unplaced(&lines)) {
		memcpy(unplaced.in, lines.unplaced, sizeof(unplaced.in));
		json_open_line(j->to, 4, NULL, '{');
		json_null(j->to, "line");
		if (report->woven && report->woven->count)
			json_null(j->to, "old_line");
		json_values_line(&apart, &lines, &unplaced);
	}
	json_close(j->to, "]");
	if (found && is_past_end(&source, &lines))
		json_flag(j->to, "past_end", true);
	json_close(j->to, "}");
	source_lines_free(&lines);
	if (found)
		source_close(&source);
}

static void put_files(const struct json_values *j)
{
	const struct report *report = j->report;
	const struct report_file unknown = {.file = report->unknown};
	size_t count = report->file_count;

	json_open_line(j->to, 1, "files", '[');
	for (size_t i = 0; i < count + (unknown.file != NONE) && !ferror(j->to->out); i++)
		put_file(j, i < count ? &report->files[i] : &unknown);
	json_close(j->to, "]}\n");
}

/* --- limits ------------------------------------------------------------ */

/* Begins an object with the names of a function, file or object; null for the program. */
static void open_names(const struct json_values *j, struct row names)
{
	json_open(j->to, NULL, '{');
	json_values_function(j, names.name);
	json_values_name(j, "file", names.file);
	json_text(j->to, "object", report_name(j->report, names.object));
}

static void put_call_count(const struct json_values *j, const char *key,
			   const struct side_sums *sums, int64_t calls)
{
	const struct column *column = &j->columns->count;
	struct fraction count = column_scale(column, calls, 1);

	json_fraction(j->to, key, column, sums->aggregates.calls ? &count : NULL);
}

static void put_cause(const struct json_values *j, const struct column *column,
		      const struct cause *cause)
{
	struct fraction growth = column_scale(column, cause->change, 1), cost[SIDES];

	for (size_t i = 0; i < SIDES; i++)
		cost[i] = column_scale(column, cause->cost[i], 1);
	open_names(j, (struct row){.name = profile_name(j->profile, cause->function),
				   .file = profile_file(j->profile, cause->function),
				   .object = profile_object(j->profile, cause->function)});
	json_fraction(j->to, "growth", column, &growth);
	json_fraction(j->to, "inclusive_old", column, &cost[0]);
	json_fraction(j->to, "inclusive_new", column, &cost[1]);
	put_call_count(j, "calls_old", report_before(j->report), cause->calls[0]);
	put_call_count(j, "calls_new", report_after(j->report), cause->calls[1]);
	json_flag(j->to, "new_function", cause->is_new);
	json_close(j->to, "}");
}

static void put_limits(const struct json_values *j)
{
	static const struct row none = {.object = NONE, .file = NONE, .name = NONE};
	const struct verdicts *verdicts = j->w->verdicts;

	json_open_line(j->to, 1, "limits", '[');
	for (size_t i = 0; i < verdicts->count; i++) {
		const struct verdict *verdict = &verdicts->list[i];
		const struct column *column = &verdict->limit->column;

		json_open_line(j->to, 2, NULL, '{');
		json_string(j->to, "limit", str_of(verdict->limit->text));
		json_string(j->to, "severity", STR("error"));
		json_string(j->to, "event", column->name);
		json_text(j->to, "unchecked", str_of(verdict->unchecked ? verdict->unchecked : ""));
		json_open_line(j->to, 3, "exceeded", '[');
		for (size_t k = 0; k < verdict->count; k++) {
			const struct excess *excess = &verdict->list[k];

			open_names(j,
				   excess->row == NONE ? none : j->report->rows.list[excess->row]);
			json_fraction(j->to, "old", column, j->diff ? &excess->before : NULL);
			json_fraction(j->to, "new", column, &excess->after);
			json_close(j->to, "}");
		}
		json_close(j->to, "]");
		json_open_line(j->to, 3, "causes", '[');
		for (size_t k = 0; k < verdict->cause_count; k++)
			put_cause(j, column, &verdict->causes[k]);
		json_close(j->to, "]}");
	}
	json_close(j->to, "]");
}

/* --- the tree of --call-tree -------------------------------------------- */

/* Writes a branch up to the beginning of the list of its children. */
static void put_branch(const struct json_values *j, const struct call_tree *tree,
		       const struct branch *branch)
{
	static const char *const kinds[] = {
		[BRANCH_PROGRAM] = "program", [BRANCH_NODE] = "function", [BRANCH_ENTRY] = "entry",
		[BRANCH_MORE] = "more",       [BRANCH_REST] = "rest",
	};
	static const struct row none = {.object = NONE, .file = NONE, .name = NONE};
	bool node = branch->kind == BRANCH_NODE;
	row_id named = node ? tree->flow.nodes[branch->node].row : NONE;
	uint32_t cycle = node ? flow_cycle(&tree->flow, branch->node) : 0;
	const struct row *row = named == NONE ? &none : &j->report->rows.list[named];

	json_open_line(j->to, (int)branch->depth + 2, NULL, '{');
	json_string(j->to, "kind", str_of(node && named == NONE ? "cycle" : kinds[branch->kind]));
	json_values_function(j, row->name);
	json_values_name(j, "file", row->file);
	json_text(j->to, "object", report_shown_name(j->report, row->object));
	json_number(j->to, "cycle", cycle, cycle);
	json_count(j->to, "inclusive", branch->value[0]);
	json_number(j->to, "self", node && !tree->up, (uint64_t)branch->self[0]);
	json_number(j->to, "calls", branch->calls > 0, (uint64_t)branch->calls);
	if (branch->inlined)
		json_flag(j->to, "inlined", true);
	if (branch->kind == BRANCH_MORE)
		json_number(j->to, "count", true, branch->count);
	json_open(j->to, "children", '[');
}

static void put_call_tree(const struct json_values *j, struct call_tree *tree)
{
	struct branch branch;
	size_t depth = 0; /* lists that are open */

	json_open_line(j->to, 1, "call_tree", '{');
	json_string(j->to, "way", tree->up ? STR("up") : STR("down"));
	json_string(j->to, "event", columns_additive(j->columns)->name);
	json_open(j->to, "roots", '[');
	while (!ferror(j->to->out) && call_tree_next(tree, &branch)) {
		for (; depth > branch.depth; depth--)
			json_close(j->to, "]}");
		put_branch(j, tree, &branch);
		depth++;
	}
	for (; depth > 0; depth--)
		json_close(j->to, "]}");
	json_close(j->to, "]}");
}

/* --- all of it --------------------------------------------------------- */

static bool write_report(const struct writing *w, struct error *error)
{
	bool has_tree = w->report->settings->call_tree;
	struct json to;
	struct json_values j;
	struct mentioned rows = {0};
	struct call_tree tree;

	/* What cannot be written is refused before the first byte. */
	if (has_tree && !call_tree_begin(&tree, w->report, error)) {
		call_tree_free(&tree);
		return false;
	}
	j = json_values_begin(w, &to);
	json_values_head(&j);
	put_limits(&j);
	/* With a tree, the lists of functions and files are empty. */
	if (has_tree) {
		put_call_tree(&j, &tree);
		call_tree_free(&tree);
	} else {
		rows = find_rows(w->report);
	}
	j.id = rows.id;
	put_functions(&j, &rows);
	put_files(&j);
	free(rows.id);
	free(rows.list);
	return true;
}

/* --- tables ------------------------------------------------------------ */

static void put_cell(struct json *to, const char *key, const struct table_cell *cell)
{
	const struct column column = {.unit = cell->unit};

	switch (cell->kind) {
	case CELL_NONE:
		json_null(to, key);
		break;
	case CELL_NAME:
	case CELL_WORD:
		json_string(to, key, cell->text);
		break;
	case CELL_DIGITS:
		json_digits(to, key, cell->text);
		break;
	case CELL_PLAIN:
		json_plain(to, key, cell->text);
		break;
	case CELL_VALUE:
		json_fraction(to, key, &column, cell->given ? &cell->value : NULL);
		break;
	}
}

static void write_table(const struct writing *w, struct table *table)
{
	const struct table_kind *kind = table->kind;
	const struct suite *suite = table->of;
	struct json to = json_begin(w->out);

	json_line(&to, 1);
	if (table->event.at) {
		json_text(&to, "event", table->event);
		json_line(&to, 1);
	}
	json_open(&to, kind->rows, '[');
	for (size_t i = 0; i < table_rows(table); i++) {
		json_open_line(&to, 2, NULL, '{');
		for (size_t k = 0; k < kind->count; k++) {
			const struct table_cell *cell = &table->cells[i * kind->count + k];
			const char *key = kind->columns[k].title[TABLE_JSON];

			if (key && (kind->columns[k].none || cell->kind != CELL_NONE))
				put_cell(&to, key, cell);
		}
		json_close(&to, "}");
	}
	json_close(&to, "]");
	if (table->sum) {
		json_line(&to, 1);
		put_cell(&to, table->sum, &table->sum_cell);
	}
	if (suite)
		json_open_line(&to, 1, "reports", '[');
	for (size_t i = 0; suite && i < suite->count; i++) {
		const struct suite_row *row = &suite->list[i];

		if (!row->report)
			continue;
		json_open_line(&to, 2, NULL, '{');
		json_string(&to, "name", str_of(row->name));
		json_plain(&to, "report", STR("\n"));
		fwrite(row->report, 1, row->length, w->out);
		json_close(&to, "}");
	}
	json_close(&to, suite ? "]}\n" : "}\n");
}

const struct writer JSON_WRITER = {
	.has = HAS_CALLS | HAS_TABLE | HAS_SOURCES,
	.report = write_report,
	.table = write_table,
};
