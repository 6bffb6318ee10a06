/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A box is a function: the higher its inclusive cost, the nearer its color is
 * to red.  An arrow is a call: the more it costs, the wider it is.
 */
#include "write/formats/dot.h"

#include "shapes/call_graph.h"
#include "write/text/text.h"

#include <inttypes.h>
#include <stdlib.h>

enum {
	WIDEST = 60,    /* columns of a name in a box */
	LONGEST = 1000, /* bytes of other text */
};

struct dot {
	FILE *out;
	const struct report *report;
	bool diff;
	struct call_graph graph;
};

/* --- text -------------------------------------------------------------- */

/*
 * Writes text from strangers into a quoted string.  Graphviz takes & for the
 * beginning of an entity, and has no escapes for control characters.
 */
static void put_text(FILE *out, struct str s)
{
	char escape[STR_ESCAPE];

	while (s.length) {
		uint32_t c;
		struct str piece = str_eat_character(&s, &c);

		if (!piece.length)
			fputs("\xef\xbf\xbd", out);
		else if (str_is_control(c))
			fprintf(out, "\\\\x%02x", (unsigned)c);
		else if (str_is_hidden(c) && str_escape(piece, escape))
			fprintf(out, "\\%s", escape);
		else if (c == '&')
			fputs("&amp;", out);
		else if (c == '"' || c == '\\')
			fprintf(out, "\\%c", (int)c);
		else
			fwrite(piece.at, 1, piece.length, out);
	}
}

static void put_cut(FILE *out, struct str s)
{
	struct str head = str_head(s, LONGEST);

	put_text(out, head);
	if (head.length < s.length)
		fputs("...", out);
}

static void put_percent(const struct dot *d, int64_t value)
{
	fprintf(d->out, "%s%%",
		text_percent(value, d->graph.total, d->diff).text);
}

/* --- the look ---------------------------------------------------------- */

/* The magnitude of a cost as a fraction of the total, 1 at most. */
static double share_of_total(const struct dot *d, int64_t value)
{
	double share =
		d->graph.total ? (double)value / (double)d->graph.total : 0;

	share = share < 0 ? -share : share;
	return share > 1 ? 1 : share;
}

/* The square root of a share, exact enough for a color. */
static double root(double share)
{
	double low = 0, high = 1;
	int i;

	for (i = 0; i < 20; i++) {
		double middle = (low + high) / 2;

		if (middle * middle < share)
			low = middle;
		else
			high = middle;
	}
	return high;
}

/*
 * Writes a color as hue, saturation and brightness: from dark blue to red by
 * share, with --diff red for a growth and blue for a decrease.  The root makes
 * small shares differ visibly.
 */
static void put_color(const struct dot *d, const char *attribute, int64_t value)
{
	double strength = root(share_of_total(d, value));
	double hue = d->diff ? (value > 0 ? 0.0 : 0.6) : 0.64 * (1 - strength);

	fprintf(d->out, "%s=\"%.3f %.3f %.3f\"", attribute, hue,
		d->diff ? 0.2 + 0.8 * strength : 0.9, 0.45 + 0.4 * strength);
}

/* --- nodes and edges --------------------------------------------------- */

static void put_tooltip(const struct dot *d, const struct row *row)
{
	const struct report *report = d->report;
	struct str object = report_shown_name(report, row->object);

	fputs("tooltip=\"", d->out);
	if (row->file != NONE)
		put_cut(d->out, report_shown_name(report, row->file));
	if (row->name != NONE) {
		putc(':', d->out);
		put_cut(d->out, report_shown_name(report, row->name));
	}
	if (object.length) {
		fputs(row->file != NONE ? " [" : "[", d->out);
		put_cut(d->out, object);
		putc(']', d->out);
	}
	putc('"', d->out);
}

static void put_node(const struct dot *d, row_id r)
{
	const struct report *report = d->report;
	const struct row *row = &report->rows.list[r];
	int64_t all =
		call_graph_value(&d->graph, &report->costs, row->inclusive);
	struct fit name = fit_name(report_row_name(report, r), WIDEST);
	uint32_t cycle = call_graph_cycle(&d->graph, r);
	int64_t calls;

	fprintf(d->out, "\tn%" PRIu32 " [label=\"%s", d->graph.node[r],
		report_is_estimate(report, &report->costs, row->self) ? "~"
								      : "");
	put_text(d->out, name.head);
	fputs(name.cut ? "..." : "", d->out);
	put_text(d->out, name.tail);
	if (cycle)
		fprintf(d->out, " <cycle %" PRIu32 ">", cycle);
	if (d->diff && row->new != row->old)
		fputs(row->new ? " (new)" : " (gone)", d->out);
	if (d->graph.column) {
		fputs("\\n", d->out);
		put_percent(d, all);
		fputs(" (", d->out);
		put_percent(d, call_graph_value(&d->graph, &report->costs,
						row->self));
		putc(')', d->out);
	}
	column_value(report->columns, &report->columns->count, &report->costs,
		     row->self, &calls);
	if (calls)
		fprintf(d->out, "\\n%s×", text_count(calls, d->diff).text);
	fputs("\", ", d->out);
	put_color(d, "color", all);
	fputs(", ", d->out);
	put_tooltip(d, row);
	fputs("];\n", d->out);
}

static void put_edge(const struct dot *d, row_id from,
		     const struct row_calls *calls, const struct row_call *call)
{
	int64_t value = call_graph_value(&d->graph, &calls->costs, call->cost);
	double share = share_of_total(d, value);

	fprintf(d->out, "\tn%" PRIu32 " -> n%" PRIu32 " [label=\"%s",
		d->graph.node[from], d->graph.node[call->row],
		report_is_estimate(d->report, &calls->costs, call->cost) ? "~"
									 : "");
	if (d->graph.column) {
		put_percent(d, value);
		fputs("\\n", d->out);
	}
	fprintf(d->out, "%s×\", ",
		text_count(row_calls_count(d->report, calls, call), d->diff)
			.text);
	put_color(d, "color", value);
	fputs(", ", d->out);
	put_color(d, "fontcolor", value);
	fprintf(d->out, ", penwidth=%.2f, arrowsize=%.2f];\n",
		0.5 + 3.5 * share, 0.4 + 0.6 * root(share));
}

static bool put_edges(const struct dot *d, struct error *error)
{
	const struct report *report = d->report;
	bool good = true;
	size_t i, j;

	for (i = 0; good && !ferror(d->out) && i < report->order.count; i++) {
		struct row_calls calls = {0};

		good = call_graph_calls(&d->graph, report->order.listed[i],
					&calls, error);
		for (j = 0; good && j < calls.count; j++)
			put_edge(d, report->order.listed[i], &calls,
				 &calls.list[j]);
		row_calls_free(&calls);
	}
	return good;
}

/* --- cycles ------------------------------------------------------------ */

/* Writes a frame around the boxes of each cycle that has several. */
static void put_cycles(const struct dot *d)
{
	const struct call_graph_member *members = d->graph.members;
	size_t n = d->graph.member_count, i;

	for (i = 0; i < n; i++) {
		uint32_t cycle = members[i].cycle;

		if (i == 0 || members[i - 1].cycle != cycle)
			fprintf(d->out,
				"\tsubgraph cluster_cycle_%" PRIu32
				" {\n\t\tlabel=\"cycle %" PRIu32 "\";\n",
				cycle, cycle);
		fprintf(d->out, "\t\tn%" PRIu32 ";\n", members[i].node);
		if (i + 1 == n || members[i + 1].cycle != cycle)
			fputs("\t}\n", d->out);
	}
}

/* --- all of it --------------------------------------------------------- */

/* Whether the first sort column can give the costs: a ratio cannot. */
static bool has_column(const struct dot *d, struct error *error)
{
	const struct columns *columns = d->report->columns;
	struct scratch scratch;

	return d->graph.column || !columns->sorted_count ||
	       error_usage(error,
			   "--format=dot: a call graph is of one event, and "
			   "'%s' is none; name one with --sort",
			   diag_quote(&scratch, columns->sorted[0].name));
}

/* Says that the graph is limited to the --top most expensive nodes. */
static void put_limit(const struct dot *d)
{
	const struct report *report = d->report;

	if (report->order.count == report->settings->top &&
	    report->order.count < report->rows.count)
		fprintf(d->out, "\\nmost expensive %ss: %zu",
			BY_KINDS[report->by].noun, report->order.count);
}

static void put_head(const struct dot *d)
{
	fputs("digraph cgannotate {\n"
	      "\tgraph [fontname=\"Helvetica\", nodesep=0.2, ranksep=0.3",
	      d->out);
	if (d->graph.column) {
		fputs(", label=\"", d->out);
		put_cut(d->out, d->graph.column->name);
		fprintf(d->out, "%s %s", d->diff ? " of OLD:" : ":",
			text_amount(d->graph.column, d->graph.total, false)
				.text);
		put_limit(d);
		putc('"', d->out);
	}
	fputs("];\n"
	      "\tnode [shape=box, style=filled, fontname=\"Helvetica\", "
	      "fontsize=10, fontcolor=white, margin=\"0.1,0.05\", "
	      "height=0];\n"
	      "\tedge [fontname=\"Helvetica\", fontsize=9];\n",
	      d->out);
}

bool dot_report(const struct writing *w, struct error *error)
{
	const struct report *report = w->report;
	struct dot d = {.out = w->out,
			.report = report,
			.diff = profile_compares(w->profile)};
	bool good;

	call_graph_make(&d.graph, report);
	good = has_column(&d, error);
	if (good) {
		size_t i;

		put_head(&d);
		for (i = 0; i < report->order.count; i++)
			put_node(&d, report->order.listed[i]);
		put_cycles(&d);
		good = put_edges(&d, error);
		fputs("}\n", w->out);
	}
	call_graph_free(&d.graph);
	return good;
}
