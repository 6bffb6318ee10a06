/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Writes the call graph of the listed rows for Graphviz, by the first sort event.  The report must
 * be by functions, files or objects, with inclusive costs and calls.
 *
 * A box is a listed row: the higher its inclusive cost, the nearer its color is to red.  An arrow
 * is a call: the more it costs, the wider it is.  A call is drawn if it costs a fifth of --min (by
 * default 0.1 %) or more.
 */
#include "base/fraction.h"
#include "base/name.h"
#include "base/number.h"
#include "report/row_calls.h"
#include "write/markup.h"
#include "write/numbers.h"
#include "write/writing.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>

enum {
	WIDEST = 60,     /* columns of a name in a box */
	LONGEST = 1000,  /* bytes of other text */
	FIFTH = 5 * 100, /* min / FIFTH is a fifth of min percent */
};

/* The default of --min for a graph, in percent. */
static const char least[] = "0.5";

struct dot {
	FILE *out;
	const struct report *report;
	bool diff;
	const struct column *column; /* the cost of nodes and edges, or NULL */
	int64_t total;
	struct decimal min; /* percent of the total that a node must cost */
	uint32_t *node;     /* by row: its place in the list; NONE: not listed */
};

/* The value of a cost in d->column; 0 if it is not given. */
static int64_t value_of(const struct dot *d, struct item item)
{
	int64_t value = 0;

	if (d->column)
		column_value(d->report->columns, d->column, item, &value);
	return value;
}

/* The number of the cycle of a row, which may be a file or object; 0: none. */
static uint32_t cycle_of(const struct report *report, row_id row)
{
	return report_is_grouped(report) ? report_after(report)->inclusive.cycle[row]
					 : report_cycle(report, row);
}

/* --- text -------------------------------------------------------------- */

/* Writes text into a quoted string, where & begins an entity. */
static void put_text(FILE *out, struct str s)
{
	static const struct markup dot = {
		.backslash = "\\\\",
		.of = {['&'] = "&amp;", ['"'] = "\\\"", ['\\'] = "\\\\"},
	};

	markup_put(out, &dot, s);
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
	fputs(numbers_share(value, d->total, d->diff, d->diff).text, d->out);
}

/* --- the look ---------------------------------------------------------- */

/* The magnitude of a cost as a fraction of the total, 1 at most. */
static double share_of_total(const struct dot *d, int64_t value)
{
	double share = d->total ? (double)value / (double)d->total : 0;

	share = share < 0 ? -share : share;
	return share > 1 ? 1 : share;
}

/*
 * Writes a color as hue, saturation and brightness: from dark blue to red by share, with --diff red
 * for a growth and blue for a decrease.  The root makes small shares differ visibly.
 */
static void put_color(const struct dot *d, const char *attribute, int64_t value)
{
	double strength = sqrt(share_of_total(d, value));
	double hue = d->diff ? (value > 0 ? 0.0 : 0.6) : 0.64 * (1 - strength);

	fprintf(d->out, "%s=\"%.3f %.3f %.3f\"", attribute, hue,
		d->diff ? 0.2 + 0.8 * strength : 0.9, 0.45 + 0.4 * strength);
}

/* --- nodes and edges --------------------------------------------------- */

static void put_node(const struct dot *d, row_id r)
{
	const struct report *report = d->report;
	const struct row *row = &report->rows.list[r];
	struct str object = report_shown_name(report, row->object);
	int64_t all = value_of(d, report_inclusive(report, r));
	struct str name = name_fit(report_row_name(report, r), WIDEST);
	uint32_t cycle = cycle_of(report, r);
	int64_t calls;

	fprintf(d->out, "\tn%" PRIu32 " [label=\"", d->node[r]);
	put_text(d->out, name);
	free((char *)name.at);
	if (cycle)
		fprintf(d->out, " <cycle %" PRIu32 ">", cycle);
	fputs(report_marks(report, r, true).side, d->out);
	if (d->column) {
		fputs("\\n", d->out);
		put_percent(d, all);
		fputs(" (", d->out);
		put_percent(d, value_of(d, report_self(report, r)));
		putc(')', d->out);
	}
	column_value(report->columns, &report->columns->count, report_self(report, r), &calls);
	if (calls)
		fprintf(d->out, "\\n%s×", numbers_count(calls, d->diff).text);
	fputs("\", ", d->out);
	put_color(d, "color", all);
	fputs(", tooltip=\"", d->out);
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
	fputs("\"];\n", d->out);
}

/* Writes the calls to other nodes that cost a fifth of what a node must cost. */
static void put_edges(const struct dot *d, row_id from)
{
	struct row_calls calls = {0};

	row_calls_of(d->report, from, false, &calls);
	for (size_t i = 0; i < calls.count; i++) {
		const struct row_call *call = &calls.list[i];
		int64_t value = value_of(d, row_calls_item(d->report, &calls, call));
		double share = share_of_total(d, value);

		if (d->node[call->row] == NONE ||
		    fraction_compare_products(number_magnitude(value), FIFTH * d->min.under,
					      d->min.over, number_magnitude(d->total)) < 0)
			continue;
		fprintf(d->out, "\tn%" PRIu32 " -> n%" PRIu32 " [label=\"", d->node[from],
			d->node[call->row]);
		if (d->column) {
			put_percent(d, value);
			fputs("\\n", d->out);
		}
		if (call->seen == CALL_INLINED)
			fputs("(inlined)\", ", d->out);
		else
			fprintf(d->out, "%s×\", ",
				numbers_count(row_calls_count(d->report, &calls, call), d->diff)
					.text);
		put_color(d, "color", value);
		fputs(", ", d->out);
		put_color(d, "fontcolor", value);
		fprintf(d->out, ", penwidth=%.2f, arrowsize=%.2f];\n", 0.5 + 3.5 * share,
			0.4 + 0.6 * sqrt(share));
	}
	row_calls_free(&calls);
}

/* --- cycles ------------------------------------------------------------ */

/* Writes a frame around the boxes of each cycle that has several. */
static void put_cycles(const struct dot *d)
{
	const struct report *report = d->report;
	size_t all = report->order.count, i;
	uint32_t *cycle_of_node = util_alloc(all, sizeof(*cycle_of_node));
	uint32_t cycle, last = 0;
	struct groups nodes;

	for (i = 0; i < all; i++) {
		cycle = cycle_of(report, report->order.listed[i]);
		cycle_of_node[i] = cycle;
		last = cycle > last ? cycle : last;
	}
	groups_make(&nodes, cycle_of_node, all, (size_t)last + 1);
	for (cycle = 1; cycle <= last; cycle++) {
		struct ids in = groups_get(&nodes, cycle);

		if (in.count < 2)
			continue;
		fprintf(d->out,
			"\tsubgraph cluster_cycle_%" PRIu32 " {\n\t\tlabel=\"cycle %" PRIu32
			"\";\n",
			cycle, cycle);
		for (i = 0; i < in.count; i++)
			fprintf(d->out, "\t\tn%" PRIu32 ";\n", in.id[i]);
		fputs("\t}\n", d->out);
	}
	groups_free(&nodes);
	free(cycle_of_node);
}

static bool write_report(const struct writing *w, struct error *error)
{
	const struct report *report = w->report;
	const char *min = report->settings->min;
	struct dot d = {.out = w->out,
			.report = report,
			.diff = profile_compares(w->profile),
			.column = columns_additive(report->columns)};
	struct scratch scratch;
	size_t i;

	if (!d.column && report->columns->sorted_count)
		return error_usage(error,
				   "--format=dot: a call graph is of one event, and '%s' "
				   "is none; name one with --sort",
				   diag_quote(&scratch, report->columns->sorted[0].name));
	d.total = value_of(&d, report_total(report, report_before(report)));
	number_percent(str_of(min ? min : least), &d.min);
	d.node = util_alloc(report->rows.count, sizeof(*d.node));
	for (i = 0; i < report->rows.count; i++)
		d.node[i] = NONE;
	for (i = 0; i < report->order.count; i++)
		d.node[report->order.listed[i]] = (uint32_t)i;
	fputs("digraph cgannotate {\n"
	      "\tgraph [fontname=\"Helvetica\", nodesep=0.2, ranksep=0.3",
	      d.out);
	if (d.column) {
		fputs(", label=\"", d.out);
		put_cut(d.out, d.column->name);
		fprintf(d.out, "%s %s", d.diff ? " of OLD:" : ":",
			numbers_value(d.column, d.total, false).text);
		/* Whether --top has limited the nodes. */
		if (report->order.count == report->settings->top &&
		    report->order.count < report->rows.count)
			fprintf(d.out, "\\nmost expensive %ss: %zu", BY_KINDS[report->by].noun,
				report->order.count);
		putc('"', d.out);
	}
	fputs("];\n"
	      "\tnode [shape=box, style=filled, fontname=\"Helvetica\", "
	      "fontsize=10, fontcolor=white, margin=\"0.1,0.05\", "
	      "height=0];\n"
	      "\tedge [fontname=\"Helvetica\", fontsize=9];\n",
	      d.out);
	for (i = 0; i < report->order.count; i++)
		put_node(&d, report->order.listed[i]);
	put_cycles(&d);
	for (i = 0; !ferror(d.out) && i < report->order.count; i++)
		put_edges(&d, report->order.listed[i]);
	fputs("}\n", w->out);
	free(d.node);
	return true;
}

const struct writer DOT_WRITER = {
	.has = NEEDS_CALLS | HAS_CALLS | HAS_COMPLETE | IS_GRAPH | LISTS_ALL | LISTS_SHORT |
	       IS_OF_ONE,
	.top = 80,
	.report = write_report,
};
