/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A report as a page that needs no other file: page.html with a small table for browsers without
 * scripts, and with the data that its script shows.
 */
#include "source/instructions.h"
#include "system/process.h"
#include "write/formats/json.h"
#include "write/page/page.h"
#include "write/prose.h"

#include <errno.h>
#include <inttypes.h>
#include <unistd.h>

/* The most rows that are shown without scripts. */
enum { HOTTEST = 20 };

static void html_text(FILE *out, struct str text)
{
	markup_put(out, &MARKUP_HTML, text);
}

static void put_escaped(FILE *out, const char *before, struct str text, const char *after)
{
	fputs(before, out);
	html_text(out, text);
	fputs(after, out);
}

/* Writes "COMMAND" or "OLD - NEW", or the names of files that have no command. */
static void put_commands(const struct writing *w)
{
	struct head head;

	for (size_t i = 0; i < w->profile->side_count; i++) {
		const struct map *commands = &head.texts[HEAD_COMMAND];
		name_id name;

		head_of(&head, w->profile, w->profile->sides[i]);
		name = commands->count ? commands->pairs[0].a : head.files[0].first->file;
		put_escaped(w->out, i ? " - " : "", report_shown_name(w->report, name), "");
		head_free(&head);
	}
}

/* Writes a cell of a column, or its title: names to the left, figures to the right. */
static void put_cell(FILE *out, const struct table_column *column, const char *tag,
		     const struct table_cell *cell)
{
	struct value_text value = table_value(cell, false);
	bool is_value = cell->kind == CELL_VALUE;

	fprintf(out, column->align == '<' ? "<%s class=\"c-name\">" : "<%s>", tag);
	html_text(out, is_value ? (struct str){value.text, value.length} : cell->text);
	if (cell->mark.length)
		put_escaped(out, " (", cell->mark, ")");
	fprintf(out, "</%s>", tag);
}

/* Writes the first rows of the report. */
static void put_list(const struct writing *w)
{
	struct table list = tables_list(w, false);
	const struct table_kind *kind = list.kind;

	fputs("<table class=\"plain\">\n<thead><tr>", w->out);
	for (size_t k = 0; k < kind->count; k++) {
		struct table_cell title = {.text = table_title(&list, k, TABLE_PEOPLE)};

		put_cell(w->out, &kind->columns[k], "th", &title);
	}
	fputs("</tr></thead>\n<tbody>\n", w->out);
	for (size_t i = 0; i < table_rows(&list) && i < HOTTEST; i++) {
		const struct table_cell *cells = table_row(&list, i);

		fputs("<tr>", w->out);
		for (size_t k = 0; k < kind->count; k++)
			put_cell(w->out, &kind->columns[k], "td", &cells[k]);
		fputs("</tr>\n", w->out);
	}
	fputs("</tbody>\n</table>\n", w->out);
	table_free(&list);
}

/*
 * Writes the limits exceeded or not checked, which the script shows, too, and the totals and the
 * hottest rows, which browsers without scripts show.
 */
static void put_plain(const struct writing *w)
{
	struct str limits = exceeded_text(w->report, w->verdicts), left = limits;
	size_t all = w->report->order.count;

	fputs("<h1>Profile</h1>\n<p><code>", w->out);
	put_commands(w);
	fputs("</code></p>\n", w->out);
	if (left.length) {
		fputs("<section class=\"limits\">\n<h2>Limits</h2>\n<ul>\n", w->out);
		while (left.length) {
			struct str line = str_eat_until(&left, '\n');

			put_escaped(w->out,
				    str_eat(&line, STR("  ")) ? "<li class=\"reason\">" : "<li>",
				    line, "</li>\n");
		}
		fputs("</ul>\n</section>\n", w->out);
	}
	str_free(limits);
	fputs("<p>", w->out);
	totals_put_all(w->out, w->report, html_text, ", ");
	fprintf(w->out,
		"</p>\n<p>Without scripts, this page shows only the hottest %zu of %zu "
		"%s%s%s.</p>\n",
		all < HOTTEST ? all : HOTTEST, all, BY_NOUNS[w->report->by], all == 1 ? "" : "s",
		w->report->settings->inclusive ? ", with all that they call" : "");
	put_list(w);
}

/* The most costs, calls and jumps of instructions in a page: with 13 events, about 5 MB. */
enum { CODE_MOST = 20000 };

/* --- instructions ------------------------------------------------------ */

static void put_hex(struct json *to, const char *key, uint64_t address)
{
	json_print(to, key, "\"%" PRIx64 "\"", address);
}

static void put_instruction(const struct json_values *j, const struct instructions *list,
			    const struct instruction *x)
{
	json_open_line(j->to, 4, NULL, '{');
	put_hex(j->to, "address", x->address);
	json_text(j->to, "text", x->text);
	if (x->file != NONE) {
		json_values_name(j, "file", x->file);
		json_number(j->to, "line", true, x->line);
		json_values_change(j, "self", instructions_item(j->w->report, list, x));
	}
	if (x->first_call < x->end_call)
		json_calls(j, &list->calls, x->first_call, x->end_call);
	if (x->first_jump < x->end_jump)
		json_open(j->to, "jumps", '[');
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
	json_close(j->to, x->first_jump < x->end_jump ? "]}" : "}");
}

/* Writes the instructions of the function with an id. */
static void put_instructions(const struct json_values *j, size_t id,
			     const struct instructions *list)
{
	size_t *place = util_alloc(list->count, sizeof(*place));
	size_t gap = 0, n = 0;

	json_open_line(j->to, 3, NULL, '{');
	json_number(j->to, "function", true, id);
	json_open(j->to, "code", '[');
	for (size_t i = 0; i <= list->count; i++) {
		const struct instruction *x = &list->list[i];
		bool end = i == list->count;

		if (!end && !x->near && !x->costly && !x->target) {
			gap++;
			continue;
		}
		if (gap)
			json_number(j->to, NULL, true, gap);
		gap = 0;
		if (end)
			break;
		place[i] = n++;
		put_instruction(j, list, x);
	}
	json_close(j->to, "]");
	json_open(j->to, "arrows", '[');
	for (size_t i = 0; i < list->arrows.count; i++)
		json_print(j->to, NULL, "[%zu,%zu,%u]", place[list->arrows.list[i].from],
			   place[list->arrows.list[i].to], list->arrows.list[i].column);
	json_close(j->to, "]}");
	free(place);
}

/* Writes the instructions of the first functions, all of whose texts are read at once. */
static void put_code(const struct json_values *j)
{
	const struct report_order *order = &j->w->report->order;
	row_id *rows = util_alloc(order->count, sizeof(*rows));
	size_t left = CODE_MOST, count = 0;
	struct disassembly texts;
	struct instructions list;

	for (size_t i = 0; i < order->count; i++) {
		size_t facts = locations_with(&j->w->report->index.code, order->listed[i]);

		if (facts > left)
			continue;
		left -= facts;
		rows[count++] = order->listed[i];
	}
	texts = instructions_read(j->w->report, rows, count, j->w->search);
	json_open_line(j->to, 1, "code", '[');
	for (size_t i = 0; i < count && !ferror(j->to->out); i++) {
		instructions_of(j->w->report, rows[i], &list, &texts, j->w->diag);
		put_instructions(j, j->id[rows[i]], &list);
		instructions_free(&list);
	}
	json_close(j->to, "]");
	disassembly_free(&texts);
	free(rows);
}

/* --- slices ------------------------------------------------------------ */

/* Writes what the calls between functions cost in each slice. */
static void put_paid(const struct json_values *j)
{
	const struct report *report = j->w->report;
	const struct map *edges = &j->w->profile->edges;
	size_t slices = j->w->profile->slice_count;
	cost_id *sum = util_alloc(edges->count * slices, sizeof(*sum));
	struct map arcs = {0};
	struct costs costs = {0};

	for (size_t i = 0; i < edges->count; i++) {
		row_id from = report->rows.of_portion[edges->pairs[i].a];
		uint32_t arc = map_id(&arcs, from, report->rows.of_function[edges->pairs[i].b]);

		for (size_t s = 0; s < slices; s++)
			cost_add(&costs, &sum[arc * slices + s], &report->costs,
				 report_slice(report, s)->aggregates.edge[i].cost);
	}
	json_open_line(j->to, 1, "paid", '[');
	for (size_t i = 0; i < arcs.count; i++) {
		json_open_line(j->to, 2, NULL, '{');
		json_count(j->to, "from", j->id[arcs.pairs[i].a]);
		json_count(j->to, "to", j->id[arcs.pairs[i].b]);
		json_open(j->to, "inclusive", '[');
		for (size_t s = 0; s < slices; s++)
			json_values_costs(j, NULL, ITEM_OF(&costs, sum[i * slices + s]));
		json_close(j->to, "]}");
	}
	json_close(j->to, "]");
	report_note_overflow(report, &costs);
	map_free(&arcs);
	cost_free(&costs);
	free(sum);
}

/* --- places --------------------------------------------------------- */

/* The most places where code was inlined in a page, which are about 2 MB with 13 events. */
enum { PLACES_MOST = 20000 };

/* What nodes, and the calls between them, cost on each side. */
struct places {
	const struct json_values *j;
	uint32_t *index; /* by function: its node in the page, which is itself, or `other` */
	uint32_t other;  /* the node of what was cut, behind all others */
	struct map arcs; /* the calls, by the nodes that they are from and to */
	struct costs costs;
	struct values *self, *paid; /* by node and by arc, on each side */
};

/* Adds up what nodes and calls cost; not calls of what is told by where a node is inlined. */
static void add_up(struct places *p)
{
	const struct report *report = p->j->w->report;
	const struct profile *profile = report->profile;
	const struct map *portions = &profile->portions, *edges = &profile->edges;
	size_t sides = profile->side_count;

	p->self = util_alloc((p->other + 1) * sides, sizeof(*p->self));
	p->paid = util_alloc(edges->count * sides, sizeof(*p->paid));
	for (size_t i = 0; i < portions->count; i++)
		for (size_t s = 0; s < sides; s++)
			cost_add(&p->costs,
				 &p->self[p->index[portions->pairs[i].a] * sides + s].self,
				 &report->costs, report->sums[s].aggregates.portion[i]);
	for (size_t i = 0; i < edges->count; i++) {
		function_id caller = portions->pairs[edges->pairs[i].a].a;
		function_id callee = edges->pairs[i].b;
		uint32_t from = p->index[caller], to = p->index[callee];
		bool told = profile_outer(profile, callee) == caller && from != p->other &&
			    to != p->other;
		uint32_t arc;

		if (from == to || told)
			continue;
		arc = map_id(&p->arcs, from, to);
		for (size_t s = 0; s < sides; s++)
			cost_add(&p->costs, &p->paid[arc * sides + s].self, &report->costs,
				 report->sums[s].aggregates.edge[i].cost);
	}
}

/* Writes a node with its calls. */
static void put_node(const struct places *p, function_id node, struct ids calls)
{
	const struct report *report = p->j->w->report;
	struct json *to = p->j->to;
	size_t sides = report->profile->side_count;
	function_id outer = NONE;
	row_id row = util_id(report->rows.count - 1);

	if (node != p->other) {
		outer = profile_outer(report->profile, node);
		row = report->rows.of_function[node];
	}
	json_open_line(to, 2, NULL, '{');
	json_count(to, "id", p->j->id[row]);
	if (outer != NONE && p->index[outer] != p->other)
		json_count(to, "outer", p->index[outer]);
	json_values_change(p->j, "self", report_item(report, &p->costs, &p->self[node * sides]));
	json_open(to, "calls", '[');
	for (size_t i = 0; i < calls.count; i++) {
		const struct values *paid = &p->paid[calls.id[i] * sides];

		json_open(to, NULL, '{');
		json_count(to, "to", p->arcs.pairs[calls.id[i]].b);
		json_values_change(p->j, "inclusive", report_item(report, &p->costs, paid));
		json_close(to, "}");
	}
	json_close(to, "]}");
}

/* With --inlines, writes the call graph, in which inlined code is a node in each place. */
static void put_nodes(const struct json_values *j)
{
	const struct profile *profile = j->w->profile;
	const size_t functions = profile->functions.count;
	struct places p = {.j = j, .other = util_id(functions)};
	struct groups calls;

	if (profile->inlined.count > PLACES_MOST)
		return;
	p.index = util_alloc(functions, sizeof(*p.index));
	for (function_id i = 0; i < functions; i++) {
		row_id row = j->w->report->rows.of_function[i];
		/* The last row has what was cut. */
		bool there = j->id[row] != NONE && (!j->left || row + 1 < j->w->report->rows.count);

		p.index[i] = there ? i : p.other;
	}
	add_up(&p);
	groups_of_pairs(&calls, &p.arcs, p.other + 1);
	json_open_line(j->to, 1, "nodes", '[');
	for (function_id i = 0; i < functions + (j->left > 0); i++)
		if (i == p.other || p.index[i] == i)
			put_node(&p, i, groups_get(&calls, i));
		else
			json_null(j->to, NULL);
	json_close(j->to, "]");
	report_note_overflow(j->w->report, &p.costs);
	groups_free(&calls);
	map_free(&p.arcs);
	cost_free(&p.costs);
	free(p.index);
	free(p.self);
	free(p.paid);
}

/* --- the data ------------------------------------------------------------ */

/*
 * Writes the data of a page, whose report cut_make() has reduced by `left` rows: the object of
 * --format=json, see json.h, and behind it
 *
 *   "paid"      with --compare, what the calls cost in each slice: by function and callee
 *   "nodes"     with --inlines, unless there are too many: the call graph, in which inlined code is
 *               a node in each place, or null.  Each has the "id" of its function; "outer", the index of
 *               the node that it was inlined into, if any; "self", and with --diff OLD's and NEW's;
 *               "calls" that were recorded, of other nodes: "to", its index, and "inclusive".  It
 *               costs what it and all below it cost.  What was cut is the last one
 *   "code"      with --asm, the instructions of functions, as many as CODE_MOST allows: those of
 *               each with their "arrows", the jumps that are drawn, each [from, to, column] by
 *               index of the instructions written.  Between these are the numbers of instructions
 *               left out because they cost nothing.
 */
static void put_report_data(const struct writing *w, size_t left)
{
	struct json to;
	struct json_values j = json_values_begin(w, &to);
	bool places = report_after(w->report)->inclusive.nodes.full;

	j.left = left;
	json_rows_find(&j);
	json_values_head(&j);
	json_functions(&j);
	json_files(&j);
	/* Slices have no nodes of --inlines, nor calls of files or objects. */
	if (w->profile->slice_count && !w->diff && w->report->by == BY_FUNCTION && !places)
		put_paid(&j);
	if (places && w->report->by == BY_FUNCTION)
		put_nodes(&j);
	if (w->report->settings->assembly)
		put_code(&j);
	json_close(&to, "}\n");
	json_rows_free(&j);
}

/* --- all of it --------------------------------------------------------- */

/* Writes what can be read from a descriptor in base64 (RFC 4648). */
static bool put_base64(FILE *out, int from)
{
	static const char letters[] =
		"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
	FILE *in = fdopen(from, "rb");
	unsigned char three[3];
	size_t n;
	bool good;

	if (!in) {
		close(from);
		return false;
	}
	while ((n = fread(three, 1, sizeof(three), in)) > 0) {
		unsigned long bits = 0;

		for (size_t i = 0; i < sizeof(three); i++)
			bits = bits << 8 | (i < n ? three[i] : 0);
		for (size_t i = 0; i < 4; i++)
			putc(i > n ? '=' : letters[bits >> (18 - 6 * i) & 63], out);
	}
	good = !ferror(in);
	fclose(in);
	return good;
}

/*
 * Writes the data, packed by gzip and in base64 if there are many of them and gzip is there; else
 * as they are.  The page can tell: JSON begins with a brace.
 */
static bool put_data(const struct writing *w, struct error *error)
{
	enum { MANY = 1 << 16 };
	static const char *const argv[] = {"gzip", "-9nc", NULL};
	struct writing plain = *w;
	pid_t gzip;
	int packed;
	bool good, packs;

	plain.out = tmpfile();
	if (!plain.out)
		return error_set(error, "a temporary file: %s", strerror(errno));
	put_report_data(&plain, cut_make(w->report, w->report->settings->min));
	good = fflush(plain.out) == 0 && !ferror(plain.out);
	packs = good && ftell(plain.out) >= MANY;
	rewind(plain.out);
	if (packs && process_run(&gzip, PROCESS_HELPER, argv, fileno(plain.out), &packed) == 0) {
		good = put_base64(w->out, packed);
		if (process_wait(gzip, PROCESS_ANY_TIME) != 0 || !good)
			good = error_set(error, "gzip could not pack the page");
	} else if (!good || !stream_copy(plain.out, w->out)) {
		good = error_set(error, "a temporary file: %s", strerror(errno));
	}
	fclose(plain.out);
	return good;
}

static bool write_report(const struct writing *w, struct error *error)
{
	bool good;

	page_put(w->out, PAGE_TITLE);
	put_commands(w);
	fputs(" - cgannotate", w->out);
	page_put(w->out, PAGE_STATIC);
	put_plain(w);
	page_put(w->out, PAGE_DATA);
	good = put_data(w, error);
	if (good)
		page_put(w->out, PAGE_END);
	return good;
}

const struct writer HTML_WRITER = {
	.has = HAS_COMPLETE | IS_PAGE | LISTS_FUNCTIONS | LISTS_ALL | LISTS_SHORT | IS_OF_ONE,
	.report = write_report,
};
