/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Rows are formatted one by one, and written as long as they fit.  Names are
 * written as code, so that nothing in them is taken for Markdown.
 */
#include "write/formats/markdown.h"

#include "base/fraction.h"
#include "base/percent.h"
#include "base/stream.h"
#include "figures/event_table.h"
#include "figures/part_table.h"
#include "report/composition.h"
#include "report/ranking.h"
#include "shapes/call_tree.h"
#include "write/text/text.h"
#include "write/text/text_gate.h"
#include "write/text/text_report.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>

enum {
	MOST = 60000,   /* bytes; a comment may have 65,536 characters */
	LAST = 200,     /* bytes of MOST that are left for the last lines */
	ONE = 12000,    /* bytes of one report of a suite */
	OPEN = 20,      /* rows that are not folded away */
	LONGEST = 1000, /* bytes of a name */
	WIDEST = 40,    /* bytes of an event's name */
	NARROW = 4,     /* slices; if there are more, names come first */
};

struct markdown {
	FILE *out;
	const struct report *report;  /* NULL: the table is not of a report */
	const struct column *column;  /* column of a table without slices */
	struct source_search *search; /* of a report */
	bool diff;
	size_t left;     /* bytes that still fit */
	size_t left_out; /* pieces that did not fit */
};

/* --- text of strangers ------------------------------------------------- */

/* Whether a name can be quoted with backquotes inside a table. */
static bool is_quotable(struct str s)
{
	size_t i;

	for (i = 0; i < s.length; i++)
		if (s.at[i] == '`' || s.at[i] == '|' || s.at[i] == '\\')
			return false;
	return s.length && s.at[0] != ' ' && s.at[s.length - 1] != ' ';
}

/* Whether a character may have a meaning in Markdown or HTML. */
static bool is_special(uint32_t c)
{
	return c < 0x80 && !(c >= '0' && c <= '9') && !(c >= 'A' && c <= 'Z') &&
	       !(c >= 'a' && c <= 'z');
}

static void put_characters(FILE *out, struct str s, bool plain)
{
	char escape[STR_ESCAPE];

	while (s.length) {
		uint32_t c;
		struct str piece = str_eat_character(&s, &c);

		if (!piece.length)
			fputs("\xef\xbf\xbd", out);
		else if (str_is_control(c))
			fprintf(out, plain ? "\\x%02x" : "&#92;x%02x",
				(unsigned)c);
		else if (str_is_hidden(c) && str_escape(piece, escape))
			fprintf(out, "%s%s", plain ? "\\" : "&#92;",
				escape + 1);
		else if (!plain && is_special(c))
			fprintf(out, "&#%u;", (unsigned)c);
		else
			fwrite(piece.at, 1, piece.length, out);
	}
}

/* Writes a name as code. */
static void put_quoted(FILE *out, struct str name)
{
	struct str head = str_head(name, LONGEST);
	bool plain = is_quotable(head);

	if (!name.length)
		return;
	fputs(plain ? "`" : "<code>", out);
	put_characters(out, head, plain);
	if (head.length < name.length)
		fputs("...", out);
	fputs(plain ? "`" : "</code>", out);
}

/* Writes the text of a draft as code, and frees it. */
static void put_draft(FILE *out, struct draft *draft)
{
	put_quoted(out, draft_close(draft));
	free(draft->text);
}

/* Writes the name of an event; as code if it has special characters. */
static void put_event(FILE *out, struct str name)
{
	struct str head = str_head(name, WIDEST);
	size_t i;

	for (i = 0; i < head.length; i++)
		if (is_special((unsigned char)head.at[i]) ||
		    (unsigned char)head.at[i] >= 0x80)
			break;
	if (i == head.length)
		fwrite(head.at, 1, head.length, out);
	else
		put_quoted(out, head);
}

/* --- totals ------------------------------------------------------------ */

/* Writes a value, "." if not given; with plus, + before a positive one. */
static void put_value(FILE *out, const struct columns *columns,
		      const struct column *column, const struct costs *costs,
		      cost_id cost, bool plus)
{
	fputs(text_value(columns, column, costs, cost, plus).text, out);
}

/* Whether a column has shares.  Slices have none, for lack of room. */
static bool has_share(const struct markdown *m, const struct column *column)
{
	return column_adds_up(column) && m->report->settings->show_percs &&
	       (!column->of_slices || column->is_change);
}

static bool is_signed(const struct markdown *m, const struct column *column)
{
	return column_is_signed(column, m->diff);
}

/* Writes `before` and the share of a value; writes nothing for a value of 0. */
static void put_share(FILE *out, const struct markdown *m,
		      const struct column *column, const struct costs *costs,
		      cost_id cost, const char *before)
{
	const struct report *report = m->report;
	int64_t value;

	column_value(report->columns, column, costs, cost, &value);
	if (!value)
		return;
	fprintf(out, "%s%s%%", before,
		text_percent(value, report_whole(report, column),
			     is_signed(m, column))
			.text);
}

/* Writes ", p=0.029" for a change between runs, ", noise" if it is noise. */
static void put_test(const struct markdown *m, FILE *out,
		     const struct column *column, cost_id change)
{
	char p[FRACTION_TEXT];
	struct noise noise;

	if (!noise_of(m->report->columns, column, &m->report->costs, change,
		      &noise))
		return;
	fraction_print(&noise.p, 1, 3, false, false, p);
	if (noise.is_tested)
		fprintf(out, ", p=%s", p);
	fputs(noise.is_noise ? ", noise" : "", out);
}

/* Writes a change of the total as " (-4, -0.32%)". */
static void put_change(const struct markdown *m, FILE *out,
		       const struct column *column, cost_id change)
{
	const struct report *report = m->report;

	fputs(" (", out);
	put_value(out, report->columns, column, &report->costs, change, true);
	if (has_share(m, column))
		put_share(out, m, column, &report->costs, change, ", ");
	put_test(m, out, column, change);
	putc(')', out);
}

/* Writes totals as "A 1,234 → B 1,200"; of many slices, the first and last. */
static void put_each(const struct report *report, FILE *out,
		     const struct column *list, size_t count, const char *to)
{
	const struct columns *columns = report->columns;
	size_t i;

	for (i = 0; i < count; i++) {
		if (list == columns->slices && columns_is_between(columns, i))
			continue;
		fputs(i ? to : "", out);
		put_event(out, list[i].name);
		putc(' ', out);
		put_value(out, columns, &list[i], &report->costs,
			  report->totals, false);
	}
}

/*
 * Writes the totals of slices: "**Ir** A 1,234 → B 1,200 → C 1,230 (-4,
 * -0.32%)"; of parts and threads "**Ir** 2,434 (thread 1 1,234, thread 2
 * 1,200)".
 */
static void put_slice_totals(const struct markdown *m, FILE *out)
{
	const struct report *report = m->report;
	const struct columns *columns = report->columns;

	fputs("**", out);
	put_event(out, columns->shown[0].name);
	fputs("** ", out);
	if (report->settings->spread) {
		put_each(report, out, columns->over, LENGTH(columns->over),
			 ", ");
		return;
	}
	if (m->diff) {
		put_each(report, out, columns->slices, columns->slice_count,
			 " → ");
		put_change(m, out, &columns->across, report->totals);
		return;
	}
	put_value(out, columns, &columns->across, &report->costs, report->total,
		  false);
	fputs(" (", out);
	put_each(report, out, columns->slices, columns->slice_count, ", ");
	putc(')', out);
}

/* Writes "**Ir** 1,234", or "**Ir** 1,234 → 1,230 (-4, -0.32%)". */
static void put_total(const struct markdown *m, FILE *out,
		      const struct column *column)
{
	const struct report *report = m->report;
	const struct columns *columns = report->columns;
	const struct costs *costs = &report->costs;

	fputs("**", out);
	put_event(out, column->name);
	fputs("** ", out);
	if (!m->diff) {
		put_value(out, columns, column, costs, report->total, false);
		return;
	}
	put_value(out, columns, column, costs, report_old(report)->total,
		  false);
	fputs(" → ", out);
	put_value(out, columns, column, costs, report_new(report)->total,
		  false);
	put_change(m, out, column, report->totals);
}

/* Writes a label such as "- Not in OLD: ". */
static void put_bullet(FILE *out, const char *before, struct str name)
{
	fprintf(out, "- %s", before);
	put_event(out, name);
	fputs(": ", out);
}

/* Writes "- OLD: `file`, `command`" by file; of several runs the first. */
static void put_side(const struct markdown *m, FILE *out, size_t i,
		     const struct head *head)
{
	size_t runs = m->report->profile->old_runs ? head->file_count : 1;
	size_t j;

	for (j = 0; j < head->file_count; j += runs) {
		const struct head_file *file = &head->files[j];

		if (!file->listed)
			continue;
		put_bullet(out, "", columns_side(m->report->columns, i));
		put_quoted(out, report_shown_name(m->report, file->name));
		if (runs > 1)
			fprintf(out, " and %zu more: the mean of %zu runs",
				runs - 1, runs);
		if (report_name(m->report, file->origin.command).length) {
			fputs(", ", out);
			put_quoted(out,
				   report_shown_name(m->report,
						     file->origin.command));
		}
		putc('\n', out);
	}
}

/* Writes the compared profiles, and what differs other than costs. */
static void put_compared(const struct markdown *m, FILE *out)
{
	struct heads heads;
	size_t i;

	if (!m->diff)
		return;
	heads_make(&heads, m->report->profile);
	for (i = 0; i < heads.count; i++)
		if (!columns_is_between(m->report->columns, i))
			put_side(m, out, i, &heads.list[i]);
	if (columns_are_many(m->report->columns))
		fprintf(out, "- between them: %zu profiles\n", heads.count - 2);
	text_differences(out, m->report, &heads, put_bullet, put_quoted);
	heads_free(&heads);
	putc('\n', out);
}

static void put_totals(struct markdown *m, FILE *out)
{
	const struct columns *columns = m->report->columns;
	size_t i;

	if (columns->slice_count)
		put_slice_totals(m, out);
	for (i = 0; !columns->slice_count && i < columns->shown_count; i++) {
		fputs(i ? " · " : "", out);
		put_total(m, out, &columns->shown[i]);
	}
	if (m->report->settings->inclusive)
		fputs(" (rows: with all that they call)", out);
	fputs("\n\n", out);
	put_compared(m, out);
}

/* Writes the limits exceeded, and why, as a list. */
static void put_limits(const struct markdown *m, FILE *out,
		       const struct verdicts *verdicts)
{
	const struct text_gate_style style = {
		.limit = "- ",
		.warning = "- Warning at ",
		.limit_end = "",
		.reason = "  - ",
		.reason_end = "",
		.most = OPEN,
		.put = put_quoted,
		.search = m->search,
	};

	if (!verdicts_exceeded(verdicts, true))
		return;
	fputs("Limits exceeded:\n\n", out);
	text_gate(out, m->report, verdicts, &style);
	putc('\n', out);
}

/* --- rows -------------------------------------------------------------- */

/*
 * The first sort column that is shown, else the first one shown: a comment has
 * room for one.
 */
static const struct column *find_column(const struct columns *columns)
{
	size_t i, j;

	for (i = 0; i < columns->sorted_count; i++)
		for (j = 0; j < columns->shown_count; j++)
			if (str_equal(columns->sorted[i].name,
				      columns->shown[j].name))
				return &columns->shown[j];
	return columns->shown;
}

/* The number of columns of the table: 1, or several with --compare. */
static size_t column_count(const struct markdown *m)
{
	return m->report->columns->slice_count
		       ? columns_in_table(m->report->columns,
					  columns_are_many(m->report->columns))
		       : 1;
}

static const struct column *column_at(const struct markdown *m, size_t i)
{
	return m->report->columns->slice_count
		       ? columns_of_table(m->report->columns,
					  columns_are_many(m->report->columns),
					  i)
		       : m->column;
}

/* Whether the table has a column for NEW's value and one for the change. */
static bool has_old(const struct markdown *m)
{
	return m->diff && !m->report->columns->slice_count;
}

/* Whether names come first, as many slices would push them out of sight. */
static bool names_first(const struct markdown *m)
{
	return m->report->columns->slice_count > NARROW;
}

/* Whether the table has the spread of several runs. */
static bool has_spread(const struct markdown *m)
{
	return m->report->profile->old_runs > 0;
}

static void put_headings(const struct markdown *m, FILE *out)
{
	const char *title = BY_KINDS[m->report->by].noun;
	size_t i;

	if (names_first(m))
		fprintf(out, "| %c%s ", toupper(*title), title + 1);
	for (i = 0; i < column_count(m); i++) {
		const struct column *column = column_at(m, i);

		fputs("| ", out);
		put_event(out, column->name);
		fputs(has_old(m) ? " | Change " : " ", out);
		if (has_share(m, column))
			fputs(is_signed(m, column) ? "| of total " : "| % ",
			      out);
	}
	fputs(has_spread(m) ? "| Spread " : "", out);
	if (!names_first(m))
		fprintf(out, "| %c%s ", toupper(*title), title + 1);
	fputs(names_first(m) ? "|\n| :--- |" : "|\n|", out);
	for (i = 0; i < column_count(m); i++) {
		fputs(has_old(m) ? " ---: | ---: |" : " ---: |", out);
		if (has_share(m, column_at(m, i)))
			fputs(" ---: |", out);
	}
	fputs(has_spread(m) ? " ---: |" : "", out);
	fputs(names_first(m) ? "\n" : " :--- |\n", out);
}

/* Writes "file:function MARK [object]" as code; names may be NONE. */
static void put_names(const struct markdown *m, FILE *out, name_id file,
		      name_id function, name_id object, const char *mark)
{
	const struct report *report = m->report;
	struct draft piece;
	struct str part;

	draft_open(&piece);
	part = source_search_name(m->search, report, file);
	fwrite(part.at, 1, part.length, piece.file);
	if (function != NONE) {
		part = limits_name(report->limits,
				   report_function_name(report, function));
		fputs(file == NONE ? "" : ":", piece.file);
		fwrite(part.at, 1, part.length, piece.file);
	}
	fputs(mark, piece.file);
	part = report_shown_name(report, object);
	if (part.length)
		fprintf(piece.file, "%s[%.*s]",
			file != NONE || function != NONE ? " " : "",
			(int)part.length, part.at);
	put_draft(out, &piece);
}

static void put_label(const struct markdown *m, FILE *out, row_id r)
{
	const struct report *report = m->report;
	const struct row *row = &report->rows.list[r];
	uint32_t cycle = report_cycle(report, r);
	char mark[32] = "";

	if (report_is_estimate(report, &report->costs, row->self))
		putc('~', out);
	if (cycle &&
	    (report->settings->inclusive || report->settings->call_tree))
		sprintf(mark, " <cycle %" PRIu32 ">", cycle);
	put_names(m, out, row->file == NONE ? row->object : row->file,
		  row->name, row->with_object ? row->object : NONE, mark);
	if (has_old(m) && row->new != row->old)
		fputs(row->new ? " (new)" : " (gone)", out);
	if (noise_is_all(report->columns, &report->costs, row->cost))
		fputs(" (noise)", out);
}

/* Writes a change as a share of the old value, " (+50.0%)". */
static void put_relative(const struct markdown *m, FILE *out,
			 const struct column *column, const struct costs *costs,
			 cost_id cost)
{
	const struct columns *columns = m->report->columns;
	bool slices = columns->slice_count;
	int64_t change, old;

	if (!has_share(m, column) || !is_signed(m, column))
		return;
	column_value(columns, column, costs, cost, &change);
	column_value(columns, slices ? &columns->slices[0] : column, costs,
		     slices ? cost : cost_old(costs, cost), &old);
	if (change && old)
		fprintf(out, " (%s%%)", text_percent(change, old, true).text);
}

/* Writes the spread of several runs; nothing for parts, which have no runs. */
static void put_spread(const struct markdown *m, FILE *out,
		       const struct costs *costs, cost_id cost)
{
	if (has_spread(m))
		fprintf(out, "| %s ",
			text_spread(m->report->columns, m->column, costs, cost)
				.text);
}

static void put_figures(const struct markdown *m, FILE *out,
			const struct costs *costs, cost_id cost)
{
	const struct columns *columns = m->report->columns;
	size_t i;

	for (i = 0; i < column_count(m); i++) {
		const struct column *column = column_at(m, i);

		fputs("| ", out);
		if (has_old(m)) {
			put_value(out, columns, column, costs,
				  cost_new(costs, cost), false);
			fputs(" | ", out);
		}
		put_value(out, columns, column, costs, cost,
			  is_signed(m, column));
		put_relative(m, out, column, costs, cost);
		putc(' ', out);
		if (!has_share(m, column))
			continue;
		fputs("| ", out);
		put_share(out, m, column, costs, cost, "");
		putc(' ', out);
	}
	put_spread(m, out, costs, cost);
}

/* Writes, below a row, the parts that it consists of, such as files. */
static bool put_components(const struct markdown *m, FILE *out, row_id r,
			   struct error *error)
{
	const struct report *report = m->report;
	struct composition parts = {0};
	bool good = report->by == BY_ROW || report->columns->slice_count ||
		    composition_large(report, r, &parts, error);
	size_t i;

	for (i = 0; good && i < parts.count; i++) {
		const struct component *part = &parts.list[i];

		put_figures(m, out, &parts.costs, part->cost);
		fputs("| &nbsp; ", out);
		put_names(m, out, part->file, part->name, part->object, "");
		fputs(" |\n", out);
	}
	if (good && parts.folded) {
		put_figures(m, out, &parts.costs, parts.rest);
		fprintf(out, "| &nbsp; %zu more |\n", parts.folded);
	}
	composition_free(&parts);
	return good;
}

static void put_row(const struct markdown *m, FILE *out, row_id r)
{
	const struct report *report = m->report;
	cost_id cost = report->rows.list[r].cost;

	if (!names_first(m))
		put_figures(m, out, &report->costs, cost);
	fputs("| ", out);
	put_label(m, out, r);
	putc(' ', out);
	if (names_first(m))
		put_figures(m, out, &report->costs, cost);
	fputs("|\n", out);
}

/* Writes and frees a piece, if it and all pieces before fit; else counts it. */
static bool put_piece(struct markdown *m, FILE *out, struct draft *piece)
{
	struct str text = draft_close(piece);
	bool fits = !m->left_out && text.length <= m->left;

	if (fits) {
		fwrite(text.at, 1, text.length, out);
		m->left -= text.length;
	}
	m->left_out += !fits;
	free(piece->text);
	return fits;
}

/*
 * Writes a table of the listed rows from *done up to end.  *done is then the
 * first row that did not fit.
 */
static bool put_table(struct markdown *m, FILE *out, size_t *done, size_t end,
		      struct error *error)
{
	struct draft piece;
	bool fits, good = true;

	draft_open(&piece);
	put_headings(m, piece.file);
	fits = put_piece(m, out, &piece);
	while (good && fits && *done < end) {
		row_id row = m->report->order.listed[*done];

		draft_open(&piece);
		put_row(m, piece.file, row);
		good = put_components(m, piece.file, row, error);
		fits = put_piece(m, out, &piece);
		*done += fits;
	}
	return good;
}

/* Writes "N functions", or with more "N more functions". */
static void put_number_of(const struct markdown *m, FILE *out, size_t n,
			  const char *more)
{
	fprintf(out, "%s %s%s%s", text_count((int64_t)n, false).text, more,
		BY_KINDS[m->report->by].noun, n == 1 ? "" : "s");
}

/* Writes the listed rows from *done up to end, folded away. */
static bool put_details(struct markdown *m, size_t *done, size_t end,
			struct error *error)
{
	size_t first = *done;
	struct draft piece;
	struct str table;
	bool good;

	draft_open(&piece);
	good = put_table(m, piece.file, done, end, error);
	table = draft_close(&piece);
	if (*done > first) {
		fputs("\n<details>\n<summary>", m->out);
		put_number_of(m, m->out, *done - first, "more ");
		fprintf(m->out, "</summary>\n\n%.*s\n</details>\n",
			(int)table.length, table.at);
	}
	free(piece.text);
	return good;
}

/* Writes the only row of a table without differences. */
static void put_no_row(const struct markdown *m, FILE *out)
{
	size_t i;

	for (i = 0; i < column_count(m); i++) {
		fputs(has_old(m) ? "| | " : "| ", out);
		if (has_share(m, column_at(m, i)))
			fputs("| ", out);
	}
	fprintf(out, "%s| no difference%s |\n", has_spread(m) ? "| " : "",
		m->report->order.noise ? " but noise" : "");
}

/* --- the tree of --call-tree --------------------------------------------- */

static void put_node(const struct markdown *m, FILE *out,
		     const struct flow *flow, uint32_t node)
{
	struct draft draft;

	if (flow->item[node] != NONE) {
		put_label(m, out, flow_row(m->report, flow->item[node]));
		return;
	}
	draft_open(&draft);
	flow_put_cycle(flow, node, draft.file);
	put_draft(out, &draft);
}

/* Writes "- 12.34% 1,234 (self 12, 3x) ~`file:function`", indented by depth. */
static void put_branch(const struct markdown *m, FILE *out,
		       const struct call_tree *tree,
		       const struct branch *branch)
{
	const struct column *column = columns_additive(m->report->columns);
	bool node = branch->kind == BRANCH_NODE;

	fprintf(out, "%*s- %s%% %s", (int)branch->depth * 2, "",
		text_percent(branch->amount, tree->total, false).text,
		text_amount(column, branch->amount, false).text);
	if (node && !tree->up)
		fprintf(out, " (self %s%s", branch->self_estimate ? "~" : "",
			text_amount(column, branch->self, false).text);
	if (branch->calls > 0)
		fprintf(out, "%s%sx", node && !tree->up ? ", " : " (",
			text_count(branch->calls, false).text);
	fputs((node && !tree->up) || branch->calls > 0 ? ") " : " ", out);
	fputs(branch->estimate ? "~" : "", out);
	if (node)
		put_node(m, out, &tree->flow, branch->node);
	else if (branch->kind == BRANCH_MORE)
		fprintf(out, "%zu more", branch->count);
	else
		fputs(branch->kind == BRANCH_PROGRAM ? "program"
		      : branch->kind == BRANCH_ENTRY ? "no caller"
						     : "not in any function",
		      out);
	putc('\n', out);
}

static void put_place(const struct markdown *m, FILE *out,
		      const struct branch_site *site)
{
	struct str file = source_search_name(m->search, m->report, site->file);
	struct draft draft;

	draft_open(&draft);
	fwrite(file.at, 1, file.length, draft.file);
	fprintf(draft.file, ":%" PRIu64, site->line);
	put_draft(out, &draft);
}

static bool put_branch_sites(const struct markdown *m, FILE *out,
			     const struct call_tree *tree,
			     const struct branch *branch, struct error *error)
{
	const struct column *column = columns_additive(m->report->columns);
	struct branch_site *sites;
	size_t count, i;
	bool good = call_tree_sites(tree, branch, &sites, &count, error);

	for (i = 0; good && i < count; i++) {
		const struct branch_site *site = &sites[i];

		fprintf(out, "%*s%s%s from ", (int)branch->depth * 2 + 2, "",
			site->estimate ? "~" : "",
			text_amount(column, site->amount, false).text);
		if (site->more)
			fprintf(out, "%zu more lines", site->more);
		else
			put_place(m, out, site);
		fprintf(out, " (%sx)%s\n", text_count(site->calls, false).text,
			i + 1 < count ? "  " : "");
	}
	free(sites);
	return good;
}

static bool put_tree(struct markdown *m, struct error *error)
{
	struct call_tree tree;
	struct branch branch;
	bool good = call_tree_begin(&tree, m->report, error);

	while (good && !ferror(m->out) && call_tree_next(&tree, &branch)) {
		struct draft piece;

		draft_open(&piece);
		put_branch(m, piece.file, &tree, &branch);
		good = put_branch_sites(m, piece.file, &tree, &branch, error);
		put_piece(m, m->out, &piece);
	}
	if (m->left_out)
		fprintf(m->out, "\n%s more %s not fit into a comment\n",
			text_count((int64_t)m->left_out, false).text,
			m->left_out == 1 ? "does" : "do");
	call_tree_free(&tree);
	return good;
}

bool markdown_report(const struct writing *w, struct error *error)
{
	const struct report *report = w->report;
	struct markdown m = {.out = w->out,
			     .report = report,
			     .column = find_column(report->columns),
			     .search = w->search,
			     .diff = profile_compares(w->profile),
			     .left = (w->in_suite ? ONE : MOST) - LAST};
	size_t listed = report->order.count, done = 0;
	struct draft piece;

	draft_open(&piece);
	put_totals(&m, piece.file);
	put_piece(&m, w->out, &piece);
	draft_open(&piece);
	put_limits(&m, piece.file, w->verdicts);
	put_piece(&m, w->out, &piece);
	m.left_out = 0;
	if (report->settings->call_tree)
		return put_tree(&m, error);
	if (!put_table(&m, w->out, &done, listed < OPEN ? listed : OPEN,
		       error) ||
	    (done == OPEN && listed > OPEN &&
	     !put_details(&m, &done, listed, error)))
		return false;
	if (ranking_is_same(report))
		put_no_row(&m, w->out);
	if (report->order.noise) {
		putc('\n', w->out);
		put_number_of(&m, w->out, report->order.noise, "");
		fputs(" changed by no more than noise\n", w->out);
	}
	if (ranking_is_cut(report))
		fprintf(w->out, "\n%s of %s listed\n",
			text_count((int64_t)listed, false).text,
			text_count((int64_t)report->rows.count, false).text);
	if (done < listed) {
		putc('\n', w->out);
		put_number_of(&m, w->out, listed - done, "more ");
		fputs(listed - done == 1 ? " does" : " do", w->out);
		fputs(" not fit into a comment\n", w->out);
	}
	return true;
}

/* --- the tables of parts and events ------------------------------------ */

/* Writes how many things of a table did not fit, if any. */
static void end_plain(const struct markdown *m, const char *thing)
{
	if (m->left_out)
		fprintf(m->out, "\n%zu more %s%s not fit into a comment\n",
			m->left_out, thing,
			m->left_out == 1 ? " does" : "s do");
}

static void put_code_cell(FILE *out, struct str text)
{
	fputs("| ", out);
	put_quoted(out, text);
	putc(' ', out);
}

static void put_name_cell(FILE *out, const struct profile *profile,
			  name_id name)
{
	put_code_cell(out, name == NONE ? STR("")
					: names_str(&profile->names, name));
}

static void put_part(FILE *out, const struct profile *profile,
		     const struct part_table *table,
		     const struct part_entry *entry)
{
	const struct part *part = entry->part;
	char share[PERCENT_TEXT];

	put_name_cell(out, profile, part->file);
	put_name_cell(out, profile, part->origin.pid);
	put_code_cell(out, entry->number);
	put_name_cell(out, profile, part->origin.thread);
	percent_print_long(entry->total, table->all, share);
	fprintf(out, "| %s | %s%% ", text_count(entry->total, false).text,
		share);
	put_code_cell(out, entry->range);
	put_code_cell(out, entry->trigger);
	fputs("|\n", out);
}

/* Writes "| `name` | 95 | 176 | +81 (+85.26%) | . | exceeds |". */
static void put_benchmark(FILE *out, const struct suite *suite,
			  const struct suite_row *row)
{
	struct suite_words words;

	suite_words(row, &words);
	put_code_cell(out, str_of(row->name));
	if (suite_differs(suite, row)) {
		fputs("(", out);
		put_event(out, row->column.name);
		fputs(") ", out);
	}
	fprintf(out, "| %s | %s | %s | %s | %s |\n", words.value[0],
		words.value[1], words.change, words.noise,
		suite_verdicts[row->verdict]);
}

static void put_suite_head(FILE *out, const struct suite *suite)
{
	fputs("**", out);
	put_event(out, suite->list[0].column.name);
	fprintf(out, "** of %zu benchmark%s: ", suite->count,
		suite->count == 1 ? "" : "s");
	put_quoted(out, str_of(suite->path[0]));
	fputs(" → ", out);
	put_quoted(out, str_of(suite->path[1]));
	fputs("\n\n| Benchmark | Old | New | Change | Noise | Verdict |\n"
	      "| :--- | ---: | ---: | ---: | ---: | :--- |\n",
	      out);
}

/* Writes the reports that fit, and how many others there are. */
static void put_suite_reports(struct markdown *m, const struct suite *suite)
{
	size_t i;

	for (i = 0; i < suite->count; i++) {
		const struct suite_row *row = &suite->list[i];
		struct draft piece;

		if (!row->report)
			continue;
		draft_open(&piece);
		fputs("\n### ", piece.file);
		put_quoted(piece.file, str_of(row->name));
		fputs("\n\n", piece.file);
		fwrite(row->report, 1, row->length, piece.file);
		put_piece(m, m->out, &piece);
	}
	end_plain(m, "report");
}

void markdown_suite(const struct writing *w, const struct suite *suite)
{
	struct markdown m = {.out = w->out, .left = MOST - LAST};
	char mean[FRACTION_TEXT];
	struct draft piece;
	size_t i;

	draft_open(&piece);
	put_suite_head(piece.file, suite);
	put_piece(&m, w->out, &piece);
	for (i = 0; i < suite->count; i++) {
		draft_open(&piece);
		put_benchmark(piece.file, suite, &suite->list[i]);
		put_piece(&m, w->out, &piece);
	}
	if (!m.left_out && suite_mean_text(suite, mean))
		fprintf(w->out, "| geometric mean | | | %s | | |\n", mean);
	end_plain(&m, "benchmark");
	if (!m.left_out)
		put_suite_reports(&m, suite);
}

void markdown_parts(const struct writing *w)
{
	struct markdown m = {.out = w->out, .left = MOST - LAST};
	struct part_table parts;
	struct draft piece;
	size_t i;

	part_table_make(&parts, w->profile);
	draft_open(&piece);
	fputs("| File | PID | Part | Thread | ", piece.file);
	put_event(piece.file, parts.event.length ? parts.event : STR("Total"));
	fputs(" | % | Time range | Trigger |\n"
	      "| :--- | ---: | ---: | ---: | ---: | ---: | :--- | :--- |\n",
	      piece.file);
	put_piece(&m, w->out, &piece);
	for (i = 0; i < parts.count; i++) {
		draft_open(&piece);
		put_part(piece.file, w->profile, &parts, &parts.entries[i]);
		put_piece(&m, w->out, &piece);
	}
	end_plain(&m, "part");
	part_table_free(&parts);
}

void markdown_events(const struct writing *w)
{
	struct markdown m = {.out = w->out, .left = MOST - LAST};
	struct event_table events;
	struct draft piece;
	size_t i;

	event_table_make(&events, w->columns);
	fputs("| Event | Total | Long name | Formula |\n"
	      "| :--- | ---: | :--- | :--- |\n",
	      w->out);
	for (i = 0; i < events.count; i++) {
		const struct event_entry *entry = &events.entries[i];

		draft_open(&piece);
		put_code_cell(piece.file, entry->definition.name);
		fputs("| ", piece.file);
		if (entry->usable)
			put_value(piece.file, w->columns, &entry->column,
				  &w->profile->costs, w->profile->new->total,
				  false);
		putc(' ', piece.file);
		put_code_cell(piece.file, entry->definition.long_name);
		put_code_cell(piece.file, entry->definition.formula);
		fputs("|\n", piece.file);
		put_piece(&m, w->out, &piece);
	}
	end_plain(&m, "event");
	event_table_free(&events);
}
