/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/html/html_plain.h"

#include "figures/differences.h"
#include "figures/head.h"
#include "source/beside.h"
#include "write/html/html_text.h"
#include "write/text/text.h"
#include "write/text/text_gate.h"

#include <inttypes.h>
#include <stdlib.h>

/* How much of it is shown. */
enum { FUNCTIONS = 50, IN_FULL = 12, CALLS = 12, SOURCES = 6, LINES = 400 };

struct plain {
	FILE *out;
	const struct report *report;
	const struct columns *columns;
	const struct column *column; /* the one shown */
	const struct cut *cut;
	struct diag *diag;
	struct source_search *search;
	bool diff;
};

/* --- pieces ------------------------------------------------------------ */

static void put_name(const struct plain *p, name_id name)
{
	if (name != NONE)
		html_text(p->out, report_shown_name(p->report, name));
}

/* What a row is called, and its cycle. */
static void put_label(const struct plain *p, row_id row)
{
	uint32_t cycle = report_cycle(p->report, row);

	html_text(p->out, report_row_name(p->report, row));
	if (cycle)
		fprintf(p->out, " &lt;cycle %" PRIu32 "&gt;", cycle);
}

/* What heads a column; that of numbers stands to the right, as they do. */
struct heading {
	const char *text;
	bool number;
};

/* The last one has no text. */
static void put_head(const struct plain *p, const struct heading *heading)
{
	fputs("<table>\n<thead><tr>", p->out);
	for (; heading->text; heading++)
		fprintf(p->out, "<th scope=\"col\"%s>%s</th>",
			heading->number ? " class=\"number\"" : "",
			heading->text);
	fputs("</tr></thead>\n<tbody>\n", p->out);
}

static void end_table(const struct plain *p)
{
	fputs("</tbody>\n</table>\n", p->out);
}

static void put_cell(const struct plain *p, const char *text)
{
	fprintf(p->out, "<td class=\"number\">%s</td>", text);
}

/* A value of a column, and what part of the total it is. */
static void put_cost(const struct plain *p, const struct costs *costs,
		     cost_id cost)
{
	struct digits digits = text_value(p->columns, p->column, costs, cost);
	int64_t count, total;

	put_cell(p, digits.text);
	if (!column_value(p->columns, p->column, costs, cost, &count) ||
	    !column_adds_up(p->column)) {
		put_cell(p, "");
		return;
	}
	column_value(p->columns, p->column, &p->report->costs, p->report->total,
		     &total);
	digits = text_percent(count, total, p->diff);
	fprintf(p->out, "<td class=\"number\">%s %%</td>", digits.text);
}

/* --- head -------------------------------------------------------------- */

void html_plain_title(const struct writing *w)
{
	const struct profile *profile = w->profile;
	struct head head;
	size_t i;

	for (i = 0; i < profile->side_count; i++) {
		head_of(&head, profile, profile->sides[i]);
		fputs(i ? " - " : "", w->out);
		html_text(w->out,
			  report_shown_name(w->report,
					    head.command_count
						    ? head.commands[0]
						    : head.files[0].name));
		head_free(&head);
	}
	fputs(" - cgannotate", w->out);
}

static void put_profiles(const struct plain *p)
{
	const struct profile *profile = p->report->profile;
	/* Parts and threads are those of one. */
	bool slices = p->diff && profile->slice_count;
	struct side *const *sides = slices ? profile->slices : profile->sides;
	size_t count = slices ? profile->slice_count : profile->side_count;
	struct head head;
	size_t s, i;

	for (s = 0; s < count; s++) {
		head_of(&head, profile, sides[s]);
		for (i = 0; i < head.file_count; i++) {
			if (!head.files[i].listed)
				continue;
			fputs("<p>", p->out);
			if (p->diff) {
				html_text(p->out, columns_side(p->columns, s));
				fputs(": ", p->out);
			}
			put_name(p, head.files[i].name);
			fputs(": <code>", p->out);
			put_name(p, head.files[i].command);
			fputs("</code></p>\n", p->out);
		}
		head_free(&head);
	}
}

/* What differs besides the costs; the commands were named. */
static void put_differences(const struct plain *p)
{
	struct differences differences;
	size_t i;

	differences_find(&differences, p->report->profile);
	for (i = 0; i < differences.count; i++) {
		const struct difference *one = &differences.list[i];

		if (one->kind == DIFFERENCE_COMMAND)
			continue;
		fputs(one->kind == DIFFERENCE_LINE ? "<p>Differs in "
						   : "<p>Not in ",
		      p->out);
		html_text(p->out, columns_side(p->columns, one->side));
		fputs(": <code>", p->out);
		put_name(p, one->text);
		fputs("</code></p>\n", p->out);
	}
	differences_free(&differences);
}

/* What the first event costs in each slice of --compare. */
static void put_slices(const struct plain *p)
{
	static const struct heading labels[] = {
		{"Of", false}, {"Total", true}, {NULL, false}};
	const struct columns *columns = p->columns;
	size_t i;

	if (!columns->slice_count)
		return;
	fputs("<h2>", p->out);
	html_text(p->out, columns->shown[0].name);
	fputs(" of each</h2>\n", p->out);
	put_head(p, labels);
	for (i = 0; i < columns->slice_count; i++) {
		const struct column *column = &columns->slices[i];

		fputs("<tr><th scope=\"row\">", p->out);
		html_text(p->out, column->name);
		fputs("</th>", p->out);
		put_cell(p, text_value(columns, column, &p->report->costs,
				       p->report->total)
				    .text);
		fputs("</tr>\n", p->out);
	}
	end_table(p);
}

static void put_totals(const struct plain *p)
{
	static const struct heading one[] = {
		{"Event", false}, {"Total", true}, {NULL, false}};
	static const struct heading three[] = {{"Event", false},
					       {"Old", true},
					       {"New", true},
					       {"Change", true},
					       {NULL, false}};
	const struct report *report = p->report;
	const struct costs *costs = &report->costs;
	size_t i;

	fputs("<h2>Totals</h2>\n", p->out);
	put_head(p, p->diff ? three : one);
	for (i = 0; i < p->columns->shown_count; i++) {
		const struct column *column = &p->columns->shown[i];

		fputs("<tr><th scope=\"row\">", p->out);
		html_text(p->out, column->name);
		fputs("</th>", p->out);
		if (p->diff) {
			put_cell(p, text_value(p->columns, column, costs,
					       report_old(report)->total)
					    .text);
			put_cell(p, text_value(p->columns, column, costs,
					       report_now(report)->total)
					    .text);
		}
		put_cell(p, text_value(p->columns, column, costs,
				       p->diff ? report->total_change
					       : report->total)
				    .text);
		fputs("</tr>\n", p->out);
	}
	end_table(p);
}

/* The script shows this element, too. */
static void put_limits(const struct plain *p, const struct verdicts *verdicts)
{
	static const struct text_gate_style style = {
		.limit = "<li>",
		.limit_end = "</li>",
		.reason = "<li class=\"reason\">",
		.reason_end = "</li>",
		.most = FUNCTIONS,
		.put = html_text,
	};

	if (!verdicts_exceeded(verdicts))
		return;
	fputs("<section id=\"limits\">\n<h2>Limits exceeded</h2>\n<ul>\n",
	      p->out);
	text_gate(p->out, p->report, verdicts, &style);
	fputs("</ul>\n</section>\n", p->out);
}

/* --- functions --------------------------------------------------------- */

static void put_functions(const struct plain *p)
{
	/* By enum by; there is no page of lines. */
	static const char *const things[] = {"Function", "Function", "File",
					     "Object"};
	const char *thing = things[p->report->by];
	bool places = p->report->by < BY_FILE;
	const struct heading headings[] = {
		{"Self", true},      {"%", true},
		{"Inclusive", true}, {"%", true},
		{thing, false},      {places ? "File" : NULL, false},
		{"Object", false},   {NULL, false}};
	const struct cut *cut = p->cut;
	size_t i;

	fprintf(p->out, "<h2>%ss by ", thing);
	html_text(p->out, p->column->name);
	fputs(p->diff ? ", changes</h2>\n" : "</h2>\n", p->out);
	put_head(p, headings);
	for (i = 0; i < cut->kept_count && i < FUNCTIONS; i++) {
		const struct row *row = &p->report->rows[cut->kept[i]];

		fputs("<tr>", p->out);
		put_cost(p, &p->report->costs, row->self);
		put_cost(p, &p->report->costs, row->inclusive);
		fputs("<th scope=\"row\"><code>", p->out);
		put_label(p, cut->kept[i]);
		fputs("</code></th>", p->out);
		if (places) {
			fputs("<td>", p->out);
			put_name(p, row->file);
			fputs("</td><td>", p->out);
			put_name(p, row->object);
			fputs("</td>", p->out);
		}
		fputs("</tr>\n", p->out);
	}
	end_table(p);
	if (p->report->row_count > i)
		fprintf(p->out, "<p>And %zu more.</p>\n",
			p->report->row_count - i);
}

static bool put_calls(const struct plain *p, row_id row, bool callers,
		      struct error *error)
{
	const struct heading headings[] = {
		{"Cost", true},
		{"%", true},
		{"Calls", true},
		{callers ? "Called from" : "What it called", false},
		{NULL, false}};
	struct row_calls calls;
	bool good = callers ? row_calls_to(p->report, row, &calls, error)
			    : row_calls_from(p->report, row, &calls, error);

	if (good && calls.count) {
		size_t i;

		put_head(p, headings);
		for (i = 0; i < calls.count && i < CALLS; i++) {
			const struct row_call *call = &calls.list[i];

			fputs("<tr>", p->out);
			put_cost(p, &calls.costs, call->cost);
			put_cell(p, text_count(call->count, p->diff).text);
			fputs("<th scope=\"row\"><code>", p->out);
			put_label(p, call->row);
			fputs("</code></th></tr>\n", p->out);
		}
		end_table(p);
		if (calls.count > i)
			fprintf(p->out, "<p>And %zu more.</p>\n",
				calls.count - i);
	}
	row_calls_free(&calls);
	return good;
}

static bool put_in_full(const struct plain *p, struct error *error)
{
	size_t i;

	fputs("<h2>Callers and callees</h2>\n", p->out);
	for (i = 0; i < p->cut->kept_count && i < IN_FULL; i++) {
		fputs("<h3><code>", p->out);
		put_label(p, p->cut->kept[i]);
		fputs("</code></h3>\n", p->out);
		if (!put_calls(p, p->cut->kept[i], true, error) ||
		    !put_calls(p, p->cut->kept[i], false, error))
			return false;
	}
	return true;
}

/* --- sources ----------------------------------------------------------- */

static void put_lines(const struct plain *p, struct source *source,
		      struct source_lines *lines)
{
	struct source_line unplaced;
	struct source_item item;
	struct error why;
	size_t count = 0;
	uint64_t last = 0;

	source_begin(source, lines, p->report->settings->context);
	while (count < LINES) {
		if (!source_next(source, &item, &why)) {
			diag_warn(p->diag, "%s", why.text);
			break;
		}
		if (item.kind == SOURCE_END)
			break;
		if (item.kind != SOURCE_LINE)
			continue;
		if (last && item.number != last + 1)
			fputs("...\n", p->out);
		fprintf(p->out, "%15s %6" PRIu64 " %c",
			item.cost ? text_value(p->columns, p->column,
					       &lines->costs, item.cost)
					    .text
				  : "",
			source_shown_line(&item), item.mark ? item.mark : ' ');
		html_text(p->out, item.text);
		putc('\n', p->out);
		last = item.number;
		count++;
	}
	if (beside_unplaced(lines, &unplaced)) {
		fprintf(p->out, "\n%15s %6s  &lt;counts for lines of OLD&gt;\n",
			text_value(p->columns, p->column, &lines->costs,
				   unplaced.cost)
				.text,
			"");
	}
}

/* The source of a row; *found if there is one. */
static bool put_source(const struct plain *p, row_id row, bool *found,
		       struct error *error)
{
	name_id file = p->report->rows[row].file;
	struct report_file wanted = {.file = file, .recorded = true};
	struct source_lines lines;
	struct source source;
	struct error why;
	bool good;

	*found = false;
	if (file == NONE || !p->report->index->lines_of.first ||
	    source_find_file(&source, p->report, &wanted, p->search, &why) !=
		    SOURCE_FOUND)
		return true;
	good = beside_lines(p->report, file, row,
			    beside_is_apart(p->report, file, &source), &lines,
			    error);
	if (good &&
	    (lines.count || !cost_is_zero(&lines.costs, lines.unplaced))) {
		*found = true;
		fputs("<h3>", p->out);
		html_text(p->out, str_of(source.path));
		fputs(": <code>", p->out);
		put_label(p, row);
		fputs("</code></h3>\n<pre>\n", p->out);
		put_lines(p, &source, &lines);
		fputs("</pre>\n", p->out);
	}
	source_lines_free(&lines);
	source_close(&source);
	return good;
}

static bool put_sources(const struct plain *p, struct error *error)
{
	size_t i, shown = 0;

	fputs("<h2>Sources</h2>\n", p->out);
	for (i = 0; i < p->cut->kept_count && i < FUNCTIONS && shown < SOURCES;
	     i++) {
		bool found;

		if (!put_source(p, p->cut->kept[i], &found, error))
			return false;
		shown += found;
	}
	if (!shown)
		fputs("<p>None were found.</p>\n", p->out);
	return true;
}

bool html_plain(const struct writing *w, const struct cut *cut,
		struct error *error)
{
	struct plain p = {
		.out = w->out,
		.report = w->report,
		.columns = w->columns,
		.column = cut->column ? cut->column : &w->columns->shown[0],
		.cut = cut,
		.diag = w->diag,
		.search = w->search,
		.diff = profile_compares(w->profile),
	};

	fputs(p.diff ? "<h1>Profiles compared</h1>\n" : "<h1>Profile</h1>\n",
	      p.out);
	put_profiles(&p);
	put_differences(&p);
	fputs("<p>This is the part of the page that can be read without "
	      "scripts. Where they are allowed, it has all functions, their "
	      "callers, callees and sources, and flame graphs.</p>\n",
	      p.out);
	put_totals(&p);
	put_slices(&p);
	put_limits(&p, w->verdicts);
	put_functions(&p);
	return put_in_full(&p, error) && put_sources(&p, error);
}
